# Zasady Carta Magica dla ludzi. Rozdziały w kolejności gry.
# Nad każdym akapitem stoją punkty zasad, o których mówi.

carta-magica-rules-aim = O co chodzi
# CM-001 CM-180
carta-magica-rules-aim-1 = Płyniesz po starej mapie raz wokół wyspy na jej środku i z powrotem do domu. Po drodze wymieniasz towary na złoto i złoto na talizmany, spotykasz burze i potwory, a czasem innych graczy. Może grać dwoje, troje albo czworo.
carta-magica-rules-aim-2 = Talizmany dają punkty, te z twojego wyzwania po dziesięć więcej. Powrót do domu po pełnym okrążeniu daje piętnaście.

carta-magica-rules-setup = Przed wypłynięciem
# CM-002 CM-003 CM-004 CM-005 CM-006 CM-007 CM-008 CM-009 CM-012
carta-magica-rules-setup-1 = Los wskazuje, kto zaczyna. Po kolei każdy wybiera postać, która jest tylko twarzą, i wyzwanie, które wymienia dwa talizmany; wszystko to jest jawne, a czego nikt nie wybrał, wypada z gry. Każdy dostaje trzy żetony magii i trzy towary, bez złota i bez kart. Z szesnastu talizmanów trzy leżą odkryte obok talii; trzydzieści dwie karty przygód to zakryty stos.
# CM-010 CM-011
carta-magica-rules-setup-2 = Potem, począwszy od ostatniego gracza, każdy statek staje w pustym porcie dowolnego koloru: to dom. Początek w porcie nie jest wizytą.
carta-magica-rules-picture-home = Wybór domu: dowolny wolny port, czarny albo czerwony.

carta-magica-rules-turn = Tura: zakręć, potem zrób jedną rzecz
# CM-020 CM-021 CM-023 CM-024
carta-magica-rules-turn-1 = W rundzie każdy ma jedną turę. Zakręć strzałką. Zatrzymuje się na jednym z dwunastu wycinków, każdy równie prawdopodobny, i pokazuje liczbę oraz symbole.
# CM-022 CM-025 CM-026 CM-027 CM-028 CM-029 CM-070
carta-magica-rules-turn-2 = Potem zrób jedną rzecz: popłyń, najwyżej tyle pól, ile mówi liczba; albo, jeśli jest taki symbol, weź tyle towarów lub tyle magii, albo dobierz kartę przygody; albo czekaj. Tego, czego nie da się zrobić, nie ma do wyboru. Karty, które zagrywasz przy okazji, nie zużywają akcji. Jedna sekcja to burza: wtedy nie robisz nic takiego. Kto ma stracić kolejkę, opuszcza całą turę.

carta-magica-rules-sail = Rejs
# CM-031 CM-032 CM-033 CM-034 CM-035
carta-magica-rules-sail-1 = Statki płyną z pola na pole przez boki, nie przez rogi, po niebieskiej wodzie i do portów. Ląd, klify, mielizny, złota granica i inne statki są zamknięte, podobnie białe pola bezwietrzne.
# CM-030 CM-036 CM-037 CM-038 CM-039 CM-040 CM-041 CM-042
carta-magica-rules-sail-2 = Płyniesz co najmniej jeden krok i najwyżej tyle, ile mówi liczba, droga może skręcać i zawracać, a port ją kończy. Nigdy nie kończysz tam, gdzie zaczynasz, ani w porcie, z którego właśnie wypływasz. Szczęśliwy wiatr wydłuża drogę. Potem statek jest sprawny; najpierw wizyta w porcie, po niej bitwa.
carta-magica-rules-picture-sail = Na złote pola można dopłynąć z tym wynikiem. Wybrana droga jest zaznaczona.

carta-magica-rules-harbour = Porty
# CM-050 CM-051 CM-052 CM-053 CM-054
carta-magica-rules-harbour-1 = W czarnym porcie wymieniasz dwa towary na jedno złoto, ile razy chcesz, póki zmieścisz złoto. Każde przybycie tam, jakkolwiek do niego doszło, to jedna karta przygody, którą dobierasz, kiedy chcesz, ale przed końcem wizyty.
# CM-055 CM-056 CM-057 CM-058 CM-059
carta-magica-rules-harbour-2 = W czerwonym porcie za dwa złota kupujesz talizman: jeden z trzech odkrytych albo zakryty z wierzchu talii, ile razy możesz zapłacić. Lukę od razu się uzupełnia, póki starczy talii. Swoje talizmany kładziesz odkryte przed sobą. Nikt nie musi handlować, a gracze nie handlują między sobą.
# CM-060 CM-061 CM-062 CM-063 CM-064
carta-magica-rules-harbour-3 = Liczy się tylko przybycie: kto po prostu stoi w porcie, nie handluje. Jeśli trafiasz tu przez burzę albo zamianę, kartę czarnego portu dobierasz od razu, a handlować możesz po następnej akcji tutaj, o ile nie jest rejsem. Uszkodzony statek w porcie może handlować po każdej akcji oprócz rejsu. Te późniejsze wizyty nie wymagają karty.
carta-magica-rules-picture-harbour = Statek w czerwonym porcie: można kupić talizmany.

carta-magica-rules-stores = Złoto, towary, magia
# CM-071 CM-072 CM-078 CM-079
carta-magica-rules-stores-1 = Statek mieści najwyżej osiem żetonów każdego rodzaju; nadmiar zostaje w banku. Tam wraca też to, co wydajesz, a zużyte karty idą na odkryty stos. Wszystko, co masz, jest jawne.
# CM-073 CM-074 CM-075 CM-076 CM-077
carta-magica-rules-stores-2 = Karty dochodu wymienia się na żetony przy dobraniu albo zachowuje, ale później już się nie wymienia. Zachowane nie zajmują miejsca i płacą za wszystko swojego rodzaju, w całości; nadwyżka wraca w żetonach. Wybierasz, którymi kartami płacisz, byle żadna nie była zbędna.

carta-magica-rules-storm = Burza
# CM-080 CM-081 CM-082 CM-083 CM-084 CM-085
carta-magica-rules-storm-1 = Jeśli strzałka pokazuje burzę, kręci się jeszcze raz, żeby poznać kierunek. Kto ma kartę Dobra pogoda, może teraz oszczędzić swój statek. Każdy inny sprawny statek, twój też i te w portach, burza znosi o dwa pola w tę stronę, najpierw te najbardziej z przodu. Uwięzione statki stoją i zagradzają drogę.
# CM-086 CM-087 CM-088 CM-089 CM-090 CM-091 CM-092 CM-093
carta-magica-rules-storm-2 = Ląd, klify, mielizny, złota granica albo inny statek na drodze uszkadzają statek tam, gdzie stoi; temu drugiemu nic się nie dzieje. Pole bezwietrzne go zatrzymuje. Port go przyjmuje. Gdy zniosło już wszystkich, ci w czarnych portach dobierają karty. Burza to cała tura.
carta-magica-rules-picture-storm = Idzie burza: drugie zakręcenie mówi, dokąd.

carta-magica-rules-stuck = Bez wiatru albo z uszkodzeniem
# CM-100 CM-101 CM-102 CM-103 CM-104 CM-105 CM-106 CM-115
carta-magica-rules-stuck-1 = Na pola bezwietrzne statki trafiają tylko przez burze. Możesz tam dalej ładować, dobierać albo czekać. Żeby odpłynąć, potrzebujesz symbolu wiatru na strzałce albo dwóch towarów za holowanie, albo karty Szczęśliwy wiatr, i wolnej wody tuż obok. Uwolnienie i rejs to jedno. Burza nikogo nie uwalnia.
# CM-110 CM-111 CM-112 CM-113 CM-114
carta-magica-rules-stuck-2 = Uszkodzony statek też może ładować, dobierać albo czekać. Żeby popłynąć, potrzebuje symbolu młota, dwóch sztuk złota albo karty Naprawa, i płynie w tej samej turze; nie ma naprawy bez rejsu.
carta-magica-rules-picture-calm = Statek na białych polach bezwietrznych.

carta-magica-rules-adventure = Karty przygód
# CM-120 CM-121 CM-122 CM-123 CM-125 CM-126 CM-127
carta-magica-rules-adventure-1 = Dobierasz w ramach akcji albo dlatego, że wymaga tego czarny port. Niektóre karty dają towary, złoto albo magię. Niektóre żądają towarów: płacisz w całości, a jeśli nie możesz, nie płacisz nic i tracisz kolejkę; stracone kolejki się sumują. Wszystkie inne można zachować, ile chcesz. Gdy stos jest pusty, tasuje się zużyte.
# CM-130 CM-132 CM-134 CM-135 CM-136 CM-138
carta-magica-rules-adventure-2 = Dobra pogoda oszczędza sprawny statek w burzy. Naprawa naprawia uszkodzony. Szczęśliwy wiatr uwalnia statek z obszaru bezwietrznego albo daje pięć kroków więcej temu, który płynie; jedna karta nie robi obu rzeczy. Zakręć ponownie powtarza twoje własne zakręcenie.
# CM-140 CM-141 CM-142
carta-magica-rules-adventure-3 = Teleskop pokazuje trzy wierzchnie karty, gdy masz dobierać: bierzesz jedną, na oczach wszystkich, a pozostałe odkładasz na wierzch w kolejności znanej tylko tobie. Przekleństwo wtasowuje odkryte talizmany do talii i odkrywa trzy od nowa; zagraj je w swojej turze przed zakręceniem, przy wyborze akcji albo w porcie.

carta-magica-rules-monster = Potwory
# CM-150 CM-151 CM-152 CM-153
carta-magica-rules-monster-1 = Z potworem trzeba się zmierzyć od razu. Powiedz, ile magii wydajesz, potem zakręć: dodaje się magię, liczbę i po jednym za każdego potwora, którego już masz; burza liczy się jako minus dwa. Magia przepada tak czy inaczej. Zakręcenie można powtórzyć kartą, magii zmienić nie można.
# CM-154 CM-155 CM-156 CM-157
carta-magica-rules-monster-2 = Dorównaj jego sile, a będzie twój, razem ze złotem. W przeciwnym razie przepadają wszystkie twoje żetony towarów, a potwora wtasowuje się do stosu. Potworów nigdy się nie wydaje i nie dają punktów.

carta-magica-rules-battle = Bitwy
# CM-160 CM-161
carta-magica-rules-battle-1 = Po rejsie możesz zaatakować jeden statek obok ciebie, który ma talizman z twojego wyzwania. Uwięzione statki są bezpieczne, statki w portach nie.
# CM-162 CM-163 CM-164 CM-165 CM-166
carta-magica-rules-battle-2 = Kręcą oboje, najpierw atakujący; burza to po prostu minus dwa. Kto ma wyższą liczbę, może wziąć od przegranego jedną kartę, talizman albo przygodę, i nic więcej z tego nie wynika. Remis nic nie daje.
# CM-170 CM-171 CM-172 CM-173
carta-magica-rules-battle-3 = Potem oboje mogą się umówić na zamianę miejsc. To krok dla każdego statku, a kto trafi w ten sposób do portu, jest traktowany jak zniesiony burzą.

carta-magica-rules-home = Wokół wyspy i do domu
# CM-181 CM-182 CM-183 CM-184 CM-185 CM-186
carta-magica-rules-home-1 = Nieważne, w którą stronę płyniesz i jak: rejsem, burzą czy zamianą, każdy krok się liczy, a cofnięcie odejmuje to, co było naprzód. Liczą się przejścia przez linię między K i L, na północ od wyspy. Kto stoi w swoim porcie macierzystym z pełnym okrążeniem, ten wrócił. Bez okrążenia nic się tam nie dzieje, a dopóki stoi w nim inny statek, nie wpłyniesz.

carta-magica-rules-end = Koniec
# CM-190 CM-191 CM-192 CM-193
carta-magica-rules-end-1 = Pierwszy powrót sprawia, że ta runda jest ostatnia; stracone kolejki pozostają stracone. Statek, który wrócił, gra dalej i nic nie odbiera powrotu.
# CM-194 CM-195 CM-196 CM-197 CM-198 CM-199
carta-magica-rules-end-2 = Potem liczy się punkty: talizmany według nadruku, dziesięć więcej za każdy ze swojego wyzwania, jeden za każde złoto, także na zachowanych kartach złota, piętnaście za powrót i nic więcej. Wygrywa ten, kto ma najwięcej punktów, a przy remisie wygrywa się wspólnie.

carta-magica-rules-decided = Nasza decyzja
carta-magica-rules-decided-1 = Cztery zasady można rozumieć inaczej. Tutaj zawsze możesz czekać; można sądzić, że sprawny statek musi płynąć, jeśli żaden symbol nie pozwala stać. Tutaj zachowana karta dochodu nie zamienia się w żetony inaczej niż jako reszta; gdzie indziej można ją wymienić w każdej chwili. Tutaj Szczęśliwy wiatr wydłuża każdy rejs, także statku właśnie uwolnionego; inni robią z niego osobny ruch albo odmawiają go statkowi, który był uwięziony. I tutaj talizmany wtasowane przez Przekleństwo mogą od razu znów leżeć odkryte; inni chcą trzech nowych.

# Gra na jednej stronie

carta-magica-rules-aid-spin = Zakręć, potem zrób jedną rzecz: płyń, użyj jednego z dwóch symboli albo czekaj.
carta-magica-rules-aid-sail = Płyń najwyżej tyle, ile mówi liczba, przez boki, nigdy przez rogi. Port kończy ruch.
carta-magica-rules-aid-goods = Towary: weź tyle, ile mówi liczba, najwyżej do ośmiu.
carta-magica-rules-aid-magic = Magia: tak samo.
carta-magica-rules-aid-adventure = Przygoda: dobierz kartę. Jedne się zachowuje, za inne płaci, a niektóre to potwory.
carta-magica-rules-aid-black = Czarny port: 2 towary za 1 złoto, ile razy chcesz; dobierz jedną kartę.
carta-magica-rules-aid-red = Czerwony port: talizman za 2 złota, odkryty albo w ciemno.
carta-magica-rules-aid-talisman = Talizman z twojego wyzwania liczy się o 10 więcej.
carta-magica-rules-aid-storm = Burza: wykręć kierunek. Wszystkie sprawne statki znosi o dwa pola.
carta-magica-rules-aid-becalmed = Bez wiatru: wykręć wiatr, zapłać 2 towary albo zagraj Szczęśliwy wiatr; potem płyń.
carta-magica-rules-aid-damaged = Uszkodzony: wykręć młot, zapłać 2 złota albo zagraj kartę Naprawa; potem płyń.
carta-magica-rules-aid-monster = Potwór: magia i wynik muszą dorównać jego sile. Jeśli tak, złoto; jeśli nie, przepadają wszystkie towary.
carta-magica-rules-aid-battle = Obok statku z talizmanem, którego szukasz, możesz walczyć: wyższy wynik bierze kartę.
carta-magica-rules-aid-end = Wokół wyspy i do domu: 15 punktów, a ta runda jest ostatnia. Do tego talizmany, 10 za każdy ze swojego wyzwania, 1 za każde złoto.

# Przykładowa runda

carta-magica-rules-example = Przykładowa runda
carta-magica-rules-example-1 = Mira stoi w Karminowej Zatoce, swoim domu, z 3 towarami i 3 żetonami magii. Wykręca 6, towary i magię: mogłaby przepłynąć sześć pól, ale bierze towary. Trzy i sześć to dziewięć; zatrzymuje osiem, jeden przepada.
carta-magica-rules-example-2 = Ben wykręca burzę. Drugie zakręcenie mówi: wschód. Jego własny statek znosi o dwa pola po otwartej wodzie, statek Ottona wpada na klif i jest uszkodzony. Statek Miry burza wywiewa z portu i stoi on na otwartym morzu.
carta-magica-rules-example-3 = Otto wykręca 7, kartę przygody i młot: młot naprawia jego statek i Otto przepływa siedem pól.
carta-magica-rules-example-4 = W następnej rundzie Mira wykręca 9 i płynie do Kruczego Ujścia. Wymienia tam osiem towarów na 4 złota i musi dobrać kartę: Świetlny Węgorz, siła 8. Wydaje 3 żetony magii i wykręca 5: osiem, potwór jest oswojony i daje 2 złota. Za 6 złota kupi w czerwonym porcie trzy talizmany, jeśli jeszcze tam będą.
