"""All that bots, server and clients know about a game: Move, State, View, Game."""

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from manoir.core.errors import BadNotation, BadSeats
from manoir.core.heuristic import Heuristic
from manoir.core.level import LADDER, Level
from manoir.core.options import Options
from manoir.core.parts import Parts
from manoir.core.rng import Rng, stream
from manoir.core.sentences import MANY, Sentences, sentences
from manoir.core.sheet import Panel, Progress, Stage
from manoir.core.story import Event, Json, Phrase, Seat, Who

CHANCE: Final = -1  # dealing and rolling; its moves are logged like anyone's
OVER: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice: what is done, and to what. A game makes each move once: equal moves are the same object."""

    def __init__(self, id: int, notation: str, public: "Move | None" = None, verb: str = "") -> None:
        self.id = id  # dense within a game: a key for search trees, the action space of AI environments
        self.notation = notation  # the language of the log, of records and of who types
        self.public: Move = public if public is not None else self  # what the others see of it
        self.verb = verb if verb else notation.split(" ")[0]  # what is done: clients group and label choices by it

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def parts(self) -> Parts:
        """What it is done with and to, by name, in the order in which one would choose. Hidden parts are left out.

        Clients take moves apart by these and never read notations.
        """
        return {}

    def phrase(self) -> Phrase:
        """The move in words: by default the text of its verb, with its parts."""
        return Phrase("move-" + self.verb, {name: part.said for name, part in self.parts().items()})


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that one seat may know (None: a spectator). Bots and searches receive views, never states."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.memory_aid = True  # whether clients may show again what was shown before, or players must remember it

    def to_json(self) -> Json:
        raise NotImplementedError

    def own_json(self) -> Json | None:
        """What stands otherwise in to_json() than in that of a spectator, if the game can say it apart.

        Who shows a position to a whole table then writes the rest once.
        """
        return None

    def common_json(self) -> Json:
        """What a spectator's view has besides; what own_json() of a seat says stands there instead of it."""
        return self.to_json()

    def seen_by(self, seat: Seat | None) -> "View | None":
        """The same position as another seat sees it, where nothing is hidden; None: the position must be asked."""
        return None

    def imagine(self, rng: Rng) -> "State":
        """A random whole position that looks exactly like this to the seat."""
        raise NotImplementedError

    def status(self) -> Phrase:
        """What the table waits for: who must do what. Who is not asked reads what a spectator reads."""
        raise NotImplementedError

    def hint(self, move: Move) -> Phrase | None:
        """What a move that is offered promises, as far as the rules can tell: odds, points, a price."""
        return None

    def sheet(self) -> list[Panel]:
        """The view laid out for reading: the terminal shows it, and any client without a board of its own can."""
        raise NotImplementedError

    def sentences(self, most: int = MANY) -> Sentences:
        """The whole options of the seat, each with all of its words: found in what it imagines, so that nothing that
        is hidden from it can show. The same view gives the same ones."""
        if self.seat is None:
            return Sentences([])
        return sentences(self.imagine(stream(0, "sentences")), self.seat, most)

    # What follows is the same for every watcher, and is told to the whole table.

    def rule(self) -> str:
        """The rule that the present decision is about; empty where there is none to name."""
        return ""

    def progress(self) -> Progress | None:
        """How far the game is, if that can be told."""
        return None

    def stages(self) -> list[Stage]:
        """The parts that a turn has, and which of them is now; empty where a turn has but one."""
        return []

    def asked(self) -> list[Seat]:
        """Everybody whom the present decision asks, those who have answered in secret already included.

        Empty where it asks one player only, who is the one that is waited for.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position, every secret included. It changes in place, is cloned by search, and stays on the server.

    It holds no random generator: chance is a seat whose moves the caller draws, so that a clone can neither disturb
    nor foresee it.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actor = (
            CHANCE  # who moves next: a seat (the first, of several who choose at the same time), CHANCE or OVER
        )
        self.story: list[Event] | None = None  # set to [] to hear what happens; clones tell nothing

    def waiting(self) -> list[Seat]:
        """The seats that must choose now; several when they choose secretly at the same time."""
        return [self.actor] if self.actor >= 0 else []

    def moves(self, seat: Seat) -> list[Move]:
        """All legal moves of a seat in a fixed order. The list may be shared: do not modify it."""
        raise NotImplementedError

    def refusal(self, seat: Seat, move: Move) -> str:
        """Why a seat may not make a move, as a text key; empty if it may."""
        if seat not in self.waiting():
            return "not-your-turn"
        return "" if move in self.moves(seat) else "not-offered"

    def apply(self, seat: Seat, move: Move) -> None:
        """Make the move of a seat, or of chance. Trusts it: search must not pay for politeness. `play` checks first."""
        raise NotImplementedError

    def chance(self) -> list[tuple[Move, int]]:
        """What chance may do now, with weights. Only when it is chance's move."""
        raise NotImplementedError

    def chance_move(self, rng: Rng) -> Move:
        outcomes = self.chance()
        total = 0
        for _, weight in outcomes:
            total += weight
        at = int(rng.below(total))
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                return move
        raise AssertionError("chance without an outcome")

    def undoable(self) -> bool:
        """Whether who made the last move may still take it back: it revealed nothing, and nobody has acted on it."""
        return False

    def continues(self) -> bool:
        """Whether the present choice is one more word of the option that the last one began."""
        return False

    def options_made(self) -> list[list[Move]]:
        """While a story is told: the options that the last move completes, each with the words of all its stages, those
        included that were said for who had no other choice.

        Empty where every choice is a single move.
        """
        return []

    def goods(self, seat: Seat) -> dict[str, int]:
        """What a seat has that can be counted, by name: what an option costs and brings is told in it. Empty where
        nothing is told."""
        return {}

    def turns(self) -> int | None:
        """How many turns have begun; None in a game that has none."""
        return None

    def scores(self) -> list[int]:
        raise NotImplementedError

    def ranks(self) -> list[int]:
        """The place of each seat, 1 for the winners: by score, unless the game has another order."""
        scores = self.scores()
        return [1 + len([other for other in scores if other > score]) for score in scores]

    def returns(self) -> list[float]:
        """1 for the winner, shared by joint winners."""
        ranks = self.ranks()
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        """Where the points of a seat come from; the parts add up to its score."""
        raise NotImplementedError

    def rests(self) -> int:
        """Which intermission this is, between two deals; 0 while there is none. Until everybody is ready bots wait."""
        return 0

    def standing(self) -> list[int]:
        """The places as the end tells them: by the rules, unless a game tells losers apart whom its rules do not."""
        return self.ranks()

    def remarks(self) -> list[tuple[Phrase, str]]:
        """What points alone do not say of the places: who shares one, how a tie was settled. Each with its rule."""
        return [(level(seats, self.scores()[seats[0]]), "") for seats in sharing(self.standing())]

    def clone(self) -> "State":
        """The same position, sharing nothing that can change, and telling no story."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> View:
        raise NotImplementedError

    def position(self) -> Json:
        """Everything, secrets included, in words that a stranger can check the rules from."""
        raise NotImplementedError

    def settle(self, rng: Rng) -> None:
        """Let chance make all its moves that are due."""
        while self.actor == CHANCE:
            self.apply(CHANCE, self.chance_move(rng))

    def choices(self, rng: Rng) -> list[Move]:
        """Let chance move, then the moves of who must choose; empty when the game is over."""
        actor = self.actor
        while actor == CHANCE:
            self.apply(CHANCE, self.chance_move(rng))
            actor = self.actor
        return self.moves(actor) if actor != OVER else []

    def advance(self, move: Move, rng: Rng) -> list[Move]:
        """Make the actor's move and let chance move: the choices that come next. The fastest way to drive a game.

        moves = state.choices(rng)
        while moves:
            moves = state.advance(moves[0], rng)
        """
        self.apply(self.actor, move)
        return self.choices(rng)

    def playout(self, rng: Rng) -> int:
        """Play at random to the end; the number of decisions taken."""
        decisions = 0
        while (actor := self.actor) != OVER:
            if actor == CHANCE:
                self.apply(CHANCE, self.chance_move(rng))
            else:
                moves = self.moves(actor)
                self.apply(actor, moves[rng.below(len(moves))])
                decisions += 1
        return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the house lists it. Each package in games/ has one, named GAME; other packages may bring theirs.

    A game fills in the tables below in its constructor; clients, texts and tests are made from them.
    """

    def __init__(self, name: str, version: int, options: type[Options], folder: Path) -> None:
        self.name = name
        self.version = version  # of the rules: raised when an old record would no longer replay
        self.options = options
        self.folder = folder  # where RULES.md and texts/ lie, and web/, if it brings a board
        self.seats: list[int] = []  # the player counts of the game
        self.seats_rule = ""  # the rule that says so
        self.usual_seats = 0  # the player count when nobody asks for another
        self.most_decisions = 0  # no game has more
        self.cards: dict[str, str] = {}  # every kind of card -> its rule id; texts card-X and card-X.rule
        self.topics: dict[str, str] = {}  # what clients explain where it is shown, by name -> the rule that says it
        self.curious: list[str] = []  # rules that only the curious care about: misprints, proofs
        self.facts: Json = {}  # what its own pages are told of it, whatever the position: how it is set up …
        self.verbs: list[str] = []  # of the players' moves
        self.notations: list[str] = []  # what a player's move looks like, for those who mistype one
        self.events: dict[str, str] = {}  # event key -> rule id
        self.secret_events: list[str] = []  # those that have a text for the seats that see less
        self.refusals: dict[str, str] = {}  # refusal key -> rule id
        self.moves: dict[str, Move] = {}  # the catalogue: notation -> move, chance's moves included
        self.long = False  # a game takes bots seconds, not milliseconds; its levels are measured in fewer games
        self.levels: list[Level] = LADDER  # of its bots, from the weakest to the strongest

    def new(self, options: Options, seats: int) -> State:
        """The opening position, before chance has moved. Options are settled for the player count."""
        raise NotImplementedError

    def deal(self, options: Options, seats: int, rng: Rng) -> State:
        """The position at the first decision. A game may override it with a faster way to the same position."""
        state = self.new(options, seats)
        state.settle(rng)
        return state

    def heuristic(self) -> Heuristic | None:
        """What a bot may know of good play."""
        return None

    def card_facts(self, card: str) -> Json:
        """What is printed on a card and does not change: its kind, and what else a client sorts or draws it by."""
        return {}

    def card_text(self, card: str, options: Options) -> str:
        """The key of what a card says at a table with these options: usually that of its rule."""
        return f"card-{card}.rule"

    def parse(self, notation: str) -> Move:
        """The move of a notation; parse(move.notation) is move."""
        move = self.moves.get(notation)
        if move is None:
            raise BadNotation(notation, self.notations)
        return move

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSeats(seats, self.seats, self.seats_rule)

    def state(self, options: Options, seats: int) -> State:
        """The opening position for options that may come from anywhere: checked and settled first."""
        self.check_seats(seats)
        return self.new(options.settled(seats), seats)


def sharing(places: list[int]) -> list[list[Seat]]:
    """The seats that share a place, the best place first."""
    found = [[seat for seat, place in enumerate(places) if place == wanted] for wanted in sorted(set(places))]
    return [seats for seats in found if len(seats) > 1]


def level(seats: list[Seat], points: int) -> Phrase:
    """Some have the same points, and so the same place."""
    return Phrase("ending-level", {"players": [Who(seat) for seat in seats], "points": points})
