"""The words `simulate` and `bench` of the command line."""

import json as json_format
import secrets
from contextlib import closing, suppress
from os import cpu_count
from time import perf_counter

from cyclopts import App
from rich.console import Console

from manoir._build import build
from manoir.commands import add_game_word, add_word
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.story import Json
from manoir.core.texts import Texts, language
from manoir.games import GAMES
from manoir.lab.bench import Bench
from manoir.lab.interrupt import EXIT_CODE, Interrupt
from manoir.lab.load import measured
from manoir.lab.progress import bar
from manoir.lab.simulate import Plan, parts
from manoir.lab.tables import show_bench, show_house, show_simulation
from manoir.lab.tally import Tally

ROUNDS, SECONDS = 31, 0.05  # many short ones: what disturbs a machine often lasts longer than that
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.02
HOUSE, QUICK_HOUSE = (500, 800.0, 20.0), (20, 40.0, 2.0)  # tables, moves a second, seconds


def register(app: App, texts: Texts | None = None) -> None:
    """Add the words to the command line; their help is in the language of the texts."""
    said = texts if texts is not None else Texts(language())
    add_game_word(app, "simulate", simulate, said)
    add_word(app, "bench", bench, said)


def simulate(
    game: Game,
    options: Options,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str = "random",
    seed: int | None = None,
    jobs: int | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang), game.folder / "texts")
    seats = game.usual_seats if players is None else players
    plan = Plan.checked(game, options, seats, bots, secrets.randbits(32) if seed is None else seed)
    processes = min(cpu_count() or 1, games) if jobs is None else jobs
    total = Tally(seats)
    start = perf_counter()
    with (
        Interrupt() as interrupt,
        suppress(KeyboardInterrupt),
        closing(parts(plan, games, processes)) as results,
        bar(texts("lab-playing"), games) as advance,
    ):
        for part in results:
            total.add(part)
            advance(part.games)
            if interrupt.asked:
                break
    seconds = perf_counter() - start
    found: Json = {
        "game": game.name,
        "version": game.version,
        "options": plan.options.to_json(),
        "players": seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "asked": games,
        **total.to_json(list(plan.bots)),
        "build": build(),
        "jobs": processes,
        "seconds": seconds,
        "gamesPerSecond": total.games / seconds,
    }
    if json:
        print(json_format.dumps(found))
    else:
        show_simulation(found, texts, Console())
    return EXIT_CODE if interrupt.asked else 0


def bench(
    *, peers: bool = False, server: bool = False, quick: bool = False, json: bool = False, lang: str | None = None
) -> int:
    texts = Texts(language(lang))
    if server:
        return bench_server(quick, json, texts)
    engines = Bench(QUICK_ROUNDS, QUICK_SECONDS) if quick else Bench(ROUNDS, SECONDS)
    with engines, Interrupt() as interrupt, suppress(KeyboardInterrupt):
        engines.start(peers)
        with bar(texts("lab-measuring"), engines.steps()) as advance:
            for _ in engines.run():
                advance(1)
                if interrupt.asked:
                    break
    found = {**engines.to_json(), "stopped": interrupt.asked}
    if json:
        print(json_format.dumps(found))
    else:
        show_bench(found, texts, Console())
    return EXIT_CODE if interrupt.asked else 0


def bench_server(quick: bool, json: bool, texts: Texts) -> int:
    """The house under load, with the game that it is usually measured by: the first one."""
    game = next(iter(GAMES))
    tables, rate, seconds = QUICK_HOUSE if quick else HOUSE
    found = {**measured(game, tables, rate, seconds), "build": build()}
    if json:
        print(json_format.dumps(found))
    else:
        show_house(found, texts, Console())
    return 0
