"""Lay a table out for a test, and redeal the secrets of a position by rules of its own."""

from manoir.core.game import State
from manoir.core.play import play
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Seat
from manoir.games.toctoctoc.cards import CARD, CODES, NONE, bag, cards, codes, deck, size
from manoir.games.toctoctoc.game import GAME
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.state import TocState
from manoir.games.toctoctoc.steps import OFFER


def position(
    *parties: str,
    hands: str | list[str] = "",
    top: str = "",
    pile: str | None = None,
    removed: str = "",
    known: str = "",
    turn: str = "A",
    seats: int = 4,
    **options: object,
) -> TocState:
    """A table before an offer: parties and hands of A, B, C… as texts; one hand is that of the player on turn.

    What is placed nowhere lies in the pile. If the pile is given, as its top and what is below, the rest is removed.
    """
    state = GAME.state(TocOptions.from_json({"firstPlayer": "seat:1", **options}), seats)
    assert isinstance(state, TocState)
    on_turn = LETTERS.index(turn)
    held = [hands if seat == on_turn else "" for seat in range(seats)] if isinstance(hands, str) else hands
    for seat, player in enumerate(state.players):
        player.party = bag(parties[seat]) if seat < len(parties) else 0
        player.hand = bag(held[seat]) if seat < len(held) else 0
    state.players[on_turn].known = bag(known)
    state.pool = 0
    rest = deck(seats) - bag(removed) - sum(player.party + player.hand for player in state.players)
    if pile is None and not top and state.rules.pile_face_up:
        top = codes(rest)[0]
    if top:
        state.top = CODES.index(top)
        rest -= CARD[state.top]
    state.pile = rest if pile is None else bag(pile)
    state.removed = bag(removed) + rest - state.pile
    state.pile_size = size(state.pile)
    state.turn_player = on_turn
    state.story = []
    state.ask(on_turn, OFFER)
    return state


def parties(state: TocState) -> dict[str, str]:
    """What lies before each player."""
    return {LETTERS[seat]: " ".join(codes(player.party)) for seat, player in enumerate(state.players)}


def expected(seats: int = 4, **given: str) -> dict[str, str]:
    """Parties as `parties` shows them, those not given being empty."""
    return {letter: " ".join(codes(bag(given.get(letter, "")))) for letter in LETTERS[:seats]}


def choices(state: TocState) -> str:
    """Who decides, and between what: "A: take Mn, take Mb"."""
    return f"{LETTERS[state.actor]}: " + ", ".join(move.notation for move in state.moves(state.actor))


def moves(state: TocState, text: str) -> TocState:
    """Play lines such as "A: knock Mn B", checked."""
    for line in text.strip().split("\n"):
        letter, _, notation = line.strip().partition(": ")
        seat = -1 if letter == "chance" else LETTERS.index(letter)
        play(GAME, state, seat, GAME.parse(notation))
    return state


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """The position with everything redealt that the seat must not know. Written from the rules, not from the view."""
    assert isinstance(state, TocState)
    other = state.clone()
    loose = cards(other.pile)
    at_door = other.card != NONE and other.revealer == NONE
    if at_door and seat != other.turn_player:
        other.players[other.turn_player].hand += CARD[other.card]
    missing: list[int] = []
    for holder, player in enumerate(other.players):
        if holder == seat:
            missing.append(0)
            continue
        public = player.known
        secret = cards(player.hand - public)
        loose += secret
        missing.append(len(secret))
        player.hand = public
    rng.shuffle(loose)
    for holder, lacking in enumerate(missing):
        for _ in range(lacking):
            other.players[holder].hand += CARD[loose.pop()]
    if at_door and seat != other.turn_player:
        held = cards(other.players[other.turn_player].hand)
        other.card = held[rng.below(len(held))]
        other.players[other.turn_player].hand -= CARD[other.card]
    other.pile = sum(CARD[kind] for kind in loose)
    return other


def census(state: State) -> list[str]:
    """Every card of the game wherever it lies, to be counted (T-8.5)."""
    assert isinstance(state, TocState)
    everywhere = state.pile + state.pool + state.removed
    for player in state.players:
        everywhere += player.hand + player.party
    if state.top != NONE:
        everywhere += CARD[state.top]
    if state.card != NONE and state.revealer == NONE:
        everywhere += CARD[state.card]
    return [CODES[kind] for kind in cards(everywhere)]
