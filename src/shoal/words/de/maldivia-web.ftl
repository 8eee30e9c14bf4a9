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
maldivia-web-letter-n = N
maldivia-web-letter-e = O
maldivia-web-letter-s = S
maldivia-web-letter-w = W

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
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Deine Karten: { $cards }
maldivia-web-summary = Runde { $round } · Tafel { $tile } von { $tiles }
maldivia-web-left = { $spaces } Felder, Ende bei { $end }

# Was eine Aktion bewirkt

maldivia-web-may-rob = { $seat } bestehlen ({ $fish })
maldivia-web-may-deliver = abliefern: { $card }
maldivia-web-do-take = Dieses Boot nehmen: { $boat }
maldivia-web-do-place = Auf { $cell } beginnen: { $outcome }
maldivia-web-do-plan = Planen: { $tiles }
maldivia-web-do-sail = Nach { $cell } segeln: { $outcome }
maldivia-web-do-stay = Hier bleiben
maldivia-web-stay-costs = keine Aktion, Zug zu Ende
maldivia-web-do-fish = Hier fischen: { $fish }
maldivia-web-do-rob = { $seat } den obersten Fisch stehlen ({ $fish })
maldivia-web-do-haul = Die Fische einholen
maldivia-web-do-drop = Abnehmen und freilassen: { $fish }
maldivia-web-do-drop-none = Nichts abnehmen
maldivia-web-do-stick = Obendrauf stecken: { $colour }
maldivia-web-do-release = Den Rest freilassen
maldivia-web-do-deliver = { $island } beliefern: { $fish }, { count-points }
maldivia-web-do-restack = Als Nächstes kommt: { $colour }
maldivia-web-do-keep = So lassen
maldivia-web-do-turn = Oktopus: Tafel { $slot } von { $seat } um { $angle }° verdrehen{ $known ->
    [yes] , dann { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Hai: { $seat } eine Karte aus { $gave } geben, für eine aus { $took }
maldivia-web-do-give = Die Karte mit { $card } geben
maldivia-web-do-exchange = Dieses Schiff wegschicken: { $card }
maldivia-web-do-end = Zug beenden

# Die Tafeln

maldivia-web-plan = Dein Plan
maldivia-web-plan-held = Tippe die Tafel an, mit der sie den Platz tauscht.
maldivia-web-plan-now = Tafel { $tile } ist dran
maldivia-web-plan-in = Dein Plan steht
maldivia-web-plan-send = Diesen Plan nehmen
maldivia-web-plan-replace = Meinen Plan ändern
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tafel { $slot }: { $tile }. Drehen
maldivia-web-slot-move = Tafel { $slot } verschieben: { $tile }
maldivia-web-slot-here = Tafel { $held } und Tafel { $slot } tauschen
maldivia-web-plan-nowhere = Dein erster Pfeil führt nirgendwohin.
maldivia-web-plan-reach = Zahlen auf dem Meer: Tafeln, die dich hinbringen können.
maldivia-web-plan-fog = { CAPITAL($fog) } würde die neblige Reihe auf die umrahmte falten.
maldivia-web-plan-fog-none = { CAPITAL($fog) } würde jetzt nichts falten.
maldivia-web-plan-caught = So wie die Boote liegen, kostet er den obersten Fisch: { $seats }.
maldivia-web-plan-caught-own = Du liegst selbst dort: Dein oberster Fisch wäre verloren.
maldivia-web-choose = Was tust du?
maldivia-web-choose-boat = Wähle ein Boot
maldivia-web-choose-ship = Welches Marktschiff kommt unter den Stapel?
maldivia-web-in-hand = In der Hand
maldivia-web-stick-of = { $what }, einer von { $count }
maldivia-web-on-mast = Dein Mast, von unten nach oben
maldivia-web-mast-bottom = unten
maldivia-web-mast-top = oben
maldivia-web-stick = Tippe den Fisch an, der als Nächstes obendrauf kommt
maldivia-web-drop = Zu viele für den Mast: Tippe den untersten Fisch an, der herunter soll
maldivia-web-restack = Tippe den Fisch an, der als Nächstes kommt, von unten nach oben
maldivia-web-octopus = Der Oktopus verdreht eine stehende Tafel.
maldivia-web-octopus-tile = Tafel { $slot } von { $seat }: { $tile }
maldivia-web-octopus-how = Wie weit?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = Der Hai tauscht zwei Karten, verdeckt.
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

# Was der Bestätigungsknopf sagt, und wie man wählt

maldivia-web-deed-sail = Nach { $cell } segeln
maldivia-web-deed-sail-fish = Nach { $cell } segeln und fischen
maldivia-web-deed-sail-rob = Nach { $cell } segeln und stehlen
maldivia-web-deed-sail-deliver = Nach { $cell } segeln und liefern
maldivia-web-deed-place = Auf { $cell } beginnen
maldivia-web-deed-deliver = Liefern
maldivia-web-deed-rob = { $seat } bestehlen
maldivia-web-deed-fish = Fischen
maldivia-web-deed-stay = Hier bleiben
maldivia-web-deed-stay-warning = Wer nicht segelt, darf weder fischen noch stehlen noch liefern: Dein Zug ist zu Ende.
maldivia-web-ends-current = Eine Strömung: Hier gibt es nichts, und beim nächsten Segeln folgst du keiner Strömung.
maldivia-web-ends-begin = Hier: { $what }. Genommen wird noch nichts.
maldivia-web-deed-end = Zug beenden
maldivia-web-deed-plan = Diesen Plan nehmen
maldivia-web-deed-turn = Tafel drehen
maldivia-web-deed-swap = Karten tauschen
maldivia-web-deed-give = Diese Karte geben
maldivia-web-deed-exchange = Dieses Schiff wegschicken
maldivia-web-deed-haul = Fische einholen
maldivia-web-how-take = Tippe ein Boot an, um es zu nehmen.
maldivia-web-how-place = Tippe ein Feld an, um zu sehen, was es bietet, und noch einmal, um dort zu beginnen.
maldivia-web-how-plan = Tippe eine Tafel an, um sie zu drehen, ziehe Tafeln, um sie zu tauschen, dann nimm den Plan.
maldivia-web-how-sail = Tippe ein leuchtendes Feld an: Du siehst den Weg und was er bringt. Noch einmal, und du segelst.
maldivia-web-how-act = Tippe ein leuchtendes Feld oder Schiff an, oder wähle in der Liste.
maldivia-web-how-drop = Tippe den untersten Fisch an, den du abnimmst.
maldivia-web-how-stick = Tippe den Fisch an, der als Nächstes obendrauf kommt: Er kommt sofort dorthin.
maldivia-web-how-restack = Jede Lieferung erlaubt das. Tippe den Fisch an, der als Nächstes kommt, oder lass die Ordnung.
maldivia-web-how-exchange = Du wählst: Du bist der linke Nachbar von dem, der gefaltet hat. Dafür kommt ein neues Schiff.

# Was geschieht, erzählt, während es zu sehen ist

maldivia-web-told-folded = { $seat } bringt Nebel aus { $island }: Das Meer wird auf { $spaces } Felder gefaltet.
maldivia-web-told-opened = Ein Schiff aus { $island } läuft ein und will { $named }.

# Was auf dem Telefon immer zu sehen ist

maldivia-web-fact-round = Runde { $round }
maldivia-web-fact-tile = R{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · Ende bei { $end }
maldivia-web-fact-ends = Sichtbare Felder: { $spaces }; ab { $end } endet das Spiel.
maldivia-web-fact-points = Du hast { count-points } auf { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.

# Was die Dinge sind

maldivia-web-about-space-open = Offenes Meer: Boote fahren durch und halten hier, zu holen gibt es nichts.
maldivia-web-about-space-current = Eine Strömung: Wer in ihrer Richtung auf ihr erstes Feld fährt, darf ihr um die Biegung folgen und weitersegeln.
maldivia-web-about-space-octopus = Wer hier hält, darf eine noch stehende Tafel drehen, eine eigene oder eine fremde.
maldivia-web-about-space-shark = Wer hier hält, darf eine eigene Karte ungesehen gegen eine fremde tauschen.
maldivia-web-about-space-fish = Wer hier hält, darf diese Fische aus dem Vorrat auf den Mast stecken. Nicht in einem Zug, in dem man liefert.
maldivia-web-about-boat = Boot von { $seat } auf { $cell }
maldivia-web-about-boat-text = Wer daneben hält, darf den obersten Fisch stehlen. Kein Boot fährt durch ein anderes.
maldivia-web-about-boat-own = Dein Mast fasst sieben Fische. Nur der oberste kann gestohlen werden oder im Nebel verloren gehen.
maldivia-web-about-boat-hand = Diese Fische kommen jetzt auf deinen Mast: Wähle neben dem Plan, welcher der nächste ist.
maldivia-web-about-ship = Ein Marktschiff aus { $island }
maldivia-web-about-ship-text = Halte am Rand von { $island } mit all diesen Fischen auf dem Mast, in beliebiger Ordnung, dann darfst du liefern. Die Karte gehört dir.
maldivia-web-about-berth-text = Der Stapel ist leer: Es kommt kein Schiff mehr.
maldivia-web-about-pile-text = Ist ein Schiff beliefert, kommt von hier das nächste.
maldivia-web-about-island-text = Nebel von hier faltet die äußerste Reihe um. Ihre Rückseite ist dann der neue Rand.
maldivia-web-about-island-fogged = Von hier kam in dieser Runde schon Nebel: Weiterer bewirkt nichts.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] noch keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
  }
maldivia-web-about-cards-hidden = Bekannt sind nur die Inseln auf den Rückseiten. Jeder Fisch auf einer Karte ist ein Punkt.
maldivia-web-about-cards-own = Jeder Fisch auf einer Karte ist ein Punkt: zusammen { $points }. Nur du siehst sie.
maldivia-web-about-tile-arrow = Dein Boot segelt in diese Richtung, so weit du willst, wenn die Tafel gekippt wird.
maldivia-web-about-tile-fog = Die äußerste Reihe dieser Seite wird umgefaltet, wenn die Tafel gekippt wird. Boote, die es trifft, verlieren ihren obersten Fisch.
maldivia-web-about-tile-hidden = Sie wird gekippt, wenn sie an der Reihe ist. Vorher kann ein Oktopus sie drehen.
maldivia-web-about-supply-text = Von jeder Farbe gibt es acht Fische. Was auf keinem Mast steckt, liegt hier; was hier fehlt, kann niemand fangen.
maldivia-web-about-row-mast = Mast, von oben
maldivia-web-about-row-cards = Gewonnene Karten
maldivia-web-about-row-asks = Will haben
maldivia-web-about-row-worth = Wert
maldivia-web-about-row-side = Rand des Meeres
maldivia-web-about-row-edge = Schiffe von { $island }
maldivia-web-about-row-next = Die nächste Faltung zeigt
