# Shoal en el bolsillo: todo en el navegador, sin servidor

pocket-starting = Shoal está arrancando…
pocket-old = Este navegador es demasiado antiguo para Shoal sin servidor. Un Firefox, Chrome, Edge o Safari actual sirve.
pocket-no-script = Shoal necesita JavaScript.
pocket-fetching = Descargando los juegos: { $have } de { $all } MB
pocket-waking = Arrancando los juegos…
pocket-failed = No se han podido arrancar los juegos.
pocket-elsewhere = Shoal está abierto en otra pestaña, y tus partidas están ahora allí.
pocket-here = Continuar aquí
pocket-kept = Guardado en este dispositivo: Shoal ya funciona sin red.
pocket-kept-close = Aceptar
pocket-install = Instalar Shoal como aplicación
pocket-alone = Aquí no hay ningún servidor que pueda enviar un enlace a nadie.
pocket-file-title = Tus partidas en un archivo
pocket-file-how = Todas tus partidas se guardan en este navegador. Guárdalas en un archivo para llevarlas a otro dispositivo.
pocket-export = Guardar las partidas
pocket-import-how = En el otro dispositivo, abre ese archivo: sus partidas se añaden a las que ya hay allí.
pocket-import = Abrir partidas
pocket-imported = { $count ->
    [0] En este archivo no hay ninguna partida nueva.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
  }
pocket-not-ours = Este archivo no contiene partidas guardadas.
pocket-parcel = Guardar esta partida para seguir en otro sitio
