# Quello che rispondono un tavolo e il suo server: un messaggio per ogni chiave, qui o in kernel.ftl.
# Terminale e browser leggono entrambi questo file.

table-busy = Troppe modifiche tutte insieme. Riprova.
table-broken = Questo tavolo è danneggiato e non si può aprire. Chiedi a chi gestisce il server.
table-clock = Questo orologio non esiste.
table-host-only = Solo l’host può farlo.
table-link-old = Questo link a un posto non è valido o è scaduto. Creane uno nuovo sul dispositivo con cui hai giocato l’ultima volta.
table-no-seat = Questo tavolo non ha quel posto.
table-no-spectators = Questo tavolo non è aperto agli spettatori.
table-not-open = Si può fare solo prima che inizi la partita.
table-not-over = La partita non è ancora finita.
table-not-running = Questa partita non è in corso.
table-not-waiting = Non è il turno di { $seat }.
table-not-yours = Quel posto non è tuo.
table-nothing-to-change = Non c’è niente da cambiare.
table-old = Questo tavolo è nato con regole precedenti: qui non si può continuare.
table-seat-bot = Questo posto resta a un bot fino alla fine della partita.
table-options = In questo gioco l’opzione non esiste, o non con questo valore.
table-rematch-there = È già iniziata una nuova partita.
table-seat-free = Quel posto è già libero.
table-seat-second = Hai già giocato a un altro posto di questa partita.
table-seat-taken = Quel posto è già occupato.
table-seated-only = Può farlo solo chi gioca a questo tavolo.
table-seats = Questo gioco è per { $counts } giocatori, non per { $seats }.
table-seats-open = Ci sono ancora posti liberi.
table-seats-taken = { $count ->
    [one] Un posto è già occupato. Prima liberalo.
   *[other] { $count } posti sono già occupati. Prima liberane qualcuno.
}
table-setting = Questa impostazione non è possibile: { $setting }
table-stale = La partita è andata avanti; scegli di nuovo.
table-unknown = Questo tavolo non esiste, o non esiste più.
table-watching = Questo link è solo per guardare. Chiedi all’host di invitarti.
tables-many = { $most ->
    [one] Hai già un tavolo in corso. Prima finiscilo o chiudilo.
   *[other] Hai già { $most } tavoli in corso. Prima finiscine o chiudine uno.
}

vote-answered = Hai già risposto.
vote-none = Al momento non c’è nessuna domanda aperta.
vote-open = { $seat } ha già chiesto qualcosa. Prima rispondi.
vote-unknown = Qui non puoi chiederlo.
vote-wait = { $seconds ->
    [one] Aspetta ancora un secondo prima di chiedere di nuovo.
   *[other] Aspetta ancora { $seconds } secondi prima di chiedere di nuovo.
}
time-none = Questo tavolo non ha un orologio.
time-own = Solo gli altri giocatori possono darti più tempo.

chat-length = { $longest ->
    [one] Un messaggio deve avere un carattere.
   *[other] Un messaggio deve avere da 1 a { $longest } caratteri.
}
chat-off = A questo tavolo la chat è disattivata.
chat-phrase = Questa frase non esiste.
chat-phrases-only = A questo tavolo si possono inviare solo frasi già pronte.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-wow = Wow!
phrase-hurry = Andiamo avanti?
phrase-moment = Un attimo, per favore.
phrase-sorry = Scusate!
phrase-again = Un’altra partita?
phrase-bye = Alla prossima!

bot-unknown = Questo bot non esiste. Scegline uno tra questi: { $levels }.
bots-busy = I bot sono occupati. Riprova tra un momento.
game-unknown = Questo server non ha quel gioco.
lesson-unknown = Questa lezione non esiste.
link-unknown = Questo link non è valido o è scaduto.
name-empty = Questo nome non ha lettere visibili. Scegline un altro.
record-broken = Questo file non è la registrazione di una partita.
record-long = Questa registrazione è troppo lunga: può avere al massimo { $most } azioni.
record-running = Potrai salvare la registrazione quando la partita sarà finita.
record-wrong = Questa registrazione non corrisponde alle regole o al proprio sigillo.
replay-running = Potrai guardare il replay quando la partita sarà finita.
draft-text = Questo non si può conservare come bozza.

address-banned = Da dove ti trovi non puoi usare questo server. Chiedi a chi lo gestisce.
begin-anew = Ricarica il tavolo, per favore.
device-unknown = Il server non conosce questo dispositivo. Ricarica la pagina.
hello-first = Il primo messaggio di una connessione deve essere «hello».
limit-reached = Troppe richieste dallo stesso indirizzo. Riprova più tardi.
host-unknown = Questo server non è conosciuto con quel nome. Chi lo gestisce può aggiungerlo a «origins».
message-invalid = Il server non è riuscito a leggere questo messaggio.
method-unknown = Questo indirizzo non può farlo.
origin = Questa richiesta viene da un altro sito.
page-unknown = Questa pagina non esiste.
request-broken = Il server non è riuscito a leggere questa richiesta.
request-invalid = Questo valore non è valido: { $where }
report-nobody = A quel posto non c’è nessuno da segnalare.
seat-moved = Il tuo posto qui è passato a un altro dispositivo o a un bot.
server-broken = Qualcosa è andato storto sul server. Non è cambiato nulla.
server-stopping = Il server si sta riavviando. Riprova tra un momento.
storage-down = Al momento il server non può salvare. Non è cambiato nulla; riprova tra un momento.
too-fast = Troppe richieste. Aspetta un momento, poi riprova.
too-large = È troppo grande per il server.
