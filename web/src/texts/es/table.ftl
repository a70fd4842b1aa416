## The table, whatever is played at it.

table-title = { $game } · Manoir
table-title-turn = (1) Your turn · { $game } · Manoir
table-your-turn = It is your turn.
table-board = The table
table-skip-board = To the table
table-you = You
table-code = table
table-close = Close
table-watching = You are watching.
table-spectators = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
table-options-changed = Not as usual
table-progress = How far the game is
table-steps = Parts of the turn
table-done = has chosen
table-thinks = is choosing

## Guest book

table-log = Guest book
table-log-search = Search
table-log-nothing = Nothing found.
table-log-empty = Nothing has happened yet.
table-log-undone = Taken back:
table-log-unread = { $n ->
    [one] One new line
   *[other] { $n } new lines
}
table-chapter = { $player }
table-chapter-first = Before the game

## Rules

table-rules = Rules
table-rules-around = Around it
table-rules-all = All the rules
table-rules-none = This rule is not written down here.

## Tabs

table-tabs = Parts of the table
table-tab-board = Table
table-tab-players = Players
table-tab-book = Guest book

## What one may do

table-undo = Take back
table-restart = Start the turn again
table-moves = All moves
table-moves-n = { $n ->
    [one] One move
   *[other] { $n } moves
}
table-moves-find = Find a move
table-moves-none = There is nothing for you to do now.
table-moves-confirm = Choose a move, then choose it again to play it.
table-moves-again = Play it
table-command = Play by typing
table-hide-hand = Hide my hand
table-sound = Sound
table-volume = Volume
table-menu = Table and preferences
table-preferences = All preferences
table-language = Language
table-language-en = English
table-language-fr = Français
table-language-es = Español
table-pace = Pace
table-pace-off = none
table-pace-fast = fast
table-pace-normal = usual
table-pace-slow = slow
table-confirm = Ask before what cannot be taken back
table-autoplay = Play by itself if there is only one move
table-newest-first = Guest book: newest line on top
table-keys = Keys
table-keys-on = Single letters do these things
table-keys-escape = Put away, choose anew
table-keys-choose = Go on, choose
table-result = Result
table-players = Players
table-report = Report a problem
table-leave = Leave the table
table-leave-means = A bot will play for you, so that the others can go on. You may come back and take your seat again.
table-stay = Stay
table-home = Back to the house

## The line to the house

table-connecting = The candle flickers. Reconnecting…
table-back = { $n ->
    [one] Welcome back. One thing happened.
   *[other] Welcome back. { $n } things happened.
}
table-ended = This page has lost its place at the table.
table-come-in = Come in again
table-frozen = This game has failed, and the table is frozen. Nothing of it is lost: here is its record.
table-record = Download the record
table-stand-in = A bot is playing for you.
table-reclaim = Take my seat back
table-gone = { $player } is gone, and it is { $player }’s turn.
table-left = { $player } has left, and it is { $player }’s turn.
table-replace = Let a bot play for { $player }

## Looking back

table-replay = Looking back
replay-events = one event back or on
replay-turns = one turn back or on
replay-ends = beginning and end
replay-play = play and pause
