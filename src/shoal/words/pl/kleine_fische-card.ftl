# Karta na stronie głównej; fakty to gracze, czas i wiek, rozdzielone przecinkami.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Płynąć dalej czy w porę się zatrzymać? Ta sama ryba drugi raz i zdobycz przepada.
kleine-fische-facts = 2–4 graczy, 45 min, wiek 8+
