# Lektionen aus gesetzten Stellungen: worum es geht, was zu tun ist, und was man danach sagt.

kleine-fische-lesson-stop = Rechtzeitig aufhören
kleine-fische-lesson-stop-text = Drei verschiedene Fische liegen offen vor dir. Sie gehören dir, sobald du aufhörst. Deckst du einen zweiten Fisch derselben Art auf, verlierst du beide und alle dazwischen, und dein Zug ist zu Ende.
kleine-fische-lesson-stop-goal = Bring die drei Fische nach Hause.
kleine-fische-lesson-stop-done = Drei Fische im Netz. Mit jedem offenen Fisch wird der nächste riskanter.
kleine-fische-lesson-stop-missed = So viel Risiko war nicht nötig. Tippe auf „Aufhören“, solange die drei Fische noch dir gehören.
kleine-fische-lesson-stop-bust = Zwei von einer Art: Sie schwimmen davon, und alle Fische zwischen ihnen auch. Hör vorher auf.

kleine-fische-lesson-cave = Eine Höhle erkunden
kleine-fische-lesson-cave-text = Auf einer Höhle steht, wie viele Fische offen liegen müssen, damit du hineindarfst. Du hast drei, und die Höhle vor dir verlangt drei. Wer eine Höhle erkundet, bekommt sie und alle offenen Fische dazu.
kleine-fische-lesson-cave-goal = Schwimm zur markierten Höhle und erkunde sie.
kleine-fische-lesson-cave-done = Die Höhle gehört dir, die Fische auch, und dein Zug endet sicher.
kleine-fische-lesson-cave-missed = Die Höhle blieb unerkundet. Schwimm weiter und wähle dann die Höhle, nicht den Fisch daneben.
kleine-fische-lesson-cave-bust = Der Fisch neben der Höhle war der zweite seiner Art. Die Höhle wäre sicher gewesen.
kleine-fische-lesson-cave-stopped = Sicher, aber die Höhle stand dir offen: Auch sie hätte die Fische nach Hause gebracht.

kleine-fische-lesson-steal = Mit dem Kraken stibitzen
kleine-fische-lesson-steal-text = Punkte auf deinen offenen Fischen bewegen den Kraken, je ein Feld weit. Trifft er einen anderen Taucher, sagst du, wie viele Fische du stibitzen willst, und würfelst. Je weniger du verlangst, desto mehr Würfe reichen.
kleine-fische-lesson-steal-goal = Zieh den Kraken zum anderen Taucher und stibitze mindestens einen Fisch.
kleine-fische-lesson-steal-done = Ein Fisch mehr für dich, einer weniger für die anderen. Einen zu verlangen ist am sichersten.
kleine-fische-lesson-steal-missed = Kein Fisch stibitzt. Tippe auf das Feld des anderen Tauchers und verlange einen Fisch.
kleine-fische-lesson-steal-greedy = Der Wurf reichte nicht für so viele. Verlange einen Fisch: Dafür reicht fast jeder Wurf.
