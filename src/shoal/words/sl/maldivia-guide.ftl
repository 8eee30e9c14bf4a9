# Vodeni prvi krog.

maldivia-guide-aim = Z enim čolnom loviš ribe na morju iz blaga. Okoli njega ležijo tržne ladje, po dve za vsakega od štirih robov, in vsaka želi določene ribe. Kdor jih dostavi, dobi karto ladje: vsaka riba na njej je točka.
maldivia-guide-boat = Izberi čoln. Razlikujejo se samo po videzu.
maldivia-guide-boat-why = Tvoje stvari imajo odslej koralno oznako; koralno povsod pomeni „tvoje“ in „zdaj“.
maldivia-guide-place = Dotakni se prostega polja, kamor naj gre čoln; še en dotik in je tam.
maldivia-guide-place-why = Tu se še nič ne zgodi, a tvoja prva puščica se začne tu. Dobro je polje, od katerega več smeri vodi do rib, ki jih želi kakšna ladja. Sredina pušča odprte vse poti; ob robu je blizu do njegovih ladij.
maldivia-guide-plan = Na pladenj razvrsti štiri ploščice: tri puščice in eno meglo. Z dotikom ploščico obrneš, z vlečenjem na drugo ju zamenjaš.
maldivia-guide-plan-why = Igrajo se od leve proti desni in vsi načrtujejo skrivaj. Puščica je smer, ne razdalja: kako daleč pluješ, se odločiš pozneje. Megla prepogne eno stran morja, najbolje tisto, kjer ležijo drugi. Brž ko spremeniš ploščico, številke na morju pokažejo, kam lahko prideš s katero.
maldivia-guide-sail = Tvoja puščica je razkrita. Dosežeš lahko vsako žareče polje v njeni smeri: dotik pokaže pot in kaj tam dobiš, še en dotik in pluješ.
maldivia-guide-sail-why = Ustavi se tam, kjer kaj je: ribe, ki jih želi ladja, čoln, ki ga lahko oropaš, ali rob z ladjo, za katero imaš ribe. Tok te lahko odnese skozi ovinek. Če ostaneš, kjer si, tam ne smeš narediti ničesar in poteza je končana.
maldivia-guide-act = Zdaj uporabi, kar je tu: lovi ribe, oropaj soseda za vrhnjo ribo ali dostavi ladji na tem robu.
maldivia-guide-act-why = Narediš lahko več teh stvari, eno za drugo; le lov in dostava v isti potezi ne gresta skupaj.
maldivia-guide-gain = Vzemi še kaj, če želiš, ali potegni na krov tiste, ki jih imaš v roki.
maldivia-guide-mast = Natakni ribe na jambor, eno za drugo, od spodaj navzgor.
maldivia-guide-mast-why = Vrhnjo ribo vzamejo tatovi in megla. Tam imej, kar najmanj potrebuješ. Prostora je za sedem rib.
maldivia-guide-drop = Več rib, kot jih gre na jambor: povej, koliko jih najprej vzameš z vrha.
maldivia-guide-exchange = Po pregibu gre ena odkrita ladja tiste strani pod svoj kup in pride nova.
maldivia-guide-exchange-why = Pošlji stran ladjo, ki ji lahko dostavijo drugi, in obdrži tisto, za katero imaš ribe ti.
maldivia-guide-note-folded = megla je prepognila vrsto morja. Njen hrbet je novi rob, z novimi ribami. Čolni v tej vrsti in v vrsti pod njo izgubijo vrhnjo ribo.
maldivia-guide-note-lost = čoln, ki ga je ujel pregib, je izgubil vrhnjo ribo.
maldivia-guide-note-robbed = sosednjemu čolnu je bila ukradena vrhnja riba. V nevarnosti je vedno samo vrhnja.
maldivia-guide-note-delivered = ladja je dobila svoje ribe, dostava je uspela: njena karta je osvojena in vsaka riba na njej je točka.
maldivia-guide-note-blocked = pot je bila zaprta, zato ploščica ni naredila ničesar. Kjer je veliko čolnov, je morje ozko.
maldivia-guide-note-turned = hobotnica je obrnila nekomu ploščico. Kam zdaj kaže, ve samo lastnik.
maldivia-guide-note-swapped = morski pes je na slepo zamenjal dve karti.
maldivia-guide-end =
    To je bil cel krog. Igro odločajo tri stvari:
    Zadnja puščica naj se konča ob robu, kjer ladja želi, kar imaš.
    Na vrhu jambora imej, kar najmanj potrebuješ.
    Pošlji meglo tja, kjer ležijo drugi. Ko ostane le še šestnajst polj, je igre konec.
