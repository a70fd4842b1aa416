"""What others show of a link to the house: a sentence in the reader's language, and a picture."""

from functools import lru_cache
from html import escape

from starlette.requests import Request

from manoir.core.texts import Texts
from manoir.server.http.kept import Kept
from manoir.server.http.welcome import wanted_language

MARK = b"<!-- preview -->"  # in the head of the page
ENGLISH = b'<html lang="en"'
PICTURE = "/preview.jpg"
SIZE = ("1200", "630")
MOST = 32  # forms of the page that are kept: languages, by the names that the house is reached by
HTML = "text/html; charset=utf-8"


def page_for(request: Request, index: bytes, secure: bool) -> Kept:
    """The page as it is sent to who asks. Links to tables are invitations."""
    scheme = "https" if secure else request.url.scheme
    said = "page-invitation" if request.url.path.startswith("/t/") else "page-description"
    language = wanted_language(request.headers.get("accept-language", ""))
    return written(index, language, f"{scheme}://{request.headers.get('host', '')}", said)


@lru_cache(MOST)
def written(index: bytes, language: str, origin: str, said: str) -> Kept:
    text = Texts(language)(said)
    width, height = SIZE
    facts = {
        "og:type": "website",
        "og:site_name": "Manoir",
        "og:title": "Manoir",
        "og:description": text,
        "og:locale": language,
        "og:image": origin + PICTURE,
        "og:image:width": width,
        "og:image:height": height,
    }
    lines = [f'<meta name="description" content="{escape(text)}">']
    lines += [f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    page = index.replace(MARK, "".join(lines).encode(), 1).replace(ENGLISH, f'<html lang="{language}"'.encode(), 1)
    kept = Kept(page, HTML)
    kept.headers["vary"] = "accept-encoding, accept-language"
    return kept
