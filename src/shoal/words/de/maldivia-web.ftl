# Was nur der Browser über Maldivia sagt.

# Fische, Masten, Tafeln, Karten

maldivia-web-fish-R = { $count ->
    [one] 1 roter Fisch
   *[other] { $count } rote Fische
  }
maldivia-web-fish-G = { $count ->
    [one] 1 grüner Fisch
   *[other] { $count } grüne Fische
  }
maldivia-web-fish-P = { $count ->
    [one] 1 lila Fisch
   *[other] { $count } lila Fische
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 gelber Fisch
   *[other] { $count } gelbe Fische
  }
maldivia-web-mast-empty = leer
maldivia-web-mast = Mast von oben: { $fish }
maldivia-web-tile-hidden = verdeckt
maldivia-web-tile-fog = Nebel { $side }

# Das Brett

maldivia-web-sea = Das Meer, { $rows } mal { $columns } Felder
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; Boot von { $seat }, Mast von oben: { $fish }
maldivia-web-market = Marktschiffe von { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Marktschiff aus { $island }, { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
  }: { $fish }
maldivia-web-berth = Leerer Liegeplatz von { $island }
maldivia-web-pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } im Stapel von { $island }
maldivia-web-fog-spent = Kein Nebel mehr in dieser Runde
maldivia-web-fog-held = Eine ganze Reihe voller Boote: Der Nebel verzieht sich
maldivia-web-summary-over = Ende nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
  } · { $spaces } Felder
maldivia-web-cannot-sail = Kann nicht segeln
maldivia-web-own-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
maldivia-web-own-cards = Deine Karten: { $cards }
maldivia-web-summary = Runde { $round } · Tafel { $tile } von { $tiles } · { $spaces } Felder, Ende bei { $end }
maldivia-web-summary-plan = Runde { $round } · { $spaces } Felder, Ende bei { $end }

# Was eine Aktion bewirkt

maldivia-web-may-rob = { $seat } bestehlen ({ $fish })
maldivia-web-may-deliver = { $card } liefern
maldivia-web-do-take = Dieses Boot nehmen: { $boat }
maldivia-web-do-place = Auf { $cell } beginnen: { $outcome }
maldivia-web-do-plan = Planen: { $tiles }
maldivia-web-do-sail = Nach { $cell } segeln: { $outcome }
maldivia-web-do-stay = Hier bleiben
maldivia-web-do-fish = Hier fischen: { $fish }
maldivia-web-do-rob = { $seat } den obersten Fisch stehlen ({ $fish })
maldivia-web-do-haul = Die Fische einholen
maldivia-web-do-drop = Abnehmen und freilassen: { $fish }
maldivia-web-do-drop-none = Nichts abnehmen
maldivia-web-do-stick = Obendrauf stecken: { $colour }
maldivia-web-do-release = Den Rest freilassen
maldivia-web-do-deliver = { $island } beliefern: { $fish }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
maldivia-web-do-restack = Als Nächstes kommt: { $colour }
maldivia-web-do-keep = So lassen
maldivia-web-do-turn = Oktopus: Tafel { $slot } von { $seat } um { $angle }° verdrehen{ $known ->
    [yes] , dann { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Hai: { $seat } eine Karte aus { $gave } geben, für eine aus { $took }
maldivia-web-do-give = Die Karte mit { $card } geben
maldivia-web-do-exchange = Das Schiff fortschicken, das { $card } verlangt
maldivia-web-do-end = Zug beenden

# Die Tafeln

maldivia-web-plan = Dein Plan
maldivia-web-plan-how = Tippe eine Tafel an, um sie zu drehen. Ziehe sie auf eine andere, um beide zu tauschen.
maldivia-web-plan-now = Tafel { $tile } ist dran
maldivia-web-plan-in = Dein Plan steht
maldivia-web-plan-send = Diesen Plan nehmen
maldivia-web-plan-replace = Meinen Plan ändern
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tafel { $slot }: { $tile }. Drehen
maldivia-web-slot-move = Tafel { $slot } verschieben: { $tile }
maldivia-web-slot-here = Tafel { $held } und Tafel { $slot } tauschen
maldivia-web-plan-nowhere = Dein erster Pfeil führt nirgendwohin.
maldivia-web-plan-reach = Felder, die du mit Pfeil 1, 2 und 3 erreichen kannst: { $one }, { $two }, { $three }.
maldivia-web-plan-fog = Nebel { $side } würde die neblige Reihe falten.
maldivia-web-plan-fog-none = Nebel { $side } würde jetzt nichts falten.
maldivia-web-plan-caught = Einen Fisch würde er kosten: { $seats }.
maldivia-web-choose = Was tust du?
maldivia-web-choose-boat = Wähle ein Boot
maldivia-web-choose-ship = Welches Marktschiff kommt unter den Stapel?
maldivia-web-in-hand = In der Hand
maldivia-web-stick-of = { $what }, einer von { $count }
maldivia-web-on-mast = Dein Mast, von unten nach oben
maldivia-web-stick = Tippe den Fisch an, der als Nächstes obendrauf kommt
maldivia-web-drop = Zu viele für den Mast: Tippe den untersten Fisch an, der herunter soll
maldivia-web-restack = Tippe den Fisch an, der als Nächstes kommt, von unten nach oben
maldivia-web-octopus = Der Oktopus verdreht eine stehende Tafel
maldivia-web-octopus-tile = Tafel { $slot } von { $seat }: { $tile }
maldivia-web-octopus-how = Wie weit?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Der Hai tauscht zwei Karten, verdeckt
maldivia-web-shark-give = Du gibst
maldivia-web-shark-take = Du nimmst
maldivia-web-shark-mine = { $letter } { $island }: davon eine Karte geben
maldivia-web-shark-theirs = { $letter } { $seat }: eine Karte aus { $island } nehmen
maldivia-web-give = Welche deiner Karten aus { $island } gibst du { $seat }?

# Spieler

maldivia-web-players = Spieler
maldivia-web-planned = Plan steht
maldivia-web-tiles = Plan: { $tiles }
maldivia-web-cards = { $count ->
    [0] noch keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
  }
maldivia-web-supply = Im Vorrat
