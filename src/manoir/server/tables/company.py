"""Who is at a table: those who watch it through sockets here, and those who are connected to other processes."""

import asyncio
import time
from typing import Literal

from manoir.core.story import LETTERS, Seat
from manoir.server.tables.agreement import Agreement
from manoir.server.tables.messages import ENCODE, ClosedFrame, PresenceFrame
from manoir.server.tables.presence import LOOKING_ON, NOBODY, Here
from manoir.server.tables.watcher import Watcher

INTERMISSION = 60.0  # seconds after which an intermission is over for who is gone
CROWD = 50  # watchers from whom on it is told a tenth of a second later for each so many who comes and goes

Presence = Literal["here", "away", "gone"]


class Company:
    __slots__ = (
        "agreement",
        "elsewhere",
        "idle_since",
        "resting",
        "shown_presence",
        "signs",
        "telling",
        "timers",
        "watchers",
    )

    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.watchers: list[Watcher] = []
        self.elsewhere = NOBODY  # who is connected to other processes
        self.signs: dict[Seat, float] = {}  # when each person who is gone was last here
        self.timers: dict[Seat, asyncio.TimerHandle] = {}
        self.shown_presence: tuple[list[Presence], int] = ([], 0)  # as everybody who watches has been told
        self.telling: asyncio.TimerHandle | None = None  # … and soon will be
        self.idle_since = time.monotonic()
        self.resting = (0, 0.0)  # the present intermission, and since when

    @property
    def patience(self) -> float:
        """Seconds without a sign after which somebody counts as away."""
        raise NotImplementedError

    def adopt(self, agreement: Agreement) -> None:
        """From now on this is the agreement. A socket is worth what its seat is worth: who lost theirs is sent away."""
        self.agreement = agreement
        for watcher in [one for one in self.watchers if not self.holds(one)]:
            self.dismiss(watcher)

    def holds(self, watcher: Watcher) -> bool:
        """Whether the socket was opened by who has the seat now. A spectator has none to lose."""
        seat, chairs = watcher.seat, self.agreement.chairs
        if seat is None:
            return True
        return seat < len(chairs) and chairs[seat].kind == "person" and chairs[seat].token == watcher.token

    def dismiss(self, watcher: Watcher) -> None:
        """The seat has changed hands, or is gone: the socket must be opened anew."""
        assert watcher.seat is not None
        watcher.push(ENCODE(ClosedFrame("error-token", {"seat": LETTERS[watcher.seat]})))
        watcher.end()
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def presence(self, seat: Seat) -> Presence:
        now, found = time.monotonic(), [watcher for watcher in self.watchers if watcher.seat == seat]
        elsewhere = self.elsewhere.seats.get(seat)
        if not found:
            return "gone" if elsewhere is None else "away" if elsewhere else "here"
        patience = self.patience
        away = all(one.away or now - one.seen >= patience for one in found)
        return "away" if away and elsewhere is not False else "here"

    def attendance(self) -> tuple[list[Presence], int]:
        """How each seat is there, and how many look on. Bots always are."""
        seats = enumerate(self.agreement.chairs)
        here: list[Presence] = ["here" if chair.kind == "bot" else self.presence(seat) for seat, chair in seats]
        return here, self.elsewhere.spectators + sum(watcher.seat is None for watcher in self.watchers)

    def here(self) -> Here:
        """Who is connected to this process. Whatever others say must not be told back to them."""
        found: Here = {}
        since = time.monotonic() - self.patience
        for watcher in self.watchers:
            seat = LOOKING_ON if watcher.seat is None else watcher.seat
            sockets, away = found.get(seat, (0, seat != LOOKING_ON))
            found[seat] = (sockets + 1, away and (watcher.away or watcher.seen <= since))
        return found

    def gone_for(self, seat: Seat) -> float:
        """Seconds since somebody was last here; 0 for who is."""
        if self.presence(seat) != "gone":
            return 0.0
        return time.monotonic() - self.signs.get(seat, self.idle_since)

    def unready(self, rests: int) -> list[Seat]:
        """Who has not said yet that they go on after an intermission; 0: there is none.

        A page says so for who plays with it, and is waited for as long as it is there. Who is gone is waited for for a
        minute, and who plays with something that does not know of intermissions not at all.
        """
        if not rests:
            return []
        now = time.monotonic()
        if self.resting[0] != rests:
            self.resting = (rests, now)
        late = now - self.resting[1] >= INTERMISSION
        chairs = [seat for seat, chair in enumerate(self.agreement.chairs) if chair.plays and chair.rested < rests]
        return [seat for seat in chairs if self._waits_for(seat, late)]

    def _waits_for(self, seat: Seat, late: bool) -> bool:
        found = [watcher for watcher in self.watchers if watcher.seat == seat]
        return any(watcher.rests for watcher in found) if found else not late

    def look_round(self) -> None:
        """Tell everybody if somebody's presence has changed, or how many look on; a crowd is told now and then."""
        if self.telling is not None:
            return
        if len(self.watchers) < CROWD:
            self.tell_presence()
        else:
            wait = len(self.watchers) / CROWD / 10
            self.telling = asyncio.get_running_loop().call_later(wait, self.tell_presence)

    def tell_presence(self) -> None:
        """Only what has changed is told, and not the whole table."""
        self.telling = None
        (seats, spectators), (before, _) = self.attendance(), self.shown_presence
        if (seats, spectators) == self.shown_presence:
            return
        self.shown_presence = (seats, spectators)
        known = dict(enumerate(before))
        news = {LETTERS[seat]: here for seat, here in enumerate(seats) if here != known.get(seat)}
        text = ENCODE(PresenceFrame(news, spectators))
        for watcher in list(self.watchers):
            watcher.push(text)
