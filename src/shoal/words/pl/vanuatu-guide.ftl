# Pierwsza runda z przewodnikiem: na co patrzeć, co robić i dlaczego.

vanuatu-guide-aim = Żyjesz na wyspach, których z rundy na rundę przybywa. Zarabiasz vatu, sprzedając ryby i wożąc turystów, a zamieniasz je w punkty dzięki straganom, rysunkom na piasku i statkom. Osiem rund; wygrywa ten, kto ma najwięcej punktów.
vanuatu-guide-character = Weź postać na tę rundę. Jej zdanie mówi, co dzięki niej jest tańsze albo lepsze.
vanuatu-guide-character-why = Wybierz taką, która pasuje do tego, co chcesz zrobić. Nie zatrzymasz jej na drugą rundę, a inni też chcą swoich.
vanuatu-guide-plan = Postaw pionki na akcjach: dwa, potem dwa, potem jeden. Dotknij akcji, żeby postawić tam pionek, i tej samej jeszcze raz, żeby postawić drugi.
vanuatu-guide-plan-why = Każda akcja z twoim pionkiem to coś, co chcesz zrobić w tej rundzie. Działać może tylko ten, kto ma tam najwięcej pionków, więc postaw dwa tam, gdzie ci zależy. Szara akcja mówi, kto działałby przed tobą, bursztynowa, czego najpierw potrzebuje i czy czeka na pieniądze, które mogą nie przyjść.
vanuatu-guide-act = Teraz działasz. Akcje, na których prowadzisz, świecą: dotknij jednej albo dotknij świecącego heksu i wybierz, co tam robisz.
vanuatu-guide-act-why = Działasz jednym całym stosem naraz, potem inni. Najpierw rób to, co inni mogliby popsuć, i pilnuj vatu: każdy krok kosztuje.
vanuatu-guide-withdraw = Nigdzie teraz nie prowadzisz, więc oddajesz jeden stos: jego akcja przepada.
vanuatu-guide-withdraw-why = Oddaj ten najmniej potrzebny albo ten, gdzie ktoś ma dużą przewagę. Gdy inni wykonają swoje akcje, twój następny stos może prowadzić.
vanuatu-guide-preach = Nigdzie teraz nie prowadzisz. Twój Kaznodzieja mimo to pozwala raz na rundę zadziałać jednym stosem; albo oddaj stos.
vanuatu-guide-lose = Prowadzisz, ale nic z tego nie da się teraz zrobić: oddajesz jeden z tych stosów, a jego akcja przepada.
vanuatu-guide-selling = Możesz sprzedać kolejną rybę, za niższą cenę, albo zakończyć.
vanuatu-guide-selling-why = Cena spada z każdą rybą, a w następnej rundzie wraca.
vanuatu-guide-second = Twój Kupiec może za darmo załadować drugą kostkę.
vanuatu-guide-second-why = Każda kostka na statku to punkty.
vanuatu-guide-resting = Wybierz jeden z kafelków odpoczynku; widzisz je tylko ty.
vanuatu-guide-resting-why = Płacą pod koniec rundy: punkt, vatu, jedno i drugie albo pierwszy ruch w następnej rundzie.
vanuatu-guide-tile = Kładziesz nowy kafelek: dotknij świecącego heksu, a zobaczysz na nim kafelek.
vanuatu-guide-tile-why = Połóż go tam, gdzie twoja łódź szybko z niego skorzysta.
vanuatu-guide-neutral = Przy dwojgu graczach biorą udział neutralne pionki. Postaw jeden na akcji.
vanuatu-guide-neutral-why = Kto chce tam działać, potrzebuje więcej pionków, niż jest neutralnych.
vanuatu-guide-note-withdrew = ktoś nigdzie nie prowadził i musiał oddać stos, nic w zamian nie dostając. Tak bywa, gdy planuje się to, czego chcą też inni.
vanuatu-guide-note-converted = dziesięć vatu zamieniło się w pięć punktów. Dzieje się to samo, więc nikt nie jest długo bogaty.
vanuatu-guide-note-loaded = kostka trafiła na statek i dała punkty.
vanuatu-guide-note-lost = na żadnym statku nie było miejsca i kostka przepadła.
vanuatu-guide-end =
    To była cała runda. O wyniku decydują trzy rzeczy:
    Stawiaj dwa pionki tam, gdzie musisz zdążyć przed innymi, zamiast po jednym na wszystkim.
    Pilnuj vatu: akcja, na którą cię nie stać, przepada, a dziesięć vatu zamienia się w punkty.
    Buduj stragany wcześnie tam, gdzie zmieści się wielu turystów: dwa punkty za turystę.
vanuatu-guide-note-built = ktoś zbudował stragan. Na koniec liczy się za dwa punkty za każdego turystę na jego wyspie.
vanuatu-guide-note-transported = przyjechał turysta. Każdy stragan na wyspie, czyjkolwiek, zapłacił vatu temu, kto go przywiózł.
vanuatu-guide-note-sold = ktoś sprzedał rybę: jej wartość razy cena. Następna sprzedana w tej rundzie da mniej.
vanuatu-guide-note-drew = rysunek na piasku od razu dał punkty.
