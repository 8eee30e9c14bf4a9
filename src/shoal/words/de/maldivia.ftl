maldivia-option-start = Wer beginnt: Der Zufall entscheidet, oder der erste Platz

# Dinge

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = Osten
maldivia-way-s = Süden
maldivia-way-w = Westen
maldivia-way-n = Norden

maldivia-tile-e = Pfeil nach Osten
maldivia-tile-s = Pfeil nach Süden
maldivia-tile-w = Pfeil nach Westen
maldivia-tile-n = Pfeil nach Norden
maldivia-tile-fog-e = Nebel von Osten
maldivia-tile-fog-s = Nebel von Süden
maldivia-tile-fog-w = Nebel von Westen
maldivia-tile-fog-n = Nebel von Norden
maldivia-nothing = nichts
maldivia-nowhere = nirgends

maldivia-boat-white = weiß
maldivia-boat-orange = orange
maldivia-boat-brown = braun
maldivia-boat-black = schwarz

maldivia-colour-red = rot
maldivia-colour-green = grün
maldivia-colour-purple = lila
maldivia-colour-yellow = gelb

maldivia-space-open = offenes Meer
maldivia-space-current = eine Strömung
maldivia-space-octopus = ein Oktopus
maldivia-space-shark = ein Hai

maldivia-supply = Vorrat
maldivia-mast = Mast
maldivia-plan = Plan
maldivia-cards = Karten
maldivia-no-cards = noch keine
maldivia-pile = Stapel { $count }
maldivia-fog-came = Nebel war da
maldivia-spaces = noch { $spaces } Felder, Spielende bei { $end }
maldivia-round = Runde { $round }
maldivia-tile = Runde { $round }, Tafel { $tile }
maldivia-setting-up = Aufbau
maldivia-starts = beginnt
maldivia-legend = Fische: R rot, G grün, P lila, Y gelb · → Strömung, ~ eine unterbrochene · o Oktopus · x Hai · ' Rückseite des Tuchs
maldivia-fresh = neue Fische in der Hand: { $fish }
maldivia-score = { count-points }

# Was gefragt ist

maldivia-ask-take = Wähle ein Boot.
maldivia-wait-take = { $seat } wählt ein Boot.
maldivia-ask-place = Stell dein Boot auf ein freies Feld.
maldivia-wait-place = { $seat } stellt ein Boot aufs Meer.
maldivia-ask-plan = Runde { $round }: Plane drei Pfeile und den Nebel, von links nach rechts.
maldivia-ask-replan = Dein Plan steht. Du kannst ihn noch ändern. Es fehlen noch: { $seats }.
maldivia-wait-plan = Runde { $round }: Es fehlen noch die Pläne von { $seats }.
maldivia-ask-sail = Segle von { $cell } nach { $way }, oder bleib.
maldivia-wait-sail = { $seat } darf von { $cell } nach { $way } segeln.
maldivia-ask-act = Du bist auf { $cell }: { $shows }. Was tust du dort?
maldivia-wait-act = { $seat } ist auf { $cell } und darf dort handeln: { $shows }.
maldivia-ask-gain = In der Hand: { $fish }. Nimm noch mehr, oder hol sie ein.
maldivia-wait-gain = { $seat } hat { $fish } in der Hand und darf noch mehr nehmen.
maldivia-ask-drop = Zu viele: { $fish } passen nicht alle auf deinen Mast ({ $mast }). Wie viele Fische nimmst du zuerst oben ab?
maldivia-wait-drop = { $seat } hat zu viele Fische für den Mast und macht Platz.
maldivia-ask-stick = Welcher Fisch kommt als Nächstes obendrauf? In der Hand { $fish }, auf dem Mast { $mast }.
maldivia-wait-stick = { $seat } steckt neue Fische auf den Mast: { $fish }.
maldivia-ask-restack = Sortiere deinen Mast von unten nach oben um. Schon fest: { $settled }. Was kommt als Nächstes: { $loose }?
maldivia-wait-restack = { $seat } sortiert den Mast um.
maldivia-ask-give = Welche Karte aus { $island } gibst du { $other_seat } für eine aus { $wanted }?
maldivia-wait-give = { $seat } wählt die Karte aus { $island }, die { $other_seat } für eine aus { $wanted } bekommt.
maldivia-ask-exchange = Der Nebel kam von { $island }. Welches der Marktschiffe kommt unter den Stapel?
maldivia-wait-exchange = { $seat } wechselt ein Marktschiff aus { $island } aus.

# Was geschah

maldivia-event-took = { $seat } nimmt ein Boot: { $boat }.
maldivia-event-placed = { $seat } beginnt auf { $cell }.
maldivia-event-round = Runde { $number } beginnt. { $start_seat } fängt an.
maldivia-event-planned = { $seat } hat einen Plan{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } kippt Tafel { $slot }: { $named }.
maldivia-event-blocked = { $seat } kommt von { $cell } nicht weg.
maldivia-event-stayed = { $seat } bleibt auf { $cell }.
maldivia-event-sailed = { $seat } segelt von { $from } nach { $cell }.
maldivia-event-fished = { $seat } fischt { $named }.
maldivia-event-robbed = { $seat } stiehlt { $victim_seat } einen Fisch ({ $named }).
maldivia-event-dropped = { $seat } nimmt Fische vom Mast: { $named }.
maldivia-event-stuck = { $seat } steckt einen Fisch auf den Mast ({ $named }).
maldivia-event-released = { $seat } lässt Fische frei: { $named }.
maldivia-event-delivered = { $seat } beliefert { $island } mit { $named }: { count-points }. Auf dem Mast bleiben, von unten: { $left }.
maldivia-event-opened = Ein Schiff aus { $island } kommt herein und verlangt { $named }. { $pile ->
    [0] Der Stapel ist jetzt leer.
    [one] Im Stapel bleibt 1 Karte.
   *[other] Im Stapel bleiben { $pile } Karten.
  }
maldivia-event-restacked = { $seat } sortiert den Mast um, von unten: { $named }.
maldivia-event-turned = { $seat } lässt den Oktopus Tafel { $slot } von { $owner_seat } um { $angle } Grad verdrehen{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } tauscht eine Karte aus { $gave } gegen eine aus { $took } von { $other_seat } ein{ $known ->
    [yes] : gibt { $given_named }, bekommt { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } ist fertig.
maldivia-event-fog-spent = Der Nebel von { $seat } bewirkt nichts: { $island } hatte in dieser Runde schon Nebel.
maldivia-event-fog-held = Vor { $island } füllen Boote eine ganze Reihe ({ $line }): Der Nebel von { $seat } verzieht sich, nichts wird gefaltet.
maldivia-event-folded = { $seat } bringt Nebel von { $island }: Das Meer faltet sich auf { $spaces } Felder. Der neue Rand reicht von { $first } bis { $last }. Fische: { $fish_at }; Oktopus: { $octopus_at }; Hai: { $shark_at }.
maldivia-event-covered = Das Tuch schiebt sich auf { $cell } unter { $seat }.
maldivia-event-carried = { $seat } wird von { $from } nach { $cell } getragen.
maldivia-event-pushed = { $seat } wird von { $from } nach { $cell } geschoben.
maldivia-event-lost = { $seat } verliert einen Fisch ({ $named }).
maldivia-event-exchanged = { $seat } legt das Schiff aus { $island }, das { $named } verlangt, unter den Stapel.
maldivia-event-ended = Die Partie ist zu Ende. Gewonnen: { $seats }. Punkte, Platz für Platz: { $scores }.

# Warum nicht

maldivia-refuse-now-take = Wähle zuerst ein Boot.
maldivia-refuse-now-place = Stell zuerst dein Boot aufs Meer.
maldivia-refuse-now-plan = Jetzt planen alle.
maldivia-refuse-now-sail = Segle zuerst oder bleib.
maldivia-refuse-now-act = Jetzt ist Zeit für Aktionen auf deinem Feld, oder um den Zug zu beenden.
maldivia-refuse-now-gain = Nimm zuerst weitere Fische, oder hol sie ein.
maldivia-refuse-now-drop = Sag zuerst, wie viele Fische oben von deinem Mast kommen.
maldivia-refuse-now-stick = Steck zuerst die neuen Fische auf deinen Mast.
maldivia-refuse-now-restack = Sortiere zuerst die Fische auf deinem Mast um, oder lass ihre Ordnung.
maldivia-refuse-now-give = Wähle zuerst die Karte, die du gibst.
maldivia-refuse-now-exchange = Wechsle zuerst ein Marktschiff aus.
maldivia-refuse-boat-taken = Dieses Boot ({ $boat }) hat schon { $other_seat }.
maldivia-refuse-occupied = Dort ist das Boot von { $other_seat }.
maldivia-refuse-planned = Alle Pläne stehen. Jetzt kann sie nur noch ein Oktopus ändern.
maldivia-refuse-sailed = Dein Boot ist in diesem Zug schon gesegelt.
maldivia-refuse-folded-away = { $cell } ist weggefaltet.
maldivia-refuse-same-place = Eine Fahrt endet woanders. Du kannst aber auf { $cell } bleiben.
maldivia-refuse-boat-there = Auf { $cell } ist das Boot von { $other_seat }.
maldivia-refuse-boat-between = Auf dem Weg nach { $cell } ist ein Boot im Weg.
maldivia-refuse-on-current = Du startest auf einer Strömung, also darfst du in dieser Fahrt nicht abbiegen.
maldivia-refuse-current-blocked = Die Strömung, die nach { $cell } führt, ist nicht frei.
maldivia-refuse-in-current = Wer mit einer Strömung abbiegt, muss sie ganz verlassen: { $cell } liegt noch darin.
maldivia-refuse-off-course = { $cell } liegt nicht auf diesem Kurs. Dein Pfeil zeigt nach { $way }, und ein Boot biegt nur ab, wo eine Strömung beginnt.
maldivia-refuse-sail-first = Ohne Fahrt keine Aktion.
maldivia-refuse-gained = Du hast deine Fische für diesen Zug schon.
maldivia-refuse-no-haul = In deiner Hand sind keine Fische zum Einholen.
maldivia-refuse-no-fish-space = Auf diesem Feld sind keine Fische abgebildet.
maldivia-refuse-fish-or-deliver = In einem Zug kannst du fischen oder beliefern, nicht beides.
maldivia-refuse-fished = Hier hast du in diesem Zug schon gefischt.
maldivia-refuse-none-left = Von diesen Fischen ist keiner im Vorrat: { $fish }.
maldivia-refuse-no-victim = Dort ist niemand, den du bestehlen kannst.
maldivia-refuse-not-adjacent = Das Boot von { $other_seat } liegt nicht neben deinem.
maldivia-refuse-robbed = Du hast { $other_seat } in diesem Zug schon bestohlen.
maldivia-refuse-empty = Der Mast von { $other_seat } ist leer.
maldivia-refuse-no-drop = Fische kommen nur vom Mast, wenn neue nicht draufpassen.
maldivia-refuse-drop-too-many = { $count ->
    [one] Auf deinem Mast ist nur 1 Fisch.
   *[other] Auf deinem Mast sind nur { $count } Fische.
  }
maldivia-refuse-no-stick = Es gibt keine neuen Fische für den Mast.
maldivia-refuse-no-release = Alle passen, also kommen alle auf den Mast.
maldivia-refuse-no-such-fish = Diese Farbe hast du nicht in der Hand: { $colour }.
maldivia-refuse-not-at-side = Dein Boot ist nicht am Rand von { $island }.
maldivia-refuse-one-ship = Nur ein Marktschiff aus { $island } pro Zug.
maldivia-refuse-no-ship = Dort liegt kein Marktschiff aus { $island } offen.
maldivia-refuse-cannot-pay = Dieses Schiff will Fische, die nicht auf deinem Mast sind: { $fish }.
maldivia-refuse-no-restack = Umsortiert wird der Mast nur gleich nach dem Beliefern.
maldivia-refuse-not-loose = Von dieser Farbe ist kein Fisch mehr übrig: { $colour }.
maldivia-refuse-no-octopus = Auf deinem Feld ist kein Oktopus.
maldivia-refuse-octopus-done = Der Oktopus hat in diesem Zug schon eine Tafel verdreht.
maldivia-refuse-no-seat = Dort sitzt niemand.
maldivia-refuse-lying = Tafel { $slot } von { $other_seat } liegt schon offen ({ $tile }) und lässt sich nicht mehr verdrehen.
maldivia-refuse-no-shark = Auf deinem Feld ist kein Hai.
maldivia-refuse-shark-done = Der Hai hat in diesem Zug schon Karten getauscht.
maldivia-refuse-no-partner = Tausche mit jemand anderem.
maldivia-refuse-no-card = Du hast keine Karte aus { $island }.
maldivia-refuse-no-cards-there = { $other_seat } hat keine Karte zum Tauschen.
maldivia-refuse-no-card-there = { $other_seat } hat keine Karte aus { $island }.
maldivia-refuse-no-swap = Niemand wartet auf eine Karte von dir.
maldivia-refuse-other-island = Angeboten hast du eine Karte aus { $island }.
maldivia-refuse-not-yours = { $card } gehört dir nicht.
maldivia-refuse-no-exchange = Marktschiffe wechselt nur der linke Nachbar aus, gleich nach dem Falten.

# Woher die Punkte kommen

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
  } auf dem Mast, zählt nur bei Gleichstand
