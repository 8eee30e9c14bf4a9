# Prvé kolo so sprievodcom: na čo sa pozerať, čo urobiť a prečo.

carta-magica-guide-aim = Oboplávaj raz ostrov uprostred mapy a vráť sa domov. Cestou zbieraš talizmany: v čiernych prístavoch sa tovar mení na zlato, v červených zlato na talizmany.
carta-magica-guide-captain = Vyber si, kým budeš. Mení to len obrázok.
carta-magica-guide-captain-why = Tak si vezmi, kto sa ti páči.
carta-magica-guide-challenge = Vyber si výzvu: dva talizmany, ktoré hľadáš.
carta-magica-guide-challenge-why = Každý z tých dvoch, ktorý privezieš domov, prinesie desať bodov navyše.
carta-magica-guide-home = Postav loď do voľného prístavu: to je tvoj domov. Ťukni naň a potom ešte raz.
carta-magica-guide-home-why = Odtiaľto vyplávaš a sem sa musíš vrátiť, keď ostrov oboplávaš. Červený prístav blízko čierneho skracuje cesty.
carta-magica-guide-spin = Roztoč mosadznú šípku: ťukni na kompas, alebo šípku potiahni a pusť.
carta-magica-guide-spin-why = Ukáže číslo a na čo je: ako ďaleko sa môžeš plaviť alebo koľko tovaru či mágie si môžeš vziať.
carta-magica-guide-choose = Urob jednu vec: plav sa na svietiace pole, ktorýmkoľvek smerom, alebo použi znak, ktorý ukazuje šípka.
carta-magica-guide-choose-why = Kladivo a vietor pomôžu len lodi v núdzi. Najprv nakladaj tovar, dva za každú zlatku, potom sa plav do čierneho prístavu. V prístave plavba končí.
carta-magica-guide-stuck = Tvoja loď sa teraz nemôže plaviť. Ak ju niektoré tlačidlo vyslobodí, ťukni naň, alebo použi znak, ktorý ukazuje šípka.
carta-magica-guide-stuck-why = Poškodenú loď opraví zlato alebo kladivo; loď v bezvetrí sa dá odtiahnuť za tovar a vietor ju vyslobodí.
carta-magica-guide-sail = Tvoja loď je voľná: ťukni na svietiace pole, nech vidíš cestu, a ešte raz pre plavbu tam.
carta-magica-guide-sail-why = V prístave plavba končí a tam môžeš obchodovať alebo kupovať.
carta-magica-guide-storm = Búrka! Toč ešte raz: odnesie každú loď o dve polia.
carta-magica-guide-storm-why = Na skalách sa loď poškodí a biele polia ju držia, kým nepríde vietor. Toto si nikto nevybral.
carta-magica-guide-weather = Búrka sa chystá odniesť tvoju loď. Tvoja karta ju pred tým uchráni: zahraj ju teraz, alebo si ju nechaj.
carta-magica-guide-black = Čierny prístav: obchoduj, dva tovary za jednu zlatku, koľkokrát chceš. Ťahá sa tu aj karta.
carta-magica-guide-black-why = Za zlato sú talizmany a každá zlatka, ktorá na konci zostane, je bod.
carta-magica-guide-black-bare = Čierny prístav: dva tovary by priniesli zlatku, ale nemáš s čím obchodovať.
carta-magica-guide-red = Červený prístav: za dve zlatky kúpiš talizman, odkrytý alebo naslepo.
carta-magica-guide-red-why = Tie z tvojej výzvy prinesú o desať viac. Kúp ich skôr ako niekto iný.
carta-magica-guide-red-bare = Červený prístav: talizman stojí dve zlatky, ale na ten teraz nemáš.
carta-magica-guide-card = Karta sa ťa na niečo pýta. Tlačidlá hovoria, čo ktorá odpoveď urobí.
carta-magica-guide-card-why = Čo si necháš, môže neskôr pomôcť alebo zaplatiť.
carta-magica-guide-monster = Príšera! Povedz, koľko mágie minieš, a šípka potom pridá svoje číslo.
carta-magica-guide-monster-why = Keď dosiahneš jej silu, prinesie zlato a pomôže proti ďalšej. Keď nie, tovar je preč.
carta-magica-guide-note-storm = prišla búrka. Ženie všetky lode tým istým smerom, jednu po druhej.
carta-magica-guide-note-blown = búrka odnesla loď.
carta-magica-guide-note-drew = niekto si potiahol dobrodružnú kartu. Niektoré pomáhajú, niektoré niečo stoja, niektoré sú príšery.
carta-magica-guide-note-traded = v čiernom prístave sa tovar zmenil na zlato.
carta-magica-guide-note-tamed = niekto skrotil príšeru. S ďalšou to bude ľahšie.
carta-magica-guide-note-untamed = príšera bola silnejšia: tovar na palube je preč.
carta-magica-guide-end =
    To bolo celé kolo. O hre rozhodujú tri veci:
    Tovar sa mení na zlato a zlato na talizmany: plánuj cestu z čiernych prístavov do červených.
    Dva talizmany z tvojej výzvy prinesú každý o desať bodov viac.
    Kto ako prvý obopláva ostrov a je doma, dostane pätnásť bodov a ukončí hru.
carta-magica-guide-note-took = na palubu pribudol tovar alebo mágia. Z každého druhu sa zmestí najviac osem.
carta-magica-guide-note-bought = v červenom prístave niekto kúpil talizman a ukázal sa nový.
carta-magica-guide-note-attacked = lode vedľa seba môžu bojovať o talizman, ktorý jedna z nich hľadá.
