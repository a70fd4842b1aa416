"""The opening position for some options (H-1), before chance has moved."""

from functools import cache

from manoir.core.agenda import Step
from manoir.core.game import CHANCE, Move
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.halloween.board import BLUE, COLOURS, GRID, NONE, START, TOKENS, Layout, place_at
from manoir.games.halloween.bonus import FULL_BAG
from manoir.games.halloween.card import Card
from manoir.games.halloween.cards import DECK
from manoir.games.halloween.moves import CARDS, DEAL, TOKEN_BITS
from manoir.games.halloween.options import DISPLAY, HalloweenOptions
from manoir.games.halloween.players import NOTHING_EARNED, Player
from manoir.games.halloween.rules import COMMONS, DISCS, HAUNTS, START_SCARE, HalloweenRules
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import LAY_BONUS
from manoir.games.halloween.tokens import BONUSES
from manoir.games.halloween.town import Town, empty_town
from manoir.games.halloween.turn import NAME_FIRST, START_TURN
from manoir.games.halloween.uses import PAUSE
from manoir.games.halloween.words import Choice

FULL_PILES = sum([TOKENS << TOKEN_BITS * colour for colour in range(COLOURS)])
START_FIGURES = 3
CAPACITY = 6  # figures in a building (H-4.2)
GRAND_CAPACITY = 4  # H-17.6


def rules_of(options: HalloweenOptions, seats: int) -> HalloweenRules:
    changed = options.costs()
    coloured = [False] + [changed.get(card.number, card.coloured) for card in DECK]
    first = options.first_player
    return HalloweenRules(
        seats=seats,
        grand=options.variant == "grand_master",
        layout=Layout(options.pairs() or GRID),
        deck=DECK,
        coloured=coloured,
        bonuses=BONUSES,
        first=NONE if first == "random" else int(first.removeprefix("seat:")) - 1,
        limited_scare=options.scare_bank == "limited",
        free_seed=options.blue_seed == "free",
        own_die_only=options.reroll_scope == "own_die",
        defender_reacts=options.defender_reacts,
        raise_by_section=options.t06_basis == "section",
        swap_is_move=options.swap_is_move,
        discard_when_blocked=options.pickup_when_blocked == "discard",
        free_next_door=options.card1_mode == "free_haunt",
        repeat_needs_disc=options.card14_disc == "reserve",
        full_house_needs_ghost=options.card34_needs_ghost,
        tokens_score_once=not options.scoring_reuse,
        most_rounds=options.max_rounds,
        ask_end=options.end_turn == "ask",
        pause=PAUSE if options.timing == "any_moment" and options.variant == "standard" else None,
        marker_ends=options.third_marker == "ends_turn",
        wasteful=options.wasted_effects == "allowed",
        shuffles_at_once=options.bonus_reserve == "at_once",
        printed=options.card_text == "printed",
    )


settled_rules = cache(rules_of)  # one object serves all games of the same options


def opening_town(grand: bool) -> Town:
    town = empty_town(GRAND_CAPACITY if grand else CAPACITY)
    for _ in range(START_FIGURES):
        town.add(place_at(START, BLUE))
    return town


def opening_player(rules: HalloweenRules) -> Player:
    levels = sum([1 << 4 * section for section in range(rules.sections)])
    commons = COMMONS if rules.duel else 0
    return Player(
        hp=0,
        scare=START_SCARE,
        tokens=0,
        reserve=DISCS,
        slots=0,
        stacked=[],
        levels=levels,
        held=0,
        blocked=0,
        own=0,
        common=0,
        own_left=HAUNTS,
        common_left=commons,
        cards=[],
        occupied=0,
        permits=0,
        moments=0,
        earned=NOTHING_EARNED,
        from_end=0,
    )


def opening(options: HalloweenOptions, seats: int) -> HalloweenState:
    rules = settled_rules(options, seats)
    state = HalloweenState(
        rules=rules,
        town=opening_town(rules.grand),
        players=[opening_player(rules) for _ in range(seats)],
        display=[] if rules.grand else [DECK[number - 1] for number in options.chosen_cards()],
        piles=FULL_PILES,
        spaces=0,
        bag=0 if rules.grand else FULL_BAG,
        discards=0,
        first=rules.first,
        active=rules.first,
        round=1,
        ending=False,
        done=0,
        used=0,
        spent=0,
        section=NONE,
        boost=0,
        flags=0,
        gained=0,
        fresh=True,
        step=None,
        agenda=[],
        offer=[],
        actor=CHANCE,
    )
    state.push(START_TURN)
    if rules.first == NONE:
        state.push(NAME_FIRST)
    if not rules.grand:
        state.push(LAY_BONUS[0])
        if not state.display:
            state.push(DEAL_CARDS)
    return state


class DealCards(Step[HalloweenState]):
    """Chance: the eight cards of the game, one by one (H-1.8)."""

    def actor(self, state: HalloweenState) -> int:
        return CHANCE

    def chance(self, state: HalloweenState) -> list[tuple[Move, int]]:
        return [(DEAL[card.number - 1], 1) for card in state.rules.deck if card not in state.display]

    def chance_move(self, state: HalloweenState, rng: Rng) -> Move:
        at = int(rng.below(CARDS - len(state.display)))
        for card in state.display:  # they are in order
            if card.number - 1 <= at:
                at += 1
        return DEAL[at]

    def take(self, state: HalloweenState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choice)
        state.display = sorted([*state.display, state.rules.deck[move.number - 1]], key=number_of)
        if len(state.display) < DISPLAY:
            state.push(DEAL_CARDS)
        elif state.story is not None:
            state.tell_display()


def number_of(card: Card) -> int:
    return card.number


DEAL_CARDS = DealCards()
