# El navegador: todo lo que rodea a los tableros.

web-name = Shoal
web-title = Shoal: juegos de mesa del mar
web-promise = Juegos de mesa del mar, con la gente que te gusta. Envía un enlace, ocupa una plaza, juega.
web-promise-pocket = Juegos de mesa del mar, contra bots o con quienes estén alrededor de este dispositivo. No hace falta red.
web-games = Juegos
web-continue = Continuar
web-front-new = ¿Primera vez aquí? Elige un juego y juega un turno guiado.
web-pocket = Jugar sin red
web-my-games = Mis partidas
web-no-games = Todavía no hay partidas. Elige un juego en la página de inicio.
web-going-on = En curso
web-finished = Terminada
web-play = Jugar
web-loading = Cargando…
web-again = Reintentar
web-reload = Recargar
web-close = Cerrar
web-yes = Sí
web-no = No
web-on = Activado
web-off = Desactivado

# Los juegos en sus tarjetas

web-game-players = { $count ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }
web-game-clauses = Las reglas, cláusula por cláusula
web-game-no-clauses = Nadie ha escrito todavía las reglas de este juego.
web-plain-state = La mesa
web-plain-more = Mostrar
web-plain-preview = Qué pasaría

# Mis mesas

web-your-turn = Te toca
web-row-waiting = Esperando a { $seat }
web-phase-open = Esperando jugadores
web-phase-seated = Lista para empezar
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Terminada antes de tiempo
web-phase-closed = Cerrada
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }

# Una mesa nueva

web-players = Jugadores
web-your-name = Tu nombre
web-name-of = Nombre del jugador { $number }
web-seat-is = Quién juega en la plaza { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = al azar
web-level-deckhand = principiante
web-level-mate = bueno
web-level-captain = fuerte
web-level-admiral = muy fuerte, se toma su tiempo
web-seat-open = Invitar con un enlace
web-seat-here = Juega en este dispositivo
web-seat-free = Plaza libre
web-open-table = Abrir la mesa
web-more-options = Más opciones
web-guest-names = Coral, Perla, Nilo, Ondina, Morgan, Dorado, Patrón, Marina
web-bot-names = Percebe, Sargazo, Borrasca, Guijarro, Marlín
web-with = Jugar con
web-with-bot = Bots
web-with-open = Amigos, con un enlace
web-with-here = Amigos, en este dispositivo
web-pace = Cuándo
web-pace-now = Ahora, juntos
web-pace-days = Durante varios días
web-pace-now-how = Si alguien pierde la conexión, todos ven una cuenta atrás de un minuto; después un bot juega en su lugar hasta que vuelva, y se le cuenta lo que ha hecho.
web-pace-days-how = Cada cual juega cuando tiene tiempo. Nadie juega por otro hasta que pase el plazo acordado.
web-days = Tiempo para cada turno
web-days-count = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
web-clock = Reloj
web-clock-none = Ninguno
web-clock-minutes = { $minutes ->
    [one] 1 minuto cada uno
   *[other] { $minutes } minutos cada uno
  }
web-chat = Chat
web-chat-free = Texto libre
web-chat-phrases = Solo frases
web-chat-off = { web-off }
web-listed = Mostrar en la sala
web-spectators = Quién puede mirar
web-spectators-open = Cualquiera con el enlace
web-spectators-link = Solo con un enlace de espectador
web-spectators-none = Nadie
web-option-random = { CAPITAL(web-level-random) }
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = La primera plaza
web-read-rules = Leer las reglas

# Entrar y esperar

web-join = Te han invitado. Escribe tu nombre y ocupa una plaza.
web-sit-down = Ocupar una plaza
web-watch = Solo mirar
web-seats-missing = { $count ->
    [one] Hay una plaza libre. Envía el enlace a alguien con quien quieras jugar.
   *[other] Hay { $count } plazas libres. Envía el enlace a la gente con la que quieras jugar.
  }
web-all-here = Ya están todos.
web-begin = Empezar la partida
web-host-begins = Esperando a que el anfitrión empiece la partida.
web-close-table = Cerrar esta mesa
web-free-seat = Liberar esta plaza
web-invite-link = Enlace a esta mesa
web-copy-link = Copiar enlace
web-copied = Copiado
web-qr = Código QR del enlace
web-no-seat = No tienes plaza en esta mesa
web-no-seat-how = Si ya jugabas aquí, tu plaza está ahora en otro dispositivo: sigue allí o tráela desde allí.
web-moved = Tu plaza ya no está en este dispositivo
web-moved-how = Otro dispositivo sigue jugando por ti, o han dado la plaza a otra persona. Desde ese otro dispositivo puedes traer tu plaza aquí.
web-no-table = Mesa no encontrada
web-to-front = Página de inicio
web-claim-title = Tu plaza
web-claim = Este enlace trae tu plaza a este dispositivo. Solo funciona una vez.
web-claim-do = Jugar en este dispositivo

# Notas bajo los nombres

web-note-you = tú
web-note-host = anfitrión
web-note-bot = bot, { $level }
web-note-thinking = pensando
web-note-away = ausente
web-note-stand-in = juega un bot

# La mesa

web-prompt-none = Ahora mismo no hay nada que hacer.
web-prompt-choose = Toca para ver qué pasaría; toca otra vez para confirmar.
web-prompt-again-does = Tócalo otra vez o pulsa el botón.
web-prompt-done = Ya has terminado. Esperando a { $seats }.
web-prompt-waits = { $count ->
    [one] Le toca a { $seats }.
   *[other] Esperando a { $seats }.
  }
web-ask-which = ¿Qué quieres hacer?
web-facts = Ronda y lo que tienes
web-prompt-playing = Mostrando lo que ha pasado…
web-prompt-again = Qué ha pasado desde tu turno
web-prompt-agreed = La partida se ha terminado de común acuerdo.
web-drop = Cancelar
web-skip = Saltar
web-take-back = Deshacer
web-ask-back = Proponer deshacerla
web-hint = Pista
web-hint-is = Es lo que sugiere un bot.
web-hint-thinking = Un bot lo está pensando…
web-hint-expects = Ganar, más o menos { $chance } %, con { count-points } al final.
web-rules = Reglas
web-rules-of = Reglas de { $game }
web-rules-aid = En una página
web-rules-find = Buscar en las reglas
web-rules-chapters = Capítulos
web-rules-exact = Reglas exactas ({ $count })
web-rules-none = Ninguna regla contiene estas palabras.
web-rules-found = { $count ->
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
  }
web-rule = Regla { $clause }
web-menu = Menú
web-beside = Jugadores e historial
web-log = Historial
web-log-undone = deshecha
web-log-end = Ir al final
web-log-empty = Todavía no ha pasado nada.
web-result = Resultado
web-refused = Eso no es posible ahora mismo.
web-offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
web-server-error = El servidor ha enviado una respuesta que esta página no puede leer. Inténtalo de nuevo en un momento.
web-page-lost = No se ha podido cargar esta página. Comprueba tu conexión y vuelve a cargarla.
web-line-lost = Conexión perdida. Reconectando…
web-line-polling = Conexión lenta: las jugadas pueden llegar un poco tarde.
web-autopilot = Un bot está jugando por ti.
web-autopilot-off = Ya estoy aquí
web-away = { $seat } ha perdido la conexión. Un bot le sustituye en { $time }.
web-stood-in-away = { $count ->
    [one] Mientras no estabas, un bot ha hecho una jugada por ti.
   *[other] Mientras no estabas, un bot ha hecho { $count } jugadas por ti.
  }
web-stood-in-time = { $count ->
    [one] Se te acabó el tiempo y un bot ha hecho una jugada por ti.
   *[other] Se te acabó el tiempo y un bot ha hecho { $count } jugadas por ti.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Estás mirando. Lo oculto sigue oculto.
web-missed = { $count ->
    [one] Se ha hecho una jugada mientras no estabas.
   *[other] Se han hecho { $count } jugadas mientras no estabas.
  }
web-vote-back = { $seat } quiere deshacer la última jugada. Todos tienen que estar de acuerdo.
web-vote-end = { $seat } quiere terminar la partida ahora. Todos tienen que estar de acuerdo.
web-withdraw = Retirar
web-rematch-there = Hay una partida nueva con los mismos jugadores.
web-rematch-go = Ir a la partida nueva

web-plain-filter = { $count ->
    [one] Buscar una acción
   *[other] Buscar entre { $count } acciones
  }
web-plain-actions = Lo que puedes hacer

# Compartir un dispositivo

web-curtain-title = Pasa el dispositivo
web-curtain = Pasa el dispositivo a { $seat }.
web-curtain-why = Lo que viene ahora es privado.
web-curtain-open = Soy { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: 1 mensaje nuevo
   *[other] Chat: { $count } mensajes nuevos
  }
web-chat-empty = Todavía no hay mensajes.
web-chat-say = Escribe un mensaje
web-chat-send = Enviar

# Historial de la propia mesa

web-log-sat = { $seat } ocupa una plaza.
web-log-bot = { $seat }, un bot, ocupa una plaza.
web-log-freed = { $seat } deja la mesa.
web-log-started = Empieza la partida.
web-log-back = { $seat } deshace una jugada.
web-log-asked = { $what ->
    [back] { $seat } propone a todos deshacer la última jugada.
   *[end] { $seat } propone a todos terminar la partida.
  }
web-log-answered = { $yes ->
    [yes] { $seat } está de acuerdo.
   *[no] { $seat } no está de acuerdo.
  }
web-log-withdrawn = { $seat } retira la propuesta.
web-log-away = { $seat } pierde la conexión.
web-log-stand-in = Un bot juega por { $seat }.
web-log-expired = A { $seat } se le acaba el tiempo; sigue un bot.
web-log-returned = { $seat } está de vuelta.
web-log-time = { $seat } recibe más tiempo.
web-log-claimed = { $seat } sigue en otro dispositivo.

# Menú y ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-auto = Del dispositivo
web-theme-light = Claros
web-theme-dark = Oscuros
web-theme-to-light = Colores claros
web-theme-to-dark = Colores oscuros
web-speed = Velocidad de las animaciones
web-speed-slow = Lenta
web-speed-normal = Media
web-speed-brisk = Rápida
web-speed-off = Sin animación
web-motion = Movimiento
web-motion-auto = { web-theme-auto }
web-motion-less = Reducido
web-sound = Sonido
web-quick = Jugar al primer toque, sin vista previa
web-notify = Avisarme cuando me toque
web-shortcuts = Atajos de teclado
web-key-board = Ir al tablero y seguir
web-key-move = Moverse entre los destinos
web-key-confirm = Vista previa; pulsa otra vez para confirmar
web-key-drop = Cancelar o cerrar
web-key-option = Elegir una opción
web-key-about = ¿Qué es esto?
web-key-pause = Pausar lo que se muestra
web-key-step = Un paso más
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Saltar la animación
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Llevar mi plaza a otro dispositivo
web-watch-link = Enlace de espectador
web-seat-link-what = Solo para ti: quien lo abre juega en tu lugar. Funciona una vez, y después en este dispositivo solo podrás mirar.
web-seat-link-label = Enlace privado a tu plaza
web-watch-link-what = Quien lo tiene ve lo que es público y no puede jugar.
web-watch-link-label = Enlace para espectadores
web-end-game = Terminar la partida ahora
web-end-sure = ¿Terminar la partida ahora? No gana nadie.
web-end-sure-vote = ¿Proponer a todos terminar la partida ahora? No gana nadie.
web-leave-table = Dejar la mesa
web-leave-sure = ¿Dejar la mesa? Tu plaza queda libre para otra persona.
web-leave = Irme
web-stay = Quedarme

# El final

web-you-won = ¡Has ganado!
web-winners = { $count ->
    [one] Ha ganado { $seats }.
   *[other] Han ganado { $seats }.
  }
web-where-points = De dónde vienen los puntos
web-total = Suma
web-rank = Puesto { $rank }
web-no-points = Sin puntos
web-race = Puntos a lo largo de la partida
web-race-label = Puntos de todos los jugadores de principio a fin
web-rematch = Jugar otra vez
web-see-board = Ver el tablero
web-replay = Ver la repetición
web-save-record = Guardar el registro
web-bring-record = Abrir un registro
web-bring-record-title = Abrir una partida guardada
web-bring-record-how = Elige un registro guardado aquí o en otro sitio. Primero se comprueba; después puedes ver la repetición.

# Recorrer una partida

web-to-table = Ir a la mesa
web-replay-of = Repetición: { $game }
web-replay-silent = En este momento no ha pasado nada.
web-replay-moment = Momento de la partida
web-replay-at = Jugada { $at } de { $of }
web-replay-speed = Velocidad: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Copiar enlace a este momento
web-replay-link-bar = Copia la dirección de esta página: lleva a este momento.
web-eyes = Ver como
web-eyes-open = Información pública
web-chances = Probabilidad de ganar
web-chances-label = Probabilidad de ganar de cada jugador de principio a fin, según calculan los bots
web-chances-working = Los bots están analizando la partida: { $done } de { $of } momentos.
web-per-cent = { $number } %
web-turning = Momentos clave
web-turning-at = Jugada { $at }
web-turning-for = { $seat }: de { $before } % a { $after } %
web-turning-none = Ninguna jugada por sí sola decidió la partida.
web-replay-first = Ir al principio
web-replay-prev = Paso anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Paso siguiente
web-replay-last = { web-log-end }
web-replay-since = Mostrar qué ha pasado desde mi turno
web-seal = Comprobación del azar
web-seal-promised = Antes de la primera jugada el servidor publicó esta suma de comprobación de un número secreto. Desde entonces ya no podía cambiar el azar.
web-seal-opened = Después de la partida reveló el número secreto del que sale todo el azar.
web-seal-fits = Coinciden: nadie ha manipulado el azar. Lo ha comprobado tu propio navegador.
web-seal-replayed = Después se volvió a jugar toda la partida a partir de este número.
web-seal-follows = Comprobado: { $draws ->
    [one] el único sorteo sale
   *[other] los { $draws } sorteos salen
  } de él, y { $actions ->
    [one] la única jugada es válida
   *[other] las { $actions } jugadas son válidas
  }.
web-seal-wrong = El resultado no es el mismo. No te fíes de esta partida.
web-seal-broken = No coinciden. No te fíes de esta partida.
web-seal-elsewhere = Sin una conexión segura, esta página no puede comprobarlo. Guarda el registro para comprobarlo en otro sitio.
web-gallery-file = Momentos de un archivo
web-gallery-none = No hay momentos de este juego. Crea algunos con tools/fixtures.py.

web-say-thinking = Decir a los demás que estoy pensando
web-more-time = Dar más tiempo a { $seat }
web-lobby = Mesas con plazas libres
web-lobby-seats = { $free } de { $seats } plazas libres

# El turno guiado

web-led = Tu primer turno
web-led-step = Paso { $number } de { $of }
web-led-fold = Mostrar u ocultar el texto
web-led-leave = Cerrar la guía
web-led-begin = Empezar
web-led-good = Enséñame una buena jugada
web-led-why = ¿Por qué?
web-led-done = { web-continue }
web-led-offer = ¿Primera vez? Juega un turno guiado.
web-led-start = Jugar un turno guiado
web-led-how = ¿Primera vez? Juega una partida de verdad { $bots ->
    [1] contra un bot
   *[other] contra { $bots } bots
}. Una tarjeta te dice qué mirar y por qué.
web-led-menu = { web-led-start }
web-led-no = No, gracias

# Lecciones: una posición preparada y algo que hacer en ella.

web-lessons = Lecciones
web-lessons-how = Una sola cosa cada vez, en una posición preparada. Un minuto por lección.
web-lesson-number = Lección { $number } de { $of }
web-lesson-solved = hecha
web-lesson-open = Lección: { $title }
web-lesson-reached = Bien hecho
web-lesson-missed = Así no sale
web-lesson-again = { web-again }
web-lesson-next = Siguiente lección
web-lesson-all = Todas las lecciones
web-lesson-play = Jugar una partida

# Los demás de la mesa

web-mute = Silenciar a { $seat }
web-unmute = Volver a oír a { $seat }
web-report = Denunciar a { $seat }
web-report-why = ¿Qué ha pasado?
web-report-how = Quien lleva este servidor recibe tus palabras y las últimas líneas que escribió este jugador. En la mesa nadie se entera.
web-report-send = Enviar denuncia
web-report-told = Gracias. Se ha denunciado a { $seat }.
web-kept = Qué guarda este servidor sobre ti
