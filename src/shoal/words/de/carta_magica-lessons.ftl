# Lektionen aus gesetzten Stellungen: worum es geht, was zu tun ist, und was man danach sagt.

carta-magica-lesson-trade = Aus Gütern wird Gold
carta-magica-lesson-trade-text = Talismane kosten Gold, und Gold gibt es in schwarzen Häfen: zwei Güter gegen ein Gold. Das Rad sagt, wie weit du segeln darfst. In einem schwarzen Hafen ziehst du auch eine Abenteuerkarte, bevor du gehst.
carta-magica-lesson-trade-goal = Drehe, segle in den Hafen { carta-magica-harbour-bk1 } (M9) und tausche Güter gegen Gold.
carta-magica-lesson-trade-done = Zwei Güter weniger, ein Gold mehr. Du darfst weitertauschen, solange du Güter hast.
carta-magica-lesson-trade-missed = Es wurden keine Güter getauscht. Drehe das Rad, segle in den Hafen bei M9 und tausche dann.

carta-magica-lesson-talisman = Einen Talisman kaufen
carta-magica-lesson-talisman-text = Deine Herausforderung nennt die Talismane, die du suchst. Rote Häfen verkaufen sie für je 2 Gold: einen der drei offenen oder ungesehen den nächsten.
carta-magica-lesson-talisman-goal = Drehe, segle in den roten Hafen bei N3 und kaufe einen Talisman.
carta-magica-lesson-talisman-done = Der Talisman gehört dir. An seiner Stelle liegt ein neuer offen.
carta-magica-lesson-talisman-missed = Es wurde kein Talisman gekauft. Segle in den Hafen bei N3 und tippe auf einen Talisman, bevor du gehst.

carta-magica-lesson-monster = Ein Monster zähmen
carta-magica-lesson-monster-text = Eine Abenteuerkarte kann ein Monster sein. Du sagst, wie viel Magie du einsetzt, dann kommt die Zahl des Rades dazu; zusammen müssen sie die Stärke des Monsters erreichen. Die eingesetzte Magie ist auf jeden Fall weg.
carta-magica-lesson-monster-goal = Drehe, zieh eine Abenteuerkarte und zähme, was auftaucht.
carta-magica-lesson-monster-done = Gezähmt. Ein gezähmtes Monster bleibt bei dir und bringt seine Belohnung.
carta-magica-lesson-monster-missed = Es wurde kein Monster gezähmt. Drehe das Rad und zieh dann eine Abenteuerkarte.
carta-magica-lesson-monster-untamed = Das Monster war stärker. Setze mehr Magie ein: Das Rad allein reicht selten.
