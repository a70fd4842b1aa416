"""Shells complete what the parser knows: a real bash is asked, and a zsh and a fish where there is one."""

import os
import pty
import shutil
import subprocess
from pathlib import Path

import pytest

from manoir.games import GAMES
from manoir.words import CHECKOUT, EVERY
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture
ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMPREPLY=()
$(complete -p manoir | sed 's/.*-F \\([^ ]*\\).*/\\1/') "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""

# What a person has in ~/.zshrc, and an ear: whatever Tab makes zsh offer is also written into a file.
ZSHRC = """
fpath+=$ZDOTDIR/functions
autoload -Uz compinit && compinit -u -D
setopt no_auto_list no_beep
compadd() {
    local -a offered
    [[ $* == *' -O '* || $* == *' -A '* || $* == *' -D '* ]] || builtin compadd -A offered "$@"
    print -rl -- $offered >>$ZDOTDIR/offered
    builtin compadd "$@"
}
zle-line-init() { print -n READY }
zle -N zle-line-init
"""


COMPLETED = pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (("",), set(EVERY)),
        (("si",), {"simulate"}),
        (("play", ""), set(GAMES)),
        (("terminal", "hal"), {"halloween"}),
        (("terminal", "spooks", "--series", ""), {"off", "short", "elimination"}),
        (("terminal", "toctoctoc", "--edi"), {"--edition"}),
        (("play", "--lang", ""), {"en", "fr", "es"}),
        (("completion", ""), {"bash", "zsh", "fish"}),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@COMPLETED
def test_bash_completes(cli: Typist, tmp_path: Path, typed: tuple[str, ...], offered: set[str]) -> None:
    script = tmp_path / "manoir.bash"
    script.write_text(cli("completion", "bash").out)
    done = subprocess.run(
        ["bash", "-c", ASK, "bash", str(script), "manoir", *typed], capture_output=True, text=True, check=True
    )
    found = {word for word in done.stdout.split() if not word.startswith("-") or offered == {word}}
    assert found == offered


@pytest.mark.skipif(shutil.which("fish") is None, reason="there is no fish here")
@COMPLETED
def test_fish_completes(cli: Typist, tmp_path: Path, typed: tuple[str, ...], offered: set[str]) -> None:
    (tmp_path / "manoir.fish").write_text(cli("completion", "fish").out)
    empty = tmp_path / "empty"  # fish offers the files of a folder too
    empty.mkdir()
    ask = f"source ../manoir.fish; complete -C 'manoir {' '.join(typed)}'"
    done = subprocess.run(["fish", "--no-config", "-c", ask], cwd=empty, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    found = {line.split("\t")[0] for line in done.stdout.splitlines()}
    assert {word for word in found if not word.startswith("-") or offered == {word}} == offered


@pytest.mark.skipif(shutil.which("zsh") is None, reason="there is no zsh here")
@COMPLETED
def test_zsh_completes(cli: Typist, tmp_path: Path, typed: tuple[str, ...], offered: set[str]) -> None:
    (tmp_path / "functions").mkdir()
    (tmp_path / "functions" / "_manoir").write_text(cli("completion", "zsh").out)
    (tmp_path / ".zshrc").write_text(ZSHRC)
    empty = tmp_path / "empty"  # zsh offers the files of a folder too
    empty.mkdir()
    mine, its = pty.openpty()
    environment = {**os.environ, "ZDOTDIR": str(tmp_path), "TERM": "vt100"}
    with subprocess.Popen(
        ["zsh", "-d", "-i"], cwd=empty, env=environment, stdin=its, stdout=its, stderr=its, start_new_session=True
    ):
        os.close(its)
        screen = b""
        while b"READY" not in screen:
            screen += os.read(mine, 4096)
        os.write(mine, f"manoir {' '.join(typed)}\t\x15exit\n".encode())  # Tab, and then another line instead
        try:
            while os.read(mine, 4096):
                pass
        except OSError:  # the terminal of a program that has ended
            pass
    os.close(mine)
    found = set((tmp_path / "offered").read_text().split())
    assert {word for word in found if not word.startswith("-") or offered == {word}} == offered


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_a_script_with_every_word(cli: Typist, shell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANOIR_COMMAND", "./manoir")
    done = cli("completion", shell)
    assert (done.code, done.err) == (0, "")
    assert all(word in done.out for word in (*EVERY, *CHECKOUT, *GAMES))
    program = shutil.which(shell)
    if program is not None:  # does the shell itself read it without complaint?
        subprocess.run([program, "-n"], input=done.out, text=True, capture_output=True, check=True)


def test_a_shell_that_is_not_known_is_refused_with_those_that_are(cli: Typist) -> None:
    done = cli("completion", "tcsh")
    assert done.code == 2
    assert "tcsh" in done.err and "bash, zsh, fish" in done.err
