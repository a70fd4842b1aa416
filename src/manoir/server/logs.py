"""What the program writes down about itself: a JSON line on stderr for each thing worth knowing, and no secrets."""

import json
import sys
import time
import traceback
from contextlib import suppress

EVERYDAY = {"bot-late", "house-closed", "house-made", "house-open", "tables-deleted", "tables-removed"}
quiet = False  # say nothing of what happens every day


def note(event: str, **facts: str | int | float | bool) -> None:
    """Facts are ids and figures. Names, tokens, moves and views are never among them."""
    if quiet and event in EVERYDAY:
        return
    line = {"at": round(time.time(), 3), "event": event, **facts}
    with suppress(OSError, ValueError):  # where nothing can be written down, nothing more can be said about it
        print(json.dumps(line), file=sys.stderr, flush=True)


def failed(event: str, error: BaseException, **facts: str | int | float | bool) -> None:
    """Something that should not happen: where in the code, but not with which values."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    note(event, error=type(error).__name__, where=" < ".join(reversed(places)), **facts)
