## La mesa, sea cual sea el juego.

table-title = { $game } · Manoir
table-title-turn = (1) Te toca · { $game } · Manoir
table-your-turn = Te toca.
table-board = La mesa
table-skip-board = Ir a la mesa
table-you = tú
table-acts = debe jugar
table-cards = cartas en la mano
table-bot = bot
table-first = empezó
table-presence-here = aquí
table-presence-away = ausente
table-presence-gone = sin conexión
table-played-by-bot = juega un bot
table-code = mesa
table-watching = Estás mirando.
table-spectators = { $n ->
    [one] Una persona mira
   *[other] { $n } personas miran
}
table-options-changed = Opciones cambiadas
table-progress = Por dónde va la partida
table-steps = Partes del turno
table-done = ya eligió
table-thinks = está eligiendo

## Libro de visitas

table-log = Libro de visitas
table-log-search = Buscar
table-log-nothing = No hay nada.
table-log-empty = Todavía no ha pasado nada.
table-log-memory = En esta mesa se juega de memoria: el libro solo guarda lo ocurrido desde tu última jugada.
table-log-undone = Deshecho:
table-log-earlier = Líneas anteriores: { $n }
table-log-dealt = Las cartas están repartidas. Recibes: { $cards }.
table-log-dealt-unseen = Las cartas están repartidas.
table-log-new = Nuevo:
table-log-unread = { $n ->
    [one] Una línea nueva
   *[other] { $n } líneas nuevas
}
table-chapter = { $player }
table-chapter-you = Tú
table-chapter-first = Antes de la partida

## Reglas

table-rules = Reglas
table-rules-around = Reglas relacionadas
table-rules-all = Todas las reglas
table-rules-none = Esta regla no está escrita aquí.

## Pestañas

table-tabs = Partes de la mesa
table-tab-board = Mesa
table-tab-players = Jugadores
table-tab-book = Libro

## Lo que se puede hacer

table-undo = Deshacer
table-undo-deed = Deshacer «{ $deed }»
table-undo-all = Todo el turno ({ $n })
table-undo-dice = Desde los dados ({ $n })
table-restart = Empezar el turno de nuevo
table-moves = Todas las jugadas
table-moves-n = { $n ->
    [one] Una jugada
   *[other] { $n } jugadas
}
table-choices = Lo que puedes hacer
table-kinds = Lo que haces
table-moves-find = Buscar una jugada
table-moves-none = Ahora no tienes nada que hacer.
table-moves-confirm = Elige una jugada y vuelve a elegirla para jugarla.
table-moves-again = Juégala
table-command = Jugar escribiendo
table-position = Cómo está la partida
table-only-you = Solo para tus ojos
table-covered = oculto
table-hide-hand = Ocultar mi mano
table-hand-hidden = Tu mano está oculta.
table-show-hand = Mostrar mi mano
table-sound = Sonido
table-volume = Volumen
table-menu = Mesa y preferencias
table-preferences = Todas las preferencias
table-pace = Ritmo
table-pace-off = ninguno
table-pace-fast = rápido
table-pace-normal = normal
table-pace-slow = lento
table-confirm = Confirmar lo que no se puede deshacer
table-autoplay = Jugar solo si hay una única jugada
table-newest-first = Libro de visitas: la última línea arriba
table-keys = Teclas
table-keys-on = Atajos de una sola letra
table-keys-escape = Cancelar, elegir otra vez
table-keys-choose = Avanzar, elegir
table-result = Resultado
table-aside = Lo que se sabe
table-players = Jugadores
table-report = Avisar de un problema
table-leave = Dejar la mesa
table-leave-means = Un bot jugará por ti y los demás podrán seguir. Puedes volver y recuperar tu sitio.
table-stay = Quedarme
table-home = Volver a la casa

## El hilo que lleva a la casa

table-connecting = La vela tiembla. Te reconectamos…
table-back = { $n ->
    [one] Has vuelto. Pasó una cosa.
   *[other] Has vuelto. Pasaron { $n } cosas.
}
table-ended = Esta página ya no está conectada con la mesa.
table-come-in = Volver a entrar
table-stopped = La partida se ha parado.
table-frozen = Un error ha detenido esta partida; la mesa está bloqueada. No se ha perdido nada: quien abrió la mesa puede seguir desde la última posición buena.
table-given-up = Un error ha detenido esta partida, y se dio por terminada. Aquí está la partida guardada.
table-take-up = Seguir desde la última posición buena
table-give-up = Dar la partida por terminada
table-record = Descargar la partida
table-stand-in = Un bot juega por ti.
table-reclaim = Recuperar mi sitio
table-bots-hurried = Muchos bots tienen que pensar ahora mismo en la casa. Los de esta mesa piensan menos por un rato.
table-bots-calm = La casa está más tranquila: los bots de esta mesa vuelven a pensar todo lo que deben.
table-gone = { $player } no está, y le toca jugar. Un bot le relevará enseguida.
table-gone-wait = { $player } no está, y le toca jugar. En esta mesa se espera.
table-left = { $player } dejó la mesa, y le toca jugar.
table-replace = Que un bot juegue por { $player }
table-join = Unirse
table-ask = Pedir el sitio de { $player }
table-asked = Has pedido el sitio de { $player }. La mesa responderá.
table-asks = { $name } quiere seguir en el sitio de { $player } y vería las cartas de ese sitio.
table-let-in = Dejar entrar
table-not-in = Ahora no
table-welcome = La mesa te ha dejado entrar. Aquí tienes tu mano.
table-not-now = La mesa prefiere seguir así.

## Varias personas ante una pantalla

table-curtain = Le toca a { $player }.
table-curtain-others = Los demás miran a otro lado.
table-curtain-me = Soy { $player }

## Jugar escribiendo

table-command-label = Una palabra, el número de una jugada, o una jugada tal como se anota. Escribe ayuda para ver todas las palabras.
table-command-send = Decir
table-command-help = Escribe un número, o una jugada tal como se anota, para jugarla.
table-command-played = Juegas: { $move }
table-command-unknown = «{ $typed }» no significa nada aquí. Escribe ayuda para ver todas las palabras.
table-command-row = { $label }: { $items }
table-word-help = ayuda
    .does = esta lista
table-word-state = estado
    .does = lo que espera la mesa, y todo lo que hay en ella
table-word-hand = mano
    .does = tus cartas y tus piezas
table-word-moves = jugadas
    .does = lo que puedes hacer ahora, con números
table-word-last = último
    .does = lo que acaba de pasar
table-word-players = jugadores
    .does = quién está en la mesa
table-word-scores = puntos
    .does = cuántos puntos tiene cada jugador
table-word-rules = reglas
    .does = la regla que importa ahora; con un número, esa regla
table-word-undo = deshacer
    .does = deshace tu última jugada

## El final

table-rest = La casa toma aliento.
table-rest-means = Nadie juega hasta que estéis listos.
table-rest-waits = Esperamos a { $players }.
table-rest-waits-you = { $n ->
    [0] Te esperamos.
   *[other] Esperamos a { $players } y a ti.
}
table-rest-go = Seguir
table-rest-said = Anotado
table-rest-you = te toca decirlo
table-rest-ready = listo
table-rest-looks = sigue mirando
table-rest-gone = ausente
table-end-over = La partida ha terminado.
table-end-you = ¡Has ganado! Esta noche la casa es tuya.
table-end-by = { $n ->
    [one] { $player } gana por un punto.
   *[other] { $player } gana por { $n } puntos.
}
table-end-other = { $player } gana.
table-end-shared = { $players } comparten la victoria.
table-end-shared-you = ¡{ $players } comparten la victoria, y tú también!
table-end-places = Así quedan
table-end-me = Tú
table-end-ahead = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. Detrás, { $player } tiene { $second }.
table-end-mine = Tienes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, puesto { $place }.
table-end-turning = El giro:
table-end-turned = Desde entonces { $player } fue por delante.
table-end-turned-you = Desde entonces fuiste por delante.
table-end-see = Ver ese momento
table-rematch-how = Los mismos jugadores, cada uno un sitio más allá.
table-place = Puesto
table-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
table-lasted = { $n ->
    [one] un minuto
   *[other] { $n } minutos
}
table-rematch = Revancha
table-rematch-join = Unirse a la revancha
table-look = Mirar la mesa
table-share = Compartir
table-copied = Enlace copiado
table-fair = ¿Fue limpio el reparto?
table-fair-how = Antes de la primera carta, la casa prometió cómo iba a repartir: mostró el sello de un secreto. Ahora muestra el secreto, y cualquiera puede ver que el sello encaja.
table-fair-promise = Prometido antes de repartir
table-fair-secret = El secreto
table-fair-kept = Este navegador lo ha comprobado: el secreto encaja con la promesa.
table-fair-broken = El secreto no encaja con la promesa.
table-fair-all = Con la partida guardada puedes volver a repartir cada carta:

## Un problema

table-report-how = Di qué pasó y qué esperabas. Cópialo y dáselo a quien lleva esta casa. Desde aquí no se envía nada.
table-report-what = ¿Qué pasó, y qué esperabas?
table-report-copy = Copiar el aviso

## Mirar atrás

table-title-replay = Mirar atrás · { $game } · Manoir
table-replay = Ver otra vez
table-past = Estás mirando atrás: jugada { $number } de { $moves }.
table-live = Volver al presente
table-to-end = Volver a la mesa
table-replay-first = Al principio
table-replay-turn-back = Un turno atrás
table-replay-back = Un paso atrás
table-replay-on = Un paso adelante
table-replay-turn-on = Un turno adelante
table-replay-last = Al final
table-replay-start = Reproducir
table-replay-pause = Pausa
table-replay-speed = Velocidad
table-replay-events = un paso atrás o adelante
table-replay-turns = un turno atrás o adelante
table-replay-ends = principio y final
table-replay-play = reproducir y pausar
table-replay-all = Todas las manos
table-replay-eyes = Visto por
table-replay-all-shown = Todas las manos están a la vista.
table-replay-all-warning = Se ve cada mano y cada carta que estuvo oculta durante la partida, también las de los demás. La partida ha terminado: todos pueden mirar.
table-replay-all-show = Mostrar todas las manos
table-replay-all-no = Dejarlas ocultas
