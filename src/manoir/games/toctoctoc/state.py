"""The whole position, and the verbs that the rules are written in: only they change it, and they tell the story."""

from manoir.core.agenda import Step, StepState
from manoir.core.game import CHANCE, OVER, View
from manoir.core.story import LETTERS, Event, Json, Phrase, Seat, Who
from manoir.games.toctoctoc.cards import CARD, CODES, GUESTS, KID, NONE, codes, size
from manoir.games.toctoctoc.moves import counted
from manoir.games.toctoctoc.rules import TocRules
from manoir.games.toctoctoc.scoring import breakdown, points


class Player:
    """One host's cards."""

    def __init__(self, hand: int, known: int, party: int) -> None:
        self.hand = hand  # secret, less the card at the door
        self.known = known  # of the hand and the card at the door, what everybody saw drawn (T-9.3)
        self.party = party


class TocState(StepState):
    def __init__(
        self,
        rules: TocRules,
        players: list[Player],
        pool: int,
        pile: int,
        pile_size: int,
        top: int,
        removed: int,
        turn: int,
        turn_player: Seat,
        card: int,
        target: Seat,
        revealer: Seat,
        rival: Seat,
        step: "Step[TocState]",
        actor: int,
    ) -> None:
        super().__init__(len(players), actor, step)
        self.rules = rules
        self.players = players
        self.pool = pool  # what is left to deal of the starting guests (T-2.3)
        self.pile = pile  # the face-down part of the draw pile: a bag, nothing decides its order before it is turned
        self.pile_size = pile_size
        self.top = top  # the visible card of the pile, or NONE
        self.removed = removed  # out of the game, the boxed brutes not counted
        self.turn = turn  # 1, 2, 3 ... in the whole game
        self.turn_player = turn_player
        self.card = card  # at the door, then revealed; NONE between turns
        self.target = target  # at whose door
        self.revealer = revealer
        self.rival = rival

    # -- the protocol ---------------------------------------------------------------------------------------------

    def turns(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        return [points(player.party) for player in self.players]

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        return breakdown(self.players[seat].party)

    def remarks(self) -> list[tuple[Phrase, str]]:
        """T-6.5: nothing tells equal totals apart."""
        return [(phrase, "T-6.5") for phrase, _ in super().remarks()]

    def clone(self) -> "TocState":
        return TocState(
            self.rules,
            [Player(player.hand, player.known, player.party) for player in self.players],
            self.pool,
            self.pile,
            self.pile_size,
            self.top,
            self.removed,
            self.turn,
            self.turn_player,
            self.card,
            self.target,
            self.revealer,
            self.rival,
            self.step,
            self.actor,
        )

    def view(self, seat: Seat | None) -> View:
        from manoir.games.toctoctoc.view import TocView  # a view imagines states, and a state gives views

        return TocView(self, seat)

    # -- the verbs ------------------------------------------------------------------------------------------------

    def tell(self, key: str, rule: str, seat: Seat, other: Seat = NONE, bag: int = 0, secret: bool = False) -> None:
        """What happened: to whom, with whom, which cards; secret cards are told to the first only.

        The verbs of every turn look first whether anybody listens, which spares searches the call.
        """
        if self.story is None:
            return
        values: Json = {"player": Who(seat), "turn": self.turn}
        if other != NONE:
            values["other"] = Who(other)
        shown: Json = {"cards": counted(bag), "n": size(bag)} if bag else {}
        if secret:
            self.story.append(Event("event-" + key, rule, values, shown, [seat]))
        else:
            self.story.append(Event("event-" + key, rule, {**values, **shown}))

    def start(self, seat: Seat) -> None:
        self.turn_player = seat
        if self.story is not None:
            self.tell("first", "T-2.8", seat)

    def seat_guest(self, seat: Seat, card: int) -> None:
        """A starting guest, face up (T-2.4)."""
        self.pool -= CARD[card]
        self.players[seat].party += CARD[card]
        if self.story is not None:
            self.tell("guest", "T-2.4", seat, NONE, CARD[card])

    def return_pool(self) -> None:
        """The starting guests left over go back among the other cards (T-2.5)."""
        self.pile += self.pool
        self.pile_size += size(self.pool)
        self.pool = 0

    def deal(self, seat: Seat, card: int, rule: str) -> None:
        """A card of the pile, unseen by the others, into a hand."""
        self.pile -= CARD[card]
        self.pile_size -= 1
        self.players[seat].hand += CARD[card]
        if self.story is not None:
            self.tell("deal", rule, seat, NONE, CARD[card], secret=True)

    def turn_up(self, card: int) -> None:
        """The next card of the pile becomes visible (T-2.7)."""
        self.pile -= CARD[card]
        self.pile_size -= 1
        self.top = card
        if self.story is not None:
            self.tell("turn", "T-2.7", self.turn_player, NONE, CARD[card])

    def take_top(self) -> None:
        """The turn player takes the visible card, seen by all (T-3.7, T-9.3)."""
        player = self.players[self.turn_player]
        player.hand += CARD[self.top]
        player.known += CARD[self.top]
        if self.story is not None:
            self.tell("draw", "T-3.7", self.turn_player, NONE, CARD[self.top])
        self.top = NONE

    def knock(self, card: int, target: Seat) -> None:
        self.players[self.turn_player].hand -= CARD[card]
        self.card = card
        self.target = target
        if self.story is not None:
            self.tell("knock", "T-3.2", self.turn_player, target, CARD[card], secret=True)

    def answer(self, opens: bool) -> None:
        """Who reveals the card, and who is the rival (T-3.4, T-3.5); the card is turned face up (T-3.6)."""
        if opens:
            self.revealer = self.target
            self.rival = self.turn_player
        else:
            self.revealer = self.turn_player
            self.rival = self.target
        owner = self.players[self.turn_player]
        if owner.known >> (4 * self.card) & 15:  # what everybody knows of the hand follows (T-9.3)
            owner.known -= CARD[self.card]
        if self.story is not None:
            key, rule = ("open", "T-3.4") if opens else ("refuse", "T-3.5")
            self.tell(key, rule, self.target, self.turn_player, CARD[self.card])

    def join(self, rule: str) -> None:
        """The revealed card stays in the revealer's party."""
        self.players[self.revealer].party += CARD[self.card]
        if self.story is not None:
            self.tell("join", rule, self.revealer, NONE, CARD[self.card])

    def spend(self) -> None:
        """The revealed card leaves the game, whether it has an effect or not (T-4.10, T-4.13, T-4.14)."""
        self.removed += CARD[self.card]

    def no_effect(self) -> None:
        if self.story is not None:
            self.tell("no-effect", "T-4.15", self.revealer, NONE, CARD[self.card])

    def lure(self, guest: int) -> None:
        """A vamp's guest moves to the rival's party (T-4.8)."""
        self.players[self.revealer].party -= CARD[guest]
        self.players[self.rival].party += CARD[guest]
        if self.story is not None:
            self.tell("lure", "T-4.8", self.rival, self.revealer, CARD[guest])

    def scare(self, type_: int) -> None:
        """All guests of a type flee to the rival's party (T-4.11), or leave with the taxi (T-4.14)."""
        guests = self.players[self.revealer].party & GUESTS[type_]
        self.players[self.revealer].party -= guests
        if self.card == KID:
            self.players[self.rival].party += guests
            self.tell("flee", "T-4.11", self.rival, self.revealer, guests)
        else:
            self.removed += guests
            self.tell("ride", "T-4.14", self.revealer, NONE, guests)

    def pass_turn(self, seat: Seat) -> None:
        self.turn_player = seat
        self.turn += 1
        self.card = NONE
        self.revealer = NONE
        self.rival = NONE

    def end(self) -> None:
        self.card = NONE
        self.revealer = NONE
        self.rival = NONE
        self.actor = OVER
        if self.story is not None:
            scores = self.scores()
            best = max(scores)
            winners: list[object] = [Who(seat) for seat in range(self.seats) if scores[seat] == best]
            key, rule = ("event-win", "T-6.4") if len(winners) == 1 else ("event-joint-win", "T-6.5")
            self.story.append(Event(key, rule, {"players": winners, "points": best}))

    # -- in words -------------------------------------------------------------------------------------------------

    def position(self) -> Json:
        players: Json = {}
        for seat in range(self.seats):
            player = self.players[seat]
            held = size(player.hand) + (1 if self.at_the_door() and seat == self.turn_player else 0)
            players[LETTERS[seat]] = {
                "hand (secret)": codes(player.hand),
                "of which everybody knows": codes(player.known),
                "unknown to the others": held - size(player.known),
                "party": codes(player.party),
                "points": points(player.party),
            }
        return {
            "turn": self.turn,
            "turn player": LETTERS[self.turn_player] if self.turn_player != NONE else None,
            "decision": self.step.name(),
            "decided by": "chance" if self.actor == CHANCE else "nobody" if self.actor == OVER else LETTERS[self.actor],
            "players": players,
            "card at the door": None if self.card == NONE else self.door(),
            "pile": {
                "visible top": None if self.top == NONE else CODES[self.top],
                "below, face down": self.pile_size,
                "below, in no order (secret)": codes(self.pile),
            },
            "starting guests not dealt yet": codes(self.pool),
            "removed from the game": codes(self.removed),
        }

    def at_the_door(self) -> bool:
        """A card lies face down at a door and waits for an answer."""
        return self.card != NONE and self.revealer == NONE

    def door(self) -> Json:
        shown = self.revealer != NONE
        return {
            "card": CODES[self.card],
            "face": "up" if shown else "down (secret)",
            "from": LETTERS[self.turn_player],
            "at the door of": LETTERS[self.target],
            "revealer": LETTERS[self.revealer] if shown else None,
            "rival": LETTERS[self.rival] if shown else None,
        }
