## La page hors des tables.

page-title = Manoir
page-head = { $title } · Manoir
page-tagline = { $n ->
    [0] Des jeux habitent cette maison.
    [one] Un jeu habite cette maison.
    [3] Trois jeux habitent cette maison.
   *[other] { $n } jeux habitent cette maison.
} Entre avec tes amis, ou joue contre les robots.
page-knock = Frapper
page-offline = La maison ne répond pas.
page-loading = On allume une bougie…
page-missing = Personne n’habite derrière cette porte.
    .does = L’adresse est peut-être mal écrite.
page-noscript = Cette page a besoin de JavaScript. Sans lui, les mêmes jeux se jouent dans un terminal : ./manoir terminal
page-home = Retour à la maison

## La porte d’entrée

house-title = Manoir : { $n ->
    [0] des jeux
    [one] un jeu
    [3] trois jeux
   *[other] { $n } jeux
} dans une maison hantée
house-languages = Langue
house-links = Le reste de la maison
house-link-rules = Règles
house-link-tables = Tables publiques
house-link-preferences = Préférences
house-link-terminal = Jouer dans le terminal
house-link-programs = Pour les programmes
house-games = Jeux
house-more-games = D’autres jeux de la maison
house-play-now = Jouer tout de suite
    .does = { $game } contre { $bots ->
        [1] un robot
        [3] trois robots
       *[other] { $bots } robots
    }. Sans compte.
house-invite = Inviter des amis
house-code-question = Tu as un code ?
house-code-placeholder = KQXMD
house-code-form = Un code a cinq lettres.
house-join = Rejoindre
house-players = { $least } à { $most } joueurs
house-somebody = Camille

## Préparer une table

house-set-up = Préparer une table
house-who = Qui joue ?
house-your-name = Ton nom
house-player-count = Nombre de joueurs (avec toi)
house-company = Les autres
house-company-bots = Des robots
house-company-friends = Des amis
    .does = Les places restent libres. Tu reçois un lien, un code et une image à scanner ; des robots peuvent encore prendre ce qui reste.
house-bots-level = Niveau des robots
house-public = La montrer parmi les tables publiques
    .does = Alors n’importe qui peut s’asseoir en passant. Sinon, il faut le lien ou le code.
house-options = Options
house-preset = Notre lecture de la règle
house-preset-own = La tienne
    .does = Une partie à la lettre, le reste non.
house-more-options = Plus d’options
house-option-on = oui
house-option-off = non
house-option-open = par défaut
house-option-random = au hasard
house-option-seat = joueur { $number }
house-option-changed = modifiée
house-unusual = { $count ->
    [1] Une option modifiée
   *[other] { $count } options modifiées
}
house-as-usual = Tout remettre par défaut
house-begin = Commencer
    .does = { $bots ->
        [1] Toi contre un robot.
       *[other] Toi contre { $bots } robots.
    }
house-open-table = Ouvrir la table
    .does = { $free ->
        [1] Avec une place libre.
       *[other] Avec { $free } places libres.
    }
house-rule = Règle { $rule }
house-all-rules = Toutes les règles
house-close = Fermer

## D’autres pièces

house-join-title = Rejoindre une table
    .does = Chaque table a un code de cinq lettres. Demande-le à la personne qui l’a ouverte.
house-no-table = Une lettre est peut-être fausse, ou la table a été fermée.
house-not-home = personne
house-again = Frapper encore
house-no-tables = La maison est vide. Ouvre une table, et d’autres la trouveront ici.
house-hosted = chez { $name }
house-seats-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }
house-elsewhere = D’autres entrées
house-terminal = Dans le terminal
    .does = Les mêmes jeux, les mêmes robots, sans navigateur. Prends les sources, ouvre un terminal dans leur dossier, et tape :
house-terminal-play = demande quel jeu, et le joue
house-terminal-games = dit les jeux, leurs options et les niveaux des robots
house-terminal-lang = le jeu de ton choix, dans ta langue
house-programs = Pour les programmes
    .does = Tout ce que fait cette page passe par une interface ouverte : programmes et chercheurs peuvent jouer aussi.
house-programs-http = tables, places, règles et textes, en un document OpenAPI
house-programs-socket = le jeu lui-même : ce qui se dit par le WebSocket
house-programs-docs = Comment tout cela va ensemble, et comment entraîner des robots, est dit dans { $folder }, parmi les sources.
