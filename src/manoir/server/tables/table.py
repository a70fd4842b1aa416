"""A table: check, log, apply, show, in that order. What is shown is in the log, and what is in the log is shown."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from manoir.core.errors import Refused
from manoir.core.game import OVER, Game
from manoir.core.play import check
from manoir.core.sentences import Sentences
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.server.logs import failed
from manoir.server.metrics import BOT_MOVES, FROZEN, GAMES_OVER, PEOPLES_MOVES, REFUSED
from manoir.server.tables.company import Company
from manoir.server.tables.fairness import Dice
from manoir.server.tables.frames import Showing, refused_frame
from manoir.server.tables.messages import ENCODE, MoveCommand, UndoCommand
from manoir.server.tables.position import Draft, Position
from manoir.server.tables.sheet import Sheet, salts
from manoir.server.tables.shown import table_frame
from manoir.server.tables.watcher import Watcher
from manoir.server.tables.writes import Line, TooLate, Unwritable, Write

if TYPE_CHECKING:
    from manoir.server.house.house import House

REMEMBERED = 64  # commands whose repetition is known without asking the database


class Table(Company):
    __slots__ = (
        "dice",
        "done",
        "doubtful",
        "game",
        "lock",
        "position",
        "showing",
    )

    def __init__(self, house: "House", sheet: Sheet, game: Game) -> None:
        super().__init__(house, sheet)
        self.game = game
        self.position: Position | None = None
        self.dice: Dice | None = None
        self.lock = asyncio.Lock()
        self.doubtful = False  # the database knows better than we do: a write failed half-way, or others wrote
        self.showing: Showing | None = None  # what was put together for one who came later, for the next who does
        self.done: dict[tuple[Seat, str], int] = {}

    @property
    def number(self) -> int:
        return 0 if self.position is None else self.position.number

    # -- from the database -----------------------------------------------------------------------------------------

    def open_position(self) -> None:
        """The game at its very beginning, with the dice that its deals follow from."""
        options = self.game.options.from_json(self.sheet.options)
        self.position = Position(self.game, options, len(self.sheet.chairs))
        self.dice = Dice(self.sheet.secret, salts(self.sheet))

    def take(self, sheet: Sheet, entries: list[tuple[Seat, str]]) -> None:
        """What the database has and we have not."""
        changed = sheet.revision != self.sheet.revision
        self.adopt(sheet)
        if sheet.phase != "open" and self.position is None and sheet.version == self.game.version:
            self.open_position()
        if self.position is not None and entries:
            try:
                self.position.take(entries)
            except Exception as error:
                failed("game-failed", error, table=sheet.id)
                self.position = None
        if changed:
            self.show_table()
        if entries:
            self.show()

    async def refresh(self) -> None:
        """Read on from the last number. Called with the lock held."""
        found = await self.house.store.read(self.sheet.id, self.number)
        self.doubtful = False
        if found is not None:
            self.take(*found)

    async def heard(self) -> None:
        """Another process has written to this table."""
        async with self.lock:
            self.doubtful = True  # until it has been read, now or when the database is back
            await self.refresh()
        self.house.bots.wake(self)

    # -- what a table is besides its game --------------------------------------------------------------------------

    async def change(self, edit: Callable[[Sheet], None]) -> Sheet:
        """Change the sheet, in the database first. The edit raises Refused if it cannot be."""
        async with self.lock:
            for last in (False, True):
                if self.doubtful:
                    await self.refresh()
                sheet = self.sheet.copy()
                edit(sheet)
                try:
                    await self._write(sheet, None)
                    break
                except TooLate:
                    await self.refresh()
                    if last:
                        raise Refused(Phrase("error-busy")) from None
            self.show_table()
        return self.sheet

    async def start(self, edit: Callable[[Sheet], None]) -> None:
        """The game begins: its seats and its first deal are written together."""
        async with self.lock:
            if self.doubtful:
                await self.refresh()
            sheet = self.sheet.copy()
            edit(sheet)
            sheet.phase = "playing"
            sheet.started = self.house.clock.now()
            self.sheet, before = sheet, self.sheet
            try:
                self.open_position()
                assert self.position is not None and self.dice is not None
                draft = self.position.opening(self.dice)
                self.sheet = before
                await self._write(sheet, draft)
                self.position.accept(draft)
            except BaseException as error:
                self.sheet, self.position = before, None
                if isinstance(error, TooLate):
                    await self.refresh()
                    raise Refused(Phrase("error-busy")) from None
                raise
            self.show_table()
            self.show()
        self.house.watch_presence(self)
        self.house.bots.wake(self)

    async def _write(self, sheet: Sheet | None, draft: Draft | None, command: str | None = None) -> None:
        """Have it in the database, then make the sheet ours. The draft is accepted by the caller."""
        now = self.house.clock.now()
        lines: list[Line] = []
        if draft is not None:
            for told in draft.told:
                notation = "" if told.move is None else told.move.notation
                lines.append((self.sheet.id, told.number, told.seat, notation, command, int(now * 1000)))
                command = None  # it stands at the first line of its command
        if sheet is not None:
            sheet.revision += 1
            sheet.changed = now
            sheet.lived = self.house.sweep.age.now()
        write = Write(self.sheet.id, lines, sheet, self.sheet.revision)
        try:
            await self.house.log.append(write)
        except BaseException as error:
            self.doubtful = not isinstance(error, TooLate)
            raise
        if sheet is not None:
            self.adopt(sheet)

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
        self.house.bots.wake(self)

    async def _perform(self, seat: Seat, command: MoveCommand | UndoCommand, by: Watcher | None) -> None:
        if self.doubtful:
            await self.refresh()
        if not (self.sheet.chairs[seat].bot if by is None else self.holds(by)):
            raise Refused(Phrase("error-token", {"seat": LETTERS[seat]}))
        if by is not None and self.sheet.chairs[seat].stand_in:
            raise Refused(Phrase("error-stand-in"))
        position = self.position
        if self.sheet.phase != "playing" or position is None or self.dice is None:
            await self._unless_done(seat, command, by)
            raise Refused(Phrase("error-phase", {"phase": self.sheet.phase}))
        if (seat, command.id) in self.done or not self._answers(seat, command.number):
            await self._unless_done(seat, command, by)
            raise Refused(Phrase("error-stale", {"number": position.number}))
        try:
            if isinstance(command, MoveCommand):
                draft = position.draft(seat, [self.game.parse(word) for word in command.words], self.dice)
            else:
                draft = position.draft_undo(seat)
        except Refused:
            raise
        except Exception as error:
            await self.freeze(error)
            raise Refused(Phrase("error-frozen")) from None
        sheet = None
        if draft.state.actor == OVER:
            sheet = self.sheet.copy()
            sheet.phase = "over"
            sheet.ended = self.house.clock.now()
        await self._write(sheet, draft, command.id)
        position.accept(draft)
        self._remember(seat, command.id)
        (BOT_MOVES if by is None else PEOPLES_MOVES).inc(sum(told.seat == seat for told in draft.told))
        self.show(by, command.id)
        if sheet is not None:
            GAMES_OVER.inc()
            self.show_table()

    def check(self, by: Watcher, notation: str) -> None:
        """Refuses a move that who asks could not make now; changes nothing."""
        seat, position = self._asks(by)
        check(self.game, position.state, seat, self.game.parse(notation))

    def sentences(self, by: Watcher) -> Sentences:
        """All that who asks could say now; nothing if it is not asked."""
        seat, position = self._asks(by)
        return position.state.view(seat).sentences()

    def _asks(self, by: Watcher) -> tuple[Seat, Position]:
        """Whose question about the present position it is; refused if there is none, or it is nobody's."""
        if by.seat is None:
            raise Refused(Phrase("error-spectator"))
        if not self.holds(by):
            raise Refused(Phrase("error-token", {"seat": LETTERS[by.seat]}))
        if self.sheet.phase != "playing" or self.position is None:
            raise Refused(Phrase("error-phase", {"phase": self.sheet.phase}))
        return by.seat, self.position

    def _answers(self, seat: Seat, number: int) -> bool:
        """Whether a command is about the present question."""
        assert self.position is not None
        return self.position.asked.get(seat, self.position.number) <= number <= self.position.number

    async def _unless_done(self, seat: Seat, command: MoveCommand | UndoCommand, by: Watcher | None) -> None:
        """A repeated command is answered as the first one was, and done once."""
        known = (seat, command.id) in self.done
        if not known and command.number < self.number:
            known = await self.house.store.has_command(self.sheet.id, seat, command.id)
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
        failed("game-failed", error, table=self.sheet.id)
        FROZEN.inc()
        sheet = self.sheet.copy()
        sheet.phase = "frozen"
        try:
            await self._write(sheet, None)
        except (TooLate, Unwritable):
            self.sheet.phase = "frozen"
        self.show_table()

    async def take_back(self, sheet: Sheet, number: int, back: list[tuple[Seat, str]]) -> None:
        """After a failure: the log goes on with these entries, and the game with what they lead to. Lock held."""
        at = int(self.house.clock.now() * 1000)
        lines: list[Line] = [(sheet.id, number + step, seat, "", None, at) for step, (seat, _) in enumerate(back, 1)]
        expected, sheet.revision, sheet.changed = sheet.revision, sheet.revision + 1, self.house.clock.now()
        await self.house.log.append(Write(sheet.id, lines, sheet, expected))
        self.position = None
        await self.refresh()

    # -- showing ---------------------------------------------------------------------------------------------------

    def show(self, by: Watcher | None = None, answers: str = "") -> None:
        """Everybody who watches is shown the game, from where they were."""
        self.showing = None
        if self.position is None:
            return
        if not self.watchers:
            self.position.recent = []  # a table that nobody watches shall be small
            return
        showing, number = Showing(self.position), self.number
        for watcher in list(self.watchers):
            if not watcher.ready():
                continue
            text = self._frame(showing, watcher, answers if watcher is by else "")
            if text is None:
                return
            if watcher.push(text):
                watcher.number = number

    def _frame(self, showing: Showing, watcher: Watcher, answers: str) -> bytes | None:
        try:
            return showing.to(watcher.seat, watcher.number, answers)
        except Exception as error:
            self.house.spawn(self._freeze_later(error))
            return None

    async def _freeze_later(self, error: BaseException) -> None:
        async with self.lock:
            if self.sheet.phase == "playing":
                await self.freeze(error)

    def catch_up(self, watcher: Watcher, answers: str = "") -> None:
        """One watcher is shown everything that it has not been shown."""
        if not watcher.push(ENCODE(table_frame(self))) or self.position is None:
            return
        if self.showing is None or not self.showing.serves(self.position):
            self.showing = Showing(self.position)
        text = self._frame(self.showing, watcher, answers)
        if text is not None and watcher.push(text):
            watcher.number = self.number

    def show_table(self) -> None:
        """Everybody who watches is shown the seats and what else has changed."""
        text = ENCODE(table_frame(self))
        self.shown_presence = self.attendance()
        for watcher in list(self.watchers):
            watcher.push(text)

    def look_round(self) -> None:
        """Tell everybody, in every process, if somebody's presence has changed."""
        self.house.neighbours.look(self)
        super().look_round()

    def refuse(self, watcher: Watcher, refused: Refused, id: str | None = None) -> None:
        REFUSED.labels(refused.phrase.key).inc()
        watcher.push(ENCODE(refused_frame(refused, id, self.number)))


class Repeated(Exception):
    """A command that was done before, and has been answered."""
