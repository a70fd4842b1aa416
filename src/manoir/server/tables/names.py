"""Names of people: that they can be read, and told from one another."""

import re
import unicodedata

from manoir.core.errors import Refused
from manoir.core.record import NAME
from manoir.core.story import Phrase

LONGEST = 40
PILED = 2  # marks on one letter, above and below it
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control characters and the like
# Letters, marks and signs that leave a blank, or nothing: they are for machines, or for showing other letters alone.
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
    + "".join(map(chr, range(0xFE00, 0xFE0E)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
JOINER, NON_JOINER = "\u200d", "\u200c"  # between signs that make one picture, and in some scripts between letters
VIRAMA = 9  # the class of marks after which these two decide how an Indic letter looks
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")  # which have letters that look the same
WORD = re.compile(r"[^\W\d_]+")

# Letters of other scripts that look like Latin ones, each small and capital letter by its own looks.
ALIKE = str.maketrans(
    {
        other: latin
        for latin, others in {
            "a": "аα",
            "b": "Ьƅ",
            "c": "сϲⅽ",
            "d": "ԁⅾ",
            "e": "еҽ",
            "f": "ғ",
            "g": "ɡ",
            "h": "һ",
            "i": "іιıɩ",
            "j": "јϳ",
            "k": "кκ",
            "l": "ӏⅼ",
            "n": "п",
            "o": "оοσօ",
            "p": "рρ",
            "q": "ԛ",
            "r": "г",
            "s": "ѕ",
            "u": "υս",
            "v": "νѵ",
            "w": "ԝω",
            "x": "хχⅹ",
            "y": "уγү",
            "A": "АΑ",
            "B": "ВΒ",
            "C": "СϹ",
            "E": "ЕΕ",
            "F": "Ϝ",
            "H": "НΗ",
            "I": "ІΙӀ",
            "J": "Ј",
            "K": "КΚ",
            "M": "МΜ",
            "N": "Ν",
            "O": "ОΟ",
            "P": "РΡ",
            "Q": "Ԛ",
            "S": "Ѕ",
            "T": "ТΤ",
            "V": "Ѵ",
            "W": "Ԝ",
            "X": "ХΧ",
            "Y": "УΥҮ",
            "Z": "Ζ",
        }.items()
        for other in others
    }
)
STROKES = str.maketrans({"I": "l", "1": "l", "0": "O", "’": "'", "ʼ": "'", "‐": "-", "‑": "-", "–": "-"})


def checked_name(name: str) -> str:
    """A name that can stand in a record, in a terminal and on a page: short, nothing invisible or piled up in it, and
    every word in one script."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not NAME.fullmatch(name) or len(name) > LONGEST or not readable(name) or mixed(name):
        raise Refused(Phrase("error-name", {"name": name[:LONGEST]}))
    return name


def readable(name: str) -> bool:
    marks = 0
    seen = False
    for at, letter in enumerate(name):
        kind = unicodedata.category(letter)
        if letter in BLANK or (kind in INVISIBLE and not joins(name, at)):
            return False
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > PILED or (marks and not at):
            return False
        seen = seen or kind[0] in "LNPS"
    return seen


def joins(name: str, at: int) -> bool:
    """Whether an invisible character makes one picture of several, or shapes the letters beside it."""
    if name[at] not in (JOINER, NON_JOINER) or not 0 < at < len(name) - 1:
        return False
    before, after = name[at - 1], name[at + 1]
    if name[at] == JOINER and unicodedata.category(after) == "So":
        return before == "\ufe0f" or unicodedata.category(before) in ("So", "Sk")
    if not unicodedata.category(after).startswith("L"):
        return False
    arabic = unicodedata.name(before, "").startswith("ARABIC LETTER")
    return unicodedata.combining(before) == VIRAMA or (name[at] == NON_JOINER and arabic)


def mixed(name: str) -> bool:
    """Whether a word has letters of several scripts that look alike: nobody is called so, but for deceiving."""
    for word in WORD.findall(name):
        scripts = {unicodedata.name(letter, "").split(" ", 1)[0] for letter in word}
        if len(scripts.intersection(SCRIPTS)) > 1:
            return True
    return False


def looks_like(one: str, other: str) -> bool:
    """Whether two names at a table would be taken for each other."""
    return bool(looks(one) & looks(other))


def looks(name: str) -> set[str]:
    """What a name looks like, and what it looks like when one does not mind small and capital letters."""
    plain = unicodedata.normalize("NFKC", name).replace(JOINER, "").replace(NON_JOINER, "").replace("\ufe0f", "")
    plain = plain.translate(ALIKE)
    return {plain.casefold(), "=" + plain.translate(STROKES)}
