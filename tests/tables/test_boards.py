"""Boards that no list describes: saved in a box, shown in the lobby, copied into the table at its start."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.archive.exports.table_file import export_table
from companion.archive.imports import Imported, import_finished_table
from companion.boxes import boards
from companion.boxes.keeping import Box, find_box, keep
from companion.boxes.pieces import keep_pieces
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.models import Table
from companion.tables.services import kept_pieces
from companion.tables.table_box import show_in_lobbies
from games.core.action import StartTable
from tests.boxes.own_pieces import HILL
from tests.games.isle_of_skye.journeyman_boards import FIVE, WHOLE
from tests.games.isle_of_skye.pieces import MEADOW
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, replace
from tests.tables.mills import lay, play_out
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("mills")]
SHORT: dict[str, Any] = {"schema": "mills-track/1", "last": 2}
LONG: dict[str, Any] = {"schema": "mills-track/1", "last": 8}


def open_lobby(**chosen: Any) -> PlayedTable:
    return PlayedTable(2, "mills", draw=None, **chosen)


def track_of(table: PlayedTable) -> dict[str, Any]:
    """Return the spaces of the track in the table's view."""
    view = table.document()["view"]
    layouts: dict[str, Any] = view.get("layouts", {})
    return dict(layouts[view["surfaces"]["track"]["layout"]]["spaces"]) if layouts else {}


def test_a_board_of_the_box_is_shown_in_the_lobby_and_copied_into_the_table() -> None:
    table = open_lobby()
    assert "boards" not in table.document()["table"]
    keep(table.host, "mills", boards.BOARDS, "track", {**SHORT, "note": "by Anna"})
    show_in_lobbies(table.host, "mills")
    assert table.document()["table"]["boards"] == ("track",)
    table.start()
    keep(table.host, "mills", boards.BOARDS, "track", LONG, SHORT)
    assert list(track_of(table)) == ["0", "1", "2"]
    assert store.load_entries(table.row)[0].content.boards == {"track": SHORT}  # type: ignore[union-attr]
    assert "boards" not in table.document()["table"]
    table.check()


def test_a_table_whose_host_has_no_board_has_none() -> None:
    table = open_lobby()
    keep(table.devices[1], "mills", boards.BOARDS, "track", SHORT)
    table.start()
    assert track_of(table) == {}
    assert store.load_entries(table.row)[0].content.boards is msgspec.UNSET  # type: ignore[union-attr]


def test_an_imported_table_keeps_its_board(system_seat: SystemSeat) -> None:
    table = open_lobby(options={"values": "open", "turns": "3"})
    keep(table.host, "mills", boards.BOARDS, "track", LONG)
    table.start()
    play_out(table, system_seat)
    data = export_table(table.host, table.id)
    keep(table.host, "mills", boards.BOARDS, "track", None, LONG)
    Table.objects.filter(pk=table.id).delete()
    store.forget_all()
    assert import_finished_table(table.host, data) == Imported(str(table.id), new=True)
    assert len(track_of(table)) == 9
    assert export_table(table.host, table.id) == data
    with pytest.raises(errors.AppError):
        import_finished_table(table.host, data.replace(b'"last": 8', b'"last": 99'))


def test_a_correction_of_a_board_applies_from_the_start() -> None:
    table = open_lobby()
    keep(table.host, "mills", boards.BOARDS, "track", LONG)
    table.start()
    lay(table, "a1", "a2", "b1", "b2", "c1")
    start = msgspec.to_builtins(store.load_entries(table.row)[0].content)

    def corrected(**changes: Any) -> dict[str, Any]:
        start_without_boards = {name: value for name, value in start.items() if name != "boards"}
        return {"type": "correction", "edits": [replace(1, {**start_without_boards, **changes})]}

    refused = previews.preview_draft(
        table.id, 0, corrected(boards={"track": {**LONG, "last": 1}}), 0, host=True
    ).refused
    assert refused is not None
    assert refused.why is not None
    assert refused.why.code == "mills.track_last"
    with pytest.raises(errors.NotInDraft):
        previews.preview_draft(table.id, 0, corrected(), 0, host=True)
    correct(table, 0, *corrected(boards={"track": SHORT})["edits"])
    assert len(track_of(table)) == 3
    table.check()


def test_the_host_is_told_of_boards_that_the_table_has_and_the_box_has_differently_or_lacks() -> None:
    table = open_lobby()
    keep(table.host, "mills", boards.BOARDS, "track", SHORT)
    table.start()

    def compared() -> dict[str, bool]:
        return kept_pieces.find_pieces_in_box(table.host, table.id).boards

    assert compared() == {"track": True}
    start = store.load_entries(table.row)[0].content
    assert isinstance(start, StartTable)
    correct(table, 0, replace("1", msgspec.to_builtins(msgspec.structs.replace(start, boards={"track": LONG}))))
    assert compared() == {"track": False}
    keep(table.host, "mills", boards.BOARDS, "track", LONG, SHORT)
    assert compared() == {"track": True}
    keep(table.host, "mills", boards.BOARDS, "track", None, LONG)
    assert compared() == {"track": False}
    without = open_lobby()
    without.start()
    assert kept_pieces.find_pieces_in_box(without.host, without.id).boards == {}


# --- boards of an expansion, in addition to pieces ----------------------------------------------------------------


def test_saving_pieces_and_saving_boards_do_not_affect_each_other(skye: str) -> None:
    table = PlayedTable(2, skye, options={"tracking": "territories"})
    saved_boards = keep(table.host, skye, boards.BOARDS, "2-4", WHOLE).boards
    assert keep_pieces(table.host, skye, Box({"b06": MEADOW}, ("b06",))).boards == saved_boards
    table.start()
    table.act(1, {"type": "add_tile", "round": 1, "tile": "x2", "facts": HILL})
    kept_pieces.keep_pieces(table.host, table.id, ["x2"])
    saved_box = keep(table.host, skye, boards.BOARDS, "5", FIVE)
    assert saved_box.boards.keys() == {"2-4", "5"}
    assert saved_box.pieces.keys() == {"b06", "x2"}
    assert find_box(table.host, skye) == saved_box


@pytest.mark.parametrize(
    ("seats", "expansions", "options", "played"),
    [
        (2, ("journeyman",), {}, ("2-4",)),
        (5, ("journeyman",), {}, ("5",)),
        (2, ("journeyman",), {"progress_board": "by_hand"}, ()),
        (2, ("druids",), {}, ()),
    ],
)
def test_a_table_starts_with_the_side_for_its_number_of_players(
    skye: str, seats: int, expansions: tuple[str, ...], options: dict[str, str], played: tuple[str, ...]
) -> None:
    table = PlayedTable(seats, skye, expansions=expansions, options={"tracking": "territories", **options})
    saved_boards = {side: keep(table.host, skye, boards.BOARDS, side, raw).boards[side] for side, raw in
            (("2-4", WHOLE), ("5", FIVE))}  # fmt: skip
    assert table.document()["table"].get("boards", ()) == played
    table.start()
    content: Any = store.load_entries(table.row)[0].content
    assert (content.boards or {}) == {side: saved_boards[side] for side in played}
