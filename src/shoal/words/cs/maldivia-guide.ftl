# První kolo s průvodcem: na co se dívat, co udělat a proč.

maldivia-guide-aim = S jednou loďkou lovíš na moři z látky. Kolem kotví obchodní lodě, dvě ke každému ze čtyř okrajů, a každá chce určité ryby. Kdo je dodá, vezme si kartu lodi: každá ryba na ní je bod.
maldivia-guide-boat = Vyber si loďku. Liší se jen vzhledem.
maldivia-guide-boat-why = Tvoje věci mají odteď korálovou značku. Korálová všude znamená „tvoje“ a „teď“.
maldivia-guide-place = Klepni na volné pole, kam chceš postavit loďku; druhým klepnutím to potvrdíš.
maldivia-guide-place-why = Zatím se tu nic neděje, ale odsud začne tvá první šipka. Dobré je pole, z něhož vede několik směrů k rybám, které chce nějaká loď. Uprostřed máš otevřené všechny cesty, u okraje je blízko k jeho lodím.
maldivia-guide-plan = Seřaď ve svém plánu čtyři destičky: tři šipky a jednu mlhu. Klepnutím destičku otočíš, přetažením na jinou je prohodíš.
maldivia-guide-plan-why = Hrají se zleva doprava a všichni plánují tajně. Šipka je směr, ne vzdálenost: jak daleko popluješ, rozhodneš až potom. Mlha přehne jednu stranu moře, nejlépe tu, kde jsou ostatní. Jakmile některou destičku změníš, čísla na moři ukážou, kam se s kterou můžeš dostat.
maldivia-guide-sail = Tvoje šipka je na řadě. Můžeš na každé svítící pole v jejím směru: klepni a uvidíš cestu a co tam získáš, klepni znovu a vypluješ.
maldivia-guide-sail-why = Zastav tam, kde něco je: ryby, které chce nějaká loď, loďka, kterou můžeš okrást, nebo okraj s lodí, které máš co dodat. Proudy tě mohou vzít za roh. Když zůstaneš stát, nesmíš tam nic dělat a tvůj tah je u konce.
maldivia-guide-act = Jsi na místě. Teď využij, co tu je: lov ryby, ukradni sousedovi horní rybu nebo dodej lodi u tohoto okraje.
maldivia-guide-act-why = Můžeš udělat i několik z těchto věcí po sobě; jen lovit ryby a dodávat v jednom tahu nejde.
maldivia-guide-gain = Vezmi si další, jestli chceš, nebo vytáhni na palubu ty, které máš v ruce.
maldivia-guide-mast = Navleč ryby na stěžeň, jednu po druhé, odspodu nahoru.
maldivia-guide-mast-why = Horní rybu berou zloději i mlha. Nech tam tu, kterou potřebuješ nejméně. Vejde se sedm ryb.
maldivia-guide-drop = Víc ryb, než se vejde na stěžeň: řekni, kolik jich nejdřív sundáš shora.
maldivia-guide-exchange = Po přehnutí jde jedna odkrytá loď té strany pod balíček a připluje nová.
maldivia-guide-exchange-why = Pošli pryč loď, které by mohli dodat ostatní, a nech tu, na kterou máš ryby ty.
maldivia-guide-note-folded = mlha přehnula jednu řadu moře. Novým okrajem je její rub s novými rybami. Loďky v té řadě i v řadě pod ní ztrácejí horní rybu.
maldivia-guide-note-lost = loďka, kterou zastihl přehyb, přišla o horní rybu.
maldivia-guide-note-robbed = loďce odvedle někdo ukradl horní rybu. V nebezpečí je vždy jen ta horní.
maldivia-guide-note-delivered = loď dostala, co chtěla: její karta je získaná a každá ryba na ní je bod.
maldivia-guide-note-blocked = cesta byla zatarasená, takže destička nic neudělala. Kde je hodně loděk, tam je moře úzké.
maldivia-guide-note-turned = chobotnice někomu otočila destičku. Kam teď míří, ví jen její majitel.
maldivia-guide-note-swapped = žralok prohodil dvě karty, rubem nahoru.
maldivia-guide-end =
    To bylo celé kolo. O hře rozhodují tři věci:
    Ať poslední šipka skončí u okraje, jehož loď chce to, co máš.
    Nahoře na stěžni nech rybu, kterou potřebuješ nejméně.
    Mlhu pošli tam, kde jsou ostatní. Když zbývá jen šestnáct polí, hra končí.
