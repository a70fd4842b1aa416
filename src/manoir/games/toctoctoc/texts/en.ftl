## Toc Toc Toc: everything that is said in the game. Values: $player and $other are names, $card is a card’s name,
## $cards a list of cards, $n a number.

game-title = Knock! Knock!
game-pitch = Somebody knocks: friend or trap? Dare to open.
game-time = 15 min, from age 7
game-welcome =
    You are throwing a Halloween party. On your turn, put a card face down at somebody’s door.
    They open and meet the guest, or refuse and you must let it in yourself. Good guests are
    worth points; vamps, kids and taxis carry yours away. The best party wins.

### Cards

card-Mn = monster
    .rule = Joins the party. Worth 1 point.
card-Gn = ghost
    .rule = Joins the party. Worth 1 point.
card-Vn = vampire
    .rule = Joins the party. Worth 1 point.
card-Mb = monster brute
    .rule = Joins the party, worth 1 point. While it is there, kids and taxis cannot touch your monsters.
card-Gb = ghost brute
    .rule = Joins the party, worth 1 point. While it is there, kids and taxis cannot touch your ghosts.
card-Vb = vampire brute
    .rule = Joins the party, worth 1 point. While it is there, kids and taxis cannot touch your vampires.
card-Mm = monster musician
    .rule = Joins the party. Every monster there, this one too, is worth 2 points instead of 1.
card-Gm = ghost musician
    .rule = Joins the party. Every ghost there, this one too, is worth 2 points instead of 1.
card-Vm = vampire musician
    .rule = Joins the party. Every vampire there, this one too, is worth 2 points instead of 1.
card-S = scarecrow
    .rule = Joins the party for good: nothing moves it. Worth 3 points.
card-Mv = monster vamp
    .rule = You reveal her? The rival picks one of your monsters and takes it home. Then she is gone.
card-Gv = ghost vamp
    .rule = You reveal her? The rival picks one of your ghosts and takes it home. Then she is gone.
card-Vv = vampire vamp
    .rule = You reveal her? The rival picks one of your vampires and takes it home. Then she is gone.
card-K = kid
    .rule = You reveal it? Your biggest group without a brute takes fright and runs to the rival. Then the kid is gone.
card-T = hearse taxi
    .rule = You reveal it? Your biggest group without a brute drives off in it and leaves the game for good.

types-M = monsters
types-G = ghosts
types-V = vampires

### Moves, as the player reads them in a list

move-knock = { $card }, at { $target }’s door
move-knock-unseen = a card at { $target }’s door
move-open = open the door
move-refuse = refuse
move-take = take the { $card }
move-choose = the { $type }

### What the table waits for

progress = Turn { $turn } of { $turns }
stage-knock = knock
stage-answer = answer
stage-reveal = reveal
stage-draw = draw
status-offer = { $player } chooses a card and a door.
status-offer-you = Your turn: choose a card and a door.
status-answer-door = { $other } knocks at { $player }’s door. Will { $player } open?
status-answer-door-you = Knock, knock! { $other } is at your door. Do you open?
status-pick-guest = { $player } picks the guest who follows the { $card } away from { $other }.
status-pick-guest-you = Pick the guest who follows the { $card } from { $other } to you.
status-pick-type = { $player } chooses which of { $other }’s groups the { $card } drives away.
status-pick-type-you = Choose which of { $other }’s groups the { $card } drives away.
status-pick-type-own = { $player } chooses which of their own groups the { $card } drives away.
status-pick-type-own-you = Choose which of your own groups the { $card } drives away.
status-chance = The cards are being dealt.
status-over = The party is over.

### What happened

event-first = { $player } begins.
event-guest = Already at { $player }’s party: { $cards }.
event-deal = { $player } receives a card: { $cards }.
event-deal-unseen = { $player } receives a card.
event-turn = Next on the pile: { $cards }.
event-draw = { $player } draws the { $cards } from the pile.
event-knock = Knock, knock! { $player } is at { $other }’s door, with a card: { $cards }.
event-knock-unseen = Knock, knock! { $player } is at { $other }’s door.
event-open = { $player } opens the door to { $other }: { $cards }!
event-refuse = { $player } refuses; { $other } has to reveal: { $cards }!
event-join = { $player } has a new guest: { $cards }.
event-no-effect = The { $cards } finds nobody to take at { $player }’s party, and leaves.
event-lure = { $player } lures away a guest from { $other }: { $cards }.
event-flee = { $n ->
    [one] A guest flees
   *[other] { $n } guests flee
} from { $other } to { $player }: { $cards }.
event-ride = { $n ->
    [one] A guest leaves { $player }’s party
   *[other] { $n } guests leave { $player }’s party
} in the taxi, for ever: { $cards }.
event-win = { $players } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-joint-win = { $players } win together with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

### Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn to choose.
refusal-not-offered = That is not possible now.
refusal-must-knock = It is your turn: knock at a door with one of your cards.
refusal-own-door = You cannot knock at your own door.
refusal-no-such-door = Nobody lives there.
refusal-not-held = You do not hold that card.
refusal-must-answer = Somebody is knocking: open or refuse.
refusal-must-take = Pick the guest who follows the vamp.
refusal-other-type = The vamp lures only guests of her own type.
refusal-not-a-guest = There is no such guest at that party.
refusal-must-choose = Pick one of the groups that are equally big.
refusal-protected-type = A brute protects that group.
refusal-smaller-type = Only the biggest group without a brute can go.

### Options

option-edition = edition
    .help = French (3 to 5 players) or Spanish (3 to 6). They differ only in who settles a tie after a refusal.
    .about = They differ only in who settles a tie after a door stayed shut.
    .fr = French, for 3 to 5
    .es = Spanish, for 3 to 6
option-tieChooser = who breaks ties
    .help = Who decides which group a kid or a taxi drives away when several are equally big: the rival, or the player whose turn it is.
    .rival = the rival
    .turnPlayer = the player whose turn it is
option-firstPlayer = first player
    .help = Who begins: random, the host of the table, or a player of your choice.
    .random = random
    .host = the host
option-memoryAid = memory aid
    .help = Show what everybody could remember: drawn cards still in hand, and cards that have left the game. Off: nothing is shown again, in the guest book neither.
option-drawPile = draw pile
    .help = Face up as in the rules, so that everybody sees what is drawn; or face down, a house rule.
    .faceUp = face up
    .faceDown = face down

### The table

panel-player = { $seat } { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
panel-pile = Pile
panel-hand = Your hand
row-M = M monsters
row-G = G ghosts
row-V = V vampires
row-S = S scarecrows
row-known = seen drawn
row-hand = cards
row-pile = { $n ->
    [0] empty
    [one] last card
   *[other] { $n } cards, on top
}
row-pile-down = { $n ->
    [0] empty
    [one] last card, face down
   *[other] { $n } cards, face down
}
row-removed = removed
role-n = { $n ->
    [1] normal
   *[other] normal ×{ $n }
}
role-b = { $n ->
    [1] brute
   *[other] brute ×{ $n }
}
role-m = musician
cards-of-a-kind = { $card } ×{ $n }
at-the-door = (one of them at the door)
unknown-cards = { $n ->
    [0] nothing else
   *[other] { $n } unknown
}
points-guests = { $type }: { $guests } × 1
points-music = { $type } with their musician: { $guests } × 2
points-scarecrows = scarecrows: { $scarecrows } × 3

### The rules. Their ids stand in RULES.md, where each has its source.

rule-T-1-1 = The deck has 55 cards: for each of monsters, ghosts and vampires 7 normal guests, 2 brutes, 1 musician and 5 vamps; then 5 kids, 3 hearse taxis and 2 scarecrows.
rule-T-1-2 = Normal guests, brutes, musicians and vamps each belong to one type: monster, ghost or vampire.
rule-T-1-3 = Kids, taxis and scarecrows have no type.
rule-T-1-4 = Normal guests, brutes, musicians and scarecrows stay in a party. Vamps, kids and taxis take effect and leave the game.
rule-T-1-5 = Only kids and taxis have a red background. A vamp is spent too, although she is not red.
rule-T-2-1 = The French edition is for 3 to 5 players, the Spanish one for 3 to 6.
rule-T-2-2 = With 3 players, one brute of each type stays in the box for the whole game.
rule-T-2-3 = Four normal guests of each type are shuffled: the 12 starting guests.
rule-T-2-4 = Each player receives 2 of them, face up: the first guests of the party. They may be of the same type.
rule-T-2-5 = Starting guests that are left over go back among the other cards, unseen. With 6 players none are left.
rule-T-2-6 = All other cards are shuffled, and each player is dealt 5 of them face down as a hand.
rule-T-2-7 = The rest is the draw pile, face up: everybody sees its top card, and nobody the cards below.
rule-T-2-8 = At a real table the host goes first; here it is random, unless an option names the host of the table or another player. Turns go clockwise.
rule-T-2-9 = Your hand is secret. Your party lies face up before you, a column for each type, for everybody to see.
rule-T-3-1 = A turn is: offer a card, hear the answer, reveal the card and do what it says, draw. Then the next player.
rule-T-3-2 = Offer: choose one card from your hand and one other player, and put the card face down at that player’s door. Knock, knock!
rule-T-3-3 = Answer: the player at whose door you knock does not know the card, and must open or refuse. Both are always allowed.
rule-T-3-4 = If the door opens, the player who opened reveals the card and it happens to them; the player who knocked is the rival.
rule-T-3-5 = If it stays shut, the player who knocked reveals the card and it happens to them; the player who refused is the rival. The card is not offered again.
rule-T-3-6 = The revealer turns the card face up, and it takes effect on the revealer.
rule-T-3-7 = Draw: when everything is done, the player whose turn it was draws the visible top card of the pile, if there is one. The next card of the pile can now be seen.
rule-T-3-8 = Then it is the turn of the next player clockwise.
rule-T-3-9 = Nobody may pass, make a second offer in the same turn, or take a card back once the door has been answered.
rule-T-4-1 = A normal guest joins the revealer’s party.
rule-T-4-2 = A brute joins the revealer’s party.
rule-T-4-3 = While a party has a brute of a type, all its guests of that type, the brute included, are protected from kids and taxis.
rule-T-4-4 = The protection begins when the first brute of the type arrives and ends when the last one leaves.
rule-T-4-5 = A brute does not protect against vamps, and can be lured away itself.
rule-T-4-6 = A musician joins the revealer’s party.
rule-T-4-7 = A scarecrow joins the revealer’s party. It has no type, so nothing can move or remove it.
rule-T-4-8 = A vamp makes exactly one guest of her type move from the revealer’s party to the rival’s.
rule-T-4-9 = The rival picks that guest; it may be a normal guest, a brute or a musician.
rule-T-4-10 = The vamp then leaves the game, whether she lured somebody or not.
rule-T-4-11 = A kid makes one whole group flee from the revealer’s party to the rival’s: the biggest group without a brute.
rule-T-4-12 = If several groups are equally big, one is picked: by the rival in the French edition, by the player whose turn it is in the Spanish one.
rule-T-4-13 = The kid then leaves the game, whether somebody fled or not.
rule-T-4-14 = A hearse taxi takes that group out of the game, and itself. Ties are settled as for a kid; the rival gains nothing.
rule-T-4-15 = A card that finds nothing to act on does nothing; vamps, kids and taxis leave the game all the same.
rule-T-4-16 = The group that goes: of the types with at least one guest and no brute at the revealer’s party, the one with the most cards. If there is none, nothing happens.
rule-T-5-1 = When the pile is empty, play goes on without drawing.
rule-T-5-2 = The game ends when all hands are empty and the last card has taken effect.
rule-T-6-1 = Every normal guest, brute and musician in your party is worth 1 point.
rule-T-6-2 = If the musician of a type is in your party, every guest of that type there, the musician too, is worth 2 points instead.
rule-T-6-3 = Every scarecrow is worth 3 points.
rule-T-6-4 = The highest total wins.
rule-T-6-5 = Players with the same highest total win together.
rule-T-7-1 = French edition: the rival settles ties. After a refusal that is the player who refused.
rule-T-7-2 = Spanish edition: the player whose turn it is settles ties, even when their own guests have to go.
rule-T-7-3 = So the two editions differ only in tied kids and taxis after a refusal.
rule-T-8-1 = Each turn takes exactly one card out of a hand for good, so the number of turns is the number of cards in hands and pile at the start.
rule-T-8-2 = The player whose turn it is always holds a card.
rule-T-8-3 = A game has 46 turns with 3 players, 47 with 4, 45 with 5 and 43 with 6.
rule-T-8-4 = Between turns everybody holds 5 cards while the pile lasts; afterwards hands differ by one card at most.
rule-T-8-5 = No card is ever lost: hands, pile, parties, removed cards and the card at the door always make 55 (52 with 3 players).
rule-T-9-1 = These are secret: the cards dealt to the other players, a card at a door until it is revealed, and the order of the pile below its top card.
rule-T-9-2 = Everybody can see the parties, the top and the size of the pile, the sizes of hands, all revealed and removed cards, the brutes left in the box, and every choice made.
rule-T-9-3 = A card drawn from the face-up pile was seen by everybody, so part of each hand can be known: the memory aid shows it.
rule-TA-1 = The box speaks of 56 cards but its list adds up to 55: we play with 55.
rule-TA-2 = In the French leaflet, a few stray words after the sentence about the first player mean nothing.
rule-TA-3 = Of the two players at the door, the rival is the one who does not reveal the card; never a third one.
rule-TA-4 = Kids and taxis look only at groups without a brute, and among these at the biggest.
rule-TA-5 = A tie of three groups is settled like a tie of two.
rule-TA-6 = A type without guests is not a group: it cannot be chosen.
rule-TA-7 = A scarecrow scores but has no type: it is not counted, moved, doubled or protected.
rule-TA-8 = A brute protects itself too. A second brute adds nothing, but is a spare.
rule-TA-9 = You may knock at the door of a player who has no cards left.
rule-TA-10 = You draw after all effects and choices. You can see which card you will draw, but do not hold it yet.
rule-TA-11 = A vamp, kid or taxi leaves the game even when it had no effect.
rule-TA-12 = Equal guests are interchangeable: a choice among them is not a choice.
rule-TA-13 = Protection counts at the moment a kid or taxi is revealed; what happened before stays.
rule-TA-14 = There is one musician of each type, so guests are worth 1 or 2, never more.
rule-TA-15 = The biggest group is the one with the most cards, not the most points.
rule-TA-16 = A tie for first place is a shared victory.
rule-TA-17 = The two editions disagree on ties, so both rules can be chosen.
rule-TA-18 = Nobody may look below the top of the pile; how many cards are left may be counted.
rule-TA-19 = Removed cards may be looked at, unless you play without the memory aid.
rule-TA-20 = Talk and bluff as you like, but never show a card.
rule-TA-21 = Here nobody is at home, so it is random who begins, unless an option says who: the host of the table, as printed, or any player.
rule-TA-22 = Six players take the Spanish edition, and may still let the rival settle ties.
rule-TA-23 = A player without cards would be passed over; it never happens.
rule-TA-24 = Starting guests that are left over are shuffled in unseen.
rule-TA-25 = Hands have five cards and the pile lies face up, whatever other leaflets say.
rule-TA-26 = Vamps, kids and taxis are spent; all other cards stay.
rule-TA-27 = Nobody can turn down guests who arrive, and a party may be as big as it likes.
rule-TA-28 = Choices are made after the card is revealed.
rule-TA-29 = If a lone musician is the only unprotected group, the musician goes.
rule-TA-30 = You may knock at the same door turn after turn.
rule-TA-31 = The two printed copies of the French rules say the same.
rule-TA-32 = We follow the first edition; later games with other cards are not played here.

## Looking back at a game

comment-opening = For { $target } it was better to open in { $chance } % of the positions that were possible.
comment-card = { $card } ({ $chance } %)
comment-suspected = It could have been: { $cards }…
comment-worth = Opening was worth about { NUMBER($open, minimumFractionDigits: 1) } points, refusing { NUMBER($refuse, minimumFractionDigits: 1) }.

### The rules page: the edition, a turn at a glance, and what the sections are called

rules-edition = These are the rules of the first edition. There is a French one for 3 to 5 players and a Spanish one for 3 to 6, and they differ in one thing only: after a refusal, a tie between groups for a kid or a taxi is settled by the rival in the French one and by the player whose turn it is in the Spanish one (T-7.1 to T-7.3).
rules-turn-1 = Knock: put one card of your hand face down at somebody’s door.
rules-turn-2 = They open, and the card happens to them; or they keep the door shut, and it happens to you. Then it is revealed.
rules-turn-3 = Guests (normal, brute, musician, scarecrow) join the party of the player who revealed the card.
rules-turn-4 = A vamp lures one guest of her type to the rival. A kid makes the biggest group without a brute flee to the rival. A taxi drives that group away for good.
rules-turn-5 = A brute protects all guests of its type from kids and taxis, but not from vamps.
rules-turn-6 = Then draw the top card of the pile, which everybody sees, and the next player knocks.
rules-turn-7 = When all hands are empty: each guest 1 point, 2 if the musician of its type is there; each scarecrow 3.
rules-T-1 = The cards
rules-T-2 = Before the game
rules-T-3 = A turn
rules-T-4 = What the cards do
rules-T-5 = The end
rules-T-6 = Points
rules-T-7 = Editions
rules-T-8 = What always holds
rules-T-9 = What everybody may know
rules-TA = Rulings

### Where we differ from the book, and why: a sentence each.

rules-differ-TA-1 = The book announces 56 cards, but the cards in its list are 55: nobody knows the other one, so we play without it.
rules-differ-TA-2 = In the French book the sentence on who begins ends in stray words about what cards do: they say nothing that could be played.
rules-differ-TA-5 = In a tie the book knows two groups only; where three are equally big, the same player chooses among all three.
rules-differ-TA-16 = The book knows one winner, and nothing that breaks a tie; whoever has as many points wins too.
rules-differ-TA-21 = In the book the player begins at whose home you play; usually it is random, because here nobody is at home.
