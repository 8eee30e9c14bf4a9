# Lessen in vaste stellingen: waar het om gaat, wat je doet, en wat er gezegd wordt als het lukt of niet.

vanuatu-lesson-lead = Leid met twee pionnen
vanuatu-lesson-lead-text = Een actie mag worden gedaan door wie er de meeste pionnen op heeft; bij gelijke stand door wie het eerst aan de beurt is. Jij en een andere speler hebben elk één pion op Vissen, en jij bent de laatste. Je hebt nog één pion.
vanuatu-lesson-lead-goal = Plaats je laatste pion zo dat je op Vissen leidt.
vanuatu-lesson-lead-done = Twee pionnen tegen één: jij vist eerst, en de eerste vangst is het meest waard.
vanuatu-lesson-lead-missed = Op Vissen is het nog steeds één tegen één, en bij gelijke stand gaat de ander voor. Zet de pion waar je om de leiding strijdt.

vanuatu-lesson-build = Eerst varen, dan bouwen
vanuatu-lesson-build-text = Een kraam bouw je op een eiland naast je boot; dat kost 3 vatu, en elke stap op zee kost er 1. Santo, naast je, heeft geen ruimte meer. Je hebt 4 vatu.
vanuatu-lesson-build-goal = Vaar naar de Melebaai en bouw een kraam op Efate.
vanuatu-lesson-build-done = Eén vatu voor de weg, drie voor de kraam. Vanaf nu levert elke toerist er iets op.
vanuatu-lesson-build-missed = Er is niets gebouwd. Vaar één stap, naar de Melebaai: dan blijven er 3 vatu over, en Efate ligt naast je.
vanuatu-lesson-build-withdrew = De pion is weggehaald en de actie verloren. Vaar eerst, zodat er een eiland met ruimte naast je ligt.

vanuatu-lesson-load = Vul een schip
vanuatu-lesson-load-text = Met Kopen neem je goederen van een eiland naast je boot en laad je ze op een schip dat ze wil. Dat levert meteen punten op, en meer voor wie het schip vult. Het gemarkeerde schip mist nog één kava, en die is er op Efate.
vanuatu-lesson-load-goal = Koop kava op Efate.
vanuatu-lesson-load-done = Het schip is vol en vaart weg met jouw kava.
vanuatu-lesson-load-missed = Het schip wacht nog op zijn kava. Tik op Kopen, dan op kava op Efate.
