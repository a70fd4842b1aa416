"""Runs the program as people do, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from typing import Any


@dataclass
class Done:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


def start(words: str, **variables: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-P", "-m", "manoir", *words.split()]
    environment = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "200", **variables}
    if "MANOIR_PURE" in variables:
        environment.pop("MANOIR_COMPILED", None)
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True, process_group=0
    )


def run(words: str, **variables: str) -> Done:
    process = start(words, **variables)
    out, err = process.communicate(timeout=300)
    return Done(process.returncode, out, err)


def interrupted(words: str) -> Done:
    """Ctrl-C in the middle of the work, sent to the whole group as by a terminal; again if that was too early."""
    for seconds in (2, 5, 15, 45):
        process = start(words)
        time.sleep(seconds)
        assert process.poll() is None, "it has ended before Ctrl-C"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        if out:
            break
    return Done(process.returncode, out, err)
