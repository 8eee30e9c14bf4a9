### Kleine Fische ganz groß

kleine-fische-option-memory-help = Подсказка памяти: что видели все, остаётся отмеченным
kleine-fische-option-free-entry = Осьминог выходит из пещеры даром: первая дорожка не стоит шага

## Виды и пещеры

kleine-fische-hidden = скрытая рыба
kleine-fische-species-clown = Рыба-клоун
kleine-fische-species-lion = Крылатка
kleine-fische-species-box = Кузовок
kleine-fische-species-hammer = Рыба-молот
kleine-fische-species-puffer = Иглобрюх
kleine-fische-species-sword = Рыба-меч
kleine-fische-species-saw = Рыба-пила
kleine-fische-species-seahorse = Морской конёк
kleine-fische-species-angel = Рыба-ангел
kleine-fische-species-parrot = Рыба-попугай
kleine-fische-species-surgeon = Рыба-хирург
kleine-fische-species-flying = Летучая рыба
kleine-fische-species-angler = Удильщик

kleine-fische-shells = { $shells ->
    [one] { $shells } ракушка
    [few] { $shells } ракушки
    [many] { $shells } ракушек
   *[other] { $shells } ракушки
}

kleine-fische-cave-hidden = карта пещеры
kleine-fische-cave-fins-1 = Турболасты (1)
kleine-fische-cave-fins-2 = Турболасты (2)
kleine-fische-cave-fins-3 = Турболасты (3)
kleine-fische-cave-fins-4 = Турболасты (4)
kleine-fische-cave-fins-5 = Турболасты (5)
kleine-fische-cave-lamp-1 = Подводный фонарь (один взгляд)
kleine-fische-cave-lamp-2 = Подводный фонарь (два взгляда)
kleine-fische-cave-octo-1 = Турбоосьминог (+1)
kleine-fische-cave-octo-2 = Турбоосьминог (+2)
kleine-fische-cave-octo-3 = Турбоосьминог (+3)
kleine-fische-cave-octo-4 = Турбоосьминог (+4)
kleine-fische-cave-octo-5 = Турбоосьминог (+5)
kleine-fische-cave-reroll-1 = Переброс (один раз)
kleine-fische-cave-reroll-2 = Переброс (два раза)
kleine-fische-cave-rainbow = Радужная рыба
kleine-fische-cave-chest = Сундук с сокровищами

kleine-fische-way-up = вверх
kleine-fische-way-down = вниз
kleine-fische-way-left = влево
kleine-fische-way-right = вправо

## О чём спрашивают

kleine-fische-ask-exchange = Весь верхний ряд — пещеры. Поменяй одну из них на рыбу снизу.
kleine-fische-wait-exchange = Весь верхний ряд — пещеры: { $seat } меняет одну из них на рыбу снизу.
kleine-fische-ask-jump = Поставь лодку над рыбой и прыгай.
kleine-fische-wait-jump = { $seat } ставит лодку над рыбой и прыгает.
kleine-fische-ask-move = Плыви дальше с этого места.
kleine-fische-wait-move = { $seat } делает первое движение хода.
kleine-fische-ask-peek = Твой фонарь горит. Посмотри на скрытую рыбу (осталось { $left }).
kleine-fische-wait-peek = { $seat } светит фонарём на скрытую рыбу (осталось { $left }).
kleine-fische-ask-first-reveal = Открой рыбу рядом с тобой.
kleine-fische-wait-first-reveal = { $seat } выбирает, какую рыбу открыть.
kleine-fische-ask-choice = { $count ->
    [one] Открыта { $count } рыба.
    [few] Открыты { $count } разные рыбы.
    [many] Открыто { $count } разных рыб.
   *[other] Открыто { $count } разной рыбы.
} Стоп или плывёшь дальше?
kleine-fische-wait-choice = У игрока { $seat } { $count ->
    [one] открыта { $count } рыба
    [few] открыты { $count } разные рыбы
    [many] открыто { $count } разных рыб
   *[other] открыто { $count } разной рыбы
}: стоп или плыть дальше?
kleine-fische-ask-after-move = { $fish ->
    [0] Исследуешь пещеру рядом или остановишься?
   *[other] Откроешь рыбу рядом или исследуешь пещеру?
}
kleine-fische-wait-after-move = { $seat } выбирает карту рядом со своим дайвером.
kleine-fische-ask-octopus = { $steps ->
    [0] Очков осьминога нет. Оставишь осьминога или погонишь Турбоосьминогом, если он у тебя есть?
    [one] Сдвинешь осьминога на { $steps } дорожку или оставишь?
    [few] Сдвинешь осьминога (до { $steps } дорожек) или оставишь?
    [many] Сдвинешь осьминога (до { $steps } дорожек) или оставишь?
   *[other] Сдвинешь осьминога (до { $steps } дорожки) или оставишь?
}
kleine-fische-wait-octopus = { $steps ->
    [0] У игрока { $seat } нет очков осьминога, но можно сыграть Турбоосьминога.
    [one] { $seat } может сдвинуть осьминога на { $steps } дорожку.
    [few] { $seat } может сдвинуть осьминога (до { $steps } дорожек).
    [many] { $seat } может сдвинуть осьминога (до { $steps } дорожек).
   *[other] { $seat } может сдвинуть осьминога (до { $steps } дорожки).
}
kleine-fische-ask-octopus-driven = Двигай осьминога: теперь можно до { $steps ->
    [one] { $steps } дорожки
    [few] { $steps } дорожек
    [many] { $steps } дорожек
   *[other] { $steps } дорожки
}.
kleine-fische-wait-octopus-driven = { $seat } двигает осьминога; теперь можно до { $steps ->
    [one] { $steps } дорожки
    [few] { $steps } дорожек
    [many] { $steps } дорожек
   *[other] { $steps } дорожки
}.
kleine-fische-ask-rob = Осьминог встретил нескольких дайверов. У кого будешь красть?
kleine-fische-wait-rob = Осьминог встретил нескольких дайверов: { $seat } выбирает, у кого красть.
kleine-fische-ask-announce = Сколько рыб попробуешь украсть у игрока { $victim_seat }?
kleine-fische-wait-announce = { $seat } решает, сколько рыб попробовать украсть у игрока { $victim_seat }.
kleine-fische-ask-rolled = Выпало { $result }, а нужно { $number }. Примешь или перебросишь с помощью карты?
kleine-fische-wait-rolled = Выпало { $result }, а нужно { $number }: { $seat } примет бросок или перебросит с помощью карты.
kleine-fische-ask-roll-on = Выпало { $result }, а нужно { $number }. Ещё бросок или примешь?
kleine-fische-wait-roll-on = Выпало { $result }, а нужно { $number }: { $seat } может бросить ещё раз.
kleine-fische-ask-rainbow = На какую стопку ляжет твоя радужная рыба?
kleine-fische-wait-rainbow = { $seat } выбирает стопку для радужной рыбы.

## Моменты, как части предложения

kleine-fische-phase-exchange = пещеру верхнего ряда надо поменять на рыбу
kleine-fische-phase-jump = сначала прыжок
kleine-fische-phase-move = сначала первое движение хода
kleine-fische-phase-peek = горит фонарь
kleine-fische-phase-first-reveal = надо открыть рыбу
kleine-fische-phase-choice = надо решить, стоп или плыть дальше
kleine-fische-phase-after-move = сначала займись картой рядом с дайвером
kleine-fische-phase-octopus = погружение окончено, и можно двигать осьминога
kleine-fische-phase-rob = надо выбрать жертву
kleine-fische-phase-announce = надо объявить, сколько рыб красть
kleine-fische-phase-rolled = бросок не удался
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = раскладывают радужных рыб
kleine-fische-phase-over = партия окончена

## Почему нельзя

kleine-fische-no-card = { $cave }: этой карты у тебя нет, или в этот ход её играть рано.
kleine-fische-no-lamp-now = { $cave }: только до первого движения твоего хода.
kleine-fische-no-turbo-now = { $cave }: только когда ты двигаешь осьминога.
kleine-fische-no-reroll-now = { $cave }: только сразу после слишком слабого броска.
kleine-fische-no-one-card = Сначала используй второй бросок сыгранной карты или откажись от него; потом можно { $cave }.
kleine-fische-no-no-lamp = Фонарь у тебя не горит: { $now }.
kleine-fische-no-look-first = Фонарь зажжён, так что посмотри хотя бы на одну рыбу.
kleine-fische-no-peek-cave = Это пещера; фонарь показывает только рыбу.
kleine-fische-no-peek-twice = Эту карту фонарь только что показал.
kleine-fische-no-exchange = Карты меняют, только когда весь верхний ряд — пещеры и тебе надо прыгать.
kleine-fische-no-exchange-cave = Это тоже пещера; выбери рыбу.
kleine-fische-no-jump-twice = Ты уже в воде; прыгают только раз.
kleine-fische-no-jump-cave = Под лодкой оказалась бы пещера, а нужна рыба.
kleine-fische-no-jump-now = Ещё нет: { $now }.
kleine-fische-no-jump-octopus = Там ждёт осьминог.
kleine-fische-no-on-boat = Ты ещё на лодке: сначала прыгни.
kleine-fische-no-card-first = Движение сделано; теперь займись картой рядом с тобой.
kleine-fische-no-swim-now = Сейчас плыть нельзя: { $now }.
kleine-fische-no-octopus-there = Там осьминог; на его дорожку дайверы не заплывают.
kleine-fische-no-backwards = Ты смотришь { $heading }; назад дайверы не плавают.
kleine-fische-no-no-lane = От перекрёстка перед тобой нет дорожки { $way }.
kleine-fische-no-too-far = Нет пути не длиннее { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
    [many] { $steps } шагов
   *[other] { $steps } шага
}, чтобы оказаться там и смотреть { $heading }.
kleine-fische-no-card-now = Не сейчас: { $now }.
kleine-fische-no-not-beside = Эта карта не рядом с твоей дорожкой.
kleine-fische-no-reveal-cave = Это пещера; пещеры исследуют, а не открывают.
kleine-fische-no-open-already = Эта карта уже открыта.
kleine-fische-no-explore-fish = Это рыба, а не пещера.
kleine-fische-no-explore-first = После первого движения хода пещеру исследовать нельзя: открой рыбу.
kleine-fische-no-explore-count = Пещере нужно ровно { $needs }, а открытых рыб сейчас { $open }.
kleine-fische-no-stop-first = После первого движения хода всегда идёт рыба: открой одну.
kleine-fische-no-stop-before-card = Рядом скрытая рыба: сначала займись картой, потом можно остановиться.
kleine-fische-no-stop-unstarted = Пропустить ход нельзя: первое движение обязательно.
kleine-fische-no-stop-now = Сейчас «стоп» сказать нельзя: { $now }.
kleine-fische-no-octopus-now = Осьминог движется только после твоего погружения: { $now }.
kleine-fische-no-turbo-stay = Турбоосьминог сыгран, так что осьминог должен двинуться.
kleine-fische-no-no-points = Ни на одной твоей открытой рыбе нет очка осьминога, и Турбоосьминог не сыгран.
kleine-fische-no-own-diver = Там твой дайвер, а твой осьминог его обходит.
kleine-fische-no-circle = Чтобы вернуться на место, нужен свободный круг хотя бы в четыре дорожки; у тебя шагов: { $steps }.
kleine-fische-no-octopus-far = Осьминогу туда не добраться (шагов всего { $steps }): слишком далеко, или мешает дайвер.
kleine-fische-no-rob-now = Сейчас выбирать некого: { $now }.
kleine-fische-no-nobody = За этим столом нет игрока { $number }.
kleine-fische-no-rob-self = У себя красть нельзя.
kleine-fische-no-rob-elsewhere = { $victim_seat } не на дорожке осьминога.
kleine-fische-no-announce-now = Сейчас нечего объявлять: { $now }.
kleine-fische-no-again-now = Второго броска нет: { $now }.
kleine-fische-no-accept-now = Принимать нечего: { $now }.
kleine-fische-no-rainbow-now = Радужную рыбу кладут, только когда партия окончена.
kleine-fische-no-rainbow-stack = У тебя нет такой стопки: { $fish }.

## Что произошло

# Места и дорожки, как считают люди: ряды сверху, карты слева.
kleine-fische-place = ряд { $row }, карта { $nth }
kleine-fische-lane = { $side ->
    [left] слева от карты { $nth } ряда { $row }
    [right] справа от карты { $nth } ряда { $row }
    [below] под картой { $nth } ряда { $row }
   *[above] над картой { $nth } ряда { $row }
}

kleine-fische-event-exchanged = { $seat } меняет пещеру с числом { $needs } ({ kleine-fische-place }) на рыбу (ряд { $other_row }, карта { $other_nth }).
kleine-fische-event-jumped = { $seat } ставит лодку над картой { $boat } и прыгает на дорожку { kleine-fische-lane }, смотрит { $way }.
kleine-fische-event-reversed = Осьминог закрыл угол: { $seat } разворачивается и смотрит { $way }.
kleine-fische-event-swam = { $seat } плывёт { $way } на дорожку { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } открывает рыбу ({ kleine-fische-place }): { $fish }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } очко осьминога
    [few] , { $points } очка осьминога
    [many] , { $points } очков осьминога
   *[other] , { $points } очка осьминога
}.
kleine-fische-event-bust = { $fish } — второй раз! Закрываются все рыбы от первой до второй: { $lost }; { $kept ->
    [0] у игрока { $seat } не остаётся ни одной
    [one] у игрока { $seat } остаётся { $kept } рыба
    [few] у игрока { $seat } остаются { $kept } рыбы
    [many] у игрока { $seat } остаётся { $kept } рыб
   *[other] у игрока { $seat } остаётся { $kept } рыбы
}.
kleine-fische-event-stranded = Рядом с дорожкой нет рыбы: ход окончен ({ $seat }).
kleine-fische-event-stopped = { $seat } говорит «стоп»: { $count ->
    [one] открыта { $count } рыба
    [few] открыты { $count } рыбы
    [many] открыто { $count } рыб
   *[other] открыто { $count } рыбы
}.
kleine-fische-event-halted = Больше здесь ничего нельзя: { $seat } останавливается, { $count ->
    [one] открыта { $count } рыба
    [few] открыты { $count } рыбы
    [many] открыто { $count } рыб
   *[other] открыто { $count } рыбы
}.
kleine-fische-event-explored = { $seat } исследует пещеру ({ kleine-fische-place }): рыб открыто ровно столько, сколько нужно, { $needs }.
kleine-fische-event-used = { $seat } играет карту: { $cave }.
kleine-fische-event-peeked = { $seat } светит фонарём ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , { $shells } ракушка
    [few] , { $shells } ракушки
    [many] , { $shells } ракушек
   *[other] , { $shells } ракушки
}{ $points ->
    [0] {""}
    [one] , { $points } очко осьминога
    [few] , { $points } очка осьминога
    [many] , { $points } очков осьминога
   *[other] , { $points } очка осьминога
}.
kleine-fische-event-darkened = { $seat } гасит фонарь: достаточно.
kleine-fische-event-crawled = { $seat } двигает осьминога { $cost ->
    [0] даром
    [one] на { $cost } шаг
    [few] на { $cost } шага
    [many] на { $cost } шагов
   *[other] на { $cost } шага
}, на дорожку { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } оставляет осьминога на месте.
kleine-fische-event-met = Осьминог настигает: { $seats }.
kleine-fische-event-chosen = { $seat } выбирает жертву: { $victim_seat }.
kleine-fische-event-spared = { $seat } отпускает дайверов.
kleine-fische-event-announced = { $seat } пробует украсть у игрока { $victim_seat } { $number ->
    [one] { $number } рыбу
    [few] { $number } рыбы
    [many] { $number } рыб
   *[other] { $number } рыбы
}.
kleine-fische-event-rolled = { $seat } бросает кубик: выпало { $result }, нужно { $number }. { $good ->
    [yes] Хватает.
   *[no] Не хватает.
}
kleine-fische-event-missed = У игрока { $victim_seat } ничего не украдено.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } не берёт у игрока { $victim_seat } ничего: рыб там нет.
    [one] { $seat } крадёт у игрока { $victim_seat } { $taken } рыбу ({ $fish }).
    [few] { $seat } крадёт у игрока { $victim_seat } { $taken } рыбы ({ $fish }).
    [many] { $seat } крадёт у игрока { $victim_seat } { $taken } рыб ({ $fish }).
   *[other] { $seat } крадёт у игрока { $victim_seat } { $taken } рыбы ({ $fish }).
}
kleine-fische-event-lost = { $taken ->
    [0] Красная грань, но у игрока { $seat } нет рыб: { $victim_seat } не берёт ничего.
    [one] Красная грань: { $victim_seat } берёт у игрока { $seat } { $taken } рыбу ({ $fish }).
    [few] Красная грань: { $victim_seat } берёт у игрока { $seat } { $taken } рыбы ({ $fish }).
    [many] Красная грань: { $victim_seat } берёт у игрока { $seat } { $taken } рыб ({ $fish }).
   *[other] Красная грань: { $victim_seat } берёт у игрока { $seat } { $taken } рыбы ({ $fish }).
}
kleine-fische-event-collected = { $seat } собирает: { $fish }.
kleine-fische-event-took = { $seat } берёт пещеру с числом { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Риф пополнен: { $count ->
    [one] { $count } новая карта
    [few] { $count } новые карты
    [many] { $count } новых карт
   *[other] { $count } новой карты
}{ $new_caves ->
    [0] {""}
    [1] { $count ->
        [1] , это пещера с числом { $caves }
       *[other] , одна из них — пещера с числом { $caves }
    }
   *[other] , из них пещеры: { $new_caves }, с числами { $caves }
}; { $left ->
    [0] колода пуста
    [one] в колоде ещё { $left } карта, сверху { $top ->
        [fish] рыба
       *[other] пещера с числом { $top }
    }
    [few] в колоде ещё { $left } карты, сверху { $top ->
        [fish] рыба
       *[other] пещера с числом { $top }
    }
    [many] в колоде ещё { $left } карт, сверху { $top ->
        [fish] рыба
       *[other] пещера с числом { $top }
    }
   *[other] в колоде ещё { $left } карты, сверху { $top ->
        [fish] рыба
       *[other] пещера с числом { $top }
    }
}.
kleine-fische-event-turn = Теперь ходит { $seat }.
kleine-fische-event-ended = Риф нечем пополнить: партия окончена. Все открывают свою рыбу и пещеры, и считаются очки.
kleine-fische-event-crowned = { $seat } кладёт радужную рыбу на стопку: { $fish }.
kleine-fische-event-declined = { $seat } никуда не кладёт радужную рыбу.
kleine-fische-event-scored = Партия окончена, победа: { $seats }. Очки по порядку за столом: { $scores }.

## Очки

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Радужная рыба: { $fish }
kleine-fische-tally-unused = Несыгранные карты пещер
kleine-fische-tally-chest = { $count ->
    [1] Сундук
   *[other] Сундуки ({ $count })
}, { $rank }-е место
kleine-fische-tally-tie = Рыбы в стопке, только при равенстве: { $count }

## Поле в терминале

kleine-fische-short-clown = Клоун
kleine-fische-short-lion = Крылатка
kleine-fische-short-box = Кузовок
kleine-fische-short-hammer = Молот
kleine-fische-short-puffer = Иглобрюх
kleine-fische-short-sword = Меч
kleine-fische-short-saw = Пила
kleine-fische-short-seahorse = Конёк
kleine-fische-short-angel = Ангел
kleine-fische-short-parrot = Попугай
kleine-fische-short-surgeon = Хирург
kleine-fische-short-flying = Летучая
kleine-fische-short-angler = Удильщик

kleine-fische-board-boat = лодка
kleine-fische-board-deck = Колода: { $left ->
    [one] { $left } карта
    [few] { $left } карты
    [many] { $left } карт
   *[other] { $left } карты
}, следующая — { $top }
kleine-fische-board-deck-empty = Колода: пусто
kleine-fische-board-fish-back = рыба
kleine-fische-board-cave-back = пещера { $needs }
kleine-fische-board-octopus-cave = Осьминог @: в своей пещере
kleine-fische-board-octopus-lane = Осьминог @: на { $lane }
kleine-fische-board-player = рыб: { $count }
kleine-fische-board-caves = пещеры { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Открыто
kleine-fische-board-photo = { $number }. { $fish } { $size }, { $place }
kleine-fische-board-points = очки осьминога: { $points }
kleine-fische-board-explored = Исследуют пещеру: { $place }.
kleine-fische-board-lanes = Дорожки впереди
kleine-fische-board-lane = { $way } на { $lane }: { $offer }
kleine-fische-board-reversed = (после разворота)
kleine-fische-board-blocked = { $way } на { $lane }: там осьминог
kleine-fische-board-offer-fish = рыба { $places }
kleine-fische-board-offer-cave = пещера { $place }, открыто { $open } из { $needs }
kleine-fische-board-offer-nothing = открыть нечего
kleine-fische-board-odds = Ещё не видели рыб: { $unseen }, из них новых для тебя: { $new }
kleine-fische-board-theft = Объявлено { $number }, выпало { $rolls }
kleine-fische-board-album = Твоя рыба
kleine-fische-board-albums = Рыба игрока { $seat }
kleine-fische-board-crowns = радужная рыба: { $fish }
kleine-fische-board-seen = Видели у игрока { $seat }
kleine-fische-board-score = { count-points }, { $rank }-е место
kleine-fische-board-box = В коробке: { $caves }
kleine-fische-board-legend = ~~~ скрытая рыба · [4] пещера, которой нужно 4 · * ракушки · o очки осьминога · 1> дайвер · @ осьминог · дорожка h23 идёт над картой c23, дорожка v23 — слева от неё
