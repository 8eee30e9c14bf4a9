# The card on the front page; the facts are players, time and age, with commas between them.

vanuatu-pitch = Sail, fish and trade among young islands. Only a majority lets you act.
vanuatu-facts = 2–5 players, 90 min, age 12+
