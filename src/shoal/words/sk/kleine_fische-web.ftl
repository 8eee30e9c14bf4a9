### Kleine Fische ganz groß v prehliadači: ciele, tlačidlá, panel vedľa dosky

kleine-fische-web-summary = { $left ->
    [0] Balíček je prázdny
    [one] { $left } karta v balíčku
    [few] { $left } karty v balíčku
   *[other] { $left } kariet v balíčku
}

## Doska

kleine-fische-web-board = Útes: päť radov po piatich kartách a medzi nimi dráhy
kleine-fische-web-board-keys = Šípkami prejdeš z cieľa na cieľ, s klávesom Shift z karty na kartu. Enter vyberá.
kleine-fische-web-card-gap = { $place }, prázdne
kleine-fische-web-card-hidden = { $place }, skrytá ryba
kleine-fische-web-card-known = { $place }, rubom hore, už videné: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } chobotničí bod
    [few] , { $octopus } chobotničie body
   *[other] , { $octopus } chobotničích bodov
}, odkrytá ako číslo { $number }
kleine-fische-web-card-cave = { $place }, jaskyňa, ktorá chce odkryté ryby: { $needs }; teraz { $open ->
    [one] je odkrytá { $open }
    [few] sú odkryté { $open }
   *[other] je odkrytých { $open }
}
kleine-fische-web-column = Čln nad stĺpcom { $column }
kleine-fische-web-swap-cave = Vymeň jaskyňu ({ $place })
kleine-fische-web-diver = { $seat } { $lane }, čelom { $way }
kleine-fische-web-diver-boat = { $seat } na člne
kleine-fische-web-octopus-at = Chobotnica je { $lane }
kleine-fische-web-octopus-home = Chobotnica je vo svojej jaskyni
kleine-fische-web-open-of = odkryté { $open } { $needs ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $needs }
kleine-fische-web-of = { $open } { $needs ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $needs }
kleine-fische-web-explore-now = preskúmaj!
kleine-fische-web-deck = balíček
kleine-fische-web-die = chobotničia kocka
kleine-fische-web-octopus-cave = jaskyňa chobotnice

## Akcia ako časti vety

kleine-fische-web-swim = plávaj { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, na { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
}: { $offer }
kleine-fische-web-jump = skoč { $lane }, čelom { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] odkry kartu: { $places }
    [few] odkry jednu z dvoch: { $places }
   *[other] odkry jednu z dvoch: { $places }
}
kleine-fische-web-offer-cave = jaskyňa chce odkryté ryby: { $needs }, zatiaľ ich je { $open }
kleine-fische-web-offer-lost = vedľa nie je žiadna ryba, takže tam tvoj ťah skončí bez ničoho
kleine-fische-web-offer-ends = vedľa nie je žiadna ryba, takže tam tvoj ponor skončí; necháš si { $keeps ->
    [one] odkrytú rybu
    [few] { $keeps } odkryté ryby
   *[other] { $keeps } odkrytých rýb
}
kleine-fische-web-then-reveal = odkry kartu: { $place }
kleine-fische-web-then-known = odkry kartu: { $place }, je to { $fish }
kleine-fische-web-then-bust = odkry kartu: { $place }, je to { $fish }, dvojica!
kleine-fische-web-then-explore = preskúmaj jaskyňu ({ $place })
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = preskúmaj jaskyňu ({ $place }): odkrytých rýb je { $needs }
kleine-fische-web-peek = pozri sa na kartu: { $place }
kleine-fische-web-enough = zhasni lampu
kleine-fische-web-stop-name = zastav a nechaj si ryby: { $keeps }, chobotničie body: { $points }
kleine-fische-web-octopus = posuň chobotnicu, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = posuň chobotnicu, { kleine-fische-web-deed-steps }, až tam, kde je { $seats }: potom môžeš kradnúť
kleine-fische-web-stay = nechaj chobotnicu, kde je
kleine-fische-web-rob = okradni: { $victim_seat }, ryby: { $fish }
kleine-fische-web-announce = skús hráčovi { $victim_seat } vziať { $number }: vyjde to pri { $good } z { $faces } stien, pri { $bad } z { $faces } ťa to stojí { $loss ->
    [one] rybu
    [few] { $loss } ryby
   *[other] { $loss } rýb
}
kleine-fische-web-spare = nekradni nič
kleine-fische-web-again = hoď ešte raz
kleine-fische-web-accept = prijmi hod: { $loss ->
    [0] nič sa neukradne
    [one] prídeš o rybu
    [few] prídeš o { $loss } ryby
   *[other] prídeš o { $loss } rýb
}
kleine-fische-web-use = zahraj { FORM($cave, "acc") }
kleine-fische-web-exchange = vymeň jaskyňu ({ $place }) za rybu ({ $other })
kleine-fische-web-rainbow = polož Dúhovú rybu na kôpku { $fish }: { $gain ->
    [one] o { $gain } bod viac
    [few] o { $gain } body viac
   *[other] o { $gain } bodov viac
}
kleine-fische-web-rainbow-nowhere = neklaď Dúhovú rybu nikam

## Dve tlačidlá

kleine-fische-web-button-stop = Zastav
kleine-fische-web-button-stop-small = necháš si { $keeps }{ $points ->
    [0] {""}
   *[other] , chobotnica { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = najprv odkry rybu
kleine-fische-web-button-stop-early = najprv plávaj
kleine-fische-web-button-enough = Stačí
kleine-fische-web-button-enough-small = { kleine-fische-web-enough }
kleine-fische-web-button-stay = Nechaj ju
kleine-fische-web-button-stay-small = { $count ->
    [0] nechaj chobotnicu tak
    [one] vezmi { $count } rybu
    [few] vezmi { $count } ryby
   *[other] vezmi { $count } rýb
}
kleine-fische-web-button-spare = Nekradni nič
kleine-fische-web-button-spare-small = nechaj ich tak
kleine-fische-web-button-accept = Prijmi
kleine-fische-web-button-accept-small = { $loss ->
    [0] nič sa neukradne
    [one] prídeš o rybu
    [few] prídeš o { $loss } ryby
   *[other] prídeš o { $loss } rýb
}
kleine-fische-web-button-nowhere = Nikam
kleine-fische-web-button-nowhere-small = na žiadnu kôpku
kleine-fische-web-button-swim = Plávaj ďalej
kleine-fische-web-button-swim-ends = { $way }: koniec, necháš si { $keeps }
kleine-fische-web-button-swim-lost = { $way }: bez ryby, ťah prepadá
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] jedna ryba
    [few] jedna z { $count } rýb
   *[other] jedna z { $count } rýb
}
kleine-fische-web-button-swim-go-odds = { $way }: dvojica { $percent } %
kleine-fische-web-button-jump = Skoč
kleine-fische-web-button-exchange = Vymeň
kleine-fische-web-button-reveal = Odkry
kleine-fische-web-button-reveal-odds = dvojica { $percent } %
kleine-fische-web-button-explore = Preskúmaj
kleine-fische-web-button-explore-small = číslo sedí
kleine-fische-web-button-peek = Pozri sa
kleine-fische-web-button-octopus = Posuň ju
kleine-fische-web-button-octopus-none = žiadne kroky
kleine-fische-web-button-octopus-to = { $cost ->
    [one] jeden krok
    [few] { $cost } kroky
   *[other] { $cost } krokov
}
kleine-fische-web-button-octopus-meets = cieľ: { $seats }, potom krádež
kleine-fische-web-button-rob = Okradni
kleine-fische-web-button-announce = Hoď
kleine-fische-web-button-announce-go = na { $number }: { $good } z { $faces }
kleine-fische-web-button-again = Hoď znova
kleine-fische-web-button-again-none = nemáš na to kartu
kleine-fische-web-button-use = Zahraj kartu
kleine-fische-web-button-rainbow = Polož ju
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } sa potápa

## Panel

kleine-fische-web-open = odkryté
kleine-fische-web-kept = získané
kleine-fische-web-photos = Odkryté ryby v poradí, ako prišli
kleine-fische-web-photos-none = Zatiaľ žiadna odkrytá ryba: každý nový druh sa ráta, druhá toho istého druhu je dvojica.
kleine-fische-web-next = ďalšia v poradí
kleine-fische-web-bust = Druhý raz { $fish }! Čísla { $from } až { $to } sa otáčajú späť.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Pred dvojicou nič nebolo.
    [one] Ryba pred dvojicou zostáva.
    [few] { $kept } ryby pred dvojicou zostávajú.
   *[other] { $kept } rýb pred dvojicou zostáva.
}
kleine-fische-web-pair = dvojica
kleine-fische-web-between = odkrytá medzi nimi: tiež sa otáča späť
kleine-fische-web-stays = zostáva
kleine-fische-web-steal-from = { $seat } okráda: { $victim_seat }
kleine-fische-web-steal-takes = { $seat } berie hráčovi { $victim_seat }: { $taken }
kleine-fische-web-steal-none = { $victim_seat } si necháva všetko
kleine-fische-web-steal-chance = { $good } z { $faces }
kleine-fische-web-steal-whom = Koho okradneš?
kleine-fische-web-steal-how-many = Koľko rýb chceš? Okrádaš: { $victim_seat }
kleine-fische-web-steal-rolled = Hodené { $result }, treba { $number }
kleine-fische-web-rainbow-lay = Ťukni na kôpku, ktorá má mať hodnotu { $shells }.
kleine-fische-web-swum = Voľná je len jedna dráha: { $seat } pláva { $way }.
kleine-fische-web-odds-show = Ukáž šancu na dvojicu
kleine-fische-web-odds-hide = skry
kleine-fische-web-odds-new = nové: { $count }
kleine-fische-web-odds-pair = dvojica { $percent } %
kleine-fische-web-odds-keep = pri dvojici ti zostane { $keeps } z { $open }
kleine-fische-web-odds-none = Vpredu neleží žiadna skrytá ryba: plávať ďalej znamená koniec ponoru, dvojica nehrozí.
kleine-fische-web-odds-all = z nevidených rýb: { $unseen }
kleine-fische-web-odds-bar = Nevidené ryby: { $unseen }, z toho nové: { $count }; šanca na dvojicu je { $percent } %
kleine-fische-web-hand = Tvoje jaskyne
kleine-fische-web-caves = Jaskyne: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
   *[other] { $count } rýb
}
kleine-fische-web-album = Album hráča { $seat }: ráta sa najlepšia ryba každého druhu
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: nič
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = čelom { $way }
kleine-fische-web-on-boat = na člne
kleine-fische-web-turn = pod vodou

## Čo hovorí potvrdzovacie tlačidlo a ako vyberať

kleine-fische-web-deed-swim = Plávaj { $way }
kleine-fische-web-deed-swim-then = Plávaj { $way } a odkry ju
kleine-fische-web-deed-dash = Použi plutvy
kleine-fische-web-deed-jump = Skoč čelom { $way }
kleine-fische-web-deed-risk = Dvojica: { $percent } %
kleine-fische-web-deed-lost = Nie je tam ryba: tvoj ťah skončí bez ničoho.
kleine-fische-web-deed-ends = Nie je tam ryba: tvoj ponor skončí, necháš si { $keeps }.
kleine-fische-web-deed-reveal = Odkry ju
kleine-fische-web-deed-pair = Znova { $fish }: dvojica!
kleine-fische-web-deed-explore = Preskúmaj jaskyňu
kleine-fische-web-deed-peek = Pozri sa na ňu
kleine-fische-web-deed-enough = Zhasni lampu
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = Ryby, ktoré si necháš: { $keeps }.
kleine-fische-web-deed-octopus = Posuň chobotnicu
kleine-fische-web-deed-steps = { $cost ->
    [one] { $cost } krok
    [few] { $cost } kroky
   *[other] { $cost } krokov
}
kleine-fische-web-deed-meets = Dostihne: { $seats }. Potom môžeš kradnúť.
kleine-fische-web-deed-stay = Nechaj chobotnicu tak
kleine-fische-web-deed-rob = Okradni: { $victim_seat }
kleine-fische-web-deed-spare = { kleine-fische-web-button-spare }
kleine-fische-web-deed-announce = Hoď na { $number }
kleine-fische-web-deed-chance = { $good } z { $faces }
kleine-fische-web-deed-red = Červená stena ťa stojí { $loss ->
    [one] rybu
    [few] { $loss } ryby
   *[other] { $loss } rýb
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = Prijmi hod
kleine-fische-web-deed-exchange = Vymeň ich
kleine-fische-web-deed-rainbow = Polož ju na: { $fish }
kleine-fische-web-deed-nowhere = Neklaď ju nikam
kleine-fische-web-how-jump = Ťukni na šípku vedľa karty horného radu. Ťuknutím na značku člna ho tam presunieš.
kleine-fische-web-how-move = Ťukni na kartu pred sebou a odkryješ ju, alebo na šípku a poplávaš tam.
kleine-fische-web-how-choice = Ťukni na kartu pred sebou a odkryješ ju, na šípku a poplávaš tam, alebo na Zastav.
kleine-fische-web-how-reveal = Ťukni na jednu z kariet s okom.
kleine-fische-web-how-explore = Ťukni na kartu s okom, alebo na jaskyňu.
kleine-fische-web-how-octopus = Ťukni na dráhu s číslom: toľko krokov to stojí. Keď dostihne súpera, môžeš skúsiť kradnúť.
kleine-fische-web-how-octopus-nobody = Na žiadneho súpera nedosiahne. Ak chceš zablokovať dráhu, ťukni na niektorú s číslom.
kleine-fische-web-how-announce = Ťukni na počet: čím viac chceš, tým je to ťažšie.
kleine-fische-web-how-exchange = Ťukni na jaskyňu v hornom rade, potom na rybu.
kleine-fische-web-how-rainbow = Ťukni na kôpku vo svojom albume.
kleine-fische-web-how-peek = Ťukni na ľubovoľnú skrytú rybu: uvidíš ju len ty.

## Čo sa deje, kým sa to ukazuje

kleine-fische-web-told-swam = { $seat } pláva { $way }.
kleine-fische-web-told-revealed = { $seat } odkrýva { FORM($fish, "acc") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } hádže chobotničou kockou …

## Čo vidno na telefóne

kleine-fische-web-fact-kinds = Tvoje ryby: { $count }, { $kinds ->
    [one] jedného druhu
    [few] { $kinds } druhov
   *[other] { $kinds } druhov
}; všetkých druhov je { $all }.
kleine-fische-web-fact-points = Tvoje najlepšie ryby každého druhu majú zatiaľ hodnotu { count-points }.

## Čo je čo

kleine-fische-web-about-hidden = Skrytá ryba
kleine-fische-web-about-hidden-text = Doplávaj na dráhu vedľa nej a odkry ju. Druhov je { $kinds }, rýb každého druhu { $each }, s jednou až štyrmi mušľami.
kleine-fische-web-about-open-text = V tomto ponore odkrytá ako číslo { $number }. Druhá ryba toho istého druhu by otočila späť obe aj všetky odkryté medzi nimi.
kleine-fische-web-about-points-text = Po ponore smieš za každý chobotničí bod posunúť chobotnicu o jednu dráhu.
kleine-fische-web-about-known-text = Znova leží rubom hore, ale už ju poznáš.
kleine-fische-web-about-cave = Jaskyňa: { $needs }
kleine-fische-web-about-cave-text = Priplávaj k nej, keď je odkrytých rýb presne { $needs }: potom ju môžeš preskúmať. Karta jaskyne je tvoja a ponor končí.
kleine-fische-web-about-gap = Medzera
kleine-fische-web-about-gap-text = Po ťahu sa doplní z balíčka.
kleine-fische-web-about-diver = Potápač hráča { $seat }
kleine-fische-web-about-diver-text = Potápači si nikdy neprekážajú. Na súpera však môžeš poslať chobotnicu a kradnúť.
kleine-fische-web-about-diver-own = Plávaš len dopredu: cez križovatku pred sebou, rovno alebo za roh. Lampa svieti tam, kam sa pozeráš.
kleine-fische-web-about-octopus = Chobotnica
kleine-fische-web-about-octopus-text = Na jej dráhu nesmie nikto vplávať. Po ponore ju posúvajú chobotničie body na tvojich rybách. Keď dostihne súpera, môžeš skúsiť kradnúť.
kleine-fische-web-about-deck-text = Odtiaľto sa dopĺňajú medzery v útese. Keď už nestačí, partia končí.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 a červená stena. Na krádež musíš hodiť aspoň toľko, koľko ohlásiš; pri červenej stene vezme rybu druhý hráč tebe.
kleine-fische-web-about-boat = Čln
kleine-fische-web-about-boat-text = Odtiaľto skáču potápači v prvom ťahu vedľa ryby z horného radu. Neskôr čln nič nerobí.
kleine-fische-web-about-lane-text = Po dráhach plávajú potápači aj chobotnica. Keď doplávaš, odkryješ rybu vedľa svojej dráhy.
kleine-fische-web-about-cave-fins = Raz: plávaj až { $power ->
    [one] { $power } krok
    [few] { $power } kroky
   *[other] { $power } krokov
} namiesto jedného.
kleine-fische-web-about-cave-lamp = Raz, skôr než vyplávaš: pozri sa { $power ->
    [one] na jednu skrytú rybu
    [few] až na { $power } skryté ryby
   *[other] až na { $power } skrytých rýb
} kdekoľvek.
kleine-fische-web-about-cave-octo = Raz: chobotnica má o { $power ->
    [one] { $power } krok
    [few] { $power } kroky
   *[other] { $power } krokov
} viac, aj bez chobotničích bodov.
kleine-fische-web-about-cave-reroll = Raz: opakuj nevydarený hod{ $power ->
    [one] {""}
    [few] , až { $power }×
   *[other] , až { $power }×
}.
kleine-fische-web-about-cave-rainbow = Nehrá sa. Na konci bude mať jeden tvoj druh hodnotu štyroch mušlí.
kleine-fische-web-about-cave-chest = Nehrá sa. Otvára sa na konci: čím menej bodov máš, tým viac prinesie: 1, 3, 5 alebo 7.
kleine-fische-web-about-pile = { $seat }, ryby: { $count }
kleine-fische-web-about-pile-hidden = Vie sa len to, koľko ich je, nie ktoré. Ryby z kôpky možno ukradnúť, jaskyne nie.
kleine-fische-web-about-pile-own = Na konci sa ráta len tvoja najlepšia ryba každého druhu.
kleine-fische-web-about-caves = Jaskyne hráča { $seat }
kleine-fische-web-about-caves-text = Každú možno zahrať raz, od budúceho ťahu. Každá nepoužitá je na konci za bod. Ukradnúť sa nedajú.
kleine-fische-web-about-of = { $count } { $all ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $all }
kleine-fische-web-about-row-where = Kde
kleine-fische-web-about-row-place = Miesto
kleine-fische-web-about-row-open = Odkryté ryby
kleine-fische-web-about-row-shells = Mušle
kleine-fische-web-about-row-octopus = Chobotničie body
kleine-fische-web-about-row-kinds = Druhy
kleine-fische-web-about-row-points = Body zatiaľ
kleine-fische-web-about-row-cave = Jaskyňa { $needs }
