"""The verbs that rules and cards are written in: only they change a position, and they tell the story."""

from typing import Final

from manoir.core.game import Move, View
from manoir.core.story import Event, Json, Phrase, Seat, Who
from manoir.games.halloween.board import (
    BLUE,
    BUILDING_OF,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    HAUNT_POINTS,
    NONE,
    PLACE_BIT,
    RED,
    SECTION_BIT,
    place_at,
)
from manoir.games.halloween.card import EVENT, LENDS, NUMBERS, RECEIVE, REPEATS, Card, Deed, rank_of
from manoir.games.halloween.moves import SLOTTED, TOKEN_BITS
from manoir.games.halloween.position import Position
from manoir.games.halloween.rules import CLAIM_POINTS, CLAIMS, EMPTY_PILES, SCARE_BANK
from manoir.games.halloween.words import (
    COMMON,
    KINDS_OF_HAUNT,
    action_phrase,
    bonus_phrase,
    building_phrase,
    card_phrase,
    colour_phrase,
)

PERMIT_BITS: Final = {permit: 1 << number for permit, number in NUMBERS.items()}


class HalloweenState(Position):
    def clone(self) -> "HalloweenState":
        return HalloweenState(
            self.rules,
            self.town.clone(),
            [player.clone() for player in self.players],
            self.display,
            self.piles,
            self.spaces,
            self.bag,
            self.discards,
            self.first,
            self.active,
            self.round,
            self.ending,
            self.done,
            self.used,
            self.spent,
            self.section,
            self.boost,
            self.flags,
            self.gained,
            self.fresh,
            self.step,
            self.agenda[:],
            self.offer,
            self.actor,
        )

    def view(self, seat: Seat | None) -> View:
        from manoir.games.halloween.view import HalloweenView  # a view is made of a state, and a state gives views

        return HalloweenView(self.clone(), seat)

    def goods(self, seat: Seat) -> dict[str, int]:
        return self.players[seat].goods()

    def breakdown(self, seat: Seat) -> list[tuple[Phrase, int]]:
        from manoir.games.halloween.scoring import breakdown

        return breakdown(self, seat)

    def offers(self, card: Card, deed: Deed) -> list[Move]:
        """What a card of the active player offers now; nothing if it is used up or does not apply."""
        return card.options(self, deed) if card.moment == deed.moment and card.ready(self, deed) else []

    # -- the story ------------------------------------------------------------------------------------------------

    def tell(
        self,
        key: str,
        rule: str,
        seat: Seat = NONE,
        n: int = NONE,
        place: int = NONE,
        colour: int = NONE,
        building: int = NONE,
        section: int = NONE,
        card: int = NONE,
        bonus: int = NONE,
        action: int = NONE,
        other: int = NONE,
        to: int = NONE,
    ) -> None:
        """What happened: to whom (NONE: the active player), how many, where, by which card.

        `other` is a second colour, `to` a second building.
        """
        if self.story is None:
            return
        values: Json = {"player": Who(self.active if seat == NONE else seat)}
        if n != NONE:
            values["n"] = n
        if place != NONE:
            values["building"] = building_phrase(BUILDING_OF[place])
            values["colour"] = colour_phrase(COLOUR_OF[place])
        if colour != NONE:
            values["colour"] = colour_phrase(colour)
        if building != NONE:
            values["building"] = building_phrase(building)
        if section != NONE:
            values["section"] = section + 1
        if card != NONE:
            values["card"] = card_phrase(card)
        if bonus != NONE:
            values["card"] = bonus_phrase(bonus)
        if action != NONE:
            values["action"] = action_phrase(action)
        if other != NONE:
            values["other"] = colour_phrase(other)
        if to != NONE:
            values["to"] = building_phrase(to)
        self.story.append(Event("event-" + key, rule, values))

    def tell_display(self) -> None:
        """Which cards are in play (H-1.8)."""
        if self.story is not None:
            cards = [card_phrase(card.number) for card in self.display]
            self.story.append(Event("event-display", "H-1.8", {"cards": cards}))

    # -- verbs: turns ---------------------------------------------------------------------------------------------

    def give_turn(self, seat: Seat) -> None:
        self.active = seat
        self.me = self.players[seat]

    # -- verbs: cards and their moments ---------------------------------------------------------------------------

    def react(self, deed: int, place: int, value: int) -> None:
        """Let the active player's cards do what they do by themselves."""
        for card in self.me.cards:
            card.react(self, deed, place, value)

    def take_up(self, card: Card, deed: Deed, move: Move) -> None:
        """The active player has chosen one of the options that a card offers."""
        if card.once:
            self.used |= card.bit
            self.spent |= card.permits
        card.chosen(self, deed, move)

    def use_permits(self, permits: int) -> None:
        """The permits of an option that was just made are used up for this turn."""
        if permits & ~self.flags:
            self.spend(permits & ~self.flags)
        self.flags = 0

    def spend(self, permits: int) -> None:
        self.spent |= permits
        for permit, bit in PERMIT_BITS.items():
            if permits & permit:
                self.used |= bit
        if permits & LENDS:
            self.boost = 1

    # -- verbs: the active player's goods -------------------------------------------------------------------------

    def gain_scare(self, n: int) -> int:
        """How much was really gained."""
        if self.rules.limited_scare:
            n = min(n, SCARE_BANK - sum([player.scare for player in self.players]))
        if n > 0:
            self.me.scare += n
            self.gained += n
        return max(0, n)

    def card_scare(self, card: Card, n: int) -> None:
        """Scare by the effect of a card."""
        n = self.gain_scare(n)
        if n and self.story is not None:
            self.tell("card-scare", "H-14.7", n=n, card=card.number)

    def card_points(self, card: Card, n: int) -> None:
        """Haunting Points by the effect of a card."""
        self.me.hp += n
        if self.story is not None:
            self.tell("card-points", "H-14.7", n=n, card=card.number)

    def card_token(self, card: Card, colour: int, n: int) -> None:
        """Ghost tokens by the effect of a card."""
        n = min(n, self.pile(colour))
        if n:
            self.tell("card-token", "H-14.7", n=n, colour=colour, card=card.number)
            self.receive(colour, n)

    def receive(self, colour: int, n: int) -> None:
        """Ghost tokens from their pile, which holds them."""
        if n:
            self.piles -= n << TOKEN_BITS * colour
            self.me.tokens += n << TOKEN_BITS * colour
            self.react(RECEIVE, colour, n)
            if self.rules.grand and not self.ending:
                self.check_piles()

    def check_piles(self) -> None:
        """H-17.7: two empty piles trigger the end of a Grand Master game."""
        empty = len([colour for colour in range(COLOURS) if not self.pile(colour)])
        if empty >= EMPTY_PILES:
            self.trigger("piles-empty", "H-17.7")

    def reward(self, deed: int, colour: int) -> int:
        """How many ghost tokens a Summon, an Evolve or a won fight gives: as many as are left (H-0.6)."""
        n = 1
        for card in self.me.cards:
            n += card.extra_tokens(deed)
        return min(n, self.pile(colour))

    def pay_tokens(self, bag: int) -> None:
        """H-14.3: spent tokens return to their piles."""
        self.me.tokens -= bag
        self.piles += bag

    def raise_section(self, section: int, level: int, rule: str) -> None:
        self.me.set_level(section, level)
        if self.story is not None:
            self.tell("level", rule, section=section, n=level, colour=level - 1)

    def trigger(self, key: str, rule: str) -> None:
        """The end of the game is in sight: the round is completed (H-15.2). Never undone."""
        if not self.ending:
            self.ending = True
            self.tell(key, rule)

    # -- verbs: figures -------------------------------------------------------------------------------------------

    def relocate(self, place: int, building: int) -> int:
        """Move a figure; where it stands now."""
        colour = COLOUR_OF[place]
        there = place_at(building, colour)
        self.town.lift(place)
        self.town.put(there)
        return there

    def seed(self, building: int) -> None:
        """H-12: three blue figures, or as many as fit, in one building."""
        n = min(3, self.town.space(building))
        for _ in range(n):
            self.town.add(place_at(building, BLUE))
        self.tell("seed", "H-12.1", building=building, n=n)

    def send_reds_home(self) -> None:
        """H-17.5: five red figures on the board go back to the supply."""
        for building in range(BUILDINGS):
            place = place_at(building, RED)
            while self.town.figures[place]:
                self.town.remove(place)
        self.tell("reds-home", "H-17.5")

    # -- verbs: haunting --------------------------------------------------------------------------------------------

    def haunt(self, place: int, kind: int) -> None:
        """H-10.2: a haunt token on a slot, and its points at once."""
        player = self.me
        points = HAUNT_POINTS[COLOUR_OF[place]]
        if kind == COMMON:
            player.common |= PLACE_BIT[place]
            player.common_left -= 1
        else:
            player.own |= PLACE_BIT[place]
            player.own_left -= 1
        player.hp += points
        player.earned = player.earned.plus(haunts=points)
        if self.story is not None:
            self.tell("haunt-" + KINDS_OF_HAUNT[kind], "H-10.2", place=place, n=points)
        if not player.own_left and not player.common_left:
            self.trigger("last-haunt", "H-15.1")

    def recover(self, place: int) -> None:
        """A haunt token comes back, for half of its points."""
        player = self.me
        points = self.recovery_cost(place)
        if player.own & PLACE_BIT[place]:
            player.own &= ~PLACE_BIT[place]
            player.own_left += 1
        else:
            player.common &= ~PLACE_BIT[place]
            player.common_left += 1
        player.hp -= points
        player.earned = player.earned.plus(haunts=-points)
        self.tell("recover", "A-44", place=place, n=points)

    # -- verbs: discs -----------------------------------------------------------------------------------------------

    def activate(self, section: int, action: int) -> None:
        """H-3.5: a disc onto the slot, unless a card lets a covered one be used again; the marker to done."""
        player = self.me
        slot = SLOTTED * section + action
        self.section = section
        self.done |= SECTION_BIT[section]
        if player.slots >> slot & 1:
            self.spend(REPEATS)
            self.flags = REPEATS
            if not self.rules.repeat_needs_disc:
                return
        player.cover(slot)

    def rest(self, section: int) -> None:
        """H-11.1, without the marker."""
        discs = self.me.clear(section)
        self.tell("rest", "H-11.1", section=section, n=discs)

    def take_back(self, slot: int, rule: str) -> None:
        """A disc from a slot to the reserve."""
        player = self.me
        player.lift(slot)
        player.reserve += 1
        self.tell("disc-back", rule, section=slot // SLOTTED, action=slot % SLOTTED)

    # -- verbs: bonus tokens ----------------------------------------------------------------------------------------

    def set_space(self, building: int, kind: int) -> None:
        """A bonus token, or none, on the space of a building."""
        self.spaces += kind - self.space(building) << 4 * building

    def use_bonus(self, kind: int) -> None:
        """H-13.7: a disc from the reserve blocks the slot, the token is discarded."""
        player = self.me
        player.reserve -= 1
        player.blocked += 1
        self.throw_away(kind)
        self.tell("token-used", "H-13.7", bonus=kind)

    def throw_away(self, kind: int) -> None:
        """A held bonus token onto the discard pile."""
        self.me.held -= 1 << 2 * kind
        self.discard(kind)

    def discard(self, kind: int) -> None:
        """A bonus token onto the discard pile."""
        self.discards += 1 << 2 * kind
        if self.rules.shuffles_at_once:
            self.refill_bag()

    def draw(self, kind: int) -> None:
        """A bonus token out of the reserve."""
        self.bag -= 1 << 2 * kind

    def drawn(self) -> None:
        """A-74: it was told which token came; was it the last one, the reserve may be made anew at once."""
        if self.rules.shuffles_at_once and self.discards:
            self.refill_bag()

    def refill_bag(self) -> None:
        """H-13.6: the reserve is made anew if it is empty."""
        if not self.bag:
            self.bag = self.discards
            self.discards = 0
            self.tell("reshuffle", "H-13.6")

    # -- verbs: claims ----------------------------------------------------------------------------------------------

    def occupy(self, card: Card) -> None:
        """H-14.4, H-14.6: the card is the player's to the end of the game, and worth three points."""
        player = self.me
        player.cards = sorted([*player.cards, card], key=rank_of)
        player.occupied |= card.bit
        player.permits |= card.permits
        player.moments |= 1 << card.moment
        player.hp += CLAIM_POINTS
        self.tell("claim", "H-14.6", card=card.number, n=CLAIM_POINTS)

    def check_claims(self) -> None:
        if len(self.me.cards) >= CLAIMS:
            self.trigger("fifth-card", "H-15.1")

    def end_event(self) -> None:
        """A root event is over: what was gained in it counts once (H-18.8)."""
        if self.gained:
            self.react(EVENT, NONE, self.gained)
        self.gained = 0
        self.section = NONE
        self.boost = 0
        self.flags = 0

    # -- in words -------------------------------------------------------------------------------------------------

    def position(self) -> Json:
        from manoir.games.halloween.describe import described

        return described(self)
