# De spelregels van Kleine Fische ganz groß, voor mensen. Hoofdstukken in de volgorde van het spel.
# Boven elke alinea staan de punten die ze vertelt.

kleine-fische-rules-aim = Waar het om gaat
# KF-001
kleine-fische-rules-aim-1 = Je duikt langs een rif van verborgen kaarten en fotografeert vissen. Zolang elke vis die je omdraait van een andere soort is, mag je doorgaan. Kom je een soort twee keer tegen, dan glipt een deel van je vangst weg. Met twee, drie of vier spelers gelden dezelfde regels.
# KF-191
kleine-fische-rules-aim-2 = Aan het eind telt van elk van de dertien soorten alleen je beste foto. Variatie wint.

kleine-fische-rules-setup = Het rif
# KF-002 KF-022 KF-023 KF-025
kleine-fische-rules-setup-1 = Vissen en grotten worden door elkaar geschud. Vijfentwintig kaarten liggen gedekt, vijf rijen van vijf; de andere 78 zijn de trekstapel. Aan de achterkant zie je of een kaart een vis of een grot is, en een grot toont een getal; van de trekstapel zie je de achterkant van de bovenste kaart. Niemand heeft nog kaarten.
# KF-003 KF-004 KF-005 KF-020 KF-021 KF-024
kleine-fische-rules-setup-2 = Duikers en de octopus bewegen over de banen tussen de kaarten en langs de rand. Een baan binnenin heeft aan beide kanten een kaart, een baan aan de rand heeft er één. Een duiker is op één baan en kijkt naar een van de uiteinden. Alle duikers beginnen op de boot, de octopus in zijn eigen grot in de hoek rechtsonder, waar hij niets verspert. De eerste plaats begint.

kleine-fische-rules-turn = Een beurt
# KF-030 KF-032
kleine-fische-rules-turn-1 = Eerst duik je: zwem, draai een vis om, beslis, zwem verder. Dan mag je de octopus verplaatsen, misschien stelen, en verzamel je je vissen. Daarna wordt het rif aangevuld, en de volgende speler duikt in een vol rif waarin alles weer gedekt ligt.
# KF-031 KF-033 KF-050 KF-155
kleine-fische-rules-turn-2 = Je sprong en je eerste beweging mag je niet overslaan. Grotkaarten zijn alleen voor je eigen beurt, elke soort op een eigen moment. Tussen de beurten houden duikers hun baan en de kant waar ze heen kijken.

kleine-fische-rules-jump = De eerste beurt: springen
# KF-040 KF-041 KF-042 KF-043 KF-044 KF-045
kleine-fische-rules-jump-1 = Breng de boot boven een vis in de bovenste rij en spring naar een van de zijden van die kaart: links, rechts of onder. Jij kiest naar welk uiteinde van de baan je duiker kijkt. Je mag bij andere duikers komen, maar niet bij de octopus. De sprong is je eerste beweging; draai een vis naast je nieuwe baan om. De boot blijft daar en betekent verder niets.
# KF-046 KF-047 KF-048
kleine-fische-rules-jump-2 = Bestaat de bovenste rij alleen uit grotten, dan wissel je er eerst een, ongezien, met een vis uit een lagere rij, en dan gaat de boot boven die vis. Turbovinnen vervangen nooit de sprong.
kleine-fische-rules-picture-jump = De boot ligt boven een kolom. De duiker mag naar drie banen springen en twee kanten op kijken.

kleine-fische-rules-swim = Zwemmen
# KF-006 KF-007 KF-008 KF-009 KF-010 KF-051
kleine-fische-rules-swim-1 = Een beweging is één stap. Duikers zwemmen alleen vooruit: over de kruising voor zich naar een andere baan die daar begint, met de rug naar de kruising. Dat geeft binnenin drie banen, aan de rand twee en in een hoek één; nooit terug, nooit omkeren op een baan. Of er een vis ligt, maakt niet uit. Andere duikers zijn nooit in de weg; de baan met de octopus is versperd.
# KF-011 KF-052 KF-053 KF-054 KF-055 KF-056
kleine-fische-rules-swim-2 = In een hoek is er maar één baan voor je. Zit de octopus daarop als je beurt begint, dan wordt je duiker eerst omgekeerd; dat is geen stap, gebeurt vanzelf en alleen dan. Zwem je tijdens een beurt zo’n hoek in, dan doe je daar nog iets met een kaart en moet je daarna stoppen. Zit de octopus op je eigen baan, dan verlaat je die gewoon. Overal elders is een eerste beweging mogelijk.

kleine-fische-rules-reveal = Een vis omdraaien
# KF-060 KF-066 KF-067 KF-068
kleine-fische-rules-reveal-1 = Na elke beweging doe je iets met precies één kaart. Na de eerste moet je een verborgen vis naast je baan omdraaien. Zijn het er twee, dan kies je, zonder te weten wat het zijn. Open vissen en grotten draai je nooit om.
# KF-061 KF-062 KF-063 KF-064 KF-065 KF-073
kleine-fische-rules-reveal-2 = Is er na de eerste beweging geen verborgen vis, dan is de hele beurt meteen voorbij: geen octopus, geen aanvullen. Later moet je een verborgen vis naast je omdraaien, ook een waarvan je weet dat hij dubbel is, tenzij een grot past. Zonder vis naast je eindigt de duik zonder verlies; naast een grot die past, mag je die verkennen of stoppen. Je mag met opzet naar zo’n plek zwemmen.

kleine-fische-rules-choice = Stoppen of verder zwemmen?
# KF-070 KF-071 KF-072
kleine-fische-rules-choice-1 = Na elke nieuwe soort beslis je. Stop, en alle open vissen zijn van jou. Of zwem verder, als er een baan vrij is, en doe iets met een volgende kaart.
# KF-080 KF-081 KF-082 KF-083 KF-086
kleine-fische-rules-choice-2 = Is de nieuwe vis van een soort die al openligt, hoe groot ook, dan is de duik voorbij: beide, en alles wat je ertussen hebt omgedraaid, gaan weer dicht. Ertussen gaat over de volgorde, niet over de plek. Wat vóór de eerste van de twee openlag, houd je. Met dertien soorten zou een veertiende vis altijd dubbel zijn.
# KF-084 KF-085
kleine-fische-rules-choice-3 = Vissen die weer dichtgaan, blijven waar ze zijn en kunnen opnieuw gevonden worden. Onthoud ze! Na een dubbele gaat je beurt verder met de octopus, met de punten op wat je hebt gehouden.
kleine-fische-rules-picture-choice = Er liggen meerdere verschillende vissen open, elk met zijn nummer op volgorde van vinden. Verder zwemmen over een van de gemarkeerde banen, of stoppen?

kleine-fische-rules-cave = Een grot verkennen
# KF-090 KF-091 KF-092 KF-093 KF-094 KF-095
kleine-fische-rules-cave-1 = Liggen er na een latere beweging precies zoveel vissen open als het getal op een grot naast je zegt, dan mag je de grot verkennen in plaats van een vis om te draaien. Dat beëindigt de duik. Van twee die passen, kies je er een; één grot per beurt. Na de eerste beweging past geen grot. De kaart is van jou als je verzamelt, en een roof kan daar niets meer aan veranderen.
kleine-fische-rules-picture-cave = Er liggen zoveel vissen open als de grot vraagt: je kunt de grot verkennen.

kleine-fische-rules-octopus = De octopus
# KF-100 KF-101 KF-102 KF-103 KF-104 KF-106
kleine-fische-rules-octopus-1 = Kleine vissen hebben octopuspunten. Tel die op de vissen die na je duik nog openliggen: zoveel banen mag je de octopus verplaatsen, of minder, of helemaal niet; zonder punten kan dat alleen met een Turbo-octopus. Eén verplaatsing per beurt. Hij mag zijn baan aan beide uiteinden verlaten, waar hij ook vandaan kwam.
# KF-105 KF-107 KF-114
kleine-fische-rules-octopus-2 = Eenmaal onderweg zwemt hij elke baan van begin tot eind door en keert hij er nooit op om. Terugkomen waar hij begon, vraagt dus een cirkel van minstens vier banen. Alleen de baan waar hij eindigt, telt; elke weg binnen zijn stappen is goed.
# KF-108 KF-109 KF-115
kleine-fische-rules-octopus-3 = Bij zijn eerste verplaatsing komt hij het rif in op een van de twee banen in de hoek rechtsonder. Dat kost één stap, en van daar gaat hij verder. Hij keert nooit terug naar zijn grot.
# KF-110 KF-111 KF-112 KF-113
kleine-fische-rules-octopus-4 = Hij komt nooit op of over de baan van je eigen duiker. Op een baan met andere duikers stopt hij, en overgebleven stappen vervallen. Duikers die nog op de boot zijn, kan hij niet bereiken, en een octopus die niet bewoog, kan niemand beroven.
kleine-fische-rules-picture-octopus = Zo ver kan de octopus deze keer worden verplaatst.

kleine-fische-rules-rob = Stelen
# KF-120 KF-121 KF-122 KF-123
kleine-fische-rules-rob-1 = Heb je de octopus naar anderen gebracht, dan mag je een van hen beroven, of het laten. Zeg hoeveel vissen je wilt: één, twee of drie, hoeveel er ook zijn. Gooi dan de octopusdobbelsteen, met 1, 1, 2, 3, 3 en een rode min één.
# KF-124 KF-125 KF-126 KF-127 KF-128 KF-130 KF-132
kleine-fische-rules-rob-2 = Gooi je minstens je getal, dan neem je blind precies zoveel vissen van de stapel van de ander, of de hele stapel als die kleiner is. Gooi je minder, dan krijg je niets. Bij de rode kant neemt de ander een vis van jou, als je er een hebt. Alleen jullie twee weten welke vissen van eigenaar wisselden.
# KF-129 KF-131 KF-133
kleine-fische-rules-rob-3 = Open vissen in het rif zijn nog van niemand, en grotten kunnen niet gestolen worden. Octopus en duikers blijven waar ze zijn.

kleine-fische-rules-collect = Verzamelen en aanvullen
# KF-140 KF-141 KF-142 KF-143
kleine-fische-rules-collect-1 = Je open vissen gaan gedekt op je stapel. Een verkende grot komt ook bij jou, apart van de vissen. Je eigen kaarten mag je altijd bekijken; de anderen zien alleen hoeveel het er zijn.
# KF-150 KF-151 KF-152
kleine-fische-rules-collect-2 = Dan worden de gaten uit de trekstapel gevuld, een voor een, vanaf linksboven. Heb je niets genomen, dan wordt er niets gevuld. Is de trekstapel net groot genoeg, dan gaat de partij zonder trekstapel verder.

kleine-fische-rules-cards = Grotkaarten
# KF-160 KF-161 KF-162
kleine-fische-rules-cards-1 = Grotkaarten helpen vanaf je volgende beurt, elk één keer; een gebruikte kaart gaat voor iedereen zichtbaar terug in de doos. Je hoeft ze nooit te gebruiken, je mag er meerdere in een beurt gebruiken, en je mag er zoveel hebben als je wilt.
# KF-163 KF-164 KF-165 KF-166 KF-167
kleine-fische-rules-cards-2 = Met Turbovinnen doe je één beweging van hoogstens drie of vijf stappen. Elke stap moet toegestaan zijn, de weg mag zichzelf kruisen, en alleen de kaart naast de laatste baan telt. Eén vinnenkaart voor één beweging.
# KF-170 KF-171 KF-172 KF-173
kleine-fische-rules-cards-3 = De Onderwaterlamp toont je, vóór je eerste beweging, één of twee verborgen vissen waar dan ook in het rif; van twee kies je de tweede nadat je de eerste hebt gezien. Iedereen ziet waar hij schijnt, alleen jij ziet wat.
# KF-175 KF-176 KF-177
kleine-fische-rules-cards-4 = De Turbo-octopus geeft drie of vijf octopusstappen meer, ook zonder een enkel punt en ook na een dubbele. Je speelt hem voordat de octopus beweegt, en dan moet de octopus bewegen.
# KF-180 KF-181 KF-182 KF-183 KF-184
kleine-fische-rules-cards-5 = Opnieuw gooien schrapt een worp die te laag was, ook de rode, en je gooit nog eens; één soort van deze kaart geeft je nog een tweede poging. De laatste worp telt. Alleen de rover kan de kaart gebruiken, en is er een op, dan mag er nog een volgen.
# KF-185
kleine-fische-rules-cards-6 = Regenboogvissen en schatkisten worden niet gespeeld: ze wachten verborgen op het einde.

kleine-fische-rules-end = Einde en winnaar
# KF-153 KF-154 KF-190
kleine-fische-rules-end-1 = Kan een gat niet worden gevuld omdat de trekstapel leeg is, dan eindigt de partij meteen, wie er ook aan de beurt was. Alle stapels en grotten gaan open; wat in het rif ligt, telt voor niemand.
# KF-192 KF-193 KF-194 KF-195 KF-196
kleine-fische-rules-end-2 = Van elke soort telt je beste vis, één tot vier schelpen. Een regenboogvis mag op een soort liggen die je hebt en maakt die vier waard; voor twee heb je twee soorten nodig. Elke speelbare grotkaart die je nooit hebt gebruikt, is een punt. Samen is dat de tussenstand.
# KF-197 KF-198 KF-199 KF-200 KF-201 KF-202
kleine-fische-rules-end-3 = Dan gaan de kisten open: 1, 3, 5 of 7 punten voor de eerste, tweede, derde of vierde in de tussenstand. Wie gelijk staat, deelt de betere plaats, kisten veranderen de plaatsen nooit, en twee kisten betalen dubbel. Wie de meeste punten heeft, wint; bij gelijke stand wint wie de grootste stapel vissen heeft, en is ook dat gelijk, dan winnen ze samen.

kleine-fische-rules-decided = Door ons beslist
kleine-fische-rules-decided-1 = Twee regels kun je ook anders lezen. Hier wordt alleen een duiker omgekeerd die naar een versperde hoek kijkt; de gedrukte tekst kan ook bedoelen dat iedereen met de octopus vlak voor zich mag omkeren, en niet hoeft. En hier betaalt de octopus een stap om binnen te komen; wie denkt dat hij gratis binnenkomt, kan dat als optie van de tafel kiezen.

# Het spel op één pagina

kleine-fische-rules-aid-jump = Eerste beurt: breng de boot boven een vis van de bovenste rij en spring naar de linker-, rechter- of onderkant.
kleine-fische-rules-aid-swim = Zwemmen: alleen vooruit, over de kruising voor je. Nooit naar de octopus.
kleine-fische-rules-aid-reveal = Draai een verborgen vis naast je baan om. Ligt er na de eerste beweging geen, dan is je beurt voorbij.
kleine-fische-rules-aid-pair = Een soort die al openligt: beide, en alles wat ertussen is omgedraaid, gaan weer dicht. De duik is voorbij.
kleine-fische-rules-aid-cave = Precies zoveel vissen open als het getal: verken in plaats daarvan de grot. De duik is voorbij.
kleine-fische-rules-aid-octopus = Na de duik: één octopusstap voor elk octopuspunt op je open vissen.
kleine-fische-rules-aid-steal = Hij bereikt een tegenstander: noem 1 tot 3, gooi minstens zoveel. De rode kant kost je een vis.
kleine-fische-rules-aid-fins = Turbovinnen: tot 3 of 5 stappen in één beweging.
kleine-fische-rules-aid-lamp = Onderwaterlamp: bekijk voordat je zwemt 1 of 2 verborgen vissen.
kleine-fische-rules-aid-octo = Turbo-octopus: 3 of 5 stappen meer, ook zonder punten.
kleine-fische-rules-aid-reroll = Opnieuw gooien: doe een mislukte worp over, één of twee keer.
kleine-fische-rules-aid-rainbow = Regenboogvis: aan het eind is een van je soorten 4 waard.
kleine-fische-rules-aid-chest = Schatkist: aan het eind 1, 3, 5 of 7 punten; de meeste voor de laatste.
kleine-fische-rules-aid-end = De trekstapel kan een gat niet vullen: einde. De beste vis van elke soort telt, en 1 voor elke ongebruikte grotkaart.

# Een beurt als voorbeeld

kleine-fische-rules-example = Een beurt als voorbeeld
kleine-fische-rules-example-1 = Mira kijkt omlaag en zwemt één baan omlaag. Ernaast liggen twee verborgen vissen; ze draait de linker om: een Clownvis met één schelp en twee octopuspunten. Dat is nummer één.
kleine-fische-rules-example-2 = Ze zwemt verder naar rechts en draait een Koffervis om, dan weer omlaag: een Hengelvis. Er liggen er drie open. Naast de volgende baan ligt een grot met een 3. Ze kan erheen zwemmen en die verkennen. In plaats daarvan stopt ze: de drie vissen zijn van haar.
kleine-fische-rules-example-3 = De twee punten van de Clownvis verplaatsen de octopus twee banen, naar de duiker van Ben. Mira noemt twee en gooit een 3: ze neemt ongezien twee vissen van de stapel van Ben. Met een 1 had ze niets gekregen; met de rode kant had Ben er een van haar genomen.
kleine-fische-rules-example-4 = Dan verzamelt ze haar drie vissen, de gaten worden gevuld, en Ben duikt. Was haar vierde vis een tweede Koffervis geweest, dan waren de Koffervis, de Hengelvis en de nieuwe weer dichtgegaan, en was alleen de Clownvis bij haar gebleven.
