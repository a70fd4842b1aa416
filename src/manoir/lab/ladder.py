"""The ladder: every level of every game among every other, as the tables of docs/bots.md."""

from itertools import pairwise
from typing import Any

from manoir.core.game import Game
from manoir.core.story import Json
from manoir.games import GAMES
from manoir.lab.arena import Contest, Pairing
from manoir.lab.crosstable import Crosstable
from manoir.lab.pages import Marks

# Deals: of a level among the next lower ones, among others below it, and among those above it.
NEXT, ABOVE, BELOW = 60, 60, 12
FAST = 300  # ... where neither of the two searches
LONG_NEXT, LONG_ABOVE, LONG_BELOW = 160, 120, 24  # games, not deals, of a game that takes long
QUICK = 2
MARKS = Marks("<!-- tables: ./manoir ladder writes these -->", "<!-- end of the tables -->")


def counts(game: Game) -> list[int]:
    """The usual number of players, and another."""
    others = [seats for seats in game.seats if seats != game.usual_seats]
    return [game.usual_seats, *others[:1]]


def contests(names: list[str], quick: bool, seed: int) -> list[Contest]:
    found: list[Contest] = []
    for name in names:
        game = GAMES[name]
        for seats in counts(game):
            pairings = tuple(climbs(game, seats, quick))
            found.append(Contest(name, game.options().settled(seats), seats, pairings, seed))
    return found


def climbs(game: Game, seats: int, quick: bool) -> list[Pairing]:
    """Which levels meet, and on how many deals. The quick form has only each among the next lower ones."""
    found: list[Pairing] = []
    for place, one in enumerate(game.levels):
        for below, others in enumerate(game.levels):
            if below == place or (quick and below != place - 1):
                continue
            deals = NEXT if below == place - 1 else ABOVE if below < place else BELOW
            if quick:
                deals = 1 if game.long else QUICK
            elif game.long:
                games = LONG_NEXT if below == place - 1 else LONG_ABOVE if below < place else LONG_BELOW
                deals = -(-games // seats)
            elif not one.iterations and not others.iterations:
                deals = FAST
            found.append(Pairing(one.name, others.name, deals))
    return found


def climbed(table: Crosstable) -> Json:
    contest = table.contest
    about: Json = {"game": contest.game, "players": contest.seats, "seed": contest.seed}
    return {**about, **table.to_json(), "times": table.times_json()}


# -- the page ----------------------------------------------------------------------------------------------------------


def page(tables: list[Crosstable], quick: bool, seed: int) -> str:
    """The tables in Markdown."""
    command = f"./manoir ladder --seed {seed}" + (" --quick" if quick else "")
    parts = [f"Made by `{command}`."]
    for table in tables:
        if table.games:
            parts.append(section(table))
    return "\n\n".join(parts)


def section(table: Crosstable) -> str:
    found: Any = climbed(table)
    contest = table.contest
    names = [level.name for level in GAMES[contest.game].levels]
    cells = {(pair["bot"], pair["among"]): pair for pair in found["pairs"]}
    title = f"### {contest.game}, {contest.seats} players (even: {100 / contest.seats:.1f} %)"
    head = ["one of", *(f"among {name}" for name in names), "median", "95 %"]
    lines = [title, "", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for one in names:
        times = found["times"].get(one)
        row = [f"**{one}**", *(cell(cells.get((one, among))) for among in names)]
        row += [time(times[key]) for key in ("median", "late")] if times else ["", ""]
        lines.append("| " + " | ".join(row) + " |")
    lines += ["", *steps(names, cells)]
    return "\n".join(lines)


def cell(pair: Any) -> str:
    if pair is None:
        return "–"
    wins = pair["wins"]
    reach = (wins["high"] - wins["low"]) / 2
    return f"{100 * wins['share']:.0f} ± {100 * reach:.0f} %"


def time(milliseconds: float) -> str:
    return f"{milliseconds:.2g} ms" if milliseconds < 10 else f"{milliseconds:.0f} ms"


def steps(names: list[str], cells: dict[tuple[str, str], Any]) -> list[str]:
    """Each level among the next lower ones, and the best among the one without a search, with how sure it is."""
    lines: list[str] = []
    for one, below in [*[(one, below) for below, one in pairwise(names)], (names[-1], "regular")]:
        pair = cells.get((one, below))
        if pair is not None and pair["p"] is not None:
            wins = pair["wins"]
            p = "p < 0.0001" if pair["p"] < 0.0001 else f"p = {pair['p']:.4f}"
            won = f"{100 * wins['share']:.1f} % ({100 * wins['low']:.1f} – {100 * wins['high']:.1f} %)"
            lines.append(f"- {one} among {below}: {won} of {pair['games']} games, {p}")
    return lines
