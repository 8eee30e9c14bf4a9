# De browser: alles rond de borden.

web-name = Shoal
web-title = Shoal: bordspellen van de zee
web-promise = Bordspellen van de zee, met mensen die je graag mag. Stuur een link, neem plaats en speel.
web-promise-pocket = Bordspellen van de zee, tegen bots of met mensen rond dit apparaat. Geen netwerk nodig.
web-games = Spellen
web-continue = Ga verder
web-front-new = Nieuw hier? Kies een spel en speel een begeleide beurt.
web-pocket = Speel zonder netwerk
web-my-games = Mijn partijen
web-no-games = Nog geen partijen. Kies een spel op de voorpagina.
web-going-on = Bezig
web-finished = Afgelopen
web-play = Speel
web-loading = Laden …
web-again = Probeer opnieuw
web-reload = Laad opnieuw
web-close = Sluit
web-yes = Ja
web-no = Nee
web-on = Aan
web-off = Uit

# De spellen op hun kaarten

web-game-players = { $count ->
    [one] { $players } speler
   *[other] { $players } spelers
  }
web-game-clauses = De regels, punt voor punt
web-game-no-clauses = Niemand heeft de regels van dit spel nog opgeschreven.
web-plain-state = De tafel
web-plain-more = Toon
web-plain-preview = Wat het zou doen

# Mijn tafels

web-your-turn = Jouw beurt
web-row-waiting = Wacht op { $seat }
web-phase-open = Wacht op spelers
web-phase-seated = Klaar om te beginnen
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Eerder gestopt
web-phase-closed = Gesloten
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }

# Een nieuwe tafel

web-players = Spelers
web-your-name = Je naam
web-name-of = Naam van speler { $number }
web-seat-is = Wie speelt op plaats { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = willekeurig
web-level-deckhand = beginner
web-level-mate = goed
web-level-captain = sterk
web-level-admiral = heel sterk, neemt de tijd
web-seat-open = Nodig uit met een link
web-seat-here = Op dit apparaat
web-seat-free = Vrije plaats
web-open-table = Open de tafel
web-more-options = Meer opties
web-guest-names = Finn, Parel, Nilo, Undine, Morgan, Dorade, Schipper, Marina
web-bot-names = Barend, Kelp, Windvlaag, Kiezel, Marlijn
web-with = Speel met
web-with-bot = Bots
web-with-open = Vrienden, via een link
web-with-here = Vrienden, op dit apparaat
web-pace = Wanneer
web-pace-now = Nu, samen
web-pace-days = Over meerdere dagen
web-pace-now-how = Als iemand de verbinding verliest, ziet iedereen een minuut lang de tijd aflopen; daarna speelt een bot verder tot die speler terug is en te zien krijgt wat er is gedaan.
web-pace-days-how = Iedereen speelt wanneer het uitkomt. Niemand speelt voor een ander tot de afgesproken tijd voorbij is.
web-days = Tijd per beurt
web-days-count = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }
web-clock = Klok
web-clock-none = Geen
web-clock-minutes = { $minutes ->
    [one] 1 minuut per speler
   *[other] { $minutes } minuten per speler
  }
web-chat = Chat
web-chat-free = Vrije tekst
web-chat-phrases = Alleen vaste zinnen
web-chat-off = { web-off }
web-listed = Toon de tafel in de lobby
web-spectators = Wie mag kijken
web-spectators-open = Iedereen met de link
web-spectators-link = Alleen met een toeschouwerslink
web-spectators-none = Niemand
web-option-random = Het toeval
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Eerste plaats
web-read-rules = Lees de regels

# Meedoen en wachten

web-join = Je bent uitgenodigd. Vul je naam in en neem plaats.
web-sit-down = Neem plaats
web-watch = Alleen kijken
web-seats-missing = { $count ->
    [one] Er is één plaats vrij. Stuur de link naar iemand met wie je wilt spelen.
   *[other] Er zijn { $count } plaatsen vrij. Stuur de link naar mensen met wie je wilt spelen.
  }
web-all-here = Iedereen is er.
web-begin = Begin de partij
web-host-begins = We wachten tot de host de partij begint.
web-close-table = Sluit deze tafel
web-free-seat = Maak deze plaats vrij
web-invite-link = Link naar deze tafel
web-copy-link = Kopieer link
web-copied = Gekopieerd
web-qr = QR-code van de link
web-no-seat = Je hebt geen plaats aan deze tafel
web-no-seat-how = Heb je hier eerder gespeeld, dan is je plaats nu op een ander apparaat: ga daar verder, of zet hem van daaruit terug.
web-moved = Je plaats is niet meer op dit apparaat
web-moved-how = Een ander apparaat speelt voor je verder, of de host heeft de plaats aan iemand anders gegeven. Vanaf dat andere apparaat kun je je plaats hierheen terugzetten.
web-no-table = Tafel niet gevonden
web-to-front = Voorpagina
web-claim-title = Jouw plaats
web-claim = Deze link zet je plaats over naar dit apparaat. Hij werkt maar één keer.
web-claim-do = Speel op dit apparaat

# Notities onder namen

web-note-you = jij
web-note-host = host
web-note-bot = bot, { $level }
web-note-thinking = denkt na
web-note-away = weg
web-note-stand-in = er speelt een bot

# De tafel

web-prompt-none = Er valt nu niets te doen.
web-prompt-choose = Tik om te zien wat het doet, tik nog eens om te bevestigen.
web-prompt-again-does = Tik er nog eens op of druk op de knop.
web-prompt-done = Je bent klaar. We wachten op { $seats }.
web-prompt-waits = { $count ->
    [one] { $seats } is aan de beurt.
   *[other] We wachten op { $seats }.
  }
web-ask-which = Wat wil je doen?
web-facts = De ronde en wat je hebt
web-prompt-playing = Dit gebeurde er …
web-prompt-again = Wat er sinds jouw beurt gebeurde
web-prompt-agreed = De partij is in overleg beëindigd.
web-drop = Annuleer
web-skip = Sla over
web-take-back = Neem terug
web-ask-back = Vraag iedereen of je het mag terugnemen
web-hint = Hint
web-hint-is = Een bot stelt dit voor.
web-hint-thinking = Een bot denkt erover na …
web-hint-expects = Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind.
web-rules = Regels
web-rules-of = Regels van { $game }
web-rules-aid = Op één pagina
web-rules-find = Zoek in de regels
web-rules-chapters = Hoofdstukken
web-rules-exact = Exacte regels ({ $count })
web-rules-none = Geen regel bevat deze woorden.
web-rules-found = { $count ->
    [one] Eén regel gevonden
   *[other] { $count } regels gevonden
  }
web-rule = Regel { $clause }
web-menu = Menu
web-beside = Spelers en logboek
web-log = Logboek
web-log-undone = teruggenomen
web-log-end = Naar het nieuwste
web-log-empty = Er is nog niets gebeurd.
web-result = Uitslag
web-refused = Dat kan nu niet.
web-offline = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
web-server-error = De server stuurde een antwoord dat deze pagina niet kan lezen. Probeer het zo nog eens.
web-page-lost = Deze pagina kon niet worden geladen. Controleer je verbinding en laad opnieuw.
web-line-lost = Verbinding verbroken. We verbinden opnieuw …
web-line-polling = Trage verbinding: zetten kunnen iets later aankomen.
web-autopilot = Er speelt een bot voor je.
web-autopilot-off = Ik ben terug
web-away = { $seat } heeft geen verbinding meer. Een bot neemt het over in { $time }.
web-stood-in-away = { $count ->
    [one] Terwijl je weg was, deed een bot één zet voor je.
   *[other] Terwijl je weg was, deed een bot { $count } zetten voor je.
  }
web-stood-in-time = { $count ->
    [one] Je tijd was om, en een bot deed één zet voor je.
   *[other] Je tijd was om, en een bot deed { $count } zetten voor je.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Je kijkt toe. Wat verborgen is, blijft verborgen.
web-missed = { $count ->
    [one] Er is één zet gedaan terwijl je weg was.
   *[other] Er zijn { $count } zetten gedaan terwijl je weg was.
  }
web-vote-back = { $seat } wil de laatste zet terugnemen. Iedereen moet het ermee eens zijn.
web-vote-end = { $seat } wil de partij nu beëindigen. Iedereen moet het ermee eens zijn.
web-withdraw = Trek in
web-rematch-there = Er is een nieuwe partij met dezelfde spelers.
web-rematch-go = Naar de nieuwe partij

web-plain-filter = { $count ->
    [one] Zoek in één actie
   *[other] Zoek in { $count } acties
  }
web-plain-actions = Wat je kunt doen

# Eén apparaat delen

web-curtain-title = Geef het apparaat door
web-curtain = Geef het apparaat aan { $seat }.
web-curtain-why = Wat nu komt, is privé.
web-curtain-open = Ik ben { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: 1 nieuw bericht
   *[other] Chat: { $count } nieuwe berichten
  }
web-chat-empty = Nog geen berichten.
web-chat-say = Schrijf een bericht
web-chat-send = Verstuur

# Logboek van de tafel zelf

web-log-sat = { $seat } neemt plaats.
web-log-bot = { $seat }, een bot, neemt plaats.
web-log-freed = { $seat } verlaat de tafel.
web-log-started = De partij begint.
web-log-back = { $seat } neemt een zet terug.
web-log-asked = { $what ->
    [back] { $seat } vraagt iedereen of de laatste zet terug mag.
   *[end] { $seat } vraagt iedereen of de partij nu mag stoppen.
  }
web-log-answered = { $yes ->
    [yes] { $seat } stemt in.
   *[no] { $seat } stemt niet in.
  }
web-log-withdrawn = { $seat } trekt de vraag in.
web-log-away = { $seat } heeft geen verbinding meer.
web-log-stand-in = Een bot speelt voor { $seat }.
web-log-expired = { $seat } heeft geen tijd meer; een bot speelt verder.
web-log-returned = { $seat } is terug.
web-log-time = { $seat } krijgt meer tijd.
web-log-claimed = { $seat } stapt over op een ander apparaat.

# Menu en instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals je apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-theme-to-light = Lichte kleuren
web-theme-to-dark = Donkere kleuren
web-speed = Snelheid van animaties
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-brisk = Snel
web-speed-off = { web-off }
web-motion = Beweging
web-motion-auto = { web-theme-auto }
web-motion-less = Minder
web-sound = Geluid
web-quick = Speel bij de eerste tik, zonder voorbeeld
web-notify = Waarschuw me als ik aan de beurt ben
web-shortcuts = Sneltoetsen
web-key-board = Naar het bord, en dan verder
web-key-move = Van doel naar doel
web-key-confirm = Bekijk vooraf; druk nog eens om te bevestigen
web-key-drop = Annuleer of sluit
web-key-option = Kies een optie
web-key-about = Wat is dit?
web-key-pause = Pauzeer de animatie
web-key-step = Eén stap verder
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Sla de animatie over
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Zet mijn plaats over naar een ander apparaat
web-watch-link = Toeschouwerslink
web-seat-link-what = Alleen voor jou: wie hem opent, speelt in jouw plaats. Hij werkt één keer, en dit apparaat kijkt daarna alleen nog toe.
web-seat-link-label = Privélink naar je plaats
web-watch-link-what = Wie hem heeft, ziet wat openligt en kan niet meespelen.
web-watch-link-label = Link voor toeschouwers
web-end-game = Beëindig de partij nu
web-end-sure = De partij nu beëindigen? Niemand wint.
web-end-sure-vote = Iedereen vragen om de partij nu te beëindigen? Niemand wint.
web-leave-table = Verlaat de tafel
web-leave-sure = De tafel verlaten? Je plaats komt vrij voor iemand anders.
web-leave = Verlaat
web-stay = Blijf

# Het einde

web-you-won = Je hebt gewonnen!
web-winners = { $count ->
    [one] { $seats } heeft gewonnen.
   *[other] { $seats } hebben gewonnen.
  }
web-where-points = Waar de punten vandaan komen
web-total = Totaal
web-rank = Plaats { $rank }
web-no-points = Geen punten
web-race = Puntenverloop
web-race-label = Punten van alle spelers van begin tot eind
web-rematch = Speel nog eens
web-see-board = Bekijk het bord
web-replay = Bekijk de herhaling
web-save-record = Bewaar de opname
web-bring-record = Open een opnamebestand
web-bring-record-title = Open een bewaarde partij
web-bring-record-how = Kies een opname die hier of elders is bewaard. Die wordt eerst gecontroleerd, daarna kun je de herhaling bekijken.

# Door een partij bladeren

web-to-table = Naar de tafel
web-replay-of = Herhaling: { $game }
web-replay-silent = Op dit moment gebeurde er niets.
web-replay-moment = Moment in de partij
web-replay-at = Zet { $at } van { $of }
web-replay-speed = Snelheid: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Kopieer link naar dit moment
web-replay-link-bar = Kopieer het adres van deze pagina: het leidt naar dit moment.
web-eyes = Bekijk als
web-eyes-open = Wat iedereen ziet
web-chances = Winkansen
web-chances-label = De kans van elke speler om te winnen, van begin tot eind, zoals de bots die schatten
web-chances-working = De bots analyseren de partij: { $done } van { $of } momenten.
web-per-cent = { $number }%
web-turning = Keerpunten
web-turning-at = Zet { $at }
web-turning-for = { $seat }: van { $before }% naar { $after }%
web-turning-none = Geen enkele zet besliste de partij.
web-replay-first = Naar het begin
web-replay-prev = Vorige stap
web-replay-play = Speel af
web-replay-pause = Pauzeer
web-replay-next = Volgende stap
web-replay-last = Naar het einde
web-replay-since = Toon wat er sinds mijn beurt gebeurde
web-seal = Eerlijkheidscontrole
web-seal-promised = Vóór de eerste zet maakte de server deze controlesom van een geheim getal bekend. Vanaf dat moment kon hij niets meer aan het toeval veranderen.
web-seal-opened = Na de partij onthulde hij het geheime getal waar alle toeval uit voortkomt.
web-seal-fits = Ze kloppen met elkaar: niemand heeft met het toeval geknoeid. Je browser heeft dit zelf gecontroleerd.
web-seal-replayed = Daarna is de hele partij vanuit dit getal nagespeeld.
web-seal-follows = Gecontroleerd: { $draws ->
    [one] de enige trekking volgt
   *[other] alle { $draws } trekkingen volgen
  } eruit, en { $actions ->
    [one] de enige zet is geldig
   *[other] alle { $actions } zetten zijn geldig
  }.
web-seal-wrong = De uitkomst is niet dezelfde. Vertrouw deze partij niet.
web-seal-broken = Ze kloppen niet met elkaar. Vertrouw deze partij niet.
web-seal-elsewhere = Zonder beveiligde verbinding kan deze pagina dat niet controleren. Bewaar de opname om het elders te doen.
web-gallery-file = Momenten uit een bestand
web-gallery-none = Van dit spel zijn er geen momenten. Maak er een paar met tools/fixtures.py.

web-say-thinking = Laat weten dat ik nadenk
web-more-time = Geef { $seat } meer tijd
web-lobby = Tafels met vrije plaatsen
web-lobby-seats = { $free } van { $seats } plaatsen vrij

# De begeleide beurt

web-led = Je eerste beurt
web-led-step = Stap { $number } van { $of }
web-led-fold = Toon of verberg de tekst
web-led-leave = Sluit de uitleg
web-led-begin = Begin
web-led-good = Toon me een goede zet
web-led-why = Waarom?
web-led-done = { web-continue }
web-led-offer = Eerste keer? Speel een begeleide beurt.
web-led-start = Speel een begeleide beurt
web-led-how = Eerste keer? Speel een echte partij { $bots ->
    [1] tegen een bot
   *[other] tegen { $bots } bots
}. Een kaart zegt waar je op moet letten en waarom.
web-led-menu = { web-led-start }
web-led-no = Nee, bedankt

# Lessen: een vaste stelling en iets om daarin te doen.

web-lessons = Lessen
web-lessons-how = Eén ding tegelijk, in een vaste stelling. Een minuut per les.
web-lesson-number = Les { $number } van { $of }
web-lesson-solved = gedaan
web-lesson-open = Les: { $title }
web-lesson-reached = Goed gedaan
web-lesson-missed = Zo lukt het niet
web-lesson-again = { web-again }
web-lesson-next = Volgende les
web-lesson-all = Alle lessen
web-lesson-play = Speel een partij

# De anderen aan tafel

web-mute = Demp { $seat }
web-unmute = Hoor { $seat } weer
web-report = Meld { $seat }
web-report-why = Wat is er gebeurd?
web-report-how = Wie deze server beheert, krijgt jouw woorden en de laatste regels die deze speler schreef. Niemand aan tafel krijgt het te horen.
web-report-send = Verstuur melding
web-report-told = Bedankt. { $seat } is gemeld.
web-kept = Wat deze server over jou bewaart
