# Carta Magica

carta-magica-option-round-cap = Konec po toliko krogih (za igro botov; 0 pomeni nikoli)

# Stvari

carta-magica-gold = zlato
    .acc = zlato
    .gen = zlata
carta-magica-goods = blago
    .acc = blago
    .gen = blaga
carta-magica-magic = magija
    .acc = magijo
    .gen = magije

carta-magica-symbol-wind = veter
carta-magica-symbol-hammer = kladivo
carta-magica-symbol-goods = blago
carta-magica-symbol-magic = magija
carta-magica-symbol-adventure = kartica pustolovščine
carta-magica-symbol-storm = nevihta

# Kaj kaže puščica.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = sever
carta-magica-direction-e = vzhod
carta-magica-direction-s = jug
carta-magica-direction-w = zahod

carta-magica-space-blue = odprto morje
carta-magica-space-black-harbour = črno pristanišče
carta-magica-space-red-harbour = rdeče pristanišče
carta-magica-space-windless = brezvetrje
carta-magica-space-gray = plitvina
carta-magica-space-cliff = pečina
carta-magica-space-island = kopno
carta-magica-space-middle-island = osrednji otok
carta-magica-space-golden-border = zlati rob

carta-magica-condition-sound = nepoškodovana
carta-magica-condition-becalmed = v brezvetrju
carta-magica-condition-damaged = poškodovana

carta-magica-ship-ivory = slonokoščena
carta-magica-ship-emerald = smaragdna
carta-magica-ship-ochre = okrasta
carta-magica-ship-violet = vijolična

carta-magica-kind-good-weather = Dobro vreme
carta-magica-kind-repair = Popravilo
carta-magica-kind-lucky-wind = Ugoden veter
carta-magica-kind-spin-again = Zavrti še enkrat
carta-magica-kind-telescope = Daljnogled
carta-magica-kind-curse = Urok

carta-magica-captain-cr1 = Kartografinja
carta-magica-captain-cr2 = Astronom
carta-magica-captain-cr3 = Trgovka z začimbami
carta-magica-captain-cr4 = Korzar
carta-magica-captain-cr5 = Alkimistka
carta-magica-captain-cr6 = Naravoslovec
carta-magica-captain-cr7 = Iskalka biserov
carta-magica-captain-cr8 = Zvonar

carta-magica-challenge-qu1 = Potopljene terase
carta-magica-challenge-qu2 = Tihi svetilniki
carta-magica-challenge-qu3 = Koralni parlament
carta-magica-challenge-qu4 = Želvji vrtovi
carta-magica-challenge-qu5 = Observatorij vešč
carta-magica-challenge-qu6 = Četrt lampijonov
carta-magica-challenge-qu7 = Zbor školjk
carta-magica-challenge-qu8 = Kačji mostovi

carta-magica-harbour-bk1 = Krokarjevo ustje
carta-magica-harbour-bk2 = Obsidija
carta-magica-harbour-bk3 = Sobolja luka
carta-magica-harbour-bk4 = Nočni holm
carta-magica-harbour-rd1 = Karminsko sidrišče
carta-magica-harbour-rd2 = Vermilija
carta-magica-harbour-rd3 = Cinobrska luka
carta-magica-harbour-rd4 = Rdečnik

carta-magica-talisman-tl01 = Jantarno oko
carta-magica-talisman-tl02 = Koščena piščal
carta-magica-talisman-tl03 = Koralna roka
carta-magica-talisman-tl04 = Želva iz žada
carta-magica-talisman-tl05 = Srebrna vešča
carta-magica-talisman-tl06 = Sovja svetilka
carta-magica-talisman-tl07 = Zavita školjka
carta-magica-talisman-tl08 = Kačji prstan
carta-magica-talisman-tl09 = Mesečev kompas
carta-magica-talisman-tl10 = Nevihtni zvon
carta-magica-talisman-tl11 = Sončni disk
carta-magica-talisman-tl12 = Feniksovo pero
carta-magica-talisman-tl13 = Zmajev biser
carta-magica-talisman-tl14 = Zvezdni astrolab
carta-magica-talisman-tl15 = Srce morja
carta-magica-talisman-tl16 = Krona plime

carta-magica-monster-ad26 = Bradati kit
carta-magica-monster-ad27 = Svetilna jegulja
carta-magica-monster-ad28 = Rogata rakovica
carta-magica-monster-ad29 = Dvorepa sirena
carta-magica-monster-ad30 = Zrcalni skat
carta-magica-monster-ad31 = Mehanski leviatan
carta-magica-monster-ad32 = Veliki kraken

# Kartica pustolovščine z natisnjenimi števili.
carta-magica-card = { $sort ->
    [income] +{ $value } { $value ->
        [1] { $name }
       *[other] { FORM($name, "gen") }
    }
    [payment] Plačilo: { $value } blaga
    [monster] { $name } (moč { $strength }, zlato { $value })
   *[other] { $name }
 }

carta-magica-use-again = puščica se zavrti še enkrat
carta-magica-use-shelter = ta ladja ostane, kjer je
carta-magica-use-telescope = pogled na vrh kupa
carta-magica-use-curse = razstavljeni talismani se zamešajo
carta-magica-use-escape = ven iz brezvetrja
carta-magica-use-repair = ladja je popravljena
carta-magica-use-lucky = ladja lahko pluje dlje

# Vedno za besedo „za“, torej v tožilniku.
carta-magica-payment-trade = košček zlata
carta-magica-payment-talisman = talisman
carta-magica-payment-tow = vleko
carta-magica-payment-repair = popravilo
carta-magica-payment-card = kartico plačila
carta-magica-payment-taming = pošast

carta-magica-bought-shown = z razstave
carta-magica-bought-unseen = na slepo s kupčka

carta-magica-outcome-blown = odnese jo naprej, nepoškodovano
carta-magica-outcome-harbour = odnese jo v pristanišče
carta-magica-outcome-becalmed = obtiči v brezvetrju
carta-magica-outcome-sheltered = na varnem, ker je dobro vreme
carta-magica-outcome-unaffected = že obtičala, nevihta gre mimo
carta-magica-outcome-ship = zadene ob drugo ladjo in je poškodovana
carta-magica-outcome-gray = zadene ob plitvino in je poškodovana
carta-magica-outcome-cliff = zadene ob pečino in je poškodovana
carta-magica-outcome-island = zadene ob kopno in je poškodovana
carta-magica-outcome-middle-island = zadene ob osrednji otok in je poškodovana
carta-magica-outcome-golden-border = zadene ob zlati rob in je poškodovana

# Na kaj miza čaka

carta-magica-ask-captain = Izberi svoj lik.
carta-magica-wait-captain = { $seat } izbira lik.
carta-magica-ask-challenge = Izberi svoj izziv.
carta-magica-wait-challenge = { $seat } izbira izziv.
carta-magica-ask-home = Postavi ladjo v prosto pristanišče: to bo tvoj dom.
carta-magica-wait-home = { $seat } izbira domače pristanišče.
carta-magica-ask-start = Zavrti puščico.
carta-magica-wait-start = { $seat } vrti puščico.
carta-magica-ask-kept = Puščica kaže: { carta-magica-spin }. Obdržiš ali odigraš kartico Zavrti še enkrat?
carta-magica-wait-kept = Puščica kaže: { carta-magica-spin }. { $seat } lahko odigra kartico Zavrti še enkrat.
carta-magica-ask-direction = Bliža se nevihta! Zavrti, da se pokaže njena smer.
carta-magica-wait-direction = Bliža se nevihta! { $seat } z vrtljajem določi njeno smer.
carta-magica-ask-weather = Nevihta piha na { $towards }. Odigraš kartico Dobro vreme?
carta-magica-wait-weather = Nevihta piha na { $towards }. { $seat } lahko odigra kartico Dobro vreme.
carta-magica-ask-choose = Puščica kaže: { carta-magica-spin }. Izberi eno akcijo; { $way ->
    [free] pluješ lahko { carta-magica-spaces }
    [freed] ko bo ladja prosta, lahko pluješ { carta-magica-spaces }
   *[none] plovba zdaj ni mogoča
 }.
carta-magica-spaces = { $steps ->
    [one] { $steps } polje
    [two] { $steps } polji
    [few] { $steps } polja
   *[other] { $steps } polj
  }
carta-magica-wait-choose = Puščica kaže: { carta-magica-spin }. { $seat } izbira akcijo.
carta-magica-ask-sail = Izberi, kam pluješ: največ { carta-magica-spaces }.
carta-magica-wait-sail = { $seat } lahko pluje največ { carta-magica-spaces }.
carta-magica-ask-pay = Plačaj za { $purpose } ({ $resource }: { $amount }): položi kartice ali plačaj z žetoni.
carta-magica-wait-pay = { $seat } plačuje za { $purpose } ({ $resource }: { $amount }).
carta-magica-ask-peek = Vleci kartico pustolovščine.
carta-magica-wait-peek = { carta-magica-event-about-to-draw }
carta-magica-ask-look = Skozi daljnogled vidiš { $count ->
    [one] { $count } kartico
    [two] { $count } kartici
    [few] { $count } kartice
   *[other] { $count } kartic
 }. Vzemi eno.
carta-magica-wait-look = { $seat } skozi daljnogled gleda { $count ->
    [one] { $count } kartico
    [two] { $count } kartici
    [few] { $count } kartice
   *[other] { $count } kartic
 } in vzame eno.
carta-magica-ask-stow = Vrni druge kartice: katera gre na vrh?
carta-magica-wait-stow = { $seat } vrača druge kartice; ena gre na vrh.
carta-magica-ask-income = { carta-magica-card }: zdaj v zalogo ali obdržiš kartico za plačilo?
carta-magica-wait-income = { $seat } ima novo kartico, { carta-magica-card }: žetoni zdaj ali kartica za pozneje.
carta-magica-ask-tame = Pred tabo: { carta-magica-card }. Koliko magije porabiš?
carta-magica-wait-tame = { $seat } izbira, koliko magije porabi. Pošast: { carta-magica-card }.
carta-magica-ask-visit-black = { $sales ->
    [0] Pristanišče { $harbour }: nimaš česa zamenjati.
   *[other] Pristanišče { $harbour }: tu lahko blago zamenjaš za zlato.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] Pristanišče { $harbour }: { $seat } nima česa zamenjati.
   *[other] Pristanišče { $harbour }: { $seat } lahko blago zamenja za zlato.
  }
carta-magica-ask-visit-black-duty = Pristanišče { $harbour }: { $able ->
    [yes] blago lahko zamenjaš za zlato, vleči pa moraš
   *[no] vleči moraš
 } kartico pustolovščine.
carta-magica-wait-visit-black-duty = Pristanišče { $harbour }: { $seat } { $able ->
    [yes] lahko blago zamenja za zlato in mora
   *[no] mora
 } vleči kartico pustolovščine.
carta-magica-ask-visit-red = { $purchases ->
    [0] Pristanišče { $harbour }: tvoje zlato zdaj ne zadošča za talisman.
   *[other] Pristanišče { $harbour }: tu lahko kupiš talismane.
 }
carta-magica-wait-visit-red = Pristanišče { $harbour }: { $seat } lahko kupi talismane.
carta-magica-ask-battle = Ob tebi leži ladja s talismanom, ki ga iščeš. Napadeš?
carta-magica-wait-battle = { $seat } leži ob ladji s talismanom iz svojega izziva in lahko napade.
carta-magica-ask-defend = Zavrti in se brani. Napada te { $target_seat }.
carta-magica-wait-defend = { $seat } vrti za obrambo. Napada: { $target_seat }.
carta-magica-ask-loot = Zmaga je tvoja: igralcu { $target_seat } vzemi kartico ali odnehaj.
carta-magica-wait-loot = { $seat } zmaga in lahko vzame kartico. Izgubi jo { $target_seat }.
carta-magica-ask-propose = Predlagaj menjavo mest ali odnehaj. Drugo mesto ima { $target_seat }.
carta-magica-wait-propose = { $seat } lahko predlaga menjavo mest. Drugo mesto ima { $target_seat }.
carta-magica-ask-answer = { $target_seat } predlaga menjavo mest. Sprejmeš?
carta-magica-wait-answer = { $target_seat } predlaga menjavo mest. Odgovori { $seat }.

# Zakaj ne

carta-magica-refuse-spin = Puščice zdaj ne vrtiš.
carta-magica-refuse-keep = Zdaj ni česa obdržati.
carta-magica-refuse-no-card = Nimaš kartice „{ $card }“.
carta-magica-refuse-again = Kartico Zavrti še enkrat odigraš takoj za svojim vrtljajem.
carta-magica-refuse-choose = Akcijo izbereš takoj po prvem vrtljaju svoje poteze.
carta-magica-refuse-symbol = Segment s številom { $number } nima tega znaka: { $symbol }.
carta-magica-refuse-no-adventures = Kartic pustolovščin ni več.
carta-magica-refuse-hemmed-in = Nobeno sosednje polje ni prosto: ne moreš pluti, zato ni česa plačati.
carta-magica-refuse-not-becalmed = Tvoja ladja ni v brezvetrju.
carta-magica-refuse-not-damaged = Tvoja ladja ni poškodovana.
carta-magica-refuse-free-anyway-wind = Puščica kaže veter: iz brezvetrja greš zastonj.
carta-magica-refuse-free-anyway-hammer = Puščica kaže kladivo: popravilo je zastonj.
carta-magica-refuse-too-poor = Premalo ({ $kind }): potrebuješ { $price }, imaš { $held }.
carta-magica-refuse-lucky = Ugoden veter odigraš, ko pluješ.
carta-magica-refuse-becalmed = Tvoja ladja je v brezvetrju in vetra ni: plačaj { $price } blaga, odigraj Ugoden veter ali čakaj.
carta-magica-refuse-damaged = Tvoja ladja je poškodovana in kladiva ni: plačaj { $price } zlata, odigraj Popravilo ali čakaj.
carta-magica-refuse-sail-now = Zdaj ni čas za plovbo.
carta-magica-refuse-same-space = Plovba se ne sme končati tam, kjer se je začela, na { $cell }.
carta-magica-refuse-windless = Na { $cell } je brezvetrje: tja ladje samo odnese.
carta-magica-refuse-blocked = Na { $cell } je { $space }: tja ladje ne plujejo.
carta-magica-refuse-occupied = Na { $cell } leži { $other_seat }.
carta-magica-refuse-no-way = Do { $cell } ni poti mimo pristanišč in ladij.
carta-magica-refuse-too-far = Do { $cell } { $needed ->
    [one] je { $needed } korak
    [two] sta { $needed } koraka
    [few] so { $needed } koraki
   *[other] je { $needed } korakov
 }, pluješ pa jih lahko { $steps }.
carta-magica-refuse-visit = Trguješ samo med obiskom pristanišča.
carta-magica-refuse-black-only = Blago postane zlato samo v črnem pristanišču.
carta-magica-refuse-gold-full = Zlata imaš že { $limit }, več ga ne moreš imeti.
carta-magica-refuse-red-only = Talismane prodajajo samo v rdečem pristanišču.
carta-magica-refuse-deck-empty = Kupček talismanov je prazen.
carta-magica-refuse-no-talisman = Na { $number }. mestu razstave ni talismana.
carta-magica-refuse-duty = Preden odideš, moraš vleči kartico pustolovščine tega pristanišča.
carta-magica-refuse-curse = Urok odigraš v svoji potezi: pred vrtljajem, ob izbiri ali v pristanišču.
carta-magica-refuse-no-display = Noben talisman ni razstavljen: Urok zdaj nima česa zamešati.
carta-magica-refuse-no-duty = Tu ti ni treba vleči kartice.
carta-magica-refuse-draw = Zdaj ne vlečeš kartice.
carta-magica-refuse-telescope = Daljnogled uporabiš tik pred vlečenjem kartice.
carta-magica-refuse-look = Zdaj ne izbiraš kartice skozi daljnogled.
carta-magica-refuse-not-seen = { carta-magica-card }: te kartice ni med videnimi.
carta-magica-refuse-cash = Kartica dohodka se zamenja za žetone samo takrat, ko jo vlečeš.
carta-magica-refuse-tame = Zdaj ni pošasti, ki bi jo bilo treba ukrotiti.
carta-magica-refuse-pay = Zdaj ni česa plačati.
carta-magica-refuse-not-yours = { carta-magica-card }: te kartice nimaš v roki.
carta-magica-refuse-wrong-kind = { carta-magica-card }: s tem ne moreš plačati, kar je treba ({ $kind }).
carta-magica-refuse-superfluous = { carta-magica-card }: s temi skupaj to ni pravo plačilo. Kakšna kartica bi bila odveč ali pa je prej na vrsti druga enaka.
carta-magica-refuse-shelter = Dobro vreme odigraš, ko je smer nevihte znana.
carta-magica-refuse-attack = Napadeš lahko samo po plovbi in samo enkrat.
carta-magica-refuse-nobody = { $seat_word }: napad ni mogoč, tam ni nikogar.
carta-magica-refuse-not-beside = { $other_seat } ne leži ob tebi.
carta-magica-refuse-helpless = Ladja igralca { $other_seat } je poškodovana ali v brezvetrju: napad ni mogoč.
carta-magica-refuse-no-prize = { $other_seat } nima talismana iz tvojega izziva.
carta-magica-refuse-loot = Zdaj ni česa vzeti.
carta-magica-refuse-not-theirs = { $other_seat } nima te kartice.
carta-magica-refuse-swap = Mesti se menjata samo po tvoji bitki.
carta-magica-refuse-accept = Nihče ti ni predlagal menjave mest.
carta-magica-refuse-pass = Zdaj ni česa odkloniti.
carta-magica-refuse-captain = Liki se izbirajo pred igro.
carta-magica-refuse-challenge = Izzivi se izbirajo pred igro, po likih.
carta-magica-refuse-home = Domača pristanišča se izbirajo pred igro, po izzivih.
carta-magica-refuse-taken = To že ima { $other_seat }.

# Kaj se je zgodilo

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
        [M9] v pristanišče { carta-magica-harbour-bk1 }
        [M13] v pristanišče { carta-magica-harbour-bk2 }
        [I13] v pristanišče { carta-magica-harbour-bk3 }
        [I9] v pristanišče { carta-magica-harbour-bk4 }
        [N3] v pristanišče { carta-magica-harbour-rd1 }
        [S14] v pristanišče { carta-magica-harbour-rd2 }
        [H19] v pristanišče { carta-magica-harbour-rd3 }
        [C8] v pristanišče { carta-magica-harbour-rd4 }
       *[other] na { $cell }
    }

carta-magica-event-captain-chosen = { $seat } pluje kot { $name }.
carta-magica-event-challenge-chosen = { $seat } sprejme izziv { $name }: { $talismans }.
carta-magica-event-placed = { $seat } izbere domače pristanišče: { $name }.
carta-magica-event-turn = { $round }. krog: { $seat } začne potezo.
carta-magica-event-spun = { $seat } zavrti: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } obdrži vrtljaj.
carta-magica-event-played = { $seat } odigra kartico { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } počaka.
# Koliko česa: „3 blaga“, pri ena v tožilniku.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] { $taken } blago
        [two] { $taken } blaga
        [few] { $taken } blaga
       *[other] { $taken } blaga
    }
   *[other] { $taken ->
        [one] { $taken } { FORM($kind_name, "acc") }
        [two] { $taken } { FORM($kind_name, "gen") }
        [few] { $taken } { FORM($kind_name, "gen") }
       *[other] { $taken } { FORM($kind_name, "gen") }
    }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] { $amount } blago
        [two] { $amount } blaga
        [few] { $amount } blaga
       *[other] { $amount } blaga
    }
   *[other] { $amount ->
        [one] { $amount } { FORM($kind_name, "acc") }
        [two] { $amount } { FORM($kind_name, "gen") }
        [few] { $amount } { FORM($kind_name, "gen") }
       *[other] { $amount } { FORM($kind_name, "gen") }
    }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } že ima { $left } { FORM($kind_name, "gen") } in nima več prostora.
   *[other] { $seat } vzame { carta-magica-taken }; zdaj ima { $left }.
 }
carta-magica-event-sailed = { $seat } pluje { carta-magica-spaces } daleč { carta-magica-place.to }{ $freed ->
    [yes] ; ladja je spet prosta.
   *[no] .
 }
carta-magica-event-storm = Nevihta piha na { $towards }.
carta-magica-event-braved = { $seat } kljubuje nevihti.
carta-magica-event-blown = Ladja igralca { $seat }, { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } lahko v pristanišču trguje brez plovbe.
carta-magica-event-owing = { $seat } mora plačati { carta-magica-amount }.
carta-magica-event-laid = { $seat } položi kartico { carta-magica-card }.
carta-magica-event-paid = { $seat } za { $purpose } plača { carta-magica-amount }{ $change ->
    [0] .
   *[other] {" "}in dobi nazaj { $change }.
 }
carta-magica-event-traded = { $seat } dobi { $taken ->
    [1] { $taken } zlato
   *[other] { $taken } zlata
 }; zdaj ima { $left }.
carta-magica-event-bought = { $seat } kupi talisman { $name } { $how }.
carta-magica-event-left = { $seat } konča obisk pristanišča.
carta-magica-event-cursed = Razstavljeni so novi talismani: { $names }.
carta-magica-event-about-to-draw = Na vrsti je kartica pustolovščine; vleče { $seat }.
carta-magica-event-lapsed = Kartic pustolovščin ni več.
carta-magica-event-rebuilt = Odložene kartice se premešajo v nov kup ({ $pile }).
carta-magica-event-looked = { $seat } pogleda { $count ->
    [one] vrhnjo kartico
    [two] vrhnji { $count } kartici
    [few] vrhnje { $count } kartice
   *[other] vrhnjih { $count } kartic
 } kupa{ $known ->
    [yes] : { $count ->
        [1] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $value_1 ->
        [1] { $name_1 }
       *[other] { FORM($name_1, "gen") }
    }
    [payment] Plačilo: { $value_1 } blaga
    [monster] { $name_1 } (moč { $strength_1 }, zlato { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $value_2 ->
        [1] { $name_2 }
       *[other] { FORM($name_2, "gen") }
    }
    [payment] Plačilo: { $value_2 } blaga
    [monster] { $name_2 } (moč { $strength_2 }, zlato { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $value_3 ->
        [1] { $name_3 }
       *[other] { FORM($name_3, "gen") }
    }
    [payment] Plačilo: { $value_3 } blaga
    [monster] { $name_3 } (moč { $strength_3 }, zlato { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } vzame kartico { carta-magica-card }.
carta-magica-event-stowed = { $seat } vrne druge kartice{ $known ->
    [yes] , na vrh { carta-magica-card }.
   *[no] {" "}na vrh.
 }
carta-magica-event-drew = { $seat } potegne kartico { carta-magica-card }.
carta-magica-event-kept = { $seat } obdrži kartico { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } zamenja kartico, a že ima { $left } { FORM($kind_name, "gen") } in nima več prostora.
   *[other] { $seat } zamenja kartico za { carta-magica-taken }; zdaj ima { $left }.
 }
carta-magica-event-unpaid = { $seat } ne more plačati { $amount } blaga in izpusti naslednjo potezo.
carta-magica-event-settled-card = { $seat } poravna zahtevo.
carta-magica-event-faced = { $seat } se sooči s pošastjo { $name } (moč { $strength }, zlato { $value }) in porabi { $magic ->
    [0] nič magije
    [1] { $magic } magijo
   *[other] { $magic } magije
 }.
carta-magica-event-tamed = { $seat } doseže { $total } in ukroti pošast { $name }. Nagrada: { $gold ->
    [1] { $gold } zlato
   *[other] { $gold } zlata
 }.
carta-magica-event-untamed = { $seat } doseže samo { $total } proti { $strength }: pošast { $name } uide; { $goods ->
    [0] blaga na krovu ni bilo
    [1] izgubljeno je vse blago na krovu: { $goods }
   *[other] izgubljeno je vse blago na krovu: { $goods }
 }.
carta-magica-event-returned = { $seat } je okrog otoka in spet doma!
carta-magica-event-last-round = Ta krog je zadnji.
carta-magica-event-attacked = { $seat } napade. Brani se { $target_seat }.
carta-magica-event-won = { $attack } proti { $defence }: bitko dobi { $winner_seat }.
carta-magica-event-tied = { $attack } proti { $defence }: bitke ne dobi nihče.
carta-magica-event-looted = { $seat } vzame igralcu { $loser_seat } kartico { carta-magica-card }.
carta-magica-event-spared = { $seat } igralcu { $loser_seat } ne vzame ničesar.
carta-magica-event-proposed = { $seat } predlaga menjavo mest. Odgovori { $target_seat }.
carta-magica-event-swapped = { $seat } in { $target_seat } zamenjata mesti.
carta-magica-event-refused = { $seat } ostane.
carta-magica-event-passed = { $seat } odneha.
carta-magica-event-skipped = { $seat } izpusti potezo.
carta-magica-event-ended = Potovanja je konec po { $round ->
    [one] { $round } krogu
    [two] { $round } krogih
    [few] { $round } krogih
   *[other] { $round } krogih
 }.
carta-magica-event-stopped = Igra se ustavi po { $round ->
    [one] { $round } krogu
    [two] { $round } krogih
    [few] { $round } krogih
   *[other] { $round } krogih
 }; domov se ni vrnil nihče.

# Od kod so točke

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name }, v izzivu
carta-magica-tally-gold = zlato
carta-magica-tally-gold-cards = zlato na obdržanih karticah
carta-magica-tally-returned = okrog otoka in domov

# Plošča v besedah

carta-magica-board-round = { $round }. krog
carta-magica-board-last-round = Zadnji krog
carta-magica-board-display = Talismani
carta-magica-board-deck = na kupčku { $count }
carta-magica-board-pile = Pustolovščine: na kupu { $pile }, porabljene { $discards }
carta-magica-board-bank = Banka: zlato { $gold }, blago { $goods }, magija { $magic }
carta-magica-board-arrow = Puščica: { carta-magica-spin }
carta-magica-board-telescope = Videno skozi daljnogled, od zgoraj: { $cards }
carta-magica-board-among = Videno prej, nekje med vrhnjimi { $depth }: { $cards }
carta-magica-board-legend = ° b r doseg · o brezvetrje · x plitvina · ^ pečina · # M kopno · *brezvetrje !poškodovana
carta-magica-board-player = igralec
carta-magica-board-ship = ladja
carta-magica-board-home = dom
carta-magica-board-progress = obkroženo
carta-magica-board-points = točke
carta-magica-board-missed = izpusti { $count }
carta-magica-board-pending = lahko trguje
carta-magica-board-returned = spet doma
carta-magica-board-wants = išče { $names }
