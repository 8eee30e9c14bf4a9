# Браузер: всё вокруг игровых полей.

web-name = Shoal
web-title = Shoal: настольные игры о море
web-promise = Настольные игры о море с теми, кто тебе по душе. Отправь ссылку, займи место, играй.
web-promise-pocket = Настольные игры о море: против ботов или с друзьями на этом устройстве. Без сети.
web-games = Игры
web-continue = Продолжить
web-front-new = Впервые здесь? Выбери игру и сыграй ход с пояснениями.
web-pocket = Играть без сети
web-my-games = Мои партии
web-no-games = Партий пока нет. Выбери игру на главной странице.
web-going-on = Идёт
web-finished = Окончена
web-play = Играть
web-loading = Загрузка…
web-again = Ещё раз
web-reload = Обновить
web-close = Закрыть
web-yes = Да
web-no = Нет
web-on = Вкл.
web-off = Выкл.

# Карточки игр

web-game-players = { $count ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
  }
web-game-clauses = Правила по пунктам
web-game-no-clauses = Правила этой игры ещё никто не записал.
web-plain-state = Стол
web-plain-more = Показать
web-plain-preview = Что из этого выйдет

# Мои столы

web-your-turn = Твой ход
web-row-waiting = Ждём: { $seat }
web-phase-open = Ждём игроков
web-phase-seated = Можно начинать
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Окончена досрочно
web-phase-closed = Стол закрыт
web-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
  }

# Новый стол

web-players = Игроки
web-your-name = Твоё имя
web-name-of = Имя игрока { $number }
web-seat-is = Кто играет на месте { $number }
web-seat-bot-random = Бот: { web-level-random }
web-seat-bot-deckhand = Бот: { web-level-deckhand }
web-seat-bot-mate = Бот: { web-level-mate }
web-seat-bot-captain = Бот: { web-level-captain }
web-seat-bot-admiral = Бот: { web-level-admiral }
web-level-random = наугад
web-level-deckhand = новичок
web-level-mate = хороший
web-level-captain = сильный
web-level-admiral = очень сильный, думает долго
web-seat-open = Пригласить по ссылке
web-seat-here = Играет на этом устройстве
web-seat-free = Свободное место
web-open-table = Открыть стол
web-more-options = Ещё настройки
web-guest-names = Финн, Перла, Нило, Ундина, Морган, Дорадо, Шкипер, Марина
web-bot-names = Барни, Келп, Шквал, Галька, Марлин
web-with = С кем играть
web-with-bot = С ботами
web-with-open = С друзьями по ссылке
web-with-here = С друзьями на этом устройстве
web-pace = Когда
web-pace-now = Сейчас, вместе
web-pace-days = Несколько дней
web-pace-now-how = Если у кого-то пропадёт связь, все увидят отсчёт в одну минуту; потом за него играет бот, а вернувшись, он узнает, что бот сделал.
web-pace-days-how = Каждый ходит, когда есть время. Пока срок не вышел, бот ни за кого не играет.
web-days = Время на ход
web-days-count = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
  }
web-clock = Часы
web-clock-none = Без часов
web-clock-minutes = { $minutes ->
    [one] по { $minutes } минуте
    [few] по { $minutes } минуты
    [many] по { $minutes } минут
   *[other] по { $minutes } минуты
  }
web-chat = Чат
web-chat-free = Любой текст
web-chat-phrases = Только фразы
web-chat-off = { web-off }
web-listed = Показать в списке столов
web-spectators = Кто может смотреть
web-spectators-open = Все, у кого есть ссылка
web-spectators-link = Только по ссылке для зрителей
web-spectators-none = Никто
web-option-random = Случайно
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Первое место
web-read-rules = Читать правила

# Прийти и подождать

web-join = Тебя пригласили. Напиши своё имя и займи место.
web-sit-down = Занять место
web-watch = Только смотреть
web-seats-missing = { $count ->
    [one] Свободно { $count } место. Отправь ссылку тому, с кем хочешь играть.
    [few] Свободны { $count } места. Отправь ссылку тем, с кем хочешь играть.
    [many] Свободно { $count } мест. Отправь ссылку тем, с кем хочешь играть.
   *[other] Свободно { $count } места. Отправь ссылку тем, с кем хочешь играть.
  }
web-all-here = Все в сборе.
web-begin = Начать партию
web-host-begins = Ждём, когда хозяин начнёт партию.
web-close-table = Закрыть этот стол
web-free-seat = Освободить это место
web-invite-link = Ссылка на этот стол
web-copy-link = Скопировать ссылку
web-copied = Скопировано
web-qr = QR-код ссылки
web-no-seat = У тебя нет места за этим столом
web-no-seat-how = Если раньше у тебя здесь шла игра, твоё место теперь на другом устройстве: играй там или перенеси его оттуда.
web-moved = Твоё место больше не на этом устройстве
web-moved-how = За тебя играет другое устройство, или хозяин отдал место кому-то ещё. С того устройства можно вернуть место сюда.
web-no-table = Стол не найден
web-to-front = Главная страница
web-claim-title = Твоё место
web-claim = Эта ссылка переносит твоё место на это устройство. Она действует только один раз.
web-claim-do = Играть на этом устройстве

# Под именами

web-note-you = это ты
web-note-host = хозяин
web-note-bot = бот, { $level }
web-note-thinking = думает
web-note-away = не в сети
web-note-stand-in = играет бот

# Стол

web-prompt-none = Сейчас делать нечего.
web-prompt-choose = Нажми — увидишь, что будет; ещё раз — подтвердишь.
web-prompt-again-does = Нажми ещё раз или на кнопку.
web-prompt-done = Твой ход сделан. Ждём: { $seats }.
web-prompt-waits = { $count ->
    [1] Ходит { $seats }.
   *[other] Ждём: { $seats }.
  }
web-ask-which = Что будешь делать?
web-facts = Раунд и что у тебя есть
web-prompt-playing = Показываем, что произошло…
web-prompt-again = Что было после твоего хода
web-prompt-agreed = Партия окончена по общему согласию.
web-drop = Отмена
web-skip = Пропустить
web-take-back = Вернуть ход
web-ask-back = Попросить всех вернуть ход
web-hint = Подсказка
web-hint-is = Так советует бот.
web-hint-thinking = Бот думает над этим…
web-hint-expects = Шанс победить около { $chance } %, в конце { count-points }.
web-rules = Правила
web-rules-of = Правила: { $game }
web-rules-aid = На одной странице
web-rules-find = Искать в правилах
web-rules-chapters = Главы
web-rules-exact = Точные правила ({ $count })
web-rules-none = Правил с такими словами нет.
web-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
    [many] Найдено { $count } правил
   *[other] Найдено { $count } правила
  }
web-rule = Правило { $clause }
web-menu = Меню
web-beside = Игроки и журнал
web-log = Журнал
web-log-undone = ход вернули
web-log-end = К последнему
web-log-empty = Пока ничего не произошло.
web-result = Итог
web-refused = Сейчас так нельзя.
web-offline = Сервер не отвечает. Проверь связь и попробуй ещё раз.
web-server-error = Сервер прислал ответ, который эта страница не понимает. Попробуй чуть позже.
web-page-lost = Страница не загрузилась. Проверь связь и обнови её.
web-line-lost = Связь пропала. Соединяемся снова…
web-line-polling = Медленная связь: ходы могут приходить с задержкой.
web-autopilot = За тебя играет бот.
web-autopilot-off = Я снова тут
web-away = { $seat } не на связи. Бот вступит через { $time }.
web-stood-in-away = { $count ->
    [one] Пока тебя не было, бот сделал за тебя { $count } ход.
    [few] Пока тебя не было, бот сделал за тебя { $count } хода.
    [many] Пока тебя не было, бот сделал за тебя { $count } ходов.
   *[other] Пока тебя не было, бот сделал за тебя { $count } хода.
  }
web-stood-in-time = { $count ->
    [one] Твоё время вышло, и бот сделал за тебя { $count } ход.
    [few] Твоё время вышло, и бот сделал за тебя { $count } хода.
    [many] Твоё время вышло, и бот сделал за тебя { $count } ходов.
   *[other] Твоё время вышло, и бот сделал за тебя { $count } хода.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Ты смотришь. Скрытое остаётся скрытым.
web-missed = { $count ->
    [one] Пока тебя не было, сделан { $count } ход.
    [few] Пока тебя не было, сделано { $count } хода.
    [many] Пока тебя не было, сделано { $count } ходов.
   *[other] Пока тебя не было, сделано { $count } хода.
  }
web-vote-back = { $seat } хочет вернуть последний ход. Нужно согласие всех.
web-vote-end = { $seat } хочет закончить партию сейчас. Нужно согласие всех.
web-withdraw = Отозвать
web-rematch-there = Есть новая партия с теми же игроками.
web-rematch-go = К новой партии

web-plain-filter = { $count ->
    [one] Искать среди { $count } действия
    [few] Искать среди { $count } действий
    [many] Искать среди { $count } действий
   *[other] Искать среди { $count } действий
  }
web-plain-actions = Что можно сделать

# Одно устройство на всех

web-curtain-title = Передай устройство
web-curtain = Теперь устройство берёт { $seat }.
web-curtain-why = Что дальше, остальным видеть нельзя.
web-curtain-open = Я { $seat }

# Чат

web-chat-unread = { $count ->
    [one] Чат: { $count } новое сообщение
    [few] Чат: { $count } новых сообщения
    [many] Чат: { $count } новых сообщений
   *[other] Чат: { $count } нового сообщения
  }
web-chat-empty = Сообщений пока нет.
web-chat-say = Напиши сообщение
web-chat-send = Отправить

# Журнал самого стола

web-log-sat = { $seat } занимает место.
web-log-bot = { $seat } (бот) занимает место.
web-log-freed = { $seat } уходит из-за стола.
web-log-started = Партия начинается.
web-log-back = { $seat } возвращает ход.
web-log-asked = { $what ->
    [back] { $seat } просит всех вернуть последний ход.
   *[end] { $seat } предлагает всем закончить партию.
  }
web-log-answered = { $yes ->
    [yes] { $seat } соглашается.
   *[no] { $seat } не соглашается.
  }
web-log-withdrawn = { $seat } отзывает просьбу.
web-log-away = { $seat } теряет связь.
web-log-stand-in = Бот играет вместо игрока { $seat }.
web-log-expired = У игрока { $seat } вышло время; дальше играет бот.
web-log-returned = { $seat } снова здесь.
web-log-time = { $seat } получает ещё время.
web-log-claimed = { $seat } переходит на другое устройство.

# Меню и настройки

web-settings = Настройки
web-language = Язык
web-theme = Цвета
web-theme-auto = Как на устройстве
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-to-light = Светлые цвета
web-theme-to-dark = Тёмные цвета
web-speed = Скорость анимации
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-brisk = Быстро
web-speed-off = { web-off }
web-motion = Движение
web-motion-auto = { web-theme-auto }
web-motion-less = Меньше
web-sound = Звук
web-quick = Ходить с первого нажатия, без предпросмотра
web-notify = Сообщать, когда мой ход
web-shortcuts = Сочетания клавиш
web-key-board = К полю, потом дальше по нему
web-key-move = От цели к цели
web-key-confirm = Посмотреть; ещё раз — подтвердить
web-key-drop = Отменить или закрыть
web-key-option = Выбрать вариант
web-key-about = Что это?
web-key-pause = Остановить показ
web-key-step = На шаг вперёд
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Пропустить анимацию
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Перенести моё место на другое устройство
web-watch-link = Ссылка для зрителей
web-seat-link-what = Только для тебя: кто её откроет, играет вместо тебя. Она действует один раз, а это устройство потом только смотрит.
web-seat-link-label = Личная ссылка на твоё место
web-watch-link-what = У кого она есть, тот видит всё открытое, но играть не может.
web-watch-link-label = Ссылка зрителям
web-end-game = Закончить партию
web-end-sure = Закончить партию сейчас? Победителя не будет.
web-end-sure-vote = Предложить всем закончить партию сейчас? Победителя не будет.
web-leave-table = Уйти из-за стола
web-leave-sure = Уйти из-за стола? Твоё место сможет занять кто-то другой.
web-leave = Уйти
web-stay = Остаться

# Конец

web-you-won = Победа за тобой!
web-winners = { $count ->
    [1] Побеждает { $seats }.
   *[other] Победу делят { $seats }.
  }
web-where-points = Откуда очки
web-total = Всего
web-rank = { $rank }-е место
web-no-points = Нет очков
web-race = Очки по ходу партии
web-race-label = Очки всех игроков от начала до конца
web-rematch = Сыграть ещё
web-see-board = Посмотреть поле
web-replay = Смотреть повтор
web-save-record = Сохранить запись
web-bring-record = Открыть файл записи
web-bring-record-title = Открыть сохранённую партию
web-bring-record-how = Выбери запись, сохранённую здесь или где-то ещё. Сначала её проверят, потом можно смотреть повтор.

# Просмотр партии

web-to-table = К столу
web-replay-of = Повтор: { $game }
web-replay-silent = В этот момент ничего не произошло.
web-replay-moment = Момент партии
web-replay-at = Ход { $at } из { $of }
web-replay-speed = Скорость: { web-replay-times }
web-replay-times = ×{ $speed }
web-replay-link = Скопировать ссылку на этот момент
web-replay-link-bar = Скопируй адрес этой страницы: он ведёт к этому моменту.
web-eyes = Чьими глазами
web-eyes-open = Только открытое
web-chances = Шансы на победу
web-chances-label = Шансы каждого игрока на победу от начала до конца, по оценке ботов
web-chances-working = Боты разбирают партию: { $done } из { $of }.
web-per-cent = { $number } %
web-turning = Переломные моменты
web-turning-at = Ход { $at }
web-turning-for = { $seat }: с { $before } % до { $after } %
web-turning-none = Ни один ход не переломил партию.
web-replay-first = В начало
web-replay-prev = Предыдущий шаг
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-next = Следующий шаг
web-replay-last = В конец
web-replay-since = Показать, что было после моего хода
web-seal = Проверка честности
web-seal-promised = До первого хода сервер опубликовал эту контрольную сумму секретного числа. С этого мгновения он уже не мог повлиять на случай.
web-seal-opened = После партии он открыл секретное число, из которого берётся вся случайность.
web-seal-fits = Они сходятся: случай никто не подправлял. Твой браузер проверил это сам.
web-seal-replayed = Потом вся партия была сыграна заново из этого числа.
web-seal-follows = Проверено: { $draws ->
    [1] единственный случайный выбор следует
   *[other] все случайные выборы ({ $draws }) следуют
  } из него, и { $actions ->
    [1] единственный ход сделан
   *[other] все ходы ({ $actions }) сделаны
  } по правилам.
web-seal-wrong = Итог не совпадает. Не верь этой партии.
web-seal-broken = Они не сходятся. Не верь этой партии.
web-seal-elsewhere = Без защищённого соединения эта страница проверить не может. Сохрани запись и проверь её в другом месте.
web-gallery-file = Моменты из файла
web-gallery-none = Моментов этой игры нет. Создай их с помощью tools/fixtures.py.

web-say-thinking = Сказать остальным, что я думаю
web-more-time = Добавить время: { $seat }
web-lobby = Столы со свободными местами
web-lobby-seats = Свободных мест: { $free } из { $seats }

# Ход с пояснениями

web-led = Твой первый ход
web-led-step = Шаг { $number } из { $of }
web-led-fold = Показать или скрыть текст
web-led-leave = Закрыть пояснения
web-led-begin = Начать
web-led-good = Покажи хороший ход
web-led-why = Почему?
web-led-done = { web-continue }
web-led-offer = Впервые? Сыграй ход с пояснениями.
web-led-start = Сыграть ход с пояснениями
web-led-how = Впервые? Сыграй настоящую партию { $bots ->
    [1] против бота
   *[other] против ботов
}. Карточка подскажет, на что смотреть и почему.
web-led-menu = { web-led-start }
web-led-no = Нет, спасибо

# Уроки: готовая позиция и задача.

web-lessons = Уроки
web-lessons-how = По одной вещи за раз, на готовой позиции. Минута на каждый.
web-lesson-number = Урок { $number } из { $of }
web-lesson-solved = пройден
web-lesson-open = Урок: { $title }
web-lesson-reached = Отлично
web-lesson-missed = Не вышло
web-lesson-again = { web-again }
web-lesson-next = Следующий урок
web-lesson-all = Все уроки
web-lesson-play = Сыграть партию

# Остальные за столом

web-mute = Скрыть сообщения: { $seat }
web-unmute = Показать сообщения: { $seat }
web-report = Пожаловаться: { $seat }
web-report-why = Что случилось?
web-report-how = Тот, кто держит сервер, получит твои слова и последние сообщения этого игрока. За столом никто не узнает.
web-report-send = Отправить жалобу
web-report-told = Спасибо. Жалоба отправлена: { $seat }.
web-kept = Что этот сервер хранит о тебе
