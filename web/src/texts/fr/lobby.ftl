## Une table qui attend ses joueurs.

lobby-code = Table { $code }
lobby-filling = La maison se remplit.
lobby-full = La maison est pleine.
lobby-waiting = { $free ->
    [1] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
lobby-late = On attend encore : { $names }.
lobby-complete = Tout le monde est là. C’est à { $name } de lancer la partie.
lobby-complete-host = Tout le monde est là et a donné son feu vert.
lobby-absent = Tout est prêt ; pas connectés : { $names }.
lobby-removed = Cette table n’a jamais commencé ; elle a été fermée.
lobby-free = Place libre
lobby-host = hôte
lobby-beside-you = sur cet appareil
lobby-expected = arrive bientôt
lobby-here = ici
lobby-away = ailleurs
lobby-gone = hors ligne
lobby-ready = feu vert
lobby-not-ready = pas encore
lobby-get-ready = C’est bon pour moi
lobby-unready = Attends un peu
lobby-leave = Quitter
lobby-empty = Libérer la place
lobby-add-bot = Mettre un robot
lobby-fill = Compléter avec des robots
lobby-bot-level = Robot à la place { $number }
lobby-same-device = Quelqu’un à côté de moi
    .short = À côté de moi
    .does = Écran partagé : avant chaque tour, il demande qui regarde.
lobby-their-name = Nom
lobby-sit = S’asseoir
lobby-watching = Tu regardes.
lobby-start = Commencer
lobby-invite = Inviter
lobby-scan = Une image à scanner avec un téléphone ; elle mène à cette table.
lobby-link = Lien
lobby-copy = Copier le lien
lobby-share = Partager
lobby-copy-watch = Lien pour regarder
lobby-copied = Copié. Envoie-le à tes amis.
lobby-copied-watch = Copié. Avec ce lien, on regarde sans jouer.
lobby-near = Cette adresse ne marche que sur cet appareil. Pour les téléphones du même réseau, ouvre la maison avec { $command }.
lobby-removal = Si personne ne commence, la table sera fermée { $when }.
lobby-played = Ce qu’on joue
lobby-player-count = { $count ->
    [1] Un joueur
   *[other] { $count } joueurs
}
lobby-is-public = Publique : on peut s’asseoir en passant
lobby-is-private = Par lien ou par code seulement
lobby-newcomers = Une fois la partie commencée
    .does = Quelqu’un voudra peut-être remplacer un robot, ou une personne partie. Cette personne verra les cartes de la place.
lobby-newcomers-host = L’hôte laisse entrer les nouveaux
lobby-newcomers-all = On entre si tout le monde est d’accord
lobby-newcomers-nobody = Personne n’entre plus, et aucun robot ne joue pour les absents
lobby-stand-in = Les robots qui jouent pour les absents
lobby-all-options = Toutes les options
lobby-change = Changer les options
lobby-agree = Jouer ainsi
    .does = Tout le monde est prévenu, et doit redonner son feu vert.
lobby-changed = L’hôte a changé les options. Jette un œil, puis redonne ton feu vert.
