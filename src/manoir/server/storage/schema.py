"""What is stored: a row for each table, and the log of its moves, which is the only truth about a game."""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    select,
)

METADATA = MetaData()

LIFE = Table(  # one row: how old the house is, see `manoir.server.storage.age`
    "life",
    METADATA,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("lived", Double, nullable=False),  # seconds that the house was open
    Column("seen", Double, nullable=False),  # when that was last counted, where several processes count
    Column("beats", BigInteger, nullable=False),  # changed to find out whether anything can be written
)
AGE = select(LIFE.c.lived).scalar_subquery()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),  # five letters; the id, when they are free again
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", SmallInteger, nullable=False),
    Column("changed", Float, nullable=False),  # seconds since 1970
    Column("revision", Integer, nullable=False),  # raised by every change; who changes an old one is refused
    Column("body", LargeBinary, nullable=False),  # a `Agreement` as JSON
    Column("touched", Double, nullable=False, default=AGE),  # how old the house was when it was last used
    Column("removed", Double),  # … and when it was removed, which can be undone for a while
    Column("guest", String(32), nullable=False, server_default=""),  # who made it: a hash of where they came from
    Index("tables_phase", "phase", "public", "changed"),
    Index("tables_age", "phase", "touched"),
    Index("tables_guest", "guest", "phase", "touched"),
)

KEYS = Table(  # drawn once for each database, for hashes that nobody else can make
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("key", String(64), nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1; the key refuses a second writer
    Column("seat", SmallInteger, nullable=False),  # -1: chance
    Column("notation", String(200), nullable=False),  # empty: the seat took its last move back
    Column("command", String(64)),  # the client's id of the command, so that a repeated one is known
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    sqlite_with_rowid=False,
)

# Of several processes on one PostgreSQL: a row for each that is alive. What belongs to one goes with its row.

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),  # seconds since 1970, by the clock of the database
)


def belongs(key: bool = True) -> Column[int]:
    owner = ForeignKey("processes.id", ondelete="CASCADE")
    return Column("process", Integer, owner, primary_key=key, nullable=False, autoincrement=False)


PRESENCE = Table(  # who is connected to which process
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),  # -1: those who look on
    belongs(),
    Column("sockets", Integer, nullable=False),
    Column("away", SmallInteger, nullable=False),
    Index("presence_process", "process"),
)

LEASES = Table(  # which process thinks for the bots of a table and calls its clocks
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    belongs(key=False),
    Index("leases_process", "process"),
)

USAGE = Table(  # what a process has seen of addresses that use much
    "usage",
    METADATA,
    belongs(),
    Column("place", String(32), primary_key=True),  # a keyed hash of the address
    Column("requests", BigInteger, nullable=False),  # since it was first told
    Column("sockets", Integer, nullable=False),  # that are open now
)
