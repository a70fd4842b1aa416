"""The games of the house over HTTP: what each is, its options, its moves in words, its rules and cards."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from manoir.bots.levels import names
from manoir.core.errors import UnknownGame
from manoir.core.game import Game, Move
from manoir.core.parts import Part
from manoir.core.rulebook import differences, rule_ids
from manoir.core.story import Json, Phrase
from manoir.core.texts import LANGUAGES, Texts
from manoir.server.http.asked import house_of
from manoir.server.http.boards import brought_by
from manoir.server.http.kept import Kept
from manoir.server.http.replies import (
    About,
    CardShown,
    DifferenceShown,
    FormShown,
    GameShown,
    GamesShown,
    MovesShown,
    RulesShown,
)
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
    seats, levels = (game.seats, game.usual_seats), names(game)
    return GameShown(game.name, game.version, *seats, options, levels, about, brought_by(game))


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
    found = MovesShown([], {}, {})
    forms: dict[tuple[str, ...], FormShown] = {}
    seen: set[str] = set()
    for move in game.moves.values():
        for one in (move, move.public):
            if one.verb in game.verbs and one.notation not in seen:
                seen.add(one.notation)
                add_move(found, forms, one)
    return found


def add_move(found: MovesShown, forms: dict[tuple[str, ...], FormShown], move: Move) -> None:
    """A move as data; its form, and names of its parts, are added where they were not met before."""
    parts, phrase = move.parts(), move.phrase()
    hidden = move.public is not move
    kind = (move.verb, phrase.key, str(hidden), *parts)
    form = forms.get(kind)
    if form is None:
        form = forms[kind] = FormShown(move.verb, phrase.key, [], {name: [] for name in parts})
        if hidden:
            form.secret = True
        found.forms.append(form)
    form.notations.append(move.notation)
    usual: Json = {"key": phrase.key}
    for name, part in parts.items():
        value = part.value
        assert isinstance(value, (str, int, list))
        form.parts[name].append(value)
        usual[name] = said(name, part, found.words)
    if phrase.to_json() != usual:
        found.phrases[move.notation] = phrase.to_json()


def said(name: str, part: Part, words: dict[str, dict[str, str]]) -> object:
    """What clients make of the value of a part: the keys of texts for codes, and other values as they are."""
    codes = part.value if isinstance(part.value, list) else [part.value]
    phrases = part.said if isinstance(part.said, list) else [part.said]
    for code, phrase in zip(codes, phrases, strict=False):
        if isinstance(code, str) and isinstance(phrase, Phrase) and not phrase.values:
            words.setdefault(name, {}).setdefault(code, phrase.key)
    known = words.get(name, {})
    keys = [known.get(code, code) if isinstance(code, str) else code for code in codes]
    return keys if isinstance(part.value, list) else keys[0]


async def rules(request: Request) -> Response:
    """Which rules and cards the game has; what they say is in its texts."""
    return rules_kept(game_of(request)).answer(request)


@cache
def rules_kept(game: Game) -> Kept:
    cards = {code: CardShown(rule, game.card_facts(code)) for code, rule in game.cards.items()}
    about = (rule_ids(game), cards, game.topics, game.facts, game.curious, differences_shown(game))
    return Kept(ENCODE(RulesShown(*about)), JSON)


def differences_shown(game: Game) -> list[DifferenceShown]:
    values = {one.key: one.letter for one in game.options.lettered()}
    found: list[DifferenceShown] = []
    for rule, options in differences(game).items():
        found.append(DifferenceShown(rule, {key: value for key in options if (value := values[key]) is not None}))
    return found
