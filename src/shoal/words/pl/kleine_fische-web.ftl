### Kleine Fische ganz groß w przeglądarce: nazwy celów, przyciski, panel obok planszy

kleine-fische-web-summary = { $left ->
    [0] Talia pusta
    [one] 1 karta w talii
    [few] { $left } karty w talii
    [many] { $left } kart w talii
   *[other] { $left } karty w talii
}

## Plansza

kleine-fische-web-board = Rafa: pięć rzędów po pięć kart, a między nimi tory
kleine-fische-web-board-keys = Strzałki prowadzą od celu do celu, z klawiszem Shift od karty do karty. Enter wybiera.
kleine-fische-web-card-gap = { $place }, puste
kleine-fische-web-card-hidden = { $place }, zakryta ryba
kleine-fische-web-card-known = { $place }, zakryta, już widziana: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 punkt ośmiornicy
    [few] , { $octopus } punkty ośmiornicy
    [many] , { $octopus } punktów ośmiornicy
   *[other] , { $octopus } punktu ośmiornicy
}, odkryta jako numer { $number }
kleine-fische-web-card-cave = { $place }, jaskinia, wymagane odkryte ryby: { $needs }; teraz { $open ->
    [one] odkryta jest 1
    [few] odkryte są { $open }
    [many] odkrytych jest { $open }
   *[other] odkryte: { $open }
}
kleine-fische-web-column = Łódź nad kolumną { $column }
kleine-fische-web-swap-cave = Zamień jaskinię: { $place }
kleine-fische-web-diver = { $seat } { $lane }, patrzy { $way }
kleine-fische-web-diver-boat = { $seat } na łodzi
kleine-fische-web-octopus-at = Ośmiornica jest { $lane }
kleine-fische-web-octopus-home = Ośmiornica jest w swojej jaskini
kleine-fische-web-open-of = odkryte { $open } z { $needs }
kleine-fische-web-of = { $open } z { $needs }
kleine-fische-web-explore-now = badaj!
kleine-fische-web-deck = talia
kleine-fische-web-die = kostka ośmiornicy
kleine-fische-web-octopus-cave = jaskinia ośmiornicy

## Akcje, jako części zdania

kleine-fische-web-swim = płyń { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, w { $steps ->
    [one] jednym kroku
    [few] { $steps } krokach
    [many] { $steps } krokach
   *[other] { $steps } kroku
}: { $offer }
kleine-fische-web-jump = skacz { $lane }, patrząc { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [1] odkryj: { $places }
   *[other] odkryj jedną z dwóch: { $places }
}
kleine-fische-web-offer-cave = jaskinia wymaga odkrytych ryb: { $needs }, na razie { $open }
kleine-fische-web-offer-lost = obok nie ma ryby, więc twoja tura kończy się tam z niczym
kleine-fische-web-offer-ends = obok nie ma ryby, więc nurkowanie się tam kończy; zatrzymujesz { $keeps ->
    [one] odkrytą rybę
    [few] { $keeps } odkryte ryby
    [many] { $keeps } odkrytych ryb
   *[other] { $keeps } odkrytej ryby
}
kleine-fische-web-then-reveal = odkryj: { $place }
kleine-fische-web-then-known = odkryj: { $place }; to { $fish }
kleine-fische-web-then-bust = odkryj: { $place }; to { $fish }, para!
kleine-fische-web-then-explore = zbadaj jaskinię: { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = zbadaj jaskinię: { $place }; odkryte ryby: { $needs }
kleine-fische-web-peek = podejrzyj: { $place }
kleine-fische-web-enough = zgaś latarkę
kleine-fische-web-stop-name = zatrzymaj się, ryby dla ciebie: { $keeps }, punkty ośmiornicy: { $points }
kleine-fische-web-octopus = przesuń ośmiornicę, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = przesuń ośmiornicę, { kleine-fische-web-deed-steps }; trafi na: { $seats }, potem możesz kraść
kleine-fische-web-stay = zostaw ośmiornicę tam, gdzie jest
kleine-fische-web-rob = okradnij gracza { $victim_seat } (ryby: { $fish })
kleine-fische-web-announce = spróbuj zabrać { $number } graczowi { $victim_seat }: udaje się przy { $good } z { $faces } ścianek, { $bad } z { $faces } kosztuje cię { $loss ->
    [one] rybę
    [few] { $loss } ryby
    [many] { $loss } ryb
   *[other] { $loss } ryby
}
kleine-fische-web-spare = nic nie kradnij
kleine-fische-web-again = rzuć jeszcze raz
kleine-fische-web-accept = zostaw wynik: { $loss ->
    [0] nic nie zostaje skradzione
    [one] tracisz rybę
    [few] tracisz { $loss } ryby
    [many] tracisz { $loss } ryb
   *[other] tracisz { $loss } ryby
}
kleine-fische-web-use = zagraj kartę { $cave }
kleine-fische-web-exchange = zamień jaskinię ({ $place }) z rybą ({ $other })
kleine-fische-web-rainbow = połóż tęczową rybę na stos { $fish }: { $gain ->
    [one] 1 punkt więcej
    [few] { $gain } punkty więcej
    [many] { $gain } punktów więcej
   *[other] { $gain } punktu więcej
}
kleine-fische-web-rainbow-nowhere = nigdzie nie kładź tęczowej ryby

## Dwa przyciski

kleine-fische-web-button-stop = Zatrzymaj się
kleine-fische-web-button-stop-small = ryby: { $keeps }{ $points ->
    [0] {""}
   *[other] , ośmiornica { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = najpierw odkryj rybę
kleine-fische-web-button-stop-early = najpierw płyń
kleine-fische-web-button-enough = Wystarczy
kleine-fische-web-button-enough-small = zgaś latarkę
kleine-fische-web-button-stay = Zostaw
kleine-fische-web-button-stay-small = { $count ->
    [0] zostaw ośmiornicę
   *[other] weź ryby: { $count }
}
kleine-fische-web-button-spare = Nie kradnij
kleine-fische-web-button-spare-small = puść ich wolno
kleine-fische-web-button-accept = Zostaw wynik
kleine-fische-web-button-accept-small = { $loss ->
    [0] nic nie zostaje skradzione
    [one] tracisz rybę
    [few] tracisz { $loss } ryby
    [many] tracisz { $loss } ryb
   *[other] tracisz { $loss } ryby
}
kleine-fische-web-button-nowhere = Nigdzie
kleine-fische-web-button-nowhere-small = na żaden stos
kleine-fische-web-button-swim = Płyń dalej
kleine-fische-web-button-swim-ends = { $way }: koniec, ryby: { $keeps }
kleine-fische-web-button-swim-lost = { $way }: bez ryb, tura stracona
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [1] jedna ryba
   *[other] jedna z { $count } ryb
}
kleine-fische-web-button-swim-go-odds = { $way }: para { $percent }%
kleine-fische-web-button-jump = Skacz
kleine-fische-web-button-exchange = Zamień
kleine-fische-web-button-reveal = Odkryj
kleine-fische-web-button-reveal-odds = para: { $percent }%
kleine-fische-web-button-explore = Badaj
kleine-fische-web-button-explore-small = liczba się zgadza
kleine-fische-web-button-peek = Podejrzyj
kleine-fische-web-button-octopus = Przesuń ją
kleine-fische-web-button-octopus-none = bez kroków
kleine-fische-web-button-octopus-to = { $cost ->
    [one] jeden krok
    [few] { $cost } kroki
    [many] { $cost } kroków
   *[other] { $cost } kroku
}
kleine-fische-web-button-octopus-meets = trafi na: { $seats }, potem kradnij
kleine-fische-web-button-rob = Okradnij
kleine-fische-web-button-announce = Rzuć
kleine-fische-web-button-announce-go = na { $number }: { $good } z { $faces }
kleine-fische-web-button-again = Rzuć ponownie
kleine-fische-web-button-again-none = nie masz na to karty
kleine-fische-web-button-use = Zagraj kartę
kleine-fische-web-button-rainbow = Połóż ją
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } nurkuje

## Panel

kleine-fische-web-open = odkryte
kleine-fische-web-kept = zebrane
kleine-fische-web-photos = Odkryte ryby, w kolejności odkrycia
kleine-fische-web-photos-none = Nie ma jeszcze odkrytych ryb: każdy nowy gatunek się liczy, drugi raz ten sam to para.
kleine-fische-web-next = następna
kleine-fische-web-bust = { $fish } drugi raz! Numery od { $from } do { $to } są znów zakryte.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Przed parą nic nie było.
    [one] Ryba sprzed pary zostaje.
    [few] { $kept } ryby sprzed pary zostają.
    [many] { $kept } ryb sprzed pary zostaje.
   *[other] { $kept } ryby sprzed pary zostaje.
}
kleine-fische-web-pair = para
kleine-fische-web-between = odkryte pomiędzy: też wraca
kleine-fische-web-stays = zostaje
kleine-fische-web-steal-from = { $seat } okrada gracza { $victim_seat }
kleine-fische-web-steal-takes = { $seat } zabiera { $taken } graczowi { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } nic nie traci
kleine-fische-web-steal-chance = { $good } z { $faces }
kleine-fische-web-steal-whom = Kogo okradasz?
kleine-fische-web-steal-how-many = Ile zabierasz graczowi { $victim_seat }?
kleine-fische-web-steal-rolled = Wynik { $result }, trzeba { $number }
kleine-fische-web-rainbow-lay = Dotknij stosu, który ma się liczyć za { $shells }.
kleine-fische-web-swum = Tylko jeden tor jest wolny: { $seat } płynie { $way }.
kleine-fische-web-odds-show = Pokaż szanse na parę
kleine-fische-web-odds-hide = ukryj
kleine-fische-web-odds-new = nowe: { $count }
kleine-fische-web-odds-pair = para { $percent }%
kleine-fische-web-odds-keep = przy parze zostaje ci { $keeps } z { $open }
kleine-fische-web-odds-none = Przed tobą nie ma zakrytej ryby: płynąć dalej to koniec nurkowania, a para nie grozi.
kleine-fische-web-odds-all = niewidziane ryby: { $unseen }
kleine-fische-web-odds-bar = Niewidziane ryby: { $unseen }, w tym nowe: { $count }; szansa na parę to { $percent }%
kleine-fische-web-hand = Twoje jaskinie
kleine-fische-web-caves = Jaskinie: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] 1 ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
kleine-fische-web-album = Album gracza { $seat }: liczy się najlepsza ryba każdego gatunku
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: brak
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = patrzy { $way }
kleine-fische-web-on-boat = na łodzi
kleine-fische-web-turn = nurkuje

## Co mówi przycisk potwierdzenia i jak wybierać

kleine-fische-web-deed-swim = Płyń { $way }
kleine-fische-web-deed-swim-then = Płyń { $way } i odkryj
kleine-fische-web-deed-dash = Użyj płetw
kleine-fische-web-deed-jump = Skacz, patrząc { $way }
kleine-fische-web-deed-risk = Para: { $percent }%
kleine-fische-web-deed-lost = Nie ma tam ryby: twoja tura kończy się z niczym.
kleine-fische-web-deed-ends = Nie ma tam ryby: nurkowanie się kończy, zatrzymujesz { $keeps }.
kleine-fische-web-deed-reveal = Odkryj ją
kleine-fische-web-deed-pair = Znowu { $fish }: para!
kleine-fische-web-deed-explore = Zbadaj jaskinię
kleine-fische-web-deed-peek = Podejrzyj ją
kleine-fische-web-deed-enough = Zgaś latarkę
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = Ryby dla ciebie: { $keeps }.
kleine-fische-web-deed-octopus = Przesuń ośmiornicę
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 krok
    [few] { $cost } kroki
    [many] { $cost } kroków
   *[other] { $cost } kroku
}
kleine-fische-web-deed-meets = Trafi na: { $seats }. Potem możesz kraść.
kleine-fische-web-deed-stay = Zostaw ośmiornicę
kleine-fische-web-deed-rob = Okradnij gracza { $victim_seat }
kleine-fische-web-deed-spare = { kleine-fische-web-button-spare }
kleine-fische-web-deed-announce = Rzuć na { $number }
kleine-fische-web-deed-chance = { kleine-fische-web-steal-chance }
kleine-fische-web-deed-red = Czerwona ścianka kosztuje cię { $loss ->
    [one] rybę
    [few] { $loss } ryby
    [many] { $loss } ryb
   *[other] { $loss } ryby
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = { kleine-fische-web-button-accept }
kleine-fische-web-deed-exchange = Zamień je
kleine-fische-web-deed-rainbow = Połóż na stos: { $fish }
kleine-fische-web-deed-nowhere = Nigdzie nie kładź
kleine-fische-web-how-jump = Dotknij strzałki przy karcie górnego rzędu. Dotknij znaku łodzi, żeby ją tam ustawić.
kleine-fische-web-how-move = Dotknij karty przed tobą, żeby ją odkryć, albo strzałki, żeby tam popłynąć.
kleine-fische-web-how-choice = Dotknij karty przed tobą, żeby ją odkryć, strzałki, żeby tam popłynąć, albo przycisku „Zatrzymaj się”.
kleine-fische-web-how-reveal = Dotknij jednej z kart z okiem.
kleine-fische-web-how-explore = Dotknij karty z okiem albo jaskini.
kleine-fische-web-how-octopus = Dotknij toru z liczbą: tyle to kroków. Gdy trafi na rywala, możesz go okraść.
kleine-fische-web-how-octopus-nobody = Nie dosięgnie żadnego rywala. Żeby zablokować tor, dotknij toru z liczbą.
kleine-fische-web-how-announce = Dotknij liczby: im więcej chcesz, tym trudniej.
kleine-fische-web-how-exchange = Dotknij jaskini z górnego rzędu, potem ryby.
kleine-fische-web-how-rainbow = Dotknij stosu w swoim albumie.
kleine-fische-web-how-peek = Dotknij dowolnej zakrytej ryby: zobaczysz ją tylko ty.

## Co się dzieje, opowiadane w trakcie pokazu

kleine-fische-web-told-swam = { $seat } płynie { $way }.
kleine-fische-web-told-revealed = { $seat } odkrywa: { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } rzuca kostką ośmiornicy…

## Co widać w telefonie

kleine-fische-web-fact-kinds = Masz { $count ->
    [one] 1 rybę
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}, gatunki: { $kinds } z { $all }.
kleine-fische-web-fact-points = Twoje najlepsze ryby każdego gatunku dają na razie { count-points }.

## Co jest czym

kleine-fische-web-about-hidden = Zakryta ryba
kleine-fische-web-about-hidden-text = Popłyń na tor obok niej i odkryj ją. Gatunków jest { $kinds }, po { $each } ryb, a każda ma od jednej do czterech muszli.
kleine-fische-web-about-open-text = Odkryta jako numer { $number } w tym nurkowaniu. Druga ryba tego gatunku zakryłaby obie i wszystkie odkryte pomiędzy nimi.
kleine-fische-web-about-points-text = Po nurkowaniu każdy punkt ośmiornicy pozwala przesunąć ośmiornicę o jeden tor.
kleine-fische-web-about-known-text = Znów zakryta, ale już ją znasz.
kleine-fische-web-about-cave = Jaskinia: { $needs }
kleine-fische-web-about-cave-text = Podpłyń do niej, gdy odkrytych ryb jest dokładnie tyle: { $needs }. Wtedy możesz ją zbadać. Jej karta jest twoja, a nurkowanie się kończy.
kleine-fische-web-about-gap = Luka
kleine-fische-web-about-gap-text = Po turze zostanie uzupełniona z talii.
kleine-fische-web-about-diver = Nurek gracza { $seat }
kleine-fische-web-about-diver-text = Nurkowie nigdy się nie blokują. Na rywala można przesunąć ośmiornicę, żeby go okraść.
kleine-fische-web-about-diver-own = Płyniesz tylko do przodu: przez skrzyżowanie przed tobą, prosto albo za róg. Światło lampy pokazuje, gdzie patrzysz.
kleine-fische-web-about-octopus = Ośmiornica
kleine-fische-web-about-octopus-text = Nikt nie może wpłynąć na jej tor. Punkty ośmiornicy na twoich rybach przesuwają ją po nurkowaniu. Gdy trafi na rywala, możesz go okraść.
kleine-fische-web-about-deck-text = Stąd uzupełnia się luki w rafie. Gdy nie ma czym, partia się kończy.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 i czerwona ścianka. Żeby ukraść, trzeba wyrzucić co najmniej tyle, ile było w zapowiedzi; przy czerwonej ściance to ofiara zabiera rybę tobie.
kleine-fische-web-about-boat = Łódź
kleine-fische-web-about-boat-text = Stąd nurkowie skaczą w pierwszej turze, obok ryby z górnego rzędu. Potem łódź nie ma już znaczenia.
kleine-fische-web-about-lane-text = Nurkowie i ośmiornica pływają po torach. Po ruchu odkrywasz rybę przy swoim torze.
kleine-fische-web-about-cave-fins = Raz: w jednym ruchu zrób do { $power } kroków.
kleine-fische-web-about-cave-lamp = Raz, zanim popłyniesz: podejrzyj { $power ->
    [1] zakrytą rybę
   *[other] do { $power } zakrytych ryb
} gdziekolwiek.
kleine-fische-web-about-cave-octo = Raz: dodatkowe kroki ośmiornicy ({ $power }), nawet bez punktów ośmiornicy.
kleine-fische-web-about-cave-reroll = Raz: powtórz nieudany rzut{ $power ->
    [1] {""}
   *[other] , do { $power } razy
}.
kleine-fische-web-about-cave-rainbow = Nie zagrywa się jej. Na koniec jeden z twoich gatunków liczy się dzięki niej za cztery muszle.
kleine-fische-web-about-cave-chest = Nie zagrywa się jej. Otwiera się na końcu: im mniej masz punktów, tym więcej daje: 1, 3, 5 albo 7.
kleine-fische-web-about-pile = { $seat }: ryby { $count }
kleine-fische-web-about-pile-hidden = Wiadomo tylko, ile ich jest, nie jakie. Ryby ze stosu można ukraść; jaskiń nie.
kleine-fische-web-about-pile-own = Na koniec liczy się tylko twoja najlepsza ryba każdego gatunku.
kleine-fische-web-about-caves = Jaskinie gracza { $seat }
kleine-fische-web-about-caves-text = Każdą można zagrać raz, od następnej tury. Niewykorzystana to na koniec punkt. Nie można ich ukraść.
kleine-fische-web-about-of = { $count } z { $all }
kleine-fische-web-about-row-where = Gdzie
kleine-fische-web-about-row-place = Miejsce
kleine-fische-web-about-row-open = Odkryte teraz ryby
kleine-fische-web-about-row-shells = Muszle
kleine-fische-web-about-row-octopus = Punkty ośmiornicy
kleine-fische-web-about-row-kinds = Gatunki
kleine-fische-web-about-row-points = Punkty do tej pory
kleine-fische-web-about-row-cave = Jaskinia { $needs }
