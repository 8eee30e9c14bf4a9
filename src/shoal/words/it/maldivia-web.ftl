# Quello che su Maldivia dice solo il browser.

# Pesci, alberi, tavole, carte

maldivia-web-fish-R = { $count ->
    [one] 1 pesce rosso
   *[other] { $count } pesci rossi
  }
maldivia-web-fish-G = { $count ->
    [one] 1 pesce verde
   *[other] { $count } pesci verdi
  }
maldivia-web-fish-P = { $count ->
    [one] 1 pesce viola
   *[other] { $count } pesci viola
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 pesce giallo
   *[other] { $count } pesci gialli
  }
maldivia-web-mast-empty = vuoto
maldivia-web-mast = Albero, dalla cima: { $fish }
maldivia-web-tile-hidden = coperta
maldivia-web-tile-fog = nebbia { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = E
maldivia-web-letter-s = S
maldivia-web-letter-w = O

# Il tabellone

maldivia-web-sea = Il mare, { $rows } per { $columns } caselle
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; barca di { $seat }, albero, dalla cima: { $fish }
maldivia-web-market = Mercato di { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Nave di { $island }, { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
  }: { $fish }
maldivia-web-berth = Ormeggio vuoto di { $island }
maldivia-web-pile = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } nel mazzo di { $island }
maldivia-web-fog-spent = Niente più nebbia in questo giro
maldivia-web-fog-held = Una linea piena di barche: la nebbia si dirada
maldivia-web-summary-over = Fine dopo { $round ->
    [one] 1 giro
   *[other] { $round } giri
  } · { $spaces } caselle
maldivia-web-cannot-sail = Non può navigare
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Le tue carte: { $cards }
maldivia-web-summary = Giro { $round } · tavola { $tile } di { $tiles }
maldivia-web-left = { $spaces } caselle, fine a { $end }

# Che cosa fa un’azione

maldivia-web-may-rob = rubare a { $seat } ({ $fish })
maldivia-web-may-deliver = consegnare: { $card }
maldivia-web-do-take = Prendi la barca { $boat }
maldivia-web-do-place = Inizia in { $cell }: { $outcome }
maldivia-web-do-plan = Piano: { $tiles }
maldivia-web-do-sail = Naviga a { $cell }: { $outcome }
maldivia-web-do-stay = Resta qui
maldivia-web-stay-costs = nessuna azione, fine turno
maldivia-web-do-fish = Pesca qui: { $fish }
maldivia-web-do-rob = Ruba a { $seat } il pesce in cima ({ $fish })
maldivia-web-do-haul = Tira a bordo i pesci
maldivia-web-do-drop = Togli e lascia andare: { $fish }
maldivia-web-do-drop-none = Non togliere niente
maldivia-web-do-stick = Infila in cima un pesce { $colour }
maldivia-web-do-release = Lascia andare gli altri
maldivia-web-do-deliver = Consegna a { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Metti ora un pesce { $colour }
maldivia-web-do-keep = Lascia quest’ordine
maldivia-web-do-turn = Polpo: gira di { $angle }° la tavola { $slot } di { $seat }{ $known ->
    [yes] : { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Squalo: dai a { $seat } una carta di { $gave } in cambio di una di { $took }
maldivia-web-do-give = Dai la carta con: { $card }
maldivia-web-do-exchange = Manda via la nave che chiede: { $card }
maldivia-web-do-end = Termina il turno

# Il vassoio

maldivia-web-plan = Il tuo piano
maldivia-web-plan-held = Tocca la tavola con cui si scambia di posto.
maldivia-web-plan-now = si gioca la tavola { $tile }
maldivia-web-plan-in = Il tuo piano è pronto
maldivia-web-plan-send = Usa questo piano
maldivia-web-plan-replace = Cambia il mio piano
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tavola { $slot }: { $tile }. Girala
maldivia-web-slot-move = Sposta la tavola { $slot }: { $tile }
maldivia-web-slot-here = Scambia la tavola { $held } con la tavola { $slot }
maldivia-web-plan-nowhere = La tua prima freccia non porta da nessuna parte.
maldivia-web-plan-reach = Numeri sul mare: quale tavola può portarti lì.
maldivia-web-plan-fog = La { $fog } piegherebbe la fila velata su quella incorniciata.
maldivia-web-plan-fog-none = La { $fog } ora non piegherebbe niente.
maldivia-web-plan-caught = Con le barche dove sono ora, il pesce in cima potrebbe perderlo { $seats }.
maldivia-web-plan-caught-own = Ci sei anche tu: perderesti il tuo pesce in cima.
maldivia-web-choose = Che cosa fai?
maldivia-web-choose-boat = Scegli una barca
maldivia-web-choose-ship = Quale nave va sotto il mazzo?
maldivia-web-in-hand = In mano
maldivia-web-stick-of = { $what }, uno di { $count }
maldivia-web-on-mast = Il tuo albero, dal basso in alto
maldivia-web-mast-bottom = base
maldivia-web-mast-top = cima
maldivia-web-stick = Tocca il pesce che ora va in cima
maldivia-web-drop = Troppi per l’albero: tocca il pesce più in basso da togliere
maldivia-web-restack = Tocca il pesce che viene ora, dal basso in alto
maldivia-web-octopus = Il polpo gira una tavola ancora coperta.
maldivia-web-octopus-tile = Tavola { $slot } di { $seat }: { $tile }
maldivia-web-octopus-how = Di quanto?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Lo squalo scambia due carte coperte.
maldivia-web-shark-give = Dai
maldivia-web-shark-take = Prendi
maldivia-web-shark-mine = { $letter } { $island }: danne una carta
maldivia-web-shark-theirs = { $letter } { $seat }: prendi una carta di { $island }
maldivia-web-give = Quale delle tue carte di { $island } dai a { $seat }?

# Giocatori

maldivia-web-players = Giocatori
maldivia-web-planned = piano pronto
maldivia-web-tiles = Piano: { $tiles }
maldivia-web-cards = { $count ->
    [0] ancora nessuna carta
    [one] 1 carta
   *[other] { $count } carte
  }
maldivia-web-supply = Nelle provviste

# Che cosa dice il pulsante di conferma, e come si sceglie

maldivia-web-deed-sail = Naviga a { $cell }
maldivia-web-deed-sail-fish = Naviga a { $cell } e pesca
maldivia-web-deed-sail-rob = Naviga a { $cell } e ruba
maldivia-web-deed-sail-deliver = Naviga a { $cell } e consegna
maldivia-web-deed-place = Inizia in { $cell }
maldivia-web-deed-deliver = Consegna
maldivia-web-deed-rob = Ruba a { $seat }
maldivia-web-deed-fish = Pesca
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Chi non naviga non può pescare, rubare né consegnare: il tuo turno finisce.
maldivia-web-ends-current = Una corrente: qui non c’è nulla da prendere, e la prossima mossa non segue correnti.
maldivia-web-ends-begin = Qui: { $what }. Per ora non si prende nulla.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Gira la tavola
maldivia-web-deed-swap = Scambia le carte
maldivia-web-deed-give = Dai questa carta
maldivia-web-deed-exchange = Manda via questa nave
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Tocca una barca per prenderla.
maldivia-web-how-place = Tocca una casella per vedere che cosa offre, e di nuovo per iniziare lì.
maldivia-web-how-plan = Tocca una tavola per girarla, trascina le tavole per scambiarle, poi usa il piano.
maldivia-web-how-sail = Tocca una casella che brilla per vedere la rotta e che cosa porta, e di nuovo per navigare.
maldivia-web-how-act = Tocca una casella o una nave che brilla, o scegli dall’elenco.
maldivia-web-how-drop = Tocca il pesce più in basso da togliere.
maldivia-web-how-stick = Tocca il pesce che ora va in cima: ci va subito.
maldivia-web-how-restack = Ogni consegna lo permette. Tocca il pesce che viene ora, o lascia l’ordine com’è.
maldivia-web-how-exchange = Scegli tu: siedi a sinistra di chi ha piegato. Al suo posto arriva una nuova nave.

# Che cosa succede, detto mentre si vede

maldivia-web-told-folded = { $seat } porta la nebbia da { $island }: il mare si piega e restano { $spaces } caselle.
maldivia-web-told-opened = Arriva una nave di { $island } e chiede: { $named }.

# Che cosa si vede su un telefono

maldivia-web-fact-round = Giro { $round }
maldivia-web-fact-tile = G{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · fine a { $end }
maldivia-web-fact-ends = Si vedono { $spaces } caselle; con { $end } o meno la partita finisce.
maldivia-web-fact-points = Hai { count-points } su { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.

# Che cosa sono le cose

maldivia-web-about-space-open = Mare aperto: le barche passano e si fermano, ma non c’è niente da prendere.
maldivia-web-about-space-current = Una corrente: se entri nella sua prima casella e nel suo verso, puoi seguirla oltre la curva e proseguire.
maldivia-web-about-space-octopus = Se ti fermi qui, puoi girare una tavola ancora coperta, tua o di chiunque.
maldivia-web-about-space-shark = Se ti fermi qui, puoi scambiare alla cieca una tua carta con quella di un altro giocatore.
maldivia-web-about-space-fish = Se ti fermi qui, puoi prendere questi pesci dalle provviste e infilarli sul tuo albero. Non in un turno in cui consegni.
maldivia-web-about-boat = La barca di { $seat } in { $cell }
maldivia-web-about-boat-text = Se ti fermi accanto, puoi rubarle il pesce in cima. Nessuna barca ne attraversa un’altra.
maldivia-web-about-boat-own = Sul tuo albero ci stanno sette pesci. Solo quello in cima può essere rubato o perso nella nebbia.
maldivia-web-about-boat-hand = Questi pesci vanno ora sul tuo albero: scegli accanto al tabellone quale va per primo.
maldivia-web-about-ship = Una nave mercantile di { $island }
maldivia-web-about-ship-text = Se ti fermi sul bordo di { $island } con tutti questi pesci sull’albero, in qualsiasi ordine, puoi consegnare. La carta è tua.
maldivia-web-about-berth-text = Il suo mazzo è vuoto: non arrivano più navi.
maldivia-web-about-pile-text = Quando una nave è rifornita, la prossima arriva da qui.
maldivia-web-about-island-text = La nebbia da qui piega la fila più esterna, e il suo retro diventa il nuovo bordo.
maldivia-web-about-island-fogged = In questo giro la nebbia da qui è già venuta: un’altra non fa niente.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] ancora nessuna carta
    [one] 1 carta
   *[other] { $count } carte
  }
maldivia-web-about-cards-hidden = Si conoscono solo le isole sul retro. Ogni pesce su una carta è un punto.
maldivia-web-about-cards-own = Ogni pesce su una carta è un punto: { $points } in tutto. Le vedi solo tu.
maldivia-web-about-tile-arrow = Quando la tavola si scopre, la tua barca naviga da questa parte, fin dove vuoi.
maldivia-web-about-tile-fog = Quando la tavola si scopre, la fila più esterna di questo lato si piega. Le barche prese nella piega perdono il pesce in cima.
maldivia-web-about-tile-hidden = Si scopre quando tocca a lei. Prima un polpo può girarla.
maldivia-web-about-supply-text = Ci sono otto pesci di ogni colore. Quelli che non sono su un albero stanno qui; ciò che qui manca non si può pescare.
maldivia-web-about-row-mast = Albero, dalla cima
maldivia-web-about-row-cards = Carte vinte
maldivia-web-about-row-asks = Chiede
maldivia-web-about-row-worth = Vale
maldivia-web-about-row-side = Bordo del mare
maldivia-web-about-row-edge = Navi di { $island }
maldivia-web-about-row-next = La prossima piega mostra
