"""What must hold of every game, checked over random games: of the house and of anybody's.

    from manoir.core.contract import check
    check(GAME, testing, options, seats=4, seed=1)

`testing` is the game's testing.py: it redeals by code of its own what a seat must not know, and counts all cards.
"""

import json
from types import ModuleType

from manoir.core.errors import Refused
from manoir.core.game import CHANCE, OVER, Game, Move, State, View
from manoir.core.options import Options
from manoir.core.play import Match
from manoir.core.record import replayed, write
from manoir.core.rng import stream
from manoir.core.rulebook import rule_ids, rule_key
from manoir.core.sheet import Line
from manoir.core.story import Event, Phrase, Seat
from manoir.core.texts import LANGUAGES, Texts

SAMPLE = 5  # of hidden moves, and of moves that are not offered, looked at in each position
AWHILE = 20  # decisions that an imagined position is played on for
THOROUGH = 150  # moves at the beginning of a game that are all looked at; of those that follow, one in twenty is


class Broken(AssertionError):
    """A game that breaks the contract, and how."""


def check(game: Game, testing: ModuleType, options: Options, seats: int, seed: int) -> Match:
    """Play a random game to its end and check everything at every decision; the match, for what else one asks."""
    return _Inspector(game, testing, options, seats, seed).play()


def check_texts(game: Game) -> None:
    """Every card, move, event, refusal, option and rule has a text in every language."""
    keys = ["game-title", "game-pitch", "game-time", "game-welcome"]
    for card in game.cards:
        keys += [f"card-{card}", f"card-{card}.rule"]
    keys += [f"move-{verb}" for verb in game.verbs]
    keys += [f"event-{event}" for event in game.events]
    keys += [f"event-{event}-unseen" for event in game.secret_events]
    keys += [f"refusal-{refusal}" for refusal in game.refusals]
    keys += [rule_key(rule) for rule in rule_ids(game)]
    for option in game.options.declared():
        keys += [f"option-{option.key}", f"option-{option.key}.help"]
    for language in LANGUAGES:
        texts = Texts(language, game.folder / "texts")
        for key in keys:
            if not texts.has(key):
                raise Broken(f"missing text: {key} in {language}")
    known = set(rule_ids(game))
    cited = [*game.cards.values(), *game.events.values(), *game.refusals.values(), *game.topics.values()]
    cited.append(game.seats_rule)
    cited += [option.rule for option in game.options.declared() if option.rule]
    for rule in cited:
        if rule not in known:
            raise Broken(f"missing rule: {rule} is cited but not in RULES.md")


class _Inspector:
    def __init__(self, game: Game, testing: ModuleType, options: Options, seats: int, seed: int) -> None:
        self.game = game
        self.testing = testing
        self.match = Match(game, options, seats)
        self.names = [f"Player {seat}" for seat in range(seats)]
        self.watchers: list[Seat | None] = [*range(seats), None]
        self.chance, self.choice, self.doubt = (stream(seed, name) for name in ("chance", "choice", "doubt"))
        self.texts = [Texts(language, game.folder / "texts", self.names) for language in LANGUAGES]
        self.census = sorted(testing.census(self.match.state))
        self.rules = set(rule_ids(game))
        self.said: set[str] = set()
        self.parted: dict[tuple[str, ...], Move] = {}  # moves by their verb and parts

    def play(self) -> Match:
        decisions = 0
        while not self.match.over:
            state = self.match.state
            thorough = self.match.number < THOROUGH or not self.doubt.below(20)
            if state.actor == CHANCE:
                if thorough:
                    self.check_chance(state)
                seat, move = CHANCE, state.chance_move(self.chance)
            else:
                decisions += 1
                if decisions > self.game.most_decisions:
                    raise Broken(f"endless: more than {self.game.most_decisions} decisions")
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
            if sorted(self.testing.census(self.match.state)) != self.census:
                raise Broken(f"cards lost or made by {move.notation}")
        self.check_end()
        return self.match

    # -- a decision ------------------------------------------------------------------------------------------------

    def check_decision(self, state: State, waiting: list[Seat]) -> None:
        if not waiting or state.actor not in waiting:
            raise Broken("somebody must decide, but the actor is not among those waiting")
        before = state.position()
        for seat in waiting:
            self.check_clone(state, seat, before)
        for seat in range(state.seats):
            moves = state.moves(seat)
            if (seat in waiting) != bool(moves):
                raise Broken(f"seat {seat} waits with {len(moves)} moves")
            if len({move.id for move in moves}) < len(moves) or len({move.notation for move in moves}) < len(moves):
                raise Broken("a move is offered twice")
            for move in moves:
                self.check_move(move)
                if state.refusal(seat, move):
                    raise Broken(f"refused although offered: {move.notation}")
            self.check_strange(state, seat, moves)
        for watcher in self.watchers:
            self.check_view(state, watcher)
        for seat in waiting:
            self.check_hidden_moves(state, seat)

    def check_move(self, move: Move) -> None:
        try:
            known = self.game.parse(move.notation)
        except Refused:
            raise Broken(f"missing move: {move.notation} does not parse") from None
        if known is not move:
            raise Broken(f"missing move: {move.notation} parses to another object")
        self.check_parts(move)
        self.say(move.phrase())

    def check_parts(self, move: Move) -> None:
        """Its verb is one of the game's; its parts can be sent and said, and tell it from every other move."""
        if move.verb not in self.game.verbs:
            raise Broken(f"missing verb: {move.verb}, of {move.notation}, is not listed by the game")
        said = [move.verb]
        for name, part in move.parts().items():
            if not isinstance(part.value, (str, int)) and not _are_codes(part.value):
                raise Broken(f"part {name} of {move.notation} is {part.value!r}: no code, number or list of codes")
            said += [name, json.dumps(part.value)]
            self.say(Phrase("phrase", {"value": part.said}))
        same = self.parted.setdefault(tuple(said), move)
        if same is not move:
            raise Broken(f"the verb and the parts of {move.notation} are those of {same.notation}")

    def check_strange(self, state: State, seat: Seat, moves: list[Move]) -> None:
        """Moves that are not offered are refused, with a reason that has a text and a rule."""
        every = list(self.game.moves.values())
        for _ in range(SAMPLE):
            move = every[int(self.doubt.below(len(every)))]
            reason = state.refusal(seat, move)
            if (move in moves) == bool(reason):
                raise Broken(f"missing move: {move.notation} is {'refused' if reason else 'accepted but not offered'}")
            if reason:
                if self.game.refusals.get(reason, "") not in self.rules:
                    raise Broken(f"missing rule: refusal {reason} has none")
                self.say(Phrase("refusal-" + reason))

    def check_clone(self, state: State, seat: Seat, before: object) -> None:
        copy = state.clone()
        if copy.position() != before or copy.story is not None:
            raise Broken("a clone differs from its state")
        copy.apply(seat, copy.chance_move(self.doubt) if seat == CHANCE else copy.moves(seat)[0])
        early = state.position() == before
        self.play_out(copy, 3 * AWHILE)
        if not early or state.position() != before:
            raise Broken("shared clone: playing a clone changes the state")

    def play_out(self, state: State, most: int) -> None:
        """As State.playout, but only so many decisions: that nobody is left without a move is soon seen."""
        for _ in range(most):
            moves = state.choices(self.doubt)
            if state.actor == OVER:
                return
            if not moves:
                raise Broken("somebody must decide and has no move")
            state.apply(state.actor, moves[int(self.doubt.below(len(moves)))])

    # -- what must stay hidden ---------------------------------------------------------------------------------------

    def seen(self, state: State, watcher: Seat | None) -> str:
        """Everything that a watcher is shown, byte for byte, and what the pace of bots follows from."""
        view = state.view(watcher)
        panels = [[panel.title.to_json(), [_line(line) for line in panel.lines]] for panel in view.sheet()]
        moves = [] if watcher is None else [move.notation for move in state.moves(watcher)]
        shown = [view.to_json(), view.status().to_json(), panels, _guide(view), moves, state.continues()]
        return json.dumps(shown)

    def check_view(self, state: State, watcher: Seat | None) -> None:
        shown = self.seen(state, watcher)
        if self.seen(self.testing.redealt(state, watcher, self.doubt), watcher) != shown:
            raise Broken(f"leaky view: {watcher} sees something that it must not know")
        imagined = state.view(watcher).imagine(self.doubt)
        if self.seen(imagined, watcher) != shown:
            raise Broken(f"what {watcher} imagines contradicts what it sees")
        if sorted(self.testing.census(imagined)) != self.census:
            raise Broken(f"what {watcher} imagines has other cards")
        own = state.view(watcher).own_json()
        if own is not None and json.dumps({**state.view(None).to_json(), **own}) != json.dumps(json.loads(shown)[0]):
            raise Broken(f"what {watcher} sees is not what everybody sees and its own")
        self.play_out(imagined, AWHILE)
        view = state.view(watcher)
        self.say(view.status())
        self.check_guide(state, view)
        self.check_secret_lines(state, view)
        for panel in view.sheet():
            self.say(panel.title)
            for line in panel.lines:
                for phrase in [line.label, *line.items]:
                    self.say(phrase)

    def check_guide(self, state: State, view: View) -> None:
        """What helps to follow the game is the same for all, cites rules that there are, and can be said."""
        if _guide(view) != _guide(state.view(None)):
            raise Broken(f"the rule, progress, stages or asked of {view.seat} are not those of a spectator")
        if view.rule() and view.rule() not in self.rules:
            raise Broken(f"missing rule: the decision cites {view.rule()}")
        if view.asked() and not set(state.waiting()) <= set(view.asked()):
            raise Broken(f"{state.waiting()} must decide, but asked are {view.asked()}")
        progress = view.progress()
        if progress is not None:
            if not 0 <= progress.part <= 1:
                raise Broken(f"progress of {progress.part}: it goes from 0 to 1")
            self.say(progress.text)
        for stage in view.stages():
            self.say(stage.text)

    def check_secret_lines(self, state: State, view: View) -> None:
        """A row that a spectator does not see so is marked as secret, or a client could not cover it; no other is."""
        if view.seat is None:
            common: list[str] = []
        else:
            common = [json.dumps(_line(line)[:-1]) for panel in state.view(None).sheet() for line in panel.lines]
        for panel in view.sheet():
            for line in panel.lines:
                known = view.seat is None or json.dumps(_line(line)[:-1]) in common
                if not known and not line.secret:
                    raise Broken(f"the row {line.label.key} of {view.seat} is not what everybody sees, but not secret")
                if view.seat is None and line.secret:
                    raise Broken(f"the row {line.label.key} is secret, but a spectator sees it")

    def check_hidden_moves(self, state: State, seat: Seat) -> None:
        """Moves that look the same to the others: what they are told must not tell more apart than what they see.

        What they see is held against the redealt position at the next decision.
        """
        watchers = [watcher for watcher in self.watchers if watcher != seat]
        outcomes: list[Move] = [move for move, _ in state.chance()] if seat == CHANCE else state.moves(seat)
        hidden = [move for move in outcomes if move.public is not move]
        self.doubt.shuffle(hidden)
        told: dict[tuple[int, int, str], str] = {}
        for move in hidden[:SAMPLE]:
            copy = state.clone()
            copy.story = []
            copy.apply(seat, move)
            for place, watcher in enumerate(watchers):
                story = json.dumps([event.told_to(watcher).to_json() for event in copy.story])
                if told.setdefault((move.public.id, place, self.seen(copy, watcher)), story) != story:
                    raise Broken(f"leaky story: {watcher} is told what {move.notation} hides")

    def check_chance(self, state: State) -> None:
        """Chance has distinct, weighted moves; what one seat is dealt secretly is told to that seat alone."""
        outcomes = state.chance()
        if not outcomes or any(weight <= 0 for _, weight in outcomes):
            raise Broken("chance without an outcome, or with one that cannot happen")
        for move, _ in outcomes:
            if self.game.moves.get(move.notation) is not move:
                raise Broken(f"missing move: {move.notation} parses to another object")
        self.check_clone(state, CHANCE, state.position())
        self.check_hidden_moves(state, CHANCE)

    def check_answers(self, state: State, waiting: list[Seat]) -> None:
        """Secret choices made at the same time come to the same in any order."""
        if len(waiting) < 2:
            return
        picks = [(seat, state.moves(seat)[int(self.doubt.below(len(state.moves(seat))))]) for seat in waiting]
        ends: list[object] = []
        for order in (picks, picks[::-1]):
            copy = state.clone()
            for seat, move in order:
                copy.apply(seat, move)
            ends.append(copy.position())
        if ends[0] != ends[1]:
            raise Broken("the order of simultaneous answers matters")

    # -- what was told, and the end ------------------------------------------------------------------------------------

    def check_story(self, story: list[Event]) -> None:
        for event in story:
            if event.rule not in self.rules:
                raise Broken(f"missing rule: event {event.key} cites {event.rule or 'none'}")
            if event.key.removeprefix("event-") not in self.game.events:
                raise Broken(f"missing event: {event.key} is not listed by the game")
            for watcher in self.watchers:
                self.say(event.told_to(watcher))
            self.say(event.whole())

    def check_turns(self, before: int | None) -> None:
        turns = self.match.state.turns()
        if turns is not None and (before is None or turns < before):
            raise Broken(f"turns: {before} before a move, {turns} after it")

    def check_undo(self, seat: Seat) -> None:
        if seat != CHANCE and self.match.can_undo(seat):
            after = self.match.state.position()
            move = self.match.undo(seat)
            self.match.play(seat, move)
            if self.match.state.position() != after:
                raise Broken(f"taking {move.notation} back and making it again leads elsewhere")

    def check_end(self) -> None:
        state = self.match.state
        if abs(sum(state.returns()) - 1.0) > 1e-9:
            raise Broken("the returns do not add up to 1")
        for seat, score in enumerate(state.scores()):
            parts = state.breakdown(seat)
            if sum(points for _, points in parts) != score:
                raise Broken("the breakdown does not add up to the score")
            for phrase, _ in parts:
                self.say(phrase)
        text = write(self.match, self.names)
        again = replayed(text, {self.game.name: self.game})
        if again.match.state.position() != state.position() or write(again.match, again.names) != text:
            raise Broken("the record does not replay to the same position")

    def say(self, phrase: Phrase) -> None:
        """Say it in every language, unless the same was said before."""
        same = json.dumps(phrase.to_json())
        if same in self.said:
            return
        self.said.add(same)
        for texts in self.texts:
            try:
                texts.say(phrase)
            except (KeyError, ValueError) as error:
                raise Broken(f"missing text: {error}") from None


def _line(line: Line) -> list[object]:
    return [line.label.to_json(), [item.to_json() for item in line.items], line.secret]


def _guide(view: View) -> list[object]:
    progress = view.progress()
    far = None if progress is None else [progress.part, progress.text.to_json()]
    return [view.rule(), view.asked(), far, [[stage.text.to_json(), stage.now] for stage in view.stages()]]


def _are_codes(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(code, str) for code in value)
