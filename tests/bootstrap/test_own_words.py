"""What ./manoir does with a line: its own words, and how it hands all others to the program."""

import json
import os
import re
import signal
import subprocess
import sys

import pytest

from tests.bootstrap.project import MARKS, ROOT, Project, assert_refused
from tools.own_words import HELPS, TAKES

pytestmark = MARKS


def test_program_is_called_as_it_would_be_itself(ready: Project) -> None:
    run = ready.run("fail", "--file", "x y.txt", cwd=ready.place)
    assert run.returncode == 3
    told = {"words": ["fail", "--file", "x y.txt"], "cwd": str(ready.place), "stdin": ""}
    assert json.loads(run.stdout) == {**told, "command": str(ready.root / "manoir")}
    assert run.stderr == ""


def test_help_names_the_words_of_both(ready: Project) -> None:
    run = ready.run()
    assert run.returncode == 0
    assert '"words": ["--help"]' in run.stdout
    assert re.search("^  test .*^  compile .*^  lock ", run.stdout, re.M | re.S)


def test_ctrl_c_reaches_the_program_once(ready: Project) -> None:
    command = [sys.executable, str(ready.root / "manoir"), "wait"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=ready.offline, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        assert process.stdout
        assert process.stdout.readline() == b"waiting\n"
        os.killpg(process.pid, signal.SIGINT)  # what a terminal does: all that it runs get the signal
        output, errors = process.communicate(timeout=300)
    assert (process.returncode, output, errors) == (7, b"interrupted\n", b"")


def test_no_compiler_is_no_error(ready: Project) -> None:
    for path in ("tools/compile.py", "src/manoir/_build.py"):
        (ready.root / path).parent.mkdir(exist_ok=True)
        (ready.root / path).write_bytes((ROOT / path).read_bytes())
    run = ready.run("compile", CC="no-such-compiler")
    assert run.returncode == 0
    assert run.stdout == "compiled engine: impossible: there is no C compiler here, no-such-compiler was looked for\n"


def test_nothing_is_compiled_before_the_program_has_looked_at_its_words(ready: Project) -> None:
    run = ready.run("simulate", "--games", "none")
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["command"] == str(ready.root / "manoir")


@pytest.mark.parametrize("word", HELPS)
def test_our_own_words_explain_themselves_before_anything_is_installed(bare: Project, word: str) -> None:
    for words in ((word, "--help"), (word, "more", "-h")):
        run = bare.run(*words)
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout.startswith(f"./manoir {word}")
    assert not (bare.root / ".cache").exists()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("simulat", "There is no command “simulat”; did you mean simulate?"),
        ("dance", "There is no command “dance”; choose from: play, "),
        ("simulate toctoctoc --games many", "--games must be a number, not “many”."),
        ("terminal spooks --seires off", "There is no option --seires; did you mean --series?"),
        ("play --lang de", "There is no language “de”; choose from: en, fr, es."),
        ("verify", "FILE needs a value."),
        ("jouer --lang fr", "There is no command “jouer”"),
        ("replay a.game b.game --lang fr", "«\N{NO-BREAK SPACE}b.game\N{NO-BREAK SPACE}» est un mot de trop."),
        ("compile fast", "“fast” is one word too many."),
        ("compile --fast", "There is no option --fast; compile takes none."),
        ("pictures --size 3x3", "There is no option --size; did you mean --sizes?"),
        ("docs --moonlight", "There is no option --moonlight; choose from: --serve."),
        ("release --moonlight", "There is no option --moonlight; choose from: --try."),
        ("board", "NAME needs a value: "),
    ],
)
def test_a_fresh_clone_says_what_is_wrong_with_a_line_before_anything_is_installed(
    bare: Project, line: str, told: str
) -> None:
    run = bare.run(*line.split())
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1), run
    assert run.stderr.startswith(f"manoir: {told}")
    assert not (bare.root / ".cache").exists()


def test_a_fresh_clone_has_help_before_anything_is_installed(bare: Project) -> None:
    page = bare.run("--help")
    assert (page.returncode, page.stderr) == (0, "")
    assert re.search("^  play .*^  simulate .*^  test .*^  lock ", page.stdout, re.M | re.S)
    page = bare.run("arena", "halloween", "--help", LC_ALL="fr_FR.UTF-8")
    assert (page.returncode, page.stderr) == (0, "")
    assert page.stdout.startswith(f"Utilisation\N{NO-BREAK SPACE}: {bare.root / 'manoir'} arena halloween [OPTIONS]")
    assert not (bare.root / ".cache").exists()


WORK = {word: [word, *(["prank"] if word == "board" else [])] for word in [*TAKES, "bench"]}


@pytest.mark.parametrize("words", WORK.values(), ids=WORK)
def test_every_word_says_in_a_sentence_that_it_has_no_network_or_may_not_write(
    words: list[str], stranded: Project
) -> None:
    assert_refused(stranded.run(*words), "network", "run this again")
    cache, aside = stranded.root / ".cache", stranded.root / "aside"
    cache.rename(aside)
    cache.touch()  # in the way, also for root, who may write everywhere
    try:
        assert_refused(stranded.run(*words), "nothing can be set up", "a folder of your own")
    finally:
        cache.unlink()
        aside.rename(cache)
