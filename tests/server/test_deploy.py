"""The files of deploy/ are true: what they start starts, and what they refer to is there."""

import json
import os
import random
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from manoir.server.limits import FILES
from manoir.server.settings import Settings
from tests.server.client import Client, play_on
from tests.server.conftest import Opens
from tests.server.laid_out import found, lay, waits_for
from tests.server.running import PATIENCE, Running, eventually

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOUSES = ["house1", "house2", "house3", "house4"]


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def unit() -> dict[str, str]:
    lines = (DEPLOY / "manoir@.service").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def test_compose_names_files_that_are_there_and_services_that_it_has() -> None:
    services = composed()["services"]
    assert set(HOUSES) < set(services)
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in composed()["volumes"]


def test_the_proxy_of_compose_knows_every_house() -> None:
    listed = re.findall(r"^server (\w+):8013 ", (DEPLOY / "compose-upstream.conf").read_text(), re.M)
    assert listed == HOUSES


def image() -> list[tuple[str, str]]:
    """The lines of the container's file: an instruction and its words."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    return [(one.split(" ", 1)[0], one.split(" ", 1)[1]) for one in text.splitlines() if one and one[0] != "#"]


def test_what_the_image_is_made_of_is_there() -> None:
    for word, rest in image():
        if word == "COPY" and "--from" not in rest:
            assert (ROOT / rest.split()[0]).exists(), rest
    lines = (DEPLOY / "Dockerfile").read_text()
    for word in re.findall(r"MANOIR_\w+", lines):
        assert word in (ROOT / "hatch_build.py").read_text()
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    kept = [
        path.lstrip("/").rstrip("/") for path in (ROOT / ".gitignore").read_text().split() if path.startswith("/.v")
    ]
    assert set(kept) <= set(ignored), "what is made here would be sent to who builds the image"


def test_the_image_has_a_python_that_the_project_knows_in_both_its_parts() -> None:
    bases = [rest.split()[0] for word, rest in image() if word == "FROM"]
    assert len(bases) == 2 and len(set(bases)) == 1
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    assert f"Programming Language :: Python :: {re.findall(r'python:([0-9.]+)-slim', bases[0])[0]}" in classifiers


def test_the_image_opens_a_house_by_itself_as_nobody_special(tmp_path: Path) -> None:
    words = dict(image())  # the last of each
    assert json.loads(words["ENTRYPOINT"]) == ["python", "-m", "manoir"]
    said = json.loads(words["CMD"])
    assert words["USER"].isdigit() and words["USER"] != "0"
    assert f"sqlite:///{words['VOLUME']}/house.db" in said[-1]
    assert f"--port={words['EXPOSE']}" in said
    here = [word.replace(f"{words['VOLUME']}/", f"{tmp_path}/") for word in said if not word.startswith("--port")]
    house = subprocess.Popen(
        [sys.executable, "-m", "manoir", *here, "--port=0", "--lang=en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        text=True,
    )
    assert house.stdout is not None
    try:
        assert "http://" in house.stdout.readline()
    finally:
        house.terminate()  # as the engine does
        house.stdout.close()
        assert house.wait(PATIENCE) == 0


@pytest.mark.parametrize("where", ["compose", "unit"])
def test_the_house_opens_with_the_words_of(where: str, tmp_path: Path) -> None:
    if where == "compose":
        words = composed()["services"]["house1"]["command"]
        assert words[0] == "serve"
        flags = [part for word in words[1:] for part in word.split("=", 1)]
    else:
        flags = shlex.split(unit()["ExecStart"].replace("801%i", "8013"))[2:]
    pairs = dict(zip(flags[::2], flags[1::2], strict=True))
    assert (pairs["--port"], pairs["--database"][:4]) in (("8013", "post"), ("8013", "${DA"))
    settings = [value for name, value in zip(flags[::2], flags[1::2], strict=True) if name == "--set"]
    with Running(f"sqlite:///{tmp_path}/house.db", tmp_path / "log", *settings) as house:
        assert house.healthy()
    others = set(pairs) - {"--set", "--port", "--database", "--host", "--hostname"}
    assert not others


def test_the_proxy_grants_an_address_a_little_more_than_the_house_and_no_more() -> None:
    """What the house refuses costs everybody something; what never reaches it does not."""
    site, house = (DEPLOY / "nginx.conf").read_text(), Settings()
    rates = {name: int(rate) for name, rate in re.findall(r"zone=manoir_(\w+):10m rate=(\d+)r/s", site)}
    bursts = {name: int(most) for name, most in re.findall(r"limit_req zone=manoir_(\w+) burst=(\d+) nodelay", site)}
    for name, times in (("asked", 1), ("files", FILES)):
        assert times * house.address_rate <= rates[name] <= 2 * times * house.address_rate
        assert times * house.address_burst <= bursts[name] <= 2 * times * house.address_burst
    (connections,) = re.findall(r"limit_conn manoir_open (\d+);", site)
    assert house.address_connections <= int(connections) <= 2 * house.address_connections
    assert f"client_header_timeout {house.request_patience:.0f}s;" in site
    assert f"client_body_timeout {house.request_patience:.0f}s;" in site


def test_the_proxy_believes_who_speaks_tls_in_front_and_nobody_else() -> None:
    """Else everybody would have the address of who does, and one of them could ask for all that one address may."""
    site = (DEPLOY / "nginx.conf").read_text()
    (network,) = composed()["networks"]["default"]["ipam"]["config"]
    gateway = next(ip_network(network["subnet"]).hosts())
    assert set(re.findall(r"set_real_ip_from (\S+);", site)) == {"127.0.0.1", str(gateway)}
    assert "real_ip_header X-Forwarded-For;" in site and "real_ip_recursive" not in site
    (port,) = composed()["services"]["proxy"]["ports"]
    assert port.startswith("127.0.0.1:"), "people who reach it themselves could say anything"


needs_nginx = pytest.mark.skipif(sys.platform == "win32" or not shutil.which("nginx"), reason="no nginx here")


@contextmanager
def nginx(house: Running, folder: Path) -> Iterator[int]:
    """As it is in deploy/, on a port of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    (folder / "manoir-upstream.conf").write_text(f"server 127.0.0.1:{house.port} max_fails=1 fail_timeout=2s;")
    site = (DEPLOY / "nginx.conf").read_text().replace("listen 8080;", f"listen 127.0.0.1:{port};")
    folders = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/error; events {{}}\n"
        f"http {{ access_log off; {folders}\n{site}\n}}"
    )
    words = ["nginx", "-p", str(folder), "-e", str(folder / "error"), "-c", "nginx.conf"]
    subprocess.run([*words, "-t"], check=True, capture_output=True, timeout=PATIENCE)
    process = subprocess.Popen(words)
    try:
        eventually(lambda: listens(port))
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


@needs_nginx
def test_nginx_takes_its_file_and_leads_to_a_house(house: Running, tmp_path: Path) -> None:
    for list_ in ("upstream.conf", "compose-upstream.conf"):
        assert all(line.endswith("max_fails=1 fail_timeout=2s;") for line in servers(DEPLOY / list_))
    with nginx(house, tmp_path) as port:
        client = Client(f"http://127.0.0.1:{port}")
        laid = lay(house, "toctoctoc", 3, found("toctoctoc", 3, waits_for()), "A", "random")
        client.cookies[laid.table] = {"manoir-A": laid.tokens["A"]}
        seat = client.watch(laid.table, "A")
        seat.until(lambda frame: frame["type"] == "game")
        assert play_on([seat], random.Random(1), 2) == 2
        assert client.ask("GET", "/metrics")[0] == 403
        for size in (20_000, 1_000_000) * 5:  # nobody can have nginx take the house for dead
            assert client.ask("POST", "/api/tables", {"name": "x" * size})[0] == 413
            assert client.ask("GET", "/api/games")[0] == 200
        seat.close()


@needs_nginx
def test_behind_tls_in_front_and_nginx_people_have_addresses_of_their_own(open_house: Opens, tmp_path: Path) -> None:
    """The house grants each five requests here; with IPv6 each network."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    with nginx(open_house("proxy=127.0.0.1", "address_rate=0.001", "address_burst=5"), folder) as port:
        client = Client(f"http://127.0.0.1:{port}")

        def asked(address: str, times: int) -> list[int]:
            from_there = {"X-Forwarded-For": address, "Connection": "close"}
            return [client.ask("GET", "/api/games", headers=from_there)[0] for _ in range(times)]

        assert asked("192.0.2.1", 6) == [200] * 5 + [429]
        assert asked("192.0.2.2", 5) == [200] * 5
        assert asked("198.51.100.7, 192.0.2.1", 1) == [429]  # what somebody says of themselves comes first
        assert asked("2001:db8::1", 5) == [200] * 5
        assert asked("2001:db8::2", 1) == [429]
        assert asked("2001:db8:0:1::1", 5) == [200] * 5


@needs_nginx
def test_nginx_keeps_from_the_house_what_it_would_refuse(house: Running, tmp_path: Path) -> None:
    """The house of the tests refuses nobody."""
    with nginx(house, tmp_path) as port:
        client = Client(f"http://127.0.0.1:{port}")

        def asked(address: str) -> int:
            return client.ask("GET", "/api/games", headers={"X-Forwarded-For": address, "Connection": "close"})[0]

        eventually(lambda: asked("2001:db8::1") == 429 or asked("2001:db8::2") == 429)
        assert asked("2001:db8:0:1::1") == 200


def servers(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line and not line.startswith("#")]


def listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0
