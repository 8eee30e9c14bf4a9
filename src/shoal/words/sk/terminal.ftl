picker-title = { web-title }
picker-which = Ktorú hru? Napíš jej číslo, alebo stlač Enter a odíď.
picker-seats = Koľko hráčov, { $low } až { $high }? Enter znamená { $low }.
picker-command = Hru spustíš takto: shoal play GAME

play-begin = { $game }. Štartovacie číslo náhody je zapečatené: { $commitment }
play-help-hint = Napíš akciu, ? pre pomoc alebo quit, ak chceš odísť.
play-help =
    Napíš akciu alebo jej číslo. Niekoľko naraz: „sell 3 2“, alebo s bodkočiarkou medzi nimi.
    ?  help     ukáže túto pomoc a čo môžeš robiť
    why         čo teraz nejde a prečo
    why TEXT    prečo niektorá akcia nie je dovolená
    hint        nápoveda: čo by urobil bot
    undo        vezme späť tvoju poslednú akciu
    board       ukáže znova dosku
    save        hneď uloží záznam
    quit        odíde
play-many = { $name }: { $count ->
    [one] { $count } spôsob
    [few] { $count } spôsoby
   *[other] { $count } spôsobov
}, napríklad „{ $example }“{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = To nie je akcia. Nemyslíš „{ $hint }“?
play-no-action-families = To nie je akcia. Skús jednu z týchto: { $hint }.
play-no-action-example = To nie je akcia. Skús napríklad „{ $hint }“.
play-allowed = „{ $action }“ je dovolené.
play-why = Napíš why a akciu a dozvieš sa, čo jej bráni.
play-undone = Vzaté späť: { $action }
play-hint = Nápoveda, čo by zahral bot: { $action }
play-curtain = Teraz dostane zariadenie { $seat }. Potom stlač Enter.
play-left = Odchádzaš skôr, než partia skončila.
play-saved = Záznam uložený do { $file }
play-not-saved = Záznam sa nepodarilo uložiť do { $file }: { $reason }
play-no-record = Nie je súbor, kam ukladať. Ak chceš uložiť záznam, spusť hru s --record FILE.
play-result = { $rank }. { $seat }: { count-points }

# Vedľa možnosti: čo by priniesla.

option-off = zo sťažňa dole: { $fish }
option-fish = ryby { $fish }
option-rob = okradni: { $seat } ({ $fish })
option-ships = môžeš dodať: { $ships }
option-octopus = chobotnica
option-shark = žralok
option-gain = +{ count-points }
option-caught = hmla by zastihla: { $seats }
option-beside = ryby na { $places }
option-explore = jaskyňa na { $places }
option-ends = končí ponor
option-known = je to { $card }
option-bust = je to { $card }, dvojica!
option-keeps = necháš si { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } rýb
}
option-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}
option-meets = stretne: { $seats }
option-faces = vyjde { $good } z { $faces } stien
option-sea-fish = ryby { $count }
option-sea-treasure = poklad { $count }
option-leads = povedieš: { $actions }
option-leads-none = nepovedieš
option-nothing = vzdá sa stĺpca, bez účinku
option-vatu = vatu { $before } → { $after }
option-points = body { $before } → { $after }
option-lost = kocka je stratená
option-store = { $before } → { $after }
option-returns = vrátiš sa domov
option-attacks = vedľa je { $seats }, smieš zaútočiť
option-segments = vyjde { $good } z { $of } častí
option-trade = tovar { $goods }, zlato { $gold }

replay-next = Enter ukáže ďalšiu akciu, q odíde.
