# Tura z przewodnikiem: na co patrzeć, co robić i dlaczego. Każdy krok należy do jednego pytania stołu.

web-guide-just-now = Przed chwilą:
web-guide-watch = Teraz grają inni. Patrz na planszę, co robią; dziennik opisuje to słowami.
web-guide-other = O to nie pytamy w każdej turze. Kolorowy wiersz mówi, co robić; dotknij tego, co świeci, a zobaczysz podgląd.
web-guide-end = Graj dalej. Możesz dotknąć wszystkiego, żeby zobaczyć, co robi albo dlaczego teraz się nie da; lampa prosi bota o podpowiedź.
