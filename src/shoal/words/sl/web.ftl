# Brskalnik: vse okrog igralnih plošč.

web-name = Shoal
web-title = Shoal: družabne igre z morja
web-promise = Družabne igre z morja, z ljudmi, ki so ti pri srcu. Pošlji povezavo, sedi in igraj.
web-promise-pocket = Družabne igre z morja, proti botom ali z ljudmi ob tej napravi. Brez omrežja.
web-games = Igre
web-continue = Nadaljuj
web-front-new = Prvič tu? Izberi igro in odigraj vodeno potezo.
web-pocket = Igraj brez omrežja
web-my-games = Moje igre
web-no-games = Iger še ni. Izberi eno na prvi strani.
web-going-on = V teku
web-finished = Končano
web-play = Igraj
web-loading = Nalagam …
web-again = Poskusi znova
web-reload = Znova naloži
web-close = Zapri
web-yes = Da
web-no = Ne
web-on = Vklopljeno
web-off = Izklopljeno

# Igre na svojih kartah

web-game-players = { $count ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
  }
web-game-clauses = Pravila, člen za členom
web-game-no-clauses = Pravil te igre še nihče ni zapisal.
web-plain-state = Miza
web-plain-more = Pokaži
web-plain-preview = Kaj bi se zgodilo

# Moje mize

web-your-turn = Na vrsti si
web-row-waiting = Na vrsti: { $seat }
web-phase-open = Čakamo na igralce
web-phase-seated = Pripravljeno na začetek
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Predčasno končano
web-phase-closed = Zaprto
web-bots = { $count ->
    [one] { $count } bot
    [two] { $count } bota
    [few] { $count } boti
   *[other] { $count } botov
  }

# Nova miza

web-players = Igralci
web-your-name = Tvoje ime
web-name-of = Ime igralca { $number }
web-seat-is = Kdo igra na mestu { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = naključen
web-level-deckhand = začetnik
web-level-mate = dober
web-level-captain = močan
web-level-admiral = zelo močan, vzame si čas
web-seat-open = Povabi s povezavo
web-seat-here = Igra na tej napravi
web-seat-free = Prosto mesto
web-open-table = Odpri mizo
web-more-options = Več možnosti
web-guest-names = Jadran, Perla, Nilo, Ondina, Val, Dorado, Kapitan, Marina
web-bot-names = Barni, Haloga, Piš, Prodnik, Marlin
web-with = S kom
web-with-bot = z boti
web-with-open = s prijatelji, s povezavo
web-with-here = s prijatelji, na tej napravi
web-pace = Kdaj
web-pace-now = Zdaj, skupaj
web-pace-days = V več dneh
web-pace-now-how = Če kdo izgubi zvezo, vsi vidijo minutno odštevanje; nato zanj igra bot, dokler se ne vrne, in izve, kaj je bot naredil.
web-pace-days-how = Vsak igra, ko ima čas. Dokler dogovorjeni čas ne mine, nihče ne igra za drugega.
web-days = Čas za vsako potezo
web-days-count = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
  }
web-clock = Ura
web-clock-none = Brez
web-clock-minutes = { $minutes ->
    [one] { $minutes } minuta na igralca
    [two] { $minutes } minuti na igralca
    [few] { $minutes } minute na igralca
   *[other] { $minutes } minut na igralca
  }
web-chat = Klepet
web-chat-free = Prosto besedilo
web-chat-phrases = Samo fraze
web-chat-off = { web-off }
web-listed = Pokaži v avli
web-spectators = Kdo lahko gleda
web-spectators-open = Vsak s povezavo
web-spectators-link = Samo s povezavo za gledalce
web-spectators-none = Nihče
web-option-random = Po naključju
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Prvo mesto
web-read-rules = Preberi pravila

# Prihod in čakanje

web-join = Povabilo k igri je zate. Vpiši svoje ime in zasedi mesto.
web-sit-down = Zasedi mesto
web-watch = Samo gledaj
web-seats-missing = { $count ->
    [one] Prosto je { $count } mesto. Pošlji povezavo nekomu, s komer želiš igrati.
    [two] Prosti sta { $count } mesti. Pošlji povezavo ljudem, s katerimi želiš igrati.
    [few] Prosta so { $count } mesta. Pošlji povezavo ljudem, s katerimi želiš igrati.
   *[other] Prostih je { $count } mest. Pošlji povezavo ljudem, s katerimi želiš igrati.
  }
web-all-here = Vsi so tu.
web-begin = Začni igro
web-host-begins = Čakamo, da gostitelj začne igro.
web-close-table = Zapri to mizo
web-free-seat = Sprosti to mesto
web-invite-link = Povezava do te mize
web-copy-link = Kopiraj povezavo
web-copied = Kopirano
web-qr = Koda QR povezave
web-no-seat = Za to mizo nimaš mesta
web-no-seat-how = Če že igraš tukaj, je tvoje mesto zdaj na drugi napravi: nadaljuj tam ali ga od tam prenesi nazaj.
web-moved = Tvoje mesto ni več na tej napravi
web-moved-how = Zate igra druga naprava ali pa je gostitelj dal mesto komu drugemu. Z druge naprave lahko svoje mesto preneseš nazaj sem.
web-no-table = Mize ni mogoče najti
web-to-front = Prva stran
web-claim-title = Tvoje mesto
web-claim = Ta povezava prenese tvoje mesto na to napravo. Deluje samo enkrat.
web-claim-do = Igraj na tej napravi

# Opombe pod imeni

web-note-you = ti
web-note-host = gostitelj
web-note-bot = bot, { $level }
web-note-thinking = razmišlja
web-note-away = brez zveze
web-note-stand-in = igra bot

# Miza

web-prompt-none = Zdaj ni treba narediti ničesar.
web-prompt-choose = Dotakni se za predogled, dotakni se znova za potrditev.
web-prompt-again-does = Znova se dotakni ali pritisni gumb.
web-prompt-done = Tvoj del je opravljen. Čakamo na: { $seats }.
web-prompt-waits = { $count ->
    [one] Na vrsti: { $seats }.
    [two] Na vrsti sta { $seats }.
    [few] Na vrsti so { $seats }.
   *[other] Na vrsti so { $seats }.
  }
web-ask-which = Kaj želiš narediti?
web-facts = Krog in kaj imaš
web-prompt-playing = Kažem, kaj se je zgodilo …
web-prompt-again = Kaj se je zgodilo od tvoje poteze
web-prompt-agreed = Igra se je končala po dogovoru.
web-drop = Prekliči
web-skip = Preskoči
web-take-back = Vzemi nazaj
web-ask-back = Prosi, da vzameš nazaj
web-hint = Namig
web-hint-is = To predlaga bot.
web-hint-thinking = Bot razmišlja o tem …
web-hint-expects = Približno { $chance } % za zmago, na koncu { count-points }.
web-rules = Pravila
web-rules-of = Pravila igre { $game }
web-rules-aid = Na eni strani
web-rules-find = Išči po pravilih
web-rules-chapters = Poglavja
web-rules-exact = Natančna pravila ({ $count })
web-rules-none = Nobeno pravilo ne vsebuje teh besed.
web-rules-found = { $count ->
    [one] Najdeno { $count } pravilo
    [two] Najdeni { $count } pravili
    [few] Najdena { $count } pravila
   *[other] Najdenih { $count } pravil
  }
web-rule = Pravilo { $clause }
web-menu = Meni
web-beside = Igralci in dnevnik
web-log = Dnevnik
web-log-undone = vzeto nazaj
web-log-end = K najnovejšemu
web-log-empty = Nič se še ni zgodilo.
web-result = Izid
web-refused = To zdaj ni mogoče.
web-offline = Strežnik ne odgovarja. Preveri zvezo in poskusi znova.
web-server-error = Strežnik je poslal odgovor, ki ga ta stran ne more prebrati. Poskusi znova čez trenutek.
web-page-lost = Te strani ni bilo mogoče naložiti. Preveri zvezo in jo znova naloži.
web-line-lost = Zveza je prekinjena. Znova vzpostavljam …
web-line-polling = Počasna zveza: poteze lahko malo zamujajo.
web-autopilot = Zate igra bot.
web-autopilot-off = Spet sem tu
web-away = { $seat } nima zveze. Bot prevzame čez { $time }.
web-stood-in-away = { $count ->
    [one] Ko te ni bilo, je bot zate odigral { $count } potezo.
    [two] Ko te ni bilo, je bot zate odigral { $count } potezi.
    [few] Ko te ni bilo, je bot zate odigral { $count } poteze.
   *[other] Ko te ni bilo, je bot zate odigral { $count } potez.
  }
web-stood-in-time = { $count ->
    [one] Tvoj čas je potekel in bot je zate odigral { $count } potezo.
    [two] Tvoj čas je potekel in bot je zate odigral { $count } potezi.
    [few] Tvoj čas je potekel in bot je zate odigral { $count } poteze.
   *[other] Tvoj čas je potekel in bot je zate odigral { $count } potez.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Gledaš. Kar je skrito, ostane skrito.
web-missed = { $count ->
    [one] Ko te ni bilo, je bila odigrana { $count } poteza.
    [two] Ko te ni bilo, sta bili odigrani { $count } potezi.
    [few] Ko te ni bilo, so bile odigrane { $count } poteze.
   *[other] Ko te ni bilo, je bilo odigranih { $count } potez.
  }
web-vote-back = { $seat } želi vzeti nazaj zadnjo potezo. Strinjati se morajo vsi.
web-vote-end = { $seat } želi zdaj končati igro. Strinjati se morajo vsi.
web-withdraw = Umakni prošnjo
web-rematch-there = Na voljo je nova igra z istimi igralci.
web-rematch-go = K novi igri

web-plain-filter = { $count ->
    [one] Išči v { $count } akciji
    [two] Išči v { $count } akcijah
    [few] Išči v { $count } akcijah
   *[other] Išči v { $count } akcijah
  }
web-plain-actions = Kaj lahko narediš

# Več igralcev ob eni napravi

web-curtain-title = Predaj napravo
web-curtain = Napravo zdaj dobi { $seat }.
web-curtain-why = Kar sledi, je zasebno.
web-curtain-open = Jaz sem { $seat }

# Klepet

web-chat-unread = { $count ->
    [one] Klepet: { $count } novo sporočilo
    [two] Klepet: { $count } novi sporočili
    [few] Klepet: { $count } nova sporočila
   *[other] Klepet: { $count } novih sporočil
  }
web-chat-empty = Sporočil še ni.
web-chat-say = Napiši sporočilo
web-chat-send = Pošlji

# Dnevnik mize

web-log-sat = { $seat } zasede mesto.
web-log-bot = { $seat }, bot, zasede mesto.
web-log-freed = { $seat } zapusti mizo.
web-log-started = Igra se začne.
web-log-back = { $seat } vzame nazaj potezo.
web-log-asked = { $what ->
    [back] { $seat } prosi, da vzame nazaj zadnjo potezo.
   *[end] { $seat } predlaga konec igre.
  }
web-log-answered = { $yes ->
    [yes] { $seat } se strinja.
   *[no] { $seat } se ne strinja.
  }
web-log-withdrawn = { $seat } umakne prošnjo.
web-log-away = { $seat } nima več zveze.
web-log-stand-in = Bot igra za igralca { $seat }.
web-log-expired = { $seat } nima več časa; naprej igra bot.
web-log-returned = { $seat } je spet tu.
web-log-time = { $seat } dobi več časa.
web-log-claimed = { $seat } preide na drugo napravo.

# Meni in nastavitve

web-settings = Nastavitve
web-language = Jezik
web-theme = Barve
web-theme-auto = Kot naprava
web-theme-light = Svetle
web-theme-dark = Temne
web-theme-to-light = Svetle barve
web-theme-to-dark = Temne barve
web-speed = Hitrost animacij
web-speed-slow = Počasi
web-speed-normal = Običajno
web-speed-brisk = Hitro
web-speed-off = { web-off }
web-motion = Gibanje
web-motion-auto = { web-theme-auto }
web-motion-less = Manj
web-sound = Zvok
web-quick = Igraj že s prvim dotikom, brez predogleda
web-notify = Obvesti me, ko pridem na vrsto
web-shortcuts = Bližnjice na tipkovnici
web-key-board = Na ploščo, nato naprej
web-key-move = Premik med cilji
web-key-confirm = Predogled; pritisni znova za potrditev
web-key-drop = Prekliči ali zapri
web-key-option = Izberi možnost
web-key-about = Kaj je to?
web-key-pause = Ustavi prikaz
web-key-step = En korak naprej
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Preskoči animacijo
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Prenesi moje mesto na drugo napravo
web-watch-link = Povezava za gledalce
web-seat-link-what = Samo zate: kdor jo odpre, igra namesto tebe. Deluje enkrat, ta naprava pa potem samo gleda.
web-seat-link-label = Zasebna povezava do tvojega mesta
web-watch-link-what = Kdor jo ima, vidi, kar leži odkrito, in ne more igrati.
web-watch-link-label = { web-watch-link }
web-end-game = Končaj igro zdaj
web-end-sure = Končaš igro zdaj? Nihče ne zmaga.
web-end-sure-vote = Predlagaš vsem konec igre? Nihče ne zmaga.
web-leave-table = Zapusti mizo
web-leave-sure = Zapustiš mizo? Tvoje mesto se sprosti za koga drugega.
web-leave = Zapusti
web-stay = Ostani

# Konec

web-you-won = Zmaga je tvoja!
web-winners = { $count ->
    [one] Zmaga: { $seats }.
    [two] Skupaj zmagata { $seats }.
    [few] Skupaj zmagajo { $seats }.
   *[other] Skupaj zmagajo { $seats }.
  }
web-where-points = Od kod so točke
web-total = Skupaj
web-rank = { $rank }. mesto
web-no-points = Brez točk
web-race = Točke skozi čas
web-race-label = Točke vseh igralcev od začetka do konca
web-rematch = Igraj še enkrat
web-see-board = Poglej ploščo
web-replay = Oglej si ponovitev
web-save-record = Shrani zapis
web-bring-record = Odpri datoteko zapisa
web-bring-record-title = Odpri shranjeno igro
web-bring-record-how = Izberi zapis, shranjen tu ali drugje. Najprej ga preverimo, nato si lahko ogledaš ponovitev.

# Pregled igre

web-to-table = K mizi
web-replay-of = Ponovitev: { $game }
web-replay-silent = V tem trenutku se ni zgodilo nič.
web-replay-moment = Trenutek v igri
web-replay-at = Poteza { $at } od { $of }
web-replay-speed = Hitrost: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Kopiraj povezavo do tega trenutka
web-replay-link-bar = Kopiraj naslov te strani: vodi do tega trenutka.
web-eyes = Pogled
web-eyes-open = Kar vidijo vsi
web-chances = Možnosti za zmago
web-chances-label = Možnost za zmago vsakega igralca od začetka do konca, po oceni botov
web-chances-working = Boti preučujejo igro: { $done } od { $of } trenutkov.
web-per-cent = { $number } %
web-turning = Prelomni trenutki
web-turning-at = Poteza { $at }
web-turning-for = { $seat }: { $before } % → { $after } %
web-turning-none = Nobena poteza sama ni obrnila igre.
web-replay-first = Na začetek
web-replay-prev = Prejšnji korak
web-replay-play = Predvajaj
web-replay-pause = Premor
web-replay-next = Naslednji korak
web-replay-last = Na konec
web-replay-since = Pokaži, kaj se je zgodilo od moje poteze
web-seal = Preverjanje poštenosti
web-seal-promised = Pred prvo potezo je strežnik objavil to kontrolno vsoto skrivnega števila. Odtlej naključja ni mogel več spremeniti.
web-seal-opened = Po igri je razkril skrivno število, iz katerega izvira vse naključje.
web-seal-fits = Ujemata se: v naključje ni nihče posegal. To je preveril tvoj brskalnik sam.
web-seal-replayed = Nato je bila vsa igra odigrana znova iz tega števila.
web-seal-follows = Preverjeno. Iz tega števila izhaja vse naključje (žrebov: { $draws }) in vse poteze so dovoljene (skupaj { $actions }).
web-seal-wrong = Izid ni enak. Tej igri ne zaupaj.
web-seal-broken = Ne ujemata se. Tej igri ne zaupaj.
web-seal-elsewhere = Brez varne zveze ta stran tega ne more preveriti. Shrani zapis in ga preveri drugje.
web-gallery-file = Trenutki iz datoteke
web-gallery-none = Za to igro ni trenutkov. Ustvari jih s tools/fixtures.py.

web-say-thinking = Povej drugim, da razmišljam
web-more-time = Daj več časa: { $seat }
web-lobby = Mize s prostimi mesti
web-lobby-seats = { $free ->
    [one] { $free } prosto mesto
    [two] { $free } prosti mesti
    [few] { $free } prosta mesta
   *[other] { $free } prostih mest
  } od { $seats }

# Vodena poteza

web-led = Tvoja prva poteza
web-led-step = Korak { $number } od { $of }
web-led-fold = Pokaži ali skrij besedilo
web-led-leave = Zapri vodnik
web-led-begin = Začni
web-led-good = Pokaži mi dobro potezo
web-led-why = Zakaj?
web-led-done = { web-continue }
web-led-offer = Prvič? Odigraj vodeno potezo.
web-led-start = Odigraj vodeno potezo
web-led-how = Prvič? Odigraj pravo igro { $bots ->
    [1] proti botu
   *[other] proti botom
}. Kartica ti pove, na kaj moraš paziti in zakaj.
web-led-menu = { web-led-start }
web-led-no = Ne, hvala

# Lekcije

web-lessons = Lekcije
web-lessons-how = Ena stvar naenkrat, na pripravljeni postavitvi. Vsaka traja minuto.
web-lesson-number = Lekcija { $number } od { $of }
web-lesson-solved = opravljeno
web-lesson-open = Lekcija: { $title }
web-lesson-reached = Odlično
web-lesson-missed = Tako ne gre
web-lesson-again = { web-again }
web-lesson-next = Naslednja lekcija
web-lesson-all = Vse lekcije
web-lesson-play = Odigraj igro

# Drugi za mizo

web-mute = Utišaj: { $seat }
web-unmute = Spet poslušaj: { $seat }
web-report = Prijavi: { $seat }
web-report-why = Kaj se je zgodilo?
web-report-how = Upravitelj tega strežnika dobi tvoje besede in zadnje vrstice tega igralca. Za mizo tega nihče ne izve.
web-report-send = Pošlji prijavo
web-report-told = Hvala. Prijava je poslana: { $seat }.
web-kept = Kaj ta strežnik hrani o tebi
