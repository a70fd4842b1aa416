"""The odds of a fight (H-9.4): as it is, and with one token or card that the attacker holds."""

from manoir.core.story import Phrase
from manoir.games.halloween.board import FACES
from manoir.games.halloween.bonus import AGAIN, BIGGER, HARDER, count
from manoir.games.halloween.card import NUMBERS, REROLLS
from manoir.games.halloween.dice import FURY, REROLL_PRICE, most_raises, raised_level
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import bonus_phrase, card_phrase

PERCENT = 100


def percent(part: int, whole: int) -> int:
    return (2 * PERCENT * part + whole) // (2 * whole)


def odds(attack: int, defence: int, bonus: int) -> int:
    """The chance, in percent, that a die of the attacker's colour with a bonus beats one of the target's (H-9.4)."""
    wins = 0
    for rolled in range(1, FACES[attack] + 1):
        wins += min(FACES[defence], max(0, rolled + bonus - 1))
    return percent(wins, FACES[attack] * FACES[defence])


def odds_again(attack: int, defence: int, bonus: int, own_only: bool) -> int:
    """The same if one die, the better one to choose, may be rolled once more after a loss."""
    mine, theirs = FACES[attack], FACES[defence]
    wins = 0
    for rolled in range(1, mine + 1):
        for against in range(1, theirs + 1):
            if rolled + bonus > against:
                wins += mine * theirs
            else:
                own = min(mine, max(0, mine + bonus - against)) * theirs
                other = min(theirs, max(0, rolled + bonus - 1)) * mine
                wins += own if own_only else max(own, other)
    return percent(wins, (mine * theirs) ** 2)


def aided(game: HalloweenState, attack: int, defence: int, rolled: bool) -> tuple[int, Phrase | None]:
    """The best odds with one use of what the attacker holds, and what that is; before the dice are chosen also with a
    bigger one. Without anything of the kind, those of the dice."""
    player, bonus = game.me, game.attack_bonus()
    best = odds(attack, defence, bonus)
    with_: Phrase | None = None
    found: list[tuple[int, Phrase]] = []
    if player.held and player.reserve:
        if not rolled and most_raises(game, attack):
            found.append((odds(raised_level(game, attack, 1), defence, bonus), bonus_phrase(BIGGER)))
        if count(player.held, AGAIN):
            found.append((odds_again(attack, defence, bonus, game.rules.own_die_only), bonus_phrase(AGAIN)))
        if count(player.held, HARDER):
            found.append((odds(attack, defence, bonus + FURY), bonus_phrase(HARDER)))
    if player.permits & REROLLS and player.scare >= REROLL_PRICE:
        again = odds_again(attack, defence, bonus, game.rules.own_die_only)
        found.append((again, card_phrase(NUMBERS[REROLLS])))
    for n, phrase in found:
        if n > best:
            best, with_ = n, phrase
    return best, with_
