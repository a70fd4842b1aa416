## Toc Toc Toc: everything that is said in the game. Values: $player and $other are names, $card is a card's name,
## $cards a list of cards, $n a number.

game-title = Toc, toc, toc
game-pitch = Llaman: ¿amigo o trampa? Atrévete a abrir.
game-time = 15 min, desde 7 años
game-welcome =
    Esta noche das una fiesta de Halloween. En tu turno, deja una carta boca abajo ante la
    puerta de alguien. Si te abre, recibe a quien llega; si no, lo recibes tú. Los buenos invitados
    dan puntos; vampiresas, niños y coches fúnebres te los quitan. ¡Gana la mejor fiesta!

### Cards

card-Mn = monstruo
    .rule = Se une a la fiesta. Vale 1 punto.
card-Gn = fantasma
    .rule = Se une a la fiesta. Vale 1 punto.
card-Vn = vampiro
    .rule = Se une a la fiesta. Vale 1 punto.
card-Mb = bruto monstruo
    .rule = Se une a la fiesta y vale 1 punto. Mientras siga allí, ni niños ni coches fúnebres tocan a tus monstruos.
card-Gb = bruto fantasma
    .rule = Se une a la fiesta y vale 1 punto. Mientras siga allí, ni niños ni coches fúnebres tocan a tus fantasmas.
card-Vb = bruto vampiro
    .rule = Se une a la fiesta y vale 1 punto. Mientras siga allí, ni niños ni coches fúnebres tocan a tus vampiros.
card-Mm = músico monstruo
    .rule = Se une a la fiesta y la anima: allí cada monstruo, y él también, vale 2 puntos en vez de 1.
card-Gm = músico fantasma
    .rule = Se une a la fiesta y la anima: allí cada fantasma, y él también, vale 2 puntos en vez de 1.
card-Vm = músico vampiro
    .rule = Se une a la fiesta y la anima: allí cada vampiro, y él también, vale 2 puntos en vez de 1.
card-S = espantapájaros
    .rule = Llega a la fiesta para quedarse: nada lo mueve de allí. Vale 3 puntos.
card-Mv = vampiresa de monstruos
    .rule = ¿La revelas tú? El rival elige uno de tus monstruos y se lo lleva. Luego la vampiresa sale del juego.
card-Gv = vampiresa de fantasmas
    .rule = ¿La revelas tú? El rival elige uno de tus fantasmas y se lo lleva. Luego la vampiresa sale del juego.
card-Vv = vampiresa de vampiros
    .rule = ¿La revelas tú? El rival elige uno de tus vampiros y se lo lleva. Luego la vampiresa sale del juego.
card-K = niño
    .rule = ¿Lo revelas tú? Asusta a tu mayor grupo sin bruto, que huye a la fiesta del rival. Luego el niño sale del juego.
card-T = coche fúnebre
    .rule = ¿Lo revelas tú? Se lleva a tu mayor grupo sin bruto: todos salen del juego, y el coche también.

types-M = monstruos
types-G = fantasmas
types-V = vampiros

### Moves, as the player reads them in a list

move-knock = { $card }, a la puerta de { $target }
move-knock-unseen = una carta, a la puerta de { $target }
move-open = abrir la puerta
move-refuse = no abrir
move-take = llevarse al { $card }
move-choose = los { $type }

### What the table waits for

progress = Turno { $turn } de { $turns }
stage-knock = llamar
stage-answer = responder
stage-reveal = descubrir
stage-draw = robar
status-offer = { $player } elige una carta y una puerta.
status-offer-you = Te toca: elige una carta y una puerta.
status-answer-door = { $other } llama a la puerta de { $player }. ¿Abrirá { $player }?
status-answer-door-you = ¡Toc, toc, toc! { $other } llama a tu puerta. ¿Abres?
status-pick-guest = { $player } elige a qué invitado de { $other } se lleva la { $card }.
status-pick-guest-you = Elige a qué invitado de { $other } te trae la { $card }.
status-pick-type = { $player } elige qué grupo de { $other } se va por culpa del { $card }.
status-pick-type-you = Elige qué grupo de { $other } se va por culpa del { $card }.
status-pick-type-own = { $player } elige qué grupo suyo se va por culpa del { $card }.
status-pick-type-own-you = Elige cuál de tus grupos se va por culpa del { $card }.
status-chance = Se reparten las cartas.
status-over = Se acabó la fiesta.

### What happened

event-first = Empieza { $player }.
event-guest = En casa de { $player } ya está: { $cards }.
event-deal = { $player } recibe una carta: { $cards }.
event-deal-unseen = { $player } recibe una carta.
event-turn = Asoma en el mazo: { $cards }.
event-draw = { $player } roba del mazo: { $cards }.
event-knock = ¡Toc, toc, toc! { $player } llama a la puerta de { $other } con una carta: { $cards }.
event-knock-unseen = ¡Toc, toc, toc! { $player } llama a la puerta de { $other }.
event-open = { $player } le abre la puerta a { $other }: ¡{ $cards }!
event-refuse = { $player } no abre; { $other } tiene que revelar la carta: ¡{ $cards }!
event-join = La fiesta de { $player } crece: { $cards }.
event-no-effect = Nadie se va de la fiesta de { $player }. ¡Adiós, { $cards }!
event-lure = { $player } conquista a un invitado de { $other }: { $cards }.
event-flee = { $n ->
    [one] Un invitado huye
   *[other] { $n } invitados huyen
} de la fiesta de { $other } a la de { $player }: { $cards }.
event-ride = { $n ->
    [one] Un invitado se va
   *[other] { $n } invitados se van
} para siempre de la fiesta de { $player } en coche fúnebre: { $cards }.
event-win = ¡{ $players } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
event-joint-win = ¡{ $players } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por cabeza!

### Why a move is refused

refusal-game-over = La partida ya se acabó.
refusal-not-your-turn = Ahora no te toca elegir.
refusal-not-offered = Eso no se puede hacer ahora.
refusal-must-knock = En tu turno tienes que llamar a una puerta con una carta.
refusal-own-door = No puedes llamar a tu propia puerta.
refusal-no-such-door = Ahí no vive nadie.
refusal-not-held = No tienes esa carta en la mano.
refusal-must-answer = Llaman a la puerta: tienes que decidir si abres o no.
refusal-must-take = Tienes que elegir a qué invitado se lleva la vampiresa.
refusal-other-type = La vampiresa solo conquista a invitados de su tipo.
refusal-not-a-guest = Ese invitado no está en esa fiesta.
refusal-must-choose = Tienes que elegir uno de los grupos empatados.
refusal-protected-type = A ese grupo lo protege un bruto.
refusal-smaller-type = Solo puede irse el grupo más numeroso sin bruto.

### Options

option-edition = edición
    .help = Francesa (de 3 a 5 jugadores) o española (de 3 a 6). Solo cambia quién decide un empate si la puerta no se abre.
    .about = Solo cambia quién decide un empate cuando la puerta no se abrió.
    .fr = francesa, de 3 a 5
    .es = española, de 3 a 6
option-tieChooser = desempate
    .help = Quién elige qué grupo se va por culpa de un niño o de un coche fúnebre si hay varios igual de grandes: el rival o quien tiene el turno.
    .rival = el rival
    .turnPlayer = quien tiene el turno
option-firstPlayer = quién empieza
    .help = Quién empieza: al azar, quien pone la mesa, o un jugador elegido.
    .random = al azar
    .host = quien pone la mesa
option-memoryAid = ayuda de memoria
    .help = Muestra lo que todos podrían recordar: las cartas robadas que siguen en la mano y las que han salido del juego. Sin ayuda no se muestra nada dos veces, tampoco en el libro de visitas.
option-drawPile = mazo
    .help = Boca arriba, como en las reglas, y todos ven lo que se roba; o boca abajo, una regla de la casa.
    .faceUp = boca arriba
    .faceDown = boca abajo

### The table

panel-player = { $seat } { $player } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · { $held ->
    [one] { $held } carta
   *[other] { $held } cartas
}
panel-pile = Mazo
panel-hand = Tu mano
row-M = M monstruos
row-G = G fantasmas
row-V = V vampiros
row-S = S espantapájaros
row-known = ya vistas
row-hand = cartas
row-pile = { $n ->
    [0] vacío
    [one] última carta
   *[other] { $n } cartas, arriba
}
row-pile-down = { $n ->
    [0] vacío
    [one] última carta, boca abajo
   *[other] { $n } cartas boca abajo
}
row-removed = fuera
role-n = { $n ->
    [1] normal
   *[other] normal ×{ $n }
}
role-b = { $n ->
    [1] bruto
   *[other] bruto ×{ $n }
}
role-m = músico
cards-of-a-kind = { $card } ×{ $n }
at-the-door = (una está a la puerta)
unknown-cards = { $n ->
    [0] nada más
   *[other] { $n } sin ver
}
points-guests = { $type }: { $guests } × 1
points-music = { $type } con músico: { $guests } × 2
points-scarecrows = espantapájaros: { $scarecrows } × 3

### The rules. Their ids stand in RULES.md, where each has its source.

rule-T-1-1 = La baraja tiene 55 cartas. Monstruos, fantasmas y vampiros tienen cada uno 7 invitados normales, 5 vampiresas, 2 brutos y 1 músico; además hay 2 espantapájaros, 3 coches fúnebres y 5 niños.
rule-T-1-2 = Cada invitado normal, bruto, músico o vampiresa es de un tipo: monstruo, fantasma o vampiro.
rule-T-1-3 = Los niños, los coches fúnebres y los espantapájaros no son de ningún tipo.
rule-T-1-4 = Los invitados normales, los brutos, los músicos y los espantapájaros se quedan en una fiesta. Las vampiresas, los niños y los coches fúnebres hacen de las suyas y salen del juego.
rule-T-1-5 = Solo los niños y los coches fúnebres tienen el fondo rojo. Las vampiresas no lo tienen, pero también se gastan.
rule-T-2-1 = La edición francesa es para 3 a 5 jugadores; la española, para 3 a 6.
rule-T-2-2 = Con 3 jugadores, un bruto de cada tipo se queda en la caja toda la partida.
rule-T-2-3 = Se barajan cuatro invitados normales de cada tipo: son los 12 invitados iniciales.
rule-T-2-4 = Cada fiesta empieza con 2 de ellos, a la vista de todos. Pueden ser del mismo tipo.
rule-T-2-5 = Los invitados iniciales que sobran vuelven con las otras cartas sin que nadie los vea. Con 6 jugadores no sobra ninguno.
rule-T-2-6 = El resto de las cartas se baraja, y de ahí salen 5 para cada mano, boca abajo.
rule-T-2-7 = Lo que queda es el mazo, boca arriba: todos ven la carta de encima y nadie ve las de abajo.
rule-T-2-8 = En una mesa de verdad empieza quien pone la casa; aquí es al azar, salvo que una opción nombre a quien pone la mesa o a otro jugador. El turno gira como las agujas del reloj.
rule-T-2-9 = Tu mano es secreta. Tu fiesta está boca arriba ante ti, en una columna por tipo, para que todos la vean.
rule-T-3-1 = Un turno va así: ofreces una carta, te responden, la carta se revela y se cumple, y robas otra del mazo. Luego le toca al siguiente.
rule-T-3-2 = Ofrecer: deja una de tus cartas, boca abajo, ante la puerta de otro jugador. ¡Toc, toc, toc!
rule-T-3-3 = Responder: el jugador a cuya puerta llamas no conoce la carta, y debe decidir si abre o no. Siempre puede hacer lo uno o lo otro.
rule-T-3-4 = Si la puerta se abre, quien abrió revela la carta y carga con ella; el rival es quien llamó.
rule-T-3-5 = Si la puerta no se abre, quien llamó revela la carta y carga con ella; el rival es quien no abrió. La carta no se vuelve a ofrecer.
rule-T-3-6 = Quien revela la carta le da la vuelta, y la carta actúa sobre su fiesta.
rule-T-3-7 = Robar: cuando todo está hecho, quien tiene el turno roba la carta visible del mazo, si la hay. Así asoma la siguiente.
rule-T-3-8 = Después le toca al siguiente, según las agujas del reloj.
rule-T-3-9 = No se puede pasar, ni ofrecer dos veces en un turno, ni recuperar la carta una vez que hay respuesta.
rule-T-4-1 = Un invitado normal se une a la fiesta de quien lo revela.
rule-T-4-2 = Un bruto se une a la fiesta de quien lo revela.
rule-T-4-3 = Si en una fiesta hay un bruto de un tipo, ni niños ni coches fúnebres pueden tocar allí a nadie de ese tipo, y al bruto tampoco.
rule-T-4-4 = La protección empieza cuando llega el primer bruto del tipo y termina cuando se va el último.
rule-T-4-5 = Un bruto no protege de las vampiresas: hasta a él se lo pueden llevar.
rule-T-4-6 = Un músico se une a la fiesta de quien lo revela.
rule-T-4-7 = Un espantapájaros se une a la fiesta de quien lo revela. Como no es de ningún tipo, nada puede moverlo ni sacarlo de allí.
rule-T-4-8 = Una vampiresa hace pasar a un solo invitado de su tipo de la fiesta de quien la revela a la del rival.
rule-T-4-9 = A ese invitado lo elige el rival: sirve uno normal, un bruto o un músico.
rule-T-4-10 = Luego la vampiresa sale del juego, haya conquistado a alguien o no.
rule-T-4-11 = Un niño asusta a todo un grupo, que huye de la fiesta de quien lo revela a la del rival: el grupo más numeroso sin bruto.
rule-T-4-12 = Si hay varios grupos igual de grandes, se elige uno: lo elige el rival en la edición francesa, y quien tiene el turno en la española.
rule-T-4-13 = Luego el niño sale del juego, haya huido alguien o no.
rule-T-4-14 = Un coche fúnebre saca del juego a ese mismo grupo, y se va con él. Los empates se deciden como con un niño; el rival no gana nada.
rule-T-4-15 = Una carta que no encuentra a quién afectar no hace nada; las vampiresas, los niños y los coches fúnebres salen del juego de todos modos.
rule-T-4-16 = El grupo afectado: entre los tipos con algún invitado y ningún bruto en la fiesta de quien revela, el que tiene más cartas. Si no hay ninguno, no pasa nada.
rule-T-5-1 = Con el mazo vacío, se sigue jugando sin robar cartas.
rule-T-5-2 = La partida termina cuando todas las manos están vacías y la última carta ha hecho su efecto.
rule-T-6-1 = En tu fiesta, un invitado normal, un bruto o un músico da 1 punto.
rule-T-6-2 = Si el músico de un tipo está en tu fiesta, cada invitado de ese tipo, y él también, da allí 2 puntos en vez de 1.
rule-T-6-3 = Los espantapájaros dan 3 puntos cada uno.
rule-T-6-4 = Gana la fiesta con más puntos.
rule-T-6-5 = Si varias fiestas empatan en lo más alto, ganan todas ellas.
rule-T-7-1 = Edición francesa: los empates los decide el rival. Si la puerta no se abre, el rival es quien no quiso abrir.
rule-T-7-2 = Edición española: los empates los decide quien tiene el turno, aunque pierda a sus propios invitados.
rule-T-7-3 = Así que las dos ediciones solo se distinguen en los empates de niños y coches fúnebres cuando la puerta no se abre.
rule-T-8-1 = Cada turno saca para siempre una sola carta de una mano: hay tantos turnos como cartas en las manos y en el mazo al principio.
rule-T-8-2 = Quien tiene el turno siempre tiene alguna carta.
rule-T-8-3 = Una partida dura 46 turnos con 3 jugadores, 47 con 4, 45 con 5 y 43 con 6.
rule-T-8-4 = Entre turno y turno, cada mano tiene 5 cartas mientras haya mazo; después, las manos difieren en una carta como mucho.
rule-T-8-5 = Nunca se pierde una carta: manos, mazo, fiestas, cartas fuera del juego y la carta ante la puerta suman siempre 55 (52 con 3 jugadores).
rule-T-9-1 = Son secretas las cartas repartidas a los demás, la carta ante una puerta hasta que se revela, y el orden del mazo, salvo la carta de encima.
rule-T-9-2 = Todos conocen las fiestas, la carta de encima y el tamaño del mazo, cuántas cartas hay en cada mano, las reveladas, las que están fuera del juego, los brutos que se quedaron en la caja y cada elección.
rule-T-9-3 = Una carta robada del mazo boca arriba la vio todo el mundo, así que cada mano se puede conocer en parte: la ayuda de memoria lo muestra.
rule-TA-1 = La caja habla de 56 cartas, pero su lista suma 55: aquí se juega con 55.
rule-TA-2 = Las palabras sueltas al final de la frase francesa sobre quién empieza no significan nada.
rule-TA-3 = De los dos jugadores de la puerta, el rival es el que no revela la carta; nunca un tercero.
rule-TA-4 = Los niños y los coches fúnebres solo miran los grupos sin bruto y, de estos, el más numeroso.
rule-TA-5 = Un empate de tres grupos se decide como uno de dos.
rule-TA-6 = A un tipo sin invitados no le puede pasar nada.
rule-TA-7 = Un espantapájaros da puntos, pero no es de ningún tipo: no se cuenta, ni se mueve, ni se dobla, ni se protege.
rule-TA-8 = Un bruto también se protege a sí mismo. Un segundo bruto no añade nada, pero queda de repuesto.
rule-TA-9 = Puedes llamar a la puerta de alguien que ya no tiene cartas.
rule-TA-10 = Robas después de todos los efectos y elecciones. Ya ves qué carta será, pero aún no la tienes.
rule-TA-11 = Una vampiresa, un niño o un coche fúnebre sale del juego aunque no haya hecho nada.
rule-TA-12 = Los invitados iguales son intercambiables: elegir entre ellos no es elegir.
rule-TA-13 = La protección cuenta en el momento en que se revela un niño o un coche fúnebre; lo que pasó antes no cambia.
rule-TA-14 = Hay un solo músico de cada tipo: un invitado vale 1 o 2 puntos, nunca más.
rule-TA-15 = El grupo más numeroso es el de más cartas, no el de más puntos.
rule-TA-16 = Un empate en el primer puesto es una victoria compartida.
rule-TA-17 = Las dos ediciones no coinciden en los empates, así que se puede elegir entre ambas reglas.
rule-TA-18 = Nadie puede mirar debajo de la carta de encima del mazo; contar las que quedan, sí.
rule-TA-19 = Las cartas fuera del juego se pueden mirar, salvo que se juegue sin ayuda de memoria.
rule-TA-20 = Habla y engaña todo lo que quieras, pero nunca muestres una carta.
rule-TA-21 = Aquí nadie está en su casa: quién empieza es al azar, salvo que una opción lo diga: quien pone la mesa, como dicen las reglas, o cualquier jugador.
rule-TA-22 = Con seis jugadores se usa la edición española, y aun así el rival puede decidir los empates.
rule-TA-23 = A quien no tuviera cartas se le saltaría el turno; nunca ocurre.
rule-TA-24 = Los invitados iniciales que sobran se barajan con el resto sin que nadie los vea.
rule-TA-25 = Las manos son de cinco cartas y el mazo está boca arriba, digan lo que digan otras hojas.
rule-TA-26 = Las vampiresas, los niños y los coches fúnebres se gastan; las demás cartas se quedan.
rule-TA-27 = Nadie puede rechazar a los invitados que llegan, y una fiesta no tiene límite.
rule-TA-28 = Se elige después de revelar la carta.
rule-TA-29 = Si el único grupo sin protección es un músico solo, el músico se va.
rule-TA-30 = Puedes llamar a la misma puerta turno tras turno.
rule-TA-31 = Las dos copias de las reglas francesas dicen lo mismo.
rule-TA-32 = Aquí vale la primera edición; los juegos posteriores con otras cartas no se juegan.

## Looking back at a game

comment-opening = A { $target } le convenía abrir en el { $chance } % de las situaciones posibles.
comment-card = { $card } ({ $chance } %)
comment-suspected = Podía ser: { $cards }…
comment-worth = Abrir valía unos { NUMBER($open, minimumFractionDigits: 1) } puntos; no abrir, { NUMBER($refuse, minimumFractionDigits: 1) }.

### La página de reglas: la edición, un turno de un vistazo y cómo se llaman los capítulos

rules-edition = Estas son las reglas de la primera edición. Hay una francesa, de 3 a 5 jugadores, y una española, de 3 a 6, y solo cambia una cosa: si la puerta no se abrió, un empate entre grupos por un niño o un coche fúnebre lo decide el rival en la francesa y quien tiene el turno en la española (de T-7.1 a T-7.3).
rules-turn-1 = Llama: pon una carta de tu mano, boca abajo, en la puerta de alguien.
rules-turn-2 = Si se abre la puerta, la carta es para esa casa; si no, es para la tuya. Quien la recibe la revela.
rules-turn-3 = Los invitados (normal, bruto, músico, espantapájaros) se unen a la fiesta de quien los revela.
rules-turn-4 = La vampiresa se lleva a un invitado de su tipo a la fiesta del rival. El niño hace huir a la fiesta del rival al grupo más grande sin bruto. El coche fúnebre se lleva a ese grupo para siempre.
rules-turn-5 = Un bruto protege a todos los invitados de su tipo de niños y coches, pero no de vampiresas.
rules-turn-6 = Después roba la carta visible del mazo, y le toca llamar al siguiente.
rules-turn-7 = Cuando nadie tiene cartas: cada invitado 1 punto, 2 si está el músico de su tipo; cada espantapájaros, 3.
rules-T-1 = Las cartas
rules-T-2 = Antes de jugar
rules-T-3 = Un turno
rules-T-4 = Qué hacen las cartas
rules-T-5 = El final
rules-T-6 = Los puntos
rules-T-7 = Las ediciones
rules-T-8 = Lo que siempre se cumple
rules-T-9 = Lo que todos pueden saber
rules-TA = Nuestras decisiones

### Dónde jugamos distinto de las reglas impresas, y por qué: una frase cada una.

rules-differ-TA-1 = Las reglas anuncian 56 cartas, pero su lista suma 55: nadie conoce la otra, así que jugamos sin ella.
rules-differ-TA-2 = En las reglas francesas, la frase sobre quién empieza acaba en palabras sueltas sobre el efecto de las cartas: no dicen nada que se pueda jugar.
rules-differ-TA-5 = En un empate, las reglas solo conocen dos grupos; si hay tres igual de grandes, el mismo jugador elige entre los tres.
rules-differ-TA-16 = Las reglas solo conocen un ganador, y nada que desempate; quien tiene los mismos puntos gana también.
rules-differ-TA-21 = Según las reglas empieza quien pone la casa; solemos decidirlo al azar, porque aquí nadie está en su casa.
