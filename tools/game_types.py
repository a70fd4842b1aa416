"""What is known of a game whatever the position, as TypeScript knows it: its moves by verb, its cards, its topics."""

from typing import Any

from manoir.core.game import Game, Move
from manoir.core.parts import Part
from manoir.core.story import Who

FEW = 12  # codes: a part that is one of so many, whatever is done with it, is spelled out
WIDE = 120  # letters of a line


def lore_type(game: Game) -> list[str]:
    """The lines of `GameMove` and `GameLore`."""
    name = game.name.capitalize()
    verbs = [verb for verb in game.verbs if moves_of(game, verb)]
    cards: list[object] = [game.card_facts(card) for card in game.cards]
    lore = {
        "move": f"{name}Move",
        "card": value_type(cards or [{}], 1),
        "topic": " | ".join(f"'{topic}'" for topic in game.topics) or "never",
        "facts": value_type([game.facts], 1),
    }
    return [
        f"/** The moves of players in {game.name}: what is done, and with what. */",
        f"export type {name}Move =",
        *[f"  | {{ verb: '{verb}'; parts: {parts_type(game, verb)} }}" for verb in verbs],
        "",
        f"/** What is known of {game.name} whatever the position. */",
        f"export interface {name}Lore {{",
        *[f"  {key}: {kind}" for key, kind in lore.items()],
        "}",
        "",
    ]


def moves_of(game: Game, verb: str) -> list[Move]:
    """The moves of a verb as who makes them knows them."""
    return [move for move in game.moves.values() if move.verb == verb]


def part_names(moves: list[Move]) -> dict[str, bool]:
    """The parts that moves have, in their order, and whether all of them have each."""
    found: dict[str, int] = {}
    for move in moves:
        for name in move.parts():
            found[name] = found.get(name, 0) + 1
    return {name: times == len(moves) for name, times in found.items()}


def parts_type(game: Game, verb: str) -> str:
    moves = moves_of(game, verb)
    everywhere = [move for one in game.verbs for move in moves_of(game, one)]
    fields = []
    for name, always in part_names(moves).items():
        kind = part_type(parts_named(name, moves), parts_named(name, everywhere))
        fields.append(f"{name}{'' if always else '?'}: {kind}")
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"


def parts_named(name: str, moves: list[Move]) -> list[Part]:
    return [parts[name] for parts in [move.parts() for move in moves] if name in parts]


def part_type(parts: list[Part], everywhere: list[Part]) -> str:
    """The type of a part; seats and what is one of many are letters and codes as views have them."""
    if any(isinstance(part.said, Who) for part in parts) or value_type([one.value for one in everywhere]) == "string":
        return "string"
    return value_type([part.value for part in parts])


def value_type(values: list[Any], deep: int = 0) -> str:
    """The type of what these JSON values are examples of."""
    kinds = []
    words = sorted({value for value in values if isinstance(value, str)})
    if words:
        kinds.append("string" if len(words) > FEW else " | ".join(f"'{word}'" for word in words))
    if any(isinstance(value, (int, float)) and not isinstance(value, bool) for value in values):
        kinds.append("number")
    if any(isinstance(value, bool) for value in values):
        kinds.append("boolean")
    lists = [value for value in values if isinstance(value, list)]
    if lists:
        inner = value_type([item for value in lists for item in value], deep)
        kinds.append(f"({inner})[]" if "|" in inner and not inner.endswith("}") else f"{inner}[]")
    objects = [value for value in values if isinstance(value, dict)]
    if objects:
        kinds.append(object_type(objects, deep))
    if any(value is None for value in values):
        kinds.append("null")
    return " | ".join(kinds) or "never"


def object_type(objects: list[dict[str, Any]], deep: int) -> str:
    names = list(dict.fromkeys(name for one in objects for name in one))
    fields = []
    for name in names:
        values = [one[name] for one in objects if name in one]
        fields.append(f"{name}{'' if len(values) == len(objects) else '?'}: {value_type(values, deep + 1)}")
    if not fields:
        return "Record<string, never>"
    line = "{ " + "; ".join(fields) + " }"
    if len(line) + 2 * deep < WIDE - 20 and "\n" not in line:
        return line
    inside = "  " * (deep + 1)
    return "\n".join(["{", *(inside + field for field in fields), "  " * deep + "}"])
