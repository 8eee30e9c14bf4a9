# Что говорит любая игра. Это всегда есть и в терминале, и в браузере.

seat-name = Игрок { $number }
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
label-value = { $label }: { $value }

prompt-over = Партия окончена.

refuse-unknown = Такого действия нет.
refuse-over = { prompt-over }
refuse-turn = Сейчас не твой ход. Ждём: { $seats }.

takeback-nothing = Возвращать пока нечего.
takeback-other = После этого был ещё один ход: { $seat }.
takeback-chance = Этот ход не вернуть: в нём решал случай.
takeback-reveal = Этот ход не вернуть: он открыл то, что было скрыто.

tally-points = Очки
