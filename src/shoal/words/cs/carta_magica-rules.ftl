# Pravidla hry Carta Magica pro lidi, kapitoly v pořadí hry.

carta-magica-rules-aim = O co jde
carta-magica-rules-aim-1 = Pluješ po staré mapě jednou kolem ostrova v jejím středu a zpátky domů. Cestou obchoduješ, měníš zboží za zlato a zlato za talismany, potkáváš bouře a monstra a občas i ostatní. Hrát mohou dva, tři nebo čtyři.
carta-magica-rules-aim-2 = Talismany přinášejí body, ty z tvého úkolu každý o deset víc. Návrat domů po celém okruhu přinese patnáct.

carta-magica-rules-setup = Vyplutí
carta-magica-rules-setup-1 = Kdo začíná, určí náhoda. Popořadě si každý vybere postavu, která je jen tváří, a úkol, který jmenuje dva talismany; všechno je vidět, a co si nikdo nevybral, do hry nepatří. Každý dostane tři magie a tři zboží, žádné zlato a žádnou kartu. Ze šestnácti talismanů leží tři odkryté vedle balíčku; třicet dva karet dobrodružství tvoří skrytý balíček.
carta-magica-rules-setup-2 = Pak, od posledního hráče, jde každá loď do prázdného přístavu kterékoli barvy: tam je doma. Být tam na začátku není návštěva.
carta-magica-rules-picture-home = Výběr domova: kterýkoli volný přístav, černý nebo červený.

carta-magica-rules-turn = Tah: roztoč a udělej jednu věc
carta-magica-rules-turn-1 = V každém kole má každý jeden tah. Roztoč šipku. Zastaví se na jedné z dvanácti částí, na každé stejně často, a ukáže číslo a symboly.
carta-magica-rules-turn-2 = Pak udělej jednu věc: pluj až o tolik polí; nebo, je-li tam symbol, vezmi tolik zboží či magie, nebo si lízni kartu dobrodružství; nebo čekej. Co nejde, to se nenabízí. Karty, které k tomu zahraješ, akci nespotřebují. Jedna část je bouře: pak nic z toho neděláš. Kdo má tah vynechat, vynechá ho celý.

carta-magica-rules-sail = Plavba
carta-magica-rules-sail-1 = Lodě plují z pole na pole přes strany, ne přes rohy, po modré vodě a do přístavů. Na pevninu, útesy, mělčiny, zlatý okraj a pole s jinou lodí nesmějí, a stejně tak na bílá pole bezvětří.
carta-magica-rules-sail-2 = Pluješ aspoň jeden krok a nejvýš tolik, kolik říká číslo, cesta se smí klikatit i vracet a přístav ji ukončí. Nikdy neskončíš tam, kde začínáš, ani v přístavu, který právě opouštíš. Šťastný vítr cestu prodlouží. Potom je loď v pořádku; nejdřív je návštěva, po ní bitva.
carta-magica-rules-picture-sail = Na zlatá pole s tímto točením dopluješ. Zvolená cesta je vyznačená.

carta-magica-rules-harbour = Přístavy
carta-magica-rules-harbour-1 = V černém přístavu obchoduješ: dvě zboží za jeden zlaťák, kolikrát chceš, dokud nemáš zlata plno. Při každém připlutí, ať k němu došlo jakkoli, si musíš líznout jednu kartu dobrodružství; kdy, je na tobě, jen než skončíš.
carta-magica-rules-harbour-2 = V červeném přístavu koupíš za dva zlaťáky talisman: jeden ze tří odkrytých, nebo skrytý z vršku balíčku, kolikrát na to máš. Mezera se hned doplní, dokud balíček stačí. Talismany vykládáš před sebe odkryté. Obchodovat nikdo nemusí a hráči mezi sebou neobchodují.
carta-magica-rules-harbour-3 = Počítá se jen připlutí: kdo v přístavu jen stojí, neobchoduje. Když tě sem přivála bouře nebo výměna míst, hned si lízneš kartu černého přístavu a obchodovat smíš po své příští akci tam, pokud to není plavba. Poškozená loď v přístavu smí obchodovat po každé akci kromě plavby. Při těchto pozdějších návštěvách si kartu nelížeš.
carta-magica-rules-picture-harbour = Loď v červeném přístavu: talismany jsou na prodej.

carta-magica-rules-stores = Zlato, zboží, magie
carta-magica-rules-stores-1 = Od každého druhu unese loď osm žetonů; co je navíc, zůstává v banku. Co utratíš, vrací se tam, použité karty jdou na odkrytou odkládací hromádku. Všechno, co máš, je vidět.
carta-magica-rules-stores-2 = Karty příjmu se mění na žetony při líznutí, nebo si je necháš, ale později už je nevyměníš. Uschované nezabírají místo a zaplatí cokoli svého druhu, vždy celé; co je moc, vrátí se v žetonech. Vybíráš si, kterými kartami platíš, pokud žádná není zbytečná.

carta-magica-rules-storm = Bouře
carta-magica-rules-storm-1 = Když šipka ukáže bouři, roztočí se ještě jednou pro směr. Kdo má Dobré počasí, smí teď svou loď ochránit. Každá jiná loď v pořádku, i tvoje a ty v přístavech, se tím směrem posune o dvě pole, nejdřív ty nejvíc vpředu. Uvízlé lodě zůstávají, kde jsou, a překážejí.
carta-magica-rules-storm-2 = Pevnina, útes, mělčina, zlatý okraj nebo jiná loď v cestě ji poškodí tam, kde zrovna je; té druhé lodi se nic nestane. Pole bezvětří ji drží. Přístav ji přijme. Až se posunou všechny, lížou si ti, které to zahnalo do černých přístavů. Bouře je celý tah.
carta-magica-rules-picture-storm = Blíží se bouře: druhé točení řekne kam.

carta-magica-rules-stuck = V bezvětří nebo poškozená
carta-magica-rules-stuck-1 = Na pole bezvětří se lodě dostanou jen bouří. Tam můžeš dál nakládat, lízat si nebo čekat. K odplutí potřebuješ na šipce symbol větru, nebo dvě zboží za odtažení, nebo kartu Šťastný vítr, a volnou vodu hned vedle. Vyproštění a plavba jsou jedna akce. Bouře nikoho nevyprostí.
carta-magica-rules-stuck-2 = I poškozená loď může nakládat, lízat si nebo čekat. K plavbě potřebuje symbol kladiva, dva zlaťáky, nebo kartu Oprava a pluje ve stejném tahu; oprava bez plavby není.
carta-magica-rules-picture-calm = Loď na bílých polích bezvětří.

carta-magica-rules-adventure = Karty dobrodružství
carta-magica-rules-adventure-1 = Lížeš si akcí, nebo protože to chce černý přístav. Některé karty přinášejí zboží, zlato nebo magii. Některé žádají zboží: zaplatíš celé, nebo když nemůžeš, neplatíš nic a vynecháš tah; vynechané tahy se sčítají. Všechny ostatní si smíš nechat, kolik chceš. Když je balíček prázdný, zamíchají se odložené.
carta-magica-rules-adventure-2 = Dobré počasí ochrání v bouři loď v pořádku. Oprava spraví poškozenou. Šťastný vítr vyprostí loď z bezvětří, nebo dá té, která pluje, pět kroků navíc; jedna karta neudělá obojí. Roztoč znovu zopakuje tvé vlastní točení.
carta-magica-rules-adventure-3 = Dalekohled se podívá na tři horní karty, když si jdeš líznout: jednu si všem na očích vezmeš a ostatní vrátíš navrch v pořadí, které znáš jen ty. Kletba zamíchá odkryté talismany do balíčku a odkryje tři nanovo; hraj ji ve svém tahu před točením, při výběru akce, nebo v přístavu.

carta-magica-rules-monster = Monstra
carta-magica-rules-monster-1 = Monstru čelíš hned. Řekni, kolik magie utratíš, pak toč: sečte se magie, číslo a jedna za každé monstrum, které už máš; bouře je minus dva. Magie je pryč v každém případě. Točení jde kartou opakovat, magii změnit nejde.
carta-magica-rules-monster-2 = Když dosáhneš jeho síly, je tvoje i se svým zlatem. Jinak přijdeš o všechny žetony zboží a monstrum se zamíchá zpátky do balíčku. Monstra se nikdy neutrácejí a body nepřinášejí.

carta-magica-rules-battle = Bitvy
carta-magica-rules-battle-1 = Po plavbě smíš zaútočit na jednu loď vedle sebe, která má talisman z tvého úkolu. Uvízlé lodě jsou v bezpečí, lodě v přístavech ne.
carta-magica-rules-battle-2 = Točí oba, útočník první; bouře je prostě minus dva. Kdo má vyšší číslo, smí si vzít od druhého jednu kartu, talisman nebo dobrodružství, a nic dalšího se tím nestane. Při remíze nikdo nic nezíská.
carta-magica-rules-battle-3 = Potom se ti dva mohou dohodnout na výměně míst. Pro každou loď je to krok, a kdo se tak ocitne v přístavu, je na tom, jako by ho tam zahnala bouře.

carta-magica-rules-home = Kolem ostrova a domů
carta-magica-rules-home-1 = Nezáleží na tom, kterým směrem ostrov obepluješ ani jak: plavbou, bouří i výměnou, každý krok se počítá a cesta zpět ruší cestu tam. Rozhodují tvé přechody přes čáru mezi K a L severně od ostrova. Kdo je ve svém domovském přístavu s celým okruhem, je doma. Bez okruhu se tam neděje nic, a dokud v něm stojí jiná loď, dovnitř nemůžeš.

carta-magica-rules-end = Konec
carta-magica-rules-end-1 = Po prvním návratu je toto kolo poslední; vynechané tahy zůstávají vynechané. Loď, která je doma, hraje dál a návrat jí nic nevezme.
carta-magica-rules-end-2 = Pak se počítají body: talismany podle čísla na nich, deset navíc za každý z tvého úkolu, jeden za každý zlaťák, i na uschovaných kartách zlata, patnáct za návrat a nic jiného. Vyhrává, kdo má nejvíc bodů, a při shodě vyhrávají společně.

carta-magica-rules-decided = Naše rozhodnutí
carta-magica-rules-decided-1 = Čtyři pravidla jde číst i jinak. Tady smíš vždycky čekat; někdo může myslet, že loď v pořádku musí plout, když není jiný využitelný symbol. Tady se uschovaná karta příjmu mění na žetony jen jako drobné; jinde ji jde proměnit kdykoli. Tady Šťastný vítr prodlouží každou plavbu, i právě vyproštěné lodi; jiní z něj dělají samostatnou plavbu, nebo ho uvízlé lodi nedovolí. A tady se talismany zamíchané Kletbou mohou objevit znovu; jiní chtějí tři nové.

# Hra na jedné stránce

carta-magica-rules-aid-spin = Roztoč šipku, pak udělej jednu věc: pluj, využij jeden ze dvou symbolů, nebo čekej.
carta-magica-rules-aid-sail = Pluj nejvýš o tolik polí, přes strany, nikdy přes rohy. Přístav plavbu ukončí.
carta-magica-rules-aid-goods = Zboží: vezmi, kolik říká číslo, nejvýš osm.
carta-magica-rules-aid-magic = Magie: totéž.
carta-magica-rules-aid-adventure = Dobrodružství: lízni si kartu. Některé si necháš, některé zaplatíš, některé jsou monstra.
carta-magica-rules-aid-black = Černý přístav: 2 zboží za 1 zlaťák, kolikrát chceš; lízni si jednu kartu.
carta-magica-rules-aid-red = Červený přístav: 2 zlaťáky za talisman, odkrytý nebo naslepo.
carta-magica-rules-aid-talisman = Talisman z tvého vlastního úkolu přinese o 10 víc.
carta-magica-rules-aid-storm = Bouře: vytoč směr. Všechny lodě v pořádku odnese o dvě pole.
carta-magica-rules-aid-becalmed = V bezvětří: vytoč vítr, zaplať 2 zboží, nebo zahraj Šťastný vítr; pak pluj.
carta-magica-rules-aid-damaged = Poškozená: vytoč kladivo, zaplať 2 zlaťáky, nebo zahraj Opravu; pak pluj.
carta-magica-rules-aid-monster = Monstrum: magie a točení musí dosáhnout jeho síly. Když ano, zlato; když ne, všechno zboží je pryč.
carta-magica-rules-aid-battle = Vedle lodi s talismanem, který hledáš, smíš bojovat: vyšší číslo bere kartu.
carta-magica-rules-aid-end = Kolem ostrova a domů: 15 bodů a toto kolo je poslední. Talismany, 10 za každý z tvého úkolu, 1 za každý zlaťák.

# Ukázkové kolo

carta-magica-rules-example = Kolo na příkladu
carta-magica-rules-example-1 = Mira kotví na Karmínové rejdě, kde je doma, a má 3 zboží a 3 magie. Vytočí 6, zboží a magii: mohla by plout o šest polí, ale vezme zboží. Tři a šest je devět; osm si nechá, jedno propadne.
carta-magica-rules-example-2 = Ben vytočí bouři. Druhé točení říká na východ: jeho vlastní loď to odnese o dvě pole po otevřeném moři, Ottova narazí na útes a je poškozená. Mirinu to odnese z přístavu na otevřené moře.
carta-magica-rules-example-3 = Otto vytočí 7, kartu dobrodružství a kladivo: kladivo opraví jeho loď a on pluje o sedm polí.
carta-magica-rules-example-4 = V dalším kole vytočí Mira 9 a pluje do Havraního ústí. Tam obchoduje, osm zboží za 4 zlaťáky, a musí si líznout kartu: Lampový úhoř, síla 8. Utratí 3 magie a vytočí 5: osm, je zkrocený a přinese 2 zlaťáky. Se 6 zlaťáky si v červeném přístavu koupí tři talismany, jestli tam ještě budou.
