## Lo que solo algunos juegos muestran al preparar una mesa.

setup-deck = Se juega con { $cards } cartas: dos invitados y cinco cartas para cada jugador, y { $pile } en el mazo. La partida dura { $turns } turnos.
setup-boxed = Con tres jugadores estas se quedan en la caja: { $cards }.
setup-by-hand = elegidas una a una
setup-picked = Cartas elegidas: { $picked } de { $wanted }
setup-search-cards = Buscar una carta
