"""What one seat may know: everything. The face-down reserve has no order before it is drawn."""

from manoir.core.game import CHANCE, OVER, Move, View
from manoir.core.rng import Rng
from manoir.core.sheet import Panel
from manoir.core.story import LETTERS, Json, Phrase, Seat, Who
from manoir.games.halloween.describe import described
from manoir.games.halloween.dice import AfterRoll, BeforeRoll, Reconsider
from manoir.games.halloween.previews import hint, previews
from manoir.games.halloween.sheet import panels
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import PlaceBonus, TakeUp
from manoir.games.halloween.turn import UseCard, UseToken
from manoir.games.halloween.words import bonus_phrase, card_phrase


class HalloweenView(View):
    """Nobody has a secret (H-0.5): all seats see the same table."""

    def __init__(self, state: HalloweenState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.game = state.clone()

    def imagine(self, rng: Rng) -> HalloweenState:
        return self.game.clone()

    def to_json(self) -> Json:
        game = self.game
        return {
            "seat": None if self.seat is None else LETTERS[self.seat],
            "waiting": [LETTERS[seat] for seat in game.waiting()],
            "variant": "grand_master" if game.rules.grand else "standard",
            "previews": previews(game),
            **described(game),
        }

    def hint(self, move: Move) -> Phrase | None:
        return hint(self.game, move)

    def status(self) -> Phrase:
        game = self.game
        step = game.step
        if game.actor == OVER or step is None:
            return Phrase("status-over")
        if game.actor == CHANCE:
            return Phrase("status-chance")
        values: Json = {"players": [Who(game.actor)]}
        key = "status-" + step.name()
        if isinstance(step, (TakeUp, UseCard)):
            values["card"] = card_phrase(step.card.number)
        elif isinstance(step, UseToken):
            values["card"] = bonus_phrase(step.bonus.kind)
        elif isinstance(step, PlaceBonus):
            values["card"] = bonus_phrase(step.kind)
        elif isinstance(step, (AfterRoll, BeforeRoll, Reconsider)):
            values["dice"] = step.dice.phrases()
        elif key == "status-main":
            left = game.rules.sections - len([s for s in range(game.rules.sections) if game.done >> s & 1])
            values["n"] = left
        return Phrase(key + "-you" if self.seat == game.actor else key, values)

    def sheet(self) -> list[Panel]:
        return panels(self.game, self.seat)
