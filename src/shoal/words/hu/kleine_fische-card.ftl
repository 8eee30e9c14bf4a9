kleine-fische-title = Kleine Fische
kleine-fische-pitch = Továbbúszol, vagy időben megállsz? Ha ugyanaz a hal kétszer jön, oda a fogás.
kleine-fische-facts = 2–4 játékos, 45 perc, 8 éves kortól
