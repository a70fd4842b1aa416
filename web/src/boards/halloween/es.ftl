### El tablero de Halloween.

board-pane-town = Ciudad
board-pane-mine = Tableros
board-pane-cards = Cartas

board-name-CH = Iglesia
board-name-SC = Escuela
board-name-HO = Hospital
board-name-MA = Mansión
board-name-PS = Comisaría
board-name-TH = Teatro
board-town = La ciudad
board-cards = Cartas de acción
board-hp = PE
board-of = { $player }: el tablero
board-mine = Volver al tuyo
board-player = { $placed } de { $haunts } fichas de embrujo puestas{ $most ->
    [0] {""}
   *[other] , { $cards } de { $most } cartas ocupadas
}
board-section = Sección { $n }
board-level = Nivel { $n }
board-open = por jugar
board-now = ahora
board-done = hecha
board-rest = { $n ->
    [0] Descansar
    [one] Descansar: +{ $n } disco
   *[other] Descansar: +{ $n } discos
}
board-slot-covered = (tapada por un disco)
board-reserve = Junto a las secciones
board-discs = Discos
board-scare = Miedo
board-tokens = Fichas de fantasma
board-bonus = Casillas de bonificación
board-bonus-empty = casilla de bonificación vacía
board-bonus-blocked = casilla de bonificación tapada por un disco
board-haunts = Fichas de embrujo
board-haunts-common = { " " }+ { $n }

board-about = { $action }: { $text }
board-about-summon = Dos fantasmas de un color en un edificio llaman a un tercero. Recibes una ficha de fantasma de ese color.
board-about-scare = Elige un color que esté en la ciudad: su nivel es el miedo que ganas.
board-about-evolve = Paga miedo: un fantasma sube un nivel, recibes una ficha del color nuevo y una de tus secciones puede subir a ese nivel.
board-about-move = Un fantasma pasa al edificio de al lado. Si allí hay una ficha de bonificación, es tuya.
board-about-fight = Un fantasma ataca a otro de distinto color en su edificio. Ambos tiran su dado; si sacas más, el otro se va y recibes una ficha de su color.
board-about-haunt = Pon una de tus fichas de embrujo en una ventana cuyo fantasma esté allí. La azul da 2 puntos, la roja 10. Solo una tuya por edificio.
board-about-rest = Vuelven todos los discos de esta sección. Siempre es posible.
board-about-recover = Recupera una de tus fichas de embrujo de una ventana. Pierdes la mitad de sus puntos.
board-about-discs = Cada acción usa uno de tus { $n } discos y tapa su casilla hasta que la sección descansa.
board-about-tokens = Con tres reclamas una carta: tres cualesquiera para una gris, tres colores distintos para una de color.
board-about-haunts = Quien pone la última anuncia el final de la partida. Con dos jugadores, el segundo número son fichas del color común: solo una por edificio.

board-ghosts = { $n ->
    [one] { $ghost }, nivel { $level }
   *[other] { $n } × { $ghost }, nivel { $level }
}
board-ghost-b = fantasma azul
board-ghost-g = fantasma verde
board-ghost-y = fantasma amarillo
board-ghost-o = fantasma naranja
board-ghost-r = fantasma rojo
board-ghost-at = { $ghost }, { $building }
board-ghost-about = Tira un dado de { $faces } caras; su ventana vale { $points } puntos. Puede usarlo una sección de su nivel o más.
board-window-b = ventana azul
board-window-g = ventana verde
board-window-y = ventana amarilla
board-window-o = ventana naranja
board-window-r = ventana roja
board-window-free = { $window }, libre: { $points } puntos
board-window-own = { $window }, embrujada por { $player }
board-window-common = { $window }, embrujada por { $player } con una ficha común
board-building-choices = { $building }: { $n } opciones
board-building-about = Al lado: { $near }. Caben { $n } más. Mejor ventana libre: { $points } puntos.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (con { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, sección { $n }

board-choose-slot = Elige una acción de una sección por jugar.
board-so-far = Hasta ahora
board-back = Volver
board-claim = Reclamar
board-can-claim = { $n ->
    [one] { $n } carta por reclamar
   *[other] { $n } cartas por reclamar
}
board-can-use-cards = { $n ->
    [one] { $n } carta por usar
   *[other] { $n } cartas por usar
}
board-can-use-tokens = { $n ->
    [one] { $n } ficha de bonificación por usar
   *[other] { $n } fichas de bonificación por usar
}
board-raises = { $n ->
    [0] El dado tal cual
    [one] El dado un nivel más
   *[other] El dado { $n } niveles más
}
board-roll = Tirar los dados: { $move }
board-roll-once = Los dados no se pueden deshacer.
board-pay-add = Pagar otra ficha de color { $colour } (van { $n })
board-pay-clear = Pagar con otras
board-later = más tarde hasta { $n } aquí

board-card-use = úsala ahora
board-card-claim = reclámala
board-card-now = esta
board-card-may = ayuda aquí
board-card-affects = influye en { $action }
board-cost-grey = Gris: { $n } fichas de fantasma de cualquier color, y uno de tus discos para siempre. Reclamar da 3 puntos.
board-cost-coloured = De color: { $n } fichas de fantasma de colores distintos, y uno de tus discos para siempre. Reclamar da 3 puntos.

board-hint-odds = { $n } %
board-hint-gain = +{ $n }
board-hint-scare = −{ $n }
board-odds = Ganas { $n } veces de 100.
board-odds-other = El ataque gana { $n } veces de 100.
board-won = El ataque gana.
board-lost = El ataque falla.

board-supply = Lo que queda
board-supply-ghosts = fantasmas
board-supply-tokens = fichas de fantasma
board-supply-die = dado
board-supply-evolve = miedo para llegar a él
board-supply-haunt = puntos de su ventana
board-supply-bonus = Fichas de bonificación boca abajo: { $n }, descartadas: { $discards }.

board-chapter = Ronda { $n } · { $player }

board-pane-others = Rivales
board-you = Tú
board-any-order = Elige una acción, un fantasma, un edificio o una carta: en el orden que quieras.
board-key-escape = Esc
board-points = { $n } PE
board-against = contra
board-dice = Dados
board-to-level = al nivel { $n }
board-ask-ghost = { $ghost }, { $building }: ¿qué hace?
board-ask-building = { $building }: ¿qué quieres hacer?
board-ask-ready = { $what }: ¿adelante?
board-ask-which = ¿Cuál eliges?
board-ask-card = { $card }: ¿qué haces?
board-use = Usar { $card }
board-go = Hecho
board-disc-reserve = disco: reserva
board-ribbon = Lo que se puede hacer
board-by-section = { $action }, sección { $n }
board-role-target = Atacarlo
board-role-bring = Traer
board-discs-back = { $n ->
    [0] ningún disco
    [1] +1 disco
   *[other] +{ $n } discos
}
board-card-taking = te la quedas
board-worth = vale { $n } ahora
board-worth-would = valdría { $n }
board-price-tokens = { $n } fichas
board-price-colours = { $n } colores
board-if-won = si ganas:
board-if-lost = si pierdes: nada
board-level-short = niv. { $n }
board-tap-again = toca otra vez
board-any-order-short = Toca una acción, un fantasma o un edificio.
board-ask-before-roll = ¿Tiras ya, o antes un dado mayor?
board-ask-after-roll = ¿Te quedas con esta tirada?
board-ask-reconsider = ¿Pagas para repetir el dado de defensa?
