"""S-4: spiders and ghosts. Four players, A has laid the top card and B is to act, unless said otherwise."""

import pytest

from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import choices, moves, passing, position, refusal, situation, sizes
from tests.proofs import rules


def on(top: str, *hands: str, **options: object) -> SpooksState:
    return position(*hands, top=top, owner="A", to_act="B", **options)  # type: ignore[arg-type]


@rules("SS-04", "S-4.1", "SD-2")
def test_on_blue_the_next_rank_fits_whatever_its_family() -> None:
    table = position("SP7 SP8", "SP9 GO1", "GO3 GO4", "GH2 SP5 BA2", top="SP1", owner="C", to_act="D")
    assert choices(table) == "D: lay GH2, lay BA2, pass"

    moves(table, "D: lay GH2")
    assert situation(table) == "A: follow-blue on GH2 by D"
    assert choices(table) == "A: pass"
    assert sizes(table) == "2/2/2/2"


@rules("S-4.1")
@pytest.mark.parametrize("top", ["SP5", "GH5"])
def test_the_five_cards_one_higher_fit_and_no_other(top: str) -> None:
    table = on(top, "SP9", "SP4 SP6 SP7 GH6 GH10 GO6 GO4 SK6 SK5 BA6 BAM", "SP8", "GH8")

    assert choices(table) == "B: lay SP6, lay GH6, lay GO6, lay SK6, lay BA6, pass"


@rules("S-4.1", "S-4.2", "S-4.6")
@pytest.mark.parametrize(
    ("card", "reason"), [("GH5", "needs-higher"), ("GH6", "needs-higher"), ("GH8", "needs-higher"), ("SP9", "not-held")]
)
def test_a_rank_that_does_not_fit_is_rejected(card: str, reason: str) -> None:
    assert refusal(on("SP6", "SP1", "GH5 GH6 GH8", "SP8", "SP3"), f"B: lay {card}") == reason


@rules("SS-05", "S-4.3", "S-4.4", "SA-14")
def test_a_pass_is_allowed_with_a_fitting_card_and_only_for_that_turn() -> None:
    table = on("SP3", "SP9 SP8", "GH5 SP1", "GH4 SP7", "SK5 SK1")

    moves(table, "B: pass; C: lay GH4")
    assert choices(table) == "D: lay SK5, pass"
    moves(table, "D: pass; A: pass")
    assert situation(table) == "B: follow-blue on GH4 by C"
    assert choices(table) == "B: lay GH5, pass"


@rules("S-4.3")
def test_a_pass_leaves_the_top_where_it_is() -> None:
    table = passing(on("SP6", "SP8 SP9", "GO8 GO1", "GO3 GO4", "GH2 SP5"), "B")

    assert situation(table) == "C: follow-blue on SP6 by A"
    assert sizes(table) == "2/2/2/2"


@rules("SS-06", "S-4.5", "SA-2")
def test_when_everybody_passes_the_owner_leads() -> None:
    table = on("SP6", "SP8 SP9", "GO7 GO1", "GO3 GO4", "GH2 SP5")

    passing(table, "BCD")
    assert situation(table) == "A: lead"
    assert choices(table) == "A: lay SP8, lay SP9"
    assert sizes(table) == "2/2/2/2"
    assert refusal(table, "A: pass") == "must-lead"


@rules("SS-65", "S-4.5")
def test_with_three_players_two_passes_suffice() -> None:
    table = on("SP6", "SP8 SP9", "GO7 GO1", "GO3 GO4")

    assert situation(passing(table, "BC")) == "A: lead"


@rules("S-4.5")
def test_with_ten_players_it_takes_nine_passes() -> None:
    table = on("SP6", *["SP8", "SP1", "SP2", "SP3", "SP4", "SP5", "SP9", "GH1", "GH2", "GH3"])

    passing(table, "BCDEFGHI")
    assert situation(table) == "J: follow-blue on SP6 by A"
    assert situation(passing(table, "J")) == "A: lead"


@rules("S-4.2", "S-1.2")
def test_a_master_of_any_family_fits_on_a_blue_ten() -> None:
    table = on("GH10", "SP7", "SPM GHM GOM SKM BAM SP9 GO10", "SP8", "GH2")

    assert choices(table) == "B: lay SPM, lay GHM, lay GOM, lay SKM, lay BAM, pass"


@rules("SS-08", "S-4.6", "S-4.7")
def test_nothing_covers_a_blue_master_and_its_owner_leads_again() -> None:
    table = on("SPM", "SP7 SP8", "GHM GO1", "GO3 BA2", "GH2 SP5")
    assert choices(table) == "B: pass"
    assert refusal(table, "B: lay GHM") == "needs-cat"

    assert situation(passing(table, "BCD")) == "A: lead"


@rules("S-4.6")
@pytest.mark.parametrize("top", ["SPM", "GHM"])
def test_after_a_master_the_ranks_do_not_begin_again(top: str) -> None:
    assert choices(on(top, "SP7", "SP1 GH1 GO1 SK1 BA1 GH10", "GO3", "SP5")) == "B: pass"


@rules("S-4.8", "S-5.1", "S-6.1")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("GO7", "A B C D: prank"),
        ("SK7", "C: follow-red on SK7 by B"),
        ("BA7", "C: follow-red on BA7 by B"),
        ("GH7", "C: follow-blue on GH7 by B"),
    ],
)
def test_a_green_or_red_card_on_blue_starts_its_own_regime(card: str, expected: str) -> None:
    table = on("SP6", "SP1", f"{card} SP2", "SP7 SP3", "SP4")

    assert situation(moves(table, f"B: lay {card}")) == expected


@rules("SS-36", "S-4.1")
def test_the_spider_master_is_an_ordinary_master_without_its_variant() -> None:
    table = on("SP3", "SP9 SP8", "SPM GH9", "BA1 BA2", "SK5 SP6")

    assert situation(table) == "B: follow-blue on SP3 by A"
    assert choices(table) == "B: pass"


@rules("S-4.3", "SD-2")
def test_a_forced_pass_looks_like_a_voluntary_one() -> None:
    forced = passing(on("SP6", "SP8", "GO1", "GO3", "GH2"), "B")
    voluntary = passing(on("SP6", "SP8", "GO7", "GO3", "GH2"), "B")

    assert forced.story is not None and voluntary.story is not None
    assert [event.to_json() for event in forced.story] == [event.to_json() for event in voluntary.story]
    for seat in (0, 2, 3, None):
        assert forced.view(seat).to_json() == voluntary.view(seat).to_json()
