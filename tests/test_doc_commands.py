"""Every command of README and docs is run here, or named with the test that runs it, or the reason why none does."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.doc_pages import LESSONS, ROOT, commands
from tests.test_verify import fair_record
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture

PATIENCE = 300
GAME = ROOT / "tests/records/toctoctoc/french-four-players.game"
LEAVE = "1\n1\nquit\n\n"
# What is typed after a command, if it waits for something.
TYPED = {
    "./manoir terminal": f"1\n{LEAVE}",
    "./manoir terminal toctoctoc": LEAVE,
    "./manoir terminal toctoctoc --save evening.game": LEAVE,
    "./manoir terminal toctoctoc --bots master,novice,regular": LEAVE,
    "./manoir terminal toctoctoc --players 6 --tie-chooser rival": LEAVE,
    "./manoir terminal spooks --preset letter --leads must": LEAVE,
    "./manoir terminal spooks --bots master:trickster": LEAVE,
    "./manoir terminal spooks --bots master@500ms": LEAVE,
    "./manoir terminal spooks --people 3": f"\n{LEAVE}",
}
# Run as they stand, but for fewer games and thoughts: a reader has more time.
FEWER = {
    "./manoir analyse FILE": {"FILE": "FILE --iterations 10"},
    "./manoir simulate toctoctoc --games 1000 --bots heuristic,random,random,random": {"1000": "4"},
    "./manoir arena toctoctoc --bots master,regular@50,heuristic --games 200": {
        "200": "1",
        "master": "master@2",
        "regular@50": "regular@2",
    },
    "./manoir arena spooks --bots master,regular,novice": {"novice": "novice --games 1", "master": "master@2"},
}
RUN = {
    *TYPED,
    *FEWER,
    "./manoir attack --list",
    "./manoir games",
    "./manoir games --json",
    "./manoir games toctoctoc",
    "./manoir replay FILE",
    "./manoir terminal toctoctoc --help",
    "./manoir trace FILE",
    "./manoir trace toctoctoc --players 4 --seed 7",
    "./manoir verify FILE",
    "./manoir verify RECORD",
}
OPENED = {"./manoir play", "./manoir play --lan", "./manoir play spooks", "./manoir serve"}
ELSEWHERE = {
    "./manoir --help": "tests/bootstrap/test_own_words.py",
    "./manoir add ../attic": "tests/test_lessons.py",
    "./manoir add FOLDER": "tests/workshop/test_joining.py",
    "./manoir analyse": "tests/lab/test_analysis.py",
    "./manoir attack": "tests/lab/test_attack.py runs one of each kind; all take an hour",
    "./manoir attack doors": "tests/lab/test_attack.py",
    "./manoir attack floods": "tests/lab/test_attack.py",
    "./manoir attack fuzzers": "tests/lab/test_attack.py",
    "./manoir attack seats": "tests/lab/test_attack.py",
    "./manoir attack secrets": "tests/lab/test_attack.py",
    "./manoir attack storage": "tests/lab/test_attack.py",
    "./manoir bench": "tests/lab/test_bench.py runs a quick one",
    "./manoir bench --peers": "tests/lab/test_bench.py; the peers are downloaded, and measured by hand",
    "./manoir bench --quick": "tests/lab/test_bench.py",
    "./manoir bench --server": "tests/lab/test_load.py runs a small one",
    "./manoir bench --server --peers": "tests/lab/test_load.py",
    "./manoir board prank": "tests/test_lessons.py builds another game's",
    "./manoir board prank --check": "tests/test_lessons.py builds another game's",
    "./manoir check NAME": "tests/workshop/test_check.py",
    "./manoir check attic": "tests/test_lessons.py",
    "./manoir compile": "tests/bootstrap/test_own_words.py, tests/test_build.py",
    "./manoir completion bash > ~/.local/share/bash-completion/completions/manoir": "tests/test_completion.py",
    "./manoir completion fish > ~/.config/fish/completions/manoir.fish": "tests/test_completion.py",
    "./manoir completion zsh > ~/.zfunc/_manoir": "tests/test_completion.py",
    "./manoir docs": "tests/test_site.py",
    "./manoir habits": "tests/lab/test_habits.py; the whole takes an hour",
    "./manoir habits --games 360 --seed 1": "tests/lab/test_habits.py with fewer games",
    "./manoir habits --only halloween --bots regular --games 2000": "tests/lab/test_habits.py with fewer games",
    "./manoir habits --write docs/bots.md": "tests/lab/test_habits.py with another file",
    "./manoir ladder --only NAME": "tests/lab/test_arena.py plays its steps",
    "./manoir ladder --only spooks": "tests/lab/test_arena.py plays its steps",
    "./manoir ladder --quick": "tests/lab/test_arena.py plays its steps",
    "./manoir ladder --seed 1": "tests/lab/test_arena.py plays its steps",
    "./manoir ladder --write docs/bots.md": "tests/lab/test_arena.py with another file",
    "./manoir new-game": "tests/workshop/test_new_game.py",
    "./manoir new-game ../attic": "tests/test_lessons.py",
    "./manoir pictures": "tests/browser/conftest.py opens the same pages; the pictures are looked at",
    "./manoir pictures toctoctoc- --sizes 360x640 --languages fr": "tests/browser/test_scenes.py looks for faults",
    "./manoir pictures --readme": "tests/browser/test_showcase.py, tests/test_showcase.py",
    "./manoir release": "tests/test_release.py without downloads, with them in the soak",
    "./manoir remove NAME": "tests/workshop/test_joining.py",
    "./manoir resume": "tests/terminal/test_shelf.py",
    "./manoir resume --list": "tests/terminal/test_shelf.py",
    "./manoir resume FILE": "tests/terminal/test_shelf.py",
    "./manoir restore": "tests/server/test_storage.py",
    "./manoir simulate": "tests/lab/test_simulate.py",
    "./manoir test": "tests/test_check.py, and whoever reads this runs it",
    "./manoir test --pdb, -s, -v, …": "tests/test_check.py",
    "./manoir test --pure, --compiled": "tests/test_check.py",
    "./manoir test --quick": "tests/test_check.py",
    "./manoir test -k kid": "tests/test_check.py",
    "./manoir test -k text": "tests/test_check.py",
    "./manoir test tests/test_cli.py": "tests/test_check.py",
    "./manoir verify": "tests/test_verify.py",
    "MANOIR_POSTGRES=URL ./manoir test": "tests/server/postgres.py reads it",
    "MANOIR_SEED=7 ./manoir test": "tests/seed.py reads it",
    "MANOIR_TESTS=soak ./manoir test --compiled -k memory": "tests/server/test_memory.py; it takes an hour",
    "MANOIR_TESTS=soak ./manoir test -k kill": "tests/server/test_kill.py; it takes hours",
}


def test_every_command_is_run_or_named_with_a_reason() -> None:
    listed = [*RUN, *OPENED, *ELSEWHERE]
    assert len(listed) == len(set(listed))
    assert commands() - set(listed) == set(), "not run by any test"
    assert set(listed) - commands() == set(), "in no page any more"


def test_the_tests_that_run_commands_are_there() -> None:
    for command, reason in ELSEWHERE.items():
        named = re.findall(r"tests/[\w/]+\.py", reason)
        assert named, command
        assert all((ROOT / file).is_file() for file in named), command
    assert (ROOT / LESSONS).read_text(encoding="utf-8").count("$ ./manoir ") > 5


def words_of(command: str, folder: Path) -> list[str]:
    for many, few in FEWER.get(command, {}).items():
        command = command.replace(many, few)
    fair = folder / "fair.game"
    if "verify" in command:
        fair.write_text(fair_record("toctoctoc"), encoding="utf-8")
    file = fair if "verify" in command else unfinished(folder) if re.search("resume|analyse", command) else GAME
    return [str(file) if word in ("FILE", "RECORD") else word for word in shlex.split(command)[1:]]


def unfinished(folder: Path) -> Path:
    """A game that was saved in its middle."""
    lines = GAME.read_text(encoding="utf-8").splitlines()
    file = folder / "saved.game"
    file.write_text("\n".join([*lines[:60], "unfinished", ""]), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", sorted(RUN))
def test_it_does_what_it_says(command: str, cli: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    done = cli(*words_of(command, tmp_path), typed=TYPED.get(command, ""))
    assert done.code == 0, done
    assert done.out.strip(), done
    assert "Traceback" not in done.err


@pytest.mark.parametrize("command", sorted(OPENED))
def test_the_house_opens_with(command: str, tmp_path: Path) -> None:
    """With a free port and a database of its own; a browser is called with the address."""
    words = [*shlex.split(command)[1:], "--port", "0", "--database", f"sqlite:///{tmp_path}/house.db", "--lang", "en"]
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/called\n')
    browser.chmod(0o755)
    environment = {**os.environ, "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1", "BROWSER": f"{browser} %s"}
    log = (tmp_path / "log").open("w+")
    house = subprocess.Popen(
        [sys.executable, "-m", "manoir", *words],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
    )
    assert house.stdout is not None
    try:
        said = house.stdout.readline()
        log.seek(0)
        alone = "--lan" in words and not said  # a machine without a network says so in a sentence
        assert re.search(r"http://[\d.]+:\d+/", said) or (alone and "Traceback" not in log.read()), log.read()
    finally:
        house.send_signal(signal.SIGINT)
        house.stdout.close()
        house.wait(PATIENCE)
        log.close()
