"""A house of its own on this machine: a Python with all that ours has but games of others, which may be brought."""

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
        paths = {"base": str(place), "platbase": str(place)}
        self.site = Path(sysconfig.get_path("purelib", "venv", paths))
        self.python = Path(sysconfig.get_path("scripts", "venv", paths)) / "python"
        for path in Path(sysconfig.get_path("purelib")).iterdir():
            if path.suffix != ".pth" and not brings_games(path) and not path.name.startswith("manoir"):
                (self.site / path.name).symlink_to(path)
        if wheel is None:
            info = self.site / "manoir-0.dist-info"
            info.mkdir()
            (info / "METADATA").write_text("Metadata-Version: 2.1\nName: manoir\nVersion: 0\n")
            (self.site / "manoir.pth").write_text(f"{ROOT / 'src'}\n")
        else:
            with ZipFile(wheel) as archive:
                archive.extractall(self.site)

    def run(self, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A Python program in this house."""
        command = [str(self.python), "-P", *words]
        return subprocess.run(command, cwd=cwd, env=self.environment, input=typed, capture_output=True, text=True)

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "200"}

    def manoir(self, *words: str, cwd: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "manoir", *words, cwd=cwd, typed=typed)


def brings_games(path: Path) -> bool:
    """Whether that is the metadata of a game that somebody has brought into the Python which runs the tests."""
    points = path / "entry_points.txt"
    return points.is_file() and "[manoir.games]" in points.read_text()


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
