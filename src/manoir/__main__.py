"""python -m manoir is the command manoir."""

import sys

from manoir import __version__


def main() -> None:
    """Loads the command line, unless there is nothing to read in it."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        print(__version__)
        return
    from manoir.cli import main

    main()


if __name__ == "__main__":
    main()
