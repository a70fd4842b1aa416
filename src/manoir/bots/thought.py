"""What a bot thought when it chose: its candidates and what it hoped for. It is told in words, after the fact."""

from manoir.core.game import Move, View
from manoir.core.heuristic import Heuristic
from manoir.core.story import Phrase, Who


class Candidate:
    """A move that was considered."""

    def __init__(self, move: Move, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits  # how much of the search went into it
        self.chance = chance  # to win with it, from 0 to 1


class Thought:
    def __init__(self, view: View, chosen: Move, candidates: list[Candidate], chances: list[float]) -> None:
        self.view = view
        self.chosen = chosen
        self.candidates = candidates  # the most considered first
        self.chances = chances  # of every seat to win, before the choice

    def candidate(self, move: Move) -> Candidate | None:
        for one in self.candidates:
            if one.move is move:
                return one
        return None

    def words(self, heuristic: Heuristic, most: int) -> list[Phrase]:
        """The choice, the other moves that were looked at most, and what the game has to say of it."""
        assert self.view.seat is not None
        chosen = self.candidate(self.chosen)
        said: list[Phrase] = []
        if chosen is not None:
            values: dict[str, object] = {"player": Who(self.view.seat), "move": self.chosen.phrase()}
            values["chance"] = round(100 * chosen.chance)
            said.append(Phrase("thought-chosen", values))
        others: list[object] = []
        for one in self.candidates[:most]:
            if one.move is not self.chosen:
                other: dict[str, object] = {"move": one.move.phrase(), "chance": round(100 * one.chance)}
                others.append(Phrase("thought-candidate", other))
        if others:
            said.append(Phrase("thought-others", {"others": others}))
        return said + heuristic.comment(self.view, self.chosen)
