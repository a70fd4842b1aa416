"""What is known of good play (10.1 of the rules): every choice is tried, and judged by what it leaves each player."""

from math import exp, log
from typing import Final

from manoir.core.game import CHANCE, OVER, Move, State, View
from manoir.core.heuristic import Heuristic
from manoir.core.rng import Rng
from manoir.core.story import Seat
from manoir.games.halloween.board import FACES
from manoir.games.halloween.card import FIGHT, SCARE, SUMMON
from manoir.games.halloween.dice import RollDie
from manoir.games.halloween.fights import Duel
from manoir.games.halloween.glance import chance_to_win, glance
from manoir.games.halloween.moves import ATTACK, DEFENCE, ON, ROLL
from manoir.games.halloween.state import HalloweenState
from manoir.games.halloween.turn import Main
from manoir.games.halloween.uses import Moment
from manoir.games.halloween.view import HalloweenView
from manoir.games.halloween.weights import CARDS, GOODS
from manoir.games.halloween.words import Choice
from manoir.games.halloween.worth import goods, progress, to_come

CARD: Final = len(GOODS) - 1  # the weight of card 1 comes after those of the goods
MANY: Final = 8  # moves that are tried one by one
NOT_AT_ALL: Final = 1.0  # off what would better be left undone, and need not be done


class HalloweenHeuristic(Heuristic):
    def __init__(self) -> None:
        super().__init__()
        self.scale = 0.3
        self.width = 8
        self.pool = 1  # nothing is hidden: there is one position to imagine
        self.weights = list(GOODS.values()) + list(CARDS.values())
        self.far = 0.0  # how far the game had come before the move,
        self.rivals = 0.0  # and how the others stood

    # -- a choice ---------------------------------------------------------------------------------------------------

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, HalloweenView) and view.seat is not None
        return self.tried(view.game, view.seat, moves, True)

    def tried(self, game: HalloweenState, seat: Seat, moves: list[Move], tries: bool) -> list[float]:
        """How each move leaves the player against the others, once its event is over."""
        self.far = progress(game)
        self.rivals = self.others(game, seat, self.far)
        if game.rules.pause is not None and isinstance(game.step, Moment):
            return self.at_a_moment(game, seat, moves, tries)
        if not isinstance(game.step, Main):
            return [self.after(game, seat, move, tries) for move in moves]
        now = self.judged(game, seat)
        found: list[float] = []
        for move in moves:
            assert isinstance(move, Choice)
            acts = move.verb == "activate"
            value = self.after(game, seat, move, tries and acts)
            found.append(value if acts or value > now else value - NOT_AT_ALL)
        return found

    def at_a_moment(self, game: HalloweenState, seat: Seat, moves: list[Move], tries: bool) -> list[float]:
        """What is used in the middle of something (A-71) must do more good than going on."""
        going_on = self.after(game, seat, ON, tries)
        found: list[float] = []
        for move in moves:
            value = self.after(game, seat, move, tries) if move is not ON else going_on
            found.append(value if move is ON or value > going_on else value - NOT_AT_ALL)
        return found

    def after(self, game: HalloweenState, seat: Seat, move: Move, tries: bool) -> float:
        """What a move comes to: the next choice within its event is tried, or made at a glance as all further ones."""
        copy = game.clone()
        copy.apply(seat, move)
        return self.followed(copy, seat, tries)

    def followed(self, game: HalloweenState, seat: Seat, tries: bool) -> float:
        """What a position comes to when its event is played to the end."""
        while game.actor != OVER and not isinstance(game.step, Main):
            if game.actor == CHANCE:
                if isinstance(game.step, RollDie) and isinstance(game.step.dice.purpose, Duel):
                    return self.fought(game, seat, game.step)
                fall(game)
            elif tries and game.actor == seat and len(game.offer) <= MANY:
                best = -1e9
                for move in game.offer:
                    best = max(best, self.after(game, seat, move, False))
                return best
            else:
                game.apply(game.actor, at_a_glance(game))
        return self.judged(game, seat)

    def fought(self, game: HalloweenState, seat: Seat, step: RollDie) -> float:
        """A fight won and a fight lost, each as likely as the dice say."""
        chance = fight_chance(game, step)
        total = 0.0
        if chance > 0.0:
            won = game.clone() if chance < 1.0 else game
            throw(won, True)
            total += chance * self.followed(won, seat, False)
        if chance < 1.0:
            throw(game, False)
            total += (1.0 - chance) * self.followed(game, seat, False)
        return total

    # -- how a player stands ------------------------------------------------------------------------------------------

    def judged(self, game: HalloweenState, seat: Seat) -> float:
        """A player's strength against that of the others together, which a move seldom changes."""
        if game.actor == OVER:
            mine = game.players[seat].hp
            return 1.0 * (mine - max([other.hp for at, other in enumerate(game.players) if at != seat]))
        far = progress(game)
        others = self.rivals
        if far != self.far or seat != game.active:
            others = self.others(game, seat, far)
        return self.strength(game, seat, far) - others

    def strength(self, game: HalloweenState, seat: Seat, far: float) -> float:
        """The goods of a player, and its cards, as much as each is worth."""
        row = goods(game, seat, far)
        total = 0.0
        weights = self.weights
        for place in range(len(row)):
            total += weights[place] * row[place]
        if len(row) > 1 and game.players[seat].cards:
            cards = 0.0
            for card in game.players[seat].cards:
                cards += weights[CARD + card.number]
            total += cards * to_come(far)
        return total

    def others(self, game: HalloweenState, seat: Seat, far: float) -> float:
        """The strength of all others: of the best of them, and a little more for each who is near."""
        found = [self.strength(game, other, far) for other in range(game.seats) if other != seat]
        most = max(found)
        total = 0.0
        for one in found:
            total += exp(one - most)
        return most + log(total)

    # -- in a search ----------------------------------------------------------------------------------------------

    def prior(self, world: State, seat: Seat, moves: list[Move]) -> list[float]:
        """Each move is tried here too, and what follows within its event chosen at a glance."""
        assert isinstance(world, HalloweenState)
        return self.tried(world, seat, moves, False)

    def finish(self, world: State, rng: Rng) -> list[float]:
        """The turn is played out at a glance, then the position is judged: random turns would only add noise."""
        assert isinstance(world, HalloweenState)
        seat = world.active
        moves = world.choices(rng)
        while moves and (world.active == seat or not isinstance(world.step, Main)):
            moves = world.advance(at_a_glance(world), rng)
        return world.returns() if world.actor == OVER else self.outlook(world)

    def features(self, world: State) -> list[list[float]]:
        assert isinstance(world, HalloweenState)
        far = progress(world)
        rows: list[list[float]] = []
        for seat in range(world.seats):
            row = goods(world, seat, far)
            left = to_come(far) if len(row) > 1 else 0.0
            row += [0.0] * (len(GOODS) - len(row))
            for card in world.rules.deck:
                row.append(left if world.players[seat].occupies(card) else 0.0)
            rows.append(row)
        return rows

    def outlook(self, world: State) -> list[float]:
        assert isinstance(world, HalloweenState)
        far = progress(world)
        strengths = [self.strength(world, seat, far) for seat in range(world.seats)]
        most = max(strengths)
        chances = [exp(one - most) for one in strengths]
        total = sum(chances)
        return [chance / total for chance in chances]

    # -- personas -------------------------------------------------------------------------------------------------

    def taste(self, persona: str, view: View, move: Move) -> float:
        """A gambler fights and rolls, a miser gathers tokens and claims late."""
        assert isinstance(move, Choice)
        if persona == "gambler":
            return 1.0 if move.action == FIGHT or move.verb in ("again", "fortune", "mixed", "yes") else 0.0
        return 1.0 if move.action in (SUMMON, SCARE) else -1.0 if move.verb in ("claim", "pay") else 0.0


def at_a_glance(game: HalloweenState) -> Move:
    best = game.offer[0]
    most = -1e9
    for move in game.offer:
        value = glance(game, move)
        if value > most:
            best, most = move, value
    return best


def fall(game: HalloweenState) -> None:
    """Chance does what is neither good nor bad."""
    step = game.step
    if isinstance(step, RollDie):
        game.apply(CHANCE, ROLL[FACES[step.dice.levels[step.at]] // 2])
    else:
        game.apply(CHANCE, game.chance()[0][0])


def fight_chance(game: HalloweenState, step: RollDie) -> float:
    """That a fight is won whose dice are not all rolled."""
    dice = step.dice
    bonus = game.attack_bonus() + dice.added[ATTACK] - dice.added[DEFENCE]
    attack, defence = dice.results[ATTACK], dice.results[DEFENCE]
    if attack:
        faces = FACES[dice.levels[DEFENCE]]
        return max(0, min(faces, attack + bonus - 1)) / faces
    if defence:
        faces = FACES[dice.levels[ATTACK]]
        return max(0, min(faces, faces - defence + bonus)) / faces
    return chance_to_win(dice.levels[ATTACK], dice.levels[DEFENCE], bonus)


def throw(game: HalloweenState, wins: bool) -> None:
    """The dice of a fight fall so that it is won, or lost."""
    while game.actor == CHANCE:
        step = game.step
        if not isinstance(step, RollDie):
            break
        high = wins == (step.dice.names[step.at] == ATTACK)
        game.apply(CHANCE, ROLL[FACES[step.dice.levels[step.at]] - 1 if high else 0])
