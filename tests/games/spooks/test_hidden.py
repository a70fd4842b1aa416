"""Section 5 of the rules: who knows what, and what a seat may imagine. Four players unless said otherwise."""

from manoir.core.rng import Rng
from manoir.core.story import Json
from manoir.games.spooks.cards import BIT, CODES
from manoir.games.spooks.game import GAME
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import LEAD
from manoir.games.spooks.testing import (
    census,
    choices,
    hand,
    moves,
    pass_along,
    position,
    prank,
    redealt,
    situation,
)
from tests.proofs import rules

EVERYBODY = (0, 1, 2, 3, None)


def players(state: SpooksState, seat: int | None) -> list[Json]:
    found = state.view(seat).to_json()["players"]
    assert isinstance(found, list)
    return found


def knows(state: SpooksState, letter: str) -> str:
    """What a player knows of the others' hands: "B SP7, D GH9"."""
    seen = players(state, "ABCD".index(letter))
    return ", ".join(f"{player['seat']} {card}" for player in seen for card in listed(player["got"]))


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def lacks(state: SpooksState, letter: str) -> list[str]:
    """What everybody knows that a player does not hold."""
    (same,) = {tuple(listed(players(state, seat)["ABCD".index(letter)]["hasNone"])) for seat in EVERYBODY}
    return list(same)


def bitten(*hands: str, **settings: object) -> SpooksState:
    """A has laid a Bat that B cannot answer."""
    return position(*hands, top="BA5", owner="A", to_act="B", **settings)  # type: ignore[arg-type]


def lead(table: SpooksState, letter: str) -> SpooksState:
    """Give somebody the lead, in the middle of things, and leave hands and what is known of them alone."""
    table.drop_all()
    table.push(LEAD["ABCD".index(letter)])
    table.proceed()
    return table


def bite(table: SpooksState, owner: str, victim: str) -> SpooksState:
    """Somebody's Bat bites somebody, in the middle of things."""
    table.drop_all()
    table.top, table.owner = CODES.index("BA2"), "ABCD".index(owner)
    table.flow.suffer(table, "ABCD".index(victim))
    table.proceed()
    return table


def rest_set_aside(table: SpooksState) -> None:
    """All cards that lie nowhere else, as a phantom hand."""
    table.stock = [card for card in range(56) if CODES[card] not in census(table)]


# -- hands -----------------------------------------------------------------------------------------------------------


@rules("S-2.3")
def test_a_view_shows_one_hand_and_the_sizes_of_the_others() -> None:
    table = position("SP3 GHM", "SP1 BA4 BA6", "CAT", "SK2")

    for seat in EVERYBODY:
        view = table.view(seat).to_json()
        assert view["hand"] == ([] if seat is None else hand(table, "ABCD"[seat]).split())
        assert [player["held"] for player in players(table, seat)] == [2, 3, 1, 1]
        for other in range(4):
            if other != seat:
                assert not set(hand(table, "ABCD"[other]).split()) & set(words(view))


def words(view: object) -> list[str]:
    """Every card that stands in a view."""
    text = str(view)
    for mark in "'\"[]{}(),:":
        text = text.replace(mark, " ")
    return [word for word in text.split() if word in CODES]


@rules("S-2.3", "S-5.2", "SA-45", "S-14.2")
def test_a_view_is_the_same_whatever_the_others_hold() -> None:
    led = position("GO4 SP3 GHM", "SP1 BA4 BA6", "CAT SP9", "SK2 SK3")
    pranked = moves(led.clone(), "A: lay GO4; A: commit SP3; C: commit CAT")
    bite = moves(bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A: give SP7; D: give GH9")
    for table in (led, pranked, bite):
        table.stock = [CODES.index(code) for code in ("GOM", "BAM", "SKM", "SPM")]
        for seat in EVERYBODY:
            shown = table.view(seat).to_json()
            for seed in range(20):
                assert redealt(table, seat, Rng(seed)).view(seat).to_json() == shown


@rules("S-2.3")
def test_hidden_moves_look_the_same_to_the_others() -> None:
    for verb in ("commit", "give", "hand"):
        assert {GAME.parse(f"{verb} {code}").public.notation for code in CODES} == {f"{verb} ?"}
    for verb in ("lay", "run"):
        assert all(GAME.parse(f"{verb} {code}").public.notation == f"{verb} {code}" for code in CODES)
    for seat in "ABCDEFGHIJ":
        assert {GAME.parse(f"deal {seat} {code}").public.notation for code in CODES} == {f"deal {seat} ?"}


def test_equal_cards_cannot_be_told_apart() -> None:
    table = position("SP3 SP3 GHM", "SP1 BA4", "SP1", "SK2", decks=2)

    assert table.view(0).to_json()["hand"] == ["SP3", "SP3", "GHM"]
    assert choices(table) == "A: lay SP3, lay GHM"
    assert sorted(GAME.moves) == sorted(set(GAME.moves))
    assert len([notation for notation in GAME.moves if notation.startswith("lay ")]) == 56


# -- what is known of cards given away ---------------------------------------------------------------------------------


@rules("SA-51", "SA-45")
def test_a_giver_knows_who_holds_the_card_and_nobody_else_does() -> None:
    table = moves(bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A: give SP7; D: give GH9; C: give SP3")

    assert [knows(table, letter) for letter in "ABCD"] == ["B SP7", "", "B SP3", "B GH9"]
    assert all(player["got"] == [] for player in players(table, None))


@rules("SA-51")
def test_the_card_is_forgotten_when_it_is_laid() -> None:
    table = moves(bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A: give SP7; D: give GH9; C: give SP3")

    moves(table, "B: lay SP7")
    assert [knows(table, letter) for letter in "ACD"] == ["", "B SP3", "B GH9"]


@rules("SA-51", "S-15.2")
def test_the_card_is_known_until_it_is_revealed_even_while_it_is_committed() -> None:
    table = position("GOM SP7 SP8", "GH6 SP10 SP9", "BA3 SP3", "GH9 SP4", masters=True)
    moves(table, "A: lay GOM; A: to C; A: give SP7; C: commit SP7; A: commit SP8; B: commit SP9")
    assert knows(table, "A") == "C SP7", "A cannot know that it lies there"

    table = position("GOM SP7 SP8 SP9", "GH6 SP10 SP1", "BA3 SP3", "GH9 SP4", masters=True)
    moves(table, "A: lay GOM; A: to C; A: give SP7")
    prank(table, A="SP8", B="SP1", C="SP7", D="GH9")
    assert knows(table, "A") == ""


@rules("SA-51")
def test_nothing_is_certain_once_the_receiver_has_given_a_card_to_somebody_else() -> None:
    table = moves(bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A: give SP7; D: give GH9; C: give SP3")
    moves(table, "B: lay GH6; C: pass; D: pass; A: pass")
    assert knows(table, "A") == "B SP7"

    given = bite(table.clone(), "B", "C")
    moves(given, "B: give SP10")
    assert knows(given, "A") == "", "it may have been the SP7"
    assert knows(given, "D") == ""
    assert knows(given, "C") == "B SP3", "C has seen that it was not the SP3"
    assert knows(given, "B") == "C SP10"


@rules("SA-51")
def test_when_gifts_chain_each_giver_knows_only_the_last_step() -> None:
    table = position("GOM SP7 SP8 SP9", "GH1 GH2", "BA3", "GH9 SP4", masters=True, decks=2)
    moves(table, "A: lay GOM; A: give SP7")
    assert knows(table, "A") == "C SP7"
    table.players[2].add(CODES.index("GOM"))
    table.players[3].remove(CODES.index("GH9"))
    lead(table, "C")

    moves(table, "C: lay GOM; C: give SP7")
    assert situation(table) == "A B C D: prank"
    assert knows(table, "A") == "", "C gave an unknown card to D"
    assert knows(table, "C") == "D SP7"
    assert knows(table, "D") == ""


@rules("SA-51")
def test_a_card_that_comes_back_is_not_expected_elsewhere_any_more() -> None:
    table = bite(position("SP7 SP8 GH1", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A", "B")
    moves(table, "A: give SP7; D: give GH9; C: give SP3")
    assert knows(table, "A") == "B SP7"

    back = moves(bite(table.clone(), "B", "A"), "B: give SP7")
    assert knows(back, "A") == ""
    assert knows(back, "B") == "A SP7"
    assert knows(back, "C") == knows(back, "D") == "", "to them it may have been theirs"

    other = moves(bite(table.clone(), "B", "A"), "B: give SP10")
    assert knows(other, "A") == "B SP7", "A has seen that it was another"


@rules("SA-51", "S-13.3", "SA-27")
def test_after_a_pass_along_everybody_knows_one_card_of_the_right_neighbour() -> None:
    table = position("GHM SP3 SP4", "GH4 GH6", "BA3 SP8", "GH9 SP1", masters=True)
    pass_along(moves(table, "A: lay GHM"), A="SP3", B="GH4", C="BA3", D="GH9")

    assert [knows(table, letter) for letter in "ABCD"] == ["D SP3", "A GH4", "B BA3", "C GH9"]


@rules("SA-51", "S-13.3")
def test_a_pass_along_makes_older_knowledge_doubtful_except_for_who_receives() -> None:
    table = position("GOM SP7 SP8 SP9", "GH1 GH2 GH3", "BA3 BA6", "GH9 SP4 SP2", masters=True, decks=2)
    moves(table, "A: lay GOM; A: give SP7")
    assert knows(table, "A") == "C SP7"
    table.players[3].add(CODES.index("GHM"))
    moves(lead(table, "D"), "D: lay GHM")
    pass_along(table, A="SP8", B="GH1", C="BA3", D="GH9")
    assert knows(table, "A") == "D SP8", "C gave something to B"

    table = position("GOM SP7 SP8 SP9", "GH1", "BA3 BA6", "GH9 SP4 SP2", masters=True, decks=2)
    moves(table, "A: lay GOM; A: give SP7")
    assert knows(table, "A") == "B SP7"
    table.players[3].add(CODES.index("GHM"))
    moves(lead(table, "D"), "D: lay GHM")
    pass_along(table, A="SP8", B="GH1", C="BA3", D="GH9")
    assert knows(table, "A") == "B SP7, D SP8", "B gave the GH1 to A, who saw it"


@rules("SA-51")
def test_two_equal_cards_given_are_two_things_known() -> None:
    table = bite(position("SP7 SP7 GH1", "GH6 SP10", "BA3 SP3 GH2", "GH9 SP4 GH3", decks=2), "A", "B")
    moves(table, "A: give SP7; D: give GH9; C: give SP3")
    moves(bite(table, "A", "B"), "A: give SP7; D: give GH3; C: give GH2")
    assert knows(table, "A") == "B SP7, B SP7"

    moves(table, "B: lay SP7")
    assert knows(table, "A") == "B SP7"


@rules("SA-51")
def test_an_equal_card_laid_may_have_been_the_one_that_was_given() -> None:
    table = bite(position("SP7 GH1", "SP7 SP10", "BA3 SP3", "GH9 SP4", decks=2), "A", "B")
    moves(table, "A: give SP7; D: give GH9; C: give SP3; B: lay SP7")

    assert hand(table, "B") == "SP3 SP7 SP10 GH9"
    assert knows(table, "A") == ""


# -- what a failure on red proves --------------------------------------------------------------------------------------


@rules("SA-51", "SA-1", "S-6.6")
def test_a_failure_on_red_proves_that_family_rank_and_cat_are_not_there() -> None:
    table = position("SP4 SP8", "GH6 SP10 GO2", "GH8 SP3", "GH2 SP5", top="SK8", owner="A", to_act="B")
    expected = [code for code in CODES if code[:2] == "SK" or code[2:] == "8" or code == "CAT"]

    assert lacks(table, "B") == expected
    assert lacks(table, "A") == lacks(table, "C") == []
    assert not set(expected) & set(hand(table, "B").split())
    moves(table, "A: run SP4")
    assert lacks(table, "B") == expected, "still"


@rules("SA-51", "S-6.2")
def test_with_wild_masters_it_proves_that_there_is_no_master_either() -> None:
    table = position("SP4", "GH6", "GH8", "GH2", top="SK8", owner="A", to_act="B", redMaster="wild")

    assert {"SPM", "GHM", "GOM", "SKM", "BAM"} <= set(lacks(table, "B"))


@rules("SA-51")
def test_it_proves_nothing_any_more_once_the_player_receives_a_card() -> None:
    table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4")
    assert "BA5" in lacks(table, "B")

    moves(table, "A: give SP7")
    assert lacks(table, "B") == []


@rules("SA-51", "S-6.5")
def test_where_declining_is_allowed_a_failure_proves_nothing() -> None:
    table = position("SP4 SP8", "GH6", "GH8", "GH2", top="SK8", owner="A", to_act="B", redPlay="mayDecline")
    moves(table, "B: decline")

    assert lacks(table, "B") == []


@rules("SA-51", "S-13.3")
def test_a_pass_along_ends_what_failures_have_proven() -> None:
    table = position(
        "BA10 GHM SP3 SP5", "GH4 GH6 SP7", "BA3 CAT", "GH9 SP1", top="SK2", owner="A", to_act="B", masters=True
    )
    moves(table, "A: run BA10; A: run GHM")
    assert "CAT" in lacks(table, "B")

    pass_along(table, A="SP3", B="GH4", C="CAT", D="GH9")
    assert lacks(table, "B") == []


# -- the memory aid ----------------------------------------------------------------------------------------------------


@rules("SA-40")
def test_with_the_memory_aid_the_sheet_lists_cards_played_and_cards_given() -> None:
    shown: dict[bool, str] = {}
    for aid in (True, False):
        table = bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4", memoryAid=aid)
        moves(table, "A: give SP7; D: give GH9; C: give SP3; B: lay SP10")
        shown[aid] = str([[line.label.key for line in panel.lines] for panel in table.view(0).sheet()])

    assert "row-played" in shown[True] and "row-got" in shown[True]
    assert "row-played" not in shown[False] and "row-got" not in shown[False]
    assert "row-top" in shown[False]


@rules("SA-40", "SA-46")
def test_every_card_that_was_shown_can_be_looked_up() -> None:
    table = moves(position("GO4 SP3 SP1", "BA2 SP2", "GHM SP5", "SK5 SP6"), "A: lay GO4")
    assert table.view(3).to_json()["played"] == ["GO4"]
    prank(table, A="SP3", B="BA2", C="GHM", D="SK5")
    moves(table, "B: lay SP2")

    for seat in EVERYBODY:
        assert table.view(seat).to_json()["played"] == ["SP2", "SP3", "GHM", "GO4", "SK5", "BA2"]


# -- what a seat may imagine -------------------------------------------------------------------------------------------


def test_imagined_positions_vary_and_have_the_same_cards() -> None:
    state = GAME.deal(GAME.options().settled(4), 4, Rng(3))
    view = state.view(1)

    worlds = [view.imagine(Rng(seed)) for seed in range(30)]
    assert len({str(world.position()) for world in worlds}) == 30
    assert all(sorted(census(world)) == sorted(CODES) for world in worlds)
    assert all(world.view(1).to_json() == view.to_json() for world in worlds)


@rules("SA-51")
def test_who_imagines_puts_known_cards_where_they_are_and_proven_voids_where_they_are_not() -> None:
    table = position("SP4 SP8", "GH6 SP10 GO2", "GH8 SP3", "GH2 SP5", top="SK8", owner="A", to_act="B")
    rest_set_aside(table)
    for seed in range(40):
        world = table.view(2).imagine(Rng(seed))
        assert isinstance(world, SpooksState)
        assert not set(hand(world, "B").split()) & set(lacks(table, "B"))

    table = moves(bitten("SP7 SP8", "GH6 SP10", "BA3 SP3", "GH9 SP4"), "A: give SP7; D: give GH9; C: give SP3")
    rest_set_aside(table)
    for seed in range(40):
        world = table.view(0).imagine(Rng(seed))
        assert isinstance(world, SpooksState)
        assert world.players[1].once & BIT[CODES.index("SP7")]
        assert hand(world, "A") == "SP8"


def test_who_imagines_in_a_prank_leaves_the_own_choice_and_guesses_the_others() -> None:
    table = moves(
        position("GO4 SP3 GHM", "SP1 BA4 BA6", "CAT SP9", "SK2 SK3"), "A: lay GO4; A: commit SP3; C: commit CAT"
    )
    rest_set_aside(table)
    picks = set()
    for seed in range(40):
        world = table.view(0).imagine(Rng(seed))
        assert isinstance(world, SpooksState)
        assert situation(world) == "B D: prank"
        for seat in (1, 3):
            assert world.moves(seat)
        assert world.view(0).to_json() == table.view(0).to_json()
        picks.add(world.view(2).to_json()["choice"])

    assert len(picks) > 3


@rules("S-6.5")
def test_who_imagines_that_somebody_is_asked_on_red_imagines_a_hand_that_can_answer() -> None:
    table = position("SP7 SP8", "BA2 GH9", "GH8 GO1", "GH2 SP5", top="BA7", owner="A", to_act="B")
    rest_set_aside(table)
    for seat in (0, 2, 3, None):
        for seed in range(40):
            world = table.view(seat).imagine(Rng(seed))
            assert world.moves(1), "who has no card that fits is not asked"
