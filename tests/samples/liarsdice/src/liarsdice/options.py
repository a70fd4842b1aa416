"""What a table may choose."""

from dataclasses import dataclass

from manoir.core.options import Options, option

FEWEST_DICE, USUAL_DICE, MOST_DICE = 3, 5, 6


@dataclass(frozen=True, kw_only=True)
class LiarsdiceOptions(Options):
    dice: int = option(USUAL_DICE, rule="L-1", low=FEWEST_DICE, high=MOST_DICE)
    wild: bool = option(True, rule="L-7")
