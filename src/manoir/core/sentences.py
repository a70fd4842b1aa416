"""Sentences: whole options, where a choice is said word by word. A client that has them can begin with any word."""

from typing import TYPE_CHECKING, Final

from manoir.core.story import Phrase, Seat

if TYPE_CHECKING:
    from manoir.core.game import Move, State

MANY: Final = 600  # sentences that are found, as a rule, before some are left unfinished
LONGEST: Final = 12  # words of a sentence


def goes_on(state: "State", seat: Seat) -> bool:
    """Whether a seat that has just said a word has a further one of the same option to say."""
    return state.actor == seat and state.continues()


class Word:
    """A word that could be said, what it promises, and the words that could follow; none: it is the last one."""

    def __init__(self, move: "Move", hint: Phrase | None) -> None:
        self.move: Final = move
        self.hint: Final = hint
        self.spared: list[Move] = []  # further words of the option that nobody need say: there is no other choice
        self.then: list[Word] = []
        self.unfinished = False  # words follow, but were not looked for: there are too many
        self.changes: dict[str, int] = {}  # of a last word: what the whole option costs and brings at once


class Sentence:
    """The words of one option, one after the other."""

    def __init__(self, words: list[Word]) -> None:
        self.words: Final = words

    @property
    def moves(self) -> "list[Move]":
        return [word.move for word in self.words]

    @property
    def all_moves(self) -> "list[Move]":
        """Those included that nobody need make."""
        found: list[Move] = []
        for word in self.words:
            found += [word.move, *word.spared]
        return found

    @property
    def whole(self) -> bool:
        return not self.words[-1].unfinished


class Sentences:
    """All that a seat could say now: a tree of words, so that those who begin alike are found, and sent, once."""

    def __init__(self, first: list[Word], whole: bool = True) -> None:
        self.first: Final = first
        self.whole: Final = whole  # none was left unfinished

    def all(self) -> list[Sentence]:
        """Every sentence, in the order of the moves that are offered."""
        found: list[Sentence] = []
        for word in self.first:
            _add(found, [word])
        return found

    def find(self, typed: str) -> Sentence | None:
        """The sentence that is written so, in capitals or not; the words that nobody need say may be there or not."""
        wanted = " ".join(typed.split()).casefold()
        for sentence in self.all():
            if wanted in (_written(sentence.moves), _written(sentence.all_moves)):
                return sentence
        return None


def _written(moves: "list[Move]") -> str:
    return " ".join([move.notation for move in moves]).casefold()


def _add(found: list[Sentence], words: list[Word]) -> None:
    if not words[-1].then:
        found.append(Sentence(words))
    for word in words[-1].then:
        _add(found, [*words, word])


class _Begun:
    """A beginning: where its last word was said, and how many there are."""

    def __init__(self, word: Word, before: "State", length: int) -> None:
        self.word: Final = word
        self.before: Final = before
        self.length: Final = length


def sentences(state: "State", seat: Seat, most: int) -> Sentences:
    """What a seat could say in an imagined position. Short beginnings are gone on with first: if there are too many
    sentences, all of the first words are there, and the longest ones are unfinished."""
    first = _offered(state, seat)
    goods = state.goods(seat)
    begun = [_Begun(word, state, 1) for word in first]
    number, whole, at = len(first), True, 0
    while at < len(begun):
        one = begun[at]
        at += 1
        after = one.before.clone()
        after.story = []  # only then is it noted which words are spared
        after.apply(seat, one.word.move)
        after.story = None
        one.word.spared = _spared(after)
        if not goes_on(after, seat):
            one.word.changes = _changes(goods, after.goods(seat))
            continue
        further = len(after.moves(seat))
        if number + further - 1 > most or one.length >= LONGEST:
            one.word.unfinished, whole = True, False
            continue
        number += further - 1
        one.word.then = _offered(after, seat)
        begun += [_Begun(word, after, one.length + 1) for word in one.word.then]
    return Sentences(first, whole)


def _changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def _spared(after: "State") -> "list[Move]":
    made = after.options_made()
    return made[0][1:] if made else []


def _offered(state: "State", seat: Seat) -> list[Word]:
    view = state.view(seat)
    return [Word(move, view.hint(move)) for move in state.moves(seat)]
