# Lessen in vaste stellingen: waar het om gaat, wat je doet, en wat er gezegd wordt als het lukt of niet.

carta-magica-lesson-trade = Maak goud van goederen
carta-magica-lesson-trade-text = Talismannen kosten goud, en goud komt uit zwarte havens: twee goederen ruil je voor één goud. De pijl zegt hoe ver je mag zeilen. In een zwarte haven trek je ook een avonturenkaart voordat je vertrekt.
carta-magica-lesson-trade-goal = Draai, zeil { carta-magica-harbour-bk1 } binnen op M9 en ruil goederen voor goud.
carta-magica-lesson-trade-done = Twee goederen minder, één goud meer. Je mag blijven ruilen zolang je goederen hebt.
carta-magica-lesson-trade-missed = Er zijn geen goederen geruild. Draai aan de pijl, zeil de haven op M9 binnen en ruil dan.

carta-magica-lesson-talisman = Koop een talisman
carta-magica-lesson-talisman-text = Je uitdaging noemt de talismannen die je zoekt. Rode havens verkopen ze voor 2 goud per stuk: een van de drie die openliggen, of de volgende ongezien.
carta-magica-lesson-talisman-goal = Draai, zeil de rode haven op N3 binnen en koop een talisman.
carta-magica-lesson-talisman-done = De talisman is van jou. Op zijn plek ligt een nieuwe open.
carta-magica-lesson-talisman-missed = Er is geen talisman gekocht. Zeil de haven op N3 binnen en tik dan op een talisman voordat je vertrekt.

carta-magica-lesson-monster = Tem een monster
carta-magica-lesson-monster-text = Een avonturenkaart kan een monster zijn. Je zegt hoeveel magie je inzet, dan telt de pijl zijn getal erbij; samen moeten ze de kracht van het monster halen. Wat je inzet, ben je hoe dan ook kwijt.
carta-magica-lesson-monster-goal = Draai, trek een avonturenkaart en tem wat er opduikt.
carta-magica-lesson-monster-done = Getemd. Een getemd monster blijft bij je en levert zijn beloning op.
carta-magica-lesson-monster-missed = Er is geen monster getemd. Draai aan de pijl en trek dan een avonturenkaart.
carta-magica-lesson-monster-untamed = Het monster was sterker. Zet meer magie in: de pijl alleen is zelden genoeg.
