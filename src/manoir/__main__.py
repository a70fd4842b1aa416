"""python -m manoir is the command manoir."""

from manoir.cli import main

if __name__ == "__main__":
    main()
