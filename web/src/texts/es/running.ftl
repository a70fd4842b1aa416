## Mis partidas: la puerta de entrada de quien tiene alguna en marcha.

running-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
running-await = { $n ->
    [0] Tus partidas siguen.
    [one] Te espera una puerta.
    [2] Te esperan dos puertas.
    [3] Te esperan tres puertas.
   *[other] Te esperan { $n } puertas.
}
running-since = Desde que te fuiste:
running-play = Jugar
running-others = Esperando a los demás
running-thinks = { $n ->
    [one] { $names } está pensando.
   *[other] { $names } están pensando.
}
running-look = Mirar
running-lobby = La casa se va llenando: { $taken ->
    [one] { $taken } sitio ocupado
   *[other] { $taken } sitios ocupados
} de { $seats }.
running-new = Una partida nueva
running-over = Terminadas, para repasar
running-look-back = Repasar
