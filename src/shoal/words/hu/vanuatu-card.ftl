vanuatu-pitch = Hajózz, halássz és kereskedj fiatal szigetek közt. Cselekedni csak többséggel lehet.
vanuatu-facts = 2–5 játékos, 90 perc, 12 éves kortól
