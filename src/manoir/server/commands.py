"""The words of the command line that belong to the house: `manoir serve`."""

from dataclasses import fields, replace
from typing import Any

from cyclopts import App

from manoir.commands import add_word
from manoir.core.errors import BadOption, listed
from manoir.core.texts import Texts, language
from manoir.server.settings import Settings

NAMED = ("host", "port", "database", "names")  # settings that have a flag of their own


def register(app: App, texts: Texts) -> None:
    add_word(app, "serve", serve, texts)


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
    if not 0 <= port <= 65535:
        raise BadOption.value("--port", port, ["0–65535"])
    settings = with_words(Settings(host=host, port=port, database=database, names=hostname), set)
    run(settings, lambda address: print(texts("serve-open", address=address), flush=True))


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
            raise BadOption.value(f"--set {name}", value, [_example(getattr(settings, name))]) from None
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


def _example(now: object) -> str:
    if isinstance(now, bool):
        return listed(["on", "off"])
    return "-".join(map(str, now)) if isinstance(now, tuple) else str(now)
