"""Every screen that a person can come to, laid out by the engine: for `./manoir pictures` and test_scenes.py."""

from tests.browser.scenes import halloween, house, spooks, table, toctoctoc
from tests.browser.scenes.stage import Scene

SCENES: dict[str, Scene] = {
    scene.name: scene for part in (house, toctoctoc, spooks, halloween, table) for scene in part.SCENES
}
