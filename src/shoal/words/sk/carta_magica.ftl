# Carta Magica

carta-magica-option-round-cap = Skonči po toľkých kolách (pre hru botov medzi sebou; 0 znamená nikdy)

# Veci

carta-magica-gold = zlato
    .acc = zlato
carta-magica-goods = tovar
    .acc = tovar
carta-magica-magic = mágia
    .acc = mágiu

carta-magica-symbol-wind = vietor
carta-magica-symbol-hammer = kladivo
carta-magica-symbol-goods = tovar
carta-magica-symbol-magic = mágia
carta-magica-symbol-adventure = dobrodružná karta
carta-magica-symbol-storm = búrka

# Čo ukazuje šípka.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = sever
carta-magica-direction-e = východ
carta-magica-direction-s = juh
carta-magica-direction-w = západ

carta-magica-space-blue = otvorené more
carta-magica-space-black-harbour = čierny prístav
carta-magica-space-red-harbour = červený prístav
carta-magica-space-windless = bezvetrie
carta-magica-space-gray = plytčina
carta-magica-space-cliff = útes
carta-magica-space-island = pevnina
carta-magica-space-middle-island = centrálny ostrov
carta-magica-space-golden-border = zlatý okraj

carta-magica-condition-sound = v poriadku
carta-magica-condition-becalmed = v bezvetrí
carta-magica-condition-damaged = poškodená

carta-magica-ship-ivory = slonovinová
carta-magica-ship-emerald = smaragdová
carta-magica-ship-ochre = okrová
carta-magica-ship-violet = fialová

carta-magica-kind-good-weather = Dobré počasie
    .acc = Dobré počasie
carta-magica-kind-repair = Oprava
    .acc = Opravu
carta-magica-kind-lucky-wind = Priaznivý vietor
    .acc = Priaznivý vietor
carta-magica-kind-spin-again = Točíš znova
    .acc = Točíš znova
carta-magica-kind-telescope = Ďalekohľad
    .acc = Ďalekohľad
carta-magica-kind-curse = Kliatba
    .acc = Kliatbu

carta-magica-captain-cr1 = Kartograf
carta-magica-captain-cr2 = Astronóm
carta-magica-captain-cr3 = Obchodník s korením
carta-magica-captain-cr4 = Korzár
carta-magica-captain-cr5 = Alchymista
carta-magica-captain-cr6 = Prírodovedec
carta-magica-captain-cr7 = Lovec perál
carta-magica-captain-cr8 = Zvonár

carta-magica-challenge-qu1 = Utopené terasy
carta-magica-challenge-qu2 = Tiché majáky
carta-magica-challenge-qu3 = Koralový parlament
carta-magica-challenge-qu4 = Korytnačie záhrady
carta-magica-challenge-qu5 = Observatórium nočných motýľov
carta-magica-challenge-qu6 = Lampiónová štvrť
carta-magica-challenge-qu7 = Mušľový zbor
carta-magica-challenge-qu8 = Hadie mosty

carta-magica-harbour-bk1 = Havranie ústie
    .acc = Havranie ústie
    .loc = v Havraňom ústí
    .to = do Havranieho ústia
carta-magica-harbour-bk2 = Obsidia
    .acc = Obsidiu
    .loc = v Obsidii
    .to = do Obsidie
carta-magica-harbour-bk3 = Sobolí prístav
    .acc = Sobolí prístav
    .loc = v Soboľom prístave
    .to = do Sobolieho prístavu
carta-magica-harbour-bk4 = Nocholm
    .acc = Nocholm
    .loc = v Nocholme
    .to = do Nocholmu
carta-magica-harbour-rd1 = Karmínové kotvisko
    .acc = Karmínové kotvisko
    .loc = na Karmínovom kotvisku
    .to = na Karmínové kotvisko
carta-magica-harbour-rd2 = Vermilia
    .acc = Vermiliu
    .loc = vo Vermilii
    .to = do Vermilie
carta-magica-harbour-rd3 = Rumelkový prístav
    .acc = Rumelkový prístav
    .loc = v Rumelkovom prístave
    .to = do Rumelkového prístavu
carta-magica-harbour-rd4 = Rubra
    .acc = Rubru
    .loc = v Rubre
    .to = do Rubry

carta-magica-talisman-tl01 = Jantárové oko
    .acc = Jantárové oko
carta-magica-talisman-tl02 = Kostená píšťala
    .acc = Kostenú píšťalu
carta-magica-talisman-tl03 = Koralová ruka
    .acc = Koralovú ruku
carta-magica-talisman-tl04 = Nefritová korytnačka
    .acc = Nefritovú korytnačku
carta-magica-talisman-tl05 = Strieborný motýľ
    .acc = Strieborného motýľa
carta-magica-talisman-tl06 = Soví lampáš
    .acc = Soví lampáš
carta-magica-talisman-tl07 = Špirálová ulita
    .acc = Špirálovú ulitu
carta-magica-talisman-tl08 = Hadí prsteň
    .acc = Hadí prsteň
carta-magica-talisman-tl09 = Mesačný kompas
    .acc = Mesačný kompas
carta-magica-talisman-tl10 = Zvon búrok
    .acc = Zvon búrok
carta-magica-talisman-tl11 = Slnečný kotúč
    .acc = Slnečný kotúč
carta-magica-talisman-tl12 = Fénixovo pero
    .acc = Fénixovo pero
carta-magica-talisman-tl13 = Dračia perla
    .acc = Dračiu perlu
carta-magica-talisman-tl14 = Hviezdny astroláb
    .acc = Hviezdny astroláb
carta-magica-talisman-tl15 = Srdce mora
    .acc = Srdce mora
carta-magica-talisman-tl16 = Koruna prílivu
    .acc = Korunu prílivu

carta-magica-monster-ad26 = Fúzatá veľryba
    .acc = Fúzatú veľrybu
carta-magica-monster-ad27 = Lampový úhor
    .acc = Lampového úhora
carta-magica-monster-ad28 = Rohatý krab
    .acc = Rohatého kraba
carta-magica-monster-ad29 = Dvojchvostá siréna
    .acc = Dvojchvostú sirénu
carta-magica-monster-ad30 = Zrkadlová raja
    .acc = Zrkadlovú raju
carta-magica-monster-ad31 = Strojový leviatan
    .acc = Strojového leviatana
carta-magica-monster-ad32 = Veľký kraken
    .acc = Veľkého krakena

# Dobrodružná karta s číslami, ktoré sú na nej.
carta-magica-card = { $sort ->
    [income] { $name } +{ $value }
    [payment] Platba tovarom { $value }
    [monster] { $name } (sila { $strength }, zlato { $value })
   *[other] { $name }
 }
    .acc = { $sort ->
    [income] { FORM($name, "acc") } +{ $value }
    [payment] Platbu tovarom { $value }
    [monster] { FORM($name, "acc") } (sila { $strength }, zlato { $value })
   *[other] { FORM($name, "acc") }
 }

carta-magica-use-again = šípka sa točí ešte raz
carta-magica-use-shelter = táto loď zostáva, kde je
carta-magica-use-telescope = pohľad na vrch balíčka
carta-magica-use-curse = ponuka sa zamieša do balíčka
carta-magica-use-escape = von z bezvetria
carta-magica-use-repair = loď je opravená
carta-magica-use-lucky = loď môže doplávať ďalej

carta-magica-payment-trade = zlatka
    .acc = zlatku
carta-magica-payment-talisman = talizman
    .acc = talizman
carta-magica-payment-tow = odtiahnutie
    .acc = odtiahnutie
carta-magica-payment-repair = oprava
    .acc = opravu
carta-magica-payment-card = karta platby
    .acc = kartu platby
carta-magica-payment-taming = príšera
    .acc = príšeru

carta-magica-bought-shown = z ponuky
carta-magica-bought-unseen = naslepo z balíčka

carta-magica-outcome-blown = loď odnesená ďalej, bez škody
carta-magica-outcome-harbour = loď zahnaná do prístavu
carta-magica-outcome-becalmed = loď uviazla v bezvetrí
carta-magica-outcome-sheltered = loď chráni Dobré počasie
carta-magica-outcome-unaffected = loď už stojí, búrka ju míňa
carta-magica-outcome-ship = v ceste iná loď, poškodenie
carta-magica-outcome-gray = plytčina, loď poškodená
carta-magica-outcome-cliff = útes, loď poškodená
carta-magica-outcome-island = pevnina, loď poškodená
carta-magica-outcome-middle-island = centrálny ostrov, loď poškodená
carta-magica-outcome-golden-border = zlatý okraj, loď poškodená

# Na čo stôl čaká

carta-magica-ask-captain = Vyber si postavu.
carta-magica-wait-captain = { $seat } si vyberá postavu.
carta-magica-ask-challenge = Vyber si výzvu.
carta-magica-wait-challenge = { $seat } si vyberá výzvu.
carta-magica-ask-home = Postav loď do voľného prístavu: tam budeš doma.
carta-magica-wait-home = { $seat } si vyberá domovský prístav.
carta-magica-ask-start = Roztoč šípku.
carta-magica-wait-start = { $seat } točí šípkou.
carta-magica-ask-kept = Šípka ukazuje { carta-magica-spin }. Necháš to tak, alebo zahráš Točíš znova?
carta-magica-wait-kept = Šípka ukazuje { carta-magica-spin }. { $seat } môže zahrať Točíš znova.
carta-magica-ask-direction = Zdvíha sa búrka! Vytoč jej smer.
carta-magica-wait-direction = Zdvíha sa búrka! { $seat } točí jej smer.
carta-magica-ask-weather = Búrka ženie lode na { $towards }. Zahráš Dobré počasie?
carta-magica-wait-weather = Búrka ženie lode na { $towards }. { $seat } môže zahrať Dobré počasie.
carta-magica-ask-choose = Šípka ukazuje { carta-magica-spin }. Vyber jednu akciu; { $way ->
    [free] môžeš sa plaviť { carta-magica-spaces.by }
    [freed] po vyslobodení sa môžeš plaviť { carta-magica-spaces.by }
   *[none] plaviť sa teraz nedá
 }.
carta-magica-spaces = { $steps ->
    [one] jedno pole
    [few] { $steps } polia
   *[other] { $steps } polí
  }
    .by = { $steps ->
    [one] o jedno pole
    [few] o { $steps } polia
   *[other] o { $steps } polí
  }
carta-magica-wait-choose = Šípka ukazuje { carta-magica-spin }. { $seat } vyberá akciu.
carta-magica-ask-sail = Vyber, kam sa plaviť: až { carta-magica-spaces.by }.
carta-magica-wait-sail = { $seat } sa môže plaviť až { carta-magica-spaces.by }.
carta-magica-ask-pay = Zaplať za { FORM($purpose, "acc") } ({ $resource }: { $amount }): vylož karty, alebo plať žetónmi.
carta-magica-wait-pay = { $seat } platí za { FORM($purpose, "acc") } ({ $resource }: { $amount }).
carta-magica-ask-peek = Potiahni si dobrodružnú kartu.
carta-magica-wait-peek = { $seat } si ide potiahnuť dobrodružnú kartu.
carta-magica-ask-look = Ďalekohľadom vidíš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
  }. Jednu si vezmi.
carta-magica-wait-look = { $seat } vidí Ďalekohľadom { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
  } a jednu si berie.
carta-magica-ask-stow = Vráť ostatné karty: ktorá pôjde navrch?
carta-magica-wait-stow = { $seat } vracia ostatné karty; jedna ide navrch.
carta-magica-ask-income = Karta { carta-magica-card }: hneď do zásob, alebo si ju necháš na platenie?
carta-magica-wait-income = { $seat } má kartu { carta-magica-card }: vymení ju hneď za žetóny, alebo si ju nechá.
carta-magica-ask-tame = Proti tebe stojí { carta-magica-card }. Koľko mágie minieš?
carta-magica-wait-tame = Proti hráčovi { $seat } stojí { carta-magica-card }; treba sa rozhodnúť, koľko mágie minúť.
carta-magica-ask-visit-black = { $sales ->
    [0] Si { FORM($harbour, "loc") } a nemáš s čím obchodovať.
   *[other] { CAPITAL(FORM($harbour, "loc")) } môžeš obchodovať: tovar za zlato.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } je { FORM($harbour, "loc") } a nemá s čím obchodovať.
   *[other] { $seat } môže { FORM($harbour, "loc") } obchodovať: tovar za zlato.
  }
carta-magica-ask-visit-black-duty = { CAPITAL(FORM($harbour, "loc")) } { $able ->
    [yes] môžeš obchodovať (tovar za zlato) a musíš si potiahnuť
   *[no] si musíš potiahnuť
 } dobrodružnú kartu.
carta-magica-wait-visit-black-duty = { $able ->
    [yes] { $seat } môže { FORM($harbour, "loc") } obchodovať (tovar za zlato) a musí si
   *[no] { $seat } si musí { FORM($harbour, "loc") }
 } potiahnuť dobrodružnú kartu.
carta-magica-ask-visit-red = { $purchases ->
    [0] Si { FORM($harbour, "loc") }; na talizman ti teraz zlato nestačí.
   *[other] { CAPITAL(FORM($harbour, "loc")) } môžeš kupovať talizmany.
 }
carta-magica-wait-visit-red = { $seat } môže { FORM($harbour, "loc") } kupovať talizmany.
carta-magica-ask-battle = Vedľa teba je loď s talizmanom, ktorý hľadáš. Zaútočíš?
carta-magica-wait-battle = { $seat } je vedľa lode s talizmanom zo svojej výzvy a môže zaútočiť.
carta-magica-ask-defend = Toč na svoju obranu. Proti tebe: { $target_seat }.
carta-magica-wait-defend = { $seat } točí na obranu proti hráčovi { $target_seat }.
carta-magica-ask-loot = Víťazíš: vezmi si kartu od hráča { $target_seat }, alebo to nechaj tak.
carta-magica-wait-loot = { $seat } víťazí a môže si vziať kartu od hráča { $target_seat }.
carta-magica-ask-propose = Ponúkni hráčovi { $target_seat } výmenu miest, alebo to nechaj tak.
carta-magica-wait-propose = { $seat } môže ponúknuť hráčovi { $target_seat } výmenu miest.
carta-magica-ask-answer = { $target_seat } ponúka výmenu miest. Prijmeš?
carta-magica-wait-answer = { $target_seat } ponúka hráčovi { $seat } výmenu miest.

# Prečo nie

carta-magica-refuse-spin = Teraz sa šípkou netočí.
carta-magica-refuse-keep = Teraz nie je čo nechať tak.
carta-magica-refuse-no-card = Nemáš kartu { $card }.
carta-magica-refuse-again = Točíš znova sa hrá hneď po tvojom vlastnom točení.
carta-magica-refuse-choose = Akcia sa vyberá hneď po prvom točení tvojho ťahu.
carta-magica-refuse-symbol = Dielik s číslom { $number } tento symbol nemá: { $symbol }.
carta-magica-refuse-no-adventures = Nezostáva už žiadna dobrodružná karta.
carta-magica-refuse-hemmed-in = Žiadne susedné pole nie je voľné: plaviť sa nemôžeš, takže nie je za čo platiť.
carta-magica-refuse-not-becalmed = Tvoja loď nie je v bezvetrí.
carta-magica-refuse-not-damaged = Tvoja loď nie je poškodená.
carta-magica-refuse-free-anyway-wind = Šípka ukazuje vietor: z bezvetria vyplávaš zadarmo.
carta-magica-refuse-free-anyway-hammer = Šípka ukazuje kladivo: oprava nič nestojí.
carta-magica-refuse-too-poor = { CAPITAL($kind) }: treba { $price }, máš { $held }.
carta-magica-refuse-lucky = Priaznivý vietor sa hrá pri plavbe.
carta-magica-refuse-becalmed = Tvoja loď je v bezvetrí a šípka neukazuje vietor: zaplať tovar ({ $price }), zahraj Priaznivý vietor, alebo čakaj.
carta-magica-refuse-damaged = Tvoja loď je poškodená a šípka neukazuje kladivo: zaplať zlato ({ $price }), zahraj Opravu, alebo čakaj.
carta-magica-refuse-sail-now = Teraz nie je chvíľa na plavbu.
carta-magica-refuse-same-space = Plavba nemôže skončiť tam, kde začala, na { $cell }.
carta-magica-refuse-windless = { $cell } je bezvetrie: loď tam môže zahnať len búrka.
carta-magica-refuse-blocked = { $cell } je { $space }: tam žiadna loď nepláva.
carta-magica-refuse-occupied = Na { $cell } stojí loď hráča { $other_seat }.
carta-magica-refuse-no-way = Popri prístavoch a lodiach na { $cell } žiadna cesta nevedie.
carta-magica-refuse-too-far = Na { $cell } je to príliš ďaleko: krokov treba { $needed }, máš { $steps }.
carta-magica-refuse-visit = Obchoduje sa len pri návšteve prístavu.
carta-magica-refuse-black-only = Tovar sa mení na zlato len v čiernom prístave.
carta-magica-refuse-gold-full = Zlata máš už plno, viac ako { $limit } sa nezmestí.
carta-magica-refuse-red-only = Talizmany sa predávajú len v červenom prístave.
carta-magica-refuse-deck-empty = Balíček talizmanov je prázdny.
carta-magica-refuse-no-talisman = Na mieste { $number } v ponuke žiadny talizman neleží.
carta-magica-refuse-duty = Skôr než odídeš z prístavu, musíš si potiahnuť dobrodružnú kartu.
carta-magica-refuse-curse = Kliatba sa hrá vo vlastnom ťahu: pred točením, pri výbere akcie alebo v prístave.
carta-magica-refuse-no-display = V ponuke nie je žiadny talizman, ktorý by sa dal zamiešať.
carta-magica-refuse-no-duty = Tu si žiadnu kartu neťaháš.
carta-magica-refuse-draw = Teraz si žiadnu kartu neťaháš.
carta-magica-refuse-telescope = Ďalekohľad sa používa tesne pred potiahnutím.
carta-magica-refuse-look = Teraz Ďalekohľadom kartu nevyberáš.
carta-magica-refuse-not-seen = Karta { carta-magica-card } medzi videnými nie je.
carta-magica-refuse-cash = Karta príjmu sa mení na žetóny len vo chvíli potiahnutia.
carta-magica-refuse-tame = Teraz tu nie je žiadna príšera na skrotenie.
carta-magica-refuse-pay = Teraz nie je čo platiť.
carta-magica-refuse-not-yours = Karta { carta-magica-card } nie je v tvojej ruke.
carta-magica-refuse-wrong-kind = Karta { carta-magica-card } sa do tejto platby nehodí. Treba: { $kind }.
carta-magica-refuse-superfluous = S kartou { carta-magica-card } platba nevyjde: niektorá by bola navyše, alebo ide skôr iná rovnaká.
carta-magica-refuse-shelter = Dobré počasie sa hrá, až keď je známy smer búrky.
carta-magica-refuse-attack = Zaútočiť môžeš len po plavbe a len raz.
carta-magica-refuse-nobody = { $seat_word }: na nikoho takého sa zaútočiť nedá.
carta-magica-refuse-not-beside = { $other_seat } nie je hneď vedľa teba.
carta-magica-refuse-helpless = { $other_seat } má loď poškodenú alebo v bezvetrí, na takú sa útočiť nedá.
carta-magica-refuse-no-prize = { $other_seat } nemá žiadny talizman z tvojej výzvy.
carta-magica-refuse-loot = Teraz nie je čo vziať.
carta-magica-refuse-not-theirs = { $other_seat } túto kartu nemá.
carta-magica-refuse-swap = Miesta sa vymieňajú len po tvojom súboji.
carta-magica-refuse-accept = Nikto ti výmenu miest neponúka.
carta-magica-refuse-pass = Teraz nie je čo odmietnuť.
carta-magica-refuse-captain = Postavy sa vyberajú pred začiatkom hry.
carta-magica-refuse-challenge = Výzvy sa vyberajú pred začiatkom hry, po postave.
carta-magica-refuse-home = Domovské prístavy sa vyberajú pred začiatkom hry, po výzvach.
carta-magica-refuse-taken = Už to má { $other_seat }.

# Čo sa stalo

# Prístav menom, každé iné pole písmenom a číslom.
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

carta-magica-event-captain-chosen = { $seat } sa plaví ako { $name }.
carta-magica-event-challenge-chosen = { $seat } prijíma výzvu { $name }: { $talismans }.
carta-magica-event-placed = { $seat } má domovský prístav: { $name }.
carta-magica-event-turn = { $round }. kolo: { $seat } začína ťah.
carta-magica-event-spun = { $seat } roztáča šípku: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } necháva výsledok tak.
carta-magica-event-played = { $seat } hrá { carta-magica-card.acc }: { $use }.
carta-magica-event-held = { $seat } čaká.
# Koľko čoho.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] { $taken } tovar
        [few] { $taken } tovary
       *[other] { $taken } tovarov
    }
    [gold] { $taken ->
        [one] { $taken } zlatku
        [few] { $taken } zlatky
       *[other] { $taken } zlatiek
    }
    [magic] { $taken ->
        [one] { $taken } mágiu
        [few] { $taken } mágie
       *[other] { $taken } mágií
    }
   *[other] { $kind_name }: { $taken }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] { $amount } tovar
        [few] { $amount } tovary
       *[other] { $amount } tovarov
    }
    [gold] { $amount ->
        [one] { $amount } zlatku
        [few] { $amount } zlatky
       *[other] { $amount } zlatiek
    }
    [magic] { $amount ->
        [one] { $amount } mágiu
        [few] { $amount } mágie
       *[other] { $amount } mágií
    }
   *[other] { $kind_name }: { $amount }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } má už plno ({ $kind_name }: { $left }) a viac si nevezme.
   *[other] { $seat } si berie { carta-magica-taken } a má { $left }.
 }
carta-magica-event-sailed = { $seat } sa plaví { carta-magica-spaces.by } { carta-magica-place.to }{ $freed ->
    [yes] , loď je znova voľná.
   *[no] .
 }
carta-magica-event-storm = Búrka ženie lode na { $towards }.
carta-magica-event-braved = { $seat } čelí búrke.
carta-magica-event-blown = { $seat } { carta-magica-place.loc }: { $result }.
carta-magica-event-visiting = { $seat } môže v prístave obchodovať bez plavby.
carta-magica-event-owing = { $seat } má zaplatiť { carta-magica-amount }.
carta-magica-event-laid = { $seat } vykladá { carta-magica-card.acc }.
carta-magica-event-paid = { $seat } platí { carta-magica-amount } za { FORM($purpose, "acc") }{ $change ->
    [0] .
   *[other] {" "}a dostáva späť { $change }.
 }
carta-magica-event-traded = { $seat } získava { $taken ->
    [one] { $taken } zlatku
    [few] { $taken } zlatky
   *[other] { $taken } zlatiek
  } a má { $left }.
carta-magica-event-bought = { $seat } kupuje { FORM($name, "acc") } { $how }.
carta-magica-event-left = { $seat } končí návštevu prístavu.
carta-magica-event-cursed = V ponuke sú nové talizmany: { $names }.
carta-magica-event-about-to-draw = { carta-magica-wait-peek }
carta-magica-event-lapsed = Nezostáva žiadna dobrodružná karta na potiahnutie.
carta-magica-event-rebuilt = Použité karty sa zamiešali do nového balíčka, kariet: { $pile }.
carta-magica-event-looked = { $seat } si prezerá vrch balíčka, { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } kariet
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
    [payment] Platba tovarom { $value_1 }
    [monster] { $name_1 } (sila { $strength_1 }, zlato { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] { $name_2 } +{ $value_2 }
    [payment] Platba tovarom { $value_2 }
    [monster] { $name_2 } (sila { $strength_2 }, zlato { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] { $name_3 } +{ $value_3 }
    [payment] Platba tovarom { $value_3 }
    [monster] { $name_3 } (sila { $strength_3 }, zlato { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } si berie { carta-magica-card.acc }.
carta-magica-event-stowed = { $seat } vracia ostatné karty navrch{ $known ->
    [yes] , úplne hore je { carta-magica-card }.
   *[no] .
 }
carta-magica-event-drew = { $seat } si ťahá { carta-magica-card.acc }.
carta-magica-event-kept = { $seat } si necháva { carta-magica-card.acc }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } mení kartu, ale má už plno ({ $kind_name }: { $left }) a viac si nevezme.
   *[other] { $seat } mení kartu za žetóny ({ carta-magica-taken }) a má { $left }.
 }
carta-magica-event-unpaid = { $seat } nemôže zaplatiť tovar ({ $amount }) a jeden ťah vynechá.
carta-magica-event-settled-card = { $seat } má platbu za sebou.
carta-magica-event-faced = Proti hráčovi { $seat } stojí { $name } (sila { $strength }, zlato { $value }); minutá mágia: { $magic }.
carta-magica-event-tamed = { $seat } dosahuje { $total } a krotí { FORM($name, "acc") }, zlato: { $gold }.
carta-magica-event-untamed = { $seat } dosahuje len { $total } proti { $strength }: { $name } uniká a { $goods ->
    [0] nemá čo vziať
    [one] stráca sa všetok tovar na palube: { $goods }
    [few] stráca sa všetok tovar na palube: { $goods }
   *[other] stráca sa všetok tovar na palube: { $goods }
 }.
carta-magica-event-returned = { $seat } je po okruhu okolo ostrova doma!
carta-magica-event-last-round = Toto kolo je posledné.
carta-magica-event-attacked = { $seat } útočí na hráča { $target_seat }.
carta-magica-event-won = { $attack } proti { $defence }: súboj vyhráva { $winner_seat }.
carta-magica-event-tied = { $attack } proti { $defence }: súboj nevyhráva nikto.
carta-magica-event-looted = { $seat } si berie { carta-magica-card.acc } od hráča { $loser_seat }.
carta-magica-event-spared = { $seat } si od hráča { $loser_seat } nič neberie.
carta-magica-event-proposed = { $seat } ponúka hráčovi { $target_seat } výmenu miest.
carta-magica-event-swapped = { $seat } a { $target_seat } si vymieňajú miesta.
carta-magica-event-refused = { $seat } zostáva.
carta-magica-event-passed = { $seat } to necháva tak.
carta-magica-event-skipped = { $seat } vynecháva ťah.
carta-magica-event-ended = Plavba končí po { $round ->
    [one] jednom kole
    [few] { $round } kolách
   *[other] { $round } kolách
 }.
carta-magica-event-stopped = Hra sa zastavuje po { $round ->
    [one] jednom kole
    [few] { $round } kolách
   *[other] { $round } kolách
 }; nikto sa nevrátil.

# Odkiaľ sú body

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } patrí k výzve
carta-magica-tally-gold = zlato
carta-magica-tally-gold-cards = zlato na odložených kartách
carta-magica-tally-returned = okolo ostrova a domov

# Doska slovami

carta-magica-board-round = { $round }. kolo
carta-magica-board-last-round = Posledné kolo
carta-magica-board-display = Talizmany
carta-magica-board-deck = v balíčku { $count }
carta-magica-board-pile = Dobrodružné karty: v balíčku { $pile }, použité { $discards }
carta-magica-board-bank = Banka: zlato { $gold }, tovar { $goods }, mágia { $magic }
carta-magica-board-arrow = Šípka: { carta-magica-spin }
carta-magica-board-telescope = Videné Ďalekohľadom, zhora: { $cards }
carta-magica-board-among = Videné skôr, niekde na vrchu (do { $depth }. karty): { $cards }
carta-magica-board-legend = ° b r dosah · o bezvetrie · x plytčina · ^ útes · # M pevnina · *v bezvetrí !poškodená
carta-magica-board-player = hráč
carta-magica-board-ship = loď
carta-magica-board-home = domov
carta-magica-board-progress = okruh
carta-magica-board-points = body
carta-magica-board-missed = vynechá { $count }
carta-magica-board-pending = môže obchodovať
carta-magica-board-returned = doma
carta-magica-board-wants = hľadá { FORM($names, "acc") }
