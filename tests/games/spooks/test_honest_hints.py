"""What a hint, a refusal or the end of a Series says is true in the very position in which it is said."""

from manoir.core.story import Json
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.testing import choices, moves, pass_along, passing, position, refusal, situation
from tests.games.spooks.test_promises import hints, seen
from tests.proofs import rules


def key(table: SpooksState, move: str) -> str:
    return str(hints(table)[move]["key"])


def answers(table: SpooksState, move: str) -> Json:
    """What a move promises to be the answers to it."""
    found = hints(table)[move]["answers"]
    return found if isinstance(found, dict) else {"key": found}


def told(table: SpooksState) -> list[str]:
    """The keys of the story so far."""
    assert table.story is not None
    return [event.key for event in table.story]


@rules("SA-25", "S-13.3")
def test_while_numbers_count_down_a_ten_fits_on_the_ghost_master() -> None:
    table = position("GHM SP2 SP3", "GH10 SP5", "SP8 SP9", masters=True, descending=True)
    assert answers(table, "lay GHM") == {"key": "answers-down", "rank": 10}

    pass_along(moves(table, "A: lay GHM"), A="SP2", B="SP5", C="SP8")
    assert "lay GH10" in choices(table)


@rules("S-4.6", "S-13.3")
def test_while_numbers_count_up_only_the_cat_fits_on_the_ghost_master() -> None:
    table = position("GHM SP2 SP3", "GH10 SP5", "SP8 SP9", masters=True)

    assert answers(table, "lay GHM") == {"key": "answers-cat"}


@rules("SA-29")
def test_the_goblin_masters_gift_is_the_win_if_one_card_is_left() -> None:
    table = position("GOM SP3", "SP1 SP2", "SP5 SP6 SP7", masters=True)
    assert key(table, "lay GOM") == "hint-goblin-master-out"

    assert situation(moves(table, "A: lay GOM; A: give SP3")) == "over: A"


@rules("SA-29", "S-7.6")
def test_the_gift_at_the_end_of_a_run_may_be_the_win_too() -> None:
    table = moves(position("SK5 GOM SP3", "SP1 SP2", "SP5 SP6 SP7", masters=True), "A: lay SK5")

    assert key(table, "run GOM") == "hint-goblin-master-out"
    assert situation(moves(table, "A: run GOM; A: give SP3")) == "over: A"


@rules("S-5.9", "SA-8")
def test_in_a_prank_somebodys_last_card_wins_whatever_the_others_choose() -> None:
    table = position("GO3 CAT SP3", "SP8", "SP8 SP9", decks=2)
    assert hints(table)["lay GO3"] == {"key": "hint-prank-lost", "players": ["B"]}

    moves(table, "A: lay GO3")
    assert hints(table) == {
        "commit CAT": {"key": "hint-lost", "players": ["B"]},
        "commit SP3": {"key": "hint-lost", "players": ["B"]},
    }
    assert situation(moves(table, "A: commit CAT; B: commit SP8; C: commit SP8")) == "over: B"


@rules("S-5.9")
def test_a_goblin_before_a_last_card_is_a_win() -> None:
    table = position("GO3 SP3", "SP8 SP2", "SP8 SP9")
    assert key(table, "lay GO3") == "hint-prank-out"

    assert situation(moves(table, "A: lay GO3; A: commit SP3; B: commit SP2; C: commit SP8")) == "over: A"


@rules("S-12.3")
def test_with_two_decks_the_other_cat_and_an_equal_goblin_may_appear() -> None:
    table = moves(position("GO3 CAT GO5 SP3", "SP8 CAT", "SP8 SP9", decks=2), "A: lay GO3")
    assert {move: hint["key"] for move, hint in hints(table).items()} == {
        "commit CAT": "hint-scare-two",
        "commit GO5": "hint-join-two",
        "commit SP3": "hint-hide",
    }

    assert situation(moves(table, "A: commit CAT; B: commit CAT; C: commit SP8")) == "A B: prank"


@rules("S-5.5", "S-12.3")
def test_with_two_decks_the_second_cat_in_ones_own_hand_is_no_danger() -> None:
    table = moves(position("GO3 CAT CAT SP3", "SP8 SP1", "SP8 SP9", decks=2), "A: lay GO3")

    assert key(table, "commit CAT") == "hint-scare"


@rules("S-12.3", "SA-40")
def test_without_the_memory_aid_a_hint_does_not_say_that_the_other_cat_was_played() -> None:
    hands = ("GO3 CAT SP3", "SP8 SP1", "CAT SP8 SP9")
    known = position(*hands, to_act="C", decks=2)
    forgotten = position(*hands, to_act="C", decks=2, memoryAid=False)

    assert key(moves(known, "C: lay CAT; A: lay GO3"), "commit CAT") == "hint-scare"
    assert key(moves(forgotten, "C: lay CAT; A: lay GO3"), "commit CAT") == "hint-scare-two"


@rules("S-13.2")
def test_a_spider_may_be_followed_by_the_spider_master_too() -> None:
    table = position("SP3 GH2 GH3", "SPM GH10 GH9", "SP8 SP9", masters=True)
    assert answers(table, "lay SP3") == {"key": "answers-up-spider", "rank": 4}
    assert answers(table, "lay GH3") == {"key": "answers-up", "rank": 4}

    assert choices(moves(table, "A: lay SP3")) == "B: lay SPM, pass"


@rules("S-6.2")
def test_where_masters_are_wild_the_refusal_on_red_names_them() -> None:
    table = position("SP9 SP1", "GH3 GHM", "SP2 SP3", top="SK6", owner="A", to_act="B", redMaster="wild")

    assert refusal(table, "B: lay GH3") == "needs-family-rank-or-master"
    assert refusal(table, "B: lay GHM") == ""


@rules("S-13.2")
def test_the_refusal_on_a_spider_names_the_spider_master() -> None:
    up = position("SP9 SP1", "GH3 SPM", "SP2 SP3", top="SP6", owner="A", to_act="B", masters=True)
    down = position("SP9 SP1", "GH3 SPM", "SP2", top="SP6", owner="A", to_act="B", masters=True, descending=True)

    assert refusal(up, "B: lay GH3") == "needs-higher-or-spider"
    assert refusal(down, "B: lay GH3") == "needs-lower-or-spider"
    assert refusal(up, "B: lay SPM") == refusal(down, "B: lay SPM") == ""


@rules("S-4.6", "SA-25", "SA-26")
def test_at_the_end_of_the_numbers_the_refusal_says_so_by_its_own_rule() -> None:
    master = position("SP9 SP1", "GH3 GH10", "SP2", top="GHM", owner="A", to_act="B")
    one = position("SP9 SP2", "GH3 GH2", "SP4", top="GH1", owner="A", to_act="B", masters=True, descending=True)
    spider = position("SP9 SP1", "GH3", "SP2", top="SPM", owner="A", to_act="B", masters=True, decks=2)

    assert refusal(master, "B: lay GH10") == "needs-cat"
    assert refusal(one, "B: lay GH2") == "needs-cat-down"
    assert refusal(spider, "B: lay GH3") == "needs-spider"


@rules("SS-83", "SA-49")
def test_a_pass_after_a_reversed_run_does_not_say_that_everybody_passed() -> None:
    table = position(
        "BA9 GH10 SKM SP3 SP5",
        "GH4 GH6 BA7",
        "BA3 SP8",
        "GH9 SP1",
        top="SK2",
        owner="A",
        to_act="B",
        masters=True,
    )
    moves(table, "A: run BA9; A: run GH10; A: run SKM; A: run SP3")
    assert hints(table)["pass"] == {"key": "hint-pass-lead", "other": "A"}

    everybody = position("SP1 SP9", "GH7 SP1", "SP2 SP3", top="SP6", owner="A", to_act="B")
    assert hints(passing(everybody, "B"))["pass"] == {"key": "hint-pass-all", "other": "A"}


@rules("SA-50")
def test_a_series_that_nobody_advances_says_why_it_is_over() -> None:
    table = position("GO3 SP3", "SP8", "SP9", series="short", idle=2, totals=[10, 20, 30])
    assert seen(table)["idle"] == 2

    moves(table, "A: lay GO3; A: commit SP3; B: commit SP8; C: commit SP9")
    assert told(table)[-2:] == ["event-idle-end", "event-win"]
    assert seen(table)["idle"] == 3


@rules("SA-48")
def test_a_series_that_has_had_all_its_deals_says_so() -> None:
    table = position("SP3", "SP8", "SP9", series="short", seriesMaxDeals=2, deals=2)

    assert told(moves(table, "A: lay SP3"))[-2:] == ["event-deals-end", "event-win"]


@rules("S-11.4")
def test_an_ordinary_end_of_a_series_needs_no_reason() -> None:
    table = position("SP3", "SP8", "SP9", series="short", totals=[0, 195, 0])

    assert told(moves(table, "A: lay SP3"))[-3:] == ["event-score", "event-score", "event-win"]
