"""Words of the command line as functions: their flags are the function's keywords, explained by the texts.

A word about one game, `manoir WORD GAME`, has the options of that game as flags too.
"""

from collections.abc import Callable
from inspect import Parameter as Argument
from inspect import signature
from typing import Annotated, Any, get_type_hints

from cyclopts import App, Parameter

from manoir.core.errors import listed
from manoir.core.game import Game
from manoir.core.options import Option
from manoir.core.texts import Texts
from manoir.games import GAMES


def add_word(app: App, word: str, run: Callable[..., object], texts: Texts) -> None:
    """A word of its own. Its help is the text `cli-WORD`, that of a flag `flag-WORD-NAME` or, for most, `flag-NAME`."""
    app.command(explained(run, texts), name=word, help=texts(f"cli-{word}"))


def explained(run: Callable[..., object], texts: Texts) -> Callable[..., object]:
    """A function as a command whose flags have their help."""

    def command(*words: object, **flags: object) -> object:
        return run(*words, **flags)

    word = getattr(run, "__name__", "").replace("_", "-")
    _sign(command, [_explained(one, texts, word) for one in signature(run).parameters.values()])
    return command


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
            annotation=Annotated[hints[one.name], _shown(_values(one, texts))],
        )
        for one in declared
    ]
    _sign(command, [_explained(argument, texts) for argument in own] + choices)
    return command


def _explained(argument: Argument, texts: Texts, word: str = "") -> Argument:
    name = argument.name.replace("_", "-")
    own = f"flag-{word}-{name}"
    help = texts(own if texts.has(own) else "flag-" + name)
    return argument.replace(annotation=Annotated[argument.annotation, _shown(help, ())])  # nobody needs --no-json


def _values(option: Option, texts: Texts) -> str:
    """What an option is about and what it can be; an option that is on or off shows that by its flags."""
    help = texts(f"option-{option.key}.help")
    return (
        help if isinstance(option.choices[0], bool) else texts("flag-values", help=help, choices=listed(option.shown))
    )


def _shown(help: str, negative: tuple[str, ...] | None = None) -> Parameter:
    """Without cyclopts' own words on defaults and choices, which it has in English only."""
    return Parameter(help=help, negative=negative, show_default=False, show_choices=False)


def _sign(command: Callable[..., object], arguments: list[Argument]) -> None:
    """Give a function that takes any keywords the signature that the command line is read by."""
    command.__signature__ = signature(command).replace(parameters=arguments)  # type: ignore[attr-defined]  # inspect reads it, typeshed does not know it
    command.__annotations__ = {one.name: one.annotation for one in arguments}
