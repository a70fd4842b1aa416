"""The word `attack` of the command line."""

import secrets
from contextlib import closing, suppress

from cyclopts import App

from manoir.attack.campaign import chosen, fought, to_json
from manoir.attack.databases import databases
from manoir.attack.ground import Ground
from manoir.attack.report import show_attacks, show_list
from manoir.commands import add_word
from manoir.console import Console
from manoir.core.errors import BadOption
from manoir.core.story import Json
from manoir.core.texts import Texts, language
from manoir.lab.commands import put
from manoir.lab.interrupt import EXIT_CODE, Interrupt, ended_by_signals
from manoir.lab.progress import bar
from manoir.lab.worth import on_engine

Rows = list[Json]
LONGEST_FLOOD = 120.0  # seconds


def register(app: App, texts: Texts | None = None) -> None:
    """Add the word to the command line; its help is in the language of the texts."""
    add_word(app, "attack", attack, texts if texts is not None else Texts(language()))


def attack(
    *names: str,
    database: str = "sqlite",
    seconds: float = 5.0,
    seed: int | None = None,
    list: bool = False,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang))
    attacks = chosen(names)
    if list:
        show_list(attacks, texts, Console())
        return 0
    if not 1 <= seconds <= LONGEST_FLOOD:
        raise BadOption.value("--seconds", seconds, [f"1–{LONGEST_FLOOD:g}"])
    on_engine(texts, pure)
    found: Json = {"database": database.partition(":")[0], "seed": secrets.randbits(32) if seed is None else seed}
    rows: Rows = []
    with ended_by_signals(), Interrupt() as interrupt, suppress(KeyboardInterrupt):
        ground = Ground(databases(database), seconds, int(str(found["seed"])))
        with (
            closing(ground),
            bar(texts("lab-attacking"), len(attacks)) as advance,
            closing(fought(attacks, ground, lambda: interrupt.asked)) as fight,
        ):
            for one, verdict, took in fight:
                rows.append(to_json(one, verdict, took, texts.say(verdict.seen)))
                advance(1)
    found.update(asked=len(attacks), stopped=interrupt.asked, attacks=rows)
    put(found, json, show_attacks, texts)
    if interrupt.asked:
        return EXIT_CODE
    return 1 if any(one["verdict"] == "opened" for one in rows) else 0
