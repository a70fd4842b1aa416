"""Whole options: every sentence that a position offers, as independent code finds them, and what each word promises."""

import pytest

from manoir.core.errors import IllegalMove, NoSentence
from manoir.core.play import Match
from manoir.core.sentences import Sentence, Sentences
from manoir.core.story import Seat
from manoir.games.halloween.game import GAME
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import options, position
from tests.games.halloween.playing import random_table


def found(state: HalloweenState, most: int = 10_000, seat: Seat | None = None) -> Sentences:
    return state.view(state.actor if seat is None else seat).sentences(most)


def text(sentence: Sentence) -> str:
    return " ".join(move.notation for move in sentence.all_moves)


def test_the_sentences_of_random_positions_are_the_options_that_are_offered() -> None:
    """As the tests of the rules find them, word for word, those included that nobody need say."""
    several = 0
    for seed in range(16):
        table = random_table(seed, rich=True)
        for _ in range(60):
            if table.over:
                break
            if table.state.actor >= 0:
                said = found(table.state).all()
                begun = table.state.options_made()[-1:] if table.state.continues() else []
                before = [" ".join(word.notation for word in words) + " " for words in begun]
                assert ["".join(before) + text(one) for one in said] == options(table.state)
                several += len(said) > len(table.state.moves(table.state.actor))
            table.step()
    assert several > 50


def test_every_word_says_what_it_promises() -> None:
    state = position("PS 1b 1g; CH 2b 1y", tokens="b2 g1 y1", scare=9, levels="3/3/3", display="7")
    told = {text(one): [word.hint and word.hint.to_json() for word in one.words] for one in found(state).all()}
    assert told["S1 haunt CH y own"] == [None, {"key": "hint-points", "n": 6}]
    assert told["S1 scare b"] == [None, {"key": "hint-gain", "n": 1}]
    assert told["S1 evolve CH b"] == [None, {"key": "hint-scare", "n": 2}]
    assert told["S1 fight CH b y CH"] == [None, {"key": "hint-odds", "n": 19, "attack": 4, "defence": 8, "gain": 1}]
    assert told["claim 7 bgy reserve"][0] == {"key": "hint-price-grey", "n": 3, "ways": 3}


def test_the_last_word_says_what_the_whole_option_costs_and_brings() -> None:
    """Whether or not its words need be said; of what dice decide, only what it costs to roll them."""
    state = position("PS 1b 1g; CH 2b 1y", tokens="b2 g1 y1", scare=9, levels="3/3/3", display="7")
    told = {text(one): one.words[-1].changes for one in found(state).all()}
    assert told["S1 haunt CH y own"] == {"points": 6, "discs": -1, "haunts": -1}
    assert told["S1 scare b"] == {"scare": 1, "discs": -1}
    assert told["S1 evolve CH b"] == {"scare": -2, "discs": -1, "g": 1}
    assert told["S1 summon CH b"] == {"discs": -1, "b": 1}
    assert told["S1 fight CH b y CH"] == {"discs": -1}
    assert told["claim 7 bgy reserve"] == {"points": 3, "discs": -1, "cards": 1, "b": -1, "g": -1, "y": -1}
    assert found(position("PS 1b")).first[0].changes, "also where nothing else need be said"


def test_a_word_that_nobody_need_say_is_told() -> None:
    """One ghost in town can move: who begins with that ghost finds its moves."""
    word = next(word for word in found(position("PS 1b")).first if word.move.notation == "S1 move")
    assert [move.notation for move in word.spared] == ["PS b"]
    assert [further.move.notation for further in word.then] == ["SC", "MA", "TH"]


def test_who_is_not_asked_has_nothing_to_say() -> None:
    state = position()
    assert state.actor == 0
    assert found(state, seat=1).all() == []
    assert state.view(None).sentences().all() == []


def test_too_many_are_left_unfinished_and_say_so_and_every_first_word_is_there() -> None:
    for seed in range(20):
        table = random_table(seed, rich=True)
        table.settle()
        if table.over:
            continue
        moves, whole = table.state.moves(table.state.actor), found(table.state)
        for most in (0, 1, 10, 30):
            some = found(table.state, most)
            assert [word.move for word in some.first] == moves
            assert len(some.all()) <= max(most, len(moves))
            assert some.whole == all(one.whole for one in some.all())
            known = [one.moves for one in whole.all()]
            for one in some.all():
                if one.whole:
                    assert one.moves in known
                else:
                    assert any(other[: len(one.moves)] == one.moves for other in known)
        assert whole.whole


def test_a_sentence_is_said_to_its_end_and_not_beyond() -> None:
    state = position()
    whole = next(one for one in found(state).all() if len(one.moves) > 1)
    match = Match(GAME, GAME.options(), state.seats)
    match.state = state
    draft = match.draft(0, whole.moves)
    assert [(entry.number, entry.seat, entry.move) for entry in draft.entries] == [
        (at, 0, move) for at, move in enumerate(whole.moves, 1)
    ]
    assert draft.state.story is None
    with pytest.raises(NoSentence):
        match.draft(0, [*whole.moves, whole.moves[0]])
    with pytest.raises(IllegalMove):
        match.draft(0, [whole.moves[0], whole.moves[0]])
    assert match.number == 0 and match.state is state
    match.accept(draft)
    assert match.number == len(whole.moves) and match.state is draft.state


def test_a_sentence_is_found_by_what_is_written_with_or_without_the_words_that_nobody_need_say() -> None:
    every = found(position("PS 1b"))
    for typed in ("S1 move SC", "s1  MOVE ps B sc", "S1 move PS b SC "):
        one = every.find(typed)
        assert one is not None and [move.notation for move in one.moves] == ["S1 move", "SC"]
    assert every.find("S1 move") is every.find("dance") is every.find("") is None
