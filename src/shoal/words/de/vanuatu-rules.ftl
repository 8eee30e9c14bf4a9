# Das Regelbuch von Vanuatu, für Menschen. Kapitel in der Reihenfolge des Spiels.
# Welche Klauseln ein Absatz erzählt, steht in der englischen Datei.

vanuatu-rules-aim = Worum es geht
vanuatu-rules-aim-1 = Acht Runden auf Inseln, die eben erst aus dem Meer gestiegen sind. Du segelst, fischst, handelst, baust Hütten, zeichnest in den Sand und beförderst Touristen. Geld bleibt kaum liegen: Zehn Vatu werden von selbst zu fünf Punkten. Die meisten Wohlstandspunkte gewinnen. Gespielt wird zu dritt bis zu fünft; zu zweit geht es mit einer eigenen Regel.
vanuatu-rules-aim-2 = Das Herz ist die Planung. Alle setzen fünf Aktionssteine auf neun Aktionen, und nur wer bei einer Aktion die Mehrheit hat, darf sie ausführen.

vanuatu-rules-setup = Am Anfang
vanuatu-rules-setup-1 = Die Insel Efate und drei Meere liegen da, zufällig verteilt, mit ihren Waren und Scheiben. Alle haben ein Boot auf dem leeren Meer, drei Vatu, acht Hütten, fünf Aktionssteine und keine Punkte. Mehr als neun Vatu kann niemand haben. Boote bleiben auf Meeren, und auf einem Meer haben alle Platz.
vanuatu-rules-setup-2 = Drei Schiffe warten auf Waren, ein Plättchen sagt, wie viele Touristen gekommen sind, der Fischpreis steht ganz oben, vier Ruheplättchen liegen bereit, und die beiden Plättchen, die als Nächste gelegt werden, sind offen. Das alles ist zu sehen, bis auf die Reihenfolge der Stapel und genommene Ruheplättchen. Der Zufall bestimmt, wer beginnt; der Startspieler ist die ganze Runde lang zuerst dran, die anderen folgen im Uhrzeigersinn, und eine Phase beginnt, wenn alle mit der vorigen fertig sind. Versprechen binden niemanden, und nichts wechselt zwischen Spielern den Besitzer.

vanuatu-rules-round = Eine neue Runde
vanuatu-rules-round-1 = Von der zweiten Runde an ändert sich zuerst etwas. Touristen, die niemand geholt hat, reisen ab, neue kommen. Volle Schiffe legen ab, die anderen rücken auf, neue kommen dahinter. Eine ganz ausverkaufte Insel hat wieder alle ihre Waren, soweit der Vorrat reicht, ältere Inseln zuerst. Der Fischpreis steigt zurück nach oben.
vanuatu-rules-round-2 = Bis zur siebten Runde legt der Startspieler dann die zwei offenen Archipelplättchen, in beliebiger Reihenfolge. Ein Plättchen muss mindestens zwei andere berühren. Inseln halten Abstand voneinander, und ein Meer braucht eine Insel neben sich; geht das nirgends, darf es auch anderswo liegen. Ein neues Meer bekommt seine Scheiben, eine neue Insel ihre Waren, und die nächsten zwei Plättchen werden aufgedeckt. Ein Sechseck ohne Plättchen ist gesperrt.
vanuatu-rules-picture-tile = Auf den leuchtenden Sechsecken darf das neue Plättchen liegen.

vanuatu-rules-characters = Personen
vanuatu-rules-characters-1 = Reihum nehmen alle eine Person, eine andere als beim letzten Mal; die alte kommt danach zurück, und andere dürfen sie gleich haben. Sie hilft einmal in dieser Runde, bei ihrer Aktion oder wenn du sie einsetzt, und wird dann umgedreht. Meist hilft sie von selbst; Käufer, Bettler und Prediger fragen dich. Ihre Aktion musst du nicht planen, und Steine, die du ohne Wirkung zurücknimmst, lassen sie unberührt.
vanuatu-rules-characters-2 = Der Seefahrer segelt umsonst. Der Baumeister zahlt einen Vatu für eine Hütte. Der Taucher bekommt den Wert eines Schatzes auch in Vatu, der Fischer den Wert eines Fangs in Punkten. Der Verkäufer braucht keine Hütte, aber eine Insel neben dem Boot. Der Käufer darf eine zweite gleiche Ware umsonst aus dem Vorrat verladen. Der Zeichner zeichnet für fünf Punkte. Der Reiseführer bekommt zwei Punkte für jede Sandzeichnung, wo der Tourist landet. Der Bettler tauscht vor dem Handeln einmal bis zu drei Punkte in Vatu. Der Prediger darf einmal mit einem möglichen Stapel handeln, wenn er nirgends die Mehrheit hat.

vanuatu-rules-plan = Aktionssteine setzen
vanuatu-rules-plan-1 = Reihum setzt du zwei Aktionssteine, dann noch zwei, dann den letzten, auf dieselbe Aktion oder auf verschiedene, und so viele auf eine, wie du willst. Was steht, bleibt stehen.
vanuatu-rules-plan-2 = Setzen darfst du nur, wo du allein eine Aussicht hättest: Braucht es vorher etwas, zum Beispiel die Fahrt dorthin, muss auch das geplant sein, und von zwei zusammen gesetzten Steinen darf einer den anderen möglich machen. Ausruhen lässt sich immer planen.
vanuatu-rules-picture-plan = Neun Aktionen und die Steine darauf. Jedes Kästchen sagt, wie du dort stündest oder was fehlt.

vanuatu-rules-act = Handeln
vanuatu-rules-act-1 = Ihr seid abwechselnd dran, bis keine Steine mehr da sind. In deinem Zug wählst du eine Aktion, bei der du gerade die Mehrheit hast, und führst sie einmal ganz aus; dann kommen alle deine Steine von dort zurück, niemand führt also eine Aktion zweimal in einer Runde aus. Die Mehrheit hast du, wenn niemand mehr Steine dort hat; bei Gleichstand, wer früher an der Reihe ist.
vanuatu-rules-act-2 = Lässt sich die Aktion nicht ausführen, weil du gerade nicht zahlen kannst oder nichts mehr da ist, nimmst du die Steine ohne Wirkung zurück; das darfst du auch wählen, wenn du anderswo etwas Mögliches tun könntest. Und hast du nirgends die Mehrheit, musst du einen deiner Stapel aufgeben, außer der Prediger handelt. Solange du irgendwo führst, darfst du keinen anderen Stapel aufgeben. Passen gibt es also nicht, und auf die Reihenfolge kommt alles an.
vanuatu-rules-picture-act = Wo dieser Spieler die Mehrheit hat, kann jetzt gehandelt werden.

vanuatu-rules-travel = Segeln, bauen, tauchen, fischen
vanuatu-rules-travel-1 = Segeln: ein bis drei Sechsecke über Meere, je einen Vatu; Umwege und Umkehren sind erlaubt und kosten ihre Schritte. Was auf Inseln geschieht, geschieht neben deinem Boot, was unter Wasser geschieht, genau darunter; unter mehreren Inseln wählst du.
vanuatu-rules-travel-2 = Bauen: Drei Vatu stellen eine deiner Hütten auf einen freien Platz einer Insel neben deinem Boot, und dort bleibt sie. Mit Hütten kannst du Fisch verkaufen, an Touristen verdienen, und am Ende zählen sie.
vanuatu-rules-travel-3 = Tauchen und fischen: Nimm einen Schatz oder einen Fisch aus dem Meer unter deinem Boot. Er ist so viel wert, wie Scheiben daliegen; dann ist eine Scheibe für immer weg, und der nächste ist weniger wert.

vanuatu-rules-trade = Verkaufen und kaufen
vanuatu-rules-trade-1 = Verkaufen: Mit einer eigenen Hütte auf einer Insel neben deinem Boot verkaufst du Fische, einen nach dem anderen, und hörst auf, wann du willst. Jeder bringt seinen Wert mal den Preis, der 3, 2 oder 1 ist; jeder senkt den Preis, aber nie unter 1.
vanuatu-rules-trade-2 = Kaufen: eine Ware einer Insel neben deinem Boot, Kava für einen Vatu, Kopra für zwei, Rindfleisch für drei. Sie kommt sofort auf das erste Schiff, das Platz dafür hat, und bringt einen Punkt für Kava, drei für Kopra, fünf für Rindfleisch, und zwei mehr, wenn sie das Schiff füllt. Hat kein Schiff Platz, darfst du trotzdem kaufen, und die Ware ist verloren. Ein volles Schiff wartet auf die nächste Runde.

vanuatu-rules-culture = Zeichnen, befördern, ausruhen
vanuatu-rules-culture-1 = Zeichnen: Eine Sandzeichnung auf einem freien Platz einer Insel neben deinem Boot kostet nichts und bringt drei Punkte.
vanuatu-rules-culture-2 = Befördern: Bring einen wartenden Touristen auf eine Insel neben deinem Boot, die Platz hat. Du bekommst einen Vatu für jede Hütte dort, wem sie auch gehört; es darf auch keine da sein.
vanuatu-rules-culture-3 = Ausruhen: Ist noch ein Ruheplättchen da, sieh dir die übrigen an und nimm eines, verdeckt vor den anderen. Es zahlt am Ende der Runde. Bevor du in deinem Zug handelst, und nur dann, darfst du außerdem Schätze zu so vielen Vatu machen, wie sie wert sind.

vanuatu-rules-vatu = Zehn Vatu
vanuatu-rules-vatu-1 = Sobald du zehn Vatu hast, werden zehn davon zu fünf Punkten, ob du willst oder nicht, nach jedem einzelnen Verdienst, auch zwischen den Runden und am Ende. Bezahlt wird vor dem Verdienen, und Schulden macht niemand.

vanuatu-rules-rest = Ende einer Runde
vanuatu-rules-rest-1 = Ruheplättchen werden in Spielreihenfolge gezeigt, ausgezahlt und zurückgelegt: ein Punkt, ein Vatu, beides oder der Startspieler. Der Startspieler wechselt nur, wenn jemand dieses Plättchen genommen hat; er darf es auch selbst nehmen und bleibt es dann.

vanuatu-rules-end = Das Ende
vanuatu-rules-end-1 = Nach der achten Runde wird jeder übrige Fisch zu so vielen Vatu, wie er wert ist, gleich bei welchem Preis. Der Startspielermarker ist drei Punkte wert, je drei Vatu einen, Schätze das Doppelte ihres Wertes. Für jede deiner Hütten ist jeder Tourist auf ihrer Insel zwei Punkte wert. Zeichnungen, Waren und Hütten ohne Touristen bringen nichts mehr. Punkte gehen über fünfzig hinaus.
vanuatu-rules-end-2 = Die meisten Punkte gewinnen; bei Gleichstand mehr gebaute Hütten, dann mehr Vatu, und dann teilen sie sich den Platz.
vanuatu-rules-picture-end = Inseln gegen Ende einer Partie: Hütten, Touristen und Zeichnungen.

vanuatu-rules-more = Zu zweit, Varianten, Geheimnisse
vanuatu-rules-more-1 = Zu zweit wird wie zu dritt aufgebaut. Vor den Personen setzt der Startspieler zwei neutrale Steine auf Aktionen, dann der andere drei; zum Führen brauchst du mehr Steine als die neutralen oder ebenso viele, wenn deine Person zu der Aktion gehört. Fünf Personen stehen zur Wahl, andere als zuletzt, und ein Boot darf nicht halten, wo das andere liegt.
vanuatu-rules-more-2 = Verborgen sind nur die Reihenfolge der Schiffe und Touristen, welches von zwei Plättchen eines Buchstabens zuerst kommt, und die Ruheplättchen der anderen. Plättchen kommen in der Folge A bis F, zweimal. Was in einem Stapel ist, weiß man: Ein leerer Schiffsstapel entsteht aus den Schiffen, die abgelegt haben, und ein Touristenplättchen, je nach Spielerzahl, kam am Anfang weg. Wer ausruht, sieht, was übrig ist, und weiß so, was vorher genommen wurde, aber nicht, von wem.
vanuatu-rules-more-3 = Optionen am Tisch: ohne Personen; der Fischpreis fällt einmal nach dem ganzen Verkauf statt mit jedem Fisch; und der Gouverneur, eine elfte Person, die für einen Zug einen ganzen Stapel von dir auf eine andere Aktion versetzt, die du in dieser Runde weder ausgeführt noch aufgegeben hast.

vanuatu-rules-decided = Von uns entschieden
vanuatu-rules-decided-1 = Eine Regel kann man auch anders lesen. Hier kommen die meisten Vorteile der Personen von selbst, und nur Käufer, Bettler und Prediger fragen; man kann es auch so lesen, dass man auf jeden Vorteil verzichten darf.

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
