# Prvé kolo so sprievodcom: na čo sa pozerať, čo urobiť a prečo.

kleine-fische-guide-aim = Si potápač s fotoaparátom. Ryby ležia rubom hore; plávaš po dráhach medzi nimi a odkrývaš ryby. Na konci sa z každého druhu ráta len tvoja najlepšia snímka, takže chceš veľa rôznych druhov.
kleine-fische-guide-jump = Presuň čln nad stĺpec a skoč: ťukni na svietiacu šípku vedľa karty horného radu.
kleine-fische-guide-jump-why = Vyberáš si, kam sa pozeráš. Odteraz plávaš len dopredu, tak sa pozeraj tam, kde je kariet najviac.
kleine-fische-guide-reveal = Odkry jednu z rýb vedľa svojej dráhy: ťukni na kartu.
kleine-fische-guide-reveal-why = Každá odkrytá ryba zostáva zatiaľ ležať. Druh, ktorý už máš odkrytý, by bol dvojica, a dvojica je zlá.
kleine-fische-guide-cave = Vedľa teba neleží žiadna zakrytá ryba: preskúmaj jaskyňu, alebo zastav.
kleine-fische-guide-choice = Zastav a odkryté ryby sú tvoje. Alebo plávaj ďalej a odkry ďalšie.
kleine-fische-guide-choice-why = Druhá ryba toho istého druhu otočí obe aj všetky odkryté medzi nimi späť rubom hore. S dvoma alebo tromi je väčšinou bezpečné plávať ďalej, so šiestimi je najvyšší čas zastaviť. Keď je odkrytých rýb presne toľko, koľko hovorí číslo na jaskyni vedľa teba, môžeš ju namiesto toho preskúmať.
kleine-fische-guide-swim = Plávaj ďalej: ťukni na kartu pred sebou, doplávaš k nej a odkryješ ju, alebo na dráhu a vyberieš až potom.
kleine-fische-guide-swim-why = Hľadaj dráhu s dvoma skrytými rybami: budeš mať na výber.
kleine-fische-guide-octopus = Na niektorých tvojich rybách sú chobotničie body. O toľko dráh môžeš posunúť chobotnicu, ak chceš.
kleine-fische-guide-octopus-why = Keď stretne súperovho potápača, môžeš skúsiť kradnúť. Inak ju nechaj tam, kde ostatným prekáža.
kleine-fische-guide-rob = Chobotnica niekoho stretla. Povedz, koľko rýb chceš, a potom rozhodne kocka.
kleine-fische-guide-rob-why = Na kocke je 1, 1, 2, 3, 3 a červená stena, pri ktorej o jednu rybu prídeš. Jedna ryba je takmer istá, tri sú pre odvážnych.
kleine-fische-guide-exchange = V celom hornom rade sú jaskyne: najprv jednu z nich vymeň za rybu z nižšieho radu.
kleine-fische-guide-exchange-why = Skočíš vedľa tejto ryby. Vezmi ktorúkoľvek: nikto nevie, ktorá je ktorá.
kleine-fische-guide-note-bust = dve toho istého druhu. Obe aj všetky odkryté medzi nimi sú znova skryté; čo bolo odkryté predtým, potápačovi zostáva. Pamätaj si, kde ležia.
kleine-fische-guide-note-stranded = vedľa dráhy nebola žiadna skrytá ryba, takže ťah hneď skončil.
kleine-fische-guide-note-collected = odkryté ryby patria potápačovi a medzery sa doplnili z balíčka.
kleine-fische-guide-note-explored = niekto preskúmal jaskyňu: odkrytých rýb bolo toľko, koľko hovorí jej číslo. Jaskyne pomáhajú neskôr, alebo prinášajú body.
kleine-fische-guide-note-halted = vedľa dráhy nebolo čo odkryť. Tým ponor končí, ale čo bolo odkryté, potápačovi zostáva.
kleine-fische-guide-note-crawled = chobotnica sa pohla, o jednu dráhu za každý chobotničí bod na rybách potápača. Svoju dráhu blokuje, a keď dostihne iného potápača, kradne.
kleine-fische-guide-note-stole = z kôpky niekto naslepo ukradol ryby. Kradnúť sa dajú len ryby, nikdy jaskyne.
kleine-fische-guide-note-lost = červená stena: zlodej musel jednu rybu odovzdať.
kleine-fische-guide-end =
    To bolo celé kolo. O hre rozhodujú tri veci:
    Včas zastaviť: dve-tri ryby za ťah sú dobrý úlovok.
    Hľadať druhy, ktoré nemáš: z každého sa ráta len najlepšia ryba.
    Strážiť chobotnicu: berie z plných kôpok.
