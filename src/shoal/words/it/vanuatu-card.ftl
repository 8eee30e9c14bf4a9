# La carta sulla pagina iniziale; i dati sono giocatori, tempo ed età, separati da virgole.

vanuatu-pitch = Naviga, pesca e commercia tra isole appena nate. Solo chi ha la maggioranza può agire.
vanuatu-facts = 2–5 giocatori, 90 min, da 12 anni
