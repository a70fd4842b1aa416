"""Where people read: a console whose lines do not break between a number and its %, nor before a colon in French."""

import re

from rich import _wrap
from rich.console import Console

__all__ = ["Console"]

# Rich takes a space that must not break for one that may: to it, a word is whatever stands between spaces of any kind.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
