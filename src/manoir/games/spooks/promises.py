"""What a move promises, told before it is made: what the pile asks next, and of whom."""

from manoir.core.game import Move
from manoir.core.story import Json, Phrase, Seat, Who
from manoir.games.spooks.cards import (
    BAT,
    BIT,
    CAT,
    FAMILY_CODES,
    GHOST,
    KINDS,
    RANKS,
    SKELETON,
    SPIDER,
    family,
    is_blue,
    is_green,
    is_master,
    rank,
)
from manoir.games.spooks.knowledge import Knowledge
from manoir.games.spooks.moves import ALL_DEALT, ASIDE, DECLINE, ENOUGH, PASS, CardMove
from manoir.games.spooks.runs import BuildRun
from manoir.games.spooks.steps import MayLead

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
            return commit_hint(view, seat, move.card)
        left = view.held[seat] - 1
        return follow_hint(view, seat, move.card, left) if move.verb in ("lay", "run") else None
    if move is ENOUGH:
        return follow_hint(view, seat, view.top, view.held[seat])
    if move is PASS:
        following = view.beside(seat, view.direction)
        if isinstance(view.step, MayLead):
            last = following == view.step.first
            return Phrase("hint-leave-last" if last else "hint-leave", {"other": Who(following)})
        if following != view.owner:
            return Phrase("hint-pass", {"other": Who(following)})
        everybody = view.passes + 2 == len(view.circle.seated)  # not always asked (SA-49)
        return Phrase("hint-pass-all" if everybody else "hint-pass-lead", {"other": Who(following)})
    if move is DECLINE:
        return Phrase("hint-bitten" if view.top >= RANKS * BAT else "hint-stunned", {"other": Who(view.owner)})
    if move is ASIDE or move is ALL_DEALT:
        return phantom_hint(view, move is ASIDE)
    return None


def phantom_hint(view: Knowledge, aside: bool) -> Phrase:
    """How many cards everybody gets, at the least."""
    hands = len(view.circle.seated) + (1 if aside else 0)
    return Phrase("hint-aside" if aside else "hint-all", {"n": KINDS * view.rules.decks // hands})


def commit_hint(view: Knowledge, seat: Seat, card: int) -> Phrase:
    """What a card does in a prank; nothing matters any more if somebody puts in a last card (S-5.9)."""
    winners = on_last_card(view, seat, view.group)
    if winners:
        return Phrase("hint-lost", {"players": winners})
    if card == CAT:
        return Phrase("hint-scare-two" if other_cat(view) else "hint-scare")
    if not is_green(card):
        return Phrase("hint-hide")
    key = "hint-join-low" if view.descending else "hint-join"
    return Phrase(key + "-two" if view.rules.decks > 1 else key)


def on_last_card(view: Knowledge, seat: Seat, group: list[Seat]) -> list[object]:
    """The others of a group who have one card only, in hand or chosen already."""
    return [Who(other) for other in group if other != seat and view.held[other] + view.chose(other) == 1]


def other_cat(view: Knowledge) -> bool:
    """Whether somebody else may hold a Cat too (S-12.3); where the table plays from memory, whether one was played is
    for the player to know."""
    if view.rules.decks == 1 or view.twice & BIT[CAT]:
        return False
    return not view.memory_aid or CAT in view.unseen() or CAT in [note.card for note in view.notes]


def follow_hint(view: Knowledge, seat: Seat, card: int, left: int) -> Phrase:
    """What the next player faces if this card is the top of the pile, and so many are left in the hand."""
    power = view.rules.masters and is_master(card)
    turn = view.direction
    if power and family(card) == SKELETON:
        turn = -1 if view.rules.turned(turn < 0) else 1
    next_one = view.step.victim if isinstance(view.step, BuildRun) else view.beside(seat, turn)
    if card == CAT:
        return Phrase("hint-cat", {"other": Who(next_one)})
    if is_green(card):
        return green_hint(view, seat, power, left)
    if is_blue(card):
        answers = blue_answers(view, card)
        if power and family(card) == GHOST:
            return Phrase("hint-ghost-master", {"answers": answers})
        return Phrase("hint-blue" if wanted(view, card) else "hint-blue-end", {"answers": answers})
    key = "hint-skeleton" if family(card) == SKELETON else "hint-bat"
    values: Json = {"other": Who(next_one), "answers": red_answers(card, view.rules.wild)}
    return Phrase(key + "-master" if power else key, values)


def green_hint(view: Knowledge, seat: Seat, power: bool, left: int) -> Phrase:
    """A prank, which ends the deal if it takes somebody's last card (S-5.9), or the gift does (SA-29)."""
    if power:
        key = "-out" if left == 1 else "-then-out" if left == 2 else ""
        return Phrase("hint-goblin-master" + key)
    if left == 1:
        return Phrase("hint-prank-out")
    winners = on_last_card(view, seat, view.circle.seated)
    return Phrase("hint-prank-lost", {"players": winners}) if winners else Phrase("hint-prank")


def wanted(view: Knowledge, card: int) -> int:
    """The rank that follows on a blue card; 0 at the end of the scale."""
    if view.rules.only_cat and is_master(card):  # SA-55
        return 0
    following = rank(card) + (-1 if view.descending else 1)
    return following if following <= RANKS else 0


def by_spider_master(view: Knowledge, card: int) -> bool:
    """Whether the Spider Master's power lets it follow on a card (S-13.2)."""
    another = rank(card) < RANKS or view.rules.decks > 1  # than the one that lies there
    return view.rules.masters and family(card) == SPIDER and another


def counted(rank: int) -> int | str:
    """A rank as texts tell numbers apart (an 8, a 9), or the letter of a Master."""
    return rank if rank < RANKS else RANK_WORDS[rank]


def blue_answers(view: Knowledge, card: int) -> Phrase:
    """What may be laid on a blue card."""
    spider = by_spider_master(view, card)
    following = wanted(view, card)
    if not following:
        return Phrase("answers-spider" if spider else "answers-cat")
    key = "answers-down" if view.descending else "answers-up"
    return Phrase(key + "-spider" if spider else key, {"rank": counted(following)})


def red_answers(card: int, wild: bool) -> Phrase:
    """What may be laid on a red card."""
    values: Json = {"rank": counted(rank(card)), "family": Phrase("kin-" + FAMILY_CODES[family(card)])}
    return Phrase("answers-red-wild" if wild else "answers-red", values)
