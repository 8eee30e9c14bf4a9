# Pravidlá hry Carta Magica pre ľudí, kapitoly v poradí hry.

carta-magica-rules-aim = O čo ide
carta-magica-rules-aim-1 = Plavíš sa po starej mape raz okolo ostrova v jej strede a späť domov. Cestou obchoduješ, meníš tovar za zlato a zlato za talizmany, stretávaš búrky a príšery a občas aj ostatných. Hrať môžu dvaja, traja alebo štyria.
carta-magica-rules-aim-2 = Talizmany prinášajú body, tie z tvojej výzvy každý o desať viac. Návrat domov po celom okruhu prinesie pätnásť.

carta-magica-rules-setup = Vyplávanie
carta-magica-rules-setup-1 = Kto začína, určí náhoda. V poradí hráčov si každý vyberie postavu, ktorá je len tvárou, a výzvu, ktorá udáva dva talizmany; všetko leží na očiach, a čo si nikto nevybral, do hry nepatrí. Každý dostane tri mágie a tri tovary, žiadne zlato a žiadnu kartu. Zo šestnástich talizmanov ležia tri odkryté vedľa balíčka; tridsaťdva dobrodružných kariet tvorí skrytý balíček.
carta-magica-rules-setup-2 = Potom, od posledného hráča, ide každá loď do prázdneho prístavu ktorejkoľvek farby: tam je doma. Byť tam na začiatku nie je návšteva.
carta-magica-rules-picture-home = Výber domova: ktorýkoľvek voľný prístav, čierny alebo červený.

carta-magica-rules-turn = Ťah: roztoč a urob jednu vec
carta-magica-rules-turn-1 = V každom kole má každý jeden ťah. Roztoč šípku. Zastaví sa na jednom z dvanástich dielikov, na každom s rovnakou šancou, a ukáže číslo a symboly.
carta-magica-rules-turn-2 = Potom urob jednu vec: plav sa až o toľko polí; alebo, ak je tam symbol, vezmi si toľko tovaru či mágie, alebo si potiahni dobrodružnú kartu; alebo čakaj. Čo sa nedá, to sa neponúka. Karty, ktoré k tomu zahráš, akciu nespotrebujú. Jeden dielik je búrka: potom nič z toho nerobíš. Kto má ťah vynechať, vynechá ho celý.

carta-magica-rules-sail = Plavba
carta-magica-rules-sail-1 = Lode plávajú z poľa na pole cez strany, nie cez rohy, po modrej vode a do prístavov. Pevnina, útesy, plytčiny, zlatý okraj a iné lode sú zatvorené, a rovnako aj biele polia bezvetria.
carta-magica-rules-sail-2 = Plavíš sa aspoň jeden krok a najviac toľko, koľko hovorí číslo, cesta smie kľučkovať aj sa vracať a prístav ju ukončí. Nikdy neskončíš tam, kde začínaš, ani v prístave, ktorý práve opúšťaš. Priaznivý vietor cestu predĺži. Potom je loď v poriadku; najprv je návšteva, po nej súboj.
carta-magica-rules-picture-sail = Na zlaté polia s týmto točením doplávaš. Zvolená cesta je vyznačená.

carta-magica-rules-harbour = Prístavy
carta-magica-rules-harbour-1 = V čiernom prístave obchoduješ: dva tovary za jednu zlatku, koľkokrát chceš, kým nemáš zlata plno. Každý príchod tam, nech k nemu došlo akokoľvek, ťa stojí jednu dobrodružnú kartu; potiahneš si ju, kedy chceš, ale ešte pred odchodom.
carta-magica-rules-harbour-2 = V červenom prístave kúpiš za dve zlatky talizman: jeden z troch odkrytých, alebo skrytý z vrchu balíčka, koľkokrát ti zlato stačí. Medzera sa hneď doplní, kým balíček stačí. Talizmany vykladáš pred seba odkryté. Obchodovať nikto nemusí a hráči medzi sebou neobchodujú.
carta-magica-rules-harbour-3 = Ráta sa len príchod: kto v prístave len stojí, neobchoduje. Keď ťa sem priviala búrka alebo výmena miest, hneď si potiahneš kartu čierneho prístavu a obchodovať smieš po svojej budúcej akcii tam, ak to nie je plavba. Poškodená loď v prístave smie obchodovať po každej akcii okrem plavby. Tieto neskoršie návštevy kartu nechcú.
carta-magica-rules-picture-harbour = Loď v červenom prístave: talizmany sú na predaj.

carta-magica-rules-stores = Zlato, tovar, mágia
carta-magica-rules-stores-1 = Z každého druhu unesie loď osem žetónov; čo je navyše, zostáva v banke. Čo minieš, vracia sa tam, použité karty idú na odkrytú odkladaciu kôpku. Všetko, čo máš, je vidieť.
carta-magica-rules-stores-2 = Karty príjmu sa menia na žetóny pri potiahnutí, alebo si ich necháš, ale neskôr ich už nevymeníš. Odložené nezaberajú miesto a zaplatia čokoľvek svojho druhu, vždy celé; čo je priveľa, vráti sa v žetónoch. Vyberáš si, ktorými kartami platíš, ak žiadna nie je zbytočná.

carta-magica-rules-storm = Búrka
carta-magica-rules-storm-1 = Keď šípka ukáže búrku, roztočí sa ešte raz pre smer. Kto má Dobré počasie, smie teraz svoju loď ušetriť. Každá iná loď v poriadku, aj tvoja a tie v prístavoch, sa tým smerom posunie o dve polia, najprv tie najviac vpredu. Uviaznuté lode zostávajú, kde sú, a prekážajú.
carta-magica-rules-storm-2 = Pevnina, útes, plytčina, okraj alebo iná loď v ceste ju poškodí tam, kde stojí; tej druhej lodi sa nič nestane. Pole bezvetria ju drží. Prístav ju prijme. Keď sa posunú všetky, ťahajú si tí, ktorých to zahnalo do čiernych prístavov. Búrka je celý ťah.
carta-magica-rules-picture-storm = Blíži sa búrka: druhé točenie povie kam.

carta-magica-rules-stuck = V bezvetrí alebo poškodená
carta-magica-rules-stuck-1 = Na polia bezvetria sa lode dostanú len búrkou. Tam môžeš ďalej nakladať, ťahať si alebo čakať. Na odplávanie potrebuješ na šípke symbol vetra, alebo dva tovary za odtiahnutie, alebo kartu Priaznivý vietor, a voľnú vodu hneď vedľa. Vyslobodenie a plavba sú jedna akcia. Búrka nikoho nevyslobodí.
carta-magica-rules-stuck-2 = Aj poškodená loď môže nakladať, ťahať si alebo čakať. Na plavbu potrebuje symbol kladiva, dve zlatky alebo kartu Oprava a pláva v tom istom ťahu; oprava bez plavby sa nedá.
carta-magica-rules-picture-calm = Loď na bielych poliach bezvetria.

carta-magica-rules-adventure = Dobrodružné karty
carta-magica-rules-adventure-1 = Ťaháš si akciou, alebo preto, že to chce čierny prístav. Niektoré karty prinášajú tovar, zlato alebo mágiu. Niektoré žiadajú tovar: zaplatíš celé, alebo keď nemôžeš, neplatíš nič a vynecháš ťah; vynechané ťahy sa sčítajú. Všetky ostatné si smieš nechať, koľko chceš. Keď je balíček prázdny, zamiešajú sa odložené.
carta-magica-rules-adventure-2 = Dobré počasie ušetrí v búrke loď v poriadku. Oprava opraví poškodenú. Priaznivý vietor vyslobodí loď z bezvetria, alebo dá tej, ktorá pláva, päť krokov navyše; jedna karta neurobí oboje. Točíš znova zopakuje tvoje vlastné točenie.
carta-magica-rules-adventure-3 = Ďalekohľad sa pozrie na tri horné karty, keď si ideš potiahnuť: jednu si všetkým na očiach vezmeš a ostatné vrátiš navrch v poradí, ktoré poznáš len ty. Kliatba zamieša odkryté talizmany do balíčka a odkryje tri nanovo; hraj ju vo svojom ťahu pred točením, pri výbere akcie alebo v prístave.

carta-magica-rules-monster = Príšery
carta-magica-rules-monster-1 = Príšere čelíš hneď. Povedz, koľko mágie minieš, potom toč: spočíta sa mágia, číslo a jedna za každú príšeru, ktorú už máš; búrka je mínus dva. Mágia je preč v každom prípade. Točenie možno kartou zopakovať, mágia sa zmeniť nedá.
carta-magica-rules-monster-2 = Keď dosiahneš jej silu, je tvoja aj so svojím zlatom. Inak prídeš o všetky žetóny tovaru a príšera sa zamieša späť do balíčka. Príšery sa nikdy nemíňajú a body neprinášajú.

carta-magica-rules-battle = Súboj
carta-magica-rules-battle-1 = Po plavbe smieš zaútočiť na jednu loď vedľa seba, ktorá má talizman z tvojej výzvy. Uviaznuté lode sú v bezpečí, lode v prístavoch nie.
carta-magica-rules-battle-2 = Točia obaja, útočník prvý; búrka je jednoducho mínus dva. Vyššie číslo si smie vziať od druhého jednu kartu, talizman alebo dobrodružnú, a nič ďalšie sa tým nestane. Pri remíze nevyhráva nikto.
carta-magica-rules-battle-3 = Potom sa tí dvaja môžu dohodnúť na výmene miest. Pre každú loď je to krok, a kto sa tak ocitne v prístave, je na tom tak, ako keby ho tam zahnala búrka.

carta-magica-rules-home = Okolo ostrova a domov
carta-magica-rules-home-1 = Nezáleží na tom, ktorým smerom ostrov oboplávaš ani ako: plavbou, búrkou aj výmenou, každý krok sa ráta a cesta späť ruší cestu tam. Rozhodujú tvoje prechody cez čiaru medzi K a L severne od ostrova. Kto stojí vo svojom domovskom prístave s celým okruhom, je doma. Bez okruhu sa tam nedeje nič, a kým v ňom stojí iná loď, dovnútra nemôžeš.

carta-magica-rules-end = Koniec
carta-magica-rules-end-1 = Po prvom návrate je toto kolo posledné; vynechané ťahy zostávajú vynechané. Loď, ktorá je doma, hrá ďalej a návrat jej nič nevezme.
carta-magica-rules-end-2 = Potom sa rátajú body: talizmany podľa čísla na nich, desať navyše za každý z tvojej výzvy, jeden za každú zlatku, aj na odložených kartách zlata, pätnásť za návrat a nič iné. Vyhráva najviac bodov a pri zhode vyhrávajú spoločne.

carta-magica-rules-decided = Naše rozhodnutia
carta-magica-rules-decided-1 = Štyri pravidlá možno čítať aj inak. Tu smieš vždy čakať; niekto si môže myslieť, že loď v poriadku musí plávať, keď nie je iný využiteľný symbol. Tu sa odložená karta príjmu mení na žetóny len ako drobné; inde ju možno premeniť kedykoľvek. Tu Priaznivý vietor predĺži každú plavbu, aj práve vyslobodenej lode; iní z neho robia samostatnú plavbu, alebo ho uviaznutej lodi nedovolia. A tu sa talizmany zamiešané Kliatbou môžu objaviť znova; iní chcú tri nové.

# Hra na jednej stránke

carta-magica-rules-aid-spin = Roztoč šípku, potom urob jednu vec: plav sa, využi jeden z dvoch symbolov, alebo čakaj.
carta-magica-rules-aid-sail = Plav sa najviac o toľko polí, cez strany, nikdy cez rohy. Prístav plavbu ukončí.
carta-magica-rules-aid-goods = Tovar: vezmi, koľko hovorí číslo, najviac osem.
carta-magica-rules-aid-magic = Mágia: to isté.
carta-magica-rules-aid-adventure = Dobrodružstvo: potiahni si kartu. Niektoré si necháš, niektoré zaplatíš, niektoré sú príšery.
carta-magica-rules-aid-black = Čierny prístav: 2 tovary za 1 zlatku, koľkokrát chceš; potiahni si jednu kartu.
carta-magica-rules-aid-red = Červený prístav: 2 zlatky za talizman, odkrytý alebo naslepo.
carta-magica-rules-aid-talisman = Talizman z tvojej vlastnej výzvy prinesie o 10 viac.
carta-magica-rules-aid-storm = Búrka: vytoč smer. Všetky lode v poriadku odnesie o dve polia.
carta-magica-rules-aid-becalmed = V bezvetrí: vytoč vietor, zaplať 2 tovary, alebo zahraj Priaznivý vietor; potom sa plav.
carta-magica-rules-aid-damaged = Poškodená: vytoč kladivo, zaplať 2 zlatky, alebo zahraj Opravu; potom sa plav.
carta-magica-rules-aid-monster = Príšera: mágia a točenie musia dosiahnuť jej silu. Keď áno, zlato; keď nie, všetok tovar je preč.
carta-magica-rules-aid-battle = Vedľa lode s talizmanom, ktorý hľadáš, smieš bojovať: vyššie číslo berie kartu.
carta-magica-rules-aid-end = Okolo ostrova a domov: 15 bodov a toto kolo je posledné. Talizmany, 10 za každý z tvojej výzvy, 1 za každú zlatku.

# Ukážkové kolo

carta-magica-rules-example = Kolo na príklade
carta-magica-rules-example-1 = Mira kotví na Karmínovom kotvisku, kde je doma, s 3 tovarmi a 3 mágiami. Vytočí 6, tovar a mágiu: mohla by sa plaviť o šesť polí, ale vezme tovar. Tri a šesť je deväť; osem si nechá, jeden prepadne.
carta-magica-rules-example-2 = Ben vytočí búrku. Druhé točenie hovorí na východ: jeho vlastnú loď to odnesie o dve polia po otvorenom mori, Ottova narazí na útes a je poškodená. Mirinu to odnesie z prístavu a skončí na otvorenom mori.
carta-magica-rules-example-3 = Otto vytočí 7, dobrodružnú kartu a kladivo: kladivo opraví jeho loď a on sa plaví o sedem polí.
carta-magica-rules-example-4 = V ďalšom kole vytočí Mira 9 a plaví sa do Havranieho ústia. Tam obchoduje, osem tovarov za 4 zlatky, a musí si potiahnuť kartu: Lampový úhor, sila 8. Minie 3 mágie a vytočí 5: osem, je skrotený a prinesie 2 zlatky. So 6 zlatkami si v červenom prístave kúpi tri talizmany, ak tam ešte budú.
