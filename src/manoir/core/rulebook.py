"""The rules page of a game: the ids that stand in its RULES.md, so that texts and tests can be held against them, and
where its rulings differ from the printed rules.
"""

import re

from manoir.core.game import Game

RULE = re.compile(r"^\| ([A-Z]+-\d+(?:\.\d+)?) \|", re.MULTILINE)  # a row of a table of rules or rulings
PROVEN = re.compile(r"^\| \**([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\b", re.MULTILINE)  # those, decisions and worked scenarios
RULING = re.compile(r"^\| ([A-Z]+-\d+(?:\.\d+)?) \|(.*(?:By|Not by) the letter: .*)$", re.MULTILINE)
LETTER = re.compile(r"By the letter: `(\w+) = ([^` ]+)`")


def rule_ids(game: Game) -> list[str]:
    """Every rule and ruling, in the order of the page."""
    return RULE.findall(_page(game))


def proven_ids(game: Game) -> list[str]:
    """Everything that a test must cite: rules, rulings, decisions and scenarios."""
    return PROVEN.findall(_page(game))


def rule_key(rule: str) -> str:
    """The text key of a rule: T-4.12 is rule-T-4-12."""
    return "rule-" + rule.replace(".", "-")


def section(rule: str) -> str:
    """The section that a rule stands in: T-4 for T-4.12, P for P-3."""
    return rule.partition(".")[0] if "." in rule else rule.rpartition("-")[0]


def differences(game: Game) -> dict[str, dict[str, str]]:
    """The rulings that differ from the printed rules, each with the options and values that play these to the letter;
    with none, where that cannot be done. Those come last, otherwise the order is that of the page."""
    keys = {name: one.key for one in game.options.declared() for name in (one.key, one.name)}
    found: dict[str, dict[str, str]] = {}
    for rule, row in RULING.findall(_page(game)):
        found[rule] = {keys.get(name, name): value for name, value in LETTER.findall(row)}
    return dict(sorted(found.items(), key=lambda one: not one[1]))


def difference_key(rule: str) -> str:
    """The text key of what a ruling does otherwise than the printed rules, and why: TA-21 has rules-differ-TA-21."""
    return "rules-differ-" + rule.replace(".", "-")


def _page(game: Game) -> str:
    return (game.folder / "RULES.md").read_text(encoding="utf-8")
