# Zasady Kleine Fische ganz groß dla ludzi. Rozdziały w kolejności gry.
# Nad każdym akapitem stoją punkty zasad, o których mówi.

kleine-fische-rules-aim = O co chodzi
# KF-001
kleine-fische-rules-aim-1 = Nurkujesz wzdłuż rafy z zakrytych kart i fotografujesz ryby. Dopóki każda odkryta ryba jest innego gatunku, możesz płynąć dalej. Trafisz na jakiś gatunek drugi raz, a część zdobyczy przepada. Dwie, trzy i cztery osoby grają według tych samych zasad.
# KF-191
kleine-fische-rules-aim-2 = Na koniec każdy z trzynastu gatunków liczy się tylko twoim najlepszym zdjęciem. Wygrywa różnorodność.

kleine-fische-rules-setup = Rafa
# KF-002 KF-022 KF-023 KF-025
kleine-fische-rules-setup-1 = Ryby i jaskinie są potasowane razem. Dwadzieścia pięć kart leży zakrytych, pięć rzędów po pięć; pozostałe 78 to talia. Po rewersie widać, czy karta to ryba, czy jaskinia, a jaskinia pokazuje liczbę; w talii widać rewers wierzchniej karty. Nikt jeszcze nic nie ma.
# KF-003 KF-004 KF-005 KF-020 KF-021 KF-024
kleine-fische-rules-setup-2 = Nurkowie i ośmiornica poruszają się po torach między kartami i wokół brzegu. Tor wewnątrz ma kartę po obu stronach, tor na brzegu po jednej. Nurek jest na jednym torze i patrzy na jeden z jego końców. Wszyscy nurkowie zaczynają na łodzi, ośmiornica we własnej jaskini w prawym dolnym rogu, gdzie niczego nie blokuje. Zaczyna pierwsze miejsce.

kleine-fische-rules-turn = Tura
# KF-030 KF-032
kleine-fische-rules-turn-1 = Najpierw nurkujesz: płyniesz, odkrywasz rybę, decydujesz, płyniesz dalej. Potem możesz przesunąć ośmiornicę, może kogoś okraść, i zbierasz swoje ryby. Na koniec rafa zostaje uzupełniona, a następny gracz nurkuje nad pełną, zakrytą rafą.
# KF-031 KF-033 KF-050 KF-155
kleine-fische-rules-turn-2 = Nie wolno opuścić skoku ani pierwszego ruchu. Karty jaskiń zagrywasz tylko w swojej turze, każdy rodzaj w swojej chwili. Między turami nurkowie zachowują tor i kierunek patrzenia.

kleine-fische-rules-jump = Pierwsza tura: skok
# KF-040 KF-041 KF-042 KF-043 KF-044 KF-045
kleine-fische-rules-jump-1 = Ustaw łódź nad rybą w górnym rzędzie i skacz przy jednym z boków tej karty: lewym, prawym albo dolnym. Wybierasz, na który koniec toru patrzy twój nurek. Możesz dołączyć do innych nurków, ale nie do ośmiornicy. Skok to twój pierwszy ruch; odkryj dowolną rybę przy nowym torze. Łódź tam zostaje i nic już nie znaczy.
# KF-046 KF-047 KF-048
kleine-fische-rules-jump-2 = Jeśli w górnym rzędzie są same jaskinie, najpierw zamieniasz jedną z nich w ciemno na dowolną rybę z niższych rzędów i dopiero nad tą rybą staje łódź. Turbopłetwy nigdy nie zastępują skoku.
kleine-fische-rules-picture-jump = Łódź stoi nad kolumną. Nurek może skoczyć na trzy tory i patrzeć w dowolną stronę.

kleine-fische-rules-swim = Pływanie
# KF-006 KF-007 KF-008 KF-009 KF-010 KF-051
kleine-fische-rules-swim-1 = Ruch to jeden krok. Nurkowie płyną tylko do przodu: przez skrzyżowanie przed nimi na dowolny inny tor przy nim, i patrzą w stronę od niego. Wewnątrz daje to trzy tory, na brzegu dwa, a w rogu jeden; nigdy wstecz, nigdy nie zawraca się na torze. Nieważne, czy leży tam ryba. Inni nurkowie nigdy nie przeszkadzają; tor z ośmiornicą jest zamknięty.
# KF-011 KF-052 KF-053 KF-054 KF-055 KF-056
kleine-fische-rules-swim-2 = W rogu jest przed tobą tylko jeden tor. Jeśli na początku twojej tury jest na nim ośmiornica, nurek najpierw zawraca; to nie krok, dzieje się samo i tylko wtedy. Jeśli wpłyniesz w taki róg w trakcie tury, zajmujesz się tam jeszcze kartą, a potem musisz się zatrzymać. Jeśli ośmiornica jest na twoim torze, opuszczasz go jak zwykle. Wszędzie indziej pierwszy ruch jest możliwy.

kleine-fische-rules-reveal = Odkrywanie ryby
# KF-060 KF-066 KF-067 KF-068
kleine-fische-rules-reveal-1 = Po każdym ruchu zajmujesz się dokładnie jedną kartą. Po pierwszym musisz odkryć zakrytą rybę przy swoim torze. Jeśli są dwie, wybierasz, nie wiedząc, jakie są. Ryb już odkrytych ani jaskiń nigdy się nie odkrywa.
# KF-061 KF-062 KF-063 KF-064 KF-065 KF-073
kleine-fische-rules-reveal-2 = Jeśli po pierwszym ruchu nie ma zakrytej ryby, cała tura od razu się kończy: bez ośmiornicy, bez uzupełniania. Później zakrytą rybę obok ciebie trzeba odkryć, nawet gdy wiesz, że to para, chyba że pasuje jaskinia. Bez ryby obok nurkowanie kończy się bez straty; obok pasującej jaskini możesz ją zbadać albo się zatrzymać. Możesz popłynąć w takie miejsce celowo.

kleine-fische-rules-choice = Zatrzymać się czy płynąć?
# KF-070 KF-071 KF-072
kleine-fische-rules-choice-1 = Po każdym nowym gatunku decydujesz. Zatrzymujesz się, a wszystkie odkryte ryby są twoje. Albo płyniesz dalej, jeśli jest wolny tor, i zajmujesz się następną kartą.
# KF-080 KF-081 KF-082 KF-083 KF-086
kleine-fische-rules-choice-2 = Jeśli nowa ryba jest gatunku, który już leży odkryty, bez względu na wielkość, nurkowanie się kończy: obie i wszystko odkryte pomiędzy nimi zostaje zakryte. Pomiędzy znaczy w czasie, nie w przestrzeni. To, co było odkryte przed pierwszą z nich, zatrzymujesz. Przy trzynastu gatunkach czternasta ryba zawsze byłaby parą.
# KF-084 KF-085
kleine-fische-rules-choice-3 = Zakryte z powrotem ryby zostają na miejscu i można je znów znaleźć. Zapamiętaj je! Po parze tura trwa dalej: czas na ośmiornicę, z punktami na tym, co ci zostało.
kleine-fische-rules-picture-choice = Kilka różnych ryb leży odkrytych, każda z numerem kolejności. Płynąć dalej którymś z zaznaczonych torów czy się zatrzymać?

kleine-fische-rules-cave = Badanie jaskini
# KF-090 KF-091 KF-092 KF-093 KF-094 KF-095
kleine-fische-rules-cave-1 = Jeśli po którymś z dalszych ruchów odkrytych ryb jest dokładnie tyle, ile mówi liczba na jaskini obok ciebie, możesz zbadać jaskinię zamiast odkrywać rybę. To kończy nurkowanie. Z dwóch pasujących wybierasz jedną; jedna jaskinia na turę. Po pierwszym ruchu żadna jaskinia nie pasuje. Karta jest twoja przy zbieraniu i wcześniej nikt jej nie ukradnie.
kleine-fische-rules-picture-cave = Odkrytych ryb jest tyle, ile chce jaskinia: można ją zbadać.

kleine-fische-rules-octopus = Ośmiornica
# KF-100 KF-101 KF-102 KF-103 KF-104 KF-106
kleine-fische-rules-octopus-1 = Małe ryby mają punkty ośmiornicy. Policz te na rybach odkrytych po nurkowaniu: o tyle torów możesz przesunąć ośmiornicę, albo o mniej, albo wcale; bez punktów rusza ją tylko Turboośmiornica. Jeden ruch na turę. Może opuścić tor dowolnym końcem, skądkolwiek przyszła.
# KF-105 KF-107 KF-114
kleine-fische-rules-octopus-2 = W drodze przepływa każdy tor od końca do końca i nigdy na nim nie zawraca. Powrót tam, gdzie zaczęła, wymaga więc kółka z co najmniej czterech torów. Liczy się tylko tor, na którym kończy; każda droga w ramach jej kroków jest dobra.
# KF-108 KF-109 KF-115
kleine-fische-rules-octopus-3 = Pierwszym ruchem wchodzi na rafę na jeden z dwóch torów w prawym dolnym rogu. Wejście kosztuje jeden krok i stamtąd idzie dalej. Do jaskini nigdy nie wraca.
# KF-110 KF-111 KF-112 KF-113
kleine-fische-rules-octopus-4 = Nigdy nie wchodzi na tor twojego nurka ani przez niego nie przechodzi. Na torze z innymi nurkami się zatrzymuje, a pozostałe kroki przepadają. Na nurków na łodzi nie można trafić, a ośmiornica, która się nie ruszyła, nie może okradać.
kleine-fische-rules-picture-octopus = Tak daleko można tym razem przesunąć ośmiornicę.

kleine-fische-rules-rob = Kradzież
# KF-120 KF-121 KF-122 KF-123
kleine-fische-rules-rob-1 = Jeśli twoja ośmiornica trafiła na innych, możesz okraść jedną z tych osób albo dać spokój. Powiedz, ile ryb chcesz: jedną, dwie czy trzy, bez względu na to, ile ich jest. Potem rzuć kostką ośmiornicy, która ma 1, 1, 2, 3, 3 i czerwone minus jeden.
# KF-124 KF-125 KF-126 KF-127 KF-128 KF-130 KF-132
kleine-fische-rules-rob-2 = Przy wyniku co najmniej takim jak twoja liczba bierzesz w ciemno dokładnie tyle ryb ze stosu ofiary albo cały stos, jeśli jest mniejszy. Przy mniejszym nie dostajesz nic. Przy czerwonej ściance to ofiara bierze rybę od ciebie, jeśli jakąś masz. Tylko wy dwoje wiecie, które ryby zmieniły właściciela.
# KF-129 KF-131 KF-133
kleine-fische-rules-rob-3 = Odkryte ryby na rafie nie należą jeszcze do nikogo, a jaskiń nie można ukraść. Ośmiornica i nurkowie zostają tam, gdzie są.



kleine-fische-rules-collect = Zbieranie i uzupełnianie
# KF-140 KF-141 KF-142 KF-143
kleine-fische-rules-collect-1 = Twoje odkryte ryby idą zakryte na twój stos. Zbadana jaskinia też jest twoja, osobno od ryb. Własne karty możesz zawsze oglądać; inni widzą tylko, ile ich jest.
# KF-150 KF-151 KF-152
kleine-fische-rules-collect-2 = Potem luki uzupełnia się z talii, jedną po drugiej, od lewego górnego rogu. Jeśli nic nie bierzesz, nic się nie uzupełnia. Jeśli talia wystarczy akurat, gra toczy się dalej bez talii.

kleine-fische-rules-cards = Karty jaskiń
# KF-160 KF-161 KF-162
kleine-fische-rules-cards-1 = Karty jaskiń pomagają od następnej twojej tury, każda raz; zużyta wraca do pudełka na oczach wszystkich. Nigdy nie musisz ich używać, w jednej turze możesz użyć kilku i mieć ich dowolnie dużo.
# KF-163 KF-164 KF-165 KF-166 KF-167
kleine-fische-rules-cards-2 = Turbopłetwy dają jeden ruch o długości do trzech albo do pięciu kroków. Każdy krok musi być dozwolony, droga może się przecinać, a liczy się tylko karta przy ostatnim torze. Jedna karta płetw na jeden ruch.
# KF-170 KF-171 KF-172 KF-173
kleine-fische-rules-cards-3 = Podwodna latarka pokazuje ci przed pierwszym ruchem jedną albo dwie zakryte ryby gdziekolwiek na rafie; drugą z dwóch wybierasz, gdy widzisz już pierwszą. Wszyscy widzą, gdzie świeci, ale co pokazuje, widzisz tylko ty.
# KF-175 KF-176 KF-177
kleine-fische-rules-cards-4 = Turboośmiornica daje trzy albo pięć dodatkowych kroków ośmiornicy, także bez ani jednego punktu i także po parze. Zapowiada się ją, zanim ośmiornica ruszy, a wtedy ośmiornica musi się ruszyć.
# KF-180 KF-181 KF-182 KF-183 KF-184
kleine-fische-rules-cards-5 = Rzuć ponownie unieważnia zbyt niski rzut, czerwony też, i rzucasz od nowa; jeden rodzaj tej karty pozwala na drugą próbę. Liczy się ostatni rzut. Może jej użyć tylko ten, kto kradnie, a gdy jedna jest zużyta, może przyjść kolejna.
# KF-185
kleine-fische-rules-cards-6 = Tęczowych ryb i skrzyń skarbów się nie zagrywa: czekają w ukryciu na koniec.

kleine-fische-rules-end = Koniec i wygrana
# KF-153 KF-154 KF-190
kleine-fische-rules-end-1 = Gdy luki nie da się uzupełnić, bo talia jest pusta, partia kończy się od razu, czyjakolwiek była tura. Wszystkie stosy i jaskinie zostają odkryte; to, co leży na rafie, nie liczy się nikomu.
# KF-192 KF-193 KF-194 KF-195 KF-196
kleine-fische-rules-end-2 = Każdy gatunek liczy się swoją najlepszą rybą, od jednej do czterech muszli. Tęczową rybę można położyć na gatunek, który masz, i wtedy jest wart cztery; dwie potrzebują dwóch gatunków. Każda karta jaskini do zagrania, która została niewykorzystana, to punkt. Razem daje to wynik pośredni.
# KF-197 KF-198 KF-199 KF-200 KF-201 KF-202
kleine-fische-rules-end-3 = Potem otwiera się skrzynie: 1, 3, 5 albo 7 punktów za pierwsze, drugie, trzecie albo czwarte miejsce w wyniku pośrednim. Przy remisie obowiązuje lepsze miejsce, skrzynie nigdy nie zmieniają miejsc, a dwie skrzynie płacą dwa razy. Wygrywa, kto ma najwięcej punktów; przy remisie ten, kto ma większy stos ryb, a jeśli i tu jest równo, wygrywa się wspólnie.

kleine-fische-rules-decided = Nasza decyzja
kleine-fische-rules-decided-1 = Dwie zasady można rozumieć inaczej. Tutaj zawraca tylko nurek, który patrzy na zablokowany róg; z pudełka można też wyczytać, że zawrócić może, ale nie musi, każdy, kto ma ośmiornicę tuż przed sobą. I tutaj ośmiornica płaci krok za wejście; kto sądzi, że wchodzi za darmo, może wybrać to jako opcję stołu.

# Gra na jednej stronie

kleine-fische-rules-aid-jump = Pierwsza tura: ustaw łódź nad rybą z górnego rzędu i skacz przy jej lewym, prawym albo dolnym boku.
kleine-fische-rules-aid-swim = Pływanie: tylko do przodu, przez skrzyżowanie przed tobą. Nigdy na tor ośmiornicy.
kleine-fische-rules-aid-reveal = Odkryj jedną zakrytą rybę przy swoim torze. Jeśli po pierwszym ruchu jej nie ma: koniec tury.
kleine-fische-rules-aid-pair = Gatunek, który już leży odkryty: obie i wszystkie odkryte pomiędzy są znów zakryte. Koniec nurkowania.
kleine-fische-rules-aid-cave = Odkrytych ryb dokładnie tyle, ile mówi liczba: możesz zbadać jaskinię. Koniec nurkowania.
kleine-fische-rules-aid-octopus = Po nurkowaniu: jeden krok ośmiornicy za każdy punkt ośmiornicy na twoich odkrytych rybach.
kleine-fische-rules-aid-steal = Gdy trafi na rywala: zapowiedz od 1 do 3, wyrzuć co najmniej tyle. Czerwona ścianka kosztuje cię rybę.
kleine-fische-rules-aid-fins = Turbopłetwy: do 3 albo 5 kroków w jednym ruchu.
kleine-fische-rules-aid-lamp = Podwodna latarka: zanim popłyniesz, podejrzyj 1 albo 2 zakryte ryby.
kleine-fische-rules-aid-octo = Turboośmiornica: 3 albo 5 kroków więcej, nawet bez punktów.
kleine-fische-rules-aid-reroll = Rzuć ponownie: powtórz nieudany rzut, raz albo dwa razy.
kleine-fische-rules-aid-rainbow = Tęczowa ryba: na koniec jeden z twoich gatunków jest wart 4.
kleine-fische-rules-aid-chest = Skrzynia skarbów: na koniec 1, 3, 5 albo 7 punktów; najwięcej za ostatnie miejsce.
kleine-fische-rules-aid-end = Nie ma czym uzupełnić luki: koniec. Liczy się najlepsza ryba każdego gatunku i 1 za każdą niewykorzystaną kartę jaskini.

# Przykładowa tura

kleine-fische-rules-example = Przykładowa tura
kleine-fische-rules-example-1 = Mira patrzy w dół i płynie w dół o jeden tor. Leżą przy nim dwie zakryte ryby; odkrywa lewą: Błazenek z jedną muszlą i dwoma punktami ośmiornicy. To numer jeden.
kleine-fische-rules-example-2 = Płynie dalej w prawo i odkrywa Kosterkę, potem znów w dół: Żabnica. Odkryte są trzy. Przy następnym torze leży jaskinia z liczbą 3. Mira mogłaby tam popłynąć i ją zbadać. Zamiast tego się zatrzymuje: trzy ryby są jej.
kleine-fische-rules-example-3 = Dwa punkty Błazenka przesuwają ośmiornicę o dwa tory, na nurka Bena. Mira zapowiada dwie i wyrzuca 3: bierze w ciemno dwie ryby ze stosu Bena. Gdyby wyrzuciła 1, nie dostałaby nic; przy czerwonej ściance to Ben wziąłby jedną od niej.
kleine-fische-rules-example-4 = Potem zbiera swoje trzy ryby, luki zostają uzupełnione i nurkuje Ben. Gdyby czwartą rybą była druga Kosterka, zakryte zostałyby Kosterka, Żabnica i ta nowa, a przy Mirze zostałby tylko Błazenek.
