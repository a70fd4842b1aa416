"""What came of the attacks, for people."""

from typing import Any

from rich.console import Console

from manoir.attack.verdict import Attack
from manoir.core.texts import Texts
from manoir.lab.tables import table

COLOURS = {"held": "green", "opened": "bold red", "untried": "yellow"}


def show_attacks(result: Any, texts: Texts, console: Console) -> None:
    """Takes the JSON of a campaign."""
    if result["stopped"]:
        console.print(texts("lab-attack-stopped", done=len(result["attacks"]), asked=result["asked"]))
    title = texts("lab-attack-title", database=result["database"], seed=str(result["seed"]))
    made = table(title, texts("lab-attack"), texts("lab-attack-verdict"), texts("lab-attack-seen"))
    for column in made.columns:
        column.justify = "left"
    for one in result["attacks"]:
        colour = COLOURS[one["verdict"]]
        made.add_row(one["attack"], f"[{colour}]{texts('lab-attack-' + one['verdict'])}", escaped(one["seen"]))
    console.print(made)
    found = {name: sum(one["verdict"] == name for one in result["attacks"]) for name in COLOURS}
    console.print(texts("lab-attack-sum", **found))


def escaped(sentence: str) -> str:
    """What was seen may have brackets in it that are not meant for the console."""
    return sentence.replace("[", "\\[")


def show_list(attacks: list[Attack], texts: Texts, console: Console) -> None:
    made = table("", texts("lab-attack-kind"), texts("lab-attack"), texts("lab-attack-does"))
    for column in made.columns:
        column.justify = "left"
    for one in attacks:
        made.add_row(one.kind, one.name, texts(f"lab-attack-{one.name}"))
    console.print(made)
