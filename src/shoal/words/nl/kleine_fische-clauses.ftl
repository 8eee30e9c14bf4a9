# De regels van Kleine Fische ganz groß, punt voor punt. De Engelse staan in clauses.toml bij het spel.

KF-001 = Je speelt met twee tot vier; niets in opbouw of regels hangt van het aantal af.
KF-002 = Het bord heeft plek voor 25 kaarten, vijf rijen van vijf.
KF-003 = Duikers en octopus bewegen over de 60 banen rond en tussen de kaarten, de rand en zijn bovenkant meegerekend.
KF-004 = Een kaart grenst aan de vier banen langs de zijden: een baan binnenin heeft twee kaarten, een baan aan de rand één.
KF-005 = Een duiker in het water is op één baan en kijkt naar een van de uiteinden; bij de sprong kies je vrij welk.
KF-006 = Een stap leidt over de kruising ervoor naar een andere baan daar, met de rug naar de kruising; nooit terug, nooit omkeren op een baan.
KF-007 = Binnenin zijn er dus drie banen om uit te kiezen, aan de rand twee, in een hoek één.
KF-008 = Duikers delen vrij hun banen en versperren elkaar nooit de weg.
KF-009 = Geen duiker komt op of over de baan van de octopus.
KF-010 = Een beweging is één stap, tenzij Turbovinnen die vervangen.
KF-011 = Een duiker die vanaf een van de twee banen van een hoek naar die hoek kijkt, heeft alleen de andere baan voor zich.

KF-020 = De boot wacht boven het bord met alle duikers; zijn eerste kolom betekent niets.
KF-021 = De octopus begint in zijn grot naast de hoek rechtsonder, waar hij geen baan verspert.
KF-022 = Alle vissen en grotten worden door elkaar geschud; 25 worden rij voor rij gedekt uitgelegd en 78 blijven in de trekstapel.
KF-023 = Aan de achterkant ziet iedereen of het een vis of een grot is, en het getal van een grot; van de trekstapel zie je alleen de bovenste achterkant.
KF-024 = De eerste plaats begint en de beurten gaan de plaatsen langs; wie waar zit, staat vast voordat er wordt gedeeld.
KF-025 = Aan het begin heeft niemand een kaart.

KF-030 = Een beurt is duiken, dan de octopus met stelen en verzamelen, dan aanvullen; dan komt de volgende speler.
KF-031 = Niemand mag de sprong of de eerste beweging van een beurt overslaan.
KF-032 = Elke beurt begint met een vol bord, helemaal gedekt.
KF-033 = Grotkaarten speel je alleen in je eigen beurt, elke soort op een eigen moment; regenboogvissen en kisten nooit.

KF-040 = In de eerste beurt gaat de boot boven een vis van de bovenste rij, en de duiker moet springen.
KF-041 = De sprong eindigt aan de linker-, rechter- of onderkant van de kaart onder de boot.
KF-042 = De springende duiker mag naar elk van de uiteinden van zijn baan kijken.
KF-043 = Een sprong mag bij andere duikers eindigen, maar niet bij de octopus.
KF-044 = De sprong is de eerste beweging; elke vis naast de nieuwe baan mag worden omgedraaid.
KF-045 = De boot blijft waar hij is achtergelaten en heeft verder geen gevolg.
KF-046 = Bestaat de bovenste rij alleen uit grotten, dan wisselt de speler er eerst een ongezien met een vis uit de lagere rijen.
KF-047 = Na het wisselen kan de boot alleen boven de gewisselde vis komen.
KF-048 = Vinnen vervangen nooit de sprong.

KF-050 = Elke latere beurt begint met een beweging.
KF-051 = Elke vrije baan mag worden gekozen, of er nu een vis naast ligt of niet.
KF-052 = Een duiker die aan het begin van zijn beurt naar een hoek kijkt met de octopus op de andere baan, wordt eerst omgekeerd.
KF-053 = Omkeren is geen stap, gebeurt vanzelf, alleen dan en één keer in die beurt.
KF-054 = Overal elders is een eerste beweging altijd mogelijk.
KF-055 = Wie tijdens een beurt zo’n hoek in zwemt, doet daar nog iets met een kaart en moet dan stoppen.
KF-056 = Een duiker op de baan van de octopus verlaat die gewoon.

KF-060 = Na de eerste beweging moet één verborgen vis naast de baan worden omgedraaid.
KF-061 = Is die er niet, dan is de hele beurt meteen voorbij, zonder octopus en aanvullen.
KF-062 = Na elke latere beweging draait de speler een vis om, verkent een passende grot, of stopt als er geen vis om te draaien is.
KF-063 = Waar een vis kan worden omgedraaid en geen grot past, moet dat, ook als bekend is dat hij dubbel is.
KF-064 = Naast een passende grot en geen vis verkent de speler of stopt; ligt er ook een vis, dan moet een van de twee.
KF-065 = Wie moet stoppen, verliest niets.
KF-066 = Eén beweging, één kaart.
KF-067 = Grotten op het bord verken je, je draait ze nooit om.
KF-068 = Een vis die al openligt, kan niet nog eens worden omgedraaid.

KF-070 = Na een nieuwe soort stopt de speler of zwemt verder, als er een baan vrij is.
KF-071 = Stoppen beëindigt de duik met alle open vissen.
KF-072 = Verder zwemmen betekent nog een beweging en nog een kaart.
KF-073 = Zwemmen naar waar niets te doen is, mag, en het beëindigt de duik zonder verlies.

KF-080 = Een tweede open vis van een soort is dubbel, hoe groot hij ook is.
KF-081 = Een dubbele draait zichzelf, zijn soortgenoot en alles wat ertussen is omgedraaid weer dicht.
KF-082 = Wat vóór de soortgenoot is omgedraaid, blijft open en mag je houden.
KF-083 = Ertussen gaat over de volgorde van omdraaien, niet over de plek op het bord.
KF-084 = Vissen die weer dichtgaan, blijven liggen waar ze liggen en kunnen later weer worden omgedraaid.
KF-085 = Na een dubbele is de duik voorbij en gaat de beurt verder met de octopus.
KF-086 = De eerste vis van een beurt is nooit dubbel; een veertiende zou dat altijd zijn.

KF-090 = Een grot naast de baan kan na een latere beweging worden verkend als het getal erop gelijk is aan het aantal open vissen.
KF-091 = Geteld worden de vissen die vóór deze beweging openlagen; verkennen komt in de plaats van omdraaien.
KF-092 = Verkennen zeg je hardop, en het beëindigt de duik.
KF-093 = Eén grot per beurt; van twee die passen, kiest de speler.
KF-094 = De grot wordt bij het verzamelen genomen; een roof in de tussentijd kan er niet aankomen.
KF-095 = Na de eerste beweging past geen grot.

KF-100 = De octopuspunten van de beurt zijn die op de vissen die na de duik nog openliggen.
KF-101 = De octopus mag hoogstens zoveel banen worden verplaatst.
KF-102 = Zonder punten kan alleen een Turbo-octopus hem verplaatsen.
KF-103 = Hoogstens één verplaatsing van de octopus en één roof per beurt.
KF-104 = De octopus mag zijn baan aan beide uiteinden verlaten; hij heeft geen kijkrichting.
KF-105 = Binnen een verplaatsing zwemt hij elke baan van begin tot eind door en keert er nooit op om.
KF-106 = Wat hij in eerdere beurten deed, bindt hem niet.
KF-107 = Hij mag in een cirkel terugkomen waar hij begon, in minstens vier stappen, en geldt daar als verplaatst.
KF-108 = Bij zijn eerste verplaatsing komt hij binnen op een van de twee banen van de hoek rechtsonder en gaat van daar verder.
KF-109 = Binnenkomen kost één stap.
KF-110 = Hij komt nooit op of voorbij de eigen duiker van wie aan de beurt is.
KF-111 = Op een baan met tegenstanders stopt hij; overgebleven stappen vervallen.
KF-112 = Een octopus die niet bewoog, kan niemand beroven.
KF-113 = Duikers op de boot kan hij niet bereiken.
KF-114 = Alleen de baan waar hij eindigt, telt; elke weg binnen de grens is goed.
KF-115 = Hij blijft op zijn laatste baan en gaat nooit terug naar zijn grot.

KF-120 = Is hij naar tegenstanders verplaatst, dan mag de speler proberen een van hen te beroven, of het laten.
KF-121 = Het aantal kaarten, één tot drie, wordt vóór de worp genoemd.
KF-122 = Het aantal is vrij, ook als het slachtoffer minder vissen heeft of geen.
KF-123 = Op de dobbelsteen staan een rode min één, twee enen, een twee en twee drieën.
KF-124 = Een worp die minstens zo hoog is als genoemd, neemt precies het genoemde aantal vissen.
KF-125 = Van een kleinere stapel wordt alles genomen.
KF-126 = Een lagere worp doet niets.
KF-127 = Bij de rode kant neemt het slachtoffer één vis van de rover, zonder dat er iets wordt gevraagd.
KF-128 = Een rover zonder verzamelde vissen verliest bij de rode kant niets.
KF-129 = Open vissen op het bord zijn nog van niemand en kunnen niet gestolen worden.
KF-130 = Kaarten worden blind getrokken: elke kaart van de stapel is even waarschijnlijk.
KF-131 = Grotten kunnen niet gestolen worden.
KF-132 = Wie neemt en wie verliest, weten welke vissen van eigenaar wisselden, de anderen alleen hoeveel.
KF-133 = Octopus en duikers blijven na een roof op de baan.

KF-140 = Alle open vissen gaan gedekt op de stapel van wie aan de beurt is.
KF-141 = Een verkende grot wordt genomen, bekeken en apart van de vissen bewaard.
KF-142 = Een stapel heeft geen volgorde; iedereen kent de grootte.
KF-143 = Eigenaars mogen hun eigen kaarten altijd bekijken, verder niemand.

KF-150 = Gaten worden een voor een aangevuld, van linksboven rij voor rij, met de bovenste kaarten van de trekstapel.
KF-151 = Is er niets genomen, dan wordt er niets aangevuld en kan de partij niet eindigen.
KF-152 = Is de trekstapel net groot genoeg, dan gaat de partij verder met een lege trekstapel.
KF-153 = Kan een gat niet worden gevuld, dan eindigt de partij meteen.
KF-154 = Aan het eind worden geen beurten ingehaald.
KF-155 = Tussen de beurten houden duikers hun baan en hun kijkrichting.

KF-160 = Een net gewonnen grotkaart wacht op de volgende beurt van de eigenaar.
KF-161 = Een speler mag in een beurt meerdere grotkaarten gebruiken; een gebruikte gaat terug in de doos, zichtbaar voor iedereen.
KF-162 = Een kaart gebruiken hoeft nooit, kaarten staan los van elkaar, en er is geen handlimiet.
KF-163 = Turbovinnen vervangen één beweging door één tot drie, of één tot vijf, stappen.
KF-164 = Elke stap van een weg met vinnen moet toegestaan zijn; de weg mag zichzelf kruisen en bij het begin terugkomen.
KF-165 = De hele weg is één beweging: kaarten tellen alleen waar hij eindigt.
KF-166 = Eén vinnenkaart voor één beweging.
KF-167 = De kaart is op met de keuze van de weg, die wordt bepaald door waar hij eindigt en welke kant de duiker op kijkt.

KF-170 = Een lamp gebruik je vóór de eerste beweging van een beurt, vóór een eventueel omkeren.
KF-171 = Een lamp toont de gebruiker een verborgen vis waar dan ook op het bord; grotten en trekstapel zijn buiten bereik.
KF-172 = De zwakke lamp toont één vis, de sterke hoogstens twee, de tweede gekozen na het zien van de eerste.
KF-173 = Iedereen ziet waar de lamp schijnt, alleen de gebruiker wat hij toont.
KF-175 = Turbo-octopus geeft drie of vijf stappen extra bij de verplaatsing van de octopus in deze beurt, ook zonder punten.
KF-176 = Punten en turbokaarten tellen op; kaarten worden genoemd voordat de octopus beweegt, en dan moet hij bewegen.
KF-177 = Turbo-octopus werkt na een dubbele, maar niet in een beurt die eindigde bij gebrek aan een vis.
KF-180 = Na een worp die te laag is, ook de rode kant, schrapt Opnieuw gooien die worp en wordt er weer gegooid.
KF-181 = De laatste worp telt, wat er ook eerder kwam.
KF-182 = De sterke kaart geeft hoogstens twee extra worpen, de tweede naar keuze.
KF-183 = Zijn de worpen van een kaart op, dan mag er nog een kaart Opnieuw gooien volgen.
KF-184 = Het slachtoffer kan niet opnieuw gooien.
KF-185 = Regenboogvissen en kisten blijven tot het einde verborgen en gelden nooit als ongebruikte kaarten.

KF-190 = Aan het eind gaan stapels en grotten open; kaarten op het bord tellen niet.
KF-191 = Van elke soort telt alleen de beste vis.
KF-192 = Een regenboogvis op een stapel maakt die minstens vier waard.
KF-193 = Een regenboogvis heeft een stapel nodig; twee mogen op twee stapels.
KF-194 = Regenboogvissen hoeven niet en worden in volgorde van de plaatsen gekozen, met alle kaarten open.
KF-195 = Elke actiegrot die nooit is gebruikt, is een punt waard.
KF-196 = Stapels, regenboogvissen en ongebruikte grotten vormen de tussenstand.
KF-197 = De plaats van een speler is één meer dan het aantal spelers met een hogere tussenstand.
KF-198 = Een kist betaalt de eigenaar 1, 3, 5 of 7 punten voor plaats 1, 2, 3 of 4.
KF-199 = Twee kisten betalen twee keer; kisten veranderen de plaatsen nooit.
KF-200 = Tussenstand en kisten vormen de eindstand; de hoogste wint.
KF-201 = Bij gelijke stand wint wie de grootste stapel vissen heeft.
KF-202 = Is ook dat gelijk, dan is de winst gedeeld.
