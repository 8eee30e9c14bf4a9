# Karta na stronie głównej; fakty to gracze, czas i wiek, rozdzielone przecinkami.

vanuatu-pitch = Żegluj, łów ryby i handluj wśród młodych wysp. Działa tylko ten, kto ma większość.
vanuatu-facts = 2–5 graczy, 90 min, wiek 12+
