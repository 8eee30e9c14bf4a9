### Kleine Fische ganz groß im Browser: Namen der Ziele, Knöpfe, das Feld neben dem Brett

kleine-fische-web-summary = { $left ->
    [0] Stapel leer
    [one] 1 Karte im Stapel
   *[other] { $left } Karten im Stapel
}

## Das Brett

kleine-fische-web-board = Das Riff: fünf Reihen mit fünf Karten, dazwischen die Felder zum Schwimmen
kleine-fische-web-board-keys = Pfeiltasten gehen von Ziel zu Ziel, mit Umschalttaste von Karte zu Karte. Enter wählt.
kleine-fische-web-card-gap = { $place }, leer
kleine-fische-web-card-hidden = { $place }, verdeckter Fisch
kleine-fische-web-card-known = { $place }, verdeckt, schon gesehen: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 Krakenpunkt
   *[other] , { $octopus } Krakenpunkte
}, offen als Nummer { $number }
kleine-fische-web-card-cave = { $place }, Höhle, die { $needs } offene Fische verlangt; offen: { $open }
kleine-fische-web-column = Boot über Spalte { $column }
kleine-fische-web-swap-cave = Die Höhle in { $place } tauschen
kleine-fische-web-diver = { $seat } { $lane }, Blick nach { $way }
kleine-fische-web-diver-boat = { $seat } auf dem Boot
kleine-fische-web-octopus-at = Der Krake ist { $lane }
kleine-fische-web-octopus-home = Der Krake ist in seiner Höhle
kleine-fische-web-open-of = offen { $open } von { $needs }
kleine-fische-web-of = { $open } von { $needs }
kleine-fische-web-explore-now = erkunden!
kleine-fische-web-deck = Stapel
kleine-fische-web-die = Krakenwürfel
kleine-fische-web-octopus-cave = Krakenhöhle

## Aktionen, als Teile eines Satzes

kleine-fische-web-swim = nach { $way } schwimmen: { $offer }
kleine-fische-web-dash = { $cave }: nach { $way }, { $lane }, in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}: { $offer }
kleine-fische-web-jump = springen, { $lane }, Blick nach { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] { $places } aufdecken
   *[other] einen von zweien aufdecken: { $places }
}
kleine-fische-web-offer-cave = die Höhle verlangt { $needs }, offen { $open }
kleine-fische-web-offer-lost = daneben liegt kein Fisch, dein Zug endet dort ohne Fang
kleine-fische-web-offer-ends = daneben liegt kein Fisch, dein Tauchgang endet dort; du behältst { $keeps ->
    [one] den offenen Fisch
   *[other] die { $keeps } offenen Fische
}
kleine-fische-web-then-reveal = { $place } aufdecken
kleine-fische-web-then-known = { $place } aufdecken: { $fish }
kleine-fische-web-then-bust = { $place } aufdecken: { $fish }, doppelt!
kleine-fische-web-then-explore = die Höhle in { $place } erkunden
kleine-fische-web-reveal = { $place } aufdecken
kleine-fische-web-reveal-known = { $place } aufdecken: { $fish }
kleine-fische-web-reveal-bust = { $place } aufdecken: { $fish }, doppelt!
kleine-fische-web-explore = die Höhle in { $place } erkunden: { $needs } Fische liegen offen
kleine-fische-web-peek = { $place } anschauen
kleine-fische-web-enough = die Lampe ausmachen
kleine-fische-web-stop-name = aufhören und { $keeps ->
    [one] einen Fisch
   *[other] { $keeps } Fische
} behalten, Krakenpunkte: { $points }
kleine-fische-web-octopus = den Kraken { kleine-fische-web-deed-steps } weit ziehen, { $lane }
kleine-fische-web-octopus-meets = den Kraken zu { $seats } ziehen, { kleine-fische-web-deed-steps }: Dann darfst du stibitzen
kleine-fische-web-stay = den Kraken lassen, wo er ist
kleine-fische-web-rob = { $victim_seat } berauben, Fische: { $fish }
kleine-fische-web-announce = { $number } von { $victim_seat } versuchen: { $good } von { $faces } Seiten genügen, { $bad } von { $faces } kostet dich { $loss ->
    [one] einen Fisch
   *[other] { $loss } Fische
}
kleine-fische-web-spare = nichts stibitzen
kleine-fische-web-again = nochmal würfeln
kleine-fische-web-accept = den Wurf hinnehmen: { $loss ->
    [0] Nichts wird stibitzt
    [one] Du verlierst einen Fisch
   *[other] Du verlierst { $loss } Fische
}
kleine-fische-web-use = „{ $cave }“ spielen
kleine-fische-web-exchange = die Höhle in { $place } mit dem Fisch in { $other } tauschen
kleine-fische-web-rainbow = den Regenbogenfisch auf „{ $fish }“ legen: { $gain ->
    [one] 1 Punkt mehr
   *[other] { $gain } Punkte mehr
}
kleine-fische-web-rainbow-nowhere = den Regenbogenfisch nirgendwohin legen

## Die beiden Knöpfe

kleine-fische-web-button-stop = Aufhören
kleine-fische-web-button-stop-small = { $keeps } behalten{ $points ->
    [0] {""}
   *[other] , Krake { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = erst einen Fisch aufdecken
kleine-fische-web-button-stop-early = erst schwimmen
kleine-fische-web-button-enough = Genug
kleine-fische-web-button-enough-small = Lampe ausmachen
kleine-fische-web-button-stay = Bleiben
kleine-fische-web-button-stay-small = { $count ->
    [0] Krake bleibt
    [one] 1 Fisch nehmen
   *[other] { $count } Fische nehmen
}
kleine-fische-web-button-spare = Nichts stibitzen
kleine-fische-web-button-spare-small = ziehen lassen
kleine-fische-web-button-accept = Hinnehmen
kleine-fische-web-button-accept-small = { $loss ->
    [0] nichts wird stibitzt
    [one] du verlierst einen Fisch
   *[other] du verlierst { $loss } Fische
}
kleine-fische-web-button-nowhere = Nirgends
kleine-fische-web-button-nowhere-small = auf keinen Stapel
kleine-fische-web-button-swim = Weiter
kleine-fische-web-button-swim-ends = nach { $way }: Schluss, { $keeps } bleiben
kleine-fische-web-button-swim-lost = nach { $way }: kein Fisch, Zug vorbei
kleine-fische-web-button-swim-go = nach { $way }: { $count ->
    [one] ein Fisch
   *[other] einer von { $count } Fischen
}
kleine-fische-web-button-swim-go-odds = nach { $way }: { $percent } % doppelt
kleine-fische-web-button-jump = Springen
kleine-fische-web-button-exchange = Tauschen
kleine-fische-web-button-reveal = Aufdecken
kleine-fische-web-button-reveal-odds = { $percent } % doppelt
kleine-fische-web-button-explore = Erkunden
kleine-fische-web-button-explore-small = die Zahl passt
kleine-fische-web-button-peek = Anschauen
kleine-fische-web-button-octopus = Ziehen
kleine-fische-web-button-octopus-none = keine Schritte
kleine-fische-web-button-octopus-to = { $cost ->
    [one] ein Schritt
   *[other] { $cost } Schritte
}
kleine-fische-web-button-octopus-meets = zu { $seats }, dann stibitzen
kleine-fische-web-button-rob = Berauben
kleine-fische-web-button-announce = Würfeln
kleine-fische-web-button-announce-go = für { $number }: { $good } von { $faces }
kleine-fische-web-button-again = Nochmal würfeln
kleine-fische-web-button-again-none = keine Karte dafür
kleine-fische-web-button-use = Karte spielen
kleine-fische-web-button-rainbow = Hinlegen
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } taucht

## Neben dem Brett

kleine-fische-web-open = offen
kleine-fische-web-kept = behalten
kleine-fische-web-photos = Offene Fische, in der Reihenfolge des Aufdeckens
kleine-fische-web-photos-none = Noch liegt kein Fisch offen: Jede neue Art zählt, die zweite derselben Art ist doppelt.
kleine-fische-web-next = der nächste
kleine-fische-web-bust = { $fish } doppelt! Nummer { $from } bis { $to } werden verdeckt.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Davor lag noch nichts offen.
    [one] Der eine davor bleibt.
   *[other] Die { $kept } davor bleiben.
}
kleine-fische-web-pair = doppelt
kleine-fische-web-between = dazwischen aufgedeckt: wird auch verdeckt
kleine-fische-web-stays = bleibt
kleine-fische-web-steal-from = { $seat } beraubt { $victim_seat }
kleine-fische-web-steal-takes = { $seat } nimmt { $taken } von { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } behält alles
kleine-fische-web-steal-chance = { $good } von { $faces }
kleine-fische-web-steal-whom = Wen willst du berauben?
kleine-fische-web-steal-how-many = Wie viele von { $victim_seat }?
kleine-fische-web-steal-rolled = Gewürfelt { $result }, gewollt { $number }
kleine-fische-web-rainbow-lay = Tippe den Stapel an, der { $shells } zählen soll.
kleine-fische-web-swum = Nur ein Feld ist frei: { $seat } schwimmt nach { $way }.
kleine-fische-web-odds-show = Zeigen, wie oft es doppelt käme
kleine-fische-web-odds-hide = ausblenden
kleine-fische-web-odds-new = { $count } neu
kleine-fische-web-odds-pair = doppelt { $percent } %
kleine-fische-web-odds-keep = bei einem Paar bleiben dir { $keeps } von { $open }
kleine-fische-web-odds-none = Voraus liegt kein verdeckter Fisch: Weiterschwimmen beendet den Tauchgang, ein Paar ist nicht möglich.
kleine-fische-web-odds-all = von { $unseen } ungesehenen Fischen
kleine-fische-web-odds-bar = Ungesehene Fische: { $unseen }, davon neu: { $count }; die Gefahr, dass einer doppelt ist: { $percent } %
kleine-fische-web-hand = Deine Höhlen
kleine-fische-web-caves = Höhlen: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
}
kleine-fische-web-album = Album von { $seat }: Von jeder Art zählt der beste Fisch
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: keiner
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = Blick nach { $way }
kleine-fische-web-on-boat = auf dem Boot
kleine-fische-web-turn = taucht

## Was der Bestätigungsknopf sagt, und wie man wählt

kleine-fische-web-deed-swim = Nach { $way } schwimmen
kleine-fische-web-deed-swim-then = Nach { $way } schwimmen und aufdecken
kleine-fische-web-deed-dash = Flossen benutzen
kleine-fische-web-deed-jump = Springen, Blick nach { $way }
kleine-fische-web-deed-risk = Doppelt: { $percent } %
kleine-fische-web-deed-lost = Dort liegt kein Fisch: Dein Zug endet ohne Fang.
kleine-fische-web-deed-ends = Dort liegt kein Fisch: Dein Tauchgang endet, du behältst { $keeps }.
kleine-fische-web-deed-reveal = Aufdecken
kleine-fische-web-deed-pair = { $fish } noch einmal: doppelt!
kleine-fische-web-deed-explore = Höhle erkunden
kleine-fische-web-deed-peek = Ansehen
kleine-fische-web-deed-enough = Licht ausmachen
kleine-fische-web-deed-stop = Aufhören
kleine-fische-web-deed-keeps = Fische, die du behältst: { $keeps }.
kleine-fische-web-deed-octopus = Kraken bewegen
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
}
kleine-fische-web-deed-meets = Er erreicht { $seats }: Dann darfst du stibitzen.
kleine-fische-web-deed-stay = Kraken dort lassen
kleine-fische-web-deed-rob = Von { $victim_seat } stibitzen
kleine-fische-web-deed-spare = Nichts stibitzen
kleine-fische-web-deed-announce = Um { $number } würfeln
kleine-fische-web-deed-chance = { $good } von { $faces }
kleine-fische-web-deed-red = Die rote Seite kostet dich { $loss ->
    [one] einen Fisch
   *[other] { $loss } Fische
}.
kleine-fische-web-deed-use = Karte spielen
kleine-fische-web-deed-again = Noch einmal würfeln
kleine-fische-web-deed-accept = Wurf hinnehmen
kleine-fische-web-deed-exchange = Tauschen
kleine-fische-web-deed-rainbow = Auf { $fish } legen
kleine-fische-web-deed-nowhere = Nirgends hinlegen
kleine-fische-web-how-jump = Tippe einen Pfeil neben einer Karte der obersten Reihe an, oder ein Bootszeichen, um das Boot dorthin zu bringen.
kleine-fische-web-how-move = Tippe eine Karte vor dir an, um sie aufzudecken, oder einen Pfeil, um dorthin zu schwimmen.
kleine-fische-web-how-choice = Tippe eine Karte vor dir an, um sie aufzudecken, einen Pfeil, um dorthin zu schwimmen, oder Aufhören.
kleine-fische-web-how-reveal = Tippe eine der Karten mit dem Auge an.
kleine-fische-web-how-explore = Tippe eine Karte mit dem Auge an, oder die Höhle.
kleine-fische-web-how-octopus = Tippe ein Feld mit einer Zahl an: So viele Schritte kostet es. Erreicht er einen Gegner, darfst du zu stibitzen versuchen.
kleine-fische-web-how-octopus-nobody = Kein Gegner ist in seiner Reichweite. Um ein Feld zu sperren, tippe eines mit einer Zahl an.
kleine-fische-web-how-announce = Tippe eine Zahl an: Je mehr du willst, desto schwerer wird es.
kleine-fische-web-how-exchange = Tippe eine Höhle der obersten Reihe an, dann einen Fisch.
kleine-fische-web-how-rainbow = Tippe eine Art in deinem Album an.
kleine-fische-web-how-peek = Tippe einen verdeckten Fisch an: Nur du siehst ihn.

## Was geschieht, erzählt, während es zu sehen ist

kleine-fische-web-told-swam = { $seat } schwimmt nach { $way }.
kleine-fische-web-told-revealed = { $seat } deckt auf: { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } wirft den Krakenwürfel …

## Was auf dem Telefon immer zu sehen ist

kleine-fische-web-fact-kinds = Deine Fische: { $count }, verschiedene Arten: { $kinds } von { $all }.
kleine-fische-web-fact-points = Deine besten Fische jeder Art sind bisher { count-points } wert.

## Was die Dinge sind

kleine-fische-web-about-hidden = Ein verdeckter Fisch
kleine-fische-web-about-hidden-text = Schwimm auf ein Feld daneben und decke ihn auf. Es gibt { $kinds } Arten, von jeder { $each } Fische, mit einer bis vier Muscheln.
kleine-fische-web-about-open-text = Offen als Nummer { $number } dieses Tauchgangs. Ein zweiter Fisch dieser Art würde beide zudecken, und alles, was dazwischen aufgedeckt wurde.
kleine-fische-web-about-points-text = Nach dem Tauchgang darfst du den Kraken für jeden Krakenpunkt ein Feld weit bewegen.
kleine-fische-web-about-known-text = Wieder verdeckt, aber du hast ihn schon gesehen.
kleine-fische-web-about-cave = Eine Höhle: { $needs }
kleine-fische-web-about-cave-text = Schwimm daneben, wenn genau { $needs } Fische offen liegen: Dann darfst du sie erkunden. Die Karte gehört dir, und der Tauchgang endet.
kleine-fische-web-about-gap = Eine Lücke
kleine-fische-web-about-gap-text = Sie wird nach dem Zug vom Stapel aufgefüllt.
kleine-fische-web-about-diver = Taucher von { $seat }
kleine-fische-web-about-diver-text = Taucher versperren einander nie den Weg. Der Krake kann auf einen Gegner gezogen werden, um zu stibitzen.
kleine-fische-web-about-diver-own = Du schwimmst nur vorwärts: durch die Kreuzung vor dir, geradeaus oder um die Ecke. Die Lampe leuchtet in deine Richtung.
kleine-fische-web-about-octopus = Der Krake
kleine-fische-web-about-octopus-text = Auf sein Feld darf niemand schwimmen. Krakenpunkte auf deinen Fischen bewegen ihn nach dem Tauchgang. Erreicht er einen Gegner, darfst du zu stibitzen versuchen.
kleine-fische-web-about-deck-text = Von hier werden Lücken im Riff aufgefüllt. Kann eine Lücke nicht gefüllt werden, ist das Spiel aus.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 und eine rote Seite. Zum Stibitzen musst du mindestens so viel würfeln, wie du angesagt hast; bei Rot nimmt dir der andere einen Fisch.
kleine-fische-web-about-boat = Das Boot
kleine-fische-web-about-boat-text = Von hier springen alle in ihrem ersten Zug, neben einen Fisch der obersten Reihe. Später tut es nichts mehr.
kleine-fische-web-about-lane-text = Taucher und Krake schwimmen auf den Feldern zwischen den Karten. Nach dem Schwimmen deckst du einen Fisch daneben auf.
kleine-fische-web-about-cave-fins = Einmal: bis zu { $power } Schritte schwimmen statt einem.
kleine-fische-web-about-cave-lamp = Einmal, bevor du schwimmst: { $power ->
    [one] einen verdeckten Fisch
   *[other] bis zu { $power } verdeckte Fische
} irgendwo ansehen.
kleine-fische-web-about-cave-octo = Einmal: { $power } Schritte mehr für den Kraken, auch ohne Krakenpunkte.
kleine-fische-web-about-cave-reroll = Einmal: einen misslungenen Wurf wiederholen{ $power ->
    [one] {""}
   *[other] , bis zu { $power } Mal
}.
kleine-fische-web-about-cave-rainbow = Wird nicht gespielt. Am Ende macht er eine deiner Arten vier Muscheln wert.
kleine-fische-web-about-cave-chest = Wird nicht gespielt. Am Ende geöffnet: Je weniger Punkte du hast, desto mehr bringt sie: 1, 3, 5 oder 7.
kleine-fische-web-about-pile = { $seat }: { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
}
kleine-fische-web-about-pile-hidden = Bekannt ist nur, wie viele es sind, nicht welche. Fische können stibitzt werden, Höhlen nicht.
kleine-fische-web-about-pile-own = Am Ende zählt von jeder Art nur dein bester Fisch.
kleine-fische-web-about-caves = Höhlen von { $seat }
kleine-fische-web-about-caves-text = Jede darf ab dem nächsten Zug einmal gespielt werden. Ungenutzt bringt sie am Ende einen Punkt. Stibitzt werden kann sie nicht.
kleine-fische-web-about-of = { $count } von { $all }
kleine-fische-web-about-row-where = Wo
kleine-fische-web-about-row-place = Platz
kleine-fische-web-about-row-open = Jetzt offene Fische
kleine-fische-web-about-row-shells = Muscheln
kleine-fische-web-about-row-octopus = Krakenpunkte
kleine-fische-web-about-row-kinds = Arten
kleine-fische-web-about-row-points = Punkte bisher
kleine-fische-web-about-row-cave = Höhle { $needs }
