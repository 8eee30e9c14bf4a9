# De spelregels van Carta Magica, voor mensen. Hoofdstukken in de volgorde van het spel.
# Boven elke alinea staan de punten die ze vertelt.

carta-magica-rules-aim = Waar het om gaat
# CM-001 CM-180
carta-magica-rules-aim-1 = Op een oude kaart zeil je één keer rond het eiland in het midden en weer naar huis. Onderweg ruil je goederen voor goud en goud voor talismannen, kom je stormen en monsters tegen, en af en toe elkaar. Je speelt met zijn tweeën, drieën of vieren.
carta-magica-rules-aim-2 = Talismannen leveren punten op, die van je eigen uitdaging elk tien meer. Thuiskomen na het rondje levert er vijftien op.

carta-magica-rules-setup = Vertrek
# CM-002 CM-003 CM-004 CM-005 CM-006 CM-007 CM-008 CM-009 CM-012
carta-magica-rules-setup-1 = Het toeval bepaalt wie begint. In beurtvolgorde kiest iedereen een personage, dat alleen een gezicht is, en een uitdaging, die twee talismannen noemt; dat ligt allemaal open, en wat niemand koos, is uit het spel. Iedereen krijgt drie magie en drie goederen, geen goud en geen kaart. Van de zestien talismannen liggen er drie open naast hun stapel; de tweeëndertig avonturenkaarten vormen een verborgen stapel.
# CM-010 CM-011
carta-magica-rules-setup-2 = Dan zet iedereen, de laatste speler eerst, het schip in een lege haven van welke kleur ook: de thuishaven. Daar aan het begin liggen is geen bezoek.
carta-magica-rules-picture-home = Een thuishaven kiezen: elke vrije haven, zwart of rood.

carta-magica-rules-turn = Een beurt: draai en doe één ding
# CM-020 CM-021 CM-023 CM-024
carta-magica-rules-turn-1 = In een ronde krijgt iedereen één beurt. Draai aan de pijl. Hij stopt op een van twaalf sectoren, elk even waarschijnlijk, en toont een getal en tekens.
# CM-022 CM-025 CM-026 CM-027 CM-028 CM-029 CM-070
carta-magica-rules-turn-2 = Doe dan één ding: zeil hoogstens zoveel vakken; of neem, als het teken er staat, zoveel goederen of magie, of trek een avonturenkaart; of blijf liggen. Wat niet kan, wordt niet aangeboden. Kaarten die je daarnaast speelt, kosten je actie niet. Eén deel is de storm: dan doe je niets van dat alles. Wie een beurt moet overslaan, slaat die helemaal over.

carta-magica-rules-sail = Zeilen
# CM-031 CM-032 CM-033 CM-034 CM-035
carta-magica-rules-sail-1 = Schepen gaan recht van vak naar vak, nooit schuin, over blauw water en havens in. Land, kliffen, ondiepten, de gouden rand en andere schepen zijn gesloten, en de witte windstille vakken ook.
# CM-030 CM-036 CM-037 CM-038 CM-039 CM-040 CM-041 CM-042
carta-magica-rules-sail-2 = Je zeilt minstens één stap en hoogstens het getal, de weg mag bochten maken en terugkeren, en een haven beëindigt hem. Je eindigt nooit waar je begon, en ook niet in de haven die je net verliet. Een Gunstige wind maakt de weg langer. Daarna is het schip in orde; eerst komt een bezoek, dan een gevecht.
carta-magica-rules-picture-sail = De gouden vakken zijn met deze draai te bereiken. De gekozen weg is gemarkeerd.

carta-magica-rules-harbour = Havens
# CM-050 CM-051 CM-052 CM-053 CM-054
carta-magica-rules-harbour-1 = In een zwarte haven ruil je twee goederen voor één goud, zo vaak je wilt zolang je goud niet vol is. Bij elke aankomst daar, hoe je er ook kwam, moet je één avonturenkaart trekken; wanneer, kies je zelf, als het maar is voordat je klaar bent.
# CM-055 CM-056 CM-057 CM-058 CM-059
carta-magica-rules-harbour-2 = In een rode haven koop je voor twee goud een talisman: een van de drie open talismannen of ongezien de bovenste van de stapel, zo vaak je kunt betalen. Het gat wordt meteen gevuld zolang de stapel strekt. Je legt je talismannen open voor je neer. Niemand hoeft te ruilen, en spelers ruilen niet onderling.
# CM-060 CM-061 CM-062 CM-063 CM-064
carta-magica-rules-harbour-3 = Alleen aankomen telt: wie gewoon in een haven ligt, ruilt niet. Bracht een storm of een plekwissel je binnen, dan trek je meteen de kaart van de zwarte haven en mag je na je volgende actie daar ruilen, tenzij je zeilt. Een beschadigd schip in een haven mag na elke actie ruilen, behalve zeilen. Deze latere bezoeken vragen geen kaart.
carta-magica-rules-picture-harbour = Een schip in een rode haven: er zijn talismannen te koop.

carta-magica-rules-stores = Goud, goederen, magie
# CM-071 CM-072 CM-078 CM-079
carta-magica-rules-stores-1 = Acht tokens van elke soort is alles wat een schip kan dragen; de rest blijft in de bank. Wat je uitgeeft, gaat daarheen terug, gebruikte kaarten gaan naar de open aflegstapel. Alles wat je hebt, ligt open.
# CM-073 CM-074 CM-075 CM-076 CM-077
carta-magica-rules-stores-2 = Inkomstenkaarten wissel je in voor tokens als je ze trekt, of je houdt ze, maar later wissel je ze niet meer in. Bewaarde kaarten nemen geen ruimte in en betalen alles van hun soort, als geheel; wat te veel is, komt terug als tokens. Jij kiest met welke kaarten je betaalt, zolang geen ervan overbodig is.

carta-magica-rules-storm = Storm
# CM-080 CM-081 CM-082 CM-083 CM-084 CM-085
carta-magica-rules-storm-1 = Staat de pijl op de storm, dan wordt er opnieuw gedraaid voor een richting. Wie Mooi weer heeft, mag nu het eigen schip sparen. Elk ander schip dat in orde is, ook het jouwe en ook in havens, wordt twee vakken die kant op geduwd, wat het verst vooraan ligt eerst. Schepen die vastzitten, blijven waar ze zijn en liggen in de weg.
# CM-086 CM-087 CM-088 CM-089 CM-090 CM-091 CM-092 CM-093
carta-magica-rules-storm-2 = Land, kliffen, ondiepten, de rand of een ander schip in de weg beschadigen het waar het ligt; het andere schip krijgt geen schade. Een windstil vak houdt het vast. Een haven neemt het op. Als alle schepen zijn weggedreven, trekt wie in een zwarte haven is geblazen. De storm is de hele beurt.
carta-magica-rules-picture-storm = Er komt een storm: de tweede draai zegt waarheen.

carta-magica-rules-stuck = In windstilte of beschadigd
# CM-100 CM-101 CM-102 CM-103 CM-104 CM-105 CM-106 CM-115
carta-magica-rules-stuck-1 = Alleen stormen brengen schepen op windstille vakken. Daar mag je nog laden, trekken of blijven liggen. Om weg te zeilen heb je het windteken op de pijl nodig, of twee goederen om gesleept te worden, of een kaart Gunstige wind, en vrij water vlak naast je. Bevrijden en zeilen zijn één handeling. Een storm bevrijdt niemand.
# CM-110 CM-111 CM-112 CM-113 CM-114
carta-magica-rules-stuck-2 = Ook een beschadigd schip mag laden, trekken of blijven liggen. Om te zeilen heeft het het hamerteken, twee goud of een kaart Reparatie nodig, en het zeilt in dezelfde beurt; reparatie zonder zeilen bestaat niet.
carta-magica-rules-picture-calm = Een schip op de witte, windstille vakken.

carta-magica-rules-adventure = Avonturenkaarten
# CM-120 CM-121 CM-122 CM-123 CM-125 CM-126 CM-127
carta-magica-rules-adventure-1 = Je trekt als actie, of omdat een zwarte haven het eist. Sommige kaarten brengen goederen, goud of magie. Sommige eisen goederen: je betaalt alles, of als je dat niet kunt, betaal je niets en sla je een beurt over; overgeslagen beurten tellen op. Alle andere mag je houden, zoveel je wilt. Is de stapel leeg, dan wordt de aflegstapel geschud.
# CM-130 CM-132 CM-134 CM-135 CM-136 CM-138
carta-magica-rules-adventure-2 = Mooi weer spaart een schip dat in orde is in een storm. Reparatie herstelt een beschadigd schip. Gunstige wind bevrijdt een schip uit de windstilte, of geeft vijf stappen extra aan een schip dat zeilt; één kaart doet niet allebei. Met Opnieuw draaien doe je een eigen draai over.
# CM-140 CM-141 CM-142
carta-magica-rules-adventure-3 = Door de Verrekijker bekijk je de bovenste drie kaarten als je op het punt staat te trekken: je neemt er een, voor iedereen zichtbaar, en legt de andere terug bovenop in een volgorde die alleen jij kent. De Vloek schudt de open talismannen terug in hun stapel en legt er drie nieuwe open; speel hem in je beurt vóór het draaien, als je je actie kiest, of in een haven.

carta-magica-rules-monster = Monsters
# CM-150 CM-151 CM-152 CM-153
carta-magica-rules-monster-1 = Een monster moet je meteen te lijf. Zeg hoeveel magie je inzet en draai dan: magie, het getal, en één voor elk monster dat je al hebt, worden opgeteld; de storm telt als min twee. De magie ben je hoe dan ook kwijt. De draai kun je met een kaart overdoen, de magie kun je niet meer veranderen.
# CM-154 CM-155 CM-156 CM-157
carta-magica-rules-monster-2 = Haal je zijn kracht, dan is het van jou, met zijn goud. Anders zijn al je goederentokens verloren en wordt het teruggeschud in de stapel. Monsters raken nooit op en leveren geen punten op.

carta-magica-rules-battle = Gevechten
# CM-160 CM-161
carta-magica-rules-battle-1 = Na het zeilen mag je één schip naast je aanvallen dat een talisman van jouw uitdaging heeft. Schepen die vastzitten zijn veilig, schepen in havens niet.
# CM-162 CM-163 CM-164 CM-165 CM-166
carta-magica-rules-battle-2 = Beiden draaien, de aanvaller eerst; de storm is gewoon min twee. Wie het hoogste getal heeft, mag één kaart van de ander nemen, een talisman of een avontuur, en verder heeft dat geen gevolg. Bij gelijke stand wint niemand.
# CM-170 CM-171 CM-172 CM-173
carta-magica-rules-battle-3 = Daarna mogen de twee afspreken van plek te wisselen. Dat is voor elk schip één stap, en wie een haven in wisselt, geldt als binnengeblazen.

carta-magica-rules-home = Rond het eiland en naar huis
# CM-181 CM-182 CM-183 CM-184 CM-185 CM-186
carta-magica-rules-home-1 = Het maakt niet uit welke kant je op gaat, of hoe: gezeild, geblazen of gewisseld, elke stap telt, en teruggaan heft vooruitgaan op. Wat telt, is hoe vaak je de lijn tussen K en L oversteekt, ten noorden van het eiland. Wie met een heel rondje in de thuishaven ligt, is teruggekeerd. Zonder rondje gebeurt daar niets, en zolang er een ander schip ligt, kun je er niet in.

carta-magica-rules-end = Het einde
# CM-190 CM-191 CM-192 CM-193
carta-magica-rules-end-1 = De eerste terugkeer maakt van deze ronde de laatste; overgeslagen beurten blijven overgeslagen. Een teruggekeerd schip speelt verder, en niets neemt de terugkeer weer af.
# CM-194 CM-195 CM-196 CM-197 CM-198 CM-199
carta-magica-rules-end-2 = Dan worden de punten geteld: talismannen zoals gedrukt, tien meer voor elk van je uitdaging, één voor elk goud, ook op bewaarde goudkaarten, vijftien voor de terugkeer, en niets anders. Wie de meeste punten heeft, wint, en wie gelijk staat, wint samen.

carta-magica-rules-decided = Door ons beslist
carta-magica-rules-decided-1 = Vier regels kun je ook anders lezen. Hier mag je altijd blijven liggen; je kunt ook vinden dat een schip dat in orde is, moet zeilen waar geen ander teken staat. Hier wordt een bewaarde inkomstenkaart nooit tokens, behalve als wisselgeld; elders mag je die altijd inwisselen. Hier maakt een Gunstige wind elke tocht langer, ook van een schip dat net is bevrijd; anderen maken er een eigen tocht van, of gunnen hem niet aan een schip dat vastzat. En hier mogen talismannen die door een Vloek zijn teruggeschud, meteen weer opduiken; anderen vragen drie nieuwe.

# Het spel op één pagina

carta-magica-rules-aid-spin = Draai en doe dan één ding: zeil, gebruik een van de twee tekens, of blijf liggen.
carta-magica-rules-aid-sail = Zeil hoogstens zoveel vakken als het getal zegt, nooit schuin. Een haven beëindigt de tocht.
carta-magica-rules-aid-goods = Goederen: neem er zoveel als het getal zegt, hoogstens acht.
carta-magica-rules-aid-magic = Magie: precies zo.
carta-magica-rules-aid-adventure = Avontuur: trek een kaart. Sommige houd je, sommige moet je betalen, sommige zijn monsters.
carta-magica-rules-aid-black = Zwarte haven: 2 goederen voor 1 goud, zo vaak je wilt; trek één kaart.
carta-magica-rules-aid-red = Rode haven: 2 goud voor een talisman, open of ongezien.
carta-magica-rules-aid-talisman = Een talisman van je eigen uitdaging telt 10 meer.
carta-magica-rules-aid-storm = Storm: draai voor de richting. Elk schip dat in orde is, waait twee vakken weg.
carta-magica-rules-aid-becalmed = In windstilte: draai wind, betaal 2 goederen, of speel Gunstige wind; zeil dan.
carta-magica-rules-aid-damaged = Beschadigd: draai een hamer, betaal 2 goud, of speel Reparatie; zeil dan.
carta-magica-rules-aid-monster = Monster: magie en een draai moeten zijn kracht halen. Lukt het, dan krijg je goud; zo niet, dan zijn alle goederen verloren.
carta-magica-rules-aid-battle = Naast een schip met een talisman die je zoekt, mag je vechten: wie hoger draait, neemt een kaart.
carta-magica-rules-aid-end = Rond het eiland en thuis: 15 punten, en deze ronde is de laatste. Talismannen, 10 voor elk van je uitdaging, 1 voor elk goud.

# Een ronde als voorbeeld

carta-magica-rules-example = Een ronde als voorbeeld
carta-magica-rules-example-1 = Mira ligt in Karmijnrede, haar thuis, met 3 goederen en 3 magie. Ze draait 6, goederen en magie: ze kan zes vakken zeilen, maar neemt goederen. Drie en zes is negen; ze houdt er acht, één is verloren.
carta-magica-rules-example-2 = Ben draait de storm. Zijn tweede draai zegt oosten: zijn eigen schip wordt twee vakken over open water geblazen, dat van Otto loopt tegen een klif en is beschadigd. Dat van Mira wordt de haven uit geblazen en ligt op open zee.
carta-magica-rules-example-3 = Otto draait 7, avonturenkaart en hamer: de hamer herstelt zijn schip, en hij zeilt zeven vakken.
carta-magica-rules-example-4 = De volgende ronde draait Mira 9 en zeilt ze naar Ravenmond. Daar ruilt ze acht goederen voor 4 goud en moet ze een kaart trekken: de Lantaarnaal, kracht 8. Ze zet 3 magie in en draait een 5: acht, hij is getemd en levert 2 goud op. Met 6 goud koopt ze straks drie talismannen in een rode haven, als ze er nog liggen.
