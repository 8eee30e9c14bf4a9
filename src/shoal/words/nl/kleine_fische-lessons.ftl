# Lessen in vaste stellingen: waar het om gaat, wat je doet, en wat er gezegd wordt als het lukt of niet.

kleine-fische-lesson-stop = Stop op tijd
kleine-fische-lesson-stop-text = Er liggen drie verschillende vissen open voor je. Ze zijn van jou zodra je stopt. Draai je een tweede vis van een soort om, dan verlies je wat tussen die twee is omgedraaid, en je beurt is voorbij.
kleine-fische-lesson-stop-goal = Breng de drie vissen in veiligheid.
kleine-fische-lesson-stop-done = Drie vissen in je net. Hoe meer vissen er openliggen, hoe groter het risico van de volgende.
kleine-fische-lesson-stop-missed = Dat was meer risico dan nodig. Tik op Stop terwijl de drie vissen nog van jou zijn.
kleine-fische-lesson-stop-bust = Twee van dezelfde soort: ze zwemmen weg, en alle vissen ertussen ook. Stop voordat het zover komt.

kleine-fische-lesson-cave = Verken een grot
kleine-fische-lesson-cave-text = Een grot toont hoeveel vissen er open moeten liggen voordat je naar binnen kunt. Jij hebt er drie, en de grot voor je wil er drie. Wie een grot verkent, neemt die mee, samen met alle open vissen.
kleine-fische-lesson-cave-goal = Zwem naar de gemarkeerde grot en verken die.
kleine-fische-lesson-cave-done = De grot is van jou, de vissen ook, en je beurt eindigt veilig.
kleine-fische-lesson-cave-missed = De grot is niet verkend. Zwem verder en kies dan de grot en niet de vis ernaast.
kleine-fische-lesson-cave-bust = De vis naast de grot was de tweede van zijn soort. De grot was veilig geweest.
kleine-fische-lesson-cave-stopped = Een veilige keuze, maar de grot lag voor het grijpen: ook dan waren de vissen van jou geweest.

kleine-fische-lesson-steal = Steel met de octopus
kleine-fische-lesson-steal-text = Met de octopuspunten op je open vissen verplaats je de octopus, elk één baan. Waar hij een andere duiker bereikt, zeg je hoeveel vissen je wilt stelen en gooi je de dobbelsteen. Hoe minder je vraagt, hoe meer worpen goed zijn.
kleine-fische-lesson-steal-goal = Breng de octopus naar de andere duiker en steel minstens één vis.
kleine-fische-lesson-steal-done = Een vis rijker, en de ander een vis armer. Eén vragen is het veiligst.
kleine-fische-lesson-steal-missed = Er is geen vis gestolen. Tik op de baan van de andere duiker en vraag dan één vis.
kleine-fische-lesson-steal-greedy = De worp was te laag voor zoveel vissen. Vraag er één: bijna elke worp is genoeg.
