"""The words `new-game`, `add` and `remove` of the command line."""

import sys
from importlib import invalidate_caches
from pathlib import Path

from cyclopts import App

from manoir import games, start
from manoir.commands import add_word
from manoir.complaints import said
from manoir.core.texts import Texts, language
from manoir.workshop import joining
from manoir.workshop import new_game as beginning


def register(app: App, texts: Texts) -> None:
    add_word(app, "new-game", new_game, texts)
    add_word(app, "add", add, texts)
    add_word(app, "remove", remove, texts)


def new_game(folder: Path, /, *, lang: str | None = None) -> None:
    texts = Texts(language(lang))
    name = beginning.new_game(folder)
    print(texts("new-game-written", game=name, path=str(folder)))
    for words, key in (
        (start.command("add", str(folder)), "new-game-add"),
        (start.command("terminal", name), "new-game-terminal"),
        (start.command("play", name), "new-game-play"),
        (start.command("check", name), "new-game-check"),
    ):
        print(f"  {words:30}  {texts(key)}")


def add(folder: Path, /, *, lang: str | None = None) -> int:
    texts = Texts(language(lang))
    package = joining.add(folder)
    sys.path.append(str(package.sources))
    invalidate_caches()
    games.look_again()
    broken = [one for one in games.GAMES.left_out() if one.game in package.points]
    for game in package.points:
        print(texts("new-game-added", game=game, path=str(package.folder)))
    for one in broken:
        print(f"manoir: {said(one, texts)}", file=sys.stderr)
    return 1 if broken else 0


def remove(game: str, /, *, lang: str | None = None) -> None:
    texts = Texts(language(lang))
    package = joining.remove(game)
    print(texts("new-game-removed", game=game, package=package))
