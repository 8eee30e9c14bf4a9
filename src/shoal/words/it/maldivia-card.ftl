# La carta sulla pagina iniziale; i dati sono giocatori, tempo ed età, separati da virgole.

maldivia-pitch = Traccia la rotta in segreto, infila pesci sull’albero e guarda il mare che si ripiega.
maldivia-facts = 2–4 giocatori, 30 min, da 8 anni
