# Zasady Kleine Fische ganz groß punkt po punkcie. Angielskie są w clauses.toml przy grze.

KF-001 = Gra od dwóch do czterech osób; nic w przygotowaniu ani w zasadach nie zależy od ich liczby.
KF-002 = Plansza ma 25 pól na karty, pięć rzędów po pięć.
KF-003 = Nurkowie i ośmiornica poruszają się po 60 torach wokół kart i między nimi, także wzdłuż brzegu, łącznie z górnym.
KF-004 = Karta graniczy z czterema torami przy swoich bokach: tor wewnętrzny ma dwie karty, tor na brzegu jedną.
KF-005 = Nurek w wodzie jest na jednym torze i patrzy na jeden z jego końców; przy skoku kierunek wybiera się dowolnie.
KF-006 = Krok prowadzi przez skrzyżowanie z przodu na inny tor przy nim, twarzą od niego; nigdy wstecz, nigdy z zawracaniem na torze.
KF-007 = Wewnątrz są więc do wyboru trzy tory, na brzegu dwa, w rogu jeden.
KF-008 = Nurkowie mogą dzielić tor i nigdy się nie blokują.
KF-009 = Żaden nurek nie wpływa na tor ośmiornicy ani przez niego nie przepływa.
KF-010 = Ruch to jeden krok, chyba że zastąpią go Turbopłetwy.
KF-011 = Nurek, który z jednego z dwóch torów rogu patrzy na róg, ma przed sobą tylko drugi tor rogu.

KF-020 = Łódź czeka nad planszą ze wszystkimi nurkami; jej pierwsza kolumna nic nie znaczy.
KF-021 = Ośmiornica zaczyna w swojej jaskini przy prawym dolnym rogu, gdzie nie blokuje żadnego toru.
KF-022 = Wszystkie ryby i jaskinie tasuje się razem; 25 wykłada się zakrytych rząd po rzędzie, a 78 zostaje w talii.
KF-023 = Po rewersie wszyscy odróżniają rybę od jaskini i widzą liczbę jaskini; w talii widać tylko wierzchni rewers.
KF-024 = Zaczyna pierwsze miejsce, a tury idą w kolejności miejsc; stół sadza ludzi przed rozdaniem.
KF-025 = Na początku nikt nie ma kart.

KF-030 = Tura to nurkowanie, potem ośmiornica z kradzieżą i zbieraniem, potem uzupełnianie; dalej następny gracz.
KF-031 = Nikt nie może opuścić skoku ani pierwszego ruchu w turze.
KF-032 = Każda tura zaczyna się z pełną planszą, w całości zakrytą.
KF-033 = Karty jaskiń zagrywa się tylko w turze właściciela, każdy rodzaj w swojej chwili; tęczowych ryb i skrzyń nigdy.

KF-040 = W pierwszej turze łódź staje nad dowolną rybą górnego rzędu, a nurek musi skoczyć.
KF-041 = Skok kończy się przy lewym, prawym albo dolnym boku karty pod łodzią.
KF-042 = Skaczący nurek może patrzeć na dowolny koniec swojego toru.
KF-043 = Skacząc, można dołączyć do innych nurków, ale nie do ośmiornicy.
KF-044 = Skok to pierwszy ruch; można odkryć dowolną rybę przy nowym torze.
KF-045 = Łódź zostaje tam, gdzie ją zostawiono, i nie ma innego skutku.
KF-046 = Jeśli w górnym rzędzie są tylko jaskinie, gracz najpierw zamienia w ciemno jedną z nich na dowolną rybę z niższych rzędów.
KF-047 = Po zamianie łódź może stanąć tylko nad zamienioną rybą.
KF-048 = Płetwy nigdy nie zastępują skoku.

KF-050 = Każda późniejsza tura zaczyna się ruchem.
KF-051 = Można wybrać dowolny wolny tor, czy leży przy nim ryba, czy nie.
KF-052 = Nurek, który zaczyna turę twarzą do rogu, a na drugim torze rogu jest ośmiornica, najpierw zawraca.
KF-053 = Zawrócenie to nie krok, dzieje się samo, tylko wtedy i raz w tej turze.
KF-054 = Wszędzie indziej pierwszy ruch jest zawsze możliwy.
KF-055 = Kto w trakcie tury wpłynie w taki róg, zajmuje się tam jeszcze kartą, a potem musi się zatrzymać.
KF-056 = Nurek na torze ośmiornicy opuszcza go jak zwykle.

KF-060 = Po pierwszym ruchu trzeba odkryć jedną zakrytą rybę przy torze.
KF-061 = Jeśli jej nie ma, cała tura od razu się kończy, bez ośmiornicy i uzupełniania.
KF-062 = Po każdym dalszym ruchu gracz odkrywa rybę, bada pasującą jaskinię albo się zatrzymuje, jeśli nie ma ryby do odkrycia.
KF-063 = Gdzie można odkryć rybę, a żadna jaskinia nie pasuje, trzeba ją odkryć, nawet znaną parę.
KF-064 = Obok pasującej jaskini bez ryby gracz bada albo się zatrzymuje; gdy jest też ryba, trzeba zrobić jedno z dwojga.
KF-065 = Przymusowe zatrzymanie nic nie kosztuje.
KF-066 = Jeden ruch, jedna karta.
KF-067 = Jaskinie na planszy się bada, nigdy nie są odkrywane.
KF-068 = Ryby już odkrytej nie można odkryć ponownie.

KF-070 = Po nowym gatunku gracz się zatrzymuje albo płynie dalej, jeśli jest wolny tor.
KF-071 = Zatrzymanie kończy nurkowanie ze wszystkimi odkrytymi rybami.
KF-072 = Płynąć dalej znaczy wykonać kolejny ruch i zająć się kolejną kartą.
KF-073 = Można popłynąć tam, gdzie nic nie da się zrobić; kończy to nurkowanie bez straty.

KF-080 = Druga odkryta ryba gatunku to para, bez względu na wielkość.
KF-081 = Para zakrywa samą siebie, swoją pierwszą rybę i wszystko, co odkryto pomiędzy.
KF-082 = To, co odkryto przed pierwszą rybą pary, zostaje odkryte i zatrzymane.
KF-083 = Pomiędzy znaczy w czasie, nie na planszy.
KF-084 = Zakryte z powrotem ryby zostają na miejscu i można je później znów odkryć.
KF-085 = Po parze nurkowanie się kończy, a tura trwa dalej: czas na ośmiornicę.
KF-086 = Pierwsza odkryta w turze ryba nigdy nie jest parą; czternasta byłaby zawsze.

KF-090 = Jaskinię przy torze można zbadać po dalszym ruchu, jeśli jej liczba równa się liczbie odkrytych ryb.
KF-091 = Liczą się ryby odkryte przed tym ruchem; badanie zastępuje odkrycie.
KF-092 = Badanie ogłasza się głośno i kończy ono nurkowanie.
KF-093 = Jedna jaskinia na turę; z dwóch pasujących gracz wybiera.
KF-094 = Jaskinię bierze się przy zbieraniu; kradzież po drodze jej nie dotyczy.
KF-095 = Po pierwszym ruchu żadna jaskinia nie pasuje.

KF-100 = Punkty ośmiornicy w turze to te na rybach odkrytych po nurkowaniu.
KF-101 = Ośmiornicę można przesunąć najwyżej o tyle torów.
KF-102 = Bez punktów może ją ruszyć tylko Turboośmiornica.
KF-103 = Najwyżej jeden ruch ośmiornicy i jedna kradzież na turę.
KF-104 = Ośmiornica może opuścić tor dowolnym końcem; nie ma kierunku patrzenia.
KF-105 = W trakcie ruchu przepływa każdy tor od końca do końca i nigdy na nim nie zawraca.
KF-106 = To, co robiła we wcześniejszych turach, jej nie wiąże.
KF-107 = Może wrócić kółkiem tam, gdzie zaczęła, za co najmniej cztery kroki, i liczy się to jako ruch.
KF-108 = Pierwszym ruchem wchodzi na jeden z dwóch torów prawego dolnego rogu i idzie stamtąd dalej.
KF-109 = Wejście kosztuje jeden krok.
KF-110 = Nigdy nie wchodzi na nurka gracza, który ma turę, ani przez niego nie przechodzi.
KF-111 = Na torze z rywalami się zatrzymuje; pozostałe kroki przepadają.
KF-112 = Ośmiornica, która się nie ruszyła, nie może okradać.
KF-113 = Na nurków na łodzi nie można trafić.
KF-114 = Liczy się tylko tor, na którym kończy; dobra jest każda droga w ramach limitu.
KF-115 = Zostaje na ostatnim torze i nigdy nie wraca do jaskini.

KF-120 = Jeśli trafiła na rywali, gracz może spróbować okraść jednego z nich albo zrezygnować.
KF-121 = Liczbę kart, od jednej do trzech, zapowiada się przed rzutem.
KF-122 = Liczba jest dowolna, nawet jeśli ofiara ma mniej ryb albo żadnej.
KF-123 = Kostka ma czerwone minus jeden, dwie jedynki, dwójkę i dwie trójki.
KF-124 = Wynik co najmniej tak wysoki jak zapowiedź zabiera dokładnie zapowiedzianą liczbę ryb.
KF-125 = Z mniejszego stosu zabiera się wszystko.
KF-126 = Niższy wynik nic nie robi.
KF-127 = Przy czerwonej ściance ofiara zabiera złodziejowi jedną rybę, bez pytania.
KF-128 = Złodziej bez zebranych ryb nic na czerwonej ściance nie traci.
KF-129 = Odkryte ryby na planszy nie należą jeszcze do nikogo i nie można ich ukraść.
KF-130 = Karty ciągnie się w ciemno: każda ze stosu jest równie prawdopodobna.
KF-131 = Jaskiń nie można ukraść.
KF-132 = Biorący i tracący wiedzą, które ryby zmieniły właściciela, inni tylko ile.
KF-133 = Ośmiornica i nurkowie zostają po kradzieży na torze.

KF-140 = Wszystkie odkryte ryby idą zakryte na stos gracza, który ma turę.
KF-141 = Zbadaną jaskinię się bierze, ogląda i trzyma osobno od ryb.
KF-142 = Stos to zbiór bez kolejności; jego wielkość znają wszyscy.
KF-143 = Właściciel może zawsze oglądać swoje karty, nikt inny.

KF-150 = Luki uzupełnia się po jednej, od lewego górnego rogu rząd po rzędzie, wierzchnimi kartami talii.
KF-151 = Jeśli nic nie zabrano, nic się nie uzupełnia i partia nie może się skończyć.
KF-152 = Jeśli talii akurat wystarczy, partia toczy się dalej z pustą talią.
KF-153 = Jeśli luki nie da się uzupełnić, partia od razu się kończy.
KF-154 = Na końcu nie dogrywa się tur.
KF-155 = Między turami nurkowie zachowują tor i kierunek patrzenia.

KF-160 = Nowo zdobyta karta jaskini czeka na następną turę właściciela.
KF-161 = W turze można użyć kilku kart jaskiń; zużyta wraca do pudełka na oczach wszystkich.
KF-162 = Kart nigdy nie trzeba używać, są od siebie niezależne, a ich liczba na ręce nie ma limitu.
KF-163 = Turbopłetwy zastępują jeden ruch krokami: od jednego do trzech albo od jednego do pięciu.
KF-164 = Każdy krok drogi z płetwami musi być dozwolony; droga może się przecinać i wracać na początek.
KF-165 = Cała droga to jeden ruch: karty liczą się tylko tam, gdzie się kończy.
KF-166 = Jedna karta płetw na jeden ruch.
KF-167 = Karta zużywa się z wyborem drogi, którą określa jej koniec i kierunek patrzenia nurka.
KF-170 = Latarki używa się przed pierwszym ruchem w turze, przed ewentualnym zawróceniem.
KF-171 = Latarka pokazuje używającemu zakrytą rybę gdziekolwiek na planszy; jaskinie i talia są poza jej zasięgiem.
KF-172 = Słaba latarka pokazuje jedną rybę, mocna do dwóch, drugą wybiera się po obejrzeniu pierwszej.
KF-173 = Wszyscy widzą, gdzie świeci latarka, ale tylko używający, co pokazuje.
KF-175 = Turboośmiornica dodaje trzy albo pięć kroków do ruchu ośmiornicy w tej turze, nawet bez punktów.
KF-176 = Punkty i karty turbo się sumują; karty zapowiada się przed ruchem ośmiornicy, a wtedy musi się ruszyć.
KF-177 = Turboośmiornica działa po parze, ale nie w turze, która skończyła się z braku ryby.
KF-180 = Po zbyt niskim rzucie, także z czerwoną ścianką, Rzuć ponownie unieważnia go i rzuca się od nowa.
KF-181 = Liczy się ostatni rzut, cokolwiek było wcześniej.
KF-182 = Mocna karta daje do dwóch dodatkowych rzutów, drugi do wyboru.
KF-183 = Gdy rzuty z karty są wykorzystane, można zagrać kolejną kartę Rzuć ponownie.
KF-184 = Ofiara nie może rzucić ponownie.
KF-185 = Tęczowe ryby i skrzynie pozostają do końca zakryte i nigdy nie liczą się jako niewykorzystane karty.

KF-190 = Na koniec odkrywa się stosy i jaskinie; karty na planszy się nie liczą.
KF-191 = Każdy gatunek liczy się tylko swoją najlepszą rybą.
KF-192 = Tęczowa ryba położona na stos sprawia, że jest wart co najmniej cztery.
KF-193 = Tęczowa ryba potrzebuje stosu; dwie mogą iść na dwa stosy.
KF-194 = Tęczowe ryby są dobrowolne; decyduje się w kolejności miejsc, przy odkrytych kartach.
KF-195 = Każda niewykorzystana jaskinia do zagrania jest warta punkt.
KF-196 = Stosy, tęczowe ryby i niewykorzystane jaskinie dają wynik pośredni.
KF-197 = Miejsce gracza jest o jeden większe niż liczba graczy z wyższym wynikiem pośrednim.
KF-198 = Skrzynia daje właścicielowi 1, 3, 5 albo 7 punktów za miejsce 1, 2, 3 albo 4.
KF-199 = Dwie skrzynie płacą dwa razy; skrzynie nigdy nie zmieniają miejsc.
KF-200 = Wynik pośredni i skrzynie dają wynik końcowy; najwyższy wygrywa.
KF-201 = Przy remisie wygrywa ten, kto ma większy stos ryb.
KF-202 = Jeśli i tu jest remis, zwycięstwo jest wspólne.
