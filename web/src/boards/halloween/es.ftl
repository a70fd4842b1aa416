### El tablero de Halloween.

board-pane-town = Pueblo
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
board-mine = Volver al tuyo
board-player = Fichas de embrujo puestas: { $placed } de { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cartas ocupadas: { $cards } de { $most }.
}
board-section = Sección { $n }
board-level = Nivel { $n }
board-done = usada
board-slot-covered = (tapada por un disco)
board-reserve = Junto a las secciones
board-discs = Discos
board-scare = Fichas de miedo
board-tokens = Fichas de fantasma
board-bonus = Casillas de fichas extra
board-bonus-empty = casilla de fichas extra vacía
board-bonus-blocked = casilla de fichas extra tapada por un disco
board-haunts = Fichas de embrujo

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

board-so-far = Hasta ahora
board-back = Volver
board-claim = Reclamar
board-pay-add = Pagar otra ficha de color { $colour } (van { $n })
board-later = más tarde podría valer hasta { $n }

board-card-use = úsala ahora
board-card-claim = reclámala
board-card-now = esta
board-card-may = ayuda aquí
board-cost-grey = Gris: { $n ->
    [one] { $n } ficha de fantasma de cualquier color
   *[other] { $n } fichas de fantasma de cualquier color
}, y uno de tus discos para siempre. Reclamar da 3 PE.
board-cost-coloured = De color: { $n ->
    [one] { $n } ficha de fantasma
   *[other] { $n } fichas de fantasma de colores distintos
}, y uno de tus discos para siempre. Reclamar da 3 PE.

board-odds = Tienes un { $n } % de probabilidades de ganar.
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
board-ask-reconsider = ¿Pagas para volver a tirar un dado?
board-ask-moment = ¿Usas algo antes de que cuente la tirada?
board-recap = Desde tu último turno
board-recap-back = la acción anterior
board-recap-on = la acción siguiente
board-recap-play = Tu turno

board-chapter-you = Ronda { $n } · tú
board-recap-all = Verlo todo
board-aided = { $card }: { $n } %
board-why-done = secciones usadas
board-why-disc = no quedan discos
board-why-covered = tapada
board-why-strong = hace falta nivel { $n }
board-why-pair = hacen falta dos
board-why-supply = no quedan más
board-why-full = está lleno
board-why-scare = cuesta { n-scare }
board-why-red = ya es rojo
board-why-next = al lado está lleno
board-why-alone = nadie enfrente
board-why-taken = ventana ocupada
board-why-yours = ya lo embrujas
board-why-not = ahora no
board-cannot-strong = Este { $ghost } es demasiado fuerte para ti. Tu mejor sección por activar es de nivel { $n }.
board-cannot-ghost = Este { $ghost } no puede hacer nada por ti ahora. { $why }.
board-cannot-building = Aquí no puedes hacer nada ahora. { $why }.
board-cannot-action = { $action }: con este { $ghost } no se puede. Motivo: { $why }.
board-key-sections = a una sección; R: que descanse
board-key-arrows = de una acción a otra, por las calles; + y −: por lo que se puede elegir
board-key-undo = deshacer

### My lines of the guest book

event-turn-you = Ronda { $n }: es tu turno.
event-summon-you = Invocas un fantasma { $colour } { in-building }{ $n ->
    [0] , pero no quedan fichas de ese color
    [one] {" "}y tomas una ficha de ese color
   *[other] {" "}y tomas { $n } fichas de ese color
}.
event-nobody-comes-you = Llamas a un fantasma { $colour } { in-building }, pero no queda ninguno: no viene nadie.
event-scare-you = { $n ->
    [0] ¡Bu! Asustas con un fantasma { $colour }, pero no quedan fichas de miedo.
   *[other] ¡Bu! Asustas con un fantasma { $colour } y ganas { n-scare }.
}
event-evolve-you = Haces evolucionar un fantasma { in-building }: ahora es { $colour }. { $n ->
    [0] No quedan fichas de ese color.
    [one] Tomas una ficha { fem-colour }.
   *[other] Tomas { $n } fichas { fem-colours }.
}
event-level-you = Tu sección { $section } está ahora en el nivel { $n }, { $colour }.
event-move-you = Mueves el fantasma { $colour } { from-building } { to-to }.
event-win-you = ¡Ganas con { $n } PE y te llevas el título de Señor Supremo de las Tinieblas!
event-win-by-tokens-you = ¡Empate a { $n } PE! Pero tienes más fichas de fantasma y te llevas el título de Señor Supremo de las Tinieblas.
event-fight-you = ¡Combate! Lanzas el fantasma { $colour } { of-building } contra el { $other }.
event-fight-far-you = ¡Combate a distancia! Lanzas el fantasma { $colour } { of-building } contra el { $other } de otro edificio ({ $to }).
event-fight-won-you = ¡Ganas! El fantasma { $colour } se va { from-building }{ $n ->
    [0] , pero no quedan fichas de ese color
    [one] , y tomas una ficha { fem-colour }
   *[other] , y tomas { $n } fichas { fem-colours }
}.
event-fight-lost-you = El fantasma { $colour } { of-building } no puede con el { $other }: te quedas con las ganas.
event-haunt-own-you = Embrujas { the-building }, ventana { fem-colour }: { $n } PE.
event-haunt-common-you = Embrujas { the-building }, ventana { fem-colour }, con una ficha común: { $n } PE.
event-recover-you = Recuperas tu ficha de embrujo de la ventana { fem-colour } { of-building } y pierdes { $n } PE.
event-rest-you = Tu sección { $section } descansa: { $n ->
    [0] no hay discos que recuperar
    [one] vuelve un disco
   *[other] vuelven { $n } discos
}.
event-disc-back-you = Recuperas el disco de { $action }, sección { $section }.
event-seed-you = Llamas, y { in-building } { $n ->
    [one] aparece un fantasma azul
   *[other] aparecen { $n } fantasmas azules
}.
event-token-taken-you = Encuentras una ficha extra { in-building }: { $card }.
event-token-drawn-you = Sacas una ficha extra: { $card }.
event-token-replaced-you = Descartas { $card } y te quedas con la nueva.
event-token-discarded-you = Descartas { $card }.
event-token-used-you = Usas { $card }.
event-token-soul-you = { $card }: tomas { $n ->
    [one] una ficha { fem-colour }
   *[other] { $n } fichas { fem-colours }
}.
event-token-scare-you = { $card }: ganas { n-scare }.
event-token-points-you = { $card }: ganas { $n } PE.
event-token-wasted-you = Gastas { $card } y no pasa nada.
event-bonus-discs-back-you = Tus tres casillas de fichas extra están bloqueadas: recuperas { $n ->
    [one] el disco
   *[other] los { $n } discos
}.
event-flight-you = Haces volar el fantasma { $colour } { from-building } { to-to }.
event-claim-you = Reclamas { $card }: { $n } PE.
event-compensated-points-you = Ya ocupabas la carta: { $n } PE.
event-compensated-discs-you = Ya ocupabas la carta: { $n ->
    [one] vuelve un disco
   *[other] vuelven { $n } discos
}.
event-card-points-you = { $card }: ganas { $n } PE.
event-card-scare-you = { $card }: ganas { n-scare }.
event-card-token-you = { event-token-soul-you }
event-removed-you = Echas al fantasma { $colour } { from-building }.
event-placed-you = { $card }: pagas una ficha { fem-colour } y un fantasma de ese color aparece { in-building }.
event-swapped-you = Cambias de sitio dos fantasmas: el { $colour } { of-building } y el { $other } { of-to }.
event-scare-paid-you = { $card }: pagas { n-scare }.
event-tokens-paid-you = { $card }: entregas { $n ->
    [one] una ficha { fem-colour }
   *[other] { $n } fichas { fem-colours }
}.
event-announced-you = { $card }: anuncias { $n } o más.
event-pay-again-you = Pagas { n-scare } para volver a tirar.
event-last-haunt-you = ¡Has colocado tu última ficha de embrujo! La partida acaba con esta ronda.
event-fifth-card-you = ¡Ocupas tu quinta carta! La partida acaba con esta ronda.
event-final-points-you = Sumas { $n } PE: { $part }.
