"""Games of bots of one level under observation, over everything that a table can choose to play."""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from time import process_time

from manoir.bots.bot import Bot
from manoir.bots.levels import PLAIN, bot, level_named
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game, Move, State
from manoir.core.options import Option, Options, written
from manoir.core.rng import Rng, scramble, stream
from manoir.core.story import Event, Seat, plain
from manoir.games import GAMES
from manoir.lab.habits import MICROSECOND, Habits, Lengths
from manoir.lab.pool import in_order

SLOWER = 10  # times fewer games of a level that looks ahead
FEWEST = 4


@dataclass(frozen=True)
class Watch:
    """All that decides what is seen."""

    game: str
    level: str
    games: int
    seed: int

    @classmethod
    def checked(cls, game: Game, level: str, games: int, seed: int) -> "Watch":
        """For input that may be wrong. Levels that look ahead play fewer of the games."""
        bot(level, game)
        if games < 1:
            raise BadOption.value("games", games, ["1, 2, 3…"])
        slow = level_named(level.partition("@")[0].partition(":")[0], game).iterations or "@" in level
        return cls(game.name, level, max(min(games, FEWEST), games // SLOWER) if slow else games, seed)


def levels_of(game: Game) -> list[str]:
    """From the yardstick that does not think to the strongest."""
    return [PLAIN[0], *(level.name for level in game.levels)]


def unit(game: Game) -> str:
    """What its games are measured in: rounds, in which everybody has a turn, or decisions."""
    state = game.deal(game.options().settled(game.usual_seats), game.usual_seats, Rng(1))
    return "decisions" if state.turns() is None else "rounds"


def varied(options: type[Options]) -> list[Option]:
    """The options that decide what is played: not who begins, not what is shown, nothing that few care about."""
    found = [one for one in options.declared() if not one.more and one.name != "memory_aid"]
    return [one for one in found if "seat:1" not in one.choices]


@dataclass(frozen=True)
class Table:
    options: Options
    seats: int
    words: tuple[str, ...]  # what was chosen, one word an option


@cache
def tables(name: str, seed: int) -> list[Table]:
    """Every combination of options and player counts that is allowed, in an order that the seed decides."""
    game = GAMES[name]
    found: list[Table] = []
    asked = varied(game.options)
    values = [one.choices[:-1] if one.free else one.choices for one in asked]
    for seats, chosen in product(game.seats, product(*values)):
        words = [f"{one.key} {written(value)}" for one, value in zip(asked, chosen, strict=True)]
        try:
            options = game.options.from_json({one.key: value for one, value in zip(asked, chosen, strict=True)})
            found.append(Table(options.settled(seats), seats, (f"players {seats}", *words)))
        except Refused:
            continue
    stream(seed, "tables").shuffle(found)
    return found


def watched(watch: Watch, jobs: int) -> Generator[Habits, None, None]:
    """Game by game, in order."""
    return in_order(partial(one_game, watch), watch.games, jobs)


def one_game(watch: Watch, number: int) -> Habits:
    game = GAMES[watch.game]
    choices = tables(watch.game, watch.seed)
    table = choices[number % len(choices)]
    place = scramble(watch.seed) + 2 * number
    players = [bot(watch.level, game) for _ in range(table.seats)]
    return Watcher(game, table).play(players, Rng(place), Rng(place + 1))


class Watcher:
    """Sits at one table."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.found = Habits()
        self.kinds: dict[int, str] = {}
        self.turn: dict[Seat, list[str]] = {}  # what each did in the present turn
        self.before: dict[Seat, list[str]] = {}  # ... and when it last did something
        self.row: Counter[Seat] = Counter()

    def play(self, players: list[Bot], chance: Rng, thoughts: Rng) -> Habits:
        found = self.found
        table = self.table
        start = process_time()
        state = self.game.deal(table.options, table.seats, chance)
        moves = state.choices(chance)
        found.seconds += process_time() - start
        now = state.turns()
        while moves:
            seat = state.actor
            state.story = []
            start = process_time()
            move = players[seat].choose(state.view(seat), moves, thoughts)
            thought = process_time()
            offered = moves
            moves = state.advance(move, chance)
            found.seconds += process_time() - start
            if len(offered) > 1:
                found.micros[round((thought - start) / MICROSECOND)] += 1
                self.choice(offered, move)
            for event in state.story:
                self.told(event)
            found.decisions += 1
            self.turn.setdefault(seat, []).append(self.kind(move))
            turn = state.turns()
            if turn != now or turn is None:
                self.turn_over()
            now = turn
        self.turn_over()
        self.over(state)
        return found

    def choice(self, offered: list[Move], move: Move) -> None:
        """Which kinds there were to choose from, if there was more than one."""
        kinds = {self.kind(one) for one in offered}
        if len(kinds) > 1:
            self.found.offered.update(kinds)
            self.found.chosen[self.kind(move)] += 1

    def kind(self, move: Move) -> str:
        """What is done, with which action or which sort of card."""
        known = self.kinds.get(move.id)
        if known is None:
            known = " ".join([move.verb, *sorts(self.game, move)])
            self.kinds[move.id] = known
        return known

    def told(self, event: Event) -> None:
        cards = self.game.cards
        for value in event.whole().values.values():
            for said in names(plain(value)):
                card = said.removeprefix("card-")
                if card != said and card in cards:
                    self.found.named.setdefault(event.key.removeprefix("event-"), set()).add(card)

    def turn_over(self) -> None:
        """Whoever did the same things as when it was last heard of, in whatever order, repeats itself."""
        for seat, kinds in self.turn.items():
            kinds.sort()
            if seat in self.before:
                self.found.turns += 1
                same = self.before[seat] == kinds
                self.found.repeated += same
                self.row[seat] = self.row[seat] + 1 if same else 0
                self.found.in_a_row = max(self.found.in_a_row, self.row[seat])
            self.before[seat] = kinds
        self.turn = {}

    def over(self, state: State) -> None:
        turns = state.turns()
        length = self.found.decisions if turns is None else -(-turns // state.seats)
        self.found.lengths.count(length)
        for word in self.table.words:
            self.found.by_option[word] = Lengths()
            self.found.by_option[word].count(length)


def sorts(game: Game, move: Move) -> list[str]:
    parts = move.parts()
    found: list[str] = []
    if "action" in parts:
        found.append(str(parts["action"].value))
    if "card" in parts:
        card = str(parts["card"].value)
        facts = game.card_facts(card) if card in game.cards else {}
        found.append(str(facts.get("kind") or facts.get("family") or card))
    return found


def names(value: object) -> Iterator[str]:
    """The keys of texts in what an event says."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from names(one)
    elif isinstance(value, dict):
        yield from names(list(value.values()))
