# Lektionen aus gesetzten Stellungen: worum es geht, was zu tun ist, und was man danach sagt.

maldivia-lesson-deliver = Den Fang abliefern
maldivia-lesson-deliver-text = Dein Boot trägt fünf Fische. Wer an einem Rand des Meeres hält, kann an ein Schiff dieser Insel liefern, wenn alle gewünschten Fische am Mast sind. Je mehr es will, desto mehr ist es wert.
maldivia-lesson-deliver-goal = Segle an den südlichen Rand und beliefere das Schiff, das mehr bringt.
maldivia-lesson-deliver-done = Drei Punkte, und die zwei Fische, die es nicht wollte, bleiben an deinem Mast.
maldivia-lesson-deliver-missed = Der Zug ging ohne Lieferung vorbei. Segle ganz an den Rand und tippe dann auf das Schiff.
maldivia-lesson-deliver-less = Dieses Schiff wollte weniger Fische und ist weniger wert. Das andere wollte drei.
maldivia-lesson-deliver-short = Ein Feld zu kurz: Die Schiffe handeln nur ganz am Rand.

maldivia-lesson-rob = Einen Nachbarn bestehlen
maldivia-lesson-rob-text = Auch ein Boot neben deinem ist ein Fang. Wer neben einem anderen Boot hält, darf ihm den obersten Fisch vom Mast nehmen.
maldivia-lesson-rob-goal = Halte neben dem anderen Boot und nimm dir seinen Fisch.
maldivia-lesson-rob-done = Der oberste Fisch des anderen Mastes gehört jetzt dir. Pass auf deinen auf: Das geht auch umgekehrt.
maldivia-lesson-rob-missed = Kein Fisch hat den Besitzer gewechselt. Halte auf einem Feld direkt neben dem anderen Boot und tippe dann auf das Boot.
maldivia-lesson-rob-far = Vorbeigesegelt: Dein Boot muss neben dem anderen stehen bleiben.

maldivia-lesson-fold = Mit einer Faltung das Spiel beenden
maldivia-lesson-fold-text = In jedem Plan liegt eine Nebeltafel, und der Nebel faltet einen Rand des Meeres weg. Zwanzig Felder sind übrig; bei sechzehn oder weniger ist das Spiel aus. Das andere Boot könnte noch Fische liefern, lass ihm also keine Zeit.
maldivia-lesson-fold-goal = Plane so, dass der Nebel zuerst kommt.
maldivia-lesson-fold-done = Das Meer ist gefaltet, bevor sich das andere Boot bewegt hat. Der Nebel ist auch eine Uhr, und du kannst sie in die Hand nehmen.
maldivia-lesson-fold-missed = In diesem Plan kommt der Nebel später, und das andere Boot nutzt jeden Zug. Lege den Nebel auf den ersten Platz.
