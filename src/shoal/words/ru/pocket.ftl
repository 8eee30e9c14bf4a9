# Shoal в кармане: всё в браузере, без сервера

pocket-starting = Shoal запускается…
pocket-old = Этот браузер слишком старый для Shoal без сервера. Подойдёт свежий Firefox, Chrome, Edge или Safari.
pocket-no-script = Shoal нужен JavaScript.
pocket-fetching = Скачиваем игры: { $have } из { $all } МБ
pocket-waking = Запускаем игры…
pocket-failed = Игры не запустились.
pocket-elsewhere = Shoal открыт в другой вкладке, твои партии сейчас там.
pocket-here = Продолжить здесь
pocket-kept = Сохранено на этом устройстве: теперь Shoal работает без сети.
pocket-kept-close = Понятно
pocket-install = Установить Shoal как приложение
pocket-alone = Здесь нет сервера, поэтому по ссылке никого не пригласить.
pocket-file-title = Твои партии в файле
pocket-file-how = Все твои партии хранятся в этом браузере. Сохрани их в файл, чтобы перенести на другое устройство.
pocket-export = Сохранить все партии
pocket-import-how = На другом устройстве открой этот файл: его партии добавятся к тем, что там уже есть.
pocket-import = Открыть сохранённые партии
pocket-imported = { $count ->
    [0] В этом файле нет новых партий.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
  }
pocket-not-ours = В этом файле нет сохранённых партий.
pocket-parcel = Сохранить эту партию, чтобы продолжить в другом месте
