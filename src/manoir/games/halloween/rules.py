"""What does not change from move to move: the rules of a table."""

from typing import Any, Final

from manoir.core.agenda import Step
from manoir.games.halloween.board import Layout
from manoir.games.halloween.bonus import Bonus
from manoir.games.halloween.card import Card

DISCS: Final = 12  # of a player
HAUNTS: Final = 6  # tokens of a player's own colour
COMMONS: Final = 2  # of the common colour, each, with two players (H-16.1)
CLAIM_POINTS: Final = 3
CLAIMS: Final = 5  # that trigger the end (H-14.9)
EMPTY_PILES: Final = 2  # of ghost tokens, that trigger the end of a Grand Master game (H-17.7)
SCARE_BANK: Final = 100  # if it is limited
START_SCARE: Final = 2


class HalloweenRules:
    """What the options and the player count change, settled for one table and shared by all its positions."""

    def __init__(
        self,
        *,
        seats: int,
        grand: bool,
        layout: Layout,
        deck: list[Card],
        coloured: list[bool],
        bonuses: list[Bonus],
        first: int,
        limited_scare: bool,
        free_seed: bool,
        own_die_only: bool,
        defender_reacts: bool,
        raise_by_section: bool,
        swap_is_move: bool,
        discard_when_blocked: bool,
        free_next_door: bool,
        repeat_needs_disc: bool,
        full_house_needs_ghost: bool,
        tokens_score_once: bool,
        most_rounds: int,
        ask_end: bool,
        pause: Step[Any] | None,
        marker_ends: bool,
        wasteful: bool,
        shuffles_at_once: bool,
        printed: bool,
    ) -> None:
        self.seats: Final = seats
        self.duel: Final = seats == 2  # H-16
        self.compensation: Final = 2 if seats == 2 else 1  # points for a card that others claim too (H-14.8, H-16.7)
        self.grand: Final = grand  # H-17
        self.sections: Final = 4 if grand else 3
        self.layout: Final = layout
        self.deck: Final = deck  # all action cards, by number less 1
        self.coloured: Final = coloured  # by card number
        self.bonuses: Final = bonuses  # the twelve kinds
        self.first: Final = first  # a seat, or NONE: chance decides
        self.limited_scare: Final = limited_scare
        self.free_seed: Final = free_seed
        self.own_die_only: Final = own_die_only
        self.defender_reacts: Final = defender_reacts
        self.raise_by_section: Final = raise_by_section
        self.swap_is_move: Final = swap_is_move
        self.discard_when_blocked: Final = discard_when_blocked
        self.free_next_door: Final = free_next_door
        self.repeat_needs_disc: Final = repeat_needs_disc
        self.full_house_needs_ghost: Final = full_house_needs_ghost
        self.tokens_score_once: Final = tokens_score_once
        self.most_rounds: Final = most_rounds  # 0: no cap
        self.ask_end: Final = ask_end
        self.pause: Final = pause  # what comes wherever something has happened inside an event; None: nothing
        self.marker_ends: Final = marker_ends  # the turn, with the last section
        self.wasteful: Final = wasteful  # effects may be used where they do nothing
        self.shuffles_at_once: Final = shuffles_at_once  # the discards, when the reserve is used up
        self.printed: Final = printed  # cards 16, 23, 24, 34 and 36 to the word
