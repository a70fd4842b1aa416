"""The opening position for some options, before chance has moved."""

from manoir.core.game import CHANCE
from manoir.core.rng import Rng
from manoir.games.spooks.cards import KINDS, NONE
from manoir.games.spooks.circle import Circle
from manoir.games.spooks.deal import NOTHING_SHOWN, Deal
from manoir.games.spooks.flow import FLOW
from manoir.games.spooks.hands import empty_handed
from manoir.games.spooks.moves import SEATS
from manoir.games.spooks.options import SpooksOptions
from manoir.games.spooks.rules import ELIMINATION, SHORT, SINGLE, SpooksRules
from manoir.games.spooks.series import STOCKS
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import CHOOSE_PHANTOM, DEAL_CARDS, NAME_DEALER

CIRCLES = {seats: Circle(list(range(seats)), seats) for seats in range(3, SEATS + 1)}
SERIES = {"off": SINGLE, "short": SHORT, "elimination": ELIMINATION}


def opening(options: SpooksOptions, seats: int) -> SpooksState:
    first = options.first_dealer
    rules = SpooksRules(
        decks=options.decks,
        masters=options.masters,
        phantom=options.phantom,
        dealer_chooses=options.phantom_choice == "dealer",
        series=SERIES[options.series],
        limit=options.series_limit,
        most_deals=options.series_max_deals,
        must_play=options.red_play == "mustIfAble",
        wild=options.red_master == "wild",
        may_lead=options.leads == "may",
        masters_stay=options.masters_last == "series",
        only_cat=options.blue_master == "catOnly",
        memory_aid=options.memory_aid,
        first_dealer=NONE if first == "random" else int(first.removeprefix("seat:")) - 1,
    )
    state = SpooksState(
        flow=FLOW,
        rules=rules,
        circle=CIRCLES[seats],
        players=[empty_handed(0, 0) for _ in range(seats)],
        stock=STOCKS[rules.decks],
        dealt=0,
        played=0,
        played_twice=0,
        direction=1,
        descending=False,
        top=NONE,
        below=NONE,
        owner=NONE,
        passes=0,
        deal=Deal(number=1, dealer=rules.first_dealer, idle=0, phantom=rules.phantom),
        notes=[],
        winners=[],
        shown=NOTHING_SHOWN,
        step=DEAL_CARDS,
        agenda=[],
        actor=CHANCE,
    )
    if rules.dealer_chooses:
        state.push(CHOOSE_PHANTOM)
    if rules.first_dealer == NONE:
        state.push(NAME_DEALER)
    return state


def dealt(state: SpooksState, rng: Rng) -> None:
    """The first deal in one go, for those who need no log of it: the same draws as chance's moves one by one.

    Where the dealer has a choice before it, only as far as that.
    """
    if state.rules.dealer_chooses:
        state.choices(rng)
        return
    if state.deal.dealer == NONE:
        state.name_dealer(int(rng.below(state.seats)))
    stock = state.stock[:]
    hands = state.seats + 1 if state.deal.phantom else state.seats
    number = KINDS * state.rules.decks // hands * state.seats + min(KINDS * state.rules.decks % hands, state.seats)
    drawn = draw_one_by_one(stock, number, rng) if state.rules.decks > 1 else rng.draw(stock, number)
    seat = state.circle.left[state.deal.dealer]
    for card in drawn:
        state.players[seat].add(card)
        seat = state.circle.left[seat]
    state.dealt = number
    state.stock = stock
    state.drop_all()
    state.flow.open_deal(state)
    state.proceed()


def draw_one_by_one(stock: list[int], number: int, rng: Rng) -> list[int]:
    """As Rng.draw, where cards are double: which of two equal ones is taken must not depend on who takes it."""
    drawn: list[int] = []
    for _ in range(number):
        drawn.append(stock[rng.below(len(stock))])
        stock[stock.index(drawn[-1])] = stock[-1]
        stock.pop()
    return drawn
