"""Lay a table out for a test, and redeal the secrets of a position by rules of its own."""

from contextlib import suppress

from manoir.core.errors import IllegalMove
from manoir.core.game import State
from manoir.core.play import play
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Json, Seat
from manoir.games.spooks.cards import BIT, CODES, NONE, codes, is_blue
from manoir.games.spooks.deal import Deal, Shown
from manoir.games.spooks.flow import face_red
from manoir.games.spooks.game import GAME
from manoir.games.spooks.hands import empty_handed
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.pranks import Sealed
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import FOLLOW_BLUE, to_lead

CHANCE_LETTER = "chance"


def position(
    *hands: str,
    top: str = "",
    owner: str = "",
    to_act: str = "A",
    dealer: str = "",
    totals: list[int] | None = None,
    direction: int = 1,
    descending: bool = False,
    dealt_by: str = "A",
    deals: int = 1,
    idle: int = 0,
    **options: object,
) -> SpooksState:
    """A table in a deal: the hands of A, B, C… as texts, and either a top card with its owner and the player to act on
    it, or no top and the player to lead, or (with a dealer) the moment before the opening. Cards not named are out.
    """
    state = GAME.state(SpooksOptions.from_json({"firstDealer": "seat:1", **options}), len(hands))
    assert isinstance(state, SpooksState)
    state.deal = Deal(number=deals, dealer=state.deal.dealer, idle=idle, phantom=state.deal.phantom)
    for seat, total in enumerate(totals or []):
        state.players[seat].total = total
    state.direction = direction
    state.descending = descending
    state.story = []
    return lay_out(state, *hands, top=top, owner=owner, to_act=to_act, dealer=dealer, dealt_by=dealt_by)


def lay_out(
    state: SpooksState,
    *hands: str,
    top: str = "",
    owner: str = "",
    to_act: str = "A",
    dealer: str = "",
    dealt_by: str = "",
) -> SpooksState:
    """The same table with other cards on it, so that a test can say how the next deal of a Series goes."""
    state.stock = []
    state.played = state.played_twice = 0
    state.notes = []
    state.shown = Shown(cards=[], revealers=[], hands=state.shown.hands)
    state.below = NONE
    state.passes = 0
    for seat, text in enumerate(hands):
        player = state.players[seat]
        state.players[seat] = empty_handed(player.total, player.left_in)
        for code in text.split():
            state.players[seat].add(CODES.index(code))
    if dealer or dealt_by:
        dealing = LETTERS.index(dealer or dealt_by)
        deal = state.deal
        state.deal = Deal(number=deal.number, dealer=dealing, idle=deal.idle, phantom=deal.phantom)
    state.drop_all()
    acting = LETTERS.index(to_act)
    if dealer:
        state.flow.open_deal(state)
    elif not top:
        state.top = state.owner = NONE
        state.push(to_lead(state, acting))
    else:
        state.top = CODES.index(top)
        state.owner = LETTERS.index(owner)
        state.discard(state.top)
        if is_blue(state.top):
            state.push(FOLLOW_BLUE[acting])
        else:
            face_red(state, acting)
    state.proceed()
    return state


def moves(state: SpooksState, text: str) -> SpooksState:
    """Play lines such as "A: lay SP3", checked; several on a line are parted by a semicolon."""
    for line in text.replace(";", "\n").strip().split("\n"):
        letter, _, notation = line.strip().partition(": ")
        seat = -1 if letter == CHANCE_LETTER else LETTERS.index(letter)
        play(GAME, state, seat, GAME.parse(notation))
    return state


def refusal(state: SpooksState, line: str) -> str:
    """Why a move such as "A: pass" is rejected, and changes nothing; empty if it would be accepted."""
    before = state.position()
    try:
        moves(state.clone(), line)
        return ""
    except IllegalMove as illegal:
        with suppress(IllegalMove):
            moves(state, line)
        assert state.position() == before, "a move that is rejected changes nothing"
        return illegal.reason


def prank(state: SpooksState, **cards: str) -> SpooksState:
    """Everybody commits a card, in the order given: prank(table, A="GO7", B="SP3")."""
    for letter, code in cards.items():
        moves(state, f"{letter}: commit {code}")
    return state


def pass_along(state: SpooksState, **cards: str) -> SpooksState:
    """Everybody hands a card on, as the Ghost Master wants it."""
    for letter, code in cards.items():
        moves(state, f"{letter}: hand {code}")
    return state


def passing(state: SpooksState, letters: str) -> SpooksState:
    """These pass, one after the other."""
    for letter in letters:
        moves(state, f"{letter}: pass")
    return state


def situation(state: SpooksState) -> str:
    """Who must do what: "A: lead", "D: follow-blue on SP1 by C", "A B: prank", or "over: A C"."""
    if state.step is None:
        return f"over: {winners(state)}"
    due = " ".join(LETTERS[seat] for seat in state.waiting()) + ": " + decision(state)
    if decision(state).startswith("follow"):
        due += f" on {CODES[state.top]} by {LETTERS[state.owner]}"
    return due


def choices(state: SpooksState) -> str:
    """Who decides, and between what: "B: lay GH2, pass"."""
    return "; ".join(
        f"{LETTERS[seat]}: " + ", ".join(move.notation for move in state.moves(seat)) for seat in state.waiting()
    )


def decision(state: SpooksState) -> str:
    """The kind of decision that is due: lead, follow-blue, follow-red, prank, pass-along, build-run, bite, gift…"""
    return state.step.name() if state.step is not None else "over"


def detail(state: SpooksState) -> Json:
    """What the present decision is about, such as its victim."""
    return state.step.describe() if state.step is not None else {}


def hand(state: SpooksState, letter: str) -> str:
    return " ".join(codes(state.players[LETTERS.index(letter)].cards()))


def sizes(state: SpooksState) -> str:
    """The sizes of the hands in seat order: "2/2/1/2"."""
    return "/".join(str(player.size) for player in state.players)


def winners(state: SpooksState) -> str:
    return " ".join(LETTERS[seat] for seat in state.winners)


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """The position with everything redealt that the seat must not know. Written from the rules, not from the view."""
    assert isinstance(state, SpooksState)
    other = state.clone()
    step = other.step
    picks = step.picks[:] if isinstance(step, Sealed) else []
    group = step.group if isinstance(step, Sealed) else []
    loose = list(other.stock)
    wanted: list[int] = []
    certain: list[list[int]] = []
    for holder, player in enumerate(other.players):
        cards = player.cards()
        chosen = holder in group and picks[group.index(holder)] != NONE
        if chosen:
            cards.append(picks[group.index(holder)])
        known = [note.card for note in other.notes if note.viewer == seat and note.holder == holder]
        for card in known:
            cards.remove(card)
        if holder != seat:
            loose += cards
            for card in player.cards():
                player.remove(card)
        wanted.append(0 if holder == seat else len(cards))
        certain.append(known)
    rng.shuffle(loose)
    for holder, player in enumerate(other.players):
        if holder == seat:
            continue
        cards = certain[holder] + [loose.pop() for _ in range(wanted[holder])]
        rng.shuffle(cards)
        if holder in group and picks[group.index(holder)] != NONE:
            picks[group.index(holder)] = cards.pop()
        for card in cards:
            player.add(card)
    other.stock = sorted(loose)
    other.notes = [note for note in other.notes if note.viewer == seat]
    if isinstance(step, Sealed):
        other.step = step.with_picks(picks)
    return other


def census(state: State) -> list[str]:
    """Every card of the deal wherever it lies, to be counted (S-15.1)."""
    assert isinstance(state, SpooksState)
    step = state.step
    cards = list(state.stock)
    for player in state.players:
        cards += player.cards()
    for kind in range(len(CODES)):
        cards += [kind] * bool(state.played & BIT[kind]) + [kind] * bool(state.played_twice & BIT[kind])
    if isinstance(step, Sealed):
        cards += [pick for pick in step.picks if pick != NONE]
    return codes(cards)
