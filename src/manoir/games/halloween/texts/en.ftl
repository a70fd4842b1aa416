## Halloween: everything that is said in the game. Values: $player is a name, $players a list of names, $card a card or
## a bonus token, $cards a list of cards, $building and $to are buildings, $colour and $other colours, $section and $n
## numbers.

game-title = Halloween
game-pitch = Raise ghosts and haunt the town, window by window.
game-time = 45–90 min, from age 12
game-welcome =
    Halloween night, and six buildings are waiting to be haunted. The ghosts belong to nobody: use
    any of them that your sections can command. Summon, scare, evolve, move, fight and haunt, rest
    when your discs run out, and claim cards for powers of your own. The brighter the ghost, the
    more a haunting is worth; most Haunting Points (HP) make the Ultimate Lord of Darkness.

### Cards

card-1 = Chill Next Door
    .rule = Once per turn: your Haunt may reach a building next to one that holds two or more ghosts of one colour. Your token goes on the window of that colour, even if no such ghost is there. The section’s level must still allow the colour.
    .printed = Once per turn: where two or more ghosts of one colour stand together, haunt a building next door with that colour, even if no such ghost is there. It takes no action, no disc and no level.
card-2 = Through the Walls
    .rule = Your Move action may take a ghost to any other building with room.
card-3 = Brawler’s Glory
    .rule = Each fight you win gives you 2 HP if the loser was weaker than your ghost, 3 HP if it was stronger.
card-4 = Borrowed Power
    .rule = Once per turn: for one activation, a section counts as one level higher, up to 5.
card-5 = Sharpened Claws
    .rule = Add 1 to your total in every fight. You may also attack ghosts of your attacker’s own colour.
card-6 = Exorcist’s Bell
    .rule = Once per turn: send any ghost from the town back to the supply and take a ghost token of its colour.
card-7 = Second Wind
    .rule = Once per turn: take back two discs from one section, or one if it holds only one.
card-8 = Fallen Rank
    .rule = Once per turn: lower one of your sections by a level and take two ghost tokens of the new level.
card-9 = Twin Calling
    .rule = Your Summon gives you two ghost tokens of its colour instead of one.
card-10 = Pilfering Wraith
    .rule = When a ghost you move brings you a bonus token, take a ghost token of that ghost’s colour too.
card-11 = Feast of Fear
    .rule = Each fight you win gives you as many scare tokens as the loser’s level.
card-12 = Cursed Stained Glass
    .rule = At the end: 3 HP for every coloured card you occupy, this one included.
card-13 = Cheap Metamorphosis
    .rule = Your Evolve costs 2 scare tokens less: none for green, 1 for yellow, 2 for orange, 3 for red.
card-14 = Déjà Vu
    .rule = Once per turn: perform an action whose slot in the section is already covered. No disc is needed; the section is used as usual.
card-15 = Procession of Two
    .rule = After your Move action, you may move a second ghost, a different one, by the same rules.
card-16 = Loaded Bones
    .rule = After a roll, you may pay 1 scare token to roll a die again, as often as you can pay.
card-17 = Victor’s Flight
    .rule = After each fight you win, your ghost may fly to any other building with room.
card-18 = Echoing Scream
    .rule = After your Haunt, you may roll the die of that colour and gain as many scare tokens as it shows.
card-19 = Sweet Nightmares
    .rule = Each Rest gives you 2 scare tokens.
card-20 = Rampage
    .rule = Once per turn: after a fight, your attacker may go on to fight the other ghosts of its building, each once, in the order you like, until you stop. Losing does not end it.
card-21 = Hoard of Shivers
    .rule = At the end: 2 HP for every 3 scare tokens you have.
card-22 = Solid Foundations
    .rule = At the end, your lowest section counts: blue 0, green 1, yellow 2, orange 5, red 8 HP.
card-23 = Fortune Teller
    .rule = Once per turn: after a Move action, announce a number and roll the ghost’s die. If it shows that much or more, gain that many scare tokens; if not, gain 1.
    .printed = Once per turn: after you move a ghost in any way, announce a number and roll the ghost’s die. If it shows that much or more, gain that many scare tokens; if not, gain 1.
card-24 = Séance for Two
    .rule = Once per turn: when your Move action brings a ghost to another of its colour, perform a free Summon of that colour there.
    .printed = Once per turn: when you move a ghost in any way to another of its colour, you may perform a free Summon of that colour there.
card-25 = Bully’s Grin
    .rule = When you attack a weaker ghost you win at once, without dice.
card-26 = Paired Souls
    .rule = At the end: 3 HP for every two ghost tokens you hold, whatever their colours.
card-27 = Crimson Collection
    .rule = At the end: 3 HP for every red ghost token you hold.
card-28 = Double Trophy
    .rule = Each fight you win gives you two tokens of the loser’s colour instead of one.
card-29 = Standing Ovation
    .rule = Each Evolve gives you 2 HP.
card-30 = Soul Merchant
    .rule = Once per turn: choose the colour of a ghost in town, pay its level in scare tokens and take a ghost token of that colour.
card-31 = Patience of the Dead
    .rule = At the end: 4 HP for every haunt token you have not placed.
card-32 = Roll Call
    .rule = Each Summon gives you 1 HP.
card-33 = Soul Changer
    .rule = Once per turn: change a ghost token for two of the level below, or two of one colour for one of the level above.
card-34 = Full House
    .rule = When your Summon brings the fifth ghost of a colour to town, you may perform a free Haunt with that colour, whatever your level. A ghost of the colour must be in the building.
    .printed = When your Summon brings the fifth ghost of a colour to town, you must perform a free Haunt with that colour if you can, whatever your level. A ghost of the colour must be in the building.
card-35 = Endless Arm
    .rule = In a fight your target may stand in any building.
card-36 = Shockwave
    .rule = Once per turn: after a fight with dice, won or lost, gain as many scare tokens as the difference of the two totals.
    .printed = Once per turn: after the first fight whose dice differ, won or lost, gain as many scare tokens as they differ. Only the dice count.
card-37 = Thrill of Glory
    .rule = Whenever one action, token or card brings you 2 scare tokens or more in all, gain 1 HP.
card-38 = Boo and Begone
    .rule = Once per turn: after your Scare, you may move a ghost of that colour to any other building with room.
card-39 = Trading Places
    .rule = Once per turn: two ghosts of different colours in different buildings change places.
card-40 = Rainbow of Spirits
    .rule = At the end: 12 HP for every set of five ghost tokens, one of each colour.
card-41 = Pumpkin Crown
    .rule = At the very end, when all else is counted: 1 HP for every full 10 HP you have.
card-42 = Pumpkin Glow
    .rule = Every orange ghost token you receive gives you 2 HP.
card-43 = Grey Veil
    .rule = Coloured cards cost you the same as grey ones: tokens of any colours.
card-44 = Welcome Gift
    .rule = With each card you claim, this one included, take a ghost token of a colour you choose.
card-45 = Odd Couple
    .rule = Your Summon may use two ghosts of different colours in one building: roll both dice, and the colour with the lower roll comes; in a tie, the weaker one. If none of that colour is left in the supply, nobody comes.
card-46 = Lifted Curse
    .rule = Instead of haunting, your Haunt action may take back one of your haunt tokens where a ghost of the window’s colour stands. You lose half of the window’s HP.
card-47 = Coven Discount
    .rule = Grey cards cost you two ghost tokens. Once you occupy every grey card on display, coloured ones cost you two of different colours.
card-48 = Secret Lesson
    .rule = Once per turn: raise one of your sections by a level, and pay the new level in scare tokens.
card-49 = Haunted Wisdom
    .rule = With each Haunt, one of your sections may rise by a level.
card-50 = Paid Passage
    .rule = Once per turn: pay a ghost token and put a ghost of its colour from the supply into any building with room.
card-51 = Louder Boo
    .rule = Each Scare gives you 1 scare token more.
card-52 = Trick-or-Treat Bag
    .rule = Once per turn: draw a random bonus token from the reserve. You need an empty slot, or a token it can replace.
card-T01 = Spirit Board
    .rule = Perform a Summon with any pair of ghosts, whatever their level.
card-T02 = Green Soul
    .rule = Take a green ghost token.
card-T03 = Quick Hands
    .rule = Take back three discs of your choice from your sections, or all of them if there are fewer.
card-T04 = Double Fright
    .rule = Gain 2 scare tokens.
card-T05 = Yellow Soul
    .rule = Take a yellow ghost token.
card-T06 = Bigger Bone
    .rule = Before you roll for your ghost, take the die one level higher. Two of these make two levels; red has no higher die.
    .printed = In a fight, before you roll, take the die one level above your section’s. Two of these make two levels; red has no higher die.
card-T07 = Eerie Whisper
    .rule = Gain 1 HP.
card-T08 = Twist of Fate
    .rule = After a roll, roll one of its dice again.
card-T09 = Crypt Nap
    .rule = Perform a Rest on one of your sections that holds discs. The section may still be activated.
card-T10 = Blue Soul
    .rule = Take a blue ghost token.
card-T11 = Fury
    .rule = After a roll, add 3 to a die of yours. It stays added if the die is rolled again.
card-T12 = Blink
    .rule = Move any ghost to any other building with room.

### Moves, as the player reads them in a list

part-section = S{ $value }
move-activate = Section { $section }: { $action }
move-figure = { $colour } ghost at the { $building }
move-target = { $colour } ghost at the { $building }
move-colour = { $colour }
move-to = to the { $building }
move-mixed = { $colour } and { $other } at the { $building }
move-haunt = { $building }, { $colour } window{ $kind ->
    [own] {""}
   *[other] , { $kind }
}
move-haunt-there = haunt the { $building }{ $kind ->
    [own] {""}
   *[other] , { $kind }
}
move-from-to = from the { $building } to the { $other }
move-swap = { $colour } ghost at the { $building }
move-change-down = 1 { $colour } token for 2 { $other } ones
move-change-up = 2 { $colour } tokens for 1 { $other } one
move-pay = pay { $tokens }
move-claim = claim #{ $n } { $card }
move-card = use #{ $n } { $card }
move-token = use { $card }
move-replace = throw away { $card } for it
move-raise = { $n ->
    [0] roll as it is
    [one] use { $card }: the die one level higher
   *[other] use { $card } { $n } times: the die { $n } levels higher
}
move-fortune = announce { $n }{ $raises ->
    [0] {""}
    [one] {" "}with the die raised by one
   *[other] {" "}with the die raised by { $raises }
}
move-again = roll the { $die } again ({ $card })
move-add = add 3 to the { $die } ({ $card })
move-roller = { $player } rolls for the target
move-figure-using = { move-figure } (using { $uses })
move-target-using = { move-target } (using { $uses })
move-colour-using = { move-colour } (using { $uses })
move-to-using = { move-to } (using { $uses })
move-mixed-using = { move-mixed } (using { $uses })
move-haunt-using = { move-haunt } (using { $uses })
move-haunt-there-using = { move-haunt-there } (using { $uses })
move-hp = take the HP
move-section = section { $section }
move-sections = sections { $section } and { $other }
move-disc = disc on { $action } of section { $section }
move-reserve = a disc from your reserve
move-slot = into an empty slot
move-discard = throw the new token away
move-accept = let the dice stand
move-decline = no, thank you
move-on = go on
move-stop = stop here
move-yes = yes
move-no = no
move-end = end the turn
move-first = { $player } begins
move-deal = deal #{ $n } { $card }
move-draw = draw { $card }
move-roll = roll { $n }

### What the table waits for

progress = Round { $n } · { $part } % of the way to the end
progress-last = Round { $n }, the last one
progress-over = The town sleeps again.
status-main = { $n ->
    [0] { $players } has used all sections, and may still use cards and tokens before the turn ends.
    [one] { $players } still has one section to activate.
   *[other] { $players } still has { $n } sections to activate.
}
status-main-you = { $n ->
    [0] You have used all your sections. Use cards and tokens, or end your turn.
    [one] Activate your last section, or use cards and tokens.
   *[other] Activate one of the { $n } sections that are ready, or use cards and tokens.
}
status-pick-pair = { $players } chooses the ghosts that summon another.
status-pick-pair-you = Summon: which ghosts call another one?
status-pick-fright = { $players } chooses the colour that scares.
status-pick-fright-you = Scare: which colour? A higher level brings more.
status-pick-evolving = { $players } chooses the ghost that evolves.
status-pick-evolving-you = Evolve: choose the ghost that grows by a level.
status-sphere = { $players } may raise a section to the new level.
status-sphere-you = Raise one of your sections to the new level?
status-pick-mover = { $players } chooses the ghost that moves.
status-pick-mover-you = Move: choose the ghost.
status-pick-destination = { $players } chooses where the ghost goes.
status-pick-destination-you = Where does the ghost go?
status-pick-haunt = { $players } chooses what to haunt.
status-pick-haunt-you = Haunt: choose the building and the window.
status-pick-recovery = { $players } chooses the haunt token to take back.
status-pick-recovery-you = Choose the haunt token you take back. You lose half of its HP.
status-pick-attacker = { $players } chooses the ghost that attacks.
status-pick-attacker-you = Fight: choose the ghost that attacks.
status-pick-target = { $players } chooses the target.
status-pick-target-you = Which ghost do you attack?
status-pick-roller = { $players } names the opponent who rolls for the target.
status-pick-roller-you = Who rolls for the target?
status-before-roll = { $players } is about to roll: { $dice }. With a bigger die?
status-before-roll-you = You are about to roll: { $dice }. Take a bigger die?
status-after-roll = The roll: { $dice }. { $players } may still change it.
status-after-roll-you = The roll: { $dice }. Change it, or let it stand?
status-reconsider = The roll: { $dice }. { $players } may pay to roll the defence die again.
status-reconsider-you = The roll: { $dice }. Pay to roll the defence die again, or let it stand?
status-reconsider-any = The roll: { $dice }. { $players } may pay to roll a die again.
status-reconsider-any-you = The roll: { $dice }. Pay to roll a die again, or let it stand?
status-moment = Something is under way. { $players } may use something before it goes on.
status-moment-you = Before this goes on: claim a card, or use a token or a card?
status-moment-rolled = The roll: { $dice }. { $players } may use something before it counts.
status-moment-rolled-you = The roll: { $dice }. Claim a card, or use a token or a card before it counts?
status-pick-payment = { $players } chooses the ghost tokens that pay for the card.
status-pick-payment-you = Which ghost tokens pay for the card?
status-pick-disc = { $players } chooses the disc for the card.
status-pick-disc-you = Which disc goes on the card? It stays there.
status-compensate = { $players } was on the card first, and takes HP or discs.
status-compensate-you = Your card has company! Take HP, or all discs of a section back.
status-take-up = { $card }: { $players } decides.
status-take-up-you = { $card }: { $rule } What do you do?
status-use-token = { $players } uses { $card }.
status-use-token-you = { $card }: { $rule } Choose.
status-use-card = { $players } uses { $card }.
status-use-card-you = { $card }: { $rule } Choose.
status-take-discs = { $players } takes another disc back.
status-take-discs-you = Choose another disc to take back.
status-pick-partner = { $players } chooses the second ghost of the swap.
status-pick-partner-you = Which ghost does it change places with?
status-pick-flight = { $players } chooses where the ghost flies.
status-pick-flight-you = Where does the ghost fly?
status-place-bonus = { $players } finds a place for { $card }.
status-place-bonus-you = You get { $card }: where do you put it?
status-seed = No blue ghost is left in town. { $players } chooses where new ones appear.
status-seed-you = No blue ghost is left in town! Choose where new ones appear.
status-chance = Fate decides…
status-over = The game is over. The town may sleep again.

### What happened

event-display = Cards in play tonight: { $cards }.
event-turn = Round { $n }: it is { $player }’s turn.
event-summon = { $player } summons { a-colour } ghost at the { $building }{ $n ->
    [0] , but no { $colour } token is left
    [one] {" "}and gets { a-colour } token
   *[other] {" "}and gets { $n } { $colour } tokens
}.
event-nobody-comes = { $player } calls for { a-colour } ghost at the { $building }, but none is left: nobody comes.
event-scare = { $n ->
    [0] Boo! { $player } scares with { a-colour } ghost, but no scare tokens are left.
   *[other] Boo! { $player } scares with { a-colour } ghost and gains { n-scare }.
}
event-evolve = At the { $building } a ghost turns { $colour }. { $player } { $n ->
    [0] finds no { $colour } token left
    [one] gets { a-colour } token
   *[other] gets { $n } { $colour } tokens
}.
event-level = { $player }’s section { $section } is now at level { $n }, { $colour }.
event-move = { $player } moves the { $colour } ghost from the { $building } to the { $to }.
event-fight = Fight! { $player } sends the { $colour } ghost at the { $building } against the { $other } one.
event-fight-far = Fight! { $player } sends the { $colour } ghost at the { $building } against the { $other } one at the { $to }.
event-roll = The { $die } shows { $n } of { $faces }.
event-fight-won = { $player } wins! The { $colour } ghost leaves the { $building }{ $n ->
    [0] , but no { $colour } token is left
    [one] , and { $player } gets { a-colour } token
   *[other] , and { $player } gets { $n } { $colour } tokens
}.
event-fight-lost = The { $colour } ghost at the { $building } cannot beat the { $other } one: no luck for { $player }.
event-fight-off = The { $colour } ghost at the { $building } and the { $other } one no longer face each other: the fight is off.
event-haunt-own = { $player } haunts the { $building } on the { $colour } window: { $n } HP.
event-haunt-common = { $player } haunts the { $building } on the { $colour } window with a common token: { $n } HP.
event-recover = { $player } takes a haunt token back from the { $colour } window of the { $building } and loses { $n } HP.
event-rest = { $player }’s section { $section } rests: { $n ->
    [0] no discs to take back
    [one] one disc comes back
   *[other] { $n } discs come back
}.
event-disc-back = { $player } takes back the disc from { $action } of section { $section }.
event-seed = { $player } calls, and at the { $building } { $n ->
    [one] a blue ghost rises
   *[other] { $n } blue ghosts rise
}.
event-reds-home = Five red ghosts in town are too many: all of them vanish into the supply.
event-token-laid = Bonus token at the { $building }: { $card }.
event-token-taken = { $player } finds a bonus token at the { $building }: { $card }.
event-token-drawn = { $player } draws a bonus token: { $card }.
event-token-replaced = { $player } throws away { $card } for the new one.
event-token-discarded = { $card } is thrown away.
event-token-used = { $player } uses { $card }.
event-token-soul = { $card }: { $player } gets { $n ->
    [one] { a-colour } token
   *[other] { $n } { $colour } tokens
}.
event-token-scare = { $card }: { $player } gains { n-scare }.
event-token-points = { $card }: { $player } gains { $n } HP.
event-token-wasted = { $player } uses { $card } up, and nothing happens.
event-reshuffle = The discarded bonus tokens are shuffled into a new reserve.
event-bonus-discs-back = All three bonus slots are blocked: { $player } takes { $n ->
    [one] the disc
   *[other] the { $n } discs
} back.
event-flight = The { $colour } ghost flies from the { $building } to the { $to }, as { $player } wishes.
event-claim = { $player } claims { $card }: { $n } HP.
event-compensated-points = { $player } was on the card before: { $n } HP.
event-compensated-discs = { $player } was on the card before: { $n ->
    [one] one disc comes
   *[other] { $n } discs come
} back.
event-card-points = { $card }: { $player } gains { $n } HP.
event-card-scare = { $card }: { $player } gains { n-scare }.
event-card-token = { $card }: { $player } gets { $n ->
    [one] { a-colour } token
   *[other] { $n } { $colour } tokens
}.
event-removed = { $player } drives the { $colour } ghost out of the { $building }.
event-placed = { $card }: { $player } pays { a-colour } token, and { a-colour } ghost appears at the { $building }.
event-swapped = { $player } swaps two ghosts: { $colour } from the { $building } and { $other } from the { $to }.
event-scare-paid = { $card }: { $player } pays { n-scare }.
event-tokens-paid = { $card }: { $player } gives { $n ->
    [one] { a-colour } token
   *[other] { $n } { $colour } tokens
}.
event-announced = { $card }: { $player } announces { $n } or more.
event-pay-again = { $player } pays { n-scare } to roll again.
event-last-haunt = { $player } has placed the last haunt token! The game ends with this round.
event-fifth-card = { $player } occupies a fifth card! The game ends with this round.
event-piles-empty = Two piles of ghost tokens are empty! The game ends with this round.
event-last-round = Round { $n } was the last one allowed: day is breaking.
event-final-points = { $player } scores { $n } HP: { $part }.
event-win = { $players } is the Ultimate Lord of Darkness with { $n } HP!
event-win-by-tokens = A tie at { $n } HP! { $players } has more ghost tokens and is the Ultimate Lord of Darkness!
event-joint-win = { $players } share the darkness and the victory, with { $n } HP each!

### Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn to choose.
refusal-not-offered = That is not possible now. Choose one of the moves you are shown.
refusal-main-window = You are between two actions: activate a section, claim a card, or use a token or a card.
refusal-no-such-section = You have no such section.
refusal-section-done = You have used that section this turn. Choose one that is ready.
refusal-sections-open = You still have a section to activate. If nothing else will do, let it rest.
refusal-no-disc = You have no disc in your reserve. Let a section rest to get some back.
refusal-slot-covered = A disc already covers that action in this section. Choose another action, or let the section rest.
refusal-no-summon = Nobody can be summoned with this section: it takes two ghosts of one colour in a building with room, not above the section’s level, and another in the supply.
refusal-no-scare = No ghost in town is within this section’s level, so nobody can scare.
refusal-no-evolve = No ghost can evolve with this section: it must be within the section’s level and not red, the next one must be in the supply, and you must be able to pay its level in scare tokens.
refusal-no-move = No ghost within this section’s level has room to move to next door.
refusal-no-fight = No ghost within this section’s level has anybody to fight in its building.
refusal-no-haunt = There is nothing to haunt with this section: it takes a haunt token, a building you have not haunted, and a ghost there within the section’s level whose window is free.
refusal-no-recover = None of your haunt tokens can be taken back with this section: a ghost of the window’s colour must be there, within the section’s level.
refusal-card-not-in-play = That card is not in play tonight. Choose one on display.
refusal-card-occupied = That card is yours already.
refusal-too-few-tokens = You do not have the ghost tokens for that card. Summon, evolve and fight to get more.
refusal-token-not-held = You do not hold that bonus token. Move a ghost to where one lies.
refusal-token-for-dice = That token waits for a roll: you are asked when dice are rolled for you.
refusal-no-effect = It would change nothing now, so keep it for later.
refusal-card-not-yours = You do not occupy that card. Claim it first.
refusal-card-used = You have used that card this turn. It is ready again in your next one.
refusal-card-not-now = That card has its own moment: it works with its action, by itself, or at the end.
refusal-seed-most-room = Choose a building with room for three blue ghosts, or the one with the most room.
refusal-must-seed = Blue ghosts must come back first: choose a building for them.
refusal-slot-is-free = A bonus slot is free: put the new token there, or in place of another.
refusal-no-free-slot = None of your bonus slots is free. Replace a token, or throw the new one away.
refusal-must-place-token = First decide where the bonus token goes.
refusal-level-reached = That section has reached this level already. Choose a lower one, or decline.
refusal-must-pick-section = Choose the section that rises, or decline.
refusal-cannot-raise = The die cannot be raised that far: it takes a token and a disc for each level, and nothing beats the red die.
refusal-must-raise-or-not = The dice are waiting: say whether you take a bigger one.
refusal-cannot-change-die = You cannot change that die: it takes the right token or card, and a die you may touch.
refusal-must-accept-roll = The dice lie on the table: change them, or let them stand.
refusal-must-name-roller = First name the opponent who rolls for the target.
refusal-wrong-payment = Those tokens do not pay for this card: you do not have them all, or the colours are not right.
refusal-must-pay = First choose the ghost tokens that pay for the card.
refusal-no-disc-there = There is no disc to take there. Choose a place that has one.
refusal-must-pick-disc = First choose the disc that goes on the card.
refusal-must-be-compensated = First take what is due to you: HP, or the discs of a section.
refusal-must-go-on = Something is under way: claim a card, use a token or a card, or let it go on.
refusal-turn-over = Your last marker has ended your turn: it is too late for cards and tokens.

### Options

option-variant = variant
    .help = standard: the whole game. grand_master: four sections, no cards, no bonus tokens and no dice.
    .about = Grand Master is for those who know the game: four sections, no cards, no bonus tokens and no dice.
    .standard = the whole game
    .grand_master = Grand Master
option-cards = cards
    .help = Which eight cards are in play. random: eight of them at random. casper: for beginners. jacob_marley: fights. brown_lady: scares. bloody_mary: high scores. amityville: for experts. Or eight numbers from 1 to 52.
    .about = Which eight of the 52 cards are in play.
    .random = random
    .casper = Casper, for a first game
    .jacob_marley = Jacob Marley, for fights
    .brown_lady = The Brown Lady, for frights
    .bloody_mary = Bloody Mary, for high scores
    .amityville = Amityville, for experts
option-firstPlayer = first player
    .help = Who begins: random, or a player of your choice.
option-layout = layout
    .help = Which buildings are neighbours. grid_2x3: two rows of three. Or pairs of your own, each building in at least one.
    .about = Which buildings are neighbours. A town of your own is a list of pairs by two letters, each building in at least one.
    .grid_2x3 = two rows of three
option-cardCost = card costs
    .help = usual: as in the rules. Or cards that differ, with their number and cost: grey (any tokens) or coloured (all different).
    .about = As in the rules, or a list of the cards that differ: their number and grey (any tokens) or coloured (all different).
    .usual = as in the rules
option-scareBank = scare tokens
    .help = unlimited: there are always more scare tokens. limited: all players together have 100 at most.
    .about = Whether scare tokens can run out.
    .unlimited = always enough
    .limited = 100 in all
option-blueSeed = blue ghosts return
    .help = max_room: where three fit, or else where most do. free: in any building with room.
    .about = Where blue ghosts come back to town when too few are left.
    .max_room = where most of them fit
    .free = in any building with room
option-rerollScope = rolling again
    .help = any_die: you may roll any die of the roll again. own_die: not your opponent’s.
    .about = Which dice you may roll again.
    .any_die = any die of the roll
    .own_die = not your opponent’s
option-defenderReacts = defender reacts
    .help = The player who rolls for the target and occupies Loaded Bones may pay to roll that die again.
option-t06Basis = Bigger Bone
    .help = ghost: the die one level above the ghost’s. section: the die one level above the section’s, in fights only.
    .about = The die that this bonus token gives you.
    .ghost = one level above the ghost’s
    .section = the section’s, in fights
option-swapIsMove = swaps collect bonus tokens
    .help = Ghosts that change places by Trading Places take bonus tokens, as if they had moved.
option-pickupWhenBlocked = bonus slots blocked
    .help = What happens to a bonus token you reach without a slot for it. leave: it stays there. discard: it is thrown away.
    .about = What happens to a bonus token you reach without a slot for it.
    .leave = it stays there
    .discard = it is thrown away
option-card1Mode = Chill Next Door
    .help = haunt_action: it gives your Haunt actions more reach. free_haunt: it is a haunting of its own once per turn, without disc, section or level.
    .about = What this card does.
    .haunt_action = gives your Haunt more reach
    .free_haunt = a haunting of its own once per turn
option-card14Disc = Déjà Vu
    .help = none: repeating an action takes no disc. reserve: it takes one more disc from your reserve.
    .about = Whether the action done again takes a disc.
    .none = no disc
    .reserve = one more from your reserve
option-card34NeedsGhost = Full House needs a ghost
    .help = The free Haunt of Full House needs a ghost of the colour in the building. Off: it does not.
option-scoringReuse = tokens count for several cards
    .help = At the end a ghost token counts for each of your cards. Off: for one card only, the best way for you.
option-maxRounds = maximum number of rounds
    .help = The game ends after this many rounds at the latest. 0: no such limit.
option-endTurn = ending the turn
    .help = auto: your turn ends by itself when you can do nothing more. ask: you always end it yourself, and can take the last action back before.
    .about = Ending it yourself leaves you time to take the last action back.
    .auto = by itself
    .ask = you end it yourself
option-timing = cards and tokens
    .help = windows: you claim cards and use tokens and cards between your actions. any_moment: also in the middle of one, wherever something has just happened.
    .about = When you may claim cards and use tokens and cards. The printed rules say: at any moment of your turn, after a roll for example.
    .windows = between your actions
    .any_moment = at any moment of your turn
option-thirdMarker = after the last section
    .help = window: when all sections are used, cards and tokens may still be used. ends_turn: the turn ends with the last section.
    .about = What is left to do when all sections are used. In the example of the printed rules, the turn is over.
    .window = cards and tokens may still be used
    .ends_turn = the turn is over
option-wastedEffects = effects that bring nothing
    .help = refused: what would bring nothing cannot be used. allowed: it can, a soul from an empty pile for example, and is used up.
    .about = A soul from an empty pile, for example: the printed rules do not forbid using it up, to free your bonus slots sooner.
    .refused = cannot be used
    .allowed = are used up
option-bonusReserve = empty bonus reserve
    .help = when_needed: discarded bonus tokens are shuffled when the next one is needed. at_once: as soon as the reserve is empty.
    .about = When discarded bonus tokens are shuffled into a new reserve.
    .when_needed = shuffled when one is needed
    .at_once = shuffled at once
option-cardText = five cards to the word
    .help = usual: as in our rules. printed: Loaded Bones in every roll, Fortune Teller and Séance for Two after any move, Fortune Teller, Full House and Shockwave without a choice, Shockwave by the dice alone.
    .about = Loaded Bones, Fortune Teller, Séance for Two, Full House and Shockwave as usual, or as their printed words say.
    .usual = as usual
    .printed = to the printed word

### Words

building-CH = Church
building-SC = School
building-HO = Hospital
building-MA = Manor
building-PS = Police Station
building-TH = Theatre
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-red = red
a-colour = { $colour ->
    [orange] an orange
   *[other] a { $colour }
}
n-scare = { $n ->
    [one] 1 scare token
   *[other] { $n } scare tokens
}
n-b = { $n } blue
n-g = { $n } green
n-y = { $n } yellow
n-o = { $n } orange
n-r = { $n } red
ghosts-blue = { n-b }
ghosts-green = { n-g }
ghosts-yellow = { n-y }
ghosts-orange = { n-o }
ghosts-red = { n-r }
level-blue = L1 blue
level-green = L2 green
level-yellow = L3 yellow
level-orange = L4 orange
level-red = L5 red
slot-blue = blue
slot-green = green
slot-yellow = yellow
slot-orange = orange
slot-red = red
action-summon = Summon
action-scare = Scare
action-evolve = Evolve
action-move = Move
action-fight = Fight
action-haunt = Haunt
action-rest = Rest
action-recover = Lift a haunt
haunt-own = own
haunt-common = common token
die-attack = attack die
die-defence = defence die
die-die = die
die-b = blue die
die-g = green die
die-y = yellow die
die-o = orange die
die-r = red die
rolled = { $n } on the { $die } ({ $faces } sides)
to-roll = { $die } ({ $faces } sides)

### The table

panel-player = { $seat } { $player } · { $points } HP · { $scare ->
    [one] { $scare } scare token
   *[other] { $scare } scare tokens
}
panel-town = Town, round { $n }
panel-town-last = Town, last round ({ $n })
panel-cards = Cards
panel-supply = Supply
row-tokens = tokens
row-section = section { $section }
row-discs = discs
row-bonus = bonus
row-cards = cards
row-haunts = haunts left
row-building = { $code } { $building }
row-card = #{ $n } { $card }
row-supply = ghosts
row-piles = tokens
number = { $n }
bonus-blocked = { $n } of { $of } blocked
claimed-number = #{ $card }
common-left = { $n } common
section-done = (used)
haunted-by = { $colour } ({ $player })
haunted-by-common = { $colour } ({ $player }, common)
haunted-first = haunted: { haunted-by }
haunted-first-common = haunted: { haunted-by-common }
bonus-here = { $card } (bonus)
cost-grey = grey
cost-coloured = coloured
occupied-by = { $player }
spent-this-turn = used this turn

hint-odds = d{ $attack } against d{ $defence }: { $n } % to win
hint-odds-aided = { hint-odds }, { $most } % with { $card }
hint-sure = wins at once
hint-win = you win
hint-loss = no win
hint-points = +{ $n } HP
hint-points-lost = −{ $n } HP
hint-scare = { $n ->
    [0] free
   *[other] costs { n-scare }
}
hint-gain = +{ n-scare }
hint-discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
hint-level = to level { $n }
hint-token = bonus token: { $card }
hint-wasted = no effect
hint-price-grey = { $n ->
    [one] any token
   *[other] any { $n } tokens
}{ $ways ->
    [one] {""}
   *[other] , { $ways } ways to pay
}
hint-price-coloured = { $n ->
    [one] { $n } token
   *[other] { $n } different tokens
}{ $ways ->
    [one] {""}
   *[other] , { $ways } ways to pay
}
points-haunts = hauntings
points-claims = claimed cards
points-rivals = shared cards
points-cards = effects of cards
points-bonus = bonus tokens
points-sets = sets of three tokens

### The rules. Their ids stand in RULES.md, where each has its source.

rule-H-0-1 = Where a card says otherwise than a rule, the card is right.
rule-H-0-2 = Colour and level are the same: blue 1, green 2, yellow 3, orange 4, red 5. A ghost is weaker or stronger by its level.
rule-H-0-3 = Scare tokens are simply counted; those of 3 are small change for three of 1.
rule-H-0-4 = Ghosts of one colour in one building are all alike. Which one it is matters only while a card speaks of a second ghost, that ghost or the others.
rule-H-0-5 = Nothing on the table is secret: ghost tokens, scare tokens, discs and bonus tokens are there for all to see.
rule-H-0-6 = You get ghost tokens only as long as their pile lasts. What is missing is lost, but it never stops the action itself.
rule-H-0-7 = Optional effects can always be skipped. You can use one only if it changes something by itself; rolling a die, rolling it again or adding to it always counts as a change.
rule-H-0-8 = What a card simply gives you comes by itself.
rule-H-0-9 = A free action by a card or token is that action for all your other cards, but takes no disc, slot or section. A text that only moves, removes or places a ghost is not an action.
rule-H-1-1 = Turns go clockwise, and everybody starts with 0 HP.
rule-H-1-2 = Three blue ghosts stand at the Police Station. The other buildings are empty.
rule-H-1-3 = The supply starts with 2 blue ghosts and 5 of each other colour.
rule-H-1-4 = There are 12 ghost tokens of each colour, in piles. Nobody has any yet.
rule-H-1-5 = Everybody starts with 2 scare tokens.
rule-H-1-6 = The 24 bonus tokens are shuffled: one lies face up in each building, and 18 are the reserve, face down.
rule-H-1-7 = The five dice are there for all: blue has 4 sides, green 6, yellow 8, orange 10 and red 12.
rule-H-1-8 = Eight of the 52 action cards are in play: random ones, a set, or eight of your choice.
rule-H-1-9 = You start with 12 discs, 3 sections at level 1 with six empty slots each, 6 haunt tokens and 3 empty bonus slots.
rule-H-1-10 = It is random who begins, unless an option says who.
rule-H-2-1 = Turns go round the table clockwise until the game ends.
rule-H-2-2 = In your turn you activate each of your sections exactly once, in any order.
rule-H-2-3 = To activate a section is to perform one of the six actions through a free slot of it, or to let it rest.
rule-H-2-4 = You cannot skip a section. If nothing else will do, it rests.
rule-H-2-5 = Before, between and after activations you may claim cards, use bonus tokens and use the cards that need no action.
rule-H-2-6 = Your turn ends when all sections are used and there is nothing more you want to do.
rule-H-2-7 = At the end of the turn discs may come back from the bonus slots, all sections are ready again, so are once-per-turn cards, and the next player begins.
rule-H-3-1 = A section has a level from 1 to 5 and six slots, one for each action.
rule-H-3-2 = A section can use any ghost in town whose level is not above its own.
rule-H-3-3 = The ghost must really stand in town; the level of your section does not count as a ghost.
rule-H-3-4 = A slot has room for one disc. An action with a covered slot cannot be chosen in that section.
rule-H-3-5 = To act, put a disc from your reserve on the slot; the section is then used, and the action is carried out completely.
rule-H-3-6 = Without a disc in reserve or an action that works, all a section can do is rest.
rule-H-3-7 = You can choose only an action that can be carried out and paid for, and once chosen it must be.
rule-H-3-8 = Your 12 discs lie in your reserve, on slots, on bonus slots or on cards; those on cards stay there to the end.
rule-H-3-9 = Discs leave slots by Rest, by claiming a card with them, as your share when others claim your card, or by Quick Hands, Crypt Nap and Second Wind.
rule-H-3-10 = A section that rises can use its new level at once. What counts is always the level at that moment.
rule-H-3-11 = Discs you take back can be used at once.
rule-H-4-1 = There are five ghosts of each colour. If none is left in the supply, no more can come.
rule-H-4-2 = A building has room for 6 ghosts.
rule-H-4-3 = That limit holds however a ghost arrives. Ghosts that change in place or swap places are never stopped by it.
rule-H-4-4 = A ghost that leaves the town goes back to the supply.
rule-H-4-5 = Ghost tokens you spend return to their pile. An empty pile gives nothing until then.
rule-H-4-6 = There are always enough scare tokens, unless the option “scare tokens” limits them.
rule-H-5-1 = Summon needs two ghosts of one colour in a building, within the section’s level, another one in the supply, and room.
rule-H-5-2 = Summon brings one more ghost of that colour into that building.
rule-H-5-3 = Summon gives you a ghost token of that colour.
rule-H-6-1 = Scare needs a ghost anywhere in town whose level is not above the section’s.
rule-H-6-2 = Choose the colour of such a ghost and gain as many scare tokens as its level, 1 to 5.
rule-H-6-3 = You may choose a lower colour than you could.
rule-H-7-1 = Evolve needs a ghost that is not red, within the section’s level, one of the next level in the supply, and the scare tokens to pay for it.
rule-H-7-2 = Evolving costs as many scare tokens as the new level: 2 for green, 3 for yellow, 4 for orange, 5 for red.
rule-H-7-3 = The ghost is replaced, where it stands, by one of the next level. One action is one step.
rule-H-7-4 = Evolve gives you a ghost token of the new level.
rule-H-7-5 = Then you may raise any one of your sections that is lower straight to the new level, even over several levels.
rule-H-7-6 = If none of your sections is lower, none rises; evolving is allowed all the same.
rule-H-7-7 = Red ghosts cannot evolve. A section at level 5 can evolve all others.
rule-H-7-8 = After all that, see whether a blue ghost is still in town.
rule-H-8-1 = Move needs a ghost within the section’s level and a neighbouring building with room, never across a corner.
rule-H-8-2 = Move takes that one ghost there.
rule-H-8-3 = Then take the bonus token there, if there is one.
rule-H-9-1 = Fight needs an attacker within the section’s level and a ghost of another colour in the same building, of any level.
rule-H-9-2 = An opponent you name rolls for the target. That changes nothing, unless you play with the option “defender reacts”.
rule-H-9-3 = Each side rolls the die of its ghost’s colour.
rule-H-9-4 = The attacker wins with the higher total. A tie is not a win.
rule-H-9-5 = If you win, the target goes back to the supply and you get a ghost token of its colour.
rule-H-9-6 = In a tie or a defeat nothing happens. The disc stays spent.
rule-H-9-7 = Ghosts of the same colour do not fight, except by Sharpened Claws.
rule-H-9-8 = After a win, see whether a blue ghost is still in town.
rule-H-10-1 = Haunt needs a haunt token, a building you have not haunted yet, a ghost there within the section’s level, and the window of exactly its colour free.
rule-H-10-2 = Put a haunt token on that window and score at once: blue 2, green 4, yellow 6, orange 8, red 10 HP.
rule-H-10-3 = The ghost stays where it is.
rule-H-10-4 = You can have only one token of your own in each building.
rule-H-10-5 = Haunt tokens stay until the end, except by Lifted Curse.
rule-H-10-6 = Placing your last haunt token triggers the end of the game.
rule-H-11-1 = Rest takes all discs of a section back to your reserve, and the section is used.
rule-H-11-2 = Rest needs no disc, and a section may always rest, even an empty one or one that could do something else.
rule-H-11-3 = Rest counts as an action for cards that mention it.
rule-H-12-1 = If no blue ghost is left in town, the active player immediately puts three from the supply into one building.
rule-H-12-2 = If three do not fit anywhere, as many as fit are put into one building.
rule-H-12-3 = It must be a building with room for three, or else the one with the most room, unless the option “blue ghosts return” says otherwise.
rule-H-12-4 = These blue ghosts bring no tokens, and their coming is not a Summon.
rule-H-12-5 = Only Evolve, a won fight and Exorcist’s Bell can take the last blue ghost away; new ones come once that event has given what it gives.
rule-H-13-1 = You have three bonus slots. Each is empty, holds a token or is blocked by a disc.
rule-H-13-2 = When you move a ghost to a building with a bonus token, you take the token. A Move action counts, and so do Blink, Victor’s Flight and Boo and Begone; a ghost that is summoned, evolves, changes places or comes from the supply takes none.
rule-H-13-3 = Put it into an empty slot or in place of a token you hold, which is thrown away. If no slot is empty, you may throw the new one away.
rule-H-13-4 = If all three slots are blocked, the token stays where it is.
rule-H-13-5 = When the last bonus token leaves the town, all six buildings get a new one. The ghost that just moved takes none of them.
rule-H-13-6 = When the reserve is empty and a token is needed, the thrown-away ones are shuffled into a new reserve.
rule-H-13-7 = To use a bonus token in your turn, put a disc from your reserve on its slot and throw the token away. You may use several in a turn.
rule-H-13-8 = The disc then blocks the slot.
rule-H-13-9 = At the end of the turn in which your third slot is blocked, all three discs come back and the slots are empty again.
rule-H-13-10 = Two equal tokens may be used together, and their effects add up.
rule-H-13-11 = Spirit Board: a Summon with any pair, whatever its level. For your cards it is a Summon like any other.
rule-H-13-12 = Green Soul, Yellow Soul, Blue Soul: take a ghost token of that colour, if one is left.
rule-H-13-13 = Quick Hands: take back three discs of your choice from your sections, or all if there are fewer.
rule-H-13-14 = Double Fright: gain 2 scare tokens.
rule-H-13-15 = Bigger Bone: before the roll, your ghost’s die becomes that of the next level; two tokens make two levels, never beyond red. The ghost itself stays as it is.
rule-H-13-16 = Eerie Whisper: gain 1 HP.
rule-H-13-17 = Twist of Fate: roll one die of the roll again. The new result stands, unless it is rolled again.
rule-H-13-18 = Crypt Nap: a Rest for one of your sections with discs. It is still ready if it was ready, and for your cards it is a Rest.
rule-H-13-19 = Fury: add 3 to a die you rolled; two tokens add 6. It stays added if the die is rolled again.
rule-H-13-20 = Blink: move any ghost to any other building with room. It is a move, but not a Move action.
rule-H-14-1 = In your turn, between actions, you may claim any card that is not yours yet, as many as you can pay for.
rule-H-14-2 = A card costs three ghost tokens: any three for a grey one, three different colours for a coloured one.
rule-H-14-3 = The tokens go back to their piles.
rule-H-14-4 = Put one of your discs on the card. It stays there to the end.
rule-H-14-5 = The disc comes from your reserve or from any slot of your sections, which becomes free; never from a bonus slot.
rule-H-14-6 = A claim gives you 3 HP.
rule-H-14-7 = From then on the card works for you to the end of the game. Several players may occupy the same card.
rule-H-14-8 = Everybody who was on the card before you takes 1 HP, or all discs of one section back, clockwise from you.
rule-H-14-9 = Occupying a fifth card triggers the end of the game. You may claim even more.
rule-H-14-10 = Some cards work with one action, some without any, and some give points at the end.
rule-H-14-11 = A card works all the time, once in each of your turns, or at the end of the game.
rule-H-14-12 = Your cards work only in your own turn, and at the end.
rule-H-15-1 = The end comes when somebody places a last haunt token or occupies a fifth card. Nothing can undo it.
rule-H-15-2 = The round is played to its end, so that all have had the same number of turns.
rule-H-15-3 = Then the end-of-game cards score, Pumpkin Crown last of all.
rule-H-15-4 = Most HP win. In a tie, more ghost tokens in hand decide; if those are equal too, the victory is shared.
rule-H-15-5 = The game also ends after the maximum number of rounds, if an option sets one.
rule-H-16-1 = With two players, each has 6 haunt tokens of their own and 2 of a common colour.
rule-H-16-2 = When you haunt, choose an own token or a common one.
rule-H-16-3 = Own tokens: at most one of yours in each building.
rule-H-16-4 = Common tokens: at most one in each building, no matter who placed it.
rule-H-16-5 = You may have both kinds in one building, on different windows. So a building can be haunted three times.
rule-H-16-6 = With two players the end comes when somebody has placed all 8 tokens, or occupies a fifth card.
rule-H-16-7 = With two players, the one who was on a claimed card first takes 2 HP, or all discs of up to two sections.
rule-H-16-8 = All else is the same with two players.
rule-H-17-1 = Grand Master: everybody has four sections to activate, but still 12 discs.
rule-H-17-2 = Grand Master: there are no bonus tokens.
rule-H-17-3 = Grand Master: there are no action cards.
rule-H-17-4 = Grand Master: there are no dice. An attacker must be stronger than its target, and always wins.
rule-H-17-5 = Grand Master: as soon as five red ghosts are in town, they all go back to the supply, after the action’s gains. Nobody gets anything for that.
rule-H-17-6 = Grand Master: a building has room for 4 ghosts.
rule-H-17-7 = Grand Master: the end comes when somebody places a last haunt token, or when two piles of ghost tokens are empty.
rule-H-17-8 = Grand Master: at the end, every three ghost tokens of different colours give 5 HP. A token counts in one set only.
rule-H-17-9 = Grand Master with two players: the common haunt tokens are used too.
rule-H-17-10 = Grand Master: the start and all other rules are those of the whole game.
rule-H-18-1 = A turn goes step by step: an activation, a token, a card or a claim is finished before the next begins. Only tokens and cards that change dice come in between.
rule-H-18-2 = What you may do at any time in your turn, you do at its start or after one of these steps.
rule-H-18-3 = Just before your ghost’s die is rolled, you may use Bigger Bone; with Fortune Teller, you choose it with the number.
rule-H-18-4 = After a roll you may use Twist of Fate, Loaded Bones and Fury, until you let the dice stand. Nothing else is possible then.
rule-H-18-5 = Offers of your cards come one after the other, always in the same order.
rule-H-18-6 = Only when others claim your card do you decide something outside your turn, unless you play with the option “defender reacts”.
rule-H-18-7 = No claims, tokens or free cards in the middle of another step.
rule-H-18-8 = For Thrill of Glory, all the scare tokens of one step are added up and looked at once, at its end.
rule-C-1 = { card-1.rule }
rule-C-2 = { card-2.rule }
rule-C-3 = { card-3.rule }
rule-C-4 = { card-4.rule }
rule-C-5 = { card-5.rule }
rule-C-6 = { card-6.rule }
rule-C-7 = { card-7.rule }
rule-C-8 = { card-8.rule }
rule-C-9 = { card-9.rule }
rule-C-10 = { card-10.rule }
rule-C-11 = { card-11.rule }
rule-C-12 = { card-12.rule }
rule-C-13 = { card-13.rule }
rule-C-14 = { card-14.rule }
rule-C-15 = { card-15.rule }
rule-C-16 = { card-16.rule }
rule-C-17 = { card-17.rule }
rule-C-18 = { card-18.rule }
rule-C-19 = { card-19.rule }
rule-C-20 = { card-20.rule }
rule-C-21 = { card-21.rule }
rule-C-22 = { card-22.rule }
rule-C-23 = { card-23.rule }
rule-C-24 = { card-24.rule }
rule-C-25 = { card-25.rule }
rule-C-26 = { card-26.rule }
rule-C-27 = { card-27.rule }
rule-C-28 = { card-28.rule }
rule-C-29 = { card-29.rule }
rule-C-30 = { card-30.rule }
rule-C-31 = { card-31.rule }
rule-C-32 = { card-32.rule }
rule-C-33 = { card-33.rule }
rule-C-34 = { card-34.rule }
rule-C-35 = { card-35.rule }
rule-C-36 = { card-36.rule }
rule-C-37 = { card-37.rule }
rule-C-38 = { card-38.rule }
rule-C-39 = { card-39.rule }
rule-C-40 = { card-40.rule }
rule-C-41 = { card-41.rule }
rule-C-42 = { card-42.rule }
rule-C-43 = { card-43.rule }
rule-C-44 = { card-44.rule }
rule-C-45 = { card-45.rule }
rule-C-46 = { card-46.rule }
rule-C-47 = { card-47.rule }
rule-C-48 = { card-48.rule }
rule-C-49 = { card-49.rule }
rule-C-50 = { card-50.rule }
rule-C-51 = { card-51.rule }
rule-C-52 = { card-52.rule }
rule-A-1 = There are five ghosts of each colour in all, so with three blue ones in town two are left in the supply.
rule-A-2 = Haunting on green gives 4 HP.
rule-A-3 = The disc always goes on the slot of the action you perform.
rule-A-4 = After Evolve you may raise one section, but need not.
rule-A-5 = Three blue ghosts return if they fit anywhere; fewer only if they do not.
rule-A-11 = A card that belongs to an action works with it or right after it, and never without it.
rule-A-61 = Descriptions of the game elsewhere contradict each other; here the printed rulebook is right.
rule-A-6 = Scare tokens do not run out, unless an option limits them to 100 for all together.
rule-A-7 = The limit of a building holds for every ghost that arrives, not only by Move.
rule-A-8 = Blue ghosts return where three fit, or else where most do. An option allows any building with room.
rule-A-9 = Blue ghosts return right after what took the last one away; evolving the last blue ghost is allowed.
rule-A-12 = No section may be skipped; resting is the least you can do.
rule-A-13 = A section without discs may rest too.
rule-A-14 = After your last activation you may still claim cards and use tokens, until you end your turn.
rule-A-15 = In the middle of an action nothing but changing dice is possible.
rule-A-16 = Discs for actions and bonus tokens come from the reserve, discs for claims also from section slots, and none ever from a bonus slot.
rule-A-28 = If there are fewer discs than Second Wind or Quick Hands could take back, take those there are.
rule-A-48 = A game could go on for ever, so it ends after 60 rounds, unless an option says otherwise.
rule-A-58 = The rulebook lets somebody who has seen a ghost begin; here it is random, unless an option says who.
rule-A-59 = How the buildings lie, and the names of three of them, are our choice. The layout can be changed.
rule-A-68 = Ghost tokens you spend go back to their piles.
rule-A-60 = What players have is never secret.
rule-A-17 = A bonus token you have no slot for stays where it is. With an option it is thrown away instead.
rule-A-18 = Only a ghost that is moved takes a bonus token, not one that is summoned, evolved, placed or swapped.
rule-A-19 = You may replace a token even if a slot is free, but throw the new one away only if none is.
rule-A-20 = You cannot use a bonus token that would do nothing, just to block the third slot.
rule-A-21 = Bigger Bone goes by the ghost’s level. With an option it goes by the section’s instead, in fights only.
rule-A-22 = Twist of Fate and Loaded Bones may roll any die of the roll again, your opponent’s too. An option limits them to your own.
rule-A-23 = Loaded Bones work only in your own turn. With the option “defender reacts”, the player who rolls for the target may use them too.
rule-A-24 = Dice tokens also help outside fights: Bigger Bone with Echoing Scream and Fortune Teller, Fury and Twist of Fate with these and with Odd Couple.
rule-A-53 = Trick-or-Treat Bag needs an empty slot or a token to replace, and Pilfering Wraith gets nothing from it.
rule-A-25 = In a fight of equal colours nobody is weaker: Brawler’s Glory gives nothing, and Bully’s Grin does not work.
rule-A-31 = Rampage goes on from a Fight action: every ghost there at most once, and a defeat does not stop it.
rule-A-35 = Shockwave compares the totals, with all that was added.
rule-A-37 = With Endless Arm and Rampage, only the first target may stand in another building.
rule-A-62 = The player who rolls for the target gains nothing by it.
rule-A-63 = There are always two dice to roll, even when equal colours fight.
rule-A-10 = The cards’ prices are our choice: coloured if a card gives points or changes the town or a level, grey otherwise. An option changes them.
rule-A-26 = Chill Next Door gives a Haunt action more reach. With an option it is a free haunting once per turn.
rule-A-27 = Borrowed Power lasts for one whole activation, with all that follows from it.
rule-A-29 = Déjà Vu takes no disc and gives no extra activation. With an option it takes one more disc from the reserve.
rule-A-30 = Procession of Two moves two different ghosts, never one ghost twice.
rule-A-32 = With Fortune Teller you may announce any number up to the sides of the die, or not use it at all.
rule-A-33 = Fortune Teller and Séance for Two follow Move actions only, no other moves.
rule-A-34 = With Trading Places nobody moves, so no bonus token is taken. With an option, swaps collect them.
rule-A-36 = Full House may be declined, follows only a Summon and needs a ghost of the colour in the building. An option does without that ghost.
rule-A-64 = If a free Summon or Haunt is not possible, it just does not happen.
rule-A-38 = Thrill of Glory gives 1 HP for each step that brings 2 scare tokens or more, however they came together.
rule-A-39 = Pumpkin Glow gives 2 HP for each orange token, so 4 for two at once.
rule-A-40 = Grey Veil lets you pay less, but coloured cards stay coloured for Cursed Stained Glass. With Coven Discount every card costs two tokens.
rule-A-65 = If there is no grey card on display, Coven Discount makes coloured cards cheaper at once.
rule-A-43 = Odd Couple needs both ghosts within the section’s level, or Spirit Board. If nobody comes there is no token and the disc is spent, but Roll Call still gives its point.
rule-A-44 = Lifted Curse takes half of the window’s points only. The level must suffice, and for your cards it is a Haunt.
rule-A-45 = Soul Changer takes two tokens of the same colour for one of the next level.
rule-A-54 = Boo and Begone moves any ghost of the colour that scared.
rule-A-55 = No section goes below blue or above red.
rule-A-56 = Exorcist’s Bell, Soul Merchant, Trading Places and Paid Passage work on ghosts of any level.
rule-A-66 = Loaded Bones work as long as you can pay; the scare tokens that a roll will bring you come too late for it.
rule-A-67 = A card you claim works from your next step on; only Welcome Gift works with its own claim.
rule-A-41 = When five red ghosts vanish, nobody gains or loses anything, and sections keep their levels.
rule-A-42 = In Grand Master nobody spends tokens: an empty pile stays empty, so that end is certain as soon as two are.
rule-A-46 = At the end a ghost token may count for several cards. With an option it counts for one only, the best way for you.
rule-A-47 = Pumpkin Crown counts full tens of your total after all else.
rule-A-49 = The end comes only in the turn of the player who triggers it, is never undone, and does not stop further claims.
rule-A-50 = With two players you choose the kind of token each time you haunt; a window still holds only one.
rule-A-51 = Your share of a claim must be taken, and points and discs are never mixed.
rule-A-52 = For Patience of the Dead and Full House, common tokens are yours as well.
rule-A-57 = If all is equal in the end, the victory is shared.
rule-A-69 = If there is only one thing to do, it is done without asking, and told.
rule-A-70 = A turn in which nothing more can be done ends by itself, or when you say so. If you are asked, you can still take your last action back.
rule-A-71 = You use cards and tokens between your actions. With the option “at any moment” you also do so in the middle of one, wherever something has just happened: after a roll, after a gain, after a move.
rule-A-72 = After your last activation you may still use cards and tokens. With an option, your turn ends with it.
rule-A-73 = What would bring you nothing cannot be used. With an option it can: a soul from an empty pile, Quick Hands without discs, a nap of an empty section, a lower rank or an exchange without tokens.
rule-A-74 = An empty reserve of bonus tokens is filled with the discarded ones when one is needed. With an option, at once.
rule-A-75 = Five cards can be played to the printed word, by an option: Loaded Bones in every roll, also in the turns of others; Fortune Teller and Séance for Two after any move; Fortune Teller, Full House and Shockwave without being asked whether you want to; and Shockwave counts the dice without Sharpened Claws.

### The rules page: the edition, a turn at a glance, and what the sections are called

rules-edition = There is one edition of Halloween (2017). With two players, the rules for two apply by themselves; Grand Master is an option (H-17.1). Where the rulebook leaves a question open we have ruled, and most of these rulings are options too.
rules-turn-1 = Activate each of your three sections once, in any order. An action needs a disc on its free slot, and a ghost in town that is no brighter than the section’s level.
rules-turn-2 = Summon: where two ghosts of a colour stand, bring a third; take a ghost token of the colour.
rules-turn-3 = Scare: gain as many scare tokens as the level of a ghost.
rules-turn-4 = Evolve: pay scare tokens and make a ghost one level brighter; take a token, and a section may rise to that level.
rules-turn-5 = Move: a ghost to a neighbouring building; it brings you the bonus token there.
rules-turn-6 = Fight: roll against a ghost of another colour; the loser leaves, and you take a token of its colour.
rules-turn-7 = Haunt: put a haunt token on the window of a ghost’s colour: 2, 4, 6, 8 or 10 HP. One token of yours in each building.
rules-turn-8 = Rest: take all discs of the section back.
rules-turn-9 = Before, between and after: claim cards (three ghost tokens, 3 HP), use bonus tokens (a disc each) and your cards.
rules-turn-10 = Somebody’s last haunt token or fifth card triggers the end; the round is played out, and most HP win.
rules-H-0 = First of all
rules-H-1 = Before the game
rules-H-2 = A turn
rules-H-3 = Sections and discs
rules-H-4 = Supplies and room
rules-H-5 = Summon
rules-H-6 = Scare
rules-H-7 = Evolve
rules-H-8 = Move
rules-H-9 = Fight
rules-H-10 = Haunt
rules-H-11 = Rest
rules-H-12 = Blue ghosts come back
rules-H-13 = Bonus tokens
rules-H-14 = Claiming cards
rules-H-15 = The end and the points
rules-H-16 = Two players
rules-H-17 = Grand Master
rules-H-18 = Step by step
rules-C = The action cards
rules-A = Rulings

### Where we differ from the book, and why: a sentence each.

rules-differ-A-1 = The book puts three blue ghosts in town and still speaks of five of each colour in the supply; there are five in all, so two blue ones are left.
rules-differ-A-2 = For haunting on green the book says 4 HP, and 2 in a remark; it cannot be both, and 4 goes with the other colours.
rules-differ-A-3 = In an example of the book a haunting puts its disc on Scare; everywhere else a disc goes on the action that you perform, and that is what we play.
rules-differ-A-4 = After Evolve the book once lets you raise a section and once tells you to; it cannot be both, and we leave it to you.
rules-differ-A-5 = Of blue ghosts that return the book says three, and also as many as possible; we take three where they fit, and fewer only if they fit nowhere.
rules-differ-A-11 = The book says that cards of an action work only after it, but five of them change the action itself; these work with it.
rules-differ-A-8 = In the book you choose the building to which blue ghosts return; by default it is one with room for three, because three have to return.
rules-differ-A-48 = The book has no end for a game that nobody ends; by default it ends after 60 rounds, and with a maximum of 0 never.
rules-differ-A-58 = In the book the player begins who last saw a ghost, with proof; here it is random, because nobody can show us that proof.
rules-differ-A-21 = By the words of the book Bigger Bone is one above the level of your section; by default it goes by the ghost’s, because every die belongs to a ghost.
rules-differ-A-23 = Loaded Bones say “whenever you want”; by default they work in your own turn only, so that nobody is asked while others play.
rules-differ-A-26 = By its words Chill Next Door is a haunting each turn; by default it gives Haunt actions more reach, because free ones would end a game in six turns.
rules-differ-A-71 = In the book you use cards and tokens at any moment of your turn; by default between two actions, so that one thing is over before the next is asked.
rules-differ-A-72 = In two examples of the book the turn is over with the last marker; by default you may still use cards and tokens, because it is still your turn.
rules-differ-A-73 = The book does not forbid you to use up what brings you nothing; by default that is refused, because it is nearly always a slip.
rules-differ-A-74 = In the book discarded bonus tokens are shuffled as soon as the reserve is empty; by default when one is needed, so that all that are discarded by then are in it.
rules-differ-A-75 = The words of five cards go further than we usually play them (in any turn, after any move, without asking); by default they leave you the choice in your own turn, so that nobody is interrupted.
