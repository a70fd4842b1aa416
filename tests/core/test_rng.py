"""The generator gives the same numbers for ever."""

from manoir.core.rng import Rng, stream


def test_a_seed_always_gives_these_numbers() -> None:
    rng = Rng(7)

    assert [rng.below(1000) for _ in range(6)] == [817, 716, 309, 260, 656, 128]
    assert [stream(7, "chance").below(1000), stream(7, "players").below(1000)] == [164, 744]


def test_numbers_are_even_and_in_range() -> None:
    rng = Rng(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1

    assert all(abs(count - 10_000) < 500 for count in counts)


def test_a_shuffle_puts_every_card_everywhere() -> None:
    rng = Rng(2)
    places = [[0] * 5 for _ in range(5)]
    for _ in range(20_000):
        cards = [0, 1, 2, 3, 4]
        rng.shuffle(cards)
        for place, card in enumerate(cards):
            places[card][place] += 1

    assert all(abs(count - 4_000) < 300 for row in places for count in row)


def test_a_draw_takes_every_item_equally_often_and_leaves_the_rest() -> None:
    rng = Rng(4)
    taken = [0] * 6
    for _ in range(12_000):
        items = [0, 1, 2, 3, 4, 5]
        drawn = rng.draw(items, 2)
        assert sorted(drawn + items) == [0, 1, 2, 3, 4, 5]
        for item in drawn:
            taken[item] += 1

    assert all(abs(count - 4_000) < 300 for count in taken)


def test_streams_of_a_seed_and_neighbouring_seeds_are_unrelated() -> None:
    firsts = {stream(seed, name).below(1 << 30) for seed in range(100) for name in ("a", "b")}

    assert len(firsts) == 200


def test_a_unit_is_between_0_and_1() -> None:
    rng = Rng(3)
    units = [rng.unit() for _ in range(10_000)]

    assert 0 < min(units) < 0.01
    assert 0.99 < max(units) < 1
