"""Toc Toc Toc as the house lists it."""

from typing import Final

from manoir.core.game import Game
from manoir.core.heuristic import Heuristic
from manoir.core.level import Level
from manoir.core.options import Options
from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.games.toctoctoc import FOLDER
from manoir.games.toctoctoc.cards import BRUTE, CODES, COPIES, MUSICIAN, STAYING, TYPE_CODES, count, deck, size
from manoir.games.toctoctoc.heuristics import TocHeuristic
from manoir.games.toctoctoc.moves import catalogue
from manoir.games.toctoctoc.options import TocOptions
from manoir.games.toctoctoc.setup import dealt, opening
from manoir.games.toctoctoc.state import TocState
from manoir.games.toctoctoc.steps import HAND, STARTING_GUESTS, TURNS_IN_ALL

ROLES: Final = {  # by the last letter of a code: what such a card is called, and its rule
    "n": ("normal", "T-4.1"),
    "b": ("brute", "T-4.3"),
    "m": ("musician", "T-6.2"),
    "v": ("vamp", "T-4.8"),
    "S": ("scarecrow", "T-4.7"),
    "K": ("kid", "T-4.11"),
    "T": ("taxi", "T-4.14"),
}


class TocTocToc(Game):
    def __init__(self) -> None:
        super().__init__("toctoctoc", 1, TocOptions, FOLDER)
        self.seats = [3, 4, 5, 6]
        self.seats_rule = "T-2.1"
        self.usual_seats = 4
        self.most_decisions = 47 * 3  # a turn has an offer, an answer and at most one choice (T-8.1)
        self.cards = {code: ROLES[code[-1]][1] for code in CODES}
        self.topics = {
            "set-up": "T-2.2",
            "pile": "T-2.7",
            "turn": "T-3.1",
            "party": "T-6.1",
            "musician": "T-6.2",
            "scarecrow": "T-6.3",
            "brute": "T-4.3",
            "held": "T-9.1",
            "seen": "T-9.3",
        }
        self.facts = {"decks": [deck_facts(seats) for seats in self.seats]}
        self.verbs = ["knock", "open", "refuse", "take", "choose"]
        self.notations = ["knock Mn B", "open", "refuse", "take Mb", "choose M"]
        self.moves = catalogue()
        self.events = {
            "first": "T-2.8",
            "guest": "T-2.4",
            "deal": "T-2.6",
            "turn": "T-2.7",
            "draw": "T-3.7",
            "knock": "T-3.2",
            "open": "T-3.4",
            "refuse": "T-3.5",
            "join": "T-4.1",
            "no-effect": "T-4.15",
            "lure": "T-4.8",
            "flee": "T-4.11",
            "ride": "T-4.14",
            "win": "T-6.4",
            "joint-win": "T-6.5",
        }
        self.curious = ["T-8.1", "T-8.2", "T-8.3", "T-8.4", "T-8.5", "TA-1", "TA-2", "TA-31", "TA-32"]
        self.secret_events = ["deal", "knock"]
        self.refusals = {
            "game-over": "T-5.2",
            "not-your-turn": "T-3.1",
            "not-offered": "T-3.1",
            "must-knock": "T-3.2",
            "own-door": "T-3.2",
            "no-such-door": "T-3.2",
            "not-held": "T-3.2",
            "must-answer": "T-3.3",
            "must-take": "T-4.9",
            "other-type": "T-4.8",
            "not-a-guest": "T-4.9",
            "must-choose": "T-4.12",
            "protected-type": "T-4.3",
            "smaller-type": "T-4.16",
        }
        self.levels = [
            Level("novice", careless=0.8),
            Level("apprentice", careless=0.3),
            Level("regular"),
            Level("expert", iterations=40),
            Level("master", iterations=800),
        ]

    def new(self, options: Options, seats: int) -> TocState:
        assert isinstance(options, TocOptions)
        return opening(options, seats)

    def deal(self, options: Options, seats: int, rng: Rng) -> TocState:
        state = self.new(options, seats)
        dealt(state, rng)
        return state

    def heuristic(self) -> Heuristic:
        return TocHeuristic()

    def card_facts(self, card: str) -> Json:
        """Its role; the column of a party that it belongs to, if any; whether it stays there."""
        column = card[0] if card[0] == "S" or card[0] in TYPE_CODES else None
        return {"kind": ROLES[card[-1]][0], "type": column, "stays": CODES.index(card) < STAYING}


def deck_facts(seats: int) -> Json:
    """The cards for so many players (T-2): in all, those that stay in the box, the pile, and how many turns that is."""
    cards = deck(seats)
    return {
        "seats": seats,
        "cards": size(cards),
        "boxed": [CODES[brute] for brute in range(BRUTE, MUSICIAN) if count(cards, brute) < COPIES[brute]],
        "pile": size(cards) - (STARTING_GUESTS + HAND) * seats,
        "turns": TURNS_IN_ALL[seats],
    }


GAME: Final = TocTocToc()
