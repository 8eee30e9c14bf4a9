# Carta Magica

carta-magica-option-round-cap = Konec po tolika kolech (když hrají jen boti; 0 znamená bez omezení)

# Věci

carta-magica-gold = zlato
    .acc = zlato
carta-magica-goods = zboží
    .acc = zboží
carta-magica-magic = magie
    .acc = magii

carta-magica-symbol-wind = vítr
carta-magica-symbol-hammer = kladivo
carta-magica-symbol-goods = zboží
carta-magica-symbol-magic = magie
carta-magica-symbol-adventure = karta dobrodružství
carta-magica-symbol-storm = bouře

# Co ukazuje šipka.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = sever
carta-magica-direction-e = východ
carta-magica-direction-s = jih
carta-magica-direction-w = západ

carta-magica-space-blue = otevřené moře
carta-magica-space-black-harbour = černý přístav
carta-magica-space-red-harbour = červený přístav
carta-magica-space-windless = bezvětří
carta-magica-space-gray = mělčina
carta-magica-space-cliff = útes
carta-magica-space-island = pevnina
carta-magica-space-middle-island = středový ostrov
carta-magica-space-golden-border = zlatý okraj

carta-magica-condition-sound = v pořádku
carta-magica-condition-becalmed = v bezvětří
carta-magica-condition-damaged = poškozená

carta-magica-ship-ivory = slonovinová
carta-magica-ship-emerald = smaragdová
carta-magica-ship-ochre = okrová
carta-magica-ship-violet = fialová

carta-magica-kind-good-weather = Dobré počasí
    .acc = Dobré počasí
carta-magica-kind-repair = Oprava
    .acc = Opravu
carta-magica-kind-lucky-wind = Šťastný vítr
    .acc = Šťastný vítr
carta-magica-kind-spin-again = Roztoč znovu
    .acc = Roztoč znovu
carta-magica-kind-telescope = Dalekohled
    .acc = Dalekohled
carta-magica-kind-curse = Kletba
    .acc = Kletbu

carta-magica-captain-cr1 = Kartograf
carta-magica-captain-cr2 = Astronom
carta-magica-captain-cr3 = Obchodník s kořením
carta-magica-captain-cr4 = Korzár
carta-magica-captain-cr5 = Alchymista
carta-magica-captain-cr6 = Přírodozpytec
carta-magica-captain-cr7 = Lovec perel
carta-magica-captain-cr8 = Zvonař

carta-magica-challenge-qu1 = Utopené terasy
carta-magica-challenge-qu2 = Tiché majáky
carta-magica-challenge-qu3 = Korálový parlament
carta-magica-challenge-qu4 = Želví zahrady
carta-magica-challenge-qu5 = Můří observatoř
carta-magica-challenge-qu6 = Lampionová čtvrť
carta-magica-challenge-qu7 = Mušlový sbor
carta-magica-challenge-qu8 = Hadí mosty

carta-magica-harbour-bk1 = Havraní ústí
    .acc = Havraní ústí
    .loc = v Havraním ústí
    .to = do Havraního ústí
carta-magica-harbour-bk2 = Obsidia
    .acc = Obsidii
    .loc = v Obsidii
    .to = do Obsidie
carta-magica-harbour-bk3 = Sobolí přístav
    .acc = Sobolí přístav
    .loc = v Sobolím přístavu
    .to = do Sobolího přístavu
carta-magica-harbour-bk4 = Nocholm
    .acc = Nocholm
    .loc = v Nocholmu
    .to = do Nocholmu
carta-magica-harbour-rd1 = Karmínová rejda
    .acc = Karmínovou rejdu
    .loc = na Karmínové rejdě
    .to = na Karmínovou rejdu
carta-magica-harbour-rd2 = Vermilia
    .acc = Vermilii
    .loc = ve Vermilii
    .to = do Vermilie
carta-magica-harbour-rd3 = Rumělkový přístav
    .acc = Rumělkový přístav
    .loc = v Rumělkovém přístavu
    .to = do Rumělkového přístavu
carta-magica-harbour-rd4 = Rubra
    .acc = Rubru
    .loc = v Rubře
    .to = do Rubry

carta-magica-talisman-tl01 = Jantarové oko
    .acc = Jantarové oko
carta-magica-talisman-tl02 = Kostěná píšťala
    .acc = Kostěnou píšťalu
carta-magica-talisman-tl03 = Korálová ruka
    .acc = Korálovou ruku
carta-magica-talisman-tl04 = Nefritová želva
    .acc = Nefritovou želvu
carta-magica-talisman-tl05 = Stříbrná můra
    .acc = Stříbrnou můru
carta-magica-talisman-tl06 = Soví lucerna
    .acc = Soví lucernu
carta-magica-talisman-tl07 = Spirálová ulita
    .acc = Spirálovou ulitu
carta-magica-talisman-tl08 = Hadí prsten
    .acc = Hadí prsten
carta-magica-talisman-tl09 = Měsíční kompas
    .acc = Měsíční kompas
carta-magica-talisman-tl10 = Zvon bouří
    .acc = Zvon bouří
carta-magica-talisman-tl11 = Sluneční kotouč
    .acc = Sluneční kotouč
carta-magica-talisman-tl12 = Fénixovo pero
    .acc = Fénixovo pero
carta-magica-talisman-tl13 = Dračí perla
    .acc = Dračí perlu
carta-magica-talisman-tl14 = Hvězdný astroláb
    .acc = Hvězdný astroláb
carta-magica-talisman-tl15 = Srdce moře
    .acc = Srdce moře
carta-magica-talisman-tl16 = Koruna přílivu
    .acc = Korunu přílivu

carta-magica-monster-ad26 = Vousatá velryba
    .acc = Vousatou velrybu
carta-magica-monster-ad27 = Lampový úhoř
    .acc = Lampového úhoře
carta-magica-monster-ad28 = Rohatý krab
    .acc = Rohatého kraba
carta-magica-monster-ad29 = Dvouocasá siréna
    .acc = Dvouocasou sirénu
carta-magica-monster-ad30 = Zrcadlový rejnok
    .acc = Zrcadlového rejnoka
carta-magica-monster-ad31 = Strojový leviatan
    .acc = Strojového leviatana
carta-magica-monster-ad32 = Velký kraken
    .acc = Velkého krakena

# Karta dobrodružství s čísly, která jsou na ní.
carta-magica-card = { $sort ->
    [income] { $name } +{ $value }
    [payment] Platba zbožím { $value }
    [monster] { $name } (síla { $strength }, zlato { $value })
   *[other] { $name }
 }
    .acc = { $sort ->
    [income] { FORM($name, "acc") } +{ $value }
    [payment] Platbu zbožím { $value }
    [monster] { FORM($name, "acc") } (síla { $strength }, zlato { $value })
   *[other] { FORM($name, "acc") }
 }

carta-magica-use-again = šipka se točí ještě jednou
carta-magica-use-shelter = tato loď zůstává, kde je
carta-magica-use-telescope = pohled na vršek balíčku
carta-magica-use-curse = talismany v nabídce se vymění
carta-magica-use-escape = ven z bezvětří
carta-magica-use-repair = loď je opravená
carta-magica-use-lucky = loď může plout dál

carta-magica-payment-trade = zlaťák
    .acc = zlaťák
carta-magica-payment-talisman = talisman
    .acc = talisman
carta-magica-payment-tow = odtažení
    .acc = odtažení
carta-magica-payment-repair = oprava
    .acc = opravu
carta-magica-payment-card = karta platby
    .acc = kartu platby
carta-magica-payment-taming = monstrum
    .acc = monstrum

carta-magica-bought-shown = z nabídky
carta-magica-bought-unseen = naslepo z balíčku

carta-magica-outcome-blown = bouře loď odnáší, bez škody
carta-magica-outcome-harbour = bouře loď zahání do přístavu
carta-magica-outcome-becalmed = loď uvízla v bezvětří
carta-magica-outcome-sheltered = loď chrání Dobré počasí
carta-magica-outcome-unaffected = loď už stojí, bouře ji míjí
carta-magica-outcome-ship = v cestě jiná loď, poškozená
carta-magica-outcome-gray = mělčina, loď poškozená
carta-magica-outcome-cliff = útes, loď poškozená
carta-magica-outcome-island = pevnina, loď poškozená
carta-magica-outcome-middle-island = středový ostrov, loď poškozená
carta-magica-outcome-golden-border = zlatý okraj, loď poškozená

# Na co stůl čeká

carta-magica-ask-captain = Vyber si postavu.
carta-magica-wait-captain = { $seat } si vybírá postavu.
carta-magica-ask-challenge = Vyber si úkol.
carta-magica-wait-challenge = { $seat } si vybírá úkol.
carta-magica-ask-home = Postav loď do volného přístavu: tam budeš doma.
carta-magica-wait-home = { $seat } si vybírá domovský přístav.
carta-magica-ask-start = Roztoč šipku.
carta-magica-wait-start = { $seat } točí šipkou.
carta-magica-ask-kept = Šipka ukazuje { carta-magica-spin }. Necháš to, nebo zahraješ Roztoč znovu?
carta-magica-wait-kept = Šipka ukazuje { carta-magica-spin }. { $seat } může zahrát Roztoč znovu.
carta-magica-ask-direction = Zvedá se bouře! Vytoč její směr.
carta-magica-wait-direction = Zvedá se bouře! { $seat } vytáčí její směr.
carta-magica-ask-weather = Bouře žene lodě na { $towards }. Zahraješ Dobré počasí?
carta-magica-wait-weather = Bouře žene lodě na { $towards }. { $seat } může zahrát Dobré počasí.
carta-magica-ask-choose = Šipka ukazuje { carta-magica-spin }. Vyber jednu akci; { $way ->
    [free] můžeš plout { carta-magica-spaces.by }
    [freed] po vyproštění můžeš plout { carta-magica-spaces.by }
   *[none] plout teď nejde
 }.
carta-magica-spaces = { $steps ->
    [one] jedno pole
    [few] { $steps } pole
   *[other] { $steps } polí
  }
    .by = { $steps ->
    [one] o jedno pole
    [few] o { $steps } pole
   *[other] o { $steps } polí
  }
carta-magica-wait-choose = Šipka ukazuje { carta-magica-spin }. { $seat } vybírá akci.
carta-magica-ask-sail = Vyber, kam popluješ: nejvýš { carta-magica-spaces.by }.
carta-magica-wait-sail = { $seat } může plout nejvýš { carta-magica-spaces.by }.
carta-magica-ask-pay = Zaplať za { FORM($purpose, "acc") } ({ $resource }: { $amount }): vylož karty, nebo plať žetony.
carta-magica-wait-pay = { $seat } platí za { FORM($purpose, "acc") } ({ $resource }: { $amount }).
carta-magica-ask-peek = Lízni si kartu dobrodružství.
carta-magica-wait-peek = { $seat } si jde líznout kartu dobrodružství.
carta-magica-ask-look = Dalekohledem vidíš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  }. Jednu si vezmi.
carta-magica-wait-look = { $seat } vidí Dalekohledem { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
  } a jednu si bere.
carta-magica-ask-stow = Vrať ostatní karty: která půjde navrch?
carta-magica-wait-stow = { $seat } vrací ostatní karty; jedna jde navrch.
carta-magica-ask-income = Karta { carta-magica-card }: hned do zásob, nebo si ji necháš na placení?
carta-magica-wait-income = { $seat } má kartu { carta-magica-card }: žetony hned, nebo karta na později.
carta-magica-ask-tame = Čelíš monstru: { carta-magica-card }. Kolik magie utratíš?
carta-magica-wait-tame = { $seat } čelí monstru: { carta-magica-card }. Kolik magie utratí?
carta-magica-ask-visit-black = { $sales ->
    [0] Jsi { FORM($harbour, "loc") } a nemáš s čím obchodovat.
   *[other] { CAPITAL(FORM($harbour, "loc")) } můžeš obchodovat: zboží za zlato.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } je { FORM($harbour, "loc") } a nemá s čím obchodovat.
   *[other] { $seat } může { FORM($harbour, "loc") } obchodovat: zboží za zlato.
  }
carta-magica-ask-visit-black-duty = { CAPITAL(FORM($harbour, "loc")) } { $able ->
    [yes] můžeš obchodovat (zboží za zlato) a musíš si líznout
   *[no] si musíš líznout
 } kartu dobrodružství.
carta-magica-wait-visit-black-duty = { $able ->
    [yes] { $seat } může { FORM($harbour, "loc") } obchodovat (zboží za zlato) a musí si líznout kartu dobrodružství.
   *[no] { $seat } si { FORM($harbour, "loc") } musí líznout kartu dobrodružství.
 }
carta-magica-ask-visit-red = { $purchases ->
    [0] Jsi { FORM($harbour, "loc") }; na talisman ti teď zlato nestačí.
   *[other] { CAPITAL(FORM($harbour, "loc")) } můžeš kupovat talismany.
 }
carta-magica-wait-visit-red = { $seat } může { FORM($harbour, "loc") } kupovat talismany.
carta-magica-ask-battle = Vedle tebe je loď s talismanem, který hledáš. Zaútočíš?
carta-magica-wait-battle = { $seat } je vedle lodi s talismanem ze svého úkolu a může zaútočit.
carta-magica-ask-defend = Vytoč svou obranu. Útočí na tebe { $target_seat }.
carta-magica-wait-defend = { $seat } vytáčí obranu proti hráči { $target_seat }.
carta-magica-ask-loot = Vítězíš: vezmi si kartu od hráče { $target_seat }, nebo to nech být.
carta-magica-wait-loot = { $seat } vítězí a může si vzít kartu od hráče { $target_seat }.
carta-magica-ask-propose = Nabídni hráči { $target_seat } výměnu míst, nebo to nech být.
carta-magica-wait-propose = { $seat } může nabídnout hráči { $target_seat } výměnu míst.
carta-magica-ask-answer = { $target_seat } nabízí výměnu míst. Přijmeš?
carta-magica-wait-answer = { $target_seat } nabízí hráči { $seat } výměnu míst.

# Proč ne

carta-magica-refuse-spin = Teď se šipkou netočí.
carta-magica-refuse-keep = Teď není co nechat.
carta-magica-refuse-no-card = Nemáš kartu { $card }.
carta-magica-refuse-again = Roztoč znovu se hraje hned po tvém vlastním točení.
carta-magica-refuse-choose = Akce se vybírá hned po prvním točení tvého tahu.
carta-magica-refuse-symbol = Část s číslem { $number } tento symbol nemá: { $symbol }.
carta-magica-refuse-no-adventures = Žádné karty dobrodružství už nezbývají.
carta-magica-refuse-hemmed-in = Žádné sousední pole není volné: plout nemůžeš, takže není za co platit.
carta-magica-refuse-not-becalmed = Tvoje loď není v bezvětří.
carta-magica-refuse-not-damaged = Tvoje loď není poškozená.
carta-magica-refuse-free-anyway-wind = Šipka ukazuje vítr: z bezvětří vypluješ zadarmo.
carta-magica-refuse-free-anyway-hammer = Šipka ukazuje kladivo: oprava nic nestojí.
carta-magica-refuse-too-poor = { CAPITAL($kind) }: je třeba { $price }, máš { $held }.
carta-magica-refuse-lucky = Šťastný vítr se hraje při plavbě.
carta-magica-refuse-becalmed = Tvoje loď je v bezvětří a šipka neukazuje vítr: zaplať zboží ({ $price }), zahraj Šťastný vítr, nebo čekej.
carta-magica-refuse-damaged = Tvoje loď je poškozená a šipka neukazuje kladivo: zaplať zlato ({ $price }), zahraj Opravu, nebo čekej.
carta-magica-refuse-sail-now = Teď není chvíle na plavbu.
carta-magica-refuse-same-space = Plavba nemůže skončit tam, kde začala, na { $cell }.
carta-magica-refuse-windless = { $cell } je bezvětří: loď tam může jen zahnat bouře.
carta-magica-refuse-blocked = { $cell } je { $space }: tam žádná loď nepluje.
carta-magica-refuse-occupied = Na { $cell } je loď hráče { $other_seat }.
carta-magica-refuse-no-way = Kolem přístavů a lodí na { $cell } žádná cesta nevede.
carta-magica-refuse-too-far = Na { $cell } je to moc daleko (polí: { $needed }); můžeš plout nejvýš { carta-magica-spaces.by }.
carta-magica-refuse-visit = Obchoduje se jen při návštěvě přístavu.
carta-magica-refuse-black-only = Zboží se mění na zlato jen v černém přístavu.
carta-magica-refuse-gold-full = Zlata máš plno: víc než { $limit } se nevejde.
carta-magica-refuse-red-only = Talismany se prodávají jen v červeném přístavu.
carta-magica-refuse-deck-empty = Balíček talismanů je prázdný.
carta-magica-refuse-no-talisman = Na místě { $number } v nabídce žádný talisman neleží.
carta-magica-refuse-duty = Než přístav opustíš, musíš si líznout kartu dobrodružství.
carta-magica-refuse-curse = Kletba se hraje ve vlastním tahu: před točením, při výběru akce, nebo v přístavu.
carta-magica-refuse-no-display = V nabídce není žádný talisman, který by šel zamíchat.
carta-magica-refuse-no-duty = Tady si žádnou kartu nelížeš.
carta-magica-refuse-draw = Teď si žádnou kartu nelížeš.
carta-magica-refuse-telescope = Dalekohled se používá těsně před líznutím.
carta-magica-refuse-look = Teď Dalekohledem kartu nevybíráš.
carta-magica-refuse-not-seen = Karta { carta-magica-card } mezi těmi, které vidíš, není.
carta-magica-refuse-cash = Karta příjmu se mění na žetony jen ve chvíli líznutí.
carta-magica-refuse-tame = Teď není jaké monstrum krotit.
carta-magica-refuse-pay = Teď není co platit.
carta-magica-refuse-not-yours = Kartu { carta-magica-card } nemáš.
carta-magica-refuse-wrong-kind = Karta { carta-magica-card } se do této platby nehodí. Je třeba: { $kind }.
carta-magica-refuse-superfluous = S kartou { carta-magica-card } platba nevyjde: některá karta by byla navíc, nebo se dřív platí jinou stejnou.
carta-magica-refuse-shelter = Dobré počasí se hraje, až když je známý směr bouře.
carta-magica-refuse-attack = Zaútočit můžeš jen po plavbě a jen jednou.
carta-magica-refuse-nobody = { $seat_word }: na nikoho takového zaútočit nejde.
carta-magica-refuse-not-beside = { $other_seat } není hned vedle tebe.
carta-magica-refuse-helpless = { $other_seat } má loď poškozenou nebo v bezvětří a útočit na ni nejde.
carta-magica-refuse-no-prize = { $other_seat } nemá žádný talisman z tvého úkolu.
carta-magica-refuse-loot = Teď není co vzít.
carta-magica-refuse-not-theirs = { $other_seat } tuto kartu nemá.
carta-magica-refuse-swap = Místa se vyměňují jen po tvé bitvě.
carta-magica-refuse-accept = Nikdo ti výměnu míst nenabízí.
carta-magica-refuse-pass = Teď není co odmítnout.
carta-magica-refuse-captain = Postavy se vybírají před začátkem hry.
carta-magica-refuse-challenge = Úkoly se vybírají před začátkem hry, po postavě.
carta-magica-refuse-home = Domovské přístavy se vybírají před začátkem hry, po úkolech.
carta-magica-refuse-taken = Už to má { $other_seat }.

# Co se stalo

# Přístav jménem, každé jiné pole písmenem a číslem.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }
    .to = { $cell ->
    [M9] { carta-magica-harbour-bk1.to }
    [M13] { carta-magica-harbour-bk2.to }
    [I13] { carta-magica-harbour-bk3.to }
    [I9] { carta-magica-harbour-bk4.to }
    [N3] { carta-magica-harbour-rd1.to }
    [S14] { carta-magica-harbour-rd2.to }
    [H19] { carta-magica-harbour-rd3.to }
    [C8] { carta-magica-harbour-rd4.to }
   *[other] na { $cell }
 }
    .loc = { $cell ->
    [M9] { carta-magica-harbour-bk1.loc }
    [M13] { carta-magica-harbour-bk2.loc }
    [I13] { carta-magica-harbour-bk3.loc }
    [I9] { carta-magica-harbour-bk4.loc }
    [N3] { carta-magica-harbour-rd1.loc }
    [S14] { carta-magica-harbour-rd2.loc }
    [H19] { carta-magica-harbour-rd3.loc }
    [C8] { carta-magica-harbour-rd4.loc }
   *[other] na { $cell }
 }

carta-magica-event-captain-chosen = { $seat } pluje jako { $name }.
carta-magica-event-challenge-chosen = { $seat } přijímá úkol { $name }: { $talismans }.
carta-magica-event-placed = { $seat } má domovský přístav: { $name }.
carta-magica-event-turn = { $round }. kolo: { $seat } začíná tah.
carta-magica-event-spun = { $seat } vytáčí: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } výsledek bere.
carta-magica-event-played = { $seat } hraje kartu { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } čeká.
# Kolik čeho.
carta-magica-taken = { $resource ->
    [goods] { $taken } zboží
    [gold] { $taken ->
        [one] { $taken } zlaťák
        [few] { $taken } zlaťáky
       *[other] { $taken } zlaťáků
    }
    [magic] { $taken ->
        [one] { $taken } magii
        [few] { $taken } magie
       *[other] { $taken } magie
    }
   *[other] { $kind_name }: { $taken }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount } zboží
    [gold] { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
    [magic] { $amount ->
        [one] { $amount } magii
        [few] { $amount } magie
       *[other] { $amount } magie
    }
   *[other] { $kind_name }: { $amount }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } už má plno ({ $kind_name }: { $left }) a víc neuloží.
   *[other] { $seat } bere { carta-magica-taken } a má { $left }.
 }
carta-magica-event-sailed = { $seat } pluje { carta-magica-spaces.by } { carta-magica-place.to }{ $freed ->
    [yes] , loď je zase v pořádku.
   *[no] .
 }
carta-magica-event-storm = Bouře žene lodě na { $towards }.
carta-magica-event-braved = { $seat } čelí bouři.
carta-magica-event-blown = { $seat } { carta-magica-place.loc }: { $result }.
carta-magica-event-visiting = { $seat } může v přístavu obchodovat bez plavby.
carta-magica-event-owing = { $seat } má zaplatit { carta-magica-amount }.
carta-magica-event-laid = { $seat } vykládá kartu { carta-magica-card }.
carta-magica-event-paid = { $seat } platí { carta-magica-amount } za { FORM($purpose, "acc") }{ $change ->
    [0] .
   *[other] {" "}a dostává zpátky { $change }.
 }
carta-magica-event-traded = { $seat } získává { $taken ->
    [one] { $taken } zlaťák
    [few] { $taken } zlaťáky
   *[other] { $taken } zlaťáků
  } a má { $left }.
carta-magica-event-bought = { $seat } kupuje { FORM($name, "acc") } { $how }.
carta-magica-event-left = { $seat } má v přístavu hotovo.
carta-magica-event-cursed = V nabídce jsou nové talismany: { $names }.
carta-magica-event-about-to-draw = { carta-magica-wait-peek }
carta-magica-event-lapsed = Žádná karta dobrodružství už nezbývá.
carta-magica-event-rebuilt = Použité karty se zamíchaly do nového balíčku (karet: { $pile }).
carta-magica-event-looked = { $seat } si prohlíží vršek balíčku, { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
        [few] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] { $name_1 } +{ $value_1 }
    [payment] Platba zbožím { $value_1 }
    [monster] { $name_1 } (síla { $strength_1 }, zlato { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] { $name_2 } +{ $value_2 }
    [payment] Platba zbožím { $value_2 }
    [monster] { $name_2 } (síla { $strength_2 }, zlato { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] { $name_3 } +{ $value_3 }
    [payment] Platba zbožím { $value_3 }
    [monster] { $name_3 } (síla { $strength_3 }, zlato { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } si bere kartu { carta-magica-card }.
carta-magica-event-stowed = { $seat } vrací ostatní karty navrch{ $known ->
    [yes] , úplně nahoře je { carta-magica-card }.
   *[no] .
 }
carta-magica-event-drew = { $seat } si líže kartu: { carta-magica-card }.
carta-magica-event-kept = { $seat } si nechává kartu { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } mění kartu, ale už má plno ({ $kind_name }: { $left }) a víc neuloží.
   *[other] { $seat } mění kartu za žetony ({ carta-magica-taken }) a má { $left }.
 }
carta-magica-event-unpaid = { $seat } nemůže zaplatit { $amount } zboží a vynechá příští tah.
carta-magica-event-settled-card = { $seat } má zaplaceno.
carta-magica-event-faced = { $seat } čelí monstru: { $name } (síla { $strength }, zlato { $value }). Utracená magie: { $magic }.
carta-magica-event-tamed = { $seat } dosahuje { $total }, krotí { FORM($name, "acc") } a získává { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }.
carta-magica-event-untamed = { $seat } dosahuje jen { $total } proti { $strength }: { $name } uniká{ $goods ->
    [0] . Zboží na palubě žádné není.
    [one] {" "}a všechno zboží na palubě je pryč: { $goods }.
    [few] {" "}a všechno zboží na palubě je pryč: { $goods }.
   *[other] {" "}a všechno zboží na palubě je pryč: { $goods }.
 }
carta-magica-event-returned = { $seat } má okruh kolem ostrova a je doma!
carta-magica-event-last-round = Toto kolo je poslední.
carta-magica-event-attacked = { $seat } útočí na hráče { $target_seat }.
carta-magica-event-won = { $attack } proti { $defence }: bitvu vyhrává { $winner_seat }.
carta-magica-event-tied = { $attack } proti { $defence }: bitvu nevyhrává nikdo.
carta-magica-event-looted = { $seat } si bere od hráče { $loser_seat } kartu { carta-magica-card }.
carta-magica-event-spared = { $seat } si od hráče { $loser_seat } nic nebere.
carta-magica-event-proposed = { $seat } nabízí hráči { $target_seat } výměnu míst.
carta-magica-event-swapped = { $seat } a { $target_seat } si vyměňují místa.
carta-magica-event-refused = { $seat } zůstává.
carta-magica-event-passed = { $seat } to nechává být.
carta-magica-event-skipped = { $seat } vynechává tah.
carta-magica-event-ended = Plavba končí po { $round ->
    [one] jednom kole
    [few] { $round } kolech
   *[other] { $round } kolech
 }.
carta-magica-event-stopped = Hra se zastavuje po { $round ->
    [one] jednom kole
    [few] { $round } kolech
   *[other] { $round } kolech
 }; nikdo se nevrátil.

# Odkud jsou body

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } patří k úkolu
carta-magica-tally-gold = zlato
carta-magica-tally-gold-cards = zlato na uschovaných kartách
carta-magica-tally-returned = kolem ostrova a domů

# Deska slovy

carta-magica-board-round = { $round }. kolo
carta-magica-board-last-round = Poslední kolo
carta-magica-board-display = Talismany
carta-magica-board-deck = v balíčku { $count }
carta-magica-board-pile = Dobrodružství: v balíčku { $pile }, použito { $discards }
carta-magica-board-bank = Bank: zlato { $gold }, zboží { $goods }, magie { $magic }
carta-magica-board-arrow = Šipka: { carta-magica-spin }
carta-magica-board-telescope = Viděno Dalekohledem, shora: { $cards }
carta-magica-board-among = Viděno dřív, někde nahoře (do { $depth }. karty): { $cards }
carta-magica-board-legend = ° b r dosah · o bezvětří · x mělčina · ^ útes · # M pevnina · *v bezvětří !poškozená
carta-magica-board-player = hráč
carta-magica-board-ship = loď
carta-magica-board-home = domov
carta-magica-board-progress = okruh
carta-magica-board-points = body
carta-magica-board-missed = vynechá { $count }
carta-magica-board-pending = může obchodovat
carta-magica-board-returned = doma
carta-magica-board-wants = hledá { FORM($names, "acc") }
