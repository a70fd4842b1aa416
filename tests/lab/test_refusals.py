"""Whoever measures is told in one sentence what cannot be measured, before anything is played."""

import pytest

from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulate toctoctoc --games 0", "games"),
        ("simulate toctoctoc --jobs 0", "jobs"),
        ("simulate toctoctoc --bots clever", "clever"),
        ("simulate toctoctoc --bots random,random", "4"),
        ("simulate toctoctoc --players 9", "9"),
        ("simulate toctoctoc --players 6 --edition fr", "6"),
        ("simulate toctoctoc --lang de", "de"),
        ("simulate chess", "chess"),
        ("arena toctoctoc --bots random", "random"),
        ("arena toctoctoc --bots random,random", "random"),
        ("arena toctoctoc --bots random,clever", "clever"),
        ("arena toctoctoc --bots random,novice --games 0", "games"),
        ("arena toctoctoc --bots random,novice --jobs 0", "jobs"),
        ("ladder --only chess", "chess"),
        ("ladder --write nowhere/bots.md", "nowhere"),
        ("analyse nowhere.game", "nowhere.game"),
        ("analyse nowhere.game --iterations 0", "iterations"),
        ("habits --only chess", "chess"),
        ("habits --bots clever", "clever"),
        ("habits --games 0", "games"),
        ("habits --games 1 --bots random --jobs 0", "jobs"),
        ("habits --write nowhere/bots.md", "nowhere"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(cli: Typist, words: str, named: str) -> None:
    done = cli(*words.split())
    assert done.code == 2
    assert done.out == ""
    assert named in done.err
    assert done.err.count("\n") == 1
