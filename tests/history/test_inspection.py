"""A close look: who laid a tile and when, by which entry; what is asked for in a wrong way is refused."""

from typing import Any

import pytest

from companion import errors
from companion.history.inspection import CloseLook, look_at_cell, look_at_tile
from tests.history.mended import begun, mend, replace, right
from tests.tables.clans import SkyeTable
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)


def look(table: PlayedTable, cell: str, viewer: Any = 0, *, host: bool = False) -> CloseLook:
    return look_at_cell(table.id, viewer, "main", cell, host=host)


def place_of(action: dict[str, Any]) -> str:
    return f"{action['x']},{action['y']}"


def test_who_laid_a_tile_and_when() -> None:
    table = begun(60)
    for version in range(3, 60, 2):
        found = look(table, place_of(right(version)))
        seat = (version - 3) // 2 % 2
        assert (found.seat, found.turn, found.ref, found.can_mend) == (seat, (version - 1) // 2, str(version), True)
        assert found.belongs
    start = look(table, "0,0")
    assert (start.seat, start.ref, start.can_mend) == (None, "1", True)
    assert not look(table, "0,0", "spectator").can_mend


def test_a_tile_that_was_corrected_is_where_it_is_now() -> None:
    table = begun(2)
    (prompt,) = table.document(0)["view"]["prompts"].values()
    first = right(3)
    cell, rotations = next((cell, turns) for cell, turns in prompt["cells"].items() if cell != place_of(first))
    table.enter(3)
    x, y = map(int, cell.split(","))
    mend(table, 0, replace(3, {"type": "place_tile", "x": x, "y": y, "rotation": int(next(iter(rotations)))}))
    assert look(table, cell).ref == "3"
    assert look(table, place_of(first)).ref == ""


def test_with_secrets_each_seat_mends_its_own() -> None:
    table = SkyeTable()
    table.start()
    table.offer_all()
    own, other = (look_at_cell(table.id, 0, board, "0,0", host=True) for board in ("0", "1"))
    assert (own.seat, own.can_mend, other.seat, other.can_mend) == (0, True, 1, False)
    assert own.ref
    drawn = next(iter(table.view(0)["seats"]["1"]["offers"]))
    assert look_at_tile(table.id, 0, drawn).fits is not None
    assert look_at_tile(table.id, "spectator", drawn).fits is None


@pytest.mark.parametrize(
    "cell",
    ["", "0", "0,0,0", "120,0", "²,0"],
)
def test_a_place_that_is_none_is_refused(cell: str) -> None:
    table = begun(3)
    with pytest.raises(errors.InvalidRequest):
        look(table, cell)


def test_of_a_board_that_is_none_there_is_nothing_to_say() -> None:
    table = begun(3)
    assert look_at_cell(table.id, 0, "1", "0,0", host=False) == CloseLook(table.version)


def test_before_the_game_there_is_nothing_to_look_at() -> None:
    table = PlayedTable()
    with pytest.raises(errors.NotStarted):
        look_at_tile(table.id, 0, "D")
