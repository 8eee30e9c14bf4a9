# Shoal in tasca: tutto nel browser, senza server

pocket-starting = Shoal si avvia…
pocket-old = Questo browser è troppo vecchio per Shoal senza server. Vanno bene Firefox, Chrome, Edge o Safari aggiornati.
pocket-no-script = Shoal ha bisogno di JavaScript.
pocket-fetching = Download dei giochi: { $have } di { $all } MB
pocket-waking = Avvio dei giochi…
pocket-failed = Non è stato possibile avviare i giochi.
pocket-elsewhere = Shoal è aperto in un’altra scheda, e ora le tue partite sono lì.
pocket-here = Continua qui
pocket-kept = Salvato su questo dispositivo: ora Shoal funziona senza rete.
pocket-kept-close = OK
pocket-install = Installa Shoal come app
pocket-alone = Qui non c’è un server che possa mandare un link a qualcuno.
pocket-file-title = Le tue partite in un file
pocket-file-how = Tutte le tue partite restano in questo browser. Salvale in un file per portarle su un altro dispositivo.
pocket-export = Salva tutte le partite
pocket-import-how = Sull’altro dispositivo apri quel file: le sue partite si aggiungono a quelle già presenti.
pocket-import = Apri partite salvate
pocket-imported = { $count ->
    [0] In questo file non c’è niente di nuovo.
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $count } partite.
  }
pocket-not-ours = Questo file non contiene partite salvate.
pocket-parcel = Salva questa partita per continuarla altrove
