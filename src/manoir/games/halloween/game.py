"""Halloween as the house lists it."""

from typing import Final

from manoir.core.game import Game
from manoir.core.heuristic import Heuristic
from manoir.core.level import Level
from manoir.core.options import Options
from manoir.core.story import Json
from manoir.games.halloween import FOLDER
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.facts import PRINTED, facts
from manoir.games.halloween.heuristics import HalloweenHeuristic
from manoir.games.halloween.moves import CARDS, catalogue
from manoir.games.halloween.options import SETS, HalloweenOptions
from manoir.games.halloween.setup import opening
from manoir.games.halloween.state import HalloweenState

TOKEN_RULES: Final = {  # the others stand in the table as they are numbered
    "T01": "H-13.11",
    "T02": "H-13.12",
    "T03": "H-13.13",
    "T04": "H-13.14",
    "T05": "H-13.12",
    "T06": "H-13.15",
    "T07": "H-13.16",
    "T08": "H-13.17",
    "T09": "H-13.18",
    "T10": "H-13.12",
    "T11": "H-13.19",
    "T12": "H-13.20",
}


class Halloween(Game):
    def __init__(self) -> None:
        super().__init__("halloween", 1, HalloweenOptions, FOLDER)
        self.seats = [2, 3, 4]
        self.seats_rule = "H-16.1"
        self.usual_seats = 4
        self.most_decisions = 1000 * 4 * 200  # rounds, players, and what a turn can hold (6.2)
        self.cards = {str(number): f"C-{number}" for number in range(1, CARDS + 1)}
        self.cards |= {code: TOKEN_RULES[code] for code in BONUS_CODES}
        self.facts = {"sets": SETS}
        self.topics = {
            "cards": "H-1.8",
            "ghost": "H-3.2",
            "discs": "H-3.5",
            "summon": "H-5.2",
            "scare": "H-6.2",
            "evolve": "H-7.3",
            "building": "H-8.1",
            "move": "H-8.2",
            "fight": "H-9.4",
            "haunt": "H-10.2",
            "haunts": "H-10.6",
            "rest": "H-11.1",
            "recover": "C-46",
            "lying": "H-13.2",  # a bonus token at a building …
            "held": "H-13.7",  # … and one that somebody holds
            "souls": "H-14.2",
        }
        self.verbs = [
            "end",
            "yes",
            "no",
            "accept",
            "decline",
            "stop",
            "on",
            "hp",
            "reserve",
            "slot",
            "discard",
            "activate",
            "section",
            "sections",
            "disc",
            "figure",
            "target",
            "colour",
            "to",
            "mixed",
            "haunt",
            "haunt-there",
            "from-to",
            "swap",
            "change-down",
            "change-up",
            "pay",
            "claim",
            "card",
            "token",
            "replace",
            "raise",
            "fortune",
            "again",
            "add",
            "roller",
        ]
        self.notations = [
            "S1 summon",
            "PS b",
            "SC",
            "y CH",
            "CH y own",
            "claim 12",
            "bgy",
            "reserve",
            "token T04",
            "card 7",
            "accept",
            "decline",
            "end",
        ]
        self.moves = catalogue()
        self.events = {
            "display": "H-1.8",
            "turn": "H-2.1",
            "summon": "H-5.2",
            "nobody-comes": "A-43",
            "scare": "H-6.2",
            "evolve": "H-7.3",
            "level": "H-7.5",
            "move": "H-8.2",
            "fight": "H-9.1",
            "fight-far": "C-35",
            "roll": "H-9.3",
            "fight-won": "H-9.5",
            "fight-lost": "H-9.6",
            "fight-off": "A-71",
            "haunt-own": "H-10.2",
            "haunt-common": "H-16.2",
            "recover": "A-44",
            "rest": "H-11.1",
            "disc-back": "H-3.11",
            "seed": "H-12.1",
            "reds-home": "H-17.5",
            "token-laid": "H-13.5",
            "token-taken": "H-13.2",
            "token-drawn": "A-53",
            "token-replaced": "H-13.3",
            "token-discarded": "H-13.3",
            "token-used": "H-13.7",
            "token-soul": "H-13.12",
            "token-scare": "H-13.14",
            "token-points": "H-13.16",
            "token-wasted": "A-73",
            "reshuffle": "H-13.6",
            "bonus-discs-back": "H-13.9",
            "flight": "H-13.2",
            "claim": "H-14.6",
            "compensated-points": "H-14.8",
            "compensated-discs": "H-14.8",
            "card-points": "H-14.7",
            "card-scare": "H-14.7",
            "card-token": "H-14.7",
            "removed": "H-4.4",
            "placed": "H-14.7",
            "swapped": "A-34",
            "scare-paid": "H-14.7",
            "tokens-paid": "H-14.7",
            "announced": "A-32",
            "pay-again": "A-66",
            "last-haunt": "H-15.1",
            "fifth-card": "H-15.1",
            "piles-empty": "H-17.7",
            "last-round": "H-15.5",
            "final-points": "H-15.3",
            "win": "H-15.4",
            "win-by-tokens": "H-15.4",
            "joint-win": "H-15.4",
        }
        self.curious = ["A-2", "A-3", "A-61"]
        self.refusals = {
            "game-over": "H-15.2",
            "not-your-turn": "H-2.1",
            "not-offered": "H-3.7",
            "main-window": "H-18.2",
            "no-such-section": "H-1.9",
            "section-done": "H-2.2",
            "sections-open": "H-2.4",
            "no-disc": "H-3.6",
            "slot-covered": "H-3.4",
            "no-summon": "H-5.1",
            "no-scare": "H-6.1",
            "no-evolve": "H-7.1",
            "no-move": "H-8.1",
            "no-fight": "H-9.1",
            "no-haunt": "H-10.1",
            "no-recover": "C-46",
            "card-not-in-play": "H-1.8",
            "card-occupied": "H-14.1",
            "too-few-tokens": "H-14.2",
            "token-not-held": "H-13.7",
            "token-for-dice": "H-18.3",
            "no-effect": "H-0.7",
            "card-not-yours": "H-14.7",
            "card-used": "H-14.11",
            "card-not-now": "H-14.10",
            "seed-most-room": "H-12.3",
            "must-seed": "H-12.1",
            "slot-is-free": "H-13.3",
            "no-free-slot": "H-13.1",
            "must-place-token": "H-13.3",
            "level-reached": "H-7.5",
            "must-pick-section": "H-7.5",
            "cannot-raise": "H-13.15",
            "must-raise-or-not": "H-18.3",
            "cannot-change-die": "H-18.4",
            "must-accept-roll": "H-18.4",
            "must-name-roller": "H-9.2",
            "wrong-payment": "H-14.2",
            "must-pay": "H-14.2",
            "no-disc-there": "H-14.5",
            "must-pick-disc": "H-14.4",
            "must-be-compensated": "H-14.8",
            "must-go-on": "A-71",
            "turn-over": "A-72",
        }

        self.long = True
        self.levels = [
            Level("novice", careless=0.8),
            Level("apprentice", careless=0.35),
            Level("regular"),
            Level("expert", iterations=100, explore=0.35),
            Level("master", iterations=400, explore=0.35),
        ]

    def new(self, options: Options, seats: int) -> HalloweenState:
        assert isinstance(options, HalloweenOptions)
        state = opening(options, seats)
        state.proceed()
        return state

    def heuristic(self) -> Heuristic:
        return HalloweenHeuristic()

    def card_facts(self, card: str) -> Json:
        return facts(card)

    def card_text(self, card: str, options: Options) -> str:
        values = options.to_json()
        printed = any(values[option] == value for (option, value), codes in PRINTED.items() if card in codes)
        return f"card-{card}.printed" if printed else super().card_text(card, options)


GAME: Final = Halloween()
