"""What is wrong with a command line, as one of our own sentences."""

import sys
from collections.abc import Sequence
from typing import Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from manoir import start
from manoir.core.contract import TEXTS
from manoir.core.errors import BadOption, Refused, listed
from manoir.core.options import Option
from manoir.core.story import Phrase
from manoir.core.texts import Texts
from manoir.games import GAMES, BrokenGame
from manoir.words import CHECKOUT, meant


def said(refused: Refused, texts: Texts) -> str:
    """A refusal in words; what is wrong with a package has texts of its own, which others need not read."""
    if isinstance(refused, BrokenGame):
        more = start.command("check", refused.game)
        return Texts(texts.language, TEXTS)(refused.phrase.key, **refused.phrase.values, command=more)
    return texts.say(refused.phrase)


def tell_left_out(texts: Texts) -> None:
    """Name the packages whose games cannot be let in, each in a sentence; the others are there."""
    for broken in GAMES.left_out():
        print(f"manoir: {said(broken, texts)}", file=sys.stderr)


def refusal(error: CycloptsError) -> Refused:
    """The refusal that says what a reader of the command line could not take."""
    words = list(error.command_chain or [])
    if isinstance(error, UnknownOptionError):
        typed = error.token.keyword or error.token.value or ""
        known = sorted(one.name for one in error.argument_collection if one.name.startswith("-"))
        near = meant(typed, known)
        if near:
            return Refused(Phrase("error-option-near", {"option": typed, "near": near}))
        return BadOption.unknown(typed, known)
    if isinstance(error, UnknownCommandError):
        typed = (error.unused_tokens or [""])[0]
        if words:
            return GAMES.refusal(typed)
        known = [name for name in error.app or [] if not name.startswith("-")]
        known += CHECKOUT if start.in_checkout() else ()
        near = meant(typed, known)
        if near:
            return Refused(Phrase("error-command-near", {"command": typed, "near": near}))
        return Refused(Phrase("error-command", {"command": typed, "choices": listed(known)}))
    if isinstance(error, CoercionError) and error.token is not None:
        flag = error.token.keyword or (error.argument.name if error.argument else "")
        return _bad_value(flag, error.token.value, error.target_type, words)
    if isinstance(error, RepeatArgumentError):
        return Refused(Phrase("error-twice", {"option": error.token.keyword or error.token.value}))
    if isinstance(error, MissingArgumentError):
        flag = error.keyword or (error.argument.name if error.argument else "")
        return Refused(Phrase("error-missing", {"option": flag}))
    if isinstance(error, UnusedCliTokensError):
        return Refused(Phrase("error-extra", {"word": (error.unused_tokens or [""])[0]}))
    return Refused(Phrase("phrase", {"value": str(error).strip().splitlines()[-1]}))


def _bad_value(flag: str, value: str, wanted: object, words: Sequence[str]) -> Refused:
    """A value that is none of those that an option takes, with the rule that the option is about."""
    option = _option(flag, words)
    if option is not None:
        on_or_off = isinstance(option.choices[0], bool)
        choices = (option.flag, option.flag.replace("--", "--no-", 1)) if on_or_off else option.shown
        return BadOption.value(flag, value, choices, option.rule)
    if flag == "--players" and words[-1:] and words[-1] in GAMES:
        return BadOption.value(flag, value, GAMES[words[-1]].seats, GAMES[words[-1]].seats_rule)
    if get_origin(wanted) is Literal:
        return BadOption.value(flag, value, get_args(wanted))
    if wanted is bool:
        return Refused(Phrase("error-switch", {"option": flag}))
    return Refused(Phrase("error-number", {"option": flag, "value": value}))


def _option(flag: str, words: Sequence[str]) -> Option | None:
    """The option of the game in question that has this flag."""
    if not words or words[-1] not in GAMES:
        return None
    for option in GAMES[words[-1]].options.declared():
        if option.flag in (flag, flag.replace("--no-", "--", 1)):
            return option
    return None
