# De kaart op de voorpagina.

carta-magica-pitch = Draai aan de koperen pijl, trotseer storm en monsters, zeil rond het eiland en kom weer thuis.
carta-magica-facts = 2–4 spelers, 45 min., vanaf 7 jaar
