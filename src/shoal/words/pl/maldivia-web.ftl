# Co o Maldivii mówi tylko przeglądarka.

# Ryby, maszty, płytki, karty

maldivia-web-fish-R = { $count ->
    [one] 1 czerwona ryba
    [few] { $count } czerwone ryby
    [many] { $count } czerwonych ryb
   *[other] { $count } czerwonej ryby
  }
maldivia-web-fish-G = { $count ->
    [one] 1 zielona ryba
    [few] { $count } zielone ryby
    [many] { $count } zielonych ryb
   *[other] { $count } zielonej ryby
  }
maldivia-web-fish-P = { $count ->
    [one] 1 fioletowa ryba
    [few] { $count } fioletowe ryby
    [many] { $count } fioletowych ryb
   *[other] { $count } fioletowej ryby
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 żółta ryba
    [few] { $count } żółte ryby
    [many] { $count } żółtych ryb
   *[other] { $count } żółtej ryby
  }
maldivia-web-mast-empty = pusty
maldivia-web-mast = Maszt od góry: { $fish }
maldivia-web-tile-hidden = zakryta
maldivia-web-tile-fog = mgła { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = E
maldivia-web-letter-s = S
maldivia-web-letter-w = W

# Plansza

maldivia-web-sea = Morze, { $rows } na { $columns } pól
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; łódź gracza { $seat }, maszt od góry: { $fish }
maldivia-web-market = Targ wyspy { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Statek wyspy { $island }, ryb: { $count } ({ $fish })
maldivia-web-berth = Puste nabrzeże wyspy { $island }
maldivia-web-pile = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  } w stosie wyspy { $island }
maldivia-web-fog-spent = W tej rundzie już bez mgły
maldivia-web-fog-held = Pełna linia łodzi: mgła się rozwiewa
maldivia-web-summary-over = Koniec, { $round ->
    [one] 1 runda
    [few] { $round } rundy
    [many] { $round } rund
   *[other] { $round } rundy
  } · pól: { $spaces }
maldivia-web-cannot-sail = Nie może płynąć
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Twoje karty: { $cards }
maldivia-web-summary = Runda { $round } · płytka { $tile } z { $tiles }
maldivia-web-left = pól: { $spaces }, koniec przy { $end }

# Co robi akcja

maldivia-web-may-rob = okradnij gracza { $seat } ({ $fish })
maldivia-web-may-deliver = dostarcz: { $card }
maldivia-web-do-take = Weź { FORM($boat, "acc") } łódź
maldivia-web-do-place = Zacznij na { $cell }: { $outcome }
maldivia-web-do-plan = Plan: { $tiles }
maldivia-web-do-sail = Płyń na { $cell }: { $outcome }
maldivia-web-do-stay = Zostań tutaj
maldivia-web-stay-costs = bez akcji, koniec tury
maldivia-web-do-fish = Łów ryby: { $fish }
maldivia-web-do-rob = Ukradnij graczowi { $seat } górną rybę ({ $fish })
maldivia-web-do-haul = Nałóż ryby na maszt
maldivia-web-do-drop = Zdejmij i wypuść: { $fish }
maldivia-web-do-drop-none = Nic nie zdejmuj
maldivia-web-do-stick = Nałóż na górę { FORM($colour, "acc") } rybę
maldivia-web-do-release = Wypuść resztę
maldivia-web-do-deliver = Dostarcz na wyspę { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Teraz { $colour } ryba
maldivia-web-do-keep = Zostaw tę kolejność
maldivia-web-do-turn = Ośmiornica: obróć o { $angle }° płytkę { $slot } gracza { $seat }{ $known ->
    [yes] {" "}(będzie: { $tile })
   *[no] {""}
  }
maldivia-web-do-swap = Rekin: daj graczowi { $seat } kartę wyspy { $gave } za kartę wyspy { $took }
maldivia-web-do-give = Daj kartę: { $card }
maldivia-web-do-exchange = Odeślij statek, który chce: { $card }
maldivia-web-do-end = Zakończ turę

# Tacka

maldivia-web-plan = Twój plan
maldivia-web-plan-held = Dotknij płytki, z którą zamieni się miejscem.
maldivia-web-plan-now = teraz płytka { $tile }
maldivia-web-plan-in = Twój plan jest gotowy
maldivia-web-plan-send = Graj tym planem
maldivia-web-plan-replace = Zmień mój plan
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Płytka { $slot }: { $tile }. Obróć ją
maldivia-web-slot-move = Przenieś płytkę { $slot }: { $tile }
maldivia-web-slot-here = Zamień płytkę { $held } z płytką { $slot }
maldivia-web-plan-nowhere = Twoja pierwsza strzałka prowadzi donikąd.
maldivia-web-plan-reach = Liczby na morzu: która płytka może cię tam zaprowadzić.
maldivia-web-plan-fog = { CAPITAL($fog) } zagnie zamglony rząd na obramowany.
maldivia-web-plan-fog-none = { CAPITAL($fog) } nic by teraz nie zagięła.
maldivia-web-plan-caught = Tak jak teraz stoją łodzie, górną rybę może stracić: { $seats }.
maldivia-web-plan-caught-own = Też tam stoisz: twoja górna ryba przepadnie.
maldivia-web-choose = Co robisz?
maldivia-web-choose-boat = Wybierz łódź
maldivia-web-choose-ship = Który statek idzie pod stos?
maldivia-web-in-hand = W ręce
maldivia-web-stick-of = { $what }, jedna z { $count }
maldivia-web-on-mast = Twój maszt, od dołu do góry
maldivia-web-mast-bottom = dół
maldivia-web-mast-top = góra
maldivia-web-stick = Dotknij ryby, która idzie teraz na górę
maldivia-web-drop = Za dużo na maszt: dotknij najniższej ryby do zdjęcia
maldivia-web-restack = Dotknij następnej ryby, układaj od dołu
maldivia-web-octopus = Ośmiornica obraca jedną stojącą płytkę.
maldivia-web-octopus-tile = Płytka { $slot } gracza { $seat }: { $tile }
maldivia-web-octopus-how = O ile?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Rekin zamienia dwie zakryte karty.
maldivia-web-shark-give = Dajesz
maldivia-web-shark-take = Bierzesz
maldivia-web-shark-mine = { $letter } { $island }: daj kartę tej wyspy
maldivia-web-shark-theirs = { $letter } { $seat }: weź kartę wyspy { $island }
maldivia-web-give = Którą z kart wyspy { $island } dajesz graczowi { $seat }?

# Gracze

maldivia-web-players = Gracze
maldivia-web-planned = plan gotowy
maldivia-web-tiles = Ułożone: { $tiles }
maldivia-web-cards = { $count ->
    [0] jeszcze bez kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
maldivia-web-supply = W puli

# Co mówi przycisk potwierdzenia i jak wybierać

maldivia-web-deed-sail = Płyń na { $cell }
maldivia-web-deed-sail-fish = Płyń na { $cell } i łów ryby
maldivia-web-deed-sail-rob = Płyń na { $cell } i okradnij
maldivia-web-deed-sail-deliver = Płyń na { $cell } i dostarcz
maldivia-web-deed-place = Zacznij na { $cell }
maldivia-web-deed-deliver = Dostarcz
maldivia-web-deed-rob = Okradnij gracza { $seat }
maldivia-web-deed-fish = Łów ryby
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Kto nie płynie, nie może łowić, kraść ani dostarczać: twoja tura się kończy.
maldivia-web-ends-current = Prąd: nie ma tu nic do wzięcia, a następny ruch nie pójdzie z żadnym prądem.
maldivia-web-ends-begin = Tutaj: { $what }. Na razie nic nie bierzesz.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Obróć płytkę
maldivia-web-deed-swap = Zamień karty
maldivia-web-deed-give = Daj tę kartę
maldivia-web-deed-exchange = Odeślij ten statek
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Dotknij łodzi, żeby ją wziąć.
maldivia-web-how-place = Dotknij pola, żeby zobaczyć, co daje, i jeszcze raz, żeby tam zacząć.
maldivia-web-how-plan = Dotknij płytki, żeby ją obrócić, przeciągaj płytki, żeby je zamienić, potem graj tym planem.
maldivia-web-how-sail = Dotknij świecącego pola, żeby zobaczyć drogę i co przyniesie, i jeszcze raz, żeby popłynąć.
maldivia-web-how-act = Dotknij świecącego pola albo statku, albo wybierz z listy.
maldivia-web-how-drop = Dotknij najniższej ryby do zdjęcia.
maldivia-web-how-stick = Dotknij ryby, która idzie na górę: trafi tam od razu.
maldivia-web-how-restack = Każda dostawa na to pozwala. Dotknij następnej ryby albo zostaw kolejność.
maldivia-web-how-exchange = Wybierasz jako sąsiad po lewej osoby, która zagięła morze. W zamian przypływa nowy statek.

# Co się dzieje, opowiadane w trakcie pokazu

maldivia-web-told-folded = { $seat } sprowadza mgłę od wyspy { $island }: morze się zagina, { $spaces ->
    [one] zostaje 1 pole
    [few] zostają { $spaces } pola
    [many] zostaje { $spaces } pól
   *[other] zostaje { $spaces } pola
  }.
maldivia-web-told-opened = Przypływa statek wyspy { $island } i chce ryb: { FORM($named, "gen") }.

# Co widać w telefonie

maldivia-web-fact-round = Runda { $round }
maldivia-web-fact-tile = R{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · koniec: { $end }
maldivia-web-fact-ends = Widać { $spaces ->
    [one] 1 pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
  }; gdy będzie { $end } albo mniej, partia się kończy.
maldivia-web-fact-points = Masz { count-points } na { $count ->
    [one] 1 karcie
    [few] { $count } kartach
    [many] { $count } kartach
   *[other] { $count } karty
  }.

# Co jest czym

maldivia-web-about-space-open = Otwarte morze: łodzie tędy płyną i tu stają, ale nie ma tu nic do wzięcia.
maldivia-web-about-space-current = Prąd: kto wpłynie na jego pierwsze pole zgodnie z jego kierunkiem, może popłynąć z nim za zakręt i dalej.
maldivia-web-about-space-octopus = Kto tu stanie, może obrócić jedną nieodsłoniętą jeszcze płytkę, swoją albo czyjąś.
maldivia-web-about-space-shark = Kto tu stanie, może w ciemno zamienić jedną swoją kartę na kartę innego gracza.
maldivia-web-about-space-fish = Kto tu stanie, może wziąć te ryby z puli na maszt. Ale nie w turze, w której dostarcza.
maldivia-web-about-boat = Łódź gracza { $seat } na polu { $cell }
maldivia-web-about-boat-text = Kto stanie obok, może ukraść jej górną rybę. Żadna łódź nie przepływa przez inną.
maldivia-web-about-boat-own = Na twoim maszcie mieści się siedem ryb. Tylko górną można ukraść albo stracić we mgle.
maldivia-web-about-boat-hand = Te ryby idą teraz na twój maszt: obok planszy wybierz, która następna.
maldivia-web-about-ship = Statek targowy wyspy { $island }
maldivia-web-about-ship-text = Kto stanie przy brzegu wyspy { $island } i ma na maszcie wszystkie te ryby, w dowolnej kolejności, może je dostarczyć i bierze kartę.
maldivia-web-about-berth-text = Jej stos jest pusty: żaden statek już nie przypłynie.
maldivia-web-about-pile-text = Gdy statek dostanie swoje ryby, stąd przypływa następny.
maldivia-web-about-island-text = Mgła stąd zagina skrajny rząd. Potem jego odwrotna strona jest nowym brzegiem.
maldivia-web-about-island-fogged = W tej rundzie mgła już stąd przyszła: następna nic nie zrobi.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] jeszcze bez kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
maldivia-web-about-cards-hidden = Znane są tylko wyspy na rewersach. Każda ryba na karcie to punkt.
maldivia-web-about-cards-own = Każda ryba na karcie to punkt, razem { $points }. Widzisz je tylko ty.
maldivia-web-about-tile-arrow = Gdy ta płytka zostanie odsłonięta, twoja łódź płynie w tę stronę, jak daleko chcesz.
maldivia-web-about-tile-fog = Gdy ta płytka zostanie odsłonięta, zagina się skrajny rząd tej strony. Złapane łodzie tracą górną rybę.
maldivia-web-about-tile-hidden = Odsłoni się, gdy przyjdzie jej kolej. Wcześniej może ją obrócić ośmiornica.
maldivia-web-about-supply-text = Jest po osiem ryb każdego koloru. Te, których nie ma na masztach, leżą tutaj; czego tu nie ma, tego się nie złowi.
maldivia-web-about-row-mast = Maszt, od góry
maldivia-web-about-row-cards = Zdobyte karty
maldivia-web-about-row-asks = Chce ryb
maldivia-web-about-row-worth = Wartość
maldivia-web-about-row-side = Brzeg morza
maldivia-web-about-row-edge = Statki wyspy { $island }
maldivia-web-about-row-next = Następne zagięcie odsłoni
