"""Personas: among moves that are about equally good, the one that a character likes. Style, not strength."""

from typing import Final

from manoir.core.game import Move, View
from manoir.core.heuristic import Heuristic

PERSONAS: Final = ["gambler", "miser", "trickster"]  # each has a text persona-NAME
BAND: Final = 0.01  # of the chance to win: what counts as equally good in a search
POINTS: Final = 0.3  # of the heuristic's scale: the same without a search


def liked(persona: str, heuristic: Heuristic, view: View, moves: list[Move]) -> Move:
    """Of moves in the order of their merit, the first of those that the persona likes best."""
    best = moves[0]
    if not persona or len(moves) == 1:
        return best
    most = -1e9
    tastes = heuristic.style(persona, view, moves)
    for place in range(len(moves)):
        if tastes[place] > most:
            best, most = moves[place], tastes[place]
    return best
