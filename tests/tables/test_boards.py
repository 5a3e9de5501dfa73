"""Boards that no list describes: saved in a box, shown in the lobby, copied into the table at its start."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.archive.exports.table_file import table_export
from companion.archive.imports import Imported, table_import
from companion.people import profiles
from companion.people.devices import device_create
from companion.tables import boards, box_errors, boxes, store
from companion.tables.boxes import MOST_PIECES, Box
from companion.tables.codec import forget_codecs
from companion.tables.corrections import previews
from companion.tables.models import Table
from companion.tables.services import kept_pieces
from games import registry
from games.core.action import StartTable
from games.core.errors import IllegalAction
from games.isle_of_skye.expansions.druids.data import INVENTED
from tests.games.isle_of_skye.pieces import ENTRIES, MEADOW
from tests.games.isle_of_skye.test_journeyman_boards import FIVE, WHOLE
from tests.rulesets.skye_journeyman import SKYE_WITH_JOURNEYMAN, TILES
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, replace
from tests.tables.played import PlayedTable
from tests.tables.test_kept_pieces import HILL
from tests.tables.test_mills import lay, play_out

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("mills")]
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
    boards.board_keep(table.host, "mills", "track", {**SHORT, "note": "by Anna"})
    assert table.document()["table"]["boards"] == ("track",)
    table.start()
    boards.board_keep(table.host, "mills", "track", LONG, SHORT)
    assert list(track_of(table)) == ["0", "1", "2"]
    assert store.entries(table.row)[0].content.boards == {"track": SHORT}  # type: ignore[union-attr]
    assert "boards" not in table.document()["table"]
    table.check()


def test_a_table_whose_host_has_no_board_has_none() -> None:
    table = open_lobby()
    boards.board_keep(table.devices[1], "mills", "track", SHORT)
    table.start()
    assert track_of(table) == {}
    assert store.entries(table.row)[0].content.boards is msgspec.UNSET  # type: ignore[union-attr]


def test_an_imported_table_keeps_its_board(system_seat: SystemSeat) -> None:
    table = open_lobby(options={"values": "open", "turns": "3"})
    boards.board_keep(table.host, "mills", "track", LONG)
    table.start()
    play_out(table, system_seat)
    data = table_export(table.host, table.id)
    boards.board_keep(table.host, "mills", "track", None, LONG)
    Table.objects.filter(pk=table.id).delete()
    store.forget_all()
    assert table_import(table.host, data) == Imported(str(table.id), new=True)
    assert len(track_of(table)) == 9
    assert table_export(table.host, table.id) == data
    with pytest.raises(errors.AppError):
        table_import(table.host, data.replace(b'"last": 8', b'"last": 99'))


def test_a_correction_of_a_board_applies_from_the_start() -> None:
    table = open_lobby()
    boards.board_keep(table.host, "mills", "track", LONG)
    table.start()
    lay(table, "a1", "a2", "b1", "b2", "c1")
    start = msgspec.to_builtins(store.entries(table.row)[0].content)

    def corrected(**changes: Any) -> dict[str, Any]:
        start_without_boards = {name: value for name, value in start.items() if name != "boards"}
        return {"type": "correction", "edits": [replace(1, {**start_without_boards, **changes})]}

    refused = previews.preview_of(table.id, 0, corrected(boards={"track": {**LONG, "last": 1}}), 0, host=True).refused
    assert refused is not None
    assert refused.why is not None
    assert refused.why.code == "mills.track_last"
    with pytest.raises(errors.NotInDraft):
        previews.preview_of(table.id, 0, corrected(), 0, host=True)
    correct(table, 0, *corrected(boards={"track": SHORT})["edits"])
    assert len(track_of(table)) == 3
    table.check()


def test_the_host_is_told_of_boards_that_the_table_has_and_the_box_has_differently_or_lacks() -> None:
    table = open_lobby()
    boards.board_keep(table.host, "mills", "track", SHORT)
    table.start()

    def compared() -> dict[str, bool]:
        return kept_pieces.pieces_in_box(table.host, table.id).boards

    assert compared() == {"track": True}
    start = store.entries(table.row)[0].content
    assert isinstance(start, StartTable)
    correct(table, 0, replace("1", msgspec.to_builtins(msgspec.structs.replace(start, boards={"track": LONG}))))
    assert compared() == {"track": False}
    boards.board_keep(table.host, "mills", "track", LONG, SHORT)
    assert compared() == {"track": True}
    boards.board_keep(table.host, "mills", "track", None, LONG)
    assert compared() == {"track": False}
    without = open_lobby()
    without.start()
    assert kept_pieces.pieces_in_box(without.host, without.id).boards == {}


def test_a_board_is_checked_before_it_is_saved() -> None:
    good, bad = (boards.board_check("mills", "track", facts) for facts in (SHORT, {**SHORT, "last": 99}))
    assert good.faults == ()
    assert good.picture.startswith("<svg")
    assert [(fault.code, dict(fault.params)) for fault in bad.faults] == [("mills.track_last", {"least": 2, "most": 9})]
    assert bad.picture == ""
    host = device_create()[0]
    with pytest.raises(IllegalAction, match="track_last"):
        boards.board_keep(host, "mills", "track", {**SHORT, "last": 99})
    assert boxes.box_of(host, "mills") == Box()


def test_a_draft_is_the_other_side_from_the_box_or_an_example(skye: str) -> None:
    anna = device_create()[0]
    for side in ("2-4", "5"):
        facts = boards.board_draft(anna, skye, side).facts
        assert facts is not None
        assert boards.board_check(skye, side, facts).faults == ()
    board = boards.board_keep(anna, skye, "5", FIVE).boards["5"]
    assert boards.board_draft(anna, skye, "2-4").facts == {**board, "side": "2-4"}
    assert boards.board_draft(anna, "mills", "track").facts == {"schema": "mills-track/1", "last": 5}
    with pytest.raises(box_errors.UnknownBoard):
        boards.board_draft(anna, skye, "6")
    assert boxes.box_of(anna, skye).boards == {"5": board}, "nothing is kept by asking"


def test_all_phones_of_a_history_share_its_boards_and_nobody_else() -> None:
    anna, tablet, ben = (device_create()[0] for _ in range(3))
    boards.board_keep(anna, "mills", "track", SHORT)
    profiles.recovery_use(tablet, profiles.recovery_make(anna))
    anna.refresh_from_db()
    assert boxes.load_box(tablet, "mills").boards == {"track": SHORT}
    assert boxes.load_box(ben, "mills") == Box()
    assert boards.board_keep(tablet, "mills", "track", None, SHORT) == Box()
    assert boxes.load_box(anna, "mills").boards == {}


def test_of_two_phones_with_one_board_the_second_is_refused_and_overwrites_nothing() -> None:
    anna = device_create()[0]
    boards.board_keep(anna, "mills", "track", SHORT)
    boards.board_keep(anna, "mills", "track", LONG, SHORT)
    other = {**SHORT, "last": 4}
    for facts, before in ((other, SHORT), (other, None), (None, SHORT)):
        with pytest.raises(box_errors.BoardChanged):
            boards.board_keep(anna, "mills", "track", facts, before)
    assert boards.board_keep(anna, "mills", "track", LONG, SHORT).boards == {"track": LONG}, "sent twice"
    assert boards.board_keep(anna, "mills", "track", None, LONG) == Box()
    assert boards.board_keep(anna, "mills", "track", None, LONG) == Box(), "sent twice"


@pytest.mark.parametrize("game", ["carcassonne", "nothing", "\0"])
def test_games_without_boards_accept_none(game: str) -> None:
    host = device_create()[0]
    for refused in (
        lambda: boards.board_check(game, "track", SHORT),
        lambda: boards.board_keep(host, game, "track", SHORT),
        lambda: boards.board_keep(host, game, "track", None),
    ):
        with pytest.raises(errors.UnknownGame):
            refused()
    with pytest.raises(box_errors.UnknownBoard):
        boards.board_keep(host, "mills", "plan", SHORT)


# --- boards of an expansion, in addition to pieces ----------------------------------------------------------------


@pytest.fixture
def skye(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of Isle of Skye with every expansion."""
    other_games = tuple(game for game in registry.GAMES if game.meta.id != SKYE_WITH_JOURNEYMAN.meta.id)
    monkeypatch.setattr(registry, "GAMES", (*other_games, SKYE_WITH_JOURNEYMAN))
    forget_codecs()
    return SKYE_WITH_JOURNEYMAN.meta.id


def test_saving_pieces_and_saving_boards_do_not_affect_each_other(skye: str) -> None:
    table = PlayedTable(2, skye, options={"tracking": "territories"})
    saved_boards = boards.board_keep(table.host, skye, "2-4", WHOLE).boards
    assert boxes.box_keep(table.host, skye, Box({"b06": MEADOW}, ("b06",))).boards == saved_boards
    table.start()
    table.act(1, {"type": "add_tile", "round": 1, "tile": "x2", "facts": HILL})
    kept_pieces.pieces_keep(table.host, table.id, ["x2"])
    saved_box = boards.board_keep(table.host, skye, "5", FIVE)
    assert saved_box.boards.keys() == {"2-4", "5"}
    assert saved_box.pieces.keys() == {"b06", "x2"}
    assert boxes.box_of(table.host, skye) == saved_box


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
    saved_boards = {side: boards.board_keep(table.host, skye, side, raw).boards[side] for side, raw in
            (("2-4", WHOLE), ("5", FIVE))}  # fmt: skip
    assert table.document()["table"].get("boards", ()) == played
    table.start()
    content: Any = store.entries(table.row)[0].content
    assert (content.boards or {}) == {side: saved_boards[side] for side in played}


def test_a_box_holds_every_tile_of_the_largest_game(skye: str) -> None:
    tiles = [*INVENTED.values(), *({**facts, "set": "journeyman"} for facts in TILES.values())]
    added = {
        f"x{n}": {key: fact for key, fact in facts.items() if key != "invented"} for n, facts in enumerate(tiles, 1)
    }
    saved_box = boxes.box_keep(device_create()[0], skye, Box({**ENTRIES, **added}))
    assert 122 == len(saved_box.pieces) <= MOST_PIECES
