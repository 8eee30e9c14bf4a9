picker-title = { web-title }
picker-which = Katera igra? Vpiši njeno številko ali pritisni Enter za izhod.
picker-seats = Koliko igralcev, od { $low } do { $high }? Enter pomeni { $low }.
picker-command = Za igranje zaženi: shoal play IGRA

play-begin = { $game }. Seme naključja je zapečateno: { $commitment }
play-help-hint = Vpiši akcijo, ? za pomoč ali quit za izhod.
play-help =
    Vpiši akcijo ali njeno številko. Več naenkrat: „sell 3 2“ ali s podpičjem vmes.
    ?  help     pokaži to pomoč in kaj lahko narediš
    why         česa zdaj ne moreš in zakaj
    why TEXT    zakaj akcija ni dovoljena
    hint        namig: kaj bi naredil bot
    undo        vzemi nazaj zadnjo akcijo
    board       znova pokaži ploščo
    save        zdaj shrani zapis
    quit        izhod
play-many = { $name }: { $count ->
    [one] { $count } način
    [two] { $count } načina
    [few] { $count } načini
   *[other] { $count } načinov
}, na primer „{ $example }“{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = To ni akcija. Misliš morda „{ $hint }“?
play-no-action-families = To ni akcija. Poskusi eno od teh: { $hint }.
play-no-action-example = To ni akcija. Poskusi na primer „{ $hint }“.
play-allowed = „{ $action }“ je dovoljeno.
play-why = Vpiši why in akcijo, pa izveš, kaj ji nasprotuje.
play-undone = Vzeto nazaj: { $action }
play-hint = Bot bi igral: { $action }
play-curtain = Napravo zdaj dobi { $seat }; nato pritisni Enter.
play-left = Izhod pred koncem igre.
play-saved = Zapis je shranjen v { $file }
play-not-saved = Zapisa ni bilo mogoče shraniti v { $file }: { $reason }
play-no-record = Ni datoteke za shranjevanje. Za zapis začni igro z --record DATOTEKA.
play-result = { $rank }. { $seat }: { count-points }

# Ob možnosti: kaj bi prinesla.

option-off = z jambora: { $fish }
option-fish = ribe { $fish }
option-rob = oropaj: { $seat } ({ $fish })
option-ships = lahko dostaviš: { $ships }
option-octopus = hobotnica
option-shark = morski pes
option-gain = +{ count-points }
option-caught = megla bi ujela: { $seats }
option-beside = ribe na { $places }
option-explore = votlina na { $places }
option-ends = konča potop
option-known = to je { $card }
option-bust = to je { $card }, par!
option-keeps = obdržiš { $count ->
    [one] { $count } ribo
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}
option-steps = { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
}
option-meets = sreča: { $seats }
option-faces = uspe { $good } od { $faces } ploskev
option-sea-fish = ribe { $count }
option-sea-treasure = zaklad { $count }
option-leads = vodstvo: { $actions }
option-leads-none = brez vodstva
option-nothing = opusti kup, brez učinka
option-vatu = vatu { $before } → { $after }
option-points = točke { $before } → { $after }
option-lost = kocka je izgubljena
option-store = { $before } → { $after }
option-returns = vrneš se domov
option-attacks = ob ladji, ki jo lahko napadeš: { $seats }
option-segments = uspe { $good } od { $of } segmentov
option-trade = blago { $goods }, zlato { $gold }

replay-next = Pritisni Enter za naslednjo akcijo ali vpiši q za izhod.
