# Karta na úvodnej stránke: hráči, čas a vek s čiarkami.

carta-magica-pitch = Roztoč mosadznú šípku, vzdoruj búrkam aj príšerám, oboplávaj ostrov a vráť sa domov.
carta-magica-facts = 2–4 hráči, 45 min, od 7 rokov
