### All that Liar's Dice says in English. $player and $other are names; $face is one of the texts face-1 … face-6.

game-title = Liar’s Dice
game-pitch = Bid on dice that nobody sees whole, until somebody cries “liar!”
game-time = 15 minutes
game-welcome = Your dice lie under your cup, and only you have looked. How many fives are there on the whole table? Say a number. Somebody may believe you.

## Faces, bids and moves

face-1 = { $count ->
    [one] one
   *[other] ones
}
face-2 = { $count ->
    [one] two
   *[other] twos
}
face-3 = { $count ->
    [one] three
   *[other] threes
}
face-4 = { $count ->
    [one] four
   *[other] fours
}
face-5 = { $count ->
    [one] five
   *[other] fives
}
face-6 = { $count ->
    [one] six
   *[other] sixes
}
bid = { $count } { $face }
move-bid = bid { $count } { $face }
move-liar = call the last bidder a liar
hint-bid = true at { $n }%
hint-liar = a lie at { $n }%
refusal-not-your-turn = It is not your turn.
refusal-no-bid = Nobody has bid yet: there is nothing to doubt.
refusal-too-low = Bid more dice, or as many of a higher face.
refusal-too-many = There are not that many dice in the game.
refusal-not-offered = That is not possible now.
refusal-game-over = The game is over.

## What happens

event-begin = { $player } begins.
event-roll = { $player } rolls: { $dice }.
event-roll-unseen = { $player } rolls { $count ->
    [one] a die
   *[other] { $count } dice
} and peeks under the cup.
event-bid = { $player } bids { $count } { $face }.
event-liar = { $player } cries: { $other } is lying!
event-show = { $player } had { $dice }.
event-true = The bid was { $count } { $face }, and there { $found ->
    [one] is { $found }
   *[other] are { $found }
}: it was true.
event-false = The bid was { $count } { $face }, but there { $found ->
    [0] are none
    [one] is only { $found }
   *[other] are only { $found }
}: it was a lie.
event-lose = { $player } loses a die and has { $left ->
    [0] none
   *[other] { $left }
} left.
event-out = { $player } is out.
event-win = { $player } has the last dice, and wins.

## What is shown

status-bid = { $player } makes the first bid.
status-bid-you = Make the first bid.
status-answer = { $player } bids more, or doubts.
status-answer-you = Bid more, or cry “liar!”
status-roll = The dice are rolling.
status-over = The game is over.
progress-dice = { $n ->
    [one] { $n } die left
   *[other] { $n } dice left
}
panel-player = { $player } · { $dice ->
    [0] out
    [one] { $dice } die
   *[other] { $dice } dice
}
panel-bid = The bid
panel-dice = Your dice
panel-shown = Last round: { $bid } bid, { $found } there
row-bid = to top
row-bids = bids
row-dice = under your cup
row-shown = { $player }
number = { $n }
points-outlasted = players outlasted

## Options

option-dice = dice
    .help = How many dice everybody begins with.
option-wild = wild ones
    .help = Whether ones count as any face that is bid.

## The rules

rule-L-1 = Two to six play. Everybody has a cup and five dice, or three, four or six if the table wants.
rule-L-2 = Chance says who begins.
rule-L-3 = At the start of a round everybody rolls all their dice under the cup. You look at yours, and at nobody else’s.
rule-L-4 = Clockwise, each in turn bids or calls the last bidder a liar. Who opens a round must bid.
rule-L-5 = A bid is a number and a face: at least so many dice under all cups together show it. It must top the last bid, with more dice of any face or as many of a higher one.
rule-L-6 = Nobody bids more dice than there are in the game.
rule-L-7 = If the table wants, ones are wild and count as whatever face is bid. When the bid is on ones, only ones count.
rule-L-8 = At “liar!” all cups are lifted and the dice counted. If the bid holds, the caller was wrong; if dice are missing, the bidder was. Who was wrong loses a die.
rule-L-9 = Who lost the die opens the next round; if it was their last one, the next player with dice does.
rule-L-10 = Without dice you are out. The last player with dice wins; you get a point for everybody who left before you.
rules-L = The rules
rules-edition = An old tavern game with as many rules as taverns; these are the plain ones, with wild ones if you like.
rules-turn-1 = Look under your cup: nobody else knows these dice.
rules-turn-2 = Bid more dice of any face, or as many of a higher face, than the player before you did.
rules-turn-3 = Or do not believe it, and cry “liar!”: who is wrong loses a die.
