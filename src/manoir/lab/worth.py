"""Whether compiling the engine first would end sooner than going on without it: the work itself is the measure.

Work begins at once on whatever engine is there. On the pure one, its first seconds say how long all of it would take;
where compiling and then working faster takes less, the engine is compiled and the work begins again.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from time import monotonic

from manoir import start
from manoir._build import ROOT, build, compile_seconds
from manoir.core.texts import Texts
from manoir.lab.progress import Advance, bar

LOOK = 2.0  # seconds of work that say how fast it goes, the start of processes included
FASTER = 8.0  # times that the compiled engine is faster at the least; 14 where little is said in Python


def sooner(left: float, compiling: float) -> bool:
    """Whether work that would take so many seconds more ends sooner if the engine is compiled first."""
    return compiling + left / FASTER < left


class Work:
    """So many pieces of work, and how fast they are done; one for all bars of a command."""

    def __init__(self, pieces: int, texts: Texts, pure: bool = False) -> None:
        """Says on which engine it begins, if that is the slow one."""
        start.choose_engine(pure)
        self.pieces = pieces
        self.done = 0
        self.texts = texts
        self.judged = build() == "compiled" or start.pure_asked(pure) or not start.in_checkout()
        self.start = monotonic()
        if build() == "pure" and not start.pure_asked(pure):
            tell(texts("lab-engine-none" if self.judged else "lab-engine-pure"))

    @contextmanager
    def bar(self, title: str, pieces: int) -> Iterator[Advance]:
        """A bar for some of the pieces."""
        with bar(title, pieces) as advance:

            def advanced(done: int) -> None:
                advance(done)
                self.judge(done)

            yield advanced

    def judge(self, done: int) -> None:
        """Once, when there has been enough to see: go on, or compile and begin again."""
        self.done += done
        spent = monotonic() - self.start
        if self.judged or spent < LOOK:
            return
        self.judged = True
        left = spent / self.done * (self.pieces - self.done)
        compiling = float(sum(compile_seconds(ROOT)))
        if not sooner(left, compiling):
            return
        state = start.compiling()
        if state == "needed":
            all_in_all = self.duration(compiling + left / FASTER)
            tell(self.texts("lab-engine-compiles", left=self.duration(left), compiled=all_in_all))
            for process in active_children():  # that play on: nobody waits for their games any more
                process.terminate()
            raise start.Compile
        tell(self.texts("lab-engine-slow", left=self.duration(left), reason=state.partition(": ")[2]))

    def duration(self, seconds: float) -> str:
        if seconds < 120:
            return self.texts("lab-seconds", n=round(seconds))
        if seconds < 7200:
            return self.texts("lab-minutes", n=round(seconds / 60))
        return self.texts("lab-hours", n=round(seconds / 3600))


def on_engine(texts: Texts, pure: bool) -> None:
    """For work that takes as long on any engine: begin on the one that is there, and say so if it is the slow one."""
    start.choose_engine(pure)
    if build() == "compiled" or start.pure_asked(pure):
        return
    if start.in_checkout():
        tell(texts("lab-engine-fixed", command=start.command("compile")))
    else:
        tell(texts("lab-engine-none"))


def tell(sentence: str) -> None:
    """On stderr: stdout belongs to the results."""
    print(f"manoir: {sentence}", file=sys.stderr, flush=True)
