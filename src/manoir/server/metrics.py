"""Figures for Prometheus. They count and time; no name, no table, no move is in them."""

import time

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)

MOVES = Counter("manoir_moves", "Moves of people and bots that are in the log", ["by"])
PEOPLES_MOVES, BOT_MOVES = MOVES.labels("person"), MOVES.labels("bot")
REFUSED = Counter("manoir_refused", "Commands and requests that were refused", ["key"])
GAMES_OVER = Counter("manoir_games_over", "Games played to their end")
FROZEN = Counter("manoir_tables_frozen", "Tables frozen because their game failed")
SOCKETS = Gauge("manoir_sockets", "Open WebSockets")
LOADED = Gauge("manoir_tables_loaded", "Tables in memory")
COMMIT_SECONDS = Histogram("manoir_commit_seconds", "Time of a commit", buckets=FINE)
COMMITTED = Counter("manoir_writes", "Writes that are on the disk")
STORAGE_FAILURES = Counter("manoir_storage_failures", "Commits that failed for want of a database")
BOT_SECONDS = Histogram("manoir_bot_seconds", "Time that bots think", buckets=(*FINE, 10.0))
CPU_SECONDS = Gauge("manoir_cpu_seconds", "CPU of this process, finer than the hundredths that Linux counts in")
CPU_SECONDS.set_function(time.process_time)
BOT_LATE = Counter("manoir_bot_late", "Moves that a bot thought of for a position that was gone")
BOT_CRASHES = Counter("manoir_bot_crashes", "Bot processes that had to be replaced")
BOTS_WAITING = Gauge("manoir_bots_waiting", "Bots' questions that wait for a process")
BOT_WAIT_SECONDS = Histogram("manoir_bot_wait_seconds", "Time that they waited", buckets=(*FINE, 5.0, 10.0, 30.0))
BOTS_HURRIED = Counter("manoir_bots_hurried", "Bots' questions answered at a lower level, for want of time")


class TableCounts:
    """What tables have counted."""

    def moved(self, bot: bool, moves: int) -> None:
        (BOT_MOVES if bot else PEOPLES_MOVES).inc(moves)

    def ended(self) -> None:
        GAMES_OVER.inc()

    def froze(self) -> None:
        FROZEN.inc()

    def refused(self, key: str) -> None:
        REFUSED.labels(key).inc()
