# Те, що про Carta Magica каже лише браузер.

carta-magica-web-board = Морська мапа
carta-magica-web-board-keys = Стрілки на клавіатурі ведуть мапою, G – до наступного досяжного порту, Enter обирає.
carta-magica-web-letters = Пн,Сх,Пд,Зх
carta-magica-web-wheel = Стрілка: { carta-magica-spin }
carta-magica-web-wheel-rest = Стрілку ще не крутили
carta-magica-web-summary = Раунд { $round }
carta-magica-web-summary-last = Раунд { $round }, останній

carta-magica-web-sail = Плисти на { $cell }
carta-magica-web-sail-harbour = Плисти в порт { $harbour }
carta-magica-web-sail-home = Плисти додому, у порт { $harbour }
carta-magica-web-storm-risk = шторм пошкодив би там твій корабель: { $directions }
carta-magica-web-place = Обрати рідний порт: { $harbour }
carta-magica-web-attack = Напасти: { $target_seat }
carta-magica-web-captain = Обрати персонажа: { $name }
carta-magica-web-challenge = { $name } (шукати: { $wants })
carta-magica-web-buy = Купити «{ $name }»: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
  }
carta-magica-web-buy-top = Купити верхню карту наосліп
carta-magica-web-tame = Витратити магії: { $magic }
carta-magica-web-tame-chance = { $good } з { $of } обертів
carta-magica-web-pick = Узяти: { carta-magica-card }
carta-magica-web-stow = Спершу покласти назад: { carta-magica-card }
carta-magica-web-give = Викласти: { carta-magica-card }
carta-magica-web-loot = Забрати: { carta-magica-card }

carta-magica-web-do-spin = Крутити стрілку
carta-magica-web-do-keep = Лишити
carta-magica-web-do-again = Зіграти «Крутити знову»
carta-magica-web-do-hold = Стояти
carta-magica-web-do-goods = Узяти товари
carta-magica-web-do-magic = Узяти магію
carta-magica-web-do-card = Узяти карту пригод
carta-magica-web-do-tow = Буксир за { $tow_goods ->
    [one] { $tow_goods } товар
    [few] { $tow_goods } товари
    [many] { $tow_goods } товарів
   *[other] { $tow_goods } товарів
  }
carta-magica-web-do-escape = Звільнитися «Попутним вітром»
carta-magica-web-do-repair = Ремонт за { $repair_gold } золота
carta-magica-web-do-mend = Зіграти «Ремонт»
carta-magica-web-do-lucky = Зіграти «Попутний вітер»: ще { $lucky_wind_steps ->
    [one] { $lucky_wind_steps } крок
    [few] { $lucky_wind_steps } кроки
    [many] { $lucky_wind_steps } кроків
   *[other] { $lucky_wind_steps } кроків
  }
carta-magica-web-do-trade = Обміняти { $exchange_goods ->
    [one] { $exchange_goods } товар
    [few] { $exchange_goods } товари
    [many] { $exchange_goods } товарів
   *[other] { $exchange_goods } товарів
  } на { $exchange_gold } золото
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Зіграти «Телескоп»
carta-magica-web-do-cash = Узяти зараз
carta-magica-web-do-settle = Заплатити жетонами
carta-magica-web-do-curse = Зіграти «Прокляття»: нові талісмани
carta-magica-web-do-shelter = Зіграти «Гарну погоду»
carta-magica-web-do-swap = Запропонувати обмін місцями
carta-magica-web-do-accept = Помінятися місцями
carta-magica-web-do-pass = Пасувати
carta-magica-web-do-done = Вийти з порту

carta-magica-web-change = було { $before }, буде { $after }
carta-magica-web-change-lost = було { $before }, буде { $after }, пропаде { $lost }
carta-magica-web-options = Що можна зробити
carta-magica-web-talismans = Талісмани
carta-magica-web-talismans-note = по { $talisman_gold } золота, у червоних портах
carta-magica-web-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
  }
carta-magica-web-wanted = +{ $points }, з твоєї місії
carta-magica-web-adventures = Твої пригоди
carta-magica-web-adventures-none = карт ще немає: їх дають стрілка й чорні порти
carta-magica-web-players = Гравці
carta-magica-web-held = { $kind }: { $count } з { $limit }
carta-magica-web-owns = має: { $name }
carta-magica-web-seeks = шукає: { $name }
carta-magica-web-progress = пройдено { $percent }% шляху довкола острова
carta-magica-web-home = дім: { $harbour }
carta-magica-web-ship = { $seat } на { $cell }, корабель { $condition }

# Перед подорожжю
carta-magica-web-setup-captain = Персонажі
carta-magica-web-setup-captain-note = Хто попливе? Персонаж не змінює нічого, крім малюнка.
carta-magica-web-setup-challenge = Місії
carta-magica-web-setup-challenge-note = Кожна називає два талісмани: кожен із них, що буде твоїм у кінці, дає ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
  }.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = зараз у продажу
carta-magica-web-there = { $there }
carta-magica-web-there-black = обмін товарів на золото
carta-magica-web-there-red = купівля талісманів
carta-magica-web-there-black-bare = замало товарів для обміну
carta-magica-web-there-red-bare = замало золота на талісман
carta-magica-web-there-home = дім!
carta-magica-web-reach = { carta-magica-web-steps }, { $there }

# На мапі
carta-magica-web-whole = Показати всю мапу
carta-magica-web-closer = Ближче
carta-magica-web-spins = { $seat } крутить…
carta-magica-web-last-round = Останній раунд: { $seat } вдома
carta-magica-web-back = довкола острова й додому

# Що можна зробити
carta-magica-web-sail-up = Плисти: до { $steps }
carta-magica-web-sail-where = { $count ->
    [one] { $count } золота клітинка на мапі
    [few] { $count } золоті клітинки на мапі
    [many] { $count } золотих клітинок на мапі
   *[other] { $count } золотих клітинок на мапі
  }
carta-magica-web-no-sail = Плисти не можна
carta-magica-web-why = торкнися, щоб дізнатися чому
carta-magica-web-can-buy = { $count ->
    [0] На талісман тут тобі зараз бракує золота.
    [one] Твого золота тут вистачить на { $count } талісман.
    [few] Твого золота тут вистачить на { $count } талісмани.
    [many] Твого золота тут вистачить на { $count } талісманів.
   *[other] Твого золота тут вистачить на { $count } талісманів.
  }
carta-magica-web-can-trade = { $count ->
    [0] Зараз тобі тут нема чим торгувати.
    [one] Тут можна торгувати { $count } раз.
    [few] Тут можна торгувати { $count } рази.
    [many] Тут можна торгувати { $count } разів.
   *[other] Тут можна торгувати { $count } разів.
  }
carta-magica-web-trade-leaves = { $goods ->
    [one] лишиться { $goods } товар
    [few] лишаться { $goods } товари
    [many] лишиться { $goods } товарів
   *[other] лишиться { $goods } товарів
  } і { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
    [many] { $gold } золота
   *[other] { $gold } золота
  }
carta-magica-web-lucky-steps = клітинок: до { $steps }
carta-magica-web-draw-first = спершу візьми карту порту
carta-magica-web-note-hold = лишитися тут, завершити хід
carta-magica-web-note-draw = цього вимагає порт
carta-magica-web-note-card = лишити на потім або прийняти, що випаде
carta-magica-web-note-tow = тоді плисти
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = твій корабель лишається на місці
carta-magica-web-note-attack = у кого число більше, той бере карту
carta-magica-web-note-again = цей оберт не рахується
carta-magica-web-taming = Магія й число, яке випаде{ $bonus ->
    [0] ,
   *[other] , та ще { $bonus } за приручених монстрів
  } мають разом дати { $strength }. Якщо ні, усі твої товари пропадуть.
carta-magica-web-stake = магія: { $magic }

# Карти
carta-magica-web-points-word = бали
carta-magica-web-for-sale = , зараз у продажу
carta-magica-web-adventures-open = відкриті для всіх
carta-magica-web-playable = зараз
carta-magica-web-holds = має: { carta-magica-card }
carta-magica-web-when-income = рахується за { $count }, коли платиш
carta-magica-web-when-payment = заплатити або пропустити хід
carta-magica-web-when-good-weather = перечекати шторм
carta-magica-web-when-repair = відразу лагодить корабель
carta-magica-web-when-lucky-wind = кроків +{ $lucky_wind_steps } або геть зі штилю
carta-magica-web-when-spin-again = після твого оберту
carta-magica-web-when-telescope = перш ніж тягнути
carta-magica-web-when-curse = нові талісмани, у твій хід
carta-magica-web-when-monster = сила { $strength }, дає { $gold } золота
carta-magica-web-when-tamed = приручено: +1 проти наступного
carta-magica-web-note-cash = у твої запаси, до { $limit } одного виду

# Як обирати
carta-magica-web-spin-me = Крути!
carta-magica-web-how-spin = Торкнися циферблата або потягни стрілку й відпусти.
carta-magica-web-how-card = Торкнися карти, щоб роздивитися, і ще раз, щоб узяти.
carta-magica-web-how-home = Торкнися порту, що світиться, і ще раз, щоб стати там.
carta-magica-web-how-sail = Торкнися золотої клітинки, щоб побачити шлях, і ще раз, щоб плисти; або кнопки.
carta-magica-web-how-tame = Смужка показує, скільки з шести обертів підійде.
carta-magica-web-how-buy = Торкнися талісмана або кнопки.
carta-magica-web-how-stuck = Обери одну з кнопок.
carta-magica-web-stuck-sound = заважають кораблі або скелі
carta-magica-web-stuck-becalmed = треба вітер або буксир
carta-magica-web-stuck-damaged = треба молоток або золото
carta-magica-web-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроків
  }
carta-magica-web-price-gold = −{ $count } золота
carta-magica-web-price-goods = товари: −{ $count }
carta-magica-web-may-attack = там можна напасти: { $seats }
carta-magica-web-warn-full = Пропаде { $count }: більш ніж { $limit } не вміщається.
carta-magica-web-completes = коло завершено
carta-magica-web-told-spun = { $seat } крутить стрілку…
carta-magica-web-told-storm = Шторм! { $seat } крутить, щоб дізнатися напрямок…

# Що це за речі
carta-magica-web-about-row-home = Дім гравця
carta-magica-web-about-row-port = Рідний порт
carta-magica-web-about-row-condition = Корабель
carta-magica-web-about-row-wants = Шукає
carta-magica-web-about-row-points = Бали
carta-magica-web-about-row-where = Де
carta-magica-web-about-row-sought = Хто шукає
carta-magica-web-about-row-strength = Сила
carta-magica-web-about-row-gold = Дає золота
carta-magica-web-about-on-display = у продажу
carta-magica-web-about-in-deck = ще не відкрито
carta-magica-web-about-black-harbour = Тут товари ({ $exchange_goods }) стають золотом ({ $exchange_gold }), скільки захочеш разів. Хто сюди запливає, бере ще й карту пригод.
carta-magica-web-about-red-harbour = Тут за { $talisman_gold } золота купують талісман, відкритий або наосліп.
carta-magica-web-about-arrive = Це діє, коли корабель прибуває, а не поки він тут стоїть.
carta-magica-web-about-blue = Тут плавають кораблі: убік, угору й униз, але не навскіс.
carta-magica-web-about-windless = Самі кораблі сюди не запливають. Може занести шторм; тоді корабель стоїть, доки його не звільнить вітер або буксир.
carta-magica-web-about-gray = Кораблі сюди не запливають. Якщо шторм кине на неї корабель, той буде пошкоджено.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Острів Китів
carta-magica-web-isle-owls = Острів Сов
carta-magica-web-isle-ashes = Острів Попелу
carta-magica-web-isle-glass = Скляний острів
carta-magica-web-about-island = Суходіл. Якщо шторм кине на нього корабель, той буде пошкоджено.
carta-magica-web-about-middle-island = Обпливи його раз у будь-який бік – і додому. Чотири кільця показують, як далеко кожен корабель.
carta-magica-web-about-golden-border = Край світу. Якщо шторм кине на нього корабель, той буде пошкоджено.
carta-magica-web-about-sound = Пливе так далеко, як каже стрілка.
carta-magica-web-about-becalmed = Стоїть, доки власник не викрутить вітер, не заплатить за буксир або не зіграє «Попутний вітер». Шторми його минають.
carta-magica-web-about-damaged = Лежить на боці, доки власник не викрутить молоток, не заплатить золотом або не зіграє «Ремонт». Шторми його минають.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Зроби щось одне: пливи (клітинок до { $number }) або візьми один із символів.
carta-magica-web-about-segment-storm = Шторм: другий оберт каже, куди він дме, і кожен справний корабель відносить на дві клітинки.
carta-magica-web-about-symbol-wind = звільняє корабель зі штилю, і той пливе
carta-magica-web-about-symbol-hammer = лагодить пошкоджений корабель, і той пливе
carta-magica-web-about-symbol-goods = узяти { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = узяти одну
carta-magica-web-about-way-title = Шторм на { $towards }
carta-magica-web-about-way = Під час шторму внутрішнє коло каже, куди відносить усі кораблі.
carta-magica-web-about-talisman = Коштує { $talisman_gold } золота в червоному порту. Якщо він із твоєї місії, дає ще { $bonus ->
    [one] { $bonus } бал
    [few] { $bonus } бали
    [many] { $bonus } балів
   *[other] { $bonus } балів
  }.
carta-magica-web-about-deck-title = Прихованих талісманів: { $count }
carta-magica-web-about-deck = Верхній можна купити наосліп за { $talisman_gold } золота в червоному порту.
carta-magica-web-about-captain = Обличчя твого корабля. Більше нічого не змінює.
carta-magica-web-about-challenge = Два талісмани, які треба шукати. Кожен, що буде твоїм у кінці, дає ще { $bonus ->
    [one] { $bonus } бал
    [few] { $bonus } бали
    [many] { $bonus } балів
   *[other] { $bonus } балів
  }.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, зараз у продажу
carta-magica-web-about-circle-title = Шлях довкола острова
carta-magica-web-about-circle = Хто обплив острів і повернувся додому, отримує 15 балів, і цей раунд стає останнім.
carta-magica-web-about-token-gold = Купує талісмани й ремонт; кожне, що лишиться в кінці, – бал. Вміщається { $limit }.
carta-magica-web-about-token-goods = У чорному порту міняють { $exchange_goods } на { $exchange_gold } золото; буксир коштує { $tow_goods }. Вміщається { $limit }.
carta-magica-web-about-token-magic = Разом з обертом приручає монстрів. Вміщається { $limit }.
carta-magica-web-about-card-income = Візьми зараз жетонів: { $count }, або лиши карту й заплати нею потім.
carta-magica-web-about-card-payment = Заплати товарами ({ $count }) або пропусти хід.
carta-magica-web-about-card-good-weather = Грай, коли здіймається шторм: твій корабель лишиться на місці.
carta-magica-web-about-card-repair = Грай, щоб полагодити пошкоджений корабель і відразу плисти.
carta-magica-web-about-card-lucky-wind = Грай, щоб плисти далі (клітинок +{ $lucky_wind_steps }) або вийти зі штилю.
carta-magica-web-about-card-spin-again = Грай після свого оберту, який тобі не до вподоби.
carta-magica-web-about-card-telescope = Грай, перш ніж тягнути: подивися верхні карти ({ $telescope_cards }) і візьми одну.
carta-magica-web-about-card-curse = Грай у свій хід: викладають нові талісмани.
carta-magica-web-about-card-monster = Магія й число, яке випаде, мають дати його силу. Приручений приносить золото й допомагає проти наступного. Якщо ні, твої товари пропадуть.
