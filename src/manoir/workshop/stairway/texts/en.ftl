### All that this game says in English. Values: $player is a name, $card and $staircase are numbers.

game-title = Stairway
game-pitch = Lay your cards higher and higher, and let others lay the first steps.
game-time = 5 minutes
game-welcome = Three staircases lead up into the dark. The longer one is, the more your next card on it is worth.

## Moves, and why some are not possible

move-lay = lay { $card } on staircase { $staircase }
move-drop = drop { $card }
part-card = card
part-staircase = on which staircase
refusal-not-your-turn = It is not your turn.
refusal-not-held = You do not hold that card.
refusal-too-low = A higher card lies on that staircase.
refusal-can-lay = You can lay a card, so you may not drop one.
refusal-not-offered = That is not possible now.
refusal-game-over = The game is over.

## What happens; with -unseen: as those hear of it who may not know the secret

event-deal = { $player } gets the { $card }.
event-deal-unseen = { $player } gets a card.
event-lay = { $player } lays { $card } on staircase { $staircase }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drop = { $player } drops the { $card }.
event-drop-unseen = { $player } drops a card.

## What is shown

status-turn = { $player } lays a card or, if none fits, drops one.
status-turn-you = Your turn: lay a card or, if none fits, drop one.
status-chance = The cards are dealt.
status-over = The game is over.
progress-cards = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
panel-player = { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
panel-staircases = Staircases
panel-hand = Your hand
row-staircase = staircase { $n }
row-dropped = dropped
row-hand = cards
number = { $n }
points-laid = cards laid
points-dropped = cards dropped

## Options

option-hand = hand
    .help = How many cards everybody holds.

## The rules, one text a row of RULES.md; then what the page of rules shows besides

rule-S-1 = Two to four players, 24 cards numbered from 1 to 24, and three staircases, empty at first.
rule-S-2 = Everybody is dealt the same number of cards and keeps them secret; the rest is the pile.
rule-S-3 = In turn everybody lays a card on a staircase, higher than the one on top of it. On an empty staircase any card may lie.
rule-S-4 = A card that is laid brings as many points as there are now cards on its staircase.
rule-S-5 = Whoever can lay no card drops one face down, which costs a point. Nobody may look at it again.
rule-S-6 = Then a card is drawn, as long as there is a pile.
rule-S-7 = When nobody has a card any more, the most points win; those who are equal win together.
rules-S = The rules
rules-edition = This game was begun from the sample of the house.
rules-turn-1 = Lay a card on a staircase, higher than the one on top: it brings as many points as there are cards on it.
rules-turn-2 = If none of your cards fits, drop one face down: it costs a point.
rules-turn-3 = Draw a card.
