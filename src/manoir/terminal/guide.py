"""Cards, rules and commands, explained on demand."""

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from manoir.core.errors import Refused, listed
from manoir.core.game import Game
from manoir.core.options import Options
from manoir.core.rulebook import difference_key, differences, rule_ids, rule_key
from manoir.core.story import Phrase
from manoir.core.texts import Texts
from manoir.terminal.prompt import COMMANDS, folded
from manoir.terminal.screen import Screen

MANY = 20  # cards: more of them are not all named to whoever mistypes one


def card_named(game: Game, typed: str, texts: Texts) -> str:
    """The notation of a card as somebody typed it, with # or without, or by its name; empty if there is none."""
    wanted = folded(typed.removeprefix("#").strip())
    for card in game.cards:
        if wanted in (card.casefold(), folded(texts("card-" + card))):
            return card
    return ""


def rules_named(game: Game, typed: str) -> list[str]:
    """The rule of an id, or all rules of a chapter such as T-4."""
    wanted = typed.upper()
    ids = rule_ids(game)
    return [rule for rule in ids if rule == wanted] or [rule for rule in ids if rule.startswith(wanted + ".")]


class Guide:
    def __init__(self, game: Game, options: Options, texts: Texts, screen: Screen) -> None:
        self.game = game
        self.options = options
        self.texts = texts
        self.screen = screen

    def card(self, typed: str) -> None:
        card = card_named(self.game, typed, self.texts)
        if not card:
            every = list(self.game.cards)
            choices = every if len(every) <= MANY else [*every[:3], "…", every[-1]]
            raise Refused(Phrase("error-card", {"card": typed, "choices": listed(choices)}))
        self.table([self.row(card)])

    def row(self, card: str) -> tuple[str, str, str]:
        return card, self.texts("card-" + card), self.texts(self.game.card_text(card, self.options))

    def cards(self, only: Collection[str] = ()) -> None:
        """All cards, or only some, and then how to see the others."""
        shown = [card for card in self.game.cards if card in only] or self.game.cards
        self.table([self.row(card) for card in shown])
        if len(shown) < len(self.game.cards):
            self.screen.say(self.texts("cards-on-table", command=self.texts("command-cards")), "dim")

    def rule(self, typed: str) -> None:
        """A rule or a chapter; all of them if none is named."""
        if not typed:
            self.rules()
            return
        found = rules_named(self.game, typed)
        if not found:
            command = self.texts("command-rules")
            raise Refused(Phrase("error-rule", {"rule": typed, "command": command}))
        self.table([(rule, self.texts(rule_key(rule))) for rule in found])

    def rules(self) -> None:
        self.table([(rule, self.texts(rule_key(rule))) for rule in rule_ids(self.game)])
        if differences(self.game):
            self.screen.say(self.texts("hint-letter", command=self.texts("command-letter")), "dim")

    def letter(self) -> None:
        """Where we differ from the printed rules, and the flags that play these."""
        found = differences(self.game)
        if not found:
            self.screen.say(self.texts("hint-as-printed"))
            return
        self.screen.say(self.texts("letter-title"), "bold")
        flags = {one.key: one.typed(one.letter) for one in self.game.options.lettered() if one.letter is not None}
        rows: list[tuple[str, ...]] = []
        for rule, options in found.items():
            typed = listed(flags[key] for key in options)
            played = self.texts("letter-option", options=typed) if typed else self.texts("letter-none")
            rows.append((rule, f"{self.texts(difference_key(rule))} {played}"))
        self.table(rows)

    def commands(self) -> None:
        """The page of help: the game in short, how to move, and the commands."""
        texts, game = self.texts, self.game
        self.screen.say(" ".join(texts("game-welcome").split()))
        self.screen.say(texts("welcome-type", command=texts("command-quit")))
        self.screen.say(texts("help-moves", example=game.notations[0]))
        self.screen.say(texts("help-more"))
        self.screen.say(texts("help-commands"))
        examples = {"rule": rule_ids(game)[0], "card": next(iter(game.cards), "")}
        names = [name for name in COMMANDS if game.cards or not name.startswith("card")]
        if not differences(game):
            names.remove("letter")
        self.table([(texts(f"command-{name}.usage", **examples), texts(f"command-{name}.does")) for name in names])

    def table(self, rows: list[tuple[str, ...]]) -> None:
        """Rows of a name and what is to be said of it."""
        if not self.screen.is_terminal:
            for row in rows:
                self.screen.say("  ".join(row))
            return
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for name, *rest in rows:
            table.add_row(Text(name, "cyan"), *rest)
        self.screen.page(table, self.texts("hint-page"))
