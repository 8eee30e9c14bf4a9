## Dinge

vanuatu-action-sail = Segeln
vanuatu-action-build = Bauen
vanuatu-action-explore = Tauchen
vanuatu-action-fish = Fischen
vanuatu-action-sell = Verkaufen
vanuatu-action-buy = Kaufen
vanuatu-action-draw = Zeichnen
vanuatu-action-transport = Befördern
vanuatu-action-rest = Ausruhen

vanuatu-good-kava = Kava
vanuatu-good-copra = Kopra
vanuatu-good-beef = Rindfleisch

vanuatu-tile-efate = Efate
vanuatu-tile-mele = Mele-Bucht
vanuatu-tile-havannah = Havannah-Wrack
vanuatu-tile-vila = Port-Vila-Reede
vanuatu-tile-santo = Espiritu Santo
vanuatu-tile-malakula = Malakula
vanuatu-tile-segond = Segond-Kanal
vanuatu-tile-shark = Haifischbucht
vanuatu-tile-selwyn = Selwyn-Straße
vanuatu-tile-bougainville = Bougainville-Straße
vanuatu-tile-pentecost = Pentecost
vanuatu-tile-tanna = Tanna
vanuatu-tile-patteson = Patteson-Passage
vanuatu-tile-maskelyne = Maskelyne-Bänke
vanuatu-tile-coolidge = Coolidge-Riff
vanuatu-tile-erromango = Erromango-Tief

vanuatu-character-navigator = Seefahrer
vanuatu-character-builder = Baumeister
vanuatu-character-diver = Taucher
vanuatu-character-fisherman = Fischer
vanuatu-character-seller = Verkäufer
vanuatu-character-buyer = Käufer
vanuatu-character-artist = Zeichner
vanuatu-character-guide = Reiseführer
vanuatu-character-beggar = Bettler
vanuatu-character-preacher = Prediger
vanuatu-character-governor = Gouverneur

vanuatu-power-navigator = Dein Segeln kostet nichts.
vanuatu-power-builder = Eine Hütte kostet dich { $cost } Vatu statt { $usual }.
vanuatu-power-diver = Ein Schatz bringt seinen Wert auch in Vatu.
vanuatu-power-fisherman = Ein Fang bringt seinen Wert auch in Punkten.
vanuatu-power-seller = Du verkaufst neben jeder Insel, auch ohne Hütte.
vanuatu-power-buyer = Nach dem Kaufen darfst du eine zweite Ware derselben Sorte gratis verladen.
vanuatu-power-artist = Eine Zeichnung bringt dir { count-points } statt { $usual }.
vanuatu-power-guide = Ein Tourist bringt { count-points } für jede Zeichnung auf der Insel.
vanuatu-power-beggar = Einmal pro Runde: bis zu { $points } Punkte für ebenso viele Vatu.
vanuatu-power-preacher = Einmal pro Runde: mit einem Stapel handeln, obwohl du nirgends die Mehrheit hast.
vanuatu-power-governor = Einmal pro Runde: einen Zug hergeben, um einen ganzen Stapel auf eine andere Aktion zu versetzen.

vanuatu-rest-first-player = Startspieler
vanuatu-rest-point = Punkte
vanuatu-rest-vatu-point = Vatu und Punkte
vanuatu-rest-vatu = Vatu

vanuatu-phase-place = Vorbereiten: neue Plättchen
vanuatu-phase-neutral = Neutrale Aktionssteine
vanuatu-phase-character = Eine Person wählen
vanuatu-phase-plan = Planen
vanuatu-phase-turn = Handeln
vanuatu-phase-selling = Verkaufen
vanuatu-phase-second = Zweite Ware
vanuatu-phase-resting = Ausruhen
vanuatu-phase-over = Das Ende

## Einstellungen

vanuatu-option-characters = Personen
vanuatu-option-characters-on = mit Personen
vanuatu-option-characters-off = ohne Personen
vanuatu-option-fish-price-drop = Der Fischpreis fällt
vanuatu-option-fish-price-drop-per_tile = mit jedem verkauften Plättchen
vanuatu-option-fish-price-drop-per_action = einmal nach jedem Verkauf (zweite Ausgabe)
vanuatu-option-governor = Der Gouverneur
vanuatu-option-governor-on = gehört zu den Personen
vanuatu-option-governor-off = bleibt zu Hause

## Worauf der Tisch wartet

vanuatu-ask-place = Lege ein neues Plättchen: { $tiles }.
vanuatu-wait-place = { $seat } legt ein neues Plättchen: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] einen Aktionsstein
   *[other] { $pawns } Aktionssteine
  }
vanuatu-ask-neutral = Setze noch { $pawns ->
    [one] einen neutralen Aktionsstein
   *[other] { $pawns } neutrale Aktionssteine
}.
vanuatu-wait-neutral = { $seat } setzt noch { $pawns ->
    [one] einen neutralen Aktionsstein
   *[other] { $pawns } neutrale Aktionssteine
}.
vanuatu-ask-character = Wähle eine Person.
vanuatu-wait-character = { $seat } wählt eine Person.
vanuatu-ask-plan = Setze { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } setzt { vanuatu-pawns }.
vanuatu-ask-turn = Handle mit einem Stapel, der die Mehrheit hat.
vanuatu-wait-turn = { $seat } handelt mit einem Stapel, der die Mehrheit hat.
vanuatu-ask-withdraw = Du hast nirgends die Mehrheit: Gib einen Stapel auf.
vanuatu-wait-withdraw = { $seat } hat nirgends die Mehrheit und muss einen Stapel aufgeben.
vanuatu-ask-preach = Du hast nirgends die Mehrheit: Gib einen Stapel auf oder handle mit dem Prediger.
vanuatu-wait-preach = { $seat } hat nirgends die Mehrheit und gibt einen Stapel auf oder handelt mit dem Prediger.
vanuatu-ask-selling = Verkaufe noch einen Fisch zum Preis { $price } oder hör auf.
vanuatu-wait-selling = { $seat } darf noch einen Fisch zum Preis { $price } verkaufen.
vanuatu-ask-second = Eine zweite Ware gratis verladen: { $good }?
vanuatu-wait-second = { $seat } darf eine zweite Ware gratis verladen: { $good }.
vanuatu-ask-resting = Nimm eines der Ruheplättchen.
vanuatu-wait-resting = { $seat } schaut die Ruheplättchen an und nimmt eines.

## Was geschah

vanuatu-event-round = Runde { $round } beginnt.
vanuatu-event-tourists = { $tourists ->
    [0] In dieser Runde kommen keine Touristen.
    [one] Ein Tourist kommt.
   *[other] { $tourists } Touristen kommen.
  }{ $gone ->
    [0] {""}
    [one] {" "}Einer, der noch wartete, fährt heim.
   *[other] {" "}{ $gone }, die noch warteten, fahren heim.
  }
vanuatu-event-departed = { $count ->
    [one] Ein volles Schiff legt
   *[other] { $count } volle Schiffe legen
} ab; die Waren kommen zurück in den Vorrat.
vanuatu-event-arrived = { $count ->
    [one] Ein neues Schiff legt
   *[other] { $count } neue Schiffe legen
} hinter den anderen an, für { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}und für { $wants_2 }
   *[other] , für { $wants_2 } und für { $wants_3 }
}. { $deck ->
    [0] Im Stapel ist kein Schiff mehr.
    [one] Im Stapel ist noch ein Schiff.
   *[other] Im Stapel sind noch { $deck } Schiffe.
}
vanuatu-event-reshuffled = Die abgefahrenen Schiffe werden gemischt: { $ships } im neuen Stapel.
vanuatu-event-refilled = { $count ->
    [0] { $island } ist ausverkauft, und im Vorrat ist nichts dafür.
   *[other] { $island } hat wieder Waren: { $cubes }.
}
vanuatu-event-price = Der Fischpreis ist wieder bei { $price_now }.
vanuatu-event-placed = { $seat } legt auf { $place }: { vanuatu-face-1 }.{ $waived ->
    [51] {" "}Abseits anderer Inseln war kein Platz mehr frei.
    [52] {" "}Neben einer Insel war kein Platz mehr frei.
   *[other] {""}
}
vanuatu-event-revealed = Plättchen der nächsten Runde: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Was ein Plättchen zeigt: ein Meer seine Scheiben, eine Insel Waren und Plätze.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; Plätze für Hütten { $stalls_1 }, Zeichnungen { $drawings_1 }, Touristen { $guests_1 }
   *[sea] Fisch { $fish_1 }, Schatz { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; Plätze für Hütten { $stalls_2 }, Zeichnungen { $drawings_2 }, Touristen { $guests_2 }
   *[sea] Fisch { $fish_2 }, Schatz { $treasure_2 }
})
vanuatu-event-blocked = { $seat } setzt einen neutralen Aktionsstein auf { $action }.
vanuatu-event-offered = In dieser Runde zur Wahl: { $characters }.
vanuatu-event-took = { $seat } nimmt den { $character }{ $gave ->
    [yes] {" "}und legt den { $returned } zurück.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } plant zweimal { $action }.
   *[no] { $seat } plant { $actions }.
}
vanuatu-event-gathered = { $seat } nimmt { vanuatu-pawns } von { $action }, um zu handeln.
vanuatu-event-gathered-follows = { $seat } hat keine andere Wahl: { $action }.
vanuatu-event-withdrew = { $seat } nimmt { vanuatu-pawns } von { $action } zurück: { $led ->
    [yes] Die Aktion ist nicht möglich.
   *[no] Dort führen andere.
}
vanuatu-event-preached = { $seat } handelt ohne Mehrheit: Der Prediger ist verbraucht.
vanuatu-event-turned = Der { $character } von { $seat } wird umgedreht.
vanuatu-event-sailed = { $seat } segelt { $cost ->
    [0] kostenlos
   *[other] für { $cost } Vatu
} zum Ziel { $sea }.
vanuatu-event-built = { $seat } baut für { $cost } Vatu eine Hütte auf { $island }.
vanuatu-event-explored = { $seat } hebt einen Schatz im Wert von { $value } ({ $sea }).{ $bonus ->
    [0] {""}
   *[other] {" "}Der Taucher bringt { $bonus } Vatu.
}
vanuatu-event-fished = { $seat } fängt einen Fisch im Wert von { $value } ({ $sea }).{ $bonus ->
    [0] {""}
    [one] {" "}Der Fischer bringt 1 Punkt.
   *[other] {" "}Der Fischer bringt { $bonus } Punkte.
}
vanuatu-event-sold = { $seat } verkauft einen Fisch im Wert von { $value } zum Preis { $price }: { $gained } Vatu; der Fischpreis ist jetzt { $price_now }.
vanuatu-event-sale-over = { $seat } beendet den Verkauf; der Fischpreis ist { $price_now }.
vanuatu-event-bought = { $seat } kauft auf { $island } für { $cost } Vatu: { $good }.
vanuatu-event-loaded = { $seat } verlädt { $good } auf das { $space ->
    [0] erste
    [1] zweite
   *[other] dritte
} Schiff: { $gained } { $gained ->
    [one] Punkt
   *[other] Punkte
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Das Schiff ist voll: { $bonus } dazu.
}
vanuatu-event-lost = Kein Schiff nimmt die Ware von { $seat } ({ $good }): Sie kommt in den Vorrat.
vanuatu-event-declined = { $seat } verzichtet auf die zweite Ware ({ $good }).
vanuatu-event-drew = { $seat } zeichnet in den Sand von { $island }: { $gained } { $gained ->
    [one] Punkt
   *[other] Punkte
}.
vanuatu-event-transported = { $seat } bringt einen Touristen nach { $island } und verdient { $income } Vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Der Reiseführer bringt 1 Punkt.
   *[other] {" "}Der Reiseführer bringt { $bonus } Punkte.
}
vanuatu-event-lay-down = { $seat } ruht sich aus und schaut die Ruheplättchen an.
vanuatu-event-rested = { $seat } nimmt ein Ruheplättchen{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } macht aus einem Schatz { $value } Vatu.
vanuatu-event-begged = { $seat } gibt { $given ->
    [one] einen Punkt für einen
   *[other] { $given } Punkte für ebenso viele
} Vatu her.
vanuatu-event-governed = Der Gouverneur von { $seat } versetzt { vanuatu-pawns } von { $action } nach { $to }.
vanuatu-event-converted = Bei { $seat } werden { $paid } Vatu zu { $gained } { $gained ->
    [one] Punkt
   *[other] Punkten
}; es bleiben { $vatu }.
vanuatu-event-refreshed = { $seat } zeigt das Ruheplättchen „{ $tile }“.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } Vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 Punkt.
   *[other] {" "}+{ $gained } Punkte.
}
vanuatu-event-counted-fish = Die Fische von { $seat } sind am Ende { $value } Vatu wert.
vanuatu-event-counted = { $seat } bekommt { $gained } { $gained ->
    [one] Punkt
   *[other] Punkte
}: { $for }.
vanuatu-event-ended = { prompt-over } Punkte, Platz für Platz: { $points }.
vanuatu-event-turn = { $seat } ist dran.

## Woher die Punkte kamen

vanuatu-tally-before = vor dieser Stellung
vanuatu-tally-goods = Waren auf Schiffen
vanuatu-tally-ships = gefüllte Schiffe
vanuatu-tally-drawings = Sandzeichnungen
vanuatu-tally-vatu-track = Vatu, die zu Punkten wurden
vanuatu-tally-rest = Ruheplättchen
vanuatu-tally-fisherman = Fänge des Fischers
vanuatu-tally-guide = Touren des Reiseführers
vanuatu-tally-beggar = vom Bettler hergegeben
vanuatu-tally-first-player = Startspieler
vanuatu-tally-vatu = übrige Vatu
vanuatu-tally-treasure = behaltene Schätze
vanuatu-tally-stalls = Hütten und Touristen
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] Hütte
   *[other] Hütten
} auf { $island } mit { $tourists } { $tourists ->
    [one] Tourist
   *[other] Touristen
}
vanuatu-tally-tie = Nur bei Gleichstand: Hütten { $stalls }, Vatu { $vatu }

## Warum nicht: Phasen

vanuatu-refuse-phase-place = Zuerst werden die neuen Plättchen gelegt.
vanuatu-refuse-phase-neutral = Zuerst werden die neutralen Aktionssteine gesetzt.
vanuatu-refuse-phase-character = Jetzt wählen alle eine Person.
vanuatu-refuse-phase-plan = Jetzt werden Aktionssteine gesetzt; gehandelt wird später.
vanuatu-refuse-phase-turn = Jetzt handelst du mit einem deiner Stapel.
vanuatu-refuse-phase-selling = Du bist mitten in einem Verkauf: Verkaufe noch einen Fisch oder hör auf.
vanuatu-refuse-phase-second = Entscheide zuerst über die zweite Ware.
vanuatu-refuse-phase-resting = Nimm zuerst eines der Ruheplättchen.
vanuatu-refuse-phase-over = { prompt-over }

## Warum nicht: Plättchen und Personen

vanuatu-refuse-place-tile = { $tile } liegt nicht offen zum Legen.
vanuatu-refuse-place-taken = Auf { $hex } liegt schon ein Plättchen.
vanuatu-refuse-place-two = { $hex } berührt weniger als zwei Plättchen.
vanuatu-refuse-place-island = { $tile } ist eine Insel und { $hex } liegt neben einer; abseits der Inseln ist noch Platz.
vanuatu-refuse-place-sea = { $tile } ist ein Meer und { $hex } berührt keine Insel; neben einer Insel ist noch Platz.
vanuatu-refuse-no-governor = Der { $character } spielt in dieser Partie nicht mit.
vanuatu-refuse-same-character = Den { $character } hattest du in der letzten Runde; wähle jemand anderen.
vanuatu-refuse-character-held = Den { $character } hat schon { $seat }.
vanuatu-refuse-not-offered = Der { $character } steht in dieser Runde nicht zur Wahl.

## Warum nicht: Planen

vanuatu-refuse-pawns = Du setzt jetzt { vanuatu-pawns }.
vanuatu-needs-fish-tile = { $action } braucht einen Fisch, und du hast keinen; plane zuerst { AND($first) }.
vanuatu-needs-first = { $action } wird möglich, wenn du zuerst { AND($first) } planst.
vanuatu-needs-first-vatu = { $action } wird möglich, wenn du zuerst { AND($first) } planst; die fehlenden Vatu bringt { $earn }.
vanuatu-needs-planned = { $action } ginge nur, wenn vorher { AND($first) } geplant wäre.
vanuatu-needs-fish = { $action } braucht einen Fisch, und was du geplant hast, bringt keinen.
vanuatu-needs-vatu = { $action }: Dir fehlen { $short } Vatu.
vanuatu-needs-vatu-converted = { $action }: Unterwegs würden zehn Vatu zu Punkten, und zum Bezahlen bleibt zu wenig.
vanuatu-needs-several = { $action } fehlt mehr als eines: { $lacking }.
vanuatu-lacking-vatu = Vatu
vanuatu-lacking-tile = ein Fisch
vanuatu-lacking-hand = eine Hütte
vanuatu-lacking-guest = ein wartender Tourist
vanuatu-lacking-reach = ein erreichbarer Ort
vanuatu-lacking-world = Platz auf den Inseln oder Scheiben in den Meeren
vanuatu-lacking-stall = eine eigene Hütte auf einer Insel
vanuatu-needs-world-build = { $action }: Keine Insel, zu der du kommst, hat einen freien Hüttenplatz.
vanuatu-needs-world-explore = { $action }: Kein Meer, zu dem du kommst, hat noch Schätze.
vanuatu-needs-world-fish = { $action }: Kein Meer, zu dem du kommst, hat noch Fische.
vanuatu-needs-world-sell = { $action }: Keine Insel, zu der du kommst, hat eine Hütte von dir.
vanuatu-needs-world-buy = { $action }: Keine Insel, zu der du kommst, hat noch Waren.
vanuatu-needs-world-draw = { $action }: Keine Insel, zu der du kommst, hat Platz für eine Zeichnung.
vanuatu-needs-world-transport = { $action }: Keine Insel, zu der du kommst, hat Platz für einen Gast.
vanuatu-needs-place-sail = { $action }: kein freies Meer, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-build = { $action }: kein freier Hüttenplatz neben einem Meer, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-build-sail = { $action }: kein freier Hüttenplatz neben deinem Boot; plane zuerst Segeln.
vanuatu-needs-place-explore = { $action }: kein Wrack, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-explore-sail = { $action }: Unter deinem Boot liegt kein Schatz; plane zuerst Segeln.
vanuatu-needs-place-fish = { $action }: kein Fischgrund, den du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-fish-sail = { $action }: Unter deinem Boot sind keine Fische; plane zuerst Segeln.
vanuatu-needs-place-sell = { $action }: keine Insel mit einer Hütte von dir, die du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-sell-sail = { $action }: keine Hütte von dir neben deinem Boot; plane zuerst Segeln.
vanuatu-needs-place-buy = { $action }: keine Waren neben einem Meer, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-buy-sail = { $action }: keine Waren neben deinem Boot; plane zuerst Segeln.
vanuatu-needs-place-draw = { $action }: kein Platz für eine Zeichnung neben einem Meer, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-draw-sail = { $action }: kein Platz für eine Zeichnung neben deinem Boot; plane zuerst Segeln.
vanuatu-needs-place-transport = { $action }: keine Insel mit Platz für einen Gast neben einem Meer, das du mit { $vatu } Vatu erreichst.
vanuatu-needs-place-transport-sail = { $action }: keine Insel mit Platz für einen Gast neben deinem Boot; plane zuerst Segeln.

## Warum nicht: Handeln

vanuatu-refuse-no-pawns = Du hast keinen Aktionsstein auf { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } hat hier { $theirs } Aktionssteine, du hast { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } gegen { $mine }, und { $seat } kommt früher in der Spielreihenfolge.
vanuatu-refuse-neutral = { $action }: { $theirs } neutrale gegen deine { $mine }.
vanuatu-refuse-preacher-leads = Du hast irgendwo die Mehrheit und kannst den Prediger deshalb nicht einsetzen.
vanuatu-refuse-must-act = Bei { $action } hast du die Mehrheit und kannst es tun, also musst du.
vanuatu-refuse-majority-elsewhere = Du hast anderswo die Mehrheit, also darfst du deinen Stapel auf { $action } nicht aufgeben.
vanuatu-refuse-no-treasure = Du hast keinen Schatz im Wert von { $value }.
vanuatu-refuse-no-beggar = Nur der Bettler bekommt Vatu für Punkte.
vanuatu-refuse-turned = Der { $character } ist in dieser Runde schon verbraucht.
vanuatu-refuse-beg-points = Du kannst { $given ->
    [one] keinen Punkt
   *[other] keine { $given } Punkte
} hergeben; du hast { $points }.
vanuatu-refuse-not-governor = Nur der Gouverneur versetzt Aktionssteine.
vanuatu-refuse-govern-same = Der Stapel steht schon auf { $action }.
vanuatu-refuse-govern-done = { $action } hast du diese Runde schon ausgeführt oder aufgegeben; dorthin kommt kein Stapel.
vanuatu-refuse-nowhere = Rund um dein Boot ist kein Platz dafür.

vanuatu-refuse-not-beside = { $island } liegt nicht neben deinem Boot.
vanuatu-refuse-cost = { $action }: Das kostet { $cost } Vatu, du hast { $vatu }.
vanuatu-refuse-sail-empty = Auf { $hex } liegt kein Plättchen.
vanuatu-refuse-sail-island = { $hex } ist Land; Boote bleiben auf dem Meer.
vanuatu-refuse-sail-boat = Auf { $hex } liegt das andere Boot.
vanuatu-refuse-sail-far = { $hex } ist mehr als { $steps } Meere entfernt.
vanuatu-refuse-sail-free = Die Schritte des Seefahrers kosten nichts: Nenne einfach { $hex }.
vanuatu-refuse-sail-shortest = Das ist der kürzeste Weg: Nenne einfach { $hex }.
vanuatu-refuse-sail-steps = Kein Weg nach { $hex } hat genau { $steps } Schritte.
vanuatu-refuse-sail-vatu = { $hex } ist { $steps } Vatu entfernt, du hast { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } hat keinen freien Hüttenplatz.
vanuatu-refuse-no-stall = Alle deine Hütten sind gebaut.
vanuatu-refuse-no-treasure-disc = Unter deinem Boot liegt kein Schatz.
vanuatu-refuse-no-fish-disc = Unter deinem Boot sind keine Fische.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Du hast keinen Fisch zu verkaufen.
   *[other] Du hast keinen Fisch im Wert von { $value }.
}
vanuatu-refuse-no-own-stall = Neben deinem Boot steht keine Hütte von dir.
vanuatu-refuse-no-island = Neben deinem Boot liegt keine Insel.
vanuatu-refuse-no-cube = Auf { $island } gibt es diese Ware nicht mehr: { $good }.
vanuatu-refuse-no-drawing-slot = { $island } hat keinen Platz für noch eine Zeichnung.
vanuatu-refuse-no-tourists = Kein Tourist wartet.
vanuatu-refuse-island-full = { $island } hat keinen Platz für noch einen Touristen.
vanuatu-refuse-no-rest = Alle Ruheplättchen sind vergeben.
vanuatu-refuse-rest-gone = Das Ruheplättchen „{ $tile }“ hat schon jemand genommen.

## Das Brett im Terminal

vanuatu-board-round = Runde { $round } von { $rounds }
vanuatu-board-order = Spielreihenfolge:
vanuatu-board-ships = Schiffe, das oberste zuerst:
vanuatu-board-price = Fischpreis { $price }
vanuatu-board-tourists = wartende Touristen: { $tourists }
vanuatu-board-rest = Ruheplättchen: { $left }
vanuatu-board-next = Nächste Plättchen: { $tiles }
vanuatu-board-free = Freie Personen: { $characters }
vanuatu-board-my-rest = Dein Ruheplättchen: { $tile }
vanuatu-board-player = Spieler
vanuatu-board-character = Person
vanuatu-board-vatu = Vatu
vanuatu-board-points = Punkte
vanuatu-board-fish = Fische
vanuatu-board-treasure = Schätze
vanuatu-board-stalls = Hütten
vanuatu-board-boat = Boot
vanuatu-board-legend = Inseln: k Kava, c Kopra, b Rindfleisch, ⌂ Hütten, ~ Zeichnungen, ☺ Touristen. Spieler: noch nicht gebaute Hütten. Aktionen: Der erste Stapel handelt zuerst; ► du jetzt, × versperrt, ! deins, aber unmöglich, − verloren, + darf geplant werden. ★ Startspieler, z ausgeruht. Schiffsplätze in Großbuchstaben sind gefüllt.
