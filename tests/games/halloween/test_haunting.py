"""H-10: where a haunt token goes, what it scores, and that it stays."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.board import bits_of
from manoir.games.halloween.testing import figures, moves, options, places, position, told
from tests.games.halloween.asking import branch, discs, offered, player, rest_out
from tests.proofs import rules


@rules("W-A18", "H-10.1", "H-10.2", "H-10.3", "A-2")
def test_a_haunt_scores_the_slot_of_its_colour_and_the_figure_stays() -> None:
    table = position("SC 1o 1b", levels="4/1/1")
    assert options(table, "S1 haunt") == ["S1 haunt SC b own", "S1 haunt SC o own", "S1 haunt PS b own"]
    moves(table, "A: S1 haunt SC o own")

    assert (player(table).hp, player(table).own_left) == (8, 5)
    assert (figures(table, "SC"), discs(table)) == ("1b 1o", "S1.haunt")


@rules("A-2", "H-10.2")
@pytest.mark.parametrize(("colour", "points"), [("b", 2), ("g", 4), ("y", 6), ("o", 8), ("r", 10)])
def test_every_building_scores_the_same_by_colour(colour: str, points: int) -> None:
    for code in ("CH", "SC", "HO", "MA", "PS", "TH"):
        table = moves(position(f"{code} 1{colour}", levels="5/1/1"), f"A: S1 haunt {code} {colour} own")
        assert player(table).hp == points


@rules("W-A19", "H-10.1")
def test_a_slot_holds_one_token() -> None:
    table = position("SC 1o 1b", levels="4/1/1", others={"B": {"own": "SC o"}})

    assert options(table, "S1 haunt SC") == ["S1 haunt SC b own"]
    assert player(moves(table, "A: S1 haunt SC b own")).hp == 2


@rules("W-A20", "H-10.4", "H-10.1")
def test_a_player_haunts_a_building_once() -> None:
    table = position("SC 1o 1b", levels="4/1/1", own="SC g")

    assert options(table, "S1 haunt") == ["S1 haunt PS b own"]


@rules("H-10.1", "H-3.2", "H-3.3")
def test_the_colour_must_stand_there_within_the_level_of_the_section() -> None:
    table = position("SC 1o 1g; PS 3b", levels="2/1/1")

    assert options(table, "S1 haunt") == ["S1 haunt SC g own", "S1 haunt PS b own"]
    assert options(table, "S2 haunt") == ["S2 haunt PS b own"]


@rules("H-10.1")
def test_without_a_token_left_nobody_haunts() -> None:
    table = position(own_left=0)

    assert "S1 haunt" not in offered(table)
    with pytest.raises(IllegalMove, match="no-haunt"):
        moves(table, "A: S1 haunt")


@rules("H-10.5", "H-10.3")
def test_a_token_stays_when_the_figures_leave() -> None:
    table = moves(position("SC 1b"), "A: S1 haunt SC b own\nA: S2 move SC b CH\nA: S3 rest")
    rest_out(table, 2)

    assert player(table).hp == 2
    assert bits_of(player(table).own) == places("SC b")


@rules("H-10.5")
def test_only_a_card_takes_a_token_back() -> None:
    plain = position("SC 1g", levels="2/1/1", own="SC g", hp=4)
    assert [word for word in offered(plain) if "recover" in word] == []
    table = position("SC 1g", levels="2/1/1", own="SC g", hp=4, cards="46")
    moves(table, "A: S1 recover SC g own")

    assert (player(table).hp, player(table).own_left) == (2, 6)


@rules("H-10.6", "H-15.1", "A-61")
def test_the_sixth_token_triggers_the_end_and_the_fifth_does_not() -> None:
    fifth = moves(position(own="CH b; SC b; HO b; MA b"), "A: S1 haunt PS b own")
    assert (told(fifth), fifth.ending) == (["haunt-own"], False)
    sixth = moves(position(own="CH b; SC b; HO b; MA b; TH b"), "A: S1 haunt PS b own")
    assert (told(sixth), sixth.ending) == (["haunt-own", "last-haunt"], True)


@rules("W-E08", "H-10.2", "H-10.6", "H-15.1")
def test_six_haunts_in_six_buildings_are_worth_forty_points_here() -> None:
    table = position("CH 1b; SC 1g; HO 1y; MA 1o; PS 1r; TH 1r", levels="5/5/5")
    moves(table, "A: S1 haunt CH b own\nA: S2 haunt SC g own\nA: S3 haunt HO y own")
    rest_out(table, 5)
    moves(table, "A: S1 haunt MA o own\nA: S2 haunt PS r own")
    assert (player(table).hp, table.ending) == (30, False)
    moves(table, "A: S3 haunt TH r own")

    assert (player(table).hp, player(table).own_left, table.ending) == (40, 0, True)


@rules("H-10.1")
def test_others_may_haunt_the_same_building_on_another_slot() -> None:
    table = position("SC 1o 1b", levels="4/1/1")
    moves(table, "A: S1 haunt SC o own\nA: S2 rest\nA: S3 rest")

    assert options(branch(table), "S1 haunt SC") == ["S1 haunt SC b own"]
    assert table.active == 1
