# Prvé kolo so sprievodcom: na čo sa pozerať, čo urobiť a prečo.

vanuatu-guide-aim = Žiješ na ostrovoch, ktorých kolo čo kolo pribúda. Vatu zarábaš predajom rýb a prevozom turistov a meníš ich na body vďaka stánkom, kresbám v piesku a lodiam. Osem kôl; vyhráva najviac bodov.
vanuatu-guide-character = Vezmi si na toto kolo postavu. Jej veta hovorí, čo je s ňou lacnejšie alebo lepšie.
vanuatu-guide-character-why = Vyber tú, ktorá sa hodí k tvojmu zámeru. Na ďalšie kolo ti nezostane a ostatní majú tiež svoje plány.
vanuatu-guide-plan = Umiestni figúrky na rámčeky akcií: dve, potom dve, potom jednu. Ťukni na rámček a položíš figúrku, ťukni naň znova a položíš druhú.
vanuatu-guide-plan-why = Každý tvoj rámček je niečo, čo chceš v tomto kole urobiť. Akciu vykoná len ten, kto tam má najviac figúrok, tak daj dve tam, kde na tom záleží. Sivý rámček hovorí, kto by hral pred tebou, jantárový, čo potrebuje najprv a či nečaká na peniaze, ktoré možno neprídu.
vanuatu-guide-act = Si na ťahu. Rámčeky, kde vedieš, svietia: ťukni na niektorý, alebo ťukni na svietiace pole a vyber, čo tam urobíš.
vanuatu-guide-act-why = Hráš vždy s jedným celým stĺpcom, potom ostatní. Najprv urob to, čo ti môžu pokaziť, a stráž si vatu: každý krok niečo stojí.
vanuatu-guide-withdraw = Teraz nikde nevedieš, takže sa jedného stĺpca vzdáš: jeho akcia je stratená.
vanuatu-guide-withdraw-why = Vzdaj sa toho, ktorý potrebuješ najmenej, alebo toho, kde má niekto veľký náskok. Keď ten odohrá, môže viesť tvoj ďalší stĺpec.
vanuatu-guide-preach = Teraz nikde nevedieš. Tvoj Kazateľ ti aj tak raz za kolo dovolí vykonať akciu s jedným stĺpcom; alebo sa stĺpca vzdaj.
vanuatu-guide-lose = Vedieš, ale nič z toho sa teraz nedá urobiť: jedného z týchto stĺpcov sa vzdáš a jeho akcia je stratená.
vanuatu-guide-selling = Môžeš predať ďalšiu rybu za nižšiu cenu, alebo skončiť.
vanuatu-guide-selling-why = S každou rybou cena klesá a v budúcom kole sa vráti.
vanuatu-guide-second = Tvoj Kupec môže naložiť druhú kocku zadarmo.
vanuatu-guide-second-why = Každá kocka na lodi sú body.
vanuatu-guide-resting = Vyber si jeden dielik odpočinku; vidíš ich len ty.
vanuatu-guide-resting-why = Zaplatí na konci kola: bod, vatu, oboje, alebo právo v budúcom kole začínať.
vanuatu-guide-tile = Kladieš nový dielik: ťukni na svietiace pole a uvidíš ho tam.
vanuatu-guide-tile-why = Daj ho tam, kde ho tvoja loďka čoskoro využije.
vanuatu-guide-neutral = Vo dvoch sa pridávajú neutrálne figúrky. Polož jednu na niektorú akciu.
vanuatu-guide-neutral-why = Kto tam chce hrať, potrebuje viac figúrok, ako je tých neutrálnych.
vanuatu-guide-note-withdrew = niekto nikde neviedol a musel sa bez náhrady vzdať stĺpca. To hrozí, keď plánuješ to isté čo ostatní.
vanuatu-guide-note-converted = desať vatu sa zmenilo na päť bodov. Deje sa to samo, takže nikto nie je bohatý dlho.
vanuatu-guide-note-loaded = kocka išla na loď a priniesla body.
vanuatu-guide-note-lost = na žiadnej lodi nebolo miesto a kocka je stratená.
vanuatu-guide-end =
    To bolo celé kolo. O hre rozhodujú tri veci:
    Daj radšej dve figúrky tam, kde musíš predbehnúť ostatných, ako po jednej všade.
    Stráž si vatu: akcia, ktorú nezaplatíš, je stratená, a desať sa mení na body.
    Stavaj stánky včas a tam, kde je miesto pre veľa turistov: dva body za turistu.
vanuatu-guide-note-built = niekto postavil stánok. Na konci prinesie dva body za každého turistu na svojom ostrove.
vanuatu-guide-note-transported = prišiel turista. Každý stánok na ostrove, nech patrí komukoľvek, zaplatil vatu tomu, kto turistu priviezol.
vanuatu-guide-note-sold = predala sa ryba: hodnota krát cena. Ďalšia predaná v tomto kole prinesie menej.
vanuatu-guide-note-drew = kresba v piesku hneď priniesla svoje body.
