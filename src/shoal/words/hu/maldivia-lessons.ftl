# Leckék.

maldivia-lesson-deliver = Szállítsd le a fogást
maldivia-lesson-deliver-text = A csónakod öt halat visz. Aki a tenger szélénél áll meg, szállíthat az ottani sziget egyik hajójának, ha minden kért hal az árbocán van. Minél többet kér, annál többet ér.
maldivia-lesson-deliver-goal = Hajózz a déli szegélyhez, és szállíts annak a hajónak, amelyik többet fizet.
maldivia-lesson-deliver-done = Három pont, és a két hal, amelyet nem kért, az árbocodon marad.
maldivia-lesson-deliver-missed = A kör szállítás nélkül telt el. Hajózz egészen a tenger széléig, aztán koppints a hajóra.
maldivia-lesson-deliver-less = Ez a hajó kevesebb halat kért, és kevesebbet is ér. A másik hármat kért.
maldivia-lesson-deliver-short = Egy mezővel előbb álltál meg: a hajókhoz egészen a tenger szegélyéig kell menni.

maldivia-lesson-rob = Rabold ki a szomszédot
maldivia-lesson-rob-text = A melletted álló csónak is jó fogás. Aki egy másik csónak mellett áll meg, elveheti az árbocáról a legfelső halat.
maldivia-lesson-rob-goal = Állj meg a másik csónak mellett, és vedd el a halát.
maldivia-lesson-rob-done = A másik árboc legfelső hala most a tiéd. Vigyázz a sajátodra: visszafelé is működik.
maldivia-lesson-rob-missed = Egyetlen hal sem cserélt gazdát. Állj meg közvetlenül a másik csónak melletti mezőn, aztán koppints a csónakra.
maldivia-lesson-rob-far = Elhajóztál mellette: a csónakodnak a másik mellett kell megállnia.

maldivia-lesson-fold = Hajtsd be a tengert, és vége
maldivia-lesson-fold-text = Minden tervben van egy ködlapka, és a köd behajtja a tenger egyik szélét. Húsz mező maradt; ha már csak tizenhat vagy kevesebb, vége a játéknak. A másik csónakon még van leszállítható hal: ne hagyj rá időt.
maldivia-lesson-fold-goal = Úgy tervezz, hogy a köd jöjjön elsőként.
maldivia-lesson-fold-done = A tenger behajtódott, mielőtt a másik csónak mozdult volna. A köd óra is: te is felhúzhatod.
maldivia-lesson-fold-missed = Ebben a tervben a köd később jön, és a másik csónak minden körét kihasználja. Tedd a ködöt az első helyre.
