"""Draws the icons of the installed page from web/public/icon.svg, with the Chromium that the browser tests use.

python -m tools.icons
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import arguments, chromium, environment

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "web/public"
NIGHT = "#1d3a45"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.72)}


def main() -> None:
    program = chromium(ROOT)
    assert program, "there is no Chromium: ./manoir test brings one"
    drawing = (FOLDER / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=arguments(program), env={**environment(program)}
        )
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;background:{NIGHT};display:grid;place-items:center;height:100vh}}"
                f"svg{{width:{part * 100}vw}}</style>{drawing}"
            )
            page.screenshot(path=FOLDER / name)
        browser.close()


if __name__ == "__main__":
    main()
