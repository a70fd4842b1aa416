## Mis partidas: la puerta de entrada de quien tiene alguna en marcha.

mine-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
mine-await = { $n ->
    [0] Tus partidas siguen.
    [one] Te espera una puerta.
    [2] Te esperan dos puertas.
    [3] Te esperan tres puertas.
   *[other] Te esperan { $n } puertas.
}
mine-since = Desde que te fuiste:
mine-play = Jugar
mine-others = Esperando a los demás
mine-look = Mirar
mine-lobby = La casa se va llenando: { $taken ->
    [one] { $taken } sitio ocupado
   *[other] { $taken } sitios ocupados
} de { $seats }.
mine-new = Una partida nueva
mine-over = Terminadas, para repasar
mine-look-back = Repasar
