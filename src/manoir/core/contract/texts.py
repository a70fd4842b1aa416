"""What a game says: every text that clients will ask for is there in every language, and can be said."""

import json
import re

from manoir.core.contract.broken import Broken
from manoir.core.game import Game
from manoir.core.options import Option
from manoir.core.rulebook import difference_key, differences, rule_ids, rule_key, section
from manoir.core.story import Phrase
from manoir.core.texts import LANGUAGES, Texts, resource

UNKNOWN = re.compile(r"Unknown external: (\w+)")
NAMED = re.compile(r"text (\S+) in ")


def text_faults(game: Game) -> list[Broken]:
    """Files and texts that are missing or cannot be read."""
    found: list[Broken] = []
    keys = keys_of(game)
    for language in LANGUAGES:
        file = game.folder / "texts" / f"{language}.ftl"
        if not file.is_file():
            found.append(Broken("no-file", {"file": f"texts/{file.name}"}))
            continue
        found += _unreadable(game, language)
        texts = Texts(language, game.folder / "texts")
        found += [Broken("no-text", {"key": key, "language": language}) for key in keys if not texts.has(key)]
    return found


def keys_of(game: Game) -> list[str]:
    """The texts that follow from what a game lists; what it says besides is heard while it is played."""
    keys = ["game-title", "game-pitch", "game-time", "game-welcome", "rules-edition", "rules-turn-1"]
    for card in game.cards:
        keys += [f"card-{card}", f"card-{card}.rule"]
    keys += [f"move-{verb}" for verb in game.verbs]
    keys += [f"event-{event}" for event in game.events]
    keys += [f"event-{event}-unseen" for event in game.secret_events]
    keys += [f"refusal-{refusal}" for refusal in game.refusals]
    keys += [rule_key(rule) for rule in rule_ids(game)]
    keys += [f"rules-{name}" for name in dict.fromkeys(map(section, rule_ids(game)))]
    keys += map(difference_key, differences(game))
    for level in game.levels:
        keys += [f"level-{level.name}", f"level-{level.name}.does"]
    for option in game.options.declared():
        keys += [f"option-{option.key}", f"option-{option.key}.help"]
        keys += [f"option-{option.key}.{word}" for word in _words(option)]
    return keys


def _words(option: Option) -> list[str]:
    """The values of an option that are words, each with a text of its own; seats and numbers speak for themselves."""
    words = [word for word in (option.choices[:-1] if option.free else option.choices) if not _seat(word)]
    if not any(isinstance(word, str) for word in words[1:]):
        return []
    return [str(word) for word in words]


def _seat(value: str | int | bool) -> bool:
    return isinstance(value, str) and value.startswith("seat:")


def _unreadable(game: Game, language: str) -> list[Broken]:
    """Lines of a file that are no text."""
    from fluent.syntax.ast import Junk

    file = game.folder / "texts" / f"{language}.ftl"
    found: list[Broken] = []
    for entry in resource(file).body:
        if isinstance(entry, Junk):
            first = str(entry.content).strip().split("\n")[0]
            found.append(Broken("junk", {"file": f"texts/{file.name}", "line": first[:80]}))
    return found


class Speaker:
    """Says whatever a game says in every language, each thing once."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.texts = [Texts(language, game.folder / "texts", names) for language in LANGUAGES]
        self.said: set[str] = set()

    def say(self, phrase: Phrase) -> None:
        same = json.dumps(phrase.to_json())
        if same in self.said:
            return
        self.said.add(same)
        for texts in self.texts:
            try:
                texts.say(phrase)
            except KeyError:
                raise Broken("no-text", {"key": _missing(phrase, texts), "language": texts.language}) from None
            except ValueError as error:
                raise _unsayable(str(error), phrase, texts.language) from None


def _missing(phrase: Phrase, texts: Texts) -> str:
    """The key that has no text: of the phrase, or of one inside it."""
    if not texts.has(phrase.key):
        return phrase.key
    inside: list[object] = list(phrase.values.values())
    while inside:
        value = inside.pop(0)
        if isinstance(value, list):
            inside += value
        elif isinstance(value, Phrase):
            if not texts.has(value.key):
                return value.key
            inside += list(value.values.values())
    return phrase.key


def _unsayable(problem: str, phrase: Phrase, language: str) -> Broken:
    """A text that asks for a value which it is not given, or that has another fault."""
    asked = UNKNOWN.findall(problem)
    named = NAMED.match(problem)
    key = named.group(1) if named else phrase.key
    if not asked:
        return Broken("unsayable", {"key": key, "language": language, "problem": problem})
    given = ", ".join(phrase.values) if key == phrase.key else ""
    return Broken("value", {"key": key, "language": language, "value": ", ".join(asked), "given": given or "–"})
