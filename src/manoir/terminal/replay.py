"""A record looked at: its story, the table at any move, or the whole game step by step."""

import json
from pathlib import Path

from manoir import start
from manoir.core.errors import BadOption, Refused
from manoir.core.game import CHANCE, State
from manoir.core.record import Replay, read, seat_word
from manoir.core.story import LETTERS, Event, Json, Phrase, Seat
from manoir.core.texts import Texts
from manoir.files import read_text
from manoir.games import GAMES
from manoir.terminal.board import board, private
from manoir.terminal.chronicle import Chronicle
from manoir.terminal.ending import show_end
from manoir.terminal.prompt import shortened
from manoir.terminal.screen import Screen


def opened(path: Path, language: str) -> tuple[Replay, Texts]:
    """A record, played through to its end and so checked, and the texts for its players."""
    replay = read(read_text(path), GAMES)
    texts = Texts(language, replay.match.game.folder / "texts", replay.names)
    try:
        for _ in replay.steps():
            pass
    except Refused as refused:
        raise worded(refused, texts) from None
    return replay, texts


def worded(refused: Refused, texts: Texts) -> Refused:
    """The same in words: its reason may be one of the game's, which only the game's texts know."""
    return Refused(Phrase("phrase", {"value": texts.say(refused.phrase)}), refused.rule)


class Viewer:
    """Shows a game that has been played through and checked, from one seat, from none, or with all hands."""

    def __init__(self, replay: Replay, path: Path, texts: Texts, screen: Screen, seat: str | None, all: bool) -> None:
        self.match = replay.match
        self.names = replay.names
        self.path = path
        self.texts = texts
        self.screen = screen
        self.all = all
        self.seat = self._seat(seat)

    def _seat(self, letter: str | None) -> Seat | None:
        if letter is None:
            return None
        letters = LETTERS[: self.match.seats]
        if len(letter) != 1 or letter.upper() not in letters:
            raise BadOption.value("--seat", letter, letters)
        return letters.index(letter.upper())

    def story(self) -> None:
        """The whole game."""
        chronicle = Chronicle.of(self.match, self.match.played)
        chronicle.retell(0, self.told, self.screen, self.texts)
        self.screen.say()
        self.show(self.match.state)
        if self.match.over:
            show_end(self.match, self.screen, self.texts)
            self.screen.say(self.texts("replay-end"))
        else:
            self.screen.say(self.texts("replay-unfinished", command=start.command("resume", str(self.path))))

    def at(self, number: int) -> None:
        """The table after so many moves."""
        self.show(self.match.at(self.checked(number)))

    def checked(self, number: int) -> int:
        if not 0 <= number <= self.match.played:
            raise BadOption.value("--at", number, [f"0–{self.match.played}"])
        return number

    def show(self, state: State) -> None:
        view = state.view(self.seat)
        self.screen.show(board(view, state.waiting(), self.texts, self.screen.width, self.screen.is_low))
        if self.all:
            for seat, name in enumerate(self.names):
                for row in private(state.view(seat), name, self.texts):
                    self.screen.show(row)
        self.screen.say(self.texts.say(view.status()), "bold yellow")

    # -- step by step ---------------------------------------------------------------------------------------------

    def steps(self) -> None:
        """Forwards and backwards between the players' decisions."""
        stops = [number for number, (seat, _) in enumerate(self.match.line()) if seat != CHANCE]
        stops.append(self.match.played)
        here, told = 0, stops[0]
        chronicle = Chronicle.of(self.match, stops[here])
        while True:
            if stops[here] < chronicle.match.played:
                chronicle = Chronicle.of(self.match, stops[here])
            chronicle.follow(self.match, stops[here])
            chronicle.retell(told, self.told, self.screen, self.texts)
            self.screen.say(self.texts("replay-move", number=stops[here], moves=self.match.played), "dim")
            self.show(chronicle.match.state)
            told = stops[here]
            here = self.ask(here, stops)
            told = min(told, stops[here])

    def ask(self, here: int, stops: list[int]) -> int:
        """Where to go next; EOFError to leave."""
        while True:
            typed = self.screen.ask(self.texts("replay-keys")).casefold()
            if typed in ("", "n") and here + 1 < len(stops):
                return here + 1
            if typed == "p" and here:
                return here - 1
            if typed in ("q", "", "quit"):
                raise EOFError
            if typed in map(str, range(stops[-1] + 1)):
                return max(place for place, stop in enumerate(stops) if stop <= max(int(typed), stops[0]))
            if typed not in ("n", "p"):
                refused = Refused(Phrase("error-typed", {"typed": shortened(typed), "hint": ""}))
                self.screen.say(self.texts.say(refused.phrase).strip(), "red")

    # -- for programs ---------------------------------------------------------------------------------------------

    def over(self) -> None:
        """A game that has ended already, for who wanted to go on with it."""
        self.screen.say(self.texts("game-title"), "bold yellow")
        show_end(self.match, self.screen, self.texts)
        self.screen.say(self.texts("hint-over", command=start.command("replay", str(self.path))), "dim")

    def print_json(self, number: int | None) -> None:
        if number is not None:
            state = self.match.at(self.checked(number))
            told = state.position() if self.all else state.view(self.seat).to_json()
        else:
            told = self.to_json()
        print(json.dumps(told, ensure_ascii=False, indent=2))

    def to_json(self) -> Json:
        """The game as the reader may know it: hidden moves as the others saw them."""
        moves: list[Json] = []
        for entry, (seat, move) in zip(self.match.told, self.match.line(), strict=True):  # a record takes nothing back
            seen = self.all or seat == self.seat
            story = [self.told(event) for event in entry.story]
            moves.append(
                {
                    "number": entry.number,
                    "seat": seat_word(seat),
                    "move": (move if seen else move.public).notation,
                    "story": [{"text": self.texts.say(event), "rule": event.rule} for event in story],
                }
            )
        return {
            "game": self.match.game.name,
            "version": self.match.game.version,
            "options": self.match.options.to_json(),
            "preset": self.match.options.preset_name(),
            "players": self.names,
            "moves": moves,
            "over": self.match.over,
            "scores": self.match.state.scores() if self.match.over else None,
        }

    def told(self, event: Event) -> Event:
        return event.whole() if self.all else event.told_to(self.seat)
