# První kolo s průvodcem: na co se dívat, co udělat a proč.

carta-magica-guide-aim = Obepluj jednou ostrov uprostřed mapy a vrať se domů. Cestou sbíráš talismany: v černých přístavech se zboží mění na zlato, v červených zlato na talismany.
carta-magica-guide-captain = Vyber si, kdo jsi. Nemění to nic než obrázek.
carta-magica-guide-captain-why = Tak vezmi toho, kdo se ti líbí.
carta-magica-guide-challenge = Vyber si úkol: dva talismany, které hledáš.
carta-magica-guide-challenge-why = Každý z těch dvou, který přivezeš domů, přinese deset bodů navíc.
carta-magica-guide-home = Postav loď do volného přístavu: to je tvůj domov. Klepni na něj a pak ještě jednou.
carta-magica-guide-home-why = Odsud vyplouváš a sem se musíš vrátit, až ostrov obepluješ. Červený přístav blízko černého zkracuje cesty.
carta-magica-guide-spin = Roztoč mosaznou šipku: klepni na kompas, nebo za šipku zatáhni a pusť.
carta-magica-guide-spin-why = Ukáže číslo a k čemu je: jak daleko můžeš plout, nebo kolik zboží či magie si můžeš vzít.
carta-magica-guide-choose = Udělej jednu věc: pluj na svítící pole, kterýmkoli směrem kolem ostrova, nebo použij znak, který šipka ukazuje.
carta-magica-guide-choose-why = Kladivo a vítr pomohou jen lodi v nesnázích. Nejdřív nakládej zboží, dvě za každý zlaťák, pak pluj do černého přístavu. V přístavu plavba končí.
carta-magica-guide-stuck = Tvoje loď teď nemůže plout. Pokud ji některé tlačítko vyprostí, klepni na ně, nebo použij znak, který šipka ukazuje.
carta-magica-guide-stuck-why = Poškozenou loď opraví zlato nebo kladivo; loď v bezvětří se dá odtáhnout za zboží a vítr ji vyprostí.
carta-magica-guide-sail = Tvoje loď je volná: klepni na svítící pole, ať vidíš cestu, a ještě jednou pro plavbu tam.
carta-magica-guide-sail-why = V přístavu plavba končí a tam můžeš obchodovat nebo kupovat.
carta-magica-guide-storm = Bouře! Toč ještě jednou: odnese každou loď o dvě pole.
carta-magica-guide-storm-why = O skály se loď poškodí a bílá pole ji drží, dokud nepřijde vítr. Tohle si nikdo nevybral.
carta-magica-guide-weather = Bouře se chystá odnést tvou loď. Tvoje karta ji před tím uchrání: zahraj ji teď, nebo si ji nech.
carta-magica-guide-black = Černý přístav: obchoduj, dvě zboží za jeden zlaťák, kolikrát chceš. Také se tu líže karta.
carta-magica-guide-black-why = Za zlato jsou talismany a každý zlaťák, který na konci zbude, je bod.
carta-magica-guide-black-bare = Černý přístav: dvě zboží by vynesla zlaťák, ale nemáš s čím obchodovat.
carta-magica-guide-red = Červený přístav: za dva zlaťáky koupíš talisman, odkrytý nebo naslepo.
carta-magica-guide-red-why = Ty z tvého úkolu přinesou o deset bodů víc. Vezmi je dřív než někdo jiný.
carta-magica-guide-red-bare = Červený přístav: talisman stojí dva zlaťáky, ale na ten teď nemáš.
carta-magica-guide-card = Karta se tě na něco ptá. Tlačítka říkají, co která odpověď udělá.
carta-magica-guide-card-why = Co si necháš, může později pomoci nebo zaplatit.
carta-magica-guide-monster = Monstrum! Řekni, kolik magie utratíš, a šipka pak přidá své číslo.
carta-magica-guide-monster-why = Když dosáhneš jeho síly, přinese zlato a pomůže proti dalšímu. Když ne, zboží je pryč.
carta-magica-guide-note-storm = přišla bouře. Žene všechny lodě stejným směrem, jednu po druhé.
carta-magica-guide-note-blown = bouře odnesla loď.
carta-magica-guide-note-drew = někdo si lízl kartu dobrodružství. Některé pomáhají, některé něco stojí, některé jsou monstra.
carta-magica-guide-note-traded = v černém přístavu se zboží změnilo na zlato.
carta-magica-guide-note-tamed = někdo zkrotil monstrum. S dalším to bude snazší.
carta-magica-guide-note-untamed = monstrum bylo silnější: zboží na palubě je pryč.
carta-magica-guide-end =
    To bylo celé kolo. O hře rozhodují tři věci:
    Zboží se mění na zlato a zlato na talismany: plánuj cestu z černých přístavů do červených.
    Dva talismany z tvého úkolu přinesou každý o deset bodů víc.
    Kdo první obepluje ostrov a je doma, dostane patnáct bodů a ukončí hru.
carta-magica-guide-note-took = na palubu přibylo zboží nebo magie. Nikdo nemá víc než osm od druhu.
carta-magica-guide-note-bought = v červeném přístavu někdo koupil talisman a ukázal se nový.
carta-magica-guide-note-attacked = lodě vedle sebe mohou bojovat o talisman, který jedna z nich hledá.
