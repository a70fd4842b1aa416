"""The page as it was built from web/: read once, and sent compressed to those who take it so."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from manoir.server.http.guard import App, Receive, Scope, Send
from manoir.server.http.kept import ASK_AGAIN, FOREVER, Kept
from manoir.server.http.preview import page_for

BUILT = Path(__file__).parents[2] / "web"
INDEX = "index.html"

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
PACKED = ".br"  # beside a file: the same, compressed when the page was built (web/compress.ts)
COMPRESSIBLE = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wav", ".webmanifest"}


def file_at(path: Path, forever: bool) -> Kept:
    media = TYPES.get(path.suffix, "application/octet-stream")
    packed = path.with_name(path.name + PACKED)
    brotli = packed.read_bytes() if packed.is_file() else None
    return Kept(path.read_bytes(), media, FOREVER if forever else ASK_AGAIN, path.suffix in COMPRESSIBLE, brotli)


class Files:
    """All files of a built page by their address. What was not there at the start is not found: no path is made."""

    def __init__(self, folder: Path, secure: bool = False) -> None:
        self.secure = secure  # reached by https only
        self.index: Kept | None = None
        self.by_address: dict[str, Kept] = {}
        if not (folder / INDEX).is_file():
            return
        self.index = file_at(folder / INDEX, False)
        for path in folder.rglob("*"):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and name != INDEX and not name.startswith(".") and path.suffix != PACKED:
                self.by_address[f"/{name}"] = file_at(path, name.startswith("assets/"))

    async def show(self, request: Request) -> Response:
        """The page, whose addresses it reads itself."""
        return self._page(request).answer(request)

    async def miss(self, request: Request) -> Response:
        """The page at an address that it does not have, which it says in words."""
        return self._page(request).answer(request, 404)

    def _page(self, request: Request) -> Kept:
        assert self.index is not None
        return page_for(request, self.index.content, self.secure)

    def before(self, app: App) -> App:
        """An application that sends these files, and asks the other one for everything else."""

        async def send_file(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and scope["path"] in self.by_address:
                request = Request(scope)
                await self.by_address[scope["path"]].answer(request)(scope, receive, send)
            else:
                await app(scope, receive, send)

        return send_file
