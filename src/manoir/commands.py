"""Words of the command line as functions: their flags are the function's keywords, explained by the texts.

A word about one game, `manoir WORD GAME`, has the options of that game as flags too.
"""

from collections.abc import Callable
from inspect import Parameter as Argument
from inspect import signature
from typing import Annotated, Any, get_type_hints

from cyclopts import App, Parameter

from manoir.core.game import Game
from manoir.core.texts import Texts
from manoir.games import GAMES


def add_word(app: App, word: str, run: Callable[..., object], texts: Texts) -> None:
    """A word of its own. Its help is the text `cli-WORD`, that of a flag `flag-NAME`."""

    def command(*words: object, **flags: object) -> object:
        return run(*words, **flags)

    _sign(command, [_explained(one, texts) for one in signature(run).parameters.values()])
    app.command(command, name=word, help=texts(f"cli-{word}"))


def add_game_word(app: App, word: str, run: Callable[..., object], texts: Texts) -> None:
    """A word about one game: the function is called with the game and its `options`, then its own flags."""
    about = App(name=word, help=texts(f"cli-{word}"), version_flags=[])
    app.command(about)
    for name in GAMES:
        said = Texts(texts.language, GAMES[name].folder / "texts")
        about.command(_about(GAMES[name], run, said), name=name, help=said("game-title"))


def _about(game: Game, run: Callable[..., object], texts: Texts) -> Callable[..., object]:
    declared = game.options.declared()

    def command(**flags: Any) -> object:
        options = game.options(**{one.name: flags.pop(one.name) for one in declared if one.name in flags})
        return run(game, options, **flags)

    _, _, *own = signature(run).parameters.values()
    hints = get_type_hints(game.options)
    choices = [
        Argument(
            one.name,
            Argument.KEYWORD_ONLY,
            default=one.default,
            annotation=Annotated[hints[one.name], Parameter(help=texts(f"option-{one.key}.help"))],
        )
        for one in declared
    ]
    _sign(command, [_explained(argument, texts) for argument in own] + choices)
    return command


def _explained(argument: Argument, texts: Texts) -> Argument:
    help = texts("flag-" + argument.name.replace("_", "-"))
    negative = () if argument.annotation is bool else None  # nobody needs --no-json
    shown = Parameter(help=help, negative=negative, show_default=False, show_choices=False)  # the help says it in words
    return argument.replace(annotation=Annotated[argument.annotation, shown])


def _sign(command: Callable[..., object], arguments: list[Argument]) -> None:
    """Give a function that takes any keywords the signature that the command line is read by."""
    command.__signature__ = signature(command).replace(parameters=arguments)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in arguments}
