# Quello che su Carta Magica dice solo il browser.

carta-magica-web-board = Carta nautica
carta-magica-web-board-keys = Con le frecce ti muovi sulla carta, G va al prossimo porto raggiungibile, Invio sceglie.
carta-magica-web-letters = N,E,S,O
carta-magica-web-wheel = La freccia: { carta-magica-spin }
carta-magica-web-wheel-rest = La freccia non ha ancora girato
carta-magica-web-summary = Round { $round }
carta-magica-web-summary-last = Round { $round }, l’ultimo

carta-magica-web-sail = Naviga a { $cell }
carta-magica-web-sail-harbour = Naviga a { $harbour }
carta-magica-web-sail-home = Torna a casa a { $harbour }
carta-magica-web-storm-risk = una tempesta lì danneggerebbe la tua nave: { $directions }
carta-magica-web-place = Scegli { $harbour } come casa
carta-magica-web-attack = Attacca { $target_seat }
carta-magica-web-captain = Naviga come { $name }
carta-magica-web-challenge = { $name }: cerca { $wants }
carta-magica-web-buy = Compra { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
 }
carta-magica-web-buy-top = Compra la prima carta coperta
carta-magica-web-tame = Spendi { $magic } magia
carta-magica-web-tame-chance = giri buoni: { $good } su { $of }
carta-magica-web-pick = Prendi { carta-magica-card }
carta-magica-web-stow = Metti in cima { carta-magica-card }
carta-magica-web-give = Paga con { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Gira la freccia
carta-magica-web-do-keep = Tieni
carta-magica-web-do-again = Gioca Gira di nuovo
carta-magica-web-do-hold = Aspetta
carta-magica-web-do-goods = Prendi merci
carta-magica-web-do-magic = Prendi magia
carta-magica-web-do-card = Pesca una carta avventura
carta-magica-web-do-tow = Rimorchio per { $tow_goods } merci
carta-magica-web-do-escape = Gioca Vento in poppa per liberarti
carta-magica-web-do-repair = Ripara per { $repair_gold } oro
carta-magica-web-do-mend = Gioca Riparazione
carta-magica-web-do-lucky = Gioca Vento in poppa: altri { $lucky_wind_steps } passi
carta-magica-web-do-trade = Scambia { $exchange_goods } merci con { $exchange_gold } oro
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Usa il Cannocchiale
carta-magica-web-do-cash = Prendi subito
carta-magica-web-do-settle = Paga in gettoni
carta-magica-web-do-curse = Gioca Maledizione: nuovi talismani
carta-magica-web-do-shelter = Gioca Bel tempo
carta-magica-web-do-swap = Proponi scambio di posto
carta-magica-web-do-accept = Scambia il posto
carta-magica-web-do-pass = Passa
carta-magica-web-do-done = Lascia il porto

carta-magica-web-change = da { $before } a { $after }
carta-magica-web-change-lost = da { $before } a { $after }, persi { $lost }
carta-magica-web-options = Che cosa puoi fare
carta-magica-web-talismans = Talismani
carta-magica-web-talismans-note = { $talisman_gold } oro ciascuno, nei porti rossi
carta-magica-web-points = { $points ->
    [one] un punto
   *[other] { $points } punti
 }
carta-magica-web-wanted = +{ $points }, nella tua sfida
carta-magica-web-adventures = Le tue avventure
carta-magica-web-adventures-none = ancora nessuna carta: le portano la freccia e i porti neri
carta-magica-web-players = Giocatori
carta-magica-web-held = { $kind }: { $count } su { $limit }
carta-magica-web-owns = ha { $name }
carta-magica-web-seeks = cerca { $name }
carta-magica-web-progress = { $percent }% del giro dell’isola
carta-magica-web-home = casa { $harbour }
carta-magica-web-ship = nave di { $seat } in { $cell }, { $condition }

# Prima del viaggio
carta-magica-web-setup-captain = Personaggi
carta-magica-web-setup-captain-note = Chi naviga? Il personaggio cambia solo la figura.
carta-magica-web-setup-challenge = Sfide
carta-magica-web-setup-challenge-note = Ognuna nomina due talismani: ciascuno di questi che hai alla fine conta { $points } punti in più.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = ora in vendita
carta-magica-web-there = { $there }
carta-magica-web-there-black = scambia merci con oro
carta-magica-web-there-red = compra talismani
carta-magica-web-there-black-bare = troppe poche merci da scambiare
carta-magica-web-there-red-bare = troppo poco oro per un talismano
carta-magica-web-there-home = a casa!
carta-magica-web-reach = { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, { $there }

# Sulla carta nautica
carta-magica-web-whole = Mostra tutta la carta
carta-magica-web-closer = Più vicino
carta-magica-web-spins = { $seat } gira…
carta-magica-web-last-round = Ultimo round: { $seat } è a casa
carta-magica-web-back = giro dell’isola e ritorno a casa

# Che cosa si può fare
carta-magica-web-sail-up = Naviga fino a { $steps }
carta-magica-web-sail-where = { $count ->
    [one] una casella dorata sulla carta
   *[other] { $count } caselle dorate sulla carta
 }
carta-magica-web-no-sail = Non si può navigare
carta-magica-web-why = tocca per sapere perché
carta-magica-web-can-buy = { $count ->
    [0] Ora il tuo oro non basta per un talismano.
    [one] Il tuo oro basta per un talismano.
   *[other] Il tuo oro basta per { $count } talismani.
 }
carta-magica-web-can-trade = { $count ->
    [0] Ora qui non hai niente da scambiare.
    [one] Qui puoi scambiare una volta.
   *[other] Qui puoi scambiare { $count } volte.
 }
carta-magica-web-trade-leaves = { $goods ->
    [one] resta una merce
   *[other] restano { $goods } merci
 } e { $gold } oro
carta-magica-web-lucky-steps = { $steps } caselle al massimo
carta-magica-web-draw-first = prima pesca la carta del porto
carta-magica-web-note-hold = resta qui, fine del turno
carta-magica-web-note-draw = lo vuole il porto
carta-magica-web-note-card = tienila per dopo, o affronta ciò che mostra
carta-magica-web-note-tow = poi naviga
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = la tua nave resta dov’è
carta-magica-web-note-attack = il giro più alto prende una carta
carta-magica-web-note-again = questo giro non conta
carta-magica-web-taming = La magia e il numero che esce{ $bonus ->
    [0] { "" }
    [one] , più 1 per il mostro che hai domato,
   *[other] , più { $bonus } per i mostri che hai domato,
 } devono arrivare a { $strength }. Se no, perdi tutte le tue merci.
carta-magica-web-stake = { $magic } magia

# Carte
carta-magica-web-points-word = punti
carta-magica-web-for-sale = , ora in vendita
carta-magica-web-adventures-open = le vedono tutti
carta-magica-web-playable = ora
carta-magica-web-holds = ha { carta-magica-card }
carta-magica-web-when-income = conta { $count } quando paghi
carta-magica-web-when-payment = paga, o salta un turno
carta-magica-web-when-good-weather = al riparo da una tempesta
carta-magica-web-when-repair = ripara subito i danni
carta-magica-web-when-lucky-wind = altri { $lucky_wind_steps } passi, o fuori dalla bonaccia
carta-magica-web-when-spin-again = dopo un tuo giro
carta-magica-web-when-telescope = prima di pescare
carta-magica-web-when-curse = nuovi talismani, nel tuo turno
carta-magica-web-when-monster = forza { $strength }, porta { $gold } oro
carta-magica-web-when-tamed = domato: +1 contro il prossimo
carta-magica-web-note-cash = nella stiva, fino a { $limit } per tipo

# Come si sceglie
carta-magica-web-spin-me = Gira!
carta-magica-web-how-spin = Tocca la ruota, o tira la freccia e lasciala andare.
carta-magica-web-how-card = Tocca una carta per guardarla, di nuovo per prenderla.
carta-magica-web-how-home = Tocca un porto che brilla, di nuovo per attraccare.
carta-magica-web-how-sail = Tocca una casella dorata per vedere la rotta, di nuovo per navigare; o un pulsante.
carta-magica-web-how-tame = La barra mostra con quanti dei sei giri ce la fai.
carta-magica-web-how-buy = Tocca un talismano o un pulsante.
carta-magica-web-how-stuck = Scegli un pulsante.
carta-magica-web-stuck-sound = navi o scogli bloccano la rotta
carta-magica-web-stuck-becalmed = serve vento, o un rimorchio
carta-magica-web-stuck-damaged = serve un martello, o oro
carta-magica-web-steps = { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }
carta-magica-web-price-gold = −{ $count } oro
carta-magica-web-price-goods = { $count ->
    [one] −1 merce
   *[other] −{ $count } merci
}
carta-magica-web-may-attack = lì potresti attaccare { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Uno va perso: non puoi portarne più di { $limit }.
   *[other] { $count } vanno persi: non puoi portarne più di { $limit }.
 }
carta-magica-web-completes = il giro è completo
carta-magica-web-told-spun = { $seat } gira la freccia…
carta-magica-web-told-storm = Una tempesta! { $seat } gira per sapere dove soffia…

# Che cosa sono le cose
carta-magica-web-about-row-home = Casa di
carta-magica-web-about-row-port = Porto di casa
carta-magica-web-about-row-condition = Nave
carta-magica-web-about-row-wants = Cerca
carta-magica-web-about-row-points = Punti
carta-magica-web-about-row-where = Dove
carta-magica-web-about-row-sought = Lo cerca
carta-magica-web-about-row-strength = Forza
carta-magica-web-about-row-gold = Porta oro
carta-magica-web-about-on-display = in vendita
carta-magica-web-about-in-deck = non ancora scoperto
carta-magica-web-about-black-harbour = Qui { $exchange_goods } merci diventano { $exchange_gold } oro, quante volte vuoi. Chi entra pesca anche una carta avventura.
carta-magica-web-about-red-harbour = Qui per { $talisman_gold } oro compri un talismano, uno scoperto o quello coperto.
carta-magica-web-about-arrive = Vale quando una nave arriva, non finché resta qui.
carta-magica-web-about-blue = Qui le navi navigano, di lato e su e giù, mai in diagonale.
carta-magica-web-about-windless = Nessuna nave ci entra da sola. Una tempesta può spingercela; poi resta ferma finché non la libera il vento o un rimorchio.
carta-magica-web-about-gray = Qui non naviga nessuna nave. Se una tempesta ci spinge contro una nave, la danneggia.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Isola delle Balene
carta-magica-web-isle-owls = Isola dei Gufi
carta-magica-web-isle-ashes = Isola delle Ceneri
carta-magica-web-isle-glass = Isola di Vetro
carta-magica-web-about-island = Terra. Se una tempesta ci spinge contro una nave, la danneggia.
carta-magica-web-about-middle-island = Fanne il giro una volta, da una parte o dall’altra, e torna a casa. I quattro anelli mostrano a che punto è ogni nave.
carta-magica-web-about-golden-border = La fine del mondo. Se una tempesta ci spinge contro una nave, la danneggia.
carta-magica-web-about-sound = Naviga fin dove dice la freccia.
carta-magica-web-about-becalmed = Sta ferma finché la freccia non mostra vento, o si paga un rimorchio, o si gioca Vento in poppa. Le tempeste passano oltre.
carta-magica-web-about-damaged = Sta sul fianco finché la freccia non mostra un martello, o si paga oro, o si gioca Riparazione. Le tempeste passano oltre.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Scegli una cosa: navigare fino a { $number } caselle, o uno dei segni.
carta-magica-web-about-segment-storm = Una tempesta: un secondo giro dice dove soffia, e ogni nave intatta viene spinta di due caselle.
carta-magica-web-about-symbol-wind = libera una nave in bonaccia, che poi naviga
carta-magica-web-about-symbol-hammer = ripara una nave danneggiata, che poi naviga
carta-magica-web-about-symbol-goods = prendine { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = pescane una
carta-magica-web-about-way-title = Tempesta verso { $towards }
carta-magica-web-about-way = In una tempesta l’anello interno dice dove vengono spinte tutte le navi.
carta-magica-web-about-talisman = Costa { $talisman_gold } oro in un porto rosso. Nella tua sfida conta { $bonus } punti in più.
carta-magica-web-about-deck-title = Talismani coperti: { $count }
carta-magica-web-about-deck = Il primo si può comprare coperto per { $talisman_gold } oro in un porto rosso.
carta-magica-web-about-captain = Un volto per la tua nave. Non cambia altro.
carta-magica-web-about-challenge = Due talismani da cercare. Ognuno che hai alla fine conta { $bonus } punti in più.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, ora in vendita
carta-magica-web-about-circle-title = Il giro dell’isola
carta-magica-web-about-circle = Chi ha fatto il giro ed è di nuovo a casa riceve 15 punti, e questo round diventa l’ultimo.
carta-magica-web-about-token-gold = Compra talismani e riparazioni; ogni gettone avanzato alla fine è un punto. Puoi averne { $limit }.
carta-magica-web-about-token-goods = { $exchange_goods } diventano { $exchange_gold } oro in un porto nero; { $tow_goods } pagano un rimorchio. Puoi averne { $limit }.
carta-magica-web-about-token-magic = Doma i mostri, insieme a un giro. Puoi averne { $limit }.
carta-magica-web-about-card-income = Prendi subito { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 }, o tieni la carta per pagare più tardi.
carta-magica-web-about-card-payment = Paga { $count ->
    [one] 1 merce
   *[other] { $count } merci
 }, o salta un turno.
carta-magica-web-about-card-good-weather = Giocala quando arriva una tempesta: la tua nave resta dov’è.
carta-magica-web-about-card-repair = Giocala per riparare la tua nave danneggiata e navigare subito.
carta-magica-web-about-card-lucky-wind = Giocala per navigare altre { $lucky_wind_steps } caselle, o uscire dalla bonaccia.
carta-magica-web-about-card-spin-again = Giocala quando un tuo giro non ti piace.
carta-magica-web-about-card-telescope = Giocala prima di pescare: guarda { $telescope_cards } carte e prendine una.
carta-magica-web-about-card-curse = Giocala nel tuo turno: si scoprono nuovi talismani.
carta-magica-web-about-card-monster = La magia e il numero che esce devono arrivare alla sua forza. Domato, porta oro e aiuta contro il prossimo. Se no, perdi le tue merci.
