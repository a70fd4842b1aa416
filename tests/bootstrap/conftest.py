"""The project that these tests share, set up once."""

import shutil
from collections.abc import Iterator

import pytest

from tests.bootstrap.project import Project


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """Tried without a network, then with one."""
    project = Project(tmp_path_factory.mktemp("bootstrap")).supplied()
    nowhere = "http://127.0.0.1:9/simple"  # nothing listens there
    without = project.run("play", PIP_NO_INDEX="", PIP_FIND_LINKS="", PIP_INDEX_URL=nowhere, UV_CONFIG_FILE="")
    project.tries = without, project.run("play")
    return project


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A fresh clone, in which nothing is ever set up."""
    return Project(tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def stranded(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A fresh clone for which no package can be found."""
    return Project(tmp_path_factory.mktemp("stranded"))


@pytest.fixture
def ready(house: Project) -> Iterator[Project]:
    """The same project, set up."""
    assert house.run("play").returncode == 0
    yield house
    house.lock("run", house.bell)


@pytest.fixture
def paged(ready: Project) -> Iterator[Project]:
    """The same project with a page, not built yet."""
    (ready.root / "web/src/art").mkdir(parents=True)
    (ready.root / "web/package-lock.json").write_text("{}")
    (ready.root / "web/src/page.txt").write_text("boo")
    yield ready
    shutil.rmtree(ready.root / "web")
    shutil.rmtree(ready.root / "src/manoir/web", ignore_errors=True)
    for note in ("web", "npm", "npm-all", "page"):
        (ready.venv / f"manoir-{note}.json").unlink(missing_ok=True)
