"""What `manoir play` adds to a house: a browser that opens, the way in for phones, and a house that is open already."""

import io
import os
import socket
import sys
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.core.texts import Texts
from manoir.server import notes
from manoir.server.serve import SecondHouse, serve
from manoir.server.settings import Settings

LOOPBACK = Settings.host
SOMEWHERE = ("192.0.2.1", 9)  # reserved for examples: nothing is sent there, it only tells which way we would go
PATIENCE = 3.0  # seconds that another house may take to open


def play(settings: Settings, any_port: bool, path: str, browse: bool, texts: Texts) -> None:
    """Until Ctrl-C. `path` is where in the house the browser opens."""

    def ready(address: str) -> None:
        print(texts("play-open", address=address), flush=True)
        if settings.host != LOOPBACK:
            print(texts("play-lan", address=address))
            print(drawn(address), flush=True)
        if browse:
            open_browser(address + path)

    notes.quiet = True
    try:
        serve(settings, ready, any_port)
    except SecondHouse as second:
        visit(second, settings, path, browse, texts)
    except KeyboardInterrupt:
        print("\n" + texts("play-closed"), flush=True)


def visit(second: SecondHouse, settings: Settings, path: str, browse: bool, texts: Texts) -> None:
    """The house that is open already, if it can be found."""
    address = running(second.lock)
    if not address:
        raise second
    if settings.host != LOOPBACK and urlsplit(address).hostname == LOOPBACK:
        raise Refused(Phrase("error-house-alone", {"address": address}))
    print(texts("play-again", address=address), flush=True)
    if browse:
        open_browser(address + path).join()


def running(lock: Path) -> str:
    """The address that a house has written into its lock, if it answers there; otherwise nothing."""
    end = time.monotonic() + PATIENCE
    while True:
        address = lock.read_text().strip()
        if address and _answers(address):
            return address
        if time.monotonic() > end:
            return ""
        time.sleep(0.1)


def _answers(address: str) -> bool:
    connection = HTTPConnection(urlsplit(address).netloc, timeout=1)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status in (200, 503)
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def network_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            raise Refused(Phrase("error-no-network")) from None
        return str(probe.getsockname()[0])


def has_display() -> bool:
    """Is there somebody to show a browser to? Text browsers would take the terminal away."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_browser(address: str) -> threading.Thread:
    """Beside the house: some browsers keep their caller waiting."""
    thread = threading.Thread(target=webbrowser.open, args=[address], daemon=True)
    thread.start()
    return thread


def drawn(address: str) -> str:
    """A QR code in half blocks, light on dark whatever the terminal's colours are."""
    import segno

    code = io.StringIO()
    segno.make(address).terminal(code, border=2, compact=True)
    lines = code.getvalue().rstrip("\n").split("\n")
    if sys.stdout.isatty():
        lines = [f"\x1b[97;40m{line}\x1b[0m" for line in lines]
    return "\n".join(lines)
