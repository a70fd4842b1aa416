"""The kinds of card that several rows of the table share, and those that only change a number or a permission."""

from typing import Final

from manoir.games.halloween.board import COLOUR_OF, COLOURS, RED
from manoir.games.halloween.card import EVENT, FIGHT, KIN, PICKUP, RECEIVE, Card
from manoir.games.halloween.moves import TOKEN_BITS
from manoir.games.halloween.state import HalloweenState

GREY: Final = False
COLOURED: Final = True


class Permit(Card):
    """Its owner may do something that others may not."""

    def __init__(self, number: int, coloured: bool, permits: int, *, once: bool = False) -> None:
        super().__init__(number, coloured, once=once, permits=permits)


class Reward(Card):
    """Points or scare for an action."""

    def __init__(self, number: int, coloured: bool, *, on: int, hp: int = 0, scare: int = 0) -> None:
        super().__init__(number, coloured)
        self.on: Final = on
        self.hp: Final = hp
        self.scare: Final = scare

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == self.on:
            if self.hp:
                game.card_points(self, self.hp)
            if self.scare:
                game.card_scare(self, self.scare)


class MoreTokens(Card):
    """One more ghost token for a Summon or a won fight."""

    def __init__(self, number: int, coloured: bool, *, on: int) -> None:
        super().__init__(number, coloured)
        self.on: Final = on

    def extra_tokens(self, deed: int) -> int:
        return 1 if deed == self.on else 0


class Glory(Card):
    """Points for a won fight: more against a stronger figure."""

    def __init__(self, number: int, coloured: bool, *, weaker: int, stronger: int) -> None:
        super().__init__(number, coloured)
        self.weaker: Final = weaker
        self.stronger: Final = stronger

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == FIGHT and value:
            game.card_points(self, self.stronger if value > 0 else self.weaker)


class Feast(Card):
    """Scare for a won fight: the level of the loser."""

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == FIGHT:
            game.card_scare(self, COLOUR_OF[place] + 1)


class Pilfer(Card):
    """With a bonus token that a move takes, a ghost token of the mover's colour."""

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == PICKUP:
            game.card_token(self, place, 1)


class Glow(Card):
    """Points for each ghost token of one colour that is received."""

    def __init__(self, number: int, coloured: bool, *, of: int, hp: int) -> None:
        super().__init__(number, coloured)
        self.of: Final = of
        self.hp: Final = hp

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == RECEIVE and place == self.of:
            game.card_points(self, self.hp * value)


class Thrill(Card):
    """A point for each root event in which enough scare was gained."""

    def __init__(self, number: int, coloured: bool, *, least: int) -> None:
        super().__init__(number, coloured)
        self.least: Final = least

    def react(self, game: HalloweenState, deed: int, place: int, value: int) -> None:
        if deed == EVENT and value >= self.least:
            game.card_points(self, 1)


class Claws(Card):
    """Attacks are stronger, and figures of one colour may fight."""

    def __init__(self, number: int, coloured: bool, *, by: int) -> None:
        super().__init__(number, coloured, permits=KIN)
        self.by: Final = by

    def attack_bonus(self) -> int:
        return self.by


class CheapEvolve(Card):
    def __init__(self, number: int, coloured: bool, *, by: int) -> None:
        super().__init__(number, coloured)
        self.by: Final = by

    def evolve_discount(self) -> int:
        return self.by


class Coven(Card):
    """Grey cards cost a token less; once all of them are occupied, coloured ones do too."""

    def saving(self, game: HalloweenState, grey: bool) -> int:
        if grey:
            return 1
        for card in game.display:
            if not game.rules.coloured[card.number] and not game.me.occupies(card):
                return 0
        return 1


# -- points at the end ------------------------------------------------------------------------------------------------


class PerColoured(Card):
    """Points for each coloured card occupied, itself included."""

    def __init__(self, number: int, coloured: bool, *, each: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each

    def points(self, game: HalloweenState, seat: int) -> int:
        return self.each * len([card for card in game.players[seat].cards if game.rules.coloured[card.number]])


class PerScare(Card):
    """Points for every so much scare."""

    def __init__(self, number: int, coloured: bool, *, each: int, of: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each
        self.of: Final = of

    def points(self, game: HalloweenState, seat: int) -> int:
        return self.each * (game.players[seat].scare // self.of)


class Foundations(Card):
    """Points by the lowest own section."""

    def __init__(self, number: int, coloured: bool, *, by_level: list[int]) -> None:
        super().__init__(number, coloured)
        self.by_level: Final = by_level

    def points(self, game: HalloweenState, seat: int) -> int:
        player = game.players[seat]
        return self.by_level[min([player.level(section) for section in range(game.rules.sections)]) - 1]


class PerUnplaced(Card):
    """Points for each haunt token in hand, common ones too (A-52)."""

    def __init__(self, number: int, coloured: bool, *, each: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each

    def points(self, game: HalloweenState, seat: int) -> int:
        player = game.players[seat]
        return self.each * (player.own_left + player.common_left)


class PerTokens(Card):
    """Points for every so many ghost tokens."""

    def __init__(self, number: int, coloured: bool, *, each: int, of: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each
        self.of: Final = of

    def points(self, game: HalloweenState, seat: int) -> int:
        return self.each * (game.players[seat].all_tokens() // self.of)

    def wants(self, tokens: int) -> list[int]:
        return [tokens]


class PerRed(Card):
    """Points for each red ghost token."""

    def __init__(self, number: int, coloured: bool, *, each: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each

    def points(self, game: HalloweenState, seat: int) -> int:
        return self.each * game.players[seat].count(RED)

    def wants(self, tokens: int) -> list[int]:
        return [n << TOKEN_BITS * RED for n in range((tokens >> TOKEN_BITS * RED & 31) + 1)]


class PerRainbow(Card):
    """Points for each set of a ghost token of every colour."""

    def __init__(self, number: int, coloured: bool, *, each: int) -> None:
        super().__init__(number, coloured)
        self.each: Final = each

    def points(self, game: HalloweenState, seat: int) -> int:
        player = game.players[seat]
        return self.each * min([player.count(colour) for colour in range(COLOURS)])

    def wants(self, tokens: int) -> list[int]:
        sets = min([tokens >> TOKEN_BITS * colour & 31 for colour in range(COLOURS)])
        rainbow = sum([1 << TOKEN_BITS * colour for colour in range(COLOURS)])
        return [rainbow * n for n in range(sets + 1)]


class Crown(Card):
    """A point for every so many of all others."""

    def __init__(self, number: int, coloured: bool, *, of: int) -> None:
        super().__init__(number, coloured)
        self.of: Final = of

    def crown(self, total: int) -> int:
        return max(0, total) // self.of
