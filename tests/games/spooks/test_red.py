"""S-6: skeletons and bats. Four players, A has laid the top card and B is to act, unless said otherwise."""

import pytest

from manoir.games.spooks.cards import CODES, FAMILY_CODES
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import (
    choices,
    decision,
    detail,
    moves,
    passing,
    position,
    prank,
    refusal,
    situation,
    sizes,
)
from tests.proofs import rules


def on(top: str, *hands: str, **options: object) -> SpooksState:
    return position(*hands, top=top, owner="A", to_act="B", **options)  # type: ignore[arg-type]


@rules("SS-07", "S-4.2", "S-6.1", "S-6.2")
def test_on_a_red_master_its_family_and_the_other_masters_fit() -> None:
    table = on("GH10", "SP7 SP8", "BAM GO1", "GO3 BA2 SPM SP10", "GH2 SP5")

    moves(table, "B: lay BAM")
    assert situation(table) == "C: follow-red on BAM by B"
    assert choices(table) == "C: lay SPM, lay BA2"


@rules("SS-10", "S-4.8", "S-6.1")
def test_on_red_family_or_rank_fits_and_the_next_rank_does_not() -> None:
    table = on("SP6", "SP7 SP8", "BA7 GO1", "GH8 SK7 BA1 SP2", "GH2 SP5")

    moves(table, "B: lay BA7")
    assert situation(table) == "C: follow-red on BA7 by B"
    assert choices(table) == "C: lay SK7, lay BA1"
    assert refusal(table, "C: lay GH8") == "needs-family-or-rank"


@rules("S-6.1", "S-6.2", "S-6.3", "SD-3")
@pytest.mark.parametrize(("top", "family", "rank"), [("SK5", "SK", "5"), ("BA5", "BA", "5"), ("SKM", "SK", "M")])
def test_every_card_of_the_family_or_the_rank_fits_and_the_cat(top: str, family: str, rank: str) -> None:
    everything = [code for code in CODES if code != top]
    fits = [code for code in everything if code[:2] == family or code[2:] == rank or code == "CAT"]
    assert len(fits) == 10 + 4 + 1

    table = on(top, "SP7", " ".join(everything), "SP8", "SP9")
    assert choices(table) == "B: " + ", ".join(f"lay {code}" for code in fits)


@rules("SS-11", "S-6.4", "S-4.1")
def test_a_blue_card_of_the_same_rank_leads_back_to_blue() -> None:
    table = position("SP7 SP8", "GO6 GO1", "GH7 SP2", "GH2 SK8", top="BA7", owner="B", to_act="C")

    moves(table, "C: lay GH7")
    assert situation(table) == "D: follow-blue on GH7 by C"
    assert choices(table) == "D: lay SK8, pass"


@rules("SS-12", "S-6.4", "S-5.1", "S-5.6")
def test_a_goblin_of_the_same_rank_starts_a_prank() -> None:
    table = on("SK4", "SP7 SP8 SP9", "GO4 GO2 SP1", "GO9 SP2", "GH2 SK9")
    moves(table, "B: lay GO4")
    assert situation(table) == "A B C D: prank"

    prank(table, A="SP7", B="GO2", C="SP2", D="GH2")
    assert situation(table) == "B: lead"
    assert sizes(table) == "2/1/1/1"


@rules("S-6.4")
def test_a_red_card_keeps_red_going_with_the_new_top() -> None:
    table = on("SK4", "SP7", "BA4 SP9", "SK4 BA9", "GH2", decks=2)

    moves(table, "B: lay BA4")
    assert situation(table) == "C: follow-red on BA4 by B"
    assert choices(table) == "C: lay SK4, lay BA9"


@rules("SS-13", "S-6.2", "SA-3", "S-6.6")
def test_a_master_is_not_a_wild_rank_on_red() -> None:
    table = on("SK5", "SP7 SP8 GH1", "SPM GH6 BA9", "GH8 GO1", "GH2 SP5")

    assert situation(table) == "A: build-run", "B had no card and suffers the Skeleton"
    assert table.story is not None
    assert table.story[-1].to_json() == {
        "key": "event-fail",
        "player": "B",
        "other": "A",
        "cards": ["card-SK5"],
        "kin": "SK",
        "rule": "S-7.1",
    }


@rules("SS-14", "S-6.5", "SA-1", "SD-3")
def test_who_can_answer_a_red_card_must() -> None:
    table = on("BA7", "SP7 SP8", "BA2 GH9", "GH8 GO1", "GH2 SP5")

    assert situation(table) == "B: follow-red on BA7 by A"
    assert choices(table) == "B: lay BA2"
    assert refusal(table, "B: decline") == "must-play"


@rules("SS-15", "S-6.3", "S-9.2", "SA-1")
def test_a_cat_is_an_answer_to_red_and_compulsory_if_it_is_the_only_one() -> None:
    table = on("BA7", "SP7 SP8", "CAT GH9", "GH8 GO1", "GH2 SP5")
    assert choices(table) == "B: lay CAT"

    moves(table, "B: lay CAT")
    assert situation(table) == "C: lead"
    assert sizes(table) == "2/1/2/2"


@rules("SS-16", "S-6.5", "SA-1", "S-8.2")
def test_where_declining_is_allowed_it_is_the_same_as_being_unable() -> None:
    table = on("BA7", "SP7 SP8", "BA2 GH9", "GH8 GO1", "GH2 SP5", redPlay="mayDecline")
    assert choices(table) == "B: lay BA2, decline"

    moves(table, "B: decline; A: give SP7; D: give GH2; C: give GO1")
    assert situation(table) == "B: lead"
    assert sizes(table) == "1/5/1/1"


@rules("S-6.5", "SD-3", "SA-1")
def test_where_declining_is_allowed_who_has_nothing_is_asked_too_and_the_others_see_no_difference() -> None:
    able = on("SK7", "SP7 SP8", "BA2 SK9", "GH8", "GH2", redPlay="mayDecline")
    unable = on("SK7", "SP7 SP8", "BA2 GH9", "GH8", "GH2", redPlay="mayDecline")
    assert choices(able) == "B: lay SK9, decline"
    assert choices(unable) == "B: decline"

    for table in (able, unable):
        moves(table, "B: decline")
        assert situation(table) == "A: build-run"
    assert able.story is not None and unable.story is not None
    assert [event.to_json() for event in able.story] == [event.to_json() for event in unable.story]
    for seat in (0, 2, 3, None):
        assert able.view(seat).to_json() == unable.view(seat).to_json()


@rules("S-6.5")
def test_where_declining_is_allowed_a_card_may_still_be_laid_and_a_pass_is_no_answer() -> None:
    table = on("BA7", "SP7 SP8", "BA2 GH9", "BA1 GO1", "GH2 SP5", redPlay="mayDecline")
    assert refusal(table, "B: pass") == "may-decline"
    assert refusal(table, "B: lay GH9") == "needs-family-or-rank"

    moves(table, "B: lay BA2")
    assert situation(table) == "C: follow-red on BA2 by B"
    moves(table, "C: decline")
    assert situation(table) == "B: bite", "the owner of the top card gives first"


@rules("S-6.6", "SA-15", "SA-42", "S-7.1", "S-8.1")
@pytest.mark.parametrize(("top", "owner_must"), [("SK7", "build-run"), ("BA7", "bite")])
def test_the_one_player_who_cannot_answer_is_the_victim_and_the_owner_of_the_top_gains(
    top: str, owner_must: str
) -> None:
    table = on(top, "SP2 SP8", "SP1 GH9", "SK1 BA1", "SK2 BA2")

    assert situation(table) == f"A: {owner_must}"
    assert detail(table)["victim"] == "B"


@rules("S-6.6", "S-15.4")
def test_the_victim_is_always_the_next_player_for_nobody_passes_on_red() -> None:
    table = on("SK7", "SP2 SP8", "SK1 GH9", "SP3 GH2", "SK2 BA2")

    moves(table, "B: lay SK1")
    assert situation(table) == "B: build-run"
    assert detail(table)["victim"] == "C"


@rules("SS-81", "S-6.2", "SA-3")
def test_wild_masters_answer_any_red_card() -> None:
    table = on("SK5", "SP7 SP8 GH1", "SPM GH6 BA9", "GH8 GO1", "GH2 SP5", redMaster="wild")

    assert situation(table) == "B: follow-red on SK5 by A"
    assert choices(table) == "B: lay SPM"
    assert refusal(table, "B: decline") == "must-play"


@rules("S-6.2", "SA-3")
@pytest.mark.parametrize("family", FAMILY_CODES)
def test_a_wild_master_of_any_family_fits_on_red_and_on_blue_it_is_none(family: str) -> None:
    red = on("SK5" if family != "SK" else "BA5", "SP7", f"{family}M GH6", "GH8", "GH2", redMaster="wild")
    assert choices(red) == f"B: lay {family}M"

    blue = on("GH5", "SP7", f"{family}M GH9", "GH8", "GH2", redMaster="wild")
    assert choices(blue) == "B: pass"


@rules("SS-82", "S-6.2", "S-6.4", "S-4.7")
def test_a_wild_master_rules_by_its_own_family_once_laid() -> None:
    table = on("BA7", "SP7 SP8", "GHM GO1", "GO3 BA2", "GH2 SP5", redMaster="wild")

    moves(table, "B: lay GHM")
    assert situation(table) == "C: follow-blue on GHM by B"
    assert situation(passing(table, "CDA")) == "B: lead"
    assert sizes(table) == "2/1/2/2"


@rules("S-6.2", "S-13.1")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("GHM", "A B C D: pass-along"),
        ("GOM", "B: pick-recipient"),
        ("SKM", "A: follow-red on SKM by B"),
        ("SPM", "C: follow-blue on SPM by B"),
    ],
)
def test_a_wild_master_uses_its_power_like_any_other(card: str, expected: str) -> None:
    table = on("BA7", "SK7 SP8", f"{card} GO1", "GO3 SK2", "GH2 SP5", redMaster="wild", masters=True)

    assert situation(moves(table, f"B: lay {card}")) == expected
    assert table.direction == (-1 if card == "SKM" else 1)


@rules("S-6.1", "S-13.7")
def test_red_is_the_same_while_the_order_descends() -> None:
    for descending in (False, True):
        table = on("BA7", "SP7", "BA2 GH7 GH6 GH8", "SP8", "SP9", masters=True, descending=descending)
        assert choices(table) == "B: lay GH7, lay BA2"
        assert decision(table) == "follow-red"
