# Prohlížeč: všechno kolem herních desek.

web-name = Shoal
web-title = Shoal: mořské deskové hry
web-promise = Mořské deskové hry pro tebe a tvoje přátele. Pošli odkaz, zaber si místo, hraj.
web-promise-pocket = Mořské deskové hry proti botům nebo s lidmi u jednoho zařízení. Bez připojení k síti.
web-games = Hry
web-continue = Pokračuj
web-front-new = Jsi tu poprvé? Vyber si hru a zahraj tah s průvodcem.
web-pocket = Hraj bez připojení
web-my-games = Moje partie
web-no-games = Zatím žádné partie. Vyber si hru na úvodní stránce.
web-going-on = Probíhá
web-finished = Dohráno
web-play = Hraj
web-loading = Načítám …
web-again = Zkus to znovu
web-reload = Načti znovu
web-close = Zavři
web-yes = Ano
web-no = Ne
web-on = Zapnuto
web-off = Vypnuto

# Hry na kartách

web-game-players = { $count ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }
web-game-clauses = Pravidla bod po bodu
web-game-no-clauses = Pravidla této hry zatím nikdo nesepsal.
web-plain-state = Stůl
web-plain-more = Ukaž
web-plain-preview = Co to udělá

# Moje stoly

web-your-turn = Jsi na tahu
web-row-waiting = Čeká se na: { $seat }
web-phase-open = Čeká se na hráče
web-phase-seated = Může se začít
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Ukončeno předčasně
web-phase-closed = Zavřeno
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
  }

# Nový stůl

web-players = Hráči
web-your-name = Tvoje jméno
web-name-of = Jméno hráče { $number }
web-seat-is = Kdo hraje na místě { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = náhodný
web-level-deckhand = začátečník
web-level-mate = dobrý
web-level-captain = silný
web-level-admiral = velmi silný, dává si na čas
web-seat-open = Pozvánka odkazem
web-seat-here = Hraje na tomto zařízení
web-seat-free = Volné místo
web-open-table = Otevři stůl
web-more-options = Další možnosti
web-guest-names = Finn, Perla, Nilo, Ondina, Morgan, Dorado, Kormidelník, Marina
web-bot-names = Kraken, Chaluha, Poryv, Oblázek, Marlín
web-with = S kým
web-with-bot = S boty
web-with-open = S přáteli přes odkaz
web-with-here = S přáteli na tomto zařízení
web-pace = Kdy
web-pace-now = Teď hned, společně
web-pace-days = Během několika dní
web-pace-now-how = Když někomu vypadne spojení, všichni vidí minutový odpočet. Pak za něj hraje bot, a jakmile se vrátí, dozví se, co bot zahrál.
web-pace-days-how = Každý hraje, kdy má čas. Dokud neuplyne dohodnutá doba, nikdo za nikoho nehraje.
web-days = Čas na jeden tah
web-days-count = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }
web-clock = Hodiny
web-clock-none = Žádné
web-clock-minutes = { $minutes ->
    [one] { $minutes } minuta pro každého
    [few] { $minutes } minuty pro každého
   *[other] { $minutes } minut pro každého
  }
web-chat = Chat
web-chat-free = Volný text
web-chat-phrases = Jen fráze
web-chat-off = { web-off }
web-listed = Ukaž v seznamu stolů
web-spectators = Kdo se může dívat
web-spectators-open = Kdokoli s odkazem
web-spectators-link = Jen s odkazem pro diváky
web-spectators-none = Nikdo
web-option-random = Náhodně
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = První místo
web-read-rules = Přečti si pravidla

# Příchod a čekání

web-join = Máš pozvánku. Napiš své jméno a zaber si místo.
web-sit-down = Zaber si místo
web-watch = Jen se dívej
web-seats-missing = { $count ->
    [one] Jedno místo je volné. Pošli odkaz tomu, s kým chceš hrát.
    [few] { $count } místa jsou volná. Pošli odkaz těm, se kterými chceš hrát.
   *[other] { $count } míst je volných. Pošli odkaz těm, se kterými chceš hrát.
  }
web-all-here = Všichni jsou tady.
web-begin = Začni partii
web-host-begins = Čeká se, až hostitel začne partii.
web-close-table = Zavři tento stůl
web-free-seat = Uvolni toto místo
web-invite-link = Odkaz na tento stůl
web-copy-link = Zkopíruj odkaz
web-copied = Zkopírováno
web-qr = QR kód odkazu
web-no-seat = U tohoto stolu nemáš místo
web-no-seat-how = Jestli už tu hraješ, tvoje místo je teď na jiném zařízení: pokračuj tam, nebo ho odtamtud přesuň zpátky.
web-moved = Tvoje místo už není na tomto zařízení
web-moved-how = Hraje za tebe jiné zařízení, nebo hostitel dal místo někomu jinému. Z toho druhého zařízení můžeš své místo přesunout zpátky sem.
web-no-table = Stůl nenalezen
web-to-front = Úvodní stránka
web-claim-title = Tvoje místo
web-claim = Tento odkaz přesune tvoje místo na toto zařízení. Funguje jen jednou.
web-claim-do = Hraj na tomto zařízení

# Poznámky pod jmény

web-note-you = ty
web-note-host = hostitel
web-note-bot = bot, { $level }
web-note-thinking = přemýšlí
web-note-away = pryč
web-note-stand-in = hraje bot

# Stůl

web-prompt-none = Teď není co dělat.
web-prompt-choose = Klepni pro náhled, klepni znovu pro potvrzení.
web-prompt-again-does = Klepni na to znovu nebo stiskni tlačítko.
web-prompt-done = Máš hotovo. Čeká se na: { $seats }.
web-prompt-waits = { $count ->
    [one] Na tahu je { $seats }.
    [few] Čeká se na: { $seats }.
   *[other] Čeká se na: { $seats }.
  }
web-ask-which = Co chceš udělat?
web-facts = Kolo a co máš
web-prompt-playing = Přehrává se, co se stalo …
web-prompt-again = Co se stalo od tvého tahu
web-prompt-agreed = Partie skončila dohodou.
web-drop = Zruš
web-skip = Přeskoč
web-take-back = Vezmi zpět
web-ask-back = Požádej o tah zpět
web-hint = Nápověda
web-hint-is = Tohle navrhuje bot.
web-hint-thinking = Bot o tom přemýšlí…
web-hint-expects = Šance na výhru asi { $chance } % a na konci { count-points }.
web-rules = Pravidla
web-rules-of = Pravidla: { $game }
web-rules-aid = Na jedné stránce
web-rules-find = Hledej v pravidlech
web-rules-chapters = Kapitoly
web-rules-exact = Přesná pravidla ({ $count })
web-rules-none = Tato slova nejsou v žádném pravidle.
web-rules-found = { $count ->
    [one] Nalezeno jedno pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
  }
web-rule = Pravidlo { $clause }
web-menu = Nabídka
web-beside = Hráči a historie
web-log = Historie
web-log-undone = vzato zpět
web-log-end = Na konec
web-log-empty = Zatím se nic nestalo.
web-result = Výsledek
web-refused = Teď to nejde.
web-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-server-error = Server poslal odpověď, které tato stránka nerozumí. Zkus to znovu za chvíli.
web-page-lost = Stránku se nepodařilo načíst. Zkontroluj připojení a načti ji znovu.
web-line-lost = Spojení vypadlo. Připojuji znovu …
web-line-polling = Pomalé spojení: tahy mohou přicházet trochu později.
web-autopilot = Hraje za tebe bot.
web-autopilot-off = Už jsem tu
web-away = { $seat } nemá spojení. Bot nastoupí za { $time }.
web-stood-in-away = { $count ->
    [one] Během tvé nepřítomnosti za tebe bot zahrál jeden tah.
    [few] Během tvé nepřítomnosti za tebe bot zahrál { $count } tahy.
   *[other] Během tvé nepřítomnosti za tebe bot zahrál { $count } tahů.
  }
web-stood-in-time = { $count ->
    [one] Tvůj čas vypršel a bot za tebe zahrál jeden tah.
    [few] Tvůj čas vypršel a bot za tebe zahrál { $count } tahy.
   *[other] Tvůj čas vypršel a bot za tebe zahrál { $count } tahů.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Díváš se. Co je skryté, zůstává skryté.
web-missed = { $count ->
    [one] Během tvé nepřítomnosti proběhl jeden tah.
    [few] Během tvé nepřítomnosti proběhly { $count } tahy.
   *[other] Během tvé nepřítomnosti proběhlo { $count } tahů.
  }
web-vote-back = { $seat } chce vzít zpět poslední tah. Musí souhlasit všichni.
web-vote-end = { $seat } chce partii hned ukončit. Musí souhlasit všichni.
web-withdraw = Stáhni žádost
web-rematch-there = Je tu nová partie se stejnými hráči.
web-rematch-go = Přejdi do nové partie

web-plain-filter = Hledej v akcích ({ $count })
web-plain-actions = Co můžeš udělat

# Společné zařízení

web-curtain-title = Předej zařízení
web-curtain = Teď dostane zařízení { $seat }.
web-curtain-why = Co přijde teď, je tajné.
web-curtain-open = To jsem já, { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: { $count } nová zpráva
    [few] Chat: { $count } nové zprávy
   *[other] Chat: { $count } nových zpráv
  }
web-chat-empty = Zatím žádné zprávy.
web-chat-say = Napiš zprávu
web-chat-send = Odešli

# Historie stolu

web-log-sat = { $seat } zabírá místo.
web-log-bot = Místo zabírá bot { $seat }.
web-log-freed = { $seat } odchází od stolu.
web-log-started = Partie začíná.
web-log-back = { $seat } bere zpět tah.
web-log-asked = { $what ->
    [back] { $seat } chce vzít zpět poslední tah a ptá se všech.
   *[end] { $seat } chce ukončit partii a ptá se všech.
  }
web-log-answered = { $yes ->
    [yes] { $seat } souhlasí.
   *[no] { $seat } nesouhlasí.
  }
web-log-withdrawn = { $seat } stahuje žádost.
web-log-away = { $seat } ztrácí spojení.
web-log-stand-in = Bot teď hraje místo hráče { $seat }.
web-log-expired = Hráči { $seat } došel čas, dál hraje bot.
web-log-returned = { $seat } je zpátky.
web-log-time = { $seat } dostává víc času.
web-log-claimed = { $seat } přechází na jiné zařízení.

# Nabídka a nastavení

web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-auto = Podle zařízení
web-theme-light = Světlé
web-theme-dark = Tmavé
web-theme-to-light = Světlé barvy
web-theme-to-dark = Tmavé barvy
web-speed = Rychlost animací
web-speed-slow = Pomalá
web-speed-normal = Běžná
web-speed-brisk = Rychlá
web-speed-off = { web-off }
web-motion = Pohyb
web-motion-auto = { web-theme-auto }
web-motion-less = Omezený
web-sound = Zvuk
web-quick = Hraj hned prvním klepnutím, bez náhledu
web-notify = Upozorni mě, když jsem na tahu
web-shortcuts = Klávesové zkratky
web-key-board = Na desku, potom dál
web-key-move = Pohyb mezi cíli
web-key-confirm = Náhled; dalším stiskem potvrď
web-key-drop = Zruš nebo zavři
web-key-option = Vyber možnost
web-key-about = Co je to?
web-key-pause = Pozastav, co se ukazuje
web-key-step = O krok dál
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Přeskoč animaci
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Přesuň místo na jiné zařízení
web-watch-link = Odkaz pro diváky
web-seat-link-what = Jen pro tebe: kdo ho otevře, hraje místo tebe. Funguje jednou a toto zařízení se pak už jen dívá.
web-seat-link-label = Soukromý odkaz na tvoje místo
web-watch-link-what = Kdo ho má, vidí všechno, co je veřejné, a nemůže hrát.
web-watch-link-label = { web-watch-link }
web-end-game = Ukonči partii
web-end-sure = Ukončit partii hned teď? Nikdo nevyhraje.
web-end-sure-vote = Zeptat se všech, zda partii hned ukončit? Nikdo nevyhraje.
web-leave-table = Odejdi od stolu
web-leave-sure = Odejít od stolu? Tvoje místo se uvolní pro někoho jiného.
web-leave = Odejdi
web-stay = Zůstaň

# Konec

web-you-won = Vyhráváš!
web-winners = { $count ->
    [one] Vyhrává { $seats }.
    [few] Vyhrávají { $seats }.
   *[other] Vyhrávají { $seats }.
  }
web-where-points = Odkud jsou body
web-total = Celkem
web-rank = { $rank }. místo
web-no-points = Žádné body
web-race = Vývoj bodů
web-race-label = Body všech hráčů od začátku do konce
web-rematch = Hraj znovu
web-see-board = Prohlédni si desku
web-replay = Přehraj partii
web-save-record = Ulož záznam
web-bring-record = Otevři soubor se záznamem
web-bring-record-title = Otevři uloženou partii
web-bring-record-how = Vyber záznam uložený tady nebo jinde. Nejdřív se zkontroluje, pak si můžeš partii přehrát.

# Prohlížení partie

web-to-table = Přejdi ke stolu
web-replay-of = Přehrávání: { $game }
web-replay-silent = V tomto okamžiku se nic nestalo.
web-replay-moment = Okamžik partie
web-replay-at = Tah { $at }/{ $of }
web-replay-speed = Rychlost: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Zkopíruj odkaz na tento okamžik
web-replay-link-bar = Zkopíruj adresu této stránky: vede na tento okamžik.
web-eyes = Pohled
web-eyes-open = Veřejné informace
web-chances = Šance na výhru
web-chances-label = Šance každého hráče na výhru od začátku do konce podle odhadu botů
web-chances-working = Boti rozebírají partii, okamžik { $done }/{ $of }.
web-per-cent = { $number } %
web-turning = Zlomové okamžiky
web-turning-at = { $at }. tah
web-turning-for = { $seat }: { $before } % → { $after } %
web-turning-none = Žádný tah sám o sobě partii nezvrátil.
web-replay-first = Na začátek
web-replay-prev = Předchozí krok
web-replay-play = Spusť
web-replay-pause = Pozastav
web-replay-next = Další krok
web-replay-last = Až na konec
web-replay-since = Ukaž, co se stalo od mého tahu
web-seal = Kontrola férovosti
web-seal-promised = Před prvním tahem server zveřejnil tento kontrolní součet tajného čísla. Od té chvíle už náhodu změnit nemohl.
web-seal-opened = Po partii prozradil tajné číslo, ze kterého pochází všechna náhoda.
web-seal-fits = Sedí to: nikdo s náhodou nemanipuloval. Ověřil si to sám tvůj prohlížeč.
web-seal-replayed = Pak se z tohoto čísla celá partie přehrála znovu.
web-seal-follows = Ověřeno: { $draws ->
    [one] jediné losování z něj vychází
    [few] všechna { $draws } losování z něj vycházejí
   *[other] všech { $draws } losování z něj vychází
  } a { $actions ->
    [one] jediný tah je platný
    [few] všechny { $actions } tahy jsou platné
   *[other] všech { $actions } tahů je platných
  }.
web-seal-wrong = Výsledek není stejný. Této partii nevěř.
web-seal-broken = Nesedí to. Této partii nevěř.
web-seal-elsewhere = Bez zabezpečeného spojení to tato stránka neověří. Ulož si záznam a ověř ho jinde.
web-gallery-file = Okamžiky ze souboru
web-gallery-none = Okamžiky této hry tu nejsou. Vytvoř nějaké pomocí tools/fixtures.py.

web-say-thinking = Řekni ostatním, že přemýšlíš
web-more-time = Přidej čas hráči { $seat }
web-lobby = Stoly s volnými místy
web-lobby-seats = Volná místa: { $free }/{ $seats }

# Tah s průvodcem

web-led = Tvůj první tah
web-led-step = Krok { $number }/{ $of }
web-led-fold = Ukaž nebo skryj text
web-led-leave = Zavři průvodce
web-led-begin = Začni
web-led-good = Ukaž mi dobrý tah
web-led-why = Proč?
web-led-done = { web-continue }
web-led-offer = Poprvé? Zahraj tah s průvodcem.
web-led-start = Zahraj tah s průvodcem
web-led-how = Poprvé? Zahraj skutečnou partii { $bots ->
    [1] proti botovi
   *[other] proti botům
}. Karta ti řekne, na co se dívat a proč.
web-led-menu = { web-led-start }
web-led-no = Ne, díky

# Lekce

web-lessons = Lekce
web-lessons-how = Vždy jedna věc na připravené pozici. Každá na minutu.
web-lesson-number = Lekce { $number }/{ $of }
web-lesson-solved = hotovo
web-lesson-open = Lekce: { $title }
web-lesson-reached = Výborně
web-lesson-missed = Takhle ne
web-lesson-again = { web-again }
web-lesson-next = Další lekce
web-lesson-all = Všechny lekce
web-lesson-play = Zahraj partii

# Ostatní u stolu

web-mute = Ztlum hráče { $seat }
web-unmute = Zruš ztlumení hráče { $seat }
web-report = Nahlas hráče { $seat }
web-report-why = Co se stalo?
web-report-how = Provozovatel tohoto serveru dostane tvá slova a poslední zprávy tohoto hráče. Nikdo u stolu se to nedozví.
web-report-send = Odešli hlášení
web-report-told = Díky, hlášení je odeslané. Týká se hráče { $seat }.
web-kept = Co o tobě tento server uchovává
