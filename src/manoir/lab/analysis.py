"""A record looked at with a strong bot's eyes: chances to win, what was best, and where the game turned."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from manoir.bots.searcher import SearchBot
from manoir.core.game import CHANCE, Move, State
from manoir.core.heuristic import Heuristic
from manoir.core.play import Match
from manoir.core.record import seat_word
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Json, Phrase, Seat, Who

EXPLORE = 0.7
TURNS = 3  # turning points that are told
SMALL = 0.03  # of the chance to win: a smaller difference is not worth a word


@dataclass
class Judgement:
    """A real choice of a player, judged from what that player could know."""

    number: int  # in the record
    seat: Seat
    move: Move
    best: Move
    chance: float  # to win, with the move that was made
    best_chance: float
    before: list[float]  # the chance of every seat to win
    after: list[float] = field(default_factory=list)  # ... as whoever chooses next can judge it, or as it ended
    comments: list[Phrase] = field(default_factory=list)

    @property
    def loss(self) -> float:
        """What the move gave away, in the chance to win."""
        return max(0.0, self.best_chance - self.chance)

    @property
    def swing(self) -> float:
        """How much it changed the game, for whoever it changed it most."""
        return max((abs(new - old) for new, old in zip(self.after, self.before)), default=0.0)

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "seat": seat_word(self.seat),
            "move": self.move.notation,
            "chance": round(self.chance, 3),
            "best": self.best.notation,
            "bestChance": round(self.best_chance, 3),
            "chances": {LETTERS[seat]: round(chance, 3) for seat, chance in enumerate(self.after)},
            "comments": [phrase.to_json() for phrase in self.comments],
        }

    def words(self) -> list[Phrase]:
        said = [*self.comments]
        if self.best is not self.move and self.loss >= SMALL:
            values: Json = {"move": self.best.phrase(), "chance": percent(self.best_chance)}
            said.append(Phrase("analysis-better", {**values, "played": percent(self.chance)}))
        return said


def percent(chance: float) -> int:
    return round(100 * chance)


def analysed(match: Match, iterations: int) -> Iterator[Judgement]:
    """Every real choice of a game that has been played through, one after another."""
    game = match.game
    heuristic = game.heuristic() or Heuristic()
    bot = SearchBot(heuristic, iterations, EXPLORE)
    last: Judgement | None = None
    for number, (state, seat, move) in enumerate(match.walk(), 1):
        choice = None if seat == CHANCE else judged(state, bot, seat, move, number)
        if choice is not None:
            if last is not None:
                last.after = choice.before
                yield last
            last = choice
    if last is not None:
        last.after = match.state.returns() if match.over else last.before
        yield last


def judged(state: State, bot: SearchBot, seat: Seat, move: Move, number: int) -> Judgement | None:
    moves = state.moves(seat)
    if len(moves) < 2:
        return None
    view = state.view(seat)
    thought = bot.think(view, moves, Rng(number))
    made, best = thought.candidate(move), thought.candidates[0]
    assert made is not None
    chance = made.chance
    if made.visits * 4 < best.visits:  # the search hardly looked at it
        chance = bot.chance_with(view, move, max(1, bot.iterations // 2), Rng(number))
    comments = bot.heuristic.comment(view, move)
    return Judgement(number, seat, move, best.move, chance, best.chance, thought.chances, comments=comments)


def turning_points(found: list[Judgement]) -> list[Judgement]:
    """The choices after which the game was another one, in the order of the game."""
    big = sorted(found, key=lambda choice: -choice.swing)[:TURNS]
    return sorted((choice for choice in big if choice.swing >= SMALL), key=lambda choice: choice.number)


def turned(choice: Judgement) -> Phrase:
    """A turning point in words: whose chances changed most, from what to what."""
    changes = [abs(new - old) for new, old in zip(choice.after, choice.before)]
    seat = changes.index(max(changes))
    values: Json = {
        "number": choice.number,
        "player": Who(choice.seat),
        "move": choice.move.phrase(),
        "other": Who(seat),
    }
    return Phrase(
        "analysis-turn", {**values, "before": percent(choice.before[seat]), "after": percent(choice.after[seat])}
    )


def mistakes(judged: list[Judgement], seats: int) -> list[tuple[int, float]]:
    """For each seat, how many real choices it had and what it gave away by them on average, in per cent."""
    found: list[tuple[int, float]] = []
    for seat in range(seats):
        own = [choice.loss for choice in judged if choice.seat == seat]
        found.append((len(own), 100 * sum(own) / len(own) if own else 0.0))
    return found
