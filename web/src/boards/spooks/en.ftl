## Spooks' board. $player and $other are names, $card and $cards cards, $n a number; $you says whether it is the reader.

### Shorter than what the terminal says: the line beside the pile says the rest.

status-lead = { $players } leads with any card.
status-lead-you = You lead: play any card.
status-may-lead = { $players } may lead, or pass.
status-may-lead-you = You may lead: play any card, or pass.
status-choose-phantom = { $players } decides on the phantom hand.
status-choose-phantom-you = You deal: a phantom hand, or not?
status-follow-blue = { $players } may play { $answers }, or pass.
status-follow-blue-you = Your turn: play { $answers }, or pass.
status-follow-blue-end = { $players } may play { $answers }, or pass.
status-follow-blue-end-you = Your turn: play { $answers }, or pass. Nothing else fits.
status-follow-red = { $players } must answer with { $answers }.
status-follow-red-you = Your turn: answer with { $answers }.
status-follow-red-decline = { $players } may answer with { $answers }.
status-follow-red-decline-you = Your turn: answer with { $answers }, or decline.
status-prank = A prank! Still choosing in secret: { $players }.
status-prank-you = A prank! Choose a card in secret.
status-pass-along = Still choosing a card to pass on: { $players }.
status-pass-along-you = Choose a card for your neighbour.
status-build-run = { $victim } is stunned. { $players } plays a run.
status-build-run-you = { $victim } is stunned: play a run.
status-build-run-more = { $players } goes on with the run, or ends it.
status-build-run-more-you = Go on with your run, or end it.
status-bite = A bite! { $players } chooses a card for { $victim }.
status-bite-you = A bite! Give { $victim } a card.
status-pick-recipient = { $players } chooses who gets a gift.
status-pick-recipient-you = Choose who gets your gift.
status-gift = { $players } chooses a gift for { $victim }.
status-gift-you = Choose a gift for { $victim }.

### The line beside the pile

spooks-asked = What the pile asks for
spooks-phantom-title = Before the cards are dealt
spooks-phantom-text = { $player } deals, and says whether a hand is put aside unseen.
spooks-phantom-text-you = Put one hand aside unseen, or deal every card?
spooks-lead-you = You lead
spooks-lead = { $player } leads
spooks-lead-text = Any card will do. It decides how the pile goes on.
spooks-blue = Blue
spooks-green = Green
spooks-red = Red
spooks-blue-starts = each card one higher
spooks-blue-starts-down = each card one lower
spooks-green-starts = a secret prank
spooks-red-starts = same family or same number
spooks-blue-up = Blue pile: one higher
spooks-blue-down = Blue pile: one lower
spooks-blue-fits = Fits: any { $rank ->
    [M] Master
   *[other] { $rank }
}, of any family.
spooks-blue-none = Nothing is higher than a Master: only the Cat fits.
spooks-blue-none-spider = Fits: only the Spider Master or the Cat.
spooks-blue-none-down = Nothing is lower than a 1: only the Cat fits.
spooks-if-pass = If you pass
spooks-all-pass = If everybody passes
spooks-leads = { $you ->
    [yes] you lead.
   *[no] { $player } leads.
}
spooks-spider-master = Spider Master
spooks-spider-master-fits = fits on every Spider.
spooks-cat = Cat
spooks-cat-fits = fits on everything; then the next player leads.
spooks-red-title = Red pile: same family or number
spooks-red-fits = Fits: { $kin } or { $rank ->
    [M] another Master
    [8] an 8
   *[other] a { $rank }
}.
spooks-red-fits-wild = Fits: { $kin }, { $rank ->
    [M] or any Master
    [8] an 8 or any Master
   *[other] a { $rank } or any Master
}.
spooks-no-answer = No answer?
spooks-stuns-you = { $player } stuns you, and plays a whole run.
spooks-stuns = { $other } is stunned, and { $you ->
    [yes] you play
   *[no] { $player } plays
} a whole run.
spooks-bites-you = you are bitten: everybody gives you a card.
spooks-bites = { $other } is bitten: everybody gives { $other } a card.
spooks-prank-title = A prank!
spooks-prank-text = Everybody picks a card in secret. The Cat wins, or else the highest Goblin; the winner leads.
spooks-prank-text-down = Everybody picks a card in secret. The Cat wins, or else the lowest Goblin; the winner leads.
spooks-no-winner = No Goblin, no Cat?
spooks-other-card = Any other card
spooks-hides = hides, and you are rid of it.
spooks-pass-along-title = The Ghost Master howls
spooks-pass-along-text = Everybody picks a card in secret; then all of them go to a neighbour at once.
spooks-your-card = Your card
spooks-goes-to = goes to { $player }.
spooks-stunned-title = { $you ->
    [yes] You are stunned
   *[no] { $player } is stunned
}
spooks-run-text-you = Play a run: one card or more, of any family, each one number higher.
spooks-run-text = { $player } plays a run: one card or more, each one number higher.
spooks-then = Then
spooks-faces = { $you ->
    [yes] you face the last card.
   *[no] { $player } faces the last card.
}
spooks-bitten-title = { $you ->
    [yes] You are bitten
   *[no] { $player } is bitten
}
spooks-bite-text = { $you ->
    [yes] Everybody gives you a card. Only you and the giver see which.
   *[no] Everybody gives { $player } a card. Only the two see which.
}
spooks-still-giving = Still to give
spooks-list = { $players }.
spooks-gift-title = The Goblin Master grins
spooks-gift-text = { $you ->
    [yes] You give { $other } a card. Only the two of you see which.
   *[no] { $player } gives { $other } a card. Only the two see which.
}
spooks-recipient-text = { $you ->
    [yes] You give a card to the opponent with the fewest; of several, you choose one.
   *[no] { $player } gives a card to the opponent with the fewest.
}
spooks-prank-follows = comes a prank.
spooks-over-title = { $players } got out of the house
spooks-over-text = The others are caught with their cards.
spooks-dealing = Dealing
spooks-dealing-text = The cards are being dealt.

### The players

spooks-place = { $player }, { spooks-cards }, { $doing }
spooks-cards = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
spooks-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
spooks-own-points = Series: { $n }
spooks-points-of = Points: { $n } of { $limit }.
spooks-got = Got from you: { $cards }.
spooks-lacks = Certainly has none of these: { $cards }.
spooks-out = out of the Series
spooks-is-stunned = stunned
spooks-is-bitten = bitten
spooks-gets-gift = gets a gift
spooks-has-chosen = has chosen
spooks-escaped = got out
spooks-is-leading = leads
spooks-is-choosing = is choosing
spooks-has-passed = passed
spooks-has-laid = played { $card }
spooks-away = away
spooks-dealer = dealer

### The pile

spooks-family-SP = Spider
spooks-family-GH = Ghost
spooks-family-GO = Goblin
spooks-family-SK = Skeleton
spooks-family-BA = Bat
spooks-family-CAT = Black Cat
spooks-top = On top: { $card }, played by { $player }
spooks-clockwise = clockwise
spooks-counter-clockwise = counter-clockwise
spooks-ascending = numbers go up
spooks-descending = numbers go down
spooks-pile-count = { $n ->
    [one] { $n } card gone
   *[other] { $n } cards gone
}
spooks-phantom = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
}
spooks-showed = { $player } showed { $card }
spooks-chose = { $player } has chosen
spooks-chooses = { $player } is choosing

### What I can do

spooks-do-lay = Play { $card }
spooks-do-commit = Choose { $card }
spooks-do-give = Give { $player } { $card }
spooks-do-hand = Pass { $card } to { $player }
spooks-give-to = Give { $player } { $card }
spooks-to = A gift for { $player }
spooks-lay-run = { $n ->
    [one] Play { $card } alone
   *[other] Play { $n } cards, up to { $card }
}
spooks-pass = Pass
spooks-decline = Decline
spooks-enough = End the run
spooks-aside = Put a hand aside
spooks-all = Deal every card
spooks-take-back = Undo
spooks-you-chose = You chose { $card }. Waiting for { $players }.
spooks-waiting = You have chosen. Waiting for { $players }.
spooks-choose-recipient = Choose a player, and a card if you like.
spooks-build-run = Tap the cards of your run, from low to high.
spooks-nothing-fits = Nothing of yours fits.
spooks-choose-lay = Choose a card with a tick.
spooks-choose-commit = Choose a card. Nobody sees it yet.
spooks-choose-give = Choose a card to give away.
spooks-choose-hand = Choose a card to pass on.

### My hand

spooks-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
spooks-card = { $card }
spooks-card-may = { $card }, can be played
spooks-card-not = { $card }, cannot be played now
spooks-sort = Sort your hand
spooks-sort-family = Family
spooks-sort-rank = Number
spooks-sort-playable = Playable
spooks-last-scores = Last scores

### What was seen

spooks-seen = Seen so far
spooks-known = What you know
spooks-cell-gone = gone
spooks-cell-one = one of two gone
spooks-cell-mine = yours
spooks-cell-left = somewhere
spooks-cat-gone = the Cat is gone
spooks-cat-mine = you have the Cat
spooks-cat-left = the Cat is still out there
spooks-player-got = { $player } has from you: { $cards }.
spooks-player-lacks = { $player } certainly has none of these: { $cards }.

### Scores

spooks-left = What was left
spooks-scores = The Series, up to { $limit } points
spooks-player = Player
spooks-left-cards = Left in hand
spooks-this-deal = Round
spooks-total = Total
spooks-nothing = none: escaped!
spooks-next-deal = To the next round

### The guest book, and how far the game is

spooks-chapter-deal = A new round
spooks-chapter-blue = Blue pile
spooks-chapter-green = Prank
spooks-chapter-red = Red pile
spooks-chapter-black = The Cat
spooks-pane-table = Table
spooks-pane-seen = Seen

## The end: somebody is out of the house

spooks-end-you = You are out of the house!
spooks-end = { $player } is out of the house.
spooks-end-shared = { $players } slip out of the house together.
spooks-end-series-you = You win the Series.
spooks-end-series = { $player } wins the Series.
spooks-end-series-shared = { $players } win the Series together.
spooks-end-sub = Not a card left. The monsters catch everybody else.
spooks-end-sub-series = The lowest total wins, after { $deals ->
    [one] one round
   *[other] { $deals } rounds
}.
spooks-end-heading = Who came closest
spooks-end-heading-series = Points of the Series
spooks-end-out = Out!

## Between two rounds of a Series

spooks-rest-title = { $deals ->
    [one] The Series after one round
   *[other] The Series after { $deals } rounds
}
spooks-rest-how = { $series ->
    [elimination] At { $limit } the house has you; of the last two, the lower total wins.
   *[other] The lowest total wins; at { $limit } the house has you.
}
spooks-rest-caught = caught
spooks-rest-near = { $n ->
    [one] { $player } is one point from the limit.
   *[other] { $player } is { $n } points from the limit.
}
spooks-rest-near-you = { $n ->
    [one] You are one point from the limit.
   *[other] You are { $n } points from the limit.
}
spooks-rest-lead = { $player } has the lowest total.
spooks-rest-lead-you = Yours is the lowest total.
spooks-rest-behind = { $n ->
    [0] { $player } has the lowest total, and so have you.
    [one] { $player } has the lowest total, one point below yours.
   *[other] { $player } has the lowest total, { $n } points below yours.
}
spooks-rest-start = start
spooks-rest-round = round { $n }
spooks-rest-sheet = What was left in hand
spooks-rest-chart = Totals after each round: { $totals }

## My own lines of the guest book; and those of others that are about me.

event-dealer-you = You deal.
event-open-you = The door creaks. You open with { $cards }.
event-lead-you = You lead: { $cards }.
event-follow-you = You follow: { $cards }.
event-pass-you = You pass.
event-prank-you = Your Goblin starts a prank! Everybody chooses a card in secret.
event-commit-you = You put down a card for the prank: { $cards }.
event-reveal-you = You show: { $cards }.
event-prank-won-you = { $cards }! You win the prank, and lead.
event-no-prank-you = No Goblin, no Cat: everybody was hiding. You lead.
event-fail-you = You have no answer to { $other }’s { $cards } and are { $kin ->
    [SK] stunned
   *[BA] bitten
}!
event-fail-to-you = { $player } has no answer to your { $cards } and is { $kin ->
    [SK] stunned
   *[BA] bitten
}!
event-run-you = You add to the run: { $cards }.
event-give-you = You give { $other } a card: { $cards }.
event-give-to-you = { $player } gives you a card: { $cards }.
event-ghost-master-you = Your Ghost Master howls: everybody passes a card to a neighbour.
event-choose-you = You choose a card to pass on: { $cards }.
event-handed-you = You pass { $other } a card: { $cards }.
event-handed-to-you = { $player } passes you a card: { $cards }.
event-goblin-master-you = Your Goblin Master grins: the opponent with the fewest cards gets a gift.
event-recipient-you = You pick who gets the gift: { $other }.
event-recipient-to-you = { $player } picks who gets the gift: you.
event-gift-you = You make { $other } a gift: { $cards }.
event-gift-to-you = { $player } makes you a gift: { $cards }.
event-reverse-you = Your Skeleton Master turns things round: play now goes counter-clockwise.
event-restore-you = Your Skeleton Master turns things round: play goes clockwise again.
event-descend-you = Your Bat Master hangs upside down: numbers now count down, and low Goblins win.
event-ascend-you = Your Bat Master turns the right way up: numbers count up again, and high Goblins win.
event-still-turned-you = Your Skeleton Master finds things turned round already: play still goes counter-clockwise.
event-still-descending-you = Your Bat Master finds things upside down already: numbers still count down, and low Goblins win.
event-out-you = You have no cards left, get out of the house and win the round!
event-score-you = You are left with { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
event-score-out-you = You are left with nothing: still { $total } in all.
event-eliminated-you = You have too many points and are out of the Series: the house does not let go!
event-new-deal-you = All cards are shuffled again. You deal.
event-aside-you = You put a phantom hand aside in this round.
event-all-dealt-you = You deal every card to the players in this round.
event-leave-you = You leave the lead to the next player.
event-commit-unseen-you = You put down a card for the prank, face down.
event-choose-unseen-you = You choose a card to pass on.
event-give-unseen-you = You give { $other } a card.
event-give-unseen-to-you = { $player } gives you a card.
event-handed-unseen-you = You pass { $other } a card.
event-handed-unseen-to-you = { $player } passes you a card.
event-gift-unseen-you = You make { $other } a gift: a card.
event-gift-unseen-to-you = { $player } makes you a gift: a card.
event-win-you = You win the Series with the lowest total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
