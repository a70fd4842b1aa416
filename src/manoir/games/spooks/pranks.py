"""Secret choices made together: the goblins' prank (S-5, S-12.3) and the Ghost Master's pass (S-13.3)."""

from manoir.core.agenda import NOBODY, Step
from manoir.core.game import Move
from manoir.core.story import LETTERS, Event, Json, Seat, Who
from manoir.games.spooks.cards import CAT, CODES, NONE, is_green
from manoir.games.spooks.deal import Shown
from manoir.games.spooks.moves import COMMITTING, HANDING, CardMove, card_phrase, moves_of
from manoir.games.spooks.state import SpooksState
from manoir.games.spooks.steps import not_held, to_lead


class Sealed(Step[SpooksState]):
    """Some players choose a card each, secretly; a card chosen lies before its player, out of the hand."""

    def __init__(self, group: list[Seat], picks: list[int], verb: str) -> None:
        self.group = group
        self.picks = picks  # a card for each of the group, NONE while not chosen
        self.verb = verb  # of the moves

    def actor(self, state: SpooksState) -> int:
        for place, pick in enumerate(self.picks):
            if pick == NONE:
                return self.group[place]
        return NOBODY

    def asks(self, state: SpooksState) -> list[Seat]:
        return [seat for place, seat in enumerate(self.group) if self.picks[place] == NONE]

    def undoable(self) -> bool:
        return self.picks.count(NONE) < len(self.picks)  # sealed, so nobody has seen it

    def describe(self) -> Json:
        return {f"choice of {LETTERS[seat]}": CODES[pick] for seat, pick in zip(self.group, self.picks) if pick != NONE}

    def pick_of(self, seat: Seat) -> int:
        return self.picks[self.group.index(seat)] if seat in self.group else NONE

    def refusal(self, state: SpooksState, seat: Seat, move: Move) -> str:
        reason = not_held(state, seat, move, self.verb)
        return "must-" + self.verb if reason == "not-offered" else reason

    def sealed(self, state: SpooksState, seat: Seat, move: Move) -> list[int]:
        """The picks with one more."""
        assert isinstance(move, CardMove)
        state.players[seat].remove(move.card)
        picks = self.picks[:]
        picks[self.group.index(seat)] = move.card
        return picks

    def with_picks(self, picks: list[int]) -> "Sealed":
        """The same step with other picks, for those who imagine."""
        raise NotImplementedError


class Prank(Sealed):
    """SD-4, SD-5: everybody commits a card, the tied two alone in a tie-break."""

    def __init__(self, group: list[Seat], picks: list[int], in_line: Seat) -> None:
        super().__init__(group, picks, "commit")
        self.in_line = in_line  # who leads if nobody wins

    def rule(self) -> str:
        return "S-5.2"

    def with_picks(self, picks: list[int]) -> "Prank":
        return Prank(self.group, picks, self.in_line)

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return moves_of(COMMITTING, state.players[seat].once)

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        picks = self.sealed(state, seat, move)
        if state.story is not None:
            state.tell("commit", "S-5.2", seat, [picks[self.group.index(seat)]], NONE, [seat])
        state.push(Prank(self.group, picks, self.in_line))

    def run(self, state: SpooksState) -> None:
        """All are in: reveal, discard, and see who is out, who wins (S-5.4 to S-5.9)."""
        out: list[Seat] = []
        state.shown = Shown(cards=self.picks, revealers=self.group, hands=state.shown.hands)
        for place, seat in enumerate(self.group):
            state.discard(self.picks[place])
            if state.notes:
                state.forget(seat, self.picks[place])
            if state.players[seat].size == 0:
                out.append(seat)
            if state.story is not None:
                state.tell("reveal", "S-5.4", seat, [self.picks[place]])
        if out:
            state.flow.end_deal(state, out)
            return
        best = self.best(state.descending)
        if not best:
            state.tell("no-prank", "S-5.8", self.in_line, [])
            state.push(to_lead(state, self.in_line))
        elif len(best) == 1:
            rule = "S-5.5" if CAT in self.picks else "S-13.8" if state.descending else "S-5.6"
            state.tell("prank-won", rule, best[0], [self.pick_of(best[0])])
            state.push(to_lead(state, best[0]))
        else:
            if state.story is not None:
                players: list[object] = [Who(seat) for seat in best]
                values: Json = {"players": players, "card": card_phrase(self.pick_of(best[0]))}
                state.story.append(Event("event-tie", "S-12.3", values))
            state.push(Prank(best, [NONE] * len(best), self.in_line))

    def best(self, descending: bool) -> list[Seat]:
        """Who committed a Cat; otherwise who committed the highest Goblin, or the lowest while descending."""
        wanted = CAT
        if CAT not in self.picks:
            goblins = [pick for pick in self.picks if is_green(pick)]
            if not goblins:
                return []
            wanted = min(goblins) if descending else max(goblins)
        return [seat for place, seat in enumerate(self.group) if self.picks[place] == wanted]


class PassAlong(Sealed):
    """SD-8: everybody hands a card to the neighbour against the direction of play."""

    def __init__(self, group: list[Seat], picks: list[int]) -> None:
        super().__init__(group, picks, "hand")

    def rule(self) -> str:
        return "S-13.3"

    def with_picks(self, picks: list[int]) -> "PassAlong":
        return PassAlong(self.group, picks)

    def moves(self, state: SpooksState, seat: Seat) -> list[Move]:
        return moves_of(HANDING, state.players[seat].once)

    def take(self, state: SpooksState, seat: Seat, move: Move) -> None:
        picks = self.sealed(state, seat, move)
        if state.story is not None:
            state.tell("choose", "S-13.3", seat, [picks[self.group.index(seat)]], NONE, [seat])
        state.push(PassAlong(self.group, picks))

    def run(self, state: SpooksState) -> None:
        for place, seat in enumerate(self.group):
            state.players[seat].add(self.picks[place])  # back into the hands, from where they go
        gifts = [(seat, state.previous(seat), self.picks[place]) for place, seat in enumerate(self.group)]
        state.exchange(gifts)
        for giver, receiver, card in gifts:
            state.tell("handed", "S-13.3", giver, [card], receiver, [giver, receiver])
