# Karta na stronie głównej; fakty to gracze, czas i wiek, rozdzielone przecinkami.

carta-magica-pitch = Zakręć mosiężną strzałką, stań do walki z burzą i potworami, opłyń wyspę i wróć do domu.
carta-magica-facts = 2–4 graczy, 45 min, wiek 7+
