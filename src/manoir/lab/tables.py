"""Results in words and tables; the same numbers as in the JSON."""

from typing import Any

from rich.console import Console
from rich.table import Table

from manoir import start
from manoir.core.story import Json
from manoir.core.texts import Texts
from manoir.lab.bench import BUILDS, TIMES


def table(title: str, *columns: str) -> Table:
    made = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right")
    return made


def show_simulation(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of a simulation."""
    if result["games"] < result["asked"]:
        console.print(texts("lab-stopped", games=result["games"], asked=result["asked"]))
    if not result["games"]:
        return
    title = texts("lab-simulation", game=texts("game-title"), games=result["games"], seed=str(result["seed"]))
    columns = (texts("lab-seat"), texts("lab-bot"), texts("lab-score"), texts("lab-wins"))
    made = table(title, *columns)
    for seat in result["seats"]:
        score, wins = seat["score"], seat["wins"]
        made.add_row(
            seat["seat"],
            seat["bot"],
            texts("lab-mean", mean=score["mean"], reach=score["high"] - score["mean"]),
            percent(wins, texts),
        )
    console.print(made)
    console.print(texts("lab-shared", share=percent(result["shared"], texts)))
    if result["turns"] is not None:
        console.print(texts("lab-turns", turns=result["turns"]))
    console.print(texts("lab-decisions", decisions=result["decisions"]))
    speed = {"rate": significant(result["gamesPerSecond"]), "jobs": result["jobs"], "build": result["build"]}
    console.print(texts("lab-speed", **speed))


def show_check(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of an inspection: each fault in a sentence, with the words that show it again."""
    for number, one in enumerate(result["found"], 1):
        console.print(f"{number}. {one['sentence']}", style="red", markup=False, highlight=False, soft_wrap=True)
        if "again" in one:
            console.print(f"   {texts('lab-check-again', words=one['again'])}", markup=False, highlight=False)
    if not result["found"]:
        console.print(texts("lab-check-well", game=result["game"], games=result["games"]), style="green")
    elif result["games"]:
        console.print(texts("lab-check-broken", broken=result["broken"], games=result["games"]))
    else:
        console.print(texts("lab-check-unplayed", faults=len(result["found"])))


def show_arena(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of an arena: a row for each bot, a column for each kind that it sat among."""
    if result["games"] < result["asked"]:
        console.print(texts("lab-stopped", games=result["games"], asked=result["asked"]))
    if not result["games"]:
        return
    title = texts("lab-simulation", game=texts("game-title"), games=result["games"], seed=str(result["seed"]))
    made = table(title, texts("lab-one-among"), *result["bots"])
    cells = {(pair["bot"], pair["among"]): pair for pair in result["pairs"]}
    for one in result["bots"]:
        row = [cells.get((one, among)) for among in result["bots"]]
        made.add_row(one, *("" if cell is None else percent(cell["wins"], texts) for cell in row))
    console.print(made)
    console.print(texts("lab-even", share=100 / result["players"]))
    made = table("", texts("lab-bot"), texts("lab-rating"), texts("lab-median"), texts("lab-late"))
    for name in sorted(result["bots"], key=lambda one: -result["ratings"][one]["mean"]):
        rating, times = result["ratings"][name], result["times"].get(name)
        shown = [texts("lab-milliseconds", time=significant(times[key])) if times else "" for key in ("median", "late")]
        made.add_row(name, texts("lab-mean", mean=rating["mean"], reach=1.96 * rating["error"]), *shown)
    console.print(made)


def show_habits(results: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of habits: a column for each level; below, what its games lasted by what the table had chosen."""
    for result in results:
        title = texts("lab-habits", game=result["game"], unit=result["unit"], seed=str(result["seed"]))
        made = table(title, "", *result["levels"])
        rows = {level: habit_cells(one, result["times"][level], texts) for level, one in result["levels"].items()}
        for key in next(iter(rows.values()), {}):
            made.add_row(texts(f"lab-habits-{key}"), *(cells.get(key, "") for cells in rows.values()))
        made.add_section()
        for word in dict.fromkeys(word for one in result["levels"].values() for word in one["byOption"]):
            found = [one["byOption"].get(word) for one in result["levels"].values()]
            made.add_row(word, *(f"{tenth(one['mean'], texts)} ({one['longest']})" if one else "" for one in found))
        console.print(made)
        for level, one in result["levels"].items():
            for key in ("never", "always", "unused"):
                if one[key]:
                    console.print(texts(f"lab-habits-told-{key}", level=level, what=", ".join(one[key])))
            cards = ", ".join(f"{event} {n}" for event, n in one["cards"].items())
            if cards:
                console.print(texts("lab-habits-cards", level=level, what=cards))


def habit_cells(one: Any, times: Any, texts: Texts) -> dict[str, str]:
    found = {
        "games": str(one["games"]),
        "mean": tenth(one["mean"], texts),
        "longest": str(one["longest"]),
        "decisions": tenth(one["decisions"], texts),
        "repeated": texts("lab-habits-percent", share=100 * one["repeated"]),
        "row": str(one["inARow"]),
        "unused": str(len(one["unused"])),
    }
    if times:
        found["cpu"] = texts("lab-time", median=significant(times["mean"]))
        found["late"] = texts("lab-time", median=significant(times["late"]))
        found["rate"] = texts("lab-rate", median=significant(times["gamesPerSecond"]))
    return found


def tenth(value: float, texts: Texts) -> str:
    return texts("lab-habits-tenth", value=value)


def percent(interval: dict[str, float], texts: Texts) -> str:
    return texts("lab-share", **{name: 100 * value for name, value in interval.items()})


def significant(value: float) -> float:
    """Three digits are more than such a measurement deserves."""
    return float(f"{value:.3g}")


def amount(task: str, spread: Json, texts: Texts) -> str:
    values = {name: significant(value) for name, value in spread.items() if isinstance(value, float)}
    key = "lab-time" if task in TIMES else "lab-rate"
    return texts(key if values["low"] == values["high"] else key + "-between", **values)


def show_bench(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of a bench."""
    if result["stopped"]:
        console.print(texts("lab-bench-stopped"))
    for build in result["missing"]:
        how = start.command("compile") if start.in_checkout() else "./manoir compile"
        console.print(texts(f"lab-missing-{build}", command=how))
    for name, builds in result["games"].items():
        made = table(name, "", *(texts(f"lab-build-{build}") for build in BUILDS if build in builds))
        tasks = [task for build in builds.values() for task in build["measures"]]
        for task in dict.fromkeys(tasks):
            found = [build["measures"].get(task) for build in builds.values()]
            made.add_row(texts(f"lab-task-{task}"), *(amount(task, one, texts) if one else "" for one in found))
        memory = [texts("lab-bytes", bytes=build["memory"]) for build in builds.values()]
        made.add_row(texts("lab-task-memory"), *memory)
        console.print(made)
    if "peers" in result:
        show_peers(result, texts, console)


def show_peers(result: Any, texts: Texts, console: Console) -> None:
    versions = {"openspiel": result["peers"]["open_spiel"], "rlcard": result["peers"]["rlcard"]}
    made = table(texts("lab-peers", **versions), "", texts("lab-measured"))
    for task, spread in result["peers"]["measures"].items():
        made.add_row(texts(f"lab-task-{task}"), amount(task, spread, texts))
    console.print(made)
    columns = [texts(f"lab-{key}") for key in ("ours", "peer", "ratio", "target", "met")]
    made = table(texts("lab-ratios"), *columns)
    for row in result["ratios"]:
        target = ""
        if row["target"] is not None:
            target = texts("lab-at-least", ratio=row["target"])
        elif row["mostTime"] is not None:
            target = texts("lab-at-most", time=row["mostTime"])
        elif row["leastRate"] is not None:
            target = texts("lab-at-least-rate", rate=row["leastRate"])
        met = "" if row["met"] is None else texts("lab-yes" if row["met"] else "lab-no")
        ours = texts("lab-our-task", game=row["game"], build=row["build"], task=texts("lab-task-" + row["task"]))
        made.add_row(ours, texts("lab-task-" + row["peer"]), texts("lab-spread", **row["ratio"]), target, met)
    console.print(made)


def show_house(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of a bench of the house."""
    columns = [texts(f"lab-house-{key}") for key in ("load", "moves", "cpu", "p50", "p95", "p99", "late")]
    title = texts("lab-house", game=result["game"], tables=result["tables"], sockets=result["sockets"])
    show_loads(title, columns, result["loads"], texts, console)
    if "peer" in result:
        peer = result["peer"]
        title = texts("lab-house-peer", name=peer["name"], version=peer["version"], node=peer["node"])
        show_loads(title, columns, peer["loads"], texts, console)
    sizes = {"socket": round(result["socket"] / 1000, 1), "table": round(result["table"] / 1000, 1)}
    console.print(texts("lab-house-memory", **sizes))
    console.print(texts("lab-house-restart", stored=result["stored"], seconds=round(result["restart"], 1)))


def show_loads(title: str, columns: list[str], loads: Any, texts: Texts, console: Console) -> None:
    made = table(title, *columns)
    for load in loads:
        offered = load["offered"]
        name = texts("lab-house-hurried") if offered is None else texts("lab-house-paced", rate=offered)
        waits = [f"{load[part]:.1f} ms" for part in ("p50", "p95", "p99", "late")]
        made.add_row(name, f"{load['moves']:.0f}", f"{load['cpu']:.0f} µs", *waits)
    console.print(made)
