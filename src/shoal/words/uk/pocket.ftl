# Shoal у кишені: усе в браузері, без сервера

pocket-starting = Shoal запускається…
pocket-old = Цей браузер застарий для Shoal без сервера. Підійде сучасний Firefox, Chrome, Edge або Safari.
pocket-no-script = Shoal потребує JavaScript.
pocket-fetching = Завантаження ігор: { $have } з { $all } МБ
pocket-waking = Ігри запускаються…
pocket-failed = Не вдалося запустити ігри.
pocket-elsewhere = Shoal відкрито в іншій вкладці, і твої партії тепер там.
pocket-here = Продовжити тут
pocket-kept = Збережено на цьому пристрої: тепер Shoal працює без мережі.
pocket-kept-close = Гаразд
pocket-install = Встановити Shoal як застосунок
pocket-alone = Тут немає сервера, який міг би надіслати комусь посилання.
pocket-file-title = Твої партії у файлі
pocket-file-how = Усі твої партії зберігаються в цьому браузері. Збережи їх у файл, щоб перенести на інший пристрій.
pocket-export = Зберегти всі партії
pocket-import-how = На іншому пристрої відкрий цей файл: його партії додадуться до тих, що там уже є.
pocket-import = Відкрити збережені партії
pocket-imported = { $count ->
    [0] У цьому файлі немає нічого нового.
    [one] Додано { $count } партію.
    [few] Додано { $count } партії.
    [many] Додано { $count } партій.
   *[other] Додано { $count } партій.
  }
pocket-not-ours = У цьому файлі немає збережених партій.
pocket-parcel = Зберегти цю партію, щоб продовжити деінде
