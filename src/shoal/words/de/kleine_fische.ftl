### Kleine Fische ganz groß

kleine-fische-option-memory-help = Gedächtnishilfe: Was alle gesehen haben, bleibt markiert
kleine-fische-option-free-entry = Der Krake verlässt seine Höhle umsonst: Das erste Feld kostet keinen Schritt

## Arten und Höhlen

kleine-fische-hidden = ein verdeckter Fisch
kleine-fische-species-clown = Clownfisch
kleine-fische-species-lion = Feuerfisch
kleine-fische-species-box = Kofferfisch
kleine-fische-species-hammer = Hammerhai
kleine-fische-species-puffer = Kugelfisch
kleine-fische-species-sword = Schwertfisch
kleine-fische-species-saw = Sägefisch
kleine-fische-species-seahorse = Seepferdchen
kleine-fische-species-angel = Kaiserfisch
kleine-fische-species-parrot = Papageifisch
kleine-fische-species-surgeon = Doktorfisch
kleine-fische-species-flying = Flugfisch
kleine-fische-species-angler = Anglerfisch

kleine-fische-shells = { $shells ->
    [one] 1 Muschel
   *[other] { $shells } Muscheln
}

kleine-fische-cave-hidden = eine Höhlenkarte
kleine-fische-cave-fins-1 = Turboflossen (1)
kleine-fische-cave-fins-2 = Turboflossen (2)
kleine-fische-cave-fins-3 = Turboflossen (3)
kleine-fische-cave-fins-4 = Turboflossen (4)
kleine-fische-cave-fins-5 = Turboflossen (5)
kleine-fische-cave-lamp-1 = Unterwasserlampe (ein Blick)
kleine-fische-cave-lamp-2 = Unterwasserlampe (zwei Blicke)
kleine-fische-cave-octo-1 = Turbokrake (+1)
kleine-fische-cave-octo-2 = Turbokrake (+2)
kleine-fische-cave-octo-3 = Turbokrake (+3)
kleine-fische-cave-octo-4 = Turbokrake (+4)
kleine-fische-cave-octo-5 = Turbokrake (+5)
kleine-fische-cave-reroll-1 = Nochmal würfeln (einmal)
kleine-fische-cave-reroll-2 = Nochmal würfeln (zweimal)
kleine-fische-cave-rainbow = Regenbogenfisch
kleine-fische-cave-chest = Schatztruhe

kleine-fische-way-up = oben
kleine-fische-way-down = unten
kleine-fische-way-left = links
kleine-fische-way-right = rechts

## Was gefragt ist

kleine-fische-ask-exchange = Die ganze oberste Reihe besteht aus Höhlen. Tausche eine davon mit einem Fisch von weiter unten.
kleine-fische-wait-exchange = Die ganze oberste Reihe besteht aus Höhlen: { $seat } tauscht eine davon mit einem Fisch von weiter unten.
kleine-fische-ask-jump = Bring das Boot über einen Fisch und spring.
kleine-fische-wait-jump = { $seat } bringt das Boot über einen Fisch und springt.
kleine-fische-ask-move = Schwimm von hier aus weiter.
kleine-fische-wait-move = { $seat } macht die erste Bewegung des Zuges.
kleine-fische-ask-peek = Deine Lampe leuchtet. Schau dir einen verdeckten Fisch an (noch { $left }).
kleine-fische-wait-peek = { $seat } leuchtet verdeckte Fische an (noch { $left }).
kleine-fische-ask-first-reveal = Decke einen der Fische neben dir auf.
kleine-fische-wait-first-reveal = { $seat } wählt, welcher Fisch aufgedeckt wird.
kleine-fische-ask-choice = { $count ->
    [one] Ein Fisch liegt
   *[other] { $count } verschiedene Fische liegen
} offen. Aufhören oder weiterschwimmen?
kleine-fische-wait-choice = { $seat } hat { $count ->
    [one] einen Fisch
   *[other] { $count } verschiedene Fische
} offen liegen und überlegt: aufhören oder weiterschwimmen?
kleine-fische-ask-after-move = { $fish ->
    [0] Willst du die Höhle neben dir erkunden oder aufhören?
   *[other] Willst du einen Fisch neben dir aufdecken oder die Höhle erkunden?
}
kleine-fische-wait-after-move = { $seat } wählt eine Karte neben dem Taucher.
kleine-fische-ask-octopus = { $steps ->
    [0] Keine Krakenpunkte. Lass den Kraken, wo er ist, oder treib ihn mit einem Turbokraken an, falls du einen hast.
    [one] Willst du den Kraken ein Feld bewegen oder ihn lassen, wo er ist?
   *[other] Willst du den Kraken bis zu { $steps } Felder bewegen oder ihn lassen, wo er ist?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } hat keine Krakenpunkte und darf einen Turbokraken spielen.
    [one] { $seat } darf den Kraken ein Feld bewegen.
   *[other] { $seat } darf den Kraken bis zu { $steps } Felder bewegen.
}
kleine-fische-ask-octopus-driven = Bewege den Kraken, jetzt bis zu { $steps } Felder weit.
kleine-fische-wait-octopus-driven = { $seat } bewegt den Kraken, jetzt bis zu { $steps } Felder weit.
kleine-fische-ask-rob = Der Krake hat mehrere Taucher erwischt. Wen willst du berauben?
kleine-fische-wait-rob = Der Krake hat mehrere Taucher erwischt: { $seat } wählt, wer beraubt wird.
kleine-fische-ask-announce = Wie viele Fische willst du { $victim_seat } stibitzen?
kleine-fische-wait-announce = { $seat } überlegt, wie viele Fische es von { $victim_seat } sein sollen.
kleine-fische-ask-rolled = { $result } reicht nicht für { $number }. Hinnehmen oder mit einer Karte nochmal würfeln?
kleine-fische-wait-rolled = { $result } reicht nicht für { $number }: { $seat } nimmt es hin oder würfelt mit einer Karte nochmal.
kleine-fische-ask-roll-on = { $result } reicht nicht für { $number }. Noch ein Wurf oder hinnehmen?
kleine-fische-wait-roll-on = { $result } reicht nicht für { $number }: { $seat } darf noch einmal würfeln.
kleine-fische-ask-rainbow = Auf welchen deiner Stapel kommt der Regenbogenfisch?
kleine-fische-wait-rainbow = { $seat } wählt einen Stapel für den Regenbogenfisch.

## Momente, als Teile eines Satzes

kleine-fische-phase-exchange = eine Höhle der obersten Reihe muss gegen einen Fisch getauscht werden
kleine-fische-phase-jump = zuerst kommt der Sprung
kleine-fische-phase-move = die erste Bewegung des Zuges steht an
kleine-fische-phase-peek = die Lampe ist an
kleine-fische-phase-first-reveal = ein Fisch muss aufgedeckt werden
kleine-fische-phase-choice = es geht um Aufhören oder Weiterschwimmen
kleine-fische-phase-after-move = zuerst kommt die Karte neben dem Taucher
kleine-fische-phase-octopus = der Tauchgang ist vorbei und der Krake darf ziehen
kleine-fische-phase-rob = es wird gewählt, wer beraubt wird
kleine-fische-phase-announce = es wird angesagt, wie viele Fische stibitzt werden
kleine-fische-phase-rolled = ein Wurf ist misslungen
kleine-fische-phase-roll-on = ein Wurf ist misslungen
kleine-fische-phase-rainbow = die Regenbogenfische werden gelegt
kleine-fische-phase-over = die Partie ist zu Ende

## Warum nicht

kleine-fische-no-card = { $cave }: Diese Karte hast du nicht, oder noch nicht für diesen Zug.
kleine-fische-no-lamp-now = { $cave }: Das geht nur vor der ersten Bewegung deines Zuges.
kleine-fische-no-turbo-now = { $cave }: Das geht nur, wenn du den Kraken bewegst.
kleine-fische-no-reroll-now = { $cave }: Das geht nur gleich nach einem zu niedrigen Wurf.
kleine-fische-no-one-card = Nutze zuerst den zweiten Wurf der gespielten Karte oder verzichte darauf; dann darf „{ $cave }“ folgen.
kleine-fische-no-no-lamp = Bei dir brennt keine Lampe: { $now }.
kleine-fische-no-look-first = Du hast die Lampe angemacht, also schau dir wenigstens einen Fisch an.
kleine-fische-no-peek-cave = Das ist eine Höhle; die Lampe zeigt nur Fische.
kleine-fische-no-peek-twice = Diese Karte hast du gerade angeschaut.
kleine-fische-no-exchange = Karten werden nur getauscht, wenn die ganze oberste Reihe aus Höhlen besteht und du springen musst.
kleine-fische-no-exchange-cave = Das ist auch eine Höhle; wähle einen Fisch.
kleine-fische-no-jump-twice = Du bist schon im Wasser; gesprungen wird nur einmal.
kleine-fische-no-jump-cave = Darunter ist eine Höhle; unter dem Boot muss ein Fisch liegen.
kleine-fische-no-jump-now = Noch nicht: { $now }.
kleine-fische-no-jump-octopus = Dort wartet der Krake.
kleine-fische-no-on-boat = Du bist noch auf dem Boot: Spring zuerst.
kleine-fische-no-card-first = Du bist geschwommen; jetzt ist eine Karte neben dir dran.
kleine-fische-no-swim-now = Jetzt wird nicht geschwommen: { $now }.
kleine-fische-no-octopus-there = Dort ist der Krake; kein Taucher schwimmt auf sein Feld.
kleine-fische-no-backwards = Du schwimmst nach { $heading }; Taucher schwimmen nie rückwärts.
kleine-fische-no-no-lane = Von der Kreuzung vor dir führt kein Feld nach { $way }.
kleine-fische-no-too-far = Kein Weg von höchstens { $steps } Schritten endet dort mit Blick nach { $heading }.
kleine-fische-no-card-now = Jetzt nicht: { $now }.
kleine-fische-no-not-beside = Diese Karte liegt nicht neben deinem Feld.
kleine-fische-no-reveal-cave = Das ist eine Höhle; Höhlen werden erkundet, nicht aufgedeckt.
kleine-fische-no-open-already = Diese Karte liegt schon offen.
kleine-fische-no-explore-fish = Das ist ein Fisch, keine Höhle.
kleine-fische-no-explore-first = Nach der ersten Bewegung eines Zuges kann keine Höhle erkundet werden.
kleine-fische-no-explore-count = Diese Höhle verlangt genau { $needs } offene Fische; offen: { $open }.
kleine-fische-no-stop-first = Auf die erste Bewegung eines Zuges folgt immer ein Fisch: Decke einen auf.
kleine-fische-no-stop-before-card = Du bist neben einen verdeckten Fisch geschwommen; aufhören kannst du erst nach einer Karte hier.
kleine-fische-no-stop-unstarted = Ein Zug lässt sich nicht auslassen: Die erste Bewegung muss sein.
kleine-fische-no-stop-now = Aufhören kannst du nur beim Tauchen: { $now }.
kleine-fische-no-octopus-now = Der Krake zieht erst nach deinem Tauchgang: { $now }.
kleine-fische-no-turbo-stay = Du hast den Kraken mit einer Karte angetrieben, also muss er ziehen.
kleine-fische-no-no-points = Keiner deiner offenen Fische zeigt einen Krakenpunkt, und du hast keinen Turbokraken gespielt.
kleine-fische-no-own-diver = Dort ist dein eigener Taucher; dein Krake hält sich von ihm fern.
kleine-fische-no-circle = Um dorthin zurückzukommen, braucht es einen freien Kreis von mindestens vier Feldern; du hast { $steps }.
kleine-fische-no-octopus-far = Mit { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} kommt der Krake nicht dorthin: zu weit, oder ein Taucher ist im Weg.
kleine-fische-no-rob-now = Jetzt ist niemand zu wählen: { $now }.
kleine-fische-no-nobody = An diesem Tisch gibt es keinen Spieler { $number }.
kleine-fische-no-rob-self = Dich selbst kannst du nicht berauben.
kleine-fische-no-rob-elsewhere = { $victim_seat } ist nicht auf dem Feld des Kraken.
kleine-fische-no-announce-now = Jetzt ist nichts anzusagen: { $now }.
kleine-fische-no-again-now = Es gibt keinen zweiten Wurf: { $now }.
kleine-fische-no-accept-now = Es gibt keinen Wurf hinzunehmen: { $now }.
kleine-fische-no-rainbow-now = Regenbogenfische werden erst nach dem Spielende gelegt.
kleine-fische-no-rainbow-stack = Diesen Stapel hast du nicht: { $fish }.

## Was geschah

# Plätze und Felder, wie man zählt: Reihen von oben, Karten von links.
kleine-fische-place = Reihe { $row } Karte { $nth }
kleine-fische-lane = { $side ->
    [left] links von
    [right] rechts von
    [below] unter
   *[above] über
} Reihe { $row } Karte { $nth }

kleine-fische-event-exchanged = { $seat } tauscht die Höhle mit der { $needs } in { kleine-fische-place } mit dem Fisch in Reihe { $other_row } Karte { $other_nth }.
kleine-fische-event-jumped = { $seat } bringt das Boot über Karte { $boat } und springt auf das Feld { kleine-fische-lane }, Blick nach { $way }.
kleine-fische-event-reversed = Der Krake versperrt die Ecke: { $seat } dreht um und blickt nach { $way }.
kleine-fische-event-swam = { $seat } schwimmt nach { $way } auf das Feld { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } deckt in { kleine-fische-place } auf: { $fish }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 Krakenpunkt
   *[other] , { $points } Krakenpunkte
}.
kleine-fische-event-bust = { $fish } doppelt! { $lost } Fische vom ersten bis zum zweiten werden verdeckt; { $seat } behält { $kept ->
    [0] keinen
   *[other] { $kept }
}.
kleine-fische-event-stranded = Kein Fisch neben dem Feld: Der Zug von { $seat } ist vorbei.
kleine-fische-event-stopped = { $seat } hört mit { $count ->
    [one] einem Fisch
   *[other] { $count } Fischen
} auf.
kleine-fische-event-halted = Hier geht nichts mehr: { $seat } hört mit { $count ->
    [one] einem Fisch
   *[other] { $count } Fischen
} auf.
kleine-fische-event-explored = { $seat } erkundet die Höhle in { kleine-fische-place }: { $needs } Fische liegen offen, wie sie es verlangt.
kleine-fische-event-used = { $seat } spielt „{ $cave }“.
kleine-fische-event-peeked = { $seat } leuchtet { kleine-fische-place } an: { $fish }{ $shells ->
    [0] {""}
    [one] , 1 Muschel
   *[other] , { $shells } Muscheln
}{ $points ->
    [0] {""}
    [one] , 1 Krakenpunkt
   *[other] , { $points } Krakenpunkte
}.
kleine-fische-event-darkened = { $seat } hat genug gesehen.
kleine-fische-event-crawled = { $seat } bewegt den Kraken { $cost ->
    [0] ohne einen Schritt
    [one] mit einem Schritt
   *[other] mit { $cost } Schritten
} auf das Feld { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } lässt den Kraken, wo er ist.
kleine-fische-event-met = Vom Kraken erwischt: { $seats }.
kleine-fische-event-chosen = { $seat } wendet sich { $victim_seat } zu.
kleine-fische-event-spared = { $seat } lässt die Taucher ziehen.
kleine-fische-event-announced = { $seat } will { $victim_seat } { $number ->
    [one] einen Fisch
   *[other] { $number } Fische
} wegnehmen.
kleine-fische-event-rolled = { $seat } würfelt { $result }: { $good ->
    [yes] genug für { $number }.
   *[no] zu wenig für { $number }.
}
kleine-fische-event-missed = { $victim_seat } behält alles.
kleine-fische-event-stole = { $seat } stibitzt von { $victim_seat } { $taken ->
    [0] nichts.
    [one] einen Fisch: { $fish }.
   *[other] { $taken } Fische: { $fish }.
}
kleine-fische-event-lost = Die rote Seite: { $victim_seat } nimmt von { $seat } { $taken ->
    [0] nichts.
    [one] einen Fisch: { $fish }.
   *[other] { $taken } Fische: { $fish }.
}
kleine-fische-event-collected = { $seat } sammelt ein: { $fish }.
kleine-fische-event-took = { $seat } nimmt die Höhle mit der { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Das Riff wird mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} aufgefüllt{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , einer Höhle mit der { $caves }
       *[other] , davon eine Höhle mit der { $caves }
      }
   *[other] , davon { $new_caves } Höhlen mit den Zahlen { $caves }
}; { $left ->
    [0] der Stapel ist leer
    [one] im Stapel bleibt eine: { $top ->
        [fish] ein Fisch
       *[other] eine Höhle mit der { $top }
    }
   *[other] im Stapel bleiben { $left }, oben { $top ->
        [fish] ein Fisch
       *[other] eine Höhle mit der { $top }
    }
}.
kleine-fische-event-turn = { $seat } ist am Zug.
kleine-fische-event-ended = Das Riff lässt sich nicht mehr auffüllen: Die Partie ist zu Ende. Alle decken ihre Fische und Höhlen auf, und die Punkte werden gezählt.
kleine-fische-event-crowned = { $seat } legt einen Regenbogenfisch auf den Stapel „{ $fish }“.
kleine-fische-event-declined = { $seat } legt einen Regenbogenfisch nirgendwohin.
kleine-fische-event-scored = Gewonnen: { $seats }. Punkte, Platz für Platz: { $scores }.

## Wertung

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Regenbogenfisch auf „{ $fish }“
kleine-fische-tally-unused = Ungenutzte Höhlenkarten
kleine-fische-tally-chest = { $count ->
    [one] Schatztruhe
   *[other] { $count } Schatztruhen
} auf Rang { $rank }
kleine-fische-tally-tie = Gesammelte Fische, zählt nur bei Gleichstand: { $count }

## Das Brett im Terminal

kleine-fische-short-clown = Clown
kleine-fische-short-lion = Feuer
kleine-fische-short-box = Koffer
kleine-fische-short-hammer = Hammer
kleine-fische-short-puffer = Kugel
kleine-fische-short-sword = Schwert
kleine-fische-short-saw = Säge
kleine-fische-short-seahorse = Pferdch.
kleine-fische-short-angel = Kaiser
kleine-fische-short-parrot = Papagei
kleine-fische-short-surgeon = Doktor
kleine-fische-short-flying = Flug
kleine-fische-short-angler = Angler

kleine-fische-board-boat = Boot
kleine-fische-board-deck = Stapel: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}, als Nächstes { $top }
kleine-fische-board-deck-empty = Stapel: leer
kleine-fische-board-fish-back = ein Fisch
kleine-fische-board-cave-back = eine Höhle { $needs }
kleine-fische-board-octopus-cave = Krake @: in seiner Höhle
kleine-fische-board-octopus-lane = Krake @: auf { $lane }
kleine-fische-board-player = { $count } { $count ->
    [one] Fisch
   *[other] Fische
}
kleine-fische-board-caves = Höhlen { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Offen
kleine-fische-board-photo = { $number }. { $fish } { $size } auf { $place }
kleine-fische-board-points = Krakenpunkte: { $points }
kleine-fische-board-explored = Die Höhle auf { $place } wird erkundet.
kleine-fische-board-lanes = Felder voraus
kleine-fische-board-lane = nach { $way } auf { $lane }: { $offer }
kleine-fische-board-reversed = (nach dem Umdrehen)
kleine-fische-board-blocked = nach { $way } auf { $lane }: Dort ist der Krake
kleine-fische-board-offer-fish = Fisch { $places }
kleine-fische-board-offer-cave = Höhle { $place } offen { $open } von { $needs }
kleine-fische-board-offer-nothing = nichts aufzudecken
kleine-fische-board-odds = Nie gesehen: { $unseen } Fische, davon neu für dich: { $new }
kleine-fische-board-theft = Angesagt { $number }, gewürfelt { $rolls }
kleine-fische-board-album = Deine Fische
kleine-fische-board-albums = Fische von { $seat }
kleine-fische-board-crowns = Regenbogenfisch auf { $fish }
kleine-fische-board-seen = Gesehen bei { $seat }
kleine-fische-board-score = { count-points }, Rang { $rank }
kleine-fische-board-box = In der Schachtel: { $caves }
kleine-fische-board-legend = ~~~ verdeckter Fisch · [4] Höhle, die 4 verlangt · * Muscheln · o Krakenpunkte · 1> Taucher · @ Krake · Feld h23 liegt über Karte c23, Feld v23 links davon
