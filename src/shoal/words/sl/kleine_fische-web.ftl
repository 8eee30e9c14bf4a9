### Kleine Fische ganz groß v brskalniku

kleine-fische-web-summary = { $left ->
    [0] Kup je prazen
    [one] { $left } karta na kupu
    [two] { $left } karti na kupu
    [few] { $left } karte na kupu
   *[other] { $left } kart na kupu
}

## Plošča

kleine-fische-web-board = Greben: pet vrst po pet kart s stezami med njimi
kleine-fische-web-board-keys = S puščicami na tipkovnici greš od cilja do cilja, s tipko Shift od karte do karte. Enter izbere.
kleine-fische-web-card-gap = { $place }, prazno
kleine-fische-web-card-hidden = { $place }, skrita riba
kleine-fische-web-card-known = { $place }, zakrita, že videna: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } točka hobotnice
    [two] , { $octopus } točki hobotnice
    [few] , { $octopus } točke hobotnice
   *[other] , { $octopus } točk hobotnice
}, odkrita kot { $number }.
kleine-fische-web-card-cave = { $place }, votlina, ki zahteva { $needs ->
    [one] { $needs } odkrito ribo
    [two] { $needs } odkriti ribi
    [few] { $needs } odkrite ribe
   *[other] { $needs } odkritih rib
}; zdaj jih je { $open }
kleine-fische-web-column = Čoln nad { $column }. stolpcem
kleine-fische-web-swap-cave = Zamenjaj votlino: { $place }
kleine-fische-web-diver = { $seat } { $lane }, pogled { $way }
kleine-fische-web-diver-boat = { $seat } na čolnu
kleine-fische-web-octopus-at = Hobotnica je { $lane }
kleine-fische-web-octopus-home = Hobotnica je v svoji votlini
kleine-fische-web-open-of = odkrito { $open } od { $needs }
kleine-fische-web-of = { $open } od { $needs }
kleine-fische-web-explore-now = razišči!
kleine-fische-web-deck = kup
kleine-fische-web-die = kocka hobotnice
kleine-fische-web-octopus-cave = votlina hobotnice

## Akcije, kot deli stavka

kleine-fische-web-swim = plavaj { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
}: { $offer }
kleine-fische-web-jump = skoči { $lane }, pogled { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] odkrij: { $places }
    [two] odkrij eno od obeh: { $places }
    [few] odkrij eno od teh: { $places }
   *[other] odkrij eno od teh: { $places }
}
kleine-fische-web-offer-cave = votlina zahteva { $needs ->
    [one] { $needs } odkrito ribo
    [two] { $needs } odkriti ribi
    [few] { $needs } odkrite ribe
   *[other] { $needs } odkritih rib
}, doslej { $open }
kleine-fische-web-offer-lost = ob njej ni ribe: poteza se tam konča in ne dobiš ničesar
kleine-fische-web-offer-ends = ob njej ni ribe: potop se tam konča in obdržiš { $keeps ->
    [one] { $keeps } ribo
    [two] { $keeps } ribi
    [few] { $keeps } ribe
   *[other] { $keeps } rib
}
kleine-fische-web-then-reveal = odkrij: { $place }
kleine-fische-web-then-known = odkrij: { $place }, to je { $fish }
kleine-fische-web-then-bust = odkrij: { $place }, to je { $fish }, par!
kleine-fische-web-then-explore = razišči votlino: { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = razišči votlino ({ $place }), ki zahteva { $needs ->
    [one] { $needs } odkrito ribo
    [two] { $needs } odkriti ribi
    [few] { $needs } odkrite ribe
   *[other] { $needs } odkritih rib
}
kleine-fische-web-peek = poglej: { $place }
kleine-fische-web-enough = ugasni luč
kleine-fische-web-stop-name = ustavi se in obdrži { $keeps ->
    [one] { $keeps } ribo
    [two] { $keeps } ribi
    [few] { $keeps } ribe
   *[other] { $keeps } rib
}; točke hobotnice: { $points }
kleine-fische-web-octopus = premakni hobotnico, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = premakni hobotnico, { kleine-fische-web-deed-steps }; sreča: { $seats }. Potem lahko poskusiš ukrasti
kleine-fische-web-stay = pusti hobotnico, kjer je
kleine-fische-web-rob = oropaj: { $victim_seat } ({ $fish ->
    [one] { $fish } riba
    [two] { $fish } ribi
    [few] { $fish } ribe
   *[other] { $fish } rib
})
kleine-fische-web-announce = poskusi ukrasti { $number ->
    [one] { $number } ribo
    [two] { $number } ribi
    [few] { $number } ribe
   *[other] { $number } rib
}, žrtev: { $victim_seat }; uspe { $good } od { $faces } ploskev, { $bad } od { $faces } pa te stane { $loss ->
    [one] { $loss } ribo
    [two] { $loss } ribi
    [few] { $loss } ribe
   *[other] { $loss } rib
}
kleine-fische-web-spare = ne ukradi ničesar
kleine-fische-web-again = vrzi še enkrat
kleine-fische-web-accept = sprejmi met: { $loss ->
    [0] nič ni ukradeno
    [one] izgubiš { $loss } ribo
    [two] izgubiš { $loss } ribi
    [few] izgubiš { $loss } ribe
   *[other] izgubiš { $loss } rib
}
kleine-fische-web-use = odigraj karto { $cave }
kleine-fische-web-exchange = zamenjaj votlino ({ $place }) z ribo ({ $other })
kleine-fische-web-rainbow = položi mavrično ribo, kupček { $fish }: { $gain ->
    [one] { $gain } točka več
    [two] { $gain } točki več
    [few] { $gain } točke več
   *[other] { $gain } točk več
}
kleine-fische-web-rainbow-nowhere = ne položi mavrične ribe

## Gumba

kleine-fische-web-button-stop = Ustavi se
kleine-fische-web-button-stop-small = obdrži { $keeps }{ $points ->
    [0] {""}
   *[other] , hobotnica { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = najprej odkrij ribo
kleine-fische-web-button-stop-early = najprej plavaj
kleine-fische-web-button-enough = Dovolj
kleine-fische-web-button-enough-small = ugasni luč
kleine-fische-web-button-stay = Ostani
kleine-fische-web-button-stay-small = { $count ->
    [0] pusti hobotnico
    [one] vzemi { $count } ribo
    [two] vzemi { $count } ribi
    [few] vzemi { $count } ribe
   *[other] vzemi { $count } rib
}
kleine-fische-web-button-spare = Ne ukradi
kleine-fische-web-button-spare-small = pusti jih
kleine-fische-web-button-accept = Sprejmi
kleine-fische-web-button-accept-small = { $loss ->
    [0] nič ni ukradeno
    [one] izgubiš { $loss } ribo
    [two] izgubiš { $loss } ribi
    [few] izgubiš { $loss } ribe
   *[other] izgubiš { $loss } rib
}
kleine-fische-web-button-nowhere = Nikamor
kleine-fische-web-button-nowhere-small = na noben kupček
kleine-fische-web-button-swim = Plavaj naprej
kleine-fische-web-button-swim-ends = { $way }: konec potopa, obdrži { $keeps }
kleine-fische-web-button-swim-lost = { $way }: ni ribe, poteza izgubljena
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] ena riba
    [two] ena od dveh rib
    [few] ena od { $count } rib
   *[other] ena od { $count } rib
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent } % za par
kleine-fische-web-button-jump = Skoči
kleine-fische-web-button-exchange = Zamenjaj
kleine-fische-web-button-reveal = Odkrij
kleine-fische-web-button-reveal-odds = { $percent } % za par
kleine-fische-web-button-explore = Razišči
kleine-fische-web-button-explore-small = število ustreza
kleine-fische-web-button-peek = Poglej
kleine-fische-web-button-octopus = Premakni jo
kleine-fische-web-button-octopus-none = ni korakov
kleine-fische-web-button-octopus-to = { $cost ->
    [one] { $cost } korak
    [two] { $cost } koraka
    [few] { $cost } koraki
   *[other] { $cost } korakov
}
kleine-fische-web-button-octopus-meets = { $seats }: potem lahko ukradeš
kleine-fische-web-button-rob = Oropaj
kleine-fische-web-button-announce = Vrzi
kleine-fische-web-button-announce-go = za { $number }: { $good } od { $faces }
kleine-fische-web-button-again = Še en met
kleine-fische-web-button-again-none = ni karte za to
kleine-fische-web-button-use = Odigraj karto
kleine-fische-web-button-rainbow = Položi jo
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } se potaplja

## Ob plošči

kleine-fische-web-open = odkrito
kleine-fische-web-kept = obdržano
kleine-fische-web-photos = Odkrite ribe, po vrsti odkritja
kleine-fische-web-photos-none = Nobena riba še ni odkrita: vsaka nova vrsta šteje, druga iste vrste je par.
kleine-fische-web-next = naslednja
kleine-fische-web-bust = Dvakrat { $fish }! Zakrije se vse od { $from }. do { $to }. ribe.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Pred parom ni bilo nič.
    [one] { $kept } pred parom ostane.
    [two] { $kept } pred parom ostaneta.
    [few] { $kept } pred parom ostanejo.
   *[other] { $kept } pred parom ostane.
}
kleine-fische-web-pair = par
kleine-fische-web-between = odkrita vmes: zakrije se tudi ta
kleine-fische-web-stays = ostane
kleine-fische-web-steal-from = { $seat } želi oropati: { $victim_seat }
kleine-fische-web-steal-takes = { $seat } vzame { $taken ->
    [one] { $taken } ribo
    [two] { $taken } ribi
    [few] { $taken } ribe
   *[other] { $taken } rib
}, žrtev: { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } obdrži vse
kleine-fische-web-steal-chance = { $good } od { $faces }
kleine-fische-web-steal-whom = Koga želiš oropati?
kleine-fische-web-steal-how-many = Koliko? Žrtev: { $victim_seat }.
kleine-fische-web-steal-rolled = Met { $result }, napoved { $number }
kleine-fische-web-rainbow-lay = Dotakni se kupčka, ki naj šteje { $shells }.
kleine-fische-web-swum = Odprta je samo ena steza: { $seat } plava { $way }.
kleine-fische-web-odds-show = Pokaži verjetnost para
kleine-fische-web-odds-hide = skrij
kleine-fische-web-odds-new = novih { $count }
kleine-fische-web-odds-pair = par { $percent } %
kleine-fische-web-odds-keep = ob paru ti ostane { $keeps } od { $open }
kleine-fische-web-odds-none = Pred tabo ni skrite ribe: plavati naprej konča potop, par ni mogoč.
kleine-fische-web-odds-all = od { $unseen } nevidenih rib
kleine-fische-web-odds-bar = Od { $unseen } nevidenih rib je novih { $count }; verjetnost para je { $percent } %
kleine-fische-web-hand = Tvoje votline
kleine-fische-web-caves = Votline: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } riba
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}
kleine-fische-web-album = Album igralca { $seat }: šteje najboljša riba vsake vrste
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: nobene
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = pogled { $way }
kleine-fische-web-on-boat = na čolnu
kleine-fische-web-turn = se potaplja

## Gumb za potrditev in kako izbirati

kleine-fische-web-deed-swim = Plavaj { $way }
kleine-fische-web-deed-swim-then = Plavaj { $way } in odkrij
kleine-fische-web-deed-dash = Uporabi plavuti
kleine-fische-web-deed-jump = Skoči, pogled { $way }
kleine-fische-web-deed-risk = Par: { $percent } %
kleine-fische-web-deed-lost = Tam ni ribe: poteza se konča in ne dobiš ničesar.
kleine-fische-web-deed-ends = Tam ni ribe: potop se konča, obdržiš { $keeps ->
    [one] { $keeps } ribo
    [two] { $keeps } ribi
    [few] { $keeps } ribe
   *[other] { $keeps } rib
}.
kleine-fische-web-deed-reveal = Odkrij jo
kleine-fische-web-deed-pair = Spet { $fish }: par!
kleine-fische-web-deed-explore = Razišči votlino
kleine-fische-web-deed-peek = Poglej jo
kleine-fische-web-deed-enough = Ugasni luč
kleine-fische-web-deed-stop = Ustavi se
kleine-fische-web-deed-keeps = Obdržiš { $keeps ->
    [one] { $keeps } ribo
    [two] { $keeps } ribi
    [few] { $keeps } ribe
   *[other] { $keeps } rib
}.
kleine-fische-web-deed-octopus = Premakni hobotnico
kleine-fische-web-deed-steps = { $cost ->
    [one] { $cost } korak
    [two] { $cost } koraka
    [few] { $cost } koraki
   *[other] { $cost } korakov
}
kleine-fische-web-deed-meets = Sreča: { $seats }. Potem lahko poskusiš ukrasti.
kleine-fische-web-deed-stay = Pusti hobotnico
kleine-fische-web-deed-rob = Oropaj: { $victim_seat }
kleine-fische-web-deed-spare = Ne ukradi ničesar
kleine-fische-web-deed-announce = Vrzi za { $number }
kleine-fische-web-deed-chance = { $good } od { $faces }
kleine-fische-web-deed-red = Rdeča ploskev te stane { $loss ->
    [one] { $loss } ribo
    [two] { $loss } ribi
    [few] { $loss } ribe
   *[other] { $loss } rib
}.
kleine-fische-web-deed-use = Odigraj karto
kleine-fische-web-deed-again = Še en met
kleine-fische-web-deed-accept = Sprejmi met
kleine-fische-web-deed-exchange = Zamenjaj ju
kleine-fische-web-deed-rainbow = Položi; kupček: { $fish }
kleine-fische-web-deed-nowhere = Ne položi je
kleine-fische-web-how-jump = Dotakni se puščice ob karti zgornje vrste. Z dotikom znaka čolna ga pripelješ tja.
kleine-fische-web-how-move = Dotakni se karte pred sabo, da jo odkriješ, ali puščice, da plavaš tja.
kleine-fische-web-how-choice = Dotakni se karte pred sabo, da jo odkriješ, puščice, da plavaš tja, ali gumba Ustavi se.
kleine-fische-web-how-reveal = Dotakni se ene od kart z očesom.
kleine-fische-web-how-explore = Dotakni se karte z očesom ali votline.
kleine-fische-web-how-octopus = Dotakni se steze s številom: toliko korakov je do tja. Če doseže tekmeca, lahko poskusiš ukrasti ribe.
kleine-fische-web-how-octopus-nobody = Nobenega tekmeca ne doseže. Če želiš zapreti stezo, se dotakni steze s številom.
kleine-fische-web-how-announce = Dotakni se števila: več ko želiš, težje je.
kleine-fische-web-how-exchange = Dotakni se votline zgornje vrste, nato ribe.
kleine-fische-web-how-rainbow = Dotakni se kupčka v svojem albumu.
kleine-fische-web-how-peek = Dotakni se katere koli skrite ribe: vidiš jo samo ti.

## Kaj se dogaja

kleine-fische-web-told-swam = { $seat } plava { $way }.
kleine-fische-web-told-revealed = { $seat } odkrije { FORM($fish, "acc") }: { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } vrže kocko hobotnice …

## Na telefonu

kleine-fische-web-fact-kinds = Imaš { $count ->
    [one] { $count } ribo
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}; vrste: { $kinds } od { $all }.
kleine-fische-web-fact-points = Tvoje najboljše ribe vsake vrste so zdaj vredne { count-points.acc }.

## Kaj je kaj

kleine-fische-web-about-hidden = Skrita riba
kleine-fische-web-about-hidden-text = Priplavaj na stezo ob njej in jo odkrij. Vrst je { $kinds }, rib vsake vrste { $each }, z eno do štirimi školjkami.
kleine-fische-web-about-open-text = Odkrita kot { $number }. v tem potopu. Druga riba te vrste zakrije obe in vse, kar je bilo odkrito med njima.
kleine-fische-web-about-points-text = Po potopu smeš za vsako točko hobotnice premakniti hobotnico za eno stezo.
kleine-fische-web-about-known-text = Spet zakrita, a jo poznaš.
kleine-fische-web-about-cave = Votlina: { $needs }
kleine-fische-web-about-cave-text = Priplavaj ob njo z natanko toliko odkritimi ribami, kot kaže ({ $needs }): takrat jo lahko raziščeš. Njena karta je tvoja in potop se konča.
kleine-fische-web-about-gap = Vrzel
kleine-fische-web-about-gap-text = Zapolni se s kupa, ko je poteze konec.
kleine-fische-web-about-diver = Potapljač igralca { $seat }
kleine-fische-web-about-diver-text = Potapljači si nikoli niso v napoto. Hobotnico lahko premakneš na tekmeca in poskusiš ukrasti ribe.
kleine-fische-web-about-diver-own = Plavaš samo naprej: skozi križišče pred sabo, naravnost ali za vogal. Svetilka sveti, kamor gledaš.
kleine-fische-web-about-octopus = Hobotnica
kleine-fische-web-about-octopus-text = Na njeno stezo ne sme priplavati nihče. Po potopu jo premikajo točke hobotnice na tvojih ribah. Če doseže tekmeca, lahko poskusiš ukrasti ribe.
kleine-fische-web-about-deck-text = Od tu se polnijo vrzeli v grebenu. Ko kup vrzeli ne more zapolniti, je igre konec.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 in rdeča ploskev. Da ti uspe ukrasti, moraš vreči vsaj toliko, kot napoveš; z rdečo ploskvijo ti drugi vzame ribo.
kleine-fische-web-about-boat = Čoln
kleine-fische-web-about-boat-text = S čolna potapljači v prvi potezi skočijo ob ribo zgornje vrste. Pozneje nima vloge.
kleine-fische-web-about-lane-text = Po stezah plavajo potapljači in hobotnica. Ko priplavaš, odkriješ ribo ob svoji stezi.
kleine-fische-web-about-cave-fins = Enkrat: namesto enega koraka plavaj največ { $power ->
    [one] { $power } korak
    [two] { $power } koraka
    [few] { $power } korake
   *[other] { $power } korakov
}.
kleine-fische-web-about-cave-lamp = Enkrat, preden plavaš: poglej { $power ->
    [one] eno skrito ribo
    [two] največ { $power } skriti ribi
    [few] največ { $power } skrite ribe
   *[other] največ { $power } skritih rib
} kjer koli.
kleine-fische-web-about-cave-octo = Enkrat: { $power ->
    [one] { $power } dodaten korak
    [two] { $power } dodatna koraka
    [few] { $power } dodatni koraki
   *[other] { $power } dodatnih korakov
} za hobotnico, tudi brez točk hobotnice.
kleine-fische-web-about-cave-reroll = Enkrat: ponovi neuspel met{ $power ->
    [one] {""}
    [two] , največ { $power }-krat
    [few] , največ { $power }-krat
   *[other] , največ { $power }-krat
}.
kleine-fische-web-about-cave-rainbow = Te karte ne odigraš. Na koncu je ena tvojih vrst z njo vredna štiri školjke.
kleine-fische-web-about-cave-chest = Te karte ne odigraš. Odpre se na koncu: manj ko imaš točk, več prinese: 1, 3, 5 ali 7.
kleine-fische-web-about-pile = { $seat }: { $count ->
    [one] { $count } riba
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}
kleine-fische-web-about-pile-hidden = Znano je samo, koliko jih je, ne katere. Ribe s kupčka je mogoče ukrasti; votlin ne.
kleine-fische-web-about-pile-own = Na koncu šteje samo tvoja najboljša riba vsake vrste.
kleine-fische-web-about-caves = Votline igralca { $seat }
kleine-fische-web-about-caves-text = Vsako lahko odigraš enkrat, od naslednje poteze naprej. Neuporabljena je na koncu točka. Ni jih mogoče ukrasti.
kleine-fische-web-about-of = { $count } od { $all }
kleine-fische-web-about-row-where = Kje
kleine-fische-web-about-row-place = Mesto
kleine-fische-web-about-row-open = Zdaj odkrite ribe
kleine-fische-web-about-row-shells = Školjke
kleine-fische-web-about-row-octopus = Točke hobotnice
kleine-fische-web-about-row-kinds = Vrste
kleine-fische-web-about-row-points = Točke doslej
kleine-fische-web-about-row-cave = Votlina { $needs }
