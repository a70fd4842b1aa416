### Halloween's board. $player is a name, $n a number, $colour a colour, $building a building, $action an action.

board-pane-town = Town
board-pane-mine = Boards
board-pane-cards = Cards

board-name-CH = Church
board-name-SC = School
board-name-HO = Hospital
board-name-MA = Manor
board-name-PS = Police Station
board-name-TH = Theatre
board-town = The town
board-cards = Action cards
board-hp = HP
board-of = { $player }: the board
board-mine = Back to yours
board-player = Haunt tokens placed: { $placed } of { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cards occupied: { $cards } of { $most }.
}
board-section = Section { $n }
board-level = Level { $n }
board-open = ready
board-now = now
board-done = used
board-rest = { $n ->
    [0] Rest
    [one] Rest: 1 disc back
   *[other] Rest: { $n } discs back
}
board-slot-covered = (covered by a disc)
board-reserve = Beside the sections
board-discs = Discs
board-scare = Scare tokens
board-tokens = Ghost tokens
board-bonus = Bonus slots
board-bonus-empty = empty bonus slot
board-bonus-blocked = bonus slot blocked by a disc
board-haunts = Haunt tokens
board-haunts-common = { " " }+ { $n }

board-about = { $action }: { $text }
board-about-summon = Two ghosts of one colour in a building call a third. You get a ghost token of that colour.
board-about-scare = Choose a colour that is in town: you gain as many scare tokens as its level.
board-about-evolve = Pay scare tokens: a ghost grows by a level, you get a token of the new colour, and one of your sections may rise to that level.
board-about-move = A ghost goes to the building next door. If a bonus token lies there, it is yours.
board-about-fight = A ghost attacks one of another colour in its building. Both roll; if you roll more, the other leaves and you get a token of its colour.
board-about-haunt = Put a haunt token on a window of the same colour as a ghost in that building. Blue gives 2 HP, red 10. One of yours in each building.
board-about-rest = All discs of this section come back. It always works.
board-about-recover = Take one of your haunt tokens back from a window. You lose half of its HP.
board-about-discs = Each action takes one of your { $n } discs and covers its slot until the section rests.
board-about-tokens = Three of them claim a card: any three for a grey one, three different colours for a coloured one.
board-about-haunts = A player’s last haunt token triggers the end of the game. With two players the second number is for tokens of the common colour: at most one of them in each building.

board-ghosts = { $n ->
    [one] { $ghost }, level { $level }
   *[other] { $n } × { $ghost }, level { $level }
}
board-ghost-b = blue ghost
board-ghost-g = green ghost
board-ghost-y = yellow ghost
board-ghost-o = orange ghost
board-ghost-r = red ghost
board-ghost-at = { $ghost }, { $building }
board-ghost-about = Rolls a die with { $faces } sides; its window is worth { $points } HP. A section of its level or higher can use it.
board-window-b = blue window
board-window-g = green window
board-window-y = yellow window
board-window-o = orange window
board-window-r = red window
board-window-free = { $window }, free: { $points } HP
board-window-own = { $window }, haunted by { $player }
board-window-common = { $window }, haunted by { $player } with a common token
board-building-choices = { $building }: { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
board-building-about = Next to: { $near }. { $n ->
    [0] It is full.
   *[other] Room for { $n } more.
} Best free window: { $points } HP.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (with { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, section { $n }

board-choose-slot = Choose an action of a section that is ready.
board-so-far = So far
board-back = Back
board-claim = Claim
board-can-claim = { $n ->
    [one] 1 card to claim
   *[other] { $n } cards to claim
}
board-can-use-cards = { $n ->
    [one] 1 card to use
   *[other] { $n } cards to use
}
board-can-use-tokens = { $n ->
    [one] 1 bonus token to use
   *[other] { $n } bonus tokens to use
}
board-raises = { $n ->
    [0] The die as it is
    [one] The die one level up
   *[other] The die { $n } levels up
}
board-roll = Roll the dice: { $move }
board-roll-once = A roll cannot be undone.
board-pay-add = Pay one more { $colour } ({ $n } so far)
board-pay-clear = Pay with others
board-later = could be worth up to { $n } later

board-card-use = use it now
board-card-claim = claim it
board-card-now = this one
board-card-may = helps here
board-card-affects = affects { $action }
board-cost-grey = Grey: { $n ->
    [one] { $n } ghost token of any colour
   *[other] { $n } ghost tokens of any colours
}, and one of your discs for good. A claim gives 3 HP.
board-cost-coloured = Coloured: { $n ->
    [one] { $n } ghost token
   *[other] { $n } ghost tokens of different colours
}, and one of your discs for good. A claim gives 3 HP.

board-hint-odds = { $n } %
board-hint-gain = +{ $n }
board-hint-scare = −{ $n }
board-odds = You win { $n } % of the time.
board-odds-other = The attack wins { $n } % of the time.
board-won = The attack wins.
board-lost = The attack fails.

board-supply = What is left
board-supply-ghosts = ghosts
board-supply-tokens = ghost tokens
board-supply-die = die
board-supply-evolve = scare tokens to evolve into it
board-supply-haunt = HP of its window
board-supply-bonus = Bonus tokens face down: { $n }, thrown away: { $discards }.

board-chapter = Round { $n } · { $player }

board-pane-others = Others
board-you = You
board-any-order = Choose an action, a ghost, a building or a card, in any order.
board-key-escape = Esc
board-points = { $n } HP
board-against = against
board-dice = Dice
board-to-level = to level { $n }
board-ask-ghost = { $ghost } at the { $building }: what shall it do?
board-ask-building = { $building }: what would you like to do?
board-ask-ready = { $what }: go ahead?
board-ask-which = Which one?
board-ask-card = { $card }: what do you do?
board-use = Use { $card }
board-go = Do it
board-disc-reserve = disc: reserve
board-ribbon = What can be done with it
board-by-section = { $action }, section { $n }
board-role-target = Attack it
board-role-bring = Bring one here
board-discs-back = { $n ->
    [0] no discs
    [one] +1 disc
   *[other] +{ $n } discs
}
board-card-taking = you claim it
board-worth = now worth { $n }
board-worth-would = would be worth { $n }
board-price-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
board-price-colours = { $n ->
    [one] { $n } colour
   *[other] { $n } colours
}
board-if-won = won:
board-if-lost = lost: nothing happens
board-level-short = level { $n }
board-tap-again = tap again
board-any-order-short = Tap an action, a ghost or a building.
board-ask-before-roll = Roll now, or take a bigger die first?
board-ask-after-roll = Do you keep this roll?
board-ask-reconsider = Pay to roll the defence die again?
board-recap = Since your last turn
board-recap-back = the deed before
board-recap-on = the next deed
board-recap-play = Your turn
