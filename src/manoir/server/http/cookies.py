"""The cookies that hold seats: one for each seat, sent to its table only, and read by no script."""

from starlette.responses import Response

from manoir.core.story import LETTERS, Seat
from manoir.server.http.guard import Scope

LASTS = 60 * 24 * 3600  # seconds


def cookie_name(seat: Seat, secure: bool) -> str:
    """Browsers take a cookie with such a prefix over https only. (`__Host-` would forbid the path of the table.)"""
    return f"{'__Secure-' if secure else ''}manoir-{LETTERS[seat]}"


def token_in(scope: Scope, seat: Seat, secure: bool) -> str:
    """The token for a seat that who asks has, empty if there is none. Cookies of ours are never quoted, and reading
    quotes takes some versions of Python the square of their number."""
    name = cookie_name(seat, secure)
    for key, value in scope["headers"]:
        if key == b"cookie":
            _, found, rest = (";" + value.decode("latin-1").replace(" ", "")).partition(f";{name}=")
            if found:
                return str(rest.partition(";")[0])
    return ""


def give_token(response: Response, table: str, seat: Seat, token: str, secure: bool) -> None:
    response.set_cookie(
        cookie_name(seat, secure),
        token,
        max_age=LASTS,
        path=f"/api/tables/{table}",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
