"""The measurement of a crowd's bots beside a stranger's: it comes to figures."""

import asyncio
from pathlib import Path

from manoir.lab.bot_crowd import crowd
from tests.server.running import PATIENCE, Running


def test_a_crowd_and_a_stranger_play_and_the_strangers_waits_are_told(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", "proxy=127.0.0.1") as house:
        host = house.address.removeprefix("http://")
        waits = asyncio.run(crowd(host, tables=2, waits=2, longest=PATIENCE))
        assert len(waits.before) >= 2 and len(waits.during) >= 2
        assert waits.ratio() > 0
        assert house.metric("manoir_bot_wait_seconds_count") >= 4
