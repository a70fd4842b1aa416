## La página fuera de las mesas.

page-title = Manoir
page-head = { $title } · Manoir
page-tagline = { $n ->
    [0] En esta casa viven juegos.
    [one] Un juego vive en esta casa.
    [3] Tres juegos viven en esta casa.
   *[other] { $n } juegos viven en esta casa.
} Entra con tus amigos o juega contra los bots.
page-knock = Llamar
page-offline = La casa no responde.
page-loading = Estamos encendiendo una vela…
page-missing = Nadie vive tras esta puerta.
    .does = Quizá la dirección esté mal escrita.
page-noscript = Esta página necesita JavaScript. Sin él, los mismos juegos se juegan en una terminal: ./manoir terminal
page-home = Volver a la casa

## La puerta de entrada

house-title = Manoir: { $n ->
    [0] juegos
    [one] un juego
    [3] tres juegos
   *[other] { $n } juegos
} en una casa encantada
house-languages = Idioma
house-links = El resto de la casa
house-link-rules = Reglas
house-link-tables = Mesas públicas
house-link-preferences = Preferencias
house-link-terminal = Jugar en la terminal
house-link-programs = Para programas
house-games = Juegos
house-more-games = Más juegos de la casa
house-play-now = Jugar ya
    .does = { $game } contra { $bots ->
        [one] un bot
        [3] tres bots
       *[other] { $bots } bots
    }. Sin cuenta.
house-invite = Invitar a amigos
house-code-question = ¿Tienes un código?
house-code-placeholder = KQXMD
house-code-form = Un código son cinco letras.
house-join = Entrar
house-players = { $least } a { $most } jugadores
house-somebody = Alex

## Preparar una mesa

house-set-up = Preparar una mesa
house-who = ¿Quién juega?
house-your-name = Tu nombre
house-player-count = Número de jugadores (contigo)
house-company = Los demás
house-company-bots = Bots
house-company-friends = Amigos
    .does = Los sitios quedan libres. Recibes un enlace, un código y una imagen para escanear; lo que sobre aún pueden ocuparlo los bots.
house-bots-level = Nivel de los bots
house-public = Mostrarla entre las mesas públicas
    .does = Así se sienta quien pase por aquí. Si no, solo quien tenga el enlace o el código.
house-options = Opciones
house-preset = Cómo leemos las reglas
house-preset-own = A tu manera
    .does = Una parte al pie de la letra, el resto no.
house-more-options = Más opciones
house-option-on = sí
house-option-off = no
house-option-open = por defecto
house-option-random = al azar
house-option-seat = jugador { $number }
house-option-changed = cambiada
house-unusual = { $count ->
    [one] Una opción cambiada
   *[other] { $count } opciones cambiadas
}
house-as-usual = Volver a lo predeterminado
house-begin = Empezar
    .does = { $bots ->
        [one] Tú contra un bot.
       *[other] Tú contra { $bots } bots.
    }
house-open-table = Abrir la mesa
    .does = { $free ->
        [one] Con un sitio libre.
       *[other] Con { $free } sitios libres.
    }
house-rule = Regla { $rule }
house-all-rules = Todas las reglas
house-close = Cerrar

## Otras habitaciones

house-join-title = Entrar en una mesa
    .does = Cada mesa tiene un código de cinco letras. Quien la abrió te lo puede decir.
house-no-table = Quizá falle una letra, o la mesa se cerró.
house-not-home = no está en casa
house-again = Llamar otra vez
house-no-tables = La casa está vacía. Abre una mesa, y otros la encontrarán aquí.
house-hosted = la abrió { $name }
house-seats-taken = { $taken ->
    [one] { $taken } sitio ocupado
   *[other] { $taken } sitios ocupados
} de { $seats }
house-elsewhere = Otras entradas
house-terminal = En la terminal
    .does = Los mismos juegos, los mismos bots, sin navegador. Descarga el código, abre una terminal en su carpeta y escribe:
house-terminal-play = pregunta qué juego, y lo juega
house-terminal-games = dice los juegos, sus opciones y los niveles de los bots
house-terminal-lang = el juego que quieras, en tu idioma
house-programs = Para programas
    .does = Todo lo que hace esta página pasa por una interfaz abierta: también pueden jugar programas e investigadores.
house-programs-http = mesas, sitios, reglas y textos, en un documento OpenAPI
house-programs-socket = el juego en sí: lo que se dice por el WebSocket
house-programs-docs = Cómo encaja todo, y cómo entrenar bots, se cuenta en { $folder }, dentro del código.
