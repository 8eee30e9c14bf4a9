# Die geführte erste Runde: wohin man schaut, was man tut und warum.

carta-magica-guide-aim = Umsegle die Insel in der Mitte der Karte einmal und komm heim. Unterwegs sammelst du Talismane: In schwarzen Häfen werden Güter zu Gold, in roten wird Gold zu Talismanen.
carta-magica-guide-captain = Wähle, wer du bist. Das ändert nichts als das Bild.
carta-magica-guide-captain-why = Nimm also, wer dir gefällt.
carta-magica-guide-challenge = Wähle eine Herausforderung: zwei Talismane, die du suchst.
carta-magica-guide-challenge-why = Jeder der beiden, den du heimbringst, zählt zehn Punkte mehr.
carta-magica-guide-home = Setz dein Schiff in einen freien Hafen: deinen Heimathafen. Tippe ihn an und dann noch einmal.
carta-magica-guide-home-why = Von hier brichst du auf, und hierher musst du nach der Umrundung zurück. Ein roter Hafen nahe bei einem schwarzen hält die Wege kurz.
carta-magica-guide-spin = Dreh den Messingpfeil: Tippe die Scheibe an, oder zieh den Pfeil und lass los.
carta-magica-guide-spin-why = Er zeigt eine Zahl und wofür sie gut ist: wie weit du segeln oder wie viele Güter oder wie viel Magie du nehmen kannst.
carta-magica-guide-choose = Tu eines: segle auf ein leuchtendes Feld, wie herum du willst, oder nutze ein Zeichen, das der Pfeil zeigt.
carta-magica-guide-choose-why = Hammer und Wind helfen nur einem Schiff in Not. Lade anfangs Güter, zwei für jedes Gold, dann segle in einen schwarzen Hafen. Ein Hafen beendet die Fahrt.
carta-magica-guide-stuck = Dein Schiff kann jetzt nicht segeln. Befreit es ein Knopf, tippe ihn an; oder nutze ein Zeichen, das der Pfeil zeigt.
carta-magica-guide-stuck-why = Gold oder der Hammer repariert ein beschädigtes Schiff; eines in der Flaute wird für Güter geschleppt, und Wind befreit es.
carta-magica-guide-sail = Dein Schiff ist frei: Tippe ein leuchtendes Feld an, um den Weg zu sehen, und noch einmal, um hinzusegeln.
carta-magica-guide-sail-why = Ein Hafen beendet die Fahrt, und dort kannst du tauschen oder kaufen.
carta-magica-guide-storm = Ein Sturm! Dreh noch einmal: Er treibt jedes Schiff zwei Felder weit.
carta-magica-guide-storm-why = Klippen beschädigen ein Schiff, weiße Felder halten es fest, bis Wind kommt. Das hat sich niemand ausgesucht.
carta-magica-guide-weather = Gleich treibt ein Sturm dein Schiff ab. Deine Karte erspart ihm das: Spiel sie jetzt oder behalte sie.
carta-magica-guide-black = Ein schwarzer Hafen: Tausche zwei Güter gegen ein Gold, so oft du willst. Eine Karte wird hier auch gezogen.
carta-magica-guide-black-why = Gold kauft Talismane, und jedes Stück, das am Ende bleibt, ist ein Punkt.
carta-magica-guide-black-bare = Ein schwarzer Hafen: Zwei Güter brächten ein Gold, aber du hast nichts zu tauschen.
carta-magica-guide-red = Ein roter Hafen: Zwei Gold kaufen einen Talisman, einen offenen oder den verdeckten.
carta-magica-guide-red-why = Die deiner Herausforderung zählen zehn mehr. Nimm sie, bevor es jemand anderes tut.
carta-magica-guide-red-bare = Ein roter Hafen: Zwei Gold kaufen einen Talisman, aber deines reicht gerade nicht.
carta-magica-guide-card = Eine Karte fragt dich etwas. Die Knöpfe sagen, was jede Antwort bewirkt.
carta-magica-guide-card-why = Was du behältst, kann später helfen oder bezahlen.
carta-magica-guide-monster = Ein Monster! Sag, wie viel Magie du einsetzt, dann fügt der Pfeil seine Zahl hinzu.
carta-magica-guide-monster-why = Erreichst du seine Stärke, bringt es Gold und hilft gegen das nächste. Sonst sind deine Güter weg.
carta-magica-guide-note-storm = Ein Sturm kam auf. Er treibt alle Schiffe in dieselbe Richtung, eines nach dem anderen.
carta-magica-guide-note-blown = Der Sturm hat ein Schiff getrieben.
carta-magica-guide-note-drew = Eine Abenteuerkarte wurde gezogen. Manche helfen, manche kosten, manche sind Monster.
carta-magica-guide-note-traded = In einem schwarzen Hafen wurden Güter zu Gold.
carta-magica-guide-note-tamed = Ein Monster wurde gezähmt. Das nächste wird dadurch leichter.
carta-magica-guide-note-untamed = Das Monster war stärker: Die Güter an Bord sind verloren.
carta-magica-guide-end =
    Das war eine ganze Runde. Drei Dinge entscheiden das Spiel:
    Güter werden zu Gold, Gold zu Talismanen: Plane den Weg von schwarzen zu roten Häfen.
    Die zwei Talismane deiner Herausforderung zählen je zehn mehr.
    Wer zuerst um die Insel herum und daheim ist, bekommt fünfzehn Punkte und beendet das Spiel.
carta-magica-guide-note-took = Güter oder magische Kraft kamen an Bord. Mehr als acht von einer Art hat niemand.
carta-magica-guide-note-bought = In einem roten Hafen wurde ein Talisman gekauft, und ein neuer liegt aus.
carta-magica-guide-note-attacked = Schiffe, die nebeneinander liegen, dürfen um einen gesuchten Talisman kämpfen.
