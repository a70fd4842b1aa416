"""The cards tied to Haunt: 1, 18, 46, 49 (section 5)."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, figures, moves, options, position, told
from tests.games.halloween.looking import copied, faces, levels, points, reserve, scare
from tests.proofs import rules


@rules("W-C01", "C-1", "H-10.2", "A-26")
def test_a_chill_next_door_haunts_the_neighbour_of_a_pair_once_a_turn() -> None:
    table = position("PS 2g 1b", cards="1", levels="2/2/1")
    assert options(table, "S1 haunt SC") == ["S1 haunt SC g own uses:1"]

    moves(table, "A: S1 haunt SC g own uses:1")
    assert points(table) == 4
    assert reserve(table) == 10, "it is a Haunt action: a disc"
    assert options(table, "S2 haunt") == ["S2 haunt PS b own", "S2 haunt PS g own"], "not twice in a turn"


@rules("C-1", "H-3.2", "H-10.1")
def test_next_door_the_level_the_slot_and_the_building_still_count() -> None:
    table = position(
        "PS 2g 1b", cards="1", levels="1/2/1", own="TH y", others={"B": {"own": "MA g"}, "C": {"own": "SC b"}}
    )

    assert [text for text in options(table, "S1 haunt") if "uses" in text] == [], "green is above level 1"
    assert [text for text in options(table, "S2 haunt") if "uses" in text] == ["S2 haunt SC g own uses:1"]


@rules("C-1", "C-4")
def test_next_door_with_borrowed_power_uses_up_both() -> None:
    table = position("PS 2g 1b", cards="1 4")
    assert "S1 haunt SC g own uses:1,4" in options(table, "S1 haunt")

    moves(table, "A: S1 haunt SC g own uses:1,4")
    assert [text for text in options(table, "S2") if "uses" in text] == []


@rules("C-1", "A-26")
def test_next_door_is_used_up_only_where_no_figure_of_the_colour_stands() -> None:
    table = position("PS 2b; SC 1b", cards="1")
    assert options(table, "S1 haunt SC") == ["S1 haunt SC b own"]

    moves(table, "A: S1 haunt SC b own")
    assert "S2 haunt MA b own uses:1" in options(table, "S2 haunt")


@rules("A-26", "W-O08", "C-1")
def test_where_next_door_is_a_free_haunt_it_is_no_haunt_action() -> None:
    table = position("PS 2r 1b", cards="1 18 49", options={"card1Mode": "free_haunt"})
    assert options(table, "card 1") == ["card 1 SC r own", "card 1 MA r own", "card 1 TH r own"]
    assert options(table, "S1 haunt") == ["S1 haunt PS b own"], "Haunt actions reach no further"

    moves(table, "A: card 1 SC r own")
    assert points(table) == 10
    assert reserve(table) == 9, "no disc"
    assert choices(table).startswith("A: S1 "), "no scream, no wisdom"
    with pytest.raises(IllegalMove, match="card-used"):
        moves(table, "A: card 1")


@rules("C-1", "C-34", "D-16", "W-N14")
def test_the_free_haunt_of_a_full_house_may_go_next_door() -> None:
    table = moves(position("PS 4b", cards="1 34"), "A: S1 summon PS b")
    assert choices(table) == "A: PS own, SC own uses:1, MA own uses:1, TH own uses:1, decline"

    moves(table, "A: SC own uses:1")
    assert points(table) == 2
    assert options(table, "S2 haunt") == ["S2 haunt PS b own"], "used up"


@rules("W-C18", "C-18", "H-10.2", "D-12")
def test_an_echoing_scream_rolls_the_figures_die_for_scare() -> None:
    table = moves(position("CH 1y", cards="18", levels="3/1/1"), "A: S1 haunt CH y own")
    assert points(table) == 6
    assert choices(table) == "A: yes, no"

    moves(table, "A: yes")
    assert faces(table) == 8
    moves(table, "chance: roll 6")
    assert scare(table) == 2 + 6


@rules("C-18", "D-12")
def test_a_scream_may_be_left_out_and_is_offered_with_each_haunt() -> None:
    table = moves(position("CH 1b", cards="18"), "A: S1 haunt PS b own\nA: no")
    assert scare(table) == 2

    moves(table, "A: S2 haunt CH b own")
    assert choices(table) == "A: yes, no"


@rules("C-18", "A-24", "D-8", "D-9")
def test_bones_fate_and_fury_work_with_a_scream() -> None:
    table = position(cards="16 18", held="T06 T08 T11", scare=1)
    moves(table, "A: S1 haunt PS b own\nA: yes")
    assert choices(table) == "A: T06 x0, T06 x1"
    moves(table, "A: T06 x1")
    assert faces(table) == 6

    moves(table, "chance: roll 2")
    assert choices(table) == "A: 16 die, T08 die, T11 die, accept"
    moves(table, "A: T08 die\nchance: roll 5\nA: T11 die\nA: accept")
    assert scare(table) == 1 + 5 + 3


@rules("W-C46", "C-46", "H-10.5", "A-44")
def test_a_lifted_curse_takes_a_token_back_for_half_its_points() -> None:
    table = position("CH 1r", cards="46", levels="5/5/1", own="CH r", hp=10)
    assert options(table, "S1 recover") == ["S1 recover CH r own"]

    moves(table, "A: S1 recover CH r own")
    assert points(table) == 5
    assert table.players[0].own_left == 6
    assert table.players[0].covered(0) == 1 << 5, "the disc lies on the slot of Haunt"

    moves(table, "A: S2 haunt CH r own")
    assert points(table) == 15
    assert figures(table, "CH") == "1r"


@rules("A-44", "C-46", "W-N30")
@pytest.mark.parametrize(
    ("level", "town", "mine", "theirs"),
    [("4", "CH 1r", "CH r", ""), ("5", "CH 1y", "CH r", ""), ("5", "CH 1r", "", "CH r")],
    ids=["above the level", "no figure of the slot's colour", "another's token"],
)
def test_a_curse_is_not_lifted(level: str, town: str, mine: str, theirs: str) -> None:
    table = position(town, cards="46", levels=f"{level}/1/1", own=mine, others={"B": {"own": theirs}})

    assert options(table, "S1 recover") == []
    with pytest.raises(IllegalMove, match="no-recover"):
        moves(table, "A: S1 recover")


@rules("A-44", "C-46", "W-N30")
def test_with_two_players_a_common_token_comes_back_to_who_placed_it() -> None:
    table = position(
        "CH 1r; SC 1o", seats=2, cards="46", levels="5/1/1", common="CH r", hp=10, others={"B": {"common": "SC o"}}
    )
    assert options(table, "S1 recover") == ["S1 recover CH r common"]

    moves(table, "A: S1 recover CH r common")
    assert points(table) == 5
    assert table.players[0].common_left == 2


@rules("A-44", "C-46", "C-18", "C-49")
def test_lifting_a_curse_is_a_haunt_action() -> None:
    table = position("SC 1g", cards="18 46 49", levels="2/1/1", own="SC g", hp=4, discs="S2.haunt")
    assert options(table, "S2 recover") == [], "the slot of Haunt is covered there"

    moves(table, "A: S1 recover SC g own\nA: yes\nchance: roll 4\nA: S3")
    assert points(table) == 2
    assert scare(table) == 6
    assert levels(table) == "2/1/2"


@rules("C-46", "C-1")
def test_no_curse_is_lifted_next_door() -> None:
    table = position("PS 2b 1g", cards="1 46", own="SC b", hp=2)

    assert options(table, "S1 recover") == []


@rules("C-46", "C-34")
def test_a_full_house_recovers_nothing() -> None:
    table = position("PS 4b", cards="34 46", own="PS b", hp=2)
    moves(table, "A: S1 summon PS b")

    assert told(table) == ["summon"]
    assert choices(table).startswith("A: S2 ")


@rules("W-C49", "C-49", "H-10.2", "D-20")
def test_haunted_wisdom_raises_a_section_with_each_haunt() -> None:
    table = moves(position("PS 1g 2b", cards="49", levels="2/1/1"), "A: S1 haunt PS g own")
    assert choices(table) == "A: S1, S2, S3, decline"

    moves(table, "A: S2")
    assert points(table) == 4
    assert levels(table) == "2/2/1"


@rules("D-20", "C-49", "A-55", "W-N23")
def test_wisdom_may_be_declined_and_raises_nothing_above_red() -> None:
    red = moves(position(cards="49", levels="5/5/5"), "A: S1 haunt PS b own")
    assert choices(red).startswith("A: S2 "), "not asked"

    table = moves(position(cards="49", levels="5/4/5"), "A: S1 haunt PS b own")
    assert choices(table) == "A: S2, decline"
    assert levels(moves(copied(table), "A: S2")) == "5/5/5"
    assert levels(moves(table, "A: decline")) == "5/4/5"


@rules("C-14", "C-46", "C-4")
def test_a_curse_is_lifted_through_a_covered_slot_and_with_a_borrowed_level() -> None:
    table = position("CH 1r", cards="4 14 46", levels="4/1/1", own="CH r", hp=10, discs="S1.haunt")
    assert options(table, "S1 recover") == ["S1 recover CH r own uses:4,14"]

    moves(table, "A: S1 recover CH r own uses:4,14")
    assert points(table) == 5
    assert reserve(table) == 8
    assert [text for text in options(table, "S2") if "uses" in text] == []
