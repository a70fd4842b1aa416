"""SA-52 to SA-55: the sheet by the letter, where our rulings are narrower. Four players unless said otherwise."""

import pytest

from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.core.story import Json, plain
from manoir.games.spooks.game import GAME
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import choices, moves, passing, position, refusal, situation, sizes
from tests.proofs import rules


def promise(table: SpooksState, seat: int, notation: str) -> tuple[str, Json]:
    found = table.view(seat).hint(GAME.parse(notation))
    assert found is not None
    return found.key, {name: plain(value) for name, value in found.values.items()}


def dealer_chooses(seats: int = 3, **options: object) -> SpooksState:
    settled = SpooksOptions.from_json({"phantomChoice": "dealer", "firstDealer": "seat:1", **options}).settled(seats)
    state = GAME.deal(settled, seats, Rng(1))
    assert isinstance(state, SpooksState)
    return state


# -- the phantom hand ----------------------------------------------------------------------------------------------


@rules("SS-95", "SA-52")
@pytest.mark.parametrize(("said", "held", "aside"), [("aside", [14, 14, 14], 14), ("all", [18, 19, 19], 0)])
@pytest.mark.parametrize("phantom", [True, False])
def test_the_dealer_decides_before_each_deal(said: str, held: list[int], aside: int, phantom: bool) -> None:
    table = dealer_chooses(phantom=phantom)

    assert situation(table) == "A: choose-phantom"
    assert choices(table) == "A: aside, all"
    assert refusal(table, "A: pass") == "must-choose-phantom"
    assert refusal(table, "B: aside") == "not-your-turn"
    assert sum(player.size for player in table.players) == 0, "nobody has seen a card"

    moves(table, f"A: {said}")
    rng = Rng(2)
    while table.actor == CHANCE:
        table.apply(CHANCE, table.chance_move(rng))
    opened = [player.size for player in table.players]
    assert sum(held) - sum(opened) == 1, "less the opening card"
    assert all(0 <= before - after <= 1 for before, after in zip(held, opened, strict=True))
    assert len(table.stock) == aside


@rules("SA-52")
def test_the_dealer_is_told_how_many_cards_everybody_gets() -> None:
    table = dealer_chooses(decks=2)
    assert promise(table, 0, "aside") == ("hint-aside", {"n": 28})
    assert promise(table, 0, "all") == ("hint-all", {"n": 37})


@rules("SA-52", "S-11.7")
def test_the_next_dealer_decides_on_the_next_deal() -> None:
    table = position(
        "GH2", "SP10 GH3", "CAT BA1", "SPM", dealt_by="B", series="short", phantomChoice="dealer", phantom=True
    )
    moves(table, "A: lay GH2")
    assert situation(table) == "C: choose-phantom"
    moves(table, "C: all")
    assert not table.deal.phantom
    assert table.actor == CHANCE


@rules("SA-52")
def test_without_the_option_nobody_is_asked() -> None:
    state = GAME.deal(SpooksOptions(phantom=True).settled(3), 3, Rng(1))
    assert isinstance(state, SpooksState)
    assert state.deal.phantom
    assert len(state.stock) == 14


# -- leading -------------------------------------------------------------------------------------------------------

HANDS = ("SP3 SP4", "GH5 GH6", "GH8 GO1", "GH2 SP5")


@rules("SS-96", "SA-53")
def test_a_lead_may_be_left_to_the_next_player() -> None:
    table = position(*HANDS, leads="may")
    assert situation(table) == "A: may-lead"
    assert choices(table) == "A: lay SP3, lay SP4, pass"
    assert refusal(table, "A: decline") == "must-lead"
    passing(table, "AB")
    assert table.view(None).to_json()["passed"] == ["A", "B"]
    moves(table, "C: lay GH8")

    assert situation(table) == "D: follow-blue on GH8 by C"
    assert choices(table) == "D: pass"
    assert table.passes == 0


@rules("SS-97", "SA-53")
def test_when_everybody_has_left_it_the_first_must_lead() -> None:
    table = passing(position(*HANDS, leads="may"), "ABC")
    assert promise(table, 3, "pass") == ("hint-leave-last", {"other": "A"})
    passing(table, "D")

    assert situation(table) == "A: lead"
    assert refusal(table, "A: pass") == "must-lead"
    assert table.view(None).to_json()["passed"] == ["B", "C", "D"]


@rules("SA-53", "S-4.5")
def test_who_gets_a_lead_back_may_leave_it_too() -> None:
    table = position("SP8 SP9", "GO7 GO1", "GO3 GO4", "GH2 SP5", top="SP6", owner="A", to_act="B", leads="may")
    passing(table, "BCD")
    assert situation(table) == "A: may-lead"
    passing(table, "A")
    assert situation(table) == "B: may-lead", "and SP6 need not be answered"
    assert choices(table) == "B: lay GO1, lay GO7, pass"


@rules("SS-98", "SA-53", "S-8.4")
def test_who_was_bitten_must_lead() -> None:
    table = position("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4", top="BA5", owner="A", to_act="B", leads="may")
    moves(table, "A: give SP7; D: give SP4; C: give SP3")
    assert situation(table) == "B: lead"
    assert refusal(table, "B: pass") == "must-lead"


# -- Masters -------------------------------------------------------------------------------------------------------


@rules("SS-99", "SA-54")
@pytest.mark.parametrize(("lasts", "direction", "descending"), [("series", -1, True), ("deal", 1, False)])
def test_what_masters_changed_may_outlast_the_deal(lasts: str, direction: int, descending: bool) -> None:
    table = position(
        "GH2",
        "SP10 GH3",
        "CAT BA1",
        "SPM",
        dealt_by="B",
        direction=-1,
        descending=True,
        series="short",
        masters=True,
        mastersLast=lasts,
    )
    moves(table, "A: lay GH2")
    assert (table.deal.number, table.deal.dealer) == (2, 2)
    assert (table.direction, table.descending) == (direction, descending)


@rules("SS-100", "SA-54", "S-13.9")
@pytest.mark.parametrize(("decks", "acts", "direction"), [(1, "D", -1), (2, "B", 1)])
def test_a_second_master_undoes_the_first_with_two_decks_only(decks: int, acts: str, direction: int) -> None:
    table = position(
        "SKM SP3 SP8",
        "GO2 SK9",
        "GH4 GH5",
        "SK1 SP2",
        top="SK4",
        owner="B",
        direction=-1,
        masters=True,
        mastersLast="series",
        decks=decks,
    )
    _, foreseen = promise(table, 0, "lay SKM")
    table.story = []
    moves(table, "A: lay SKM")
    assert ("event-still-turned" in [event.key for event in table.story]) == (decks == 1)
    assert situation(table) == f"{acts}: follow-red on SKM by A"
    assert table.direction == direction
    assert foreseen["other"] == acts


@rules("SA-54")
@pytest.mark.parametrize(("decks", "descending"), [(1, True), (2, False)])
def test_so_does_a_second_bat_master(decks: int, descending: bool) -> None:
    table = position(
        "BAM SP3 SP8",
        "GO2 BA9",
        "GH4 GH5",
        "BA1 SP2",
        top="BA4",
        owner="D",
        descending=True,
        masters=True,
        mastersLast="series",
        decks=decks,
    )
    table.story = []
    moves(table, "A: lay BAM")
    assert table.descending == descending
    assert ("event-still-descending" in [event.key for event in table.story]) == (decks == 1)


@rules("SS-101", "SA-55", "S-4.6")
def test_only_the_cat_fits_on_a_blue_master_while_descending() -> None:
    table = position(
        "SP3 SP4",
        "GH10 BA1",
        "CAT GH5",
        "SK1 SP9",
        top="GHM",
        owner="A",
        to_act="B",
        descending=True,
        masters=True,
        blueMaster="catOnly",
    )
    assert choices(table) == "B: pass"
    assert refusal(table, "B: lay GH10") == "needs-cat"
    view = table.view(1)
    assert view.rule() == "S-4.6"
    assert view.to_json()["answers"] == {"rank": None, "family": None, "spiderMaster": False, "anyMaster": False}
    moves(table, "B: pass; C: lay CAT")
    assert situation(table) == "D: lead"
    assert sizes(table) == "2/2/1/2"


@rules("SA-55", "SA-26", "S-13.2")
def test_the_spider_masters_power_stays() -> None:
    table = position(
        "SP3 SP4",
        "SPM SP10",
        "CAT GH5",
        "SK1 SP9",
        top="SPM",
        owner="A",
        to_act="B",
        descending=True,
        masters=True,
        blueMaster="catOnly",
        decks=2,
    )
    assert choices(table) == "B: lay SPM, pass"
    assert refusal(table, "B: lay SP10") == "needs-spider"
