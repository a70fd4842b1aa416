## Una mesa que espera a sus jugadores.

lobby-code = Mesa { $code }
lobby-filling = La casa se va llenando.
lobby-full = La casa está llena.
lobby-waiting = { $free ->
    [one] Aún queda un sitio libre.
   *[other] Aún quedan { $free } sitios libres.
}
lobby-late = Falta por confirmar: { $names }.
lobby-complete = Ya están todos. Falta que { $name } dé comienzo a la partida.
lobby-complete-host = Ya están todos y todos han dicho que sí.
lobby-absent = Todo a punto; sin conexión: { $names }.
lobby-removed = Esta mesa no llegó a empezar, y se ha cerrado.
lobby-free = Sitio libre
lobby-host = abrió la mesa
lobby-beside-you = en este aparato
lobby-expected = por llegar
lobby-here = aquí
lobby-away = ausente
lobby-gone = sin conexión
lobby-ready = ha dicho que sí
lobby-not-ready = aún no
lobby-get-ready = Por mí, adelante
lobby-unready = Espera un poco
lobby-leave = Irme
lobby-empty = Liberar el sitio
lobby-add-bot = Poner un bot
lobby-fill = Llenar con bots
lobby-bot-level = Bot en el sitio { $number }
lobby-same-device = Alguien a mi lado
    .short = A mi lado
    .does = Pantalla compartida: antes de cada turno pregunta quién mira.
lobby-their-name = Nombre
lobby-sit = Sentarse
lobby-watching = Estás mirando.
lobby-start = Empezar
lobby-invite = Invitar
lobby-scan = Una imagen para escanear con un teléfono; lleva a esta mesa.
lobby-link = Enlace
lobby-copy = Copiar el enlace
lobby-share = Compartir
lobby-copy-watch = Enlace para mirar
lobby-copied = Copiado. Envíalo a tus amigos.
lobby-copied-watch = Copiado. Con este enlace se mira sin jugar.
lobby-near = Esta dirección solo vale en este aparato. Para los teléfonos de la misma red, abre la casa con { $command }.
lobby-removal = Si nadie empieza, la mesa se cerrará el { $when }.
lobby-played = A qué se juega
lobby-player-count = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
lobby-is-public = Pública: se sienta quien pase
lobby-is-private = Solo con enlace o código
lobby-newcomers = Con la partida ya empezada
    .does = Quizá alguien quiera relevar a un bot, o a quien se ha ido. Verá las cartas de ese sitio.
lobby-newcomers-host = Quien abrió la mesa deja entrar
lobby-newcomers-all = Se entra si todo el mundo está de acuerdo
lobby-newcomers-nobody = Ya no entra nadie, y ningún bot juega por quien falta
lobby-stand-in = Bots que juegan por quien falta
lobby-all-options = Todas las opciones
lobby-change = Cambiar las opciones
lobby-agree = Jugar así
    .does = Se avisa a todos, y deben decir de nuevo que sí.
lobby-changed = Quien abrió la mesa ha cambiado las opciones. Échales un vistazo y di de nuevo que sí.
