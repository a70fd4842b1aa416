"""`manoir check`: what is wrong with a game, where, and the words that show it again."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES
from tests.typist import Typist, cli
from tests.workshop.house import House, well

__all__ = ["cli"]  # the fixture

pytestmark = pytest.mark.xdist_group("attic")  # one house for all


@pytest.fixture
def leaky(attic: Path) -> Iterator[Path]:
    """The game, but the story tells everybody which card is dropped."""
    state = attic / "src/attic/state.py"
    whole = state.read_text()
    leak = 'Event("event-drop", "A-5", {"player": Who(seat), "card": card})'
    assert whole.count('Event("event-drop"') == 1
    head, _, tail = whole.partition('Event("event-drop"')
    state.write_text(head + leak + ")\n" + tail.partition("\n")[2])
    yield attic
    state.write_text(whole)


def test_the_words_that_are_named_show_the_same_again(house: House, leaky: Path, tmp_path: Path) -> None:
    record = tmp_path / "broken.game"
    done = house.manoir("check", "attic", "--games", "8", "--save", str(record), "--json", cwd=leaky)
    result = json.loads(done.stdout)
    assert done.returncode == 1
    assert (result["game"], result["seed"], result["games"]) == ("attic", 0, 8)
    assert 1 <= result["broken"] <= 8
    (found,) = result["found"]  # once, though several games show it
    assert found["key"] == "broken-leaky-story"
    assert "cannot see “drop " in found["sentence"]

    words = found["again"].split(" ")[2:]  # after python -m, by which this house is started
    assert words == ["manoir", "check", "attic", "--seed", str(found["seed"]), "--games", "1"]
    again = house.manoir(*words[1:], "--json", cwd=leaky)
    assert json.loads(again.stdout)["found"] == [found]

    lines = record.read_text().splitlines()
    assert lines[1] == "game: attic 1" and lines[-1] == "unfinished"
    assert len(lines) == 6 + found["move"]
    assert well(house.manoir("replay", str(record), "--all", cwd=leaky))


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_their_language(house: House, leaky: Path, language: str) -> None:
    done = house.manoir("check", "attic", "--games", "8", "--lang", language, cwd=leaky)
    assert (done.returncode, done.stderr) == (1, "")
    first, again, total = done.stdout.splitlines()
    assert first.startswith("1. ") and "attic --seed" in again and "8" in total
    assert "broken-" not in done.stdout
    other = house.manoir("check", "attic", "--games", "8", cwd=leaky).stdout
    assert (other == done.stdout) == (language == "en")


def test_all_that_a_game_lists_wrongly_is_told_at_once(house: House, attic: Path) -> None:
    texts = {path: path.read_text() for path in (attic / "src/attic/texts").iterdir()}
    for path, text in texts.items():
        path.write_text(text.replace("rules-turn-1 =", "rules-turn-0 ="))
    done = house.manoir("check", "attic", cwd=attic)
    for path, text in texts.items():
        path.write_text(text)

    assert done.returncode == 1
    for language in LANGUAGES:
        assert f". The text rules-turn-1 is missing in {language}.ftl." in done.stdout
    assert "3 faults were found before a game could be played." in done.stdout


@pytest.mark.parametrize("name", ["toctoctoc", "spooks"])
def test_a_game_of_the_house_is_checked_too(cli: Typist, name: str) -> None:
    done = cli("check", name, "--games", "1", "--json")
    assert (done.code, json.loads(done.out)["found"]) == (0, [])


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("check", "GAME"),
        ("check chess", "chess toctoctoc"),
        ("check spooks --games 0", "--games 0 1–"),
        ("check spooks --games many", "--games many"),
        ("check spooks --seed one", "--seed one"),
        ("check spooks --tempo 3", "--tempo --seed --games"),
        ("check spooks --save nowhere/a.game", "nowhere folder"),
        ("add", "FOLDER"),
        ("add here there", "there"),
        ("add . --tempo 3", "--tempo --lang"),
        ("remove", "GAME"),
        ("new-game", "FOLDER"),
        ("new-game a b", "b"),
    ],
)
def test_a_wrong_word_is_named_with_what_it_could_be(
    cli: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, named: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = cli(*words.split(" "))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("manoir: ") and done.err.count("\n") == 1
    for name in named.split(" "):
        assert name in done.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["new-game", "add", "remove", "check"])
def test_every_word_of_the_workshop_explains_itself(cli: Typist, word: str, language: str) -> None:
    done = cli(word, "--help", "--lang", language)
    assert done.code == 0
    assert f"manoir {word}" in done.out
    assert word in cli("--help", "--lang", language).out
