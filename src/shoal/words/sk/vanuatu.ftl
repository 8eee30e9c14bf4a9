## Súčasti

vanuatu-action-sail = Plavba
    .acc = Plavbu
    .with = s Plavbou
vanuatu-action-build = Stavba
    .acc = Stavbu
    .with = so Stavbou
vanuatu-action-explore = Prieskum
    .acc = Prieskum
    .with = s Prieskumom
vanuatu-action-fish = Rybolov
    .acc = Rybolov
    .with = s Rybolovom
vanuatu-action-sell = Predaj
    .acc = Predaj
    .with = s Predajom
vanuatu-action-buy = Nákup
    .acc = Nákup
    .with = s Nákupom
vanuatu-action-draw = Kreslenie
    .acc = Kreslenie
    .with = s Kreslením
vanuatu-action-transport = Prevoz
    .acc = Prevoz
    .with = s Prevozom
vanuatu-action-rest = Odpočinok
    .acc = Odpočinok
    .with = s Odpočinkom

vanuatu-good-kava = kava
    .acc = kavu
    .gen = kavy
vanuatu-good-copra = kopra
    .acc = kopru
    .gen = kopry
vanuatu-good-beef = hovädzie
    .acc = hovädzie
    .gen = hovädzieho

vanuatu-tile-efate = Efate
    .acc = Efate
    .loc = na ostrove Efate
    .to = na ostrov Efate
vanuatu-tile-mele = Zátoka Mele
    .acc = Zátoku Mele
    .loc = v zátoke Mele
    .to = do zátoky Mele
vanuatu-tile-havannah = Vrak Havannah
    .acc = Vrak Havannah
    .loc = pri vraku Havannah
    .to = k vraku Havannah
vanuatu-tile-vila = Kotvisko Port Vila
    .acc = Kotvisko Port Vila
    .loc = na kotvisku Port Vila
    .to = na kotvisko Port Vila
vanuatu-tile-santo = Espiritu Santo
    .acc = Espiritu Santo
    .loc = na ostrove Espiritu Santo
    .to = na ostrov Espiritu Santo
vanuatu-tile-malakula = Malakula
    .acc = Malakulu
    .loc = na ostrove Malakula
    .to = na ostrov Malakula
vanuatu-tile-segond = Prieliv Segond
    .acc = Prieliv Segond
    .loc = v prielive Segond
    .to = do prielivu Segond
vanuatu-tile-shark = Žraločia zátoka
    .acc = Žraločiu zátoku
    .loc = v Žraločej zátoke
    .to = do Žraločej zátoky
vanuatu-tile-selwyn = Selwynov prieliv
    .acc = Selwynov prieliv
    .loc = v Selwynovom prielive
    .to = do Selwynovho prielivu
vanuatu-tile-bougainville = Bougainvillov prieliv
    .acc = Bougainvillov prieliv
    .loc = v Bougainvillovom prielive
    .to = do Bougainvillovho prielivu
vanuatu-tile-pentecost = Pentecost
    .acc = Pentecost
    .loc = na ostrove Pentecost
    .to = na ostrov Pentecost
vanuatu-tile-tanna = Tanna
    .acc = Tannu
    .loc = na ostrove Tanna
    .to = na ostrov Tanna
vanuatu-tile-patteson = Pattesonova úžina
    .acc = Pattesonovu úžinu
    .loc = v Pattesonovej úžine
    .to = do Pattesonovej úžiny
vanuatu-tile-maskelyne = Plytčiny Maskelyne
    .acc = Plytčiny Maskelyne
    .loc = na plytčinách Maskelyne
    .to = na plytčiny Maskelyne
vanuatu-tile-coolidge = Útes Coolidge
    .acc = Útes Coolidge
    .loc = pri útese Coolidge
    .to = k útesu Coolidge
vanuatu-tile-erromango = Hlbina Erromango
    .acc = Hlbinu Erromango
    .loc = v hlbine Erromango
    .to = do hlbiny Erromango

vanuatu-character-navigator = Navigátor
    .acc = Navigátora
vanuatu-character-builder = Staviteľ
    .acc = Staviteľa
vanuatu-character-diver = Potápač
    .acc = Potápača
vanuatu-character-fisherman = Rybár
    .acc = Rybára
vanuatu-character-seller = Predavač
    .acc = Predavača
vanuatu-character-buyer = Kupec
    .acc = Kupca
vanuatu-character-artist = Umelec
    .acc = Umelca
vanuatu-character-guide = Sprievodca
    .acc = Sprievodcu
vanuatu-character-beggar = Žobrák
    .acc = Žobráka
vanuatu-character-preacher = Kazateľ
    .acc = Kazateľa
vanuatu-character-governor = Guvernér
    .acc = Guvernéra

vanuatu-power-navigator = Tvoja plavba je zadarmo.
vanuatu-power-builder = Stánok ťa stojí { $cost } vatu namiesto { $usual }.
vanuatu-power-diver = Poklad prinesie aj svoju hodnotu vo vatu.
vanuatu-power-fisherman = Úlovok prinesie aj svoju hodnotu v bodoch.
vanuatu-power-seller = Predávaš pri každom ostrove, aj bez stánku.
vanuatu-power-buyer = Po nákupe môžeš naložiť zadarmo druhú kocku toho istého tovaru.
vanuatu-power-artist = Kresba ti prinesie { count-points } namiesto { $usual }.
vanuatu-power-guide = Turista prinesie { count-points } za každú kresbu na ostrove.
vanuatu-power-beggar = Raz za kolo: až { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
  } za rovnako veľa vatu.
vanuatu-power-preacher = Raz za kolo: vykonaj akciu stĺpca, aj keď nikde nevedieš.
vanuatu-power-governor = Raz za kolo: namiesto ťahu presuň celý stĺpec na inú akciu.

vanuatu-rest-first-player = prvý hráč
vanuatu-rest-point = body
vanuatu-rest-vatu-point = vatu a body
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Príprava: nové dieliky
vanuatu-phase-neutral = Neutrálne figúrky
vanuatu-phase-character = Výber postavy
vanuatu-phase-plan = Plánovanie
vanuatu-phase-turn = Akcia
vanuatu-phase-selling = Predaj
vanuatu-phase-second = Druhá kocka
vanuatu-phase-resting = Odpočinok
vanuatu-phase-over = Koniec

## Voľby

vanuatu-option-characters = Postavy
vanuatu-option-characters-on = s postavami
vanuatu-option-characters-off = bez postáv
vanuatu-option-fish-price-drop = Cena rýb klesá
vanuatu-option-fish-price-drop-per_tile = s každým predaným dielikom
vanuatu-option-fish-price-drop-per_action = raz po každom predaji (druhé vydanie)
vanuatu-option-governor = Guvernér
vanuatu-option-governor-on = hrá medzi postavami
vanuatu-option-governor-off = zostáva doma

## Na čo stôl čaká

vanuatu-ask-place = Polož nový dielik: { $tiles }.
vanuatu-wait-place = { $seat } kladie nový dielik: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } figúrka
    [few] { $pawns } figúrky
   *[other] { $pawns } figúrok
  }
    .acc = { $pawns ->
    [one] { $pawns } figúrku
    [few] { $pawns } figúrky
   *[other] { $pawns } figúrok
  }
vanuatu-ask-neutral = Polož ešte { $pawns ->
    [one] { $pawns } neutrálnu figúrku
    [few] { $pawns } neutrálne figúrky
   *[other] { $pawns } neutrálnych figúrok
}.
vanuatu-wait-neutral = { $seat } kladie ešte { $pawns ->
    [one] { $pawns } neutrálnu figúrku
    [few] { $pawns } neutrálne figúrky
   *[other] { $pawns } neutrálnych figúrok
}.
vanuatu-ask-character = Vyber si postavu.
vanuatu-wait-character = { $seat } si vyberá postavu.
vanuatu-ask-plan = Umiestni { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } umiestňuje { vanuatu-pawns.acc }.
vanuatu-ask-turn = Vykonaj akciu jedného zo stĺpcov, kde vedieš.
vanuatu-wait-turn = { $seat } vykonáva akciu jedného zo stĺpcov, kde vedie.
vanuatu-ask-withdraw = Nikde nevedieš: vzdaj sa jedného stĺpca.
vanuatu-wait-withdraw = { $seat } nikde nevedie a musí sa vzdať jedného stĺpca.
vanuatu-ask-preach = Nikde nevedieš: vzdaj sa jedného stĺpca, alebo vykonaj akciu s Kazateľom.
vanuatu-wait-preach = { $seat } nikde nevedie: buď sa vzdá jedného stĺpca, alebo vykoná akciu s Kazateľom.
vanuatu-ask-selling = Predaj ďalšiu rybu za { $price }, alebo skonči.
vanuatu-wait-selling = { $seat } môže predať ďalšiu rybu za { $price }.
vanuatu-ask-second = Naložíš zadarmo druhú kocku { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } môže naložiť zadarmo druhú kocku { FORM($good, "gen") }.
vanuatu-ask-resting = Vezmi si jeden dielik odpočinku.
vanuatu-wait-resting = { $seat } si prezerá dieliky odpočinku a jeden si berie.

## Čo sa stalo

vanuatu-event-round = Začína { $round }. kolo.
vanuatu-event-tourists = { $tourists ->
    [0] V tomto kole neprichádzajú žiadni turisti.
    [one] Prichádza jeden turista.
    [few] Prichádzajú { $tourists } turisti.
   *[other] Prichádza { $tourists } turistov.
}{ $gone ->
    [0] {""}
    [one] {" "}Jeden čakajúci odchádza domov.
    [few] {" "}Domov odchádzajú { $gone } čakajúci.
   *[other] {" "}Domov odchádza { $gone } čakajúcich.
}
vanuatu-event-departed = { $count ->
    [one] Odpláva plná loď
    [few] Odplávajú { $count } plné lode
   *[other] Odpláva { $count } plných lodí
}; kocky sa vracajú do zásoby.
vanuatu-event-arrived = { $count ->
    [one] Na koniec radu pripláva nová loď
    [few] Na koniec radu priplávajú { $count } nové lode
   *[other] Na koniec radu pripláva { $count } nových lodí
}. Tovar: { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}a { $wants_2 }
    [few] , { $wants_2 } a { $wants_3 }
   *[other] , { $wants_2 } a { $wants_3 }
}. { $deck ->
    [0] V balíčku už žiadna loď nie je.
    [one] V balíčku zostáva jedna loď.
    [few] V balíčku zostávajú { $deck } lode.
   *[other] V balíčku zostáva { $deck } lodí.
}
vanuatu-event-reshuffled = Lode, ktoré odplávali, sa zamiešali do nového balíčka: { $ships }.
vanuatu-event-refilled = { $count ->
    [0] Ostrov { $island } je vypredaný a v zásobe preň nič nezostalo.
   *[other] Ostrov { $island } má znova tovar: { $cubes }.
}
vanuatu-event-price = Cena rýb je znova { $price_now }.
vanuatu-event-placed = { $seat } kladie dielik { vanuatu-face-1 } na { $place }.{ $waived ->
    [51] {" "}Žiadne pole stranou od ostrovov nezostalo.
    [52] {" "}Žiadne pole vedľa ostrova nezostalo.
   *[other] {""}
}
vanuatu-event-revealed = Dieliky na budúce kolo: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Čo dielik ukazuje: more svoje žetóny, ostrov svoj tovar a miesta.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; miest pre stánky { $stalls_1 }, kresby { $drawings_1 }, turistov { $guests_1 }
   *[sea] ryby { $fish_1 }, poklad { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; miest pre stánky { $stalls_2 }, kresby { $drawings_2 }, turistov { $guests_2 }
   *[sea] ryby { $fish_2 }, poklad { $treasure_2 }
})
vanuatu-event-blocked = { $seat } kladie neutrálnu figúrku na akciu { $action }.
vanuatu-event-offered = Ponuka v tomto kole: { $characters }.
vanuatu-event-took = { $seat } si berie { FORM($character, "acc") }{ $gave ->
    [yes] {" "}a vracia { FORM($returned, "acc") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } plánuje dvakrát { FORM($action, "acc") }.
   *[no] { $seat } plánuje { FORM($actions, "acc") }.
}
vanuatu-event-gathered = { $seat } berie { vanuatu-pawns.acc } z akcie { $action } a vykonáva ju.
vanuatu-event-gathered-follows = { $seat } nemá inú možnosť: { $action }.
vanuatu-event-withdrew = { $seat } berie { vanuatu-pawns.acc } späť z akcie { $action }: { $led ->
    [yes] vykonať sa nedá.
   *[no] vedú tam iní.
}
vanuatu-event-preached = { $seat } vykonáva akciu bez väčšiny, s Kazateľom.
vanuatu-event-turned = { CAPITAL($character) } hráča { $seat } sa otáča rubom hore.
vanuatu-event-sailed = { $seat } sa plaví { FORM($sea, "to") } { $cost ->
    [0] zadarmo
   *[other] za { $cost } vatu
}.
vanuatu-event-built = { $seat } stavia { FORM($island, "loc") } stánok za { $cost } vatu.
vanuatu-event-explored = { $seat } vyzdvihuje { FORM($sea, "loc") } poklad s hodnotou { $value }.{ $bonus ->
    [0] {""}
   *[other] {" "}Potápač prináša { $bonus } vatu.
}
vanuatu-event-fished = { $seat } chytá { FORM($sea, "loc") } rybu s hodnotou { $value }.{ $bonus ->
    [0] {""}
    [one] {" "}Rybár prináša { $bonus } bod.
    [few] {" "}Rybár prináša { $bonus } body.
   *[other] {" "}Rybár prináša { $bonus } bodov.
}
vanuatu-event-sold = { $seat } predáva rybu s hodnotou { $value } pri cene { $price } a dostáva { $gained } vatu; cena rýb je teraz { $price_now }.
vanuatu-event-sale-over = { $seat } končí predaj; cena rýb je { $price_now }.
vanuatu-event-bought = { $seat } kupuje { FORM($island, "loc") } { FORM($good, "acc") } za { $cost } vatu.
vanuatu-event-loaded = { $seat } nakladá { FORM($good, "acc") } na { $space ->
    [0] prvú
    [1] druhú
   *[other] tretiu
} loď: { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodov
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Loď je plná: +{ $bonus } navyše.
}
vanuatu-event-lost = Žiadna loď kocku hráča { $seat } neberie ({ $good }): ide do zásoby.
vanuatu-event-declined = { $seat } nechce druhú kocku { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } kreslí do piesku { FORM($island, "loc") }: { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodov
}.
vanuatu-event-transported = { $seat } priváža turistu { FORM($island, "to") } a zarába { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Sprievodca prináša { $bonus } bod.
    [few] {" "}Sprievodca prináša { $bonus } body.
   *[other] {" "}Sprievodca prináša { $bonus } bodov.
}
vanuatu-event-lay-down = { $seat } oddychuje a prezerá si dieliky odpočinku.
vanuatu-event-rested = { $seat } si berie dielik odpočinku{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } mení poklad na { $value } vatu.
vanuatu-event-begged = { $seat } dáva { $given ->
    [one] { $given } bod
    [few] { $given } body
   *[other] { $given } bodov
} za rovnako veľa vatu.
vanuatu-event-governed = Guvernér hráča { $seat } presúva { vanuatu-pawns.acc } z akcie { $action } na akciu { $to }.
vanuatu-event-converted = { $seat }: { $paid } vatu sa mení na { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodov
}; zostáva { $vatu }.
vanuatu-event-refreshed = { $seat } ukazuje dielik odpočinku „{ $tile }“.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } bod.
    [few] {" "}+{ $gained } body.
   *[other] {" "}+{ $gained } bodov.
}
vanuatu-event-counted-fish = Ryby hráča { $seat } sa na konci menia na { $value } vatu.
vanuatu-event-counted = { $seat } získava { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodov
}: { $for }.
vanuatu-event-ended = { prompt-over } Body podľa miest pri stole: { $points }.
vanuatu-event-turn = Na ťahu je { $seat }.

## Odkiaľ sú body

vanuatu-tally-before = pred touto pozíciou
vanuatu-tally-goods = tovar na lodiach
vanuatu-tally-ships = naplnené lode
vanuatu-tally-drawings = kresby v piesku
vanuatu-tally-vatu-track = vatu premenené na body
vanuatu-tally-rest = dieliky odpočinku
vanuatu-tally-fisherman = úlovky Rybára
vanuatu-tally-guide = výlety Sprievodcu
vanuatu-tally-beggar = body, ktoré dal Žobrák
vanuatu-tally-first-player = žetón prvého hráča
vanuatu-tally-vatu = zvyšné vatu
vanuatu-tally-treasure = odložené poklady
vanuatu-tally-stalls = stánky a turisti
vanuatu-tally-stalls-on = { $stalls ->
    [one] { $stalls } stánok
    [few] { $stalls } stánky
   *[other] { $stalls } stánkov
} { FORM($island, "loc") }, { $tourists ->
    [one] { $tourists } turista
    [few] { $tourists } turisti
   *[other] { $tourists } turistov
}
vanuatu-tally-tie = Len pri zhode: stánky { $stalls }, vatu { $vatu }

## Prečo nie: fáza

vanuatu-refuse-phase-place = Najprv sa kladú nové dieliky.
vanuatu-refuse-phase-neutral = Najprv sa kladú neutrálne figúrky.
vanuatu-refuse-phase-character = Teraz sa vyberajú postavy: jednu si vezmi.
vanuatu-refuse-phase-plan = Teraz sa umiestňujú figúrky; akcie prídu potom.
vanuatu-refuse-phase-turn = Teraz vykonaj akciu jedného zo svojich stĺpcov.
vanuatu-refuse-phase-selling = Práve predávaš: predaj ďalšiu rybu, alebo skonči.
vanuatu-refuse-phase-second = Najprv rozhodni o druhej kocke.
vanuatu-refuse-phase-resting = Najprv si vezmi jeden dielik odpočinku.
vanuatu-refuse-phase-over = { prompt-over }

## Prečo nie: dieliky a postavy

vanuatu-refuse-place-tile = { $tile }: tento dielik neleží v ponuke.
vanuatu-refuse-place-taken = Na { $hex } už dielik je.
vanuatu-refuse-place-two = { $hex } susedí len s jedným dielikom alebo so žiadnym; treba dva.
vanuatu-refuse-place-island = { $tile } je ostrov a { $hex } leží vedľa ostrova; ešte je voľné pole stranou od ostrovov.
vanuatu-refuse-place-sea = { $tile } je more a { $hex } so žiadnym ostrovom nesusedí; ešte je voľné pole, ktoré áno.
vanuatu-refuse-no-governor = { CAPITAL($character) } v tejto partii nehrá.
vanuatu-refuse-same-character = { CAPITAL(FORM($character, "acc")) } máš z minulého kola; vyber niekoho iného.
vanuatu-refuse-character-held = { CAPITAL(FORM($character, "acc")) } má { $seat }.
vanuatu-refuse-not-offered = { CAPITAL($character) } v tomto kole nie je v ponuke.

## Prečo nie: plánovanie

vanuatu-refuse-pawns = Teraz umiestňuješ { vanuatu-pawns.acc }.
vanuatu-needs-fish-tile = { $action } potrebuje rybu a ty žiadnu nemáš; najprv naplánuj { AND($first, "acc") }.
vanuatu-needs-first = { $action } sa dá, keď predtým naplánuješ { AND($first, "acc") }.
vanuatu-needs-first-vatu = { $action } sa dá, keď predtým naplánuješ { AND($first, "acc") }; chýbajúce vatu prinesie { $earn }.
vanuatu-needs-planned = { $action } sa dá len vtedy, keď je predtým v pláne: { AND($first) }.
vanuatu-needs-fish = { $action } potrebuje rybu a tvoj plán žiadnu neprinesie.
vanuatu-needs-vatu = { $action }: chýba ti { $short } vatu.
vanuatu-needs-vatu-converted = { $action }: desať vatu by sa medzitým zmenilo na body a na zaplatenie by nezostalo dosť.
vanuatu-needs-several = Na akciu { $action } chýba viac vecí: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = ryba
vanuatu-lacking-hand = stánok
vanuatu-lacking-guest = čakajúci turista
vanuatu-lacking-reach = miesto v dosahu
vanuatu-lacking-world = miesto na ostrovoch alebo žetóny v moriach
vanuatu-lacking-stall = tvoj stánok na ostrove
vanuatu-needs-world-build = { $action }: žiadny dosiahnuteľný ostrov nemá voľné miesto pre stánok.
vanuatu-needs-world-explore = { $action }: v žiadnom dosiahnuteľnom mori už nie je poklad.
vanuatu-needs-world-fish = { $action }: v žiadnom dosiahnuteľnom mori už nie sú ryby.
vanuatu-needs-world-sell = { $action }: na žiadnom dosiahnuteľnom ostrove nemáš stánok.
vanuatu-needs-world-buy = { $action }: na žiadnom dosiahnuteľnom ostrove už nie je tovar.
vanuatu-needs-world-draw = { $action }: žiadny dosiahnuteľný ostrov nemá voľné miesto pre kresbu.
vanuatu-needs-world-transport = { $action }: žiadny dosiahnuteľný ostrov nemá miesto pre turistu.
vanuatu-needs-place-sail = { $action }: za { $vatu } vatu nedosiahneš žiadne voľné more.
vanuatu-needs-place-build = { $action }: žiadne voľné miesto pre stánok pri mori, kam sa za { $vatu } vatu dostaneš.
vanuatu-needs-place-build-sail = { $action }: vedľa tvojej loďky nie je voľné miesto pre stánok; najprv naplánuj Plavbu.
vanuatu-needs-place-explore = { $action }: za { $vatu } vatu nie je v dosahu žiadny vrak.
vanuatu-needs-place-explore-sail = { $action }: pod tvojou loďkou nie je poklad; najprv naplánuj Plavbu.
vanuatu-needs-place-fish = { $action }: za { $vatu } vatu nie je v dosahu žiadne more s rybami.
vanuatu-needs-place-fish-sail = { $action }: pod tvojou loďkou nie sú ryby; najprv naplánuj Plavbu.
vanuatu-needs-place-sell = { $action }: za { $vatu } vatu nie je v dosahu žiadny ostrov s tvojím stánkom.
vanuatu-needs-place-sell-sail = { $action }: vedľa tvojej loďky nie je tvoj stánok; najprv naplánuj Plavbu.
vanuatu-needs-place-buy = { $action }: žiadny tovar pri mori, kam sa za { $vatu } vatu dostaneš.
vanuatu-needs-place-buy-sail = { $action }: vedľa tvojej loďky nie je tovar; najprv naplánuj Plavbu.
vanuatu-needs-place-draw = { $action }: žiadne voľné miesto pre kresbu pri mori, kam sa za { $vatu } vatu dostaneš.
vanuatu-needs-place-draw-sail = { $action }: vedľa tvojej loďky nie je voľné miesto pre kresbu; najprv naplánuj Plavbu.
vanuatu-needs-place-transport = { $action }: žiadny ostrov s miestom pre turistu pri mori, kam sa za { $vatu } vatu dostaneš.
vanuatu-needs-place-transport-sail = { $action }: vedľa tvojej loďky nie je ostrov s miestom pre turistu; najprv naplánuj Plavbu.

## Prečo nie: akcia

vanuatu-refuse-no-pawns = Na akcii { $action } nemáš figúrku.
vanuatu-refuse-outnumbered = { $action }: { $seat } tu má viac figúrok, { $theirs } proti tvojim { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } proti { $mine } a { $seat } je v poradí skôr.
vanuatu-refuse-neutral = { $action }: neutrálne figúrky { $theirs } proti tvojim { $mine }.
vanuatu-refuse-preacher-leads = Niekde vedieš, takže Kazateľa použiť nemôžeš.
vanuatu-refuse-must-act = Na akcii { $action } vedieš a dá sa vykonať, takže ju musíš vykonať.
vanuatu-refuse-majority-elsewhere = Vedieš inde, takže sa stĺpca na akcii { $action } vzdať nemôžeš.
vanuatu-refuse-no-treasure = Nemáš poklad s hodnotou { $value }.
vanuatu-refuse-no-beggar = Vatu za body dostáva len Žobrák.
vanuatu-refuse-turned = { CAPITAL($character) } ti v tomto kole už pomohol.
vanuatu-refuse-beg-points = Nemôžeš dať { $given ->
    [one] { $given } bod
    [few] { $given } body
   *[other] { $given } bodov
}; máš { $points }.
vanuatu-refuse-not-governor = Figúrky presúva len Guvernér.
vanuatu-refuse-govern-same = Stĺpec už na akcii { $action } je.
vanuatu-refuse-govern-done = Akciu { $action } máš v tomto kole už za sebou, stĺpec na ňu presunúť nemôžeš.
vanuatu-refuse-nowhere = Okolo tvojej loďky na to niet miesta.

vanuatu-refuse-not-beside = { $island } neleží vedľa tvojej loďky.
vanuatu-refuse-cost = { $action }: stojí to { $cost } vatu, máš { $vatu }.
vanuatu-refuse-sail-empty = Na { $hex } nie je dielik.
vanuatu-refuse-sail-island = { $hex } je pevnina; loďky zostávajú na mori.
vanuatu-refuse-sail-boat = Na { $hex } stojí druhá loďka.
vanuatu-refuse-sail-far = { $hex } je po mori ďalej ako { $steps ->
    [one] { $steps } pole
    [few] { $steps } polia
   *[other] { $steps } polí
  }.
vanuatu-refuse-sail-free = Kroky Navigátora nič nestoja: jednoducho uveď { $hex }.
vanuatu-refuse-sail-shortest = To je najkratšia cesta: jednoducho uveď { $hex }.
vanuatu-refuse-sail-steps = Žiadna cesta na { $hex } nemá presne toľko krokov: { $steps }.
vanuatu-refuse-sail-vatu = Cesta na { $hex } stojí { $steps } vatu, máš { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } nemá voľné miesto pre stánok.
vanuatu-refuse-no-stall = Všetky tvoje stánky stoja.
vanuatu-refuse-no-treasure-disc = Pod tvojou loďkou nie je poklad.
vanuatu-refuse-no-fish-disc = Pod tvojou loďkou nie sú ryby.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Nemáš žiadnu rybu na predaj.
   *[other] Nemáš rybu s hodnotou { $value }.
}
vanuatu-refuse-no-own-stall = Vedľa tvojej loďky nestojí žiadny tvoj stánok.
vanuatu-refuse-no-island = Vedľa tvojej loďky nie je ostrov.
vanuatu-refuse-no-cube = { $island } už nemá { FORM($good, "acc") }.
vanuatu-refuse-no-drawing-slot = { $island } nemá miesto pre ďalšiu kresbu.
vanuatu-refuse-no-tourists = Žiadny turista nečaká.
vanuatu-refuse-island-full = { $island } nemá miesto pre ďalšieho turistu.
vanuatu-refuse-no-rest = Všetky dieliky odpočinku sú rozebrané.
vanuatu-refuse-rest-gone = Dielik odpočinku „{ $tile }“ už má niekto iný.

## Doska v termináli

vanuatu-board-round = { $round }. kolo z { $rounds }
vanuatu-board-order = poradie:
vanuatu-board-ships = Lode, horná je prvá:
vanuatu-board-price = cena rýb { $price }
vanuatu-board-tourists = čakajúci turisti: { $tourists }
vanuatu-board-rest = dieliky odpočinku: { $left }
vanuatu-board-next = Ďalšie dieliky: { $tiles }
vanuatu-board-free = Voľné postavy: { $characters }
vanuatu-board-my-rest = Tvoj dielik odpočinku: { $tile }
vanuatu-board-player = hráč
vanuatu-board-character = postava
vanuatu-board-vatu = vatu
vanuatu-board-points = body
vanuatu-board-fish = ryby
vanuatu-board-treasure = poklad
vanuatu-board-stalls = stánky
vanuatu-board-boat = loďka
vanuatu-board-legend = Ostrovy: k c b tovar, ⌂ stánky, ~ kresby, ☺ turisti. Hráči: ešte nepostavené stánky. Rámčeky: prvý stĺpec hrá prvý; ► teraz ty, × blokované, ! tvoje, ale nedá sa, − stratené, + možno naplánovať. ★ prvý hráč, z oddychuje. Miesta na lodiach veľkým písmenom sú plné.
