### Ce qui ne va pas dans un jeu : dit par `manoir check`, et d’un paquet que l’on ne peut pas laisser entrer.
### $who est la lettre d’un joueur ou l’un des broken-who-…, $field un endroit dans une position ou une vue, $one et $other ce qui s’y trouve.

broken-who-spectator = un spectateur
broken-who-chance = le hasard
broken-who-nobody = personne

## Où

broken-where = { $where } : { $what }
broken-at-first = Graine { $seed } ({ $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, options : { $options }), avant le premier coup
broken-after = Graine { $seed } ({ $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, options : { $options }), après le coup { $number } ({ $last })

## Du code qui échoue

broken-failure = { $error }, dans { $file }, ligne { $line }, dans { $function }().
broken-unwritten = { $missing }() n’est pas écrite, et on la demande dans { $file }, ligne { $line }, dans { $function }().
broken-no-method = { $kind } n’a pas de { $method }().

## Le paquet

broken-game = Le jeu { $game } reste dehors : { $problem } ({ $command } en dit plus.)
broken-import = Le paquet ne se charge pas : { $error }, dans { $file }, ligne { $line }.
broken-entry = Le paquet ne se charge pas : son point d’entrée nomme { $place }, mais { $missing } n’existe pas.
broken-no-game = Son point d’entrée nomme { $place }, qui n’est pas un Game mais un { $kind }.
broken-two-packages = Plusieurs paquets apportent un jeu de ce nom : { $places }.
broken-other-name = Son point d’entrée s’appelle { $entry }, mais Game.name est { $name } : ce doit être le même nom.
broken-no-file = Le fichier { $file } manque à côté du jeu.
broken-no-testing = Le module { $module } manque : il redistribue ce qu’une place ne doit pas savoir, et compte toutes les cartes.
broken-no-function = Le module { $module } n’a pas de { $function }().
broken-no-options = En { $tries } essais, aucune combinaison d’options n’a été permise pour un nombre de joueurs du jeu.

## Ce qu’un jeu déclare

broken-name = Game.name est « { $name } » : il faut des minuscules et des chiffres, et une lettre d’abord.
broken-seats = Game.seats est { $seats } : il faut les nombres de joueurs, du plus petit au plus grand, entre 1 et { $most }.
broken-usual-seats = Game.usual_seats est { $usual }, qui n’est aucun des nombres de joueurs : { $seats }.
broken-most-decisions = Game.most_decisions est { $most } : il faut un nombre de décisions qu’aucune partie ne dépasse.
broken-levels = Game.levels est vide : il faut un niveau pour les robots.
broken-no-rules = RULES.md n’a pas de règles : une règle est une ligne de tableau qui commence par un numéro, | X-1 | … |.
broken-rule-twice = La règle { $rule } figure deux fois dans RULES.md.
broken-letter = Dans RULES.md, { $rule } dit que { $option } = { $value } joue la règle imprimée ; l’option ne le déclare pas (letter=).
broken-letter-unmarked = L’option { $option } joue la règle imprimée avec { $value }, mais aucune décision de RULES.md ne le dit : écris-y « By the letter: `{ $option } = { $value }` ».
broken-no-rule = { $what } cite la règle { $rule }, qui n’est pas une ligne de RULES.md.
broken-no-moves = Game.moves est vide : il faut tous les coups par leur notation, ceux du hasard compris.
broken-listed-as = Game.moves donne le coup « { $move } » sous le nom « { $notation } ».
broken-notation-twice = Deux coups ont la notation « { $move } ».
broken-id-twice = Les coups « { $other } » et « { $move } » ont le même id, { $id } : il en faut un à chacun, et aussi à ce que les autres en voient.
broken-id-negative = Le coup « { $move } » a l’id { $id } : les ids commencent à 0.
broken-no-verbs = Game.verbs est vide : il faut les verbes des coups des joueurs.
broken-verb-unused = Game.verbs contient « { $verb } », mais aucun coup n’a ce verbe.
broken-no-notations = Game.notations est vide : il faut montrer à quoi ressemble un coup à qui en tape un de travers.
broken-example = Game.notations montre « { $notation } », mais aucun coup ne s’écrit ainsi.
broken-secret-event = Game.secret_events contient « { $event } », qui n’est pas dans Game.events.
broken-no-refusal = Le refus « { $refusal } » n’est pas dans Game.refusals, qui doit en nommer la règle.

## Textes

broken-no-text = Le texte { $key } manque dans { $language }.ftl.
broken-junk = Une ligne de { $file } n’est pas un texte : { $line }
broken-value = Le texte { $key } de { $language }.ftl emploie { $value }, qui ne lui est pas donné ; sont donnés : { $given }.
broken-unsayable = Le texte { $key } de { $language }.ftl ne peut pas être dit : { $problem }

## Coups

broken-nobody = Le prochain à jouer est { $actor }, qui n’est pas parmi ceux qui doivent choisir : { $waiting }.
broken-waits = { $who } a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, mais ceux qui doivent choisir sont { $waiting }.
broken-no-move = { $who } doit choisir et n’a aucun coup.
broken-offered-twice = Le coup « { $move } » est proposé deux fois à { $who }.
broken-refused = Le coup « { $move } » est proposé à { $who }, mais refusal() répond « { $reason } ».
broken-accepted = Le coup « { $move } » n’est pas proposé à { $who }, mais refusal() le permet.
broken-refusal = Le coup « { $move } » est refusé par « { $refusal } », qui n’est pas dans Game.refusals.
broken-unlisted = Le coup « { $move } » n’est pas dans Game.moves : personne ne peut le taper, et aucune partie enregistrée ne se lit.
broken-other-object = Le coup « { $move } » est un autre objet que celui de Game.moves : chaque coup doit être fait une seule fois.
broken-no-verb = Le verbe « { $verb } » du coup « { $move } » n’est pas dans Game.verbs.
broken-part = La partie { $part } du coup « { $move } » est { $value } : il faut un code, un nombre ou une liste de codes.
broken-parts-twice = Les coups « { $other } » et « { $move } » ont le même verbe et les mêmes parties : les clients ne peuvent pas les distinguer.
broken-outcomes = chance() n’a aucune issue, ou en a une dont le poids n’est pas au-dessus de 0.
broken-order = Des réponses données en même temps ({ $answers }) mènent à { $field } = { $one } dans un ordre et à { $other } dans l’autre.
broken-undo = Quand « { $move } » est repris puis rejoué, { $field } est { $other } au lieu de { $one }.
broken-sentence-words = Après { $said }, { $who } pouvait soi-disant dire { $one } ({ $field } des suites possibles), mais la position propose { $other }.
broken-sentence-end = Après { $said }, { $who } a appris que l’option était complète, ou ne l’était pas, et State.continues() dit le contraire.
broken-sentence-other = Les mots { $said } mènent à { $field } = { $one } un par un, et à { $other } d’un coup.

## Positions

broken-clone = clone() diffère de son état : { $field } est { $other } au lieu de { $one }.
broken-clone-tells = clone() copie le récit : un clone ne doit pas en avoir.
broken-shared-clone = clone() partage quelque chose avec son état : jouer le clone change { $field } de l’état de { $one } à { $other }.
broken-census = Un coup a perdu ou créé quelque chose : { $field } de l’inventaire était { $one } et est { $other }.
broken-endless = La partie ne finit pas : plus de { $most } décisions (Game.most_decisions).
broken-endless-chance = La partie n’avance pas : le hasard a joué { $most } fois de suite.
broken-turns = turns() était { $before } avant le coup et est { $after } après : il faut compter en montant, ou toujours rendre None.
broken-no-turns = turns() est 0 à la fin d’une partie : il faut compter les tours commencés, ou toujours rendre None.
broken-returns = La somme de returns() n’est pas 1 : { $returns }.
broken-breakdown = La somme de breakdown() de { $who } est { $sum }, mais le score est { $score }.
broken-standing = standing() donne à { $who } la place { $place } là où ranks() donne { $rank } : il peut départager des perdants, et rien de plus.
broken-no-event = L’événement { $event } n’est pas dans Game.events.
broken-replay = La partie enregistrée se rejoue vers une autre position : { $field } est { $other } au lieu de { $one }.
broken-rewritten = La partie enregistrée s’écrit autrement après avoir été rejouée : la ligne { $field } est { $other } au lieu de { $one }.

## Vues

broken-leaky-view = La vue trahit un secret : { $who } voit { $field } = { $one }, mais { $other } quand ce que { $who } ne doit pas savoir est distribué autrement.
broken-leaky-sentences = Les options entières trahissent un secret : pour { $field }, { $who } apprend { $one }, mais { $other } quand ce que { $who } ne doit pas savoir est distribué autrement.
broken-leaky-story = Le récit trahit un secret : { $who } ne peut distinguer « { $move } » de « { $like } » à la vue, mais entend { $field } = { $one } ou { $other }.
broken-imagined = imagine() contredit ce que { $who } voit : { $field } est { $other } au lieu de { $one }.
broken-imagined-actor = imagine() donne le prochain coup à { $is } pour { $who }, au lieu de { $should }.
broken-imagined-agenda = imagine() donne le prochain coup à { $is } pour { $who }, au lieu de { $should } : finit-elle par proceed() ?
broken-imagined-census = imagine() de { $who } a perdu ou créé quelque chose : { $field } de l’inventaire est { $other } au lieu de { $one }.
broken-own = own_json() de { $who } et ce que voit un spectateur ne composent pas sa vue : { $field } est { $other } au lieu de { $one }.
broken-status = status() doit être pour { $who }, qui n'a rien à choisir, ce qu'il est pour un spectateur, mais { $field } est { $other } au lieu de { $one }.
broken-guide = Règle, avancement, étapes et asked doivent être les mêmes pour tous, mais pour { $who } { $field } est { $other } au lieu de { $one }.
broken-asked = Ceux qui doivent choisir sont { $waiting }, mais asked() répond { $asked }.
broken-progress = progress() répond { $part } : cela va de 0 à 1.
broken-row-open = La ligne { $row } de { $who } n’est pas ce que tous voient, mais elle n’est pas marquée secrète.
broken-row-secret = La ligne { $row } est marquée secrète, mais un spectateur la voit.
