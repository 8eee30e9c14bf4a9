maldivia-option-start = Кто начинает: по жребию или первое место

# Вещи

maldivia-island-efo = Эфо
    .gen = Эфо
maldivia-island-solys = Солис
    .gen = Солиса
maldivia-island-wipi = Випи
    .gen = Випи
maldivia-island-nanga = Нанга
    .gen = Нанги

maldivia-way-e = восток
maldivia-way-s = юг
maldivia-way-w = запад
maldivia-way-n = север

maldivia-tile-e = стрелка на восток
maldivia-tile-s = стрелка на юг
maldivia-tile-w = стрелка на запад
maldivia-tile-n = стрелка на север
maldivia-tile-fog-e = туман с востока
maldivia-tile-fog-s = туман с юга
maldivia-tile-fog-w = туман с запада
maldivia-tile-fog-n = туман с севера
maldivia-nothing = ничего
    .acc = ничего
    .gen = ничего
maldivia-nowhere = нигде

maldivia-boat-white = белая
    .acc = белую
maldivia-boat-orange = оранжевая
    .acc = оранжевую
maldivia-boat-brown = коричневая
    .acc = коричневую
maldivia-boat-black = чёрная
    .acc = чёрную

maldivia-colour-red = красная
    .acc = красную
    .gen = красной
maldivia-colour-green = зелёная
    .acc = зелёную
    .gen = зелёной
maldivia-colour-purple = лиловая
    .acc = лиловую
    .gen = лиловой
maldivia-colour-yellow = жёлтая
    .acc = жёлтую
    .gen = жёлтой

maldivia-space-open = открытое море
maldivia-space-current = течение
maldivia-space-octopus = осьминог
maldivia-space-shark = акула

maldivia-supply = Запас
maldivia-mast = мачта
maldivia-plan = план
maldivia-cards = карты
maldivia-no-cards = пока нет
maldivia-pile = стопка { $count }
maldivia-fog-came = туман уже был
maldivia-spaces = осталось клеток: { $spaces }, конец партии при { $end }
maldivia-round = Раунд { $round }
maldivia-tile = Раунд { $round }, жетон { $tile }
maldivia-setting-up = Подготовка
maldivia-starts = начинает
maldivia-legend = Рыбы: R красная, G зелёная, P лиловая, Y жёлтая · → течение, ~ прерванное · o осьминог · x акула · ' изнанка ткани
maldivia-fresh = новая рыба в руке: { $fish }
maldivia-score = { count-points }

# О чём спрашивают

maldivia-ask-take = Выбери лодку.
maldivia-wait-take = { $seat } выбирает лодку.
maldivia-ask-place = Поставь лодку на любую свободную клетку.
maldivia-wait-place = { $seat } ставит лодку на воду.
maldivia-ask-plan = Раунд { $round }: запланируй три стрелки и туман, слева направо.
maldivia-ask-replan = План готов. Его ещё можно изменить. Ждём: { $seats }.
maldivia-wait-plan = Раунд { $round }: ждём планы. Ещё думают: { $seats }.
maldivia-ask-sail = Плыви с { $cell } на { $way } или останься.
maldivia-wait-sail = { $seat } может плыть с { $cell } на { $way }.
maldivia-ask-act = Ты на { $cell }. Здесь: { $shows }. Что будешь делать?
maldivia-wait-act = { $seat } на { $cell } ({ $shows }) и решает, что делать.
maldivia-ask-gain = В руке: { $fish }. Возьми ещё или вытяни улов.
maldivia-wait-gain = { $seat } держит в руке рыбу ({ FORM($fish, "acc") }) и может взять ещё.
maldivia-ask-drop = Вся новая рыба ({ $fish }) на мачту ({ $mast }) не поместится. Сколько рыб сначала снимешь сверху?
maldivia-wait-drop = У игрока { $seat } слишком много рыбы для мачты: надо освободить место.
maldivia-ask-stick = Какую рыбу надеть следующей? В руке: { $fish }; на мачте: { $mast }.
maldivia-wait-stick = { $seat } надевает новую рыбу на мачту: { FORM($fish, "acc") }.
maldivia-ask-restack = Переставь рыбу на мачте, снизу вверх. Уже на месте: { $settled }. Какая следующая? Осталось: { $loose }.
maldivia-wait-restack = { $seat } переставляет рыбу на мачте.
maldivia-ask-give = Какую карту { FORM($island, "gen") } получит { $other_seat } в обмен на карту { FORM($wanted, "gen") }?
maldivia-wait-give = { $seat } выбирает карту { FORM($island, "gen") }, которую { $other_seat } получит за карту { FORM($wanted, "gen") }.
maldivia-ask-exchange = Туман пришёл со стороны { FORM($island, "gen") }. Какой из кораблей уйдёт под стопку?
maldivia-wait-exchange = { $seat } меняет корабль { FORM($island, "gen") }.

# Что произошло

maldivia-event-took = { $seat } берёт { FORM($boat, "acc") } лодку.
maldivia-event-placed = { $seat } начинает на { $cell }.
maldivia-event-round = Раунд { $number }. Начинает { $start_seat }.
maldivia-event-planned = План готов: { $seat }{ $known ->
    [yes] {" "}({ $named }).
   *[no] .
  }
maldivia-event-revealed = { $seat } открывает жетон { $slot }: { $named }.
maldivia-event-blocked = { $seat } не может отплыть с { $cell }.
maldivia-event-stayed = { $seat } остаётся на { $cell }.
maldivia-event-sailed = { $seat } плывёт с { $from } на { $cell }.
maldivia-event-fished = { $seat } ловит рыбу: { FORM($named, "acc") }.
maldivia-event-robbed = { $seat } крадёт { FORM($named, "acc") } рыбу у игрока { $victim_seat }.
maldivia-event-dropped = { $seat } снимает рыбу с мачты: { FORM($named, "acc") }.
maldivia-event-stuck = { $seat } надевает на мачту { FORM($named, "acc") } рыбу.
maldivia-event-released = { $seat } отпускает рыбу: { FORM($named, "acc") }.
maldivia-event-delivered = { $seat } доставляет на остров { $island } рыбу ({ FORM($named, "acc") }) и получает { count-points }. На мачте остаётся, снизу вверх: { $left }.
maldivia-event-opened = Приходит корабль { FORM($island, "gen") } и просит рыбу: { FORM($named, "acc") }. { $pile ->
    [0] Стопка теперь пуста.
    [one] В стопке осталась { $pile } карта.
    [few] В стопке остались { $pile } карты.
    [many] В стопке осталось { $pile } карт.
   *[other] В стопке осталось { $pile } карты.
  }
maldivia-event-restacked = { $seat } переставляет рыбу на мачте, снизу вверх: { $named }.
maldivia-event-turned = { $seat }: осьминог поворачивает жетон { $slot } игрока { $owner_seat } на { $angle }°{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } меняет карту { FORM($gave, "gen") } на карту { FORM($took, "gen") } у игрока { $other_seat }{ $known ->
    [yes] : отдаёт карту ({ $given_named }), получает карту ({ $drawn_named }).
   *[no] .
  }
maldivia-event-ended-turn = { $seat } заканчивает ход.
maldivia-event-fog-spent = Туман игрока { $seat } ничего не делает: со стороны { FORM($island, "gen") } он в этом раунде уже был.
maldivia-event-fog-held = Лодки занимают целую линию перед островом { $island } ({ $line }): туман игрока { $seat } рассеивается, ничего не складывается.
maldivia-event-folded = { $seat } насылает туман со стороны { FORM($island, "gen") }: море складывается, { $spaces ->
    [one] остаётся { $spaces } клетка
    [few] остаётся { $spaces } клетки
    [many] остаётся { $spaces } клеток
   *[other] остаётся { $spaces } клетки
  }. Новый край — от { $first } до { $last }. Рыба: { $fish_at }; осьминог: { $octopus_at }; акула: { $shark_at }.
maldivia-event-covered = Складка проходит под лодкой игрока { $seat } на { $cell }.
maldivia-event-carried = Лодку игрока { $seat } переносит с { $from } на { $cell }.
maldivia-event-pushed = Лодку игрока { $seat } сдвигает с { $from } на { $cell }.
maldivia-event-lost = { $seat } теряет { FORM($named, "acc") } рыбу.
maldivia-event-exchanged = { $seat } отправляет под стопку корабль { FORM($island, "gen") }, который просит рыбу: { FORM($named, "acc") }.
maldivia-event-ended = Партия окончена. Победа: { $seats }. Очки по порядку за столом: { $scores }.

# Почему нельзя

maldivia-refuse-now-take = Сначала выбери лодку.
maldivia-refuse-now-place = Сначала поставь лодку на воду.
maldivia-refuse-now-plan = Сейчас все планируют.
maldivia-refuse-now-sail = Сначала плыви или останься.
maldivia-refuse-now-act = Сейчас действуй на своей клетке или закончи ход.
maldivia-refuse-now-gain = Сначала возьми ещё рыбы или вытяни улов.
maldivia-refuse-now-drop = Сначала скажи, сколько рыб снять с верха мачты.
maldivia-refuse-now-stick = Сначала надень новую рыбу на мачту.
maldivia-refuse-now-restack = Сначала переставь рыбу на мачте или оставь как есть.
maldivia-refuse-now-give = Сначала выбери карту, которую отдаёшь.
maldivia-refuse-now-exchange = Сначала замени корабль.
maldivia-refuse-boat-taken = Эта лодка ({ $boat }) уже занята: { $other_seat }.
maldivia-refuse-occupied = Там лодка игрока { $other_seat }.
maldivia-refuse-planned = Все планы готовы. Теперь их может изменить только осьминог.
maldivia-refuse-sailed = В этот ход твоя лодка уже проплыла свой путь.
maldivia-refuse-folded-away = Клетка { $cell } уже загнута.
maldivia-refuse-same-place = Плавание должно кончиться на другой клетке. Но можно и остаться на { $cell }.
maldivia-refuse-boat-there = На { $cell } стоит лодка игрока { $other_seat }.
maldivia-refuse-boat-between = Путь на { $cell } закрывает лодка.
maldivia-refuse-on-current = Ты начинаешь на течении, поэтому в этот раз течения тебя не поворачивают.
maldivia-refuse-current-blocked = Течение, которое ведёт на { $cell }, перекрыто.
maldivia-refuse-in-current = Лодка, которая поворачивает с течением, должна из него выйти, а { $cell } ещё внутри.
maldivia-refuse-off-course = На { $cell } этим курсом не попасть. Твоя стрелка показывает на { $way }, а лодка поворачивает только там, где начинается течение.
maldivia-refuse-sail-first = Кто не плыл, тот не действует.
maldivia-refuse-gained = В этот ход рыба уже взята.
maldivia-refuse-no-haul = В руке нет рыбы, вытягивать нечего.
maldivia-refuse-no-fish-space = На этой клетке рыба не нарисована.
maldivia-refuse-fish-or-deliver = За ход можно что-то одно: ловить рыбу или доставлять.
maldivia-refuse-fished = В этот ход рыба здесь уже поймана.
maldivia-refuse-none-left = Такой рыбы в запасе нет: { $fish }.
maldivia-refuse-no-victim = Там не у кого красть.
maldivia-refuse-not-adjacent = Лодка игрока { $other_seat } стоит не рядом с твоей.
maldivia-refuse-robbed = В этот ход рыба у игрока { $other_seat } уже украдена.
maldivia-refuse-empty = Мачта игрока { $other_seat } пуста.
maldivia-refuse-no-drop = Рыбу снимают с мачты, только когда новая не помещается.
maldivia-refuse-drop-too-many = { $count ->
    [one] На твоей мачте только { $count } рыба.
    [few] На твоей мачте только { $count } рыбы.
    [many] На твоей мачте только { $count } рыб.
   *[other] На твоей мачте только { $count } рыбы.
  }
maldivia-refuse-no-stick = Новой рыбы для мачты нет.
maldivia-refuse-no-release = Вся рыба помещается, значит, вся идёт на мачту.
maldivia-refuse-no-such-fish = В руке нет { FORM($colour, "gen") } рыбы.
maldivia-refuse-not-at-side = Твоя лодка не у края острова { $island }.
maldivia-refuse-one-ship = За ход можно доставить рыбу только на один корабль { FORM($island, "gen") }.
maldivia-refuse-no-ship = Там нет открытого корабля { FORM($island, "gen") }.
maldivia-refuse-cannot-pay = Этому кораблю нужна рыба, которой нет на твоей мачте: { $fish }.
maldivia-refuse-no-restack = Рыбу на мачте переставляют только сразу после доставки.
maldivia-refuse-not-loose = { CAPITAL(FORM($colour, "gen")) } рыбы больше не осталось.
maldivia-refuse-no-octopus = На твоей клетке нет осьминога.
maldivia-refuse-octopus-done = В этот ход осьминог уже повернул жетон.
maldivia-refuse-no-seat = Там никто не сидит.
maldivia-refuse-lying = Жетон { $slot } игрока { $other_seat } уже открыт ({ $tile }), повернуть его нельзя.
maldivia-refuse-no-shark = На твоей клетке нет акулы.
maldivia-refuse-shark-done = В этот ход акула уже поменяла карты.
maldivia-refuse-no-partner = Меняйся с другим игроком.
maldivia-refuse-no-card = У тебя нет карты { FORM($island, "gen") }.
maldivia-refuse-no-cards-there = У игрока { $other_seat } нет карт для обмена.
maldivia-refuse-no-card-there = У игрока { $other_seat } нет карты { FORM($island, "gen") }.
maldivia-refuse-no-swap = Никто не ждёт от тебя карты.
maldivia-refuse-other-island = Ты предлагаешь карту { FORM($island, "gen") }.
maldivia-refuse-not-yours = Это не твоя карта: { $card }.
maldivia-refuse-no-exchange = Корабли меняет только сосед слева, сразу после складки.

# Откуда очки

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] { $count } рыба
    [few] { $count } рыбы
    [many] { $count } рыб
   *[other] { $count } рыбы
  } на мачте, только при равенстве
