picker-title = { web-title }
picker-which = Quale gioco? Scrivi il suo numero, o premi Invio per uscire.
picker-seats = Quanti giocatori, da { $low } a { $high }? Premi Invio per { $low }.
picker-command = Per giocare, scrivi: shoal play GAME

play-begin = { $game }. Il numero da cui nasce la sorte è sigillato: { $commitment }
play-help-hint = Scrivi un’azione, ? per l’aiuto, o quit per uscire.
play-help =
    Scrivi un’azione, o il suo numero. Più d’una insieme: «sell 3 2», o con un punto e virgola in mezzo.
    ?  help     mostra questo aiuto e che cosa puoi fare
    why         che cosa ora non si può fare, e perché
    why TESTO   perché un’azione non è permessa
    hint        che cosa farebbe un bot
    undo        ritira la tua ultima azione
    board       mostra di nuovo il tabellone
    save        salva ora la registrazione
    quit        esci
play-many = { $name }: { $count ->
    [one] un modo
   *[other] { $count } modi
}, per esempio «{ $example }»{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Questa non è un’azione. Volevi dire «{ $hint }»?
play-no-action-families = Questa non è un’azione. Prova una di queste: { $hint }.
play-no-action-example = Questa non è un’azione. Prova, per esempio, «{ $hint }».
play-allowed = «{ $action }» è permesso.
play-why = Scrivi why e un’azione, per sapere perché non si può fare.
play-undone = Ritirata: { $action }
play-hint = Un bot giocherebbe: { $action }
play-curtain = Passa il dispositivo a { $seat }, poi premi Invio.
play-left = Hai lasciato la partita prima della fine.
play-saved = Registrazione salvata in { $file }
play-not-saved = Non è stato possibile salvare la registrazione in { $file }: { $reason }
play-no-record = Non c’è un file in cui salvare. Inizia la partita con --record FILE per tenere una registrazione.
play-result = { $rank }. { $seat }: { count-points }

# Accanto a una scelta: che cosa porterebbe.

option-off = giù dall’albero: { $fish }
option-fish = pesca { $fish }
option-rob = ruba a { $seat }: { $fish }
option-ships = può rifornire { $ships }
option-octopus = polpo
option-shark = squalo
option-gain = +{ count-points }
option-caught = la nebbia prenderebbe { $seats }
option-beside = pesci in { $places }
option-explore = grotta in { $places }
option-ends = chiude l’immersione
option-known = è { FORM($card, "un") }
option-bust = è { FORM($card, "un") }, una coppia!
option-keeps = { $count ->
    [one] tieni 1 pesce
   *[other] tieni { $count } pesci
}
option-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
option-meets = raggiunge { $seats }
option-faces = facce buone: { $good } su { $faces }
option-sea-fish = pesce { $count }
option-sea-treasure = tesoro { $count }
option-leads = avresti la maggioranza su { $actions }
option-leads-none = non avresti la maggioranza
option-nothing = rinunci alla pila senza niente in cambio
option-vatu = vatu { $before } → { $after }
option-points = punti { $before } → { $after }
option-lost = il cubo è perso
option-store = { $before } → { $after }
option-returns = torni a casa
option-attacks = accanto a { $seats }, che puoi attaccare
option-segments = spicchi buoni: { $good } su { $of }
option-trade = merci { $goods }, oro { $gold }

replay-next = Premi Invio per la prossima azione, o scrivi q per uscire.
