# De begeleide eerste ronde: waar je naar kijkt, wat je doet, en waarom.

kleine-fische-guide-aim = Je bent een duiker met een camera. De vissen liggen gedekt; je zwemt over de banen ertussen en draait vissen om. Aan het eind telt van elke soort alleen je beste foto, dus je wilt zoveel mogelijk verschillende soorten.
kleine-fische-guide-jump = Breng de boot boven een kolom en spring: tik op een oplichtende pijl naast een kaart van de bovenste rij.
kleine-fische-guide-jump-why = Jij kiest welke kant je op kijkt. Vanaf dan zwem je alleen vooruit, dus kijk naar waar de meeste kaarten liggen.
kleine-fische-guide-reveal = Draai een van de vissen naast je baan om: tik op de kaart.
kleine-fische-guide-reveal-why = Elke vis die je omdraait, blijft voorlopig open. Een soort die al openligt, zou dubbel zijn, en dubbel is slecht.
kleine-fische-guide-cave = Naast je ligt geen verborgen vis: verken de grot, of stop.
kleine-fische-guide-choice = Stop, en de open vissen zijn van jou. Of zwem verder en draai er nog een om.
kleine-fische-guide-choice-why = Bij de tweede vis van een soort gaan beide, en alles wat je ertussen hebt omgedraaid, weer dicht. Met twee of drie open is doorgaan meestal veilig; met zes is het hoog tijd om te stoppen. Liggen er precies zoveel vissen open als het getal op een grot naast je zegt, dan kun je in plaats daarvan de grot verkennen.
kleine-fische-guide-swim = Zwem verder: tik op een kaart voor je om erheen te zwemmen en die om te draaien, of op een baan om later te kiezen.
kleine-fische-guide-swim-why = Zoek een baan met twee verborgen vissen ernaast, dan heb je iets te kiezen.
kleine-fische-guide-octopus = Op sommige van je vissen staan octopuspunten. Zoveel banen mag je de octopus verplaatsen, als je wilt.
kleine-fische-guide-octopus-why = Komt hij bij de duiker van een tegenstander, dan mag je proberen te stelen. Laat hem anders waar hij in de weg zit.
kleine-fische-guide-rob = De octopus heeft iemand te pakken. Zeg hoeveel vissen je wilt, dan beslist de dobbelsteen.
kleine-fische-guide-rob-why = Op de dobbelsteen staan 1, 1, 2, 3, 3 en een rode kant die een van jouw vissen weggeeft. Eén vis is vrij veilig, drie is dapper.
kleine-fische-guide-exchange = De hele bovenste rij bestaat uit grotten: wissel er eerst een met een vis uit een lagere rij.
kleine-fische-guide-exchange-why = Je springt naast die vis. Elke vis is goed, niemand weet wat het zijn.
kleine-fische-guide-note-bust = twee van dezelfde soort. Beide, en wat ertussen is omgedraaid, zijn weer verborgen; de rest blijft bij de duiker. Onthoud waar ze liggen!
kleine-fische-guide-note-stranded = er lag geen verborgen vis naast de baan, dus de beurt was meteen voorbij.
kleine-fische-guide-note-collected = de open vissen zijn meegenomen, en de gaten zijn uit de trekstapel gevuld.
kleine-fische-guide-note-explored = er is een grot verkend: er lagen zoveel vissen open als het getal zegt. Grotten helpen later, of leveren punten op.
kleine-fische-guide-note-halted = naast de baan lag niets meer dat je kunt omdraaien. Dat beëindigt een duik, maar wat openlag, blijft bij de duiker.
kleine-fische-guide-note-crawled = de octopus is verplaatst, één baan voor elk octopuspunt op de vissen. Hij verspert zijn baan, en bereikt hij een duiker, dan steelt hij.
kleine-fische-guide-note-stole = er is ongezien vis uit een stapel gestolen. Alleen vissen kun je stelen, grotten nooit.
kleine-fische-guide-note-lost = de rode kant: de dief moest een vis afgeven.
kleine-fische-guide-end =
    Dat was een hele ronde. Drie dingen beslissen de partij:
    Stop op tijd: twee of drie vissen per beurt is een goede vangst.
    Zoek soorten die je nog niet hebt: alleen de beste van elke soort telt.
    Houd de octopus in het oog: hij steelt van volle stapels.
