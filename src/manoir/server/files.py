"""The page as it was built from web/: read once, and sent compressed to those who take it so."""

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from manoir.server.guard import App, Receive, Scope, Send

BUILT = Path(__file__).parent.parent / "web"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # for names with a hash of what is in them
ASK_AGAIN = "no-cache"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    # Compressed by nature.
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".opus": "audio/ogg",
    ".png": "image/png",
    ".wav": "audio/wav",
    ".webm": "audio/webm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wav", ".webmanifest"}
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")


class File:
    def __init__(self, path: Path, forever: bool) -> None:
        self.content = path.read_bytes()
        self.compressible = path.suffix in COMPRESSIBLE
        self.tag = f'W/"{hashlib.sha256(self.content).hexdigest()[:20]}"'  # weak: compressed or not, it is the same
        self.headers = {
            "cache-control": FOREVER if forever else ASK_AGAIN,
            "content-type": TYPES.get(path.suffix, "application/octet-stream"),
            "etag": self.tag,
        }
        if self.compressible:
            self.headers["vary"] = "accept-encoding"

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: Request) -> Response:
        known = request.headers.get("if-none-match", "").split(",")
        if self.tag in (tag.strip() for tag in known):
            return Response(None, 304, self.headers)
        if self.compressible and GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self.compressed, 200, {**self.headers, "content-encoding": "gzip"})
        return Response(self.content, 200, self.headers)


class Files:
    """All files of a built page by their address. What was not there at the start is not found: no path is made."""

    def __init__(self, folder: Path) -> None:
        self.index: File | None = None
        self.by_address: dict[str, File] = {}
        if not (folder / INDEX).is_file():
            return
        self.index = File(folder / INDEX, False)
        for path in folder.rglob("*"):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and name != INDEX and not name.startswith("."):
                self.by_address[f"/{name}"] = File(path, name.startswith("assets/"))

    async def show(self, request: Request) -> Response:
        """The page, whose addresses it reads itself."""
        assert self.index is not None
        return self.index.answer(request)

    def before(self, app: App) -> App:
        """An application that sends these files, and asks the other one for everything else."""

        async def send_file(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] in self.by_address:
                request = Request(scope)
                await self.by_address[scope["path"]].answer(request)(scope, receive, send)
            else:
                await app(scope, receive, send)

        return send_file
