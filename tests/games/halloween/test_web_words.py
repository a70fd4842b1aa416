"""The board in the browser has a way to every option of random games."""

import json

from manoir.core.game import Move
from manoir.games.halloween.game import GAME
from manoir.server.http.catalogue import moves_kept, moves_shown
from manoir.server.tables.frames import words_shown
from manoir.server.tables.messages import ENCODE, SentencesFrame
from tests.games.halloween.playing import random_table
from tests.page import asked_of_the_page

POSITIONS = 1200


def test_every_option_of_random_games_can_be_chosen_on_the_board_from_its_first_word_or_its_last() -> None:
    """By clicking places and buttons one comes to it and to no other."""
    asked: list[object] = []
    kinds: set[str] = set()
    seed = 0
    while len(asked) < POSITIONS:
        table = random_table(seed, rich=seed % 3 > 0)
        seed += 1
        for _ in range(100):
            state = table.state
            if table.over:
                break
            if state.actor >= 0:
                view = state.view(state.actor)
                shown = view.to_json()
                kinds.add(str(shown["decision"]))
                frame = SentencesFrame("s", len(asked), words_shown(view.sentences(200).first))
                seen = {key: shown[key] for key in ("decision", "town", "focus", "players")}
                asked.append({"view": seen, "sentences": json.loads(ENCODE(frame))})
            table.step()
    wrong = asked_of_the_page("halloween-words.mjs", [moves_kept(GAME).content, *asked])
    assert len(wrong) == len(asked)
    assert [found for found in wrong if found] == []
    assert len(kinds) > 22


NAMED = {"building": "building", "to": "building", "colour": "colour", "card": "card", "die": "die"}


def test_what_events_are_about_is_called_as_in_moves() -> None:
    """The board finds the building, the colour, the card and the die of an event by the names that moves give them."""
    words, met = moves_shown(GAME).words, set()
    for seed in range(20):
        table = random_table(seed, rich=True)
        while not table.over:
            for event in table.step()[2]:
                for name, value in event.to_json().items():
                    if name in NAMED:
                        assert value in words[NAMED[name]].values(), (event.key, name, value)
                        met.add(name)
    assert met == set(NAMED)


def test_a_board_finds_whole_options_by_any_part_of_any_word() -> None:
    """The building of a second word, the ghost that nobody need name, a card, and what is left to choose then."""
    wishes: list[tuple[dict[str, object], str]] = [
        ({}, "building"),
        ({"building": "CH"}, "action"),
        ({"building": "SC", "colour": "b"}, "verb"),
        ({"verb": "to", "building": "MA"}, "section"),
        ({"uses": ["4"]}, "colour"),
        ({"verb": "claim"}, "card"),
    ]
    asked, expected = [], []
    for seed in range(30):
        table = random_table(seed, rich=True)
        table.settle()
        if table.over:
            continue
        found = table.state.view(table.state.actor).sentences()
        for wish, part in wishes:
            frame = SentencesFrame("s", seed, words_shown(found.first))
            asked.append(json.loads(ENCODE([frame, wish, part])))
            fulfilling = [one for one in found.all() if any(fulfils(move, wish) for move in one.all_moves)]
            said = [
                [[m.notation for m in one.moves], [m.notation for m in one.all_moves], one.whole] for one in fulfilling
            ]
            values = [move.parts()[part].value for one in fulfilling for move in one.all_moves if part in move.parts()]
            expected.append([said, list({str(value): value for value in values}.values()), seed])
    answers = asked_of_the_page("sentences.mjs", [moves_kept(GAME).content, *asked])
    assert answers == expected
    assert all(any(answer[0] for answer in answers[at :: len(wishes)]) for at in range(len(wishes)))


def fulfils(move: Move, wish: dict[str, object]) -> bool:
    said = {"verb": move.verb, **{name: part.value for name, part in move.parts().items()}}
    return all(said.get(name) == value for name, value in wish.items())
