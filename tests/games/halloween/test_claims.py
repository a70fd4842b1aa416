"""H-14: claiming cards, what they cost, and what those get who are there already."""

import pytest

from manoir.core.errors import IllegalMove
from manoir.games.halloween.testing import choices, held, moves, options, position, tokens, told
from tests.games.halloween.asking import branch, discs, done, offered, piles, player, rest_out
from tests.proofs import rules


@rules("W-K01", "H-14.1", "H-14.2", "H-14.3", "H-14.4", "H-14.5", "H-14.6", "H-4.5", "A-68", "A-61", "D-3")
def test_a_grey_card_costs_any_three_tokens_and_a_disc_and_gives_three_points() -> None:
    table = position(display="28", tokens="b2 g1")
    assert piles(table) == "b10 g11 y12 o12 r12"
    assert options(table, "claim") == ["claim 28 bbg reserve"]
    moves(table, "A: claim 28 bbg reserve")

    assert (tokens(table), piles(table)) == ("", "b12 g12 y12 o12 r12")
    assert (player(table).hp, player(table).reserve, done(table)) == (3, 11, "")
    assert [card.number for card in player(table).cards] == [28]
    rest_out(table, 3)
    assert player(table).reserve == 11, "the disc is locked"


@rules("W-K02", "H-14.2", "D-3")
def test_a_coloured_card_costs_three_different_tokens() -> None:
    table = position(display="12", tokens="b2 g1", held="T05")
    with pytest.raises(IllegalMove, match="too-few-tokens"):
        moves(table, "A: claim 12")
    moves(table, "A: token T05")

    assert options(table, "claim") == ["claim 12 bgy reserve"]
    assert tokens(moves(table, "A: claim 12 bgy reserve")) == "b1"


@rules("D-3", "H-14.2", "H-14.5")
def test_every_payment_and_every_disc_is_an_option_once() -> None:
    table = position(display="28", tokens="b2 g2", discs="S2.summon S3.move")

    assert options(table, "claim") == [
        f"claim 28 {paid} {disc}" for paid in ("bbg", "bgg") for disc in ("reserve", "S2.summon", "S3.move")
    ]
    moves(table, "A: claim 28")
    with pytest.raises(IllegalMove, match="wrong-payment"):
        moves(table, "A: bbb")
    with pytest.raises(IllegalMove, match="must-pay"):
        moves(table, "A: reserve")
    moves(table, "A: bbg")
    with pytest.raises(IllegalMove, match="no-disc-there"):
        moves(table, "A: S1.move")
    with pytest.raises(IllegalMove, match="must-pick-disc"):
        moves(table, "A: hp")


@rules("W-K03", "H-14.5", "H-3.6", "A-16")
def test_a_disc_of_a_section_pays_and_frees_its_slot_but_not_the_reserve() -> None:
    table = position(display="28", tokens="b3", discs="S1.all S2.summon S2.scare S3.summon S3.scare S3.evolve S3.move")
    moves(table, "A: claim 28 bbb S2.summon")

    assert "S2.summon" not in discs(table)
    assert (player(table).reserve, player(table).hp, done(table)) == (0, 3, "")
    assert choices(table) == "A: S1 rest, S2 rest, S3 rest"


@rules("H-14.5", "A-16")
def test_a_disc_may_come_from_a_done_section_but_never_from_a_bonus_slot() -> None:
    table = position(display="28", tokens="b3", blocked=1, discs="S1.scare S2.move", reserve=0, done="S1")

    assert options(table, "claim") == ["claim 28 bbb S1.scare", "claim 28 bbb S2.move"]
    moves(table, "A: claim 28 bbb S1.scare")
    assert (done(table), player(table).blocked) == ("S1", 1)
    empty = position(display="28", tokens="b3", blocked=2, reserve=0)
    assert options(empty, "claim") == []


@rules("H-14.1", "H-14.7")
def test_a_player_claims_a_card_once_and_several_may_occupy_it() -> None:
    table = position(display="51", tokens="b6", others={"B": {"cards": "51"}})
    moves(table, "A: claim 51 bbb reserve")
    with pytest.raises(IllegalMove, match="card-occupied"):
        moves(table, "A: claim 51")
    with pytest.raises(IllegalMove, match="card-not-in-play"):
        moves(table, "A: claim 50")
    moves(table, "A: S1 scare b\nA: S2 rest\nA: S3 rest\nB: S1 scare b")

    assert (player(table).scare, player(table, "B").scare) == (4, 4)


@rules("H-14.7")
def test_a_card_works_from_the_moment_it_is_claimed_to_the_end() -> None:
    table = position(display="51", tokens="b3")
    moves(table, "A: S1 scare b\nA: claim 51 bbb reserve\nA: S2 scare b\nA: S3 rest")
    assert player(table).scare == 5
    rest_out(table, 2)
    moves(table, "A: S3 scare b")

    assert player(table).scare == 7
    with pytest.raises(IllegalMove, match="card-not-yours"):
        moves(table, "A: card 30")


@rules("H-14.1", "H-14.9")
def test_any_number_of_cards_may_be_claimed_in_a_turn() -> None:
    table = position(display="28 35 9", tokens="b9")
    moves(table, "A: claim 28 bbb reserve\nA: claim 35 bbb reserve\nA: claim 9 bbb reserve")

    assert (player(table).hp, player(table).reserve, done(table)) == (9, 9, "")


@rules("W-K04", "H-14.8", "A-51", "D-4", "H-18.6")
def test_those_on_the_card_take_discs_or_a_point_clockwise() -> None:
    table = position(
        seats=4,
        display="28",
        tokens="b3",
        others={
            "B": {"cards": "28", "discs": "S1.summon S1.scare S1.move S1.fight"},
            "D": {"cards": "28", "discs": "S2.move"},
        },
    )
    moves(table, "A: claim 28 bbb reserve")
    assert (player(table).hp, choices(table)) == (3, "B: hp, S1")
    with pytest.raises(IllegalMove, match="must-be-compensated"):
        moves(table, "B: decline")
    with pytest.raises(IllegalMove, match="no-disc-there"):
        moves(table, "B: S2")
    moves(table, "B: S1")
    assert (player(table, "B").reserve, player(table, "B").hp, discs(table, "B")) == (11, 0, "")
    assert choices(table) == "D: hp, S2"
    moves(table, "D: hp")

    assert (player(table, "D").hp, discs(table, "D"), player(table, "C").hp) == (1, "S2.move", 0)
    assert table.actor == 0


@rules("W-K05", "H-14.8", "D-4", "A-69", "A-51")
def test_who_has_no_disc_in_a_section_gets_the_point_without_being_asked() -> None:
    table = moves(position(display="28", tokens="b3", others={"C": {"cards": "28"}}), "A: claim 28 bbb reserve")

    assert player(table, "C").hp == 1
    assert table.actor == 0
    assert told(table) == ["claim", "compensated-points"]


@rules("H-14.8", "A-51", "D-4")
def test_with_more_than_two_players_only_one_section_is_taken_back() -> None:
    table = position(display="28", tokens="b3", others={"C": {"cards": "28", "discs": "S1.move S3.move"}})
    moves(table, "A: claim 28 bbb reserve")

    assert choices(table) == "C: hp, S1, S3"
    with pytest.raises(IllegalMove, match="must-be-compensated"):
        moves(table, "C: S1+S3")


@rules("W-K06", "H-14.9", "H-15.1", "A-49", "A-61")
def test_the_fifth_card_triggers_the_end_and_a_sixth_may_follow() -> None:
    table = position(cards="2 5 9 10", display="13 19", tokens="b6")
    moves(table, "A: claim 13 bbb reserve")
    assert (told(table), table.ending) == (["claim", "fifth-card"], True)
    moves(table, "A: claim 19 bbb reserve")

    assert (player(table).hp, len(player(table).cards)) == (6, 6)
    assert told(table) == ["claim", "fifth-card", "claim"]


@rules("H-14.9", "A-61")
def test_the_fourth_card_triggers_nothing() -> None:
    table = moves(position(cards="2 5 9", display="13", tokens="b3"), "A: claim 13 bbb reserve")
    assert not table.ending


@rules("A-68", "H-4.5", "H-14.3")
def test_spent_tokens_can_be_gained_again() -> None:
    table = position(display="28", tokens="b3", piles="b0")
    assert tokens(moves(branch(table), "A: S1 summon PS b")) == "b3", "an empty pile gives nothing"
    moves(table, "A: claim 28 bbb reserve\nA: S1 summon PS b")

    assert (tokens(table), table.pile(0)) == ("b1", 2)


@rules("H-14.12")
def test_no_card_reacts_in_the_turn_of_another() -> None:
    table = position(
        "CH 1g 1y", levels="2/1/1", bonus="SC T04", others={"B": {"cards": "3 10 11 19 28 29 32 37 42 44 51"}}
    )
    moves(table, "A: S1 fight CH g y CH\nchance: roll 6\nchance: roll 1\nA: S2 move PS b SC\nA: S3 scare b")

    assert (player(table).hp, player(table).scare, tokens(table), held(table)) == (0, 3, "y1", "T04")
    assert (player(table, "B").hp, player(table, "B").scare, tokens(table, "B")) == (0, 2, "")


@rules("H-14.11", "H-14.10")
def test_a_once_per_turn_card_is_used_once_in_each_own_turn() -> None:
    table = moves(position(cards="30 28", scare=9), "A: card 30 b")
    with pytest.raises(IllegalMove, match="card-used"):
        moves(table, "A: card 30")
    with pytest.raises(IllegalMove, match="card-not-now"):
        moves(table, "A: card 28")
    rest_out(table, 3)
    moves(table, "A: card 30 b")

    assert (tokens(table), player(table).scare) == ("b2", 7)


@rules("H-14.11")
def test_a_permanent_card_works_every_time() -> None:
    table = moves(position(cards="51"), "A: S1 scare b\nA: S2 scare b")

    assert player(table).scare == 6


@rules("H-14.10")
def test_only_cards_without_an_action_are_used_between_the_activations() -> None:
    cards = "6 7 8 30 33 39 48 50 52 4 14 16 10 37 42 43 44 47 1 15 20"
    table = position("PS 3b 1g; CH 1b", cards=cards, levels="2/1/1", scare=9, tokens="b2", discs="S1.move", reserve=5)

    used = [word for word in offered(table) if word.startswith("card")]
    assert used == [f"card {number}" for number in (6, 7, 8, 30, 33, 39, 48, 50, 52)]


@rules("H-14.8", "A-51")
def test_clockwise_is_counted_from_the_player_who_claims() -> None:
    there: dict[str, object] = {"cards": "28", "discs": "S1.move"}
    table = position(seats=4, turn="C", display="28", tokens="b3", others={"A": there, "B": there, "D": there})
    moves(table, "C: claim 28 bbb reserve")
    order = []
    while table.actor != table.active:
        order.append("ABCD"[table.actor])
        moves(table, f"{order[-1]}: hp")

    assert order == ["D", "A", "B"]


@rules("H-18.5", "H-14.8", "H-14.9")
def test_a_claim_gives_its_gift_then_triggers_the_end_then_compensates() -> None:
    table = position(cards="2 5 9 10", display="44", tokens="b3", others={"B": {"cards": "44", "discs": "S1.move"}})
    moves(table, "A: claim 44 bbb reserve")
    assert (choices(table), table.ending) == ("A: b, g, y, o, r", False)
    moves(table, "A: r")
    assert (choices(table), table.ending, tokens(table)) == ("B: hp, S1", True, "r1")
    assert told(table) == ["claim", "card-token", "fifth-card"]
