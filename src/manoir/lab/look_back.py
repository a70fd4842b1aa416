"""The analysis of a record, shown: each choice, what can be said of it, and where the game turned."""

import json

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.story import Json
from manoir.core.texts import Texts
from manoir.lab.analysis import Step, analysed, mistakes, percent, turned, turning_points
from manoir.lab.interrupt import EXIT_CODE, Interrupt
from manoir.lab.progress import bar

INDENT = (0, 0, 0, 4)


def look_back(match: Match, names: list[str], iterations: int, texts: Texts, as_json: bool) -> int:
    """Analyse a game that has been played through, and show it; Ctrl-C shows what there is until then."""
    steps: list[Step] = []
    choices = len([entry for entry in match.log if entry.seat != CHANCE])
    with Interrupt() as interrupt, bar(texts("lab-measuring"), choices) as advance:
        for step in analysed(match, iterations):
            steps.append(step)
            advance(1)
            if interrupt.asked:
                break
    if as_json:
        print(json.dumps(to_json(match, names, iterations, steps, texts), ensure_ascii=False))
    else:
        show(match, names, steps, texts, Console())
    return EXIT_CODE if interrupt.asked else 0


def to_json(match: Match, names: list[str], iterations: int, steps: list[Step], texts: Texts) -> Json:
    return {
        "game": match.game.name,
        "players": names,
        "iterations": iterations,
        "choices": [{**step.to_json(), "words": [texts.say(said) for said in step.words()]} for step in steps],
        "turningPoints": [step.number for step in turning_points(steps)],
        "givenAway": [round(loss / 100, 4) for _, loss in mistakes(steps, match.seats)],
    }


def show(match: Match, names: list[str], steps: list[Step], texts: Texts, console: Console) -> None:
    if not steps:
        console.print(texts("analysis-nothing"))
        return
    console.print(texts("analysis-title", game=texts("game-title")), style="bold yellow", markup=False)
    for step in steps:
        made = texts("analysis-choice", number=step.number, player=names[step.seat], move=step.move.phrase())
        console.print(made, style="bold", markup=False, highlight=False)
        chances = [
            texts("analysis-chance", player=name, chance=percent(chance))
            for name, chance in zip(names, step.after, strict=True)
        ]
        console.print(Padding(" · ".join(chances), INDENT), style="dim", markup=False, highlight=False)
        for said in step.words():
            console.print(Padding(Text(texts.say(said)), INDENT))
    console.print()
    console.print(texts("analysis-how"), style="dim")
    console.print()
    console.print(texts("analysis-turns"), style="bold")
    points = turning_points(steps)
    for step in points:
        console.print(texts.say(turned(step)), markup=False)
    if not points:
        console.print(texts("analysis-no-turn"))
    console.print()
    console.print(texts("analysis-players"), style="bold")
    for name, (choices, loss) in zip(names, mistakes(steps, match.seats), strict=True):
        console.print(texts("analysis-given", player=name, loss=loss, choices=choices), markup=False)
