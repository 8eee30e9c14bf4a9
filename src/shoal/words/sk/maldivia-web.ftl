# Čo o hre Maldivia hovorí len prehliadač.

# Ryby, sťažne, doštičky, karty

maldivia-web-fish-R = { $count ->
    [one] { $count } červená ryba
    [few] { $count } červené ryby
   *[other] { $count } červených rýb
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } zelená ryba
    [few] { $count } zelené ryby
   *[other] { $count } zelených rýb
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } fialová ryba
    [few] { $count } fialové ryby
   *[other] { $count } fialových rýb
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } žltá ryba
    [few] { $count } žlté ryby
   *[other] { $count } žltých rýb
  }
maldivia-web-mast-empty = prázdny
maldivia-web-mast = Sťažeň zhora: { $fish }
maldivia-web-tile-hidden = rubom hore
maldivia-web-tile-fog = hmla { $side }
maldivia-web-letter-n = S
maldivia-web-letter-e = V
maldivia-web-letter-s = J
maldivia-web-letter-w = Z

# Doska

maldivia-web-sea = More, { $rows } × { $columns } polí
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; loďka hráča { $seat }, sťažeň zhora: { $fish }
maldivia-web-market = Trh ostrova { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Loď ostrova { $island }, ryby ({ $count }): { $fish }
maldivia-web-berth = Prázdne kotvisko ostrova { $island }
maldivia-web-pile = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  } v balíčku ostrova { $island }
maldivia-web-fog-spent = V tomto kole už žiadna hmla
maldivia-web-fog-held = Celý rad lodiek: hmla sa rozplynie
maldivia-web-summary-over = Koniec po { $round ->
    [one] { $round } kole
    [few] { $round } kolách
   *[other] { $round } kolách
  } · polí: { $spaces }
maldivia-web-cannot-sail = Plaviť sa nedá
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Tvoje karty: { $cards }
maldivia-web-summary = { $round }. kolo · { $tile }. doštička z { $tiles }
maldivia-web-left = polí: { $spaces }, koniec pri { $end }

# Čo akcia urobí

maldivia-web-may-rob = okradni: { $seat } ({ $fish })
maldivia-web-may-deliver = dodaj: { $card }
maldivia-web-do-take = Vezmi si loďku: { $boat }
maldivia-web-do-place = Začni na { $cell }: { $outcome }
maldivia-web-do-plan = Plán: { $tiles }
maldivia-web-do-sail = Plav sa na { $cell }: { $outcome }
maldivia-web-do-stay = Zostaň tu
maldivia-web-stay-costs = bez akcie, koniec ťahu
maldivia-web-do-fish = Lov tu ryby: { $fish }
maldivia-web-do-rob = Ukradni hornú rybu hráča { $seat } ({ $fish })
maldivia-web-do-haul = Vytiahni ryby na palubu
maldivia-web-do-drop = Zlož a pusť ryby: { $fish }
maldivia-web-do-drop-none = Neskladaj nič
maldivia-web-do-stick = Navleč navrch { FORM($colour, "acc") } rybu
maldivia-web-do-release = Pusť zvyšok
maldivia-web-do-deliver = Dodaj na ostrov { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Ďalšia bude { $colour } ryba
maldivia-web-do-keep = Nechaj toto poradie
maldivia-web-do-turn = Chobotnica: otoč { $slot }. doštičku hráča { $seat } o { $angle }°{ $known ->
    [yes] : { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Žralok: daj hráčovi { $seat } kartu ostrova { $gave } za kartu ostrova { $took }
maldivia-web-do-give = Daj túto kartu: { $card }
maldivia-web-do-exchange = Pošli preč túto loď: { $card }
maldivia-web-do-end = Ukonči ťah

# Zásobník

maldivia-web-plan = Tvoj plán
maldivia-web-plan-held = Ťukni na doštičku, s ktorou si vymení miesto.
maldivia-web-plan-now = hrá sa { $tile }. doštička
maldivia-web-plan-in = Tvoj plán je hotový
maldivia-web-plan-send = Použi tento plán
maldivia-web-plan-replace = Zmeň môj plán
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Otoč { $slot }. doštičku: { $tile }
maldivia-web-slot-move = Presuň { $slot }. doštičku: { $tile }
maldivia-web-slot-here = Vymeň { $held }. a { $slot }. doštičku
maldivia-web-plan-nowhere = Tvoja prvá šípka nikam nevedie.
maldivia-web-plan-reach = Čísla na mori: ktorá doštička ťa tam môže doviesť.
maldivia-web-plan-fog = { CAPITAL($fog) } by prehla zahmlený rad na orámovaný.
maldivia-web-plan-fog-none = { CAPITAL($fog) } by teraz nič neprehla.
maldivia-web-plan-caught = Ako loďky ležia teraz, o hornú rybu môže prísť: { $seats }.
maldivia-web-plan-caught-own = Ležíš tam aj ty: tvoja horná ryba by bola preč.
maldivia-web-choose = Čo urobíš?
maldivia-web-choose-boat = Vyber si loďku
maldivia-web-choose-ship = Ktorá loď pôjde pod balíček?
maldivia-web-in-hand = V ruke
maldivia-web-stick-of = { $what }, jedna { $count ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $count }
maldivia-web-on-mast = Tvoj sťažeň zdola nahor
maldivia-web-mast-bottom = dole
maldivia-web-mast-top = hore
maldivia-web-stick = Ťukni na rybu, ktorá pôjde navrch
maldivia-web-drop = Na sťažeň je ich priveľa: ťukni na najnižšiu rybu, ktorú zložíš
maldivia-web-restack = Ťukaj na ryby v poradí zdola nahor
maldivia-web-octopus = Chobotnica otočí jednu stojacu doštičku.
maldivia-web-octopus-tile = { $slot }. doštička hráča { $seat }: { $tile }
maldivia-web-octopus-how = O koľko?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Žralok vymení dve karty naslepo.
maldivia-web-shark-give = Dáš
maldivia-web-shark-take = Vezmeš si
maldivia-web-shark-mine = { $letter } { $island }: daj jednu jeho kartu
maldivia-web-shark-theirs = { $letter } { $seat }: vezmi kartu ostrova { $island }
maldivia-web-give = Ktorá tvoja karta ostrova { $island } to bude? Dostane ju { $seat }.

# Hráči

maldivia-web-players = Hráči
maldivia-web-planned = plán je hotový
maldivia-web-tiles = Plán: { $tiles }
maldivia-web-cards = { $count ->
    [0] zatiaľ žiadne karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
maldivia-web-supply = V zásobe

# Čo hovorí potvrdzovacie tlačidlo a ako vyberať

maldivia-web-deed-sail = Plav sa na { $cell }
maldivia-web-deed-sail-fish = Plav sa na { $cell } a lov ryby
maldivia-web-deed-sail-rob = Plav sa na { $cell } a kradni
maldivia-web-deed-sail-deliver = Plav sa na { $cell } a dodaj
maldivia-web-deed-place = Začni na { $cell }
maldivia-web-deed-deliver = Dodaj
maldivia-web-deed-rob = Okradni: { $seat }
maldivia-web-deed-fish = Lov ryby
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Kto nepláva, nesmie loviť, kradnúť ani dodávať: tvoj ťah sa skončí.
maldivia-web-ends-current = Prúd: nie je tu čo brať a pri ďalšej plavbe nepôjdeš so žiadnym prúdom.
maldivia-web-ends-begin = Tu: { $what }. Zatiaľ nič neberieš.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Otoč doštičku
maldivia-web-deed-swap = Vymeň karty
maldivia-web-deed-give = Daj túto kartu
maldivia-web-deed-exchange = Pošli túto loď preč
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Ťukni na loďku a je tvoja.
maldivia-web-how-place = Ťukni na pole a uvidíš, čo ponúka; ťukni znova a začneš tam.
maldivia-web-how-plan = Ťuknutím doštičku otočíš, potiahnutím dve vymeníš; potom plán použi.
maldivia-web-how-sail = Ťukni na svietiace pole a uvidíš cestu a čo tam získaš; ťukni znova a vyplávaš.
maldivia-web-how-act = Ťukni na svietiace pole alebo loď, alebo vyber zo zoznamu.
maldivia-web-how-drop = Ťukni na najnižšiu rybu, ktorú zložíš.
maldivia-web-how-stick = Ťukni na rybu, ktorá pôjde navrch ako ďalšia: hneď sa navlečie.
maldivia-web-how-restack = Každé dodanie to dovoľuje. Ťukni na ďalšiu rybu, alebo nechaj poradie.
maldivia-web-how-exchange = Vyberáš ako sused po ľavici toho, kto more prehnul. Namiesto nej pripláva nová loď.

# Čo sa deje, kým sa to ukazuje

maldivia-web-told-folded = { $seat } privoláva hmlu od ostrova { $island }: more sa prehne a { $spaces ->
    [one] zostáva { $spaces } pole
    [few] zostávajú { $spaces } polia
   *[other] zostáva { $spaces } polí
  }.
maldivia-web-told-opened = Pripláva loď ostrova { $island } a chce: { FORM($named, "acc") }.

# Čo vidno na telefóne

maldivia-web-fact-round = { $round }. kolo
maldivia-web-fact-tile = K{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · koniec pri { $end }
maldivia-web-fact-ends = { $spaces ->
    [one] Vidno { $spaces } pole
    [few] Vidno { $spaces } polia
   *[other] Vidno { $spaces } polí
  }; pri { $end } alebo menej hra končí.
maldivia-web-fact-points = Máš { count-points } na { $count ->
    [one] { $count } karte
    [few] { $count } kartách
   *[other] { $count } kartách
  }.

# Čo je čo

maldivia-web-about-space-open = Otvorené more: loďky tadiaľto plávajú a zastavujú tu, ale nie je tu čo vziať.
maldivia-web-about-space-current = Prúd: vplávaj na jeho prvé pole v jeho smere a môžeš s ním zatočiť a plaviť sa ďalej.
maldivia-web-about-space-octopus = Zastav tu a môžeš otočiť jednu ešte neukázanú doštičku, svoju alebo cudziu.
maldivia-web-about-space-shark = Zastav tu a môžeš vymeniť jednu svoju kartu za kartu iného hráča, naslepo.
maldivia-web-about-space-fish = Zastav tu a môžeš si vziať tieto ryby zo zásoby na sťažeň. Nie v ťahu, v ktorom dodávaš.
maldivia-web-about-boat = Loďka hráča { $seat } na { $cell }
maldivia-web-about-boat-text = Zastav vedľa nej a môžeš jej ukradnúť hornú rybu. Žiadna loďka neprepláva cez inú.
maldivia-web-about-boat-own = Na tvoj sťažeň sa zmestí sedem rýb. Zlodej aj hmla berú len tú hornú.
maldivia-web-about-boat-hand = Tieto ryby teraz pôjdu na sťažeň: vedľa dosky vyber, ktorá bude ďalšia.
maldivia-web-about-ship = Trhová loď ostrova { $island }
maldivia-web-about-ship-text = Zastav pri okraji ostrova { $island } so všetkými týmito rybami na sťažni, v ľubovoľnom poradí, a môžeš dodať. Karta lode je tvoja.
maldivia-web-about-berth-text = Balíček je prázdny: žiadna ďalšia loď už nepripláva.
maldivia-web-about-pile-text = Keď loď dostane svoje ryby, z tohto balíčka pripláva ďalšia.
maldivia-web-about-island-text = Hmla odtiaľto prehne krajný rad. Novým okrajom je potom jeho rub.
maldivia-web-about-island-fogged = Odtiaľto už v tomto kole hmla prišla: ďalšia nič neurobí.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] zatiaľ žiadne karty
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
  }
maldivia-web-about-cards-hidden = Známe sú len ostrovy na rube. Každá ryba na karte je bod.
maldivia-web-about-cards-own = Každá ryba na karte je bod: spolu { $points }. Vidíš ich len ty.
maldivia-web-about-tile-arrow = Keď sa doštička ukáže, tvoja loďka popláva týmto smerom, ako ďaleko chceš.
maldivia-web-about-tile-fog = Keď sa doštička ukáže, prehne sa krajný rad tejto strany. Loďky, ktoré hmla zastihne, stratia hornú rybu.
maldivia-web-about-tile-hidden = Ukáže sa, až keď na ňu príde rad. Predtým ju môže otočiť chobotnica.
maldivia-web-about-supply-text = Z každej farby je osem rýb. Čo nie je na žiadnom sťažni, leží tu v zásobe; čo tu nie je, to neulovíš.
maldivia-web-about-row-mast = Sťažeň zhora
maldivia-web-about-row-cards = Získané karty
maldivia-web-about-row-asks = Chce
maldivia-web-about-row-worth = Hodnota
maldivia-web-about-row-side = Okraj mora
maldivia-web-about-row-edge = Lode ostrova { $island }
maldivia-web-about-row-next = Ďalší prehyb ukáže
