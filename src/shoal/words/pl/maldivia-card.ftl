# Karta na stronie głównej; fakty to gracze, czas i wiek, rozdzielone przecinkami.

maldivia-pitch = Ułóż kurs w tajemnicy, nakładaj ryby na maszt i patrz, jak zagina się morze.
maldivia-facts = 2–4 graczy, 30 min, wiek 8+
