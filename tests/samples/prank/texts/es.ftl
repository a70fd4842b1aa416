game-title = Broma
game-pitch = Pon la carta más alta sin enseñarla.
game-time = un minuto
game-welcome = Cada cual pone una carta boca abajo. La más alta se lleva la ronda.
move-lay = poner { $card }
event-deal = { $player } recibe { $card }.
event-deal-unseen = { $player } recibe una carta.
event-lay = { $player } pone { $card }.
event-lay-unseen = { $player } pone una carta.
event-win = { $player } gana con { $card }.
refusal-not-your-turn = Ya has puesto una carta.
refusal-not-offered = No tienes esa carta.
refusal-game-over = La partida ha terminado.
option-rounds = rondas
    .help = Cuántas rondas se juegan.
status-lay = Pon una carta.
panel-hand = Tu mano
panel-player = { $player }: { $won ->
        [one] { $won } ronda
       *[other] { $won } rondas
    }
row-hand = cartas
row-laid = esta ronda
laid = una carta boca abajo
number = { $n }
points-rounds = rondas ganadas
rule-P-1 = Juegan tres o cuatro, de una a tres rondas.
rule-P-2 = Cada cual recibe tantas cartas como rondas haya, de doce que son todas distintas.
rule-P-3 = Todos ponen una carta boca abajo a la vez.
rule-P-4 = La carta más alta gana la ronda.
rules-edition = La casa ha inventado este juego para probarse a sí misma; no hay otra edición.
rules-turn-1 = Todos ponen una carta boca abajo, a la vez.
rules-turn-2 = La carta más alta gana la ronda.
rules-P = Las reglas
