"""What ./manoir pictures is asked for, before any picture is made."""

import pytest

from tools.own_words import TAKES
from tools.pictures import parser


def test_a_fresh_clone_knows_the_flags_of_pictures() -> None:
    """`--readme` is for another program: words.py takes it out."""
    flags = {flag for action in parser()._actions for flag in action.option_strings} - {"-h", "--help"}
    assert {*TAKES["pictures"].flags} == flags | {"--readme"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("--sizes 3x3", "--sizes cannot be “3x3”; choose from: 1280x720, "),
        ("--sizes wide", "--sizes cannot be “wide”; choose from: 1280x720, "),
        ("--languages fr de", "--languages cannot be “de”; choose from: en, fr, es."),
        ("--themes dusk", "--themes cannot be “dusk”; choose from: "),
        ("landing --sizes", "--sizes needs a value."),
    ],
)
def test_a_wrong_value_is_answered_in_one_sentence(line: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parser().parse_args(line.split())
    said = capsys.readouterr()
    assert (ended.value.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"manoir: {told}")
