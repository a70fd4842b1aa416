"""What a host may decide about the house, with what is taken when nobody decides."""

from dataclasses import dataclass

from manoir.files import data_folder

HOUR = 3600.0
DAY = 24 * HOUR


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'house.db'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8013
    database: str = ""  # an address that SQLAlchemy understands; empty: SQLite in the user's data folder
    names: tuple[str, ...] = ()  # host names that the house is reached by, besides localhost and plain addresses
    secure: bool = False  # reached by https only, through a proxy: cookies are marked so
    page: str = ""  # a folder with a built page; empty: the one that comes with the program
    proxy: str = ""  # the address of a proxy whose word on the clients' addresses is taken
    metrics: str = ""  # addresses that may read /metrics, besides this machine's own

    bot_delay: tuple[float, float] = (0.6, 1.5)  # seconds that a bot seems to think
    bot_processes: int = 0  # that bots think in; 0: as many as there are cores
    bot_wait: float = 2.0  # seconds that a bot may have to wait for one; where it would be more, it thinks less
    bot_patience: float = 30.0  # seconds after which a bot's process counts as crashed
    stand_in: str = ""  # the level of bots that play for those who left; empty: the strongest

    grace_gone: float = 30.0  # seconds without a connection until a bot takes over
    grace_left: float = 10.0  # … after somebody said that they leave
    away: float = 60.0  # seconds without a sign of life until somebody counts as away
    replaceable: float = 120.0  # seconds without a connection until somebody else may have the seat

    keep_open: float = DAY  # tables that never started
    keep_abandoned: float = 30 * DAY  # games that nobody went on with
    keep_removed: float = 7 * DAY  # tables that were removed and can be brought back
    keep_code: float = 30 * DAY  # that a finished game is found by its five letters
    unload: float = 600.0  # seconds until a table that nobody watches leaves the memory
    sweep: float = 60.0  # seconds between two looks at what may go

    drain: float = 0.0  # seconds that a house goes on after it was told to stop, while others take over
    commit_pace: float = 0.008  # seconds between two commits when there is much to write
    frame_size: int = 4096  # bytes of a message from a client
    body_size: int = 16384
    address_rate: float = 20.0  # requests a second from one address, on the long run
    address_burst: int = 120
    address_sockets: int = 100
    address_connections: int = 256  # of any kind
    address_tables: int = 100  # that were used within a day and are not finished
    address_games: int = 1000  # … and that are: they are kept for ever
    game_length: int = 5_000  # entries of one game: more than any that people play
    table_sockets: int = 60
    socket_rate: float = 10.0  # messages a second on one socket, on the long run
    socket_burst: int = 40
    code_tries: int = 10  # wrong codes from one address, before each makes the next wait longer
    request_patience: float = 10.0  # seconds that a client may take to send a request
    reader_patience: float = 30.0  # seconds that a client may take nothing of what is sent to it
    tables: int = 100_000  # that are stored and not finished

    @property
    def database_url(self) -> str:
        return self.database or default_database()
