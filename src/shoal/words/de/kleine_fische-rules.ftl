# Das Regelbuch von Kleine Fische ganz groß, für Menschen. Kapitel in der Reihenfolge des Spiels.

kleine-fische-rules-aim = Worum es geht
kleine-fische-rules-aim-1 = Du tauchst an einem Riff aus verdeckten Karten entlang und fotografierst Fische. Solange jeder aufgedeckte Fisch von einer anderen Art ist, darfst du weitermachen. Triffst du eine Art zweimal, entwischt dir ein Teil des Fangs.
kleine-fische-rules-aim-2 = Am Ende zählt von jeder der dreizehn Arten nur dein bestes Bild. Vielfalt gewinnt.

kleine-fische-rules-setup = Das Riff
kleine-fische-rules-setup-1 = Fünfundzwanzig Karten liegen verdeckt, fünf Reihen mit je fünf; die übrigen bilden den Stapel. Von hinten siehst du, ob eine Karte ein Fisch oder eine Höhle ist, und eine Höhle zeigt eine Zahl.
kleine-fische-rules-setup-2 = Taucher und Krake bewegen sich auf den Feldern zwischen den Karten und am Rand entlang. Ein Feld im Inneren hat auf beiden Seiten eine Karte, eines am Rand nur auf einer. Alle Taucher beginnen auf dem Boot, der Krake in seiner Krakenhöhle rechts unten.

kleine-fische-rules-turn = Ein Zug
kleine-fische-rules-turn-1 = Zuerst tauchst du: schwimmen, einen Fisch aufdecken, entscheiden, weiterschwimmen. Dann darfst du den Kraken bewegen, vielleicht stibitzen, und sammelst deine Fische ein. Dann wird das Riff aufgefüllt, und der Nächste taucht.

kleine-fische-rules-jump = Der erste Zug: der Sprung
kleine-fische-rules-jump-1 = Bring das Boot über einen Fisch der obersten Reihe und spring an eine seiner Seiten: links, rechts oder unten. Du bestimmst, zu welchem Ende des Feldes dein Taucher schaut. Von da an bleiben die Taucher im Wasser und behalten zwischen den Zügen Ort und Richtung.
kleine-fische-rules-picture-jump = Das Boot liegt über einer Spalte. Der Taucher kann auf drei Felder springen und in beide Richtungen schauen.

kleine-fische-rules-swim = Schwimmen
kleine-fische-rules-swim-1 = Taucher schwimmen nur vorwärts: durch die Kreuzung vor ihnen auf ein beliebiges Feld dort, geradeaus oder um die Ecke, aber nie zurück. Andere Taucher stehen nie im Weg; das Feld mit dem Kraken ist gesperrt.
kleine-fische-rules-swim-2 = Jeder Zug beginnt mit einer Bewegung, und nach jeder Bewegung geht es um eine Karte.

kleine-fische-rules-reveal = Einen Fisch aufdecken
kleine-fische-rules-reveal-1 = Decke nach deiner Bewegung einen verdeckten Fisch neben deinem Feld auf. Sind es zwei, wählst du, ohne zu wissen, was sie sind.
kleine-fische-rules-reveal-2 = Liegt nach der ersten Bewegung eines Zuges kein verdeckter Fisch daneben, ist der Zug sofort vorbei. Später heißt das nur, dass du aufhören musst, ohne etwas zu verlieren.

kleine-fische-rules-choice = Aufhören oder weiterschwimmen?
kleine-fische-rules-choice-1 = Nach jeder neuen Art entscheidest du. Hör auf, und alle offenen Fische gehören dir. Oder schwimm weiter und decke noch einen auf.
kleine-fische-rules-choice-2 = Ist der neue Fisch von einer Art, die schon offen liegt, ist der Tauchgang vorbei: Beide und alles, was du dazwischen aufgedeckt hast, werden wieder verdeckt. Was vor dem ersten der beiden offen lag, behältst du.
kleine-fische-rules-choice-3 = Wieder verdeckte Fische bleiben liegen, wo sie sind. Merk sie dir!
kleine-fische-rules-picture-choice = Mehrere verschiedene Fische liegen offen, jeder mit der Nummer, als wievielter er gefunden wurde. Auf einem der markierten Felder weiterschwimmen oder aufhören?

kleine-fische-rules-cave = Eine Höhle erkunden
kleine-fische-rules-cave-1 = Liegen nach einer Bewegung genau so viele Fische offen, wie die Zahl auf einer Höhle neben dir sagt, darfst du die Höhle erkunden, statt einen Fisch aufzudecken. Damit endet der Tauchgang, und die Höhlenkarte gehört dir zusammen mit den Fischen.
kleine-fische-rules-picture-cave = Es sind so viele Fische offen, wie die Höhle verlangt: Sie kann erkundet werden.

kleine-fische-rules-octopus = Der Krake
kleine-fische-rules-octopus-1 = Kleine Fische zeigen Krakenpunkte. Zähl sie auf deinen offenen Fischen: So viele Felder darfst du den Kraken bewegen, oder weniger, oder gar nicht. Er darf sein Feld an beiden Enden verlassen, kehrt unterwegs aber nicht um.
kleine-fische-rules-octopus-2 = Auf deinen eigenen Taucher schwimmt er nie. Erreicht er einen anderen, hält er dort an, und du darfst stibitzen.
kleine-fische-rules-picture-octopus = So weit lässt sich der Krake diesmal bewegen.

kleine-fische-rules-rob = Stibitzen
kleine-fische-rules-rob-1 = Sag, wie viele Fische du willst: einen, zwei oder drei. Dann wirf den Krakenwürfel; er zeigt 1, 1, 2, 3, 3 und eine rote Seite. Mit mindestens deiner Zahl ziehst du so viele Fische blind aus dem Gewinnstapel des anderen. Mit weniger bekommst du nichts, und bei der roten Seite nimmt der andere dir einen Fisch.

kleine-fische-rules-collect = Sammeln und auffüllen
kleine-fische-rules-collect-1 = Deine offenen Fische kommen verdeckt auf deinen Gewinnstapel; hineinschauen darfst du jederzeit. Auch eine erkundete Höhle kommt zu dir. Dann werden die Lücken vom Stapel gefüllt, von links oben an.

kleine-fische-rules-cards = Höhlenkarten
kleine-fische-rules-cards-1 = Höhlenkarten helfen ab deinem nächsten Zug, jede einmal. Turboflossen machen aus einer Bewegung bis zu drei oder fünf Schritte. Die Unterwasserlampe zeigt dir vor dem Schwimmen einen oder zwei verdeckte Fische. Der Turbokrake gibt drei oder fünf Krakenschritte mehr. Mit Nochmal würfeln darfst du einen Wurf wiederholen.
kleine-fische-rules-cards-2 = Regenbogenfische und Schatztruhen werden nicht gespielt: Sie warten auf das Ende.

kleine-fische-rules-end = Ende und Sieg
kleine-fische-rules-end-1 = Lässt sich eine Lücke nicht füllen, weil der Stapel leer ist, endet die Partie sofort.
kleine-fische-rules-end-2 = Jede Art zählt mit ihrem besten Fisch, ein bis vier Muscheln. Ein Regenbogenfisch darf auf eine deiner Arten gelegt werden und macht sie vier wert. Jede Höhlenkarte zum Spielen, die du nie benutzt hast, ist ein Punkt. Dann werden die Truhen geöffnet: Je weniger Punkte du hattest, desto mehr bringen sie, 1, 3, 5 oder 7. Die meisten Punkte gewinnen; bei Gleichstand der größere Gewinnstapel.
