"""Halloween has no secrets: whoever looks sees the same. `redealt` returns the position itself because of that, so that
the contract's leak test cannot fail here; this one can, on the day that somebody knows what others do not."""

from hypothesis import given
from hypothesis import strategies as st

from manoir.core.rng import Rng
from manoir.games.halloween.testing import choices, moves, options, position, redealt
from tests.games.halloween.looking import scare
from tests.games.halloween.playing import Table, random_options
from tests.proofs import rules

OWN = {"seat"}  # what a view says of who looks
FULL: dict[str, dict[str, object]] = {
    "B": {"scare": 58},
    "C": {"scare": 40},
}  # and A has the last 2


@given(st.integers(0, 2**32))
def test_every_seat_and_every_spectator_see_the_same(seed: int) -> None:
    rng = Rng(seed)
    seats = 2 + rng.below(3)
    table = Table(random_options(rng), seats, seed)
    for _ in range(60):
        if table.over:
            break
        table.step()
        state = table.state
        everybodys = state.view(None).to_json()
        for seat in range(seats):
            mine = state.view(seat).to_json()
            assert {name for name in mine if mine[name] != everybodys[name]} <= OWN
            assert state.view(seat).imagine(rng).position() == state.position()
        assert redealt(state, None, rng).position() == state.position()


@rules("H-0.7", "C-18", "C-36")
def test_a_die_may_be_rolled_even_if_the_bank_has_nothing_to_give() -> None:
    """To roll a die is a change by itself; to take nothing is not."""
    table = position("CH 1g 1y", cards="18", levels="2/1/1", others=FULL, options={"scareBank": "limited"})
    moves(table, "A: S1 haunt CH g own")
    assert choices(table) == "A: yes, no"

    before = scare(table)
    moves(table, "A: yes\nchance: roll 3")
    assert scare(table) == before


@rules("H-0.7", "C-23")
def test_a_fortune_may_be_told_even_if_the_bank_has_nothing_to_give() -> None:
    table = position("SC 1o", cards="23", levels="4/1/1", others=FULL, options={"scareBank": "limited"})

    moves(table, "A: S1 move SC o CH")
    assert "decline" in options(table) and len(options(table)) > 1


@rules("H-0.7", "C-36")
def test_what_only_pays_from_an_empty_bank_is_not_offered() -> None:
    table = position("CH 1g 1y", cards="36", levels="2/1/1", others=FULL, options={"scareBank": "limited"})

    moves(table, "A: S1 fight CH g y CH\nchance: roll 6\nchance: roll 1")
    assert "yes" not in choices(table)
