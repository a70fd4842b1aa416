"""Random games under observation: every option, player count and set of cards, from the opening or from the middle."""

from manoir.core.game import CHANCE, OVER, Move
from manoir.core.play import play
from manoir.core.rng import Rng, stream
from manoir.core.story import Event, Seat
from manoir.games.halloween.board import BUILDINGS, COLOURS, PLACE_BIT, PLACES, RED, place_at, whole_buildings
from manoir.games.halloween.bonus import nth, size
from manoir.games.halloween.card import Card, rank_of
from manoir.games.halloween.game import GAME
from manoir.games.halloween.moves import SLOTTED, TOKEN_BITS
from manoir.games.halloween.options import LINE, SETS, HalloweenOptions
from manoir.games.halloween.players import Player
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import spoken

ROUNDS = 25  # of most random games, so that they stay short; some have more


def random_options(rng: Rng, cards: str = "") -> HalloweenOptions:
    """Half of the options as usual, the others at random; cards at random, by chance, or a set."""
    chosen: dict[str, object] = {}
    for one in HalloweenOptions.declared():
        if rng.below(2):
            chosen[one.key] = one.choices[rng.below(len(one.choices))]
    numbers = rng.draw(list(range(1, 53)), 8)
    listed = ",".join(str(number) for number in numbers)
    chosen["cards"] = cards or [listed, listed, "random", *SETS][rng.below(3 + len(SETS))]
    chosen["layout"] = ["grid_2x3", "grid_2x3", LINE][rng.below(3)]
    chosen["cardCost"] = ["usual", "usual", f"{numbers[0]}:coloured,{numbers[1]}:grey"][rng.below(3)]
    chosen["maxRounds"] = [1, 2, ROUNDS, ROUNDS, ROUNDS, ROUNDS, 60, 1000][rng.below(8)]
    chosen["variant"] = ["standard", "standard", "standard", "grand_master"][rng.below(4)]
    chosen["firstPlayer"] = ["random", "seat:1", "seat:2"][rng.below(3)]
    return HalloweenOptions.from_json(chosen)


class Table:
    """A random game, move by move: who moved, what was chosen, what was told, and which options were made by it."""

    def __init__(self, options: HalloweenOptions, seats: int, seed: int) -> None:
        self.rng = stream(seed, "playing")
        state = GAME.state(options, seats)
        assert isinstance(state, HalloweenState)
        self.state = state
        self.state.story = []
        self.made: list[str] = []  # by the last move: the words that are new, of one text for each option

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def settle(self) -> None:
        """Let chance make the moves that are due."""
        while self.state.actor == CHANCE:
            self.step()

    def step(self) -> tuple[Seat, Move, list[Event]]:
        state = self.state
        seat = state.actor
        if seat == CHANCE:
            move = state.chance_move(self.rng)
        else:
            offered = state.moves(seat)
            move = offered[self.rng.below(len(offered))]
        return seat, move, self.play(seat, move)

    def play(self, seat: Seat, move: Move) -> list[Event]:
        state = self.state
        known = spoken(state)[-1:] if seat != CHANCE and state.step is not None and state.step.continues() else []
        if seat == CHANCE:
            state.spoken = []  # what follows a roll is made of new options
        play(GAME, state, seat, move)
        self.made = spoken(state)
        if seat == CHANCE:
            self.made = self.made[1:] if self.made[:1] == [move.notation] else self.made
        elif known:
            self.made[0] = self.made[0].removeprefix(known[0]).strip()
        story = state.story
        assert story is not None
        state.story = []
        return story


# -- positions from the middle of a game, where cards and tokens are plenty --------------------------------------------


def enrich(state: HalloweenState, rng: Rng) -> None:
    """Make a rich position of an opening at its first main window; every piece is still counted once."""
    grand = state.rules.grand
    town = state.town
    for place in range(PLACES):
        while town.figures[place]:
            town.remove(place)
    for colour in range(COLOURS):
        for _ in range(1 + rng.below(5 if colour != RED else 4)):
            building = int(rng.below(BUILDINGS))
            if town.space(building):
                town.add(place_at(building, colour))
    taken = commons = 0
    for seat, player in enumerate(state.players):
        give_goods(state, player, rng)
        for _ in range(rng.below(4)):
            place = int(rng.below(PLACES))
            if not PLACE_BIT[place] & (taken | whole_buildings(player.own)):
                player.own |= PLACE_BIT[place]
                player.own_left -= 1
                taken |= PLACE_BIT[place]
        place = int(rng.below(PLACES))
        if state.seats == 2 and seat and not PLACE_BIT[place] & (taken | whole_buildings(commons)):
            player.common |= PLACE_BIT[place]
            player.common_left -= 1
            taken |= PLACE_BIT[place]
            commons |= PLACE_BIT[place]
        if not grand:
            give_cards(state, player, rng)
    state.proceed()


def give_goods(state: HalloweenState, player: Player, rng: Rng) -> None:
    player.hp = int(rng.below(20))
    player.scare = int(rng.below(10))
    for section in range(state.rules.sections):
        player.set_level(section, 1 + int(rng.below(5)))
        for action in range(SLOTTED):
            if player.reserve > 6 and not rng.below(3):
                player.cover(SLOTTED * section + action)
    for colour in range(COLOURS):
        n = min(int(rng.below(4)), state.pile(colour) - 2)
        player.tokens += n << TOKEN_BITS * colour
        state.piles -= n << TOKEN_BITS * colour


def give_cards(state: HalloweenState, player: Player, rng: Rng) -> None:
    owned: list[Card] = rng.draw(list(state.display), 1 + rng.below(4))
    player.cards = sorted(owned, key=rank_of)
    for card in owned:
        player.permits |= card.permits
        player.occupied |= card.bit
    player.reserve -= len(owned)
    for _ in range(rng.below(4)):
        kind = nth(state.bag, int(rng.below(size(state.bag))))
        state.bag -= 1 << 2 * kind
        player.held += 1 << 2 * kind
    if player.free_bonus_slots() and player.reserve and rng.below(2):
        player.blocked = 1
        player.reserve -= 1


def random_table(seed: int, cards: str = "", rich: bool | None = None, variant: str = "") -> Table:
    """A game of random options; half of them from a rich position."""
    rng = stream(seed, "options")
    options = random_options(rng, cards)
    if variant:
        options = HalloweenOptions.from_json({**options.to_json(), "variant": variant})
    table = Table(options, [2, 3, 4][rng.below(3)], seed)
    if rich if rich is not None else not rng.below(2):
        table.settle()
        enrich(table.state, rng)
    return table
