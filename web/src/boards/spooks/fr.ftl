## Le plateau de Spooks. $player et $other sont des noms, $card et $cards des cartes, $n un nombre ; $you dit si c’est toi.

### Plus court que dans le terminal : la ligne près de la pile dit le reste.

status-lead = { $players } pose la carte de son choix.
status-lead-you = À toi : pose la carte de ton choix.
status-may-lead = { $players } peut poser une carte, ou passer.
status-may-lead-you = À toi : pose la carte de ton choix, ou passe.
status-choose-phantom = { $players } décide de la main fantôme.
status-choose-phantom-you = Tu distribues : une main fantôme, ou pas ?
status-follow-blue = { $players } peut poser { $answers }, ou passer.
status-follow-blue-you = À toi : pose { $answers }, ou passe.
status-follow-blue-end = { $players } peut poser { $answers }, ou passer.
status-follow-blue-end-you = À toi : pose { $answers }, ou passe. Rien d’autre ne va dessus.
status-follow-red = { $players } doit répondre par { $answers }.
status-follow-red-you = À toi : réponds par { $answers }.
status-follow-red-decline = { $players } peut répondre par { $answers }.
status-follow-red-decline-you = À toi : réponds par { $answers }, ou renonce.
status-prank = Une farce ! Choix secret, on attend : { $players }.
status-prank-you = Une farce ! Choisis une carte en secret.
status-pass-along = Une carte pour le voisin, on attend : { $players }.
status-pass-along-you = Choisis une carte pour ton voisin.
status-build-run = { $victim } se fait sonner. { $players } pose une suite.
status-build-run-you = { $victim } se fait sonner : pose une suite.
status-build-run-more = { $players } continue sa suite, ou l’arrête.
status-build-run-more-you = Continue ta suite, ou arrête-la.
status-bite = Morsure ! { $players } choisit une carte pour { $victim }.
status-bite-you = Morsure ! Donne une carte à { $victim }.
status-pick-recipient = { $players } choisit qui reçoit un cadeau.
status-pick-recipient-you = Choisis qui reçoit ton cadeau.
status-gift = { $players } choisit un cadeau pour { $victim }.
status-gift-you = Choisis un cadeau pour { $victim }.

### La ligne près de la pile

spooks-asked = Ce que demande la pile
spooks-phantom-title = Avant de distribuer
spooks-phantom-text = { $player } distribue, et dit si une main reste de côté, cachée.
spooks-phantom-text-you = Une main de côté, cachée, ou toutes les cartes aux joueurs ?
spooks-lead-you = Carte au choix : à toi
spooks-lead = Carte au choix : { $player }
spooks-lead-text = N’importe quelle carte va. Elle décide de la suite.
spooks-blue = Bleu
spooks-green = Vert
spooks-red = Rouge
spooks-blue-starts = chaque carte monte d’une valeur
spooks-blue-starts-down = chaque carte descend d’une valeur
spooks-green-starts = une farce en secret
spooks-red-starts = même famille ou même valeur
spooks-blue-up = Pile bleue : une valeur de plus
spooks-blue-down = Pile bleue : une valeur de moins
spooks-blue-fits = Il faut { $rank ->
    [M] un Maître
   *[other] un { $rank }
}, de n’importe quelle famille.
spooks-blue-none = Rien au-dessus d’un Maître : seul le Chat va dessus.
spooks-blue-none-spider = Il faut le Maître Araignée ou le Chat.
spooks-blue-none-down = Rien en dessous d’un 1 : seul le Chat va dessus.
spooks-if-pass = Si tu passes
spooks-all-pass = Si tout le monde passe
spooks-leads = { $you ->
    [yes] tu poses la carte de ton choix.
   *[no] { $player } pose la carte de son choix.
}
spooks-spider-master = Maître Araignée
spooks-spider-master-fits = va sur toutes les Araignées.
spooks-cat = Chat
spooks-cat-fits = va sur tout ; ensuite, carte au choix pour le joueur suivant.
spooks-red-title = Pile rouge : même famille ou valeur
spooks-red-fits = Il faut { $kin } ou { $rank ->
    [M] un autre Maître
   *[other] un { $rank }
}.
spooks-red-fits-wild = Il faut { $kin }, { $rank ->
    [M] ou n’importe quel Maître
   *[other] un { $rank } ou n’importe quel Maître
}.
spooks-no-answer = Pas de réponse ?
spooks-stuns-you = { $player } te sonne, et pose toute une suite.
spooks-stuns = { $other } se fait sonner, et { $you ->
    [yes] tu poses
   *[no] { $player } pose
} toute une suite.
spooks-bites-you = tu te fais mordre : chacun te donne une carte.
spooks-bites = { $other } se fait mordre : chacun lui donne une carte.
spooks-prank-title = Une farce !
spooks-prank-text = Chacun choisit une carte en secret. Le Chat gagne, sinon le plus haut Gobelin ; le gagnant pose la carte de son choix.
spooks-prank-text-down = Chacun choisit une carte en secret. Le Chat gagne, sinon le plus bas Gobelin ; le gagnant pose la carte de son choix.
spooks-no-winner = Ni Gobelin ni Chat ?
spooks-other-card = Une autre carte
spooks-hides = te cache, et tu t’en débarrasses.
spooks-pass-along-title = Le Maître Fantôme hurle
spooks-pass-along-text = Chacun choisit une carte en secret ; puis toutes passent chez un voisin en même temps.
spooks-your-card = Ta carte
spooks-goes-to = va à { $player }.
spooks-stunned-title = { $you ->
    [yes] Tu te fais sonner
   *[no] { $player } se fait sonner
}
spooks-run-text-you = Pose une suite : une carte ou plus, de toutes familles, en montant d’une valeur à la fois.
spooks-run-text = { $player } pose une suite : une carte ou plus, en montant d’une valeur à la fois.
spooks-then = Ensuite
spooks-faces = { $you ->
    [yes] tu réponds à la dernière carte.
   *[no] { $player } répond à la dernière carte.
}
spooks-bitten-title = { $you ->
    [yes] Tu te fais mordre
   *[no] { $player } se fait mordre
}
spooks-bite-text = { $you ->
    [yes] Chacun te donne une carte. Personne d’autre ne la voit.
   *[no] Chacun donne une carte à { $player }. Personne d’autre ne la voit.
}
spooks-still-giving = Doivent encore donner
spooks-list = { $players }.
spooks-gift-title = Le Maître Gobelin ricane
spooks-gift-text = { $you ->
    [yes] Tu offres une carte à { $other }. Personne d’autre ne la voit.
   *[no] { $player } offre une carte à { $other }. Personne d’autre ne la voit.
}
spooks-recipient-text = { $you ->
    [yes] Tu offres une carte à la plus petite main adverse ; s’il y en a plusieurs, tu choisis.
   *[no] { $player } offre une carte à la plus petite main adverse.
}
spooks-prank-follows = une farce.
spooks-over-title = Hors de la maison : { $players }
spooks-over-text = Les autres se font attraper avec leurs cartes.
spooks-dealing = Distribution
spooks-dealing-text = On distribue les cartes.

### Les joueurs

spooks-place = { $player }, { spooks-cards }, { $doing }
spooks-cards = { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
spooks-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
spooks-own-points = Série : { $n }
spooks-points-of = Points : { $n } sur { $limit }.
spooks-got = Reçu de toi : { $cards }.
spooks-lacks = N’a aucune de ces cartes, c’est certain : { $cards }.
spooks-out = hors de la Série
spooks-is-stunned = se fait sonner
spooks-is-bitten = se fait mordre
spooks-gets-gift = reçoit un cadeau
spooks-has-chosen = a choisi
spooks-escaped = hors de la maison
spooks-is-leading = carte au choix
spooks-is-choosing = choisit
spooks-has-passed = a passé
spooks-has-laid = a posé : { $card }
spooks-away = ailleurs
spooks-dealer = donne les cartes

### La pile

spooks-family-SP = Araignée
spooks-family-GH = Fantôme
spooks-family-GO = Gobelin
spooks-family-SK = Squelette
spooks-family-BA = Chauve-souris
spooks-family-CAT = Chat noir
spooks-top = { $player } a posé la carte du dessus : { $card }
spooks-clockwise = sens horaire
spooks-counter-clockwise = sens antihoraire
spooks-ascending = les valeurs montent
spooks-descending = les valeurs descendent
spooks-pile-count = { $n ->
    [one] { $n } carte sortie
   *[other] { $n } cartes sorties
}
spooks-phantom = { $n ->
    [one] { $n } carte à l’écart
   *[other] { $n } cartes à l’écart
}
spooks-showed = { $player } a dévoilé : { $card }
spooks-chose = { $player } a choisi
spooks-chooses = { $player } choisit

### Ce que je peux faire

spooks-do-lay = Poser : { $card }
spooks-do-commit = Choisir : { $card }
spooks-do-give = Donner à { $player } : { $card }
spooks-do-hand = Passer à { $player } : { $card }
spooks-give-to = Offrir à { $player } : { $card }
spooks-to = Un cadeau pour { $player }
spooks-lay-run = { $n ->
    [1] Poser une seule carte : { $card }
   *[other] Poser { $n } cartes, jusqu’à : { $card }
}
spooks-pass = Passer
spooks-decline = Renoncer
spooks-enough = Arrêter la suite
spooks-aside = Une main de côté
spooks-all = Tout distribuer
spooks-take-back = Annuler
spooks-you-chose = Tu as choisi : { $card }. On attend { $players }.
spooks-waiting = Ton choix est fait. On attend { $players }.
spooks-choose-recipient = Choisis quelqu’un, et une carte si tu veux.
spooks-build-run = Touche les cartes de ta suite, de la plus petite à la plus grande.
spooks-nothing-fits = Aucune de tes cartes ne va.
spooks-choose-lay = Choisis une carte cochée.
spooks-choose-commit = Choisis une carte. Personne ne la voit encore.
spooks-choose-give = Choisis une carte à donner.
spooks-choose-hand = Choisis une carte à passer.

### Ma main

spooks-hand = Ta main : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
spooks-card = { $card }
spooks-card-may = { $card }, jouable
spooks-card-not = { $card }, pas jouable maintenant
spooks-sort = Trier ta main
spooks-sort-family = Famille
spooks-sort-rank = Valeur
spooks-sort-playable = Jouables
spooks-last-scores = Derniers points

### Ce qu’on a vu

spooks-seen = Déjà vu
spooks-known = Ce que tu sais
spooks-cell-gone = sortie
spooks-cell-one = une sur deux sortie
spooks-cell-mine = à toi
spooks-cell-left = quelque part
spooks-cat-gone = le Chat est sorti
spooks-cat-mine = le Chat est à toi
spooks-cat-left = le Chat rôde
spooks-player-got = { $player } a reçu de toi : { $cards }.
spooks-player-lacks = { $player } n’a aucune de ces cartes, c’est certain : { $cards }.

### Les points

spooks-left = Ce qui restait en main
spooks-scores = La Série, jusqu’à { $limit } points
spooks-player = Joueur
spooks-left-cards = Reste en main
spooks-this-deal = Manche
spooks-total = Total
spooks-nothing = plus rien : évasion !
spooks-next-deal = À la manche suivante

### Le livre d’or, et où en est la partie

spooks-chapter-deal = Nouvelle manche
spooks-chapter-blue = Pile bleue
spooks-chapter-green = Farce
spooks-chapter-red = Pile rouge
spooks-chapter-black = Le Chat
spooks-pane-table = Table
spooks-pane-seen = Déjà vu

## La fin : quelqu’un est dehors

spooks-end-you = Tu t’échappes de la maison !
spooks-end = { $player } sort de la maison.
spooks-end-shared = { $players } s’échappent ensemble.
spooks-end-series-you = Tu gagnes la Série.
spooks-end-series = { $player } gagne la Série.
spooks-end-series-shared = { $players } gagnent la Série ensemble.
spooks-end-sub = Plus une carte en main. Les monstres rattrapent tous les autres.
spooks-end-sub-series = Le total le plus bas gagne, après { $deals ->
    [1] une manche
   *[other] { $deals } manches
}.
spooks-end-heading = Les autres, de près
spooks-end-heading-series = Les points de la Série
spooks-end-out = Évasion !

## Entre deux manches d’une Série

spooks-rest-title = { $deals ->
    [1] La Série après une manche
   *[other] La Série après { $deals } manches
}
spooks-rest-how = { $series ->
    [elimination] À { $limit }, la maison te garde ; des deux derniers, le total le plus bas gagne.
   *[other] Le total le plus bas gagne ; à { $limit }, la maison te garde.
}
spooks-rest-caught = la limite
spooks-rest-near = { $n ->
    [1] Limite en vue, à un point près : { $player }.
   *[other] Au plus près de la limite, à { $n } points : { $player }.
}
spooks-rest-near-you = { $n ->
    [1] Tu es à un point de la limite.
   *[other] Tu es à { $n } points de la limite.
}
spooks-rest-lead = Le total le plus bas : { $player }.
spooks-rest-lead-you = Le total le plus bas, c’est le tien.
spooks-rest-behind = { $n ->
    [0] Le total le plus bas : { $player }, à égalité avec toi.
    [1] Le total le plus bas : { $player }, un point de moins que toi.
   *[other] Le total le plus bas : { $player }, { $n } points de moins que toi.
}
spooks-rest-start = départ
spooks-rest-round = manche { $n }
spooks-rest-sheet = Ce qui restait en main
spooks-rest-chart = Totaux après chaque manche : { $totals }

## Mes propres lignes du livre d’or ; et celles des autres qui parlent de moi.

event-dealer-you = Tu distribues les cartes.
event-open-you = La porte grince… Tu ouvres la manche : { $cards }.
event-lead-you = Tu poses la carte de ton choix : { $cards }.
event-follow-you = Tu poses : { $cards }.
event-pass-you = Tu passes.
event-prank-you = Hi hi hi ! Ton Gobelin lance une farce : à chacun de choisir une carte en secret.
event-commit-you = Tu prépares une carte pour la farce : { $cards }.
event-reveal-you = Tu dévoiles : { $cards }.
event-prank-won-you = { $cards } ! Tu gagnes la farce, et tu poses la carte de ton choix.
event-no-prank-you = Ni Gobelin ni Chat : la farce tombe à plat, et tu poses la carte de ton choix.
event-fail-you = Aïe ! Rien à répondre : tu te fais { $kin ->
    [SK] sonner
   *[BA] mordre
} par la carte de l’adversaire ({ $other } : { $cards }).
event-fail-to-you = Aïe ! Rien à répondre : { $player } se fait { $kin ->
    [SK] sonner
   *[BA] mordre
} par ta carte : { $cards }.
event-run-you = Tu poses dans ta suite : { $cards }.
event-give-you = Croc ! Tu donnes une carte à { $other } : { $cards }.
event-give-to-you = Croc ! { $player } te donne une carte : { $cards }.
event-ghost-master-you = Hou hou ! Ton Maître Fantôme fait voyager les cartes : chacun en prépare une pour son voisin.
event-choose-you = Tu prépares une carte à passer : { $cards }.
event-handed-you = Tu glisses une carte à { $other } : { $cards }.
event-handed-to-you = { $player } te glisse une carte : { $cards }.
event-goblin-master-you = Surprise ! Ton Maître Gobelin réclame un cadeau pour la plus petite main adverse.
event-recipient-you = Tu choisis qui recevra le cadeau : { $other }.
event-recipient-to-you = { $player } choisit qui recevra le cadeau : toi.
event-gift-you = Tu offres une carte à { $other } : { $cards }.
event-gift-to-you = { $player } t’offre une carte : { $cards }.
event-reverse-you = Demi-tour ! Ton Maître Squelette fait tourner le jeu à l’envers.
event-restore-you = Demi-tour ! Ton Maître Squelette remet le jeu dans le bon sens.
event-descend-you = Tête en bas ! Ton Maître Chauve-souris renverse l’ordre : les valeurs descendent, et le plus petit Gobelin gagne les farces.
event-ascend-you = Tête en haut ! Ton Maître Chauve-souris rétablit l’ordre : les valeurs montent, et le plus haut Gobelin gagne les farces.
event-still-turned-you = Ton Maître Squelette trouve le jeu déjà à l’envers : rien ne change.
event-still-descending-you = Ton Maître Chauve-souris trouve l’ordre déjà renversé : les valeurs descendent toujours, et le plus petit Gobelin gagne les farces.
event-out-you = Plus une seule carte : tu t’échappes et tu gagnes la manche !
event-score-you = Il te reste : { $cards }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total { $total }.
event-score-out-you = Il ne te reste rien : total toujours { $total }.
event-eliminated-you = Les monstres t’attrapent : tu quittes la Série.
event-new-deal-you = Nouvelle manche : tu distribues.
event-aside-you = Tu mets une main fantôme de côté pour cette manche.
event-all-dealt-you = Tu distribues toutes les cartes aux joueurs pour cette manche.
event-leave-you = Tu laisses le choix de la carte au suivant.
event-commit-unseen-you = Tu prépares une carte pour la farce.
event-choose-unseen-you = Tu prépares une carte à passer.
event-give-unseen-you = Croc ! Tu donnes une carte à { $other }.
event-give-unseen-to-you = Croc ! { $player } te donne une carte.
event-handed-unseen-you = Tu glisses une carte à { $other }.
event-handed-unseen-to-you = { $player } te glisse une carte.
event-gift-unseen-you = Tu offres une carte à { $other }.
event-gift-unseen-to-you = { $player } t’offre une carte.
event-win-you = Tu gagnes la Série avec le plus petit total : { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
