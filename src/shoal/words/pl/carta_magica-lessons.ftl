# Lekcje na gotowych pozycjach: o co chodzi, co zrobić i co powiedzieć, gdy się uda albo nie.

carta-magica-lesson-trade = Towary na złoto
carta-magica-lesson-trade-text = Talizmany kosztują złoto, a złoto jest w czarnych portach: dwa towary to jedno złoto. Strzałka mówi, jak daleko możesz płynąć. W czarnym porcie, zanim wypłyniesz, dobierasz też kartę przygody.
carta-magica-lesson-trade-goal = Zakręć, wpłyń do { carta-magica-harbour-bk1.gen } na M9 i wymień towary na złoto.
carta-magica-lesson-trade-done = Dwa towary mniej, jedno złoto więcej. Możesz handlować dalej, póki masz towary.
carta-magica-lesson-trade-missed = Wymiany towarów nie było. Zakręć strzałką, wpłyń do portu na M9, potem handluj.

carta-magica-lesson-talisman = Kup talizman
carta-magica-lesson-talisman-text = Twoje wyzwanie wymienia talizmany, których szukasz. Czerwone porty sprzedają je po 2 złota: jeden z trzech odkrytych albo następny w ciemno.
carta-magica-lesson-talisman-goal = Zakręć, wpłyń do czerwonego portu na N3 i kup talizman.
carta-magica-lesson-talisman-done = Talizman jest twój. Na jego miejscu leży odkryty nowy.
carta-magica-lesson-talisman-missed = Talizman nie został kupiony. Wpłyń do portu na N3, potem dotknij talizmanu, zanim wypłyniesz.

carta-magica-lesson-monster = Oswój potwora
carta-magica-lesson-monster-text = Karta przygody może być potworem. Mówisz, ile magii wydajesz, potem strzałka dodaje swoją liczbę; razem muszą dorównać sile potwora. To, co wydasz, przepada tak czy inaczej.
carta-magica-lesson-monster-goal = Zakręć, dobierz kartę przygody i oswój to, co się wynurzy.
carta-magica-lesson-monster-done = Potwór oswojony: zostaje z tobą i daje nagrodę.
carta-magica-lesson-monster-missed = Potwór nie został oswojony. Zakręć strzałką, potem dobierz kartę przygody.
carta-magica-lesson-monster-untamed = Potwór był silniejszy. Wydaj więcej magii: sama strzałka rzadko wystarcza.
