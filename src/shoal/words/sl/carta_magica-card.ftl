# Karta na prvi strani.

carta-magica-pitch = Zavrti medeninasto puščico, kljubuj nevihtam in pošastim, obpluj otok in se vrni domov.
carta-magica-facts = 2–4 igralci, 45 min, od 7 let
