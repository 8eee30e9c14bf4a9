# La página que dice qué guarda un servidor sobre las personas, y cuánto tiempo.

kept-title = Qué guarda este servidor
kept-intro = Sin cuentas, sin direcciones de correo, sin publicidad, nada cargado de otros sitios, y nada que se entregue a otros.
kept-what = Qué
kept-long = Cuánto tiempo
kept-days = { $days ->
    [one] un día
   *[other] { $days } días
}
kept-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
kept-for-good = hasta que lo borres o se cierre el servidor
kept-pass = Una cookie con un número al azar, para que tus plazas sean tuyas. No dice nada sobre ti.
kept-pass-long = 400 días en tu dispositivo. El servidor no la guarda.
kept-games = Las partidas que juegas: los nombres que has escrito, cada acción con su hora, los borradores de planes, y lo que has dicho en el chat.
kept-games-over = { $days } después de terminar una partida
kept-games-idle = { $days } después de la última acción de una partida que nadie terminó
kept-games-open = { $days } después de abrir una mesa que nadie empezó
kept-address = La dirección desde la que te conectas, para que nadie pueda inundar el servidor.
kept-address-long = Una hora en memoria. No se almacena ni se anota en un historial, salvo con una denuncia.
kept-reports = Denuncias sobre el comportamiento de alguien: lo último que dijo, su nombre y dirección, y quién presentó la denuncia.
kept-reports-long = { $days } después de la denuncia
kept-backups = Copias de seguridad de todo esto.
kept-backups-long = { $days }; hasta entonces lo borrado sigue en ellas
kept-backups-none = Este servidor no hace ninguna por sí mismo.
kept-forgotten = La huella de un pase retirado, para que nadie pueda usar una copia.
kept-rights = Tus derechos
kept-export = Descargar todo lo que este servidor guarda sobre ti
kept-delete = Puedes pedir que te olviden: tus nombres, chat y borradores se borran al momento, tus plazas pasan a bots, y las partidas de los demás se quedan.
kept-forget = Olvidarme en este servidor
kept-forgotten-now = Hecho. Este servidor te ha olvidado.
kept-proxy = Quien lleva este servidor puede tener delante un proxy con su propio historial. Pregúntale.
