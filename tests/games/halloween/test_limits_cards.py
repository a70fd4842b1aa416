"""What the action cards do not allow (W-N…): the options that are missing, and the questions that are not asked."""

from manoir.games.halloween.bonus import size
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.testing import choices, figures, held, moves, options, position, tokens, told
from tests.proofs import rules


def using(table: HalloweenState, card: int) -> list[str]:
    """The options that use a card up."""
    return [text for text in options(table) if str(card) in text.partition(" uses:")[2].split(",")]


@rules("W-N01", "C-45", "H-5.1")
def test_a_mixed_pair_needs_the_card_both_levels_and_a_figure_in_supply() -> None:
    assert options(position("SC 1b 1y", levels="3/1/1"), "S1 summon SC") == []
    assert options(position("SC 1b 1y", cards="45", levels="2/1/1"), "S1 summon SC") == []
    assert options(position("SC 1b 1y", cards="45", levels="3/1/1"), "S1 summon SC") == ["S1 summon SC b+y"]
    empty = position("SC 1b 1y; PS 4b; HO 4y", cards="45", levels="3/1/1")
    assert options(empty, "S1 summon") == []


@rules("W-N02", "C-34", "C-45", "A-43")
def test_a_mixed_summon_of_a_colour_without_supply_places_nothing_and_is_no_fifth_figure() -> None:
    table = position("PS 4b; SC 1b 1y", cards="34 45", levels="3/1/1")

    moves(table, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 5")
    assert "nobody-comes" in told(table)
    assert figures(table, "SC") == "1b 1y"
    assert tokens(table) == ""
    assert choices(table).startswith("A: S2 "), "#34 is not offered"


@rules("W-N03", "C-45", "A-43", "H-13.11")
def test_a_spirit_board_calls_a_mixed_pair_of_any_level_only_with_the_card() -> None:
    table = position("SC 1b 1r", held="T01", cards="45")
    moves(table, "A: token T01 SC b+r\nchance: roll 2\nchance: roll 9")
    assert figures(table, "SC") == "2b 1r"
    assert tokens(table) == "b1"

    assert options(position("SC 1b 1r", held="T01"), "token T01") == ["token T01 PS b"]


@rules("W-N04", "H-13.19", "A-24", "C-45")
def test_a_fury_on_a_die_of_a_mixed_pair_can_turn_the_colour() -> None:
    table = position("SC 1b 1y", held="T11", cards="45", levels="3/1/1")

    moves(table, "A: S1 summon SC b+y\nchance: roll 1\nchance: roll 2")
    assert choices(table) == "A: T11 b, T11 y, accept"
    moves(table, "A: T11 b")
    assert figures(table, "SC") == "1b 2y"
    assert tokens(table) == "y1"


@rules("W-N06", "C-30")
def test_the_soul_merchant_sells_what_is_on_the_board_in_the_pile_and_affordable() -> None:
    table = position("SC 1o; HO 1r", cards="30", scare=4, piles="o0")
    assert options(table, "card 30") == ["card 30 b"]


@rules("W-N07", "C-33", "A-45")
def test_the_soul_changer_needs_a_pair_of_one_colour_and_the_full_number_in_the_pile() -> None:
    for mine, piles, expected in (
        ("b1 g1 r2", "b1", "card 33 r>o"),
        ("y2", "o0", "card 33 y>g"),
        ("g1", "b2", "card 33 g>b"),
        ("y2", "o1 g0", "card 33 y>o"),
    ):
        assert options(position(cards="33", tokens=mine, piles=piles), "card 33") == [expected]


@rules("W-N08", "C-48", "A-55")
def test_a_secret_lesson_needs_a_higher_level_and_its_price() -> None:
    assert options(position(cards="48", levels="5/4/1", scare=9), "card 48") == ["card 48 S2", "card 48 S3"]
    assert options(position(cards="48", levels="5/4/1", scare=4), "card 48") == ["card 48 S3"]


@rules("W-N09", "C-50", "H-4.1", "H-4.3")
def test_a_paid_passage_needs_a_figure_in_supply_and_a_building_with_room() -> None:
    table = position("SC 5g; CH 2y 2o 2r", cards="50", tokens="g1 o1")
    assert options(table, "card 50") == [f"card 50 o {code}" for code in ("SC", "HO", "MA", "PS", "TH")]


@rules("W-N10", "C-8", "A-55")
def test_a_rank_falls_only_from_the_second_level_and_with_a_token_in_the_pile() -> None:
    assert options(position(cards="8", levels="1/2/4", piles="b0"), "card 8") == ["card 8 S3"]

    table = position(cards="8", levels="1/2/1")
    assert options(table, "card 8") == ["card 8 S2"]
    moves(table, "A: card 8 S2")
    assert [table.players[0].level(section) for section in range(3)] == [1, 1, 1]
    assert tokens(table) == "b2"


@rules("W-N11", "C-52", "A-53")
def test_a_treat_bag_needs_an_empty_slot_or_a_held_token() -> None:
    table = position(cards="52", held="T02", blocked=2)
    assert options(table, "card 52") == ["card 52"]
    moves(table, "A: token T02")
    assert options(table, "card 52") == []

    table = position(cards="52", held="T02", blocked=2)
    moves(table, "A: card 52\nchance: draw T04")
    assert choices(table) == "A: replace T02, discard"


@rules("W-N12", "C-52", "H-13.6")
def test_the_discards_are_shuffled_when_a_token_is_needed_and_the_reserve_is_empty() -> None:
    table = position(
        seats=4,
        cards="52",
        bonus="CH T01; SC T01; HO T02; MA T02; PS T03; TH T03",
        bag="",
        discards="T09 T10 T10 T11 T11 T12 T12",
        held="T04 T04",
        others={"B": {"held": "T05 T05 T06"}, "C": {"held": "T06 T07 T07"}, "D": {"held": "T08 T08 T09"}},
    )
    assert size(table.bag) == 0

    moves(table, "A: card 52")
    assert (size(table.bag), size(table.discards)) == (7, 0)
    moves(table, "chance: draw T12\nA: slot")
    assert (size(table.bag), size(table.discards)) == (6, 0)
    assert held(table) == "T04 T04 T12"


@rules("W-N13", "C-4", "C-15", "A-27")
def test_a_borrowed_level_holds_for_both_moves_and_is_spent_after_either() -> None:
    second = position("CH 1g; SC 1g", cards="4 15")
    moves(second, "A: S1 move PS b MA\nA: CH g MA uses:4")
    assert figures(second, "MA") == "1b 1g"
    assert using(second, 4) == []

    first = position("CH 1g; SC 1g", cards="4 15")
    assert using(first, 4)
    moves(first, "A: S1 move CH g MA uses:4")
    assert "SC g HO" in options(first), "it still holds"
    moves(first, "A: SC g HO")
    assert using(first, 4) == []


@rules("W-N14", "C-1", "C-34", "D-16")
def test_a_free_haunt_may_be_next_door_and_uses_that_card_up() -> None:
    table = position("PS 4b", cards="1 34")
    assert using(table, 1)

    moves(table, "A: S1 summon PS b")
    assert choices(table) == "A: PS own, SC own uses:1, MA own uses:1, TH own uses:1, decline"
    moves(table, "A: SC own uses:1")
    assert table.players[0].hp == 2
    assert using(table, 1) == []


@rules("W-N15", "C-34", "A-64")
def test_a_free_haunt_may_be_declined_and_is_not_asked_for_where_it_is_impossible() -> None:
    table = position("PS 4b", cards="34")
    moves(table, "A: S1 summon PS b")
    assert choices(table) == "A: PS own, decline"
    moves(table, "A: decline")
    assert (table.players[0].hp, table.players[0].own_left) == (0, 6)

    table = position("PS 4b", cards="34", own="PS g")
    moves(table, "A: S1 summon PS b")
    assert choices(table).startswith("A: S2 ")


@rules("W-N16", "C-38", "H-14.11", "D-18")
def test_boo_and_begone_needs_room_is_not_spent_by_declining_and_once_by_using() -> None:
    table = position("TH 2g 2y 2o; HO 2g 2y 1o", cards="38")

    moves(table, "A: S1 scare b")
    assert choices(table) == "A: PS CH, PS SC, PS HO, PS MA, decline"
    moves(table, "A: decline\nA: S2 scare b")
    assert choices(table).endswith("decline")
    moves(table, "A: PS SC\nA: S3 scare b")
    assert choices(table).startswith("B: S1 "), "the turn is over without a further question"


@rules("W-N17", "C-23", "H-13.15", "H-18.3", "D-14")
def test_a_fortune_is_told_up_to_the_faces_of_the_die_that_is_rolled() -> None:
    table = position(cards="23", held="T06")

    moves(table, "A: S1 move PS b SC")
    small = [f"T06 x0 n {n}" for n in range(1, 5)]
    big = [f"T06 x1 n {n}" for n in range(1, 7)]
    assert choices(table) == "A: " + ", ".join([*small, *big, "decline"])
    moves(table, "A: T06 x1 n 6")
    assert len(table.chance()) == 6
    moves(table, "chance: roll 6")
    assert table.players[0].scare == 2 + 6
    assert table.players[0].blocked == 1
    moves(table, "A: S2 move PS b SC")
    assert choices(table).startswith("A: S3 ")

    table = position(cards="23")
    moves(table, "A: S1 move PS b SC\nA: decline\nA: S2 move PS b SC")
    assert choices(table).startswith("A: T06 x0 n 1")


@rules("W-N18", "C-24", "A-64", "D-15")
def test_a_seance_is_offered_until_it_is_used_and_needs_a_figure_in_supply() -> None:
    table = position("CH 2g; SC 1g", cards="24", levels="2/2/2")
    moves(table, "A: S1 move CH g SC\nA: no\nA: S2 move CH g SC")
    assert choices(table) == "A: yes, no"
    moves(table, "A: yes")
    assert figures(table, "SC") == "4g"

    table = position("CH 2g; SC 1g", cards="24", levels="2/2/1")
    moves(table, "A: S1 move CH g SC\nA: yes\nA: S2 move CH g SC")
    assert choices(table).startswith("A: S3 ")

    table = position("PS 3b; SC 2b", cards="24")
    moves(table, "A: S1 move PS b SC")
    assert choices(table).startswith("A: S2 ")


@rules("W-N19", "C-36", "D-17")
def test_a_shockwave_is_offered_until_it_is_used_and_never_after_a_tie() -> None:
    table = position("CH 1g 1y 1r", cards="36", levels="2/2/2")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 1\nchance: roll 3")
    assert choices(table) == "A: yes, no"
    moves(table, "A: no\nA: S2 fight CH g y CH\nchance: roll 1\nchance: roll 3\nA: yes")
    assert table.players[0].scare == 4
    moves(table, "A: S3 fight CH g y CH\nchance: roll 1\nchance: roll 3")
    assert choices(table).startswith("B: ")

    table = position("CH 1g 1y 1r", cards="36", levels="2/2/2")
    moves(table, "A: S1 fight CH g y CH\nchance: roll 3\nchance: roll 3")
    assert choices(table).startswith("A: S2 ")


@rules("W-N20", "C-17", "H-4.3", "D-11")
def test_the_victor_flies_where_there_is_room() -> None:
    table = position("MA 1y 1g; TH 2g 2o 2r; SC 2g 2o 1r", cards="17", levels="3/1/1")
    moves(table, "A: S1 fight MA y g MA\nchance: roll 8\nchance: roll 1")
    assert choices(table) == "A: CH, SC, HO, PS, decline"


@rules("W-N21", "C-20", "A-31", "D-13")
def test_a_rampage_is_spent_by_its_second_fight_and_meets_each_figure_once() -> None:
    table = position("MA 1o 1b 1g 1y; PS 2b", cards="20", levels="4/4/4")
    lost = "\nchance: roll 1\nchance: roll 4"

    moves(table, "A: S1 fight MA o b MA" + lost)
    assert choices(table) == "A: g, y, stop"
    moves(table, "A: stop\nA: S2 fight MA o b MA" + lost)
    assert choices(table) == "A: g, y, stop"
    moves(table, "A: g" + lost)
    assert choices(table) == "A: y, stop"
    moves(table, "A: stop\nA: S3 fight MA o b MA" + lost)
    assert choices(table).startswith("B: ")


@rules("W-N22", "C-3", "C-5", "C-25", "A-25")
def test_a_fight_within_a_colour_is_rolled_and_brings_no_glory() -> None:
    table = position("CH 2g", cards="3 5 25", levels="2/1/1")
    moves(table, "A: S1 fight CH g g CH")
    assert choices(table) == "chance"
    moves(table, "chance: roll 4\nchance: roll 2")
    assert (tokens(table), table.players[0].hp) == ("g1", 0)
    assert figures(table, "CH") == "1g"


@rules("W-N23", "C-49", "A-55", "D-20")
def test_haunted_wisdom_raises_only_what_is_below_the_fifth_level() -> None:
    table = position(cards="49", levels="5/5/5")
    moves(table, "A: S1 haunt PS b own")
    assert choices(table).startswith("A: S2 ")

    table = position(cards="49", levels="5/4/5")
    moves(table, "A: S1 haunt PS b own")
    assert choices(table) == "A: S2, decline"


@rules("W-N28", "C-14", "A-29")
def test_deja_vu_works_without_a_disc_but_only_for_covered_slots() -> None:
    discs = "S1.all S2.summon S2.scare S2.evolve S2.move S2.fight"
    table = position("CH 1b 1g", cards="14", discs=discs)
    assert table.players[0].reserve == 0

    first, second = options(table, "S1"), options(table, "S2")
    actions = ["summon", "scare", "evolve", "move", "fight", "haunt"]
    assert {text.split()[1] for text in first} == {*actions, "rest"}
    assert {text.split()[1] for text in second} == {*actions[:-1], "rest"}
    assert [text for text in [*first, *second] if not text.endswith(" uses:14")] == ["S1 rest", "S2 rest"]
    assert options(table, "S3") == ["S3 rest"]


@rules("W-N29", "C-43", "C-47", "H-14.2")
def test_the_veil_and_the_coven_change_payments_but_not_of_their_own_claims() -> None:
    both = position(cards="43 47", display="12", tokens="b1 g1 y1")
    assert options(both, "claim 12") == [f"claim 12 {pay} reserve" for pay in ("bg", "by", "gy")]
    assert options(position(display="47", tokens="b2"), "claim") == []
    assert options(position(display="43 12", tokens="b2 g1"), "claim") == ["claim 43 bbg reserve"]


@rules("W-N30", "C-46", "A-44")
def test_a_curse_is_lifted_from_ones_own_tokens_within_level_where_the_colour_stands() -> None:
    assert options(position("CH 1r", cards="46", own="CH r", levels="4/1/1"), "S1 recover") == []
    assert options(position("CH 1y", cards="46", own="CH r", levels="5/1/1"), "S1 recover") == []
    rival = position("CH 1r", cards="46", levels="5/1/1", others={"B": {"own": "CH r"}})
    assert options(rival, "S1 recover") == []
    pair: dict[str, dict[str, object]] = {"B": {"common": "SC o"}}
    table = position("CH 1r; SC 1o", seats=2, cards="46", common="CH r", levels="5/1/1", others=pair)
    assert options(table, "S1 recover") == ["S1 recover CH r common"]


@rules("W-N31", "C-20", "H-12.5", "A-31")
def test_who_is_seeded_during_a_rampage_is_not_fought() -> None:
    table = position("PS; MA 1o 1b 1g", cards="20", levels="4/1/1")
    moves(table, "A: S1 fight MA o b MA\nchance: roll 10\nchance: roll 1\nA: MA")
    assert figures(table, "MA") == "3b 1g 1o"
    assert choices(table) == "A: g, stop"
