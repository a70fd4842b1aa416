"""What a seat is told that it could say: it can be said, it is all that can be said, and it tells nothing hidden."""

from types import ModuleType

from manoir.core.contract.broken import Broken, differing
from manoir.core.contract.differences import difference
from manoir.core.contract.texts import Speaker
from manoir.core.play import Match, play
from manoir.core.rng import Rng
from manoir.core.sentences import MANY, Sentence, Word, goes_on
from manoir.core.story import LETTERS, Json, Seat

FEW = 40  # sentences that are looked for in most positions; in one of twenty, as many as clients get
SAMPLE = 5  # of these are said


def check_sentences(match: Match, testing: ModuleType, speaker: Speaker, seat: Seat, doubt: Rng) -> None:
    state = match.state
    most = FEW if doubt.below(20) else MANY
    found = state.view(seat).sentences(most)
    redealt = testing.redealt(state, seat, doubt).view(seat).sentences(most)
    other = difference(_written(found.first), _written(redealt.first))
    if other is not None:
        raise differing("leaky-sentences", other, {"who": LETTERS[seat]})
    every = found.all()
    for sentence in doubt.draw(every, min(SAMPLE, len(every))):
        check_sentence(match, speaker, seat, found.first, sentence)


def check_sentence(match: Match, speaker: Speaker, seat: Seat, first: list[Word], sentence: Sentence) -> None:
    """Word by word, what could be said next is what the real position offers; said at once, it comes to the same."""
    copy, next_ = match.state.clone(), first
    said: list[str] = []
    for word in sentence.words:
        where: Json = {"who": LETTERS[seat], "said": " … ".join(said) or "–"}
        offered = [move.notation for move in copy.moves(seat)]
        other = difference([one.move.notation for one in next_], offered)
        if other is not None:
            raise differing("sentence-words", other, where)
        if word.hint is not None:
            speaker.say(word.hint)
        play(match.game, copy, seat, word.move)
        said.append(word.move.notation)
        next_ = word.then
        if goes_on(copy, seat) != bool(next_ or word.unfinished):
            raise Broken("sentence-end", {"who": LETTERS[seat], "said": " … ".join(said)})
    whole = match.draft(seat, sentence.moves).state
    other = difference(copy.position(), whole.position())
    if other is not None:
        raise differing("sentence-other", other, {"said": " … ".join(said)})


def _written(words: list[Word]) -> list[object]:
    return [
        [
            word.move.notation,
            None if word.hint is None else word.hint.to_json(),
            [move.notation for move in word.spared],
            word.unfinished,
            word.changes,
            _written(word.then),
        ]
        for word in words
    ]
