"""What came of an attack."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from manoir.core.story import Json, Phrase

if TYPE_CHECKING:
    from manoir.attack.ground import Ground

Found = Literal["held", "opened", "untried"]


@dataclass(frozen=True)
class Verdict:
    found: Found
    seen: Phrase  # what was seen, in a sentence
    figures: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Attack:
    """Its sentence for people is the text `lab-attack-NAME`."""

    name: str
    kind: str
    run: "Callable[[Ground], Awaitable[Verdict]]"


def held(key: str, **values: object) -> Verdict:
    return Verdict("held", Phrase(f"lab-seen-{key}", values))


def opened(key: str, **values: object) -> Verdict:
    return Verdict("opened", Phrase(f"lab-seen-{key}", values))


def untried(key: str, **values: object) -> Verdict:
    return Verdict("untried", Phrase(f"lab-seen-{key}", values))


def judged(bad: list[str], tried: int, well: str = "refused") -> Verdict:
    """Of many small tries: all were refused as they should be, or these were not."""
    if bad:
        found = opened("let-in", count=len(bad), tried=tried, which=", ".join(bad[:4]))
        return replace(found, figures={"which": bad})
    return held(well, tried=tried)
