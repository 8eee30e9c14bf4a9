### Kleine Fische ganz groß v prohlížeči: cíle, tlačítka, panel vedle desky

kleine-fische-web-summary = { $left ->
    [0] Balíček je prázdný
    [one] { $left } karta v balíčku
    [few] { $left } karty v balíčku
   *[other] { $left } karet v balíčku
}

## Deska

kleine-fische-web-board = Útes: pět řad po pěti kartách a mezi nimi dráhy
kleine-fische-web-board-keys = Šipkami přejdeš z cíle na cíl, se Shiftem z karty na kartu. Enter vybírá.
kleine-fische-web-card-gap = { $place }, prázdné
kleine-fische-web-card-hidden = { $place }, skrytá ryba
kleine-fische-web-card-known = { $place }, rubem nahoru, už viděno: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } chobotničí bod
    [few] , { $octopus } chobotničí body
   *[other] , { $octopus } chobotničích bodů
}, odkrytá jako { $number }. v pořadí
kleine-fische-web-card-cave = { $place }, jeskyně, která chce odkryté ryby: { $needs }; teď { $open ->
    [one] je odkrytá { $open }
    [few] jsou odkryté { $open }
   *[other] je odkrytých { $open }
}
kleine-fische-web-column = Člun nad sloupcem { $column }
kleine-fische-web-swap-cave = Prohoď jeskyni ({ $place })
kleine-fische-web-diver = { $seat } { $lane }, směr { $way }
kleine-fische-web-diver-boat = { $seat } na člunu
kleine-fische-web-octopus-at = Chobotnice je { $lane }
kleine-fische-web-octopus-home = Chobotnice je ve své jeskyni
kleine-fische-web-open-of = odkryto { $open } { $needs ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $needs }
kleine-fische-web-of = { $open } { $needs ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $needs }
kleine-fische-web-explore-now = prozkoumej!
kleine-fische-web-deck = balíček
kleine-fische-web-die = chobotničí kostka
kleine-fische-web-octopus-cave = jeskyně chobotnice

## Akce jako části věty

kleine-fische-web-swim = plav { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, na { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}: { $offer }
kleine-fische-web-jump = skoč { $lane }, směr { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] odkryj kartu: { $places }
    [few] odkryj jednu ze dvou: { $places }
   *[other] odkryj jednu ze dvou: { $places }
}
kleine-fische-web-offer-cave = jeskyně chce odkryté ryby: { $needs }, zatím jich je { $open }
kleine-fische-web-offer-lost = vedle není žádná ryba, takže tam tvůj tah skončí bez ničeho
kleine-fische-web-offer-ends = vedle není žádná ryba, takže tam tvůj ponor skončí; necháš si { $keeps ->
    [one] odkrytou rybu
    [few] { $keeps } odkryté ryby
   *[other] { $keeps } odkrytých ryb
}
kleine-fische-web-then-reveal = odkryj kartu: { $place }
kleine-fische-web-then-known = odkryj kartu: { $place }, je to { $fish }
kleine-fische-web-then-bust = odkryj kartu: { $place }, je to { $fish }, dvojice!
kleine-fische-web-then-explore = prozkoumej jeskyni ({ $place })
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = prozkoumej jeskyni ({ $place }), odkryté ryby: { $needs }
kleine-fische-web-peek = podívej se na kartu: { $place }
kleine-fische-web-enough = zhasni lampu
kleine-fische-web-stop-name = zastav a nech si ryby: { $keeps }, chobotničí body: { $points }
kleine-fische-web-octopus = posuň chobotnici, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = posuň chobotnici, { kleine-fische-web-deed-steps }, až tam, kde je { $seats }: pak můžeš krást
kleine-fische-web-stay = nech chobotnici, kde je
kleine-fische-web-rob = okraď: { $victim_seat }, ryby: { $fish }
kleine-fische-web-announce = zkus hráči { $victim_seat } vzít { $number }: povede se na { $good } ze { $faces } stěn, na { $bad } ze { $faces } přijdeš o { $loss ->
    [one] rybu
    [few] { $loss } ryby
   *[other] { $loss } ryb
}
kleine-fische-web-spare = nekraď nic
kleine-fische-web-again = hoď ještě jednou
kleine-fische-web-accept = přijmi hod: { $loss ->
    [0] nic se neukradne
    [one] přijdeš o rybu
    [few] přijdeš o { $loss } ryby
   *[other] přijdeš o { $loss } ryb
}
kleine-fische-web-use = zahraj { FORM($cave, "acc") }
kleine-fische-web-exchange = prohoď jeskyni ({ $place }) s rybou ({ $other })
kleine-fische-web-rainbow = polož duhovou rybu na hromádku { $fish }: { $gain ->
    [one] o { $gain } bod víc
    [few] o { $gain } body víc
   *[other] o { $gain } bodů víc
}
kleine-fische-web-rainbow-nowhere = duhovou rybu nikam nepokládej

## Dvě tlačítka

kleine-fische-web-button-stop = Zastav
kleine-fische-web-button-stop-small = necháš si { $keeps }{ $points ->
    [0] {""}
   *[other] , chobotnice { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = nejdřív odkryj rybu
kleine-fische-web-button-stop-early = nejdřív plav
kleine-fische-web-button-enough = Stačí
kleine-fische-web-button-enough-small = { kleine-fische-web-enough }
kleine-fische-web-button-stay = Nech ji
kleine-fische-web-button-stay-small = { $count ->
    [0] nech chobotnici být
    [one] vezmi { $count } rybu
    [few] vezmi { $count } ryby
   *[other] vezmi { $count } ryb
}
kleine-fische-web-button-spare = Nekraď nic
kleine-fische-web-button-spare-small = nech je být
kleine-fische-web-button-accept = Přijmi
kleine-fische-web-button-accept-small = { $loss ->
    [0] nic se neukradne
    [one] přijdeš o rybu
    [few] přijdeš o { $loss } ryby
   *[other] přijdeš o { $loss } ryb
}
kleine-fische-web-button-nowhere = Nikam
kleine-fische-web-button-nowhere-small = na žádnou hromádku
kleine-fische-web-button-swim = Plav dál
kleine-fische-web-button-swim-ends = { $way }: konec, necháš si { $keeps }
kleine-fische-web-button-swim-lost = { $way }: bez ryby, tah propadá
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] jedna ryba
    [few] jedna ze { $count } ryb
   *[other] jedna z { $count } ryb
}
kleine-fische-web-button-swim-go-odds = { $way }: dvojice { $percent } %
kleine-fische-web-button-jump = Skoč
kleine-fische-web-button-exchange = Prohoď
kleine-fische-web-button-reveal = Odkryj
kleine-fische-web-button-reveal-odds = dvojice { $percent } %
kleine-fische-web-button-explore = Prozkoumej
kleine-fische-web-button-explore-small = číslo sedí
kleine-fische-web-button-peek = Podívej se
kleine-fische-web-button-octopus = Posuň ji
kleine-fische-web-button-octopus-none = žádné kroky
kleine-fische-web-button-octopus-to = { $cost ->
    [one] jeden krok
    [few] { $cost } kroky
   *[other] { $cost } kroků
}
kleine-fische-web-button-octopus-meets = cíl: { $seats }, pak krádež
kleine-fische-web-button-rob = Okraď
kleine-fische-web-button-announce = Hoď
kleine-fische-web-button-announce-go = na { $number }: { $good } ze { $faces }
kleine-fische-web-button-again = Hoď znovu
kleine-fische-web-button-again-none = nemáš na to kartu
kleine-fische-web-button-use = Zahraj kartu
kleine-fische-web-button-rainbow = Polož ji
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } se potápí

## Panel

kleine-fische-web-open = odkryto
kleine-fische-web-kept = získáno
kleine-fische-web-photos = Odkryté ryby v pořadí, jak přišly
kleine-fische-web-photos-none = Zatím žádná odkrytá ryba: každý nový druh se počítá, druhá stejného druhu je dvojice.
kleine-fische-web-next = další v pořadí
kleine-fische-web-bust = Podruhé { $fish }! Čísla { $from } až { $to } se otáčejí zpátky.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Před dvojicí nic nebylo.
    [one] Ryba před dvojicí zůstává.
    [few] { $kept } ryby před dvojicí zůstávají.
   *[other] { $kept } ryb před dvojicí zůstává.
}
kleine-fische-web-pair = dvojice
kleine-fische-web-between = odkrytá mezi nimi: otáčí se taky zpátky
kleine-fische-web-stays = zůstává
kleine-fische-web-steal-from = { $seat } okrádá: { $victim_seat }
kleine-fische-web-steal-takes = { $seat } bere hráči { $victim_seat }: { $taken }
kleine-fische-web-steal-none = { $victim_seat } si nechává všechno
kleine-fische-web-steal-chance = { $good } ze { $faces }
kleine-fische-web-steal-whom = Koho okradeš?
kleine-fische-web-steal-how-many = Kolik ryb chceš vzít hráči { $victim_seat }?
kleine-fische-web-steal-rolled = Hozeno { $result }, třeba { $number }
kleine-fische-web-rainbow-lay = Klepni na hromádku, která má mít hodnotu { $shells }.
kleine-fische-web-swum = Volná je jen jedna dráha: { $seat } plave { $way }.
kleine-fische-web-odds-show = Ukaž šanci na dvojici
kleine-fische-web-odds-hide = skryj
kleine-fische-web-odds-new = nové: { $count }
kleine-fische-web-odds-pair = dvojice { $percent } %
kleine-fische-web-odds-keep = při dvojici ti zbude { $keeps } z { $open }
kleine-fische-web-odds-none = Vpředu neleží žádná skrytá ryba: plavat dál znamená konec ponoru, dvojice nehrozí.
kleine-fische-web-odds-all = z neviděných ryb: { $unseen }
kleine-fische-web-odds-bar = Neviděné ryby: { $unseen }, z toho nové: { $count }; šance na dvojici je { $percent } %
kleine-fische-web-hand = Tvoje jeskyně
kleine-fische-web-caves = Jeskyně: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}
kleine-fische-web-album = Album hráče { $seat }: počítá se nejlepší ryba každého druhu
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: nic
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = směr { $way }
kleine-fische-web-on-boat = na člunu
kleine-fische-web-turn = pod vodou

## Co říká potvrzovací tlačítko a jak vybírat

kleine-fische-web-deed-swim = Plav { $way }
kleine-fische-web-deed-swim-then = Plav { $way } a odkryj ji
kleine-fische-web-deed-dash = Použij ploutve
kleine-fische-web-deed-jump = Skoč, směr { $way }
kleine-fische-web-deed-risk = Dvojice: { $percent } %
kleine-fische-web-deed-lost = Není tam ryba: tvůj tah skončí bez ničeho.
kleine-fische-web-deed-ends = Není tam ryba: tvůj ponor skončí, necháš si { $keeps }.
kleine-fische-web-deed-reveal = Odkryj ji
kleine-fische-web-deed-pair = Znovu { $fish }: dvojice!
kleine-fische-web-deed-explore = Prozkoumej jeskyni
kleine-fische-web-deed-peek = Podívej se na ni
kleine-fische-web-deed-enough = Zhasni lampu
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = Ryby, které si necháš: { $keeps }.
kleine-fische-web-deed-octopus = Posuň chobotnici
kleine-fische-web-deed-steps = { $cost ->
    [one] { $cost } krok
    [few] { $cost } kroky
   *[other] { $cost } kroků
}
kleine-fische-web-deed-meets = Dostihne: { $seats }. Pak můžeš krást.
kleine-fische-web-deed-stay = Nech chobotnici být
kleine-fische-web-deed-rob = Okraď: { $victim_seat }
kleine-fische-web-deed-spare = { kleine-fische-web-button-spare }
kleine-fische-web-deed-announce = Hoď na { $number }
kleine-fische-web-deed-chance = { $good } ze { $faces }
kleine-fische-web-deed-red = Červená tvář tě stojí { $loss ->
    [one] rybu
    [few] { $loss } ryby
   *[other] { $loss } ryb
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = Přijmi hod
kleine-fische-web-deed-exchange = Prohoď je
kleine-fische-web-deed-rainbow = Polož ji na: { $fish }
kleine-fische-web-deed-nowhere = Nepokládej ji nikam
kleine-fische-web-how-jump = Klepni na šipku vedle karty horní řady. Klepnutím na značku člunu ho tam přesuneš.
kleine-fische-web-how-move = Klepni na kartu před sebou a odkryješ ji, nebo na šipku a poplaveš tam.
kleine-fische-web-how-choice = Klepni na kartu před sebou a odkryješ ji, na šipku a poplaveš tam, nebo na Zastav.
kleine-fische-web-how-reveal = Klepni na jednu z karet s okem.
kleine-fische-web-how-explore = Klepni na kartu s okem, nebo na jeskyni.
kleine-fische-web-how-octopus = Klepni na dráhu s číslem: tolik kroků to stojí. Když dostihne soupeře, můžeš zkusit krást.
kleine-fische-web-how-octopus-nobody = Na žádného soupeře nedosáhne. Chceš-li zablokovat dráhu, klepni na některou s číslem.
kleine-fische-web-how-announce = Klepni na počet: čím víc chceš, tím je to těžší.
kleine-fische-web-how-exchange = Klepni na jeskyni v horní řadě, pak na rybu.
kleine-fische-web-how-rainbow = Klepni na hromádku ve svém albu.
kleine-fische-web-how-peek = Klepni na libovolnou skrytou rybu: uvidíš ji jen ty.

## Co se děje, zatímco se to ukazuje

kleine-fische-web-told-swam = { $seat } plave { $way }.
kleine-fische-web-told-revealed = { $seat } odkrývá { FORM($fish, "acc") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } hází chobotničí kostkou …

## Co je vidět na telefonu

kleine-fische-web-fact-kinds = Tvoje ryby: { $count }. Různé druhy: { $kinds }/{ $all }.
kleine-fische-web-fact-points = Tvoje nejlepší ryby každého druhu mají zatím hodnotu { count-points }.

## Co je co

kleine-fische-web-about-hidden = Skrytá ryba
kleine-fische-web-about-hidden-text = Doplav na dráhu vedle ní a odkryj ji. Druhů je { $kinds }, ryb každého druhu { $each }, s jednou až čtyřmi mušlemi.
kleine-fische-web-about-open-text = Odkrytá jako { $number }. v tomto ponoru. Druhá ryba stejného druhu by otočila zpátky sebe, tuto i všechny odkryté mezi nimi.
kleine-fische-web-about-points-text = Po ponoru smíš za každý chobotničí bod posunout chobotnici o jednu dráhu.
kleine-fische-web-about-known-text = Zase leží rubem nahoru, ale už ji znáš.
kleine-fische-web-about-cave = Jeskyně: { $needs }
kleine-fische-web-about-cave-text = Připlav k ní, když je odkrytých ryb přesně { $needs }: pak ji můžeš prozkoumat. Karta jeskyně je tvoje a ponor končí.
kleine-fische-web-about-gap = Mezera
kleine-fische-web-about-gap-text = Po tahu se doplní z balíčku.
kleine-fische-web-about-diver = Potápěč hráče { $seat }
kleine-fische-web-about-diver-text = Potápěči si nikdy nepřekážejí. Na soupeře ale můžeš poslat chobotnici a krást.
kleine-fische-web-about-diver-own = Plaveš jen dopředu: přes křižovatku před sebou, rovně nebo za roh. Lampa svítí tam, kam se díváš.
kleine-fische-web-about-octopus = Chobotnice
kleine-fische-web-about-octopus-text = Na její dráhu nesmí nikdo vplavat. Po ponoru ji posouvají chobotničí body na tvých rybách. Když dostihne soupeře, můžeš zkusit krást.
kleine-fische-web-about-deck-text = Odsud se doplňují mezery v útesu. Když už nestačí, partie končí.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 a červená tvář. Ke krádeži musíš hodit aspoň tolik, kolik ohlásíš; při červené tváři vezme soupeř rybu tobě.
kleine-fische-web-about-boat = Člun
kleine-fische-web-about-boat-text = Odsud skáčou potápěči v prvním tahu vedle ryby z horní řady. Později člun nic nedělá.
kleine-fische-web-about-lane-text = Po drahách plavou potápěči i chobotnice. Když doplaveš, odkryješ rybu vedle své dráhy.
kleine-fische-web-about-cave-fins = Jednou: plav až { $power ->
    [one] { $power } krok
    [few] { $power } kroky
   *[other] { $power } kroků
} místo jednoho.
kleine-fische-web-about-cave-lamp = Jednou, než vyplaveš: podívej se { $power ->
    [one] na jednu skrytou rybu
    [few] až na { $power } skryté ryby
   *[other] až na { $power } skrytých ryb
} kdekoli.
kleine-fische-web-about-cave-octo = Jednou: chobotnice má o { $power ->
    [one] { $power } krok
    [few] { $power } kroky
   *[other] { $power } kroků
} víc, i bez chobotničích bodů.
kleine-fische-web-about-cave-reroll = Jednou: opakuj nepovedený hod{ $power ->
    [one] {""}
    [few] , až { $power }×
   *[other] , až { $power }×
}.
kleine-fische-web-about-cave-rainbow = Nehraje se. Na konci bude mít jeden tvůj druh hodnotu čtyř mušlí.
kleine-fische-web-about-cave-chest = Nehraje se. Otevírá se na konci: čím méně bodů máš, tím víc přinese: 1, 3, 5 nebo 7.
kleine-fische-web-about-pile = { $seat }, ryby: { $count }
kleine-fische-web-about-pile-hidden = Ví se jen kolik, ne které. Ryby z hromádky jde ukrást, jeskyně ne.
kleine-fische-web-about-pile-own = Na konci se počítá jen tvoje nejlepší ryba každého druhu.
kleine-fische-web-about-caves = Jeskyně hráče { $seat }
kleine-fische-web-about-caves-text = Každou jde zahrát jednou, od příštího tahu. Nepoužité jsou na konci za bod. Ukrást je nejde.
kleine-fische-web-about-of = { $count } { $all ->
    [6] ze
    [7] ze
    [13] ze
    [one] z
    [few] ze
   *[other] z
  } { $all }
kleine-fische-web-about-row-where = Kde
kleine-fische-web-about-row-place = Místo
kleine-fische-web-about-row-open = Odkryté ryby
kleine-fische-web-about-row-shells = Mušle
kleine-fische-web-about-row-octopus = Chobotničí body
kleine-fische-web-about-row-kinds = Druhy
kleine-fische-web-about-row-points = Body zatím
kleine-fische-web-about-row-cave = Jeskyně { $needs }
