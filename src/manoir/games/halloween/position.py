"""Position: everything on the table, the turn that is under way, and the questions that the rules ask of it."""

from typing import Any

from manoir.core.agenda import AgendaState, Step
from manoir.core.game import CHANCE, OVER, Move
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.halloween.board import BLUE, COLOUR_OF, EVOLVE_COST, HAUNT_POINTS, MOST_LEVEL, NONE, OF_COLOUR
from manoir.games.halloween.card import LENDS, Card
from manoir.games.halloween.moves import END, TOKEN_BITS
from manoir.games.halloween.players import COLOUR_MASK, Player
from manoir.games.halloween.rules import SCARE_BANK, HalloweenRules
from manoir.games.halloween.town import Town


class Position(AgendaState):
    """What is on the table, what is pending, and what the rules ask of both."""

    def __init__(
        self,
        rules: HalloweenRules,
        town: Town,
        players: list[Player],
        display: list[Card],
        piles: int,
        spaces: int,
        bag: int,
        discards: int,
        first: Seat,
        active: Seat,
        round: int,
        ending: bool,
        done: int,
        used: int,
        spent: int,
        section: int,
        boost: int,
        flags: int,
        gained: int,
        fresh: bool,
        step: Step[Any] | None,
        agenda: list[Step[Any]],
        offer: list[Move],
        actor: int,
    ) -> None:
        super().__init__(len(players), step, agenda)
        self.rules = rules
        self.town = town
        self.players = players
        self.display = display  # the cards in play. Replaced, never changed
        self.piles = piles  # ghost tokens that nobody has, 5 bits a colour
        self.spaces = spaces  # the bonus token of each building: its kind + 1 or 0, 4 bits each
        self.bag = bag  # the face-down reserve of bonus tokens, 2 bits a kind: its order is decided when it is drawn
        self.discards = discards  # bonus tokens used or thrown away
        self.first = first
        self.active = active  # whose turn it is; changed by `give_turn`
        self.me = players[active]  # the active player; anybody, before chance has named one
        self.round = round  # 1 for the first
        self.ending = ending  # the end is triggered: this round is the last (H-15.2)
        # Of the turn:
        self.done = done  # sections activated
        self.used = used  # cards used up, by number
        self.spent = spent  # permits used up
        # Of the root event (H-18.1):
        self.section = section  # that acts, or NONE
        self.boost = boost  # levels that it borrows
        self.flags = flags  # permits that the option being made uses up so far
        self.gained = gained  # scare, in sum (H-18.8)
        self.fresh = fresh  # since the turn began, or another player chose, the active player has not
        self.offer = offer  # the moves of who must choose. Replaced, never changed
        self.spoken: list[list[Move]] = []  # by the last move, while a story is told: see `options_made`
        self.actor = actor

    # -- the agenda -----------------------------------------------------------------------------------------------

    def turns(self) -> int:
        if self.active == NONE:
            return 0
        return (self.round - 1) * self.seats + (self.active - self.first) % self.seats + 1

    def moves(self, seat: Seat) -> list[Move]:
        return self.offer if seat == self.actor else []

    def waiting(self) -> list[Seat]:
        return [self.actor] if self.actor >= 0 else []

    def apply(self, seat: Seat, move: Move) -> None:
        step = self.step
        assert step is not None
        self.step = None
        if self.story is not None:
            if seat == CHANCE:
                self.spoken = []
            else:
                self.say(step, move, True)
        self.fresh = seat != self.active
        step.take(self, seat, move)
        self.proceed()

    def spares(self, step: Step[Any]) -> bool:
        """A-69: a choice with one option is made without asking."""
        offer = step.moves(self, self.actor)
        if len(offer) > 1 or (offer[0] is END and self.rules.ask_end):
            self.offer = offer
            return False
        self.step = None
        if self.story is not None:
            self.say(step, offer[0], False)
        step.take(self, self.actor, offer[0])
        return True

    def choices(self, rng: Rng) -> list[Move]:
        while self.actor == CHANCE:
            self.apply(CHANCE, self.chance_move(rng))
        return self.offer if self.actor >= 0 else []

    def advance(self, move: Move, rng: Rng) -> list[Move]:
        self.apply(self.actor, move)
        while self.actor == CHANCE:
            self.apply(CHANCE, self.chance_move(rng))
        return self.offer if self.actor >= 0 else []

    def undoable(self) -> bool:
        """Within a turn, up to the last roll, draw or choice of another player (UX-030, UX-031)."""
        return not self.fresh and self.actor != OVER

    def say(self, step: Step[Any], move: Move, asked: bool) -> None:
        """Note the options that are made, each with the words of all its stages."""
        joined = step.continues() and bool(self.spoken)
        if asked:
            self.spoken = self.spoken[-1:] if joined else []
        if joined:
            self.spoken[-1] = [*self.spoken[-1], move]
        else:
            self.spoken.append([move])

    def options_made(self) -> list[list[Move]]:
        return self.spoken

    # -- questions ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [player.hp for player in self.players]

    def ranks(self) -> list[int]:
        """By points, then by ghost tokens (H-15.4)."""
        order = [(-player.hp, -player.all_tokens()) for player in self.players]
        ranked = sorted(order)
        return [1 + ranked.index(place) for place in order]

    def pile(self, colour: int) -> int:
        return self.piles >> TOKEN_BITS * colour & COLOUR_MASK

    def space(self, building: int) -> int:
        """The bonus token in a building, or NONE."""
        return (self.spaces >> 4 * building & 15) - 1

    def reach(self) -> int:
        """The level up to which the acting section uses figures."""
        return min(MOST_LEVEL, self.me.level(self.section) + self.boost)

    def full_reach(self) -> int:
        """The same, with a level that it may still borrow."""
        reach = self.reach()
        if not self.boost and reach < MOST_LEVEL and self.may(LENDS):
            return reach + 1
        return reach

    def may(self, permit: int) -> bool:
        """Whether the active player's cards permit something now."""
        return self.me.permits & permit & ~self.spent != 0

    def evolve_discount(self) -> int:
        saved = 0
        for card in self.me.cards:
            saved += card.evolve_discount()
        return saved

    def evolve_cost(self, colour: int) -> int:
        """The scare that it costs the active player to evolve a figure into a colour (H-7.2)."""
        return max(0, EVOLVE_COST[colour] - self.evolve_discount())

    def scare_room(self) -> bool:
        """Whether there is scare left to gain (A-6)."""
        return not self.rules.limited_scare or sum([player.scare for player in self.players]) < SCARE_BANK

    def blue_is_gone(self) -> bool:
        return not self.town.some & OF_COLOUR[BLUE]

    def recovery_cost(self, place: int) -> int:
        """The points that it costs to take a token back: half of its slot's. The track does not go below 0 (2.3)."""
        return min(HAUNT_POINTS[COLOUR_OF[place]] // 2, self.me.hp)

    def attack_bonus(self) -> int:
        added = 0
        for card in self.me.cards:
            added += card.attack_bonus()
        return added

    def taken_slots(self) -> int:
        """The haunt slots with a token."""
        taken = 0
        for player in self.players:
            taken |= player.own | player.common
        return taken

    def commons(self) -> int:
        """The haunt slots with a token of the common colour."""
        found = 0
        for player in self.players:
            found |= player.common
        return found

    def next(self, seat: Seat) -> Seat:
        return seat + 1 if seat + 1 < self.seats else 0
