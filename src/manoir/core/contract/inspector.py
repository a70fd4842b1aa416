"""Inspector: plays a random game to its end and checks everything at every decision."""

import json
from types import ModuleType

from manoir.core.contract.broken import Broken, Where, differing, failure, letters, moving
from manoir.core.contract.differences import difference, parting
from manoir.core.contract.secrets import LONGEST_DEAL, Secrets
from manoir.core.contract.sentences import check_sentences
from manoir.core.contract.texts import Speaker
from manoir.core.errors import Refused
from manoir.core.game import CHANCE, Game, Move, State
from manoir.core.options import Options
from manoir.core.play import Match
from manoir.core.record import replayed, write
from manoir.core.rng import stream
from manoir.core.rulebook import rule_ids
from manoir.core.story import LETTERS, Event, Phrase, Seat

SAMPLE = 5  # of moves that are not offered, looked at in each position
AWHILE = 60  # decisions that a clone is played on for
THOROUGH = 150  # moves at the beginning of a game that are all looked at; of those that follow, one in twenty is


def check(game: Game, testing: ModuleType, options: Options, seats: int, seed: int) -> Match:
    """Play a random game to its end and check everything at every decision; the match, for what else one asks."""
    where = Where(seats, options.settled(seats).to_text(), seed)
    try:
        inspector = Inspector(game, testing, options, seats, seed)
        where.match = inspector.match
        while not inspector.match.over:
            inspector.step()
        inspector.check_end()
        return inspector.match
    except Broken as broken:
        broken.where = where
        raise
    except Refused as refused:
        if where.match is None:  # what was asked for cannot be played
            raise
        raise _at(where, failure(refused, game.folder)) from refused
    except Exception as error:
        raise _at(where, failure(error, game.folder)) from error


def _at(where: Where, broken: Broken) -> Broken:
    broken.where = where
    return broken


class Inspector:
    """Looks at one random game, move by move."""

    def __init__(self, game: Game, testing: ModuleType, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.testing = testing
        self.match = Match(game, options, seats)
        self.names = [f"Player {seat}" for seat in range(seats)]
        self.chance, self.choice, self.doubt = (stream(seed, name) for name in ("chance", "choice", "doubt"))
        self.speaker = Speaker(game, self.names)
        self.rules = set(rule_ids(game))
        self.secrets = Secrets(game, testing, self.match.state, self.speaker, self.doubt)
        self.parted: dict[tuple[str, ...], Move] = {}  # moves by their verb and parts
        self.decisions = 0  # so far
        self.dealt = 0  # moves that chance has made since

    def step(self) -> None:
        """One move of a player or of chance, and all that must hold before and after it."""
        state = self.match.state
        thorough = self.match.played < THOROUGH or not self.doubt.below(20)
        if state.actor == CHANCE:
            self.dealt += 1
            if self.dealt > LONGEST_DEAL:
                raise Broken("endless-chance", {"most": LONGEST_DEAL})
            if thorough:
                self.check_chance(state)
            seat, move = CHANCE, state.chance_move(self.chance)
        else:
            self.decisions, self.dealt = self.decisions + 1, 0
            if self.decisions > self.game.most_decisions:
                raise Broken("endless", {"most": self.game.most_decisions})
            waiting = state.waiting()
            if thorough:
                self.check_decision(state, waiting)
            seat = waiting[int(self.choice.below(len(waiting)))]
            moves = state.moves(seat)
            move = moves[int(self.choice.below(len(moves)))]
            self.check_answers(state, waiting)
        turns = state.turns()
        entry = self.match.play(seat, move)
        self.check_turns(turns)
        self.check_story(entry.story)
        if thorough:
            self.check_undo(seat)
        self.secrets.count(self.match.state)

    # -- a decision ------------------------------------------------------------------------------------------------

    def check_decision(self, state: State, waiting: list[Seat]) -> None:
        if not waiting or state.actor not in waiting:
            raise Broken("nobody", {"actor": moving(state.actor), "waiting": letters(waiting)})
        for seat in waiting:
            self.check_clone(state, seat)
        for seat in range(state.seats):
            moves = state.moves(seat)
            if (seat in waiting) != bool(moves):
                raise Broken("waits", {"who": LETTERS[seat], "moves": len(moves), "waiting": letters(waiting)})
            offered: set[str] = set()
            for move in moves:
                self.check_move(move)
                if move.notation in offered:
                    raise Broken("offered-twice", {"move": move.notation, "who": LETTERS[seat]})
                offered.add(move.notation)
                reason = state.refusal(seat, move)
                if reason:
                    raise Broken("refused", {"move": move.notation, "who": LETTERS[seat], "reason": reason})
            self.check_strange(state, seat, moves)
        self.secrets.check(state, waiting)
        for seat in range(state.seats):
            check_sentences(self.match, self.testing, self.speaker, seat, self.doubt)

    def check_move(self, move: Move) -> None:
        try:
            known = self.game.parse(move.notation)
        except Refused:
            raise Broken("unlisted", {"move": move.notation}) from None
        if known is not move:
            raise Broken("other-object", {"move": move.notation})
        self.check_parts(move)
        self.speaker.say(move.phrase())

    def check_parts(self, move: Move) -> None:
        """Its verb is one of the game's; its parts can be sent and said, and tell it from every other move."""
        if move.verb not in self.game.verbs:
            raise Broken("no-verb", {"verb": move.verb, "move": move.notation})
        said = [move.verb]
        for name, part in move.parts().items():
            if not isinstance(part.value, (str, int)) and not _are_codes(part.value):
                raise Broken("part", {"part": name, "move": move.notation, "value": repr(part.value)})
            said += [name, json.dumps(part.value)]
            self.speaker.say(Phrase("phrase", {"value": part.said}))
        same = self.parted.setdefault(tuple(said), move)
        if same is not move:
            raise Broken("parts-twice", {"move": move.notation, "other": same.notation})

    def check_strange(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Moves that are not offered are refused, with a reason that has a text and a rule."""
        every = list(self.game.moves.values())
        for _ in range(SAMPLE):
            move = every[int(self.doubt.below(len(every)))]
            reason = state.refusal(seat, move)
            if move in moves:
                continue
            if not reason:
                raise Broken("accepted", {"move": move.notation, "who": LETTERS[seat]})
            if reason not in self.game.refusals:
                raise Broken("refusal", {"refusal": reason, "move": move.notation})
            self.speaker.say(Phrase("refusal-" + reason))

    def check_clone(self, state: State, seat: Seat) -> None:
        """A copy is the same position, and what happens to it does not happen to the position."""
        before = _frozen(state)
        copy = state.clone()
        found = parting(before, _frozen(copy))
        if found is not None:
            raise differing("clone", found)
        if copy.story is not None:
            raise Broken("clone-tells")
        copy.apply(seat, copy.chance_move(self.doubt) if seat == CHANCE else copy.moves(seat)[0])
        found = parting(before, _frozen(state))
        if found is None:
            self.secrets.play_out(copy, AWHILE)
            found = parting(before, _frozen(state))
        if found is not None:
            raise differing("shared-clone", found)

    def check_chance(self, state: State) -> None:
        """Chance has distinct, weighted moves; what one seat is dealt secretly is told to that seat alone."""
        outcomes = state.chance()
        if not outcomes or any(weight <= 0 for _, weight in outcomes):
            raise Broken("outcomes")
        for move, _ in outcomes:
            if move.notation not in self.game.moves:
                raise Broken("unlisted", {"move": move.notation})
            if self.game.moves[move.notation] is not move:
                raise Broken("other-object", {"move": move.notation})
        self.check_clone(state, CHANCE)
        self.secrets.check_hidden_moves(state, CHANCE)

    def check_answers(self, state: State, waiting: list[Seat]) -> None:
        """Secret choices made at the same time come to the same in any order."""
        if len(waiting) < 2:
            return
        picks = [(seat, state.moves(seat)[int(self.doubt.below(len(state.moves(seat))))]) for seat in waiting]
        found = difference(self.answered(state, picks), self.answered(state, picks[::-1]))
        if found is not None:
            answers = ", ".join(f"{LETTERS[seat]} {move.notation}" for seat, move in picks)
            raise differing("order", found, {"answers": answers})

    def answered(self, state: State, order: list[tuple[Seat, Move]]) -> object:
        copy = state.clone()
        for seat, move in order:
            copy.apply(seat, move)
        return copy.position()

    # -- what was told, and the end ------------------------------------------------------------------------------------

    def check_story(self, story: list[Event]) -> None:
        for event in story:
            if event.key.removeprefix("event-") not in self.game.events:
                raise Broken("no-event", {"event": event.key})
            if event.rule not in self.rules:
                raise Broken("no-rule", {"what": event.key, "rule": event.rule or "–"})
            for watcher in self.secrets.watchers:
                self.speaker.say(event.told_to(watcher))
            self.speaker.say(event.whole())

    def check_turns(self, before: int | None) -> None:
        turns = self.match.state.turns()
        if (turns is None) != (before is None) or (turns or 0) < (before or 0):
            raise Broken("turns", {"before": str(before), "after": str(turns)})

    def check_undo(self, seat: Seat) -> None:
        if seat != CHANCE and self.match.can_undo(seat):
            after = self.match.state.position()
            move = self.match.undo(seat)
            self.match.play(seat, move)
            found = difference(after, self.match.state.position())
            if found is not None:
                raise differing("undo", found, {"move": move.notation})

    def check_end(self) -> None:
        state = self.match.state
        if abs(sum(state.returns()) - 1.0) > 1e-9:
            raise Broken("returns", {"returns": ", ".join(f"{share:g}" for share in state.returns())})
        for seat, score in enumerate(state.scores()):
            parts = state.breakdown(seat)
            total = sum(points for _, points in parts)
            if total != score:
                raise Broken("breakdown", {"who": LETTERS[seat], "sum": total, "score": score})
            for phrase, _ in parts:
                self.speaker.say(phrase)
            self.check_strange(state, seat, [])
        ranks = state.ranks()
        for seat, place in enumerate(state.standing()):
            if (place == 1) != (ranks[seat] == 1) or place < ranks[seat]:
                raise Broken("standing", {"who": LETTERS[seat], "place": place, "rank": ranks[seat]})
        for remark, _ in state.remarks():
            self.speaker.say(remark)
        if state.turns() == 0:
            raise Broken("no-turns")
        text = write(self.match, self.names)
        again = replayed(text, {self.game.name: self.game})
        found = difference(state.position(), again.match.state.position())
        if found is not None:
            raise differing("replay", found)
        found = difference(text.split("\n"), write(again.match, again.names).split("\n"))
        if found is not None:
            raise differing("rewritten", found)


def _frozen(state: State) -> str:
    """A position that does not change any more, whatever it was made of."""
    return json.dumps({**state.position(), "actor": state.actor})


def _are_codes(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(code, str) for code in value)
