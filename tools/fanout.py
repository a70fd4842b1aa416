"""Which way of telling other processes of a write costs least: `python tools/fanout.py POSTGRES [REDIS SOCKET]`.

Four processes write and four listen, on the tables of a database of its own. All ways are measured in turn, round after
round, so that a busy machine is as busy for each; docs/decisions/0019-several-machines.md has what came of it.
"""

import multiprocessing
import os
import random
import socket
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import psycopg

PROCESSES = 4
TABLES = [f"{number:024x}" for number in range(500)]
BATCH = 4  # writes in a commit
SECONDS = 4.0
ROUNDS = 3
PACE = 0.02  # seconds between two commits of a process that is not in a hurry
TICKS = os.sysconf("SC_CLK_TCK")
SCHEMA = """create table if not exists heard_log
    (table_id varchar(32), number bigint, notation text, primary key (table_id, number))"""
WAYS = ("silent", "in the commit, each", "in the commit, once", "after the commit, once", "a channel a table", "redis")


def share(listener: int) -> list[str]:
    """The tables that one process has in memory, where a table is in one process."""
    return TABLES[listener::PROCESSES]


def writer(way: str, pace: float, address: str, redis: str, stop: Event, told: "Queue[Any]") -> None:
    chance, commits, spent = random.Random(os.getpid()), 0, time.process_time()
    number = time.time_ns()
    broker = connect(redis) if way == "redis" else None
    teller = psycopg.connect(address, autocommit=True)
    with teller, psycopg.connect(address) as database, database.cursor() as cursor:
        while not stop.is_set():
            chosen = chance.sample(TABLES, BATCH)
            number += 1
            began = time.monotonic()
            values = [value for table in chosen for value in (table, number, "abc")]
            rows = ", ".join(["(%s, %s, %s)"] * BATCH)
            cursor.execute(f"insert into heard_log values {rows} on conflict do nothing", values)
            once = f"{began} " + " ".join(chosen)
            if way == "in the commit, each":
                cursor.executemany("select pg_notify('heard', %s)", [(f"{began} {table}",) for table in chosen])
            elif way == "in the commit, once":
                cursor.execute("select pg_notify('heard', %s)", (once,))
            database.commit()
            commits += 1
            if way == "after the commit, once":
                teller.execute("select pg_notify('heard', %s)", (once,))
            elif way == "a channel a table":
                each = [word for table in chosen for word in (f"heard_{table}", f"{began} {table}")]
                teller.execute(f"select {', '.join(['pg_notify(%s, %s)'] * BATCH)}", each)
            elif broker is not None:
                broker.sendall(b"".join(words("PUBLISH", table, f"{began} {table}") for table in chosen))
                answers = b""
                while answers.count(b"\r\n") < BATCH:
                    answers += broker.recv(4096)
            time.sleep(max(0.0, began + pace - time.monotonic()))
    told.put(("writer", commits, time.process_time() - spent, []))


def listener(way: str, mine: set[str], address: str, redis: str, stop: Event, told: "Queue[Any]") -> None:
    late: list[float] = []
    spent = time.process_time()
    for payload in from_redis(redis, mine, stop) if way == "redis" else from_postgres(way, address, mine, stop):
        began, *tables = payload.split()
        if any(table in mine for table in tables):
            late.append(time.monotonic() - float(began))
    told.put(("listener", 0, time.process_time() - spent, late))


def from_postgres(way: str, address: str, mine: set[str], stop: Event) -> Iterator[str]:
    with psycopg.connect(address, autocommit=True) as database:
        for channel in [f"heard_{table}" for table in mine] if way == "a channel a table" else ["heard"]:
            database.execute(f"listen {channel}")
        while not stop.is_set():
            for notice in database.notifies(timeout=0.2):
                yield notice.payload


def from_redis(path: str, mine: set[str], stop: Event) -> Iterator[str]:
    broker = connect(path)
    broker.sendall(words("SUBSCRIBE", *mine))
    broker.settimeout(0.2)
    rest = b""
    while not stop.is_set():
        with suppress(TimeoutError):
            rest += broker.recv(65536)
        *lines, rest = rest.split(b"\r\n")
        for line in lines:
            if b" " in line:
                yield line.decode()


def connect(path: str) -> socket.socket:
    broker = socket.socket(socket.AF_UNIX)
    broker.connect(path)
    return broker


def words(*all_: str) -> bytes:
    """A command in the words of Redis."""
    return f"*{len(all_)}\r\n".encode() + b"".join(f"${len(word)}\r\n{word}\r\n".encode() for word in all_)


def spent_by(pid: int) -> float:
    """Seconds of CPU of a server, or of none, with all its processes, also those that have ended."""
    total = 0
    if not pid:
        return 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            found = stat.read_text().rsplit(")", 1)[1].split()
            if int(stat.parent.name) == pid:
                total += sum(map(int, found[11:15]))
            elif int(found[1]) == pid:
                total += sum(map(int, found[11:13]))
    return total / TICKS


def pid_of(redis: str) -> int:
    broker = connect(redis)
    broker.sendall(words("INFO", "server"))
    return int(broker.recv(65536).split(b"process_id:")[1].split()[0])


def measure(way: str, pace: float, everywhere: bool, address: str, redis: str, server: int) -> dict[str, float]:
    stop = multiprocessing.Event()
    told: Queue[Any] = multiprocessing.Queue()
    broker = pid_of(redis) if way == "redis" else 0
    before = spent_by(server) + spent_by(broker)
    shares = [set(TABLES) if everywhere else set(share(one)) for one in range(PROCESSES)]
    jobs: list[tuple[Callable[..., None], Any]] = [] if way == "silent" else [(listener, one) for one in shares]
    all_ = [multiprocessing.Process(target=run, args=(way, one, address, redis, stop, told)) for run, one in jobs]
    all_ += [
        multiprocessing.Process(target=writer, args=(way, pace, address, redis, stop, told)) for _ in range(PROCESSES)
    ]
    for one in all_:
        one.start()
    time.sleep(SECONDS)
    stop.set()
    answers = [told.get() for _ in all_]
    for one in all_:
        one.join()
    time.sleep(0.2)
    commits = sum(commits for _, commits, _, _ in answers)
    late = [one for *_, times in answers for one in times]
    return {
        "commits a second": commits / SECONDS,
        "CPU us a commit: server": (spent_by(server) + spent_by(broker) - before) / commits * 1e6,
        "writers": sum(spent for who, _, spent, _ in answers if who == "writer") / commits * 1e6,
        "listeners": sum(spent for who, _, spent, _ in answers if who == "listener") / commits * 1e6,
        "heard after ms": statistics.median(late) * 1000 if late else 0.0,
        "p99": statistics.quantiles(late, n=100)[98] * 1000 if len(late) > 1 else 0.0,
    }


def main() -> None:
    address, redis = sys.argv[1], (sys.argv[2] if len(sys.argv) > 2 else "")
    with psycopg.connect(address, autocommit=True) as database:
        database.execute(SCHEMA)
        found = database.execute("select current_setting('data_directory')").fetchone()
        assert found is not None
        server = int(Path(found[0], "postmaster.pid").read_text().splitlines()[0])
    ways = [way for way in WAYS if redis or way != "redis"]
    for name, pace, everywhere in (
        ("flat out, a table in one process", 0.0, False),
        ("50 commits a second each, a table in one process", PACE, False),
        ("50 commits a second each, a table in all processes", PACE, True),
    ):
        found_: dict[str, list[dict[str, float]]] = {way: [] for way in ways}
        for _ in range(ROUNDS):
            for way in ways:
                found_[way].append(measure(way, pace, everywhere, address, redis, server))
        print(f"{name} (load {os.getloadavg()[0]:.0f})")
        for way, all_ in found_.items():
            figures = {key: statistics.median(one[key] for one in all_) for key in all_[0]}
            print(f"  {way:24}" + ", ".join(f"{key} {value:.1f}" for key, value in figures.items()), flush=True)
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("drop table heard_log")


if __name__ == "__main__":
    main()
