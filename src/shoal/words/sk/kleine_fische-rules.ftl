# Pravidlá hry Kleine Fische ganz groß pre ľudí, kapitoly v poradí hry.

kleine-fische-rules-aim = O čo ide
kleine-fische-rules-aim-1 = Potápaš sa popri útese zo skrytých kariet a fotíš ryby. Kým je každá odkrytá ryba iného druhu, môžeš pokračovať. Stretneš ten istý druh po druhý raz a časť úlovku ti odpláva. Vo dvoch, troch aj štyroch platia rovnaké pravidlá.
kleine-fische-rules-aim-2 = Na konci sa z každého z trinástich druhov ráta len tvoja najlepšia snímka. Vyhráva pestrosť.

kleine-fische-rules-setup = Útes
kleine-fische-rules-setup-1 = Ryby a jaskyne sa zamiešajú spolu. Dvadsaťpäť kariet leží rubom hore v piatich radoch po piatich; ostatných 78 je balíček. Podľa rubu spoznáš, či je karta ryba, alebo jaskyňa, a na jaskyni je číslo; z balíčka vidno rub hornej karty. Zatiaľ nikto nič nemá.
kleine-fische-rules-setup-2 = Potápači a chobotnica sa pohybujú po dráhach medzi kartami a okolo okraja. Vnútorná dráha má kartu z oboch strán, krajná z jednej. Potápač je na jednej dráhe a pozerá sa k jednému jej koncu. Všetci potápači začínajú na člne, chobotnica vo svojej jaskyni vpravo dole, kde nič neblokuje. Začína prvé miesto pri stole.

kleine-fische-rules-turn = Ťah
kleine-fische-rules-turn-1 = Najprv sa potápaš: plávaš, odkryješ rybu, rozhodneš sa, plávaš ďalej. Potom môžeš posunúť chobotnicu, možno kradnúť, a ryby si vezmeš. Nakoniec sa útes doplní a ďalší hráč sa potápa nad plným, skrytým útesom.
kleine-fische-rules-turn-2 = Skok ani prvý pohyb vynechať nesmieš. Karty jaskýň sú len pre tvoj vlastný ťah, každý druh vo svojej chvíli. Medzi ťahmi zostávajú potápači na svojej dráhe a pozerajú sa tým istým smerom.

kleine-fische-rules-jump = Prvý ťah: skok
kleine-fische-rules-jump-1 = Presuň čln nad rybu v hornom rade a skoč na jednu stranu tej karty: vľavo, vpravo alebo dole. Vyberieš si, ku ktorému koncu dráhy sa potápač pozerá. K iným potápačom smieš, k chobotnici nie. Skok je tvoj prvý pohyb; odkry ktorúkoľvek rybu vedľa svojej novej dráhy. Čln tam zostane a už nič neznamená.
kleine-fische-rules-jump-2 = Keď sú v hornom rade samé jaskyne, najprv jednu z nich naslepo vymeníš za ľubovoľnú rybu nižšie a čln ide nad tú rybu. Turboplutvy skok nikdy nenahradia.
kleine-fische-rules-picture-jump = Čln je nad stĺpcom. Potápač môže skočiť na tri dráhy a pozerať sa na obe strany.

kleine-fische-rules-swim = Plávanie
kleine-fische-rules-swim-1 = Pohyb je jeden krok. Potápači plávajú len dopredu: cez križovatku pred sebou na ktorúkoľvek inú dráhu a pozerajú sa od nej preč. Vnútri sú to tri dráhy, na okraji dve a v rohu jedna; nikdy späť, nikdy otočka na dráhe. Či tam leží ryba, na tom nezáleží. Iní potápači nikdy neprekážajú; dráha s chobotnicou je zatvorená.
kleine-fische-rules-swim-2 = V rohu je vpredu len jedna dráha. Keď na nej je chobotnica na začiatku tvojho ťahu, potápač sa najprv otočí; nie je to krok, deje sa to samo a len vtedy. Keď do takého rohu priplávaš počas ťahu, ešte tam vybavíš kartu a potom musíš zastaviť. Keď je chobotnica na tvojej vlastnej dráhe, opustíš ju ako zvyčajne. Všade inde je prvý pohyb možný.

kleine-fische-rules-reveal = Odkrytie ryby
kleine-fische-rules-reveal-1 = Po každom pohybe vybavíš presne jednu kartu. Po prvom musíš odkryť jednu skrytú rybu vedľa svojej dráhy. Keď sú dve, vyberieš si, hoci nevieš, ktorá je ktorá. Odkryté ryby a jaskyne sa nikdy neodkrývajú.
kleine-fische-rules-reveal-2 = Keď po prvom pohybe vedľa nie je skrytá ryba, celý ťah hneď končí: bez chobotnice, bez doplnenia. Neskôr musíš skrytú rybu vedľa seba odkryť, aj keď vieš, že bude dvojica, ibaže sedí nejaká jaskyňa. Bez ryby vedľa seba ponor končí bez straty; vedľa jaskyne, ktorá sedí, ju môžeš preskúmať, alebo zastaviť. Na také miesto smieš priplávať aj zámerne.

kleine-fische-rules-choice = Zastaviť, alebo plávať ďalej?
kleine-fische-rules-choice-1 = Po každom novom druhu sa rozhoduješ. Zastav a všetky odkryté ryby sú tvoje. Alebo plávaj ďalej, ak je dráha voľná, a vybav ďalšiu kartu.
kleine-fische-rules-choice-2 = Keď je nová ryba druhu, ktorý už leží odkrytý, nech je akokoľvek veľká, ponor končí: obe, aj všetko odkryté medzi nimi, sa otočí späť rubom hore. Medzi znamená v čase, nie v mieste. Čo bolo odkryté pred prvou z nich, si necháš. Druhov je trinásť, štrnásta ryba by bola dvojica vždy.
kleine-fische-rules-choice-3 = Otočené ryby zostávajú na mieste a možno ich nájsť znova. Pamätaj si ich. Po dvojici tvoj ťah pokračuje chobotnicou, s bodmi na tom, čo ti zostalo.
kleine-fische-rules-picture-choice = Leží tu niekoľko rôznych odkrytých rýb, každá s číslom, v akom poradí prišla. Plávať ďalej po jednej z vyznačených dráh, alebo zastaviť?

kleine-fische-rules-cave = Prieskum jaskyne
kleine-fische-rules-cave-1 = Keď je po niektorom neskoršom pohybe odkrytých rýb presne toľko, koľko hovorí číslo na jaskyni vedľa teba, môžeš namiesto odkrytia ryby jaskyňu preskúmať. Tým ponor končí. Z dvoch, ktoré sedia, si vyberieš; jedna jaskyňa za ťah. Po prvom pohybe nesedí žiadna. Karta je tvoja, až keď si berieš ryby, a ukradnúť sa dovtedy nedá.
kleine-fische-rules-picture-cave = Odkrytých rýb je toľko, koľko jaskyňa chce: možno ju preskúmať.

kleine-fische-rules-octopus = Chobotnica
kleine-fische-rules-octopus-1 = Na malých rybách sú chobotničie body. Spočítaj ich na rybách, ktoré sú po ponore ešte odkryté: o toľko dráh môžeš chobotnicu posunúť, alebo o menej, alebo vôbec; bez bodov ňou pohne len Turbochobotnica. Jeden pohyb za ťah. Svoju dráhu môže opustiť oboma koncami, nech prišla odkiaľkoľvek.
kleine-fische-rules-octopus-2 = Len čo je na ceste, prepláva každú dráhu od konca po koniec a nikdy sa na nej neotočí. Aby sa vrátila tam, kde začala, potrebuje okruh aspoň štyroch dráh. Záleží len na dráhe, kde skončí; dobrá je akákoľvek cesta v rámci jej krokov.
kleine-fische-rules-octopus-3 = Prvým pohybom vstupuje do útesu na jednu z dvoch dráh v pravom dolnom rohu. Vstup stojí jeden krok a odtiaľ pokračuje. Do svojej jaskyne sa nikdy nevracia.
kleine-fische-rules-octopus-4 = Na dráhu tvojho vlastného potápača nikdy nevstúpi ani cez ňu neprepláva. Na dráhe s inými potápačmi sa zastaví a zvyšné kroky prepadajú. Potápača na člne stretnúť nemôže a chobotnica, ktorá sa nepohnula, nemôže okrádať.
kleine-fische-rules-picture-octopus = Až sem sa chobotnica tentoraz môže posunúť.

kleine-fische-rules-rob = Krádež
kleine-fische-rules-rob-1 = Keď chobotnicu posunieš na iného potápača, môžeš jedného okradnúť, alebo to nechať tak. Povedz, koľko rýb chceš: jednu, dve alebo tri, bez ohľadu na to, koľko ich má. Potom hoď chobotničou kockou, na ktorej je 1, 1, 2, 3, 3 a červené mínus jedna.
kleine-fische-rules-rob-2 = Keď hodíš aspoň svoje číslo, vezmeš z cudzej kôpky naslepo presne toľko rýb, alebo celú kôpku, ak je menšia. Pri nižšom hode nedostaneš nič. Pri červenej stene vezme druhý hráč rybu tebe, ak nejakú máš. Ktoré ryby zmenili majiteľa, viete len vy dvaja.
kleine-fische-rules-rob-3 = Odkryté ryby v útese ešte nikomu nepatria a jaskyne sa ukradnúť nedajú. Chobotnica aj potápači zostávajú, kde sú.

kleine-fische-rules-collect = Zber a doplnenie
kleine-fische-rules-collect-1 = Tvoje odkryté ryby idú rubom hore na tvoju kôpku. Preskúmanú jaskyňu dostaneš tiež, oddelene od rýb. Na vlastné karty sa smieš pozerať kedykoľvek; ostatní vidia len, koľko ich je.
kleine-fische-rules-collect-2 = Potom sa medzery doplnia z balíčka, jedna po druhej od ľavého horného rohu. Keď nič neberieš, nič sa nedopĺňa. Keď balíček presne stačí, hrá sa ďalej bez neho.

kleine-fische-rules-cards = Karty jaskýň
kleine-fische-rules-cards-1 = Karty jaskýň pomáhajú od tvojho budúceho ťahu, každá raz; použitá ide všetkým na očiach späť do škatule. Nikdy ich použiť nemusíš, v jednom ťahu ich smieš použiť viac a mať ich môžeš, koľko chceš.
kleine-fische-rules-cards-2 = S Turboplutvami má jeden pohyb až tri alebo päť krokov. Každý krok musí byť dovolený, cesta sa smie križovať a ráta sa len karta vedľa poslednej dráhy. Jedna karta plutiev na jeden pohyb.
kleine-fische-rules-cards-3 = Podvodná lampa ti pred prvým pohybom ukáže jednu alebo dve skryté ryby kdekoľvek v útese; z dvoch vyberáš druhú, až keď poznáš prvú. Všetci vidia, kam svieti, len ty vidíš na čo.
kleine-fische-rules-cards-4 = Turbochobotnica dá chobotnici o tri alebo päť krokov viac, aj bez jediného bodu a aj po dvojici. Ohlasuje sa skôr, než sa chobotnica pohne, a potom sa pohnúť musí.
kleine-fische-rules-cards-5 = Hoď znova zruší príliš nízky hod, aj červený, a hádžeš nanovo; jeden druh karty dovolí aj druhý pokus. Platí posledný hod. Použiť ju môže len zlodej, a keď sa jedna vyčerpá, smie nasledovať ďalšia.
kleine-fische-rules-cards-6 = Dúhové ryby a truhlice s pokladom sa nehrajú: skryté čakajú na koniec.

kleine-fische-rules-end = Koniec a výhra
kleine-fische-rules-end-1 = Keď sa medzera nedá doplniť, lebo je balíček prázdny, hra hneď končí, nech je na ťahu ktokoľvek. Všetky kôpky a jaskyne sa odkryjú; čo leží v útese, to sa nikomu neráta.
kleine-fische-rules-end-2 = Z každého druhu sa ráta najlepšia ryba, jedna až štyri mušle. Dúhovú rybu možno položiť na druh, ktorý máš, a ten potom má hodnotu štyri; dve potrebujú dva druhy. Každá hrateľná karta jaskyne, ktorá zostala nepoužitá, je bod. Spolu je to medzivýsledok.
kleine-fische-rules-end-3 = Potom sa otvoria truhlice s pokladom: 1, 3, 5 alebo 7 bodov pre prvého, druhého, tretieho alebo štvrtého podľa medzivýsledku. Pri zhode majú obaja lepšie poradie, truhlice poradie nikdy nemenia a dve platia dvakrát. Vyhráva najviac bodov; pri zhode väčšia kôpka rýb, a ak je zhoda aj tam, vyhrávajú spoločne.

kleine-fische-rules-decided = Naše rozhodnutia
kleine-fische-rules-decided-1 = Dve pravidlá možno čítať aj inak. Tu sa otáča len potápač, ktorý sa pozerá do zablokovaného rohu; tlačené pravidlá môžu znamenať aj to, že sa smie, ale nemusí otočiť každý, kto má chobotnicu priamo pred sebou. A tu platí chobotnica za vstup krok; kto si myslí, že vstupuje zadarmo, môže to zvoliť pri stole.

# Hra na jednej stránke

kleine-fische-rules-aid-jump = Prvý ťah: presuň čln nad rybu horného radu a skoč vľavo, vpravo alebo pod ňu.
kleine-fische-rules-aid-swim = Plávanie: len dopredu, cez križovatku pred sebou. Nikdy na chobotnicu.
kleine-fische-rules-aid-reveal = Odkry jednu skrytú rybu vedľa svojej dráhy. Ak tam po prvom pohybe nie je žiadna: koniec ťahu.
kleine-fische-rules-aid-pair = Druh, ktorý už leží odkrytý: obe aj všetky odkryté medzi nimi sa otočia späť. Ponor končí.
kleine-fische-rules-aid-cave = Odkrytých rýb presne toľko, koľko hovorí číslo: namiesto ryby preskúmaj jaskyňu. Ponor končí.
kleine-fische-rules-aid-octopus = Po ponore: jeden krok chobotnice za každý chobotničí bod na tvojich odkrytých rybách.
kleine-fische-rules-aid-steal = Keď dostihne súpera: ohlás 1 až 3 a hoď aspoň toľko. Červená stena ťa stojí rybu.
kleine-fische-rules-aid-fins = Turboplutvy: až 3 alebo 5 krokov v jednom pohybe.
kleine-fische-rules-aid-lamp = Podvodná lampa: skôr než vyplávaš, pozri sa na 1 alebo 2 skryté ryby.
kleine-fische-rules-aid-octo = Turbochobotnica: o 3 alebo 5 krokov viac, aj bez bodov.
kleine-fische-rules-aid-reroll = Hoď znova: opakuj nevydarený hod, raz alebo dvakrát.
kleine-fische-rules-aid-rainbow = Dúhová ryba: na konci má jeden tvoj druh hodnotu 4.
kleine-fische-rules-aid-chest = Truhlica s pokladom: na konci 1, 3, 5 alebo 7 bodov; najviac pre posledného.
kleine-fische-rules-aid-end = Balíček nestačí na medzeru: koniec. Ráta sa najlepšia ryba každého druhu a 1 za každú nepoužitú kartu jaskyne.

# Ukážkový ťah

kleine-fische-rules-example = Ťah na príklade
kleine-fische-rules-example-1 = Mira sa pozerá nadol a pláva o jednu dráhu nižšie. Vedľa ležia dve skryté ryby; odkryje ľavú: Klauna s jednou mušľou a dvoma chobotničími bodmi. To je číslo jedna.
kleine-fische-rules-example-2 = Pláva ďalej doprava a odkryje Kufrovku, potom znova nadol: Morského čerta. Odkryté sú tri ryby. Vedľa ďalšej dráhy leží jaskyňa s číslom 3. Mohla by tam doplávať a preskúmať ju. Namiesto toho zastaví: tri ryby sú jej.
kleine-fische-rules-example-3 = Dva body na Klaunovi posunú chobotnicu o dve dráhy, na Benovho potápača. Mira ohlási dve a hodí 3: vezme si naslepo dve ryby z Benovej kôpky. S jednotkou by nedostala nič; pri červenej stene by Ben vzal jednu rybu jej.
kleine-fische-rules-example-4 = Potom si vezme svoje tri ryby, medzery sa doplnia a potápa sa Ben. Keby štvrtá ryba bola druhá Kufrovka, otočili by sa späť obe Kufrovky aj Morský čert a zostal by jej len Klaun.
