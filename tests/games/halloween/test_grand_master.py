"""H-17: the Grand Master variant, without cards, bonus tokens and dice."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.core.rng import Rng
from manoir.games.halloween.game import GAME
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, levels, offered, piles, player, rest_out, rest_to_the_end, supply
from tests.proofs import rules

MASTER = "grand_master"
CROWDED = "CH 4g; SC 1g 3y; HO 2y 2o; MA 3o; PS 2r 1b; TH 2r"


@rules("W-G01", "H-17.1", "H-17.2", "H-17.3", "H-17.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_grand_masters_have_four_sections_and_neither_cards_nor_bonus_tokens(seats: int) -> None:
    chosen = HalloweenOptions.from_json({"variant": MASTER, "cards": "casper"}).settled(seats)
    table = GAME.deal(chosen, seats, Rng(1))
    assert isinstance(table, HalloweenState)

    assert (table.display, table.spaces, table.bag, table.discards) == ([], 0, 0, 0)
    assert (figures(table, "PS"), supply(table), piles(table)) == ("3b", "b2 g5 y5 o5 r5", "b12 g12 y12 o12 r12")
    for seat in "ABCD"[:seats]:
        mine = player(table, seat)
        assert (levels(table, seat), mine.reserve, mine.scare, mine.own_left) == ("1/1/1/1", 12, 2, 6)


@rules("H-17.1")
def test_a_turn_has_four_activations() -> None:
    table = moves(position(variant=MASTER), "A: S1 rest\nA: S2 rest\nA: S3 rest")
    assert offered(table)[-1] == "S4 rest"
    moves(table, "A: S4 scare b")

    assert table.active == 1


@rules("H-17.2", "H-17.3")
def test_a_move_takes_no_bonus_token_and_nothing_can_be_claimed() -> None:
    table = moves(position(variant=MASTER, tokens="b9 g2 y1"), "A: S1 move PS b SC")

    assert player(table).held == 0
    assert [word for word in offered(table) if word[0] != "S"] == []
    with pytest.raises(IllegalMove, match="card-not-in-play"):
        moves(table, "A: claim 7")


@rules("W-G02", "H-17.4", "H-3.2")
def test_only_the_weaker_are_attacked_and_always_beaten() -> None:
    table = position("CH 1y 1g 1o", variant=MASTER, levels="3/1/1/1")
    assert options(table, "S1 fight") == ["S1 fight CH y g CH"]
    moves(table, "A: S1 fight CH y g CH")

    assert (figures(table, "CH"), tokens(table), table.actor) == ("1y 1o", "g1", 0)
    assert told(table) == ["fight", "fight-won"]


@rules("H-17.4")
def test_red_is_never_attacked() -> None:
    table = position("CH 2r 1o", variant=MASTER, levels="5/5/5/5")

    assert options(table, "S1 fight") == ["S1 fight CH r o CH"]


@rules("W-G03", "H-17.6")
def test_four_figures_fill_a_building() -> None:
    table = position("PS 2b 2g; MA 1b", variant=MASTER, levels="2/1/1/1")

    assert options(table, "S1 summon") == []
    assert options(table, "S1 move MA") == ["S1 move MA b CH"]
    assert figures(moves(position("PS 3b; TH 3g", variant=MASTER), "A: S1 move PS b TH"), "TH") == "1b 3g"


@rules("W-G04", "H-17.5", "A-41")
def test_the_fifth_red_figure_sends_all_of_them_home_after_its_token() -> None:
    table = position("HO 2r; SC 2r", variant=MASTER, levels="5/1/1/1")
    moves(table, "A: S1 summon HO r")

    assert (tokens(table), supply(table)) == ("r1", "b2 g5 y5 o5 r5")
    assert (figures(table, "HO"), figures(table, "SC")) == ("", "")
    assert told(table) == ["summon", "reds-home"]
    assert [tokens(table, seat) for seat in "BC"] == ["", ""]
    assert table.scores() == [0, 0, 0]


@rules("W-G05", "H-17.5", "A-41")
def test_the_spheres_stay_when_the_reds_go_home() -> None:
    table = position("HO 2r; SC 2r; CH 1o", variant=MASTER, levels="4/1/1/1", scare=5)
    moves(table, "A: S1 evolve CH o")
    assert (choices(table), supply(table)[-2:]) == ("A: S1, S2, S3, S4, decline", "r0")
    moves(table, "A: S2")

    assert (tokens(table), levels(table), supply(table)) == ("r1", "4/5/1/1", "b2 g5 y5 o5 r5")


@rules("H-17.5")
def test_in_the_standard_game_five_reds_stay() -> None:
    table = moves(position("HO 2r; SC 2r", levels="5/1/1"), "A: S1 summon HO r")

    assert supply(table)[-2:] == "r0"


@rules("W-G06", "H-17.7", "A-42")
def test_two_empty_piles_trigger_the_end_and_the_round_is_completed() -> None:
    table = moves(position(variant=MASTER, piles="g0 b1"), "A: S1 summon PS b")
    assert (told(table), table.ending) == (["summon", "piles-empty"], True)
    rest_out(table)
    assert choices(table)[0] == "B"
    rest_out(table)
    assert choices(table)[0] == "C"

    assert choices(rest_out(table)) == "over"


@rules("H-17.7", "A-42")
def test_one_empty_pile_triggers_nothing() -> None:
    table = moves(position(variant=MASTER, piles="b1"), "A: S1 summon PS b")

    assert (table.pile(0), table.ending) == (0, False)
    standard = moves(position(piles="g0 b1"), "A: S1 summon PS b")
    assert not standard.ending, "nor do two in the standard game"


@rules("H-17.7", "H-15.1")
def test_the_last_haunt_token_triggers_the_end_too() -> None:
    table = position(variant=MASTER, own="CH b; SC b; HO b; MA b; TH b")

    assert told(moves(table, "A: S1 haunt PS b own")) == ["haunt-own", "last-haunt"]


@rules("W-G07", "H-17.8")
def test_three_tokens_of_different_colours_are_worth_five_points() -> None:
    table = position(
        variant=MASTER,
        tokens="b5 g1 y1",
        options={"maxRounds": 1},
        others={"B": {"tokens": "b3 g3 y3"}, "C": {"tokens": "b4 g2 y2 o1"}},
    )

    assert rest_to_the_end(table).scores() == [5, 15, 10]


@rules("H-17.8")
@pytest.mark.parametrize(
    ("kept", "points"), [("", 0), ("b9 g9", 0), ("b1 g1 y1 o1 r1", 5), ("b2 g2 y2 o2 r1", 15), ("b9 g1 y1 o1 r1", 10)]
)
def test_each_token_counts_in_one_set(kept: str, points: int) -> None:
    table = position(variant=MASTER, tokens=kept, options={"maxRounds": 1})

    assert player(rest_to_the_end(table)).hp == points


@rules("W-G08", "H-12.2", "H-12.3", "A-5", "D-5")
def test_if_no_building_takes_three_blue_figures_as_many_come_as_fit() -> None:
    table = moves(position(CROWDED, variant=MASTER, levels="5/1/1/1"), "A: S1 fight PS r b PS")
    assert choices(table) == "A: PS, TH"
    with pytest.raises(IllegalMove, match="seed-most-room"):
        moves(table, "A: MA")

    assert figures(moves(branch(table), "A: PS"), "PS") == "2b 2r"
    after = moves(table, "A: TH")
    assert (figures(after, "TH"), supply(after)[:2], tokens(after)) == ("2b 2r", "b3", "b1")


@rules("H-17.9", "H-16.1")
def test_two_grand_masters_have_common_tokens_too() -> None:
    table = position(variant=MASTER, seats=2)

    assert (player(table).own_left, player(table).common_left) == (6, 2)
    assert options(table, "S1 haunt") == ["S1 haunt PS b own", "S1 haunt PS b common"]


@rules("H-17.10")
def test_all_else_is_as_in_the_standard_game() -> None:
    table = position(variant=MASTER)
    moves(table, "A: S1 summon PS b\nA: S2 evolve PS b\nA: S3\nA: S3 haunt PS g own\nA: S4 scare b")

    assert (tokens(table), player(table).hp, player(table).scare) == ("b1 g1", 4, 1)
    assert levels(table) == "1/1/2/1"


@rules("H-17.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_left_to_chance_but_who_begins(seats: int) -> None:
    rng = Rng(seats)
    state = GAME.state(HalloweenOptions.from_json({"variant": MASTER, "firstPlayer": "seat:1"}), seats)
    assert isinstance(state, HalloweenState)
    while state.actor >= 0:
        found = state.moves(state.actor)
        state.apply(state.actor, found[rng.below(len(found))])

    assert choices(state) == "over", "chance was never asked"
