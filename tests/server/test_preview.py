"""What others show of a link to the house."""

import re
from pathlib import Path

import pytest

from manoir.core.texts import LANGUAGES
from tests.server.client import Client
from tests.server.conftest import Opens

PAGE = b'<!doctype html><html lang="en" data-theme="night"><head><title>Manoir</title><!-- preview --></head></html>'
META = re.compile('<meta (?:name|property)="([^"]+)" content="([^"]*)">')


@pytest.fixture
def visitor(open_house: Opens, tmp_path: Path) -> Client:
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_bytes(PAGE)
    (tmp_path / "page/preview.jpg").write_bytes(b"a picture")
    return Client(open_house(f"page={tmp_path}/page").address)


def test_a_link_has_a_sentence_in_the_readers_language_and_a_picture_that_is_there(visitor: Client) -> None:
    sentences = set()
    for language in LANGUAGES:
        for address in ("/", "/t/ABCDE"):
            status, headers, content = visitor.ask("GET", address, None, {"Accept-Language": f"{language}-XX, de"})
            text = content.decode()
            said = dict(META.findall(text))
            assert status == 200 and f'<html lang="{language}"' in text
            assert headers["vary"] == "accept-encoding, accept-language"
            assert said["description"] == said["og:description"] and len(said["description"]) < 160
            sentences.add(said["description"])
            assert said["og:image"] == f"{visitor.address}/preview.jpg"
    assert len(sentences) == 2 * len(LANGUAGES)  # a table is an invitation
    assert visitor.ask("GET", "/preview.jpg")[1]["content-type"] == "image/jpeg"


def test_the_page_that_is_built_has_a_place_for_it_and_the_picture() -> None:
    web = Path(__file__).parents[2] / "web"
    assert b"<!-- preview -->" in (web / "index.html").read_bytes()
    picture = (web / "public/preview.jpg").read_bytes()
    assert picture.startswith(b"\xff\xd8\xff") and len(picture) < 100_000
