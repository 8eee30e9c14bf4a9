# Klient w przeglądarce: wszystko wokół plansz.

web-name = Shoal
web-title = Shoal: morskie gry planszowe
web-promise = Morskie gry planszowe z ludźmi, których lubisz. Wyślij link, zajmij miejsce, graj.
web-promise-pocket = Morskie gry planszowe z botami albo z ludźmi przy tym urządzeniu. Bez sieci.
web-games = Gry
web-continue = Dalej
web-front-new = Pierwszy raz tutaj? Wybierz grę i zagraj turę z przewodnikiem.
web-pocket = Graj bez sieci
web-my-games = Moje partie
web-no-games = Nie masz jeszcze partii. Wybierz grę na stronie głównej.
web-going-on = W toku
web-finished = Zakończone
web-play = Graj
web-loading = Wczytywanie…
web-again = Spróbuj ponownie
web-reload = Odśwież
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-on = Włączone
web-off = Wyłączone

# Gry na swoich kartach

web-game-players = { $count ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
  }
web-game-clauses = Zasady punkt po punkcie
web-game-no-clauses = Nikt jeszcze nie spisał zasad tej gry.
web-plain-state = Stół
web-plain-more = Pokaż
web-plain-preview = Co by to dało

# Moje stoły

web-your-turn = Twoja kolej
web-row-waiting = Czekamy na: { $seat }
web-phase-open = Czekamy na graczy
web-phase-seated = Można zaczynać
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Zakończone przed czasem
web-phase-closed = Zamknięte
web-bots = { $count ->
    [one] 1 bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
  }

# Nowy stół

web-players = Gracze
web-your-name = Twoje imię
web-name-of = Imię gracza { $number }
web-seat-is = Kto gra na miejscu { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = losowy
web-level-deckhand = początkujący
web-level-mate = dobry
web-level-captain = mocny
web-level-admiral = bardzo mocny, myśli długo
web-seat-open = Zaproś linkiem
web-seat-here = Gra na tym urządzeniu
web-seat-free = Wolne miejsce
web-open-table = Otwórz stół
web-more-options = Więcej opcji
web-guest-names = Fin, Perła, Nilo, Ondyna, Morgan, Dorada, Szyper, Marina
web-bot-names = Pąkla, Listownica, Szkwał, Kamyk, Marlin
web-with = Z kim grasz
web-with-bot = Z botami
web-with-open = Ze znajomymi, przez link
web-with-here = Ze znajomymi, na tym urządzeniu
web-pace = Kiedy
web-pace-now = Teraz, razem
web-pace-days = Przez kilka dni
web-pace-now-how = Gdy ktoś straci połączenie, wszyscy widzą odliczanie minuty; potem gra za tę osobę bot, a po powrocie dowie się ona, co zrobił.
web-pace-days-how = Każdy gra, kiedy ma czas. Nikt za nikogo nie gra, dopóki nie minie ustalony czas.
web-days = Czas na każdą turę
web-days-count = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }
web-clock = Zegar
web-clock-none = Brak
web-clock-minutes = { $minutes ->
    [one] Po 1 minucie
    [few] Po { $minutes } minuty
    [many] Po { $minutes } minut
   *[other] Po { $minutes } minuty
  }
web-chat = Czat
web-chat-free = Dowolny tekst
web-chat-phrases = Tylko gotowe zwroty
web-chat-off = { web-off }
web-listed = Pokaż w poczekalni
web-spectators = Kto może oglądać
web-spectators-open = Każdy, kto ma link
web-spectators-link = Tylko z linkiem dla widzów
web-spectators-none = Nikt
web-option-random = Losowo
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Pierwsze miejsce
web-read-rules = Czytaj zasady

# Dołączanie i czekanie

web-join = Masz zaproszenie. Wpisz imię i zajmij miejsce.
web-sit-down = Zajmij miejsce
web-watch = Tylko oglądaj
web-seats-missing = { $count ->
    [one] Jedno miejsce jest wolne. Wyślij link komuś, z kim chcesz zagrać.
    [few] { $count } miejsca są wolne. Wyślij link tym, z którymi chcesz zagrać.
    [many] { $count } miejsc jest wolnych. Wyślij link tym, z którymi chcesz zagrać.
   *[other] { $count } miejsca jest wolne. Wyślij link tym, z którymi chcesz zagrać.
  }
web-all-here = Są już wszyscy.
web-begin = Zacznij partię
web-host-begins = Czekamy, aż gospodarz zacznie partię.
web-close-table = Zamknij ten stół
web-free-seat = Zwolnij to miejsce
web-invite-link = Link do tego stołu
web-copy-link = Kopiuj link
web-copied = Skopiowane
web-qr = Kod QR linku
web-no-seat = Nie masz miejsca przy tym stole
web-no-seat-how = Jeśli to twoja partia, twoje miejsce jest teraz na innym urządzeniu: graj tam dalej albo przenieś je stamtąd z powrotem.
web-moved = Twojego miejsca nie ma już na tym urządzeniu
web-moved-how = Gra za ciebie inne urządzenie albo gospodarz oddał miejsce komuś innemu. Z tamtego urządzenia możesz przenieść miejsce z powrotem tutaj.
web-no-table = Nie ma takiego stołu
web-to-front = Strona główna
web-claim-title = Twoje miejsce
web-claim = Ten link przenosi twoje miejsce na to urządzenie. Działa tylko raz.
web-claim-do = Graj na tym urządzeniu

# Dopiski pod imionami

web-note-you = ty
web-note-host = gospodarz
web-note-bot = bot, { $level }
web-note-thinking = myśli
web-note-away = bez połączenia
web-note-stand-in = gra bot

# Stół

web-prompt-none = Nie ma teraz nic do zrobienia.
web-prompt-choose = Dotknij, żeby zobaczyć podgląd, i jeszcze raz, żeby potwierdzić.
web-prompt-again-does = Dotknij jeszcze raz albo naciśnij przycisk.
web-prompt-done = To już wszystko. Czekamy na: { $seats }.
web-prompt-waits = { $count ->
    [1] Teraz gra { $seats }.
   *[other] Czekamy na: { $seats }.
  }
web-ask-which = Co chcesz zrobić?
web-facts = Runda i to, co masz
web-prompt-playing = Pokazujemy, co się stało…
web-prompt-again = Co się stało od twojej tury
web-prompt-agreed = Partię zakończono za zgodą wszystkich.
web-drop = Anuluj
web-skip = Pomiń
web-take-back = Cofnij
web-ask-back = Poproś wszystkich o cofnięcie
web-hint = Podpowiedź
web-hint-is = Tak radzi bot.
web-hint-thinking = Bot się zastanawia…
web-hint-expects = Około { $chance }% na wygraną, a na koniec { count-points }.
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-aid = Na jednej stronie
web-rules-find = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-exact = Dokładne zasady ({ $count })
web-rules-none = Żadna zasada nie zawiera tych słów.
web-rules-found = { $count ->
    [one] Znaleziono jedną zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
  }
web-rule = Zasada { $clause }
web-menu = Menu
web-beside = Gracze i dziennik
web-log = Dziennik
web-log-undone = cofnięte
web-log-end = Do najnowszych
web-log-empty = Nic się jeszcze nie stało.
web-result = Wynik
web-refused = Teraz to niemożliwe.
web-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-server-error = Serwer przysłał odpowiedź, której ta strona nie rozumie. Spróbuj za chwilę.
web-page-lost = Nie udało się wczytać tej strony. Sprawdź połączenie i odśwież.
web-line-lost = Połączenie przerwane. Łączymy ponownie…
web-line-polling = Wolne połączenie: ruchy mogą dochodzić z opóźnieniem.
web-autopilot = Gra za ciebie bot.
web-autopilot-off = Już jestem
web-away = { $seat } traci połączenie. Bot przejmie grę za { $time }.
web-stood-in-away = { $count ->
    [one] Pod twoją nieobecność bot wykonał za ciebie jeden ruch.
    [few] Pod twoją nieobecność bot wykonał za ciebie { $count } ruchy.
    [many] Pod twoją nieobecność bot wykonał za ciebie { $count } ruchów.
   *[other] Pod twoją nieobecność bot wykonał za ciebie { $count } ruchu.
  }
web-stood-in-time = { $count ->
    [one] Twój czas minął i bot wykonał za ciebie jeden ruch.
    [few] Twój czas minął i bot wykonał za ciebie { $count } ruchy.
    [many] Twój czas minął i bot wykonał za ciebie { $count } ruchów.
   *[other] Twój czas minął i bot wykonał za ciebie { $count } ruchu.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Oglądasz. To, co zakryte, zostaje zakryte.
web-missed = { $count ->
    [one] Pod twoją nieobecność był jeden ruch.
    [few] Pod twoją nieobecność były { $count } ruchy.
    [many] Pod twoją nieobecność było { $count } ruchów.
   *[other] Pod twoją nieobecność było { $count } ruchu.
  }
web-vote-back = { $seat } chce cofnąć ostatni ruch. Wszyscy muszą się zgodzić.
web-vote-end = { $seat } chce już zakończyć partię. Wszyscy muszą się zgodzić.
web-withdraw = Wycofaj prośbę
web-rematch-there = Jest nowa partia z tymi samymi graczami.
web-rematch-go = Do nowej partii

web-plain-filter = { $count ->
    [one] Szukaj w jednej akcji
    [few] Szukaj w { $count } akcjach
    [many] Szukaj w { $count } akcjach
   *[other] Szukaj w { $count } akcji
  }
web-plain-actions = Co możesz zrobić

# Jedno urządzenie dla wszystkich

web-curtain-title = Przekaż urządzenie
web-curtain = Urządzenie bierze teraz { $seat }.
web-curtain-why = To, co dalej, jest tylko dla jednej osoby.
web-curtain-open = Tu { $seat }

# Czat

web-chat-unread = { $count ->
    [one] Czat: 1 nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
    [many] Czat: { $count } nowych wiadomości
   *[other] Czat: { $count } nowej wiadomości
  }
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij

# Dziennik samego stołu

web-log-sat = { $seat } zajmuje miejsce.
web-log-bot = Bot { $seat } zajmuje miejsce.
web-log-freed = { $seat } odchodzi od stołu.
web-log-started = Partia się zaczyna.
web-log-back = { $seat } cofa ruch.
web-log-asked = { $what ->
    [back] { $seat } prosi wszystkich o cofnięcie ostatniego ruchu.
   *[end] { $seat } prosi wszystkich o zakończenie partii.
  }
web-log-answered = { $yes ->
    [yes] { $seat } się zgadza.
   *[no] { $seat } się nie zgadza.
  }
web-log-withdrawn = { $seat } wycofuje prośbę.
web-log-away = { $seat } traci połączenie.
web-log-stand-in = Bot zastępuje gracza { $seat }.
web-log-expired = { $seat } nie ma już czasu; gra dalej bot.
web-log-returned = { $seat } wraca.
web-log-time = { $seat } dostaje więcej czasu.
web-log-claimed = { $seat } przechodzi na inne urządzenie.

# Menu i ustawienia

web-settings = Ustawienia
web-language = Język
web-theme = Kolory
web-theme-auto = Jak na urządzeniu
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-to-light = Jasne kolory
web-theme-to-dark = Ciemne kolory
web-speed = Szybkość animacji
web-speed-slow = Wolno
web-speed-normal = Normalnie
web-speed-brisk = Szybko
web-speed-off = { web-off }
web-motion = Ruch na ekranie
web-motion-auto = { web-theme-auto }
web-motion-less = Ograniczony
web-sound = Dźwięk
web-quick = Graj od pierwszego dotknięcia, bez podglądu
web-notify = Powiadom mnie, gdy przyjdzie moja kolej
web-shortcuts = Skróty klawiszowe
web-key-board = Przejdź do planszy i dalej
web-key-move = Przechodź między celami
web-key-confirm = Podgląd; jeszcze raz, żeby potwierdzić
web-key-drop = Anuluj albo zamknij
web-key-option = Wybierz opcję
web-key-about = Co to jest?
web-key-pause = Wstrzymaj pokaz
web-key-step = O krok dalej
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Pomiń animację
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Przenieś moje miejsce na inne urządzenie
web-watch-link = Link dla widza
web-seat-link-what = Tylko dla ciebie: kto go otworzy, gra na twoim miejscu. Działa raz, a to urządzenie potem tylko ogląda.
web-seat-link-label = Prywatny link do twojego miejsca
web-watch-link-what = Kto go ma, widzi to, co odkryte, i nie może grać.
web-watch-link-label = Link dla widzów
web-end-game = Zakończ partię teraz
web-end-sure = Zakończyć partię teraz? Nikt nie wygra.
web-end-sure-vote = Zapytać wszystkich, czy zakończyć partię? Nikt nie wygra.
web-leave-table = Odejdź od stołu
web-leave-sure = Odejść od stołu? Twoje miejsce będzie wolne dla kogoś innego.
web-leave = Odejdź
web-stay = Zostań

# Koniec

web-you-won = Wygrywasz!
web-winners = { $count ->
    [1] Wygrywa { $seats }.
   *[other] Wygrywają { $seats }.
  }
web-where-points = Skąd są punkty
web-total = Razem
web-rank = Miejsce { $rank }
web-no-points = Bez punktów
web-race = Punkty w czasie
web-race-label = Punkty wszystkich graczy od początku do końca
web-rematch = Zagraj ponownie
web-see-board = Zobacz planszę
web-replay = Obejrzyj powtórkę
web-save-record = Pobierz zapis partii
web-bring-record = Otwórz plik zapisu
web-bring-record-title = Otwórz zapisaną partię
web-bring-record-how = Wybierz zapis partii, stąd albo skądinąd. Najpierw go sprawdzimy, potem obejrzysz powtórkę.

# Przeglądanie partii

web-to-table = Do stołu
web-replay-of = Powtórka: { $game }
web-replay-silent = W tej chwili nic się nie stało.
web-replay-moment = Chwila w partii
web-replay-at = Ruch { $at } z { $of }
web-replay-speed = Szybkość: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Kopiuj link do tej chwili
web-replay-link-bar = Skopiuj adres tej strony: prowadzi do tej chwili.
web-eyes = Widok
web-eyes-open = Co widzą wszyscy
web-chances = Szanse na wygraną
web-chances-label = Szanse każdego gracza na wygraną od początku do końca, według botów
web-chances-working = Boty analizują partię: { $done } z { $of } chwil.
web-per-cent = { $number }%
web-turning = Punkty zwrotne
web-turning-at = Ruch { $at }
web-turning-for = { $seat }: z { $before }% do { $after }%
web-turning-none = Żaden pojedynczy ruch nie odwrócił partii.
web-replay-first = Na początek
web-replay-prev = Poprzedni krok
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-next = Następny krok
web-replay-last = Na koniec
web-replay-since = Pokaż, co się stało od mojej tury
web-seal = Sprawdzenie uczciwości
web-seal-promised = Przed pierwszym ruchem serwer ogłosił tę sumę kontrolną tajnej liczby. Od tej chwili nie mógł już wpływać na los.
web-seal-opened = Po partii ujawnił tajną liczbę, z której bierze się wszystko, co losowe.
web-seal-fits = Liczby się zgadzają: nikt nie majstrował przy losie. Twoja przeglądarka sprawdziła to sama.
web-seal-replayed = Potem cała partia została odtworzona z tej liczby.
web-seal-follows = Sprawdzono: { $draws ->
    [one] jedyne losowanie z niej wynika
    [few] wszystkie { $draws } losowania z niej wynikają
    [many] wszystkie losowania ({ $draws }) z niej wynikają
   *[other] wszystkie losowania ({ $draws }) z niej wynikają
  }, a { $actions ->
    [one] jedyny ruch jest zgodny z zasadami
    [few] wszystkie { $actions } ruchy są zgodne z zasadami
    [many] wszystkie ruchy ({ $actions }) są zgodne z zasadami
   *[other] wszystkie ruchy ({ $actions }) są zgodne z zasadami
  }.
web-seal-wrong = Wynik jest inny. Nie ufaj tej partii.
web-seal-broken = Liczby się nie zgadzają. Nie ufaj tej partii.
web-seal-elsewhere = Bez bezpiecznego połączenia ta strona nie może tego sprawdzić. Pobierz zapis partii i sprawdź go gdzie indziej.
web-gallery-file = Chwile z pliku
web-gallery-none = Nie ma chwil z tej gry. Utwórz je za pomocą tools/fixtures.py.

web-say-thinking = Powiedz innym, że myślę
web-more-time = Daj graczowi { $seat } więcej czasu
web-lobby = Stoły z wolnymi miejscami
web-lobby-seats = Wolne miejsca: { $free } z { $seats }

# Tura z przewodnikiem

web-led = Twoja pierwsza tura
web-led-step = Krok { $number } z { $of }
web-led-fold = Pokaż albo ukryj tekst
web-led-leave = Zamknij przewodnik
web-led-begin = Zacznij
web-led-good = Pokaż mi dobry ruch
web-led-why = Dlaczego?
web-led-done = { web-continue }
web-led-offer = Pierwszy raz? Zagraj turę z przewodnikiem.
web-led-start = Tura z przewodnikiem
web-led-how = Pierwszy raz? Zagraj prawdziwą partię { $bots ->
    [1] z botem
   *[other] z botami
}. Kartka powie ci, na co patrzeć i dlaczego.
web-led-menu = { web-led-start }
web-led-no = Nie, dziękuję

# Lekcje: gotowa pozycja i zadanie.

web-lessons = Lekcje
web-lessons-how = Jedna rzecz naraz, na gotowej pozycji. Każda trwa minutę.
web-lesson-number = Lekcja { $number } z { $of }
web-lesson-solved = zrobione
web-lesson-open = Lekcja: { $title }
web-lesson-reached = Bardzo dobrze
web-lesson-missed = Nie tędy
web-lesson-again = { web-again }
web-lesson-next = Następna lekcja
web-lesson-all = Wszystkie lekcje
web-lesson-play = Zagraj partię

# Inni przy stole

web-mute = Wycisz gracza { $seat }
web-unmute = Słuchaj znów gracza { $seat }
web-report = Zgłoś gracza { $seat }
web-report-why = Co się stało?
web-report-how = Administrator serwera dostanie twoje słowa i ostatnie wiadomości tego gracza. Nikt przy stole się nie dowie.
web-report-send = Wyślij zgłoszenie
web-report-told = Dziękujemy. Gracz { $seat } został zgłoszony.
web-kept = Co ten serwer o tobie przechowuje
