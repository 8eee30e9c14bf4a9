# Pierwsza runda z przewodnikiem: na co patrzeć, co robić i dlaczego.

maldivia-guide-aim = Łowisz ryby jedną łodzią na morzu z płótna. Dookoła stoją statki targowe, po dwa dla każdego z czterech brzegów, a każdy chce określonych ryb. Kto je dostarczy, bierze kartę statku: każda ryba na niej to punkt.
maldivia-guide-boat = Wybierz łódź. Różnią się tylko wyglądem.
maldivia-guide-boat-why = Od teraz twoje rzeczy mają koralowy znak, a koral wszędzie znaczy „twoje” i „teraz”.
maldivia-guide-place = Dotknij wolnego pola, żeby zobaczyć na nim łódź; dotknij jeszcze raz, żeby ją tam postawić.
maldivia-guide-place-why = Na razie nic się tu nie dzieje, ale stąd rusza twoja pierwsza strzałka. Dobre jest pole, z którego kilka kierunków prowadzi do ryb, których chce jakiś statek. Środek zostawia wszystkie drogi otwarte; przy brzegu blisko jest do jego statków.
maldivia-guide-plan = Ułóż na tacce cztery płytki: trzy strzałki i jedną mgłę. Dotknij płytki, żeby ją obrócić, przeciągnij na inną, żeby je zamienić.
maldivia-guide-plan-why = Zagrywa się je od lewej do prawej, a wszyscy planują w tajemnicy. Strzałka to kierunek, nie odległość: jak daleko płyniesz, decydujesz później. Mgła zagina jeden brzeg morza, najlepiej ten, przy którym stoją inni. Gdy zmienisz jakąś płytkę, liczby na morzu pokażą, dokąd z którą możesz dotrzeć.
maldivia-guide-sail = Twoja strzałka jest odsłonięta. Możesz dopłynąć na każde świecące pole: dotknij go, żeby zobaczyć drogę i zdobycz, i jeszcze raz, żeby popłynąć.
maldivia-guide-sail-why = Zatrzymaj się tam, gdzie coś jest: ryby, których chce statek, łódź, którą można okraść, albo brzeg ze statkiem, któremu masz co dostarczyć. Prądy mogą cię zabrać za zakręt. Jeśli zostaniesz na miejscu, nic tam nie zrobisz i twoja tura się skończy.
maldivia-guide-act = Jesteś na miejscu. Skorzystaj z tego, co tu jest: łów ryby, ukradnij sąsiadowi górną rybę albo dostarcz połów statkowi przy tym brzegu.
maldivia-guide-act-why = Możesz zrobić kilka z tych rzeczy, jedną po drugiej; tylko łowić ryb i dostarczać w tej samej turze nie można.
maldivia-guide-gain = Bierz dalej, jeśli chcesz, albo nałóż na maszt te, które masz w ręce.
maldivia-guide-mast = Nałóż ryby na maszt, jedną po drugiej, od dołu do góry.
maldivia-guide-mast-why = Górna ryba to ta, którą zabierają złodzieje i mgła. Trzymaj tam to, co najmniej potrzebne. Mieści się siedem ryb.
maldivia-guide-drop = Więcej ryb, niż zmieści maszt: powiedz, ile najpierw zdejmujesz z góry.
maldivia-guide-exchange = Po zagięciu jeden odkryty statek z tej strony idzie pod swój stos, a przypływa nowy.
maldivia-guide-exchange-why = Odeślij statek, z którego skorzystaliby inni, a zostaw ten, do którego pasują twoje ryby.
maldivia-guide-note-folded = mgła zagięła rząd morza. Nowym brzegiem jest jego odwrotna strona, z nowymi rybami. Łodzie z tego rzędu i z rzędu pod nim tracą górną rybę.
maldivia-guide-note-lost = łódź złapana przez zagięcie straciła górną rybę.
maldivia-guide-note-robbed = ktoś ukradł górną rybę z łodzi obok. Zagrożona jest zawsze tylko górna.
maldivia-guide-note-delivered = statek dostał swoje ryby: kto je dostarczył, bierze jego kartę, a każda ryba na niej to punkt.
maldivia-guide-note-blocked = droga była zamknięta, więc ta płytka nic nie zrobiła. Gdzie dużo łodzi, tam robi się ciasno.
maldivia-guide-note-turned = ośmiornica obróciła czyjąś płytkę. Tylko jej właściciel wie, co teraz wskazuje.
maldivia-guide-note-swapped = rekin zamienił dwie zakryte karty.
maldivia-guide-end =
    To była cała runda. O wyniku decydują trzy rzeczy:
    Niech ostatnia strzałka kończy się przy brzegu, którego statek chce tego, co masz.
    Na górze masztu trzymaj ryby najmniej potrzebne.
    Mgłę wysyłaj tam, gdzie stoją inni. Gdy zostanie tylko szesnaście pól, gra się kończy.
