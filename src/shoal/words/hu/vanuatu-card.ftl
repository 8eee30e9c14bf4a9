vanuatu-pitch = Hajózz, halássz és kereskedj fiatal szigetek közt. Csak a többség cselekedhet.
vanuatu-facts = 2–5 játékos, 90 perc, 12 éves kortól
