"""What clients are shown of what a seat knows."""

from manoir.core.game import CHANCE, OVER, Move
from manoir.core.sheet import Line, Panel, Progress
from manoir.core.story import LETTERS, Json, Phrase, Seat, Who
from manoir.games.spooks.cards import (
    BIT,
    CAT,
    CODES,
    FAMILIES,
    FAMILY,
    FAMILY_CODES,
    NONE,
    RANK,
    RANKS,
    cards_of,
    codes,
    codes_of,
    family,
    is_blue,
    is_green,
    kinds,
    points,
    rank,
)
from manoir.games.spooks.gifts import Bite, Give
from manoir.games.spooks.knowledge import Knowledge
from manoir.games.spooks.moves import card_phrase
from manoir.games.spooks.pranks import PassAlong, Prank
from manoir.games.spooks.promises import RANK_WORDS, blue_answers, by_spider_master, hint, red_answers, wanted
from manoir.games.spooks.runs import BuildRun
from manoir.games.spooks.series import IDLE_DEALS
from manoir.games.spooks.steps import FollowBlue, FollowRed, Lead


class SpooksView(Knowledge):
    def to_json(self) -> Json:
        return {**self.mine(), **self.common_json()}

    def common_json(self) -> Json:
        return {
            "players": self.players(),
            "deal": self.deal.number,
            "idle": self.deal.idle,
            "dealer": letter(self.deal.dealer),
            "top": CODES[self.top] if self.top != NONE else None,
            "below": CODES[self.below] if self.below != NONE and self.memory_aid else None,
            "owner": letter(self.owner),
            "answers": self.answers(),
            "passed": [LETTERS[seat] for seat in self.passed()],
            "direction": "clockwise" if self.direction > 0 else "counter-clockwise",
            "order": "descending" if self.descending else "ascending",
            "decision": self.step.name() if self.step is not None else "over",
            "waiting": [LETTERS[seat] for seat in self.waiting],
            "victim": letter(self.victim()),
            "run": codes(self.step.cards) if isinstance(self.step, BuildRun) else [],
            "givers": self.givers(),
            "inLine": letter(self.step.in_line) if isinstance(self.step, Prank) else None,
            "gone": self.played.bit_count() + self.played_twice.bit_count(),
            "played": codes_of(self.played, self.played_twice) if self.memory_aid else [],
            "revealed": codes(self.shown.cards) if self.in_sight() else [],
            "revealers": [LETTERS[seat] for seat in self.shown.revealers] if self.in_sight() else [],
            "lastHands": [codes(hand) for hand in self.shown.hands],
            "lastPoints": [points(hand) for hand in self.shown.hands],
            "limit": self.rules.limit if self.rules.series else None,
            "phantom": self.stock_size,
            "winners": [LETTERS[seat] for seat in self.winners],
            "memoryAid": self.memory_aid,
        }

    def own_json(self) -> Json:
        found = self.mine()
        if self.notes:  # of cards that only this seat knows where they are
            found["players"] = self.players()
        return found

    def mine(self) -> Json:
        return {
            "seat": None if self.seat is None else LETTERS[self.seat],
            "hand": codes_of(self.once, self.twice),
            "choice": CODES[self.pick] if self.pick != NONE else None,
            "unplayable": dict(self.reasons),
            "follows": self.follows(),
            "neighbour": self.neighbour(),
        }

    def players(self) -> list[Json]:
        found: list[Json] = []
        for seat in range(self.seats):
            found.append(
                {
                    "seat": LETTERS[seat],
                    "held": self.held[seat],
                    "points": self.totals[seat],
                    "out": self.left_in[seat] > 0,
                    "ready": self.chose(seat),
                    "hasNone": codes(kinds(self.void[seat])) if self.memory_aid else [],
                    "got": [CODES[note.card] for note in self.notes if note.holder == seat and self.memory_aid],
                }
            )
        return found

    def in_sight(self) -> bool:
        """Whether the cards of the last prank may be shown: without the memory aid, until the next card is played."""
        if self.memory_aid or self.step is None:
            return True
        tied = isinstance(self.step, Prank) and len(self.group) < len(self.circle.seated)
        return tied or (isinstance(self.step, Lead) and self.top != NONE and is_green(self.top))

    def passed(self) -> list[Seat]:
        """Who passed since the top card was laid, or left the lead to the next player (SA-53)."""
        return self.walk_back(self.actor, min(self.passes, len(self.circle.seated) - 1))

    def walk_back(self, seat: int, places: int) -> list[Seat]:
        """The players before a seat, the farthest first."""
        found: list[Seat] = []
        for _ in range(places if seat >= 0 else 0):
            seat = self.beside(seat, -self.direction)
            found.insert(0, seat)
        return found

    def answers(self) -> Json | None:
        """What fits on the top card, the Cat aside; None where nothing has to be answered."""
        if not isinstance(self.step, (FollowBlue, FollowRed)):
            return None
        blue = is_blue(self.top)
        following = wanted(self, self.top) if blue else rank(self.top)
        return {
            "rank": RANK_WORDS[following] if following else None,
            "family": None if blue else FAMILY_CODES[family(self.top)],
            "spiderMaster": blue and by_spider_master(self, self.top),
            "anyMaster": not blue and self.rules.wild,
        }

    def victim(self) -> Seat:
        return self.step.victim if isinstance(self.step, (BuildRun, Give)) else NONE

    def follows(self) -> Json:
        """For who lays a run: which cards of the hand may come right after which (S-7.2)."""
        if not isinstance(self.step, BuildRun) or self.step.owner != self.seat:
            return {}
        found: Json = {}
        for card in kinds(self.once & ~BIT[CAT]):
            found[CODES[card]] = codes(kinds(self.once & RANK[rank(card) + 1]))
        return found

    def givers(self) -> list[str]:
        """Who is still to give a bitten player a card, in turn (S-8.2)."""
        if not isinstance(self.step, Bite):
            return []
        found = [self.step.giver]
        seat = self.beside(self.step.giver, -self.direction)
        while seat != self.owner:
            if seat != self.step.victim:
                found.append(seat)
            seat = self.beside(seat, -self.direction)
        return [LETTERS[giver] for giver in found]

    def neighbour(self) -> str | None:
        asked = isinstance(self.step, PassAlong) and self.seat is not None and self.seat in self.group
        return LETTERS[self.beside(self.seat, -self.direction)] if asked and self.seat is not None else None

    def hint(self, move: Move) -> Phrase | None:
        return hint(self, move)

    def status(self) -> Phrase:
        """What may be played now, and what happens to who cannot."""
        if self.actor == OVER or self.step is None:
            return Phrase("status-over")
        if self.actor == CHANCE:
            return Phrase("status-chance")
        values: Json = {"players": [Who(seat) for seat in self.waiting]}
        if self.top != NONE:
            values["card"] = card_phrase(self.top)
            values["other"] = Who(self.owner)
        key = "status-" + self.step.name()
        if key == "status-follow-blue":
            values["answers"] = blue_answers(self, self.top)
            if not wanted(self, self.top):
                key += "-end"
        elif key == "status-follow-red":
            values["answers"] = red_answers(self.top, self.rules.wild)
            values["kin"] = FAMILY_CODES[family(self.top)]
            if not self.rules.must_play:
                key += "-decline"
        elif isinstance(self.step, (BuildRun, Give)):
            values["victim"] = Who(self.step.victim)
            if isinstance(self.step, BuildRun) and self.step.last != NONE:
                key += "-more"
        return Phrase(key + "-you" if self.seat in self.waiting else key, values)

    def rule(self) -> str:
        if self.step is None:
            return "S-10.1"
        if isinstance(self.step, FollowBlue) and rank(self.top) == RANKS and not wanted(self, self.top):
            return "S-4.6"
        if isinstance(self.step, FollowBlue) and self.descending:
            return "S-13.7"
        return self.step.rule() or "S-2.2"

    def asked(self) -> list[Seat]:
        return self.group

    def progress(self) -> Progress:
        """Somebody is out when a hand is empty: the smallest hand tells how near that is; in a Series, the points."""
        seats = [seat for seat in range(self.seats) if not self.left_in[seat]]
        least = min([self.held[seat] for seat in seats], default=0)
        if self.rules.series:
            most = max([self.totals[seat] for seat in seats], default=self.rules.limit)
            far = 1.0 if self.step is None else min(1.0, most / self.rules.limit)
            values: Json = {"deal": self.deal.number, "points": most, "limit": self.rules.limit}
            return Progress(far, Phrase("progress-series", values))
        played = self.played.bit_count() + self.played_twice.bit_count()
        dealt = (played + sum(self.held)) / max(1, len(seats))
        far = 1.0 if self.step is None else max(0.0, 1 - least / dealt) if dealt else 0.0
        return Progress(far, Phrase("progress", {"n": least}))

    def sheet(self) -> list[Panel]:
        me = 0 if self.seat is None else self.seat
        panels = [self.player_panel((me + place) % self.seats) for place in range(self.seats)]
        panels.append(self.pile_panel())
        if self.seat is not None:
            panels.append(Panel(Phrase("panel-hand"), self.hand_lines()))
        return panels

    def player_panel(self, seat: Seat) -> Panel:
        key = "panel-out" if self.left_in[seat] else "panel-series" if self.rules.series else "panel-player"
        values: Json = {
            "player": Who(seat),
            "seat": LETTERS[seat],
            "held": self.held[seat],
            "points": self.totals[seat],
        }
        lines: list[Line] = []
        known = [card_phrase(note.card) for note in self.notes if note.holder == seat]
        if known and self.memory_aid:
            lines.append(Line(Phrase("row-got"), known, secret=True))
        if seat in self.group:
            lines.append(Line(Phrase("row-ready"), [Phrase("ready" if self.chose(seat) else "not-ready")]))
        return Panel(Phrase(key, values), lines, seat)

    def pile_panel(self) -> Panel:
        top = [] if self.top == NONE else [card_phrase(self.top)]
        turning = "clockwise" if self.direction > 0 else "counter-clockwise"
        order = "descending" if self.descending else "ascending"
        lines = [
            Line(Phrase("row-top"), top),
            Line(Phrase("row-direction"), [Phrase(turning), Phrase(order)]),
        ]
        if self.rules.series and self.deal.idle:
            count = Phrase("idle-count", {"n": self.deal.idle, "most": IDLE_DEALS})
            lines.append(Line(Phrase("row-idle"), [count]))
        if self.memory_aid:
            played = cards_of(self.played, self.played_twice)
            shown = [Phrase("code", {"card": CODES[card]}) for card in played]
            lines.append(Line(Phrase("row-played", {"n": len(played)}), shown))
        return Panel(Phrase("panel-pile"), lines)

    def hand_lines(self) -> list[Line]:
        """The hand by family; where not all can be laid, what can is marked."""
        lines: list[Line] = []
        for kin in range(FAMILIES):
            held = cards_of(self.once & FAMILY[kin], self.twice & FAMILY[kin])
            if held:
                lines.append(
                    Line(Phrase("family-" + FAMILY_CODES[kin]), [self.marked(card) for card in held], secret=True)
                )
        if self.once & BIT[CAT]:
            cats = cards_of(self.once & BIT[CAT], self.twice)
            lines.append(Line(Phrase("family-CAT"), [self.marked(card) for card in cats], secret=True))
        if self.pick != NONE:
            lines.append(Line(Phrase("row-chosen"), [card_phrase(self.pick)], secret=True))
        return lines

    def marked(self, card: int) -> Phrase:
        playable = self.reasons and CODES[card] not in self.reasons
        return Phrase("playable" if playable else "code", {"card": CODES[card]})


def letter(seat: Seat) -> str | None:
    return None if seat == NONE else LETTERS[seat]
