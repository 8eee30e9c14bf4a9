picker-title = { web-title }
picker-which = Яка гра? Введи її номер або натисни Enter, щоб вийти.
picker-seats = Скільки гравців, від { $low } до { $high }? Enter – { $low }.
picker-command = Щоб почати гру, запусти: shoal play GAME

play-begin = { $game }. Початкове число випадку запечатано: { $commitment }
play-help-hint = Введи дію, ? – довідка, quit – вийти.
play-help =
    Введи дію або її номер. Кілька відразу: «sell 3 2» або через крапку з комою.
    ?  help     показати цю довідку й що можна зробити
    why         чого зараз не можна й чому
    why TEXT    чому дію не дозволено
    hint        підказка: що зробив би бот
    undo        повернути свою останню дію
    board       знову показати поле
    save        зберегти запис зараз
    quit        вийти
play-many = { $name }: { $count ->
    [one] { $count } спосіб
    [few] { $count } способи
    [many] { $count } способів
   *[other] { $count } способів
  }, наприклад «{ $example }»{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
  }
play-no-action-near = Це не дія. Може, «{ $hint }»?
play-no-action-families = Це не дія. Спробуй котрусь із цих: { $hint }.
play-no-action-example = Це не дія. Спробуй, наприклад, «{ $hint }».
play-allowed = «{ $action }» – дозволено.
play-why = Введи why і дію, щоб дізнатися, що їй заважає.
play-undone = Повернуто: { $action }
play-hint = Бот зіграв би: { $action }
play-curtain = Передай пристрій (далі грає { $seat }), а тоді натисни Enter.
play-left = Гру покинуто до її кінця.
play-saved = Запис збережено у { $file }
play-not-saved = Не вдалося зберегти запис у { $file }: { $reason }
play-no-record = Запис нема куди зберігати. Почни гру з --record FILE, щоб мати запис.
play-result = { $rank }. { $seat }: { count-points }

# Поруч із варіантом: що він дасть.

option-off = зі щогли: { $fish }
option-fish = риба { $fish }
option-rob = пограбувати: { $seat }, { $fish }
option-ships = можна обслужити { $ships }
option-octopus = восьминіг
option-shark = акула
option-gain = +{ count-points }
option-caught = туман накриє: { $seats }
option-beside = риба: { $places }
option-explore = печера: { $places }
option-ends = закінчує занурення
option-known = це { $card }
option-bust = це { $card }, пара!
option-keeps = лишити собі { $count ->
    [one] { $count } рибу
    [few] { $count } риби
    [many] { $count } риб
   *[other] { $count } риб
  }
option-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроків
  }
option-meets = зустріне: { $seats }
option-faces = підходить { $good } з { $faces } граней
option-sea-fish = риба { $count }
option-sea-treasure = скарб { $count }
option-leads = перевага буде твоя: { $actions }
option-leads-none = переваги не буде
option-nothing = віддати стос ні за що
option-vatu = вату { $before } → { $after }
option-points = бали { $before } → { $after }
option-lost = кубик пропадає
option-store = { $before } → { $after }
option-returns = ти повертаєшся додому
option-attacks = поруч { $seats }: можна напасти
option-segments = підходить { $good } з { $of } секторів
option-trade = товари { $goods }, золото { $gold }

replay-next = Enter – наступна дія, q – вийти.
