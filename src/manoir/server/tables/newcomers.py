"""Seats of a game that has begun: who would like one asks, and who is at the table says yes or no.

A bot's seat, and that of somebody who is gone for long, can be had; whoever comes sees the cards of that seat. So
nobody gets one who knows another hand of the game, and nobody gets one unasked.
"""

from collections.abc import Iterable

from manoir.core.story import LETTERS, Seat
from manoir.server.tables.agreement import Agreement, Asker, hashed, new_token
from manoir.server.tables.names import checked_name, looks_like
from manoir.server.tables.seating import chair_at, free_name, must_be, must_be_welcome, no

WAITING = 180.0  # seconds after which somebody who was not answered has gone away
MOST = 3  # that may wait for an answer, one from each address


def ask(
    agreement: Agreement,
    seat: Seat,
    name: str,
    guest: str,
    tokens: list[str],
    gone_for: float,
    patience: float,
    now: float,
) -> str:
    """Ask for a seat; the token that it will be held by. `tokens` are those that who asks has of this table."""
    must_be(agreement, "playing")
    chair = chair_at(agreement, seat)
    away = chair.left or (bool(chair.stand_in) and gone_for >= patience)
    if chair.kind == "person" and not away:
        raise no("error-seat-taken", seat=LETTERS[seat])
    if agreement.newcomers == "nobody":
        raise no("error-no-newcomers")
    must_be_welcome(agreement, guest, now)
    if agreement.knows(tokens, seat):
        raise no("error-second-hand")
    agreement.askers = [one for one in agreement.askers if now - one.at < WAITING]
    name = free_name(agreement, checked_name(name), seat)
    if any(looks_like(one.name, name) for one in agreement.askers):
        raise no("error-name-taken", name=name)
    if len(agreement.askers) >= MOST or any(one.seat == seat or one.guest == guest for one in agreement.askers):
        raise no("error-asked-already", seat=LETTERS[seat])
    token = new_token()
    agreement.askers.append(Asker(seat, name, hashed(token), now, guest))
    for known in agreement.seen_by(tokens):
        agreement.note_known(known, hashed(token))  # it takes the place of the old one
    return token


def answer(agreement: Agreement, seat: Seat, name: str, welcome: bool, by: Iterable[Seat], now: float) -> None:
    """Those at the table say yes or no to who asks: the host, or everybody."""
    must_be(agreement, "playing")
    asker = next((one for one in agreement.askers if one.seat == seat and one.name == name), None)
    if asker is None:
        raise no("error-nobody-asks", seat=LETTERS[seat])
    voices = [one for one in by if agreement.chairs[one].plays]
    if agreement.newcomers != "all":
        voices = [one for one in voices if one == agreement.host]
    if not voices:
        raise no("error-not-host" if agreement.newcomers != "all" else "error-not-seated")
    if not welcome:
        agreement.askers.remove(asker)
        agreement.send_away(asker.guest, now)
        return
    asker.agreed = sorted({*asker.agreed, *voices})
    asked = (
        [one for one, chair in enumerate(agreement.chairs) if chair.plays]
        if agreement.newcomers == "all"
        else [agreement.host]
    )
    if set(asked) <= set(asker.agreed):
        agreement.askers.remove(asker)
        let_in(agreement, asker)


def let_in(agreement: Agreement, asker: Asker) -> None:
    """They have the seat now. Who had it before knows its cards."""
    chair = agreement.chairs[asker.seat]
    if chair.plays:  # who had the seat is back
        raise no("error-seat-taken", seat=LETTERS[asker.seat])
    if chair.token:
        agreement.note_known(asker.seat, chair.token)
    chair.came = agreement.next_to_come()
    chair.name, chair.token = asker.name, asker.token  # the salt stays: the deals follow from it
    chair.kind, chair.level, chair.stand_in, chair.left, chair.ready = "person", "", "", False, True
