### Kleine Fische ganz groß en el navegador: nombres de destinos, botones, el panel junto al tablero

kleine-fische-web-summary = { $left ->
    [0] Mazo vacío
    [one] 1 carta en el mazo
   *[other] { $left } cartas en el mazo
}

## El tablero

kleine-fische-web-board = El arrecife: cinco filas de cinco cartas con calles entre ellas
kleine-fische-web-board-keys = Las flechas van de destino en destino; con Mayús, de carta en carta. Intro elige.
kleine-fische-web-card-gap = { $place }, hueco
kleine-fische-web-card-hidden = { $place }, pez oculto
kleine-fische-web-card-known = { $place }, boca abajo, ya visto: { FORM($fish, "low") }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { FORM($fish, "low") }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 punto de pulpo
   *[other] , { $octopus } puntos de pulpo
}, destapado con el número { $number }
kleine-fische-web-card-cave = { $place }, cueva que necesita { $needs } peces destapados; { $open ->
    [one] hay 1
   *[other] hay { $open }
}
kleine-fische-web-column = Barca encima de la columna { $column }
kleine-fische-web-swap-cave = Cambiar la cueva: { $place }
kleine-fische-web-diver = { $seat } { $lane }, mirando { $way }
kleine-fische-web-diver-boat = { $seat } en la barca
kleine-fische-web-octopus-at = El pulpo está { $lane }
kleine-fische-web-octopus-home = El pulpo está en su cueva
kleine-fische-web-open-of = { $open } de { $needs } destapados
kleine-fische-web-of = { $open } de { $needs }
kleine-fische-web-explore-now = ¡explora!
kleine-fische-web-deck = mazo
kleine-fische-web-die = dado del pulpo
kleine-fische-web-octopus-cave = cueva del pulpo

## Acciones, dichas como partes de una frase

kleine-fische-web-swim = nadar { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, en { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}: { $offer }
kleine-fische-web-jump = saltar { $lane }, mirando { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] destapar la { $places }
   *[other] destapar una de dos: { $places }
}
kleine-fische-web-offer-cave = la cueva necesita { $needs } peces destapados, de momento hay { $open }
kleine-fische-web-offer-lost = no hay ningún pez al lado, así que tu turno acaba ahí sin nada
kleine-fische-web-offer-ends = no hay ningún pez al lado, así que tu inmersión acaba ahí; conservas { $keeps ->
    [one] el pez destapado
   *[other] los { $keeps } peces destapados
}
kleine-fische-web-then-reveal = destapar la { $place }
kleine-fische-web-then-known = destapar la { $place }: es un { FORM($fish, "low") }
kleine-fische-web-then-bust = destapar la { $place }: es un { FORM($fish, "low") }, ¡pareja!
kleine-fische-web-then-explore = explorar la cueva, { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = explorar la cueva, { $place }: hay { $needs } peces destapados
kleine-fische-web-peek = mirar la { $place }
kleine-fische-web-enough = apagar la linterna
kleine-fische-web-stop-name = parar y conservar { $keeps ->
    [one] 1 pez
   *[other] { $keeps } peces
}, puntos de pulpo: { $points }
kleine-fische-web-octopus = mover el pulpo { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = mover el pulpo hasta { $seats }, { kleine-fische-web-deed-steps }: después puedes robar
kleine-fische-web-stay = dejar el pulpo donde está
kleine-fische-web-rob = robar a { $victim_seat }, que tiene { $fish ->
    [one] 1 pez
   *[other] { $fish } peces
}
kleine-fische-web-announce = intentar quitarle { $number } a { $victim_seat }: lo logran { $good } de { $faces } caras; { $bad } de { $faces } te cuesta { $loss ->
    [one] un pez
   *[other] { $loss } peces
}
kleine-fische-web-spare = no robar nada
kleine-fische-web-again = tirar otra vez
kleine-fische-web-accept = aceptar la tirada: { $loss ->
    [0] no se roba nada
    [one] pierdes un pez
   *[other] pierdes { $loss } peces
}
kleine-fische-web-use = jugar { $cave }
kleine-fische-web-exchange = cambiar la cueva ({ $place }) por un pez ({ $other })
kleine-fische-web-rainbow = poner el pez arcoíris sobre el { FORM($fish, "low") }: { $gain ->
    [one] 1 punto más
   *[other] { $gain } puntos más
}
kleine-fische-web-rainbow-nowhere = no poner el pez arcoíris

## Los dos botones

kleine-fische-web-button-stop = Parar
kleine-fische-web-button-stop-small = conservas { $keeps }{ $points ->
    [0] {""}
   *[other] , pulpo { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = primero destapa un pez
kleine-fische-web-button-stop-early = primero hay que nadar
kleine-fische-web-button-enough = Basta
kleine-fische-web-button-enough-small = apagar la linterna
kleine-fische-web-button-stay = Dejarlo
kleine-fische-web-button-stay-small = { $count ->
    [0] dejar el pulpo
    [one] te llevas 1 pez
   *[other] te llevas { $count } peces
}
kleine-fische-web-button-spare = No robar
kleine-fische-web-button-spare-small = dejarlos ir
kleine-fische-web-button-accept = Aceptar
kleine-fische-web-button-accept-small = { $loss ->
    [0] no se roba nada
    [one] pierdes un pez
   *[other] pierdes { $loss } peces
}
kleine-fische-web-button-nowhere = No ponerlo
kleine-fische-web-button-nowhere-small = sobre ninguna pila
kleine-fische-web-button-swim = Seguir nadando
kleine-fische-web-button-swim-ends = { $way }: acaba, conservas { $keeps }
kleine-fische-web-button-swim-lost = { $way }: sin peces, turno perdido
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] un pez
   *[other] uno de { $count } peces
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent } % de pareja
kleine-fische-web-button-jump = Saltar
kleine-fische-web-button-exchange = Cambiar
kleine-fische-web-button-reveal = Destapar
kleine-fische-web-button-reveal-odds = { $percent } % de pareja
kleine-fische-web-button-explore = Explorar
kleine-fische-web-button-explore-small = su número coincide
kleine-fische-web-button-peek = Mirar
kleine-fische-web-button-octopus = Moverlo
kleine-fische-web-button-octopus-none = sin pasos
kleine-fische-web-button-octopus-to = { $cost ->
    [one] un paso
   *[other] { $cost } pasos
}
kleine-fische-web-button-octopus-meets = hasta { $seats }, y a robar
kleine-fische-web-button-rob = Robar
kleine-fische-web-button-announce = Tirar
kleine-fische-web-button-announce-go = por { $number }: { $good } de { $faces }
kleine-fische-web-button-again = Volver a tirar
kleine-fische-web-button-again-none = no tienes carta para eso
kleine-fische-web-button-use = Jugar la carta
kleine-fische-web-button-rainbow = Ponerlo
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } bucea

## El panel

kleine-fische-web-open = arriba
kleine-fische-web-kept = conservado
kleine-fische-web-photos = Peces destapados, en el orden en que salieron
kleine-fische-web-photos-none = Todavía no hay peces destapados: cada especie nueva cuenta; la misma dos veces es una pareja.
kleine-fische-web-next = el siguiente
kleine-fische-web-bust = ¡{ $fish } repetido! Se dan la vuelta del número { $from } al { $to }.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Antes de la pareja no había nada.
    [one] El de antes de la pareja se queda.
   *[other] Los { $kept } de antes de la pareja se quedan.
}
kleine-fische-web-pair = la pareja
kleine-fische-web-between = destapado en medio: también se da la vuelta
kleine-fische-web-stays = se queda
kleine-fische-web-steal-from = { $seat } roba a { $victim_seat }
kleine-fische-web-steal-takes = { $seat } le quita { $taken } a { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } lo conserva todo
kleine-fische-web-steal-chance = { $good } de { $faces }
kleine-fische-web-steal-whom = ¿A quién robas?
kleine-fische-web-steal-how-many = ¿Cuántos le quitas a { $victim_seat }?
kleine-fische-web-steal-rolled = Sale { $result }, hacía falta { $number }
kleine-fische-web-rainbow-lay = Toca la pila que debe valer { $shells }.
kleine-fische-web-swum = Solo hay una calle libre: { $seat } nada { $way }.
kleine-fische-web-odds-show = Mostrar la probabilidad de pareja
kleine-fische-web-odds-hide = ocultar
kleine-fische-web-odds-new = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
kleine-fische-web-odds-pair = pareja { $percent } %
kleine-fische-web-odds-keep = con una pareja te quedan { $keeps } de { $open }
kleine-fische-web-odds-none = Delante no hay ningún pez oculto: seguir nadando termina la inmersión, y no puede salir pareja.
kleine-fische-web-odds-all = { $unseen ->
    [one] de 1 pez no visto
   *[other] de { $unseen } peces no vistos
}
kleine-fische-web-odds-bar = { $unseen ->
    [one] De 1 pez no visto
   *[other] De { $unseen } peces no vistos
}, nuevos: { $count }; la probabilidad de pareja es del { $percent } %
kleine-fische-web-hand = Tus cuevas
kleine-fische-web-caves = Cuevas: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] 1 pez
   *[other] { $count } peces
}
kleine-fische-web-album = Álbum de { $seat }: cuenta el mejor pez de cada especie
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: ninguno
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = mirando { $way }
kleine-fische-web-on-boat = en la barca
kleine-fische-web-turn = buceando

## Lo que dice el botón de confirmar, y cómo elegir

kleine-fische-web-deed-swim = Nadar { $way }
kleine-fische-web-deed-swim-then = Nadar { $way } y destaparla
kleine-fische-web-deed-dash = Usar las aletas
kleine-fische-web-deed-jump = Saltar, mirando { $way }
kleine-fische-web-deed-risk = Pareja: { $percent } %
kleine-fische-web-deed-lost = Ahí no hay peces: tu turno acaba sin nada.
kleine-fische-web-deed-ends = Ahí no hay peces: acaba tu inmersión y conservas { $keeps }.
kleine-fische-web-deed-reveal = Destaparla
kleine-fische-web-deed-pair = Otra vez { FORM($fish, "low") }: ¡pareja!
kleine-fische-web-deed-explore = Explorar la cueva
kleine-fische-web-deed-peek = Mirarla
kleine-fische-web-deed-enough = Apagar la linterna
kleine-fische-web-deed-stop = Parar
kleine-fische-web-deed-keeps = Conservas { $keeps ->
    [one] 1 pez
   *[other] { $keeps } peces
}.
kleine-fische-web-deed-octopus = Mover el pulpo
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
}
kleine-fische-web-deed-meets = Alcanza a { $seats }: después puedes robar.
kleine-fische-web-deed-stay = Dejar el pulpo
kleine-fische-web-deed-rob = Robar a { $victim_seat }
kleine-fische-web-deed-spare = No robar nada
kleine-fische-web-deed-announce = Tirar por { $number }
kleine-fische-web-deed-chance = { $good } de { $faces }
kleine-fische-web-deed-red = La cara roja te cuesta { $loss ->
    [one] un pez
   *[other] { $loss } peces
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = Aceptar la tirada
kleine-fische-web-deed-exchange = Cambiarlas
kleine-fische-web-deed-rainbow = Ponerlo sobre el { FORM($fish, "low") }
kleine-fische-web-deed-nowhere = No ponerlo
kleine-fische-web-how-jump = Toca una flecha junto a una carta de la fila de arriba. Toca un símbolo de barca para llevarla ahí.
kleine-fische-web-how-move = Toca una carta delante de ti para destaparla, o una flecha para nadar hacia ahí.
kleine-fische-web-how-choice = Toca una carta delante de ti para destaparla, una flecha para nadar hacia ahí, o Parar.
kleine-fische-web-how-reveal = Toca una de las cartas con un ojo.
kleine-fische-web-how-explore = Toca una carta con un ojo, o la cueva.
kleine-fische-web-how-octopus = Toca una calle con un número: esos son los pasos que cuesta. Si alcanza a un rival, puedes intentar robarle.
kleine-fische-web-how-octopus-nobody = No alcanza a ningún rival. Para bloquear una calle, toca una con un número.
kleine-fische-web-how-announce = Toca un número: cuanto más quieras, más difícil es.
kleine-fische-web-how-exchange = Toca una cueva de la fila de arriba y después un pez.
kleine-fische-web-how-rainbow = Toca una pila de tu álbum.
kleine-fische-web-how-peek = Toca cualquier pez oculto: solo lo verás tú.

## Lo que pasa, contado mientras se muestra

kleine-fische-web-told-swam = { $seat } nada { $way }.
kleine-fische-web-told-revealed = { $seat } destapa un { FORM($fish, "low") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } tira el dado del pulpo…

## Lo que se ve en un teléfono

kleine-fische-web-fact-kinds = Tienes { $count ->
    [one] 1 pez
   *[other] { $count } peces
} de { $kinds ->
    [one] una especie
   *[other] { $kinds } especies
}; hay { $all } especies.
kleine-fische-web-fact-points = Tus mejores peces de cada especie valen de momento { count-points }.

## Qué es cada cosa

kleine-fische-web-about-hidden = Un pez oculto
kleine-fische-web-about-hidden-text = Ve nadando hasta una calle junto a él y destápalo. Hay { $kinds } especies, { $each } peces de cada una, de una a cuatro conchas.
kleine-fische-web-about-open-text = Destapado con el número { $number } de esta inmersión. Un segundo pez de esta especie daría la vuelta a los dos y a todo lo destapado entre ellos.
kleine-fische-web-about-points-text = Después de la inmersión, cada punto de pulpo te deja mover el pulpo una calle.
kleine-fische-web-about-known-text = Otra vez boca abajo, pero ya lo has visto.
kleine-fische-web-about-cave = Una cueva: { $needs }
kleine-fische-web-about-cave-text = Ponte junto a ella cuando haya exactamente { $needs } peces destapados: entonces puedes explorarla. Su carta es tuya, y la inmersión acaba.
kleine-fische-web-about-gap = Un hueco
kleine-fische-web-about-gap-text = Se rellena del mazo cuando acaba el turno.
kleine-fische-web-about-diver = El buceador de { $seat }
kleine-fische-web-about-diver-text = Los buceadores nunca se estorban. El pulpo se puede llevar hasta un rival para robarle.
kleine-fische-web-about-diver-own = Solo nadas hacia delante: por el cruce que tienes enfrente, recto o doblando la esquina. La linterna alumbra hacia donde miras.
kleine-fische-web-about-octopus = El pulpo
kleine-fische-web-about-octopus-text = Nadie puede entrar en su calle. Los puntos de pulpo de tus peces lo mueven después de tu inmersión. Si alcanza a un rival, puedes intentar robarle.
kleine-fische-web-about-deck-text = De aquí se rellenan los huecos del arrecife. Cuando no se pueda rellenar un hueco, la partida acaba.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 y una cara roja. Para robar tienes que sacar al menos lo que has anunciado; con la cara roja, el otro te quita un pez.
kleine-fische-web-about-boat = La barca
kleine-fische-web-about-boat-text = Desde aquí saltan los buceadores en su primer turno, junto a un pez de la fila de arriba. Después no hace nada.
kleine-fische-web-about-lane-text = Los buceadores y el pulpo nadan por las calles. Después de nadar destapas un pez junto a tu calle.
kleine-fische-web-about-cave-fins = Una vez: puedes nadar hasta { $power } pasos en lugar de uno.
kleine-fische-web-about-cave-lamp = Una vez, antes de nadar: mira { $power ->
    [one] un pez oculto
   *[other] hasta { $power } peces ocultos
} donde quieras.
kleine-fische-web-about-cave-octo = Una vez: { $power } pasos más para el pulpo, incluso sin puntos de pulpo.
kleine-fische-web-about-cave-reroll = Una vez: repite una tirada fallida{ $power ->
    [one] {""}
   *[other] , hasta { $power } veces
}.
kleine-fische-web-about-cave-rainbow = No se juega. Al final hace que una de tus especies valga cuatro conchas.
kleine-fische-web-about-cave-chest = No se juega. Se abre al final y da 1, 3, 5 o 7 puntos: cuantos menos tengas, más da.
kleine-fische-web-about-pile = { $seat }: { kleine-fische-web-fish-count }
kleine-fische-web-about-pile-hidden = Solo se sabe cuántos son, no cuáles. Los peces de un montón se pueden robar; las cuevas, no.
kleine-fische-web-about-pile-own = Al final solo cuenta tu mejor pez de cada especie.
kleine-fische-web-about-caves = Cuevas de { $seat }
kleine-fische-web-about-caves-text = Cada una se puede jugar una vez, desde el turno siguiente. Las que no se usan valen un punto al final. No se pueden robar.
kleine-fische-web-about-of = { $count } de { $all }
kleine-fische-web-about-row-where = Dónde
kleine-fische-web-about-row-place = Sitio
kleine-fische-web-about-row-open = Peces destapados ahora
kleine-fische-web-about-row-shells = Conchas
kleine-fische-web-about-row-octopus = Puntos de pulpo
kleine-fische-web-about-row-kinds = Especies
kleine-fische-web-about-row-points = Puntos hasta ahora
kleine-fische-web-about-row-cave = Cueva { $needs }
