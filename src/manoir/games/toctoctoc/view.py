"""What one seat may know, and the positions it may imagine: side by side, because they must agree (T-9)."""

from typing import Final

from manoir.core.game import CHANCE, OVER, View
from manoir.core.rng import Rng
from manoir.core.sheet import Line, Panel, Progress, Stage
from manoir.core.story import LETTERS, Json, Phrase, Seat, Who
from manoir.games.toctoctoc.cards import (
    BRUTE,
    CARD,
    CODES,
    MUSICIAN,
    NONE,
    NORMAL,
    SCARECROW,
    STAYING,
    TYPE_CODES,
    TYPES,
    cards,
    codes,
    count,
    deck,
    size,
    type_size,
)
from manoir.games.toctoctoc.moves import SEATS, card_phrase, counted
from manoir.games.toctoctoc.scoring import SCARECROW_POINTS, points, type_points
from manoir.games.toctoctoc.state import Player, TocState

STAGES = {"offer": "knock", "answer-door": "answer", "pick-guest": "reveal", "pick-type": "reveal"}
DECKS: Final = [deck(seats) for seats in range(SEATS + 1)]


class TocView(View):
    """Built from public facts and one hand: it never reads another hand, nor the pile below its top."""

    def __init__(self, state: TocState, seat: Seat | None) -> None:
        super().__init__(seat)
        self.memory_aid = state.rules.memory_aid
        self.rules = state.rules
        self.seats = state.seats
        self.hand = 0 if seat is None else state.players[seat].hand
        self.held = [size(player.hand) for player in state.players]  # without the card at the door
        self.known = [player.known for player in state.players]
        self.parties = [player.party for player in state.players]
        self.pool = state.pool
        self.pile_size = state.pile_size
        self.top = state.top
        self.removed = state.removed
        self.turn = state.turn
        self.turn_player = state.turn_player
        self.knocking = state.at_the_door()
        self.card = NONE if self.knocking and seat != state.turn_player else state.card
        self.target = state.target
        self.revealer = state.revealer
        self.rival = state.rival
        self.step = state.step
        self.actor = state.actor

    def unknown(self, seat: Seat) -> int:
        """How many cards of a hand, the one at the door included, not everybody has seen (section 5)."""
        at_door = 1 if self.knocking and seat == self.turn_player else 0
        return self.held[seat] + at_door - size(self.known[seat])

    def unseen(self) -> int:
        """The cards that the seat cannot place: all in play less those that it sees or saw."""
        seen = self.removed + self.pool
        if self.top != NONE:
            seen += CARD[self.top]
        for seat in range(self.seats):
            seen += self.parties[seat]
            if seat == self.seat:
                seen += self.hand
                if self.knocking and seat == self.turn_player:
                    seen += CARD[self.card]
            else:
                seen += self.known[seat]
        return DECKS[self.seats] - seen

    def cards_after_this_turn(self) -> int:
        """Each of them takes a turn of its own (T-8.1)."""
        in_hand = self.card == NONE and not self.knocking and self.actor != OVER  # this turn's card
        return sum(self.held) + self.pile_size + (self.top != NONE) - in_hand

    def imagine(self, rng: Rng) -> TocState:
        pool = cards(self.unseen())
        players: list[Player] = []
        card = self.card
        for seat in range(self.seats):
            hand = self.hand
            if seat != self.seat:
                hand = self.known[seat]
                for _ in range(self.unknown(seat)):
                    at = rng.below(len(pool))
                    last = pool.pop()
                    if at < len(pool):
                        hand += CARD[pool[at]]
                        pool[at] = last
                    else:
                        hand += CARD[last]
                if self.knocking and seat == self.turn_player:  # any card of the hand may be the one at the door
                    held = cards(hand)
                    card = held[rng.below(len(held))]
                    hand -= CARD[card]
            players.append(Player(hand=hand, known=self.known[seat], party=self.parties[seat]))
        pile = 0
        for kind in pool:
            pile += CARD[kind]
        return TocState(
            rules=self.rules,
            players=players,
            pool=self.pool,
            pile=pile,
            pile_size=self.pile_size,
            top=self.top,
            removed=self.removed,
            turn=self.turn,
            turn_player=self.turn_player,
            card=card,
            target=self.target,
            revealer=self.revealer,
            rival=self.rival,
            step=self.step,
            actor=self.actor,
        )

    # -- for clients ------------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        return {**self.own_json(), **self.common_json()}

    def common_json(self) -> Json:
        players: list[Json] = []
        for seat in range(self.seats):
            players.append(
                {
                    "seat": LETTERS[seat],
                    "held": self.held[seat],
                    "known": codes(self.known[seat]) if self.memory_aid else [],
                    "unknown": self.unknown(seat) + (0 if self.memory_aid else size(self.known[seat])),
                    "party": codes(self.parties[seat]),
                    "columns": columns(self.parties[seat]),
                    "points": points(self.parties[seat]),
                }
            )
        return {
            "players": players,
            "turn": self.turn,
            "turns": self.turns(),
            "turnPlayer": letter(self.turn_player),
            "decision": self.step.name(),
            "actor": "chance" if self.actor == CHANCE else "nobody" if self.actor == OVER else LETTERS[self.actor],
            "top": None if self.top == NONE else CODES[self.top],
            "pile": self.pile_size,
            "pool": codes(self.pool),
            "removed": codes(self.gone()) if self.memory_aid else [],
            "memoryAid": self.memory_aid,
            "faceUp": self.rules.pile_face_up,
        }

    def own_json(self) -> Json:
        return {
            "seat": letter(self.seat),
            "hand": codes(self.hand),
            "door": self.door(),
            "unseen": codes(self.unseen()) if self.memory_aid else [],
        }

    def gone(self) -> int:
        """What has left the game, less a card that still stands at the door while somebody picks (T-4.9, T-4.12)."""
        return self.removed - CARD[self.card] if self.shown_at_door() and self.card >= STAYING else self.removed

    def shown_at_door(self) -> bool:
        """Whether a revealed card waits for somebody's choice; afterwards it is where it went."""
        return self.card != NONE and not self.knocking and self.actor >= 0

    def door(self) -> Json | None:
        if not self.knocking and not self.shown_at_door():
            return None
        return {
            "from": letter(self.turn_player),
            "to": letter(self.target),
            "card": None if self.card == NONE else CODES[self.card],
            "revealer": letter(self.revealer),
            "rival": letter(self.rival),
        }

    def status(self) -> Phrase:
        if self.actor == OVER:
            return Phrase("status-over")
        if self.actor == CHANCE:
            return Phrase("status-chance")
        values: Json = {"player": Who(self.actor)}
        if self.card != NONE or self.knocking:
            values["other"] = Who(self.turn_player if self.knocking else self.revealer)
        if self.card != NONE and not self.knocking:
            values["card"] = card_phrase(self.card)
        key = "status-" + self.step.name()
        if self.actor == self.revealer:  # a tie among one's own guests (T-7.2)
            key += "-own"
        return Phrase(key + "-you" if self.actor == self.seat else key, values)

    def rule(self) -> str:
        return self.step.rule() or "T-3.1"

    def progress(self) -> Progress:
        turns = self.turns()
        part = 1.0 if self.actor == OVER else max(0, self.turn - 1) / turns
        return Progress(part, Phrase("progress", {"turn": self.turn, "turns": turns}))

    def stages(self) -> list[Stage]:
        if self.actor == OVER:
            return []
        now = "draw" if self.actor == CHANCE else STAGES[self.step.name()]
        return [Stage(Phrase("stage-" + name), name == now) for name in ("knock", "answer", "reveal", "draw")]

    def turns(self) -> int:
        """How many turns the game has in all."""
        return self.turn + self.cards_after_this_turn()

    def sheet(self) -> list[Panel]:
        me = 0 if self.seat is None else self.seat
        panels = [self.player_panel((me + place) % self.seats) for place in range(self.seats)]
        panels.append(self.pile_panel())
        if self.seat is not None:
            panels.append(Panel(Phrase("panel-hand"), [Line(Phrase("row-hand"), counted(self.hand), secret=True)]))
        return panels

    def player_panel(self, seat: Seat) -> Panel:
        party = self.parties[seat]
        lines: list[Line] = []
        for type_ in range(TYPES):
            roles: list[Phrase] = []
            for role in (NORMAL, BRUTE, MUSICIAN):
                copies = count(party, role + type_)
                if copies:
                    roles.append(Phrase("role-" + CODES[role + type_][1], {"n": copies}))
            lines.append(Line(Phrase("row-" + TYPE_CODES[type_]), roles))
        lines.append(Line(Phrase("row-S"), counted(party & (CARD[SCARECROW] * 15))))
        if self.memory_aid and self.rules.pile_face_up and seat != self.seat:
            known = counted(self.known[seat])
            if known or self.unknown(seat):
                known.append(Phrase("unknown-cards", {"n": self.unknown(seat)}))
            if self.knocking and seat == self.turn_player:
                known.append(Phrase("at-the-door"))
            lines.append(Line(Phrase("row-known"), known))
        marks: Json = {"player": Who(seat), "points": points(party), "held": self.held[seat], "seat": LETTERS[seat]}
        return Panel(Phrase("panel-player", marks), lines, seat)

    def pile_panel(self) -> Panel:
        top = [] if self.top == NONE else [card_phrase(self.top)]
        key = "row-pile" if self.rules.pile_face_up else "row-pile-down"
        lines = [Line(Phrase(key, {"n": self.pile_size + len(top)}), top)]
        if self.memory_aid:
            lines.append(Line(Phrase("row-removed"), counted(self.gone())))
        return Panel(Phrase("panel-pile"), lines)


def columns(party: int) -> list[Json]:
    """A party by types, and what each is worth (T-6)."""
    found: list[Json] = []
    for type_ in range(TYPES):
        found.append(
            {
                "type": TYPE_CODES[type_],
                "guests": type_size(party, type_),
                "points": type_points(party, type_),
                "safe": count(party, BRUTE + type_) > 0,  # T-4.3
            }
        )
    scarecrows = count(party, SCARECROW)
    found.append({"type": "S", "guests": scarecrows, "points": SCARECROW_POINTS * scarecrows, "safe": True})  # T-4.7
    return found


def letter(seat: Seat | None) -> str | None:
    return None if seat is None or seat == NONE else LETTERS[seat]
