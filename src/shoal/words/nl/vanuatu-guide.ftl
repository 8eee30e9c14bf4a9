# De begeleide eerste ronde: waar je naar kijkt, wat je doet, en waarom.

vanuatu-guide-aim = Je leeft op eilanden die van ronde tot ronde groeien. Je verdient vatu door vis te verkopen en toeristen rond te leiden, en maakt er punten van met kramen, zandtekeningen en schepen. Acht rondes; wie de meeste punten heeft, wint.
vanuatu-guide-character = Neem een personage voor deze ronde. De zin erbij zegt wat het goedkoper of beter maakt.
vanuatu-guide-character-why = Kies er een die past bij wat je van plan bent. Twee rondes achter elkaar mag je het niet houden, en anderen willen ook wat.
vanuatu-guide-plan = Plaats je pionnen op de actievakken: twee, dan twee, dan één. Tik op een vak om er een pion te zetten, en nog eens op hetzelfde vak voor een tweede.
vanuatu-guide-plan-why = Elk vak waarop je plaatst, is iets wat je deze ronde wilt doen. Alleen wie er de meeste pionnen heeft, mag de actie doen, dus zet er twee waar het ertoe doet. Een grijs vak zegt wie er vóór jou aan bod zou komen, een oranje vak wat er eerst nodig is, en of het wacht op geld dat misschien nooit komt.
vanuatu-guide-act = Jouw beurt voor een actie. De vakken waar je leidt, lichten op: tik er een aan, of tik op een oplichtende zeshoek en kies wat je daar doet.
vanuatu-guide-act-why = Je gebruikt één hele stapel tegelijk, dan zijn de anderen aan de beurt. Doe eerst wat anderen kunnen bederven, en let op je vatu: elke stap kost geld.
vanuatu-guide-withdraw = Je leidt nu nergens, dus een van je stapels geef je op: die actie is verloren.
vanuatu-guide-withdraw-why = Geef op wat je het minst nodig hebt, of waar een ander ver voorligt. Als die ander klaar is, leidt misschien je volgende stapel.
vanuatu-guide-preach = Je leidt nu nergens. Met je Prediker gebruik je toch één stapel, eens per ronde; of geef een stapel op.
vanuatu-guide-lose = Je leidt, maar niets daarvan kan nu: een van deze stapels geef je op, en die actie is verloren.
vanuatu-guide-selling = Je mag nog een vis verkopen, tegen een lagere prijs, of stoppen.
vanuatu-guide-selling-why = De prijs daalt met elke vis en herstelt zich volgende ronde.
vanuatu-guide-second = Je Koper mag gratis een tweede blokje laden.
vanuatu-guide-second-why = Elk blokje op een schip is punten waard.
vanuatu-guide-resting = Kies een van de rusttegels; alleen jij ziet ze.
vanuatu-guide-resting-why = Ze betalen aan het eind van de ronde: een punt, een vatu, allebei, of volgende ronde beginnen.
vanuatu-guide-tile = Je legt een nieuwe tegel: tik op een oplichtende zeshoek, dan zie je de tegel daar.
vanuatu-guide-tile-why = Leg hem waar je boot er snel iets aan heeft.
vanuatu-guide-neutral = Met twee spelers doen neutrale pionnen mee. Zet er een op een actie.
vanuatu-guide-neutral-why = Wie die actie wil doen, heeft meer pionnen nodig dan er neutrale staan.
vanuatu-guide-note-withdrew = iemand leidde nergens en moest een stapel opgeven zonder iets te doen. Dat is het gevaar als je plant wat anderen ook willen.
vanuatu-guide-note-converted = tien vatu werden vijf punten. Dat gaat vanzelf, dus niemand blijft lang rijk.
vanuatu-guide-note-loaded = er ging een blokje op een schip, en dat leverde punten op.
vanuatu-guide-note-lost = er was op geen schip ruimte, en het blokje is verloren.
vanuatu-guide-end =
    Dat was een hele ronde. Drie dingen beslissen de partij:
    Zet liever twee pionnen waar je als eerste moet zijn dan overal één.
    Let op je vatu: een actie die je niet kunt betalen is verloren, en tien worden punten.
    Bouw vroeg kramen waar veel toeristen terechtkunnen: twee punten per toerist.
vanuatu-guide-note-built = er is een kraam gebouwd. Aan het eind telt die twee punten voor elke toerist op het eiland.
vanuatu-guide-note-transported = er is een toerist aangekomen. Elke kraam op het eiland betaalde een vatu aan wie de toerist bracht, van wie de kraam ook is.
vanuatu-guide-note-sold = er is een vis verkocht: zijn waarde maal de prijs. De volgende die deze ronde wordt verkocht, brengt minder op.
vanuatu-guide-note-drew = een tekening in het zand leverde meteen punten op.
