# Der geführte erste Zug: wohin man schaut, was man tut und warum.

vanuatu-guide-aim = Du lebst auf Inseln, die von Runde zu Runde mehr werden. Vatu verdienst du mit Fisch und Touristen und machst mit Hütten, Sandzeichnungen und Schiffen Punkte daraus. Acht Runden; die meisten Punkte gewinnen.
vanuatu-guide-character = Nimm eine Person für diese Runde. Ihr Satz sagt, was sie billiger oder besser macht.
vanuatu-guide-character-why = Wähle eine, die zu dem passt, was du vorhast. Eine zweite Runde lang behalten kannst du sie nicht, und andere wollen ihre auch.
vanuatu-guide-plan = Setz deine Aktionssteine auf die Aktionen: zwei, dann zwei, dann einen. Tippe ein Kästchen an, um dort einen zu setzen, noch einmal für einen zweiten.
vanuatu-guide-plan-why = Jedes Kästchen ist etwas, das du in dieser Runde tun willst. Handeln darf nur, wer dort die meisten Steine hat, also setz zwei, wo es dir wichtig ist. Grau heißt: Jemand käme vor dir dran. Gelb sagt, was vorher nötig ist, und ob es auf Geld wartet, das vielleicht nie kommt.
vanuatu-guide-act = Du bist dran. Wo du führst, leuchten die Kästchen: Tippe eines an, oder ein leuchtendes Feld, und wähle, was du dort tust.
vanuatu-guide-act-why = Du handelst mit einem ganzen Stapel, dann kommen die anderen. Tu zuerst, was andere verderben könnten, und achte auf deine Vatu: Jeder Schritt kostet.
vanuatu-guide-withdraw = Du führst gerade nirgends, also verzichtest du auf einen deiner Stapel: Seine Aktion verfällt.
vanuatu-guide-withdraw-why = Gib den auf, den du am wenigsten brauchst oder bei dem jemand weit vorn liegt. Hat der gehandelt, führt vielleicht dein nächster Stapel.
vanuatu-guide-preach = Du führst gerade nirgends. Dein Prediger lässt dich trotzdem mit einem Stapel handeln, einmal je Runde; oder du gibst einen Stapel auf.
vanuatu-guide-lose = Du führst, aber nichts davon geht jetzt: Du gibst einen dieser Stapel auf, und seine Aktion verfällt.
vanuatu-guide-selling = Du kannst noch einen Fisch verkaufen, zu einem niedrigeren Preis, oder aufhören.
vanuatu-guide-selling-why = Der Preis fällt mit jedem Fisch und steigt in der nächsten Runde wieder.
vanuatu-guide-second = Dein Käufer darf eine zweite Ware umsonst verladen.
vanuatu-guide-second-why = Jede Ware auf einem Schiff bringt Punkte.
vanuatu-guide-resting = Wähle eines der Ruheplättchen; nur du siehst sie.
vanuatu-guide-resting-why = Sie zahlen am Ende der Runde: einen Punkt, einen Vatu, beides oder den Startspieler der nächsten Runde.
vanuatu-guide-tile = Du legst ein neues Plättchen: Tippe ein leuchtendes Feld an, und du siehst das Plättchen dort.
vanuatu-guide-tile-why = Leg es dorthin, wo dein Boot es bald brauchen kann.
vanuatu-guide-neutral = Zu zweit spielen neutrale Steine mit. Setz einen auf eine Aktion.
vanuatu-guide-neutral-why = Wer dort handeln will, braucht mehr Steine, als sie sind.
vanuatu-guide-note-withdrew = Jemand führte nirgends und musste auf einen Stapel verzichten. Das droht, wenn man plant, was andere auch wollen.
vanuatu-guide-note-converted = Zehn Vatu wurden zu fünf Punkten. Das geschieht von selbst, niemand bleibt lange reich.
vanuatu-guide-note-loaded = Eine Ware kam auf ein Schiff und brachte Punkte.
vanuatu-guide-note-lost = Kein Schiff hatte Platz, die Ware ging verloren.
vanuatu-guide-end =
    Das war eine ganze Runde. Drei Dinge entscheiden das Spiel:
    Setz zwei Steine, wo du zuerst handeln musst, statt überall einen.
    Achte auf deine Vatu: Was du nicht zahlen kannst, verfällt, und zehn werden zu Punkten.
    Baue früh Hütten, wo viele Touristen Platz finden: zwei Punkte je Tourist.
vanuatu-guide-note-built = Eine Hütte wurde gebaut. Am Ende zählt sie zwei Punkte für jeden Touristen auf ihrer Insel.
vanuatu-guide-note-transported = Ein Tourist ist angekommen. Jede Hütte der Insel hat ein Vatu gebracht, wem sie auch gehört.
vanuatu-guide-note-sold = Ein Fisch wurde verkauft: Wert mal Preis. Der nächste in dieser Runde bringt weniger.
vanuatu-guide-note-drew = Eine Zeichnung im Sand hat sofort Punkte gebracht.
