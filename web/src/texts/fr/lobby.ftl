## Une table qui attend ses joueurs.

lobby-code = Table { $code }
lobby-waiting = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
lobby-late = { $count ->
    [one] On attend le feu vert de { $names }.
   *[other] On attend les feux verts : { $names }.
}
lobby-complete = Tout le monde est là. { $name } lance la partie.
lobby-complete-host = Tout le monde est là, fin prêt.
lobby-removed = Cette table n’a jamais commencé ; elle a été rangée.
lobby-seats = Places
lobby-free = Place libre
lobby-host = hôte
lobby-beside-you = sur cet appareil
lobby-expected = attendu
lobby-here = présent
lobby-away = absent
lobby-gone = non connecté
lobby-ready = prêt
lobby-not-ready = pas encore prêt
lobby-get-ready = On peut y aller
lobby-unready = Attends un peu
lobby-leave = Quitter
lobby-empty = Libérer la place
lobby-add-bot = Asseoir un robot…
lobby-bot-level = Robot à la place { $number }
lobby-same-device = Quelqu’un à côté de moi
    .does = Vous partagez cet écran : avant chaque tour, il demande qui regarde.
lobby-their-name = Nom
lobby-sit = S’asseoir
lobby-watching = Tu regardes.
lobby-start = Commencer
lobby-invite = Inviter
lobby-scan = Une image à scanner avec un téléphone ; elle mène à cette table.
lobby-link = Lien
lobby-copy = Copier
lobby-share = Partager
lobby-copy-watch = Lien pour regarder
lobby-copied = Copié. Envoie-le à tes amis.
lobby-copied-watch = Copié. Qui le suit regarde sans jouer.
lobby-near = Cette adresse ne marche que sur cet appareil. Pour les téléphones du même réseau, ouvre la maison avec { $command }.
lobby-removal = Si personne ne commence, la table sera rangée { $when }.
lobby-played = Ce qu’on joue
lobby-player-count = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
lobby-is-public = Publique : on peut s’asseoir en passant
lobby-is-private = Par lien ou par code seulement
lobby-newcomers = Une fois la partie commencée
    .does = Quelqu’un voudra peut-être remplacer un robot, ou une personne partie. Il verra les cartes de cette place.
lobby-newcomers-host = L’hôte fait entrer qui arrive
lobby-newcomers-all = On entre si tout le monde est d’accord
lobby-newcomers-nobody = Personne n’entre plus, et aucun robot ne joue pour les absents
lobby-stand-in = Les robots qui jouent pour les absents
lobby-all-options = Toutes les options
lobby-change = Changer les options
lobby-agree = Jouer ainsi
    .does = Tout le monde est prévenu, et doit redonner son feu vert.
lobby-changed = L’hôte a changé les options. Jette un œil, puis redonne ton feu vert.
