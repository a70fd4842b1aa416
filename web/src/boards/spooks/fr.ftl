## Le plateau de Spooks. $player et $other sont des noms, $card et $cards des cartes, $n un nombre ; $you dit si c’est toi.

### Plus court que dans le terminal : la ligne près de la pile dit le reste.

status-lead = { $players } relance avec la carte de son choix.
status-lead-you = À toi de relancer : joue la carte que tu veux.
status-follow-blue = { $players } peut poser { $answers }, ou passer.
status-follow-blue-you = À toi : pose { $answers }, ou passe.
status-follow-red = { $players } doit répondre par { $answers }.
status-follow-red-you = À toi : réponds par { $answers }.
status-follow-red-decline = { $players } peut répondre par { $answers }.
status-follow-red-decline-you = À toi : réponds par { $answers }, ou renonce.
status-prank = Une farce ! Choix secret, on attend : { $players }.
status-prank-you = Une farce ! Choisis une carte en secret.
status-pass-along = Une carte pour le voisin, on attend : { $players }.
status-pass-along-you = Choisis une carte pour ton voisin.
status-build-run = { $victim } ne peut pas répondre. { $players } pose une suite.
status-build-run-you = { $victim } ne peut pas répondre : pose une suite.
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
spooks-lead-you = À toi de relancer
spooks-lead = { $player } relance
spooks-lead-text = N’importe quelle carte va. Elle décide de la suite.
spooks-blue = Bleu
spooks-green = Vert
spooks-red = Rouge
spooks-blue-starts = chaque carte monte d’un rang
spooks-blue-starts-down = chaque carte descend d’un rang
spooks-green-starts = une farce en secret
spooks-red-starts = même famille ou même rang
spooks-blue-up = Pile bleue : monter d’un rang
spooks-blue-down = Pile bleue : descendre d’un rang
spooks-blue-fits = Il faut { $rank ->
    [M] un Maître
   *[other] un { $rank }
}, de n’importe quelle famille.
spooks-blue-none = Rien au-dessus d’un Maître : seul le Chat va dessus.
spooks-blue-none-spider = Il faut le Maître Araignée ou le Chat.
spooks-blue-none-down = Rien en dessous d’un 1 : seul le Chat va dessus.
spooks-if-pass = Si tu passes
spooks-all-pass = Si tous passent
spooks-leads = { $you ->
    [yes] tu relances.
   *[no] { $player } relance.
}
spooks-spider-master = Maître Araignée
spooks-spider-master-fits = va sur toutes les Araignées.
spooks-cat = Chat
spooks-cat-fits = va sur tout ; ensuite, la personne suivante relance.
spooks-red-title = Pile rouge : même famille ou rang
spooks-red-fits = Il faut { $kin } ou { $rank ->
    [M] un Maître
   *[other] un { $rank }
}. Qui en a doit répondre.
spooks-red-fits-wild = Il faut { $kin }, { $rank ->
    [M] ou n’importe quel Maître
   *[other] un { $rank } ou n’importe quel Maître
}.
spooks-no-answer = Pas de réponse ?
spooks-stuns-you = { $player } te sonne, et pose toute une suite.
spooks-stuns = { $other } reste sans voix, et { $you ->
    [yes] tu poses
   *[no] { $player } pose
} toute une suite.
spooks-bites-you = on te mord : chacun te donne une carte.
spooks-bites = on mord { $other } : chacun lui donne une carte.
spooks-prank-title = Une farce !
spooks-prank-text = Chacun choisit une carte en secret. Le Chat gagne, sinon le plus haut Gobelin ; qui gagne relance.
spooks-prank-text-down = Chacun choisit une carte en secret. Le Chat gagne, sinon le plus bas Gobelin ; qui gagne relance.
spooks-no-winner = Ni Gobelin ni Chat ?
spooks-other-card = Une autre carte
spooks-hides = se cache, et t’en débarrasse.
spooks-pass-along-title = Le Maître Fantôme hurle
spooks-pass-along-text = Chacun choisit une carte en secret ; puis toutes passent chez un voisin en même temps.
spooks-your-card = Ta carte
spooks-goes-to = va à { $player }.
spooks-stunned-title = { $you ->
    [yes] Te voilà sans voix
   *[no] { $player } reste sans voix
}
spooks-run-text-you = Pose une suite : une carte ou plus, de toutes familles, en montant d’un rang à la fois.
spooks-run-text = { $player } pose une suite : une carte ou plus, en montant d’un rang à la fois.
spooks-then = Ensuite
spooks-faces = { $you ->
    [yes] tu réponds à la dernière carte.
   *[no] { $player } répond à la dernière carte.
}
spooks-bitten-title = { $you ->
    [yes] On te mord
   *[no] On mord { $player }
}
spooks-bite-text = { $you ->
    [yes] Chacun te donne une carte. Seules deux personnes savent laquelle : toi, et qui la donne.
   *[no] Chacun donne une carte à { $player }. Seules deux personnes savent laquelle.
}
spooks-still-giving = Donnent encore
spooks-list = { $players }.
spooks-gift-title = Le Maître Gobelin ricane
spooks-gift-text = { $you ->
    [yes] Tu offres une carte à { $other }. Vous seuls savez laquelle.
   *[no] { $player } offre une carte à { $other }. Eux seuls savent laquelle.
}
spooks-recipient-text = { $you ->
    [yes] Tu offres une carte à l’une des plus petites mains adverses.
   *[no] { $player } offre une carte à l’une des plus petites mains adverses.
}
spooks-prank-follows = une farce.
spooks-over-title = Sortie de la maison : { $players }
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
spooks-points-of = { $n } points sur { $limit }.
spooks-got = Reçu de toi : { $cards }.
spooks-lacks = N’a sûrement rien de tout cela : { $cards }.
spooks-out = hors de la Série
spooks-is-stunned = sans voix
spooks-is-bitten = aïe, la morsure
spooks-gets-gift = reçoit un cadeau
spooks-has-chosen = a choisi
spooks-escaped = dehors, gagné
spooks-is-leading = relance
spooks-is-choosing = choisit
spooks-has-passed = a passé
spooks-has-laid = a posé : { $card }
spooks-dealer = donne les cartes

### La pile

spooks-family-SP = Araignée
spooks-family-GH = Fantôme
spooks-family-GO = Gobelin
spooks-family-SK = Squelette
spooks-family-BA = Chauve-souris
spooks-family-CAT = Chat noir
spooks-top = Sur le dessus : { $card }, posée par { $player }
spooks-clockwise = sens horaire
spooks-counter-clockwise = sens antihoraire
spooks-ascending = les rangs montent
spooks-descending = les rangs descendent
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

spooks-do-lay = Jouer : { $card }
spooks-do-commit = Choisir : { $card }
spooks-do-give = Donner à { $player } : { $card }
spooks-do-hand = Passer à { $player } : { $card }
spooks-give-to = Offrir à { $player } : { $card }
spooks-to = Un cadeau pour { $player }
spooks-lay-run = { $n ->
    [one] Poser une seule carte : { $card }
   *[other] Poser { $n } cartes, jusqu’à : { $card }
}
spooks-pass = Passer
spooks-decline = Renoncer
spooks-enough = Arrêter la suite
spooks-take-back = Reprendre
spooks-you-chose = Tu as choisi : { $card }. On attend { $players }.
spooks-waiting = Ton choix est fait. On attend { $players }.
spooks-choose-recipient = Choisis quelqu’un, et une carte si tu veux.
spooks-build-run = Touche les cartes de ta suite, de bas en haut.
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
spooks-sort-rank = Rang
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
spooks-player-lacks = { $player } n’a sûrement rien de tout cela : { $cards }.

### Les points

spooks-left = Ce qui restait en main
spooks-scores = La Série, jusqu’à { $limit } points
spooks-player = Joueur
spooks-left-cards = Reste en main
spooks-this-deal = Manche
spooks-total = Total
spooks-nothing = rien : dehors !
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

spooks-end-you = Te voilà dehors.
spooks-end = { $player } sort de la maison.
spooks-end-shared = { $players } s’échappent ensemble.
spooks-end-series-you = Tu gagnes la Série.
spooks-end-series = { $player } gagne la Série.
spooks-end-series-shared = { $players } gagnent la Série ensemble.
spooks-end-sub = Plus une carte en main. Les monstres rattrapent tous les autres.
spooks-end-sub-series = Le total le plus bas gagne, après { $deals ->
    [one] une manche
   *[other] { $deals } manches
}.
spooks-end-heading = Qui y était presque
spooks-end-heading-series = Les points de la Série
spooks-end-out = Dehors ! Plus une carte
