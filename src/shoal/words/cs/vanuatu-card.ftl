# Karta na úvodní stránce: hráči, čas a věk s čárkami.

vanuatu-pitch = Pluj, rybař a obchoduj mezi mladými ostrovy. Akci provedeš jen s většinou.
vanuatu-facts = 2–5 hráčů, 90 min, od 12 let
