"""What one seat may know, and the positions it may imagine: side by side, because they must agree (section 5)."""

from typing import Any

from manoir.core.agenda import Step
from manoir.core.game import View
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.spooks.cards import (
    BIT,
    CODES,
    FAMILY,
    KINDS,
    NONE,
    SPIDER,
    cards_of,
    kinds,
)
from manoir.games.spooks.hands import Player, empty_handed
from manoir.games.spooks.moves import LAYS
from manoir.games.spooks.pranks import Sealed
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import FollowRed

TRIES = 30  # at a deal that agrees with what was shown


class Knowledge(View):
    """Built from public facts, one hand, one sealed choice and what this seat gave away: never from another hand."""

    def __init__(self, state: SpooksState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.memory_aid = state.rules.memory_aid
        self.flow = state.flow
        self.rules = state.rules
        self.circle = state.circle
        self.seats = state.seats
        mine = empty_handed(0, 0) if seat is None else state.players[seat]
        self.once = mine.once
        self.twice = mine.twice
        self.held = [player.size for player in state.players]  # without a card chosen secretly
        aside = in_phantom(state)
        self.void = [player.void if player.left_in else player.void | aside for player in state.players]
        self.totals = [player.total for player in state.players]
        self.left_in = [player.left_in for player in state.players]
        self.notes = [note for note in state.notes if note.viewer == seat]
        self.stock_size = len(state.stock)
        self.dealt = state.dealt
        self.played = state.played
        self.played_twice = state.played_twice
        self.direction = state.direction
        self.descending = state.descending
        self.top = state.top
        self.below = state.below
        self.owner = state.owner
        self.passes = state.passes
        self.deal = state.deal
        self.winners = state.winners
        self.shown = state.shown
        self.fits = state.fitting()
        self.waiting = state.waiting()
        self.actor = state.actor
        self.agenda = state.agenda[:]  # of the steps to come none holds a secret
        top = state.step
        self.group: list[Seat] = []
        self.done: list[bool] = []
        self.pick = NONE
        self.step: Step[Any] | None = top
        if isinstance(top, Sealed):
            self.group = top.group
            self.done = [chosen != NONE for chosen in top.picks]
            self.pick = top.pick_of(seat) if seat is not None else NONE
            self.step = top.with_picks([NONE] * len(top.group))
        self.reasons: dict[str, str] = {}
        if seat is not None and seat in self.waiting:
            for card in kinds(mine.once):
                reason = state.refusal(seat, LAYS[card])
                if reason and reason.startswith("needs"):
                    self.reasons[CODES[card]] = reason

    def chose(self, seat: Seat) -> bool:
        """Whether a seat has made its secret choice."""
        return seat in self.group and self.done[self.group.index(seat)]

    def beside(self, seat: Seat, turn: int) -> Seat:
        """The neighbour of a seat: 1 clockwise, -1 counter-clockwise."""
        return self.circle.left[seat] if turn > 0 else self.circle.right[seat]

    def unseen(self) -> list[int]:
        """The cards that the seat cannot place: all, less what lies open, its own, and what it knows others hold."""
        left = [self.rules.decks] * KINDS
        for card in cards_of(self.played, self.played_twice) + cards_of(self.once, self.twice):
            left[card] -= 1
        if self.pick != NONE:
            left[self.pick] -= 1
        for note in self.notes:
            left[note.card] -= 1
        return [card for card in range(KINDS) for _ in range(left[card])]

    def imagine(self, rng: Rng) -> SpooksState:
        players, picks, stock = self.imagine_hands(rng, True)
        tries = 1
        while not players:
            players, picks, stock = self.imagine_hands(rng, tries < TRIES)
            tries += 1
        step = self.step
        if isinstance(step, Sealed):
            step = step.with_picks(picks)
        return SpooksState(
            flow=self.flow,
            rules=self.rules,
            circle=self.circle,
            players=players,
            stock=stock,
            dealt=self.dealt,
            played=self.played,
            played_twice=self.played_twice,
            direction=self.direction,
            descending=self.descending,
            top=self.top,
            below=self.below,
            owner=self.owner,
            passes=self.passes,
            deal=self.deal,
            notes=self.notes,
            winners=self.winners,
            shown=self.shown,
            step=step,
            agenda=self.agenda[:],
            actor=self.actor,
        )

    def imagine_hands(self, rng: Rng, heed: bool) -> tuple[list[Player], list[int], list[int]]:
        """Hands for everybody, secret choices, and what is left; nobody's if they contradict what was shown.

        What was shown: a failure on red proves a void, and who is asked to answer red has an answer. Not to heed it is
        the last resort: then voids are forgotten and the answer is dealt on purpose.
        """
        pool = self.unseen()
        rng.shuffle(pool)
        players = [
            Player(once=0, twice=0, size=0, void=self.void[seat], total=self.totals[seat], left_in=self.left_in[seat])
            for seat in range(self.seats)
        ]
        picks = [NONE] * len(self.group)
        answering = self.answering()
        for seat in self.dealing_order(answering):
            hand = [note.card for note in self.notes if note.holder == seat]
            if seat == answering and not heed and not answers(hand, self.fits):
                fitting = [place for place, card in enumerate(pool) if self.fits & BIT[card]]
                hand.append(pool.pop(fitting[0]))
            size = self.held[seat] + (1 if self.chose(seat) else 0)
            place = len(pool)
            while len(hand) < size:
                place -= 1
                if place < 0:
                    return [], [], []
                if not heed or not self.void[seat] & BIT[pool[place]]:
                    hand.append(pool.pop(place))
            if seat == answering and not answers(hand, self.fits):
                return [], [], []
            if self.chose(seat):
                picks[self.group.index(seat)] = hand.pop(int(rng.below(len(hand))))
            for card in hand:
                players[seat].add(card)
        if self.seat is not None:
            players[self.seat].once = self.once
            players[self.seat].twice = self.twice
            players[self.seat].size = self.held[self.seat]
            if self.pick != NONE:
                picks[self.group.index(self.seat)] = self.pick
        return players, picks, sorted(pool)

    def dealing_order(self, answering: Seat) -> list[Seat]:
        """The others, those first of whom something is known."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        bound = [seat for seat in others if seat == answering]
        bound += [seat for seat in others if self.void[seat] and seat != answering]
        return bound + [seat for seat in others if seat not in bound]

    def answering(self) -> Seat:
        """Who else is asked to answer a red card and must have an answer; NONE if nobody."""
        asked = isinstance(self.step, FollowRed) and self.rules.must_play and self.actor != self.seat
        return self.actor if asked else NONE


def answers(hand: list[int], fits: int) -> bool:
    """Whether a card of the hand fits."""
    for card in hand:
        if fits & BIT[card]:
            return True
    return False


def in_phantom(state: SpooksState) -> int:
    """The Spiders below the one that opened: nobody was dealt them (S-14.3). It is the lowest that has been seen."""
    spiders = state.played & FAMILY[SPIDER]
    return (spiders & -spiders) - 1 if spiders and state.deal.phantom else 0
