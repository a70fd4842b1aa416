"""Secrets: what each watcher is shown and told is all that it may know, and can be played on from."""

import json
from types import ModuleType

from manoir.core.agenda import AgendaState
from manoir.core.contract.broken import Broken, differing, letters, moving, watching
from manoir.core.contract.differences import difference, parting
from manoir.core.contract.texts import Speaker
from manoir.core.game import CHANCE, OVER, Game, Move, State, View
from manoir.core.rng import Rng
from manoir.core.rulebook import rule_ids
from manoir.core.sheet import Line, Panel
from manoir.core.story import LETTERS, Json, Seat

SAMPLE = 5  # of hidden moves looked at in each position
LONGEST_DEAL = 10_000  # moves that chance makes in a row
AWHILE = 20  # decisions that an imagined position is played on for


class Secrets:
    def __init__(self, game: Game, testing: ModuleType, state: State, speaker: Speaker, doubt: Rng) -> None:
        self.testing = testing
        self.speaker = speaker
        self.doubt = doubt
        self.rules = set(rule_ids(game))
        self.watchers: list[Seat | None] = [*range(state.seats), None]
        self.census = sorted(testing.census(state))

    def check(self, state: State, waiting: list[Seat]) -> None:
        """At a decision: nobody sees too much, nor is told too much of what is chosen in secret."""
        for watcher in self.watchers:
            self.check_view(state, watcher)
        for seat in waiting:
            self.check_hidden_moves(state, seat)

    def count(self, state: State) -> None:
        """Every card is still somewhere, once."""
        found = difference(self.census, sorted(self.testing.census(state)))
        if found is not None:
            raise differing("census", found)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def seen(self, state: State, watcher: Seat | None) -> str:
        """Everything that a watcher is shown, byte for byte, and what the pace of bots follows from."""
        view = state.view(watcher)
        shown: Json = {
            "view": view.to_json(),
            "status": view.status().to_json(),
            "sheet": [_panel(panel) for panel in view.sheet()],
            **_guide(view),
            "moves": [] if watcher is None else [move.notation for move in state.moves(watcher)],
            "continues": state.continues(),
        }
        return json.dumps(shown)

    def check_view(self, state: State, watcher: Seat | None) -> None:
        shown = self.seen(state, watcher)
        found = parting(shown, self.seen(self.testing.redealt(state, watcher, self.doubt), watcher))
        if found is not None:
            raise differing("leaky-view", found, {"who": watching(watcher)})
        self.check_imagined(state, watcher, shown)
        self.check_own(state, watcher, shown)
        view = state.view(watcher)
        self.speaker.say(view.status())
        if watcher not in state.waiting():
            found = difference(state.view(None).status().to_json(), view.status().to_json())
            if found is not None:
                raise differing("status", found, {"who": watching(watcher)})
        self.check_guide(state, view)
        self.check_secret_lines(state, view)
        for panel in view.sheet():
            self.speaker.say(panel.title)
            for line in panel.lines:
                for phrase in [line.label, *line.items]:
                    self.speaker.say(phrase)

    def check_imagined(self, state: State, watcher: Seat | None, shown: str) -> None:
        """What a watcher imagines is a whole position that looks the same to it, and can be played on."""
        imagined = state.view(watcher).imagine(self.doubt)
        if imagined.actor != state.actor:
            actors: Json = {"who": watching(watcher), "is": moving(imagined.actor), "should": moving(state.actor)}
            raise Broken("imagined-agenda" if isinstance(imagined, AgendaState) else "imagined-actor", actors)
        found = parting(shown, self.seen(imagined, watcher))
        if found is not None:
            raise differing("imagined", found, {"who": watching(watcher)})
        found = difference(self.census, sorted(self.testing.census(imagined)))
        if found is not None:
            raise differing("imagined-census", found, {"who": watching(watcher)})
        self.play_out(imagined, AWHILE)

    def check_own(self, state: State, watcher: Seat | None, shown: str) -> None:
        """What everybody sees and a seat's own make up what the seat sees, if a game says the two apart."""
        own = state.view(watcher).own_json()
        if own is not None:
            joined: Json = {"view": {**state.view(None).common_json(), **own}}
            found = parting(sorted_text({"view": json.loads(shown)["view"]}), sorted_text(joined))
            if found is not None:
                raise differing("own", found, {"who": watching(watcher)})

    def check_guide(self, state: State, view: View) -> None:
        """What helps to follow the game is the same for all, cites rules that there are, and can be said."""
        found = difference(_guide(state.view(None)), _guide(view))
        if found is not None:
            raise differing("guide", found, {"who": watching(view.seat)})
        if view.rule() and view.rule() not in self.rules:
            raise Broken("no-rule", {"what": "View.rule()", "rule": view.rule()})
        if view.asked() and not set(state.waiting()) <= set(view.asked()):
            raise Broken("asked", {"waiting": letters(state.waiting()), "asked": letters(view.asked())})
        progress = view.progress()
        if progress is not None:
            if not 0 <= progress.part <= 1:
                raise Broken("progress", {"part": str(progress.part)})
            self.speaker.say(progress.text)
        for stage in view.stages():
            self.speaker.say(stage.text)

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
                    raise Broken("row-open", {"row": line.label.key, "who": watching(view.seat)})
                if view.seat is None and line.secret:
                    raise Broken("row-secret", {"row": line.label.key})

    # -- what is told ------------------------------------------------------------------------------------------------

    def check_hidden_moves(self, state: State, seat: Seat) -> None:
        """Moves that look the same to the others: what they are told must not tell more apart than what they see.

        What they see is held against the redealt position at the next decision.
        """
        watchers = [watcher for watcher in self.watchers if watcher != seat]
        outcomes: list[Move] = [move for move, _ in state.chance()] if seat == CHANCE else state.moves(seat)
        hidden = [move for move in outcomes if move.public is not move]
        self.doubt.shuffle(hidden)
        told: dict[tuple[int, int, str], tuple[str, str]] = {}
        for move in hidden[:SAMPLE]:
            copy = state.clone()
            copy.story = []
            copy.apply(seat, move)
            for place, watcher in enumerate(watchers):
                story = json.dumps({"story": [event.told_to(watcher).to_json() for event in copy.story]})
                key = (move.public.id, place, self.seen(copy, watcher))
                other, before = told.setdefault(key, (move.notation, story))
                found = parting(before, story)
                if found is not None:
                    moves: Json = {"who": watching(watcher), "move": other, "like": move.notation}
                    raise differing("leaky-story", found, moves)

    # -- played on ---------------------------------------------------------------------------------------------------

    def play_out(self, state: State, most: int) -> None:
        """As State.playout, but only so many decisions: that nobody is left without a move is soon seen."""
        for _ in range(most):
            dealt = 0
            while state.actor == CHANCE:
                dealt += 1
                if dealt > LONGEST_DEAL:
                    raise Broken("endless-chance", {"most": LONGEST_DEAL})
                state.apply(CHANCE, state.chance_move(self.doubt))
            moves = state.choices(self.doubt)
            if state.actor == OVER:
                return
            if not moves:
                raise Broken("no-move", {"who": LETTERS[state.actor]})
            state.apply(state.actor, moves[int(self.doubt.below(len(moves)))])


def _panel(panel: Panel) -> Json:
    return {"title": panel.title.to_json(), "lines": [_line(line) for line in panel.lines]}


def _line(line: Line) -> list[object]:
    return [line.label.to_json(), [item.to_json() for item in line.items], line.secret]


def sorted_text(shown: Json) -> str:
    """Whatever the order that its fields are written in."""
    return json.dumps(shown, sort_keys=True)


def _guide(view: View) -> Json:
    """What is the same for every watcher, and helps to follow the game."""
    progress = view.progress()
    return {
        "rule": view.rule(),
        "asked": view.asked(),
        "progress": None if progress is None else [progress.part, progress.text.to_json()],
        "stages": [[stage.text.to_json(), stage.now] for stage in view.stages()],
    }
