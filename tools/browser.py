"""Which browser the tests and the pictures use, and how it is started. Standard library only.

MANOIR_CHROMIUM names one; otherwise it is the Chromium or Chrome of this machine, and if there is none, or if
MANOIR_BUNDLED_CHROMIUM is set, the one that an npm package carries, unpacked by ./manoir (Linux on x86-64 only).
"""

import os
import platform
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ON_A_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
QUIET = (  # nothing but our page is to be asked for
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
    "--disable-gpu",
)


def unpacked(root: Path) -> Path:
    return root / ".venv/chromium/chromium"


def installed() -> Path | None:
    """One that is on this machine without us."""
    if os.environ.get("MANOIR_CHROMIUM"):
        return Path(os.environ["MANOIR_CHROMIUM"])
    if os.environ.get("MANOIR_BUNDLED_CHROMIUM"):
        return None
    found = [Path(path) for path in map(shutil.which, NAMES) if path] + [ON_A_MAC]
    return next((path for path in found if path.exists()), None)


def can_be_unpacked() -> bool:
    return sys.platform == "linux" and platform.machine() == "x86_64"


def chromium(root: Path) -> Path | None:
    return installed() or (unpacked(root) if unpacked(root).is_file() else None)


def arguments(program: Path) -> list[str]:
    arguments = list(QUIET)
    if sys.platform == "linux" and os.geteuid() == 0:
        arguments.append("--no-sandbox")  # Chromium does not start as root with one
    if brings_its_own(program):
        arguments += ["--headless=shell", "--no-zygote"]
    return arguments


def environment(program: Path) -> dict[str, str]:
    if not brings_its_own(program):
        return dict(os.environ)
    home = program.parent
    return {**os.environ, "LD_LIBRARY_PATH": str(home / "lib"), "FONTCONFIG_FILE": str(home / "fonts.conf")}


def brings_its_own(program: Path) -> bool:
    """Libraries and fonts lie beside it: it is the one that was unpacked."""
    return (program.parent / "fonts.conf").is_file() and (program.parent / "lib").is_dir()
