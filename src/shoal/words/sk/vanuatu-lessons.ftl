# Lekcie na pripravených pozíciách.

vanuatu-lesson-lead = Dve figúrky vedú
vanuatu-lesson-lead-text = Akciu smie vykonať ten, kto na nej má najviac figúrok; pri zhode ten, kto je skôr v poradí. Ty aj jeden súper máte na akcii Rybolov po jednej figúrke a ty ideš v poradí až na konci. Zostáva ti jedna figúrka.
vanuatu-lesson-lead-goal = Umiestni poslednú figúrku tak, aby Rybolov patril tebe.
vanuatu-lesson-lead-done = Dve figúrky proti jednej: lovíš ryby skôr a prvý úlovok má najväčšiu hodnotu.
vanuatu-lesson-lead-missed = Na akcii Rybolov je to stále jedna k jednej a pri zhode hrá skôr súper. Daj figúrku tam, kde bojuješ o vedenie.

vanuatu-lesson-build = Najprv plavba, potom stavba
vanuatu-lesson-build-text = Stánok možno postaviť na ostrove vedľa tvojej loďky a stojí 3 vatu; každý krok po mori stojí 1. Na ostrove Espiritu Santo vedľa teba už miesto nie je. Máš 4 vatu.
vanuatu-lesson-build-goal = Plav sa do zátoky Mele a postav stánok na ostrove Efate.
vanuatu-lesson-build-done = Jedno vatu za cestu, tri za stánok. Odteraz zarába na každom turistovi.
vanuatu-lesson-build-missed = Nič nestojí. Plav sa o jeden krok, do zátoky Mele: zostanú ti 3 vatu a vedľa teba bude Efate.
vanuatu-lesson-build-withdrew = Figúrka je späť a akcia stratená. Najprv sa plav, aby bol vedľa teba ostrov s voľným miestom.

vanuatu-lesson-load = Naplň loď
vanuatu-lesson-load-text = Nákup vezme tovar z ostrova vedľa tvojej loďky a naloží ho na loď, ktorá ho chce. Hneď to prinesie body a ešte viac tomu, kto loď naplní. Označenej lodi chýba jedna kava a tá rastie na ostrove Efate.
vanuatu-lesson-load-goal = Kúp kavu na ostrove Efate.
vanuatu-lesson-load-done = Loď je plná a odpláva s tvojou kavou.
vanuatu-lesson-load-missed = Loď na kavu stále čaká. Ťukni na Nákup a potom na kavu na ostrove Efate.
