"""`manoir play`: a house opens, a browser finds it, phones find it, and it closes when it is told to."""

import fcntl
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from manoir.core.errors import Refused
from manoir.server.play import drawn, has_display, network_address
from manoir.server.serve import listen
from manoir.server.settings import Settings
from tests.server.running import PATIENCE
from tests.typist import Typist, cli

__all__ = ["cli"]
Plays = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """What stands for a browser: it writes down where it was sent."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/visited"\n')
    program.chmod(0o755)
    return program


@pytest.fixture
def play(tmp_path: Path, browser: Path) -> Iterator[Plays]:
    """Starts `manoir play` on one database; what still runs at the end is ended."""
    started: list[subprocess.Popen[str]] = []

    def plays(*words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-P", "-m", "manoir", "play", *words]
        database = ("--database", f"sqlite:///{tmp_path}/house.db")
        pipe, env = subprocess.PIPE, {**os.environ, "LC_ALL": "en_GB.UTF-8", "BROWSER": f"{browser} %s"}
        started.append(subprocess.Popen([*command, *database], stdout=pipe, stderr=pipe, text=True, env=env))
        return started[-1]

    yield plays
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def address_in(line: str) -> str:
    found = re.search(r"http://[\d.]+:\d+/", line)
    assert found, line
    return found[0]


def visited(tmp_path: Path) -> list[str]:
    path = tmp_path / "visited"
    return path.read_text().split() if path.exists() else []


def test_the_house_opens_and_closes_with_one_line_each(play: Plays, tmp_path: Path) -> None:
    house = play("--no-open", "--port", "0", "--lang", "fr")
    line = first_line(house)
    assert line.startswith("La maison est ouverte") and "Ctrl-C" in line
    with urlopen(address_in(line) + "health") as answer:
        assert answer.status == 200
    house.send_signal(signal.SIGINT)
    out, err = house.communicate(timeout=PATIENCE)
    assert (house.returncode, out.strip(), err) == (0, "La maison est fermée. Tes tables t’y attendent.", "")
    assert visited(tmp_path) == []


def test_a_browser_is_sent_there_and_later_ones_to_the_same_house(play: Plays, tmp_path: Path) -> None:
    address = address_in(first_line(play("--port", "0")))
    second = play("spooks")
    out, err = second.communicate(timeout=PATIENCE)
    assert (second.returncode, out, err) == (0, f"The house is open already: {address}\n", "")
    assert visited(tmp_path) == [address, f"{address}new/spooks"]
    others = play("--lan")
    _, err = others.communicate(timeout=PATIENCE)
    assert (others.returncode, err.count("\n")) == (2, 1)
    assert address in err or "network" in err


def test_a_house_that_cannot_be_found_is_named_in_a_sentence(play: Plays, tmp_path: Path) -> None:
    with (tmp_path / "house.db.lock").open("w") as lock:
        lock.write("http://127.0.0.1:9/")  # nothing listens there
        lock.flush()
        fcntl.flock(lock, fcntl.LOCK_EX)
        _, err = (process := play("--no-open")).communicate(timeout=PATIENCE)
    assert (process.returncode, err.count("\n")) == (2, 1)
    assert "Another house is already open" in err


def test_a_port_that_is_taken(cli: Typist, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listen(Settings(port=port), any_port=True) as another:
            assert another.getsockname()[1] not in (0, port)
        done = cli("play", "--no-open", "--port", str(port), "--database", f"sqlite:///{tmp_path}/house.db")
    assert done.code == 2
    assert done.err.startswith(f"manoir: Port {port} cannot be opened") and done.err.count("\n") == 1


@pytest.mark.parametrize("words", [("chess",), ("--port", "70000"), ("--people", "3")])
def test_words_that_it_does_not_know_are_refused(cli: Typist, words: tuple[str, ...]) -> None:
    done = cli("play", "--no-open", *words)
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_phones_come_in_by_the_network(play: Plays) -> None:
    try:
        network = network_address()
    except Refused as refused:
        pytest.skip(refused.phrase.key)
    house = play("--lan", "--no-open", "--port", "0")
    address = address_in(first_line(house))
    assert address.startswith(f"http://{network}:")
    assert address in first_line(house)
    code = drawn(address).split("\n")
    assert [first_line(house).rstrip("\n") for _ in code] == code
    with urlopen(address + "health") as answer:
        assert answer.status == 200


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display there")
def test_without_a_display_no_browser_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
