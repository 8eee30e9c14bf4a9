# Pravila igre Kleine Fische ganz groß, za ljudi. Poglavja v vrstnem redu igre.

kleine-fische-rules-aim = Za kaj gre
kleine-fische-rules-aim-1 = Potapljaš se ob grebenu iz skritih kart in fotografiraš ribe. Dokler je vsaka odkrita riba druge vrste, lahko nadaljuješ. Če isto vrsto srečaš dvakrat, ti del ulova uide. Za dva, tri ali štiri veljajo ista pravila.
kleine-fische-rules-aim-2 = Na koncu od vsake od trinajstih vrst šteje samo tvoja najboljša slika. Zmaga raznolikost.

kleine-fische-rules-setup = Greben
kleine-fische-rules-setup-1 = Ribe in votline so premešane skupaj. Petindvajset kart leži zakritih, pet vrst po pet; drugih 78 je kup. S hrbta vidiš, ali je karta riba ali votlina, in votlina kaže število; na kupu vidiš hrbet vrhnje karte. Nihče še nima ničesar.
kleine-fische-rules-setup-2 = Potapljači in hobotnica se gibljejo po stezah med kartami in okrog roba. Notranja steza ima karto na obeh straneh, steza na robu eno. Potapljač je na eni stezi in gleda proti enemu njenih koncev. Vsi potapljači začnejo na čolnu, hobotnica v svoji votlini v spodnjem desnem vogalu, kjer ničesar ne zapira. Začne prvo mesto.

kleine-fische-rules-turn = Poteza
kleine-fische-rules-turn-1 = Najprej se potapljaš: plavaj, odkrij ribo, odloči se, plavaj naprej. Nato lahko premakneš hobotnico, morda kaj ukradeš in pobereš svoje ribe. Potem se greben spet zapolni in naslednji se potaplja nad polnim, skritim grebenom.
kleine-fische-rules-turn-2 = Skoka ali prvega premika ne smeš izpustiti. Karte votlin so samo za tvojo potezo, vsaka vrsta ob svojem času. Med potezami potapljači obdržijo stezo in smer pogleda.

kleine-fische-rules-jump = Prva poteza: skok
kleine-fische-rules-jump-1 = Pripelji čoln nad ribo v zgornji vrsti in skoči na eno od strani te karte: levo, desno ali spodaj. Izbereš, proti kateremu koncu steze potapljač gleda. Pridružiš se lahko drugim potapljačem, hobotnici ne. Skok je tvoj prvi premik; ob novi stezi moraš odkriti eno ribo, katero koli. Čoln ostane tam in nima več pomena.
kleine-fische-rules-jump-2 = Če so v zgornji vrsti same votline, najprej eno od njih na slepo zamenjaš s katero koli ribo nižje in čoln gre nad to ribo. Turbo plavuti nikoli ne nadomestijo skoka.
kleine-fische-rules-picture-jump = Čoln je nad stolpcem. Potapljač lahko skoči na tri steze in gleda v katero koli smer.

kleine-fische-rules-swim = Plavanje
kleine-fische-rules-swim-1 = Premik je en korak. Potapljači plavajo samo naprej: skozi križišče pred sabo na katero koli drugo stezo tam, s pogledom stran od njega. To so znotraj tri steze, na robu dve in v vogalu ena; nikoli nazaj in brez obračanja na stezi. Ali tam leži riba, ni pomembno. Drugi potapljači niso nikoli v napoto; steza s hobotnico je zaprta.
kleine-fische-rules-swim-2 = V vogalu je pred tabo samo ena steza. Če je na njej hobotnica, ko se tvoja poteza začne, se potapljač najprej obrne; to ni korak, zgodi se samo in le takrat. Če v tak vogal priplavaš med potezo, tam še uporabiš karto, nato se moraš ustaviti. Če je hobotnica na tvoji stezi, jo zapustiš kot običajno. Povsod drugod je prvi premik mogoč.

kleine-fische-rules-reveal = Odkrivanje rib
kleine-fische-rules-reveal-1 = Po vsakem premiku uporabiš natanko eno karto. Po prvem moraš odkriti eno skrito ribo ob svoji stezi. Če sta dve, izbereš na slepo. Odkritih rib in votlin nikoli ne odkrivaš.
kleine-fische-rules-reveal-2 = Če po prvem premiku ni skrite ribe, se takoj konča cela poteza: brez hobotnice, brez polnjenja. Pozneje moraš skrito ribo ob sebi odkriti, tudi če veš, da je par, razen če ustreza votlina. Če ob tebi ni ribe, se potop konča brez izgube; ob ustrezni votlini jo lahko raziščeš ali se ustaviš. Na tako mesto lahko priplavaš tudi namenoma.

kleine-fische-rules-choice = Ustaviti se ali plavati naprej?
kleine-fische-rules-choice-1 = Po vsaki novi vrsti se odločiš. Ustavi se in vse odkrite ribe so tvoje. Ali plavaj naprej, če je steza prosta, in uporabi še eno karto.
kleine-fische-rules-choice-2 = Če je nova riba vrste, ki že leži odkrita, ne glede na velikost, je potopa konec: obe se spet zakrijeta in z njima vse, kar je bilo odkrito vmes. Vmes pomeni po času, ne po mestu. Kar je bilo odkrito pred prvo od obeh, obdržiš. Pri trinajstih vrstah bi bila štirinajsta riba vedno par.
kleine-fische-rules-choice-3 = Zakrite ribe ostanejo, kjer so, in jih je mogoče spet najti. Zapomni si jih! Po paru se poteza nadaljuje s hobotnico, s točkami na tem, kar obdržiš.
kleine-fische-rules-picture-choice = Odkritih je več različnih rib, vsaka s številom, po vrsti odkritja. Plavati naprej po eni od označenih stez ali se ustaviti?

kleine-fische-rules-cave = Raziskovanje votline
kleine-fische-rules-cave-1 = Če je po poznejšem premiku odkritih natanko toliko rib, kot pravi število na votlini ob tebi, lahko namesto odkrivanja ribe raziščeš votlino. To konča potop. Od dveh ustreznih izbereš eno; ena votlina na potezo. Po prvem premiku ne ustreza nobena. Karta je tvoja, ko pobereš, in prej je ne more doseči noben rop.
kleine-fische-rules-picture-cave = Odkritih je toliko rib, kot zahteva votlina: mogoče jo je raziskati.

kleine-fische-rules-octopus = Hobotnica
kleine-fische-rules-octopus-1 = Majhne ribe imajo točke hobotnice. Seštej tiste na ribah, ki so po potopu še odkrite: za toliko stez lahko premakneš hobotnico, ali manj, ali nič; brez točk jo premakne samo Turbo hobotnica. En premik na potezo. Svojo stezo lahko zapusti na katerem koli koncu, od koder koli je prišla.
kleine-fische-rules-octopus-2 = Ko je na poti, preplava vsako stezo od konca do konca in se na njej ne obrne. Za vrnitev na začetek je zato potreben obhod vsaj štirih stez. Šteje samo steza, kjer konča, in dobra je vsaka pot v okviru njenih korakov.
kleine-fische-rules-octopus-3 = S prvim premikom vstopi v greben na eni od dveh stez v spodnjem desnem vogalu. Vstop stane en korak in od tam gre naprej. V svojo votlino se ne vrne več.
kleine-fische-rules-octopus-4 = Nikoli ne gre na stezo tvojega potapljača ali čeznjo. Na stezi z drugimi potapljači se ustavi in preostali koraki so izgubljeni. Potapljačev na čolnu ne more srečati in hobotnica, ki se ni premaknila, ne more oropati nikogar.
kleine-fische-rules-picture-octopus = Tako daleč je tokrat mogoče premakniti hobotnico.

kleine-fische-rules-rob = Kraja
kleine-fische-rules-rob-1 = Če hobotnico premakneš na druge, lahko enega od njih oropaš ali pustiš pri miru. Povej, koliko rib želiš: eno, dve ali tri, kolikor koli jih drugi ima. Nato vrzi kocko hobotnice, ki ima 1, 1, 2, 3, 3 in rdečo −1.
kleine-fische-rules-rob-2 = Če vržeš vsaj toliko, z njegovega kupčka na slepo vzameš natanko toliko rib ali ves kupček, če je manjši. Z manj ne dobiš nič. Z rdečo ploskvijo drugi vzame ribo tebi, če jo imaš. Katere ribe so zamenjale lastnika, vesta samo vidva.
kleine-fische-rules-rob-3 = Odkrite ribe v grebenu niso še od nikogar in votlin ni mogoče ukrasti. Hobotnica in potapljači ostanejo, kjer so.

kleine-fische-rules-collect = Pobiranje in polnjenje
kleine-fische-rules-collect-1 = Tvoje odkrite ribe gredo zakrite na tvoj kupček. Tudi raziskana votlina pride k tebi, ločeno od rib. Svoje karte lahko vedno pogledaš; drugi vidijo samo, koliko jih je.
kleine-fische-rules-collect-2 = Nato se vrzeli zapolnijo s kupa, ena za drugo, od zgoraj levo. Če ne vzameš ničesar, se nič ne polni. Če kup ravno zadošča, gre igra naprej brez kupa.

kleine-fische-rules-cards = Karte votlin
kleine-fische-rules-cards-1 = Karte votlin pomagajo od tvoje naslednje poteze naprej, vsaka enkrat; uporabljena gre vsem na očeh nazaj v škatlo. Uporabiti jih ni treba nikoli, v potezi jih lahko uporabiš več in imaš jih lahko, kolikor želiš.
kleine-fische-rules-cards-2 = Turbo plavuti naredijo en premik z največ tremi ali petimi koraki. Vsak korak mora biti dovoljen, pot se lahko križa in šteje samo karta ob zadnji stezi. Ena karta plavuti za en premik.
kleine-fische-rules-cards-3 = Podvodna luč ti pred prvim premikom pokaže eno ali dve skriti ribi kjer koli v grebenu; od dveh drugo izbereš, ko vidiš prvo. Kam sveti, vidijo vsi, kaj je tam, samo ti.
kleine-fische-rules-cards-4 = Turbo hobotnica da hobotnici tri ali pet korakov več, tudi brez ene same točke in tudi po paru. Napoveš jo, preden se hobotnica premakne, in potem se mora premakniti.
kleine-fische-rules-cards-5 = Še en met razveljavi prenizek met, tudi rdečega, in vržeš znova; ena različica karte dovoli drugi poskus. Velja zadnji met. Uporabi jo lahko samo, kdor skuša oropati, in ko je ena porabljena, lahko sledi druga karta.
kleine-fische-rules-cards-6 = Mavrične ribe in skrinje z zakladom se ne igrajo: skrite čakajo na konec.

kleine-fische-rules-end = Konec in zmaga
kleine-fische-rules-end-1 = Ko vrzeli ni mogoče zapolniti, ker je kup prazen, se igra takoj konča, kdor koli je na vrsti. Vsi kupčki in votline se odkrijejo; kar leži v grebenu, ne šteje nikomur.
kleine-fische-rules-end-2 = Vsaka vrsta šteje s svojo najboljšo ribo, eno do štiri školjke. Mavrično ribo lahko položiš na vrsto, ki jo imaš, in je vredna štiri; dve potrebujeta dve vrsti. Vsaka karta votline z akcijo, ki je ostala neuporabljena, je točka. Vse skupaj je vmesni izid.
kleine-fische-rules-end-3 = Nato se odprejo skrinje: 1, 3, 5 ali 7 točk za prvo, drugo, tretje ali četrto mesto po vmesnem izidu. Izenačeni si delijo boljše mesto, skrinje mest nikoli ne spremenijo in dve skrinji plačata dvakrat. Zmaga, kdor ima največ točk; med enakimi večji kupček rib, in če je tudi to enako, zmagajo skupaj.

kleine-fische-rules-decided = Naša odločitev
kleine-fische-rules-decided-1 = Dve pravili je mogoče brati drugače. Tu se obrne samo potapljač, ki gleda v zaprt vogal; natisnjeno lahko pomeni tudi, da se sme, a ni treba, obrniti vsak s hobotnico tik pred sabo. In tu hobotnica za vstop plača korak; kdor misli, da vstopi zastonj, lahko to izbere kot možnost mize.

# Igra na eni strani

kleine-fische-rules-aid-jump = Prva poteza: pripelji čoln nad ribo zgornje vrste in skoči na njeno levo, desno ali spodnjo stran.
kleine-fische-rules-aid-swim = Plavanje: samo naprej, skozi križišče pred sabo. Nikoli na hobotnico.
kleine-fische-rules-aid-reveal = Odkrij eno skrito ribo ob svoji stezi. Če je po prvem premiku ni: konec poteze.
kleine-fische-rules-aid-pair = Vrsta, ki že leži odkrita: obe se zakrijeta in z njima vse, odkrito vmes. Potopa je konec.
kleine-fische-rules-aid-cave = Odkritih natanko toliko rib, kot je njeno število: namesto tega razišči votlino. Potopa je konec.
kleine-fische-rules-aid-octopus = Po potopu: en korak hobotnice za vsako točko hobotnice na tvojih odkritih ribah.
kleine-fische-rules-aid-steal = Če doseže tekmeca, lahko ukradeš: napovej 1 do 3 in vrzi vsaj toliko. Rdeča ploskev te stane ribo.
kleine-fische-rules-aid-fins = Turbo plavuti: do 3 ali 5 korakov v enem premiku.
kleine-fische-rules-aid-lamp = Podvodna luč: preden plavaš, poglej 1 ali 2 skriti ribi.
kleine-fische-rules-aid-octo = Turbo hobotnica: 3 ali 5 korakov več, tudi brez točk.
kleine-fische-rules-aid-reroll = Še en met: ponovi neuspel met, enkrat ali dvakrat.
kleine-fische-rules-aid-rainbow = Mavrična riba: na koncu je ena tvojih vrst vredna 4.
kleine-fische-rules-aid-chest = Skrinja z zakladom: na koncu 1, 3, 5 ali 7 točk; največ za zadnjega.
kleine-fische-rules-aid-end = Kup ne more zapolniti vrzeli: konec. Šteje najboljša riba vsake vrste in 1 za vsako neuporabljeno karto votline.

# Primer poteze

kleine-fische-rules-example = Primer poteze
kleine-fische-rules-example-1 = Mira gleda dol in plava eno stezo dol. Ob njej sta dve skriti ribi; odkrije levo: riba klovn z eno školjko in dvema točkama hobotnice. To je prva.
kleine-fische-rules-example-2 = Plava naprej desno in odkrije skrinjarico, nato spet dol: morska spaka. Odkrite so tri. Ob naslednji stezi leži votlina s številom 3. Lahko bi plavala tja in jo raziskala. Raje se ustavi: tri ribe so njene.
kleine-fische-rules-example-3 = Dve točki ribe klovna premakneta hobotnico za dve stezi, na Benovega potapljača. Mira napove dve in vrže 3: z Benovega kupčka na slepo vzame dve ribi. Z 1 ne bi dobila nič; z rdečo ploskvijo bi Ben vzel eno njenih.
kleine-fische-rules-example-4 = Nato pobere svoje tri ribe, vrzeli se zapolnijo in potaplja se Ben. Če bi bila njena četrta riba druga skrinjarica, bi se zakrile obe skrinjarici in morska spaka, ostala bi ji samo riba klovn.
