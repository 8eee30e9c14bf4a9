# Co odpowiadają stół i jego serwer: jedna wiadomość na każdy klucz, tutaj albo w kernel.ftl.
# Ten plik czytają terminal i przeglądarka.

table-busy = Za dużo zmian naraz. Spróbuj ponownie.
table-broken = Ten stół jest uszkodzony i nie da się go otworzyć. Zapytaj osobę, która prowadzi serwer.
table-clock = Nie ma takiego zegara.
table-host-only = To może zrobić tylko gospodarz.
table-link-old = Ten link do miejsca jest nieważny albo wygasł. Utwórz nowy na ostatnio używanym urządzeniu.
table-no-seat = Przy tym stole nie ma takiego miejsca.
table-no-spectators = Ten stół nie jest otwarty dla widzów.
table-not-open = To można zrobić tylko przed początkiem partii.
table-not-over = Partia jeszcze się nie skończyła.
table-not-running = Ta partia nie jest w toku.
table-not-waiting = Teraz nie gra { $seat }.
table-not-yours = To nie jest twoje miejsce.
table-nothing-to-change = Nie ma nic do zmiany.
table-old = Partia przy tym stole zaczęła się według starszych zasad i nie można jej tu dokończyć.
table-seat-bot = To miejsce zajmuje bot aż do końca partii.
table-options = Ta gra nie ma takiej opcji albo opcja nie ma takiej wartości.
table-rematch-there = Nowa partia już się zaczęła.
table-seat-free = To miejsce jest już wolne.
table-seat-second = W tej partii masz już za sobą grę na innym miejscu.
table-seat-taken = To miejsce jest już zajęte.
table-seated-only = To mogą zrobić tylko gracze przy tym stole.
table-seats = Ta gra jest na { $counts } graczy, a nie na { $seats }.
table-seats-open = Niektóre miejsca są jeszcze wolne.
table-seats-taken = { $count ->
    [one] Jedno miejsce jest już zajęte. Najpierw je zwolnij.
    [few] { $count } miejsca są już zajęte. Najpierw zwolnij któreś z nich.
    [many] { $count } miejsc jest już zajętych. Najpierw zwolnij któreś z nich.
   *[other] { $count } miejsca jest już zajęte. Najpierw zwolnij któreś z nich.
}
table-setting = To ustawienie nie jest możliwe: { $setting }
table-stale = Partia poszła dalej; wybierz jeszcze raz.
table-unknown = Takiego stołu nie ma albo już nie istnieje.
table-watching = Ten link pozwala tylko oglądać. Poproś gospodarza o zaproszenie.
tables-many = { $most ->
    [one] Masz już jeden stół w toku. Najpierw dokończ tę partię albo zamknij stół.
    [few] Masz już { $most } stoły w toku. Najpierw dokończ albo zamknij któryś z nich.
    [many] Masz już { $most } stołów w toku. Najpierw dokończ albo zamknij któryś z nich.
   *[other] Masz już { $most } stołu w toku. Najpierw dokończ albo zamknij któryś z nich.
}

vote-answered = Twoja odpowiedź jest już zapisana.
vote-none = Nie ma teraz żadnego otwartego pytania.
vote-open = { $seat } już o coś pyta. Najpierw na to odpowiedz.
vote-unknown = O to nie można tu zapytać.
vote-wait = { $seconds ->
    [one] Poczekaj jeszcze sekundę, zanim znów zapytasz.
    [few] Poczekaj jeszcze { $seconds } sekundy, zanim znów zapytasz.
    [many] Poczekaj jeszcze { $seconds } sekund, zanim znów zapytasz.
   *[other] Poczekaj jeszcze { $seconds } sekundy, zanim znów zapytasz.
}
time-none = Przy tym stole nie ma zegara.
time-own = Więcej czasu mogą ci dać tylko inni gracze.

chat-length = { $longest ->
    [1] Wiadomość musi mieć jeden znak.
   *[other] Wiadomość musi mieć od 1 do { $longest } znaków.
}
chat-off = Przy tym stole czat jest wyłączony.
chat-phrase = Nie ma takiego zwrotu.
chat-phrases-only = Przy tym stole możesz wysyłać tylko gotowe zwroty.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-oops = Ojej!
phrase-wow = Wow, super!
phrase-hurry = Gramy dalej?
phrase-moment = Chwileczkę, proszę.
phrase-sorry = Przepraszam!
phrase-again = Jeszcze jedna partia?
phrase-bye = Do zobaczenia!

bot-unknown = Nie ma takiego bota. Wybierz jednego z tych: { $levels }.
bots-busy = Boty są zajęte. Spróbuj za chwilę.
game-unknown = Ten serwer nie ma tej gry.
lesson-unknown = Nie ma takiej lekcji.
link-unknown = Ten link jest nieważny albo wygasł.
name-empty = To imię nie ma widocznych liter. Wybierz inne.
record-broken = Ten plik nie jest zapisem partii.
record-long = Ten zapis jest za długi: może mieć najwyżej { $most ->
    [one] jedną akcję
    [few] { $most } akcje
    [many] { $most } akcji
   *[other] { $most } akcji
}.
record-running = Zapis można pobrać, gdy partia się skończy.
record-wrong = Ten zapis nie zgadza się z zasadami albo z własną pieczęcią.
replay-running = Powtórkę można obejrzeć, gdy partia się skończy.
draft-text = Tego nie można zachować jako szkicu.

address-banned = Z tego miejsca nie można korzystać z serwera. Zapytaj osobę, która go prowadzi.
begin-anew = Odśwież stół.
device-unknown = Serwer nie zna tego urządzenia. Odśwież stronę.
hello-first = Pierwszą wiadomością połączenia musi być „hello”.
limit-reached = Za dużo tego z jednego miejsca. Spróbuj później.
host-unknown = Ten serwer nie jest znany pod tą nazwą. Osoba, która go prowadzi, może dodać nazwę do „origins”.
message-invalid = Serwer nie mógł odczytać tej wiadomości.
method-unknown = Ten adres tego nie potrafi.
origin = To zapytanie przyszło z innej strony internetowej.
page-unknown = Tej strony nie ma.
request-broken = Serwer nie mógł odczytać tego zapytania.
request-invalid = Ta wartość jest niepoprawna: { $where }
report-nobody = Na tym miejscu nie ma nikogo, kogo można zgłosić.
seat-moved = Twoje miejsce przejęło inne urządzenie albo bot.
server-broken = Coś poszło nie tak na serwerze. Nic się nie zmieniło.
server-stopping = Serwer uruchamia się ponownie. Spróbuj za chwilę.
storage-down = Serwer nie może teraz zapisywać. Nic się nie zmieniło; spróbuj za chwilę.
too-fast = Za dużo zapytań. Poczekaj chwilę i spróbuj ponownie.
too-large = To jest za duże dla serwera.
