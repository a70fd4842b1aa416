"""What a game lists of itself: enough to set a table for it, and nothing that contradicts itself."""

import re

from manoir.core.contract.broken import Broken, failure
from manoir.core.contract.texts import text_faults
from manoir.core.errors import Refused
from manoir.core.game import Game, Move, State, View
from manoir.core.options import written
from manoir.core.rulebook import differences, rule_ids
from manoir.core.story import LETTERS

NAME = re.compile(r"[a-z][a-z0-9]*")
OF_STATES = ("moves", "apply", "scores", "breakdown", "clone", "view", "position")
OF_VIEWS = ("to_json", "imagine", "status", "sheet")
ALWAYS = ("not-your-turn", "not-offered", "game-over")  # refusals that any game can meet


def check_game(game: Game) -> None:
    """Raise the first of a game's faults."""
    for fault in faults(game):
        raise fault


def faults(game: Game) -> list[Broken]:
    """All that is wrong with a game before anybody has moved; it takes no longer than to read its texts."""
    found = _seats(game) + _files(game) + _moves(game) + _keys(game)
    if not found:
        found += _rules(game) + _letters(game) + text_faults(game)
    if not found:
        found += _opening(game)
    return found


def _seats(game: Game) -> list[Broken]:
    found: list[Broken] = []
    if not NAME.fullmatch(game.name):
        found.append(Broken("name", {"name": game.name}))
    if (
        not game.seats
        or sorted(set(game.seats)) != game.seats
        or not 1 <= game.seats[0] <= game.seats[-1] <= len(LETTERS)
    ):
        found.append(Broken("seats", {"seats": _written(game.seats), "most": len(LETTERS)}))
    elif game.usual_seats not in game.seats:
        found.append(Broken("usual-seats", {"usual": game.usual_seats, "seats": _written(game.seats)}))
    if game.most_decisions <= 0:
        found.append(Broken("most-decisions", {"most": game.most_decisions}))
    if not game.levels:
        found.append(Broken("levels"))
    return found


def _files(game: Game) -> list[Broken]:
    if not (game.folder / "RULES.md").is_file():
        return [Broken("no-file", {"file": "RULES.md"})]
    ids = rule_ids(game)
    if not ids:
        return [Broken("no-rules")]
    return [Broken("rule-twice", {"rule": rule}) for rule in _twice(ids)]


def _moves(game: Game) -> list[Broken]:
    """Every move has its own id and notation, also what the others see of it."""
    found: list[Broken] = [] if game.moves else [Broken("no-moves")]
    by_id: dict[int, Move] = {}
    by_notation: dict[str, Move] = {}
    for notation, listed in game.moves.items():
        if notation != listed.notation:
            found.append(Broken("listed-as", {"move": listed.notation, "notation": notation}))
        for move in (listed, listed.public):
            same, alike = by_id.setdefault(move.id, move), by_notation.setdefault(move.notation, move)
            if alike is not move:
                found.append(Broken("notation-twice", {"move": move.notation}))
            elif same is not move:
                found.append(Broken("id-twice", {"move": move.notation, "other": same.notation, "id": str(move.id)}))
            elif move.id < 0:
                found.append(Broken("id-negative", {"move": move.notation, "id": str(move.id)}))
    verbs = {move.verb for move in by_notation.values()}
    if not game.verbs:
        found.append(Broken("no-verbs"))
    found += [Broken("verb-unused", {"verb": verb}) for verb in game.verbs if verb not in verbs]
    if not game.notations:
        found.append(Broken("no-notations"))
    for example in game.notations:
        try:
            game.parse(example)
        except Refused:
            found.append(Broken("example", {"notation": example}))
    return found


def _keys(game: Game) -> list[Broken]:
    """Tables that speak of each other."""
    found = [Broken("secret-event", {"event": event}) for event in game.secret_events if event not in game.events]
    found += [Broken("no-refusal", {"refusal": key}) for key in ALWAYS if key not in game.refusals]
    try:
        game.options.declared()
    except Exception as error:
        found.append(failure(error, game.folder))
    return found


def _rules(game: Game) -> list[Broken]:
    """Whatever cites a rule cites one that there is."""
    known = set(rule_ids(game))
    cited = [("Game.seats_rule", game.seats_rule)]
    for table, rules in (
        ("cards", game.cards),
        ("events", game.events),
        ("refusals", game.refusals),
        ("topics", game.topics),
    ):
        cited += [(f"Game.{table}: {key}", rule) for key, rule in rules.items()]
    cited += [(option.name, option.rule) for option in game.options.declared() if option.rule]
    return [Broken("no-rule", {"what": what, "rule": rule or "–"}) for what, rule in cited if rule not in known]


def _letters(game: Game) -> list[Broken]:
    """Each option that plays the printed rules stands in a ruling that says so, and no ruling names another."""
    declared = {one.key: written(one.letter) for one in game.options.lettered()}
    marked = [(rule, key, value) for rule, options in differences(game).items() for key, value in options.items()]
    found = [
        Broken("letter-unmarked", {"option": key, "value": value})
        for key, value in declared.items()
        if key not in [marked_key for _, marked_key, _ in marked]
    ]
    wrong = [one for one in marked if declared.get(one[1]) != one[2]]
    return found + [Broken("letter", {"rule": rule, "option": key, "value": value}) for rule, key, value in wrong]


def _opening(game: Game) -> list[Broken]:
    """A table can be set, and its position answers every question."""
    try:
        state = game.state(game.options(), game.usual_seats)
        found = _unsaid(state, State, OF_STATES)
        return found if found else _unsaid(state.view(None), View, OF_VIEWS)
    except Exception as error:
        return [failure(error, game.folder)]


def _unsaid(thing: object, kind: type, names: tuple[str, ...]) -> list[Broken]:
    """The methods of a class that whoever extends it has to write, and has not."""
    own = type(thing)
    missing = [name for name in names if getattr(own, name) is getattr(kind, name)]
    return [Broken("no-method", {"kind": own.__name__, "method": name}) for name in missing]


def _twice(words: list[str]) -> list[str]:
    return sorted({word for word in words if words.count(word) > 1})


def _written(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers)) or "–"
