# Zpráva o vyváženosti hry: stránka grafů o mnoha partiích mezi boty.

report-title = { $game }: vyváženost
report-made = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}, boti: { $bots }. Pravidla { $rules }, součásti { $components }, semínko { $seed }.
report-read = Čárky na sloupcích jsou 95procentní intervaly; čísla v závorkách ukazují prostřední polovinu všech partií. V čem jsou boti dobří nebo špatní, se promítá do každého čísla: ber to jako otázku ke hře, ne jako rozsudek.
report-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
report-seat = Místo { $number }
report-even = Rovný podíl

report-overview = Na první pohled
report-col-players = { web-players }
report-col-games = Odehrané partie
report-col-winner = Body vítěze
report-col-lead = Náskok
report-col-length = Rozhodnutí
report-col-shared = Dělené výhry
report-col-seats = Místa
report-seats-even = Žádné místo nevyčnívá
report-seat-ahead = Místo { $number } vyhrává příliš často ({ $share } %)
report-seat-behind = Místo { $number } vyhrává příliš zřídka ({ $share } %)

report-by-seat = Výhry podle míst
report-by-seat-text = Místo 1 začíná. Zlatá je zřetelně nad rovným podílem, červená zřetelně pod ním.
report-decided = Jak brzy je partie rozhodnutá
report-decided-text = Jak často nakonec vyhraje hráč, který má v té chvíli nejvíc bodů.
report-moment = Po { $share } %
report-points = Body na hráče
report-points-below = Body všech hráčů, vítězové zlatě; čárkovaná čára je medián
report-lead = Náskok vítěze
report-lead-below = Body mezi prvním a druhým místem; čárkovaná čára je medián
report-length = Délka
report-length-below = Rozhodnutí za partii; čárkovaná čára je medián
report-aborted = { $count ->
    [one] Jedna partie neskončila a počítá se, jak stála.
    [few] { $count } partie neskončily a počítají se, jak stály.
   *[other] { $count } partií neskončilo a počítá se, jak stály.
}

report-choices = Volby a zda se vyplácejí
report-choices-text = Jak často se která volba vybere, když je na výběr, a s čím jde ruku v ruce, když ji někdo udělá jednou navíc oproti ostatním: vpravo víc výher, vlevo méně, bledě tam, kde to může být náhoda.
report-choice = Volba
report-per-game = Za partii
report-offered = Když je možná
report-one-more = Výhry s jednou navíc
report-things = Co se používá a zda se to vyplácí
report-things-text = Všechno, co má jméno a s čím se něco stalo. Tečkovaná čára značí předpoklad: s krabicí to ještě nikdo neporovnal. Najeď na ni a přečteš si víc.

report-rests = Na čem to stojí
report-rests-text = Součásti a výklady, které ještě nikdo neporovnal s krabicí. Jestli hru máš, můžeš opravit soubor součástí a vytvořit tuto stránku znovu.
report-part = Součásti
report-entries = Předpokládané údaje
report-rulings = { $count ->
    [one] Jeden předpoklad nebo výklad
    [few] { $count } předpoklady a výklady
   *[other] { $count } předpokladů a výkladů
}
