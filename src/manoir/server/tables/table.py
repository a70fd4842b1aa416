"""A table: check, log, apply, show, in that order. What is shown is in the log, and what is in the log is shown."""

import asyncio
from collections.abc import Callable

from manoir.core.errors import Refused
from manoir.core.game import OVER, Game
from manoir.core.play import Draft, check
from manoir.core.sentences import Sentences
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.notes import failed
from manoir.server.tables.agreement import Agreement, salts
from manoir.server.tables.company import Company
from manoir.server.tables.fairness import Draws
from manoir.server.tables.frames import Showing, refused_frame
from manoir.server.tables.keeper import Keeper
from manoir.server.tables.match import RECENT, Reading, TableMatch
from manoir.server.tables.messages import ENCODE, PROTOCOL, MoveCommand, TableFrame, TableShown, UndoCommand
from manoir.server.tables.shown import agreement_shown
from manoir.server.tables.watcher import Watcher
from manoir.server.tables.writes import LogLine, TooLate, Unwritable, Write

LONG = 200  # entries of a log that is read a few at a time
REMEMBERED = 64  # commands whose repetition is known without asking the database


class Table(Company):
    __slots__ = (
        "done",
        "doubtful",
        "draws",
        "game",
        "house",
        "lock",
        "match",
        "showing",
    )

    def __init__(self, house: Keeper["Table"], agreement: Agreement, game: Game) -> None:
        super().__init__(agreement)
        self.house = house
        self.game = game
        self.match: TableMatch | None = None
        self.draws: Draws | None = None
        self.lock = asyncio.Lock()
        self.doubtful = False  # the database knows better than we do: a write failed half-way, or others wrote
        self.showing: Showing | None = None  # what was put together for one who came later, for the next who does
        self.done: dict[tuple[Seat, str], int] = {}

    @property
    def number(self) -> int:
        return 0 if self.match is None else self.match.number

    @property
    def too_long(self) -> bool:
        """Whether the game has as many entries as a house keeps of one. Some can be played without an end."""
        return self.number >= self.house.settings.game_length

    @property
    def rests(self) -> int:
        """Which intermission of the game it is, if it is one."""
        return 0 if self.match is None or self.agreement.phase != "playing" else self.match.state.rests()

    def awaited(self) -> list[Seat]:
        """In an intermission: who is not ready yet."""
        return self.unready(self.rests)

    @property
    def patience(self) -> float:
        return self.house.settings.away

    # -- from the database -----------------------------------------------------------------------------------------

    def open_match(self) -> None:
        """The game at its very beginning, with the draws of its chance."""
        options = self.agreement.options_of(self.game)
        self.match = TableMatch(self.game, options, len(self.agreement.chairs))
        self.draws = Draws(self.agreement.secret, salts(self.agreement))

    def take(self, agreement: Agreement, entries: list[tuple[Seat, str]]) -> None:
        """What the database has and we have not."""
        changed = agreement.revision != self.agreement.revision
        self.adopt(agreement)
        if agreement.phase != "open" and self.match is None and agreement.version == self.game.version:
            self.open_match()
        if self.match is not None and entries:
            try:
                self.match.take(entries)
            except Exception as error:
                failed("game-failed", error, table=agreement.id)
                self.match = None
        if changed:
            self.show_table()
        if entries:
            self.show()

    async def read_in(self, entries: list[tuple[Seat, str]]) -> None:
        """All that the log of this table has. A long one is played a few moves at a time: nobody else waits for it."""
        self.take(self.agreement, [])
        if self.match is not None and len(entries) > LONG:
            reading = Reading(self.match, entries[:-RECENT])
            while reading.go_on():
                await asyncio.sleep(0)
            if reading.failed:  # perhaps it was taken back after that
                self.match = None
            else:
                entries = entries[-RECENT:]
        self.take(self.agreement, entries)

    async def refresh(self) -> None:
        """Read on from the last number. Called with the lock held."""
        self.doubtful = False  # what is written from now on is told to us again
        try:
            found = await self.house.store.read(self.agreement.id, self.number)
        except BaseException:
            self.doubtful = True
            raise
        if found is not None:
            self.take(*found)

    async def heard(self) -> None:
        """Another process has written to this table."""
        self.doubtful = True  # until it has been read, now or when the database is back
        async with self.lock:
            if self.doubtful:  # else somebody has read it since: many writes in a row are read together
                await self.refresh()
        self.house.wake(self)

    # -- what a table is besides its game --------------------------------------------------------------------------

    async def change(self, edit: Callable[[Agreement], None]) -> Agreement:
        """Change the agreement, in the database first. The edit raises Refused if it cannot be."""
        async with self.lock:
            for last in (False, True):
                if self.doubtful:
                    await self.refresh()
                agreement = self.agreement.copy()
                edit(agreement)
                try:
                    await self._write(agreement, None)
                    break
                except TooLate:
                    await self.refresh()
                    if last:
                        raise Refused(Phrase("error-busy")) from None
            self.show_table()
        return self.agreement

    async def start(self, edit: Callable[[Agreement], None]) -> None:
        """The game begins: its seats and its first deal are written together."""
        async with self.lock:
            if self.doubtful:
                await self.refresh()
            agreement = self.agreement.copy()
            edit(agreement)
            agreement.phase = "playing"
            agreement.started = self.house.clock.now()
            self.agreement, before = agreement, self.agreement
            try:
                self.open_match()
                assert self.match is not None and self.draws is not None
                draft = self.match.first_draft(self.draws)
                self.agreement = before
                await self._write(agreement, draft)
                self.match.accept(draft)
            except BaseException as error:
                self.agreement, self.match = before, None
                if isinstance(error, TooLate):
                    await self.refresh()
                    raise Refused(Phrase("error-busy")) from None
                raise
            self.show_table()
            self.show()
        self.house.watch_presence(self)
        self.house.wake(self)

    async def _write(self, agreement: Agreement | None, draft: Draft | None, command: str | None = None) -> None:
        """Have it in the database, then make the agreement ours. The draft is accepted by the caller."""
        now = self.house.clock.now()
        lines: list[LogLine] = []
        if draft is not None:
            for entry in draft.entries:
                notation = "" if entry.move is None else entry.move.notation
                lines.append((self.agreement.id, entry.number, entry.seat, notation, command, int(now * 1000)))
                command = None  # it stands at the first line of its command
        if agreement is not None:
            agreement.revision += 1
            agreement.changed = now
            agreement.lived = self.house.age.now()
        write = Write(self.agreement.id, lines, agreement, self.agreement.revision)
        try:
            await self.house.log.append(write)
        except BaseException as error:
            self.doubtful = self.doubtful or not isinstance(error, TooLate)
            raise
        if agreement is not None:
            self.adopt(agreement)

    # -- the game --------------------------------------------------------------------------------------------------

    async def perform(self, seat: Seat, command: MoveCommand | UndoCommand, by: Watcher | None = None) -> None:
        """A command of whoever plays a seat. Raises Refused, and then has changed nothing."""
        async with self.lock:
            try:
                await self._perform(seat, command, by)
            except TooLate:  # of what another process wrote we have not heard: it may have been this very command
                await self.refresh()
                try:
                    await self._perform(seat, command, by)
                except TooLate:
                    await self.refresh()
                    raise Refused(Phrase("error-stale", {"number": self.number})) from None
        self.house.wake(self)

    async def _perform(self, seat: Seat, command: MoveCommand | UndoCommand, by: Watcher | None) -> None:
        if self.doubtful:
            await self.refresh()
        if not (self.agreement.chairs[seat].bot if by is None else self.holds(by)):
            raise Refused(Phrase("error-token", {"seat": LETTERS[seat]}))
        if by is not None and self.agreement.chairs[seat].stand_in:
            raise Refused(Phrase("error-stand-in"))
        match = self.match
        if self.agreement.phase != "playing" or match is None or self.draws is None:
            await self._unless_done(seat, command, by)
            raise Refused(Phrase("error-phase", {"phase": self.agreement.phase}))
        if (seat, command.id) in self.done or not self._answers(seat, command.number):
            await self._unless_done(seat, command, by)
            raise Refused(Phrase("error-stale", {"number": match.number}))
        if self.too_long:
            raise Refused(Phrase("error-long", {"most": self.house.settings.game_length}))
        try:
            if isinstance(command, MoveCommand):
                draft = match.drawn_draft(seat, [self.game.parse(word) for word in command.words], self.draws)
            else:
                draft = match.draft_undo(seat)
        except Refused:
            raise
        except Exception as error:
            await self.freeze(error)
            raise Refused(Phrase("error-frozen")) from None
        agreement = None
        if draft.state.actor == OVER:
            agreement = self.agreement.copy()
            agreement.phase = "over"
            agreement.ended = self.house.clock.now()
        await self._write(agreement, draft, command.id)
        match.accept(draft)
        self._remember(seat, command.id)
        self.house.counts.moved(by is None, sum(entry.seat == seat for entry in draft.entries))
        self.show(by, command.id)
        if agreement is not None:
            self.house.counts.ended()
            self.show_table()

    def check(self, by: Watcher, notation: str) -> None:
        """Refuses a move that who asks could not make now; changes nothing."""
        seat, match = self._asks(by)
        check(self.game, match.state, seat, self.game.parse(notation))

    def sentences(self, by: Watcher) -> Sentences:
        """All that who asks could say now; nothing if it is not asked."""
        seat, match = self._asks(by)
        return match.state.view(seat).sentences()

    def _asks(self, by: Watcher) -> tuple[Seat, TableMatch]:
        """Whose question about the present position it is; refused if there is none, or it is nobody's."""
        if by.seat is None:
            raise Refused(Phrase("error-spectator"))
        if not self.holds(by):
            raise Refused(Phrase("error-token", {"seat": LETTERS[by.seat]}))
        if self.agreement.phase != "playing" or self.match is None:
            raise Refused(Phrase("error-phase", {"phase": self.agreement.phase}))
        return by.seat, self.match

    def _answers(self, seat: Seat, number: int) -> bool:
        """Whether a command is about the present question."""
        assert self.match is not None
        return self.match.answers(seat, number)

    async def _unless_done(self, seat: Seat, command: MoveCommand | UndoCommand, by: Watcher | None) -> None:
        """A repeated command is answered as the first one was, and done once."""
        known = (seat, command.id) in self.done
        if not known and command.number < self.number:
            known = await self.house.store.has_command(self.agreement.id, seat, command.id)
        if known:
            self._remember(seat, command.id)
            if by is not None:
                self.catch_up(by, command.id)
            raise Repeated

    def _remember(self, seat: Seat, command: str) -> None:
        self.done[seat, command] = self.number
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    async def freeze(self, error: BaseException) -> None:
        """The game failed: this table stops, its record stays, and everybody there is told. Lock held."""
        failed("game-failed", error, table=self.agreement.id)
        self.house.counts.froze()
        agreement = self.agreement.copy()
        agreement.phase = "frozen"
        try:
            await self._write(agreement, None)
        except (TooLate, Unwritable):
            self.agreement.phase = "frozen"
        self.show_table()

    async def take_back(self, agreement: Agreement, number: int, back: list[tuple[Seat, str]]) -> None:
        """After a failure: the log goes on with these entries, and the game with what they lead to. Lock held."""
        at = int(self.house.clock.now() * 1000)
        lines: list[LogLine] = [
            (agreement.id, number + step, seat, "", None, at) for step, (seat, _) in enumerate(back, 1)
        ]
        expected, agreement.revision, agreement.changed = (
            agreement.revision,
            agreement.revision + 1,
            self.house.clock.now(),
        )
        await self.house.log.append(Write(agreement.id, lines, agreement, expected))
        self.match = None
        await self.refresh()

    # -- showing ---------------------------------------------------------------------------------------------------

    def show(self, by: Watcher | None = None, answers: str = "") -> None:
        """Everybody who watches is shown the game, from where they were."""
        self.showing = None
        if self.match is None:
            return
        if not self.watchers:
            self.match.told = []  # a table that nobody watches shall be small
            return
        showing, number = Showing(self.match), self.number
        for watcher in list(self.watchers):
            if not watcher.ready():
                continue
            text = self._frame(showing, watcher, answers if watcher is by else "")
            if text is None:
                return
            watcher.wire.tell(text)
            watcher.number = number

    def _frame(self, showing: Showing, watcher: Watcher, answers: str) -> bytes | None:
        try:
            return showing.to(watcher.seat, watcher.number, answers, watcher.sheet)
        except Exception as error:
            self.house.spawn(self._freeze_later(error))
            return None

    async def _freeze_later(self, error: BaseException) -> None:
        async with self.lock:
            if self.agreement.phase == "playing":
                await self.freeze(error)

    def catch_up(self, watcher: Watcher, answers: str = "") -> None:
        """One watcher is shown everything that it has not been shown."""
        if not watcher.push(ENCODE(TableFrame(PROTOCOL, self.shown()))) or self.match is None:
            return
        if self.showing is None or not self.showing.serves(self.match):
            self.showing = Showing(self.match)
        text = self._frame(self.showing, watcher, answers)
        if text is not None and watcher.push(text):
            watcher.number = self.number

    def shown(self) -> TableShown:
        """The table as everybody may see it."""
        presence, spectators = self.attendance()
        shown = agreement_shown(self.agreement, self.game, presence, spectators, self.house)
        shown.hurried = self.house.hurried(self.agreement.id)
        return shown

    def show_table(self) -> None:
        """Everybody who watches is shown the seats and what else has changed."""
        text = ENCODE(TableFrame(PROTOCOL, self.shown()))
        self.shown_presence = self.attendance()
        for watcher in list(self.watchers):
            watcher.push(text)

    def look_round(self) -> None:
        """Tell everybody, in every process, if somebody's presence has changed."""
        self.house.look(self)
        super().look_round()

    def refuse(self, watcher: Watcher, refused: Refused, id: str | None = None) -> None:
        self.house.counts.refused(refused.phrase.key)
        watcher.push(ENCODE(refused_frame(refused, id, self.number)))


class Repeated(Exception):
    """A command that was done before, and has been answered."""
