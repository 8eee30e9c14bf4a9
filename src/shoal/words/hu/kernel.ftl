# Amit minden játék mond.

seat-name = { $number }. játékos
count-points = { $points } pont
label-value = { $label }: { $value }

prompt-over = A játszma véget ért.

refuse-unknown = Nincs ilyen lépés.
refuse-over = { prompt-over }
refuse-turn = Most nem te jössz. Következik: { $seats }.

takeback-nothing = Még nincs mit visszavonni.
takeback-other = { $seat } azóta már lépett.
takeback-chance = Ezt nem lehet visszavonni, mert a véletlen is közbeszólt.
takeback-reveal = Ezt nem lehet visszavonni: rejtett információ derült ki.

tally-points = Pontok
