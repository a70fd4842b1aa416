"""What does not change from move to move: the rules of a table."""

from typing import Final


class TocRules:
    """What the options change, settled for one table and shared by all its positions."""

    def __init__(self, *, rival_breaks_ties: bool, pile_face_up: bool, memory_aid: bool, starter: int) -> None:
        self.rival_breaks_ties: Final = rival_breaks_ties
        self.pile_face_up: Final = pile_face_up
        self.memory_aid: Final = memory_aid
        self.starter: Final = starter  # a seat, or NONE: chance decides
