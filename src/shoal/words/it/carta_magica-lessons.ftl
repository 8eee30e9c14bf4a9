# Lezioni su posizioni preparate: di che si tratta, che cosa fare, e che cosa dire quando riesce o no.

carta-magica-lesson-trade = Merci in oro
carta-magica-lesson-trade-text = I talismani costano oro, e l’oro viene dai porti neri: due merci diventano una moneta d’oro. La ruota dice quanto puoi navigare. In un porto nero peschi anche una carta avventura prima di ripartire.
carta-magica-lesson-trade-goal = Gira, entra a { carta-magica-harbour-bk1 } in M9 e scambia merci con oro.
carta-magica-lesson-trade-done = Due merci in meno, una moneta d’oro in più. Puoi continuare a scambiare finché hai merci.
carta-magica-lesson-trade-missed = Non è stata scambiata nessuna merce. Gira la ruota, entra nel porto in M9, poi scambia.

carta-magica-lesson-talisman = Compra un talismano
carta-magica-lesson-talisman-text = La tua sfida nomina i talismani che cerchi. I porti rossi li vendono per 2 oro l’uno: uno dei tre scoperti, o il prossimo coperto.
carta-magica-lesson-talisman-goal = Gira, entra nel porto rosso in N3 e compra un talismano.
carta-magica-lesson-talisman-done = Il talismano è tuo. Al suo posto se ne scopre uno nuovo.
carta-magica-lesson-talisman-missed = Non è stato comprato nessun talismano. Entra nel porto in N3, poi tocca un talismano prima di ripartire.

carta-magica-lesson-monster = Doma un mostro
carta-magica-lesson-monster-text = Una carta avventura può essere un mostro. Dici quanta magia spendi, poi la ruota aggiunge il suo numero; insieme devono arrivare alla forza del mostro. Quello che spendi è speso in ogni caso.
carta-magica-lesson-monster-goal = Gira, pesca una carta avventura e doma ciò che emerge.
carta-magica-lesson-monster-done = Domato. Un mostro domato resta con te e porta la sua ricompensa.
carta-magica-lesson-monster-missed = Nessun mostro è stato domato. Gira la ruota, poi pesca una carta avventura.
carta-magica-lesson-monster-untamed = Il mostro era più forte. Spendi più magia: la ruota da sola basta di rado.
