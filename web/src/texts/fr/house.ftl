## La page hors des tables.

page-title = Manoir
page-tagline = Trois jeux habitent cette maison. Entre avec tes amis, ou laisse la maison jouer contre toi.
page-knock = Frapper
page-offline = La maison ne répond pas.
page-loading = On allume une bougie…
page-missing = Cette pièce n’existe pas dans la maison.
page-home = Retour à la porte d’entrée
