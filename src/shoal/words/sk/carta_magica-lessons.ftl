# Lekcie na pripravených pozíciách.

carta-magica-lesson-trade = Tovar za zlato
carta-magica-lesson-trade-text = Talizmany stoja zlato a zlato je z čiernych prístavov: z dvoch tovarov je jedna zlatka. Kompas hovorí, ako ďaleko sa môžeš plaviť. V čiernom prístave si pred odchodom potiahneš aj dobrodružnú kartu.
carta-magica-lesson-trade-goal = Roztoč šípku, vplávaj { carta-magica-harbour-bk1.to } (M9) a obchoduj: tovar za zlato.
carta-magica-lesson-trade-done = O dva tovary menej, o zlatku viac. Obchodovať môžeš ďalej, kým máš tovar.
carta-magica-lesson-trade-missed = S tovarom nikto neobchodoval. Roztoč šípku, vplávaj do prístavu na M9 a potom obchoduj.

carta-magica-lesson-talisman = Kúp talizman
carta-magica-lesson-talisman-text = Tvoja výzva udáva talizmany, ktoré hľadáš. V červených prístavoch stojí každý 2 zlatky: jeden z troch odkrytých, alebo ďalší naslepo.
carta-magica-lesson-talisman-goal = Roztoč šípku, vplávaj do červeného prístavu na N3 a kúp talizman.
carta-magica-lesson-talisman-done = Talizman je tvoj. Na jeho mieste leží odkrytý nový.
carta-magica-lesson-talisman-missed = Žiadny talizman nemáš. Vplávaj do prístavu na N3 a pred odchodom ťukni na talizman.

carta-magica-lesson-monster = Skroť príšeru
carta-magica-lesson-monster-text = Dobrodružná karta môže byť príšera. Povieš, koľko mágie minieš, a kompas pridá svoje číslo; spolu musia dosiahnuť silu príšery. Čo minieš, je preč v každom prípade.
carta-magica-lesson-monster-goal = Roztoč šípku, potiahni si dobrodružnú kartu a skroť, čo sa vynorí.
carta-magica-lesson-monster-done = Skrotená. Skrotená príšera ti zostane a prinesie odmenu.
carta-magica-lesson-monster-missed = Žiadna príšera nie je skrotená. Roztoč šípku a potom si potiahni dobrodružnú kartu.
carta-magica-lesson-monster-untamed = Príšera bola silnejšia. Miň viac mágie: samotný kompas stačí málokedy.
