# Что о Carta Magica говорит только браузер.

carta-magica-web-board = Морская карта
carta-magica-web-board-keys = Клавиши со стрелками двигают по карте, G ведёт к следующей доступной гавани, Enter выбирает.
carta-magica-web-letters = С,В,Ю,З
carta-magica-web-wheel = Стрелка: { carta-magica-spin }
carta-magica-web-wheel-rest = Стрелку ещё не крутили
carta-magica-web-summary = Раунд { $round }
carta-magica-web-summary-last = Раунд { $round }, последний

carta-magica-web-sail = Плыть на { $cell }
carta-magica-web-sail-harbour = Плыть { FORM($harbour, "to") }
carta-magica-web-sail-home = Плыть домой, { FORM($harbour, "to") }
carta-magica-web-storm-risk = шторм повредил бы там твой корабль: { $directions }
carta-magica-web-place = Сделать домом: { $harbour }
carta-magica-web-attack = Атаковать: { $target_seat }
carta-magica-web-captain = Герой: { $name }
carta-magica-web-challenge = { $name }: искать { $wants }
carta-magica-web-buy = Купить «{ $name }»: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
carta-magica-web-buy-top = Купить верхний вслепую
carta-magica-web-tame = Потратить магии: { $magic }
carta-magica-web-tame-chance = { $good } из { $of }
carta-magica-web-pick = Взять: { carta-magica-card }
carta-magica-web-stow = Сначала вернуть: { carta-magica-card }
carta-magica-web-give = Выложить: { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Крутить стрелку
carta-magica-web-do-keep = Оставить
carta-magica-web-do-again = Сыграть «Крути ещё раз»
carta-magica-web-do-hold = Ждать
carta-magica-web-do-goods = Взять товары
carta-magica-web-do-magic = Взять магию
carta-magica-web-do-card = Взять карту приключения
carta-magica-web-do-tow = Буксир, товары: { $tow_goods }
carta-magica-web-do-escape = Сыграть «Ветер удачи» и плыть
carta-magica-web-do-repair = Ремонт, золото: { $repair_gold }
carta-magica-web-do-mend = Сыграть «Ремонт»
carta-magica-web-do-lucky = «Ветер удачи»: ещё шагов { $lucky_wind_steps }
carta-magica-web-do-trade = Торговать: { $exchange_goods ->
    [one] { $exchange_goods } товар
    [few] { $exchange_goods } товара
    [many] { $exchange_goods } товаров
   *[other] { $exchange_goods } товара
 } за { $exchange_gold ->
    [one] { $exchange_gold } золото
    [few] { $exchange_gold } золота
    [many] { $exchange_gold } золота
   *[other] { $exchange_gold } золота
 }
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Сыграть «Подзорную трубу»
carta-magica-web-do-cash = Взять сейчас
carta-magica-web-do-settle = Заплатить жетонами
carta-magica-web-do-curse = Сыграть «Проклятие»: новые талисманы
carta-magica-web-do-shelter = Сыграть «Хорошую погоду»
carta-magica-web-do-swap = Предложить поменяться
carta-magica-web-do-accept = Поменяться местами
carta-magica-web-do-pass = Отказаться
carta-magica-web-do-done = Уйти из гавани

carta-magica-web-change = было { $before }, станет { $after }
carta-magica-web-change-lost = было { $before }, станет { $after }, пропадёт { $lost }
carta-magica-web-options = Что можно сделать
carta-magica-web-talismans = Талисманы
carta-magica-web-talismans-note = по { $talisman_gold ->
    [one] { $talisman_gold } золоту
    [few] { $talisman_gold } золота
    [many] { $talisman_gold } золота
   *[other] { $talisman_gold } золота
 }, в красных гаванях
carta-magica-web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
carta-magica-web-wanted = +{ $points }, в твоём задании
carta-magica-web-adventures = Твои приключения
carta-magica-web-adventures-none = карт пока нет: их дают стрелка и чёрные гавани
carta-magica-web-players = Игроки
carta-magica-web-held = { $kind }: { $count } из { $limit }
carta-magica-web-owns = есть: { $name }
carta-magica-web-seeks = ищет: { $name }
carta-magica-web-progress = { $percent } % пути вокруг острова
carta-magica-web-home = дом: { $harbour }
carta-magica-web-ship = { $seat } на { $cell }, корабль { $condition }

# Перед плаванием
carta-magica-web-setup-captain = Герои
carta-magica-web-setup-captain-note = Кто плывёт? Герой меняет только картинку.
carta-magica-web-setup-challenge = Задания
carta-magica-web-setup-challenge-note = В каждом два талисмана; каждый из них, что у тебя в конце, даёт ещё { count-points }.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = сейчас в продаже
carta-magica-web-there = { $there }
carta-magica-web-there-black = торговать: товары на золото
carta-magica-web-there-red = купить талисманы
carta-magica-web-there-black-bare = мало товаров, чтобы торговать
carta-magica-web-there-red-bare = мало золота на талисман
carta-magica-web-there-home = дома!
carta-magica-web-reach = { carta-magica-web-steps }, { $there }

# На карте
carta-magica-web-whole = Показать всю карту
carta-magica-web-closer = Ближе
carta-magica-web-spins = { $seat } крутит…
carta-magica-web-last-round = Последний раунд: { $seat } дома
carta-magica-web-back = вокруг острова и домой

# Что можно сделать
carta-magica-web-sail-up = Плыть: до { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
    [many] { $steps } шагов
   *[other] { $steps } шага
 }
carta-magica-web-sail-where = { $count ->
    [one] { $count } золотая клетка на карте
    [few] { $count } золотые клетки на карте
    [many] { $count } золотых клеток на карте
   *[other] { $count } золотой клетки на карте
 }
carta-magica-web-no-sail = Плыть нельзя
carta-magica-web-why = нажми и узнай почему
carta-magica-web-can-buy = { $count ->
    [0] Твоего золота сейчас не хватит на талисман.
    [one] Твоего золота хватит на { $count } талисман.
    [few] Твоего золота хватит на { $count } талисмана.
    [many] Твоего золота хватит на { $count } талисманов.
   *[other] Твоего золота хватит на { $count } талисмана.
 }
carta-magica-web-can-trade = { $count ->
    [0] Сейчас здесь нечем торговать.
    [one] Здесь можно торговать { $count } раз.
    [few] Здесь можно торговать { $count } раза.
    [many] Здесь можно торговать { $count } раз.
   *[other] Здесь можно торговать { $count } раза.
 }
carta-magica-web-trade-leaves = останется: товары { $goods }, золото { $gold }
carta-magica-web-lucky-steps = до { $steps ->
    [one] { $steps } клетки
    [few] { $steps } клеток
    [many] { $steps } клеток
   *[other] { $steps } клетки
 }
carta-magica-web-draw-first = сначала возьми карту гавани
carta-magica-web-note-hold = остаться и закончить ход
carta-magica-web-note-draw = этого требует гавань
carta-magica-web-note-card = пригодится потом или случится сразу
carta-magica-web-note-tow = потом плыть
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = твой корабль остаётся на месте
carta-magica-web-note-attack = у кого больше, тот берёт карту
carta-magica-web-note-again = это вращение не считается
carta-magica-web-taming = Магия и выпавшее число{ $bonus ->
    [0] { "" }
    [1] , и 1 за твоего приручённого монстра,
   *[other] , и { $bonus } за твоих приручённых монстров,
 } должны дать { $strength }. Не хватит — все твои товары пропадут.
carta-magica-web-stake = магия: { $magic }

# Карты
carta-magica-web-points-word = очки
carta-magica-web-for-sale = , сейчас в продаже
carta-magica-web-adventures-open = видно всем
carta-magica-web-playable = сейчас
carta-magica-web-holds = держит: { carta-magica-card }
carta-magica-web-when-income = при оплате считается за { $count }
carta-magica-web-when-payment = заплати или пропусти ход
carta-magica-web-when-good-weather = переждать шторм
carta-magica-web-when-repair = сразу чинит корабль
carta-magica-web-when-lucky-wind = ещё шагов: { $lucky_wind_steps }, или прочь из штиля
carta-magica-web-when-spin-again = после твоего вращения
carta-magica-web-when-telescope = до того, как взять карту
carta-magica-web-when-curse = новые талисманы, в твой ход
carta-magica-web-when-monster = сила { $strength }, приносит золото: { $gold }
carta-magica-web-when-tamed = приручён: +1 против следующего
carta-magica-web-note-cash = в твой запас, не больше { $limit } одного вида

# Как выбирать
carta-magica-web-spin-me = Крути!
carta-magica-web-how-spin = Нажми на колесо или оттяни стрелку и отпусти.
carta-magica-web-how-card = Нажми на карту, чтобы посмотреть, и ещё раз, чтобы взять.
carta-magica-web-how-home = Нажми на светящуюся гавань, и ещё раз, чтобы встать в ней.
carta-magica-web-how-sail = Нажми на золотую клетку, чтобы увидеть путь, и ещё раз, чтобы плыть; или нажми кнопку.
carta-magica-web-how-tame = Полоска показывает, сколько из шести вариантов подойдёт.
carta-magica-web-how-buy = Нажми на талисман или на кнопку.
carta-magica-web-how-stuck = Нажми одну из кнопок.
carta-magica-web-stuck-sound = на пути корабли или камни
carta-magica-web-stuck-becalmed = нужен ветер или буксир
carta-magica-web-stuck-damaged = нужен молоток или золото
carta-magica-web-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
 }
carta-magica-web-price-gold = золото −{ $count }
carta-magica-web-price-goods = товары −{ $count }
carta-magica-web-may-attack = там можно атаковать: { $seats }
carta-magica-web-warn-full = Пропадёт: { $count }, больше { $limit } не унести.
carta-magica-web-completes = круг замкнут
carta-magica-web-told-spun = { $seat } крутит стрелку…
carta-magica-web-told-storm = Шторм! { $seat } крутит, чтобы узнать направление…

# Что есть что
carta-magica-web-about-row-home = Чей дом
carta-magica-web-about-row-port = Родная гавань
carta-magica-web-about-row-condition = Корабль
carta-magica-web-about-row-wants = Ищет
carta-magica-web-about-row-points = Очки
carta-magica-web-about-row-where = Где
carta-magica-web-about-row-sought = Кто ищет
carta-magica-web-about-row-strength = Сила
carta-magica-web-about-row-gold = Приносит золото
carta-magica-web-about-on-display = в продаже
carta-magica-web-about-in-deck = ещё не открыт
carta-magica-web-about-black-harbour = Здесь меняют { $exchange_goods ->
    [one] { $exchange_goods } товар
    [few] { $exchange_goods } товара
    [many] { $exchange_goods } товаров
   *[other] { $exchange_goods } товара
 } на { $exchange_gold ->
    [one] { $exchange_gold } золото
    [few] { $exchange_gold } золота
    [many] { $exchange_gold } золота
   *[other] { $exchange_gold } золота
 }, сколько угодно раз. Кто заходит, ещё берёт карту приключения.
carta-magica-web-about-red-harbour = Здесь за { $talisman_gold ->
    [one] { $talisman_gold } золото
    [few] { $talisman_gold } золота
    [many] { $talisman_gold } золота
   *[other] { $talisman_gold } золота
 } покупают талисман, открытый или вслепую.
carta-magica-web-about-arrive = Это действует, когда корабль приходит, а не пока он здесь стоит.
carta-magica-web-about-blue = Здесь плавают корабли: вбок, вверх и вниз, но не наискосок.
carta-magica-web-about-windless = Сюда не заплывают. Шторм может занести корабль; тогда он стоит, пока не освободит ветер или буксир.
carta-magica-web-about-gray = Корабли сюда не заплывают. Корабль, который бросит сюда шторм, повреждён.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Остров Китов
carta-magica-web-isle-owls = Остров Сов
carta-magica-web-isle-ashes = Остров Пепла
carta-magica-web-isle-glass = Стеклянный остров
carta-magica-web-about-island = Суша. Корабль, который бросит на неё шторм, повреждён.
carta-magica-web-about-middle-island = Обогни его один раз, в любую сторону, и вернись домой. Четыре кольца показывают, как далеко прошёл каждый корабль.
carta-magica-web-about-golden-border = Край света. Корабль, который бросит на него шторм, повреждён.
carta-magica-web-about-sound = Плывёт, насколько скажет стрелка.
carta-magica-web-about-becalmed = Стоит, пока владелец не дождётся ветра, не заплатит за буксир или не сыграет «Ветер удачи». Штормы его не трогают.
carta-magica-web-about-damaged = Лежит на боку, пока владелец не дождётся молотка, не заплатит золотом или не сыграет «Ремонт». Штормы его не трогают.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Выбери что-то одно: плыть (клеток до { $number }) или один из знаков.
carta-magica-web-about-segment-storm = Шторм: второе вращение говорит, куда он гонит, и каждый целый корабль сдвигает на две клетки.
carta-magica-web-about-symbol-wind = освобождает корабль из штиля, и он плывёт
carta-magica-web-about-symbol-hammer = чинит повреждённый корабль, и он плывёт
carta-magica-web-about-symbol-goods = возьми { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = возьми одну
carta-magica-web-about-way-title = Шторм на { $towards }
carta-magica-web-about-way = В шторм внутреннее кольцо показывает, куда гонит все корабли.
carta-magica-web-about-talisman = В красной гавани стоит { $talisman_gold ->
    [one] { $talisman_gold } золото
    [few] { $talisman_gold } золота
    [many] { $talisman_gold } золота
   *[other] { $talisman_gold } золота
 }. Если он в твоём задании, даёт ещё { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
 }.
carta-magica-web-about-deck-title = Скрытых талисманов: { $count }
carta-magica-web-about-deck = Верхний можно купить вслепую в красной гавани за { $talisman_gold ->
    [one] { $talisman_gold } золото
    [few] { $talisman_gold } золота
    [many] { $talisman_gold } золота
   *[other] { $talisman_gold } золота
 }.
carta-magica-web-about-captain = Лицо твоего корабля. Ни на что не влияет.
carta-magica-web-about-challenge = Два талисмана, которые надо найти. Каждый, что есть у тебя в конце, даёт ещё { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
 }.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, сейчас в продаже
carta-magica-web-about-circle-title = Путь вокруг острова
carta-magica-web-about-circle = Кто обогнул остров и вернулся домой, получает 15 очков, и этот раунд становится последним.
carta-magica-web-about-token-gold = За него покупают талисманы и ремонт; каждая монета в конце — очко. Можно держать { $limit }.
carta-magica-web-about-token-goods = В чёрной гавани { $exchange_goods } меняют на золото ({ $exchange_gold }); буксир стоит { $tow_goods }. Можно держать { $limit }.
carta-magica-web-about-token-magic = Приручает монстров вместе с вращением. Можно держать { $limit }.
carta-magica-web-about-card-income = Возьми сейчас жетоны ({ $count }) или оставь карту и заплати ею потом.
carta-magica-web-about-card-payment = Заплати товары ({ $count }) или пропусти ход.
carta-magica-web-about-card-good-weather = Сыграй, когда придёт шторм: твой корабль останется на месте.
carta-magica-web-about-card-repair = Сыграй, чтобы починить повреждённый корабль и сразу плыть.
carta-magica-web-about-card-lucky-wind = Сыграй, чтобы проплыть дальше (ещё клеток: { $lucky_wind_steps }) или выйти из штиля.
carta-magica-web-about-card-spin-again = Сыграй после своего вращения, если оно не нравится.
carta-magica-web-about-card-telescope = Сыграй до того, как взять карту: посмотри верхние ({ $telescope_cards }) и возьми одну.
carta-magica-web-about-card-curse = Сыграй в свой ход: выложат новые талисманы.
carta-magica-web-about-card-monster = Магия и выпавшее число должны достичь его силы. Приручённый, он приносит золото и помогает против следующего. Не хватит — твои товары пропадут.
