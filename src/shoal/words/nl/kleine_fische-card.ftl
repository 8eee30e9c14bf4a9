# De kaart op de voorpagina.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Verder zwemmen of op tijd stoppen? Kom je dezelfde vis twee keer tegen, dan glipt de vangst je door de vingers.
kleine-fische-facts = 2–4 spelers, 45 min., vanaf 8 jaar
