# Das Regelbuch von Kleine Fische ganz groß, für Menschen. Kapitel in der Reihenfolge des Spiels.
# Welche Klauseln ein Absatz erzählt, steht in der englischen Datei.

kleine-fische-rules-aim = Worum es geht
kleine-fische-rules-aim-1 = Du tauchst an einem Riff aus verdeckten Karten entlang und fotografierst Fische. Solange jeder aufgedeckte Fisch von einer anderen Art ist, darfst du weitermachen. Triffst du eine Art zweimal, entwischt dir ein Teil des Fangs. Zu zweit, zu dritt und zu viert gelten dieselben Regeln.
kleine-fische-rules-aim-2 = Am Ende zählt von jeder der dreizehn Arten nur dein bestes Bild. Vielfalt gewinnt.

kleine-fische-rules-setup = Das Riff
kleine-fische-rules-setup-1 = Fische und Höhlen werden zusammen gemischt. Fünfundzwanzig Karten liegen verdeckt, fünf Reihen mit je fünf; die übrigen 78 bilden den Stapel. Von hinten siehst du, ob eine Karte ein Fisch oder eine Höhle ist, und eine Höhle zeigt eine Zahl; vom Stapel siehst du die Rückseite der obersten Karte. Noch gehört niemandem etwas.
kleine-fische-rules-setup-2 = Taucher und Krake bewegen sich auf den Feldern zwischen den Karten und am Rand entlang. Ein Feld im Inneren hat auf beiden Seiten eine Karte, eines am Rand nur auf einer. Ein Taucher ist auf einem Feld und schaut zu einem seiner Enden. Alle Taucher beginnen auf dem Boot, der Krake in seiner Krakenhöhle rechts unten, wo er nichts versperrt. Der erste Platz fängt an.

kleine-fische-rules-turn = Ein Zug
kleine-fische-rules-turn-1 = Zuerst tauchst du: schwimmen, einen Fisch aufdecken, entscheiden, weiterschwimmen. Dann darfst du den Kraken bewegen, vielleicht stibitzen, und sammelst deine Fische ein. Dann wird das Riff aufgefüllt, und der Nächste taucht über einem vollen, verdeckten Riff.
kleine-fische-rules-turn-2 = Den Sprung oder die erste Bewegung darfst du nicht auslassen. Höhlenkarten spielst du nur im eigenen Zug, jede Sorte zu ihrem Zeitpunkt. Zwischen den Zügen behalten die Taucher Feld und Blickrichtung.

kleine-fische-rules-jump = Der erste Zug: der Sprung
kleine-fische-rules-jump-1 = Bring das Boot über einen Fisch der obersten Reihe und spring an eine Seite dieser Karte: links, rechts oder unten. Du bestimmst, zu welchem Ende des Feldes dein Taucher schaut. Andere Taucher dürfen dort sein, der Krake nicht. Der Sprung ist deine erste Bewegung; decke irgendeinen Fisch neben deinem neuen Feld auf. Das Boot bleibt dort und bedeutet nichts mehr.
kleine-fische-rules-jump-2 = Liegen in der obersten Reihe nur Höhlen, tauschst du zuerst eine davon ungesehen gegen einen beliebigen Fisch weiter unten, und das Boot kommt über diesen Fisch. Turboflossen ersetzen den Sprung nie.
kleine-fische-rules-picture-jump = Das Boot liegt über einer Spalte. Der Taucher kann auf drei Felder springen und in beide Richtungen schauen.

kleine-fische-rules-swim = Schwimmen
kleine-fische-rules-swim-1 = Eine Bewegung ist ein Schritt. Taucher schwimmen nur vorwärts: durch die Kreuzung vor ihnen auf ein anderes Feld dort, und schauen von ihr weg. Das sind drei Felder im Inneren, zwei am Rand und eines in der Ecke; nie zurück, nie auf der Stelle gewendet. Ob dort ein Fisch liegt, ist gleich. Andere Taucher stehen nie im Weg; das Feld mit dem Kraken ist gesperrt.
kleine-fische-rules-swim-2 = In einer Ecke liegt nur ein Feld voraus. Sitzt dort der Krake, wenn dein Zug beginnt, wird dein Taucher zuerst umgedreht; das ist kein Schritt, geschieht von selbst und nur dann. Schwimmst du im Lauf eines Zuges in so eine Ecke, geht es dort noch um eine Karte, dann musst du aufhören. Sitzt der Krake auf deinem eigenen Feld, verlässt du es wie sonst. Überall sonst ist eine erste Bewegung möglich.

kleine-fische-rules-reveal = Einen Fisch aufdecken
kleine-fische-rules-reveal-1 = Nach jeder Bewegung geht es um genau eine Karte. Nach der ersten musst du einen verdeckten Fisch neben deinem Feld aufdecken. Sind es zwei, wählst du, ohne zu wissen, was sie sind. Offene Fische und Höhlen werden nie aufgedeckt.
kleine-fische-rules-reveal-2 = Liegt nach der ersten Bewegung kein verdeckter Fisch daneben, ist der ganze Zug sofort vorbei: kein Krake, kein Auffüllen. Später musst du einen verdeckten Fisch neben dir aufdecken, auch wenn du weißt, dass er ein Paar gibt, außer eine Höhle passt. Ohne Fisch neben dir endet der Tauchgang ohne Verlust; neben einer passenden Höhle darfst du sie erkunden oder aufhören. Du darfst absichtlich an so eine Stelle schwimmen.

kleine-fische-rules-choice = Aufhören oder weiterschwimmen?
kleine-fische-rules-choice-1 = Nach jeder neuen Art entscheidest du. Hör auf, und alle offenen Fische gehören dir. Oder schwimm weiter, wenn ein Feld frei ist, und nimm dir die nächste Karte vor.
kleine-fische-rules-choice-2 = Ist der neue Fisch von einer Art, die schon offen liegt, gleich in welcher Größe, ist der Tauchgang vorbei: Beide und alles, was du dazwischen aufgedeckt hast, werden wieder verdeckt. Dazwischen meint die Zeit, nicht den Ort. Was vor dem ersten der beiden offen lag, behältst du. Bei dreizehn Arten gäbe ein vierzehnter Fisch immer ein Paar.
kleine-fische-rules-choice-3 = Wieder verdeckte Fische bleiben liegen und lassen sich wiederfinden. Merk sie dir! Nach einem Paar geht dein Zug mit dem Kraken weiter, mit den Punkten auf dem, was du behalten hast.
kleine-fische-rules-picture-choice = Mehrere verschiedene Fische liegen offen, jeder mit der Nummer, als wievielter er gefunden wurde. Auf einem der markierten Felder weiterschwimmen oder aufhören?

kleine-fische-rules-cave = Eine Höhle erkunden
kleine-fische-rules-cave-1 = Liegen nach einer späteren Bewegung genau so viele Fische offen, wie die Zahl auf einer Höhle neben dir sagt, darfst du die Höhle erkunden, statt einen Fisch aufzudecken. Damit endet der Tauchgang. Passen zwei, wählst du eine; eine Höhle im Zug. Nach der ersten Bewegung passt keine. Die Karte gehört dir beim Einsammeln, und bis dahin kann sie niemand stibitzen.
kleine-fische-rules-picture-cave = Es sind so viele Fische offen, wie die Höhle verlangt: Sie kann erkundet werden.

kleine-fische-rules-octopus = Der Krake
kleine-fische-rules-octopus-1 = Kleine Fische zeigen Krakenpunkte. Zähl sie auf den Fischen, die nach dem Tauchen noch offen sind: So viele Felder darfst du den Kraken bewegen, oder weniger, oder gar nicht; ohne Punkte bewegt ihn nur ein Turbokrake. Eine Bewegung im Zug. Er darf sein Feld an beiden Enden verlassen, woher er auch früher kam.
kleine-fische-rules-octopus-2 = Unterwegs schwimmt er durch jedes Feld von einem Ende zum anderen und kehrt nie darauf um. Zum Ausgangsfeld zurück braucht er also einen Kreis von mindestens vier Feldern. Nur das Feld zählt, auf dem er endet; jeder Weg im Rahmen seiner Schritte ist recht.
kleine-fische-rules-octopus-3 = Mit seiner ersten Bewegung kommt er auf eines der beiden Felder an der Ecke rechts unten. Das kostet einen Schritt, und von dort geht es weiter. In seine Höhle kehrt er nie zurück.
kleine-fische-rules-octopus-4 = Auf das Feld deines eigenen Tauchers kommt er nie, auch nicht im Vorbeischwimmen. Auf einem Feld mit anderen Tauchern hält er an, übrige Schritte verfallen. Taucher auf dem Boot trifft er nicht, und wenn er sich nicht bewegt hat, wird nicht stibitzt.
kleine-fische-rules-picture-octopus = So weit lässt sich der Krake diesmal bewegen.

kleine-fische-rules-rob = Stibitzen
kleine-fische-rules-rob-1 = Hast du den Kraken auf andere bewegt, darfst du einen von ihnen berauben oder es lassen. Sag, wie viele Fische du willst: einen, zwei oder drei, wie viele es auch gibt. Dann wirf den Krakenwürfel; er zeigt 1, 1, 2, 3, 3 und eine rote minus eins.
kleine-fische-rules-rob-2 = Mit mindestens deiner Zahl ziehst du genau so viele Fische blind aus dem Gewinnstapel des anderen, oder den ganzen, wenn er kleiner ist. Mit weniger bekommst du nichts. Bei der roten Seite nimmt der andere dir einen Fisch, falls du einen hast. Nur ihr beide wisst, welche Fische es waren.
kleine-fische-rules-rob-3 = Offene Fische im Riff gehören noch niemandem, und Höhlen kann man nicht stibitzen. Krake und Taucher bleiben, wo sie sind.



kleine-fische-rules-collect = Sammeln und auffüllen
kleine-fische-rules-collect-1 = Deine offenen Fische kommen verdeckt auf deinen Gewinnstapel. Auch eine erkundete Höhle kommt zu dir, getrennt von den Fischen. Deine eigenen Karten darfst du jederzeit ansehen; die anderen sehen nur, wie viele es sind.
kleine-fische-rules-collect-2 = Dann werden die Lücken vom Stapel gefüllt, eine nach der anderen, von links oben an. Hast du nichts genommen, wird nichts gefüllt. Reicht der Stapel gerade, geht die Partie ohne Stapel weiter.

kleine-fische-rules-cards = Höhlenkarten
kleine-fische-rules-cards-1 = Höhlenkarten helfen ab deinem nächsten Zug, jede einmal; eine benutzte kommt für alle sichtbar in die Schachtel. Du musst sie nie benutzen, darfst mehrere in einem Zug spielen und beliebig viele haben.
kleine-fische-rules-cards-2 = Turboflossen machen aus einer Bewegung bis zu drei oder fünf Schritte. Jeder Schritt muss erlaubt sein, der Weg darf sich kreuzen, und es zählt nur die Karte neben dem letzten Feld. Eine Flossenkarte je Bewegung.
kleine-fische-rules-cards-3 = Die Unterwasserlampe zeigt dir vor deiner ersten Bewegung einen oder zwei verdeckte Fische irgendwo im Riff; den zweiten wählst du, wenn du den ersten gesehen hast. Alle sehen, wohin sie leuchtet, nur du siehst, was dort liegt.
kleine-fische-rules-cards-4 = Der Turbokrake gibt drei oder fünf Krakenschritte mehr, auch ohne einen einzigen Punkt und auch nach einem Paar. Er wird angesagt, bevor sich der Krake bewegt, und dann muss sich der Krake bewegen.
kleine-fische-rules-cards-5 = Nochmal würfeln macht einen zu niedrigen Wurf ungültig, auch den roten, und du würfelst neu; eine Sorte der Karte erlaubt noch einen zweiten Versuch. Der letzte Wurf zählt. Nur wer stibitzt, kann sie spielen, und ist eine Karte aufgebraucht, darf die nächste folgen.
kleine-fische-rules-cards-6 = Regenbogenfische und Schatztruhen werden nicht gespielt: Sie warten verdeckt auf das Ende.

kleine-fische-rules-end = Ende und Sieg
kleine-fische-rules-end-1 = Lässt sich eine Lücke nicht füllen, weil der Stapel leer ist, endet die Partie sofort, gleich wer dran war. Alle Gewinnstapel und Höhlen werden aufgedeckt; was noch im Riff liegt, zählt für niemanden.
kleine-fische-rules-end-2 = Jede Art zählt mit ihrem besten Fisch, ein bis vier Muscheln. Ein Regenbogenfisch darf auf eine Art gelegt werden, die du hast, und macht sie vier wert; zwei davon brauchen zwei Arten. Jede Höhlenkarte zum Spielen, die du nie benutzt hast, ist ein Punkt. Zusammen ist das der Zwischenstand.
kleine-fische-rules-end-3 = Dann werden die Truhen geöffnet: 1, 3, 5 oder 7 Punkte für den Ersten, Zweiten, Dritten oder Vierten nach dem Zwischenstand. Gleiche teilen sich den besseren Rang, Truhen ändern die Ränge nie, und zwei Truhen zahlen doppelt. Die meisten Punkte gewinnen; bei Gleichstand der größere Gewinnstapel, und ist auch der gleich, gewinnen sie gemeinsam.

kleine-fische-rules-decided = Von uns entschieden
kleine-fische-rules-decided-1 = Zwei Regeln kann man auch anders lesen. Hier wird nur ein Taucher umgedreht, der auf eine versperrte Ecke schaut; gemeint sein kann auch, dass jeder, vor dem gleich der Krake sitzt, wenden darf und nicht muss. Und hier zahlt der Krake einen Schritt, um ins Riff zu kommen; wer meint, das koste nichts, kann es am Tisch als Option wählen.

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
