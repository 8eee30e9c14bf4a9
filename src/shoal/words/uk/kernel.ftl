# Те, що каже кожна гра, хоч би про що вона була. Термінал і браузер завжди це мають.

seat-name = Гравець { $number }
count-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
  }
label-value = { $label }: { $value }

prompt-over = Гру закінчено.

refuse-unknown = Такої дії немає.
refuse-over = { prompt-over }
refuse-turn = Зараз не твій хід. Чекаємо на хід: { $seats }.

takeback-nothing = Ще нема чого повертати.
takeback-other = Після цього вже походив хтось інший: { $seat }.
takeback-chance = Цього ходу не повернути: він залежав від випадку.
takeback-reveal = Цього ходу не повернути: відкрилося приховане.

tally-points = Бали
