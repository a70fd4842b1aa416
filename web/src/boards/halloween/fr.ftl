### Le plateau de Halloween.

board-pane-town = Ville
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
board-mine = Revenir au tien
board-player = Jetons Hantise posés : { $placed } sur { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cartes occupées : { $cards } sur { $most }.
}
board-section = Section { $n }
board-level = Niveau { $n }
board-done = effectuée
board-slot-covered = (emplacement couvert par un disque)
board-reserve = À côté des sections
board-discs = Disques
board-scare = Jetons Peur
board-tokens = Jetons Fantôme
board-bonus = Emplacements Bonus
board-bonus-empty = emplacement Bonus vide
board-bonus-blocked = emplacement Bonus bloqué par un disque
board-haunts = Jetons Hantise

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
board-building-about = À côté : { $near }. { $n ->
    [0] C’est plein.
   *[other] Place pour { $n } de plus.
} Meilleure fenêtre libre : { $points } PH.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (avec { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, section { $n }

board-so-far = Jusqu’ici
board-back = Retour
board-claim = Revendiquer
board-pay-add = Payer encore un jeton { $colour } (déjà { $n })
board-later = pourrait valoir jusqu’à { $n } plus tard

board-card-use = à utiliser
board-card-claim = à revendiquer
board-card-now = celle-ci
board-card-may = aide ici
board-cost-grey = Grise : { $n ->
    [one] { $n } jeton Fantôme au choix
   *[other] { $n } jetons Fantôme de n’importe quelles couleurs
}, et un de tes disques pour de bon. Revendiquer une carte donne 3 PH.
board-cost-coloured = Colorée : { $n ->
    [one] { $n } jeton Fantôme
   *[other] { $n } jetons Fantôme de couleurs différentes
}, et un de tes disques pour de bon. Revendiquer une carte donne 3 PH.

board-odds = Tu as { $n } % de chances de gagner.
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
board-worth = vaut { $n }
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
board-ask-reconsider = Payer pour relancer un dé ?
board-ask-moment = Utiliser quelque chose avant que le jet compte ?
board-recap = Depuis ton dernier tour
board-recap-back = l’action d’avant
board-recap-on = l’action suivante
board-recap-play = À toi de jouer

board-chapter-you = Manche { $n } · toi
board-recap-all = Tout revoir
board-aided = { $card } : { $n } %
board-why-done = sections effectuées
board-why-disc = plus de disque
board-why-covered = couverte
board-why-strong = demande le niveau { $n }
board-why-pair = il en faut deux
board-why-supply = plus en réserve
board-why-full = complet
board-why-scare = coûte { n-scare }
board-why-red = déjà rouge
board-why-next = complet à côté
board-why-alone = personne en face
board-why-taken = fenêtre prise
board-why-yours = tu y es déjà
board-why-not = pas maintenant
board-cannot-strong = Ce { $ghost } est trop fort pour toi. Ta meilleure section à jouer est au niveau { $n }.
board-cannot-ghost = Ce { $ghost } ne peut rien pour toi maintenant. { $why }.
board-cannot-building = Rien à faire ici pour toi maintenant. { $why }.
board-cannot-action = { $action } : pas avec ce { $ghost }. Raison : { $why }.
board-key-sections = aller à une section ; R : la mettre au repos
board-key-arrows = d’une action à l’autre, le long des rues ; + et − : ce qu’on peut choisir
board-key-undo = reprendre

### My lines of the guest book

event-turn-you = Manche { $n } : à toi de jouer.
event-summon-you = Tu invoques un fantôme { $colour } { AU($building) }{ $n ->
    [0] , mais la pile de jetons { colour-s } est vide
   *[other] {" "}et gagnes { n-tokens }
}.
event-nobody-comes-you = Personne ne vient { AU($building) } : plus de fantôme { $colour } en réserve.
event-scare-you = { $n ->
    [0] Bouh ! Tu fais peur avec un fantôme { $colour }, mais il ne reste aucun jeton Peur.
   *[other] Bouh ! Tu fais peur avec un fantôme { $colour } et gagnes { n-scare }.
}
event-evolve-you = Tu fais évoluer un fantôme, désormais { $colour }, { AU($building) }{ $n ->
    [0] , mais la pile de jetons { colour-s } est vide
   *[other] {" "}et gagnes { n-tokens }
}.
event-level-you = Tu fais passer la section { $section } au niveau { $n } ({ $colour }).
event-move-you = Tu déplaces un fantôme { $colour } { DU($building) } { AU($to) }.
event-win-you = Tu gagnes avec { n-points } et deviens l’Ultime Seigneur des Ténèbres !
event-win-by-tokens-you = Égalité à { n-points }, mais tu as plus de jetons Fantôme et deviens l’Ultime Seigneur des Ténèbres !
event-fight-you = Bagarre ! Tu lances un fantôme { $colour } à l’attaque { AU($building) }, contre un fantôme { $other }.
event-fight-far-you = Bagarre ! Depuis { $building }, tu lances un fantôme { $colour } contre un fantôme { $other } qui se trouve { AU($to) }.
event-fight-won-you = Victoire ! Chassé, un fantôme { $colour } quitte { $building }{ $n ->
    [0] , mais la pile de jetons { colour-s } est vide
   *[other] , et tu gagnes { n-tokens }
}.
event-fight-lost-you = Raté ! Ton fantôme { $colour } n’a pas vaincu le fantôme { $other } { AU($building) }.
event-haunt-own-you = Hou, hou ! Tu hantes { $building }, fenêtre { fem-colour }, et marques { n-points }.
event-haunt-common-you = Hou, hou ! Avec un jeton commun, tu hantes { $building }, fenêtre { fem-colour }, et marques { n-points }.
event-recover-you = Tu reprends un jeton Hantise { AU($building) }, fenêtre { fem-colour }, et perds { n-points }.
event-rest-you = { $n ->
    [0] Tu mets au repos la section { $section }, sans disque à reprendre.
   *[other] Tu mets au repos la section { $section } et reprends { n-discs }.
}
event-disc-back-you = Tu reprends un disque : section { $section }, { $action }.
event-seed-you = Plus un seul fantôme bleu en ville ! Tu en fais revenir { $n } { AU($building) }.
event-token-taken-you = Tu ramasses un jeton Bonus { AU($building) } : { $card }.
event-token-drawn-you = Tu pioches un jeton Bonus : { $card }.
event-token-replaced-you = Tu remplaces un jeton Bonus, qui part à la défausse : { $card }.
event-token-discarded-you = Tu laisses filer le jeton Bonus : { $card }.
event-token-used-you = Tu utilises un jeton Bonus : { $card }.
event-token-soul-you = { $card } : tu gagnes { n-tokens }.
event-token-scare-you = { $card } : tu gagnes { n-scare }.
event-token-points-you = { $card } : tu gagnes { n-points }.
event-token-wasted-you = Tu utilises { $card } pour rien.
event-bonus-discs-back-you = Tous tes emplacements Bonus sont bloqués : tu les libères et reprends { n-discs }.
event-flight-you = Pfuit ! Grâce à toi, un fantôme { $colour } file { DU($building) } { AU($to) }.
event-claim-you = Tu revendiques une carte et marques { n-points } : { $card }.
event-compensated-points-you = Tu occupais déjà la carte : tu marques { n-points }.
event-compensated-discs-you = Tu occupais déjà la carte : tu reprends { n-discs }.
event-card-points-you = { $card } : tu gagnes { n-points }.
event-card-scare-you = { $card } : tu gagnes { n-scare }.
event-card-token-you = { $card } : tu gagnes { n-tokens }.
event-removed-you = Ding ! Tu renvoies un fantôme { $colour } à la réserve : il quitte { $building }.
event-placed-you = { $card } : tu paies 1 jeton { $colour }, et un fantôme { $colour } arrive { AU($building) }.
event-swapped-you = Grâce à toi, deux fantômes changent de place : le { $colour } quitte { $building } pour { $to }, le { $other } fait l’inverse.
event-scare-paid-you = { $card } : tu paies { n-scare }.
event-tokens-paid-you = { $card } : tu rends { n-tokens }.
event-announced-you = { $card } : tu annonces { $n } ou plus !
event-pay-again-you = Tu paies { n-scare } et relances un dé.
event-last-haunt-you = Tu poses ton dernier jeton Hantise : on finit la manche, et tout s’arrête !
event-fifth-card-you = Une cinquième carte pour toi : on finit la manche, et tout s’arrête !
event-final-points-you = Tu gagnes encore { n-points } : { $part }.
