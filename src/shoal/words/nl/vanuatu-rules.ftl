# De spelregels van Vanuatu, voor mensen. Hoofdstukken in de volgorde van het spel.
# Boven elke alinea staan de punten die ze vertelt.

vanuatu-rules-aim = Waar het om gaat
# VAN-001 VAN-002
vanuatu-rules-aim-1 = Acht rondes op eilanden die nog maar net uit zee zijn opgerezen. Je vaart, vist, handelt, bouwt kramen, tekent in het zand en leidt toeristen rond. Geld blijft niet lang: tien vatu worden vanzelf vijf punten. Wie de meeste punten heeft, wint. Het spel is voor drie tot vijf spelers; voor twee is er een eigen regel.
# VAN-100 VAN-101
vanuatu-rules-aim-2 = Alles draait om het plannen. Iedereen plaatst vijf pionnen op negen acties, en alleen wie de meeste pionnen op een actie heeft, mag die doen.

vanuatu-rules-setup = Aan het begin
# VAN-003 VAN-006 VAN-007 VAN-020 VAN-028 VAN-029
vanuatu-rules-setup-1 = Het eiland Efate en drie zeeën liggen klaar, in willekeurige volgorde, met hun goederen en schijven. Iedereen heeft een boot op de lege zee, drie vatu, acht kramen en vijf pionnen, en geen punten. In een beurs passen hoogstens negen vatu. Boten blijven op zee, en een zee heeft ruimte voor allemaal.
# VAN-004 VAN-005 VAN-012 VAN-013 VAN-022 VAN-024 VAN-026 VAN-027 VAN-030
vanuatu-rules-setup-2 = Drie schepen wachten op goederen, een tegel zegt hoeveel toeristen er zijn, de visprijs staat bovenaan, vier rusttegels liggen klaar, en de twee tegels die straks gelegd worden, liggen open. Dat alles is te zien, behalve de volgorde van de trekstapels en genomen rusttegels. Het toeval bepaalt wie begint; wie de startspelersteen heeft, is de hele ronde als eerste aan de beurt, de anderen volgen met de klok mee, en een fase begint als iedereen klaar is met de vorige. Beloftes binden niemand, en spelers geven elkaar niets.

vanuatu-rules-round = Een nieuwe ronde
# VAN-040 VAN-041 VAN-042 VAN-043 VAN-044 VAN-045 VAN-046 VAN-047
vanuatu-rules-round-1 = Vanaf de tweede ronde verandert er eerst het een en ander. Toeristen die niemand ophaalde, gaan naar huis, en er komen nieuwe. Volle schepen varen weg, de andere schuiven op, en achteraan komen nieuwe. Een eiland dat helemaal is uitverkocht, krijgt al zijn goederen weer, zolang de voorraad strekt, oudere eilanden eerst. De visprijs klimt weer naar boven.
# VAN-008 VAN-048 VAN-050 VAN-051 VAN-052 VAN-053 VAN-054 VAN-055 VAN-056
vanuatu-rules-round-2 = Tot en met de zevende ronde legt de startspeler dan de twee open tegels, in volgorde naar keuze. Een tegel moet minstens twee andere raken. Eilanden blijven los van elkaar, en een zee moet naast een eiland liggen; als geen zeshoek dat toelaat, mag de tegel elders liggen. Een nieuwe zee krijgt schijven, een nieuw eiland krijgt goederen, en de volgende twee tegels gaan open. Een zeshoek zonder tegel is verboden terrein.
vanuatu-rules-picture-tile = Op de oplichtende zeshoeken mag de nieuwe tegel liggen.

vanuatu-rules-characters = Personages
# VAN-070 VAN-071 VAN-072 VAN-073 VAN-074 VAN-075 VAN-076
vanuatu-rules-characters-1 = In beurtvolgorde neemt iedereen een personage, een ander dan de vorige keer; het oude gaat daarna terug, en anderen mogen het meteen hebben. Het helpt deze ronde één keer, bij zijn actie of als je het wilt gebruiken, en wordt dan omgedraaid. De meeste hulp komt vanzelf; bij Koper, Bedelaar en Prediker kies je zelf. Je hoeft zijn actie niet te plannen, en pionnen die je voor niets terugneemt, laten het zoals het is.
# VAN-118 VAN-200 VAN-201 VAN-202 VAN-203 VAN-205 VAN-206 VAN-207 VAN-208 VAN-209 VAN-210
vanuatu-rules-characters-2 = De Stuurman vaart gratis. De Bouwmeester betaalt één vatu voor een kraam. De Duiker krijgt de waarde van een schat ook in vatu, de Visser die van een vangst in punten. De Verkoper heeft geen kraam nodig, wel een eiland naast de boot. De Koper mag gratis een tweede blokje van dezelfde goederen uit de voorraad laden. De Tekenaar tekent voor vijf punten. De Gids krijgt twee punten voor elke tekening waar de toerist aan land gaat. De Bedelaar wisselt één keer tot drie punten in voor vatu voordat hij een actie doet. De Prediker mag één keer een mogelijke stapel gebruiken als hij nergens leidt.

vanuatu-rules-plan = Pionnen plaatsen
# VAN-080 VAN-081 VAN-082 VAN-087
vanuatu-rules-plan-1 = In beurtvolgorde plaats je twee pionnen, dan nog twee, dan de laatste, op dezelfde actie of op verschillende, en zoveel op één als je wilt. Wat geplaatst is, blijft staan.
# VAN-083 VAN-084 VAN-085 VAN-086
vanuatu-rules-plan-2 = Je mag alleen plaatsen waar je een kans zou hebben als je alleen speelde: is er eerst iets nodig, zoals erheen varen, dan moet dat ook gepland zijn, en van twee pionnen die je samen plaatst, mag de ene de andere mogelijk maken. Rusten kun je altijd plannen.
vanuatu-rules-picture-plan = Negen acties, en de pionnen erop. Elk vak zegt hoe je ervoor zou staan, of wat er ontbreekt.

vanuatu-rules-act = Acties uitvoeren
# VAN-102 VAN-103 VAN-104 VAN-109 VAN-110
vanuatu-rules-act-1 = De spelers doen om beurten een actie tot er geen pionnen meer zijn. In je beurt kies je een actie waarop je op dat moment leidt en doe je die één keer, helemaal; dan gaan al je pionnen eraf, dus niemand doet een actie twee keer in een ronde. Je leidt als niemand er meer pionnen heeft; bij gelijke stand leidt wie eerder aan de beurt is.
# VAN-105 VAN-106 VAN-107 VAN-108 VAN-111 VAN-112
vanuatu-rules-act-2 = Kan een actie waarop je leidt niet, omdat je nu niet kunt betalen of er niets over is, dan neem je de pionnen voor niets terug; dat mag je ook kiezen als je ergens leidt waar het wel kan. En als je nergens leidt, moet je een van je stapels opgeven, tenzij de Prediker ingrijpt. Zolang je leidt, mag je geen andere stapel opgeven. Niemand mag dus passen, en de volgorde waarin je je acties doet, is alles.
vanuatu-rules-picture-act = Waar deze speler leidt, kan nu een actie worden gedaan.

vanuatu-rules-travel = Varen, bouwen, duiken, vissen
# VAN-009 VAN-010 VAN-115 VAN-116 VAN-117
vanuatu-rules-travel-1 = Varen: één tot drie zeshoeken over zee, elk één vatu; omwegen en terugkeren mogen en kosten hun stappen. Wat op eilanden gebeurt, gebeurt naast je boot, wat onder water gebeurt, recht eronder; liggen er meerdere eilanden naast je, dan kies je er een.
# VAN-011 VAN-120 VAN-121 VAN-122
vanuatu-rules-travel-2 = Bouwen: voor drie vatu zet je een van je kramen op een vrije plek van een eiland naast je boot, en daar blijft hij. Met kramen verkoop je vis en verdien je aan toeristen, en aan het eind tellen ze mee.
# VAN-023 VAN-125 VAN-126 VAN-127 VAN-130 VAN-131 VAN-132
vanuatu-rules-travel-3 = Duiken en vissen: neem een schat of een vis uit de zee onder je boot. Die is zoveel waard als er schijven liggen; dan is één schijf voorgoed weg, en de volgende is minder waard.

vanuatu-rules-trade = Verkopen en kopen
# VAN-135 VAN-136 VAN-137
vanuatu-rules-trade-1 = Verkopen: met een kraam van jou op een eiland naast je boot verkoop je vis, de ene na de andere, en je stopt wanneer je wilt. Elke vis brengt zijn waarde maal de prijs op, en die is 3, 2 of 1; elke vis verlaagt de prijs, maar nooit onder 1.
# VAN-140 VAN-141 VAN-142 VAN-143 VAN-144
vanuatu-rules-trade-2 = Kopen: een blokje van een eiland naast je boot, kava voor één vatu, kopra voor twee, rundvlees voor drie. Het gaat meteen op het eerste schip dat ruimte heeft voor deze goederen en levert één punt op voor kava, drie voor kopra, vijf voor rundvlees, en nog twee als het schip daarmee vol is. Heeft geen schip ruimte, dan mag je toch kopen, en het blokje is verloren. Een vol schip wacht op de volgende ronde.

vanuatu-rules-culture = Tekenen, vervoeren, rusten
# VAN-145
vanuatu-rules-culture-1 = Tekenen: een zandtekening op een vrije plek van een eiland naast je boot kost niets en levert drie punten op.
# VAN-146 VAN-147 VAN-148
vanuatu-rules-culture-2 = Vervoeren: breng een wachtende toerist naar een eiland naast je boot dat ruimte heeft. Je krijgt één vatu voor elke kraam daar, van wie ook; dat kunnen er ook nul zijn.
# VAN-150 VAN-151 VAN-155 VAN-156 VAN-157 VAN-158
vanuatu-rules-culture-3 = Rusten: als er nog een rusttegel is, bekijk je wat er ligt en neem je er een, ongezien door de anderen. Hij betaalt aan het eind van de ronde. Voordat je in je beurt een actie doet, en op geen ander moment, mag je ook schatten inwisselen voor zoveel vatu als ze waard zijn.

vanuatu-rules-vatu = Tien vatu
# VAN-230 VAN-231 VAN-232 VAN-233
vanuatu-rules-vatu-1 = Zodra je tien vatu hebt, worden tien daarvan vijf punten, of je wilt of niet, na elke afzonderlijke opbrengst, ook tussen de rondes en aan het eind. Wat je betaalt, is betaald voordat je verdient, en niemand maakt schulden.

vanuatu-rules-rest = Einde van een ronde
# VAN-240 VAN-241 VAN-242 VAN-243 VAN-275
vanuatu-rules-rest-1 = Rusttegels worden in beurtvolgorde getoond, uitbetaald en teruggelegd: een punt, een vatu, allebei, of de steen van de startspeler. De steen blijft waar hij is, tenzij iemand die tegel heeft genomen; wie hem al heeft, mag die tegel nemen en hem houden.

vanuatu-rules-end = Het einde
# VAN-250 VAN-251 VAN-252 VAN-255
vanuatu-rules-end-1 = Na de achtste ronde wordt elke overgebleven vis zoveel vatu als hij waard is, wat de prijs ook is. De startspelersteen is drie punten waard, elke drie vatu één, schatten twee keer hun waarde. Voor elk van je kramen is elke toerist op het eiland twee punten waard. Tekeningen, goederen en kramen zonder toeristen leveren niets meer op. Scores lopen door na vijftig.
# VAN-253 VAN-254
vanuatu-rules-end-2 = Wie de meeste punten heeft, wint; bij gelijke stand tellen gebouwde kramen, dan vatu, en dan delen ze de plaats.
vanuatu-rules-picture-end = Eilanden tegen het eind van een partij: kramen, toeristen en tekeningen.

vanuatu-rules-more = Twee spelers, varianten, geheimen
# VAN-283
vanuatu-rules-more-1 = Met twee spelers is de opbouw als met drie. Vóór de personages zet de startspeler twee neutrale pionnen op acties, dan de ander drie; om te leiden heb je meer pionnen nodig dan er neutrale staan, of evenveel als je personage bij die actie hoort. Er worden vijf personages aangeboden, andere dan de vorige keer, en een boot mag niet stoppen waar de andere ligt.
# VAN-021 VAN-025 VAN-270 VAN-271 VAN-272 VAN-273 VAN-274
vanuatu-rules-more-2 = Verborgen zijn alleen de volgorde van schepen en toeristen, welke van twee tegels van een letter eerst komt, en de rusttegels die anderen hebben genomen. Tegels komen in de volgorde A tot F, twee keer. Wat er in een trekstapel zit, is bekend: een lege trekstapel met schepen wordt gemaakt van de vertrokken schepen, en één toeristentegel, afhankelijk van het aantal spelers, is aan het begin weggelegd. Wie rust, ziet wat er nog is en weet dus wat er al is genomen, maar niet door wie.
# VAN-280 VAN-281 VAN-282
vanuatu-rules-more-3 = Opties van een tafel: zonder personages; de visprijs daalt één keer na een hele verkoop in plaats van met elke vis; en de Gouverneur, een elfde personage, dat een beurt gebruikt om een hele stapel van jou naar een andere actie te verplaatsen, een die je deze ronde niet hebt gedaan en niet hebt opgegeven.

vanuatu-rules-decided = Door ons beslist
vanuatu-rules-decided-1 = Eén regel kun je ook anders lezen. Hier komen de meeste bonussen van personages vanzelf, en alleen bij Koper, Bedelaar en Prediker kies je zelf; je kunt het ook zo lezen dat je elke bonus mag weigeren.

# Het spel op één pagina

vanuatu-rules-aid-person = Neem elke ronde een personage, nooit twee keer achter elkaar hetzelfde.
vanuatu-rules-aid-plan = Plaats om beurten vijf pionnen: twee, twee, één. Alleen op wat met je plan kan.
vanuatu-rules-aid-lead = Doe dan om beurten een actie met één stapel waar je de meeste pionnen hebt; bij gelijke stand gaat voor wie eerder aan de beurt is. Leid je nergens, dan geef je een stapel op.
vanuatu-rules-aid-sail = Varen over zee: 1 vatu per zeshoek.
vanuatu-rules-aid-build = Bouwen van een kraam naast je boot: 3 vatu.
vanuatu-rules-aid-explore = Duiken in je zee: een schat die zoveel waard is als er schijven liggen. Twee keer zijn waarde in punten aan het eind, of zijn waarde in vatu in je beurt.
vanuatu-rules-aid-fish = Vissen in je zee: een vis die zoveel waard is als er visschijven liggen.
vanuatu-rules-aid-sell = Verkopen van vis naast je kraam: waarde maal prijs, 3, dan 2, dan 1.
vanuatu-rules-aid-kava = Kopen van kava: 1 vatu, 1 punt op een schip.
vanuatu-rules-aid-copra = Kopen van kopra: 2 vatu, 3 punten op een schip.
vanuatu-rules-aid-beef = Kopen van rundvlees: 3 vatu, 5 punten op een schip. Het laatste blokje van een schip: 2 extra.
vanuatu-rules-aid-draw = Tekenen waar ruimte is: 3 punten.
vanuatu-rules-aid-transport = Een toerist brengen: 1 vatu voor elke kraam op het eiland.
vanuatu-rules-aid-rest = Rusten: een verborgen tegel die aan het eind van de ronde betaalt.
vanuatu-rules-aid-vatu = Bij tien worden vatu vijf punten.
vanuatu-rules-aid-end = Na acht rondes: elke kraam telt 2 punten per toerist op het eiland, dan schatten, 1 voor 3 vatu, 3 voor de startspeler.

# Een ronde als voorbeeld

vanuatu-rules-example = Een ronde als voorbeeld
vanuatu-rules-example-1 = Mira heeft 3 vatu en neemt de Tekenaar. Haar boot ligt naast Efate, waar ruimte is voor een tekening. Ben heeft de Koper genomen, Otto de Gids.
vanuatu-rules-example-2 = Plannen, eerst elk twee pionnen: Mira zet ze allebei op Tekenen, want met de Tekenaar is dat 5 punten waard. Ben zet er twee op Kopen, Otto één op Tekenen en één op Vervoeren. Dan zet Mira er één op Varen en één op Vissen, en haar laatste op Rusten.
vanuatu-rules-example-3 = Acties: Mira leidt op Tekenen met twee tegen één en tekent meteen op Efate, 5 punten. Ben koopt daar rundvlees: 3 vatu, 5 punten, en de Koper laadt er gratis een tweede bij. Otto’s ene pion leidt nu op Tekenen, maar Efate heeft geen ruimte meer en hij heeft geen Varen gepland: die stapel gaat verloren.
vanuatu-rules-example-4 = Mira vaart voor 1 vatu één zeshoek naar een zee met twee visschijven. Als ze weer aan de beurt is, vangt ze een vis van 2. Als laatste rust ze en neemt ze de tegel waarmee ze mag beginnen. Aan het eind van de ronde heeft ze 2 vatu, een vis en 5 punten meer, en begint ze de volgende.
