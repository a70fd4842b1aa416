"""The bench of the house runs and is complete; how fast anything is, is not tested."""

from manoir.lab.load import measured


def test_a_small_load_is_measured() -> None:
    found = measured("toctoctoc", 4, 20.0, 1.0, stored=500)

    assert found["sockets"] == 16
    loads = found["loads"]
    assert isinstance(loads, list)
    for load in loads:
        assert load["delivered"] and load["refused"] == 0
        assert load["moves"] > 0 and load["cpu"] > 0 and load["p50"] <= load["p99"]
    assert isinstance(found["stored"], int) and found["stored"] >= 500
    assert isinstance(found["restart"], float) and found["restart"] > 0
