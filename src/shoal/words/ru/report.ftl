# Отчёт о балансе игры: страница графиков о многих партиях между ботами.

report-title = { $game }: баланс
report-made = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} между ботами: { $bots }. Правила { $rules }, компоненты { $components }, начальное число { $seed }.
report-read = Линии на столбцах — интервалы 95 %; числа в скобках показывают среднюю половину всех партий. То, в чём боты сильны или слабы, влияет на каждое число: читай это как вопрос к игре, а не как приговор.
report-players = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
report-seat = Место { $number }
report-even = Равная доля

report-overview = Коротко
report-col-players = { web-players }
report-col-games = Сыграно партий
report-col-winner = Очки победителя
report-col-lead = Отрыв
report-col-length = Решения
report-col-shared = Общие победы
report-col-seats = Места
report-seats-even = Ни одно место не выделяется
report-seat-ahead = Место { $number } побеждает слишком часто ({ $share } %)
report-seat-behind = Место { $number } побеждает слишком редко ({ $share } %)

report-by-seat = Победы по местам
report-by-seat-text = Начинает место 1. Золотое — заметно выше равной доли, красное — заметно ниже.
report-decided = Как рано решается партия
report-decided-text = Как часто побеждает тот, у кого на этом этапе больше всего очков.
report-moment = После { $share } %
report-points = Очки на игрока
report-points-below = Очки всех игроков, победители золотом; пунктир — медиана
report-lead = Отрыв победителя
report-lead-below = Очки между первым и вторым местом; пунктир — медиана
report-length = Длина
report-length-below = Решений за партию; пунктир — медиана
report-aborted = { $count ->
    [one] { $count } партия не закончилась и посчитана как есть.
    [few] { $count } партии не закончились и посчитаны как есть.
    [many] { $count } партий не закончились и посчитаны как есть.
   *[other] { $count } партии не закончились и посчитаны как есть.
}

report-choices = Выбор и окупается ли он
report-choices-text = Как часто выбирают это, когда можно, и что бывает, если выбирать на один раз больше других: правее — больше побед, левее — меньше, бледное может быть случайностью.
report-choice = Выбор
report-per-game = За партию
report-offered = Когда возможно
report-one-more = Победы, если на один больше
report-things = Что используют и окупается ли это
report-things-text = Всё, у чего есть имя и с чем что-то произошло. Точками подчёркнуто предположение: никто ещё не сверил его с коробкой. Наведи, чтобы узнать больше.

report-rests = На чём это основано
report-rests-text = Компоненты и решения, которые никто ещё не сверил с коробкой. Если у тебя есть эта игра, можно исправить файл компонентов и создать страницу заново.
report-part = Компоненты
report-entries = Предположений
report-rulings = { $count ->
    [one] { $count } предположение или решение
    [few] { $count } предположения и решения
    [many] { $count } предположений и решений
   *[other] { $count } предположения и решения
}
