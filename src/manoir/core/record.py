"""A game as text: a header, numbered moves, a result. Diff-able, and all that is ever stored.

    manoir 1
    game: toctoctoc 1
    options: edition=fr tieChooser=rival firstPlayer=random memoryAid=on drawPile=faceUp
    seats: Ada | Igor | Bela | Mina

    1 chance first C
    2 chance guest A Mn
    ...
    31 C knock Gn A
    32 A open
    ...
    result: 14 9 14 3

The last line of a game that was left early is `unfinished`, so that a file that was cut off is seen to be cut off.
After the seats may stand what a fair deal is checked by: `deal`, `salts` and `secret` (docs/record-format.md).
"""

import hashlib
import re
from collections.abc import Iterator, Mapping

from manoir.core.errors import BadRecord, IllegalMove, Refused, UnknownGame
from manoir.core.game import CHANCE, Game, Move
from manoir.core.play import Match
from manoir.core.story import LETTERS, Phrase, Seat

FORMAT = "manoir 1"
CHANCE_WORD = "chance"
UNFINISHED = "unfinished"
FACTS = ("deal", "salts", "secret")  # headers that a record may have
SALT = re.compile(r"[A-Za-z0-9_-]{1,64}")
DIGEST = re.compile(r"[0-9a-f]{64}")
NAME = re.compile(r"[^|\x00-\x1f\x7f-\x9f\u2028\u2029]{1,40}")  # nothing that a terminal would obey


def seat_word(seat: Seat) -> str:
    return CHANCE_WORD if seat == CHANCE else LETTERS[seat]


def write(match: Match, names: list[str], facts: Mapping[str, str] | None = None) -> str:
    """The record of a game, finished or not."""
    ending = "result: " + " ".join(map(str, match.state.scores())) if match.over else UNFINISHED
    rules = f"{match.game.name} {match.game.version}"
    return composed(rules, match.options.to_text(), names, facts or {}, match.notations(), ending)


def composed(
    rules: str,
    options: str,
    names: list[str],
    facts: Mapping[str, str],
    moves: list[tuple[Seat, str]],
    ending: str,
) -> str:
    """The text of a record, from what stands in it."""
    lines = [
        FORMAT,
        f"game: {rules}",
        f"options: {options}",
        "seats: " + " | ".join(names),
        *(f"{key}: {facts[key]}" for key in FACTS if key in facts),
        "",
        *(f"{number} {seat_word(seat)} {notation}" for number, (seat, notation) in enumerate(moves, 1)),
        ending,
    ]
    return "\n".join(lines) + "\n"


class Replay:
    """A record being played again: step by step with `steps`, or whole with `read`."""

    def __init__(
        self,
        match: Match,
        names: list[str],
        moves: "list[tuple[int, Seat, Move]]",
        ending: str,
        facts: Mapping[str, str] | None = None,
    ) -> None:
        self.match = match
        self.names = names
        self.moves = moves  # line in the file, seat, move
        self.ending = ending
        self.facts = facts or {}

    def steps(self) -> Iterator[tuple[Seat, Move]]:
        """Before each move: who will make which. The match stands at the position before it; then it is made."""
        self._check_deal()
        for line, seat, move in self.moves:
            yield seat, move
            try:
                self.match.play(seat, move)
            except IllegalMove as illegal:
                raise BadRecord(line, Phrase("record-illegal", illegal.phrase.values), illegal.rule) from None
        self._check_ending()

    def _check_deal(self) -> None:
        """What a fair deal is checked by is there whole, or not at all."""
        facts, line = self.facts, len(self.facts) + 4
        if not facts:
            return
        if len(facts) < len(FACTS):
            raise BadRecord(line, Phrase("record-deal-part", {"found": ", ".join(facts), "expected": ", ".join(FACTS)}))
        salts = [salt.strip() for salt in facts["salts"].split("|")]
        if len(salts) != len(self.names) or not all(SALT.fullmatch(salt) for salt in salts):
            raise BadRecord(line - 1, Phrase("record-salts"))
        if not DIGEST.fullmatch(facts["secret"]) or not DIGEST.fullmatch(facts["deal"]):
            raise BadRecord(line, Phrase("verify-commitment"))
        if hashlib.sha256(bytes.fromhex(facts["secret"])).hexdigest() != facts["deal"]:
            raise BadRecord(line, Phrase("verify-commitment"))

    def _check_ending(self) -> None:
        line = len(self.moves) + len(self.facts) + 6
        scores = "result: " + " ".join(map(str, self.match.state.scores()))
        if not self.match.over and self.ending != UNFINISHED:
            raise BadRecord(line, Phrase("record-not-over"))
        if self.match.over and self.ending != scores:
            raise BadRecord(line, Phrase("record-result", {"found": self.ending, "expected": scores}))


def read(text: str, games: Mapping[str, Game]) -> Replay:
    """A record opened at its first position; whatever is wrong with its form is said with the line."""
    lines = text.split("\n")
    if lines[0].rstrip("\r") != FORMAT:
        raise BadRecord(1, Phrase("record-format", {"expected": FORMAT}))
    lines = [line.rstrip("\r") for line in lines]
    game = _game(_header(lines, 2, "game"), games)
    names = [name.strip() for name in _header(lines, 4, "seats").split("|")]
    if not all(NAME.fullmatch(name) for name in names):
        raise BadRecord(4, Phrase("record-names"))
    try:
        game.check_seats(len(names))
    except Refused as refused:
        raise BadRecord(4, refused.phrase, refused.rule) from None
    try:
        match = Match(game, game.options.from_text(_header(lines, 3, "options")), len(names))
    except Refused as refused:
        raise BadRecord(3, refused.phrase, refused.rule) from None
    facts = _facts(lines)
    empty = len(facts) + 5
    if len(lines) < empty or lines[empty - 1]:
        raise BadRecord(empty, Phrase("record-empty-line"))
    moves, ending = _moves(lines, empty, game, len(names))
    return Replay(match, names, moves, ending, facts)


def replayed(text: str, games: Mapping[str, Game]) -> Replay:
    """A record played through to its end and checked."""
    replay = read(text, games)
    for _ in replay.steps():
        pass
    return replay


def _header(lines: list[str], line: int, key: str) -> str:
    if len(lines) < line or not lines[line - 1].startswith(key + ": "):
        raise BadRecord(line, Phrase("record-header", {"key": key}))
    return lines[line - 1][len(key) + 2 :]


def _facts(lines: list[str]) -> dict[str, str]:
    """The headers after the seats, in their order."""
    found: dict[str, str] = {}
    for key in FACTS:
        at = len(found) + 4
        if len(lines) > at and lines[at].startswith(key + ": "):
            found[key] = lines[at].removeprefix(key + ": ")
    return found


def _game(value: str, games: Mapping[str, Game]) -> Game:
    name, _, version = value.partition(" ")
    if name not in games:
        raise BadRecord(2, UnknownGame(name, games).phrase)
    if version != str(games[name].version):
        raise BadRecord(2, Phrase("record-version", {"version": version, "known": games[name].version}))
    return games[name]


def _moves(lines: list[str], empty: int, game: Game, seats: int) -> tuple[list[tuple[int, Seat, Move]], str]:
    """The numbered lines after the header, and the last line."""
    seat_of = {seat_word(seat): seat for seat in range(CHANCE, seats)}
    moves: list[tuple[int, Seat, Move]] = []
    for line, text in enumerate(lines[empty:], empty + 1):
        if text == UNFINISHED or text.startswith("result: "):
            if any(lines[line:]):
                raise BadRecord(line + 1, Phrase("record-after-end"))
            return moves, text
        number, _, rest = text.partition(" ")
        seat, _, notation = rest.partition(" ")
        if not notation and not any(lines[line:]):
            break
        if number != str(len(moves) + 1):
            raise BadRecord(line, Phrase("record-number", {"found": number, "expected": len(moves) + 1}))
        if seat not in seat_of:
            raise BadRecord(line, Phrase("record-seat", {"found": seat, "choices": ", ".join(seat_of)}))
        try:
            moves.append((line, seat_of[seat], game.parse(notation)))
        except Refused as refused:
            raise BadRecord(line, refused.phrase) from None
    raise BadRecord(len(lines), Phrase("record-cut-off"))
