## Deli igre

vanuatu-action-sail = Plovba
vanuatu-action-build = Gradnja
vanuatu-action-explore = Raziskovanje
vanuatu-action-fish = Ribolov
vanuatu-action-sell = Prodaja
vanuatu-action-buy = Nakup
vanuatu-action-draw = Risanje
vanuatu-action-transport = Prevoz
vanuatu-action-rest = Počitek

vanuatu-good-kava = kava-kava
    .acc = kava-kavo
    .gen = kava-kave
vanuatu-good-copra = kopra
    .acc = kopro
    .gen = kopre
vanuatu-good-beef = govedina
    .acc = govedino
    .gen = govedine

vanuatu-tile-efate = Efate
    .to = k otoku Efate
    .at = na otoku Efate
vanuatu-tile-mele = Zaliv Mele
    .to = v Zaliv Mele
    .at = v Zalivu Mele
vanuatu-tile-havannah = Razbitina Havannah
    .to = k Razbitini Havannah
    .at = pri Razbitini Havannah
vanuatu-tile-vila = Sidrišče Port Vila
    .to = na Sidrišče Port Vila
    .at = na Sidrišču Port Vila
vanuatu-tile-santo = Espiritu Santo
    .to = k otoku Espiritu Santo
    .at = na otoku Espiritu Santo
vanuatu-tile-malakula = Malakula
    .to = k otoku Malakula
    .at = na otoku Malakula
vanuatu-tile-segond = Kanal Segond
    .to = v Kanal Segond
    .at = v Kanalu Segond
vanuatu-tile-shark = Zaliv morskih psov
    .to = v Zaliv morskih psov
    .at = v Zalivu morskih psov
vanuatu-tile-selwyn = Selwynova ožina
    .to = v Selwynovo ožino
    .at = v Selwynovi ožini
vanuatu-tile-bougainville = Bougainvillova ožina
    .to = v Bougainvillovo ožino
    .at = v Bougainvillovi ožini
vanuatu-tile-pentecost = Pentecost
    .to = k otoku Pentecost
    .at = na otoku Pentecost
vanuatu-tile-tanna = Tanna
    .to = k otoku Tanna
    .at = na otoku Tanna
vanuatu-tile-patteson = Pattesonov prehod
    .to = v Pattesonov prehod
    .at = v Pattesonovem prehodu
vanuatu-tile-maskelyne = Sipine Maskelyne
    .to = na Sipine Maskelyne
    .at = na Sipinah Maskelyne
vanuatu-tile-coolidge = Greben Coolidge
    .to = h Grebenu Coolidge
    .at = pri Grebenu Coolidge
vanuatu-tile-erromango = Globel Erromango
    .to = nad Globel Erromango
    .at = nad Globeljo Erromango

vanuatu-character-navigator = Krmar
vanuatu-character-builder = Graditelj
vanuatu-character-diver = Potapljač
vanuatu-character-fisherman = Ribič
vanuatu-character-seller = Prodajalec
vanuatu-character-buyer = Kupec
vanuatu-character-artist = Umetnik
vanuatu-character-guide = Vodič
vanuatu-character-beggar = Berač
vanuatu-character-preacher = Pridigar
vanuatu-character-governor = Guverner

vanuatu-power-navigator = Tvoja akcija Plovba je zastonj.
vanuatu-power-builder = Stojnica te stane { $cost } vatu namesto { $usual }.
vanuatu-power-diver = Zaklad prinese tudi svojo vrednost v vatu.
vanuatu-power-fisherman = Ulov prinese tudi svojo vrednost v točkah.
vanuatu-power-seller = Prodajaš ob katerem koli otoku, brez stojnice.
vanuatu-power-buyer = Po nakupu lahko zastonj naložiš drugo kocko istega blaga.
vanuatu-power-artist = Risba ti prinese { count-points.acc } namesto { $usual }.
vanuatu-power-guide = Turist prinese { count-points.acc } za vsako risbo na otoku.
vanuatu-power-beggar = Enkrat na krog: zamenjaj največ { count-points.acc } za prav toliko vatu.
vanuatu-power-preacher = Enkrat na krog: igraj s kupom, čeprav nikjer ne vodiš.
vanuatu-power-governor = Enkrat na krog: s potezo prestavi cel kup na drugo akcijo.

vanuatu-rest-first-player = začetni igralec
vanuatu-rest-point = točke
vanuatu-rest-vatu-point = vatu in točke
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Priprava: nove ploščice
vanuatu-phase-neutral = Nevtralne figure
vanuatu-phase-character = Izbira lika
vanuatu-phase-plan = Načrt
vanuatu-phase-turn = Akcije
vanuatu-phase-selling = Prodaja
vanuatu-phase-second = Druga kocka
vanuatu-phase-resting = Počitek
vanuatu-phase-over = Konec

## Možnosti

vanuatu-option-characters = Liki
vanuatu-option-characters-on = z liki
vanuatu-option-characters-off = brez likov
vanuatu-option-fish-price-drop = Cena rib pade
vanuatu-option-fish-price-drop-per_tile = z vsako prodano ploščico
vanuatu-option-fish-price-drop-per_action = enkrat po vsaki prodaji (druga izdaja)
vanuatu-option-governor = Guverner
vanuatu-option-governor-on = pridruži se kot lik
vanuatu-option-governor-off = ostane doma

## Na kaj miza čaka

vanuatu-ask-place = Položi novo ploščico: { $tiles }.
vanuatu-wait-place = { $seat } polaga novo ploščico: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } figura
    [two] { $pawns } figuri
    [few] { $pawns } figure
   *[other] { $pawns } figur
  }
    .acc = { $pawns ->
        [one] { $pawns } figuro
        [two] { $pawns } figuri
        [few] { $pawns } figure
       *[other] { $pawns } figur
    }
vanuatu-ask-neutral = Postavi še { $pawns ->
    [one] { $pawns } nevtralno figuro
    [two] { $pawns } nevtralni figuri
    [few] { $pawns } nevtralne figure
   *[other] { $pawns } nevtralnih figur
}.
vanuatu-wait-neutral = { $seat } postavlja še { $pawns ->
    [one] { $pawns } nevtralno figuro
    [two] { $pawns } nevtralni figuri
    [few] { $pawns } nevtralne figure
   *[other] { $pawns } nevtralnih figur
}.
vanuatu-ask-character = Izberi lik.
vanuatu-wait-character = { $seat } izbira lik.
vanuatu-ask-plan = Postavi { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } postavlja { vanuatu-pawns.acc }.
vanuatu-ask-turn = Igraj z enim od kupov, ki vodijo.
vanuatu-wait-turn = { $seat } izbira enega od kupov, ki vodijo.
vanuatu-ask-withdraw = Nikjer ne vodiš: opusti en kup.
vanuatu-wait-withdraw = { $seat } nikjer ne vodi in mora opustiti en kup.
vanuatu-ask-preach = Nikjer ne vodiš: opusti en kup ali igraj z likom Pridigar.
vanuatu-wait-preach = { $seat } nikjer ne vodi: opusti en kup ali igra z likom Pridigar.
vanuatu-ask-selling = Prodaj še eno ribo po { $price } ali nehaj.
vanuatu-wait-selling = { $seat } lahko proda še eno ribo po { $price }.
vanuatu-ask-second = Naložiš zastonj drugo kocko { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } lahko zastonj naloži drugo kocko { FORM($good, "gen") }.
vanuatu-ask-resting = Vzemi eno od ploščic počitka.
vanuatu-wait-resting = { $seat } gleda ploščice počitka in vzame eno.

## Kaj se je zgodilo

vanuatu-event-round = Začne se { $round }. krog.
vanuatu-event-tourists = { $tourists ->
    [0] V tem krogu ne pride noben turist.
    [one] Pride { $tourists } turist.
    [two] Prideta { $tourists } turista.
    [few] Pridejo { $tourists } turisti.
   *[other] Pride { $tourists } turistov.
}{ $gone ->
    [0] {""}
    [one] {" "}Domov odide { $gone }, ki je čakal zaman.
    [two] {" "}Domov odideta { $gone }, ki sta čakala zaman.
    [few] {" "}Domov odidejo { $gone }, ki so čakali zaman.
   *[other] {" "}Domov jih odide { $gone }, ki so čakali zaman.
}
vanuatu-event-departed = { $count ->
    [one] Odpluje { $count } polna ladja
    [two] Odplujeta { $count } polni ladji
    [few] Odplujejo { $count } polne ladje
   *[other] Odpluje { $count } polnih ladij
}; kocke gredo nazaj v zalogo.
vanuatu-event-arrived = Za drugimi { $count ->
    [one] pripluje { $count } nova ladja
    [two] priplujeta { $count } novi ladji
    [few] priplujejo { $count } nove ladje
   *[other] pripluje { $count } novih ladij
}. Želje: { $wants_1 }{ $count ->
    [1] {""}
    [2] ; { $wants_2 }
   *[other] ; { $wants_2 }; { $wants_3 }
}. { $deck ->
    [0] Na kupu ni več nobene ladje.
    [one] Na kupu ostane { $deck } ladja.
    [two] Na kupu ostaneta { $deck } ladji.
    [few] Na kupu ostanejo { $deck } ladje.
   *[other] Na kupu ostane { $deck } ladij.
}
vanuatu-event-reshuffled = Odplule ladje se premešajo; na novem kupu jih je { $ships }.
vanuatu-event-refilled = { $count ->
    [0] Otok { $island } je razprodan in v zalogi ni blaga zanj.
   *[other] Otok { $island } ima spet blago: { $cubes }.
}
vanuatu-event-price = Cena rib je spet { $price_now }.
vanuatu-event-placed = { $seat } položi ploščico { vanuatu-face-1 } na { $place }.{ $waived ->
    [51] {" "}Polja stran od drugih otokov ni bilo več.
    [52] {" "}Polja ob otoku ni bilo več.
   *[other] {""}
}
vanuatu-event-revealed = Ploščice za naslednji krog: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Kaj kaže ploščica: morje svoje ploščke, otok svoje blago in prostor.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; prostor za stojnice { $stalls_1 }, risbe { $drawings_1 }, turiste { $guests_1 }
   *[sea] ribe { $fish_1 }, zaklad { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; prostor za stojnice { $stalls_2 }, risbe { $drawings_2 }, turiste { $guests_2 }
   *[sea] ribe { $fish_2 }, zaklad { $treasure_2 }
})
vanuatu-event-blocked = { $seat } postavi nevtralno figuro na akcijo { $action }.
vanuatu-event-offered = V tem krogu na izbiro: { $characters }.
vanuatu-event-took = { $seat } vzame lik { $character }{ $gave ->
    [yes] {" "}in vrne lik { $returned }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } dvakrat načrtuje: { $action }.
   *[no] { $seat } načrtuje: { $actions }.
}
vanuatu-event-gathered = { $seat } izvede akcijo { $action } in z nje pobere { vanuatu-pawns.acc }.
vanuatu-event-gathered-follows = { $seat } nima druge izbire: { $action }.
vanuatu-event-withdrew = { $seat } z akcije { $action } vzame nazaj { vanuatu-pawns.acc }: { $led ->
    [yes] akcije ni mogoče izvesti.
   *[no] tam vodi nekdo drug.
}
vanuatu-event-preached = { $seat } igra brez večine: Pridigar je uporabljen.
vanuatu-event-turned = { $seat }: lik { $character } se obrne.
vanuatu-event-sailed = { $seat } pluje { FORM($sea, "to") } { $cost ->
    [0] zastonj
   *[other] za { $cost } vatu
}.
vanuatu-event-built = { $seat } zgradi stojnico na otoku { $island } za { $cost } vatu.
vanuatu-event-explored = { $seat } { FORM($sea, "at") } dvigne zaklad, vreden { $value }.{ $bonus ->
    [0] {""}
   *[other] {" "}Potapljač prinese { $bonus } vatu.
}
vanuatu-event-fished = { $seat } { FORM($sea, "at") } ujame ribo, vredno { $value }.{ $bonus ->
    [0] {""}
    [one] {" "}Ribič prinese { $bonus } točko.
    [two] {" "}Ribič prinese { $bonus } točki.
    [few] {" "}Ribič prinese { $bonus } točke.
   *[other] {" "}Ribič prinese { $bonus } točk.
}
vanuatu-event-sold = { $seat } proda ribo, vredno { $value }, po { $price } za { $gained } vatu; cena rib je zdaj { $price_now }.
vanuatu-event-sale-over = { $seat } konča prodajo; cena rib je { $price_now }.
vanuatu-event-bought = { $seat } kupi { FORM($good, "acc") } na otoku { $island } za { $cost } vatu.
vanuatu-event-loaded = { $seat } naloži { FORM($good, "acc") } na { $space ->
    [0] prvo
    [1] drugo
   *[other] tretjo
} ladjo: { $gained ->
    [one] { $gained } točka
    [two] { $gained } točki
    [few] { $gained } točke
   *[other] { $gained } točk
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Ladja je polna: še { $bonus }.
}
vanuatu-event-lost = Nobena ladja ne vzame { FORM($good, "gen") }, ki jo ima { $seat }: kocka gre v zalogo.
vanuatu-event-declined = { $seat } ne vzame druge kocke { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } riše v pesek otoka { $island }: { $gained ->
    [one] { $gained } točka
    [two] { $gained } točki
    [few] { $gained } točke
   *[other] { $gained } točk
}.
vanuatu-event-transported = { $seat } pripelje turista na otok { $island } in zasluži { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Vodič prinese { $bonus } točko.
    [two] {" "}Vodič prinese { $bonus } točki.
    [few] {" "}Vodič prinese { $bonus } točke.
   *[other] {" "}Vodič prinese { $bonus } točk.
}
vanuatu-event-lay-down = { $seat } počiva in gleda ploščice počitka.
vanuatu-event-rested = { $seat } vzame ploščico počitka{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } zamenja zaklad za { $value } vatu.
vanuatu-event-begged = { $seat } odda { $given ->
    [one] { $given } točko
    [two] { $given } točki
    [few] { $given } točke
   *[other] { $given } točk
} za prav toliko vatu.
vanuatu-event-governed = { $seat } z likom Guverner prestavi { vanuatu-pawns.acc }: { $action } → { $to }.
vanuatu-event-converted = { $seat }: { $paid } vatu se spremeni v { $gained ->
    [one] { $gained } točko
    [two] { $gained } točki
    [few] { $gained } točke
   *[other] { $gained } točk
}; ostane { $vatu }.
vanuatu-event-refreshed = { $seat } pokaže ploščico počitka „{ $tile }“.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } točka.
    [two] {" "}+{ $gained } točki.
    [few] {" "}+{ $gained } točke.
   *[other] {" "}+{ $gained } točk.
}
vanuatu-event-counted-fish = { $seat }: ribe so na koncu vredne { $value } vatu.
vanuatu-event-counted = { $seat } dobi { $gained ->
    [one] { $gained } točko
    [two] { $gained } točki
    [few] { $gained } točke
   *[other] { $gained } točk
}: { $for }.
vanuatu-event-ended = { prompt-over } Točke po mestih: { $points }.
vanuatu-event-turn = Na vrsti je { $seat }.

## Od kod so točke

vanuatu-tally-before = pred to postavitvijo
vanuatu-tally-goods = blago na ladjah
vanuatu-tally-ships = napolnjene ladje
vanuatu-tally-drawings = risbe v pesku
vanuatu-tally-vatu-track = vatu, spremenjeni v točke
vanuatu-tally-rest = ploščice počitka
vanuatu-tally-fisherman = ulov (Ribič)
vanuatu-tally-guide = izleti (Vodič)
vanuatu-tally-beggar = oddane točke (Berač)
vanuatu-tally-first-player = oznaka začetnega igralca
vanuatu-tally-vatu = preostali vatu
vanuatu-tally-treasure = ohranjeni zakladi
vanuatu-tally-stalls = stojnice in turisti
vanuatu-tally-stalls-on = otok { $island }: stojnice { $stalls }, turisti { $tourists }
vanuatu-tally-tie = Samo pri izenačenju: stojnice { $stalls }, vatu { $vatu }

## Zakaj ne: faze

vanuatu-refuse-phase-place = Najprej se položijo nove ploščice.
vanuatu-refuse-phase-neutral = Najprej se postavijo nevtralne figure.
vanuatu-refuse-phase-character = Zdaj vsak izbira lik.
vanuatu-refuse-phase-plan = Zdaj se postavljajo figure; akcije pridejo pozneje.
vanuatu-refuse-phase-turn = Zdaj igraj z enim od svojih kupov.
vanuatu-refuse-phase-selling = Prodaja še teče: prodaj še eno ribo ali nehaj.
vanuatu-refuse-phase-second = Najprej se odloči o drugi kocki.
vanuatu-refuse-phase-resting = Najprej vzemi eno od ploščic počitka.
vanuatu-refuse-phase-over = { prompt-over }

## Zakaj ne: ploščice in liki

vanuatu-refuse-place-tile = Ploščice { $tile } zdaj ni med tistimi za polaganje.
vanuatu-refuse-place-taken = Na { $hex } že je ploščica.
vanuatu-refuse-place-two = { $hex } se ne dotika dveh ploščic; izberi polje, ki se ju dotika.
vanuatu-refuse-place-island = { $tile } je otok in { $hex } leži ob otoku; izberi polje stran od otokov.
vanuatu-refuse-place-sea = { $tile } je morje in { $hex } se ne dotika otoka; izberi polje ob otoku.
vanuatu-refuse-no-governor = Lik { $character } v tej igri ne sodeluje.
vanuatu-refuse-same-character = Lik { $character } imaš še od prejšnjega kroga; izberi drugega.
vanuatu-refuse-character-held = Lik { $character } ima { $seat }.
vanuatu-refuse-not-offered = Lik { $character } v tem krogu ni na izbiro.

## Zakaj ne: načrtovanje

vanuatu-refuse-pawns = Zdaj postaviš { vanuatu-pawns.acc }.
vanuatu-needs-fish-tile = { $action } zahteva ribo, ti pa je nimaš; najprej načrtuj: { AND($first) }.
vanuatu-needs-first = Akcija { $action } je mogoča, če prej načrtuješ: { AND($first) }.
vanuatu-needs-first-vatu = Akcija { $action } je mogoča, če prej načrtuješ: { AND($first) }; manjkajoče vatu prinese { $earn }.
vanuatu-needs-planned = Akcija { $action } je mogoča samo, če je prej v načrtu: { AND($first) }.
vanuatu-needs-fish = { $action } zahteva ribo, tvoj načrt pa je ne prinese.
vanuatu-needs-vatu = { $action }: manjka ti { $short } vatu.
vanuatu-needs-vatu-converted = { $action }: prej se deset vatu spremeni v točke in za plačilo jih ostane premalo.
vanuatu-needs-several = Za akcijo { $action } manjka več stvari: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = riba
vanuatu-lacking-hand = stojnica
vanuatu-lacking-guest = čakajoči turist
vanuatu-lacking-reach = dosegljivo mesto
vanuatu-lacking-world = prostor na otokih ali ploščki v morjih
vanuatu-lacking-stall = tvoja stojnica na otoku
vanuatu-needs-world-build = { $action }: noben dosegljiv otok nima prostega mesta za stojnico.
vanuatu-needs-world-explore = { $action }: v nobenem dosegljivem morju ni več zaklada.
vanuatu-needs-world-fish = { $action }: v nobenem dosegljivem morju ni več rib.
vanuatu-needs-world-sell = { $action }: na nobenem dosegljivem otoku nimaš stojnice.
vanuatu-needs-world-buy = { $action }: na nobenem dosegljivem otoku ni več blaga.
vanuatu-needs-world-draw = { $action }: noben dosegljiv otok nima prostega mesta za risbo.
vanuatu-needs-world-transport = { $action }: noben dosegljiv otok nima prostora za turista.
vanuatu-needs-place-sail = { $action }: za { $vatu } vatu ne dosežeš nobenega prostega morja.
vanuatu-needs-place-build = { $action }: za { $vatu } vatu ne dosežeš morja ob otoku s prostim mestom za stojnico.
vanuatu-needs-place-build-sail = { $action }: ob tvojem čolnu ni prostega mesta za stojnico; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-explore = { $action }: za { $vatu } vatu ne dosežeš nobene razbitine.
vanuatu-needs-place-explore-sail = { $action }: pod tvojim čolnom ni zaklada; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-fish = { $action }: za { $vatu } vatu ne dosežeš nobenega morja z ribami.
vanuatu-needs-place-fish-sail = { $action }: pod tvojim čolnom ni rib; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-sell = { $action }: za { $vatu } vatu ne dosežeš nobenega otoka s svojo stojnico.
vanuatu-needs-place-sell-sail = { $action }: ob tvojem čolnu ni tvoje stojnice; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-buy = { $action }: za { $vatu } vatu ne dosežeš morja ob otoku z blagom.
vanuatu-needs-place-buy-sail = { $action }: ob tvojem čolnu ni blaga; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-draw = { $action }: za { $vatu } vatu ne dosežeš morja ob otoku s prostim mestom za risbo.
vanuatu-needs-place-draw-sail = { $action }: ob tvojem čolnu ni prostega mesta za risbo; najprej načrtuj akcijo Plovba.
vanuatu-needs-place-transport = { $action }: za { $vatu } vatu ne dosežeš morja ob otoku s prostorom za turista.
vanuatu-needs-place-transport-sail = { $action }: ob tvojem čolnu ni otoka s prostorom za turista; najprej načrtuj akcijo Plovba.

## Zakaj ne: akcije

vanuatu-refuse-no-pawns = Na akciji { $action } nimaš figure.
vanuatu-refuse-outnumbered = { $action }: { $seat } ima tu več figur, { $theirs } proti { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } proti { $mine }, in { $seat } je prej na vrsti.
vanuatu-refuse-neutral = { $action }: nevtralnih figur je { $theirs }, tvojih { $mine }.
vanuatu-refuse-preacher-leads = Nekje vodiš, zato lika Pridigar ne moreš uporabiti.
vanuatu-refuse-must-act = Vodiš in akcijo { $action } lahko izvedeš, zato jo moraš.
vanuatu-refuse-majority-elsewhere = Vodiš drugje, zato kupa na akciji { $action } ne smeš opustiti.
vanuatu-refuse-no-treasure = Nimaš zaklada, vrednega { $value }.
vanuatu-refuse-no-beggar = Samo Berač dobi vatu za točke.
vanuatu-refuse-turned = Lik { $character } je v tem krogu že uporabljen.
vanuatu-refuse-beg-points = Ne moreš dati { $given ->
    [one] { $given } točke
    [two] { $given } točk
    [few] { $given } točk
   *[other] { $given } točk
}; imaš jih { $points }.
vanuatu-refuse-not-governor = Figure prestavlja samo Guverner.
vanuatu-refuse-govern-same = Kup je že na akciji { $action }.
vanuatu-refuse-govern-done = Akcija { $action } je v tem krogu zate že končana, zato kup ne more tja.
vanuatu-refuse-nowhere = Ob tvojem čolnu ni mesta za to.

vanuatu-refuse-not-beside = Otok { $island } ne leži ob tvojem čolnu.
vanuatu-refuse-cost = { $action }: stane { $cost } vatu, imaš { $vatu }.
vanuatu-refuse-sail-empty = Na { $hex } ni ploščice.
vanuatu-refuse-sail-island = { $hex } je kopno; čolni ostanejo na morju.
vanuatu-refuse-sail-boat = Na { $hex } je že drug čoln.
vanuatu-refuse-sail-far = { $hex } je predaleč: po morju seže plovba največ { $steps ->
    [one] { $steps } polje
    [two] { $steps } polji
    [few] { $steps } polja
   *[other] { $steps } polj
} daleč.
vanuatu-refuse-sail-free = Krmar pluje zastonj: samo povej { $hex }.
vanuatu-refuse-sail-shortest = To je najkrajša pot: samo povej { $hex }.
vanuatu-refuse-sail-steps = Nobena pot do { $hex } nima natanko { $steps ->
    [one] { $steps } koraka
    [two] { $steps } korakov
    [few] { $steps } korakov
   *[other] { $steps } korakov
}.
vanuatu-refuse-sail-vatu = Pot do { $hex } stane { $steps } vatu, imaš { $vatu }.
vanuatu-refuse-no-stall-slot = Otok { $island } nima prostega mesta za stojnico.
vanuatu-refuse-no-stall = Vse tvoje stojnice so zgrajene.
vanuatu-refuse-no-treasure-disc = Pod tvojim čolnom ni zaklada.
vanuatu-refuse-no-fish-disc = Pod tvojim čolnom ni rib.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Nimaš rib za prodajo.
   *[other] Nimaš ribe, vredne { $value }.
}
vanuatu-refuse-no-own-stall = Ob tvojem čolnu ni tvoje stojnice.
vanuatu-refuse-no-island = Ob tvojem čolnu ni otoka.
vanuatu-refuse-no-cube = Otok { $island } nima več { FORM($good, "gen") }.
vanuatu-refuse-no-drawing-slot = Otok { $island } nima prostora za še eno risbo.
vanuatu-refuse-no-tourists = Noben turist ne čaka.
vanuatu-refuse-island-full = Otok { $island } nima prostora za še enega turista.
vanuatu-refuse-no-rest = Vse ploščice počitka so vzete.
vanuatu-refuse-rest-gone = Ploščico počitka „{ $tile }“ ima že nekdo drug.

## Plošča v terminalu

vanuatu-board-round = { $round }. krog od { $rounds }
vanuatu-board-order = vrstni red:
vanuatu-board-ships = Ladje, najprej vrhnja:
vanuatu-board-price = cena rib { $price }
vanuatu-board-tourists = čakajoči turisti: { $tourists }
vanuatu-board-rest = ploščice počitka: { $left }
vanuatu-board-next = Naslednje ploščice: { $tiles }
vanuatu-board-free = Prosti liki: { $characters }
vanuatu-board-my-rest = Tvoja ploščica počitka: { $tile }
vanuatu-board-player = igralec
vanuatu-board-character = lik
vanuatu-board-vatu = vatu
vanuatu-board-points = točke
vanuatu-board-fish = ribe
vanuatu-board-treasure = zaklad
vanuatu-board-stalls = stojnice
vanuatu-board-boat = čoln
vanuatu-board-legend = Otoki: k c b blago, ⌂ stojnice, ~ risbe, ☺ turisti. Igralci: še nezgrajene stojnice. Okenca: prvi kup igra prvi; ► zdaj ti, × zaprto, ! tvoje, a nemogoče, − izgubljeno, + lahko načrtuješ. ★ začetni igralec, z počitek. Mesta na ladji z veliko črko so polna.
