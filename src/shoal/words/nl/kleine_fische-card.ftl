# De kaart op de voorpagina.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Verder zwemmen of op tijd stoppen? Twee keer dezelfde vis, en je vangst glipt weg.
kleine-fische-facts = 2–4 spelers, 45 min., vanaf 8 jaar
