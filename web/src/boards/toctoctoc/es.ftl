## El tablero de Toc, toc, toc.

toc-pane-door = Puerta
toc-pane-parties = Fiestas
toc-chapter = Turno { $turn } · { $player }
toc-chapter-you = Turno { $turn } · tú
toc-you = tú
toc-bot = bot
toc-turn-of = Turno de { $name }

### Las cartas, como se llaman bajo el dibujo

toc-name-Mn = Monstruo
toc-name-Gn = Fantasma
toc-name-Vn = Vampiro
toc-name-Mb = Bruto monstruo
toc-name-Gb = Bruto fantasma
toc-name-Vb = Bruto vampiro
toc-name-Mm = Músico monstruo
toc-name-Gm = Músico fantasma
toc-name-Vm = Músico vampiro
toc-name-S = Espantapájaros
toc-name-Mv = Vampiresa · monstruo
toc-name-Gv = Vampiresa · fantasma
toc-name-Vv = Vampiresa · vampiro
toc-name-K = Niño
toc-name-T = Coche fúnebre

### Las casas

toc-your-house = Tu casa
toc-house = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
toc-pts = { $points ->
    [one] pto
   *[other] ptos
}
toc-column-M = Monstruos
toc-column-G = Fantasmas
toc-column-V = Vampiros
toc-column-S = Espantapájaros
toc-column-label = { $type }: { $guests ->
    [0] ninguno
   *[other] { $guests }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
toc-column-guests = { $guests ->
    [0] Aún no hay nadie. Cada uno valdría 1 punto.
    [one] Un invitado, que vale 1 punto.
   *[other] { $guests } invitados de 1 punto: { $points } puntos.
}
toc-column-doubled = El músico los dobla: { $guests ->
    [one] 1 invitado de 2 puntos
   *[other] { $guests } invitados de 2 puntos
}, { $points } en total.
toc-column-scarecrows = { $guests ->
    [0] Aún no hay nadie. Un espantapájaros vale 3 puntos y nada lo mueve.
   *[other] { $guests } de 3 puntos: { $points } puntos. Nada mueve a un espantapájaros.
}
toc-column-safe = Un bruto los protege de niños y coches fúnebres.
toc-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
toc-points-part = { $type }: { $guests } × { $each } = { $points }.
toc-points-how = Un invitado vale 1, o 2 junto al músico de su tipo; un espantapájaros, 3.

toc-note-away = ausente
toc-note-knocks = llama
toc-note-bot = juega un bot
toc-held = En la mano de { $name }
toc-held-known = Todos vieron cómo las robaba: { $cards }.
toc-held-unknown-more = { $n ->
    [one] Y una más que nadie conoce.
   *[other] Y { $n } más que nadie conoce.
}
toc-held-unknown = { $n ->
    [one] Una carta que nadie más conoce.
   *[other] { $n } cartas que nadie más conoce.
}
toc-held-none = No le quedan cartas.
toc-held-door = Una de ellas está ahora ante la puerta.
toc-seen = Todos te vieron robar esta carta.

### El mazo

toc-pile = Mazo
toc-pile-cards = { $n ->
    [0] vacío
    [one] última carta
   *[other] { $n } cartas
}
toc-pile-you = Al final del turno robas esta carta: { $card }.
toc-pile-who = { $player } robará esta carta: { $card }.
toc-pile-down-you = Al final del turno robas la carta de arriba.
toc-pile-down-who = { $player } robará la carta de arriba.
toc-pile-down = En esta mesa el mazo está boca abajo: solo quien roba una carta la ve.
toc-pile-empty = Ya no se roba. Se juega hasta vaciar todas las manos.
toc-gone = Se fueron para siempre
toc-gone-none = Aún no ha salido nadie del juego.
toc-unseen = Aún sin ver
toc-unseen-none = Ya se han visto todas las cartas.

### La puerta

toc-word-1 = ¡Toc
toc-word-2 = toc
toc-word-3 = toc!
toc-door-mine = Ofreces: { $card }
toc-door-choose = Llamar aquí
toc-door-chosen = Esta puerta
toc-at = en casa de { $name }
toc-saying-0 = «Es un encanto, de verdad.»
toc-saying-1 = «Aquí fuera hace frío.»
toc-saying-2 = «¡Adivina quién es!»
toc-saying-3 = «Te va a gustar.»
toc-saying-4 = «¿Mentir, yo?»
toc-saying-5 = «Es solo un amigo.»
toc-saying-6 = «Alguien pregunta por ti.»
toc-saying-7 = «¡Deprisa, que llueve!»

### Decisiones

toc-open = Abrir
toc-open-means = El invitado, o la trampa, es para ti.
toc-refuse = No abrir
toc-refuse-means = Es para { $player }.
toc-step-card = Elige una carta
toc-step-door = Elige una puerta
toc-knock = Llamar
toc-choose = { $type } ({ $n })
toc-if-open = Si { $player } abre
toc-if-refuse = Si no
toc-if-open-guest = El invitado va a la fiesta de { $player }.
toc-if-refuse-guest = El invitado va a la tuya.
toc-if-open-vamp = Eliges un invitado de ese tipo en la fiesta de { $player } y te lo llevas.
toc-if-refuse-vamp = { $player } elige un invitado de ese tipo en la tuya.
toc-if-open-kid = Su mayor grupo sin bruto corre a tu casa.
toc-if-refuse-kid = Tu mayor grupo sin bruto corre a casa de { $player }.
toc-if-open-taxi = Su mayor grupo sin bruto se va para siempre.
toc-if-refuse-taxi = Tu mayor grupo sin bruto se va para siempre.

### La primera vez

toc-lesson-offer = Elige una carta de tu mano y una puerta. Nadie verá la carta antes de decidir.
toc-lesson-answer = No sabes quién llama. Si abres, te toca a ti; si no abres, le toca a quien llama.
toc-lesson-take = La vampiresa te trae un invitado: elige el que quieras.
toc-lesson-choose = Hay varios grupos igual de grandes: tú decides cuál se va.
toc-lesson-brute = Un bruto protege de niños y coches fúnebres a todos los invitados de su tipo.
toc-lesson-musician = Un músico dobla a cada invitado de su mismo tipo en la fiesta.
toc-lesson-vamp = Una vampiresa no se queda. Se lleva a un invitado de su tipo a la fiesta del rival.
toc-lesson-kid = El niño no se queda. Asusta al mayor grupo sin bruto, que huye a la fiesta del rival.
toc-lesson-taxi = El coche fúnebre se lleva para siempre al mayor grupo sin bruto.
toc-lesson-scarecrow = Un espantapájaros vale 3 puntos y nunca se va.
toc-lesson-close = Entendido

## El final: la última fiesta

toc-end-heading = Las fiestas
end-you = La mejor fiesta está en tu casa.
end-other = La mejor fiesta es la de { $player }.
end-by = { $player } gana por { $n ->
    [one] un punto.
   *[other] { $n } puntos.
}
end-shared = Las mejores fiestas, puerta con puerta: { $players }.
end-shared-you = Las mejores fiestas, puerta con puerta: { $players }.
toc-source-M = { $n ->
    [one] 1 monstruo
   *[other] { $n } monstruos
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-G = { $n ->
    [one] 1 fantasma
   *[other] { $n } fantasmas
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-V = { $n ->
    [one] 1 vampiro
   *[other] { $n } vampiros
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-S = { $n ->
    [one] 1 espantapájaros
   *[other] { $n } espantapájaros
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}

## Mis propias líneas del libro de visitas, y las de otros que hablan de mí.

event-first-you = Empiezas tú.
event-guest-you = En tu casa ya está: { $cards }.
event-draw-you = Robas del mazo: { $cards }.
event-knock-to-you = ¡Toc, toc, toc! { $player } llama a tu puerta con una carta: { $cards }.
event-win-you = ¡Ganas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
event-knock-you = ¡Toc, toc, toc! Llamas a la puerta de { $other } con una carta: { $cards }.
event-knock-unseen-you = ¡Toc, toc, toc! Llamas a la puerta de { $other }.
event-knock-unseen-to-you = ¡Toc, toc, toc! { $player } llama a tu puerta.
event-open-you = Le abres la puerta a { $other }: ¡{ $cards }!
event-open-to-you = { $player } te abre la puerta: ¡{ $cards }!
event-refuse-you = No abres; { $other } tiene que revelar la carta: ¡{ $cards }!
event-refuse-to-you = { $player } no abre; tienes que revelar la carta: ¡{ $cards }!
event-join-you = Tu fiesta crece: { $cards }.
event-no-effect-you = Nadie se va de tu fiesta. ¡Adiós, { $cards }!
event-lure-you = Conquistas a un invitado de { $other }: { $cards }.
event-lure-to-you = { $player } conquista a un invitado tuyo: { $cards }.
event-flee-you = { $n ->
    [one] Un invitado huye
   *[other] { $n } invitados huyen
} de la fiesta de { $other } a la tuya: { $cards }.
event-flee-to-you = { $n ->
    [one] Un invitado huye
   *[other] { $n } invitados huyen
} de tu fiesta a la de { $player }: { $cards }.
event-ride-you = { $n ->
    [one] Un invitado se va
   *[other] { $n } invitados se van
} para siempre de tu fiesta en coche fúnebre: { $cards }.
