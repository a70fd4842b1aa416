"""What the program writes down about itself: a JSON line on stderr for each thing worth knowing, and no secrets."""

import json
import sys
import threading
import time
import traceback
from collections import deque
from contextlib import suppress

EVERYDAY = {"bot-late", "house-closed", "house-made", "house-open", "tables-deleted", "tables-removed"}
UNSAID: deque[str] = deque(maxlen=100)  # lines that could not be written; they are before the next
SAYING = threading.Lock()
quiet = False  # say nothing of what happens every day


def note(event: str, **facts: str | int | float | bool) -> None:
    """Facts are ids and figures. Names, tokens, moves and views are never among them."""
    if quiet and event in EVERYDAY:
        return
    line = {"at": round(time.time(), 3), "event": event, **facts}
    with SAYING, suppress(OSError, ValueError):  # on a full disk the house must not fail for want of a log as well
        UNSAID.append(json.dumps(line))
        while UNSAID:
            print(UNSAID[0], file=sys.stderr, flush=True)
            UNSAID.popleft()


def failed(event: str, error: BaseException, **facts: str | int | float | bool) -> None:
    """Something that should not happen: where in the code, but not with which values."""
    places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-6:]]
    note(event, error=type(error).__name__, where=" < ".join(reversed(places)), **facts)
