# Lekcje na gotowych pozycjach: o co chodzi, co zrobić i co powiedzieć, gdy się uda albo nie.

maldivia-lesson-deliver = Dostarcz połów
maldivia-lesson-deliver-text = Twoja łódź wiezie pięć ryb. Kto zatrzyma się przy brzegu morza, może dostarczyć ryby statkowi tej wyspy, jeśli wszystkie, których statek chce, są na maszcie. Im więcej chce, tym więcej jest wart.
maldivia-lesson-deliver-goal = Popłyń do południowego brzegu i dostarcz ryby statkowi, który płaci więcej.
maldivia-lesson-deliver-done = Trzy punkty, a dwie pozostałe ryby zostają na twoim maszcie.
maldivia-lesson-deliver-missed = Tura minęła bez dostawy. Płyń do samego brzegu, potem dotknij statku.
maldivia-lesson-deliver-less = Ten statek chciał mniej ryb i jest mniej wart. Drugi chciał trzech.
maldivia-lesson-deliver-short = Zabrakło jednego pola: statki handlują tylko przy samym brzegu.

maldivia-lesson-rob = Okradnij sąsiada
maldivia-lesson-rob-text = Łódź obok też jest łowiskiem. Kto się przy niej zatrzyma, może zabrać górną rybę z jej masztu.
maldivia-lesson-rob-goal = Zatrzymaj się obok drugiej łodzi i zabierz jej rybę.
maldivia-lesson-rob-done = Górna ryba z drugiego masztu jest teraz twoja. Pilnuj swojej: to działa w obie strony.
maldivia-lesson-rob-missed = Żadna ryba nie zmieniła właściciela. Zatrzymaj się na polu tuż obok drugiej łodzi, potem jej dotknij.
maldivia-lesson-rob-far = Za daleko: łódź musi stanąć obok tamtej.

maldivia-lesson-fold = Zagnij morze i zakończ partię
maldivia-lesson-fold-text = W każdym planie jest jedna płytka mgły, a mgła zagina brzeg morza. Zostało dwadzieścia pól; przy szesnastu albo mniej partia się kończy. Drugi gracz ma jeszcze ryby do dostarczenia, więc nie dawaj mu czasu.
maldivia-lesson-fold-goal = Ułóż plan tak, żeby mgła była pierwsza.
maldivia-lesson-fold-done = Morze zagięte, zanim druga łódź się ruszyła. Mgła to też zegar, a nakręcasz go ty.
maldivia-lesson-fold-missed = W tym planie mgła przychodzi później, a druga łódź wykorzysta każdą swoją turę. Połóż mgłę na pierwszym miejscu.
