# Lekcije na pripravljenih postavitvah.

vanuatu-lesson-lead = Vodi z dvema figurama
vanuatu-lesson-lead-text = Akcijo lahko izvede, kdor ima na njej največ figur; pri izenačenju, kdor je prej na vrsti. Ti in drug igralec imata na akciji Ribolov po eno figuro, on pa je na vrsti pred tabo. Ostala ti je ena figura.
vanuatu-lesson-lead-goal = Postavi zadnjo figuro tako, da vodiš pri akciji Ribolov.
vanuatu-lesson-lead-done = Dve figuri proti eni: ribe loviš pred drugimi in prvi ulov je vreden največ.
vanuatu-lesson-lead-missed = Na akciji Ribolov je še vedno ena proti eni in pri izenačenju je prvi drugi igralec. Postavi figuro tja, kjer gre za vodstvo.

vanuatu-lesson-build = Pluj, nato gradi
vanuatu-lesson-build-text = Stojnico lahko zgradiš na otoku ob svojem čolnu in stane 3 vatu; vsak korak po morju stane 1. Santo ob tebi nima več prostora. Imaš 4 vatu.
vanuatu-lesson-build-goal = Pluj v Zaliv Mele in zgradi stojnico na otoku Efate.
vanuatu-lesson-build-done = En vatu za pot, trije za stojnico. Odslej služi z vsakim turistom.
vanuatu-lesson-build-missed = Nič ni zgrajeno. Pluj en korak, v Zaliv Mele: potem ostanejo 3 vatu in Efate je ob tebi.
vanuatu-lesson-build-withdrew = Figura je vzeta in akcija izgubljena. Najprej pluj, da bo ob tebi otok s prostorom.

vanuatu-lesson-load = Napolni ladjo
vanuatu-lesson-load-text = Z nakupom vzameš blago z otoka ob svojem čolnu in ga naložiš na ladjo, ki ga želi. To takoj prinese točke, in več tistemu, ki ladjo napolni. Označeni ladji manjka ena kocka kava-kave, ki raste na otoku Efate.
vanuatu-lesson-load-goal = Kupi kava-kavo na otoku Efate.
vanuatu-lesson-load-done = Ladja je polna in odpluje s tvojo kava-kavo.
vanuatu-lesson-load-missed = Ladja še čaka na svojo kava-kavo. Dotakni se akcije Nakup, nato kava-kave na otoku Efate.
