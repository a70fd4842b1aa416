"""Words of the command line as functions: their flags are the function's keywords, explained by the texts.

A word about one game, `manoir WORD GAME`, has the options of that game as flags too, and its presets; options that
are named besides stay as named.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from inspect import Parameter as Argument
from inspect import signature
from types import MappingProxyType
from typing import Annotated, Any, Literal, get_type_hints

from cyclopts import App, Parameter

from manoir.core.errors import listed
from manoir.core.game import Game
from manoir.core.options import USUAL, Option, written
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES

NOTHING: Mapping[str, object] = MappingProxyType({})


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
        about.command(_about(word, GAMES[name], run, said), name=name, help=said("game-title"))


def _about(word: str, game: Game, run: Callable[..., object], texts: Texts) -> Callable[..., object]:
    declared = game.options.declared()

    def command(**flags: Any) -> object:
        preset = game.options.preset(flags.pop("preset", USUAL))
        options = replace(preset, **{one.name: flags.pop(one.name) for one in declared if one.name in flags})
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
    usual = {"players": game.usual_seats}
    _sign(command, [_explained(argument, texts, word, usual) for argument in own] + _presets(game, texts) + choices)
    return command


def _presets(game: Game, texts: Texts) -> list[Argument]:
    """The flag for all of the options by the letter at once, where a game has such options."""
    names = game.options.presets()
    if len(names) == 1:
        return []
    help = texts("flag-values", help=texts("flag-preset"), choices=listed(names))
    shown = _shown(texts("flag-default", help=help, default=USUAL))
    return [Argument("preset", Argument.KEYWORD_ONLY, default=USUAL, annotation=Annotated[Literal[names], shown])]


def _explained(argument: Argument, texts: Texts, word: str, usual: Mapping[str, object] = NOTHING) -> Argument:
    """Its help, with what it is when nobody says anything, where that is something to tell."""
    help, default = texts(help_key(word, argument.name, texts)), told_default(argument, usual)
    if default:
        help = texts("flag-default", help=help, default=default)
    return argument.replace(annotation=Annotated[argument.annotation, _shown(help, ())])  # nobody needs --no-json


def help_key(word: str, name: str, texts: Texts) -> str:
    """Where the help of a flag stands: for some words they have one of their own."""
    name = name.replace("_", "-")
    own = f"flag-{word}-{name}"
    return own if texts.has(own) else "flag-" + name


def told_default(argument: Argument, usual: Mapping[str, object] = NOTHING) -> str:
    """What a flag is when nobody says anything; empty if there is nothing to tell."""
    default = usual.get(argument.name, argument.default)
    return str(default) if isinstance(default, str | int | float) and not isinstance(default, bool) else ""


def _values(option: Option, texts: Texts) -> str:
    """What an option is about, what it can be and what it usually is; on or off are told by its flags."""
    help = texts(f"option-{option.key}.help")
    if isinstance(option.choices[0], bool):
        return texts("flag-default", help=help, default=option.typed(bool(option.default)))
    help = texts("flag-values", help=help, choices=listed(option.shown))
    usual = texts("games-open") if option.default is None else written(option.default)
    return texts("flag-default", help=help, default=usual)


def _shown(help: str, negative: tuple[str, ...] | None = None) -> Parameter:
    """Without cyclopts' own words on defaults and choices, which it has in English only."""
    return Parameter(help=help, negative=negative, show_default=False, show_choices=False)


def names_game(word: str, argument: str) -> bool:
    """Whether an argument is a game of the house; `check` and `remove` take games that are not let in."""
    if word in ("check", "remove"):
        return False
    return argument in ("game", "only") or (word, argument) == ("games", "name")


def offer_choices(app: App) -> None:
    """For a shell that completes: what languages and games there are, which commands check in their own words."""
    for name in app:
        if name.startswith("-"):
            continue
        offer_choices(app[name])
        command = app[name].default_command
        if command is None:
            continue
        arguments = []
        for one in signature(command).parameters.values():
            choices = tuple(GAMES) if names_game(name, one.name) else LANGUAGES if one.name == "lang" else None
            if choices is not None:
                one = one.replace(annotation=Annotated[Literal[choices], *one.annotation.__metadata__])
            arguments.append(one)
        _sign(command, arguments)


def _sign(command: Callable[..., object], arguments: list[Argument]) -> None:
    """Give a function that takes any keywords the signature that the command line is read by."""
    command.__signature__ = signature(command).replace(parameters=arguments)  # type: ignore[attr-defined]  # inspect reads it, typeshed does not know it
    command.__annotations__ = {one.name: one.annotation for one in arguments}
