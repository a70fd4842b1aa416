## La table, quel que soit le jeu.

table-log = Livre d’or
table-connecting = La bougie vacille. On te reconnecte…
table-you = Toi
