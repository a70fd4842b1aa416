"""Lighthouse on the landing page, the set-up page and a running table, as on a desk and as on a phone.

`npm install lighthouse` in a folder outside of the repository, then `.venv/bin/python -m tools.lighthouse FOLDER`, on a
quiet machine: points for performance fall with its load. With `--why` each check that failed is named.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.visiting import ROOT
from tests.server.client import Client
from tests.server.running import Running
from tools import page
from tools.browser import arguments, chromium, environment

KINDS = ("performance", "accessibility", "best-practices", "seo")
FORMS = {"desk": ("--preset=desktop",), "phone": ()}
FLAWED = 0.9  # points of a check below which it is named


def report(folder: Path, address: str, form: str) -> dict[str, Any]:
    program = chromium(ROOT)
    assert program, "no Chromium was found: ./manoir test brings one"
    node = page.node(next((ROOT / ".venv").glob("lib/python*/site-packages")))
    flags = " ".join(("--headless", *arguments(program)))
    with tempfile.TemporaryDirectory() as place:
        written = Path(place, "report.json")
        command = [str(node), str(folder / "node_modules/lighthouse/cli/index.js"), address, *FORMS[form], "--quiet"]
        wanted = f"--only-categories={','.join(KINDS)}"
        subprocess.run(
            [*command, wanted, "--output=json", f"--output-path={written}", f"--chrome-flags={flags}"],
            env={**os.environ, **environment(program), "CHROME_PATH": str(program)},
            check=True,
        )
        return dict(json.loads(written.read_text(encoding="utf-8")))


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--why"]
    with (
        tempfile.TemporaryDirectory() as place,
        Running(f"sqlite:///{place}/house.db", Path(place, "log"), "bot_delay=600-600") as house,
    ):
        host = Client(house.address)
        made = host("POST", "/api/tables", {"game": "toctoctoc", "name": "Ada", "bots": "novice"})
        host("POST", f"/api/tables/{made['table']}/start", {})
        for path in ("/", "/new/toctoctoc", f"/t/{made['code']}"):
            for form in FORMS:
                found = report(Path(words[0]), house.address + path, form)
                points = " ".join(f"{kind} {100 * found['categories'][kind]['score']:.0f}" for kind in KINDS)
                shift = found["audits"]["cumulative-layout-shift"]["numericValue"]
                print(f"{path} {form}: {points}, layout shift {shift:.3f}", flush=True)
                for audit in found["audits"].values() if "--why" in sys.argv else ():
                    if audit["score"] is not None and audit["score"] < FLAWED:
                        print(f"    {audit['id']} {audit['score']}: {audit.get('displayValue', '')}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
