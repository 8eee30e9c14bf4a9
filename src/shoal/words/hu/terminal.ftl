picker-title = { web-title }
picker-which = Melyik játék? Írd be a számát, vagy nyomj Entert a kilépéshez.
picker-seats = Hány játékos, { $low } – { $high }? Enter: { $low }.
picker-command = A játékhoz futtasd: shoal play GAME

play-begin = { $game }. A véletlen kezdőszáma le van pecsételve: { $commitment }
play-help-hint = Írj be egy lépést, ? a súgó, quit a kilépés.
play-help =
    Írj be egy lépést vagy a számát. Többet egyszerre: „sell 3 2”, vagy pontosvesszővel elválasztva.
    ?  help     ez a súgó, és mit tehetsz
    why         mit nem lehet most, és miért
    why TEXT    miért nem szabad egy lépés
    hint        tipp: mit lépne egy bot
    undo        az utolsó lépésed visszavonása
    board       a tábla újra
    save        a felvétel mentése most
    quit        kilépés
play-many = { $name }: { $count } mód, például „{ $example }”{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Ez nem lépés. Erre gondoltál: „{ $hint }”?
play-no-action-families = Ez nem lépés. Próbáld ezek egyikét: { $hint }.
play-no-action-example = Ez nem lépés. Próbáld például ezt: „{ $hint }”.
play-allowed = „{ $action }”: szabad.
play-why = Írd be: why és egy lépés, hogy megtudd, mi szól ellene.
play-undone = Visszavonva: { $action }
play-hint = Egy bot ezt lépné: { $action }
play-curtain = Az eszköz most ide kerül: { $seat }. Aztán nyomj Entert.
play-left = Kiléptél a játszma vége előtt.
play-saved = Felvétel mentve ide: { $file }
play-not-saved = A felvételt nem sikerült menteni ide: { $file } ({ $reason })
play-no-record = Nincs fájl, ahová menteni lehetne. Felvételhez így indítsd a játékot: --record FILE
play-result = { $rank }. { $seat }: { count-points }

# Egy lehetőség mellett: mit hozna.

option-off = le az árbocról: { $fish }
option-fish = hal: { $fish }
option-rob = rablás: { $seat } ({ $fish })
option-ships = kiszolgálható: { $ships }
option-octopus = polip
option-shark = cápa
option-gain = +{ count-points }
option-caught = a köd elkapná: { $seats }
option-beside = hal itt: { $places }
option-explore = barlang itt: { $places }
option-ends = vége a merülésnek
option-known = ez: { $card }
option-bust = ez: { $card }, pár!
option-keeps = megmarad { $count } hal
option-steps = { $steps } lépés
option-meets = eléri: { $seats }
option-faces = { $faces } oldalból { $good } elég
option-sea-fish = hal: { $count }
option-sea-treasure = kincs: { $count }
option-leads = itt vezetnél: { $actions }
option-leads-none = nem vezetnél
option-nothing = az oszlop haszon nélkül elvész
option-vatu = vatu: { $before } → { $after }
option-points = pont: { $before } → { $after }
option-lost = a kocka elvész
option-store = { $before } → { $after }
option-returns = hazatérsz
option-attacks = ott megtámadható: { $seats }
option-segments = { $of } szakaszból { $good } elég
option-trade = rakomány: { $goods }, arany: { $gold }

replay-next = Nyomj Entert a következő lépéshez, vagy írj q betűt a kilépéshez.
