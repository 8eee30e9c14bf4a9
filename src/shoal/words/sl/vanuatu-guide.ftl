# Vodeni prvi krog.

vanuatu-guide-aim = Živiš na otokih, ki iz kroga v krog rastejo. Vatu zaslužiš s prodajo rib in prevozom turistov in jih s stojnicami, risbami v pesku in ladjami spreminjaš v točke. Osem krogov; zmaga, kdor ima največ točk.
vanuatu-guide-character = Vzemi lik za ta krog. Njegov stavek pove, kaj je z njim ceneje ali bolje.
vanuatu-guide-character-why = Izberi takega, ki ustreza tvojim namenom. Za drugi krog ga ne moreš obdržati in tudi drugi si želijo svojega.
vanuatu-guide-plan = Postavi figure na okenca akcij: dve, nato dve, nato eno. Dotakni se okenca, da tja postaviš figuro, in še enkrat istega za drugo.
vanuatu-guide-plan-why = Vsako okence, ki ga izbereš, je nekaj, kar želiš narediti v tem krogu. Igra lahko samo tisti, ki ima tam največ figur, zato postavi dve tja, kjer je pomembno. Sivo okence pove, kdo bi igral pred tabo, jantarno, kaj je treba prej in ali čaka na denar, ki ga morda ne bo.
vanuatu-guide-act = Na vrsti si za akcijo. Okenca, kjer vodiš, žarijo: dotakni se enega ali žarečega polja in izberi, kaj tam narediš.
vanuatu-guide-act-why = Naenkrat igraš z enim celim kupom, nato drugi. Najprej naredi, kar bi ti drugi lahko pokvarili, in pazi na vatu: vsak korak stane.
vanuatu-guide-withdraw = Zdaj nikjer ne vodiš, zato opustiš enega od svojih kupov: njegova akcija je izgubljena.
vanuatu-guide-withdraw-why = Opusti tistega, ki ga najmanj potrebuješ ali kjer je kdo daleč pred tabo. Ko ta odigra, lahko tvoj naslednji kup vodi.
vanuatu-guide-preach = Zdaj nikjer ne vodiš. Tvoj Pridigar ti vseeno enkrat na krog dovoli akcijo z enim kupom; ali opusti kup.
vanuatu-guide-lose = Vodiš, a ničesar od tega zdaj ni mogoče narediti: enega od teh kupov opustiš in njegova akcija je izgubljena.
vanuatu-guide-selling = Prodaš lahko še eno ribo po nižji ceni ali nehaš.
vanuatu-guide-selling-why = Cena pade z vsako ribo in se v naslednjem krogu vrne.
vanuatu-guide-second = Tvoj Kupec lahko zastonj naloži drugo kocko.
vanuatu-guide-second-why = Vsaka kocka na ladji so točke.
vanuatu-guide-resting = Izberi eno od ploščic počitka; vidiš jih samo ti.
vanuatu-guide-resting-why = Plačajo na koncu kroga: točko, vatu, oboje ali prvo mesto v naslednjem krogu.
vanuatu-guide-tile = Polagaš novo ploščico: dotakni se žarečega polja in na njem vidiš ploščico.
vanuatu-guide-tile-why = Položi jo tja, kjer jo bo tvoj čoln kmalu lahko uporabil.
vanuatu-guide-neutral = V dvoje sodelujejo nevtralne figure. Eno postavi na akcijo.
vanuatu-guide-neutral-why = Kdor želi tam igrati, potrebuje več figur, kot je teh.
vanuatu-guide-note-withdrew = nekdo ni nikjer vodil in je moral zaman opustiti kup. To je tveganje, če načrtuješ, kar želijo tudi drugi.
vanuatu-guide-note-converted = deset vatu se je spremenilo v pet točk. To se zgodi samodejno, zato ni nihče dolgo bogat.
vanuatu-guide-note-loaded = kocka je šla na ladjo in prinesla točke.
vanuatu-guide-note-lost = na nobeni ladji ni bilo prostora in kocka je izgubljena.
vanuatu-guide-end =
    To je bil cel krog. Igro odločajo tri stvari:
    Raje postavi dve figuri tja, kjer moraš igrati pred drugimi, kot po eno povsod.
    Pazi na vatu: akcija, ki je ne moreš plačati, je izgubljena, deset vatu pa se spremeni v točke.
    Zgodaj gradi stojnice, kjer je prostor za veliko turistov: dve točki na turista.
vanuatu-guide-note-built = zgrajena je stojnica. Na koncu šteje dve točki za vsakega turista na svojem otoku.
vanuatu-guide-note-transported = prišel je turist. Vsaka stojnica na otoku je tistemu, ki ga je pripeljal, plačala vatu, čigar koli je že.
vanuatu-guide-note-sold = prodana je riba: njena vrednost krat cena. Naslednja v tem krogu prinese manj.
vanuatu-guide-note-drew = risba v pesku je takoj prinesla točke.
