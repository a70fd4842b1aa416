"""What follows an action: the offers of cards, the blue check, pick-ups. And the kinds of step that all others are."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import Json, Seat
from manoir.games.halloween.board import BUILDING_OF, BUILDINGS, CODES, COLOUR_OF, RED, UPTO
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import count, kinds, nth, size
from manoir.games.halloween.card import LENDS, PICKUP, Card, Deed
from manoir.games.halloween.moves import DISCARD, DRAW, REPLACE, SLOT, TOS_OF, add_places
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import Choice


class Ask(Step[HalloweenState]):
    """A choice of the active player."""

    def actor(self, state: HalloweenState) -> int:
        return state.active

    def refusal(self, state: HalloweenState, seat: Seat, move: Move) -> str:
        return "" if move in state.offer else self.reason(state, move)

    def reason(self, state: HalloweenState, move: Move) -> str:
        """Why a move is not among those offered."""
        return "not-offered"


class Stage(Ask):
    """A further word of the option that the choice before it began."""

    def continues(self) -> bool:
        return True


def flagged(game: HalloweenState, chunks: list[list[list[list[Move]]]], places: int) -> list[Move]:
    """The words for figures that the acting section uses; those above its level borrow one."""
    within = UPTO[game.reach()]
    found: list[Move] = []
    add_places(found, chunks[game.flags], places & within)
    if places & ~within:
        add_places(found, chunks[game.flags | LENDS], places & ~within)
    return found


def above(game: HalloweenState, place: int) -> int:
    """The permit that the use of a figure needs: to borrow a level, if it is above the section's."""
    return LENDS if COLOUR_OF[place] >= game.reach() else 0


# -- what cards offer -------------------------------------------------------------------------------------------------


class Offers(Step[HalloweenState]):
    """What the active player's cards offer after a deed, one after the other."""

    def __init__(self, deed: Deed, seen: int) -> None:
        self.deed: Final = deed
        self.seen: Final = seen  # the cards whose turn was, by number: another may be claimed meanwhile

    def run(self, state: HalloweenState) -> None:
        seen = self.seen
        for card in state.me.cards:
            if seen & card.bit:
                continue
            seen |= card.bit
            if state.offers(card, self.deed):
                state.push(Offers(self.deed, seen))
                state.push(TakeUp(card, self.deed))
                return


class TakeUp(Ask):
    """The offer of one card: D-10 to D-20."""

    def __init__(self, card: Card, deed: Deed) -> None:
        self.card: Final = card
        self.deed: Final = deed

    def describe(self) -> Json:
        return {"card": str(self.card.number)}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        offer = state.offers(self.card, self.deed)
        if state.rules.printed and self.card.ordered:
            return offer
        declined = self.card.refused_by()
        return offer if declined is None else [*offer, declined]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        if move is not self.card.refused_by():
            state.take_up(self.card, self.deed, move)


def offer_cards(game: HalloweenState, deed: Deed) -> None:
    if game.me.moments >> deed.moment & 1 or game.rules.pause is not None:
        game.push(Offers(deed, 0))


def pause(game: HalloweenState) -> None:
    """A-71: before what is pushed already, the active player may use something, if the table plays so."""
    if game.rules.pause is not None:
        game.push(game.rules.pause)


def drop_offers(game: HalloweenState, deed: Deed) -> None:
    """What other cards would still offer after a deed is void: the figure has left."""
    if game.step is None and game.agenda:
        pending = game.agenda[-1]
        if isinstance(pending, Offers) and pending.deed is deed:
            game.agenda.pop()


# -- blue seeding (H-12) and the five reds (H-17.5) -------------------------------------------------------------------


class BlueCheck(Step[HalloweenState]):
    def run(self, state: HalloweenState) -> None:
        if state.blue_is_gone():
            state.push(SEED)


class Seed(Ask):
    """D-5: where the blue figures come back."""

    def rule(self) -> str:
        return "H-12.1"

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        town = state.town
        if state.rules.free_seed:
            return TOS_OF[0][town.room]
        wanted = min(3, max([town.space(building) for building in range(BUILDINGS)]))
        fits = 0
        for building in range(BUILDINGS):
            if town.space(building) >= wanted:
                fits |= 1 << building
        return TOS_OF[0][fits]

    def reason(self, state: HalloweenState, move: Move) -> str:
        return "seed-most-room" if isinstance(move, Choice) and move.verb == "to" else "must-seed"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.seed(move.building)


class RedCheck(Step[HalloweenState]):
    """Pushed in Grand Master games only."""

    def run(self, state: HalloweenState) -> None:
        if not state.town.left(RED):
            state.send_reds_home()


BLUE_CHECK: Final = BlueCheck()
SEED: Final = Seed()
RED_CHECK: Final = RedCheck()


# -- bonus tokens: pick-up (H-13.2 to H-13.6) -------------------------------------------------------------------------


def arrive(game: HalloweenState, place: int) -> None:
    """A figure was moved to a place: the active player takes the bonus token there."""
    building = BUILDING_OF[place]
    kind = game.space(building)
    if kind < 0:
        return
    player = game.me
    if not player.free_bonus_slots() and not player.held:
        if game.rules.discard_when_blocked:
            game.set_space(building, -1)
            game.discard(kind)
            game.tell("token-discarded", "A-17", bonus=kind)
            refill_if_empty(game)
        return
    game.set_space(building, -1)
    game.tell("token-taken", "H-13.2", building=building, bonus=kind)
    game.push(AfterPickup(place))
    game.push(PlaceBonus(kind))


class PlaceBonus(Ask):
    """D-7: a bonus token into an empty slot, in place of another, or away."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def rule(self) -> str:
        return "H-13.3"

    def describe(self) -> Json:
        return {"token": BONUS_CODES[self.kind]}

    def moves(self, state: HalloweenState, seat: Seat) -> list[Move]:
        player = state.me
        found: list[Move] = []
        if player.free_bonus_slots():
            found.append(SLOT)
        for kind in kinds(player.held):
            found.append(REPLACE[kind])
        if not player.free_bonus_slots():
            found.append(DISCARD)
        return found

    def reason(self, state: HalloweenState, move: Move) -> str:
        if move is DISCARD:
            return "slot-is-free"
        return "no-free-slot" if move is SLOT else "must-place-token"

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        if move is DISCARD:
            state.discard(self.kind)
            state.tell("token-discarded", "H-13.3", bonus=self.kind)
            return
        if move is not SLOT:
            state.throw_away(move.kind)
            state.tell("token-replaced", "H-13.3", bonus=move.kind)
        state.me.held += 1 << 2 * self.kind


class AfterPickup(Step[HalloweenState]):
    """What comes once the token is placed: cards, then the refill (H-13.5)."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, state: HalloweenState) -> None:
        state.react(PICKUP, COLOUR_OF[self.place], 1)
        refill_if_empty(state)


def refill_if_empty(game: HalloweenState) -> None:
    if not game.spaces:
        game.refill_bag()
        game.push(LAY_BONUS[0])


class DrawBonus(Step[HalloweenState]):
    """Chance: the next bonus token of the reserve."""

    def actor(self, state: HalloweenState) -> int:
        return CHANCE

    def chance(self, state: HalloweenState) -> list[tuple[Move, int]]:
        return [(DRAW[kind], count(state.bag, kind)) for kind in kinds(state.bag)]

    def chance_move(self, state: HalloweenState, rng: Rng) -> Move:
        return DRAW[nth(state.bag, int(rng.below(size(state.bag))))]


class LayBonus(DrawBonus):
    """The bonus token for a building, at the start (H-1.6) and when the board is empty (H-13.5)."""

    def __init__(self, building: int) -> None:
        self.building: Final = building

    def describe(self) -> Json:
        return {"building": CODES[self.building]}

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.draw(move.kind)
        state.set_space(self.building, move.kind)
        state.tell("token-laid", "H-13.5", building=self.building, bonus=move.kind)
        state.drawn()
        if self.building + 1 < BUILDINGS:
            state.refill_bag()
            state.push(LAY_BONUS[self.building + 1])


LAY_BONUS: Final = [LayBonus(building) for building in range(BUILDINGS)]


def all_on_board(game: HalloweenState, colour: int) -> bool:
    """Whether all figures of a colour are on the board."""
    return game.town.left(colour) == 0
