# The card on the front page; the facts are players, time and age, with commas between them.

carta-magica-pitch = Spin the brass arrow, brave storms and monsters, round the island and come home.
carta-magica-facts = 2–4 players, 45 min, age 7+
