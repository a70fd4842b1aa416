"""Lay a table out for a test, play options by their whole text, list them, and count every piece."""

from manoir.core.game import CHANCE, Move, State
from manoir.core.play import play
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Seat
from manoir.games.halloween.board import (
    BUILDINGS,
    CODES,
    COLOURS,
    LETTERS_OF_COLOURS,
    PLACE_BIT,
    TOKENS,
    place_at,
)
from manoir.games.halloween.bonus import CODES as BONUS_CODES
from manoir.games.halloween.bonus import FULL_BAG
from manoir.games.halloween.card import rank_of
from manoir.games.halloween.cards import DECK
from manoir.games.halloween.describe import bag_in_words, figures_at
from manoir.games.halloween.game import GAME
from manoir.games.halloween.moves import SLOTTED, TOKEN_BITS
from manoir.games.halloween.options import HalloweenOptions
from manoir.games.halloween.players import Player
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.steps import PlaceBonus
from manoir.games.halloween.turn import MAIN_WINDOW
from manoir.games.halloween.words import ACTIONS

FILLER = "T07"  # a token where it does not matter


def position(
    town: str = "",
    *,
    seats: int = 3,
    cards: str = "",
    display: str = "",
    bonus: str = "",
    filler: str = "TH",
    piles: str = "",
    bag: str | None = None,
    discards: str = "",
    done: str = "",
    rounds: int = 1,
    turn: str = "A",
    first: str = "A",
    others: dict[str, dict[str, object]] | None = None,
    variant: str = "standard",
    options: dict[str, object] | None = None,
    **mine: object,
) -> HalloweenState:
    """A table in the main window of the player on turn (section 9 of the rules).

    town: "PS 2b 1g; CH 1y" (figures named replace those of that building; PS 3b stays unless named);
    cards: occupied by the player on turn, "3 11"; display: the cards in play besides, up to eight;
    bonus: "SC T04; MA T03", and on the filler space a token that does not matter unless that is "";
    piles: "y0 b1", the others as full as they can be; bag: the face-down reserve, the rest of the tokens if not given.

    Of a player (the keywords for the one on turn, `others={"B": {...}}` for others): hp, scare, tokens "b2 g1",
    levels "1/1/1", discs "S1.summon S2.scare", reserve (12 less all other discs, if not given), held "T04 T07",
    blocked, cards, own "CH g; SC b", common, own_left, common_left.
    """
    chosen = {"firstPlayer": f"seat:{LETTERS.index(first) + 1}", "variant": variant, **(options or {})}
    if "cards" not in chosen:
        chosen["cards"] = "casper"
    state = GAME.state(HalloweenOptions.from_json(chosen), seats)
    assert isinstance(state, HalloweenState)
    state.drop_all()
    state.give_turn(LETTERS.index(turn))
    state.round = rounds
    if town:
        lay_town(state, town)
    people = {**{letter: {} for letter in LETTERS[:seats]}, **(others or {}), turn: {"cards": cards, **mine}}
    if state.rules.grand:
        filler = ""
    else:
        occupied = " ".join(str(about.get("cards", "")) for about in people.values())
        numbers = sorted({int(word) for word in f"{occupied} {display}".split()})
        spare = [card.number for card in DECK if card.number not in numbers]
        state.display = [DECK[n - 1] for n in sorted(numbers + spare[: max(0, 8 - len(numbers)) if not display else 0])]
    for letter, about in people.items():
        lay_player(state, state.players[LETTERS.index(letter)], about)
    lay_bonus(state, bonus, filler, bag, discards)
    for colour in range(COLOURS):
        held = sum(player.count(colour) for player in state.players)
        state.piles += TOKENS - held - state.pile(colour) << TOKEN_BITS * colour
    for word in piles.split():
        colour = LETTERS_OF_COLOURS.index(word[0])
        state.piles += int(word[1:]) - state.pile(colour) << TOKEN_BITS * colour
    for word in done.split():
        state.done |= 1 << int(word[1:]) - 1
    state.story = []
    state.push(MAIN_WINDOW)
    state.proceed()
    return state


def places(text: str) -> list[int]:
    """ "CH g; SC b" """
    found = []
    for part in text.split(";"):
        if part.strip():
            building, *colours = part.split()
            found += [place_at(CODES.index(building), LETTERS_OF_COLOURS.index(colour)) for colour in colours]
    return found


def lay_town(state: HalloweenState, text: str) -> None:
    for part in text.split(";"):
        building, *figures = part.split()
        at = CODES.index(building)
        for colour in range(COLOURS):
            while state.town.figures[place_at(at, colour)]:
                state.town.remove(place_at(at, colour))
        for word in figures:
            for _ in range(int(word[:-1])):
                state.town.add(place_at(at, LETTERS_OF_COLOURS.index(word[-1])))


def lay_player(state: HalloweenState, player: Player, about: dict[str, object]) -> None:
    about = dict(about)
    player.hp = int(str(about.pop("hp", 0)))
    player.scare = int(str(about.pop("scare", 2)))
    for word in str(about.pop("tokens", "")).split():
        player.tokens += int(word[1:]) << TOKEN_BITS * LETTERS_OF_COLOURS.index(word[0])
    for section, level in enumerate(str(about.pop("levels", "")).split("/")):
        if level:
            player.set_level(section, int(level))
    for word in str(about.pop("discs", "")).split():
        name, _, action = word.partition(".")
        for slot in range(SLOTTED) if action == "all" else [ACTIONS.index(action)]:
            player.cover(SLOTTED * (int(name[1:]) - 1) + slot)
    for word in str(about.pop("held", "")).split():
        player.held += 1 << 2 * BONUS_CODES.index(word)
    player.blocked = int(str(about.pop("blocked", 0)))
    owned = [DECK[int(word) - 1] for word in str(about.pop("cards", "")).split()]
    player.cards = sorted(owned, key=rank_of)
    for card in owned:
        player.occupied |= card.bit
        player.permits |= card.permits
        player.moments |= 1 << card.moment
    player.reserve -= player.blocked + len(owned)
    player.reserve = int(str(about.pop("reserve", player.reserve)))
    for place in places(str(about.pop("own", ""))):
        player.own |= PLACE_BIT[place]
        player.own_left -= 1
    for place in places(str(about.pop("common", ""))):
        player.common |= PLACE_BIT[place]
        player.common_left -= 1
    player.own_left = int(str(about.pop("own_left", player.own_left)))
    player.common_left = int(str(about.pop("common_left", player.common_left)))
    assert not about, f"unknown: {', '.join(about)}"


def lay_bonus(state: HalloweenState, bonus: str, filler: str, bag: str | None, discards: str) -> None:
    state.spaces = 0
    named = {part.split()[0]: part.split()[1] for part in bonus.split(";") if part.strip()}
    if filler and filler not in named:
        named[filler] = FILLER
    out = sum(player.held for player in state.players)
    for building, code in named.items():
        state.set_space(CODES.index(building), BONUS_CODES.index(code))
        out += 1 << 2 * BONUS_CODES.index(code)
    state.discards = sum(1 << 2 * BONUS_CODES.index(code) for code in discards.split())
    if bag is None:
        state.bag = 0 if state.rules.grand else max(0, FULL_BAG - out - state.discards)
    else:
        state.bag = sum(1 << 2 * BONUS_CODES.index(code) for code in bag.split())


# -- playing and asking -----------------------------------------------------------------------------------------------


def moves(state: HalloweenState, text: str) -> HalloweenState:
    """Play lines such as "A: S1 fight CH g y CH", "chance: roll 5", "A: accept": whole options, checked.

    The words of stages that leave no choice are part of the text, though nobody is asked for them.
    """
    for line in text.strip().split("\n"):
        letter, _, option = line.strip().partition(": ")
        seat = CHANCE if letter == "chance" else LETTERS.index(letter)
        while option:
            option = said(state, seat, option)
    return state


def said(state: HalloweenState, seat: Seat, option: str) -> str:
    """Make the longest move that an option begins with; what of the option is still to be said."""
    offered = [move.notation for move in state.moves(seat)] if seat != CHANCE else []
    fitting = [notation for notation in offered if f"{option} ".startswith(notation + " ")]
    notation = max(fitting, key=len) if fitting else option
    play(GAME, state, seat, GAME.parse(notation))
    if seat == CHANCE or option == notation:
        return ""
    for made in spoken(state):
        if made == option or made.endswith(" " + option):
            return ""
        if option.startswith(made + " "):
            return option[len(made) + 1 :]
        if made.endswith(" " + notation) and option.startswith(notation + " "):
            return option[len(notation) + 1 :]
    raise AssertionError(f"{option} was said, but {spoken(state)} made")


def spoken(state: HalloweenState) -> list[str]:
    """The options that the last move made, each as one text."""
    return [" ".join(word.notation for word in words) for words in state.options_made()]


def choices(state: HalloweenState) -> str:
    """Who decides, and between what: "A: S1, S2, decline"."""
    if state.actor < 0:
        return "chance" if state.actor == CHANCE else "over"
    return f"{LETTERS[state.actor]}: " + ", ".join(move.notation for move in state.moves(state.actor))


def options(state: HalloweenState, beginning: str = "") -> list[str]:
    """The whole text of every option that is offered, as far as it begins so."""
    first = [m for m in state.moves(state.actor) if f"{m.notation} ".startswith(beginning[: len(m.notation)])]
    found = [text for move in first for text in completed(state, move)]
    return [text for text in found if text.startswith(beginning)]


def completed(state: HalloweenState, move: Move) -> list[str]:
    """The options that begin with a move, each with the words of all its stages."""
    copy = state.clone()
    copy.story = []
    copy.spoken = state.spoken[:]
    copy.apply(copy.actor, move)
    made = spoken(copy)
    if len(made) > 1 or copy.actor < 0 or copy.step is None or not copy.step.continues():
        return made[:1]
    return [text for further in copy.moves(copy.actor) for text in completed(copy, further)]


def figures(state: HalloweenState, building: str) -> str:
    """The figures of a building: "3b 1g"."""
    return " ".join(f"{n}{letter}" for letter, n in figures_at(state, CODES.index(building)).items())


def tokens(state: HalloweenState, seat: str = "A") -> str:
    """The ghost tokens of a player: "b2 g1"."""
    player = state.players[LETTERS.index(seat)]
    return " ".join(f"{LETTERS_OF_COLOURS[c]}{player.count(c)}" for c in range(COLOURS) if player.count(c))


def held(state: HalloweenState, seat: str = "A") -> str:
    """The bonus tokens of a player: "T02 T05"."""
    return " ".join(bag_in_words(state.players[LETTERS.index(seat)].held))


def told(state: HalloweenState) -> list[str]:
    """The keys of all events since the position was laid out, or since the story was emptied."""
    return [event.key.removeprefix("event-") for event in state.story or []]


# -- for the contract -----------------------------------------------------------------------------------------------


def redealt(state: State, seat: Seat | None, rng: Rng) -> State:
    """Nobody has a secret, and the reserve has no order before it is drawn: the position itself.

    tests/games/halloween/test_open_table.py holds that this is so.
    """
    return state.clone()


def census(state: State) -> list[str]:
    """Every piece wherever it lies, to be counted (10.3, invariants 1, 2, 4, 6)."""
    assert isinstance(state, HalloweenState)
    found: list[str] = []
    for colour in range(COLOURS):
        letter = LETTERS_OF_COLOURS[colour]
        on_board = sum(state.town.figures[place_at(building, colour)] for building in range(BUILDINGS))
        found += [f"figure {letter}"] * (on_board + state.town.left(colour))
        held = sum(player.count(colour) for player in state.players)
        found += [f"token {letter}"] * (held + state.pile(colour))
    pending = [step for step in [state.step, *state.agenda] if isinstance(step, PlaceBonus)]
    found += [BONUS_CODES[step.kind] for step in pending]
    for bag in [state.bag, state.discards, *(player.held for player in state.players)]:
        found += bag_in_words(bag)
    found += [BONUS_CODES[state.space(b)] for b in range(BUILDINGS) if state.space(b) >= 0]
    for seat, player in enumerate(state.players):
        sections = sum(player.discs(section) for section in range(state.rules.sections))
        found += [f"disc {LETTERS[seat]}"] * (player.reserve + sections + player.blocked + len(player.cards))
        placed = bin(player.own).count("1") + bin(player.common).count("1")
        found += [f"haunt {LETTERS[seat]}"] * (placed + player.own_left + player.common_left)
    return found
