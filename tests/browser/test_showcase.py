"""Pictures of the README are taken of the real house: tools/showcase.py."""

import io

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.visiting import Visits
from tests.server.running import Running

showcase = pytest.importorskip("tools.showcase", reason="the terminal's picture needs a Unix terminal")


def test_a_table_is_photographed_sharply_and_without_trouble(visit: Visits, house: Running, browser: Browser) -> None:
    studio = showcase.Studio(house, browser)
    picture = Image.open(io.BytesIO(studio.table(showcase.TOC, showcase.PHONE)))
    width, height = showcase.PHONE
    assert picture.size == (width * showcase.SHARP, height * showcase.SHARP)
    assert len(picture.convert("RGB").getcolors(2**24) or []) > 500  # of a board, and not of an empty page
    assert studio.troubles == []
