"""The languages that the house speaks, and which of them a machine is set to.

Standard library only, and nothing of the house: ./manoir reads this file before anything is installed.
"""

import locale
import os

LANGUAGES = ("en", "fr", "es")


def of_machine() -> str:
    """The language of the machine, or English if the house does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name][:2].lower()
            break
    else:
        found = (locale.getlocale()[0] or "en")[:2].lower()
    return found if found in LANGUAGES else "en"
