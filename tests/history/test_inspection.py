"""A close look: who placed a tile, when, by which entry; invalid places are refused."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion import errors
from companion.history.inspection import CloseLook, look_at_place, look_at_tile
from companion.tables.codec import Codec, find_table_codec
from companion.tables.models import LaidTile
from tests.tables.clans import SkyeTable
from tests.tables.corrections import correct, play_until, recorded_action, replace, submit_draft
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def look(table: PlayedTable, cell: str, viewer: Any = 0, *, host: bool = False) -> CloseLook:
    return look_at_place(table.id, viewer, "main", cell, host=host)


def place_of(action: dict[str, Any]) -> str:
    return f"{action['x']},{action['y']}"


def test_who_placed_a_tile_and_when() -> None:
    table = play_until(60)
    for version in range(3, 60, 2):
        result = look(table, place_of(recorded_action(version)))
        seat = (version - 3) // 2 % 2
        assert (result.seat, result.turn, result.ref, result.can_correct) == (
            seat,
            (version - 1) // 2,
            str(version),
            True,
        )
        assert result.belongs
    start = look(table, "0,0")
    assert (start.seat, start.ref, start.can_correct) == (None, "1", True)
    assert not look(table, "0,0", "spectator").can_correct


def test_a_corrected_tile_is_found_at_its_current_place() -> None:
    table = play_until(2)
    (prompt,) = table.document(0)["view"]["prompts"].values()
    first = recorded_action(3)
    cell, rotations = next((cell, turns) for cell, turns in prompt["cells"].items() if cell != place_of(first))
    table.enter(3)
    x, y = map(int, cell.split(","))
    correct(table, 0, replace(3, {"type": "place_tile", "x": x, "y": y, "rotation": int(next(iter(rotations)))}))
    assert look(table, cell).ref == "3"
    assert look(table, place_of(first)).ref == ""


def test_with_secrets_each_seat_corrects_its_own() -> None:
    table = SkyeTable()
    table.start()
    table.offer_all()
    own_tile, other_tile = (look_at_place(table.id, 0, board, "0,0", host=True) for board in ("0", "1"))
    assert (own_tile.seat, own_tile.can_correct, other_tile.seat, other_tile.can_correct) == (0, True, 1, False)
    assert own_tile.ref
    drawn = next(iter(table.view(0)["surfaces"]["offer-1"]["slots"]))
    assert look_at_tile(table.id, 0, drawn).fits is not None
    assert look_at_tile(table.id, "spectator", drawn).fits is None


@pytest.mark.parametrize(
    "cell",
    ["", "0", "0,0,0", "120,0", "²,0"],
)
def test_an_invalid_place_is_refused(cell: str) -> None:
    table = play_until(3)
    with pytest.raises(errors.InvalidRequest):
        look(table, cell)


def test_an_unknown_board_has_no_close_look() -> None:
    table = play_until(3)
    assert look_at_place(table.id, 0, "1", "0,0", host=False) == CloseLook(table.version)


def test_before_the_start_there_is_nothing_to_look_at() -> None:
    table = PlayedTable()
    with pytest.raises(errors.NotStarted):
        look_at_tile(table.id, 0, "D")


class Work:
    """A counter for the work of a close look: entries read and steps played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.entries = self.steps = 0
        decoded, played = Codec.decode_content, type(find_table_codec(play_until(1).row).ruleset).apply

        def content(codec: Codec, payload: Any) -> Any:
            self.entries += 1
            return decoded(codec, payload)

        def apply(rules: Any, *arguments: Any) -> Any:
            self.steps += 1
            return played(rules, *arguments)

        monkeypatch.setattr(Codec, "decode_content", content)
        monkeypatch.setattr(type(find_table_codec(play_until(1).row).ruleset), "apply", apply)

    def of(self, look: Callable[[], CloseLook]) -> tuple[CloseLook, int, int, int]:
        """Return the close look, entries read, steps played, and statements sent."""
        self.entries = self.steps = 0
        with CaptureQueriesContext(connection) as queries:
            looked = look()
        return looked, self.entries, self.steps, len(queries)


def test_the_cost_of_a_close_look_does_not_grow_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    early, late, work = play_until(9), play_until(139), Work(monkeypatch)
    for table, version in ((early, 3), (late, 3), (late, 139)):
        tile, entries, steps, statements = work.of(
            lambda table=table, at=version: look(table, place_of(recorded_action(at)))
        )
        assert (tile.ref, entries, steps) == (str(version), 0, 0)
        assert statements <= 3


def test_after_undo_and_redo_the_tile_is_where_the_log_says(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(61)
    last = place_of(recorded_action(61))
    table.undo((61 - 3) // 2 % 2)
    work = Work(monkeypatch)
    assert work.of(lambda: look(table, last))[0].ref == ""
    submit_draft(table, (61 - 3) // 2 % 2, {"type": "redo", "undo": 62})
    assert work.of(lambda: look(table, last))[:3] == (look(table, last), 0, 0)
    assert look(table, last).ref == "61"


def test_after_a_correction_nothing_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(60)
    at, action = next(
        (version, recorded_action(version))
        for version in range(21, 59, 2)
        if recorded_action(version).get("follower") is not None
    )
    correct(table, 0, replace(at, {**action, "follower": None}))
    work = Work(monkeypatch)
    for version in range(3, 60, 2):
        tile, entries, steps, _ = work.of(lambda version=version: look(table, place_of(recorded_action(version))))
        assert (tile.ref, tile.turn, entries, steps) == (str(version), (version - 1) // 2, 0, 0)


def test_the_log_of_an_older_table_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(60)
    LaidTile.objects.all().delete()
    work = Work(monkeypatch)
    first_look, second_look = (work.of(lambda: look(table, place_of(recorded_action(31)))) for _ in range(2))
    assert (first_look[0].ref, first_look[0].turn, first_look[1] >= 60) == ("31", 15, True)
    assert second_look[:3] == (first_look[0], 0, 0)


def test_recorded_placements_match_the_log() -> None:
    table = SkyeTable()
    table.start()
    table.offer_all()
    placements = recorded_placements(table.id)
    assert placements
    LaidTile.objects.all().delete()
    look_at_place(table.id, 0, "0", "0,0", host=True)
    assert recorded_placements(table.id) == placements


def recorded_placements(table_id: UUID) -> list[tuple[Any, ...]]:
    names = ("board", "cell", "ref", "seat", "actor", "turn", "owner")
    return list(LaidTile.objects.filter(table=table_id).order_by("pk").values_list(*names))
