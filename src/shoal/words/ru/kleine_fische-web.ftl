### Kleine Fische ganz groß в браузере: названия целей, кнопки, панель рядом с полем

kleine-fische-web-summary = { $left ->
    [0] Колода пуста
    [one] { $left } карта в колоде
    [few] { $left } карты в колоде
    [many] { $left } карт в колоде
   *[other] { $left } карты в колоде
}

## Поле

kleine-fische-web-board = Риф: пять рядов по пять карт и дорожки между ними
kleine-fische-web-board-keys = Клавиши со стрелками ведут от цели к цели, с Shift — от карты к карте. Enter выбирает.
kleine-fische-web-card-gap = { $place }, пусто
kleine-fische-web-card-hidden = { $place }, скрытая рыба
kleine-fische-web-card-known = { $place }, рубашкой вверх, уже видели: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } очко осьминога
    [few] , { $octopus } очка осьминога
    [many] , { $octopus } очков осьминога
   *[other] , { $octopus } очка осьминога
}, открыта под номером { $number }
kleine-fische-web-card-cave = { $place }, пещера; нужно открытых рыб: { $needs }, сейчас: { $open }
kleine-fische-web-column = Лодка над столбцом { $column }
kleine-fische-web-swap-cave = Поменять пещеру: { $place }
kleine-fische-web-diver = { $seat } { $lane }, смотрит { $way }
kleine-fische-web-diver-boat = { $seat } на лодке
kleine-fische-web-octopus-at = Осьминог { $lane }
kleine-fische-web-octopus-home = Осьминог в своей пещере
kleine-fische-web-open-of = открыто { $open } из { $needs }
kleine-fische-web-of = { $open } из { $needs }
kleine-fische-web-explore-now = исследуй!
kleine-fische-web-deck = колода
kleine-fische-web-die = кубик осьминога
kleine-fische-web-octopus-cave = пещера осьминога

## Действия, как части предложения

kleine-fische-web-swim = плыть { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}: { $offer }
kleine-fische-web-jump = прыгнуть на дорожку { $lane }, глядя { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [1] открыть: { $places }
   *[other] открыть одну из двух: { $places }
}
kleine-fische-web-offer-cave = пещере нужно открытых рыб: { $needs }, пока { $open }
kleine-fische-web-offer-lost = рядом нет рыбы, там твой ход кончится ни с чем
kleine-fische-web-offer-ends = рядом нет рыбы, там погружение кончится; тебе { $keeps ->
    [one] остаётся { $keeps } рыба
    [few] остаются { $keeps } рыбы
    [many] остаётся { $keeps } рыб
   *[other] остаётся { $keeps } рыбы
}
kleine-fische-web-then-reveal = открыть: { $place }
kleine-fische-web-then-known = открыть: { $place }, это { $fish }
kleine-fische-web-then-bust = открыть: { $place }, это { $fish }, пара!
kleine-fische-web-then-explore = исследовать пещеру: { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = исследовать пещеру: { $place }; открыто рыб: { $needs }
kleine-fische-web-peek = посмотреть: { $place }
kleine-fische-web-enough = погасить фонарь
kleine-fische-web-stop-name = стоп, тебе { $keeps ->
    [one] остаётся { $keeps } рыба
    [few] остаются { $keeps } рыбы
    [many] остаётся { $keeps } рыб
   *[other] остаётся { $keeps } рыбы
}, очки осьминога: { $points }
kleine-fische-web-octopus = сдвинуть осьминога, { kleine-fische-web-deed-steps }, на дорожку { $lane }
kleine-fische-web-octopus-meets = сдвинуть осьминога, { kleine-fische-web-deed-steps }; там { $seats }, потом можно красть
kleine-fische-web-stay = оставить осьминога на месте
kleine-fische-web-rob = украсть у игрока { $victim_seat }, там { $fish ->
    [one] { $fish } рыба
    [few] { $fish } рыбы
    [many] { $fish } рыб
   *[other] { $fish } рыбы
}
kleine-fische-web-announce = попробовать украсть { $number } у игрока { $victim_seat }: подходят { $good } из { $faces } граней; { $bad } из { $faces } стоит тебе { $loss ->
    [one] { $loss } рыбы
    [few] { $loss } рыб
    [many] { $loss } рыб
   *[other] { $loss } рыбы
}
kleine-fische-web-spare = ничего не красть
kleine-fische-web-again = бросить ещё раз
kleine-fische-web-accept = принять бросок: { $loss ->
    [0] ничего не украдено
    [one] теряешь { $loss } рыбу
    [few] теряешь { $loss } рыбы
    [many] теряешь { $loss } рыб
   *[other] теряешь { $loss } рыбы
}
kleine-fische-web-use = сыграть карту: { $cave }
kleine-fische-web-exchange = поменять пещеру ({ $place }) на рыбу ({ $other })
kleine-fische-web-rainbow = положить радужную рыбу, { $fish }: { $gain ->
    [one] ещё { $gain } очко
    [few] ещё { $gain } очка
    [many] ещё { $gain } очков
   *[other] ещё { $gain } очка
}
kleine-fische-web-rainbow-nowhere = никуда не класть радужную рыбу

## Две кнопки

kleine-fische-web-button-stop = Стоп
kleine-fische-web-button-stop-small = рыб: { $keeps }{ $points ->
    [0] {""}
   *[other] , осьминог { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = сначала открой рыбу
kleine-fische-web-button-stop-early = сначала плыви
kleine-fische-web-button-enough = Хватит
kleine-fische-web-button-enough-small = погасить фонарь
kleine-fische-web-button-stay = Не двигать
kleine-fische-web-button-stay-small = { $count ->
    [0] оставить осьминога
   *[other] взять рыб: { $count }
}
kleine-fische-web-button-spare = Не красть
kleine-fische-web-button-spare-small = пусть плывут
kleine-fische-web-button-accept = Принять
kleine-fische-web-button-accept-small = { $loss ->
    [0] ничего не украдено
    [one] теряешь { $loss } рыбу
    [few] теряешь { $loss } рыбы
    [many] теряешь { $loss } рыб
   *[other] теряешь { $loss } рыбы
}
kleine-fische-web-button-nowhere = Никуда
kleine-fische-web-button-nowhere-small = ни на одну стопку
kleine-fische-web-button-swim = Плыть дальше
kleine-fische-web-button-swim-ends = { $way }: конец погружения, рыб { $keeps }
kleine-fische-web-button-swim-lost = { $way }: рыбы нет, ход пропал
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [1] одна рыба
   *[other] одна рыба из { $count }
}
kleine-fische-web-button-swim-go-odds = { $way }: пара { $percent } %
kleine-fische-web-button-jump = Прыгнуть
kleine-fische-web-button-exchange = Поменять
kleine-fische-web-button-reveal = Открыть
kleine-fische-web-button-reveal-odds = пара: { $percent } %
kleine-fische-web-button-explore = Исследовать
kleine-fische-web-button-explore-small = число подходит
kleine-fische-web-button-peek = Посмотреть
kleine-fische-web-button-octopus = Сдвинуть
kleine-fische-web-button-octopus-none = нет шагов
kleine-fische-web-button-octopus-to = { $cost ->
    [one] { $cost } шаг
    [few] { $cost } шага
    [many] { $cost } шагов
   *[other] { $cost } шага
}
kleine-fische-web-button-octopus-meets = { $seats }: потом украсть
kleine-fische-web-button-rob = Украсть
kleine-fische-web-button-announce = Бросить
kleine-fische-web-button-announce-go = на { $number }: { $good } из { $faces }
kleine-fische-web-button-again = Перебросить
kleine-fische-web-button-again-none = нет карты для этого
kleine-fische-web-button-use = Сыграть карту
kleine-fische-web-button-rainbow = Положить
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } ныряет

## Панель

kleine-fische-web-open = открыто
kleine-fische-web-kept = осталось
kleine-fische-web-photos = Открытые рыбы, в том порядке, как их открыли
kleine-fische-web-photos-none = Пока нет открытых рыб: каждый новый вид идёт в счёт, вторая рыба того же вида — пара.
kleine-fische-web-next = следующая
kleine-fische-web-bust = { $fish } — второй раз! Номера с { $from } по { $to } закрываются.
kleine-fische-web-bust-keeps = { $kept ->
    [0] До пары ничего не было.
    [1] Одна рыба, открытая до пары, остаётся.
   *[other] Рыбы, открытые до пары ({ $kept }), остаются.
}
kleine-fische-web-pair = пара
kleine-fische-web-between = открыта между ними: тоже закрывается
kleine-fische-web-stays = остаётся
kleine-fische-web-steal-from = { $seat } крадёт у игрока { $victim_seat }
kleine-fische-web-steal-takes = { $seat } крадёт у игрока { $victim_seat }: { $taken }
kleine-fische-web-steal-none = У игрока { $victim_seat } всё цело
kleine-fische-web-steal-chance = { $good } из { $faces }
kleine-fische-web-steal-whom = У кого будешь красть?
kleine-fische-web-steal-how-many = Сколько украсть у игрока { $victim_seat }?
kleine-fische-web-steal-rolled = Выпало { $result }, нужно { $number }
kleine-fische-web-rainbow-lay = Нажми на стопку, которая должна стоить { $shells }.
kleine-fische-web-swum = Свободна только одна дорожка: { $seat } плывёт { $way }.
kleine-fische-web-odds-show = Показать шансы на пару
kleine-fische-web-odds-hide = скрыть
kleine-fische-web-odds-new = новых { $count }
kleine-fische-web-odds-pair = пара { $percent } %
kleine-fische-web-odds-keep = при паре останется { $keeps } из { $open }
kleine-fische-web-odds-none = Впереди нет закрытой рыбы: плыть дальше — конец погружения, пары быть не может.
kleine-fische-web-odds-all = из { $unseen } ещё не виденных рыб
kleine-fische-web-odds-bar = Ещё не видели рыб: { $unseen }, из них новых { $count }; шанс пары { $percent } %
kleine-fische-web-hand = Твои пещеры
kleine-fische-web-caves = Пещеры: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
    [many] { $count } рыб
   *[other] { $count } рыбы
}
kleine-fische-web-album = Альбом игрока { $seat }: считается лучшая рыба каждого вида
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: нет
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = смотрит { $way }
kleine-fische-web-on-boat = на лодке
kleine-fische-web-turn = ныряет

## Что говорит кнопка подтверждения и как выбирать

kleine-fische-web-deed-swim = Плыть { $way }
kleine-fische-web-deed-swim-then = Плыть { $way } и открыть
kleine-fische-web-deed-dash = Надеть ласты
kleine-fische-web-deed-jump = Прыгнуть, глядя { $way }
kleine-fische-web-deed-risk = Пара: { $percent } %
kleine-fische-web-deed-lost = Там нет рыбы: твой ход кончится ни с чем.
kleine-fische-web-deed-ends = Там нет рыбы: погружение кончится, тебе { $keeps ->
    [one] остаётся { $keeps } рыба
    [few] остаются { $keeps } рыбы
    [many] остаётся { $keeps } рыб
   *[other] остаётся { $keeps } рыбы
}.
kleine-fische-web-deed-reveal = Открыть карту
kleine-fische-web-deed-pair = Снова { $fish }: пара!
kleine-fische-web-deed-explore = Исследовать пещеру
kleine-fische-web-deed-peek = Посмотреть карту
kleine-fische-web-deed-enough = Погасить фонарь
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = Тебе { $keeps ->
    [0] не остаётся ничего
    [one] остаётся { $keeps } рыба
    [few] остаются { $keeps } рыбы
    [many] остаётся { $keeps } рыб
   *[other] остаётся { $keeps } рыбы
}.
kleine-fische-web-deed-octopus = Сдвинуть осьминога
kleine-fische-web-deed-steps = { kleine-fische-web-button-octopus-to }
kleine-fische-web-deed-meets = Там { $seats }: потом можно красть.
kleine-fische-web-deed-stay = Оставить осьминога
kleine-fische-web-deed-rob = Украсть: { $victim_seat }
kleine-fische-web-deed-spare = Ничего не красть
kleine-fische-web-deed-announce = Бросить на { $number }
kleine-fische-web-deed-chance = { kleine-fische-web-steal-chance }
kleine-fische-web-deed-red = Красная грань стоит тебе { $loss ->
    [one] { $loss } рыбы
    [few] { $loss } рыб
    [many] { $loss } рыб
   *[other] { $loss } рыбы
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = Принять бросок
kleine-fische-web-deed-exchange = Поменять их
kleine-fische-web-deed-rainbow = Положить: { $fish }
kleine-fische-web-deed-nowhere = Никуда не класть
kleine-fische-web-how-jump = Нажми на стрелку рядом с картой верхнего ряда. Нажми на знак лодки, чтобы привести её туда.
kleine-fische-web-how-move = Нажми на карту впереди, чтобы открыть её, или на стрелку, чтобы плыть туда.
kleine-fische-web-how-choice = Нажми на карту впереди, чтобы открыть её, на стрелку, чтобы плыть туда, или на «Стоп».
kleine-fische-web-how-reveal = Нажми на одну из карт с глазом.
kleine-fische-web-how-explore = Нажми на карту с глазом или на пещеру.
kleine-fische-web-how-octopus = Нажми на дорожку с числом: столько шагов до неё. Дойдёт до соперника — попробуй украсть.
kleine-fische-web-how-octopus-nobody = До соперников ему не дойти. Чтобы закрыть дорожку, нажми на дорожку с числом.
kleine-fische-web-how-announce = Нажми на число: чем больше хочешь, тем труднее.
kleine-fische-web-how-exchange = Нажми на пещеру верхнего ряда, потом на рыбу.
kleine-fische-web-how-rainbow = Нажми на стопку в своём альбоме.
kleine-fische-web-how-peek = Нажми на любую скрытую рыбу: увидишь её только ты.

## Что происходит, словами во время показа

kleine-fische-web-told-swam = { $seat } плывёт { $way }.
kleine-fische-web-told-revealed = { $seat } открывает: { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } бросает кубик осьминога…

## Что видно на телефоне

kleine-fische-web-fact-kinds = У тебя рыб: { $count }, видов: { $kinds }; всего видов { $all }.
kleine-fische-web-fact-points = Твои лучшие рыбы каждого вида пока дают { count-points }.

## Что есть что

kleine-fische-web-about-hidden = Скрытая рыба
kleine-fische-web-about-hidden-text = Приплыви на дорожку рядом и открой её. Всего видов { $kinds }, рыб каждого вида { $each }, на рыбе от одной до четырёх ракушек.
kleine-fische-web-about-open-text = Открыта под номером { $number } в этом погружении. Вторая рыба этого вида закроет обеих и всё, что открыто между ними.
kleine-fische-web-about-points-text = После погружения каждое очко осьминога позволяет сдвинуть осьминога на одну дорожку.
kleine-fische-web-about-known-text = Снова рубашкой вверх, но ты знаешь, кто это.
kleine-fische-web-about-cave = Пещера: { $needs }
kleine-fische-web-about-cave-text = Приплыви сюда, когда открытых рыб ровно { $needs }, и сможешь её исследовать. Карта твоя, погружение окончено.
kleine-fische-web-about-gap = Пустое место
kleine-fische-web-about-gap-text = Его заполнят из колоды в конце хода.
kleine-fische-web-about-diver = Дайвер игрока { $seat }
kleine-fische-web-about-diver-text = Дайверы друг другу не мешают. К сопернику можно привести осьминога, чтобы украсть.
kleine-fische-web-about-diver-own = Ты плывёшь только вперёд: через перекрёсток перед собой, прямо или за угол. Фонарь светит туда, куда смотришь.
kleine-fische-web-about-octopus = Осьминог
kleine-fische-web-about-octopus-text = На его дорожку заплывать нельзя. Очки осьминога на твоих рыбах двигают его после погружения. Если он дойдёт до соперника, можно попробовать украсть.
kleine-fische-web-about-deck-text = Отсюда заполняют пустые места рифа. Когда заполнить нечем, партия окончена.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 и красная грань. Чтобы украсть, надо выбросить не меньше, чем объявлено; на красной грани рыбу у тебя берёт соперник.
kleine-fische-web-about-boat = Лодка
kleine-fische-web-about-boat-text = Отсюда дайверы прыгают в первый ход, рядом с рыбой верхнего ряда. Потом она ничего не делает.
kleine-fische-web-about-lane-text = Дайверы и осьминог плавают по дорожкам. Приплыв, ты открываешь рыбу рядом с дорожкой.
kleine-fische-web-about-cave-fins = Один раз: проплыви сразу несколько шагов, до { $power }.
kleine-fische-web-about-cave-lamp = Один раз, до плавания: посмотри { $power ->
    [1] на одну скрытую рыбу
   *[other] на скрытых рыб (до { $power })
} где угодно.
kleine-fische-web-about-cave-octo = Один раз: ещё шаги осьминогу (+{ $power }), даже без очков осьминога.
kleine-fische-web-about-cave-reroll = Один раз: повтори неудачный бросок{ $power ->
    [1] {""}
   *[other] , попыток до { $power }
}.
kleine-fische-web-about-cave-rainbow = Её не играют. В конце один из твоих видов с ней стоит четыре ракушки.
kleine-fische-web-about-cave-chest = Его не играют. Открывают в конце: чем меньше у тебя очков, тем больше он даст — 1, 3, 5 или 7.
kleine-fische-web-about-pile = { $seat }: { kleine-fische-web-fish-count }
kleine-fische-web-about-pile-hidden = Известно только, сколько их, а не какие. Рыб из стопки можно украсть, пещеры — нет.
kleine-fische-web-about-pile-own = В конце считается только твоя лучшая рыба каждого вида.
kleine-fische-web-about-caves = Пещеры игрока { $seat }
kleine-fische-web-about-caves-text = Каждую можно сыграть один раз, начиная со следующего хода. Несыгранные в конце дают очко. Украсть их нельзя.
kleine-fische-web-about-of = { $count } из { $all }
kleine-fische-web-about-row-where = Где
kleine-fische-web-about-row-place = Место
kleine-fische-web-about-row-open = Открыто рыб
kleine-fische-web-about-row-shells = Ракушки
kleine-fische-web-about-row-octopus = Очки осьминога
kleine-fische-web-about-row-kinds = Виды
kleine-fische-web-about-row-points = Очки пока
kleine-fische-web-about-row-cave = Пещера { $needs }
