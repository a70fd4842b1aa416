"""What is shown, at every width and for any game."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from manoir.core.game import CHANCE, Game, Move
from manoir.core.parts import Part, Parts
from manoir.core.play import Match
from manoir.core.rng import stream
from manoir.core.story import Phrase
from manoir.core.texts import LANGUAGES, Texts
from manoir.files import write_text
from manoir.games import GAMES, HOUSE
from manoir.terminal.board import board
from manoir.terminal.chronicle import Chronicle
from manoir.terminal.menu import Menu
from manoir.terminal.play import Session
from manoir.terminal.prompt import folded
from manoir.terminal.screen import Screen
from manoir.terminal.seating import seated
from tests.samples.prank.game import GAME as PRANK

TOC = GAMES["toctoctoc"]
SPOOKS = GAMES["spooks"]
EVERY = [*map(GAMES.named, HOUSE), PRANK]


def started(game: Game, seats: int) -> Match:
    match = Match(game, game.options(), seats)
    match.settle(stream(7, "chance"))
    assert match.state.actor != CHANCE
    return match


def printed(what: object, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, emoji=False, markup=False, highlight=False)
    console.print(what)
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined,no-any-return]


def names(seats: int) -> list[str]:
    return ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fanny"][:seats]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 40, 60, 80, 100])
@pytest.mark.parametrize("seats", TOC.seats)
def test_the_table_fits_every_width(seats: int, width: int, language: str) -> None:
    match = started(TOC, seats)
    texts = Texts(language, TOC.folder / "texts", names(seats))
    seat = match.state.actor
    lines = printed(board(match.state.view(seat), match.state.waiting(), texts, width), width)
    assert max(map(len, lines)) <= width
    shown = "\n".join(lines)
    assert shown.count("►") == 1
    for name in names(seats):
        assert name in shown


@pytest.mark.parametrize("width", [24, 40, 80])
@pytest.mark.parametrize("game", EVERY, ids=[game.name for game in EVERY])
def test_every_legal_move_has_its_number(game: Game, width: int) -> None:
    match = started(game, game.seats[0])
    seat = match.state.waiting()[0]
    moves = match.state.moves(seat)
    menu = Menu(moves, Texts("en", game.folder / "texts", names(match.seats)), width)
    words = " ".join(printed(menu.shown(), width)).split()
    for number, move in enumerate(moves, 1):
        assert str(number) in words
        assert menu.find(str(number)) is move
        assert menu.find(move.notation) is move
        assert menu.find(move.notation.upper()) is move
    assert menu.find(str(len(moves) + 1)) is None
    assert menu.find("0") is None


def test_moves_that_differ_in_two_words_stand_in_a_grid() -> None:
    match = started(TOC, 4)
    seat = match.state.waiting()[0]
    menu = Menu(match.state.moves(seat), Texts("en", TOC.folder / "texts", names(4)), 80)
    head, first, *_ = printed(menu.shown(), 80)
    others = [name for place, name in enumerate(names(4)) if place != seat]
    assert all(name in head for name in others)
    assert first.split()[-3:] == ["1", "2", "3"]


def test_the_numbers_of_a_grid_stand_below_each_other() -> None:
    match = started(TOC, 4)
    menu = Menu(match.state.moves(match.state.waiting()[0]), Texts("en", TOC.folder / "texts", names(4)), 80)
    _, *rows = printed(menu.shown(), 80)
    assert len({row.rstrip()[-1:].isdigit() and len(row.rstrip()) for row in rows}) == 1


def test_a_narrow_grid_has_letters_above_it_and_no_cut_names() -> None:
    match = started(TOC, 6)
    seat = match.state.waiting()[0]
    long = [name * 3 for name in names(6)]
    menu = Menu(match.state.moves(seat), Texts("en", TOC.folder / "texts", long), 60)
    head, *rows = printed(menu.shown(), 60)
    assert head.split() == [letter for letter in "ABCDEF" if letter != "ABCDEF"[seat]]
    assert len(rows) == len({move.notation.split()[1] for move in match.state.moves(seat)})
    assert "…" not in "".join(rows)


def test_the_columns_of_a_grid_keep_the_order_of_its_rows() -> None:
    town = GAMES["halloween"]
    rows = ["S1 scare", "S1 move", "S1 rest", "S2 scare", "S2 evolve", "S2 rest", "S3 summon", "S3 move", "S3 rest"]
    texts = Texts("en", town.folder / "texts", names(4))
    head, *_ = printed(Menu([town.moves[row] for row in rows], texts, 80).shown(), 80)
    assert head.split() == ["Summon", "Scare", "Evolve", "Move", "Rest"]


class Bid(Move):
    """So many dice of a face, as in other games: both parts are numbers."""

    def __init__(self, id: int, count: int, face: int) -> None:
        super().__init__(id, f"bid {count}x{face}")
        self.count = count
        self.face = face

    def parts(self) -> Parts:
        return {"count": Part(self.count, self.count), "face": Part(self.face, self.face)}

    def phrase(self) -> Phrase:
        return Phrase("phrase", {"value": f"{self.count} x {self.face}"})


def test_numbers_head_a_grid_once_and_their_notation_does_not_matter() -> None:
    bids: list[Move] = [Bid(6 * count + face, count, face) for count in range(3, 6) for face in range(1, 7)]
    menu = Menu(bids, Texts("en"), 80)
    head, first, *_ = printed(menu.shown(), 80)
    assert head.split() == ["1", "2", "3", "4", "5", "6"]
    assert first.split() == ["3", "1", "2", "3", "4", "5", "6"]
    assert menu.find("4 2") is bids[7]
    assert menu.find("bid 4 2") is bids[7]
    assert menu.find("bid 4x2") is bids[7]


@pytest.mark.parametrize("typed", ["gb b", "Gb Bo", "ghost brute b", "Ghost Brute Bo", "knock gb bo", "knock Gb B"])
def test_each_part_of_a_move_may_be_typed_as_a_code_or_by_its_name(typed: str) -> None:
    knocks = [TOC.moves[f"knock {card} {seat}"] for card in ("Gb", "S") for seat in "BC"]
    assert Menu(knocks, Texts("en", TOC.folder / "texts", names(4)), 80).find(typed) is knocks[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_how_far_the_game_is(language: str) -> None:
    match = started(TOC, 4)
    texts = Texts(language, TOC.folder / "texts", names(4))
    view = match.state.view(0)
    said = [texts.say(view.progress().text), " › ".join(texts.say(stage.text) for stage in view.stages())]  # type: ignore[union-attr]
    assert printed(board(view, match.state.waiting(), texts, 80), 80)[-1].strip() == " · ".join(said)


def test_who_was_asked_and_has_answered_in_secret_is_marked() -> None:
    match = started(PRANK, 3)
    seat = match.state.waiting()[0]
    match.play(seat, match.state.moves(seat)[0])
    texts = Texts("en", PRANK.folder / "texts", names(3))
    shown = "\n".join(printed(board(match.state.view(None), match.state.waiting(), texts, 80), 80))
    assert f"✓ {names(3)[seat]}" in shown
    assert shown.count("►") == 2


def test_a_long_list_has_room_between_its_columns() -> None:
    texts = Texts("fr", SPOOKS.folder / "texts", names(4))
    lead = [move for notation, move in SPOOKS.moves.items() if notation.startswith("lay ")][:14]
    lines = printed(Menu(lead, texts, 80).shown(), 80)
    assert len(lines) == 7
    assert all(re.search(r"\w {3,}\d", line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_would_be_broken_stands_in_lines(language: str) -> None:
    match = started(SPOOKS, 4)
    texts = Texts(language, SPOOKS.folder / "texts", names(4))
    view = match.state.view(0)
    hand = next(panel for panel in view.sheet() if panel.title.key == "panel-hand")
    lines = printed(board(view, match.state.waiting(), texts, 80, short=True), 80)
    for line in hand.lines:
        if line.items:
            assert sum(texts.say(line.label) in shown for shown in lines) == 1
    assert max(map(len, printed(board(view, match.state.waiting(), texts, 30, short=True), 30))) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [0, 1, 3])
def test_a_game_that_nobody_here_has_heard_of_can_be_played(
    people: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nscores\ncards\nrules\nlog\n" + "\n1\n" * 30))
    seating = seated(PRANK, 3, people, [], "heuristic")
    Session(Chronicle(Match(PRANK, PRANK.options(), 3)), seating, language, Screen(), 5).run()
    assert Texts(language)("end-scores") in capsys.readouterr().out


def test_a_file_that_cannot_be_replaced_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.game"
    write_text(path, "first")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Exception, match="No space left"):
        write_text(path, "second")
    assert path.read_text() == "first"
    assert list(tmp_path.iterdir()) == [path]


# -- on a real terminal ------------------------------------------------------------------------------------------------


PATIENCE = 120.0  # seconds that anything may take on a machine that is very busy


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *words: str, **variables: str) -> None:
        try:
            self.master, slave = pty.openpty()
        except OSError:
            pytest.skip("this machine has no pseudo-terminals")
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **variables}
        command = [sys.executable, "-m", "manoir", *words]
        self.child = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> None:
        """Read until something is on the screen that was not there before."""
        end, start = time.monotonic() + PATIENCE, len(self.seen)
        while text not in self.seen[start:]:
            assert time.monotonic() < end, self.seen
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:  # the program has ended
                    assert text in self.seen[start:], self.seen
                    return

    def asleep(self) -> None:
        """Until the program waits, for a key or for the next line of its story."""
        place, still = Path(f"/proc/{self.child.pid}/stat"), 0
        if not place.exists():
            time.sleep(0.5)
            return
        before, end = "", time.monotonic() + PATIENCE
        while still < 4 and time.monotonic() < end:
            fields = place.read_text().rsplit(")", 1)[1].split()
            now = f"{fields[0]} {fields[11]} {fields[12]}"  # its state, and the time of the processor that it has taken
            still = still + 1 if now == before and now.startswith("S") else 0
            before = now
            time.sleep(0.05)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def code(self) -> int:
        """The exit code, once it has ended by itself."""
        code = self.child.wait(PATIENCE)
        os.close(self.master)
        return code


def test_it_plays_on_a_terminal() -> None:
    terminal = Terminal("terminal", "toctoctoc", "--seed", "7", "--pace", "5", "--lang", "en")
    terminal.until("> ")
    assert "\x1b[1" in terminal.seen
    terminal.type("4\n")
    terminal.until("undo takes it back")
    terminal.type("\n")  # Enter goes on, and once more it hurries: otherwise this would take half a minute
    terminal.until("T-3.4")
    terminal.type("\n")
    terminal.until("> ")
    terminal.type("\x04")  # Ctrl-D
    terminal.until("Good night!")
    assert terminal.code() == 0


def test_colours_can_be_switched_off() -> None:
    terminal = Terminal("terminal", "toctoctoc", "--seed", "7", "--lang", "en", NO_COLOR="1")
    terminal.until("> ")
    assert "\x1b[33" not in terminal.seen
    assert "\x1b[36" not in terminal.seen
    terminal.type("quit\n")
    terminal.until("Good night!")
    assert terminal.code() == 0


@pytest.mark.parametrize("moment", ["at the prompt", "in the story"])
def test_ctrl_c_leaves_politely_and_keeps_the_game(tmp_path: Path, moment: str) -> None:
    path = tmp_path / "a.game"
    terminal = Terminal("terminal", "toctoctoc", "--seed", "7", "--pace", "5", "--lang", "en", "--save", str(path))
    terminal.until("> ")
    if moment == "in the story":
        terminal.type("4\n")
        terminal.until("undo takes it back")
        terminal.type("\n")
        terminal.until("T-3.4")
    terminal.asleep()  # a signal in the instant before the keyboard is read would wait for the next key
    terminal.child.send_signal(signal.SIGINT)
    terminal.until("Saved in")
    assert terminal.code() == 130
    assert "Traceback" not in terminal.seen
    assert path.read_text().endswith("unfinished\n")


def test_every_turn_is_marked_once_where_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if it begins with a move that tells nothing yet, and if the story is told move by move."""
    match = started(GAMES["halloween"], 3)
    chronicle, rng = Chronicle(match), stream(2, "bots")
    told: list[tuple[str, str]] = []
    screen = Screen()
    monkeypatch.setattr(screen, "tell", lambda lead, text, rule: told.append((lead, rule)))
    texts = Texts("en", match.game.folder / "texts", names(3))
    while len(told) < 300 and not match.over:
        state = match.state
        seat = state.actor
        move = state.chance_move(rng) if seat == CHANCE else rng.draw(list(state.moves(seat)), 1)[0]
        chronicle.play(seat, move)
        chronicle.tell(None, screen, texts, at_once=True)
    assert [rule for lead, rule in told[1:] if lead == "►"] == ["H-2.1"] * sum(rule == "H-2.1" for _, rule in told[1:])


def test_who_types_a_name_needs_neither_accents_nor_curly_apostrophes() -> None:
    assert folded("Exorcist’s Bell") == folded("exorcist's bell")
    assert folded("Épouvantail") == "epouvantail"


def test_a_long_page_comes_a_screen_at_a_time_and_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    out = io.StringIO()
    screen.console = Console(file=out, force_terminal=True, width=80, height=12, color_system=None)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    typed = iter(["", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    screen.page(Text("\n".join(f"rule {n}." for n in range(99))), "more")
    assert out.getvalue().count("more") == 2
    assert "rule 19." in out.getvalue() and "rule 20." not in out.getvalue()


def test_what_was_typed_during_the_story_is_heard_after_it() -> None:
    screen = Screen()
    screen.ahead = ["?", " 2 "]
    assert (screen.ask(), screen.ask()) == ("?", "2")
