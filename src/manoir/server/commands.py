"""The words of the command line that belong to the house: `manoir play`, `serve` and `restore`."""

from dataclasses import fields, replace
from typing import Any

from cyclopts import App

from manoir import start
from manoir.commands import add_word
from manoir.complaints import tell_left_out
from manoir.core.errors import BadOption, Refused, listed
from manoir.core.story import Phrase
from manoir.core.texts import Texts, language
from manoir.games import GAMES
from manoir.server.settings import DAY, Settings

NAMED = ("host", "port", "database", "names")  # settings that have a flag of their own


def register(app: App, texts: Texts) -> None:
    add_word(app, "play", play, texts)
    add_word(app, "serve", serve, texts)
    add_word(app, "restore", restore, texts)


def play(
    game: str | None = None,
    /,
    *,
    lan: bool = False,
    no_open: bool = False,
    port: int | None = None,
    database: str = "",
    lang: str | None = None,
) -> None:
    from manoir.server.play import has_display, network_address
    from manoir.server.play import play as run

    if game is not None and game not in GAMES:
        raise GAMES.refusal(game)
    settings = Settings(
        host=network_address() if lan else Settings.host,
        port=Settings.port if port is None else checked_port(port),
        database=database,
    )
    path, texts = f"new/{game}" if game else "", Texts(language(lang))
    tell_left_out(texts)
    run(settings, port is None, path, has_display() and not no_open, texts)


def serve(
    *,
    host: str = Settings.host,
    port: int = Settings.port,
    database: str = "",
    hostname: tuple[str, ...] = (),
    set: tuple[str, ...] = (),
    lang: str | None = None,
) -> None:
    from manoir.server.serve import serve as run

    texts = Texts(language(lang))
    settings = with_words(Settings(host=host, port=checked_port(port), database=database, names=hostname), set)
    tell_left_out(texts)
    run(settings, lambda address: print(texts("serve-open", address=address), flush=True))


def restore(table: str | None = None, /, *, database: str = "", lang: str | None = None) -> None:
    from manoir.server.restore import connected, removed
    from manoir.server.restore import restore as bring_back

    texts = Texts(language(lang))
    with connected(Settings(database=database).database_url) as connection:
        if table is not None:
            agreement = bring_back(connection, table)
            print(texts("restore-done", code=agreement.code))
            return
        found = removed(connection)
    how = start.command("restore") + " " + texts("restore-code")
    print(texts("restore-some", command=how) if found else texts("restore-none"))
    for one in found:
        days, names = round(one.ago / DAY, 1), listed(one.agreement.names)
        print(texts("restore-one", code=one.agreement.code, game=one.agreement.game, names=names, days=days))


def checked_port(port: int) -> int:
    if not 0 <= port <= 65535:
        raise BadOption.value("--port", port, ["0–65535"])
    return port


def with_words(settings: Settings, words: tuple[str, ...]) -> Settings:
    """Settings changed by words such as `bot_delay=0.2-0.5`."""
    known = {field.name: field for field in fields(Settings) if field.name not in NAMED}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known or not equals:
            raise BadOption.unknown(f"--set {word}", known)
        try:
            settings = replace(settings, **{name: _read(getattr(settings, name), value)})
        except ValueError:
            raise _refusal(f"--set {name}", getattr(settings, name), value) from None
    return settings


def _read(now: object, value: str) -> Any:
    """A value of the same kind as the present one."""
    if isinstance(now, bool):
        if value not in ("on", "off"):
            raise ValueError
        return value == "on"
    if isinstance(now, tuple):
        low, _, high = value.partition("-")
        pair = _positive(float(low)), _positive(float(high or low))
        if pair[0] > pair[1]:
            raise ValueError
        return pair
    if isinstance(now, (int, float)):
        return _positive(type(now)(value))
    return value


def _positive(value: float) -> float:
    if not 0 <= value < 1e12:
        raise ValueError
    return value


def _refusal(option: str, now: object, value: str) -> Refused:
    """What a setting takes, told by the value that it has."""
    if isinstance(now, bool):
        return BadOption.value(option, value, [_example(now)])
    if isinstance(now, tuple):
        return Refused(Phrase("error-range", {"option": option, "value": value, "example": _example(now)}))
    try:
        float(value)
    except ValueError:
        return Refused(Phrase("error-number", {"option": option, "value": value}))
    return BadOption.value(option, value, ["0, 1, 2…" if isinstance(now, int) else "0, 0.5, 1…"])


def _example(now: object) -> str:
    """A value as it is written in a word."""
    if isinstance(now, bool):
        return listed(["on", "off"])
    return "-".join(map(str, now)) if isinstance(now, tuple) else str(now)
