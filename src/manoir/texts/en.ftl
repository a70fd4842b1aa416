### Everything that is said outside a game. Values: $player is a name, $choices a list in words, $path a file.

list-and = { $first } and { $last }
list-and-i = { $first } and { $last }

## Errors: one sentence that names the thing and what it can be

error-option = There is no option { $option }; choose from: { $choices }.
error-option-near = There is no option { $option }; did you mean { $near }?
error-value = { $option } cannot be “{ $value }”; choose from: { $choices }.
error-number = { $option } must be a number, not “{ $value }”.
error-switch = { $option } takes no value.
error-range = { $option } must be two numbers such as { $example }, not “{ $value }”.
error-seats = { $seats ->
    [one] One player is not possible
   *[other] { $seats } players are not possible
}; choose from: { $choices }.
error-notation = “{ $notation }” is not a move; moves look like this: { $choices }.
error-illegal = { $reason }
error-sentence = { $notation } belongs to no option that was begun: the words before it say all. Nothing was done.
error-undo = You can only undo your own last move, and only until somebody has replied.
error-record = Line { $line } of the record: { $reason }
error-file = { $path }: { $problem }
error-keep = The house cannot keep its tables in { $path }: { $problem } With --database sqlite:///FILE it keeps them elsewhere.
error-game = There is no game “{ $game }”; choose from: { $choices }.
error-language = There is no language “{ $language }”; choose from: { $choices }.
error-exists = { $path } exists already, and nothing was written.
error-new-name = “{ $name }” cannot be the name of a game: 2 to 30 small letters and digits, a letter first, and no word of Python.
error-name-of-game = There is a game called { $name } already.
error-name-of-module = Python has a module called { $name } already; choose another name.
error-brings-none = { $path } brings no game: its pyproject.toml has no [project.entry-points."manoir.games"].
error-no-module = { $path } has no module { $module }, which its entry point names: neither in src nor beside pyproject.toml.
error-needs = { $package } needs what is not installed: { $missing }.
error-installed = { $package } was installed by { $installer }: remove it with that.
error-not-added = No game called “{ $game }” was brought from a folder.
error-command = There is no command “{ $command }”; choose from: { $choices }.
error-command-near = There is no command “{ $command }”; did you mean { $near }?
error-missing = { $option } needs a value.
error-twice = { $option } is given twice.
error-extra = “{ $word }” is one word too many.
error-name = “{ $name }” cannot be a name: 1 to 40 characters that can be seen, without |, and each word in one script.
error-card = There is no card “{ $card }”; choose from: { $choices }.
error-rule = There is no rule “{ $rule }”; type { $command } for all of them.
error-typed = “{ $typed }” is not possible here. { $hint }
error-bots = { $found ->
    [one] One bot is
   *[other] { $found } bots are
} named, but { $seats ->
    [one] one seat is
   *[other] { $seats } seats are
} theirs; name one for all, or one for each seat.

file-missing = there is no such file.
file-folder = that is a folder, not a file.
file-no-folder = there is no such folder.
file-denied = you are not allowed to.
file-not-text = that is not a text file, so it is not a saved game.
file-other = { $reason }.

record-format = The file does not begin with “{ $expected }”, so it is not a saved game.
record-header = It should begin with “{ $key }: ”.
record-names = Every player needs a name of 1 to 40 characters, separated by |.
record-deal-part = Of a fair deal it has only { $found }; there should be { $expected }, or none of them.
record-salts = There should be one salt for each player, of up to 64 letters, digits, - and _.
record-empty-line = It should be empty.
record-version = The game was played with version { $version } of the rules; this is version { $known }.
record-illegal = { $player } cannot play “{ $notation }”: { $reason }
record-after-end = There should be nothing after the end.
record-number = It should be number { $expected }, not “{ $found }”.
record-seat = There is no player “{ $found }”; choose from: { $choices }.
record-cut-off = The record was cut off: it has no end.
record-not-over = The game is not over here, although there is a result.
record-result = The record says “{ $found }”, but playing it again gives “{ $expected }”.

## The command line

cli-house = Manoir: a haunted house with games in it. To play at once: { $command }
cli-usage = Usage: { $usage }
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = Show this page.
cli-version = Show the version.
cli-games = List the games and their options.
cli-play = Open the house in your browser and play, against bots or with others.
cli-terminal = Play a game here in the terminal, against bots or with friends at one keyboard.
cli-resume = Go on with a saved game.
cli-trace = Print a whole game as JSON lines: every position, the legal moves, the move made and the story.
cli-replay = Show a saved game again, and check it.
cli-serve = Open the house: tables that people play at together.
cli-restore = Bring back a table that was removed because nobody used it; without a table: list those that can be.
cli-verify = Prove that the cards of a saved game were dealt fairly.
cli-new-game = Begin a game of your own: a package that plays at once, to be changed line by line.
cli-add = Bring a game from a folder on this machine into the house.
cli-remove = Take a game that was brought from a folder out of the house again.
cli-completion = Print what your shell needs to complete the words of this command line.

flag-lang = Language: en, fr or es.
flag-json = Print JSON, for programs.
flag-players = How many sit at the table.
flag-people = How many of them are people at this keyboard; the others are bots. 0: watch the bots.
flag-preset = All options at once. letter: the printed rules to the word, where we usually play otherwise; options that are named too are as named.
flag-name = The name of a player, yours first. With several names, several people play.
flag-bots = How well the bots play: novice, apprentice, regular, expert, master; random and heuristic are yardsticks. One for all, or a list with commas. name:gambler, name:miser and name:trickster have a style; name@500ms and name@2000 have a budget of time or iterations.
flag-seed = A number; the same seed deals the same cards again.
flag-save = Keep the game in this file, move by move.
flag-pace = Seconds between two lines of the story.
flag-no-confirm = Do not ask before a move becomes final that could still be undone.
flag-values = { $help } Values: { $choices }.
flag-default = { $help } Default: { $default }.
flag-games-name = The game to tell about; otherwise all.
flag-shell = The shell: bash, zsh or fish.
flag-resume-file = The file with the saved game; without one, the game that was left last.
flag-resume-list = Only list the games that can be gone on with.
flag-at = Show the table after this many moves.
flag-seat = Show what this player saw: A, B, C…
flag-all = Show all hands.
flag-step = Go through the game move by move.
flag-file = The file with the saved game.
flag-game = The game to set a table for at once.
flag-lan = Let in phones and other machines of the same network, and show a code for their cameras.
flag-no-open = Do not open a browser; only say the address.
flag-host = The address to listen at; 0.0.0.0 lets other machines in.
flag-port = The port to listen at; 0 takes a free one.
flag-table = The code or the id of the table.
flag-database = Where the games are kept: sqlite:///FILE or postgresql://…; otherwise in your data folder.
flag-hostname = A name that the house is reached by; may be given several times.
flag-set = Any other setting as NAME=VALUE, as listed in docs/host.md; may be given several times.
flag-folder = The folder of the package, in which its pyproject.toml lies.
flag-new-game-folder = The folder to write; its name becomes that of the game.
flag-remove-game = The game to take out; its folder stays as it is.
flag-server = Measures the house instead: a server process under load, about two minutes.

games-players = { $least } to { $most } players
games-play = Play it: { $command }
games-flag = option
games-values = values
games-default = default
games-meaning = meaning
games-open = by players

## At the table

welcome-you = Tonight you are { $player }. At the table with you: { $others }.
welcome-people = At the table: { $others }.
welcome-back = The game goes on after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
welcome-type = Type the number of a move, then Enter. Type ? for help, or { $command } to leave.
which-game = Which game? Type its number.
you = { $name } (you)
hint-move = Type { $most ->
    [1] 1
    [2] 1 or 2
   *[other] a number from 1 to { $most }
}, or ? for help.
hint-confirm = Enter goes on; { $command } takes it back.
hint-end = Type { $command } to keep this game, or Enter to leave.
hint-page = Enter: more. q: enough.
hint-only = Enter: { $move }.
hint-end-kept = Enter to leave.
hint-over = This game is over; { $command } shows it again.
kept-game = Your game is kept. To go on: { $command }
kept-list = Games that can be gone on with, the last one first:
kept-one = { $command }  { $game }: { $names }; { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
error-none-kept = No game was left unfinished here. A new one: { $command }
cards-on-table = These are on the table; “{ $command } all” explains every card of the game.
handover = Pass the keyboard to { $player }, then press Enter.
restarted-turn = Back at the start of your turn.
restarted-other = Back where { $player } last chose.
restarted-chance = Back at the last roll or draw: what is rolled or drawn stays.
took-back = { $n ->
    [one] { $player } undoes the move.
   *[other] { $player } undoes { $n } moves.
}
house-took-back = The house undoes what led to the failure.
phrase = { $value }
label = { $label }:
saved = Saved in { $path }.
saved-unfinished = Saved in { $path }. To go on later: { $command }
goodbye = Good night!
help-moves = You can also type a move as it is written in records: { $example }.
help-more = Press Enter while the story is told to hear it faster.
help-commands = You can type:

end-scores = Final scores
end-options = Played with: { $options }.
end-option = { $option }: { $value ->
    [on] on
    [off] off
   *[other] { $value }
}
end-seed = Seed { $seed }: it deals the same cards again.
hint-letter = { $command }: where we differ from the printed rules, and why.
hint-as-printed = This game is played as it is printed.
scores-hidden = not known yet

## Commands at the prompt: the word, how it is used, what it does. The English words work in every language.

command-help = help
    .usage = ?
    .does = this page
command-card = card
    .usage = card { $card }
    .does = what a card does; its letters or its name alone are enough
command-cards = cards
    .usage = cards
    .does = all cards
command-rule = rule
    .usage = rule { $rule }
    .does = a rule, as the story names them at the end of its lines; without an id, that of the present choice
command-rules = rules
    .usage = rules
    .does = all rules
command-log = log
    .usage = log
    .does = the whole story so far
command-table = table
    .usage = table
    .does = show the table again
command-scores = scores
    .usage = scores
    .does = who has how many points, and why
command-letter = letter
    .usage = letter
    .does = where we differ from the printed rules, and why
command-undo = undo
    .usage = undo
    .does = undo your last move, as long as nobody has replied
command-restart = restart
    .usage = restart
    .does = undo all that you can of your turn
command-save = save
    .usage = save FILE
    .does = write the game to a file
command-lang = lang
    .usage = lang fr
    .does = change the language: en, fr or es
command-quit = quit
    .usage = quit
    .does = leave

## Replaying

replay-move = Move { $number } of { $moves }
replay-end = The record is complete and replays without a mistake.
replay-unfinished = The game was left before its end. To go on: { $command }
replay-keys = Enter or n: next. p: back. A number: that move. q: leave.

## lab

cli-simulate = Let bots play many games and sum them up.
cli-bench = Measure how fast the engine is.
flag-games = How many games.
flag-arena-games = How many games of each bot among copies of each other one, at every seat equally often.
flag-jobs = How many processes play at the same time; usually one for each processor.
flag-peers = Measure other engines too, and compare.
flag-quick = Only a glance: a single short round.
error-peers = The other engines are not installed; type { $command }, or say in { $variable } which Python has them.
error-peers-server = boardgame.io is not installed; type { $command }, or say in { $variable } which Node has it.
error-load = Nothing could be measured: the house cannot be reached ({ $reason }).
error-files = This needs { $needed } open files and the system allows { $allowed }; raise the limit (ulimit -n) and try again.

lab-playing = playing
lab-measuring = measuring
lab-stopped = Stopped after { $games ->
    [one] one game
   *[other] { $games } games
} of { $asked }.
lab-simulation = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
lab-seat = player
lab-bot = bot
lab-score = points
lab-wins = wins (95 % sure to be between)
lab-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-shared = Shared first places: { $share }
lab-turns = Turns a game: { NUMBER($turns, maximumFractionDigits: 1) }
lab-decisions = Decisions a game: { NUMBER($decisions, maximumFractionDigits: 1) }
lab-speed = { $rate } games a second, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}, { $build ->
    [compiled] compiled engine
   *[pure] pure Python engine
}

lab-bench-stopped = Stopped early; this is what was measured until then.
lab-missing-compiled = The compiled engine is not there; in a checkout, { $command } builds it.
lab-engine-pure = On the engine in pure Python, at once. If compiling first would end sooner, that is done; --pure prevents it.
lab-engine-none = On the engine in pure Python: there is no compiled one here.
lab-engine-fixed = On the engine in pure Python; { $command } builds the compiled one.
lab-engine-compiles = At this pace it would take about { $left } more; with a compiled engine about { $compiled }, compiling included. So it compiles first (Ctrl-C stops, --pure goes on without).
lab-engine-slow = This will take about { $left }; a compiled engine would be faster, but { $reason }.
lab-seconds = { $n } s
lab-minutes = { $n } min
lab-hours = { $n } h
lab-missing-pure = The pure Python engine does not start here.
lab-missing-peers = The other engines do not start here.
lab-build-compiled = compiled
lab-build-pure = pure Python
lab-rate = { $median }/s
lab-rate-between = { $median }/s ({ $low } – { $high })
lab-time = { NUMBER($median, maximumFractionDigits: 3) } µs
lab-time-between = { NUMBER($median, maximumFractionDigits: 3) } µs ({ NUMBER($low, maximumFractionDigits: 3) } – { NUMBER($high, maximumFractionDigits: 3) })
lab-bytes = { $bytes } bytes
lab-task-driven = decisions, driven from Python
lab-task-driven-dealt = … without the deal
lab-task-inside = decisions, played out inside
lab-task-inside-dealt = … of a dealt position
lab-task-clone = copy a position
lab-task-view = what one player sees
lab-task-imagine = imagine a position from it
lab-task-search = search from the opening, iterations
lab-task-openspiel-search = OpenSpiel, IS-MCTS of hearts, iterations
lab-at-least-rate = { $rate }/s or more
lab-task-view-json = a view as JSON
lab-task-write = write a record
lab-task-replay = check and replay a record
lab-task-memory = memory of a position
lab-task-openspiel-driven = OpenSpiel, driven in the tightest loop
lab-task-openspiel-usual = OpenSpiel, driven in the usual loop
lab-task-openspiel-driven-dealt = OpenSpiel, tightest loop without the deal
lab-task-openspiel-inside-dealt = OpenSpiel, dealt position played out inside
lab-task-openspiel-clone = OpenSpiel, copy a position
lab-task-rlcard-driven = rlcard, driven
lab-task-rlcard-driven-dealt = rlcard, driven without the deal
lab-task-rlcard-numpy = rlcard, chosen by numpy as its agent does
lab-task-rlcard-below = rlcard, below its interface
lab-task-catanatron-driven = catanatron, driven
lab-task-catanatron-clone = catanatron, copy a position
lab-peers = Peers: OpenSpiel { $openspiel } crazy_eights for 4, rlcard { $rlcard } Uno for 2
lab-measured = measured
lab-ratios = Beside the peers, round by round
lab-ours = ours
lab-peer = the peer
lab-ratio = times as fast
lab-target = target
lab-met = met
lab-our-task = { $game }, { $build ->
    [compiled] compiled
   *[pure] pure Python
}: { $task }
lab-spread = { NUMBER($median, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } – { NUMBER($high, maximumFractionDigits: 2) })
lab-at-least = { NUMBER($ratio, maximumFractionDigits: 1) } times or more
lab-at-most = { NUMBER($time, maximumFractionDigits: 1) } µs or less
lab-yes = yes
lab-no = no

cli-arena = Let bots meet: each among copies of each other one, at every seat, on the same deals.
cli-ladder = Measure every level of every game, and write the tables of docs/bots.md.
flag-only = Only this game.
flag-write = The page into which the tables go.
cli-habits = Watch how bots play: how long their games last by level and option, how often they repeat themselves, and what they never or always do.
flag-habits-games = How many games of each level.
flag-pure = Stay on the engine in pure Python: never compile, and leave a compiled one aside.
lab-habits = { $game }: games in { $unit ->
    [rounds] rounds
   *[decisions] decisions
}, seed { $seed }
lab-habits-games = games
lab-habits-mean = mean
lab-habits-longest = longest
lab-habits-decisions = decisions
lab-habits-repeated = turns repeated
lab-habits-row = in a row
lab-habits-unused = cards unused
lab-habits-cpu = CPU a decision
lab-habits-late = 99 % within
lab-habits-rate = games
lab-habits-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-habits-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-habits-told-never = { $level } never does: { $what }
lab-habits-told-always = { $level } always does: { $what }
lab-habits-told-unused = { $level } leaves unused: { $what }
lab-habits-cards = { $level }, different cards by event: { $what }
error-arena = An arena needs two bots or more, separated by commas, not “{ $found }”.
error-page = { $path } has no place for the tables: a line “{ $begin }” and a line “{ $end }”.
cli-check = Hold a game against the contract of the house: what it lists, its texts, and random games of all options.
flag-check-game = The game to look at.
flag-check-games = How many random games are played.
flag-check-seed = The number of the first game; each number is a game of its own, with its options and its cards.
flag-check-save = Write the first broken game to this file, as far as it was played.
lab-check-again = Again: { $words }
lab-check-well = { $game } keeps the contract: what it lists is whole, and { $games ->
    [one] one random game was
   *[other] { $games } random games were
} without fault.
lab-check-broken = { $broken } of { $games ->
    [one] one random game
   *[other] { $games } random games
} broke the contract.
lab-check-unplayed = { $faults ->
    [one] One fault was found before a game could be played.
   *[other] { $faults } faults were found before a game could be played.
}
lab-one-among = one … among
lab-even = Among equals each would win { NUMBER($share, maximumFractionDigits: 1) } %.
lab-rating = rating
lab-median = median time
lab-late = 95 % within
lab-milliseconds = { $time } ms

## Presets of options.

preset-usual = Usual
    .does = As people play it who know it well: one clear answer wherever the printed rules leave a question open.
preset-letter = By the letter
    .does = Every sentence of the printed rules as it stands, also where we usually play otherwise.

letter-title = Where we differ from the book, and why
letter-option = By the letter: { $options }
letter-none = No option plays this.

## Bots

level-novice = novice
    .does = Mostly plays the first thing that comes to mind; perfect for a first game.
level-apprentice = apprentice
    .does = Knows what is good, and forgets it one move in three.
level-regular = regular
    .does = Plays by the rules of thumb of a regular player, and looks no further.
level-expert = expert
    .does = Imagines what the others may hold and looks a little ahead.
level-master = master
    .does = Weighs hundreds of possible hands and looks well ahead, within a second.
level-heuristic = rule of thumb
    .does = Plays what looks best, and looks no further.
level-random = by chance
    .does = Plays anything that the rules allow.
persona-gambler = gambler
    .does = Of equally good moves, takes the one where more is at stake.
persona-miser = miser
    .does = Of equally good moves, takes the one that keeps what it has.
persona-trickster = trickster
    .does = Of equally good moves, takes the one that nobody expects.

thought-chosen = { $player } chose: { $move } ({ $chance } % to win).
thought-candidate = { $move } ({ $chance } %)
thought-others = Also considered: { $others }.

## Looking back

cli-analyse = Look back at a saved game: the chances to win, what was best, and where it turned.
flag-iterations = How much is thought about each choice; more takes longer.
analysis-title = { $game }: what each choice was worth
analysis-choice = { $number } { $player }: { $move }
analysis-chance = { $player } { $chance } %
analysis-better = Better: { $move } ({ $chance } % to win instead of { $played } %).
analysis-how = Every choice is judged from what its player could know; the chances shown after it are what the next player could know.
analysis-turns = Where the game turned
analysis-turn = Move { $number }, { $player }: { $move }. The chances of { $other } went from { $before } % to { $after } %.
analysis-no-turn = No single choice turned this game.
analysis-players = What mistakes cost
analysis-given = { $player }: { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a choice, over { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
analysis-nothing = There is no choice to judge in this saved game.

## The house: refusals and what the server says

error-storage = The house cannot write anything down at the moment, so the move does not count; try again soon.
error-database = “{ $database }” is not a database the house can use; give sqlite:///FILE or postgresql://….
error-database-open = The database { $database } cannot be opened: { $reason }
error-database-newer = The database { $database } was written by a newer Manoir; start that one.
error-second-house = Another house is already open on { $database }; close it first, or use PostgreSQL to run several.
error-listen = Port { $port } cannot be opened: { $reason }; choose another with --port.
error-busy = Somebody else changed the table at the same moment; look again and retry.
error-phase = That is not possible while the table is { $phase ->
    [open] waiting for players
    [playing] playing
    [over] done with its game
   *[frozen] frozen
}.
error-stale = The game has moved on meanwhile; look again before you decide.
error-frozen = Something broke at this table: it is frozen, and its game is kept.
error-long = This game has had { $most } moves; the house cannot keep a longer one, so it cannot go on.
error-table = There is no such table.
error-code = No table has the code “{ $code }”.
error-house-full = The house is full: no new table can be opened now.
error-closing = The house is about to open again; try in a moment.
error-tables = Too many tables were opened from here and not finished; finish one, or come back tomorrow.
error-games = Very many games were finished from here today; come back tomorrow.
error-seat = There is no seat “{ $seat }”; choose from: { $choices }.
error-token = That seat is not yours (any more).
error-not-seated = Only players at this table can do that.
error-not-host = Only the host of the table can do that.
error-host-stays = The host’s seat cannot be emptied; leave instead.
error-seat-taken = That seat is taken.
error-no-newcomers = At this table nobody joins a game that has begun, and no bot plays for absent players.
error-sent-away = You were asked to go. You can try again in a minute.
error-second-hand = You have already seen a hand of this game, so you cannot have another one.
error-asked-already = Somebody is asking for a seat already; wait until the table has answered.
error-nobody-asks = Nobody asks for that seat any more.
error-name-taken = Somebody here is called { $name } already.
error-salt = The salt may have up to 64 letters, digits, - and _.
error-empty-seats = There are still empty seats.
error-not-ready = Not everybody is ready yet.
error-stand-in = A bot is playing for you; take your seat back first.
error-spectator = Spectators cannot play.
error-rate = Too fast! Wait a moment.
error-sockets = Too many connections are open from here, or at this table.
error-size = That is too long; at most { $most } bytes.
error-headers = The head of the request is not clear: at most { $most } headers, and each that says where it comes from or how long it is only once.
error-body = The request cannot be read: { $reason }
error-frame = The message cannot be read; /api/socket.json says what is understood.
error-host = The house is not known by that name; start it with --hostname NAME.
error-origin = The request does not come from a page of this house.
error-not-over = Hands and the saved game are shown when the game is over.
error-memory = At this table everybody plays from memory: you can look back when the game is over.
error-version = This game was played with version { $version } of the rules; this is version { $known }.
error-address = There is nothing at this address.
error-method = That cannot be done at this address.
error-server = Something went wrong in the house; it has been written down.
page-description = Games in a haunted house: in your browser, with friends or against bots. No account, nothing to install.
page-invitation = Somebody is waiting for you at a table of the house. Come in: no account, nothing to install.
page-back = Back to the house
page-house = The house is open. Games that can be played here:
page-programs = The page with the boards has not been built on this machine. Programs can play all the same:
serve-open = The house is open at { $address } (Ctrl-C closes it).
play-open = The house is open: { $address } in your browser. Ctrl-C closes it, and your tables are kept.
play-lan = Phones in the same network come in at { $address }, or by pointing their camera here:
play-again = The house is open already: { $address }
play-closed = The house is closed. Your tables wait inside.
error-no-network = This machine is in no network where phones could find it; play without --lan.
error-house-alone = The house is open already at { $address }, for this machine alone; close it where it runs, then let others in with --lan.
restore-some = These tables can be brought back, by { $command }:
restore-code = CODE
restore-none = No table has been removed that could be brought back.
restore-one = { $code }  { $game }: { $names } ({ $days ->
    [one] { $days } day
   *[other] { $days } days
} ago)
restore-done = Table { $code } is back.
error-restore = No table “{ $table }” has been removed; { $command } lists those that can be brought back.
error-no-house = There is no house at { $database }.

## Fair deals

verify-fair = All { $draws } draws of chance follow from the secret that was committed to, and the game replays.
verify-no-deal = The record says nothing about its deal: it was not played at a table of the house.
verify-commitment = The secret is not the one that was committed to before the deal.
verify-draw = Move { $number } is “{ $found }”, but fair dice give “{ $expected }”.

## The house under load

lab-house = The house, { $game }: { $tables } tables, { $sockets } sockets
lab-house-load = load
lab-house-moves = moves/s
lab-house-cpu = CPU a move
lab-house-p50 = shown to all: median
lab-house-p95 = 95 %
lab-house-p99 = 99 %
lab-house-late = sent late: 99 %
lab-house-paced = { $rate } moves/s offered
lab-house-hurried = as fast as it goes
lab-house-memory = Memory: { $socket } kB a socket, { $table } kB a table.
lab-house-restart = With { $stored } stored games, a restart shows a table after { $seconds } s.
lab-house-peer = { $name } { $version } on Node { $node }, the same load: four sockets a table, kept in memory only

## The house under attack

cli-attack = Attack a house that this command starts on this machine, as a stranger on the internet would, and say what held.
flag-names = Which attacks, by name or by kind; otherwise all.
flag-attack-database = What the house keeps its games in: sqlite, postgres, or the address of a PostgreSQL on this machine.
flag-seconds = How long each flood lasts; it is measured three times.
flag-attack-seed = A number; the same seed makes the fuzzers and the random games the same.
flag-list = Only list the attacks.
error-attack = There is no attack “{ $attack }”. There are { $choices }.
error-no-postgres = There is no PostgreSQL here: name one in MANOIR_POSTGRES or in --database.
error-not-loopback = Only this machine is attacked, and “{ $host }” is another one.
lab-attacking = attacking
lab-attack = attack
lab-attack-kind = kind
lab-attack-does = what it tries
lab-attack-verdict = verdict
lab-attack-seen = what was seen
lab-attack-held = held
lab-attack-opened = opened
lab-attack-untried = not tried
lab-attack-title = A house on { $database }, attacked; seed { $seed }
lab-attack-stopped = Stopped early: { $done } of { $asked } attacks.
lab-attack-sum = { $held } held, { $opened } opened, { $untried } could not be tried.
lab-attack-leave = Leave before the game, and look on with the bot that got the seat.
lab-attack-kick = Be sent away, and look on with whoever got the seat.
lab-attack-shrink = Leave a seat that the host then takes away.
lab-attack-reclaim = Go on with the socket and the token from before a seat was reclaimed.
lab-attack-elsewhere = Be sent away through another process than that of one’s own socket.
lab-attack-tokens = Open seats with tokens that are not theirs.
lab-attack-host-only = Do as a guest what only the host may do.
lab-attack-rematches = Use up what a host may open, by asking for rematches.
lab-attack-stranger = Sit down unasked in a bot’s place in a running game.
lab-attack-rival = Take a second seat in a game that one plays in.
lab-attack-absent = Take the seat of a rival who has left.
lab-attack-returning = Leave a game, and come back to other cards.
lab-attack-bot-levels = Say as a guest how well the bots of a running game play.
lab-attack-stand-in = Have a weak bot play for a rival whose connection has just been lost.
lab-attack-origins = Use the house from a page of another site.
lab-attack-hosts = Reach the house by a name that is not its own.
lab-attack-forms = Send what a form of another site can send.
lab-attack-paths = Ask for files of the machine, and for names that nothing can have.
lab-attack-lengths = Lie about lengths, and send headers twice.
lab-attack-names = Sit down under a name that cannot be read.
lab-attack-seals = Look for answers without the headers that keep other pages away.
lab-attack-schema = Send what a tool makes up from the house’s own description.
lab-attack-bodies = Send bodies that cannot be read.
lab-attack-frames = Send frames that no client may send, whole and byte by byte.
lab-attack-fuzz-frames = Send frames changed by chance.
lab-attack-fuzz-requests = Send requests changed by chance.
lab-attack-secrets-toctoctoc = Look for secrets in all that a whole game of Toc Toc Toc sends.
lab-attack-secrets-spooks = Look for secrets in all that a whole game of Spooks sends.
lab-attack-secrets-halloween = Look for secrets in all that a whole game of Halloween sends.
lab-attack-kill = Kill the house again and again while people play.
lab-attack-goodbye = Ask the house to end while people play.
lab-attack-full-disk = Fill the disk for a while.
lab-attack-files = Read the files of the house as another user of the machine.
lab-attack-clock = Set the clock a month ahead for a while.
lab-attack-clocks = Set the clocks of two processes apart.
lab-attack-pings = Pings of 125 bytes whose answers are never read.
lab-attack-empty-pings = Empty pings without a pause.
lab-attack-widths = Empty frames whose length is written in eight bytes.
lab-attack-continuations = A message that goes on for ever in empty pieces.
lab-attack-fragments = Messages in pieces of one byte.
lab-attack-messages = Small messages without a pause.
lab-attack-resyncs = Many spectators ask for the whole game again and again.
lab-attack-stories = Ask for the story of a long game without a pause.
lab-attack-replays = Ask for positions of a long game without a pause.
lab-attack-drawings = Draw QR codes with a very long name of the house in them.
lab-attack-pasts = A hundred sockets ask for a very long game at once, each from another move on.
lab-attack-unread-pasts = The same, and nobody reads it.
lab-attack-positions = Look back at a very long game in which much was taken back.
lab-attack-elders = A hundred sockets send moves for a number long past.
lab-attack-sheets = A hundred sockets ask for the last moves again and again, laid out for reading.
lab-attack-fidgets = Look away and back without a pause, at a hundred tables.
lab-attack-players = Play at as many tables as one address may, as fast as it may.
lab-attack-listings = A hundred sockets ask at once for all that could be said.
lab-attack-salvos = A hundred sockets send all at once that their purses hold.
lab-attack-whys = A hundred sockets ask about moves, all they may at once.
lab-attack-wrongs = A hundred sockets send moves that may not be made, all they may at once.
lab-attack-queries = A hundred requests at the same moment, each with thousands of words in its address.
lab-attack-lists = A hundred ask at the same moment for the list of all tables.
lab-attack-sketches = A hundred QR codes at the same moment, each for another name of the house.
lab-attack-loads = A hundred long games at the same moment that have to be read from the database.
lab-attack-deaf = Many spectators never read what they ask for.
lab-attack-half-requests = More half-sent requests than the house may have files open.
lab-attack-endless-header = A header that never ends.
lab-attack-slow-bodies = As many requests whose bodies come byte by byte.
lab-attack-idle = As many connections that say nothing.
lab-attack-sockets = More sockets than one address may have.
lab-attack-codes = Guess the codes of tables.
lab-attack-tables = Make tables without end.
lab-attack-masters = Have the strongest bots think at ninety tables, while a stranger waits for theirs.
lab-attack-lingering = Stay connected without ever finishing a request.
lab-attack-arrivals = Come to look on, again and again.
lab-seen-refused = All { $tried } tries were refused as they should be.
lab-seen-answered = All { $tried } tries were answered without a fault.
lab-seen-let-in = { $count } of { $tried } tries were not refused as they should be: { $which }.
lab-seen-foreign-hand = The socket was shown seat { $seat }, which it no longer held, { $frames } times.
lab-seen-foreign-move = The socket saw the hand of seat { $seat }, which it no longer held, and made a move for it.
lab-seen-socket-ended = The socket was closed, and saw nothing of seat { $seat }.
lab-seen-socket-blind = The socket was shown nothing of seat { $seat } any more.
lab-seen-phase = The table does not play: its phase is “{ $phase }”.
lab-seen-second-hand = Hands were seen that are not theirs to see: { $which }.
lab-seen-no-second-hand = No hand was seen in { $tried } tries.
lab-seen-others-stopped = Others could not play on.
lab-seen-fuzzed = { $number } changed messages (seed { $seed }), and the house plays on.
lab-seen-told-early = Told before the end of the game: { $which }.
lab-seen-leaked = Somebody was sent what they may not know: { $which }.
lab-seen-nothing-leaked = { $frames } frames, { $size } kB: no secret, no token, and { $views } views the same when hidden cards are dealt otherwise.
lab-seen-nothing-lost = { $kills } kills, { $moves } moves acknowledged, none lost, none there twice.
lab-seen-lost = { $kills } kills, { $moves } moves acknowledged: { $lost } lost, { $doubled } doubled or leaving holes.
lab-seen-exit = The exit code was { $status }.
lab-seen-not-told = A move that could not be kept was not refused, or /health did not say so.
lab-seen-no-line = The log has no line about the move that could not be kept.
lab-seen-healthy = Players and /health were told, and /health was well again by itself.
lab-seen-unhealthy = /health was not well again { $seconds } s after the disk was.
lab-seen-readable = Others can read { $which }.
lab-seen-unreadable = Only the owner can read the files.
lab-seen-removed = { $count } tables that were in use are gone.
lab-seen-kept = No table in use was removed.
lab-seen-taken-for-gone = A bot plays for somebody who is there.
lab-seen-not-taken-for-gone = Nobody who was there was played for.
lab-seen-went-on = Others waited { $wait } ms (quiet { $quiet }, control { $control }); { $done } done, { $refused } refused, { $closed } closed.
lab-seen-waited = Others waited { $wait } ms (quiet { $quiet }, control { $control }); { $done } done, { $refused } refused, { $closed } closed.
lab-seen-turned-away = { $count } others did not get in or lost their game; they waited { $wait } ms (quiet { $quiet }, control { $control }); { $done } done, { $refused } refused, { $closed } closed.
lab-seen-too-many = { $done } requests were granted, more than { $most }, and { $refused } refused; others waited { $wait } ms (quiet { $quiet }, control { $control }); { $closed } closed.
lab-seen-never-refused = The flood was never refused nor closed; others waited { $wait } ms (quiet { $quiet }, control { $control }); { $done } done, { $refused } refused, { $closed } closed.
lab-seen-grown = The house grew by { $grown } MB; others waited { $wait } ms (quiet { $quiet }, control { $control }); { $done } done, { $refused } refused, { $closed } closed.
lab-seen-still-open = { $count } of { $tried } connections were still open after { $seconds } s.
lab-seen-all-ended = All { $tried } connections were ended within { $seconds } s.
lab-seen-arrival = Each arrival cost each who was there { $size } bytes.
lab-seen-may-open = The host could still open a table.
lab-seen-may-not-open = The host could open no table any more: { $status }.
lab-seen-trouble = It was withstood, but the house has trouble of its own: { $which }.
lab-seen-no-control = Not even a welcome guest saw the seat’s cards, so nothing is proven.
lab-seen-one-address = This machine has one address of loopback only, so attackers and others cannot be told apart.
lab-seen-needs-postgres = It takes several processes, and so PostgreSQL (--database postgres).
lab-seen-needs-sqlite = It is about files of SQLite, on Linux.
lab-seen-no-schemathesis = schemathesis is not installed; a checkout that has run its tests has it.
lab-seen-not-begun = It could not be set up: { $reason }.

## The workshop: games of one’s own

new-game-written = The game { $game } is written in { $path }, and plays as it is. What comes next:
new-game-add = brings it into the house
new-game-terminal = plays it here
new-game-play = plays it in the browser
new-game-check = says what is wrong with it, and where
new-game-added = The game { $game } is in the house, from { $path }: changes there hold at once.
new-game-removed = The game { $game } has left the house ({ $package }); its folder stays as it is.

## The end of a game

ending-level = { $players } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each, and share a place.
