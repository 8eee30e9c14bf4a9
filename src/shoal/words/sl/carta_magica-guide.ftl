# Vodeni prvi krog.

carta-magica-guide-aim = Enkrat obpluj otok sredi karte in se vrni domov. Na poti zbiraš talismane: blago v črnih pristaniščih postane zlato, zlato v rdečih talismani.
carta-magica-guide-captain = Izberi, kdo boš. To ne spremeni ničesar razen slike.
carta-magica-guide-captain-why = Zato vzemi tistega, ki ti je všeč.
carta-magica-guide-challenge = Izberi izziv: dva talismana, ki ju iščeš.
carta-magica-guide-challenge-why = Vsak od njiju, ki ga prineseš domov, šteje deset točk več.
carta-magica-guide-home = Postavi ladjo v prosto pristanišče: to bo tvoj dom. Dotakni se ga in nato še enkrat.
carta-magica-guide-home-why = Od tu kreneš in sem se moraš vrniti, ko obpluješ otok. Rdeče pristanišče blizu črnega skrajša poti.
carta-magica-guide-spin = Zavrti medeninasto puščico: dotakni se kolesa ali potegni puščico in jo spusti.
carta-magica-guide-spin-why = Pokaže število in za kaj velja: kako daleč lahko pluješ ali koliko blaga ali magije lahko vzameš.
carta-magica-guide-choose = Naredi eno stvar: pluj na žareče polje, v katero koli smer, ali uporabi znak, ki ga kaže puščica.
carta-magica-guide-choose-why = Kladivo in veter pomagata le ladji v težavah. Najprej nalagaj blago (2 za vsako zlato), nato pluj v črno pristanišče. Pristanišče konča plovbo.
carta-magica-guide-stuck = Tvoja ladja zdaj ne more pluti. Če jo kateri gumb reši, se ga dotakni, ali uporabi znak, ki ga kaže puščica.
carta-magica-guide-stuck-why = Poškodovano ladjo popravi zlato ali kladivo; ladjo v brezvetrju odvlečejo za blago, veter pa jo reši.
carta-magica-guide-sail = Tvoja ladja je prosta: dotakni se žarečega polja, da vidiš pot, in še enkrat za plovbo tja.
carta-magica-guide-sail-why = Pristanišče konča plovbo, tam pa lahko menjaš ali kupuješ.
carta-magica-guide-storm = Nevihta! Zavrti še enkrat: vsako ladjo potisne za dve polji.
carta-magica-guide-storm-why = Ob skalah je ladja poškodovana, bela polja jo zadržijo do vetra. Tega ni izbral nihče.
carta-magica-guide-weather = Nevihta bo odnesla tvojo ladjo. Tvoja kartica ji to prihrani: odigraj jo zdaj ali jo obdrži.
carta-magica-guide-black = Črno pristanišče: zamenjaj 2 blaga za 1 zlato, kolikorkrat želiš. Tu se vleče tudi kartica.
carta-magica-guide-black-why = Z zlatom kupiš talismane in vsak košček, ki ostane na koncu, je točka.
carta-magica-guide-black-bare = Črno pristanišče: 2 blaga bi prinesla 1 zlato, a nimaš česa zamenjati.
carta-magica-guide-red = Rdeče pristanišče: za 2 zlata kupiš talisman, odkritega ali skritega.
carta-magica-guide-red-why = Tisti iz tvojega izziva štejejo deset več. Vzemi jih, preden jih kdo drug.
carta-magica-guide-red-bare = Rdeče pristanišče: talisman stane 2 zlata, a ju zdaj nimaš dovolj.
carta-magica-guide-card = Kartica te nekaj sprašuje. Gumbi povedo, kaj naredi vsak odgovor.
carta-magica-guide-card-why = Kar obdržiš, ti lahko pozneje pomaga ali pa s tem plačaš.
carta-magica-guide-monster = Pošast! Povej, koliko magije porabiš, nato puščica prišteje svoje število.
carta-magica-guide-monster-why = Če dosežeš njeno moč, prinese zlato in pomaga proti naslednji. Če ne, je tvoje blago izgubljeno.
carta-magica-guide-note-storm = prišla je nevihta. Vse ladje potisne v isto smer, eno za drugo.
carta-magica-guide-note-blown = nevihta je potisnila ladjo.
carta-magica-guide-note-drew = potegnjena je bila kartica pustolovščine. Ene pomagajo, druge stanejo, nekatere so pošasti.
carta-magica-guide-note-traded = blago je v črnem pristanišču postalo zlato.
carta-magica-guide-note-tamed = pošast se je dala ukrotiti. Naslednja bo lažja.
carta-magica-guide-note-untamed = pošast je bila močnejša: blago na krovu je izgubljeno.
carta-magica-guide-end =
    To je bil cel krog. Igro odločajo tri stvari:
    Blago postane zlato, zlato talismani: načrtuj pot od črnih do rdečih pristanišč.
    Talismana iz tvojega izziva sta vredna deset več vsak.
    Kdor je prvi okrog otoka in doma, dobi petnajst točk in konča igro.
carta-magica-guide-note-took = na krov je prišlo blago ali magija. Nihče nima več kot osem iste vrste.
carta-magica-guide-note-bought = v rdečem pristanišču je bil kupljen talisman in odkril se je nov.
carta-magica-guide-note-attacked = ladji, ki ležita druga ob drugi, se lahko bojujeta za talisman, ki ga ena od njiju išče.
