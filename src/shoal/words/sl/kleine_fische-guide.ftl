# Vodeni prvi krog.

kleine-fische-guide-aim = Vodiš potapljača s fotoaparatom. Ribe ležijo zakrite; plavaš po stezah med njimi in odkrivaš ribe. Na koncu od vsake vrste šteje samo tvoja najboljša slika, zato potrebuješ veliko različnih vrst.
kleine-fische-guide-jump = Pripelji čoln nad stolpec in skoči: dotakni se žareče puščice ob karti v zgornji vrsti.
kleine-fische-guide-jump-why = Izbereš, kam gledaš. Odtlej plavaš samo naprej, zato glej tja, kjer je največ kart.
kleine-fische-guide-reveal = Ob svoji stezi moraš odkriti eno ribo: dotakni se karte.
kleine-fische-guide-reveal-why = Vsaka riba, ki jo odkriješ, ostane zaenkrat odkrita. Vrsta, ki že leži odkrita, bi bila par, in par je slab.
kleine-fische-guide-cave = Ob tebi ni skrite ribe: razišči votlino ali se ustavi.
kleine-fische-guide-choice = Ustavi se in odkrite ribe so tvoje. Ali plavaj naprej in odkrij še eno.
kleine-fische-guide-choice-why = Druga riba iste vrste zakrije obe in vse, kar je bilo odkrito med njima. Z dvema ali tremi odkritimi je večinoma še varno; s šestimi je skrajni čas za konec. Če je odkritih natanko toliko rib, kot pravi število na votlini ob tebi, lahko namesto tega raziščeš votlino.
kleine-fische-guide-swim = Plavaj naprej: dotakni se karte pred sabo, da tja priplavaš in jo odkriješ, ali steze, da izbereš pozneje.
kleine-fische-guide-swim-why = Išči stezo z dvema skritima ribama ob njej, da imaš izbiro.
kleine-fische-guide-octopus = Nekatere tvoje ribe imajo točke hobotnice. Za toliko stez lahko premakneš hobotnico, če želiš.
kleine-fische-guide-octopus-why = Če sreča tujega potapljača, lahko poskusiš krasti. Sicer jo pusti tam, kjer je drugim v napoto.
kleine-fische-guide-rob = Hobotnica je nekoga srečala. Povej, koliko rib želiš, nato odloči kocka.
kleine-fische-guide-rob-why = Kocka ima 1, 1, 2, 3, 3 in rdečo ploskev, ki te stane ribo. Ena riba je precej varna, tri so že drzne.
kleine-fische-guide-exchange = V zgornji vrsti so same votline: najprej eno od njih zamenjaj z ribo od spodaj.
kleine-fische-guide-exchange-why = Skočiš ob to ribo. Vseeno je, katero izbereš, saj jih nihče ne pozna.
kleine-fische-guide-note-bust = dve iste vrste. Obe sta spet zakriti in z njima vse, kar je bilo odkrito vmes; kar je bilo odkrito prej, potapljač obdrži. Zapomni si, kje ležijo!
kleine-fische-guide-note-stranded = ob stezi ni bilo skrite ribe, zato je bilo poteze takoj konec.
kleine-fische-guide-note-collected = odkrite ribe so pobrane, vrzeli so zapolnjene s kupa.
kleine-fische-guide-note-explored = votlina je raziskana: odkritih je bilo toliko rib, kot pravi njeno število. Votline pomagajo pozneje ali prinesejo točke.
kleine-fische-guide-note-halted = ob stezi ni bilo česa odkriti. To konča potop, a kar je odkrito, ostane potapljaču.
kleine-fische-guide-note-crawled = hobotnica se je premaknila, eno stezo za vsako točko hobotnice na potapljačevih ribah. Zapira svojo stezo, in če doseže drugega potapljača, krade.
kleine-fische-guide-note-stole = s kupčka so bile na slepo ukradene ribe. Krasti je mogoče samo ribe, nikoli votlin.
kleine-fische-guide-note-lost = rdeča ploskev: tat je moral oddati ribo.
kleine-fische-guide-end =
    To je bil cel krog. Igro odločajo tri stvari:
    Ustavi se pravočasno: dve ali tri ribe na potezo so dober ulov.
    Išči vrste, ki jih še nimaš: šteje samo najboljša vsake vrste.
    Pazi na hobotnico: jemlje s polnih kupčkov.
