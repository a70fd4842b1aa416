"""What a move promises, told before it is made: what the pile asks next, and of whom."""

from manoir.core.game import Move
from manoir.core.story import Json, Phrase, Seat, Who
from manoir.games.spooks.cards import (
    BAT,
    CAT,
    FAMILY_CODES,
    GHOST,
    RANKS,
    SKELETON,
    family,
    is_blue,
    is_green,
    is_master,
    rank,
)
from manoir.games.spooks.knowledge import Knowledge
from manoir.games.spooks.moves import DECLINE, ENOUGH, PASS, CardMove
from manoir.games.spooks.runs import BuildRun

RANK_WORDS = ["", *(str(number) for number in range(1, RANKS)), "M"]


def hint(view: Knowledge, move: Move) -> Phrase | None:
    """What a move that is offered promises; None if there is nothing to foresee."""
    seat = view.seat
    if seat is None:
        return None
    if isinstance(move, CardMove):
        if view.held[seat] == 1 and move.verb != "hand":
            return Phrase("hint-out")
        if move.verb == "commit":
            return commit_hint(view, move.card)
        return follow_hint(view, seat, move.card) if move.verb in ("lay", "run") else None
    if move is ENOUGH:
        return follow_hint(view, seat, view.top)
    if move is PASS:
        following = view.beside(seat, view.direction)
        key = "hint-pass-lead" if following == view.owner else "hint-pass"
        return Phrase(key, {"other": Who(following)})
    if move is DECLINE:
        return Phrase("hint-bitten" if view.top >= RANKS * BAT else "hint-stunned", {"other": Who(view.owner)})
    return None


def commit_hint(view: Knowledge, card: int) -> Phrase:
    if card == CAT:
        return Phrase("hint-scare")
    if not is_green(card):
        return Phrase("hint-hide")
    return Phrase("hint-join-low" if view.descending else "hint-join")


def follow_hint(view: Knowledge, seat: Seat, card: int) -> Phrase:
    """What the next player faces if this card is the top of the pile."""
    power = view.rules.masters and is_master(card)
    turn = -view.direction if power and family(card) == SKELETON else view.direction
    next_one = view.step.victim if isinstance(view.step, BuildRun) else view.beside(seat, turn)
    if card == CAT:
        return Phrase("hint-cat", {"other": Who(next_one)})
    if is_green(card):
        return Phrase("hint-goblin-master" if power else "hint-prank")
    if is_blue(card):
        if power and family(card) == GHOST:
            return Phrase("hint-ghost-master")
        wanted = rank(card) + (-1 if view.descending else 1)
        return Phrase("hint-blue", {"rank": RANK_WORDS[wanted]}) if 0 < wanted <= RANKS else Phrase("hint-blue-end")
    key = "hint-skeleton" if family(card) == SKELETON else "hint-bat"
    values: Json = {"other": Who(next_one), "answers": red_answers(card, view.rules.wild)}
    return Phrase(key + "-master" if power else key, values)


def red_answers(card: int, wild: bool) -> Phrase:
    """What may be laid on a red card."""
    values: Json = {"rank": RANK_WORDS[rank(card)], "family": Phrase("kin-" + FAMILY_CODES[family(card)])}
    return Phrase("answers-red-wild" if wild else "answers-red", values)
