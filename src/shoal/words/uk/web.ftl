# Клієнт у браузері: усе навколо ігрових полів.

web-name = Shoal
web-title = Shoal: настільні ігри про море
web-promise = Настільні ігри про море з тими, хто тобі до душі. Надішли посилання, займи місце, грай.
web-promise-pocket = Настільні ігри про море: проти ботів або гуртом за цим пристроєм. Мережа не потрібна.
web-games = Ігри
web-continue = Далі
web-front-new = Уперше тут? Обери гру й зіграй хід із поясненнями.
web-pocket = Грати без мережі
web-my-games = Мої партії
web-no-games = Партій ще немає. Обери гру на головній сторінці.
web-going-on = Триває
web-finished = Завершено
web-play = Грати
web-loading = Завантаження…
web-again = Спробувати ще раз
web-reload = Оновити
web-close = Закрити
web-yes = Так
web-no = Ні
web-on = Увімкнено
web-off = Вимкнено

# Ігри на їхніх картках

web-game-players = { $count ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравців
  }
web-game-clauses = Правила пункт за пунктом
web-game-no-clauses = Правил цієї гри ще ніхто не записав.
web-plain-state = Стіл
web-plain-more = Показати
web-plain-preview = Що це дасть

# Мої столи

web-your-turn = Твій хід
web-row-waiting = Ходить { $seat }
web-phase-open = Чекаємо на гравців
web-phase-seated = Можна починати
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Завершено достроково
web-phase-closed = Закрито
web-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } ботів
  }

# Новий стіл

web-players = Гравці
web-your-name = Твоє ім’я
web-name-of = Ім’я гравця { $number }
web-seat-is = Хто грає на місці { $number }
web-seat-bot-random = Бот: { web-level-random }
web-seat-bot-deckhand = Бот: { web-level-deckhand }
web-seat-bot-mate = Бот: { web-level-mate }
web-seat-bot-captain = Бот: { web-level-captain }
web-seat-bot-admiral = Бот: { web-level-admiral }
web-level-random = навмання
web-level-deckhand = початківець
web-level-mate = добрий
web-level-captain = сильний
web-level-admiral = дуже сильний, думає довго
web-seat-open = Запросити за посиланням
web-seat-here = Грає на цьому пристрої
web-seat-free = Вільне місце
web-open-table = Відкрити стіл
web-more-options = Більше налаштувань
web-guest-names = Марко, Перла, Ніло, Ундина, Соломія, Дорадо, Шкіпер, Марина
web-bot-names = Барні, Краб, Шквал, Камінець, Марлін
web-with = З ким грати
web-with-bot = З ботами
web-with-open = З друзями, за посиланням
web-with-here = З друзями, на цьому пристрої
web-pace = Коли
web-pace-now = Зараз, разом
web-pace-days = Упродовж кількох днів
web-pace-now-how = Якщо в когось зникне зв’язок, усі бачать хвилинний відлік; потім за цього гравця грає бот, доки той не повернеться. Тоді гравець побачить, що зробив бот.
web-pace-days-how = Кожен грає, коли має час. Доки не мине домовлений час, ніхто ні за кого не грає.
web-days = Час на один хід
web-days-count = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } днів
  }
web-clock = Годинник
web-clock-none = Немає
web-clock-minutes = { $minutes ->
    [one] По { $minutes } хвилині
    [few] По { $minutes } хвилини
    [many] По { $minutes } хвилин
   *[other] По { $minutes } хвилин
  }
web-chat = Чат
web-chat-free = Вільний текст
web-chat-phrases = Лише готові фрази
web-chat-off = { web-off }
web-listed = Показувати в загальному списку
web-spectators = Хто може дивитися
web-spectators-open = Усі, хто має посилання
web-spectators-link = Лише з посиланням для глядачів
web-spectators-none = Ніхто
web-option-random = Випадково
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Перше місце
web-read-rules = Читати правила

# Долучитися й чекати

web-join = Тебе запрошено. Введи своє ім’я та займи місце.
web-sit-down = Зайняти місце
web-watch = Лише дивитися
web-seats-missing = { $count ->
    [one] Вільне { $count } місце. Надішли посилання тому, з ким хочеш грати.
    [few] Вільні { $count } місця. Надішли посилання тим, з ким хочеш грати.
    [many] Вільно { $count } місць. Надішли посилання тим, з ким хочеш грати.
   *[other] Вільно { $count } місць. Надішли посилання тим, з ким хочеш грати.
  }
web-all-here = Усі тут.
web-begin = Почати гру
web-host-begins = Чекаємо, доки господар столу почне гру.
web-close-table = Закрити цей стіл
web-free-seat = Звільнити це місце
web-invite-link = Посилання на цей стіл
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-qr = QR-код посилання
web-no-seat = За цим столом у тебе немає місця
web-no-seat-how = Якщо тут уже було твоє місце, тепер воно на іншому пристрої: грай далі там або перенеси його звідти назад.
web-moved = Твого місця вже немає на цьому пристрої
web-moved-how = За тебе грає далі інший пристрій, або господар столу віддав місце комусь іще. З іншого пристрою місце можна перенести назад сюди.
web-no-table = Стіл не знайдено
web-to-front = Головна сторінка
web-claim-title = Твоє місце
web-claim = Це посилання переносить твоє місце на цей пристрій. Воно діє лише раз.
web-claim-do = Грати на цьому пристрої

# Примітки під іменами

web-note-you = ти
web-note-host = господар столу
web-note-bot = бот, { $level }
web-note-thinking = думає
web-note-away = не на зв’язку
web-note-stand-in = грає бот

# Стіл

web-prompt-none = Зараз нема що робити.
web-prompt-choose = Торкнися, щоб переглянути, і ще раз, щоб підтвердити.
web-prompt-again-does = Торкнися ще раз або натисни кнопку.
web-prompt-done = Твоя частина готова. Чекаємо: { $seats }.
web-prompt-waits = { $count ->
    [one] Ходить { $seats }.
    [few] Чекаємо: { $seats }.
    [many] Чекаємо: { $seats }.
   *[other] Чекаємо: { $seats }.
  }
web-ask-which = Що хочеш зробити?
web-facts = Раунд і що ти маєш
web-prompt-playing = Показуємо, що сталося…
web-prompt-again = Що сталося після твого ходу
web-prompt-agreed = Гру завершено за згодою.
web-drop = Скасувати
web-skip = Пропустити
web-take-back = Повернути хід
web-ask-back = Попросити всіх повернути хід
web-hint = Підказка
web-hint-is = Так радить бот.
web-hint-thinking = Бот думає над цим…
web-hint-expects = Близько { $chance }% на перемогу й { count-points } у кінці.
web-rules = Правила
web-rules-of = Правила { $game }
web-rules-aid = На одній сторінці
web-rules-find = Шукати в правилах
web-rules-chapters = Розділи
web-rules-exact = Точні правила ({ $count })
web-rules-none = У жодному правилі немає цих слів.
web-rules-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
    [many] Знайдено { $count } правил
   *[other] Знайдено { $count } правил
  }
web-rule = Правило { $clause }
web-menu = Меню
web-beside = Гравці та журнал
web-log = Журнал
web-log-undone = повернуто
web-log-end = До найновішого
web-log-empty = Ще нічого не сталося.
web-result = Підсумок
web-refused = Зараз це неможливо.
web-offline = Сервер не відповідає. Перевір з’єднання та спробуй ще раз.
web-server-error = Сервер надіслав відповідь, якої ця сторінка не може прочитати. Спробуй за мить.
web-page-lost = Не вдалося завантажити сторінку. Перевір з’єднання та онови її.
web-line-lost = Зв’язок утрачено. З’єднуємося знову…
web-line-polling = Повільне з’єднання: ходи можуть трохи запізнюватися.
web-autopilot = За тебе грає бот.
web-autopilot-off = Я знову тут
web-away = { $seat } не на зв’язку. Бот візьметься до гри через { $time }.
web-stood-in-away = { $count ->
    [one] Поки тебе не було, бот зробив за тебе { $count } хід.
    [few] Поки тебе не було, бот зробив за тебе { $count } ходи.
    [many] Поки тебе не було, бот зробив за тебе { $count } ходів.
   *[other] Поки тебе не було, бот зробив за тебе { $count } ходів.
  }
web-stood-in-time = { $count ->
    [one] Твій час вийшов, і бот зробив за тебе { $count } хід.
    [few] Твій час вийшов, і бот зробив за тебе { $count } ходи.
    [many] Твій час вийшов, і бот зробив за тебе { $count } ходів.
   *[other] Твій час вийшов, і бот зробив за тебе { $count } ходів.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Ти дивишся. Приховане лишається прихованим.
web-missed = { $count ->
    [one] Поки тебе не було, зроблено { $count } хід.
    [few] Поки тебе не було, зроблено { $count } ходи.
    [many] Поки тебе не було, зроблено { $count } ходів.
   *[other] Поки тебе не було, зроблено { $count } ходів.
  }
web-vote-back = { $seat } хоче повернути останній хід. Мають погодитися всі.
web-vote-end = { $seat } хоче завершити гру зараз. Мають погодитися всі.
web-withdraw = Відкликати
web-rematch-there = Є нова партія з тими самими гравцями.
web-rematch-go = До нової партії

web-plain-filter = { $count ->
    [one] Шукати серед { $count } дії
    [few] Шукати серед { $count } дій
    [many] Шукати серед { $count } дій
   *[other] Шукати серед { $count } дій
  }
web-plain-actions = Що ти можеш зробити

# Один пристрій на всіх

web-curtain-title = Передай пристрій
web-curtain = Передай пристрій. Далі грає { $seat }.
web-curtain-why = Те, що буде далі, не для чужих очей.
web-curtain-open = Я – { $seat }

# Чат

web-chat-unread = { $count ->
    [one] Чат: { $count } нове повідомлення
    [few] Чат: { $count } нові повідомлення
    [many] Чат: { $count } нових повідомлень
   *[other] Чат: { $count } нових повідомлень
  }
web-chat-empty = Повідомлень ще немає.
web-chat-say = Написати повідомлення
web-chat-send = Надіслати

# Журнал самого столу

web-log-sat = { $seat } займає місце.
web-log-bot = Бот { $seat } займає місце.
web-log-freed = { $seat } йде з-за столу.
web-log-started = Гра починається.
web-log-back = { $seat } повертає хід.
web-log-asked = { $what ->
    [back] { $seat } просить усіх повернути останній хід.
   *[end] { $seat } просить усіх завершити гру.
  }
web-log-answered = { $yes ->
    [yes] { $seat } погоджується.
   *[no] { $seat } не погоджується.
  }
web-log-withdrawn = { $seat } відкликає прохання.
web-log-away = { $seat } втрачає зв’язок.
web-log-stand-in = За гравця { $seat } грає бот.
web-log-expired = { $seat } більше не має часу; далі грає бот.
web-log-returned = { $seat } знову тут.
web-log-time = { $seat } отримує більше часу.
web-log-claimed = { $seat } переходить на інший пристрій.

# Меню та налаштування

web-settings = Налаштування
web-language = Мова
web-theme = Кольори
web-theme-auto = Як на пристрої
web-theme-light = Світлі
web-theme-dark = Темні
web-theme-to-light = Світлі кольори
web-theme-to-dark = Темні кольори
web-speed = Швидкість анімації
web-speed-slow = Повільно
web-speed-normal = Звичайно
web-speed-brisk = Швидко
web-speed-off = { web-off }
web-motion = Рух
web-motion-auto = { web-theme-auto }
web-motion-less = Менше
web-sound = Звук
web-quick = Ходити з першого дотику, без попереднього перегляду
web-notify = Сповіщати, коли мій хід
web-shortcuts = Клавіші
web-key-board = До поля, потім далі
web-key-move = Рухатися між цілями
web-key-confirm = Переглянути; ще раз – підтвердити
web-key-drop = Скасувати або закрити
web-key-option = Обрати варіант
web-key-about = Що це?
web-key-pause = Призупинити показ
web-key-step = На крок далі
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Пропустити анімацію
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Перенести моє місце на інший пристрій
web-watch-link = Посилання для глядача
web-seat-link-what = Лише для тебе: хто його відкриє, гратиме замість тебе. Воно діє один раз, а цей пристрій потім лише показує гру.
web-seat-link-label = Особисте посилання на твоє місце
web-watch-link-what = Хто його має, бачить усе відкрите, але не грає.
web-watch-link-label = Посилання для глядачів
web-end-game = Завершити гру зараз
web-end-sure = Завершити гру зараз? Не переможе ніхто.
web-end-sure-vote = Попросити всіх завершити гру зараз? Не переможе ніхто.
web-leave-table = Піти з-за столу
web-leave-sure = Піти з-за столу? Твоє місце звільниться для когось іншого.
web-leave = Піти
web-stay = Лишитися

# Кінець

web-you-won = Перемога твоя!
web-winners = { $count ->
    [one] Перемагає { $seats }.
    [few] Перемагають { $seats }.
    [many] Перемагають { $seats }.
   *[other] Перемагають { $seats }.
  }
web-where-points = Звідки взялися бали
web-total = Разом
web-rank = Місце { $rank }
web-no-points = Без балів
web-race = Бали впродовж гри
web-race-label = Бали всіх гравців від початку до кінця
web-rematch = Грати ще
web-see-board = Глянути на поле
web-replay = Дивитися повтор
web-save-record = Зберегти запис
web-bring-record = Відкрити файл запису
web-bring-record-title = Відкрити збережену партію
web-bring-record-how = Обери запис, збережений тут чи деінде. Спершу його буде перевірено, а тоді можна дивитися повтор.

# Перегляд партії

web-to-table = До столу
web-replay-of = Повтор: { $game }
web-replay-silent = У цю мить нічого не сталося.
web-replay-moment = Мить партії
web-replay-at = Хід { $at } з { $of }
web-replay-speed = Швидкість: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Скопіювати посилання на цю мить
web-replay-link-bar = Скопіюй адресу цієї сторінки: вона веде до цієї миті.
web-eyes = Чиїми очима
web-eyes-open = Те, що бачать усі
web-chances = Шанси на перемогу
web-chances-label = Шанси кожного гравця на перемогу від початку до кінця, за оцінкою ботів
web-chances-working = Боти аналізують партію: { $done } з { $of } митей.
web-per-cent = { $number }%
web-turning = Переломні ходи
web-turning-at = Хід { $at }
web-turning-for = { $seat }: від { $before }% до { $after }%
web-turning-none = Жоден окремий хід не переломив гри.
web-replay-first = На початок
web-replay-prev = Попередній крок
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-next = Наступний крок
web-replay-last = У кінець
web-replay-since = Показати, що сталося після мого ходу
web-seal = Перевірка чесності
web-seal-promised = Перед першим ходом сервер оприлюднив цю контрольну суму таємного числа. Відтоді він уже не міг вплинути на випадок.
web-seal-opened = Після гри він відкрив таємне число, з якого походить увесь випадок.
web-seal-fits = Вони збігаються: у випадок ніхто не втручався. Твій браузер перевірив це сам.
web-seal-replayed = Потім усю партію відтворено з цього числа.
web-seal-follows = Перевірено: з нього { $draws ->
    [one] випливає { $draws } випадкова подія
    [few] випливають усі { $draws } випадкові події
    [many] випливають усі { $draws } випадкових подій
   *[other] випливають усі { $draws } випадкових подій
  }, а за правилами зроблено { $actions ->
    [one] { $actions } хід
    [few] усі { $actions } ходи
    [many] усі { $actions } ходів
   *[other] усі { $actions } ходів
  }.
web-seal-wrong = Результат не той самий. Не довіряй цій партії.
web-seal-broken = Вони не збігаються. Не довіряй цій партії.
web-seal-elsewhere = Без захищеного з’єднання ця сторінка не може цього перевірити. Збережи запис, щоб перевірити деінде.
web-gallery-file = Миті з файлу
web-gallery-none = Митей цієї гри немає. Створи їх за допомогою tools/fixtures.py.

web-say-thinking = Сказати іншим, що я думаю
web-more-time = Додати часу: { $seat }
web-lobby = Столи з вільними місцями
web-lobby-seats = Вільних місць: { $free } з { $seats }

# Хід із поясненнями

web-led = Твій перший хід
web-led-step = Крок { $number } з { $of }
web-led-fold = Показати чи сховати текст
web-led-leave = Закрити пояснення
web-led-begin = Почати
web-led-good = Показати добрий хід
web-led-why = Чому?
web-led-done = { web-continue }
web-led-offer = Уперше? Зіграй хід із поясненнями.
web-led-start = Зіграти хід із поясненнями
web-led-how = Уперше? Зіграй справжню партію { $bots ->
    [1] проти бота
   *[other] проти ботів
}. Картка розкаже, на що дивитися й чому.
web-led-menu = { web-led-start }
web-led-no = Ні, дякую

# Уроки: задана позиція і що в ній зробити.

web-lessons = Уроки
web-lessons-how = Щоразу щось одне, на готовій позиції. Кожен урок на хвилину.
web-lesson-number = Урок { $number } з { $of }
web-lesson-solved = пройдено
web-lesson-open = Урок: { $title }
web-lesson-reached = Чудово
web-lesson-missed = Не вийшло
web-lesson-again = { web-again }
web-lesson-next = Наступний урок
web-lesson-all = Усі уроки
web-lesson-play = Зіграти партію

# Інші за столом

web-mute = Вимкнути чат гравця { $seat }
web-unmute = Увімкнути чат гравця { $seat }
web-report = Поскаржитися на гравця { $seat }
web-report-why = Що сталося?
web-report-how = Адміністратор цього сервера отримає твої слова й останні репліки цього гравця. За столом ніхто не дізнається.
web-report-send = Надіслати скаргу
web-report-told = Дякуємо. Скаргу на гравця { $seat } надіслано.
web-kept = Що цей сервер зберігає про тебе
