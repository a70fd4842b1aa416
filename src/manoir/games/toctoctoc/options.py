"""The options of a table (section 2 of the rules): an edition is a preset of the tie rule and a limit on players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from manoir.core.errors import BadOption, BadSeats
from manoir.core.options import Options, option

SEATS_OF = {"fr": [3, 4, 5], "es": [3, 4, 5, 6]}  # T-2.1


@dataclass(frozen=True, kw_only=True)
class TocOptions(Options):
    edition: Literal["fr", "es"] | None = option(None, rule="T-2.1")
    tie_chooser: Literal["rival", "turnPlayer"] | None = option(None, rule="T-4.12", more=True)
    first_player: Literal["random", "host", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5", "seat:6"] = option(
        "random", rule="T-2.8", letter="host"
    )
    memory_aid: bool = option(True, rule="T-9.3")
    draw_pile: Literal["faceUp", "faceDown"] = option("faceUp", rule="T-2.7", more=True)

    def decided(self, seats: int) -> Mapping[str, object]:
        edition = self.edition or ("es" if seats == 6 else "fr")
        if seats not in SEATS_OF[edition]:
            raise BadSeats(seats, SEATS_OF[edition], "T-2.1")
        choices = ("random", "host", *(f"seat:{seat + 1}" for seat in range(seats)))
        if self.first_player not in choices:
            raise BadOption.value("firstPlayer", self.first_player, choices, "T-2.8")
        return {"edition": edition, "tie_chooser": "rival" if edition == "fr" else "turnPlayer"}

    def hosted(self, seat: int) -> "TocOptions":
        if self.first_player != "host":
            return self
        return TocOptions.from_json({**self.to_json(), "firstPlayer": f"seat:{seat + 1}"})
