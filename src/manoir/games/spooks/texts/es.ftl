## Spooks: everything that is said in the game. Values: $player and $other are names, $players a list of names, $card is
## a card's name, $cards a list of cards, $n a number.

game-title = Spooks
game-pitch = Suelta tus cartas y escapa de la casa embrujada.
game-time = 10–15 min, desde 8 años
game-welcome =
    La casa encantada se ha cerrado, y escapa quien suelta antes todas sus cartas. Las azules suben
    de número en número; las rojas exigen la misma familia o el mismo número, y aturden o muerden a
    quien no responde. Un Duende trae una travesura secreta, y el Gato se mete donde quiere.

### Cards

card-SP1 = Araña 1
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP2 = Araña 2
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP3 = Araña 3
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP4 = Araña 4
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP5 = Araña 5
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP6 = Araña 6
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP7 = Araña 7
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP8 = Araña 8
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP9 = Araña 9
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SP10 = Araña 10
    .rule = Azul: encima solo encaja un Maestro, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-SPM = Maestro Araña
    .rule = Azul: no hay nada más alto, así que encima solo encaja el Gato. Si todos pasan, sales tú. Con la opción «poderes de los Maestros», encaja sobre cualquier Araña.
card-GH1 = Fantasma 1
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH2 = Fantasma 2
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH3 = Fantasma 3
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH4 = Fantasma 4
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH5 = Fantasma 5
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH6 = Fantasma 6
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH7 = Fantasma 7
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH8 = Fantasma 8
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH9 = Fantasma 9
    .rule = Azul: encima solo encaja el número siguiente, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GH10 = Fantasma 10
    .rule = Azul: encima solo encaja un Maestro, de cualquier familia, o el Gato. Si todos pasan, sales tú.
card-GHM = Maestro Fantasma
    .rule = Azul: no hay nada más alto, así que encima solo encaja el Gato. Si todos pasan, sales tú. Con la opción «poderes de los Maestros», todos entregan una carta al vecino.
card-GO1 = Duende 1
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO2 = Duende 2
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO3 = Duende 3
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO4 = Duende 4
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO5 = Duende 5
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO6 = Duende 6
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO7 = Duende 7
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO8 = Duende 8
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO9 = Duende 9
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GO10 = Duende 10
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana.
card-GOM = Maestro Duende
    .rule = Verde: empieza una travesura. Todos eligen una carta en secreto; gana el Gato o, si no está, el Duende más alto, y sale quien gana. Con la opción «poderes de los Maestros», antes regalas una carta al rival con menos cartas.
card-SK1 = Esqueleto 1
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK2 = Esqueleto 2
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK3 = Esqueleto 3
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK4 = Esqueleto 4
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK5 = Esqueleto 5
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK6 = Esqueleto 6
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK7 = Esqueleto 7
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK8 = Esqueleto 8
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK9 = Esqueleto 9
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SK10 = Esqueleto 10
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera.
card-SKM = Maestro Esqueleto
    .rule = Rojo: encima solo encaja la misma familia, otro Maestro o el Gato. Si el siguiente no tiene respuesta, el Esqueleto lo aturde y tú juegas una escalera. Con la opción «poderes de los Maestros», el turno gira ahora al revés.
card-BA1 = Murciélago 1
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA2 = Murciélago 2
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA3 = Murciélago 3
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA4 = Murciélago 4
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA5 = Murciélago 5
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA6 = Murciélago 6
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA7 = Murciélago 7
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA8 = Murciélago 8
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA9 = Murciélago 9
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BA10 = Murciélago 10
    .rule = Rojo: encima solo encaja la misma familia, el mismo número o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno.
card-BAM = Maestro Murciélago
    .rule = Rojo: encima solo encaja la misma familia, otro Maestro o el Gato. Si el siguiente no tiene respuesta, el Murciélago lo muerde y los demás le dan una carta cada uno. Con la opción «poderes de los Maestros», ahora los números bajan.
card-CAT = Gato
    .rule = Encaja sobre cualquier carta; luego sale el siguiente. En una travesura gana. Si se te queda en la mano, cuesta 30 puntos en una Serie.

### Moves, as the player reads them in a list

move-lay = jugar { $card }
move-pass = pasar
move-decline = no responder
move-commit = { $card }, a la travesura
move-give = dar { $card }
move-hand = entregar { $card }
move-run = { $card }, a la escalera
move-enough = acabar la escalera
move-to = para { $player }
move-aside = apartar una mano
move-all = repartir todas las cartas entre los jugadores

### What the table waits for

progress = La mano más pequeña: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
progress-series = Ronda { $deal } · total más alto: { $points } de { $limit }
status-lead = Sale { $players }: vale cualquier carta, pero no se puede pasar.
status-lead-you = Sales tú: juega la carta que quieras. No puedes pasar.
status-may-lead = { $players } puede salir con cualquier carta, o dejar la salida al siguiente.
status-may-lead-you = Puedes salir: juega la carta que quieras, o pasa y deja la salida al siguiente.
status-choose-phantom = Reparte { $players }, y decide si se aparta una mano fantasma.
status-choose-phantom-you = Repartes tú: ¿apartas una mano fantasma o repartes todas las cartas?
status-follow-blue = { $other } jugó { $card }. { $players } puede jugar { $answers }, o pasar. Si todos pasan, sale { $other }.
status-follow-blue-you = { $other } jugó { $card }. Juega { $answers }, o pasa. Si todos pasan, sale { $other }.
status-follow-blue-end = { $other } jugó { $card }. Encima solo encaja { $answers }: { $players } puede jugarlo, o pasar. Si todos pasan, sale { $other }.
status-follow-blue-end-you = { $other } jugó { $card }. Encima solo encaja { $answers }: juégalo, o pasa. Si todos pasan, sale { $other }.
status-follow-red = { $other } jugó { $card }. { $players } debe responder con { $answers }. Si no puede, { $kin ->
    [SK] el Esqueleto le aturde
   *[BA] recibe un mordisco
}.
status-follow-red-you = { $other } jugó { $card }. Puedes responder, así que debes: { $answers }.
status-follow-red-decline = { $other } jugó { $card }. { $players } puede responder con { $answers }. Si no responde, { $kin ->
    [SK] el Esqueleto le aturde
   *[BA] recibe un mordisco
}.
status-follow-red-decline-you = { $other } jugó { $card }. Responde con { $answers }; si no, { $kin ->
    [SK] el Esqueleto te aturde
   *[BA] recibes un mordisco
}.
answers-up = { $rank ->
    [M] un Maestro
   *[other] un { $rank }
} o el Gato
answers-down = { $rank ->
    [M] un Maestro
   *[other] un { $rank }
} (los números bajan) o el Gato
answers-up-spider = { $rank ->
    [M] un Maestro
   *[other] un { $rank }
}, el Maestro Araña o el Gato
answers-down-spider = { $rank ->
    [M] un Maestro
   *[other] un { $rank }
} (los números bajan), el Maestro Araña o el Gato
answers-spider = el Maestro Araña o el Gato
answers-cat = el Gato
answers-red = { $family }, { $rank ->
    [M] otro Maestro
   *[other] un { $rank }
} o el Gato
answers-red-wild = { $rank ->
    [M] { $family }, cualquier Maestro
   *[other] { $family }, un { $rank }, cualquier Maestro
} o el Gato
kin-SK = un Esqueleto
kin-BA = un Murciélago
status-prank = ¡Travesura! Falta la carta secreta de { $players }. Con un Duende o el Gato se puede ganar y salir; cualquier otra carta es para esconderse.
status-prank-you = ¡Travesura! Elige una carta en secreto: con un Duende o el Gato puedes ganar y salir; con cualquier otra te escondes y la sueltas.
status-pass-along = El Maestro Fantasma quiere una carta de cada mano. Falta la carta secreta de { $players }.
status-pass-along-you = Elige una carta en secreto: irá a tu vecino, el que juega justo antes que tú.
status-build-run = ¡{ $card } aturde a { $victim }! { $players } juega una escalera: una carta o más, de cualquier familia, cada una del número siguiente al de la anterior.
status-build-run-you = ¡Tu { $card } aturde a { $victim }! Juega una escalera: una carta o más, de cualquier familia, cada una del número siguiente al de la anterior. Empieza con la que quieras.
status-build-run-more = { $players } puede añadir el número que sigue a { $card }, o acabar la escalera. Luego { $victim } se enfrenta a la carta de encima.
status-build-run-more-you = Añade el número que sigue a { $card }, o acaba la escalera. Luego { $victim } se enfrenta a la carta de encima.
status-bite = ¡Mordisco! { $players } le da una carta a { $victim }. Quien da su última carta gana; si nadie gana, sale { $victim }.
status-bite-you = ¡Mordisco! Dale una carta a { $victim }. Si es tu última carta, ganas.
status-pick-recipient = { $players } elige para quién es el regalo del Maestro Duende: uno de los rivales con menos cartas.
status-pick-recipient-you = Elige para quién es el regalo de tu Maestro Duende: uno de los rivales con menos cartas.
status-gift = { $players } elige el regalo del Maestro Duende para { $victim }. Luego empieza la travesura.
status-gift-you = Elige la carta que le regalas a { $victim }. Si es la última, ganas; si no, empieza la travesura.
status-chance = Se reparten las cartas.
status-over = Se acabó la partida. ¡Por fin, la luz del día!

### Lo que promete una jugada

hint-out = tu última carta: escapas de la casa y ganas
hint-blue = después hará falta { $answers }
hint-blue-end = encima solo encaja { $answers }: si nadie lo juega, vuelves a salir tú
hint-cat = después sale { $other }
hint-prank = una travesura: todos eligen una carta en secreto
hint-prank-lost = una travesura: última carta y victoria para { $players }
hint-prank-out = una travesura: tu última carta va en ella, y ganas
hint-skeleton = { $other } debe responder con { $answers }; si no puede, juegas una escalera
hint-bat = { $other } debe responder con { $answers }; si no puede, recibe una carta de cada mano
hint-ghost-master = todos entregan una carta al vecino; después solo encaja { $answers }
hint-goblin-master = regalas una carta al rival con menos cartas (si hay varios, eliges); después hay travesura
hint-goblin-master-out = regalas tu última carta al rival con menos cartas, y ganas al momento
hint-goblin-master-then-out = regalas una carta al rival con menos cartas; la última va a la travesura, y ganas
hint-skeleton-master = el turno gira al revés: { $other } debe responder con { $answers }, o juegas una escalera
hint-bat-master = los números se dan la vuelta; { $other } debe responder con { $answers }, o recibe un mordisco
hint-pass = le toca a { $other }
hint-pass-lead = después sale { $other }
hint-pass-all = ya han pasado todos: sale { $other }
hint-leave = después puede salir { $other }
hint-leave-last = todos han dejado la salida: debe salir { $other }
hint-aside = cartas por jugador: al menos { $n }; otras tantas que nadie ve
hint-all = cartas por jugador: al menos { $n }; no falta ninguna
hint-stunned = { $other } te aturde y juega una escalera que debes afrontar
hint-bitten = recibes un mordisco: los demás te dan una carta cada uno, y sales tú
hint-join = gana, salvo que alguien muestre un Duende más alto o el Gato
hint-join-two = gana, salvo que alguien muestre un Duende igual o más alto, o el Gato
hint-join-low = gana, salvo que alguien muestre un Duende más bajo o el Gato
hint-join-low-two = gana, salvo que alguien muestre un Duende igual o más bajo, o el Gato
hint-scare = el Gato gana la travesura, y sales tú
hint-scare-two = el Gato gana la travesura, salvo que aparezca también el otro Gato
hint-hide = te escondes, y te libras de ella
hint-lost = elijas lo que elijas: última carta y victoria para { $players }

### What happened

event-dealer = Reparte { $player }.
event-aside = { $player } aparta una mano fantasma en esta ronda.
event-all-dealt = { $player } reparte todas las cartas en esta ronda.
event-deal = { $player } recibe una carta: { $cards }.
event-deal-unseen = { $player } recibe una carta.
event-open = La puerta rechina. { $player } abre el juego con { $cards }.
event-lead = Sale { $player }: { $cards }.
event-follow = { $player } juega encima: { $cards }.
event-pass = { $player } pasa.
event-leave = { $player } deja la salida al siguiente.
event-prank = ¡El Duende de { $player } empieza una travesura! Todos eligen una carta en secreto.
event-commit = { $player } pone una carta para la travesura: { $cards }.
event-commit-unseen = { $player } pone una carta para la travesura, boca abajo.
event-reveal = { $player } muestra: { $cards }.
event-prank-won = ¡{ $cards }! { $player } gana la travesura, y sale.
event-no-prank = Ni Duendes ni Gato: se han escondido todos. Sale { $player }.
event-tie = ¡Empate! { $players } han mostrado { $card }, y eligen otra carta cada uno.
event-fail = ¡{ $player } no tiene respuesta a la carta de { $other } ({ $cards }), y { $kin ->
    [SK] el Esqueleto le aturde
   *[BA] recibe un mordisco
}!
event-run = { $player } suma a la escalera: { $cards }.
event-give = { $player } le da una carta a { $other }: { $cards }.
event-give-unseen = { $player } le da una carta a { $other }.
event-ghost-master = Aúlla el Maestro Fantasma de { $player }: todos entregan una carta al vecino.
event-choose = { $player } elige la carta que va a entregar: { $cards }.
event-choose-unseen = { $player } elige la carta que va a entregar.
event-handed = { $player } le entrega una carta a { $other }: { $cards }.
event-handed-unseen = { $player } le entrega una carta a { $other }.
event-goblin-master = Sonríe el Maestro Duende de { $player }: habrá un regalo para el rival con menos cartas.
event-recipient = { $player } elige para quién es el regalo: { $other }.
event-gift = { $player } le hace un regalo a { $other }: { $cards }.
event-gift-unseen = { $player } le hace un regalo a { $other }: una carta.
event-reverse = El Maestro Esqueleto de { $player } da la vuelta a todo: ahora el turno gira en sentido contrario al reloj.
event-restore = El Maestro Esqueleto de { $player } da la vuelta a todo: el turno gira otra vez en el sentido del reloj.
event-descend = El Maestro Murciélago de { $player } se cuelga boca abajo: ahora los números bajan y ganan los Duendes bajos.
event-ascend = El Maestro Murciélago de { $player } se pone derecho: los números suben otra vez y ganan los Duendes altos.
event-still-turned = El Maestro Esqueleto de { $player } lo encuentra todo ya del revés: el turno sigue girando en sentido contrario al reloj.
event-still-descending = El Maestro Murciélago de { $player } lo encuentra todo ya boca abajo: los números siguen bajando y ganan los Duendes bajos.
event-out = ¡{ $players } se queda sin cartas, escapa de la casa y gana la ronda!
event-joint-out = ¡{ $players } se quedan sin cartas, escapan a la vez y comparten la ronda!
event-idle-end = Tres rondas seguidas han escapado todos a la vez: se acaba la Serie, y gana el total más bajo.
event-deals-end = Era la ronda { $n }, la última acordada: el total más bajo gana la Serie.
event-score = A { $player } le queda: { $cards }. Suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; { $total } en total.
event-score-out = A { $player } no le queda nada: sigue con { $total } en total.
event-eliminated = { $player } tiene demasiados puntos y queda fuera de la Serie: ¡la casa no suelta a su presa!
event-new-deal = Se barajan de nuevo todas las cartas. Reparte { $player }.
event-win = ¡{ $players } gana la Serie con el total más bajo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
event-joint-win = ¡{ $players } ganan la Serie a la vez con el total más bajo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cabeza!

### Why a move is refused

refusal-game-over = La partida ya se acabó.
refusal-not-your-turn = Ahora no te toca elegir.
refusal-not-offered = Eso no se puede hacer ahora.
refusal-not-held = No tienes esa carta en la mano.
refusal-must-lead = Sales tú, así que debes jugar una carta. Vale cualquiera.
refusal-must-choose-phantom = Antes de repartir, di si se aparta una mano fantasma.
refusal-needs-higher = Sobre esta carta azul solo encaja el número siguiente, o el Gato. Si no tienes, pasa.
refusal-needs-lower = Los números bajan: sobre esta carta azul solo encaja el número anterior, o el Gato.
refusal-needs-higher-or-spider = Sobre esta Araña solo encaja el número siguiente, el Maestro Araña o el Gato. Si no tienes, pasa.
refusal-needs-lower-or-spider = Los números bajan: sobre esta Araña solo encaja el número anterior, el Maestro Araña o el Gato.
refusal-needs-spider = Aquí se acaban los números: solo encaja el otro Maestro Araña, o el Gato.
refusal-needs-cat = Nada es más alto que un Maestro: encima solo encaja el Gato.
refusal-needs-cat-down = Los números bajan y nada es más bajo que un 1: encima solo encaja el Gato.
refusal-needs-family-or-rank = Sobre esta carta roja solo encaja la misma familia, el mismo número o el Gato.
refusal-needs-family-rank-or-master = Sobre esta carta roja solo encaja la misma familia, el mismo número, un Maestro o el Gato.
refusal-must-play = Sobre una carta roja no se pasa: si puedes responder, debes hacerlo.
refusal-may-decline = Sobre una carta roja no se pasa: responde, o niégate y acepta lo que venga.
refusal-must-commit = Hay una travesura: elige una carta para ella.
refusal-must-hand = El Maestro Fantasma espera: elige qué carta entregas a tu vecino.
refusal-must-give = Tienes que dar una carta: elige cuál.
refusal-must-run = Estás jugando una escalera: añade una carta, o acábala cuando ya tenga una.
refusal-run-empty = Una escalera tiene al menos una carta.
refusal-run-not-next = La carta que sigue en la escalera debe ser justo del número siguiente.
refusal-cat-alone = El Gato no tiene número: puede ser él solo una escalera, pero no entrar en otra.
refusal-must-pick-recipient = Elige para quién es el regalo.
refusal-not-fewest = El regalo tiene que ser para uno de los rivales con menos cartas.

### Options

option-decks = barajas
    .help = Una baraja, o dos barajadas juntas: El regreso, ideal con 7 jugadores o más.
option-masters = poderes de los Maestros
    .help = Cada Maestro tiene su propio poder, que usa cuando se juega sobre la pila.
option-phantom = mano fantasma
    .help = Ningún lugar donde esconderse: se reparte una mano de más, que se aparta sin verla. Va bien con 3 jugadores.
option-phantomChoice = quién decide la mano fantasma
    .help = table: la opción «mano fantasma» vale para todas las rondas. dealer: antes de cada ronda lo decide quien reparte.
    .about = La mano fantasma se decide una vez para toda la mesa, o antes de cada ronda por quien reparte, como permite la hoja de reglas.
    .table = la mesa, una vez
    .dealer = quien reparte, cada ronda
option-series = Serie
    .help = off es una sola ronda. En una Serie los puntos se suman: short acaba cuando alguien llega al límite; en elimination ese jugador se va, y se acaba cuando quedan dos.
    .about = Una ronda, o varias cuyos puntos se suman. La corta acaba cuando alguien llega al límite; en la otra ese jugador se va, hasta que quedan dos. Una Serie dura de 60 a 90 minutos.
    .off = una sola ronda
    .short = Serie corta
    .elimination = eliminación
option-seriesLimit = límite de la Serie
    .help = Cuántos puntos son demasiados. Las reglas dicen 200.
option-seriesMaxDeals = máximo de rondas
    .help = La Serie acaba, como muy tarde, después de estas rondas. 0: sin ese límite.
option-redPlay = responder al rojo
    .help = mustIfAble: quien puede responder a una carta roja debe hacerlo. mayDecline: puedes negarte, y te aturden o te muerden.
    .about = Si quien puede responder a una carta roja puede negarse aun así, y que le aturdan o le muerdan.
    .mustIfAble = quien puede, debe
    .mayDecline = puedes negarte
option-redMaster = Maestros sobre rojo
    .help = rankOnly: un Maestro encaja sobre su familia y sobre los Maestros rojos. wild: encaja sobre cualquier carta roja.
    .about = Dónde encaja un Maestro cuando hay una carta roja encima.
    .rankOnly = su familia y Maestros rojos
    .wild = sobre cualquier carta roja
option-leads = la salida
    .help = must: quien sale debe jugar una carta. may: puede dejar la salida al siguiente; si todos la dejan, debe salir el primero.
    .about = La hoja dice que quien sale puede jugar cualquier carta, no que deba. Si todos dejan la salida, debe salir el primero.
    .must = hay que salir
    .may = se puede dejar la salida
option-mastersLast = cuánto duran los Maestros
    .help = deal: el efecto de los Maestros Esqueleto y Murciélago dura hasta el final de la ronda. series: hasta el final de la Serie.
    .about = Cuánto duran el sentido y el orden que ha cambiado un Maestro Esqueleto o Murciélago. Solo importa en una Serie.
    .deal = hasta el final de la ronda
    .series = hasta el final de la Serie
option-blueMaster = Maestro azul con los números bajando
    .help = order: cuando los números bajan, un 10 encaja sobre un Maestro azul. catOnly: solo encaja el Gato, como siempre.
    .about = Qué encaja sobre un Maestro azul cuando los números bajan: un 10, o solo el Gato, como dice la hoja.
    .order = un 10 o el Gato
    .catOnly = solo el Gato
option-memoryAid = ayuda de memoria
    .help = Muestra lo que podrías recordar: las cartas jugadas, lo que seguro que falta en cada mano, y las cartas que diste y seguro que siguen allí. Sin ayuda no se muestra nada dos veces, tampoco en el libro de visitas.
option-firstDealer = quién reparte
    .help = Quién reparte primero: al azar, o un jugador elegido.

### The table

panel-player = { $seat } { $player } · { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}
panel-series = { $seat } { $player } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}
panel-out = { $seat } { $player } · fuera con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
panel-pile = Pila
panel-hand = Tu mano
row-top = encima
row-direction = juego
clockwise = sentido del reloj
counter-clockwise = sentido contrario al reloj
ascending = los números suben
descending = los números bajan
row-idle = rondas seguidas sin puntos
idle-count = { $n } de { $most }
row-played = jugadas ({ $n })
row-got = de tu mano
row-ready = elección
ready = hecha
not-ready = ninguna
row-chosen = tu elección
family-SP = SP Arañas, azul
family-GH = GH Fantasmas, azul
family-GO = GO Duendes, verde
family-SK = SK Esqueletos, rojo
family-BA = BA Murciélagos, rojo
family-CAT = CAT encaja siempre
code = { $card }
playable = ▲{ $card }
points-total = puntos de la Serie
points-left = puntos que quedan en la mano

# The end of a single deal: what its list says of the places.
ending-one-winner = Según las reglas, una ronda solo tiene un ganador. Los demás van aquí por los puntos que les quedan en la mano, de menos a más.

### The rules. Their ids stand in RULES.md, where each has its source.

rule-S-1-1 = Una baraja tiene 56 cartas: cinco familias con los números del 1 al 10 y un Maestro cada una, y un Gato.
rule-S-1-2 = El Maestro, M, va justo después del 10.
rule-S-1-3 = Las Arañas y los Fantasmas son azules; los Duendes, verdes; los Esqueletos y los Murciélagos, rojos. El Gato no tiene familia, ni número, ni color.
rule-S-1-4 = Se juega con 3 jugadores o más; aquí, hasta 10.
rule-S-2-1 = Se decide quién reparte.
rule-S-2-2 = Se reparten todas las cartas. En algunas manos puede haber una carta más que en otras.
rule-S-2-3 = Tu mano es secreta.
rule-S-2-4 = Quien tiene la Araña 1 abre el juego con ella: boca arriba en la mesa, con ella empieza la pila.
rule-S-2-5 = A partir de ahí, el turno gira en el sentido del reloj.
rule-S-3-1 = Hay una sola pila, y solo su carta de encima dice qué se puede jugar. Las cartas de una travesura no se juegan sobre ella.
rule-S-3-2 = La carta de encima es de quien la jugó, sola o al final de una escalera.
rule-S-3-3 = En tu turno sales, o juegas sobre una carta azul, o sobre una roja. Después del Gato se sale; sobre un Duende nunca se juega: decide su travesura.
rule-S-3-4 = Cuando sales, puedes jugar cualquier carta de tu mano, pero no puedes pasar.
rule-S-3-5 = Después de jugar una carta: si era la última, quien la jugó gana al momento. Si no, un Maestro usa su poder (con la opción «poderes de los Maestros»), y luego se aplica la regla de la familia.
rule-S-3-6 = El turno pasa al siguiente en la dirección del juego, una vez usado el poder de un Maestro; después de una escalera, es de la víctima.
rule-S-4-1 = Sobre una carta azul solo encaja una carta del número siguiente, de cualquier familia.
rule-S-4-2 = Sobre un 10 azul encaja un Maestro.
rule-S-4-3 = Si no tienes una carta que encaje, pasas. El siguiente se encuentra con la misma carta.
rule-S-4-4 = Sobre azul puedes pasar aunque tengas con qué jugar.
rule-S-4-5 = Si todos pasan y el turno vuelve a quien jugó la carta de encima, sale ese jugador.
rule-S-4-6 = Nada es más alto que un Maestro azul: encima solo encaja el Gato. Dos poderes lo cambian: cuando los números bajan encaja un 10, y con dos barajas un Maestro Araña encaja sobre el otro.
rule-S-4-7 = Si nadie tapa un Maestro azul, sale quien lo jugó.
rule-S-4-8 = Sobre azul se puede jugar un Duende, un Esqueleto o un Murciélago del número justo; desde entonces manda su color.
rule-S-4-9 = El Gato encaja sobre cualquier carta azul.
rule-S-5-1 = Un Duende encima de la pila empieza una travesura al momento, haya llegado como haya llegado.
rule-S-5-2 = Todos, también quien jugó ese Duende, eligen una carta en secreto y la ponen boca abajo.
rule-S-5-3 = Vale cualquier carta: un Duende entra en la travesura, el Gato asusta a los Duendes y con cualquier otra te escondes.
rule-S-5-4 = Cuando todos han elegido, las cartas se destapan a la vez.
rule-S-5-5 = Si entre ellas está el Gato, gana la travesura.
rule-S-5-6 = Si no está, gana el Duende más alto que salga. El que empezó la travesura no compite.
rule-S-5-7 = Todas las cartas de la travesura se van sin hacer nada más, y sale quien la ganó.
rule-S-5-8 = Si entre ellas no hay ni Duende ni Gato, se van, y sale el siguiente; si el Duende acababa una escalera, sale la víctima.
rule-S-5-9 = Si tu carta de la travesura era la última, ganas la ronda junto con quienes hicieron lo mismo. Ya no importa quién ganó la travesura.
rule-S-6-1 = Sobre una carta roja encaja cualquier carta de la misma familia o del mismo número.
rule-S-6-2 = Aquí M es un número como los demás: un Maestro encaja sobre un Maestro rojo o en su familia. Con la opción «Maestros sobre rojo: sobre cualquier carta roja», cualquier Maestro encaja sobre cualquier carta roja.
rule-S-6-3 = El Gato encaja sobre cualquier carta roja.
rule-S-6-4 = Una carta azul o verde del mismo número cambia el juego a su color; con una roja, el juego sigue en rojo.
rule-S-6-5 = Si puedes responder a una carta roja, debes hacerlo. Con la opción «responder al rojo: puedes negarte», puedes negarte, y es como si no pudieras.
rule-S-6-6 = Quien no responde es la víctima: un Esqueleto la aturde, un Murciélago la muerde.
rule-S-7-1 = Un Esqueleto te aturde cuando te toca jugar sobre él y no respondes.
rule-S-7-2 = Entonces quien jugó el Esqueleto juega una escalera: una carta o más, de cualquier familia, cada una del número siguiente al de la anterior.
rule-S-7-3 = La escalera va sobre la pila de abajo arriba: su carta más alta queda encima.
rule-S-7-4 = Si con la escalera se le acaban las cartas, ese jugador gana.
rule-S-7-5 = Si no, la víctima se enfrenta a la nueva carta de encima, que es de quien jugó la escalera.
rule-S-7-6 = De una escalera solo cuenta la carta de encima: un Duende empieza una travesura, un Maestro usa su poder. Las de debajo no hacen nada.
rule-S-8-1 = Un Murciélago te muerde cuando te toca jugar sobre él y no respondes.
rule-S-8-2 = Entonces cada uno de los demás da a la víctima la carta que quiera: primero quien jugó el Murciélago, y luego los otros, en contra de la dirección del juego.
rule-S-8-3 = Quien da su última carta gana al momento; quienes venían después ya no dan nada.
rule-S-8-4 = Si nadie ha ganado, sale la víctima.
rule-S-9-1 = En tu turno puedes jugar el Gato sobre cualquier carta, o salir con él.
rule-S-9-2 = Después del Gato sale el siguiente.
rule-S-9-3 = En una travesura el Gato gana, y entonces sale quien lo puso.
rule-S-10-1 = Quien antes se queda sin cartas gana la ronda, al momento.
rule-S-10-2 = Puedes jugar tu última carta, acabar con ella una escalera, dársela a una víctima, ponerla en una travesura o regalarla con el Maestro Duende: ganas igual.
rule-S-10-3 = Solo en una travesura pueden ganar varios la misma ronda.
rule-S-11-1 = En una Serie, a una ronda le sigue otra, con todas las cartas barajadas de nuevo. Después de cada una, cada jugador suma los puntos que le quedan en la mano; quien se quedó sin cartas no suma nada.
rule-S-11-2 = Las cartas del 1 al 10 cuestan su número; un Maestro, 20; el Gato, 30.
rule-S-11-3 = Serie corta: acaba con la ronda en la que alguien llega a 200 puntos, o al límite acordado.
rule-S-11-4 = Serie corta: gana el total más bajo. Quien ha llegado al límite ha perdido.
rule-S-11-5 = Eliminación: quien llega al límite se va, y los demás siguen.
rule-S-11-6 = Eliminación: cuando quedan dos, se acaba, y de esos dos gana el total más bajo.
rule-S-11-7 = La ronda siguiente la reparte el siguiente jugador en el sentido del reloj que sigue en juego. El turno gira otra vez en ese sentido, y los números vuelven a subir.
rule-S-12-1 = Con dos barajas se barajan 112 cartas: cada una está dos veces.
rule-S-12-2 = Abre el juego el primer jugador que tenga una Araña 1, empezando por la izquierda de quien reparte, que va al final.
rule-S-12-3 = Si en una travesura salen dos Gatos, o dos Duendes iguales que son los mejores, solo esos dos jugadores eligen otra carta más.
rule-S-12-4 = Así siguen hasta que gana uno de los dos, o hasta que ninguno muestra ni Duende ni Gato: entonces sale el siguiente. En cada desempate, la última carta gana la ronda.
rule-S-13-1 = Un Maestro usa su poder cuando se juega en la pila: al abrir, al salir, sobre otra carta o encima de una escalera. En una travesura, como regalo o dentro de una escalera, duerme.
rule-S-13-2 = Maestro Araña: sobre azul encaja también en cualquier Araña. Después sigue siendo una M.
rule-S-13-3 = Maestro Fantasma: todos eligen una carta en secreto y la entregan a la vez al vecino de la derecha.
rule-S-13-4 = Maestro Duende: regalas la carta que quieras al rival con menos cartas; si hay varios iguales, eliges tú. Luego viene la travesura.
rule-S-13-5 = Maestro Esqueleto: el turno gira al revés, ya desde el siguiente.
rule-S-13-6 = Mientras el turno gira al revés, las cartas para la víctima de un Murciélago siguen el sentido del reloj, y con el Maestro Fantasma se entrega a la izquierda.
rule-S-13-7 = Maestro Murciélago: los números bajan. Sobre una carta azul solo encaja una carta del número anterior.
rule-S-13-8 = Mientras los números bajan, en una travesura gana el Duende más bajo. El Gato les sigue ganando a todos.
rule-S-13-9 = La dirección y el orden quedan así hasta el final de la ronda. Con dos barajas, un segundo Maestro Esqueleto o Murciélago los deja como antes.
rule-S-14-1 = Con la mano fantasma se reparte una mano más, que no es de nadie y se aparta sin verla.
rule-S-14-2 = Sus cartas no entran en la ronda: nadie las ve y a nadie le cuestan puntos.
rule-S-14-3 = Si nadie tiene la Araña 1, abre el juego la Araña 2, y si no la 3, y así hasta el Maestro Araña. Con dos barajas se busca de la misma manera.
rule-S-14-4 = La mano fantasma se combina con cualquier otra variante, y cada vez se reparte de nuevo.
rule-S-15-1 = Nunca se pierde una carta: manos, pila, cartas de una travesura y mano fantasma suman siempre 56, o 112 con dos barajas.
rule-S-15-2 = Mientras dura la ronda, todos tienen al menos una carta. La elegida para una travesura cuenta hasta que se destapa.
rule-S-15-3 = Toda ronda acaba: salvo al pasar o con un mordisco, cada paso se lleva una carta para siempre, y a esos dos pronto les sigue una carta jugada.
rule-S-15-4 = Sobre rojo nadie pasa, así que la víctima es siempre el primer jugador que tenía que responder a la carta roja.
rule-S-15-5 = Cada ronda de una Serie suma puntos a alguien, salvo que todos se queden sin cartas a la vez.
rule-SA-1 = Quien puede responder al rojo debe hacerlo, aunque solo le encaje el Gato. Con una opción se permite negarse, al mismo precio.
rule-SA-2 = Quien sale debe jugar una carta. Si no, se podría pasar sin fin.
rule-SA-3 = Sobre rojo, M es solo el undécimo número. La hoja se puede leer de otro modo, así que con una opción cualquier Maestro encaja sobre rojo.
rule-SA-4 = Primero se mira si alguien ha ganado, luego un Maestro usa su poder y después manda el color de la carta.
rule-SA-5 = Sea cual sea tu última carta, la ronda se acaba: ni travesura, ni poder, ni castigo.
rule-SA-6 = El Duende que empieza una travesura no participa en ella.
rule-SA-7 = Quien jugó ese Duende también elige una carta para la travesura.
rule-SA-8 = Quienes ponen su última carta en la misma travesura ganan a la vez, y nadie más; la travesura ya no importa.
rule-SA-9 = Nadie puede estar sin cartas cuando empieza una travesura: la ronda se habría acabado.
rule-SA-10 = Si nadie gana la travesura, sale el que va después de quien jugó el Duende, o la víctima si el Duende acababa una escalera.
rule-SA-11 = Sobre un Maestro azul, el Gato se puede jugar por turno. Si alguien lo juega, sale el siguiente; quien jugó el Maestro solo puede jugar su Gato más tarde, al salir.
rule-SA-12 = El Gato nunca se juega sobre un Duende: gana dentro de la travesura.
rule-SA-13 = Después del Gato nadie puede pasar, porque el siguiente sale.
rule-SA-14 = Pasar solo te cuesta ese turno: a la vuelta siguiente puedes jugar otra vez.
rule-SA-15 = La víctima es el único jugador que tenía que responder y no lo hizo. Quien jugó la carta roja juega la escalera, o da la primera carta.
rule-SA-16 = La escalera no se puede saltar: tiene al menos una carta.
rule-SA-17 = El Gato no tiene número, así que nunca va con otras cartas en una escalera. Él solo puede ser toda la escalera; entonces sale la víctima.
rule-SA-18 = En una escalera hay una carta de cada número. Después del 10 va la M, pero después de la M no va el 1.
rule-SA-19 = Si la escalera acaba en una carta roja a la que la misma víctima tampoco responde, hay otra escalera, o un mordisco.
rule-SA-20 = Si la escalera acaba en un Maestro azul, el Gato se puede jugar por turno, como siempre, empezando por la víctima. Si nadie lo juega, sale quien jugó la escalera.
rule-SA-21 = Si la escalera acaba en el Maestro Esqueleto con su poder, el turno es igualmente de la víctima; luego se sigue en la nueva dirección.
rule-SA-22 = Una escalera siempre sube, también mientras los números bajan.
rule-SA-23 = Después de un mordisco todos los demás dan una carta, por turno y boca abajo, hasta que una mano queda vacía.
rule-SA-24 = Mientras el turno gira al revés, da primero quien jugó el Murciélago, y los demás siguen en el sentido del reloj.
rule-SA-25 = Cuando los números bajan, sobre un Maestro azul va un 10, y sobre un 1 azul solo encaja el Gato.
rule-SA-26 = Con su poder, un Maestro Araña encaja hasta sobre otro Maestro Araña. Después, la carta de encima es una M azul, como siempre.
rule-SA-27 = Las cartas del Maestro Fantasma cambian de mano antes de que nadie juegue. Ninguna mano cambia de tamaño, así que nadie se queda sin cartas.
rule-SA-28 = Tu vecino de la derecha es el que va antes que tú en el sentido del reloj.
rule-SA-29 = El regalo del Maestro Duende va antes que la travesura, y las cartas se cuentan una vez jugado el Maestro. Si regalas tu última carta, ganas y no hay travesura.
rule-SA-30 = En una Serie, cada ronda empieza en el sentido del reloj y con los números subiendo, hicieran lo que hicieran antes los Maestros.
rule-SA-31 = Si en un desempate ninguno de los dos muestra Duende ni Gato, nadie gana la travesura: tampoco un tercero con un Duende más bajo.
rule-SA-32 = Si alguien empata con su última carta, ha ganado la ronda: no hay desempate. Si les pasa a los dos a la vez, ganan los dos.
rule-SA-33 = La segunda Araña 1 es una carta como las demás.
rule-SA-34 = Las cartas se reparten de una en una desde la izquierda de quien reparte; en cada vuelta, la última es para quien reparte, y después va la mano fantasma.
rule-SA-35 = Si nadie tiene ni una Araña, sale el jugador a la izquierda de quien reparte. No lo verás casi nunca.
rule-SA-36 = Llegar justo al límite cuenta. Pueden irse varios a la vez; si solo queda un jugador, gana. Si empatan los totales más bajos, la victoria se comparte; en la clasificación, cuanto más tarde te vas, mejor.
rule-SA-37 = Repartir pasa al siguiente en el sentido del reloj, y los jugadores eliminados se saltan. Vuelve a abrir la Araña 1.
rule-SA-38 = Con 3 jugadores, la eliminación es lo mismo que la Serie corta.
rule-SA-39 = La hoja no pone máximo; aquí es 10. Desde 7, dos barajas dan más juego.
rule-SA-40 = Todos vieron las cartas de la pila, así que la ayuda de memoria puede mostrarlas.
rule-SA-41 = Los Maestros usan también su poder al salir o al abrir el juego.
rule-SA-42 = Un desliz de la hoja habla de un «juego» que no puede jugar: quiere decir un jugador.
rule-SA-43 = La víctima de un mordisco puede salir con cualquier carta, nueva o vieja.
rule-SA-44 = Una ronda no puede dar vueltas sin fin: quien sale juega una carta.
rule-SA-45 = Una carta que se da solo la ven quien la da y quien la recibe.
rule-SA-46 = Las cartas de una travesura no pasan a ser la de encima, no empiezan otra travesura ni usan poderes.
rule-SA-47 = Mientras los números bajan, el Maestro Duende es el Duende más débil en una travesura.
rule-SA-48 = Una opción limita las rondas. Entonces gana el total más bajo de quienes siguen en juego, y los iguales comparten.
rule-SA-49 = Tras el Maestro Esqueleto, la víctima puede quedar justo antes de quien jugó la escalera. Todas las reglas valen tal cual: sobre azul, si la víctima pasa, ese jugador sale enseguida.
rule-SA-50 = Si todos se quedan sin cartas a la vez tres rondas seguidas, la Serie se acaba: gana el total más bajo, y los iguales comparten.
rule-SA-51 = Sabes dónde está una carta que diste, hasta que aparece o hasta que quien la tiene da a otro jugador una carta sin que se vea. No responder al rojo revela lo que falta en una mano, hasta que recibe otra carta. La ayuda de memoria solo muestra esto; a veces un jugador atento sabe más.
rule-SA-52 = La hoja deja decidir la mano fantasma en cada ronda. Con la opción «quién decide la mano fantasma», lo hace quien reparte, antes de repartir; si no, queda fijada para toda la partida.
rule-SA-53 = Al pie de la letra, quien sale puede jugar, pero no está obligado. Con la opción «la salida», puedes dejársela al siguiente; cuando todos la han dejado, debe salir quien la tuvo primero. Quien recibe un mordisco debe salir en todo caso.
rule-SA-54 = Al pie de la letra, el efecto de un Maestro Esqueleto o Murciélago dura hasta el final de la partida. Con la opción «cuánto duran los Maestros», ese final es el de la Serie; con una sola baraja, un segundo Maestro igual ya no cambia nada.
rule-SA-55 = Al pie de la letra, sobre un Maestro azul solo encaja el Gato. Con la opción «Maestro azul con los números bajando», vale también cuando los números bajan; el poder del Maestro Araña se mantiene.

### La página de reglas: la edición, un turno de un vistazo y cómo se llaman los capítulos

rules-edition = Solo hay una edición de Spooks (2003). Sus variantes, la Serie, dos barajas, los poderes de los Maestros y la mano fantasma, son opciones, y también dos lecturas de las cartas rojas (S-6.2, S-6.5).
rules-turn-1 = Quien se queda primero sin cartas escapa y gana la ronda.
rules-turn-2 = Azul encima (Araña, Fantasma): juega el número siguiente, de cualquier familia, o pasa. Si todos pasan, sale quien jugó la de encima.
rules-turn-3 = Verde encima (Duende): una travesura. Todos eligen una carta en secreto; gana el Gato o, si no, el Duende más alto, y sale quien gana.
rules-turn-4 = Roja encima (Esqueleto, Murciélago): juega la misma familia o el mismo número si puedes.
rules-turn-5 = Sin respuesta a un Esqueleto: quien lo jugó juega una escalera, y te enfrentas a su última carta.
rules-turn-6 = Sin respuesta a un Murciélago: los demás te dan una carta cada uno, y sales tú.
rules-turn-7 = El Gato encaja sobre todas; después sale el siguiente.
rules-S-1 = Las cartas
rules-S-2 = Antes de la ronda
rules-S-3 = La pila y tu turno
rules-S-4 = Una carta azul encima
rules-S-5 = La travesura de un Duende
rules-S-6 = Una carta roja encima
rules-S-7 = Un Esqueleto te aturde
rules-S-8 = Un Murciélago te muerde
rules-S-9 = El Gato
rules-S-10 = Escapar
rules-S-11 = La Serie
rules-S-12 = Dos barajas
rules-S-13 = Los poderes de los Maestros
rules-S-14 = La mano fantasma
rules-S-15 = Lo que siempre se cumple
rules-SA = Nuestras decisiones

### Dónde jugamos distinto de las reglas impresas, y por qué: una frase cada una.

rules-differ-SA-3 = Sobre una carta roja, la hoja pide la misma familia o el mismo número, «o una M»; solemos leer esa M como un número más, porque la hoja solo llama comodín al Gato.
rules-differ-SA-12 = Según la hoja, el Gato se juega sobre cualquier carta, pero sobre un Duende nunca se juega nada: su travesura empieza enseguida, y ahí gana el Gato.
rules-differ-SA-36 = La Serie larga de la hoja acaba cuando quedan dos jugadores; si una ronda elimina a tantos que solo queda uno, gana ese.
rules-differ-SA-39 = La hoja no pone máximo; aquí son diez como mucho, para que todos tengan una mano de verdad.
rules-differ-SA-42 = La hoja dice que «un juego» no puede jugar sobre la carta roja; leemos «un jugador», porque un juego no tiene mano.
rules-differ-SA-50 = La hoja no conoce otro final para una Serie; tras tres rondas seguidas en las que todos se quedan sin cartas a la vez, la acabamos, porque podría durar siempre.
rules-differ-SA-52 = La hoja deja decidir la mano fantasma en cada ronda; solemos fijarla una vez para toda la partida, para no tener que preguntar más.
rules-differ-SA-53 = Según la hoja, quien sale puede jugar una carta; solemos obligar a hacerlo, porque si nadie quisiera, la partida se pararía.
rules-differ-SA-54 = Según la hoja, el efecto de los Maestros Esqueleto y Murciélago dura hasta el final de la partida; solemos entender el de la ronda, porque la hoja llama partida también a una sola ronda.
rules-differ-SA-55 = Según la hoja, sobre un Maestro azul solo encaja el Gato; solemos admitir también un 10 cuando los números bajan, porque entonces es lo que sigue.
