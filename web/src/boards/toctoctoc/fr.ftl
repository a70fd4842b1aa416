## Le plateau de Toc Toc Toc.

toc-pane-door = Porte
toc-pane-parties = Soirées
toc-chapter = Tour { $turn } · { $player }
toc-chapter-you = Tour { $turn } · toi
toc-you = toi
toc-bot = robot
toc-turn-of = C’est à { $name }

### Les cartes, comme elles s’appellent sous l’image

toc-name-Mn = Monstre
toc-name-Gn = Fantôme
toc-name-Vn = Vampire
toc-name-Mb = Brute monstre
toc-name-Gb = Brute fantôme
toc-name-Vb = Brute vampire
toc-name-Mm = Musicien monstre
toc-name-Gm = Musicien fantôme
toc-name-Vm = Musicien vampire
toc-name-S = Épouvantail
toc-name-Mv = Vamp · monstre
toc-name-Gv = Vamp · fantôme
toc-name-Vv = Vamp · vampire
toc-name-K = Jeune enfant
toc-name-T = Taxi-corbillard

### Les maisons

toc-your-house = Chez toi
toc-house = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-pts = { $points ->
    [one] pt
   *[other] pts
}
toc-column-M = Monstres
toc-column-G = Fantômes
toc-column-V = Vampires
toc-column-S = Épouvantails
toc-column-label = { $type } : { $guests ->
    [0] aucun
   *[other] { $guests }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-column-guests = { $guests ->
    [0] Personne pour l’instant. Chacun vaudrait 1 point.
    [1] Un invité, qui vaut 1 point.
   *[other] { $guests } invités à 1 point : { $points } points.
}
toc-column-doubled = Le musicien les double : { $guests ->
    [one] { $guests } invité à 2 points
   *[other] { $guests } invités à 2 points
}, { $points } en tout.
toc-column-scarecrows = { $guests ->
    [0] Personne pour l’instant. Un épouvantail vaut 3 points et ne bouge plus.
   *[other] { $guests } à 3 points : { $points } points. Rien ne fait bouger un épouvantail.
}
toc-column-safe = Une brute les protège des enfants et des taxis.
toc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-points-part = { $type } : { $guests } × { $each } = { $points }.
toc-points-how = Un invité vaut 1, ou 2 à côté du musicien de son type ; un épouvantail 3.

toc-note-away = ailleurs
toc-note-knocks = frappe
toc-note-bot = un robot joue
toc-held = La main chez { $name }
toc-held-known = Tout le monde a vu piocher : { $cards }.
toc-held-unknown-more = { $n ->
    [1] Et une carte inconnue.
   *[other] Et { $n } cartes inconnues.
}
toc-held-unknown = { $n ->
    [1] Une carte que personne d’autre ne connaît.
   *[other] { $n } cartes que personne d’autre ne connaît.
}
toc-held-none = Plus aucune carte.
toc-held-door = L’une d’elles est devant la porte.
toc-seen = Tout le monde a vu que tu piochais cette carte.

### La pioche

toc-pile = Pioche
toc-pile-cards = { $n ->
    [0] vide
    [one] dernière carte
   *[other] { $n } cartes
}
toc-pile-you = À la fin de ce tour, tu pioches cette carte : { $card }.
toc-pile-who = { $player } piochera cette carte : { $card }.
toc-pile-down-you = À la fin de ce tour, tu pioches la carte du dessus.
toc-pile-down-who = { $player } piochera la carte du dessus.
toc-pile-down = À cette table, la pioche est face cachée : personne d’autre ne voit la carte qu’on pioche.
toc-pile-empty = On ne pioche plus. On joue jusqu’à vider toutes les mains.
toc-gone = Partis pour de bon
toc-gone-none = Personne n’a encore quitté le jeu.
toc-unseen = Pas encore vus
toc-unseen-none = Toutes les cartes ont été vues.

### La porte

toc-word-1 = Toc
toc-word-2 = toc
toc-word-3 = toc
toc-door-mine = Tu proposes : { $card }
toc-door-choose = Frapper ici
toc-door-chosen = Cette porte
toc-at = chez { $name }
toc-saying-0 = « Un invité charmant, promis. »
toc-saying-1 = « Il fait froid dehors. »
toc-saying-2 = « Devine qui c’est ! »
toc-saying-3 = « Tu vas l’adorer. »
toc-saying-4 = « Moi, mentir ? »
toc-saying-5 = « C’est juste un ami. »
toc-saying-6 = « Quelqu’un te demande. »
toc-saying-7 = « Vite, il pleut ! »

### Décisions

toc-open = Ouvrir
toc-open-means = L’invité, ou le piège, est pour toi.
toc-refuse = Ne pas ouvrir
toc-refuse-means = C’est pour { $player }.
toc-step-card = Choisis une carte
toc-step-door = Choisis une porte
toc-knock = Frapper
toc-choose = { $type } ({ $n })
toc-if-open = Si { $player } ouvre
toc-if-refuse = Sinon
toc-if-open-guest = L’invité va chez { $player }.
toc-if-refuse-guest = L’invité vient chez toi.
toc-if-open-vamp = Tu choisis un invité de ce type chez { $player } : il vient chez toi.
toc-if-refuse-vamp = { $player } en choisit un chez toi.
toc-if-open-kid = Son plus grand groupe sans brute court chez toi.
toc-if-refuse-kid = Ton plus grand groupe sans brute court chez { $player }.
toc-if-open-taxi = Son plus grand groupe sans brute part pour de bon.
toc-if-refuse-taxi = Ton plus grand groupe sans brute part pour de bon.

### La première fois

toc-lesson-offer = Prends une carte de ta main et choisis une porte. On ne verra la carte qu’après avoir décidé.
toc-lesson-answer = Tu ne sais pas qui frappe. Ouvre, et c’est pour toi ; n’ouvre pas, et c’est pour l’autre.
toc-lesson-take = La vamp t’amène un invité : choisis celui que tu veux.
toc-lesson-choose = Plusieurs groupes sont à égalité : à toi de dire lequel s’en va.
toc-lesson-brute = Une brute protège tous les invités de son type contre les enfants et les taxis.
toc-lesson-musician = Un musicien double chaque invité du même type à la soirée.
toc-lesson-vamp = Une vamp ne reste pas. Elle attire un invité de son type chez le rival.
toc-lesson-kid = L’enfant ne reste pas. Il fait fuir le plus grand groupe sans brute chez le rival.
toc-lesson-taxi = Le taxi-corbillard emmène pour de bon le plus grand groupe sans brute.
toc-lesson-scarecrow = Un épouvantail vaut 3 points et ne part jamais.
toc-lesson-close = Compris

## La fin : la dernière soirée

toc-end-heading = Les soirées
end-you = La meilleure soirée, c’est chez toi.
end-other = La meilleure soirée, c’est chez { $player }.
end-by = { $player } l’emporte { $n ->
    [1] d’un point.
   *[other] de { $n } points.
}
end-shared = Les meilleures soirées, porte à porte : { $players }.
end-shared-you = Les meilleures soirées, porte à porte : { $players }.
toc-source-M = { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-G = { $n ->
    [one] { $n } fantôme
   *[other] { $n } fantômes
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-V = { $n ->
    [one] { $n } vampire
   *[other] { $n } vampires
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-S = { $n ->
    [one] { $n } épouvantail
   *[other] { $n } épouvantails
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}

## Mes propres lignes du livre d’or ; et celles des autres qui parlent de moi.

event-first-you = Tu commences.
event-guest-you = Déjà là chez toi : { $cards }.
event-draw-you = Tu pioches : { $cards }.
event-knock-to-you = Toc, toc, toc ! { $player } frappe chez toi avec une carte : { $cards }.
event-win-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-knock-you = Toc, toc, toc ! Tu frappes chez { $other } avec une carte : { $cards }.
event-knock-unseen-you = Toc, toc, toc ! Tu frappes chez { $other }.
event-knock-unseen-to-you = Toc, toc, toc ! { $player } frappe chez toi.
event-open-you = Tu ouvres à { $other } : { $cards } !
event-open-to-you = { $player } t’ouvre : { $cards } !
event-refuse-you = Tu refuses ; { $other } doit révéler : { $cards } !
event-refuse-to-you = { $player } refuse ; tu dois révéler : { $cards } !
event-join-you = Un invité de plus chez toi : { $cards }.
event-no-effect-you = Personne à emmener chez toi : la carte « { $cards } » repart bredouille.
event-lure-you = Tu chipes un invité chez { $other } : { $cards }.
event-lure-to-you = { $player } chipe un invité chez toi : { $cards }.
event-flee-you = { $n ->
    [1] Un invité prend peur chez { $other } et file
   *[other] { $n } invités prennent peur chez { $other } et filent
} chez toi : { $cards }.
event-flee-to-you = { $n ->
    [1] Un invité prend peur chez toi et file
   *[other] { $n } invités prennent peur chez toi et filent
} chez { $player } : { $cards }.
event-ride-you = Chez toi, le taxi emporte pour toujours { $n ->
    [1] un invité
   *[other] { $n } invités
} : { $cards }.
