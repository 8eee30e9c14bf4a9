maldivia-option-start = Kto zaczyna: decyduje los albo pierwsze miejsce

# Rzeczy

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = wschód
maldivia-way-s = połu{"\u00ad"}dnie
maldivia-way-w = zachód
maldivia-way-n = północ

maldivia-tile-e = strzałka na wschód
maldivia-tile-s = strzałka na południe
maldivia-tile-w = strzałka na zachód
maldivia-tile-n = strzałka na północ
maldivia-tile-fog-e = mgła ze wschodu
maldivia-tile-fog-s = mgła z południa
maldivia-tile-fog-w = mgła z zachodu
maldivia-tile-fog-n = mgła z północy
maldivia-nothing = nic
maldivia-nowhere = nigdzie

maldivia-boat-white = biała
    .acc = białą
maldivia-boat-orange = pomarańczowa
    .acc = pomarańczową
maldivia-boat-brown = brązowa
    .acc = brązową
maldivia-boat-black = czarna
    .acc = czarną

maldivia-colour-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
maldivia-colour-green = zielona
    .acc = zieloną
    .gen = zielonej
maldivia-colour-purple = fioletowa
    .acc = fioletową
    .gen = fioletowej
maldivia-colour-yellow = żółta
    .acc = żółtą
    .gen = żółtej

maldivia-space-open = otwarte morze
maldivia-space-current = prąd
maldivia-space-octopus = ośmiornica
maldivia-space-shark = rekin

maldivia-supply = Pula
maldivia-mast = maszt
maldivia-plan = plan
maldivia-cards = karty
maldivia-no-cards = jeszcze żadnych
maldivia-pile = stos { $count }
maldivia-fog-came = mgła już była
maldivia-spaces = { $spaces ->
    [one] zostało 1 pole
    [few] zostały { $spaces } pola
    [many] zostało { $spaces } pól
   *[other] zostało { $spaces } pola
  }, partia kończy się przy { $end }
maldivia-round = Runda { $round }
maldivia-tile = Runda { $round }, płytka { $tile }
maldivia-setting-up = Przygotowanie
maldivia-starts = zaczyna
maldivia-legend = ryby: R czerwona, G zielona, P fioletowa, Y żółta · → prąd, ~ przerwany · o ośmiornica · x rekin · ' tył płótna
maldivia-fresh = nowe ryby w ręce: { $fish }
maldivia-score = { count-points }

# O co się pyta

maldivia-ask-take = Wybierz łódź.
maldivia-wait-take = { $seat } wybiera łódź.
maldivia-ask-place = Postaw swoją łódź na dowolnym wolnym polu.
maldivia-wait-place = { $seat } stawia łódź na morzu.
maldivia-ask-plan = Runda { $round }: ułóż trzy strzałki i mgłę, od lewej do prawej.
maldivia-ask-replan = Twój plan jest gotowy. Możesz go jeszcze zmienić. Czekamy na: { $seats }.
maldivia-wait-plan = Runda { $round }: czekamy na plany. Planują: { $seats }.
maldivia-ask-sail = Płyń na { $way } z pola { $cell } albo zostań.
maldivia-wait-sail = { $seat } może płynąć na { $way } z pola { $cell }.
maldivia-ask-act = Stoisz na polu { $cell } ({ $shows }). Co robisz?
maldivia-wait-act = { $seat } stoi na polu { $cell } ({ $shows }) i wybiera, co zrobić.
maldivia-ask-gain = W ręce: { $fish }. Bierz dalej albo nałóż połów na maszt.
maldivia-wait-gain = { $seat } ma w ręce ryby ({ FORM($fish, "acc") }) i może wziąć więcej.
maldivia-ask-drop = W ręce: { $fish }. Nie wszystko zmieści się na maszcie ({ $mast }). Ile ryb najpierw zdejmujesz z góry?
maldivia-wait-drop = { $seat } ma za dużo ryb i robi miejsce na maszcie.
maldivia-ask-stick = Która ryba idzie teraz na górę? W ręce: { $fish }; na maszcie: { $mast }.
maldivia-wait-stick = { $seat } nakłada na maszt nowe ryby: { FORM($fish, "acc") }.
maldivia-ask-restack = Przełóż ryby na maszcie, od dołu. Ułożone: { $settled }. Która teraz: { $loose }?
maldivia-wait-restack = { $seat } przekłada ryby na maszcie.
maldivia-ask-give = Którą kartę wyspy { $island } dajesz graczowi { $other_seat } za kartę wyspy { $wanted }?
maldivia-wait-give = { $seat } wybiera kartę wyspy { $island } dla gracza { $other_seat } za kartę wyspy { $wanted }.
maldivia-ask-exchange = Mgła przyszła od wyspy { $island }. Który z jej statków idzie pod stos?
maldivia-wait-exchange = { $seat } wymienia statek wyspy { $island }.

# Co się stało

maldivia-event-took = { $seat } bierze { FORM($boat, "acc") } łódź.
maldivia-event-placed = { $seat } zaczyna na polu { $cell }.
maldivia-event-round = Runda { $number }. Zaczyna { $start_seat }.
maldivia-event-planned = { $seat } ma gotowy plan{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } odsłania płytkę { $slot }: { $named }.
maldivia-event-blocked = { $seat } nie może wypłynąć z pola { $cell }.
maldivia-event-stayed = { $seat } zostaje na polu { $cell }.
maldivia-event-sailed = { $seat } płynie z { $from } na { $cell }.
maldivia-event-fished = { $seat } łowi: { FORM($named, "acc") }.
maldivia-event-robbed = { $seat } kradnie graczowi { $victim_seat } { FORM($named, "acc") } rybę.
maldivia-event-dropped = { $seat } zdejmuje ryby z masztu: { FORM($named, "acc") }.
maldivia-event-stuck = { $seat } nakłada na maszt { FORM($named, "acc") } rybę.
maldivia-event-released = { $seat } wypuszcza ryby: { FORM($named, "acc") }.
maldivia-event-delivered = { $seat } dostarcza na wyspę { $island } ryby ({ FORM($named, "acc") }) i dostaje { count-points }. Na maszcie zostaje, od dołu: { $left }.
maldivia-event-opened = Przypływa statek wyspy { $island } i chce ryb: { FORM($named, "gen") }. { $pile ->
    [0] Stos jest teraz pusty.
    [one] W stosie została 1 karta.
    [few] W stosie zostały { $pile } karty.
    [many] W stosie zostało { $pile } kart.
   *[other] W stosie zostało { $pile } karty.
  }
maldivia-event-restacked = { $seat } przekłada ryby na maszcie, od dołu: { $named }.
maldivia-event-turned = { $seat } każe ośmiornicy obrócić płytkę { $slot } gracza { $owner_seat } o { $angle } stopni{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } zamienia kartę wyspy { $gave } na kartę wyspy { $took } gracza { $other_seat }{ $known ->
    [yes] . Oddana: { $given_named }; wzięta: { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } kończy turę.
maldivia-event-fog-spent = Mgła gracza { $seat } nic nie robi: w tej rundzie była już mgła od wyspy { $island }.
maldivia-event-fog-held = Łodzie zajmują całą linię przed wyspą { $island } ({ $line }): mgła gracza { $seat } się rozwiewa i nic się nie zagina.
maldivia-event-folded = { $seat } sprowadza mgłę od wyspy { $island }: morze się zagina, { $spaces ->
    [one] zostaje 1 pole
    [few] zostają { $spaces } pola
    [many] zostaje { $spaces } pól
   *[other] zostaje { $spaces } pola
  }. Nowy brzeg: od { $first } do { $last }. Ryby: { $fish_at }; ośmiornica: { $octopus_at }; rekin: { $shark_at }.
maldivia-event-covered = Zagięcie wsuwa się pod łódź gracza { $seat } na polu { $cell }.
maldivia-event-carried = Płótno przenosi łódź gracza { $seat } z { $from } na { $cell }.
maldivia-event-pushed = Łódź gracza { $seat } zostaje zepchnięta z { $from } na { $cell }.
maldivia-event-lost = { $seat } traci { FORM($named, "acc") } rybę.
maldivia-event-exchanged = { $seat } odsyła pod stos statek wyspy { $island }, który chce ryb: { FORM($named, "gen") }.
maldivia-event-ended = Koniec partii. Zwycięstwo: { $seats }. Punkty po kolei: { $scores }.

# Dlaczego nie

maldivia-refuse-now-take = Najpierw wybierz łódź.
maldivia-refuse-now-place = Najpierw postaw łódź na morzu.
maldivia-refuse-now-plan = Teraz wszyscy planują.
maldivia-refuse-now-sail = Najpierw popłyń albo zostań.
maldivia-refuse-now-act = Teraz zrób coś na swoim polu albo zakończ turę.
maldivia-refuse-now-gain = Najpierw weź więcej ryb albo nałóż je na maszt.
maldivia-refuse-now-drop = Najpierw powiedz, ile ryb zdejmujesz z góry masztu.
maldivia-refuse-now-stick = Najpierw nałóż nowe ryby na maszt.
maldivia-refuse-now-restack = Najpierw przełóż ryby na maszcie albo zostaw je tak, jak są.
maldivia-refuse-now-give = Najpierw wybierz kartę, którą dajesz.
maldivia-refuse-now-exchange = Najpierw wymień statek.
maldivia-refuse-boat-taken = { CAPITAL($boat) } łódź jest zajęta: ma ją { $other_seat }.
maldivia-refuse-occupied = Stoi tam łódź gracza { $other_seat }.
maldivia-refuse-planned = Wszystkie plany są gotowe. Teraz może je zmienić tylko ośmiornica.
maldivia-refuse-sailed = Twoja łódź już płynęła w tej turze.
maldivia-refuse-folded-away = Pola { $cell } już nie ma: jest zagięte.
maldivia-refuse-same-place = Ruch musi się skończyć na innym polu. Możesz też nie płynąć i zostać na polu { $cell }.
maldivia-refuse-boat-there = Na polu { $cell } stoi łódź gracza { $other_seat }.
maldivia-refuse-boat-between = Drogę na { $cell } zagradza łódź.
maldivia-refuse-on-current = Zaczynasz ten ruch na prądzie, więc tym razem żaden prąd cię nie poniesie.
maldivia-refuse-current-blocked = Prąd, który prowadzi na { $cell }, nie jest wolny.
maldivia-refuse-in-current = Łódź, która płynie z prądem, musi z niego wypłynąć: { $cell } to jeszcze prąd.
maldivia-refuse-off-course = Pole { $cell } nie leży na tym kursie. Twoja strzałka wskazuje { $way }, a łódź skręca tylko tam, gdzie zaczyna się prąd.
maldivia-refuse-sail-first = Bez ruchu nie ma akcji.
maldivia-refuse-gained = W tej turze masz już swoje ryby.
maldivia-refuse-no-haul = Nie masz w ręce ryb do nałożenia na maszt.
maldivia-refuse-no-fish-space = Na tym polu nie ma ryb.
maldivia-refuse-fish-or-deliver = W jednej turze możesz łowić ryby albo dostarczać, nigdy jedno i drugie.
maldivia-refuse-fished = Na tym polu łowi się tylko raz na turę, a swoje ryby już masz.
maldivia-refuse-none-left = W puli nie ma żadnej z tych ryb: { $fish }.
maldivia-refuse-no-victim = Nie ma tam kogo okraść.
maldivia-refuse-not-adjacent = Łódź gracza { $other_seat } nie stoi obok twojej.
maldivia-refuse-robbed = W tej turze nie możesz już okraść gracza { $other_seat }.
maldivia-refuse-empty = Maszt gracza { $other_seat } jest pusty.
maldivia-refuse-no-drop = Ryby schodzą z masztu tylko wtedy, gdy nowe się nie mieszczą.
maldivia-refuse-drop-too-many = { $count ->
    [one] Na twoim maszcie jest tylko 1 ryba.
    [few] Na twoim maszcie są tylko { $count } ryby.
    [many] Na twoim maszcie jest tylko { $count } ryb.
   *[other] Na twoim maszcie jest tylko { $count } ryby.
  }
maldivia-refuse-no-stick = Nie ma nowych ryb do nałożenia na maszt.
maldivia-refuse-no-release = Wszystkie się mieszczą, więc wszystkie idą na maszt.
maldivia-refuse-no-such-fish = Nie masz w ręce { FORM($colour, "gen") } ryby.
maldivia-refuse-not-at-side = Twoja łódź nie stoi przy brzegu wyspy { $island }.
maldivia-refuse-one-ship = Tylko jeden statek wyspy { $island } na turę.
maldivia-refuse-no-ship = Wyspa { $island } nie ma tam odkrytego statku.
maldivia-refuse-cannot-pay = Ten statek chce ryb, których nie ma na twoim maszcie: { $fish }.
maldivia-refuse-no-restack = Ryby na maszcie przekłada się tylko zaraz po dostawie.
maldivia-refuse-not-loose = Nie ma już { FORM($colour, "gen") } ryby do ułożenia.
maldivia-refuse-no-octopus = Na twoim polu nie ma ośmiornicy.
maldivia-refuse-octopus-done = Ośmiornica obróciła już płytkę w tej turze.
maldivia-refuse-no-seat = Nikt tam nie siedzi.
maldivia-refuse-lying = Płytka { $slot } gracza { $other_seat } leży odkryta ({ $tile }) i nie można jej obrócić.
maldivia-refuse-no-shark = Na twoim polu nie ma rekina.
maldivia-refuse-shark-done = Rekin zamienił już karty w tej turze.
maldivia-refuse-no-partner = Zamień się z kimś innym.
maldivia-refuse-no-card = Nie masz karty wyspy { $island }.
maldivia-refuse-no-cards-there = { $other_seat } nie ma karty na wymianę.
maldivia-refuse-no-card-there = { $other_seat } nie ma karty wyspy { $island }.
maldivia-refuse-no-swap = Nikt nie czeka na twoją kartę.
maldivia-refuse-other-island = Wybierz kartę wyspy { $island }: taką dajesz.
maldivia-refuse-not-yours = Karta { $card } nie jest twoja.
maldivia-refuse-no-exchange = Statki wymienia się tylko po zagięciu i robi to sąsiad po lewej.

# Skąd są punkty

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
  } na maszcie, tylko przy remisie
