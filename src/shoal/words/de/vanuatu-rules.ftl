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

# Das Spiel auf einer Seite

vanuatu-rules-aid-person = Nimm jede Runde eine Person, nie dieselbe zweimal nacheinander.
vanuatu-rules-aid-plan = Setzt reihum fünf Aktionssteine: zwei, zwei, einen. Nur auf das, was dein Plan möglich macht.
vanuatu-rules-aid-lead = Handle dann reihum mit einem Stapel, wo du die meisten Steine hast; bei Gleichstand gilt die Spielreihenfolge. Wer nirgends führt, verzichtet auf einen Stapel.
vanuatu-rules-aid-sail = Segeln über Meere: 1 Vatu je Feld.
vanuatu-rules-aid-build = Eine Hütte neben deinem Boot bauen: 3 Vatu.
vanuatu-rules-aid-explore = Auf deinem Meer tauchen: ein Schatz, so viel wert, wie Truhen daliegen. Am Ende doppelt in Punkten, oder in deinem Zug sein Wert in Vatu.
vanuatu-rules-aid-fish = Auf deinem Meer fischen: ein Fisch, so viel wert, wie Fischscheiben daliegen.
vanuatu-rules-aid-sell = Fische neben deiner Hütte verkaufen: Wert mal Preis, 3, dann 2, dann 1.
vanuatu-rules-aid-kava = Kava kaufen: 1 Vatu, 1 Punkt auf einem Schiff.
vanuatu-rules-aid-copra = Kopra kaufen: 2 Vatu, 3 Punkte auf einem Schiff.
vanuatu-rules-aid-beef = Rindfleisch kaufen: 3 Vatu, 5 Punkte auf einem Schiff. Die letzte Ware eines Schiffs: 2 dazu.
vanuatu-rules-aid-draw = Zeichnen, wo Platz ist: 3 Punkte.
vanuatu-rules-aid-transport = Einen Touristen bringen: 1 Vatu für jede Hütte der Insel.
vanuatu-rules-aid-rest = Ausruhen: ein verdecktes Plättchen, das am Rundenende zahlt.
vanuatu-rules-aid-vatu = Zehn Vatu werden zu fünf Punkten.
vanuatu-rules-aid-end = Nach acht Runden: 2 Punkte je Hütte und Tourist auf ihrer Insel, Schätze, 1 für 3 Vatu, 3 für den Startspieler.

# Eine Beispielrunde

vanuatu-rules-example = Eine Runde als Beispiel
vanuatu-rules-example-1 = Mira hat 3 Vatu und nimmt den Zeichner. Ihr Boot liegt neben Efate, wo Platz für eine Zeichnung ist. Ben hat den Käufer genommen, Otto den Reiseführer.
vanuatu-rules-example-2 = Planen, je zwei Steine: Mira setzt beide auf Zeichnen, denn mit dem Zeichner bringt es 5 Punkte. Ben setzt zwei auf Kaufen, Otto einen auf Zeichnen und einen auf Befördern. Dann setzt Mira einen auf Segeln und einen auf Fischen, den letzten auf Ausruhen.
vanuatu-rules-example-3 = Handeln: Mira führt beim Zeichnen zwei zu eins und zeichnet gleich auf Efate, 5 Punkte. Ben kauft dort Rindfleisch: 3 Vatu, 5 Punkte, und der Käufer verlädt ein zweites gratis. Ottos Stein führt jetzt beim Zeichnen, aber auf Efate ist kein Platz mehr und Segeln hat er nicht geplant: Dieser Stapel wird verfallen.
vanuatu-rules-example-4 = Mira segelt für 1 Vatu ein Feld weit zu einem Meer mit zwei Fischscheiben. Als sie wieder dran ist, fängt sie einen Fisch im Wert von 2. Zuletzt ruht sie aus und nimmt das Plättchen, mit dem sie anfängt. Am Ende der Runde hat sie 2 Vatu, einen Fisch und 5 Punkte mehr und beginnt die nächste.
