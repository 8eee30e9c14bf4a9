# Il turno guidato: che cosa guardare e fare, e perché. Ogni passo appartiene a una domanda del tavolo.

web-guide-just-now = Poco fa:
web-guide-watch = Adesso tocca agli altri. Guarda sul tabellone che cosa fanno; la cronaca lo racconta a parole.
web-guide-other = Questa domanda non arriva in ogni turno. La riga colorata dice che cosa fare; tocca ciò che brilla per l’anteprima.
web-guide-end = Continua a giocare. Puoi toccare qualunque cosa per sapere che cosa fa o perché non è possibile; la lampada chiede un suggerimento a un bot.
