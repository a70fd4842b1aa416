"""Measures tasks when told to, in a process of its own. Standard library only: peers run it with a Python of theirs.

    python worker.py TASKS.py WORD...

TASKS.py has `facts(WORD...)`, which is answered first, as a line of JSON, and `tasks(WORD...)`, which names the tasks:
each has three functions, of which only the second is timed.

    prepare() -> batch        run(batch) -> result        count(result) -> how much was done

Then every line `NAME SECONDS` is answered with how much of that task is done in a second of CPU.
"""

import json
import runpy
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Task = tuple[Callable[[], Any], Callable[[Any], Any], Callable[[Any], float]]


def rate(task: Task, seconds: float) -> float:
    prepare, run, count = task
    done, spent = 0.0, 0.0
    while spent < seconds:
        batch = prepare()
        start = process_time()
        result = run(batch)
        spent += process_time() - start
        done += count(result)
    return done / spent


def main(path: str, *words: str) -> None:
    module = runpy.run_path(path)
    print(json.dumps(module["facts"](*words)), flush=True)
    tasks = module["tasks"](*words)
    for line in sys.stdin:
        name, seconds = line.split()
        print(json.dumps(rate(tasks[name], float(seconds))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
