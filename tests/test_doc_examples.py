"""Every block that a page shows and nobody types is held against what it shows, or named with a reason."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from manoir.core.contract import check, check_game, own_testing, sample
from manoir.core.record import FORMAT
from tests.doc_pages import Block, blocks
from tests.samples.prank.game import GAME
from tests.server.running import Running

ROOT = Path(__file__).resolve().parent.parent
SHOWN = {block.name: block for block in blocks() if not block.commands}
ROOT_ONLY = "changes the system, as root; followed by hand in a bare Debian"
NO_ENGINE = "needs a container engine; its file is checked by tests/server/test_deploy.py and ./manoir release"
ONE_SERVER = "tests/server/test_postgres.py has one"
NO_PAGE = "is held by the page's own types (svelte-check)"
# By name: the test that holds it, or why none can.
HELD = {
    "README.md: uvx --from . manoir play": "tests/test_release.py",
    "README.md: >>> from manoir.core.rng import Rng": "tests/test_docs.py",
    "docs/architecture.md: page                      house (one event loop)": "tests/test_architecture.py",
    'docs/games.md: [project.entry-points."manoir.games"]': "tests/test_doc_examples.py",
    "docs/games.md: from manoir.core.contract import check, check_game, own_test": "tests/test_doc_examples.py",
    "docs/host.md: [Unit]": "tests/test_doc_examples.py",
    "docs/host.md: play.example.org {": "needs Caddy and a name on the internet",
    "docs/host.md: server {": "tests/test_doc_examples.py holds it against deploy/nginx.conf",
    "docs/host.md: useradd --system --create-home --home-dir /var/lib/manoir ma": ROOT_ONLY,
    'docs/host.md: sqlite3 /var/lib/manoir/house.db ".backup /backup/house-$(da': ROOT_ONLY,
    "docs/host.md: systemctl stop manoir": ROOT_ONLY,
    "docs/host.md: pg_dump --format=custom --file=/backup/house.dump postgresql": ROOT_ONLY,
    "docs/host.md: sudo -u manoir /opt/manoir/manoir restore --database sqlite:": "tests/server/test_storage.py",
    "docs/host.md: docker build --tag manoir --file deploy/Dockerfile .": NO_ENGINE,
    'docs/machines.md: --database "postgresql://manoir@db1:5432,db2:5432/manoir?tar': ONE_SERVER,
    "docs/machines.md: systemctl enable --now manoir@3 manoir@4 manoir@5 manoir@6": ROOT_ONLY,
    "docs/machines.md: docker compose up --build --detach": NO_ENGINE,
    "docs/machines.md: for i in 3 4 5 6; do": ROOT_ONLY,
    "docs/moves.md: lore.move(moves[0])                                      //": NO_PAGE,
    "docs/moves.md: const all = await sentences()                            //": NO_PAGE,
    'docs/protocol.md: key  = HMAC-SHA-256(secret, "salt A|salt B|…")     "-" for w': "tests/test_verify.py",
    "docs/protocol.md: import json, random, sys": "tests/server/test_protocol_page.py",
    "docs/record-format.md: manoir 1": "tests/test_doc_examples.py",
}


def samples() -> list[Block]:
    """What is said over a socket."""
    return [block for name, block in SHOWN.items() if block.kind == "json"]


def test_every_block_is_held_or_named_with_a_reason() -> None:
    listed = {*HELD, *(block.name for block in samples())}
    assert set(SHOWN) - listed == set(), "held by no test"
    assert listed - set(SHOWN) == set(), "in no page any more"
    for name, reason in HELD.items():
        assert all((ROOT / file).is_file() for file in re.findall(r"tests/[\w/]+\.py", reason)), name


def messages(text: str) -> list[dict[str, Any]]:
    """One to a line, or one over several."""
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.strip().splitlines()]


@pytest.mark.parametrize("block", samples(), ids=lambda block: block.name[-30:])
def test_messages_are_such_as_the_house_speaks(block: Block) -> None:
    schema = json.loads((ROOT / "docs/schemas/socket.json").read_text())
    for message in messages(block.text):
        if "type" not in message:  # what a request is answered with
            assert {"forms", "words", "phrases"} == set(message)
            continue
        kinds = [*schema["fromClient"], *schema["toClient"]]
        fitting = [one for one in kinds if one.lower().startswith(message["type"])]
        assert fitting, message
        errors = {}
        for kind in fitting:
            rule = {"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]}
            errors[kind] = [error.message for error in jsonschema_rs.validator_for(rule).iter_errors(message)]
        missing = [one for one in min(errors.values(), key=len) if "required property" not in one]
        assert missing == [], message  # samples may leave out what does not matter to them


def test_a_package_says_its_game_as_shown() -> None:
    shown = tomllib.loads(SHOWN['docs/games.md: [project.entry-points."manoir.games"]'].text)
    assert shown["project"]["entry-points"]["manoir.games"] == {GAME.name: f"{GAME.name}.game:GAME"}


def test_the_contract_is_checked_as_shown() -> None:
    [block] = [one for name, one in SHOWN.items() if name.startswith("docs/games.md: from manoir.core.contract")]
    names = {"check": check, "check_game": check_game, "own_testing": own_testing, "sample": sample}
    imported = block.text.splitlines()[0].split("import ")[1].split(", ")
    assert sorted(imported) == sorted(names)
    lines = block.text.splitlines()[1:]
    exec("\n".join(lines), {**names, "GAME": GAME})


def test_the_service_of_the_page_opens_a_house(tmp_path: Path) -> None:
    unit = SHOWN["docs/host.md: [Unit]"].text
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    program, word, *flags = shlex.split(lines["ExecStart"])
    assert (program, word) == ("/opt/manoir/manoir", "serve")
    assert lines["UMask"] == "0077"
    settings = [value for flag, value in zip(flags[::2], flags[1::2], strict=True) if flag == "--set"]
    assert settings
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", *settings) as house:
        assert house.healthy()


def test_the_proxy_of_the_page_says_what_that_of_deploy_does() -> None:
    shown = SHOWN["docs/host.md: server {"].text
    ours = (ROOT / "deploy/nginx.conf").read_text()
    for header in ("X-Forwarded-For $remote_addr;", "Upgrade $http_upgrade;", 'Connection "upgrade";'):
        assert f"proxy_set_header {header}" in shown and f"proxy_set_header {header}" in ours
    assert shown.count("{") == shown.count("}")
    assert "location = /metrics { deny all; }" in shown and "location = /metrics { deny all; }" in ours


def test_the_record_of_the_page_begins_as_records_do() -> None:
    shown = SHOWN["docs/record-format.md: manoir 1"].text.splitlines()
    real = (ROOT / "tests/records/toctoctoc/french-four-players.game").read_text(encoding="utf-8").splitlines()
    assert shown[0] == real[0] == FORMAT
    keys = [line.split(":")[0] for line in shown[1:4]]
    assert keys == [line.split(":")[0] for line in real[1:4]]
    options = [pair.split("=")[0] for pair in shown[2].split(": ")[1].split()]
    assert options == [pair.split("=")[0] for pair in real[2].split(": ")[1].split()]
    assert re.fullmatch(r"result: [\d ]+", shown[-1])


def test_whoever_follows_the_page_shows_nobody_the_hands() -> None:
    [block] = [one for name, one in SHOWN.items() if name.startswith("docs/host.md: useradd")]
    made = re.findall(r"(?:--home-dir|--mode=700) (/\S+)", block.text)
    private = re.findall(r"(?:chmod 700|--mode=700) (/\S+)", block.text)
    assert set(made) == set(private) == {"/var/lib/manoir", "/backup"}
