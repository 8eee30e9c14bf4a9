# Lekce na připravených pozicích.

maldivia-lesson-deliver = Dodej úlovek
maldivia-lesson-deliver-text = Tvoje loďka veze pět ryb. Kdo zastaví u okraje moře, může dodat lodi toho ostrova, pokud má na stěžni všechny ryby, které chce. Čím víc jich chce, tím víc bodů přinese.
maldivia-lesson-deliver-goal = Dopluj k jižnímu okraji a dodej lodi, která přinese víc bodů.
maldivia-lesson-deliver-done = Tři body, a dvě ryby, které loď nechtěla, ti zůstaly na stěžni.
maldivia-lesson-deliver-missed = Tah skončil bez dodání. Dopluj až k okraji a pak klepni na loď.
maldivia-lesson-deliver-less = Ta loď chtěla méně ryb a má menší hodnotu. Ta druhá chtěla tři.
maldivia-lesson-deliver-short = Chybí jedno pole: lodě obchodují jen úplně u okraje.

maldivia-lesson-rob = Okraď souseda
maldivia-lesson-rob-text = I loďka vedle tebe je úlovek. Kdo zastaví hned vedle jiné loďky, může jí ukrást horní rybu ze stěžně.
maldivia-lesson-rob-goal = Zastav vedle druhé loďky a vezmi jí rybu.
maldivia-lesson-rob-done = Horní ryba z cizího stěžně je teď tvoje. Dávej pozor na svou: platí to i naopak.
maldivia-lesson-rob-missed = Žádná ryba nezměnila majitele. Zastav na poli hned vedle druhé loďky a pak na ni klepni.
maldivia-lesson-rob-far = Proplout kolem nestačí: loďka musí skončit hned vedle té druhé.

maldivia-lesson-fold = Přehni moře a ukonči partii
maldivia-lesson-fold-text = V každém plánu je jedna destička mlhy a mlha přehne okraj moře. Zbývá dvacet polí; při šestnácti nebo méně partie končí. Soupeř má ještě ryby na dodání, tak mu nedej čas.
maldivia-lesson-fold-goal = Naplánuj to tak, aby mlha přišla první.
maldivia-lesson-fold-done = Moře je přehnuté dřív, než se druhá loďka pohnula. Mlha odměřuje čas a můžeš ho mít v rukou ty.
maldivia-lesson-fold-missed = V tomto plánu přichází mlha později a druhá loďka využije každý tah, který dostane. Dej mlhu na první místo.
