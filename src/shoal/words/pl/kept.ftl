# Strona, która mówi, co serwer przechowuje o ludziach i jak długo.

kept-title = Co ten serwer przechowuje
kept-intro = Bez kont, bez adresów e-mail, bez reklam; niczego nie wczytujemy z zewnątrz i niczego nie przekazujemy dalej.
kept-what = Co
kept-long = Jak długo
kept-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
kept-hours = { $hours ->
    [one] jedna godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
kept-for-good = aż to usuniesz albo serwer zostanie wyłączony
kept-pass = Ciasteczko z losową liczbą, żeby twoje miejsca były twoje. Nic o tobie nie mówi.
kept-pass-long = 400 dni na twoim urządzeniu. Serwer go nie przechowuje.
kept-games = Twoje partie: wpisane imiona, każda akcja z czasem, szkice planów i to, co piszesz na czacie.
kept-games-over = { $days } po zakończeniu partii
kept-games-idle = { $days } po ostatniej akcji partii, której nikt nie dokończył
kept-games-open = { $days } po otwarciu stołu, przy którym nikt nie zaczął
kept-address = Adres, z którego się łączysz, żeby nikt nie mógł zalać serwera zapytaniami.
kept-address-long = Godzina w pamięci. Nie jest zapisywany ani notowany w dzienniku, chyba że razem ze zgłoszeniem.
kept-reports = Zgłoszenia czyjegoś zachowania: ostatnie wypowiedzi tej osoby, jej imię i adres oraz to, kto ją zgłosił.
kept-reports-long = { $days } po zgłoszeniu
kept-backups = Kopie zapasowe tego wszystkiego.
kept-backups-long = { $days }; do tego czasu jest w nich jeszcze to, co usunięto
kept-backups-none = Ten serwer sam ich nie robi.
kept-forgotten = Skrót wycofanej przepustki, żeby nikt nie mógł użyć jej kopii.
kept-rights = Twoje prawa
kept-export = Pobierz wszystko, co ten serwer o tobie przechowuje
kept-delete = Możemy cię zapomnieć: twoje imiona, czat i szkice znikają od razu, twoje miejsca zajmują boty, a partie innych zostają.
kept-forget = Zapomnij mnie na tym serwerze
kept-forgotten-now = Gotowe. Ten serwer już cię nie pamięta.
kept-proxy = Osoba, która prowadzi ten serwer, może mieć przed nim serwer pośredni z własnym dziennikiem. Zapytaj ją.
