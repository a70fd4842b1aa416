"""The attacks run, end, and tell a house that holds from one that does not; how long anybody waits is not tested."""

import os
import sys
import time
from pathlib import Path

import pytest

from manoir.attack.campaign import ATTACKS, KINDS, chosen, fought
from manoir.attack.databases import Databases
from manoir.attack.ground import Ground
from manoir.attack.long_games import drawn_out, lay, talkative
from manoir.core.texts import LANGUAGES, Texts
from tests.lab.program import interrupted, run
from tests.typist import Typist, cli

__all__ = ["cli"]

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is one address of loopback")
UNLIMITED = ("address_rate=1000000", "address_burst=1000000", "address_sockets=1000000", "table_sockets=1000000")


@LINUX
def test_an_attack_of_each_kind_has_a_verdict() -> None:
    done = run("attack tokens forms fuzz-frames secrets-spooks files messages --seconds 1 --seed 5 --json")
    assert done.err == ""
    result = done.json()
    found = {one["attack"]: one for one in result["attacks"]}
    assert {one["kind"] for one in found.values()} == set(KINDS)
    for name in ("tokens", "forms", "fuzz-frames", "secrets-spooks"):
        assert found[name]["verdict"] == "held", found[name]
    for phase in ("quiet", "control", "flooded"):
        assert found["messages"]["figures"][phase]["moves"] > 0
    assert found["messages"]["figures"]["flood"]["sent"] > 0
    assert (done.code == 1) == any(one["verdict"] == "opened" for one in found.values())
    assert result["seed"] == 5 and not result["stopped"]


@LINUX
def test_a_house_without_limits_does_not_hold() -> None:
    ground = Ground(Databases(), 1.0, 1, UNLIMITED)
    try:
        ((_, verdict, _),) = fought(chosen(("sockets",)), ground, lambda: False)
    finally:
        ground.close()
    assert verdict.found == "opened"
    assert not ground.folder.exists()


def test_a_game_that_has_come_far_lies_in_the_house() -> None:
    ground = Ground(Databases(), 1.0, 1)
    try:
        house = ground.house()
        match = drawn_out(300)
        first, second = lay(house.database, match, 2)
        guest = ground.guest(house)
        guest.cookies[first.table] = first.cookies
        shown = guest.must("GET", f"/api/tables/{first.table}/replay?seat=B")
        assert shown["number"] == first.number == match.number >= 300 and match.undone > 5
        assert guest.ask("GET", f"/api/tables/{second.table}/replay?seat=B").status == 403
        assert ground.trouble() == []
    finally:
        ground.close()
    assert len(talkative().state.view(0).sentences().all()) > 100


def with_word(word: str) -> list[str]:
    """The processes that were called with a word."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            words = (place / "cmdline").read_bytes().decode(errors="replace")
        except OSError:  # it has ended while we looked
            continue
        if word in words and int(place.name) != os.getpid():
            found.append(words)
    return found


def test_ctrl_c_ends_the_attack_and_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    done = interrupted("attack fuzz-requests --seconds 100 --json")
    assert done.code == 130
    assert "Traceback" not in done.err
    assert done.json()["stopped"] and done.json()["attacks"] == []
    deadline = time.monotonic() + 120
    while with_word(str(tmp_path)):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert list(tmp_path.glob("manoir-attack-*")) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nothing",), "nothing"),
        (("--database", "oracle"), "oracle"),
        (("--database", "sqlite:///house.db"), "--database"),
        (("--database", "postgresql://user@db.example.org/house"), "db.example.org"),
        (("--seconds", "0"), "--seconds"),
        (("--seconds", "1000"), "--seconds"),
    ],
)
def test_what_cannot_be_attacked_is_said_in_a_sentence(cli: Typist, words: tuple[str, ...], said: str) -> None:
    done = cli("attack", *words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err and done.err.count("\n") == 1


def test_a_postgres_on_another_machine_is_refused(cli: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_POSTGRES", "postgresql://user@db.example.org/house")
    assert "db.example.org" in cli("attack", "--database", "postgres").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attack_is_listed_with_what_it_tries(cli: Typist, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    listed = cli("attack", "--list", "--lang", language).out
    texts = Texts(language)
    for attack in ATTACKS:
        assert attack.name in listed and texts(f"lab-attack-{attack.name}") in listed
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)
    assert not {attack.name for attack in ATTACKS} & {*KINDS}


def test_attacks_are_chosen_by_name_and_by_kind() -> None:
    assert {one.kind for one in chosen(("doors",))} == {"doors"}
    assert [one.name for one in chosen(("tables",))] == ["tables"]
    assert chosen(()) == ATTACKS
