"""The words `simulate`, `bench`, `arena`, `ladder`, `habits` and `check` of the command line."""

import json as json_format
import secrets
from collections.abc import Callable
from contextlib import closing, suppress
from os import cpu_count
from pathlib import Path
from time import perf_counter

from cyclopts import App

from manoir._build import build
from manoir.commands import add_game_word, add_word
from manoir.console import Console
from manoir.core.contract import TEXTS
from manoir.core.errors import BadOption, Refused, UnknownGame
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.story import Json, Phrase
from manoir.core.texts import Texts, language
from manoir.files import check_writable, write_text
from manoir.games import GAMES
from manoir.lab.arena import Contest, played
from manoir.lab.bench import Bench
from manoir.lab.check import Inspection, known, listed, record_of
from manoir.lab.check import played as inspected
from manoir.lab.crosstable import Crosstable
from manoir.lab.habits import Habits
from manoir.lab.habits_page import MARKS as HABITS
from manoir.lab.habits_page import page as habits_page
from manoir.lab.interrupt import EXIT_CODE, Interrupt
from manoir.lab.ladder import MARKS as LADDER
from manoir.lab.ladder import climbed, contests, page
from manoir.lab.load import measured
from manoir.lab.progress import bar
from manoir.lab.simulate import Plan, parts
from manoir.lab.tables import show_arena, show_bench, show_check, show_habits, show_house, show_simulation
from manoir.lab.tally import Tally
from manoir.lab.watching import Watch, levels_of, unit, watched
from manoir.lab.worth import Work, on_engine

ROUNDS, SECONDS = 31, 0.05  # many short ones: what disturbs a machine often lasts longer than that
QUICK_ROUNDS, QUICK_SECONDS = 1, 0.02
Rows = list[Json]
MOST_GAMES = 1_000_000
HOUSE, QUICK_HOUSE = (500, 800.0, 20.0), (20, 40.0, 2.0)  # tables, moves a second, seconds


def register(app: App, texts: Texts | None = None) -> None:
    """Add the words to the command line; their help is in the language of the texts."""
    said = texts if texts is not None else Texts(language())
    add_game_word(app, "simulate", simulate, said)
    add_word(app, "bench", bench, said)
    add_game_word(app, "arena", arena, said)
    add_word(app, "ladder", ladder, said)
    add_word(app, "habits", habits, said)
    add_word(app, "check", check, said)


def simulate(
    game: Game,
    options: Options,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str = "random",
    seed: int | None = None,
    jobs: int | None = None,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang), game.folder / "texts")
    seats = game.usual_seats if players is None else players
    plan = Plan.checked(game, options, seats, bots, secrets.randbits(32) if seed is None else seed)
    processes = min(in_processes(jobs), games) if jobs is None else in_processes(jobs)
    to_come = parts(plan, games, processes)
    work = Work(games, texts, pure)
    total = Tally(seats)
    start = perf_counter()
    with (
        Interrupt() as interrupt,
        suppress(KeyboardInterrupt),
        closing(to_come) as results,
        work.bar(texts("lab-playing"), games) as advance,
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
        "preset": plan.options.preset_name(),
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
    put(found, json, show_simulation, texts)
    return EXIT_CODE if interrupt.asked else 0


def bench(
    *,
    peers: bool = False,
    server: bool = False,
    quick: bool = False,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang))
    on_engine(texts, pure)
    if server:
        return bench_server(quick, json, texts, peers)
    engines = Bench(QUICK_ROUNDS, QUICK_SECONDS) if quick else Bench(ROUNDS, SECONDS)
    with engines, Interrupt() as interrupt, suppress(KeyboardInterrupt):
        engines.start(peers, pure)
        with bar(texts("lab-measuring"), engines.steps()) as advance:
            for _ in engines.run():
                advance(1)
                if interrupt.asked:
                    break
    found = {**engines.to_json(), "stopped": interrupt.asked}
    put(found, json, show_bench, texts)
    return EXIT_CODE if interrupt.asked else 0


def arena(
    game: Game,
    options: Options,
    *,
    players: int | None = None,
    bots: str = "",
    games: int = 40,
    seed: int | None = None,
    jobs: int | None = None,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang), game.folder / "texts")
    seats = game.usual_seats if players is None else players
    named = bots or ",".join(level.name for level in game.levels)
    chosen = secrets.randbits(32) if seed is None else seed
    contest = Contest.round_robin(game, options, seats, named, games, chosen)
    table = Crosstable(contest)
    processes = in_processes(jobs)
    work = Work(contest.rounds(), texts, pure)
    start = perf_counter()
    with Interrupt() as interrupt:
        run_contest(table, processes, texts("lab-playing"), interrupt, work)
    found: Json = {
        "game": game.name,
        "version": game.version,
        "options": contest.options.to_json(),
        "preset": contest.options.preset_name(),
        "players": seats,
        "bots": contest.bots(),
        "seed": contest.seed,
        "asked": contest.rounds() * seats,
        **table.to_json(),
        "build": build(),
        "jobs": processes,
        "seconds": perf_counter() - start,
        "times": table.times_json(),
    }
    put(found, json, show_arena, texts)
    return EXIT_CODE if interrupt.asked else 0


def ladder(
    *,
    only: str | None = None,
    quick: bool = False,
    seed: int = 1,
    jobs: int | None = None,
    write: Path | None = None,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang))  # of what is said on the way; the page is in English, as all documents are
    if only is not None and only not in GAMES:
        raise GAMES.refusal(only)
    if write is not None:
        LADDER.check(write)
    processes = in_processes(jobs)
    tables: list[Crosstable] = []
    every = contests([only] if only else list(GAMES), quick, seed)
    work = Work(sum(contest.rounds() for contest in every), texts, pure)
    with Interrupt() as interrupt:
        for contest in every:
            table = Crosstable(contest)
            run_contest(table, processes, f"{contest.game} {contest.seats}", interrupt, work)
            tables.append(table)
            if interrupt.asked:
                break
    if json:
        print(json_format.dumps([climbed(table) for table in tables]))
    else:
        text = page(tables, quick, seed)
        if write is None:
            print(text)
        else:
            LADDER.write(write, text)
    return EXIT_CODE if interrupt.asked else 0


def habits(
    *,
    only: str | None = None,
    bots: str = "",
    games: int = 360,
    seed: int = 1,
    jobs: int | None = None,
    write: Path | None = None,
    pure: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang))
    if only is not None and only not in GAMES:
        raise GAMES.refusal(only)
    if write is not None:
        HABITS.check(write)
    processes = in_processes(jobs)
    watches = {
        game.name: [Watch.checked(game, level, games, seed) for level in watched_levels(game, bots)]
        for game in (GAMES[name] for name in ([only] if only else GAMES))
    }
    work = Work(games * sum(map(len, watches.values())), texts, pure)
    results: Rows = []
    with Interrupt() as interrupt:
        for name, of_game in watches.items():
            game = GAMES[name]
            seen: dict[str, Habits] = {}
            for watch in of_game:
                if not interrupt.asked:
                    seen[watch.level] = watch_games(watch, processes, interrupt, work)
            played = {level: one for level, one in seen.items() if one.lengths.games}
            found: Json = {"game": game.name, "unit": unit(game), "seed": seed, "build": build()}
            found["levels"] = {level: one.to_json(game) for level, one in played.items()}
            found["times"] = {level: one.times_json() for level, one in played.items()}
            results.append(found)
    if json:
        print(json_format.dumps(results))
    elif write is not None:
        HABITS.write(write, habits_page(results, games, seed))
    else:
        show_habits(results, texts, Console())
    return EXIT_CODE if interrupt.asked else 0


def watched_levels(game: Game, bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")] if bots else levels_of(game)


def in_processes(jobs: int | None) -> int:
    """How many processes play: as many as were asked for, or as there are processors."""
    if jobs is not None and jobs < 1:
        raise BadOption.value("--jobs", jobs, ["1, 2, 3…"])
    return (cpu_count() or 1) if jobs is None else jobs


def check(
    game: str,
    /,
    *,
    games: int = 50,
    seed: int = 0,
    save: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    texts = Texts(language(lang), TEXTS)
    if not known(game):
        raise UnknownGame(game, GAMES)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption.value("--games", games, [f"1–{MOST_GAMES}"])
    if save is not None:
        check_writable(save)
    inspection = Inspection(game, seed)
    with Interrupt() as interrupt, suppress(KeyboardInterrupt):
        whole = listed(inspection)
        if whole is not None:
            with bar(texts("lab-playing"), games) as advance:
                for _ in inspected(inspection, *whole, games):
                    advance(1)
                    if interrupt.asked:
                        break
    put(inspection.to_json(texts), json, show_check, texts)
    records = [record for record in map(record_of, inspection.found) if record]
    if save is not None and records:
        write_text(save, records[0])
    if interrupt.asked:
        return EXIT_CODE
    return 1 if inspection.found else 0


def put(found: Json, json: bool, show: Callable[[Json, Texts, Console], None], texts: Texts) -> None:
    """Results for programs or for people."""
    if json:
        print(json_format.dumps(found))
    else:
        show(found, texts, Console())


def run_contest(table: Crosstable, jobs: int, title: str, interrupt: Interrupt, work: Work) -> None:
    """All rounds of a contest, or as many as there are until somebody has had enough."""
    with (
        suppress(KeyboardInterrupt),
        closing(played(table.contest, jobs)) as rounds,
        work.bar(title, table.contest.rounds()) as advance,
    ):
        for one in rounds:
            table.add(one)
            advance(1)
            if interrupt.asked:
                break


def watch_games(watch: Watch, jobs: int, interrupt: Interrupt, work: Work) -> Habits:
    """All games of a level, or as many as there are until somebody has had enough."""
    total = Habits()
    with (
        suppress(KeyboardInterrupt),
        closing(watched(watch, jobs)) as games,
        work.bar(f"{watch.game} {watch.level}", watch.games) as advance,
    ):
        for one in games:
            total.add(one)
            advance(1)
            if interrupt.asked:
                break
    return total


def bench_server(quick: bool, json: bool, texts: Texts, peers: bool) -> int:
    """The house under load, with the game that it is usually measured by: the first one."""
    game = next(iter(GAMES))
    tables, rate, seconds = QUICK_HOUSE if quick else HOUSE
    try:
        found = {**measured(game, tables, rate, seconds, peers=peers), "build": build()}
    except OSError as error:  # no network, not even within this machine
        raise Refused(Phrase("error-load", {"reason": error.strerror or str(error)})) from None
    put(found, json, show_house, texts)
    return 0
