# Zasady Maldivii punkt po punkcie. Angielskie są w clauses.toml przy grze.

MAL-001 = Pole zachowuje swoją nazwę przez całą partię; w grze jest tylko widoczny prostokąt.
MAL-002 = Pole na zagiętym brzegu pokazuje odwrotną stronę swojego zewnętrznego sąsiada; gdzie spotykają się dwa zagięcia, liczy się późniejsze.
MAL-003 = Sąsiednie pola mają wspólny bok. Na ukos się nie liczy.
MAL-004 = Pole graniczy ze stroną, gdy leży w jej skrajnym widocznym rzędzie.
MAL-005 = Liczą się wszystkie widoczne pola, z łodzią czy bez.
MAL-006 = Na polu stoi najwyżej jedna łódź, a każda łódź stoi na widocznym polu.
MAL-007 = Ryby nadrukowane na płótnie nigdy się nie kończą; na tym samym polu można łowić raz za razem.

MAL-010 = Płótno zaczyna bez zagięć, stroną bez rekinów do góry.
MAL-011 = Każdy wybiera łódź i ma trzy strzałki i jedną płytkę mgły; reszta zostaje w pudełku.
MAL-012 = Wszystkie 32 ryby zaczynają w puli, a każdy maszt jest pusty.
MAL-013 = Dziesięć statków każdej wyspy tasuje się w osobny stos.
MAL-014 = Wyspy leżą zgodnie z ruchem wskazówek zegara: Efo na wschodzie, Solys na południu, Wipi na zachodzie, Nanga na północy.
MAL-015 = Po dwa statki każdej wyspy leżą odkryte.
MAL-016 = Los wskazuje gracza zaczynającego, chyba że gospodarz każe zacząć pierwszemu miejscu.
MAL-017 = Od gracza zaczynającego łodzie stają na dowolnych wolnych polach; odkryte statki są już wtedy znane.
MAL-018 = Postawienie łodzi na płótnie niczego nie uruchamia.
MAL-019 = Miejsca idą zgodnie z ruchem wskazówek zegara; twój sąsiad po lewej to następne miejsce.

MAL-020 = Każdą rundę najpierw się planuje, a potem żegluje.
MAL-021 = Plan ustawia wszystkie cztery płytki w dowolnej kolejności; żadnej nie wolno pominąć.
MAL-022 = Strzałka wskazuje jeden z czterech kierunków, płytka mgły jedną z czterech stron.
MAL-023 = Plany mówią o stronach świata, niezależnie od tego, kto gdzie siedzi.
MAL-024 = Wszyscy planują jednocześnie i w tajemnicy.
MAL-025 = Plan można zmieniać, dopóki nie są gotowe wszystkie; odtąd zmienia go tylko ośmiornica.
MAL-026 = Od tyłu wszystkie płytki wyglądają tak samo.
MAL-027 = Możliwych planów jest 1024.

MAL-035 = Płytka po płytce, najpierw gracz zaczynający, potem zgodnie z ruchem wskazówek zegara, wszyscy odsłaniają płytkę o tym samym numerze.
MAL-036 = Najpierw odsłania się płytkę; dopiero potem jej gracz decyduje.
MAL-037 = Odsłonięta płytka leży odkryta do końca rundy i nie można jej już obrócić.
MAL-038 = Turę kończy się w całości, razem z wymianą, zanim odsłoni się następną płytkę.
MAL-039 = Po czterech płytkach zaczynającym zostaje gracz po lewej, płytki wracają, a znaki mgły znikają.

MAL-050 = Łódź płynie w kierunku strzałki, jak daleko chce, co najmniej jedno pole, na wolne pole.
MAL-051 = Mija tylko wolne pola, nigdy łódź.
MAL-052 = Nigdy nie opuszcza widocznego morza.
MAL-053 = Gdy tuż przed nią jest łódź albo brzeg, nie może płynąć.
MAL-054 = Nie trzeba płynąć; pozostanie na miejscu kończy turę.
MAL-055 = Kto nie płynął, nie ma akcji.
MAL-056 = Liczy się tylko ostatnie pole ruchu, nie droga do niego.
MAL-057 = Ruch kończy się gdzie indziej, niż się zaczął.
MAL-058 = Łódź nie zawadza samej sobie.

MAL-070 = Prąd to szereg pól z początkiem i kierunkiem, w którym się go opuszcza.
MAL-071 = Kto wpływa na pierwsze pole prądu zgodnie z jego kierunkiem, może z nim popłynąć.
MAL-072 = Płynąć z prądem znaczy przepłynąć go całego, opuścić w jego kierunku i płynąć dalej prosto.
MAL-073 = Kto płynie z prądem, musi go opuścić, zanim stanie.
MAL-074 = Prąd można pominąć: łodzie przecinają go i stają na nim jak na otwartym morzu.
MAL-075 = Nie skręca się pod prąd, w połowie, z boku ani przed jego końcem.
MAL-076 = Łódź, która zaczyna ruch na polu prądu, w tym ruchu nie płynie z żadnym prądem.
MAL-077 = Wszystkie pola prądu i to za nim muszą być widoczne i wolne.
MAL-078 = W jednym ruchu można popłynąć z kilkoma prądami, z każdym raz.
MAL-079 = Prąd, którego pole jest zagięte albo przykryte, jest przerwany.
MAL-080 = Łódź, którą mgła postawi na prądzie, stoi na nim, gdy następnym razem płynie.

MAL-085 = Akcje są zaraz po ruchu własnej łodzi i tylko wtedy.
MAL-086 = Każda akcja jest do wyboru; każdą można pominąć.
MAL-087 = Są cztery: zdobycie ryb, obrócenie płytki, zamiana karty, dostawa.
MAL-088 = Kolejność akcji jest dowolna: ryby zdobywa się raz, używa jednej ośmiornicy albo jednego rekina i dostarcza raz na każdą stronę, przy której stoi łódź.
MAL-089 = Okradanie można łączyć ze wszystkim; łowienie tylko z okradaniem.
MAL-090 = Nikt nie łowi ryb i nie dostarcza w tej samej turze.
MAL-091 = Po każdej akcji sprawdza się od nowa, co jest możliwe.
MAL-092 = Tura kończy się, gdy gracz tak powie albo nic nie zostało do zrobienia.

MAL-100 = Łowiąc, bierze się wszystkie ryby nadrukowane na polu i nakłada na maszt w dowolnej kolejności.
MAL-101 = Czego nie ma w puli, tego się nie łowi.
MAL-102 = Pula liczy się taka, jaka była na początku zdobywania.
MAL-103 = Gdy w puli nie ma żadnej z nadrukowanych ryb, nie łowi się, a dostarczać nadal można.
MAL-104 = Łowiąc, bierze się wszystko, co jest, chyba że się nie mieści.
MAL-105 = Okradając, bierze się górną rybę sąsiedniej łodzi, po jednej, z dowolnie wybranych łodzi.
MAL-106 = Pustych masztów nie można okraść.
MAL-107 = Łodzie, które sąsiadowały już przed ruchem, też można okraść.
MAL-108 = Złowione i skradzione ryby nakłada się razem, w dowolnej wspólnej kolejności.
MAL-109 = Ryby, które były na maszcie wcześniej, zostają bez zmian.

MAL-115 = Na maszcie mieści się siedem ryb.
MAL-116 = Jeśli wszystkie się mieszczą, wszystkie nowe ryby idą na maszt.
MAL-117 = Jeśli nie, zdejmuje się z góry dowolną liczbę, potem zatrzymuje dowolne z nowych, które się mieszczą; reszta wraca.
MAL-118 = Niższa ryba schodzi dopiero po wszystkich nad nią.
MAL-119 = Przy nadmiarze nie trzeba zatrzymać żadnej z nowych ryb.
MAL-120 = Skradzione ryby, których się nie zatrzymuje, idą do puli, nie do poprzedniego właściciela.
MAL-121 = Bez nadmiaru nie wyrzuca się żadnej ryby.

MAL-130 = Łódź stojąca przy stronie może obsłużyć jeden odkryty tam statek.
MAL-131 = Na maszcie muszą być wszystkie ryby zamówienia, w którymkolwiek miejscu.
MAL-132 = Ryby idą do puli, a karta, zakryta, do gracza.
MAL-133 = Jeden statek na stronę i turę, także gdy właśnie odkryto nowy.
MAL-134 = W rogu można obsłużyć obie strony, w dowolnej kolejności.
MAL-135 = Gdzie morze ma szerokość jednego pola, łódź może obsłużyć także przeciwległe strony.
MAL-136 = Zaraz po dostawie pozostałe ryby można przełożyć.
MAL-137 = Z masztu schodzą najwyższe ryby każdego potrzebnego koloru.
MAL-138 = Miejsce obsłużonego statku zajmuje następna karta stosu, póki jest.
MAL-139 = Bez odkrytego statku nie ma kogo obsłużyć.
MAL-140 = Ryby skradzione w tej turze można w niej dostarczyć.
MAL-141 = Na polu z rybami przy brzegu jest jedno albo drugie: łowić ryby albo dostarczać.

MAL-150 = Ośmiornica obraca jedną stojącą płytkę, czyjąkolwiek, o ćwierć, pół albo trzy czwarte obrotu.
MAL-151 = Obrócona płytka naprawdę się zmienia i zostaje na swoim miejscu w rzędzie.
MAL-152 = Przód widzi tylko właściciel.
MAL-153 = Ćwierćobroty idą zgodnie z ruchem wskazówek zegara z punktu widzenia właściciela: północ, wschód, południe, zachód.
MAL-154 = Na płytce mgły ćwierćobrót pokazuje poprzednią literę: E, N, W, S.
MAL-155 = Leżących płytek nie można obrócić.
MAL-156 = Wszyscy widzą, którą płytkę obrócono i o ile.

MAL-160 = Rekin wymaga własnej karty i rywala, który ma kartę.
MAL-161 = Wskazujesz kartę, którą dajesz, rywala i wyspę; los wybiera spośród tych kart.
MAL-162 = Wszystko to wybiera się przed losowaniem, a dana karta w nim nie uczestniczy.
MAL-163 = Można dać kartę zdobytą w tej turze.
MAL-164 = Rywal nie może odmówić.
MAL-165 = Każdy może zawsze oglądać swoje karty.
MAL-166 = Pola z rekinem leżą przy brzegu, więc można tam też dostarczać.

MAL-170 = Litera na płytce mgły mówi, z której strony przychodzi mgła.
MAL-171 = Z każdej strony mgła przychodzi najwyżej raz na rundę.
MAL-172 = Mgła ze strony, która miała ją już w tej rundzie, nic nie robi.
MAL-173 = W innym razie płótno trzeba zagiąć.
MAL-174 = Skrajny rząd kładzie się na następny; jego odwrotna strona to nowy brzeg.
MAL-175 = Łódź w zagiętym rzędzie przesuwa się o pole do środka i jest złapana.
MAL-176 = Łódź w rzędzie pod nim zostaje, jeśli nikt jej nie spycha, i jest złapana; te za nią nie.
MAL-177 = Łódź niesiona do środka spycha tę, na którą trafia.
MAL-178 = Spychanie idzie dalej przez nieprzerwany szereg; złapany jest cały, łodzie za luką nie.
MAL-179 = Każdą linię rozpatruje się osobno.
MAL-180 = Każda złapana łódź traci górną rybę, jeśli ją ma, także łódź gracza, który sprowadził mgłę.
MAL-181 = Gdzie mgła postawi łódź, tam nic się nie dzieje.
MAL-185 = Jeśli łodzie zajmują całą linię w kierunku mgły, nic się nie zagina, ale strona liczy się jako użyta.
MAL-186 = Morza szerokiego na jedno pole nie można zagiąć w poprzek.
MAL-187 = Mgła idzie po kolei: czy użyta, znak, pełna linia, zagięcie, łodzie, ryby, wymiana.
MAL-188 = Zagięcia zostają, a statki danej strony przysuwają się razem z brzegiem.
MAL-189 = Płytka mgły nie daje graczowi ani ruchu, ani akcji.

MAL-200 = Po zagięciu sąsiad po lewej wkłada jeden odkryty statek tej strony pod jej stos i odkrywa następny.
MAL-201 = Przy pustym stosie nie ma wymiany.
MAL-202 = Wymiana następuje przed turą samego sąsiada, także na końcu rundy albo partii.
MAL-203 = Póki stos ma karty, dwa statki jego wyspy leżą odkryte.

MAL-210 = Przy 16 albo mniej widocznych polach partia kończy się, gdy wszyscy zagrali tyle samo płytek.
MAL-211 = Sprawdza się to po ostatnim graczu każdego numeru płytki.
MAL-212 = Tury do tego czasu są zwykłe.
MAL-213 = Dalszymi płytkami się nie gra.
MAL-214 = Nic innego nie kończy partii.
MAL-215 = Same zasady nie wyznaczają ostatniej rundy; partiom losowym limit nadaje się z zewnątrz.

MAL-220 = Każda ryba na zdobytej karcie to punkt; ryby na maszcie to nie punkty.
MAL-221 = Przy remisie wygrywa ten, kto ma więcej ryb na maszcie.
MAL-222 = Jeśli nadal jest równo, wygrywa się wspólnie.
MAL-223 = Tak ustala się miejsca wszystkich; równi dzielą miejsce, a następne się pomija.

MAL-230 = Dwie, trzy i cztery osoby grają według tych samych zasad.
MAL-231 = Przy dwojgu graczach sąsiad po lewej to ta druga osoba.
