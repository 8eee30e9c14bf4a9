# Karta na úvodnej stránke: hráči, čas a vek s čiarkami.

vanuatu-pitch = Plav sa, lov ryby a obchoduj medzi mladými ostrovmi. Akciu vykonáš len s väčšinou.
vanuatu-facts = 2–5 hráčov, 90 min, od 12 rokov
