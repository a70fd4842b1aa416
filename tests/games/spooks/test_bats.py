"""S-8: bitten by bats. Four players; A has laid the Bat and B cannot answer it, unless said otherwise."""

import pytest

from manoir.games.spooks.game import GAME
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import choices, hand, moves, position, refusal, situation, sizes
from tests.proofs import rules


def bitten(*hands: str, top: str = "BA5", owner: str = "A", victim: str = "B", **options: object) -> SpooksState:
    table = position(*hands, top=top, owner=owner, to_act=victim, **options)  # type: ignore[arg-type]
    assert situation(table) == f"{owner}: bite", "the victim cannot play"
    return table


def givers(table: SpooksState) -> str:
    """Let everybody give the first card that may be given; in which order they are asked."""
    order = ""
    while situation(table).endswith(": bite"):
        seat = table.actor
        order += "ABCDEFGHIJ"[seat]
        moves(table, f"{order[-1]}: {table.moves(seat)[0].notation}")
    return order


@rules("SS-26", "S-8.1", "S-8.2", "S-8.4", "SD-7")
def test_everybody_gives_the_victim_a_card_the_owner_first_and_then_the_victim_leads() -> None:
    table = bitten("SP7 SP8", "GH6 SP10 GO2 GO1", "BA3 SP3", "GH9 SP4")
    assert choices(table) == "A: give SP7, give SP8"

    moves(table, "A: give SP7")
    assert situation(table) == "D: bite"
    moves(table, "D: give GH9")
    assert situation(table) == "C: bite"
    moves(table, "C: give SP3")
    assert situation(table) == "B: lead"
    assert hand(table, "B") == "SP3 SP7 SP10 GH6 GH9 GO1 GO2"
    assert sizes(table) == "1/7/1/1"


@rules("SS-27", "S-8.3", "SA-23")
def test_the_first_to_give_the_last_card_wins_and_the_later_ones_do_not_give() -> None:
    table = bitten("SP7 SP8 SP9", "GH6 SP10 GO2 GO1", "BA3", "GH9")

    moves(table, "A: give SP7; D: give GH9")
    assert situation(table) == "over: D"
    assert sizes(table) == "2/6/1/0"


@rules("S-8.3", "SA-23")
def test_the_winner_can_be_told_from_the_sizes_of_the_hands() -> None:
    for sized, winner in (((1, 1, 1), "A"), ((2, 1, 1), "D"), ((2, 1, 2), "C"), ((2, 2, 2), "")):
        owner, third, fourth = (["SP2 SP3", "SP4 SP6", "SP7 SP8"][place].split() for place in range(3))
        table = bitten(
            " ".join(owner[: sized[0]]), "GH6 SP10", " ".join(third[: sized[1]]), " ".join(fourth[: sized[2]])
        )
        givers(table)
        assert situation(table) == (f"over: {winner}" if winner else "B: lead")


@rules("SS-28", "S-13.6", "SA-24", "S-8.2")
def test_when_play_runs_counter_clockwise_gifts_run_clockwise() -> None:
    table = bitten("SP7 SP8", "BA3 SP3", "GH9 SP4", "GH6 SP10", owner="A", victim="D", direction=-1, masters=True)

    for line, giver in (("A: give SP7", "A"), ("B: give SP3", "B"), ("C: give GH9", "C")):
        assert situation(table) == f"{giver}: bite"
        moves(table, line)
    assert situation(table) == "D: lead"
    assert hand(table, "D") == "SP3 SP7 SP10 GH6 GH9"


@rules("SS-66", "S-8.2")
def test_with_five_players_gifts_go_round_against_the_direction_of_play() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4", "GO1 GO2")

    for line, giver in (("A: give SP7", "A"), ("E: give GO1", "E"), ("D: give GH9", "D"), ("C: give SP3", "C")):
        assert situation(table) == f"{giver}: bite"
        moves(table, line)
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/6/1/1/1"


@rules("S-8.2", "S-13.6")
@pytest.mark.parametrize("seats", [3, 4, 7, 10])
@pytest.mark.parametrize("direction", [1, -1])
def test_the_givers_are_the_owner_less_k_times_the_direction_without_the_victim(seats: int, direction: int) -> None:
    plain = [f"{family}{rank}" for family in ("SP", "GH") for rank in (1, 2, 3, 4, 6, 7, 8, 9, 10)]
    hands = [" ".join(plain[2 * place % 18 : 2 * place % 18 + 2]) for place in range(9)]
    letters = "ABCDEFGHIJ"[:seats]
    for owner in range(seats):
        victim = (owner + direction) % seats
        table = bitten(
            *(hands * 2)[:seats],
            owner=letters[owner],
            victim=letters[victim],
            direction=direction,
            masters=True,
            decks=2,
        )
        expected = [(owner - k * direction) % seats for k in range(seats)]
        assert givers(table) == "".join(letters[seat] for seat in expected if seat != victim)
        assert situation(table) == f"{letters[victim]}: lead"


@rules("SS-79", "S-8.4", "SA-43")
def test_the_victim_may_lead_a_card_just_received() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")
    moves(table, "A: give SP7; D: give SP4; C: give SP3; B: lay SP7")

    assert situation(table) == "C: follow-blue on SP7 by B"
    assert choices(table) == "C: pass"
    assert sizes(table) == "1/4/1/1"


@rules("SA-43")
def test_the_victim_may_lead_an_old_card_too() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")
    moves(table, "A: give SP7; D: give SP4; C: give SP3")

    assert choices(table) == "B: lay SP3, lay SP4, lay SP7, lay SP10, lay GH6"


@rules("S-8.2", "SD-7")
def test_only_who_is_asked_gives_and_only_what_the_hand_holds() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")

    assert refusal(table, "D: give GH9") == "not-your-turn"
    assert refusal(table, "A: give SP3") == "not-held"
    assert refusal(table, "A: lay SP7") == refusal(table, "A: pass") == "must-give"


@rules("SA-23", "SA-45", "SD-7")
def test_a_gift_is_seen_by_giver_and_victim_alone() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")
    assert table.story is not None
    table.story.clear()
    moves(table, "A: give SP7")
    (event,) = table.story

    assert GAME.parse("give SP7").public.notation == "give ?"
    for seat in (0, 1):
        assert event.told_to(seat).to_json()["cards"] == ["card-SP7"]
    for watcher in (2, 3, None):
        told = event.told_to(watcher).to_json()
        assert told == {"key": "event-give-unseen", "player": "A", "other": "B", "rule": "S-8.2"}
        assert "SP7" not in str({**table.view(watcher).to_json(), "unplayable": {}})


@rules("S-8.1", "S-8.4")
def test_a_bite_leaves_the_bat_on_top_and_the_victim_may_lead_anything_on_it() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")
    givers(table)

    assert table.view(None).to_json()["top"] == "BA5"
    assert situation(table) == "B: lead"
