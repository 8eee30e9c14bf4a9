# Pierwsza runda z przewodnikiem: na co patrzeć, co robić i dlaczego.

kleine-fische-guide-aim = Nurkujesz z aparatem. Ryby leżą zakryte; pływasz po torach między nimi i odkrywasz ryby. Na koniec każdy gatunek liczy się tylko twoim najlepszym zdjęciem, więc warto mieć dużo różnych gatunków.
kleine-fische-guide-jump = Ustaw łódź nad kolumną i skacz: dotknij świecącej strzałki przy karcie z górnego rzędu.
kleine-fische-guide-jump-why = Wybierasz, w którą stronę patrzysz. Odtąd płyniesz tylko do przodu, więc patrz tam, gdzie jest najwięcej kart.
kleine-fische-guide-reveal = Odkryj jedną z ryb przy swoim torze: dotknij karty.
kleine-fische-guide-reveal-why = Każda odkryta ryba na razie zostaje odkryta. Gatunek, który już jest odkryty, byłby parą, a para to pech.
kleine-fische-guide-cave = Obok ciebie nie ma zakrytej ryby: zbadaj jaskinię albo się zatrzymaj.
kleine-fische-guide-choice = Zatrzymaj się, a odkryte ryby są twoje. Albo płyń dalej i odkryj następną.
kleine-fische-guide-choice-why = Druga ryba tego samego gatunku zakrywa obie i wszystkie odkryte pomiędzy nimi. Przy dwóch czy trzech odkrytych zwykle można śmiało płynąć; przy sześciu najwyższy czas się zatrzymać. Jeśli odkrytych ryb jest dokładnie tyle, ile mówi liczba na jaskini obok ciebie, możesz zamiast tego zbadać jaskinię.
kleine-fische-guide-swim = Płyń dalej: dotknij karty przed tobą, żeby tam popłynąć i ją odkryć, albo toru, żeby wybrać później.
kleine-fische-guide-swim-why = Szukaj toru z dwiema zakrytymi rybami obok, żeby mieć wybór.
kleine-fische-guide-octopus = Niektóre twoje ryby mają punkty ośmiornicy. O tyle torów możesz przesunąć ośmiornicę, jeśli chcesz.
kleine-fische-guide-octopus-why = Jeśli trafi na nurka rywala, możesz spróbować go okraść. Jeśli nie, zostaw ją tam, gdzie przeszkadza innym.
kleine-fische-guide-rob = Ośmiornica kogoś złapała. Powiedz, ile ryb chcesz, resztę rozstrzygnie kostka.
kleine-fische-guide-rob-why = Kostka ma 1, 1, 2, 3, 3 i czerwoną ściankę, przez którą oddajesz rybę. Jedna ryba jest dość pewna, trzy to odwaga.
kleine-fische-guide-exchange = Cały górny rząd to jaskinie: najpierw zamień jedną z nich na rybę z dołu.
kleine-fische-guide-exchange-why = Skaczesz obok tej ryby. Może być dowolna, nikt nie wie, jakie są.
kleine-fische-guide-note-bust = dwie ryby tego samego gatunku. Obie i wszystkie odkryte pomiędzy nimi są znów zakryte; te odkryte wcześniej zostają u nurka. Zapamiętaj, gdzie leżą!
kleine-fische-guide-note-stranded = przy torze nie było zakrytej ryby, więc tura od razu się skończyła.
kleine-fische-guide-note-collected = odkryte ryby zostały zabrane, a luki uzupełnione z talii.
kleine-fische-guide-note-explored = ktoś zbadał jaskinię: odkrytych ryb było tyle, ile mówi jej liczba. Jaskinie pomagają później albo dają punkty.
kleine-fische-guide-note-halted = przy torze nie było nic do odkrycia. To kończy nurkowanie, ale odkryte ryby zostają u nurka.
kleine-fische-guide-note-crawled = ktoś przesunął ośmiornicę, o jeden tor za każdy punkt ośmiornicy na rybach nurka. Blokuje swój tor, a gdy trafi na innego nurka, kradnie.
kleine-fische-guide-note-stole = ktoś ukradł w ciemno ryby ze stosu. Ukraść można tylko ryby, nigdy jaskinie.
kleine-fische-guide-note-lost = czerwona ścianka: złodziej musiał oddać rybę.
kleine-fische-guide-end =
    To była cała runda. O wyniku decydują trzy rzeczy:
    Zatrzymuj się w porę: dwie, trzy ryby na turę to dobry połów.
    Szukaj gatunków, których nie masz: liczy się tylko najlepsza ryba każdego z nich.
    Miej oko na ośmiornicę: bierze z pełnych stosów.
