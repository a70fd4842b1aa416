"""Settings of all tests, and the list of rules that no test proves."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import hypothesis.core
import pytest
from hypothesis import HealthCheck, settings

from tests.leftovers import Around
from tests.seed import SEED

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job: what we start would not hear it
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Where the tests run on both engines, some run on one of them: what no engine is in, on the pure one; what plays much
# to prove something that holds for both, on the compiled one, which is faster. That both play the same games, move by
# move, is what tests/test_digest.py, tests/test_contract.py and the records prove on each.
COMPILED = os.environ.get("MANOIR_COMPILED") == "require"
FIRST_OF_TWO = os.environ.get("MANOIR_ENGINES") == "both" and not COMPILED
SERVER = Path(__file__).parent / "server"
WIRED = ("test_commands.py", "test_play.py", "test_records.py", "test_redeal.py", "test_redeal_live.py")  # play games
if COMPILED:
    collect_ignore = ["browser", "terminal", "test_cli.py", "test_common_texts.py", "test_docs.py", "test_web.py"]
    collect_ignore += ["test_ux_status.py", "test_web_texts.py", "test_web_types.py"]  # compiled shapes have no types
    collect_ignore += [f"server/{file.name}" for file in SERVER.glob("test_*.py") if file.name not in WIRED]
elif FIRST_OF_TWO:
    collect_ignore = ["lab"]

EXAMPLES = 4 if FIRST_OF_TWO else 20 if COMPILED else 12  # together always 24, or 12 where there is one engine
settings.register_profile("quick", max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("MANOIR_TESTS", "quick"))
vars(hypothesis.core)["global_force_seed"] = SEED  # as --hypothesis-seed sets it


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): tests that share something and run in one process")
    config.addinivalue_line("markers", "plays_much: runs on the compiled engine where there is one")
    config.addinivalue_line("markers", "rules(ids): the rules, rulings and scenarios that the test proves")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if FIRST_OF_TWO:
        later = [item for item in items if item.get_closest_marker("plays_much")]
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]


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
