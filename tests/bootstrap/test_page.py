"""./manoir builds the page for those who send it, and the boards of other packages."""

import json
import shutil
from collections.abc import Iterator

import pytest

from tests.bootstrap.project import MARKS, Project, assert_refused, assert_works, sentences

pytestmark = MARKS
PAGE_STEPS = (
    "installing the packages of requirements-web.lock",
    "installing the packages of web/package-lock.json",
    "building the page",
)


def test_page_is_built_once_for_those_who_send_it(paged: Project) -> None:
    assert paged.run("simulate", MANOIR_PURE="1").returncode == 0
    assert paged.run("serve", "--help").returncode == 0
    assert not (paged.root / "src/manoir/web").exists()
    assert_works(paged.run("play"), *PAGE_STEPS)
    assert (paged.root / "src/manoir/web/index.html").read_text() == "boo"
    assert_works(paged.run("play"))


def test_page_is_built_again_when_its_sources_change_or_it_is_lost(paged: Project) -> None:
    assert_works(paged.run("play"), *PAGE_STEPS)
    (paged.root / "web/src/art/ghost.svg").write_text("drawn by the build")
    assert_works(paged.run("play"))
    (paged.root / "web/src/page.txt").write_text("boo!")
    assert_works(paged.run("play"), PAGE_STEPS[2])
    assert (paged.root / "src/manoir/web/index.html").read_text() == "boo!"
    (paged.root / "src/manoir/web/index.html").unlink()
    assert_works(paged.run("play"), PAGE_STEPS[2])
    (paged.root / "web/package-lock.json").write_text("{ }")
    assert_works(paged.run("play"), *PAGE_STEPS[1:])


@pytest.fixture
def bringing(paged: Project) -> Iterator[Project]:
    """… and a package that brings a game; what builds boards only says what it was asked for."""
    (paged.root / "tools/board.py").write_text("import sys\nprint('boards:', *sys.argv[1:], file=sys.stderr)\n")
    info = next(paged.venv.glob("lib/*/site-packages")) / "attic-1.0.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text("[manoir.games]\nattic = attic.game:GAME\n")
    yield paged
    shutil.rmtree(info)
    (paged.root / "tools/board.py").unlink()


def test_boards_of_packages_are_built_for_those_who_send_the_page_and_by_their_word(bringing: Project) -> None:
    assert "boards: --stale" in sentences(bringing.run("play"))
    assert sentences(bringing.run("simulate", MANOIR_PURE="1")) == []
    assert sentences(bringing.run("board", "attic")) == ["boards: attic"]


def test_without_node_packages_serve_goes_on_and_play_says_what_to_do(paged: Project) -> None:
    (paged.root / "web/offline").touch()
    assert_refused(paged.run("play"), "network", "run this again", "./manoir terminal")
    run = paged.run("serve")
    assert run.returncode == 0 and json.loads(run.stdout)["words"] == ["serve"]
    (sentence,) = sentences(run)
    assert "the page that there is" in sentence and "network" in sentence


def test_page_that_cannot_be_built_is_reported(paged: Project) -> None:
    (paged.root / "web/src/page.txt").write_text("wrong")
    assert_refused(paged.run("play"), "page could not be built", "web/", ".cache/setup.log")
    assert "cannot connect the dots" in (paged.root / ".cache/setup.log").read_text()


def test_machine_that_has_no_node_is_told_so(paged: Project) -> None:
    (wheel,) = paged.place.glob("wheels/nodejs*.whl")
    foreign = wheel.with_name(wheel.name.replace("py3-none-any", "py3-none-win_arm64"))
    lock = (paged.root / "requirements-web.lock").read_text()
    for old in paged.venv.glob("lib/*/site-packages/nodejs*"):
        shutil.rmtree(old)
    wheel.rename(foreign)
    try:
        assert_refused(paged.run("play"), "not made for this kind of machine")
    finally:
        foreign.rename(wheel)
        paged.lock("web", lock)
