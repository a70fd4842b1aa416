## The page outside any table.

page-title = Manoir
page-head = { $title } · Manoir
page-tagline = { $n ->
    [0] Games live in this house.
    [one] One game lives in this house.
    [3] Three games live in this house.
   *[other] { $n } games live in this house.
} Come in with friends, or play against its bots.
page-knock = Knock
page-offline = The house cannot be reached.
page-loading = A candle is being lit…
page-missing = Nobody lives behind this door.
    .does = The address may be misspelt.
page-noscript = This page needs JavaScript. Without it the same games can be played in a terminal: ./manoir terminal
page-home = Back to the house

## The front door

house-title = Manoir: { $n ->
    [0] games
    [one] one game
    [3] three games
   *[other] { $n } games
} in a haunted house
house-languages = Language
house-links = More of the house
house-link-rules = Rules
house-link-tables = Public tables
house-link-preferences = Preferences
house-link-terminal = Play in the terminal
house-link-programs = For programs
house-games = Games
house-more-games = More games of the house
house-play-now = Play now
    .does = { $game } against { $bots ->
        [one] one bot
        [3] three bots
       *[other] { $bots } bots
    }. No account.
house-invite = Invite friends
house-code-question = Got a code?
house-code-placeholder = KQXMD
house-code-form = A code is five letters.
house-join = Join
house-players = { $least }–{ $most } players
house-somebody = Robin

## Setting up a table

house-set-up = Set up a table
house-who = Who plays?
house-your-name = Your name
house-player-count = Number of players (with you)
house-company = The others
house-company-bots = Bots
house-company-friends = Friends
    .does = The seats stay free. You get a link, a code and a picture to scan; bots can still fill what is left over.
house-bots-level = Level of the bots
house-public = Show it among the public tables
    .does = Then anybody who comes by may sit down. Otherwise only those who have the link or the code.
house-options = Options
house-preset = How we read the rules
house-preset-own = Your own choice
    .does = Some of it by the letter, the rest not.
house-more-options = More options
house-option-on = on
house-option-off = off
house-option-open = default
house-option-random = random
house-option-seat = player { $number }
house-option-changed = changed
house-unusual = { $count ->
    [one] One changed option
   *[other] { $count } changed options
}
house-as-usual = Reset to defaults
house-begin = Begin
    .does = { $bots ->
        [one] You against one bot.
       *[other] You against { $bots } bots.
    }
house-open-table = Open the table
    .does = { $free ->
        [one] With one free seat.
       *[other] With { $free } free seats.
    }
house-rule = Rule { $rule }
house-all-rules = All rules
house-close = Close

## Other rooms

house-join-title = Join a table
    .does = Every table has a code of five letters. Ask the person who opened it.
house-no-table = A letter may be wrong, or the table was closed.
house-not-home = not at home
house-again = Knock again
house-no-tables = The house is empty. Open a table, and others will find it here.
house-hosted = hosted by { $name }
house-seats-taken = { $taken } of { $seats } seats taken
house-elsewhere = Other ways in
house-terminal = In the terminal
    .does = The same games, the same bots, no browser. Get the source, open a terminal in its folder, and type:
house-terminal-play = asks which game, and plays it
house-terminal-games = lists the games, their options and the levels of the bots
house-terminal-lang = a game of your choice, in your language
house-programs = For programs
    .does = Everything this page does goes through an open interface, so that programs and researchers can play too.
house-programs-http = tables, seats, rules and texts, as an OpenAPI document
house-programs-socket = the game itself: what is said over the WebSocket
house-programs-docs = How they belong together, and how to train bots, is told in { $folder } of the source.
