### Everything that is said outside a game. Values: $player is a name, $choices a list in words, $path a file.

list-and = { $first } et { $last }
list-and-i = { $first } et { $last }

## Errors: one sentence that names the thing and what it can be

error-option = L’option { $option } n’existe pas ; au choix : { $choices }.
error-value = { $option } ne peut pas être « { $value } » ; au choix : { $choices }.
error-number = { $option } doit être un nombre, pas « { $value } ».
error-seats = { $seats ->
    [one] { $seats } joueur, ce n’est pas possible
   *[other] { $seats } joueurs, ce n’est pas possible
} ; au choix : { $choices }.
error-notation = « { $notation } » n’est pas un coup ; un coup s’écrit par exemple { $choices }.
error-illegal = { $seat } ne peut pas jouer « { $notation } » : { $reason }
error-undo = Rien à reprendre pour { $player } : on ne reprend que son dernier coup, avant que quelqu’un y réponde.
error-record = Ligne { $line } de la partie enregistrée : { $reason }
error-file = { $path } : { $problem }
error-game = Le jeu « { $game } » n’existe pas ; au choix : { $choices }.
error-language = La langue « { $language } » n’existe pas ; au choix : { $choices }.
error-command = La commande « { $command } » n’existe pas ; au choix : { $choices }.
error-missing = Il manque une valeur à { $option }.
error-twice = { $option } est donné deux fois.
error-extra = « { $word } » est un mot de trop.
error-name = « { $name } » ne peut pas être un nom : il faut 1 à 40 caractères, sans |.
error-card = La carte « { $card } » n’existe pas ; au choix : { $choices }.
error-rule = La règle « { $rule } » n’existe pas ; tape { $command } pour les voir toutes.
error-typed = « { $typed } » n’est pas possible ici. { $hint }
error-bots = { $found ->
    [one] Un robot est nommé
   *[other] { $found } robots sont nommés
} pour { $seats ->
    [one] une place
   *[other] { $seats } places
} ; nommes-en un pour tous, ou un pour chaque place.

file-missing = ce fichier n’existe pas.
file-folder = c’est un dossier, pas un fichier.
file-no-folder = ce dossier n’existe pas.
file-denied = tu n’en as pas le droit.
file-not-text = ce n’est pas du texte, donc pas une partie enregistrée.
file-other = { $reason }.

record-format = Le fichier ne commence pas par « { $expected } » : ce n’est pas une partie enregistrée.
record-header = Elle devrait commencer par « { $key }:  ».
record-names = Il faut à chacun un nom de 1 à 40 caractères, séparés par |.
record-empty-line = Elle devrait être vide.
record-version = La partie a été jouée avec la version { $version } des règles, et voici la version { $known }.
record-after-end = Il ne devrait rien y avoir après la fin.
record-number = Ce devrait être le numéro { $expected }, pas « { $found } ».
record-seat = Le joueur « { $found } » n’existe pas ; au choix : { $choices }.
record-cut-off = La partie enregistrée est coupée : il manque la fin.
record-not-over = La partie n’est pas finie ici, alors qu’il y a un résultat.
record-result = Il est écrit « { $found } », mais en rejouant on trouve « { $expected } ».

## The command line

cli-house = Manoir : une maison hantée pleine de jeux. Pour jouer tout de suite : manoir play
cli-usage = Utilisation : { $usage }
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = Affiche cette page.
cli-version = Affiche la version.
cli-games = Liste les jeux et leurs options.
cli-play = Ouvre la maison dans ton navigateur et joue, contre des robots ou à plusieurs.
cli-terminal = Joue ici, dans le terminal, contre des robots ou à plusieurs sur un clavier.
cli-resume = Reprend une partie enregistrée.
cli-trace = Écrit toute une partie en lignes JSON : chaque position, les coups permis, le coup joué et le récit.
cli-replay = Montre à nouveau une partie enregistrée, et la vérifie.
cli-serve = Ouvre la maison : des tables où l’on joue ensemble.
cli-verify = Prouve que les cartes d’une partie enregistrée ont été données honnêtement.

flag-lang = La langue : en, fr ou es.
flag-json = Écrit du JSON, pour les programmes.
flag-players = Combien sont à table.
flag-people = Combien sont des personnes devant ce clavier ; les autres sont des robots. 0 : regarder les robots.
flag-name = Le nom d’un joueur, le tien d’abord. Avec plusieurs noms, on joue à plusieurs.
flag-bots = La force des robots : novice, apprentice, regular, expert, master ; random (au hasard) et heuristic servent d’étalons. Un nom pour tous, ou une liste avec des virgules. nom:gambler, nom:miser et nom:trickster ont un style ; nom@500ms et nom@2000, un budget de temps ou d’itérations.
flag-seed = Un nombre ; la même graine donne les mêmes cartes.
flag-save = Enregistre la partie dans ce fichier à la fin, ou quand tu pars.
flag-pace = Secondes entre deux lignes du récit.
flag-no-confirm = Ne demande pas de confirmer un coup qui pourrait encore être repris.
flag-values = { $help } Choix : { $choices }.
flag-at = Montre la table après ce nombre de coups.
flag-seat = Montre ce que voyait ce joueur : A, B, C…
flag-all = Montre toutes les mains.
flag-step = Parcourt la partie coup par coup.
flag-file = Le fichier de la partie enregistrée.
flag-game = Le jeu dont on dresse aussitôt la table.
flag-lan = Laisse entrer les téléphones et les machines du même réseau, et montre un code à viser.
flag-no-open = N’ouvre pas de navigateur, dit seulement l’adresse.
flag-host = L’adresse où écouter ; 0.0.0.0 laisse entrer les autres machines.
flag-port = Le port où écouter ; 0 en prend un libre.
flag-database = Où garder les parties : sqlite:///FICHIER ou postgresql://… ; sinon dans ton dossier de données.
flag-hostname = Un nom par lequel on atteint la maison ; peut être donné plusieurs fois.
flag-set = Tout autre réglage, NOM=VALEUR, selon la liste de docs/host.md ; peut être donné plusieurs fois.
flag-server = Mesure plutôt la maison : un serveur sous charge, environ deux minutes.

games-players = { $least } à { $most } joueurs
games-play = Pour y jouer : { $command }
games-flag = option
games-values = choix
games-default = d’habitude
games-meaning = de quoi il s’agit
games-open = selon le nombre

## At the table

welcome-you = Ce soir, tu es { $player }. À table avec toi : { $others }.
welcome-people = À table : { $others }.
welcome-back = La partie reprend après { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
welcome-type = Tape un numéro puis Entrée pour jouer ; ? pour l’aide, { $command } pour partir.
which-game = Quel jeu ? Tape son numéro.
you = { $name } (toi)
hint-move = Tape { $most ->
    [1] 1
    [2] 1 ou 2
   *[other] un numéro de 1 à { $most }
}, ou ? pour de l’aide.
hint-confirm = Entrée pour continuer, { $command } pour changer d’avis.
hint-end = Tape { $command } pour garder cette partie, ou Entrée pour partir.
cards-on-table = Voilà celles de la table ; « { $command } tout » explique toutes les cartes du jeu.
handover = Passe le clavier à { $player }, puis appuie sur Entrée.
restarted-turn = Retour au début de ton tour, ou au dernier choix d’un autre joueur.
restarted-chance = Retour au dernier lancer ou tirage : ce que le hasard a décidé reste.
took-back = { $n ->
    [one] { $player } reprend son coup.
   *[other] { $player } reprend { $n } coups.
}
house-took-back = La maison reprend ce qui a mené à la panne.
phrase = { $value }
label = { $label } :
saved = Enregistré dans { $path }.
saved-unfinished = Enregistré dans { $path }. Pour continuer plus tard : { $command }
not-saved = Cette partie n’est pas enregistrée. La prochaine fois : { $command }
goodbye = Bonne nuit !
help-moves = Tu peux aussi taper un coup comme on le note : { $example }.
help-more = Appuie sur Entrée pendant le récit pour qu’il aille plus vite.
help-commands = Tu peux taper :

end-scores = Le décompte
end-options = Options de la partie : { $options }.
end-option = { $option } : { $value ->
    [on] oui
    [off] non
   *[other] { $value }
}
end-seed = Graine { $seed } : elle donne les mêmes cartes une autre fois.
scores-hidden = pas encore connu

## Commands at the prompt: the word, how it is used, what it does. The English words work in every language.

command-help = aide
    .usage = ?
    .does = cette page
command-card = carte
    .usage = carte { $card }
    .does = ce que fait une carte ; ses lettres ou son nom suffisent
command-cards = cartes
    .usage = cartes
    .does = toutes les cartes
command-rule = règle
    .usage = règle { $rule }
    .does = une règle ; chaque ligne du récit finit par la sienne
command-rules = règles
    .usage = règles
    .does = toutes les règles
command-log = récit
    .usage = récit
    .does = toute l’histoire jusqu’ici
command-table = table
    .usage = table
    .does = montre à nouveau la table
command-scores = points
    .usage = points
    .does = qui a combien de points, et pourquoi
command-undo = reprendre
    .usage = reprendre
    .does = reprend ton dernier coup, tant que personne n’y a répondu
command-restart = recommencer
    .usage = recommencer
    .does = reprend tout ce qui peut l’être de ton tour
command-save = garder
    .usage = garder FICHIER
    .does = enregistre la partie dans un fichier
command-lang = langue
    .usage = langue es
    .does = change de langue : en, fr ou es
command-quit = quitter
    .usage = quitter
    .does = partir

## Replaying

replay-move = Coup { $number } sur { $moves }
replay-end = La partie est complète et se rejoue sans faute.
replay-unfinished = La partie a été quittée avant la fin. Pour continuer : manoir resume { $path }
replay-keys = Entrée ou n : suite. p : retour. Un numéro : ce coup. q : partir.


## lab

cli-simulate = Faire jouer beaucoup de parties à des robots et en faire le bilan.
cli-bench = Mesurer la vitesse du moteur.
flag-games = Le nombre de parties.
flag-jobs = Combien de processus jouent en même temps ; d’habitude un par processeur.
flag-peers = Mesurer aussi d’autres moteurs, et comparer.
flag-quick = Juste un coup d’œil : un seul tour, très court.
error-peers = Les autres moteurs ne sont pas installés ; tape ./manoir bench --peers, ou indique dans { $variable } le Python qui les a.
error-peers-server = boardgame.io n’est pas installé ; tape ./manoir bench --server --peers, ou indique dans { $variable } le Node qui l’a.
error-files = Il faut { $needed } fichiers ouverts et le système en permet { $allowed } ; relève la limite (ulimit -n) et réessaie.

lab-playing = parties
lab-measuring = mesures
lab-stopped = Arrêté après { $games ->
    [one] une partie
   *[other] { $games } parties
} sur { $asked }.
lab-simulation = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
lab-seat = joueur
lab-bot = robot
lab-score = points
lab-wins = victoires (intervalle à 95 %)
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-shared = Premières places partagées : { $share }
lab-turns = Tours par partie : { NUMBER($turns, maximumFractionDigits: 1) }
lab-decisions = Décisions par partie : { NUMBER($decisions, maximumFractionDigits: 1) }
lab-speed = { $rate } parties par seconde, { $jobs ->
    [one] un processus
   *[other] { $jobs } processus
}, { $build ->
    [compiled] moteur compilé
   *[pure] moteur en Python pur
}

lab-bench-stopped = Arrêté avant la fin ; voici ce qui a été mesuré jusque-là.
lab-missing-compiled = Le moteur compilé n’est pas là ; tape ./manoir compile pour le construire.
lab-missing-pure = Le moteur en Python pur ne démarre pas ici.
lab-missing-peers = Les autres moteurs ne démarrent pas ici.
lab-build-compiled = compilé
lab-build-pure = Python pur
lab-rate = { $median }/s
lab-rate-between = { $median }/s ({ $low } – { $high })
lab-time = { NUMBER($median, maximumFractionDigits: 3) } µs
lab-time-between = { NUMBER($median, maximumFractionDigits: 3) } µs ({ NUMBER($low, maximumFractionDigits: 3) } – { NUMBER($high, maximumFractionDigits: 3) })
lab-bytes = { $bytes } octets
lab-task-driven = décisions, pilotées depuis Python
lab-task-driven-dealt = … sans la donne
lab-task-inside = décisions, jouées dans le moteur
lab-task-inside-dealt = … depuis une position donnée
lab-task-clone = copier une position
lab-task-view = ce que voit un joueur
lab-task-imagine = imaginer une position d’après cette vue
lab-task-search = recherche depuis l’ouverture, itérations
lab-task-openspiel-search = OpenSpiel, IS-MCTS de hearts, itérations
lab-at-least-rate = { $rate }/s ou plus
lab-task-view-json = une vue en JSON
lab-task-write = enregistrer une partie
lab-task-replay = vérifier et rejouer une partie
lab-task-memory = mémoire d’une position
lab-task-openspiel-driven = OpenSpiel, piloté dans la boucle la plus serrée
lab-task-openspiel-usual = OpenSpiel, piloté dans la boucle habituelle
lab-task-openspiel-driven-dealt = OpenSpiel, boucle la plus serrée, sans la donne
lab-task-openspiel-inside-dealt = OpenSpiel, position donnée jouée dans le moteur
lab-task-openspiel-clone = OpenSpiel, copier une position
lab-task-rlcard-driven = rlcard, piloté
lab-task-rlcard-driven-dealt = rlcard, piloté, sans la donne
lab-task-rlcard-numpy = rlcard, choix par numpy comme son agent
lab-task-rlcard-below = rlcard, sous son interface
lab-task-catanatron-driven = catanatron, piloté
lab-task-catanatron-clone = catanatron, copier une position
lab-peers = Les autres : OpenSpiel { $openspiel } crazy_eights à 4, rlcard { $rlcard } Uno à 2
lab-measured = mesuré
lab-ratios = À côté des autres, tour par tour
lab-ours = nous
lab-peer = l’autre
lab-ratio = fois plus vite
lab-target = but
lab-met = atteint
lab-our-task = { $game }, { $build ->
    [compiled] compilé
   *[pure] Python pur
} : { $task }
lab-spread = { NUMBER($median, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } – { NUMBER($high, maximumFractionDigits: 2) })
lab-at-least = { NUMBER($ratio, maximumFractionDigits: 1) } fois ou plus
lab-at-most = { NUMBER($time, maximumFractionDigits: 1) } µs ou moins
lab-yes = oui
lab-no = non

cli-arena = Confronter des robots : chacun parmi des copies de chaque autre, à toutes les places, sur les mêmes donnes.
cli-ladder = Mesurer tous les niveaux de tous les jeux, et écrire les tableaux de docs/bots.md.
flag-only = Seulement ce jeu.
flag-write = La page où vont les tableaux.
error-arena = Il faut au moins deux robots, séparés par des virgules, et non « { $found } ».
error-page = { $path } n’a pas de place pour les tableaux : une ligne « { $begin } » et une ligne « { $end } ».
lab-one-among = un … parmi
lab-even = Entre égaux, chacun gagnerait { NUMBER($share, maximumFractionDigits: 1) } % des parties.
lab-rating = cote
lab-median = temps médian
lab-late = 95 % en moins de
lab-milliseconds = { $time } ms

## Bots

level-novice = novice
    .does = Joue presque toujours la première chose qui lui passe par la tête ; un enfant de sept ans le bat.
level-apprentice = apprenti
    .does = Sait ce qui est bon, et l’oublie un coup sur trois.
level-regular = habitué
    .does = Joue selon les règles de bon sens d’un habitué, sans voir plus loin.
level-expert = expert
    .does = Imagine ce que les autres peuvent tenir et regarde un peu plus loin.
level-master = maître
    .does = Pèse des centaines de mains possibles et voit loin, en moins d’une seconde.
persona-gambler = flambeur
    .does = Entre deux bons coups, prend celui où l’enjeu est le plus gros.
persona-miser = avare
    .does = Entre deux bons coups, prend celui qui garde ce qu’il a.
persona-trickster = farceur
    .does = Entre deux bons coups, prend celui que personne n’attend.

thought-chosen = { $player } choisit : { $move } ({ $chance } % de chances de gagner).
thought-candidate = { $move } ({ $chance } %)
thought-others = Autres coups envisagés : { $others }.

## Looking back

cli-analyse = Revenir sur une partie enregistrée : les chances de gagner, le meilleur coup, et les tournants.
flag-iterations = L’effort de réflexion pour chaque choix ; plus il est grand, plus c’est long.
analysis-title = { $game } : ce que valait chaque choix
analysis-choice = { $number } { $player } : { $move }
analysis-chance = { $player } { $chance } %
analysis-better = Mieux : { $move } ({ $chance } % de chances de gagner au lieu de { $played } %).
analysis-how = Chaque choix est jugé d’après ce que son joueur pouvait savoir ; les chances qui suivent sont celles que voyait le joueur suivant.
analysis-turns = Les tournants de la partie
analysis-turn = Coup { $number }, { $player } : { $move }. { $other } passe de { $before } % à { $after } % de chances de gagner.
analysis-no-turn = Aucun choix n’a fait basculer cette partie à lui seul.
analysis-players = Ce que les choix ont coûté
analysis-given = { $player } : { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % par choix, sur { $choices ->
    [one] un choix
   *[other] { $choices } choix
}
analysis-nothing = Il n’y a aucun choix à juger dans cet enregistrement.

## The house: refusals and what the server says

error-storage = La maison ne peut rien noter en ce moment, le coup ne compte donc pas ; réessaie bientôt.
error-database = « { $database } » n’est pas une base de données utilisable ; donne sqlite:///FICHIER ou postgresql://….
error-database-open = La base de données { $database } ne s’ouvre pas : { $reason }
error-second-house = Une autre maison est déjà ouverte sur { $database } ; ferme-la d’abord, ou prends PostgreSQL pour en ouvrir plusieurs.
error-listen = Le port { $port } ne s’ouvre pas : { $reason } ; choisis-en un autre avec --port.
error-busy = Quelqu’un d’autre a changé la table au même moment ; regarde à nouveau et réessaie.
error-phase = Ce n’est pas possible tant que { $phase ->
    [open] la table attend des joueurs
    [playing] la partie est en cours
    [over] la partie est finie
   *[frozen] la table est gelée
}.
error-stale = La table en est déjà au numéro { $number } ; regarde à nouveau avant de décider.
error-frozen = Le jeu a échoué à cette table : elle est gelée, et sa partie reste enregistrée.
error-table = Cette table n’existe pas.
error-code = Aucune table n’a le code « { $code } ».
error-house-full = La maison est pleine : aucune nouvelle table ne peut s’ouvrir maintenant.
error-seat = La place « { $seat } » n’existe pas ; au choix : { $choices }.
error-token = La place { $seat } n’est pas à toi, ou plus.
error-not-seated = Seul qui est assis à la table peut faire cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-host-stays = La place de l’hôte ne peut pas être vidée ; pars plutôt.
error-seat-taken = La place { $seat } est prise.
error-no-newcomers = À cette table, personne ne rejoint une partie commencée, et aucun robot ne joue pour les absents.
error-second-hand = Qui a vu une main de cette partie n’en reçoit pas d’autre.
error-asked-already = Quelqu’un demande déjà une place ; attends que la table ait répondu.
error-nobody-asks = Plus personne ne demande la place { $seat }.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici.
error-salt = Le sel peut avoir jusqu’à 64 lettres, chiffres, - et _.
error-empty-seats = Personne n’est encore assis en { $seats }.
error-not-ready = Tout le monde n’est pas encore prêt : { $seats }.
error-stand-in = Un robot joue pour toi ; reprends d’abord ta place.
error-spectator = Qui regarde ne peut pas jouer.
error-rate = C’était trop à la fois ; attends un instant.
error-sockets = Trop de connexions sont ouvertes d’ici, ou à cette table.
error-size = C’est trop long ; { $most } octets au plus.
error-body = La demande est illisible : { $reason }
error-frame = Le message est illisible ; /api/socket.json dit ce qui est compris.
error-host = La maison n’est pas connue sous ce nom ; ouvre-la avec --hostname NOM.
error-origin = La demande ne vient pas d’une page de cette maison.
error-not-over = Les mains et l’enregistrement se montrent quand la partie est finie.
error-version = Cette partie a été jouée avec la version { $version } des règles, et voici la version { $known }.
error-address = Il n’y a rien à cette adresse.
error-method = Cela ne peut pas se faire à cette adresse.
error-server = Quelque chose n’a pas marché dans la maison ; c’est noté.
page-house = La maison est ouverte. Les jeux qu’on y joue :
page-programs = La page avec les plateaux n’a pas été construite sur cette machine. Les programmes peuvent jouer quand même :
serve-open = La maison est ouverte : { $address } (Ctrl-C la ferme).
play-open = La maison est ouverte : { $address } dans ton navigateur. Ctrl-C la ferme, et tes tables sont gardées.
play-lan = Sur le même réseau, les téléphones entrent par { $address } ou en visant ce code :
play-again = La maison est déjà ouverte : { $address }
play-closed = La maison est fermée. Tes tables t’y attendent.
error-no-network = Cette machine n’est sur aucun réseau où un téléphone la trouverait ; joue sans --lan.
error-house-alone = La maison est déjà ouverte, { $address }, mais pour cette machine seule ; ferme-la là où elle tourne, puis invite avec --lan.

## Fair deals

verify-fair = Les { $draws } tirages découlent bien du secret engagé d’avance, et la partie se rejoue.
verify-no-deal = L’enregistrement ne dit rien de la donne : la partie n’a pas été jouée à une table de la maison.
verify-commitment = Le secret n’est pas celui qui était engagé avant la donne.
verify-draw = Le coup { $number } est « { $found } », mais des dés honnêtes donnent « { $expected } ».

## The house under load

lab-house = La maison, { $game } : { $tables } tables, { $sockets } connexions
lab-house-load = charge
lab-house-moves = coups/s
lab-house-cpu = processeur par coup
lab-house-p50 = montré à tous : médiane
lab-house-p95 = 95 %
lab-house-p99 = 99 %
lab-house-late = envoyé en retard : 99 %
lab-house-paced = { $rate } coups/s proposés
lab-house-hurried = aussi vite que possible
lab-house-memory = Mémoire : { $socket } ko par connexion, { $table } ko par table.
lab-house-restart = Avec { $stored } parties gardées, un redémarrage montre une table après { $seconds } s.
lab-house-peer = { $name } { $version } sur Node { $node }, la même charge : quatre connexions par table, en mémoire seulement
