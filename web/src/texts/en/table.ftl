## The table, whatever is played at it.

table-title = { $game } · Manoir
table-title-turn = (1) Your turn · { $game } · Manoir
table-your-turn = It is your turn.
table-board = The table
table-skip-board = To the table
table-you = you
table-acts = to move
table-cards = cards in hand
table-bot = bot
table-first = began
table-presence-here = here
table-presence-away = away
table-presence-gone = gone
table-played-by-bot = a bot plays
table-code = table
table-watching = You are watching.
table-spectators = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
table-options-changed = Changed options
table-progress = How far the game is
table-steps = Parts of the turn
table-done = has chosen
table-thinks = is choosing

## Guest book

table-log = Guest book
table-log-search = Search
table-log-nothing = Nothing found.
table-log-empty = Nothing has happened yet.
table-log-memory = This table plays from memory: the book keeps only what happened since your last move.
table-log-undone = Undone:
table-log-earlier = Earlier lines: { $n }
table-log-dealt = The cards are dealt. You get: { $cards }.
table-log-dealt-unseen = The cards are dealt.
table-log-new = New:
table-log-unread = { $n ->
    [one] One new line
   *[other] { $n } new lines
}
table-chapter = { $player }
table-chapter-you = You
table-chapter-first = Before the game

## Rules

table-rules = Rules
table-rules-around = Related rules
table-rules-all = All the rules
table-rules-none = This rule is not written down here.

## Tabs

table-tabs = Parts of the table
table-tab-board = Table
table-tab-players = Players
table-tab-book = Guest book

## What one may do

table-undo = Undo
table-undo-deed = Undo “{ $deed }”
table-undo-all = The whole turn ({ $n })
table-undo-dice = Since the dice ({ $n })
table-restart = Start the turn again
table-moves = All moves
table-moves-n = { $n ->
    [one] One move
   *[other] { $n } moves
}
table-choices = What you may do
table-kinds = What you do
table-moves-find = Find a move
table-moves-none = There is nothing for you to do now.
table-moves-confirm = Choose a move, then choose it again to play it.
table-moves-again = Play it
table-command = Play by typing
table-position = How things stand
table-only-you = For your eyes only
table-covered = covered
table-hide-hand = Hide my hand
table-hand-hidden = Your hand is hidden.
table-show-hand = Show my hand
table-sound = Sound
table-volume = Volume
table-menu = Table and preferences
table-preferences = All preferences
table-pace = Pace
table-pace-off = none
table-pace-fast = fast
table-pace-normal = normal
table-pace-slow = slow
table-confirm = Confirm moves that cannot be undone
table-autoplay = Play by itself if there is only one move
table-newest-first = Guest book: newest line on top
table-keys = Keys
table-keys-on = Use single-letter shortcuts
table-keys-escape = Cancel, choose again
table-keys-choose = Go on, choose
table-result = Result
table-aside = What is known
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
table-ended = This page is no longer connected to the table.
table-come-in = Come in again
table-stopped = The game has stopped.
table-frozen = Something broke and stopped this game; the table is frozen. Nothing is lost: the host may go on from the last good position.
table-given-up = Something broke in this game, and it was given up. Here is its record.
table-take-up = Go on from the last good position
table-give-up = Give the game up
table-record = Download the record
table-stand-in = A bot is playing for you.
table-reclaim = Take my seat back
table-bots-hurried = Many bots have to think in this house just now. Those at this table think less for a while.
table-bots-calm = It is quieter in the house: the bots at this table think as long as they should again.
table-gone = { $player } is gone, and it is { $player }’s turn. A bot will take over in a moment.
table-gone-wait = { $player } is gone, and it is { $player }’s turn. At this table everybody waits.
table-left = { $player } has left, and it is { $player }’s turn.
table-replace = Let a bot play for { $player }
table-join = Join in
table-ask = Ask for { $player }’s seat
table-asked = You have asked for { $player }’s seat. The table will answer.
table-asks = { $name } would like to go on for { $player }, and would see the cards of that seat.
table-let-in = Let them in
table-not-in = Not now
table-welcome = The table has let you in. Here is your hand.
table-not-now = The table would rather go on as it is.

## Several people at one screen

table-curtain = Now it is { $player }’s turn.
table-curtain-others = Everybody else, please look away.
table-curtain-me = I am { $player }

## Playing by typing

table-command-label = A word, the number of a move, or a move as it is written in records. Type help for all words.
table-command-send = Say it
table-command-help = Type a number, or a move as written in records, to play it.
table-command-played = You play: { $move }
table-command-unknown = “{ $typed }” means nothing here. Type help for all words.
table-command-row = { $label }: { $items }
table-word-help = help
    .does = this list
table-word-state = state
    .does = what the table waits for, and everything on it
table-word-hand = hand
    .does = your own cards and pieces
table-word-moves = moves
    .does = what you may do now, numbered
table-word-last = last
    .does = what happened last
table-word-players = players
    .does = who is at the table
table-word-scores = scores
    .does = who has how many points
table-word-rules = rules
    .does = the rule that matters now; with an id, that rule
table-word-undo = undo
    .does = undoes your last move

## The end

table-rest = A moment’s rest.
table-rest-means = Nobody plays on until you are ready.
table-rest-waits = Waiting for { $players }.
table-rest-waits-you = { $n ->
    [0] Waiting for you.
   *[other] Waiting for { $players } and you.
}
table-rest-go = Go on
table-rest-said = You are ready
table-rest-you = your word
table-rest-ready = ready
table-rest-looks = still looking
table-rest-gone = gone
table-end-over = The game is over.
table-end-you = You win! The house is yours tonight.
table-end-by = { $n ->
    [one] { $player } wins by one point.
   *[other] { $player } wins by { $n } points.
}
table-end-other = { $player } wins.
table-end-shared = { $players } share the victory.
table-end-shared-you = { $players } share the victory, and so do you!
table-end-places = How they stand
table-end-me = You
table-end-ahead = { $points ->
    [one] 1 point
   *[other] { $points } points
}. Next comes { $player } with { $second }.
table-end-mine = You have { $points ->
    [one] 1 point
   *[other] { $points } points
}: place { $place }.
table-end-turning = Where it turned:
table-end-turned = From then on { $player } was ahead.
table-end-turned-you = From then on you were ahead.
table-end-see = See this moment
table-rematch-how = The same players, each one seat further on.
table-place = Place
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-lasted = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
table-rematch = Rematch
table-rematch-join = Join the rematch
table-look = Look at the table
table-share = Share
table-copied = Link copied
table-fair = Was it dealt fairly?
table-fair-how = Before the first card the house promised how it would deal: it showed the seal of a secret. Now it shows the secret, and everybody can check that it fits.
table-fair-promise = Promised before the deal
table-fair-secret = The secret
table-fair-kept = This browser has checked it: the secret fits the promise.
table-fair-broken = The secret does not fit the promise.
table-fair-all = The record lets you deal every card again:

## A problem

table-report-how = Say what happened and what you expected. Copy it, and give it to the person who runs this house. Nothing is sent from here.
table-report-what = What happened, and what did you expect?
table-report-copy = Copy the report

## Looking back

table-title-replay = Looking back · { $game } · Manoir
table-replay = Look back
table-past = You are looking back: move { $number } of { $moves }.
table-live = Back to the present
table-to-end = Back to the table
table-replay-first = To the beginning
table-replay-turn-back = One turn back
table-replay-back = One step back
table-replay-on = One step on
table-replay-turn-on = One turn on
table-replay-last = To the end
table-replay-start = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-events = one step back or on
table-replay-turns = one turn back or on
table-replay-ends = beginning and end
table-replay-play = play and pause
table-replay-all = All hands
table-replay-eyes = Seen by
table-replay-all-shown = All hands are open.
table-replay-all-warning = This shows every hand and every card that was hidden during the game, also those of the others. Everybody at the table may look now that it is over.
table-replay-all-show = Show all hands
table-replay-all-no = Keep them hidden
