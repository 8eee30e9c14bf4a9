# Il browser: tutto ciò che sta intorno ai tabelloni.

web-name = Shoal
web-title = Shoal: giochi da tavolo del mare
web-promise = Giochi da tavolo del mare, con chi ti piace. Manda un link, prendi posto, gioca.
web-promise-pocket = Giochi da tavolo del mare, contro i bot o con chi sta intorno a questo dispositivo. Senza rete.
web-games = Giochi
web-continue = Continua
web-front-new = È la prima volta? Scegli un gioco e prova un turno guidato.
web-pocket = Gioca senza rete
web-my-games = Le mie partite
web-no-games = Ancora nessuna partita. Scegli un gioco nella pagina iniziale.
web-going-on = In corso
web-finished = Finite
web-play = Gioca
web-loading = Caricamento…
web-again = Riprova
web-reload = Ricarica
web-close = Chiudi
web-yes = Sì
web-no = No
web-on = { web-yes }
web-off = { web-no }

# I giochi sulle loro carte

web-game-players = { $count ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
  }
web-game-clauses = Le regole, articolo per articolo
web-game-no-clauses = Nessuno ha ancora messo per iscritto le regole di questo gioco.
web-plain-state = Il tavolo
web-plain-more = Mostra
web-plain-preview = Che cosa succederebbe

# I miei tavoli

web-your-turn = Tocca a te
web-row-waiting = In attesa di { $seat }
web-phase-open = In attesa di giocatori
web-phase-seated = Si può iniziare
web-phase-running = { web-going-on }
web-phase-finished = Finita
web-phase-agreed = Finita in anticipo
web-phase-closed = Chiusa
web-bots = { $count } bot

# Un nuovo tavolo

web-players = Giocatori
web-your-name = Il tuo nome
web-name-of = Nome del giocatore { $number }
web-seat-is = Chi gioca al posto { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = a caso
web-level-deckhand = principiante
web-level-mate = bravo
web-level-captain = forte
web-level-admiral = fortissimo, ma lento
web-seat-open = Invita con un link
web-seat-here = { web-claim-do }
web-seat-free = Posto libero
web-open-table = Apri il tavolo
web-more-options = Altre opzioni
web-guest-names = Nina, Perla, Nilo, Ondina, Morgan, Delfina, Nemo, Marina
web-bot-names = Brezza, Alga, Burrasca, Ciottolo, Marlin
web-with = Giochi con
web-with-bot = Bot
web-with-open = Amici, con un link
web-with-here = Amici, su questo dispositivo
web-pace = Quando
web-pace-now = Ora, insieme
web-pace-days = In più giorni
web-pace-now-how = Se qualcuno perde la connessione, tutti vedono un conto alla rovescia di un minuto; poi un bot gioca al suo posto fino al ritorno, e chi torna legge che cosa ha fatto il bot.
web-pace-days-how = Ognuno gioca quando ha tempo. Nessuno gioca al posto di un altro finché non scade il tempo concordato.
web-days = Tempo per ogni turno
web-days-count = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
  }
web-clock = Orologio
web-clock-none = Nessuno
web-clock-minutes = { $minutes ->
    [one] 1 minuto a testa
   *[other] { $minutes } minuti a testa
  }
web-chat = Chat
web-chat-free = Testo libero
web-chat-phrases = Solo frasi pronte
web-chat-off = Niente chat
web-listed = Mostra tra i tavoli aperti
web-spectators = Chi può guardare
web-spectators-open = Chiunque abbia il link
web-spectators-link = Solo con un link per spettatori
web-spectators-none = { web-clock-none }
web-option-random = A sorte
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Primo posto
web-read-rules = Leggi le regole

# Sedersi e aspettare

web-join = Hai un invito. Scrivi il tuo nome e prendi posto.
web-sit-down = Prendi posto
web-watch = Guarda e basta
web-seats-missing = { $count ->
    [one] Un posto è libero. Manda il link a qualcuno con cui vuoi giocare.
   *[other] { $count } posti sono liberi. Manda il link alle persone con cui vuoi giocare.
  }
web-all-here = Ci siamo tutti.
web-begin = Inizia la partita
web-host-begins = In attesa che l’host inizi la partita.
web-close-table = Chiudi questo tavolo
web-free-seat = Libera questo posto
web-invite-link = Link a questo tavolo
web-copy-link = Copia il link
web-copied = Copiato
web-qr = Codice QR del link
web-no-seat = Non hai un posto a questo tavolo
web-no-seat-how = Se hai già giocato qui, il tuo posto ora è su un altro dispositivo: continua lì, oppure da lì riportalo qui.
web-moved = Il tuo posto non è più su questo dispositivo
web-moved-how = Un altro dispositivo gioca per te, oppure l’host ha dato il posto a qualcun altro. Da quell’altro dispositivo puoi riportare qui il tuo posto.
web-no-table = Tavolo non trovato
web-to-front = Pagina iniziale
web-claim-title = Il tuo posto
web-claim = Questo link sposta il tuo posto su questo dispositivo. Funziona una volta sola.
web-claim-do = Gioca su questo dispositivo

# Note sotto i nomi

web-note-you = tu
web-note-host = host
web-note-bot = bot, { $level }
web-note-thinking = sta pensando
web-note-away = non c’è
web-note-stand-in = gioca un bot

# Il tavolo

web-prompt-none = Al momento non c’è niente da fare.
web-prompt-choose = Tocca per l’anteprima, tocca di nuovo per confermare.
web-prompt-again-does = Tocca di nuovo o premi il pulsante.
web-prompt-done = Hai finito. In attesa di { $seats }.
web-prompt-waits = { $count ->
    [one] Tocca a { $seats }.
   *[other] In attesa di { $seats }.
  }
web-ask-which = Che cosa vuoi fare?
web-facts = Il turno e ciò che hai
web-prompt-playing = Ecco che cosa è successo…
web-prompt-again = Che cosa è successo dopo il tuo turno
web-prompt-agreed = La partita è finita di comune accordo.
web-drop = Annulla
web-skip = Salta
web-take-back = Ritira la mossa
web-ask-back = Chiedi di ritirarla
web-hint = Suggerimento
web-hint-is = Un bot suggerisce questo.
web-hint-thinking = Un bot ci sta pensando…
web-hint-expects = Vittoria circa al { $chance }%, e alla fine { count-points }.
web-rules = Regole
web-rules-of = Regole di { $game }
web-rules-aid = In una pagina
web-rules-find = Cerca nelle regole
web-rules-chapters = Capitoli
web-rules-exact = Regole esatte ({ $count })
web-rules-none = Nessuna regola contiene queste parole.
web-rules-found = { $count ->
    [one] Trovata una regola
   *[other] Trovate { $count } regole
  }
web-rule = Regola { $clause }
web-menu = Menu
web-beside = Giocatori e cronaca
web-log = Cronaca
web-log-undone = ritirata
web-log-end = All’ultima riga
web-log-empty = Non è ancora successo niente.
web-result = Risultato
web-refused = Al momento non è possibile.
web-offline = Il server non risponde. Controlla la connessione e riprova.
web-server-error = Il server ha mandato una risposta che questa pagina non sa leggere. Riprova tra un momento.
web-page-lost = Non è stato possibile caricare la pagina. Controlla la connessione e ricarica.
web-line-lost = Connessione persa. Nuovo tentativo…
web-line-polling = Connessione lenta: le mosse possono arrivare un po’ in ritardo.
web-autopilot = Un bot gioca al posto tuo.
web-autopilot-off = Eccomi
web-away = { $seat } ha perso la connessione. Tra { $time } gioca un bot.
web-stood-in-away = { $count ->
    [one] Mentre non c’eri, un bot ha fatto una mossa per te.
   *[other] Mentre non c’eri, un bot ha fatto { $count } mosse per te.
  }
web-stood-in-time = { $count ->
    [one] Il tuo tempo è scaduto, e un bot ha fatto una mossa per te.
   *[other] Il tuo tempo è scaduto, e un bot ha fatto { $count } mosse per te.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Stai guardando. Ciò che è nascosto resta nascosto.
web-missed = { $count ->
    [one] Mentre non c’eri è stata fatta una mossa.
   *[other] Mentre non c’eri sono state fatte { $count } mosse.
  }
web-vote-back = { $seat } vuole ritirare l’ultima mossa. Devono essere tutti d’accordo.
web-vote-end = { $seat } vuole terminare qui la partita. Devono essere tutti d’accordo.
web-withdraw = Ritira
web-rematch-there = C’è una nuova partita con gli stessi giocatori.
web-rematch-go = Vai alla nuova partita

web-plain-filter = { $count ->
    [one] Cerca in un’azione
   *[other] Cerca tra { $count } azioni
  }
web-plain-actions = Che cosa puoi fare

# In più su un dispositivo

web-curtain-title = Passa il dispositivo
web-curtain = Passa il dispositivo a { $seat }.
web-curtain-why = Quello che segue è privato.
web-curtain-open = Sono { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: 1 messaggio nuovo
   *[other] Chat: { $count } messaggi nuovi
  }
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi un messaggio
web-chat-send = Invia

# La cronaca del tavolo stesso

web-log-sat = { $seat } prende posto.
web-log-bot = { $seat }, un bot, prende posto.
web-log-freed = { $seat } lascia il tavolo.
web-log-started = La partita inizia.
web-log-back = { $seat } ritira una mossa.
web-log-asked = { $what ->
    [back] { $seat } chiede a tutti di poter ritirare l’ultima mossa.
   *[end] { $seat } chiede a tutti di terminare la partita.
  }
web-log-answered = { $yes ->
    [yes] { $seat } è d’accordo.
   *[no] { $seat } non è d’accordo.
  }
web-log-withdrawn = { $seat } ritira la richiesta.
web-log-away = { $seat } perde la connessione.
web-log-stand-in = Un bot gioca al posto di { $seat }.
web-log-expired = { $seat } non ha più tempo; continua un bot.
web-log-returned = { $seat } è di nuovo qui.
web-log-time = { $seat } riceve altro tempo.
web-log-claimed = { $seat } passa a un altro dispositivo.

# Menu e impostazioni

web-settings = Impostazioni
web-language = Lingua
web-theme = Colori
web-theme-auto = Del dispositivo
web-theme-light = Chiari
web-theme-dark = Scuri
web-theme-to-light = Colori chiari
web-theme-to-dark = Colori scuri
web-speed = Velocità delle animazioni
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-brisk = Veloce
web-speed-off = Nessuna
web-motion = Movimento
web-motion-auto = { web-theme-auto }
web-motion-less = Ridotto
web-sound = Suoni
web-quick = Gioca al primo tocco, senza anteprima
web-notify = Avvisami quando tocca a me
web-shortcuts = Scorciatoie da tastiera
web-key-board = Vai al tabellone, poi avanti
web-key-move = Spostati tra le possibilità
web-key-confirm = Anteprima; di nuovo per confermare
web-key-drop = Annulla o chiudi
web-key-option = Scegli un’opzione
web-key-about = Che cos’è?
web-key-pause = Metti in pausa l’animazione
web-key-step = Un passo avanti
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Salta l’animazione
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Sposta il mio posto su un altro dispositivo
web-watch-link = Link per spettatori
web-seat-link-what = Solo per te: chi lo apre gioca al posto tuo. Funziona una volta, poi questo dispositivo guarda soltanto.
web-seat-link-label = Link privato al tuo posto
web-watch-link-what = Chi ce l’ha vede ciò che è scoperto, e non può giocare.
web-watch-link-label = Link da dare agli spettatori
web-end-game = Termina la partita
web-end-sure = Terminare ora la partita? Non vince nessuno.
web-end-sure-vote = Chiedere a tutti di terminare ora la partita? Non vince nessuno.
web-leave-table = Lascia il tavolo
web-leave-sure = Lasciare il tavolo? Il tuo posto torna libero per qualcun altro.
web-leave = Lascia
web-stay = Resta

# La fine

web-you-won = Hai vinto!
web-winners = { $count ->
    [one] Vince { $seats }.
   *[other] Vincono { $seats }.
  }
web-where-points = Da dove vengono i punti
web-total = Totale
web-rank = { $rank }º posto
web-no-points = Nessun punto
web-race = I punti nel tempo
web-race-label = Punti di tutti i giocatori dall’inizio alla fine
web-rematch = Gioca ancora
web-see-board = Guarda il tabellone
web-replay = Guarda il replay
web-save-record = Salva la registrazione
web-bring-record = Apri una registrazione
web-bring-record-title = Apri una partita salvata
web-bring-record-how = Scegli una registrazione salvata qui o altrove. Prima viene controllata, poi puoi guardare il replay.

# Riguardare una partita

web-to-table = Vai al tavolo
web-replay-of = Replay: { $game }
web-replay-silent = In questo momento non è successo niente.
web-replay-moment = Momento della partita
web-replay-at = Mossa { $at } di { $of }
web-replay-speed = Velocità: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Copia il link a questo momento
web-replay-link-bar = Copia l’indirizzo di questa pagina: porta a questo momento.
web-eyes = Guarda come
web-eyes-open = Ciò che vedono tutti
web-chances = Probabilità di vittoria
web-chances-label = La probabilità di vincere di ciascuno dall’inizio alla fine, secondo la stima dei bot
web-chances-working = I bot stanno analizzando la partita: { $done } momenti su { $of }.
web-per-cent = { $number }%
web-turning = Momenti decisivi
web-turning-at = Mossa { $at }
web-turning-for = { $seat }: da { $before }% a { $after }%
web-turning-none = Nessuna mossa da sola ha deciso la partita.
web-replay-first = Vai all’inizio
web-replay-prev = Passo precedente
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Passo successivo
web-replay-last = Vai alla fine
web-replay-since = Mostra che cosa è successo dopo il mio turno
web-seal = Controllo di correttezza
web-seal-promised = Prima della prima mossa il server ha pubblicato questa somma di controllo di un numero segreto. Da allora non ha più potuto cambiare la sorte.
web-seal-opened = Dopo la partita ha rivelato il numero segreto da cui viene tutta la sorte.
web-seal-fits = Corrispondono: nessuno ha truccato la sorte. L’ha verificato il tuo browser.
web-seal-replayed = Poi l’intera partita è stata rigiocata a partire da questo numero.
web-seal-follows = Verificato: { $draws ->
    [one] l’unica estrazione ne deriva
   *[other] tutte le { $draws } estrazioni ne derivano
  }, e { $actions ->
    [one] l’unica mossa è regolare
   *[other] tutte le { $actions } mosse sono regolari
  }.
web-seal-wrong = Il risultato non è lo stesso. Non fidarti di questa partita.
web-seal-broken = Non corrispondono. Non fidarti di questa partita.
web-seal-elsewhere = Senza una connessione sicura questa pagina non può verificarlo. Salva la registrazione per controllarla altrove.
web-gallery-file = Momenti da un file
web-gallery-none = Di questo gioco non ci sono momenti. Creane con tools/fixtures.py.

web-say-thinking = Di’ agli altri che sto pensando
web-more-time = Dai più tempo a { $seat }
web-lobby = Tavoli con posti liberi
web-lobby-seats = { $free ->
    [one] 1 posto libero
   *[other] { $free } posti liberi
} su { $seats }

# Il turno guidato

web-led = Il tuo primo turno
web-led-step = Passo { $number } di { $of }
web-led-fold = Mostra o nascondi il testo
web-led-leave = Chiudi la guida
web-led-begin = Inizia
web-led-good = Mostra una buona mossa
web-led-why = Perché?
web-led-done = { web-continue }
web-led-offer = Prima volta? Gioca un turno guidato.
web-led-start = Gioca un turno guidato
web-led-how = Prima volta? Gioca una vera partita { $bots ->
    [1] contro un bot
   *[other] contro { $bots } bot
}. Una scheda ti dice che cosa guardare e perché.
web-led-menu = { web-led-start }
web-led-no = No grazie

# Lezioni: una posizione preparata e qualcosa da farci.

web-lessons = Lezioni
web-lessons-how = Una cosa alla volta, su una posizione preparata. Un minuto ciascuna.
web-lesson-number = Lezione { $number } di { $of }
web-lesson-solved = fatta
web-lesson-open = Lezione: { $title }
web-lesson-reached = Ben fatto
web-lesson-missed = Così no
web-lesson-again = { web-again }
web-lesson-next = Prossima lezione
web-lesson-all = Tutte le lezioni
web-lesson-play = Gioca una partita

# Gli altri al tavolo

web-mute = Silenzia { $seat }
web-unmute = Riattiva { $seat }
web-report = Segnala { $seat }
web-report-why = Che cosa è successo?
web-report-how = Chi gestisce questo server riceve le tue parole e le ultime righe scritte da questo giocatore. Al tavolo non lo saprà nessuno.
web-report-send = Invia la segnalazione
web-report-told = Grazie. La segnalazione su { $seat } è partita.
web-kept = Che cosa conserva di te questo server
