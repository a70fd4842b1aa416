### Todo lo que este juego dice en español. Valores: $player es un nombre, $card y $staircase son números.

game-title = Stairway
game-pitch = Pon cartas cada vez más altas, y deja a los demás los primeros peldaños.
game-time = 5 minutos
game-welcome = Tres escaleras suben hacia la oscuridad. Cuanto más larga es una, más vale tu próxima carta en ella.

## Las jugadas, y por qué algunas no son posibles

move-lay = poner { $card } en la escalera { $staircase }
move-drop = tirar { $card }
part-card = carta
part-staircase = en qué escalera
refusal-not-your-turn = No es tu turno.
refusal-not-held = No tienes esa carta.
refusal-too-low = En esa escalera hay una carta más alta.
refusal-can-lay = Puedes poner una carta, así que no puedes tirarla.
refusal-not-offered = Eso no es posible ahora.
refusal-game-over = La partida ha terminado.

## Lo que ocurre; con -unseen: para quienes no deben saber el secreto

event-deal = { $player } recibe el { $card }.
event-deal-unseen = { $player } recibe una carta.
event-lay = { $player } pone { $card } en la escalera { $staircase }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
event-drop = { $player } tira el { $card }.
event-drop-unseen = { $player } tira una carta.

## Lo que se muestra

status-turn = { $player } pone una carta o, si ninguna encaja, tira una.
status-turn-you = Te toca: pon una carta; si no, tira una.
status-chance = Se reparten las cartas.
status-over = La partida ha terminado.
progress-cards = { $n ->
    [one] queda { $n } carta
   *[other] quedan { $n } cartas
}
hint-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
panel-player = { $player } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
panel-staircases = Escaleras
panel-hand = Tu mano
row-staircase = escalera { $n }
row-dropped = tiradas
row-hand = cartas
number = { $n }
points-laid = cartas puestas
points-dropped = cartas tiradas

## Opciones

option-hand = mano
    .help = Cuántas cartas tiene cada cual en la mano.

## Las reglas, un texto por fila de RULES.md; luego lo que la página de reglas muestra además

rule-S-1 = De dos a cuatro jugadores, 24 cartas numeradas del 1 al 24, y tres escaleras, vacías al principio.
rule-S-2 = Cada cual recibe el mismo número de cartas y las guarda en secreto; el resto es el mazo.
rule-S-3 = Por turnos, cada cual pone una carta en una escalera, más alta que la de encima. En una escalera vacía vale cualquier carta.
rule-S-4 = Una carta puesta da tantos puntos como cartas hay entonces en su escalera.
rule-S-5 = Si no puedes poner ninguna carta, tiras una boca abajo, y eso cuesta un punto. Nadie puede volver a mirarla.
rule-S-6 = Después se roba una carta, mientras haya mazo.
rule-S-7 = Cuando nadie tiene ya cartas, gana quien tiene más puntos; en caso de empate se gana a la vez.
rules-S = Las reglas
rules-edition = Este juego se empezó a partir del ejemplo de la casa.
rules-turn-1 = Pon una carta en una escalera, más alta que la de encima: da tantos puntos como cartas hay en ella.
rules-turn-2 = Si ninguna de tus cartas encaja, tira una boca abajo: cuesta un punto.
rules-turn-3 = Roba una carta.
