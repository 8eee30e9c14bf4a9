maldivia-option-start = Хто починає: вирішує випадок або перше місце

# Речі

maldivia-island-efo = Ефо
maldivia-island-solys = Соліс
maldivia-island-wipi = Віпі
maldivia-island-nanga = Нанга

maldivia-way-e = схід
maldivia-way-s = південь
maldivia-way-w = захід
maldivia-way-n = північ

maldivia-tile-e = стрілка на схід
maldivia-tile-s = стрілка на південь
maldivia-tile-w = стрілка на захід
maldivia-tile-n = стрілка на північ
maldivia-tile-fog-e = туман зі сходу
maldivia-tile-fog-s = туман з півдня
maldivia-tile-fog-w = туман із заходу
maldivia-tile-fog-n = туман з півночі
maldivia-nothing = нічого
maldivia-nowhere = ніде

maldivia-boat-white = білий
maldivia-boat-orange = помаранчевий
maldivia-boat-brown = коричневий
maldivia-boat-black = чорний

maldivia-colour-red = червона
    .acc = червону
    .gen = червоної
maldivia-colour-green = зелена
    .acc = зелену
    .gen = зеленої
maldivia-colour-purple = фіолетова
    .acc = фіолетову
    .gen = фіолетової
maldivia-colour-yellow = жовта
    .acc = жовту
    .gen = жовтої

maldivia-space-open = відкрите море
maldivia-space-current = течія
maldivia-space-octopus = восьминіг
maldivia-space-shark = акула

maldivia-supply = Запас
maldivia-mast = щогла
maldivia-plan = план
maldivia-cards = карти
maldivia-no-cards = ще немає
maldivia-pile = стос { $count }
maldivia-fog-came = туман уже був
maldivia-spaces = лишилося клітинок: { $spaces }, кінець гри на { $end }
maldivia-round = Раунд { $round }
maldivia-tile = Раунд { $round }, жетон { $tile }
maldivia-setting-up = Підготовка
maldivia-starts = починає
maldivia-legend = риба: R червона, G зелена, P фіолетова, Y жовта · → течія, ~ перервана · o восьминіг · x акула · ' зворот полотна
maldivia-fresh = нова риба в руці: { $fish }
maldivia-score = { count-points }

# Що питають

maldivia-ask-take = Обери човен.
maldivia-wait-take = { $seat } обирає човен.
maldivia-ask-place = Постав свій човен на будь-яку вільну клітинку.
maldivia-wait-place = { $seat } ставить човен на море.
maldivia-ask-plan = Раунд { $round }: сплануй три стрілки й туман, зліва направо.
maldivia-ask-replan = Твій план готовий. Його ще можна змінити. Чекаємо: { $seats }.
maldivia-wait-plan = Раунд { $round }: чекаємо на плани. Ще думають: { $seats }.
maldivia-ask-sail = Пливи з { $cell } на { $way } або стій.
maldivia-wait-sail = { $seat } може плисти з { $cell } на { $way }.
maldivia-ask-act = Ти на { $cell }. Тут: { $shows }. Що зробиш?
maldivia-wait-act = { $seat } може діяти на { $cell }. Там: { $shows }.
maldivia-ask-gain = У руці: { $fish }. Бери ще або витягуй улов на борт.
maldivia-wait-gain = { $seat } може взяти ще риби. У руці: { $fish }.
maldivia-ask-drop = Забагато: { $fish } – уся ця риба не влізе на твою щоглу ({ $mast }). Скільки риб спершу знімеш згори?
maldivia-wait-drop = { $seat } має забагато риби для щогли й звільняє місце.
maldivia-ask-stick = Яка риба йде нагору наступною? У руці: { $fish }; на щоглі: { $mast }.
maldivia-wait-stick = { $seat } нанизує нову рибу на щоглу: { FORM($fish, "acc") }.
maldivia-ask-restack = Переклади рибу на щоглі знизу вгору. Уже на місці: { $settled }. Котра наступна: { $loose }?
maldivia-wait-restack = { $seat } перекладає рибу на щоглі.
maldivia-ask-give = Яку карту острова { $island } віддаси гравцю { $other_seat } за карту острова { $wanted }?
maldivia-wait-give = { $seat } обирає, яку карту острова { $island } віддати гравцю { $other_seat } за карту острова { $wanted }.
maldivia-ask-exchange = Туман прийшов з острова { $island }. Котрий з його кораблів піде під стос?
maldivia-wait-exchange = { $seat } міняє корабель острова { $island }.

# Що сталося

maldivia-event-took = { $seat } бере { $boat } човен.
maldivia-event-placed = { $seat } починає на { $cell }.
maldivia-event-round = Раунд { $number }. Починає { $start_seat }.
maldivia-event-planned = { $seat } має план{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } відкриває жетон { $slot }: { $named }.
maldivia-event-blocked = { $seat } не може плисти з { $cell }.
maldivia-event-stayed = { $seat } лишається на { $cell }.
maldivia-event-sailed = { $seat } пливе з { $from } на { $cell }.
maldivia-event-fished = { $seat } ловить рибу: { FORM($named, "acc") }.
maldivia-event-robbed = { $seat } краде в гравця { $victim_seat } { FORM($named, "acc") } рибу.
maldivia-event-dropped = { $seat } знімає рибу зі щогли: { FORM($named, "acc") }.
maldivia-event-stuck = { $seat } нанизує на щоглу { FORM($named, "acc") } рибу.
maldivia-event-released = { $seat } відпускає рибу: { FORM($named, "acc") }.
maldivia-event-delivered = { $seat } доставляє на острів { $island } рибу ({ FORM($named, "acc") }) та отримує { count-points }. Лишилося на щоглі, знизу: { $left }.
maldivia-event-opened = Прибуває корабель острова { $island } та просить рибу: { FORM($named, "acc") }. { $pile ->
    [0] Стос тепер порожній.
    [one] У стосі лишилася { $pile } карта.
    [few] У стосі лишилися { $pile } карти.
    [many] У стосі лишилося { $pile } карт.
   *[other] У стосі лишилося { $pile } карт.
  }
maldivia-event-restacked = { $seat } перекладає рибу на щоглі, знизу: { $named }.
maldivia-event-turned = { $seat } повертає восьминогом жетон { $slot } гравця { $owner_seat } на { $angle }°{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } міняється з гравцем { $other_seat }: карта острова { $gave } за карту острова { $took }{ $known ->
    [yes] . Віддано: { $given_named }; отримано: { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } завершує хід.
maldivia-event-fog-spent = Туман гравця { $seat } нічого не робить: у цьому раунді туман з острова { $island } вже був.
maldivia-event-fog-held = Човни зайняли цілий ряд перед островом { $island } ({ $line }): туман гравця { $seat } розвіюється, і нічого не згортається.
maldivia-event-folded = { $seat } насилає туман з острова { $island }: море згортається, { $spaces ->
    [one] лишається { $spaces } клітинка
    [few] лишаються { $spaces } клітинки
    [many] лишається { $spaces } клітинок
   *[other] лишається { $spaces } клітинок
  }. Новий край – від { $first } до { $last }. Риба: { $fish_at }; восьминіг: { $octopus_at }; акула: { $shark_at }.
maldivia-event-covered = Згорнуте полотно підсувається на { $cell } під човен гравця { $seat }.
maldivia-event-carried = Туман переносить човен гравця { $seat } з { $from } на { $cell }.
maldivia-event-pushed = Човен гравця { $seat } зсунуто з { $from } на { $cell }.
maldivia-event-lost = { $seat } втрачає { FORM($named, "acc") } рибу.
maldivia-event-exchanged = { $seat } відсилає під стос корабель острова { $island }, який просить рибу: { FORM($named, "acc") }.
maldivia-event-ended = Гру закінчено. Перемога: { $seats }. Бали, місце за місцем: { $scores }.

# Чому ні

maldivia-refuse-now-take = Спершу обери човен.
maldivia-refuse-now-place = Спершу постав свій човен на море.
maldivia-refuse-now-plan = Зараз усі планують.
maldivia-refuse-now-sail = Спершу пливи або стій.
maldivia-refuse-now-act = Зараз дій на своїй клітинці або завершуй хід.
maldivia-refuse-now-gain = Спершу візьми ще риби або витягни улов на борт.
maldivia-refuse-now-drop = Спершу скажи, скільки риб знімаєш згори щогли.
maldivia-refuse-now-stick = Спершу нанижи нову рибу на щоглу.
maldivia-refuse-now-restack = Спершу переклади рибу на щоглі або лиши все як є.
maldivia-refuse-now-give = Спершу обери карту, яку віддаєш.
maldivia-refuse-now-exchange = Спершу заміни корабель.
maldivia-refuse-boat-taken = { CAPITAL($boat) } човен уже має { $other_seat }.
maldivia-refuse-occupied = Там стоїть човен гравця { $other_seat }.
maldivia-refuse-planned = Усі плани готові. Тепер їх може змінити лише восьминіг.
maldivia-refuse-sailed = Твій човен цього ходу вже плив.
maldivia-refuse-folded-away = Клітинку { $cell } вже згорнуто.
maldivia-refuse-same-place = Рух має закінчитися деінде. Натомість можна лишитися на { $cell }.
maldivia-refuse-boat-there = На { $cell } стоїть човен гравця { $other_seat }.
maldivia-refuse-boat-between = Дорогу до { $cell } заступає човен.
maldivia-refuse-on-current = Цей рух починається на течії, тож жодна течія тебе не поверне.
maldivia-refuse-current-blocked = Течію, що веде до { $cell }, перекрито.
maldivia-refuse-in-current = Човен, що повертає з течією, має її покинути: { $cell } ще в ній.
maldivia-refuse-off-course = { $cell } не на цьому курсі. Твоя стрілка показує на { $way }, а човен повертає лише там, де починається течія.
maldivia-refuse-sail-first = Хто не поплив, той не діє.
maldivia-refuse-gained = Цього ходу рибу вже взято.
maldivia-refuse-no-haul = У руці немає риби, яку можна витягти на борт.
maldivia-refuse-no-fish-space = На цій клітинці риби немає.
maldivia-refuse-fish-or-deliver = За один хід можна або ловити рибу, або доставляти.
maldivia-refuse-fished = Тут цього ходу рибу вже зловлено.
maldivia-refuse-none-left = У запасі немає такої риби: { $fish }.
maldivia-refuse-no-victim = Там нема кого грабувати.
maldivia-refuse-not-adjacent = Човен гравця { $other_seat } не поруч із твоїм.
maldivia-refuse-robbed = Цього ходу гравця { $other_seat } вже пограбовано.
maldivia-refuse-empty = Щогла гравця { $other_seat } порожня.
maldivia-refuse-no-drop = Рибу знімають зі щогли, лише коли нова не влазить.
maldivia-refuse-drop-too-many = { $count ->
    [one] На твоїй щоглі лише { $count } риба.
    [few] На твоїй щоглі лише { $count } риби.
    [many] На твоїй щоглі лише { $count } риб.
   *[other] На твоїй щоглі лише { $count } риб.
  }
maldivia-refuse-no-stick = Немає нової риби, яку можна нанизати на щоглу.
maldivia-refuse-no-release = Уся риба влазить, тож уся йде на щоглу.
maldivia-refuse-no-such-fish = У твоїй руці немає { FORM($colour, "gen") } риби.
maldivia-refuse-not-at-side = Твій човен не на краю біля острова { $island }.
maldivia-refuse-one-ship = За хід – лише один корабель острова { $island }.
maldivia-refuse-no-ship = Там немає відкритого корабля острова { $island }.
maldivia-refuse-cannot-pay = Для цього корабля на твоїй щоглі бракує риби: { $fish }.
maldivia-refuse-no-restack = Рибу на щоглі перекладають лише відразу після доставки.
maldivia-refuse-not-loose = Непокладеної { FORM($colour, "gen") } риби вже немає.
maldivia-refuse-no-octopus = На твоїй клітинці немає восьминога.
maldivia-refuse-octopus-done = Восьминіг цього ходу вже повернув жетон.
maldivia-refuse-no-seat = Там ніхто не сидить.
maldivia-refuse-lying = Жетон { $slot } гравця { $other_seat } вже відкрито ({ $tile }), повернути його не можна.
maldivia-refuse-no-shark = На твоїй клітинці немає акули.
maldivia-refuse-shark-done = Акула цього ходу вже поміняла карти.
maldivia-refuse-no-partner = Мінятися можна лише з іншим гравцем.
maldivia-refuse-no-card = У тебе немає карти острова { $island }.
maldivia-refuse-no-cards-there = { $other_seat } не має карт для обміну.
maldivia-refuse-no-card-there = { $other_seat } не має карти острова { $island }.
maldivia-refuse-no-swap = Ніхто не чекає на карту від тебе.
maldivia-refuse-other-island = Запропоновано карту острова { $island }; її й віддай.
maldivia-refuse-not-yours = { $card } – не твоя карта.
maldivia-refuse-no-exchange = Кораблі міняє лише сусід ліворуч, і лише після згортання моря.

# Звідки бали

maldivia-tally-card = { $island } ({ $named })
maldivia-tally-mast = { $count ->
    [one] { $count } риба
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  } на щоглі, лише за рівних балів
