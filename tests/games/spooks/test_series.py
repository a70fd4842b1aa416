"""S-11: several deals for points. Totals stand for the deals before; the last card of the deal is laid in the test."""

import pytest

from manoir.core.game import CHANCE, OVER
from manoir.core.play import Match
from manoir.core.record import replayed, write
from manoir.core.rng import Rng
from manoir.games.spooks.cards import CODES
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import census, hand, lay_out, moves, position, prank, situation, sizes
from tests.proofs import rules


def series(*hands: str, totals: list[int], ending: str = "short", **settings: object) -> SpooksState:
    """A Series in its last move of a deal, or before it."""
    return position(*hands, totals=totals, series=ending, **settings)  # type: ignore[arg-type]


def everybody_out(state: SpooksState) -> SpooksState:
    """A deal of three in which all go out in one prank."""
    if state.actor == CHANCE:
        state.settle(Rng(1))
    lay_out(state, "GO4 SP3", "SP1", "SP2")
    moves(state, "A: lay GO4")
    return prank(state, A="SP3", B="SP1", C="SP2")


# -- points ----------------------------------------------------------------------------------------------------------


@rules("SS-58", "S-11.1", "S-11.2", "S-11.3", "S-11.4")
def test_everybody_adds_the_cards_left_and_when_somebody_is_caught_the_lowest_total_wins() -> None:
    table = series("GH2", "SP10 SKM GH3", "CAT BA1", "SPM GOM", totals=[120, 180, 150, 90])
    moves(table, "A: lay GH2")

    assert table.scores() == [120, 213, 181, 130]
    assert situation(table) == "over: A"
    assert table.ranks() == [1, 4, 3, 2]
    assert table.story is not None
    told = [event.to_json() for event in table.story if event.key.startswith("event-score")]
    assert [(event["player"], event["points"], event["total"]) for event in told] == [
        ("A", 0, 120),
        ("B", 33, 213),
        ("C", 31, 181),
        ("D", 40, 130),
    ]


@rules("S-11.1")
def test_hands_are_shown_when_a_deal_is_scored() -> None:
    table = series("GH2", "SP10 SKM GH3", "CAT BA1", "SPM GOM", totals=[0, 0, 0, 0])
    moves(table, "A: lay GH2")

    assert table.view(None).to_json()["lastHands"] == [[], ["SP10", "GH3", "SKM"], ["BA1", "CAT"], ["SPM", "GOM"]]
    assert table.story is not None
    shown = {
        str(event.to_json()["player"]): event.to_json().get("cards") for event in table.story if "total" in event.values
    }
    assert shown["C"] == ["card-BA1", "card-CAT"]
    assert shown["A"] is None


@rules("SS-59", "S-11.1", "S-5.9", "SA-37")
def test_joint_winners_of_a_deal_add_nothing_and_the_next_player_deals() -> None:
    table = series("GO4 SP1", "CAT SP5 SP7", "BA1", totals=[60, 140, 60], dealt_by="B")
    moves(table, "A: lay GO4")
    prank(table, A="SP1", B="SP7", C="BA1")

    assert table.scores() == [60, 175, 60]
    assert table.actor == CHANCE, "the next deal"
    assert (table.deal.number, table.deal.dealer) == (2, 2)


@rules("S-11.1", "S-15.5")
def test_every_deal_that_leaves_somebody_with_cards_raises_the_totals() -> None:
    for seed in range(5):
        state = GAME.deal(SpooksOptions(series="short").settled(4), 4, Rng(seed))
        assert isinstance(state, SpooksState)
        rng = Rng(seed)
        deals, total = 1, 0
        while options := state.choices(rng):
            state.apply(state.actor, options[rng.below(len(options))])
            if state.deal.number > deals:
                assert sum(state.scores()) > total
                deals, total = state.deal.number, sum(state.scores())


@rules("SS-89", "S-5.9", "S-11.1", "S-15.5")
def test_when_everybody_goes_out_together_no_total_changes() -> None:
    table = everybody_out(series("SP1", "SP2", "SP3", totals=[60, 140, 60]))

    assert table.scores() == [60, 140, 60]
    assert table.actor == CHANCE
    assert (table.deal.number, table.deal.dealer) == (2, 1)
    assert table.winners == [0, 1, 2]


# -- the end of the short Series -------------------------------------------------------------------------------------


@rules("SS-60", "S-11.3", "SA-36")
def test_exactly_the_limit_is_caught_and_the_lowest_share_the_win() -> None:
    table = series("SP5", "GH2", "SP10", "SP9", totals=[195, 95, 85, 190], to_act="B")
    moves(table, "B: lay GH2")

    assert table.scores() == [200, 95, 95, 199]
    assert situation(table) == "over: B C"
    assert table.ranks() == [4, 1, 1, 3]
    assert table.returns() == [0.0, 0.5, 0.5, 0.0]


@rules("S-11.3")
@pytest.mark.parametrize(("left", "over"), [("SP4", False), ("SP5", True), ("CAT", True)])
def test_the_series_goes_on_below_the_limit(left: str, over: bool) -> None:
    table = moves(series("GH2", left, "SP1", totals=[0, 195, 0]), "A: lay GH2")

    assert (table.actor == OVER) == over


@rules("S-11.3")
def test_the_limit_is_an_option() -> None:
    table = moves(series("GH2", "SP5", "SP1", totals=[0, 45, 0], seriesLimit=50), "A: lay GH2")

    assert situation(table) == "over: A"


@rules("S-11.4", "SA-36")
def test_several_may_be_caught_in_one_deal() -> None:
    table = moves(series("GH2", "SP5", "CAT", totals=[190, 199, 199]), "A: lay GH2")

    assert situation(table) == "over: A"
    assert table.ranks() == [1, 2, 3]


@rules("S-11.4")
def test_the_winner_of_the_last_deal_need_not_win_the_series() -> None:
    table = moves(series("GH2", "SP5", "CAT", totals=[190, 19, 199]), "A: lay GH2")

    assert situation(table) == "over: B"


# -- elimination -----------------------------------------------------------------------------------------------------


@rules("SS-61", "S-11.5", "S-11.6", "SA-36", "SA-37")
def test_who_reaches_the_limit_leaves_and_the_others_go_on_until_two_remain() -> None:
    table = series(
        "SP10", "GH10", "CAT SP2", "GH1", "SK10", totals=[195, 189, 199, 60, 140], ending="elimination", to_act="D"
    )
    moves(table, "D: lay GH1")
    assert table.scores() == [205, 199, 231, 60, 150]
    assert table.circle.seated == [1, 3, 4]
    assert table.actor == CHANCE
    table.settle(Rng(5))
    assert sizes(table).split("/")[0] == sizes(table).split("/")[2] == "0"
    assert sum(player.size for player in table.players) == 55, "all cards to three players, and one has opened"

    lay_out(table, "", "SP10 GH1", "", "GH2", "SK10 SK2", to_act="D")
    moves(table, "D: lay GH2")
    assert table.scores() == [205, 210, 231, 60, 162]
    assert situation(table) == "over: D"
    assert table.ranks() == [4, 3, 5, 1, 2]
    assert table.returns() == [0.0, 0.0, 0.0, 1.0, 0.0]


@rules("S-11.5", "SA-37", "S-3.6")
def test_an_eliminated_player_is_not_asked_any_more() -> None:
    table = series("SP10", "GH1", "GH2", "GH3", totals=[195, 0, 0, 0], ending="elimination", to_act="B")
    moves(table, "B: lay GH1")
    table.settle(Rng(1))
    lay_out(table, "", "GO4 GH6 SP1", "SP2 GH8", "SP3 GH9", to_act="D")

    moves(table, "D: lay GH9")
    assert situation(table) == "B: follow-blue on GH9 by D", "A's place is closed up"
    moves(table, "B: pass; C: pass")
    assert situation(table) == "D: lead"
    lay_out(table, "", "GO4 GH6 SP1", "SP2 GH8", "SP3 GH9", to_act="B")
    moves(table, "B: lay GO4")
    assert situation(table) == "B C D: prank"


@rules("S-11.5", "S-8.2", "S-13.3")
def test_gifts_pass_over_the_place_of_an_eliminated_player() -> None:
    table = series("GH1", "GH2", "SP10", "GH3", totals=[0, 0, 195, 0], ending="elimination", masters=True)
    moves(table, "A: lay GH1")
    table.settle(Rng(1))

    lay_out(table, "SP7 SP8", "GH6 SP10", "", "GH9 SP4", top="BA5", owner="A", to_act="B")
    assert situation(table) == "A: bite"
    moves(table, "A: give SP7; D: give GH9")
    assert situation(table) == "B: lead"

    lay_out(table, "GHM SP8", "GH6 SP10", "", "GH9 SP4")
    moves(table, "A: lay GHM; A: hand SP8; B: hand GH6; D: hand SP4")
    assert [hand(table, letter) for letter in "ABCD"] == ["GH6", "SP4 SP10", "", "SP8 GH9"]


@rules("S-11.5", "S-13.4")
def test_an_eliminated_player_is_not_the_one_with_the_fewest_cards() -> None:
    table = series("GH1", "GH2", "SP10", "GH3", totals=[0, 0, 195, 0], ending="elimination", masters=True)
    moves(table, "A: lay GH1")
    table.settle(Rng(1))

    lay_out(table, "GOM SP7 SP8", "GH6 SP10", "", "GH9")
    moves(table, "A: lay GOM; A: give SP7")
    assert hand(table, "D") == "SP7 GH9"
    assert hand(table, "C") == ""


@rules("SS-62", "SA-36")
def test_if_all_others_are_caught_at_once_the_one_who_is_left_wins() -> None:
    table = series("GH2", "SPM GH1", "SP8", totals=[110, 199, 195], ending="elimination")
    moves(table, "A: lay GH2")

    assert table.scores() == [110, 220, 203]
    assert situation(table) == "over: A"
    assert table.ranks() == [1, 3, 2]


@rules("SA-36")
def test_with_more_players_too_elimination_may_leave_one() -> None:
    table = series("GH1", "SP1", "SP2", "SP3", "SP4", totals=[199] * 5, ending="elimination")
    moves(table, "A: lay GH1")

    assert situation(table) == "over: A"
    assert table.ranks() == [1, 2, 3, 4, 5]


@rules("S-11.6", "SA-36")
def test_two_survivors_with_equal_totals_share_the_win() -> None:
    table = series("GH1", "SP10", "SP9", totals=[50, 40, 195], ending="elimination")
    moves(table, "A: lay GH1")

    assert situation(table) == "over: A B"
    assert table.ranks() == [1, 1, 3]


@rules("S-11.5", "S-11.6")
def test_with_four_players_the_first_elimination_does_not_end_the_series() -> None:
    table = series("GH1", "SP10", "SP9", "SP8", totals=[50, 40, 195, 0], ending="elimination")
    moves(table, "A: lay GH1")

    assert table.actor == CHANCE
    assert table.circle.seated == [0, 1, 3]


@rules("SA-38")
@pytest.mark.parametrize("totals", [[0, 150, 195], [190, 199, 199], [50, 40, 195], [10, 20, 30]])
def test_with_three_players_elimination_is_the_same_as_the_short_series(totals: list[int]) -> None:
    short = moves(series("GH1", "SP10", "CAT", totals=totals), "A: lay GH1")
    long = moves(series("GH1", "SP10", "CAT", totals=totals, ending="elimination"), "A: lay GH1")

    assert situation(short) == situation(long) if short.actor == OVER else long.actor == CHANCE
    assert short.scores() == long.scores()
    assert short.ranks() == long.ranks()


# -- from deal to deal -----------------------------------------------------------------------------------------------


@rules("SS-77", "S-11.1", "S-11.7", "SA-30", "SA-37")
def test_each_deal_starts_afresh() -> None:
    table = series(
        "GH2", "SP10", "SP9", "SP8", totals=[0, 0, 0, 0], masters=True, direction=-1, descending=True, dealt_by="B"
    )
    moves(table, "A: lay GH2")
    assert table.deal.dealer == 2
    assert (table.direction, table.descending) == (1, False)
    assert sorted(CODES[card] for card in table.stock) == sorted(CODES)

    match_order = ""
    rng = Rng(3)
    while table.actor == CHANCE:
        move = table.chance_move(rng)
        match_order += move.notation.split()[1]
        table.apply(table.actor, move)
    assert match_order.startswith("DABCDABC"), "from C's left"
    assert len(match_order) == 56
    assert table.view(None).to_json()["top"] == "SP1"
    assert sorted(census(table)) == sorted(CODES)


@rules("S-11.7", "S-5.4")
def test_the_pile_is_cleared_away_but_the_prank_that_ended_a_deal_can_still_be_seen() -> None:
    table = series("GO4 SP1 SP2", "CAT SP5 SP7", "BA1", totals=[60, 140, 60])
    moves(table, "A: lay GO4")
    prank(table, A="SP1", B="SP7", C="BA1")

    assert table.deal.number == 2
    for seat in (0, 1, 2, None):
        view = table.view(seat).to_json()
        assert view["revealed"] == ["SP1", "SP7", "BA1"]
        assert (view["top"], view["played"]) == (None, [])


@rules("S-11.7", "SA-37")
@pytest.mark.parametrize(("dealt_by", "expected"), [("A", "B"), ("B", "D"), ("C", "D"), ("D", "A")])
def test_the_deal_passes_to_the_next_player_who_is_still_in(dealt_by: str, expected: str) -> None:
    table = series("GH1", "SP1", "SP10", "SP2", totals=[0, 0, 195, 0], ending="elimination", dealt_by=dealt_by)
    moves(table, "A: lay GH1")

    assert table.circle.seated == [0, 1, 3]
    assert "ABCD"[table.deal.dealer] == expected


@rules("S-11.7", "SA-51")
def test_what_was_known_of_hands_is_forgotten_with_the_deal() -> None:
    table = series("SP7 SP8", "GH6 SP10", "GH9", totals=[0, 0, 0], top="BA5", owner="A", to_act="B")
    moves(table, "A: give SP7; C: give GH9")

    assert table.deal.number == 2
    for seat in (0, 1, 2, None):
        players = table.view(seat).to_json()["players"]
        assert isinstance(players, list)
        assert all(player["got"] == [] == player["hasNone"] for player in players)


# -- records ---------------------------------------------------------------------------------------------------------


@rules("S-11.1")
@pytest.mark.parametrize("ending", ["short", "elimination"])
def test_the_record_of_a_series_replays_deal_by_deal(ending: str) -> None:
    match = Match(GAME, SpooksOptions.from_json({"series": ending, "seriesLimit": 120, "masters": True}), 5)
    rng = Rng(11)
    match.settle(rng)
    while not match.over:
        options = match.state.moves(match.state.actor)
        match.play(match.state.actor, options[rng.below(len(options))])
        match.settle(rng)
    state = match.state
    assert isinstance(state, SpooksState)
    assert state.deal.number > 2

    text = write(match, ["Ada", "Igor", "Bela", "Mina", "Vlad"])
    again = replayed(text, {"spooks": GAME})
    assert again.match.state.position() == state.position()
    assert write(again.match, again.names) == text
