## Les pages de règles.

rules-title = Règles
rules-turn = Un tour en bref
rules-print = Imprimer cette feuille
rules-edition-title = Édition
rules-cards = Les cartes
rules-all = Toutes les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-sections = Chapitres
rules-curious = Pour les curieux : la règle imprimée, et ce qui est toujours vrai
rules-copy = Règle { $rule } : copier son adresse
rules-copied = L’adresse de { $rule } est copiée.
rules-letter-play = Jouer à la lettre
