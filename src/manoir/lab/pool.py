"""Numbered pieces of work, done by one process or several; their results always come in order."""

from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from manoir.core.errors import BadOption
from manoir.lab.interrupt import shielded

T = TypeVar("T")
AHEAD = 3  # pieces handed out to each process, so that none waits


def in_order(work: Callable[[int], T], pieces: int, jobs: int) -> Generator[T, None, None]:
    """Whenever it is stopped, it has given the first so many."""
    if jobs < 1:
        raise BadOption.value("--jobs", jobs, ["1, 2, 3…"])
    return _here(work, pieces) if jobs == 1 else _in_processes(work, pieces, jobs)


def _here(work: Callable[[int], T], pieces: int) -> Generator[T, None, None]:
    for number in range(pieces):
        yield work(number)


def _in_processes(work: Callable[[int], T], pieces: int, jobs: int) -> Generator[T, None, None]:
    waiting: deque[Future[T]] = deque()
    handed_out = 0
    try:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"))  # a fork of a process with threads may hang
    except (OSError, ImportError):  # a machine without shared semaphores: the same results, in one process
        yield from _here(work, pieces)
        return
    try:
        while waiting or handed_out < pieces:
            while handed_out < pieces and len(waiting) < AHEAD * jobs:
                with shielded():
                    waiting.append(pool.submit(work, handed_out))
                handed_out += 1
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)
