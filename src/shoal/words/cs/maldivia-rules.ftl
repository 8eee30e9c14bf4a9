# Pravidla hry Maldivia pro lidi, kapitoly v pořadí hry.

maldivia-rules-aim = O co jde
maldivia-rules-aim-1 = Moře je látka a pod vašimi loďkami se postupně přehýbá. Lovíte ryby, okrádáte sousedy a dodáváte obchodním lodím u čtyř okrajů, co chtějí. Každá ryba na získané kartě lodi je bod.
maldivia-rules-aim-2 = Nekormidluje se za pochodu: na začátku každého kola si všichni tajně seřadí čtyři destičky a pak se plány střetnou. Dva, tři i čtyři hráči hrají podle stejných pravidel.

maldivia-rules-setup = Před prvním kolem
maldivia-rules-setup-1 = Látka leží rozložená: deset krát deset polí, stranou bez žraloků nahoru. U každé strany leží jeden ostrov: na severu Nanga, na východě Efo, na jihu Solys, na západě Wipi. Každý ostrov má zamíchaný balíček deseti obchodních lodí a dvě z nich jsou od začátku odkryté.
maldivia-rules-setup-2 = Každý si vybere loďku a dostane tři destičky šipek a jednu destičku mlhy. Stěžně jsou prázdné; všech 32 ryb je v zásobě. Začínajícího hráče určí náhoda, pokud hostitel nenechá začít první místo. Od něj po směru hodinových ručiček jde každá loďka na libovolné volné pole, na každé jen jedna. Zatím se tam nic neděje. Tvůj soused po levici je další místo u stolu; ve dvou je to ten druhý.

maldivia-rules-plan = Plánování kola
maldivia-rules-plan-1 = Všichni plánují najednou a tajně. Postav všechny čtyři destičky do řady v libovolném pořadí. Každou šipku natoč do jednoho ze čtyř směrů a destičku mlhy k jedné ze čtyř stran. Směry jsou podle světových stran, ať sedíš kdekoli, a zezadu vypadají všechny destičky stejně.
maldivia-rules-plan-2 = Plán můžeš měnit, dokud není hotový i ten poslední. Potom na něj může sáhnout jen chobotnice.

maldivia-rules-round = Destička po destičce
maldivia-rules-round-1 = Teď se hrají první destičky, jeden hráč po druhém od začínajícího, pak všechny druhé a tak dál. Svou destičku ukážeš a teprve pak rozhodneš, jak daleko popluješ a co uděláš; tvůj tah skončí dřív, než se ukáže další destička. Ukázaná destička leží odkrytá do konce kola.
maldivia-rules-round-2 = Po čtyřech destičkách kolo končí. Začínajícím se stane další hráč, všichni si vezmou destičky zpět, každá strana může mít zase mlhu a plánuje se nové kolo.

maldivia-rules-sail = Šipka: plavba
maldivia-rules-sail-1 = Tvoje loďka pluje rovně ve směru šipky, jak daleko chceš, aspoň o jedno pole, a zastaví na volném poli, jiném, než kde začala. Nikdy nepropluje kolem jiné loďky ve své řadě a nikdy neopustí moře. Když má hned před sebou loďku nebo okraj, plout nemůže.
maldivia-rules-sail-2 = Můžeš také zůstat. Ale kdo neplul, nemá akci, ať je loďka kdekoli. Záleží jen na poli, kde zastavíš, ne na těch po cestě.
maldivia-rules-picture-sail = Šipka ukazuje jeden směr a dosažitelné je každé pole v řadě až po další loďku nebo okraj. Zvolená cesta je vyznačená.

maldivia-rules-current = Proudy
maldivia-rules-current-1 = Světlé pásy jsou proudy: tečka, kde začínají, šipka, kde končí. Když vpluješ na první pole proudu v jeho směru, můžeš s ním plout až na konec i se zatáčkou, opustit ho a pokračovat rovně dál. Kdo pluje s proudem, musí z něj před zastavením ven.
maldivia-rules-current-2 = Můžeš si ho i nevšímat: loďky ho kříží a zastavují na něm jako na volné vodě. Nejde do něj vplout v půlce, obrátit se proti němu ani ho opustit dřív. Když plavbu na proudu začínáš, žádný proud v ní nevyužiješ. Využít nejde ani proud, který už není celý, protože je část přehnutá nebo zakrytá, nebo je na něm či hned za ním loďka. Jedna plavba může využít několik proudů, každý jednou.
maldivia-rules-picture-current = Proud nese loďku za roh.

maldivia-rules-act = Co můžeš tam, kde zastavíš
maldivia-rules-act-1 = Hned po plavbě můžeš využít pole, kde stojíš: získat ryby, u okraje dodat, použít chobotnici nebo žraloka. Pořadí je na tobě a cokoli můžeš vynechat: jednou získáš ryby, jednou využiješ chobotnici nebo žraloka a jednou dodáš na každé straně, u které jsi. Jedna věc může umožnit další.
maldivia-rules-act-2 = Jedno nejde nikdy: ve stejném tahu lovit ryby i dodávat, ani na poli s rybami u okraje. Okrádat můžeš v obou případech.

maldivia-rules-fish = Lov a okrádání
maldivia-rules-fish-1 = Na poli s rybami si vezmeš všechny ze zásoby a navlékneš je na stěžeň v libovolném pořadí. Vytištěné ryby nikdy nedojdou, ale zásoba může: co v ní není, to neulovíš, a když v ní není žádná, nelovíš vůbec.
maldivia-rules-fish-2 = Můžeš také okrást loďky vedle té tvé, přes stranu, ne přes roh: z každé, kterou si vybereš, vezmeš jednu horní rybu, pokud stěžeň není prázdný. Ulovené a ukradené ryby jdou na stěžeň společně; co tam bylo předtím, zůstává.

maldivia-rules-mast = Stěžeň
maldivia-rules-mast-1 = Na stěžeň se vejde sedm ryb a ukrást nebo ztratit jde jen tu horní. Proto záleží na tom, co je nahoře. Když se nové ryby vejdou všechny, všechny tam jdou a žádná se nehází zpátky.
maldivia-rules-mast-2 = Když se nové ryby nevejdou všechny, sundej shora ze stěžně, kolik chceš, a pak navleč, co se z nových vejde, nebo nic. Zbytek jde zpátky do zásoby, i ukradené.

maldivia-rules-deliver = Dodávání
maldivia-rules-deliver-1 = U okraje můžeš dodat jedné odkryté lodi té strany, když máš na stěžni všechny ryby, které chce, ať jsou kdekoli; ryby ukradené v tomto tahu se počítají. Z každé barvy odejdou do zásoby ty, které jsou nejvýš, a kartu dostaneš ty, lícem dolů. Na uvolněné místo připluje další loď ostrova, dokud nějaká je, ale dodáš jen jedné lodi na stranu a tah.
maldivia-rules-deliver-2 = V rohu můžeš dodat na obě strany, a kde je moře široké jen jedno pole, i na protilehlé. Hned po dodání můžeš zbytek stěžně přeskládat.
maldivia-rules-picture-deliver = Loďka stojí u okraje a má, co tamní loď chce.

maldivia-rules-octopus = Chobotnice
maldivia-rules-octopus-1 = Na chobotnici můžeš otočit jednu destičku, která ještě stojí, svou nebo kohokoli, o čtvrtinu, polovinu nebo tři čtvrtiny po směru hodinových ručiček, jak ji vidí její majitel; v řadě zůstává na svém místě. Všichni vidí, která destička se otočila a o kolik, líc vidí jen majitel. Destička mlhy pak míří na jinou stranu.

maldivia-rules-shark = Žralok
maldivia-rules-shark-1 = Žraloci se objevují jen tam, kde je látka přehnutá, tedy vždy u okraje. Když máš kartu, i získanou v tomto tahu, a jiný hráč také, můžete měnit: řekneš, kterou kartu dáváš, komu a z kterého ostrova kartu chceš. Mezi vhodnými kartami vybere náhoda, ta tvoje mezi nimi není a odmítnout nejde. Na vlastní karty se smíš dívat vždycky.

maldivia-rules-fog = Mlha: moře se přehýbá
maldivia-rules-fog-1 = Destička mlhy nepohne žádnou loďkou a nedá žádnou akci. Krajní řada strany, na kterou míří, se přehne a její rub je novým okrajem s novými rybami, chobotnicemi a žraloky; kde se dva přehyby setkají, je vidět ten pozdější. Moře je odteď o řadu menší a lodě té strany se posunou s ním.
maldivia-rules-fog-2 = Loďky v přehnuté řadě se přesunou o pole dovnitř a odstrčí loďku, na kterou narazí, a tak dál v celé nepřerušené řadě. Všechny tyto loďky i ty, pod které přehyb vjede, ztratí horní rybu; loďky za mezerou ne. Tvoje vlastní loďka výjimku nemá. Kam loďku posune mlha, tam se nic neděje.
maldivia-rules-fog-3 = Každá strana má mlhu nejvýš jednou za kolo: druhá mlha ze stejné strany nic neudělá. Když loďky zaplní celou řadu, nebo je tam moře široké jen jedno pole, nic se nepřehne, ale mlhu už ta strana měla.
maldivia-rules-fog-4 = Po přehnutí musí soused po levici poslat jednu ze dvou odkrytých lodí té strany pod její balíček a odkrýt novou, než se stane cokoli jiného. Bez balíčku se nemění nic.
maldivia-rules-picture-fog = Moře po několika přehybech: řady v barvě soumraku jsou rub látky.

maldivia-rules-end = Konec a výhra
maldivia-rules-end-1 = Jakmile je vidět šestnáct polí nebo méně, s loďkami i bez nich, hra se chýlí ke konci: všichni dohrají destičku tohoto čísla a je konec. Další destičky se nehrají a nic jiného hru nekončí.
maldivia-rules-end-2 = Spočítej ryby na svých kartách; ty na stěžni body nejsou. Vyhrává, kdo má nejvíc bodů. Při shodě ten, kdo má víc ryb na stěžni, a když je i to stejné, vyhrávají společně.

maldivia-rules-decided = Naše rozhodnutí
maldivia-rules-decided-1 = Jedno pravidlo jde číst i jinak. Tady jdou akce v libovolném pořadí a ryby získáváš jednou: okrádáš všechny loďky, které chceš, najednou. Tištěná pravidla mohou znamenat i pevné pořadí (získat ryby, dodat, pak chobotnice nebo žralok), nebo že se každý soused okrádá zvlášť.

# Hra na jedné stránce

maldivia-rules-aid-plan = Plánuj tajně: tři šipky a jedna destička mlhy, hrají se zleva doprava.
maldivia-rules-aid-sail = Šipka: pluj tím směrem, jak daleko chceš, nikdy skrz loďku. Bez plavby žádná akce.
maldivia-rules-aid-fish = Ryby: vezmi všechny ryby pole. Ne v tahu, ve kterém dodáváš.
maldivia-rules-aid-rob = Krádež: vezmi horní rybu každé loďce vedle sebe.
maldivia-rules-aid-mast = Na stěžeň se vejde sedm ryb. Ukrást nebo ztratit jde jen tu horní.
maldivia-rules-aid-deliver = U okraje: odevzdej všechny ryby, které loď chce, a vezmi si její kartu. V rohu obě strany.
maldivia-rules-aid-octopus = Chobotnice: otoč jednu ještě neukázanou destičku.
maldivia-rules-aid-shark = Žralok: vyměň si s jiným hráčem naslepo kartu.
maldivia-rules-aid-fog = Mlha: krajní řada té strany se přehne. Loďky, které zastihne, ztratí horní rybu. Na každé straně jednou za kolo.
maldivia-rules-aid-end = Šestnáct polí nebo méně: dohrajte tuto destičku, pak počítejte. Každá ryba na tvých kartách je bod.

# Ukázkové kolo

maldivia-rules-example = Kolo na příkladu
maldivia-rules-example-1 = Mira stojí na e4 a vyhlédla si loď ostrova Solys, která chce červenou a zelenou. Plánuje: východ, jih, jih a jako poslední destičku mlhu ze severu. Ostatní plánují také; nikdo to nevidí.
maldivia-rules-example-2 = První destička, východ: mohla by zastavit na kterémkoli volném poli až k okraji. Zastaví na h4, kde plave červená ryba, vedle Benovy loďky: uloví červenou, okrade Bena o horní rybu, zelenou, a červenou navlékne nad zelenou.
maldivia-rules-example-3 = Druhá destička, jih: na h8 jí stojí v cestě Ottova loďka, takže dál nemůže. Zastaví na h7 a loví ryby. Třetí destička, jih: Otto odplul a ona dopluje k okraji na h10. Na stěžni má červenou i zelenou: dodá a vezme si kartu, dva body. Připluje další loď ostrova Solys.
maldivia-rules-example-4 = Čtvrtá destička, mlha ze severu: severní řada se přehne a okrajem je teď její rub s novými rybami. Byla tam Anina loďka: přesune se o pole dovnitř a ztratí horní rybu. Hráč po Miřině levici pošle jednu loď ostrova Nanga pod balíček. Pak všichni plánují znovu.
