# De regels van Maldivia, punt voor punt. De Engelse staan in clauses.toml bij het spel.

MAL-001 = Een vak houdt de hele partij zijn naam; alleen de zichtbare rechthoek doet mee.
MAL-002 = Een vak aan een gevouwen rand toont de achterkant van zijn buitenste buur; waar twee vouwen elkaar raken, die van de laatste.
MAL-003 = Buren delen een zijde. Schuin telt niet.
MAL-004 = Een vak grenst aan een kant als het in de buitenste zichtbare rij van die kant ligt.
MAL-005 = Alle zichtbare vakken tellen, met of zonder boot erop.
MAL-006 = Eén boot per vak, en elke boot op een zichtbaar vak.
MAL-007 = Vissen die op het doek gedrukt staan, raken nooit op; op hetzelfde vak kun je telkens weer vissen.

MAL-010 = Het doek begint ongevouwen, met de kant zonder haaien naar boven.
MAL-011 = Iedereen kiest een boot en heeft drie pijltegels en één misttegel; de rest blijft in de doos.
MAL-012 = Alle 32 vissen beginnen in de voorraad, en elke mast is leeg.
MAL-013 = De tien schepen van elk eiland worden tot een eigen stapel geschud.
MAL-014 = De eilanden liggen met de klok mee: Efo oost, Solys zuid, Wipi west, Nanga noord.
MAL-015 = Van elk eiland liggen twee schepen open.
MAL-016 = Het toeval wijst de startspeler aan, tenzij de host de eerste plaats laat beginnen.
MAL-017 = Vanaf de startspeler gaan de boten op een vrij vak naar keuze; de open schepen zijn dan al bekend.
MAL-018 = Een boot op het doek zetten heeft verder geen gevolg.
MAL-019 = De plaatsen gaan met de klok mee; je linkerbuur is de volgende plaats.

MAL-020 = Elke ronde wordt eerst gepland en daarna gevaren.
MAL-021 = Een plan zet alle vier de tegels op een rij, in een volgorde naar keuze; niemand mag er een weglaten.
MAL-022 = Een pijl wijst in een van vier richtingen, de misttegel noemt een van vier kanten.
MAL-023 = Plannen noemen windrichtingen, hoe een speler ook aan tafel zit.
MAL-024 = Iedereen plant tegelijk en in het geheim.
MAL-025 = Een plan mag worden vervangen tot het laatste klaarstaat; daarna verandert alleen een octopus er nog iets aan.
MAL-026 = Van achteren zien alle tegels er hetzelfde uit.
MAL-027 = Er zijn 1024 verschillende plannen.

MAL-035 = Tegel voor tegel, de startspeler eerst en dan met de klok mee, toont iedereen de tegel met hetzelfde nummer.
MAL-036 = Een tegel wordt eerst getoond; de speler beslist daarna.
MAL-037 = Een getoonde tegel ligt open tot de ronde eindigt en kan niet meer gedraaid worden.
MAL-038 = Een beurt is helemaal af, met het wisselen erbij, voordat de volgende tegel wordt getoond.
MAL-039 = Na vier tegels gaat de startspeler naar links, komen de tegels terug en verdwijnen de mistmarkeringen.

MAL-050 = Een boot vaart zo ver hij wil in de richting van de pijl, minstens één vak, naar een vrij vak.
MAL-051 = Hij komt alleen over vrije vakken, nooit voorbij een boot.
MAL-052 = Hij verlaat nooit de zichtbare zee.
MAL-053 = Met een boot of de rand vlak voor zich kan hij niet varen.
MAL-054 = Varen is nooit verplicht; blijven liggen beëindigt de beurt.
MAL-055 = Wie niet heeft gevaren, heeft geen actie.
MAL-056 = Alleen het laatste vak van een tocht telt, niet de weg erheen.
MAL-057 = Een tocht eindigt ergens anders dan waar hij begon.
MAL-058 = Een boot ligt zichzelf niet in de weg.

MAL-070 = Een stroming is een rij vakken met een begin en een richting waarin je eruit vaart.
MAL-071 = Wie in de richting van een stroming het eerste vak ervan op vaart, mag de stroming volgen.
MAL-072 = Volgen betekent: de stroming helemaal doorvaren, er in de stroomrichting uit komen en rechtdoor verder varen.
MAL-073 = Wie een stroming volgt, mag pas stoppen als de boot eruit is.
MAL-074 = Een stroming mag je negeren: boten kruisen die en stoppen erop als op open zee.
MAL-075 = Niet tegen de stroom in, niet halverwege erin, niet opzij, en er niet uit voor het einde.
MAL-076 = Een boot die zijn tocht begint op een vak met een stroming, volgt in die tocht geen stroming.
MAL-077 = Alle vakken van een stroming en het vak erachter moeten zichtbaar en vrij zijn.
MAL-078 = In één tocht mag je meerdere stromingen volgen, elk één keer.
MAL-079 = Een stroming waarvan een vak is weggevouwen of bedekt, is onderbroken.
MAL-080 = Een boot die door mist op een stroming komt, ligt erop als hij weer vaart.

MAL-085 = Acties komen meteen na het varen van de eigen boot, en alleen dan.
MAL-086 = Elke actie is een keuze; je mag ze allemaal weglaten.
MAL-087 = Er zijn er vier: vis krijgen, een tegel draaien, een kaart ruilen, leveren.
MAL-088 = Acties doe je in een volgorde naar keuze: één keer vis krijgen, één octopus of haai, één levering per kant waaraan je ligt.
MAL-089 = Beroven gaat met alles samen; vissen alleen met beroven.
MAL-090 = Niemand vist en levert in dezelfde beurt.
MAL-091 = Na elke actie wordt opnieuw bekeken wat er kan.
MAL-092 = De beurt eindigt als de speler dat zegt of als er niets meer te doen is.

MAL-100 = Wie vist, neemt alle vissen die op het vak staan en steekt ze op de mast, in een volgorde naar keuze.
MAL-101 = Wat er niet in de voorraad is, wordt niet gevangen.
MAL-102 = De voorraad telt zoals hij was toen het vis krijgen begon.
MAL-103 = Is geen van de afgebeelde vissen in de voorraad, dan wordt er niet gevist, en leveren blijft mogelijk.
MAL-104 = Wie vist, neemt alles wat er is, tenzij er te veel is.
MAL-105 = Beroven neemt de bovenste vis van een boot ernaast, één per boot, van welke de rover maar wil.
MAL-106 = Lege masten kunnen niet beroofd worden.
MAL-107 = Boten die voor het varen al buren waren, kunnen ook beroofd worden.
MAL-108 = Gevangen en gestolen vissen gaan samen op de mast, in één volgorde naar keuze.
MAL-109 = Vissen die al op de mast zaten, blijven zoals ze zijn.

MAL-115 = Op een mast passen zeven vissen.
MAL-116 = Als ze allemaal passen, gaan alle nieuwe vissen erop.
MAL-117 = Zo niet, haal er dan van boven zoveel af als je wilt en houd van de nieuwe wat je wilt en wat past; de rest gaat terug.
MAL-118 = Een lagere vis gaat er pas af na alle vissen erboven.
MAL-119 = Zijn het er te veel, dan hoef je geen van de nieuwe vissen te houden.
MAL-120 = Gestolen vissen die niet worden gehouden, gaan naar de voorraad, niet naar de vorige eigenaar.
MAL-121 = Als het er niet te veel zijn, wordt er geen vis teruggegooid.

MAL-130 = Een boot aan een kant mag aan één open schip daar leveren.
MAL-131 = Elke vis van de bestelling moet op de mast zitten, waar dan ook.
MAL-132 = De vissen gaan naar de voorraad en de kaart gedekt naar de speler.
MAL-133 = Eén schip per kant en beurt, een net geopend schip meegerekend.
MAL-134 = In een hoek kun je aan beide kanten leveren, in welke volgorde ook.
MAL-135 = Waar de zee één vak breed is, kan een boot ook aan kanten tegenover elkaar leveren.
MAL-136 = Meteen na een levering mag je de overige vissen in een andere volgorde zetten.
MAL-137 = Van elke gevraagde kleur gaan de bovenste vissen van de mast.
MAL-138 = De volgende kaart van de stapel komt op de plek van het schip waaraan is geleverd, zolang er een is.
MAL-139 = Zonder open schip valt er niets te leveren.
MAL-140 = Vissen die je in deze beurt hebt gestolen, kun je in deze beurt leveren.
MAL-141 = Op een vak met vis aan de rand is het een van beide: vissen of leveren.

MAL-150 = Een octopus draait één tegel die nog staat, van wie dan ook, een kwartslag, een halve of een driekwartslag.
MAL-151 = Een gedraaide tegel verandert echt en houdt zijn plek in de rij.
MAL-152 = Alleen de eigenaar ziet de voorkant.
MAL-153 = Kwartslagen gaan met de klok mee zoals de eigenaar ze ziet: noord, oost, zuid, west.
MAL-154 = Op een misttegel brengt een kwartslag de letter ervoor boven: O, N, W, Z.
MAL-155 = Tegels die liggen, kunnen niet gedraaid worden.
MAL-156 = Iedereen ziet welke tegel is gedraaid en hoe ver.

MAL-160 = Voor een haai heb je een eigen kaart nodig en een tegenstander die er een heeft.
MAL-161 = Je noemt de kaart die je geeft, de tegenstander en het eiland; het toeval kiest uit die kaarten.
MAL-162 = Dat wordt allemaal gekozen vóór het trekken, en de gegeven kaart doet daar niet in mee.
MAL-163 = Een kaart die je in deze beurt hebt gewonnen, mag je geven.
MAL-164 = De tegenstander kan geen nee zeggen.
MAL-165 = Iedereen mag de eigen kaarten altijd bekijken.
MAL-166 = Vakken met een haai liggen aan de rand, dus je kunt daar ook leveren.

MAL-170 = De letter op een misttegel noemt de kant waar de mist vandaan komt.
MAL-171 = Elke kant heeft hoogstens één keer per ronde mist.
MAL-172 = Mist van een kant die deze ronde al mist had, doet niets.
MAL-173 = Anders moet het doek gevouwen worden.
MAL-174 = De buitenste rij wordt op de volgende gelegd; de achterkant is de nieuwe rand.
MAL-175 = Een boot in de gevouwen rij gaat één vak naar binnen en is getroffen.
MAL-176 = Een boot in de rij eronder blijft als niemand hem duwt, en is getroffen; die erachter niet.
MAL-177 = Een boot die naar binnen schuift, duwt de boot waarop hij terechtkomt.
MAL-178 = Het duwen gaat door een ononderbroken keten; die is helemaal getroffen, boten achter een gat niet.
MAL-179 = Elke lijn wordt apart bekeken.
MAL-180 = Elke getroffen boot verliest de bovenste vis, als die er is, ook de boot van wie de mist bracht.
MAL-181 = Waar mist een boot neerzet, gebeurt niets.
MAL-185 = Als boten een hele lijn in de richting van de mist vullen, wordt er niets gevouwen, maar de kant geldt als gebruikt.
MAL-186 = Een zee van één vak breed kan niet dwars worden gevouwen.
MAL-187 = Mist gaat op volgorde: gebruikt, markeren, volle lijn, vouwen, boten, vissen, wisselen.
MAL-188 = Vouwen blijven, en de schepen van een kant schuiven met de rand mee naar binnen.
MAL-189 = Met een misttegel vaart de speler niet en is er geen actie.

MAL-200 = Na het vouwen legt de linkerbuur één open schip van die kant onder de stapel en opent het volgende.
MAL-201 = Bij een lege stapel wordt er niet gewisseld.
MAL-202 = Het wisselen komt voor de eigen beurt van de buur, ook aan het eind van een ronde of partij.
MAL-203 = Zolang een stapel kaarten heeft, liggen er twee schepen van dat eiland open.

MAL-210 = Bij 16 of minder zichtbare vakken eindigt de partij zodra iedereen evenveel tegels heeft gespeeld.
MAL-211 = Dat wordt bekeken na de laatste speler van elk tegelnummer.
MAL-212 = De beurten tot dan zijn gewone beurten.
MAL-213 = Latere tegels worden niet gespeeld.
MAL-214 = Niets anders beëindigt de partij.
MAL-215 = De regels zelf kennen geen laatste ronde; willekeurig spel krijgt van buitenaf een grens.

MAL-220 = Elke vis op een verzamelde kaart is een punt; vissen op de mast zijn dat niet.
MAL-221 = Bij gelijke stand wint wie meer vissen op de mast heeft.
MAL-222 = Is het dan nog gelijk, dan winnen ze samen.
MAL-223 = Zo krijgt iedereen een plaats; wie gelijk staat, deelt een plaats en de volgende vervalt.

MAL-230 = Met twee, drie en vier spelers gelden dezelfde regels.
MAL-231 = Met twee spelers is de ander de linkerbuur.
