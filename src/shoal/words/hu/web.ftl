# A böngésző: minden, ami a táblák körül van.

web-name = Shoal
web-title = Shoal: társasjátékok a tengerről
web-promise = Társasjátékok a tengerről, azokkal, akiket szeretsz. Küldj egy linket, foglalj helyet, játssz.
web-promise-pocket = Társasjátékok a tengerről, botok ellen vagy azokkal, akik ennél az eszköznél ülnek. Hálózat nem kell hozzá.
web-games = Játékok
web-continue = Folytatás
web-front-new = Először jársz itt? Válassz egy játékot, és játssz le egy vezetett kört.
web-pocket = Játék hálózat nélkül
web-my-games = Játszmáim
web-no-games = Még nincs játszmád. Válassz egy játékot a kezdőlapon.
web-going-on = Folyamatban
web-finished = Befejezett
web-play = Játék
web-loading = Betöltés …
web-again = Újra
web-reload = Újratöltés
web-close = Bezárás
web-yes = Igen
web-no = Nem
web-on = Be
web-off = Ki

# A játékok kártyái

web-game-players = { $count ->
   *[other] { $players } játékos
  }
web-game-clauses = A szabályok pontról pontra
web-game-no-clauses = Ennek a játéknak a pontos szabályai még nincsenek leírva.
web-plain-state = Az asztal
web-plain-more = Mutasd
web-plain-preview = Mi történne

# Asztalaim

web-your-turn = Te jössz
web-row-waiting = Következik: { $seat }
web-phase-open = Játékosokra vár
web-phase-seated = Indulásra kész
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Idő előtt vége
web-phase-closed = Bezárt
web-bots = { $count } bot

# Új asztal

web-players = Játékosok
web-your-name = A neved
web-name-of = { $number }. játékos neve
web-seat-is = Ki játszik ezen a helyen: { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = véletlenszerű
web-level-deckhand = kezdő
web-level-mate = jó
web-level-captain = erős
web-level-admiral = nagyon erős, lassú
web-seat-open = Meghívás linkkel
web-seat-here = Ezen az eszközön játszik
web-seat-free = Szabad hely
web-open-table = Asztal megnyitása
web-more-options = További beállítások
web-guest-names = Finn, Gyöngy, Nilo, Hullám, Morgan, Dorka, Kapitány, Marina
web-bot-names = Barni, Moszat, Szélvész, Kavics, Marlin
web-with = Kikkel játszol
web-with-bot = Botokkal
web-with-open = Barátokkal, linkkel
web-with-here = Barátokkal, ezen az eszközön
web-pace = Mikor
web-pace-now = Most, együtt
web-pace-days = Több napon át
web-pace-now-how = Ha valakinek megszakad a kapcsolata, mindenki egyperces visszaszámlálást lát; utána egy bot játszik helyette, amíg vissza nem jön, és akkor megtudja, mit lépett a bot.
web-pace-days-how = Mindenki akkor játszik, amikor ráér. Amíg a megbeszélt idő le nem jár, senki sem lép más helyett.
web-days = Idő egy körre
web-days-count = { $days } nap
web-clock = Óra
web-clock-none = Nincs
web-clock-minutes = { $minutes } perc fejenként
web-chat = Csevegés
web-chat-free = Szabad szöveg
web-chat-phrases = Csak kész mondatok
web-chat-off = { web-off }
web-listed = Látsszon a nyitott asztalok közt
web-spectators = Ki nézheti
web-spectators-open = Bárki, akinél megvan a link
web-spectators-link = Csak nézői linkkel
web-spectators-none = Senki
web-option-random = Véletlenszerűen
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Az első hely
web-read-rules = Szabályok olvasása

# Csatlakozás és várakozás

web-join = Meghívtak. Írd be a neved, és foglalj helyet.
web-sit-down = Helyet foglalok
web-watch = Csak nézem
web-seats-missing = { $count } hely szabad. Küldd el a linket annak, akivel játszani szeretnél.
web-all-here = Mindenki itt van.
web-begin = Játék indítása
web-host-begins = Várjuk, hogy a házigazda elindítsa a játékot.
web-close-table = Asztal bezárása
web-free-seat = Hely felszabadítása
web-invite-link = Link ehhez az asztalhoz
web-copy-link = Link másolása
web-copied = Másolva
web-qr = A link QR-kódja
web-no-seat = Nincs helyed ennél az asztalnál
web-no-seat-how = Ha korábban itt játszottál, a helyed most egy másik eszközön van: folytasd ott, vagy hozd vissza onnan.
web-moved = A helyed már nem ezen az eszközön van
web-moved-how = Egy másik eszköz játszik tovább helyetted, vagy a házigazda másnak adta a helyet. A másik eszközről visszahozhatod ide.
web-no-table = Nincs ilyen asztal
web-to-front = Kezdőlap
web-claim-title = A helyed
web-claim = Ezzel a linkkel erre az eszközre hozod át a helyedet. Csak egyszer működik.
web-claim-do = Játék ezen az eszközön

# Megjegyzések a nevek alatt

web-note-you = te
web-note-host = házigazda
web-note-bot = bot, { $level }
web-note-thinking = gondolkodik
web-note-away = nincs itt
web-note-stand-in = egy bot játszik

# Az asztal

web-prompt-none = Most nincs teendőd.
web-prompt-choose = Koppints az előnézethez, koppints újra a megerősítéshez.
web-prompt-again-does = Koppints rá újra, vagy nyomd meg a gombot.
web-prompt-done = Készen vagy. Még hátravan: { $seats }.
web-prompt-waits = { $count ->
    [one] { $seats } következik.
   *[other] Még hátravan: { $seats }.
  }
web-ask-which = Mit szeretnél tenni?
web-facts = A forduló, és amid van
web-prompt-playing = Így történt …
web-prompt-again = Mi történt a köröd óta
web-prompt-agreed = A játszma közös megegyezéssel véget ért.
web-drop = Mégse
web-skip = Kihagyás
web-take-back = Visszavonás
web-ask-back = Visszavonás kérése mindenkitől
web-hint = Tipp
web-hint-is = Egy bot ezt javasolja.
web-hint-thinking = Egy bot gondolkodik rajta…
web-hint-expects = Kb. { $chance }% esély a győzelemre, és { count-points } a végén.
web-rules = Szabályok
web-rules-of = { $game }: szabályok
web-rules-aid = Egy oldalon
web-rules-find = Keresés a szabályokban
web-rules-chapters = Fejezetek
web-rules-exact = Pontos szabályok ({ $count })
web-rules-none = Egyik szabályban sincsenek ezek a szavak.
web-rules-found = { $count } szabály található
web-rule = Szabály: { $clause }
web-menu = Menü
web-beside = Játékosok és napló
web-log = Napló
web-log-undone = visszavonva
web-log-end = A legutóbbihoz
web-log-empty = Még nem történt semmi.
web-result = Eredmény
web-refused = Ez most nem megy.
web-offline = A szerver nem válaszol. Ellenőrizd a kapcsolatot, és próbáld újra.
web-server-error = A szerver olyan választ küldött, amelyet ez az oldal nem tud elolvasni. Próbáld újra egy kis idő múlva.
web-page-lost = Ezt az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra.
web-line-lost = A kapcsolat megszakadt. Újracsatlakozás …
web-line-polling = Lassú a kapcsolat: a lépések kicsit később érkezhetnek.
web-autopilot = Egy bot játszik helyetted.
web-autopilot-off = Itt vagyok
web-away = { $seat } kapcsolata megszakadt. Egy bot veszi át ennyi idő múlva: { $time }.
web-stood-in-away = Amíg nem voltál itt, egy bot { $count } lépést tett helyetted.
web-stood-in-time = Lejárt az időd, és egy bot { $count } lépést tett helyetted.
web-stood-in-show = { web-plain-more }
web-spectating = Nézőként vagy itt. Ami rejtett, az rejtve marad.
web-missed = { $count } lépés történt, amíg nem voltál itt.
web-vote-back = { $seat } szeretné visszavonni az utolsó lépést. Mindenkinek bele kell egyeznie.
web-vote-end = { $seat } szeretné most befejezni a játszmát. Mindenkinek bele kell egyeznie.
web-withdraw = Kérés törlése
web-rematch-there = Van egy új játszma ugyanezekkel a játékosokkal.
web-rematch-go = Az új játszmához

web-plain-filter = Keresés { $count } lépés közt
web-plain-actions = Mit tehetsz

# Egy eszköz, több játékos

web-curtain-title = Add tovább az eszközt
web-curtain = Az eszköz most ide kerül: { $seat }.
web-curtain-why = Ami következik, azt csak egyikőtök láthatja.
web-curtain-open = Én vagyok: { $seat }

# Csevegés

web-chat-unread = Csevegés: { $count } új üzenet
web-chat-empty = Még nincs üzenet.
web-chat-say = Írj üzenetet
web-chat-send = Küldés

# Az asztal naplója

web-log-sat = { $seat } helyet foglal.
web-log-bot = { $seat } (bot) helyet foglal.
web-log-freed = { $seat } elhagyja az asztalt.
web-log-started = A játék elkezdődik.
web-log-back = { $seat } visszavon egy lépést.
web-log-asked = { $what ->
    [back] { $seat } mindenkitől azt kéri, hogy visszavonhassa az utolsó lépést.
   *[end] { $seat } mindenkitől azt kéri, hogy érjen véget a játszma.
  }
web-log-answered = { $yes ->
    [yes] { $seat } beleegyezik.
   *[no] { $seat } nem egyezik bele.
  }
web-log-withdrawn = { $seat } törli a kérését.
web-log-away = { $seat } kapcsolata megszakadt.
web-log-stand-in = { $seat } helyett egy bot játszik.
web-log-expired = { $seat } ideje lejárt; egy bot játszik tovább.
web-log-returned = { $seat } visszatért.
web-log-time = { $seat } több időt kap.
web-log-claimed = { $seat } másik eszközre vált.

# Menü és beállítások

web-settings = Beállítások
web-language = Nyelv
web-theme = Színek
web-theme-auto = Mint az eszközön
web-theme-light = Világos
web-theme-dark = Sötét
web-theme-to-light = Világos színek
web-theme-to-dark = Sötét színek
web-speed = Animáció sebessége
web-speed-slow = Lassú
web-speed-normal = Normál
web-speed-brisk = Gyors
web-speed-off = { web-off }
web-motion = Mozgás
web-motion-auto = { web-theme-auto }
web-motion-less = Csökkentett
web-sound = Hang
web-quick = Lépés az első koppintásra, előnézet nélkül
web-notify = Értesítést kérek, ha én jövök
web-shortcuts = Gyorsbillentyűk
web-key-board = A táblára, aztán tovább
web-key-move = Mozgás a célok között
web-key-confirm = Előnézet; újabb nyomásra megerősítés
web-key-drop = Mégse vagy bezárás
web-key-option = Lehetőség kiválasztása
web-key-about = Mi ez?
web-key-pause = A lejátszás szüneteltetése
web-key-step = Egy lépéssel tovább
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Animáció kihagyása
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = A helyem áthelyezése másik eszközre
web-watch-link = Nézői link
web-seat-link-what = Csak neked szól: aki megnyitja, a te helyeden játszik. Egyszer működik, utána ezen az eszközön már csak nézni lehet.
web-seat-link-label = Privát link a helyedhez
web-watch-link-what = Akinél megvan, látja, ami nyíltan fekszik, de nem játszhat.
web-watch-link-label = Link nézőknek
web-end-game = Játszma befejezése most
web-end-sure = Befejezed most a játszmát? Senki sem nyer.
web-end-sure-vote = Megkérsz mindenkit, hogy érjen véget most a játszma? Senki sem nyer.
web-leave-table = Asztal elhagyása
web-leave-sure = Elhagyod az asztalt? A helyed felszabadul másnak.
web-leave = Elhagyás
web-stay = Maradás

# A vége

web-you-won = Nyertél!
web-winners = { $count ->
    [one] A győztes: { $seats }.
   *[other] A győztesek: { $seats }.
  }
web-where-points = Miből lettek a pontok
web-total = Összesen
web-rank = { $rank }. hely
web-no-points = Nincs pont
web-race = A pontok alakulása
web-race-label = Minden játékos pontjai az elejétől a végéig
web-rematch = Új játszma
web-see-board = Tábla megnézése
web-replay = Visszajátszás
web-save-record = Felvétel mentése
web-bring-record = Felvétel megnyitása
web-bring-record-title = Mentett játszma megnyitása
web-bring-record-how = Válassz egy felvételt, amelyet itt vagy máshol mentettek. Előbb ellenőrzés következik, aztán megnézheted a visszajátszást.

# Visszanézés

web-to-table = Az asztalhoz
web-replay-of = Visszajátszás: { $game }
web-replay-silent = Ebben a pillanatban nem történt semmi.
web-replay-moment = A játszma pillanata
web-replay-at = { $at }. lépés, összesen { $of }
web-replay-speed = Sebesség: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Link másolása ehhez a pillanathoz
web-replay-link-bar = Másold ki az oldal címét: ehhez a pillanathoz vezet.
web-eyes = Kinek a szemével
web-eyes-open = Nyilvános információ
web-chances = Nyerési esélyek
web-chances-label = Az egyes játékosok nyerési esélye az elejétől a végéig, a botok becslése szerint
web-chances-working = A botok elemzik a játszmát: { $of } pillanatból { $done } kész.
web-per-cent = { $number }%
web-turning = Fordulópontok
web-turning-at = { $at }. lépés
web-turning-for = { $seat }: { $before }%-ról { $after }%-ra
web-turning-none = Egyetlen lépés sem fordította meg a játszmát.
web-replay-first = Az elejére
web-replay-prev = Előző lépés
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-next = Következő lépés
web-replay-last = A végére
web-replay-since = Mi történt a köröm óta
web-seal = Tiszta játék ellenőrzése
web-seal-promised = Az első lépés előtt a szerver közzétette egy titkos szám ellenőrző összegét. Onnantól nem nyúlhatott bele a véletlenbe.
web-seal-opened = A játszma után felfedte a titkos számot, amelyből minden véletlen ered.
web-seal-fits = Egyeznek: senki sem nyúlt bele a véletlenbe. Ezt a böngésződ maga ellenőrizte.
web-seal-replayed = Ezután az egész játszma visszajátszása következett ebből a számból.
web-seal-follows = Ellenőrizve: { $draws ->
    [one] az egyetlen véletlen húzás
   *[other] az összes véletlen húzás ({ $draws })
  } ebből következik, és { $actions ->
    [one] az egyetlen lépés
   *[other] az összes lépés ({ $actions })
  } szabályos.
web-seal-wrong = Az eredmény nem ugyanaz. Ne bízz ebben a játszmában.
web-seal-broken = Nem egyeznek. Ne bízz ebben a játszmában.
web-seal-elsewhere = Biztonságos kapcsolat nélkül ez az oldal nem tudja ellenőrizni. Mentsd el a felvételt, és ellenőrizd máshol.
web-gallery-file = Pillanatok fájlból
web-gallery-none = Ehhez a játékhoz nincsenek pillanatok. A tools/fixtures.py készít ilyeneket.

web-say-thinking = Szólok, hogy gondolkodom
web-more-time = Több idő: { $seat }
web-lobby = Asztalok szabad hellyel
web-lobby-seats = { $seats } helyből { $free } szabad

# A vezetett kör

web-led = Az első köröd
web-led-step = { $number }. lépés, összesen { $of }
web-led-fold = Szöveg mutatása vagy elrejtése
web-led-leave = Útmutató bezárása
web-led-begin = Kezdés
web-led-good = Jó lépés mutatása
web-led-why = Miért?
web-led-done = { web-continue }
web-led-offer = Először játszol? Játssz le egy vezetett kört.
web-led-start = Vezetett kör
web-led-how = Először játszol? Játssz egy igazi játszmát { $bots ->
    [1] egy bot ellen
   *[other] { $bots } bot ellen
}. Egy kártya elmondja, mire figyelj és miért.
web-led-menu = { web-led-start }
web-led-no = Köszönöm, nem

# Leckék

web-lessons = Leckék
web-lessons-how = Egyszerre egy dolog, egy előre felállított helyzetben. Egy-egy perc.
web-lesson-number = { $number }. lecke, összesen { $of }
web-lesson-solved = kész
web-lesson-open = Lecke: { $title }
web-lesson-reached = Ügyes vagy
web-lesson-missed = Így nem sikerül
web-lesson-again = { web-again }
web-lesson-next = Következő lecke
web-lesson-all = Minden lecke
web-lesson-play = Játszma indítása

# A többiek az asztalnál

web-mute = Némítás: { $seat }
web-unmute = Némítás vége: { $seat }
web-report = Jelentés: { $seat }
web-report-why = Mi történt?
web-report-how = A szerver üzemeltetője megkapja, amit írsz, és a játékos utolsó üzeneteit. Az asztalnál senki sem tudja meg.
web-report-send = Jelentés küldése
web-report-told = Köszönjük. Jelentetted: { $seat }.
web-kept = Mit tárol rólad ez a szerver
