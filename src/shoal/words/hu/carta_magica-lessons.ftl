# Leckék.

carta-magica-lesson-trade = Rakományból arany
carta-magica-lesson-trade-text = A talizmán aranyba kerül, aranyat pedig fekete kikötőben kapsz: két rakományért egyet. A kerék megmondja, meddig hajózhatsz. Fekete kikötőben távozás előtt kalandkártyát is húzol.
carta-magica-lesson-trade-goal = Pörgess, hajózz ide: { carta-magica-harbour-bk1 } (M9), és cserélj rakományt aranyra.
carta-magica-lesson-trade-done = Kettővel kevesebb rakomány, eggyel több arany. Addig kereskedhetsz, amíg van rakományod.
carta-magica-lesson-trade-missed = Nem cseréltél rakományt. Pörgesd meg a kereket, hajózz be az M9 kikötőbe, aztán kereskedj.

carta-magica-lesson-talisman = Vegyél talizmánt
carta-magica-lesson-talisman-text = A küldetésed megnevezi a talizmánokat, amelyeket keresel. Minden piros kikötőben vehetsz, darabját 2 aranyért: a három nyitott közül egyet, vagy látatlanban a következőt.
carta-magica-lesson-talisman-goal = Pörgess, hajózz be az N3 piros kikötőbe, és vegyél egy talizmánt.
carta-magica-lesson-talisman-done = A talizmán a tiéd. A helyén új fekszik nyitva.
carta-magica-lesson-talisman-missed = Nem vettél talizmánt. Hajózz be az N3 kikötőbe, aztán koppints egy talizmánra, mielőtt elmész.

carta-magica-lesson-monster = Szelídíts meg egy szörnyet
carta-magica-lesson-monster-text = Egy kalandkártya szörny is lehet. Megmondod, mennyi varázserőt használsz, aztán a kerék hozzáadja a számát; együtt el kell érniük a szörny erejét. Amit bevetsz, mindenképp elfogy.
carta-magica-lesson-monster-goal = Pörgess, húzz kalandkártyát, és szelídítsd meg, ami felbukkan.
carta-magica-lesson-monster-done = Megszelídült. A megszelídített szörny nálad marad, és meghozza a jutalmát.
carta-magica-lesson-monster-missed = Nem szelídítettél meg szörnyet. Pörgesd meg a kereket, aztán húzz kalandkártyát.
carta-magica-lesson-monster-untamed = A szörny erősebb volt. Használj több varázserőt: a kerék egyedül ritkán elég.
