"""What is published: that sdist and wheel carry all, install where there is no compiler and no Node, and play; and that
the workflows which make them are true. `./manoir release` does it with every Python of the machine, and downloads."""

import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

from manoir import __version__
from tools import page, release

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ADDRESS = "https://git.example/house/manoir"

pytestmark = pytest.mark.xdist_group("release")  # what is built is shared


def hatch(root: Path, target: str, out: Path, **extra: str) -> Path:
    """Without an isolated environment: a test downloads nothing."""
    release.run(
        sys.executable, "-m", "hatchling", "build", "-t", target, "-d", out, cwd=root, extra={**release.BARE, **extra}
    )
    [made] = out.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if page.stamp(ROOT) != page.key(ROOT):
        pytest.skip("the page has not been built: ./manoir test builds it")
    return hatch(ROOT, "sdist", tmp_path_factory.mktemp("sdist"), MANOIR_REPOSITORY=ADDRESS)


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the sdist alone, with no compiler and without the packages of Node beside it."""
    place = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # Python 3.11.2 of Debian 12 has none
        archive.extractall(place)
    return hatch(place / f"manoir-{__version__}", "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_sdist_has_the_page_and_its_wheel_has_all(sdist: Path, wheel: Path) -> None:
    assert release.missing_in(sdist) == []
    assert release.missing_in(wheel) == []
    assert wheel.name == f"manoir-{__version__}-py3-none-any.whl"


def test_what_lacks_something_is_not_released(wheel: Path, tmp_path: Path) -> None:
    poor = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(poor, "w") as archive:
        for name in whole.namelist():
            if name not in ("manoir/web/index.html", "manoir/games/spooks/RULES.md"):
                archive.writestr(name, whole.read(name))
    assert release.missing_in(poor) == ["manoir/web/index.html", "manoir/games/spooks/RULES.md"]


def test_the_wheel_plays_in_an_environment_of_its_own(wheel: Path, tmp_path: Path) -> None:
    """The packages that it needs are those of the tests, lent to it: nothing is downloaded."""
    place = tmp_path / "venv"
    release.run(sys.executable, "-m", "venv", "--without-pip", place)
    site = next(place.glob("lib/python*/site-packages"), place / "Lib/site-packages")
    lent = Path(next(iter(importlib.metadata.distribution("starlette").files or [])).locate()).parents[1]
    (site / "lent.pth").write_text(f"{lent}\n")
    uv = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    python = next(programs.glob("python*"))
    release.run(uv, "pip", "install", "--offline", "--no-deps", "--python", python, wheel)
    where = release.run(python, "-P", "-c", "import manoir; print(manoir.__file__)")
    assert Path(where.strip()).is_relative_to(place)
    assert release.tried(next(programs.glob("manoir*"))) == "pure Python"


def metadata(sdist: Path) -> Any:
    with tarfile.open(sdist) as archive:
        file = archive.extractfile(f"manoir-{__version__}/PKG-INFO")
        assert file is not None
        return message_from_string(file.read().decode())


def test_links_of_the_published_readme_lead_to_the_sources(sdist: Path, wheel: Path) -> None:
    told = metadata(sdist)
    text = told.get_payload()
    targets = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
    assert targets
    assert [target for target in targets if not re.match(r"https?://|#", target)] == []
    pictures = [target for target in targets if re.search(r"\.(webp|svg|png)$", target)]
    assert all(target.startswith(f"{ADDRESS}/raw/v{__version__}/docs/images/") for target in pictures)
    assert f"Source, {ADDRESS}" in told.get_all("Project-URL")
    kept = zipfile.ZipFile(wheel).read(f"manoir-{__version__}.dist-info/METADATA").decode()
    assert kept == f"{told.as_string()}" or message_from_string(kept).get_payload() == text


def test_an_index_would_take_the_metadata(sdist: Path) -> None:
    told = metadata(sdist)
    assert told["Version"] == __version__
    assert told["License-Expression"] == "MIT"
    assert told.get_all("License-File") == ["LICENSE", "NOTICE"]
    assert told["Description-Content-Type"] == "text/markdown"
    assert len(told["Summary"]) < 512
    named = {name.split(" :: ")[-1] for name in told.get_all("Classifier") if name.startswith("Programming Language")}
    assert {f"3.{minor}" for minor in range(release.OLDEST, 15)} <= named
    assert told["Requires-Python"] == f">=3.{release.OLDEST}"


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    first = next(heading for heading in headings if heading != "Unreleased")
    assert first.split(" ")[0] == __version__


def workflow(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / f".github/workflows/{name}.yml").read_text(encoding="utf-8"))
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in workflow(name)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize(
    ("kind", "file"),
    [*(("github-workflows", file) for file in WORKFLOWS), ("compose-spec", ROOT / "deploy/compose.yaml")],
    ids=lambda one: getattr(one, "name", one),
)
def test_files_for_others_keep_their_schema(kind: str, file: Path) -> None:
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{kind}", str(file)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_schema_would_be_missed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(WORKFLOWS[0].read_text().replace("runs-on:", "run-on:"))
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(wrong)]
    assert subprocess.run(words, capture_output=True).returncode == 1


def test_ci_does_what_everybody_does() -> None:
    assert ".ci/run" in [step.get("run") for step in steps("ci")]
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert "./manoir test" in (ROOT / ".ci/run").read_text()


def test_pythons_of_the_workflows_are_those_of_the_project() -> None:
    said = [name.split(" :: ")[-1] for name in PROJECT["project"]["classifiers"]]
    minors = [name for name in said if re.fullmatch(r"3\.\d+", name)]
    assert workflow("release")["jobs"]["tried"]["strategy"]["matrix"]["python"] == minors
    assert workflow("ci")["jobs"]["test"]["strategy"]["matrix"]["python"] == [minors[0], minors[-1]]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == " ".join(f"cp{minor.replace('.', '')}-*" for minor in minors)


def test_files_and_words_of_the_workflows_are_there() -> None:
    locked = (ROOT / "requirements-release.lock").read_text()
    for step in steps("release"):
        command = step.get("run", "")
        for lock in re.findall(r"requirements-[\w-]+\.lock", command):
            assert (ROOT / lock).is_file()
        for module in re.findall(r"python -m ([\w.]+)", command):
            ours = (ROOT / f"{module.replace('.', '/')}.py").is_file()
            assert ours or module == "pip" or f"\n{module}==" in f"\n{locked}", module
    named = set(re.findall(r"MANOIR_\w+", (ROOT / ".github/workflows/release.yml").read_text()))
    named |= set(PROJECT["tool"]["cibuildwheel"]["environment"])
    assert named
    assert all(word in (ROOT / "hatch_build.py").read_text() for word in named)
    for source in PROJECT["tool"]["cibuildwheel"]["test-sources"]:
        assert (ROOT / source).exists()


def test_jobs_wait_for_jobs_that_there_are_and_take_what_they_left() -> None:
    jobs = workflow("release")["jobs"]
    left = [step["with"]["name"] for step in steps("release") if "upload" in step.get("uses", "")]
    for job in jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(jobs)
        for step in job["steps"]:
            if "download" in step.get("uses", "") and "name" in step["with"]:
                assert step["with"]["name"] in left
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert jobs["publish"]["permissions"] == {"id-token": "write"}
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"


def test_nobody_but_who_publishes_may_write() -> None:
    for file in WORKFLOWS:
        assert workflow(file.stem)["permissions"] == {"contents": "read"}
    written = [name for name, job in workflow("release")["jobs"].items() if "permissions" in job]
    assert written == ["publish"]


def test_the_lock_of_releases_has_what_the_project_asks_for() -> None:
    locked = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", (ROOT / "requirements-release.lock").read_text(), re.M))
    for wanted in map(Requirement, PROJECT["dependency-groups"]["release"]):
        assert wanted.specifier.contains(locked[wanted.name]), wanted


@pytest.mark.skipif(os.environ.get("MANOIR_TESTS") != "soak", reason="downloads everything: MANOIR_TESTS=soak")
def test_a_release_can_be_made_here() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.release"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.dumps(done.stdout).count("plays") >= 2
