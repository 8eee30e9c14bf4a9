### Kleine Fische ganz groß nel browser: nomi di ciò che si può toccare, pulsanti, il pannello accanto al tabellone

kleine-fische-web-summary = { $left ->
    [0] Mazzo vuoto
    [one] 1 carta nel mazzo
   *[other] { $left } carte nel mazzo
}

## Il tabellone

kleine-fische-web-board = La scogliera: cinque file di cinque carte con corsie in mezzo
kleine-fische-web-board-keys = Le frecce passano da una possibilità all’altra, con Maiusc da carta a carta. Invio sceglie.
kleine-fische-web-card-gap = { $place }, vuoto
kleine-fische-web-card-hidden = { $place }, pesce coperto
kleine-fische-web-card-known = { $place }, coperto, già visto: { FORM($fish, "nome") }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { FORM($fish, "nome") }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 punto piovra
   *[other] , { $octopus } punti piovra
}, { $number }º scoperto
kleine-fische-web-card-cave = { $place }, grotta che vuole { $needs } pesci scoperti; { $open ->
    [one] ce n’è 1
   *[other] ce ne sono { $open }
}
kleine-fische-web-column = Barca sopra la colonna { $column }
kleine-fische-web-swap-cave = Scambia la grotta in { $place }
kleine-fische-web-diver = { $seat } { $lane }, guarda { $way }
kleine-fische-web-diver-boat = { $seat } sulla barca
kleine-fische-web-octopus-at = La piovra è { $lane }
kleine-fische-web-octopus-home = La piovra è nella sua grotta
kleine-fische-web-open-of = scoperti { $open } su { $needs }
kleine-fische-web-of = { $open } su { $needs }
kleine-fische-web-explore-now = esplora!
kleine-fische-web-deck = mazzo
kleine-fische-web-die = dado della piovra
kleine-fische-web-octopus-cave = grotta della piovra

## Azioni, come parti di una frase

kleine-fische-web-swim = nuota { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, in { $steps ->
    [one] un passo
   *[other] { $steps } passi
}: { $offer }
kleine-fische-web-jump = tuffati { $lane } e guarda { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] scopri { $places }
   *[other] scopri una delle due: { $places }
}
kleine-fische-web-offer-cave = la grotta vuole { $needs } pesci scoperti, finora { $open }
kleine-fische-web-offer-lost = nessun pesce accanto: il tuo turno finisce lì senza niente
kleine-fische-web-offer-ends = nessun pesce accanto: la tua immersione finisce lì; tieni { $keeps ->
    [one] il pesce scoperto
   *[other] i { $keeps } pesci scoperti
}
kleine-fische-web-then-reveal = scopri { $place }
kleine-fische-web-then-known = scopri { $place }: è { FORM($fish, "un") }
kleine-fische-web-then-bust = scopri { $place }: è { FORM($fish, "un") }, una coppia!
kleine-fische-web-then-explore = esplora la grotta in { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = esplora la grotta in { $place }: i pesci scoperti sono { $needs }
kleine-fische-web-peek = guarda { $place }
kleine-fische-web-enough = spegni la lampada
kleine-fische-web-stop-name = fermati e tieni { $keeps ->
    [one] 1 pesce
   *[other] { $keeps } pesci
}, punti piovra: { $points }
kleine-fische-web-octopus = muovi la piovra, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = porta la piovra su { $seats }, { kleine-fische-web-deed-steps }: poi puoi rubare
kleine-fische-web-stay = lascia la piovra dov’è
kleine-fische-web-rob = ruba a { $victim_seat }, che ha { $fish ->
    [one] 1 pesce
   *[other] { $fish } pesci
}
kleine-fische-web-announce = prova a rubarne { $number } a { $victim_seat }: vanno bene { $good } facce su { $faces }; con { $bad } su { $faces } perdi { $loss ->
    [one] un pesce
   *[other] { $loss } pesci
}
kleine-fische-web-spare = non rubare niente
kleine-fische-web-again = tira ancora una volta
kleine-fische-web-accept = accetta il tiro: { $loss ->
    [0] non si ruba niente
    [one] perdi un pesce
   *[other] perdi { $loss } pesci
}
kleine-fische-web-use = gioca { $cave }
kleine-fische-web-exchange = scambia la grotta in { $place } con il pesce in { $other }
kleine-fische-web-rainbow = posa il pesce arcobaleno { FORM($fish, "sul") }: { $gain ->
    [one] 1 punto in più
   *[other] { $gain } punti in più
}
kleine-fische-web-rainbow-nowhere = non posare il pesce arcobaleno

## I due pulsanti

kleine-fische-web-button-stop = Fermati
kleine-fische-web-button-stop-small = tieni { $keeps }{ $points ->
    [0] {""}
   *[other] , piovra { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = prima scopri un pesce
kleine-fische-web-button-stop-early = prima nuota
kleine-fische-web-button-enough = Basta
kleine-fische-web-button-enough-small = spegni la lampada
kleine-fische-web-button-stay = Lasciala lì
kleine-fische-web-button-stay-small = { $count ->
    [0] la piovra resta ferma
    [one] prendi 1 pesce
   *[other] prendi { $count } pesci
}
kleine-fische-web-button-spare = Non rubare
kleine-fische-web-button-spare-small = lasciali andare
kleine-fische-web-button-accept = Accetta
kleine-fische-web-button-accept-small = { $loss ->
    [0] non si ruba niente
    [one] perdi un pesce
   *[other] perdi { $loss } pesci
}
kleine-fische-web-button-nowhere = { kleine-fische-web-deed-nowhere }
kleine-fische-web-button-nowhere-small = su nessun mazzetto
kleine-fische-web-button-swim = Prosegui
kleine-fische-web-button-swim-ends = { $way }: fine immersione, tieni { $keeps }
kleine-fische-web-button-swim-lost = { $way }: nessun pesce, turno perso
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] un pesce
   *[other] uno di { $count } pesci
}
kleine-fische-web-button-swim-go-odds = { $way }: coppia al { $percent }%
kleine-fische-web-button-jump = Tuffati
kleine-fische-web-button-exchange = Scambia
kleine-fische-web-button-reveal = Scopri
kleine-fische-web-button-reveal-odds = coppia al { $percent }%
kleine-fische-web-button-explore = Esplora
kleine-fische-web-button-explore-small = il numero è giusto
kleine-fische-web-button-peek = Guarda
kleine-fische-web-button-octopus = Muovila
kleine-fische-web-button-octopus-none = nessun passo
kleine-fische-web-button-octopus-to = { $cost ->
    [one] un passo
   *[other] { $cost } passi
}
kleine-fische-web-button-octopus-meets = su { $seats }, poi rubi
kleine-fische-web-button-rob = Ruba
kleine-fische-web-button-announce = Tira
kleine-fische-web-button-announce-go = per { $number }: { $good } su { $faces }
kleine-fische-web-button-again = Nuovo tiro
kleine-fische-web-button-again-none = manca la carta
kleine-fische-web-button-use = Gioca la carta
kleine-fische-web-button-rainbow = Posalo
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } è in immersione

## Il pannello

kleine-fische-web-open = scoperti
kleine-fische-web-kept = tenuti
kleine-fische-web-photos = Pesci scoperti, nell’ordine
kleine-fische-web-photos-none = Ancora nessun pesce scoperto: ogni specie nuova conta, la seconda uguale è una coppia.
kleine-fische-web-next = il prossimo
kleine-fische-web-bust = Due volte { FORM($fish, "nome") }! I pesci dal numero { $from } al { $to } tornano coperti.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Prima della coppia non c’era niente.
    [one] Quello prima della coppia resta.
   *[other] I { $kept } prima della coppia restano.
}
kleine-fische-web-pair = la coppia
kleine-fische-web-between = scoperto in mezzo: anche lui torna coperto
kleine-fische-web-stays = resta
kleine-fische-web-steal-from = { $seat } ruba a { $victim_seat }
kleine-fische-web-steal-takes = { $seat } ne ruba { $taken } a { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } tiene tutto
kleine-fische-web-steal-chance = { $good } su { $faces }
kleine-fische-web-steal-whom = A chi vuoi rubare?
kleine-fische-web-steal-how-many = Quanti a { $victim_seat }?
kleine-fische-web-steal-rolled = Tirato { $result }, serviva { $number }
kleine-fische-web-rainbow-lay = Tocca il mazzetto che deve valere { $shells }.
kleine-fische-web-swum = C’è una sola corsia libera: { $seat } nuota { $way }.
kleine-fische-web-odds-show = Mostra il rischio di coppia
kleine-fische-web-odds-hide = nascondi
kleine-fische-web-odds-new = { $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
}
kleine-fische-web-odds-pair = coppia { $percent }%
kleine-fische-web-odds-keep = con una coppia ne restano { $keeps } su { $open }
kleine-fische-web-odds-none = Davanti non c’è nessun pesce nascosto: nuotare ancora termina l’immersione, e non può uscire una coppia.
kleine-fische-web-odds-all = { $unseen ->
    [one] su 1 pesce mai visto
   *[other] su { $unseen } pesci mai visti
}
kleine-fische-web-odds-bar = Pesci mai visti: { $unseen }, nuovi: { $count }; probabilità di una coppia: { $percent }%
kleine-fische-web-hand = Le tue grotte
kleine-fische-web-caves = Grotte: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}
kleine-fische-web-album = Album di { $seat }: di ogni specie conta il pesce migliore
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: manca
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = guarda { $way }
kleine-fische-web-on-boat = sulla barca
kleine-fische-web-turn = in immersione

## Che cosa dice il pulsante di conferma, e come si sceglie

kleine-fische-web-deed-swim = Nuota { $way }
kleine-fische-web-deed-swim-then = Nuota { $way } e scoprilo
kleine-fische-web-deed-dash = Usa le pinne
kleine-fische-web-deed-jump = Tuffati e guarda { $way }
kleine-fische-web-deed-risk = Una coppia: { $percent }%
kleine-fische-web-deed-lost = Lì non c’è nessun pesce: il tuo turno finisce senza niente.
kleine-fische-web-deed-ends = Lì non c’è nessun pesce: la tua immersione finisce, tieni { $keeps }.
kleine-fische-web-deed-reveal = Scoprilo
kleine-fische-web-deed-pair = Ancora { FORM($fish, "un") }: una coppia!
kleine-fische-web-deed-explore = Esplora la grotta
kleine-fische-web-deed-peek = Guardalo
kleine-fische-web-deed-enough = Spegni la lampada
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = { $keeps ->
    [one] Tieni 1 pesce.
   *[other] Tieni { $keeps } pesci.
}
kleine-fische-web-deed-octopus = Muovi la piovra
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 passo
   *[other] { $cost } passi
}
kleine-fische-web-deed-meets = Raggiunge { $seats }: poi puoi rubare.
kleine-fische-web-deed-stay = Lascia lì la piovra
kleine-fische-web-deed-rob = Ruba a { $victim_seat }
kleine-fische-web-deed-spare = Non rubare niente
kleine-fische-web-deed-announce = Tira per { $number }
kleine-fische-web-deed-chance = { $good } su { $faces }
kleine-fische-web-deed-red = La faccia rossa ti costa { $loss ->
    [one] un pesce
   *[other] { $loss } pesci
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = Accetta il tiro
kleine-fische-web-deed-exchange = Scambiali
kleine-fische-web-deed-rainbow = Posalo { FORM($fish, "sul") }
kleine-fische-web-deed-nowhere = Non posarlo
kleine-fische-web-how-jump = Tocca una freccia accanto a una carta della fila in alto. Tocca il segno di una barca per portarla lì.
kleine-fische-web-how-move = Tocca una carta davanti per scoprirla, o una freccia per nuotare da quella parte.
kleine-fische-web-how-choice = Tocca una carta davanti per scoprirla, una freccia per nuotare da quella parte, o Fermati.
kleine-fische-web-how-reveal = Tocca una delle carte con un occhio.
kleine-fische-web-how-explore = Tocca una carta con un occhio, o la grotta.
kleine-fische-web-how-octopus = Tocca una corsia con un numero: sono i passi che ci vogliono. Se raggiunge un avversario puoi provare a rubare.
kleine-fische-web-how-octopus-nobody = Non raggiunge nessun avversario. Per bloccare una corsia, toccane una con un numero.
kleine-fische-web-how-announce = Tocca un numero: più ne vuoi, più è difficile.
kleine-fische-web-how-exchange = Tocca una grotta della fila in alto, poi un pesce.
kleine-fische-web-how-rainbow = Tocca un mazzetto del tuo album.
kleine-fische-web-how-peek = Tocca un pesce coperto qualsiasi: lo vedrai solo tu.

## Che cosa succede, detto mentre si vede

kleine-fische-web-told-swam = { $seat } nuota { $way }.
kleine-fische-web-told-revealed = { $seat } scopre { FORM($fish, "un") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } tira il dado della piovra…

## Che cosa si vede su un telefono

kleine-fische-web-fact-kinds = Hai { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
} di { $kinds ->
    [one] una specie
   *[other] { $kinds } specie
}; le specie sono { $all }.
kleine-fische-web-fact-points = I tuoi migliori pesci di ogni specie valgono finora { count-points }.

## Che cosa sono le cose

kleine-fische-web-about-hidden = Un pesce coperto
kleine-fische-web-about-hidden-text = Nuota in una corsia accanto e scoprilo. Ci sono { $kinds } specie, { $each } pesci per ciascuna, da una a quattro conchiglie.
kleine-fische-web-about-open-text = Il { $number }º scoperto in questa immersione. Un secondo pesce di questa specie li farebbe tornare coperti tutti e due, con tutto ciò che sta in mezzo.
kleine-fische-web-about-points-text = Dopo l’immersione ogni punto piovra ti fa muovere la piovra di una corsia.
kleine-fische-web-about-known-text = È di nuovo coperto, ma l’hai visto.
kleine-fische-web-about-cave = Una grotta: { $needs }
kleine-fische-web-about-cave-text = Nuota qui accanto quando i pesci scoperti sono esattamente { $needs }: allora puoi esplorarla. La sua carta è tua, e l’immersione finisce.
kleine-fische-web-about-gap = Un vuoto
kleine-fische-web-about-gap-text = Si riempie dal mazzo quando il turno è finito.
kleine-fische-web-about-diver = Il sub di { $seat }
kleine-fische-web-about-diver-text = I sub non si intralciano mai. Per rubare porta la piovra su un avversario.
kleine-fische-web-about-diver-own = Nuoti solo in avanti: attraverso l’incrocio davanti, dritto o svoltando. La luce della lampada mostra dove guardi.
kleine-fische-web-about-octopus = La piovra
kleine-fische-web-about-octopus-text = Nessuno può entrare nella sua corsia. I punti piovra sui tuoi pesci la muovono dopo la tua immersione. Se raggiunge un avversario puoi provare a rubare.
kleine-fische-web-about-deck-text = Da qui si riempiono i vuoti della scogliera. Quando non basta più per un vuoto, la partita è finita.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 e una faccia rossa. Per rubare devi tirare almeno quanto hai annunciato; con la faccia rossa è l’altro a prendere un pesce a te.
kleine-fische-web-about-boat = La barca
kleine-fische-web-about-boat-text = Da qui i sub si tuffano nel loro primo turno, accanto a un pesce della fila in alto. Dopo non serve più.
kleine-fische-web-about-lane-text = Sub e piovra nuotano lungo le corsie. Dopo aver nuotato scopri un pesce accanto alla tua corsia.
kleine-fische-web-about-cave-fins = Una volta: nuota fino a { $power } passi invece di uno.
kleine-fische-web-about-cave-lamp = Una volta, prima di nuotare: guarda { $power ->
    [one] un pesce coperto
   *[other] fino a { $power } pesci coperti
} dove vuoi.
kleine-fische-web-about-cave-octo = Una volta: { $power } passi in più per la piovra, anche senza punti piovra.
kleine-fische-web-about-cave-reroll = Una volta: ripeti un tiro andato male{ $power ->
    [one] {""}
   *[other] , fino a { $power } volte
}.
kleine-fische-web-about-cave-rainbow = Non si gioca. Alla fine fa valere quattro conchiglie una delle tue specie.
kleine-fische-web-about-cave-chest = Non si gioca. Si apre alla fine: meno punti hai, più ne porta: 1, 3, 5 o 7.
kleine-fische-web-about-pile = { $seat }: { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}
kleine-fische-web-about-pile-hidden = Si sa solo quanti sono, non quali. I pesci di una pila si possono rubare; le grotte no.
kleine-fische-web-about-pile-own = Alla fine conta solo il tuo pesce migliore di ogni specie.
kleine-fische-web-about-caves = Grotte di { $seat }
kleine-fische-web-about-caves-text = Ognuna si può giocare una volta, dal turno successivo. Quelle non usate valgono un punto alla fine. Non si possono rubare.
kleine-fische-web-about-of = { $count } su { $all }
kleine-fische-web-about-row-where = Dove
kleine-fische-web-about-row-place = Posto
kleine-fische-web-about-row-open = Pesci scoperti ora
kleine-fische-web-about-row-shells = Conchiglie
kleine-fische-web-about-row-octopus = Punti piovra
kleine-fische-web-about-row-kinds = Specie
kleine-fische-web-about-row-points = Punti finora
kleine-fische-web-about-row-cave = Grotta { $needs }
