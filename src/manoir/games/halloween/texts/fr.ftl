## Halloween: everything that is said in the game. Values: $player is a name, $players a list of names, $card is the title
## of a card or of a bonus token, $building and $colour are theirs, $section and $n numbers. A building comes with its
## article: { AU($building) } makes à l’École and au Manoir of it, { DU($building) } de l’École and du Manoir. Colours are
## masculine singular.

game-title = Halloween
game-pitch = Réveille les fantômes et hante toute la ville !
game-time = 45–90 min, dès 12 ans
game-welcome =
    Minuit sonne, et la ville est à toi. Les fantômes n’appartiennent à personne : appelle-les,
    déplace-les, fais-les évoluer du bleu au rouge, puis hante les bâtiments pour marquer des points
    Hantise (PH). À chaque tour, chacune de tes sections agit une fois ; quand les disques te manquent,
    repose-toi. Le plus de PH fait de toi l’Ultime Seigneur des Ténèbres !

### Cards

card-1 = Frisson voisin
    .rule = Une fois par tour, ta Hantise peut viser le voisin d’un bâtiment où se trouvent au moins 2 fantômes d’une même couleur : pose ton jeton sur sa fenêtre de cette couleur, même sans fantôme. La couleur ne doit pas dépasser le niveau de la section.
    .printed = Une fois par tour, là où se trouvent au moins 2 fantômes d’une même couleur, hante un bâtiment voisin avec cette couleur, même sans fantôme. Il n’y faut ni action, ni disque, ni niveau.
card-2 = Passe-muraille
    .rule = Avec l’action Déplacement, un fantôme peut aller dans n’importe quel autre bâtiment où il reste de la place.
card-3 = Gloire de bagarreur
    .rule = Chaque combat gagné te rapporte 2 PH contre un fantôme plus faible, 3 PH contre un plus fort.
card-4 = Puissance empruntée
    .rule = Une fois par tour, une section que tu actives agit comme si elle avait un niveau de plus, 5 au maximum.
card-5 = Griffes affûtées
    .rule = Ajoute 1 à ton dé d’attaque. Tu peux aussi attaquer un fantôme de la même couleur que le tien.
card-6 = Clochette d’exorciste
    .rule = Une fois par tour, renvoie à la réserve le fantôme de ton choix et gagne 1 jeton Fantôme de sa couleur.
card-7 = Second souffle
    .rule = Une fois par tour, reprends 2 disques dans une même section, ou le seul qui s’y trouve.
card-8 = Rang déchu
    .rule = Une fois par tour, baisse une de tes sections d’un niveau et gagne 2 jetons Fantôme de ce nouveau niveau.
card-9 = Double appel
    .rule = Chaque Invocation te donne 2 jetons Fantôme au lieu d’un.
card-10 = Spectre chapardeur
    .rule = Quand un fantôme que tu déplaces ramasse un jeton Bonus, gagne aussi 1 jeton Fantôme de sa couleur.
card-11 = Festin d’effroi
    .rule = Chaque combat gagné te donne autant de jetons Peur que le niveau du perdant.
card-12 = Vitrail maudit
    .rule = À la fin de la partie : 3 PH par carte colorée que tu occupes, celle-ci comprise.
card-13 = Métamorphose à bas prix
    .rule = Chaque Évolution te coûte 2 jetons Peur de moins : rien pour le vert, 1 pour le jaune, 2 pour l’orange, 3 pour le rouge.
card-14 = Déjà-vu
    .rule = Une fois par tour, une section peut refaire une action dont l’emplacement est déjà couvert, sans nouveau disque. La section est effectuée, comme toujours.
card-15 = Cortège à deux
    .rule = Après un Déplacement, tu peux déplacer un second fantôme, pas le même, selon les mêmes règles.
card-16 = Osselets pipés
    .rule = Après un lancer, tu peux payer 1 jeton Peur pour relancer un dé, et recommencer tant que tu peux payer.
card-17 = Envol du vainqueur
    .rule = Après chaque combat gagné, ton fantôme peut filer dans n’importe quel autre bâtiment où il reste de la place.
card-18 = Cri en écho
    .rule = Après une Hantise, tu peux lancer le dé du fantôme utilisé et gagner autant de jetons Peur que le résultat.
card-19 = Doux cauchemars
    .rule = Chaque Repos te donne 2 jetons Peur.
card-20 = Furie en chaîne
    .rule = Une fois par tour, après un combat, le même fantôme peut affronter un à un les autres fantômes de son bâtiment, même s’il perd. Tu choisis l’ordre, et tu t’arrêtes quand tu veux.
card-21 = Magot de frissons
    .rule = À la fin de la partie : 2 PH pour chaque groupe de 3 jetons Peur.
card-22 = Fondations solides
    .rule = À la fin de la partie, ta section la plus faible compte : bleue 0 PH, verte 1, jaune 2, orange 5, rouge 8.
card-23 = Diseuse de frayeurs
    .rule = Une fois par tour, après un Déplacement, annonce un nombre et lance le dé du fantôme. Au moins ce nombre : gagne autant de jetons Peur ; sinon, 1 seul.
    .printed = Une fois par tour, après avoir déplacé un fantôme de n’importe quelle façon, annonce un nombre et lance le dé du fantôme. Au moins ce nombre : gagne autant de jetons Peur ; sinon, 1 seul.
card-24 = Spiritisme à deux
    .rule = Une fois par tour, quand ton Déplacement réunit un fantôme et un autre de sa couleur, tu peux y faire une Invocation gratuite de cette couleur.
    .printed = Une fois par tour, quand tu déplaces un fantôme, de n’importe quelle façon, vers un autre de sa couleur, tu peux y faire une Invocation gratuite de cette couleur.
card-25 = Rictus de brute
    .rule = Si tu attaques un fantôme plus faible, tu gagnes aussitôt, sans lancer les dés.
card-26 = Âmes jumelles
    .rule = À la fin de la partie : 3 PH par paire de jetons Fantôme, quelles que soient les couleurs.
card-27 = Collection écarlate
    .rule = À la fin de la partie : 3 PH par jeton Fantôme rouge.
card-28 = Double trophée
    .rule = Chaque combat gagné te donne 2 jetons Fantôme de la couleur du perdant au lieu d’un.
card-29 = Ovation
    .rule = Chaque Évolution te rapporte 2 PH.
card-30 = Marchand d’âmes
    .rule = Une fois par tour, choisis une couleur présente en ville et paie son niveau en jetons Peur : gagne 1 jeton Fantôme de cette couleur.
card-31 = Patience des morts
    .rule = À la fin de la partie : 4 PH par jeton Hantise que tu n’as pas posé.
card-32 = Appel des revenants
    .rule = Chaque Invocation te rapporte 1 PH.
card-33 = Changeur d’âmes
    .rule = Une fois par tour, échange 1 jeton Fantôme contre 2 du niveau juste en dessous, ou 2 d’une même couleur contre 1 du niveau juste au-dessus.
card-34 = Maison comble
    .rule = Quand ton Invocation fait venir le cinquième fantôme d’une couleur, tu peux hanter gratuitement un bâtiment que tu ne hantes pas encore et qui abrite cette couleur, sur la fenêtre de cette couleur, quel que soit le niveau de tes sections.
    .printed = Quand ton Invocation fait venir le cinquième fantôme d’une couleur, tu dois, si c’est possible, hanter gratuitement un bâtiment que tu ne hantes pas encore et qui abrite cette couleur, sur la fenêtre de cette couleur, quel que soit le niveau de tes sections.
card-35 = Bras interminable
    .rule = Quand tu combats, ta cible peut se trouver dans n’importe quel bâtiment.
card-36 = Onde de choc
    .rule = Une fois par tour, après un combat aux dés, gagné ou perdu, gagne autant de jetons Peur que l’écart entre les deux totaux.
    .printed = Une fois par tour, après le premier combat où les dés diffèrent, gagné ou perdu, gagne autant de jetons Peur que leur écart. Seuls les dés comptent.
card-37 = Frisson de gloire
    .rule = Chaque fois qu’une action, un jeton Bonus ou une carte te donne en tout 2 jetons Peur ou plus, gagne 1 PH.
card-38 = Bouh et ouste
    .rule = Une fois par tour, après une action Peur, tu peux déplacer un fantôme de la couleur choisie dans n’importe quel autre bâtiment où il reste de la place.
card-39 = Chassé-croisé
    .rule = Une fois par tour, échange les places de deux fantômes de couleurs différentes, dans deux bâtiments différents.
card-40 = Arc-en-ciel d’esprits
    .rule = À la fin de la partie : 12 PH par série de cinq jetons Fantôme, un de chaque couleur.
card-41 = Couronne de citrouilles
    .rule = À la fin de la partie, après tout le reste : 1 PH de plus pour chaque dizaine de PH.
card-42 = Lueur de citrouille
    .rule = Chaque jeton Fantôme orange que tu reçois te rapporte 2 PH.
card-43 = Voile gris
    .rule = Pour toi, une carte colorée se paie comme une grise, avec n’importe quels jetons Fantôme.
card-44 = Cadeau de bienvenue
    .rule = Chaque carte que tu revendiques, celle-ci comprise, te donne 1 jeton Fantôme de la couleur que tu veux.
card-45 = Couple dépareillé
    .rule = Tu peux invoquer avec deux fantômes de couleurs différentes d’un même bâtiment : lance leurs deux dés, le plus petit résultat dit quelle couleur arrive ; à égalité, la plus faible. S’il n’en reste pas en réserve, personne ne vient.
card-46 = Malédiction levée
    .rule = Au lieu de hanter, ton action Hantise peut reprendre un de tes jetons posés, si un fantôme de la couleur de sa fenêtre est sur place. Tu perds la moitié des PH de cette fenêtre.
card-47 = Remise du sabbat
    .rule = Les cartes grises te coûtent 2 jetons Fantôme. Si tu occupes toutes les grises en jeu, les colorées aussi, mais de couleurs différentes.
card-48 = Leçon secrète
    .rule = Une fois par tour, élève une de tes sections d’un niveau : paie ce nouveau niveau en jetons Peur.
card-49 = Sagesse hantée
    .rule = À chaque Hantise, tu peux élever une de tes sections d’un niveau.
card-50 = Passage payant
    .rule = Une fois par tour, paie 1 jeton Fantôme pour faire venir de la réserve un fantôme de sa couleur, dans n’importe quel bâtiment où il reste de la place.
card-51 = Bouh sonore
    .rule = Chaque action Peur te donne 1 jeton Peur de plus.
card-52 = Sac à friandises
    .rule = Une fois par tour, pioche un jeton Bonus au hasard, si tu as un emplacement libre ou un jeton à remplacer.

card-T01 = Planche aux esprits
    .rule = Fais une Invocation avec n’importe quelle paire, quel que soit son niveau.
card-T02 = Âme verte
    .rule = Gagne 1 jeton Fantôme vert.
card-T03 = Mains lestes
    .rule = Reprends 3 disques dans tes sections, au choix ; tous, s’il y en a moins.
card-T04 = Double frayeur
    .rule = Gagne 2 jetons Peur.
card-T05 = Âme jaune
    .rule = Gagne 1 jeton Fantôme jaune.
card-T06 = Gros osselet
    .rule = Avant de lancer le dé de ton fantôme, prends celui du niveau au-dessus. Deux jetons font deux niveaux ; au-dessus du rouge, il n’y a rien.
    .printed = Dans un combat, avant de lancer, prends le dé du niveau au-dessus de celui de ta section. Deux jetons font deux niveaux ; au-dessus du rouge, il n’y a rien.
card-T07 = Murmure lugubre
    .rule = Gagne 1 PH.
card-T08 = Coup du sort
    .rule = Après un lancer, relance un dé.
card-T09 = Sieste en crypte
    .rule = Une de tes sections se repose : reprends tous ses disques. Cela ne compte pas comme son activation.
card-T10 = Âme bleue
    .rule = Gagne 1 jeton Fantôme bleu.
card-T11 = Fureur
    .rule = Après un lancer, ajoute 3 à ton dé. Ce bonus reste si tu relances le dé.
card-T12 = Saut spectral
    .rule = Déplace n’importe quel fantôme dans n’importe quel autre bâtiment où il reste de la place.

### Words of the town. `.name` is the building without its article.

building-CH = l’Église
    .name = Église
building-SC = l’École
    .name = École
building-HO = l’Hôpital
    .name = Hôpital
building-MA = le Manoir
    .name = Manoir
building-PS = le Commissariat
    .name = Commissariat
building-TH = le Théâtre
    .name = Théâtre

colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-red = rouge
n-b = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
}
n-g = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
}
n-y = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}
n-o = { $n } orange
n-r = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
ghosts-blue = { n-b }
ghosts-green = { n-g }
ghosts-yellow = { n-y }
ghosts-orange = { n-o }
ghosts-red = { n-r }
level-blue = N1 bleu
level-green = N2 vert
level-yellow = N3 jaune
level-orange = N4 orange
level-red = N5 rouge
slot-blue = bleu
slot-green = vert
slot-yellow = jaune
slot-orange = orange
slot-red = rouge

action-summon = Invocation
action-scare = Peur
action-evolve = Évolution
action-move = Déplacement
action-fight = Combat
action-haunt = Hantise
action-rest = Repos
action-recover = Hantise levée

haunt-own = personnel
haunt-common = jeton commun

die-attack = dé d’attaque
die-defence = dé de défense
die-die = dé
die-b = dé bleu
die-g = dé vert
die-y = dé jaune
die-o = dé orange
die-r = dé rouge
rolled = { $n } au { $die }
to-roll = { $die } à { $faces } faces

### Parts of sentences, used only in this file

fem-colour = { $colour ->
    [bleu] bleue
    [vert] verte
   *[other] { $colour }
}
colour-s = { $colour ->
    [bleu] bleus
    [vert] verts
    [jaune] jaunes
    [rouge] rouges
   *[orange] orange
}
other-s = { $other ->
    [bleu] bleus
    [vert] verts
    [jaune] jaunes
    [rouge] rouges
   *[orange] orange
}
n-points = { $n } PH
n-scare = { $n ->
    [one] { $n } jeton Peur
   *[other] { $n } jetons Peur
}
n-tokens = { $n ->
    [one] { $n } jeton { $colour }
   *[other] { $n } jetons { colour-s }
}
n-discs = { $n ->
    [one] { $n } disque
   *[other] { $n } disques
}
and-gains = { $n ->
    [0] , mais la pile de jetons { colour-s } est vide
   *[other] {" "}et gagne { n-tokens }
}

### Moves, as the player reads them in a list

part-section = S{ $value }
move-activate = section { $section } : { $action }
move-figure = fantôme { $colour } { AU($building) }
move-target = fantôme { $colour } { AU($building) }
move-colour = { $colour }
move-to = { AU($building) }
move-mixed = fantômes { $colour } et { $other } { AU($building) }
move-haunt = { $building }, fenêtre { fem-colour }{ $kind ->
    [personnel] {""}
   *[other] , { $kind }
}
move-haunt-there = hanter { $building }{ $kind ->
    [personnel] {""}
   *[other] , { $kind }
}
move-from-to = { DU($building) } { AU($other) }
move-swap = fantôme { $colour } { AU($building) }
move-change-down = 1 jeton { $colour } contre 2 { other-s }
move-change-up = 2 jetons { colour-s } contre 1 { $other }
move-pay = payer : { $tokens }
move-claim = revendiquer #{ $n } { $card }
move-card = utiliser #{ $n } { $card }
move-token = jeton { $card }
move-replace = à la place de : { $card }
move-raise = { $n ->
    [0] lancer le dé tel quel
    [one] lancer avec : { $card }
   *[other] lancer avec : { $card } ×{ $n }
}
move-fortune = annoncer { $n }{ $raises ->
    [0] {""}
    [one] {" "}avec le dé du niveau supérieur
   *[other] {" "}avec un dé monté de { $raises } niveaux
}
move-again = relancer le { $die } ({ $card })
move-add = ajouter 3 au { $die } ({ $card })
move-roller = { $player } lance pour la cible
move-figure-using = { move-figure } (avec { $uses })
move-target-using = { move-target } (avec { $uses })
move-colour-using = { move-colour } (avec { $uses })
move-to-using = { move-to } (avec { $uses })
move-mixed-using = { move-mixed } (avec { $uses })
move-haunt-using = { move-haunt } (avec { $uses })
move-haunt-there-using = { move-haunt-there } (avec { $uses })
move-hp = prendre les PH
move-section = section { $section }
move-sections = sections { $section } et { $other }
move-disc = section { $section } : disque sur { $action }
move-reserve = un disque de la réserve
move-slot = dans un emplacement libre
move-discard = défausser ce jeton
move-accept = garder le résultat
move-decline = renoncer
move-on = continuer
move-stop = s’arrêter là
move-yes = oui
move-no = non
move-end = finir le tour
move-first = { $player } commence
move-deal = carte en jeu : { $card }
move-draw = jeton tiré : { $card }
move-roll = résultat : { $n }

### What the table waits for

progress = Manche { $n } · { $part } % du chemin vers la fin
progress-last = Manche { $n }, la dernière
progress-over = La ville peut dormir.
status-main = { $n ->
    [0] { $players } peut encore utiliser cartes et jetons, ou finir son tour.
    [one] { $players } a encore une section à activer.
   *[other] { $players } a encore { $n } sections à activer.
}
status-main-you = { $n ->
    [0] Toutes tes sections sont effectuées : utilise cartes et jetons, ou finis ton tour.
    [one] À toi ! Il te reste une section à activer.
   *[other] À toi ! Il te reste { $n } sections à activer, dans l’ordre que tu veux.
}
status-pick-pair = Invocation : { $players } choisit la paire qui fait venir un fantôme de plus.
status-pick-pair-you = Invocation : quelle paire fait venir un fantôme de plus ?
status-pick-fright = Peur : { $players } choisit la couleur qui fait peur.
status-pick-fright-you = Peur : quelle couleur ? Un niveau plus haut rapporte plus.
status-pick-evolving = Évolution : { $players } choisit le fantôme qui gagne un niveau.
status-pick-evolving-you = Évolution : quel fantôme gagne un niveau ?
status-sphere = { $players } peut élever une section au niveau du nouveau fantôme.
status-sphere-you = Quelle section élèves-tu au niveau du nouveau fantôme ?
status-pick-mover = Déplacement : { $players } choisit un fantôme.
status-pick-mover-you = Déplacement : quel fantôme bouge ?
status-pick-destination = Déplacement : { $players } choisit où va le fantôme.
status-pick-destination-you = Déplacement : où va le fantôme ?
status-pick-haunt = Hantise : { $players } choisit une fenêtre.
status-pick-haunt-you = Hantise : sur quelle fenêtre poses-tu ton jeton ?
status-pick-recovery = Malédiction levée : { $players } choisit le jeton Hantise à reprendre.
status-pick-recovery-you = Malédiction levée : quel jeton Hantise reprends-tu ?
status-pick-attacker = Combat : { $players } choisit le fantôme qui attaque.
status-pick-attacker-you = Combat : quel fantôme attaque ?
status-pick-target = Combat : { $players } choisit sa cible.
status-pick-target-you = Combat : quel fantôme vises-tu ?
status-pick-roller = Combat : { $players } choisit qui lance pour la cible.
status-pick-roller-you = Combat : qui lance pour la cible ?
status-before-roll = { $players } va lancer : { $dice }. Avec un plus gros dé ?
status-before-roll-you = Tu vas lancer : { $dice }. Prends-tu un plus gros dé ?
status-after-roll = Les dés disent : { $dice }. { $players } peut encore changer le sort.
status-after-roll-you = Les dés disent : { $dice }. Gardes-tu ce résultat ?
status-reconsider = Les dés disent : { $dice }. { $players } peut payer pour relancer la défense.
status-reconsider-you = Les dés disent : { $dice }. Paies-tu pour relancer la défense ?
status-reconsider-any = Les dés disent : { $dice }. { $players } peut payer pour relancer un dé.
status-reconsider-any-you = Les dés disent : { $dice }. Paies-tu pour relancer un dé ?
status-moment = On est en pleine action. { $players } peut encore utiliser quelque chose.
status-moment-you = Avant la suite : revendiquer une carte, utiliser un jeton ou une carte ?
status-moment-rolled = Les dés disent : { $dice }. { $players } peut d’abord utiliser quelque chose.
status-moment-rolled-you = Les dés disent : { $dice }. Revendiquer une carte, utiliser un jeton ou une carte avant que cela compte ?
status-pick-payment = { $players } choisit les jetons Fantôme qui paient la carte.
status-pick-payment-you = Quels jetons Fantôme paient la carte ?
status-pick-disc = { $players } choisit le disque à poser sur la carte.
status-pick-disc-you = Quel disque poses-tu sur la carte ? Il y reste.
status-compensate = { $players } occupait déjà la carte, et choisit son dédommagement.
status-compensate-you = Tu occupais déjà la carte : prends des PH, ou reprends des disques.
status-take-up = La carte peut servir : { $card }. { $players } décide.
status-take-up-you = { $card } : { $rule } Que décides-tu ?
status-use-token = { $players } utilise un jeton : { $card }.
status-use-token-you = { $card } : { $rule } Que choisis-tu ?
status-use-card = { $players } utilise une carte : { $card }.
status-use-card-you = { $card } : { $rule } Que choisis-tu ?
status-take-discs = { $players } choisit encore un disque à reprendre.
status-take-discs-you = Quel autre disque reprends-tu ?
status-pick-partner = { $players } choisit l’autre fantôme de l’échange.
status-pick-partner-you = Avec quel fantôme échange-t-il sa place ?
status-pick-flight = { $players } choisit où file le fantôme.
status-pick-flight-you = Où file le fantôme ?
status-place-bonus = { $players } range un jeton Bonus : { $card }.
status-place-bonus-you = Où ranges-tu ce jeton Bonus : { $card } ?
status-seed = Plus un seul fantôme bleu en ville ! { $players } choisit où ils reviennent.
status-seed-you = Plus un seul fantôme bleu en ville ! Où les fais-tu revenir ?
status-chance = Un instant, le destin s’en mêle.
status-over = Le jour se lève, les fantômes s’endorment : c’est fini.

### What happened

event-display = Les cartes en jeu : { $cards }.
event-turn = Manche { $n } : à { $player } de jouer.
event-summon = { $player } invoque un fantôme { $colour } { AU($building) }{ and-gains }.
event-nobody-comes = Personne ne vient { AU($building) } : plus de fantôme { $colour } en réserve.
event-scare = { $n ->
    [0] Bouh ! { $player } fait peur avec un fantôme { $colour }, mais il ne reste aucun jeton Peur.
   *[other] Bouh ! { $player } fait peur avec un fantôme { $colour } et gagne { n-scare }.
}
event-evolve = { $player } fait évoluer un fantôme, désormais { $colour }, { AU($building) }{ and-gains }.
event-level = { $player } fait passer la section { $section } au niveau { $n } ({ $colour }).
event-move = { $player } déplace un fantôme { $colour } { DU($building) } { AU($to) }.
event-fight = Bagarre ! { $player } lance un fantôme { $colour } à l’attaque { AU($building) }, contre un fantôme { $other }.
event-fight-far = Bagarre ! Depuis { $building }, { $player } lance un fantôme { $colour } contre un fantôme { $other } qui se trouve { AU($to) }.
event-roll = Le { $die } roule : { $n } sur { $faces }.
event-fight-won = Victoire ! Chassé, un fantôme { $colour } quitte { $building }{ $n ->
    [0] , mais la pile de jetons { colour-s } est vide
   *[other] , et { $player } gagne { n-tokens }
}.
event-fight-lost = Raté ! Le fantôme { $colour } n’a pas vaincu le fantôme { $other } { AU($building) }.
event-fight-off = Le fantôme { $colour } { AU($building) } et le fantôme { $other } ne sont plus face à face : le combat est annulé.
event-haunt-own = Hou, hou ! { $player } hante { $building }, fenêtre { fem-colour }, et marque { n-points }.
event-haunt-common = Hou, hou ! Avec un jeton commun, { $player } hante { $building }, fenêtre { fem-colour }, et marque { n-points }.
event-recover = { $player } reprend un jeton Hantise { AU($building) }, fenêtre { fem-colour }, et perd { n-points }.
event-rest = { $n ->
    [0] { $player } met au repos la section { $section }, sans disque à reprendre.
   *[other] { $player } met au repos la section { $section } et reprend { n-discs }.
}
event-disc-back = { $player } reprend un disque : section { $section }, { $action }.
event-seed = Plus un seul fantôme bleu en ville ! { $player } en fait revenir { $n } { AU($building) }.
event-reds-home = Cinq fantômes rouges en ville, c’est trop : ils rentrent tous à la réserve.
event-token-laid = Un jeton Bonus apparaît { AU($building) } : { $card }.
event-token-taken = { $player } ramasse un jeton Bonus { AU($building) } : { $card }.
event-token-drawn = { $player } pioche un jeton Bonus : { $card }.
event-token-replaced = { $player } remplace un jeton Bonus, qui part à la défausse : { $card }.
event-token-discarded = { $player } laisse filer le jeton Bonus : { $card }.
event-token-used = { $player } utilise un jeton Bonus : { $card }.
event-token-soul = { $card } : { $player } gagne { n-tokens }.
event-token-scare = { $card } : { $player } gagne { n-scare }.
event-token-points = { $card } : { $player } gagne { n-points }.
event-token-wasted = { $player } utilise { $card } pour rien.
event-reshuffle = Plus de jetons Bonus en réserve : on mélange la défausse pour en refaire une.
event-bonus-discs-back = Tous les emplacements Bonus sont bloqués : { $player } les libère et reprend { n-discs }.
event-flight = Pfuit ! Grâce à { $player }, un fantôme { $colour } file { DU($building) } { AU($to) }.
event-claim = { $player } revendique une carte et marque { n-points } : { $card }.
event-compensated-points = { $player } occupait déjà la carte et marque { n-points }.
event-compensated-discs = { $player } occupait déjà la carte et reprend { n-discs }.
event-card-points = { $card } : { $player } gagne { n-points }.
event-card-scare = { $card } : { $player } gagne { n-scare }.
event-card-token = { $card } : { $player } gagne { n-tokens }.
event-removed = Ding ! { $player } renvoie un fantôme { $colour } à la réserve : il quitte { $building }.
event-placed = { $card } : { $player } paie 1 jeton { $colour }, et un fantôme { $colour } arrive { AU($building) }.
event-swapped = Grâce à { $player }, deux fantômes changent de place : le { $colour } quitte { $building } pour { $to }, le { $other } fait l’inverse.
event-scare-paid = { $card } : { $player } paie { n-scare }.
event-tokens-paid = { $card } : { $player } rend { n-tokens }.
event-announced = { $card } : { $player } annonce { $n } ou plus !
event-pay-again = { $player } paie { n-scare } et relance un dé.
event-last-haunt = { $player } pose son dernier jeton Hantise : on finit la manche, et tout s’arrête !
event-fifth-card = Une cinquième carte pour { $player } : on finit la manche, et tout s’arrête !
event-piles-empty = Deux piles de jetons Fantôme sont vides : on finit la manche, et tout s’arrête !
event-last-round = La manche { $n } était la dernière : on compte les PH.
event-final-points = { $player } gagne encore { n-points } : { $part }.
event-win = { $players } gagne avec { n-points } et devient l’Ultime Seigneur des Ténèbres !
event-win-by-tokens = Égalité à { n-points }, mais { $players } a plus de jetons Fantôme et devient l’Ultime Seigneur des Ténèbres !
event-joint-win = { $players } gagnent ensemble avec { n-points } et se partagent les Ténèbres !

### Why a move is refused

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à toi de choisir.
refusal-not-offered = Ce n’est pas possible maintenant : choisis un coup proposé.
refusal-main-window = Choisis d’abord une section et son action, une carte ou un jeton.
refusal-no-such-section = Ton plateau n’a pas cette section.
refusal-section-done = Cette section est déjà effectuée ce tour-ci : choisis-en une autre.
refusal-sections-open = Chaque section doit agir avant la fin du tour. Si rien ne te tente, le Repos est toujours possible.
refusal-no-disc = Tu n’as plus de disque en réserve. Mets une section au repos pour en reprendre.
refusal-slot-covered = Un disque couvre déjà cette action dans cette section : choisis-en une autre, ou le Repos.
refusal-no-summon = Cette section ne peut invoquer personne : il faut deux fantômes d’une même couleur dans un bâtiment où il reste de la place, pas plus haute que le niveau de la section, et un autre en réserve.
refusal-no-scare = Aucun fantôme en ville n’est à la portée de cette section : personne ne peut faire peur.
refusal-no-evolve = Aucun fantôme ne peut évoluer avec cette section : il doit être à sa portée et pas rouge, il faut le suivant en réserve, et de quoi payer son niveau en jetons Peur.
refusal-no-move = Aucun fantôme à la portée de cette section n’a de place dans un bâtiment voisin.
refusal-no-fight = Aucun fantôme à la portée de cette section n’a d’adversaire dans son bâtiment.
refusal-no-haunt = Rien à hanter avec cette section : il faut un jeton Hantise, un bâtiment que tu ne hantes pas encore, et là un fantôme à sa portée dont la fenêtre est libre.
refusal-no-recover = Aucun de tes jetons Hantise ne peut être repris avec cette section : il faut sur place un fantôme de la couleur de la fenêtre, à sa portée.
refusal-card-not-in-play = Cette carte n’est pas en jeu.
refusal-card-occupied = Tu occupes déjà cette carte.
refusal-too-few-tokens = Tu n’as pas de quoi la payer : une carte grise demande des jetons Fantôme au choix, une colorée des couleurs différentes.
refusal-token-not-held = Tu n’as pas ce jeton Bonus.
refusal-token-for-dice = Ce jeton ne sert qu’au moment d’un lancer de dés.
refusal-no-effect = Cela ne changerait rien pour l’instant : garde-le pour plus tard.
refusal-card-not-yours = Tu n’occupes pas cette carte : revendique-la d’abord.
refusal-card-used = Cette carte a déjà servi ce tour-ci : attends ton prochain tour.
refusal-card-not-now = Cette carte ne se joue pas seule : elle agit ou se propose d’elle-même, au bon moment.
refusal-seed-most-room = Il n’y a pas assez de place ici : choisis un bâtiment pour les trois fantômes bleus, ou celui qui a le plus de place.
refusal-must-seed = Il n’y a plus de fantôme bleu en ville : choisis d’abord où ils reviennent.
refusal-slot-is-free = Tu as un emplacement Bonus libre : ranges-y ce jeton.
refusal-no-free-slot = Aucun emplacement Bonus n’est libre : remplace un jeton, ou défausse celui-ci.
refusal-must-place-token = Range d’abord le jeton Bonus que tu viens de prendre.
refusal-level-reached = Cette section a déjà ce niveau : choisis-en une plus faible, ou renonce.
refusal-must-pick-section = Choisis une section à élever, ou renonce.
refusal-cannot-raise = Tu n’as pas assez de jetons ou de disques, ou ce dé ne peut pas grossir autant.
refusal-must-raise-or-not = Dis d’abord avec quel dé tu lances.
refusal-cannot-change-die = Tu n’as pas de quoi changer ce dé : il te faut le bon jeton et un disque, ou la bonne carte et un jeton Peur.
refusal-must-accept-roll = Les dés sont lancés : change un résultat, ou garde-le.
refusal-must-name-roller = Choisis d’abord qui lance pour la cible.
refusal-wrong-payment = Ce paiement ne convient pas : regarde le prix de la carte et tes jetons Fantôme.
refusal-must-pay = Choisis d’abord les jetons Fantôme qui paient la carte.
refusal-no-disc-there = Il n’y a pas de disque à cet endroit.
refusal-must-pick-disc = Choisis d’abord le disque à poser sur la carte.
refusal-must-be-compensated = Choisis d’abord ton dédommagement : des PH, ou des disques à reprendre.
refusal-must-go-on = On est en pleine action : revendique une carte, utilise un jeton ou une carte, ou laisse l’action continuer.
refusal-turn-over = Ton dernier marqueur Suivi a mis fin à ton tour : trop tard pour les cartes et les jetons.

### Options

option-variant = variante
    .help = standard : le jeu complet. grand_master : quatre sections, ni cartes, ni bonus, ni dés ; seule la stratégie compte.
    .about = Grand Maître, pour les joueurs qui connaissent bien le jeu : quatre sections, ni cartes, ni bonus, ni dés.
    .standard = le jeu complet
    .grand_master = Grand Maître
option-cards = cartes
    .help = random : huit cartes au hasard. casper pour débuter, jacob_marley pour se battre, brown_lady pour faire peur, bloody_mary pour les gros scores, amityville pour les experts. Ou huit numéros de 1 à 52, avec des virgules.
    .about = Les huit cartes en jeu, parmi les 52.
    .random = au hasard
    .casper = Casper, pour débuter
    .jacob_marley = Jacob Marley, pour se battre
    .brown_lady = La Brown Lady, pour faire peur
    .bloody_mary = Bloody Mary, pour les gros scores
    .amityville = Amityville, pour les experts
option-firstPlayer = premier joueur
    .help = Qui commence : au hasard, ou un joueur choisi.
option-layout = plan de la ville
    .help = grid_2x3 : deux rangées de trois bâtiments. Ou une liste de voisins, par leurs deux lettres.
    .about = Quels bâtiments sont voisins. Ta propre ville est une liste de paires, par leurs deux lettres, chaque bâtiment au moins une fois.
    .grid_2x3 = deux rangées de trois
option-cardCost = prix des cartes
    .help = usual : les prix de la règle. Ou une liste de cartes à changer : grey, trois jetons au choix ; coloured, trois couleurs différentes.
    .about = Ceux de la règle, ou une liste des cartes à changer : leur numéro, puis grey (jetons au choix) ou coloured (couleurs différentes).
    .usual = ceux de la règle
option-scareBank = jetons Peur
    .help = unlimited : il y a toujours des jetons Peur. limited : pas plus de 100 en tout.
    .about = Les jetons Peur peuvent-ils venir à manquer ?
    .unlimited = toujours assez
    .limited = 100 en tout
option-blueSeed = retour des bleus
    .help = max_room : les bleus reviennent là où il y a de la place pour trois, sinon là où il y en a le plus. free : partout où il reste de la place.
    .about = Où les bleus reviennent en ville quand il en reste trop peu.
    .max_room = là où il y a le plus de place
    .free = partout où il reste de la place
option-rerollScope = dés à relancer
    .help = any_die : on peut relancer n’importe quel dé, même celui de la cible. own_die : seulement les siens.
    .about = Les dés que l’on peut relancer.
    .any_die = n’importe quel dé du jet
    .own_die = seulement les siens
option-defenderReacts = défense active
    .help = Un joueur qui lance pour la cible et occupe la carte Osselets pipés peut payer pour relancer ce dé.
option-t06Basis = Gros osselet
    .help = ghost : le dé du niveau au-dessus du fantôme. section : celui du niveau au-dessus de la section, et seulement dans un combat.
    .about = Le dé que donne ce jeton Bonus.
    .ghost = un niveau au-dessus du fantôme
    .section = la section, au combat
option-swapIsMove = l’échange ramasse les bonus
    .help = Les deux fantômes de la carte Chassé-croisé ramassent aussi les jetons Bonus en arrivant.
option-pickupWhenBlocked = bonus sans place
    .help = Si tes trois emplacements Bonus sont bloqués. leave : le jeton reste en ville. discard : il est défaussé.
    .about = Le sort d’un jeton Bonus atteint sans emplacement libre.
    .leave = il reste en ville
    .discard = il est défaussé
option-card1Mode = Frisson voisin
    .help = haunt_action : la carte étend l’action Hantise au voisinage. free_haunt : elle donne à chaque tour une hantise gratuite chez un voisin.
    .about = Ce que fait cette carte.
    .haunt_action = elle étend l’action Hantise
    .free_haunt = une hantise gratuite par tour
option-card14Disc = Déjà-vu
    .help = none : l’action refaite ne demande pas de disque. reserve : elle en demande un de plus, pris dans la réserve.
    .about = L’action refaite demande-t-elle un disque ?
    .none = pas de disque
    .reserve = un de plus, de la réserve
option-card34NeedsGhost = Maison comble
    .help = La hantise gratuite demande un fantôme de la couleur sur place. Sinon, elle s’en passe.
option-scoringReuse = jetons comptés plusieurs fois
    .help = Un jeton Fantôme peut compter pour plusieurs cartes à la fin ; sinon, pour une seule, au mieux.
option-maxRounds = nombre maximum de manches
    .help = La partie s’arrête après ce nombre de manches ; 0 : pas de maximum. Une règle maison.
option-endTurn = fin du tour
    .help = auto : le tour finit tout seul quand il n’y a plus rien à faire. ask : on le finit soi-même, et l’on peut encore annuler sa dernière action.
    .about = La finir soi-même laisse le temps d’annuler sa dernière action.
    .auto = toute seule
    .ask = on la décide soi-même
option-timing = cartes et jetons
    .help = windows : on revendique des cartes et on utilise jetons et cartes entre deux actions. any_moment : aussi en pleine action, dès qu’il s’est passé quelque chose.
    .about = Quand on peut revendiquer des cartes et utiliser jetons et cartes. La règle imprimée dit : à n’importe quel moment de son tour, par exemple après un lancer.
    .windows = entre deux actions
    .any_moment = à n’importe quel moment du tour
option-thirdMarker = après la dernière section
    .help = window : quand toutes les sections ont agi, on peut encore utiliser cartes et jetons. ends_turn : la dernière section met fin au tour.
    .about = Ce qu’on peut encore faire quand toutes les sections ont agi. Dans l’exemple de la règle imprimée, le tour est fini.
    .window = cartes et jetons restent possibles
    .ends_turn = le tour est fini
option-wastedEffects = effets qui ne rapportent rien
    .help = refused : ce qui ne rapporterait rien ne peut pas être utilisé. allowed : c’est permis, par exemple une âme d’une pile vide, et cela se dépense.
    .about = Par exemple une âme d’une pile vide : la règle imprimée n’interdit pas de la dépenser, pour libérer plus vite ses emplacements.
    .refused = refusés
    .allowed = permis, et dépensés
option-bonusReserve = réserve de jetons Bonus vide
    .help = when_needed : la défausse est mélangée quand il faut un jeton. at_once : dès que la réserve est vide.
    .about = Quand on mélange la défausse des jetons Bonus pour refaire la réserve.
    .when_needed = refaite quand il faut un jeton
    .at_once = refaite aussitôt
option-cardText = cinq cartes au mot près
    .help = usual : comme dans nos règles. printed : Osselets pipés à chaque lancer, Diseuse de frayeurs et Spiritisme à deux après tout déplacement, Diseuse de frayeurs, Maison comble et Onde de choc sans choix, Onde de choc d’après les seuls dés.
    .about = Osselets pipés, Diseuse de frayeurs, Spiritisme à deux, Maison comble et Onde de choc comme dans nos règles, ou comme le disent les mots imprimés.
    .usual = comme dans nos règles
    .printed = au mot près

### The table

panel-player = { $seat } { $player } · { $points } PH · { $scare ->
    [one] { $scare } jeton Peur
   *[other] { $scare } jetons Peur
}
panel-town = Ville · manche { $n }
panel-town-last = Ville · dernière manche ({ $n })
panel-cards = Cartes
panel-supply = Réserve
row-tokens = jetons
row-section = section { $section }
row-discs = disques
row-bonus = bonus
row-cards = cartes
row-haunts = reste à hanter
row-building = { $code } { $code ->
    [CH] { building-CH.name }
    [SC] { building-SC.name }
    [HO] { building-HO.name }
    [MA] { building-MA.name }
    [PS] { building-PS.name }
    [TH] { building-TH.name }
   *[other] { $building }
}
row-card = #{ $n } { $card }
row-supply = fantômes
row-piles = jetons
number = { $n }
bonus-blocked = { $n ->
    [one] { $n } bloqué sur { $of }
   *[other] { $n } bloqués sur { $of }
}
claimed-number = #{ $card }
common-left = { $n ->
    [one] { $n } commun
   *[other] { $n } communs
}
section-done = (effectuée)
haunted-by = { $colour } ({ $player })
haunted-by-common = { $colour } ({ $player }, commun)
haunted-first = hantises : { haunted-by }
haunted-first-common = hantises : { haunted-by-common }
bonus-here = { $card } (bonus)
cost-grey = grise
cost-coloured = colorée
occupied-by = à { $player }
spent-this-turn = a déjà servi

hint-odds = d{ $attack } contre d{ $defence } : { $n } % de chances de gagner
hint-odds-aided = { hint-odds }, { $most } % avec { $card }
hint-sure = gagne aussitôt
hint-win = gagné
hint-loss = pas gagné
hint-points = +{ n-points }
hint-points-lost = −{ n-points }
hint-scare = { $n ->
    [0] gratuit
   *[other] coûte { n-scare }
}
hint-gain = +{ n-scare }
hint-discs = { n-discs }
hint-level = niveau { $n }
hint-token = bonus { $card }
hint-wasted = sans effet
hint-price-grey = { $n ->
    [one] { $n } jeton au choix
   *[other] { $n } jetons au choix
}{ $ways ->
    [1] {""}
   *[other] , { $ways } façons de payer
}
hint-price-coloured = { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs différentes
}{ $ways ->
    [1] {""}
   *[other] , { $ways } façons de payer
}

points-haunts = hantises
points-claims = cartes revendiquées
points-rivals = dédommagements
points-cards = effets des cartes
points-bonus = jetons Bonus
points-sets = trios de jetons

### The rules. Their ids stand in RULES.md, where each has its source.

rule-H-0-1 = Si une carte contredit une règle, c’est la carte qui a raison.
rule-H-0-2 = Couleur et niveau, c’est la même chose : bleu 1, vert 2, jaune 3, orange 4, rouge 5. Plus haut, c’est plus fort.
rule-H-0-3 = Seule compte la valeur de tes jetons Peur : un jeton de 3 en vaut trois de 1.
rule-H-0-4 = Deux fantômes de même couleur dans un même bâtiment se valent, sauf si une carte distingue celui qui vient d’agir.
rule-H-0-5 = Rien n’est secret : jetons, disques, bonus et défausse sont sous les yeux de tous.
rule-H-0-6 = On ne gagne que les jetons Fantôme qui restent dans la pile. Le reste est perdu, mais l’action reste permise.
rule-H-0-7 = Un effet facultatif ne s’utilise que s’il change quelque chose par lui-même, et tu peux toujours y renoncer. Lancer un dé, le relancer ou y ajouter 3 compte comme un changement.
rule-H-0-8 = Les gains automatiques arrivent tout seuls, sans rien te demander.
rule-H-0-9 = Une action gratuite compte comme l’action pour tes autres cartes, mais ne demande ni disque, ni section. Un effet qui déplace, ôte ou place un fantôme sans nommer d’action n’en est pas une.
rule-H-1-1 = On joue dans le sens des aiguilles d’une montre, et chacun part de 0 point Hantise (PH).
rule-H-1-2 = Au départ, trois fantômes bleus sont au Commissariat ; les autres bâtiments sont vides.
rule-H-1-3 = La réserve compte alors 2 fantômes bleus et 5 de chaque autre couleur.
rule-H-1-4 = Chaque couleur a une pile de 12 jetons Fantôme. Au départ, personne n’en a.
rule-H-1-5 = Chacun commence avec 2 jetons Peur.
rule-H-1-6 = On mélange les 24 jetons Bonus : un face visible dans chaque bâtiment, les 18 autres face cachée en réserve.
rule-H-1-7 = Les cinq dés sont à tout le monde : 4 faces pour le bleu, 6 pour le vert, 8 pour le jaune, 10 pour l’orange, 12 pour le rouge.
rule-H-1-8 = Huit cartes Action différentes sont en jeu : au hasard, d’une série proposée, ou de votre choix. Les autres restent dans la boîte.
rule-H-1-9 = Chacun reçoit 12 disques, 6 jetons Hantise et un plateau : trois sections de niveau 1 et trois emplacements Bonus, tous vides.
rule-H-1-10 = Ici, le hasard désigne le premier joueur, sauf si une option le fixe.
rule-H-2-1 = À partir du premier joueur, chacun joue un tour complet, dans le sens des aiguilles d’une montre, jusqu’à la fin.
rule-H-2-2 = À ton tour, active chacune de tes sections une fois, dans l’ordre que tu veux.
rule-H-2-3 = Activer une section, c’est faire l’une de ses six actions encore libres, ou la mettre au repos.
rule-H-2-4 = On ne passe pas : chaque section doit agir, mais le Repos est toujours permis.
rule-H-2-5 = Avant, entre et après tes activations, tu peux revendiquer des cartes, utiliser des jetons Bonus et te servir de tes cartes, autant que tu veux.
rule-H-2-6 = Ton tour finit quand toutes tes sections sont effectuées et que tu ne veux plus rien faire d’autre.
rule-H-2-7 = En fin de tour, tes disques Bonus reviennent si les trois emplacements sont bloqués, tes sections et tes cartes sont de nouveau prêtes, et c’est au suivant.
rule-H-3-1 = Une section a un niveau de 1 à 5, montré par sa sphère Amélioration, et six emplacements, un par action.
rule-H-3-2 = Une section peut se servir de n’importe quel fantôme en ville, s’il n’est pas d’un niveau plus haut que le sien.
rule-H-3-3 = Il faut un vrai fantôme en ville : une sphère n’en est pas un.
rule-H-3-4 = Un emplacement ne reçoit qu’un disque, et une action couverte n’est plus au choix dans cette section.
rule-H-3-5 = Pour agir, pose un disque de ta réserve sur l’action, marque la section « Effectuée », puis fais l’action jusqu’au bout.
rule-H-3-6 = Sans disque en réserve, ou sans action possible, une section ne peut que se reposer.
rule-H-3-7 = Tu ne peux choisir qu’une action réalisable et payable ; une fois choisie, tu dois la faire.
rule-H-3-8 = Tes 12 disques sont toujours quelque part : en réserve, sur une action, sur un emplacement Bonus, ou sur une carte, et là pour toujours.
rule-H-3-9 = Un disque quitte une section par un Repos, pour occuper une carte, en dédommagement, ou par Mains lestes, Sieste en crypte ou Second souffle.
rule-H-3-10 = Un nouveau niveau sert aussitôt : c’est toujours le niveau du moment qui compte.
rule-H-3-11 = Un disque repris peut resservir tout de suite.
rule-H-4-1 = Chaque couleur n’a que 5 fantômes : pour en ajouter un, il faut qu’il en reste en réserve.
rule-H-4-2 = Un bâtiment abrite 6 fantômes au plus.
rule-H-4-3 = Cette limite vaut pour toute arrivée, d’où qu’elle vienne. Une Évolution ou un échange ne change pas le nombre, donc rien ne les bloque.
rule-H-4-4 = Un fantôme chassé de la ville retourne à la réserve.
rule-H-4-5 = Les jetons Fantôme payés retournent à leur pile, et on peut les regagner. Une pile vide ne donne rien.
rule-H-4-6 = Il y a toujours assez de jetons Peur, sauf si l’option « jetons Peur » en limite le nombre.
rule-H-5-1 = Invocation : il faut dans un bâtiment au moins deux fantômes d’une même couleur, pas plus haute que le niveau de la section, un autre en réserve, et de la place.
rule-H-5-2 = Un fantôme de cette couleur les rejoint.
rule-H-5-3 = Tu gagnes 1 jeton Fantôme de cette couleur.
rule-H-6-1 = Peur : il faut en ville un fantôme d’une couleur pas plus haute que le niveau de la section.
rule-H-6-2 = Choisis cette couleur et gagne autant de jetons Peur que son niveau.
rule-H-6-3 = Tu peux aussi choisir une couleur plus faible que la meilleure.
rule-H-7-1 = Évolution : il faut un fantôme qui n’est ni rouge, ni plus haut que la section, un fantôme du niveau suivant en réserve, et de quoi payer.
rule-H-7-2 = Cela coûte le nouveau niveau en jetons Peur : 2 pour le vert, 3 pour le jaune, 4 pour l’orange, 5 pour le rouge.
rule-H-7-3 = Sur place, un fantôme du niveau suivant remplace l’ancien, qui retourne à la réserve. Un seul niveau par action.
rule-H-7-4 = Tu gagnes 1 jeton Fantôme de la nouvelle couleur.
rule-H-7-5 = Tu peux alors porter une de tes sections plus faibles directement à ce niveau, même si elle est déjà effectuée.
rule-H-7-6 = Si aucune section n’est plus faible, rien ne monte, mais l’Évolution reste permise.
rule-H-7-7 = Un rouge n’évolue plus. Une section de niveau 5 peut faire évoluer tous les autres.
rule-H-7-8 = Pour finir, on regarde s’il reste un fantôme bleu en ville.
rule-H-8-1 = Déplacement : il faut un fantôme pas plus haut que la section, et de la place dans un bâtiment voisin, jamais en diagonale.
rule-H-8-2 = Ce fantôme, et lui seul, va dans le bâtiment voisin.
rule-H-8-3 = S’il y trouve un jeton Bonus, tu le ramasses.
rule-H-9-1 = Combat : il faut un attaquant pas plus haut que la section et, dans le même bâtiment, une cible d’une autre couleur, de n’importe quel niveau.
rule-H-9-2 = L’adversaire que tu désignes lance pour la cible ; cela ne change rien, sauf avec l’option « défense active ».
rule-H-9-3 = De chaque côté, on lance le dé de la couleur du fantôme.
rule-H-9-4 = Pour gagner, l’attaquant doit faire plus que la cible.
rule-H-9-5 = Si tu gagnes, la cible retourne à la réserve, et toi, tu gagnes 1 jeton Fantôme de sa couleur.
rule-H-9-6 = En cas d’égalité ou de défaite, rien ne se passe et l’attaquant reste ; le disque, lui, est joué.
rule-H-9-7 = Deux fantômes de même couleur ne se battent pas, sauf avec les Griffes affûtées.
rule-H-9-8 = Après une victoire, on regarde s’il reste un fantôme bleu en ville.
rule-H-10-1 = Hantise : il faut un jeton Hantise, un bâtiment que tu ne hantes pas encore, un fantôme sur place pas plus haut que la section, et la fenêtre de sa couleur libre.
rule-H-10-2 = Pose ton jeton sur cette fenêtre et marque aussitôt ses points Hantise : bleu 2, vert 4, jaune 6, orange 8, rouge 10 PH.
rule-H-10-3 = Le fantôme reste là.
rule-H-10-4 = Tu n’as jamais plus d’un jeton de ta couleur par bâtiment.
rule-H-10-5 = Un jeton Hantise reste jusqu’à la fin, sauf avec la Malédiction levée.
rule-H-10-6 = Ton dernier jeton Hantise posé annonce la fin de la partie.
rule-H-11-1 = Repos : reprends tous les disques de la section, qui est alors « Effectuée ».
rule-H-11-2 = Le Repos ne demande pas de disque, et reste permis même si autre chose est possible, ou si la section n’a aucun disque.
rule-H-11-3 = Le Repos compte comme une action pour les cartes qui le nomment.
rule-H-12-1 = Plus un seul fantôme bleu en ville ? Le joueur dont c’est le tour en prend aussitôt 3 en réserve et les place dans un même bâtiment.
rule-H-12-2 = Si aucun bâtiment n’a de place pour trois, on en met autant qu’il en tient dans un seul.
rule-H-12-3 = Il faut choisir un bâtiment où trois tiennent ; s’il n’y en a pas, un de ceux qui ont le plus de place. L’option « retour des bleus » peut en décider autrement.
rule-H-12-4 = Ce retour des bleus ne donne aucun jeton et n’est pas une Invocation.
rule-H-12-5 = Une Évolution, un combat gagné ou la Clochette d’exorciste peut faire partir le dernier bleu ; on vérifie juste après l’effet et ses gains.
rule-H-13-1 = Tu as trois emplacements Bonus : chacun est vide, garde un jeton, ou est bloqué par un disque.
rule-H-13-2 = Quand tu déplaces un fantôme dans un bâtiment qui a un jeton Bonus, tu prends le jeton : par l’action Déplacement, par Saut spectral, Envol du vainqueur ou Bouh et ouste. Une Invocation, une Évolution, un échange ou une arrivée de la réserve n’y suffit pas.
rule-H-13-3 = Range-le dans un emplacement vide ou à la place d’un autre de tes jetons, que tu défausses. Si aucun emplacement n’est vide, tu peux aussi défausser le nouveau.
rule-H-13-4 = Si tes trois emplacements sont bloqués, le jeton reste dans le bâtiment.
rule-H-13-5 = Quand le dernier jeton Bonus quitte la ville, on en remet un dans chaque bâtiment. Le fantôme qui vient d’arriver n’y touche pas.
rule-H-13-6 = S’il faut un jeton Bonus et que la réserve est vide, on mélange la défausse pour en refaire une.
rule-H-13-7 = À ton tour, pour utiliser un jeton Bonus, pose un disque de ta réserve sur son emplacement, défausse le jeton et applique l’effet. Ce n’est pas une activation.
rule-H-13-8 = L’emplacement reste bloqué par ce disque.
rule-H-13-9 = À la fin du tour où le troisième emplacement est bloqué, tu reprends les trois disques et tout est libre de nouveau.
rule-H-13-10 = Deux jetons identiques peuvent servir ensemble : leurs effets s’ajoutent.
rule-H-13-11 = Planche aux esprits : une Invocation avec n’importe quelle paire, même au-dessus de tes niveaux.
rule-H-13-12 = Âme verte, jaune ou bleue : 1 jeton Fantôme de cette couleur, s’il en reste.
rule-H-13-13 = Mains lestes : reprends 3 disques où tu veux dans tes sections, ou tous s’il y en a moins.
rule-H-13-14 = Double frayeur : gagne 2 jetons Peur.
rule-H-13-15 = Gros osselet : avant le lancer, le dé de ton fantôme devient celui du niveau au-dessus ; avec deux jetons, deux niveaux, jamais plus que le rouge.
rule-H-13-16 = Murmure lugubre : gagne 1 PH.
rule-H-13-17 = Coup du sort : relance un dé du lancer, et le nouveau résultat compte.
rule-H-13-18 = Sieste en crypte : mets au repos une de tes sections qui a des disques. Elle peut encore agir si elle ne l’a pas fait.
rule-H-13-19 = Fureur : ajoute 3 à un dé que tu as lancé. Ce bonus reste même si le dé est relancé.
rule-H-13-20 = Saut spectral : déplace n’importe quel fantôme où il reste de la place. Ce n’est pas l’action Déplacement.
rule-H-14-1 = À ton tour, entre deux actions, tu peux revendiquer toute carte où tu n’as pas de disque, et même plusieurs.
rule-H-14-2 = Une carte coûte 3 jetons Fantôme : au choix pour une grise, de trois couleurs différentes pour une colorée.
rule-H-14-3 = Les jetons payés retournent à leurs piles.
rule-H-14-4 = Pose un de tes disques sur la carte : il y reste jusqu’à la fin.
rule-H-14-5 = Ce disque vient de ta réserve ou d’une action couverte, qui redevient libre ; jamais d’un emplacement Bonus.
rule-H-14-6 = Tu marques 3 PH.
rule-H-14-7 = L’effet de la carte est à toi jusqu’à la fin. On peut occuper une carte à plusieurs.
rule-H-14-8 = Chaque joueur qui occupait déjà la carte est dédommagé : 1 PH, ou tous les disques d’une de ses sections.
rule-H-14-9 = Ta cinquième carte annonce la fin de la partie ; tu peux encore en revendiquer d’autres.
rule-H-14-10 = Une carte accompagne une action, sert quand tu veux entre deux actions, ou donne des points à la fin.
rule-H-14-11 = Une carte agit tout le temps, une fois par tour, ou à la fin de la partie.
rule-H-14-12 = Tes cartes n’agissent qu’à ton tour, et au décompte final.
rule-H-15-1 = La fin s’annonce quand quelqu’un pose son dernier jeton Hantise ou occupe sa cinquième carte. On ne revient pas en arrière.
rule-H-15-2 = On finit la manche, pour que chacun ait joué autant de tours.
rule-H-15-3 = On compte alors les cartes de fin de partie, la Couronne de citrouilles en dernier.
rule-H-15-4 = Le plus de PH gagne. À égalité, le plus de jetons Fantôme ; sinon, on gagne ensemble.
rule-H-15-5 = La partie finit aussi quand le nombre maximal de manches est atteint.
rule-H-16-1 = À deux, chacun a 8 jetons Hantise : 6 de sa couleur et 2 d’une couleur commune.
rule-H-16-2 = À deux, pour hanter, choisis un jeton à toi ou un jeton commun ; le reste ne change pas.
rule-H-16-3 = Jeton personnel : un seul par bâtiment pour chacun.
rule-H-16-4 = Jeton commun : un seul par bâtiment, peu importe qui l’a posé.
rule-H-16-5 = Tu peux avoir dans un bâtiment un jeton à toi et un jeton commun, sur deux fenêtres ; un bâtiment peut donc être hanté trois fois.
rule-H-16-6 = À deux, la fin s’annonce quand tes 8 jetons sont posés, ou à ta cinquième carte.
rule-H-16-7 = À deux, le dédommagement double : 2 PH, ou tous les disques d’une ou deux sections.
rule-H-16-8 = Tout le reste se joue comme à trois ou quatre.
rule-H-17-1 = Grand Maître : quatre sections par plateau, donc quatre actions par tour, mais toujours 12 disques.
rule-H-17-2 = Grand Maître : pas de jetons Bonus.
rule-H-17-3 = Grand Maître : pas de cartes Action.
rule-H-17-4 = Grand Maître : pas de dés. L’attaquant doit être plus fort que sa cible et gagne toujours ; personne n’attaque un rouge.
rule-H-17-5 = Grand Maître : dès que 5 fantômes rouges sont en ville, ils retournent tous à la réserve, et personne n’y gagne rien.
rule-H-17-6 = Grand Maître : 4 fantômes au plus par bâtiment.
rule-H-17-7 = Grand Maître : la fin s’annonce avec un dernier jeton Hantise posé, ou deux piles de jetons Fantôme vides. On finit la manche.
rule-H-17-8 = Grand Maître : à la fin, trois jetons Fantôme de couleurs différentes valent 5 PH ; un jeton ne compte qu’une fois.
rule-H-17-9 = Grand Maître à deux : on joue aussi avec les jetons communs.
rule-H-17-10 = Grand Maître : tout le reste se joue comme dans le jeu complet.
rule-H-18-1 = Un tour est une suite d’événements : activer, utiliser un jeton Bonus ou une carte, revendiquer. On finit l’un avant de passer à l’autre.
rule-H-18-2 = Tout ce que tu peux faire quand tu veux se fait au début de ton tour ou entre deux événements, sauf changer les dés.
rule-H-18-3 = Le Gros osselet se joue juste avant le lancer ou, avec la Diseuse de frayeurs, en annonçant le nombre.
rule-H-18-4 = Après le lancer, Coup du sort, Osselets pipés et Fureur peuvent servir, autant de fois que possible, jusqu’à ce que tu gardes le résultat.
rule-H-18-5 = Les cartes qui suivent une action se proposent dans un ordre fixe.
rule-H-18-6 = Hors de ton tour, tu ne choisis que ton dédommagement, ou une relance avec l’option « défense active ».
rule-H-18-7 = Pendant un événement, on ne revendique pas, et l’on n’utilise ni carte ni jeton réservés à l’entre-deux.
rule-H-18-8 = Pour le Frisson de gloire, on additionne les jetons Peur de tout l’événement et l’on vérifie une fois, à la fin.
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
rule-A-1 = Il y a 5 fantômes par couleur en tout : avec trois bleus en ville, il en reste deux en réserve.
rule-A-2 = Une fenêtre verte vaut bien 4 PH.
rule-A-3 = Le disque va toujours sur l’action que l’on fait.
rule-A-4 = Élever une section après une Évolution est un droit, pas un devoir, et une seule à la fois.
rule-A-5 = Les bleus reviennent à trois ; moins nombreux seulement si trois ne tiennent nulle part.
rule-A-6 = Les jetons Peur ne manquent jamais, sauf si une option les limite à 100 en tout.
rule-A-7 = La limite de fantômes par bâtiment vaut pour toutes les arrivées.
rule-A-8 = Les bleus reviennent là où trois tiennent, sinon là où il en tient le plus. Une option permet tout bâtiment où il reste de la place.
rule-A-9 = On peut faire évoluer le dernier bleu : les bleus reviennent juste après.
rule-A-10 = Les cartes qui donnent des points, ou qui changent plus que l’action ne le ferait, sont colorées ; les autres sont grises. Une option peut en décider autrement.
rule-A-11 = Une carte liée à une action agit pendant ou juste après cette action, jamais sans elle.
rule-A-12 = On ne saute pas une section : au moins, elle se repose.
rule-A-13 = Une section sans disque peut aussi se reposer.
rule-A-14 = Après ta dernière activation, tu peux encore revendiquer et utiliser cartes et jetons.
rule-A-15 = En pleine action, on ne peut que changer les dés.
rule-A-16 = Pour agir ou utiliser un jeton Bonus, le disque vient de ta réserve ; pour une carte, aussi d’une section ; jamais d’un emplacement Bonus.
rule-A-17 = Si tes emplacements Bonus sont tous bloqués, le jeton reste en ville ; avec une option, il est défaussé.
rule-A-18 = Seul un fantôme déplacé ramasse un jeton Bonus.
rule-A-19 = Tu peux remplacer un jeton Bonus même s’il te reste de la place, mais tu ne peux refuser le nouveau que si tout est pris.
rule-A-20 = Un jeton Bonus qui ne ferait rien ne peut pas servir à bloquer un emplacement.
rule-A-21 = Le Gros osselet part du niveau du fantôme ; avec une option, de celui de la section, et seulement en combat.
rule-A-22 = On peut relancer n’importe quel dé du lancer, même celui de la cible ; une option le limite aux siens.
rule-A-23 = Les Osselets pipés ne servent qu’à ton tour ; avec l’option « défense active », le joueur qui lance pour la cible peut aussi s’en servir.
rule-A-24 = Hors des combats, le Gros osselet sert au Cri en écho et à la Diseuse de frayeurs ; la Fureur et le Coup du sort, aussi au Couple dépareillé.
rule-A-25 = Entre fantômes de même couleur, personne n’est plus faible : la Gloire de bagarreur ne donne rien, et le Rictus de brute ne joue pas.
rule-A-26 = Le Frisson voisin étend l’action Hantise ; avec une option, il donne plutôt une hantise gratuite par tour.
rule-A-27 = La Puissance empruntée vaut pour toute l’activation.
rule-A-28 = S’il y a moins de disques que prévu à reprendre, prends ceux qu’il y a.
rule-A-29 = Le Déjà-vu ne demande pas de disque et ne donne pas d’activation de plus ; avec une option, il demande un disque de la réserve.
rule-A-30 = Le Cortège à deux déplace deux fantômes différents.
rule-A-31 = La Furie en chaîne commence par l’action Combat ; chaque fantôme n’est affronté qu’une fois, et une défaite ne l’arrête pas.
rule-A-32 = La Diseuse de frayeurs est facultative ; on annonce un nombre que le dé peut montrer.
rule-A-33 = La Diseuse de frayeurs et le Spiritisme à deux ne suivent que l’action Déplacement.
rule-A-34 = Un Chassé-croisé n’est pas un déplacement : pas de jeton Bonus. Avec une option, l’échange les ramasse.
rule-A-35 = L’Onde de choc compare les totaux, bonus compris.
rule-A-36 = La Maison comble est facultative, ne suit qu’une Invocation, et demande un fantôme sur place ; une option l’en dispense.
rule-A-37 = Avec le Bras interminable, seule la première cible d’une Furie en chaîne peut être ailleurs.
rule-A-38 = Le Frisson de gloire donne 1 PH pour chaque événement qui rapporte 2 jetons Peur ou plus, d’où qu’ils viennent.
rule-A-39 = La Lueur de citrouille compte chaque jeton orange, même reçus à deux.
rule-A-40 = Le Voile gris est un droit : tes cartes colorées le restent pour le Vitrail maudit, et la Remise du sabbat s’y ajoute.
rule-A-41 = Quand les cinq rouges rentrent, l’action a d’abord donné ses gains, et les sections gardent leur niveau.
rule-A-42 = Au Grand Maître, une pile vide le reste : dès que deux le sont, la fin est sûre.
rule-A-43 = Couple dépareillé : les deux couleurs doivent être à portée de la section. Si personne ne vient, le disque est joué et il n’y a pas de jeton.
rule-A-44 = La Malédiction levée coûte la moitié des PH de la fenêtre. Le niveau doit suffire, et cela compte comme une action Hantise.
rule-A-45 = Le Changeur d’âmes échange deux jetons de la même couleur.
rule-A-46 = À la fin, un jeton Fantôme peut compter pour plusieurs cartes ; avec une option, pour une seule, au mieux pour toi.
rule-A-47 = La Couronne de citrouilles compte les dizaines complètes, quand tout le reste est compté.
rule-A-48 = Une partie pourrait durer toujours : elle s’arrête après 60 manches, sauf si une option en décide autrement.
rule-A-49 = La fin ne s’annonce qu’au tour du joueur qui la provoque, ne s’annule pas, et n’empêche pas de revendiquer encore.
rule-A-50 = À deux, tu choisis la sorte de jeton à chaque hantise ; une fenêtre n’en reçoit toujours qu’un.
rule-A-51 = Les dédommagements se prennent dans l’ordre des tours, sans refuser : des PH ou des disques, pas les deux.
rule-A-52 = À deux, la Patience des morts compte aussi tes jetons communs, et la Maison comble peut en poser un.
rule-A-53 = Le Sac à friandises demande un emplacement libre ou un jeton à remplacer ; le Spectre chapardeur n’y gagne rien.
rule-A-54 = Bouh et ouste déplace n’importe quel fantôme de la couleur choisie.
rule-A-55 = Une section ne descend pas sous le bleu et ne monte pas au-dessus du rouge.
rule-A-56 = Clochette d’exorciste, Marchand d’âmes, Chassé-croisé et Passage payant ne regardent pas tes niveaux.
rule-A-57 = Une égalité parfaite est une victoire partagée.
rule-A-58 = Le livret fait commencer quelqu’un qui a vu un fantôme ; ici, le hasard désigne le premier joueur, sauf si une option le fixe.
rule-A-59 = Le plan de la ville et trois noms de bâtiments sont de nous ; une option change le plan.
rule-A-60 = Ce que chacun possède est visible de tous.
rule-A-61 = D’autres descriptions du jeu se contredisent : nous suivons la règle imprimée.
rule-A-62 = Le joueur qui lance pour la cible n’y gagne rien.
rule-A-63 = Attaque et défense se lancent séparément, même avec deux fois la même couleur.
rule-A-64 = Sans jeton Hantise, sans fantôme en réserve ou sans place, la Maison comble et le Spiritisme à deux ne font rien.
rule-A-65 = S’il n’y a aucune carte grise en jeu, la Remise du sabbat vaut tout de suite pour les colorées.
rule-A-66 = Les Osselets pipés servent tant que tu as des jetons Peur ; ceux que le lancer va donner ne comptent pas encore.
rule-A-67 = Une carte agit à partir de l’événement suivant ; seul le Cadeau de bienvenue compte dès sa propre revendication.
rule-A-68 = Les jetons Fantôme dépensés retournent à leurs piles.
rule-A-69 = S’il n’y a qu’un choix possible, il se fait tout seul et on te le dit.
rule-A-70 = Quand il n’y a plus rien à faire, le tour finit tout seul ; avec une option, tu le finis toi-même, et tu peux encore annuler ta dernière action.
rule-A-71 = Cartes et jetons s’utilisent entre deux actions. Avec l’option « à n’importe quel moment », on peut aussi le faire en pleine action, dès qu’il s’est passé quelque chose : après un lancer, un gain, un déplacement.
rule-A-72 = Après ta dernière activation, tu peux encore utiliser cartes et jetons. Avec une option, elle met fin à ton tour.
rule-A-73 = Ce qui ne rapporterait rien ne peut pas être utilisé. Avec une option, si : une âme d’une pile vide, les Mains lestes sans disque, la sieste d’une section vide, un rang perdu ou un échange sans jetons à recevoir.
rule-A-74 = Une réserve vide de jetons Bonus est refaite quand il en faut un. Avec une option, elle l’est aussitôt.
rule-A-75 = Avec une option, cinq cartes se jouent au mot près : les Osselets pipés à chaque lancer, même au tour des autres ; la Diseuse de frayeurs et le Spiritisme à deux après tout déplacement ; la Diseuse de frayeurs, la Maison comble et l’Onde de choc sans qu’on te demande si tu veux ; et l’Onde de choc compte les dés, sans les Griffes affûtées.

### La page des règles : l’édition, un tour en bref, et le nom des chapitres

rules-edition = Il n’y a qu’une édition d’Halloween (2017). À deux joueurs, les règles à deux s’appliquent d’elles-mêmes ; Grand Maître est une option (H-17.1). Là où le livret laisse une question ouverte, nous avons tranché, et la plupart de ces décisions sont aussi des options.
rules-turn-1 = Active chacune de tes trois sections une fois, dans l’ordre que tu veux. Une action demande un disque sur son emplacement libre, et en ville un fantôme qui ne dépasse pas le niveau de la section.
rules-turn-2 = Invocation : là où se tiennent deux fantômes d’une couleur, fais-en venir un troisième ; prends un jeton Fantôme de cette couleur.
rules-turn-3 = Peur : gagne autant de jetons Peur que le niveau d’un fantôme.
rules-turn-4 = Évolution : paie des jetons Peur et fais monter un fantôme d’un niveau ; prends un jeton, et une section peut monter à ce niveau.
rules-turn-5 = Déplacement : un fantôme vers un bâtiment voisin ; il t’en rapporte le jeton Bonus.
rules-turn-6 = Combat : lance les dés contre un fantôme d’une autre couleur ; le perdant part, et tu prends un jeton de sa couleur.
rules-turn-7 = Hantise : pose un jeton Hantise sur la fenêtre de la couleur d’un fantôme : 2, 4, 6, 8 ou 10 PH. Un seul jeton à toi par bâtiment.
rules-turn-8 = Repos : reprends tous les disques de la section.
rules-turn-9 = Avant, entre et après : revendique des cartes (trois jetons Fantôme, 3 PH), utilise tes jetons Bonus (un disque chacun) et tes cartes.
rules-turn-10 = Le dernier jeton Hantise de quelqu’un, ou sa cinquième carte, annonce la fin ; on finit la manche, et le plus de PH l’emporte.
rules-H-0 = Avant tout
rules-H-1 = Avant la partie
rules-H-2 = Un tour
rules-H-3 = Sections et disques
rules-H-4 = Réserves et place
rules-H-5 = Invocation
rules-H-6 = Peur
rules-H-7 = Évolution
rules-H-8 = Déplacement
rules-H-9 = Combat
rules-H-10 = Hantise
rules-H-11 = Repos
rules-H-12 = Le retour des bleus
rules-H-13 = Jetons Bonus
rules-H-14 = Revendiquer des cartes
rules-H-15 = La fin et les PH
rules-H-16 = À deux
rules-H-17 = Grand Maître
rules-H-18 = Pas à pas
rules-C = Les cartes Action
rules-A = Nos décisions

### Où nous jouons autrement que la règle imprimée, et pourquoi : une phrase chacune.

rules-differ-A-1 = Le livret met trois fantômes bleus en ville et parle encore de cinq par couleur en réserve ; il y en a cinq en tout, il reste donc deux bleus.
rules-differ-A-2 = Pour une fenêtre verte, le livret dit 4 PH, puis 2 dans une remarque ; ce ne peut être les deux, et 4 va avec les autres couleurs.
rules-differ-A-3 = Dans un exemple du livret, une hantise met son disque sur Peur ; partout ailleurs, le disque va sur l’action que l’on fait, et c’est ce que nous jouons.
rules-differ-A-4 = Après une Évolution, le livret permet une fois d’élever une section, et une fois l’ordonne ; ce ne peut être les deux, et nous te laissons le choix.
rules-differ-A-5 = Des bleus qui reviennent, le livret dit trois, et aussi autant que possible ; nous en prenons trois là où ils tiennent, moins seulement s’ils ne tiennent nulle part.
rules-differ-A-11 = Le livret dit que les cartes d’une action n’agissent qu’après elle, mais cinq d’entre elles changent l’action même ; celles-là agissent pendant.
rules-differ-A-8 = Dans le livret, tu choisis le bâtiment où reviennent les bleus ; par défaut, c’en est un où trois tiennent, car il faut qu’il en revienne trois.
rules-differ-A-48 = Le livret ne connaît pas de fin à une partie que personne ne finit ; par défaut, elle s’arrête après 60 manches, et avec un maximum de 0, jamais.
rules-differ-A-58 = Dans le livret, le dernier joueur à avoir vu un fantôme commence, preuve à l’appui ; ici, c’est le hasard qui décide, car personne ne peut nous montrer cette preuve.
rules-differ-A-21 = D’après le livret, le Gros osselet est un niveau au-dessus de ta section ; par défaut, il part du niveau du fantôme, car tout dé est celui d’un fantôme.
rules-differ-A-23 = Les Osselets pipés disent « quand tu veux » ; par défaut, ils ne servent qu’à ton tour, pour que l’on ne demande rien à personne pendant que d’autres jouent.
rules-differ-A-26 = D’après ses mots, le Frisson voisin est une hantise à chaque tour ; par défaut, il étend l’action Hantise, car des hantises gratuites finiraient la partie en six tours.
rules-differ-A-71 = Dans le livret, cartes et jetons s’utilisent à n’importe quel moment de ton tour ; par défaut, entre deux actions, pour qu’une chose soit finie avant la question suivante.
rules-differ-A-72 = Dans deux exemples du livret, le tour finit avec le dernier marqueur ; par défaut, tu peux encore utiliser cartes et jetons, car c’est toujours ton tour.
rules-differ-A-73 = Le livret n’interdit pas de dépenser ce qui ne rapporte rien ; par défaut, c’est refusé, car c’est presque toujours une erreur.
rules-differ-A-74 = Dans le livret, la défausse des jetons Bonus est mélangée dès que la réserve est vide ; par défaut, quand il en faut un, pour que tous ceux défaussés d’ici là en soient.
rules-differ-A-75 = Les mots de cinq cartes vont plus loin (à tout tour, après tout déplacement, sans demander) ; par défaut, elles te laissent le choix à ton tour, pour n’interrompre personne.
