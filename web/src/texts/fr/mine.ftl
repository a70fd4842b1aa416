## Mes parties : la porte d’entrée de qui en a en cours.

mine-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
mine-await = { $n ->
    [0] Tes parties continuent.
    [1] Une porte t’attend.
    [2] Deux portes t’attendent.
    [3] Trois portes t’attendent.
   *[other] { $n } portes t’attendent.
}
mine-since = Depuis ton départ :
mine-play = Jouer
mine-others = On attend les autres
mine-look = Regarder
mine-lobby = La maison se remplit : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
mine-new = Une nouvelle partie
mine-over = Parties finies, à revoir
mine-look-back = Revoir
