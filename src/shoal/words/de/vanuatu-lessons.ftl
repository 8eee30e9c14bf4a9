# Lektionen aus gesetzten Stellungen: worum es geht, was zu tun ist, und was man danach sagt.

vanuatu-lesson-lead = Mit zwei Aktionssteinen führen
vanuatu-lesson-lead-text = Eine Aktion darf ausführen, wer dort die meisten Aktionssteine hat, bei Gleichstand wer in der Zugreihenfolge früher kommt. Du und jemand anderes habt je einen Aktionsstein auf „Fischen“, und du bist zuletzt dran. Einen hast du noch.
vanuatu-lesson-lead-goal = Setze deinen letzten Aktionsstein so, dass du auf „Fischen“ führst.
vanuatu-lesson-lead-done = Zwei Steine gegen einen: Du fischst zuerst, und der erste Fang ist am meisten wert.
vanuatu-lesson-lead-missed = Auf „Fischen“ steht es weiter eins zu eins, und bei Gleichstand ist der andere zuerst dran. Setze den Stein dorthin, wo es um die Führung geht.

vanuatu-lesson-build = Erst segeln, dann bauen
vanuatu-lesson-build-text = Eine Hütte wird auf einer Insel neben deinem Boot gebaut und kostet 3 Vatu; jeder Schritt auf dem Meer kostet 1. Auf Santo neben dir ist kein Platz mehr. Du hast 4 Vatu.
vanuatu-lesson-build-goal = Segle zur Mele-Bucht und baue eine Hütte auf Efate.
vanuatu-lesson-build-done = Ein Vatu für den Weg, drei für die Hütte. Ab jetzt verdient sie an jedem Touristen.
vanuatu-lesson-build-missed = Es wurde nichts gebaut. Segle einen Schritt, zur Mele-Bucht: Dann bleiben 3 Vatu, und Efate liegt neben dir.
vanuatu-lesson-build-withdrew = Der Stein wurde zurückgenommen, die Aktion ist verloren. Segle zuerst, damit eine Insel mit Platz neben dir liegt.

vanuatu-lesson-load = Ein Schiff füllen
vanuatu-lesson-load-text = Beim Kaufen nimmst du eine Ware von einer Insel neben deinem Boot und lädst sie auf ein Schiff, das sie braucht. Das bringt sofort Punkte, und mehr noch, wenn das Schiff dadurch voll wird. Dem markierten Schiff fehlt ein Kava, und auf Efate wächst es.
vanuatu-lesson-load-goal = Kaufe Kava auf Efate.
vanuatu-lesson-load-done = Das Schiff ist voll und fährt mit deinem Kava ab.
vanuatu-lesson-load-missed = Das Schiff wartet noch auf sein Kava. Tippe auf „Kaufen“, dann auf Kava von Efate.
