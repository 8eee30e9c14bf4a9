# Leckék.

vanuatu-lesson-lead = Vezess két bábuval
vanuatu-lesson-lead-text = Egy akciót az hajthat végre, akinek ott a legtöbb bábuja van; egyenlőségnél az, aki a sorrendben előbb jön. Neked és egy másik játékosnak is egy-egy bábuja van a Halászaton, és te vagy az utolsó. Egy bábud maradt.
vanuatu-lesson-lead-goal = Tedd le az utolsó bábudat úgy, hogy a Halászaton te vezess.
vanuatu-lesson-lead-done = Két bábu egy ellen: te halászol előbb, és az első fogás éri a legtöbbet.
vanuatu-lesson-lead-missed = A Halászaton még mindig egy áll egy ellen, és egyenlőségnél a másik jön előbb. Oda tedd a bábut, ahol a vezetésért küzdesz.

vanuatu-lesson-build = Hajózz, aztán építs
vanuatu-lesson-build-text = Bódét a csónakod melletti szigeten lehet építeni, 3 vatuért; a tengeren minden lépés 1 vatu. Santo, itt melletted, megtelt. 4 vatud van.
vanuatu-lesson-build-goal = Hajózz a Mele-öbölbe, és építs bódét Efate szigetén.
vanuatu-lesson-build-done = Egy vatu az út, három a bódé. Mostantól minden turistával keres.
vanuatu-lesson-build-missed = Nem épült semmi. Hajózz egy lépést, a Mele-öbölbe: akkor 3 vatud marad, és Efate ott van melletted.
vanuatu-lesson-build-withdrew = A bábu lekerült, és az akció elveszett. Előbb hajózz, hogy legyen melletted sziget, ahol van hely.

vanuatu-lesson-load = Tölts meg egy hajót
vanuatu-lesson-load-text = Vásárláskor egy árut veszel a csónakod melletti szigetről, és olyan hajóra kerül, amelyik kéri. Ez rögtön pontot hoz, és többet annak, aki megtölti a hajót. A jelölt hajónak egy kava hiányzik, és Efate szigetén terem.
vanuatu-lesson-load-goal = Vegyél kavát Efate szigetén.
vanuatu-lesson-load-done = A hajó megtelt, és a kaváddal elhajózik.
vanuatu-lesson-load-missed = A hajó még mindig a kavára vár. Koppints a Vásárlásra, aztán Efate kavájára.
