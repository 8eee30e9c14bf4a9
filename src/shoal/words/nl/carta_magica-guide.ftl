# De begeleide eerste ronde: waar je naar kijkt, wat je doet, en waarom.

carta-magica-guide-aim = Zeil één keer rond het eiland midden op de kaart, en kom thuis. Onderweg verzamel je talismannen: goederen worden goud in zwarte havens, goud wordt talismannen in rode.
carta-magica-guide-captain = Kies wie je bent. Het verandert niets, behalve het plaatje.
carta-magica-guide-captain-why = Neem dus wie je leuk vindt.
carta-magica-guide-challenge = Kies een uitdaging: twee talismannen die je zoekt.
carta-magica-guide-challenge-why = Elk van de twee die je mee naar huis brengt, telt tien punten meer.
carta-magica-guide-home = Zet je schip in een vrije haven: je thuishaven. Tik erop en tik dan nog eens.
carta-magica-guide-home-why = Hier vertrek je, en hier moet je terugkomen nadat je rond het eiland bent gezeild. Een rode haven dicht bij een zwarte houdt de wegen kort.
carta-magica-guide-spin = Draai aan de koperen pijl: tik op het wiel, of trek aan de pijl en laat los.
carta-magica-guide-spin-why = Hij staat dan op een getal en op wat je ermee kunt: hoe ver je kunt zeilen, of hoeveel goederen of magie je kunt nemen.
carta-magica-guide-choose = Doe één ding: zeil naar een oplichtend vak, linksom of rechtsom, of gebruik een teken dat de pijl toont.
carta-magica-guide-choose-why = Hamer en wind helpen alleen een schip in nood. Laad eerst goederen, twee voor elk goud, en zeil dan naar een zwarte haven. Een haven beëindigt de tocht.
carta-magica-guide-stuck = Je schip kan nu niet zeilen. Tik op de knop die het bevrijdt, als die er is, of gebruik een teken dat de pijl toont.
carta-magica-guide-stuck-why = Goud of de hamer herstelt een beschadigd schip; een schip zonder wind wordt voor goederen gesleept, en wind bevrijdt het.
carta-magica-guide-sail = Je schip is vrij: tik op een oplichtend vak om de weg te zien, en nog eens om erheen te zeilen.
carta-magica-guide-sail-why = Een haven beëindigt de tocht, en daar kun je ruilen of kopen.
carta-magica-guide-storm = Een storm! Draai nog eens: hij duwt elk schip twee vakken weg.
carta-magica-guide-storm-why = Rotsen beschadigen een schip, en witte vakken houden het vast tot er wind komt. Niemand heeft hiervoor gekozen.
carta-magica-guide-weather = Een storm gaat je schip wegduwen. Je kaart bespaart het dat: speel hem nu, of houd hem.
carta-magica-guide-black = Een zwarte haven: ruil twee goederen voor één goud, zo vaak je wilt. Je trekt hier ook een kaart.
carta-magica-guide-black-why = Met goud koop je talismannen, en elk stuk dat aan het eind over is, is een punt.
carta-magica-guide-black-bare = Een zwarte haven: twee goederen zouden een goud opleveren, maar je hebt niets om te ruilen.
carta-magica-guide-red = Een rode haven: voor twee goud koop je een talisman, open of verborgen.
carta-magica-guide-red-why = Die van je uitdaging tellen tien meer. Neem ze voordat iemand anders het doet.
carta-magica-guide-red-bare = Een rode haven: een talisman kost twee goud, maar het jouwe is nu niet genoeg.
carta-magica-guide-card = Een kaart vraagt je iets. De knoppen zeggen wat elk antwoord doet.
carta-magica-guide-card-why = Wat je houdt, kan later helpen of betalen.
carta-magica-guide-monster = Een monster! Zeg hoeveel magie je inzet, dan telt de pijl zijn getal erbij.
carta-magica-guide-monster-why = Haal je zijn kracht, dan levert het goud op en helpt het tegen het volgende. Lukt het niet, dan zijn je goederen weg.
carta-magica-guide-note-storm = er stak een storm op. Hij duwt alle schepen dezelfde kant op, een voor een.
carta-magica-guide-note-blown = de storm heeft een schip weggeduwd.
carta-magica-guide-note-drew = er is een avonturenkaart getrokken. Soms helpt die, soms kost die iets, soms is het een monster.
carta-magica-guide-note-traded = goederen werden goud in een zwarte haven.
carta-magica-guide-note-tamed = er is een monster getemd. Dat maakt het volgende makkelijker.
carta-magica-guide-note-untamed = het monster was sterker: de goederen aan boord zijn verloren.
carta-magica-guide-end =
    Dat was een hele ronde. Drie dingen beslissen de partij:
    Goederen worden goud, goud wordt talismannen: plan de weg van zwarte naar rode havens.
    De twee talismannen van je uitdaging zijn elk tien meer waard.
    Wie als eerste rond het eiland en weer thuis is, krijgt vijftien punten en beëindigt de partij.
carta-magica-guide-note-took = er kwamen goederen of magie aan boord. Niemand heeft er meer dan acht van één soort.
carta-magica-guide-note-bought = er is een talisman gekocht in een rode haven, en er ligt een nieuwe open.
carta-magica-guide-note-attacked = schepen die naast elkaar liggen, mogen vechten om een talisman die een van hen zoekt.
