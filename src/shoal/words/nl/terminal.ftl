picker-title = { web-title }
picker-which = Welk spel? Typ het nummer, of druk op Enter om te stoppen.
picker-seats = Hoeveel spelers, { $low } tot { $high }? Druk op Enter voor { $low }.
picker-command = Zo speel je een spel: shoal play GAME

play-begin = { $game }. Het startgetal van het toeval is verzegeld: { $commitment }
play-help-hint = Typ een actie, ? voor hulp, of quit om te stoppen.
play-help =
    Typ een actie, of het nummer ervan. Meerdere tegelijk: “sell 3 2”, of met een puntkomma ertussen.
    ?  help     toon deze hulp en wat je kunt doen
    why         wat nu niet kan, en waarom
    why TEKST   waarom een actie niet mag
    hint        wat een bot zou doen
    undo        neem je laatste actie terug
    board       toon het bord nog eens
    save        bewaar de opname nu
    quit        stop
play-many = { $name }: { $count ->
    [one] één manier
   *[other] { $count } manieren
}, zoals “{ $example }”{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Dit is geen actie. Bedoelde je “{ $hint }”?
play-no-action-families = Dit is geen actie. Probeer een van deze: { $hint }.
play-no-action-example = Dit is geen actie. Probeer bijvoorbeeld “{ $hint }”.
play-allowed = “{ $action }” mag.
play-why = Typ why en een actie om te zien waarom die niet mag.
play-undone = Teruggenomen: { $action }
play-hint = Een bot zou spelen: { $action }
play-curtain = Geef het apparaat aan { $seat } en druk dan op Enter.
play-left = Je bent gestopt voordat de partij was afgelopen.
play-saved = Opname bewaard in { $file }
play-not-saved = De opname kon niet worden bewaard in { $file }: { $reason }
play-no-record = Er is geen bestand om in te bewaren. Begin de partij met --record FILE om een opname te maken.
play-result = { $rank }. { $seat }: { count-points }

# Naast een optie: wat die zou opleveren.

option-off = van de mast: { $fish }
option-fish = vis { $fish }
option-rob = steel { $fish } van { $seat }
option-ships = kan leveren aan { $ships }
option-octopus = octopus
option-shark = haai
option-gain = +{ count-points }
option-caught = de mist zou raken: { $seats }
option-beside = vis bij { $places }
option-explore = grot bij { $places }
option-ends = beëindigt de duik
option-known = bekend: { $card }
option-bust = bekend: { $card }, dubbel!
option-keeps = { $count ->
    [one] houd 1 vis
   *[other] houd { $count } vissen
}
option-steps = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}
option-meets = bereikt { $seats }
option-faces = { $good } van { $faces } kanten zijn goed
option-sea-fish = vis { $count }
option-sea-treasure = schat { $count }
option-leads = je zou leiden op { $actions }
option-leads-none = je zou niet leiden
option-nothing = geeft de stapel op en doet niets
option-vatu = vatu { $before } → { $after }
option-points = punten { $before } → { $after }
option-lost = het blokje is verloren
option-store = { $before } → { $after }
option-returns = je keert naar huis terug
option-attacks = naast { $seats }: je mag aanvallen
option-segments = { $good } van { $of } delen zijn goed
option-trade = goederen { $goods }, goud { $gold }

replay-next = Druk op Enter voor de volgende actie, of typ q om te stoppen.
