# Prehliadač: všetko okolo herných dosiek.

web-name = Shoal
web-title = Shoal: morské stolové hry
web-promise = Morské stolové hry pre teba a tvojich priateľov. Pošli odkaz, zaber si miesto, hraj.
web-promise-pocket = Morské stolové hry proti botom alebo s ľuďmi pri jednom zariadení. Bez pripojenia k sieti.
web-games = Hry
web-continue = Pokračuj
web-front-new = Si tu prvý raz? Vyber si hru a zahraj ťah so sprievodcom.
web-pocket = Hraj bez pripojenia
web-my-games = Moje partie
web-no-games = Zatiaľ žiadne partie. Vyber si hru na úvodnej stránke.
web-going-on = Prebieha
web-finished = Dohrané
web-play = Hraj
web-loading = Načítavam …
web-again = Skús to znova
web-reload = Načítaj znova
web-close = Zatvor
web-yes = Áno
web-no = Nie
web-on = Zapnuté
web-off = Vypnuté

# Hry na kartách

web-game-players = { $count ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčov
  }
web-game-clauses = Pravidlá bod po bode
web-game-no-clauses = Pravidlá tejto hry zatiaľ nikto nespísal.
web-plain-state = Stôl
web-plain-more = Ukáž
web-plain-preview = Čo to urobí

# Moje stoly

web-your-turn = Si na ťahu
web-row-waiting = Čaká sa na: { $seat }
web-phase-open = Čaká sa na hráčov
web-phase-seated = Môže sa začať
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Ukončené predčasne
web-phase-closed = Zatvorené
web-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botov
  }

# Nový stôl

web-players = Hráči
web-your-name = Tvoje meno
web-name-of = Meno hráča { $number }
web-seat-is = Kto hrá na mieste { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = náhodný
web-level-deckhand = začiatočník
web-level-mate = dobrý
web-level-captain = silný
web-level-admiral = veľmi silný, dáva si na čas
web-seat-open = Pozvánka odkazom
web-seat-here = Hrá na tomto zariadení
web-seat-free = Voľné miesto
web-open-table = Otvor stôl
web-more-options = Ďalšie možnosti
web-guest-names = Finn, Perla, Nilo, Ondina, Morgan, Dorado, Kormidelník, Marina
web-bot-names = Kraken, Chaluha, Poryv, Kamienok, Marlín
web-with = S kým
web-with-bot = S botmi
web-with-open = S priateľmi cez odkaz
web-with-here = S priateľmi na tomto zariadení
web-pace = Kedy
web-pace-now = Teraz hneď, spoločne
web-pace-days = Počas niekoľkých dní
web-pace-now-how = Keď niekomu vypadne spojenie, všetci vidia minútový odpočet. Potom zaň hrá bot, kým sa nevráti, a po návrate sa dozvie, čo bot zahral.
web-pace-days-how = Každý hrá, kedy má čas. Kým neuplynie dohodnutý čas, nikto za nikoho nehrá.
web-days = Čas na jeden ťah
web-days-count = { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
  }
web-clock = Hodiny
web-clock-none = Žiadne
web-clock-minutes = { $minutes ->
    [one] { $minutes } minúta pre každého
    [few] { $minutes } minúty pre každého
   *[other] { $minutes } minút pre každého
  }
web-chat = Chat
web-chat-free = Voľný text
web-chat-phrases = Len frázy
web-chat-off = { web-off }
web-listed = Ukáž v zozname stolov
web-spectators = Kto sa môže pozerať
web-spectators-open = Ktokoľvek s odkazom
web-spectators-link = Len s odkazom pre divákov
web-spectators-none = Nikto
web-option-random = Náhodne
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Prvé miesto
web-read-rules = Prečítaj si pravidlá

# Príchod a čakanie

web-join = Máš pozvánku. Napíš svoje meno a zaber si miesto.
web-sit-down = Zaber si miesto
web-watch = Len sa pozeraj
web-seats-missing = { $count ->
    [one] Jedno miesto je voľné. Pošli odkaz niekomu, s kým chceš hrať.
    [few] { $count } miesta sú voľné. Pošli odkaz ľuďom, s ktorými chceš hrať.
   *[other] { $count } miest je voľných. Pošli odkaz ľuďom, s ktorými chceš hrať.
  }
web-all-here = Všetci sú tu.
web-begin = Začni partiu
web-host-begins = Čaká sa, kým hostiteľ začne partiu.
web-close-table = Zatvor tento stôl
web-free-seat = Uvoľni toto miesto
web-invite-link = Odkaz na tento stôl
web-copy-link = Skopíruj odkaz
web-copied = Skopírované
web-qr = QR kód odkazu
web-no-seat = Pri tomto stole nemáš miesto
web-no-seat-how = Ak tu už máš miesto, je teraz na inom zariadení: pokračuj tam, alebo ho odtiaľ presuň späť.
web-moved = Tvoje miesto už nie je na tomto zariadení
web-moved-how = Hrá za teba iné zariadenie, alebo hostiteľ dal miesto niekomu inému. Z toho druhého zariadenia môžeš svoje miesto presunúť späť sem.
web-no-table = Stôl sa nenašiel
web-to-front = Úvodná stránka
web-claim-title = Tvoje miesto
web-claim = Tento odkaz presunie tvoje miesto na toto zariadenie. Funguje len raz.
web-claim-do = Hraj na tomto zariadení

# Poznámky pod menami

web-note-you = ty
web-note-host = hostiteľ
web-note-bot = bot, { $level }
web-note-thinking = premýšľa
web-note-away = preč
web-note-stand-in = hrá bot

# Stôl

web-prompt-none = Teraz nie je čo robiť.
web-prompt-choose = Ťukni a uvidíš náhľad, ťukni znova a potvrdíš.
web-prompt-again-does = Ťukni na to znova alebo stlač tlačidlo.
web-prompt-done = Hotovo. Čaká sa na: { $seats }.
web-prompt-waits = { $count ->
    [one] Na ťahu je { $seats }.
    [few] Čaká sa na: { $seats }.
   *[other] Čaká sa na: { $seats }.
  }
web-ask-which = Čo chceš urobiť?
web-facts = Kolo a čo máš
web-prompt-playing = Ukazuje sa, čo sa stalo …
web-prompt-again = Čo sa stalo od tvojho ťahu
web-prompt-agreed = Partia skončila dohodou.
web-drop = Zruš
web-skip = Preskoč
web-take-back = Vezmi späť
web-ask-back = Popros ostatných o ťah späť
web-hint = Nápoveda
web-hint-is = Toto navrhuje bot.
web-hint-thinking = Bot o tom premýšľa…
web-hint-expects = Šanca na výhru asi { $chance } % a na konci { count-points }.
web-rules = Pravidlá
web-rules-of = Pravidlá: { $game }
web-rules-aid = Na jednej stránke
web-rules-find = Hľadaj v pravidlách
web-rules-chapters = Kapitoly
web-rules-exact = Presné pravidlá ({ $count })
web-rules-none = Tieto slová nie sú v žiadnom pravidle.
web-rules-found = { $count ->
    [one] Nájdené jedno pravidlo
    [few] Nájdené { $count } pravidlá
   *[other] Nájdených { $count } pravidiel
  }
web-rule = Pravidlo { $clause }
web-menu = Ponuka
web-beside = Hráči a história
web-log = História
web-log-undone = vzaté späť
web-log-end = Na koniec
web-log-empty = Zatiaľ sa nič nestalo.
web-result = Výsledok
web-refused = Teraz sa to nedá.
web-offline = Server neodpovedá. Skontroluj pripojenie a skús to znova.
web-server-error = Server poslal odpoveď, ktorej táto stránka nerozumie. Skús to za chvíľu.
web-page-lost = Stránku sa nepodarilo načítať. Skontroluj pripojenie a načítaj ju znova.
web-line-lost = Spojenie vypadlo. Pripájam znova …
web-line-polling = Pomalé spojenie: ťahy môžu prichádzať trochu neskôr.
web-autopilot = Hrá za teba bot.
web-autopilot-off = Už som tu
web-away = { $seat } nemá spojenie. Bot nastúpi za { $time }.
web-stood-in-away = { $count ->
    [one] Počas tvojej neprítomnosti za teba bot zahral jeden ťah.
    [few] Počas tvojej neprítomnosti za teba bot zahral { $count } ťahy.
   *[other] Počas tvojej neprítomnosti za teba bot zahral { $count } ťahov.
  }
web-stood-in-time = { $count ->
    [one] Tvoj čas vypršal a bot za teba zahral jeden ťah.
    [few] Tvoj čas vypršal a bot za teba zahral { $count } ťahy.
   *[other] Tvoj čas vypršal a bot za teba zahral { $count } ťahov.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Pozeráš sa. Čo je skryté, zostáva skryté.
web-missed = { $count ->
    [one] Počas tvojej neprítomnosti prebehol jeden ťah.
    [few] Počas tvojej neprítomnosti prebehli { $count } ťahy.
   *[other] Počas tvojej neprítomnosti prebehlo { $count } ťahov.
  }
web-vote-back = { $seat } chce vziať späť posledný ťah. Všetci musia súhlasiť.
web-vote-end = { $seat } chce partiu hneď ukončiť. Všetci musia súhlasiť.
web-withdraw = Stiahni žiadosť
web-rematch-there = Je tu nová partia s tými istými hráčmi.
web-rematch-go = Choď do novej partie

web-plain-filter = { $count ->
    [one] Hľadaj v jednej akcii
    [few] Hľadaj v { $count } akciách
   *[other] Hľadaj v { $count } akciách
  }
web-plain-actions = Čo môžeš urobiť

# Spoločné zariadenie

web-curtain-title = Odovzdaj zariadenie
web-curtain = Teraz dostane zariadenie { $seat }.
web-curtain-why = Čo príde teraz, je tajné.
web-curtain-open = { $seat }, to som ja

# Chat

web-chat-unread = { $count ->
    [one] Chat: { $count } nová správa
    [few] Chat: { $count } nové správy
   *[other] Chat: { $count } nových správ
  }
web-chat-empty = Zatiaľ žiadne správy.
web-chat-say = Napíš správu
web-chat-send = Odošli

# História stola

web-log-sat = { $seat } zaberá miesto.
web-log-bot = Miesto zaberá bot { $seat }.
web-log-freed = { $seat } odchádza od stola.
web-log-started = Partia začína.
web-log-back = { $seat } berie späť ťah.
web-log-asked = { $what ->
    [back] { $seat } sa všetkých pýta, či sa posledný ťah vezme späť.
   *[end] { $seat } sa všetkých pýta, či partiu ukončiť.
  }
web-log-answered = { $yes ->
    [yes] { $seat } súhlasí.
   *[no] { $seat } nesúhlasí.
  }
web-log-withdrawn = { $seat } sťahuje žiadosť.
web-log-away = { $seat } stráca spojenie.
web-log-stand-in = Namiesto hráča { $seat } teraz hrá bot.
web-log-expired = Hráčovi { $seat } došiel čas, ďalej hrá bot.
web-log-returned = { $seat } je späť.
web-log-time = { $seat } dostáva viac času.
web-log-claimed = { $seat } prechádza na iné zariadenie.

# Ponuka a nastavenia

web-settings = Nastavenia
web-language = Jazyk
web-theme = Farby
web-theme-auto = Podľa zariadenia
web-theme-light = Svetlé
web-theme-dark = Tmavé
web-theme-to-light = Svetlé farby
web-theme-to-dark = Tmavé farby
web-speed = Rýchlosť animácií
web-speed-slow = Pomalá
web-speed-normal = Bežná
web-speed-brisk = Rýchla
web-speed-off = { web-off }
web-motion = Pohyb
web-motion-auto = { web-theme-auto }
web-motion-less = Obmedzený
web-sound = Zvuk
web-quick = Hraj hneď prvým ťuknutím, bez náhľadu
web-notify = Upozorni ma, keď som na ťahu
web-shortcuts = Klávesové skratky
web-key-board = Na dosku, potom ďalej
web-key-move = Pohyb medzi cieľmi
web-key-confirm = Náhľad; ďalším stlačením potvrď
web-key-drop = Zruš alebo zatvor
web-key-option = Vyber možnosť
web-key-about = Čo je to?
web-key-pause = Pozastav, čo sa ukazuje
web-key-step = O krok ďalej
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Preskoč animáciu
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Presuň moje miesto na iné zariadenie
web-watch-link = Divácky odkaz
web-seat-link-what = Len pre teba: kto ho otvorí, hrá namiesto teba. Funguje raz a toto zariadenie sa potom už len pozerá.
web-seat-link-label = Súkromný odkaz na tvoje miesto
web-watch-link-what = Kto ho má, vidí všetko, čo leží odkryté, a nemôže hrať.
web-watch-link-label = Odkaz pre divákov
web-end-game = Ukonči partiu
web-end-sure = Ukončiť partiu hneď teraz? Nikto nevyhraje.
web-end-sure-vote = Opýtať sa všetkých, či partiu hneď ukončiť? Nikto nevyhraje.
web-leave-table = Odíď od stola
web-leave-sure = Odísť od stola? Tvoje miesto sa uvoľní pre niekoho iného.
web-leave = Odíď
web-stay = Zostaň

# Koniec

web-you-won = Vyhrávaš!
web-winners = { $count ->
    [one] Vyhráva { $seats }.
    [few] Vyhrávajú { $seats }.
   *[other] Vyhrávajú { $seats }.
  }
web-where-points = Odkiaľ sú body
web-total = Spolu
web-rank = { $rank }. miesto
web-no-points = Žiadne body
web-race = Vývoj bodov
web-race-label = Body všetkých hráčov od začiatku do konca
web-rematch = Hraj znova
web-see-board = Prezri si dosku
web-replay = Prehraj záznam
web-save-record = Ulož záznam
web-bring-record = Otvor súbor so záznamom
web-bring-record-title = Otvor uloženú partiu
web-bring-record-how = Vyber záznam uložený tu alebo inde. Najprv sa skontroluje, potom si ho môžeš prehrať.

# Prezeranie partie

web-to-table = Choď k stolu
web-replay-of = Prehrávanie: { $game }
web-replay-silent = V tomto okamihu sa nič nestalo.
web-replay-moment = Okamih partie
web-replay-at = Ťah { $at }/{ $of }
web-replay-speed = Rýchlosť: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Skopíruj odkaz na tento okamih
web-replay-link-bar = Skopíruj adresu tejto stránky: vedie na tento okamih.
web-eyes = Pohľad
web-eyes-open = Verejné informácie
web-chances = Šanca na výhru
web-chances-label = Šanca každého hráča na výhru od začiatku do konca podľa odhadu botov
web-chances-working = Boti rozoberajú partiu: { $done } z { $of } okamihov.
web-per-cent = { $number } %
web-turning = Zlomové okamihy
web-turning-at = { $at }. ťah
web-turning-for = { $seat }: z { $before } % na { $after } %
web-turning-none = Žiadny ťah sám partiu nezvrátil.
web-replay-first = Na začiatok
web-replay-prev = Predchádzajúci krok
web-replay-play = Spusť
web-replay-pause = Pozastav
web-replay-next = Ďalší krok
web-replay-last = Až na koniec
web-replay-since = Ukáž, čo sa stalo od môjho ťahu
web-seal = Kontrola férovosti
web-seal-promised = Pred prvým ťahom server zverejnil tento kontrolný súčet tajného čísla. Od tej chvíle už náhodu zmeniť nemohol.
web-seal-opened = Po partii prezradil tajné číslo, z ktorého pochádza všetka náhoda.
web-seal-fits = Sedí to: nikto s náhodou nemanipuloval. Overil to priamo tvoj prehliadač.
web-seal-replayed = Potom sa z tohto čísla prehral celý záznam partie znova.
web-seal-follows = Overené: { $draws ->
    [one] jediné losovanie z neho vychádza
    [few] všetky { $draws } losovania z neho vychádzajú
   *[other] všetkých { $draws } losovaní z neho vychádza
  } a { $actions ->
    [one] jediný ťah je platný
    [few] všetky { $actions } ťahy sú platné
   *[other] všetkých { $actions } ťahov je platných
  }.
web-seal-wrong = Výsledok sa nezhoduje. Tejto partii never.
web-seal-broken = Nesedí to. Tejto partii never.
web-seal-elsewhere = Bez zabezpečeného spojenia to táto stránka neoverí. Ulož si záznam a over ho inde.
web-gallery-file = Okamihy zo súboru
web-gallery-none = Táto hra nemá žiadne okamihy. Vytvor nejaké pomocou tools/fixtures.py.

web-say-thinking = Povedz ostatným, že premýšľam
web-more-time = { $seat }: pridaj čas
web-lobby = Stoly s voľnými miestami
web-lobby-seats = Voľné miesta: { $free }/{ $seats }

# Ťah so sprievodcom

web-led = Tvoj prvý ťah
web-led-step = Krok { $number }/{ $of }
web-led-fold = Ukáž alebo skry text
web-led-leave = Zatvor sprievodcu
web-led-begin = Začni
web-led-good = Ukáž mi dobrý ťah
web-led-why = Prečo?
web-led-done = { web-continue }
web-led-offer = Prvý raz? Zahraj ťah so sprievodcom.
web-led-start = Zahraj ťah so sprievodcom
web-led-how = Prvý raz? Zahraj skutočnú partiu { $bots ->
    [1] proti botovi
   *[other] proti botom
}. Karta ti povie, na čo sa pozerať a prečo.
web-led-menu = { web-led-start }
web-led-no = Nie, vďaka

# Lekcie

web-lessons = Lekcie
web-lessons-how = V každej jedna vec na pripravenej pozícii. Každá trvá minútu.
web-lesson-number = Lekcia { $number }/{ $of }
web-lesson-solved = hotovo
web-lesson-open = Lekcia: { $title }
web-lesson-reached = Výborne
web-lesson-missed = Takto nie
web-lesson-again = { web-again }
web-lesson-next = Ďalšia lekcia
web-lesson-all = Všetky lekcie
web-lesson-play = Zahraj partiu

# Ostatní pri stole

web-mute = { $seat }: stíš
web-unmute = { $seat }: zruš stíšenie
web-report = { $seat }: nahlás
web-report-why = Čo sa stalo?
web-report-how = Prevádzkovateľ tohto servera dostane tvoje slová a posledné správy tohto hráča. Nikto pri stole sa to nedozvie.
web-report-send = Odošli hlásenie
web-report-told = Vďaka. Nahlásený hráč: { $seat }.
web-kept = Čo o tebe tento server uchováva
