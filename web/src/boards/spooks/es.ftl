## El tablero de Spooks. $player y $other son nombres, $card y $cards cartas, $n un número; $you dice si eres tú.

### Más corto que en la terminal: la línea junto a la pila dice lo demás.

status-lead = Sale { $players }: vale cualquier carta.
status-lead-you = Sales tú: juega la carta que quieras.
status-may-lead = { $players } puede salir, o pasar.
status-may-lead-you = Puedes salir: juega cualquier carta, o pasa.
status-choose-phantom = { $players } decide sobre la mano fantasma.
status-choose-phantom-you = Repartes tú: ¿mano fantasma o no?
status-follow-blue = { $players } puede jugar { $answers }, o pasar.
status-follow-blue-you = Te toca: juega { $answers }, o pasa.
status-follow-blue-end = { $players } puede jugar { $answers }, o pasar.
status-follow-blue-end-you = Te toca: juega { $answers }, o pasa. No encaja nada más.
status-follow-red = { $players } debe responder con { $answers }.
status-follow-red-you = Te toca: responde con { $answers }.
status-follow-red-decline = { $players } puede responder con { $answers }.
status-follow-red-decline-you = Te toca: responde con { $answers }, o no respondas.
status-prank = ¡Travesura! Falta la carta secreta de { $players }.
status-prank-you = ¡Travesura! Elige una carta en secreto.
status-pass-along = Falta la carta de { $players } para su vecino.
status-pass-along-you = Elige una carta para tu vecino.
status-build-run = ¡Un Esqueleto aturde a { $victim }! { $players } juega una escalera.
status-build-run-you = ¡Un Esqueleto aturde a { $victim }! Juega una escalera.
status-build-run-more = { $players } sigue con la escalera, o la acaba.
status-build-run-more-you = Sigue con tu escalera, o acábala.
status-bite = ¡Mordisco! { $players } elige una carta para { $victim }.
status-bite-you = ¡Mordisco! Dale una carta a { $victim }.
status-pick-recipient = { $players } elige para quién es el regalo.
status-pick-recipient-you = Elige para quién es tu regalo.
status-gift = { $players } elige un regalo para { $victim }.
status-gift-you = Elige un regalo para { $victim }.

### La línea junto a la pila

spooks-asked = Lo que encaja en la pila
spooks-phantom-title = Antes de repartir
spooks-phantom-text = Reparte { $player }, y dice si se aparta una mano sin verla.
spooks-phantom-text-you = ¿Apartas una mano sin verla o repartes todas las cartas?
spooks-lead-you = Sales tú
spooks-lead = Sale { $player }
spooks-lead-text = Vale cualquier carta. Ella decide cómo sigue la pila.
spooks-blue = Azul
spooks-green = Verde
spooks-red = Rojo
spooks-blue-starts = cada carta, uno más
spooks-blue-starts-down = cada carta, uno menos
spooks-green-starts = una travesura en secreto
spooks-red-starts = misma familia o mismo número
spooks-blue-up = Pila azul: subir uno
spooks-blue-down = Pila azul: bajar uno
spooks-blue-fits = Encaja cualquier { $rank ->
    [M] Maestro
   *[other] { $rank }
}, de cualquier familia.
spooks-blue-none = Nada es más alto que un Maestro: solo encaja el Gato.
spooks-blue-none-spider = Solo encaja el Maestro Araña o el Gato.
spooks-blue-none-down = Nada es más bajo que un 1: solo encaja el Gato.
spooks-if-pass = Si pasas
spooks-all-pass = Si todos pasan
spooks-leads = { $you ->
    [yes] sales tú.
   *[no] sale { $player }.
}
spooks-spider-master = Maestro Araña
spooks-spider-master-fits = encaja sobre cualquier Araña.
spooks-cat = Gato
spooks-cat-fits = encaja sobre todas; después sale el siguiente.
spooks-red-title = Pila roja: familia o número
spooks-red-fits = Encaja { $kin } o { $rank ->
    [M] otro Maestro
   *[other] un { $rank }
}.
spooks-red-fits-wild = Encaja { $kin }, { $rank ->
    [M] o cualquier Maestro
   *[other] un { $rank } o cualquier Maestro
}.
spooks-no-answer = ¿Sin respuesta?
spooks-stuns-you = { $player } te aturde y juega toda una escalera.
spooks-stuns = el Esqueleto aturde a { $other }, y { $you ->
    [yes] juegas
   *[no] { $player } juega
} toda una escalera.
spooks-bites-you = recibes un mordisco: los demás te dan una carta cada uno.
spooks-bites = mordisco para { $other }: los demás le dan una carta cada uno.
spooks-prank-title = ¡Travesura!
spooks-prank-text = Todos eligen una carta en secreto. Gana el Gato, y si no, el Duende más alto; sale quien gana.
spooks-prank-text-down = Todos eligen una carta en secreto. Gana el Gato, y si no, el Duende más bajo; sale quien gana.
spooks-no-winner = ¿Ni Duende ni Gato?
spooks-other-card = Otra carta
spooks-hides = se esconde, y te libras de ella.
spooks-pass-along-title = Aúlla el Maestro Fantasma
spooks-pass-along-text = Todos eligen una carta en secreto; luego pasan todas a la vez al vecino.
spooks-your-card = Tu carta
spooks-goes-to = es para { $player }.
spooks-stunned-title = { $you ->
    [yes] ¡Un Esqueleto te aturde!
   *[no] ¡Un Esqueleto aturde a { $player }!
}
spooks-run-text-you = Juega una escalera: una carta o más, de cualquier familia, cada una un número más.
spooks-run-text = { $player } juega una escalera: una carta o más, cada una un número más.
spooks-then = Después
spooks-faces = { $you ->
    [yes] respondes a la última carta.
   *[no] { $player } responde a la última carta.
}
spooks-bitten-title = { $you ->
    [yes] ¡Te muerden!
   *[no] Mordisco para { $player }
}
spooks-bite-text = { $you ->
    [yes] Los demás te dan una carta cada uno. Nadie más la ve.
   *[no] Los demás le dan una carta cada uno a { $player }. Nadie más la ve.
}
spooks-still-giving = Faltan por dar
spooks-list = { $players }.
spooks-gift-title = Sonríe el Maestro Duende
spooks-gift-text = { $you ->
    [yes] Le regalas una carta a { $other }. Nadie más la ve.
   *[no] { $player } le regala una carta a { $other }. Nadie más la ve.
}
spooks-recipient-text = { $you ->
    [yes] Regalas una carta al rival con menos cartas; si hay varios, eliges.
   *[no] { $player } regala una carta al rival con menos cartas.
}
spooks-prank-follows = hay travesura.
spooks-over-title = Fuera de la casa: { $players }
spooks-over-text = A los demás los atrapan con sus cartas.
spooks-dealing = Reparto
spooks-dealing-text = Se reparten las cartas.

### Los jugadores

spooks-place = { $player }, { spooks-cards }, { $doing }
spooks-cards = { $n ->
    [one] { $n } carta.
   *[other] { $n } cartas.
}
spooks-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
spooks-own-points = Serie: { $n }
spooks-points-of = Puntos: { $n } de { $limit }.
spooks-got = Recibió de ti: { $cards }.
spooks-lacks = No tiene ninguna de estas cartas, es seguro: { $cards }.
spooks-out = fuera de la Serie
spooks-is-stunned = un Esqueleto le aturde
spooks-is-bitten = recibe un mordisco
spooks-gets-gift = recibe un regalo
spooks-has-chosen = ya eligió
spooks-escaped = escapó
spooks-is-leading = sale
spooks-is-choosing = está eligiendo
spooks-has-passed = pasó
spooks-has-laid = jugó { $card }
spooks-away = ausente
spooks-dealer = reparte

### La pila

spooks-family-SP = Araña
spooks-family-GH = Fantasma
spooks-family-GO = Duende
spooks-family-SK = Esqueleto
spooks-family-BA = Murciélago
spooks-family-CAT = Gato negro
spooks-top = Encima: { $card }, de { $player }
spooks-clockwise = sentido horario
spooks-counter-clockwise = sentido antihorario
spooks-ascending = los números suben
spooks-descending = los números bajan
spooks-pile-count = { $n ->
    [one] { $n } carta jugada
   *[other] { $n } cartas jugadas
}
spooks-phantom = { $n ->
    [one] { $n } carta apartada
   *[other] { $n } cartas apartadas
}
spooks-showed = { $player } mostró { $card }
spooks-chose = { $player } ya eligió
spooks-chooses = { $player } está eligiendo

### Lo que puedo hacer

spooks-do-lay = Jugar { $card }
spooks-do-commit = Elegir { $card }
spooks-do-give = Dar { $card } a { $player }
spooks-do-hand = Pasar { $card } a { $player }
spooks-give-to = Regalar { $card } a { $player }
spooks-to = Un regalo para { $player }
spooks-lay-run = { $n ->
    [one] Jugar solo { $card }
   *[other] Jugar { $n } cartas, hasta { $card }
}
spooks-pass = Pasar
spooks-decline = No responder
spooks-enough = Acabar la escalera
spooks-aside = Apartar una mano
spooks-all = Repartir todo
spooks-take-back = Deshacer
spooks-you-chose = Elegiste { $card }. Esperamos a { $players }.
spooks-waiting = Ya has elegido. Esperamos a { $players }.
spooks-choose-recipient = Elige a alguien, y una carta si quieres.
spooks-build-run = Toca las cartas de tu escalera, de menor a mayor.
spooks-nothing-fits = Ninguna de tus cartas encaja.
spooks-choose-lay = Elige una carta marcada.
spooks-choose-commit = Elige una carta. Nadie la ve todavía.
spooks-choose-give = Elige una carta para darla.
spooks-choose-hand = Elige una carta para pasarla.

### Mi mano

spooks-hand = Tu mano: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
spooks-card = { $card }
spooks-card-may = { $card }, se puede jugar
spooks-card-not = { $card }, ahora no se puede jugar
spooks-sort = Ordenar tu mano
spooks-sort-family = Familia
spooks-sort-rank = Número
spooks-sort-playable = Jugables
spooks-last-scores = Últimos puntos

### Lo que se vio

spooks-seen = Lo que ya se vio
spooks-known = Lo que sabes
spooks-cell-gone = jugada
spooks-cell-one = una de dos jugada
spooks-cell-mine = tuya
spooks-cell-left = en algún sitio
spooks-cat-gone = el Gato ya salió
spooks-cat-mine = el Gato es tuyo
spooks-cat-left = el Gato anda suelto
spooks-player-got = { $player } recibió de ti: { $cards }.
spooks-player-lacks = { $player } no tiene ninguna de estas cartas, es seguro: { $cards }.

### Los puntos

spooks-left = Lo que quedó en las manos
spooks-scores = La Serie, hasta { $limit } puntos
spooks-player = Jugador
spooks-left-cards = Quedó en la mano
spooks-this-deal = Ronda
spooks-total = Total
spooks-nothing = nada: ¡escapó!
spooks-next-deal = A la siguiente ronda

### El libro de visitas, y cuánto falta

spooks-chapter-deal = Nueva ronda
spooks-chapter-blue = Pila azul
spooks-chapter-green = Travesura
spooks-chapter-red = Pila roja
spooks-chapter-black = El Gato
spooks-pane-table = Mesa
spooks-pane-seen = Visto

## El final: alguien está fuera

spooks-end-you = ¡Estás fuera de la casa!
spooks-end = { $player } sale de la casa.
spooks-end-shared = { $players } se escapan juntos de la casa.
spooks-end-series-you = Ganas la Serie.
spooks-end-series = { $player } gana la Serie.
spooks-end-series-shared = { $players } ganan la Serie a la vez.
spooks-end-sub = Ni una carta en la mano. A los demás los alcanzan los monstruos.
spooks-end-sub-series = Gana el total más bajo, después de { $deals ->
    [one] una ronda
   *[other] { $deals } rondas
}.
spooks-end-heading = Los demás, de cerca
spooks-end-heading-series = Los puntos de la Serie
spooks-end-out = ¡Fuera!

## Entre dos rondas de una Serie

spooks-rest-title = { $deals ->
    [one] La Serie tras una ronda
   *[other] La Serie tras { $deals } rondas
}
spooks-rest-how = { $series ->
    [elimination] Con { $limit }, la casa te atrapa; de los dos últimos, gana el total más bajo.
   *[other] Gana el total más bajo; con { $limit }, la casa te atrapa.
}
spooks-rest-caught = aquí te atrapan
spooks-rest-near = { $n ->
    [one] A un punto del límite está { $player }.
   *[other] A { $n } puntos del límite está { $player }.
}
spooks-rest-near-you = { $n ->
    [one] Estás a un punto del límite.
   *[other] Estás a { $n } puntos del límite.
}
spooks-rest-lead = El total más bajo es el de { $player }.
spooks-rest-lead-you = El total más bajo es el tuyo.
spooks-rest-behind = { $n ->
    [0] El total más bajo es el de { $player }, igual que el tuyo.
    [one] El total más bajo es el de { $player }, un punto menos que el tuyo.
   *[other] El total más bajo es el de { $player }, { $n } puntos menos que el tuyo.
}
spooks-rest-start = salida
spooks-rest-round = ronda { $n }
spooks-rest-sheet = Lo que quedaba en la mano
spooks-rest-chart = Totales tras cada ronda: { $totals }

## Mis propias líneas del libro de visitas; y las de los demás que hablan de mí.

event-dealer-you = Repartes tú.
event-open-you = La puerta rechina. Abres el juego con { $cards }.
event-lead-you = Sales tú: { $cards }.
event-follow-you = Juegas encima: { $cards }.
event-pass-you = Pasas.
event-prank-you = ¡Tu Duende empieza una travesura! Todos eligen una carta en secreto.
event-commit-you = Pones una carta para la travesura: { $cards }.
event-reveal-you = Muestras: { $cards }.
event-prank-won-you = ¡{ $cards }! Ganas la travesura, y sales.
event-no-prank-you = Ni Duendes ni Gato: se han escondido todos. Sales tú.
event-fail-you = ¡No tienes respuesta a la carta de { $other } ({ $cards }), y { $kin ->
    [SK] el Esqueleto te aturde
   *[BA] recibes un mordisco
}!
event-fail-to-you = ¡{ $player } no tiene respuesta a tu carta ({ $cards }), y { $kin ->
    [SK] el Esqueleto le aturde
   *[BA] recibe un mordisco
}!
event-run-you = Sumas a la escalera: { $cards }.
event-give-you = Le das una carta a { $other }: { $cards }.
event-give-to-you = { $player } te da una carta: { $cards }.
event-ghost-master-you = Aúlla tu Maestro Fantasma: todos entregan una carta al vecino.
event-choose-you = Eliges la carta que vas a entregar: { $cards }.
event-handed-you = Le entregas una carta a { $other }: { $cards }.
event-handed-to-you = { $player } te entrega una carta: { $cards }.
event-goblin-master-you = Sonríe tu Maestro Duende: habrá un regalo para el rival con menos cartas.
event-recipient-you = Eliges para quién es el regalo: { $other }.
event-recipient-to-you = { $player } elige para quién es el regalo: para ti.
event-gift-you = Le haces un regalo a { $other }: { $cards }.
event-gift-to-you = { $player } te hace un regalo: { $cards }.
event-reverse-you = Tu Maestro Esqueleto da la vuelta a todo: ahora el turno gira en sentido contrario al reloj.
event-restore-you = Tu Maestro Esqueleto da la vuelta a todo: el turno gira otra vez en el sentido del reloj.
event-descend-you = Tu Maestro Murciélago se cuelga boca abajo: ahora los números bajan y ganan los Duendes bajos.
event-ascend-you = Tu Maestro Murciélago se pone derecho: los números suben otra vez y ganan los Duendes altos.
event-still-turned-you = Tu Maestro Esqueleto lo encuentra todo ya del revés: el turno sigue girando en sentido contrario al reloj.
event-still-descending-you = Tu Maestro Murciélago lo encuentra todo ya boca abajo: los números siguen bajando y ganan los Duendes bajos.
event-out-you = ¡Te quedas sin cartas, escapas de la casa y ganas la ronda!
event-score-you = Te queda: { $cards }. Suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; { $total } en total.
event-score-out-you = No te queda nada: sigues con { $total } en total.
event-eliminated-you = Tienes demasiados puntos y quedas fuera de la Serie: ¡la casa no suelta a su presa!
event-new-deal-you = Se barajan de nuevo todas las cartas. Repartes tú.
event-aside-you = Apartas una mano fantasma en esta ronda.
event-all-dealt-you = Repartes todas las cartas en esta ronda.
event-leave-you = Dejas la salida al siguiente.
event-commit-unseen-you = Pones una carta para la travesura, boca abajo.
event-choose-unseen-you = Eliges la carta que vas a entregar.
event-give-unseen-you = Le das una carta a { $other }.
event-give-unseen-to-you = { $player } te da una carta.
event-handed-unseen-you = Le entregas una carta a { $other }.
event-handed-unseen-to-you = { $player } te entrega una carta.
event-gift-unseen-you = Le haces un regalo a { $other }: una carta.
event-gift-unseen-to-you = { $player } te hace un regalo: una carta.
event-win-you = ¡Ganas la Serie con el total más bajo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
