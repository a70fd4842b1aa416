"""The bluff report: what a card at a door could have been, how likely the door was to open, and what that was worth."""

from typing import TYPE_CHECKING, Final

from manoir.core.game import Move
from manoir.core.rng import Rng
from manoir.core.story import Phrase, Who
from manoir.games.toctoctoc.cards import KINDS
from manoir.games.toctoctoc.moves import ANSWERS, Answer, Knock, card_phrase
from manoir.games.toctoctoc.view import TocView

if TYPE_CHECKING:
    from manoir.games.toctoctoc.heuristics import TocHeuristic

WORLDS: Final = 60  # imagined positions in which the door is asked
LIKELIEST: Final = 4  # cards that are named


def comment(heuristic: "TocHeuristic", view: TocView, move: Move) -> list[Phrase]:
    """What there is to say of a choice, with the eyes of who made it."""
    if isinstance(move, Knock):
        chance = opening(heuristic, view, move)
        return [Phrase("comment-opening", {"target": Who(move.target), "chance": round(100 * chance)})]
    if isinstance(move, Answer):
        return [suspected(heuristic, view), worth(heuristic, view)]
    return []


def opening(heuristic: "TocHeuristic", view: TocView, move: Knock) -> float:
    """In how many of the positions that the knocker may imagine the host would do better to open."""
    rng = Rng(view.turn)  # the same words for the same record
    opened = 0
    for _ in range(WORLDS):
        world = view.imagine(rng)
        world.apply(world.actor, move)
        values = heuristic.values(world.view(move.target), ANSWERS)
        if values[0] > values[1]:
            opened += 1
    return opened / WORLDS


def suspected(heuristic: "TocHeuristic", view: TocView) -> Phrase:
    """What the card could be, the likeliest first."""
    assert view.seat is not None
    chances = heuristic.suspicions(view, view.seat)
    order = sorted([(-chances[card], card) for card in range(KINDS) if chances[card] > 0.0])
    cards: list[object] = []
    for chance, card in order[:LIKELIEST]:
        cards.append(Phrase("comment-card", {"card": card_phrase(card), "chance": round(-100 * chance)}))
    return Phrase("comment-suspected", {"cards": cards})


def worth(heuristic: "TocHeuristic", view: TocView) -> Phrase:
    """What the two answers promise, in points."""
    opened, refused = heuristic.values(view, ANSWERS)
    return Phrase("comment-worth", {"open": round(opened, 1) + 0.0, "refuse": round(refused, 1) + 0.0})
