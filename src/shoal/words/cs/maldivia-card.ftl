# Karta na úvodní stránce: hráči, čas a věk s čárkami.

maldivia-pitch = Tajně si naplánuj kurz, navlékej ryby na stěžeň a sleduj, jak se moře přehýbá pod loďkami.
maldivia-facts = 2–4 hráči, 30 min, od 8 let
