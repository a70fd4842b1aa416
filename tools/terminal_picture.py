"""What a terminal shows, as a page that can be photographed."""

from html import escape

import pyte
from pyte.screens import Char

# The colours of the house by night for the sixteen that terminals have.
COLOURS = {
    "default": "#f5ead2",
    "black": "#15100e",
    "red": "#ff9b7a",
    "green": "#bcc873",
    "brown": "#ffce6a",
    "blue": "#8fc4e0",
    "magenta": "#f59aa0",
    "cyan": "#abd6dc",
    "white": "#f5ead2",
}
STYLE = """
body { margin: 0; background: #0b0807 }
main { display: inline-block; background: #0b0807; font: 15px/1.3 'DejaVu Sans Mono', monospace }
header { padding: 6px 14px; background: #211815; color: #d0bc98 }
header i { display: inline-block;width: 10px; height: 10px; margin: 0 8px 0 0; border-radius: 5px; background: #57422f }
pre { margin: 0; padding: 10px 14px; font: inherit; color: #f5ead2 }
"""


def html_of(screen: pyte.Screen, command: str) -> str:
    """A window with a title, and its lines from the first that begins something to the last that is not empty."""
    first = next((y for y, line in enumerate(screen.display) if line.startswith("►")), 0)
    rows = [row_of(screen, y) for y in range(first, screen.lines)]
    while rows and not rows[-1].strip():
        rows.pop()
    title = f"<header><i></i><i></i><i></i>$ {escape(command)}</header>"
    return f"<style>{STYLE}</style><main>{title}<pre>{chr(10).join(rows)}</pre></main>"


def row_of(screen: pyte.Screen, y: int) -> str:
    row, html, before = screen.buffer[y], "", ""
    cells = [row[x] for x in range(screen.columns)]
    while cells and cells[-1].data == " " and cells[-1].bg == "default" and not cells[-1].reverse:
        cells.pop()
    for cell in cells:
        style = style_of(cell)
        if style != before:
            html += ("</span>" if before else "") + (f'<span style="{style}">' if style else "")
            before = style
        html += escape(cell.data)
    return html + ("</span>" if before else "")


def style_of(cell: Char) -> str:
    front, back = colour(cell.fg), colour(cell.bg) if cell.bg != "default" else "#0b0807"
    if cell.reverse:
        front, back = back, front
    parts = []
    if front != COLOURS["default"]:
        parts.append(f"color: {front}")
    if back != "#0b0807":
        parts.append(f"background: {back}")
    if cell.bold:
        parts.append("font-weight: 700")
    if cell.italics:
        parts.append("font-style: italic")
    return "; ".join(parts)


def colour(name: str) -> str:
    if name in COLOURS:
        return COLOURS[name]
    plain = name.removeprefix("bright")
    return COLOURS.get(plain, f"#{name}")
