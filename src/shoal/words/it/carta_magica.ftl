# Carta Magica

carta-magica-option-round-cap = Fine dopo questo numero di round (per partite tra bot; 0 vuol dire mai)

# Cose

carta-magica-gold = oro
    .one = oro
carta-magica-goods = merci
    .one = merce
carta-magica-magic = magia
    .one = magia

carta-magica-symbol-wind = vento
carta-magica-symbol-hammer = martello
carta-magica-symbol-goods = merci
carta-magica-symbol-magic = magia
carta-magica-symbol-adventure = carta avventura
carta-magica-symbol-storm = tempesta

# Che cosa mostra la freccia.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = nord
carta-magica-direction-e = est
carta-magica-direction-s = sud
carta-magica-direction-w = ovest

carta-magica-space-blue = mare aperto
carta-magica-space-black-harbour = un porto nero
carta-magica-space-red-harbour = un porto rosso
carta-magica-space-windless = bonaccia
carta-magica-space-gray = una secca
carta-magica-space-cliff = uno scoglio
carta-magica-space-island = terra
carta-magica-space-middle-island = l’isola centrale
carta-magica-space-golden-border = il bordo dorato

carta-magica-condition-sound = intatta
carta-magica-condition-becalmed = in bonaccia
carta-magica-condition-damaged = danneggiata

carta-magica-ship-ivory = avorio
carta-magica-ship-emerald = smeraldo
carta-magica-ship-ochre = ocra
carta-magica-ship-violet = viola

carta-magica-kind-good-weather = Bel tempo
carta-magica-kind-repair = Riparazione
carta-magica-kind-lucky-wind = Vento in poppa
carta-magica-kind-spin-again = Gira di nuovo
carta-magica-kind-telescope = Cannocchiale
carta-magica-kind-curse = Maledizione

carta-magica-captain-cr1 = Cartografa
carta-magica-captain-cr2 = Astronomo
carta-magica-captain-cr3 = Mercante di spezie
carta-magica-captain-cr4 = Corsaro
carta-magica-captain-cr5 = Alchimista
carta-magica-captain-cr6 = Naturalista
carta-magica-captain-cr7 = Pescatrice di perle
carta-magica-captain-cr8 = Fonditore di campane

carta-magica-challenge-qu1 = Le terrazze sommerse
carta-magica-challenge-qu2 = I fari silenziosi
carta-magica-challenge-qu3 = Il parlamento dei coralli
carta-magica-challenge-qu4 = I giardini delle tartarughe
carta-magica-challenge-qu5 = L’osservatorio delle falene
carta-magica-challenge-qu6 = Il quartiere delle lanterne
carta-magica-challenge-qu7 = Il coro delle conchiglie
carta-magica-challenge-qu8 = I ponti dei serpenti

carta-magica-harbour-bk1 = Boccacorvo
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Port Sable
carta-magica-harbour-bk4 = Portonotte
carta-magica-harbour-rd1 = Rada Carminio
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Porto Cinabro
carta-magica-harbour-rd4 = Rubra

carta-magica-talisman-tl01 = Occhio d’ambra
carta-magica-talisman-tl02 = Fischietto d’osso
carta-magica-talisman-tl03 = Mano di corallo
carta-magica-talisman-tl04 = Tartaruga di giada
carta-magica-talisman-tl05 = Falena d’argento
carta-magica-talisman-tl06 = Lanterna del gufo
carta-magica-talisman-tl07 = Conchiglia a spirale
carta-magica-talisman-tl08 = Anello del serpente
carta-magica-talisman-tl09 = Bussola lunare
carta-magica-talisman-tl10 = Campana delle tempeste
carta-magica-talisman-tl11 = Disco solare
carta-magica-talisman-tl12 = Piuma di fenice
carta-magica-talisman-tl13 = Perla del drago
carta-magica-talisman-tl14 = Astrolabio stellare
carta-magica-talisman-tl15 = Cuore del mare
carta-magica-talisman-tl16 = Corona delle maree

carta-magica-monster-ad26 = Balena barbuta
    .art = la Balena barbuta
carta-magica-monster-ad27 = Anguilla lanterna
    .art = l’Anguilla lanterna
carta-magica-monster-ad28 = Granchio cornuto
    .art = il Granchio cornuto
carta-magica-monster-ad29 = Sirena a due code
    .art = la Sirena a due code
carta-magica-monster-ad30 = Razza specchio
    .art = la Razza specchio
carta-magica-monster-ad31 = Leviatano a molla
    .art = il Leviatano a molla
carta-magica-monster-ad32 = Grande kraken
    .art = il Grande kraken

# Una carta avventura con i numeri che ci sono stampati.
carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] Pagamento merci { $value }
    [monster] { $name } (forza { $strength }, { $value } oro)
   *[other] { $name }
 }

carta-magica-use-again = la freccia gira un’altra volta
carta-magica-use-shelter = questa nave resta dov’è
carta-magica-use-telescope = uno sguardo in cima al mazzo
carta-magica-use-curse = i talismani in mostra tornano nel mazzo
carta-magica-use-escape = fuori dalla bonaccia
carta-magica-use-repair = la nave è riparata
carta-magica-use-lucky = la nave può navigare più lontano

carta-magica-payment-trade = una moneta d’oro
carta-magica-payment-talisman = un talismano
carta-magica-payment-tow = il rimorchio
carta-magica-payment-repair = la riparazione
carta-magica-payment-card = la carta pagamento
carta-magica-payment-taming = il mostro

carta-magica-bought-shown = tra i talismani in mostra
carta-magica-bought-unseen = dal mazzo, alla cieca

carta-magica-outcome-blown = spinta via, senza danni
carta-magica-outcome-harbour = spinta in un porto
carta-magica-outcome-becalmed = in bonaccia
carta-magica-outcome-sheltered = protetta da Bel tempo
carta-magica-outcome-unaffected = era già ferma, la tempesta passa oltre
carta-magica-outcome-ship = danneggiata contro un’altra nave
carta-magica-outcome-gray = danneggiata su una secca
carta-magica-outcome-cliff = danneggiata contro uno scoglio
carta-magica-outcome-island = danneggiata contro la terra
carta-magica-outcome-middle-island = danneggiata contro l’isola centrale
carta-magica-outcome-golden-border = danneggiata contro il bordo dorato

# Che cosa aspetta il tavolo

carta-magica-ask-captain = Scegli il tuo personaggio.
carta-magica-wait-captain = { $seat } sceglie un personaggio.
carta-magica-ask-challenge = Scegli la tua sfida.
carta-magica-wait-challenge = { $seat } sceglie una sfida.
carta-magica-ask-home = Metti la tua nave in un porto libero: è casa tua.
carta-magica-wait-home = { $seat } sceglie un porto di casa.
carta-magica-ask-start = Gira la freccia.
carta-magica-wait-start = { $seat } gira la freccia.
carta-magica-ask-kept = La freccia mostra { carta-magica-spin }. Tieni questo giro, o giochi Gira di nuovo?
carta-magica-wait-kept = La freccia mostra { carta-magica-spin }. { $seat } può giocare Gira di nuovo.
carta-magica-ask-direction = Arriva una tempesta! Gira per sapere dove soffia.
carta-magica-wait-direction = Arriva una tempesta! { $seat } gira per sapere dove soffia.
carta-magica-ask-weather = La tempesta soffia verso { $towards }. Giochi Bel tempo?
carta-magica-wait-weather = La tempesta soffia verso { $towards }. { $seat } può giocare Bel tempo.
carta-magica-ask-choose = La freccia mostra { carta-magica-spin }. Scegli un’azione; { $way ->
    [free] potresti navigare di { carta-magica-spaces }
    [freed] una volta libera la nave, potresti navigare di { carta-magica-spaces }
   *[none] ora non si può navigare
 }.
carta-magica-spaces = { $steps ->
    [one] una casella
   *[other] { $steps } caselle
  }
carta-magica-wait-choose = La freccia mostra { carta-magica-spin }. { $seat } sceglie un’azione.
carta-magica-ask-sail = Scegli dove navigare: { carta-magica-spaces } al massimo.
carta-magica-wait-sail = { $seat } può navigare di { carta-magica-spaces } al massimo.
carta-magica-ask-pay = Paga { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } per { $purpose }, con carte o in gettoni.
carta-magica-wait-pay = { $seat } paga { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } per { $purpose }.
carta-magica-ask-peek = Pesca una carta avventura.
carta-magica-wait-peek = { $seat } sta per pescare una carta avventura.
carta-magica-ask-look = Con il Cannocchiale vedi { $count ->
    [one] 1 carta. Prendila.
   *[other] { $count } carte. Prendine una.
 }
carta-magica-wait-look = { $seat } guarda { $count ->
    [one] 1 carta con il Cannocchiale e la prende.
   *[other] { $count } carte con il Cannocchiale e ne prende una.
 }
carta-magica-ask-stow = Rimetti a posto le altre carte: quale va in cima?
carta-magica-wait-stow = { $seat } rimette a posto le altre carte; una va in cima.
carta-magica-ask-income = { carta-magica-card }: subito nella stiva, o tieni la carta per pagare?
carta-magica-wait-income = { $seat } ha pescato { carta-magica-card }: gettoni subito, o una carta per dopo.
carta-magica-ask-tame = Un mostro: { carta-magica-card }. Quanta magia spendi?
carta-magica-wait-tame = Un mostro: { carta-magica-card }. { $seat } sceglie quanta magia spendere.
carta-magica-ask-visit-black = { $sales ->
    [0] La tua nave è a { $harbour } e non hai niente da scambiare.
   *[other] A { $harbour } puoi scambiare merci con oro.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } è a { $harbour } e non ha niente da scambiare.
   *[other] { $seat } può scambiare merci con oro a { $harbour }.
  }
carta-magica-ask-visit-black-duty = A { $harbour } { $able ->
    [yes] puoi scambiare merci con oro, e devi
   *[no] devi
 } pescare una carta avventura.
carta-magica-wait-visit-black-duty = A { $harbour } { $seat } { $able ->
    [yes] può scambiare merci con oro, e deve
   *[no] deve
 } pescare una carta avventura.
carta-magica-ask-visit-red = { $purchases ->
    [0] La tua nave è a { $harbour }; ora il tuo oro non basta per un talismano.
   *[other] A { $harbour } puoi comprare talismani.
 }
carta-magica-wait-visit-red = { $seat } può comprare talismani a { $harbour }.
carta-magica-ask-battle = Accanto a te c’è una nave con un talismano che cerchi. Attacchi?
carta-magica-wait-battle = { $seat } è accanto a una nave con un talismano della propria sfida, e può attaccare.
carta-magica-ask-defend = Gira per difenderti da { $target_seat }.
carta-magica-wait-defend = { $seat } gira per difendersi da { $target_seat }.
carta-magica-ask-loot = Hai vinto: prendi una carta a { $target_seat }, o passa.
carta-magica-wait-loot = { $seat } ha vinto e può prendere una carta a { $target_seat }.
carta-magica-ask-propose = Proponi a { $target_seat } di scambiarvi di posto, o passa.
carta-magica-wait-propose = { $seat } può proporre a { $target_seat } uno scambio di posto.
carta-magica-ask-answer = { $target_seat } propone di scambiarvi di posto. Accetti?
carta-magica-wait-answer = { $target_seat } propone a { $seat } uno scambio di posto.

# Perché no

carta-magica-refuse-spin = Adesso non si gira la freccia.
carta-magica-refuse-keep = Adesso non c’è niente da tenere.
carta-magica-refuse-no-card = Non hai in mano { $card }.
carta-magica-refuse-again = Gira di nuovo si gioca subito dopo un tuo giro.
carta-magica-refuse-choose = L’azione si sceglie subito dopo il primo giro del tuo turno.
carta-magica-refuse-symbol = Lo spicchio con { $number } non ha questo segno: { $symbol }.
carta-magica-refuse-no-adventures = Non ci sono più carte avventura da pescare.
carta-magica-refuse-hemmed-in = Nessuna casella vicina è libera: non puoi navigare, quindi non c’è niente da pagare.
carta-magica-refuse-not-becalmed = La tua nave non è in bonaccia.
carta-magica-refuse-not-damaged = La tua nave non è danneggiata.
carta-magica-refuse-free-anyway-wind = La freccia mostra vento: esci gratis dalla bonaccia.
carta-magica-refuse-free-anyway-hammer = La freccia mostra il martello: la riparazione non costa niente.
carta-magica-refuse-too-poor = Servono { $price } { $kind }; ne hai { $held }.
carta-magica-refuse-lucky = Vento in poppa si gioca quando navighi.
carta-magica-refuse-becalmed = La tua nave è in bonaccia e non c’è vento: paga { $price } merci, gioca Vento in poppa, o aspetta.
carta-magica-refuse-damaged = La tua nave è danneggiata e non c’è il martello: paga { $price } oro, gioca Riparazione, o aspetta.
carta-magica-refuse-sail-now = Non è il momento di navigare.
carta-magica-refuse-same-space = Parti già da { $cell }: scegli un’altra casella.
carta-magica-refuse-windless = In { $cell } c’è bonaccia: le navi ci arrivano solo spinte dalla tempesta.
carta-magica-refuse-blocked = In { $cell } c’è { $space }: lì non naviga nessuna nave.
carta-magica-refuse-occupied = In { $cell } c’è la nave di { $other_seat }.
carta-magica-refuse-no-way = Navi e porti chiudono ogni rotta per { $cell }.
carta-magica-refuse-too-far = { $cell } è a { $needed } passi; ne puoi fare { $steps }.
carta-magica-refuse-visit = Si commercia solo durante una visita a un porto.
carta-magica-refuse-black-only = Le merci diventano oro solo in un porto nero.
carta-magica-refuse-gold-full = Hai già { $limit } oro, che è il massimo.
carta-magica-refuse-red-only = I talismani si vendono solo in un porto rosso.
carta-magica-refuse-deck-empty = Il mazzo dei talismani è vuoto.
carta-magica-refuse-no-talisman = Nel posto { $number } non c’è nessun talismano in mostra.
carta-magica-refuse-duty = Prima di lasciare il porto devi pescare la sua carta avventura.
carta-magica-refuse-curse = Maledizione si gioca nel tuo turno: prima del giro, quando scegli, o in un porto.
carta-magica-refuse-no-display = Non c’è nessun talismano in mostra da rimescolare.
carta-magica-refuse-no-duty = Qui non hai carte da pescare.
carta-magica-refuse-draw = Adesso non devi pescare nessuna carta.
carta-magica-refuse-telescope = Il Cannocchiale si usa quando stai per pescare.
carta-magica-refuse-look = Adesso non stai scegliendo una carta con il Cannocchiale.
carta-magica-refuse-not-seen = { carta-magica-card } non è tra le carte che hai visto.
carta-magica-refuse-cash = Una carta guadagno diventa gettoni solo nel momento in cui si pesca.
carta-magica-refuse-tame = Adesso non c’è nessun mostro da domare.
carta-magica-refuse-pay = Adesso non c’è niente da pagare.
carta-magica-refuse-not-yours = Non hai in mano { carta-magica-card }.
carta-magica-refuse-wrong-kind = { carta-magica-card } non vale come { $kind }.
carta-magica-refuse-superfluous = Con { carta-magica-card } paghi troppo: una carta sarebbe inutile, o ne hai una uguale da usare prima.
carta-magica-refuse-shelter = Bel tempo si gioca quando si sa dove soffia la tempesta.
carta-magica-refuse-attack = Puoi attaccare solo dopo aver navigato, e una volta sola.
carta-magica-refuse-nobody = { $seat_word }: lì non c’è nessuno da attaccare.
carta-magica-refuse-not-beside = { $other_seat } non è accanto a te.
carta-magica-refuse-helpless = La nave di { $other_seat } è danneggiata o in bonaccia e non si può attaccare.
carta-magica-refuse-no-prize = { $other_seat } non ha talismani della tua sfida.
carta-magica-refuse-loot = Adesso non c’è niente da prendere.
carta-magica-refuse-not-theirs = { $other_seat } non ha quella carta.
carta-magica-refuse-swap = Ci si scambia di posto solo dopo una propria battaglia.
carta-magica-refuse-accept = Nessuno ti ha proposto uno scambio di posto.
carta-magica-refuse-pass = Adesso non c’è niente da rifiutare.
carta-magica-refuse-captain = I personaggi si scelgono prima della partita.
carta-magica-refuse-challenge = Le sfide si scelgono prima della partita, dopo il personaggio.
carta-magica-refuse-home = I porti di casa si scelgono prima della partita, dopo le sfide.
carta-magica-refuse-taken = Ce l’ha già { $other_seat }.

# Che cosa è successo

# Un porto con il suo nome, ogni altra casella con lettera e numero.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } naviga come { $name }.
carta-magica-event-challenge-chosen = { $seat } accetta la sfida «{ $name }»: { $talismans }.
carta-magica-event-placed = { $seat } sceglie { $name } come porto di casa.
carta-magica-event-turn = Round { $round }: { $seat } inizia il turno.
carta-magica-event-spun = { $seat } gira: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } tiene il giro.
carta-magica-event-played = { $seat } gioca { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } aspetta.
# Quanto di qualcosa: le merci si contano, oro e magia no.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 merce
       *[other] { $taken } merci
    }
   *[other] { $taken } { $kind_name }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 merce
       *[other] { $amount } merci
    }
   *[other] { $amount } { $kind_name }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } ha già { $left } { $kind_name } e non può caricare altro.
   *[other] { $seat } prende { carta-magica-taken } e arriva a { $left }.
 }
carta-magica-event-sailed = { $seat } naviga di { carta-magica-spaces } fino a { carta-magica-place }{ $freed ->
    [yes] , con la nave di nuovo libera.
   *[no] .
 }
carta-magica-event-storm = Una tempesta soffia verso { $towards }.
carta-magica-event-braved = { $seat } affronta la tempesta.
carta-magica-event-blown = La nave di { $seat } ({ carta-magica-place }): { $result }.
carta-magica-event-visiting = { $seat } può commerciare nel porto senza navigare.
carta-magica-event-owing = { $seat } deve pagare { carta-magica-amount }.
carta-magica-event-laid = { $seat } usa { carta-magica-card } per pagare.
carta-magica-event-paid = { $seat } paga { carta-magica-amount } per { $purpose }{ $change ->
    [0] .
   *[other] {" "}e riceve { $change } di resto.
 }
carta-magica-event-traded = { $seat } riceve { $taken } oro e arriva a { $left }.
carta-magica-event-bought = { $seat } compra { $name } { $how }.
carta-magica-event-left = { $seat } ha finito nel porto.
carta-magica-event-cursed = Nuovi talismani in mostra: { $names }.
carta-magica-event-about-to-draw = { $seat } sta per pescare una carta avventura.
carta-magica-event-lapsed = Non ci sono più carte avventura da pescare.
carta-magica-event-rebuilt = Gli scarti si rimescolano in un nuovo mazzo di { $pile }.
carta-magica-event-looked = { $seat } guarda { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
 } del mazzo{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] Pagamento merci { $value_1 }
    [monster] { $name_1 } (forza { $strength_1 }, { $value_1 } oro)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] Pagamento merci { $value_2 }
    [monster] { $name_2 } (forza { $strength_2 }, { $value_2 } oro)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] Pagamento merci { $value_3 }
    [monster] { $name_3 } (forza { $strength_3 }, { $value_3 } oro)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } prende { carta-magica-card }.
carta-magica-event-stowed = { $seat } rimette le altre carte sul mazzo{ $known ->
    [yes] , in cima { carta-magica-card }.
   *[no] .
 }
carta-magica-event-drew = { $seat } pesca { carta-magica-card }.
carta-magica-event-kept = { $seat } tiene { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } cambia la carta, ma ha già { $left } { $kind_name } e non può caricare altro.
   *[other] { $seat } cambia la carta in { carta-magica-taken } e arriva a { $left }.
 }
carta-magica-event-unpaid = { $seat } non può pagare { $amount ->
    [one] 1 merce
   *[other] { $amount } merci
 } e salterà un turno.
carta-magica-event-settled-card = { $seat } ha pagato la carta.
carta-magica-event-faced = { $seat } affronta { FORM($name, "art") } (forza { $strength }, { $value } oro) con { $magic } magia.
carta-magica-event-tamed = { $seat } arriva a { $total } e doma { FORM($name, "art") }: { $gold } oro.
carta-magica-event-untamed = { $seat } arriva solo a { $total } contro { $strength }: { FORM($name, "art") } fugge, { $goods ->
    [0] e non c’erano merci da perdere
    [one] e l’unica merce a bordo è persa
   *[other] e tutte le { $goods } merci a bordo sono perse
 }.
carta-magica-event-returned = { $seat } ha fatto il giro dell’isola ed è a casa!
carta-magica-event-last-round = Questo round è l’ultimo.
carta-magica-event-attacked = { $seat } attacca { $target_seat }.
carta-magica-event-won = { $attack } contro { $defence }: la battaglia va a { $winner_seat }.
carta-magica-event-tied = { $attack } contro { $defence }: nessuno vince la battaglia.
carta-magica-event-looted = { $seat } prende { carta-magica-card } a { $loser_seat }.
carta-magica-event-spared = { $seat } non prende niente a { $loser_seat }.
carta-magica-event-proposed = { $seat } propone a { $target_seat } uno scambio di posto.
carta-magica-event-swapped = { $seat } e { $target_seat } si scambiano di posto.
carta-magica-event-refused = { $seat } resta.
carta-magica-event-passed = { $seat } passa.
carta-magica-event-skipped = { $seat } salta un turno.
carta-magica-event-ended = Il viaggio è finito dopo { $round ->
    [one] un round
   *[other] { $round } round
 }.
carta-magica-event-stopped = Stop dopo { $round ->
    [one] un round
   *[other] { $round } round
 }; nessuno è a casa.

# Da dove vengono i punti

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name }, dalla sfida
carta-magica-tally-gold = oro
carta-magica-tally-gold-cards = oro su carte tenute
carta-magica-tally-returned = giro dell’isola e ritorno

# Il tabellone a parole

carta-magica-board-round = Round { $round }
carta-magica-board-last-round = Ultimo round
carta-magica-board-display = Talismani
carta-magica-board-deck = { $count } nel mazzo
carta-magica-board-pile = Avventure: { $pile } nel mazzo, { $discards } usate
carta-magica-board-bank = Banca: { $gold } oro { $goods } merci { $magic } magia
carta-magica-board-arrow = Freccia: { carta-magica-spin }
carta-magica-board-telescope = Viste con il Cannocchiale, dall’alto: { $cards }
carta-magica-board-among = Viste prima, tra le prime { $depth }: { $cards }
carta-magica-board-legend = ° b r raggiungibile · o bonaccia · x secca · ^ scoglio · # M terra · *in bonaccia !danneggiata
carta-magica-board-player = giocatore
carta-magica-board-ship = nave
carta-magica-board-home = casa
carta-magica-board-progress = giro
carta-magica-board-points = punti
carta-magica-board-missed = salta { $count }
carta-magica-board-pending = può commerciare
carta-magica-board-returned = a casa
carta-magica-board-wants = cerca { $names }
