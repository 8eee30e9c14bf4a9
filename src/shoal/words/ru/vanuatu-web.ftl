## Поле в браузере

vanuatu-web-summary = Раунд { $round } из { $rounds } · { $phase }
vanuatu-web-map = Архипелаг
vanuatu-web-boxes = Девять действий
vanuatu-web-choices = Твой выбор
vanuatu-web-players = Игроки в порядке хода
vanuatu-web-track = Шкала вату
vanuatu-web-whole = Вся карта
vanuatu-web-waters = Мои воды
vanuatu-web-nobody = пока никто
vanuatu-web-neutral = нейтральные
vanuatu-web-price = Цена рыбы
vanuatu-web-office = Туристы
vanuatu-web-rest-tiles = Тайлы отдыха
vanuatu-web-next = Следующие тайлы
vanuatu-web-ships = Корабли
vanuatu-web-ships-hint = левый грузят первым; последнее место даёт ещё { $points }
vanuatu-web-to-map = К карте
vanuatu-web-free = Свободные персонажи
vanuatu-web-free-hint = своего второй раз не берут
vanuatu-web-sails = уйдёт в конце раунда
vanuatu-web-slot-full = погружено: { $good }
vanuatu-web-slot-open = есть место: { $good }
vanuatu-web-drawings = Рисунки на песке
vanuatu-web-of = { $count } из { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = фишки на действиях
vanuatu-web-order-now = { $seat } сейчас
vanuatu-web-order-next = { $seat } потом
vanuatu-web-used = использован
vanuatu-web-plan = План готов: подтверди его.
vanuatu-web-plan-hint = Янтарное действие говорит, что нужно сначала.
vanuatu-web-chain = { $action }: что нужно, по порядку
vanuatu-web-link-done = в плане
vanuatu-web-link-next = ставь фишку сюда
vanuatu-web-link-wait = после этого
vanuatu-web-need-sail = свободное море
vanuatu-web-need-build = нужно место
vanuatu-web-need-explore = нужны обломки
vanuatu-web-need-fish = нужно рыбное море
vanuatu-web-need-tile = нужна рыба
vanuatu-web-need-sell = нужна твоя лавка
vanuatu-web-need-buy = нужны товары
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = место для туриста
vanuatu-web-need-rest = сначала
vanuatu-web-need-together = вместе с этим
vanuatu-web-money = { $sum } = { $vatu } вату к действию «{ $action }»
vanuatu-web-unplan = снять фишку: { $action }
vanuatu-web-govern = Губернатор: перенести стопку
vanuatu-web-step-cash = Сокровище
vanuatu-web-step-beg = Просить

## Сколько стоит

vanuatu-web-cost-sail = −{ $step } вату за гекс
vanuatu-web-cost-sail-navigator = даром: Штурман
vanuatu-web-cost-build = −{ $cost } вату
vanuatu-web-cost-build-builder = −{ $cost } вату: Строитель
vanuatu-web-cost-explore = в твоём море
vanuatu-web-cost-explore-diver = Ныряльщик: ещё и вату
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Рыбак: ещё и очки
vanuatu-web-cost-sell = стоимость × { $price } вату
vanuatu-web-cost-sell-seller = без лавки: Продавец
vanuatu-web-cost-buy = стоит { $prices } вату
vanuatu-web-cost-buy-buyer = 2-й даром: Покупатель
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Художник
vanuatu-web-cost-transport = +1 вату за лавку
vanuatu-web-cost-transport-guide = Гид: ещё и очки
vanuatu-web-cost-rest = скрытый бонус

## Пилюли: правда о твоей стопке, длинно и коротко

vanuatu-web-pill-now = Твой ход: выбери место
vanuatu-web-brief-now = ты сейчас
vanuatu-web-pill-now-do = Твой ход: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Твой ход: { $gain }
vanuatu-web-brief-now-gain = сейчас
vanuatu-web-pill-lead = Здесь лидируешь ты
vanuatu-web-brief-lead = лидируешь
vanuatu-web-pill-leads = Здесь действует { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Мешают нейтральные фишки
vanuatu-web-brief-walled = закрыто
vanuatu-web-pill-neutral-here = Нейтральную фишку сюда
vanuatu-web-brief-neutral-here = сюда?
vanuatu-web-pill-drafted = Твоя фишка встанет сюда
vanuatu-web-brief-drafted = твоя фишка
vanuatu-web-pill-drafted-leads = Твоя фишка: будешь лидировать
vanuatu-web-brief-drafted-leads = { vanuatu-web-brief-win }
vanuatu-web-pill-drafted-behind = { $seat } раньше тебя, фишек { $pawns }
vanuatu-web-brief-drafted-behind = лидер { $seat }
vanuatu-web-pill-drafted-with = Твоя фишка; теперь { $action }
vanuatu-web-brief-drafted-with = теперь { $action }
vanuatu-web-pill-with = Можно вместе: { $action }
vanuatu-web-brief-with = нужно { $action }
vanuatu-web-pill-win = Будешь лидировать
vanuatu-web-brief-win = будешь лидером
vanuatu-web-pill-would-lead = Лидировать будешь только ты
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = Раньше тебя { $seat }: { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Сюда можно поставить фишку
vanuatu-web-brief-may = можно
vanuatu-web-pill-moves = Эта стопка переходит
vanuatu-web-pill-move-from = Перенести эту стопку
vanuatu-web-pill-move-to = Перенести сюда
vanuatu-web-pill-outnumbered = Закрыто: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Поровну { $theirs }:{ $mine }, раньше { $seat }
vanuatu-web-brief-tie = ничья: { $seat }
vanuatu-web-pill-neutral = Нейтральные фишки { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Не здесь: сначала Плавание
vanuatu-web-brief-sail-first = сначала Плавание
vanuatu-web-pill-no-place = Нет доступного места
vanuatu-web-brief-no-place = не доплыть
vanuatu-web-pill-fish-tile = Нет рыбы: сначала Рыбалка
vanuatu-web-brief-fish-tile = сначала Рыбалка
vanuatu-web-pill-vatu = Не хватает { $short } вату
vanuatu-web-pill-cost = Стоит { $cost }, у тебя { $vatu }
vanuatu-web-pill-no-treasure-disc = Твоё, но сокровища тут нет
vanuatu-web-brief-no-treasure-disc = тут нет сокровищ
vanuatu-web-pill-no-fish-disc = Твоё, но рыбы тут нет
vanuatu-web-brief-no-fish-disc = тут нет рыбы
vanuatu-web-pill-no-fish-tile = Твоё, но нет рыбы на продажу
vanuatu-web-brief-no-fish-tile = нет рыбы
vanuatu-web-pill-no-own-stall = Твоё, но лавки тут нет
vanuatu-web-brief-no-own-stall = нет лавки
vanuatu-web-pill-no-tourists = Туристы не ждут
vanuatu-web-brief-no-tourists = нет туристов
vanuatu-web-pill-no-drawing-slot = Нет места для рисунка
vanuatu-web-brief-no-drawing-slot = нет места
vanuatu-web-pill-no-stall-slot = Нет места для лавки
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Твоё, но товаров тут нет
vanuatu-web-pill-not-now = Сейчас нельзя
vanuatu-web-brief-not-now = не сейчас

## Итоги и заметки

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = будешь лидировать: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } вату
vanuatu-web-pay-vatu = −{ $vatu } вату
vanuatu-web-vatu-left = останется { $vatu } вату
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = кубик пропадает
vanuatu-web-note-converted = { $vatu } вату превращаются в { count-points }.
vanuatu-web-note-bonus = Корабль полон: ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
vanuatu-web-note-lost = Этот кубик не возьмёт ни один корабль: он ничего не даст.
vanuatu-web-note-preaches = На это уйдёт Проповедник.
vanuatu-web-note-rest = Ты берёшь тайл отдыха: вату, очко, то и другое или первый ход в следующем раунде.
vanuatu-web-note-waived = { $rule ->
    [51] Гекса вдали от других островов не осталось.
   *[other] Гекса рядом с островом не осталось.
}

## Действия

vanuatu-web-do-place = Положить на { $hex }: { $tile }
vanuatu-web-do-neutral = Нейтральная фишка на { FORM($action, "acc") }
vanuatu-web-do-take = Взять { FORM($character, "gen") }
vanuatu-web-do-plan = Поставить: { $actions }
vanuatu-web-do-plan-both = Поставить обе: { $action }
vanuatu-web-do-sail = Плыть { FORM($place, "to") }
vanuatu-web-do-sail-in = Длинный путь { FORM($place, "to") }, шагов: { $steps }
vanuatu-web-do-sail-back = Выйти и вернуться { FORM($place, "to") }
vanuatu-web-do-build = Построить { FORM($island, "at") }
vanuatu-web-do-explore = Поднять сокровище ({ $value })
vanuatu-web-do-fish = Поймать рыбу ({ $value })
vanuatu-web-do-sell = Продать рыбу ({ $value })
vanuatu-web-do-buy = Купить { FORM($good, "acc") } { FORM($island, "at") }
vanuatu-web-do-draw = Рисовать { FORM($island, "at") }
vanuatu-web-do-transport = Привезти туриста { FORM($island, "to") }
vanuatu-web-do-rest = Отдохнуть
vanuatu-web-do-withdraw = Отказаться: { $action }
vanuatu-web-do-stop = Закончить продажу
vanuatu-web-do-second-yes = Погрузить второй кубик { FORM($good, "gen") }
vanuatu-web-do-second-no = Без второго кубика
vanuatu-web-do-keep = Взять «{ $tile }»
vanuatu-web-do-cash = Обменять сокровище { $value } на вату
vanuatu-web-do-beg = Обменять { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
} на вату
vanuatu-web-do-govern = Перенести стопку с { FORM($action, "gen") } на { FORM($to, "acc") }

## Гексы на слух

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, пусто
vanuatu-web-hex-fish = рыба: { $count }
vanuatu-web-hex-treasure = сокровище: { $count }
vanuatu-web-hex-good = { $good }: { $count }
vanuatu-web-hex-stalls = лавки: { $count } из { $of } { $owners }
vanuatu-web-hex-drawings = рисунки: { $count } из { $of }
vanuatu-web-hex-tourists = туристы: { $count } из { $of }
vanuatu-web-hex-boat = лодка игрока { $seat }

## Ещё слова для пилюль

vanuatu-web-all-done = нет фишек
vanuatu-web-brief-cost = стоит { $cost }
vanuatu-web-brief-vatu = не хватает { $short }
vanuatu-web-brief-no-cube = нет товаров
vanuatu-web-pill-paid-by = Только если раньше заплатит { $action }
vanuatu-web-brief-paid-by = даст { $action }
vanuatu-web-pill-first = Сначала { $first }
vanuatu-web-brief-first = { vanuatu-web-brief-planned }
vanuatu-web-pill-planned = Только если раньше { $first }
vanuatu-web-brief-planned = нужно { $first }
vanuatu-web-pill-fish = Нет рыбы на продажу
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Не хватает нескольких вещей
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Десять вату станут очками
vanuatu-web-brief-vatu-converted = вату уйдут
vanuatu-web-pill-sail-vatu = Нет вату на плавание
vanuatu-web-brief-sail-vatu = нет вату
vanuatu-web-pill-no-island = Рядом нет острова
vanuatu-web-brief-no-island = нет острова
vanuatu-web-pill-no-stall = Все твои лавки стоят
vanuatu-web-brief-no-stall = лавок больше нет
vanuatu-web-pill-island-full = Нет места для туриста
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Тайлы отдыха разобраны
vanuatu-web-brief-no-rest = разобраны
vanuatu-web-pill-nowhere = Вокруг тебя этого нет
vanuatu-web-brief-nowhere = не здесь
vanuatu-web-lost = действие пропадает
vanuatu-web-warn-lost = Фишки вернутся, и ничего не произойдёт.
vanuatu-web-warn-behind = { $actions }: кто-то действует раньше тебя; потом ты, если ещё можно.
vanuatu-web-warn-paid-by = { $action }: получится, только если до этого вату принесёт { $payer }.

## Как выбирать

vanuatu-web-how-plan = { $pawns ->
    [0] Подтверди или нажми на фишку, чтобы снять её.
    [one] Нажми на действие: осталась { $pawns } фишка.
    [few] Нажимай на действия: осталось { $pawns } фишки.
    [many] Нажимай на действия: осталось { $pawns } фишек.
   *[other] Нажимай на действия: осталось { $pawns } фишки.
}
vanuatu-web-how-plan-with = { $action }: теперь { $helper }.
vanuatu-web-how-place = Нажми на светящийся гекс: увидишь там тайл. Ещё раз — положишь.
vanuatu-web-how-take = Каждый говорит, что умеет. Нажми дважды, чтобы взять.
vanuatu-web-how-neutral = Нажми на действие, куда встанет нейтральная фишка.
vanuatu-web-how-act = Нажми на светящееся действие или гекс.
vanuatu-web-how-where = { $action }: нажми на светящееся место.
vanuatu-web-how-lose = Что ни выбери сейчас, всё пропадёт впустую.
vanuatu-web-how-govern = Нажми на стопку, которую переносишь.
vanuatu-web-how-govern-to = Нажми на действие, куда она перейдёт.
vanuatu-web-ask-hex = { $name }: что будешь делать?
vanuatu-web-ask-box = { $name }: где?

## Что только что произошло

vanuatu-web-told-planned = { $seat } собирается: { $actions }.
vanuatu-web-told-planned-both = { $seat } ставит обе фишки: { $action }.
vanuatu-web-told-withdrew = { $seat } нигде не лидирует и отказывается: { $action }.
vanuatu-web-fact-round = Раунд { $round }/{ $rounds }

## Что есть что

vanuatu-web-about-empty-title = { $hex }: открытая вода
vanuatu-web-about-empty = Тайла пока нет. Тайл кладут там, где он касается двух других: остров — вдали от островов, море — рядом с островом.
vanuatu-web-about-next = Положат в начале следующего раунда.
vanuatu-web-about-sea = Здесь плавают лодки. Кто рыбачит или ныряет первым, берёт больше всех: тайл стоит столько, сколько там дисков.
vanuatu-web-about-island = Кто стоит рядом, может строить, покупать, продавать, рисовать и привозить туристов. В конце каждая лавка даёт 2 очка за каждого туриста.
vanuatu-web-about-row-fish = Рыба
vanuatu-web-about-row-treasure = Сокровища
vanuatu-web-about-discs = { $count ->
    [0] нет
   *[other] следующее стоит { $count }
}
vanuatu-web-about-row-goods = Товары
vanuatu-web-about-row-stalls = Лавки
vanuatu-web-about-row-drawings = Рисунки
vanuatu-web-about-row-tourists = { vanuatu-web-office }
vanuatu-web-about-row-cost = Коротко
vanuatu-web-about-row-queue = Кто действует по порядку
vanuatu-web-about-row-with = Сейчас у игрока
vanuatu-web-about-row-deal = На корабле
vanuatu-web-about-row-found = Лежит
vanuatu-web-about-row-room = Свободно на кораблях
vanuatu-web-about-sail = Двигай лодку по тайлам моря, вату за гекс.
vanuatu-web-about-build = Поставь лавку на острове рядом с лодкой. Туристы дадут за неё очки в конце.
vanuatu-web-about-explore = Подними сокровище под лодкой. Сохранишь — в конце двойная стоимость в очках; продашь — его стоимость в вату.
vanuatu-web-about-fish = Поймай рыбу под лодкой; она стоит столько, сколько там рыбных дисков.
vanuatu-web-about-sell = Продавай рыбу на острове с твоей лавкой рядом с лодкой: стоимость, умноженная на цену. С каждой рыбой цена падает.
vanuatu-web-about-buy = Купи товар на острове рядом с лодкой; он идёт на корабль и даёт очки.
vanuatu-web-about-draw = Рисуй на песке острова рядом с лодкой, если там есть место.
vanuatu-web-about-transport = Привези туриста, который ждёт, на остров рядом с лодкой. Каждая лавка там, чья бы ни была, платит тебе вату.
vanuatu-web-about-rest = Возьми один из скрытых тайлов отдыха; он платит в конце раунда.
vanuatu-web-about-person = Один персонаж на раунд, и никогда тот же дважды подряд.
vanuatu-web-about-ship-title = { $number ->
    [1] Первый корабль
    [2] Второй корабль
   *[other] Третий корабль
}
vanuatu-web-about-ship = Кубик идёт на первый слева корабль, где для него есть место. Последнее место даёт ещё { $points }; полные корабли уходят в конце раунда.
vanuatu-web-about-loaded = погружено
vanuatu-web-about-deal = { $vatu } вату, даёт { count-points }
vanuatu-web-about-good = Покупают на острове, грузят на корабль. Если на кораблях нет места, ничего не даёт.
vanuatu-web-about-price-title = Цена рыбы: { $price }
vanuatu-web-about-price = Рыба продаётся за свою стоимость, умноженную на эту цену. Она падает с каждой проданной рыбой ({ $track }) и в следующем раунде снова наверху.
vanuatu-web-about-office-title = Туристов ждёт: { $count }
vanuatu-web-about-office = Перевозка доставляет туриста на остров: вату за каждую лавку там. В конце каждый турист даёт каждой лавке на острове 2 очка. Кого не забрали, уезжает после раунда.
vanuatu-web-about-rest-tiles-title = Тайлов отдыха осталось: { $count }
vanuatu-web-about-rest-tiles = Кто отдыхает, смотрит их и берёт один; какой — другие не видят. Они платят в конце раунда.
vanuatu-web-about-rest-first-player = первый ход; 3 очка в конце партии
vanuatu-web-about-rest-point = 1 очко
vanuatu-web-about-rest-vatu-point = 1 вату и 1 очко
vanuatu-web-about-rest-vatu = 1 вату
vanuatu-web-about-gate-title = Вату: в кошельке не больше { $vatu }
vanuatu-web-about-gate = Как только наберётся { $vatu } вату, они сами становятся { $points ->
    [one] { $points } очком
    [few] { $points } очками
    [many] { $points } очками
   *[other] { $points } очками
}, и ты начинаешь с остатка. Три вату, оставшиеся в конце, — это очко.
vanuatu-web-about-drawings-title = Рисунки на песке: { $count } из { $of }
vanuatu-web-about-drawings = Они ничьи и дают очки один раз, когда их рисуют. На них зарабатывает Гид.
vanuatu-web-about-fish-tile-title = Рыба: { $value }
vanuatu-web-about-fish-tile = По нынешней цене продаётся за { $vatu } вату рядом с твоей лавкой.
vanuatu-web-about-treasure-tile-title = Сокровище: { $value }
vanuatu-web-about-treasure-tile = В конце даёт { count-points }, а в начале твоего хода — свою стоимость в вату.
vanuatu-web-about-pawns-title = Фишки действий
vanuatu-web-about-pawns = Пять за раунд. У кого на действии больше фишек, тот действует первым; среди равных — кто раньше в порядке хода.
