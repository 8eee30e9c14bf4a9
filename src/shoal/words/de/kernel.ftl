# Was jedes Spiel sagt, worum es auch geht. Terminal und Browser haben das immer.

seat-name = Spieler { $number }
count-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-value = { $label }: { $value }

prompt-over = Die Partie ist zu Ende.

refuse-unknown = Diese Aktion gibt es nicht.
refuse-over = { prompt-over }
refuse-turn = Du bist nicht dran. Der Tisch wartet auf { $seats }.

takeback-nothing = Es gibt noch nichts zurückzunehmen.
takeback-other = Seitdem hat { $seat } gespielt.
takeback-chance = Das lässt sich nicht zurücknehmen: Der Zufall hat mitentschieden.
takeback-reveal = Das lässt sich nicht zurücknehmen: Verdecktes wurde aufgedeckt.

tally-points = Punkte
