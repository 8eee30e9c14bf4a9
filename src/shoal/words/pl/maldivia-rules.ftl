# Zasady Maldivii dla ludzi. Rozdziały w kolejności gry.
# Nad każdym akapitem stoją punkty zasad, o których mówi.

maldivia-rules-aim = O co chodzi
# MAL-220
maldivia-rules-aim-1 = Morze to płótno, które zagina się pod waszymi łodziami. Łowisz ryby, okradasz sąsiadów i dostarczasz to, czego chcą statki targowe przy czterech brzegach. Każda ryba na zdobytej karcie statku to punkt.
# MAL-020 MAL-230
maldivia-rules-aim-2 = Nigdy nie sterujesz na bieżąco: na początku każdej rundy wszyscy w tajemnicy układają cztery płytki, a potem plany się spotykają. Dwie, trzy i cztery osoby grają według tych samych zasad.

maldivia-rules-setup = Przed pierwszą rundą
# MAL-010 MAL-013 MAL-014 MAL-015
maldivia-rules-setup-1 = Płótno leży rozłożone: dziesięć na dziesięć pól, stroną bez rekinów do góry. Z każdej strony leży jedna wyspa: Nanga na północy, Efo na wschodzie, Solys na południu, Wipi na zachodzie. Każda wyspa ma potasowany stos dziesięciu statków targowych, a dwa z nich są odkryte od początku.
# MAL-006 MAL-011 MAL-012 MAL-016 MAL-017 MAL-018 MAL-019 MAL-231
maldivia-rules-setup-2 = Każdy wybiera łódź i dostaje trzy płytki strzałek i jedną płytkę mgły. Maszty są puste; wszystkie 32 ryby leżą w puli. Los wskazuje, kto zaczyna, chyba że gospodarz każe zacząć pierwszemu miejscu. Od tej osoby zgodnie z ruchem wskazówek zegara każda łódź staje na dowolnym wolnym polu, jedna łódź na polu. Nic się tam jeszcze nie dzieje. Twój sąsiad po lewej to następne miejsce; przy dwojgu graczach to ta druga osoba.

maldivia-rules-plan = Planowanie rundy
# MAL-021 MAL-022 MAL-023 MAL-024 MAL-026
maldivia-rules-plan-1 = Wszyscy planują jednocześnie i w tajemnicy. Ustaw wszystkie cztery płytki w rzędzie, w dowolnej kolejności. Każdą strzałkę obróć w jednym z czterech kierunków, a płytkę mgły ku jednej z czterech stron. Kierunki są takie jak na kompasie, gdziekolwiek siedzisz, a od tyłu wszystkie płytki wyglądają tak samo.
# MAL-025
maldivia-rules-plan-2 = Plan możesz zmieniać, dopóki nie są gotowe wszystkie plany. Potem może go ruszyć tylko ośmiornica.

maldivia-rules-round = Płytka po płytce
# MAL-035 MAL-036 MAL-037 MAL-038
maldivia-rules-round-1 = Najpierw zagrywa się pierwsze płytki, jeden gracz po drugim, od gracza zaczynającego, potem wszystkie drugie i tak dalej. Odsłaniasz swoją płytkę i dopiero wtedy decydujesz, jak daleko płyniesz i co robisz; twoja tura kończy się, zanim ktoś odsłoni następną. Odsłonięta płytka leży odkryta do końca rundy.
# MAL-039
maldivia-rules-round-2 = Po czterech płytkach runda się kończy. Zaczynającym zostaje następny gracz, wszyscy biorą płytki z powrotem, z każdej strony znów może przyjść mgła i planuje się nową rundę.

maldivia-rules-sail = Strzałka: rejs
# MAL-050 MAL-051 MAL-052 MAL-053 MAL-057
maldivia-rules-sail-1 = Twoja łódź płynie prosto w kierunku strzałki, jak daleko chcesz, ale co najmniej jedno pole, i staje na wolnym polu, innym niż to, z którego ruszyła. Nigdy nie mija innej łodzi i nie wypływa poza morze. Gdy tuż przed nią jest łódź albo brzeg, nie może płynąć.
# MAL-054 MAL-055 MAL-056
maldivia-rules-sail-2 = Możesz też zostać. Ale kto nie płynął, nie ma akcji, gdziekolwiek stoi jego łódź. Liczy się tylko pole, na którym stajesz, nie te po drodze.
maldivia-rules-picture-sail = Strzałka wskazuje kierunek i można dopłynąć na każde pole w linii aż do najbliższej łodzi albo brzegu. Wybrana droga jest zaznaczona.

maldivia-rules-current = Prądy
# MAL-070 MAL-071 MAL-072 MAL-073
maldivia-rules-current-1 = Jasne wstęgi to prądy: kropka tam, gdzie się zaczynają, strzałka tam, gdzie się kończą. Jeśli wpłyniesz na pierwsze pole prądu zgodnie z jego kierunkiem, możesz popłynąć z nim aż za zakręt, opuścić go na końcu i płynąć dalej prosto. Kto płynie z prądem, musi z niego wypłynąć, zanim stanie.
# MAL-074 MAL-075 MAL-076 MAL-077 MAL-078 MAL-079
maldivia-rules-current-2 = Możesz też go pominąć: łodzie przecinają prąd i stają na nim jak na otwartej wodzie. Nie można wejść w niego w połowie, skręcić pod prąd ani wyjść wcześniej. Jeśli zaczynasz ruch na prądzie, w tym ruchu z żadnym nie płyniesz. Z prądem, który nie jest już cały, bo jego część jest zagięta albo przykryta, albo stoi na nim lub tuż za nim łódź, nie można płynąć. W jednym ruchu można popłynąć z kilkoma prądami, z każdym raz.
maldivia-rules-picture-current = Prąd niesie łódź za zakręt.

maldivia-rules-act = Co możesz zrobić tam, gdzie staniesz
# MAL-085 MAL-086 MAL-087 MAL-088 MAL-091 MAL-092
maldivia-rules-act-1 = Zaraz po rejsie możesz wykorzystać pole, na którym stoisz: zdobyć ryby, dostarczyć je przy brzegu, użyć ośmiornicy albo rekina. Kolejność wybierasz ty i możesz coś pominąć: ryby zdobywasz raz, używasz jednej ośmiornicy albo jednego rekina i dostarczasz raz na każdą stronę, przy której stoisz. To, co da jedna rzecz, może umożliwić następną.
# MAL-089 MAL-090 MAL-141
maldivia-rules-act-2 = Jedno nigdy nie jest możliwe: łowić ryby i dostarczać w tej samej turze, nawet na polu z rybami przy brzegu. Okradanie pasuje do wszystkiego.

maldivia-rules-fish = Łowienie i okradanie
# MAL-007 MAL-100 MAL-101 MAL-102 MAL-103 MAL-104
maldivia-rules-fish-1 = Na polu z rybami bierzesz je wszystkie z puli i nakładasz na maszt w dowolnej kolejności. Nadrukowane ryby nigdy się nie kończą, ale pula może: czego w niej nie ma, tego się nie łowi, a gdy nie ma żadnej z nich, nie łowisz wcale.
# MAL-003 MAL-105 MAL-106 MAL-107 MAL-108 MAL-109
maldivia-rules-fish-2 = Możesz też okraść łodzie obok twojej, stykające się bokiem, nie rogiem: po jednej górnej rybie z tych, z których chcesz, o ile maszt nie jest pusty. Złowione i skradzione ryby idą na maszt razem; to, co było na nim wcześniej, zostaje bez zmian.

maldivia-rules-mast = Maszt
# MAL-115 MAL-116 MAL-118 MAL-121
maldivia-rules-mast-1 = Na maszcie mieści się siedem ryb, a tylko górną można ukraść albo stracić. Ważne więc, co jest na górze. Jeśli wszystkie nowe ryby się mieszczą, wszystkie idą na maszt i żadnej się nie wyrzuca.
# MAL-117 MAL-119 MAL-120
maldivia-rules-mast-2 = Jeśli nie wszystkie nowe ryby się mieszczą, zdejmij z góry, ile chcesz, potem nałóż tyle nowych, ile wejdzie, albo żadnej. Reszta wraca do puli, skradzione też.

maldivia-rules-deliver = Dostawy
# MAL-004 MAL-130 MAL-131 MAL-132 MAL-133 MAL-137 MAL-138 MAL-139 MAL-140
maldivia-rules-deliver-1 = Przy brzegu możesz obsłużyć jeden z odkrytych statków tej strony, jeśli na maszcie są wszystkie ryby, których chce, w którymkolwiek miejscu; ryby skradzione w tej turze się liczą. Do puli odchodzą najwyższe ryby każdego koloru, a ty bierzesz zakrytą kartę. W lukę wpływa następny statek wyspy, póki są, ale obsługujesz jeden statek na stronę i turę.
# MAL-134 MAL-135 MAL-136
maldivia-rules-deliver-2 = W rogu możesz obsłużyć obie strony, a gdzie morze ma szerokość jednego pola, także przeciwległe. Zaraz po dostawie możesz przełożyć resztę ryb na maszcie.
maldivia-rules-picture-deliver = Łódź stoi przy brzegu i ma to, czego chce tamtejszy statek.

maldivia-rules-octopus = Ośmiornica
# MAL-150 MAL-151 MAL-152 MAL-153 MAL-154 MAL-155 MAL-156
maldivia-rules-octopus-1 = Na ośmiornicy możesz obrócić jedną jeszcze stojącą płytkę, swoją albo czyjąś, o ćwierć, pół albo trzy czwarte obrotu, zgodnie z ruchem wskazówek zegara z punktu widzenia właściciela; jej miejsce w rzędzie się nie zmienia. Wszyscy widzą, którą płytkę obrócono i o ile, ale przód widzi tylko właściciel. Płytka mgły wskazuje potem inną stronę.

maldivia-rules-shark = Rekin
# MAL-160 MAL-161 MAL-162 MAL-163 MAL-164 MAL-165 MAL-166
maldivia-rules-shark-1 = Rekiny pojawiają się tylko tam, gdzie płótno jest zagięte, czyli zawsze przy brzegu. Jeśli masz kartę, choćby zdobytą w tej turze, i ma ją też ktoś inny, możesz się zamienić: wskazujesz kartę, którą dajesz, gracza i wyspę karty, której chcesz. Los wybiera spośród pasujących, nie licząc tej danej przez ciebie, i nikt nie może odmówić. Własne karty możesz zawsze oglądać.

maldivia-rules-fog = Mgła: morze się zagina
# MAL-002 MAL-170 MAL-173 MAL-174 MAL-188 MAL-189
maldivia-rules-fog-1 = Płytka mgły nie rusza łodzi i nie daje akcji. Skrajny rząd wskazanej strony zagina się, a jego odwrotna strona staje się nowym brzegiem, z nowymi rybami, ośmiornicami i rekinami; gdzie spotykają się dwa zagięcia, widać późniejsze. Morze jest odtąd mniejsze o jeden rząd, a statki tej strony przysuwają się razem z nim.
# MAL-175 MAL-176 MAL-177 MAL-178 MAL-179 MAL-180 MAL-181 MAL-080
maldivia-rules-fog-2 = Łodzie z zagiętego rzędu są niesione o jedno pole do środka i spychają łódź, na którą trafią, i tak dalej przez nieprzerwany szereg. Wszystkie one, a także łodzie, pod które wsuwa się zagięcie, tracą górną rybę; łodzie za luką nie. Twoja własna łódź nie jest oszczędzana. Gdzie mgła postawi łódź, tam nic się nie dzieje.
# MAL-171 MAL-172 MAL-185 MAL-186
maldivia-rules-fog-3 = Z każdej strony mgła przychodzi najwyżej raz na rundę: druga mgła z tej samej strony nic nie robi. Jeśli łodzie zajmują całą linię w kierunku mgły albo morze ma tam szerokość tylko jednego pola, nic się nie zagina, ale ta strona miała już swoją mgłę.
# MAL-200 MAL-201 MAL-202 MAL-203
maldivia-rules-fog-4 = Po zagięciu gracz po lewej musi odesłać jeden z dwóch odkrytych statków tej strony pod jej stos i odkryć nowy, zanim stanie się cokolwiek innego. Bez stosu nie ma wymiany.
maldivia-rules-picture-fog = Morze zagięte kilka razy: rzędy w barwie zmierzchu to odwrotna strona płótna.

maldivia-rules-end = Koniec i wygrana
# MAL-005 MAL-210 MAL-211 MAL-212 MAL-213 MAL-214
maldivia-rules-end-1 = Gdy tylko widać szesnaście pól albo mniej, z łodziami czy bez, partia dobiega końca: wszyscy kończą jeszcze płytkę o tym numerze i to już koniec. Dalszymi płytkami się nie gra i nic innego nie kończy partii.
# MAL-221 MAL-222 MAL-223
maldivia-rules-end-2 = Policz ryby na swoich kartach; te na maszcie to nie punkty. Wygrywa, kto ma najwięcej punktów. Przy remisie ten, kto ma więcej ryb na maszcie, a jeśli i tu jest równo, wygrywają wspólnie.

maldivia-rules-decided = Nasza decyzja
maldivia-rules-decided-1 = Jedną zasadę można rozumieć inaczej. Tutaj akcje wykonuje się w dowolnej kolejności, a ryby zdobywa raz: wszystkie wybrane łodzie okradasz jednocześnie. Z pudełka można też wyczytać stałą kolejność (zdobycie, dostawa, potem ośmiornica albo rekin) albo to, że każdego sąsiada okrada się osobno.

# Gra na jednej stronie

maldivia-rules-aid-plan = Planuj w tajemnicy: trzy strzałki i jedna płytka mgły, grane od lewej do prawej.
maldivia-rules-aid-sail = Strzałka: płyń w tę stronę, jak daleko chcesz, nigdy przez łódź. Bez ruchu nie ma akcji.
maldivia-rules-aid-fish = Połów: weź wszystkie ryby z pola. Nie w turze, w której dostarczasz.
maldivia-rules-aid-rob = Kradzież: weź górną rybę z każdej łodzi obok ciebie.
maldivia-rules-aid-mast = Na maszcie mieści się siedem ryb. Tylko górną można ukraść albo stracić.
maldivia-rules-aid-deliver = Przy brzegu: oddaj wszystkie ryby, których chce statek, i weź jego kartę. W rogu z obu stron.
maldivia-rules-aid-octopus = Ośmiornica: obróć jedną nieodsłoniętą jeszcze płytkę.
maldivia-rules-aid-shark = Rekin: zamień w ciemno kartę z innym graczem.
maldivia-rules-aid-fog = Mgła: skrajny rząd tej strony się zagina. Złapane łodzie tracą górną rybę. Raz na rundę z każdej strony.
maldivia-rules-aid-end = Szesnaście pól albo mniej: dokończ tę płytkę i licz. Każda ryba na twoich kartach to punkt.

# Przykładowa runda

maldivia-rules-example = Przykładowa runda
maldivia-rules-example-1 = Mira stoi na e4 i chce obsłużyć statek wyspy Solys, który chce czerwonej i zielonej ryby. Planuje: wschód, południe, południe i mgłę z północy jako ostatnią płytkę. Inni też planują; nikt tego nie widzi.
maldivia-rules-example-2 = Pierwsza płytka, wschód: Mira mogłaby stanąć na każdym wolnym polu aż do brzegu. Staje na h4, gdzie pływa czerwona ryba, obok łodzi Bena: łowi czerwoną, kradnie Benowi górną rybę, zieloną, i nakłada czerwoną na zieloną.
maldivia-rules-example-3 = Druga płytka, południe: na h8 stoi na drodze łódź Ottona, więc nie da się jej minąć. Mira staje na h7 i łowi ryby. Trzecia płytka, południe: Otto popłynął dalej, a ona dociera do brzegu na h10. Na maszcie ma czerwoną i zieloną: dostarcza je i bierze kartę, dwa punkty. Wpływa następny statek wyspy Solys.
maldivia-rules-example-4 = Czwarta płytka, mgła z północy: północny rząd się zagina, a brzegiem jest teraz jego odwrotna strona z nowymi rybami. Stała tam łódź Any: zostaje przeniesiona o jedno pole do środka i traci górną rybę. Gracz po Mirze odsyła jeden statek wyspy Nanga pod stos. Potem wszyscy planują od nowa.
