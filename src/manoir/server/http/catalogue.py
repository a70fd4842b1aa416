"""The games of the house over HTTP: what each is, its options, its moves in words, its rules and cards."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from manoir.bots.levels import names
from manoir.core.errors import UnknownGame
from manoir.core.game import Game, Move
from manoir.core.rulebook import rule_ids
from manoir.core.story import Json, Phrase
from manoir.core.texts import LANGUAGES, Texts
from manoir.server.http.asked import house_of
from manoir.server.http.kept import Kept
from manoir.server.http.replies import About, CardShown, GameShown, GamesShown, MoveShown, MovesShown, RulesShown
from manoir.server.tables.messages import ENCODE

JSON = "application/json"


async def games(request: Request) -> Response:
    return games_kept(tuple(house_of(request).games.values())).answer(request)


@cache
def games_kept(games: tuple[Game, ...]) -> Kept:
    return Kept(ENCODE(GamesShown([game_shown(game) for game in games])), JSON)


def game_shown(game: Game) -> GameShown:
    options: Json = game.options.schema()
    about = {language: about_game(game, language) for language in LANGUAGES}
    return GameShown(game.name, game.version, game.seats, game.usual_seats, options, names(game), about)


def about_game(game: Game, language: str) -> About:
    said = Texts(language, game.folder / "texts")
    return About(said("game-title"), said("game-pitch"), said("game-time"))


def game_of(request: Request) -> Game:
    games, name = house_of(request).games, request.path_params["game"]
    if name not in games:
        raise UnknownGame(name[:64], games)
    return games[name]


async def moves(request: Request) -> Response:
    """Every move that players make, taken apart and in words; it changes only with the rules."""
    return moves_kept(game_of(request)).answer(request)


@cache
def moves_kept(game: Game) -> Kept:
    return Kept(ENCODE(moves_shown(game)), JSON)


def moves_shown(game: Game) -> MovesShown:
    found = MovesShown({}, {})
    for move in game.moves.values():
        for one in (move, move.public):
            if one.verb in game.verbs and one.notation not in found.moves:
                found.moves[one.notation] = move_shown(one, found.words)
    return found


def move_shown(move: Move, words: dict[str, dict[str, str]]) -> MoveShown:
    """A move as data; names of its parts that were not met before are added to the words."""
    shown = MoveShown(move.verb, {})
    usual: Json = {"key": "move-" + move.verb}
    for name, part in move.parts().items():
        value = part.value
        assert isinstance(value, (str, int, list))
        shown.parts[name] = value
        usual[name] = value
        if isinstance(value, str) and isinstance(part.said, Phrase):
            usual[name] = words.setdefault(name, {}).setdefault(value, part.said.key)
    phrase = move.phrase().to_json()
    if phrase != usual:
        shown.phrase = phrase
    return shown


async def rules(request: Request) -> Response:
    """Which rules and cards the game has; what they say is in its texts."""
    return rules_kept(game_of(request)).answer(request)


@cache
def rules_kept(game: Game) -> Kept:
    cards = {code: CardShown(rule, game.card_facts(code)) for code, rule in game.cards.items()}
    return Kept(ENCODE(RulesShown(rule_ids(game), cards, game.topics, game.facts)), JSON)
