"""The analysis of a record, shown: each choice, what can be said of it, and where the game turned."""

import json

from rich.padding import Padding
from rich.text import Text

from manoir.console import Console
from manoir.core.game import CHANCE
from manoir.core.play import Match
from manoir.core.story import Json
from manoir.core.texts import Texts
from manoir.lab.analysis import Judgement, analysed, mistakes, percent, turned, turning_points
from manoir.lab.interrupt import EXIT_CODE, Interrupt
from manoir.lab.worth import Work

INDENT = (0, 0, 0, 4)


def look_back(match: Match, names: list[str], iterations: int, texts: Texts, as_json: bool, pure: bool = False) -> int:
    """Analyse a game that has been played through, and show it; Ctrl-C shows what there is until then."""
    found: list[Judgement] = []
    choices = len([seat for seat, _ in match.line() if seat != CHANCE])
    work = Work(choices, texts, pure)
    with Interrupt() as interrupt, work.bar(texts("lab-measuring"), choices) as advance:
        for choice in analysed(match, iterations):
            found.append(choice)
            advance(1)
            if interrupt.asked:
                break
    if as_json:
        print(json.dumps(to_json(match, names, iterations, found, texts), ensure_ascii=False))
    else:
        show(match, names, found, texts, Console())
    return EXIT_CODE if interrupt.asked else 0


def to_json(match: Match, names: list[str], iterations: int, found: list[Judgement], texts: Texts) -> Json:
    return {
        "game": match.game.name,
        "players": names,
        "iterations": iterations,
        "choices": [{**choice.to_json(), "words": [texts.say(said) for said in choice.words()]} for choice in found],
        "turningPoints": [choice.number for choice in turning_points(found)],
        "givenAway": [round(loss / 100, 4) for _, loss in mistakes(found, match.seats)],
    }


def show(match: Match, names: list[str], found: list[Judgement], texts: Texts, console: Console) -> None:
    if not found:
        console.print(texts("analysis-nothing"))
        return
    console.print(texts("analysis-title", game=texts("game-title")), style="bold yellow", markup=False)
    for choice in found:
        made = texts("analysis-choice", number=choice.number, player=names[choice.seat], move=choice.move.phrase())
        console.print(made, style="bold", markup=False, highlight=False)
        chances = [
            texts("analysis-chance", player=name, chance=percent(chance))
            for name, chance in zip(names, choice.after, strict=True)
        ]
        console.print(Padding(" · ".join(chances), INDENT), style="dim", markup=False, highlight=False)
        for said in choice.words():
            console.print(Padding(Text(texts.say(said)), INDENT))
    console.print()
    console.print(texts("analysis-how"), style="dim")
    console.print()
    console.print(texts("analysis-turns"), style="bold")
    points = turning_points(found)
    for choice in points:
        console.print(texts.say(turned(choice)), markup=False)
    if not points:
        console.print(texts("analysis-no-turn"))
    console.print()
    console.print(texts("analysis-players"), style="bold")
    for name, (choices, loss) in zip(names, mistakes(found, match.seats), strict=True):
        console.print(texts("analysis-given", player=name, loss=loss, choices=choices), markup=False)
