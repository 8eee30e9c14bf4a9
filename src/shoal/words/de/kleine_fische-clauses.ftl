# Die Regeln von Kleine Fische ganz groß, Punkt für Punkt. Die englischen stehen in clauses.toml beim Spiel.

KF-001 = Es spielen zwei bis vier; nichts in Aufbau oder Regeln hängt davon ab, wie viele.
KF-002 = Der Spielplan hat 25 Kartenplätze, fünf Reihen mit je fünf.
KF-003 = Taucher und Krake bewegen sich auf den 60 Feldern um die Karten herum und zwischen ihnen, der Rand und seine Oberkante eingeschlossen.
KF-004 = Eine Karte grenzt an die vier Felder an ihren Seiten: Ein inneres Feld hat zwei Karten, ein Randfeld eine.
KF-005 = Ein Taucher im Wasser ist auf einem Feld und blickt zu einem seiner Enden; beim Sprung ist die Schwimmrichtung frei.
KF-006 = Ein Schritt führt durch die Kreuzung voraus auf ein anderes Feld, Blick von ihr weg; nie zurück, nie Umdrehen auf einem Feld.
KF-007 = So stehen innen drei Felder zur Wahl, am Rand zwei, in einer Ecke eines.
KF-008 = Taucher teilen sich Felder nach Belieben und versperren einander nie den Weg.
KF-009 = Kein Taucher schwimmt auf oder über das Feld des Kraken.
KF-010 = Eine Bewegung ist ein Schritt, außer Turboflossen ersetzen sie.
KF-011 = Ein Taucher, der von einem der beiden Eckfelder in die Ecke blickt, hat nur das andere Eckfeld vor sich.

KF-020 = Das Boot wartet mit allen Tauchern über dem Spielplan; über welcher Spalte es beginnt, ist egal.
KF-021 = Der Krake beginnt in seiner Höhle neben der rechten unteren Ecke und versperrt dort kein Feld.
KF-022 = Alle Fische und Höhlen werden zusammen gemischt; 25 kommen Reihe für Reihe verdeckt auf den Plan, 78 bleiben im Stapel.
KF-023 = An der Rückseite erkennt jeder Fisch oder Höhle und die Zahl einer Höhle; vom Stapel sieht man nur die oberste Rückseite.
KF-024 = Der erste Platz beginnt, dann geht es reihum; gesetzt wird, bevor die Karten ausliegen.
KF-025 = Zu Beginn besitzt niemand eine Karte.

KF-030 = Ein Zug ist Tauchen, dann Krake mit Stibitzen und Sammeln, dann Auffüllen; dann ist der nächste dran.
KF-031 = Niemand darf den Sprung oder die erste Bewegung eines Zuges auslassen.
KF-032 = Jeder Zug beginnt mit vollem Plan, alles verdeckt.
KF-033 = Höhlenkarten spielt man nur im eigenen Zug, jede Art in ihrem Moment; Regenbogenfische und Schatztruhen nie.

KF-040 = Im ersten Zug kommt das Boot über einen beliebigen Fisch der obersten Reihe, und der Taucher muss springen.
KF-041 = Der Sprung endet links, rechts oder unterhalb der Karte unter dem Boot.
KF-042 = Der springende Taucher darf zu jedem der beiden Enden seines Feldes blicken.
KF-043 = Man darf zu anderen Tauchern springen, aber nicht zum Kraken.
KF-044 = Der Sprung ist die erste Bewegung; aufgedeckt werden darf jeder Fisch neben dem neuen Feld.
KF-045 = Das Boot bleibt, wo es zuletzt war, und bewirkt sonst nichts.
KF-046 = Liegen in der obersten Reihe nur Höhlen, tauscht man zuerst eine davon ungesehen mit einem beliebigen Fisch der unteren Reihen.
KF-047 = Nach dem Tausch kann das Boot nur über den getauschten Fisch.
KF-048 = Turboflossen ersetzen nie den Sprung.

KF-050 = Jeder spätere Zug beginnt mit einer Bewegung.
KF-051 = Jedes freie Feld darf gewählt werden, ob ein Fisch daneben liegt oder nicht.
KF-052 = Blickt ein Taucher zu Beginn des Zuges in eine Ecke, auf deren anderem Feld der Krake ist, wird er zuerst umgedreht.
KF-053 = Umdrehen ist kein Schritt, geschieht von selbst, nur dann und nur einmal in diesem Zug.
KF-054 = Überall sonst ist eine erste Bewegung immer möglich.
KF-055 = Wer während des Zuges in so eine Ecke schwimmt, behandelt dort noch eine Karte und muss dann aufhören.
KF-056 = Ein Taucher auf dem Feld des Kraken verlässt es wie jedes andere.

KF-060 = Nach der ersten Bewegung muss ein verdeckter Fisch neben dem Feld aufgedeckt werden.
KF-061 = Gibt es keinen, ist der ganze Zug sofort vorbei, ohne Krake und Auffüllen.
KF-062 = Nach jeder späteren Bewegung deckt man einen Fisch auf, erkundet eine passende Höhle, oder hört auf, wenn kein Fisch aufzudecken ist.
KF-063 = Wo ein Fisch aufzudecken ist und keine Höhle passt, muss er aufgedeckt werden, auch wenn er bekanntermaßen doppelt ist.
KF-064 = Neben einer passenden Höhle ohne Fisch erkundet man oder hört auf; liegt auch ein Fisch da, muss eines von beiden sein.
KF-065 = Wer aufhören muss, verliert nichts.
KF-066 = Eine Bewegung, eine Karte.
KF-067 = Höhlen auf dem Plan werden erkundet, nie aufgedeckt.
KF-068 = Ein Fisch, der schon offen liegt, kann nicht noch einmal aufgedeckt werden.

KF-070 = Nach einer neuen Art hört man auf oder schwimmt weiter, wenn ein Feld frei ist.
KF-071 = Wer aufhört, beendet den Tauchgang mit allen offenen Fischen.
KF-072 = Weiterschwimmen heißt: noch eine Bewegung und noch eine Karte.
KF-073 = Dorthin zu schwimmen, wo nichts zu tun ist, ist erlaubt und beendet den Tauchgang ohne Verlust.

KF-080 = Ein zweiter offener Fisch derselben Art ist doppelt, egal wie groß.
KF-081 = Wird ein Fisch doppelt, werden beide und alles dazwischen Aufgedeckte wieder verdeckt.
KF-082 = Was vor dem ersten der beiden aufgedeckt wurde, bleibt offen und wird behalten.
KF-083 = Dazwischen meint die Zeit, nicht den Ort.
KF-084 = Wieder verdeckte Fische bleiben liegen und können später erneut aufgedeckt werden.
KF-085 = Nach einem doppelten Fisch ist der Tauchgang vorbei, und der Zug geht mit dem Kraken weiter.
KF-086 = Der erste Fisch eines Zuges ist nie doppelt; ein vierzehnter wäre es immer.

KF-090 = Eine Höhle neben dem Feld kann nach einer späteren Bewegung erkundet werden, wenn ihre Zahl der Zahl der offenen Fische gleicht.
KF-091 = Es zählen die Fische, die vor dieser Bewegung offen lagen; Erkunden ersetzt das Aufdecken.
KF-092 = Erkunden wird angesagt und beendet den Tauchgang.
KF-093 = Eine Höhle pro Zug; passen zwei, wählt der Spieler.
KF-094 = Die Höhle nimmt man beim Sammeln; ein Raub dazwischen berührt sie nicht.
KF-095 = Nach der ersten Bewegung passt keine Höhle.

KF-100 = Die Krakenpunkte des Zuges sind die auf den Fischen, die nach dem Tauchgang noch offen liegen.
KF-101 = Der Krake darf bis zu so viele Felder bewegt werden.
KF-102 = Ohne Krakenpunkte bewegt ihn nur ein Turbokrake.
KF-103 = Höchstens eine Krakenbewegung und ein Raub pro Zug.
KF-104 = Der Krake darf sein Feld an beiden Enden verlassen; er hat keine Schwimmrichtung.
KF-105 = Während einer Bewegung schwimmt er jedes Feld von Ende zu Ende durch und dreht nie darauf um.
KF-106 = Was er in früheren Zügen tat, bindet ihn nicht.
KF-107 = Er darf im Kreis zu seinem Startfeld zurück, für mindestens vier Schritte, und gilt dann dort als bewegt.
KF-108 = Seine erste Bewegung beginnt auf einem der beiden Felder der rechten unteren Ecke und geht von dort weiter.
KF-109 = Das Betreten kostet einen Schritt.
KF-110 = Er zieht nie auf den eigenen Taucher des Spielers am Zug und nie an ihm vorbei.
KF-111 = Auf einem Feld mit Mitspielern hält er an; übrige Schritte verfallen.
KF-112 = Ein Krake, der sich nicht bewegt hat, kann niemanden berauben.
KF-113 = Taucher auf dem Boot kann er nicht erwischen.
KF-114 = Es zählt nur das Feld, auf dem er endet; jeder Weg innerhalb der Schritte ist recht.
KF-115 = Er bleibt auf seinem letzten Feld und kehrt nie in seine Höhle zurück.

KF-120 = Wurde er auf Mitspieler gezogen, darf man versuchen, einen von ihnen zu berauben, oder es lassen.
KF-121 = Vor dem Wurf wird angesagt, wie viele Karten es sein sollen: eine bis drei.
KF-122 = Die Zahl ist frei, auch wenn der Beraubte weniger Fische hat oder keine.
KF-123 = Der Krakenwürfel zeigt eine rote Minus-Eins, zwei Einsen, eine Zwei und zwei Dreien.
KF-124 = Ist das Ergebnis mindestens so hoch wie angesagt, nimmt man genau die angesagte Zahl Fische.
KF-125 = Von einem kleineren Gewinnstapel nimmt man alles.
KF-126 = Ein niedrigeres Ergebnis bewirkt nichts.
KF-127 = Bei der roten Seite nimmt der Beraubte einen Fisch des Räubers, ohne gefragt zu werden.
KF-128 = Ein Räuber ohne gesammelte Fische verliert bei der roten Seite nichts.
KF-129 = Offene Fische auf dem Plan gehören noch niemandem und können nicht stibitzt werden.
KF-130 = Karten werden blind gezogen: Jede des Gewinnstapels ist gleich wahrscheinlich.
KF-131 = Höhlenkarten können nicht stibitzt werden.
KF-132 = Welcher Fisch den Besitzer wechselte, wissen nur die beiden, die anderen nur, wie viele.
KF-133 = Krake und Taucher bleiben nach einem Raub auf dem Feld.

KF-140 = Alle offenen Fische kommen verdeckt auf den Gewinnstapel des Spielers am Zug.
KF-141 = Eine erkundete Höhle nimmt man, sieht sie an und hält sie getrennt von den Fischen.
KF-142 = Ein Gewinnstapel hat keine Ordnung; wie groß er ist, wissen alle.
KF-143 = Seine eigenen Karten darf man jederzeit ansehen, sonst niemand.

KF-150 = Lücken werden einzeln aufgefüllt, von links oben Reihe für Reihe, mit den obersten Karten des Stapels.
KF-151 = Wurde nichts genommen, wird nichts aufgefüllt, und die Partie kann nicht enden.
KF-152 = Reicht der Stapel gerade, geht es mit leerem Stapel weiter.
KF-153 = Lässt sich eine Lücke nicht füllen, endet die Partie sofort.
KF-154 = Am Ende werden keine Züge nachgeholt.
KF-155 = Zwischen den Zügen behalten Taucher Feld und Schwimmrichtung.

KF-160 = Eine neu gewonnene Höhlenkarte gilt erst ab dem nächsten eigenen Zug.
KF-161 = Man darf mehrere Höhlenkarten in einem Zug nutzen; eine genutzte kommt vor aller Augen zurück in die Schachtel.
KF-162 = Keine Karte muss genutzt werden, Karten sind unabhängig voneinander, und man darf beliebig viele haben.
KF-163 = Turboflossen ersetzen eine Bewegung durch ein bis drei oder ein bis fünf Schritte.
KF-164 = Jeder Schritt mit Turboflossen muss erlaubt sein; der Weg darf sich kreuzen und zum Anfang zurückführen.
KF-165 = Der ganze Weg ist eine Bewegung: Karten zählen nur, wo er endet.
KF-166 = Eine Turboflossen-Karte für eine Bewegung.
KF-167 = Die Karte ist verbraucht, sobald der Weg gewählt ist: wo er endet und wohin der Taucher blickt.
KF-170 = Eine Unterwasserlampe nutzt man vor der ersten Bewegung eines Zuges, auch vor dem Umdrehen.
KF-171 = Die Lampe zeigt nur dem, der sie nutzt, einen verdeckten Fisch irgendwo auf dem Plan; Höhlen und Stapel erreicht sie nicht.
KF-172 = Die schwache Lampe zeigt einen Fisch, die starke bis zu zwei; den zweiten wählt man, nachdem man den ersten gesehen hat.
KF-173 = Alle sehen, wohin die Lampe leuchtet; was sie zeigt, sieht nur, wer sie nutzt.
KF-175 = Ein Turbokrake gibt der Krakenbewegung des Zuges drei oder fünf Schritte dazu, auch ohne Krakenpunkte.
KF-176 = Krakenpunkte und Turbokraken zählen zusammen; die Karten nennt man, bevor der Krake zieht, und dann muss er ziehen.
KF-177 = Ein Turbokrake wirkt auch nach einem doppelten Fisch, aber nicht in einem Zug, der mangels Fisch endete.
KF-180 = Nach einem zu niedrigen Wurf, auch der roten Seite, macht „Nochmal würfeln“ ihn ungültig und würfelt neu.
KF-181 = Der letzte Wurf zählt, was auch davor kam.
KF-182 = Die starke Karte gibt bis zu zwei weitere Würfe, der zweite ist freiwillig.
KF-183 = Sind die Würfe einer Karte verbraucht, darf ein weiteres „Nochmal würfeln“ folgen.
KF-184 = Wer beraubt wird, kann nicht nochmal würfeln.
KF-185 = Regenbogenfische und Schatztruhen bleiben bis zum Ende geheim und zählen nie als ungenutzte Karten.

KF-190 = Am Ende werden Gewinnstapel und Höhlen aufgedeckt; Karten auf dem Plan zählen nicht.
KF-191 = Von jeder Art zählt nur der beste Fisch.
KF-192 = Ein Regenbogenfisch auf einem Stapel macht ihn mindestens vier wert.
KF-193 = Ein Regenbogenfisch braucht einen Stapel; zwei dürfen auf zwei Stapel.
KF-194 = Regenbogenfische sind freiwillig und werden reihum gelegt, wenn alle Karten offen sind.
KF-195 = Jede nie genutzte Höhlenkarte mit einer Aktion ist einen Punkt wert.
KF-196 = Stapel, Regenbogenfische und ungenutzte Höhlenkarten ergeben die Zwischenwertung.
KF-197 = Der Rang ist eins mehr als die Zahl der Spieler mit höherer Zwischenwertung.
KF-198 = Eine Schatztruhe bringt 1, 3, 5 oder 7 Punkte für Rang 1, 2, 3 oder 4.
KF-199 = Zwei Schatztruhen zählen doppelt; Ränge ändern sie nie.
KF-200 = Zwischenwertung und Schatztruhen ergeben das Ergebnis; das höchste gewinnt.
KF-201 = Bei Gleichstand gewinnt, wer mehr Fische gesammelt hat.
KF-202 = Ist auch das gleich, gewinnen sie gemeinsam.
