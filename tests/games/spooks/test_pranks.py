"""S-5: the goblins' pranks. Four players and A to lead, unless said otherwise; with two decks see test_two_decks."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.play import Match
from manoir.games.spooks.cards import CODES
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import choices, lay_out, moves, position, prank, refusal, situation, sizes
from tests.proofs import rules


@rules("S-5.1")
def test_a_goblin_starts_a_prank_whether_it_is_led_follows_or_tops_a_run() -> None:
    led = moves(position("GO7 SP1", "SP2", "SP3", "SP4"), "A: lay GO7")
    follows = moves(position("SP1", "GO7 SP2", "SP3", "SP4", top="GH6", owner="A", to_act="B"), "B: lay GO7")
    tops = position("SP6 GO7 SP1", "SP2", "SP3", "SP4", top="SK8", owner="A", to_act="B")
    moves(tops, "A: run SP6; A: run GO7")

    for table in (led, follows, tops):
        assert situation(table) == "A B C D: prank"


@rules("S-5.2", "S-5.3", "SA-7", "SA-9", "SD-4")
def test_everybody_commits_any_one_card_the_layer_too() -> None:
    table = moves(position("GO4 GO7 SP1", "SP3 CAT", "GO9 BAM", "SK2"), "A: lay GO4")

    assert situation(table) == "A B C D: prank"
    assert choices(table) == (
        "A: commit SP1, commit GO7; B: commit SP3, commit CAT; C: commit GO9, commit BAM; D: commit SK2"
    )
    assert refusal(table, "A: commit GO4") == "not-held"


@rules("SS-29", "S-5.6", "S-13.1", "SA-6")
def test_the_highest_goblin_committed_wins_and_a_master_committed_uses_no_power() -> None:
    table = moves(position("GO4 GO7 SP1", "SP3 SP2", "GO9 SP5", "BAM SP6", masters=True), "A: lay GO4")

    prank(table, A="GO7", B="SP3", C="GO9", D="BAM")
    assert situation(table) == "C: lead"
    assert sizes(table) == "1/1/1/1"
    assert not table.descending


@rules("S-5.6", "S-1.2", "S-13.1")
def test_the_goblin_master_is_the_highest_goblin_and_makes_no_gift_when_committed() -> None:
    table = moves(position("GO4 GO10 SP1", "GOM SP2", "GO9 SP5", "BA1 SP6", masters=True), "A: lay GO4")

    prank(table, A="GO10", B="GOM", C="GO9", D="BA1")
    assert situation(table) == "B: lead"


@rules("S-5.6", "SA-6")
def test_the_goblin_that_started_the_prank_does_not_compete() -> None:
    table = moves(position("GO10 SP3 SP1", "GO2 SP2", "SP7 SP5", "SK5 SP6"), "A: lay GO10")

    assert situation(prank(table, A="SP3", B="GO2", C="SP7", D="SK5")) == "B: lead"


@rules("SS-30", "S-5.5", "S-9.3")
def test_a_cat_wins_the_prank_against_every_goblin() -> None:
    table = moves(position("GO4 GO10 SP1", "CAT SP2", "GOM SP5", "SP3 SP6"), "A: lay GO4")

    assert situation(prank(table, A="GO10", B="CAT", C="GOM", D="SP3")) == "B: lead"


@rules("S-5.5", "S-9.3")
def test_who_commits_the_cat_leads_and_not_the_next_player() -> None:
    table = moves(position("GO4 SP3 SP1", "SP7 SP2", "CAT SP5", "SP4 SP6"), "A: lay GO4")

    assert situation(prank(table, A="SP3", B="SP7", C="CAT", D="SP4")) == "C: lead"


@rules("SS-31", "S-5.8", "SA-6", "SA-10")
def test_when_all_hide_the_player_after_the_layer_leads() -> None:
    table = moves(position("GO4 SP3 SP1", "BA2 SP2", "GHM SP5", "SK5 SP6"), "A: lay GO4")

    prank(table, A="SP3", B="BA2", C="GHM", D="SK5")
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/1/1/1"


@rules("S-5.8", "SA-10")
def test_counter_clockwise_the_player_after_the_layer_sits_on_the_right() -> None:
    table = position("GO4 SP3 SP1", "BA2 SP2", "GHM SP5", "SK5 SP6", direction=-1, masters=True)
    moves(table, "A: lay GO4")

    assert situation(prank(table, A="SP3", B="BA2", C="GHM", D="SK5")) == "D: lead"


@rules("SS-32", "S-5.9", "S-10.3", "SA-8")
def test_all_who_commit_their_last_card_win_together_whoever_won_the_prank() -> None:
    table = moves(position("GO4 GH2", "GO3 SP2 SP3", "BA1", "SK5 SP6"), "A: lay GO4")

    prank(table, A="GH2", B="GO3", C="BA1", D="SK5")
    assert situation(table) == "over: A C"
    assert sizes(table) == "0/2/0/1"
    assert table.ranks() == [1, 3, 1, 3]
    assert table.returns() == [0.5, 0.0, 0.5, 0.0]
    assert table.story is not None
    assert [event.key for event in table.story if event.key == "event-prank-won"] == []


@rules("SS-71", "S-5.9")
def test_two_cards_one_of_them_a_goblin_are_a_sure_win_for_who_leads() -> None:
    table = moves(position("GO1 SP9", "GOM SP2", "BA1 BA2", "SK5 SP6"), "A: lay GO1")

    assert situation(prank(table, A="SP9", B="GOM", C="BA1", D="SK5")) == "over: A"


@rules("SS-72", "S-5.7", "SA-46")
def test_committed_goblins_start_no_prank_of_their_own() -> None:
    table = moves(position("GO4 GO7 SP1", "GO3 SP2", "GO9 SP5", "GO2 SP6"), "A: lay GO4")

    prank(table, A="GO7", B="GO3", C="GO9", D="GO2")
    assert situation(table) == "C: lead"
    assert sizes(table) == "1/1/1/1"


@rules("S-5.7", "S-13.1", "SA-46")
@pytest.mark.parametrize("card", ["SPM", "GHM", "GOM", "SKM", "BAM"])
def test_a_committed_master_is_discarded_without_effect(card: str) -> None:
    table = moves(position("GO4 SP3 SP1", f"{card} SP2", "GH3 SP5", "SK5 SP6", masters=True), "A: lay GO4")

    prank(table, A="SP3", B=card, C="GH3", D="SK5")
    assert situation(table) == "B: lead"
    assert (table.direction, table.descending) == (1, False)
    assert sizes(table) == "1/1/1/1"


@rules("SA-12", "S-5.3", "S-9.1")
def test_a_cat_is_never_laid_on_a_goblin_but_may_be_committed() -> None:
    table = moves(position("GO4 SP3", "CAT SP2", "GH3", "SK5"), "A: lay GO4")

    assert refusal(table, "B: lay CAT") == "must-commit"
    assert refusal(table, "B: commit CAT") == ""


@rules("SS-76", "S-5.2", "S-5.4")
def test_a_commitment_is_secret_until_all_are_in_and_then_all_are_shown() -> None:
    table = moves(position("GO4 GO7 SP1", "SP3 SP2", "GO9 SP5", "BA8 SP6"), "A: lay GO4; A: commit GO7; C: commit GO9")

    assert table.waiting() == [1, 3]
    for seat, own in ((0, "GO7"), (1, None), (2, "GO9"), (3, None), (None, None)):
        view = table.view(seat).to_json()
        players = view["players"]
        assert isinstance(players, list)
        assert view["choice"] == own
        assert [player["ready"] for player in players] == [True, False, True, False]
        assert [player["held"] for player in players] == [1, 2, 1, 2]
        assert ("GO7" in str(view)) == (seat == 0)
        assert ("GO9" in str(view)) == (seat == 2)
    assert table.story is not None
    table.story.clear()
    moves(table, "B: commit SP3")
    assert "event-reveal" not in [event.key for event in table.story]
    table.story.clear()

    moves(table, "D: commit BA8")
    told = [event.told_to(None).to_json() for event in table.story]
    assert [(event["player"], event["cards"]) for event in told if event["key"] == "event-reveal"] == [
        ("A", ["card-GO7"]),
        ("B", ["card-SP3"]),
        ("C", ["card-GO9"]),
        ("D", ["card-BA8"]),
    ]
    assert situation(table) == "C: lead"


@rules("S-5.2", "S-5.4")
def test_of_a_commitment_others_are_told_only_that_it_was_made() -> None:
    table = moves(position("GO4 GO7", "SP3", "GO9", "BA8"), "A: lay GO4")
    assert table.story is not None
    table.story.clear()
    moves(table, "A: commit GO7")
    (event,) = table.story

    assert GAME.parse("commit GO7").public.notation == "commit ?"
    assert event.told_to(0).to_json()["cards"] == ["card-GO7"]
    for seat in (1, 2, 3, None):
        assert event.told_to(seat).to_json() == {"key": "event-commit-unseen", "player": "A", "rule": "S-5.2"}


@rules("SS-76", "S-5.4", "SD-4")
def test_the_order_of_commitments_does_not_matter() -> None:
    ends = set()
    for order in permutations("ABCD"):
        table = moves(position("GO4 GO7 SP1", "SP3 SP2", "GO9 SP5", "BA8 SP6"), "A: lay GO4")
        cards = {"A": "GO7", "B": "SP3", "C": "GO9", "D": "BA8"}
        prank(table, **{letter: cards[letter] for letter in order})
        ends.add(str(table.position()))

    assert len(ends) == 1


@given(st.permutations([code for code in CODES if code not in ("GO1", "SP1")]), st.permutations(range(5)))
def test_the_order_of_commitments_never_matters(cards: list[str], order: list[int]) -> None:
    hands = [" ".join(cards[5 * seat : 5 * seat + 5]) for seat in range(5)]
    picks = {letter: cards[5 * seat] for seat, letter in enumerate("ABCDE")}
    ends = []
    for letters in ("ABCDE", "".join("ABCDE"[seat] for seat in order)):
        table = moves(position("GO1 " + hands[0], *hands[1:]), "A: lay GO1")
        prank(table, **{letter: picks[letter] for letter in letters})
        ends.append(table.position())

    assert ends[0] == ends[1]


def test_a_commitment_can_be_taken_back_until_the_cards_are_shown() -> None:
    match = Match(GAME, SpooksOptions(first_dealer="seat:1"), 3)
    state = match.state
    assert isinstance(state, SpooksState)
    lay_out(state, "GO4 SP3 SP1", "BA2 SP2", "GH3 SP5")
    match.play(0, GAME.parse("lay GO4"))
    assert not match.can_undo(0)
    match.play(0, GAME.parse("commit SP3"))
    assert match.can_undo(0) and not match.can_undo(1)
    match.play(1, GAME.parse("commit BA2"))
    assert match.can_undo(1) and not match.can_undo(0)
    match.play(2, GAME.parse("commit GH3"))
    assert not match.can_undo(2)
