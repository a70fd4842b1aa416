"""The pictures of the README: which there are, what they weigh, and how they are made."""

import re
from pathlib import Path

import pytest
from PIL import Image

pytest.importorskip("fcntl", reason="the terminal's picture needs a Unix terminal")

import pyte

from manoir.core.play import Match
from manoir.games import GAMES
from tests.server.laid_out import settled
from tools import showcase
from tools.terminal_picture import html_of

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
NAMES = [*showcase.STILLS, "knock"]


def test_the_readme_shows_each_picture_with_words_for_who_does_not_see_it() -> None:
    shown = re.findall(r'<img src="docs/images/(\w+)\.webp"[^>]* alt="([^"]{15,})">', README)
    assert sorted(name for name, _ in shown) == sorted(NAMES)
    assert README.count("docs/images/") == len(NAMES)


def test_the_pictures_are_there_and_light_enough_for_every_clone() -> None:
    files = {path.stem: path for path in showcase.PLACE.iterdir()}
    assert sorted(files) == sorted(NAMES)
    assert sum(path.stat().st_size for path in files.values()) <= showcase.MOST
    for name, path in files.items():
        with Image.open(path) as image:
            assert image.format == "WEBP"
            assert image.width == showcase.width_of(name), name
            assert (getattr(image, "n_frames", 1) > 10) == (name == "knock"), name


@pytest.mark.parametrize("scene", [showcase.TOC, showcase.SPOOKS, showcase.HALLOWEEN], ids=lambda scene: scene.game)
def test_the_games_on_the_pictures_can_be_played_so_far(scene: showcase.Scene) -> None:
    match = Match(GAMES[scene.game], settled(GAMES[scene.game], scene.options), scene.seats)
    for seat, move in showcase.reached(scene):
        match.play(seat, move)
    assert scene.suits(match)


def test_a_terminal_is_drawn_with_its_colours() -> None:
    screen = pyte.Screen(20, 3)
    pyte.Stream(screen).feed("old\r\n► \x1b[1;33mKnock\x1b[0m <1>\r\n\x1b[7mx\x1b[0m")
    html = html_of(screen, "manoir & co")
    assert "$ manoir &amp; co" in html
    assert '► <span style="color: #ffce6a; font-weight: 700">Knock</span> &lt;1&gt;' in html
    assert '<span style="color: #0b0807; background: #f5ead2">x</span>' in html
    assert "old" not in html


def test_frames_become_an_animation_at_a_steady_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from base64 import b64encode
    from io import BytesIO

    def frame(colour: str) -> bytes:
        file = BytesIO()
        Image.new("RGB", (1280, 720), colour).save(file, "JPEG")
        return b64encode(file.getvalue())

    monkeypatch.setattr(showcase, "PLACE", tmp_path)
    frames = [(frame(colour), 45.0) for colour in ("red", "green", "blue", "white")] + [(frame("black"), 900.0)]
    with Image.open(showcase.animated(frames)) as image:
        assert getattr(image, "n_frames", 1) == 3  # two of 90 milliseconds, and the last
        assert image.width == showcase.width_of("knock")


def test_a_picture_that_nobody_knows_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert showcase.main(["moon"]) == 2
    assert capsys.readouterr().err.startswith("manoir: there is no picture moon; choose from: toctoctoc")
