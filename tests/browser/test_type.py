"""Letters stand as far from each other as their font says, at every size."""

import pytest

from tests.browser.visiting import Visits

# How wide a sentence is, in sizes of the font; and of the words of it, as they stand in the page.
WIDTHS = """async ([font, sizes]) => {
    await document.fonts.load(font.replace('SIZE', '20px'))
    const line = document.createElement('span')
    line.textContent = 'Come in with friends, or let the house play against you.'
    line.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden'
    document.body.append(line)
    return sizes.map((size) => {
        line.style.font = font.replace('SIZE', size + 'px')
        return line.getBoundingClientRect().width / size
    })
}"""


@pytest.mark.parametrize("font", ["700 SIZE Almendra", "400 SIZE Atkinson", "700 SIZE Atkinson"])
def test_a_sentence_is_as_wide_at_every_size_as_its_font_says(visit: Visits, font: str) -> None:
    page = visit("/rules")
    page.get_by_role("heading", level=1).wait_for()
    *widths, own = page.evaluate(WIDTHS, [font, [13, 16, 18, 20, 26, 40, 400]])
    assert widths == pytest.approx([own] * len(widths), rel=0.003)
