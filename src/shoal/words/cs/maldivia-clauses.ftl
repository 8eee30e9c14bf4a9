# Pravidla hry Maldivia bod po bodu.

MAL-001 = Pole má po celou hru stejné jméno; hraje se jen na viditelném obdélníku.
MAL-002 = Pole na přehnutém okraji ukazuje rub svého vnějšího souseda; kde se setkají dva přehyby, platí ten pozdější.
MAL-003 = Sousedé mají společnou stranu. Šikmo se nepočítá.
MAL-004 = Pole leží u strany, když je v její krajní viditelné řadě.
MAL-005 = Počítají se všechna viditelná pole, s loďkou i bez ní.
MAL-006 = Na poli je nejvýš jedna loďka a každá loďka je na viditelném poli.
MAL-007 = Ryby vytištěné na látce nikdy nedojdou; na stejném poli jde lovit znovu a znovu.

MAL-010 = Látka je na začátku nepřehnutá, nahoru stranou bez žraloků.
MAL-011 = Každý si vybere loďku a má tři šipky a jednu destičku mlhy; zbytek zůstává v krabici.
MAL-012 = Všech 32 ryb je na začátku v zásobě a každý stěžeň je prázdný.
MAL-013 = Deset lodí každého ostrova se zamíchá do vlastního balíčku.
MAL-014 = Ostrovy leží po směru hodinových ručiček: Efo na východě, Solys na jihu, Wipi na západě, Nanga na severu.
MAL-015 = Dvě lodě každého ostrova jsou odkryté.
MAL-016 = Začínajícího hráče určí náhoda, pokud hostitel nenechá začít první místo.
MAL-017 = Od začínajícího hráče jdou loďky na libovolná volná pole; odkryté lodě už jsou známé.
MAL-018 = Postavení loďky na látku nic nespustí.
MAL-019 = Hraje se po směru hodinových ručiček; tvůj soused po levici je další místo.

MAL-020 = Každé kolo se nejdřív plánuje a pak pluje.
MAL-021 = Plán řadí všechny čtyři destičky v libovolném pořadí; žádnou nejde vynechat.
MAL-022 = Šipka míří do jednoho ze čtyř směrů, destička mlhy na jednu ze čtyř stran.
MAL-023 = Plány znamenají světové strany, ať hráč sedí kdekoli.
MAL-024 = Všichni plánují najednou a tajně.
MAL-025 = Plán jde měnit, dokud není hotový poslední; potom ho změní jen chobotnice.
MAL-026 = Zezadu vypadají všechny destičky stejně.
MAL-027 = Různých plánů je 1024.

MAL-035 = Destičku po destičce, od začínajícího hráče po směru hodinových ručiček, všichni ukazují destičku stejného čísla.
MAL-036 = Destička se nejdřív ukáže; její hráč se rozhoduje až potom.
MAL-037 = Ukázaná destička leží odkrytá do konce kola a už ji nejde otočit.
MAL-038 = Tah skončí celý, i s výměnou, než se ukáže další destička.
MAL-039 = Po čtyřech destičkách přechází začínající hráč doleva, destičky se vracejí a značky mlhy mizí.

MAL-050 = Loďka pluje ve směru šipky, jak daleko chce, aspoň o jedno pole, na volné pole.
MAL-051 = Propluje jen volná pole, nikdy loďku.
MAL-052 = Nikdy neopustí viditelné moře.
MAL-053 = S loďkou nebo okrajem přímo před sebou plout nemůže.
MAL-054 = Plout není nikdy povinné; kdo zůstane, končí tah.
MAL-055 = Kdo neplul, nemá akci.
MAL-056 = Záleží jen na posledním poli plavby, ne na cestě k němu.
MAL-057 = Plavba končí jinde, než začala.
MAL-058 = Loďka si sama nepřekáží.

MAL-070 = Proud je řada polí se začátkem a směrem, kterým se opouští.
MAL-071 = Kdo vpluje na první pole proudu v jeho směru, smí plout s ním.
MAL-072 = Plout s proudem znamená projet ho celý, opustit ho v jeho směru a plout rovně dál.
MAL-073 = Kdo pluje s proudem, musí ho před zastavením opustit.
MAL-074 = Proudu si jde nevšímat: loďky ho kříží a zastavují na něm jako na otevřeném moři.
MAL-075 = Nejde zatočit proti proudu, v půlce dovnitř, do strany ani před koncem ven.
MAL-076 = Loďka, která začíná plavbu na poli proudu, v ní žádný proud nevyužije.
MAL-077 = Všechna pole proudu i to za ním musí být viditelná a volná.
MAL-078 = Jedna plavba může využít několik proudů, každý jednou.
MAL-079 = Proud, jehož pole je přehnuté nebo zakryté, je přerušený.
MAL-080 = Loďka, kterou na proud posunula mlha, na něm při další plavbě začíná.

MAL-085 = Akce přicházejí hned po plavbě vlastní loďky a jen tehdy.
MAL-086 = Každá akce je na výběr; kteroukoli jde vynechat.
MAL-087 = Jsou čtyři: získat ryby, otočit destičku, vyměnit kartu, dodat.
MAL-088 = Akce jdou v libovolném pořadí: jednou získat ryby, jedna chobotnice nebo žralok, jedno dodání na každou stranu, u které loďka je.
MAL-089 = Okrádat jde při všem, lovit ryby jen spolu s okrádáním.
MAL-090 = Nikdo ve stejném tahu neloví ryby i nedodává.
MAL-091 = Co je možné, se posuzuje znovu po každé akci.
MAL-092 = Tah končí, když to hráč řekne nebo když už není co dělat.

MAL-100 = Při lovu se vezmou všechny ryby vytištěné na poli a navléknou se na stěžeň v libovolném pořadí.
MAL-101 = Co v zásobě chybí, to se neuloví.
MAL-102 = Zásoba platí taková, jaká byla na začátku získávání.
MAL-103 = Když v zásobě není žádná z vytištěných ryb, neloví se a dodat jde dál.
MAL-104 = Loví se všechno, co tam je, ledaže je ryb nadbytek.
MAL-105 = Okrást znamená vzít sousední loďce horní rybu, každé jednu, z kterých loďek zloděj chce.
MAL-106 = Prázdný stěžeň okrást nejde.
MAL-107 = Okrást jde i loďky, které sousedily už před plavbou.
MAL-108 = Ulovené a ukradené ryby jdou na stěžeň společně, v libovolném pořadí.
MAL-109 = Ryby, které na stěžni byly předtím, zůstávají, jak jsou.

MAL-115 = Na stěžeň se vejde sedm ryb.
MAL-116 = Když se vejdou všechny, jdou na něj všechny nové ryby.
MAL-117 = Když ne, sundej shora kolik chceš a z nových si nech, co se vejde; zbytek se vrací.
MAL-118 = Nižší ryba jde dolů až po všech nad ní.
MAL-119 = Při nadbytku nemusí zůstat žádná z nových ryb.
MAL-120 = Ukradené ryby, které nezůstanou, jdou do zásoby, ne bývalému majiteli.
MAL-121 = Bez nadbytku se žádná ryba nehází zpátky.

MAL-130 = Loďka u strany smí dodat jedné tamní odkryté lodi.
MAL-131 = Na stěžni musí být všechny žádané ryby, ať jsou kdekoli.
MAL-132 = Ryby jdou do zásoby a karta, lícem dolů, hráči.
MAL-133 = Jedna loď na stranu a tah, i když se odkryje nová.
MAL-134 = V rohu jde dodat na obě strany v libovolném pořadí.
MAL-135 = Kde je moře široké jedno pole, může loďka dodat i na protilehlé strany.
MAL-136 = Hned po dodání jde zbylé ryby přeskládat.
MAL-137 = Ze stěžně odcházejí z každé žádané barvy ryby, které jsou nejvýš.
MAL-138 = Na místo lodi, která dostala své, přijde další karta z balíčku, dokud nějaká je.
MAL-139 = Bez odkryté lodi není komu dodat.
MAL-140 = Ryby ukradené v tomto tahu jde v něm dodat.
MAL-141 = Na poli s rybami u okraje je to buď, nebo: lovit, nebo dodat.

MAL-150 = Chobotnice otočí jednu stojící destičku, čí chceš, o čtvrtinu, polovinu nebo tři čtvrtiny.
MAL-151 = Otočená destička se opravdu změní a zůstane na svém místě v řadě.
MAL-152 = Líc vidí jen majitel.
MAL-153 = Čtvrtotáčky jdou po směru hodinových ručiček, jak je vidí majitel: sever, východ, jih, západ.
MAL-154 = Na destičce mlhy přinese čtvrtotáčka předchozí písmeno: V, S, Z, J.
MAL-155 = Ležící destičky otočit nejde.
MAL-156 = Všichni vidí, která destička se otočila a o kolik.

MAL-160 = Žralok chce tvou vlastní kartu a soupeře, který nějakou má.
MAL-161 = Řekneš, kterou kartu dáváš, soupeře a ostrov; mezi těmito kartami vybere náhoda.
MAL-162 = To všechno se volí před losováním a odevzdaná karta v něm není.
MAL-163 = Odevzdat jde i kartu získanou v tomto tahu.
MAL-164 = Soupeř nemůže odmítnout.
MAL-165 = Na vlastní karty se každý smí dívat kdykoli.
MAL-166 = Pole se žralokem leží u okraje, takže tam jde i dodávat.

MAL-170 = Písmeno na destičce mlhy říká, ze které strany mlha přijde.
MAL-171 = Každá strana má mlhu nejvýš jednou za kolo.
MAL-172 = Mlha ze strany, která ji v tomto kole už měla, nic neudělá.
MAL-173 = Jinak se látka přehnout musí.
MAL-174 = Krajní řada se položí na další; její rub je nový okraj.
MAL-175 = Loďka v přehnuté řadě se posune o pole dovnitř a je zasažená.
MAL-176 = Loďka v řadě pod ní zůstane, pokud ji nikdo neodstrčí, a je zasažená; ty za ní ne.
MAL-177 = Loďka přenesená dovnitř odstrčí tu, na kterou padne.
MAL-178 = Strkání jde dál nepřerušeným řetězem; celý je zasažený, loďky za mezerou ne.
MAL-179 = Každá linie se posuzuje zvlášť.
MAL-180 = Každá zasažená loďka ztratí horní rybu, pokud nějakou má, i loďka hráče, který mlhu přivolal.
MAL-181 = Kam loďku posune mlha, tam se nic neděje.

MAL-185 = Když loďky zaplní celou linii ve směru mlhy, nic se nepřehne, ale strana je použitá.
MAL-186 = Moře široké jedno pole nejde napříč přehnout.
MAL-187 = Mlha jde v tomto pořadí: použitá strana, značka, plná linie, přehyb, loďky, ryby, výměna.
MAL-188 = Přehyby zůstávají a lodě strany se posouvají s jejím okrajem.
MAL-189 = Destička mlhy nedává svému hráči plavbu ani akci.

MAL-200 = Po přehnutí dá soused po levici jednu odkrytou loď té strany pod její balíček a odkryje další.
MAL-201 = S prázdným balíčkem se nemění.
MAL-202 = Výměna je před vlastním tahem souseda, i na konci kola nebo hry.
MAL-203 = Dokud má balíček karty, jsou dvě lodě jeho ostrova odkryté.

MAL-210 = Při 16 nebo méně viditelných polích hra končí, jakmile všichni odehráli stejně destiček.
MAL-211 = To se posuzuje po posledním hráči každého čísla destičky.
MAL-212 = Tahy do té doby jsou běžné.
MAL-213 = Další destičky se nehrají.
MAL-214 = Nic jiného hru nekončí.
MAL-215 = Pravidla sama poslední kolo neurčují; náhodná hra má mez danou zvenčí.

MAL-220 = Každá ryba na získané kartě je bod; ryby na stěžni body nejsou.
MAL-221 = Při shodě vyhrává ten, kdo má víc ryb na stěžni.
MAL-222 = Když je i to stejné, vyhrávají společně.
MAL-223 = Tak se řadí všichni; při shodě se o pořadí dělí a další se vynechá.
MAL-230 = Dva, tři i čtyři hráči hrají podle stejných pravidel.
MAL-231 = Ve dvou je soused po levici ten druhý.
