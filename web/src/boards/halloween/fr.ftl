### Le plateau de Halloween.

board-pane-town = Ville
board-pane-mine = Plateaux
board-pane-cards = Cartes

board-name-CH = Église
board-name-SC = École
board-name-HO = Hôpital
board-name-MA = Manoir
board-name-PS = Commissariat
board-name-TH = Théâtre
board-town = La ville
board-cards = Cartes Action
board-hp = PH
board-of = { $player } : le plateau
board-mine = Revenir au tien
board-player = Jetons Hantise posés : { $placed } sur { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cartes occupées : { $cards } sur { $most }.
}
board-section = Section { $n }
board-level = Niveau { $n }
board-open = à jouer
board-now = en cours
board-done = effectuée
board-rest = { $n ->
    [0] Repos
    [one] Repos : +{ $n } disque
   *[other] Repos : +{ $n } disques
}
board-slot-covered = (emplacement couvert par un disque)
board-reserve = À côté des sections
board-discs = Disques
board-scare = Jetons Peur
board-tokens = Jetons Fantôme
board-bonus = Emplacements Bonus
board-bonus-empty = emplacement Bonus vide
board-bonus-blocked = emplacement Bonus bloqué par un disque
board-haunts = Jetons Hantise
board-haunts-common = { " " }+ { $n }

board-about = { $action } : { $text }
board-about-summon = Deux fantômes d’une couleur dans un bâtiment en appellent un troisième. Tu reçois un jeton Fantôme de cette couleur.
board-about-scare = Choisis une couleur présente en ville : tu gagnes autant de jetons Peur que son niveau.
board-about-evolve = Paie des jetons Peur : un fantôme monte d’un niveau, tu reçois un jeton de la nouvelle couleur, et une de tes sections peut monter à ce niveau.
board-about-move = Un fantôme passe dans le bâtiment voisin. Si un jeton Bonus s’y trouve, il est à toi.
board-about-fight = Un fantôme attaque un fantôme d’une autre couleur dans son bâtiment. Chacun lance son dé ; si tu fais plus, l’autre s’en va et tu reçois un jeton de sa couleur.
board-about-haunt = Pose un de tes jetons Hantise sur une fenêtre de la même couleur qu’un fantôme de ce bâtiment. Le bleu donne 2 PH, le rouge 10. Un seul des tiens par bâtiment.
board-about-rest = Tous les disques de cette section reviennent. C’est toujours possible.
board-about-recover = Reprends un de tes jetons Hantise sur une fenêtre. Tu perds la moitié de ses PH.
board-about-discs = Chaque action prend un de tes { $n } disques et couvre son emplacement jusqu’au repos de la section.
board-about-tokens = Trois d’entre eux paient une carte : n’importe lesquels pour une grise, trois couleurs différentes pour une colorée.
board-about-haunts = Le dernier jeton Hantise d’un joueur annonce la fin de la partie. À deux, le second nombre compte les jetons de la couleur commune : un seul par bâtiment.

board-ghosts = { $n ->
    [1] { $ghost }, niveau { $level }
   *[other] { $n } × { $ghost }, niveau { $level }
}
board-ghost-b = fantôme bleu
board-ghost-g = fantôme vert
board-ghost-y = fantôme jaune
board-ghost-o = fantôme orange
board-ghost-r = fantôme rouge
board-ghost-at = { $ghost }, { $building }
board-ghost-about = Lance un dé à { $faces } faces ; sa fenêtre vaut { $points } PH. Une section de son niveau ou plus peut s’en servir.
board-window-b = fenêtre bleue
board-window-g = fenêtre verte
board-window-y = fenêtre jaune
board-window-o = fenêtre orange
board-window-r = fenêtre rouge
board-window-free = { $window }, libre : { $points } PH
board-window-own = { $window }, hantée par { $player }
board-window-common = { $window }, hantée par { $player } avec un jeton commun
board-building-choices = { $building } : { $n } choix
board-building-about = À côté : { $near }. { $n ->
    [0] C’est plein.
   *[other] Place pour { $n } de plus.
} Meilleure fenêtre libre : { $points } PH.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (avec { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, section { $n }

board-choose-slot = Choisis une action d’une section à jouer.
board-so-far = Jusqu’ici
board-back = Retour
board-claim = Revendiquer
board-can-claim = { $n ->
    [one] { $n } carte à revendiquer
   *[other] { $n } cartes à revendiquer
}
board-can-use-cards = { $n ->
    [one] { $n } carte à utiliser
   *[other] { $n } cartes à utiliser
}
board-can-use-tokens = { $n ->
    [one] { $n } jeton Bonus à utiliser
   *[other] { $n } jetons Bonus à utiliser
}
board-raises = { $n ->
    [0] Le dé tel quel
    [one] Le dé un niveau plus haut
   *[other] Le dé { $n } niveaux plus haut
}
board-roll = Lancer les dés : { $move }
board-roll-once = Un lancer ne s’annule pas.
board-pay-add = Payer encore un jeton { $colour } (déjà { $n })
board-pay-clear = Payer avec d’autres
board-later = pourrait valoir jusqu’à { $n } plus tard

board-card-use = à utiliser
board-card-claim = à revendiquer
board-card-now = celle-ci
board-card-may = aide ici
board-card-affects = agit sur : { $action }
board-cost-grey = Grise : { $n ->
    [one] { $n } jeton Fantôme au choix
   *[other] { $n } jetons Fantôme de n’importe quelles couleurs
}, et un de tes disques pour de bon. Revendiquer une carte donne 3 PH.
board-cost-coloured = Colorée : { $n ->
    [one] { $n } jeton Fantôme
   *[other] { $n } jetons Fantôme de couleurs différentes
}, et un de tes disques pour de bon. Revendiquer une carte donne 3 PH.

board-hint-odds = { $n } %
board-hint-gain = +{ $n }
board-hint-scare = −{ $n }
board-odds = Tu as { $n } % de chances de gagner.
board-odds-other = L’attaque a { $n } % de chances de gagner.
board-won = L’attaque l’emporte.
board-lost = L’attaque échoue.

board-supply = Ce qui reste
board-supply-ghosts = fantômes
board-supply-tokens = jetons Fantôme
board-supply-die = dé
board-supply-evolve = jetons Peur pour y évoluer
board-supply-haunt = PH de sa fenêtre
board-supply-bonus = Jetons Bonus face cachée : { $n }, défaussés : { $discards }.

board-chapter = Manche { $n } · { $player }

board-pane-others = Autres
board-you = Toi
board-any-order = Choisis une action, un fantôme, un bâtiment ou une carte, dans l’ordre que tu veux.
board-key-escape = Échap
board-points = { $n } PH
board-against = contre
board-dice = Dés
board-to-level = au niveau { $n }
board-ask-ghost = { $ghost }, { $building } : que fait-il ?
board-ask-building = { $building } : que veux-tu faire ?
board-ask-ready = { $what } : on y va ?
board-ask-which = Laquelle choisis-tu ?
board-ask-card = { $card } : que fais-tu ?
board-use = Utiliser { $card }
board-go = Je valide
board-disc-reserve = disque : réserve
board-ribbon = Ce qu’on peut en faire
board-by-section = { $action }, section { $n }
board-role-target = Viser
board-role-bring = Amener
board-discs-back = { $n ->
    [0] aucun disque
    [1] +1 disque
   *[other] +{ $n } disques
}
board-card-taking = tu la revendiques
board-worth = vaut { $n } maintenant
board-worth-would = vaudrait { $n }
board-price-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
board-price-colours = { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
}
board-if-won = gagné :
board-if-lost = perdu : rien
board-level-short = niv. { $n }
board-tap-again = touche encore
board-any-order-short = Touche une action, un fantôme ou un bâtiment.
board-ask-before-roll = Tu lances, ou d’abord un plus gros dé ?
board-ask-after-roll = Gardes-tu ce résultat ?
board-ask-reconsider = Payer pour relancer le dé de défense ?
board-recap = Depuis ton dernier tour
board-recap-back = l’action d’avant
board-recap-on = l’action suivante
board-recap-play = À toi de jouer
