## Toc Toc Toc: everything that is said in the game. Values: $player and $other are names, $card is a card's name,
## $cards a list of cards, $n a number.

game-title = Toc Toc Toc
game-pitch = On toque : ami ou piège ? Ose ouvrir !
game-time = 15 min, dès 7 ans
game-welcome =
    C’est Halloween et tu donnes une soirée. À ton tour, laisse une carte face cachée chez quelqu’un.
    On t’ouvre, et l’invité entre ; on refuse, et c’est toi qui l’accueilles. Les bons invités valent
    des points ; vamps, jeunes enfants et taxis te les enlèvent. La plus belle soirée gagne !

### Cards

card-Mn = monstre
    .rule = Rejoint la soirée. Vaut 1 point.
card-Gn = fantôme
    .rule = Rejoint la soirée. Vaut 1 point.
card-Vn = vampire
    .rule = Rejoint la soirée. Vaut 1 point.
card-Mb = brute monstre
    .rule = Rejoint la soirée et vaut 1 point. Avec elle, tes monstres ne craignent ni jeune enfant ni taxi.
card-Gb = brute fantôme
    .rule = Rejoint la soirée et vaut 1 point. Avec elle, tes fantômes ne craignent ni jeune enfant ni taxi.
card-Vb = brute vampire
    .rule = Rejoint la soirée et vaut 1 point. Avec elle, tes vampires ne craignent ni jeune enfant ni taxi.
card-Mm = musicien monstre
    .rule = Rejoint la soirée et met l’ambiance : chaque monstre présent passe de 1 à 2 points, lui aussi.
card-Gm = musicien fantôme
    .rule = Rejoint la soirée et met l’ambiance : chaque fantôme présent passe de 1 à 2 points, lui aussi.
card-Vm = musicien vampire
    .rule = Rejoint la soirée et met l’ambiance : chaque vampire présent passe de 1 à 2 points, lui aussi.
card-S = épouvantail
    .rule = Rejoint la soirée et n’en bouge plus, quoi qu’il arrive. Vaut 3 points.
card-Mv = vamp des monstres
    .rule = Tu la révèles ? Le rival choisit un de tes monstres et l’emmène chez lui. Puis elle s’éclipse.
card-Gv = vamp des fantômes
    .rule = Tu la révèles ? Le rival choisit un de tes fantômes et l’emmène chez lui. Puis elle s’éclipse.
card-Vv = vamp des vampires
    .rule = Tu la révèles ? Le rival choisit un de tes vampires et l’emmène chez lui. Puis elle s’éclipse.
card-K = jeune enfant
    .rule = Tu le révèles ? Ton plus grand groupe sans brute prend peur et file chez le rival. Puis l’enfant s’en va.
card-T = taxi-corbillard
    .rule = Tu le révèles ? Ton plus grand groupe sans brute monte à bord et quitte le jeu avec lui.

types-M = monstres
types-G = fantômes
types-V = vampires

### Moves, as the player reads them in a list

move-knock = { $card }, chez { $target }
move-knock-unseen = une carte chez { $target }
move-open = ouvrir la porte
move-refuse = refuser
move-take = prendre : { $card }
move-choose = les { $type }

### What the table waits for

progress = Tour { $turn } sur { $turns }
stage-knock = frapper
stage-answer = répondre
stage-reveal = découvrir
stage-draw = piocher
status-offer = { $player } choisit une carte et une porte.
status-offer-you = À toi ! Choisis une carte et une porte.
status-answer-door = { $other } frappe chez { $player }. La porte va-t-elle s’ouvrir ?
status-answer-door-you = Toc, toc, toc ! { $other } frappe chez toi. Tu ouvres ?
status-pick-guest = { $player } choisit, chez { $other }, l’invité que la { $card } emmène.
status-pick-guest-you = Choisis, chez { $other }, l’invité que la { $card } attire chez toi.
status-pick-type = { $player } choisit, chez { $other }, le groupe que le { $card } fait partir.
status-pick-type-you = Choisis, chez { $other }, le groupe que le { $card } fait partir.
status-pick-type-own = { $player } choisit, parmi ses propres invités, le groupe que le { $card } fait partir.
status-pick-type-own-you = Choisis, parmi tes propres invités, le groupe que le { $card } fait partir.
status-chance = Un instant, les cartes arrivent.
status-over = La soirée est finie.

### What happened

event-first = { $player } commence.
event-guest = Déjà là chez { $player } : { $cards }.
event-deal = { $player } reçoit une carte : { $cards }.
event-deal-unseen = { $player } reçoit une carte.
event-turn = La pioche montre : { $cards }.
event-draw = { $player } pioche : { $cards }.
event-knock = Toc, toc, toc ! { $player } frappe chez { $other } avec une carte : { $cards }.
event-knock-unseen = Toc, toc, toc ! { $player } frappe chez { $other }.
event-open = { $player } ouvre à { $other } : { $cards } !
event-refuse = { $player } refuse ; { $other } doit révéler : { $cards } !
event-join = Un invité de plus chez { $player } : { $cards }.
event-no-effect = Personne à emmener chez { $player } : la carte « { $cards } » repart bredouille.
event-lure = { $player } chipe un invité chez { $other } : { $cards }.
event-flee = { $n ->
    [1] Un invité prend peur chez { $other } et file
   *[other] { $n } invités prennent peur chez { $other } et filent
} chez { $player } : { $cards }.
event-ride = Chez { $player }, le taxi emporte pour toujours { $n ->
    [1] un invité
   *[other] { $n } invités
} : { $cards }.
event-win = { $players } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
event-joint-win = { $players } se partagent la victoire, à { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout !

### Why a move is refused

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas à toi de choisir.
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-must-knock = C’est ton tour : tu dois frapper à une porte avec une carte.
refusal-own-door = Tu ne peux pas frapper à ta propre porte.
refusal-no-such-door = Personne n’habite là.
refusal-not-held = Tu n’as pas cette carte en main.
refusal-must-answer = On frappe chez toi : tu dois ouvrir ou refuser.
refusal-must-take = Tu dois choisir l’invité qui suit la vamp.
refusal-other-type = La vamp n’attire que les invités de son type.
refusal-not-a-guest = Cet invité n’est pas à cette soirée.
refusal-must-choose = Tu dois choisir l’un des groupes à égalité.
refusal-protected-type = Une brute protège ce groupe.
refusal-smaller-type = Seul le plus grand groupe sans brute peut partir.

### Options

option-edition = édition
    .help = Française (3 à 5 joueurs) ou espagnole (3 à 6). Seule différence : qui tranche une égalité après un refus.
    .about = Seule différence : qui tranche une égalité quand la porte est restée fermée.
    .fr = française, de 3 à 5
    .es = espagnole, de 3 à 6
option-tieChooser = égalités
    .help = Qui choisit le groupe qu’un jeune enfant ou un taxi fait partir en cas d’égalité : le rival, ou le joueur dont c’est le tour.
    .rival = le rival
    .turnPlayer = le joueur dont c’est le tour
option-firstPlayer = premier joueur
    .help = Qui commence : au hasard, l’hôte de la table, ou un joueur choisi.
    .random = au hasard
    .host = l’hôte
option-memoryAid = aide-mémoire
    .help = Montre ce que chacun pourrait retenir : les cartes piochées encore en main, et les cartes sorties du jeu. Sans aide, rien n’est montré deux fois, pas même dans le livre d’or.
option-drawPile = pioche
    .help = Face visible comme dans la règle, et chacun voit ce qui est pioché ; ou face cachée, une règle maison.
    .faceUp = face visible
    .faceDown = face cachée

### The table

panel-player = { $seat } { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}
panel-pile = Pioche
panel-hand = Ta main
row-M = M monstres
row-G = G fantômes
row-V = V vampires
row-S = S épouvantails
row-known = en main
row-hand = cartes
row-pile = { $n ->
    [0] vide
    [1] la dernière
   *[other] { $n } cartes, dessus
}
row-pile-down = { $n ->
    [0] vide
    [1] la dernière, cachée
   *[other] { $n } cartes cachées
}
row-removed = retirées
role-n = { $n ->
    [1] normal
   *[other] normal ×{ $n }
}
role-b = { $n ->
    [1] brute
   *[other] brute ×{ $n }
}
role-m = musicien
cards-of-a-kind = { $card } ×{ $n }
at-the-door = (dont une à la porte)
unknown-cards = { $n ->
    [0] rien d’autre
    [one] { $n } inconnue
   *[other] { $n } inconnues
}
points-guests = { $type } : { $guests } × 1
points-music = { $type } en musique : { $guests } × 2
points-scarecrows = épouvantails : { $scarecrows } × 3

### The rules. Their ids stand in RULES.md, where each has its source.

rule-T-1-1 = Le jeu compte 55 cartes. Monstres, fantômes et vampires ont chacun 7 invités normaux, 2 brutes, 1 musicien et 5 vamps ; il y a aussi 5 jeunes enfants, 3 taxis-corbillards et 2 épouvantails.
rule-T-1-2 = Les invités normaux, les brutes, les musiciens et les vamps ont chacun un type : monstre, fantôme ou vampire.
rule-T-1-3 = Les jeunes enfants, les taxis et les épouvantails n’ont pas de type.
rule-T-1-4 = Invités normaux, brutes, musiciens et épouvantails s’installent dans une soirée. Vamps, jeunes enfants et taxis font leur effet, puis quittent le jeu.
rule-T-1-5 = Seuls les jeunes enfants et les taxis ont un fond rouge. La vamp n’est pas rouge, mais elle aussi ne sert qu’une fois.
rule-T-2-1 = L’édition française se joue de 3 à 5, l’espagnole de 3 à 6.
rule-T-2-2 = À trois, on ne joue qu’avec une brute par type ; l’autre dort dans la boîte jusqu’à la fin.
rule-T-2-3 = Quatre invités normaux de chaque type, mélangés ensemble, donnent les 12 invités de départ.
rule-T-2-4 = Chaque soirée s’ouvre avec 2 d’entre eux, que tout le monde voit. Ils peuvent être du même type.
rule-T-2-5 = Les invités de départ en trop repartent parmi les autres cartes, sans qu’on les voie. À 6, il n’y en a pas.
rule-T-2-6 = On mélange tout le reste. Chacun reçoit 5 cartes en secret : c’est sa main.
rule-T-2-7 = La fin du paquet forme la pioche, face visible : tout le monde voit la carte du dessus, et personne celles d’en dessous.
rule-T-2-8 = Autour d’une vraie table, l’hôte commence ; ici, c’est le hasard, sauf si une option désigne l’hôte de la table ou un autre joueur. On joue dans le sens des aiguilles d’une montre.
rule-T-2-9 = Ta main est secrète. Ta soirée, elle, s’étale au grand jour, une colonne par type : chaque colonne est un groupe.
rule-T-3-1 = Ton tour : tu proposes une carte, on te répond, la carte se révèle et fait son effet, tu pioches. Puis c’est au suivant.
rule-T-3-2 = Proposer : prends une de tes cartes et dépose-la, face cachée, à n’importe quelle porte sauf la tienne. Toc, toc, toc !
rule-T-3-3 = Répondre : la personne chez qui tu frappes ignore quelle est la carte. Elle doit ouvrir ou refuser, et elle a toujours le choix.
rule-T-3-4 = Si la porte s’ouvre, la personne qui a ouvert révèle la carte et en subit l’effet ; celle qui a frappé est le rival.
rule-T-3-5 = Si elle reste fermée, la personne qui a frappé révèle la carte et en subit l’effet ; celle qui a refusé est le rival. Cette carte ne sera plus proposée.
rule-T-3-6 = La carte est retournée, et son effet tombe sur la personne qui la révèle.
rule-T-3-7 = Piocher : quand tout est réglé, le joueur dont c’était le tour pioche la carte du dessus, s’il en reste. On découvre alors la suivante.
rule-T-3-8 = C’est ensuite le tour du joueur suivant, dans le sens des aiguilles d’une montre.
rule-T-3-9 = Interdit de passer, de proposer deux cartes dans le même tour, ou de reprendre sa carte après la réponse.
rule-T-4-1 = Un invité normal s’installe chez le joueur qui le révèle.
rule-T-4-2 = Une brute s’installe chez le joueur qui la révèle.
rule-T-4-3 = Une brute veille sur son groupe, elle comprise : jeunes enfants et taxis ne peuvent rien lui faire.
rule-T-4-4 = Cette protection commence quand la première brute du type arrive, et cesse quand la dernière s’en va.
rule-T-4-5 = Une brute ne protège pas des vamps, et peut même en suivre une.
rule-T-4-6 = Un musicien s’installe chez le joueur qui le révèle.
rule-T-4-7 = Un épouvantail s’installe chez le joueur qui le révèle. Comme il n’a pas de type, rien ne peut le déplacer ni le retirer.
rule-T-4-8 = Chez le joueur qui révèle une vamp, un invité du même type qu’elle, et un seul, part à la soirée du rival.
rule-T-4-9 = C’est le rival qui désigne cet invité : normal, brute ou musicien, à son goût.
rule-T-4-10 = Suivie ou non, la vamp sort alors du jeu.
rule-T-4-11 = Chez le joueur qui révèle un jeune enfant, le plus grand groupe sans brute file tout entier à la soirée du rival.
rule-T-4-12 = Si plusieurs groupes sont les plus grands à égalité, un seul part. Le rival choisit lequel dans l’édition française, le joueur dont c’est le tour dans l’espagnole.
rule-T-4-13 = Le jeune enfant sort alors du jeu, même s’il n’a fait fuir personne.
rule-T-4-14 = Un taxi-corbillard emporte ce même groupe hors du jeu et disparaît avec lui. Une égalité se règle comme pour un jeune enfant ; le rival ne gagne rien.
rule-T-4-15 = Une carte qui ne trouve rien à faire ne fait rien ; vamps, jeunes enfants et taxis quittent le jeu quand même.
rule-T-4-16 = Le groupe visé : chez le joueur qui révèle la carte, parmi les types qui ont au moins un invité et aucune brute, celui qui a le plus de cartes. S’il n’y en a pas, il ne se passe rien.
rule-T-5-1 = La pioche est vide ? Les tours se suivent comme avant, mais on ne pioche plus.
rule-T-5-2 = La partie s’arrête quand toutes les mains sont vides et que la dernière carte a fait son effet.
rule-T-6-1 = Dans ta soirée, un invité normal, une brute ou un musicien vaut 1 point.
rule-T-6-2 = Si un groupe a son musicien, chacun y vaut 2 points au lieu de 1, le musicien aussi.
rule-T-6-3 = Un épouvantail vaut 3 points.
rule-T-6-4 = Le plus gros total gagne.
rule-T-6-5 = En cas d’égalité en tête, on gagne ensemble.
rule-T-7-1 = Édition française : le rival tranche les égalités. Après un refus, c’est la personne qui a refusé.
rule-T-7-2 = Édition espagnole : le joueur dont c’est le tour tranche les égalités, même si ses propres invités sont visés.
rule-T-7-3 = Les deux éditions ne diffèrent donc que si un jeune enfant ou un taxi refusé tombe sur une égalité.
rule-T-8-1 = À chaque tour, une carte et une seule quitte une main pour de bon : il y a autant de tours que de cartes dans les mains et la pioche au départ.
rule-T-8-2 = Le joueur dont c’est le tour a toujours au moins une carte en main.
rule-T-8-3 = Une partie dure 46 tours à 3 joueurs, 47 à 4, 45 à 5 et 43 à 6.
rule-T-8-4 = Entre deux tours, chacun a 5 cartes en main tant que la pioche dure ; ensuite, les mains diffèrent d’une carte au plus.
rule-T-8-5 = Aucune carte ne se perd : mains, pioche, soirées, cartes retirées et carte à la porte font toujours 55 (52 à 3 joueurs).
rule-T-9-1 = Sont secrets : les cartes distribuées aux autres, la carte à la porte tant qu’elle n’est pas révélée, et l’ordre de la pioche sous la carte du dessus.
rule-T-9-2 = Sont connus de tous : les soirées, le dessus et la taille de la pioche, la taille des mains, les cartes révélées et retirées, les brutes restées dans la boîte, et tous les choix.
rule-T-9-3 = Une carte piochée face visible a été vue de tous : on connaît donc une partie de chaque main. L’aide-mémoire la montre.
rule-TA-1 = La boîte annonce 56 cartes, mais le compte donne 55 : nous jouons avec 55.
rule-TA-2 = Dans la règle française, quelques mots égarés après la phrase sur le premier joueur ne veulent rien dire.
rule-TA-3 = Des deux joueurs à la porte, le rival est celui qui ne révèle pas la carte ; ce n’est jamais un troisième.
rule-TA-4 = Jeunes enfants et taxis ne regardent que les groupes sans brute, et parmi eux le plus grand.
rule-TA-5 = Une égalité entre trois groupes se règle comme une égalité entre deux.
rule-TA-6 = Un type sans invité ne peut pas être visé.
rule-TA-7 = Un épouvantail rapporte des points mais n’a pas de type : il n’est ni compté dans un groupe, ni déplacé, ni doublé, ni protégé.
rule-TA-8 = Une brute se protège aussi elle-même. Une deuxième n’ajoute rien, mais peut prendre la relève.
rule-TA-9 = Tu peux frapper chez quelqu’un qui n’a plus de cartes.
rule-TA-10 = On pioche après tous les effets et tous les choix. Tu vois d’avance la carte que tu vas piocher, mais tu ne l’as pas encore.
rule-TA-11 = Une vamp, un jeune enfant ou un taxi quitte le jeu même s’il ne s’est rien passé.
rule-TA-12 = Des invités identiques se valent : choisir entre eux n’est pas un choix.
rule-TA-13 = La protection compte au moment où un jeune enfant ou un taxi est révélé ; on ne revient pas sur ce qui s’est passé avant.
rule-TA-14 = Il n’y a qu’un musicien par type : un invité vaut 1 ou 2 points, jamais plus.
rule-TA-15 = Le plus grand groupe est celui qui a le plus de cartes, pas le plus de points.
rule-TA-16 = Une égalité à la première place est une victoire partagée.
rule-TA-17 = Les deux éditions ne disent pas la même chose des égalités : on peut choisir l’une ou l’autre règle.
rule-TA-18 = Personne ne regarde sous la première carte de la pioche, mais on peut compter celles qui restent.
rule-TA-19 = On peut consulter les cartes retirées, sauf si l’on joue sans aide-mémoire.
rule-TA-20 = Parle et bluffe tant que tu veux, mais ne montre jamais une carte.
rule-TA-21 = Ici, on ne joue chez personne : le hasard désigne le premier joueur, sauf si une option en décide : l’hôte de la table, comme l’écrit la règle, ou un joueur choisi.
rule-TA-22 = À six, on prend l’édition espagnole, et l’on peut quand même laisser le rival trancher les égalités.
rule-TA-23 = On sauterait le tour d’un joueur sans cartes ; cela n’arrive jamais.
rule-TA-24 = Les invités de départ en trop sont mêlés aux autres cartes sans qu’on les voie.
rule-TA-25 = La main est de cinq cartes et la pioche face visible, quoi qu’en disent d’autres notices.
rule-TA-26 = Vamps, jeunes enfants et taxis ne servent qu’une fois ; toutes les autres cartes restent.
rule-TA-27 = On ne renvoie pas les invités qui arrivent, et une soirée peut grandir sans limite.
rule-TA-28 = Les choix se font une fois la carte révélée.
rule-TA-29 = Si le seul groupe sans brute est un musicien tout seul, c’est lui qui part.
rule-TA-30 = Tu peux frapper à la même porte tour après tour.
rule-TA-31 = Les deux exemplaires de la règle française disent la même chose.
rule-TA-32 = Nous suivons la première édition ; les versions suivantes, avec d’autres cartes, ne se jouent pas ici.

## Looking back at a game

comment-opening = Pour { $target }, mieux valait ouvrir dans { $chance } % des situations possibles.
comment-card = { $card } ({ $chance } %)
comment-suspected = Ce pouvait être : { $cards }…
comment-worth = Ouvrir valait environ { NUMBER($open, minimumFractionDigits: 1) } points, refuser { NUMBER($refuse, minimumFractionDigits: 1) }.

### La page des règles : l’édition, un tour en bref, et le nom des chapitres

rules-edition = Voici les règles de la première édition. Il y en a une française, de 3 à 5 joueurs, et une espagnole, de 3 à 6, et elles ne diffèrent que sur un point : après un refus, une égalité entre groupes pour un enfant ou un taxi est tranchée par le rival dans la française, par le joueur dont c’est le tour dans l’espagnole (T-7.1 à T-7.3).
rules-turn-1 = Frappe : pose une carte de ta main, face cachée, à la porte de quelqu’un.
rules-turn-2 = Soit on ouvre, et la carte agit chez cette personne ; soit la porte reste fermée, et elle agit chez toi. Alors, on la révèle.
rules-turn-3 = Les invités (normal, brute, musicien, épouvantail) rejoignent la soirée du joueur qui les révèle.
rules-turn-4 = La vamp attire un invité de son type chez le rival. Le jeune enfant fait fuir chez le rival le plus grand groupe sans protection. Le taxi-corbillard emporte ce groupe pour de bon.
rules-turn-5 = Une brute protège tous les invités de son type des enfants et des taxis, mais pas des vamps.
rules-turn-6 = Puis pioche la carte visible, et c’est au suivant de frapper.
rules-turn-7 = Quand toutes les mains sont vides : 1 point par invité, 2 si le musicien de son type est là ; 3 par épouvantail.
rules-T-1 = Les cartes
rules-T-2 = Avant la partie
rules-T-3 = Un tour
rules-T-4 = Ce que font les cartes
rules-T-5 = La fin
rules-T-6 = Les points
rules-T-7 = Les éditions
rules-T-8 = Ce qui est toujours vrai
rules-T-9 = Ce que chacun peut savoir
rules-TA = Nos décisions

### Où nous jouons autrement que la règle imprimée, et pourquoi : une phrase chacune.

rules-differ-TA-1 = La règle annonce 56 cartes, mais sa liste n’en compte que 55 : personne ne connaît l’autre, on joue donc sans elle.
rules-differ-TA-2 = Dans la règle française, la phrase sur le premier joueur finit par des mots égarés sur l’effet des cartes : ils ne disent rien que l’on puisse jouer.
rules-differ-TA-5 = En cas d’égalité, la règle ne connaît que deux groupes ; s’il y en a trois aussi grands, le même joueur choisit parmi les trois.
rules-differ-TA-16 = La règle ne connaît qu’un vainqueur, et rien pour départager ; un joueur qui a autant de points gagne aussi.
rules-differ-TA-21 = D’après la règle, c’est le joueur chez qui l’on joue qui commence ; par défaut, c’est le hasard qui décide, car ici on ne joue chez personne.
