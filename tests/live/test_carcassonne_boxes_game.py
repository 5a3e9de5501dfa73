"""Carcassonne with boxes: clients without rules open a table over the API and play it to its end by prompts alone; the
app draws."""

import random
from typing import Any

import pytest

from games.carcassonne.meta import EXPANSIONS, META
from tests.live.prompts_alone import play_on_prompts, view_of
from tests.live.tables import table_with_sockets
from tests.serving import ServedTable

ALL = tuple(box.id for box in EXPANSIONS)
FIGURES = {"abbot": {"abbot"}, "inns_cathedrals": {"big"}, "traders_builders": {"builder", "pig"}}
BASE_TILES = 72
TILES = {"river": 11, "abbot": 0, "inns_cathedrals": 18, "traders_builders": 24}
"""Tiles that each box adds to those on the board at the end (rules section e2)."""


def most_seats(boxes: tuple[str, ...]) -> int:
    """Return how many may play with these boxes (rules section e3)."""
    return max((box.max_seats or META.max_seats for box in EXPANSIONS if box.id in boxes), default=META.max_seats)


def tables() -> list[Any]:
    """Return each box alone and all of them, with the fewest and the most seats; two of these run every time."""
    usual = {(ALL, 6), (("traders_builders",), 2)}
    return [
        pytest.param(boxes, seats, marks=() if (boxes, seats) in usual else pytest.mark.deep)
        for boxes in (*((box,) for box in ALL), ALL)
        for seats in (2, most_seats(boxes))
    ]


@pytest.mark.parametrize(("boxes", "seats"), tables())
async def test_clients_without_rules_play_a_table_to_its_end(
    server: ServedTable, boxes: tuple[str, ...], seats: int
) -> None:
    async with table_with_sockets(server.url, seats, expansions=list(boxes), draw="app") as (sitting, sockets):
        table = (await sitting[0].look(0))["document"]["table"]
        assert (table["draw"], set(table["expansions"])) == ("app", set(boxes))
        action_types = await play_on_prompts(sitting, sockets, random.Random(seats))
        assert {"draw", "place_tile"} <= {*action_types} <= {"draw", "place_tile", "use_builder"}
        assert "traders_builders" in boxes or "use_builder" not in action_types
        view = view_of(sockets[0])
        laid, aside = view["surfaces"]["main"]["tiles"], view.get("set_aside", ())
        assert len(laid) + len(aside) == BASE_TILES + sum(TILES[box] for box in boxes)
        assert view["outcome"]["scores"] == [view["seats"][str(seat)]["score"] for seat in range(seats)]
        expected = {"follower"}.union(*(FIGURES.get(box, set()) for box in boxes))
        for seat in range(seats):
            assert expected <= view["seats"][str(seat)]["stock"].keys()
        used = {piece["kind"] for piece in view["surfaces"]["main"].get("pieces", {}).values()}
        assert used - {"follower"} <= expected
        for seat, (phone, socket) in enumerate(zip(sitting, sockets, strict=True)):
            assert (await phone.look(seat))["document"] == socket.document
