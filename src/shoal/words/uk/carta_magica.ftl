# Carta Magica

carta-magica-option-round-cap = Зупинити після стількох раундів (для гри ботів самих із собою; 0 – ніколи)

# Речі

carta-magica-gold = золото
    .gen = золота
carta-magica-goods = товари
    .gen = товарів
carta-magica-magic = магія
    .gen = магії

carta-magica-symbol-wind = вітер
carta-magica-symbol-hammer = молоток
carta-magica-symbol-goods = товари
carta-magica-symbol-magic = магія
carta-magica-symbol-adventure = карта пригод
carta-magica-symbol-storm = шторм

# Що показує стрілка.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
  }

carta-magica-direction-n = північ
carta-magica-direction-e = схід
carta-magica-direction-s = південь
carta-magica-direction-w = захід

carta-magica-space-blue = відкрите море
carta-magica-space-black-harbour = чорний порт
carta-magica-space-red-harbour = червоний порт
carta-magica-space-windless = штиль
carta-magica-space-gray = мілина
carta-magica-space-cliff = скеля
carta-magica-space-island = суходіл
carta-magica-space-middle-island = середній острів
carta-magica-space-golden-border = золота рамка

carta-magica-condition-sound = справний
carta-magica-condition-becalmed = у штилі
carta-magica-condition-damaged = пошкоджений

carta-magica-ship-ivory = кремовий
carta-magica-ship-emerald = смарагдовий
carta-magica-ship-ochre = вохристий
carta-magica-ship-violet = фіолетовий

carta-magica-kind-good-weather = Гарна погода
carta-magica-kind-repair = Ремонт
carta-magica-kind-lucky-wind = Попутний вітер
carta-magica-kind-spin-again = Крутити знову
carta-magica-kind-telescope = Телескоп
carta-magica-kind-curse = Прокляття

carta-magica-captain-cr1 = Картограф
carta-magica-captain-cr2 = Астроном
carta-magica-captain-cr3 = Торговець прянощами
carta-magica-captain-cr4 = Корсар
carta-magica-captain-cr5 = Алхімік
carta-magica-captain-cr6 = Натураліст
carta-magica-captain-cr7 = Ловець перлів
carta-magica-captain-cr8 = Ливарник дзвонів

carta-magica-challenge-qu1 = Затоплені тераси
carta-magica-challenge-qu2 = Мовчазні маяки
carta-magica-challenge-qu3 = Кораловий парламент
carta-magica-challenge-qu4 = Черепашачі сади
carta-magica-challenge-qu5 = Обсерваторія метеликів
carta-magica-challenge-qu6 = Квартал ліхтарів
carta-magica-challenge-qu7 = Хор мушель
carta-magica-challenge-qu8 = Зміїні мости

carta-magica-harbour-bk1 = Воронове Гирло
    .gen = Воронового Гирла
carta-magica-harbour-bk2 = Обсидія
    .gen = Обсидії
carta-magica-harbour-bk3 = Сейбл
    .gen = Сейбла
carta-magica-harbour-bk4 = Найтгольм
    .gen = Найтгольма
carta-magica-harbour-rd1 = Кармінний Рейд
    .gen = Кармінного Рейду
carta-magica-harbour-rd2 = Вермілія
    .gen = Вермілії
carta-magica-harbour-rd3 = Кіновар
    .gen = Кіновару
carta-magica-harbour-rd4 = Рубра
    .gen = Рубри

carta-magica-talisman-tl01 = Бурштинове око
carta-magica-talisman-tl02 = Кістяний свисток
carta-magica-talisman-tl03 = Коралова рука
carta-magica-talisman-tl04 = Нефритова черепаха
carta-magica-talisman-tl05 = Срібний метелик
carta-magica-talisman-tl06 = Совиний ліхтар
carta-magica-talisman-tl07 = Спіральна мушля
carta-magica-talisman-tl08 = Зміїний перстень
carta-magica-talisman-tl09 = Місячний компас
carta-magica-talisman-tl10 = Штормовий дзвін
carta-magica-talisman-tl11 = Сонячний диск
carta-magica-talisman-tl12 = Перо фенікса
carta-magica-talisman-tl13 = Драконова перлина
carta-magica-talisman-tl14 = Зоряна астролябія
carta-magica-talisman-tl15 = Серце моря
carta-magica-talisman-tl16 = Корона припливів

carta-magica-monster-ad26 = Бородатий кит
carta-magica-monster-ad27 = Ліхтарний вугор
carta-magica-monster-ad28 = Рогатий краб
carta-magica-monster-ad29 = Двохвоста сирена
carta-magica-monster-ad30 = Дзеркальний скат
carta-magica-monster-ad31 = Механічний левіафан
carta-magica-monster-ad32 = Великий кракен

# Карта пригод з надрукованими на ній числами.
carta-magica-card = { $sort ->
    [income] { CAPITAL($name) } +{ $value }
    [payment] Плата товарами: { $value }
    [monster] { $name } (сила { $strength }, { $value } золота)
   *[other] { $name }
  }

carta-magica-use-again = стрілку крутять іще раз
carta-magica-use-shelter = цей корабель лишається на місці
carta-magica-use-telescope = видно верхні карти колоди
carta-magica-use-curse = викладені талісмани замішують назад
carta-magica-use-escape = геть зі штилю
carta-magica-use-repair = корабель полагоджено
carta-magica-use-lucky = корабель може плисти далі

carta-magica-payment-trade = одне золото
carta-magica-payment-talisman = талісман
carta-magica-payment-tow = буксир
carta-magica-payment-repair = ремонт
carta-magica-payment-card = карту плати
carta-magica-payment-taming = приручення монстра

carta-magica-bought-shown = з викладених
carta-magica-bought-unseen = наосліп з колоди

carta-magica-outcome-blown = віднесло без шкоди
carta-magica-outcome-harbour = занесло в порт
carta-magica-outcome-becalmed = занесло в штиль
carta-magica-outcome-sheltered = захистила «Гарна погода»
carta-magica-outcome-unaffected = і так застряг: шторм його минає
carta-magica-outcome-ship = пошкоджено: на шляху інший корабель
carta-magica-outcome-gray = пошкоджено: на шляху мілина
carta-magica-outcome-cliff = пошкоджено: на шляху скеля
carta-magica-outcome-island = пошкоджено: на шляху суходіл
carta-magica-outcome-middle-island = пошкоджено: на шляху середній острів
carta-magica-outcome-golden-border = пошкоджено: на шляху золота рамка

# На що чекає стіл

carta-magica-ask-captain = Обери персонажа.
carta-magica-wait-captain = { $seat } обирає персонажа.
carta-magica-ask-challenge = Обери місію.
carta-magica-wait-challenge = { $seat } обирає місію.
carta-magica-ask-home = Постав корабель у вільний порт: це твій дім.
carta-magica-wait-home = { $seat } обирає рідний порт.
carta-magica-ask-start = Крути стрілку.
carta-magica-wait-start = { $seat } крутить стрілку.
carta-magica-ask-kept = Стрілка показує: { carta-magica-spin }. Лишити чи зіграти «Крутити знову»?
carta-magica-wait-kept = Стрілка показує: { carta-magica-spin }. { $seat } може зіграти «Крутити знову».
carta-magica-ask-direction = Здіймається шторм! Крути, щоб дізнатися його напрямок.
carta-magica-wait-direction = Здіймається шторм! { $seat } крутить, щоб дізнатися його напрямок.
carta-magica-ask-weather = Шторм дме на { $towards }. Зіграти «Гарну погоду»?
carta-magica-wait-weather = Шторм дме на { $towards }. { $seat } може зіграти «Гарну погоду».
carta-magica-ask-choose = Стрілка показує: { carta-magica-spin }. Обери одну дію; { $way ->
    [free] можна плисти на { carta-magica-spaces.acc }
    [freed] звільнившись, можна плисти на { carta-magica-spaces.acc }
   *[none] плисти зараз не можна
  }.
carta-magica-spaces = { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинок
  }
    .acc = { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинок
  }
carta-magica-wait-choose = Стрілка показує: { carta-magica-spin }. { $seat } обирає дію.
carta-magica-ask-sail = Обери, куди плисти: щонайбільше на { carta-magica-spaces.acc }.
carta-magica-wait-sail = { $seat } може плисти щонайбільше на { carta-magica-spaces.acc }.
carta-magica-ask-pay = Заплати за { $purpose } ({ $resource }: { $amount }): викладай карти або плати жетонами.
carta-magica-wait-pay = { $seat } платить за { $purpose } ({ $resource }: { $amount }).
carta-magica-ask-peek = Тягни карту пригод.
carta-magica-wait-peek = { $seat } зараз тягне карту пригод.
carta-magica-ask-look = Крізь Телескоп { $count ->
    [one] видно { $count } карту
    [few] видно { $count } карти
    [many] видно { $count } карт
   *[other] видно { $count } карт
  }. Візьми одну.
carta-magica-wait-look = { $seat } бачить крізь Телескоп { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  } і бере одну.
carta-magica-ask-stow = Поклади решту карт назад. Котра буде зверху?
carta-magica-wait-stow = { $seat } кладе решту карт назад; одна буде зверху.
carta-magica-ask-income = { carta-magica-card }: зараз у запаси чи лишити карту для оплати?
carta-magica-wait-income = { $seat } має карту: { carta-magica-card }. Жетони зараз чи карта на потім?
carta-magica-ask-tame = Перед тобою { carta-magica-card }. Скільки магії витратиш?
carta-magica-wait-tame = { $seat } натрапляє на монстра: { carta-magica-card }, і вирішує, скільки магії витратити.
carta-magica-ask-visit-black = { $sales ->
    [0] Ти в порту { $harbour }, але торгувати нема чим.
   *[other] У порту { $harbour } можна міняти товари на золото.
  }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } в порту { $harbour }, але торгувати нема чим.
   *[other] { $seat } може міняти товари на золото в порту { $harbour }.
  }
carta-magica-ask-visit-black-duty = У порту { $harbour } { $able ->
    [yes] можна міняти товари на золото й треба
   *[no] треба
  } взяти карту пригод.
carta-magica-wait-visit-black-duty = У порту { $harbour } { $seat } { $able ->
    [yes] може міняти товари на золото й мусить
   *[no] мусить
  } узяти карту пригод.
carta-magica-ask-visit-red = { $purchases ->
    [0] Ти в порту { $harbour }; на талісман тобі зараз бракує золота.
   *[other] У порту { $harbour } можна купувати талісмани.
  }
carta-magica-wait-visit-red = { $seat } може купувати талісмани в порту { $harbour }.
carta-magica-ask-battle = Поруч корабель з талісманом, який ти шукаєш. Напасти?
carta-magica-wait-battle = { $seat } стоїть біля корабля з талісманом своєї місії й може напасти.
carta-magica-ask-defend = Крути, щоб відбитися від гравця { $target_seat }.
carta-magica-wait-defend = { $seat } крутить, щоб відбитися від гравця { $target_seat }.
carta-magica-ask-loot = Перемога твоя: візьми карту в гравця { $target_seat } або пасуй.
carta-magica-wait-loot = { $seat } перемагає й може взяти карту в гравця { $target_seat }.
carta-magica-ask-propose = Запропонуй гравцю { $target_seat } помінятися місцями або пасуй.
carta-magica-wait-propose = { $seat } може запропонувати гравцю { $target_seat } помінятися місцями.
carta-magica-ask-answer = { $target_seat } пропонує помінятися місцями. Згода?
carta-magica-wait-answer = { $target_seat } пропонує гравцю { $seat } помінятися місцями.

# Чому ні

carta-magica-refuse-spin = Зараз стрілку не крутять.
carta-magica-refuse-keep = Зараз нема чого лишати.
carta-magica-refuse-no-card = У тебе немає карти «{ $card }».
carta-magica-refuse-again = «Крутити знову» грають відразу після власного оберту.
carta-magica-refuse-choose = Дію обирають відразу після першого оберту твого ходу.
carta-magica-refuse-symbol = На секторі з числом { $number } немає такого символу: { $symbol }.
carta-magica-refuse-no-adventures = Карт пригод більше немає.
carta-magica-refuse-hemmed-in = Жодна сусідня клітинка не вільна: плисти не можна, тож і платити нема за що.
carta-magica-refuse-not-becalmed = Твій корабель не в штилі.
carta-magica-refuse-not-damaged = Твій корабель не пошкоджений.
carta-magica-refuse-free-anyway-wind = Стрілка показує вітер: вийти зі штилю можна задарма.
carta-magica-refuse-free-anyway-hammer = Стрілка показує молоток: ремонт нічого не коштує.
carta-magica-refuse-too-poor = Для цього треба { $price } ({ $kind }); у тебе { $held }.
carta-magica-refuse-lucky = «Попутний вітер» грають, коли пливеш.
carta-magica-refuse-becalmed = Твій корабель у штилі, а вітру немає: заплати товарами ({ $price }), зіграй «Попутний вітер» або чекай.
carta-magica-refuse-damaged = Твій корабель пошкоджений, а молотка немає: заплати { $price } золота, зіграй «Ремонт» або чекай.
carta-magica-refuse-sail-now = Зараз плисти не можна.
carta-magica-refuse-same-space = Рух не може закінчитися там, де почався ({ $cell }).
carta-magica-refuse-windless = { $cell } – це штиль: туди кораблі лише заносить.
carta-magica-refuse-blocked = { $cell } – це { $space }: кораблі туди не запливають.
carta-magica-refuse-occupied = На { $cell } стоїть { $other_seat }.
carta-magica-refuse-no-way = До { $cell } немає шляху в обхід портів і кораблів.
carta-magica-refuse-too-far = До { $cell } – { $needed ->
    [one] { $needed } крок
    [few] { $needed } кроки
    [many] { $needed } кроків
   *[other] { $needed } кроків
  }, а тобі можна лише { $steps }.
carta-magica-refuse-visit = Торгувати можна лише тоді, коли заходиш у порт.
carta-magica-refuse-black-only = Товари стають золотом лише в чорному порту.
carta-magica-refuse-gold-full = У тебе вже { $limit } золота, більше не можна.
carta-magica-refuse-red-only = Талісмани продають лише в червоному порту.
carta-magica-refuse-deck-empty = Колода талісманів порожня.
carta-magica-refuse-no-talisman = На місці { $number } серед викладених талісмана немає.
carta-magica-refuse-duty = Перш ніж вийти з порту, візьми його карту пригод.
carta-magica-refuse-curse = «Прокляття» грають у свій хід: перед обертом, коли обираєш дію, або в порту.
carta-magica-refuse-no-display = Немає викладених талісманів, які можна замішати.
carta-magica-refuse-no-duty = Тут брати карту не треба.
carta-magica-refuse-draw = Зараз ти не тягнеш карти.
carta-magica-refuse-telescope = «Телескоп» грають просто перед тим, як тягнути карту.
carta-magica-refuse-look = Зараз ти не дивишся крізь Телескоп.
carta-magica-refuse-not-seen = { carta-magica-card } – цієї карти серед побачених немає.
carta-magica-refuse-cash = Карта прибутку стає жетонами лише тоді, коли її тягнуть.
carta-magica-refuse-tame = Зараз немає монстра, якого можна приручити.
carta-magica-refuse-pay = Зараз платити нема за що.
carta-magica-refuse-not-yours = { carta-magica-card } – цієї карти в тебе немає.
carta-magica-refuse-wrong-kind = { carta-magica-card }: цією картою так не заплатиш, треба { $kind }.
carta-magica-refuse-superfluous = { carta-magica-card } не годиться для цієї плати: якась карта буде зайва, або спершу йде така сама.
carta-magica-refuse-shelter = «Гарну погоду» грають, коли вже відомо напрямок шторму.
carta-magica-refuse-attack = Нападати можна лише після плавання, і лише раз.
carta-magica-refuse-nobody = { $seat_word } – на такого гравця не напасти.
carta-magica-refuse-not-beside = { $other_seat } стоїть не поруч.
carta-magica-refuse-helpless = Корабель гравця { $other_seat } пошкоджений або в штилі, нападати не можна.
carta-magica-refuse-no-prize = { $other_seat } не має талісмана твоєї місії.
carta-magica-refuse-loot = Зараз нема чого забирати.
carta-magica-refuse-not-theirs = { $other_seat } не має цієї карти.
carta-magica-refuse-swap = Місцями міняються лише після твоєї битви.
carta-magica-refuse-accept = Ніхто не пропонував тобі помінятися місцями.
carta-magica-refuse-pass = Зараз нема від чого відмовлятися.
carta-magica-refuse-captain = Персонажів обирають перед грою.
carta-magica-refuse-challenge = Місії обирають перед грою, після персонажа.
carta-magica-refuse-home = Рідні порти обирають перед грою, після місій.
carta-magica-refuse-taken = Це вже має { $other_seat }.

# Що сталося

# Порт за назвою, будь-яка інша клітинка – за літерою й числом.
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
    .gen = { $cell ->
        [M9] { carta-magica-harbour-bk1.gen }
        [M13] { carta-magica-harbour-bk2.gen }
        [I13] { carta-magica-harbour-bk3.gen }
        [I9] { carta-magica-harbour-bk4.gen }
        [N3] { carta-magica-harbour-rd1.gen }
        [S14] { carta-magica-harbour-rd2.gen }
        [H19] { carta-magica-harbour-rd3.gen }
        [C8] { carta-magica-harbour-rd4.gen }
       *[other] { $cell }
      }

carta-magica-event-captain-chosen = { $seat } обирає персонажа: { $name }.
carta-magica-event-challenge-chosen = { $seat } береться за місію «{ $name }»: { $talismans }.
carta-magica-event-placed = { $seat } обирає рідний порт: { $name }.
carta-magica-event-turn = Раунд { $round }: { $seat } починає хід.
carta-magica-event-spun = { $seat } крутить: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } лишає цей оберт.
carta-magica-event-played = { $seat } грає «{ carta-magica-card }»: { $use }.
carta-magica-event-held = { $seat } стоїть на місці.
# Скільки чого: товари лічать, золото й магію – ні.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] { $taken } товар
        [few] { $taken } товари
        [many] { $taken } товарів
       *[other] { $taken } товарів
    }
    [gold] { $taken ->
        [one] { $taken } золото
        [few] { $taken } золота
        [many] { $taken } золота
       *[other] { $taken } золота
    }
    [magic] { $taken ->
        [one] { $taken } магію
        [few] { $taken } магії
        [many] { $taken } магії
       *[other] { $taken } магії
    }
   *[other] { $taken } { FORM($kind_name, "gen") }
  }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] { $amount } товар
        [few] { $amount } товари
        [many] { $amount } товарів
       *[other] { $amount } товарів
    }
    [gold] { $amount ->
        [one] { $amount } золото
        [few] { $amount } золота
        [many] { $amount } золота
       *[other] { $amount } золота
    }
    [magic] { $amount ->
        [one] { $amount } магію
        [few] { $amount } магії
        [many] { $amount } магії
       *[other] { $amount } магії
    }
   *[other] { $amount } { FORM($kind_name, "gen") }
  }
carta-magica-event-took = { $taken ->
    [0] { $seat } вже має { $left } { FORM($kind_name, "gen") }, більше не влізе.
   *[other] { $seat } бере { carta-magica-taken } (разом { $left }).
  }
carta-magica-event-sailed = { $seat } пливе на { carta-magica-spaces.acc } до { carta-magica-place.gen }{ $freed ->
    [yes] , корабель знову вільний.
   *[no] .
  }
carta-magica-event-storm = Шторм дме на { $towards }.
carta-magica-event-braved = { $seat } не ховається від шторму.
carta-magica-event-blown = Корабель гравця { $seat } ({ carta-magica-place }) { $result }.
carta-magica-event-visiting = { $seat } може торгувати в порту, не пливучи.
carta-magica-event-owing = { $seat } має заплатити { carta-magica-amount }.
carta-magica-event-laid = { $seat } викладає карту: { carta-magica-card }.
carta-magica-event-paid = { $seat } платить { carta-magica-amount } за { $purpose }{ $change ->
    [0] .
   *[other] {" "}й отримує решту: { $change }.
  }
carta-magica-event-traded = { $seat } отримує { $taken ->
    [one] { $taken } золото
    [few] { $taken } золота
    [many] { $taken } золота
   *[other] { $taken } золота
  } (разом { $left }).
carta-magica-event-bought = { $seat } купує талісман «{ $name }» { $how }.
carta-magica-event-left = { $seat } завершує справи в порту.
carta-magica-event-cursed = Викладено нові талісмани: { $names }.
carta-magica-event-about-to-draw = { $seat } зараз тягне карту пригод.
carta-magica-event-lapsed = Карт пригод більше немає.
carta-magica-event-rebuilt = Скид перемішано в нову колоду ({ $pile ->
    [one] { $pile } карта
    [few] { $pile } карти
    [many] { $pile } карт
   *[other] { $pile } карт
  }).
carta-magica-event-looked = { $seat } переглядає верхні карти колоди ({ $count }){ $known ->
    [yes] : { $count ->
        [1] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
  }
carta-magica-card-1 = { $sort_1 ->
    [income] { CAPITAL($name_1) } +{ $value_1 }
    [payment] Плата товарами: { $value_1 }
    [monster] { $name_1 } (сила { $strength_1 }, { $value_1 } золота)
   *[other] { $name_1 }
  }
carta-magica-card-2 = { $sort_2 ->
    [income] { CAPITAL($name_2) } +{ $value_2 }
    [payment] Плата товарами: { $value_2 }
    [monster] { $name_2 } (сила { $strength_2 }, { $value_2 } золота)
   *[other] { $name_2 }
  }
carta-magica-card-3 = { $sort_3 ->
    [income] { CAPITAL($name_3) } +{ $value_3 }
    [payment] Плата товарами: { $value_3 }
    [monster] { $name_3 } (сила { $strength_3 }, { $value_3 } золота)
   *[other] { $name_3 }
  }
carta-magica-event-picked = { $seat } бере карту: { carta-magica-card }.
carta-magica-event-stowed = { $seat } кладе решту карт назад{ $known ->
    [yes] , зверху: { carta-magica-card }.
   *[no] {" "}на верх колоди.
  }
carta-magica-event-drew = { $seat } тягне карту: { carta-magica-card }.
carta-magica-event-kept = { $seat } лишає собі карту: { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } міняє карту, але вже має { $left } { FORM($kind_name, "gen") }, і більше не влізе.
   *[other] { $seat } міняє карту на { carta-magica-taken } (разом { $left }).
  }
carta-magica-event-unpaid = { $seat } не може заплатити товарами ({ $amount }) і пропустить хід.
carta-magica-event-settled-card = { $seat } сплачує все, чого вимагає карта.
carta-magica-event-faced = { $seat } натрапляє на монстра: { $name } (сила { $strength }, { $value } золота). Витрачено магії: { $magic }.
carta-magica-event-tamed = { $seat } набирає { $total } і приручає монстра: { $name }. Золото: +{ $gold }.
carta-magica-event-untamed = { $seat } набирає лише { $total } проти { $strength }: { $name } тікає, { $goods ->
    [0] а товарів на борту не було
    [one] утрачено весь вантаж: { $goods } товар
    [few] утрачено весь вантаж: { $goods } товари
    [many] утрачено весь вантаж: { $goods } товарів
   *[other] утрачено весь вантаж: { $goods } товарів
  }.
carta-magica-event-returned = { $seat } обпливає острів і повертається додому!
carta-magica-event-last-round = Цей раунд останній.
carta-magica-event-attacked = { $seat } нападає на гравця { $target_seat }.
carta-magica-event-won = { $attack } проти { $defence }: битву виграє { $winner_seat }.
carta-magica-event-tied = { $attack } проти { $defence }: битви не виграє ніхто.
carta-magica-event-looted = { $seat } забирає в гравця { $loser_seat } карту: { carta-magica-card }.
carta-magica-event-spared = { $seat } нічого не забирає в гравця { $loser_seat }.
carta-magica-event-proposed = { $seat } пропонує гравцю { $target_seat } помінятися місцями.
carta-magica-event-swapped = { $seat } і { $target_seat } міняються місцями.
carta-magica-event-refused = { $seat } лишається на місці.
carta-magica-event-passed = { $seat } пасує.
carta-magica-event-skipped = { $seat } пропускає хід.
carta-magica-event-ended = Подорож закінчено після { $round ->
    [one] { $round } раунду
    [few] { $round } раундів
    [many] { $round } раундів
   *[other] { $round } раундів
  }.
carta-magica-event-stopped = Гру зупинено після { $round ->
    [one] { $round } раунду
    [few] { $round } раундів
    [many] { $round } раундів
   *[other] { $round } раундів
  }; додому не повернувся ніхто.

# Звідки бали

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name }, талісман місії
carta-magica-tally-gold = золото
carta-magica-tally-gold-cards = золото на збережених картах
carta-magica-tally-returned = довкола острова й додому

# Поле словами

carta-magica-board-round = Раунд { $round }
carta-magica-board-last-round = Останній раунд
carta-magica-board-display = Талісмани
carta-magica-board-deck = у колоді { $count }
carta-magica-board-pile = Пригоди: у колоді { $pile }, у скиді { $discards }
carta-magica-board-bank = Резерв: золото { $gold }, товари { $goods }, магія { $magic }
carta-magica-board-arrow = Стрілка: { carta-magica-spin }
carta-magica-board-telescope = Видно крізь Телескоп, згори: { $cards }
carta-magica-board-among = Бачили раніше, десь серед верхніх { $depth }: { $cards }
carta-magica-board-legend = ° b r досяжне · o штиль · x мілина · ^ скеля · # M суходіл · * у штилі, ! пошкоджений
carta-magica-board-player = гравець
carta-magica-board-ship = корабель
carta-magica-board-home = дім
carta-magica-board-progress = коло
carta-magica-board-points = бали
carta-magica-board-missed = пропускає { $count }
carta-magica-board-pending = може торгувати
carta-magica-board-returned = удома
carta-magica-board-wants = шукає: { $names }
