# Pravila igre Maldivia, za ljudi. Poglavja v vrstnem redu igre.

maldivia-rules-aim = Za kaj gre
maldivia-rules-aim-1 = Morje je iz blaga in pod čolni se prepogiba. Loviš ribe, ropaš sosede in dostavljaš, kar želijo tržne ladje na štirih robovih. Vsaka riba, natisnjena na karti ladje, ki jo dobiš, je točka.
maldivia-rules-aim-2 = Nikoli ne krmariš sproti: na začetku vsakega kroga vsak skrivaj razvrsti štiri ploščice, nato se načrti srečajo na morju. Za dva, tri in štiri igralce veljajo ista pravila.

maldivia-rules-setup = Pred prvim krogom
maldivia-rules-setup-1 = Blago leži razprto: deset krat deset polj, s stranjo brez morskih psov navzgor. Na vsaki strani leži en otok: Nanga na severu, Efo na vzhodu, Solys na jugu, Wipi na zahodu. Vsak otok ima premešan kup desetih tržnih ladij, dve sta odkriti že na začetku.
maldivia-rules-setup-2 = Vsak izbere čoln in dobi tri ploščice s puščico in eno ploščico megle. Jambori so prazni; vseh 32 rib je v zalogi. Kdo začne, določi naključje, razen če gostitelj pusti začeti prvemu mestu. Od tam gre v smeri urnega kazalca vsak čoln na katero koli prosto polje, en čoln na polje. Tam se še nič ne zgodi. Tvoj levi sosed je naslednje mesto; v dvoje je to drugi igralec.

maldivia-rules-plan = Načrt za krog
maldivia-rules-plan-1 = Vsi načrtujejo hkrati in skrivaj. Vse štiri ploščice postavi v vrsto, v katerem koli redu. Vsako puščico obrni v eno od štirih smeri in ploščico megle na eno od štirih strani. Smeri so strani neba, ne glede na to, kje sediš, in od zadaj so vse ploščice enake.
maldivia-rules-plan-2 = Načrt lahko spreminjaš, dokler ni oddan zadnji načrt. Potem se ga lahko dotakne samo hobotnica.

maldivia-rules-round = Ploščica za ploščico
maldivia-rules-round-1 = Zdaj se igrajo prve ploščice, igralec za igralcem od začetnega naprej, nato vse druge po vrsti in tako naprej. Ploščico pokažeš in šele potem se odločiš, kako daleč pluješ in kaj narediš; tvoja poteza se konča, preden se pokaže naslednja ploščica. Razkrita ploščica leži odkrita do konca kroga.
maldivia-rules-round-2 = Po štirih ploščicah je kroga konec. Začetni igralec je zdaj naslednji po vrsti, vsi vzamejo ploščice nazaj, vsaka stran ima spet lahko meglo in načrtuje se nov krog.

maldivia-rules-sail = Puščica: plovba
maldivia-rules-sail-1 = Tvoj čoln pluje naravnost v smeri puščice, kolikor daleč želiš in vsaj eno polje, in se ustavi na prostem polju, drugem kot na začetku. Nikoli ne gre skozi drug čoln in nikoli z morja. S čolnom ali robom tik pred seboj ne more odpluti.
maldivia-rules-sail-2 = Lahko tudi ostaneš. A kdor ni plul, nima akcije, kjer koli leži čoln. Šteje samo polje, kjer se ustaviš, ne polja na poti.
maldivia-rules-picture-sail = Puščica kaže v eno smer in doseči je mogoče vsako polje v vrsti do naslednjega čolna ali roba. Izbrana pot je označena.

maldivia-rules-current = Tokovi
maldivia-rules-current-1 = Bledi trakovi so tokovi: s piko, kjer se začnejo, in puščico, kjer se končajo. Če na prvo polje toka zapluješ v njegovi smeri, mu lahko slediš skozi ves ovinek, ga na koncu zapustiš in pluješ naravnost naprej. Kdor mu sledi, ga mora zapustiti, preden se ustavi.
maldivia-rules-current-2 = Lahko se tudi ne meniš zanj: čolni ga prečkajo in se na njem ustavljajo kot na odprti vodi. Vanj ne moreš na pol poti, ne moreš proti njemu in ne ven predčasno. Če plovbo začneš na toku, v njej ne slediš nobenemu. Toku, ki ni več cel, ker je del prepognjen ali pokrit ali ker na njem ali tik za njim leži čoln, ni mogoče slediti. Ena plovba lahko sledi več tokovom, vsakemu enkrat.
maldivia-rules-picture-current = Tok odnese čoln okrog vogala.

maldivia-rules-act = Kaj lahko narediš, kjer se ustaviš
maldivia-rules-act-1 = Takoj po plovbi lahko uporabiš polje, na katerem se ustaviš: dobiš ribe, na robu dostaviš, uporabiš hobotnico ali morskega psa. Vrstni red določiš ti in kaj lahko tudi izpustiš: en ulov, ena hobotnica ali morski pes in po ena dostava za vsako stran, ob kateri ležiš. Kar prinese ena stvar, lahko omogoči naslednjo.
maldivia-rules-act-2 = Eno ne gre nikoli: v isti potezi loviti ribe in dostavljati, niti na polju z ribami ob robu. Ropanje gre z vsem.

maldivia-rules-fish = Ribolov in ropanje
maldivia-rules-fish-1 = Na polju z ribami vzameš vse iz zaloge in jih v poljubnem redu natakneš na jambor. Natisnjenih rib ne zmanjka, v zalogi pa jih lahko: česar ni tam, tega ne uješ, in če ni nobene, sploh ne loviš.
maldivia-rules-fish-2 = Oropaš lahko tudi čolne ob svojem, čez stranico in ne čez vogal: od vsakega vrhnjo ribo, od katerih želiš, razen če je jambor prazen. Ujete in ukradene ribe gredo na jambor skupaj; kar je bilo tam prej, ostane, kot je.

maldivia-rules-mast = Jambor
maldivia-rules-mast-1 = Na jambor gre sedem rib in samo vrhnjo je mogoče ukrasti ali izgubiti. Zato je pomembno, kaj je na vrhu. Če imajo vse nove ribe prostor, gredo vse gor in nobena ne gre nazaj v vodo.
maldivia-rules-mast-2 = Če nove ribe nimajo vse prostora, jih z vrha vzemi, kolikor želiš, nato natakni od novih, kar gre gor, ali nobene. Ostale gredo nazaj v zalogo, tudi ukradene.

maldivia-rules-deliver = Dostava
maldivia-rules-deliver-1 = Na robu lahko dostaviš eni od odkritih ladij te strani, če ima tvoj jambor vse ribe, ki jih želi, kjer koli na jamboru so; ribe, ukradene v tej potezi, štejejo. Najvišje ribe vsake barve gredo v zalogo, karta pa zakrita k tebi. V vrzel pripluje naslednja ladja otoka, dokler je kakšna, a na vsaki strani v eni potezi dostaviš samo eni.
maldivia-rules-deliver-2 = V vogalu lahko dostaviš na obe strani, in kjer je morje široko samo eno polje, tudi na nasprotni. Takoj po dostavi lahko ostanek jambora preurediš.
maldivia-rules-picture-deliver = Čoln leži ob robu in ima, kar želi tamkajšnja ladja.

maldivia-rules-octopus = Hobotnica
maldivia-rules-octopus-1 = Na hobotnici lahko obrneš eno ploščico, ki še stoji, svojo ali tujo, za četrtino, polovico ali tri četrtine, v smeri urnega kazalca, kot jo vidi lastnik; mesto v vrsti obdrži. Vsi vidijo, katera ploščica se je obrnila in za koliko, sprednjo stran vidi samo lastnik. Ploščica megle potem imenuje drugo stran.

maldivia-rules-shark = Morski pes
maldivia-rules-shark-1 = Morski psi se prikažejo samo tam, kjer je blago prepognjeno, torej vedno ob robu. Če imaš karto, tudi tako, ki je dobljena v tej potezi, in jo ima še kdo, lahko menjaš: poveš, katero karto daš, kateremu igralcu in s katerega otoka karto želiš. Med ustreznimi izbere naključje, tiste, ki jo daš, ni med njimi, in nihče ne more reči ne. Svoje karte lahko vedno pogledaš.

maldivia-rules-fog = Megla: morje se prepogne
maldivia-rules-fog-1 = Ploščica megle ne premakne nobenega čolna in ne da akcije. Najbolj zunanja vrsta imenovane strani se prepogne in njen hrbet postane novi rob, z novimi ribami, hobotnicami in morskimi psi; kjer se srečata dva pregiba, je viden poznejši. Morje je odslej za eno vrsto manjše in ladje te strani se pomaknejo za njim.
maldivia-rules-fog-2 = Čolne v prepognjeni vrsti odnese eno polje navznoter; pri tem potisnejo čoln, na katerega pridejo, in tako naprej skozi nepretrgano vrsto. Vsi ti in čolni, pod katere zdrsne pregib, izgubijo vrhnjo ribo; čolni za vrzeljo ne. Tvojemu čolnu ni prizaneseno. Kamor čoln postavi megla, se ne zgodi nič.
maldivia-rules-fog-3 = Vsaka stran ima meglo največ enkrat na krog: druga megla z iste strani ne naredi ničesar. Če čolni zapolnjujejo celo vrsto ali je morje tam široko samo eno polje, se nič ne prepogne, a stran je meglo že imela.
maldivia-rules-fog-4 = Po pregibu mora igralec na levi eno od dveh odkritih ladij te strani poslati pod njen kup in odkriti novo, preden se zgodi kar koli drugega. Brez kupa ni menjave.
maldivia-rules-picture-fog = Večkrat prepognjeno morje: vrste v barvi mraka so hrbet blaga.

maldivia-rules-end = Konec in zmaga
maldivia-rules-end-1 = Ko je vidnih samo še šestnajst polj ali manj, s čolni ali brez, je igre skoraj konec: vsi še odigrajo ploščico s to številko in to je to. Poznejše ploščice se ne igrajo in nič drugega igre ne konča.
maldivia-rules-end-2 = Preštej ribe na svojih kartah; tiste na jamboru niso točke. Zmaga, kdor ima največ točk. Med izenačenimi zmaga, kdor ima več rib na jamboru, in če je tudi to enako, zmagajo skupaj.

maldivia-rules-decided = Naša odločitev
maldivia-rules-decided-1 = Eno pravilo je mogoče brati tudi drugače. Tu so akcije v poljubnem redu in ribe dobiš enkrat: vse čolne, ki jih želiš, oropaš hkrati. Natisnjeno lahko pomeni tudi stalen red (ribe, dostava, nato hobotnica ali morski pes) ali da vsakega soseda oropaš posebej.

# Igra na eni strani

maldivia-rules-aid-plan = Načrtuj skrivaj: tri puščice in eno ploščico megle, igrajo se od leve proti desni.
maldivia-rules-aid-sail = Puščica: pluj v to smer, kolikor daleč želiš, nikoli skozi čoln. Brez plovbe ni akcije.
maldivia-rules-aid-fish = Ribolov: vzemi vse ribe polja. Ne v potezi, v kateri dostavljaš.
maldivia-rules-aid-rob = Ropanje: vzemi vrhnjo ribo vsakemu čolnu ob sebi.
maldivia-rules-aid-mast = Na jambor jih gre sedem. Samo vrhnjo ribo je mogoče ukrasti ali izgubiti.
maldivia-rules-aid-deliver = Na robu: plačaj vse ribe, ki jih ladja želi, in vzemi njeno karto. V vogalu obe strani.
maldivia-rules-aid-octopus = Hobotnica: obrni eno ploščico, ki še ni razkrita.
maldivia-rules-aid-shark = Morski pes: na slepo zamenjaj karto z drugim igralcem.
maldivia-rules-aid-fog = Megla: najbolj zunanja vrsta te strani se prepogne. Čolni, ki jih ujame, izgubijo vrhnjo ribo. Enkrat na krog za vsako stran.
maldivia-rules-aid-end = Šestnajst polj ali manj: vsi odigrajo še to ploščico, nato se šteje. Vsaka riba na tvojih kartah je točka.

# Krog kot primer

maldivia-rules-example = Primer kroga
maldivia-rules-example-1 = Mira leži na e4 in bi rada ladjo otoka Solys, ki želi rdečo in zeleno. Načrtuje: vzhod, jug, jug in kot zadnjo ploščico meglo s severa. Tudi drugi načrtujejo; nihče tega ne vidi.
maldivia-rules-example-2 = Prva ploščica, vzhod: ustavi se lahko na katerem koli prostem polju do roba. Ustavi se na h4, kjer plava rdeča riba, ob Benovem čolnu: ulovi rdečo, oropa Bena za vrhnjo ribo, zeleno, in rdečo natakne nad zeleno.
maldivia-rules-example-3 = Druga ploščica, jug: na h8 je na poti Ottov čoln, zato ne more mimo. Ustavi se na h7 in lovi ribe. Tretja ploščica, jug: Otto je odplul naprej in ona doseže rob na h10. Rdeča in zelena sta na jamboru: dostavi ju in vzame karto, dve točki. Pripluje naslednja ladja otoka Solys.
maldivia-rules-example-4 = Četrta ploščica, megla s severa: severna vrsta se prepogne in njen hrbet z novimi ribami je zdaj rob. Tam je ležal Anin čoln: odnese ga eno polje navznoter in izgubi vrhnjo ribo. Igralec, ki je na vrsti za Miro, pošlje eno ladjo otoka Nanga pod njen kup. Nato vsi načrtujejo znova.
