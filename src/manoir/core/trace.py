"""Every position of a game in plain words, a JSON line a decision, so that anybody can check the rules."""

from collections.abc import Iterator

from manoir.core.game import CHANCE, Game, Move
from manoir.core.options import Options
from manoir.core.play import Match
from manoir.core.record import Replay, seat_word
from manoir.core.rng import stream
from manoir.core.story import LETTERS, Json, Seat
from manoir.core.texts import Texts


def played(game: Game, options: Options, seats: int, seed: int) -> Match:
    """A game that random players play to its end."""
    match = Match(game, options, seats)
    chance, choice = stream(seed, "chance"), stream(seed, "players")
    match.settle(chance)
    while not match.over:
        seat = match.state.waiting()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[int(choice.below(len(moves)))])
        match.settle(chance)
    return match


def again(match: Match, names: list[str]) -> Replay:
    """A finished match from its beginning."""
    moves = [(number, seat, move) for number, (seat, move) in enumerate(match.line(), 6)]
    ending = "result: " + " ".join(map(str, match.state.scores()))
    return Replay(Match(match.game, match.options, match.seats), names, moves, ending)


def trace(replay: Replay, texts: Texts) -> Iterator[Json]:
    """A header, then for every decision the whole position, the legal moves, the move made and what came of it."""
    match = replay.match
    yield {
        "game": texts("game-title"),
        "rules": f"{match.game.name} {match.game.version}",
        "options": match.options.to_json(),
        "preset": match.options.preset_name(),
        "players": {LETTERS[seat]: name for seat, name in enumerate(replay.names)},
    }
    pending: Json | None = None
    for number, (seat, move) in enumerate(replay.steps(), 1):
        if pending is not None:
            yield _with_story(pending, match, texts)
            pending = None
        pending = _decision(match, number, seat, move, texts)
    if pending is not None:
        yield _with_story(pending, match, texts)
    yield {"position": in_words(match.state.position(), match.game, texts), "over": match.over}


def _decision(match: Match, number: int, seat: Seat, move: Move, texts: Texts) -> Json:
    state = match.state
    if seat == CHANCE:
        offered: list[Json] = [{"move": m.notation, "weight": weight} for m, weight in state.chance()]
        return {"number": number, "decides": "chance", "outcomes": offered, "move": move.notation}
    return {
        "number": number,
        "decides": seat_word(seat),
        "waiting": [LETTERS[waiting] for waiting in state.waiting()],
        "status": texts.say(state.view(None).status()),
        "position": in_words(state.position(), match.game, texts),
        "moves": [m.notation for m in state.moves(seat)],
        "move": move.notation,
    }


def _with_story(line: Json, match: Match, texts: Texts) -> Json:
    told = [event.whole() for event in match.told[-1].story]
    made = match.state.options_made()
    if made:  # choices made in several moves, and those that left no choice
        line = {**line, "options": [" ".join(word.notation for word in words) for words in made]}
    return {**line, "story": [f"{texts.say(event)} [{event.rule}]" for event in told]}


def in_words(value: object, game: Game, texts: Texts) -> object:
    """A position with each card's notation followed by its name."""
    if isinstance(value, dict):
        return {key: in_words(item, game, texts) for key, item in value.items()}
    if isinstance(value, list):
        return [in_words(item, game, texts) for item in value]
    if isinstance(value, str) and value in game.cards:
        return f"{value} ({texts('card-' + value)})"
    return value
