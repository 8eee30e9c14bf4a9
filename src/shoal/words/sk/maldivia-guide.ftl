# Prvé kolo so sprievodcom: na čo sa pozerať, čo urobiť a prečo.

maldivia-guide-aim = Jednou loďkou lovíš na mori z látky. Okolo kotvia trhové lode, dve ku každému zo štyroch okrajov, a každá chce určité ryby. Kto ich dodá, vezme si kartu lode: každá ryba na nej je bod.
maldivia-guide-boat = Vyber si loďku. Líšia sa len vzhľadom.
maldivia-guide-boat-why = Tvoje veci majú odteraz koralovú značku. Koralová všade znamená „tvoje“ a „teraz“.
maldivia-guide-place = Ťukni na voľné pole, kam chceš postaviť loďku; druhým ťuknutím to potvrdíš.
maldivia-guide-place-why = Zatiaľ sa tu nič nedeje, ale odtiaľto sa začne tvoja prvá šípka. Dobré je pole, z ktorého vedie viac smerov k rybám, ktoré chce nejaká loď. Stred necháva všetky cesty otvorené; pri okraji je blízko k jeho lodiam.
maldivia-guide-plan = Zoraď na lište štyri doštičky: tri šípky a jednu hmlu. Ťuknutím doštičku otočíš, potiahnutím na inú ich vymeníš.
maldivia-guide-plan-why = Hrajú sa zľava doprava a všetci plánujú tajne. Šípka je smer, nie vzdialenosť: ako ďaleko poplávaš, rozhodneš až potom. Hmla prehne jednu stranu mora, najlepšie tú, kde sú ostatní. Len čo niektorú doštičku zmeníš, čísla na mori ukážu, kam sa s ktorou môžeš dostať.
maldivia-guide-sail = Na rade je tvoja šípka. Doplávaš na každé svietiace pole v jej smere: ťukni a uvidíš cestu a čo tam získaš, ťukni znova a vyplávaš.
maldivia-guide-sail-why = Zastav tam, kde niečo je: ryby, ktoré chce nejaká loď, loďka, ktorú môžeš okradnúť, alebo okraj s loďou, ktorej máš čo dodať. Prúd ťa môže zaniesť aj za roh. Ak zostaneš stáť, nesmieš tam nič robiť a tvoj ťah sa skončil.
maldivia-guide-act = Si na mieste. Teraz využi, čo tu je: lov ryby, ukradni susedovi hornú rybu alebo dodaj lodi pri tomto okraji.
maldivia-guide-act-why = Môžeš urobiť aj viac z týchto vecí, jednu po druhej; len loviť ryby a dodávať v jednom ťahu nemožno.
maldivia-guide-gain = Vezmi si ďalšie, ak chceš, alebo vytiahni na palubu tie, ktoré máš v ruke.
maldivia-guide-mast = Navleč ryby na sťažeň, jednu po druhej, zdola nahor.
maldivia-guide-mast-why = Hornú rybu berú zlodeji aj hmla. Nechaj navrchu tú, ktorú potrebuješ najmenej. Zmestí sa sedem rýb.
maldivia-guide-drop = Viac rýb, než sa zmestí na sťažeň: povedz, koľko ich najprv zložíš zhora.
maldivia-guide-exchange = Po prehnutí ide jedna odkrytá loď tej strany pod balíček a pripláva nová.
maldivia-guide-exchange-why = Pošli preč loď, ktorej by mohli dodať ostatní, a nechaj tú, na ktorú máš ryby ty.
maldivia-guide-note-folded = hmla prehla jeden rad mora. Novým okrajom je jeho rub s novými rybami. Loďky v tom rade aj v rade pod ním strácajú hornú rybu.
maldivia-guide-note-lost = loďka, ktorú zastihol prehyb, prišla o hornú rybu.
maldivia-guide-note-robbed = loďke odvedľa niekto ukradol hornú rybu. Ohrozená je vždy len tá horná.
maldivia-guide-note-delivered = loď dostala, čo chcela: jej kartu si niekto berie a každá ryba na nej je bod.
maldivia-guide-note-blocked = cesta bola zatarasená, takže doštička nič neurobila. Kde je veľa lodiek, tam je more úzke.
maldivia-guide-note-turned = chobotnica niekomu otočila doštičku. Kam teraz mieri, vie len jej majiteľ.
maldivia-guide-note-swapped = žralok vymenil dve karty, rubom hore.
maldivia-guide-end =
    To bolo celé kolo. O hre rozhodujú tri veci:
    Nech posledná šípka skončí pri okraji, ktorého loď chce to, čo máš.
    Hore na sťažni nechaj rybu, ktorú potrebuješ najmenej.
    Hmlu pošli tam, kde sú ostatní. Keď zostáva už len šestnásť polí, hra sa končí.
