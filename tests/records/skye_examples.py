"""Examples of the rulebooks among the recorded Isle of Skye situations, each a question of one kind."""

from pathlib import Path
from typing import Any

from games.core.grid import unpack
from tests.records import skye_druids, skye_incomes, skye_journeys, skye_land
from tests.records.skye_land import box_of, land_of, subject_of

Row = dict[str, Any]
MOMENTS = ("displays", "prices")
"""Figures of the dolmen board that are asked at several moments."""


def answer(folder: Path, row: Row) -> Row:
    """Return the figures that the row's `expected` names, or all.

    :raises ValueError: an unknown kind of example.
    """
    figures = _figures(folder, row["kind"], row["input"])
    expected: Row = row.get("expected", {})
    if row["kind"] == "dolmen":
        shows_first = bool(row["input"]["events"]) and figures["displays"][0] == row["input"].get("display")
        figures |= {name: _moments(figures[name], shows_first, expected.get(name)) for name in MOMENTS}
    return {name: figures[name] for name in expected if name in figures} or figures


def _figures(folder: Path, kind: str, row_input: Row) -> Row:
    match kind:
        case "incomes":
            rounds = skye_incomes.incomes(row_input["players"])
            return {"totals": [round_row["total"] for round_row in rounds[str(row_input["round"])]], **rounds}
        case "most":
            return {"vp": skye_land.ranks_of(row_input["values"])}
        case "plan":
            return skye_journeys.plan_row(folder, row_input)
        case "turn":
            return skye_journeys.turn_row(folder, row_input)
        case "purchase":
            return skye_druids.prices(folder, row_input)
        case "final":
            return skye_druids.final(folder, row_input)
        case "barrels":
            subject = subject_of(box_of(folder), row_input)
            return {"symbols": sum(symbol.cell in subject.land.connected for symbol in subject.list_symbols("barrel"))}
        case "castle_tiles":
            return {"tiles": sorted(list(unpack(cell)) for cell in land_of(box_of(folder), row_input).connected)}
        case "dolmen":
            return skye_druids.dolmen_example(folder, row_input)
    raise ValueError(kind)


def _moments(moments: list[Any], shows_first: bool, expected: list[Any] | None) -> list[Any]:
    """Return the last moments that are asked, or all. The format includes the moment after setup; a row with given
    tiles omits it."""
    number = len(moments) - shows_first if expected is None else len(expected)
    return moments[max(0, len(moments) - number) :]
