"""Each benchmark runs once at its smallest size. No timing is checked."""

import asyncio
from typing import Any

import pytest

from bench import boxes, dolmengoetter, drawing, druids, figures, full, hellos, saturated
from bench.live import Pace
from bench.production import run_production_set

TINY = full.Size(Pace(tables=2, rate=10, seconds=1), (3, 9), 2, 2, 4, 4)


def test_the_benchmark_of_boxes_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "results", [])
    boxes.measure()
    units = {figure.what: figure.unit for figure in figures.results}
    assert units["read and checked"] == units["taken into the same box"] == "ms"
    assert any("looked over and drawn" in label for label in units)


@pytest.mark.deep
@pytest.mark.services
@pytest.mark.worker
def test_every_figure_of_the_full_set_is_printed(
    database_url: str, empty_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEST_REDIS_URL", empty_redis)
    monkeypatch.setattr(figures, "results", [])
    with run_production_set() as measured:
        assert measured
        full.measure(measured, TINY)
        asyncio.run(saturated.measure(measured, (1, 2), 0.5))
        asyncio.run(hellos.measure(measured.web, 4, 1))
    values = {figure.what: figure.value for figure in figures.results}
    labels = {
        "action to last of five phones, p99",
        "CPU per action, two web processes",
        "CPU per action, PostgreSQL (its connections' processes)",
        "CPU per action, Redis",
        "the host's tap to the last of five phones, the slowest",
        "saturated",
        "2 tables, action to last phone, p99",
        "one device: the slowest action meanwhile, worst",
        "as many devices: all of the crowd answered, median",
        "action and its undo to last phone, ratio",
        "join: socket, hello, first view, ratio",
        "update and first view, ratio",
        "memory of the web processes per idle socket",
        "current again, the last one",
    }
    assert labels <= set(values)
    assert values["saturated"] > 0
    assert values["action to last of five phones, p50"] > 0


def test_every_figure_of_drawing_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "TILES", 2)
    monkeypatch.setattr(figures, "results", [])
    drawing.run()
    labels = [figure.what for figure in figures.results]
    assert labels[0] == "live picture after a tap, median"
    assert {f"sheet {level}, gzip" for level in "LMS"} < set(labels)


LABELS = {
    druids: (
        "the 6 scoring tiles with proofs, 25 tiles",
        "the 12 scrolls with proofs, 25 tiles",
        "the longest road, 30 tiles of crossings, the worst known",
        "a game of five replayed, validated, with proofs",
        "second buy turn, view of the seat at turn",
        "second buy turn, that view",
        "second buy turn, update after a purchase",
        "second buy turn, that update",
        "36 own tiles for a phone, gzip",
    ),
    dolmengoetter: (
        "replay of 6 games, validated, with proofs",
        "walk targets of three druids, full board",
        "rights of a stone, 3 circles",
        "view of the seat whose turn it is",
        "that update",
        "the board for a phone, gzip",
    ),
}


@pytest.mark.parametrize("measured", LABELS, ids=lambda module: str(module.__name__))
def test_every_figure_of_a_game_is_printed(measured: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "measure_seconds", lambda work, runs=1: figures.measure_seconds(work, 1))
    monkeypatch.setattr(figures, "results", [])
    measured.run()
    values = {figure.what: figure.value for figure in figures.results}
    assert all(value > 0 for value in values.values())
    assert set(LABELS[measured]) <= set(values)
