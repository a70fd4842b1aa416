"""The whole position in words that a stranger can check the rules from."""

from manoir.core.game import CHANCE
from manoir.core.story import LETTERS, Json
from manoir.games.spooks.cards import CODES, NONE, codes, codes_of, kinds
from manoir.games.spooks.state import SpooksState


def described(state: SpooksState) -> Json:
    players: Json = {}
    for seat in range(state.seats):
        player = state.players[seat]
        players[LETTERS[seat]] = {
            "hand (secret)": codes(player.cards()),
            "everybody knows: none of": codes(kinds(player.void)),
            "points": player.total,
            "eliminated after deal": player.left_in or None,
            "knows of others' hands (secret)": [
                f"{LETTERS[note.holder]} holds {CODES[note.card]}" for note in state.notes if note.viewer == seat
            ],
        }
    return {
        "deal": state.deal.number,
        "deals in a row that changed nothing": state.deal.idle,
        "cards dealt": state.dealt,
        "dealer": LETTERS[state.deal.dealer] if state.deal.dealer != NONE else None,
        "direction": "clockwise" if state.direction > 0 else "counter-clockwise",
        "order": "descending" if state.descending else "ascending",
        "pile top": CODES[state.top] if state.top != NONE else None,
        "owner of the top": LETTERS[state.owner] if state.owner != NONE else None,
        "decision": state.step.name() if state.step is not None else "over",
        "decision in detail (secret)": state.step.describe() if state.step is not None else {},
        "decided by": "chance" if state.actor == CHANCE else [LETTERS[seat] for seat in state.waiting()],
        "still to be done": [step.name() for step in state.agenda[::-1]],
        "players": players,
        "discards": codes_of(state.played, state.played_twice),
        "phantom hand or cards not dealt (secret)": codes(state.stock),
        "cards of the last prank": codes(state.shown.cards),
        "hands when the last deal was scored": [codes(hand) for hand in state.shown.hands],
        "winners": [LETTERS[seat] for seat in state.winners],
    }
