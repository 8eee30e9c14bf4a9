# La carta sulla pagina iniziale; i dati sono giocatori, tempo ed età, separati da virgole.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Proseguire o fermarsi in tempo? Se incontri due volte lo stesso pesce, la pesca ti scivola via.
kleine-fische-facts = 2–4 giocatori, 45 min, da 8 anni
