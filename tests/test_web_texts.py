"""The page's own texts: nothing is missing, left over or different between languages, and it speaks as Python does."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from manoir.core.game import Game
from manoir.core.play import Match
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Phrase
from manoir.core.texts import COMMON, LANGUAGES, Texts
from manoir.games import GAMES, HOUSE
from manoir.server.http.texts import RULES, for_clients
from tests.page import asked_of_the_page

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web/src"
NAMES = ["Ada", "Íñigo", "you", "B", "Zoé", "Ève", "Ana", "Ian", "Ola", "Uma"]  # some look like keys and seats
LITERAL = re.compile(r"""(['"`])((?:[a-z]+)(?:-[A-Za-z0-9]+)+(?:\.[a-z]+)?)\1""")
TEMPLATE = re.compile(r"`([a-z]+(?:-[A-Za-z0-9]+)*-)\$\{[^}]*\}((?:-[a-z]+)*(?:\.[a-z]+)?)`")

Entries = dict[str, set[str]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def read(path: Path) -> Entries:
    return entries(path.read_text(encoding="utf-8"), path)


def entries(text: str, path: Path) -> Entries:
    """Every key of a catalogue, attributes included, with the values that its text uses."""
    found: Entries = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{one.id.name}": one for one in entry.attributes}}
            for key, part in parts.items():
                assert key not in found, f"{key} twice in {path}"
                variables = Variables()
                variables.visit(part)
                found[key] = variables.found
    return found


def spoken(board: Path, language: str) -> Entries:
    """The texts of a board, with the values of those that they refer to too, its own and its game's."""
    files = [board / f"{language}.ftl", ROOT / "src/manoir/games" / board.name / "texts" / f"{language}.ftl"]
    known: dict[str, ast.Message] = {}
    for file in reversed([file for file in files if file.is_file()]):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                known[entry.id.name] = entry

    def values(name: str) -> set[str]:
        variables, references = Variables(), References()
        variables.visit(known[name])
        references.visit(known[name])
        return variables.found.union(*(values(other) for other in references.found if other in known))

    return {key: own | (values(key) if key in known else set()) for key, own in read(files[0]).items()}


@cache
def own(language: str) -> Entries:
    """The texts that the whole page has."""
    found: Entries = {}
    for path in sorted((WEB / "texts" / language).glob("*.ftl")):
        entries = read(path)
        assert not found.keys() & entries.keys(), path
        found |= entries
    return found


def boards() -> list[Path]:
    brought = ROOT.glob("tests/samples/*/web/en.ftl")
    return sorted(path.parent for path in (*WEB.glob("boards/*/en.ftl"), *brought))


@cache
def sources() -> str:
    paths = [path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind) if path.name != "types.ts"]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


def prefixes() -> set[str]:
    """The first words of the page's own keys, and of no others: house, table, rules …"""
    return {key.partition("-")[0] for key in own("en")}


def alike(entries: Entries, english: Entries) -> None:
    """The same keys; a language may do without a value, but use none that is not given."""
    assert entries.keys() == english.keys()
    for key, values in entries.items():
        assert values <= english[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_keys_and_values(language: str) -> None:
    alike(own(language), own("en"))
    for board in boards():
        alike(spoken(board, language), spoken(board, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_page_says_has_a_text(language: str) -> None:
    sent = for_clients((COMMON / f"{language}.ftl").read_text(encoding="utf-8"))
    known = set(own(language)) | set(entries(sent, COMMON))
    for game in map(GAMES.named, HOUSE):
        known |= set(read(game.folder / f"texts/{language}.ftl"))
    for board in boards():
        known |= set(read(board / f"{language}.ftl"))
    said = {key for _, key in LITERAL.findall(sources()) if key.partition("-")[0] in prefixes()}
    names = {"lobby-seats", "lobby-why", "house-panel", "mine-key"}  # of elements, not of texts
    assert sorted(said - known - names) == []
    for head, tail in TEMPLATE.findall(sources()):
        if head.partition("-")[0] in prefixes():
            assert any(key.startswith(head) and key.endswith(tail) for key in known), f"{head}…{tail}"


def rooms_that_say() -> dict[str, str]:
    """By key of the house's texts: the Python in which it stands, besides what only the command line runs."""
    python = ROOT / "src/manoir"
    command_line = (
        "terminal",
        "attack",
        "lab",
        "workshop",
        "core/record.py",
        *(path.name for path in python.glob("*.py")),
    )
    own_commands = ("server/commands.py", "server/play.py", "server/restore.py", "server/serve.py", "server/storage")
    others = [
        path
        for path in python.rglob("*.py")
        if not path.relative_to(python).as_posix().startswith((*command_line, *own_commands))
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in others)
    found = {}
    for key in read(COMMON / "en.ftl"):
        found[key] = text[at - 40 : at + 40] if (at := text.find(f'"{key}"')) > 0 else ""
    return found


def test_the_page_is_sent_what_it_may_have_to_say_and_not_what_the_command_line_says() -> None:
    sent = set(entries(for_clients((COMMON / "en.ftl").read_text(encoding="utf-8")), COMMON))
    on_the_page = {key for _, key in LITERAL.findall(sources())}
    built = ("level-", "persona-", "preset-")  # keys that are put together
    page_without_script = {
        "page-back",
        "page-description",
        "page-house",
        "page-invitation",
        "page-programs",
    }  # the house writes these into the page itself
    for key, where in rooms_that_say().items():
        needed = bool(where) or key in on_the_page or key.startswith(built) or key == "you"
        assert (key in sent) == (needed and key not in page_without_script), f"{key}: {where}"


@pytest.mark.parametrize("name", HOUSE)
def test_of_what_an_option_is_about_a_page_is_sent_the_words_for_people_only(name: str) -> None:
    path = GAMES[name].folder / "texts/en.ftl"
    whole = read(path)
    sent = entries(for_clients(path.read_text(encoding="utf-8"), RULES), path)
    said_twice = {key for key in whole if key.endswith(".help") and key.replace(".help", ".about") in whole}
    assert {key for key in whole if key.startswith("option-")} - set(sent) == said_twice != set()


def test_no_text_of_the_page_is_left_over() -> None:
    literal = {key for _, key in LITERAL.findall(sources())}
    templates = TEMPLATE.findall(sources())
    built = {"page-noscript"}  # goes into the page when it is built
    for key in own("en"):
        made = any(key.startswith(head) and key.endswith(tail) for head, tail in templates)
        assert key in literal or key in built or made, f"nobody says {key}"


# By whose seat a line says "you", as Texts.tell does; in Halloween the other one is a ghost.
ABOUT_ME = {"toctoctoc": ("-you", "-to-you"), "spooks": ("-you", "-to-you"), "halloween": ("-you",)}
NAMED = {"-you": {"player", "players"}, "-to-you": {"other"}}
# All that is dealt is one line of the page's own; what is said of several players names them all.
OF_ALL = {"event-deal", "event-deal-unseen", "event-tie", "event-joint-out", "event-joint-win"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ABOUT_ME)
def test_every_line_of_the_guest_book_about_somebody_can_be_about_me(game: str, language: str) -> None:
    """Whoever sits at the board reads "you", never their own name; also while their hand is covered."""
    told = read(ROOT / f"src/manoir/games/{game}/texts/{language}.ftl")
    board = read(WEB / f"boards/{game}/{language}.ftl")
    for ending in ABOUT_ME[game]:
        about = {key for key, values in told.items() if key.startswith("event-") and values & NAMED[ending]}
        assert sorted(key for key in about - OF_ALL if f"{key}{ending}" not in board) == []
        for key, values in board.items():
            if key.startswith("event-") and re.search(r"(?<!-to)-you$" if ending == "-you" else "-to-you$", key):
                assert key.removesuffix(ending) in told and not values & NAMED[ending], key
    assert set(ABOUT_ME) == set(HOUSE)


def test_french_has_its_spaces() -> None:
    for path in [*(WEB / "texts/fr").glob("*.ftl"), *(board / "fr.ftl" for board in boards())]:
        for line in path.read_text(encoding="utf-8").splitlines():
            text = line.partition("=")[2]
            if not line.startswith("#"):
                assert not re.search(" [:;!?»]|« ", text), (path.name, line)


# -- the same sentences on both sides ----------------------------------------------------------------------------------


def phrases(game: Game, seats: int, seed: int) -> list[Phrase]:
    """All that is said in a random game: to each seat, and to those who watch."""
    rng = Rng(seed)
    match = Match(game, game.options(), seats)
    found: list[Phrase] = []
    entries = match.settle(rng)
    while True:
        for entry in entries:
            for event in entry.story:
                found += [event.told_to(0), event.told_to(None), event.whole()]
        state = match.state
        watcher = rng.below(seats)
        view = state.view(watcher)
        found.append(view.status())
        for panel in view.sheet():
            found += [panel.title, *(line.label for line in panel.lines)]
            found += [item for line in panel.lines for item in line.items]
        if match.over:
            break
        seat = state.waiting()[0]
        moves = state.moves(seat)
        for move in moves[:12]:
            hint = state.view(seat).hint(move)
            found += [move.phrase()] if hint is None else [move.phrase(), hint]
        entries = [match.play(seat, moves[rng.below(len(moves))]), *match.settle(rng)]
    for seat in range(seats):
        found += [phrase for phrase, _ in match.state.breakdown(seat)]
    return found


@pytest.mark.parametrize("name", HOUSE)
def test_the_page_says_the_same_as_python(name: str) -> None:
    game = GAMES[name]
    seats = game.usual_seats
    names = {LETTERS[seat]: NAMES[seat] for seat in range(seats)}
    said: dict[str, Phrase] = {}
    for phrase in phrases(game, seats, 7):
        said.setdefault(json.dumps(phrase.to_json(), sort_keys=True), phrase)
    catalogues = {
        language: [
            for_clients((COMMON / f"{language}.ftl").read_text(encoding="utf-8")),
            for_clients((game.folder / f"texts/{language}.ftl").read_text(encoding="utf-8"), ()),
        ]
        for language in LANGUAGES
    }
    asked = [catalogues, *([language, json.loads(one), names] for language in LANGUAGES for one in said)]
    theirs = asked_of_the_page("say.mjs", asked)
    ours = [
        Texts(language, game.folder / "texts", NAMES[:seats]).say(phrase)
        for language in LANGUAGES
        for phrase in said.values()
    ]
    assert len(said) > 200
    different = [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]]
    assert different == []
