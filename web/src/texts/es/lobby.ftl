## Una mesa que espera a sus jugadores.

lobby-code = Mesa { $code }
lobby-waiting = { $free ->
    [one] Aún queda un sitio libre.
   *[other] Aún quedan { $free } sitios libres.
}
lobby-late = { $count ->
    [one] Falta el visto bueno de { $names }.
   *[other] Faltan los vistos buenos de { $names }.
}
lobby-complete = Ya están todos. { $name } empieza la partida.
lobby-complete-host = Ya están todos, y a punto.
lobby-removed = Esta mesa no llegó a empezar, y se ha recogido.
lobby-seats = Sitios
lobby-free = Sitio libre
lobby-host = anfitrión
lobby-beside-you = en este aparato
lobby-expected = por llegar
lobby-here = aquí
lobby-away = ausente
lobby-gone = sin conexión
lobby-ready = a punto
lobby-not-ready = aún no
lobby-get-ready = Por mí, ya
lobby-unready = Espera un poco
lobby-leave = Irme
lobby-empty = Liberar el sitio
lobby-add-bot = Sentar a un bot…
lobby-bot-level = Bot en el sitio { $number }
lobby-same-device = Alguien a mi lado
    .does = Compartís esta pantalla: antes de cada turno pregunta quién mira.
lobby-their-name = Nombre
lobby-sit = Sentarse
lobby-watching = Estás mirando.
lobby-start = Empezar
lobby-invite = Invitar
lobby-scan = Una imagen para escanear con un teléfono; lleva a esta mesa.
lobby-link = Enlace
lobby-copy = Copiar
lobby-share = Compartir
lobby-copy-watch = Enlace para mirar
lobby-copied = Copiado. Envíalo a tus amigos.
lobby-copied-watch = Copiado. Quien lo siga mira sin jugar.
lobby-near = Esta dirección solo vale en este aparato. Para los teléfonos de la misma red, abre la casa con { $command }.
lobby-removal = Si nadie empieza, la mesa se recogerá el { $when }.
lobby-played = A qué se juega
lobby-player-count = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
lobby-is-public = Pública: se sienta quien pase
lobby-is-private = Solo con enlace o código
lobby-newcomers = Con la partida ya empezada
    .does = Quizá alguien quiera relevar a un robot, o a quien se ha ido. Verá las cartas de ese sitio.
lobby-newcomers-host = El anfitrión deja entrar
lobby-newcomers-all = Se entra si todo el mundo está de acuerdo
lobby-newcomers-nobody = Ya no entra nadie, y ningún robot juega por quien falta
lobby-stand-in = Robots que juegan por quien falta
lobby-all-options = Todas las opciones
lobby-change = Cambiar las opciones
lobby-agree = Jugar así
    .does = Se avisa a todos, y deben dar de nuevo su visto bueno.
lobby-changed = El anfitrión ha cambiado las opciones. Échales un vistazo y da de nuevo tu visto bueno.
