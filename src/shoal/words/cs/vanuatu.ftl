## Součásti

vanuatu-action-sail = Plavba
    .acc = Plavbu
    .with = s Plavbou
vanuatu-action-build = Stavba
    .acc = Stavbu
    .with = se Stavbou
vanuatu-action-explore = Průzkum
    .acc = Průzkum
    .with = s Průzkumem
vanuatu-action-fish = Rybolov
    .acc = Rybolov
    .with = s Rybolovem
vanuatu-action-sell = Prodej
    .acc = Prodej
    .with = s Prodejem
vanuatu-action-buy = Nákup
    .acc = Nákup
    .with = s Nákupem
vanuatu-action-draw = Kreslení
    .acc = Kreslení
    .with = s Kreslením
vanuatu-action-transport = Převoz
    .acc = Převoz
    .with = s Převozem
vanuatu-action-rest = Odpočinek
    .acc = Odpočinek
    .with = s Odpočinkem

vanuatu-good-kava = kava
    .acc = kavu
    .gen = kavy
vanuatu-good-copra = kopra
    .acc = kopru
    .gen = kopry
vanuatu-good-beef = hovězí
    .acc = hovězí
    .gen = hovězího

vanuatu-tile-efate = Efate
    .acc = Efate
    .loc = na ostrově Efate
    .to = na ostrov Efate
vanuatu-tile-mele = Zátoka Mele
    .acc = Zátoku Mele
    .loc = v zátoce Mele
    .to = do zátoky Mele
vanuatu-tile-havannah = Vrak Havannah
    .acc = Vrak Havannah
    .loc = u vraku Havannah
    .to = k vraku Havannah
vanuatu-tile-vila = Rejda Port Vila
    .acc = Rejdu Port Vila
    .loc = na rejdě Port Vila
    .to = na rejdu Port Vila
vanuatu-tile-santo = Espiritu Santo
    .acc = Espiritu Santo
    .loc = na ostrově Espiritu Santo
    .to = na ostrov Espiritu Santo
vanuatu-tile-malakula = Malakula
    .acc = Malakulu
    .loc = na ostrově Malakula
    .to = na ostrov Malakula
vanuatu-tile-segond = Průliv Segond
    .acc = Průliv Segond
    .loc = v průlivu Segond
    .to = do průlivu Segond
vanuatu-tile-shark = Žraločí zátoka
    .acc = Žraločí zátoku
    .loc = v Žraločí zátoce
    .to = do Žraločí zátoky
vanuatu-tile-selwyn = Selwynův průliv
    .acc = Selwynův průliv
    .loc = v Selwynově průlivu
    .to = do Selwynova průlivu
vanuatu-tile-bougainville = Bougainvillův průliv
    .acc = Bougainvillův průliv
    .loc = v Bougainvillově průlivu
    .to = do Bougainvillova průlivu
vanuatu-tile-pentecost = Pentecost
    .acc = Pentecost
    .loc = na ostrově Pentecost
    .to = na ostrov Pentecost
vanuatu-tile-tanna = Tanna
    .acc = Tannu
    .loc = na ostrově Tanna
    .to = na ostrov Tanna
vanuatu-tile-patteson = Pattesonova úžina
    .acc = Pattesonovu úžinu
    .loc = v Pattesonově úžině
    .to = do Pattesonovy úžiny
vanuatu-tile-maskelyne = Mělčiny Maskelyne
    .acc = Mělčiny Maskelyne
    .loc = na mělčinách Maskelyne
    .to = na mělčiny Maskelyne
vanuatu-tile-coolidge = Útes Coolidge
    .acc = Útes Coolidge
    .loc = u útesu Coolidge
    .to = k útesu Coolidge
vanuatu-tile-erromango = Hlubina Erromango
    .acc = Hlubinu Erromango
    .loc = v hlubině Erromango
    .to = do hlubiny Erromango

vanuatu-character-navigator = Navigátor
    .acc = Navigátora
vanuatu-character-builder = Stavitel
    .acc = Stavitele
vanuatu-character-diver = Potápěč
    .acc = Potápěče
vanuatu-character-fisherman = Rybář
    .acc = Rybáře
vanuatu-character-seller = Prodavač
    .acc = Prodavače
vanuatu-character-buyer = Kupec
    .acc = Kupce
vanuatu-character-artist = Umělec
    .acc = Umělce
vanuatu-character-guide = Průvodce
    .acc = Průvodce
vanuatu-character-beggar = Žebrák
    .acc = Žebráka
vanuatu-character-preacher = Kazatel
    .acc = Kazatele
vanuatu-character-governor = Guvernér
    .acc = Guvernéra

vanuatu-power-navigator = Tvoje plavba je zdarma.
vanuatu-power-builder = Stánek tě stojí { $cost } vatu místo { $usual }.
vanuatu-power-diver = Poklad přinese i svou hodnotu ve vatu.
vanuatu-power-fisherman = Úlovek přinese i svou hodnotu v bodech.
vanuatu-power-seller = Prodáváš u každého ostrova, i bez stánku.
vanuatu-power-buyer = Po nákupu můžeš naložit zdarma druhou kostku téhož zboží.
vanuatu-power-artist = Kresba ti přinese { count-points } místo { $usual }.
vanuatu-power-guide = Turista přinese { count-points } za každou kresbu na ostrově.
vanuatu-power-beggar = Jednou za kolo: vyměň až { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } za stejný počet vatu.
vanuatu-power-preacher = Jednou za kolo: proveď akci jednoho sloupku, i když nikde nevedeš.
vanuatu-power-governor = Jednou za kolo: místo tahu přesuň celý sloupek na jinou akci.

vanuatu-rest-first-player = první hráč
vanuatu-rest-point = body
vanuatu-rest-vatu-point = vatu a body
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Příprava: nové dílky
vanuatu-phase-neutral = Neutrální figurky
vanuatu-phase-character = Výběr postavy
vanuatu-phase-plan = Plánování
vanuatu-phase-turn = Akce
vanuatu-phase-selling = Prodej
vanuatu-phase-second = Druhá kostka
vanuatu-phase-resting = Odpočinek
vanuatu-phase-over = Konec

## Volby

vanuatu-option-characters = Postavy
vanuatu-option-characters-on = s postavami
vanuatu-option-characters-off = bez postav
vanuatu-option-fish-price-drop = Cena ryb klesá
vanuatu-option-fish-price-drop-per_tile = s každým prodaným dílkem
vanuatu-option-fish-price-drop-per_action = jednou po každém prodeji (druhé vydání)
vanuatu-option-governor = Guvernér
vanuatu-option-governor-on = hraje mezi postavami
vanuatu-option-governor-off = zůstává doma

## Na co stůl čeká

vanuatu-ask-place = Polož nový dílek: { $tiles }.
vanuatu-wait-place = { $seat } pokládá nový dílek: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } figurka
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
  }
    .acc = { $pawns ->
    [one] { $pawns } figurku
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
  }
vanuatu-ask-neutral = Polož ještě { $pawns ->
    [one] { $pawns } neutrální figurku
    [few] { $pawns } neutrální figurky
   *[other] { $pawns } neutrálních figurek
}.
vanuatu-wait-neutral = { $seat } pokládá ještě { $pawns ->
    [one] { $pawns } neutrální figurku
    [few] { $pawns } neutrální figurky
   *[other] { $pawns } neutrálních figurek
}.
vanuatu-ask-character = Vyber si postavu.
vanuatu-wait-character = { $seat } si vybírá postavu.
vanuatu-ask-plan = Umísti { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } umisťuje { vanuatu-pawns.acc }.
vanuatu-ask-turn = Vyber si sloupek, který vede, a proveď jeho akci.
vanuatu-wait-turn = { $seat } si vybírá sloupek, který vede, a provádí jeho akci.
vanuatu-ask-withdraw = Nikde nevedeš: vzdej se jednoho sloupku.
vanuatu-wait-withdraw = { $seat } nikde nevede a musí se vzdát jednoho sloupku.
vanuatu-ask-preach = Nikde nevedeš: vzdej se jednoho sloupku, nebo proveď akci s Kazatelem.
vanuatu-wait-preach = { $seat } nikde nevede a vzdá se jednoho sloupku, nebo provede akci s Kazatelem.
vanuatu-ask-selling = Prodej další rybu za { $price }, nebo skonči.
vanuatu-wait-selling = { $seat } může prodat další rybu za { $price }.
vanuatu-ask-second = Naložíš zdarma druhou kostku { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } může naložit zdarma druhou kostku { FORM($good, "gen") }.
vanuatu-ask-resting = Vezmi si jeden dílek odpočinku.
vanuatu-wait-resting = { $seat } si prohlíží dílky odpočinku a jeden si bere.

## Co se stalo

vanuatu-event-round = Začíná { $round }. kolo.
vanuatu-event-tourists = { $tourists ->
    [0] V tomto kole nepřijíždějí žádní turisté.
    [one] Přijíždí jeden turista.
    [few] Přijíždějí { $tourists } turisté.
   *[other] Přijíždí { $tourists } turistů.
}{ $gone ->
    [0] {""}
    [one] {" "}Jeden čekající odjíždí domů.
    [few] {" "}{ $gone } čekající odjíždějí domů.
   *[other] {" "}{ $gone } čekajících odjíždí domů.
}
vanuatu-event-departed = { $count ->
    [one] Odplouvá plná loď
    [few] Odplouvají { $count } plné lodě
   *[other] Odplouvá { $count } plných lodí
}; kostky se vracejí do zásoby.
vanuatu-event-arrived = { $count ->
    [one] Na konec řady připlouvá nová loď
    [few] Na konec řady připlouvají { $count } nové lodě
   *[other] Na konec řady připlouvá { $count } nových lodí
}. Zboží: { $wants_1 }{ $count ->
    [one] {""}
    [2] ; { $wants_2 }
    [few] ; { $wants_2 }; { $wants_3 }
   *[other] ; { $wants_2 }; { $wants_3 }
}. { $deck ->
    [0] V balíčku už žádná loď není.
    [one] V balíčku zbývá jedna loď.
    [few] V balíčku zbývají { $deck } lodě.
   *[other] V balíčku zbývá { $deck } lodí.
}
vanuatu-event-reshuffled = Odplulé lodě se zamíchaly do nového balíčku (lodí: { $ships }).
vanuatu-event-refilled = { $count ->
    [0] Ostrov { $island } je vyprodaný a v zásobě pro něj nic není.
   *[other] Ostrov { $island } má zase zboží: { $cubes }.
}
vanuatu-event-price = Cena ryb je zase { $price_now }.
vanuatu-event-placed = { $seat } pokládá dílek { vanuatu-face-1 } na { $place }.{ $waived ->
    [51] {" "}Žádné pole stranou od ostrovů nezbylo.
    [52] {" "}Žádné pole vedle ostrova nezbylo.
   *[other] {""}
}
vanuatu-event-revealed = Dílky na příští kolo: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Co dílek ukazuje: moře své žetony, ostrov své zboží a místa.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; místa pro stánky { $stalls_1 }, kresby { $drawings_1 }, turisty { $guests_1 }
   *[sea] ryby { $fish_1 }, poklad { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; místa pro stánky { $stalls_2 }, kresby { $drawings_2 }, turisty { $guests_2 }
   *[sea] ryby { $fish_2 }, poklad { $treasure_2 }
})
vanuatu-event-blocked = { $seat } pokládá neutrální figurku na akci { $action }.
vanuatu-event-offered = Nabídka v tomto kole: { $characters }.
vanuatu-event-took = { $seat } si bere { FORM($character, "acc") }{ $gave ->
    [yes] {" "}a vrací { FORM($returned, "acc") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } plánuje dvakrát { FORM($action, "acc") }.
   *[no] { $seat } plánuje { FORM($actions, "acc") }.
}
vanuatu-event-gathered = { $seat } provádí akci { $action } a bere si z ní { vanuatu-pawns.acc }.
vanuatu-event-gathered-follows = { $seat } nemá jinou možnost: { $action }.
vanuatu-event-withdrew = { $seat } si bere { vanuatu-pawns.acc } zpět z akce { $action }: { $led ->
    [yes] provést ji nejde.
   *[no] vedou tam jiní.
}
vanuatu-event-preached = { $seat } provádí akci bez většiny, díky Kazateli.
vanuatu-event-turned = { CAPITAL($character) } hráče { $seat } se otáčí rubem nahoru.
vanuatu-event-sailed = { $seat } pluje { FORM($sea, "to") } { $cost ->
    [0] zdarma
   *[other] za { $cost } vatu
}.
vanuatu-event-built = { $seat } staví { FORM($island, "loc") } stánek za { $cost } vatu.
vanuatu-event-explored = { $seat } vyzvedává { FORM($sea, "loc") } poklad s hodnotou { $value }.{ $bonus ->
    [0] {""}
   *[other] {" "}Potápěč přináší { $bonus } vatu.
}
vanuatu-event-fished = { $seat } chytá { FORM($sea, "loc") } rybu s hodnotou { $value }.{ $bonus ->
    [0] {""}
    [one] {" "}Rybář přináší { $bonus } bod.
    [few] {" "}Rybář přináší { $bonus } body.
   *[other] {" "}Rybář přináší { $bonus } bodů.
}
vanuatu-event-sold = { $seat } prodává rybu s hodnotou { $value } při ceně { $price } a dostává { $gained } vatu; cena ryb je teď { $price_now }.
vanuatu-event-sale-over = { $seat } končí prodej; cena ryb je { $price_now }.
vanuatu-event-bought = { $seat } kupuje { FORM($island, "loc") } { FORM($good, "acc") } za { $cost } vatu.
vanuatu-event-loaded = { $seat } nakládá { FORM($good, "acc") } na { $space ->
    [0] první
    [1] druhou
   *[other] třetí
} loď: { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Loď je plná: ještě +{ $bonus }.
}
vanuatu-event-lost = Kostku hráče { $seat } ({ $good }) žádná loď nebere: jde do zásoby.
vanuatu-event-declined = { $seat } nechce druhou kostku { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } kreslí do písku { FORM($island, "loc") }: { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}.
vanuatu-event-transported = { $seat } přiváží turistu { FORM($island, "to") } a vydělává { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Průvodce přináší { $bonus } bod.
    [few] {" "}Průvodce přináší { $bonus } body.
   *[other] {" "}Průvodce přináší { $bonus } bodů.
}
vanuatu-event-lay-down = { $seat } odpočívá a prohlíží si dílky odpočinku.
vanuatu-event-rested = { $seat } si bere dílek odpočinku{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } mění poklad na { $value } vatu.
vanuatu-event-begged = { $seat } mění { $given ->
    [one] { $given } bod
    [few] { $given } body
   *[other] { $given } bodů
} za stejný počet vatu.
vanuatu-event-governed = Guvernér hráče { $seat } přesouvá { vanuatu-pawns.acc } z akce { $action } na akci { $to }.
vanuatu-event-converted = { $seat }: { $paid } vatu se mění na { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}; zbývá { $vatu } vatu.
vanuatu-event-refreshed = { $seat } ukazuje dílek odpočinku „{ $tile }“.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } bod.
    [few] {" "}+{ $gained } body.
   *[other] {" "}+{ $gained } bodů.
}
vanuatu-event-counted-fish = Ryby, které zbyly hráči { $seat }, mají hodnotu { $value } vatu.
vanuatu-event-counted = { $seat } získává { $gained ->
    [one] { $gained } bod
    [few] { $gained } body
   *[other] { $gained } bodů
}: { $for }.
vanuatu-event-ended = { prompt-over } Body podle míst u stolu: { $points }.
vanuatu-event-turn = Na tahu je { $seat }.

## Odkud jsou body

vanuatu-tally-before = před touto pozicí
vanuatu-tally-goods = zboží na lodích
vanuatu-tally-ships = naplněné lodě
vanuatu-tally-drawings = kresby v písku
vanuatu-tally-vatu-track = vatu změněná na body
vanuatu-tally-rest = dílky odpočinku
vanuatu-tally-fisherman = úlovky Rybáře
vanuatu-tally-guide = výlety Průvodce
vanuatu-tally-beggar = vyměněno Žebrákem
vanuatu-tally-first-player = žeton prvního hráče
vanuatu-tally-vatu = zbylá vatu
vanuatu-tally-treasure = uschované poklady
vanuatu-tally-stalls = stánky a turisté
vanuatu-tally-stalls-on = { $stalls ->
    [one] { $stalls } stánek
    [few] { $stalls } stánky
   *[other] { $stalls } stánků
} { FORM($island, "loc") }, { $tourists ->
    [one] { $tourists } turista
    [few] { $tourists } turisté
   *[other] { $tourists } turistů
}
vanuatu-tally-tie = Jen při shodě: stánky { $stalls }, vatu { $vatu }

## Proč ne: fáze

vanuatu-refuse-phase-place = Nejdřív se pokládají nové dílky.
vanuatu-refuse-phase-neutral = Nejdřív se pokládají neutrální figurky.
vanuatu-refuse-phase-character = Teď si všichni vybírají postavu.
vanuatu-refuse-phase-plan = Teď se umisťují figurky; akce přijdou potom.
vanuatu-refuse-phase-turn = Teď se provádějí akce: vyber si jeden ze svých sloupků.
vanuatu-refuse-phase-selling = Právě prodáváš: prodej další rybu, nebo skonči.
vanuatu-refuse-phase-second = Nejdřív rozhodni o druhé kostce.
vanuatu-refuse-phase-resting = Nejdřív si vezmi jeden dílek odpočinku.
vanuatu-refuse-phase-over = { prompt-over }

## Proč ne: dílky a postavy

vanuatu-refuse-place-tile = { $tile }: tento dílek není v nabídce.
vanuatu-refuse-place-taken = Na { $hex } už dílek je.
vanuatu-refuse-place-two = { $hex } sousedí s méně než dvěma dílky.
vanuatu-refuse-place-island = { $tile } je ostrov a { $hex } leží vedle jiného; ještě je volné pole stranou od ostrovů.
vanuatu-refuse-place-sea = { $tile } je moře a { $hex } s žádným ostrovem nesousedí; ještě je volné pole vedle ostrova.
vanuatu-refuse-no-governor = { CAPITAL($character) } v této partii nehraje.
vanuatu-refuse-same-character = { CAPITAL(FORM($character, "acc")) } máš z minulého kola; vyber si někoho jiného.
vanuatu-refuse-character-held = { CAPITAL(FORM($character, "acc")) } má { $seat }.
vanuatu-refuse-not-offered = { CAPITAL($character) } v tomto kole není v nabídce.

## Proč ne: plánování

vanuatu-refuse-pawns = Teď umisťuješ { vanuatu-pawns.acc }.
vanuatu-needs-fish-tile = { $action } potřebuje rybu a ty žádnou nemáš; nejdřív naplánuj { AND($first, "acc") }.
vanuatu-needs-first = { $action } půjde, když předtím naplánuješ { AND($first, "acc") }.
vanuatu-needs-first-vatu = { $action } půjde, když předtím naplánuješ { AND($first, "acc") }; chybějící vatu přinese { $earn }.
vanuatu-needs-planned = { $action } jde, jen když je předtím v plánu: { AND($first) }.
vanuatu-needs-fish = { $action } potřebuje rybu a tvůj plán žádnou nepřinese.
vanuatu-needs-vatu = { $action }: chybí ti { $short } vatu.
vanuatu-needs-vatu-converted = { $action }: cestou by se deset vatu změnilo na body a na placení by zbylo málo.
vanuatu-needs-several = { $action }: chybí víc věcí najednou ({ $lacking }).
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = ryba
vanuatu-lacking-hand = stánek
vanuatu-lacking-guest = čekající turista
vanuatu-lacking-reach = místo v dosahu
vanuatu-lacking-world = místo na ostrovech nebo žetony v mořích
vanuatu-lacking-stall = tvůj stánek na ostrově
vanuatu-needs-world-build = { $action }: žádný dosažitelný ostrov nemá volné místo pro stánek.
vanuatu-needs-world-explore = { $action }: v žádném dosažitelném moři už není poklad.
vanuatu-needs-world-fish = { $action }: v žádném dosažitelném moři už nejsou ryby.
vanuatu-needs-world-sell = { $action }: na žádném dosažitelném ostrově nemáš stánek.
vanuatu-needs-world-buy = { $action }: na žádném dosažitelném ostrově už není zboží.
vanuatu-needs-world-draw = { $action }: žádný dosažitelný ostrov nemá volné místo pro kresbu.
vanuatu-needs-world-transport = { $action }: žádný dosažitelný ostrov nemá místo pro hosta.
vanuatu-needs-place-sail = { $action }: za { $vatu } vatu nedosáhneš na žádné volné moře.
vanuatu-needs-place-build = { $action }: žádné volné místo pro stánek u moře, kam se za { $vatu } vatu dostaneš.
vanuatu-needs-place-build-sail = { $action }: vedle tvé loďky není volné místo pro stánek; nejdřív naplánuj Plavbu.
vanuatu-needs-place-explore = { $action }: za { $vatu } vatu není v dosahu žádný vrak.
vanuatu-needs-place-explore-sail = { $action }: pod tvou loďkou není poklad; nejdřív naplánuj Plavbu.
vanuatu-needs-place-fish = { $action }: za { $vatu } vatu není v dosahu žádné moře s rybami.
vanuatu-needs-place-fish-sail = { $action }: pod tvou loďkou nejsou ryby; nejdřív naplánuj Plavbu.
vanuatu-needs-place-sell = { $action }: za { $vatu } vatu není v dosahu žádný ostrov s tvým stánkem.
vanuatu-needs-place-sell-sail = { $action }: vedle tvé loďky není tvůj stánek; nejdřív naplánuj Plavbu.
vanuatu-needs-place-buy = { $action }: žádné zboží u moře, kam se za { $vatu } vatu dostaneš.
vanuatu-needs-place-buy-sail = { $action }: vedle tvé loďky není zboží; nejdřív naplánuj Plavbu.
vanuatu-needs-place-draw = { $action }: žádné volné místo pro kresbu u moře, kam se za { $vatu } vatu dostaneš.
vanuatu-needs-place-draw-sail = { $action }: vedle tvé loďky není volné místo pro kresbu; nejdřív naplánuj Plavbu.
vanuatu-needs-place-transport = { $action }: žádný ostrov s místem pro hosta u moře, kam se za { $vatu } vatu dostaneš.
vanuatu-needs-place-transport-sail = { $action }: vedle tvé loďky není ostrov s místem pro hosta; nejdřív naplánuj Plavbu.

## Proč ne: akce

vanuatu-refuse-no-pawns = Na akci { $action } nemáš figurku.
vanuatu-refuse-outnumbered = { $action }: { $seat } tu má víc figurek ({ $theirs }) než ty ({ $mine }).
vanuatu-refuse-tie = { $action }: je to { $theirs } na { $mine } a { $seat } je dřív v pořadí.
vanuatu-refuse-neutral = { $action }: neutrální figurky jsou tu { $theirs }, tvoje { $mine }.
vanuatu-refuse-preacher-leads = Někde vedeš, takže Kazatele použít nemůžeš.
vanuatu-refuse-must-act = Na akci { $action } vedeš a jde provést: proveď ji.
vanuatu-refuse-majority-elsewhere = Vedeš jinde, takže se sloupku na akci { $action } vzdát nesmíš.
vanuatu-refuse-no-treasure = Nemáš poklad s hodnotou { $value }.
vanuatu-refuse-no-beggar = Vatu za body dostává jen Žebrák.
vanuatu-refuse-turned = { CAPITAL($character) } už je v tomto kole použitý.
vanuatu-refuse-beg-points = Nemůžeš dát { $given ->
    [one] { $given } bod
    [few] { $given } body
   *[other] { $given } bodů
}; máš { $points }.
vanuatu-refuse-not-governor = Figurky přesouvá jen Guvernér.
vanuatu-refuse-govern-same = Sloupek už na akci { $action } je.
vanuatu-refuse-govern-done = S akcí { $action } máš v tomto kole hotovo, takže tam žádný sloupek nejde.
vanuatu-refuse-nowhere = Kolem tvé loďky na to není místo.

vanuatu-refuse-not-beside = { $island } není vedle tvé loďky.
vanuatu-refuse-cost = { $action }: stojí to { $cost } vatu, máš { $vatu }.
vanuatu-refuse-sail-empty = Na { $hex } není dílek.
vanuatu-refuse-sail-island = { $hex } je pevnina; loďky zůstávají na moři.
vanuatu-refuse-sail-boat = Na { $hex } je druhá loďka.
vanuatu-refuse-sail-far = { $hex } je po moři dál než { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
   *[other] { $steps } polí
  }.
vanuatu-refuse-sail-free = Kroky Navigátora nic nestojí: zadej jen { $hex }.
vanuatu-refuse-sail-shortest = To je nejkratší cesta: zadej jen { $hex }.
vanuatu-refuse-sail-steps = Žádná cesta na { $hex } nemá přesně tolik kroků: { $steps }.
vanuatu-refuse-sail-vatu = Na { $hex } je to za { $steps } vatu, máš { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } nemá volné místo pro stánek.
vanuatu-refuse-no-stall = Všechny tvoje stánky už stojí.
vanuatu-refuse-no-treasure-disc = Pod tvou loďkou není poklad.
vanuatu-refuse-no-fish-disc = Pod tvou loďkou nejsou ryby.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Nemáš žádnou rybu na prodej.
   *[other] Nemáš rybu s hodnotou { $value }.
}
vanuatu-refuse-no-own-stall = Vedle tvé loďky nestojí žádný tvůj stánek.
vanuatu-refuse-no-island = Vedle tvé loďky není ostrov.
vanuatu-refuse-no-cube = { $island } už nemá { FORM($good, "acc") }.
vanuatu-refuse-no-drawing-slot = { $island } nemá místo pro další kresbu.
vanuatu-refuse-no-tourists = Žádný turista nečeká.
vanuatu-refuse-island-full = { $island } nemá místo pro dalšího turistu.
vanuatu-refuse-no-rest = Všechny dílky odpočinku jsou rozebrané.
vanuatu-refuse-rest-gone = Dílek odpočinku „{ $tile }“ už má někdo jiný.

## Deska v terminálu

vanuatu-board-round = { $round }. kolo z { $rounds }
vanuatu-board-order = pořadí:
vanuatu-board-ships = Lodě, horní je první:
vanuatu-board-price = cena ryb { $price }
vanuatu-board-tourists = čekající turisté: { $tourists }
vanuatu-board-rest = dílky odpočinku: { $left }
vanuatu-board-next = Další dílky: { $tiles }
vanuatu-board-free = Volné postavy: { $characters }
vanuatu-board-my-rest = Tvůj dílek odpočinku: { $tile }
vanuatu-board-player = hráč
vanuatu-board-character = postava
vanuatu-board-vatu = vatu
vanuatu-board-points = body
vanuatu-board-fish = ryby
vanuatu-board-treasure = poklad
vanuatu-board-stalls = stánky
vanuatu-board-boat = loďka
vanuatu-board-legend = Ostrovy: k c b zboží, ⌂ stánky, ~ kresby, ☺ turisté. Hráči: ještě nepostavené stánky. Rámečky: první sloupek hraje první; ► teď ty, × blokováno, ! tvoje, ale nejde, − ztraceno, + jde naplánovat. ★ první hráč, z odpočívá. Místa na lodích velkým písmenem jsou plná.
