### Kleine Fische ganz groß

kleine-fische-option-memory-help = Pomoc paměti: co všichni viděli, zůstává označené
kleine-fische-option-free-entry = Chobotnice opouští svou jeskyni zdarma: první dráha ji nestojí krok

## Druhy a jeskyně

kleine-fische-hidden = skrytá ryba
    .acc = skrytou rybu
kleine-fische-species-clown = Klaun
    .acc = Klauna
kleine-fische-species-lion = Perutýn
    .acc = Perutýna
kleine-fische-species-box = Havýš
    .acc = Havýše
kleine-fische-species-hammer = Kladivoun
    .acc = Kladivouna
kleine-fische-species-puffer = Čtverzubec
    .acc = Čtverzubce
kleine-fische-species-sword = Mečoun
    .acc = Mečouna
kleine-fische-species-saw = Piloun
    .acc = Pilouna
kleine-fische-species-seahorse = Mořský koník
    .acc = Mořského koníka
kleine-fische-species-angel = Pomec
    .acc = Pomce
kleine-fische-species-parrot = Ploskozubec
    .acc = Ploskozubce
kleine-fische-species-surgeon = Bodlok
    .acc = Bodloka
kleine-fische-species-flying = Létající ryba
    .acc = Létající rybu
kleine-fische-species-angler = Mořský ďas
    .acc = Mořského ďasa

kleine-fische-shells = { $shells ->
    [one] { $shells } mušle
    [few] { $shells } mušle
   *[other] { $shells } mušlí
}

kleine-fische-cave-hidden = karta jeskyně
    .acc = kartu jeskyně
kleine-fische-cave-fins-1 = Turboploutve (1)
    .acc = Turboploutve (1)
kleine-fische-cave-fins-2 = Turboploutve (2)
    .acc = Turboploutve (2)
kleine-fische-cave-fins-3 = Turboploutve (3)
    .acc = Turboploutve (3)
kleine-fische-cave-fins-4 = Turboploutve (4)
    .acc = Turboploutve (4)
kleine-fische-cave-fins-5 = Turboploutve (5)
    .acc = Turboploutve (5)
kleine-fische-cave-lamp-1 = Podvodní lampa (jeden pohled)
    .acc = Podvodní lampu (jeden pohled)
kleine-fische-cave-lamp-2 = Podvodní lampa (dva pohledy)
    .acc = Podvodní lampu (dva pohledy)
kleine-fische-cave-octo-1 = Turbochobotnice (+1)
    .acc = Turbochobotnici (+1)
kleine-fische-cave-octo-2 = Turbochobotnice (+2)
    .acc = Turbochobotnici (+2)
kleine-fische-cave-octo-3 = Turbochobotnice (+3)
    .acc = Turbochobotnici (+3)
kleine-fische-cave-octo-4 = Turbochobotnice (+4)
    .acc = Turbochobotnici (+4)
kleine-fische-cave-octo-5 = Turbochobotnice (+5)
    .acc = Turbochobotnici (+5)
kleine-fische-cave-reroll-1 = Hoď znovu (jednou)
    .acc = Hoď znovu (jednou)
kleine-fische-cave-reroll-2 = Hoď znovu (dvakrát)
    .acc = Hoď znovu (dvakrát)
kleine-fische-cave-rainbow = Duhová ryba
    .acc = Duhovou rybu
kleine-fische-cave-chest = Truhla s pokladem
    .acc = Truhlu s pokladem

kleine-fische-way-up = nahoru
kleine-fische-way-down = dolů
kleine-fische-way-left = doleva
kleine-fische-way-right = doprava

## Otázky

kleine-fische-ask-exchange = V celé horní řadě jsou jeskyně. Prohoď jednu z nich s rybou zespodu.
kleine-fische-wait-exchange = V celé horní řadě jsou jeskyně: { $seat } jednu z nich prohazuje s rybou zespodu.
kleine-fische-ask-jump = Přesuň člun nad rybu a skoč.
kleine-fische-wait-jump = { $seat } přesouvá člun nad rybu a skáče.
kleine-fische-ask-move = Plav dál z místa, kde jsi.
kleine-fische-wait-move = { $seat } začíná tah a plave dál.
kleine-fische-ask-peek = Tvoje lampa svítí. Podívej se na skrytou rybu (zbývá pohledů: { $left }).
kleine-fische-wait-peek = { $seat } svítí na skryté ryby (zbývá pohledů: { $left }).
kleine-fische-ask-first-reveal = Odkryj jednu z ryb vedle sebe.
kleine-fische-wait-first-reveal = { $seat } vybírá, kterou rybu odkryje.
kleine-fische-ask-choice = { $count ->
    [one] Odkrytá je jedna ryba
    [few] Odkryté jsou { $count } různé ryby
   *[other] Odkrytých je { $count } různých ryb
}. Zastavíš, nebo plaveš dál?
kleine-fische-wait-choice = { $seat } má { $count ->
    [one] odkrytou jednu rybu
    [few] odkryté { $count } různé ryby
   *[other] odkrytých { $count } různých ryb
} a rozhoduje se: zastavit, nebo plavat dál?
kleine-fische-ask-after-move = { $fish ->
    [0] Prozkoumáš jeskyni vedle sebe, nebo zastavíš?
   *[other] Odkryješ rybu vedle sebe, nebo prozkoumáš jeskyni?
}
kleine-fische-wait-after-move = { $seat } vybírá kartu vedle potápěče.
kleine-fische-ask-octopus = { $steps ->
    [0] Žádné chobotničí body. Necháš chobotnici být, nebo ji popoženeš kartou Turbochobotnice, jestli ji máš?
    [one] Posuneš chobotnici o jednu dráhu, nebo ji necháš být?
    [few] Posuneš chobotnici až o { $steps } dráhy, nebo ji necháš být?
   *[other] Posuneš chobotnici až o { $steps } drah, nebo ji necháš být?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } nemá chobotničí body a může zahrát kartu Turbochobotnice.
    [one] { $seat } může posunout chobotnici o jednu dráhu.
    [few] { $seat } může posunout chobotnici až o { $steps } dráhy.
   *[other] { $seat } může posunout chobotnici až o { $steps } drah.
}
kleine-fische-ask-octopus-driven = Posuň chobotnici, teď až o { $steps ->
    [one] { $steps } dráhu
    [few] { $steps } dráhy
   *[other] { $steps } drah
  }.
kleine-fische-wait-octopus-driven = { $seat } posouvá chobotnici, teď až o { $steps ->
    [one] { $steps } dráhu
    [few] { $steps } dráhy
   *[other] { $steps } drah
  }.
kleine-fische-ask-rob = Chobotnice potkala několik potápěčů. Koho okradeš?
kleine-fische-wait-rob = Chobotnice potkala několik potápěčů: { $seat } vybírá, koho okrade.
kleine-fische-ask-announce = Kolik ryb zkusíš vzít hráči { $victim_seat }?
kleine-fische-wait-announce = { $seat } se rozhoduje, kolik ryb zkusí vzít hráči { $victim_seat }.
kleine-fische-ask-rolled = Hod { $result } na { $number } nestačí. Přijmeš to, nebo kartou hodíš znovu?
kleine-fische-wait-rolled = Hod { $result } na { $number } nestačí: { $seat } to přijme, nebo kartou hodí znovu.
kleine-fische-ask-roll-on = Hod { $result } na { $number } nestačí. Ještě jeden hod, nebo to přijmeš?
kleine-fische-wait-roll-on = Hod { $result } na { $number } nestačí: { $seat } může hodit ještě jednou.
kleine-fische-ask-rainbow = Na kterou svou hromádku dáš duhovou rybu?
kleine-fische-wait-rainbow = { $seat } vybírá hromádku pro duhovou rybu.

## Okamžiky jako části věty

kleine-fische-phase-exchange = nejdřív se musí jeskyně z horní řady prohodit s rybou
kleine-fische-phase-jump = nejdřív se skáče
kleine-fische-phase-move = na řadě je první pohyb tahu
kleine-fische-phase-peek = lampa svítí
kleine-fische-phase-first-reveal = nejdřív se odkrývá ryba
kleine-fische-phase-choice = rozhoduje se, zda zastavit, nebo plavat dál
kleine-fische-phase-after-move = na řadě je karta vedle potápěče
kleine-fische-phase-octopus = ponor skončil a na řadě je chobotnice
kleine-fische-phase-rob = vybírá se oběť
kleine-fische-phase-announce = ohlašuje se, kolik ryb se bude krást
kleine-fische-phase-rolled = hod se nepovedl
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = pokládají se duhové ryby
kleine-fische-phase-over = partie skončila

## Proč ne

kleine-fische-no-card = { CAPITAL($cave) }: tuto kartu nemáš, nebo ji v tomto tahu ještě nemůžeš použít.
kleine-fische-no-lamp-now = { CAPITAL($cave) }: jde použít jen před prvním pohybem tvého tahu.
kleine-fische-no-turbo-now = { CAPITAL($cave) }: jde použít, jen když posouváš chobotnici.
kleine-fische-no-reroll-now = { CAPITAL($cave) }: jde použít jen hned po příliš nízkém hodu.
kleine-fische-no-one-card = Nejdřív využij druhý hod zahrané karty, nebo se ho vzdej; pak můžeš zahrát { FORM($cave, "acc") }.
kleine-fische-no-no-lamp = Lampa ti nesvítí: { $now }.
kleine-fische-no-look-first = Lampa už svítí, tak se podívej aspoň na jednu rybu.
kleine-fische-no-peek-cave = To je jeskyně; lampa ukáže jen ryby.
kleine-fische-no-peek-twice = Tuto kartu už teď znáš.
kleine-fische-no-exchange = Karty se prohazují, jen když jsou v celé horní řadě jeskyně a ty máš skočit.
kleine-fische-no-exchange-cave = To je taky jeskyně; vyber rybu.
kleine-fische-no-jump-twice = Už jsi ve vodě; skáče se jen jednou.
kleine-fische-no-jump-cave = Dole je jeskyně; pod člunem musí být ryba.
kleine-fische-no-jump-now = Ještě ne: { $now }.
kleine-fische-no-jump-octopus = Tam čeká chobotnice.
kleine-fische-no-on-boat = Ještě jsi na člunu: nejdřív skoč.
kleine-fische-no-card-first = Pohyb máš za sebou; teď je na řadě karta vedle tebe.
kleine-fische-no-swim-now = Teď se neplave: { $now }.
kleine-fische-no-octopus-there = Tam je chobotnice; na její dráhu žádný potápěč neplave.
kleine-fische-no-backwards = Díváš se { $heading }; potápěči nikdy neplavou pozpátku.
kleine-fische-no-no-lane = Z křižovatky před tebou nevede { $way } žádná dráha.
kleine-fische-no-too-far = Žádná cesta, která by měla nejvýš { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  } a končila ve směru { $heading }, tam nevede.
kleine-fische-no-card-now = Teď ne: { $now }.
kleine-fische-no-not-beside = Tato karta není vedle tvé dráhy.
kleine-fische-no-reveal-cave = To je jeskyně; jeskyně se neodkrývají, ale prozkoumávají.
kleine-fische-no-open-already = Tato karta už je odkrytá.
kleine-fische-no-explore-fish = To je ryba, ne jeskyně.
kleine-fische-no-explore-first = Po prvním pohybu tahu nejde prozkoumat žádnou jeskyni.
kleine-fische-no-explore-count = Tato jeskyně chce přesně tolik odkrytých ryb: { $needs }. Teď { $open ->
    [one] je odkrytá { $open }
    [few] jsou odkryté { $open }
   *[other] je odkrytých { $open }
}.
kleine-fische-no-stop-first = Po prvním pohybu tahu vždy přijde ryba: jednu odkryj.
kleine-fische-no-stop-before-card = Vedle tebe je skrytá ryba: zastavit můžeš, až tu vyhodnotíš kartu.
kleine-fische-no-stop-unstarted = Tah nejde přeskočit: první pohyb je povinný.
kleine-fische-no-stop-now = Není co zastavit: { $now }.
kleine-fische-no-octopus-now = Chobotnice se hýbe až po tvém ponoru: { $now }.
kleine-fische-no-turbo-stay = Karta už ji popohnala, takže se chobotnice musí pohnout.
kleine-fische-no-no-points = Žádná z tvých odkrytých ryb nemá chobotničí bod a žádná Turbochobotnice není zahraná.
kleine-fische-no-own-diver = Tam je tvůj potápěč; tvoje chobotnice se mu vyhýbá.
kleine-fische-no-circle = Aby se vrátila tam, kde je teď, potřebuje volný okruh aspoň čtyř drah; kroků máš { $steps }.
kleine-fische-no-octopus-far = { $steps ->
    [6] Se { $steps } kroky
    [7] Se { $steps } kroky
    [one] S jedním krokem
    [few] Se { $steps } kroky
   *[other] S { $steps } kroky
} se tam chobotnice nedostane: je to moc daleko, nebo je v cestě potápěč.
kleine-fische-no-rob-now = Teď není koho vybírat: { $now }.
kleine-fische-no-nobody = Hráč { $number } u tohoto stolu není.
kleine-fische-no-rob-self = Okrást sebe nejde.
kleine-fische-no-rob-elsewhere = { $victim_seat } není na dráze chobotnice.
kleine-fische-no-announce-now = Teď není co ohlašovat: { $now }.
kleine-fische-no-again-now = Druhý hod teď nemáš: { $now }.
kleine-fische-no-accept-now = Teď není co přijmout: { $now }.
kleine-fische-no-rainbow-now = Duhové ryby se pokládají až po konci partie.
kleine-fische-no-rainbow-stack = Takovou hromádku nemáš: { $fish }.

## Co se stalo

# Místa a dráhy, jak je počítají lidé: řady shora, karty zleva.
kleine-fische-place = řada { $row }, karta { $nth }
kleine-fische-lane = { $side ->
    [left] vlevo od karty { $nth } v řadě { $row }
    [right] vpravo od karty { $nth } v řadě { $row }
    [below] pod kartou { $nth } v řadě { $row }
   *[above] nad kartou { $nth } v řadě { $row }
}

kleine-fische-event-exchanged = { $seat } prohazuje jeskyni s číslem { $needs } ({ kleine-fische-place }) s rybou (řada { $other_row }, karta { $other_nth }).
kleine-fische-event-jumped = { $seat } přesouvá člun nad kartu { $boat } a skáče na dráhu { kleine-fische-lane }, směr { $way }.
kleine-fische-event-reversed = Chobotnice blokuje roh: { $seat } se otáčí { $way }.
kleine-fische-event-swam = { $seat } plave { $way } na dráhu { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } odkrývá { FORM($fish, "acc") } ({ kleine-fische-place }), { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } chobotničí bod
    [few] , { $points } chobotničí body
   *[other] , { $points } chobotničích bodů
}.
kleine-fische-event-bust = Podruhé { $fish }! { $lost ->
    [2] Obě ryby se otáčejí zpátky
   *[other] Obě ryby i všechny mezi nimi se otáčejí zpátky, celkem { $lost }
}. { $seat } si { $kept ->
    [0] nenechává nic
    [one] nechává { $kept } rybu
    [few] nechává { $kept } ryby
   *[other] nechává { $kept } ryb
}.
kleine-fische-event-stranded = Vedle dráhy není žádná ryba: tah hráče { $seat } končí.
kleine-fische-event-stopped = { $seat } zastavuje. Počet ryb: { $count }.
kleine-fische-event-halted = Víc už tu nejde: { $seat } zastavuje. Počet ryb: { $count }.
kleine-fische-event-explored = { $seat } prozkoumává jeskyni ({ kleine-fische-place }): { $needs ->
    [one] odkrytá je { $needs } ryba
    [few] odkryté jsou { $needs } ryby
   *[other] odkrytých je { $needs } ryb
}, přesně kolik chce.
kleine-fische-event-used = { $seat } hraje kartu { $cave }.
kleine-fische-event-peeked = { $seat } svítí na kartu ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , { $shells } mušle
    [few] , { $shells } mušle
   *[other] , { $shells } mušlí
}{ $points ->
    [0] {""}
    [one] , { $points } chobotničí bod
    [few] , { $points } chobotničí body
   *[other] , { $points } chobotničích bodů
}.
kleine-fische-event-darkened = Hráči { $seat } už to stačí.
kleine-fische-event-crawled = { $seat } posouvá chobotnici { $cost ->
    [0] zdarma
    [one] o jeden krok
    [few] o { $cost } kroky
   *[other] o { $cost } kroků
} na dráhu { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } nechává chobotnici, kde je.
kleine-fische-event-met = Chobotnice chytá: { $seats }.
kleine-fische-event-chosen = { $seat } si vybírá oběť: { $victim_seat }.
kleine-fische-event-spared = { $seat } nechává potápěče jít.
kleine-fische-event-announced = { $seat } chce hráči { $victim_seat } vzít { $number ->
    [one] { $number } rybu
    [few] { $number } ryby
   *[other] { $number } ryb
}.
kleine-fische-event-rolled = { $seat } hází { $result }: { $good ->
    [yes] na { $number } to stačí.
   *[no] na { $number } to nestačí.
}
kleine-fische-event-missed = { $victim_seat } si nechává všechno.
kleine-fische-event-stole = { $taken ->
    [0] { $victim_seat } nemá žádné ryby, { $seat } nebere nic.
    [one] { $seat } bere hráči { $victim_seat } { $taken } rybu: { $fish }.
    [few] { $seat } bere hráči { $victim_seat } { $taken } ryby: { $fish }.
   *[other] { $seat } bere hráči { $victim_seat } { $taken } ryb: { $fish }.
}
kleine-fische-event-lost = Červená tvář: { $taken ->
    [0] { $seat } nemá žádné ryby, { $victim_seat } nebere nic.
    [one] { $victim_seat } bere hráči { $seat } { $taken } rybu: { $fish }.
    [few] { $victim_seat } bere hráči { $seat } { $taken } ryby: { $fish }.
   *[other] { $victim_seat } bere hráči { $seat } { $taken } ryb: { $fish }.
}
kleine-fische-event-collected = { $seat } získává: { $fish }.
kleine-fische-event-took = { $seat } si bere jeskyni s číslem { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Útes se doplňuje: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , jeskyně s číslem { $caves }
        [few] , z toho jedna jeskyně s číslem { $caves }
       *[other] , z toho jedna jeskyně s číslem { $caves }
    }
    [few] , z toho { $new_caves } jeskyně s čísly { $caves }
   *[other] , z toho { $new_caves } jeskyní s čísly { $caves }
}; { $left ->
    [0] balíček je prázdný
    [one] v balíčku zbývá jedna: { $top ->
        [fish] ryba
       *[other] jeskyně s číslem { $top }
    }
    [few] v balíčku zbývají { $left }, nahoře { $top ->
        [fish] ryba
       *[other] jeskyně s číslem { $top }
    }
   *[other] v balíčku jich zbývá { $left }, nahoře { $top ->
        [fish] ryba
       *[other] jeskyně s číslem { $top }
    }
}.
kleine-fische-event-turn = Na tahu je { $seat }.
kleine-fische-event-ended = Útes nejde doplnit: partie skončila. Všichni odkryjí své ryby a jeskyně a body se sečtou.
kleine-fische-event-crowned = { $seat } pokládá duhovou rybu na hromádku: { $fish }.
kleine-fische-event-declined = { $seat } duhovou rybu nikam nepokládá.
kleine-fische-event-scored = Partii vyhrává: { $seats }. Body podle míst u stolu: { $scores }.

## Body

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Duhová ryba: { $fish }
kleine-fische-tally-unused = Nepoužité karty jeskyní
kleine-fische-tally-chest = { $count ->
    [one] Truhla s pokladem
    [few] { $count } truhly s pokladem
   *[other] { $count } truhel s pokladem
} na { $rank }. místě
kleine-fische-tally-tie = Ryby v hromádce, jen při shodě: { $count }

## Deska v terminálu

kleine-fische-short-clown = Klaun
kleine-fische-short-lion = Perutýn
kleine-fische-short-box = Havýš
kleine-fische-short-hammer = Kladiv.
kleine-fische-short-puffer = Čtverz.
kleine-fische-short-sword = Mečoun
kleine-fische-short-saw = Piloun
kleine-fische-short-seahorse = Koník
kleine-fische-short-angel = Pomec
kleine-fische-short-parrot = Ploskoz.
kleine-fische-short-surgeon = Bodlok
kleine-fische-short-flying = Létající
kleine-fische-short-angler = Ďas

kleine-fische-board-boat = člun
kleine-fische-board-deck = Balíček: { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
}, další je { $top }
kleine-fische-board-deck-empty = Balíček: prázdný
kleine-fische-board-fish-back = ryba
kleine-fische-board-cave-back = jeskyně { $needs }
kleine-fische-board-octopus-cave = Chobotnice @: ve své jeskyni
kleine-fische-board-octopus-lane = Chobotnice @: na { $lane }
kleine-fische-board-player = ryby: { $count }
kleine-fische-board-caves = jeskyně { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Odkryté
kleine-fische-board-photo = { $number }. { $fish } { $size } na { $place }
kleine-fische-board-points = chobotničí body: { $points }
kleine-fische-board-explored = Prozkoumává se jeskyně na { $place }.
kleine-fische-board-lanes = Dráhy vpředu
kleine-fische-board-lane = { $way } na { $lane }: { $offer }
kleine-fische-board-reversed = (po otočení)
kleine-fische-board-blocked = { $way } na { $lane }: tam je chobotnice
kleine-fische-board-offer-fish = ryby { $places }
kleine-fische-board-offer-cave = jeskyně { $place }, odkryto { $open } { $needs ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $needs }
kleine-fische-board-offer-nothing = není co odkrýt
kleine-fische-board-odds = Neviděné ryby: { $unseen }, z toho pro tebe nové: { $new }
kleine-fische-board-theft = Ohlášeno { $number }, hozeno { $rolls }
kleine-fische-board-album = Tvoje ryby
kleine-fische-board-albums = Ryby hráče { $seat }
kleine-fische-board-crowns = duhová ryba: { $fish }
kleine-fische-board-seen = Viděno u hráče { $seat }
kleine-fische-board-score = { count-points }, { $rank }. místo
kleine-fische-board-box = V krabici: { $caves }
kleine-fische-board-legend = ~~~ skrytá ryba · [4] jeskyně, která chce 4 · * mušle · o chobotničí body · 1> potápěč · @ chobotnice · dráha h23 vede nad kartou c23, dráha v23 vlevo od ní
