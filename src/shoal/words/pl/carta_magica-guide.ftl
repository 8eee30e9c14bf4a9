# Pierwsza runda z przewodnikiem: na co patrzeć, co robić i dlaczego.

carta-magica-guide-aim = Opłyń raz wyspę na środku mapy i wróć do domu. Po drodze zbierasz talizmany: w czarnych portach towary zamieniają się w złoto, w czerwonych złoto w talizmany.
carta-magica-guide-captain = Wybierz, kim jesteś. Nie zmienia to nic oprócz obrazka.
carta-magica-guide-captain-why = Weź więc tę postać, która ci się podoba.
carta-magica-guide-challenge = Wybierz wyzwanie: dwa talizmany, których szukasz.
carta-magica-guide-challenge-why = Każdy z nich, jeśli go przywieziesz, liczy się o dziesięć punktów więcej.
carta-magica-guide-home = Postaw statek w wolnym porcie: to twój dom. Dotknij portu, potem dotknij jeszcze raz.
carta-magica-guide-home-why = Stąd wypływasz i tu musisz wrócić po opłynięciu wyspy. Czerwony port blisko czarnego to krótkie drogi.
carta-magica-guide-spin = Zakręć mosiężną strzałką: dotknij koła albo pociągnij strzałkę i puść.
carta-magica-guide-spin-why = Pokazuje liczbę i to, do czego służy: jak daleko możesz płynąć albo ile wziąć towarów czy magii.
carta-magica-guide-choose = Zrób jedną rzecz: popłyń na świecące pole, w dowolną stronę, albo użyj znaku, który pokazuje strzałka.
carta-magica-guide-choose-why = Młot i wiatr pomagają tylko statkowi w kłopocie. Na początku ładuj towary (dwa za jedno złoto), a potem płyń do czarnego portu. Port kończy ruch.
carta-magica-guide-stuck = Twój statek nie może teraz płynąć. Jeśli uwalnia go któryś przycisk, dotknij go albo użyj znaku, który pokazuje strzałka.
carta-magica-guide-stuck-why = Uszkodzony statek naprawia złoto albo młot; ten, który utknął bez wiatru, holuje się za towary, a wiatr go uwalnia.
carta-magica-guide-sail = Twój statek jest wolny: dotknij świecącego pola, żeby zobaczyć drogę, i jeszcze raz, żeby tam popłynąć.
carta-magica-guide-sail-why = Port kończy ruch, a tam możesz wymieniać albo kupować.
carta-magica-guide-storm = Burza! Zakręć jeszcze raz: każdy statek zniesie o dwa pola.
carta-magica-guide-storm-why = Skały uszkadzają statek, a białe pola trzymają go, aż przyjdzie wiatr. Nikt tego nie wybierał.
carta-magica-guide-weather = Burza zaraz zniesie twój statek. Twoja karta go przed tym chroni: zagraj ją teraz albo zachowaj.
carta-magica-guide-black = Czarny port: wymieniaj po dwa towary na jedno złoto, ile razy chcesz. Dobiera się tu też kartę.
carta-magica-guide-black-why = Za złoto kupuje się talizmany, a każda sztuka na koniec to punkt.
carta-magica-guide-black-bare = Czarny port: dwa towary dałyby jedno złoto, ale nie masz czym handlować.
carta-magica-guide-red = Czerwony port: za dwa złota kupisz talizman, odkryty albo zakryty.
carta-magica-guide-red-why = Te z twojego wyzwania liczą się o dziesięć więcej. Weź je, zanim zrobi to ktoś inny.
carta-magica-guide-red-bare = Czerwony port: talizman kosztuje dwa złota, ale teraz ci na to nie wystarcza.
carta-magica-guide-card = Karta o coś pyta. Przyciski mówią, co daje każda odpowiedź.
carta-magica-guide-card-why = To, co zachowasz, może pomóc później albo posłużyć do zapłaty.
carta-magica-guide-monster = Potwór! Powiedz, ile magii wydajesz, potem strzałka doda swoją liczbę.
carta-magica-guide-monster-why = Dorównaj jego sile, a da ci złoto i pomoże z następnym. Jeśli się nie uda, twoje towary przepadną.
carta-magica-guide-note-storm = zerwała się burza. Znosi wszystkie statki w tę samą stronę, jeden po drugim.
carta-magica-guide-note-blown = burza zniosła statek.
carta-magica-guide-note-drew = ktoś dobrał kartę przygody. Jedne pomagają, inne kosztują, a niektóre to potwory.
carta-magica-guide-note-traded = w czarnym porcie towary zamieniły się w złoto.
carta-magica-guide-note-tamed = potwór został oswojony. Z następnym będzie łatwiej.
carta-magica-guide-note-untamed = potwór był silniejszy: towary na pokładzie przepadły.
carta-magica-guide-end =
    To była cała runda. O wyniku decydują trzy rzeczy:
    Towary zamieniają się w złoto, a złoto w talizmany: planuj drogę od czarnych portów do czerwonych.
    Dwa talizmany z twojego wyzwania są warte po dziesięć więcej.
    Kto opłynie wyspę i wróci do domu przed innymi, dostaje piętnaście punktów i kończy grę.
carta-magica-guide-note-took = na pokład trafiły towary albo magia. Nikt nie ma więcej niż osiem jednego rodzaju.
carta-magica-guide-note-bought = w czerwonym porcie kupiono talizman i odkryto nowy.
carta-magica-guide-note-attacked = statki stojące obok siebie mogą walczyć o talizman, którego jeden z nich szuka.
