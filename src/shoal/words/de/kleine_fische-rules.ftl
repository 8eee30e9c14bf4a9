# Das Regelbuch von Kleine Fische ganz groß, für Menschen. Kapitel in der Reihenfolge des Spiels.

kleine-fische-rules-aim = Worum es geht
kleine-fische-rules-aim-1 = Du tauchst an einem Riff aus verdeckten Karten entlang und fotografierst Fische. Solange jeder aufgedeckte Fisch von einer anderen Art ist, darfst du weitermachen. Triffst du eine Art zweimal, entwischt dir ein Teil des Fangs.
kleine-fische-rules-aim-2 = Am Ende zählt von jeder der dreizehn Arten nur dein bestes Bild. Vielfalt gewinnt.

kleine-fische-rules-setup = Das Riff
kleine-fische-rules-setup-1 = Fünfundzwanzig Karten liegen verdeckt, fünf Reihen zu fünf; die übrigen bilden den Stapel. Von hinten siehst du, ob eine Karte ein Fisch oder eine Höhle ist, und eine Höhle zeigt eine Zahl.
kleine-fische-rules-setup-2 = Taucher und Krake bewegen sich auf den Feldern zwischen den Karten und am Rand entlang. Ein Feld im Inneren hat auf beiden Seiten eine Karte, eines am Rand nur auf einer. Alle Taucher beginnen auf dem Boot, der Krake in seiner Krakenhöhle rechts unten.

kleine-fische-rules-turn = Ein Zug
kleine-fische-rules-turn-1 = Zuerst tauchst du: schwimmen, einen Fisch aufdecken, entscheiden, weiterschwimmen. Dann darfst du den Kraken bewegen, vielleicht stibitzen, und sammelst deine Fische ein. Dann wird das Riff aufgefüllt, und der Nächste taucht.

kleine-fische-rules-jump = Der erste Zug: der Sprung
kleine-fische-rules-jump-1 = Bring das Boot über einen Fisch der obersten Reihe und spring an eine seiner Seiten: links, rechts oder unten. Du bestimmst, zu welchem Ende des Feldes dein Taucher schaut. Von da an bleiben die Taucher im Wasser und behalten zwischen den Zügen Ort und Richtung.
kleine-fische-rules-jump-2 = Liegen in der obersten Reihe nur Höhlen, tauschst du zuerst eine davon ungesehen gegen irgendeinen Fisch von unten und springst neben diesen.
kleine-fische-rules-picture-jump = Das Boot liegt über einer Spalte. Der Taucher kann auf drei Felder springen und in beide Richtungen schauen.

kleine-fische-rules-swim = Schwimmen
kleine-fische-rules-swim-1 = Taucher schwimmen nur vorwärts: durch die Kreuzung vor ihnen auf ein beliebiges Feld dort, geradeaus oder um die Ecke, aber nie zurück. Andere Taucher stehen nie im Weg; das Feld mit dem Kraken ist gesperrt.
kleine-fische-rules-swim-2 = Jeder Zug beginnt mit einer Bewegung, und nach jeder Bewegung geht es um eine Karte.
kleine-fische-rules-swim-3 = In einer Ecke geht nur ein Feld weiter. Sitzt dort zu Beginn deines Zuges der Krake, dreht sich dein Taucher zuerst um.

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
kleine-fische-rules-octopus-3 = Am Anfang sitzt der Krake in seiner Höhle. Heraus kommt er auf eines der beiden Felder in der Ecke unten rechts, und das kostet einen Schritt wie jeder andere. Ein Kreis um eine Karte kostet vier Schritte. Taucher auf dem Boot kann er nicht erreichen.
kleine-fische-rules-picture-octopus = So weit lässt sich der Krake diesmal bewegen.

kleine-fische-rules-rob = Stibitzen
kleine-fische-rules-rob-1 = Sag, wie viele Fische du willst: einen, zwei oder drei. Dann wirf den Krakenwürfel; er zeigt 1, 1, 2, 3, 3 und eine rote Seite. Mit mindestens deiner Zahl ziehst du so viele Fische blind aus dem Gewinnstapel des anderen. Mit weniger bekommst du nichts, und bei der roten Seite nimmt der andere dir einen Fisch.
kleine-fische-rules-rob-2 = Du darfst mehr ansagen, als der andere hat: Dann nimmst du alles. Höhlenkarten werden nie stibitzt, und offene Fische im Riff gehören noch niemandem.

kleine-fische-rules-collect = Sammeln und auffüllen
kleine-fische-rules-collect-1 = Deine offenen Fische kommen verdeckt auf deinen Gewinnstapel; hineinschauen darfst du jederzeit. Auch eine erkundete Höhle kommt zu dir. Dann werden die Lücken vom Stapel gefüllt, von links oben an.

kleine-fische-rules-cards = Höhlenkarten
kleine-fische-rules-cards-1 = Höhlenkarten helfen ab deinem nächsten Zug, jede einmal. Turboflossen machen aus einer Bewegung bis zu drei oder fünf Schritte. Die Unterwasserlampe zeigt dir vor dem Schwimmen einen oder zwei verdeckte Fische. Der Turbokrake gibt drei oder fünf Krakenschritte mehr. Mit Nochmal würfeln darfst du einen Wurf wiederholen.
kleine-fische-rules-cards-2 = Regenbogenfische und Schatztruhen werden nicht gespielt: Sie warten auf das Ende.
kleine-fische-rules-cards-3 = Der Turbokrake wirkt auch in einem Zug ohne Krakenpunkte und nach einem Paar.

kleine-fische-rules-end = Ende und Sieg
kleine-fische-rules-end-1 = Lässt sich eine Lücke nicht füllen, weil der Stapel leer ist, endet die Partie sofort.
kleine-fische-rules-end-2 = Jede Art zählt mit ihrem besten Fisch, ein bis vier Muscheln. Ein Regenbogenfisch darf auf eine deiner Arten gelegt werden und macht sie vier wert. Jede Höhlenkarte zum Spielen, die du nie benutzt hast, ist ein Punkt. Dann werden die Truhen geöffnet: Je weniger Punkte du hattest, desto mehr bringen sie, 1, 3, 5 oder 7. Die meisten Punkte gewinnen; bei Gleichstand der größere Gewinnstapel.
kleine-fische-rules-end-3 = Wer gleich viele Punkte hat, teilt beim Öffnen der Truhen den Rang: Zwei auf dem ersten Platz bekommen beide, was der Erste bekommt, und der Nächste ist Dritter.

# Das Spiel auf einer Seite

kleine-fische-rules-aid-jump = Erster Zug: das Boot über einen Fisch der obersten Reihe bringen und links, rechts oder unter ihn springen.
kleine-fische-rules-aid-swim = Schwimmen: nur vorwärts, durch die Kreuzung vor dir. Nie auf den Kraken.
kleine-fische-rules-aid-reveal = Einen verdeckten Fisch daneben aufdecken. Liegt nach der ersten Bewegung keiner da: Zug vorbei.
kleine-fische-rules-aid-pair = Eine Art, die schon offen liegt: Beide und alle dazwischen aufgedeckten werden wieder verdeckt. Ende des Tauchgangs.
kleine-fische-rules-aid-cave = Genau so viele Fische offen wie ihre Zahl: stattdessen die Höhle erkunden. Ende des Tauchgangs.
kleine-fische-rules-aid-octopus = Nach dem Tauchgang: ein Krakenschritt für jeden Krakenpunkt auf deinen offenen Fischen.
kleine-fische-rules-aid-steal = Er hat einen Gegner erreicht: 1 bis 3 ansagen und mindestens so viel würfeln. Rot kostet dich einen Fisch.
kleine-fische-rules-aid-fins = Turboflossen: bis zu 3 oder 5 Schritte in einer Bewegung.
kleine-fische-rules-aid-lamp = Unterwasserlampe: vor dem Schwimmen 1 oder 2 verdeckte Fische ansehen.
kleine-fische-rules-aid-octo = Turbokrake: 3 oder 5 Schritte mehr, auch ohne Punkte.
kleine-fische-rules-aid-reroll = Nochmal würfeln: einen misslungenen Wurf wiederholen, ein- oder zweimal.
kleine-fische-rules-aid-rainbow = Regenbogenfisch: am Ende ist eine deiner Arten 4 wert.
kleine-fische-rules-aid-chest = Schatztruhe: am Ende 1, 3, 5 oder 7 Punkte; am meisten für den Letzten.
kleine-fische-rules-aid-end = Der Stapel kann eine Lücke nicht füllen: Ende. Von jeder Art zählt der beste Fisch, dazu 1 für jede ungenutzte Höhlenkarte.

# Ein Zug als Beispiel

kleine-fische-rules-example = Ein Zug als Beispiel
kleine-fische-rules-example-1 = Mira schaut nach unten und schwimmt ein Feld hinunter. Daneben liegen zwei verdeckte Fische; sie deckt den linken auf: einen Clownfisch mit einer Muschel und zwei Krakenpunkten. Das ist Nummer eins.
kleine-fische-rules-example-2 = Sie schwimmt weiter nach rechts und deckt einen Kofferfisch auf, dann wieder hinunter: einen Anglerfisch. Drei liegen offen. Neben dem nächsten Feld liegt eine Höhle mit einer 3. Sie könnte hinschwimmen und sie erkunden. Stattdessen hört sie auf: Die drei Fische gehören ihr.
kleine-fische-rules-example-3 = Die zwei Punkte des Clownfischs bewegen den Kraken zwei Felder weit, auf Bens Taucher. Mira sagt zwei an und würfelt eine 3: Sie zieht ungesehen zwei Fische aus Bens Stapel. Bei einer 1 hätte sie nichts bekommen, bei Rot hätte Ben einen von ihren genommen.
kleine-fische-rules-example-4 = Dann sammelt sie ihre drei Fische ein, die Lücken werden gefüllt, und Ben taucht. Wäre ihr vierter Fisch ein zweiter Kofferfisch gewesen, wären beide Kofferfische und der Anglerfisch wieder verdeckt worden, und nur der Clownfisch wäre bei ihr geblieben.
