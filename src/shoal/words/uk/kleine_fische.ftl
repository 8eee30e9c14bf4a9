### Kleine Fische ganz groß

kleine-fische-option-memory-help = Допомога пам’яті: усе, що бачили всі, лишається позначеним
kleine-fische-option-free-entry = Восьминіг виходить з печери задарма: перша доріжка не коштує кроку

## Види та печери

kleine-fische-hidden = прихована риба
    .acc = приховану рибу
kleine-fische-species-clown = риба-клоун
    .acc = рибу-клоуна
kleine-fische-species-lion = крилатка
    .acc = крилатку
kleine-fische-species-box = кузовок
    .acc = кузовка
kleine-fische-species-hammer = риба-молот
    .acc = рибу-молот
kleine-fische-species-puffer = риба фугу
    .acc = рибу фугу
kleine-fische-species-sword = меч-риба
    .acc = меч-рибу
kleine-fische-species-saw = риба-пила
    .acc = рибу-пилу
kleine-fische-species-seahorse = морський коник
    .acc = морського коника
kleine-fische-species-angel = риба-ангел
    .acc = рибу-ангела
kleine-fische-species-parrot = риба-папуга
    .acc = рибу-папугу
kleine-fische-species-surgeon = риба-хірург
    .acc = рибу-хірурга
kleine-fische-species-flying = летюча риба
    .acc = летючу рибу
kleine-fische-species-angler = вудильник
    .acc = вудильника

kleine-fische-shells = { $shells ->
    [one] { $shells } мушля
    [few] { $shells } мушлі
    [many] { $shells } мушель
   *[other] { $shells } мушель
  }

kleine-fische-cave-hidden = прихована карта
kleine-fische-cave-fins-1 = Турболасти (1)
kleine-fische-cave-fins-2 = Турболасти (2)
kleine-fische-cave-fins-3 = Турболасти (3)
kleine-fische-cave-fins-4 = Турболасти (4)
kleine-fische-cave-fins-5 = Турболасти (5)
kleine-fische-cave-lamp-1 = Підводний ліхтар (глянути раз)
kleine-fische-cave-lamp-2 = Підводний ліхтар (глянути двічі)
kleine-fische-cave-octo-1 = Турбовосьминіг (+1)
kleine-fische-cave-octo-2 = Турбовосьминіг (+2)
kleine-fische-cave-octo-3 = Турбовосьминіг (+3)
kleine-fische-cave-octo-4 = Турбовосьминіг (+4)
kleine-fische-cave-octo-5 = Турбовосьминіг (+5)
kleine-fische-cave-reroll-1 = Кидай ще (раз)
kleine-fische-cave-reroll-2 = Кидай ще (двічі)
kleine-fische-cave-rainbow = Райдужна риба
kleine-fische-cave-chest = Скриня скарбів

kleine-fische-way-up = вгору
kleine-fische-way-down = вниз
kleine-fische-way-left = ліворуч
kleine-fische-way-right = праворуч

## Що питають

kleine-fische-ask-exchange = Увесь верхній ряд – печери. Поміняй одну з них на рибу знизу.
kleine-fische-wait-exchange = Увесь верхній ряд – печери: { $seat } міняє одну з них на рибу знизу.
kleine-fische-ask-jump = Постав човен над рибою і стрибай.
kleine-fische-wait-jump = { $seat } ставить човен над рибою і стрибає.
kleine-fische-ask-move = Пливи далі звідти, де ти є.
kleine-fische-wait-move = { $seat } робить перший рух ходу.
kleine-fische-ask-peek = Твій ліхтар світить. Глянь на приховану рибу (лишилося: { $left }).
kleine-fische-wait-peek = { $seat } світить ліхтарем на приховану рибу (лишилося: { $left }).
kleine-fische-ask-first-reveal = Відкрий одну з риб біля себе.
kleine-fische-wait-first-reveal = { $seat } обирає, яку рибу відкрити.
kleine-fische-ask-choice = { $count ->
    [one] Відкрито { $count } рибу
    [few] Відкрито { $count } різні риби
    [many] Відкрито { $count } різних риб
   *[other] Відкрито { $count } різних риб
  }. Зупинитися чи плисти далі?
kleine-fische-wait-choice = { $seat } має { $count ->
    [one] { $count } відкриту рибу
    [few] { $count } різні відкриті риби
    [many] { $count } різних відкритих риб
   *[other] { $count } різних відкритих риб
  } і вирішує, зупинитися чи плисти далі.
kleine-fische-ask-after-move = { $fish ->
    [0] Дослідиш печеру поруч чи зупинишся?
   *[other] Відкриєш рибу поруч чи дослідиш печеру?
}
kleine-fische-wait-after-move = { $seat } обирає карту біля свого нирця.
kleine-fische-ask-octopus = { $steps ->
    [0] Балів восьминога немає. Лишити восьминога на місці чи зіграти Турбовосьминога, якщо він є?
    [one] Посунути восьминога на { $steps } доріжку чи лишити?
    [few] Посунути восьминога щонайбільше на { $steps } доріжки чи лишити?
    [many] Посунути восьминога щонайбільше на { $steps } доріжок чи лишити?
   *[other] Посунути восьминога щонайбільше на { $steps } доріжок чи лишити?
  }
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } не має балів восьминога й може зіграти Турбовосьминога.
    [one] { $seat } може посунути восьминога на { $steps } доріжку.
    [few] { $seat } може посунути восьминога щонайбільше на { $steps } доріжки.
    [many] { $seat } може посунути восьминога щонайбільше на { $steps } доріжок.
   *[other] { $seat } може посунути восьминога щонайбільше на { $steps } доріжок.
  }
kleine-fische-ask-octopus-driven = { $steps ->
    [one] Тепер посунь восьминога на { $steps } доріжку.
    [few] Тепер посунь восьминога щонайбільше на { $steps } доріжки.
    [many] Тепер посунь восьминога щонайбільше на { $steps } доріжок.
   *[other] Тепер посунь восьминога щонайбільше на { $steps } доріжок.
  }
kleine-fische-wait-octopus-driven = { $steps ->
    [one] Тепер { $seat } рухає восьминога на { $steps } доріжку.
    [few] Тепер { $seat } рухає восьминога щонайбільше на { $steps } доріжки.
    [many] Тепер { $seat } рухає восьминога щонайбільше на { $steps } доріжок.
   *[other] Тепер { $seat } рухає восьминога щонайбільше на { $steps } доріжок.
  }
kleine-fische-ask-rob = Восьминіг натрапив на кількох нирців. Кого грабуєш?
kleine-fische-wait-rob = Восьминіг натрапив на кількох нирців: { $seat } обирає, кого грабувати.
kleine-fische-ask-announce = Скільки риб спробуєш забрати в гравця { $victim_seat }?
kleine-fische-wait-announce = { $seat } вирішує, скільки риб спробувати забрати в гравця { $victim_seat }.
kleine-fische-ask-rolled = { $result } – замало для { $number }. Прийняти чи зіграти карту й кинути ще раз?
kleine-fische-wait-rolled = { $result } – замало для { $number }: { $seat } вирішує, чи зіграти карту й кинути ще раз.
kleine-fische-ask-roll-on = { $result } – замало для { $number }. Прийняти чи кинути ще раз?
kleine-fische-wait-roll-on = { $result } – замало для { $number }: { $seat } може кинути ще раз.
kleine-fische-ask-rainbow = На який зі своїх стосів кладеш райдужну рибу?
kleine-fische-wait-rainbow = { $seat } обирає стос для райдужної риби.

## Моменти, як частини речення

kleine-fische-phase-exchange = спершу поміняй печеру верхнього ряду на рибу
kleine-fische-phase-jump = спершу стрибай
kleine-fische-phase-move = спершу зроби перший рух ходу
kleine-fische-phase-peek = ліхтар ще світить
kleine-fische-phase-first-reveal = спершу відкрий рибу
kleine-fische-phase-choice = вирішуй, зупинитися чи плисти далі
kleine-fische-phase-after-move = спершу обери карту біля нирця
kleine-fische-phase-octopus = занурення скінчилося, черга за восьминогом
kleine-fische-phase-rob = спершу обери, кого грабувати
kleine-fische-phase-announce = спершу оголоси, скільки риб хочеш украсти
kleine-fische-phase-rolled = вирішуй, що робити з невдалим кидком
kleine-fische-phase-roll-on = вирішуй, чи кидати вдруге
kleine-fische-phase-rainbow = час розкладати райдужну рибу
kleine-fische-phase-over = гру закінчено

## Чому ні

kleine-fische-no-card = У тебе немає карти «{ $cave }», або цього ходу нею ще не можна скористатися.
kleine-fische-no-lamp-now = Карту «{ $cave }» можна зіграти лише перед першим рухом твого ходу.
kleine-fische-no-turbo-now = Карту «{ $cave }» можна зіграти, лише коли рухаєш восьминога.
kleine-fische-no-reroll-now = Карту «{ $cave }» можна зіграти лише відразу після замалого кидка.
kleine-fische-no-one-card = Спершу використай другий кидок зіграної карти або відмовся від нього; тоді можна грати «{ $cave }».
kleine-fische-no-no-lamp = Твій ліхтар не світить: { $now }.
kleine-fische-no-look-first = Ліхтар уже світить, тож глянь хоча б на одну рибу.
kleine-fische-no-peek-cave = Це печера; ліхтар показує лише рибу.
kleine-fische-no-peek-twice = Цю карту ти вже бачиш.
kleine-fische-no-exchange = Карти міняють, лише коли весь верхній ряд – печери і треба стрибати.
kleine-fische-no-exchange-cave = Це теж печера; обери рибу.
kleine-fische-no-jump-twice = Ти вже у воді; стрибають лише раз.
kleine-fische-no-jump-cave = Унизу печера; під човном має бути риба.
kleine-fische-no-jump-now = Ще ні: { $now }.
kleine-fische-no-jump-octopus = Там чатує восьминіг.
kleine-fische-no-on-boat = Ти ще в човні: спершу стрибай.
kleine-fische-no-card-first = Рух уже зроблено; тепер обери карту біля себе.
kleine-fische-no-swim-now = Зараз плисти не можна: { $now }.
kleine-fische-no-octopus-there = Там восьминіг; на його доріжку нирці не запливають.
kleine-fische-no-backwards = Ти дивишся { $heading }; назад нирці не плавають.
kleine-fische-no-no-lane = З перехрестя перед тобою жодна доріжка не веде { $way }.
kleine-fische-no-too-far = { $steps ->
    [one] За { $steps } крок
    [few] За { $steps } кроки
    [many] За { $steps } кроків
   *[other] За { $steps } кроків
  } туди не допливти так, щоб дивитися { $heading }.
kleine-fische-no-card-now = Не зараз: { $now }.
kleine-fische-no-not-beside = Ця карта не біля твоєї доріжки.
kleine-fische-no-reveal-cave = Це печера; печери досліджують, а не відкривають.
kleine-fische-no-open-already = Цю карту вже відкрито.
kleine-fische-no-explore-fish = Це риба, а не печера.
kleine-fische-no-explore-first = Після першого руху ходу печер не досліджують.
kleine-fische-no-explore-count = { $needs ->
    [one] Цю печеру можна дослідити, коли відкрито рівно { $needs } рибу, а зараз їх { $open }.
    [few] Цю печеру можна дослідити, коли відкрито рівно { $needs } риби, а зараз їх { $open }.
    [many] Цю печеру можна дослідити, коли відкрито рівно { $needs } риб, а зараз їх { $open }.
   *[other] Цю печеру можна дослідити, коли відкрито рівно { $needs } риб, а зараз їх { $open }.
  }
kleine-fische-no-stop-first = Після першого руху ходу завжди йде риба: відкрий одну.
kleine-fische-no-stop-before-card = Поруч прихована риба; зупинитися можна, коли тут буде відкрито карту.
kleine-fische-no-stop-unstarted = Пропустити хід не можна: перший рух обов’язковий.
kleine-fische-no-stop-now = Зараз нема чого зупиняти: { $now }.
kleine-fische-no-octopus-now = Восьминіг рухається лише після твого занурення: { $now }.
kleine-fische-no-turbo-stay = Турбовосьминога вже зіграно, тож восьминіг мусить рушити.
kleine-fische-no-no-points = На твоїй відкритій рибі немає жодного бала восьминога, і Турбовосьминога не зіграно.
kleine-fische-no-own-diver = Там твій нирець; твій восьминіг до нього не наближається.
kleine-fische-no-circle = Щоб повернутися на те саме місце, треба вільне коло щонайменше з чотирьох доріжок, а кроків у тебе { $steps }.
kleine-fische-no-octopus-far = { $steps ->
    [one] За { $steps } крок
    [few] За { $steps } кроки
    [many] За { $steps } кроків
   *[other] За { $steps } кроків
  } восьминіг туди не дістанеться: задалеко або заважає нирець.
kleine-fische-no-rob-now = Зараз нема кого обирати: { $now }.
kleine-fische-no-nobody = За цим столом немає гравця { $number }.
kleine-fische-no-rob-self = Себе не пограбуєш.
kleine-fische-no-rob-elsewhere = { $victim_seat } не на доріжці восьминога.
kleine-fische-no-announce-now = Зараз нема чого оголошувати: { $now }.
kleine-fische-no-again-now = Другого кидка немає: { $now }.
kleine-fische-no-accept-now = Немає кидка, який можна прийняти: { $now }.
kleine-fische-no-rainbow-now = Райдужну рибу кладуть лише після кінця гри.
kleine-fische-no-rainbow-stack = У тебе немає такого стосу: { $fish }.

## Що сталося

# Місця й доріжки так, як рахують люди: ряди згори, карти зліва.
kleine-fische-place = карта { $nth } в ряду { $row }
kleine-fische-lane = { $side ->
    [left] ліворуч від карти
    [right] праворуч від карти
    [below] під картою
   *[above] над картою
  } { $nth } в ряду { $row }

kleine-fische-event-exchanged = { $seat } міняє печеру з числом { $needs } ({ kleine-fische-place }) на рибу (карта { $other_nth } в ряду { $other_row }).
kleine-fische-event-jumped = { $seat } ставить човен над картою { $boat }, стрибає на доріжку { kleine-fische-lane } і дивиться { $way }.
kleine-fische-event-reversed = Восьминіг перекрив ріг: { $seat } розвертається й дивиться { $way }.
kleine-fische-event-swam = { $seat } пливе { $way } на доріжку { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } відкриває { FORM($fish, "acc") } ({ kleine-fische-place }), { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } бал восьминога
    [few] , { $points } бали восьминога
    [many] , { $points } балів восьминога
   *[other] , { $points } балів восьминога
  }.
kleine-fische-event-bust = { CAPITAL($fish) } – двічі! Від першої до другої знову { $lost ->
    [one] ховається { $lost } риба
    [few] ховаються { $lost } риби
    [many] ховається { $lost } риб
   *[other] ховається { $lost } риб
  }; { $seat } { $kept ->
    [0] не лишає собі нічого
   *[other] лишає собі { $kept }
  }.
kleine-fische-event-stranded = Біля доріжки немає риби: хід гравця { $seat } закінчено.
kleine-fische-event-stopped = { $seat } зупиняється й має { $count ->
    [one] { $count } рибу
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }.
kleine-fische-event-halted = Тут більше нема що робити: { $seat } зупиняється й має { $count ->
    [one] { $count } рибу
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }.
kleine-fische-event-explored = { $seat } досліджує печеру ({ kleine-fische-place }): відкрито { $needs ->
    [one] { $needs } рибу
    [few] { $needs } риби
    [many] { $needs } риб
   *[other] { $needs } риб
  }, рівно скільки треба.
kleine-fische-event-used = { $seat } розігрує карту «{ $cave }».
kleine-fische-event-peeked = { $seat } світить ліхтарем ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , { $shells } мушля
    [few] , { $shells } мушлі
    [many] , { $shells } мушель
   *[other] , { $shells } мушель
  }{ $points ->
    [0] {""}
    [one] , { $points } бал восьминога
    [few] , { $points } бали восьминога
    [many] , { $points } балів восьминога
   *[other] , { $points } балів восьминога
  }.
kleine-fische-event-darkened = { $seat } гасить ліхтар.
kleine-fische-event-crawled = { $seat } рухає восьминога { $cost ->
    [0] без кроків
    [one] за { $cost } крок
    [few] за { $cost } кроки
    [many] за { $cost } кроків
   *[other] за { $cost } кроків
  } на доріжку { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } лишає восьминога на місці.
kleine-fische-event-met = Восьминогу трапляється здобич: { $seats }.
kleine-fische-event-chosen = { $seat } обирає, кого грабувати: { $victim_seat }.
kleine-fische-event-spared = { $seat } відпускає нирців.
kleine-fische-event-announced = { $seat } хоче забрати { $number ->
    [one] { $number } рибу в
    [few] { $number } риби в
    [many] { $number } риб у
   *[other] { $number } риб у
  } гравця { $victim_seat }.
kleine-fische-event-rolled = { $seat } викидає { $result }: { $good ->
    [yes] досить для { $number }.
   *[no] замало для { $number }.
  }
kleine-fische-event-missed = { $victim_seat } нічого не втрачає.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } не забирає в гравця { $victim_seat } жодної риби.
    [one] { $seat } забирає { $taken } рибу в гравця { $victim_seat }: { $fish }.
    [few] { $seat } забирає { $taken } риби в гравця { $victim_seat }: { $fish }.
    [many] { $seat } забирає { $taken } риб у гравця { $victim_seat }: { $fish }.
   *[other] { $seat } забирає { $taken } риб у гравця { $victim_seat }: { $fish }.
  }
kleine-fische-event-lost = Червона грань: { $taken ->
    [0] { $victim_seat } не забирає в гравця { $seat } жодної риби.
    [one] { $victim_seat } забирає { $taken } рибу в гравця { $seat }: { $fish }.
    [few] { $victim_seat } забирає { $taken } риби в гравця { $seat }: { $fish }.
    [many] { $victim_seat } забирає { $taken } риб у гравця { $seat }: { $fish }.
   *[other] { $victim_seat } забирає { $taken } риб у гравця { $seat }: { $fish }.
  }
kleine-fische-event-collected = { $seat } збирає улов: { $fish }.
kleine-fische-event-took = { $seat } бере печеру з числом { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Риф поповнено: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
  }{ $new_caves ->
    [0] {""}
    [one] , { $count ->
        [1] {""}
       *[other] серед них{" "}
    }печера з числом { $caves }
    [few] , серед них { $new_caves } печери з числами { $caves }
    [many] , серед них { $new_caves } печер із числами { $caves }
   *[other] , серед них { $new_caves } печер із числами { $caves }
  }; { $left ->
    [0] колода порожня
   *[other] у колоді ще { $left }, зверху { $top ->
        [fish] риба
       *[other] печера з числом { $top }
    }
  }.
kleine-fische-event-turn = Ходить { $seat }.
kleine-fische-event-ended = Риф нема чим поповнити: гру закінчено. Усі відкривають свою рибу й печери, і рахують бали.
kleine-fische-event-crowned = { $seat } кладе райдужну рибу на { FORM($fish, "acc") }.
kleine-fische-event-declined = { $seat } нікуди не кладе райдужної риби.
kleine-fische-event-scored = Перемога: { $seats }. Бали, місце за місцем: { $scores }.

## Підрахунок

kleine-fische-tally-stack = { CAPITAL($fish) }
kleine-fische-tally-rainbow = Райдужна риба ({ $fish })
kleine-fische-tally-unused = Незіграні карти печер
kleine-fische-tally-chest = { $count ->
    [one] { $count } скриня скарбів
    [few] { $count } скрині скарбів
    [many] { $count } скринь скарбів
   *[other] { $count } скринь скарбів
  }, місце { $rank }
kleine-fische-tally-tie = Риби в купці, лише за рівних балів: { $count }

## Поле в терміналі

kleine-fische-short-clown = Клоун
kleine-fische-short-lion = Крилатка
kleine-fische-short-box = Кузовок
kleine-fische-short-hammer = Молот
kleine-fische-short-puffer = Фугу
kleine-fische-short-sword = Меч
kleine-fische-short-saw = Пила
kleine-fische-short-seahorse = Коник
kleine-fische-short-angel = Ангел
kleine-fische-short-parrot = Папуга
kleine-fische-short-surgeon = Хірург
kleine-fische-short-flying = Летюча
kleine-fische-short-angler = Вудильн.

kleine-fische-board-boat = човен
kleine-fische-board-deck = Колода: { $left ->
    [one] { $left } карта
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карт
  }, наступна – { $top }
kleine-fische-board-deck-empty = Колода: порожня
kleine-fische-board-fish-back = риба
kleine-fische-board-cave-back = печера { $needs }
kleine-fische-board-octopus-cave = Восьминіг @: у своїй печері
kleine-fische-board-octopus-lane = Восьминіг @: на { $lane }
kleine-fische-board-player = риб: { $count }
kleine-fische-board-caves = печери { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Відкрито
kleine-fische-board-photo = { $number }. { $fish } { $size } на { $place }
kleine-fische-board-points = бали восьминога: { $points }
kleine-fische-board-explored = Досліджують печеру на { $place }.
kleine-fische-board-lanes = Доріжки попереду
kleine-fische-board-lane = { $way } на { $lane }: { $offer }
kleine-fische-board-reversed = (після розвороту)
kleine-fische-board-blocked = { $way } на { $lane }: там восьминіг
kleine-fische-board-offer-fish = риба { $places }
kleine-fische-board-offer-cave = печера { $place }, відкрито { $open } з { $needs }
kleine-fische-board-offer-nothing = нема що відкривати
kleine-fische-board-odds = Ще не бачених риб: { $unseen }, з них нових для тебе: { $new }
kleine-fische-board-theft = Оголошено: { $number }, кидки: { $rolls }
kleine-fische-board-album = Твоя риба
kleine-fische-board-albums = Риба гравця { $seat }
kleine-fische-board-crowns = райдужна риба: { $fish }
kleine-fische-board-seen = Бачили в гравця { $seat }
kleine-fische-board-score = { count-points }, місце { $rank }
kleine-fische-board-box = У коробці: { $caves }
kleine-fische-board-legend = ~~~ прихована риба · [4] печера, якій треба 4 · * мушлі · o бали восьминога · 1> нирець · @ восьминіг · доріжка h23 йде над картою c23, доріжка v23 – ліворуч від неї
