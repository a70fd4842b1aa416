"""A game at the keyboard: the story is told, the table shown, and whoever must choose is asked."""

from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from manoir.core.errors import NoUndo, Refused
from manoir.core.game import CHANCE, Game, Move
from manoir.core.rng import stream
from manoir.core.story import LETTERS, Phrase, Seat
from manoir.core.texts import Texts
from manoir.terminal import shelf
from manoir.terminal.board import ACTIVE, board, on_display
from manoir.terminal.chronicle import Chronicle
from manoir.terminal.ending import show_end, show_scores
from manoir.terminal.fitting import fitted
from manoir.terminal.guide import Guide, card_named, rules_named
from manoir.terminal.keeper import Ended, Keeper, ended
from manoir.terminal.menu import Menu
from manoir.terminal.prompt import Leave, command, shortened
from manoir.terminal.screen import Screen
from manoir.terminal.seating import Seating


class Session:
    """One evening: a game from wherever its chronicle stands to its end, or until somebody leaves."""

    def __init__(
        self,
        chronicle: Chronicle,
        seating: Seating,
        language: str,
        screen: Screen,
        seed: int,
        save: Path | None = None,
        confirms: bool = True,
        bots: str = "",
    ) -> None:
        """With `save`, the game is kept there, otherwise on the shelf; `bots` are their levels as they were typed."""
        self.chronicle = chronicle
        self.match = chronicle.match
        self.game = chronicle.match.game
        self.seating = seating
        self.screen = screen
        self.seed = seed
        self.begun = chronicle.match.played
        self.keeper = Keeper(chronicle.match, seating, screen, save, bots)
        self.warned = False  # whoever wants to leave, that the game cannot be kept
        self.confirms = confirms
        self.chance = stream(seed, "chance")
        self.thoughts = {seat: stream(seed, f"bot-{LETTERS[seat]}") for seat in seating.bots}
        self.reader: Seat | None = 0 if seating.people == 1 else None  # who looks at the screen; None: anybody
        self.shown_to: Seat | None = None  # who was last shown the table
        self.speak(language)

    def speak(self, language: str) -> None:
        self.texts = Texts(language, self.game.folder / "texts", self.seating.names)
        self.guide = Guide(self.game, self.match.options, self.texts, self.screen)
        self.keeper.texts = self.texts

    def run(self) -> None:
        """Whoever leaves early, by a word or a key or by closing the window, finds the game kept."""
        with ended():
            self.play()

    def play(self) -> None:
        try:
            self.welcome()
            while not self.match.over:
                self.step()
            self.end()
        except Leave:
            self.leave()
        except EOFError:
            self.screen.say()  # the prompt is still open
            self.leave()
        except KeyboardInterrupt:
            self.screen.say()
            self.keeper.keep_or_say()
            raise
        except Ended:
            self.keeper.keep(quietly=True)
            raise

    def leave(self) -> None:
        if not self.match.over and not self.warned:
            self.keeper.keep_or_say()
        self.screen.say(self.texts("goodbye"))

    def welcome(self) -> None:
        texts, names, people = self.texts, self.seating.names, self.seating.people
        self.screen.say(texts("game-title"), "bold yellow")
        if not self.match.played:
            self.screen.say(" ".join(texts("game-welcome").split()))
        if people == 1:
            self.screen.say(texts("welcome-you", player=names[0], others=names[1:]))
        else:
            self.screen.say(texts("welcome-people", others=names))
        if people:
            self.screen.say(texts("welcome-type", command=texts("command-quit")))
        if self.match.played:
            self.screen.say(texts("welcome-back", moves=self.match.played))
        self.settle()
        self.chronicle.opened()
        if self.reader not in self.match.state.waiting():  # whoever is asked first is shown the table then
            self.show_table()

    def settle(self) -> None:
        """Chance makes its moves."""
        while self.match.state.actor == CHANCE:
            self.chronicle.play(CHANCE, self.match.state.chance_move(self.chance))

    def step(self) -> None:
        """One decision and what comes of it."""
        seat = self.match.state.waiting()[0]
        if seat in self.seating.bots:
            view, moves = self.match.state.view(seat), self.match.state.moves(seat)
            self.chronicle.play(seat, self.seating.bots[seat].choose(view, moves, self.thoughts[seat]))
        else:
            self.decide(seat)
        self.settle()
        self.keeper.keep_up()
        self.tell()

    def tell(self, at_once: bool = False) -> None:
        self.chronicle.tell(self.reader, self.screen, self.texts, at_once)

    # -- a person's decision --------------------------------------------------------------------------------------

    def decide(self, seat: Seat) -> None:
        """Ask until there is a move that stands."""
        if seat != self.reader:
            self.hand_over(seat)
        while True:
            if self.goes_on(seat) and not self.screen.is_low:
                self.show_moves()
            else:
                self.show_table()
            moves = self.match.state.moves(seat)
            hint = self.texts("hint-move", most=len(moves))
            if len(moves) == 1:
                hint = self.texts("hint-only", move=moves[0].phrase())
                self.screen.say(hint, "dim")
            self.listen(hint, lambda typed: self.moved(seat, typed))
            if not self.confirms or not self.match.can_undo(seat):
                return
            if seat in self.match.state.waiting():  # who goes on choosing can take it back then
                return
            self.keeper.keep_up()
            self.tell()
            hint = self.texts("hint-confirm", command=self.texts("command-undo"))
            self.screen.say(hint, "dim")
            if not self.listen(hint, lambda typed: not typed or command(typed, self.texts)[0] == "undo"):
                return
            self.chronicle.undo(seat)
            self.keeper.keep_up()
            self.tell()

    def moved(self, seat: Seat, typed: str) -> bool:
        """Make the move that was typed, or refuse it with the reason; False if it is no move."""
        if not typed and len(self.match.state.moves(seat)) == 1:
            typed = "1"
        name, rest = command(typed, self.texts)
        if name == "card" and card_named(self.game, rest, self.texts):
            return False  # to read a card must never be to use it, however its use is written
        move = self.menu(seat).find(typed) or named(self.game, typed)
        if move is not None:
            self.chronicle.play(seat, move)
            return True
        sentence = self.match.state.view(seat).sentences().find(typed)
        if sentence is None:
            return False
        for word in sentence.moves:
            self.chronicle.play(seat, word)
        return True

    def listen(self, hint: str, accepts: Callable[[str], bool]) -> str:
        """The first line that is accepted. Until then commands are obeyed, and mistakes answered with the hint."""
        while True:
            typed = self.screen.ask()
            try:
                if accepts(typed):
                    return typed
                if not typed:
                    self.screen.say(hint, "dim")
                elif not self.obey(typed):
                    raise Refused(Phrase("error-typed", {"typed": shortened(typed), "hint": hint}))
            except Refused as refused:
                rule = f" [{refused.rule}]" if refused.rule else ""
                self.screen.say(self.texts.say(refused.phrase) + rule, "red")

    def hand_over(self, seat: Seat) -> None:
        """Another person comes to the keyboard and must not see what the one before saw."""
        if self.reader is not None:
            self.screen.clear()
        self.reader = None
        self.screen.say(self.texts("handover", player=self.seating.names[seat]), "bold")
        if command(self.screen.ask(), self.texts)[0] == "quit":
            raise Leave
        self.reader = seat
        self.tell(at_once=True)

    # -- what can be typed besides moves --------------------------------------------------------------------------

    def obey(self, typed: str) -> bool:
        """Do what a command says; False if it is none."""
        name, rest = command(typed, self.texts)
        if name == "help":
            self.guide.commands()
        elif name == "table":
            self.show_table(whole=True)
        elif name == "scores":
            show_scores(self.match.state.view(self.reader), self.match.seats, self.screen, self.texts)
        elif name == "log":
            self.chronicle.relate(self.reader, self.screen, self.texts)
        elif name == "cards" or (name == "card" and not rest):
            self.guide.cards(() if rest else on_display(self.match.state.view(self.reader)))
        elif name == "card":
            self.guide.card(rest)
        elif name == "rules":
            self.guide.rules()
        elif name == "letter":
            self.guide.letter()
        elif name == "rule":
            self.guide.rule(rest or self.match.state.view(self.reader).rule())
        elif name in ("undo", "restart"):
            self.take_back(name == "restart")
        elif name == "save":
            self.save(rest)
        elif name == "lang":
            self.speak(rest)
            self.show_table()
        elif name == "quit":
            if not self.warned:
                self.warned = True  # if it cannot be kept, this is said, and a second time leaves all the same
                self.keeper.keep()
            raise Leave
        elif card_named(self.game, typed, self.texts):
            self.guide.card(typed)
        elif rules_named(self.game, typed):
            self.guide.rule(typed)
        else:
            return False
        return True

    def take_back(self, all_of_it: bool) -> None:
        """Take the reader's last move back, or all since chance or somebody else moved."""
        seat = self.reader
        if seat is None or not self.match.can_undo(seat):
            raise NoUndo(seat or 0)
        self.chronicle.undo(seat)
        while all_of_it and self.match.can_undo(seat):
            self.chronicle.undo(seat)
        self.keeper.keep_up()
        self.tell()
        if all_of_it:
            self.screen.say(self.back_at(seat), "dim")
        self.show_table()

    def back_at(self, seat: Seat) -> str:
        """What the last entry that stands is about: that is how far one can go back."""
        movers = [who for who, _ in self.match.line()]
        chosen = [who for who in movers if who != CHANCE]
        if movers and movers[-1] not in (CHANCE, seat):
            return self.texts("restarted-other", player=self.seating.names[movers[-1]])
        return self.texts("restarted-chance" if movers[-1:] == [CHANCE] and chosen[-1:] == [seat] else "restarted-turn")

    def show_table(self, whole: bool = False) -> None:
        """The table as the reader sees it, what it waits for, and the reader's moves; on a low screen what fits."""
        state = self.match.state
        self.screen.say()
        view = state.view(self.reader)
        if self.screen.is_low and not whole:
            below = (
                sum(self.screen.height(part) for part in self.choices()) + 2
            )  # a line that is typed, and one for luck
            self.screen.show(fitted(view, state.waiting(), self.texts, self.screen, below))
        else:
            self.screen.show(board(view, state.waiting(), self.texts, self.screen.width))
        self.shown_to = self.reader
        self.show_moves()

    def goes_on(self, seat: Seat) -> bool:
        """Whether the reader only chose the first part of a move, so that the table above still shows the position."""
        last = self.match.who[-1:]
        return self.shown_to == seat and seat in last and not self.chronicle.chapters[-1].story

    def show_moves(self) -> None:
        """What the table waits for, and the reader's moves."""
        status, *moves = self.choices()
        self.screen.say(status.plain, "bold yellow")
        for shown in moves:
            self.screen.show(shown)

    def choices(self) -> tuple[Text, *tuple[RenderableType, ...]]:
        state, reader = self.match.state, self.reader
        status = self.texts.say(state.view(reader).status())
        if reader is None or reader not in state.waiting():
            return (Text(status),)
        return Text(f"{ACTIVE} {status}"), self.menu(reader).shown()

    def menu(self, seat: Seat) -> Menu:
        state, screen = self.match.state, self.screen
        return Menu(state.moves(seat), self.texts, screen.width, state.view(seat), screen.is_low)

    def save(self, path: str) -> None:
        """Write the game to a file, which is its home from now on."""
        if not path:
            raise Refused(Phrase("error-missing", {"option": self.texts("command-save.usage")}))
        self.warned = False
        self.keeper.move(Path(path).expanduser() if path.startswith("~/") else Path(path))

    # -- the end --------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """The count; a seed is told only of a game that began with it."""
        show_end(self.match, self.screen, self.texts, "" if self.begun else str(self.seed))
        self.keeper.keep_or_say()
        if self.seating.people:
            usage = self.texts("command-save.usage")
            asks = self.keeper.home is None or shelf.on_shelf(self.keeper.home)
            hint = self.texts("hint-end", command=usage) if asks else self.texts("hint-end-kept")
            self.screen.say(hint, "dim")
            self.listen(hint, lambda typed: not typed)
        raise Leave


def named(game: Game, typed: str) -> Move | None:
    """Any move of the game by its notation, in capitals or not."""
    for move in game.moves.values():
        if move.notation.casefold() == typed.casefold():
            return move
    return None
