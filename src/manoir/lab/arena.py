"""Bots against bots: one of a kind among others of another kind, at every seat, on the same deals for all."""

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from time import process_time

from manoir.bots.bot import Bot
from manoir.bots.levels import bot
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.rng import Rng, scramble
from manoir.core.story import Phrase, Seat
from manoir.games import GAMES
from manoir.lab.pool import in_order
from manoir.lab.tally import WHOLE

STREAMS = 1_000_000  # more than a deal has games: each has a stream of its own for the bots' thoughts


@dataclass(frozen=True)
class Pairing:
    """One bot among copies of another, on so many deals; each deal is played once with the one at every seat."""

    one: str
    others: str
    deals: int


@dataclass(frozen=True)
class Contest:
    """All that decides the results of a run."""

    game: str
    options: Options
    seats: int
    pairings: tuple[Pairing, ...]
    seed: int

    @classmethod
    def round_robin(cls, game: Game, options: Options, seats: int, bots: str, games: int, seed: int) -> "Contest":
        """Everybody among everybody else, for input that may be wrong."""
        game.check_seats(seats)
        names = [name.strip() for name in bots.split(",")]
        for place, name in enumerate(names):
            bot(name, game)
            if name in names[:place]:
                raise Refused(Phrase("error-twice", {"option": name}))
        if len(names) < 2:
            raise Refused(Phrase("error-arena", {"found": bots}))
        if games < 1:
            raise BadOption.value("--games", games, ["1, 2, 3…"])
        deals = -(-games // seats)
        pairings = tuple(Pairing(one, others, deals) for one in names for others in names if one != others)
        return cls(game.name, options.settled(seats), seats, pairings, seed)

    def bots(self) -> list[str]:
        return list(dict.fromkeys(name for pairing in self.pairings for name in (pairing.one, pairing.others)))

    def rounds(self) -> int:
        return sum(pairing.deals for pairing in self.pairings)

    def round(self, number: int) -> tuple[int, int]:
        """The deal and the pairing of a round. Deal by deal: whoever stops early has some of every pairing."""
        first = 0
        for deals in sorted({pairing.deals for pairing in self.pairings}):
            places = [place for place, pairing in enumerate(self.pairings) if pairing.deals >= deals]
            if number < (deals - first) * len(places):
                return first + number // len(places), places[number % len(places)]
            number -= (deals - first) * len(places)
            first = deals
        raise IndexError(number)


@dataclass
class Round:
    """A deal, played with the one bot at every seat in turn."""

    deal: int
    pairing: int
    wins: list[int] = field(default_factory=list)  # of the one, by its seat, in parts of WHOLE
    scores: list[int] = field(default_factory=list)
    ranks: list[list[int]] = field(default_factory=list)  # of all seats
    times: dict[str, list[float]] = field(default_factory=dict)  # seconds of CPU of each real decision


def play_round(contest: Contest, number: int) -> Round:
    deal, place = contest.round(number)
    pairing = contest.pairings[place]
    game = GAMES[contest.game]
    found = Round(deal, place, times={pairing.one: [], pairing.others: []})
    for seat in range(contest.seats):
        names = [pairing.one if at == seat else pairing.others for at in range(contest.seats)]
        play_game(game, contest, names, deal, place * contest.seats + seat, seat, found)
    return found


def play_game(game: Game, contest: Contest, names: list[str], deal: int, stream: int, seat: Seat, found: Round) -> None:
    """One game. The deal decides chance; each game has a stream of its own for what the bots draw."""
    place = scramble(contest.seed) + deal * STREAMS
    chance, thoughts = Rng(place), Rng(place + 1 + stream)
    players: list[Bot] = [bot(name, game) for name in names]
    state = game.deal(contest.options, contest.seats, chance)
    moves = state.choices(chance)
    while moves:
        actor = state.actor
        view = state.view(actor)
        start = process_time()
        move = players[actor].choose(view, moves, thoughts)
        if len(moves) > 1:
            found.times[names[actor]].append(process_time() - start)
        moves = state.advance(move, chance)
    found.wins.append(round(state.returns()[seat] * WHOLE))
    found.scores.append(state.scores()[seat])
    found.ranks.append(state.ranks())


def played(contest: Contest, jobs: int) -> Generator[Round, None, None]:
    return in_order(partial(play_round, contest), contest.rounds(), jobs)
