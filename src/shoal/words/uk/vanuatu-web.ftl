## Поле в браузері

vanuatu-web-summary = Раунд { $round } з { $rounds } · { $phase }
vanuatu-web-map = Архіпелаг
vanuatu-web-boxes = Дев’ять дій
vanuatu-web-choices = Твій вибір
vanuatu-web-players = Гравці в порядку ходу
vanuatu-web-track = Шкала вату
vanuatu-web-whole = Уся мапа
vanuatu-web-waters = Мої води
vanuatu-web-nobody = ще ніхто
vanuatu-web-neutral = нейтральні
vanuatu-web-price = Ціна риби
vanuatu-web-office = Туристи
vanuatu-web-rest-tiles = Плитки відпочинку
vanuatu-web-next = Наступні плитки
vanuatu-web-ships = Кораблі
vanuatu-web-ships-hint = лівий вантажать першим; за останнє місце ще { $points }
vanuatu-web-to-map = До мапи
vanuatu-web-free = Вільні персонажі
vanuatu-web-free-hint = двічі поспіль того самого не беруть
vanuatu-web-sails = відпливає в кінці раунду
vanuatu-web-slot-full = завантажено: { $good }
vanuatu-web-slot-open = є місце: { $good }
vanuatu-web-drawings = Малюнки на піску
vanuatu-web-of = { $count } з { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = фішки на діях
vanuatu-web-order-now = { $seat } зараз
vanuatu-web-order-next = { $seat } далі
vanuatu-web-used = використано
vanuatu-web-plan = Твій план готовий: підтвердь його.
vanuatu-web-plan-hint = Бурштинова дія каже, що їй треба спершу.
vanuatu-web-chain = Що потрібно для дії «{ $action }», крок за кроком
vanuatu-web-link-done = заплановано
vanuatu-web-link-next = далі фішку сюди
vanuatu-web-link-wait = іде після цього
vanuatu-web-need-sail = вільне море
vanuatu-web-need-build = треба вільне місце
vanuatu-web-need-explore = треба уламки
vanuatu-web-need-fish = треба море з рибою
vanuatu-web-need-tile = треба рибу
vanuatu-web-need-sell = треба твою ятку
vanuatu-web-need-buy = треба товари
vanuatu-web-need-draw = треба вільне місце
vanuatu-web-need-transport = треба місце
vanuatu-web-need-rest = спершу
vanuatu-web-need-together = разом із
vanuatu-web-money = { $sum } = { $vatu } вату, коли дійде до дії «{ $action }»
vanuatu-web-unplan = зняти фішку з дії «{ $action }»
vanuatu-web-govern = Губернатор: перенести стос
vanuatu-web-step-cash = Скарб
vanuatu-web-step-beg = Жебрати

## Вартість дій

vanuatu-web-cost-sail = −{ $step } вату за гекс
vanuatu-web-cost-sail-navigator = 0: Мореплавець
vanuatu-web-cost-build = −{ $cost } вату
vanuatu-web-cost-build-builder = −{ $cost } вату: Будівничий
vanuatu-web-cost-explore = на твоєму морі
vanuatu-web-cost-explore-diver = Нирець: ще й вату
vanuatu-web-cost-fish = на твоєму морі
vanuatu-web-cost-fish-fisherman = Рибалка: ще й бали
vanuatu-web-cost-sell = вартість × { $price } вату
vanuatu-web-cost-sell-seller = без ятки: Продавець
vanuatu-web-cost-buy = коштує { $prices } вату
vanuatu-web-cost-buy-buyer = другий за 0: Покупець
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Художник
vanuatu-web-cost-transport = +1 вату за ятку
vanuatu-web-cost-transport-guide = Гід: ще й бали
vanuatu-web-cost-rest = таємний бонус

## Плашки: правда про твій стос, довго й коротко

vanuatu-web-pill-now = Твоя черга: обери місце
vanuatu-web-brief-now = ти зараз
vanuatu-web-pill-now-do = Твоя черга: { $name }
vanuatu-web-brief-now-do = ти зараз
vanuatu-web-pill-now-gain = Твоя черга: { $gain }
vanuatu-web-brief-now-gain = зараз
vanuatu-web-pill-lead = Перевага твоя
vanuatu-web-brief-lead = перевага твоя
vanuatu-web-pill-leads = Тут діє { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Заважають нейтральні фішки
vanuatu-web-brief-walled = заблоковано
vanuatu-web-pill-neutral-here = Поставити сюди нейтральну фішку
vanuatu-web-brief-neutral-here = сюди?
vanuatu-web-pill-drafted = Сюди йде твоя фішка
vanuatu-web-brief-drafted = твоя фішка
vanuatu-web-pill-drafted-leads = Твоя фішка: перевага буде твоя
vanuatu-web-brief-drafted-leads = буде перевага
vanuatu-web-pill-drafted-behind = Перед тобою діє { $seat }: { $pawns }
vanuatu-web-brief-drafted-behind = веде { $seat }
vanuatu-web-pill-drafted-with = Твоя фішка; тепер { $action }
vanuatu-web-brief-drafted-with = тепер { $action }
vanuatu-web-pill-with = Можна разом із «{ $action }»
vanuatu-web-brief-with = спершу { $action }
vanuatu-web-pill-win = Перевага буде твоя
vanuatu-web-brief-win = { vanuatu-web-brief-drafted-leads }
vanuatu-web-pill-would-lead = Перевага буде лише твоя
vanuatu-web-brief-would-lead = { vanuatu-web-brief-drafted-leads }
vanuatu-web-pill-behind = Перед тобою діятиме { $seat }: { $pawns }
vanuatu-web-brief-behind = веде { $seat }
vanuatu-web-pill-may = Сюди можна поставити фішку
vanuatu-web-brief-may = можливо
vanuatu-web-pill-moves = Цей стос переходить
vanuatu-web-pill-move-from = Перенести цей стос
vanuatu-web-pill-move-to = Перенести сюди
vanuatu-web-pill-outnumbered = Заблоковано: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Нічия { $theirs }:{ $mine }, { $seat } раніше
vanuatu-web-brief-tie = нічия: { $seat }
vanuatu-web-pill-neutral = Нейтральні фішки { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Не тут: спершу Плисти
vanuatu-web-brief-sail-first = спершу Плисти
vanuatu-web-pill-no-place = Немає досяжного місця
vanuatu-web-brief-no-place = не дістатися
vanuatu-web-pill-fish-tile = Немає риби: спершу Рибалити
vanuatu-web-brief-fish-tile = спершу Рибалити
vanuatu-web-pill-vatu = Бракує { $short } вату
vanuatu-web-pill-cost = Коштує { $cost }, у тебе { $vatu }
vanuatu-web-pill-no-treasure-disc = Твоє, але скарбу тут немає
vanuatu-web-brief-no-treasure-disc = тут немає скарбу
vanuatu-web-pill-no-fish-disc = Твоє, але риби тут немає
vanuatu-web-brief-no-fish-disc = тут немає риби
vanuatu-web-pill-no-fish-tile = Твоє, але риби на продаж немає
vanuatu-web-brief-no-fish-tile = немає риби
vanuatu-web-pill-no-own-stall = Твоє, але ятки тут немає
vanuatu-web-brief-no-own-stall = немає ятки
vanuatu-web-pill-no-tourists = Туристів немає
vanuatu-web-brief-no-tourists = немає туристів
vanuatu-web-pill-no-drawing-slot = Немає місця для малюнка
vanuatu-web-brief-no-drawing-slot = немає місця
vanuatu-web-pill-no-stall-slot = Немає місця для ятки
vanuatu-web-brief-no-stall-slot = немає місця
vanuatu-web-pill-no-cube = Твоє, але товарів тут немає
vanuatu-web-pill-not-now = Зараз неможливо
vanuatu-web-brief-not-now = не зараз

## Наслідки й примітки

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = перевага буде твоя: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } вату
vanuatu-web-pay-vatu = −{ $vatu } вату
vanuatu-web-vatu-left = лишається { $vatu } вату
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = кубик пропадає
vanuatu-web-note-converted = { $vatu } вату стають балами: { count-points }.
vanuatu-web-note-bonus = Корабель повний: ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
  }.
vanuatu-web-note-lost = Жоден корабель не бере цього кубика: він нічого не дасть.
vanuatu-web-note-preaches = Це використає Проповідника.
vanuatu-web-note-rest = Ти береш плитку відпочинку: вату, бал, те й те або право першого ходу в наступному раунді.
vanuatu-web-note-waived = { $rule ->
    [51] Гексів осторонь від інших островів не лишилося.
   *[other] Гексів біля острова не лишилося.
  }

## Дії

vanuatu-web-do-place = Покласти на { $hex }: { $tile }
vanuatu-web-do-neutral = Нейтральну фішку на дію «{ $action }»
vanuatu-web-do-take = Узяти { FORM($character, "acc") }
vanuatu-web-do-plan = Поставити: { $actions }
vanuatu-web-do-plan-both = Поставити обидві: { $action }
vanuatu-web-do-sail = Плисти до { FORM($place, "gen") }
vanuatu-web-do-sail-in = Довгий шлях до { FORM($place, "gen") }, кроків: { $steps }
vanuatu-web-do-sail-back = Вийти й повернутися до { FORM($place, "gen") }
vanuatu-web-do-build = Збудувати на острові { $island }
vanuatu-web-do-explore = Підняти скарб вартістю { $value }
vanuatu-web-do-fish = Зловити рибу вартістю { $value }
vanuatu-web-do-sell = Продати рибу вартістю { $value }
vanuatu-web-do-buy = Купити { FORM($good, "acc") } на острові { $island }
vanuatu-web-do-draw = Малювати на острові { $island }
vanuatu-web-do-transport = Привезти туриста на острів { $island }
vanuatu-web-do-rest = Відпочити
vanuatu-web-do-withdraw = Віддати «{ $action }»
vanuatu-web-do-stop = Закінчити продаж
vanuatu-web-do-second-yes = Завантажити другий кубик { FORM($good, "gen") }
vanuatu-web-do-second-no = Без другого кубика
vanuatu-web-do-keep = Узяти «{ $tile }»
vanuatu-web-do-cash = Обміняти скарб { $value } на вату
vanuatu-web-do-beg = Віддати { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } балів
  } за вату
vanuatu-web-do-govern = Перенести стос з дії «{ $action }» на дію «{ $to }»

## Гекси для слуху

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, порожньо
vanuatu-web-hex-fish = риба: { $count }
vanuatu-web-hex-treasure = скарб: { $count }
vanuatu-web-hex-good = { $good }: { $count }
vanuatu-web-hex-stalls = ятки: { $count } з { $of } { $owners }
vanuatu-web-hex-drawings = малюнки: { $count } з { $of }
vanuatu-web-hex-tourists = туристи: { $count } з { $of }
vanuatu-web-hex-boat = човен гравця { $seat }

## Слова до плашок

vanuatu-web-all-done = без фішок
vanuatu-web-brief-cost = коштує { $cost }
vanuatu-web-brief-vatu = бракує { $short }
vanuatu-web-brief-no-cube = немає товарів
vanuatu-web-pill-paid-by = Якщо спершу заплатить «{ $action }»
vanuatu-web-brief-paid-by = якщо { $action }
vanuatu-web-pill-first = Спершу { $first }
vanuatu-web-brief-first = спершу { $first }
vanuatu-web-pill-planned = Лише якщо перед тим «{ $first }»
vanuatu-web-brief-planned = треба { $first }
vanuatu-web-pill-fish = Немає риби на продаж
vanuatu-web-brief-fish = немає риби
vanuatu-web-pill-several = Бракує кількох речей
vanuatu-web-brief-several = не зараз
vanuatu-web-pill-vatu-converted = Десять вату стали б балами
vanuatu-web-brief-vatu-converted = вату → бали
vanuatu-web-pill-sail-vatu = Немає вату, щоб плисти
vanuatu-web-brief-sail-vatu = немає вату
vanuatu-web-pill-no-island = Поруч немає острова
vanuatu-web-brief-no-island = немає острова
vanuatu-web-pill-no-stall = Усі твої ятки збудовано
vanuatu-web-brief-no-stall = яток немає
vanuatu-web-pill-island-full = Немає місця для туриста
vanuatu-web-brief-island-full = немає місця
vanuatu-web-pill-no-rest = Усі плитки відпочинку розібрано
vanuatu-web-brief-no-rest = не лишилося
vanuatu-web-pill-nowhere = Поруч нічого такого немає
vanuatu-web-brief-nowhere = не тут
vanuatu-web-lost = дію втрачено
vanuatu-web-warn-lost = Фішки повернуться, але ти нічого не зробиш.
vanuatu-web-warn-behind = { $actions }: хтось діє перед тобою; потім ти, якщо ще буде можна.
vanuatu-web-warn-paid-by = { $action }: вийде, лише якщо доти «{ $payer }» принесе вату.

## Як обирати

vanuatu-web-how-plan = { $pawns ->
    [0] Підтвердь або торкнися фішки, щоб зняти її.
    [one] Торкнися дії: ще { $pawns } фішка.
    [few] Торкнися дій: ще { $pawns } фішки.
    [many] Торкнися дій: ще { $pawns } фішок.
   *[other] Торкнися дій: ще { $pawns } фішок.
  }
vanuatu-web-how-plan-with = «{ $action }»: тепер { $helper }.
vanuatu-web-how-place = Торкнися гекса, що світиться, щоб побачити там плитку, і ще раз, щоб покласти.
vanuatu-web-how-take = На кожному написано, що він уміє. Торкнися двічі, щоб узяти.
vanuatu-web-how-neutral = Торкнися дії, куди піде нейтральна фішка.
vanuatu-web-how-act = Торкнися дії або гекса, що світиться.
vanuatu-web-how-where = { $action }: торкнися місця, що світиться.
vanuatu-web-how-lose = Чого зараз торкнешся, те віддаси ні за що.
vanuatu-web-how-govern = Торкнися стосу, який перенести.
vanuatu-web-how-govern-to = Торкнися дії, куди він перейде.
vanuatu-web-ask-hex = { $name }: що зробиш?
vanuatu-web-ask-box = { $name }: де?

## Що сталося щойно

vanuatu-web-told-planned = { $seat } хоче: { $actions }.
vanuatu-web-told-planned-both = { $seat } ставить обидві фішки: { $action }.
vanuatu-web-told-withdrew = { $seat } ніде не має переваги й віддає «{ $action }».
vanuatu-web-fact-round = Раунд { $round }/{ $rounds }

## Що це за речі

vanuatu-web-about-empty-title = { $hex }: відкрита вода
vanuatu-web-about-empty = Плитки ще немає. Плитку кладуть там, де вона торкається двох інших: острови осторонь від островів, моря біля острова.
vanuatu-web-about-next = Її покладуть на початку наступного раунду.
vanuatu-web-about-sea = Тут плавають човни. Хто перший рибалить чи пірнає, бере найбільше: здобич варта стільки, скільки на плитці дисків.
vanuatu-web-about-island = Хто стоїть поруч, може будувати, купувати, продавати, малювати й привозити туристів. У кінці кожна ятка дає 2 бали за кожного туриста.
vanuatu-web-about-row-fish = Риба
vanuatu-web-about-row-treasure = Скарб
vanuatu-web-about-discs = { $count ->
    [0] немає
   *[other] наступний вартий { $count }
  }
vanuatu-web-about-row-goods = Товари
vanuatu-web-about-row-stalls = Ятки
vanuatu-web-about-row-drawings = Малюнки
vanuatu-web-about-row-tourists = Туристи
vanuatu-web-about-row-cost = Коротко
vanuatu-web-about-row-queue = Хто діє, по черзі
vanuatu-web-about-row-with = Хто має зараз
vanuatu-web-about-row-deal = На кораблі
vanuatu-web-about-row-found = Де лежить
vanuatu-web-about-row-room = Вільно на кораблях
vanuatu-web-about-sail = Пливи човном від плитки до плитки моря, по вату за гекс.
vanuatu-web-about-build = Постав ятку на острові біля свого човна. З туристами вона в кінці дає бали.
vanuatu-web-about-explore = Підніми скарб під своїм човном. Якщо його зберегти, у кінці він рахується вдвічі; якщо продати, дає свою вартість у вату.
vanuatu-web-about-fish = Злови рибу під своїм човном; вона варта стільки, скільки там дисків риби.
vanuatu-web-about-sell = Продай рибу на острові біля човна, де є твоя ятка: вартість помножити на ціну. З кожною рибою ціна падає.
vanuatu-web-about-buy = Купи товар на острові біля свого човна; він піде на корабель і дасть бали.
vanuatu-web-about-draw = Малюй на піску острова біля свого човна, де є місце.
vanuatu-web-about-transport = Привези туриста, що чекає, на острів біля свого човна. Кожна ятка там, хоч би чия, платить тобі вату.
vanuatu-web-about-rest = Візьми одну з прихованих плиток відпочинку; нагороду вона дає в кінці раунду.
vanuatu-web-about-person = Один персонаж на раунд, і ніколи той самий двічі поспіль.
vanuatu-web-about-ship-title = { $number ->
    [1] Перший корабель
    [2] Другий корабель
   *[other] Третій корабель
  }
vanuatu-web-about-ship = Кубик іде на перший зліва корабель, де є для нього місце. Останнє місце дає ще { $points }; повні кораблі відпливають у кінці раунду.
vanuatu-web-about-loaded = завантажено
vanuatu-web-about-deal = { $vatu } вату, дає { count-points }
vanuatu-web-about-good = Купують на острові, вантажать на корабель. Без місця на кораблі нічого не дає.
vanuatu-web-about-price-title = Ціна риби: { $price }
vanuatu-web-about-price = За рибу дають її вартість, помножену на ціну. Ціна падає з кожною проданою рибою ({ $track }), а наступного раунду знову найвища.
vanuatu-web-about-office-title = Туристи чекають: { $count }
vanuatu-web-about-office = Дія «Перевозити» везе одного на острів: вату за кожну ятку там. У кінці кожен турист додає кожній ятці на острові 2 бали. Хто ще чекає, після раунду їде.
vanuatu-web-about-rest-tiles-title = Лишилося плиток відпочинку: { $count }
vanuatu-web-about-rest-tiles = Хто відпочиває, переглядає їх і бере одну; яку саме, не бачить більше ніхто. Нагороду вони дають у кінці раунду.
vanuatu-web-about-rest-first-player = перший хід; 3 бали в кінці гри
vanuatu-web-about-rest-point = 1 бал
vanuatu-web-about-rest-vatu-point = 1 вату й 1 бал
vanuatu-web-about-rest-vatu = 1 вату
vanuatu-web-about-gate-title = Вату: гроші до { $vatu }
vanuatu-web-about-gate = Щойно вату { $vatu }, вони самі стають балами (+{ $points }), а далі рахуєш від того, що лишилося. У кінці кожні три вату – бал.
vanuatu-web-about-drawings-title = Малюнки на піску: { $count } з { $of }
vanuatu-web-about-drawings = Вони нічиї й дають бали один раз, коли їх малюють. На них заробляє Гід.
vanuatu-web-about-fish-tile-title = Риба вартістю { $value }
vanuatu-web-about-fish-tile = За нинішньою ціною продається за { $vatu } вату біля твоєї ятки.
vanuatu-web-about-treasure-tile-title = Скарб вартістю { $value }
vanuatu-web-about-treasure-tile = У кінці дає балів: { $points }, або свою вартість у вату на початку твого ходу.
vanuatu-web-about-pawns-title = Фішки дій
vanuatu-web-about-pawns = П’ять фішок на раунд. Чий стос найбільший, той і діє першим; з рівних стосів – той, чия черга раніше.