# Pravidlá hry Maldivia bod po bode.

MAL-001 = Pole má po celú hru to isté meno; hrá sa len na viditeľnom obdĺžniku.
MAL-002 = Pole na prehnutom okraji ukazuje rub svojho vonkajšieho suseda; kde sa stretnú dva prehyby, platí ten neskorší.
MAL-003 = Susedia majú spoločnú stranu. Šikmo sa neráta.
MAL-004 = Pole leží pri strane, keď je v jej krajnom viditeľnom rade.
MAL-005 = Rátajú sa všetky viditeľné polia, s loďkou aj bez nej.
MAL-006 = Na poli jedna loďka a každá loďka na viditeľnom poli.
MAL-007 = Ryby vytlačené na látke nikdy nedôjdu; na tom istom poli možno loviť znova a znova.

MAL-010 = Látka je na začiatku neprehnutá, stranou bez žralokov nahor.
MAL-011 = Každý si vyberie loďku a má tri šípky a jednu doštičku hmly; zvyšok zostáva v škatuli.
MAL-012 = Všetkých 32 rýb je na začiatku v zásobe a každý sťažeň je prázdny.
MAL-013 = Desať lodí každého ostrova sa zamieša do vlastného balíčka.
MAL-014 = Ostrovy ležia v smere hodinových ručičiek: Efo na východe, Solys na juhu, Wipi na západe, Nanga na severe.
MAL-015 = Dve lode každého ostrova ležia odkryté.
MAL-016 = Začínajúceho hráča určí náhoda, ak hostiteľ nenechá začať prvé miesto.
MAL-017 = Od začínajúceho hráča idú loďky na ľubovoľné voľné polia; odkryté lode sú už známe.
MAL-018 = Postavenie loďky na látku nič nespustí.
MAL-019 = Hrá sa v smere hodinových ručičiek; tvoj sused po ľavici je ďalšie miesto.

MAL-020 = V každom kole sa najprv plánuje a potom sa pláva.
MAL-021 = Plán radí všetky štyri doštičky v ľubovoľnom poradí; žiadna sa nedá vynechať.
MAL-022 = Šípka mieri do jedného zo štyroch smerov, doštička hmly na jednu zo štyroch strán.
MAL-023 = Plány znamenajú svetové strany, nech hráč sedí kdekoľvek.
MAL-024 = Všetci plánujú naraz a tajne.
MAL-025 = Plán možno meniť, kým nie je hotový posledný; potom ho zmení len chobotnica.
MAL-026 = Zozadu vyzerajú všetky doštičky rovnako.
MAL-027 = Rôznych plánov je 1024.

MAL-035 = Doštička po doštičke, od začínajúceho hráča v smere hodinových ručičiek, všetci ukazujú doštičku s tým istým číslom.
MAL-036 = Doštička sa najprv ukáže; jej hráč sa rozhoduje až potom.
MAL-037 = Ukázaná doštička leží odkrytá do konca kola a už sa nedá otočiť.
MAL-038 = Ťah sa celý dokončí, aj s výmenou, skôr než sa ukáže ďalšia doštička.
MAL-039 = Po štyroch doštičkách prechádza začínajúci hráč doľava, doštičky sa vracajú a značky hmly miznú.

MAL-050 = Loďka pláva v smere šípky, ako ďaleko chce, aspoň o jedno pole, na voľné pole.
MAL-051 = Prepláva len voľné polia, nikdy loďku.
MAL-052 = Nikdy neopustí viditeľné more.
MAL-053 = Keď má loďku alebo okraj priamo pred sebou, plávať nemôže.
MAL-054 = Plavba nikdy nie je povinná; kto zostane, končí ťah.
MAL-055 = Bez plavby niet akcie.
MAL-056 = Záleží len na poslednom poli plavby, nie na ceste k nemu.
MAL-057 = Plavba končí inde, než začala.
MAL-058 = Loďka si sama neprekáža.

MAL-070 = Prúd je rad polí so začiatkom a smerom, ktorým sa opúšťa.
MAL-071 = Kto vpláva na prvé pole prúdu v jeho smere, smie ho nasledovať.
MAL-072 = Nasledovať znamená prejsť ho celý, opustiť ho v jeho smere a plaviť sa rovno ďalej.
MAL-073 = Kto prúd nasleduje, musí ho pred zastavením opustiť.
MAL-074 = Prúdu si možno nevšímať: loďky ho križujú a zastavujú na ňom ako na otvorenom mori.
MAL-075 = Nedá sa zatočiť proti prúdu, v polovici dovnútra, do strany ani pred koncom von.
MAL-076 = Loďka, ktorá začína plavbu na poli prúdu, v nej žiadny prúd nenasleduje.
MAL-077 = Všetky polia prúdu aj to za ním musia byť viditeľné a voľné.
MAL-078 = Jedna plavba môže nasledovať niekoľko prúdov, každý raz.
MAL-079 = Prúd, ktorého pole je prehnuté alebo zakryté, je prerušený.
MAL-080 = Loďka, ktorú na prúd posunula hmla, na ňom pri ďalšej plavbe začína.

MAL-085 = Akcie prichádzajú hneď po plavbe vlastnej loďky a len vtedy.
MAL-086 = Žiadna akcia nie je povinná; ktorúkoľvek možno vynechať.
MAL-087 = Sú štyri: získať ryby, otočiť doštičku, vymeniť kartu, dodať.
MAL-088 = Akcie idú v ľubovoľnom poradí: raz získať ryby, jedna chobotnica alebo žralok, jedno dodanie na každú stranu, pri ktorej loďka leží.
MAL-089 = Okrádať možno popri všetkom, loviť ryby len popri okrádaní.
MAL-090 = Nikto v tom istom ťahu neloví ryby aj nedodáva.
MAL-091 = Čo je možné, to sa po každej akcii posudzuje znova.
MAL-092 = Ťah končí, keď to hráč povie alebo keď už nie je čo robiť.

MAL-100 = Pri love sa vezmú všetky ryby vytlačené na poli a navlečú sa na sťažeň v ľubovoľnom poradí.
MAL-101 = Čo v zásobe chýba, to sa neuloví.
MAL-102 = Zásoba platí taká, aká bola na začiatku získavania.
MAL-103 = Keď v zásobe nie je žiadna z vytlačených rýb, neloví sa a dodávať možno aj tak.
MAL-104 = Loví sa všetko, čo tam je, ak rýb nie je nadbytok.
MAL-105 = Okradnúť znamená vziať susednej loďke hornú rybu, každej jednu, z ktorých lodiek zlodej chce.
MAL-106 = Prázdny sťažeň sa okradnúť nedá.
MAL-107 = Okradnúť možno aj loďky, ktoré susedili už pred plavbou.
MAL-108 = Ulovené a ukradnuté ryby idú na sťažeň spoločne, v ľubovoľnom poradí.
MAL-109 = Ryby, ktoré na sťažni boli predtým, zostávajú, ako sú.

MAL-115 = Na sťažeň sa zmestí sedem rýb.
MAL-116 = Keď sa zmestia všetky, idú naň všetky nové ryby.
MAL-117 = Keď nie, zlož zhora, koľko chceš, a z nových si nechaj, čo sa zmestí; zvyšok sa vracia.
MAL-118 = Nižšia ryba sa zloží až po všetkých nad ňou.
MAL-119 = Pri nadbytku nemusí zostať žiadna z nových rýb.
MAL-120 = Ukradnuté ryby, ktoré nezostanú, idú do zásoby, nie bývalému majiteľovi.
MAL-121 = Bez nadbytku sa žiadna ryba nehádže späť.

MAL-130 = Loďka pri strane smie dodať jednej tamojšej odkrytej lodi.
MAL-131 = Na sťažni musia byť všetky žiadané ryby, nech sú kdekoľvek.
MAL-132 = Ryby idú do zásoby a karta, lícom dole, hráčovi.
MAL-133 = Na každej strane jedna loď za ťah, aj keď sa odkryje nová.
MAL-134 = V rohu možno dodať na oboch stranách v ľubovoľnom poradí.
MAL-135 = Kde je more široké jedno pole, môže loďka dodať aj na protiľahlých stranách.
MAL-136 = Hneď po dodaní možno zvyšné ryby preskladať.
MAL-137 = Zo sťažňa odchádzajú najvyššie položené ryby každej žiadanej farby.
MAL-138 = Na miesto lode, ktorá dostala svoje ryby, príde ďalšia karta z balíčka, kým nejaká je.
MAL-139 = Bez odkrytej lode niet komu dodať.
MAL-140 = Ryby ukradnuté v tomto ťahu možno v ňom dodať.
MAL-141 = Na poli s rybami pri okraji si treba vybrať: loviť, alebo dodať.

MAL-150 = Chobotnica otočí jednu stojacu doštičku, čí chceš, o štvrtinu, polovicu alebo tri štvrtiny.
MAL-151 = Otočená doštička sa naozaj zmení a zostane na svojom mieste v rade.
MAL-152 = Líce vidí len majiteľ.
MAL-153 = Štvrťotáčky idú v smere hodinových ručičiek, ako ich vidí majiteľ: sever, východ, juh, západ.
MAL-154 = Na doštičke hmly prinesie štvrťotáčka predchádzajúce písmeno: V, S, Z, J.
MAL-155 = Ležiace doštičky sa otočiť nedajú.
MAL-156 = Všetci vidia, ktorá doštička sa otočila a o koľko.

MAL-160 = Na žraloka potrebuješ vlastnú kartu a súpera, ktorý tiež nejakú má.
MAL-161 = Povieš, ktorú kartu dávaš, súpera a ostrov; medzi týmito kartami vyberie náhoda.
MAL-162 = To všetko sa volí pred losovaním a odovzdaná karta v ňom nie je.
MAL-163 = Odovzdať možno aj kartu získanú v tomto ťahu.
MAL-164 = Súper nemôže odmietnuť.
MAL-165 = Na vlastné karty sa každý smie pozerať kedykoľvek.
MAL-166 = Pole so žralokom leží pri okraji, takže tam možno aj dodávať.

MAL-170 = Písmeno na doštičke hmly hovorí, z ktorej strany hmla príde.
MAL-171 = Každá strana má hmlu najviac raz za kolo.
MAL-172 = Hmla zo strany, ktorá ju v tomto kole už mala, nič neurobí.
MAL-173 = Inak sa látka prehnúť musí.
MAL-174 = Krajný rad sa položí na ďalší; jeho rub je nový okraj.
MAL-175 = Loďka v prehnutom rade sa posunie o pole dovnútra a je zasiahnutá.
MAL-176 = Loďka v rade pod ním zostane, ak ju nikto neodstrčí, a je zasiahnutá; tie za ňou nie.
MAL-177 = Loďka prenesená dovnútra odstrčí tú, na ktorú padne.
MAL-178 = Strkanie ide ďalej neprerušenou reťazou; celá je zasiahnutá, loďky za medzerou nie.
MAL-179 = Každá línia sa posudzuje zvlášť.
MAL-180 = Každá zasiahnutá loďka stratí hornú rybu, ak nejakú má, aj loďka hráča, ktorý hmlu privolal.
MAL-181 = Kam loďku posunie hmla, tam sa nič nedeje.

MAL-185 = Keď loďky zaplnia celú líniu v smere hmly, nič sa neprehne, ale strana je použitá.
MAL-186 = More široké jedno pole sa naprieč prehnúť nedá.
MAL-187 = Hmla ide v tomto poradí: použitá strana, značka, plná línia, prehyb, loďky, ryby, výmena.
MAL-188 = Prehyby zostávajú a lode strany sa posúvajú s jej okrajom.
MAL-189 = Doštička hmly nedáva svojmu hráčovi plavbu ani akciu.

MAL-200 = Po prehnutí dá sused po ľavici jednu odkrytú loď tej strany pod jej balíček a odkryje ďalšiu.
MAL-201 = S prázdnym balíčkom sa nemení.
MAL-202 = Výmena je pred vlastným ťahom suseda, aj na konci kola alebo hry.
MAL-203 = Kým má balíček karty, ležia dve lode jeho ostrova odkryté.

MAL-210 = Pri 16 alebo menej viditeľných poliach hra končí, len čo všetci odohrajú rovnaký počet doštičiek.
MAL-211 = To sa posudzuje po poslednom hráčovi každého čísla doštičky.
MAL-212 = Ťahy dovtedy sú bežné.
MAL-213 = Ďalšie doštičky sa nehrajú.
MAL-214 = Nič iné hru nekončí.
MAL-215 = Pravidlá samy posledné kolo neurčujú; náhodná hra má hranicu danú zvonka.

MAL-220 = Každá ryba na získanej karte je bod; ryby na sťažni sa nerátajú.
MAL-221 = Pri zhode vyhráva viac rýb na sťažni.
MAL-222 = Ak je zhoda aj tam, vyhrávajú spoločne.
MAL-223 = Tak sa radia všetci; pri zhode sa o miesto delia a ďalšie sa vynechá.
MAL-230 = Dvaja, traja aj štyria hráči hrajú podľa rovnakých pravidiel.
MAL-231 = Vo dvoch je sused po ľavici ten druhý.
