"""The options of a table (section 2 of the rules): four variants that combine freely, and readings of the sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from manoir.core.errors import BadOption
from manoir.core.options import Options, option


@dataclass(frozen=True, kw_only=True)
class SpooksOptions(Options):
    decks: int = option(1, rule="S-12.1", low=1, high=2)
    masters: bool = option(False, rule="S-13.1")
    phantom: bool = option(False, rule="S-14.1")
    phantom_choice: Literal["table", "dealer"] = option("table", rule="SA-52", letter="dealer", more=True, late=True)
    series: Literal["off", "short", "elimination"] = option("off", rule="S-11.1")
    series_limit: int = option(200, rule="S-11.3", low=1, high=1000, more=True)
    series_max_deals: int = option(0, rule="SA-48", low=0, high=1000, more=True)
    red_play: Literal["mustIfAble", "mayDecline"] = option("mustIfAble", rule="S-6.5", more=True)
    red_master: Literal["rankOnly", "wild"] = option("rankOnly", rule="S-6.2", letter="wild", more=True)
    leads: Literal["must", "may"] = option("must", rule="SA-53", letter="may", more=True, late=True)
    masters_last: Literal["deal", "series"] = option("deal", rule="SA-54", letter="series", more=True, late=True)
    blue_master: Literal["order", "catOnly"] = option("order", rule="SA-55", letter="catOnly", more=True, late=True)
    memory_aid: bool = option(True, rule="SA-40")
    first_dealer: Literal[
        "random",
        "seat:1",
        "seat:2",
        "seat:3",
        "seat:4",
        "seat:5",
        "seat:6",
        "seat:7",
        "seat:8",
        "seat:9",
        "seat:10",
    ] = option("random", rule="S-2.1", more=True)

    def decided(self, seats: int) -> Mapping[str, object]:
        choices = ("random", *(f"seat:{seat + 1}" for seat in range(seats)))
        if self.first_dealer not in choices:
            raise BadOption.value("firstDealer", self.first_dealer, choices, "S-2.1")
        return {}
