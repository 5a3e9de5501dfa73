"""What is measured goes through, as small as it can be. Nothing is measured here."""

import pytest

from bench import drawing, figures, full
from bench.live import Pace

TINY = full.Size(Pace(tables=2, rate=10, seconds=1), (1, 2), 0.5, (3, 9), 2, 2, 4, 4)


@pytest.mark.services
@pytest.mark.worker
def test_every_figure_of_the_full_set_comes(
    database_url: str, empty_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEST_REDIS_URL", empty_redis)
    monkeypatch.setattr(figures, "shown", [])
    full.run(TINY)
    found = {figure.what: figure.value for figure in figures.shown}
    for what in (
        "action to last of five phones, p99",
        "CPU per action, two web processes",
        "CPU per action, PostgreSQL (its connections' processes)",
        "CPU per action, Redis",
        "the host's tap to the last of five phones, the slowest",
        "saturated",
        "action to last phone, ratio",
        "join: socket, hello, first view, ratio",
        "update and first view, ratio",
        "memory of the web processes per idle socket",
        "current again, the last one",
    ):
        assert what in found
    assert found["saturated"] > 0
    assert found["action to last of five phones, p50"] > 0


def test_every_figure_of_drawing_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "TILES", 2)
    monkeypatch.setattr(figures, "shown", [])
    drawing.run()
    found = [figure.what for figure in figures.shown]
    assert found[0] == "live picture after a tap, median"
    assert {f"sheet {level}, gzip" for level in "LMS"} < set(found)
