# Der geführte Zug: wohin man schaut, was man tut und warum. Jeder Schritt gehört zu einer Frage des Tisches.

web-guide-just-now = Gerade eben:
web-guide-watch = Jetzt sind die anderen dran. Am Brett siehst du, was sie tun; der Verlauf hält es in Worten fest.
web-guide-other = Das wirst du nicht in jedem Zug gefragt. Die farbige Zeile sagt, was zu tun ist; tippe an, was leuchtet, um die Vorschau zu sehen.
web-guide-end = Spiel weiter. Du kannst alles antippen und erfährst, was es tut oder warum es nicht geht; die Lampe fragt einen Bot nach einem Tipp.
