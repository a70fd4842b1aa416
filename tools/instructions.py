"""How many instructions a process executes, by valgrind: the same however busy the machine is."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path


def counted(*words: str) -> int:
    """Of this Python with some words."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out}"]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        command = [*valgrind, sys.executable, *words]
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        summary = next(line for line in out.read_text().splitlines() if line.startswith("summary:"))
        return int(summary.split()[1])


def each(few: int, many: int, *words: str) -> float:
    """Of one of what the last word says how many of: what it takes to start does not count."""
    return (counted(*words, str(many)) - counted(*words, str(few))) / (many - few)
