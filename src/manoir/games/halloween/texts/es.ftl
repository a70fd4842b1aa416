## Halloween: everything that is said in the game. Values: $player is a name, $players a list of names, $card a card or
## a bonus token, $cards a list of cards, $building and $to are buildings, $colour and $other colours, $section and $n
## numbers.

game-title = Halloween
game-pitch = Invoca fantasmas y embruja el pueblo entero.
game-time = 45–90 min, desde 12 años
game-welcome =
    Noche de Halloween, y seis edificios esperan su embrujo. Los fantasmas no son de nadie: usa
    cualquiera que tus secciones puedan dominar. Invoca, asusta, evoluciona, mueve, combate y
    embruja; descansa cuando te falten discos, y reclama cartas para tener poderes propios. Cuanto
    más alto es el nivel del fantasma, más puntos de embrujo (PE) da. ¡Quien reúna más se
    llevará el título de Señor Supremo de las Tinieblas!

### Cards

card-1 = Escalofrío vecino
    .rule = Una vez por turno: tu acción de Embrujar puede llegar a un edificio vecino de otro donde haya dos o más fantasmas de un color. Tu ficha va a la ventana de ese color, aunque allí no haya tal fantasma. El nivel de la sección debe permitir ese color.
    .printed = Una vez por turno: donde haya dos o más fantasmas de un color, embruja un edificio vecino con ese color, aunque allí no haya tal fantasma. No hace falta acción, ni disco, ni nivel.
card-2 = A través de los muros
    .rule = Tu acción de Mover puede llevar el fantasma a cualquier otro edificio con sitio.
card-3 = Gloria de camorrista
    .rule = Cada combate que ganas te da 2 PE si el defensor era más débil que tu fantasma, y 3 PE si era más fuerte.
card-4 = Poder prestado
    .rule = Una vez por turno: en una activación, la sección cuenta como si tuviera un nivel más, hasta 5.
card-5 = Garras afiladas
    .rule = Suma 1 a tu total en cada combate. Además, puedes atacar a fantasmas del mismo color que el tuyo.
card-6 = Campanilla del exorcista
    .rule = Una vez por turno: devuelve a la reserva general cualquier fantasma del pueblo y toma una ficha de su color.
card-7 = Segundo aliento
    .rule = Una vez por turno: recupera dos discos de una sección, o uno si solo hay uno.
card-8 = Rango caído
    .rule = Una vez por turno: baja un nivel una de tus secciones y toma dos fichas de fantasma del nuevo nivel.
card-9 = Doble llamada
    .rule = Al Invocar tomas dos fichas de ese color en vez de una.
card-10 = Espectro ratero
    .rule = Cuando un fantasma que mueves te consigue una ficha extra, toma también una ficha de fantasma de su color.
card-11 = Festín de espanto
    .rule = Cada combate que ganas te da tantas fichas de miedo como el nivel del defensor.
card-12 = Vidriera maldita
    .rule = Al final: 3 PE por cada carta de color que ocupes, incluida esta.
card-13 = Metamorfosis barata
    .rule = Evolucionar te cuesta 2 fichas de miedo menos: 0 para el verde, 1 para el amarillo, 2 para el naranja y 3 para el rojo.
card-14 = Déjà vu
    .rule = Una vez por turno: haz una acción cuya casilla en esa sección ya esté cubierta. No hace falta disco; la sección queda usada como siempre.
card-15 = Cortejo de dos
    .rule = Después de tu acción de Mover puedes mover un segundo fantasma, distinto del primero, con las mismas reglas.
card-16 = Huesos trucados
    .rule = Después de una tirada puedes pagar 1 ficha de miedo para volver a tirar un dado, tantas veces como puedas pagar.
card-17 = Vuelo del vencedor
    .rule = Después de cada combate que ganas, tu fantasma puede volar a cualquier otro edificio con sitio.
card-18 = Grito con eco
    .rule = Después de Embrujar puedes tirar el dado de ese color y ganar tantas fichas de miedo como salga.
card-19 = Dulces pesadillas
    .rule = Cada acción de Descansar te da 2 fichas de miedo.
card-20 = Furia en cadena
    .rule = Una vez por turno: tras un combate, tu atacante puede seguir con los demás fantasmas de su edificio, cada uno una vez y en el orden que quieras, hasta que pares. Perder no lo detiene.
card-21 = Tesoro de escalofríos
    .rule = Al final: 2 PE por cada 3 fichas de miedo que tengas.
card-22 = Cimientos firmes
    .rule = Al final cuenta tu sección más baja: azul 0, verde 1, amarillo 2, naranja 5, rojo 8 PE.
card-23 = Adivina de sustos
    .rule = Una vez por turno: tras una acción de Mover, anuncia un número y tira el dado del fantasma. Si sale eso o más, ganas esa cantidad de fichas de miedo; si no, ganas 1.
    .printed = Una vez por turno: tras mover un fantasma de cualquier manera, anuncia un número y tira el dado del fantasma. Si sale eso o más, ganas esa cantidad de fichas de miedo; si no, ganas 1.
card-24 = Sesión de espiritismo
    .rule = Una vez por turno: cuando tu acción de Mover junta un fantasma con otro de su color, puedes hacer allí, gratis, una acción de Invocar con ese color.
    .printed = Una vez por turno: cuando mueves un fantasma, de cualquier manera, junto a otro de su color, puedes hacer allí, gratis, una acción de Invocar con ese color.
card-25 = Mueca del matón
    .rule = Si atacas a un fantasma más débil, ganas enseguida, sin dados.
card-26 = Almas gemelas
    .rule = Al final: 3 PE por cada dos fichas de fantasma que tengas, del color que sean.
card-27 = Colección carmesí
    .rule = Al final: 3 PE por cada ficha de fantasma roja que tengas.
card-28 = Doble trofeo
    .rule = Cada combate que ganas te da dos fichas del color del defensor en vez de una.
card-29 = Ovación
    .rule = Cada acción de Evolucionar te da 2 PE.
card-30 = Mercader de almas
    .rule = Una vez por turno: elige el color de un fantasma del pueblo, paga su nivel en fichas de miedo y toma una ficha de ese color.
card-31 = Paciencia de los muertos
    .rule = Al final: 4 PE por cada ficha de embrujo que no hayas colocado.
card-32 = Pase de lista
    .rule = Cada acción de Invocar te da 1 PE.
card-33 = Cambista de almas
    .rule = Una vez por turno: cambia una ficha de fantasma por dos del nivel inferior, o dos de un mismo color por una del nivel superior.
card-34 = Casa llena
    .rule = Cuando al Invocar traes al pueblo el quinto fantasma de un color, puedes hacer gratis una acción de Embrujar con ese color, tengas el nivel que tengas. En el edificio tiene que haber un fantasma de ese color.
    .printed = Cuando al Invocar traes al pueblo el quinto fantasma de un color, debes hacer gratis, si es posible, una acción de Embrujar con ese color, tengas el nivel que tengas. En el edificio tiene que haber un fantasma de ese color.
card-35 = Brazo interminable
    .rule = En un combate puedes atacar a un fantasma de cualquier edificio.
card-36 = Onda de choque
    .rule = Una vez por turno: tras un combate con dados, lo ganes o no, gana tantas fichas de miedo como la diferencia entre los dos totales.
    .printed = Una vez por turno: tras el primer combate en que los dados difieran, lo ganes o no, gana tantas fichas de miedo como su diferencia. Solo cuentan los dados.
card-37 = Escalofrío de gloria
    .rule = Cada vez que una acción, ficha o carta te da en total 2 fichas de miedo o más, ganas 1 PE.
card-38 = Bu y adiós
    .rule = Una vez por turno: después de Asustar puedes mover un fantasma de ese color a cualquier otro edificio con sitio.
card-39 = Cambio de sitio
    .rule = Una vez por turno: dos fantasmas de distinto color y de distinto edificio cambian de sitio.
card-40 = Arcoíris de espíritus
    .rule = Al final: 12 PE por cada serie de cinco fichas de fantasma, una de cada color.
card-41 = Corona de calabazas
    .rule = Al final del todo, cuando lo demás está contado: 1 PE por cada 10 PE completos que tengas.
card-42 = Brillo de calabaza
    .rule = Cada ficha de fantasma naranja que recibes te da 2 PE.
card-43 = Velo gris
    .rule = Para ti, cada carta de color cuesta lo mismo que una gris: fichas del color que quieras.
card-44 = Regalo de bienvenida
    .rule = Con cada carta que reclamas, incluida esta, toma una ficha de fantasma del color que elijas.
card-45 = Extraña pareja
    .rule = Al Invocar puedes usar dos fantasmas de distinto color de un edificio: tira los dos dados, y viene el color con el resultado más bajo; si empatan, el más débil. Si de ese color no queda ninguno, no viene nadie.
card-46 = Maldición levantada
    .rule = En vez de colocar una ficha, al Embrujar puedes recuperar una tuya de un edificio donde haya un fantasma del color de su ventana. Pierdes la mitad de los PE de la ventana.
card-47 = Descuento del aquelarre
    .rule = Las cartas grises te cuestan dos fichas de fantasma. Cuando ocupes todas las grises de la mesa, las de color te costarán dos fichas distintas.
card-48 = Lección secreta
    .rule = Una vez por turno: sube un nivel una de tus secciones y paga el nuevo nivel en fichas de miedo.
card-49 = Sabiduría embrujada
    .rule = Con cada acción de Embrujar, una de tus secciones puede subir un nivel.
card-50 = Pasaje de pago
    .rule = Una vez por turno: paga una ficha de fantasma y pon un fantasma de su color, de la reserva general, en cualquier edificio con sitio.
card-51 = Bu sonoro
    .rule = Cada acción de Asustar te da 1 ficha de miedo más.
card-52 = Bolsa de golosinas
    .rule = Una vez por turno: saca al azar una ficha extra. Necesitas una casilla libre, o una ficha que pueda sustituir.
card-T01 = Tablero de espíritus
    .rule = Haz una acción de Invocar con cualquier pareja de fantasmas, sea del nivel que sea.
card-T02 = Alma verde
    .rule = Toma una ficha de fantasma verde.
card-T03 = Manos ligeras
    .rule = Recupera de tus secciones los tres discos que quieras, o todos si hay menos.
card-T04 = Doble susto
    .rule = Gana 2 fichas de miedo.
card-T05 = Alma amarilla
    .rule = Toma una ficha de fantasma amarilla.
card-T06 = Hueso mayor
    .rule = Antes de tirar por tu fantasma, usa el dado de un nivel más. Con dos de estas fichas son dos niveles; por encima del rojo no hay dado.
    .printed = En un combate, antes de tirar, usa el dado de un nivel más que el de tu sección. Con dos de estas fichas son dos niveles; por encima del rojo no hay dado.
card-T07 = Susurro lúgubre
    .rule = Gana 1 PE.
card-T08 = Giro del destino
    .rule = Después de una tirada, vuelve a tirar uno de sus dados.
card-T09 = Siesta en la cripta
    .rule = Haz una acción de Descansar en una de tus secciones que tenga discos. La sección aún puede activarse.
card-T10 = Alma azul
    .rule = Toma una ficha de fantasma azul.
card-T11 = Furia
    .rule = Después de una tirada, suma 3 a un dado tuyo. El 3 se conserva aunque se vuelva a tirar.
card-T12 = Salto espectral
    .rule = Mueve cualquier fantasma a cualquier otro edificio con sitio.

### Moves, as the player reads them in a list

part-section = S{ $value }
move-activate = Sección { $section }: { $action }
move-figure = fantasma { $colour } { of-building }
move-target = fantasma { $colour } { in-building }
move-colour = { $colour }
move-to = { to-building }
move-mixed = { $colour } y { $other } { in-building }
move-haunt = { $building }, ventana { fem-colour }{ $kind ->
    [propia] {""}
   *[other] , { $kind }
}
move-haunt-there = embrujar { the-building }{ $kind ->
    [propia] {""}
   *[other] , { $kind }
}
move-from-to = { from-building } { $other ->
    [Hospital] al Hospital
    [Teatro] al Teatro
   *[other] a la { $other }
}
move-swap = fantasma { $colour } { of-building }
move-change-down = 1 ficha { fem-colour } por 2 { fem-others }
move-change-up = 2 fichas { fem-colours } por 1 { fem-other }
move-pay = pagar { $tokens }
move-claim = reclamar #{ $n } { $card }
move-card = usar #{ $n } { $card }
move-token = usar { $card }
move-replace = en lugar de { $card }
move-raise = { $n ->
    [0] tirar tal cual
    [one] usar { $card }: el dado de un nivel más
   *[other] usar { $n } veces { $card }: el dado de { $n } niveles más
}
move-fortune = anunciar { $n }{ $raises ->
    [0] {""}
    [one] {" "}con el dado un nivel mayor
   *[other] {" "}con el dado { $raises } niveles mayor
}
move-again = volver a tirar el { $die } ({ $card })
move-add = sumar 3 al { $die } ({ $card })
move-roller = { $player } tira por el defensor
move-figure-using = { move-figure } (con { $uses })
move-target-using = { move-target } (con { $uses })
move-colour-using = { move-colour } (con { $uses })
move-to-using = { move-to } (con { $uses })
move-mixed-using = { move-mixed } (con { $uses })
move-haunt-using = { move-haunt } (con { $uses })
move-haunt-there-using = { move-haunt-there } (con { $uses })
move-hp = quedarte con los PE
move-section = sección { $section }
move-sections = secciones { $section } y { $other }
move-disc = disco de { $action }, sección { $section }
move-reserve = un disco de tu reserva
move-slot = a una casilla libre
move-discard = descartar la ficha nueva
move-accept = dejar los dados como están
move-decline = no, gracias
move-on = seguir
move-stop = parar aquí
move-yes = sí
move-no = no
move-end = acabar el turno
move-first = empieza { $player }
move-deal = sale #{ $n } { $card }
move-draw = sale { $card }
move-roll = sale { $n }

### What the table waits for

progress = Ronda { $n } · { $part } % del camino al final
progress-last = Ronda { $n }, la última
progress-over = El pueblo puede dormir.
status-main = { $n ->
    [0] { $players } ya ha activado todas sus secciones. Aún puede usar cartas y fichas antes de acabar el turno.
    [one] A { $players } le queda una sección por activar.
   *[other] A { $players } le quedan { $n } secciones por activar.
}
status-main-you = { $n ->
    [0] Ya has usado todas tus secciones: usa cartas y fichas, o acaba tu turno.
    [one] Activa la última sección, o usa cartas y fichas.
   *[other] Activa una de las { $n } secciones por activar, o usa cartas y fichas.
}
status-pick-pair = { $players } elige qué fantasmas invocan a otro.
status-pick-pair-you = Invocar: elige qué fantasmas llaman a otro a su edificio.
status-pick-fright = { $players } elige con qué color asusta.
status-pick-fright-you = Asustar: ¿qué color? Un nivel más alto da más.
status-pick-evolving = { $players } elige qué fantasma evoluciona.
status-pick-evolving-you = Evolucionar: elige qué fantasma sube un nivel.
status-sphere = { $players } puede subir una sección al nuevo nivel.
status-sphere-you = ¿Subes una de tus secciones al nuevo nivel?
status-pick-mover = { $players } elige qué fantasma se mueve.
status-pick-mover-you = Mover: elige el fantasma.
status-pick-destination = { $players } elige adónde va el fantasma.
status-pick-destination-you = ¿Adónde va el fantasma?
status-pick-haunt = { $players } elige qué embruja.
status-pick-haunt-you = Embrujar: elige el edificio y la ventana.
status-pick-recovery = { $players } elige qué ficha de embrujo recupera.
status-pick-recovery-you = Elige la ficha de embrujo que recuperas. Pierdes la mitad de sus PE.
status-pick-attacker = { $players } elige qué fantasma ataca.
status-pick-attacker-you = Combatir: elige qué fantasma ataca.
status-pick-target = { $players } elige a qué fantasma ataca.
status-pick-target-you = ¿A qué fantasma atacas?
status-pick-roller = { $players } elige quién tira por el defensor.
status-pick-roller-you = ¿Quién tira por el defensor?
status-before-roll = { $players } va a tirar: { $dice }. ¿Con un dado mayor?
status-before-roll-you = Vas a tirar: { $dice }. ¿Usas un dado mayor?
status-after-roll = La tirada: { $dice }. { $players } aún puede cambiarla.
status-after-roll-you = La tirada: { $dice }. ¿La cambias o la dejas así?
status-reconsider = La tirada: { $dice }. { $players } puede pagar para volver a tirar el dado de defensa.
status-reconsider-you = La tirada: { $dice }. ¿Pagas para volver a tirar el dado de defensa, o lo dejas así?
status-reconsider-any = La tirada: { $dice }. { $players } puede pagar para volver a tirar un dado.
status-reconsider-any-you = La tirada: { $dice }. ¿Pagas para volver a tirar un dado, o lo dejas así?
status-moment = Hay algo en marcha. { $players } puede usar algo antes de que siga.
status-moment-you = Antes de que siga: ¿reclamas una carta, o usas una ficha o una carta?
status-moment-rolled = La tirada: { $dice }. { $players } puede usar algo antes de que cuente.
status-moment-rolled-you = La tirada: { $dice }. ¿Reclamas una carta, o usas una ficha o una carta antes de que cuente?
status-pick-payment = { $players } elige con qué fichas de fantasma paga la carta.
status-pick-payment-you = ¿Con qué fichas de fantasma pagas la carta?
status-pick-disc = { $players } elige el disco para la carta.
status-pick-disc-you = ¿Qué disco pones en la carta? Se queda allí.
status-compensate = { $players } ya ocupaba la carta, y recibe PE o discos.
status-compensate-you = ¡Tu carta tiene compañía! Quédate con los PE, o recupera todos los discos de una sección.
status-take-up = Es el momento de { $card }: decide { $players }.
status-take-up-you = { $card }: { $rule } ¿Qué haces?
status-use-token = { $players } usa { $card }.
status-use-token-you = { $card }: { $rule } Elige.
status-use-card = { $players } usa { $card }.
status-use-card-you = { $card }: { $rule } Elige.
status-take-discs = { $players } recupera otro disco.
status-take-discs-you = Elige otro disco que recuperar.
status-pick-partner = { $players } elige el segundo fantasma del cambio.
status-pick-partner-you = ¿Con qué fantasma cambia de sitio?
status-pick-flight = { $players } elige adónde vuela el fantasma.
status-pick-flight-you = ¿Adónde vuela el fantasma?
status-place-bonus = { $players } busca sitio para { $card }.
status-place-bonus-you = Consigues { $card }: ¿dónde la pones?
status-seed = No queda ningún fantasma azul en el pueblo. { $players } elige adónde llegan otros.
status-seed-you = ¡No queda ningún fantasma azul en el pueblo! Elige adónde llegan otros.
status-chance = El destino decide…
status-over = Se acabó la partida. El pueblo ya puede dormir.

### What happened

event-display = Cartas de esta noche: { $cards }.
event-turn = Ronda { $n }: es el turno de { $player }.
event-summon = { $player } invoca un fantasma { $colour } { in-building }{ $n ->
    [0] , pero no quedan fichas de ese color
    [one] {" "}y toma una ficha de ese color
   *[other] {" "}y toma { $n } fichas de ese color
}.
event-nobody-comes = { $player } llama a un fantasma { $colour } { in-building }, pero no queda ninguno: no viene nadie.
event-scare = { $n ->
    [0] ¡Bu! { $player } asusta con un fantasma { $colour }, pero no quedan fichas de miedo.
   *[other] ¡Bu! { $player } asusta con un fantasma { $colour } y gana { n-scare }.
}
event-evolve = { $player } hace evolucionar un fantasma { in-building }: ahora es { $colour }. { $n ->
    [0] No quedan fichas de ese color.
    [one] { $player } toma una ficha { fem-colour }.
   *[other] { $player } toma { $n } fichas { fem-colours }.
}
event-level = La sección { $section } de { $player } está ahora en el nivel { $n }, { $colour }.
event-move = { $player } mueve el fantasma { $colour } { from-building } { to-to }.
event-fight = ¡Combate! { $player } lanza el fantasma { $colour } { of-building } contra el { $other }.
event-fight-far = ¡Combate a distancia! { $player } lanza el fantasma { $colour } { of-building } contra el { $other } de otro edificio ({ $to }).
event-roll = En el { $die } sale { $n } de { $faces }.
event-fight-won = ¡Victoria de { $player }! El fantasma { $colour } se va { from-building }{ $n ->
    [0] , pero no quedan fichas de ese color
    [one] , y { $player } toma una ficha { fem-colour }
   *[other] , y { $player } toma { $n } fichas { fem-colours }
}.
event-fight-lost = El fantasma { $colour } { of-building } no puede con el { $other }: { $player } se queda con las ganas.
event-fight-off = El fantasma { $colour } { of-building } y el { $other } ya no están frente a frente: no hay combate.
event-haunt-own = { $player } embruja { the-building }, ventana { fem-colour }: { $n } PE.
event-haunt-common = { $player } embruja { the-building }, ventana { fem-colour }, con una ficha común: { $n } PE.
event-recover = { $player } recupera su ficha de embrujo de la ventana { fem-colour } { of-building } y pierde { $n } PE.
event-rest = La sección { $section } de { $player } descansa: { $n ->
    [0] no hay discos que recuperar
    [one] vuelve un disco
   *[other] vuelven { $n } discos
}.
event-disc-back = { $player } recupera el disco de { $action }, sección { $section }.
event-seed = { $player } llama, y { in-building } { $n ->
    [one] aparece un fantasma azul
   *[other] aparecen { $n } fantasmas azules
}.
event-reds-home = Cinco fantasmas rojos en el pueblo son demasiados: todos se esfuman.
event-token-laid = Ficha extra { in-building }: { $card }.
event-token-taken = { $player } encuentra una ficha extra { in-building }: { $card }.
event-token-drawn = { $player } saca una ficha extra: { $card }.
event-token-replaced = { $player } descarta { $card } y se queda con la nueva.
event-token-discarded = Se descarta { $card }.
event-token-used = { $player } usa { $card }.
event-token-soul = { $card }: { $player } toma { $n ->
    [one] una ficha { fem-colour }
   *[other] { $n } fichas { fem-colours }
}.
event-token-scare = { $card }: { $player } gana { n-scare }.
event-token-points = { $card }: { $player } gana { $n } PE.
event-token-wasted = { $player } gasta { $card } y no pasa nada.
event-reshuffle = Las fichas extra descartadas se barajan y forman una nueva reserva.
event-bonus-discs-back = Las tres casillas de fichas extra están bloqueadas: { $player } recupera { $n ->
    [one] el disco
   *[other] los { $n } discos
}.
event-flight = { $player } hace volar el fantasma { $colour } { from-building } { to-to }.
event-claim = { $player } reclama { $card }: { $n } PE.
event-compensated-points = { $player } ya ocupaba la carta: { $n } PE.
event-compensated-discs = { $player } ya ocupaba la carta: { $n ->
    [one] vuelve un disco
   *[other] vuelven { $n } discos
}.
event-card-points = { $card }: { $player } gana { $n } PE.
event-card-scare = { $card }: { $player } gana { n-scare }.
event-card-token = { $card }: { $player } toma { $n ->
    [one] una ficha { fem-colour }
   *[other] { $n } fichas { fem-colours }
}.
event-removed = { $player } echa al fantasma { $colour } { from-building }.
event-placed = { $card }: { $player } paga una ficha { fem-colour } y un fantasma de ese color aparece { in-building }.
event-swapped = { $player } cambia de sitio dos fantasmas: el { $colour } { of-building } y el { $other } { of-to }.
event-scare-paid = { $card }: { $player } paga { n-scare }.
event-tokens-paid = { $card }: { $player } entrega { $n ->
    [one] una ficha { fem-colour }
   *[other] { $n } fichas { fem-colours }
}.
event-announced = { $card }: { $player } anuncia { $n } o más.
event-pay-again = { $player } paga { n-scare } para volver a tirar.
event-last-haunt = ¡{ $player } ha colocado su última ficha de embrujo! La partida acaba con esta ronda.
event-fifth-card = ¡{ $player } ocupa su quinta carta! La partida acaba con esta ronda.
event-piles-empty = ¡Ya hay dos colores sin fichas de fantasma! La partida acaba con esta ronda.
event-last-round = La ronda { $n } era la última permitida: amanece.
event-final-points = { $player } suma { $n } PE: { $part }.
event-win = ¡{ $players } gana con { $n } PE y se lleva el título de Señor Supremo de las Tinieblas!
event-win-by-tokens = ¡Empate a { $n } PE! Pero { $players } tiene más fichas de fantasma y se lleva el título de Señor Supremo de las Tinieblas.
event-joint-win = ¡{ $players } comparten las tinieblas y la victoria, con { $n } PE por cabeza!

### Why a move is refused

refusal-game-over = La partida ya se acabó.
refusal-not-your-turn = Ahora no te toca elegir.
refusal-not-offered = Eso no se puede hacer ahora. Elige una de las jugadas que se ofrecen.
refusal-main-window = Estás entre dos acciones: activa una sección, reclama una carta, o usa una ficha o una carta.
refusal-no-such-section = No tienes esa sección.
refusal-section-done = Ya has usado esa sección en este turno. Elige una por activar.
refusal-sections-open = Aún te queda una sección por activar. Si no hay nada mejor, que descanse.
refusal-no-disc = No te quedan discos en la reserva. Haz descansar una sección para recuperarlos.
refusal-slot-covered = En esa sección, un disco ya cubre esa acción. Elige otra, o haz descansar la sección.
refusal-no-summon = Con esa sección no se puede invocar a nadie: hacen falta dos fantasmas de un color en un edificio con sitio, que no superen el nivel de la sección, y otro en la reserva general.
refusal-no-scare = Ningún fantasma del pueblo está al alcance de esa sección: nadie puede asustar.
refusal-no-evolve = Ningún fantasma puede evolucionar con esa sección: tiene que estar a su alcance y no ser rojo, hace falta el siguiente en la reserva general, y pagar su nivel en fichas de miedo.
refusal-no-move = Ningún fantasma al alcance de esa sección tiene sitio en un edificio vecino.
refusal-no-fight = Ningún fantasma al alcance de esa sección tiene contra quién combatir en su edificio.
refusal-no-haunt = Con esa sección no hay nada que embrujar: hace falta una ficha de embrujo, un edificio que aún no hayas embrujado, y allí un fantasma a su alcance cuya ventana esté libre.
refusal-no-recover = Con esa sección no puedes recuperar ninguna ficha de embrujo: tiene que haber allí un fantasma del color de la ventana, a su alcance.
refusal-card-not-in-play = Esa carta no está en juego esta noche. Elige una de la mesa.
refusal-card-occupied = Esa carta ya es tuya.
refusal-too-few-tokens = No tienes las fichas de fantasma que cuesta esa carta. Invoca, evoluciona y combate para conseguir más.
refusal-token-not-held = No tienes esa ficha extra. Mueve un fantasma adonde haya una.
refusal-token-for-dice = Esa ficha espera una tirada: te preguntaremos cuando tires dados.
refusal-no-effect = Ahora no cambiaría nada: mejor guárdala para luego.
refusal-card-not-yours = No ocupas esa carta. Reclámala antes.
refusal-card-used = Ya has usado esa carta en este turno. Podrás volver a usarla en el siguiente.
refusal-card-not-now = Esa carta tiene su momento: actúa con su acción, por sí sola o al final.
refusal-seed-most-room = Elige un edificio con sitio para tres fantasmas azules, o el que tenga más sitio.
refusal-must-seed = Antes tienen que volver los fantasmas azules: elige un edificio para ellos.
refusal-slot-is-free = Tienes una casilla de fichas extra libre: pon allí la ficha nueva, o en lugar de otra.
refusal-no-free-slot = No tienes ninguna casilla de fichas extra libre. Sustituye una ficha, o descarta la nueva.
refusal-must-place-token = Antes decide dónde va la ficha extra.
refusal-level-reached = Esa sección ya ha llegado a ese nivel. Elige una más baja, o renuncia.
refusal-must-pick-section = Elige qué sección sube, o renuncia.
refusal-cannot-raise = El dado no puede subir tanto: cada nivel cuesta una ficha y un disco, y nada supera al dado rojo.
refusal-must-raise-or-not = Los dados esperan: di si usas uno mayor.
refusal-cannot-change-die = No puedes cambiar ese dado: hace falta la ficha o la carta adecuada, y un dado que puedas tocar.
refusal-must-accept-roll = Los dados están en la mesa: cámbialos, o déjalos como están.
refusal-must-name-roller = Antes elige quién tira por el defensor.
refusal-wrong-payment = Con esas fichas no se paga esta carta: no las tienes todas, o los colores no valen.
refusal-must-pay = Antes elige con qué fichas de fantasma pagas la carta.
refusal-no-disc-there = Ahí no hay ningún disco que tomar. Elige un lugar que tenga alguno.
refusal-must-pick-disc = Antes elige qué disco va a la carta.
refusal-must-be-compensated = Antes toma lo que te toca: PE, o los discos de una sección.
refusal-must-go-on = Hay algo en marcha: reclama una carta, usa una ficha o una carta, o deja que siga.
refusal-turn-over = Tu último marcador ha acabado tu turno: es tarde para cartas y fichas.

### Options

option-variant = variante
    .help = standard: el juego completo. grand_master: Gran Maestro, con cuatro secciones y sin cartas, fichas extra ni dados.
    .about = Gran Maestro es para quien ya conoce el juego: cuatro secciones, sin cartas, fichas extra ni dados.
    .standard = el juego completo
    .grand_master = Gran Maestro
option-cards = cartas
    .help = Qué ocho cartas están en juego. random: al azar. casper: para empezar. jacob_marley: combates. brown_lady: sustos. bloody_mary: muchos puntos. amityville: para expertos. O bien ocho números del 1 al 52.
    .about = Qué ocho de las 52 cartas están en juego.
    .random = al azar
    .casper = Casper, para empezar
    .jacob_marley = Jacob Marley, para combatir
    .brown_lady = La Dama Marrón, para asustar
    .bloody_mary = Bloody Mary, para muchos puntos
    .amityville = Amityville, para expertos
option-firstPlayer = quién empieza
    .help = Quién empieza: al azar, o un jugador elegido.
option-layout = plano
    .help = Qué edificios son vecinos. grid_2x3: dos filas de tres. O bien parejas a tu gusto, con cada edificio en una al menos.
    .about = Qué edificios son vecinos. Un pueblo a tu gusto es una lista de parejas por sus dos letras, con cada edificio en una al menos.
    .grid_2x3 = dos filas de tres
option-cardCost = coste de las cartas
    .help = usual: el de las reglas. O bien las cartas que cambian, con su número y su coste: grey (gris, fichas cualesquiera) o coloured (de color, todas distintas).
    .about = El de las reglas, o una lista de las cartas que cambian: su número y grey (fichas cualesquiera) o coloured (todas distintas).
    .usual = el de las reglas
option-scareBank = fichas de miedo
    .help = unlimited: siempre hay más fichas de miedo. limited: entre todos hay 100 como mucho.
    .about = Si las fichas de miedo se pueden acabar.
    .unlimited = siempre hay más
    .limited = 100 entre todos
option-blueSeed = vuelta de los azules
    .help = max_room: donde quepan tres o, si no, donde quepan más. free: en cualquier edificio con sitio.
    .about = Dónde vuelven los fantasmas azules cuando quedan pocos.
    .max_room = donde quepan más
    .free = en cualquier edificio con sitio
option-rerollScope = volver a tirar
    .help = any_die: cualquier dado de la tirada. own_die: el del rival no.
    .about = Qué dados puedes volver a tirar.
    .any_die = cualquiera de la tirada
    .own_die = el del rival no
option-defenderReacts = el defensor reacciona
    .help = Quien tira por el defensor y ocupa Huesos trucados puede pagar para volver a tirar ese dado.
option-t06Basis = Hueso mayor
    .help = ghost: el dado de un nivel más que el fantasma. section: el dado de un nivel más que la sección, solo en combates.
    .about = El dado que da esta ficha extra.
    .ghost = un nivel más que el fantasma
    .section = la sección, en combates
option-swapIsMove = el cambio recoge fichas extra
    .help = Los fantasmas que cambian de sitio con Cambio de sitio se llevan fichas extra, como si se movieran.
option-pickupWhenBlocked = casillas bloqueadas
    .help = Qué pasa con una ficha extra para la que no tienes casilla. leave: se queda allí. discard: se descarta.
    .about = Qué pasa con una ficha extra para la que no tienes casilla.
    .leave = se queda allí
    .discard = se descarta
option-card1Mode = Escalofrío vecino
    .help = haunt_action: da más alcance a tu acción de Embrujar. free_haunt: es un embrujo aparte, una vez por turno, sin disco, sección ni nivel.
    .about = Qué hace esta carta.
    .haunt_action = da más alcance a Embrujar
    .free_haunt = un embrujo aparte por turno
option-card14Disc = Déjà vu
    .help = none: repetir una acción no cuesta disco. reserve: cuesta otro disco de tu reserva.
    .about = Si la acción repetida cuesta un disco.
    .none = ningún disco
    .reserve = otro de tu reserva
option-card34NeedsGhost = Casa llena, con fantasma
    .help = Para embrujar gratis con Casa llena tiene que haber un fantasma de ese color en el edificio. Si no, no hace falta.
option-scoringReuse = fichas para varias cartas
    .help = Al final, una ficha de fantasma cuenta para cada una de tus cartas. Si no, solo para una, como más te convenga.
option-maxRounds = máximo de rondas
    .help = La partida acaba, como muy tarde, después de estas rondas. 0: sin ese límite.
option-endTurn = fin del turno
    .help = auto: tu turno acaba solo cuando ya no puedes hacer nada. ask: siempre lo acabas tú, y antes puedes deshacer la última acción.
    .about = Si lo acabas tú, aún puedes deshacer la última acción.
    .auto = por sí solo
    .ask = lo acabas tú
option-timing = cartas y fichas
    .help = windows: reclamas cartas y usas fichas y cartas entre tus acciones. any_moment: también en medio de una, siempre que acabe de pasar algo.
    .about = Cuándo puedes reclamar cartas y usar fichas y cartas. Las reglas impresas dicen: en cualquier momento de tu turno, por ejemplo tras una tirada.
    .windows = entre tus acciones
    .any_moment = en cualquier momento de tu turno
option-thirdMarker = tras la última sección
    .help = window: cuando todas las secciones están usadas, aún se usan cartas y fichas. ends_turn: el turno acaba con la última sección.
    .about = Qué queda por hacer cuando todas las secciones están usadas. En el ejemplo de las reglas impresas, el turno ha acabado.
    .window = aún se usan cartas y fichas
    .ends_turn = el turno ha acabado
option-wastedEffects = efectos que no dan nada
    .help = refused: lo que no daría nada no se puede usar. allowed: se puede, por ejemplo un alma de una pila vacía, y se gasta.
    .about = Por ejemplo, un alma de una pila vacía: las reglas impresas no prohíben gastarla, para liberar antes tus casillas.
    .refused = no se pueden usar
    .allowed = se pueden gastar
option-bonusReserve = reserva de fichas extra vacía
    .help = when_needed: las fichas descartadas se barajan cuando hace falta una. at_once: en cuanto la reserva está vacía.
    .about = Cuándo se barajan las fichas extra descartadas para formar otra reserva.
    .when_needed = se rehace cuando hace falta
    .at_once = se rehace al momento
option-cardText = cinco cartas al pie de la letra
    .help = usual: como en nuestras reglas. printed: Huesos trucados en cada tirada, Adivina de sustos y Sesión de espiritismo tras cualquier movimiento, Adivina de sustos, Casa llena y Onda de choque sin elegir, Onda de choque solo por los dados.
    .about = Huesos trucados, Adivina de sustos, Sesión de espiritismo, Casa llena y Onda de choque como siempre, o como dicen sus palabras impresas.
    .usual = como siempre
    .printed = al pie de la letra

### Words. Those without a code say a building with its article: el Hospital and el Teatro, la for all others.

building-CH = Iglesia
building-SC = Escuela
building-HO = Hospital
building-MA = Mansión
building-PS = Comisaría
building-TH = Teatro
the-building = { $building ->
    [Hospital] el Hospital
    [Teatro] el Teatro
   *[other] la { $building }
}
in-building = { $building ->
    [Hospital] en el Hospital
    [Teatro] en el Teatro
   *[other] en la { $building }
}
of-building = { $building ->
    [Hospital] del Hospital
    [Teatro] del Teatro
   *[other] de la { $building }
}
from-building = { of-building }
to-building = { $building ->
    [Hospital] al Hospital
    [Teatro] al Teatro
   *[other] a la { $building }
}
of-to = { $to ->
    [Hospital] del Hospital
    [Teatro] del Teatro
   *[other] de la { $to }
}
to-to = { $to ->
    [Hospital] al Hospital
    [Teatro] al Teatro
   *[other] a la { $to }
}
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-red = rojo
n-scare = { $n ->
    [one] { $n } ficha de miedo
   *[other] { $n } fichas de miedo
}
fem-colour = { $colour ->
    [amarillo] amarilla
    [rojo] roja
   *[other] { $colour }
}
fem-other = { $other ->
    [amarillo] amarilla
    [rojo] roja
   *[other] { $other }
}
fem-colours = { $colour ->
    [azul] azules
    [amarillo] amarillas
    [rojo] rojas
   *[other] { $colour }s
}
fem-others = { $other ->
    [azul] azules
    [amarillo] amarillas
    [rojo] rojas
   *[other] { $other }s
}
n-b = { $n ->
    [one] { $n } azul
   *[other] { $n } azules
}
n-g = { $n ->
    [one] { $n } verde
   *[other] { $n } verdes
}
n-y = { $n ->
    [one] { $n } amarilla
   *[other] { $n } amarillas
}
n-o = { $n ->
    [one] { $n } naranja
   *[other] { $n } naranjas
}
n-r = { $n ->
    [one] { $n } roja
   *[other] { $n } rojas
}
ghosts-blue = { $n ->
    [one] { $n } azul
   *[other] { $n } azules
}
ghosts-green = { $n ->
    [one] { $n } verde
   *[other] { $n } verdes
}
ghosts-yellow = { $n ->
    [one] { $n } amarillo
   *[other] { $n } amarillos
}
ghosts-orange = { $n ->
    [one] { $n } naranja
   *[other] { $n } naranjas
}
ghosts-red = { $n ->
    [one] { $n } rojo
   *[other] { $n } rojos
}
level-blue = N1 azul
level-green = N2 verde
level-yellow = N3 amarillo
level-orange = N4 naranja
level-red = N5 rojo
slot-blue = azul
slot-green = verde
slot-yellow = amarilla
slot-orange = naranja
slot-red = roja
action-summon = Invocar
action-scare = Asustar
action-evolve = Evolucionar
action-move = Mover
action-fight = Combatir
action-haunt = Embrujar
action-rest = Descansar
action-recover = Quitar embrujo
haunt-own = propia
haunt-common = ficha común
die-attack = dado de ataque
die-defence = dado de defensa
die-die = dado
die-b = dado azul
die-g = dado verde
die-y = dado amarillo
die-o = dado naranja
die-r = dado rojo
rolled = { $n } en el { $die } ({ $faces } caras)
to-roll = { $die } ({ $faces } caras)

### The table

panel-player = { $seat } { $player } · { $points } PE · { $scare ->
    [one] { $scare } ficha de miedo
   *[other] { $scare } fichas de miedo
}
panel-town = Pueblo, ronda { $n }
panel-town-last = Pueblo, última ronda ({ $n })
panel-cards = Cartas
panel-supply = Reserva
row-tokens = fichas
row-section = sección { $section }
row-discs = discos
row-bonus = extra
row-cards = cartas
row-haunts = por embrujar
row-building = { $code } { $building }
row-card = #{ $n } { $card }
row-supply = fantasmas
row-piles = fichas
number = { $n }
bonus-blocked = { $n ->
    [one] { $n } de { $of } bloqueada
   *[other] { $n } de { $of } bloqueadas
}
claimed-number = #{ $card }
common-left = { $n ->
    [one] { $n } común
   *[other] { $n } comunes
}
section-done = (usada)
haunted-by = { $colour } ({ $player })
haunted-by-common = { $colour } ({ $player }, común)
haunted-first = embrujos: { haunted-by }
haunted-first-common = embrujos: { haunted-by-common }
bonus-here = { $card } (extra)
cost-grey = gris
cost-coloured = de color
occupied-by = { $player }
spent-this-turn = usada este turno

hint-odds = d{ $attack } contra d{ $defence }: { $n } % de probabilidades de ganar
hint-odds-aided = { hint-odds }, { $most } % con { $card }
hint-sure = gana al instante
hint-win = ganas
hint-loss = no ganas
hint-points = +{ $n } PE
hint-points-lost = −{ $n } PE
hint-scare = { $n ->
    [0] gratis
   *[other] cuesta { n-scare }
}
hint-gain = +{ n-scare }
hint-discs = { $n ->
    [one] { $n } disco
   *[other] { $n } discos
}
hint-level = al nivel { $n }
hint-token = ficha extra: { $card }
hint-wasted = sin efecto
hint-price-grey = { $n ->
    [one] { $n } ficha cualquiera
   *[other] { $n } fichas cualesquiera
}{ $ways ->
    [one] {""}
   *[other] , { $ways } formas de pagar
}
hint-price-coloured = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas distintas
}{ $ways ->
    [one] {""}
   *[other] , { $ways } formas de pagar
}
points-haunts = embrujos
points-claims = cartas reclamadas
points-rivals = cartas compartidas
points-cards = efectos de las cartas
points-bonus = fichas extra
points-sets = tríos de fichas

### The rules. Their ids stand in RULES.md, where each has its source.

rule-H-0-1 = Si una carta contradice una regla, vale la carta.
rule-H-0-2 = Color y nivel son lo mismo: azul 1, verde 2, amarillo 3, naranja 4, rojo 5. Un fantasma es más débil o más fuerte según su nivel.
rule-H-0-3 = Las fichas de miedo simplemente se cuentan: una de 3 vale por tres de 1.
rule-H-0-4 = Los fantasmas de un color en un mismo edificio son todos iguales. Cuál es cuál solo importa mientras una carta habla de un segundo fantasma, de ese fantasma o de los demás.
rule-H-0-5 = En la mesa no hay secretos: fichas, discos y fichas extra están a la vista de todos.
rule-H-0-6 = Solo recibes fichas de fantasma mientras queden de ese color. Lo que falta se pierde, pero nunca impide la acción.
rule-H-0-7 = Un efecto opcional siempre se puede rechazar. Solo se usa si cambia algo por sí mismo; tirar un dado, volver a tirarlo o sumarle algo siempre cuenta como cambio.
rule-H-0-8 = Lo que una carta te da sin más, llega solo.
rule-H-0-9 = Una acción gratis, de una carta o una ficha, es esa acción para tus demás cartas, pero no gasta disco, casilla ni sección. Un texto que solo mueve, quita o pone un fantasma no es una acción.
rule-H-1-1 = El turno gira como las agujas del reloj, y todos empiezan con 0 PE.
rule-H-1-2 = En la Comisaría hay tres fantasmas azules. Los demás edificios están vacíos.
rule-H-1-3 = La reserva general empieza con 2 fantasmas azules y 5 de cada uno de los otros colores.
rule-H-1-4 = Hay 12 fichas de fantasma de cada color, en pilas. Al principio nadie tiene ninguna.
rule-H-1-5 = Todos empiezan con 2 fichas de miedo.
rule-H-1-6 = Se barajan las 24 fichas extra: una va boca arriba en cada edificio, y 18 forman la reserva, boca abajo.
rule-H-1-7 = Los cinco dados son de todos: el azul tiene 4 caras, el verde 6, el amarillo 8, el naranja 10 y el rojo 12.
rule-H-1-8 = En cada partida hay ocho de las 52 cartas de acción: al azar, un conjunto ya hecho u ocho a tu gusto.
rule-H-1-9 = Empiezas con 12 discos, 3 secciones en el nivel 1 con seis casillas vacías cada una, 6 fichas de embrujo y 3 casillas de fichas extra vacías.
rule-H-1-10 = Quién empieza es al azar, salvo que una opción lo diga.
rule-H-2-1 = El turno da vueltas a la mesa, como las agujas del reloj, hasta que acaba la partida.
rule-H-2-2 = En tu turno activas cada una de tus secciones una sola vez, en el orden que quieras.
rule-H-2-3 = Activar una sección es hacer una de las seis acciones en una de sus casillas libres, o dejar que descanse.
rule-H-2-4 = No puedes saltarte una sección. Si no hay nada mejor, descansa.
rule-H-2-5 = Antes, entre y después de las activaciones puedes reclamar cartas, usar fichas extra y usar las cartas que no dependen de una acción.
rule-H-2-6 = Tu turno acaba cuando has usado todas las secciones y no quieres hacer nada más.
rule-H-2-7 = Al acabar el turno pueden volver los discos de las casillas de fichas extra, todas las secciones vuelven a estar por activar, se renuevan las cartas de una vez por turno y le toca al siguiente.
rule-H-3-1 = Una sección tiene un nivel, del 1 al 5, y seis casillas, una por acción.
rule-H-3-2 = Una sección puede usar cualquier fantasma del pueblo que no supere su nivel.
rule-H-3-3 = El fantasma tiene que estar de verdad en el pueblo; el nivel de una sección no es un fantasma.
rule-H-3-4 = En una casilla cabe un disco. Si la casilla está cubierta, su acción no se puede elegir en esa sección.
rule-H-3-5 = Para actuar, pon un disco de tu reserva en la casilla; la sección queda usada, y la acción se cumple entera.
rule-H-3-6 = Sin discos en la reserva o sin acciones posibles, una sección solo puede descansar.
rule-H-3-7 = Solo puedes elegir una acción que se pueda hacer y pagar, y una vez elegida hay que hacerla.
rule-H-3-8 = Tus 12 discos están en tu reserva, en las casillas de acción o de fichas extra, o en cartas; los de las cartas se quedan allí hasta el final.
rule-H-3-9 = Los discos salen de las casillas al Descansar, al reclamar una carta con ellos, cuando otro jugador reclama tu carta, o con Manos ligeras, Siesta en la cripta y Segundo aliento.
rule-H-3-10 = Una sección que sube puede usar enseguida su nuevo nivel. Siempre cuenta el nivel de ese momento.
rule-H-3-11 = Los discos recuperados se pueden usar enseguida.
rule-H-4-1 = Hay cinco fantasmas de cada color. Si no queda ninguno en la reserva general, no pueden venir más.
rule-H-4-2 = En un edificio caben 6 fantasmas.
rule-H-4-3 = Ese límite vale para cualquier llegada. Nunca impide que un fantasma evolucione ni que dos cambien de sitio.
rule-H-4-4 = Un fantasma que sale del pueblo vuelve a la reserva general.
rule-H-4-5 = Las fichas de fantasma gastadas vuelven a su pila. Hasta entonces, una pila vacía no da nada.
rule-H-4-6 = Siempre hay fichas de miedo de sobra, salvo que la opción «fichas de miedo» las limite.
rule-H-5-1 = Para Invocar necesitas dos fantasmas de un color en un edificio, al alcance del nivel de la sección, otro en la reserva general, y sitio.
rule-H-5-2 = Invocar trae a ese edificio otro fantasma de ese color.
rule-H-5-3 = Invocar te da una ficha de fantasma de ese color.
rule-H-6-1 = Para Asustar necesitas un fantasma, en cualquier edificio, que no supere el nivel de la sección.
rule-H-6-2 = Elige el color de uno de esos fantasmas y gana tantas fichas de miedo como su nivel, de 1 a 5.
rule-H-6-3 = Puedes elegir un color más bajo del que podrías.
rule-H-7-1 = Para Evolucionar necesitas un fantasma que no sea rojo, al alcance del nivel de la sección, uno del nivel siguiente en la reserva general, y fichas de miedo para pagarlo.
rule-H-7-2 = Evolucionar cuesta tantas fichas de miedo como el nuevo nivel: 2 para el verde, 3 para el amarillo, 4 para el naranja, 5 para el rojo.
rule-H-7-3 = El fantasma se cambia, allí mismo, por uno del nivel siguiente. Cada acción es un solo paso.
rule-H-7-4 = Evolucionar te da una ficha de fantasma del nuevo nivel.
rule-H-7-5 = Después puedes subir una sola de tus secciones más bajas directamente al nuevo nivel, aunque salte varios.
rule-H-7-6 = Si ninguna de tus secciones está más abajo, no sube ninguna; se puede evolucionar de todos modos.
rule-H-7-7 = Los fantasmas rojos no evolucionan. Una sección de nivel 5 puede hacer evolucionar a todos los demás.
rule-H-7-8 = Después se mira si aún queda algún fantasma azul en el pueblo.
rule-H-8-1 = Para Mover necesitas un fantasma al alcance del nivel de la sección y un edificio vecino con sitio, nunca en diagonal.
rule-H-8-2 = Mover lleva allí ese único fantasma.
rule-H-8-3 = Después te llevas la ficha extra que haya allí.
rule-H-9-1 = Para Combatir necesitas un atacante al alcance del nivel de la sección y un defensor, de otro color y de cualquier nivel, en el mismo edificio.
rule-H-9-2 = Por el defensor tira el rival que tú digas. No cambia nada, salvo con la opción «el defensor reacciona».
rule-H-9-3 = Cada bando tira el dado del color de su fantasma.
rule-H-9-4 = El atacante gana con el total más alto. Un empate no es victoria.
rule-H-9-5 = Si ganas, el defensor vuelve a la reserva general y tomas una ficha de fantasma de su color.
rule-H-9-6 = Si empatas o pierdes, no pasa nada. El disco queda gastado.
rule-H-9-7 = Los fantasmas del mismo color no combaten entre sí, salvo con Garras afiladas.
rule-H-9-8 = Después de una victoria se mira si aún queda algún fantasma azul en el pueblo.
rule-H-10-1 = Para Embrujar necesitas una ficha de embrujo, un edificio que aún no hayas embrujado, un fantasma allí al alcance del nivel de la sección, y libre la ventana de ese mismo color.
rule-H-10-2 = Pon una ficha de embrujo en esa ventana y puntúa enseguida: azul 2, verde 4, amarillo 6, naranja 8, rojo 10 PE.
rule-H-10-3 = El fantasma se queda donde está.
rule-H-10-4 = Solo puedes tener una ficha propia en cada edificio.
rule-H-10-5 = Las fichas de embrujo se quedan hasta el final, salvo con Maldición levantada.
rule-H-10-6 = Colocar tu última ficha de embrujo provoca el final de la partida.
rule-H-11-1 = Descansar devuelve a tu reserva todos los discos de una sección, que queda usada.
rule-H-11-2 = Descansar no cuesta disco, y cualquier sección puede hacerlo siempre, aunque esté vacía o pueda hacer otra cosa.
rule-H-11-3 = Descansar cuenta como acción para las cartas que la nombran.
rule-H-12-1 = Si no queda ningún fantasma azul en el pueblo, quien tiene el turno pone enseguida tres de la reserva general en un edificio.
rule-H-12-2 = Si no caben tres en ninguna parte, se ponen en un edificio los que quepan.
rule-H-12-3 = Tiene que ser un edificio con sitio para tres o, si no, el que tenga más sitio, salvo que la opción «vuelta de los azules» diga otra cosa.
rule-H-12-4 = Estos fantasmas azules no dan fichas, y su llegada no es una acción de Invocar.
rule-H-12-5 = Solo Evolucionar, un combate ganado y Campanilla del exorcista pueden llevarse el último fantasma azul; los nuevos llegan cuando ese paso ha dado lo suyo.
rule-H-13-1 = Tienes tres casillas de fichas extra. Cada una está vacía, tiene una ficha o está bloqueada por un disco.
rule-H-13-2 = Cuando mueves un fantasma a un edificio con una ficha extra, te la llevas. Vale la acción de Mover, y también Salto espectral, Vuelo del vencedor y Bu y adiós; no un fantasma que se invoca, evoluciona, cambia de sitio o llega de la reserva.
rule-H-13-3 = Ponla en una casilla vacía o en lugar de otra ficha que tengas, que se descarta. Si no hay casilla vacía, puedes descartar la nueva.
rule-H-13-4 = Si tus tres casillas están bloqueadas, la ficha se queda donde está.
rule-H-13-5 = Cuando sale del pueblo la última ficha extra, los seis edificios reciben una nueva. El fantasma que acaba de moverse no se lleva ninguna.
rule-H-13-6 = Cuando la reserva está vacía y hace falta una ficha, las descartadas se barajan y forman una nueva reserva.
rule-H-13-7 = Para usar una ficha extra en tu turno, pon un disco de tu reserva en su casilla y descarta la ficha. Puedes usar varias por turno.
rule-H-13-8 = Después, el disco bloquea la casilla.
rule-H-13-9 = Al acabar el turno en que se bloquea tu tercera casilla, los tres discos vuelven y las casillas quedan vacías.
rule-H-13-10 = Dos fichas iguales se pueden usar juntas, y sus efectos se suman.
rule-H-13-11 = Tablero de espíritus: una acción de Invocar con cualquier pareja, sea del nivel que sea. Para tus cartas es como cualquier otra.
rule-H-13-12 = Alma verde, Alma amarilla, Alma azul: toma una ficha de fantasma de ese color, si queda alguna.
rule-H-13-13 = Manos ligeras: recupera de tus secciones los tres discos que quieras, o todos si hay menos.
rule-H-13-14 = Doble susto: gana 2 fichas de miedo.
rule-H-13-15 = Hueso mayor: antes de tirar, el dado de tu fantasma pasa a ser el del nivel siguiente; con dos fichas, dos niveles, nunca más allá del rojo. El fantasma no cambia.
rule-H-13-16 = Susurro lúgubre: gana 1 PE.
rule-H-13-17 = Giro del destino: vuelve a tirar un dado de la tirada. Vale el nuevo resultado, salvo que se tire otra vez.
rule-H-13-18 = Siesta en la cripta: una acción de Descansar en una de tus secciones con discos. Sigue por activar si lo estaba, y para tus cartas es un descanso.
rule-H-13-19 = Furia: suma 3 a un dado que hayas tirado; con dos fichas, 6. Se conserva aunque el dado se vuelva a tirar.
rule-H-13-20 = Salto espectral: mueve cualquier fantasma a cualquier otro edificio con sitio. El fantasma se mueve, pero no es una acción de Mover.
rule-H-14-1 = En tu turno, entre acciones, puedes reclamar cualquier carta que aún no sea tuya, y tantas como puedas pagar.
rule-H-14-2 = Una carta cuesta tres fichas de fantasma: las que quieras si es gris, de tres colores distintos si es de color.
rule-H-14-3 = Las fichas vuelven a sus pilas.
rule-H-14-4 = Pon uno de tus discos en la carta. Se queda allí hasta el final.
rule-H-14-5 = El disco sale de tu reserva o de cualquier casilla de tus secciones, que queda libre; nunca de una casilla de fichas extra.
rule-H-14-6 = Reclamar una carta te da 3 PE.
rule-H-14-7 = Desde ese momento la carta actúa para ti hasta el final. Varios jugadores pueden ocupar la misma carta.
rule-H-14-8 = Quien ya ocupaba la carta antes que tú se queda con 1 PE o recupera todos los discos de una sección, por orden desde ti según las agujas del reloj.
rule-H-14-9 = Ocupar una quinta carta provoca el final de la partida. Puedes reclamar aún más.
rule-H-14-10 = Unas cartas actúan con una acción, otras sin ninguna, y otras dan puntos al final.
rule-H-14-11 = Una carta actúa siempre, una vez en cada turno tuyo o al final de la partida.
rule-H-14-12 = Tus cartas solo actúan en tu propio turno, y al final.
rule-H-15-1 = El final llega cuando alguien coloca su última ficha de embrujo u ocupa su quinta carta. Nada puede evitarlo ya.
rule-H-15-2 = Se juega la ronda hasta el final, para que todos tengan los mismos turnos.
rule-H-15-3 = Entonces puntúan las cartas de final de partida, y Corona de calabazas la última.
rule-H-15-4 = Gana quien tiene más PE. En caso de empate deciden las fichas de fantasma que queden; si también empatan, la victoria se comparte.
rule-H-15-5 = La partida acaba también después del máximo de rondas, si una opción lo fija.
rule-H-16-1 = Con 2 jugadores, cada uno tiene 6 fichas de embrujo propias y 2 de un color común.
rule-H-16-2 = Al embrujar, elige una ficha propia o una común.
rule-H-16-3 = Fichas propias: como mucho una tuya en cada edificio.
rule-H-16-4 = Fichas comunes: como mucho una en cada edificio, la haya puesto quien la haya puesto.
rule-H-16-5 = Puedes tener las dos clases en un edificio, en ventanas distintas. Así, un edificio puede embrujarse tres veces.
rule-H-16-6 = Con 2 jugadores, el final llega cuando alguien ha colocado sus 8 fichas u ocupa su quinta carta.
rule-H-16-7 = Con 2 jugadores, quien ya ocupaba una carta reclamada se queda con 2 PE o recupera todos los discos de una o dos secciones.
rule-H-16-8 = Todo lo demás es igual con 2 jugadores.
rule-H-17-1 = Gran Maestro: hay cuatro secciones que activar, pero siguen siendo 12 discos.
rule-H-17-2 = Gran Maestro: no hay fichas extra.
rule-H-17-3 = Gran Maestro: no hay cartas de acción.
rule-H-17-4 = Gran Maestro: no hay dados. El atacante tiene que ser más fuerte que el defensor, y siempre gana.
rule-H-17-5 = Gran Maestro: en cuanto hay cinco fantasmas rojos en el pueblo, todos vuelven a la reserva general, después de lo que da la acción. Nadie gana nada por ello.
rule-H-17-6 = Gran Maestro: en un edificio caben 4 fantasmas.
rule-H-17-7 = Gran Maestro: el final llega cuando alguien coloca su última ficha de embrujo, o cuando se agotan dos pilas de fichas de fantasma.
rule-H-17-8 = Gran Maestro: al final, cada trío de fichas de fantasma de colores distintos da 5 PE. Una ficha cuenta en un solo trío.
rule-H-17-9 = Gran Maestro con 2 jugadores: también se usan las fichas de embrujo comunes.
rule-H-17-10 = Gran Maestro: el comienzo y las demás reglas son los del juego completo.
rule-H-18-1 = Un turno va paso a paso: activar una sección, usar una ficha o una carta, o reclamar otra se acaba antes de empezar lo siguiente. En medio solo caben las fichas y cartas que cambian dados.
rule-H-18-2 = Lo que puedes hacer en cualquier momento de tu turno se hace al empezarlo o después de uno de esos pasos.
rule-H-18-3 = Justo antes de tirar el dado de tu fantasma puedes usar Hueso mayor; con Adivina de sustos, lo eliges junto con el número.
rule-H-18-4 = Después de una tirada puedes usar Giro del destino, Huesos trucados y Furia, hasta que dejes los dados como están. Entonces no se puede hacer nada más.
rule-H-18-5 = Lo que ofrecen tus cartas llega una cosa tras otra, siempre en el mismo orden.
rule-H-18-6 = Fuera de tu turno solo decides algo cuando otro jugador reclama tu carta, salvo con la opción «el defensor reacciona».
rule-H-18-7 = En medio de otro paso no se reclaman cartas ni se usan fichas o cartas libres.
rule-H-18-8 = Para Escalofrío de gloria se suman todas las fichas de miedo de un paso y se mira una vez, cuando acaba.
rule-C-1 = { card-1.rule }
rule-C-2 = { card-2.rule }
rule-C-3 = { card-3.rule }
rule-C-4 = { card-4.rule }
rule-C-5 = { card-5.rule }
rule-C-6 = { card-6.rule }
rule-C-7 = { card-7.rule }
rule-C-8 = { card-8.rule }
rule-C-9 = { card-9.rule }
rule-C-10 = { card-10.rule }
rule-C-11 = { card-11.rule }
rule-C-12 = { card-12.rule }
rule-C-13 = { card-13.rule }
rule-C-14 = { card-14.rule }
rule-C-15 = { card-15.rule }
rule-C-16 = { card-16.rule }
rule-C-17 = { card-17.rule }
rule-C-18 = { card-18.rule }
rule-C-19 = { card-19.rule }
rule-C-20 = { card-20.rule }
rule-C-21 = { card-21.rule }
rule-C-22 = { card-22.rule }
rule-C-23 = { card-23.rule }
rule-C-24 = { card-24.rule }
rule-C-25 = { card-25.rule }
rule-C-26 = { card-26.rule }
rule-C-27 = { card-27.rule }
rule-C-28 = { card-28.rule }
rule-C-29 = { card-29.rule }
rule-C-30 = { card-30.rule }
rule-C-31 = { card-31.rule }
rule-C-32 = { card-32.rule }
rule-C-33 = { card-33.rule }
rule-C-34 = { card-34.rule }
rule-C-35 = { card-35.rule }
rule-C-36 = { card-36.rule }
rule-C-37 = { card-37.rule }
rule-C-38 = { card-38.rule }
rule-C-39 = { card-39.rule }
rule-C-40 = { card-40.rule }
rule-C-41 = { card-41.rule }
rule-C-42 = { card-42.rule }
rule-C-43 = { card-43.rule }
rule-C-44 = { card-44.rule }
rule-C-45 = { card-45.rule }
rule-C-46 = { card-46.rule }
rule-C-47 = { card-47.rule }
rule-C-48 = { card-48.rule }
rule-C-49 = { card-49.rule }
rule-C-50 = { card-50.rule }
rule-C-51 = { card-51.rule }
rule-C-52 = { card-52.rule }
rule-A-1 = Hay cinco fantasmas de cada color en total: con tres azules en el pueblo, quedan dos en la reserva general.
rule-A-2 = Embrujar en verde da 4 PE.
rule-A-3 = El disco va siempre a la casilla de la acción que haces.
rule-A-4 = Después de Evolucionar puedes subir una sección, pero no es obligatorio.
rule-A-5 = Vuelven tres fantasmas azules si caben en alguna parte; menos, solo si no caben.
rule-A-11 = Una carta ligada a una acción actúa con ella o justo después, y nunca sin ella.
rule-A-61 = Otras descripciones del juego se contradicen; aquí vale el reglamento impreso.
rule-A-6 = Las fichas de miedo no se acaban, salvo que una opción las limite a 100 entre todos.
rule-A-7 = El límite de un edificio vale para todo fantasma que llega, no solo al Mover.
rule-A-8 = Los fantasmas azules vuelven donde quepan tres o, si no, donde quepan más. Una opción permite cualquier edificio con sitio.
rule-A-9 = Los fantasmas azules vuelven justo después de lo que se llevó al último; se puede hacer evolucionar al último azul.
rule-A-12 = Ninguna sección se salta; lo mínimo es descansar.
rule-A-13 = Una sección sin discos también puede descansar.
rule-A-14 = Tras tu última activación aún puedes reclamar cartas y usar fichas, hasta que acabes tu turno.
rule-A-15 = En medio de una acción solo se pueden cambiar dados.
rule-A-16 = Los discos para acciones y fichas extra salen de la reserva; los de las cartas, también de las casillas de sección; y de una casilla de fichas extra, ninguno.
rule-A-28 = Si hay menos discos de los que permiten Segundo aliento o Manos ligeras, recupera los que haya.
rule-A-48 = Una partida podría no acabar nunca, así que acaba después de 60 rondas, salvo que una opción diga otra cosa.
rule-A-58 = Según el reglamento empieza quien haya visto un fantasma; aquí es al azar, salvo que una opción diga quién.
rule-A-59 = El plano de los edificios y el nombre de tres de ellos son cosa nuestra. El plano se puede cambiar.
rule-A-68 = Las fichas de fantasma gastadas vuelven a sus pilas.
rule-A-60 = Lo que tiene cada jugador nunca es secreto.
rule-A-17 = Una ficha extra para la que no tienes casilla se queda donde está. Con una opción, se descarta.
rule-A-18 = Solo se lleva una ficha extra el fantasma que se mueve, no el que se invoca, evoluciona, se pone o cambia de sitio con otro.
rule-A-19 = Puedes sustituir una ficha aunque tengas una casilla libre, pero solo puedes descartar la nueva si no hay ninguna.
rule-A-20 = No puedes usar una ficha que no haría nada solo para bloquear la tercera casilla.
rule-A-21 = Hueso mayor va según el nivel del fantasma. Con una opción va según el de la sección, solo en combates.
rule-A-22 = Giro del destino y Huesos trucados pueden volver a tirar cualquier dado de la tirada, también el del rival. Una opción los limita al tuyo.
rule-A-23 = Huesos trucados solo actúa en tu turno. Con la opción «el defensor reacciona», también puede usarlo quien tira por el defensor.
rule-A-24 = Las fichas de dados sirven también fuera de los combates: Hueso mayor con Grito con eco y Adivina de sustos; Furia y Giro del destino con esas dos y con Extraña pareja.
rule-A-53 = Bolsa de golosinas necesita una casilla vacía o una ficha que sustituir, y Espectro ratero no saca nada de ella.
rule-A-25 = En un combate entre iguales nadie es más débil: Gloria de camorrista no da nada, y Mueca del matón no actúa.
rule-A-31 = Furia en cadena continúa una acción de Combatir: contra cada fantasma una vez como mucho, y una derrota no la detiene.
rule-A-35 = Onda de choque compara los totales, con todo lo que se haya sumado.
rule-A-37 = Con Brazo interminable y Furia en cadena, solo el primer defensor puede estar en otro edificio.
rule-A-62 = Quien tira por el defensor no gana nada con ello.
rule-A-63 = Siempre se tiran dos dados, aunque combatan dos fantasmas del mismo color.
rule-A-10 = El coste de las cartas es cosa nuestra: de color si dan puntos o cambian el pueblo o un nivel, y gris si no. Una opción lo cambia.
rule-A-26 = Escalofrío vecino da más alcance a una acción de Embrujar. Con una opción es un embrujo gratis por turno.
rule-A-27 = Poder prestado dura una activación entera, con todo lo que viene de ella.
rule-A-29 = Déjà vu no gasta disco ni da una activación de más. Con una opción gasta otro disco de la reserva.
rule-A-30 = Cortejo de dos mueve dos fantasmas distintos, nunca el mismo dos veces.
rule-A-32 = Con Adivina de sustos puedes anunciar cualquier número hasta las caras del dado, o no usarla.
rule-A-33 = Adivina de sustos y Sesión de espiritismo solo siguen a una acción de Mover, no a otros movimientos.
rule-A-34 = Con Cambio de sitio nadie se mueve, así que no se toman fichas extra. Con una opción, el cambio las recoge.
rule-A-36 = Casa llena se puede rechazar, solo sigue a una acción de Invocar y necesita un fantasma de ese color en el edificio. Una opción prescinde de ese fantasma.
rule-A-64 = Si una acción gratis de Invocar o de Embrujar no es posible, simplemente no pasa nada.
rule-A-38 = Escalofrío de gloria da 1 PE por cada paso que da 2 fichas de miedo o más, vengan de donde vengan.
rule-A-39 = Brillo de calabaza da 2 PE por cada ficha naranja: 4 si recibes dos a la vez.
rule-A-40 = Velo gris te deja pagar menos, pero las cartas de color lo siguen siendo para Vidriera maldita. Con Descuento del aquelarre, todas las cartas cuestan dos fichas.
rule-A-65 = Si no hay ninguna carta gris en la mesa, Descuento del aquelarre rebaja enseguida las de color.
rule-A-43 = Para Extraña pareja hacen falta dos fantasmas al alcance del nivel de la sección, o Tablero de espíritus. Si no viene nadie, no hay ficha y el disco se gasta, pero Pase de lista da su punto.
rule-A-44 = Maldición levantada solo quita la mitad de los puntos de la ventana. El nivel tiene que alcanzar, y para tus cartas es una acción de Embrujar.
rule-A-45 = Cambista de almas cambia dos fichas del mismo color por una del nivel siguiente.
rule-A-54 = Bu y adiós mueve cualquier fantasma del color que asustó.
rule-A-55 = Ninguna sección baja del azul ni pasa del rojo.
rule-A-56 = Campanilla del exorcista, Mercader de almas, Cambio de sitio y Pasaje de pago valen para fantasmas de cualquier nivel.
rule-A-66 = Huesos trucados actúa mientras puedas pagar; las fichas de miedo que dará una tirada llegan tarde para pagarla.
rule-A-67 = Una carta que reclamas actúa desde tu paso siguiente; solo Regalo de bienvenida actúa ya al reclamarla.
rule-A-41 = Cuando se esfuman cinco fantasmas rojos, nadie gana ni pierde nada, y las secciones conservan su nivel.
rule-A-42 = En Gran Maestro nadie gasta fichas: una pila vacía sigue vacía, y en cuanto hay dos el final es seguro.
rule-A-46 = Al final, una ficha de fantasma puede contar para varias cartas. Con una opción cuenta para una sola, como más te convenga.
rule-A-47 = Corona de calabazas cuenta las decenas completas de tu total, después de todo lo demás.
rule-A-49 = El final solo llega en el turno de quien lo provoca, nada lo anula, y no impide reclamar más cartas.
rule-A-50 = Con 2 jugadores eliges la clase de ficha cada vez que embrujas; en una ventana sigue cabiendo solo una.
rule-A-51 = Lo que te toca cuando otro jugador reclama tu carta hay que tomarlo, y nunca se combinan PE y discos.
rule-A-52 = Para Paciencia de los muertos y Casa llena, las fichas comunes también son tuyas.
rule-A-57 = Si al final todo está igualado, la victoria se comparte.
rule-A-69 = Si solo se puede hacer una cosa, se hace sin preguntar, y se cuenta.
rule-A-70 = Un turno en el que ya no se puede hacer nada acaba solo, o cuando tú lo digas. Si se te pregunta, aún puedes deshacer tu última acción.
rule-A-71 = Cartas y fichas se usan entre tus acciones. Con la opción «en cualquier momento» también en medio de una, siempre que acabe de pasar algo: tras una tirada, una ganancia o un movimiento.
rule-A-72 = Tras tu última activación aún puedes usar cartas y fichas. Con una opción, tu turno acaba con ella.
rule-A-73 = Lo que no te daría nada no se puede usar. Con una opción, sí: un alma de una pila vacía, Manos ligeras sin discos, la siesta de una sección vacía, bajar de rango o cambiar fichas sin recibir ninguna.
rule-A-74 = Una reserva vacía de fichas extra se rehace cuando hace falta una. Con una opción, al momento.
rule-A-75 = Con una opción, cinco cartas se juegan al pie de la letra: Huesos trucados en cada tirada, también en el turno de otros; Adivina de sustos y Sesión de espiritismo tras cualquier movimiento; Adivina de sustos, Casa llena y Onda de choque sin preguntarte si quieres; y Onda de choque cuenta los dados, sin Garras afiladas.

### La página de reglas: la edición, un turno de un vistazo y cómo se llaman los capítulos

rules-edition = Solo hay una edición de Halloween (2017). Con dos jugadores, las reglas para dos valen por sí solas; Gran Maestro es una opción (H-17.1). Donde el reglamento deja una duda hemos decidido, y la mayoría de esas decisiones también son opciones.
rules-turn-1 = Activa cada una de tus tres secciones una vez, en el orden que quieras. Para una acción hace falta un disco en su casilla libre y, en el pueblo, un fantasma que no pase del nivel de la sección.
rules-turn-2 = Invocar: donde hay dos fantasmas de un color, trae un tercero; toma una ficha de fantasma de ese color.
rules-turn-3 = Asustar: gana tantas fichas de miedo como el nivel de un fantasma.
rules-turn-4 = Evolucionar: paga fichas de miedo y sube un nivel a un fantasma; toma una ficha, y una sección puede subir a ese nivel.
rules-turn-5 = Mover: un fantasma a un edificio vecino; te trae la ficha extra de allí.
rules-turn-6 = Combatir: tira contra un fantasma de otro color; el que pierde se va, y tomas una ficha de su color.
rules-turn-7 = Embrujar: pon una ficha de embrujo en la ventana del color de un fantasma: 2, 4, 6, 8 o 10 PE. Solo una tuya en cada edificio.
rules-turn-8 = Descansar: recupera todos los discos de la sección.
rules-turn-9 = Antes, entre medias y después: reclama cartas (tres fichas de fantasma, 3 PE), usa fichas extra (un disco cada una) y tus cartas.
rules-turn-10 = La última ficha de embrujo de alguien, o su quinta carta, provoca el final; se acaba la ronda, y gana quien tenga más PE.
rules-H-0 = Ante todo
rules-H-1 = Antes de jugar
rules-H-2 = Un turno
rules-H-3 = Secciones y discos
rules-H-4 = Reservas y sitio
rules-H-5 = Invocar
rules-H-6 = Asustar
rules-H-7 = Evolucionar
rules-H-8 = Mover
rules-H-9 = Combatir
rules-H-10 = Embrujar
rules-H-11 = Descansar
rules-H-12 = Vuelven los azules
rules-H-13 = Fichas extra
rules-H-14 = Reclamar cartas
rules-H-15 = El final y los puntos
rules-H-16 = Dos jugadores
rules-H-17 = Gran Maestro
rules-H-18 = Paso a paso
rules-C = Las cartas de acción
rules-A = Nuestras decisiones

### Dónde jugamos distinto de las reglas impresas, y por qué: una frase cada una.

rules-differ-A-1 = El reglamento pone tres fantasmas azules en el pueblo y aún habla de cinco de cada color en la reserva general; hay cinco en total, así que quedan dos azules.
rules-differ-A-2 = Por embrujar en verde el reglamento dice 4 PE, y 2 en una nota; no pueden ser los dos, y 4 va con los demás colores.
rules-differ-A-3 = En un ejemplo del reglamento, un embrujo pone su disco en Asustar; en todo lo demás el disco va a la acción que haces, y así jugamos.
rules-differ-A-4 = Después de Evolucionar, el reglamento una vez deja subir una sección y otra lo manda; no pueden ser las dos cosas, y te dejamos elegir.
rules-differ-A-5 = De los fantasmas azules que vuelven, el reglamento dice tres, y también tantos como se pueda; tomamos tres donde quepan, y menos solo si no caben en ninguna parte.
rules-differ-A-11 = El reglamento dice que las cartas de una acción actúan solo después, pero cinco cambian la acción misma; esas actúan con ella.
rules-differ-A-8 = Según el reglamento eliges el edificio al que vuelven los fantasmas azules; por defecto es uno donde quepan tres, porque han de volver tres.
rules-differ-A-48 = El reglamento no conoce final para una partida que nadie acaba; por defecto acaba después de 60 rondas, y con un máximo de 0, nunca.
rules-differ-A-58 = Según el reglamento empieza el último jugador que haya visto un fantasma, con pruebas; aquí es al azar, porque nadie puede enseñarnos esas pruebas.
rules-differ-A-21 = Según las palabras del reglamento, Hueso mayor va un nivel por encima de tu sección; por defecto va según el fantasma, porque todo dado es de un fantasma.
rules-differ-A-23 = Huesos trucados dice «cuando quieras»; por defecto solo actúa en tu turno, para no preguntar a nadie mientras otros juegan.
rules-differ-A-26 = Según sus palabras, Escalofrío vecino es un embrujo por turno; por defecto da más alcance a la acción de Embrujar, porque gratis acabaría la partida en seis turnos.
rules-differ-A-71 = Según el reglamento, cartas y fichas se usan en cualquier momento de tu turno; por defecto entre dos acciones, para que una cosa acabe antes de preguntar la siguiente.
rules-differ-A-72 = En dos ejemplos del reglamento el turno acaba con el último marcador; por defecto aún puedes usar cartas y fichas, porque sigue siendo tu turno.
rules-differ-A-73 = El reglamento no prohíbe gastar lo que no te da nada; por defecto no se puede, porque casi siempre es un descuido.
rules-differ-A-74 = Según el reglamento, las fichas extra descartadas se barajan en cuanto la reserva está vacía; por defecto cuando hace falta una, para que entren todas las descartadas hasta entonces.
rules-differ-A-75 = Las palabras de cinco cartas van más lejos (en cualquier turno, tras cualquier movimiento, sin preguntar); por defecto te dejan elegir en tu turno, para no interrumpir a nadie.
