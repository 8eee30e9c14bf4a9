# The card on the front page; the facts are players, time and age, with commas between them.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Swim on or stop in time? Meet the same fish twice and the catch slips away.
kleine-fische-facts = 2–4 players, 45 min, age 8+
