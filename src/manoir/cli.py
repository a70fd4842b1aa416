"""The command line: reads the words, starts what they ask for, and says in one sentence what is wrong with them."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Literal

from cyclopts import App, CycloptsError

from manoir import __version__, start
from manoir.commands import add_game_word, add_word, explained, offer_choices
from manoir.complaints import refusal, said
from manoir.core.errors import BadOption, Refused
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.story import LETTERS, Json, Phrase
from manoir.core.texts import Texts, language
from manoir.games import GAMES
from manoir.help_pages import HelpPages
from manoir.words import ATTACK, CHECKOUT, EVERY, LAB, SERVER, WORKSHOP

if TYPE_CHECKING:
    from manoir.terminal.chronicle import Chronicle
    from manoir.terminal.seating import Seating

WRONG = 2  # the exit code for input that cannot be taken
INTERRUPTED = 130
REGULAR = "regular"  # how bots play if nobody says otherwise
PACE = 0.6  # seconds a line of the story
SLOWEST = 60
MOST_ITERATIONS = 1_000_000


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # where there is no é, a ? is better than no game
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """The exit code of a command line."""
    try:
        return _run(words)
    except start.Restart as restart:
        try:
            start.again(words, restart)
        except KeyboardInterrupt:
            return INTERRUPTED


def _run(words: list[str]) -> int:
    texts = Texts(language())
    try:
        texts = Texts(language(_language_in(words)))
        words = with_game(language_last(words), texts)
        code = house(words, texts)(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Refused as refused:
        return complain(refused, texts)
    except CycloptsError as error:
        return complain(refusal(error), texts)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except EOFError:  # nobody is there to answer
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def complain(refused: Refused, texts: Texts) -> int:
    rule = f" [{refused.rule}]" if refused.rule else ""
    print(f"manoir: {said(refused, texts)}{rule}", file=sys.stderr)
    return WRONG


def _language_in(words: list[str]) -> str | None:
    """The language asked for: needed before the words can be read, for what is said about them."""
    for place, word in enumerate(words):
        if word == "--lang":
            return words[place + 1] if words[place + 1 :] else None
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def language_last(words: list[str]) -> list[str]:
    """The language may also stand before the word that it is for."""
    flag = 2 if words[:1] == ["--lang"] else 1 if words and words[0].startswith("--lang=") else 0
    return [*(words[flag:] or ["--help"]), *words[:flag]] if flag else words


def house(words: list[str], texts: Texts, whole: bool = False) -> App:
    """All words of the command line. Only the one that was typed is filled in, which keeps the others' games unread."""
    app = App(
        name=start.command(),
        help=texts("cli-house", command=start.command("play")),
        version=__version__,
        version_flags=["--version", "-V"],
        group_commands=texts("cli-commands"),
        group_parameters=texts("cli-options"),
        group_arguments=texts("cli-arguments"),
        help_formatter=HelpPages(texts),
        help_format="plaintext",  # the other formats take long to load
        result_action="return_value",
    )
    for flag in ("--help", "--version"):
        app[flag].help = texts("cli-" + flag.removeprefix("--"))
    for word in EVERY:
        if (whole or word in words[:1]) and word not in app:  # a room adds all of its words at once
            fill_in(app, word, texts)
    for word in EVERY:
        if word not in app:
            app.command(App(name=word, help=texts("cli-" + word)))
    return app


def fill_in(app: App, word: str, texts: Texts) -> None:
    """A word with its flags."""
    if word in LAB:
        from manoir.lab.commands import register

        register(app, texts)
    elif word in ATTACK:
        from manoir.attack.commands import register as register_attack

        register_attack(app, texts)
    elif word in SERVER:
        from manoir.server.commands import register as register_server

        register_server(app, texts)
    elif word in WORKSHOP:
        from manoir.workshop.commands import register as register_workshop

        register_workshop(app, texts)
    else:
        add, action = WORDS[word]
        add(app, word, action, texts)
        if word == "trace":
            app["trace"].default(explained(trace_file, texts))


def with_game(words: list[str], texts: Texts) -> list[str]:
    """`manoir terminal` alone means the only game that there is; where there are several it asks."""
    if words[:1] != ["terminal"] or words[1:2] in (["--help"], ["-h"]):
        return words
    named = [word for word in words[1:] if word in GAMES]
    if named:
        words = ["terminal", named[0], *(word for word in words[1:] if word != named[0])]
    elif len(words) > 1 and not words[1].startswith("-"):
        raise GAMES.refusal(words[1])
    else:
        from manoir.terminal.games import chosen_game

        words = ["terminal", chosen_game(texts), *words[1:]]
    return words


# -- the words -------------------------------------------------------------------------------------------------------


def games(name: str | None = None, /, *, json: bool = False, lang: str | None = None) -> None:
    from manoir.terminal.games import show_games

    show_games(language(lang), name, json)


def terminal(
    game: Game,
    options: Options,
    *,
    players: int | None = None,
    people: int | None = None,
    name: tuple[str, ...] = (),
    bots: str = REGULAR,
    seed: int | None = None,
    save: Path | None = None,
    pace: float = PACE,
    no_confirm: bool = False,
    lang: str | None = None,
) -> None:
    from manoir.core.play import Match
    from manoir.terminal.chronicle import Chronicle
    from manoir.terminal.seating import seated

    seats = game.usual_seats if players is None else players
    match = Match(game, options if people == 0 else options.for_people(), seats)
    seating = seated(game, match.seats, people, list(name), bots)
    _sit_down(Chronicle(match), seating, seed, save, pace, no_confirm, lang, "" if bots == REGULAR else bots)


def resume(
    file: Path | None = None,
    /,
    *,
    list: bool = False,
    people: int | None = None,
    bots: str = "",
    seed: int | None = None,
    save: Path | None = None,
    pace: float = PACE,
    no_confirm: bool = False,
    lang: str | None = None,
) -> None:
    from manoir.terminal import shelf
    from manoir.terminal.chronicle import Chronicle
    from manoir.terminal.replay import Viewer, opened
    from manoir.terminal.screen import Screen
    from manoir.terminal.seating import seated

    if list or file is None:
        left = shelf.left()
        if not left:
            raise Refused(Phrase("error-none-kept", {"command": start.command("terminal")}))
        if list:
            _list_kept([one.path for one in left], language(lang))
            return
        file = left[0].path
    record, texts = opened(file, language(lang))
    match, kept = record.match, shelf.kept(file)
    if match.over:
        Viewer(record, file, texts, Screen(), None, False).over()
        return
    levels = bots or kept.bots
    at_keyboard = kept.people if people is None else people
    seating = seated(match.game, match.seats, at_keyboard, record.names, levels or REGULAR)
    chronicle = Chronicle.of(match, match.played)
    _sit_down(chronicle, seating, seed, file if save is None else save, pace, no_confirm, lang, levels)


def _list_kept(files: Sequence[Path], wanted: str) -> None:
    from manoir.terminal.replay import opened

    texts = Texts(wanted)
    print(texts("kept-list"))
    for place, file in enumerate(files):
        record, said = opened(file, wanted)
        how = start.command("resume", *([str(file)] if place else []))
        facts = {"game": said("game-title"), "names": record.names, "moves": record.match.played}
        print(texts("kept-one", command=how, **facts))


def _sit_down(
    chronicle: "Chronicle",
    seating: "Seating",
    seed: int | None,
    save: Path | None,
    pace: float,
    no_confirm: bool,
    lang: str | None,
    bots: str,
) -> None:
    from manoir.files import check_writable
    from manoir.terminal.play import Session
    from manoir.terminal.screen import Screen

    if not 0 <= pace <= SLOWEST:
        raise BadOption.value("--pace", pace, [f"0–{SLOWEST}"])
    if save is not None:
        check_writable(save)
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    Session(chronicle, seating, language(lang), Screen(pace), seed, save, not no_confirm, bots).run()


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: str | None = None,
    all: bool = False,
    step: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> None:
    from manoir.terminal.replay import Viewer, opened
    from manoir.terminal.screen import Screen

    record, texts = opened(file, language(lang))
    viewer = Viewer(record, file, texts, Screen(), seat, all)
    if json:
        viewer.print_json(at)
    elif at is not None:
        viewer.at(at)
    elif step:
        viewer.steps()
    else:
        viewer.story()


def analyse(
    file: Path, /, *, iterations: int = 1000, pure: bool = False, json: bool = False, lang: str | None = None
) -> int:
    from manoir.lab.look_back import look_back
    from manoir.terminal.replay import opened

    if not 1 <= iterations <= MOST_ITERATIONS:
        raise BadOption.value("--iterations", iterations, [f"1–{MOST_ITERATIONS}"])
    record, texts = opened(file, language(lang))
    return look_back(record.match, record.names, iterations, texts, json, pure)


def trace_game(
    game: Game, options: Options, *, players: int | None = None, seed: int = 0, lang: str | None = None
) -> None:
    from manoir.core.trace import again, played, trace

    seats = game.usual_seats if players is None else players
    texts = Texts(language(lang), game.folder / "texts", list(LETTERS))
    _print_lines(trace(again(played(game, options, seats, seed), list(LETTERS[:seats])), texts))


def trace_file(file: Path, /, *, lang: str | None = None) -> None:
    from manoir.core.record import read
    from manoir.core.trace import trace
    from manoir.files import read_text
    from manoir.terminal.replay import opened

    if not file.exists() and file.suffix == "" and file.parent == Path():
        raise GAMES.refusal(str(file))  # a single word is more likely a game mistyped than a file mislaid
    _, texts = opened(file, language(lang))
    _print_lines(trace(read(read_text(file), GAMES), texts))


def verify(file: Path, /, *, lang: str | None = None) -> None:
    from manoir.core.errors import Refused
    from manoir.core.record import read
    from manoir.files import read_text
    from manoir.terminal.replay import worded
    from manoir.verify import verify as proven

    text = read_text(file)
    replay = read(text, GAMES)
    texts = Texts(language(lang), replay.match.game.folder / "texts", replay.names)
    try:
        print(texts("verify-fair", draws=proven(text, GAMES)))
    except Refused as refused:
        raise worded(refused, texts) from None


def completion(shell: Literal["bash", "zsh", "fish"], /, *, lang: str | None = None) -> None:
    """From the same words as everything else: nothing is listed twice."""
    app = house([], Texts(language(lang)), whole=True)
    offer_choices(app)
    for word in CHECKOUT if start.in_checkout() else ():
        app.command(App(name=word))
    print(app.generate_completion(prog_name="manoir", shell=shell))
    if shell == "zsh":  # which runs the file at the first Tab, under whatever name it was kept
        print('_cyclopts_manoir "$@"')


def _print_lines(lines: Iterable[Json]) -> None:
    for line in lines:
        print(json.dumps(line, ensure_ascii=False))


WORDS: dict[str, tuple[Callable[..., None], Callable[..., object]]] = {
    "terminal": (add_game_word, terminal),
    "resume": (add_word, resume),
    "replay": (add_word, replay),
    "analyse": (add_word, analyse),
    "verify": (add_word, verify),
    "games": (add_word, games),
    "trace": (add_game_word, trace_game),
    "completion": (add_word, completion),
}
