"""The rules page of a game: the ids that stand in its RULES.md, so that texts and tests can be held against them."""

import re

from manoir.core.game import Game

RULE = re.compile(r"^\| ([A-Z]+-\d+(?:\.\d+)?) \|", re.MULTILINE)  # a row of a table of rules or rulings
PROVEN = re.compile(r"^\| \**([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\b", re.MULTILINE)  # those, decisions and worked scenarios


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


def _page(game: Game) -> str:
    return (game.folder / "RULES.md").read_text(encoding="utf-8")
