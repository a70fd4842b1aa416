"""What packages bring to the page: its address, how long it keeps, and that nothing else of a package has one."""

import json
from collections.abc import Iterator

import pytest

from tests.server.client import Client
from tests.server.packages import brought
from tests.server.running import Running

pytestmark = pytest.mark.xdist_group("boards")  # one house for all

BUILT = {"board.js": b"export default {}\n", "style.css": b".a{}", "chunk-1.js": b"1", "art/ghost.svg": b"<svg/>"}
UNSERVED = {".built-from": b"a key", "notes.md": b"a secret", "%2e%2e/up.js": b"a secret", "a b.js": b"a secret"}


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    place = tmp_path_factory.mktemp("house")
    (place / "page").mkdir()
    (place / "page/index.html").write_text("<!doctype html><title>Manoir</title>")
    game = brought(place / "package", "prank")
    for name, content in {**BUILT, **UNSERVED}.items():
        path = game / "web/dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (place / "secret.js").write_bytes(b"a secret")
    (game / "web/dist/linked.js").symlink_to(place / "secret.js")
    (game / "web/dist/away").symlink_to(place)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(place / "package"))
        with Running(f"sqlite:///{place}/house.db", place / "log", f"page={place}/page") as running:
            yield running


@pytest.fixture
def visitor(paged: Running) -> Client:
    return Client(paged.address)


def at(visitor: Client) -> tuple[str, list[str]]:
    games = json.loads(visitor.ask("GET", "/api/games")[2])["games"]
    found = {game["name"]: game["brought"] for game in games}
    assert [found[name] for name in ("toctoctoc", "spooks", "halloween")] == [None, None, None]
    return str(found["prank"]["at"]), list(found["prank"]["files"])


def test_the_page_is_told_what_a_game_brings(visitor: Client) -> None:
    address, files = at(visitor)
    assert address.startswith("/boards/prank/")
    assert sorted(files) == sorted([*BUILT, "face.svg"])


def test_what_is_brought_keeps_for_ever_at_an_address_that_changes_with_it(visitor: Client) -> None:
    address, _ = at(visitor)
    for name, content in BUILT.items():
        status, headers, sent = visitor.ask("GET", address + name)
        assert (status, sent) == (200, content)
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["x-content-type-options"] == "nosniff"
        assert ("content-security-policy" in headers) == name.endswith(".svg")  # a picture can be opened by itself
    assert visitor.ask("GET", address + "board.js")[1]["content-type"] == "text/javascript; charset=utf-8"


def test_nothing_else_of_a_package_has_an_address(visitor: Client) -> None:
    address, _ = at(visitor)
    for name in (
        *UNSERVED,
        "linked.js",
        "away/secret.js",
        "../game.py",
        "../../game.py",
        "%2e%2e/%2e%2e/game.py",
        "..\\game.py",
        "art",
        "art/",
        "",
        "board.ts",
        "Board.svelte",
    ):
        status, _, sent = visitor.ask("GET", address + name.replace(" ", "%20"))
        assert status == 404 and b"secret" not in sent, name
    for other in (
        "/boards/prank/board.js",
        "/boards/",
        "/boards/prank/0000000000000000/board.js",
        "/web/dist/board.js",
    ):
        assert visitor.ask("GET", other)[0] == 404
