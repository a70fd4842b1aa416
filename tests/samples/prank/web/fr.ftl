prank-won = gagnées
prank-card = La carte la plus haute remporte la manche.
prank-gone = Déjà montrées : { $cards }.
