## A table that waits for its players.

lobby-code = Table { $code }
lobby-filling = The house is filling up.
lobby-full = The house is full.
lobby-waiting = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
lobby-late = Still waiting for: { $names }.
lobby-complete = Everybody is here. Waiting for { $name } to start the game.
lobby-complete-host = Everybody is here and ready.
lobby-absent = Everybody is ready; not connected: { $names }.
lobby-removed = This table was never begun, and has been closed.
lobby-free = Free seat
lobby-host = host
lobby-beside-you = on this device
lobby-expected = expected
lobby-here = here
lobby-away = away
lobby-gone = not connected
lobby-ready = ready
lobby-not-ready = not ready yet
lobby-get-ready = I am ready
lobby-unready = Wait, not yet
lobby-leave = Leave
lobby-empty = Free the seat
lobby-add-bot = Seat a bot
lobby-fill = Fill with bots
lobby-bot-level = Bot at seat { $number }
lobby-same-device = Somebody beside me
    .short = Beside me
    .does = You share this screen: before each turn it asks whose turn it is to look.
lobby-their-name = Name
lobby-sit = Sit down
lobby-watching = You are watching.
lobby-start = Start
lobby-invite = Invite
lobby-scan = A picture to scan with a phone; it leads to this table.
lobby-link = Link
lobby-copy = Copy the link
lobby-share = Share
lobby-copy-watch = Link to watch
lobby-copied = Copied. Send it to your friends.
lobby-copied-watch = Copied. Anyone with this link can watch, but not play.
lobby-near = This address works on this device only. For phones in the same network, open the house with { $command }.
lobby-removal = If nobody starts, the table will be closed on { $when }.
lobby-played = What is played
lobby-player-count = { $count ->
    [one] One player
   *[other] { $count } players
}
lobby-is-public = Public: anybody may sit down
lobby-is-private = By link or code only
lobby-newcomers = Once the game has begun
    .does = Somebody may want to take over from a bot, or from a player who is gone. They see the cards of that seat.
lobby-newcomers-host = The host lets newcomers in
lobby-newcomers-all = Newcomers come in if everybody agrees
lobby-newcomers-nobody = Nobody comes in later, and no bot plays for absent players
lobby-stand-in = Bots that play for absent players
lobby-all-options = All options
lobby-change = Change the options
lobby-agree = Play it like this
    .does = Everybody is told, and must say again that they are ready.
lobby-changed = The host has changed the options. Have a look, and say again that you are ready.
