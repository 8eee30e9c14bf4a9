# Pravidlá hry Vanuatu pre ľudí, kapitoly v poradí hry.

vanuatu-rules-aim = O čo ide
vanuatu-rules-aim-1 = Osem kôl na ostrovoch, ktoré sa práve vynorili z mora. Plavíte sa, lovíte ryby, obchodujete, staviate stánky, kreslíte do piesku a vozíte turistov. Peniaze dlho nevydržia: desať vatu sa samo zmení na päť bodov. Vyhráva najviac bodov. Hra je pre troch až piatich; dvaja hrajú podľa osobitného pravidla.
vanuatu-rules-aim-2 = Jadrom je plánovanie. Každý umiestni päť figúrok na deväť akcií a akciu smie vykonať len ten, kto na nej má najviac figúrok.

vanuatu-rules-setup = Na začiatku
vanuatu-rules-setup-1 = Ležia tu ostrov Efate a tri moria v náhodnom poradí, s tovarom a žetónmi. Každý má loďku na prázdnom mori, tri vatu, osem stánkov a päť figúrok a žiadne body. Do mešca sa zmestí najviac deväť vatu. Loďky zostávajú na moriach a na mori je miesto pre všetky.
vanuatu-rules-setup-2 = Tri lode čakajú na tovar, dielik hovorí, koľko prišlo turistov, cena rýb je hore, štyri dieliky odpočinku sú pripravené a dva dieliky, ktoré sa položia nabudúce, ležia odkryté. Vidno všetko okrem poradia v balíčkoch a dielikov odpočinku, ktoré si niekto vzal. Kto začína, určí náhoda; kto má žetón, začína po celé kolo, ostatní nasledujú v smere hodinových ručičiek a fáza začína, až keď všetci dokončia predchádzajúcu. Sľuby nikoho nezaväzujú a medzi hráčmi nič nemení majiteľa.

vanuatu-rules-round = Nové kolo
vanuatu-rules-round-1 = Od druhého kola sa najprv niečo zmení. Turisti, ktorých nikto nepriviezol, odídu domov a prídu noví. Plné lode odplávajú, ostatné sa posunú a za ne priplávajú nové. Ostrov, ktorý je úplne vypredaný, má znova všetok tovar, ak stačí zásoba, staršie ostrovy skôr. Cena rýb vystúpi späť hore.
vanuatu-rules-round-2 = Až do siedmeho kola potom prvý hráč položí dva odkryté dieliky v ľubovoľnom poradí. Dielik musí susediť aspoň s dvoma inými. Ostrovy ležia stranou od seba a more chce vedľa seba ostrov; keď to žiadne pole neumožní, smie ležať inde. Nové more dostane žetóny, nový ostrov tovar a odkryjú sa ďalšie dva dieliky. Na pole bez dielika loďky nesmú.
vanuatu-rules-picture-tile = Svietia polia, kde smie ležať nový dielik.

vanuatu-rules-characters = Postavy
vanuatu-rules-characters-1 = V poradí hráčov si každý vezme postavu, inú ako minule; starú potom vráti a niekto iný si ju môže hneď vziať. Pomôže raz v tomto kole, pri svojej akcii alebo keď ju chceš použiť, a potom sa otočí. Väčšina pomoci prichádza sama; Kupec, Žobrák a Kazateľ sa pýtajú. Jej akciu plánovať nemusíš a figúrky vzaté späť bez akcie sa jej netýkajú.
vanuatu-rules-characters-2 = Navigátor sa plaví zadarmo. Staviteľ platí za stánok jedno vatu. Potápač dostane hodnotu pokladu aj vo vatu, Rybár hodnotu úlovku v bodoch. Predavač nepotrebuje stánok, ale ostrov vedľa loďky. Kupec smie zo zásoby zadarmo naložiť druhú kocku toho istého tovaru. Umelec má za kresbu päť bodov. Sprievodca dostane dva body za každú kresbu tam, kam turista príde. Žobrák raz pred akciou vymení až tri body za vatu. Kazateľ smie raz vykonať možnú akciu stĺpca, keď nikde nevedie.

vanuatu-rules-plan = Umiestňovanie figúrok
vanuatu-rules-plan-1 = V poradí hráčov umiestňuješ dve figúrky, potom ďalšie dve, potom poslednú, na tú istú akciu alebo na rôzne, na jednu aj všetky. Čo leží, leží.
vanuatu-rules-plan-2 = Umiestniť smieš len tam, kde by to vyšlo aj bez ostatných: keď akcia najprv niečo potrebuje, napríklad tam doplávať, musí byť naplánované aj to, a z dvoch figúrok umiestnených naraz môže jedna umožniť druhú. Odpočinok možno naplánovať vždy.
vanuatu-rules-picture-plan = Deväť akcií a figúrky na nich. Každý rámček hovorí, ako si na tom, alebo čo chýba.

vanuatu-rules-act = Vykonávanie akcií
vanuatu-rules-act-1 = Hráči sa striedajú, kým majú figúrky. Vo svojom ťahu vyberieš akciu, na ktorej práve vedieš, a vykonáš ju raz a celú; potom z nej vezmeš všetky svoje figúrky, takže nikto nerobí v kole jednu akciu dvakrát. Vedieš, keď tam nikto nemá viac figúrok; pri zhode vedie ten, kto je skôr v poradí.
vanuatu-rules-act-2 = Keď sa to, na čom vedieš, vykonať nedá, lebo teraz nemáš čím zaplatiť alebo už nič nezostáva, vezmeš si figúrky späť bez akcie; smieš to zvoliť, aj keď vedieš na niečom možnom. A keď nikde nevedieš, musíš sa jedného stĺpca vzdať, ibaže zasiahne Kazateľ. Kým vedieš, iného stĺpca sa vzdať nesmieš. Nikto teda nesmie vynechať ťah a na poradí tvojich akcií záleží zo všetkého najviac.
vanuatu-rules-picture-act = Kde tento hráč vedie, tam teraz môže vykonať akciu.

vanuatu-rules-travel = Plavba, Stavba, Prieskum, Rybolov
vanuatu-rules-travel-1 = Plavba: jedno až tri polia po moriach, každé za vatu; okľuky aj návrat sú dovolené a platia sa ako každý krok. Čo sa deje na ostrovoch, deje sa vedľa tvojej loďky, čo pod vodou, priamo pod ňou; z viacerých ostrovov si vyberieš.
vanuatu-rules-travel-2 = Stavba: za tri vatu postavíš stánok na voľné miesto ostrova vedľa svojej loďky a tam zostane. Stánky dovoľujú predávať ryby, zarábajú na turistoch a rátajú sa na konci.
vanuatu-rules-travel-3 = Prieskum a Rybolov: vezmi si poklad alebo rybu z mora pod svojou loďkou. Hodnotu má podľa počtu žetónov; jeden žetón potom navždy zmizne a ďalší úlovok má menšiu hodnotu.

vanuatu-rules-trade = Predaj a Nákup
vanuatu-rules-trade-1 = Predaj: so svojím stánkom na ostrove vedľa loďky predávaš ryby, jednu po druhej, a skončíš, kedy chceš. Každá prinesie svoju hodnotu krát cenu, ktorá je 3, 2 alebo 1; každá cenu zníži, ale nikdy pod 1.
vanuatu-rules-trade-2 = Nákup: kocka z ostrova vedľa tvojej loďky, kava za jedno vatu, kopra za dve, hovädzie za tri. Hneď ide na prvú loď, kde je pre tento tovar miesto, a prinesie jeden bod za kavu, tri za kopru, päť za hovädzie a dva navyše, keď loď naplní. Keď žiadna loď miesto nemá, kúpiť smieš aj tak a kocka je stratená. Plná loď čaká na budúce kolo.

vanuatu-rules-culture = Kreslenie, Prevoz, Odpočinok
vanuatu-rules-culture-1 = Kreslenie: kresba v piesku na voľnom mieste ostrova vedľa tvojej loďky nič nestojí a prinesie tri body.
vanuatu-rules-culture-2 = Prevoz: privez čakajúceho turistu na ostrov vedľa svojej loďky, kde je miesto. Dostaneš jedno vatu za každý stánok tam, nech patrí komukoľvek; môže to byť aj nič.
vanuatu-rules-culture-3 = Odpočinok: keď dielik odpočinku zostáva, prezri si zvyšné a jeden si tajne vezmi. Zaplatí na konci kola. Pred akciou vo svojom ťahu, a inokedy nie, smieš aj meniť poklady na toľko vatu, akú majú hodnotu.

vanuatu-rules-vatu = Desať vatu
vanuatu-rules-vatu-1 = Len čo máš desať vatu, desať z nich sa zmení na päť bodov, či chceš, alebo nie, po každom jednotlivom zisku, aj medzi kolami a na konci. Čo platíš, zaplatíš skôr, než zarobíš, a nikto sa nezadlží.

vanuatu-rules-rest = Koniec kola
vanuatu-rules-rest-1 = Dieliky odpočinku sa v poradí hráčov ukážu, vyplatia a vrátia: bod, vatu, oboje, alebo žetón prvého hráča. Žetón zostáva, kde je, ak si jeho dielik nikto nevzal; jeho majiteľ si ten dielik vziať smie a žetón mu zostane.

vanuatu-rules-end = Koniec
vanuatu-rules-end-1 = Po ôsmom kole sa každá zvyšná ryba zmení na toľko vatu, akú má hodnotu, bez ohľadu na cenu. Žetón prvého hráča prinesie tri body, každé tri vatu jeden, poklady dvojnásobok svojej hodnoty. Každý tvoj stánok prinesie dva body za každého turistu na svojom ostrove. Kresby, tovar a stánky bez turistov už nič neprinesú. Počítadlo beží aj cez päťdesiat.
vanuatu-rules-end-2 = Vyhráva najviac bodov; pri zhode viac postavených stánkov, potom viac vatu, a potom sa o miesto delia.
vanuatu-rules-picture-end = Ostrovy ku konci hry: stánky, turisti a kresby.

vanuatu-rules-more = Dvaja hráči, varianty, tajomstvá
vanuatu-rules-more-1 = Vo dvoch sa pripravuje ako v troch. Pred postavami dá prvý hráč na akcie dve neutrálne figúrky, potom druhý tri; na vedenie potrebuješ viac figúrok, ako je tých neutrálnych, alebo rovnako veľa, keď k akcii patrí tvoja postava. V ponuke je päť postáv, iných ako minule, a loďka nesmie zastaviť tam, kde stojí druhá.
vanuatu-rules-more-2 = Skryté je len poradie lodí a turistov, ktorý z dvoch dielikov s tým istým písmenom príde prvý, a dieliky odpočinku, ktoré si vzali iní. Dieliky prichádzajú v poradí A až F, dvakrát. Čo je v balíčku, sa vie: prázdny balíček lodí sa zloží z lodí, ktoré odplávali, a jeden dielik turistov sa podľa počtu hráčov na začiatku odložil. Kto oddychuje, vidí zvyšok, a tak vie, čo chýba, ale nie kto to má.
vanuatu-rules-more-3 = Voľby stola: bez postáv; cena rýb klesá raz po celom predaji namiesto s každou rybou; a Guvernér, jedenásta postava, ktorá za ťah presunie celý tvoj stĺpec na inú akciu, ktorú máš v tomto kole ešte pred sebou.

vanuatu-rules-decided = Naše rozhodnutia
vanuatu-rules-decided-1 = Jedno pravidlo možno čítať aj inak. Tu väčšina výhod postáv prichádza sama a pýtajú sa len Kupec, Žobrák a Kazateľ; dá sa to čítať aj tak, že každú výhodu smieš odmietnuť.

# Hra na jednej stránke

vanuatu-rules-aid-person = Každé kolo si vezmi postavu, nikdy tú istú dvakrát za sebou.
vanuatu-rules-aid-plan = Umiestni v poradí hráčov päť figúrok: dve, dve, jednu. Len na to, čo tvoj plán zvládne.
vanuatu-rules-aid-lead = Potom v poradí hráčov vykonaj akciu stĺpca, kde máš najviac figúrok; pri zhode vedie ten, kto je v poradí skôr. Keď nikde nevedieš, o stĺpec prídeš.
vanuatu-rules-aid-sail = Plavba po moriach: 1 vatu za pole.
vanuatu-rules-aid-build = Stavba stánku vedľa loďky: 3 vatu.
vanuatu-rules-aid-explore = Prieskum tvojho mora: poklad s hodnotou podľa počtu truhlíc. Na konci dvojnásobok v bodoch, alebo v tvojom ťahu hodnota vo vatu.
vanuatu-rules-aid-fish = Rybolov na tvojom mori: ryba s hodnotou podľa počtu žetónov rýb.
vanuatu-rules-aid-sell = Predaj rýb vedľa tvojho stánku: hodnota krát cena, 3, potom 2, potom 1.
vanuatu-rules-aid-kava = Nákup kavy: 1 vatu, 1 bod na lodi.
vanuatu-rules-aid-copra = Nákup kopry: 2 vatu, 3 body na lodi.
vanuatu-rules-aid-beef = Nákup hovädzieho: 3 vatu, 5 bodov na lodi. Posledná kocka lode: o 2 viac.
vanuatu-rules-aid-draw = Kreslenie, kde je miesto: 3 body.
vanuatu-rules-aid-transport = Prevoz turistov: 1 vatu za každý stánok na ostrove.
vanuatu-rules-aid-rest = Odpočinok: skrytý dielik, ktorý zaplatí na konci kola.
vanuatu-rules-aid-vatu = Pri desiatich sa vatu zmení na päť bodov.
vanuatu-rules-aid-end = Po ôsmich kolách: 2 body za každý stánok a turistu na jeho ostrove, poklady, 1 za 3 vatu, 3 za začínajúceho hráča.

# Ukážkové kolo

vanuatu-rules-example = Kolo na príklade
vanuatu-rules-example-1 = Mira má 3 vatu a berie si Umelca. Jej loďka stojí vedľa ostrova Efate, kde je miesto pre kresbu. Ben má Kupca, Otto Sprievodcu.
vanuatu-rules-example-2 = Plánovanie, najprv po dvoch figúrkach: Mira dá obe na Kreslenie, lebo s Umelcom prinesie 5 bodov. Ben dá dve na Nákup, Otto jednu na Kreslenie a jednu na Prevoz. Potom dá Mira jednu na Plavbu a jednu na Rybolov a poslednú na Odpočinok.
vanuatu-rules-example-3 = Akcie: Mira vedie na Kreslení dve k jednej a hneď kreslí na ostrove Efate, 5 bodov. Ben tam kúpi hovädzie: 3 vatu, 5 bodov, a Kupec zadarmo naloží druhé. Ottova jediná figúrka teraz na Kreslení vedie, ale Efate už nemá miesto a plavbu nenaplánoval: o ten stĺpec príde.
vanuatu-rules-example-4 = Mira sa plaví za 1 vatu o pole ďalej na more s dvoma žetónmi rýb. Keď je znova na ťahu, chytí rybu s hodnotou 2. Nakoniec oddychuje a vezme si dielik, s ktorým bude začínať. Na konci kola má 2 vatu, rybu a o 5 bodov viac a začína ďalšie.
