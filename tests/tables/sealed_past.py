"""A sale whose prices are corrected while others are sealed."""

from collections.abc import Callable
from typing import Any

import msgspec

from companion import errors
from companion.tables.corrections import previews
from games.core.errors import IllegalAction
from tests.tables.clans import SkyeTable, prices_action, tiles_of
from tests.tables.corrections import (
    Draft,
    replace,
)

Answer = Any


HOLDS, LAPSES = (1, 1), (3, 3)
"""Sealed prices of seat 1, which has 6 gold, or 5 once it paid 3 instead of 2 in the round before."""


def play_sale(work: Callable[[], Any], sealed: tuple[int, int] = HOLDS) -> SkyeTable:
    """Play until seat 1 has bought a tile of seat 2 for 2 gold and, in the next round, has sealed its prices."""
    table = SkyeTable()
    table.draw_all()
    for seat, first in ((0, 1), (1, 1), (2, 2)):
        table.axe(seat)
        table.price(seat, first, 1)
    table.act(0, {"type": "lift_screens", "round": 1})
    table.buy(0)
    table.buy(1, tiles_of(2)[0])
    table.buy(2)
    table.build_all()
    work()
    table.draw_all(2)
    table.axe(1, number=2)
    table.price(1, *sealed, number=2)
    assert table.state.clans[1].gold == 6
    return table


def sale_version(table: SkyeTable) -> int:
    """Return the version at which seat 2 priced the sold tile."""
    return next(entry.version for entry in table.entries() if entry.seat == 2 and entry.action_type == "set_prices")


def dearer_sale(table: SkyeTable, price: int) -> Draft:
    """Return the edit that raises the price of seat 2."""
    return replace(sale_version(table), prices_action(2, price, 1))


def answer(ask: Callable[..., Any], *arguments: Any, **keywords: Any) -> Answer:
    """Return the answer without ids; a refusal as its code and params."""
    try:
        return msgspec.to_builtins(ask(*arguments, **keywords))
    except (errors.AppError, IllegalAction) as error:
        return error.code, msgspec.to_builtins(error.params)


def preview_answer(table: SkyeTable, seat: int | None, *edits: Draft, viewer: Any = None) -> Answer:
    draft = {"type": "correction", "edits": list(edits)}
    audience = ("spectator" if seat is None else seat) if viewer is None else viewer
    return answer(previews.preview_draft, table.id, seat, draft, audience, host=seat is None)


def views_of_others(table: SkyeTable) -> Answer:
    """Return what everybody but seat 1 sees."""
    return [table.document(viewer)["view"] for viewer in (0, 2, "spectator")]
