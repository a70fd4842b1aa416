"""Runs the program as people do, in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass
class Done:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


def worked(group: int) -> float:
    """Seconds of the processor that a group of processes has taken."""
    ticks = 0
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended while we looked
            fields = (place / "stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12]) if int(fields[2]) == group else 0
    return ticks / os.sysconf("SC_CLK_TCK")


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
    """Ctrl-C in the middle of the work, sent to the whole group as by a terminal; again if that was too early.

    How far the work is can be told by the time of the processor that it has taken, however busy the machine is.
    """
    if sys.platform != "linux":
        pytest.skip("the time of other processes is told the way of Linux")
    for seconds in (1.5, 4, 12, 36):
        process = start(words)
        while worked(process.pid) < seconds:
            assert process.poll() is None, "it has ended before Ctrl-C"
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
        if out:
            break
    return Done(process.returncode, out, err)
