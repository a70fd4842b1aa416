"""The end of the game (H-15.3, H-17.8) and where the points come from."""

from typing import Final

from manoir.core.agenda import Step
from manoir.core.story import Event, Phrase, Seat, Who
from manoir.games.halloween.board import COLOURS
from manoir.games.halloween.card import Card
from manoir.games.halloween.facts import KINDS
from manoir.games.halloween.moves import TOKEN_BITS
from manoir.games.halloween.rules import CLAIM_POINTS
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.words import card_phrase

ONE_OF_EACH: Final = sum([1 << TOKEN_BITS * colour for colour in range(COLOURS)])
END: Final = frozenset(KINDS["end"])  # cards that count when the game is over
SET_POINTS: Final = 5  # for three ghost tokens of different colours (H-17.8)


class Score(Step[HalloweenState]):
    """Every card that counts at the end; the one that counts all else last."""

    def run(self, state: HalloweenState) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            for phrase, n in final_parts(state, seat):
                player.hp += n
                player.from_end += n
                if n and state.story is not None:
                    values: dict[str, object] = {"player": Who(seat), "part": phrase, "n": n}
                    state.story.append(Event("event-final-points", "H-15.3", values))
        if state.story is not None:
            ranks = state.ranks()
            winners = [seat for seat in range(state.seats) if ranks[seat] == 1]
            key = "event-win" if len(winners) == 1 else "event-joint-win"
            tied = len([player for player in state.players if player.hp == state.players[winners[0]].hp]) > len(winners)
            if tied and len(winners) == 1:
                key = "event-win-by-tokens"
            who = [Who(seat) for seat in winners]
            state.story.append(Event(key, "H-15.4", {"players": who, "n": state.players[winners[0]].hp}))


def final_parts(game: HalloweenState, seat: Seat) -> list[tuple[Phrase, int]]:
    """The points of a player's end-of-game cards, or of the sets of tokens in Grand Master, in words."""
    if game.rules.grand:
        return [(Phrase("points-sets"), final_points(game, seat))]
    return [(card_phrase(number), n) for number, n in final_counts(game, seat)]


def final_points(game: HalloweenState, seat: Seat) -> int:
    """What a player would score if the game ended now."""
    player = game.players[seat]
    if game.rules.grand:
        return SET_POINTS * sets_of_three([player.count(c) for c in range(COLOURS)])
    total = 0
    if player.cards:
        for _, n in final_counts(game, seat):
            total += n
    return total


def final_counts(game: HalloweenState, seat: Seat) -> list[tuple[int, int]]:
    """The end-of-game cards of a player that bring something, by number, with their points."""
    player = game.players[seat]
    parts: list[tuple[int, int]] = []
    total = player.hp - player.from_end
    shared = shared_tokens(game, seat) if game.rules.tokens_score_once else {}
    for card in player.cards:
        n = shared[card.number] if card.number in shared else card.points(game, seat)
        if n:
            parts.append((card.number, n))
            total += n
    for card in player.cards:
        n = card.crown(total)
        if n:
            parts.append((card.number, n))
    return parts


def worth_now(game: HalloweenState, seat: Seat) -> dict[int, int]:
    """What every end-of-game card in play would bring a player if the game ended now, also those of others."""
    player = game.players[seat]
    own = dict(final_counts(game, seat))
    rest = player.hp - player.from_end + final_points(game, seat)
    found: dict[int, int] = {}
    for card in game.display:
        if card.number in END:
            held = player.occupies(card)
            found[card.number] = own.get(card.number, 0) if held else card.points(game, seat) or card.crown(rest)
    return found


def sets_of_three(counts: list[int]) -> int:
    """H-17.8: the greatest number of sets of three different colours."""
    sets = 0
    while sum([min(count, sets + 1) for count in counts]) >= 3 * (sets + 1):
        sets += 1
    return sets


def shared_tokens(game: HalloweenState, seat: Seat) -> dict[int, int]:
    """A-46, where a token counts for one card only: the points of the cards that count tokens, best for their owner."""
    player = game.players[seat]
    wanting = [card for card in player.cards if card.wants(player.tokens)]
    if len(wanting) < 2:
        return {}
    wanting.sort(key=fewest_wants)  # who takes all that is left comes last
    return best_shares(game, seat, wanting[::-1], player.tokens)


def fewest_wants(card: Card) -> int:
    return len(card.wants(ONE_OF_EACH))


def best_shares(game: HalloweenState, seat: Seat, cards: list[Card], tokens: int) -> dict[int, int]:
    """The most points for tokens of which each counts for one of the cards."""
    player = game.players[seat]
    kept = player.tokens
    best: dict[int, int] = {}
    for part in cards[0].wants(tokens):
        player.tokens = part
        shares = {cards[0].number: cards[0].points(game, seat)}
        if len(cards) > 1:
            shares.update(best_shares(game, seat, cards[1:], tokens - part))
        if not best or sum(shares.values()) > sum(best.values()):
            best = shares
    player.tokens = kept
    return best


def breakdown(game: HalloweenState, seat: Seat) -> list[tuple[Phrase, int]]:
    """Where the points of a player come from; the parts add up to the score."""
    player = game.players[seat]
    claims = CLAIM_POINTS * len(player.cards)
    earned = player.earned
    known = earned.haunts + claims + earned.rivals + earned.bonus + player.from_end
    parts = [(Phrase("points-haunts"), earned.haunts)]
    if not game.rules.grand:
        parts.append((Phrase("points-claims"), claims))
        parts.append((Phrase("points-rivals"), earned.rivals))
        parts.append((Phrase("points-cards"), player.hp - known))
        parts.append((Phrase("points-bonus"), earned.bonus))
    if player.from_end:
        parts += final_parts(game, seat)
    return parts


SCORE: Final = Score()
