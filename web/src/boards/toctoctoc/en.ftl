## The board of Toc Toc Toc.

toc-pane-door = Door
toc-pane-parties = Parties
toc-chapter = Turn { $turn } · { $player }
toc-chapter-you = Turn { $turn } · you
toc-you = you
toc-bot = bot
toc-turn-of = It is { $name }’s turn

### Cards, as they stand below the picture

toc-name-Mn = Monster
toc-name-Gn = Ghost
toc-name-Vn = Vampire
toc-name-Mb = Monster brute
toc-name-Gb = Ghost brute
toc-name-Vb = Vampire brute
toc-name-Mm = Monster musician
toc-name-Gm = Ghost musician
toc-name-Vm = Vampire musician
toc-name-S = Scarecrow
toc-name-Mv = Vamp · monster
toc-name-Gv = Vamp · ghost
toc-name-Vv = Vamp · vampire
toc-name-K = Kid
toc-name-T = Hearse taxi

### Houses

toc-your-house = Your house
toc-house = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-pts = { $points ->
    [one] pt
   *[other] pts
}
toc-column-M = Monsters
toc-column-G = Ghosts
toc-column-V = Vampires
toc-column-S = Scarecrows
toc-column-label = { $type }: { $guests ->
    [0] none
   *[other] { $guests }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-column-guests = { $guests ->
    [0] Nobody here yet. Each would be worth 1 point.
    [one] One guest, worth 1 point.
   *[other] { $guests } guests at 1 point: { $points } points.
}
toc-column-doubled = The musician doubles them: { $guests ->
    [one] 1 guest at 2 points
   *[other] { $guests } guests at 2 points
}, { $points } in all.
toc-column-scarecrows = { $guests ->
    [0] Nobody here yet. A scarecrow is worth 3 points, and nothing moves it.
   *[other] { $guests } at 3 points: { $points } points. Nothing moves a scarecrow.
}
toc-column-safe = A brute keeps kids and taxis away from them.
toc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
toc-points-part = { $type } { $guests } × { $each } = { $points }.
toc-points-how = A guest is worth 1, or 2 beside the musician of its type; a scarecrow 3.

toc-note-away = away
toc-note-knocks = knocks
toc-note-bot = a bot plays
toc-held = In { $name }’s hand
toc-held-known = Everybody saw these drawn: { $cards }.
toc-held-unknown-more = { $n ->
    [one] One more that nobody knows.
   *[other] { $n } more that nobody knows.
}
toc-held-unknown = { $n ->
    [one] One card that nobody else knows.
   *[other] { $n } cards that nobody else knows.
}
toc-held-none = No cards left.
toc-held-door = One of them is at the door now.
toc-seen = Everybody saw you draw this card.

### The pile

toc-pile = Pile
toc-pile-cards = { $n ->
    [0] empty
    [one] last card
   *[other] { $n } cards
}
toc-pile-you = After this turn you draw the { $card }.
toc-pile-who = { $player } will draw the { $card }.
toc-pile-down-you = After this turn you draw the top card.
toc-pile-down-who = { $player } will draw the top card.
toc-pile-down = At this table the pile lies face down: only the player who draws a card sees it.
toc-pile-empty = No more drawing. Play goes on until all hands are empty.
toc-gone = Gone for good
toc-gone-none = Nobody has left the game yet.
toc-unseen = Not seen yet
toc-unseen-none = Every card has been seen.

### The door

toc-word-1 = Knock
toc-word-2 = knock
toc-word-3 = knock
toc-door-mine = You are offering: { $card }
toc-door-choose = Knock here
toc-door-chosen = This door
toc-at = at { $name }’s door
toc-saying-0 = “Such a nice guest, really.”
toc-saying-1 = “It is cold out here.”
toc-saying-2 = “Guess who!”
toc-saying-3 = “You will love this one.”
toc-saying-4 = “Would I lie to you?”
toc-saying-5 = “Just a friend of mine.”
toc-saying-6 = “Somebody asked for you.”
toc-saying-7 = “Quick, it is raining!”

### Decisions

toc-open = Open
toc-open-means = The guest, or the trap, is for you.
toc-refuse = Keep it shut
toc-refuse-means = It is for { $player }.
toc-step-card = Choose a card
toc-step-door = Choose a door
toc-knock = Knock
toc-choose = { $type } ({ $n })
toc-if-open = If { $player } opens
toc-if-refuse = If not
toc-if-open-guest = The guest joins { $player }’s party.
toc-if-refuse-guest = The guest joins yours.
toc-if-open-vamp = You pick a guest of that type at { $player }’s party; it comes to you.
toc-if-refuse-vamp = { $player } picks a guest of that type at your party.
toc-if-open-kid = { $player }’s biggest group without a brute runs to you.
toc-if-refuse-kid = Your biggest group without a brute runs to { $player }.
toc-if-open-taxi = { $player }’s biggest group without a brute drives away for good.
toc-if-refuse-taxi = Your biggest group without a brute drives away for good.

### The first time

toc-lesson-offer = Pick a card from your hand and somebody’s door. They will not see the card before they decide.
toc-lesson-answer = You do not know who is knocking. Open and it happens to you; keep it shut and it happens to them.
toc-lesson-take = The vamp brings you a guest: pick the one you want.
toc-lesson-choose = Several groups are equally big: you say which one has to go.
toc-lesson-brute = A brute at a party keeps kids and taxis away from all guests of its type.
toc-lesson-musician = A musician doubles every guest of the same type at the party.
toc-lesson-vamp = A vamp does not stay. She lures one guest of her type to the rival.
toc-lesson-kid = A kid does not stay. It scares the biggest group without a brute away to the rival’s party.
toc-lesson-taxi = The hearse taxi drives off with the biggest group without a brute, for good.
toc-lesson-scarecrow = A scarecrow is worth 3 points and never leaves.
toc-lesson-close = Got it

## The end: the last party

toc-end-heading = The parties
end-you = The best party is at your place.
end-other = The best party is at { $player }’s.
end-by = { $player } wins, { $n ->
    [one] one point ahead.
   *[other] { $n } points ahead.
}
end-shared = { $players } gave the best parties, side by side.
end-shared-you = { $players } gave the best parties, side by side.
toc-source-M = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-G = { $n ->
    [one] 1 ghost
   *[other] { $n } ghosts
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-V = { $n ->
    [one] 1 vampire
   *[other] { $n } vampires
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}
toc-source-S = { $n ->
    [one] 1 scarecrow
   *[other] { $n } scarecrows
}{ $each ->
    [1] {""}
   *[other] {" × "}{ $each }
}

## My own lines of the guest book; and those of others that are about me.

event-first-you = You begin.
event-guest-you = Already at your party: { $cards }.
event-draw-you = You draw the { $cards } from the pile.
event-knock-to-you = Knock, knock! { $player } is at your door, with a card: { $cards }.
event-win-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-knock-you = Knock, knock! You are at { $other }’s door, with a card: { $cards }.
event-knock-unseen-you = Knock, knock! You are at { $other }’s door.
event-knock-unseen-to-you = Knock, knock! { $player } is at your door.
event-open-you = You open the door to { $other }: { $cards }!
event-open-to-you = { $player } opens the door to you: { $cards }!
event-refuse-you = You refuse; { $other } has to reveal: { $cards }!
event-refuse-to-you = { $player } refuses; you have to reveal: { $cards }!
event-join-you = You have a new guest: { $cards }.
event-no-effect-you = The { $cards } finds nobody to take at your party, and leaves.
event-lure-you = You lure away a guest from { $other }: { $cards }.
event-lure-to-you = { $player } lures away a guest of yours: { $cards }.
event-flee-you = { $n ->
    [one] A guest flees
   *[other] { $n } guests flee
} from { $other } to you: { $cards }.
event-flee-to-you = { $n ->
    [one] A guest flees
   *[other] { $n } guests flee
} from you to { $player }: { $cards }.
event-ride-you = { $n ->
    [one] A guest leaves your party
   *[other] { $n } guests leave your party
} in the taxi, for ever: { $cards }.
