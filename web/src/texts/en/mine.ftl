## My games: the front door of who has some running.

mine-tab = { $n ->
    [0] Manoir
   *[other] ({ $n }) Manoir
}
mine-await = { $n ->
    [0] Your games go on.
    [one] A door is waiting for you.
    [2] Two doors are waiting for you.
    [3] Three doors are waiting for you.
   *[other] { $n } doors are waiting for you.
}
mine-since = Since you left:
mine-play = Play
mine-others = Waiting for the others
mine-look = Look
mine-lobby = The house is filling up: { $taken } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} taken.
mine-new = A new game
mine-over = Over, and worth a look
mine-look-back = Look back
