"""Difference: where two positions or views part, and what each has there."""

import json
from typing import Final

LONGEST: Final = 100  # letters of a value that is shown
ABSENT: Final = "–"


class Difference:
    """The first place at which two things differ, as a path of names and numbers, and what stands there."""

    def __init__(self, field: str, one: str, other: str) -> None:
        self.field = field
        self.one = one
        self.other = other


def difference(one: object, other: object, field: str = "") -> Difference | None:
    """The first difference of two values of JSON; None if they are the same."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one:
                return Difference(_inside(field, key), ABSENT, written(other[key]))
            if key not in other:
                return Difference(_inside(field, key), written(one[key]), ABSENT)
            found = difference(one[key], other[key], _inside(field, key))
            if found is not None:
                return found
        return None
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        if not _short(one) or not _short(other):
            for place in range(len(one)):
                found = difference(one[place], other[place], _inside(field, place))
                if found is not None:
                    return found
            return None
    return None if one == other else Difference(field, written(one), written(other))


def parting(one: str, other: str) -> Difference | None:
    """Where two things that are written as JSON part, to the letter; fields of a view go by their own names."""
    if one == other:
        return None
    found = difference(json.loads(one), json.loads(other))
    if found is None:  # the same in another order: which byte stands where tells something too
        return Difference("to_json()", one[:LONGEST], other[:LONGEST])
    found.field = found.field.removeprefix("view.")
    return found


def written(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _short(values: list[object] | tuple[object, ...]) -> bool:
    """Whether a list is shown whole: plain values that fit into a sentence."""
    plain = not any(isinstance(value, dict | list | tuple) for value in values)
    return plain and len(json.dumps(values, ensure_ascii=False, default=repr)) <= LONGEST


def _inside(field: str, key: object) -> str:
    return f"{field}.{key}" if field else str(key)
