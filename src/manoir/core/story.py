"""What is said, before it has a language: keys and values. The texts make sentences of them."""

from mypy_extensions import mypyc_attr

Json = dict[str, object]
Seat = int  # 0, 1, 2 ... clockwise round the table

LETTERS = "ABCDEFGHIJ"  # seats in notation, records and traces


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A text key and its values: numbers, words, players (Who), other phrases, or lists of these."""

    def __init__(self, key: str, values: Json | None = None) -> None:
        self.key = key
        self.values: Json = values if values is not None else {}

    def to_json(self) -> Json:
        found: Json = {"key": self.key}
        for name, value in self.values.items():
            found[name] = plain(value)
        return found


class Who:
    """A player, to be named at the edge."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


def plain(value: object) -> object:
    """A value of a phrase as JSON: players by their letter, phrases without values by their key."""
    if isinstance(value, Who):
        return LETTERS[value.seat]
    if isinstance(value, Phrase):
        return value.to_json() if value.values else value.key
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


class Event(Phrase):
    """Something that happened, by which rule. What is secret is told only to the seats that may see it."""

    def __init__(
        self, key: str, rule: str, values: Json, secret: Json | None = None, seen_by: list[Seat] | None = None
    ) -> None:
        super().__init__(key, values)
        self.rule = rule
        self.secret: Json = secret if secret is not None else {}
        self.seen_by: list[Seat] = seen_by if seen_by is not None else []

    def told_to(self, seat: Seat | None) -> "Event":
        """The event as one seat (None: a spectator) hears of it; without its secret it has a text of its own."""
        if not self.secret:
            return self
        if seat is not None and seat in self.seen_by:
            return self.whole()
        return Event(self.key + "-unseen", self.rule, self.values)

    def whole(self) -> "Event":
        """The event with its secret, for those who may know everything."""
        return Event(self.key, self.rule, {**self.values, **self.secret})

    def to_json(self) -> Json:
        return {**super().to_json(), "rule": self.rule}
