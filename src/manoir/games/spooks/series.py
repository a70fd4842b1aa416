"""The end of a deal, and the Series (S-11)."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.story import Event, Seat
from manoir.games.spooks.cards import KINDS
from manoir.games.spooks.rules import ELIMINATION, SINGLE
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import CHOOSE_PHANTOM, DEAL_CARDS

IDLE_DEALS: Final = 3  # in a row, and a Series that nobody advances is over (SA-50)

REASONS: Final = {"SA-48": "deals-end", "SA-50": "idle-end"}  # why a Series is over though nobody reached the limit

STOCKS: Final = [[card for card in range(KINDS) for _ in range(decks)] for decks in range(3)]  # all cards, by decks


class ScoreDeal(Step[SpooksState]):
    """Points are written down; then the game is over, or the next deal is dealt."""

    def run(self, state: SpooksState) -> None:
        state.score_deal()
        if state.rules.series == SINGLE:
            return
        caught = [seat for seat in state.circle.seated if state.players[seat].total >= state.rules.limit]
        if caught and state.rules.series == ELIMINATION:
            state.eliminate(caught)
        rule = ending_rule(state, len(caught) > 0)
        if rule:
            winners = lowest(state)
            if rule in REASONS and state.story is not None:  # not the end that everybody saw coming
                state.story.append(Event("event-" + REASONS[rule], rule, {"n": state.deal.number}))
            state.win(winners, rule if len(winners) == 1 else "SA-36")
            return
        state.new_deal(state.circle.left[state.deal.dealer], STOCKS[state.rules.decks])
        state.push(DEAL_CARDS)
        if state.rules.dealer_chooses:
            state.push(CHOOSE_PHANTOM)


def ending_rule(state: SpooksState, somebody_caught: bool) -> str:
    """The rule by which the Series is over now; empty if it goes on."""
    if state.rules.series == ELIMINATION:
        if len(state.circle.seated) <= 2:
            return "S-11.6"
    elif somebody_caught:
        return "S-11.4"
    if state.rules.most_deals and state.deal.number >= state.rules.most_deals:
        return "SA-48"
    return "SA-50" if state.deal.idle >= IDLE_DEALS else ""


def lowest(state: SpooksState) -> list[Seat]:
    """Who has the lowest total of those still in; ties are shared (SA-36)."""
    least = min([state.players[seat].total for seat in state.circle.seated])
    return [seat for seat in state.circle.seated if state.players[seat].total == least]
