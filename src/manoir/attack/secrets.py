"""Secrets: whole games with everybody's sockets open, and nothing in what is sent that its reader may not know."""

import json
import random

from manoir.attack.ground import Ground
from manoir.attack.guest import Guest, Player, play, table_of
from manoir.attack.verdict import Attack, Verdict, held, opened
from manoir.core.game import State
from manoir.core.record import read
from manoir.core.rng import Rng
from manoir.core.story import LETTERS, Seat
from manoir.games import GAMES
from manoir.server.tables.frames import guide, sheet_of
from manoir.server.tables.messages import ENCODE

SEATS = 3
FIRST = 60  # moves after which the house is asked for what it may not tell yet


async def whole_game(ground: Ground, game: str) -> Verdict:
    server = ground.house()
    guests = [ground.guest(server) for _ in range(SEATS)]
    spectator = ground.guest(server)
    table, players = await table_of(guests, game, seats=SEATS)
    watcher = await spectator.watch(table)
    await watcher.reached()
    readers = [await guest.watch(table, seat, sheet=True) for seat, guest in zip("ABC", guests, strict=True)]
    readers.append(await spectator.watch(table, sheet=True))
    rng = random.Random(ground.seed)
    await play(players, rng, FIRST)
    told = [one for guest in (*guests, spectator) if (one := told_early(guest, table, players[0]))]
    if told:
        return opened("told-early", which=told[0])
    await play(players, rng)
    for player in (*players, watcher, *readers):
        await player.heard_all()
    record = spectator.ask("GET", f"/api/tables/{table}/record").content.decode()
    everybody = [*players, watcher, *readers]
    compared, differs = seen_hidden(record, everybody, ground.seed)
    found = leaked(record, guests, everybody, table) or differs
    if found:
        return opened("leaked", which=found)
    texts = [text for player in everybody for text in player.texts]
    return held("nothing-leaked", frames=len(texts), size=round(sum(map(len, texts)) / 1000), views=compared)


def told_early(guest: Guest, table: str, player: Player) -> str:
    """What the house tells before the end and should not."""
    if player.game["over"]:
        return ""
    for path in ("record", "replay?all=1", "story?all=1"):
        if guest.ask("GET", f"/api/tables/{table}/{path}").status < 400:
            return path
    return ""


def leaked(record: str, guests: list[Guest], players: list[Player], table: str) -> str:
    """The secret of the deals before the end, and tokens at any time: of others, and one's own."""
    secret = next(line.split(": ")[1] for line in record.splitlines() if line.startswith("secret: "))
    tokens = [token for guest in guests for token in guest.cookies[table].values()]
    for player in players:
        over = False
        for text, frame in zip(player.texts, player.frames, strict=True):
            over = over or bool(frame.get("over")) or frame.get("table", {}).get("phase") == "over"
            if secret.encode() in text and not over:
                return "secret"
            if any(token.encode() in text for token in tokens):
                return "token"
    return ""


def seen_hidden(record: str, players: list[Player], seed: int) -> tuple[int, str]:
    """How many views were compared, and the first that would be another if what its reader cannot know were dealt
    otherwise.

    The game is played again here, and each position imagined anew from what the reader may know of it.
    """
    replay, rng = read(record, GAMES), Rng(seed)
    compared = 0
    sent = [{frame["number"]: frame for frame in player.frames if "view" in frame} for player in players]
    for number, _ in enumerate(replay.steps()):  # the position before each move
        for player, frames in zip(players, sent, strict=True):
            frame = frames.get(number)
            if frame is not None:
                seat = LETTERS.index(player.seat) if player.seat else None
                imagined = replay.match.state.view(seat).imagine(rng)
                if any(frame[part] != told for part, told in parts(imagined, seat).items() if part in frame):
                    return compared, f"{player.seat or '-'} {number}"
                compared += 1
    return compared, ""


def parts(state: State, seat: Seat | None) -> dict[str, object]:
    """What a frame says of a position to a seat, as it comes out of JSON."""
    view = state.view(seat)
    moves = [] if seat is None or seat not in state.waiting() else state.moves(seat)
    hints = {move.notation: hint.to_json() for move in moves if (hint := view.hint(move)) is not None}
    said = [view.to_json(), view.status().to_json(), [move.notation for move in moves], hints, sheet_of(view)]
    texts = [json.loads(ENCODE(one)) for one in (*said, guide(view, state.rests()))]
    return dict(zip(("view", "status", "moves", "hints", "sheet", "guide"), texts, strict=True))


def secrets_of(game: str) -> Attack:
    async def run(ground: Ground) -> Verdict:
        return await whole_game(ground, game)

    return Attack(f"secrets-{game}", "secrets", run)


SECRETS = [secrets_of(game) for game in ("toctoctoc", "spooks", "halloween")]
