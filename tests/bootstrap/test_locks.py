"""Lock files pin every package by its hash, and name no place."""

import json
import re
from pathlib import Path

import pytest

from tests.bootstrap.project import KINDS, MARKS, ROOT, Project

pytestmark = MARKS
LOCKS = sorted(ROOT.glob("requirements-*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_lock_pins_with_hashes_and_names_no_place(lock: Path) -> None:
    text = lock.read_text()
    assert "http:" not in text and "https:" not in text
    assert "/" not in text
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.fullmatch(r"[a-z0-9-]+==[^ ]+( +;[^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+", requirement), requirement


def test_there_is_a_lock_for_each_purpose() -> None:
    assert [lock.stem for lock in LOCKS] == [f"requirements-{kind}" for kind in KINDS]


@pytest.mark.parametrize("name", ["web", "peers"])
def test_lock_of_npm_pins_with_hashes_and_names_no_place(name: str) -> None:
    packages = json.loads((ROOT / name / "package-lock.json").read_text())["packages"]
    installed = {place: package for place, package in packages.items() if place}
    assert installed
    for place, package in installed.items():
        assert "resolved" not in package, place
        assert package["integrity"].startswith("sha512-") or package.get("inBundle"), place


def test_an_option_that_uv_does_not_have_is_refused_in_a_sentence(ready: Project) -> None:
    run = ready.run("lock", "--moon")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.splitlines()[1:] == [
        "manoir: There is no option --moon: lock hands its options to uv pip compile."
    ]
