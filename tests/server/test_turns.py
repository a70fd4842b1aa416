"""Turns are given fairly: who wants little is not held up by who wants much, and nobody loses or keeps a turn."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.server.house.turns import Turns, Unasked
from manoir.server.limits import place_of

Ask = tuple[str, str, float]  # payer, table, price
ASKS = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), st.sampled_from([0.1, 0.5, 1.0])), max_size=40
)
MANY: list[Ask] = [("crowd", f"table {n}", 1.0) for n in range(60)]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Queue:
    """Everybody who waits, in the order in which their turns come."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.order: list[Ask] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *asks: Ask) -> None:
        for one in asks:
            self.tasks.append(asyncio.create_task(self._take(one)))
            await asyncio.sleep(0)

    async def _take(self, ask: Ask) -> None:
        assert await self.turns.given(self.turns.ask(*ask))
        self.order.append(ask)

    async def serve(self, turns: int) -> None:
        for _ in range(turns):
            self.turns.give_back()
            await settled()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def play(scene: Callable[[Queue], Awaitable[None]], places: int = 1) -> Queue:
    async def run() -> Queue:
        queue = Queue(places)
        await scene(queue)
        await queue.close()
        return queue

    return asyncio.run(run())


@pytest.mark.parametrize("places", [1, 2, 4])
def test_a_newcomer_is_next_however_many_wait_for_another(places: int) -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(*MANY)
        await queue.serve(7)
        await queue.ask(("stranger", "theirs", 1.0))
        await queue.serve(2)
        assert ("stranger", "theirs", 1.0) in queue.order[-2:]

    play(scene, places)


def test_a_small_question_of_the_same_payer_does_not_wait_for_sixty_great_ones() -> None:
    """People behind one address: their tables take turns."""

    async def scene(queue: Queue) -> None:
        await queue.ask(*MANY)
        await queue.serve(3)
        await queue.ask(("crowd", "another", 0.1))
        await queue.serve(1)
        assert queue.order[-1] == ("crowd", "another", 0.1)

    play(scene)


def test_two_payers_who_always_want_more_get_the_same_time() -> None:
    great, small = ("great", "x", 1.0), ("small", "y", 0.1)

    async def scene(queue: Queue) -> None:
        await queue.ask(*[great] * 10, *[small] * 100)
        await queue.serve(54)

    counts = Counter(play(scene).order)
    assert counts[great] * 10 == pytest.approx(counts[small], abs=10)


def test_a_pause_saves_nothing_up() -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(*MANY)
        await queue.serve(30)
        await queue.ask(*[("stranger", "theirs", 1.0)] * 20)
        await queue.serve(10)
        assert sum(payer == "stranger" for payer, _, _ in queue.order[-10:]) <= 6

    play(scene)


def test_who_left_has_no_turn_and_holds_nobody_up() -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(("a", "x", 1.0), ("a", "x", 1.0), ("a", "y", 1.0), ("b", "z", 1.0))
        queue.tasks[1].cancel()
        queue.turns.drop("y")
        with pytest.raises(Unasked):
            await queue.tasks[2]
        await queue.serve(1)
        assert queue.order == [("a", "x", 1.0), ("b", "z", 1.0)]
        await queue.serve(1)
        assert (queue.turns.free, queue.turns.waiting) == (1, 0)

    play(scene)


def test_a_turn_given_to_somebody_who_goes_at_that_moment_is_given_on() -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(("a", "x", 1.0), ("b", "y", 1.0), ("c", "z", 1.0))
        queue.turns.give_back()
        queue.tasks[1].cancel()  # before it could wake up
        await settled()
        assert queue.order == [("a", "x", 1.0), ("c", "z", 1.0)]

    play(scene)


def test_who_asks_for_most_waits_longest() -> None:
    async def scene(queue: Queue) -> None:
        assert queue.turns.wait("crowd", "table 1", 1.0) == 0.0
        await queue.ask(*MANY)
        assert queue.turns.wait("crowd", "table 70", 1.0) == pytest.approx(29.0)  # all 58, by two processes
        assert queue.turns.wait("crowd", "table 70", 0.1) == pytest.approx(2.9)
        assert queue.turns.wait("stranger", "theirs", 1.0) == pytest.approx(0.5)
        assert queue.turns.use("crowd") > queue.turns.use("stranger") == 0.0

    play(scene, 2)


def test_who_asks_for_less_while_it_waits_comes_sooner() -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(*[("crowd", f"table {n}", 0.2) for n in range(20)])
        turn = queue.turns.ask("crowd", "slow", 9.0)
        assert not await queue.turns.given(turn, 0.0)
        queue.turns.cheapen(turn, 0.1)
        await queue.serve(1)
        assert await queue.turns.given(turn, 0.0)
        assert queue.turns.payers["crowd"].owed == pytest.approx(19 * 0.2)

    play(scene)


@given(asks=ASKS, gone=st.sets(st.integers(0, 39)), dropped=st.sets(st.sampled_from("xyz")), places=st.integers(1, 3))
def test_every_turn_is_given_once_or_never(asks: list[Ask], gone: set[int], dropped: set[str], places: int) -> None:
    async def scene(queue: Queue) -> None:
        await queue.ask(*asks)
        for number in gone & set(range(len(asks))):
            queue.tasks[number].cancel()
        for table in dropped:
            queue.turns.drop(table)
        await settled()
        for _ in range(len(asks) + 1):
            if queue.turns.free < places:
                await queue.serve(1)
        assert (queue.turns.free, queue.turns.waiting, queue.turns.payers) == (places, 0, {})
        left = [task for task in queue.tasks if not task.cancelled() and task.exception() is None]
        assert len(queue.order) == len(left)

    play(scene, places)


def test_what_is_remembered_stays_small() -> None:
    """A thousand addresses, one after the other, while somebody always waits."""

    async def scene(queue: Queue) -> None:
        await queue.ask(*MANY)
        for number in range(1000):
            await queue.ask((f"guest {number}", "x", 0.01))
            await queue.serve(1)
        assert len(queue.turns.payers) < 600
        assert sum(payer == "crowd" for payer, _, _ in queue.order) >= 4  # newcomers do not starve who was there

    play(scene)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("nowhere", "nowhere"),
    ],
)
def test_a_household_is_one_place(address: str, place: str) -> None:
    assert place_of(address) == place


def served(asks: Iterable[Ask]) -> float:
    return sum(price for _, _, price in asks)


@given(asks=ASKS)
def test_nobody_who_waits_gets_less_than_their_share(asks: list[Ask]) -> None:
    """While two payers wait all the time, neither is ahead of the other by more than two of the greatest questions."""

    async def scene(queue: Queue) -> None:
        await queue.ask(("start", "x", 0.1), *asks)
        waiting = Counter(payer for payer, _, _ in asks)
        while queue.turns.waiting:
            await queue.serve(1)
            got = Counter(payer for payer, _, _ in queue.order)
            both = [payer for payer in waiting if got[payer] < waiting[payer]]
            times = [served(one for one in queue.order if one[0] == payer) for payer in both]
            if len(times) > 1:
                assert max(times) - min(times) <= 2.0 + 1e-9

    play(scene)
