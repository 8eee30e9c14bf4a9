# Lekcije na pripravljenih postavitvah.

carta-magica-lesson-trade = Iz blaga zlato
carta-magica-lesson-trade-text = Talismani stanejo zlato, zlato pa prihaja iz črnih pristanišč: 2 blaga postane 1 zlato. Kolo pove, kako daleč lahko pluješ. V črnem pristanišču pred odhodom vlečeš še kartico pustolovščine.
carta-magica-lesson-trade-goal = Zavrti, pluj v pristanišče { carta-magica-harbour-bk1 } na M9 in zamenjaj blago za zlato.
carta-magica-lesson-trade-done = 2 blaga manj, 1 zlato več. Trguješ lahko naprej, dokler imaš blago.
carta-magica-lesson-trade-missed = Blago ni bilo zamenjano. Zavrti kolo, pluj v pristanišče na M9, nato trguj.

carta-magica-lesson-talisman = Kupi talisman
carta-magica-lesson-talisman-text = Tvoj izziv imenuje talismane, ki jih iščeš. Rdeča pristanišča jih prodajajo po 2 zlata: enega od treh odkritih ali naslednjega na slepo.
carta-magica-lesson-talisman-goal = Zavrti, pluj v rdeče pristanišče na N3 in kupi talisman.
carta-magica-lesson-talisman-done = Talisman je tvoj. Na njegovem mestu leži odkrit nov.
carta-magica-lesson-talisman-missed = Noben talisman ni bil kupljen. Pluj v pristanišče na N3, nato se pred odhodom dotakni talismana.

carta-magica-lesson-monster = Ukroti pošast
carta-magica-lesson-monster-text = Kartica pustolovščine je lahko pošast. Poveš, koliko magije porabiš, nato kolo prišteje svoje število; skupaj morata doseči moč pošasti. Kar porabiš, je v vsakem primeru izgubljeno.
carta-magica-lesson-monster-goal = Zavrti, vleci kartico pustolovščine in ukroti, kar se dvigne iz morja.
carta-magica-lesson-monster-done = Pošast je ukročena. Ostane pri tebi in prinese nagrado.
carta-magica-lesson-monster-missed = Nobene pošasti ti ni uspelo ukrotiti. Zavrti kolo, nato vleci kartico pustolovščine.
carta-magica-lesson-monster-untamed = Pošast je bila močnejša. Porabi več magije: samo kolo le redko zadošča.
