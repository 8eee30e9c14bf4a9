# Lessons on set positions: what it is about, what to do, and what to say when it is done or missed.

carta-magica-lesson-trade = Goods into gold
carta-magica-lesson-trade-text = Talismans cost gold, and gold comes from black harbours: two goods become one gold. The wheel says how far you may sail. In a black harbour you also draw an adventure card before you leave.
carta-magica-lesson-trade-goal = Spin, sail into { carta-magica-harbour-bk1 } at M9 and trade goods for gold.
carta-magica-lesson-trade-done = Two goods less, one gold more. You may trade on as long as you have goods.
carta-magica-lesson-trade-missed = No goods were traded. Spin the wheel, sail into the harbour at M9, then trade.

carta-magica-lesson-talisman = Buy a talisman
carta-magica-lesson-talisman-text = Your challenge names the talismans you look for. Red harbours sell them for 2 gold each: one of the three that lie open, or the next one unseen.
carta-magica-lesson-talisman-goal = Spin, sail into the red harbour at N3 and buy a talisman.
carta-magica-lesson-talisman-done = The talisman is yours. A new one lies open in its place.
carta-magica-lesson-talisman-missed = No talisman was bought. Sail into the harbour at N3, then touch a talisman before you leave.

carta-magica-lesson-monster = Tame a monster
carta-magica-lesson-monster-text = An adventure card may be a monster. You say how much magic you spend, then the wheel adds its number; together they must reach the strength of the monster. What you spend is gone either way.
carta-magica-lesson-monster-goal = Spin, draw an adventure card and tame what rises.
carta-magica-lesson-monster-done = Tamed. A tamed monster stays with you and brings its reward.
carta-magica-lesson-monster-missed = No monster was tamed. Spin the wheel, then draw an adventure card.
carta-magica-lesson-monster-untamed = The monster was stronger. Spend more magic: the wheel alone is seldom enough.
