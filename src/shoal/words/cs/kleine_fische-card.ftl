# Karta na úvodní stránce: hráči, čas a věk s čárkami.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Plavat dál, nebo včas zastavit? Potkáš stejnou rybu podruhé a úlovek ti uplave.
kleine-fische-facts = 2–4 hráči, 45 min, od 8 let
