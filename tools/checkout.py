"""This checkout, and tools that are run quietly in it: one sentence for whatever fails. Standard library only."""

import contextlib
import hashlib
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
LOG = CACHE / "setup.log"


class Trouble(Exception):
    """Something that the user has to put right. Its text is one sentence that says how."""


def key_of(*inputs: object) -> str:
    """A hash of inputs; for those that are paths, of what stands in the file."""
    total = hashlib.sha256()
    for item in inputs:
        data = item.read_bytes() if isinstance(item, Path) else str(item).encode()
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()


@contextlib.contextmanager
def line(what: str) -> Iterator[None]:
    """One line for one step, with the time it took. On stderr: stdout belongs to the program."""
    start = time.monotonic()
    print(f"manoir: {what} ...", end="", file=sys.stderr, flush=True)
    try:
        yield
    except BaseException:
        print(file=sys.stderr)
        raise
    print(f" {time.monotonic() - start:.1f} s", file=sys.stderr, flush=True)


def run_quietly(
    words: list[str],
    environment: dict[str, str],
    advice: Callable[[str], str],
    cwd: Path | None = None,
    reads: str = "",
) -> None:
    """What a tool says is of interest only if it fails."""
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(words, cwd=cwd, env=environment, input=reads.encode(), stdout=pipe, stderr=both)
    if done.returncode != 0:
        output = done.stdout.decode(errors="replace")
        with contextlib.suppress(OSError):  # a full disk
            LOG.write_text("$ {}\n{}".format(" ".join(words), output))
        raise Trouble(advice(output))


def advice(output: str) -> str:
    """What to do about a tool that failed, judged by what it said."""
    details = f"(details: {LOG.relative_to(ROOT)})"
    if re.search("no space left|quota exceeded", output, re.I) or shutil.disk_usage(ROOT).free < 10_000_000:
        return "the disk is full: make room, then run this again."
    if re.search("do not match the hashes|hash mismatch|EINTEGRITY", output, re.I):
        return f"a package does not have the hash that its lock file demands: find out where it comes from {details}."
    if re.search("no wheels with a matching", output):
        return f"a package is not made for this kind of machine {details}."
    if re.search("failed to fetch|connect|could not find a version|network|offline|resolution|dns", output, re.I):
        return f"a package could not be fetched: check the network or package index, then run this again {details}."
    return f"a step of the set-up failed: read {LOG.relative_to(ROOT)}, then run this again."
