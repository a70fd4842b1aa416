"""The built page as the house sends it: types, caching, compression, and nothing that is not in its folder."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from manoir.server.app import PAGES
from tests.server.client import Client
from tests.server.conftest import Opens
from tests.server.running import Running

pytestmark = pytest.mark.xdist_group("files")  # one house for all, and in order

SCRIPT = b"console.log('boo')\n" * 100
PACKED = b"as small as brotli makes it"  # the house sends it as it was built
FILES = {
    "index.html": b"<!doctype html><title>Manoir</title>",
    ".built-from": b"a key",
    "assets/index-1a2b.js": SCRIPT,
    "assets/board-5e6f.js": SCRIPT,
    "assets/board-5e6f.js.br": PACKED,
    "assets/ink-3c4d.woff2": bytes(range(256)),
    "service-worker.js": b"self.onfetch = null",
    "manifest.webmanifest": b"{}",
    "icon-192.png": b"\x89PNG",
    "icon.svg": b"<svg/>",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    for name, content in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    (folder.parent / "secret.txt").write_text("a secret")
    return folder


@pytest.fixture(scope="module")
def paged(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    place = tmp_path_factory.mktemp("house")
    limits = ("address_rate=0.001", "address_burst=300")
    with Running(f"sqlite:///{place}/house.db", place / "log", f"page={folder}", *limits) as running:
        yield running


def test_files_are_not_sent_without_end(folder: Path, open_house: Opens) -> None:
    client = Client(open_house(f"page={folder}", "address_rate=0.001", "address_burst=2").address)
    statuses = [client.ask("GET", "/icon.svg")[0] for _ in range(82)]
    assert statuses == [200] * 80 + [429] * 2
    assert client.ask("GET", "/")[0] == 200  # what is asked for besides files is counted by itself


@pytest.fixture
def visitor(paged: Running) -> Client:
    return Client(paged.address)


@pytest.mark.parametrize("address", [page.format(code="ABCDE", game="toctoctoc") for page in PAGES])
def test_every_address_of_the_page_shows_it(visitor: Client, address: str) -> None:
    status, headers, content = visitor.ask("GET", address)
    assert (status, content) == (200, FILES["index.html"])
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert "script-src" not in headers["content-security-policy"]  # what default-src says holds for all
    assert visitor.ask("GET", address, None, {"If-None-Match": headers["etag"]})[0] == 304


@pytest.mark.parametrize(
    ("address", "kind", "forever"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", True),
        ("/assets/ink-3c4d.woff2", "font/woff2", True),
        ("/service-worker.js", "text/javascript; charset=utf-8", False),
        ("/manifest.webmanifest", "application/manifest+json", False),
        ("/icon-192.png", "image/png", False),
        ("/icon.svg", "image/svg+xml", False),
    ],
)
def test_files_say_what_they_are_and_how_long_they_keep(
    visitor: Client, address: str, kind: str, forever: bool
) -> None:
    status, headers, content = visitor.ask("GET", address)
    assert (status, content) == (200, FILES[address[1:]])
    assert headers["content-type"] == kind
    assert headers["cache-control"] == ("public, max-age=31536000, immutable" if forever else "no-cache")
    assert headers["x-content-type-options"] == "nosniff"
    status, again, content = visitor.ask("GET", address, None, {"If-None-Match": f'"other", {headers["etag"]}'})
    assert (status, content) == (304, b"") and again["etag"] == headers["etag"]
    status, headers, content = visitor.ask("HEAD", address)
    assert (status, content, int(headers["content-length"])) == (200, b"", len(FILES[address[1:]]))


@pytest.mark.parametrize(
    ("accepts", "compressed"),
    [("gzip, deflate, br", True), ("br, gzip;q=0.5", True), ("gzip;q=0, br", False), ("br", False), ("", False)],
)
def test_text_is_compressed_for_those_who_take_it_so(visitor: Client, accepts: str, compressed: bool) -> None:
    status, headers, content = visitor.ask("GET", "/assets/index-1a2b.js", None, {"Accept-Encoding": accepts})
    assert (status, headers["vary"]) == (200, "accept-encoding")
    assert (headers.get("content-encoding") == "gzip") is compressed
    assert (gzip.decompress(content) if compressed else content) == SCRIPT
    font = visitor.ask("GET", "/assets/ink-3c4d.woff2", None, {"Accept-Encoding": accepts})
    assert "content-encoding" not in font[1] and font[2] == FILES["assets/ink-3c4d.woff2"]


@pytest.mark.parametrize(
    ("accepts", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip, br;q=0.0, zstd", "gzip"),
        ("gzip", "gzip"),
        ("brr, zstd", None),
        ("", None),
    ],
)
def test_what_was_packed_with_the_page_goes_to_those_who_take_it_so(
    visitor: Client, accepts: str, coding: str | None
) -> None:
    status, headers, content = visitor.ask("GET", "/assets/board-5e6f.js", None, {"Accept-Encoding": accepts})
    assert (status, headers["vary"], headers.get("content-encoding")) == (200, "accept-encoding", coding)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert content == PACKED if coding == "br" else (gzip.decompress(content) if coding else content) == SCRIPT
    plain = visitor.ask("GET", "/assets/board-5e6f.js")[1]
    assert plain["etag"] == headers["etag"]  # one file, however it is packed
    assert visitor.ask("GET", "/assets/board-5e6f.js.br")[0] == 404


def test_only_what_is_in_the_folder_is_sent(visitor: Client, folder: Path) -> None:
    for address in (
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/assets/..\\..\\secret.txt",
        f"/{folder.parent}/secret.txt",
        "/.built-from",
        "/assets",
        "/assets/",
        "/assets/index-0000.js",
        "/index-1a2b.js",
    ):
        status, _, content = visitor.ask("GET", address)
        assert status == 404 and b"secret" not in content and b"key" in content, address
    assert visitor.ask("POST", "/service-worker.js", {})[0] == 404


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = ["/nope", "/no/such/page", "/t", "/index.html", "/t/ABCDE/xyz", "/assets/index-0000.js"]


@pytest.mark.parametrize("address", NOWHERE)
def test_who_comes_by_an_unknown_address_gets_the_page_and_a_program_a_key(visitor: Client, address: str) -> None:
    status, headers, content = visitor.ask("GET", address, None, BROWSER)
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert content == FILES["index.html"]
    again = visitor.ask("GET", address, None, {**BROWSER, "If-None-Match": headers["etag"]})
    assert (again[0], again[2]) == (404, content)  # what is kept of the page does not make the address known
    for accepts in ("*/*", "application/json", ""):
        status, _, content = visitor.ask("GET", address, None, {"Accept": accepts})
        assert status == 404 and b"error-address" in content
    assert b"error-address" in visitor.ask("GET", "/api/nope", None, BROWSER)[2]
    assert visitor.ask("POST", "/", {}, BROWSER)[0] == 405


def test_a_house_without_a_page_says_who_it_is(open_house: Opens, tmp_path: Path) -> None:
    visitor = Client(open_house(f"page={tmp_path}/nothing").address)
    pages = {
        lang: visitor.ask("GET", "/", None, {"Accept-Language": lang})[2].decode() for lang in ("fr-FR", "es", "de")
    }
    assert 'lang="fr"' in pages["fr-FR"] and 'lang="es"' in pages["es"] and 'lang="en"' in pages["de"]
    assert visitor.ask("GET", "/t/ABCDE")[2].decode() == visitor.ask("GET", "/rules/spooks")[2].decode()
    status, _, content = visitor.ask("GET", "/nope", None, {**BROWSER, "Accept-Language": "fr"})
    assert status == 404 and "Il n’y a rien à cette adresse" in content.decode() and b"<a href=/>" in content


def test_many_phones_behind_one_router_can_load_the_page_at_once(visitor: Client) -> None:
    """The last test: it uses up what the house allows to one address."""
    while visitor.ask("GET", "/health")[0] == 200:
        pass
    assert visitor.ask("GET", "/health")[0] == 429
    assert {visitor.ask("GET", "/assets/index-1a2b.js")[0] for _ in range(60)} == {200}
    assert visitor.ask("GET", "/assets/index-0000.js")[0] == 429
    assert visitor.ask("GET", "/assets/index-1a2b.js", None, {"Host": "evil.example"})[0] == 403


def test_only_parts_of_the_page_carry_the_short_seal(visitor: Client) -> None:
    for name in FILES.keys() - {"assets/board-5e6f.js.br"}:
        headers = visitor.ask("GET", f"/{name}")[1]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert ("content-security-policy" in headers) == (not name.startswith("assets/")), name
    assert "content-security-policy" in visitor.ask("GET", "/assets/not-there.js")[1]
