# De spelregels van Maldivia, voor mensen. Hoofdstukken in de volgorde van het spel.
# Boven elke alinea staan de punten die ze vertelt.

maldivia-rules-aim = Waar het om gaat
# MAL-220
maldivia-rules-aim-1 = De zee is een doek dat onder je boten wordt opgevouwen. Je vist, je berooft je buren en je levert wat de marktschepen aan de vier randen vragen. Elke vis op een scheepskaart die je wint, is een punt.
# MAL-020 MAL-230
maldivia-rules-aim-2 = Je kiest je koers niet pas op zee: aan het begin van elke ronde zet iedereen in het geheim vier tegels op een rij, en dan komen de plannen elkaar tegen. Met twee, drie en vier spelers gelden dezelfde regels.

maldivia-rules-setup = Vóór de eerste ronde
# MAL-010 MAL-013 MAL-014 MAL-015
maldivia-rules-setup-1 = Het doek ligt open: tien bij tien vakken, met de kant zonder haaien naar boven. Aan elke kant ligt een eiland: Nanga in het noorden, Efo in het oosten, Solys in het zuiden, Wipi in het westen. Elk eiland heeft een geschudde stapel van tien marktschepen, en twee daarvan liggen vanaf het begin open.
# MAL-006 MAL-011 MAL-012 MAL-016 MAL-017 MAL-018 MAL-019 MAL-231
maldivia-rules-setup-2 = Iedereen kiest een boot en krijgt drie pijltegels en één misttegel. De masten zijn leeg; alle 32 vissen liggen in de voorraad. Het toeval wijst de startspeler aan, tenzij de host de eerste plaats laat beginnen. Vanaf de startspeler zet iedereen, met de klok mee, de boot op een vrij vak, één boot per vak. Er gebeurt daar nog niets. Je linkerbuur is de volgende plaats; met twee spelers is dat de ander.

maldivia-rules-plan = Een ronde plannen
# MAL-021 MAL-022 MAL-023 MAL-024 MAL-026
maldivia-rules-plan-1 = Iedereen plant tegelijk en in het geheim. Zet alle vier je tegels op een rij, in welke volgorde je wilt. Draai elke pijl in een van de vier richtingen en de misttegel naar een van de vier kanten. Het zijn windrichtingen, waar je ook zit, en van achteren zien alle tegels er hetzelfde uit.
# MAL-025
maldivia-rules-plan-2 = Je mag je plan veranderen tot het laatste plan klaarstaat. Daarna kan alleen een octopus er nog aankomen.

maldivia-rules-round = Tegel voor tegel
# MAL-035 MAL-036 MAL-037 MAL-038
maldivia-rules-round-1 = Nu worden de eerste tegels gespeeld, de ene speler na de andere, te beginnen met de startspeler; dan alle tweede tegels, enzovoort. Je toont je tegel en beslist pas dan hoe ver je vaart en wat je doet; je beurt is klaar voordat de volgende tegel wordt getoond. Een getoonde tegel ligt open tot het einde van de ronde.
# MAL-039
maldivia-rules-round-2 = Na vier tegels is de ronde voorbij. De volgende speler wordt startspeler, iedereen neemt de tegels terug, elke kant kan weer mist krijgen, en er wordt een nieuwe ronde gepland.

maldivia-rules-sail = Een pijl: varen
# MAL-050 MAL-051 MAL-052 MAL-053 MAL-057
maldivia-rules-sail-1 = Je boot vaart rechtuit in de richting van de pijl, zo ver je wilt en minstens één vak, en stopt op een vrij vak, een ander vak dan waar hij begon. Hij komt nooit voorbij een andere boot en verlaat nooit de zee. Met een boot of de rand vlak voor zich kan hij niet varen.
# MAL-054 MAL-055 MAL-056
maldivia-rules-sail-2 = Je mag ook blijven liggen. Maar wie niet heeft gevaren, heeft geen actie, waar de boot ook ligt. Alleen het vak waar je stopt telt, niet de vakken onderweg.
maldivia-rules-picture-sail = De pijl wijst één kant op, en elk vak op die lijn tot de volgende boot of de rand is te bereiken. De gekozen weg is gemarkeerd.

maldivia-rules-current = Stromingen
# MAL-070 MAL-071 MAL-072 MAL-073
maldivia-rules-current-1 = Bleke linten zijn stromingen: een stip waar ze beginnen, een pijl waar ze eindigen. Vaar je in de richting van een stroming het eerste vak ervan op, dan mag je helemaal de bocht om meevaren, er aan het einde uit komen en rechtdoor verder varen. Wie een stroming volgt, mag pas stoppen als de boot eruit is.
# MAL-074 MAL-075 MAL-076 MAL-077 MAL-078 MAL-079
maldivia-rules-current-2 = Je mag een stroming ook negeren: boten kruisen die en stoppen erop als op open water. Je kunt er niet halverwege in, er niet tegenin draaien en er niet te vroeg uit. Begin je je tocht op een stroming, dan volg je er in deze tocht geen. Een stroming die niet meer heel is, omdat een deel is weggevouwen of bedekt of omdat er een boot op of vlak achter ligt, kun je niet volgen. In één tocht mag je meerdere stromingen volgen, elk één keer.
maldivia-rules-picture-current = Een stroming brengt de boot de hoek om.

maldivia-rules-act = Wat je kunt doen waar je stopt
# MAL-085 MAL-086 MAL-087 MAL-088 MAL-091 MAL-092
maldivia-rules-act-1 = Meteen na het varen mag je het vak gebruiken waar je bent gestopt: vis krijgen, leveren aan een rand, een octopus of een haai gebruiken. Jij kiest de volgorde en mag dingen weglaten: één keer vis, één octopus of haai, en één levering voor elke kant waaraan je ligt. Wat het ene oplevert, kan het volgende mogelijk maken.
# MAL-089 MAL-090 MAL-141
maldivia-rules-act-2 = Eén ding kan nooit: in dezelfde beurt vissen en leveren, ook niet op een vak met vis aan de rand. Beroven gaat met alles samen.

maldivia-rules-fish = Vissen en beroven
# MAL-007 MAL-100 MAL-101 MAL-102 MAL-103 MAL-104
maldivia-rules-fish-1 = Op een vak met vissen neem je ze allemaal uit de voorraad en steek je ze op je mast, in welke volgorde je wilt. Gedrukte vissen raken nooit op, maar de voorraad wel: wat er niet is, wordt niet gevangen, en als er geen enkele is, vis je helemaal niet.
# MAL-003 MAL-105 MAL-106 MAL-107 MAL-108 MAL-109
maldivia-rules-fish-2 = Je mag ook de boten naast je beroven, aan een zijde en niet schuin: van elk één bovenste vis, van wie je maar wilt, tenzij de mast leeg is. Gevangen en gestolen vissen gaan samen op de mast; wat er al zat, blijft zoals het is.

maldivia-rules-mast = De mast
# MAL-115 MAL-116 MAL-118 MAL-121
maldivia-rules-mast-1 = Op een mast passen zeven vissen, en alleen de bovenste kan gestolen worden of verloren gaan. Het maakt dus uit wat er bovenop zit. Passen alle nieuwe vissen, dan gaan ze er allemaal op en gooi je er geen terug.
# MAL-117 MAL-119 MAL-120
maldivia-rules-mast-2 = Passen niet alle nieuwe vissen, haal er dan van boven zoveel af als je wilt en steek er daarna op wat past van de nieuwe, of niets. De rest gaat terug naar de voorraad, gestolen vissen ook.

maldivia-rules-deliver = Leveren
# MAL-004 MAL-130 MAL-131 MAL-132 MAL-133 MAL-137 MAL-138 MAL-139 MAL-140
maldivia-rules-deliver-1 = Aan de rand mag je leveren aan een van de open schepen van die kant, als je mast alle vissen heeft die het vraagt, waar ze ook op de mast zitten; vissen die je deze beurt hebt gestolen, tellen mee. De bovenste vissen van elke kleur gaan naar de voorraad, en de kaart komt gedekt bij jou. Het volgende schip van het eiland neemt de plek in, zolang er een is, maar per beurt lever je aan elke kant aan één schip.
# MAL-134 MAL-135 MAL-136
maldivia-rules-deliver-2 = In een hoek mag je aan beide kanten leveren, en waar de zee één vak breed is ook aan kanten tegenover elkaar. Meteen na een levering mag je de rest van je mast in een andere volgorde zetten.
maldivia-rules-picture-deliver = De boot ligt aan een rand en heeft wat een schip daar wil.

maldivia-rules-octopus = De octopus
# MAL-150 MAL-151 MAL-152 MAL-153 MAL-154 MAL-155 MAL-156
maldivia-rules-octopus-1 = Op een octopus mag je één tegel draaien die nog staat, van jezelf of van wie dan ook, een kwartslag, een halve of een driekwartslag, met de klok mee zoals de eigenaar hem ziet; hij houdt zijn plek in de rij. Iedereen ziet welke tegel gedraaid is en hoe ver, alleen de eigenaar ziet de voorkant. Een misttegel noemt daarna een andere kant.

maldivia-rules-shark = De haai
# MAL-160 MAL-161 MAL-162 MAL-163 MAL-164 MAL-165 MAL-166
maldivia-rules-shark-1 = Haaien verschijnen alleen waar het doek is gevouwen, dus altijd aan een rand. Heb jij een kaart, ook een die je deze beurt hebt gewonnen, en heeft een andere speler er ook een, dan mag je ruilen: je noemt de kaart die je geeft, de speler, en het eiland van de kaart die je wilt. Het toeval kiest uit de passende kaarten, de kaart die je geeft niet meegerekend, en niemand kan nee zeggen. Je eigen kaarten mag je altijd bekijken.

maldivia-rules-fog = Mist: de zee wordt opgevouwen
# MAL-002 MAL-170 MAL-173 MAL-174 MAL-188 MAL-189
maldivia-rules-fog-1 = De misttegel verplaatst geen boot en geeft geen actie. De buitenste rij van de kant die hij noemt, wordt omgevouwen, en de achterkant wordt de nieuwe rand, met nieuwe vissen, octopussen en haaien; waar twee vouwen elkaar raken, is de laatste te zien. De zee is vanaf nu een rij kleiner, en de schepen van die kant schuiven mee op.
# MAL-175 MAL-176 MAL-177 MAL-178 MAL-179 MAL-180 MAL-181 MAL-080
maldivia-rules-fog-2 = Boten in de gevouwen rij schuiven één vak naar binnen en duwen de boot waarop ze terechtkomen, en zo verder door een ononderbroken lijn. Al die boten, en boten waar de vouw onder schuift, verliezen hun bovenste vis; boten achter een gat niet. Je eigen boot wordt niet gespaard. Waar de mist een boot neerzet, gebeurt niets.
# MAL-171 MAL-172 MAL-185 MAL-186
maldivia-rules-fog-3 = Elke kant heeft hoogstens één keer per ronde mist: de tweede mist van dezelfde kant doet niets. Als boten een hele lijn vullen, of de zee daar maar één vak breed is, wordt er niets gevouwen, maar de kant heeft wel mist gehad.
# MAL-200 MAL-201 MAL-202 MAL-203
maldivia-rules-fog-4 = Na het vouwen moet de linkerbuur een van de twee open schepen van die kant onder de stapel leggen en een nieuw openen, voordat er iets anders gebeurt. Zonder stapel wordt er niets gewisseld.
maldivia-rules-picture-fog = Een zee die al een paar keer is gevouwen: de rijen in schemerkleuren zijn de achterkant van het doek.

maldivia-rules-end = Einde en winnaar
# MAL-005 MAL-210 MAL-211 MAL-212 MAL-213 MAL-214
maldivia-rules-end-1 = Zodra er nog maar zestien vakken of minder te zien zijn, met of zonder boten, is de partij bijna afgelopen: iedereen speelt de tegel met dit nummer nog, en dan is het klaar. Latere tegels worden niet gespeeld, en niets anders beëindigt de partij.
# MAL-221 MAL-222 MAL-223
maldivia-rules-end-2 = Tel de vissen op je kaarten; die op de mast zijn geen punten. Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer vissen op de mast heeft, en is ook dat gelijk, dan winnen ze samen.

maldivia-rules-decided = Door ons beslist
maldivia-rules-decided-1 = Eén regel kun je ook anders lezen. Hier doe je je acties in een volgorde naar keuze en krijg je één keer vis: je berooft alle boten die je wilt tegelijk. De gedrukte tekst kan ook een vaste volgorde bedoelen (vis krijgen, leveren, dan octopus of haai), of dat elke buur apart wordt beroofd.

# Het spel op één pagina

maldivia-rules-aid-plan = Plan in het geheim: drie pijlen en één misttegel, gespeeld van links naar rechts.
maldivia-rules-aid-sail = Een pijl: vaar die kant op zo ver je wilt, nooit door een boot heen. Wie niet vaart, heeft geen actie.
maldivia-rules-aid-fish = Vissen: neem alle vissen van het vak. Niet in een beurt waarin je levert.
maldivia-rules-aid-rob = Beroven: neem de bovenste vis van elke boot naast je.
maldivia-rules-aid-mast = Op de mast passen er zeven. Alleen de bovenste vis loopt gevaar.
maldivia-rules-aid-deliver = Aan een rand: lever alle vissen die een schip vraagt en neem de kaart. In een hoek aan beide kanten.
maldivia-rules-aid-octopus = Octopus: draai één tegel die nog niet is getoond.
maldivia-rules-aid-shark = Haai: ruil ongezien een kaart met een andere speler.
maldivia-rules-aid-fog = Mist: de buitenste rij van die kant wordt omgevouwen. Boten die erin liggen, verliezen hun bovenste vis. Eén keer per ronde voor elke kant.
maldivia-rules-aid-end = Zestien vakken of minder: speel deze tegel af en tel dan. Elke vis op je kaarten is een punt.

# Een ronde als voorbeeld

maldivia-rules-example = Een ronde als voorbeeld
maldivia-rules-example-1 = Mira ligt op e4 en wil het schip van Solys dat rood en groen vraagt. Ze plant: oost, zuid, zuid, en mist uit het noorden als laatste tegel. De anderen plannen ook; niemand ziet het.
maldivia-rules-example-2 = Eerste tegel, oost: ze kan stoppen op elk vrij vak tot aan de rand. Ze stopt op h4, waar een rode vis zwemt, naast de boot van Ben: ze vist de rode, steelt de bovenste vis van Ben, een groene, en steekt de rode boven op de groene.
maldivia-rules-example-3 = Tweede tegel, zuid: de boot van Otto ligt in de weg op h8, dus ze kan er niet langs. Ze stopt op h7 en vist. Derde tegel, zuid: Otto is verder gevaren, en ze bereikt de rand op h10. Rood en groen zitten op haar mast: ze levert en neemt de kaart, twee punten. Het volgende schip van Solys komt binnen.
maldivia-rules-example-4 = Vierde tegel, mist uit het noorden: de noordelijke rij wordt omgevouwen, en de achterkant met nieuwe vissen is nu de rand. De boot van Ana lag daar: die schuift één vak naar binnen en verliest de bovenste vis. De speler na Mira stuurt een schip van Nanga onder de stapel. Dan plant iedereen opnieuw.
