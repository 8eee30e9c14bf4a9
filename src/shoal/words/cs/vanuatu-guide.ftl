# První kolo s průvodcem: na co se dívat, co udělat a proč.

vanuatu-guide-aim = Žiješ na ostrovech, kterých kolo od kola přibývá. Vatu vyděláváš prodejem ryb a převozem turistů a měníš je na body díky stánkům, kresbám v písku a lodím. Osm kol; vyhrává, kdo má nejvíc bodů.
vanuatu-guide-character = Vezmi si na toto kolo postavu. Její věta říká, co je s ní levnější nebo lepší.
vanuatu-guide-character-why = Vyber tu, která se hodí k tvému záměru. Na druhé kolo ti nezůstane a ostatní chtějí také své.
vanuatu-guide-plan = Umísti figurky na rámečky akcí: dvě, pak dvě, pak jednu. Klepni na rámeček a položíš figurku, znovu na stejný a položíš druhou.
vanuatu-guide-plan-why = Každý tvůj rámeček je něco, co chceš v tomto kole udělat. Akci provede jen ten, kdo tam má nejvíc figurek, tak dej dvě tam, kde na tom záleží. Šedý rámeček říká, kdo by hrál před tebou, jantarový, co potřebuje nejdřív a jestli nečeká na peníze, které možná nepřijdou.
vanuatu-guide-act = Jsi na řadě. Rámečky, kde vedeš, svítí: klepni na některý, nebo klepni na svítící pole a vyber, co tam uděláš.
vanuatu-guide-act-why = Hraješ vždy s jedním celým sloupkem, pak hrají ostatní. Nejdřív udělej to, co ti mohou zkazit, a hlídej si vatu: každý krok něco stojí.
vanuatu-guide-withdraw = Teď nikde nevedeš, takže se jednoho sloupku vzdáš: jeho akce je ztracená.
vanuatu-guide-withdraw-why = Vzdej se toho, který potřebuješ nejméně, nebo toho, kde má někdo velký náskok. Až ten odehraje, můžeš vést s dalším sloupkem.
vanuatu-guide-preach = Teď nikde nevedeš. Tvůj Kazatel ti i tak jednou za kolo dovolí provést akci s jedním sloupkem; nebo se sloupku vzdej.
vanuatu-guide-lose = Vedeš, ale nic z toho teď udělat nejde: jednoho z těchto sloupků se vzdáš a jeho akce je ztracená.
vanuatu-guide-selling = Můžeš prodat další rybu za nižší cenu, nebo skončit.
vanuatu-guide-selling-why = S každou rybou cena klesá a v příštím kole se vrátí.
vanuatu-guide-second = Tvůj Kupec může naložit druhou kostku zadarmo.
vanuatu-guide-second-why = Každá kostka na lodi jsou body.
vanuatu-guide-resting = Vyber si jeden dílek odpočinku; vidíš je jen ty.
vanuatu-guide-resting-why = Platí na konci kola: bod, vatu, obojí, nebo právo v příštím kole začínat.
vanuatu-guide-tile = Pokládáš nový dílek: klepni na svítící pole a uvidíš ho tam.
vanuatu-guide-tile-why = Dej ho tam, kde ho tvoje loďka brzy využije.
vanuatu-guide-neutral = Ve dvou se přidávají neutrální figurky. Polož jednu na některou akci.
vanuatu-guide-neutral-why = Kdo tam chce hrát, potřebuje víc figurek, než je jich tam.
vanuatu-guide-note-withdrew = někdo nikde nevedl a musel se bez náhrady vzdát sloupku. To hrozí, když plánuješ totéž co ostatní.
vanuatu-guide-note-converted = deset vatu se změnilo na pět bodů. Děje se to samo, takže nikdo není bohatý dlouho.
vanuatu-guide-note-loaded = kostka šla na loď a přinesla body.
vanuatu-guide-note-lost = na žádné lodi nebylo místo a kostka je ztracená.
vanuatu-guide-end =
    To bylo celé kolo. O hře rozhodují tři věci:
    Dej raději dvě figurky tam, kde musíš hrát první, než po jedné všude.
    Hlídej si vatu: akce, na kterou nemáš, je ztracená, a deset se mění na body.
    Stav stánky brzy tam, kde je místo pro hodně turistů: dva body za turistu.
vanuatu-guide-note-built = někdo postavil stánek. Na konci přinese dva body za každého turistu na svém ostrově.
vanuatu-guide-note-transported = přijel turista. Každý stánek na ostrově, ať je čí chce, zaplatil vatu tomu, kdo ho přivezl.
vanuatu-guide-note-sold = prodala se ryba: hodnota krát cena. Další prodaná v tomto kole přinese méně.
vanuatu-guide-note-drew = kresba v písku hned přinesla své body.
