"""Writes web/src/net/types.ts: what goes between the page and the house, as TypeScript knows it; and docs/schemas, as
others do who write clients.

    python -m tools.web_types           writes the files
    python -m tools.web_types --check   says whether types.ts is up to date (exit code 1 if not)

The shapes are those of the classes that the server checks and writes (messages, requests and replies in manoir.server)
and of the views of the games (manoir.games.*.shape), and the moves those of their catalogues (tools/game_types.py), so
that no type is written twice.
"""

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

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


def shapes() -> list[Any]:
    """The view of each game that says what it looks like."""
    found = []
    for game in HOUSE:
        module = f"manoir.games.{game}.shape"
        if importlib.util.find_spec(module) is not None:
            found.append(importlib.import_module(module).SHAPE)
    return found


def written() -> str:
    types = [*COMMANDS, *FRAMES, TableShown, Problem, *structs(requests), *structs(replies), *shapes()]
    _, parts = msgspec.json.schema_components(types, schema_hook=schema_of_parts, ref_template="{name}")
    lines = [HEAD]
    for name in sorted(parts):
        lines += [*comment(parts[name]), f"export interface {name} {typed(parts[name])}", ""]
    for name in HOUSE:
        lines += lore_type(GAMES[name])
    commands = " | ".join(one.__name__ for one in COMMANDS)
    frames = " | ".join(one.__name__ for one in FRAMES)
    return "\n".join([*lines, f"export type Command = {commands}", f"export type Frame = {frames}", ""])


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
