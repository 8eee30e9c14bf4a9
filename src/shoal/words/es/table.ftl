# Lo que responden una mesa y su servidor.

table-busy = Demasiados cambios a la vez. Inténtalo de nuevo.
table-broken = Esta mesa está dañada y no se puede abrir. Pregunta a quien lleva el servidor.
table-clock = Ese reloj no existe.
table-host-only = Solo el anfitrión puede hacer eso.
table-link-old = Este enlace a una plaza no es válido o ha caducado. Crea otro en el dispositivo en el que jugaste por última vez.
table-no-seat = Esta mesa no tiene esa plaza.
table-no-spectators = Esta mesa no admite espectadores.
table-not-open = Eso solo se puede hacer antes de que empiece la partida.
table-not-over = La partida todavía no ha terminado.
table-not-running = Esta partida no está en curso.
table-not-waiting = No le toca a { $seat }.
table-not-yours = Esa plaza no es tuya.
table-nothing-to-change = No hay nada que cambiar.
table-old = Esta mesa empezó con unas reglas anteriores y no se puede continuar aquí.
table-seat-bot = Un bot ocupa esta plaza hasta que termine la partida.
table-options = Este juego no tiene esa opción, o no con ese valor.
table-rematch-there = Ya hay otra partida empezada.
table-seat-free = Esa plaza ya está libre.
table-seat-second = Ya has jugado en otra plaza de esta partida.
table-seat-taken = Esa plaza ya está ocupada.
table-seated-only = Solo los jugadores de esta mesa pueden hacer eso.
table-seats = Este juego es para { $counts } jugadores, no para { $seats }.
table-seats-open = Todavía hay plazas libres.
table-seats-taken = { $count ->
    [one] Una plaza ya está ocupada. Libérala primero.
   *[other] { $count } plazas ya están ocupadas. Libera alguna primero.
}
table-setting = Este ajuste no es posible: { $setting }
table-stale = La partida ha avanzado; elige otra vez.
table-unknown = Esta mesa no existe o ya no existe.
table-watching = Este enlace es solo para mirar. Pide al anfitrión que te invite.
tables-many = { $most ->
    [one] Ya tienes una mesa en curso. Termínala o ciérrala primero.
   *[other] Ya tienes { $most } mesas en curso. Termina o cierra alguna primero.
}

vote-answered = Ya has respondido.
vote-none = Ahora mismo no hay nada que votar.
vote-open = { $seat } ya ha preguntado algo. Responde primero a eso.
vote-unknown = Eso no se puede preguntar aquí.
vote-wait = { $seconds ->
    [one] Espera un segundo más antes de volver a preguntar.
   *[other] Espera { $seconds } segundos más antes de volver a preguntar.
}
time-none = Esta mesa no tiene reloj.
time-own = Solo los demás pueden darte más tiempo.

chat-length = { $longest ->
    [one] Un mensaje debe tener un carácter.
   *[other] Un mensaje debe tener entre 1 y { $longest } caracteres.
}
chat-off = El chat está desactivado en esta mesa.
chat-phrase = Esa frase no existe.
chat-phrases-only = En esta mesa solo se pueden enviar frases preparadas.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Ups!
phrase-wow = ¡Guau!
phrase-hurry = ¿Seguimos?
phrase-moment = Un momento, por favor.
phrase-sorry = ¡Perdón!
phrase-again = ¿Otra partida?
phrase-bye = ¡Hasta luego!

bot-unknown = Ese bot no existe. Elige uno de estos: { $levels }.
bots-busy = Los bots están ocupados. Inténtalo de nuevo en un momento.
game-unknown = Este servidor no tiene ese juego.
lesson-unknown = Esa lección no existe.
link-unknown = Este enlace no es válido o ha caducado.
name-empty = Este nombre no tiene letras visibles. Elige otro.
record-broken = Este archivo no es el registro de una partida.
record-long = Este registro es demasiado largo: puede tener { $most } acciones.
record-running = Podrás guardar el registro cuando termine la partida.
record-wrong = Este registro no concuerda con las reglas o con su propio sello.
replay-running = Podrás ver la repetición cuando termine la partida.
draft-text = Esto no se puede guardar como borrador.

address-banned = No puedes usar este servidor desde donde estás. Pregunta a quien lo lleva.
begin-anew = Vuelve a cargar la mesa, por favor.
device-unknown = El servidor no conoce este dispositivo. Vuelve a cargar la página.
hello-first = El primer mensaje de una conexión debe ser «hello».
limit-reached = Demasiado desde un mismo lugar. Inténtalo más tarde.
host-unknown = Este servidor no responde a ese nombre. Quien lo lleva puede añadirlo a «origins».
message-invalid = El servidor no ha podido leer este mensaje.
method-unknown = Esta dirección no puede hacer eso.
origin = Esta petición venía de otro sitio web.
page-unknown = Esta página no existe.
request-broken = El servidor no ha podido leer esta petición.
request-invalid = Este valor no es válido: { $where }
report-nobody = En esa plaza no hay nadie a quien puedas denunciar.
seat-moved = Otro dispositivo o un bot ha ocupado tu plaza.
server-broken = Algo ha fallado en el servidor. No se ha cambiado nada.
server-stopping = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
storage-down = El servidor no puede guardar ahora. No se ha cambiado nada; inténtalo de nuevo en un momento.
too-fast = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
too-large = Esto es demasiado grande para el servidor.
