"""How a package on this machine joins the house: a link to its folder, which the house looks up when it starts.

It is what an editable install leaves behind, made without a network, an installer or a build: a line of a path file,
and metadata that names the games. pip lists and removes such a package as it does its own.
"""

import json
import re
import sysconfig
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import Any

from manoir.core.errors import Refused
from manoir.core.story import Phrase
from manoir.files import read_text, refusing
from manoir.games import HOUSE
from manoir.games.packages import GROUP

OURS = "manoir"  # who has installed it, in the metadata
NEEDED = re.compile(r"^\s*([A-Za-z0-9][\w.-]*)[^;]*$")  # a dependency that holds everywhere


class Package:
    """A folder with a pyproject.toml that brings games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        project = _project(folder)
        self.name = str(project.get("name", self.folder.name))
        self.version = str(project.get("version", "0"))
        self.points: dict[str, str] = project.get("entry-points", {}).get(GROUP, {})
        if not self.points:
            raise Refused(Phrase("error-brings-none", {"path": str(folder)}))
        self.needs = [found.group(1) for found in map(NEEDED.match, project.get("dependencies", [])) if found]
        self.sources = self._sources(folder)

    def _sources(self, folder: Path) -> Path:
        """Where its module lies: in src, or beside the pyproject.toml."""
        module = next(iter(self.points.values())).partition(":")[0].partition(".")[0]
        for place in (self.folder / "src", self.folder):
            if (place / module).is_dir() or (place / f"{module}.py").is_file():
                return place
        raise Refused(Phrase("error-no-module", {"path": str(folder), "module": module}))

    @property
    def key(self) -> str:
        """Its name as it stands in files."""
        return re.sub(r"[-_.]+", "_", self.name).lower()


def _project(folder: Path) -> dict[str, Any]:
    file = folder / "pyproject.toml"
    try:
        found: dict[str, Any] = tomllib.loads(read_text(file)).get("project", {})
    except tomllib.TOMLDecodeError as error:
        problem = Phrase("file-other", {"reason": str(error)})
        raise Refused(Phrase("error-file", {"path": str(file), "problem": problem})) from None
    return found


def add(folder: Path) -> Package:
    """Link a folder into the Python that the house runs on. One that was linked before is linked anew."""
    package = Package(folder)
    for game in package.points:
        bringer = bringer_of(game)
        if game in HOUSE or (bringer is not None and not _same(bringer, package)):
            raise Refused(Phrase("error-name-of-game", {"name": game}))
    missing = [name for name in package.needs if not _installed(name)]
    if missing:
        raise Refused(Phrase("error-needs", {"package": package.name, "missing": ", ".join(missing)}))
    old = _distribution(package.name)
    if old is not None:
        take_out(old)
    site = Path(sysconfig.get_path("purelib"))
    with refusing(site):
        _link(package, site)
    return package


def remove(game: str) -> str:
    """Unlink the package that brings a game; its name. The folder itself stays as it is."""
    bringer = bringer_of(game)
    if bringer is None:
        raise Refused(Phrase("error-not-added", {"game": game}))
    name = bringer.name  # read from its files
    take_out(bringer)
    return name


def bringer_of(game: str) -> Distribution | None:
    """The installed package that brings a game; the house itself is none."""
    for one in distributions():
        if one.name != OURS and any(point.group == GROUP and point.name == game for point in one.entry_points):
            return one
    return None


def take_out(package: Distribution) -> None:
    """Remove the link of a package, if it is one of ours."""
    installer = (package.read_text("INSTALLER") or "").strip()
    if installer != OURS:
        raise Refused(Phrase("error-installed", {"package": package.name, "installer": installer or "–"}))
    files = [Path(str(file.locate())) for file in package.files or []]
    with refusing(files[0].parent):
        for file in files:
            file.unlink(missing_ok=True)
        files[-1].parent.rmdir()


def _link(package: Package, site: Path) -> None:
    info = f"{package.key}-{package.version}.dist-info"
    points = "".join(f"{name} = {place}\n" for name, place in package.points.items())
    where = {"url": package.folder.as_uri(), "dir_info": {"editable": True}}
    texts = {
        f"{package.key}.pth": f"{package.sources}\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {package.version}\n",
        f"{info}/entry_points.txt": f"[{GROUP}]\n{points}",
        f"{info}/direct_url.json": json.dumps(where),
        f"{info}/INSTALLER": f"{OURS}\n",
    }
    record = f"{info}/RECORD"
    texts[record] = "".join(f"{path},,\n" for path in [*texts, record])
    (site / info).mkdir()
    for path, text in texts.items():
        (site / path).write_text(text, encoding="utf-8")


def _installed(name: str) -> bool:
    return _distribution(name) is not None


def _distribution(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def _same(one: Distribution, package: Package) -> bool:
    return re.sub(r"[-_.]+", "_", one.name).lower() == package.key
