"""Writes tools/flags.json: what each word of the command line takes, from the parser that the house itself uses.

    .venv/bin/python -m tools.flag_table

For a checkout in which nothing is installed yet (tools/flags.py). It has no sentences: those are read from the texts.
"""

import json
import re
import sys
from collections.abc import Iterable
from inspect import Parameter, signature
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from cyclopts import App

from manoir import cli
from manoir.commands import help_key, names_game, told_default
from manoir.core.game import Game
from manoir.core.options import USUAL, Option, written
from manoir.core.texts import Texts
from manoir.games import GAMES, HOUSE
from manoir.words import EVERY
from tools.flags import FILE

Json = dict[str, Any]
KINDS = {bool: "", int: "INT", float: "FLOAT", str: "STR", Path: "PATH"}


def table() -> Json:
    """Every word, and every game with its options."""
    texts = Texts("en")
    app = cli.house([], texts, whole=True)
    words: Json = {}
    for word in EVERY:
        about: Json = {}
        if HOUSE[0] in app[word]:
            options = {"preset", *(one.name for one in GAMES[HOUSE[0]].options.declared())}
            own = parameters(app[word][HOUSE[0]])
            about["of_game"] = taken(word, [one for one in own if one.name not in options], texts)
        if app[word].default_command is not None:
            about["takes"] = taken(word, parameters(app[word]), texts)
        words[word] = about
    return {"words": words, "games": {name: told(GAMES[name]) for name in HOUSE}}


def parameters(app: App) -> list[Parameter]:
    assert app.default_command is not None
    return list(signature(app.default_command).parameters.values())


def taken(word: str, arguments: Iterable[Parameter], texts: Texts) -> list[Json]:
    return [argument(word, one, texts) for one in arguments]


def argument(word: str, one: Parameter, texts: Texts) -> Json:
    """An argument: without a dash it stands alone, without a kind it is a switch."""
    hint = one.annotation.__origin__
    many = one.kind is Parameter.VAR_POSITIONAL or get_origin(hint) is tuple
    alone = one.kind is not Parameter.KEYWORD_ONLY
    found: Json = {"name": one.name.upper() if alone else "--" + one.name.replace("_", "-"), **kind_of(hint)}
    found["text"] = help_key(word, one.name, texts)
    default = "" if one.name == "players" else told_default(one)  # usual players are told by the game
    flags = {"many": many, "required": alone and not many and one.default is Parameter.empty}
    flags["game"] = names_game(word, one.name)
    return found | ({"default": default} if default else {}) | {name: True for name, is_so in flags.items() if is_so}


def kind_of(hint: Any) -> Json:
    if get_origin(hint) in (Union, UnionType):
        hint = next(one for one in get_args(hint) if one is not NoneType)
    if get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    if get_origin(hint) is Literal:
        return {"kind": "CHOICE", "choices": list(map(str, get_args(hint)))}
    return {"kind": KINDS[hint]}


def told(game: Game) -> Json:
    names = list(game.options.presets())
    preset = {"name": "--preset", "kind": "CHOICE", "choices": names, "text": "flag-preset", "values": names}
    return {
        "seats": list(game.seats),
        "rule": game.seats_rule,
        "usual": game.usual_seats,
        "takes": [{**preset, "default": USUAL}] * (len(names) > 1)
        + [option(one, signature(game.options).parameters[one.name]) for one in game.options.declared()],
    }


def option(one: Option, declared: Parameter) -> Json:
    found: Json = {"name": one.flag, **kind_of(declared.annotation), "text": f"option-{one.key}.help"}
    if found["kind"]:
        found["values"] = list(one.shown)
        found["default"] = "" if one.default is None else written(one.default)
    else:
        found["off"] = f"--no-{one.flag[2:]}"
        found["default"] = one.flag if one.default else found["off"]
    return found | ({"rule": one.rule} if one.rule else {})


def text() -> str:
    """A line for each argument, so that a change shows where it is."""
    whole = json.dumps(table(), indent=1, ensure_ascii=False)
    return re.sub(r"\{[^{}]*\}", lambda inner: " ".join(inner[0].split()), whole) + "\n"


def main() -> int:
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
