# Zasady Vanuatu dla ludzi. Rozdziały w kolejności gry.
# Nad każdym akapitem stoją punkty zasad, o których mówi.

vanuatu-rules-aim = O co chodzi
# VAN-001 VAN-002
vanuatu-rules-aim-1 = Osiem rund na wyspach, które dopiero co wynurzyły się z morza. Żeglujesz, łowisz ryby, handlujesz, budujesz stragany, rysujesz na piasku i wozisz turystów. Pieniądze nie trzymają się długo: dziesięć vatu samo zamienia się w pięć punktów. Wygrywa ten, kto ma najwięcej punktów. Gra jest dla trzech do pięciu osób; dwie mogą grać według osobnej zasady.
# VAN-100 VAN-101
vanuatu-rules-aim-2 = Sercem gry jest planowanie. Każdy stawia pięć pionków na dziewięciu akcjach i tylko ten, kto ma na akcji najwięcej pionków, może ją wykonać.

vanuatu-rules-setup = Na początku
# VAN-003 VAN-006 VAN-007 VAN-020 VAN-028 VAN-029
vanuatu-rules-setup-1 = Leżą wyspa Efate i trzy morza, w losowym układzie, ze swoimi towarami i krążkami. Każdy ma łódź na pustym morzu, trzy vatu, osiem straganów i pięć pionków, a punktów nie ma. Sakiewka mieści najwyżej dziewięć vatu. Łodzie stoją na morzach, a na morzu jest miejsce dla wszystkich.
# VAN-004 VAN-005 VAN-012 VAN-013 VAN-022 VAN-024 VAN-026 VAN-027 VAN-030
vanuatu-rules-setup-2 = Trzy statki czekają na towary, kafelek mówi, ilu przyjechało turystów, cena ryb stoi na szczycie, cztery kafelki odpoczynku leżą gotowe, a dwa kafelki do położenia są odkryte. Wszystko to widać, prócz kolejności talii i zabranych kafelków odpoczynku. Los wskazuje, kto zaczyna; kto ma znacznik, zaczyna przez całą rundę, inni idą dalej zgodnie z ruchem wskazówek zegara, a faza zaczyna się, gdy wszyscy skończyli poprzednią. Obietnice nikogo nie wiążą i nic nie przechodzi z rąk do rąk.

vanuatu-rules-round = Nowa runda
# VAN-040 VAN-041 VAN-042 VAN-043 VAN-044 VAN-045 VAN-046 VAN-047
vanuatu-rules-round-1 = Od drugiej rundy najpierw coś się zmienia. Turyści, po których nikt nie przypłynął, wracają do domu, a przyjeżdżają nowi. Pełne statki odpływają, pozostałe przesuwają się do przodu, a za nimi stają nowe. Wyspa całkiem wyprzedana znów ma wszystkie towary, o ile starczy rezerwy, najpierw starsze wyspy. Cena ryb wraca na szczyt.
# VAN-008 VAN-048 VAN-050 VAN-051 VAN-052 VAN-053 VAN-054 VAN-055 VAN-056
vanuatu-rules-round-2 = Do siódmej rundy pierwszy gracz kładzie potem dwa odkryte kafelki, w dowolnej kolejności. Kafelek musi stykać się z co najmniej dwoma innymi. Wyspy leżą z dala od siebie, a morze chce mieć obok wyspę; jeśli żaden heks na to nie pozwala, kafelek może leżeć gdzie indziej. Nowe morze dostaje krążki, nowa wyspa towary, i odkrywa się dwa następne kafelki. Heks bez kafelka jest niedostępny.
vanuatu-rules-picture-tile = Świecą heksy, na których może leżeć nowy kafelek.

vanuatu-rules-characters = Postacie
# VAN-070 VAN-071 VAN-072 VAN-073 VAN-074 VAN-075 VAN-076
vanuatu-rules-characters-1 = Po kolei każdy bierze postać, inną niż ostatnio; stara wraca potem do puli i inni mogą ją od razu wziąć. Pomaga raz w tej rundzie, przy swojej akcji albo gdy zechcesz jej użyć, i wtedy się ją zakrywa. Większość pomaga sama; Kupiec, Żebrak i Kaznodzieja pytają. Nie musisz planować jej akcji, a pionki zabrane bez wykonania akcji jej nie zużywają.
# VAN-118 VAN-200 VAN-201 VAN-202 VAN-203 VAN-205 VAN-206 VAN-207 VAN-208 VAN-209 VAN-210
vanuatu-rules-characters-2 = Nawigator żegluje za darmo. Budowniczy płaci za stragan jedno vatu. Nurek dostaje wartość skarbu także w vatu, Rybak wartość połowu w punktach. Sprzedawca nie potrzebuje straganu, tylko wyspy obok łodzi. Kupiec może za darmo załadować z rezerwy drugą kostkę tego samego towaru. Artysta rysuje za pięć punktów. Przewodnik dostaje dwa punkty za każdy rysunek tam, gdzie ląduje turysta. Żebrak raz przed działaniem zamienia do trzech punktów na vatu. Kaznodzieja może raz działać wykonalnym stosem, choć nigdzie nie prowadzi.

vanuatu-rules-plan = Stawianie pionków
# VAN-080 VAN-081 VAN-082 VAN-087
vanuatu-rules-plan-1 = Po kolei stawiasz dwa pionki, potem jeszcze dwa, potem ostatni, na tej samej akcji albo na różnych, na jednej ile chcesz. Co postawione, to stoi.
# VAN-083 VAN-084 VAN-085 VAN-086
vanuatu-rules-plan-2 = Możesz stawiać tylko na akcjach, które bez innych graczy dałoby się wykonać: jeśli akcja wymaga czegoś wcześniej, na przykład dopłynięcia, to też musi być zaplanowane, a z dwóch pionków stawianych razem jeden może umożliwić drugi. Odpoczynek można planować zawsze.
vanuatu-rules-picture-plan = Dziewięć akcji i pionki na nich. Każda mówi, jak by ci tam poszło albo czego brakuje.

vanuatu-rules-act = Działanie
# VAN-102 VAN-103 VAN-104 VAN-109 VAN-110
vanuatu-rules-act-1 = Gracze działają po kolei, aż nie zostanie żaden pionek. W swojej turze wybierasz akcję, na której w tej chwili prowadzisz, i wykonujesz ją raz, w całości; potem schodzą z niej wszystkie twoje pionki, więc nikt nie wykonuje akcji dwa razy w rundzie. Prowadzisz, jeśli nikt nie ma tam więcej pionków; przy remisie prowadzi ten, kto jest wcześniej w kolejności.
# VAN-105 VAN-106 VAN-107 VAN-108 VAN-111 VAN-112
vanuatu-rules-act-2 = Jeśli akcji, na której prowadzisz, nie da się wykonać, bo nie masz teraz czym zapłacić albo nic nie zostało, zabierasz pionki, a akcja przepada; możesz to wybrać także wtedy, gdy prowadzisz na czymś wykonalnym. A jeśli nigdzie nie prowadzisz, musisz oddać jeden ze stosów, chyba że działa Kaznodzieja. Dopóki gdzieś prowadzisz, nie możesz oddać innego stosu. Nikt więc nie może spasować, a wszystko zależy od kolejności.
vanuatu-rules-picture-act = Tam, gdzie ten gracz prowadzi, można teraz wykonać akcję.

vanuatu-rules-travel = Żegluga, budowa, nurkowanie, połów
# VAN-009 VAN-010 VAN-115 VAN-116 VAN-117
vanuatu-rules-travel-1 = Żegluga: od jednego do trzech heksów po morzach, po vatu za każdy; wolno nadkładać drogi i zawracać, płacąc za kroki. To, co dzieje się na wyspach, dzieje się obok twojej łodzi, a co pod wodą, tuż pod nią; z kilku wysp wybierasz.
# VAN-011 VAN-120 VAN-121 VAN-122
vanuatu-rules-travel-2 = Budowa: za trzy vatu stawiasz jeden ze swoich straganów na wolnym miejscu wyspy obok łodzi i tam zostaje. Stragany pozwalają sprzedawać ryby, zarabiać na turystach i liczą się na koniec.
# VAN-023 VAN-125 VAN-126 VAN-127 VAN-130 VAN-131 VAN-132
vanuatu-rules-travel-3 = Nurkowanie i połów: weź skarb albo rybę z morza pod łodzią. Zdobycz jest warta tyle, ile jest krążków; potem jeden krążek znika na dobre, a następna jest warta mniej.

vanuatu-rules-trade = Sprzedaż i zakup
# VAN-135 VAN-136 VAN-137
vanuatu-rules-trade-1 = Sprzedaż: mając stragan na wyspie obok łodzi, sprzedajesz ryby, jedną po drugiej, i kończysz, kiedy chcesz. Każda daje swoją wartość razy cena, czyli 3, 2 albo 1; każda obniża cenę, ale nigdy poniżej 1.
# VAN-140 VAN-141 VAN-142 VAN-143 VAN-144
vanuatu-rules-trade-2 = Zakup: kostka z wyspy obok łodzi, kava za jedno vatu, kopra za dwa, wołowina za trzy. Od razu trafia na pierwszy statek, który ma miejsce na ten towar, i daje jeden punkt za kavę, trzy za koprę, pięć za wołowinę i dwa więcej, jeśli zapełnia statek. Gdy żaden statek nie ma miejsca, i tak możesz kupić, ale kostka przepada. Pełny statek czeka do następnej rundy.

vanuatu-rules-culture = Rysowanie, przewóz, odpoczynek
# VAN-145
vanuatu-rules-culture-1 = Rysowanie: rysunek na piasku na wolnym miejscu wyspy obok łodzi nic nie kosztuje i daje trzy punkty.
# VAN-146 VAN-147 VAN-148
vanuatu-rules-culture-2 = Przewóz: zabierz czekającego turystę na wyspę obok łodzi, która ma miejsce. Dostajesz vatu za każdy tamtejszy stragan, czyjkolwiek; może to być zero.
# VAN-150 VAN-151 VAN-155 VAN-156 VAN-157 VAN-158
vanuatu-rules-culture-3 = Odpoczynek: jeśli został kafelek odpoczynku, obejrzyj te, które są, i weź jeden tak, żeby inni nie widzieli. Płaci pod koniec rundy. Zanim zadziałasz w swojej turze, i tylko wtedy, możesz też zamienić skarby na tyle vatu, ile są warte.

vanuatu-rules-vatu = Dziesięć vatu
# VAN-230 VAN-231 VAN-232 VAN-233
vanuatu-rules-vatu-1 = Gdy tylko masz dziesięć vatu, dziesięć z nich zamienia się w pięć punktów, czy chcesz, czy nie, po każdym pojedynczym zysku, także między rundami i na koniec. To, co płacisz, płacisz przed zarobkiem, i nikt się nie zadłuża.

vanuatu-rules-rest = Koniec rundy
# VAN-240 VAN-241 VAN-242 VAN-243 VAN-275
vanuatu-rules-rest-1 = Kafelki odpoczynku po kolei się pokazuje, wypłaca i odkłada: punkt, vatu, jedno i drugie albo znacznik pierwszego gracza. Znacznik zostaje tam, gdzie jest, chyba że ktoś wziął jego kafelek; kto już ma znacznik, też może wziąć ten kafelek i zatrzymać znacznik.

vanuatu-rules-end = Koniec
# VAN-250 VAN-251 VAN-252 VAN-255
vanuatu-rules-end-1 = Po ósmej rundzie każda pozostała ryba zamienia się w tyle vatu, ile jest warta, bez względu na cenę. Znacznik jest wart trzy punkty, każde trzy vatu jeden, skarby dwa razy swoją wartość. Za każdy twój stragan każdy turysta na jego wyspie jest wart dwa punkty. Rysunki, towary i stragany bez turystów nie dają nic więcej. Liczy się dalej także powyżej pięćdziesięciu.
# VAN-253 VAN-254
vanuatu-rules-end-2 = Wygrywa ten, kto ma najwięcej punktów; przy remisie decydują zbudowane stragany, potem vatu, a potem miejsce jest wspólne.
vanuatu-rules-picture-end = Wyspy pod koniec gry: stragany, turyści i rysunki.

vanuatu-rules-more = Dwoje graczy, warianty, sekrety
# VAN-283
vanuatu-rules-more-1 = We dwoje przygotujcie grę jak dla trojga. Przed wyborem postaci pierwszy gracz stawia na akcjach dwa neutralne pionki, potem drugi trzy; żeby prowadzić, trzeba mieć więcej pionków niż neutralnych albo tyle samo, jeśli twoja postać należy do tej akcji. Do wyboru jest pięć postaci, innych niż ostatnio, a łódź nie może stanąć tam, gdzie stoi druga.
# VAN-021 VAN-025 VAN-270 VAN-271 VAN-272 VAN-273 VAN-274
vanuatu-rules-more-2 = Zakryte są tylko kolejność statków i turystów, to, który z dwóch kafelków z literą przyjdzie pierwszy, i kafelki odpoczynku zabrane przez innych. Kafelki przychodzą w kolejności od A do F, dwa razy. Co jest w talii, wiadomo: pustą talię statków tworzą te, które odpłynęły, a jeden kafelek turystów, zależnie od liczby graczy, odłożono na początku. Kto odpoczywa, widzi, co zostało, i wie, co zabrano wcześniej, choć nie wie przez kogo.
# VAN-280 VAN-281 VAN-282
vanuatu-rules-more-3 = Opcje stołu: bez postaci; cena ryb spada raz po całej sprzedaży, a nie z każdą rybą; oraz Gubernator, jedenasta postać, która poświęca turę, żeby przenieść cały twój stos na inną akcję, w tej rundzie jeszcze niewykonaną ani nieoddaną.

vanuatu-rules-decided = Nasza decyzja
vanuatu-rules-decided-1 = Jedną zasadę można rozumieć inaczej. Tutaj większość premii postaci przychodzi sama, a pytają tylko Kupiec, Żebrak i Kaznodzieja; można też sądzić, że z każdej premii wolno zrezygnować.

# Gra na jednej stronie

vanuatu-rules-aid-person = Co rundę weź postać, nigdy tę samą dwa razy z rzędu.
vanuatu-rules-aid-plan = Stawiaj po kolei pięć pionków: dwa, dwa, jeden. Tylko na tym, co twój plan umożliwia.
vanuatu-rules-aid-lead = Potem, po kolei, wykonuj po jednej akcji tam, gdzie masz najwięcej pionków; przy remisie prowadzi wcześniejszy w kolejności. Gdy nigdzie nie prowadzisz, oddajesz stos.
vanuatu-rules-aid-sail = Żegluga po morzach: 1 vatu za heks.
vanuatu-rules-aid-build = Budowa straganu obok łodzi: 3 vatu.
vanuatu-rules-aid-explore = Nurkowanie w twoim morzu: skarb wart tyle, ile jest skrzyń. Na koniec dwa razy jego wartość w punktach albo w twojej turze jego wartość w vatu.
vanuatu-rules-aid-fish = Połów w twoim morzu: ryba warta tyle, ile jest krążków ryb.
vanuatu-rules-aid-sell = Sprzedaż ryb obok twojego straganu: wartość razy cena, 3, potem 2, potem 1.
vanuatu-rules-aid-kava = Zakup kavy: 1 vatu, 1 punkt na statku.
vanuatu-rules-aid-copra = Zakup kopry: 2 vatu, 3 punkty na statku.
vanuatu-rules-aid-beef = Zakup wołowiny: 3 vatu, 5 punktów na statku. Ostatnia kostka statku: 2 więcej.
vanuatu-rules-aid-draw = Rysowanie tam, gdzie jest miejsce: 3 punkty.
vanuatu-rules-aid-transport = Przewóz turysty: 1 vatu za każdy stragan na wyspie.
vanuatu-rules-aid-rest = Odpoczynek: zakryty kafelek, który płaci pod koniec rundy.
vanuatu-rules-aid-vatu = Dziesięć vatu zamienia się w pięć punktów.
vanuatu-rules-aid-end = Po ośmiu rundach: 2 punkty za każdy stragan i turystę na jego wyspie, skarby, 1 za 3 vatu, 3 za znacznik pierwszego gracza.

# Przykładowa runda

vanuatu-rules-example = Przykładowa runda
vanuatu-rules-example-1 = Mira ma 3 vatu i bierze Artystę. Jej łódź stoi obok Efate, gdzie jest miejsce na rysunek. Ben wziął Kupca, Otto Przewodnika.
vanuatu-rules-example-2 = Planowanie, najpierw po dwa pionki: Mira stawia oba na Rysowaniu, bo z Artystą jest warte 5 punktów. Ben stawia dwa na Zakupie, Otto jeden na Rysowaniu i jeden na Przewozie. Potem Mira stawia jeden na Żegludze i jeden na Połowie, a ostatni na Odpoczynku.
vanuatu-rules-example-3 = Działanie: Mira prowadzi na Rysowaniu dwa do jednego i od razu rysuje na Efate, 5 punktów. Ben kupuje tam wołowinę: 3 vatu, 5 punktów, a Kupiec ładuje drugą gratis. Pojedynczy pionek Ottona prowadzi teraz na Rysowaniu, ale na Efate nie ma już miejsca, a Otto nie zaplanował żeglugi: ten stos przepadnie.
vanuatu-rules-example-4 = Mira płynie o jeden heks za 1 vatu na morze z dwoma krążkami ryb. Gdy znów przychodzi jej kolej, łowi rybę o wartości 2. Na koniec odpoczywa i bierze kafelek, dzięki któremu zacznie. Pod koniec rundy ma 2 vatu, rybę i 5 punktów więcej i zaczyna następną.
