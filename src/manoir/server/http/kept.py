"""What is sent again and again and seldom changes: made once, compressed once, and not sent to those who have it."""

import gzip
import hashlib
import re
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"  # for names with a hash of what is in them
ASK_AGAIN = "no-cache"
REFUSED = r"\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))"
BROTLI = re.compile(rf"\bbr{REFUSED}")  # asked for over TLS, and of the own machine
GZIP = re.compile(rf"\bgzip{REFUSED}")


class Kept:
    """`brotli` is the same content, compressed by whoever made it: Python has no means to do so."""

    def __init__(
        self,
        content: bytes,
        media: str,
        caching: str = ASK_AGAIN,
        compressible: bool = True,
        brotli: bytes | None = None,
    ) -> None:
        self.content = content
        self.brotli = brotli
        self.compressible = compressible
        self.tag = f'W/"{hashlib.sha256(content).hexdigest()[:20]}"'  # weak: compressed or not, it is the same
        self.headers = {"cache-control": caching, "content-type": media, "etag": self.tag}
        if compressible:
            self.headers["vary"] = "accept-encoding"

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: Request, status: int = 200) -> Response:
        known = request.headers.get("if-none-match", "").split(",")
        if status == 200 and self.tag in (tag.strip() for tag in known):
            return Response(None, 304, self.headers)
        accepted = request.headers.get("accept-encoding", "") if self.compressible else ""
        if self.brotli is not None and BROTLI.search(accepted):
            return Response(self.brotli, status, {**self.headers, "content-encoding": "br"})
        if GZIP.search(accepted):
            return Response(self.compressed, status, {**self.headers, "content-encoding": "gzip"})
        return Response(self.content, status, self.headers)
