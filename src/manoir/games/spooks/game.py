"""Spooks as the house lists it."""

from typing import Final

from manoir.core.game import Game
from manoir.core.heuristic import Heuristic
from manoir.core.level import Level
from manoir.core.options import Options
from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.games.spooks import FOLDER
from manoir.games.spooks.cards import CAT, CODES, FAMILY_CODES, KINDS, family, is_blue, is_green
from manoir.games.spooks.heuristics import SpooksHeuristic
from manoir.games.spooks.moves import catalogue
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.setup import dealt, opening
from manoir.games.spooks.state import SpooksState

COLOUR_RULES: Final = {"blue": "S-4.1", "green": "S-5.1", "red": "S-6.1"}
CAT_RULE: Final = "S-9.1"


class Spooks(Game):
    def __init__(self) -> None:
        super().__init__("spooks", 1, SpooksOptions, FOLDER)
        self.seats = [3, 4, 5, 6, 7, 8, 9, 10]
        self.seats_rule = "S-1.4"
        self.usual_seats = 4
        self.most_decisions = 20_000_000  # S-15.3 and SA-50 bound it; see RULES.md
        self.cards = {CODES[kind]: COLOUR_RULES.get(colour(kind), CAT_RULE) for kind in range(KINDS)}
        self.topics = {
            **COLOUR_RULES,
            "pass": "S-4.3",
            "all-pass": "S-4.5",
            "leave": "SA-53",
            "spider-master": "S-13.2",
            "cat-on-blue": "S-4.9",
            "cat-on-red": "S-6.3",
            "stun": "S-7.1",
            "bite": "S-8.1",
            "other-card": "S-5.3",
            "no-winner": "S-5.8",
            "your-card": "SA-28",
            "after-run": "S-7.5",
            "still-giving": "S-8.2",
            "after-bite": "S-8.4",
            "series": "S-11.1",
        }
        self.verbs = ["lay", "pass", "decline", "commit", "give", "hand", "run", "enough", "to", "aside", "all"]
        self.notations = [
            "lay SP3",
            "pass",
            "decline",
            "commit GO9",
            "give SP7",
            "hand GH4",
            "run SK3",
            "enough",
            "to B",
            "aside",
            "all",
        ]
        self.moves = catalogue()
        self.events = {
            "dealer": "S-2.1",
            "aside": "SA-52",
            "all-dealt": "SA-52",
            "deal": "S-2.2",
            "open": "S-2.4",
            "lead": "S-3.4",
            "follow": "S-4.1",
            "pass": "S-4.3",
            "leave": "SA-53",
            "prank": "S-5.1",
            "commit": "S-5.2",
            "reveal": "S-5.4",
            "prank-won": "S-5.6",
            "no-prank": "S-5.8",
            "tie": "S-12.3",
            "fail": "S-6.6",
            "run": "S-7.3",
            "give": "S-8.2",
            "ghost-master": "S-13.3",
            "choose": "S-13.3",
            "handed": "S-13.3",
            "goblin-master": "S-13.4",
            "recipient": "S-13.4",
            "gift": "S-13.4",
            "reverse": "S-13.5",
            "restore": "S-13.9",
            "descend": "S-13.7",
            "ascend": "S-13.9",
            "still-turned": "SA-54",
            "still-descending": "SA-54",
            "out": "S-10.1",
            "joint-out": "S-5.9",
            "score": "S-11.1",
            "score-out": "S-11.1",
            "eliminated": "S-11.5",
            "new-deal": "S-11.7",
            "idle-end": "SA-50",
            "deals-end": "SA-48",
            "win": "S-11.4",
            "joint-win": "SA-36",
        }
        self.curious = ["S-15.1", "S-15.2", "S-15.3", "S-15.4", "S-15.5", "SA-42"]
        self.secret_events = ["deal", "commit", "give", "choose", "handed", "gift"]
        self.refusals = {
            "game-over": "S-10.1",
            "not-your-turn": "S-3.3",
            "not-offered": "S-3.3",
            "not-held": "S-3.4",
            "must-lead": "S-3.4",
            "must-choose-phantom": "SA-52",
            "needs-higher": "S-4.1",
            "needs-lower": "S-13.7",
            "needs-higher-or-spider": "S-13.2",
            "needs-lower-or-spider": "S-13.2",
            "needs-spider": "S-13.2",
            "needs-cat": "S-4.6",
            "needs-cat-down": "SA-25",
            "needs-family-or-rank": "S-6.1",
            "needs-family-rank-or-master": "S-6.2",
            "must-play": "S-6.5",
            "may-decline": "S-6.5",
            "must-commit": "S-5.2",
            "must-hand": "S-13.3",
            "must-give": "S-8.2",
            "must-run": "S-7.2",
            "run-empty": "SA-16",
            "run-not-next": "S-7.2",
            "cat-alone": "SA-17",
            "must-pick-recipient": "S-13.4",
            "not-fewest": "S-13.4",
        }
        self.levels = [
            Level("novice", careless=0.8),
            Level("apprentice", careless=0.3),
            Level("regular"),
            Level("expert", careless=0.15, iterations=40),
            Level("master", iterations=400),
        ]

    def new(self, options: Options, seats: int) -> SpooksState:
        assert isinstance(options, SpooksOptions)
        state = opening(options, seats)
        state.proceed()
        return state

    def deal(self, options: Options, seats: int, rng: Rng) -> SpooksState:
        state = self.new(options, seats)
        dealt(state, rng)
        return state

    def heuristic(self) -> Heuristic:
        return SpooksHeuristic()

    def card_facts(self, card: str) -> Json:
        """Its family and rank, as the notation writes them, and its colour; the Cat has none of them (S-1.3)."""
        kind = CODES.index(card)
        if kind == CAT:
            return {"family": None, "rank": None, "colour": None}
        kin = FAMILY_CODES[family(kind)]
        return {"family": kin, "rank": card.removeprefix(kin), "colour": colour(kind)}


def colour(kind: int) -> str:
    """S-1.3; nothing for the Cat."""
    if kind == CAT:
        return ""
    return "blue" if is_blue(kind) else "green" if is_green(kind) else "red"


GAME: Final = Spooks()
