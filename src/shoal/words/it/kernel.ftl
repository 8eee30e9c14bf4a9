# Quello che dice ogni gioco, qualunque sia. Terminale e browser ce l’hanno sempre.

seat-name = Giocatore { $number }
count-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
label-value = { $label }: { $value }

prompt-over = La partita è finita.

refuse-unknown = Questa azione non esiste.
refuse-over = { prompt-over }
refuse-turn = Non è il tuo turno. In attesa di { $seats }.

takeback-nothing = Non c’è ancora niente da ritirare.
takeback-other = Nel frattempo ha giocato { $seat }.
takeback-chance = Questa mossa non si può ritirare: è entrato in gioco il caso.
takeback-reveal = Questa mossa non si può ritirare: ha rivelato qualcosa di nascosto.

tally-points = Punti
