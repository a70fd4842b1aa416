"""The habits of bots as a part of docs/bots.md."""

from typing import Any

from manoir.core.story import Json
from manoir.lab.pages import Marks

MARKS = Marks("<!-- habits: ./manoir habits writes these -->", "<!-- end of the habits -->")
HEAD = ["level", "games", "mean", "longest", "decisions", "repeated", "in a row", "cards unused", "CPU", "99 %"]


def page(results: list[Json], games: int, seed: int) -> str:
    """Takes the JSON of a run."""
    parts = [f"Made by `./manoir habits --games {games} --seed {seed}`."]
    for result in results:
        found: Any = result
        if found["levels"]:
            parts += [f"### {found['game']}: {found['unit']}", by_level(found), by_option(found), kinds(found)]
    return "\n\n".join(part for part in parts if part)


def by_level(found: Any) -> str:
    lines = row(HEAD) + rule(HEAD)
    for level, one in found["levels"].items():
        times = found["times"][level]
        cells = [f"**{level}**", str(one["games"]), f"{one['mean']:.1f}", str(one["longest"])]
        cells += [f"{one['decisions']:.0f}", f"{100 * one['repeated']:.1f} %", str(one["inARow"])]
        cells += [str(len(one["unused"]))]
        cells += [micros(times["mean"]), micros(times["late"])] if times else ["", ""]
        lines += row(cells)
    return "\n".join(lines)


def by_option(found: Any) -> str:
    """The mean and, in brackets, the longest, of every level and everything that a table can choose."""
    head = ["", *found["levels"]]
    lines = row(head) + rule(head)
    words = sorted({word for one in found["levels"].values() for word in one["byOption"]}, key=order)
    for word in words:
        cells = [one["byOption"].get(word) for one in found["levels"].values()]
        lines += row([word, *(f"{cell['mean']:.1f} ({cell['longest']})" if cell else "–" for cell in cells)])
    return "\n".join(lines)


def order(word: str) -> tuple[bool, str, int, str]:
    """Player counts first, and numbers as numbers."""
    option, _, value = word.partition(" ")
    return option != "players", option, int(value) if value.isdecimal() else 0, value


def kinds(found: Any) -> str:
    lines: list[str] = []
    for level, one in found["levels"].items():
        told = [f"{name} {', '.join(one[name])}" for name in ("never", "always") if one[name]]
        if told:
            lines.append(f"- {level}: " + "; ".join(told))
    return "\n".join(lines)


def micros(value: float) -> str:
    return f"{value:.0f} µs" if value < 1000 else f"{value / 1000:.1f} ms"


def row(cells: list[str]) -> list[str]:
    return ["| " + " | ".join(cells) + " |"]


def rule(head: list[str]) -> list[str]:
    return ["|" + "---|" * len(head)]
