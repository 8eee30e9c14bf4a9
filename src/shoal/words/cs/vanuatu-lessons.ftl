# Lekce na připravených pozicích.

vanuatu-lesson-lead = Veď díky dvěma figurkám
vanuatu-lesson-lead-text = Akci smí provést ten, kdo na ní má nejvíc figurek; při shodě ten, kdo je dřív v pořadí. Ty i jeden soupeř máte na akci Rybolov po jedné figurce a ty jsi v pořadí poslední. Zbývá ti jedna figurka.
vanuatu-lesson-lead-goal = Umísti poslední figurku tak, aby Rybolov patřil tobě.
vanuatu-lesson-lead-done = Dvě figurky proti jedné: lovíš ryby první a první úlovek má největší hodnotu.
vanuatu-lesson-lead-missed = Na akci Rybolov je to pořád jedna ku jedné a při shodě hraje dřív soupeř. Dej figurku tam, kde bojuješ o vedení.

vanuatu-lesson-build = Nejdřív plavba, pak stavba
vanuatu-lesson-build-text = Stánek jde postavit na ostrově vedle tvé loďky a stojí 3 vatu; každý krok po moři stojí 1. Na ostrově Espiritu Santo vedle tebe už místo není. Máš 4 vatu.
vanuatu-lesson-build-goal = Pluj do zátoky Mele a postav stánek na ostrově Efate.
vanuatu-lesson-build-done = Jedno vatu za cestu, tři za stánek. Odteď vydělává s každým turistou.
vanuatu-lesson-build-missed = Nic se nepostavilo. Pluj o jeden krok, do zátoky Mele: zbudou ti 3 vatu a vedle tebe bude Efate.
vanuatu-lesson-build-withdrew = Figurka je zpátky a akce ztracená. Pluj jako první, ať je vedle tebe ostrov s volným místem.

vanuatu-lesson-load = Naplň loď
vanuatu-lesson-load-text = Nákup vezme zboží z ostrova vedle tvé loďky a naloží ho na loď, která ho chce. To hned přinese body, a víc tomu, kdo loď naplní. Označené lodi chybí jedna kava a ta roste na ostrově Efate.
vanuatu-lesson-load-goal = Kup kavu na ostrově Efate.
vanuatu-lesson-load-done = Loď je plná a odplouvá s tvou kavou.
vanuatu-lesson-load-missed = Loď na kavu pořád čeká. Klepni na Nákup a pak na kavu na ostrově Efate.
