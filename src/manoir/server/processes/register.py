"""The register of the processes on one PostgreSQL, and what each of them holds: in the database, by its clock.

A process is there while it says so and while its connection lasts: the database knows at once when a process was
killed, and after a few seconds when a machine was lost. Whatever a process had goes with its row. None of this has to
survive the loss of the database, so nobody waits for its disk.
"""

import random
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import IntegrityError

from manoir.server.processes.fanout import CHANNEL, LASTS, LOCK, Kind, notices
from manoir.server.processes.usage import Row
from manoir.server.tables.presence import Here

AT_ONCE = text("set local synchronous_commit to off")
NOW = "extract(epoch from clock_timestamp())"
BEAT = text(
    f"insert into processes (id, seen) values (:me, {NOW})"
    " on conflict (id) do update set seen = excluded.seen returning xmax = 0"
)
BURY = text(
    f"""delete from processes where id in (
        select id from processes where id <> :me and (seen < {NOW} - :lasts or not exists (
            select from pg_locks join pg_database on pg_locks.database = pg_database.oid
            where datname = current_database() and locktype = 'advisory' and objsubid = 2
            and classid = :lock and objid::bigint = processes.id))
        for update skip locked)
    returning id"""
)
ALIVE = text("select count(*) from processes")
LEAVE = text("delete from processes where id = :me")
TELL = text(
    """insert into presence (table_id, seat, process, sockets, away)
    values (:table, :seat, :me, :sockets, :away)
    on conflict (table_id, seat, process) do update set sockets = excluded.sockets, away = excluded.away"""
)
UNTELL = text("delete from presence where process = :me and table_id = :table and seat = :seat")
GIVE_BACK = text("delete from leases where process = :me and table_id = any(:tables) returning table_id")
TAKE = text(
    """insert into leases (table_id, process)
    select one, :me from unnest(cast(:tables as varchar[])) as one order by one
    on conflict (table_id) do update set process = excluded.process where leases.process = excluded.process
    returning table_id"""
)
OTHERS = text("select table_id, seat, sockets, away from presence where table_id = any(:tables) and process <> :me")
NEWEST = text(
    """select id, revision, (select coalesce(max(number), 0) from log where table_id = tables.id)
    from tables where id = any(:tables)"""
)
FORGET = text("delete from usage where process = :me")
USE = text("insert into usage (process, place, requests, sockets) values (:me, :place, :requests, :sockets)")
USED = text("select process, place, requests, sockets from usage where process <> :me")
KEY = text("select key from keys where name = 'usage'")
NOTIFY = text("select pg_notify(:channel, :payload)")


class Buried(Exception):
    """The others take us for dead: what we had is gone, and we begin anew."""


class Wanted(NamedTuple):
    """What a process asks for and tells, in one go."""

    changed: dict[str, tuple[Here, Here]]  # tables at which somebody came or went: what was told, what is
    given: list[str]  # tables whose bots others may think for
    taken: list[str]  # tables whose bots we would think for
    unread: list[str]  # tables at which something may have happened elsewhere
    untold: list[str]  # tables whose writes could not be told of


class Beat(NamedTuple):
    news: bool  # that we are there
    dead: int  # processes that were not any more
    alive: int
    used: list[Row]


class Granted(NamedTuple):
    leases: set[str]
    elsewhere: dict[str, list[tuple[int, int, bool]]]
    newest: dict[str, tuple[int, int]]  # the revision and the last number of what was unread


class Register:
    """Called in threads; each call is a transaction or two."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.used = False  # whether our last beat told of anybody's use
        self.me = random.SystemRandom().randrange(1, 2**31)

    def beat(self, connection: Connection, usage: list[tuple[str, int, int]]) -> Beat:
        """We are there; and who is not any more leaves the register, of which everybody hears."""
        connection.execute(AT_ONCE)
        news = bool(connection.execute(BEAT, {"me": self.me}).scalar_one())
        dead = len(connection.execute(BURY, {"me": self.me, "lasts": LASTS, "lock": LOCK}).all())
        if dead:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{self.me} gone"})
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{self.me} here"})
        if usage or self.used:
            connection.execute(FORGET, {"me": self.me})
        if usage:
            connection.execute(USE, [{"me": self.me, "place": a, "requests": b, "sockets": c} for a, b, c in usage])
        used = [Row(*row) for row in connection.execute(USED, {"me": self.me})]
        alive = connection.execute(ALIVE).scalar_one()
        connection.commit()
        self.used = bool(usage)
        return Beat(news, dead, alive, used)

    def key(self, connection: Connection) -> bytes:
        return bytes.fromhex(connection.execute(KEY).scalar_one())

    def exchange(self, connection: Connection, wanted: Wanted) -> Granted:
        """What is given comes in a transaction before what is taken: two that swap leases must not wait in a ring."""
        try:
            if wanted.changed or wanted.given or wanted.untold:
                self._give(connection, wanted)
            return self._take(connection, wanted)
        except IntegrityError:
            connection.rollback()
            raise Buried from None

    def _give(self, connection: Connection, wanted: Wanted) -> None:
        connection.execute(AT_ONCE)
        gone: list[dict[str, Any]] = []
        come: list[dict[str, Any]] = []
        for table, (before, now) in wanted.changed.items():
            gone += [{"me": self.me, "table": table, "seat": seat} for seat in before.keys() - now.keys()]
            for seat, (sockets, away) in now.items():
                if before.get(seat) != (sockets, away):
                    come.append({"me": self.me, "table": table, "seat": seat, "sockets": sockets, "away": int(away)})
        if gone:
            connection.execute(UNTELL, gone)
        if come:
            connection.execute(TELL, come)
        given: list[str] = []
        if wanted.given:
            given = list(connection.execute(GIVE_BACK, {"me": self.me, "tables": wanted.given}).scalars())
        self._notify(connection, "presence", wanted.changed)
        self._notify(connection, "lease", given)
        self._notify(connection, "log", wanted.untold)
        connection.commit()

    def _take(self, connection: Connection, wanted: Wanted) -> Granted:
        leases: set[str] = set()
        others: dict[str, list[tuple[int, int, bool]]] = {table: [] for table in wanted.unread}
        if wanted.taken:
            connection.execute(AT_ONCE)
            leases = set(connection.execute(TAKE, {"me": self.me, "tables": wanted.taken}).scalars())
        newest: dict[str, tuple[int, int]] = {}
        if wanted.unread:
            for table, revision, number in connection.execute(NEWEST, {"tables": wanted.unread}):
                newest[table] = (revision, number)
            for table, seat, sockets, away in connection.execute(OTHERS, {"me": self.me, "tables": wanted.unread}):
                others[table].append((seat, sockets, bool(away)))
        connection.commit()
        return Granted(leases, others, newest)

    def leave(self, connection: Connection) -> None:
        connection.execute(LEAVE, {"me": self.me})
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{self.me} gone"})
        connection.commit()

    def _notify(self, connection: Connection, kind: Kind, tables: Iterable[str]) -> None:
        for payload in notices(self.me, kind, tables):
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
