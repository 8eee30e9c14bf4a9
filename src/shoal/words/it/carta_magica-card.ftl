# La carta sulla pagina iniziale; i dati sono giocatori, tempo ed età, separati da virgole.

carta-magica-pitch = Gira la freccia d’ottone, sfida tempeste e mostri, fa’ il giro dell’isola e torna a casa.
carta-magica-facts = 2–4 giocatori, 45 min, da 7 anni
