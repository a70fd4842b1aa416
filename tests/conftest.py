"""Settings of all tests, and the list of rules that no test proves."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job: what we start would not hear it
    signal.signal(signal.SIGINT, signal.default_int_handler)

if os.environ.get("MANOIR_COMPILED") == "require":  # what no engine is in is tested once, on the pure one
    collect_ignore = ["browser", "terminal", "test_cli.py", "test_common_texts.py", "test_docs.py", "test_web.py"]

settings.register_profile("quick", max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("soak", max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("MANOIR_TESTS", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "xdist_group(name): tests that share something and run in one process")
    config.addinivalue_line("markers", "rules(ids): the rules, rulings and scenarios that the test proves")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    from tests.proofs import unproven

    terminalreporter.write_line(f"rule ids without a test: {', '.join(unproven()) or 'none'}")
