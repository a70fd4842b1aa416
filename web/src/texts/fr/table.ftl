## La table, quel que soit le jeu.

table-title = { $game } · Manoir
table-title-turn = (1) À toi · { $game } · Manoir
table-your-turn = C’est à toi.
table-board = La table
table-skip-board = Aller à la table
table-you = toi
table-acts = doit jouer
table-cards = cartes en main
table-bot = robot
table-first = a commencé
table-presence-here = ici
table-presence-away = ailleurs
table-presence-gone = hors ligne
table-played-by-bot = un robot joue
table-code = table
table-watching = Tu regardes.
table-spectators = { $n ->
    [1] Une personne regarde
   *[other] { $n } personnes regardent
}
table-options-changed = Options modifiées
table-progress = Où en est la partie
table-steps = Étapes du tour
table-done = a choisi
table-thinks = choisit

## Livre d’or

table-log = Livre d’or
table-log-search = Chercher
table-log-nothing = Rien trouvé.
table-log-empty = Il ne s’est encore rien passé.
table-log-memory = À cette table, on joue de mémoire : le livre ne garde que ce qui suit ton dernier coup.
table-log-undone = Annulé :
table-log-earlier = Lignes plus anciennes : { $n }
table-log-dealt = Les cartes sont distribuées. Tu reçois : { $cards }.
table-log-dealt-unseen = Les cartes sont distribuées.
table-log-new = Nouveau :
table-log-unread = { $n ->
    [1] Une nouvelle ligne
   *[other] { $n } nouvelles lignes
}
table-chapter = { $player }
table-chapter-you = Toi
table-chapter-first = Avant la partie

## Règles

table-rules = Règles
table-rules-around = Règles voisines
table-rules-all = Toutes les règles
table-rules-none = Cette règle n’est pas écrite ici.

## Onglets

table-tabs = Parties de la table
table-tab-board = Table
table-tab-players = Joueurs
table-tab-book = Livre d’or

## Ce que l’on peut faire

table-undo = Annuler
table-undo-deed = Reprendre « { $deed } »
table-undo-all = Tout le tour ({ $n })
table-undo-dice = Depuis les dés ({ $n })
table-restart = Recommencer le tour
table-moves = Tous les coups
table-moves-n = { $n ->
    [1] Un coup
   *[other] { $n } coups
}
table-choices = Ce que tu peux faire
table-kinds = Ce que tu fais
table-moves-find = Chercher un coup
table-moves-none = Tu n’as rien à faire pour l’instant.
table-moves-confirm = Choisis un coup, puis choisis-le encore pour le jouer.
table-moves-again = Joue-le
table-command = Jouer au clavier
table-position = Où en est la partie
table-only-you = Rien que pour tes yeux
table-covered = caché
table-hide-hand = Cacher ma main
table-hand-hidden = Ta main est cachée.
table-show-hand = Montrer ma main
table-sound = Son
table-volume = Volume
table-menu = Table et préférences
table-preferences = Toutes les préférences
table-pace = Rythme
table-pace-off = aucun
table-pace-fast = vif
table-pace-normal = normal
table-pace-slow = lent
table-confirm = Confirmer les coups définitifs
table-autoplay = Jouer tout seul s’il n’y a qu’un coup
table-newest-first = Livre d’or : la dernière ligne en haut
table-keys = Touches
table-keys-on = Raccourcis d’une seule lettre
table-keys-escape = Annuler, choisir autre chose
table-keys-choose = Avancer, choisir
table-result = Résultat
table-aside = Ce que l’on sait
table-players = Joueurs
table-report = Signaler un problème
table-leave = Quitter la table
table-leave-means = Un robot jouera pour toi, et les autres pourront continuer. Tu peux revenir et reprendre ta place.
table-stay = Rester
table-home = Retour à la maison

## Le fil qui mène à la maison

table-connecting = La bougie vacille. On te reconnecte…
table-back = { $n ->
    [1] Te revoilà. Il s’est passé une chose.
   *[other] Te revoilà. Il s’est passé { $n } choses.
}
table-ended = Cette page n’est plus reliée à la table.
table-come-in = Revenir à la table
table-stopped = La partie s’est arrêtée.
table-frozen = Une panne a arrêté cette partie ; la table est bloquée. Rien n’est perdu : l’hôte peut reprendre à la dernière position valable.
table-given-up = Une panne a arrêté cette partie, qui a été abandonnée. Voici la partie enregistrée.
table-take-up = Reprendre à la dernière position valable
table-give-up = Abandonner la partie
table-record = Télécharger la partie
table-stand-in = Un robot joue pour toi.
table-reclaim = Reprendre ma place
table-bots-hurried = Beaucoup de robots réfléchissent en ce moment dans la maison. Ceux de cette table réfléchissent moins, pour un temps.
table-bots-calm = La maison est plus calme : les robots de cette table réfléchissent de nouveau autant qu’ils le doivent.
table-gone = { $player } n’est plus en ligne, et c’est son tour. Un robot prendra bientôt le relais.
table-gone-wait = { $player } n’est plus en ligne, et c’est son tour. À cette table, on attend.
table-left = { $player } a quitté la table, et c’est son tour.
table-replace = Laisser un robot jouer pour { $player }
table-join = Jouer aussi
table-ask = Demander la place ({ $player })
table-asked = Tu as demandé la place où jouait { $player }. La table va répondre.
table-asks = { $name } aimerait continuer pour { $player } et verrait les cartes de cette place.
table-let-in = Faire entrer
table-not-in = Pas maintenant
table-welcome = La table t’a fait entrer. Voici ta main.
table-not-now = La table préfère continuer ainsi.

## Plusieurs personnes devant un écran

table-curtain = C’est à { $player } de jouer.
table-curtain-others = Les autres regardent ailleurs.
table-curtain-me = C’est moi, { $player }

## Jouer au clavier

table-command-label = Un mot, le numéro d’un coup, ou un coup tel qu’on l’écrit. Tape aide pour voir tous les mots.
table-command-send = Dire
table-command-help = Tape un numéro, ou un coup tel qu’on l’écrit, pour le jouer.
table-command-played = Tu joues : { $move }
table-command-unknown = « { $typed } » ne veut rien dire ici. Tape aide pour voir tous les mots.
table-command-row = { $label } : { $items }
table-word-help = aide
    .does = cette liste
table-word-state = état
    .does = ce que la table attend, et tout ce qui s’y trouve
table-word-hand = main
    .does = tes cartes et tes pièces
table-word-moves = coups
    .does = ce que tu peux faire, avec des numéros
table-word-last = dernier
    .does = ce qui vient de se passer
table-word-players = joueurs
    .does = qui est à la table
table-word-scores = points
    .does = qui a combien de points
table-word-rules = règles
    .does = la règle qui compte maintenant ; avec un numéro, cette règle-là
table-word-undo = annuler
    .does = annule ton dernier coup

## La fin

table-rest = La maison souffle un peu.
table-rest-means = Personne ne joue tant que vous n’êtes pas prêts.
table-rest-waits = On attend { $players }.
table-rest-waits-you = { $n ->
    [0] On t’attend.
   *[other] On attend { $players } et toi.
}
table-rest-go = Continuer
table-rest-said = C’est noté
table-rest-you = à toi
table-rest-ready = prêt
table-rest-looks = regarde encore
table-rest-gone = pas là
table-end-over = La partie est finie.
table-end-you = Gagné ! Ce soir, la maison est à toi.
table-end-by = { $n ->
    [1] { $player } l’emporte d’un point.
   *[other] { $player } l’emporte de { $n } points.
}
table-end-other = { $player } l’emporte.
table-end-shared = { $players } se partagent la victoire.
table-end-shared-you = { $players } se partagent la victoire, et toi aussi !
table-end-places = Le classement
table-end-me = Toi
table-end-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Derrière, { $player } en a { $second }.
table-end-mine = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }.
table-end-turning = Le tournant :
table-end-turned = Ensuite, { $player } a gardé la tête.
table-end-turned-you = Ensuite, tu as gardé la tête.
table-end-see = Voir ce moment
table-rematch-how = Les mêmes joueurs, chacun une place plus loin.
table-place = Place
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-lasted = { $n ->
    [1] une minute
   *[other] { $n } minutes
}
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-look = Regarder la table
table-share = Partager
table-copied = Lien copié
table-fair = La donne était-elle honnête ?
table-fair-how = Avant la première carte, la maison a promis comment elle donnerait : elle a montré le sceau d’un secret. Maintenant elle montre le secret, et chacun peut vérifier que le sceau est le bon.
table-fair-promise = Promis avant la donne
table-fair-secret = Le secret
table-fair-kept = Ce navigateur l’a vérifié : le secret correspond à la promesse.
table-fair-broken = Le secret ne correspond pas à la promesse.
table-fair-all = Avec la partie enregistrée, tu peux redonner chaque carte :

## Un problème

table-report-how = Dis ce qui s’est passé et ce que tu attendais. Copie le tout et donne-le à la personne qui tient cette maison. Rien ne part d’ici tout seul.
table-report-what = Que s’est-il passé, et qu’attendais-tu ?
table-report-copy = Copier le message

## Revoir

table-title-replay = Revoir · { $game } · Manoir
table-replay = Revoir la partie
table-past = Tu regardes en arrière : coup { $number } sur { $moves }.
table-live = Retour au présent
table-to-end = Retour à la table
table-replay-first = Au début
table-replay-turn-back = Un tour en arrière
table-replay-back = Un pas en arrière
table-replay-on = Un pas en avant
table-replay-turn-on = Un tour en avant
table-replay-last = À la fin
table-replay-start = Lecture
table-replay-pause = Pause
table-replay-speed = Vitesse
table-replay-events = un pas en arrière ou en avant
table-replay-turns = un tour en arrière ou en avant
table-replay-ends = début et fin
table-replay-play = lecture et pause
table-replay-all = Toutes les mains
table-replay-eyes = Vu par
table-replay-all-shown = Toutes les mains sont ouvertes.
table-replay-all-warning = On y voit chaque main et chaque carte qui était cachée pendant la partie, celles des autres aussi. La partie est finie : chacun a le droit de regarder.
table-replay-all-show = Montrer toutes les mains
table-replay-all-no = Les laisser cachées
