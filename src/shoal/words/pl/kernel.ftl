# Co mówi każda gra, o czymkolwiek by była. Terminal i przeglądarka zawsze to mają.

seat-name = Gracz { $number }
count-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
label-value = { $label }: { $value }

prompt-over = Koniec partii.

refuse-unknown = Nie ma takiej akcji.
refuse-over = { prompt-over }
refuse-turn = To nie twoja kolej. Czekamy na: { $seats }.

takeback-nothing = Nie ma jeszcze czego cofnąć.
takeback-other = { $seat } ma już za sobą następny ruch.
takeback-chance = Tego nie można cofnąć: zależało od losu.
takeback-reveal = Tego nie można cofnąć: coś zakrytego zostało ujawnione.

tally-points = Punkty
