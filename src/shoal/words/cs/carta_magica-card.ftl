# Karta na úvodní stránce: hráči, čas a věk s čárkami.

carta-magica-pitch = Roztoč mosaznou šipku, vzdoruj bouřím i monstrům, obepluj ostrov a vrať se domů.
carta-magica-facts = 2–4 hráči, 45 min, od 7 let
