# Lekce na připravených pozicích.

carta-magica-lesson-trade = Zboží za zlato
carta-magica-lesson-trade-text = Talismany stojí zlato a zlato se získává v černých přístavech: za dvě zboží je jeden zlaťák. Kompas říká, jak daleko můžeš plout. V černém přístavu si také lízneš kartu dobrodružství, než ho opustíš.
carta-magica-lesson-trade-goal = Roztoč šipku, vpluj { carta-magica-harbour-bk1.to } (M9) a obchoduj: zboží za zlato.
carta-magica-lesson-trade-done = O dvě zboží méně, o zlaťák víc. Obchodovat můžeš dál, dokud máš zboží.
carta-magica-lesson-trade-missed = Se zbožím se neobchodovalo. Roztoč šipku, vpluj do přístavu na M9 a pak obchoduj.

carta-magica-lesson-talisman = Kup talisman
carta-magica-lesson-talisman-text = Tvůj úkol jmenuje talismany, které hledáš. V červených přístavech stojí každý 2 zlaťáky: jeden ze tří odkrytých, nebo další naslepo.
carta-magica-lesson-talisman-goal = Roztoč šipku, vpluj do červeného přístavu na N3 a kup talisman.
carta-magica-lesson-talisman-done = Talisman je tvůj. Na jeho místě leží odkrytý nový.
carta-magica-lesson-talisman-missed = Žádný talisman nemáš. Vpluj do přístavu na N3 a klepni na talisman, než přístav opustíš.

carta-magica-lesson-monster = Zkroť monstrum
carta-magica-lesson-monster-text = Karta dobrodružství může být monstrum. Řekneš, kolik magie utratíš, a kompas přidá své číslo; dohromady musí dosáhnout síly monstra. Co utratíš, je pryč v každém případě.
carta-magica-lesson-monster-goal = Roztoč šipku, lízni si kartu dobrodružství a zkroť, co se vynoří.
carta-magica-lesson-monster-done = Zkroceno. Zkrocené monstrum ti zůstane a přinese odměnu.
carta-magica-lesson-monster-missed = Žádné monstrum není zkrocené. Roztoč šipku a pak si lízni kartu dobrodružství.
carta-magica-lesson-monster-untamed = Monstrum bylo silnější. Utrať víc magie: samotný kompas stačí málokdy.
