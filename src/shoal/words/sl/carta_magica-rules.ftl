# Pravila igre Carta Magica, za ljudi. Poglavja v vrstnem redu igre.

carta-magica-rules-aim = Za kaj gre
carta-magica-rules-aim-1 = Po stari pomorski karti enkrat obpluješ otok v njeni sredini in se vrneš domov. Na poti menjaš blago za zlato in zlato za talismane, srečuješ nevihte in pošasti, tu in tam pa druge igralce. Igrajo lahko dva, trije ali štirje.
carta-magica-rules-aim-2 = Talismani prinesejo točke, tisti iz tvojega izziva vsak še deset več. Vrnitev domov, ko je otok obkrožen, prinese petnajst.

carta-magica-rules-setup = Pred odhodom
carta-magica-rules-setup-1 = Kdo začne, določi naključje. Po vrsti vsak izbere lik, ki je samo obraz, in izziv, ki imenuje dva talismana; vse to je odkrito, in česar nihče ne izbere, ni v igri. Vsak dobi 3 magije in 3 blaga, brez zlata in kartic. Od šestnajstih talismanov ležijo trije odkriti ob svojem kupčku; dvaintrideset kartic pustolovščin je v skritem kupu.
carta-magica-rules-setup-2 = Nato od zadnjega igralca do prvega vsaka ladja dobi prazno pristanišče katere koli barve: svoj dom. To, da tam začneš, ni obisk.
carta-magica-rules-picture-home = Izbira doma: katero koli prosto pristanišče, črno ali rdeče.

carta-magica-rules-turn = Poteza: zavrti, nato naredi eno stvar
carta-magica-rules-turn-1 = V krogu ima vsak eno potezo. Zavrti puščico. Ustavi se na enem od dvanajstih segmentov, vsi so enako verjetni, in pokaže število in znake.
carta-magica-rules-turn-2 = Nato naredi eno stvar: pluj največ toliko polj; ali, če je tam znak, vzemi toliko blaga ali magije ali vleci kartico pustolovščine; ali počakaj. Česar ni mogoče narediti, ni ponujeno. Kartice, ki jih ob tem odigraš, ne porabijo akcije. En segment je nevihta: takrat ne narediš nič od tega. Kdor mora izpustiti potezo, jo izpusti v celoti.

carta-magica-rules-sail = Plovba
carta-magica-rules-sail-1 = Ladje gredo s polja na polje čez stranice, ne čez vogale, po modri vodi in v pristanišča. Kopno, pečine, plitvine, zlati rob in druge ladje zapirajo pot, prav tako bela brezvetrna polja.
carta-magica-rules-sail-2 = Pluješ vsaj en korak in največ toliko, kot kaže število, pot lahko zavija in se vrača, pristanišče jo konča. Nikoli ne končaš, kjer začneš, in ne v pristanišču, iz katerega odpluješ. Ugoden veter podaljša pot. Potem je ladja nepoškodovana; najprej pride obisk, za njim bitka.
carta-magica-rules-picture-sail = Zlata polja so dosegljiva s tem vrtljajem. Izbrana pot je označena.

carta-magica-rules-harbour = Pristanišča
carta-magica-rules-harbour-1 = V črnem pristanišču zamenjaš 2 blaga za 1 zlato, kolikorkrat želiš, dokler tvoje zlato ni polno. Vsak prihod tja, kakor koli že pride do njega, te stane eno kartico pustolovščine; potegneš jo, kadar želiš, a preden končaš.
carta-magica-rules-harbour-2 = V rdečem pristanišču za 2 zlata kupiš talisman: enega od treh odkritih ali skritega z vrha kupčka, dokler lahko plačaš. Vrzel se takoj zapolni, dokler je kupček. Talismane položiš odkrite predse. Trgovati ni treba nikomur in igralci med seboj ne trgujejo.
carta-magica-rules-harbour-3 = Šteje samo prihod: kdor v pristanišču le leži, ne trguje. Če te tja prinese nevihta ali menjava mest, kartico črnega pristanišča potegneš takoj in lahko trguješ po svoji naslednji akciji tam, razen če je to plovba. Poškodovana ladja v pristanišču lahko trguje po vsaki akciji razen plovbe. Ti poznejši obiski ne zahtevajo kartice.
carta-magica-rules-picture-harbour = Ladja v rdečem pristanišču: talismani so naprodaj.

carta-magica-rules-stores = Zlato, blago, magija
carta-magica-rules-stores-1 = Ladja lahko nosi osem žetonov vsake vrste; kar je več, ostane v banki. Kar porabiš, gre nazaj tja, rabljene kartice gredo na odprti odlagalni kup. Vse, kar imaš, leži odkrito.
carta-magica-rules-stores-2 = Kartice dohodka zamenjaš za žetone, ko jih potegneš, ali jih obdržiš, pozneje pa ne zamenjaš več. Obdržane ne zavzamejo prostora in z njimi plačaš kar koli njihove vrste, v celoti; kar je preveč, se vrne v žetonih. S katerimi karticami plačaš, izbereš ti, le da nobena ni odveč.

carta-magica-rules-storm = Nevihta
carta-magica-rules-storm-1 = Če puščica pokaže nevihto, se zavrti še enkrat za smer. Kdor ima dobro vreme, lahko zdaj obvaruje svojo ladjo. Vsaka druga nepoškodovana ladja, tudi tvoja in tiste v pristaniščih, je potisnjena za dve polji v to smer, najprej tiste najbolj spredaj. Obtičale ladje ostanejo, kjer so, in so na poti.
carta-magica-rules-storm-2 = Kopno, pečine, plitvine, zlati rob ali druga ladja na poti jo poškodujejo tam, kjer leži; druga ladja ni poškodovana. Brezvetrno polje jo zadrži. Pristanišče jo sprejme. Ko vse odnese, vlečejo tisti, ki jih je odneslo v črna pristanišča. Nevihta je cela poteza.
carta-magica-rules-picture-storm = Prihaja nevihta: drugi vrtljaj pove, kam piha.

carta-magica-rules-stuck = V brezvetrju ali poškodovana
carta-magica-rules-stuck-1 = Na brezvetrna polja ladje prinesejo samo nevihte. Tam lahko še nalagaš, vlečeš kartice ali čakaš. Za plovbo stran potrebuješ znak vetra na puščici ali 2 blaga za vleko ali kartico Ugoden veter in prosto vodo tik ob sebi. Rešitev in plovba sta eno dejanje. Nevihta ne reši nikogar.
carta-magica-rules-stuck-2 = Tudi poškodovana ladja lahko nalaga, vleče kartice ali čaka. Za plovbo potrebuje znak kladiva, 2 zlata ali kartico Popravilo in pluje v isti potezi; popravila brez plovbe ni.
carta-magica-rules-picture-calm = Ladja na belih, brezvetrnih poljih.

carta-magica-rules-adventure = Kartice pustolovščin
carta-magica-rules-adventure-1 = Vlečeš jih z akcijo ali ker to zahteva črno pristanišče. Nekatere prinesejo blago, zlato ali magijo. Nekatere zahtevajo blago: plačaš v celoti; če ne moreš, ne plačaš nič in moraš izpustiti potezo; izpuščene poteze se seštevajo. Vse druge lahko obdržiš, kolikor želiš. Ko je kup prazen, se odložene premešajo.
carta-magica-rules-adventure-2 = Dobro vreme obvaruje nepoškodovano ladjo v nevihti. Popravilo popravi poškodovano. Ugoden veter reši ladjo iz brezvetrja ali da pet korakov več ladji, ki pluje; ena kartica ne naredi obojega. Zavrti še enkrat ponovi tvoj vrtljaj.
carta-magica-rules-adventure-3 = Daljnogled pogleda vrhnje tri kartice, preden vlečeš: eno vzameš, vsem na očeh, druge vrneš na vrh v redu, ki ga poznaš samo ti. Urok zameša odkrite talismane v njihov kupček in odkrije tri na novo; odigraš ga v svoji potezi pred vrtljajem, ob izbiri akcije ali v pristanišču.

carta-magica-rules-monster = Pošasti
carta-magica-rules-monster-1 = S pošastjo se soočiš takoj. Povej, koliko magije porabiš, nato zavrti: seštejejo se magija, število in ena za vsako pošast, ki jo že imaš; nevihta šteje minus dve. Magija je izgubljena v vsakem primeru. Vrtljaj je mogoče ponoviti s kartico, magije ni mogoče spremeniti.
carta-magica-rules-monster-2 = Če dosežeš njeno moč, je tvoja, z njenim zlatom. Sicer so vsi tvoji žetoni blaga izgubljeni in pošast se zameša nazaj v kup. Pošasti se nikoli ne porabijo in ne prinesejo točk.

carta-magica-rules-battle = Bitke
carta-magica-rules-battle-1 = Po plovbi lahko napadeš eno ladjo ob sebi, ki ima talisman iz tvojega izziva. Obtičale ladje so varne, ladje v pristaniščih niso.
carta-magica-rules-battle-2 = Vrtita oba, najprej napadalec; nevihta je tu samo minus dve. Kdor ima višje število, lahko drugemu vzame eno kartico, talisman ali pustolovščino, in zaradi nje se nič ne zgodi. Izenačenje ne prinese ničesar.
carta-magica-rules-battle-3 = Nato se lahko dogovorita za menjavo mest. To je korak za vsako ladjo, in kdor s tem pride v pristanišče, za tistega velja, kot da ga je tja odneslo.

carta-magica-rules-home = Okrog otoka in domov
carta-magica-rules-home-1 = Ni pomembno, v katero smer greš okrog in kako: s plovbo, z nevihto ali menjavo, vsak korak šteje, in pot nazaj izniči pot naprej. Štejejo prehodi črte med K in L severno od otoka. Kdor je v domačem pristanišču in ima za sabo cel krog okrog otoka, se je vrnil. Brez njega se tam nič ne zgodi, in dokler v njem leži druga ladja, ne moreš noter.

carta-magica-rules-end = Konec
carta-magica-rules-end-1 = Po prvi vrnitvi je ta krog zadnji; kdor mora potezo izpustiti, jo izpusti. Vrnjena ladja igra naprej in vrnitve ji nič ne vzame.
carta-magica-rules-end-2 = Nato se štejejo točke: talismani, kot je natisnjeno, deset več za vsakega iz tvojega izziva, ena za vsako zlato, tudi na obdržanih karticah zlata, petnajst za vrnitev in nič drugega. Zmaga, kdor ima največ točk; izenačeni zmagajo skupaj.

carta-magica-rules-decided = Naša odločitev
carta-magica-rules-decided-1 = Štiri pravila je mogoče brati drugače. Tu lahko vedno počakaš; lahko pa bi mislili, da mora nepoškodovana ladja pluti, kjer ni drugega znaka. Tu obdržana kartica dohodka nikoli ne postane žetoni, razen kot drobiž; drugod jo je mogoče unovčiti kadar koli. Tu Ugoden veter podaljša vsako plovbo, tudi pravkar rešene ladje; drugi ga štejejo za samostojno potezo ali ga odrečejo obtičali ladji. In tu se talismani, ki jih zameša Urok, lahko spet pojavijo; drugi zahtevajo tri nove.

# Igra na eni strani

carta-magica-rules-aid-spin = Zavrti, nato naredi eno stvar: pluj, uporabi enega od dveh znakov ali počakaj.
carta-magica-rules-aid-sail = Pluj največ toliko, kot kaže število, čez stranice, nikoli čez vogale. Pristanišče konča plovbo.
carta-magica-rules-aid-goods = Blago: vzemi ga toliko, kot pravi število, največ osem.
carta-magica-rules-aid-magic = Magija: enako.
carta-magica-rules-aid-adventure = Pustolovščina: vleci kartico. Ene obdržiš, druge plačaš, nekatere so pošasti.
carta-magica-rules-aid-black = Črno pristanišče: 2 blaga za 1 zlato, kolikorkrat želiš; vleci eno kartico.
carta-magica-rules-aid-red = Rdeče pristanišče: 2 zlata za talisman, odkritega ali na slepo.
carta-magica-rules-aid-talisman = Talisman iz tvojega izziva šteje 10 več.
carta-magica-rules-aid-storm = Nevihta: zavrti smer. Vse nepoškodovane ladje odnese za dve polji.
carta-magica-rules-aid-becalmed = V brezvetrju: zavrti veter, plačaj 2 blaga ali odigraj Ugoden veter; nato pluj.
carta-magica-rules-aid-damaged = Poškodovana: zavrti kladivo, plačaj 2 zlata ali odigraj Popravilo; nato pluj.
carta-magica-rules-aid-monster = Pošast: magija in vrtljaj morata doseči njeno moč. Če jo, dobiš zlato; če ne, izgubiš vse blago.
carta-magica-rules-aid-battle = Ob ladji s talismanom, ki ga iščeš, se lahko bojuješ: višji vrtljaj vzame kartico.
carta-magica-rules-aid-end = Okrog otoka in domov: 15 točk in ta krog je zadnji. Talismani, 10 za vsakega iz tvojega izziva, 1 za vsako zlato.

# Primer kroga

carta-magica-rules-example = Primer kroga
carta-magica-rules-example-1 = Mira leži v domačem pristanišču Karminsko sidrišče in ima 3 blaga in 3 magije. Zavrti 6, blago in magijo: lahko bi plula šest polj, a vzame blago. Tri in šest je devet; obdrži osem, eno je izgubljeno.
carta-magica-rules-example-2 = Ben zavrti nevihto. Njegov drugi vrtljaj pove vzhod: njegovo ladjo odnese za dve polji po odprti vodi, Ottova zadene ob pečino in je poškodovana. Mirino odnese iz pristanišča in leži na odprtem morju.
carta-magica-rules-example-3 = Otto zavrti 7, kartico pustolovščine in kladivo: kladivo popravi njegovo ladjo in odpluje sedem polj.
carta-magica-rules-example-4 = V naslednjem krogu Mira zavrti 9 in odpluje v Krokarjevo ustje. Tam zamenja osem blaga za 4 zlata in mora vleči kartico: Svetilna jegulja, moč 8. Porabi 3 magije in zavrti 5: osem, uspe ji jo ukrotiti in dobi 2 zlata. Za 6 zlata bo v rdečem pristanišču kupila tri talismane, če bodo še tam.
