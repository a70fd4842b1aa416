"""Settings of all tests, and the list of rules that no test proves."""

import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import hypothesis.core
import pytest
from hypothesis import HealthCheck, settings

from tests.leftovers import Around
from tests.seed import SEED

TESTS = Path(__file__).parent

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job: what we start would not hear it
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Nobody's colours and widths: with these, programs speak otherwise than the tests expect. Machines of CI set some.
WISHES = "CI CLICOLOR_FORCE COLUMNS FORCE_COLOR LINES NO_COLOR PY_COLORS TTY_COMPATIBLE TTY_INTERACTIVE"
for wish in WISHES.split():
    os.environ.pop(wish, None)

# Where the tests run on both engines, some run on one of them: what has no engine in it on the pure one, beside the
# compiler; what plays much to prove something that holds for both on the compiled one, which is faster. That both play
# the same games, move by move, is what tests/test_digest.py, tests/test_contract.py and the records prove on each.
COMPILED = os.environ.get("MANOIR_COMPILED") == "require"
TWO = os.environ.get("MANOIR_ENGINES") == "both"
QUICK = os.environ.get("MANOIR_QUICK") == "1"
ON_THE_PURE = [
    "workshop",
    "terminal",
    "test_architecture.py",
    "bootstrap",
    "test_build.py",
    "test_check.py",
    "test_cli.py",
    "test_common_texts.py",
    "test_completion.py",
    "test_doc_commands.py",
    "test_doc_examples.py",
    "test_docs.py",
    "test_expectations.py",
    "test_first_minute.py",
    "test_leftovers.py",
    "test_lessons.py",
    "test_played_once.py",  # calls of compiled code cannot be counted
    "test_proofs.py",
    "test_release.py",
    "test_showcase.py",
    "test_site.py",
    "test_start.py",
    "test_web.py",
    "test_web_choices.py",
    "test_web_texts.py",
    "test_web_types.py",  # compiled shapes have no types
    "test_words.py",
]
ON_THE_COMPILED = ("browser", "lab", "server")
LONG_FIRST = (
    *("browser", "server", "lab", "test_lessons.py", "test_contract.py", "bootstrap", "test_build.py"),
    *("test_release.py", "test_first_minute.py"),
)
NOT_QUICK = (
    *("browser", "server", "lab"),
    *(
        "bootstrap",
        "test_build.py",
        "test_check.py",
        "test_first_minute.py",
        "test_lessons.py",
        "test_release.py",
    ),
)
# A package of its own: browser/test_third_party.py runs its tests where it is installed.
collect_ignore = ["samples/liarsdice"]
if COMPILED:
    collect_ignore += ON_THE_PURE
elif TWO:
    collect_ignore += ON_THE_COMPILED

EXAMPLES = 22 if COMPILED else 1 if QUICK else 2 if TWO else 12  # together always 24, or 12 where there is one engine
settings.register_profile("quick", max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("MANOIR_TESTS", "quick"))
vars(hypothesis.core)["global_force_seed"] = SEED  # as --hypothesis-seed sets it


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): tests that share something and run in one process")
    config.addinivalue_line("markers", "plays_much: runs on the compiled engine where there is one")
    config.addinivalue_line("markers", "quick: runs in ./manoir test --quick too, though it needs a house or a browser")
    config.addinivalue_line("markers", "rules(ids): the rules, rulings and scenarios that the test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left out in this run; and the longest first, so that no process is alone with one at the end."""
    left_out = [item for item in items if not wanted(item)]
    config.hook.pytest_deselected(items=left_out)
    gone = set(left_out)
    items[:] = sorted((item for item in items if item not in gone), key=place)


def wanted(item: pytest.Item) -> bool:
    if QUICK and room(item) in NOT_QUICK:
        return item.get_closest_marker("quick") is not None
    return COMPILED or not (TWO or QUICK) or item.get_closest_marker("plays_much") is None


def room(item: pytest.Item) -> str:
    """The folder or file below tests/ that a test is in."""
    return item.path.relative_to(TESTS).parts[0]


def place(item: pytest.Item) -> int:
    return LONG_FIRST.index(room(item)) if room(item) in LONG_FIRST else len(LONG_FIRST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Beside a failure stands what the houses that are open have written down."""
    report = yield
    running = sys.modules.get("tests.server.running")
    if report.failed and running is not None:
        report.sections += [("log of a house", log) for log in running.last_words()]
    return report


def pytest_report_header() -> str:
    return f"seed: {SEED} (MANOIR_SEED={SEED} ./manoir test … deals the same again)"


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """Around every test: fixtures that several tests share are there before it, and its own end before we look."""
    before = Around()
    yield
    left = before.left_for_good()
    assert not left, f"the test leaves behind: {', '.join(left)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    from tests.proofs import unproven

    terminalreporter.write_line(f"rule ids without a test: {', '.join(unproven()) or 'none'}")
