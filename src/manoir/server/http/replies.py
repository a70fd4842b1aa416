"""What the house answers over HTTP, besides tables and refusals."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from manoir.server.tables.messages import Guide, Letter, PanelShown, StoryLine, TableShown


class About(Struct):
    """A game in a few words of one language."""

    title: str
    pitch: str
    time: str


class Brought(Struct):
    """What a game of another package brings to the page."""

    at: str  # the address of its folder, which changes with what is in it
    files: list[str]  # board.js, SetUp.js, RuleCard.js, style.css, face.svg, and what these load themselves


class GameShown(Struct, rename="camel"):
    name: str
    version: int
    seats: list[int]
    usual_seats: int
    options: dict[str, Any]  # a JSON schema
    levels: list[str]  # of bots, the weakest first
    about: dict[str, About]  # by language
    brought: Brought | None = None  # the games of the house have their boards in the page


class GamesShown(Struct):
    games: list[GameShown]


class CardShown(Struct):
    """What is printed on a card: its rule, and what clients sort or draw it by."""

    rule: str
    facts: dict[str, Any]


class DifferenceShown(Struct):
    """A ruling that differs from the printed rules; the text rules-differ-ID says how and why."""

    rule: str
    options: dict[str, str | int | bool]  # what plays the printed rules; nothing, where that cannot be done


class RulesShown(Struct):
    """The rules and the cards of a game, in the order of its rules page; the texts have their words."""

    rules: list[str]
    cards: dict[str, CardShown]
    topics: dict[str, str]  # what boards explain, by name -> the rule that says it
    facts: dict[str, Any]  # what the game's own pages need to know of it, whatever the position
    curious: list[str]  # of the rules, those for the curious only, which a page shows last
    differences: list[DifferenceShown]


class FormShown(Struct):
    """Moves that are said alike: the columns of a table that has a row for each."""

    verb: str  # what is done
    text: str  # the key of the text that says such a move, with its parts by their names
    notations: list[str]
    parts: dict[str, list[str | int | list[str]]]  # with what: by name, a value for each notation
    secret: bool | UnsetType = UNSET  # true: others see less of them


class MovesShown(Struct):
    """Every move that players make or see, taken apart, so that nobody need read its notation."""

    forms: list[FormShown]
    words: dict[str, dict[str, str]]  # part -> value -> a text key; players and numbers have none
    phrases: dict[str, dict[str, Any]]  # by notation: in words, where the text of its form would not say it


class TableList(Struct):
    tables: list[TableShown]


class Seated(Struct):
    table: str
    code: str
    seat: Letter


class SeatsHeld(Struct):
    """The seats of a table that the cookies of who asks hold."""

    seats: list[Letter]


class Place(Struct):
    table: str


class PositionShown(Struct):
    """A game at some number, as a seat (null: a spectator) saw it; with all hands only after the end."""

    number: int
    last: int
    seat: Letter | None
    view: dict[str, Any]
    status: dict[str, Any]
    sheet: list[PanelShown]
    waiting: list[Letter]
    guide: Guide
    story: list[StoryLine]
    hands: dict[str, dict[str, Any]] | None = None  # every seat's view


class Story(Struct):
    """All moves of a game, as a seat saw them."""

    number: int
    seat: Letter | None
    lines: list[StoryLine]
    turning: int = 0  # of a game that is over: the entry by which who won came to the first place for good


class Health(Struct):
    status: str
    version: str
    database: str
    writable: bool


class Ready(Struct):
    """`ready`, or why a balancer should send people elsewhere: `starting`, `draining` or `no database`."""

    status: str
