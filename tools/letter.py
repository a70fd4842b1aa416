"""Writes docs/letter-GAME.md: where each game of the house is usually played otherwise than it is printed, and why.

    python -m tools.letter

The rulings of RULES.md say which these are and which option plays the letter (core/rulebook.py), the games' texts say
it for players in every language. A test holds that the pages are up to date.
"""

import sys
from pathlib import Path

from manoir.core.game import Game
from manoir.core.options import written
from manoir.core.rulebook import difference_key, differences
from manoir.core.story import Phrase
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES, HOUSE

DOCS = Path(__file__).resolve().parent.parent / "docs"
CALLED = {"en": "English", "fr": "Français", "es": "Español"}


def page(game: Game) -> str:
    title = Texts("en", game.folder / "texts")("game-title")
    lines = [
        f"# {title}: where we differ from the book, and why",
        "",
        f"A sentence for each ruling of [RULES.md](../src/manoir/games/{game.name}/RULES.md) that is not as",
        "it is printed, and the [option](options.md) that plays the letter; `--preset letter` sets them all.",
        "Written by `tools/letter.py`.",
    ]
    for language in LANGUAGES:
        lines += ["", f"## {CALLED[language]}", "", *told(game, Texts(language, game.folder / "texts"))]
    return "\n".join(lines) + "\n"


def told(game: Game, texts: Texts) -> list[str]:
    """A line for each difference, in the words of one language."""
    lettered = {one.key: one for one in game.options.lettered()}
    lines = []
    for rule, options in differences(game).items():
        ways = []
        for one in (lettered[key] for key in options):
            said = f"option-{one.key}.{one.letter}"
            value = texts(said) if texts.has(said) else written(one.letter)
            phrase = Phrase("end-option", {"option": Phrase(f"option-{one.key}"), "value": value})
            ways.append(f"{texts.say(phrase)} (`{one.key}={written(one.letter)}`)")
        played = texts("letter-option", options=", ".join(ways)) if ways else texts("letter-none")
        lines.append(f"- **{rule}** {texts(difference_key(rule))} *{played}*")
    return lines


def main() -> int:
    for name in HOUSE:
        (DOCS / f"letter-{name}.md").write_text(page(GAMES[name]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
