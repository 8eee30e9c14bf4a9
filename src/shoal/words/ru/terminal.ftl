picker-title = { web-title }
picker-which = Какая игра? Напиши её номер или нажми Enter, чтобы выйти.
picker-seats = Сколько игроков, от { $low } до { $high }? Enter — { $low }.
picker-command = Чтобы играть, запусти: shoal play GAME

play-begin = { $game }. Начальное число случая запечатано: { $commitment }
play-help-hint = Напиши действие, ? для справки или quit, чтобы выйти.
play-help =
    Напиши действие или его номер. Несколько сразу: «sell 3 2» или через точку с запятой.
    ?  help     показать эту справку и что можно сделать
    why         чего сейчас нельзя и почему
    why TEXT    почему действие не разрешено
    hint        подсказка: что сделал бы бот
    undo        вернуть своё последнее действие
    board       показать поле ещё раз
    save        сохранить запись сейчас
    quit        выйти
play-many = { $name }: { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
}, например «{ $example }»{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Это не действие. Может быть, «{ $hint }»?
play-no-action-families = Это не действие. Попробуй одно из этих: { $hint }.
play-no-action-example = Это не действие. Попробуй, например, «{ $hint }».
play-allowed = «{ $action }» разрешено.
play-why = Напиши why и действие, чтобы узнать, что мешает.
play-undone = Возвращено: { $action }
play-hint = Бот сделал бы так: { $action }
play-curtain = Передай устройство ({ $seat }), потом нажми Enter.
play-left = Ты выходишь, а партия не окончена.
play-saved = Запись сохранена: { $file }
play-not-saved = Запись не удалось сохранить в { $file }: { $reason }
play-no-record = Сохранять некуда. Начни игру с --record FILE, чтобы вести запись.
play-result = { $rank }. { $seat }: { count-points }

# Рядом с вариантом: что он даст.

option-off = с мачты: { $fish }
option-fish = рыба: { $fish }
option-rob = украсть у игрока { $seat }: { $fish }
option-ships = можно доставить: { $ships }
option-octopus = осьминог
option-shark = акула
option-gain = +{ count-points }
option-caught = туман заденет: { $seats }
option-beside = рыба: { $places }
option-explore = пещера: { $places }
option-ends = конец погружения
option-known = это { $card }
option-bust = это { $card }, пара!
option-keeps = останется рыб: { $count }
option-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
option-meets = встретит: { $seats }
option-faces = подходящих граней: { $good } из { $faces }
option-sea-fish = рыба { $count }
option-sea-treasure = сокровище { $count }
option-leads = будешь лидировать: { $actions }
option-leads-none = лидировать не будешь
option-nothing = стопка пропадёт впустую
option-vatu = вату { $before } → { $after }
option-points = очки { $before } → { $after }
option-lost = кубик пропадёт
option-store = { $before } → { $after }
option-returns = ты возвращаешься домой
option-attacks = рядом { $seats }, можно атаковать
option-segments = подходящих секций: { $good } из { $of }
option-trade = товары { $goods }, золото { $gold }

replay-next = Нажми Enter для следующего действия или напиши q, чтобы выйти.
