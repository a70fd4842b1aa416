"""The opening position for some options, before chance has moved."""

from typing import Any

from manoir.core.agenda import Step
from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.games.spooks.cards import KINDS, NONE
from manoir.games.spooks.flow import FLOW
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.series import whole_stock
from manoir.games.spooks.state import ELIMINATION, SHORT, SINGLE, Player, Rules, SpooksState, Table
from manoir.games.spooks.steps import DEAL_CARDS, NAME_DEALER

SERIES = {"off": SINGLE, "short": SHORT, "elimination": ELIMINATION}


def opening(options: SpooksOptions, seats: int) -> SpooksState:
    first = options.first_dealer
    rules = Rules(
        decks=options.decks,
        masters=options.masters,
        phantom=options.phantom,
        series=SERIES[options.series],
        limit=options.series_limit,
        most_deals=options.series_max_deals,
        must_play=options.red_play == "mustIfAble",
        wild=options.red_master == "wild",
        memory_aid=options.memory_aid,
        first_dealer=NONE if first == "random" else int(first.removeprefix("seat:")) - 1,
    )
    agenda: list[Step[Any]] = [DEAL_CARDS]
    if rules.first_dealer == NONE:
        agenda.append(NAME_DEALER)
    return SpooksState(
        FLOW,
        rules,
        Table(list(range(seats)), seats),
        [Player(0, 0, 0, 0, 0, 0) for _ in range(seats)],
        whole_stock(rules.decks),
        0,
        0,
        0,
        1,
        False,
        NONE,
        NONE,
        rules.first_dealer,
        1,
        0,
        [],
        [],
        agenda,
        CHANCE,
    )


def dealt(state: SpooksState, rng: Rng) -> None:
    """The first deal in one go, for those who need no log of it: the same draws as chance's moves one by one."""
    if state.dealer == NONE:
        state.name_dealer(int(rng.below(state.seats)))
    stock = state.stock[:]
    hands = state.seats + 1 if state.rules.phantom else state.seats
    seat = state.table.left[state.dealer]
    for number in range(KINDS * state.rules.decks):
        if number % hands < state.seats:
            state.players[seat].add(stock.pop(rng.below(len(stock))))
            state.dealt += 1
            seat = state.table.left[seat]
    state.stock = stock
    state.agenda.clear()
    state.flow.open_deal(state)
    state.proceed()
