# Те, що про Maldivia каже лише браузер.

# Риба, щогли, жетони, карти

maldivia-web-fish-R = { $count ->
    [one] { $count } червона риба
    [few] { $count } червоні риби
    [many] { $count } червоних риб
   *[other] { $count } червоних риб
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } зелена риба
    [few] { $count } зелені риби
    [many] { $count } зелених риб
   *[other] { $count } зелених риб
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } фіолетова риба
    [few] { $count } фіолетові риби
    [many] { $count } фіолетових риб
   *[other] { $count } фіолетових риб
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } жовта риба
    [few] { $count } жовті риби
    [many] { $count } жовтих риб
   *[other] { $count } жовтих риб
  }
maldivia-web-mast-empty = порожня
maldivia-web-mast = Щогла згори: { $fish }
maldivia-web-tile-hidden = закритий
maldivia-web-tile-fog = туман { $side }
maldivia-web-letter-n = Пн
maldivia-web-letter-e = Сх
maldivia-web-letter-s = Пд
maldivia-web-letter-w = Зх

# Поле

maldivia-web-sea = Море, клітинки: { $rows } на { $columns }
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; човен гравця { $seat }, щогла згори: { $fish }
maldivia-web-market = Ринок острова { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Корабель острова { $island }, риб: { $count } ({ $fish })
maldivia-web-berth = Порожній причал острова { $island }
maldivia-web-pile = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  } у стосі острова { $island }
maldivia-web-fog-spent = У цьому раунді туману більше не буде
maldivia-web-fog-held = Повний ряд човнів: туман розвіюється
maldivia-web-summary-over = Кінець після { $round ->
    [one] { $round } раунду
    [few] { $round } раундів
    [many] { $round } раундів
   *[other] { $round } раундів
  } · клітинок: { $spaces }
maldivia-web-cannot-sail = Плисти не можна
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Твої карти: { $cards }
maldivia-web-summary = Раунд { $round } · жетон { $tile } з { $tiles }
maldivia-web-left = клітинок: { $spaces }, кінець на { $end }

# Що робить дія

maldivia-web-may-rob = пограбувати: { $seat } ({ $fish })
maldivia-web-may-deliver = доставити: { $card }
maldivia-web-do-take = Узяти { $boat } човен
maldivia-web-do-place = Почати на { $cell }: { $outcome }
maldivia-web-do-plan = План: { $tiles }
maldivia-web-do-sail = Плисти на { $cell }: { $outcome }
maldivia-web-do-stay = Лишитися тут
maldivia-web-stay-costs = без дії, кінець ходу
maldivia-web-do-fish = Ловити рибу тут: { $fish }
maldivia-web-do-rob = Украсти в гравця { $seat } верхню рибу ({ $fish })
maldivia-web-do-haul = Витягти рибу на борт
maldivia-web-do-drop = Зняти й відпустити: { $fish }
maldivia-web-do-drop-none = Нічого не знімати
maldivia-web-do-stick = Нанизати згори { FORM($colour, "acc") } рибу
maldivia-web-do-release = Відпустити решту
maldivia-web-do-deliver = Доставити на острів { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Наступна – { $colour } риба
maldivia-web-do-keep = Лишити цей порядок
maldivia-web-do-turn = Восьминіг: повернути жетон { $slot } гравця { $seat } на { $angle }°{ $known ->
    [yes] , буде { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Акула: віддати гравцю { $seat } карту острова { $gave } за карту острова { $took }
maldivia-web-do-give = Віддати карту: { $card }
maldivia-web-do-exchange = Відіслати корабель, який просить: { $card }
maldivia-web-do-end = Завершити хід

# Лоток

maldivia-web-plan = Твій план
maldivia-web-plan-held = Торкнися жетона, з яким він поміняється місцями.
maldivia-web-plan-now = зараз жетон { $tile }
maldivia-web-plan-in = Твій план готовий
maldivia-web-plan-send = План готовий
maldivia-web-plan-replace = Змінити план
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Жетон { $slot }: { $tile }. Повернути його
maldivia-web-slot-move = Пересунути жетон { $slot }: { $tile }
maldivia-web-slot-here = Поміняти місцями жетони { $held } і { $slot }
maldivia-web-plan-nowhere = Твоя перша стрілка нікуди не веде.
maldivia-web-plan-reach = Числа на морі: який жетон може тебе туди привести.
maldivia-web-plan-fog = { CAPITAL($fog) } згорне імлистий ряд на обведений.
maldivia-web-plan-fog-none = { CAPITAL($fog) } зараз нічого не згорне.
maldivia-web-plan-caught = Якщо човни стоятимуть, як тепер, верхню рибу може втратити: { $seats }.
maldivia-web-plan-caught-own = Там стоїш і ти: твоя верхня риба пропаде.
maldivia-web-choose = Що зробиш?
maldivia-web-choose-boat = Обери човен
maldivia-web-choose-ship = Котрий корабель піде під стос?
maldivia-web-in-hand = У руці
maldivia-web-stick-of = { $what }, одна з { $count }
maldivia-web-on-mast = Твоя щогла, знизу вгору
maldivia-web-mast-bottom = низ
maldivia-web-mast-top = верх
maldivia-web-stick = Торкнися риби, яка йде нагору наступною
maldivia-web-drop = Забагато для щогли: торкнися найнижчої риби, яку знімаєш
maldivia-web-restack = Торкнися риби, яка йде наступною, знизу вгору
maldivia-web-octopus = Восьминіг повертає один жетон, що ще стоїть.
maldivia-web-octopus-tile = Жетон { $slot } гравця { $seat }: { $tile }
maldivia-web-octopus-how = На скільки?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Акула міняє дві карти сорочками догори.
maldivia-web-shark-give = Ти віддаєш
maldivia-web-shark-take = Ти береш
maldivia-web-shark-mine = { $letter } { $island }: віддати карту звідси
maldivia-web-shark-theirs = { $letter } { $seat }: узяти карту острова { $island }
maldivia-web-give = Яку зі своїх карт острова { $island } віддаси гравцю { $seat }?

# Гравці

maldivia-web-players = Гравці
maldivia-web-planned = план готовий
maldivia-web-tiles = План: { $tiles }
maldivia-web-cards = { $count ->
    [0] карт ще немає
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  }
maldivia-web-supply = У запасі

# Що каже кнопка підтвердження і як обирати

maldivia-web-deed-sail = Плисти на { $cell }
maldivia-web-deed-sail-fish = Плисти на { $cell } і ловити рибу
maldivia-web-deed-sail-rob = Плисти на { $cell } і грабувати
maldivia-web-deed-sail-deliver = Плисти на { $cell } і доставити
maldivia-web-deed-place = Почати на { $cell }
maldivia-web-deed-deliver = Доставити
maldivia-web-deed-rob = Пограбувати: { $seat }
maldivia-web-deed-fish = Ловити рибу
maldivia-web-deed-stay = Лишитися тут
maldivia-web-deed-stay-warning = Хто не пливе, не може ловити рибу, грабувати чи доставляти: твій хід закінчиться.
maldivia-web-ends-current = Течія: брати тут нічого, а наступного разу ти не підеш за жодною течією.
maldivia-web-ends-begin = Тут: { $what }. Поки що нічого не береш.
maldivia-web-deed-end = Завершити хід
maldivia-web-deed-plan = Затвердити план
maldivia-web-deed-turn = Повернути жетон
maldivia-web-deed-swap = Поміняти карти
maldivia-web-deed-give = Віддати цю карту
maldivia-web-deed-exchange = Відіслати корабель
maldivia-web-deed-haul = Витягти рибу на борт
maldivia-web-how-take = Торкнися човна, щоб узяти його.
maldivia-web-how-place = Торкнися клітинки, щоб побачити, що там є, і ще раз, щоб почати там.
maldivia-web-how-plan = Торкнися жетона, щоб повернути його, перетягни, щоб поміняти місцями, а тоді затвердь план.
maldivia-web-how-sail = Торкнися клітинки, що світиться, щоб побачити шлях і здобич, і ще раз, щоб плисти.
maldivia-web-how-act = Торкнися клітинки чи корабля, що світиться, або обери зі списку.
maldivia-web-how-drop = Торкнися найнижчої риби, яку знімаєш.
maldivia-web-how-stick = Торкнися риби, яка йде нагору наступною: вона одразу стане на місце.
maldivia-web-how-restack = Кожна доставка це дозволяє. Торкнися риби, яка йде наступною, або лиши порядок.
maldivia-web-how-exchange = Обираєш ти: ти сусід ліворуч від того, хто згорнув море. Натомість прибуде новий корабель.

# Що діється, розказане під час показу

maldivia-web-told-folded = { $seat } насилає туман з острова { $island }: море згортається, { $spaces ->
    [one] лишається { $spaces } клітинка
    [few] лишаються { $spaces } клітинки
    [many] лишається { $spaces } клітинок
   *[other] лишається { $spaces } клітинок
  }.
maldivia-web-told-opened = Прибуває корабель острова { $island } та просить рибу: { FORM($named, "acc") }.

# Що видно на телефоні

maldivia-web-fact-round = Раунд { $round }
maldivia-web-fact-tile = Р{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · кінець на { $end }
maldivia-web-fact-ends = { $spaces ->
    [one] Видно { $spaces } клітинку
    [few] Видно { $spaces } клітинки
    [many] Видно { $spaces } клітинок
   *[other] Видно { $spaces } клітинок
  }; коли їх буде { $end } або менше, гра закінчиться.
maldivia-web-fact-points = У тебе { count-points }, зібрано { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  }.

# Що це за речі

maldivia-web-about-space-open = Відкрите море: човни тут пропливають і зупиняються, але брати нема чого.
maldivia-web-about-space-current = Течія: запливи на її першу клітинку в її напрямку – і можеш пройти з нею за поворот і плисти далі.
maldivia-web-about-space-octopus = Зупинись тут – і можеш повернути один ще не відкритий жетон, свій чи чужий.
maldivia-web-about-space-shark = Зупинись тут – і можеш наосліп поміняти одну свою карту на карту іншого гравця.
maldivia-web-about-space-fish = Зупинись тут – і можеш узяти цю рибу із запасу на щоглу. Але не того ходу, коли доставляєш.
maldivia-web-about-boat = Човен гравця { $seat } на { $cell }
maldivia-web-about-boat-text = Зупинись поруч – і можеш украсти його верхню рибу. Крізь інший човен не пропливе ніхто.
maldivia-web-about-boat-own = На твоїй щоглі вміщається сім риб. Украсти чи загубити в тумані можна лише верхню.
maldivia-web-about-boat-hand = Ця риба тепер іде на твою щоглу: обери біля поля, яка наступна.
maldivia-web-about-ship = Торговий корабель острова { $island }
maldivia-web-about-ship-text = Зупинись на краю біля острова { $island } з усією цією рибою на щоглі, у будь-якому порядку, – і можеш доставити. Карта буде твоя.
maldivia-web-about-berth-text = Стос порожній: кораблів більше не буде.
maldivia-web-about-pile-text = Коли корабель отримає свою рибу, звідси прибуде наступний.
maldivia-web-about-island-text = Туман звідси згортає крайній ряд. Тоді новим краєм стає його зворот.
maldivia-web-about-island-fogged = У цьому раунді туман звідси вже приходив: ще один нічого не зробить.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] карт ще немає
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  }
maldivia-web-about-cards-hidden = Відомі лише острови на сорочках. Кожна риба на карті – це бал.
maldivia-web-about-cards-own = Кожна риба на карті – це бал, разом: { $points }. Карти бачиш лише ти.
maldivia-web-about-tile-arrow = Коли жетон відкриють, твій човен пливе в цей бік – як завгодно далеко.
maldivia-web-about-tile-fog = Коли жетон відкриють, крайній ряд із цього боку згорнеться. Човни, які він накриє, втратять верхню рибу.
maldivia-web-about-tile-hidden = Його відкриють, коли дійде черга. До того його може повернути восьминіг.
maldivia-web-about-supply-text = Усього по вісім риб кожного кольору. Чого немає на щоглах, лежить тут; чого немає тут, того не зловити.
maldivia-web-about-row-mast = Щогла, згори
maldivia-web-about-row-cards = Здобуті карти
maldivia-web-about-row-asks = Просить
maldivia-web-about-row-worth = Вартість
maldivia-web-about-row-side = Край моря
maldivia-web-about-row-edge = Кораблі острова { $island }
maldivia-web-about-row-next = Наступне згортання відкриє
