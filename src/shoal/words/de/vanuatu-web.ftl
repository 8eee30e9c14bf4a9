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
vanuatu-web-plan = { $pawns ->
    [0] Dein Plan ist vollständig: Bestätige ihn.
    [one] Tippe eine Aktion an: Ein Aktionsstein ist zu setzen.
   *[other] Tippe Aktionen an: { $pawns } Aktionssteine sind zu setzen.
}
vanuatu-web-plan-hint = Ein gelbes Feld sagt, was es zuerst braucht.
vanuatu-web-chain = Was { $action } braucht, das Erste zuerst
vanuatu-web-link-done = geplant
vanuatu-web-link-next = Stein setzen
vanuatu-web-link-wait = wartet
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

vanuatu-web-cost-sail = { $step } Vatu je Meer
vanuatu-web-cost-sail-navigator = gratis: Seefahrer
vanuatu-web-cost-build = { $cost } Vatu
vanuatu-web-cost-build-builder = { $cost } Vatu: Baumeister
vanuatu-web-cost-explore = auf deinem Meer
vanuatu-web-cost-explore-diver = und Vatu: { vanuatu-character-diver }
vanuatu-web-cost-fish = auf deinem Meer
vanuatu-web-cost-fish-fisherman = und Punkte: { vanuatu-character-fisherman }
vanuatu-web-cost-sell = Fischpreis { $price }
vanuatu-web-cost-sell-seller = ohne Hütte: { vanuatu-character-seller }
vanuatu-web-cost-buy = { $prices } Vatu
vanuatu-web-cost-buy-buyer = zweite gratis: { vanuatu-character-buyer }
vanuatu-web-cost-draw = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
vanuatu-web-cost-draw-artist = { $points }: Zeichner
vanuatu-web-cost-transport = 1 Vatu je Hütte
vanuatu-web-cost-transport-guide = und Punkte: { vanuatu-character-guide }
vanuatu-web-cost-rest = geheimer Bonus

## Schildchen: die Wahrheit über deinen Stapel, lang und kurz

vanuatu-web-pill-now = Jetzt du: Wähle einen Ort
vanuatu-web-brief-now = jetzt du
vanuatu-web-pill-now-do = Jetzt du: { $name }
vanuatu-web-brief-now-do = jetzt du
vanuatu-web-pill-now-gain = Jetzt du: { $gain }
vanuatu-web-brief-now-gain = jetzt: { $gain }
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
vanuatu-web-pill-drafted-behind = Dein Stein: { $seat } führt mit { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } führt
vanuatu-web-pill-drafted-with = Dein Stein; nun { $action }
vanuatu-web-brief-drafted-with = nun { $action }
vanuatu-web-pill-not-with = Nicht zusammen mit { $action }
vanuatu-web-brief-not-with = nicht mit { $action }
vanuatu-web-pill-with = Möglich mit { $action }
vanuatu-web-brief-with = erst { $action }
vanuatu-web-pill-win = Du hättest die Mehrheit
vanuatu-web-brief-win = dann vorn
vanuatu-web-pill-would-lead = Du wärst allein
vanuatu-web-brief-would-lead = dann vorn
vanuatu-web-pill-behind = { $seat } führt mit { $pawns }
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
vanuatu-web-pill-vatu = { $vatu } von { $cost } Vatu
vanuatu-web-pill-cost = { $vatu } von { $cost } Vatu
vanuatu-web-pill-no-treasure-disc = Deins, aber hier ist kein Schatz
vanuatu-web-brief-no-treasure-disc = kein Schatz
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
vanuatu-web-pill-no-cube = Keine Waren hier
vanuatu-web-pill-not-now = Jetzt nicht möglich
vanuatu-web-brief-not-now = jetzt nicht

## Folgen und Bemerkungen

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = du hättest die Mehrheit bei { $actions }
vanuatu-web-gain-vatu = +{ $vatu } Vatu
vanuatu-web-pay-vatu = −{ $vatu } Vatu
vanuatu-web-vatu-left = es bleiben { $vatu } Vatu
vanuatu-web-gain-points = +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
vanuatu-web-pay-points = −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
vanuatu-web-cube-lost = die Ware ist verloren
vanuatu-web-note-converted = { $vatu } Vatu werden zu { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
vanuatu-web-note-bonus = Das Schiff ist voll: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} dazu.
vanuatu-web-note-lost = Kein Schiff nimmt diese Ware: Sie bringt nichts.
vanuatu-web-note-preaches = Das verbraucht den Prediger.
vanuatu-web-note-waived = { $rule ->
    [51] Abseits anderer Inseln ist kein Platz mehr frei.
   *[other] Neben einer Insel ist kein Platz mehr frei.
}

## Aktionen

vanuatu-web-do-place = { $tile } auf { $hex } legen
vanuatu-web-do-neutral = Neutraler Aktionsstein auf { $action }
vanuatu-web-do-take = Den { $character } nehmen
vanuatu-web-do-plan = Setzen auf { $actions }
vanuatu-web-do-sail = Segeln: { $place }
vanuatu-web-do-sail-in = In { $steps } Schritten segeln: { $place }
vanuatu-web-do-build = Auf { $island } bauen
vanuatu-web-do-explore = Schatz im Wert von { $value } heben
vanuatu-web-do-fish = Fisch im Wert von { $value } fangen
vanuatu-web-do-sell = Einen Fisch im Wert von { $value } verkaufen
vanuatu-web-do-buy = Auf { $island } kaufen: { $good }
vanuatu-web-do-draw = Auf { $island } zeichnen
vanuatu-web-do-transport = Einen Touristen nach { $island } bringen
vanuatu-web-do-rest = Ausruhen
vanuatu-web-do-withdraw = Den Stapel von { $action } zurücknehmen
vanuatu-web-do-stop = Mit dem Verkaufen aufhören
vanuatu-web-do-second-yes = Zweite Ware verladen: { $good }
vanuatu-web-do-second-no = Keine zweite Ware
vanuatu-web-do-keep = „{ $tile }“ nehmen
vanuatu-web-do-cash = Schatz im Wert von { $value } gegen Vatu
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
