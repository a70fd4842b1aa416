"""Nobody is shown what that seat may not know."""

import io
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.record import Replay, replayed
from manoir.core.story import Seat
from manoir.core.texts import Texts
from manoir.games import GAMES
from manoir.terminal.screen import Screen
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture

GAME = GAMES["toctoctoc"]
PROMPT = "\n> "
NAMES = "Robin Igor Carmilla Boris"


def texts(names: list[str]) -> Texts:
    return Texts("en", GAME.folder / "texts", names)


def secrets(replay: Replay, seat: Seat | None) -> set[str]:
    """The sentences of a game that a seat must not hear, and may not hear for another reason either."""
    said = texts(replay.names)
    events = [event for entry in replay.match.told for event in entry.story]
    hidden = {said.say(event.whole()) for event in events if event.secret and seat not in event.seen_by}
    return hidden - {said.say(event.told_to(seat)) for event in events}


def watch_bots(cli: Typist, seed: int, path: Path) -> None:
    """A whole game of bots, written to a file; how well they play does not matter here."""
    cli("terminal", "toctoctoc", "--people", "0", "--bots", "random", "--seed", str(seed), "--save", str(path))


@pytest.mark.parametrize("seed", range(4))
def test_the_log_never_tells_a_hidden_card(cli: Typist, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    options = ["--draw-pile", "faceDown"] if seed % 2 else []
    words = ["terminal", "toctoctoc", "--seed", str(seed), "--bots", "random", "--no-confirm", "--save", str(path)]
    done = cli(*words, *options, typed=("1\n2\n" * 4 + "log\n") * 10)
    hidden = secrets(replayed(path.read_text(), GAMES), 0)
    assert len(hidden) > 10
    assert [sentence for sentence in hidden if sentence in done.out] == []
    if not options:  # at a door the others saw the card only when it was revealed
        assert "is at Robin’s door, with a card" not in done.out


@pytest.mark.parametrize("seed", range(2))
def test_a_replay_shows_a_spectator_no_hand_and_a_seat_only_its_own(cli: Typist, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    watch_bots(cli, seed, path)
    replay = replayed(path.read_text(), GAMES)
    readers: list[tuple[list[str], Seat | None]] = [([], None), (["--seat", "b"], 1)]
    for words, seat in readers:
        hidden = secrets(replay, seat)
        for form in ([], ["--json"], ["--step"]):
            shown = cli("replay", str(path), *words, *form, typed="\n" * 200).out
            assert [sentence for sentence in hidden if sentence in shown] == []
    whole = cli("replay", str(path), "--all").out
    assert [sentence for sentence in secrets(replay, None) if sentence not in whole] == []


@pytest.mark.parametrize("seed", range(2))
def test_a_table_in_a_replay_shows_the_hands_asked_for(cli: Typist, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    watch_bots(cli, seed, path)
    assert "Your hand" not in cli("replay", str(path), "--at", "40").out
    assert cli("replay", str(path), "--at", "40", "--seat", "C").out.count("Your hand") == 1
    shown = cli("replay", str(path), "--at", "40", "--all").out
    for name in replayed(path.read_text(), GAMES).names:
        assert f"\n{name}  " in shown


def test_the_keyboard_changes_hands_without_a_glimpse(cli: Typist) -> None:
    """Between two people the screen is cleared, and nothing of the one before is shown to the next."""
    words = [
        "terminal",
        "--people",
        "2",
        "--no-confirm",
        "--seed",
        "4",
        "--bots",
        "random",
        "--name",
        "Ada",
        "--name",
        "Bo",
    ]
    done = cli(*words, typed="\n1\n" * 120)
    first, *pages = done.out.split("-" * 80)
    assert "At the table: Ada, Bo, Igor and Carmilla." in first
    assert len(pages) > 10
    for page in pages:
        called, _, shown = page.partition(PROMPT)
        name, other = ("Ada", "Bo") if "to Ada, then" in called else ("Bo", "Ada")
        assert called.strip() == f"Pass the keyboard to {name}, then press Enter."
        assert f"{name} (you)" in shown
        assert f"{other} (you)" not in shown
        assert not re.search(rf"! {other} is at .*, with a card", shown)


def test_a_hand_that_was_shown_cannot_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    screen = Screen()
    screen.console = Console(file=io.StringIO(), force_terminal=True)
    screen.clear()
    assert screen.console.file.getvalue() == "\x1b[2J\x1b[3J\x1b[H"  # type: ignore[attr-defined]


def test_scores_are_worked_out_from_the_view_alone(cli: Typist) -> None:
    """Whatever the seat cannot know is redealt, and the answer stays the same."""
    from manoir.core.rng import Rng, stream
    from manoir.games.toctoctoc.testing import redealt
    from manoir.terminal.ending import show_scores

    match = Match(GAME, GAME.options(), 4)
    match.settle(stream(3, "chance"))
    assert match.state.actor != CHANCE
    shown = []
    for number in range(5):
        state = redealt(match.state, 0, Rng(number))
        show_scores(state.view(0), 4, Screen(), texts(NAMES.split()))
        shown.append(cli.capsys.readouterr().out)
    assert len(set(shown)) == 1
