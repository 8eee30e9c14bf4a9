# Lekcje na gotowych pozycjach: o co chodzi, co zrobić i co powiedzieć, gdy się uda albo nie.

kleine-fische-lesson-stop = Zatrzymaj się w porę
kleine-fische-lesson-stop-text = Leżą przed tobą trzy różne odkryte ryby. Będą twoje, gdy się zatrzymasz. Jeśli odkryjesz drugą rybę któregoś gatunku, tracisz te między nimi, a twoja tura się kończy.
kleine-fische-lesson-stop-goal = Zabierz trzy ryby do domu.
kleine-fische-lesson-stop-done = Trzy ryby w twojej sieci. Z każdą odkrytą rybą następna jest bardziej ryzykowna.
kleine-fische-lesson-stop-missed = To było większe ryzyko, niż trzeba. Dotknij przycisku „Zatrzymaj się”, póki trzy ryby są jeszcze twoje.
kleine-fische-lesson-stop-bust = Dwie ryby tego samego gatunku: odpływają, a z nimi wszystkie pomiędzy. Zatrzymaj się, zanim do tego dojdzie.

kleine-fische-lesson-cave = Zbadaj jaskinię
kleine-fische-lesson-cave-text = Jaskinia pokazuje, ile ryb musi być odkrytych, żeby do niej wejść. Masz trzy, a jaskinia przed tobą chce trzech. Kto zbada jaskinię, bierze ją razem ze wszystkimi odkrytymi rybami.
kleine-fische-lesson-cave-goal = Popłyń do zaznaczonej jaskini i ją zbadaj.
kleine-fische-lesson-cave-done = Jaskinia jest twoja, ryby też, a tura kończy się bezpiecznie.
kleine-fische-lesson-cave-missed = Nikt nie zbadał jaskini. Płyń dalej, a potem wybierz jaskinię, nie rybę obok niej.
kleine-fische-lesson-cave-bust = Ryba obok jaskini była drugą ze swojego gatunku. Jaskinia byłaby bezpieczna.
kleine-fische-lesson-cave-stopped = Bezpieczny wybór, ale jaskinia stała otworem: ona też przyniosłaby ryby do domu.

kleine-fische-lesson-steal = Kradnij ośmiornicą
kleine-fische-lesson-steal-text = Punkty na twoich odkrytych rybach przesuwają ośmiornicę, każdy o jeden tor. Gdzie trafi na innego nurka, mówisz, ile ryb chcesz ukraść, i rzucasz kostką. Im mniej chcesz, tym więcej rzutów wystarczy.
kleine-fische-lesson-steal-goal = Przesuń ośmiornicę do drugiego nurka i ukradnij co najmniej jedną rybę.
kleine-fische-lesson-steal-done = Jedna ryba więcej u ciebie, jedna mniej u rywala. Jedna to najpewniejszy wybór.
kleine-fische-lesson-steal-missed = Żadna ryba nie została skradziona. Dotknij toru drugiego nurka, potem poproś o jedną rybę.
kleine-fische-lesson-steal-greedy = Rzut był na tyle ryb za niski. Poproś o jedną: wystarczy prawie każdy rzut.
