# Il primo round guidato: che cosa guardare e fare, e perché.

vanuatu-guide-aim = Vivi su isole che crescono di round in round. Guadagni vatu vendendo pesce e accompagnando turisti, e li trasformi in punti con capanne, disegni sulla sabbia e battelli. Otto round; vince chi ha più punti.
vanuatu-guide-character = Prendi un personaggio per questo round. La sua frase dice che cosa rende più economico o migliore.
vanuatu-guide-character-why = Scegline uno adatto a quello che vuoi fare. Non puoi tenerlo per un secondo round, e anche gli altri vogliono il loro.
vanuatu-guide-plan = Piazza le tue pedine sui riquadri delle azioni: due, poi due, poi una. Tocca un riquadro per metterci una pedina, toccalo ancora per una seconda.
vanuatu-guide-plan-why = Ogni riquadro che scegli è qualcosa che vuoi fare in questo round. Può agire solo chi lì ha più pedine, quindi mettine due dove conta. Un riquadro grigio dice chi agirebbe prima di te, uno ambra che cosa serve prima, e se aspetta denaro che forse non arriverà.
vanuatu-guide-act = Tocca a te agire. I riquadri dove hai la maggioranza brillano: toccane uno, o tocca una casella che brilla e scegli che cosa fare lì.
vanuatu-guide-act-why = Agisci con un’intera pila alla volta, poi tocca agli altri. Fa’ prima ciò che altri potrebbero rovinarti, e bada ai tuoi vatu: ogni passo costa.
vanuatu-guide-withdraw = Adesso non hai nessuna maggioranza, quindi rinunci a una delle tue pile: la sua azione è persa.
vanuatu-guide-withdraw-why = Rinuncia a quella che ti serve meno, o a quella dove qualcuno è molto avanti. Quando gli altri hanno agito, la tua prossima pila può avere la maggioranza.
vanuatu-guide-preach = Adesso non hai nessuna maggioranza. Il tuo Predicatore ti fa agire comunque con una pila, una volta per round; o rinuncia a una pila.
vanuatu-guide-lose = Hai la maggioranza, ma niente di ciò si può fare ora: rinunci a una di queste pile, e la sua azione è persa.
vanuatu-guide-selling = Puoi vendere un altro pesce, a un prezzo più basso, o smettere.
vanuatu-guide-selling-why = Il prezzo scende con ogni pesce e risale nel prossimo round.
vanuatu-guide-second = Il tuo Compratore può caricare gratis un secondo cubo.
vanuatu-guide-second-why = Ogni cubo su un battello porta punti.
vanuatu-guide-resting = Scegli una delle tessere Riposo; le vedi solo tu.
vanuatu-guide-resting-why = Pagano a fine round: un punto, un vatu, tutt’e due, o il posto di primo giocatore nel prossimo round.
vanuatu-guide-tile = Posi una nuova tessera: tocca una casella che brilla per vederla lì.
vanuatu-guide-tile-why = Mettila dove la tua piroga può usarla presto.
vanuatu-guide-neutral = In due giocano anche pedine neutrali. Mettine una su un’azione.
vanuatu-guide-neutral-why = Chi vuole agire lì ha bisogno di più pedine di quelle.
vanuatu-guide-note-withdrew = qualcuno non aveva nessuna maggioranza e ha rinunciato a una pila per niente. È il rischio di programmare ciò che vogliono anche gli altri.
vanuatu-guide-note-converted = dieci vatu sono diventati cinque punti. Succede da sé, così nessuno resta ricco a lungo.
vanuatu-guide-note-loaded = un cubo è andato su un battello e ha portato punti.
vanuatu-guide-note-lost = su nessun battello c’era spazio, e il cubo è andato perso.
vanuatu-guide-end =
    È stato un round intero. Tre cose decidono la partita:
    Metti due pedine dove devi agire prima, invece di una su tutto.
    Bada ai tuoi vatu: un’azione che non puoi pagare è persa, e dieci diventano punti.
    Costruisci presto capanne dove trovano posto molti turisti: due punti a turista.
vanuatu-guide-note-built = è stata costruita una capanna. Alla fine conta due punti per ogni turista sulla sua isola.
vanuatu-guide-note-transported = è arrivato un turista. Ogni capanna dell’isola ha pagato un vatu a chi l’ha portato, di chiunque sia la capanna.
vanuatu-guide-note-sold = è stato venduto un pesce: valore per prezzo. Il prossimo venduto in questo round porta meno.
vanuatu-guide-note-drew = un disegno sulla sabbia ha portato subito i suoi punti.
