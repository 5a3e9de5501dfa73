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
    asked: Row = row.get("expected", {})
    if row["kind"] == "dolmen":
        told = bool(row["input"]["events"]) and figures["displays"][0] == row["input"].get("display")
        figures |= {name: _moments(figures[name], told, asked.get(name)) for name in MOMENTS}
    return {name: figures[name] for name in asked if name in figures} or figures


def _figures(folder: Path, kind: str, given: Row) -> Row:
    match kind:
        case "incomes":
            rounds = skye_incomes.incomes(given["players"])
            return {"totals": [one["total"] for one in rounds[str(given["round"])]], **rounds}
        case "most":
            return {"vp": skye_land.ranks_of(given["values"])}
        case "plan":
            return skye_journeys.plan_row(folder, given)
        case "turn":
            return skye_journeys.turn_row(folder, given)
        case "purchase":
            return skye_druids.prices(folder, given)
        case "final":
            return skye_druids.final(folder, given)
        case "barrels":
            subject = subject_of(box_of(folder), given)
            return {"symbols": sum(one.cell in subject.land.connected for one in subject.symbols("barrel"))}
        case "castle_tiles":
            return {"tiles": sorted(list(unpack(cell)) for cell in land_of(box_of(folder), given).connected)}
        case "dolmen":
            return skye_druids.dolmen_example(folder, given)
    raise ValueError(kind)


def _moments(all_moments: list[Any], told: bool, asked: list[Any] | None) -> list[Any]:
    """Return the last moments that are asked, or all. The format includes the moment after setup; a row with given
    tiles omits it."""
    number = len(all_moments) - told if asked is None else len(asked)
    return all_moments[max(0, len(all_moments) - number) :]
