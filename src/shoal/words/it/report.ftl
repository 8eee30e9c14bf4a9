# Il rapporto sull’equilibrio di un gioco: una pagina di grafici su molte partite tra bot.

report-title = { $game }: equilibrio
report-made = { $games ->
    [one] Una partita
   *[other] { $games } partite
} tra { $bots }. Regole { $rules }, componenti { $components }, numero iniziale { $seed }.
report-read = Le linee sulle barre sono intervalli al 95%; i numeri tra parentesi mostrano la metà centrale di tutte le partite. Ciò che i bot sanno fare bene o male pesa su ogni numero: leggilo come una domanda sul gioco, non come una sentenza.
report-players = { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}
report-seat = Posto { $number }
report-even = Quota pari

report-overview = In breve
report-col-players = { web-players }
report-col-games = Partite giocate
report-col-winner = Punti di chi vince
report-col-lead = Distacco
report-col-length = Decisioni
report-col-shared = Vittorie condivise
report-col-seats = Posti
report-seats-even = Nessun posto spicca
report-seat-ahead = Il posto { $number } vince troppo spesso ({ $share }%)
report-seat-behind = Il posto { $number } vince troppo di rado ({ $share }%)

report-by-seat = Vittorie per posto
report-by-seat-text = Inizia il posto 1. L’oro è nettamente sopra la quota pari, il rosso nettamente sotto.
report-decided = Quanto presto si decide la partita
report-decided-text = Quante volte chi in quel momento ha più punti finisce per vincere.
report-moment = Dopo il { $share }%
report-points = Punti per giocatore
report-points-below = Punti di tutti i giocatori, in oro chi vince; la linea tratteggiata è la mediana
report-lead = Distacco di chi vince
report-lead-below = Punti tra primo e secondo; la linea tratteggiata è la mediana
report-length = Durata
report-length-below = Decisioni per partita; la linea tratteggiata è la mediana
report-aborted = { $count ->
    [one] Una partita è stata interrotta ed è contata com’era.
   *[other] { $count } partite sono state interrotte e sono contate com’erano.
}

report-choices = Le scelte e se rendono
report-choices-text = Quante volte si fa ogni scelta quando si può, e come va a chi la fa una volta in più degli altri: più vittorie a destra, meno a sinistra, sbiadito dove può essere un caso.
report-choice = Scelta
report-per-game = Per partita
report-offered = Quando possibile
report-one-more = Vittorie con una in più
report-things = Che cosa si usa e se rende
report-things-text = Tutto ciò che ha un nome e a cui è successo qualcosa. Una linea punteggiata segna un’ipotesi: nessuno l’ha ancora confrontata con la scatola. Passaci sopra per saperne di più.

report-rests = Su che cosa si basa
report-rests-text = Componenti e decisioni che nessuno ha ancora confrontato con la scatola. Se hai il gioco, puoi correggere il file dei componenti e ricreare questa pagina.
report-part = Componenti
report-entries = Voci ipotizzate
report-rulings = { $count ->
    [one] Un’ipotesi o decisione
   *[other] { $count } ipotesi e decisioni
}
