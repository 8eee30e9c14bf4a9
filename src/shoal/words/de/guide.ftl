# Der geführte erste Zug: wohin man schaut, was man tut und warum. Jeder Schritt gehört zu einer Frage des Tisches.

web-guide-just-now = Gerade eben:
web-guide-watch = Jetzt sind die anderen dran. Schau aufs Brett: Was sie tun, geschieht vor deinen Augen, und der Verlauf hält es in Worten fest.
web-guide-other = Das wird nicht in jedem Zug gefragt. Die Zeile über dem Brett sagt, was der Tisch will; tippe an, was leuchtet, dann siehst du, was es bewirkt.
web-guide-end = Spiel weiter: Du kannst jederzeit etwas antippen und erfährst, was es tut oder warum es nicht geht. Die Lampe fragt einen Bot.
