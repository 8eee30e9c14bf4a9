## Из чего состоит игра

vanuatu-action-sail = Плавание
    .acc = Плавание
    .gen = Плавания
vanuatu-action-build = Постройка
    .acc = Постройку
    .gen = Постройки
vanuatu-action-explore = Погружение
    .acc = Погружение
    .gen = Погружения
vanuatu-action-fish = Рыбалка
    .acc = Рыбалку
    .gen = Рыбалки
vanuatu-action-sell = Продажа
    .acc = Продажу
    .gen = Продажи
vanuatu-action-buy = Покупка
    .acc = Покупку
    .gen = Покупки
vanuatu-action-draw = Рисование
    .acc = Рисование
    .gen = Рисования
vanuatu-action-transport = Перевозка
    .acc = Перевозку
    .gen = Перевозки
vanuatu-action-rest = Отдых
    .acc = Отдых
    .gen = Отдыха

vanuatu-good-kava = кава
    .acc = каву
    .gen = кавы
vanuatu-good-copra = копра
    .acc = копру
    .gen = копры
vanuatu-good-beef = говядина
    .acc = говядину
    .gen = говядины

# .to — куда, .at — где, вместе с предлогом.
vanuatu-tile-efate = Эфате
    .to = на Эфате
    .at = на Эфате
vanuatu-tile-mele = Бухта Меле
    .to = в бухту Меле
    .at = в бухте Меле
vanuatu-tile-havannah = Обломки «Хаванны»
    .to = к обломкам «Хаванны»
    .at = у обломков «Хаванны»
vanuatu-tile-vila = Рейд Порт-Вилы
    .to = на рейд Порт-Вилы
    .at = на рейде Порт-Вилы
vanuatu-tile-santo = Эспириту-Санто
    .to = на Эспириту-Санто
    .at = на Эспириту-Санто
vanuatu-tile-malakula = Малакула
    .to = на Малакулу
    .at = на Малакуле
vanuatu-tile-segond = Пролив Сегон
    .to = в пролив Сегон
    .at = в проливе Сегон
vanuatu-tile-shark = Акулья бухта
    .to = в Акулью бухту
    .at = в Акульей бухте
vanuatu-tile-selwyn = Пролив Селвин
    .to = в пролив Селвин
    .at = в проливе Селвин
vanuatu-tile-bougainville = Пролив Бугенвиль
    .to = в пролив Бугенвиль
    .at = в проливе Бугенвиль
vanuatu-tile-pentecost = Пентекост
    .to = на Пентекост
    .at = на Пентекосте
vanuatu-tile-tanna = Танна
    .to = на Танну
    .at = на Танне
vanuatu-tile-patteson = Проход Паттесон
    .to = в проход Паттесон
    .at = в проходе Паттесон
vanuatu-tile-maskelyne = Банки Маскелайн
    .to = к банкам Маскелайн
    .at = у банок Маскелайн
vanuatu-tile-coolidge = Риф Кулидж
    .to = к рифу Кулидж
    .at = у рифа Кулидж
vanuatu-tile-erromango = Впадина Эрроманго
    .to = к впадине Эрроманго
    .at = у впадины Эрроманго

vanuatu-character-navigator = Штурман
    .gen = Штурмана
vanuatu-character-builder = Строитель
    .gen = Строителя
vanuatu-character-diver = Ныряльщик
    .gen = Ныряльщика
vanuatu-character-fisherman = Рыбак
    .gen = Рыбака
vanuatu-character-seller = Продавец
    .gen = Продавца
vanuatu-character-buyer = Покупатель
    .gen = Покупателя
vanuatu-character-artist = Художник
    .gen = Художника
vanuatu-character-guide = Гид
    .gen = Гида
vanuatu-character-beggar = Нищий
    .gen = Нищего
vanuatu-character-preacher = Проповедник
    .gen = Проповедника
vanuatu-character-governor = Губернатор
    .gen = Губернатора

vanuatu-power-navigator = Твоё плавание бесплатно.
vanuatu-power-builder = Лавка стоит тебе { $cost } вату вместо { $usual }.
vanuatu-power-diver = Сокровище даёт ещё и свою стоимость в вату.
vanuatu-power-fisherman = Рыба даёт ещё и свою стоимость в очках.
vanuatu-power-seller = Продаёшь рядом с любым островом, без лавки.
vanuatu-power-buyer = После покупки можно бесплатно погрузить второй кубик того же товара.
vanuatu-power-artist = Рисунок даёт тебе { count-points } вместо { $usual }.
vanuatu-power-guide = Турист даёт { count-points } за каждый рисунок на острове.
vanuatu-power-beggar = Раз за раунд: обменяй до { $points ->
    [one] { $points } очка
    [few] { $points } очков
    [many] { $points } очков
   *[other] { $points } очка
} на столько же вату.
vanuatu-power-preacher = Раз за раунд: действуй стопкой, даже если нигде не лидируешь.
vanuatu-power-governor = Раз за раунд: потрать ход, чтобы перенести целую стопку на другое действие.

vanuatu-rest-first-player = первый игрок
vanuatu-rest-point = очки
vanuatu-rest-vatu-point = вату и очки
vanuatu-rest-vatu = вату

vanuatu-phase-place = Подготовка: новые тайлы
vanuatu-phase-neutral = Нейтральные фишки
vanuatu-phase-character = Выбор персонажа
vanuatu-phase-plan = План
vanuatu-phase-turn = Действия
vanuatu-phase-selling = Продажа
vanuatu-phase-second = Второй кубик
vanuatu-phase-resting = Отдых
vanuatu-phase-over = Конец

## Настройки

vanuatu-option-characters = Персонажи
vanuatu-option-characters-on = с персонажами
vanuatu-option-characters-off = без персонажей
vanuatu-option-fish-price-drop = Цена рыбы падает
vanuatu-option-fish-price-drop-per_tile = с каждым проданным тайлом
vanuatu-option-fish-price-drop-per_action = один раз после каждой продажи (второе издание)
vanuatu-option-governor = Губернатор
vanuatu-option-governor-on = среди персонажей
vanuatu-option-governor-off = сидит дома

## Чего ждёт стол

vanuatu-ask-place = Положи новый тайл: { $tiles }.
vanuatu-wait-place = { $seat } кладёт новый тайл: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } фишка
    [few] { $pawns } фишки
    [many] { $pawns } фишек
   *[other] { $pawns } фишки
  }
    .acc = { $pawns ->
        [one] { $pawns } фишку
        [few] { $pawns } фишки
        [many] { $pawns } фишек
       *[other] { $pawns } фишки
      }
vanuatu-ask-neutral = Поставь ещё { $pawns ->
    [one] { $pawns } нейтральную фишку
    [few] { $pawns } нейтральные фишки
    [many] { $pawns } нейтральных фишек
   *[other] { $pawns } нейтральной фишки
}.
vanuatu-wait-neutral = { $seat } ставит ещё { $pawns ->
    [one] { $pawns } нейтральную фишку
    [few] { $pawns } нейтральные фишки
    [many] { $pawns } нейтральных фишек
   *[other] { $pawns } нейтральной фишки
}.
vanuatu-ask-character = Выбери персонажа.
vanuatu-wait-character = { $seat } выбирает персонажа.
vanuatu-ask-plan = Поставь { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } ставит { vanuatu-pawns.acc }.
vanuatu-ask-turn = Выбери стопку, где ты лидируешь, и действуй.
vanuatu-wait-turn = { $seat } лидирует и выбирает стопку, чтобы действовать.
vanuatu-ask-withdraw = Ты нигде не лидируешь: откажись от одной стопки.
vanuatu-wait-withdraw = { $seat } нигде не лидирует и отказывается от одной стопки.
vanuatu-ask-preach = Ты нигде не лидируешь: откажись от одной стопки или действуй через Проповедника.
vanuatu-wait-preach = { $seat } нигде не лидирует: либо отказ от одной стопки, либо Проповедник.
vanuatu-ask-selling = Продай ещё одну рыбу по { $price } или остановись.
vanuatu-wait-selling = { $seat } может продать ещё одну рыбу по { $price }.
vanuatu-ask-second = Погрузить бесплатно второй кубик { FORM($good, "gen") }?
vanuatu-wait-second = { $seat } может бесплатно погрузить второй кубик { FORM($good, "gen") }.
vanuatu-ask-resting = Возьми один из тайлов отдыха.
vanuatu-wait-resting = { $seat } смотрит тайлы отдыха и берёт один.

## Что произошло

vanuatu-event-round = Начинается раунд { $round }.
vanuatu-event-tourists = { $tourists ->
    [0] В этом раунде туристов нет.
    [one] Приехал { $tourists } турист.
    [few] Приехали { $tourists } туриста.
    [many] Приехало { $tourists } туристов.
   *[other] Приехало { $tourists } туриста.
}{ $gone ->
    [0] {""}
    [1] {" "}Один, кого никто не забрал, уезжает домой.
   *[other] {" "}Те, кого никто не забрал ({ $gone }), уезжают домой.
}
vanuatu-event-departed = { $count ->
    [1] Полный корабль уходит
   *[other] Полные корабли ({ $count }) уходят
}; кубики возвращаются в резерв.
vanuatu-event-arrived = { $count ->
    [1] За остальными встаёт новый корабль, ему нужно
   *[other] За остальными встают новые корабли ({ $count }), им нужно
}: { $wants_1 }{ $count ->
    [1] {""}
    [2] ; { $wants_2 }
   *[other] ; { $wants_2 }; { $wants_3 }
}. { $deck ->
    [0] В колоде кораблей больше нет.
    [one] В колоде остался { $deck } корабль.
    [few] В колоде осталось { $deck } корабля.
    [many] В колоде осталось { $deck } кораблей.
   *[other] В колоде осталось { $deck } корабля.
}
vanuatu-event-reshuffled = Ушедшие корабли перемешаны: в новой колоде { $ships }.
vanuatu-event-refilled = { $count ->
    [0] { CAPITAL(FORM($island, "at")) } всё распродано, и в резерве для острова ничего нет.
   *[other] { CAPITAL(FORM($island, "at")) } снова есть товары: { $cubes }.
}
vanuatu-event-price = Цена рыбы снова { $price_now }.
vanuatu-event-placed = { $seat } кладёт тайл { vanuatu-face-1 } на { $place }.{ $waived ->
    [51] {" "}Гекса вдали от других островов не осталось.
    [52] {" "}Гекса рядом с островом не осталось.
   *[other] {""}
}
vanuatu-event-revealed = Тайлы следующего раунда: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Что на тайле: у моря диски, у острова товары и места.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; мест для лавок { $stalls_1 }, рисунков { $drawings_1 }, туристов { $guests_1 }
   *[sea] рыба { $fish_1 }, сокровища { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; мест для лавок { $stalls_2 }, рисунков { $drawings_2 }, туристов { $guests_2 }
   *[sea] рыба { $fish_2 }, сокровища { $treasure_2 }
})
vanuatu-event-blocked = { $seat } ставит нейтральную фишку на { FORM($action, "acc") }.
vanuatu-event-offered = В этом раунде на выбор: { $characters }.
vanuatu-event-took = { $seat } берёт { FORM($character, "gen") }{ $gave ->
    [yes] {" "}и возвращает { FORM($returned, "gen") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } дважды планирует: { $action }.
   *[no] { $seat } планирует: { $actions }.
}
vanuatu-event-gathered = { $seat } забирает { vanuatu-pawns.acc } с { FORM($action, "gen") } и действует.
vanuatu-event-gathered-follows = { $seat }: другого выбора нет, { $action }.
vanuatu-event-withdrew = { $seat } впустую снимает { vanuatu-pawns.acc } с { FORM($action, "gen") }: { $led ->
    [yes] действие невозможно.
   *[no] там лидируют другие.
}
vanuatu-event-preached = { $seat } действует без большинства: Проповедник использован.
vanuatu-event-turned = { $seat } переворачивает { FORM($character, "gen") } рубашкой вверх.
vanuatu-event-sailed = { $seat } плывёт { FORM($sea, "to") } { $cost ->
    [0] бесплатно
   *[other] за { $cost } вату
}.
vanuatu-event-built = { $seat } строит лавку { FORM($island, "at") } за { $cost } вату.
vanuatu-event-explored = { $seat } поднимает сокровище стоимостью { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
   *[other] {" "}Ныряльщик даёт { $bonus } вату.
}
vanuatu-event-fished = { $seat } ловит рыбу стоимостью { $value } { FORM($sea, "at") }.{ $bonus ->
    [0] {""}
    [one] {" "}Рыбак даёт { $bonus } очко.
    [few] {" "}Рыбак даёт { $bonus } очка.
    [many] {" "}Рыбак даёт { $bonus } очков.
   *[other] {" "}Рыбак даёт { $bonus } очка.
}
vanuatu-event-sold = { $seat } продаёт рыбу стоимостью { $value } по { $price } и получает { $gained } вату; цена рыбы теперь { $price_now }.
vanuatu-event-sale-over = { $seat } заканчивает продажу; цена рыбы { $price_now }.
vanuatu-event-bought = { $seat } покупает { FORM($good, "acc") } { FORM($island, "at") } за { $cost } вату.
vanuatu-event-loaded = { $seat } грузит { FORM($good, "acc") } на { $space ->
    [0] первый
    [1] второй
   *[other] третий
} корабль: { $gained ->
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Корабль полон: ещё { $bonus }.
}
vanuatu-event-lost = Для кубика { FORM($good, "gen") } корабля нет ({ $seat }): он уходит в резерв.
vanuatu-event-declined = { $seat } не берёт второй кубик { FORM($good, "gen") }.
vanuatu-event-drew = { $seat } рисует { FORM($island, "at") }: { $gained ->
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
}.
vanuatu-event-transported = { $seat } привозит туриста { FORM($island, "to") } и получает { $income } вату.{ $bonus ->
    [0] {""}
    [one] {" "}Гид даёт { $bonus } очко.
    [few] {" "}Гид даёт { $bonus } очка.
    [many] {" "}Гид даёт { $bonus } очков.
   *[other] {" "}Гид даёт { $bonus } очка.
}
vanuatu-event-lay-down = { $seat } отдыхает и смотрит тайлы отдыха.
vanuatu-event-rested = { $seat } берёт тайл отдыха{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } меняет сокровище на { $value } вату.
vanuatu-event-begged = { $seat } меняет { $given ->
    [one] { $given } очко
    [few] { $given } очка
    [many] { $given } очков
   *[other] { $given } очка
} на столько же вату.
vanuatu-event-governed = Губернатор игрока { $seat } переносит { vanuatu-pawns.acc } с { FORM($action, "gen") } на { FORM($to, "acc") }.
vanuatu-event-converted = { $paid } вату игрока { $seat } превращаются в { $gained ->
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
}; остаётся { $vatu }.
vanuatu-event-refreshed = { $seat } показывает тайл отдыха «{ $tile }».{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } вату.
}{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } очко.
    [few] {" "}+{ $gained } очка.
    [many] {" "}+{ $gained } очков.
   *[other] {" "}+{ $gained } очка.
}
vanuatu-event-counted-fish = Рыба игрока { $seat } в конце стоит { $value } вату.
vanuatu-event-counted = { $seat } получает { $gained ->
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
}: { $for }.
vanuatu-event-ended = { prompt-over } Очки по порядку за столом: { $points }.
vanuatu-event-turn = Теперь ходит { $seat }.

## Откуда очки

vanuatu-tally-before = до этой позиции
vanuatu-tally-goods = товары на кораблях
vanuatu-tally-ships = полные корабли
vanuatu-tally-drawings = рисунки на песке
vanuatu-tally-vatu-track = вату, ставшие очками
vanuatu-tally-rest = тайлы отдыха
vanuatu-tally-fisherman = улов Рыбака
vanuatu-tally-guide = экскурсии Гида
vanuatu-tally-beggar = отдал Нищий
vanuatu-tally-first-player = жетон первого игрока
vanuatu-tally-vatu = оставшиеся вату
vanuatu-tally-treasure = сохранённые сокровища
vanuatu-tally-stalls = лавки и туристы
vanuatu-tally-stalls-on = { $stalls ->
    [one] { $stalls } лавка
    [few] { $stalls } лавки
    [many] { $stalls } лавок
   *[other] { $stalls } лавки
} { FORM($island, "at") }, { $tourists ->
    [one] { $tourists } турист
    [few] { $tourists } туриста
    [many] { $tourists } туристов
   *[other] { $tourists } туриста
}
vanuatu-tally-tie = Только при равенстве: лавки { $stalls }, вату { $vatu }

## Почему нельзя: фазы

vanuatu-refuse-phase-place = Сначала кладут новые тайлы.
vanuatu-refuse-phase-neutral = Сначала ставят нейтральные фишки.
vanuatu-refuse-phase-character = Сейчас все выбирают персонажа.
vanuatu-refuse-phase-plan = Сейчас ставят фишки; действуют потом.
vanuatu-refuse-phase-turn = Сейчас действуй одной из своих стопок.
vanuatu-refuse-phase-selling = Продажа ещё идёт: продай ещё рыбу или остановись.
vanuatu-refuse-phase-second = Сначала реши насчёт второго кубика.
vanuatu-refuse-phase-resting = Сначала возьми один из тайлов отдыха.
vanuatu-refuse-phase-over = { prompt-over }

## Почему нельзя: тайлы и персонажи

vanuatu-refuse-place-tile = Этот тайл сейчас класть нельзя: { $tile }.
vanuatu-refuse-place-taken = На { $hex } уже лежит тайл.
vanuatu-refuse-place-two = Тайл должен касаться хотя бы двух других, а { $hex } — нет.
vanuatu-refuse-place-island = { $tile } — остров, а { $hex } рядом с другим; положи его вдали от островов.
vanuatu-refuse-place-sea = { $tile } — море, а { $hex } не касается острова; положи его рядом с островом.
vanuatu-refuse-no-governor = { $character } в этой партии не играет.
vanuatu-refuse-same-character = { $character } был у тебя в прошлом раунде; выбери кого-то другого.
vanuatu-refuse-character-held = { $character } уже занят: { $seat }.
vanuatu-refuse-not-offered = { $character }: в этом раунде его нет на выбор.

## Почему нельзя: план

vanuatu-refuse-pawns = Сейчас поставь { vanuatu-pawns.acc }.
vanuatu-needs-fish-tile = { $action }: нужна рыба, а у тебя её нет; сначала запланируй { AND($first, "acc") }.
vanuatu-needs-first = { $action }: получится, если сначала запланировать { AND($first, "acc") }.
vanuatu-needs-first-vatu = { $action }: получится, если сначала запланировать { AND($first, "acc") }; недостающие вату принесёт { $earn }.
vanuatu-needs-planned = { $action }: получится, только если раньше запланировать { AND($first, "acc") }.
vanuatu-needs-fish = { $action }: нужна рыба, а твой план её не даёт.
vanuatu-needs-vatu = { $action }: не хватает { $short } вату.
vanuatu-needs-vatu-converted = { $action }: по пути десять вату превратятся в очки, и заплатить будет нечем.
vanuatu-needs-several = { $action }: не хватает сразу многого: { $lacking }.
vanuatu-lacking-vatu = вату
vanuatu-lacking-tile = рыба
vanuatu-lacking-hand = лавка
vanuatu-lacking-guest = турист, который ждёт
vanuatu-lacking-reach = место, куда можно доплыть
vanuatu-lacking-world = места на островах или диски в морях
vanuatu-lacking-stall = своя лавка на острове
vanuatu-needs-world-build = { $action }: на доступных островах нет места для лавки.
vanuatu-needs-world-explore = { $action }: в доступных морях не осталось сокровищ.
vanuatu-needs-world-fish = { $action }: в доступных морях не осталось рыбы.
vanuatu-needs-world-sell = { $action }: на доступных островах нет твоей лавки.
vanuatu-needs-world-buy = { $action }: на доступных островах не осталось товаров.
vanuatu-needs-world-draw = { $action }: на доступных островах нет места для рисунка.
vanuatu-needs-world-transport = { $action }: на доступных островах нет места для туриста.
vanuatu-needs-place-sail = { $action }: с { $vatu } вату не доплыть ни до одного свободного моря.
vanuatu-needs-place-build = { $action }: с { $vatu } вату не доплыть до места для лавки.
vanuatu-needs-place-build-sail = { $action }: рядом с лодкой нет места для лавки; сначала запланируй Плавание.
vanuatu-needs-place-explore = { $action }: с { $vatu } вату не доплыть до обломков.
vanuatu-needs-place-explore-sail = { $action }: под лодкой нет сокровища; сначала запланируй Плавание.
vanuatu-needs-place-fish = { $action }: с { $vatu } вату не доплыть до моря с рыбой.
vanuatu-needs-place-fish-sail = { $action }: под лодкой нет рыбы; сначала запланируй Плавание.
vanuatu-needs-place-sell = { $action }: с { $vatu } вату не доплыть до острова с твоей лавкой.
vanuatu-needs-place-sell-sail = { $action }: рядом с лодкой нет твоей лавки; сначала запланируй Плавание.
vanuatu-needs-place-buy = { $action }: с { $vatu } вату не доплыть до острова с товарами.
vanuatu-needs-place-buy-sail = { $action }: рядом с лодкой нет товаров; сначала запланируй Плавание.
vanuatu-needs-place-draw = { $action }: с { $vatu } вату не доплыть до места для рисунка.
vanuatu-needs-place-draw-sail = { $action }: рядом с лодкой нет места для рисунка; сначала запланируй Плавание.
vanuatu-needs-place-transport = { $action }: с { $vatu } вату не доплыть до острова, где есть место для туриста.
vanuatu-needs-place-transport-sail = { $action }: рядом с лодкой нет острова с местом для туриста; сначала запланируй Плавание.

## Почему нельзя: действия

vanuatu-refuse-no-pawns = { $action }: там нет твоих фишек.
vanuatu-refuse-outnumbered = { $action }: у игрока { $seat } здесь больше фишек, { $theirs } против твоих { $mine }.
vanuatu-refuse-tie = { $action }: поровну, { $theirs } на { $mine }, но { $seat } раньше в порядке хода.
vanuatu-refuse-neutral = { $action }: нейтральных фишек { $theirs } против твоих { $mine }.
vanuatu-refuse-preacher-leads = Где-то ты лидируешь: действуй там, Проповедник сейчас не поможет.
vanuatu-refuse-must-act = { $action }: ты лидируешь, и всё возможно, так что действуй.
vanuatu-refuse-majority-elsewhere = Ты лидируешь в другом месте, от этой стопки отказаться нельзя: { $action }.
vanuatu-refuse-no-treasure = У тебя нет сокровища стоимостью { $value }.
vanuatu-refuse-no-beggar = Вату за очки получает только Нищий.
vanuatu-refuse-turned = { $character } в этом раунде уже использован.
vanuatu-refuse-beg-points = Столько очков отдать нельзя: { $given }; у тебя { $points }.
vanuatu-refuse-not-governor = Фишки переносит только Губернатор.
vanuatu-refuse-govern-same = Стопка уже там: { $action }.
vanuatu-refuse-govern-done = { $action }: в этом раунде это уже сделано или отдано, стопку туда не перенести.
vanuatu-refuse-nowhere = Вокруг твоей лодки для этого нет места.

vanuatu-refuse-not-beside = { $island } не рядом с твоей лодкой.
vanuatu-refuse-cost = { $action }: это стоит { $cost } вату, у тебя { $vatu }.
vanuatu-refuse-sail-empty = На { $hex } нет тайла.
vanuatu-refuse-sail-island = На { $hex } суша; лодки остаются в море.
vanuatu-refuse-sail-boat = На { $hex } стоит другая лодка.
vanuatu-refuse-sail-far = До { $hex } слишком далеко: можно проплыть не больше { $steps ->
    [one] { $steps } гекса
    [few] { $steps } гексов
    [many] { $steps } гексов
   *[other] { $steps } гекса
} моря.
vanuatu-refuse-sail-free = Шаги Штурмана бесплатны: просто назови { $hex }.
vanuatu-refuse-sail-shortest = Это и есть кратчайший путь: просто назови { $hex }.
vanuatu-refuse-sail-steps = Нет пути на { $hex } ровно в столько шагов: { $steps }.
vanuatu-refuse-sail-vatu = До { $hex } нужно { $steps } вату, у тебя { $vatu }.
vanuatu-refuse-no-stall-slot = { CAPITAL(FORM($island, "at")) } нет места для лавки.
vanuatu-refuse-no-stall = Все твои лавки уже стоят.
vanuatu-refuse-no-treasure-disc = Под твоей лодкой нет сокровища.
vanuatu-refuse-no-fish-disc = Под твоей лодкой нет рыбы.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] У тебя нет рыбы на продажу.
   *[other] У тебя нет рыбы стоимостью { $value }.
}
vanuatu-refuse-no-own-stall = Рядом с лодкой нет твоей лавки.
vanuatu-refuse-no-island = Рядом с лодкой нет острова.
vanuatu-refuse-no-cube = { CAPITAL(FORM($island, "at")) } больше нет { FORM($good, "gen") }.
vanuatu-refuse-no-drawing-slot = { CAPITAL(FORM($island, "at")) } нет места для ещё одного рисунка.
vanuatu-refuse-no-tourists = Сейчас туристы не ждут.
vanuatu-refuse-island-full = { CAPITAL(FORM($island, "at")) } нет места для ещё одного туриста.
vanuatu-refuse-no-rest = Все тайлы отдыха разобраны.
vanuatu-refuse-rest-gone = Тайл отдыха «{ $tile }» уже взяли.

## Поле в терминале

vanuatu-board-round = Раунд { $round } из { $rounds }
vanuatu-board-order = порядок хода:
vanuatu-board-ships = Корабли, сверху первый:
vanuatu-board-price = цена рыбы { $price }
vanuatu-board-tourists = туристов ждёт: { $tourists }
vanuatu-board-rest = тайлы отдыха: { $left }
vanuatu-board-next = Следующие тайлы: { $tiles }
vanuatu-board-free = Свободные персонажи: { $characters }
vanuatu-board-my-rest = Твой тайл отдыха: { $tile }
vanuatu-board-player = игрок
vanuatu-board-character = персонаж
vanuatu-board-vatu = вату
vanuatu-board-points = очки
vanuatu-board-fish = рыба
vanuatu-board-treasure = сокровища
vanuatu-board-stalls = лавки
vanuatu-board-boat = лодка
vanuatu-board-legend = Острова: k c b товары, ⌂ лавки, ~ рисунки, ☺ туристы. Игроки: ещё не построенные лавки. Действия: первая стопка ходит первой; ► ты сейчас, × закрыто, ! твоё, но невозможно, − потеряно, + можно запланировать. ★ первый игрок, z отдых. Места на кораблях заглавными буквами уже заняты.
