"""What is known of good play (section 8 of the rules): expected points, from what the table has shown."""

from math import exp

from manoir.core.game import CHANCE, OVER, Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.story import Phrase, Seat
from manoir.games.toctoctoc.cards import (
    CARD,
    GUESTS,
    KID,
    KINDS,
    MUSICIAN,
    NONE,
    SCARECROW,
    STAYING,
    TAXI,
    TYPES,
    VAMP,
    count,
    hit_types,
    kinds,
    size,
)
from manoir.games.toctoctoc.moves import Answer, ChooseType, Knock, TakeGuest
from manoir.games.toctoctoc.scoring import points, type_points
from manoir.games.toctoctoc.state import TocState
from manoir.games.toctoctoc.view import TocView

READINESS = 0.35  # how often a door opens, before anything is known: the strong refuse two offers in three


class Outcome:
    """Two parties after a card has been revealed."""

    def __init__(self, revealer: int, rival: int) -> None:
        self.revealer = revealer
        self.rival = rival


def lured(revealer: int, rival: int, guest: int) -> Outcome:
    return Outcome(revealer - CARD[guest], rival + CARD[guest])


def scared(card: int, revealer: int, rival: int, type_: int) -> Outcome:
    guests = revealer & GUESTS[type_]
    return Outcome(revealer - guests, rival + guests if card == KID else rival)


def best_guest(revealer: int, rival: int, type_: int) -> int:
    """The guest that a rival gains most by; NONE's place is taken by -1."""
    best, gain = -1, -99
    for guest in kinds(revealer & GUESTS[type_]):
        after = lured(revealer, rival, guest)
        worth = points(after.rival) - points(after.revealer)
        if worth > gain:
            best, gain = guest, worth
    return best


def revealed(card: int, revealer: int, rival: int) -> Outcome:
    """What a card does to two parties, the choices being the rival's."""
    if card < STAYING:
        return Outcome(revealer + CARD[card], rival)
    if card < KID:
        guest = best_guest(revealer, rival, card - VAMP)
        return lured(revealer, rival, guest) if guest >= 0 else Outcome(revealer, rival)
    types = hit_types(revealer)
    best = Outcome(revealer, rival)
    gain = -99
    for type_ in range(TYPES):
        if types >> type_ & 1:
            after = scared(card, revealer, rival, type_)
            worth = points(after.rival) - points(after.revealer)
            if worth > gain:
                best, gain = after, worth
    return best


class TocHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__()
        self.ripe = 4
        # tools/fit.py toctoctoc 3000
        self.weights = [0.144, 0.428, -0.122, 0.111, 0.053, -0.252, -0.365, -0.264, -0.012]

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, TocView) and view.seat is not None
        return [self.value(view, view.seat, move) for move in moves]

    def noise(self, view: View) -> float:
        """Draws are public, so an offer that follows a fixed rule can be read: vary it by a point."""
        assert isinstance(view, TocView)
        return 1.0 if not view.knocking and view.actor == view.turn_player else 0.0

    def taste(self, persona: str, view: View, move: Move) -> float:
        """A gambler opens, and knocks where much is at stake; a miser does neither."""
        assert isinstance(view, TocView) and view.seat is not None
        stake = self.stake(view, view.seat, move)
        return stake if persona == "gambler" else -stake

    def stake(self, view: TocView, me: Seat, move: Move) -> float:
        if isinstance(move, Answer):
            return 1.0 if move.opens else 0.0
        if not isinstance(move, Knock):
            return 0.0
        mine, theirs = view.parties[me], view.parties[move.target]
        opened = self.swing(view, me, move.target, me, revealed(move.card, theirs, mine))
        refused = self.swing(view, me, me, move.target, revealed(move.card, mine, theirs))
        return abs(opened - refused)

    def value(self, view: TocView, me: Seat, move: Move) -> float:
        if isinstance(move, Knock):
            return self.offer(view, me, move.card, move.target)
        if isinstance(move, Answer):
            return self.answer(view, me, move.opens)
        revealer, rival = view.parties[view.revealer], view.parties[view.rival]
        if isinstance(move, TakeGuest):
            after = lured(revealer, rival, move.guest)
        elif isinstance(move, ChooseType):
            after = scared(view.card, revealer, rival, move.type)
        else:
            return 0.0
        return self.swing(view, me, view.revealer, view.rival, after)

    def swing(self, view: TocView, me: Seat, revealer: Seat, rival: Seat, after: Outcome) -> float:
        """Own gain less a share of what the other gains: more of it the better the other stands."""
        gains = 0.0
        mine = points(view.parties[me])
        for seat, party in ((revealer, after.revealer), (rival, after.rival)):
            gain = points(party) - points(view.parties[seat])
            if seat == me:
                gains += gain
            else:
                ahead = 1.5 if points(view.parties[seat]) > mine else 1.0
                gains -= gain * ahead / (view.seats - 1)
        return gains

    def offer(self, view: TocView, me: Seat, card: int, target: Seat) -> float:
        """The card at that door, opened or refused, by how likely the door is to open."""
        opened = self.swing(view, me, target, me, revealed(card, view.parties[target], view.parties[me]))
        refused = self.swing(view, me, me, target, revealed(card, view.parties[me], view.parties[target]))
        known = count(view.known[me], card) > 0
        opening = READINESS
        if known and view.unknown(me) == 0:  # the whole hand is known: a good card will be let in, a bad one not
            opening = 0.6 if card < STAYING else 0.1
        return opening * opened + (1.0 - opening) * refused

    def answer(self, view: TocView, me: Seat, opens: bool) -> float:
        """The average over what the card may be."""
        knocker = view.turn_player
        total = 0.0
        chances = self.suspicions(view, me)
        for card in range(KINDS):
            if chances[card] > 0.0:
                if opens:
                    after = revealed(card, view.parties[me], view.parties[knocker])
                    total += chances[card] * self.swing(view, me, me, knocker, after)
                else:
                    after = revealed(card, view.parties[knocker], view.parties[me])
                    total += chances[card] * self.swing(view, me, knocker, me, after)
        return total

    def suspicions(self, view: TocView, me: Seat) -> list[float]:
        """How likely each kind is to be at my door: from what the knocker is known to hold, and the unseen cards."""
        knocker = view.turn_player
        unseen = view.unseen()
        unseen_size = size(unseen)
        unknown = view.unknown(knocker)
        chances = [0.0] * KINDS
        total = 0.0
        for card in range(KINDS):
            held = count(view.known[knocker], card) * 1.0
            if unknown and unseen_size:
                held += unknown * count(unseen, card) / unseen_size
            if held > 0.0:
                chances[card] = held * self.temptation(view, knocker, me, card)
                total += chances[card]
        for card in range(KINDS):
            if total > 0.0:
                chances[card] /= total
        return chances

    def temptation(self, view: TocView, knocker: Seat, me: Seat, card: int) -> float:
        """How much likelier a knocker is to bring a card to me the better it does for the knocker."""
        value = self.offer(view, knocker, card, me)
        if (card >= MUSICIAN and card < STAYING) or card == TAXI:
            value -= 0.5  # kept back more often than its worth at this door says
        return exp(0.7 * max(-4.0, min(4.0, value)))

    def comment(self, view: View, move: Move) -> list[Phrase]:
        from manoir.games.toctoctoc.bluffs import comment  # it asks the heuristic

        assert isinstance(view, TocView)
        return comment(self, view, move)

    # -- in a search ----------------------------------------------------------------------------------------------

    def likelihood(self, world: State, seat: Seat) -> float:
        """How likely the knocker was to bring this card to this door, of all the cards it would hold and all doors."""
        assert isinstance(world, TocState)
        if not world.at_the_door() or world.turn_player == seat:
            return 1.0
        knocker = world.turn_player
        view = world.view(knocker)
        assert isinstance(view, TocView)
        chosen = 0.0
        total = 0.0
        for card in kinds(world.players[knocker].hand | CARD[world.card]):
            for target in range(world.seats):
                if target != knocker:
                    weight = exp(self.offer(view, knocker, card, target))
                    total += weight
                    if card == world.card and target == world.target:
                        chosen = weight
        return chosen / total

    def finish(self, world: State, rng: Rng) -> list[float]:
        """The turn is played out at random, then the position is judged: random turns would only add noise."""
        assert isinstance(world, TocState)
        while world.actor != OVER:
            if world.actor == CHANCE:
                world.apply(CHANCE, world.chance_move(rng))
                continue
            if world.card == NONE:
                return self.outlook(world)
            moves = world.moves(world.actor)
            world.apply(world.actor, moves[rng.below(len(moves))])
        return world.returns()

    def features(self, world: State) -> list[list[float]]:
        """Points, the group that is in most danger, and what the hand can do; the points count more towards the end."""
        assert isinstance(world, TocState)
        left = world.pile_size + (0 if world.top == NONE else 1)
        for player in world.players:
            left += size(player.hand)
        late = 1.0 / (left + 1)
        rows: list[list[float]] = []
        for player in world.players:
            party, hand = player.party, player.hand
            threatened = 0
            types = hit_types(party)
            for type_ in range(TYPES):
                if types >> type_ & 1:
                    threatened = max(threatened, type_points(party, type_))
            stay = 0
            for card in range(SCARECROW):
                stay += count(hand, card)
            vamps = count(hand, VAMP) + count(hand, VAMP + 1) + count(hand, VAMP + 2)
            score = float(points(party))
            rows.append(
                [
                    score,
                    score * late,
                    float(threatened),
                    threatened * late,
                    float(stay),
                    float(vamps),
                    float(count(hand, KID)),
                    float(count(hand, TAXI)),
                    float(count(hand, SCARECROW)),
                ]
            )
        return rows
