### What is wrong with a game: said by `manoir check`, and of a package that cannot be let in.
### $who is a player’s letter or one of the broken-who-… below, $field a place in a position or view, $one and $other what stands there.

broken-who-spectator = a spectator
broken-who-chance = chance
broken-who-nobody = nobody

## Where

broken-where = { $where }: { $what }
broken-at-first = Seed { $seed } ({ $seats ->
    [one] one player
   *[other] { $seats } players
}, options: { $options }), before the first move
broken-after = Seed { $seed } ({ $seats ->
    [one] one player
   *[other] { $seats } players
}, options: { $options }), after move { $number } ({ $last })

## Code that fails

broken-failure = { $error }, in { $file }, line { $line }, in { $function }().
broken-unwritten = { $missing }() is not written, and is asked for in { $file }, line { $line }, in { $function }().
broken-no-method = { $kind } has no { $method }().

## The package

broken-game = The game { $game } is left out: { $problem } ({ $command } says more.)
broken-import = The package cannot be loaded: { $error }, in { $file }, line { $line }.
broken-entry = The package cannot be loaded: its entry point names { $place }, but there is no { $missing }.
broken-no-game = Its entry point names { $place }, which is no Game but a { $kind }.
broken-two-packages = Several packages bring a game of this name: { $places }.
broken-other-name = Its entry point is called { $entry }, but Game.name is { $name }: they must be the same.
broken-no-file = The file { $file } is missing beside the game.
broken-no-testing = The module { $module } is missing: it redeals what a seat must not know, and counts all cards.
broken-no-function = The module { $module } has no { $function }().
broken-no-options = In { $tries } tries, no options were found that are allowed together with a player count of the game.

## What a game lists

broken-name = Game.name is “{ $name }”: it must be small letters and digits, and begin with a letter.
broken-seats = Game.seats is { $seats }: it must list the player counts, from the smallest to the largest, between 1 and { $most }.
broken-usual-seats = Game.usual_seats is { $usual }, which is none of the player counts: { $seats }.
broken-most-decisions = Game.most_decisions is { $most }: it must be a number of decisions that no game exceeds.
broken-levels = Game.levels is empty: there must be a level for bots.
broken-no-rules = RULES.md has no rules: a rule is a row of a table that begins with an id, | X-1 | … |.
broken-rule-twice = The rule { $rule } stands twice in RULES.md.
broken-letter = In RULES.md, { $rule } says that { $option } = { $value } plays the printed rules; the option is not declared so (letter=).
broken-letter-unmarked = The option { $option } plays the printed rules with { $value }, but no ruling of RULES.md says so: write “By the letter: `{ $option } = { $value }`” in one.
broken-no-rule = { $what } cites the rule { $rule }, which is no row of RULES.md.
broken-no-moves = Game.moves is empty: it must list every move by its notation, those of chance included.
broken-listed-as = Game.moves lists the move “{ $move }” as “{ $notation }”.
broken-notation-twice = Two moves have the notation “{ $move }”.
broken-id-twice = The moves “{ $other }” and “{ $move }” have the same id, { $id }: every move needs its own, and so does what the others see of it.
broken-id-negative = The move “{ $move }” has the id { $id }: ids begin at 0.
broken-no-verbs = Game.verbs is empty: it must list the verbs of the players’ moves.
broken-verb-unused = Game.verbs lists “{ $verb }”, but no move has that verb.
broken-no-notations = Game.notations is empty: it must show what a move looks like to those who mistype one.
broken-example = Game.notations shows “{ $notation }”, but no move is written so.
broken-secret-event = Game.secret_events lists “{ $event }”, which is not in Game.events.
broken-no-refusal = The refusal “{ $refusal }” is not in Game.refusals, which must name its rule.

## Texts

broken-no-text = The text { $key } is missing in { $language }.ftl.
broken-junk = A line of { $file } is no text: { $line }
broken-value = The text { $key } in { $language }.ftl uses { $value }, which it is not given; given: { $given }.
broken-unsayable = The text { $key } in { $language }.ftl cannot be said: { $problem }

## Moves

broken-nobody = Next is { $actor }, who is not among those who must choose: { $waiting }.
broken-waits = { $who } has { $moves ->
    [one] one move
   *[other] { $moves } moves
}, but those who must choose are { $waiting }.
broken-no-move = { $who } must choose and has no move.
broken-offered-twice = The move “{ $move }” is offered to { $who } twice.
broken-refused = The move “{ $move }” is offered to { $who }, but refusal() says “{ $reason }”.
broken-accepted = The move “{ $move }” is not offered to { $who }, but refusal() allows it.
broken-refusal = The move “{ $move }” is refused with “{ $refusal }”, which is not in Game.refusals.
broken-unlisted = The move “{ $move }” is not in Game.moves, so nobody can type it and no record can be read.
broken-other-object = The move “{ $move }” is another object than the one in Game.moves: every move must be made once.
broken-no-verb = The verb “{ $verb }” of the move “{ $move }” is not in Game.verbs.
broken-part = The part { $part } of the move “{ $move }” is { $value }: it must be a code, a number or a list of codes.
broken-parts-twice = The moves “{ $other }” and “{ $move }” have the same verb and the same parts: clients cannot tell them apart.
broken-outcomes = chance() has no outcome, or one whose weight is not above 0.
broken-order = Answers given at the same time ({ $answers }) lead to { $field } = { $one } in one order and to { $other } in the other.
broken-undo = When “{ $move }” is taken back and made again, { $field } is { $other } instead of { $one }.
broken-sentence-words = After { $said }, { $who } was told of { $one } at { $field } of what could be said next, but the position offers { $other }.
broken-sentence-end = After { $said }, { $who } was told that the option was complete, or was not, and State.continues() says otherwise.
broken-sentence-other = The words { $said } lead to { $field } = { $one } one by one, and to { $other } at once.

## Positions

broken-clone = clone() differs from its state: { $field } is { $other } instead of { $one }.
broken-clone-tells = clone() copies the story: a clone must have none.
broken-shared-clone = clone() shares something with its state: playing the clone changes { $field } of the state from { $one } to { $other }.
broken-census = A move has lost or made something: { $field } of the census was { $one } and is { $other }.
broken-endless = The game does not end: more than { $most } decisions (Game.most_decisions).
broken-endless-chance = The game does not go on: chance has made { $most } moves in a row.
broken-turns = turns() was { $before } before the move and is { $after } after it: it must count up, or always be None.
broken-no-turns = turns() is 0 at the end of a game: it must count the turns that have begun, or always be None.
broken-returns = returns() does not add up to 1: { $returns }.
broken-breakdown = breakdown() of { $who } adds up to { $sum }, but the score is { $score }.
broken-standing = standing() gives { $who } place { $place } where ranks() gives { $rank }: it may tell losers apart, and change nothing else.
broken-replay = The record of the game replays to another position: { $field } is { $other } instead of { $one }.
broken-no-event = The event { $event } is not in Game.events.
broken-rewritten = The record of the game is written otherwise after a replay: line { $field } is { $other } instead of { $one }.

## Views

broken-leaky-view = The view leaks: { $who } sees { $field } = { $one }, but { $other } when what { $who } must not know is dealt otherwise.
broken-leaky-sentences = The whole options tell a secret: at { $field }, { $who } is told { $one }, but { $other } when what { $who } must not know is dealt otherwise.
broken-leaky-story = The story leaks: { $who } cannot see “{ $move }” from “{ $like }”, but is told { $field } = { $one } or { $other }.
broken-imagined = imagine() contradicts what { $who } sees: { $field } is { $other } instead of { $one }.
broken-imagined-actor = imagine() makes { $is } the next to move for { $who }, instead of { $should }.
broken-imagined-agenda = imagine() makes { $is } the next to move for { $who }, instead of { $should }: does it end with proceed()?
broken-imagined-census = imagine() of { $who } has lost or made something: { $field } of the census is { $other } instead of { $one }.
broken-own = own_json() of { $who } and what a spectator sees do not make up its view: { $field } is { $other } instead of { $one }.
broken-status = status() must be for { $who }, who is not asked, what it is for a spectator, but { $field } is { $other } instead of { $one }.
broken-guide = Rule, progress, stages and asked must be the same for all, but for { $who } { $field } is { $other } instead of { $one }.
broken-asked = Those who must choose are { $waiting }, but asked() says { $asked }.
broken-progress = progress() says { $part }: it goes from 0 to 1.
broken-row-open = The row { $row } of { $who } is not what everybody sees, but it is not marked as secret.
broken-row-secret = The row { $row } is marked as secret, but a spectator sees it.
