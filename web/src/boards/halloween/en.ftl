### Halloween's board. $player is a name, $n a number, $colour a colour, $building a building, $action an action.

board-pane-town = Town
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
board-mine = Back to yours
board-player = Haunt tokens placed: { $placed } of { $haunts }.{ $most ->
    [0] {""}
   *[other] {" "}Cards occupied: { $cards } of { $most }.
}
board-section = Section { $n }
board-level = Level { $n }
board-done = used
board-slot-covered = (covered by a disc)
board-reserve = Beside the sections
board-discs = Discs
board-scare = Scare tokens
board-tokens = Ghost tokens
board-bonus = Bonus slots
board-bonus-empty = empty bonus slot
board-bonus-blocked = bonus slot blocked by a disc
board-haunts = Haunt tokens

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
board-building-about = Next to: { $near }. { $n ->
    [0] It is full.
   *[other] Room for { $n } more.
} Best free window: { $points } HP.

board-haunt-at = { $building }, { $window }
board-haunt-common = { $window }, { $kind }
board-using = { $move } (with { $cards })
board-from-to = { $from } → { $to }
board-disc = { $action }, section { $n }

board-so-far = So far
board-back = Back
board-claim = Claim
board-pay-add = Pay one more { $colour } ({ $n } so far)
board-later = could be worth up to { $n } later

board-card-use = use it now
board-card-claim = claim it
board-card-now = this one
board-card-may = helps here
board-cost-grey = Grey: { $n ->
    [one] { $n } ghost token of any colour
   *[other] { $n } ghost tokens of any colours
}, and one of your discs for good. A claim gives 3 HP.
board-cost-coloured = Coloured: { $n ->
    [one] { $n } ghost token
   *[other] { $n } ghost tokens of different colours
}, and one of your discs for good. A claim gives 3 HP.

board-odds = You win { $n } % of the time.
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
board-worth-would = would be { $n }
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
board-level-short = lvl { $n }
board-tap-again = tap again
board-any-order-short = Tap an action, a ghost or a building.
board-ask-before-roll = Roll now, or take a bigger die first?
board-ask-after-roll = Do you keep this roll?
board-ask-reconsider = Pay to roll a die again?
board-ask-moment = Use something before the roll counts?
board-recap = Since your last turn
board-recap-back = the deed before
board-recap-on = the next deed
board-recap-play = Your turn

board-chapter-you = Round { $n } · you
board-recap-all = Watch it all
board-aided = { $card }: { $n } %
board-why-done = sections used
board-why-disc = no disc left
board-why-covered = covered
board-why-strong = needs level { $n }
board-why-pair = takes two of them
board-why-supply = none in the supply
board-why-full = no room
board-why-scare = costs { n-scare }
board-why-red = red already
board-why-next = no room next door
board-why-alone = nobody to fight
board-why-taken = window taken
board-why-yours = you haunt it already
board-why-not = not now
board-cannot-strong = This { $ghost } is too strong for you. The best section you have left is at level { $n }.
board-cannot-ghost = This { $ghost } can do nothing for you now. { $why }.
board-cannot-building = There is nothing for you to do here now. { $why }.
board-cannot-action = { $action } does not work with this { $ghost }. Reason: { $why }.
board-key-sections = to a section; R: let it rest
board-key-arrows = over sections, along the streets; + and −: over what can be chosen
board-key-undo = undo

### My lines of the guest book

event-turn-you = Round { $n }: it is your turn.
event-summon-you = You summon { a-colour } ghost at the { $building }{ $n ->
    [0] , but no { $colour } token is left
    [one] {" "}and get { a-colour } token
   *[other] {" "}and get { $n } { $colour } tokens
}.
event-nobody-comes-you = You call for { a-colour } ghost at the { $building }, but none is left: nobody comes.
event-scare-you = { $n ->
    [0] Boo! You scare with { a-colour } ghost, but no scare tokens are left.
   *[other] Boo! You scare with { a-colour } ghost and gain { n-scare }.
}
event-evolve-you = At the { $building } a ghost turns { $colour }. You { $n ->
    [0] find no { $colour } token left
    [one] get { a-colour } token
   *[other] get { $n } { $colour } tokens
}.
event-level-you = Your section { $section } is now at level { $n }, { $colour }.
event-move-you = You move the { $colour } ghost from the { $building } to the { $to }.
event-win-you = You are the Ultimate Lord of Darkness with { $n } HP!
event-win-by-tokens-you = A tie at { $n } HP! You have more ghost tokens and are the Ultimate Lord of Darkness!
event-fight-you = Fight! You send the { $colour } ghost at the { $building } against the { $other } one.
event-fight-far-you = Fight! You send the { $colour } ghost at the { $building } against the { $other } one at the { $to }.
event-fight-won-you = You win! The { $colour } ghost leaves the { $building }{ $n ->
    [0] , but no { $colour } token is left
    [one] , and you get { a-colour } token
   *[other] , and you get { $n } { $colour } tokens
}.
event-fight-lost-you = The { $colour } ghost at the { $building } cannot beat the { $other } one: no luck for you.
event-haunt-own-you = You haunt the { $building } on the { $colour } window: { $n } HP.
event-haunt-common-you = You haunt the { $building } on the { $colour } window with a common token: { $n } HP.
event-recover-you = You take a haunt token back from the { $colour } window of the { $building } and lose { $n } HP.
event-rest-you = Your section { $section } rests: { $n ->
    [0] no discs to take back
    [one] one disc comes back
   *[other] { $n } discs come back
}.
event-disc-back-you = You take back the disc from { $action } of section { $section }.
event-seed-you = You call, and at the { $building } { $n ->
    [one] a blue ghost rises
   *[other] { $n } blue ghosts rise
}.
event-token-taken-you = You find a bonus token at the { $building }: { $card }.
event-token-drawn-you = You draw a bonus token: { $card }.
event-token-replaced-you = You throw away { $card } for the new one.
event-token-discarded-you = You throw { $card } away.
event-token-used-you = You use { $card }.
event-token-soul-you = { $card }: you get { $n ->
    [one] { a-colour } token
   *[other] { $n } { $colour } tokens
}.
event-token-scare-you = { $card }: you gain { n-scare }.
event-token-points-you = { $card }: you gain { $n } HP.
event-token-wasted-you = You use { $card } up, and nothing happens.
event-bonus-discs-back-you = All three bonus slots are blocked: you take { $n ->
    [one] the disc
   *[other] the { $n } discs
} back.
event-flight-you = The { $colour } ghost flies from the { $building } to the { $to }, as you wish.
event-claim-you = You claim { $card }: { $n } HP.
event-compensated-points-you = You were on the card before: { $n } HP.
event-compensated-discs-you = You were on the card before: { $n ->
    [one] one disc comes
   *[other] { $n } discs come
} back.
event-card-points-you = { $card }: you gain { $n } HP.
event-card-scare-you = { $card }: you gain { n-scare }.
event-card-token-you = { event-token-soul-you }
event-removed-you = You drive the { $colour } ghost out of the { $building }.
event-placed-you = { $card }: you pay { a-colour } token, and { a-colour } ghost appears at the { $building }.
event-swapped-you = You swap two ghosts: { $colour } from the { $building } and { $other } from the { $to }.
event-scare-paid-you = { $card }: you pay { n-scare }.
event-tokens-paid-you = { $card }: you give { $n ->
    [one] { a-colour } token
   *[other] { $n } { $colour } tokens
}.
event-announced-you = { $card }: you announce { $n } or more.
event-pay-again-you = You pay { n-scare } to roll again.
event-last-haunt-you = You have placed your last haunt token! The game ends with this round.
event-fifth-card-you = You occupy a fifth card! The game ends with this round.
event-final-points-you = You score { $n } HP: { $part }.
