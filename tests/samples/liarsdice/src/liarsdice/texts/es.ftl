### Todo lo que los Dados mentirosos dicen en español. $player y $other son nombres; $face es uno de los textos face-1 … face-6.

game-title = Dados mentirosos
game-pitch = Apuesta sobre dados que nadie ve todos, hasta que alguien grite «¡mentira!»
game-time = 15 minutos
game-welcome = Tus dados están bajo tu cubilete, y solo tú los has mirado. ¿Cuántos cincos hay en toda la mesa? Di un número. Quizá te crean.

## Caras, apuestas y jugadas

face-1 = { $count ->
    [one] uno
   *[other] unos
}
face-2 = { $count ->
    [one] dos
   *[other] doses
}
face-3 = { $count ->
    [one] tres
   *[other] treses
}
face-4 = { $count ->
    [one] cuatro
   *[other] cuatros
}
face-5 = { $count ->
    [one] cinco
   *[other] cincos
}
face-6 = { $count ->
    [one] seis
   *[other] seises
}
bid = { $count } { $face }
move-bid = apostar { $count } { $face }
move-liar = gritar que es mentira
hint-bid = cierto al { $n } %
hint-liar = mentira al { $n } %
refusal-not-your-turn = No es tu turno.
refusal-no-bid = Nadie ha apostado todavía: no hay nada que poner en duda.
refusal-too-low = Apuesta más dados, o tantos de una cara más alta.
refusal-too-many = No hay tantos dados en juego.
refusal-not-offered = Eso no es posible ahora.
refusal-game-over = La partida ha terminado.

## Lo que ocurre

event-begin = Empieza { $player }.
event-roll = { $player } tira: { $dice }.
event-roll-unseen = { $player } tira { $count ->
    [one] un dado
   *[other] { $count } dados
} y mira bajo el cubilete.
event-bid = { $player } apuesta { $count } { $face }.
event-liar = { $player } grita: ¡{ $other } miente!
event-show = { $player } tenía { $dice }.
event-true = Apuesta: { $count } { $face }. Hay { $found }: era verdad.
event-false = Apuesta: { $count } { $face }. { $found ->
    [0] No hay ninguno
   *[other] Solo hay { $found }
}: era mentira.
event-lose = { $player } pierde un dado. { $left ->
    [0] No le queda ninguno.
    [one] Le queda { $left }.
   *[other] Le quedan { $left }.
}
event-out = { $player } deja la partida.
event-win = { $player } tiene los últimos dados y gana.

## Lo que se muestra

status-bid = { $player } hace la primera apuesta.
status-bid-you = Haz la primera apuesta.
status-answer = { $player } sube la apuesta, o no se la cree.
status-answer-you = Sube la apuesta, o grita «¡mentira!»
status-roll = Ruedan los dados.
status-over = La partida ha terminado.
progress-dice = { $n ->
    [one] queda { $n } dado
   *[other] quedan { $n } dados
}
panel-player = { $player } · { $dice ->
    [0] sin dados
    [one] { $dice } dado
   *[other] { $dice } dados
}
panel-bid = La apuesta
panel-dice = Tus dados
panel-shown = Última ronda: apuesta, { $bid }; en la mesa, { $found }
row-bid = por superar
row-bids = apuestas
row-dice = bajo tu cubilete
row-shown = { $player }
number = { $n }
points-outlasted = jugadores que se fueron antes

## Opciones

option-dice = dados
    .help = Con cuántos dados empieza cada cual.
option-wild = unos comodines
    .help = Si los unos valen por cualquier cara apostada.

## Las reglas

rule-L-1 = De dos a seis jugadores. Cada cual tiene un cubilete y cinco dados, o tres, cuatro o seis si la mesa quiere.
rule-L-2 = El azar dice quién empieza.
rule-L-3 = Al empezar una ronda, cada cual tira todos sus dados bajo el cubilete. Se miran los propios, y los de nadie más.
rule-L-4 = Por turnos, en el sentido del reloj, cada cual apuesta o llama mentiroso a quien apostó antes. Quien abre la ronda tiene que apostar.
rule-L-5 = Una apuesta es un número y una cara: bajo todos los cubiletes juntos, al menos tantos dados la muestran. Tiene que superar la anterior: más dados de cualquier cara, o tantos de una cara más alta.
rule-L-6 = No se apuestan más dados de los que hay en juego.
rule-L-7 = Si la mesa quiere, los unos son comodines y valen por la cara apostada. Cuando se apuesta a unos, solo cuentan los unos.
rule-L-8 = Con «¡mentira!» se levantan todos los cubiletes y se cuenta. Si la apuesta se cumple, se equivocó quien gritó; si faltan dados, quien apostó. Quien se equivoca pierde un dado.
rule-L-9 = Quien perdió el dado abre la ronda siguiente; si era el último, la abre el siguiente que tenga dados.
rule-L-10 = Sin dados se deja la partida. Gana quien conserva los últimos; se gana un punto por cada jugador que se fue antes.
rules-L = Las reglas
rules-edition = Un viejo juego de taberna con tantas reglas como tabernas; estas son las sencillas, con unos comodines si se quiere.
rules-turn-1 = Mira bajo tu cubilete: nadie más conoce esos dados.
rules-turn-2 = Apuesta más dados de cualquier cara, o tantos de una cara más alta, que la última apuesta.
rules-turn-3 = O no te la creas, y grita «¡mentira!»: quien se equivoca pierde un dado.
