"""Who has how many points and why: at the end for everybody, before it as far as a seat can know."""

from collections.abc import Sequence

from rich.table import Table

from manoir.core.game import State, View
from manoir.core.options import written
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.core.story import Phrase, Seat, Who
from manoir.core.texts import Texts
from manoir.terminal.screen import Screen

GUESSES = 6  # how often a position is imagined to see which points it leaves open

Part = tuple[Phrase, int]


def ranking(state: State) -> list[tuple[int, Seat]]:
    """Place and seat, the best first; equal results share a place."""
    return sorted((place, seat) for seat, place in enumerate(state.ranks()))


def show_end(match: Match, screen: Screen, texts: Texts, seed: str = "") -> None:
    screen.say()
    screen.say(texts("end-scores"), "bold")
    screen.show(
        _table([(f"{place}.", seat, match.state.breakdown(seat)) for place, seat in ranking(match.state)], texts)
    )
    changed = [one for one in match.options.changed(match.seats) if getattr(match.options, one.name) != one.people]
    if changed:
        shown = [_option(one.key, getattr(match.options, one.name)) for one in changed]
        screen.say(texts("end-options", options=shown))
    if seed:
        screen.say(texts("end-seed", seed=seed))


def show_scores(view: View, seats: int, screen: Screen, texts: Texts) -> None:
    """The points that a seat can work out: those that are the same in every position that it may imagine."""
    imagined = [view.imagine(Rng(guess)) for guess in range(GUESSES)]
    rows: list[tuple[str, Seat, list[Part] | None]] = []
    for seat in range(seats):
        parts = [state.breakdown(seat) for state in imagined]
        known = all(_sums(part) == _sums(parts[0]) for part in parts)
        rows.append(("", seat, parts[0] if known else None))
    screen.show(_table(rows, texts))


def _option(key: str, value: str | int | bool | None) -> Phrase:
    return Phrase("end-option", {"option": Phrase("option-" + key), "value": written(value)})


def _sums(parts: list[Part]) -> list[object]:
    return [(phrase.to_json(), points) for phrase, points in parts]


def _table(rows: "Sequence[tuple[str, Seat, list[Part] | None]]", texts: Texts) -> Table:
    """A player's place, name and points, with where they come from in a line each, if they come at all."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim")
    table.add_column(style="bold")
    table.add_column(justify="right", style="bold yellow")
    table.add_column(justify="right", style="dim")
    table.add_column(style="dim")
    for place, seat, parts in rows:
        name = texts("phrase", value=Who(seat))
        if parts is None:
            table.add_row(place, name, "?", "", texts("scores-hidden"))
            continue
        total = str(sum(points for _, points in parts))
        told = [(str(points), texts.say(phrase)) for phrase, points in parts if points] or [("", "–")]
        for at, part in enumerate(told):
            table.add_row(*((place, name, total) if at == 0 else ("", "", "")), *part)
    return table
