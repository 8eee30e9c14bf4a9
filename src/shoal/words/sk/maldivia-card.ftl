# Karta na úvodnej stránke: hráči, čas a vek s čiarkami.

maldivia-pitch = Tajne si naplánuj kurz, navliekaj ryby na sťažeň a sleduj, ako sa ti more prehýba pod rukami.
maldivia-facts = 2–4 hráči, 30 min, od 8 rokov
