"""Puts the compiled engine into the wheel where it can be made; elsewhere the wheel is pure Python, and says so.

MANOIR_PURE=1 makes the pure wheel, MANOIR_COMPILED=require fails rather than fall back to it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import compile as engine

PURE = os.environ.get("MANOIR_PURE", "0") not in ("", "0")
REQUIRED = os.environ.get("MANOIR_COMPILED") == "require"


class CompiledEngine(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What an isolated build has to install: the compiler, and what the engine imports when it is tried out."""
        if PURE:
            return []
        return [f"mypy[mypyc]=={engine.MYPYC}", "setuptools", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if PURE or version == "editable":  # an editable install runs the sources, as a checkout does
            return
        try:
            place = engine.ensure(Path(self.root))
        except (engine.Impossible, engine.Broken) as why:
            if REQUIRED:
                raise
            self.app.display_warning(f"Manoir is installed without its compiled engine and simulates slowly: {why}")
            return
        for file in engine.binaries(place):
            build_data["force_include"][str(file)] = file.relative_to(place).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True  # for this Python and this platform only
