# La pagina che dice che cosa un server conserva delle persone, e per quanto.

kept-title = Che cosa conserva questo server
kept-intro = Niente account, niente indirizzi e-mail, niente pubblicità, niente che si carichi da altri siti e niente che passi ad altri.
kept-what = Che cosa
kept-long = Per quanto
kept-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
kept-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
}
kept-for-good = finché non lo cancelli o il server non viene spento
kept-pass = Un cookie con un numero casuale, perché i tuoi posti siano tuoi. Di te non dice niente.
kept-pass-long = 400 giorni sul tuo dispositivo. Il server non lo conserva.
kept-games = Le partite che giochi: i nomi che hai scritto, ogni azione con la sua ora, le bozze dei piani, e ciò che hai detto in chat.
kept-games-over = { $days } dopo la fine di una partita
kept-games-idle = { $days } dopo l’ultima azione di una partita che nessuno ha finito
kept-games-open = { $days } dopo l’apertura di un tavolo che nessuno ha iniziato
kept-address = L’indirizzo da cui ti colleghi, perché nessuno possa sommergere il server.
kept-address-long = Un’ora in memoria. Non viene salvato né annotato, tranne che con una segnalazione.
kept-reports = Segnalazioni sul comportamento di qualcuno: le ultime cose che ha detto, il suo nome e indirizzo, e chi ha fatto la segnalazione.
kept-reports-long = { $days } dopo la segnalazione
kept-backups = Copie di sicurezza di tutto questo.
kept-backups-long = { $days }; fino ad allora contengono ancora ciò che è stato cancellato
kept-backups-none = Questo server da solo non ne fa.
kept-forgotten = L’impronta di un lasciapassare ritirato, perché nessuno possa usarne una copia.
kept-rights = I tuoi diritti
kept-export = Scarica tutto ciò che questo server conserva di te
kept-delete = Puoi farti dimenticare: i tuoi nomi, la chat e le bozze vengono cancellati subito, i tuoi posti passano ai bot, e le partite degli altri restano.
kept-forget = Dimenticami su questo server
kept-forgotten-now = Fatto. Questo server ti ha dimenticato.
kept-proxy = Chi gestisce questo server può avere davanti un proxy che tiene un registro suo. Puoi chiederglielo.
