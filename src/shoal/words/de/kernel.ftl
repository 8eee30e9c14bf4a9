seat-name = Spieler { $number }

prompt-over = Die Partie ist zu Ende.

refuse-unknown = Diese Aktion gibt es nicht.
refuse-over = Die Partie ist zu Ende.
refuse-turn = Du bist nicht dran: Der Tisch wartet auf { $seats }.

takeback-nothing = Noch ist nichts gespielt.
takeback-other = Inzwischen war { $seat } dran.
takeback-chance = Inzwischen hat der Zufall entschieden, das lässt sich nicht zurücknehmen.
takeback-reveal = Inzwischen wurde Verdecktes aufgedeckt, das lässt sich nicht zurücknehmen.

tally-points = Punkte
