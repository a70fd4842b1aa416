"""The games of the house, for people and for programs."""

import json

from rich.table import Table
from rich.text import Text

from manoir import start
from manoir.bots.persona import PERSONAS
from manoir.complaints import tell_left_out
from manoir.core.errors import listed
from manoir.core.game import Game
from manoir.core.options import USUAL, written
from manoir.core.story import Json
from manoir.core.texts import Texts
from manoir.games import GAMES
from manoir.terminal.prompt import command, shortened
from manoir.terminal.screen import Screen


def show_games(language: str, name: str | None, as_json: bool) -> None:
    """All games, or one of them."""
    games = [GAMES.named(name)] if name is not None else list(GAMES.values())
    if name is None:
        tell_left_out(Texts(language))
    if as_json:
        told = [described(game, Texts(language, game.folder / "texts")) for game in games]
        print(json.dumps(told[0] if name is not None else told, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for game in games:
        show_game(game, Texts(language, game.folder / "texts"), screen)


def chosen_game(texts: Texts) -> str:
    """The only game that there is, or the one that is asked for by number or name."""
    names = list(GAMES)
    if len(names) == 1:
        return names[0]
    screen = Screen()
    for number, name in enumerate(names, 1):
        said = Texts(texts.language, GAMES[name].folder / "texts")
        screen.say(f"{number} {said('game-title')}", "bold")
        screen.say(said("game-pitch"))
        screen.say(_facts(GAMES[name], said), "dim")
    while True:
        typed = screen.ask(texts("which-game"))
        if typed in map(str, range(1, len(names) + 1)):
            return names[int(typed) - 1]
        if typed.casefold() in names:
            return typed.casefold()
        if command(typed, texts)[0] == "quit":
            raise EOFError
        if typed:
            known = listed([*range(1, len(names) + 1), texts("command-quit")])
            screen.say(texts("error-game", game=shortened(typed), choices=known), "red")


def described(game: Game, texts: Texts) -> Json:
    return {
        "name": game.name,
        "version": game.version,
        "title": texts("game-title"),
        "pitch": texts("game-pitch"),
        "time": texts("game-time"),
        "players": game.seats,
        "usualPlayers": game.usual_seats,
        "options": {one.key: texts(f"option-{one.key}.help") for one in game.options.declared()},
        "presets": {one: texts(f"preset-{one}") for one in game.options.presets()},
        "schema": game.options.schema(),
        "levels": {one.name: texts(f"level-{one.name}.does") for one in game.levels},
        "personas": {one: texts(f"persona-{one}.does") for one in PERSONAS},
    }


def _facts(game: Game, texts: Texts) -> str:
    """For how many, how long, for whom."""
    return texts("games-players", least=game.seats[0], most=game.seats[-1]) + " · " + texts("game-time")


def show_game(game: Game, texts: Texts, screen: Screen) -> None:
    screen.say(texts("game-title"), "bold yellow")
    screen.say(texts("game-pitch"))
    screen.say(_facts(game, texts))
    screen.say(texts("games-play", command=listed(start.command(word, game.name) for word in ("play", "terminal"))))
    if game.options.declared():
        screen.say()
        screen.show(_options(game, texts))
    screen.say()
    screen.show(_bots(game, texts))
    screen.say()


def _bots(game: Game, texts: Texts) -> Table:
    """The levels, the weakest first, then the styles: the word to type, its name, what it does."""
    table = Table.grid(padding=(0, 2))
    for _ in range(3):
        table.add_column()
    for word, key in [(f"--bots {one.name}", f"level-{one.name}") for one in game.levels] + [
        (f"--bots {game.levels[-1].name}:{one}", f"persona-{one}") for one in PERSONAS
    ]:
        table.add_row(Text(word, "cyan"), texts(key), texts(key + ".does"))
    return table


def _options(game: Game, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    for key in ("games-flag", "games-values", "games-default", "games-meaning"):
        table.add_column(header=texts(key), no_wrap=key == "games-flag")
    table.show_header = True
    table.header_style = "dim"
    presets = game.options.presets()
    if len(presets) > 1:
        table.add_row(Text("--preset", "cyan"), " ".join(presets), USUAL, texts("flag-preset"))
    for one in game.options.declared():
        usual = texts("games-open") if one.default is None else written(one.default)
        table.add_row(Text(one.flag, "cyan"), " ".join(one.shown), usual, texts(f"option-{one.key}.help"))
    return table
