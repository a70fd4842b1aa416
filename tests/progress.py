"""Tells ./manoir test how far the tests are: a line of JSON for each, over the pipe that MANOIR_PROGRESS names."""

import json
import os
from typing import Any, TextIO

import pytest


class Teller:
    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.told_all = False

    def tell(self, **what: Any) -> None:
        self.file.write(json.dumps(what) + "\n")
        self.file.flush()

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        if not self.told_all:
            self.told_all = True
            self.tell(tests=ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.items and not self.told_all:  # without xdist
            self.told_all = True
            self.tell(tests=[item.nodeid for item in session.items])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell(begun=nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        outcome: str = report.outcome if report.when == "call" or report.outcome != "passed" else ""
        if report.failed and report.when != "call":
            outcome = "error"
        text = ""
        if report.failed:
            text = "\n".join([report.longreprtext, *(f"-- {name} --\n{said}" for name, said in report.sections)])
        last = report.when == "teardown"
        self.tell(test=report.nodeid, outcome=outcome, seconds=report.duration, text=text, last=last)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell(test=report.nodeid, outcome="error", seconds=0.0, text=report.longreprtext, last=True)


def pytest_configure(config: pytest.Config) -> None:
    pipe = os.environ.get("MANOIR_PROGRESS")
    if pipe and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Teller(os.fdopen(int(pipe), "w", encoding="utf-8")), "manoir-progress")
