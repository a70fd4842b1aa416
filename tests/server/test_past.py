"""Looking back: what is remembered of a game is what playing it again would show, moves taken back included."""

import asyncio
import json
import random
import sys
import time
from typing import Any

import pytest

from manoir.core.course import Entry
from manoir.core.errors import IllegalMove, NoUndo
from manoir.core.past import Past
from manoir.core.play import BACK
from manoir.games import GAMES, HOUSE
from manoir.server.tables.agreement import Agreement, Chair
from manoir.server.tables.fairness import Draws
from manoir.server.tables.frames import Teller, tellable
from manoir.server.tables.match import FEW, PASTS, RECENT, TOGETHER, Pasts, TableMatch
from manoir.server.tables.messages import ENCODE
from manoir.server.tables.table import Table
from tests.seed import SEED

SEATS = 4
LENGTH = 120  # entries


def match_of(name: str) -> TableMatch:
    """A random game in which moves are taken back wherever that is allowed, now and then."""
    game, rng, draws = GAMES[name], random.Random(f"{SEED} past"), Draws("00" * 32, ["-"] * SEATS)
    match = TableMatch(game, game.options().for_people(), SEATS)
    match.accept(match.first_draft(draws))
    while match.number < LENGTH and not match.over:
        back = [seat for seat in range(SEATS) if match.can_undo(seat)]
        if back and rng.random() < 0.3:
            match.accept(match.draft_undo(back[0]))
            continue
        seat = rng.choice(match.state.waiting())
        match.accept(match.drawn_draft(seat, [rng.choice(match.state.moves(seat))], draws))
    return match


def said(told: list[Entry]) -> list[object]:
    return [(one.number, one.seat, [event.whole().to_json() for event in one.story]) for one in told]


@pytest.mark.parametrize("name", HOUSE)
def test_every_number_is_shown_as_it_was(name: str) -> None:
    match = match_of(name)
    past = Past(match)
    numbers = list(range(match.number + 1))
    random.Random(1).shuffle(numbers)
    for number in numbers:
        then = match.played_through(match.line(number))
        for seat in (None, *range(SEATS)):
            assert past.at(number).view(seat).to_json() == then.view(seat).to_json()
    assert [told.number for told in past.told] == list(range(1, match.number + 1))
    assert [told.move for told in past.told] == match.what


@pytest.mark.parametrize("name", HOUSE)
def test_the_story_goes_on_where_it_was_left(name: str) -> None:
    whole = match_of(name)
    grown = TableMatch(whole.game, whole.options, SEATS)
    entries = [(seat, move.notation if move else "") for seat, move in zip(whole.who, whole.what, strict=True)]
    past, cut = Past(grown), len(entries) // 2
    grown.take(entries[:cut])
    past.reach(grown.number)
    grown.take(entries[cut:])
    past.reach(grown.number)

    assert said(past.told) == said(whole.since(0))
    assert said(grown.since(grown.number - 3)) == said(past.told[-3:])


def taken_back(match: TableMatch, times: int) -> list[tuple[int, str]]:
    """The log of a game in which somebody has taken a move back so often."""
    draws, rng = Draws("00" * 32, ["-"] * SEATS), random.Random(1)
    while not any(match.can_undo(seat) for seat in range(SEATS)):
        seat = rng.choice(match.state.waiting())
        match.accept(match.drawn_draft(seat, [rng.choice(match.state.moves(seat))], draws))
    log = [(seat, move.notation if move else "") for seat, move in zip(match.who, match.what, strict=True)]
    return log + [(log[-1][0], ""), log[-1]] * times


def test_taking_back_does_not_go_on_for_ever() -> None:
    match, draws, times = TableMatch(GAMES["toctoctoc"], GAMES["toctoctoc"].options(), SEATS), Draws("00" * 32, []), 0
    match.accept(match.first_draft(draws))
    seat = taken_back(match, 0)[-1][0]
    move = match.what[-1]
    assert move is not None
    while match.can_undo(seat):
        match.accept(match.draft_undo(seat))
        match.accept(match.drawn_draft(seat, [move], draws))
        times += 1
        assert times <= BACK + match.played
    with pytest.raises(NoUndo):
        match.draft_undo(seat)


def test_a_game_with_many_moves_taken_back_is_read_and_told_at_once() -> None:
    game = GAMES["toctoctoc"]
    first = TableMatch(game, game.options(), SEATS)
    first.accept(first.first_draft(Draws("00" * 32, [])))
    log = taken_back(first, 20_000)
    began = time.process_time()
    match = TableMatch(game, game.options(), SEATS)
    match.take(log)
    assert (match.number, match.played) == (len(log), first.number)
    assert match.state.view(0).to_json() == first.state.view(0).to_json()
    told = match.since(0)
    assert [one.number for one in told] == list(range(1, len(log) + 1))
    assert said(told[-RECENT:]) == said(match.told)
    assert time.process_time() - began < 10  # longer by the square of the number, when all was played anew for each


def test_a_long_story_is_put_into_words_a_few_entries_at_a_time() -> None:
    match = match_of("halloween")
    past = match.past()
    turns = 0

    async def tell() -> None:
        nonlocal turns
        telling = asyncio.ensure_future(tellable(match, 0))
        while not telling.done():
            turns += 1
            await asyncio.sleep(0)
        telling.result()

    asyncio.run(tell())
    assert turns > 2 * (match.number // FEW)
    assert all(entry.text for entry in past.told) and len(past.told) == match.number
    for seat in (None, *range(SEATS)):
        lines = json.loads(b"{" + Teller(past.told).part(seat) + b"}")["story"]
        assert lines == json.loads(ENCODE(Teller(match.since(0)).to(seat)))


def test_a_long_game_is_read_a_few_moves_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "LENGTH", 400)
    match = match_of("halloween")
    entries = [(seat, move.notation if move else "") for seat, move in match.entries()]
    options = match.options.to_json()
    agreement = Agreement("id", "CODE", "halloween", match.game.version, options, False, [], "00" * 32, "", 0.0, 0.0)
    agreement.chairs = [Chair("person", name) for name in "ABCD"]
    agreement.phase = "playing"
    turns = 0

    async def read() -> Table:
        nonlocal turns
        house: Any = None
        table = Table(house, agreement, match.game)
        reading = asyncio.ensure_future(table.read_in(entries))
        while not reading.done():
            turns += 1
            await asyncio.sleep(0)
        reading.result()
        return table

    table = asyncio.run(read())
    assert turns > match.played // 100
    assert table.match is not None
    assert table.match.what == match.what
    for seat in (None, *range(SEATS)):
        assert table.match.state.view(seat).to_json() == match.state.view(seat).to_json()
    assert said(table.match.since(0)) == said(match.since(0))


def test_a_log_that_fails_for_a_while_is_read_though_it_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it fails at was taken back."""
    monkeypatch.setattr(sys.modules[__name__], "LENGTH", 400)
    match = match_of("halloween")
    entries = [(seat, move.notation if move else "") for seat, move in match.entries()]
    other = TableMatch(match.game, match.options, SEATS)
    seat = match.state.waiting()[0]
    impossible = next(one for one in match.game.moves if match.state.refusal(seat, match.game.moves[one]))
    other.take([*entries, (seat, impossible), (seat, impossible), (seat, ""), (seat, "")])
    assert other.state.view(None).to_json() == match.state.view(None).to_json()
    with pytest.raises(IllegalMove):
        TableMatch(match.game, match.options, SEATS).take(
            [*entries, (seat, impossible), (seat, impossible), (seat, "")]
        )


def test_of_few_games_the_past_is_kept_and_of_long_ones_fewer() -> None:
    pasts, game = Pasts(), GAMES["toctoctoc"]
    matches = [TableMatch(game, game.options(), 3) for _ in range(2 * PASTS)]
    kept = [pasts.of(match) for match in matches]
    assert len(pasts.known) == PASTS
    assert pasts.of(matches[-1]) is kept[-1]
    for match in matches[-3:]:
        match.what = [None] * TOGETHER
        pasts.of(match)
    assert list(pasts.known) == matches[-1:]
