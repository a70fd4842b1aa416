### Everything that is said outside a game. Values: $player is a name, $choices a list in words, $path a file.

list-and = { $first } y { $last }
list-and-i = { $first } e { $last }

## Errors: one sentence that names the thing and what it can be

error-option = No existe la opción { $option }; elige entre: { $choices }.
error-option-near = No existe la opción { $option }; ¿querías decir { $near }?
error-value = { $option } no puede ser «{ $value }»; elige entre: { $choices }.
error-number = { $option } debe ser un número, no «{ $value }».
error-switch = { $option } no lleva valor.
error-range = { $option } debe ser dos números, como { $example }, no «{ $value }».
error-seats = { $seats ->
    [one] No se puede jugar en solitario
   *[other] No se puede jugar con { $seats } jugadores
}; elige entre: { $choices }.
error-notation = «{ $notation }» no es una jugada; se escriben así: { $choices }.
error-illegal = { $reason }
error-sentence = { $notation } sobra: las palabras anteriores ya lo dicen todo. No se ha hecho nada.
error-undo = Solo puedes deshacer tu última jugada, y solo hasta que alguien responda.
error-record = Línea { $line } de la partida guardada: { $reason }
error-file = { $path }: { $problem }
error-keep = La casa no puede guardar sus mesas en { $path }: { $problem } Con --database sqlite:///ARCHIVO las guarda en otro lugar.
error-game = No existe el juego «{ $game }»; elige entre: { $choices }.
error-language = No existe el idioma «{ $language }»; elige entre: { $choices }.
error-exists = { $path } ya existe, y no se ha escrito nada.
error-new-name = «{ $name }» no puede ser el nombre de un juego: de 2 a 30 minúsculas y cifras, primero una letra, y ninguna palabra de Python.
error-name-of-game = Ya hay un juego llamado { $name }.
error-name-of-module = Python ya tiene un módulo llamado { $name }; elige otro nombre.
error-brings-none = { $path } no trae ningún juego: su pyproject.toml no tiene [project.entry-points."manoir.games"].
error-no-module = { $path } no tiene el módulo { $module } que nombra su punto de entrada: ni en src ni junto a pyproject.toml.
error-needs = { $package } necesita lo que no está instalado: { $missing }.
error-installed = { $package } fue instalado por { $installer }: quítalo con eso.
error-not-added = Ningún juego llamado «{ $game }» vino de una carpeta.
error-command = No existe la orden «{ $command }»; elige entre: { $choices }.
error-command-near = No existe la orden «{ $command }»; ¿querías decir { $near }?
error-missing = A { $option } le falta un valor.
error-twice = { $option } aparece dos veces.
error-extra = «{ $word }» es una palabra de más.
error-name = «{ $name }» no puede ser un nombre: de 1 a 40 caracteres visibles, sin |, y cada palabra en una sola escritura.
error-card = No existe la carta «{ $card }»; elige entre: { $choices }.
error-rule = No existe la regla «{ $rule }»; escribe { $command } para verlas todas.
error-typed = «{ $typed }» no es posible aquí. { $hint }
error-bots = Hay { $found ->
    [one] un bot indicado
   *[other] { $found } bots indicados
} para { $seats ->
    [one] un sitio
   *[other] { $seats } sitios
}; indica uno para todos o uno por sitio.

file-missing = ese archivo no existe.
file-folder = es una carpeta, no un archivo.
file-no-folder = esa carpeta no existe.
file-denied = no tienes permiso.
file-not-text = no es texto, así que no es una partida guardada.
file-other = { $reason }.

record-format = El archivo no empieza por «{ $expected }»: no es una partida guardada.
record-header = Debería empezar por «{ $key }: ».
record-names = Cada jugador necesita un nombre de 1 a 40 caracteres, separados por |.
record-deal-part = De un reparto verificable solo hay { $found }; hacen falta { $expected }, o nada de eso.
record-salts = Hace falta una sal por jugador, de hasta 64 letras, cifras, - y _.
record-empty-line = Debería estar vacía.
record-version = La partida se jugó con la versión { $version } de las reglas, pero aquí está la versión { $known }.
record-illegal = { $player } no puede jugar «{ $notation }»: { $reason }
record-after-end = No debería haber nada después del final.
record-number = Debería ser el número { $expected }, no «{ $found }».
record-seat = No existe el jugador «{ $found }»; elige entre: { $choices }.
record-cut-off = La partida guardada está cortada: le falta el final.
record-not-over = La partida no ha terminado aquí, aunque hay un resultado.
record-result = Dice «{ $found }», pero al repetir la partida sale «{ $expected }».

## The command line

cli-house = Manoir: una casa encantada llena de juegos. Para jugar ya: { $command }
cli-usage = Uso: { $usage }
cli-commands = Órdenes
cli-options = Opciones
cli-arguments = Argumentos
cli-help = Muestra esta página.
cli-version = Muestra la versión.
cli-games = Muestra los juegos y sus opciones.
cli-play = Abre la casa en tu navegador para jugar, contra bots o en compañía.
cli-terminal = Empieza una partida aquí, en la terminal, contra bots o entre varios con un teclado.
cli-resume = Continúa una partida guardada.
cli-trace = Escribe una partida entera en líneas JSON: cada posición, las jugadas legales, la elegida y el relato.
cli-replay = Muestra otra vez una partida guardada y la comprueba.
cli-serve = Abre la casa: mesas en las que se juega en compañía.
cli-restore = Recupera una mesa que se retiró porque nadie la usaba; sin mesa: la lista de las que se pueden recuperar.
cli-verify = Demuestra que las cartas de una partida guardada se repartieron limpiamente.
cli-new-game = Empieza un juego propio: un paquete que se juega enseguida, para cambiarlo línea por línea.
cli-add = Trae a la casa un juego de una carpeta de esta máquina.
cli-remove = Saca de la casa un juego que vino de una carpeta.
cli-completion = Escribe lo que tu shell necesita para completar las palabras de esta línea de órdenes.

flag-lang = El idioma: en, fr o es.
flag-json = Escribe JSON, para programas.
flag-players = Cuántos hay a la mesa.
flag-people = Cuántos son personas ante este teclado; los demás son bots. 0: mirar a los bots.
flag-preset = Todas las opciones a la vez. letter: las reglas impresas al pie de la letra, donde solemos jugar de otro modo; las opciones que además se nombren quedan como se diga.
flag-name = El nombre de un jugador, el tuyo primero. Con varios nombres, juegan varias personas.
flag-bots = Cómo juegan los bots: novice, apprentice, regular, expert, master; random (al azar) y heuristic sirven de referencia. Uno para todos, o una lista con comas. nombre:gambler, nombre:miser y nombre:trickster tienen un estilo; nombre@500ms y nombre@2000, un límite de tiempo o de iteraciones.
flag-seed = Un número; la misma semilla reparte las mismas cartas.
flag-save = Guarda la partida en este archivo, jugada a jugada.
flag-pace = Segundos entre dos líneas del relato.
flag-no-confirm = No pide confirmar una jugada que aún se podría deshacer.
flag-values = { $help } Valores: { $choices }.
flag-default = { $help } Por defecto: { $default }.
flag-games-name = El juego del que se trata; si no, todos.
flag-shell = El shell: bash, zsh o fish.
flag-resume-file = El archivo de la partida guardada; sin él, la última partida que se dejó.
flag-resume-list = Solo muestra las partidas que se pueden continuar.
flag-at = Muestra la mesa después de tantas jugadas.
flag-seat = Muestra lo que veía este jugador: A, B, C…
flag-all = Muestra todas las manos.
flag-step = Recorre la partida jugada a jugada.
flag-file = El archivo de la partida guardada.
flag-game = El juego para el que se pone la mesa enseguida.
flag-lan = Deja entrar a los móviles y máquinas de la misma red, y muestra un código para sus cámaras.
flag-no-open = No abre el navegador; solo dice la dirección.
flag-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otras máquinas.
flag-port = El puerto en el que escuchar; 0 toma uno libre.
flag-table = El código o el identificador de la mesa.
flag-database = Dónde se guardan las partidas: sqlite:///ARCHIVO o postgresql://…; si no, en tu carpeta de datos.
flag-hostname = Un nombre por el que se llega a la casa; puede darse varias veces.
flag-set = Cualquier otro ajuste como NOMBRE=VALOR, según la lista de docs/host.md; puede darse varias veces.
flag-folder = La carpeta del paquete, donde está su pyproject.toml.
flag-new-game-folder = La carpeta que se escribe; su nombre será el del juego.
flag-remove-game = El juego que se saca; su carpeta se queda como está.
flag-server = Mide en su lugar la casa: un servidor con carga, unos dos minutos.

games-players = de { $least } a { $most } jugadores
games-play = Para jugar: { $command }
games-flag = opción
games-values = valores
games-default = por defecto
games-meaning = qué hace
games-open = según los jugadores

## At the table

welcome-you = Esta noche te llamas { $player }. En la mesa contigo: { $others }.
welcome-people = En la mesa: { $others }.
welcome-back = La partida sigue después de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
welcome-type = Escribe un número y pulsa Enter; ? para la ayuda, { $command } para irte.
which-game = ¿Qué juego? Escribe su número.
you = { $name } (tú)
hint-move = Escribe { $most ->
    [1] 1
    [2] 1 o 2
   *[other] un número del 1 al { $most }
}, o ? para ver la ayuda.
hint-confirm = Enter para seguir, { $command } para cambiar de idea.
hint-end = Escribe { $command } para guardar esta partida, o Enter para irte.
hint-page = Enter: más. q: basta.
hint-only = Enter: { $move }.
hint-end-kept = Enter para irte.
hint-over = Esta partida ha terminado; { $command } la muestra de nuevo.
kept-game = Tu partida está guardada. Para seguir: { $command }
kept-list = Partidas que se pueden continuar, la última primero:
kept-one = { $command }  { $game }: { $names }; { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
error-none-kept = Aquí no se ha dejado ninguna partida a medias. Una nueva: { $command }
cards-on-table = Estas son las de la mesa; «{ $command } todas» explica todas las del juego.
handover = Pasa el teclado a { $player } y pulsa Enter.
restarted-turn = Vuelves al principio de tu turno.
restarted-other = Vuelves a donde { $player } eligió por última vez.
restarted-chance = Vuelves a la última tirada o al último robo: lo que decidió el azar se queda.
took-back = { $n ->
    [one] { $player } deshace su jugada.
   *[other] { $player } deshace { $n } jugadas.
}
house-took-back = La casa deshace lo que llevó al fallo.
phrase = { $value }
label = { $label }:
saved = Guardado en { $path }.
saved-unfinished = Guardado en { $path }. Para seguir más tarde: { $command }
goodbye = ¡Buenas noches!
help-moves = También puedes escribir una jugada tal como se anota: { $example }.
help-more = Pulsa Enter durante el relato para que vaya más rápido.
help-commands = Puedes escribir:

end-scores = Puntuación final
end-options = Opciones de la partida: { $options }.
end-option = { $option }: { $value ->
    [on] sí
    [off] no
   *[other] { $value }
}
end-seed = Semilla { $seed }: vuelve a repartir las mismas cartas.
hint-letter = { $command }: dónde jugamos distinto de las reglas impresas, y por qué.
hint-as-printed = Este juego se juega tal como está impreso.
scores-hidden = aún no se sabe

## Commands at the prompt: the word, how it is used, what it does. The English words work in every language.

command-help = ayuda
    .usage = ?
    .does = esta página
command-card = carta
    .usage = carta { $card }
    .does = qué hace una carta; bastan sus letras o su nombre
command-cards = cartas
    .usage = cartas
    .does = todas las cartas
command-rule = regla
    .usage = regla { $rule }
    .does = una regla, como las que nombra el relato al final de sus líneas; sin número, la de la decisión de ahora
command-rules = reglas
    .usage = reglas
    .does = todas las reglas
command-log = relato
    .usage = relato
    .does = toda la historia hasta ahora
command-table = mesa
    .usage = mesa
    .does = muestra otra vez la mesa
command-scores = puntos
    .usage = puntos
    .does = quién tiene cuántos puntos y por qué
command-letter = letra
    .usage = letra
    .does = dónde jugamos distinto de las reglas impresas, y por qué
command-undo = deshacer
    .usage = deshacer
    .does = deshace tu última jugada, si nadie ha respondido aún
command-restart = reiniciar
    .usage = reiniciar
    .does = deshace todo lo posible de tu turno
command-save = guardar
    .usage = guardar ARCHIVO
    .does = guarda la partida en un archivo
command-lang = idioma
    .usage = idioma fr
    .does = cambia de idioma: en, fr o es
command-quit = salir
    .usage = salir
    .does = irse

## Replaying

replay-move = Jugada { $number } de { $moves }
replay-end = La partida está completa y se repite sin errores.
replay-unfinished = La partida se dejó antes del final. Para seguir: { $command }
replay-keys = Enter o n: siguiente. p: atrás. Un número: esa jugada. q: salir.


## lab

cli-simulate = Hace que los bots jueguen muchas partidas y las resume.
cli-bench = Mide la velocidad del motor.
flag-games = Cuántas partidas.
flag-arena-games = Cuántas partidas de cada bot entre copias de cada otro, igual de veces en cada puesto.
flag-jobs = Cuántos procesos juegan a la vez; por lo general, uno por procesador.
flag-peers = Medir también otros motores y comparar.
flag-quick = Solo un vistazo: una única ronda corta.
error-peers = Los otros motores no están instalados; escribe { $command }, o indica en { $variable } qué Python los tiene.
error-peers-server = boardgame.io no está instalado; escribe { $command }, o indica en { $variable } qué Node lo tiene.
error-load = No se pudo medir nada: no se llega a la casa ({ $reason }).
error-files = Hacen falta { $needed } archivos abiertos y el sistema permite { $allowed }; sube el límite (ulimit -n) y vuelve a intentarlo.

lab-playing = jugando
lab-measuring = midiendo
lab-stopped = Parado tras { $games ->
    [one] una partida
   *[other] { $games } partidas
} de { $asked }.
lab-simulation = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla { $seed }
lab-seat = jugador
lab-bot = bot
lab-score = puntos
lab-wins = victorias (intervalo al 95 %)
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-shared = Primeros puestos compartidos: { $share }
lab-turns = Turnos por partida: { NUMBER($turns, maximumFractionDigits: 1) }
lab-decisions = Decisiones por partida: { NUMBER($decisions, maximumFractionDigits: 1) }
lab-speed = { $rate } partidas por segundo, { $jobs ->
    [one] un proceso
   *[other] { $jobs } procesos
}, { $build ->
    [compiled] motor compilado
   *[pure] motor en Python puro
}

lab-bench-stopped = Parado antes del final; esto es lo medido hasta entonces.
lab-missing-compiled = El motor compilado no está; en una copia de trabajo, { $command } lo construye.
lab-engine-pure = Con el motor en Python puro, enseguida. Si compilar antes acaba antes, se hará; --pure lo impide.
lab-engine-none = Con el motor en Python puro: aquí no hay uno compilado.
lab-engine-fixed = Con el motor en Python puro; { $command } construye el compilado.
lab-engine-compiles = A este paso faltarían unos { $left }; con un motor compilado, unos { $compiled }, incluida la compilación. Así que primero se compila (Ctrl-C lo para, --pure lo evita).
lab-engine-slow = Tardará unos { $left }; un motor compilado iría más deprisa, pero: { $reason }.
lab-seconds = { $n } s
lab-minutes = { $n } min
lab-hours = { $n } h
lab-missing-pure = El motor en Python puro no arranca aquí.
lab-missing-peers = Los otros motores no arrancan aquí.
lab-build-compiled = compilado
lab-build-pure = Python puro
lab-rate = { $median }/s
lab-rate-between = { $median }/s ({ $low } – { $high })
lab-time = { NUMBER($median, maximumFractionDigits: 3) } µs
lab-time-between = { NUMBER($median, maximumFractionDigits: 3) } µs ({ NUMBER($low, maximumFractionDigits: 3) } – { NUMBER($high, maximumFractionDigits: 3) })
lab-bytes = { $bytes } bytes
lab-task-driven = decisiones, dirigidas desde Python
lab-task-driven-dealt = … sin el reparto
lab-task-inside = decisiones, jugadas dentro del motor
lab-task-inside-dealt = … desde una posición repartida
lab-task-clone = copiar una posición
lab-task-view = lo que ve un jugador
lab-task-imagine = imaginar una posición desde esa vista
lab-task-search = búsqueda desde el inicio, iteraciones
lab-task-openspiel-search = OpenSpiel, IS-MCTS de hearts, iteraciones
lab-at-least-rate = { $rate }/s o más
lab-task-view-json = una vista en JSON
lab-task-write = escribir una partida
lab-task-replay = comprobar y repetir una partida
lab-task-memory = memoria de una posición
lab-task-openspiel-driven = OpenSpiel, dirigido en el bucle más ajustado
lab-task-openspiel-usual = OpenSpiel, dirigido en el bucle habitual
lab-task-openspiel-driven-dealt = OpenSpiel, bucle más ajustado, sin el reparto
lab-task-openspiel-inside-dealt = OpenSpiel, posición repartida jugada dentro
lab-task-openspiel-clone = OpenSpiel, copiar una posición
lab-task-rlcard-driven = rlcard, dirigido
lab-task-rlcard-driven-dealt = rlcard, dirigido, sin el reparto
lab-task-rlcard-numpy = rlcard, elige numpy como hace su agente
lab-task-rlcard-below = rlcard, por debajo de su interfaz
lab-task-catanatron-driven = catanatron, dirigido
lab-task-catanatron-clone = catanatron, copiar una posición
lab-peers = Los otros: OpenSpiel { $openspiel } crazy_eights para 4, rlcard { $rlcard } Uno para 2
lab-measured = medido
lab-ratios = Junto a los otros, ronda a ronda
lab-ours = nosotros
lab-peer = el otro
lab-ratio = veces la velocidad
lab-target = meta
lab-met = lograda
lab-our-task = { $game }, { $build ->
    [compiled] compilado
   *[pure] Python puro
}: { $task }
lab-spread = { NUMBER($median, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } – { NUMBER($high, maximumFractionDigits: 2) })
lab-at-least = { NUMBER($ratio, maximumFractionDigits: 1) } veces o más
lab-at-most = { NUMBER($time, maximumFractionDigits: 1) } µs o menos
lab-yes = sí
lab-no = no

cli-arena = Enfrenta bots: cada uno entre copias de cada otro, en todos los sitios, con los mismos repartos.
cli-ladder = Mide todos los niveles de todos los juegos y escribe las tablas de docs/bots.md.
flag-only = Solo este juego.
flag-write = La página en la que van las tablas.
cli-habits = Observa cómo juegan los bots: cuánto duran sus partidas según el nivel y las opciones, cuánto se repiten y qué hacen siempre o nunca.
flag-habits-games = Cuántas partidas de cada nivel.
flag-pure = Se queda con el motor en Python puro: no compila nunca y deja a un lado el compilado.
lab-habits = { $game }: partidas medidas en { $unit ->
    [rounds] rondas
   *[decisions] decisiones
}, semilla { $seed }
lab-habits-games = partidas
lab-habits-mean = media
lab-habits-longest = la más larga
lab-habits-decisions = decisiones
lab-habits-repeated = turnos repetidos
lab-habits-row = seguidos
lab-habits-unused = cartas sin usar
lab-habits-cpu = procesador por decisión
lab-habits-late = el 99 % en
lab-habits-rate = partidas
lab-habits-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-habits-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-habits-told-never = { $level } nunca hace: { $what }
lab-habits-told-always = { $level } siempre hace: { $what }
lab-habits-told-unused = { $level } deja sin usar: { $what }
lab-habits-cards = { $level }, cartas distintas por suceso: { $what }
error-arena = Hacen falta dos bots o más, separados por comas, y no «{ $found }».
error-page = { $path } no tiene sitio para las tablas: una línea «{ $begin }» y una línea «{ $end }».
cli-check = Comprueba que un juego cumple el contrato de la casa: lo que declara, sus textos, y partidas al azar con todas las opciones.
flag-check-game = El juego que se examina.
flag-check-games = Cuántas partidas al azar se juegan.
flag-check-seed = El número de la primera partida; cada número es una partida, con sus opciones y sus cartas.
flag-check-save = Escribe en este archivo la primera partida con fallos, hasta donde llegó.
lab-check-again = Otra vez: { $words }
lab-check-well = { $game } cumple el contrato: lo que declara está completo, y { $games ->
    [one] una partida al azar ha ido
   *[other] { $games } partidas al azar han ido
} sin fallos.
lab-check-broken = { $broken } de { $games ->
    [one] una partida al azar
   *[other] { $games } partidas al azar
} no cumplen el contrato.
lab-check-unplayed = { $faults ->
    [one] Se ha encontrado un fallo antes de poder jugar.
   *[other] Se han encontrado { $faults } fallos antes de poder jugar.
}
lab-one-among = uno … entre
lab-even = Entre iguales, cada uno ganaría el { NUMBER($share, maximumFractionDigits: 1) } % de las partidas.
lab-rating = puntuación
lab-median = tiempo mediano
lab-late = el 95 % en menos de
lab-milliseconds = { $time } ms

## Presets of options.

preset-usual = Como siempre
    .does = Como juega quien conoce bien el juego: una respuesta clara donde las reglas impresas dejan una pregunta abierta.
preset-letter = Al pie de la letra
    .does = Cada frase de las reglas impresas tal cual, también donde solemos jugar de otro modo.

letter-title = Dónde jugamos distinto de las reglas impresas, y por qué
letter-option = Al pie de la letra: { $options }
letter-none = Ninguna opción juega esto.

## Bots

level-novice = novato
    .does = Casi siempre juega lo primero que se le ocurre; perfecto para la primera partida.
level-apprentice = aprendiz
    .does = Sabe lo que es bueno, y lo olvida en una de cada tres jugadas.
level-regular = habitual
    .does = Juega con el sentido común de quien juega a menudo, sin mirar más allá.
level-expert = experto
    .does = Imagina lo que pueden tener los demás y mira un poco más allá.
level-master = maestro
    .does = Sopesa cientos de manos posibles y ve lejos, en menos de un segundo.
level-heuristic = instintivo
    .does = Juega lo que parece mejor, sin mirar más allá.
level-random = al azar
    .does = Juega cualquier cosa permitida.
persona-gambler = temerario
    .does = Entre dos jugadas igual de buenas, elige aquella en la que hay más en juego.
persona-miser = avaro
    .does = Entre dos jugadas igual de buenas, elige la que conserva lo que tiene.
persona-trickster = bromista
    .does = Entre dos jugadas igual de buenas, elige la que nadie espera.

thought-chosen = Elección de { $player }: { $move } ({ $chance } % de probabilidades de ganar).
thought-candidate = { $move } ({ $chance } %)
thought-others = También se consideró: { $others }.

## Looking back

cli-analyse = Repasa una partida guardada: las probabilidades de ganar, lo mejor en cada momento y dónde cambió.
flag-iterations = Cuánto se piensa cada decisión; más es más lento.
analysis-title = { $game }: lo que valía cada decisión
analysis-choice = { $number } { $player }: { $move }
analysis-chance = { $player } { $chance } %
analysis-better = Mejor: { $move } ({ $chance } % de probabilidades de ganar en vez de { $played } %).
analysis-how = Cada decisión se juzga por lo que su jugador podía saber; las probabilidades que siguen son las que veía el jugador siguiente.
analysis-turns = Dónde cambió la partida
analysis-turn = Jugada { $number }, { $player }: { $move }. Las probabilidades de { $other } pasan del { $before } % al { $after } %.
analysis-no-turn = Ninguna decisión cambió por sí sola esta partida.
analysis-players = Lo que costaron los errores
analysis-given = { $player }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % por decisión, en { $choices ->
    [one] una decisión
   *[other] { $choices } decisiones
}
analysis-nothing = En esta partida guardada no hay ninguna decisión que juzgar.

## The house: refusals and what the server says

error-storage = La casa no puede anotar nada en este momento, así que la jugada no cuenta; inténtalo de nuevo en breve.
error-database = «{ $database }» no es una base de datos que la casa pueda usar; indica sqlite:///ARCHIVO o postgresql://….
error-database-open = No se puede abrir la base de datos { $database }: { $reason }
error-database-newer = La base de datos { $database } la escribió un Manoir más reciente; inicia ese.
error-second-house = Ya hay otra casa abierta sobre { $database }; ciérrala primero, o usa PostgreSQL para abrir varias.
error-listen = No se puede abrir el puerto { $port }: { $reason }; elige otro con --port.
error-busy = Otra persona ha cambiado la mesa en el mismo momento; mira de nuevo y vuelve a intentarlo.
error-phase = No es posible mientras { $phase ->
    [open] la mesa espera jugadores
    [playing] la partida está en curso
    [over] la partida ha terminado
   *[frozen] la mesa está bloqueada
}.
error-stale = La partida ha avanzado; mira de nuevo antes de decidir.
error-frozen = Un error ha detenido la partida en esta mesa: está bloqueada, y la partida se conserva.
error-long = Esta partida lleva { $most } jugadas: la casa no guarda ninguna más larga y no puede seguir.
error-table = Esa mesa no existe.
error-code = Ninguna mesa tiene el código «{ $code }».
error-house-full = La casa está llena: ahora no se pueden abrir mesas nuevas.
error-closing = La casa está a punto de volver a abrir; inténtalo de nuevo en un momento.
error-tables = Desde aquí se han abierto demasiadas mesas sin terminarlas; acaba una o vuelve mañana.
error-games = Hoy se han terminado desde aquí muchísimas partidas; vuelve mañana.
error-seat = No hay ningún sitio «{ $seat }»; elige entre: { $choices }.
error-token = Ese sitio no es tuyo, o ya no.
error-not-seated = Solo pueden hacerlo los jugadores de la mesa.
error-not-host = Solo puede hacerlo quien abrió la mesa.
error-host-stays = No se puede vaciar el sitio de quien abrió la mesa; en su lugar, vete.
error-seat-taken = Ese sitio está ocupado.
error-no-newcomers = En esta mesa nadie entra en una partida empezada, y ningún bot juega por quien falta.
error-sent-away = Te han pedido que te vayas. Puedes volver a intentarlo dentro de un minuto.
error-second-hand = Ya has visto una mano de esta partida: no puedes tener otra.
error-asked-already = Alguien está pidiendo ya un sitio; espera a que la mesa responda.
error-nobody-asks = Ya nadie pide ese sitio.
error-name-taken = Aquí ya hay alguien que se llama { $name }.
error-salt = La sal puede tener hasta 64 letras, cifras, - y _.
error-empty-seats = Aún hay sitios vacíos.
error-not-ready = Aún no han dicho todos que sí.
error-stand-in = Un bot está jugando por ti; recupera antes tu sitio.
error-spectator = Los espectadores no juegan.
error-rate = ¡Más despacio! Espera un momento.
error-sockets = Hay demasiadas conexiones abiertas desde aquí o en esta mesa.
error-size = Es demasiado largo; { $most } bytes como mucho.
error-headers = La cabecera de la petición no es clara: { $most } campos como mucho, y una sola vez cada uno de los que dicen de dónde viene o cuánto mide.
error-body = La petición no se puede leer: { $reason }
error-frame = El mensaje no se puede leer; /api/socket.json dice lo que se entiende.
error-host = La casa no se conoce por ese nombre; ábrela con --hostname NOMBRE.
error-origin = La petición no viene de una página de esta casa.
error-not-over = Las manos y la partida guardada se muestran cuando la partida ha terminado.
error-memory = En esta mesa se juega de memoria: podrás mirar atrás cuando acabe la partida.
error-version = Esta partida se jugó con la versión { $version } de las reglas, pero aquí está la versión { $known }.
error-address = No hay nada en esta dirección.
error-method = Eso no se puede hacer en esta dirección.
error-server = Algo ha fallado en la casa; ha quedado anotado.
page-description = Juegos en una casa encantada: en tu navegador, con amigos o contra bots. Sin cuenta y sin instalar nada.
page-invitation = Te esperan en una mesa de la casa. Entra: sin cuenta y sin instalar nada.
page-back = Volver a la casa
page-house = La casa está abierta. Los juegos a los que se puede jugar aquí:
page-programs = La página con los tableros no se ha construido en este equipo. Los programas pueden jugar de todos modos:
serve-open = La casa está abierta en { $address } (Ctrl-C la cierra).
play-open = La casa está abierta: { $address } en tu navegador. Ctrl-C la cierra, y tus mesas se conservan.
play-lan = En la misma red, los móviles entran por { $address } o apuntando su cámara aquí:
play-again = La casa ya está abierta: { $address }
play-closed = La casa está cerrada. Tus mesas esperan dentro.
error-no-network = Esta máquina no está en ninguna red en la que un móvil pueda encontrarla; juega sin --lan.
error-house-alone = La casa ya está abierta en { $address }, pero solo para esta máquina; ciérrala donde se ejecuta y deja entrar a los demás con --lan.
restore-some = Estas mesas se pueden recuperar con { $command }:
restore-code = CÓDIGO
restore-none = No hay ninguna mesa retirada que se pueda recuperar.
restore-one = { $code }  { $game }: { $names } (hace { $days ->
    [one] { $days } día
   *[other] { $days } días
})
restore-done = La mesa { $code } ha vuelto.
error-restore = No se ha retirado ninguna mesa «{ $table }»; { $command } da la lista de las que se pueden recuperar.
error-no-house = No hay ninguna casa en { $database }.

## Fair deals

verify-fair = Los { $draws } sorteos se deducen del secreto fijado, y la partida se repite igual.
verify-no-deal = La partida guardada no dice nada del reparto: no se jugó en una mesa de la casa.
verify-commitment = El secreto no es el que se comprometió antes del reparto.
verify-draw = La jugada { $number } es «{ $found }», pero unos dados limpios dan «{ $expected }».

## The house under load

lab-house = La casa, { $game }: { $tables } mesas, { $sockets } conexiones
lab-house-load = carga
lab-house-moves = jugadas/s
lab-house-cpu = procesador por jugada
lab-house-p50 = mostrado a todos: mediana
lab-house-p95 = 95 %
lab-house-p99 = 99 %
lab-house-late = enviado tarde: 99 %
lab-house-paced = { $rate } jugadas/s ofrecidas
lab-house-hurried = tan deprisa como se pueda
lab-house-memory = Memoria: { $socket } kB por conexión, { $table } kB por mesa.
lab-house-restart = Con { $stored } partidas guardadas, un reinicio muestra una mesa a los { $seconds } s.
lab-house-peer = { $name } { $version } en Node { $node }, la misma carga: cuatro conexiones por mesa, solo en memoria

## The house under attack

cli-attack = Ataca una casa que esta orden abre en esta máquina, como haría un desconocido de internet, y dice qué resistió.
flag-names = Qué ataques, por nombre o por tipo; si no, todos.
flag-attack-database = Dónde guarda la casa sus partidas: sqlite, postgres, o la dirección de un PostgreSQL de esta máquina.
flag-seconds = Cuánto dura cada avalancha; se mide tres veces.
flag-attack-seed = Un número; la misma semilla repite las mismas alteraciones y las mismas partidas al azar.
flag-list = Solo enumerar los ataques.
error-attack = No hay ningún ataque «{ $attack }». Hay { $choices }.
error-no-postgres = Aquí no hay ningún PostgreSQL: indica uno en MANOIR_POSTGRES o con --database.
error-not-loopback = Solo se ataca esta máquina, y «{ $host }» es otra.
lab-attacking = atacando
lab-attack = ataque
lab-attack-kind = tipo
lab-attack-does = qué intenta
lab-attack-verdict = veredicto
lab-attack-seen = qué se vio
lab-attack-held = resistió
lab-attack-opened = cedió
lab-attack-untried = sin probar
lab-attack-title = Una casa sobre { $database }, atacada; semilla { $seed }
lab-attack-stopped = Detenido antes del final: { $done } de { $asked } ataques.
lab-attack-sum = { $held } resistieron, { $opened } cedieron, { $untried } no se pudieron probar.
lab-attack-leave = Irse antes de la partida y mirar con el bot que recibió el sitio.
lab-attack-kick = Ser despedido y mirar con quien recibió el sitio.
lab-attack-shrink = Dejar un sitio que quita después quien abrió la mesa.
lab-attack-reclaim = Seguir con la conexión y la ficha de antes de recuperar un sitio.
lab-attack-elsewhere = Ser despedido por otro proceso que el de la propia conexión.
lab-attack-tokens = Abrir sitios con fichas que no son las suyas.
lab-attack-host-only = Hacer como invitado lo que solo puede el anfitrión.
lab-attack-rematches = Agotar lo que un anfitrión puede abrir, pidiendo revanchas.
lab-attack-stranger = Sentarse sin preguntar en el sitio de un bot en plena partida.
lab-attack-rival = Tomar un segundo sitio en una partida que uno juega.
lab-attack-absent = Tomar el sitio de un rival que se ha ido.
lab-attack-returning = Dejar una partida y volver con otras cartas.
lab-attack-bot-levels = Decidir como invitado lo bien que juegan los bots de una partida en curso.
lab-attack-stand-in = Hacer que un bot flojo juegue por un rival que acaba de perder la conexión.
lab-attack-origins = Usar la casa desde la página de otro sitio.
lab-attack-hosts = Llegar a la casa por un nombre que no es el suyo.
lab-attack-forms = Enviar lo que puede enviar un formulario de otro sitio.
lab-attack-paths = Pedir archivos de la máquina, y nombres que nada puede tener.
lab-attack-lengths = Mentir sobre las longitudes y enviar cabeceras repetidas.
lab-attack-names = Sentarse con un nombre que no se puede leer.
lab-attack-seals = Buscar respuestas sin las cabeceras que mantienen lejos a otras páginas.
lab-attack-schema = Enviar lo que una herramienta deduce de la descripción que la casa da de sí misma.
lab-attack-bodies = Enviar cuerpos que no se pueden leer.
lab-attack-frames = Enviar tramas que ningún cliente puede enviar, enteras y byte a byte.
lab-attack-fuzz-frames = Enviar tramas alteradas al azar.
lab-attack-fuzz-requests = Enviar peticiones alteradas al azar.
lab-attack-secrets-toctoctoc = Buscar secretos en todo lo que envía una partida entera de Toc Toc Toc.
lab-attack-secrets-spooks = Buscar secretos en todo lo que envía una partida entera de Spooks.
lab-attack-secrets-halloween = Buscar secretos en todo lo que envía una partida entera de Halloween.
lab-attack-kill = Matar la casa una y otra vez mientras se juega.
lab-attack-goodbye = Pedir a la casa que termine mientras se juega.
lab-attack-full-disk = Llenar el disco durante un rato.
lab-attack-files = Leer los archivos de la casa como otro usuario de la máquina.
lab-attack-clock = Adelantar el reloj un mes durante un rato.
lab-attack-clocks = Separar los relojes de dos procesos.
lab-attack-pings = Pings de 125 bytes cuyas respuestas nunca se leen.
lab-attack-empty-pings = Pings vacíos sin pausa.
lab-attack-widths = Tramas vacías cuya longitud está escrita en ocho bytes.
lab-attack-continuations = Un mensaje que no acaba nunca, en trozos vacíos.
lab-attack-fragments = Mensajes en trozos de un byte.
lab-attack-messages = Mensajes pequeños sin pausa.
lab-attack-resyncs = Muchos espectadores piden una y otra vez toda la partida.
lab-attack-stories = Pedir sin pausa el relato de una partida larga.
lab-attack-replays = Pedir sin pausa posiciones de una partida larga.
lab-attack-drawings = Hacer dibujar códigos QR con un nombre larguísimo de la casa.
lab-attack-pasts = Cien conexiones piden a la vez una partida muy larga, cada una desde otra jugada.
lab-attack-unread-pasts = Lo mismo, sin que nadie lo lea.
lab-attack-positions = Repasar una partida muy larga en la que se deshicieron muchas jugadas.
lab-attack-elders = Cien conexiones envían jugadas para un número que pasó hace mucho.
lab-attack-sheets = Cien conexiones piden una y otra vez las últimas jugadas, dispuestas para leerlas.
lab-attack-fidgets = Apartar la vista y volver sin pausa, en cien mesas.
lab-attack-players = Jugar en tantas mesas como puede una dirección, tan deprisa como puede.
lab-attack-listings = Cien conexiones piden a la vez todo lo que se podría decir.
lab-attack-salvos = Cien conexiones envían de golpe todo lo que su bolsa permite.
lab-attack-whys = Cien conexiones hacen de golpe todas las preguntas permitidas sobre jugadas.
lab-attack-wrongs = Cien conexiones envían de golpe todas las jugadas prohibidas que pueden.
lab-attack-queries = Cien peticiones en el mismo instante, con miles de palabras en la dirección.
lab-attack-lists = Cien veces en el mismo instante la lista de todas las mesas.
lab-attack-sketches = Cien códigos QR en el mismo instante, cada uno para otro nombre de la casa.
lab-attack-loads = Cien partidas largas en el mismo instante, que hay que leer de la base de datos.
lab-attack-deaf = Muchos espectadores nunca leen lo que piden.
lab-attack-half-requests = Más peticiones a medio enviar que archivos puede abrir la casa.
lab-attack-endless-header = Una cabecera que no acaba nunca.
lab-attack-slow-bodies = Otras tantas peticiones cuyo cuerpo llega byte a byte.
lab-attack-idle = Otras tantas conexiones que no dicen nada.
lab-attack-sockets = Más conexiones de juego de las que puede tener una dirección.
lab-attack-codes = Adivinar los códigos de las mesas.
lab-attack-tables = Crear mesas sin fin.
lab-attack-masters = Hacer pensar a los bots más fuertes en noventa mesas, mientras un desconocido espera a los suyos.
lab-attack-lingering = Seguir conectado sin terminar nunca una petición.
lab-attack-arrivals = Venir a mirar, una y otra vez.
lab-seen-refused = Los { $tried } intentos fueron rechazados como es debido.
lab-seen-answered = Los { $tried } intentos recibieron respuesta sin fallos.
lab-seen-let-in = { $count } de { $tried } intentos no fueron rechazados como es debido: { $which }.
lab-seen-foreign-hand = La conexión vio { $frames } veces el sitio { $seat }, que ya no tenía.
lab-seen-foreign-move = La conexión vio la mano del sitio { $seat }, que ya no tenía, y jugó por él.
lab-seen-socket-ended = La conexión se cerró y no vio nada del sitio { $seat }.
lab-seen-socket-blind = La conexión ya no vio nada del sitio { $seat }.
lab-seen-phase = La mesa no juega: su fase es «{ $phase }».
lab-seen-second-hand = Vieron manos quienes no debían: { $which }.
lab-seen-no-second-hand = No se vio ninguna mano en { $tried } intentos.
lab-seen-others-stopped = Los demás no pudieron seguir jugando.
lab-seen-fuzzed = { $number } mensajes alterados (semilla { $seed }), y la casa sigue jugando.
lab-seen-told-early = Dicho antes del final de la partida: { $which }.
lab-seen-leaked = Alguien recibió lo que no debe saber: { $which }.
lab-seen-nothing-leaked = { $frames } tramas, { $size } kB: ningún secreto, ninguna ficha, y { $views } vistas quedan iguales si las cartas ocultas se reparten de otro modo.
lab-seen-nothing-lost = { $kills } muertes, { $moves } jugadas confirmadas, ninguna perdida, ninguna repetida.
lab-seen-lost = { $kills } muertes, { $moves } jugadas confirmadas: { $lost } perdidas, { $doubled } repetidas o con huecos.
lab-seen-exit = El código de salida fue { $status }.
lab-seen-not-told = Una jugada que no se podía guardar no fue rechazada, o /health no lo dijo.
lab-seen-no-line = El registro no tiene ninguna línea sobre la jugada que no se podía guardar.
lab-seen-healthy = Los jugadores y /health lo supieron, y /health se recuperó solo.
lab-seen-unhealthy = /health no se había recuperado { $seconds } s después que el disco.
lab-seen-readable = Otros pueden leer { $which }.
lab-seen-unreadable = Solo el dueño puede leer los archivos.
lab-seen-removed = { $count } mesas en uso han desaparecido.
lab-seen-kept = No se quitó ninguna mesa en uso.
lab-seen-taken-for-gone = Un bot juega por alguien que está presente.
lab-seen-not-taken-for-gone = Nadie presente fue sustituido.
lab-seen-went-on = Los demás esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $done } concedidas, { $refused } rechazadas, { $closed } cerradas.
lab-seen-waited = Los demás esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $done } concedidas, { $refused } rechazadas, { $closed } cerradas.
lab-seen-turned-away = { $count } de los demás no entraron o perdieron su partida; esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $done } concedidas, { $refused } rechazadas, { $closed } cerradas.
lab-seen-too-many = Se concedieron { $done } peticiones, más de { $most }, y se rechazaron { $refused }; los demás esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $closed } cerradas.
lab-seen-never-refused = La avalancha nunca fue rechazada ni cerrada; los demás esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $done } concedidas, { $refused } rechazadas, { $closed } cerradas.
lab-seen-grown = La casa creció { $grown } MB; los demás esperaron { $wait } ms (en calma { $quiet }, control { $control }); { $done } concedidas, { $refused } rechazadas, { $closed } cerradas.
lab-seen-still-open = { $count } de { $tried } conexiones seguían abiertas tras { $seconds } s.
lab-seen-all-ended = Las { $tried } conexiones se cerraron en { $seconds } s.
lab-seen-arrival = Cada llegada costó { $size } bytes a cada uno de los presentes.
lab-seen-may-open = El anfitrión aún podía abrir una mesa.
lab-seen-may-not-open = El anfitrión ya no podía abrir ninguna mesa: { $status }.
lab-seen-trouble = Resistió, pero la casa tiene problemas propios: { $which }.
lab-seen-no-control = Ni siquiera alguien bienvenido vio las cartas del sitio: no se demuestra nada.
lab-seen-one-address = Esta máquina tiene una sola dirección local: no se puede distinguir al atacante de los demás.
lab-seen-needs-postgres = Hacen falta varios procesos, y por tanto PostgreSQL (--database postgres).
lab-seen-needs-sqlite = Se trata de archivos de SQLite, en Linux.
lab-seen-no-schemathesis = schemathesis no está instalado; una copia de trabajo que haya pasado sus pruebas lo tiene.
lab-seen-not-begun = No se pudo preparar: { $reason }.

## El taller: juegos propios

new-game-written = El juego { $game } está escrito en { $path }, y se juega tal cual. Lo que sigue:
new-game-add = lo trae a la casa
new-game-terminal = lo juega aquí
new-game-play = lo juega en el navegador
new-game-check = dice qué falla, y dónde
new-game-added = El juego { $game } está en la casa, desde { $path }: lo que se cambie allí vale enseguida.
new-game-removed = El juego { $game } ha salido de la casa ({ $package }); su carpeta se queda como está.

## The end of a game

ending-level = { $players }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cada uno, y el mismo puesto.
