"""A whole game of somebody else, Liar's Dice: no file of the house knows it, and it is at home everywhere."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.at_table import HURRY, QUIET, beyond, my_turn, number, seated
from tests.browser.guests import opened_with
from tests.browser.visiting import IN_SIGHT, ROOT, Visits, lit, violations
from tests.server.packages import build_board
from tests.workshop.house import House, well, wheel

SIZES = {"wide": (1280, 720), "upright": (390, 844), "sideways": (844, 390)}
OF_THE_HOUSE = ("src/manoir", "web/src", "tests", "tools", "docs")
MADE = ("__pycache__", "node_modules", "dist", "types.ts", "so", "pyd")


def files() -> dict[str, tuple[int, int]]:
    """Every file of the house, and when it was last changed; without what is built from them."""
    found = {}
    for folder in OF_THE_HOUSE:
        for path in (ROOT / folder).rglob("*"):
            inside = path.relative_to(ROOT)
            if path.is_file() and not set(inside.parts) & set(MADE) and path.suffix.lstrip(".") not in MADE:
                if inside.parts[:3] != ("src", "manoir", "web"):
                    stat = path.stat()
                    found[inside.as_posix()] = (stat.st_size, stat.st_mtime_ns)
    return found


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as its author has it: in a folder that has nothing to do with the house."""
    folder = tmp_path_factory.mktemp("author") / "liarsdice"
    return copytree(ROOT / "tests/samples/liarsdice", folder, ignore=ignore_patterns("__pycache__", "dist", "types.ts"))


@pytest.fixture(scope="module")
def house(package: Path, tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house that the game was added to."""
    house = House(tmp_path_factory.mktemp("house"))
    well(house.manoir("add", str(package), cwd=package))
    return house


@pytest.fixture(scope="module")
def guest(package: Path, house: House, tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    """Visits to a house that is open, and has the game with its board."""
    if not (ROOT / "web/node_modules/vite").is_dir():
        pytest.skip("the packages of the page are not installed: ./manoir test installs them")
    (linked,) = house.site.glob("liarsdice-*.dist-info")
    copytree(linked, package / "src" / linked.name)
    before = files()
    done = build_board(package / "src", "liarsdice", "--check")
    assert done.returncode == 0, done.stdout + done.stderr
    place = tmp_path_factory.mktemp("open")
    with opened_with(browser, place, package / "src") as visits:
        yield visits
    assert files() == before


def test_no_file_of_the_house_knows_it() -> None:
    for folder in ("src/manoir", "web/src", "tools"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".toml", ".md") and "node_modules" not in path.parts:
                assert "liarsdice" not in path.read_text(encoding="utf-8").lower(), path


def test_it_keeps_the_contract_and_is_played_in_the_terminal_and_by_bots(house: House, tmp_path: Path) -> None:
    before = files()
    assert "liarsdice keeps the contract" in well(house.manoir("check", "liarsdice", "--games", "4", cwd=tmp_path))

    record = tmp_path / "a.game"
    words = ("terminal", "liarsdice", "--dice", "3", "--seed", "3", "--pace", "0", "--no-confirm", "--lang", "fr")
    told = well(house.manoir(*words, "--save", str(record), cwd=tmp_path, typed="1\n" * 60))
    assert "Le Menteur" in told and "result: " in record.read_text()
    assert well(house.manoir("replay", str(record), "--lang", "es", cwd=tmp_path))

    many = ("simulate", "liarsdice", "--seed", "1", "--jobs", "1", "--json")
    three = ("--games", "20", "--players", "3", "--bots", "regular,random,random")
    result = json.loads(well(house.manoir(*many, *three, cwd=tmp_path)))
    assert result["seats"][0]["wins"]["share"] > 0.7, result
    two = ("--games", "1", "--players", "2", "--dice", "3", "--bots", "expert,novice")
    assert json.loads(well(house.manoir(*many, *two, cwd=tmp_path)))["games"] == 1
    assert files() == before


def test_its_own_tests_its_types_and_its_style_are_well(house: House, package: Path) -> None:
    assert re.search(r"\b25 passed", well(house.run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=package)))
    well(
        house.run(
            "-m", "mypy", "--no-incremental", "--python-executable", str(house.python), "src", "tests", cwd=package
        )
    )
    for tool in (("check",), ("format", "--check")):
        ruff = [sys.executable, "-m", "ruff", *tool, "--no-cache", "."]
        well(subprocess.run(ruff, cwd=package, capture_output=True, text=True))


def test_the_wheel_of_the_package_has_the_board_that_was_built(guest: Visits, package: Path, tmp_path: Path) -> None:
    with ZipFile(wheel(package, tmp_path)) as archive:
        assert {"liarsdice/web/dist/board.js", "liarsdice/web/face.svg"} <= set(archive.namelist())


def says(page: Page, what: Locator) -> None:
    before = number(page)
    what.click()
    beyond(page, before)


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("upright", "fr"), ("sideways", "es")])
def test_it_is_played_to_its_end_on_its_own_board(call: Visits, size: str, language: str) -> None:
    wishes = {**HURRY, "language": language, "hints": True}
    person = call.person(size=SIZES[size], language=language, touch=size != "wide", preferences=wishes)
    page = seated(person, call.address, "liarsdice", seats=6, bots="regular").open()
    my_turn(page)
    expect(page.locator(".liarsdice [data-seat]")).to_have_count(6)
    assert violations(page, within="#board") == []
    for theme in ("day", "contrast"):
        assert violations(lit(page, theme), within="#board", only="color-contrast") == []
    cries = {"en": "Liar!", "fr": "Menteur !", "es": "¡Mentira!"}
    while not page.locator("[data-rank]").count():
        for thing in ("[data-die]", "[data-count]", "[data-face='6']", "[data-seat]"):
            assert page.locator(thing).first.evaluate(IN_SIGHT), thing
        liar = page.locator("[data-liar]")
        if liar.count():
            expect(liar).to_contain_text(cries[language])
            assert liar.evaluate(IN_SIGHT)
            says(page, liar)
        else:
            says(page, page.locator("[data-face='6']"))
        my_turn(page)
    page.get_by_role("dialog").locator("[data-rank]").first.wait_for()


def test_what_is_said_is_said_twice_by_who_wants_to_be_asked_and_cups_can_be_covered(call: Visits) -> None:
    person = call.person(preferences={**QUIET, "confirm": True, "hints": True})
    page = seated(person, call.address, "liarsdice", bots="regular").open()
    my_turn(page)
    before = number(page)
    page.locator("[data-count]").last.click()
    face = page.locator("[data-face='6']")
    face.click()
    expect(face).to_have_attribute("aria-pressed", "true")
    assert number(page) == before
    expect(page.locator("[data-say]")).to_contain_text("Bid 20 sixes")

    expect(face).to_contain_text("%")
    page.keyboard.press("h")
    expect(page.locator("[data-die]")).to_have_count(0)
    expect(face).not_to_contain_text("%")  # the odds would tell what lies there
    page.keyboard.press("h")
    expect(page.locator("[data-die]")).to_have_count(5)

    says(page, page.locator("[data-say]"))  # nobody believes that
    expect(page.locator("[data-die]")).to_have_count(4)


def test_what_cannot_be_bid_is_refused_with_its_rule(call: Visits) -> None:
    page = seated(call.person(preferences=HURRY), call.address, "liarsdice", bots="regular").open()
    my_turn(page)
    while not page.locator("[data-face][aria-disabled=true]").count():
        says(page, page.locator("[data-face]").first)
        my_turn(page)
    page.locator("[data-face][aria-disabled=true]").first.click(force=True)
    expect(page.get_by_text("Bid more dice, or as many of a higher face.")).to_be_visible()
