## Elementy gry

vanuatu-action-sail = Żegluga
    .acc = Żeglugę
vanuatu-action-build = Budowa
    .acc = Budowę
vanuatu-action-explore = Nurkowanie
    .acc = Nurkowanie
vanuatu-action-fish = Połów
    .acc = Połów
vanuatu-action-sell = Sprzedaż
    .acc = Sprzedaż
vanuatu-action-buy = Zakup
    .acc = Zakup
vanuatu-action-draw = Rysowanie
    .acc = Rysowanie
vanuatu-action-transport = Przewóz
    .acc = Przewóz
vanuatu-action-rest = Odpoczynek
    .acc = Odpoczynek

vanuatu-good-kava = kava
    .acc = kavę
    .gen = kavy
vanuatu-good-copra = kopra
    .acc = koprę
    .gen = kopry
vanuatu-good-beef = wołowina
    .acc = wołowinę
    .gen = wołowiny

vanuatu-tile-efate = Efate
    .at = na Efate
    .to = na Efate
vanuatu-tile-mele = Zatoka Mele
    .at = w Zatoce Mele
    .to = do Zatoki Mele
vanuatu-tile-havannah = Wrak Havannah
    .at = przy Wraku Havannah
    .to = do Wraku Havannah
vanuatu-tile-vila = Reda Port Vila
    .at = na Redzie Port Vila
    .to = na Redę Port Vila
vanuatu-tile-santo = Espiritu Santo
    .at = na Espiritu Santo
    .to = na Espiritu Santo
vanuatu-tile-malakula = Malakula
    .at = na Malakuli
    .to = na Malakulę
vanuatu-tile-segond = Kanał Segond
    .at = w Kanale Segond
    .to = do Kanału Segond
vanuatu-tile-shark = Zatoka Rekinów
    .at = w Zatoce Rekinów
    .to = do Zatoki Rekinów
vanuatu-tile-selwyn = Cieśnina Selwyna
    .at = w Cieśninie Selwyna
    .to = do Cieśniny Selwyna
vanuatu-tile-bougainville = Cieśnina Bougainville’a
    .at = w Cieśninie Bougainville’a
    .to = do Cieśniny Bougainville’a
vanuatu-tile-pentecost = Pentecôte
    .at = na Pentecôte
    .to = na Pentecôte
vanuatu-tile-tanna = Tanna
    .at = na Tannie
    .to = na Tannę
vanuatu-tile-patteson = Przesmyk Pattesona
    .at = w Przesmyku Pattesona
    .to = do Przesmyku Pattesona
vanuatu-tile-maskelyne = Ławice Maskelyne
    .at = na Ławicach Maskelyne
    .to = na Ławice Maskelyne
vanuatu-tile-coolidge = Rafa Coolidge
    .at = przy Rafie Coolidge
    .to = do Rafy Coolidge
vanuatu-tile-erromango = Głębia Erromango
    .at = na Głębi Erromango
    .to = na Głębię Erromango

vanuatu-character-navigator = Nawigator
    .acc = Nawigatora
    .gen = Nawigatora
vanuatu-character-builder = Budowniczy
    .acc = Budowniczego
    .gen = Budowniczego
vanuatu-character-diver = Nurek
    .acc = Nurka
    .gen = Nurka
vanuatu-character-fisherman = Rybak
    .acc = Rybaka
    .gen = Rybaka
vanuatu-character-seller = Sprzedawca
    .acc = Sprzedawcę
    .gen = Sprzedawcy
vanuatu-character-buyer = Kupiec
    .acc = Kupca
    .gen = Kupca
vanuatu-character-artist = Artysta
    .acc = Artystę
    .gen = Artysty
vanuatu-character-guide = Przewodnik
    .acc = Przewodnika
    .gen = Przewodnika
vanuatu-character-beggar = Żebrak
    .acc = Żebraka
    .gen = Żebraka
vanuatu-character-preacher = Kaznodzieja
    .acc = Kaznodzieję
    .gen = Kaznodziei
vanuatu-character-governor = Gubernator
    .acc = Gubernatora
    .gen = Gubernatora

vanuatu-power-navigator = Twoja żegluga jest za darmo.
vanuatu-power-builder = Stragan kosztuje cię { $cost } vatu zamiast { $usual }.
vanuatu-power-diver = Skarb daje swoją wartość także w vatu.
vanuatu-power-fisherman = Połów daje swoją wartość także w punktach.
vanuatu-power-seller = Sprzedajesz przy każdej wyspie, nawet bez straganu.
vanuatu-power-buyer = Po zakupie możesz za darmo załadować drugą kostkę tego towaru.
vanuatu-power-artist = Rysunek daje ci { count-points } zamiast { $usual }.
vanuatu-power-guide = Turysta daje { count-points } za każdy rysunek na wyspie.
vanuatu-power-beggar = Raz na rundę: wymień punkty na tyle samo vatu, najwyżej { $points }.
vanuatu-power-preacher = Raz na rundę: wykonaj akcję, choć nigdzie nie prowadzisz.
vanuatu-power-governor = Raz na rundę: poświęć turę, żeby przenieść cały stos na inną akcję.

vanuatu-rest-first-player = pierwszy gracz
vanuatu-rest-point = punkty
vanuatu-rest-vatu-point = vatu i punkty
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Przygotowanie: nowe kafelki
vanuatu-phase-neutral = Neutralne pionki
vanuatu-phase-character = Wybór postaci
vanuatu-phase-plan = Planowanie
vanuatu-phase-turn = Działanie
vanuatu-phase-selling = { vanuatu-action-sell }
vanuatu-phase-second = Druga kostka
vanuatu-phase-resting = { vanuatu-action-rest }
vanuatu-phase-over = Koniec

## Opcje

vanuatu-option-characters = Postacie
vanuatu-option-characters-on = z postaciami
vanuatu-option-characters-off = bez postaci
vanuatu-option-fish-price-drop = Cena ryb spada
vanuatu-option-fish-price-drop-per_tile = z każdym sprzedanym kafelkiem
vanuatu-option-fish-price-drop-per_action = raz po każdej sprzedaży (drugie wydanie)
vanuatu-option-governor = Gubernator
vanuatu-option-governor-on = dołącza do postaci
vanuatu-option-governor-off = zostaje w domu

## Na co czeka stół

vanuatu-ask-place = Połóż nowy kafelek: { $tiles }.
vanuatu-wait-place = { $seat } kładzie nowy kafelek: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] 1 pionek
    [few] { $pawns } pionki
    [many] { $pawns } pionków
   *[other] { $pawns } pionka
  }
vanuatu-ask-neutral = Postaw jeszcze { $pawns ->
    [one] { $pawns } neutralny pionek
    [few] { $pawns } neutralne pionki
    [many] { $pawns } neutralnych pionków
   *[other] { $pawns } neutralnego pionka
}.
vanuatu-wait-neutral = { $seat } stawia jeszcze { $pawns ->
    [one] { $pawns } neutralny pionek
    [few] { $pawns } neutralne pionki
    [many] { $pawns } neutralnych pionków
   *[other] { $pawns } neutralnego pionka
}.
vanuatu-ask-character = Wybierz postać.
vanuatu-wait-character = { $seat } wybiera postać.
vanuatu-ask-plan = Postaw { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } stawia { vanuatu-pawns }.
vanuatu-ask-turn = Wykonaj jedną z akcji, na których prowadzisz.
vanuatu-wait-turn = { $seat } wykonuje jedną z akcji, na których prowadzi.
vanuatu-ask-withdraw = Nigdzie nie prowadzisz: oddaj jeden stos.
vanuatu-wait-withdraw = { $seat } nigdzie nie prowadzi i musi oddać jeden stos.
vanuatu-ask-preach = Nigdzie nie prowadzisz: oddaj jeden stos albo wykonaj akcję dzięki Kaznodziei.
vanuatu-wait-preach = { $seat } nigdzie nie prowadzi: oddaje jeden stos albo działa dzięki Kaznodziei.
vanuatu-ask-selling = Sprzedaj kolejną rybę po cenie { $price } albo zakończ.
vanuatu-wait-selling = { $seat } może sprzedać kolejną rybę po cenie { $price }.
vanuatu-ask-second = Załadować za darmo drugą kostkę { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } może za darmo załadować drugą kostkę { FORM($good, "gen") }.
vanuatu-ask-resting = Weź jeden z kafelków odpoczynku.
vanuatu-wait-resting = { $seat } ogląda kafelki odpoczynku i bierze jeden.

## Co się stało

vanuatu-event-round = Zaczyna się runda { $round }.
vanuatu-event-tourists = { $tourists ->
    [0] W tej rundzie nie przyjeżdżają turyści.
    [one] Przyjeżdża jeden turysta.
    [few] Przyjeżdża { $tourists } turystów.
    [many] Przyjeżdża { $tourists } turystów.
   *[other] Przyjeżdża { $tourists } turysty.
}{ $gone ->
    [0] {""}
    [one] {" "}Jeden czekający wraca do domu.
    [few] {" "}Do domu wraca { $gone } czekających.
    [many] {" "}Do domu wraca { $gone } czekających.
   *[other] {" "}Do domu wraca { $gone } czekającego.
}
vanuatu-event-departed = { $count ->
    [one] Pełny statek odpływa
    [few] { $count } pełne statki odpływają
    [many] { $count } pełnych statków odpływa
   *[other] { $count } pełnego statku odpływa
}; kostki wracają do rezerwy.
vanuatu-event-arrived = { $count ->
    [1] Na końcu kolejki staje nowy statek ({ $wants_1 }).
    [2] Na końcu kolejki stają dwa nowe statki ({ $wants_1 }; { $wants_2 }).
   *[other] Na końcu kolejki stają nowe statki, razem { $count } ({ $wants_1 }; { $wants_2 }; { $wants_3 }).
} { $deck ->
    [0] W talii nie ma już statków.
    [one] W talii został jeden statek.
    [few] W talii zostały { $deck } statki.
    [many] W talii zostało { $deck } statków.
   *[other] W talii zostało { $deck } statku.
}
vanuatu-event-reshuffled = Statki, które odpłynęły, są tasowane: w nowej talii jest ich { $ships }.
vanuatu-event-refilled = { $count ->
    [0] { $island }: wszystko sprzedane, a w rezerwie nie ma nic dla tej wyspy.
   *[other] { $island } znów ma towary: { FORM($cubes, "acc") }.
}
vanuatu-event-price = Cena ryb wraca na { $price_now }.
vanuatu-event-placed = { $seat } kładzie kafelek na { $place }: { vanuatu-face-1 }.{ $waived ->
    [51] {" "}Nie było już heksu z dala od innych wysp.
    [52] {" "}Nie było już heksu obok wyspy.
   *[other] {""}
}
vanuatu-event-revealed = Kafelki następnej rundy: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Co widać na kafelku: na morzu krążki, na wyspie towary i miejsce.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; miejsca na stragany { $stalls_1 }, rysunki { $drawings_1 }, turystów { $guests_1 }
   *[sea] ryby { $fish_1 }, skarby { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; miejsca na stragany { $stalls_2 }, rysunki { $drawings_2 }, turystów { $guests_2 }
   *[sea] ryby { $fish_2 }, skarby { $treasure_2 }
})
vanuatu-event-blocked = { $seat } stawia neutralny pionek na akcji { $action }.
vanuatu-event-offered = Do wyboru w tej rundzie: { $characters }.
vanuatu-event-took = { $seat } bierze { FORM($character, "acc") }{ $gave ->
    [yes] {" "}i oddaje { FORM($returned, "acc") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } planuje dwa razy: { $action }.
   *[no] { $seat } planuje: { $actions }.
}
vanuatu-event-gathered = { $seat } wykonuje akcję { $action } i zdejmuje z niej { vanuatu-pawns }.
vanuatu-event-gathered-follows = { $seat } nie ma innego wyboru: { $action }.
vanuatu-event-withdrew = { $seat } zabiera { vanuatu-pawns } z akcji { $action }: { $led ->
    [yes] nie da się jej wykonać.
   *[no] prowadzą tam inni.
}
vanuatu-event-preached = { $seat } działa bez większości: Kaznodzieja jest wykorzystany.
vanuatu-event-turned = { $seat } zakrywa { FORM($character, "acc") }.
vanuatu-event-sailed = { $seat } płynie { FORM($sea, "to") } { $cost ->
    [0] za darmo
   *[other] za { $cost } vatu
}.
vanuatu-event-built = { $seat } buduje stragan { FORM($island, "at") } za { $cost } vatu.
vanuatu-event-explored = { $seat } wydobywa skarb o wartości { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
   *[other] {" "}Nurek przynosi { $bonus } vatu.
}
vanuatu-event-fished = { $seat } łowi rybę o wartości { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
    [one] {" "}Rybak przynosi 1 punkt.
    [few] {" "}Rybak przynosi { $bonus } punkty.
    [many] {" "}Rybak przynosi { $bonus } punktów.
   *[other] {" "}Rybak przynosi { $bonus } punktu.
}
vanuatu-event-sold = { $seat } sprzedaje rybę o wartości { $value } po cenie { $price } i dostaje { $gained } vatu; teraz cena ryb to { $price_now }.
vanuatu-event-sale-over = { $seat } kończy sprzedaż; cena ryb to { $price_now }.
vanuatu-event-bought = { $seat } kupuje { FORM($good, "acc") } { FORM($island, "at") } za { $cost } vatu.
vanuatu-event-loaded = { $seat } ładuje { FORM($good, "acc") } na { $space ->
    [0] pierwszy
    [1] drugi
   *[other] trzeci
} statek: { $gained } { $gained ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Statek jest pełny: jeszcze { $bonus }.
}
vanuatu-event-lost = Żaden statek nie bierze { FORM($good, "gen") } gracza { $seat }: kostka trafia do rezerwy.
vanuatu-event-declined = { $seat } nie bierze drugiej kostki { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } rysuje na piasku { FORM($island, "at") }: { $gained } { $gained ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
vanuatu-event-transported = { $seat } przewozi turystę { FORM($island, "to") } i zarabia { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Przewodnik przynosi 1 punkt.
    [few] {" "}Przewodnik przynosi { $bonus } punkty.
    [many] {" "}Przewodnik przynosi { $bonus } punktów.
   *[other] {" "}Przewodnik przynosi { $bonus } punktu.
}
vanuatu-event-lay-down = { $seat } odpoczywa i ogląda kafelki odpoczynku.
vanuatu-event-rested = { $seat } bierze kafelek odpoczynku{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } wymienia skarb na { $value } vatu.
vanuatu-event-begged = { $seat } wymienia { $given } { $given ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} na tyle samo vatu.
vanuatu-event-governed = Gubernator gracza { $seat } przenosi { vanuatu-pawns } z akcji { $action } na akcję { $to }.
vanuatu-event-converted = { $seat } zamienia { $paid } vatu na { $gained } { $gained ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}; { $vatu ->
    [one] zostaje 1 vatu
    [few] zostają { $vatu } vatu
    [many] zostaje { $vatu } vatu
   *[other] zostaje { $vatu } vatu
}.
vanuatu-event-refreshed = { $seat } pokazuje kafelek odpoczynku „{ $tile }”.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 punkt.
    [few] {" "}+{ $gained } punkty.
    [many] {" "}+{ $gained } punktów.
   *[other] {" "}+{ $gained } punktu.
}
vanuatu-event-counted-fish = { $seat } dostaje na koniec { $value } vatu za ryby.
vanuatu-event-counted = { $seat } dostaje { $gained } { $gained ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}: { $for }.
vanuatu-event-ended = { prompt-over } Punkty po kolei: { $points }.
vanuatu-event-turn = Teraz gra { $seat }.

## Skąd są punkty

vanuatu-tally-before = przed tą pozycją
vanuatu-tally-goods = towary na statkach
vanuatu-tally-ships = zapełnione statki
vanuatu-tally-drawings = rysunki na piasku
vanuatu-tally-vatu-track = vatu zamienione na punkty
vanuatu-tally-rest = kafelki odpoczynku
vanuatu-tally-fisherman = połowy Rybaka
vanuatu-tally-guide = wycieczki Przewodnika
vanuatu-tally-beggar = oddane przez Żebraka
vanuatu-tally-first-player = znacznik pierwszego gracza
vanuatu-tally-vatu = pozostałe vatu
vanuatu-tally-treasure = zachowane skarby
vanuatu-tally-stalls = stragany i turyści
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] stragan
    [few] stragany
    [many] straganów
   *[other] straganu
} { FORM($island, "at") }, { $tourists } { $tourists ->
    [one] turysta
    [few] turystów
    [many] turystów
   *[other] turysty
}
vanuatu-tally-tie = Tylko przy remisie: stragany { $stalls }, vatu { $vatu }

## Dlaczego nie: fazy

vanuatu-refuse-phase-place = Najpierw kładzie się nowe kafelki.
vanuatu-refuse-phase-neutral = Najpierw stawia się neutralne pionki.
vanuatu-refuse-phase-character = Teraz wszyscy wybierają postać.
vanuatu-refuse-phase-plan = Teraz stawiasz pionki; akcje wykonuje się później.
vanuatu-refuse-phase-turn = Teraz wykonaj jedną ze swoich akcji.
vanuatu-refuse-phase-selling = Jesteś w trakcie sprzedaży: sprzedaj kolejną rybę albo zakończ.
vanuatu-refuse-phase-second = Najpierw zdecyduj, co z drugą kostką.
vanuatu-refuse-phase-resting = Najpierw weź jeden z kafelków odpoczynku.
vanuatu-refuse-phase-over = { prompt-over }

## Dlaczego nie: kafelki i postacie

vanuatu-refuse-place-tile = { $tile }: tego kafelka nie ma wśród odkrytych.
vanuatu-refuse-place-taken = Na { $hex } leży już kafelek.
vanuatu-refuse-place-two = { $hex } nie styka się z dwoma kafelkami; wybierz inny heks.
vanuatu-refuse-place-island = { $tile } to wyspa, a { $hex } leży obok innej; wybierz heks z dala od wysp.
vanuatu-refuse-place-sea = { $tile } to morze, a { $hex } nie leży obok wyspy; wybierz heks obok wyspy.
vanuatu-refuse-no-governor = { $character } nie gra w tej partii.
vanuatu-refuse-same-character = { $character } był z tobą w poprzedniej rundzie; wybierz kogoś innego.
vanuatu-refuse-character-held = { $character } jest zajęty: ma go { $seat }.
vanuatu-refuse-not-offered = { $character } nie jest do wyboru w tej rundzie.

## Dlaczego nie: planowanie

vanuatu-refuse-pawns = Teraz stawiasz { vanuatu-pawns }.
vanuatu-needs-fish-tile = { $action } wymaga ryby, a nie masz żadnej; najpierw zaplanuj { AND($first, "acc") }.
vanuatu-needs-first = { $action }: najpierw zaplanuj { AND($first, "acc") }.
vanuatu-needs-first-vatu = { $action }: najpierw zaplanuj { AND($first, "acc") }; brakujące vatu da { $earn }.
vanuatu-needs-planned = { $action }: to możliwe tylko wtedy, gdy wcześniej w planie jest: { AND($first) }.
vanuatu-needs-fish = { $action } wymaga ryby, a twój plan żadnej nie przynosi.
vanuatu-needs-vatu = { $action }: brakuje ci { $short } vatu.
vanuatu-needs-vatu-converted = { $action }: po drodze dziesięć vatu zamieni się w punkty i nie starczy na zapłatę.
vanuatu-needs-several = { $action }: brakuje kilku rzeczy: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = ryba
vanuatu-lacking-hand = stragan
vanuatu-lacking-guest = czekający turysta
vanuatu-lacking-reach = miejsce w zasięgu
vanuatu-lacking-world = miejsce na wyspach albo krążki w morzach
vanuatu-lacking-stall = twój stragan na wyspie
vanuatu-needs-world-build = { $action }: żadna wyspa, do której dotrzesz, nie ma wolnego miejsca na stragan.
vanuatu-needs-world-explore = { $action }: w żadnym morzu, do którego dotrzesz, nie ma już skarbów.
vanuatu-needs-world-fish = { $action }: w żadnym morzu, do którego dotrzesz, nie ma już ryb.
vanuatu-needs-world-sell = { $action }: na żadnej wyspie, do której dotrzesz, nie masz straganu.
vanuatu-needs-world-buy = { $action }: żadna wyspa, do której dotrzesz, nie ma już towarów.
vanuatu-needs-world-draw = { $action }: żadna wyspa, do której dotrzesz, nie ma wolnego miejsca na rysunek.
vanuatu-needs-world-transport = { $action }: na żadnej wyspie, do której dotrzesz, nie ma miejsca dla turysty.
vanuatu-needs-place-sail = { $action }: za { $vatu } vatu nie dopłyniesz na żadne wolne morze.
vanuatu-needs-place-build = { $action }: za { $vatu } vatu nie dopłyniesz na morze obok wolnego miejsca na stragan.
vanuatu-needs-place-build-sail = { $action }: obok twojej łodzi nie ma wolnego miejsca na stragan; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-explore = { $action }: za { $vatu } vatu nie dopłyniesz do żadnego wraku.
vanuatu-needs-place-explore-sail = { $action }: pod twoją łodzią nie ma skarbu; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-fish = { $action }: za { $vatu } vatu nie dopłyniesz na morze z rybami.
vanuatu-needs-place-fish-sail = { $action }: pod twoją łodzią nie ma ryb; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-sell = { $action }: za { $vatu } vatu nie dopłyniesz do wyspy ze swoim straganem.
vanuatu-needs-place-sell-sail = { $action }: obok łodzi nie ma twojego straganu; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-buy = { $action }: za { $vatu } vatu nie dopłyniesz na morze obok wyspy z towarami.
vanuatu-needs-place-buy-sail = { $action }: obok twojej łodzi nie ma towarów; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-draw = { $action }: za { $vatu } vatu nie dopłyniesz na morze obok wolnego miejsca na rysunek.
vanuatu-needs-place-draw-sail = { $action }: obok twojej łodzi nie ma wolnego miejsca na rysunek; najpierw zaplanuj Żeglugę.
vanuatu-needs-place-transport = { $action }: za { $vatu } vatu nie dopłyniesz na morze obok wyspy z miejscem dla turysty.
vanuatu-needs-place-transport-sail = { $action }: obok twojej łodzi nie ma wyspy z miejscem dla turysty; najpierw zaplanuj Żeglugę.

## Dlaczego nie: działanie

vanuatu-refuse-no-pawns = Nie masz pionka na akcji { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } ma tu więcej pionków ({ $theirs }) niż ty ({ $mine }).
vanuatu-refuse-tie = { $action }: remis { $theirs } do { $mine }, a { $seat } jest wcześniej w kolejności.
vanuatu-refuse-neutral = { $action }: pionki neutralne { $theirs }, twoje { $mine }.
vanuatu-refuse-preacher-leads = Gdzieś prowadzisz, więc nie możesz użyć Kaznodziei.
vanuatu-refuse-must-act = Prowadzisz na akcji { $action } i możesz ją wykonać, więc trzeba to zrobić.
vanuatu-refuse-majority-elsewhere = Prowadzisz gdzie indziej, więc nie możesz oddać stosu z akcji { $action }.
vanuatu-refuse-no-treasure = Nie masz skarbu o wartości { $value }.
vanuatu-refuse-no-beggar = Tylko Żebrak dostaje vatu za punkty.
vanuatu-refuse-turned = { $character } już pomógł w tej rundzie.
vanuatu-refuse-beg-points = Nie możesz oddać { $given } { $given ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
}; masz { $points }.
vanuatu-refuse-not-governor = Tylko Gubernator przenosi pionki.
vanuatu-refuse-govern-same = Stos jest już na akcji { $action }.
vanuatu-refuse-govern-done = Akcja { $action } jest w tej rundzie już wykonana albo oddana: stosu nie można tam przenieść.
vanuatu-refuse-nowhere = Wokół twojej łodzi nie ma na to miejsca.

vanuatu-refuse-not-beside = { $island }: ta wyspa nie leży obok twojej łodzi.
vanuatu-refuse-cost = { $action }: to kosztuje { $cost } vatu, a masz { $vatu }.
vanuatu-refuse-sail-empty = Na { $hex } nie ma kafelka.
vanuatu-refuse-sail-island = { $hex } to ląd; łodzie zostają na morzu.
vanuatu-refuse-sail-boat = Na { $hex } stoi druga łódź.
vanuatu-refuse-sail-far = { $hex } jest za daleko: łódź przepływa najwyżej { $steps ->
    [one] jeden heks
    [few] { $steps } heksy
    [many] { $steps } heksów
   *[other] { $steps } heksu
} morza.
vanuatu-refuse-sail-free = Kroki Nawigatora nic nie kosztują: podaj po prostu { $hex }.
vanuatu-refuse-sail-shortest = To najkrótsza droga: podaj po prostu { $hex }.
vanuatu-refuse-sail-steps = Żadna droga do { $hex } nie ma dokładnie tylu kroków: { $steps }.
vanuatu-refuse-sail-vatu = Droga do { $hex } kosztuje { $steps } vatu, a masz { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } nie ma wolnego miejsca na stragan.
vanuatu-refuse-no-stall = Wszystkie twoje stragany już stoją.
vanuatu-refuse-no-treasure-disc = Pod twoją łodzią nie ma skarbu.
vanuatu-refuse-no-fish-disc = Pod twoją łodzią nie ma ryb.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Nie masz ryb na sprzedaż.
   *[other] Nie masz ryby o wartości { $value }.
}
vanuatu-refuse-no-own-stall = Obok twojej łodzi nie stoi twój stragan.
vanuatu-refuse-no-island = Obok twojej łodzi nie ma wyspy.
vanuatu-refuse-no-cube = { $island } nie ma już { FORM($good, "gen") }.
vanuatu-refuse-no-drawing-slot = { $island } nie ma miejsca na kolejny rysunek.
vanuatu-refuse-no-tourists = Nie czeka żaden turysta.
vanuatu-refuse-island-full = { $island } nie ma miejsca dla kolejnego turysty.
vanuatu-refuse-no-rest = Wszystkie kafelki odpoczynku są zabrane.
vanuatu-refuse-rest-gone = Ktoś już wziął kafelek odpoczynku „{ $tile }”.

## Plansza w terminalu

vanuatu-board-round = Runda { $round } z { $rounds }
vanuatu-board-order = kolejność:
vanuatu-board-ships = Statki, od pierwszego:
vanuatu-board-price = cena ryb { $price }
vanuatu-board-tourists = czekający turyści: { $tourists }
vanuatu-board-rest = kafelki odpoczynku: { $left }
vanuatu-board-next = Następne kafelki: { $tiles }
vanuatu-board-free = Wolne postacie: { $characters }
vanuatu-board-my-rest = Twój kafelek odpoczynku: { $tile }
vanuatu-board-player = gracz
vanuatu-board-character = postać
vanuatu-board-vatu = vatu
vanuatu-board-points = punkty
vanuatu-board-fish = ryby
vanuatu-board-treasure = skarby
vanuatu-board-stalls = stragany
vanuatu-board-boat = łódź
vanuatu-board-legend = Wyspy: k c b towary (kava, kopra, wołowina), ⌂ stragany, ~ rysunki, ☺ turyści. Gracze: stragany jeszcze niezbudowane. Akcje: pierwszy stos działa pierwszy; ► teraz ty, × zablokowane, ! twoje, ale niemożliwe, − stracone, + można zaplanować. ★ pierwszy gracz, „z” odpoczywa. Wielkie litery na statkach to zajęte miejsca.
