# The card on the front page; the facts are players, time and age, with commas between them.

maldivia-pitch = Plot your course in secret, thread fish on your mast, and watch the sea fold away.
maldivia-facts = 2–4 players, 30 min, age 8+
