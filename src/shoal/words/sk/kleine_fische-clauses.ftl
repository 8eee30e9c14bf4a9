# Pravidlá hry Kleine Fische ganz groß bod po bode.

KF-001 = Hrajú dvaja až štyria; príprava ani pravidlá od počtu nezávisia.
KF-002 = Na doske je 25 miest pre karty, päť radov po piatich.
KF-003 = Potápači a chobotnica sa pohybujú po 60 dráhach okolo kariet a medzi nimi, aj po okraji a jeho hornej strane.
KF-004 = Karta susedí so štyrmi dráhami po stranách: vnútorná dráha má dve karty, krajná jednu.
KF-005 = Potápač vo vode je na jednej dráhe a pozerá sa k jednému jej koncu; pri skoku si smer voľne vyberie.
KF-006 = Krok vedie cez križovatku vpredu na inú dráhu a potápač sa pozerá od nej; nikdy späť, nikdy otočka na dráhe.
KF-007 = Vnútri je teda na výber z troch dráh, na okraji z dvoch, v rohu z jednej.
KF-008 = Potápači môžu dráhy voľne zdieľať a nikdy si neprekážajú.
KF-009 = Žiadny potápač nevpláva na dráhu chobotnice ani cez ňu neprepláva.
KF-010 = Pohyb je jeden krok, ak ho nenahradia Turboplutvy.
KF-011 = Potápač, ktorý sa pozerá do rohu z jednej z jeho dvoch dráh, má pred sebou len tú druhú.

KF-020 = Čln čaká nad doskou so všetkými potápačmi; jeho prvý stĺpec nič neznamená.
KF-021 = Chobotnica začína vo svojej jaskyni vedľa pravého dolného rohu, kde žiadnu dráhu neblokuje.
KF-022 = Všetky ryby a jaskyne sa zamiešajú; 25 kariet sa rozdá rad po rade rubom hore a 78 zostane v balíčku.
KF-023 = Podľa rubu každý rozozná rybu od jaskyne a vidí číslo jaskyne; z balíčka vidno len horný rub.
KF-024 = Začína prvé miesto a hrá sa v poradí miest; stôl ľudí posadí pred rozdaním.
KF-025 = Na začiatku nikto nemá žiadnu kartu.

KF-030 = Ťah je ponor, potom chobotnica s krádežou a zber, potom doplnenie; potom je na rade ďalší hráč.
KF-031 = Skok ani prvý pohyb ťahu nesmie nikto vynechať.
KF-032 = Každý ťah začína s plnou doskou, celou rubom hore.
KF-033 = Karty jaskýň sa hrajú len v ťahu majiteľa, každý druh vo svojej chvíli; Dúhové ryby a truhlice nikdy.

KF-040 = V prvom ťahu ide čln nad ľubovoľnú rybu horného radu a potápač musí skočiť.
KF-041 = Skok končí vľavo, vpravo alebo pod kartou pod člnom.
KF-042 = Skákajúci potápač sa smie pozerať k obom koncom svojej dráhy.
KF-043 = Skočiť možno k iným potápačom, ale nie k chobotnici.
KF-044 = Skok je prvý pohyb; odkryť možno ktorúkoľvek rybu vedľa novej dráhy.
KF-045 = Čln zostane, kde je, a inak nič nerobí.
KF-046 = Keď sú v hornom rade len jaskyne, hráč najprv jednu z nich naslepo vymení za ľubovoľnú rybu z nižších radov.
KF-047 = Po výmene môže ísť čln len nad vymenenú rybu.
KF-048 = Plutvy skok nikdy nenahradia.

KF-050 = Každý ďalší ťah začína pohybom.
KF-051 = Vybrať možno ktorúkoľvek voľnú dráhu, či vedľa nej leží ryba, alebo nie.
KF-052 = Potápač, ktorý začína ťah čelom k rohu, na ktorého druhej dráhe je chobotnica, sa najprv otočí.
KF-053 = Otočenie nie je krok, deje sa samo, len vtedy a v tom ťahu raz.
KF-054 = Všade inde je prvý pohyb vždy možný.
KF-055 = Kto do takého rohu pripláva počas ťahu, ešte tam vybaví kartu a potom musí zastaviť.
KF-056 = Potápač na dráhe chobotnice ju opustí ako zvyčajne.

KF-060 = Po prvom pohybe sa musí odkryť jedna skrytá ryba vedľa dráhy.
KF-061 = Keď tam žiadna nie je, celý ťah hneď končí, bez chobotnice a doplnenia.
KF-062 = Po každom ďalšom pohybe hráč odkryje rybu, preskúma jaskyňu, ktorá sedí, alebo zastaví, keď nie je čo odkryť.
KF-063 = Kde sa dá odkryť ryba a žiadna jaskyňa nesedí, musí sa odkryť, aj známa dvojica.
KF-064 = Pri jaskyni, ktorá sedí, a bez ryby hráč skúma, alebo zastaví; ak je tam aj ryba, musí urobiť jedno z toho: preskúmať, alebo odkryť.
KF-065 = Vynucené zastavenie nič nestojí.
KF-066 = Jeden pohyb, jedna karta.
KF-067 = Jaskyne na doske sa skúmajú, nikdy neodkrývajú.
KF-068 = Ryba, ktorá už je odkrytá, sa znova odkryť nedá.

KF-070 = Po novom druhu hráč zastaví, alebo pláva ďalej, ak je dráha voľná.
KF-071 = Zastavenie ukončí ponor so všetkými odkrytými rybami.
KF-072 = Plávať ďalej znamená ďalší pohyb a ďalšiu kartu.
KF-073 = Plávať tam, kde sa nič robiť nedá, je dovolené a ponor tým končí bez straty.

KF-080 = Druhá odkrytá ryba toho istého druhu je dvojica, nech je akokoľvek veľká.
KF-081 = Dvojica otočí späť seba, tú prvú a všetko odkryté medzi nimi.
KF-082 = Čo bolo odkryté pred tou prvou, zostáva odkryté a hráč si to nechá.
KF-083 = Medzi znamená v čase, nie na doske.
KF-084 = Otočené ryby zostávajú ležať a neskôr ich možno odkryť znova.
KF-085 = Po dvojici ponor končí a ťah pokračuje chobotnicou.
KF-086 = Prvá odkrytá ryba ťahu nie je nikdy dvojica; štrnásta by bola vždy.

KF-090 = Jaskyňu vedľa dráhy možno po ďalšom pohybe preskúmať, keď sa jej číslo rovná počtu odkrytých rýb.
KF-091 = Rátajú sa ryby odkryté pred týmto pohybom; prieskum nahrádza odkrytie.
KF-092 = Prieskum sa ohlási a ponor tým končí.
KF-093 = Jedna jaskyňa za ťah; z dvoch, ktoré sedia, hráč vyberá.
KF-094 = Jaskyňu hráč získa pri zbere; okradnúť ho o ňu medzitým sa nedá.
KF-095 = Po prvom pohybe žiadna jaskyňa nesedí.

KF-100 = Chobotničie body ťahu sú na rybách, ktoré sú po ponore ešte odkryté.
KF-101 = Chobotnicu možno posunúť najviac o toľko dráh.
KF-102 = Bez bodov ňou pohne len Turbochobotnica.
KF-103 = Najviac jeden pohyb chobotnice a jedna krádež za ťah.
KF-104 = Chobotnica smie svoju dráhu opustiť oboma koncami; nemá smer.
KF-105 = Počas pohybu prepláva každú dráhu od konca ku konci a nikdy sa na nej neotočí.
KF-106 = Čo robila v skorších ťahoch, ju neviaže.
KF-107 = Smie sa oblúkom vrátiť tam, kde začala, aspoň na štyri kroky, a platí, že sa tam pohla.
KF-108 = Prvým pohybom vstupuje na jednu z dvoch dráh pravého dolného rohu a pokračuje odtiaľ.
KF-109 = Vstup stojí jeden krok.
KF-110 = Nikdy nevstúpi na vlastného potápača hráča na ťahu ani popri ňom neprepláva.
KF-111 = Na dráhe so súpermi sa zastaví; zvyšné kroky prepadajú.
KF-112 = Chobotnica, ktorá sa nepohnula, nemôže okrádať.
KF-113 = Potápača na člne stretnúť nemôže.
KF-114 = Záleží len na dráhe, kde skončí; stačí akákoľvek cesta v medziach krokov.
KF-115 = Zostáva na svojej poslednej dráhe a do jaskyne sa nikdy nevracia.

KF-120 = Keď sa posunula na súpera, hráč môže skúsiť jedného okradnúť, alebo to nechať tak.
KF-121 = Počet kariet, jedna až tri, sa ohlasuje pred hodom.
KF-122 = Počet je voľný, aj keď má obeť rýb menej alebo žiadne.
KF-123 = Na kocke je červené mínus jedna, dve jednotky, dvojka a dve trojky.
KF-124 = Výsledok aspoň taký vysoký ako ohlásený počet vezme presne toľko rýb.
KF-125 = Z menšej kôpky sa vezme všetko.
KF-126 = Nižší výsledok nič neurobí.
KF-127 = Pri červenej stene vezme obeť jednu rybu zlodejovi bez toho, aby sa jej niekto pýtal.
KF-128 = Zlodej bez získaných rýb pri červenej stene nič nestratí.
KF-129 = Odkryté ryby na doske ešte nikomu nepatria a ukradnúť sa nedajú.
KF-130 = Karty sa ťahajú naslepo: každá z kôpky má rovnakú šancu.
KF-131 = Jaskyne sa ukradnúť nedajú.
KF-132 = Ktoré ryby zmenili majiteľa, vedia tí dvaja, ostatní len koľko.
KF-133 = Po krádeži zostávajú chobotnica aj potápači na dráhe.

KF-140 = Všetky odkryté ryby idú rubom hore na kôpku hráča na ťahu.
KF-141 = Preskúmanú jaskyňu si hráč vezme, prezrie a nechá oddelene od rýb.
KF-142 = Kôpka nemá poradie; jej veľkosť poznajú všetci.
KF-143 = Na vlastné karty sa majiteľ smie pozerať kedykoľvek, nikto iný nie.

KF-150 = Medzery sa dopĺňajú po jednej od ľavého horného rohu rad po rade hornými kartami balíčka.
KF-151 = Keď sa nič nevzalo, nič sa nedopĺňa a hra skončiť nemôže.
KF-152 = Keď balíček presne stačí, hrá sa ďalej s prázdnym.
KF-153 = Keď sa medzera nedá doplniť, hra hneď končí.
KF-154 = Na konci sa žiadne ťahy nedohrávajú.
KF-155 = Medzi ťahmi zostávajú potápači na svojich dráhach a vo svojom smere.

KF-160 = Nanovo získaná karta jaskyne čaká na budúci ťah majiteľa.
KF-161 = Hráč smie v ťahu použiť niekoľko kariet jaskýň; použitá ide všetkým na očiach späť do škatule.
KF-162 = Použiť kartu nie je nikdy povinné, karty na sebe nezávisia a počet v ruke nie je obmedzený.
KF-163 = Turboplutvy nahradia jeden pohyb jedným až tromi, alebo jedným až piatimi krokmi.
KF-164 = Každý krok cesty s plutvami musí byť dovolený; smie sa križovať aj vrátiť na začiatok.
KF-165 = Celá cesta je jeden pohyb: karty sa rátajú len tam, kde končí.
KF-166 = Jedna karta plutiev na jeden pohyb.
KF-167 = Karta sa spotrebuje voľbou cesty, ktorú opisuje jej koniec a smer potápača.
KF-170 = Lampa sa používa pred prvým pohybom ťahu, pred prípadným otočením.
KF-171 = Lampa ukáže svojmu majiteľovi skrytú rybu kdekoľvek na doske; na jaskyne a balíček nedosvieti.
KF-172 = Slabá lampa ukáže jednu rybu, silná až dve, druhá sa vyberá, až keď hráč pozná prvú.
KF-173 = Všetci vidia, kam lampa svieti, len jej majiteľ, čo ukazuje.
KF-175 = Turbochobotnica pridá k pohybu chobotnice v ťahu tri alebo päť krokov, aj bez bodov.
KF-176 = Body a karty Turbochobotnica sa sčítajú; karty sa ohlásia skôr, než sa chobotnica pohne, a potom sa pohnúť musí.
KF-177 = Turbochobotnica funguje po dvojici, ale nie v ťahu, ktorý skončil pre chýbajúcu rybu.
KF-180 = Po príliš nízkom hode, aj červenom, ho Hoď znova zruší a hádže sa nanovo.
KF-181 = Platí posledný hod, nech bolo predtým čokoľvek.
KF-182 = Silná karta dá až dva hody navyše, druhý podľa želania.
KF-183 = Keď sú hody karty vyčerpané, smie nasledovať ďalší Hoď znova.
KF-184 = Obeť znova hádzať nemôže.
KF-185 = Dúhové ryby a truhlice zostávajú do konca skryté a nikdy nie sú nepoužité karty.

KF-190 = Na konci sa odkryjú kôpky a jaskyne; karty na doske sa nerátajú.
KF-191 = Z každého druhu sa ráta len najlepšia ryba.
KF-192 = Kôpka s položenou Dúhovou rybou má hodnotu aspoň štyri.
KF-193 = Dúhová ryba potrebuje kôpku; dve môžu na dve kôpky.
KF-194 = Dúhové ryby sú dobrovoľné a rozhoduje sa o nich v poradí miest s odkrytými kartami.
KF-195 = Každá hrateľná jaskyňa, ktorá zostala nepoužitá, je za bod.
KF-196 = Kôpky, Dúhové ryby a nepoužité jaskyne tvoria medzivýsledok.
KF-197 = Poradie hráča je o jeden viac ako počet hráčov s vyšším medzivýsledkom.
KF-198 = Truhlica prinesie majiteľovi 1, 3, 5 alebo 7 bodov za poradie 1, 2, 3 alebo 4.
KF-199 = Dve truhlice platia dvakrát; poradie nikdy nemenia.
KF-200 = Medzivýsledok a truhlice tvoria konečný výsledok; najvyšší vyhráva.
KF-201 = Pri zhode rozhoduje väčšia kôpka rýb.
KF-202 = Ak je zhoda aj tam, o výhru sa delia.
