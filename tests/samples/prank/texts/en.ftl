game-title = Prank
game-pitch = Lay the highest card, unseen.
game-time = a minute
game-welcome = Everybody lays a card face down. The highest takes the round.
move-lay = lay { $card }
event-deal = { $player } is dealt { $card }.
event-deal-unseen = { $player } is dealt a card.
event-lay = { $player } lays { $card }.
event-lay-unseen = { $player } lays a card.
event-win = { $player } wins with { $card }.
refusal-not-your-turn = You have laid a card already.
refusal-not-offered = You do not hold that card.
refusal-game-over = The game is over.
option-rounds = rounds
    .help = How many rounds are played.
status-lay = Lay a card.
panel-hand = Your hand
panel-player = { $player }: { $won ->
        [one] { $won } round
       *[other] { $won } rounds
    }
row-hand = cards
row-laid = this round
laid = a card lies face down
number = { $n }
points-rounds = rounds won
rule-P-1 = Three or four play, for one to three rounds.
rule-P-2 = Everybody is dealt as many cards as there are rounds, of twelve that are all different.
rule-P-3 = All lay a card face down at the same time.
rule-P-4 = The highest card wins the round.
rules-edition = The house made this game up to try itself out; there is no other edition.
rules-turn-1 = Everybody lays a card face down, at the same time.
rules-turn-2 = The highest card wins the round.
rules-P = The rules
