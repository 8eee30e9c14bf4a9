## Складники

vanuatu-action-sail = Плисти
vanuatu-action-build = Будувати
vanuatu-action-explore = Досліджувати
vanuatu-action-fish = Рибалити
vanuatu-action-sell = Продавати
vanuatu-action-buy = Купувати
vanuatu-action-draw = Малювати
vanuatu-action-transport = Перевозити
vanuatu-action-rest = Відпочивати

vanuatu-good-kava = кава-кава
    .gen = кави-кави
    .acc = каву-каву
vanuatu-good-copra = копра
    .gen = копри
    .acc = копру
vanuatu-good-beef = яловичина
    .gen = яловичини
    .acc = яловичину

vanuatu-tile-efate = Ефате
    .gen = Ефате
    .at = на Ефате
vanuatu-tile-mele = бухта Меле
    .gen = бухти Меле
    .at = у бухті Меле
vanuatu-tile-havannah = уламки «Гаванни»
    .gen = уламків «Гаванни»
    .at = біля уламків «Гаванни»
vanuatu-tile-vila = рейд Порт-Віли
    .gen = рейду Порт-Віли
    .at = на рейді Порт-Віли
vanuatu-tile-santo = Еспіріту-Санто
    .gen = Еспіріту-Санто
    .at = на Еспіріту-Санто
vanuatu-tile-malakula = Малекула
    .gen = Малекули
    .at = на Малекулі
vanuatu-tile-segond = протока Сегон
    .gen = протоки Сегон
    .at = у протоці Сегон
vanuatu-tile-shark = Акуляча бухта
    .gen = Акулячої бухти
    .at = в Акулячій бухті
vanuatu-tile-selwyn = протока Селвіна
    .gen = протоки Селвіна
    .at = у протоці Селвіна
vanuatu-tile-bougainville = протока Бугенвіля
    .gen = протоки Бугенвіля
    .at = у протоці Бугенвіля
vanuatu-tile-pentecost = Пентекост
    .gen = Пентекосту
    .at = на Пентекості
vanuatu-tile-tanna = Танна
    .gen = Танни
    .at = на Танні
vanuatu-tile-patteson = прохід Паттесона
    .gen = проходу Паттесона
    .at = у проході Паттесона
vanuatu-tile-maskelyne = мілини Маскелайн
    .gen = мілин Маскелайн
    .at = на мілинах Маскелайн
vanuatu-tile-coolidge = риф Куліджа
    .gen = рифу Куліджа
    .at = біля рифу Куліджа
vanuatu-tile-erromango = западина Ероманго
    .gen = западини Ероманго
    .at = у западині Ероманго

vanuatu-character-navigator = Мореплавець
    .acc = Мореплавця
    .gen = Мореплавця
vanuatu-character-builder = Будівничий
    .acc = Будівничого
    .gen = Будівничого
vanuatu-character-diver = Нирець
    .acc = Нирця
    .gen = Нирця
vanuatu-character-fisherman = Рибалка
    .acc = Рибалку
    .gen = Рибалки
vanuatu-character-seller = Продавець
    .acc = Продавця
    .gen = Продавця
vanuatu-character-buyer = Покупець
    .acc = Покупця
    .gen = Покупця
vanuatu-character-artist = Художник
    .acc = Художника
    .gen = Художника
vanuatu-character-guide = Гід
    .acc = Гіда
    .gen = Гіда
vanuatu-character-beggar = Жебрак
    .acc = Жебрака
    .gen = Жебрака
vanuatu-character-preacher = Проповідник
    .acc = Проповідника
    .gen = Проповідника
vanuatu-character-governor = Губернатор
    .acc = Губернатора
    .gen = Губернатора

vanuatu-power-navigator = Дія «Плисти» для тебе безплатна.
vanuatu-power-builder = Ятка коштує тобі { $cost } вату замість { $usual }.
vanuatu-power-diver = Скарб приносить іще й свою вартість у вату.
vanuatu-power-fisherman = Улов приносить іще й свою вартість у балах.
vanuatu-power-seller = Продаєш біля будь-якого острова, навіть без ятки.
vanuatu-power-buyer = Після купівлі можеш безплатно завантажити другий кубик того самого товару.
vanuatu-power-artist = Малюнок приносить тобі { count-points } замість { $usual }.
vanuatu-power-guide = За туриста отримуєш { count-points } за кожен малюнок на острові.
vanuatu-power-beggar = Раз за раунд: обміняй бали (щонайбільше { $points }) на стільки ж вату.
vanuatu-power-preacher = Раз за раунд: дій стосом, хоча ніде не маєш переваги.
vanuatu-power-governor = Раз за раунд: витрать хід, щоб перенести цілий стос на іншу дію.

vanuatu-rest-first-player = перший гравець
vanuatu-rest-point = бали
vanuatu-rest-vatu-point = вату й бали
vanuatu-rest-vatu = вату

vanuatu-phase-place = Підготовка: нові плитки
vanuatu-phase-neutral = Нейтральні фішки
vanuatu-phase-character = Вибір персонажа
vanuatu-phase-plan = План
vanuatu-phase-turn = Дії
vanuatu-phase-selling = Продаж
vanuatu-phase-second = Другий кубик
vanuatu-phase-resting = Відпочинок
vanuatu-phase-over = Кінець

## Варіанти

vanuatu-option-characters = Персонажі
vanuatu-option-characters-on = з персонажами
vanuatu-option-characters-off = без персонажів
vanuatu-option-fish-price-drop = Ціна риби падає
vanuatu-option-fish-price-drop-per_tile = з кожною проданою плиткою
vanuatu-option-fish-price-drop-per_action = раз після кожного продажу (друге видання)
vanuatu-option-governor = Губернатор
vanuatu-option-governor-on = серед персонажів
vanuatu-option-governor-off = лишається вдома

## На що чекає стіл

vanuatu-ask-place = Поклади нову плитку: { $tiles }.
vanuatu-wait-place = { $seat } кладе нову плитку: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } фішка
    [few] { $pawns } фішки
    [many] { $pawns } фішок
   *[other] { $pawns } фішок
  }
    .acc = { $pawns ->
    [one] { $pawns } фішку
    [few] { $pawns } фішки
    [many] { $pawns } фішок
   *[other] { $pawns } фішок
  }
vanuatu-ask-neutral = { $pawns ->
    [one] Постав ще { $pawns } нейтральну фішку
    [few] Постав ще { $pawns } нейтральні фішки
    [many] Постав ще { $pawns } нейтральних фішок
   *[other] Постав ще { $pawns } нейтральних фішок
  }.
vanuatu-wait-neutral = { $seat } ставить ще { $pawns ->
    [one] { $pawns } нейтральну фішку
    [few] { $pawns } нейтральні фішки
    [many] { $pawns } нейтральних фішок
   *[other] { $pawns } нейтральних фішок
  }.
vanuatu-ask-character = Обери персонажа.
vanuatu-wait-character = { $seat } обирає персонажа.
vanuatu-ask-plan = Постав { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } ставить { vanuatu-pawns.acc }.
vanuatu-ask-turn = Дій одним зі стосів, що мають перевагу.
vanuatu-wait-turn = { $seat } діє одним зі стосів, що мають перевагу.
vanuatu-ask-withdraw = Ти ніде не маєш переваги: віддай один стос.
vanuatu-wait-withdraw = { $seat } ніде не має переваги й мусить віддати один стос.
vanuatu-ask-preach = Ти ніде не маєш переваги: віддай один стос або дій з Проповідником.
vanuatu-wait-preach = { $seat } ніде не має переваги й віддає один стос або діє з Проповідником.
vanuatu-ask-selling = Продай ще рибу за ціною { $price } або зупинись.
vanuatu-wait-selling = { $seat } може продати ще рибу за ціною { $price }.
vanuatu-ask-second = Завантажити безплатно другий кубик { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } може безплатно завантажити другий кубик { FORM($good, "gen") }.
vanuatu-ask-resting = Візьми одну з плиток відпочинку.
vanuatu-wait-resting = { $seat } переглядає плитки відпочинку й бере одну.

## Що сталося

vanuatu-event-round = Починається раунд { $round }.
vanuatu-event-tourists = { $tourists ->
    [0] У цьому раунді туристів немає.
    [one] Приїздить { $tourists } турист.
    [few] Приїздять { $tourists } туристи.
    [many] Приїздить { $tourists } туристів.
   *[other] Приїздить { $tourists } туристів.
  }{ $gone ->
    [0] {""}
    [one] {" "}Ще { $gone } так і не дочекався і їде додому.
    [few] {" "}Ще { $gone } так і не дочекалися і їдуть додому.
    [many] {" "}Ще { $gone } так і не дочекалися і їдуть додому.
   *[other] {" "}Ще { $gone } так і не дочекалися і їдуть додому.
  }
vanuatu-event-departed = { $count ->
    [one] Відпливає { $count } повний корабель
    [few] Відпливають { $count } повні кораблі
    [many] Відпливає { $count } повних кораблів
   *[other] Відпливає { $count } повних кораблів
  }; кубики повертаються в резерв.
vanuatu-event-arrived = { $count ->
    [one] За іншими стає { $count } новий корабель
    [few] За іншими стають { $count } нові кораблі
    [many] За іншими стає { $count } нових кораблів
   *[other] За іншими стає { $count } нових кораблів
  }, на борт треба: { $wants_1 }{ $count ->
    [1] {""}
    [2] ; { $wants_2 }
   *[other] ; { $wants_2 }; { $wants_3 }
  }. { $deck ->
    [0] У колоді кораблів не лишилося.
    [one] У колоді лишився { $deck } корабель.
    [few] У колоді лишилися { $deck } кораблі.
    [many] У колоді лишилося { $deck } кораблів.
   *[other] У колоді лишилося { $deck } кораблів.
  }
vanuatu-event-reshuffled = Кораблі, що відпливли, перемішано. У новій колоді: { $ships }.
vanuatu-event-refilled = { $count ->
    [0] На острові { $island } все розпродано, а в резерві для нього нічого немає.
   *[other] На острові { $island } знову є товари: { $cubes }.
  }
vanuatu-event-price = Ціна риби знову { $price_now }.
vanuatu-event-placed = { $seat } кладе на { $place }: { vanuatu-face-1 }.{ $waived ->
    [51] {" "}Гексів осторонь від інших островів не лишилося.
    [52] {" "}Гексів біля острова не лишилося.
   *[other] {""}
  }
vanuatu-event-revealed = Плитки наступного раунду: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
  }.
# Що показує плитка: море – свої диски, острів – товари й місце.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; місць для яток { $stalls_1 }, малюнків { $drawings_1 }, туристів { $guests_1 }
   *[sea] риба { $fish_1 }, скарб { $treasure_1 }
  })
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; місць для яток { $stalls_2 }, малюнків { $drawings_2 }, туристів { $guests_2 }
   *[sea] риба { $fish_2 }, скарб { $treasure_2 }
  })
vanuatu-event-blocked = { $seat } ставить нейтральну фішку на дію «{ $action }».
vanuatu-event-offered = На вибір у цьому раунді: { $characters }.
vanuatu-event-took = { $seat } бере { FORM($character, "acc") }{ $gave ->
    [yes] {" "}й повертає { FORM($returned, "acc") }.
   *[no] .
  }
vanuatu-event-planned = { $twice ->
    [yes] { $seat } двічі планує: { $action }.
   *[no] { $seat } планує: { $actions }.
}
vanuatu-event-gathered = { $seat } знімає { vanuatu-pawns.acc } з дії «{ $action }», щоб діяти.
vanuatu-event-gathered-follows = { $seat }: іншого вибору немає, «{ $action }».
vanuatu-event-withdrew = { $seat } забирає { vanuatu-pawns.acc } з дії «{ $action }»: { $led ->
    [yes] виконати її не можна.
   *[no] перевага там за іншими.
  }
vanuatu-event-preached = { $seat } діє без більшості: допомагає Проповідник.
vanuatu-event-turned = Персонажа гравця { $seat } перевернуто: { $character }.
vanuatu-event-sailed = { $seat } пливе до { FORM($sea, "gen") } { $cost ->
    [0] безплатно
   *[other] за { $cost } вату
  }.
vanuatu-event-built = { $seat } будує ятку на острові { $island } за { $cost } вату.
vanuatu-event-explored = { $seat } піднімає скарб вартістю { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
   *[other] {" "}Нирець приносить { $bonus } вату.
  }
vanuatu-event-fished = { $seat } ловить рибу вартістю { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
    [one] {" "}Рибалка приносить { $bonus } бал.
    [few] {" "}Рибалка приносить { $bonus } бали.
    [many] {" "}Рибалка приносить { $bonus } балів.
   *[other] {" "}Рибалка приносить { $bonus } балів.
  }
vanuatu-event-sold = { $seat } продає рибу вартістю { $value } за ціною { $price } і отримує { $gained } вату; ціна риби тепер { $price_now }.
vanuatu-event-sale-over = { $seat } закінчує продаж; ціна риби { $price_now }.
vanuatu-event-bought = { $seat } купує { FORM($good, "acc") } на острові { $island } за { $cost } вату.
vanuatu-event-loaded = { $seat } вантажить { FORM($good, "acc") } на { $space ->
    [0] перший
    [1] другий
   *[other] третій
  } корабель: { $gained ->
    [one] { $gained } бал
    [few] { $gained } бали
    [many] { $gained } балів
   *[other] { $gained } балів
  }.{ $bonus ->
    [0] {""}
   *[other] {" "}Корабель повний: ще { $bonus }.
  }
vanuatu-event-lost = Товар гравця { $seat } ({ $good }) не бере жоден корабель: кубик іде в резерв.
vanuatu-event-declined = { $seat } не бере другого кубика { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } малює на піску острова { $island }: { $gained ->
    [one] { $gained } бал
    [few] { $gained } бали
    [many] { $gained } балів
   *[other] { $gained } балів
  }.
vanuatu-event-transported = { $seat } привозить туриста на острів { $island } і заробляє { $income } вату.{ $bonus ->
    [0] {""}
    [one] {" "}Гід приносить { $bonus } бал.
    [few] {" "}Гід приносить { $bonus } бали.
    [many] {" "}Гід приносить { $bonus } балів.
   *[other] {" "}Гід приносить { $bonus } балів.
  }
vanuatu-event-lay-down = { $seat } відпочиває й переглядає плитки відпочинку.
vanuatu-event-rested = { $seat } бере плитку відпочинку{ $known ->
    [yes] : { $tile }.
   *[no] .
  }
vanuatu-event-cashed = { $seat } міняє скарб на { $value } вату.
vanuatu-event-begged = { $seat } віддає { $given ->
    [one] { $given } бал
    [few] { $given } бали
    [many] { $given } балів
   *[other] { $given } балів
  } за стільки ж вату.
vanuatu-event-governed = Губернатор гравця { $seat } переносить { vanuatu-pawns.acc } з дії «{ $action }» на дію «{ $to }».
vanuatu-event-converted = { $paid } вату гравця { $seat } стають балами: +{ $gained }; лишається { $vatu }.
vanuatu-event-refreshed = { $seat } показує плитку відпочинку «{ $tile }».{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } вату.
  }{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } бал.
    [few] {" "}+{ $gained } бали.
    [many] {" "}+{ $gained } балів.
   *[other] {" "}+{ $gained } балів.
  }
vanuatu-event-counted-fish = Риба гравця { $seat } в кінці варта { $value } вату.
vanuatu-event-counted = { $seat } отримує { $gained ->
    [one] { $gained } бал
    [few] { $gained } бали
    [many] { $gained } балів
   *[other] { $gained } балів
  }: { $for }.
vanuatu-event-ended = { prompt-over } Бали, місце за місцем: { $points }.
vanuatu-event-turn = Далі ходить { $seat }.

## Звідки бали

vanuatu-tally-before = до цієї позиції
vanuatu-tally-goods = товари на кораблях
vanuatu-tally-ships = заповнені кораблі
vanuatu-tally-drawings = малюнки на піску
vanuatu-tally-vatu-track = вату, що стали балами
vanuatu-tally-rest = плитки відпочинку
vanuatu-tally-fisherman = улов Рибалки
vanuatu-tally-guide = екскурсії, які провів Гід
vanuatu-tally-beggar = віддано з Жебраком
vanuatu-tally-first-player = жетон першого гравця
vanuatu-tally-vatu = залишок вату
vanuatu-tally-treasure = збережені скарби
vanuatu-tally-stalls = ятки й туристи
vanuatu-tally-stalls-on = { $stalls ->
    [one] { $stalls } ятка
    [few] { $stalls } ятки
    [many] { $stalls } яток
   *[other] { $stalls } яток
  } на острові { $island }, де { $tourists ->
    [one] { $tourists } турист
    [few] { $tourists } туристи
    [many] { $tourists } туристів
   *[other] { $tourists } туристів
  }
vanuatu-tally-tie = Лише за рівних балів: ятки { $stalls }, вату { $vatu }

## Чому ні: фази

vanuatu-refuse-phase-place = Спершу кладуть нові плитки.
vanuatu-refuse-phase-neutral = Спершу ставлять нейтральні фішки.
vanuatu-refuse-phase-character = Зараз усі обирають персонажів.
vanuatu-refuse-phase-plan = Зараз усі ставлять фішки; дії будуть потім.
vanuatu-refuse-phase-turn = Зараз дій одним зі своїх стосів.
vanuatu-refuse-phase-selling = Триває продаж: продай ще рибу або зупинись.
vanuatu-refuse-phase-second = Спершу виріши щодо другого кубика.
vanuatu-refuse-phase-resting = Спершу візьми одну з плиток відпочинку.
vanuatu-refuse-phase-over = { prompt-over }

## Чому ні: плитки й персонажі

vanuatu-refuse-place-tile = { CAPITAL($tile) }: цієї плитки зараз не кладуть; обери одну з відкритих.
vanuatu-refuse-place-taken = На { $hex } вже є плитка.
vanuatu-refuse-place-two = { $hex } торкається менш ніж двох плиток; обери інший гекс.
vanuatu-refuse-place-island = { CAPITAL($tile) } – це острів, а { $hex } лежить біля острова; обери гекс осторонь від островів.
vanuatu-refuse-place-sea = { CAPITAL($tile) } – це море, а { $hex } не торкається острова; обери гекс біля острова.
vanuatu-refuse-no-governor = { $character } у цій партії не грає.
vanuatu-refuse-same-character = Минулого раунду твоїм персонажем був { $character }; обери когось іншого.
vanuatu-refuse-character-held = { $seat } вже має { FORM($character, "acc") }.
vanuatu-refuse-not-offered = { $character } в цьому раунді недоступний.

## Чому ні: план

vanuatu-refuse-pawns = Зараз ти ставиш { vanuatu-pawns.acc }.
vanuatu-needs-fish-tile = { $action }: потрібна риба, а її немає; спершу сплануй: { AND($first) }.
vanuatu-needs-first = { $action }: стане можливо, якщо спершу в плані буде { AND($first) }.
vanuatu-needs-first-vatu = { $action }: стане можливо, якщо спершу в плані буде { AND($first) }; вату, яких бракує, дасть дія { $earn }.
vanuatu-needs-planned = { $action }: можна, лише якщо перед цим у плані є { AND($first) }.
vanuatu-needs-fish = { $action }: потрібна риба, а твій план її не дає.
vanuatu-needs-vatu = { $action }: бракує { $short } вату.
vanuatu-needs-vatu-converted = { $action }: дорогою десять вату стали б балами, і на оплату забракло б.
vanuatu-needs-several = { $action }: бракує кількох речей ({ $lacking }).
vanuatu-lacking-vatu = вату
vanuatu-lacking-tile = риба
vanuatu-lacking-hand = ятка
vanuatu-lacking-guest = турист, що чекає
vanuatu-lacking-reach = досяжне місце
vanuatu-lacking-world = місце на островах або диски в морях
vanuatu-lacking-stall = своя ятка на острові
vanuatu-needs-world-build = { $action }: на жодному досяжному острові немає вільного місця для ятки.
vanuatu-needs-world-explore = { $action }: у жодному досяжному морі не лишилося скарбу.
vanuatu-needs-world-fish = { $action }: у жодному досяжному морі не лишилося риби.
vanuatu-needs-world-sell = { $action }: на жодному досяжному острові немає твоєї ятки.
vanuatu-needs-world-buy = { $action }: на жодному досяжному острові не лишилося товарів.
vanuatu-needs-world-draw = { $action }: на жодному досяжному острові немає вільного місця для малюнка.
vanuatu-needs-world-transport = { $action }: на жодному досяжному острові немає місця для гостя.
vanuatu-needs-place-sail = { $action }: за { $vatu } вату до вільного моря не дістатися.
vanuatu-needs-place-build = { $action }: за { $vatu } вату не дістатися до моря, біля якого є вільне місце для ятки.
vanuatu-needs-place-build-sail = { $action }: біля твого човна немає вільного місця для ятки; спершу сплануй «Плисти».
vanuatu-needs-place-explore = { $action }: за { $vatu } вату до уламків не дістатися.
vanuatu-needs-place-explore-sail = { $action }: під твоїм човном немає скарбу; спершу сплануй «Плисти».
vanuatu-needs-place-fish = { $action }: за { $vatu } вату не дістатися до моря з рибою.
vanuatu-needs-place-fish-sail = { $action }: під твоїм човном немає риби; спершу сплануй «Плисти».
vanuatu-needs-place-sell = { $action }: за { $vatu } вату не дістатися до острова з твоєю яткою.
vanuatu-needs-place-sell-sail = { $action }: біля твого човна немає твоєї ятки; спершу сплануй «Плисти».
vanuatu-needs-place-buy = { $action }: за { $vatu } вату не дістатися до моря, біля якого є товари.
vanuatu-needs-place-buy-sail = { $action }: біля твого човна немає товарів; спершу сплануй «Плисти».
vanuatu-needs-place-draw = { $action }: за { $vatu } вату не дістатися до моря, біля якого є вільне місце для малюнка.
vanuatu-needs-place-draw-sail = { $action }: біля твого човна немає вільного місця для малюнка; спершу сплануй «Плисти».
vanuatu-needs-place-transport = { $action }: за { $vatu } вату не дістатися до моря, біля якого острів має місце для гостя.
vanuatu-needs-place-transport-sail = { $action }: біля твого човна немає острова з місцем для гостя; спершу сплануй «Плисти».

## Чому ні: дії

vanuatu-refuse-no-pawns = На дії «{ $action }» немає твоїх фішок.
vanuatu-refuse-outnumbered = { $action }: { $seat } має тут { $theirs } проти твоїх { $mine }. Твоїх фішок замало.
vanuatu-refuse-tie = { $action }: порівну, { $theirs } проти { $mine }, але { $seat } раніше в порядку ходу.
vanuatu-refuse-neutral = { $action }: нейтральних { $theirs } проти твоїх { $mine }.
vanuatu-refuse-preacher-leads = Проповідник допомагає, лише коли ти ніде не маєш переваги, а вона в тебе є.
vanuatu-refuse-must-act = Перевага на дії «{ $action }» твоя, і дія можлива, тож виконай її.
vanuatu-refuse-majority-elsewhere = Перевага в тебе деінде, тож стосу на дії «{ $action }» віддати не можна.
vanuatu-refuse-no-treasure = У тебе немає скарбу вартістю { $value }.
vanuatu-refuse-no-beggar = Вату за бали отримує лише Жебрак.
vanuatu-refuse-turned = { $character } в цьому раунді вже допоміг.
vanuatu-refuse-beg-points = Ти не можеш віддати { $given ->
    [one] { $given } бал
    [few] { $given } бали
    [many] { $given } балів
   *[other] { $given } балів
  }; у тебе { $points }.
vanuatu-refuse-not-governor = Фішки переносить лише Губернатор.
vanuatu-refuse-govern-same = Стос уже на дії «{ $action }».
vanuatu-refuse-govern-done = Дію «{ $action }» в цьому раунді вже виконано або віддано, тож стоси туди не переносять.
vanuatu-refuse-nowhere = Навколо твого човна немає для цього місця.

vanuatu-refuse-not-beside = Острів { $island } не біля твого човна.
vanuatu-refuse-cost = { $action }: це коштує { $cost } вату, у тебе { $vatu }.
vanuatu-refuse-sail-empty = На { $hex } немає плитки.
vanuatu-refuse-sail-island = { $hex } – це суходіл; човни лишаються на морі.
vanuatu-refuse-sail-boat = На { $hex } стоїть інший човен.
vanuatu-refuse-sail-far = { $hex } задалеко: морем можна пройти щонайбільше { $steps ->
    [one] { $steps } гекс
    [few] { $steps } гекси
    [many] { $steps } гексів
   *[other] { $steps } гексів
  }.
vanuatu-refuse-sail-free = Кроки Мореплавця нічого не коштують: просто назви { $hex }.
vanuatu-refuse-sail-shortest = Це найкоротший шлях: просто назви { $hex }.
vanuatu-refuse-sail-steps = Рівно за { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроків
  } до { $hex } не доплисти.
vanuatu-refuse-sail-vatu = До { $hex } – { $steps } вату, у тебе { $vatu }.
vanuatu-refuse-no-stall-slot = На острові { $island } немає вільного місця для ятки.
vanuatu-refuse-no-stall = Усі твої ятки вже збудовано.
vanuatu-refuse-no-treasure-disc = Під твоїм човном немає скарбу.
vanuatu-refuse-no-fish-disc = Під твоїм човном немає риби.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] У тебе немає риби на продаж.
   *[other] У тебе немає риби вартістю { $value }.
}
vanuatu-refuse-no-own-stall = Біля твого човна немає твоєї ятки.
vanuatu-refuse-no-island = Біля твого човна немає острова.
vanuatu-refuse-no-cube = На острові { $island } вже немає { FORM($good, "gen") }.
vanuatu-refuse-no-drawing-slot = На острові { $island } немає місця для ще одного малюнка.
vanuatu-refuse-no-tourists = Туристів немає, везти нема кого.
vanuatu-refuse-island-full = На острові { $island } немає місця для ще одного туриста.
vanuatu-refuse-no-rest = Усі плитки відпочинку розібрано.
vanuatu-refuse-rest-gone = Плитку відпочинку «{ $tile }» вже хтось узяв.

## Поле в терміналі

vanuatu-board-round = Раунд { $round } з { $rounds }
vanuatu-board-order = порядок ходу:
vanuatu-board-ships = Кораблі, верхній перший:
vanuatu-board-price = ціна риби { $price }
vanuatu-board-tourists = туристи чекають: { $tourists }
vanuatu-board-rest = плитки відпочинку: { $left }
vanuatu-board-next = Наступні плитки: { $tiles }
vanuatu-board-free = Вільні персонажі: { $characters }
vanuatu-board-my-rest = Твоя плитка відпочинку: { $tile }
vanuatu-board-player = гравець
vanuatu-board-character = персонаж
vanuatu-board-vatu = вату
vanuatu-board-points = бали
vanuatu-board-fish = риба
vanuatu-board-treasure = скарб
vanuatu-board-stalls = ятки
vanuatu-board-boat = човен
vanuatu-board-legend = Острови: k c b товари, ⌂ ятки, ~ малюнки, ☺ туристи. Гравці: ще не збудовані ятки. Дії: перший стос діє першим; ► ти зараз, × заблоковано, ! твоє, але неможливо, − втрачено, + можна планувати. ★ перший гравець, z відпочиває. Великі літери на кораблях – зайняті місця.
