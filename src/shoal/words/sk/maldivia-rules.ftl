# Pravidlá hry Maldivia pre ľudí, kapitoly v poradí hry.

maldivia-rules-aim = O čo ide
maldivia-rules-aim-1 = More je látka a pod vašimi loďkami sa postupne prehýba. Lovíte ryby, okrádate susedov a dodávate trhovým lodiam pri štyroch okrajoch, čo chcú. Každá ryba na získanej karte lode je bod.
maldivia-rules-aim-2 = Nekormidluješ z chvíle na chvíľu: na začiatku každého kola si všetci tajne zoradia štyri doštičky a potom sa plány stretnú. Dvaja, traja aj štyria hráči hrajú podľa rovnakých pravidiel.

maldivia-rules-setup = Pred prvým kolom
maldivia-rules-setup-1 = Látka leží rozložená: desať krát desať polí, stranou bez žralokov nahor. Pri každej strane leží jeden ostrov: na severe Nanga, na východe Efo, na juhu Solys, na západe Wipi. Každý ostrov má zamiešaný balíček desiatich trhových lodí a dve z nich sú od začiatku odkryté.
maldivia-rules-setup-2 = Každý si vyberie loďku a dostane tri doštičky šípok a jednu doštičku hmly. Sťažne sú prázdne; všetkých 32 rýb je v zásobe. Začínajúceho hráča určí náhoda, ak hostiteľ nenechá začať prvé miesto. Od neho v smere hodinových ručičiek ide každá loďka na ľubovoľné voľné pole, na každé len jedna. Zatiaľ sa tam nič nedeje. Tvoj sused po ľavici je ďalšie miesto pri stole; vo dvoch je to ten druhý.

maldivia-rules-plan = Plánovanie kola
maldivia-rules-plan-1 = Všetci plánujú naraz a tajne. Zoraď všetky štyri doštičky v ľubovoľnom poradí. Každú šípku otoč do jedného zo štyroch smerov a doštičku hmly k jednej zo štyroch strán. Smery sú podľa svetových strán, nech sedíš kdekoľvek, a zozadu vyzerajú všetky doštičky rovnako.
maldivia-rules-plan-2 = Plán môžeš meniť, kým nie je hotový posledný. Potom naň môže siahnuť len chobotnica.

maldivia-rules-round = Doštička po doštičke
maldivia-rules-round-1 = Teraz sa hrajú prvé doštičky, jeden hráč po druhom od začínajúceho, potom všetky druhé a tak ďalej. Svoju doštičku ukážeš a až potom rozhodneš, ako ďaleko poplávaš a čo urobíš; tvoj ťah skončí skôr, než sa ukáže ďalšia doštička. Ukázaná doštička leží odkrytá do konca kola.
maldivia-rules-round-2 = Po štyroch doštičkách kolo končí. Začínajúcim sa stane ďalší hráč, všetci si vezmú doštičky späť, každá strana môže znova dostať hmlu a plánuje sa nové kolo.

maldivia-rules-sail = Šípka: plavba
maldivia-rules-sail-1 = Tvoja loďka pláva rovno v smere šípky, ako ďaleko chceš, aspoň o jedno pole, a zastaví na voľnom poli, inom, než kde začala. Inú loďku vo svojom rade nikdy neobíde a nikdy neopustí more. Keď má hneď pred sebou loďku alebo okraj, plávať nemôže.
maldivia-rules-sail-2 = Môžeš aj zostať. Kto sa však neplavil, nemá akciu, nech loďka stojí kdekoľvek. Záleží len na poli, kde zastavíš, nie na tých po ceste.
maldivia-rules-picture-sail = Šípka ukazuje jeden smer a dosiahnuteľné je každé pole v rade až po ďalšiu loďku alebo okraj. Zvolená cesta je vyznačená.

maldivia-rules-current = Prúdy
maldivia-rules-current-1 = Svetlé pásy sú prúdy: bodka, kde začínajú, šípka, kde končia. Keď vplávaš na prvé pole prúdu v jeho smere, môžeš ho celý prejsť aj so zákrutou, na konci ho opustiť a plaviť sa rovno ďalej. Kto prúd nasleduje, musí ho pred zastavením opustiť.
maldivia-rules-current-2 = Môžeš si ho aj nevšímať: loďky ho križujú a zastavujú na ňom ako na voľnej vode. Nedá sa doň vplávať v polovici, obrátiť sa proti nemu ani ho opustiť skôr. Keď plavbu na prúde začínaš, nemôžeš v nej nasledovať žiadny. Nasledovať sa nedá ani prúd, ktorý nie je celý, lebo je jeho časť prehnutá či zakrytá, alebo na ňom či hneď za ním stojí loďka. Jedna plavba môže využiť niekoľko prúdov, každý raz.
maldivia-rules-picture-current = Prúd nesie loďku za roh.

maldivia-rules-act = Čo môžeš tam, kde zastavíš
maldivia-rules-act-1 = Hneď po plavbe môžeš využiť pole, kde stojíš: získať ryby, pri okraji dodať, použiť chobotnicu alebo žraloka. Poradie si volíš a čokoľvek môžeš vynechať: raz získať ryby, jedna chobotnica alebo žralok a jedno dodanie na každej strane, pri ktorej stojíš. Čo prinesie jedna vec, môže umožniť ďalšiu.
maldivia-rules-act-2 = Jedno sa nedá nikdy: v tom istom ťahu loviť ryby aj dodávať, ani na poli s rybami pri okraji. Okrádať možno popri všetkom.

maldivia-rules-fish = Lov a okrádanie
maldivia-rules-fish-1 = Na poli s rybami si vezmeš všetky zo zásoby a navlečieš ich na sťažeň v ľubovoľnom poradí. Vytlačené ryby nikdy nedôjdu, ale zásoba môže: čo v nej nie je, to neulovíš, a keď v nej nie je žiadna, nelovíš vôbec.
maldivia-rules-fish-2 = Môžeš aj okradnúť loďky vedľa tej tvojej, cez stranu, nie cez roh: ktorým chceš, tým vezmeš hornú rybu, ak ich sťažeň nie je prázdny. Ulovené a ukradnuté ryby idú na sťažeň spoločne; čo tam bolo predtým, zostáva.

maldivia-rules-mast = Sťažeň
maldivia-rules-mast-1 = Na sťažeň sa zmestí sedem rýb a ukradnúť alebo stratiť možno len tú hornú. Preto záleží na tom, čo je navrchu. Keď sa nové ryby zmestia všetky, všetky tam idú a žiadna sa nehádže späť.
maldivia-rules-mast-2 = Keď sa nové ryby nezmestia všetky, zlož zhora zo sťažňa, koľko chceš, a potom navleč, čo sa z nových zmestí, alebo nič. Zvyšok ide späť do zásoby, aj ukradnuté.

maldivia-rules-deliver = Dodávanie
maldivia-rules-deliver-1 = Pri okraji môžeš dodať jednej odkrytej lodi tej strany, keď máš na sťažni všetky ryby, ktoré chce, nech sú kdekoľvek; ryby ukradnuté v tomto ťahu sa rátajú. Z každej farby odídu do zásoby tie najvyššie položené a kartu dostaneš ty, lícom dole. Na uvoľnené miesto pripláva ďalšia loď ostrova, kým nejaká je, ale za ťah dodáš na každej strane len jednej.
maldivia-rules-deliver-2 = V rohu môžeš dodať na oboch stranách, a kde je more široké len jedno pole, aj na protiľahlých. Hneď po dodaní môžeš zvyšok sťažňa preskladať.
maldivia-rules-picture-deliver = Loďka stojí pri okraji a má, čo tamojšia loď chce.

maldivia-rules-octopus = Chobotnica
maldivia-rules-octopus-1 = Na chobotnici môžeš otočiť jednu doštičku, ktorá ešte stojí, svoju alebo kohokoľvek, o štvrtinu, polovicu alebo tri štvrtiny v smere hodinových ručičiek, ako ju vidí jej majiteľ; v rade zostáva na svojom mieste. Všetci vidia, ktorá doštička sa otočila a o koľko, líce vidí len majiteľ. Doštička hmly potom mieri na inú stranu.

maldivia-rules-shark = Žralok
maldivia-rules-shark-1 = Žraloci sa objavujú len tam, kde je látka prehnutá, teda vždy pri okraji. Keď máš kartu, aj získanú v tomto ťahu, a iný hráč tiež, môžeš vymieňať: povieš, ktorú kartu dávaš, komu a kartu ktorého ostrova chceš. Z vhodných vyberie náhoda, tá tvoja medzi nimi nie je a odmietnuť sa nedá. Na vlastné karty sa smieš pozerať vždy.

maldivia-rules-fog = Hmla: more sa prehýba
maldivia-rules-fog-1 = Doštička hmly nepohne žiadnou loďkou a nedá žiadnu akciu. Krajný rad strany, na ktorú mieri, sa prehne a jeho rub je novým okrajom s novými rybami, chobotnicami a žralokmi; kde sa dva prehyby stretnú, vidno ten neskorší. More je odteraz o rad menšie a lode tej strany sa posunú s ním.
maldivia-rules-fog-2 = Loďky v prehnutom rade sa presunú o pole dovnútra a odstrčia loďku, na ktorú padnú, a tak ďalej v celom neprerušenom rade. Všetky tieto loďky aj tie, pod ktoré prehyb podíde, stratia hornú rybu; loďky za medzerou nie. Ani tvoja vlastná loďka nemá výnimku. Kam loďku posunie hmla, tam sa nič nedeje.
maldivia-rules-fog-3 = Každá strana má hmlu najviac raz za kolo: druhá hmla z tej istej strany nič neurobí. Keď loďky zaplnia celý rad, alebo je tam more široké len jedno pole, nič sa neprehne, ale hmlu už tá strana mala.
maldivia-rules-fog-4 = Po prehnutí musí hráč po ľavici poslať jednu z dvoch odkrytých lodí tej strany pod jej balíček a odkryť novú, skôr než sa stane čokoľvek iné. Keď je balíček prázdny, nič sa nevymieňa.
maldivia-rules-picture-fog = More po niekoľkých prehyboch: rady vo farbe súmraku sú rub látky.

maldivia-rules-end = Koniec a výhra
maldivia-rules-end-1 = Len čo vidno šestnásť polí alebo menej, s loďkami aj bez nich, hra sa chýli ku konci: všetci dohrajú doštičku s tým istým číslom a je koniec. Ďalšie doštičky sa nehrajú a nič iné hru nekončí.
maldivia-rules-end-2 = Spočítaj ryby na svojich kartách; tie na sťažni sa nerátajú. Vyhráva najviac bodov. Pri zhode ten, kto má viac rýb na sťažni, a ak je zhoda aj tam, vyhrávajú spoločne.

maldivia-rules-decided = Naše rozhodnutia
maldivia-rules-decided-1 = Jedno pravidlo možno čítať aj inak. Tu idú akcie v ľubovoľnom poradí a ryby získavaš raz: okrádaš všetky loďky, ktoré chceš, naraz. Tlačené pravidlá môžu znamenať aj pevné poradie (získať ryby, dodať, potom chobotnica alebo žralok), alebo že sa každý sused okráda zvlášť.

# Hra na jednej stránke

maldivia-rules-aid-plan = Plánuj tajne: tri šípky a jedna doštička hmly, hrajú sa zľava doprava.
maldivia-rules-aid-sail = Šípka: plav sa tým smerom, ako ďaleko chceš, nikdy cez loďku. Bez plavby žiadna akcia.
maldivia-rules-aid-fish = Ryby: vezmi všetky ryby z poľa. Nie v ťahu, v ktorom dodávaš.
maldivia-rules-aid-rob = Krádež: vezmi hornú rybu každej loďke vedľa seba.
maldivia-rules-aid-mast = Na sťažeň sa zmestí sedem rýb. Ukradnúť alebo stratiť možno len tú hornú.
maldivia-rules-aid-deliver = Pri okraji: zaplať všetky ryby, ktoré loď chce, a vezmi si jej kartu. V rohu obe strany.
maldivia-rules-aid-octopus = Chobotnica: otoč jednu ešte neukázanú doštičku.
maldivia-rules-aid-shark = Žralok: vymeň si s iným hráčom naslepo kartu.
maldivia-rules-aid-fog = Hmla: krajný rad tej strany sa prehne. Loďky, ktoré zastihne, stratia hornú rybu. Na každej strane raz za kolo.
maldivia-rules-aid-end = Šestnásť polí alebo menej: dohrajte túto doštičku, potom rátajte. Každá ryba na tvojich kartách je bod.

# Ukážkové kolo

maldivia-rules-example = Kolo na príklade
maldivia-rules-example-1 = Mira stojí na e4 a chce loď ostrova Solys, ktorá žiada červenú a zelenú. Plánuje: východ, juh, juh a ako poslednú doštičku hmlu zo severu. Ostatní plánujú tiež; nikto to nevidí.
maldivia-rules-example-2 = Prvá doštička, východ: mohla by zastaviť na ktoromkoľvek voľnom poli až k okraju. Zastaví na h4, kde pláva červená ryba, vedľa Benovej loďky: uloví červenú, okradne Bena o hornú rybu, zelenú, a červenú navlečie nad zelenú.
maldivia-rules-example-3 = Druhá doštička, juh: na h8 stojí v ceste Ottova loďka, takže ďalej nemôže. Zastaví na h7 a loví ryby. Tretia doštička, juh: Otto odplával a ona dopláva k okraju na h10. Na sťažni má červenú aj zelenú: dodá a vezme si kartu, dva body. Pripláva ďalšia loď ostrova Solys.
maldivia-rules-example-4 = Štvrtá doštička, hmla zo severu: severný rad sa prehne a okrajom je teraz jeho rub s novými rybami. Stála tam Anina loďka: presunie sa o pole dovnútra a stratí hornú rybu. Hráč po Mire pošle jednu loď ostrova Nanga pod balíček. Potom všetci plánujú znova.
