"""The options of a table (section 3 of the rules)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from manoir.core.errors import BadOption
from manoir.core.options import Options, option

SETS: dict[str, list[int]] = {  # 1.9
    "casper": [7, 12, 16, 27, 28, 29, 37, 51],
    "jacob_marley": [3, 11, 20, 24, 26, 32, 34, 45],
    "brown_lady": [12, 18, 19, 21, 23, 30, 51, 52],
    "bloody_mary": [3, 8, 13, 29, 33, 40, 41, 42],
    "amityville": [1, 4, 6, 15, 22, 23, 31, 46],
}
DISPLAY = 8  # cards in play
DECK = 52
BUILDING_CODES = ("CH", "SC", "HO", "MA", "PS", "TH")
LINE = "CH-PS,PS-SC,SC-HO,HO-MA,MA-TH"  # a layout of one's own, for example


@dataclass(frozen=True, kw_only=True)
class HalloweenOptions(Options):
    variant: Literal["standard", "grand_master"] = option("standard", rule="H-17.1")
    cards: str = option("random", rule="H-1.8", words=("random", *SETS), form=",".join(map(str, SETS["casper"])))
    first_player: Literal["random", "seat:1", "seat:2", "seat:3", "seat:4"] = option("random", rule="H-1.10")
    layout: str = option("grid_2x3", rule="A-59", words=("grid_2x3",), form=LINE, more=True)
    card_cost: str = option("usual", rule="A-10", words=("usual",), form="7:coloured,12:grey", more=True)
    scare_bank: Literal["unlimited", "limited"] = option("unlimited", rule="A-6", more=True)
    blue_seed: Literal["max_room", "free"] = option("max_room", rule="A-8", letter="free", more=True)
    reroll_scope: Literal["any_die", "own_die"] = option("any_die", rule="A-22", more=True)
    defender_reacts: bool = option(False, rule="A-23", letter=True, more=True)
    t06_basis: Literal["ghost", "section"] = option("ghost", rule="A-21", letter="section", more=True)
    swap_is_move: bool = option(False, rule="A-34", more=True)
    pickup_when_blocked: Literal["leave", "discard"] = option("leave", rule="A-17", more=True)
    card1_mode: Literal["haunt_action", "free_haunt"] = option(
        "haunt_action", rule="A-26", letter="free_haunt", more=True
    )
    card14_disc: Literal["none", "reserve"] = option("none", rule="A-29", more=True)
    card34_needs_ghost: bool = option(True, rule="A-36", more=True)
    scoring_reuse: bool = option(True, rule="A-46", more=True)
    max_rounds: int = option(60, rule="A-48", low=0, high=1000, more=True)
    end_turn: Literal["auto", "ask"] = option("auto", rule="A-70", people="ask", more=True)
    timing: Literal["windows", "any_moment"] = option("windows", rule="A-71", letter="any_moment", more=True, late=True)
    third_marker: Literal["window", "ends_turn"] = option(
        "window", rule="A-72", letter="ends_turn", more=True, late=True
    )
    wasted_effects: Literal["refused", "allowed"] = option(
        "refused", rule="A-73", letter="allowed", more=True, late=True
    )
    bonus_reserve: Literal["when_needed", "at_once"] = option(
        "when_needed", rule="A-74", letter="at_once", more=True, late=True
    )
    card_text: Literal["usual", "printed"] = option("usual", rule="A-75", letter="printed", more=True, late=True)

    def decided(self, seats: int) -> Mapping[str, object]:
        choices = ("random", *(f"seat:{seat + 1}" for seat in range(seats)))
        if self.first_player not in choices:
            raise BadOption.value("firstPlayer", self.first_player, choices, "H-1.10")
        self.chosen_cards()
        self.pairs()
        self.costs()
        return {}

    def chosen_cards(self) -> list[int]:
        """The numbers of the cards in play, in order; none if chance draws them."""
        if self.cards == "random":
            return []
        if self.cards in SETS:
            return SETS[self.cards]
        words = self.cards.split(",")
        numbers = sorted({int(word) for word in words if word.isdecimal() and 1 <= int(word) <= DECK})
        if len(numbers) != DISPLAY or len(words) != DISPLAY:
            choices = ("random", *SETS, f"{DISPLAY} × 1–{DECK}: {','.join(map(str, SETS['casper']))}")
            raise BadOption.value("cards", self.cards, choices, "H-1.8")
        return numbers

    def pairs(self) -> list[tuple[str, str]]:
        """The neighbours of a layout of one's own, in pairs; none for the usual grid."""
        if self.layout == "grid_2x3":
            return []
        found: list[tuple[str, str]] = []
        for word in self.layout.split(","):
            one, _, other = word.partition("-")
            if one not in BUILDING_CODES or other not in BUILDING_CODES or one == other:
                raise BadOption.value("layout", self.layout, ("grid_2x3", LINE), "A-59")
            found.append((one, other))
        if {code for pair in found for code in pair} != set(BUILDING_CODES):  # nobody could ever leave the others
            raise BadOption.value("layout", self.layout, ("grid_2x3", LINE), "A-59")
        return found

    def costs(self) -> dict[int, bool]:
        """The cards whose cost differs from the usual: whether it is coloured."""
        if self.card_cost == "usual":
            return {}
        found: dict[int, bool] = {}
        for word in self.card_cost.split(","):
            number, _, cost = word.partition(":")
            if not number.isdecimal() or not 1 <= int(number) <= DECK or cost not in ("grey", "coloured"):
                raise BadOption.value("cardCost", self.card_cost, ("usual", "7:coloured,12:grey"), "A-10")
            found[int(number)] = cost == "coloured"
        return found
