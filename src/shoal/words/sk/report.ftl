# Správa o vyváženosti hry: stránka grafov o mnohých partiách medzi botmi.

report-title = { $game }: vyváženosť
report-made = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partií
}, hrali { $bots }. Pravidlá { $rules }, súčasti { $components }, štartovacie číslo { $seed }.
report-read = Čiarky na stĺpcoch sú 95-percentné intervaly; čísla v zátvorkách ukazujú prostrednú polovicu všetkých partií. To, v čom sú boti dobrí alebo zlí, ovplyvňuje každé číslo: čítaj to ako otázku k hre, nie ako rozsudok.
report-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
report-seat = Miesto { $number }
report-even = Rovný podiel

report-overview = Na prvý pohľad
report-col-players = { web-players }
report-col-games = Odohrané partie
report-col-winner = Body víťaza
report-col-lead = Náskok
report-col-length = Rozhodnutia
report-col-shared = Delené výhry
report-col-seats = Miesta
report-seats-even = Žiadne miesto nevyčnieva
report-seat-ahead = Miesto { $number } vyhráva príliš často ({ $share } %)
report-seat-behind = Miesto { $number } vyhráva príliš zriedka ({ $share } %)

report-by-seat = Výhry podľa miest
report-by-seat-text = Miesto 1 začína. Zlatá je zreteľne nad rovným podielom, červená zreteľne pod ním.
report-decided = Ako skoro je partia rozhodnutá
report-decided-text = Ako často nakoniec vyhrá hráč, ktorý má v tej chvíli najviac bodov.
report-moment = Po { $share } %
report-points = Body na hráča
report-points-below = Body všetkých hráčov, víťazi zlatou; čiarkovaná čiara je medián
report-lead = Náskok víťaza
report-lead-below = Body medzi prvým a druhým miestom; čiarkovaná čiara je medián
report-length = Dĺžka
report-length-below = Rozhodnutia za partiu; čiarkovaná čiara je medián
report-aborted = { $count ->
    [one] Jedna partia neskončila a ráta sa, ako stojí.
    [few] { $count } partie neskončili a rátajú sa, ako stoja.
   *[other] { $count } partií neskončilo a rátajú sa, ako stoja.
}

report-choices = Voľby a či sa vyplácajú
report-choices-text = Ako často sa ktorá voľba vyberie tam, kde je na výber, a s čím súvisí urobiť ju o raz viac ako ostatní: vpravo viac výhier, vľavo menej, bledo tam, kde to môže byť náhoda.
report-choice = Voľba
report-per-game = Za partiu
report-offered = Keď je možná
report-one-more = Výhry pri jednej navyše
report-things = Čo sa používa a či sa to vypláca
report-things-text = Všetko, čo má meno a s čím sa niečo stalo. Bodkovaná čiara značí domnienku: so škatuľou to ešte nikto neporovnal. Ukáž na ňu a prečítaš si viac.

report-rests = Na čom to stojí
report-rests-text = Súčasti a výklady, ktoré ešte nikto neporovnal so škatuľou. Ak hru máš, môžeš opraviť súbor súčastí a vytvoriť túto stránku znova.
report-part = Súčasť
report-entries = Odhadnuté údaje
report-rulings = { $count ->
    [one] Jedna domnienka alebo výklad
    [few] { $count } domnienky a výklady
   *[other] { $count } domnienok a výkladov
}
