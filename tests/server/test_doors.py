"""The doors once more: what is refused is refused by the right words, and https is held to where the house has it."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import PATIENCE, Client
from tests.server.running import Running

TABLE = {"game": "toctoctoc", "name": "Ada"}


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house that is reached by https only."""
    folder = tmp_path_factory.mktemp("secure")
    with Running(f"sqlite:///{folder}/house.db", folder / "log", "secure=on") as running:
        yield running


@pytest.fixture
def visitor(secure: Running) -> Client:
    client = Client(secure.address)
    client.origin = secure.address.replace("http:", "https:")
    return client


def test_a_body_in_chunks_is_too_long_when_it_is(client: Client) -> None:
    connection = HTTPConnection(urlsplit(client.address).netloc, timeout=PATIENCE)
    chunks = [json.dumps({**TABLE, "name": "x" * 1000}).encode()] * 20
    headers = {"Origin": client.origin, "Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    connection.request("POST", "/api/tables", iter(chunks), headers, encode_chunked=True)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["key"]) == (413, "error-size")
    connection.close()


@pytest.mark.parametrize(("piece", "status"), [(100, 201), (1, 400)])
def test_a_body_does_not_come_byte_by_byte(client: Client, piece: int, status: int) -> None:
    """A megabyte of such chunks is the work of many, and nobody has paid for it yet."""
    body = json.dumps({"game": "toctoctoc", "name": "Ada"}).encode().ljust(3000)
    connection = HTTPConnection(urlsplit(client.address).netloc, timeout=PATIENCE)
    pieces = [body[at : at + piece] for at in range(0, len(body), piece)]
    sent = b"".join(b"%x\r\n%b\r\n" % (len(one), one) for one in [*pieces, b""])
    headers = {"Origin": client.origin, "Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    connection.request("POST", "/api/tables", sent, headers)
    assert connection.getresponse().status == status
    connection.close()


@pytest.mark.parametrize("path", ["/api/codes/%00", "/api/tables/a%00b", "/t/%00"])
def test_nothing_has_a_name_with_a_zero_in_it(client: Client, path: str) -> None:
    assert client.ask("GET", path)[0] == 404


@pytest.mark.parametrize("port", ['99"><script>', "abc", "123456", "8013 ", ":80"])
def test_a_port_is_a_number(client: Client, port: str) -> None:
    status, _, content = client.ask("GET", "/api/games", None, {"Host": f"127.0.0.1:{port}"})
    assert status in (400, 403)
    assert status == 400 or json.loads(content)["key"] == "error-host"


@pytest.mark.parametrize("host", ["[::1%eth0]", "::1%" + "a" * 2800, "[[::1]]", "[" * 2800 + "::1]", "[::1"])
def test_an_address_has_no_words_of_the_askers_own_in_it(client: Client, host: str) -> None:
    """They would be drawn as a QR code of any size, again and again."""
    status, _, content = client.ask("GET", "/api/games", None, {"Host": host})
    assert (status, json.loads(content)["key"]) == (403, "error-host")


@pytest.mark.parametrize("twice", [("Host", "evil.example"), ("Origin", "http://evil.example"), ("X-Many", "")])
def test_what_decides_about_a_request_is_said_once(client: Client, twice: tuple[str, str]) -> None:
    """Else a proxy may read the first, and the house the last."""
    netloc = urlsplit(client.address).netloc
    connection = HTTPConnection(netloc, timeout=PATIENCE)
    connection.putrequest("POST", "/api/tables", skip_host=True)
    more = [twice] if twice[1] else [(f"X-{number}", "y") for number in range(120)]
    for name, value in [*more, ("Host", netloc), ("Origin", client.origin), ("Content-Type", "application/json")]:
        connection.putheader(name, value)
    body = json.dumps(TABLE).encode()
    connection.putheader("Content-Length", str(len(body)))
    connection.endheaders(body)
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["key"]) == (400, "error-headers")
    connection.close()


def test_no_page_is_shown_in_a_frame(client: Client) -> None:
    _, headers, _ = client.ask("GET", "/")
    assert headers["x-frame-options"] == "DENY"
    assert "strict-transport-security" not in headers  # the house may be reached without https


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing"])
def test_browsers_are_told_to_stay_with_https(visitor: Client, path: str) -> None:
    assert "max-age" in visitor.ask("GET", path)[1]["strict-transport-security"]


def test_a_page_without_https_changes_nothing_at_a_secure_house(secure: Running, visitor: Client) -> None:
    table = visitor.new("toctoctoc")
    other = Client(secure.address)
    other.cookies = visitor.cookies
    assert other.ask("POST", "/api/tables", TABLE)[0] == 403
    with pytest.raises(InvalidStatus, match="403"):
        other.watch(table, "A")


def test_the_cookies_of_a_secure_house_are_for_https_only(visitor: Client) -> None:
    table = visitor.new("toctoctoc")
    (cookie,) = visitor.set_cookies
    assert cookie.startswith("__Secure-manoir-A=") and "Secure" in cookie.split("; ")
    assert visitor("GET", f"/api/tables/{table}/mine") == {"seats": ["A"]}
    visitor.watch(table, "A").until(lambda frame: frame["type"] == "table")
