"""A house of its own on this machine: a Python that has all that ours has, and into which games may be brought."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]


class House:
    """With sources: those of the checkout. With a wheel: what stands in it, as who has installed it has it."""

    def __init__(self, place: Path, wheel: Path | None = None) -> None:
        self.place = place
        venv.create(place, symlinks=os.name != "nt", with_pip=False)
        paths = {name: str(place) for name in ("base", "platbase", "installed_base", "installed_platbase")}
        scheme = "venv" if "venv" in sysconfig.get_scheme_names() else None
        self.site = Path(sysconfig.get_path("purelib", *([scheme] if scheme else []), vars=paths))
        self.python = Path(sysconfig.get_path("scripts", *([scheme] if scheme else []), vars=paths)) / "python"
        others = [sysconfig.get_path("purelib")]
        if wheel is None:
            others.insert(0, str(ROOT / "src"))
        else:
            with ZipFile(wheel) as archive:
                archive.extractall(self.site)
        (self.site / "house.pth").write_text("\n".join(others) + "\n")

    def run(self, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A Python program in this house."""
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"}
        return subprocess.run(
            [str(self.python), "-P", *words], cwd=cwd, env=environment, input=typed, capture_output=True, text=True
        )

    def manoir(self, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "manoir", *words, cwd=cwd, typed=typed)


def wheel(folder: Path, out: Path) -> Path:
    """A package built as for an index; of the house, neither its page nor its compiled engine."""
    environment = {**os.environ, "MANOIR_PURE": "1", "MANOIR_PAGE": "none"}
    environment.pop("MANOIR_COMPILED", None)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    well(subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True))
    (made,) = out.glob("*.whl")
    return made


def well(done: subprocess.CompletedProcess[str]) -> str:
    """What a command said that went well."""
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
