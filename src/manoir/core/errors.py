"""What can be wrong with what people and programs hand in: one sentence each, with the rule where there is one."""

from collections.abc import Iterable

from manoir.core.story import Json, Phrase, Seat, Who, plain


class Refused(Exception):
    """Something was handed in that cannot be taken; nothing has changed. The phrase says what, and what could be."""

    def __init__(self, phrase: Phrase, rule: str = "") -> None:
        super().__init__(phrase.key, {name: plain(value) for name, value in phrase.values.items()})
        self.phrase = phrase
        self.rule = rule

    def __str__(self) -> str:
        known = ", ".join(f"{name}={plain(value)}" for name, value in self.phrase.values.items())
        return f"{self.phrase.key}({known})" + (f" [{self.rule}]" if self.rule else "")


def listed(choices: Iterable[object]) -> str:
    return ", ".join(str(choice) for choice in choices)


class BadOption(Refused):
    """An option that the game has not, or a value that the option does not take."""

    @classmethod
    def unknown(cls, key: str, choices: Iterable[str]) -> "BadOption":
        return cls(Phrase("error-option", {"option": key, "choices": listed(choices)}))

    @classmethod
    def value(cls, key: str, value: object, choices: Iterable[object], rule: str = "") -> "BadOption":
        return cls(Phrase("error-value", {"option": key, "value": str(value), "choices": listed(choices)}), rule)


class BadSeats(Refused):
    def __init__(self, seats: int, choices: Iterable[int], rule: str = "") -> None:
        super().__init__(Phrase("error-seats", {"seats": seats, "choices": listed(choices)}), rule)


class BadNotation(Refused):
    """A text that is no move of the game at all."""

    def __init__(self, notation: str, examples: Iterable[str]) -> None:
        super().__init__(Phrase("error-notation", {"notation": notation, "choices": listed(examples)}))


class IllegalMove(Refused):
    """A move of the game that this seat may not make now."""

    def __init__(self, seat: Seat, notation: str, reason: str, rule: str) -> None:
        who = Who(seat) if seat >= 0 else "chance"
        values: Json = {"player": who, "notation": notation, "reason": Phrase("refusal-" + reason)}
        super().__init__(Phrase("error-illegal", values), rule)
        self.reason = reason


class NoSentence(Refused):
    """Words that are no single option: it was complete before this one."""

    def __init__(self, notation: str) -> None:
        super().__init__(Phrase("error-sentence", {"notation": notation}))


class NoUndo(Refused):
    def __init__(self, seat: Seat) -> None:
        super().__init__(Phrase("error-undo", {"player": Who(seat)}))


class BadRecord(Refused):
    """A record that cannot be read or does not replay: at which line, and why."""

    def __init__(self, line: int, reason: Phrase, rule: str = "") -> None:
        super().__init__(Phrase("error-record", {"line": line, "reason": reason}), rule)
        self.line = line


class UnknownGame(Refused):
    def __init__(self, name: str, choices: Iterable[str]) -> None:
        super().__init__(Phrase("error-game", {"game": name, "choices": listed(choices)}))


class UnknownLanguage(Refused):
    def __init__(self, name: str, choices: Iterable[str]) -> None:
        super().__init__(Phrase("error-language", {"language": name, "choices": listed(choices)}))
