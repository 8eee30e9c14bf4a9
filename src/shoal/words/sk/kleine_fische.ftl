### Kleine Fische ganz groß

kleine-fische-option-memory-help = Pomoc pamäti: čo všetci videli, zostáva označené
kleine-fische-option-free-entry = Chobotnica opúšťa svoju jaskyňu zadarmo: prvá dráha ju nestojí krok

## Druhy a jaskyne

kleine-fische-hidden = skrytá ryba
    .acc = skrytú rybu
kleine-fische-species-clown = Klaun
    .acc = Klauna
kleine-fische-species-lion = Ohniváč
    .acc = Ohniváča
kleine-fische-species-box = Kufrovka
    .acc = Kufrovku
kleine-fische-species-hammer = Kladivohlav
    .acc = Kladivohlava
kleine-fische-species-puffer = Štvorzubec
    .acc = Štvorzubca
kleine-fische-species-sword = Mečiar
    .acc = Mečiara
kleine-fische-species-saw = Pílovec
    .acc = Pílovca
kleine-fische-species-seahorse = Morský koník
    .acc = Morského koníka
kleine-fische-species-angel = Klipka
    .acc = Klipku
kleine-fische-species-parrot = Papagájovec
    .acc = Papagájovca
kleine-fische-species-surgeon = Bodlok
    .acc = Bodloka
kleine-fische-species-flying = Lietajúca ryba
    .acc = Lietajúcu rybu
kleine-fische-species-angler = Morský čert
    .acc = Morského čerta

kleine-fische-shells = { $shells ->
    [one] { $shells } mušľa
    [few] { $shells } mušle
   *[other] { $shells } mušlí
}

kleine-fische-cave-hidden = karta jaskyne
    .acc = kartu jaskyne
kleine-fische-cave-fins-1 = Turboplutvy (1)
    .acc = Turboplutvy (1)
kleine-fische-cave-fins-2 = Turboplutvy (2)
    .acc = Turboplutvy (2)
kleine-fische-cave-fins-3 = Turboplutvy (3)
    .acc = Turboplutvy (3)
kleine-fische-cave-fins-4 = Turboplutvy (4)
    .acc = Turboplutvy (4)
kleine-fische-cave-fins-5 = Turboplutvy (5)
    .acc = Turboplutvy (5)
kleine-fische-cave-lamp-1 = Podvodná lampa (jeden pohľad)
    .acc = Podvodnú lampu (jeden pohľad)
kleine-fische-cave-lamp-2 = Podvodná lampa (dva pohľady)
    .acc = Podvodnú lampu (dva pohľady)
kleine-fische-cave-octo-1 = Turbochobotnica (+1)
    .acc = Turbochobotnicu (+1)
kleine-fische-cave-octo-2 = Turbochobotnica (+2)
    .acc = Turbochobotnicu (+2)
kleine-fische-cave-octo-3 = Turbochobotnica (+3)
    .acc = Turbochobotnicu (+3)
kleine-fische-cave-octo-4 = Turbochobotnica (+4)
    .acc = Turbochobotnicu (+4)
kleine-fische-cave-octo-5 = Turbochobotnica (+5)
    .acc = Turbochobotnicu (+5)
kleine-fische-cave-reroll-1 = Hoď znova (raz)
    .acc = Hoď znova (raz)
kleine-fische-cave-reroll-2 = Hoď znova (dvakrát)
    .acc = Hoď znova (dvakrát)
kleine-fische-cave-rainbow = Dúhová ryba
    .acc = Dúhovú rybu
kleine-fische-cave-chest = Truhlica s pokladom
    .acc = Truhlicu s pokladom

kleine-fische-way-up = nahor
kleine-fische-way-down = nadol
kleine-fische-way-left = doľava
kleine-fische-way-right = doprava

## Otázky

kleine-fische-ask-exchange = V celom hornom rade sú jaskyne. Vymeň jednu z nich za rybu z nižšieho radu.
kleine-fische-wait-exchange = V celom hornom rade sú jaskyne: { $seat } jednu z nich vymieňa za rybu z nižšieho radu.
kleine-fische-ask-jump = Presuň čln nad rybu a skoč.
kleine-fische-wait-jump = { $seat } presúva čln nad rybu a skáče.
kleine-fische-ask-move = Plávaj ďalej z miesta, kde si.
kleine-fische-wait-move = { $seat } robí prvý pohyb ťahu.
kleine-fische-ask-peek = Tvoja lampa svieti. Pozri sa na skrytú rybu (zostáva pohľadov: { $left }).
kleine-fische-wait-peek = { $seat } svieti na skryté ryby (zostáva pohľadov: { $left }).
kleine-fische-ask-first-reveal = Odkry jednu z rýb vedľa seba.
kleine-fische-wait-first-reveal = { $seat } vyberá, ktorú rybu odkryje.
kleine-fische-ask-choice = { $count ->
    [one] Odkrytá je jedna ryba
    [few] Odkryté sú { $count } rôzne ryby
   *[other] Odkrytých je { $count } rôznych rýb
}. Zastavíš, alebo poplávaš ďalej?
kleine-fische-wait-choice = { $seat } má { $count ->
    [one] odkrytú jednu rybu
    [few] odkryté { $count } rôzne ryby
   *[other] odkrytých { $count } rôznych rýb
} a rozhoduje sa, či zastaviť, alebo plávať ďalej.
kleine-fische-ask-after-move = { $fish ->
    [0] Preskúmaš jaskyňu vedľa seba, alebo zastavíš?
   *[other] Odkryješ rybu vedľa seba, alebo preskúmaš jaskyňu?
}
kleine-fische-wait-after-move = { $seat } vyberá kartu vedľa potápača.
kleine-fische-ask-octopus = { $steps ->
    [0] Žiadne chobotničie body. Necháš chobotnicu tak, alebo ju popoženieš kartou Turbochobotnica, ak ju máš?
    [one] Posunieš chobotnicu o jednu dráhu, alebo ju necháš tak?
    [few] Posunieš chobotnicu až o { $steps } dráhy, alebo ju necháš tak?
   *[other] Posunieš chobotnicu až o { $steps } dráh, alebo ju necháš tak?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } nemá chobotničie body a môže zahrať kartu Turbochobotnica.
    [one] { $seat } môže posunúť chobotnicu o jednu dráhu.
    [few] { $seat } môže posunúť chobotnicu až o { $steps } dráhy.
   *[other] { $seat } môže posunúť chobotnicu až o { $steps } dráh.
}
kleine-fische-ask-octopus-driven = Posuň chobotnicu, teraz až o { $steps ->
    [one] { $steps } dráhu
    [few] { $steps } dráhy
   *[other] { $steps } dráh
  }.
kleine-fische-wait-octopus-driven = { $seat } posúva chobotnicu, teraz až o { $steps ->
    [one] { $steps } dráhu
    [few] { $steps } dráhy
   *[other] { $steps } dráh
  }.
kleine-fische-ask-rob = Chobotnica stretla niekoľko potápačov. Koho okradneš?
kleine-fische-wait-rob = Chobotnica stretla niekoľko potápačov: { $seat } vyberá, koho okradne.
kleine-fische-ask-announce = Koľko rýb skúsiš vziať? Okrádaš hráča { $victim_seat }.
kleine-fische-wait-announce = { $seat } sa rozhoduje, koľko rýb skúsi vziať hráčovi { $victim_seat }.
kleine-fische-ask-rolled = Hod { $result } na { $number } nestačí. Prijmeš to, alebo kartou hodíš znova?
kleine-fische-wait-rolled = Hod { $result } na { $number } nestačí: { $seat } to prijme, alebo kartou hodí znova.
kleine-fische-ask-roll-on = Hod { $result } na { $number } nestačí. Ešte jeden hod, alebo to prijmeš?
kleine-fische-wait-roll-on = Hod { $result } na { $number } nestačí: { $seat } môže hodiť ešte raz.
kleine-fische-ask-rainbow = Na ktorú svoju kôpku dáš Dúhovú rybu?
kleine-fische-wait-rainbow = { $seat } vyberá kôpku pre Dúhovú rybu.

## Okamihy ako časti vety

kleine-fische-phase-exchange = najprv sa musí jaskyňa z horného radu vymeniť za rybu
kleine-fische-phase-jump = najprv príde skok
kleine-fische-phase-move = na rade je prvý pohyb ťahu
kleine-fische-phase-peek = lampa svieti
kleine-fische-phase-first-reveal = musí sa odkryť ryba
kleine-fische-phase-choice = treba sa rozhodnúť, či zastaviť, alebo plávať ďalej
kleine-fische-phase-after-move = najprv príde karta vedľa potápača
kleine-fische-phase-octopus = ponor skončil a hýbať sa môže chobotnica
kleine-fische-phase-rob = vyberá sa obeť
kleine-fische-phase-announce = ohlasuje sa, koľko rýb sa bude kradnúť
kleine-fische-phase-rolled = hod sa nevydaril
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = kladú sa Dúhové ryby
kleine-fische-phase-over = partia skončila

## Prečo nie

kleine-fische-no-card = { CAPITAL($cave) }: túto kartu nemáš, alebo ju v tomto ťahu ešte nemôžeš použiť.
kleine-fische-no-lamp-now = { CAPITAL($cave) }: dá sa použiť len pred prvým pohybom tvojho ťahu.
kleine-fische-no-turbo-now = { CAPITAL($cave) }: dá sa použiť, len keď posúvaš chobotnicu.
kleine-fische-no-reroll-now = { CAPITAL($cave) }: dá sa použiť len hneď po príliš nízkom hode.
kleine-fische-no-one-card = Najprv využi druhý hod zahranej karty, alebo sa ho vzdaj; potom môžeš zahrať { FORM($cave, "acc") }.
kleine-fische-no-no-lamp = Lampa ti nesvieti: { $now }.
kleine-fische-no-look-first = Lampa už svieti, tak sa pozri aspoň na jednu rybu.
kleine-fische-no-peek-cave = To je jaskyňa; lampa ukáže len ryby.
kleine-fische-no-peek-twice = Túto kartu už poznáš; vyber inú.
kleine-fische-no-exchange = Karty sa vymieňajú len pred skokom, keď sú v celom hornom rade jaskyne.
kleine-fische-no-exchange-cave = Aj to je jaskyňa; vyber rybu.
kleine-fische-no-jump-twice = Už si vo vode; skáče sa len raz.
kleine-fische-no-jump-cave = Pod člnom je jaskyňa; musí tam byť ryba.
kleine-fische-no-jump-now = Ešte nie: { $now }.
kleine-fische-no-jump-octopus = Tam čaká chobotnica.
kleine-fische-no-on-boat = Ešte si na člne: najprv skoč.
kleine-fische-no-card-first = Pohyb máš za sebou; teraz vybav kartu vedľa seba.
kleine-fische-no-swim-now = Teraz sa nepláva: { $now }.
kleine-fische-no-octopus-there = Tam je chobotnica; na jej dráhu žiadny potápač nepláva.
kleine-fische-no-backwards = Pozeráš sa { $heading }; potápači nikdy neplávajú dozadu.
kleine-fische-no-no-lane = Z križovatky pred tebou nevedie { $way } žiadna dráha.
kleine-fische-no-too-far = Žiadna cesta, ktorá by mala najviac { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
  } a končila čelom { $heading }, tam nevedie.
kleine-fische-no-card-now = Teraz nie: { $now }.
kleine-fische-no-not-beside = Táto karta nie je vedľa tvojej dráhy.
kleine-fische-no-reveal-cave = To je jaskyňa; jaskyne sa neodkrývajú, ale skúmajú.
kleine-fische-no-open-already = Táto karta je už odkrytá.
kleine-fische-no-explore-fish = To je ryba, nie jaskyňa.
kleine-fische-no-explore-first = Po prvom pohybe ťahu sa nedá preskúmať žiadna jaskyňa.
kleine-fische-no-explore-count = Táto jaskyňa chce presne toľko odkrytých rýb: { $needs }. Teraz { $open ->
    [one] je odkrytá { $open }
    [few] sú odkryté { $open }
   *[other] je odkrytých { $open }
}.
kleine-fische-no-stop-first = Po prvom pohybe ťahu vždy príde ryba: jednu odkry.
kleine-fische-no-stop-before-card = Si vedľa skrytej ryby; zastaviť môžeš, až keď tu vybavíš jednu kartu.
kleine-fische-no-stop-unstarted = Ťah sa nedá preskočiť: prvý pohyb je povinný.
kleine-fische-no-stop-now = Nie je čo zastaviť: { $now }.
kleine-fische-no-octopus-now = Chobotnica sa hýbe až po tvojom ponore: { $now }.
kleine-fische-no-turbo-stay = Karta chobotnicu už popohnala, takže sa musí pohnúť.
kleine-fische-no-no-points = Žiadna z tvojich odkrytých rýb nemá chobotničí bod a žiadna Turbochobotnica nie je zahraná.
kleine-fische-no-own-diver = Tam je tvoj potápač; tvoja chobotnica sa mu vyhýba.
kleine-fische-no-circle = Aby sa vrátila tam, kde je, potrebuje voľný okruh aspoň štyroch dráh; kroky máš { $steps }.
kleine-fische-no-octopus-far = Tam sa chobotnica nedostane (kroky: { $steps }): je to príliš ďaleko, alebo je v ceste potápač.
kleine-fische-no-rob-now = Teraz nie je koho vyberať: { $now }.
kleine-fische-no-nobody = Hráč { $number } pri tomto stole nie je.
kleine-fische-no-rob-self = Seba okradnúť nemôžeš.
kleine-fische-no-rob-elsewhere = { $victim_seat } nie je na dráhe chobotnice.
kleine-fische-no-announce-now = Teraz nie je čo ohlasovať: { $now }.
kleine-fische-no-again-now = Druhý hod teraz nemáš: { $now }.
kleine-fische-no-accept-now = Nie je aký hod prijať: { $now }.
kleine-fische-no-rainbow-now = Dúhové ryby sa kladú až po konci partie.
kleine-fische-no-rainbow-stack = Takú kôpku nemáš: { $fish }.

## Čo sa stalo

# Miesta a dráhy, ako ich rátajú ľudia: rady zhora, karty zľava.
kleine-fische-place = rad { $row }, karta { $nth }
kleine-fische-lane = { $side ->
    [left] vľavo od karty { $nth } v rade { $row }
    [right] vpravo od karty { $nth } v rade { $row }
    [below] pod kartou { $nth } v rade { $row }
   *[above] nad kartou { $nth } v rade { $row }
}

kleine-fische-event-exchanged = { $seat } vymieňa jaskyňu s číslom { $needs } ({ kleine-fische-place }) za rybu (rad { $other_row }, karta { $other_nth }).
kleine-fische-event-jumped = { $seat } presúva čln nad kartu { $boat } a skáče na dráhu { kleine-fische-lane }, čelom { $way }.
kleine-fische-event-reversed = Chobotnica blokuje roh: { $seat } sa otáča čelom { $way }.
kleine-fische-event-swam = { $seat } pláva { $way } na dráhu { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } odkrýva { FORM($fish, "acc") } ({ kleine-fische-place }), { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } chobotničí bod
    [few] , { $points } chobotničie body
   *[other] , { $points } chobotničích bodov
}.
kleine-fische-event-bust = Druhý raz { $fish }! { $lost ->
    [one] Späť sa otáča { $lost } ryba
    [few] Späť sa otáčajú { $lost } ryby
   *[other] Späť sa otáča { $lost } rýb
} od prvej toho istého druhu po druhú; { $seat } { $kept ->
    [0] si nenecháva nič
   *[other] si necháva { $kept }
}.
kleine-fische-event-stranded = Vedľa dráhy nie je žiadna ryba: ťah hráča { $seat } končí.
kleine-fische-event-stopped = { $seat } zastavuje. Počet rýb: { $count }.
kleine-fische-event-halted = Ďalej to už nejde: { $seat } zastavuje. Počet rýb: { $count }.
kleine-fische-event-explored = { $seat } skúma jaskyňu ({ kleine-fische-place }): odkrytých rýb je { $needs }, presne koľko chce.
kleine-fische-event-used = { $seat } hrá kartu { $cave }.
kleine-fische-event-peeked = { $seat } svieti na kartu ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , { $shells } mušľa
    [few] , { $shells } mušle
   *[other] , { $shells } mušlí
}{ $points ->
    [0] {""}
    [one] , { $points } chobotničí bod
    [few] , { $points } chobotničie body
   *[other] , { $points } chobotničích bodov
}.
kleine-fische-event-darkened = { $seat } zhasína lampu.
kleine-fische-event-crawled = { $seat } posúva chobotnicu { $cost ->
    [0] bez kroku
    [one] o jeden krok
    [few] o { $cost } kroky
   *[other] o { $cost } krokov
} na dráhu { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } necháva chobotnicu, kde je.
kleine-fische-event-met = Chobotnica stretla: { $seats }.
kleine-fische-event-chosen = { $seat } si vyberá obeť: { $victim_seat }.
kleine-fische-event-spared = { $seat } necháva potápača ísť.
kleine-fische-event-announced = { $seat } chce hráčovi { $victim_seat } vziať { $number ->
    [one] { $number } rybu
    [few] { $number } ryby
   *[other] { $number } rýb
}.
kleine-fische-event-rolled = { $seat } hádže { $result }: { $good ->
    [yes] na { $number } to stačí.
   *[no] na { $number } to nestačí.
}
kleine-fische-event-missed = { $victim_seat } si necháva všetko.
kleine-fische-event-stole = { $seat } berie hráčovi { $victim_seat } { $taken ->
    [0] 0 rýb.
    [one] { $taken } rybu: { $fish }.
    [few] { $taken } ryby: { $fish }.
   *[other] { $taken } rýb: { $fish }.
}
kleine-fische-event-lost = Červená stena: { $victim_seat } berie hráčovi { $seat } { $taken ->
    [0] 0 rýb.
    [one] { $taken } rybu: { $fish }.
    [few] { $taken } ryby: { $fish }.
   *[other] { $taken } rýb: { $fish }.
}
kleine-fische-event-collected = { $seat } získava: { $fish }.
kleine-fische-event-took = { $seat } si berie jaskyňu s číslom { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Útes sa dopĺňa: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
}{ $new_caves ->
    [0] {""}
    [one] , nová jaskyňa s číslom { $caves }
    [few] , nové jaskyne s číslami { $caves }
   *[other] , nové jaskyne s číslami { $caves }
}; { $left ->
    [0] balíček je prázdny
    [one] v balíčku zostáva jedna: { $top ->
        [fish] ryba
       *[other] jaskyňa s číslom { $top }
    }
    [few] v balíčku zostávajú { $left }, hore { $top ->
        [fish] ryba
       *[other] jaskyňa s číslom { $top }
    }
   *[other] v balíčku ich zostáva { $left }, hore { $top ->
        [fish] ryba
       *[other] jaskyňa s číslom { $top }
    }
}.
kleine-fische-event-turn = Na ťahu je { $seat }.
kleine-fische-event-ended = Útes sa nedá doplniť: partia skončila. Všetci odkryjú svoje ryby a jaskyne a body sa spočítajú.
kleine-fische-event-crowned = { $seat } kladie Dúhovú rybu na kôpku: { $fish }.
kleine-fische-event-declined = { $seat } nekladie Dúhovú rybu nikam.
kleine-fische-event-scored = Partiu vyhráva: { $seats }. Body podľa miest pri stole: { $scores }.

## Body

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Dúhová ryba: { $fish }
kleine-fische-tally-unused = Nepoužité karty jaskýň
kleine-fische-tally-chest = { $count ->
    [one] Truhlica s pokladom
    [few] { $count } truhlice s pokladom
   *[other] { $count } truhlíc s pokladom
} na { $rank }. mieste
kleine-fische-tally-tie = Ryby v kôpke, ráta sa len pri zhode: { $count }

## Doska v termináli

kleine-fische-short-clown = Klaun
kleine-fische-short-lion = Ohniváč
kleine-fische-short-box = Kufrovka
kleine-fische-short-hammer = Kladivo.
kleine-fische-short-puffer = Štvor.
kleine-fische-short-sword = Mečiar
kleine-fische-short-saw = Pílovec
kleine-fische-short-seahorse = Koník
kleine-fische-short-angel = Klipka
kleine-fische-short-parrot = Papag.
kleine-fische-short-surgeon = Bodlok
kleine-fische-short-flying = Lietaj.
kleine-fische-short-angler = Čert

kleine-fische-board-boat = čln
kleine-fische-board-deck = Balíček: { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } kariet
}, ďalšia je { $top }
kleine-fische-board-deck-empty = Balíček: prázdny
kleine-fische-board-fish-back = ryba
kleine-fische-board-cave-back = jaskyňa { $needs }
kleine-fische-board-octopus-cave = Chobotnica @: vo svojej jaskyni
kleine-fische-board-octopus-lane = Chobotnica @: na { $lane }
kleine-fische-board-player = ryby: { $count }
kleine-fische-board-caves = jaskyne { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Odkryté
kleine-fische-board-photo = { $number }. { $fish } { $size } na { $place }
kleine-fische-board-points = chobotničie body: { $points }
kleine-fische-board-explored = Skúma sa jaskyňa na { $place }.
kleine-fische-board-lanes = Dráhy vpredu
kleine-fische-board-lane = { $way } na { $lane }: { $offer }
kleine-fische-board-reversed = (po otočení)
kleine-fische-board-blocked = { $way } na { $lane }: tam je chobotnica
kleine-fische-board-offer-fish = ryby { $places }
kleine-fische-board-offer-cave = jaskyňa { $place }, odkryté { $open } { $needs ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $needs }
kleine-fische-board-offer-nothing = nie je čo odkryť
kleine-fische-board-odds = Nevidené ryby: { $unseen }, z toho pre teba nové: { $new }
kleine-fische-board-theft = Ohlásené { $number }, hodené { $rolls }
kleine-fische-board-album = Tvoje ryby
kleine-fische-board-albums = Ryby hráča { $seat }
kleine-fische-board-crowns = Dúhová ryba: { $fish }
kleine-fische-board-seen = Videné u hráča { $seat }
kleine-fische-board-score = { count-points }, { $rank }. miesto
kleine-fische-board-box = V škatuli: { $caves }
kleine-fische-board-legend = ~~~ skrytá ryba · [4] jaskyňa, ktorá chce 4 · * mušle · o chobotničie body · 1> potápač · @ chobotnica · dráha h23 vedie nad kartou c23, dráha v23 vľavo od nej
