## Das Brett im Browser

vanuatu-web-summary = Runde { $round } von { $rounds } · { $phase }
vanuatu-web-map = Archipel
vanuatu-web-boxes = Neun Aktionen
vanuatu-web-choices = Was du wählen kannst
vanuatu-web-players = Spieler in Spielreihenfolge
vanuatu-web-track = Bank von Vanuatu
vanuatu-web-whole = Ganze Karte
vanuatu-web-waters = Meine Gewässer
vanuatu-web-nobody = frei
vanuatu-web-neutral = neutral
vanuatu-web-price = Fischpreis
vanuatu-web-office = Touristen
vanuatu-web-rest-tiles = Ruheplättchen
vanuatu-web-next = Nächste Plättchen
vanuatu-web-ships = Schiffe
vanuatu-web-ships-hint = das linke lädt zuerst; der letzte Platz bringt { $points } dazu
vanuatu-web-to-map = Zur Karte
vanuatu-web-free = Freie Personen
vanuatu-web-free-hint = niemand behält dieselbe
vanuatu-web-sails = legt am Rundenende ab
vanuatu-web-slot-full = { $good } geladen
vanuatu-web-slot-open = Platz für { $good }
vanuatu-web-drawings = Zeichnungen
vanuatu-web-of = { $count } von { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = Steine auf Aktionen
vanuatu-web-order-now = { $seat } jetzt
vanuatu-web-order-next = { $seat } danach
vanuatu-web-used = verbraucht
vanuatu-web-plan = Dein Plan ist vollständig: Bestätige ihn.
vanuatu-web-plan-hint = Ein gelbes Feld sagt, was es zuerst braucht.
vanuatu-web-chain = Was { $action } braucht, das Erste zuerst
vanuatu-web-link-done = geplant
vanuatu-web-link-next = als Nächstes setzen
vanuatu-web-link-wait = kommt danach
vanuatu-web-need-sail = freies Meer
vanuatu-web-need-build = braucht freien Platz
vanuatu-web-need-explore = braucht ein Wrack
vanuatu-web-need-fish = braucht Fischgründe
vanuatu-web-need-tile = braucht einen Fisch
vanuatu-web-need-sell = braucht deine Hütte
vanuatu-web-need-buy = braucht Waren
vanuatu-web-need-draw = braucht freien Platz
vanuatu-web-need-transport = braucht Platz
vanuatu-web-need-rest = zuerst
vanuatu-web-need-together = geht mit
vanuatu-web-money = { $sum } = { $vatu } Vatu, wenn du zu { $action } kommst
vanuatu-web-unplan = den Aktionsstein von { $action } zurücknehmen
vanuatu-web-govern = Gouverneur: einen Stapel versetzen
vanuatu-web-step-cash = Schatz
vanuatu-web-step-beg = Betteln

## Was die Aktionen kosten

vanuatu-web-cost-sail = −{ $step } Vatu je Meer
vanuatu-web-cost-sail-navigator = gratis: Seefahrer
vanuatu-web-cost-build = −{ $cost } Vatu
vanuatu-web-cost-build-builder = −{ $cost } Vatu: Baumeister
vanuatu-web-cost-explore = auf deinem Meer
vanuatu-web-cost-explore-diver = { vanuatu-character-diver }: auch Vatu
vanuatu-web-cost-fish = auf deinem Meer
vanuatu-web-cost-fish-fisherman = { vanuatu-character-fisherman }: auch Punkte
vanuatu-web-cost-sell = Wert × { $price } Vatu
vanuatu-web-cost-sell-seller = ohne Hütte: { vanuatu-character-seller }
vanuatu-web-cost-buy = kostet { $prices } Vatu
vanuatu-web-cost-buy-buyer = zweite gratis: { vanuatu-character-buyer }
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Zeichner
vanuatu-web-cost-transport = +1 Vatu je Hütte
vanuatu-web-cost-transport-guide = { vanuatu-character-guide }: auch Punkte
vanuatu-web-cost-rest = geheimer Bonus

## Schildchen: die Wahrheit über deinen Stapel, lang und kurz

vanuatu-web-pill-now = Jetzt du: Wähle einen Ort
vanuatu-web-brief-now = jetzt du
vanuatu-web-pill-now-do = Jetzt du: { $name }
vanuatu-web-brief-now-do = jetzt du
vanuatu-web-pill-now-gain = Jetzt du: { $gain }
vanuatu-web-brief-now-gain = jetzt
vanuatu-web-pill-lead = Du hast die Mehrheit
vanuatu-web-brief-lead = Mehrheit
vanuatu-web-pill-leads = Hier handelt { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Neutrale Steine versperren es
vanuatu-web-brief-walled = versperrt
vanuatu-web-pill-neutral-here = Hier einen neutralen Stein setzen
vanuatu-web-brief-neutral-here = hier?
vanuatu-web-pill-drafted = Dein Stein kommt hierher
vanuatu-web-brief-drafted = dein Stein
vanuatu-web-pill-drafted-leads = Dein Stein: Mehrheit
vanuatu-web-brief-drafted-leads = Mehrheit
vanuatu-web-pill-drafted-behind = { $seat } handelt vorher: { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } führt
vanuatu-web-pill-drafted-with = Dein Stein; nun { $action }
vanuatu-web-brief-drafted-with = nun { $action }
vanuatu-web-pill-with = Möglich mit { $action }
vanuatu-web-brief-with = erst { $action }
vanuatu-web-pill-win = Du hättest die Mehrheit
vanuatu-web-brief-win = dann vorn
vanuatu-web-pill-would-lead = Du wärst allein
vanuatu-web-brief-would-lead = dann vorn
vanuatu-web-pill-behind = { $seat } käme zuerst dran: { $pawns }
vanuatu-web-brief-behind = { $seat } führt
vanuatu-web-pill-may = Ein Stein darf hierher
vanuatu-web-brief-may = möglich
vanuatu-web-pill-moves = Dieser Stapel zieht um
vanuatu-web-pill-move-from = Diesen Stapel versetzen
vanuatu-web-pill-move-to = Hierher versetzen
vanuatu-web-pill-outnumbered = Versperrt: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Gleichstand { $theirs }:{ $mine }, { $seat } kommt früher
vanuatu-web-brief-tie = gleich: { $seat }
vanuatu-web-pill-neutral = Neutrale Steine { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Nicht hier: erst Segeln
vanuatu-web-brief-sail-first = erst Segeln
vanuatu-web-pill-no-place = Kein Ort in Reichweite
vanuatu-web-brief-no-place = zu weit
vanuatu-web-pill-fish-tile = Kein Fisch: erst Fischen
vanuatu-web-brief-fish-tile = erst Fischen
vanuatu-web-pill-vatu = { $short } Vatu zu wenig
vanuatu-web-pill-cost = Kostet { $cost }, du hast { $vatu }
vanuatu-web-pill-no-treasure-disc = Deins, aber hier ist kein Schatz
vanuatu-web-brief-no-treasure-disc = hier kein Schatz
vanuatu-web-pill-no-fish-disc = Deins, aber hier sind keine Fische
vanuatu-web-brief-no-fish-disc = hier kein Fisch
vanuatu-web-pill-no-fish-tile = Deins, aber kein Fisch zu verkaufen
vanuatu-web-brief-no-fish-tile = kein Fisch
vanuatu-web-pill-no-own-stall = Deins, aber hier ist keine Hütte
vanuatu-web-brief-no-own-stall = keine Hütte
vanuatu-web-pill-no-tourists = Kein Tourist wartet
vanuatu-web-brief-no-tourists = kein Tourist
vanuatu-web-pill-no-drawing-slot = Kein Platz für eine Zeichnung
vanuatu-web-brief-no-drawing-slot = kein Platz
vanuatu-web-pill-no-stall-slot = Kein freier Hüttenplatz
vanuatu-web-brief-no-stall-slot = kein Platz
vanuatu-web-pill-no-cube = Deins, aber keine Waren hier
vanuatu-web-pill-not-now = Jetzt nicht möglich
vanuatu-web-brief-not-now = jetzt nicht

## Folgen und Bemerkungen

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = du hättest die Mehrheit bei { $actions }
vanuatu-web-gain-vatu = +{ $vatu } Vatu
vanuatu-web-pay-vatu = −{ $vatu } Vatu
vanuatu-web-vatu-left = es bleiben { $vatu } Vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = die Ware ist verloren
vanuatu-web-note-converted = { $vatu } Vatu werden zu { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
vanuatu-web-note-bonus = Das Schiff ist voll: { count-points } dazu.
vanuatu-web-note-lost = Kein Schiff nimmt diese Ware: Sie bringt nichts.
vanuatu-web-note-preaches = Das verbraucht den Prediger.
vanuatu-web-note-rest = Du nimmst ein Ruheplättchen: ein Vatu, ein Punkt, beides oder der Startspieler der nächsten Runde.
vanuatu-web-note-waived = { $rule ->
    [51] Abseits anderer Inseln ist kein Platz mehr frei.
   *[other] Neben einer Insel ist kein Platz mehr frei.
}

## Aktionen

vanuatu-web-do-place = { $tile } auf { $hex } legen
vanuatu-web-do-neutral = Neutraler Aktionsstein auf { $action }
vanuatu-web-do-take = Den { $character } nehmen
vanuatu-web-do-plan = Setzen auf { $actions }
vanuatu-web-do-plan-both = Beide auf { $action } setzen
vanuatu-web-do-sail = Segle nach { $place }
vanuatu-web-do-sail-in = Umweg nach { $place }: { $steps } Schritte
vanuatu-web-do-sail-back = Hinaus und zurück nach { $place }
vanuatu-web-do-build = Auf { $island } bauen
vanuatu-web-do-explore = Schatz im Wert von { $value } heben
vanuatu-web-do-fish = Fisch im Wert von { $value } fangen
vanuatu-web-do-sell = Einen Fisch im Wert von { $value } verkaufen
vanuatu-web-do-buy = Auf { $island } kaufen: { $good }
vanuatu-web-do-draw = Auf { $island } zeichnen
vanuatu-web-do-transport = Einen Touristen nach { $island } bringen
vanuatu-web-do-rest = Ausruhen
vanuatu-web-do-withdraw = Auf { $action } verzichten
vanuatu-web-do-stop = Mit dem Verkaufen aufhören
vanuatu-web-do-second-yes = Zweite Ware verladen: { $good }
vanuatu-web-do-second-no = Keine zweite Ware
vanuatu-web-do-keep = „{ $tile }“ nehmen
vanuatu-web-do-cash = Schatz { $value } in Vatu tauschen
vanuatu-web-do-beg = { $value } { $value ->
    [one] Punkt
   *[other] Punkte
} für Vatu hergeben
vanuatu-web-do-govern = Den Stapel von { $action } nach { $to } versetzen

## Felder zum Hören

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, leer
vanuatu-web-hex-fish = { $count } { $count ->
    [one] Fisch
   *[other] Fische
}
vanuatu-web-hex-treasure = Schatz im Wert von { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = { $count } von { $of } Hütten { $owners }
vanuatu-web-hex-drawings = { $count } von { $of } Zeichnungen
vanuatu-web-hex-tourists = { $count } von { $of } Touristen
vanuatu-web-hex-boat = Boot von { $seat }

## Weitere Schildchen

vanuatu-web-all-done = keine Steine
vanuatu-web-brief-cost = kostet { $cost }
vanuatu-web-brief-vatu = { $short } fehlt
vanuatu-web-brief-no-cube = keine Waren
vanuatu-web-pill-paid-by = Nur wenn { $action } vorher zahlt
vanuatu-web-brief-paid-by = wenn { $action } zahlt
vanuatu-web-pill-first = Erst { $first }
vanuatu-web-brief-first = erst { $first }
vanuatu-web-pill-planned = Nur mit { $first } davor
vanuatu-web-brief-planned = braucht { $first }
vanuatu-web-pill-fish = Kein Fisch zu verkaufen
vanuatu-web-brief-fish = kein Fisch
vanuatu-web-pill-several = Es fehlt mehreres
vanuatu-web-brief-several = jetzt nicht
vanuatu-web-pill-vatu-converted = Zehn Vatu würden zu Punkten
vanuatu-web-brief-vatu-converted = Vatu weg
vanuatu-web-pill-sail-vatu = Kein Vatu zum Segeln
vanuatu-web-brief-sail-vatu = kein Vatu
vanuatu-web-pill-no-island = Keine Insel neben dir
vanuatu-web-brief-no-island = keine Insel
vanuatu-web-pill-no-stall = Alle Hütten sind gebaut
vanuatu-web-brief-no-stall = keine Hütte
vanuatu-web-pill-island-full = Kein Platz für Touristen
vanuatu-web-brief-island-full = kein Platz
vanuatu-web-pill-no-rest = Alle Ruheplättchen sind weg
vanuatu-web-brief-no-rest = keins mehr
vanuatu-web-pill-nowhere = Hier gibt es nichts dafür
vanuatu-web-brief-nowhere = nicht hier
vanuatu-web-lost = die Aktion verfällt
vanuatu-web-warn-lost = Du nimmst die Steine zurück und tust nichts.
vanuatu-web-warn-behind = Bei { $actions } handelt jemand vor dir; danach du, falls es dann noch geht.
vanuatu-web-warn-paid-by = { $action } klappt nur, wenn { $payer } bis dahin Vatu gebracht hat.

## Wie man wählt

vanuatu-web-how-plan = { $pawns ->
    [0] Bestätige, oder tippe einen Stein an, um ihn zurückzunehmen.
    [one] Tippe eine Aktion für den letzten Stein an.
   *[other] Tippe Aktionen an: { $pawns } Steine zu setzen.
}
vanuatu-web-how-plan-with = { $action } braucht nun { $helper }.
vanuatu-web-how-place = Tippe ein leuchtendes Feld an: Du siehst das Plättchen dort. Noch einmal legt es hin.
vanuatu-web-how-take = Bei jeder Person steht, was sie kann. Zweimal tippen nimmt sie.
vanuatu-web-how-neutral = Tippe die Aktion für den neutralen Stein an.
vanuatu-web-how-act = Tippe an, was leuchtet: eine Aktion oder ein Feld.
vanuatu-web-how-where = { $action }: Tippe einen Ort an, der leuchtet.
vanuatu-web-how-lose = Was du jetzt antippst, verfällt ohne Wirkung.
vanuatu-web-how-govern = Tippe den Stapel an, der umziehen soll.
vanuatu-web-how-govern-to = Tippe an, wohin er kommt.
vanuatu-web-ask-hex = { $name }: Was tust du hier?
vanuatu-web-ask-box = { $name }: Wo?

## Was gerade geschah

vanuatu-web-told-planned = { $seat } plant { $actions }.
vanuatu-web-told-planned-both = { $seat } setzt beide Steine auf { $action }.
vanuatu-web-told-withdrew = { $seat } hat nirgends die Mehrheit und verzichtet auf { $action }.
vanuatu-web-fact-round = Runde { $round }/{ $rounds }

## Was die Dinge sind

vanuatu-web-about-empty-title = { $hex }: offenes Wasser
vanuatu-web-about-empty = Noch kein Plättchen. Gelegt wird, wo zwei andere anliegen: Inseln fern von Inseln, Meere neben eine Insel.
vanuatu-web-about-next = Kommt zu Beginn der nächsten Runde aufs Brett.
vanuatu-web-about-sea = Hier fahren Boote. Wer zuerst fischt oder taucht, bekommt am meisten: Ein Fang ist so viel wert, wie Scheiben daliegen.
vanuatu-web-about-island = Wer daneben liegt, kann hier bauen, kaufen, verkaufen, zeichnen und Touristen bringen. Am Ende zählt jede Hütte 2 Punkte je Tourist.
vanuatu-web-about-row-fish = Fische
vanuatu-web-about-row-treasure = Schätze
vanuatu-web-about-discs = { $count ->
    [0] keine
   *[other] der nächste ist { $count } wert
}
vanuatu-web-about-row-goods = Waren
vanuatu-web-about-row-stalls = Hütten
vanuatu-web-about-row-drawings = Zeichnungen
vanuatu-web-about-row-tourists = Touristen
vanuatu-web-about-row-cost = Kurz gesagt
vanuatu-web-about-row-queue = Wer handelt, der Reihe nach
vanuatu-web-about-row-with = Gerade bei
vanuatu-web-about-row-deal = Auf einem Schiff
vanuatu-web-about-row-found = Liegt auf
vanuatu-web-about-row-room = Freie Plätze auf Schiffen
vanuatu-web-about-sail = Dein Boot fährt über Meere, ein Vatu je Feld.
vanuatu-web-about-build = Baue eine Hütte auf einer Insel neben deinem Boot. Touristen machen sie am Ende wertvoll.
vanuatu-web-about-explore = Hebe den Schatz unter deinem Boot. Behalten zählt er am Ende doppelt, verkauft bringt er seinen Wert in Vatu.
vanuatu-web-about-fish = Fange den Fisch unter deinem Boot; er ist so viel wert, wie Fischscheiben daliegen.
vanuatu-web-about-sell = Verkaufe Fische auf einer Insel mit deiner Hütte neben deinem Boot: Wert mal Preis. Der Preis sinkt mit jedem.
vanuatu-web-about-buy = Kaufe eine Ware auf einer Insel neben deinem Boot; sie kommt auf ein Schiff und bringt Punkte.
vanuatu-web-about-draw = Zeichne in den Sand einer Insel neben deinem Boot, wo noch Platz ist.
vanuatu-web-about-transport = Bringe einen wartenden Touristen auf eine Insel neben deinem Boot. Jede Hütte dort, wem sie auch gehört, bringt dir ein Vatu.
vanuatu-web-about-rest = Nimm eines der verdeckten Ruheplättchen; es zahlt am Ende der Runde.
vanuatu-web-about-person = Eine Person je Runde, und nie dieselbe zweimal nacheinander.
vanuatu-web-about-ship-title = { $number ->
    [1] Erstes Schiff
    [2] Zweites Schiff
   *[other] Drittes Schiff
}
vanuatu-web-about-ship = Eine Ware kommt auf das erste Schiff von links mit Platz dafür. Der letzte Platz bringt { $points } dazu; volle Schiffe fahren am Rundenende ab.
vanuatu-web-about-loaded = geladen
vanuatu-web-about-deal = { $vatu } Vatu, bringt { count-points }
vanuatu-web-about-good = Auf einer Insel gekauft, auf ein Schiff geladen. Ohne Platz auf einem Schiff bringt sie nichts.
vanuatu-web-about-price-title = Fischpreis: { $price }
vanuatu-web-about-price = Ein Fisch bringt seinen Wert mal diesen Preis. Er sinkt mit jedem verkauften Fisch ({ $track }) und steht nächste Runde wieder oben.
vanuatu-web-about-office-title = Wartende Touristen: { $count }
vanuatu-web-about-office = Befördern bringt einen auf eine Insel: ein Vatu für jede Hütte dort. Am Ende macht jeder Tourist jede Hütte der Insel 2 Punkte mehr wert. Wer nach der Runde noch wartet, reist ab.
vanuatu-web-about-rest-tiles-title = Ruheplättchen: noch { $count }
vanuatu-web-about-rest-tiles = Wer ausruht, sieht sie an und nimmt eines; die anderen sehen es nicht. Sie zahlen am Ende der Runde.
vanuatu-web-about-rest-first-player = fängt an; 3 Punkte am Spielende
vanuatu-web-about-rest-point = 1 Punkt
vanuatu-web-about-rest-vatu-point = 1 Vatu und 1 Punkt
vanuatu-web-about-rest-vatu = 1 Vatu
vanuatu-web-about-gate-title = Vatu: Geld bis { $vatu }
vanuatu-web-about-gate = { $vatu } Vatu werden von selbst zu { $points } Punkten, und du fängst mit dem Rest neu an. Drei übrige Vatu sind am Ende ein Punkt.
vanuatu-web-about-drawings-title = Zeichnungen: { $count } von { $of }
vanuatu-web-about-drawings = Sie gehören niemandem und bringen einmal Punkte, wenn sie entstehen. Der Reiseführer verdient an ihnen.
vanuatu-web-about-fish-tile-title = Fisch im Wert von { $value }
vanuatu-web-about-fish-tile = Bringt zum heutigen Preis { $vatu } Vatu, neben einer deiner Hütten.
vanuatu-web-about-treasure-tile-title = Schatz im Wert von { $value }
vanuatu-web-about-treasure-tile = Zählt am Ende { $points } Punkte, oder zu Beginn deines Zuges seinen Wert in Vatu.
vanuatu-web-about-pawns-title = Aktionssteine
vanuatu-web-about-pawns = Fünf je Runde. Wer auf einer Aktion die meisten hat, handelt dort zuerst; bei Gleichstand, wer früher dran ist.
