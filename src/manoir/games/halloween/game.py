"""Halloween as the house lists it."""

from typing import Final

from manoir.core.game import Game
from manoir.core.options import Options
from manoir.games.halloween import FOLDER
from manoir.games.halloween.moves import catalogue
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.setup import opening
from manoir.games.halloween.state import HalloweenState


class Halloween(Game):
    def __init__(self) -> None:
        super().__init__("halloween", 1, HalloweenOptions, FOLDER)
        self.seats = [2, 3, 4]
        self.moves = catalogue()

    def new(self, options: Options, seats: int) -> HalloweenState:
        assert isinstance(options, HalloweenOptions)
        state = opening(options, seats)
        state.proceed()
        return state


GAME: Final = Halloween()
