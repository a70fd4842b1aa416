"""Doors with nobody behind them: unknown addresses, wrong codes and tables that were cleared away."""

import pytest
from playwright.sync_api import expect

from manoir.core.texts import LANGUAGES
from tests.browser.faults import faults
from tests.browser.visiting import PHONE, Visits, lit, violations

NOBODY = {
    "en": "Nobody lives behind this door.",
    "fr": "Personne n’habite derrière cette porte.",
    "es": "Nadie vive tras esta puerta.",
}
HOME = {"en": "Back to the house", "fr": "Retour à la maison", "es": "Volver a la casa"}
UNKNOWN = ["/nope", "/no/such/page", "/t", "/index.html", "/t/ABCDE/xyz", "/%zz", "/new/nothing", "/rules/nothing"]


@pytest.mark.parametrize("address", UNKNOWN)
def test_an_unknown_address_leads_back_to_the_house(visit: Visits, address: str) -> None:
    visit.expect("404")
    page = visit(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(NOBODY["en"])
    page.get_by_role("main").get_by_role("link", name=HOME["en"]).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_reader_and_fits_every_screen(visit: Visits, language: str) -> None:
    visit.expect("404")
    page = visit("/t/ZZZZZ", language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(NOBODY[language])
    expect(page.get_by_role("main")).to_contain_text("ZZZZZ")
    assert violations(page) == []
    for theme in ("day", "contrast"):
        assert violations(lit(page, theme), only="color-contrast") == [], theme
    for width, height in (PHONE, (320, 640), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults(page, phone=width < 1000, scrolls=True) == [], (width, height)
    expect(page.get_by_role("link", name=HOME[language]).last).to_be_in_viewport(ratio=1)


def test_a_code_that_cannot_be_one_is_not_asked_for(visit: Visits) -> None:
    page = visit("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/codes/" in request.url else None)
    for typed in ("12", "?", "K7QXM", "ABCD"):
        page.get_by_label("Got a code?").fill(typed)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("alert").filter(has_text="A code is five letters.")).to_be_visible()
    assert asked == []
