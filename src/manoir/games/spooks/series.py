"""The end of a deal, and the Series (S-11)."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.story import Seat
from manoir.games.spooks.cards import KINDS
from manoir.games.spooks.state import ELIMINATION, SINGLE, SpooksState
from manoir.games.spooks.steps import DEAL_CARDS

IDLE_DEALS: Final = 3  # in a row, and a Series that nobody advances is over (SA-50)

STOCKS: Final = [[card for card in range(KINDS) for _ in range(decks)] for decks in range(3)]  # all cards, by decks


class ScoreDeal(Step[SpooksState]):
    """Points are written down; then the game is over, or the next deal is dealt."""

    def run(self, state: SpooksState) -> None:
        state.score_deal()
        if state.rules.series == SINGLE:
            return
        caught = [seat for seat in state.table.seated if state.players[seat].total >= state.rules.limit]
        if caught and state.rules.series == ELIMINATION and len(state.table.seated) - len(caught) > 0:
            state.eliminate(caught)
        if series_over(state, len(caught) > 0):
            state.win(lowest(state), "S-11.6" if state.rules.series == ELIMINATION else "S-11.4")
            return
        state.new_deal(state.table.left[state.dealer], STOCKS[state.rules.decks])
        state.push(DEAL_CARDS)


def series_over(state: SpooksState, somebody_caught: bool) -> bool:
    if state.rules.most_deals and state.deals >= state.rules.most_deals:  # SA-48
        return True
    if state.idle >= IDLE_DEALS:
        return True
    if state.rules.series == ELIMINATION:
        return len(state.table.seated) <= 2  # S-11.6
    return somebody_caught  # S-11.3


def lowest(state: SpooksState) -> list[Seat]:
    """Who has the lowest total of those still in; ties are shared (SA-36)."""
    least = min([state.players[seat].total for seat in state.table.seated])
    return [seat for seat in state.table.seated if state.players[seat].total == least]
