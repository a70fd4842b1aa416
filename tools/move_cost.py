"""What a move costs from the text of a command to the frames of four seats, without sockets and a disk.

    python -m tools.move_cost                   microseconds of CPU, each game
    python -m tools.move_cost --instructions    instructions, by valgrind: the same however busy the machine is

On the build of the engine that is there: ./manoir compile makes the compiled one. The same moves are made each time, so
two checkouts can be compared in turn: `PYTHONPATH=OTHER/src:OTHER python OTHER/tools/move_cost.py`.
"""

import asyncio
import random
import statistics
import sys
import time

import msgspec

from manoir._build import build
from manoir.games import HOUSE
from manoir.server.tables.messages import COMMAND, MoveCommand
from tests.server.pocket import Evening
from tools.instructions import each

SEATS = 4
MOVES = 2000  # that are timed together
ROUNDS = 7
RECORDED = 400  # moves, of whole games: the same each time
FEW, MANY = 200, 1200  # of which the difference is counted: what it takes to start does not count
Line = list[tuple[int, bytes]]  # who says what


async def recorded(name: str, seed: int) -> Line:
    """A game of people who choose at random."""
    evening, chance, line = Evening(name, SEATS), random.Random(seed), Line()
    await evening.begin()
    while not evening.screens[0].game["over"]:
        seat = chance.choice(evening.asked())
        frame = evening.screens[seat].game
        command = MoveCommand(evening.command(), frame["number"], chance.choice(frame["moves"]))
        line.append((seat, msgspec.json.encode(command)))
        await evening.table.perform(seat, command, evening.watchers[seat])
    return line


async def played(name: str, games: list[Line], moves: int) -> tuple[float, float]:
    """Seconds of CPU, and bytes of a frame."""
    spent, size, left = 0.0, 0, moves
    while left:
        for game in games:
            evening, line = Evening(name, SEATS, read=False), game[:left]
            await evening.begin()
            told = sum(screen.told for screen in evening.screens)
            began = time.process_time()
            for seat, text in line:
                command = COMMAND.decode(text)
                assert isinstance(command, MoveCommand)
                await evening.table.perform(seat, command, evening.watchers[seat])
            spent += time.process_time() - began
            size += sum(screen.told for screen in evening.screens) - told
            left -= len(line)
    return spent, size / moves / SEATS


async def games_of(name: str) -> list[Line]:
    games: list[Line] = []
    while sum(map(len, games)) < RECORDED:
        games.append(await recorded(name, len(games)))
    return games


async def timed(name: str) -> None:
    games = await games_of(name)
    await played(name, games, FEW)
    rounds = [await played(name, games, MOVES) for _ in range(ROUNDS)]
    times = [1e6 * spent / MOVES for spent, _ in rounds]
    print(
        f"{name}: {min(times):.1f} µs a move at best, {statistics.median(times):.1f} by the median of {ROUNDS}; "
        f"a frame has {rounds[0][1]:.0f} bytes ({build()})",
        flush=True,
    )


async def once(name: str, moves: int) -> None:
    await played(name, await games_of(name), moves)


def main(words: list[str]) -> None:
    if len(words) == 2:
        asyncio.run(once(words[0], int(words[1])))
        return
    for name in HOUSE:
        if words == ["--instructions"]:
            found = each(FEW, MANY, "-m", "tools.move_cost", name)
            print(f"{name}: {found:,.0f} instructions a move, deals included ({build()})", flush=True)
        else:
            asyncio.run(timed(name))


if __name__ == "__main__":
    main(sys.argv[1:])
