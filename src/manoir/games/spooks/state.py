"""The whole position, and the verbs that the rules are written in: only they change it, and they tell the story."""

from typing import Any

from manoir.core.agenda import AgendaState, Step
from manoir.core.game import OVER, View
from manoir.core.story import Event, Json, Phrase, Seat, Who
from manoir.games.spooks.cards import (
    ALL,
    BAT,
    BIT,
    CAT,
    FAMILY_CODES,
    FITS_DOWN,
    FITS_RED,
    FITS_UP,
    MASTER,
    NONE,
    RANK,
    RANKS,
    SPIDER_MASTER,
    family,
    is_blue,
    is_master,
    points,
)
from manoir.games.spooks.circle import Circle
from manoir.games.spooks.deal import Deal, Shown
from manoir.games.spooks.hands import Note, Player, empty_handed, notes_after
from manoir.games.spooks.moves import card_phrases
from manoir.games.spooks.rules import SpooksRules


class Flow:
    """What follows what in a deal (flow.py): steps ask it, so that none of them need know all the others."""

    def open_deal(self, state: "SpooksState") -> None:
        raise NotImplementedError

    def laid(self, state: "SpooksState", seat: Seat, card: int, victim: Seat) -> None:
        """A card was laid on the pile, as the top of a run if there is a victim."""
        raise NotImplementedError

    def suffer(self, state: "SpooksState", victim: Seat) -> None:
        """A player cannot answer a red card."""
        raise NotImplementedError

    def end_deal(self, state: "SpooksState", winners: list[Seat]) -> None:
        raise NotImplementedError


class SpooksState(AgendaState):
    def __init__(
        self,
        flow: Flow,
        rules: SpooksRules,
        circle: Circle,
        players: list[Player],
        stock: list[int],
        dealt: int,
        played: int,
        played_twice: int,
        direction: int,
        descending: bool,
        top: int,
        below: int,
        owner: Seat,
        passes: int,
        deal: Deal,
        notes: list[Note],
        winners: list[Seat],
        shown: Shown,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        actor: int,
    ) -> None:
        super().__init__(len(players), step, agenda)
        self.flow = flow
        self.rules = rules
        self.circle = circle
        self.players = players
        self.stock = stock  # not dealt: after the deal the phantom hand. Replaced, never changed
        self.dealt = dealt  # cards dealt to players in this deal
        self.played = played  # kinds laid or revealed in this deal...
        self.played_twice = played_twice  # ...and those of them that were twice
        self.direction = direction  # 1 clockwise, -1 counter-clockwise
        self.descending = descending
        self.top = top
        self.below = below  # the card right under the top
        self.owner = owner  # of the top card (S-3.2)
        self.passes = passes  # in a row since the top was laid
        self.deal = deal
        self.notes = notes  # replaced, never changed
        self.winners = winners  # of the last deal, then of the game
        self.shown = shown
        self.actor = actor

    def clone(self) -> "SpooksState":
        return SpooksState(
            self.flow,
            self.rules,
            self.circle,
            [player.clone() for player in self.players],
            self.stock,
            self.dealt,
            self.played,
            self.played_twice,
            self.direction,
            self.descending,
            self.top,
            self.below,
            self.owner,
            self.passes,
            self.deal,
            self.notes,
            self.winners,
            self.shown,
            self.step,
            self.agenda[:],
            self.actor,
        )

    def view(self, seat: Seat | None) -> View:
        from manoir.games.spooks.view import SpooksView  # a view imagines states, and a state gives views

        return SpooksView(self, seat)

    # -- questions ------------------------------------------------------------------------------------------------

    def next(self, seat: Seat) -> Seat:
        return self.circle.left[seat] if self.direction > 0 else self.circle.right[seat]

    def previous(self, seat: Seat) -> Seat:
        return self.circle.right[seat] if self.direction > 0 else self.circle.left[seat]

    def fitting(self) -> int:
        """The kinds that may be laid on the top card."""
        top = self.top
        if top in (CAT, NONE):
            return ALL
        if is_blue(top):
            fits = FITS_DOWN[top] if self.descending else FITS_UP[top]
            if self.rules.only_cat and is_master(top):  # SA-55
                fits = BIT[CAT]
            if self.rules.masters and top < RANKS:  # the Spider Master fits on any Spider (S-13.2)
                fits |= SPIDER_MASTER
            return fits
        fits = FITS_RED[top]
        if self.rules.wild:
            fits |= RANK[MASTER]
        return fits

    def scores(self) -> list[int]:
        return [player.total for player in self.players]

    def ranks(self) -> list[int]:
        """The winners first; in a Series then by elimination, the latest first, and by total (SA-36)."""
        order: list[tuple[int, int, int]] = []
        for seat in range(self.seats):
            player = self.players[seat]
            won = 0 if seat in self.winners else 1
            gone = -player.left_in if player.left_in else -1_000_000
            order.append((won, gone, player.total) if self.rules.series else (won, 0, 0))
        ranked = sorted(order)
        return [1 + ranked.index(place) for place in order]

    def rests(self) -> int:
        """A Series rests before each deal but the first, until somebody plays in it; the opening card lays itself."""
        if not self.rules.series or self.deal.number == 1 or self.actor == OVER:
            return 0
        begun = self.passes > 0 or self.played & (self.played - 1) != 0 or self.played_twice != 0
        return 0 if begun else self.deal.number

    def standing(self) -> list[int]:
        """After a single deal those who did not get out stand by the points that they hold, fewest first."""
        if self.rules.series:
            return self.ranks()
        order = [(0 if seat in self.winners else 1, self.players[seat].total) for seat in range(self.seats)]
        ranked = sorted(order)
        return [1 + ranked.index(place) for place in order]

    def remarks(self) -> list[tuple[Phrase, str]]:
        """A single deal has a winner, and by the rules nobody is second; a Series shares places (SA-36)."""
        level = [(phrase, "SA-36" if self.rules.series else "") for phrase, _ in super().remarks()]
        return level if self.rules.series else [(Phrase("ending-one-winner"), "S-10.1"), *level]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return [(Phrase("points-total" if self.rules.series else "points-left"), self.players[seat].total)]

    # -- the verbs ------------------------------------------------------------------------------------------------

    def tell(
        self, key: str, rule: str, seat: Seat, cards: list[int], other: Seat = NONE, seen_by: list[Seat] | None = None
    ) -> None:
        """What happened: to whom, with whom, which cards; cards that only some may see are secret."""
        if self.story is None:
            return
        values: Json = {"player": Who(seat)}
        if other != NONE:
            values["other"] = Who(other)
        shown: Json = {"cards": card_phrases(cards)} if cards else {}
        if seen_by is None:
            self.story.append(Event("event-" + key, rule, {**values, **shown}))
        else:
            self.story.append(Event("event-" + key, rule, values, shown, seen_by))

    def name_dealer(self, seat: Seat) -> None:
        self.deal = Deal(number=self.deal.number, dealer=seat, idle=self.deal.idle, phantom=self.deal.phantom)
        self.tell("dealer", "S-2.1", seat, [])

    def choose_phantom(self, aside: bool) -> None:
        deal = self.deal
        self.deal = Deal(number=deal.number, dealer=deal.dealer, idle=deal.idle, phantom=aside)
        self.tell("aside" if aside else "all-dealt", "SA-52", deal.dealer, [])

    def leave_lead(self, seat: Seat, first: bool) -> None:
        """The player who might lead does not; the first of those who leave it to others in turn, or a later one."""
        self.passes = 1 if first else self.passes + 1
        self.tell("leave", "SA-53", seat, [])

    def deal_card(self, seat: Seat, card: int) -> None:
        stock = self.stock[:]
        stock[stock.index(card)] = stock[-1]  # its order means nothing
        stock.pop()
        self.stock = stock
        self.dealt += 1
        self.players[seat].add(card)
        if self.story is not None:
            self.tell("deal", "S-2.2", seat, [card], NONE, [seat])

    def discard(self, card: int) -> None:
        """Out of the hands for this deal, seen by all."""
        bit = 1 << card
        if self.played & bit:
            self.played_twice |= bit
        else:
            self.played |= bit

    def lay(self, seat: Seat, card: int) -> None:
        """A card on the pile: it is the top now, and this player its owner (S-3.2)."""
        self.players[seat].remove(card)
        self.discard(card)
        self.below = self.top
        self.top = card
        self.owner = seat
        self.passes = 0
        if self.notes:
            self.forget(seat, card)

    def forget(self, holder: Seat, card: int) -> None:
        """A card of a hand was seen: who knew of one there knows of one less."""
        kept: list[Note] = []
        done: list[Seat] = []
        for note in self.notes:
            if note.holder == holder and note.card == card and note.viewer not in done:
                done.append(note.viewer)
            else:
                kept.append(note)
        self.notes = kept

    def transfer(self, giver: Seat, receiver: Seat, card: int) -> None:
        """A card goes from hand to hand: these two know which, the others only that one went (SA-45)."""
        self.exchange([(giver, receiver, card)])

    def exchange(self, gifts: list[tuple[Seat, Seat, int]]) -> None:
        """Cards change hands at once: giver, receiver and card of each."""
        for giver, receiver, card in gifts:
            self.players[giver].remove(card)
            self.notes = notes_after(self.notes, giver, receiver, card)
        for giver, receiver, card in gifts:
            self.players[receiver].add(card)
            self.players[receiver].void = 0  # it may be anything
            self.notes = [*self.notes, Note(giver, receiver, card)]

    def fail(self, victim: Seat) -> None:
        """The player cannot answer a red card (S-6.6); without the licence to decline that proves a void."""
        if self.rules.must_play:
            self.players[victim].void |= self.fitting()
        if self.story is not None:
            kin = family(self.top)
            values: Json = {"player": Who(victim), "other": Who(self.owner), "cards": card_phrases([self.top])}
            values["kin"] = FAMILY_CODES[kin]
            self.story.append(Event("event-fail", "S-8.1" if kin == BAT else "S-7.1", values))

    def reverse(self) -> None:
        before = self.direction
        self.direction = -1 if self.rules.turned(before < 0) else 1
        if self.direction == before:
            self.tell("still-turned", "SA-54", self.owner, [])
        elif self.direction < 0:
            self.tell("reverse", "S-13.5", self.owner, [])
        else:
            self.tell("restore", "S-13.9", self.owner, [])

    def overturn(self) -> None:
        before = self.descending
        self.descending = self.rules.turned(before)
        if self.descending == before:
            self.tell("still-descending", "SA-54", self.owner, [])
        elif self.descending:
            self.tell("descend", "S-13.7", self.owner, [])
        else:
            self.tell("ascend", "S-13.9", self.owner, [])

    def go_out(self, winners: list[Seat]) -> None:
        """The deal ends at once: whatever else was due is dropped (S-10.1)."""
        self.drop_all()
        self.winners = winners
        if self.story is not None:
            key, rule = ("event-out", "S-10.1") if len(winners) == 1 else ("event-joint-out", "S-5.9")
            self.story.append(Event(key, rule, {"players": [Who(seat) for seat in winners]}))

    def score_deal(self) -> None:
        """Everybody shows what is left in hand and adds its points (S-11.1)."""
        hands = [player.cards() for player in self.players]
        self.shown = Shown(cards=self.shown.cards, revealers=self.shown.revealers, hands=hands)
        changed = False
        for seat in self.circle.seated:
            player = self.players[seat]
            left = points(hands[seat])
            player.total += left
            changed = changed or left > 0
            if self.story is not None and self.rules.series:
                values: Json = {"player": Who(seat), "points": left, "total": player.total}
                if left:
                    values["cards"] = card_phrases(hands[seat])
                self.story.append(Event("event-score" if left else "event-score-out", "S-11.1", values))
        idle = 0 if changed else self.deal.idle + 1
        self.deal = Deal(number=self.deal.number, dealer=self.deal.dealer, idle=idle, phantom=self.deal.phantom)

    def eliminate(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.players[seat].left_in = self.deal.number
            self.tell("eliminated", "S-11.5", seat, [])
        self.circle = Circle([seat for seat in self.circle.seated if seat not in seats], self.seats)

    def win(self, winners: list[Seat], rule: str) -> None:
        self.winners = winners
        if self.story is not None:
            key = "event-win" if len(winners) == 1 else "event-joint-win"
            total = self.players[winners[0]].total
            self.story.append(Event(key, rule, {"players": [Who(seat) for seat in winners], "points": total}))

    def new_deal(self, dealer: Seat, stock: list[int]) -> None:
        """All cards are shuffled again; direction and order are the usual ones (S-11.7), or stay (SA-54)."""
        number, phantom = self.deal.number + 1, self.rules.phantom
        self.deal = Deal(number=number, dealer=dealer, idle=self.deal.idle, phantom=phantom)
        self.stock = stock
        self.dealt = 0
        self.played = 0
        self.played_twice = 0
        if not self.rules.masters_stay:
            self.direction = 1
            self.descending = False
        self.top = NONE
        self.below = NONE
        self.owner = NONE
        self.passes = 0
        self.notes = []
        self.players = [empty_handed(player.total, player.left_in) for player in self.players]
        self.tell("new-deal", "S-11.7", dealer, [])

    # -- in words -------------------------------------------------------------------------------------------------

    def position(self) -> Json:
        from manoir.games.spooks.describe import described

        return described(self)
