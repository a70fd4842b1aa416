### Lo que está mal en un juego: lo dice `manoir check`, y se dice de un paquete que no se puede dejar entrar.
### $who es la letra de un jugador o uno de los broken-who-…, $field un lugar en una posición o vista, $one y $other lo que hay en él.

broken-who-spectator = un espectador
broken-who-chance = el azar
broken-who-nobody = nadie

## Dónde

broken-where = { $where }: { $what }
broken-at-first = Semilla { $seed } ({ $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, opciones: { $options }), antes de la primera jugada
broken-after = Semilla { $seed } ({ $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, opciones: { $options }), después de la jugada { $number } ({ $last })

## Código que falla

broken-failure = { $error }, en { $file }, línea { $line }, en { $function }().
broken-unwritten = { $missing }() no está escrita, y se pide en { $file }, línea { $line }, en { $function }().
broken-no-method = { $kind } no tiene { $method }().

## El paquete

broken-game = El juego { $game } se queda fuera: { $problem } ({ $command } dice más.)
broken-import = El paquete no se puede cargar: { $error }, en { $file }, línea { $line }.
broken-entry = El paquete no se puede cargar: su punto de entrada nombra { $place }, pero no existe { $missing }.
broken-no-game = Su punto de entrada nombra { $place }, que no es un Game sino un { $kind }.
broken-two-packages = Varios paquetes traen un juego con este nombre: { $places }.
broken-other-name = Su punto de entrada se llama { $entry }, pero Game.name es { $name }: tiene que ser el mismo nombre.
broken-no-file = Falta el archivo { $file } junto al juego.
broken-no-testing = Falta el módulo { $module }: vuelve a repartir lo que un asiento no debe saber, y cuenta todas las cartas.
broken-no-function = El módulo { $module } no tiene { $function }().
broken-no-options = En { $tries } intentos no se han encontrado opciones permitidas a la vez con un número de jugadores del juego.

## Lo que un juego declara

broken-name = Game.name es «{ $name }»: tiene que ser de minúsculas y cifras, y empezar por una letra.
broken-seats = Game.seats es { $seats }: tiene que dar los números de jugadores, del menor al mayor, entre 1 y { $most }.
broken-usual-seats = Game.usual_seats es { $usual }, que no es ninguno de los números de jugadores: { $seats }.
broken-most-decisions = Game.most_decisions es { $most }: tiene que ser un número de decisiones que ninguna partida supere.
broken-levels = Game.levels está vacío: tiene que haber un nivel para los bots.
broken-no-rules = RULES.md no tiene reglas: una regla es una fila de tabla que empieza por un número, | X-1 | … |.
broken-rule-twice = La regla { $rule } está dos veces en RULES.md.
broken-letter = En RULES.md, { $rule } dice que { $option } = { $value } juega las reglas impresas; la opción no lo declara (letter=).
broken-letter-unmarked = La opción { $option } juega las reglas impresas con { $value }, pero ninguna decisión de RULES.md lo dice: escribe en una «By the letter: `{ $option } = { $value }`».
broken-no-rule = { $what } cita la regla { $rule }, que no es ninguna fila de RULES.md.
broken-no-moves = Game.moves está vacío: tiene que dar todas las jugadas por su notación, también las del azar.
broken-listed-as = Game.moves da la jugada «{ $move }» como «{ $notation }».
broken-notation-twice = Dos jugadas tienen la notación «{ $move }».
broken-id-twice = Las jugadas «{ $other }» y «{ $move }» tienen el mismo id, { $id }: cada una necesita el suyo, y también lo que los demás ven de ella.
broken-id-negative = La jugada «{ $move }» tiene el id { $id }: los ids empiezan en 0.
broken-no-verbs = Game.verbs está vacío: tiene que dar los verbos de las jugadas de los jugadores.
broken-verb-unused = Game.verbs tiene «{ $verb }», pero ninguna jugada tiene ese verbo.
broken-no-notations = Game.notations está vacío: tiene que mostrar cómo es una jugada a quien escribe mal una.
broken-example = Game.notations muestra «{ $notation }», pero ninguna jugada se escribe así.
broken-secret-event = Game.secret_events tiene «{ $event }», que no está en Game.events.
broken-no-refusal = El rechazo «{ $refusal }» no está en Game.refusals, que tiene que nombrar su regla.

## Textos

broken-no-text = Falta el texto { $key } en { $language }.ftl.
broken-junk = Una línea de { $file } no es ningún texto: { $line }
broken-value = El texto { $key } de { $language }.ftl usa { $value }, que no se le da; se le da: { $given }.
broken-unsayable = El texto { $key } de { $language }.ftl no se puede decir: { $problem }

## Jugadas

broken-nobody = Le toca a { $actor }, que no está entre quienes tienen que elegir: { $waiting }.
broken-waits = { $who } tiene { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}, pero quienes tienen que elegir son { $waiting }.
broken-no-move = { $who } tiene que elegir y no tiene ninguna jugada.
broken-offered-twice = La jugada «{ $move }» se ofrece dos veces a { $who }.
broken-refused = La jugada «{ $move }» se ofrece a { $who }, pero refusal() responde «{ $reason }».
broken-accepted = La jugada «{ $move }» no se ofrece a { $who }, pero refusal() la permite.
broken-refusal = La jugada «{ $move }» se rechaza con «{ $refusal }», que no está en Game.refusals.
broken-unlisted = La jugada «{ $move }» no está en Game.moves: nadie la puede escribir, y ninguna partida guardada se puede leer.
broken-other-object = La jugada «{ $move }» es otro objeto que el de Game.moves: cada jugada se hace una sola vez.
broken-no-verb = El verbo «{ $verb }» de la jugada «{ $move }» no está en Game.verbs.
broken-part = La parte { $part } de la jugada «{ $move }» es { $value }: tiene que ser un código, un número o una lista de códigos.
broken-parts-twice = Las jugadas «{ $other }» y «{ $move }» tienen el mismo verbo y las mismas partes: los clientes no las pueden distinguir.
broken-outcomes = chance() no tiene ningún resultado, o tiene uno cuyo peso no es mayor que 0.
broken-order = Respuestas dadas a la vez ({ $answers }) llevan a { $field } = { $one } en un orden y a { $other } en el otro.
broken-undo = Cuando «{ $move }» se deshace y se vuelve a hacer, { $field } es { $other } en lugar de { $one }.
broken-sentence-words = Tras { $said }, a { $who } se le dijo que podía decir { $one } ({ $field } de lo que puede seguir), pero la posición ofrece { $other }.
broken-sentence-end = Tras { $said }, a { $who } se le dijo que la opción estaba completa, o que no, y State.continues() dice lo contrario.
broken-sentence-other = Las palabras { $said } llevan a { $field } = { $one } una a una, y a { $other } de golpe.

## Posiciones

broken-clone = clone() no es igual que su estado: { $field } es { $other } en lugar de { $one }.
broken-clone-tells = clone() copia el relato: un clon no debe tener ninguno.
broken-shared-clone = clone() comparte algo con su estado: jugar el clon cambia { $field } del estado de { $one } a { $other }.
broken-census = Una jugada ha perdido o creado algo: { $field } del recuento era { $one } y es { $other }.
broken-endless = La partida no termina: más de { $most } decisiones (Game.most_decisions).
broken-endless-chance = La partida no avanza: el azar ha jugado { $most } veces seguidas.
broken-turns = turns() era { $before } antes de la jugada y es { $after } después: tiene que contar hacia arriba, o ser siempre None.
broken-no-turns = turns() es 0 al final de una partida: tiene que contar los turnos empezados, o ser siempre None.
broken-returns = returns() no suma 1: { $returns }.
broken-breakdown = breakdown() de { $who } suma { $sum }, pero la puntuación es { $score }.
broken-standing = standing() da a { $who } el puesto { $place } donde ranks() da { $rank }: puede distinguir a quienes pierden, y nada más.
broken-no-event = El suceso { $event } no está en Game.events.
broken-replay = La partida guardada lleva a otra posición al repetirla: { $field } es { $other } en lugar de { $one }.
broken-rewritten = La partida guardada se escribe de otro modo después de repetirla: la línea { $field } es { $other } en lugar de { $one }.

## Vistas

broken-leaky-view = La vista delata algo: { $who } ve { $field } = { $one }, pero { $other } cuando lo que { $who } no debe saber se reparte de otro modo.
broken-leaky-sentences = Las opciones enteras delatan algo: en { $field }, a { $who } se le dice { $one }, pero { $other } cuando lo que { $who } no debe saber se reparte de otro modo.
broken-leaky-story = El relato delata algo: { $who } no puede distinguir «{ $move }» de «{ $like }» a la vista, pero oye { $field } = { $one } o { $other }.
broken-imagined = imagine() contradice lo que { $who } ve: { $field } es { $other } en lugar de { $one }.
broken-imagined-actor = imagine() da la próxima jugada a { $is } para { $who }, en lugar de { $should }.
broken-imagined-agenda = imagine() da la próxima jugada a { $is } para { $who }, en lugar de { $should }: ¿termina con proceed()?
broken-imagined-census = imagine() de { $who } ha perdido o creado algo: { $field } del recuento es { $other } en lugar de { $one }.
broken-own = own_json() de { $who } y lo que ve un espectador no forman su vista: { $field } es { $other } en lugar de { $one }.
broken-status = status() tiene que ser para { $who }, a quien no se le pide nada, lo mismo que para un espectador, pero { $field } es { $other } en lugar de { $one }.
broken-guide = Regla, avance, etapas y asked tienen que ser iguales para todos, pero para { $who } { $field } es { $other } en lugar de { $one }.
broken-asked = Quienes tienen que elegir son { $waiting }, pero asked() responde { $asked }.
broken-progress = progress() responde { $part }: va de 0 a 1.
broken-row-open = La fila { $row } de { $who } no es lo que todos ven, pero no está marcada como secreta.
broken-row-secret = La fila { $row } está marcada como secreta, pero un espectador la ve.
