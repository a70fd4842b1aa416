"""Writes web/src/net/types.ts: what goes between the page and the house, as TypeScript knows it; and docs/schemas, as
others do who write clients.

    python -m tools.web_types           writes the files
    python -m tools.web_types --check   says whether types.ts is up to date (exit code 1 if not)

The shapes are those of the classes that the server checks and writes (messages, requests and replies in manoir.server)
and of the views of the games of the house (shape.py beside each), and the moves are those of their catalogues
(tools/game_types.py), so that no type is written twice. Games of other packages have theirs written into their own web/
folder, by tools/board.py.
"""

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from manoir.core.game import Game
from manoir.games import GAMES, HOUSE
from manoir.server.http import replies, requests
from manoir.server.http.answers import Problem
from manoir.server.http.openapi import COMMANDS, FRAMES, openapi, schema_of_parts, socket_schemas
from manoir.server.http.operations import OPERATIONS
from manoir.server.tables.messages import TableShown

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.game_types import lore_type

FILE = Path(__file__).parent.parent / "web/src/net/types.ts"
SCHEMAS = Path(__file__).parent.parent / "docs/schemas"
HEAD = "// Written by tools/web_types.py from the server's classes: change those, and run it again.\n"


def structs(module: Any) -> list[type]:
    return [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]


def shape_of(game: Game) -> Any:
    """What a view of a game looks like, as the shape.py beside the game's own module says; None if there is none."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or importlib.util.find_spec(f"{package}.shape") is None:
        return None
    return importlib.import_module(f"{package}.shape").SHAPE


def types_of(game: Game) -> str:
    """The types of one game, for a board that its package brings."""
    shape = shape_of(game)
    head = (
        f"// Written by ./manoir board from the moves{'' if shape is None else ' and the shape.py'} of {game.name}.\n"
    )
    return "\n".join([head, *([] if shape is None else interfaces([shape])), *lore_type(game)])


def written() -> str:
    shapes = [shape for shape in map(shape_of, (GAMES[name] for name in HOUSE)) if shape is not None]
    types = [*COMMANDS, *FRAMES, TableShown, Problem, *structs(requests), *structs(replies), *shapes]
    lines = [HEAD, *interfaces(types)]
    for name in HOUSE:
        lines += lore_type(GAMES[name])
    commands = " | ".join(one.__name__ for one in COMMANDS)
    frames = " | ".join(one.__name__ for one in FRAMES)
    return "\n".join([*lines, f"export type Command = {commands}", f"export type Frame = {frames}", ""])


def interfaces(types: list[Any]) -> list[str]:
    _, parts = msgspec.json.schema_components(types, schema_hook=schema_of_parts, ref_template="{name}")
    lines: list[str] = []
    for name in sorted(parts):
        lines += [*comment(parts[name]), f"export interface {name} {typed(parts[name])}", ""]
    return lines


def comment(schema: dict[str, Any]) -> list[str]:
    return [f"/** {schema['description']} */"] if "description" in schema else []


def typed(schema: dict[str, Any], deep: int = 0) -> str:
    """A JSON schema as a type; of the kinds that msgspec writes, and no others."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(typed(one, deep) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"'{one}'" if isinstance(one, str) else str(one).lower() for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(typed(one, deep) for one in schema["prefixItems"]) + "]"
        inner = typed(schema.get("items", {}), deep)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" in schema:
        inside = "  " * (deep + 1)
        fields = [
            f"{inside}{name}{'' if name in schema.get('required', ()) else '?'}: {typed(one, deep + 1)}"
            for name, one in schema["properties"].items()
        ]
        return "\n".join(["{", *fields, "  " * deep + "}"])
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {typed(values, deep) if isinstance(values, dict) else 'any'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "any"
    )


def main() -> int:
    text = written()
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
            print(f"{FILE.name} is out of date: run tools/web_types.py")
            return 1
        return 0
    FILE.write_text(text, encoding="utf-8")
    for name, schema in (("openapi", openapi(OPERATIONS)), ("socket", socket_schemas())):
        (SCHEMAS / f"{name}.json").write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
