prank-won = ganadas
prank-card = La carta más alta se lleva la ronda.
prank-gone = Ya mostradas: { $cards }.
