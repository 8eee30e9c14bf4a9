# Pravila igre Vanuatu, za ljudi. Poglavja v vrstnem redu igre.

vanuatu-rules-aim = Za kaj gre
vanuatu-rules-aim-1 = Osem krogov na otokih, ki so se pravkar dvignili iz morja. Pluješ, loviš ribe, trguješ, gradiš stojnice, rišeš v pesek in voziš turiste. Denarja ne moreš kopičiti: deset vatu se samodejno spremeni v pet točk. Zmaga, kdor ima največ točk. Igra je za tri do pet; dva igrata po posebnem pravilu.
vanuatu-rules-aim-2 = Srce igre je načrtovanje. Vsak postavi pet figur na devet akcij in akcijo lahko izvede samo tisti, ki ima na njej največ figur.

vanuatu-rules-setup = Na začetku
vanuatu-rules-setup-1 = Tam so otok Efate in tri morja, v naključnem redu, s svojim blagom in ploščki. Vsak ima čoln na praznem morju, tri vatu, osem stojnic, pet figur in nič točk. Mošnja drži največ devet vatu. Čolni ostanejo na morjih in na morju je prostor za vse.
vanuatu-rules-setup-2 = Tri ladje čakajo na blago, ploščica pove, koliko turistov je prišlo, cena rib je na vrhu, štiri ploščice počitka so pripravljene in naslednji dve ploščici sta odkriti. Vse to je vidno, razen vrstnega reda kupov in vzetih ploščic počitka. Kdo začne, določi naključje; kdor ima oznako, je ves krog prvi, drugi sledijo v smeri urnega kazalca, in faza se začne, ko vsi končajo prejšnjo. Obljube ne zavezujejo nikogar in med igralci nič ne menja lastnika.

vanuatu-rules-round = Nov krog
vanuatu-rules-round-1 = Od drugega kroga naprej se najprej nekaj spremeni. Turisti, ki jih ni nihče odpeljal, gredo domov in pridejo novi. Polne ladje odplujejo, druge se pomaknejo naprej, za njimi priplujejo nove. Povsem razprodan otok ima spet vse svoje blago, kolikor ga je v zalogi, najprej starejši otoki. Cena rib se vrne na vrh.
vanuatu-rules-round-2 = Do sedmega kroga začetni igralec nato položi odkriti ploščici, v poljubnem redu. Ploščica se mora dotikati vsaj dveh drugih. Otoki se ne smejo dotikati, morje pa mora biti ob otoku; če tega ne dovoli nobeno polje, gre lahko drugam. Novo morje dobi ploščke, nov otok blago in odkrijeta se naslednji ploščici. Polje brez ploščice je zaprto.
vanuatu-rules-picture-tile = Žareča so polja, kamor gre lahko nova ploščica.

vanuatu-rules-characters = Liki
vanuatu-rules-characters-1 = Po vrsti vsak vzame lik, drug kot prejšnjič; stari gre potem nazaj in drugi ga lahko takoj dobijo. Pomaga enkrat v tem krogu, pri svoji akciji ali ko ga uporabiš, nato se obrne. Večinoma pomaga sam od sebe; vprašajo te samo Kupec, Berač in Pridigar. Njegove akcije ni treba načrtovati in zaman vzete figure ga pustijo, kot je.
vanuatu-rules-characters-2 = Krmar pluje zastonj. Graditelj plača za stojnico en vatu. Potapljač dobi vrednost zaklada tudi v vatu, Ribič vrednost ulova v točkah. Prodajalec ne potrebuje stojnice, le otok ob čolnu. Kupec lahko iz zaloge zastonj naloži drugo kocko istega blaga. Umetnik riše za pet točk. Vodič dobi dve točki za vsako risbo tam, kjer turist pristane. Berač pred akcijo enkrat zamenja do tri točke za vatu. Pridigar lahko enkrat igra z mogočim kupom, ko nikjer ne vodi.

vanuatu-rules-plan = Postavljanje figur
vanuatu-rules-plan-1 = Po vrsti postaviš dve figuri, nato še dve, nato zadnjo, na isto akcijo ali na različne, in na eno kolikor želiš. Kar je postavljeno, ostane.
vanuatu-rules-plan-2 = Postaviš lahko samo tja, kjer bi ti brez drugih uspelo: če je prej kaj potrebno, na primer plovba tja, mora biti tudi to v načrtu, in od dveh skupaj postavljenih figur lahko ena omogoči drugo. Počitek je vedno mogoče načrtovati.
vanuatu-rules-picture-plan = Devet akcij in figure na njih. Vsako okence pove, kako bi ti tam kazalo ali kaj manjka.

vanuatu-rules-act = Akcije
vanuatu-rules-act-1 = Igralci so na vrsti, dokler ni več figur. V svoji potezi izbereš akcijo, pri kateri tisti hip vodiš, in jo izvedeš enkrat, v celoti; nato vse tvoje figure zapustijo akcijo, zato je nihče ne izvede dvakrat na krog. Vodiš, če nihče nima tam več figur; med enakimi vodi, kdor je prej na vrsti.
vanuatu-rules-act-2 = Če tega, pri čemer vodiš, ni mogoče izvesti, ker zdaj ne moreš plačati ali ni nič več na voljo, figure zaman vzameš nazaj; to lahko izbereš tudi, če drugje vodiš pri čem mogočem. In če nikjer ne vodiš, moraš opustiti enega od kupov, razen če igra Pridigar. Dokler vodiš, ne smeš opustiti drugega kupa. Nihče torej ne sme izpustiti poteze in vrstni red akcij je vse.
vanuatu-rules-picture-act = Kjer ta igralec vodi, je zdaj mogoča akcija.

vanuatu-rules-travel = Plovba, gradnja, raziskovanje, ribolov
vanuatu-rules-travel-1 = Plovba: eno do tri polja po morjih, vsako en vatu; ovinki in vračanje so dovoljeni in stanejo svoje korake. Kar se dogaja na otokih, se dogaja ob tvojem čolnu, kar pod vodo, tik pod njim; med več otoki izbereš.
vanuatu-rules-travel-2 = Gradnja: za tri vatu postaviš eno svojih stojnic na prosto mesto otoka ob čolnu in tam ostane. S stojnicami lahko prodajaš ribe, služiš s turisti in štejejo na koncu.
vanuatu-rules-travel-3 = Raziskovanje in ribolov: vzemi zaklad ali ribo iz morja pod svojim čolnom. Vredna sta toliko, kolikor je ploščkov; nato en plošček za vedno izgine in naslednji ulov je vreden manj.

vanuatu-rules-trade = Prodaja in nakup
vanuatu-rules-trade-1 = Prodaja: s svojo stojnico na otoku ob čolnu prodajaš ribe, eno za drugo, in nehaš, kadar želiš. Vsaka prinese svojo vrednost krat cena, ki je 3, 2 ali 1; vsaka ceno zniža, a nikoli pod 1.
vanuatu-rules-trade-2 = Nakup: kocka z otoka ob čolnu, kava-kava za en vatu, kopra za dva, govedina za tri. Takoj gre na prvo ladjo, ki ima prostor za to blago, in prinese eno točko za kava-kavo, tri za kopro, pet za govedino in še dve, če ladjo napolni. Če nobena ladja nima prostora, lahko vseeno kupiš in kocka je izgubljena. Polna ladja čaka na naslednji krog.

vanuatu-rules-culture = Risanje, prevoz, počitek
vanuatu-rules-culture-1 = Risanje: risba v pesku na prostem mestu otoka ob čolnu je zastonj in prinese tri točke.
vanuatu-rules-culture-2 = Prevoz: pripelji čakajočega turista na otok ob čolnu, ki ima prostor. Dobiš en vatu za vsako stojnico tam, čigar koli je že; lahko tudi nič.
vanuatu-rules-culture-3 = Počitek: če je še kakšna ploščica počitka, jih poglej in vzemi eno, drugim skrito. Plača na koncu kroga. Pred akcijo v svoji potezi, in nikoli drugače, lahko tudi zaklade zamenjaš za toliko vatu, kolikor so vredni.

vanuatu-rules-vatu = Deset vatu
vanuatu-rules-vatu-1 = Ko imaš deset vatu, se deset od njih spremeni v pet točk, hočeš ali nočeš, po vsakem posameznem zaslužku, tudi med krogi in na koncu. Kar plačaš, plačaš pred zaslužkom, in nihče se ne zadolži.

vanuatu-rules-rest = Konec kroga
vanuatu-rules-rest-1 = Ploščice počitka se po vrsti pokažejo, plačajo in vrnejo: točka, vatu, oboje ali oznaka začetnega igralca. Oznaka ostane, kjer je, razen če je kdo vzel njeno ploščico; tudi lastnik jo lahko vzame in obdrži oznako.

vanuatu-rules-end = Konec
vanuatu-rules-end-1 = Po osmem krogu se vsaka preostala riba spremeni v toliko vatu, kolikor je vredna, ne glede na ceno. Oznaka je vredna tri točke, vsaki trije vatu eno, zakladi dvakratno vrednost. Za vsako tvojo stojnico je vsak turist na njenem otoku vreden dve točki. Risbe, blago in stojnice brez turistov ne prinesejo nič več. Točke tečejo tudi čez petdeset.
vanuatu-rules-end-2 = Zmaga, kdor ima največ točk; med enakimi, kdor ima več zgrajenih stojnic, nato več vatu, nato si mesto delijo.
vanuatu-rules-picture-end = Otoki proti koncu igre: stojnice, turisti in risbe.

vanuatu-rules-more = Dva igralca, različice, skrivnosti
vanuatu-rules-more-1 = Za dva je priprava kot za tri. Pred liki začetni igralec postavi na akcije dve nevtralni figuri, nato drugi tri; za vodstvo potrebuješ več figur, kot je nevtralnih, ali enako, če tvoj lik sodi k tej akciji. Na izbiro je pet likov, drugih kot prejšnjič, in čoln se ne sme ustaviti, kjer leži drugi.
vanuatu-rules-more-2 = Skriti so samo vrstni red ladij in turistov, katera od dveh ploščic iste črke pride prej, in ploščice počitka, ki so jih vzeli drugi. Ploščice pridejo po vrsti od A do F, dvakrat. Kaj je na kupu, je znano: prazen kup ladij se naredi iz odplulih, ena ploščica turistov pa je glede na število igralcev na začetku odstranjena. Kdor počiva, vidi, kaj je ostalo, in tako ve, kaj je bilo vzeto, ne pa kdo je vzel.
vanuatu-rules-more-3 = Možnosti mize: brez likov; cena rib pade enkrat po celi prodaji namesto z vsako ribo; in Guverner, enajsti lik, ki porabi potezo, da prestavi cel tvoj kup na drugo akcijo, ki v tem krogu zate še ni izvedena ali opuščena.

vanuatu-rules-decided = Naša odločitev
vanuatu-rules-decided-1 = Eno pravilo je mogoče brati drugače. Tu večina dodatkov likov pride sama in vprašajo te samo Kupec, Berač in Pridigar; lahko pa se bere tudi tako, da je vsak dodatek, ki ga da lik, mogoče zavrniti.

# Igra na eni strani

vanuatu-rules-aid-person = Vsak krog vzemi lik, nikoli istega dvakrat zapored.
vanuatu-rules-aid-plan = Po vrsti postavi pet figur: dve, dve, eno. Samo na to, kar tvoj načrt zmore.
vanuatu-rules-aid-lead = Nato po vrsti igraj z enim kupom, kjer imaš največ figur; med enakimi tisti, ki je prej na vrsti. Če nikjer ne vodiš, en kup opustiš.
vanuatu-rules-aid-sail = Plovba po morjih: 1 vatu na polje.
vanuatu-rules-aid-build = Gradnja stojnice ob čolnu: 3 vatu.
vanuatu-rules-aid-explore = Raziskovanje svojega morja: zaklad, vreden toliko, kolikor je skrinj. Na koncu dvakratna vrednost v točkah ali v tvoji potezi vrednost v vatu.
vanuatu-rules-aid-fish = Ribolov v svojem morju: riba, vredna toliko, kolikor je ploščkov z ribami.
vanuatu-rules-aid-sell = Prodaja rib ob svoji stojnici: vrednost krat cena, 3, nato 2, nato 1.
vanuatu-rules-aid-kava = Nakup, kava-kava: 1 vatu, 1 točka na ladji.
vanuatu-rules-aid-copra = Nakup, kopra: 2 vatu, 3 točke na ladji.
vanuatu-rules-aid-beef = Nakup, govedina: 3 vatu, 5 točk na ladji. Zadnja kocka ladje: še 2.
vanuatu-rules-aid-draw = Risanje, kjer je prostor: 3 točke.
vanuatu-rules-aid-transport = Pripelji turista: 1 vatu za vsako stojnico na otoku.
vanuatu-rules-aid-rest = Počitek: skrita ploščica, ki plača na koncu kroga.
vanuatu-rules-aid-vatu = Deset vatu se spremeni v pet točk.
vanuatu-rules-aid-end = Po osmih krogih: 2 točki za vsako stojnico in turista na njenem otoku, zakladi, 1 za 3 vatu, 3 za oznako začetnega igralca.

# Primer kroga

vanuatu-rules-example = Primer kroga
vanuatu-rules-example-1 = Mira ima 3 vatu in vzame lik Umetnik. Njen čoln leži ob otoku Efate, kjer je prostor za risbo. Ben ima lik Kupec, Otto lik Vodič.
vanuatu-rules-example-2 = Načrtovanje, najprej po dve figuri: Mira da obe na Risanje, saj je z likom Umetnik vredno 5 točk. Ben da dve na Nakup, Otto eno na Risanje in eno na Prevoz. Nato da Mira eno na Plovbo in eno na Ribolov, zadnjo pa na Počitek.
vanuatu-rules-example-3 = Akcije: Mira vodi pri Risanju dve proti eni in takoj riše na otoku Efate, 5 točk. Ben tam kupi govedino: 3 vatu, 5 točk, in Kupec zastonj naloži še drugo kocko. Ottova edina figura zdaj vodi pri Risanju, a Efate nima več prostora in plovbe ni načrtoval: ta kup bo izgubljen.
vanuatu-rules-example-4 = Mira za 1 vatu odpluje eno polje na morje z dvema ploščkoma rib. Ko je spet na vrsti, ujame ribo, vredno 2. Na koncu počiva in vzame ploščico, s katero bo prva. Ob koncu kroga ima 2 vatu, ribo in 5 točk več in začne naslednjega.
