# Shoal w kieszeni: wszystko w przeglądarce, bez serwera

pocket-starting = Shoal się uruchamia…
pocket-old = Ta przeglądarka jest za stara na Shoal bez serwera. Poradzi sobie aktualny Firefox, Chrome, Edge albo Safari.
pocket-no-script = Shoal potrzebuje JavaScriptu.
pocket-fetching = Pobieranie gier: { $have } z { $all } MB
pocket-waking = Uruchamianie gier…
pocket-failed = Nie udało się uruchomić gier.
pocket-elsewhere = Shoal jest otwarty w innej karcie i tam są teraz twoje partie.
pocket-here = Kontynuuj tutaj
pocket-kept = Zapisane na tym urządzeniu: Shoal działa teraz bez sieci.
pocket-kept-close = W porządku
pocket-install = Zainstaluj Shoal jako aplikację
pocket-alone = Nie ma tu serwera, który mógłby wysłać komuś link.
pocket-file-title = Twoje partie w pliku
pocket-file-how = Wszystkie twoje partie są w tej przeglądarce. Zapisz je do pliku, żeby przenieść je na inne urządzenie.
pocket-export = Zapisz wszystkie partie
pocket-import-how = Na drugim urządzeniu otwórz ten plik: jego partie dołączą do tych, które już tam są.
pocket-import = Otwórz zapisane partie
pocket-imported = { $count ->
    [0] W tym pliku nie ma nic nowego.
    [one] Dodano jedną partię.
    [few] Dodano { $count } partie.
    [many] Dodano { $count } partii.
   *[other] Dodano { $count } partii.
  }
pocket-not-ours = W tym pliku nie ma zapisanych partii.
pocket-parcel = Zapisz tę partię, żeby grać gdzie indziej
