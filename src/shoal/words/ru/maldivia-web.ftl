# Что о «Мальдивии» говорит только браузер.

# Рыба, мачты, жетоны, карты

maldivia-web-fish-R = { $count ->
    [one] { $count } красная рыба
    [few] { $count } красные рыбы
    [many] { $count } красных рыб
   *[other] { $count } красной рыбы
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } зелёная рыба
    [few] { $count } зелёные рыбы
    [many] { $count } зелёных рыб
   *[other] { $count } зелёной рыбы
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } лиловая рыба
    [few] { $count } лиловые рыбы
    [many] { $count } лиловых рыб
   *[other] { $count } лиловой рыбы
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } жёлтая рыба
    [few] { $count } жёлтые рыбы
    [many] { $count } жёлтых рыб
   *[other] { $count } жёлтой рыбы
  }
maldivia-web-mast-empty = пусто
maldivia-web-mast = Мачта сверху вниз: { $fish }
maldivia-web-tile-hidden = закрыт
maldivia-web-tile-fog = туман { $side }
maldivia-web-letter-n = С
maldivia-web-letter-e = В
maldivia-web-letter-s = Ю
maldivia-web-letter-w = З

# Поле

maldivia-web-sea = Море, { $rows } на { $columns } клеток
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; лодка игрока { $seat }, мачта сверху вниз: { $fish }
maldivia-web-market = Рынок { FORM($island, "gen") }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Корабль { FORM($island, "gen") }, { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
    [many] { $count } рыб
   *[other] { $count } рыбы
  }: { $fish }
maldivia-web-berth = Пустой причал { FORM($island, "gen") }
maldivia-web-pile = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  } в стопке { FORM($island, "gen") }
maldivia-web-fog-spent = В этом раунде туман уже был
maldivia-web-fog-held = Целая линия лодок: туман рассеивается
maldivia-web-summary-over = Раундов сыграно: { $round } · клеток: { $spaces }
maldivia-web-cannot-sail = Плыть нельзя
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Твои карты: { $cards }
maldivia-web-summary = Раунд { $round } · жетон { $tile } из { $tiles }
maldivia-web-left = клеток { $spaces }, конец при { $end }

# Что делает действие

maldivia-web-may-rob = украсть: { $seat } ({ $fish })
maldivia-web-may-deliver = доставить: { $card }
maldivia-web-do-take = Взять лодку: { $boat }
maldivia-web-do-place = Начать на { $cell }: { $outcome }
maldivia-web-do-plan = План: { $tiles }
maldivia-web-do-sail = Плыть на { $cell }: { $outcome }
maldivia-web-do-stay = Остаться здесь
maldivia-web-stay-costs = без действия, конец хода
maldivia-web-do-fish = Ловить рыбу: { $fish }
maldivia-web-do-rob = Украсть у игрока { $seat } верхнюю рыбу ({ $fish })
maldivia-web-do-haul = Вытянуть улов
maldivia-web-do-drop = Снять и отпустить: { $fish }
maldivia-web-do-drop-none = Ничего не снимать
maldivia-web-do-stick = Надеть сверху { FORM($colour, "acc") } рыбу
maldivia-web-do-release = Отпустить остальное
maldivia-web-do-deliver = Доставить на остров { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Следующей будет { $colour } рыба
maldivia-web-do-keep = Оставить этот порядок
maldivia-web-do-turn = Осьминог: повернуть жетон { $slot } игрока { $seat } на { $angle }°{ $known ->
    [yes] {" "}({ $tile })
   *[no] {""}
  }
maldivia-web-do-swap = Акула: отдать карту { FORM($gave, "gen") } за карту { FORM($took, "gen") } игрока { $seat }
maldivia-web-do-give = Отдать карту: { $card }
maldivia-web-do-exchange = Отправить под стопку корабль: { $card }
maldivia-web-do-end = Закончить ход

# Подставка

maldivia-web-plan = Твой план
maldivia-web-plan-held = Нажми на жетон, с которым он поменяется местами.
maldivia-web-plan-now = сейчас играет жетон { $tile }
maldivia-web-plan-in = План готов
maldivia-web-plan-send = Принять план
maldivia-web-plan-replace = Изменить план
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Жетон { $slot }: { $tile }. Повернуть
maldivia-web-slot-move = Переместить жетон { $slot }: { $tile }
maldivia-web-slot-here = Поменять местами жетоны { $held } и { $slot }
maldivia-web-plan-nowhere = Твоя первая стрелка никуда не ведёт.
maldivia-web-plan-reach = Числа на море: какой жетон может тебя туда привести.
maldivia-web-plan-fog = { CAPITAL($fog) } загнул бы ряд в дымке на обведённый.
maldivia-web-plan-fog-none = { CAPITAL($fog) } сейчас ничего бы не загнул.
maldivia-web-plan-caught = Если лодки останутся на местах, верхнюю рыбу могут потерять: { $seats }.
maldivia-web-plan-caught-own = Там стоишь и ты: твоя верхняя рыба пропадёт.
maldivia-web-choose = { web-ask-which }
maldivia-web-choose-boat = Выбери лодку
maldivia-web-choose-ship = Какой корабль уйдёт под стопку?
maldivia-web-in-hand = В руке
maldivia-web-stick-of = { $what }, одна из { $count }
maldivia-web-on-mast = Твоя мачта, снизу вверх
maldivia-web-mast-bottom = низ
maldivia-web-mast-top = верх
maldivia-web-stick = Нажми на рыбу, которую наденешь следующей
maldivia-web-drop = На мачту всё не поместится: нажми на нижнюю рыбу из тех, что снимаешь
maldivia-web-restack = Нажми на следующую рыбу, снизу вверх
maldivia-web-octopus = Осьминог поворачивает один ещё закрытый жетон.
maldivia-web-octopus-tile = Жетон { $slot } игрока { $seat }: { $tile }
maldivia-web-octopus-how = На сколько?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Акула меняет две карты, не открывая их.
maldivia-web-shark-give = Ты отдаёшь
maldivia-web-shark-take = Ты берёшь
maldivia-web-shark-mine = { $letter } { $island }: отдать такую карту
maldivia-web-shark-theirs = { $letter } { $seat }: взять карту { FORM($island, "gen") }
maldivia-web-give = Какую твою карту { FORM($island, "gen") } получит { $seat }?

# Игроки

maldivia-web-players = Игроки
maldivia-web-planned = план готов
maldivia-web-tiles = План: { $tiles }
maldivia-web-cards = { $count ->
    [0] карт пока нет
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
maldivia-web-supply = В запасе

# Что говорит кнопка подтверждения и как выбирать

maldivia-web-deed-sail = Плыть на { $cell }
maldivia-web-deed-sail-fish = Плыть на { $cell } и ловить
maldivia-web-deed-sail-rob = Плыть на { $cell } и украсть
maldivia-web-deed-sail-deliver = Плыть на { $cell } и доставить
maldivia-web-deed-place = Начать на { $cell }
maldivia-web-deed-deliver = Доставить
maldivia-web-deed-rob = Украсть: { $seat }
maldivia-web-deed-fish = Ловить рыбу
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Кто не плывёт, тот не ловит, не крадёт и не доставляет: твой ход закончится.
maldivia-web-ends-current = Течение: брать здесь нечего, а в следующий раз ты не пойдёшь ни по какому течению.
maldivia-web-ends-begin = Здесь: { $what }. Пока ничего не берёшь.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Повернуть жетон
maldivia-web-deed-swap = Поменять карты
maldivia-web-deed-give = Отдать эту карту
maldivia-web-deed-exchange = Убрать этот корабль
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Нажми на лодку, чтобы взять её.
maldivia-web-how-place = Нажми на клетку, чтобы увидеть, что там есть, и ещё раз, чтобы начать на ней.
maldivia-web-how-plan = Нажми на жетон, чтобы повернуть, перетащи, чтобы поменять местами, потом прими план.
maldivia-web-how-sail = Нажми на светящуюся клетку, чтобы увидеть путь и что он даст, и ещё раз, чтобы плыть.
maldivia-web-how-act = Нажми на светящуюся клетку, на корабль или выбери в списке.
maldivia-web-how-drop = Нажми на нижнюю рыбу из тех, что снимаешь.
maldivia-web-how-stick = Нажми на рыбу, и она сразу окажется на мачте сверху.
maldivia-web-how-restack = Каждая доставка это позволяет. Нажми на следующую рыбу или оставь порядок.
maldivia-web-how-exchange = Выбираешь ты как сосед слева от того, кто сложил море. Вместо него придёт новый корабль.

# Что происходит, словами во время показа

maldivia-web-told-folded = { $seat } насылает туман со стороны { FORM($island, "gen") }: море складывается, { $spaces ->
    [one] остаётся { $spaces } клетка
    [few] остаётся { $spaces } клетки
    [many] остаётся { $spaces } клеток
   *[other] остаётся { $spaces } клетки
  }.
maldivia-web-told-opened = Приходит корабль { FORM($island, "gen") } и просит рыбу: { FORM($named, "acc") }.

# Что видно на телефоне

maldivia-web-fact-round = Раунд { $round }
maldivia-web-fact-tile = Р{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · конец при { $end }
maldivia-web-fact-ends = Видно клеток: { $spaces }; если их { $end } или меньше, партия кончается.
maldivia-web-fact-points = У тебя { count-points } на { $count ->
    [one] { $count } карте
    [few] { $count } картах
    [many] { $count } картах
   *[other] { $count } картах
  }.

# Что есть что

maldivia-web-about-space-open = Открытое море: лодки проходят и останавливаются, но брать здесь нечего.
maldivia-web-about-space-current = Течение: войдёшь на его первую клетку по ходу — оно может пронести тебя за поворот, а дальше плыви прямо.
maldivia-web-about-space-octopus = Остановишься здесь — можно повернуть один ещё не открытый жетон, свой или чужой.
maldivia-web-about-space-shark = Остановишься здесь — можно вслепую поменять одну свою карту на карту другого игрока.
maldivia-web-about-space-fish = Остановишься здесь — можно взять эту рыбу из запаса на мачту. Не в тот ход, когда доставляешь.
maldivia-web-about-boat = Лодка игрока { $seat } на { $cell }
maldivia-web-about-boat-text = Остановишься рядом — можно украсть её верхнюю рыбу. Сквозь лодки никто не проходит.
maldivia-web-about-boat-own = На твою мачту помещается семь рыб. Украсть или потерять в тумане можно только верхнюю.
maldivia-web-about-boat-hand = Эта рыба сейчас идёт на мачту: рядом с полем выбери, какая следующая.
maldivia-web-about-ship = Торговый корабль { FORM($island, "gen") }
maldivia-web-about-ship-text = Остановишься у края острова { $island } со всей этой рыбой на мачте, в любом порядке, — можно её доставить. Карта твоя.
maldivia-web-about-berth-text = Его стопка пуста: кораблей больше не будет.
maldivia-web-about-pile-text = Когда кораблю доставили рыбу, следующий приходит отсюда.
maldivia-web-about-island-text = Туман отсюда загибает крайний ряд. Его изнанка становится новым краем.
maldivia-web-about-island-fogged = В этом раунде туман отсюда уже приходил: ещё один ничего не сделает.
maldivia-web-about-cards = { $seat }: { maldivia-web-cards }
maldivia-web-about-cards-hidden = Известны только острова на рубашках. Каждая рыба на карте — очко.
maldivia-web-about-cards-own = Каждая рыба на карте — очко: всего { $points }. Видишь их только ты.
maldivia-web-about-tile-arrow = Когда жетон откроют, твоя лодка поплывёт в эту сторону, как угодно далеко.
maldivia-web-about-tile-fog = Когда жетон откроют, крайний ряд этой стороны загнётся. Пойманные лодки потеряют верхнюю рыбу.
maldivia-web-about-tile-hidden = Его откроют, когда придёт черёд. До этого его может повернуть осьминог.
maldivia-web-about-supply-text = Рыб каждого цвета восемь. Всё, что не на мачтах, лежит здесь; чего здесь нет, того не поймать.
maldivia-web-about-row-mast = Мачта, сверху вниз
maldivia-web-about-row-cards = Выиграно карт
maldivia-web-about-row-asks = Просит
maldivia-web-about-row-worth = Стоит
maldivia-web-about-row-side = Край моря
maldivia-web-about-row-edge = Корабли { FORM($island, "gen") }
maldivia-web-about-row-next = Следующая складка откроет
