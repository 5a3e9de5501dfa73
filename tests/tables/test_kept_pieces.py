"""Tiles added at a table and saved in the box of its host."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.boxes import errors as box_errors
from companion.boxes.keeping import MOST_PIECES, Box, find_box
from companion.boxes.pieces import keep_pieces
from companion.people import profiles
from companion.people.devices import create_device
from companion.tables import store
from companion.tables.models import Table
from companion.tables.requests import NewTable
from companion.tables.services import kept_pieces, lobby
from companion.tables.services.kept_pieces import KeptAs
from companion.tables.table_box import find_table_pieces
from companion.texts.localization import format_sentence
from games.core.host import FinishNow
from games.isle_of_skye.boxes import is_invented
from games.isle_of_skye.composer import complete_piece
from games.isle_of_skye.rules import IsleOfSkye
from tests.boxes.own_pieces import GAME, HILL, LAKE, TURNED
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.tables.at_once import run_at_once
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, replace
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def complete_facts(facts: dict[str, Any]) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(complete_piece("x1", facts, IsleOfSkye().extended).facts)))


def start_with_tiles(**added: dict[str, Any]) -> PlayedTable:
    """Start a table at which seat 1 has added these tiles."""
    table = PlayedTable(2, GAME, options={"tracking": "territories"})
    table.start()
    for tile, facts in added.items():
        add(table, 1, tile, facts)
    return table


def add(table: PlayedTable, seat: int, tile: str, facts: dict[str, Any]) -> None:
    table.act(seat, {"type": "add_tile", "round": 1, "tile": tile, "facts": facts})


def keep(table: PlayedTable, *tiles: str) -> dict[str, KeptAs]:
    return kept_pieces.keep_pieces(table.host, table.id, tiles).pieces


def box(table: PlayedTable) -> dict[str, Any]:
    return find_box(table.host, GAME).pieces


def test_an_added_tile_is_saved_in_the_hosts_box_and_used_at_the_next_table() -> None:
    table = start_with_tiles(x2=MEADOW)
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"x2": KeptAs(None)}
    assert keep(table, "x2") == {"x2": KeptAs("x2", new=True)}
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"x2": KeptAs("x2")}
    later = waiting_lobby(table)
    assert find_table_pieces(later.pk) == {"x2": complete_facts(MEADOW)}


def test_invented_tiles_are_not_saved() -> None:
    table = PlayedTable(2, GAME, draw="app", expansions=("druids",))
    table.start()
    invented = [name for name in find_table_pieces(table.id) if is_invented(name)]
    assert len(invented) == 36
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {}
    with pytest.raises(box_errors.UnknownPiece):
        keep(table, invented[0])
    assert box(table) == {}


def waiting_lobby(table: PlayedTable) -> Table:
    """Open another table of the same host."""
    return lobby.create_table(table.host, NewTable(game=GAME, options={}, draw="table"))


def test_a_tile_added_again_is_found_in_any_rotation() -> None:
    table = start_with_tiles(x2=MEADOW, x4=TURNED)
    assert keep(table, "x2", "x4") == {"x2": KeptAs("x2", new=True), "x4": KeptAs("x2")}
    second_table = PlayedTable(2, GAME, options={"tracking": "territories"})
    keep_pieces(second_table.host, GAME, Box({"x7": TURNED}))
    second_table.start()
    add(second_table, 1, "x2", MEADOW)
    assert keep(second_table, "x2") == {"x2": KeptAs("x7")}
    assert box(second_table).keys() == {"x7"}


def test_a_tile_of_the_list_is_found_in_it() -> None:
    listed = {key: ENTRIES["b06"][key] for key in ("edges", "center", "regions", "roads", "features")}
    table = start_with_tiles(x2=listed)
    assert keep(table, "x2") == {"x2": KeptAs("b06")}
    assert box(table) == {}


def test_an_id_used_otherwise_in_the_box_is_replaced_by_a_new_one() -> None:
    table = start_with_tiles(x2=MEADOW, x4=HILL)
    keep_pieces(table.host, GAME, Box({"x2": LAKE, "x1": {**LAKE, "center": "water"}}))
    assert keep(table, "x2", "x4") == {"x2": KeptAs("x3", new=True), "x4": KeptAs("x4", new=True)}
    assert box(table)["x2"] == complete_facts(LAKE)
    assert box(table)["x3"] == complete_facts(MEADOW)
    assert keep(table, "x2", "x4") == {"x2": KeptAs("x3"), "x4": KeptAs("x4")}, "asked twice, it is there once"


def test_a_listed_tile_printed_otherwise_is_saved_under_its_own_id() -> None:
    table = PlayedTable(2, GAME, options={"tracking": "territories"})
    keep_pieces(table.host, GAME, Box({"b06": MEADOW}))
    table.start()
    keep_pieces(table.host, GAME, Box({"b06": HILL}))
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"b06": KeptAs(None, corrected=True)}
    assert keep(table, "b06") == {"b06": KeptAs("b06", new=True, corrected=True)}
    assert keep(table, "b06") == {"b06": KeptAs("b06", corrected=True)}
    assert find_box(table.host, GAME) == Box({"b06": complete_facts(MEADOW)}, ("b06",))


def test_a_tile_of_the_box_that_the_table_corrects_replaces_the_one_in_the_box() -> None:
    table = PlayedTable(2, GAME, options={"tracking": "territories"})
    keep_pieces(table.host, GAME, Box({"x1": MEADOW}))
    table.start()
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"x1": KeptAs("x1")}
    start = msgspec.to_builtins(store.load_start(table.row))
    confirm(table, correct(table, 1, replace(1, {**start, "pieces": {"x1": HILL}})))
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"x1": KeptAs(None, corrected=True)}
    assert keep(table, "x1") == {"x1": KeptAs("x1", new=True, corrected=True)}
    assert box(table) == {"x1": complete_facts(HILL)}
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {"x1": KeptAs("x1")}
    keep_pieces(table.host, GAME, Box({"x1": LAKE}))
    assert keep(table, "x1") == {"x1": KeptAs("x2", new=True)}, "another tile has that id meanwhile"


def test_a_kept_tile_that_the_table_corrects_later_replaces_the_wrong_one() -> None:
    table = start_with_tiles(x2=MEADOW, x3=LAKE)
    keep_pieces(table.host, GAME, Box({"x2": {**LAKE, "center": "water"}}))
    assert keep(table, "x2") == {"x2": KeptAs("x1", new=True)}
    added = {"type": "add_tile", "round": 1, "tile": "x2", "facts": HILL}
    confirm(table, correct(table, 1, replace(2, added)))
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces["x2"] == KeptAs(None, corrected=True)
    assert keep(table, "x2") == {"x2": KeptAs("x1", new=True, corrected=True)}
    assert box(table) == {"x2": complete_facts({**LAKE, "center": "water"}), "x1": complete_facts(HILL)}


def test_a_tile_whose_entry_was_undone_is_not_replaced_by_another_one_of_that_id() -> None:
    table = start_with_tiles(x2=MEADOW)
    keep(table, "x2")
    table.undo(1)
    add(table, 1, "x2", HILL)
    assert keep(table, "x2") == {"x2": KeptAs("x1", new=True)}
    assert box(table) == {"x2": complete_facts(MEADOW), "x1": complete_facts(HILL)}


def test_tiles_can_still_be_saved_after_the_game(system_seat: SystemSeat) -> None:
    table = start_with_tiles(x2=MEADOW)
    for _ in range(2):  # the second one waits for nobody's gold
        table.act(0, FinishNow(), seat=None)
    system_seat.work()
    assert table.row.status == "finished"
    assert keep(table, "x2") == {"x2": KeptAs("x2", new=True)}


def test_tiles_are_added_to_the_newest_box_of_a_profile() -> None:
    table = start_with_tiles(x2=MEADOW)
    tablet, _ = create_device()
    profiles.use_recovery_code(tablet, profiles.make_recovery_code(table.host))
    keep_pieces(tablet, GAME, Box({"x9": HILL}))
    table.host.refresh_from_db()
    assert keep(table, "x2") == {"x2": KeptAs("x2", new=True)}
    assert find_box(tablet, GAME).pieces.keys() == box(table).keys() == {"x2", "x9"}


# --- refused ----------------------------------------------------------------------------------------------------


def assert_refused(error: type[errors.AppError], table: PlayedTable, seat: int, *tiles: str) -> None:
    """Assert that the seat's phone is refused, and that no box changes."""
    before = {device.pk: find_box(device, GAME) for device in table.devices}
    with pytest.raises(error) as caught:
        kept_pieces.keep_pieces(table.devices[seat], table.id, tiles)
    assert {device.pk: find_box(device, GAME) for device in table.devices} == before
    for language in ("en", "de"):
        assert format_sentence(caught.value.code, caught.value.params, language) != caught.value.code


def test_only_the_host_saves_tiles_and_is_offered_it() -> None:
    table = start_with_tiles(x2=MEADOW)
    assert_refused(errors.NotHost, table, 1, "x2")
    with pytest.raises(errors.NotHost):
        kept_pieces.find_pieces_in_box(table.devices[1], table.id)
    stranger, _ = create_device()
    with pytest.raises(errors.UnknownTable):
        kept_pieces.keep_pieces(stranger, table.id, ("x2",))


def test_a_new_host_saves_tiles_in_its_own_box() -> None:
    table = start_with_tiles(x2=MEADOW)
    Table.objects.filter(pk=table.id).update(host=table.devices[1])
    assert_refused(errors.NotHost, table, 0, "x2")
    assert kept_pieces.keep_pieces(table.devices[1], table.id, ("x2",)).pieces == {"x2": KeptAs("x2", new=True)}


@pytest.mark.parametrize("tile", ["x4", "b06", "castle_red", "", "\0"])
def test_a_tile_that_was_not_added_at_the_table_refuses_the_whole_request(tile: str) -> None:
    assert_refused(box_errors.UnknownPiece, start_with_tiles(x2=MEADOW), 0, "x2", tile)


def test_a_table_in_the_lobby_has_no_added_tiles() -> None:
    table = PlayedTable(2, GAME)
    assert_refused(errors.NotStarted, table, 0, "x2")


def test_an_undone_tile_is_not_saved() -> None:
    table = start_with_tiles(x2=MEADOW)
    table.undo(1)
    assert_refused(box_errors.UnknownPiece, table, 0, "x2")


def test_a_full_box_accepts_no_more() -> None:
    table = start_with_tiles(x2=MEADOW, x4=TURNED)
    pieces = {f"x{n}": {**HILL, "roads": [{"edges": ["N"]}]} for n in range(10, 10 + MOST_PIECES)}
    keep_pieces(table.host, GAME, Box(pieces))
    assert_refused(box_errors.BoxFull, table, 0, "x2")
    keep_pieces(table.host, GAME, Box(dict(list(pieces.items())[1:])))
    add(table, 1, "x6", LAKE)
    assert_refused(box_errors.BoxFull, table, 0, "x2", "x6")
    assert keep(table, "x2", "x4") == {"x2": KeptAs("x2", new=True), "x4": KeptAs("x2")}, "the last one has room"


# --- simultaneous requests --------------------------------------------------------------------------------------


def test_simultaneous_saves_lose_nothing() -> None:
    table = start_with_tiles(x2=MEADOW, x4=HILL, x6=LAKE, x8=TURNED)
    results = run_at_once(*(lambda tile=tile: keep(table, tile) for tile in ("x2", "x4", "x6", "x8")))
    assert all(isinstance(result, dict) for result in results), results
    saved_box = box(table)
    assert {"x4", "x6"} < saved_box.keys()
    assert len(saved_box) == 3, "x2 and x8 are one tile"
    assert results[0]["x2"].kept == results[3]["x8"].kept


def test_a_save_while_another_phone_of_the_profile_saves_loses_nothing() -> None:
    first, other = start_with_tiles(x2=MEADOW), start_with_tiles(x4=HILL)
    profiles.use_recovery_code(other.host, profiles.make_recovery_code(first.host))
    first.host.refresh_from_db()
    other.host.refresh_from_db()
    results = run_at_once(lambda: keep(first, "x2"), lambda: keep(other, "x4"))
    assert all(isinstance(result, dict) for result in results), results
    assert box(first).keys() == box(other).keys() == {"x2", "x4"}


def test_a_lobby_of_the_host_shows_tiles_saved_at_another_table(nudges: list[tuple[str, int, int]]) -> None:
    table = start_with_tiles(x2=MEADOW)
    waiting = waiting_lobby(table)
    nudges.clear()
    keep(table, "x2")
    assert [nudged for nudged, _, _ in nudges] == [str(waiting.pk)]
    nudges.clear()
    keep(table, "x2")
    assert nudges == [], "nothing is new"


def test_invented_tiles_are_not_offered_and_cannot_be_saved() -> None:
    table = PlayedTable(2, GAME, draw="app", expansions=("druids",))
    table.start()
    assert find_table_pieces(table.id).keys() >= {"i1", "i36"}
    assert kept_pieces.find_pieces_in_box(table.host, table.id).pieces == {}
    with pytest.raises(box_errors.UnknownPiece):
        keep(table, "i1")
    assert find_box(table.host, GAME) == Box()
