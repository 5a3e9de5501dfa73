"""Golden tables of saved tiles (tests/golden/isle_of_skye/kept.json): tiles added at a table with Druids, and the
resulting box of the host."""

from typing import Any

import pytest

from companion import errors
from companion.boxes.keeping import Box, find_box
from companion.boxes.pieces import keep_pieces
from companion.tables.services import kept_pieces
from games.isle_of_skye.composer import complete_piece
from games.isle_of_skye.expansions.druids.capability import Druids
from games.isle_of_skye.rules import IsleOfSkye
from tests.games.isle_of_skye.golden import golden, plain
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]
GAME = "isle_of_skye"


def complete_pieces(pieces: dict[str, Any]) -> Any:
    """Return pieces in the form of a box, with their regions."""
    rules = IsleOfSkye(Druids()).extended
    return {name: plain(complete_piece(name, facts, rules).facts) for name, facts in pieces.items()}


@pytest.mark.parametrize("row", golden("kept"), ids=lambda row: str(row["id"]))
def test_added_tiles_are_saved_as_the_golden_table_says(row: Any) -> None:
    table = PlayedTable(2, GAME, expansions=("druids",))
    table.start()
    for seat, tile, facts in row["found"]:
        table.act(seat, {"type": "add_found_tile", "tile": tile, "facts": facts})
    keep_pieces(table.host, GAME, Box(row["box"]))
    if "refused" in row:
        with pytest.raises(errors.AppError) as refused:
            kept_pieces.keep_pieces(table.host, table.id, row["keep"])
        assert {"code": refused.value.code, "params": plain(refused.value.params)} == row["refused"]
    else:
        saved_pieces = kept_pieces.keep_pieces(table.host, table.id, row["keep"]).pieces
        assert {name: [numbers.kept, numbers.new] for name, numbers in saved_pieces.items()} == row["kept"]
    assert find_box(table.host, GAME).pieces == complete_pieces(row["after"])
