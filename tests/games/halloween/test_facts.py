"""What the game tells of its cards and sets is what its rules say, and what the cards do."""

import json
import re
from typing import Any

from manoir.core.texts import Texts
from manoir.games.halloween import FOLDER
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.card import CLAIMED, REROLLS, VEILS, Card
from manoir.games.halloween.cards import DECK
from manoir.games.halloween.facts import ALSO, GIVES, KINDS
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import SETS, HalloweenOptions
from tests.proofs import rules


def printed() -> Any:
    """The data of RULES.md 11."""
    text = (FOLDER / "RULES.md").read_text(encoding="utf-8")
    found = re.search(r"## 11\. .*?```json\n(.*?)```", text, re.DOTALL)
    assert found
    return json.loads(found[1])


def facts(number: int) -> Any:
    return GAME.card_facts(str(number))


def test_the_kind_and_the_time_of_every_card_are_those_of_the_rules() -> None:
    data = printed()
    assert {**data["kind_action"], "free": data["kind_free"], "end": data["end_of_game"]} == KINDS
    for number in range(1, 53):
        expected = "end" if number in data["end_of_game"] else "once" if number in data["once_per_turn"] else "always"
        assert facts(number)["time"] == expected, number


def test_every_card_is_of_one_kind_and_gives_one_thing() -> None:
    for lists in (KINDS, GIVES):
        assert sorted(number for numbers in lists.values() for number in numbers) == list(range(1, 53))
    assert all(GAME.card_facts(code)["kind"] == "token" for code in BONUS_CODES)


@rules("H-14.2")
def test_a_card_bears_on_the_claims_that_it_makes_cheaper_or_follows() -> None:
    """Those whose rows say so: a permit, a saving, or the moment after a claim."""
    saving = [card.number for card in DECK if type(card).saving is not Card.saving]
    claims = [card.number for card in DECK if card.permits & VEILS or card.moment == CLAIMED]
    assert sorted({*saving, *claims}) == ALSO["claim"]
    assert [card.number for card in DECK if card.permits & REROLLS] == ALSO["dice"]
    assert facts(16)["bears"] == ["fight", "dice"]
    assert facts(46)["bears"] == ["haunt", "recover"]
    assert facts(12)["bears"] == []


def test_clients_are_told_which_cards_a_set_has() -> None:
    assert GAME.facts["sets"] == SETS == printed()["sets"]


def test_a_card_that_does_something_else_by_the_letter_says_so() -> None:
    """A-26, A-21, A-75: wherever texts of cards are read, and no other card has such a text."""
    usual, letter = HalloweenOptions(), HalloweenOptions.by_the_letter()
    texts = Texts("en", GAME.folder / "texts")
    assert [code for code in GAME.cards if texts.has(f"card-{code}.printed")] == ["1", "23", "24", "34", "36", "T06"]
    for code in GAME.cards:
        assert GAME.card_text(code, usual) == f"card-{code}.rule"
        other = texts.has(f"card-{code}.printed")
        assert GAME.card_text(code, letter) == f"card-{code}.{'printed' if other else 'rule'}"
    state = GAME.new(letter.settled(4), 4)
    reworded = [str(number) for number, card in enumerate(DECK, 1) if card.reworded(state)]
    assert reworded == ["1", "23", "24", "34", "36"], "what is said to who is asked is what the card says"
