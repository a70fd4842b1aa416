## Spooks: everything that is said in the game. Values: $player and $other are names, $players a list of names, $card is
## a card’s name, $cards a list of cards, $n a number.

game-title = Spooks
game-pitch = Get rid of your cards, and flee the haunted house!
game-time = 10–15 min, from age 8
game-welcome =
    You are locked in a haunted house, and the first player without cards gets out. Blue cards
    climb number by number; red ones need the same family or the same number, and stun or bite
    anyone who has no answer. A Goblin starts a secret prank, and the Cat goes wherever it likes.

### Cards

card-SP1 = Spider 1
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP2 = Spider 2
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP3 = Spider 3
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP4 = Spider 4
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP5 = Spider 5
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP6 = Spider 6
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP7 = Spider 7
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP8 = Spider 8
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP9 = Spider 9
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SP10 = Spider 10
    .rule = Blue: only a Master fits on it, of any family, or the Cat. If everybody passes, you lead.
card-SPM = Spider Master
    .rule = Blue: nothing is higher, so only the Cat fits on it. If everybody passes, you lead. With the option “Masters’ powers”, it fits on any Spider.
card-GH1 = Ghost 1
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH2 = Ghost 2
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH3 = Ghost 3
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH4 = Ghost 4
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH5 = Ghost 5
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH6 = Ghost 6
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH7 = Ghost 7
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH8 = Ghost 8
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH9 = Ghost 9
    .rule = Blue: only the next number up fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GH10 = Ghost 10
    .rule = Blue: only a Master fits on it, of any family, or the Cat. If everybody passes, you lead.
card-GHM = Ghost Master
    .rule = Blue: nothing is higher, so only the Cat fits on it. If everybody passes, you lead. With the option “Masters’ powers”, everybody passes a card to a neighbour.
card-GO1 = Goblin 1
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO2 = Goblin 2
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO3 = Goblin 3
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO4 = Goblin 4
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO5 = Goblin 5
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO6 = Goblin 6
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO7 = Goblin 7
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO8 = Goblin 8
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO9 = Goblin 9
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GO10 = Goblin 10
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
card-GOM = Goblin Master
    .rule = Green: starts a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads. With the option “Masters’ powers”, you first give a card to the opponent with the fewest.
card-SK1 = Skeleton 1
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK2 = Skeleton 2
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK3 = Skeleton 3
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK4 = Skeleton 4
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK5 = Skeleton 5
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK6 = Skeleton 6
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK7 = Skeleton 7
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK8 = Skeleton 8
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK9 = Skeleton 9
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SK10 = Skeleton 10
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are stunned and you play a run.
card-SKM = Skeleton Master
    .rule = Red: only the same family, another Master or the Cat fits on it. If the next player has no answer, they are stunned and you play a run. With the option “Masters’ powers”, the turns now go the other way round.
card-BA1 = Bat 1
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA2 = Bat 2
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA3 = Bat 3
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA4 = Bat 4
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA5 = Bat 5
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA6 = Bat 6
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA7 = Bat 7
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA8 = Bat 8
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA9 = Bat 9
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BA10 = Bat 10
    .rule = Red: only the same family, the same number or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody.
card-BAM = Bat Master
    .rule = Red: only the same family, another Master or the Cat fits on it. If the next player has no answer, they are bitten and get a card from everybody. With the option “Masters’ powers”, numbers now count down.
card-CAT = Cat
    .rule = Fits on every card; then the next player leads. In a prank it wins. Left in your hand it costs 30 points in a Series.

### Moves, as the player reads them in a list

move-lay = play { $card }
move-pass = pass
move-decline = decline
move-commit = { $card }, for the prank
move-give = give { $card }
move-hand = pass on { $card }
move-run = { $card }, for the run
move-enough = end the run
move-to = to { $player }
move-aside = put a hand aside
move-all = deal every card to the players

### What the table waits for

progress = Fewest cards: { $n }
progress-series = Round { $deal } · most points: { $points } of { $limit }
status-lead = { $players } leads: any card will do, but passing is not allowed.
status-lead-you = You lead: play any card you like. You cannot pass.
status-may-lead = { $players } may lead with any card, or leave the lead to the next player.
status-may-lead-you = You may lead: play any card, or pass and leave the lead to the next player.
status-choose-phantom = { $players } deals, and decides whether a phantom hand is put aside.
status-choose-phantom-you = You deal: put a phantom hand aside, or deal every card to the players?
status-follow-blue = { $other } played { $card }. { $players } may play { $answers }, or pass. If everybody passes, { $other } leads.
status-follow-blue-you = { $other } played { $card }. Play { $answers }, or pass. If everybody passes, { $other } leads.
status-follow-blue-end = { $other } played { $card }. Only { $answers } can go on it: { $players } may play that, or pass. If everybody passes, { $other } leads.
status-follow-blue-end-you = { $other } played { $card }. Only { $answers } can go on it: play that, or pass. If everybody passes, { $other } leads.
status-follow-red = { $other } played { $card }. { $players } must answer with { $answers }, or be { $kin ->
    [SK] stunned
   *[BA] bitten
}.
status-follow-red-you = { $other } played { $card }. You can answer, so you must: { $answers }.
status-follow-red-decline = { $other } played { $card }. { $players } may answer with { $answers }, or be { $kin ->
    [SK] stunned
   *[BA] bitten
}.
status-follow-red-decline-you = { $other } played { $card }. Answer with { $answers }, or decline and be { $kin ->
    [SK] stunned
   *[BA] bitten
}.
answers-up = { $rank ->
    [M] a Master
    [8] an 8
   *[other] a { $rank }
} or the Cat
answers-down = { $rank ->
    [M] a Master
    [8] an 8
   *[other] a { $rank }
} (numbers count down) or the Cat
answers-up-spider = { $rank ->
    [M] a Master
    [8] an 8
   *[other] a { $rank }
}, the Spider Master or the Cat
answers-down-spider = { $rank ->
    [M] a Master
    [8] an 8
   *[other] a { $rank }
} (numbers count down), the Spider Master or the Cat
answers-spider = the Spider Master or the Cat
answers-cat = the Cat
answers-red = { $family }, { $rank ->
    [M] another Master
    [8] an 8
   *[other] a { $rank }
} or the Cat
answers-red-wild = { $rank ->
    [M] { $family }, any Master
    [8] { $family }, an 8, any Master
   *[other] { $family }, a { $rank }, any Master
} or the Cat
kin-SK = a Skeleton
kin-BA = a Bat
status-prank = A prank! Still to choose a card in secret: { $players }. A Goblin or the Cat may win the lead; any other card hides.
status-prank-you = A prank! Choose a card in secret: a Goblin or the Cat may win you the lead; any other card hides, and is gone.
status-pass-along = The Ghost Master wants a card from everybody. Still to choose in secret: { $players }.
status-pass-along-you = Choose a card in secret: it goes to your neighbour, the one who plays just before you.
status-build-run = { $card } stuns { $victim }! { $players } plays a run: one card or more, of any family, each one number above the last.
status-build-run-you = Your { $card } stuns { $victim }! Play a run: one card or more, of any family, each one number above the last. Start with any card.
status-build-run-more = { $players } may add a card one number above { $card }, or end the run. Then { $victim } must face the top card.
status-build-run-more-you = Add a card one number above { $card }, or end the run. Then { $victim } must face the top card.
status-bite = A bite! { $players } gives { $victim } a card. Giving away a last card wins; otherwise { $victim } leads.
status-bite-you = A bite! Give { $victim } a card. If it is your last one, you win.
status-pick-recipient = { $players } chooses who gets the Goblin Master’s gift: one of the opponents with the fewest cards.
status-pick-recipient-you = Choose who gets your Goblin Master’s gift: one of the opponents with the fewest cards.
status-gift = { $players } chooses the Goblin Master’s gift for { $victim }. Then the prank begins.
status-gift-you = Choose the card that you give to { $victim }. If it is your last one, you win; otherwise the prank begins.
status-chance = The cards are being dealt.
status-over = The game is over. Back into the daylight!

### What a move promises

hint-out = your last card: you are out of the house, and win
hint-blue = then it takes { $answers }
hint-blue-end = only { $answers } can go on it: if nobody plays that, you lead again
hint-prank-lost = a prank: { $players } will put in a last card, and win
hint-prank-out = a prank: your last card goes into it, and you win
hint-cat = then { $other } leads
hint-prank = a prank: everybody picks a card in secret
hint-skeleton = { $other } must answer with { $answers }, or is stunned: then you play a run
hint-bat = { $other } must answer with { $answers }, or is bitten: then everybody gives { $other } a card
hint-ghost-master = everybody passes a card to a neighbour; then only { $answers } can go on it
hint-goblin-master = you give a card to the opponent with the fewest; then comes a prank
hint-goblin-master-out = you give your last card to the opponent with the fewest, and win at once
hint-goblin-master-then-out = you give a card to the opponent with the fewest; your last one goes into the prank, and you win
hint-skeleton-master = turns go the other way round: { $other } must answer with { $answers }, or is stunned
hint-bat-master = the numbers turn round; { $other } must answer with { $answers }, or is bitten
hint-pass = then it is up to { $other }
hint-pass-lead = then { $other } leads
hint-pass-all = everybody has passed: { $other } leads
hint-leave = then { $other } may lead
hint-leave-last = everybody has left the lead: { $other } must take it
hint-aside = cards for each of you: at least { $n }; as many again stay unseen
hint-all = cards for each of you: at least { $n }; none is missing
hint-stunned = { $other } stuns you, and plays a run that you must face
hint-join-two = it wins the lead, unless somebody shows a Goblin that is as high or higher, or the Cat
hint-bitten = you are bitten: you get a card from everybody, and lead
hint-join = it wins the lead, unless somebody shows a higher Goblin or the Cat
hint-join-low = it wins the lead, unless somebody shows a lower Goblin or the Cat
hint-join-low-two = it wins the lead, unless somebody shows a Goblin that is as low or lower, or the Cat
hint-scare-two = the Cat wins the prank, and you the lead, unless the other Cat appears too
hint-scare = the Cat wins the prank, and you the lead
hint-hide = you hide, and are rid of it
hint-lost = whatever you choose, { $players } will put in a last card, and win

### What happened

event-dealer = { $player } deals.
event-aside = { $player } puts a phantom hand aside in this round.
event-all-dealt = { $player } deals every card to the players in this round.
event-deal = { $player } receives a card: { $cards }.
event-deal-unseen = { $player } receives a card.
event-open = The door creaks. { $player } opens with { $cards }.
event-lead = { $player } leads: { $cards }.
event-follow = { $player } follows: { $cards }.
event-pass = { $player } passes.
event-leave = { $player } leaves the lead to the next player.
event-prank = { $player }’s Goblin starts a prank! Everybody chooses a card in secret.
event-commit = { $player } puts down a card for the prank: { $cards }.
event-commit-unseen = { $player } puts down a card for the prank, face down.
event-reveal = { $player } shows: { $cards }.
event-prank-won = { $cards }! { $player } wins the prank, and leads.
event-no-prank = No Goblin, no Cat: everybody was hiding. { $player } leads.
event-tie = A tie! { $players } both showed { $card }, and choose another card each.
event-fail = { $player } has no answer to { $other }’s { $cards } and is { $kin ->
    [SK] stunned
   *[BA] bitten
}!
event-run = { $player } adds to the run: { $cards }.
event-give = { $player } gives { $other } a card: { $cards }.
event-give-unseen = { $player } gives { $other } a card.
event-ghost-master = { $player }’s Ghost Master howls: everybody passes a card to a neighbour.
event-choose = { $player } chooses a card to pass on: { $cards }.
event-choose-unseen = { $player } chooses a card to pass on.
event-handed = { $player } passes { $other } a card: { $cards }.
event-handed-unseen = { $player } passes { $other } a card.
event-goblin-master = { $player }’s Goblin Master grins: the opponent with the fewest cards gets a gift.
event-recipient = { $player } picks who gets the gift: { $other }.
event-gift = { $player } makes { $other } a gift: { $cards }.
event-gift-unseen = { $player } makes { $other } a gift: a card.
event-reverse = { $player }’s Skeleton Master turns things round: play now goes counter-clockwise.
event-restore = { $player }’s Skeleton Master turns things round: play goes clockwise again.
event-descend = { $player }’s Bat Master hangs upside down: numbers now count down, and low Goblins win.
event-ascend = { $player }’s Bat Master turns the right way up: numbers count up again, and high Goblins win.
event-still-turned = { $player }’s Skeleton Master finds things turned round already: play still goes counter-clockwise.
event-still-descending = { $player }’s Bat Master finds things upside down already: numbers still count down, and low Goblins win.
event-out = { $players } has no cards left, gets out of the house and wins the round!
event-joint-out = { $players } have no cards left, get out together and share the round!
event-idle-end = Three rounds in a row everybody got out together: the Series is over, and the lowest total wins.
event-deals-end = That was round { $n }, the last one agreed on: the lowest total wins the Series.
event-score = { $player } is left with { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
event-score-out = { $player } is left with nothing: still { $total } in all.
event-eliminated = { $player } has too many points and is out of the Series: the house does not let go!
event-new-deal = All cards are shuffled again. { $player } deals.
event-win = { $players } wins the Series with the lowest total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-joint-win = { $players } win the Series together with the lowest total: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

### Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn to choose.
refusal-not-offered = That is not possible now.
refusal-not-held = You do not hold that card.
refusal-must-lead = You lead, so you must play a card. Any card will do.
refusal-must-choose-phantom = Before the cards are dealt, say whether a phantom hand is put aside.
refusal-needs-higher = Only the next number up fits on this blue card, or the Cat. If you have neither, pass.
refusal-needs-lower = Numbers count down now: only the next number down fits on this blue card, or the Cat.
refusal-needs-higher-or-spider = Only the next number up fits on this Spider, or the Spider Master, or the Cat.
refusal-needs-lower-or-spider = Numbers count down now: only the next number down fits on this Spider, or the Spider Master, or the Cat.
refusal-needs-spider = This is the last number: only the other Spider Master fits on it, or the Cat.
refusal-needs-cat = Nothing is higher than a Master: only the Cat fits on it.
refusal-needs-cat-down = Nothing is lower than a 1: only the Cat fits on it while numbers count down.
refusal-needs-family-or-rank = Only the same family, the same number or the Cat fits on this red card.
refusal-needs-family-rank-or-master = Only the same family, the same number, a Master or the Cat fits on this red card.
refusal-must-play = You cannot pass on a red card: if you can answer it, you must.
refusal-may-decline = You cannot pass on a red card: answer it, or decline and take what comes.
refusal-must-commit = The prank is on: choose a card for it.
refusal-must-hand = The Ghost Master is waiting: choose a card for your neighbour.
refusal-must-give = Choose a card to give away.
refusal-must-run = You are playing a run: add a card, or end it once it has one.
refusal-run-empty = A run has at least one card.
refusal-run-not-next = The next card of the run must be exactly one number higher.
refusal-cat-alone = The Cat has no number: it can be a run all by itself, but not part of another.
refusal-must-pick-recipient = Choose who gets the gift.
refusal-not-fewest = The gift must go to an opponent with the fewest cards.

### Options

option-decks = decks
    .help = One deck, or two shuffled together: The Return, best with 7 players or more.
option-masters = Masters’ powers
    .help = Each Master has a power of its own, used when it is played on the pile.
option-phantom = phantom hand
    .help = Nowhere to Hide: one more hand is dealt and put aside unseen. Good with 3 players.
option-phantomChoice = who decides on the phantom hand
    .help = table: the option “phantom hand” holds for every round. dealer: before each round its dealer decides.
    .about = Whether the phantom hand is decided once for the table, or by the dealer before each round, as the printed rules allow.
    .table = the table, once
    .dealer = the dealer, each round
option-series = Series
    .help = Off is a single round. In a Series points add up: short ends when somebody reaches the limit; in elimination that player is out, and it ends when two are left.
    .about = One round, or several whose points add up. Short ends when somebody reaches the limit; elimination takes that player out, until two are left. A Series takes 60 to 90 minutes.
    .off = a single round
    .short = short Series
    .elimination = elimination
option-seriesLimit = Series limit
    .help = How many points are too many. The rules say 200.
option-seriesMaxDeals = maximum number of rounds
    .help = The Series ends after this many rounds at the latest. 0: no such limit.
option-redPlay = answering red
    .help = mustIfAble: if you can answer a red card, you must. mayDecline: you may decline, and are stunned or bitten.
    .about = Whether somebody who could answer a red card may decline all the same, and be stunned or bitten.
    .mustIfAble = if you can, you must
    .mayDecline = you may decline
option-redMaster = Masters on red
    .help = rankOnly: a Master fits on its own family and on red Masters. wild: it fits on every red card.
    .about = Where a Master fits while a red card lies on top.
    .rankOnly = on family or red Masters
    .wild = on every red card
option-leads = leading
    .help = must: who leads must play a card. may: who leads may leave the lead to the next player; if all do, the first must lead.
    .about = The printed rules say that the leader may play any card, not must. If everybody leaves the lead, the first must take it.
    .must = you must lead
    .may = you may leave the lead
option-mastersLast = how long Masters last
    .help = deal: Skeleton and Bat Masters hold to the end of the round. series: to the end of the Series.
    .about = How long the direction and the order last that a Skeleton or Bat Master has changed. It matters in a Series only.
    .deal = to the end of the round
    .series = to the end of the Series
option-blueMaster = counting down on a blue Master
    .help = order: while numbers count down, a 10 fits on a blue Master. catOnly: only the Cat does, as ever.
    .about = What fits on a blue Master while numbers count down: a 10, or only the Cat, as the printed rules say.
    .order = a 10 or the Cat
    .catOnly = only the Cat
option-memoryAid = memory aid
    .help = Show what you could remember: the cards played, what hands certainly lack, and cards you gave away that are certainly still there. Off: nothing is shown again, in the guest book neither.
option-firstDealer = first dealer
    .help = Who deals first: random, or a player of your choice.

### The table

panel-player = { $seat } { $player } · { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
panel-series = { $seat } { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
panel-out = { $seat } { $player } · out with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-pile = Pile
panel-hand = Your hand
row-top = on top
row-direction = play
clockwise = clockwise
counter-clockwise = counter-clockwise
ascending = counting up
descending = counting down
row-idle = rounds in a row without points
idle-count = { $n } of { $most }
row-played = played ({ $n })
row-got = from you
row-ready = choice
ready = made
not-ready = none
row-chosen = your choice
family-SP = SP Spiders, blue
family-GH = GH Ghosts, blue
family-GO = GO Goblins, green
family-SK = SK Skeletons, red
family-BA = BA Bats, red
family-CAT = CAT fits anywhere
code = { $card }
playable = ▲{ $card }
points-total = points in the Series
points-left = points left in hand

# The end of a single deal: what its list says of the places.
ending-one-winner = The rules know one winner of a round. The others stand here by the points they still hold, fewest first.

### The rules. Their ids stand in RULES.md, where each has its source.

rule-S-1-1 = A deck has 56 cards: five families with the numbers 1 to 10 and a Master each, and one Cat.
rule-S-1-2 = The Master, M, comes right after the 10.
rule-S-1-3 = Spiders and Ghosts are blue, Goblins green, Skeletons and Bats red. The Cat has no family, no number and no colour.
rule-S-1-4 = Three players or more can play; here, up to ten.
rule-S-2-1 = Somebody is the dealer.
rule-S-2-2 = All cards are dealt out. Some players may have one card more than others.
rule-S-2-3 = Your hand is secret.
rule-S-2-4 = Whoever holds Spider 1 opens with it: face up on the table, it begins the pile.
rule-S-2-5 = From there, turns go clockwise.
rule-S-3-1 = There is one pile, and only its top card says what may be played. Cards of a prank do not go on it.
rule-S-3-2 = The top card belongs to the player who played it, alone or at the end of a run.
rule-S-3-3 = On your turn you lead, or follow a blue card, or follow a red one. After the Cat you lead; a Goblin is never followed, its prank decides.
rule-S-3-4 = When you lead, you may play any card, but you cannot pass.
rule-S-3-5 = After a card is played: if it was the last one, its player wins at once. Otherwise a Master uses its power (with the option “Masters’ powers”), and then the rule of the card’s family applies.
rule-S-3-6 = Next in line is the neighbour in the direction of play, once a Master’s power has worked; after a run it is the stunned player.
rule-S-4-1 = Only a card one number higher fits on a blue card. It may be of any family.
rule-S-4-2 = A Master fits on a blue 10.
rule-S-4-3 = If you have no card that fits, you pass. The next player faces the same card.
rule-S-4-4 = On blue you may pass even if you could play.
rule-S-4-5 = When everybody has passed and the turn is back with the player of the top card, that player leads.
rule-S-4-6 = Nothing is higher than a blue Master: only the Cat fits on it. Two powers change that: while numbers count down a 10 fits, and with two decks a Spider Master fits on the other one.
rule-S-4-7 = If nobody covers a blue Master, the player who played it leads.
rule-S-4-8 = A Goblin, Skeleton or Bat with the right number may be played on blue; from then on its own colour rules.
rule-S-4-9 = The Cat fits on every blue card.
rule-S-5-1 = A Goblin on top of the pile starts a prank at once, however it got there.
rule-S-5-2 = Everybody, the player of that Goblin too, picks one card in secret and puts it face down.
rule-S-5-3 = Any card will do: a Goblin joins the prank, the Cat scares the Goblins, and any other card hides.
rule-S-5-4 = When all have chosen, the cards are turned up together.
rule-S-5-5 = If the Cat is among them, it wins the prank.
rule-S-5-6 = If not, the highest Goblin among them wins. The one that started the prank is not in the race.
rule-S-5-7 = All cards of the prank go away without doing anything more, and the winner leads.
rule-S-5-8 = If there is no Goblin and no Cat among them, they go away and the player next in line leads; if the Goblin ended a run, that is the stunned player.
rule-S-5-9 = If your card in the prank was your last, you win the round, together with everybody who did the same. It no longer matters who won the prank.
rule-S-6-1 = Any card of the same family or with the same number fits on a red card.
rule-S-6-2 = Here M is a number like any other: a Master fits on a red Master or in its own family. With the option “Masters on red: on every red card”, any Master fits on every red card.
rule-S-6-3 = The Cat fits on every red card.
rule-S-6-4 = A blue or green card with the same number changes the game to its own colour; after a red one it stays red.
rule-S-6-5 = If you can answer a red card, you must. With the option “answering red: you may decline” you may decline, and are treated as if you could not.
rule-S-6-6 = A player who gives no answer is the victim: stunned by a Skeleton, or bitten by a Bat.
rule-S-7-1 = You are stunned when it is your turn and you give no answer to a Skeleton.
rule-S-7-2 = Then the player of the Skeleton plays a run: one card or more, each one number above the one before, of any families.
rule-S-7-3 = The run goes on the pile from low to high, so its highest card ends on top.
rule-S-7-4 = If the run used up the whole hand, its player wins.
rule-S-7-5 = If not, the stunned player must face the new top card, which belongs to the player of the run.
rule-S-7-6 = Only the top card of a run counts: a Goblin there starts a prank, a Master there uses its power. The cards below do nothing.
rule-S-8-1 = You are bitten when it is your turn and you give no answer to a Bat.
rule-S-8-2 = Then each of the others gives the bitten player a card of their choice: the player of the Bat first, then on round the table against the direction of play.
rule-S-8-3 = A player who gives away a last card wins at once; those who come later give nothing.
rule-S-8-4 = If nobody has won, the bitten player leads.
rule-S-9-1 = On your turn you may play the Cat on any card, or lead it.
rule-S-9-2 = After the Cat, the player next in line leads.
rule-S-9-3 = In a prank the Cat wins, and then it is the winner who leads.
rule-S-10-1 = The first player without cards wins the round, at once.
rule-S-10-2 = Your last card may be played, end a run, go to a bitten player, into a prank or be a Goblin Master’s gift: you win all the same.
rule-S-10-3 = Only in a prank can several players win a round together.
rule-S-11-1 = In a Series, round follows round, each with all cards shuffled again. After each one everybody adds up the points left in hand; a player who got out adds none.
rule-S-11-2 = Cards from 1 to 10 cost their number, a Master costs 20, the Cat 30.
rule-S-11-3 = Short Series: it ends with the round in which somebody reaches 200 points, or the limit that was agreed on.
rule-S-11-4 = Short Series: the lowest total wins. Anyone who has reached the limit has lost.
rule-S-11-5 = Elimination: a player who reaches the limit is out; the others play on.
rule-S-11-6 = Elimination: when two are left it is over, and the lower total of these two wins.
rule-S-11-7 = The next player clockwise who is still in deals next. Turns go clockwise again, and numbers count up again.
rule-S-12-1 = With two decks, 112 cards are shuffled together: each card is there twice.
rule-S-12-2 = The first player from the dealer’s left who holds a Spider 1 opens. The dealer is asked last.
rule-S-12-3 = If two Cats or two equal best Goblins show up in a prank, only those two players choose one more card each.
rule-S-12-4 = They go on until one of them wins, or until neither shows a Goblin or a Cat: then the player next in line leads. In every tie-break, a last card wins the round.
rule-S-13-1 = A Master’s power works when the Master is played on the pile: opening, leading, following or on top of a run. In a prank, as a gift or inside a run it sleeps.
rule-S-13-2 = Spider Master: on blue it also fits on any Spider. It is still an M afterwards.
rule-S-13-3 = Ghost Master: everybody picks a card in secret, and all pass theirs to the right at the same time.
rule-S-13-4 = Goblin Master: you give a card of your choice to the opponent with the fewest cards; if several have equally few, you pick one. Then comes the prank.
rule-S-13-5 = Skeleton Master: turns go the other way round, starting with the very next one.
rule-S-13-6 = While play goes counter-clockwise, cards for the bitten player go round clockwise, and the Ghost Master passes to the left.
rule-S-13-7 = Bat Master: numbers count down. Only a card one number lower fits on a blue card.
rule-S-13-8 = While numbers count down, the lowest Goblin wins a prank. The Cat still beats them all.
rule-S-13-9 = Direction and order stay that way until the round ends. With two decks, a second Skeleton or Bat Master puts them right again.
rule-S-14-1 = With the phantom hand, one hand more is dealt than there are players, and put aside unseen.
rule-S-14-2 = Its cards take no part in the round: nobody sees them, nobody pays for them.
rule-S-14-3 = If nobody holds Spider 1, Spider 2 opens, or else Spider 3, and so on up to the Spider Master. With two decks it is looked for in the same way.
rule-S-14-4 = The phantom hand goes with every other variant, and is dealt again each time.
rule-S-15-1 = No card is ever lost: hands, pile, cards of a prank and phantom hand always make 56, or 112 with two decks.
rule-S-15-2 = While the round lasts, everybody has at least one card. A card chosen for a prank counts until it is turned up.
rule-S-15-3 = Every round ends: except for passes and bites, each step takes a card away for good, and these two are soon followed by a card that is played.
rule-S-15-4 = Nobody passes on red, so the victim is always the first who has to answer the red card.
rule-S-15-5 = Each round of a Series adds points for somebody, unless all players get out together.
rule-SA-1 = If you can answer red you must, even if the only card that fits is the Cat. With an option you may decline, at the same price.
rule-SA-2 = If you lead, you must play a card. Otherwise everybody could pass for ever.
rule-SA-3 = On red, M is just the eleventh number. The printed rules can be read otherwise, so an option lets any Master fit on red.
rule-SA-4 = First we look whether somebody has won, then a Master uses its power, then the card’s colour rules.
rule-SA-5 = Whatever your last card is, the round is over: no prank, no power, no penalty.
rule-SA-6 = The Goblin that starts a prank does not take part in it.
rule-SA-7 = The player of that Goblin picks a card for the prank too.
rule-SA-8 = All who put their last card into the same prank win together, and nobody else; the prank itself no longer matters.
rule-SA-9 = Nobody can be without cards when a prank begins: the round would be over.
rule-SA-10 = After a prank without a winner the neighbour of the Goblin’s player leads, or the stunned player if the Goblin ended a run.
rule-SA-11 = On a blue Master the players are asked for the Cat in turn. If somebody plays it, the player after that leads; the Master’s own player can only lead the Cat later.
rule-SA-12 = The Cat is never played on a Goblin: it wins inside the prank.
rule-SA-13 = Nobody can pass after the Cat, because the next player must lead.
rule-SA-14 = Passing costs you only this turn: next time round you may play again.
rule-SA-15 = The victim is the one player who had to answer and did not. The player of the red card plays the run, or is the first to give.
rule-SA-16 = The run cannot be skipped: it has at least one card.
rule-SA-17 = The Cat has no number, so it never joins other cards in a run. Alone it may be the whole run; then the stunned player leads.
rule-SA-18 = A run has one card of each number. M follows 10, but 1 does not follow M.
rule-SA-19 = If the run ends in a red card that the same player cannot answer either, there is another run, or a bite.
rule-SA-20 = If the run ends in a blue Master, all are asked for the Cat as usual, the stunned player first. If nobody plays it, the player of the run leads.
rule-SA-21 = If the run ends in the Skeleton Master with its power, the stunned player is still next; then play goes on the new way round.
rule-SA-22 = A run always climbs, even while numbers count down.
rule-SA-23 = After a bite all the others give a card, one by one and face down, until a hand is empty.
rule-SA-24 = While play goes counter-clockwise, the Bat’s player gives first, and the others follow clockwise.
rule-SA-25 = Counting down, a blue Master wants a 10, and only the Cat fits on a blue 1.
rule-SA-26 = With its power, a Spider Master even fits on another Spider Master. Then the top card is a blue M as usual.
rule-SA-27 = The Ghost Master’s cards change hands before anybody follows. All hands keep their size, so nobody goes out this way.
rule-SA-28 = Your right-hand neighbour is the one before you, clockwise.
rule-SA-29 = The Goblin Master’s gift comes before the prank, and cards are counted once the Master is played. If the gift is your last card, you win and there is no prank.
rule-SA-30 = In a Series, each round starts clockwise and counting up, whatever the Masters did before.
rule-SA-31 = If neither of the two in a tie-break shows a Goblin or a Cat, nobody wins the prank: not even a third player with a lower Goblin.
rule-SA-32 = A player who ties with a last card has won the round: there is no tie-break. If both run out at once, both win.
rule-SA-33 = The second Spider 1 is a card like any other.
rule-SA-34 = Cards are dealt one by one from the dealer’s left; each time round the dealer gets the last one, and then the phantom hand.
rule-SA-35 = If nobody holds a Spider at all, the player left of the dealer leads. You will hardly ever see it.
rule-SA-36 = Reaching the limit exactly counts. Several may be out at once; if only one player is left, that one wins. Equal lowest totals share the victory; in the final order, the later you are out, the better.
rule-SA-37 = The dealer changes clockwise, and players who are out are skipped. Spider 1 opens again.
rule-SA-38 = With three players, elimination is the same as the short Series.
rule-SA-39 = The printed rules set no maximum; here it is ten. From seven on, two decks are more fun.
rule-SA-40 = Everybody saw the cards of the pile, so the memory aid may show them.
rule-SA-41 = Masters also use their powers when they lead or open.
rule-SA-42 = A printing slip in the French sheet (“a game” for “a player”) changes nothing.
rule-SA-43 = The bitten player may lead any card, new or old.
rule-SA-44 = A round cannot go round in circles: leading always plays a card.
rule-SA-45 = A card that is given away is seen only by the two players concerned.
rule-SA-46 = Cards of a prank do not become the top card, start no prank of their own and use no powers.
rule-SA-47 = While numbers count down, the Goblin Master is the weakest Goblin in a prank.
rule-SA-48 = An option limits the number of rounds. Then the lowest total of those still in wins, and equal totals share.
rule-SA-49 = After the Skeleton Master, the stunned player may sit just before the player of the run. All rules hold as they stand: on blue, if the stunned player passes, the player of the run leads at once.
rule-SA-50 = If everybody gets out together three rounds in a row, the Series is over: the lowest total wins, and equal totals share.
rule-SA-51 = You know where a card is that you gave away, until it shows up or its holder gives somebody else a card unseen. A hand that gives no answer to red shows what it lacks, until it gets a new card. The memory aid shows only this, although a sharp player may sometimes know more.
rule-SA-52 = The printed rules let a table decide on the phantom hand for each round. With the option “who decides on the phantom hand”, the dealer does so before dealing; otherwise it is settled for the whole game.
rule-SA-53 = By the letter a leader may play, and need not. With the option “leading”, you may leave the lead to the next player; when everybody has left it, the player it first came to must lead. A bitten player must lead in any case.
rule-SA-54 = By the letter a Skeleton or Bat Master holds to the end of the game. With the option “how long Masters last”, that is the end of the Series; with one deck, a second one of the same kind then changes nothing.
rule-SA-55 = By the letter only the Cat fits on a blue Master. With the option “counting down on a blue Master”, that holds while numbers count down too; the Spider Master’s own power stays.

### The rules page: the edition, a turn at a glance, and what the sections are called

rules-edition = There is one edition of Spooks (2003). Its variants, the Series, two decks, the Masters’ powers and the phantom hand, are options; two readings of red cards are options too (S-6.2, S-6.5).
rules-turn-1 = The first player to get rid of all their cards gets out and wins the round.
rules-turn-2 = Blue on top (Spider, Ghost): play a card exactly one number higher, of any family, or pass. If everybody passes, the player of the top card leads.
rules-turn-3 = Green on top (Goblin): a prank. Everybody picks a card in secret; the Cat wins, or else the highest Goblin, and the winner leads.
rules-turn-4 = Red on top (Skeleton, Bat): play the same family or the same number if you can.
rules-turn-5 = No answer to a Skeleton: its player plays a run of rising numbers, and you must answer its last card.
rules-turn-6 = No answer to a Bat: everybody else gives you a card, and you lead.
rules-turn-7 = The Cat fits on everything; then the next player leads.
rules-S-1 = The cards
rules-S-2 = Before a round
rules-S-3 = The pile and your turn
rules-S-4 = A blue card on top
rules-S-5 = A Goblin’s prank
rules-S-6 = A red card on top
rules-S-7 = Stunned by a Skeleton
rules-S-8 = Bitten by a Bat
rules-S-9 = The Cat
rules-S-10 = Getting out
rules-S-11 = The Series
rules-S-12 = Two decks
rules-S-13 = The Masters’ powers
rules-S-14 = The phantom hand
rules-S-15 = What always holds
rules-SA = Rulings

### Where we differ from the book, and why: a sentence each.

rules-differ-SA-3 = On a red card the book wants the same family or number, “or an M”; usually that M is a number like the others, because the book calls only the Cat a joker.
rules-differ-SA-12 = In the book the Cat may be played on any card, but nobody ever plays on a Goblin: its prank begins at once, and there the Cat wins.
rules-differ-SA-36 = The longer Series of the book ends when two players are left; if one round sends away so many that one is left, that player wins.
rules-differ-SA-39 = The book sets no maximum; here ten sit at a table at most, so that everybody has a real hand.
rules-differ-SA-42 = The French sheet says that “a game” cannot play on the red card; we read “a player”, since a game holds no cards.
rules-differ-SA-50 = The book has no other end for a Series; after three rounds in a row in which everybody runs out of cards together we end it, because it might go on for ever.
rules-differ-SA-52 = The book leaves the phantom hand open before each round; usually it is settled once for the whole game, so that nobody has to ask again.
rules-differ-SA-53 = In the book whoever leads may play a card; usually they must, because if nobody wanted to, the game would stand still.
rules-differ-SA-54 = In the book Skeleton and Bat Masters hold to the end of the game; usually that is the end of the round, because the book calls a single round a game too.
rules-differ-SA-55 = In the book only the Cat fits on a blue Master; usually a 10 does too while numbers count down, because then a 10 is what comes next.
