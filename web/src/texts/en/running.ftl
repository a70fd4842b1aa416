## My games: the front door of who has some running.

running-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
running-await = { $n ->
    [0] Your games go on.
    [one] A door is waiting for you.
    [2] Two doors are waiting for you.
    [3] Three doors are waiting for you.
   *[other] { $n } doors are waiting for you.
}
running-since = Since you left:
running-play = Play
running-others = Waiting for the others
running-thinks = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
running-look = Look
running-lobby = The house is filling up: { $taken } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} taken.
running-new = A new game
running-over = Over, and worth a look
running-look-back = Look back
