"""A game at the keyboard, typed line by line."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.record import replayed
from manoir.core.texts import LANGUAGES, Texts
from manoir.games import GAMES
from tests.typist import Typist, cli

__all__ = ["cli"]  # the fixture

GAME = GAMES["toctoctoc"]
ONES = "1\n" * 80  # the first move, again and again, is a whole game
PROMPT = "\n> "


def texts(language: str = "en", names: str = "Robin Igor Carmilla Boris") -> Texts:
    return Texts(language, GAME.folder / "texts", names.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_in_every_language(cli: Typist, language: str, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    done = cli(
        "terminal", "toctoctoc", "--seed", "5", "--no-confirm", "--save", str(path), "--lang", language, typed=ONES
    )
    said = texts(language)
    assert (done.code, done.err) == (0, "")
    assert said("game-title") in done.out
    assert said("status-offer-you") in done.out
    assert said("end-scores") in done.out
    assert done.out.rstrip().endswith(said("goodbye"))
    replay = replayed(path.read_text(), GAMES)
    assert replay.match.over
    for score in replay.match.state.scores():
        assert f" {score} " in done.out


def test_the_same_seed_and_lines_give_the_same_evening(cli: Typist) -> None:
    first, again = (cli("terminal", "toctoctoc", "--seed", "9", typed="4\n\nlog\n2\n\n1\n").out for _ in range(2))
    assert first == again
    assert cli("terminal", "toctoctoc", "--seed", "10", typed="4\n\nlog\n2\n\n1\n").out != first


def test_a_newcomer_is_at_the_table_at_once(cli: Typist) -> None:
    done = cli("terminal", "toctoctoc", "--seed", "7")
    before, _, _ = done.out.partition(PROMPT)
    assert texts()("status-offer-you") in before
    assert re.search(r"Mn|Gb", before)
    assert len(before.splitlines()) <= 24


def test_a_move_may_be_typed_as_a_number_or_in_notation(cli: Typist, tmp_path: Path) -> None:
    records = []
    for number, typed in enumerate(["4", "knock S B", "KNOCK s b", "s b"]):
        path = tmp_path / f"{number}.game"
        cli("terminal", "toctoctoc", "--seed", "7", "--save", str(path), typed=f"{typed}\n\nquit\n")
        records.append(path.read_text())
    assert len(set(records)) == 1
    assert " A knock S B\n" in records[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("knock S A", "You cannot knock at your own door. [T-3.2]"),
        ("knock Mn B", "You do not hold that card. [T-3.2]"),
        ("open", "[T-3.2]"),
        ("99", "“99” is not possible here. Type a number from 1 to 15, or ? for help."),
        ("0", "“0” is not possible here."),
        ("-1", "“-1” is not possible here."),
        ("hello there", "“hello there” is not possible here."),
        ("", "Type a number from 1 to 15, or ? for help."),
        ("undo", "only undo your own last move"),
        ("card Zz", "There is no card “Zz”; choose from: Mn, "),
        ("rule T-99", "There is no rule “T-99”; type rules"),
        ("lang de", "There is no language “de”; choose from: en, fr, es."),
        ("lang", "There is no language “”"),
        ("save", "save FILE"),
        ("save /nowhere/a.game", "/nowhere/a.game: there is no such folder."),
        ("save /", "/: that is a folder, not a file."),
    ],
)
def test_a_mistake_is_answered_and_the_game_goes_on(cli: Typist, typed: str, answer: str) -> None:
    done = cli("terminal", "toctoctoc", "--seed", "7", typed=f"{typed}\n1\n\n")
    assert answer in done.out
    assert "Knock, knock! Robin is at Igor’s door, with a card: ghost brute." in done.out
    assert (done.code, done.err) == (0, "")


def test_cards_and_rules_are_explained_on_demand(cli: Typist) -> None:
    out = cli(
        "terminal", "toctoctoc", "--seed", "7", typed="mb\ncard K\ncards\nrule t-4.12\nT-4.8\nrule T-6\nrules\n?\n"
    ).out
    said = texts()
    for card in GAME.cards:
        assert said(f"card-{card}.rule") in out
    assert out.count(said("card-Mb.rule")) == 2
    assert out.count(said("rule-T-4-12")) == 2
    assert out.count(said("rule-T-6-1")) == 2
    assert said("game-welcome").split()[0] in out


def test_cards_say_what_they_do_at_this_table(cli: Typist) -> None:
    """A-75: by the letter some do something else."""
    said = Texts("en", GAMES["halloween"].folder / "texts")
    out = cli("terminal", "halloween", "--preset", "letter", "--seed", "7", typed="card 23\ncard 5\n").out
    assert said("card-23.printed") in flat(out) and said("card-5.rule") in flat(out)
    assert said("card-23.rule") not in flat(out)


def flat(text: str) -> str:
    """Without the edges of lines."""
    return " ".join(text.split())


def test_the_rule_of_the_present_choice_is_asked_for_without_its_id(cli: Typist) -> None:
    offered, answered = cli("terminal", "toctoctoc", "--seed", "7", typed="rule\n1\n\nrule\n").out.split(PROMPT)[1:5:3]
    assert offered.splitlines()[1] == f"T-3.2  {texts()('rule-T-3-2')}"
    assert answered.splitlines()[1] == f"T-3.3  {texts()('rule-T-3-3')}"


def test_the_language_can_be_changed_at_the_table(cli: Typist) -> None:
    out = cli("terminal", "toctoctoc", "--seed", "7", typed="lang fr\npoints\nquitter\n").out
    assert texts("fr")("status-offer-you") in out
    assert out.rstrip().endswith(texts("fr")("goodbye"))


def test_a_knock_can_be_taken_back_until_it_is_confirmed(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    done = cli("terminal", "toctoctoc", "--seed", "7", "--save", str(path), typed="1\nhm\nundo\n5\n\nlog\nquit\n")
    assert done.out.count("Robin undoes the move.") == 2  # when it happened, and in the log
    assert "“hm” is not possible here. Enter goes on; undo takes it back." in done.out
    moves = [line.split(" ", 1)[1] for line in path.read_text().splitlines() if " A " in line and "chance" not in line]
    assert moves[0] == "A knock S C"


def test_taking_back_does_not_change_what_chance_has_in_store(cli: Typist, tmp_path: Path) -> None:
    straight, crooked = tmp_path / "a.game", tmp_path / "b.game"
    cli("terminal", "toctoctoc", "--seed", "7", "--save", str(straight), typed="5\n\n" + "1\n\n" * 9)
    cli("terminal", "toctoctoc", "--seed", "7", "--save", str(crooked), typed="1\nundo\n2\nundo\n5\n\n" + "1\n\n" * 9)
    assert straight.read_text() == crooked.read_text()


def test_scores_are_told_with_where_they_come_from(cli: Typist) -> None:
    out = cli("terminal", "toctoctoc", "--seed", "7", typed="scores\n").out
    assert re.search(r"Robin +2 +2 +vampires: 2 × 1", out)


def test_options_of_the_table_are_told_at_the_end(cli: Typist) -> None:
    words = (
        "terminal",
        "toctoctoc",
        "--players",
        "3",
        "--edition",
        "es",
        "--no-memory-aid",
        "--people",
        "0",
        "--seed",
        "1",
    )
    out = cli(*words).out
    assert "edition: es" in out
    assert "memory aid: off" in out
    assert "aide-mémoire\u00a0: non" in cli(*words, "--lang", "fr").out
    assert "edition" not in cli("terminal", "toctoctoc", "--people", "0", "--seed", "1").out


def test_a_long_mistake_is_not_repeated_in_full(cli: Typist) -> None:
    _, answer = cli("terminal", "toctoctoc", "--seed", "7", typed="x" * 300 + "\n").out.split("x" * 300)
    assert "“" + "x" * 39 + "…” is not possible here." in answer


def test_whoever_names_no_game_is_asked_for_one(cli: Typist) -> None:
    done = cli("terminal", "--seed", "7", typed="99\n\nspooks\n")
    numbers = ", ".join(map(str, range(1, len(GAMES) + 1)))
    assert f"There is no game “99”; choose from: {numbers}, quit." in " ".join(done.out.split())
    assert "Tonight you are Robin" in done.out
    assert done.code == 0
    done = cli("terminal", typed="quit\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "Tonight" not in done.out


def test_whoever_saves_is_told_how_to_go_on_with_the_same_people(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a b.game"
    words = ("terminal", "toctoctoc", "--seed", "7", "--save", str(path))
    assert f"manoir resume '{path}'\n" in cli(*words, typed="quit\n").out
    assert f"manoir resume '{path}' --people 3\n" in cli(*words, "--people", "3", typed="\nquit\n").out


def test_nobody_has_to_hear_of_every_card_that_is_dealt(cli: Typist) -> None:
    words = ("terminal", "spooks", "--series", "short", "--series-limit", "40", "--people", "0", "--seed", "3")
    out = cli(*words).out
    assert re.search(r"All cards are shuffled again.*\n.*The door creaks", out)
    assert "receives a card" not in out
    log = cli("terminal", "spooks", "--seed", "3", typed="log\n").out
    assert "deals. [S-2.1]" in log
    assert "receives a card" not in log


def test_leaving_early_keeps_the_game_where_it_was_asked_for(cli: Typist, tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    for typed in ("1\n\nquit\n", "1\n\n"):  # by a word, and at the end of the input
        done = cli("terminal", "toctoctoc", "--seed", "7", "--save", str(path), typed=typed)
        assert done.code == 0
        assert f"manoir resume {path}" in done.out
        assert path.read_text().endswith("unfinished\n")
        path.unlink()
    assert "resume" not in cli("terminal", "toctoctoc", "--seed", "7", typed="quit\n").out
    assert list(tmp_path.iterdir()) == []


def test_a_saved_game_goes_on_where_it_was_left(cli: Typist, tmp_path: Path) -> None:
    path, whole = tmp_path / "a.game", tmp_path / "b.game"
    cli("terminal", "toctoctoc", "--seed", "7", "--no-confirm", typed=f"1\n1\nsave {path}\nquit\n")
    left = path.read_text().removesuffix("unfinished\n")
    done = cli("resume", str(path), "--seed", "8", "--no-confirm", "--save", str(whole), typed="log\n" + ONES)
    assert done.code == 0
    assert "Robin begins." in done.out
    assert whole.read_text().startswith(left)
    assert replayed(whole.read_text(), GAMES).match.over
    over = cli("resume", str(whole))
    assert texts()("end-scores") in over.out


def test_several_names_are_several_people(cli: Typist) -> None:
    out = cli("terminal", "toctoctoc", "--name", "Ada", "--name", "Bo", "--seed", "7").out
    assert "Ada, Bo, Igor and Carmilla" in out
    assert "Pass the keyboard to Ada" in out


def test_bots_can_be_watched(cli: Typist) -> None:
    done = cli("terminal", "toctoctoc", "--people", "0", "--seed", "1", "--bots", "random,random,heuristic,heuristic")
    assert done.code == 0
    assert texts()("end-scores") in done.out
    assert PROMPT not in done.out
    assert "receives a card:" not in done.out


@given(
    lines=st.lists(
        st.one_of(
            st.text(), st.sampled_from(["undo", "save \0", "card", "rule 1", "1", "9" * 9999, "lang \0", "\x1b["])
        )
    )
)
def test_whatever_is_typed_there_is_an_answer(cli: Typist, lines: list[str]) -> None:
    typed = "\n".join(line for line in lines if not line.strip().startswith(("save", "quit")) or "\0" in line)
    done = cli("terminal", "toctoctoc", "--seed", "7", typed=typed)
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_table_size_can_be_played(cli: Typist, seats: int) -> None:
    done = cli("terminal", "toctoctoc", "--players", str(seats), "--no-confirm", "--seed", "2", typed=ONES)
    assert texts()("end-scores") in done.out


@pytest.mark.parametrize("options", ["--draw-pile faceDown", "--no-memory-aid", "--edition es"])
def test_every_option_can_be_played(cli: Typist, options: str) -> None:
    done = cli("terminal", "toctoctoc", *options.split(), "--no-confirm", "--seed", "2", typed=ONES)
    assert texts()("end-scores") in done.out


def test_a_table_that_plays_from_memory_tells_only_the_latest_again(cli: Typist) -> None:
    """Toc Toc Toc, section 5: without the memory aid nobody may look up what was drawn."""
    words = ("terminal", "toctoctoc", "--seed", "5", "--no-confirm")
    told = {}
    for aid in ("--memory-aid", "--no-memory-aid"):
        without, with_log = (
            cli(*words, aid, typed="1\n" * 6 + end).out.count("from the pile") for end in ("quit\n", "log\nquit\n")
        )
        told[aid] = with_log - without

    assert told["--memory-aid"] > told["--no-memory-aid"]
    assert told["--no-memory-aid"] <= 4, "at most a draw of each player since"


TOWN = ("terminal", "halloween", "--players", "4", "--cards", "casper", "--first-player", "seat:1", "--seed", "757063")


@pytest.mark.parametrize("typed", ["card 7", "card #7", "#7", "card second wind", "Second Wind"])
def test_to_read_a_card_is_never_to_use_it(cli: Typist, typed: str) -> None:
    """Here “card 7” is also how the use of that card is written in a record."""
    answer = cli(*TOWN, typed=f"{typed}\nquit\n").out.split(PROMPT)[1]
    assert answer.startswith(typed)
    assert "7  Second Wind  Once per turn" in answer
    assert "cannot" not in answer


def test_the_cards_on_the_table_come_before_all_others(cli: Typist) -> None:
    done = cli(*TOWN, typed="cards\ncards all\n12\nquit\n")
    some, every, number = done.out.split(PROMPT)[1:4]
    assert "7  Second Wind" in some
    assert "6  Exorcist’s Bell" not in some
    assert "6  Exorcist’s Bell" in every
    assert "12  Cursed Stained Glass" not in number, "a number is a move"


def test_a_number_that_is_no_move_is_the_card_of_that_number(cli: Typist) -> None:
    answer = cli(*TOWN, typed="49\nquit\n").out.split(PROMPT)[1]
    assert "49  Haunted Wisdom" in answer
    assert "not possible" not in answer


def test_words_that_people_try_first_are_known(cli: Typist) -> None:
    words = ("terminal", "toctoctoc", "--seed", "7")
    assert re.search(r"Robin +2 +2 +vampires", cli(*words, typed="score\n").out)
    done = cli(*words, typed="q\n1\n")
    assert done.out.rstrip().endswith(texts()("goodbye"))


def test_enter_makes_the_only_move_that_there_is(cli: Typist) -> None:
    words = ("terminal", "halloween", "--seed", "4", "--players", "2", "--first-player", "seat:1", "--no-confirm")
    out = cli(*words, typed="S1 rest\nS2 rest\nS3 rest\n\nquit\n").out
    assert "1 end the turn\nEnter: end the turn.\n> \n" in out
    assert "it is Igor’s turn" in out.split("Enter: end the turn.")[1]


def test_a_move_in_parts_shows_the_table_once(cli: Typist) -> None:
    """Nothing has happened between the parts; where something has, the table is shown again."""
    done = cli(*TOWN, typed="S1 evolve\nS1\nS1 rest\nS2 move\n1\nundo\nquit\n")
    raised, chosen, refused, moved, gone, back = done.out.split(PROMPT)[1:7]
    assert all("Town" in part for part in (raised, chosen, gone, back))
    assert "Town" not in moved
    assert "[H-2.2]" in refused


@pytest.mark.parametrize("typed", ["S1 move SC", "s1 MOVE ps b sc", "S1 move\nSC"])
def test_a_whole_option_may_be_typed_at_once(cli: Typist, typed: str, tmp_path: Path) -> None:
    """With or without the word that nobody need say: it comes to the same as word by word."""
    path = tmp_path / "a.game"
    done = cli(*TOWN, typed=f"{typed}\nsave {path}\nquit\n")
    assert done.err == ""
    moves = [move.notation for seat, move in replayed(path.read_text(), GAMES).match.line() if seat == 0]
    assert moves == ["S1 move", "SC"]
    assert "H-8.2" in done.out


def test_an_option_with_a_word_too_many_is_no_move(cli: Typist) -> None:
    answer = cli(*TOWN, typed="S1 move SC end\nquit\n").out.split(PROMPT)[1]
    assert "H-8.2" not in answer and "S1 move SC end" in answer


def test_a_move_may_be_typed_as_the_table_calls_it(cli: Typist) -> None:
    """S1 Peur is S1 scare, with or without capitals and accents; colours head a grid by their names."""
    done = cli(*TOWN, "--lang", "fr", typed="s1 evolution\nS2\nS2 Combat\nquitter\n")
    evolved, raised, fought = done.out.split(PROMPT)[1:4]
    assert "H-7.3" in evolved
    assert "H-7.5" in raised
    assert "fantôme vert" in fought


def test_what_is_usual_where_people_play_is_no_option_to_speak_of(cli: Typist) -> None:
    done = cli("terminal", "halloween", "--players", "2", "--max-rounds", "1", "--seed", "3", typed="1\n" * 40)
    (told,) = [
        line for line in done.out.splitlines() if line.startswith(texts()("end-options", options="").split(":")[0])
    ]
    assert "ask" not in told
