prank-won = won
prank-card = The highest card takes the round.
prank-gone = Shown so far: { $cards }.
