picker-title = { web-title }
picker-which = Kterou hru? Napiš její číslo, nebo stiskni Enter a odejdi.
picker-seats = Kolik hráčů, { $low } až { $high }? Enter znamená { $low }.
picker-command = Hru spustíš takto: shoal play GAME

play-begin = { $game }. Semínko náhody je zapečetěné: { $commitment }
play-help-hint = Napiš akci, ? pro pomoc, nebo quit pro odchod.
play-help =
    Napiš akci nebo její číslo. Několik najednou: „sell 3 2“, nebo se středníkem mezi nimi.
    ?  help     ukáže tuto pomoc a co můžeš dělat
    why         co teď nejde a proč
    why TEXT    proč některá akce není dovolená
    hint        nápověda: co by udělal bot
    undo        vezme zpět tvou poslední akci
    board       ukáže znovu desku
    save        hned uloží záznam
    quit        odejde
play-many = { $name }: { $count ->
    [one] { $count } způsob
    [few] { $count } způsoby
   *[other] { $count } způsobů
}, například „{ $example }“{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = To není akce. Nemyslíš „{ $hint }“?
play-no-action-families = To není akce. Zkus jednu z těchto: { $hint }.
play-no-action-example = To není akce. Zkus třeba „{ $hint }“.
play-allowed = „{ $action }“ je dovoleno.
play-why = Napiš why a akci a dozvíš se, co jí brání.
play-undone = Vzato zpět: { $action }
play-hint = Nápověda, co by zahrál bot: { $action }
play-curtain = Teď dostane zařízení { $seat }. Pak stiskni Enter.
play-left = Odcházíš z rozehrané partie.
play-saved = Záznam uložen do { $file }
play-not-saved = Záznam nešlo uložit do { $file }: { $reason }
play-no-record = Není kam ukládat. Pro uložení záznamu spusť hru s --record FILE.
play-result = { $rank }. { $seat }: { count-points }

# Vedle možnosti: co by přinesla.

option-off = sundáš ze stěžně: { $fish }
option-fish = ryby { $fish }
option-rob = okraď: { $seat } ({ $fish })
option-ships = můžeš dodat: { $ships }
option-octopus = chobotnice
option-shark = žralok
option-gain = +{ count-points }
option-caught = mlha by zastihla: { $seats }
option-beside = ryby na { $places }
option-explore = jeskyně na { $places }
option-ends = končí ponor
option-known = je to { $card }
option-bust = je to { $card }, dvojice!
option-keeps = necháš si { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
   *[other] { $count } ryb
}
option-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
option-meets = potká: { $seats }
option-faces = vyjde { $good } ze { $faces } stěn
option-sea-fish = ryby { $count }
option-sea-treasure = poklad { $count }
option-leads = povedeš: { $actions }
option-leads-none = nepovedeš
option-nothing = vzdáš se sloupku, bez účinku
option-vatu = vatu { $before } → { $after }
option-points = body { $before } → { $after }
option-lost = kostka je ztracená
option-store = { $before } → { $after }
option-returns = vrátíš se domů
option-attacks = vedle je { $seats }, smíš zaútočit
option-segments = vyjde { $good } z { $of } částí
option-trade = zboží { $goods }, zlato { $gold }

replay-next = Enter ukáže další akci, q odejde.
