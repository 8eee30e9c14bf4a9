# Carta Magica

carta-magica-option-round-cap = Остановиться после стольких раундов (для игры ботов; 0 — никогда)

# Вещи

carta-magica-gold = золото
    .gen = золота
carta-magica-goods = товары
    .gen = товаров
carta-magica-magic = магия
    .gen = магии

carta-magica-symbol-wind = ветер
carta-magica-symbol-hammer = молоток
carta-magica-symbol-goods = товары
carta-magica-symbol-magic = магия
carta-magica-symbol-adventure = карта приключения
carta-magica-symbol-storm = шторм

# Что показывает стрелка.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = север
carta-magica-direction-e = восток
carta-magica-direction-s = юг
carta-magica-direction-w = запад

carta-magica-space-blue = открытое море
carta-magica-space-black-harbour = чёрная гавань
carta-magica-space-red-harbour = красная гавань
carta-magica-space-windless = штиль
carta-magica-space-gray = отмель
carta-magica-space-cliff = скала
carta-magica-space-island = суша
carta-magica-space-middle-island = остров в центре
carta-magica-space-golden-border = золотая граница

carta-magica-condition-sound = цел
carta-magica-condition-becalmed = в штиле
carta-magica-condition-damaged = повреждён

carta-magica-ship-ivory = кремовый
carta-magica-ship-emerald = изумрудный
carta-magica-ship-ochre = охристый
carta-magica-ship-violet = фиолетовый

carta-magica-kind-good-weather = Хорошая погода
carta-magica-kind-repair = Ремонт
carta-magica-kind-lucky-wind = Ветер удачи
carta-magica-kind-spin-again = Крути ещё раз
carta-magica-kind-telescope = Подзорная труба
carta-magica-kind-curse = Проклятие

carta-magica-captain-cr1 = Картограф
carta-magica-captain-cr2 = Астроном
carta-magica-captain-cr3 = Торговец пряностями
carta-magica-captain-cr4 = Корсар
carta-magica-captain-cr5 = Алхимик
carta-magica-captain-cr6 = Натуралист
carta-magica-captain-cr7 = Ловец жемчуга
carta-magica-captain-cr8 = Колокольный мастер

carta-magica-challenge-qu1 = Затонувшие террасы
carta-magica-challenge-qu2 = Немые маяки
carta-magica-challenge-qu3 = Коралловый парламент
carta-magica-challenge-qu4 = Черепашьи сады
carta-magica-challenge-qu5 = Обсерватория мотыльков
carta-magica-challenge-qu6 = Фонарный квартал
carta-magica-challenge-qu7 = Хор ракушек
carta-magica-challenge-qu8 = Змеиные мосты

# .to — куда, .at — где, вместе с предлогом.
carta-magica-harbour-bk1 = Воронье Устье
    .to = в Воронье Устье
    .at = в Вороньем Устье
carta-magica-harbour-bk2 = Обсидия
    .to = в Обсидию
    .at = в Обсидии
carta-magica-harbour-bk3 = Порт-Соболь
    .to = в Порт-Соболь
    .at = в Порт-Соболе
carta-magica-harbour-bk4 = Ночной Холм
    .to = в Ночной Холм
    .at = в Ночном Холме
carta-magica-harbour-rd1 = Карминовый Рейд
    .to = на Карминовый Рейд
    .at = на Карминовом Рейде
carta-magica-harbour-rd2 = Вермилия
    .to = в Вермилию
    .at = в Вермилии
carta-magica-harbour-rd3 = Порт-Киноварь
    .to = в Порт-Киноварь
    .at = в Порт-Киновари
carta-magica-harbour-rd4 = Рубра
    .to = в Рубру
    .at = в Рубре

carta-magica-talisman-tl01 = Янтарный глаз
carta-magica-talisman-tl02 = Костяной свисток
carta-magica-talisman-tl03 = Коралловая рука
carta-magica-talisman-tl04 = Нефритовая черепаха
carta-magica-talisman-tl05 = Серебряный мотылёк
carta-magica-talisman-tl06 = Совиный фонарь
carta-magica-talisman-tl07 = Витая раковина
carta-magica-talisman-tl08 = Змеиное кольцо
carta-magica-talisman-tl09 = Лунный компас
carta-magica-talisman-tl10 = Штормовой колокол
carta-magica-talisman-tl11 = Солнечный диск
carta-magica-talisman-tl12 = Перо феникса
carta-magica-talisman-tl13 = Жемчужина дракона
carta-magica-talisman-tl14 = Звёздная астролябия
carta-magica-talisman-tl15 = Сердце моря
carta-magica-talisman-tl16 = Корона приливов

carta-magica-monster-ad26 = Бородатый кит
carta-magica-monster-ad27 = Угорь-фонарь
carta-magica-monster-ad28 = Рогатый краб
carta-magica-monster-ad29 = Двухвостая сирена
carta-magica-monster-ad30 = Зеркальный скат
carta-magica-monster-ad31 = Заводной левиафан
carta-magica-monster-ad32 = Великий кракен

# Карта приключения с числами на ней.
carta-magica-card = { $sort ->
    [income] { $name } +{ $value }
    [payment] плата (товары −{ $value })
    [monster] { $name } (сила { $strength }, золото { $value })
   *[other] { $name }
 }

carta-magica-use-again = стрелку крутят ещё раз
carta-magica-use-shelter = этот корабль остаётся на месте
carta-magica-use-telescope = можно посмотреть верхние карты стопки
carta-magica-use-curse = открытые талисманы замешивают в колоду
carta-magica-use-escape = корабль выходит из штиля
carta-magica-use-repair = корабль починен
carta-magica-use-lucky = корабль может плыть дальше

carta-magica-payment-trade = золотую монету
carta-magica-payment-talisman = талисман
carta-magica-payment-tow = буксир
carta-magica-payment-repair = ремонт
carta-magica-payment-card = карту платы
carta-magica-payment-taming = приручение монстра

carta-magica-bought-shown = с витрины
carta-magica-bought-unseen = вслепую из колоды

carta-magica-outcome-blown = отнесло, цел
carta-magica-outcome-harbour = занесло в гавань
carta-magica-outcome-becalmed = попал в штиль
carta-magica-outcome-sheltered = хорошая погода, остаётся на месте
carta-magica-outcome-unaffected = уже застрял, шторм проходит мимо
carta-magica-outcome-ship = налетает на другой корабль и повреждён
carta-magica-outcome-gray = налетает на отмель и повреждён
carta-magica-outcome-cliff = налетает на скалу и повреждён
carta-magica-outcome-island = налетает на сушу и повреждён
carta-magica-outcome-middle-island = налетает на остров в центре и повреждён
carta-magica-outcome-golden-border = налетает на золотую границу и повреждён

# Чего ждёт стол

carta-magica-ask-captain = Выбери своего героя.
carta-magica-wait-captain = { $seat } выбирает героя.
carta-magica-ask-challenge = Выбери своё задание.
carta-magica-wait-challenge = { $seat } выбирает задание.
carta-magica-ask-home = Поставь корабль в свободную гавань: это твой дом.
carta-magica-wait-home = { $seat } выбирает родную гавань.
carta-magica-ask-start = Крути стрелку.
carta-magica-wait-start = { $seat } крутит стрелку.
carta-magica-ask-kept = Стрелка показывает: { carta-magica-spin }. Оставишь или сыграешь «Крути ещё раз»?
carta-magica-wait-kept = Стрелка показывает: { carta-magica-spin }. { $seat } может сыграть «Крути ещё раз».
carta-magica-ask-direction = Поднимается шторм! Крути стрелку, чтобы узнать направление.
carta-magica-wait-direction = Поднимается шторм! { $seat } крутит стрелку, чтобы узнать направление.
carta-magica-ask-weather = Шторм гонит на { $towards }. Сыграешь «Хорошую погоду»?
carta-magica-wait-weather = Шторм гонит на { $towards }. { $seat } может сыграть «Хорошую погоду».
carta-magica-ask-choose = Стрелка показывает: { carta-magica-spin }. Выбери одно действие; { $way ->
    [free] можно проплыть { carta-magica-spaces }
    [freed] можно освободиться и проплыть { carta-magica-spaces }
   *[none] плыть сейчас нельзя
 }.
carta-magica-spaces = { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
  }
    .gen = { $steps ->
        [one] { $steps } клетки
        [few] { $steps } клеток
        [many] { $steps } клеток
       *[other] { $steps } клетки
      }
carta-magica-wait-choose = Стрелка показывает: { carta-magica-spin }. { $seat } выбирает действие.
carta-magica-ask-sail = Выбери, куда плыть: до { carta-magica-spaces.gen }.
carta-magica-wait-sail = { $seat } может плыть: до { carta-magica-spaces.gen }.
carta-magica-ask-pay = Заплати за { $purpose } ({ $resource }: { $amount }): картами или жетонами.
carta-magica-wait-pay = { $seat } платит за { $purpose } ({ $resource }: { $amount }).
carta-magica-ask-peek = Возьми карту приключения.
carta-magica-wait-peek = { $seat } собирается взять карту приключения.
carta-magica-ask-look = В подзорную трубу видны верхние карты ({ $count }). Возьми одну.
carta-magica-wait-look = { $seat } смотрит в подзорную трубу ({ $count }) и берёт одну карту.
carta-magica-ask-stow = Верни остальные карты: какая ляжет сверху?
carta-magica-wait-stow = { $seat } возвращает остальные карты; одна ляжет сверху.
carta-magica-ask-income = { CAPITAL(carta-magica-card) }: сейчас в запас или оставишь карту для оплаты?
carta-magica-wait-income = { $seat } тянет карту ({ carta-magica-card }) и решает: жетоны сейчас или карта на потом.
carta-magica-ask-tame = Перед тобой { carta-magica-card }. Сколько магии потратишь?
carta-magica-wait-tame = { $seat } решает, сколько магии потратить. Перед кораблём { carta-magica-card }.
carta-magica-ask-visit-black = { $sales ->
    [0] Ты { FORM($harbour, "at") }, но торговать нечем.
   *[other] { CAPITAL(FORM($harbour, "at")) } можно торговать: товары на золото.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } { FORM($harbour, "at") }, но торговать нечем.
   *[other] { $seat } может торговать { FORM($harbour, "at") }: товары на золото.
  }
carta-magica-ask-visit-black-duty = { CAPITAL(FORM($harbour, "at")) } { $able ->
    [yes] можно торговать (товары на золото) и нужно
   *[no] нужно
 } взять карту приключения.
carta-magica-wait-visit-black-duty = { $seat } { FORM($harbour, "at") }: { $able ->
    [yes] можно торговать (товары на золото) и нужно
   *[no] нужно
 } взять карту приключения.
carta-magica-ask-visit-red = { $purchases ->
    [0] Ты { FORM($harbour, "at") }; на талисман твоего золота сейчас не хватит.
   *[other] { CAPITAL(FORM($harbour, "at")) } можно купить талисманы.
 }
carta-magica-wait-visit-red = { $seat } может купить талисманы { FORM($harbour, "at") }.
carta-magica-ask-battle = Рядом стоит корабль с талисманом, который ты ищешь. Атакуешь?
carta-magica-wait-battle = Рядом с игроком { $seat } корабль с талисманом из задания: можно атаковать.
carta-magica-ask-defend = Крути стрелку, чтобы защититься. Атакует { $target_seat }.
carta-magica-wait-defend = { $seat } крутит стрелку и защищается. Атакует { $target_seat }.
carta-magica-ask-loot = Победа за тобой: возьми карту у игрока { $target_seat } или откажись.
carta-magica-wait-loot = { $seat } побеждает и может взять карту у игрока { $target_seat }.
carta-magica-ask-propose = Предложи игроку { $target_seat } поменяться местами или откажись.
carta-magica-wait-propose = { $seat } может предложить игроку { $target_seat } поменяться местами.
carta-magica-ask-answer = { $target_seat } предлагает поменяться местами. Согласишься?
carta-magica-wait-answer = { $target_seat } предлагает игроку { $seat } поменяться местами.

# Почему нельзя

carta-magica-refuse-spin = Сейчас стрелку не крутят.
carta-magica-refuse-keep = Сейчас нечего оставлять.
carta-magica-refuse-no-card = У тебя нет карты «{ $card }».
carta-magica-refuse-again = «Крути ещё раз» играют сразу после своего вращения.
carta-magica-refuse-choose = Действие выбирают сразу после первого вращения хода.
carta-magica-refuse-symbol = На секции с числом { $number } нет такого знака: { $symbol }.
carta-magica-refuse-no-adventures = Карт приключений больше нет.
carta-magica-refuse-hemmed-in = Ни одной свободной клетки рядом: плыть нельзя, так что и платить не за что.
carta-magica-refuse-not-becalmed = Твой корабль не в штиле.
carta-magica-refuse-not-damaged = Твой корабль не повреждён.
carta-magica-refuse-free-anyway-wind = Стрелка показывает ветер: из штиля можно выйти даром.
carta-magica-refuse-free-anyway-hammer = Стрелка показывает молоток: ремонт бесплатный.
carta-magica-refuse-too-poor = Для этого нужно: { $kind } { $price }, а у тебя { $held }.
carta-magica-refuse-lucky = «Ветер удачи» играют, когда плывут.
carta-magica-refuse-becalmed = Твой корабль в штиле, а ветра нет: плати (товары: { $price }), сыграй «Ветер удачи» или жди.
carta-magica-refuse-damaged = Твой корабль повреждён, а молотка нет: плати (золото: { $price }), сыграй «Ремонт» или жди.
carta-magica-refuse-sail-now = Сейчас плыть нельзя.
carta-magica-refuse-same-space = Закончить там же, где начинаешь ({ $cell }), нельзя.
carta-magica-refuse-windless = { $cell }: там штиль, корабли туда только заносит.
carta-magica-refuse-blocked = { $cell }: { $space }, корабли туда не плавают.
carta-magica-refuse-occupied = Клетка { $cell } занята: { $other_seat }.
carta-magica-refuse-no-way = Мимо гаваней и кораблей на { $cell } не пройти.
carta-magica-refuse-too-far = До { $cell } слишком далеко: шагов нужно { $needed }, а у тебя { $steps }.
carta-magica-refuse-visit = Торговать можно, только когда заходишь в гавань.
carta-magica-refuse-black-only = Товары меняют на золото только в чёрной гавани.
carta-magica-refuse-gold-full = Больше золота не унести: уже { $limit }.
carta-magica-refuse-red-only = Талисманы продают только в красной гавани.
carta-magica-refuse-deck-empty = Колода талисманов пуста.
carta-magica-refuse-no-talisman = На месте { $number } витрины нет талисмана.
carta-magica-refuse-duty = Прежде чем уйти, надо взять карту приключения этой гавани.
carta-magica-refuse-curse = «Проклятие» играют в свой ход: до вращения, при выборе действия или в гавани.
carta-magica-refuse-no-display = На витрине нет талисманов, замешивать нечего.
carta-magica-refuse-no-duty = Здесь тебе не надо брать карту.
carta-magica-refuse-draw = Сейчас ты не берёшь карту.
carta-magica-refuse-telescope = «Подзорную трубу» играют, когда собираются взять карту.
carta-magica-refuse-look = Сейчас ты не смотришь в подзорную трубу.
carta-magica-refuse-not-seen = Этой карты в трубу не было видно: { carta-magica-card }.
carta-magica-refuse-cash = Карту дохода меняют на жетоны только сразу, когда её взяли.
carta-magica-refuse-tame = Сейчас приручать некого: монстра нет.
carta-magica-refuse-pay = Сейчас платить не за что.
carta-magica-refuse-not-yours = Этой карты нет у тебя на руках: { carta-magica-card }.
carta-magica-refuse-wrong-kind = Этой картой так не заплатить ({ $kind }): { carta-magica-card }.
carta-magica-refuse-superfluous = С этой картой плата не сходится: { carta-magica-card }. Какая-то карта лишняя, или сначала надо выложить такую же другую.
carta-magica-refuse-shelter = «Хорошую погоду» играют, когда известно направление шторма.
carta-magica-refuse-attack = Атаковать можно только после плавания и один раз.
carta-magica-refuse-nobody = Атаковать некого: { $seat_word }.
carta-magica-refuse-not-beside = { $other_seat } стоит не рядом с тобой.
carta-magica-refuse-helpless = Корабль игрока { $other_seat } повреждён или в штиле, атаковать его нельзя.
carta-magica-refuse-no-prize = У игрока { $other_seat } нет талисмана из твоего задания.
carta-magica-refuse-loot = Сейчас брать нечего.
carta-magica-refuse-not-theirs = У игрока { $other_seat } нет этой карты.
carta-magica-refuse-swap = Местами меняются только после своей битвы.
carta-magica-refuse-accept = Никто не предлагает тебе поменяться местами.
carta-magica-refuse-pass = Сейчас отказываться не от чего.
carta-magica-refuse-captain = Героев выбирают до начала партии.
carta-magica-refuse-challenge = Задания выбирают до начала партии, после героя.
carta-magica-refuse-home = Родную гавань выбирают до начала партии, после заданий.
carta-magica-refuse-taken = Уже занято: { $other_seat }.

# Что произошло

# Гавань по имени, любая другая клетка по букве и числу.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }
    .to = { $cell ->
        [M9] { carta-magica-harbour-bk1.to }
        [M13] { carta-magica-harbour-bk2.to }
        [I13] { carta-magica-harbour-bk3.to }
        [I9] { carta-magica-harbour-bk4.to }
        [N3] { carta-magica-harbour-rd1.to }
        [S14] { carta-magica-harbour-rd2.to }
        [H19] { carta-magica-harbour-rd3.to }
        [C8] { carta-magica-harbour-rd4.to }
       *[other] на { $cell }
     }

carta-magica-event-captain-chosen = { $seat } выбирает героя: { $name }.
carta-magica-event-challenge-chosen = { $seat } берёт задание «{ $name }»: { $talismans }.
carta-magica-event-placed = { $seat } выбирает родную гавань: { $name }.
carta-magica-event-turn = Раунд { $round }: ходит { $seat }.
carta-magica-event-spun = { $seat } крутит стрелку: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } оставляет стрелку как есть.
carta-magica-event-played = { $seat } играет карту «{ carta-magica-card }»: { $use }.
carta-magica-event-held = { $seat } ждёт.
# Сколько чего: товары считают штуками, золото и магию нет.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] { $taken } товар
        [few] { $taken } товара
        [many] { $taken } товаров
       *[other] { $taken } товара
    }
    [gold] { $taken ->
        [one] { $taken } золото
        [few] { $taken } золота
        [many] { $taken } золота
       *[other] { $taken } золота
    }
   *[other] { $taken } { FORM($kind_name, "gen") }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] { $amount } товар
        [few] { $amount } товара
        [many] { $amount } товаров
       *[other] { $amount } товара
    }
    [gold] { $amount ->
        [one] { $amount } золото
        [few] { $amount } золота
        [many] { $amount } золота
       *[other] { $amount } золота
    }
   *[other] { $amount } { FORM($kind_name, "gen") }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } больше не может взять: { $kind_name } — уже { $left }.
   *[other] { $seat } берёт { carta-magica-taken }, теперь { $left }.
 }
carta-magica-event-sailed = { $seat } плывёт на { carta-magica-spaces } { carta-magica-place.to }{ $freed ->
    [yes] , корабль снова свободен.
   *[no] .
 }
carta-magica-event-storm = Шторм гонит на { $towards }.
carta-magica-event-braved = { $seat } встречает шторм.
carta-magica-event-blown = Корабль игрока { $seat }, { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } может торговать в гавани, никуда не плывя.
carta-magica-event-owing = Игроку { $seat } нужно заплатить { carta-magica-amount }.
carta-magica-event-laid = { $seat } выкладывает карту: { carta-magica-card }.
carta-magica-event-paid = { $seat } платит { carta-magica-amount } за { $purpose }{ $change ->
    [0] .
   *[other] {" "}и получает сдачу: { $change }.
 }
carta-magica-event-traded = { $seat } получает { $taken ->
    [one] { $taken } золото
    [few] { $taken } золота
    [many] { $taken } золота
   *[other] { $taken } золота
 }, теперь { $left }.
carta-magica-event-bought = { $seat } покупает талисман «{ $name }» { $how }.
carta-magica-event-left = { $seat } заканчивает дела в гавани.
carta-magica-event-cursed = На витрине новые талисманы: { $names }.
carta-magica-event-about-to-draw = { $seat } собирается взять карту приключения.
carta-magica-event-lapsed = Карт приключений больше нет.
carta-magica-event-rebuilt = Сброс перемешан, теперь это новая стопка (карт: { $pile }).
carta-magica-event-looked = { $seat } смотрит верхние карты стопки ({ $count }){ $known ->
    [yes] : { $count ->
        [1] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] { $name_1 } +{ $value_1 }
    [payment] плата (товары −{ $value_1 })
    [monster] { $name_1 } (сила { $strength_1 }, золото { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] { $name_2 } +{ $value_2 }
    [payment] плата (товары −{ $value_2 })
    [monster] { $name_2 } (сила { $strength_2 }, золото { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] { $name_3 } +{ $value_3 }
    [payment] плата (товары −{ $value_3 })
    [monster] { $name_3 } (сила { $strength_3 }, золото { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } берёт карту: { carta-magica-card }.
carta-magica-event-stowed = { $seat } кладёт остальные карты обратно{ $known ->
    [yes] , сверху: { carta-magica-card }.
   *[no] {" "}наверх.
 }
carta-magica-event-drew = { $seat } тянет карту: { carta-magica-card }.
carta-magica-event-kept = { $seat } оставляет карту: { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } меняет карту, но больше не унести: { $kind_name } — уже { $left }.
   *[other] { $seat } меняет карту на { carta-magica-taken }, теперь { $left }.
 }
carta-magica-event-unpaid = { $seat } не может заплатить { $amount ->
    [one] { $amount } товар
    [few] { $amount } товара
    [many] { $amount } товаров
   *[other] { $amount } товара
 } и пропустит ход.
carta-magica-event-settled-card = { $seat } платит сполна.
carta-magica-event-faced = { $seat } встречает монстра: { $name } (сила { $strength }, золото { $value }). Потрачено магии: { $magic }.
carta-magica-event-tamed = { $seat } набирает { $total } и приручает монстра: { $name }. Золото: { $gold }.
carta-magica-event-untamed = { $seat } набирает только { $total } против { $strength }: { $name } уходит, { $goods ->
    [0] а товаров на борту не было
    [one] потерян весь груз: { $goods } товар
    [few] потерян весь груз: { $goods } товара
    [many] потерян весь груз: { $goods } товаров
   *[other] потерян весь груз: { $goods } товара
 }.
carta-magica-event-returned = { $seat } проходит весь круг вокруг острова и возвращается домой!
carta-magica-event-last-round = Этот раунд последний.
carta-magica-event-attacked = { $seat } атакует игрока { $target_seat }.
carta-magica-event-won = { $attack } против { $defence }: в битве побеждает { $winner_seat }.
carta-magica-event-tied = { $attack } против { $defence }: в битве никто не победил.
carta-magica-event-looted = { $seat } берёт карту у игрока { $loser_seat }: { carta-magica-card }.
carta-magica-event-spared = { $seat } ничего не берёт у игрока { $loser_seat }.
carta-magica-event-proposed = { $seat } предлагает игроку { $target_seat } поменяться местами.
carta-magica-event-swapped = { $seat } и { $target_seat } меняются местами.
carta-magica-event-refused = { $seat } остаётся на месте.
carta-magica-event-passed = { $seat } отказывается.
carta-magica-event-skipped = { $seat } пропускает ход.
carta-magica-event-ended = Плавание окончено. Раундов: { $round }.
carta-magica-event-stopped = Партия остановлена, раундов: { $round }; домой никто не вернулся.

# Откуда очки

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name }: из задания
carta-magica-tally-gold = золото
carta-magica-tally-gold-cards = золото на картах
carta-magica-tally-returned = вокруг острова и домой

# Поле словами

carta-magica-board-round = Раунд { $round }
carta-magica-board-last-round = Последний раунд
carta-magica-board-display = Талисманы
carta-magica-board-deck = в колоде { $count }
carta-magica-board-pile = Приключения: в стопке { $pile }, сыграно { $discards }
carta-magica-board-bank = Банк: золото { $gold }, товары { $goods }, магия { $magic }
carta-magica-board-arrow = Стрелка: { carta-magica-spin }
carta-magica-board-telescope = Видно в подзорную трубу, сверху: { $cards }
carta-magica-board-among = Видели раньше, где-то среди верхних ({ $depth }): { $cards }
carta-magica-board-legend = ° b r можно доплыть · o штиль · x отмель · ^ скала · # M суша · *в штиле !повреждён
carta-magica-board-player = игрок
carta-magica-board-ship = корабль
carta-magica-board-home = дом
carta-magica-board-progress = круг
carta-magica-board-points = очки
carta-magica-board-missed = пропускает { $count }
carta-magica-board-pending = может торговать
carta-magica-board-returned = дома
carta-magica-board-wants = ищет: { $names }
