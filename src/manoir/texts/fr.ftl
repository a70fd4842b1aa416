### Everything that is said outside a game. Values: $player is a name, $choices a list in words, $path a file.

list-and = { $first } et { $last }
list-and-i = { $first } et { $last }

## Errors: one sentence that names the thing and what it can be

error-option = L’option { $option } n’existe pas ; au choix : { $choices }.
error-option-near = L’option { $option } n’existe pas ; voulais-tu dire { $near } ?
error-value = { $option } ne peut pas être « { $value } » ; au choix : { $choices }.
error-number = { $option } doit être un nombre, pas « { $value } ».
error-switch = { $option } ne prend pas de valeur.
error-range = { $option } doit être deux nombres, comme { $example }, pas « { $value } ».
error-seats = { $seats ->
    [1] On ne peut pas jouer à un
   *[other] On ne peut pas jouer à { $seats }
} ; au choix : { $choices }.
error-notation = « { $notation } » n’est pas un coup ; un coup s’écrit par exemple { $choices }.
error-illegal = { $reason }
error-sentence = { $notation } est de trop : les mots d’avant disent déjà tout. Rien n’a été fait.
error-undo = Tu ne peux annuler que ton dernier coup, et seulement avant que quelqu’un y réponde.
error-record = Ligne { $line } de la partie enregistrée : { $reason }
error-file = { $path } : { $problem }
error-keep = La maison ne peut pas garder ses tables dans { $path } : { $problem } Avec --database sqlite:///FICHIER, elle les garde ailleurs.
error-game = Le jeu « { $game } » n’existe pas ; au choix : { $choices }.
error-language = La langue « { $language } » n’existe pas ; au choix : { $choices }.
error-exists = { $path } existe déjà, et rien n’a été écrit.
error-new-name = « { $name } » ne peut pas être le nom d’un jeu : de 2 à 30 minuscules et chiffres, une lettre d’abord, et pas un mot de Python.
error-name-of-game = Il y a déjà un jeu nommé { $name }.
error-name-of-module = Python a déjà un module nommé { $name } ; choisis un autre nom.
error-brings-none = { $path } n’apporte aucun jeu : son pyproject.toml n’a pas de [project.entry-points."manoir.games"].
error-no-module = { $path } n’a pas le module { $module } que nomme son point d’entrée : ni dans src ni à côté de pyproject.toml.
error-needs = { $package } a besoin de ce qui n’est pas installé : { $missing }.
error-installed = { $package } a été installé par { $installer } : c’est avec lui qu’il faut le retirer.
error-not-added = Aucun jeu nommé « { $game } » n’est venu d’un dossier.
error-command = La commande « { $command } » n’existe pas ; au choix : { $choices }.
error-command-near = La commande « { $command } » n’existe pas ; voulais-tu dire { $near } ?
error-missing = Il manque une valeur à { $option }.
error-twice = { $option } est donné deux fois.
error-extra = « { $word } » est un mot de trop.
error-name = « { $name } » ne peut pas être un nom : il faut 1 à 40 caractères visibles, sans |, et chaque mot dans une seule écriture.
error-card = La carte « { $card } » n’existe pas ; au choix : { $choices }.
error-rule = La règle « { $rule } » n’existe pas ; tape { $command } pour les voir toutes.
error-typed = « { $typed } » n’est pas possible ici. { $hint }
error-bots = { $found ->
    [1] Un robot est nommé
   *[other] { $found } robots sont nommés
} pour { $seats ->
    [1] une place
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
record-deal-part = D’un tirage vérifiable, il n’y a que { $found } ; il faut { $expected }, ou rien de tout cela.
record-salts = Il faut un sel par joueur, de 64 caractères au plus : lettres, chiffres, - et _.
record-empty-line = Elle devrait être vide.
record-version = La partie a été jouée avec la version { $version } des règles ; ici, c’est la version { $known }.
record-illegal = { $player } ne peut pas jouer « { $notation } » : { $reason }
record-after-end = Il ne devrait rien y avoir après la fin.
record-number = Ce devrait être le numéro { $expected }, pas « { $found } ».
record-seat = Le joueur « { $found } » n’existe pas ; au choix : { $choices }.
record-cut-off = La partie enregistrée est coupée : il manque la fin.
record-not-over = La partie n’est pas finie ici, alors qu’il y a un résultat.
record-result = Il est écrit « { $found } », mais en rejouant on trouve « { $expected } ».

## The command line

cli-house = Manoir : une maison hantée pleine de jeux. Pour jouer tout de suite : { $command }
cli-usage = Utilisation : { $usage }
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-help = Affiche cette page.
cli-version = Affiche la version.
cli-games = Liste les jeux et leurs options.
cli-play = Ouvre la maison dans ton navigateur, pour jouer contre des robots ou à plusieurs.
cli-terminal = Lance une partie dans le terminal, contre des robots ou à plusieurs sur un clavier.
cli-resume = Reprend une partie enregistrée.
cli-trace = Écrit toute une partie en lignes JSON : chaque position, les coups permis, le coup joué et le récit.
cli-replay = Montre à nouveau une partie enregistrée, et la vérifie.
cli-serve = Ouvre la maison : des tables où l’on joue ensemble.
cli-restore = Fait revenir une table retirée parce que plus personne ne s’en servait ; sans table : la liste de celles qui peuvent revenir.
cli-verify = Prouve que les cartes d’une partie enregistrée ont été données honnêtement.
cli-new-game = Commence un jeu à toi : un paquet qui se joue tout de suite, à changer ligne par ligne.
cli-add = Fait entrer dans la maison un jeu d’un dossier de cette machine.
cli-remove = Fait ressortir de la maison un jeu venu d’un dossier.
cli-completion = Écrit ce qu’il faut à ton shell pour compléter les mots de cette ligne de commande.

flag-lang = La langue : en, fr ou es.
flag-json = Écrit du JSON, pour les programmes.
flag-players = Combien sont à table.
flag-people = Combien sont des personnes devant ce clavier ; les autres sont des robots. 0 : regarder les robots.
flag-preset = Toutes les options d’un coup. letter : la règle imprimée à la lettre, là où l’on joue autrement par défaut ; les options nommées en plus restent comme demandé.
flag-name = Le nom d’un joueur, le tien d’abord. Avec plusieurs noms, on joue à plusieurs.
flag-bots = La force des robots : novice, apprentice, regular, expert, master ; random (au hasard) et heuristic servent d’étalons. Un nom pour tous, ou une liste avec des virgules. nom:gambler, nom:miser et nom:trickster ont un style ; nom@500ms et nom@2000, un budget de temps ou d’itérations.
flag-seed = Un nombre ; la même graine donne les mêmes cartes.
flag-save = Garde la partie dans ce fichier, coup par coup.
flag-pace = Secondes entre deux lignes du récit.
flag-no-confirm = Ne demande pas de confirmer un coup qui pourrait encore être annulé.
flag-values = { $help } Choix : { $choices }.
flag-default = { $help } Par défaut : { $default }.
flag-games-name = Le jeu dont il s’agit ; sinon tous.
flag-shell = Le shell : bash, zsh ou fish.
flag-resume-file = Le fichier de la partie enregistrée ; sinon, la dernière partie quittée.
flag-resume-list = Liste seulement les parties qui peuvent reprendre.
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
flag-table = Le code ou l’identifiant de la table.
flag-database = Où garder les parties : sqlite:///FICHIER ou postgresql://… ; sinon dans ton dossier de données.
flag-hostname = Un nom par lequel on atteint la maison ; peut être donné plusieurs fois.
flag-set = Tout autre réglage, NOM=VALEUR, selon la liste de docs/host.md ; peut être donné plusieurs fois.
flag-folder = Le dossier du paquet, où se trouve son pyproject.toml.
flag-new-game-folder = Le dossier à écrire ; son nom devient celui du jeu.
flag-remove-game = Le jeu à retirer ; son dossier reste comme il est.
flag-server = Mesure plutôt la maison : un serveur sous charge, environ deux minutes.

games-players = { $least } à { $most } joueurs
games-play = Pour y jouer : { $command }
games-flag = option
games-values = choix
games-default = par défaut
games-meaning = de quoi il s’agit
games-open = selon le nombre

## At the table

welcome-you = Ce soir, tu es { $player }. À table avec toi : { $others }.
welcome-people = À table : { $others }.
welcome-back = La partie reprend après { $moves ->
    [1] un coup
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
hint-page = Entrée : la suite. q : assez.
hint-only = Entrée : { $move }.
hint-end-kept = Entrée pour partir.
hint-over = Cette partie est finie ; { $command } la montre à nouveau.
kept-game = Ta partie est gardée. Pour continuer : { $command }
kept-list = Les parties qui peuvent reprendre, la dernière d’abord :
kept-one = { $command }  { $game } : { $names } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
error-none-kept = Aucune partie n’a été quittée en cours ici. Une nouvelle : { $command }
cards-on-table = Voilà celles de la table ; « { $command } tout » explique toutes les cartes du jeu.
handover = Passe le clavier à { $player }, puis appuie sur Entrée.
restarted-turn = Retour au début de ton tour.
restarted-other = Retour au dernier choix d’un autre : { $player }.
restarted-chance = Retour au dernier lancer ou tirage : ce que le hasard a décidé reste.
took-back = { $n ->
    [1] { $player } annule son coup.
   *[other] { $player } annule { $n } coups.
}
house-took-back = La maison annule ce qui a mené à la panne.
phrase = { $value }
label = { $label } :
saved = Enregistré dans { $path }.
saved-unfinished = Enregistré dans { $path }. Pour continuer plus tard : { $command }
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
hint-letter = { $command } : où nous jouons autrement que la règle imprimée, et pourquoi.
hint-as-printed = Ce jeu se joue comme il est imprimé.
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
    .does = une règle, comme le récit en nomme à la fin de ses lignes ; sans numéro, celle du choix à faire
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
command-letter = lettre
    .usage = lettre
    .does = où nous jouons autrement que la règle imprimée, et pourquoi
command-undo = annuler
    .usage = annuler
    .does = annule ton dernier coup, tant que personne n’y a répondu
command-restart = recommencer
    .usage = recommencer
    .does = annule tout ce qui peut l’être de ton tour
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
replay-unfinished = La partie a été quittée avant la fin. Pour continuer : { $command }
replay-keys = Entrée ou n : suite. p : retour. Un numéro : ce coup. q : partir.


## lab

cli-simulate = Fait jouer beaucoup de parties à des robots et en fait le bilan.
cli-bench = Mesure la vitesse du moteur.
flag-games = Le nombre de parties.
flag-arena-games = Combien de parties de chaque robot parmi des copies de chaque autre, aussi souvent à chaque place.
flag-jobs = Combien de processus jouent en même temps ; par défaut, un par processeur.
flag-peers = Mesure aussi d’autres moteurs, et compare.
flag-quick = Juste un coup d’œil : un seul tour, très court.
error-peers = Les autres moteurs ne sont pas installés ; tape { $command }, ou indique dans { $variable } le Python qui les a.
error-peers-server = boardgame.io n’est pas installé ; tape { $command }, ou indique dans { $variable } le Node qui l’a.
error-load = Rien n’a pu être mesuré : la maison n’est pas joignable ({ $reason }).
error-files = Il faut { $needed } fichiers ouverts et le système en permet { $allowed } ; relève la limite (ulimit -n) et réessaie.

lab-playing = parties
lab-measuring = mesures
lab-stopped = Arrêté après { $games ->
    [1] une partie
   *[other] { $games } parties
} sur { $asked }.
lab-simulation = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
}, graine { $seed }
lab-seat = joueur
lab-bot = robot
lab-score = points
lab-wins = victoires (intervalle à 95 %)
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-shared = Premières places partagées : { $share }
lab-turns = Tours par partie : { NUMBER($turns, maximumFractionDigits: 1) }
lab-decisions = Décisions par partie : { NUMBER($decisions, maximumFractionDigits: 1) }
lab-speed = { $rate } parties par seconde, { $jobs ->
    [1] un processus
   *[other] { $jobs } processus
}, { $build ->
    [compiled] moteur compilé
   *[pure] moteur en Python pur
}

lab-bench-stopped = Arrêté avant la fin ; voici ce qui a été mesuré jusque-là.
lab-missing-compiled = Le moteur compilé n’est pas là ; dans une copie de travail, { $command } le construit.
lab-engine-pure = Sur le moteur en Python pur, tout de suite. Si compiler d’abord finit plus tôt, ce sera fait ; --pure l’empêche.
lab-engine-none = Sur le moteur en Python pur : il n’y en a pas de compilé ici.
lab-engine-fixed = Sur le moteur en Python pur ; { $command } construit le moteur compilé.
lab-engine-compiles = À cette allure, il faudrait encore environ { $left } ; avec un moteur compilé, environ { $compiled }, compilation comprise. Donc on compile d’abord (Ctrl-C arrête, --pure s’en passe).
lab-engine-slow = Il faudra environ { $left } ; un moteur compilé irait plus vite, mais : { $reason }.
lab-seconds = { $n } s
lab-minutes = { $n } min
lab-hours = { $n } h
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

cli-arena = Confronte des robots : chacun parmi des copies de chaque autre, à toutes les places, sur les mêmes donnes.
cli-ladder = Mesure tous les niveaux de tous les jeux, et écrit les tableaux de docs/bots.md.
flag-only = Seulement ce jeu.
flag-write = La page où vont les tableaux.
cli-habits = Observe comment jouent les robots : la durée de leurs parties par niveau et par option, leurs répétitions, et ce qu’ils font toujours ou jamais.
flag-habits-games = Combien de parties de chaque niveau.
flag-pure = Reste sur le moteur en Python pur : ne compile jamais, et laisse de côté un moteur compilé.
lab-habits = { $game } : parties mesurées en { $unit ->
    [rounds] tours de table
   *[decisions] décisions
}, graine { $seed }
lab-habits-games = parties
lab-habits-mean = moyenne
lab-habits-longest = la plus longue
lab-habits-decisions = décisions
lab-habits-repeated = tours répétés
lab-habits-row = de suite
lab-habits-unused = cartes inutilisées
lab-habits-cpu = processeur par décision
lab-habits-late = 99 % en
lab-habits-rate = parties
lab-habits-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-habits-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-habits-told-never = { $level } ne fait jamais : { $what }
lab-habits-told-always = { $level } fait toujours : { $what }
lab-habits-told-unused = { $level } n’utilise pas : { $what }
lab-habits-cards = { $level }, cartes différentes par événement : { $what }
error-arena = Il faut au moins deux robots, séparés par des virgules, et non « { $found } ».
error-page = { $path } n’a pas de place pour les tableaux : une ligne « { $begin } » et une ligne « { $end } ».
cli-check = Vérifie qu’un jeu respecte le contrat de la maison : ce qu’il déclare, ses textes, et des parties au hasard avec toutes les options.
flag-check-game = Le jeu à examiner.
flag-check-games = Combien de parties au hasard sont jouées.
flag-check-seed = Le numéro de la première partie ; chaque numéro est une partie, avec ses options et ses cartes.
flag-check-save = Écrit dans ce fichier la première partie fautive, jusqu’où elle est allée.
lab-check-again = Encore une fois : { $words }
lab-check-well = { $game } respecte le contrat : tout ce qu’il déclare est là, et { $games ->
    [one] { $games } partie au hasard s’est jouée
   *[other] { $games } parties au hasard se sont jouées
} sans faute.
lab-check-broken = { $broken } sur { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
} : le contrat n’y est pas respecté.
lab-check-unplayed = { $faults ->
    [one] { $faults } faute trouvée avant même de pouvoir jouer.
   *[other] { $faults } fautes trouvées avant même de pouvoir jouer.
}
lab-one-among = un … parmi
lab-even = Entre égaux, chacun gagnerait { NUMBER($share, maximumFractionDigits: 1) } % des parties.
lab-rating = cote
lab-median = temps médian
lab-late = 95 % en moins de
lab-milliseconds = { $time } ms

## Presets of options.

preset-usual = Habituelle
    .does = Comme jouent ceux qui connaissent bien le jeu : une réponse claire partout où la règle imprimée laisse une question ouverte.
preset-letter = À la lettre
    .does = Chaque phrase de la règle imprimée telle quelle, même là où l’on joue autrement par défaut.

letter-title = Où nous jouons autrement que la règle imprimée, et pourquoi
letter-option = À la lettre : { $options }
letter-none = Aucune option ne joue cela.

## Bots

level-novice = novice
    .does = Joue presque toujours la première chose qui lui passe par la tête ; parfait pour une première partie.
level-apprentice = apprenti
    .does = Sait ce qui est bon, et l’oublie un coup sur trois.
level-regular = habitué
    .does = Joue selon les règles de bon sens d’un habitué, sans voir plus loin.
level-expert = expert
    .does = Imagine ce que les autres peuvent tenir et regarde un peu plus loin.
level-master = maître
    .does = Pèse des centaines de mains possibles et voit loin, en moins d’une seconde.
level-heuristic = instinctif
    .does = Joue ce qui paraît le meilleur, sans voir plus loin.
level-random = au hasard
    .does = Joue n’importe quoi de permis.
persona-gambler = flambeur
    .does = À coups égaux, prend celui où l’enjeu est le plus gros.
persona-miser = avare
    .does = À coups égaux, prend celui qui garde ce qu’il a.
persona-trickster = farceur
    .does = À coups égaux, prend celui que personne n’attend.

thought-chosen = { $player } choisit : { $move } ({ $chance } % de chances de gagner).
thought-candidate = { $move } ({ $chance } %)
thought-others = Autres coups envisagés : { $others }.

## Looking back

cli-analyse = Revient sur une partie enregistrée : les chances de gagner, le meilleur coup, et les tournants.
flag-iterations = L’effort de réflexion pour chaque choix ; plus il est grand, plus c’est long.
analysis-title = { $game } : ce que valait chaque choix
analysis-choice = { $number } { $player } : { $move }
analysis-chance = { $player } { $chance } %
analysis-better = Mieux : { $move } ({ $chance } % de chances de gagner au lieu de { $played } %).
analysis-how = Chaque choix est jugé d’après ce que son joueur pouvait savoir ; les chances affichées ensuite sont celles que voyait le joueur suivant.
analysis-turns = Les tournants de la partie
analysis-turn = Coup { $number }, { $player } : { $move }. { $other } passe de { $before } % à { $after } % de chances de gagner.
analysis-no-turn = Aucun choix n’a fait basculer cette partie à lui seul.
analysis-players = Ce que les erreurs ont coûté
analysis-given = { $player } : { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % par choix, sur { $choices ->
    [1] un choix
   *[other] { $choices } choix
}
analysis-nothing = Il n’y a aucun choix à juger dans cette partie enregistrée.

## The house: refusals and what the server says

error-storage = La maison ne peut rien noter en ce moment, le coup ne compte donc pas ; réessaie bientôt.
error-database = « { $database } » n’est pas une base de données utilisable ; donne sqlite:///FICHIER ou postgresql://….
error-database-open = La base de données { $database } ne s’ouvre pas : { $reason }
error-database-newer = La base de données { $database } vient d’un Manoir plus récent ; lance celui-là.
error-second-house = Une autre maison est déjà ouverte sur { $database } ; ferme-la d’abord, ou prends PostgreSQL pour en ouvrir plusieurs.
error-listen = Le port { $port } ne s’ouvre pas : { $reason } ; choisis-en un autre avec --port.
error-busy = Quelqu’un d’autre a changé la table au même moment ; regarde à nouveau et réessaie.
error-phase = Ce n’est pas possible tant que { $phase ->
    [open] la table attend des joueurs
    [playing] la partie est en cours
    [over] la partie est finie
   *[frozen] la table est bloquée
}.
error-stale = La partie a avancé entre-temps ; regarde avant de décider.
error-frozen = Une panne a arrêté la partie à cette table : elle est bloquée, et la partie reste enregistrée.
error-long = Cette partie a eu { $most } coups : la maison n’en garde pas de plus longue, elle ne peut pas continuer.
error-table = Cette table n’existe pas.
error-code = Aucune table n’a le code « { $code } ».
error-house-full = La maison est pleine : aucune nouvelle table ne peut s’ouvrir maintenant.
error-closing = La maison va rouvrir ; réessaie dans un instant.
error-tables = Trop de tables ont été ouvertes d’ici sans être terminées ; finis-en une, ou reviens demain.
error-games = Un très grand nombre de parties ont été terminées d’ici aujourd’hui ; reviens demain.
error-seat = La place « { $seat } » n’existe pas ; au choix : { $choices }.
error-token = Cette place n’est pas (ou plus) à toi.
error-not-seated = Seuls les joueurs de la table peuvent faire cela.
error-not-host = Seul l’hôte de la table peut faire cela.
error-host-stays = La place de l’hôte ne peut pas être vidée ; pars plutôt.
error-seat-taken = Cette place est prise.
error-no-newcomers = À cette table, personne ne rejoint une partie commencée, et aucun robot ne joue pour les absents.
error-sent-away = On t’a demandé de partir. Tu peux réessayer dans une minute.
error-second-hand = Tu as déjà vu une main de cette partie : tu ne peux pas en avoir une autre.
error-asked-already = Quelqu’un demande déjà une place ; attends que la table ait répondu.
error-nobody-asks = Plus personne ne demande cette place.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici.
error-salt = Le sel peut avoir jusqu’à 64 lettres, chiffres, - et _.
error-empty-seats = Il reste des places vides.
error-not-ready = Tout le monde n’a pas encore donné son feu vert.
error-stand-in = Un robot joue pour toi ; reprends d’abord ta place.
error-spectator = Les spectateurs ne jouent pas.
error-rate = Pas si vite ! Attends un instant.
error-sockets = Trop de connexions sont ouvertes d’ici, ou à cette table.
error-size = C’est trop long ; { $most } octets au plus.
error-headers = L’en-tête de la requête n’est pas clair : { $most } champs au plus, et une seule fois chacun de ceux qui disent d’où elle vient ou sa longueur.
error-body = La demande est illisible : { $reason }
error-frame = Le message est illisible ; /api/socket.json dit ce qui est compris.
error-host = La maison n’est pas connue sous ce nom ; ouvre-la avec --hostname NOM.
error-origin = La demande ne vient pas d’une page de cette maison.
error-not-over = Les mains et la partie enregistrée se montrent quand la partie est finie.
error-memory = À cette table, on joue de mémoire : tu pourras revoir le passé quand la partie sera finie.
error-version = Cette partie a été jouée avec la version { $version } des règles ; ici, c’est la version { $known }.
error-address = Il n’y a rien à cette adresse.
error-method = Cela ne peut pas se faire à cette adresse.
error-server = Quelque chose n’a pas marché dans la maison ; c’est noté.
page-description = Des jeux dans une maison hantée : dans ton navigateur, avec tes amis ou contre des robots. Sans compte, rien à installer.
page-invitation = On t’attend à une table de la maison. Entre : sans compte, rien à installer.
page-back = Retour à la maison
page-house = La maison est ouverte. Les jeux qu’on y joue :
page-programs = La page avec les plateaux n’a pas été construite sur cette machine. Les programmes peuvent jouer quand même :
serve-open = La maison est ouverte : { $address } (Ctrl-C la ferme).
play-open = La maison est ouverte : { $address } dans ton navigateur. Ctrl-C la ferme, et tes tables sont gardées.
play-lan = Sur le même réseau, les téléphones entrent par { $address } ou en visant ce code :
play-again = La maison est déjà ouverte : { $address }
play-closed = La maison est fermée. Tes tables t’y attendent.
error-no-network = Cette machine n’est sur aucun réseau où un téléphone la trouverait ; joue sans --lan.
error-house-alone = La maison est déjà ouverte, { $address }, mais pour cette machine seule ; ferme-la là où elle tourne, puis invite avec --lan.
restore-some = Ces tables peuvent revenir, par { $command } :
restore-code = CODE
restore-none = Aucune table retirée ne peut revenir.
restore-one = { $code }  { $game } : { $names } (il y a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
restore-done = La table { $code } est revenue.
error-restore = Aucune table « { $table } » n’a été retirée ; { $command } donne la liste de celles qui peuvent revenir.
error-no-house = Il n’y a pas de maison à l’adresse { $database }.

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

## The house under attack

cli-attack = Attaque une maison que cette commande ouvre sur cette machine, comme le ferait un inconnu d’internet, et dit ce qui a tenu.
flag-names = Quelles attaques, par nom ou par genre ; sinon toutes.
flag-attack-database = Où la maison garde ses parties : sqlite, postgres, ou l’adresse d’un PostgreSQL de cette machine.
flag-seconds = Combien de temps dure chaque déluge ; on mesure trois fois.
flag-attack-seed = Un nombre ; la même graine rejoue les mêmes altérations et les mêmes parties au hasard.
flag-list = Liste seulement les attaques.
error-attack = Il n’y a pas d’attaque « { $attack } ». Il y a { $choices }.
error-no-postgres = Il n’y a pas de PostgreSQL ici : indique-en un dans MANOIR_POSTGRES ou avec --database.
error-not-loopback = Seule cette machine est attaquée, et « { $host } » en est une autre.
lab-attacking = à l’attaque
lab-attack = attaque
lab-attack-kind = genre
lab-attack-does = ce qu’elle tente
lab-attack-verdict = verdict
lab-attack-seen = ce qu’on a vu
lab-attack-held = a tenu
lab-attack-opened = a cédé
lab-attack-untried = pas tentée
lab-attack-title = Une maison sur { $database }, attaquée ; graine { $seed }
lab-attack-stopped = Arrêté avant la fin : { $done } attaques sur { $asked }.
lab-attack-sum = { $held } ont tenu, { $opened } ont cédé, { $untried } n’ont pas pu être tentées.
lab-attack-leave = Partir avant la partie, et regarder avec le bot qui a eu la place.
lab-attack-kick = Se faire renvoyer, et regarder avec qui a eu la place.
lab-attack-shrink = Quitter une place que l’hôte supprime ensuite.
lab-attack-reclaim = Continuer avec la connexion et le jeton d’avant la reprise d’une place.
lab-attack-elsewhere = Se faire renvoyer par un autre processus que celui de sa connexion.
lab-attack-tokens = Ouvrir des places avec des jetons qui ne sont pas les leurs.
lab-attack-host-only = Faire en invité ce que seul l’hôte peut faire.
lab-attack-rematches = Épuiser ce qu’un hôte peut ouvrir, en demandant des revanches.
lab-attack-stranger = S’asseoir sans demander à la place d’un bot en pleine partie.
lab-attack-rival = Prendre une seconde place dans une partie que l’on joue.
lab-attack-absent = Prendre la place d’un rival parti.
lab-attack-returning = Quitter une partie, et y revenir avec d’autres cartes.
lab-attack-bot-levels = Décider en invité de la force des bots d’une partie en cours.
lab-attack-stand-in = Faire jouer un bot faible pour un rival dont la connexion vient de tomber.
lab-attack-origins = Se servir de la maison depuis la page d’un autre site.
lab-attack-hosts = Atteindre la maison par un nom qui n’est pas le sien.
lab-attack-forms = Envoyer ce qu’un formulaire d’un autre site peut envoyer.
lab-attack-paths = Demander des fichiers de la machine, et des noms que rien ne peut porter.
lab-attack-lengths = Mentir sur les longueurs, et envoyer des en-têtes en double.
lab-attack-names = S’asseoir sous un nom illisible.
lab-attack-seals = Chercher des réponses sans les en-têtes qui tiennent les autres pages à distance.
lab-attack-schema = Envoyer ce qu’un outil tire de la description que la maison donne d’elle-même.
lab-attack-bodies = Envoyer des corps illisibles.
lab-attack-frames = Envoyer des trames interdites aux clients, entières et octet par octet.
lab-attack-fuzz-frames = Envoyer des trames altérées au hasard.
lab-attack-fuzz-requests = Envoyer des requêtes altérées au hasard.
lab-attack-secrets-toctoctoc = Chercher des secrets dans tout ce qu’envoie une partie entière de Toc Toc Toc.
lab-attack-secrets-spooks = Chercher des secrets dans tout ce qu’envoie une partie entière de Spooks.
lab-attack-secrets-halloween = Chercher des secrets dans tout ce qu’envoie une partie entière de Halloween.
lab-attack-kill = Tuer la maison encore et encore pendant que l’on joue.
lab-attack-goodbye = Demander à la maison de finir pendant que l’on joue.
lab-attack-full-disk = Remplir le disque un moment.
lab-attack-files = Lire les fichiers de la maison depuis un autre compte de la machine.
lab-attack-clock = Avancer l’horloge d’un mois pendant un moment.
lab-attack-clocks = Désaccorder les horloges de deux processus.
lab-attack-pings = Des pings de 125 octets dont on ne lit jamais les réponses.
lab-attack-empty-pings = Des pings vides sans répit.
lab-attack-widths = Des trames vides dont la longueur est écrite sur huit octets.
lab-attack-continuations = Un message qui n’en finit pas, en morceaux vides.
lab-attack-fragments = Des messages en morceaux d’un octet.
lab-attack-messages = De petits messages sans répit.
lab-attack-resyncs = De nombreux spectateurs redemandent sans cesse toute la partie.
lab-attack-stories = Demander sans répit le récit d’une longue partie.
lab-attack-replays = Demander sans répit des positions d’une longue partie.
lab-attack-drawings = Faire dessiner des codes QR qui contiennent un très long nom de la maison.
lab-attack-pasts = Cent connexions redemandent en même temps une très longue partie, chacune à partir d’un autre coup.
lab-attack-unread-pasts = La même chose, et personne ne lit la réponse.
lab-attack-positions = Revoir une très longue partie dont beaucoup de coups ont été repris.
lab-attack-elders = Cent connexions envoient des coups pour un numéro passé depuis longtemps.
lab-attack-sheets = Cent connexions redemandent sans cesse les derniers coups, mis en page pour la lecture.
lab-attack-fidgets = Détourner les yeux et revenir sans répit, à cent tables.
lab-attack-players = Jouer à autant de tables qu’une adresse le peut, aussi vite qu’elle le peut.
lab-attack-listings = Cent connexions demandent en même temps tout ce qui pourrait se dire.
lab-attack-salvos = Cent connexions envoient d’un coup tout ce que leur bourse permet.
lab-attack-whys = Cent connexions posent d’un coup toutes les questions permises sur des coups.
lab-attack-wrongs = Cent connexions envoient d’un coup tous les coups interdits qu’elles peuvent.
lab-attack-queries = Cent requêtes au même instant, avec des milliers de mots dans l’adresse.
lab-attack-lists = Cent fois au même instant la liste de toutes les tables.
lab-attack-sketches = Cent codes QR au même instant, chacun pour un autre nom de la maison.
lab-attack-loads = Cent longues parties au même instant, à relire dans la base de données.
lab-attack-deaf = De nombreux spectateurs ne lisent jamais ce qu’ils demandent.
lab-attack-half-requests = Plus de requêtes à moitié envoyées que la maison ne peut ouvrir de fichiers.
lab-attack-endless-header = Un en-tête qui n’en finit pas.
lab-attack-slow-bodies = Autant de requêtes dont le corps vient octet par octet.
lab-attack-idle = Autant de connexions qui ne disent rien.
lab-attack-sockets = Plus de connexions de jeu qu’une adresse n’en peut avoir.
lab-attack-codes = Deviner les codes des tables.
lab-attack-tables = Créer des tables sans fin.
lab-attack-masters = Faire réfléchir les bots les plus forts à quatre-vingt-dix tables, pendant qu’un inconnu attend les siens.
lab-attack-lingering = Rester connecté sans jamais finir une requête.
lab-attack-arrivals = Venir regarder, encore et encore.
lab-seen-refused = Les { $tried } essais ont été refusés comme il faut.
lab-seen-answered = Les { $tried } essais ont eu une réponse sans faute.
lab-seen-let-in = { $count } essais sur { $tried } n’ont pas été refusés comme il faut : { $which }.
lab-seen-foreign-hand = La connexion a vu { $frames } fois la place { $seat }, qu’elle ne tenait plus.
lab-seen-foreign-move = La connexion a vu la main de la place { $seat }, qu’elle ne tenait plus, et a joué pour elle.
lab-seen-socket-ended = La connexion a été fermée, et n’a rien vu de la place { $seat }.
lab-seen-socket-blind = La connexion n’a plus rien vu de la place { $seat }.
lab-seen-phase = La table ne joue pas : sa phase est « { $phase } ».
lab-seen-second-hand = Des mains ont été vues par qui n’aurait pas dû : { $which }.
lab-seen-no-second-hand = Aucune main n’a été vue en { $tried } essais.
lab-seen-others-stopped = Les autres n’ont pas pu continuer à jouer.
lab-seen-fuzzed = { $number } messages altérés (graine { $seed }), et la maison joue toujours.
lab-seen-told-early = Dit avant la fin de la partie : { $which }.
lab-seen-leaked = Quelqu’un a reçu ce qu’il ne doit pas savoir : { $which }.
lab-seen-nothing-leaked = { $frames } trames, { $size } ko : aucun secret, aucun jeton, et { $views } vues restent les mêmes quand les cartes cachées sont redistribuées.
lab-seen-nothing-lost = { $kills } arrêts brutaux, { $moves } coups confirmés, aucun perdu, aucun en double.
lab-seen-lost = { $kills } arrêts brutaux, { $moves } coups confirmés : { $lost } perdus, { $doubled } en double ou laissant un trou.
lab-seen-exit = Le code de sortie était { $status }.
lab-seen-not-told = Un coup qui ne pouvait être gardé n’a pas été refusé, ou /health n’en a rien dit.
lab-seen-no-line = Le journal n’a aucune ligne sur le coup qui ne pouvait être gardé.
lab-seen-healthy = Les joueurs et /health l’ont su, et /health s’est rétabli de lui-même.
lab-seen-unhealthy = /health n’était pas rétabli { $seconds } s après le disque.
lab-seen-readable = D’autres peuvent lire { $which }.
lab-seen-unreadable = Seul le propriétaire peut lire les fichiers.
lab-seen-removed = { $count } tables en usage ont disparu.
lab-seen-kept = Aucune table en usage n’a été enlevée.
lab-seen-taken-for-gone = Un bot joue pour quelqu’un qui est là.
lab-seen-not-taken-for-gone = Personne de présent n’a été remplacé.
lab-seen-went-on = Les autres ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $done } accordées, { $refused } refusées, { $closed } fermées.
lab-seen-waited = Les autres ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $done } accordées, { $refused } refusées, { $closed } fermées.
lab-seen-turned-away = { $count } autres n’ont pu entrer ou ont perdu leur partie ; ils ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $done } accordées, { $refused } refusées, { $closed } fermées.
lab-seen-too-many = { $done } demandes accordées, plus que { $most }, et { $refused } refusées ; les autres ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $closed } fermées.
lab-seen-never-refused = Le déluge n’a été ni refusé ni fermé ; les autres ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $done } accordées, { $refused } refusées, { $closed } fermées.
lab-seen-grown = La maison a grossi de { $grown } Mo ; les autres ont attendu { $wait } ms (au calme { $quiet }, témoin { $control }) ; { $done } accordées, { $refused } refusées, { $closed } fermées.
lab-seen-still-open = { $count } connexions sur { $tried } étaient encore ouvertes après { $seconds } s.
lab-seen-all-ended = Les { $tried } connexions ont été fermées en { $seconds } s.
lab-seen-arrival = Chaque arrivée a coûté { $size } octets à chacun des présents.
lab-seen-may-open = L’hôte pouvait encore ouvrir une table.
lab-seen-may-not-open = L’hôte ne pouvait plus ouvrir de table : { $status }.
lab-seen-trouble = Elle a résisté, mais la maison a des ennuis à elle : { $which }.
lab-seen-no-control = Même une personne bienvenue n’a pas vu les cartes de la place : rien n’est prouvé.
lab-seen-one-address = Cette machine n’a qu’une adresse locale : impossible de distinguer l’attaquant des autres.
lab-seen-needs-postgres = Il faut plusieurs processus, donc PostgreSQL (--database postgres).
lab-seen-needs-sqlite = Il s’agit de fichiers SQLite, sous Linux.
lab-seen-no-schemathesis = schemathesis n’est pas installé ; une copie de travail qui a lancé ses tests l’a.
lab-seen-not-begun = Elle n’a pas pu être préparée : { $reason }.

## L’atelier : des jeux à soi

new-game-written = Le jeu { $game } est écrit dans { $path }, et se joue tel quel. La suite :
new-game-add = le fait entrer dans la maison
new-game-terminal = le joue ici
new-game-play = le joue dans le navigateur
new-game-check = dit ce qui ne va pas, et où
new-game-added = Le jeu { $game } est dans la maison, depuis { $path } : ce qu’on y change vaut aussitôt.
new-game-removed = Le jeu { $game } a quitté la maison ({ $package }) ; son dossier reste comme il est.

## The end of a game

ending-level = { $players } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun, donc la même place.
