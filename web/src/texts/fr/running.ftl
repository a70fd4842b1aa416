## Mes parties : la porte d’entrée de qui en a en cours.

running-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
running-await = { $n ->
    [0] Tes parties continuent.
    [1] Une porte t’attend.
    [2] Deux portes t’attendent.
    [3] Trois portes t’attendent.
   *[other] { $n } portes t’attendent.
}
running-since = Depuis ton départ :
running-play = Jouer
running-others = On attend les autres
running-thinks = { $n ->
    [1] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
running-look = Regarder
running-lobby = La maison se remplit : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
running-new = Une nouvelle partie
running-over = Parties finies, à revoir
running-look-back = Revoir
