"""What one seat may know: everything. The face-down reserve has no order before it is drawn."""

from manoir.core.game import CHANCE, OVER, Move, View
from manoir.core.rng import Rng
from manoir.core.sheet import Panel, Progress
from manoir.core.story import LETTERS, Json, Phrase, Seat, Who
from manoir.games.halloween.board import (
    BUILDINGS,
    CODES,
    COLOURS,
    EVOLVE_COST,
    FACES,
    HAUNT_POINTS,
    LETTERS_OF_COLOURS,
    MEMBERS,
    NONE,
)
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import SLOTS as BONUS_SLOTS
from manoir.games.halloween.card import Card
from manoir.games.halloween.describe import bag_in_words, figures_at, haunts_at
from manoir.games.halloween.dice import AfterRoll, BeforeRoll, Reconsider
from manoir.games.halloween.focus import focus, rule_of
from manoir.games.halloween.moves import SLOTTED
from manoir.games.halloween.previews import hint, prices
from manoir.games.halloween.rules import CLAIMS, COMMONS, DISCS, EMPTY_PILES, HAUNTS
from manoir.games.halloween.scoring import worth_now
from manoir.games.halloween.sheet import panels
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import PlaceBonus, TakeUp
from manoir.games.halloween.uses import Moment, UseCard, UseToken
from manoir.games.halloween.words import ACTIONS, bonus_phrase, card_phrase

# The table of colours (1.3), for whoever shows the board and knows no rules.
LEVELS = [
    {
        "colour": LETTERS_OF_COLOURS[colour],
        "level": colour + 1,
        "faces": FACES[colour],
        "haunt": HAUNT_POINTS[colour],
        "evolve": EVOLVE_COST[colour],
    }
    for colour in range(COLOURS)
]


class HalloweenView(View):
    """Nobody has a secret (H-0.5): all seats see the same table."""

    def __init__(self, game: HalloweenState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.game = game  # the view's own, and that of all who see it with the same eyes

    def seen_by(self, seat: Seat | None) -> View:
        return HalloweenView(self.game, seat)

    def imagine(self, rng: Rng) -> HalloweenState:
        return self.game.clone()

    def to_json(self) -> Json:
        return {**self.own_json(), **self.common_json()}

    def common_json(self) -> Json:
        game = self.game
        return {
            "waiting": [LETTERS[seat] for seat in game.waiting()],
            "decision": game.step.name() if game.step is not None else "over",
            "detail": game.step.describe() if game.step is not None else {},
            "focus": focus(game),
            "variant": "grand_master" if game.rules.grand else "standard",
            "round": game.round,
            "turn": game.turns(),
            "first": LETTERS[game.first] if game.first != NONE else None,
            "active": LETTERS[game.active] if game.active != NONE else None,
            "lastRound": game.ending,
            "acting": game.section + 1 if game.section != NONE else None,
            "town": [town_json(game, building) for building in range(BUILDINGS)],
            "supply": {LETTERS_OF_COLOURS[c]: game.town.left(c) for c in range(COLOURS)},
            "piles": {LETTERS_OF_COLOURS[c]: game.pile(c) for c in range(COLOURS)},
            "cards": [card_json(game, card) for card in game.display],
            "bonusReserve": bag_in_words(game.bag),
            "bonusDiscards": bag_in_words(game.discards),
            "players": [player_json(game, seat) for seat in range(game.seats)],
            "prices": prices(game),
            "levels": LEVELS,
            "limits": limits(game),
        }

    def own_json(self) -> Json:
        return {"seat": None if self.seat is None else LETTERS[self.seat]}  # nothing is hidden in Halloween

    def rule(self) -> str:
        return rule_of(self.game)

    def progress(self) -> Progress:
        return progress_of(self.game)

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
            text = "printed" if step.card.reworded(game) else "rule"
            values["rule"] = Phrase(f"card-{step.card.number}.{text}")
        elif isinstance(step, UseToken):
            values["card"] = bonus_phrase(step.bonus.kind)
            values["rule"] = Phrase(f"card-{step.bonus.code}.rule")
        elif isinstance(step, PlaceBonus):
            values["card"] = bonus_phrase(step.kind)
        elif isinstance(step, (AfterRoll, BeforeRoll, Reconsider)):
            values["dice"] = step.dice.phrases()
            if isinstance(step, Reconsider) and game.rules.printed:
                key = "status-reconsider-any"
        elif isinstance(step, Moment):
            rolled = game.agenda[-1]
            if isinstance(rolled, AfterRoll):
                key = "status-moment-rolled"
                values["dice"] = rolled.dice.phrases()
        elif key == "status-main":
            left = game.rules.sections - len([s for s in range(game.rules.sections) if game.done >> s & 1])
            values["n"] = left
        return Phrase(key + "-you" if self.seat == game.actor else key, values)

    def sheet(self) -> list[Panel]:
        return panels(self.game, self.seat)


def progress_of(game: HalloweenState) -> Progress:
    """How near the end is: by who has placed most haunt tokens or claimed most cards, or by the empty piles."""
    if game.step is None:
        return Progress(1.0, Phrase("progress-over"))
    rules = game.rules
    commons = COMMONS if rules.duel else 0
    tokens = HAUNTS + commons
    parts = [(tokens - player.own_left - player.common_left) / tokens for player in game.players]
    if rules.grand:
        parts.append(len([c for c in range(COLOURS) if not game.pile(c)]) / EMPTY_PILES)
    else:
        parts += [len(player.cards) / CLAIMS for player in game.players]
    nearest = min(1.0, max(parts))
    key = "progress-last" if game.ending else "progress"
    return Progress(nearest, Phrase(key, {"n": game.round, "part": round(100 * nearest)}))


def limits(game: HalloweenState) -> Json:
    """How much there is of everything, by the rules of this table; 0: not in play."""
    rules = game.rules
    return {
        "discs": DISCS,
        "haunts": HAUNTS,
        "common": COMMONS if rules.duel else 0,
        "cards": 0 if rules.grand else CLAIMS,  # that bring on the end
        "bonus": 0 if rules.grand else BONUS_SLOTS,
        "emptyPiles": EMPTY_PILES if rules.grand else 0,  # that bring on the end
        "rounds": rules.most_rounds,
    }


def town_json(game: HalloweenState, building: int) -> Json:
    kind = game.space(building)
    haunts = haunts_at(game, building)
    return {
        "building": CODES[building],
        "figures": figures_at(game, building),
        "haunted": {LETTERS_OF_COLOURS[one.slot]: LETTERS[one.seat] for one in haunts},
        "common": [LETTERS_OF_COLOURS[one.slot] for one in haunts if one.common],
        "bonus": BONUS_CODES[kind] if kind >= 0 else None,
        "room": game.town.space(building),
        "near": [CODES[other] for other in MEMBERS[game.rules.layout.near[building]]],
    }


def card_json(game: HalloweenState, card: Card) -> Json:
    return {
        "number": card.number,
        "coloured": game.rules.coloured[card.number],
        "occupied": [LETTERS[seat] for seat in range(game.seats) if game.players[seat].occupies(card)],
        "used": card.once and game.used & card.bit != 0,
    }


def player_json(game: HalloweenState, seat: Seat) -> Json:
    player = game.players[seat]
    sections: list[Json] = []
    for section in range(game.rules.sections):
        covered = [ACTIONS[action] for action in range(SLOTTED) if player.covered(section) >> action & 1]
        done = seat == game.active and game.done >> section & 1 == 1
        sections.append(
            {"level": player.level(section), "covered": covered, "discs": player.discs(section), "done": done}
        )
    return {
        "seat": LETTERS[seat],
        "points": player.hp,
        "scare": player.scare,
        "tokens": {LETTERS_OF_COLOURS[c]: player.count(c) for c in range(COLOURS)},
        "reserve": player.reserve,
        "sections": sections,
        "bonus": bag_in_words(player.held),
        "blocked": player.blocked,
        "haunts": {"own": player.own_left, "common": player.common_left},
        "cards": [card.number for card in player.cards],
        "worth": {str(number): n for number, n in worth_now(game, seat).items()},
    }
