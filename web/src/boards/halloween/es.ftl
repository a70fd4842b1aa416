### El tablero de Halloween.

board-pane-town = Pueblo
board-pane-mine = Tableros
board-pane-cards = Cartas

board-name-CH = Iglesia
board-name-SC = Escuela
board-name-HO = Hospital
board-name-MA = Mansión
board-name-PS = Comisaría
board-name-TH = Teatro
board-town = El pueblo
board-cards = Cartas de acción
board-hp = PE
board-of = { $player }: el tablero
board-mine = Volver al tuyo
board-player = Fichas de embrujo puestas: { $placed } de { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cartas ocupadas: { $cards } de { $most }.
}
board-section = Sección { $n }
board-level = Nivel { $n }
board-open = por activar
board-now = ahora
board-done = usada
board-rest = { $n ->
    [0] Descansar
    [one] Descansar: +{ $n } disco
   *[other] Descansar: +{ $n } discos
}
board-slot-covered = (tapada por un disco)
board-reserve = Junto a las secciones
board-discs = Discos
board-scare = Fichas de miedo
board-tokens = Fichas de fantasma
board-bonus = Casillas de fichas extra
board-bonus-empty = casilla de fichas extra vacía
board-bonus-blocked = casilla de fichas extra tapada por un disco
board-haunts = Fichas de embrujo
board-haunts-common = { " " }+ { $n }

board-about = { $action }: { $text }
board-about-summon = Dos fantasmas de un color en un edificio llaman a un tercero. Recibes una ficha de fantasma de ese color.
board-about-scare = Elige un color que esté en el pueblo: ganas tantas fichas de miedo como su nivel.
board-about-evolve = Paga fichas de miedo: un fantasma sube un nivel, recibes una ficha del color nuevo y una de tus secciones puede subir a ese nivel.
board-about-move = Un fantasma pasa al edificio de al lado. Si allí hay una ficha extra, es tuya.
board-about-fight = Un fantasma ataca a otro de distinto color en su edificio. Ambos tiran su dado; si sacas más, el defensor se va y recibes una ficha de su color.
board-about-haunt = Pon una de tus fichas de embrujo en una ventana del color de un fantasma de ese edificio. La azul da 2 PE, la roja 10. Solo una tuya por edificio.
board-about-rest = Vuelven todos los discos de esta sección. Siempre es posible.
board-about-recover = Recupera una de tus fichas de embrujo de una ventana. Pierdes la mitad de sus PE.
board-about-discs = Cada acción usa uno de tus { $n } discos y tapa su casilla hasta que la sección descansa.
board-about-tokens = Con tres reclamas una carta: tres cualesquiera para una gris, tres colores distintos para una de color.
board-about-haunts = La última ficha de embrujo de un jugador provoca el final de la partida. Con dos jugadores, el segundo número son fichas del color común: solo una por edificio.

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
board-ghost-about = Tira un dado de { $faces } caras; su ventana vale { $points } PE. Puede usarlo una sección de su nivel o más.
board-window-b = ventana azul
board-window-g = ventana verde
board-window-y = ventana amarilla
board-window-o = ventana naranja
board-window-r = ventana roja
board-window-free = { $window }, libre: { $points } PE
board-window-own = { $window }, embrujada por { $player }
board-window-common = { $window }, embrujada por { $player } con una ficha común
board-building-choices = { $building }: { $n ->
    [one] { $n } opción
   *[other] { $n } opciones
}
board-building-about = Al lado: { $near }. { $n ->
    [0] Está lleno.
    [one] Cabe { $n } más.
   *[other] Caben { $n } más.
} Mejor ventana libre: { $points } PE.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (con { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, sección { $n }

board-choose-slot = Elige una acción de una sección por activar.
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
    [one] { $n } ficha extra por usar
   *[other] { $n } fichas extra por usar
}
board-raises = { $n ->
    [0] El dado tal cual
    [one] El dado un nivel más
   *[other] El dado { $n } niveles más
}
board-roll = Tirar los dados: { $move }
board-roll-once = Una tirada no se puede deshacer.
board-pay-add = Pagar otra ficha de color { $colour } (van { $n })
board-pay-clear = Pagar con otras
board-later = más tarde podría valer hasta { $n }

board-card-use = úsala ahora
board-card-claim = reclámala
board-card-now = esta
board-card-may = ayuda aquí
board-card-affects = influye en { $action }
board-cost-grey = Gris: { $n ->
    [one] { $n } ficha de fantasma de cualquier color
   *[other] { $n } fichas de fantasma de cualquier color
}, y uno de tus discos para siempre. Reclamar da 3 PE.
board-cost-coloured = De color: { $n ->
    [one] { $n } ficha de fantasma
   *[other] { $n } fichas de fantasma de colores distintos
}, y uno de tus discos para siempre. Reclamar da 3 PE.

board-hint-odds = { $n } %
board-hint-gain = +{ $n }
board-hint-scare = −{ $n }
board-odds = Tienes un { $n } % de probabilidades de ganar.
board-odds-other = El ataque tiene un { $n } % de probabilidades de ganar.
board-won = El ataque gana.
board-lost = El ataque falla.

board-supply = Lo que queda
board-supply-ghosts = fantasmas
board-supply-tokens = fichas de fantasma
board-supply-die = dado
board-supply-evolve = fichas de miedo para llegar a él
board-supply-haunt = PE de su ventana
board-supply-bonus = Fichas extra boca abajo: { $n }, descartadas: { $discards }.

board-chapter = Ronda { $n } · { $player }

board-pane-others = Rivales
board-you = Tú
board-any-order = Elige una acción, un fantasma, un edificio o una carta, en el orden que quieras.
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
board-go = Adelante
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
board-card-taking = la reclamas
board-worth = ahora vale { $n }
board-worth-would = valdría { $n }
board-price-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
board-price-colours = { $n ->
    [one] { $n } color
   *[other] { $n } colores
}
board-if-won = si ganas:
board-if-lost = si pierdes: nada
board-level-short = niv. { $n }
board-tap-again = toca otra vez
board-any-order-short = Toca una acción, un fantasma o un edificio.
board-ask-before-roll = ¿Tiras ya, o antes un dado mayor?
board-ask-after-roll = ¿Te quedas con esta tirada?
board-ask-reconsider = ¿Pagas para volver a tirar el dado de defensa?
board-recap = Desde tu último turno
board-recap-back = la acción anterior
board-recap-on = la acción siguiente
board-recap-play = Tu turno
