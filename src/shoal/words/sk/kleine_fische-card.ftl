# Karta na úvodnej stránke: hráči, čas a vek s čiarkami.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Plávať ďalej, alebo včas zastaviť? Stretneš ten istý druh ryby po druhý raz a úlovok ti odpláva.
kleine-fische-facts = 2–4 hráči, 45 min, od 8 rokov
