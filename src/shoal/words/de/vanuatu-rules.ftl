# Das Regelbuch von Vanuatu, für Menschen. Kapitel in der Reihenfolge des Spiels.

vanuatu-rules-aim = Worum es geht
vanuatu-rules-aim-1 = Acht Runden auf Inseln, die eben erst aus dem Meer gestiegen sind. Du segelst, fischst, handelst, baust Hütten, zeichnest in den Sand und beförderst Touristen. Geld bleibt kaum liegen: Zehn Vatu werden von selbst zu fünf Punkten. Die meisten Wohlstandspunkte gewinnen.
vanuatu-rules-aim-2 = Das Herz ist die Planung. Alle setzen fünf Aktionssteine auf neun Aktionen, und nur wer bei einer Aktion die Mehrheit hat, darf sie ausführen.

vanuatu-rules-setup = Am Anfang
vanuatu-rules-setup-1 = Die Insel Efate und drei Meere liegen da. Alle haben ein Boot auf dem leeren Meer, drei Vatu, acht Hütten und fünf Aktionssteine. Mehr als neun Vatu kann niemand haben.
vanuatu-rules-setup-2 = Drei Schiffe warten auf Waren, ein Plättchen sagt, wie viele Touristen gekommen sind, der Fischpreis steht ganz oben. Das alles liegt offen, bis auf die Reihenfolge der Stapel und die Ruheplättchen. Der Startspieler ist die ganze Runde lang zuerst dran, die anderen folgen.

vanuatu-rules-round = Eine neue Runde
vanuatu-rules-round-1 = Von der zweiten Runde an ändert sich zuerst etwas. Touristen, die niemand geholt hat, reisen ab, neue kommen. Volle Schiffe legen ab, andere rücken nach. Eine ausverkaufte Insel hat wieder Waren. Der Fischpreis steigt zurück nach oben.
vanuatu-rules-round-2 = Bis zur siebten Runde legt der Startspieler dann zwei neue Archipelplättchen. Ein Plättchen muss mindestens zwei andere berühren. Inseln halten Abstand voneinander, und ein Meer braucht eine Insel neben sich.
vanuatu-rules-picture-tile = Auf den leuchtenden Sechsecken darf das neue Plättchen liegen.

vanuatu-rules-characters = Personen
vanuatu-rules-characters-1 = Reihum nehmen alle eine Person, eine andere als beim letzten Mal. Sie hilft einmal in dieser Runde: bei ihrer Aktion oder wenn du sie einsetzt.
vanuatu-rules-characters-2 = Der Seefahrer segelt umsonst. Der Baumeister zahlt einen Vatu für eine Hütte. Der Taucher bekommt den Wert eines Schatzes auch in Vatu, der Fischer den Wert eines Fangs in Punkten. Der Verkäufer braucht keine Hütte. Der Käufer darf eine zweite gleiche Ware verladen. Der Zeichner zeichnet für fünf Punkte. Der Reiseführer bekommt zwei Punkte für jede Sandzeichnung, wo der Tourist landet. Der Bettler tauscht bis zu drei Punkte in Vatu. Der Prediger darf handeln, obwohl er nirgends die Mehrheit hat.

vanuatu-rules-plan = Aktionssteine setzen
vanuatu-rules-plan-1 = Reihum setzt du zwei Aktionssteine, dann noch zwei, dann den letzten, auf dieselbe Aktion oder auf verschiedene. Was steht, bleibt stehen.
vanuatu-rules-plan-2 = Setzen darfst du nur, wo du eine Aussicht hast zu handeln: Braucht es vorher etwas, zum Beispiel die Fahrt dorthin, muss auch das geplant sein. Ausruhen lässt sich immer planen.
vanuatu-rules-picture-plan = Neun Aktionen und die Steine darauf. Jedes Kästchen sagt, wie du dort stündest oder was fehlt.

vanuatu-rules-act = Handeln
vanuatu-rules-act-1 = Ihr seid abwechselnd dran, bis keine Steine mehr da sind. In deinem Zug wählst du eine Aktion, bei der du die Mehrheit hast, und führst sie einmal ganz aus; dann kommen alle deine Steine von dort zurück. Die Mehrheit hast du, wenn niemand mehr Steine dort hat; bei Gleichstand, wer früher an der Reihe ist.
vanuatu-rules-act-2 = Lässt sich die Aktion nicht ausführen, weil du nicht zahlen kannst oder nichts mehr da ist, nimmst du die Steine ohne Wirkung zurück. Und hast du nirgends die Mehrheit, musst du einen deiner Stapel aufgeben. Passen gibt es also nicht, und auf die Reihenfolge kommt alles an.
vanuatu-rules-picture-act = Wo dieser Spieler die Mehrheit hat, kann jetzt gehandelt werden.

vanuatu-rules-travel = Segeln, bauen, tauchen, fischen
vanuatu-rules-travel-1 = Segeln: ein bis drei Sechsecke über Meere, je einen Vatu. Was auf Inseln geschieht, geschieht neben deinem Boot, was unter Wasser geschieht, genau darunter.
vanuatu-rules-travel-2 = Bauen: Drei Vatu stellen eine deiner Hütten auf einen freien Platz einer Insel neben deinem Boot. Mit Hütten kannst du Fisch verkaufen, an Touristen verdienen, und am Ende zählen sie.
vanuatu-rules-travel-3 = Tauchen und fischen: Nimm einen Schatz oder einen Fisch aus dem Meer unter deinem Boot. Er ist so viel wert, wie Scheiben daliegen; dann ist eine Scheibe weg, und der nächste ist weniger wert.

vanuatu-rules-trade = Verkaufen und kaufen
vanuatu-rules-trade-1 = Verkaufen: Mit einer eigenen Hütte auf einer Insel neben deinem Boot verkaufst du Fische, einen nach dem anderen. Jeder bringt seinen Wert mal den Preis, und jeder senkt den Preis.
vanuatu-rules-trade-2 = Kaufen: Zahl ein, zwei oder drei Vatu für eine Ware einer Insel neben deinem Boot. Sie kommt sofort auf das erste Schiff, das Platz dafür hat, und bringt ihre Punkte, zwei mehr, wenn sie das Schiff füllt. Hat kein Schiff Platz, ist sie verloren.

vanuatu-rules-culture = Zeichnen, befördern, ausruhen
vanuatu-rules-culture-1 = Zeichnen: Eine Sandzeichnung auf einer Insel neben deinem Boot kostet nichts und bringt drei Punkte.
vanuatu-rules-culture-2 = Befördern: Bring einen wartenden Touristen auf eine Insel neben deinem Boot, die Platz hat. Du bekommst einen Vatu für jede Hütte dort, wem sie auch gehört.
vanuatu-rules-culture-3 = Ausruhen: Sieh dir die übrigen Ruheplättchen an und nimm eines. Es zahlt am Ende der Runde. Bevor du in deinem Zug handelst, darfst du außerdem Schätze zu Vatu machen.

vanuatu-rules-vatu = Zehn Vatu
vanuatu-rules-vatu-1 = Sobald du zehn Vatu hast, werden zehn davon zu fünf Punkten, ob du willst oder nicht. Bezahlt wird vor dem Verdienen, und Schulden macht niemand.

vanuatu-rules-rest = Ende einer Runde
vanuatu-rules-rest-1 = Ruheplättchen werden gezeigt und ausgezahlt: ein Punkt, ein Vatu, beides oder der Startspieler. Der Startspieler wechselt nur, wenn jemand dieses Plättchen genommen hat.

vanuatu-rules-end = Das Ende
vanuatu-rules-end-1 = Nach der achten Runde wird jeder übrige Fisch zu so vielen Vatu, wie er wert ist, gleich bei welchem Preis. Der Startspielermarker ist drei Punkte wert, je drei Vatu einen, Schätze das Doppelte ihres Wertes. Für jede deiner Hütten ist jeder Tourist auf ihrer Insel zwei Punkte wert.
vanuatu-rules-end-2 = Die meisten Punkte gewinnen; bei Gleichstand mehr Hütten, dann mehr Vatu.
vanuatu-rules-picture-end = Inseln gegen Ende einer Partie: Hütten, Touristen und Zeichnungen.

vanuatu-rules-more = Zu zweit, Varianten, Geheimnisse
vanuatu-rules-more-1 = Zu zweit spielen neutrale Steine mit, und fünf Personen stehen zur Wahl. Verborgen sind nur die Reihenfolge der Schiffe und Touristen, welches von zwei Plättchen eines Buchstabens zuerst kommt, und die Ruheplättchen der anderen.
