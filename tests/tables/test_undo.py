"""Undo of one's own last action: what is undone with it, when it is offered, across snapshots, in any order."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from companion import errors
from companion.tables import store
from companion.tables.codec import find_table_codec
from companion.tables.edges import chance
from companion.tables.models import Result, Snapshot
from companion.tables.store import snapshots
from games.core.errors import GameError
from games.core.seats import Viewer
from games.core.text import Text
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import play_until
from tests.tables.played import PlayedTable
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]


def spectator_view(table: PlayedTable) -> Any:
    """Return the spectator's view without its history."""
    return table.document()["view"]


def test_undo_affects_only_ones_own_last_action(nudges: list[tuple[str, int, int]]) -> None:
    table = play_until(2)
    before = spectator_view(table)
    table.enter(3)
    with pytest.raises(errors.NothingToUndo):
        table.undo(1)
    nudges.clear()
    assert table.undo(0) == 4
    assert spectator_view(table) == before
    assert nudges == [(str(table.id), 4, table.row.revision)]
    entry = table.entries()[-1]
    assert (entry.kind, entry.payload, entry.seat) == ("undo", '{"type":"undo","drops":[3]}', 0)
    assert entry.events == '[{"type":"undone","seat":0}]'
    table.check()


def test_two_undos_remove_the_placement_then_the_draw() -> None:
    table = play_until(3)
    first = table.undo(0)
    assert spectator_view(table)["drawn"] == "V"
    assert table.document(0)["undo"] == 2
    assert table.undo(0) == first + 1
    assert "drawn" not in spectator_view(table)
    assert "undo" not in table.document(0)
    with pytest.raises(errors.NothingToUndo):
        table.undo(0)
    table.check()
    table.draw(0, "E")
    table.place(0, 0, -1, 2)
    table.check()


def test_after_the_draw_is_undone_the_turn_before_can_be(nudges: Any) -> None:
    table = play_until(4)
    table.undo(1)
    assert (table.document(0).get("undo"), table.document(1).get("undo")) == (3, None)
    table.undo(0)
    assert spectator_view(table)["phase"] == "place"
    table.check()


def test_after_many_draws_were_undone_the_turn_before_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY", 5)
    table = play_until(3)
    for _ in range(10):
        table.draw(1)
        table.undo(1)
        assert table.document(0)["undo"] == 3
        table.check()


def test_an_undo_is_acknowledged_again_and_its_id_cannot_be_reused() -> None:
    table = play_until(3)
    assert table.undo(0, id="u", version=3) == 4
    assert table.undo(0, id="u", version=3) == 4
    with pytest.raises(errors.DuplicateId):
        table.act(0, {"type": "place_tile", "x": 1, "y": 0, "rotation": 0}, id="u")
    table.check()


def test_an_undone_entry_stays_acknowledged() -> None:
    table = play_until()
    draw = table.command(0, {"type": "draw_tile", "tile": "E"})
    assert table.act(0, draw[2].action, id=draw[2].id) == 2
    table.undo(0)
    assert table.act(0, draw[2].action, id=draw[2].id, version=1) == 2
    assert table.version == 3


def test_system_work_is_undone_with_its_cause(system_seat: SystemSeat) -> None:
    table = play_until(142)
    before = spectator_view(table)
    table.enter(143)
    system_seat.work()
    assert table.row.status == "finished"
    assert table.document(table.entries()[142].seat)["undo"] == 143
    seat = table.entries()[142].seat
    assert seat is not None
    assert table.undo(seat) == 145
    row = table.row
    assert (row.status, row.finished_at, row.due_since) == ("playing", None, None)
    assert not Result.objects.filter(table=table.id).exists()
    assert table.entries()[-1].payload == '{"type":"undo","drops":[143],"edits":[{"type":"drop","ref":"144"}]}'
    assert spectator_view(table) == before
    table.check()

    recorded = table.entries()[142]
    place = find_table_codec(row).decode_content(recorded.payload)
    assert table.act(seat, place) == 146  # type: ignore[arg-type]
    assert system_seat.work() == [147]
    assert table.row.status == "finished"
    assert Result.objects.filter(table=table.id).count() == 1
    table.check()


def test_undo_before_the_system_has_worked_leaves_no_work_due(system_seat: SystemSeat) -> None:
    table = play_until(143)
    table.undo(table.entries()[142].seat or 0)
    assert table.row.due_since is None
    assert system_seat.work() == [None]
    assert table.version == 144
    table.check()


def test_a_draw_at_once_is_undone_with_the_tile_before_it_and_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody makes the app draw for the next seat, so the seat that placed a tile may still undo it."""
    table = play_until(draw="app")
    monkeypatch.setattr(chance._random, "choices", lambda outcomes, _: [outcomes[0]])
    table.act(0, {"type": "draw"})
    first = spectator_view(table)["drawn"]
    table.place(0, *first_cell(table, 0))
    table.act(1, {"type": "draw"})
    drawn = spectator_view(table)["drawn"]
    monkeypatch.setattr(chance._random, "choices", lambda *_: pytest.fail("drawn anew"))
    for _ in range(3):
        assert (table.document(0)["undo"], table.document(1)["undo"]) == (table.version - 1, table.version)
        table.undo(0)
        assert spectator_view(table)["drawn"] == first
        table.place(0, *first_cell(table, 0))
        table.act(1, {"type": "draw"})
        assert spectator_view(table)["drawn"] == drawn
    table.check()
    table.place(1, *first_cell(table, 1))
    assert "undo" not in table.document(0)
    assert {entry.draw_number for entry in table.entries() if entry.action_type == "draw_tile"} == {1, 2}


def test_a_tile_may_be_undone_however_much_was_undone_since(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither undone entries nor a draw at once end the search for what a seat may undo."""
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY", 5)
    table = play_until(draw="app")
    table.act(0, {"type": "draw"})
    placed = table.place(0, *first_cell(table, 0))

    def adjust_and_undo() -> None:
        table.act(0, {"type": "adjust_score", "seat": 0, "points": 1, "reason": "agreed"})
        table.undo(0)

    for _ in range(10):
        adjust_and_undo()
    drawn = table.act(1, {"type": "draw"})
    adjust_and_undo()
    assert (table.document(0)["undo"], table.document(1)["undo"]) == (placed, drawn)
    table.check()
    table.undo(0)
    assert (table.document(0)["undo"], table.document(1).get("undo")) == (placed - 1, None)
    table.check()


def first_cell(table: PlayedTable, seat: int) -> tuple[int, int, int]:
    (prompt,) = table.document(seat)["view"]["prompts"].values()
    place, rotations = next(iter(prompt["cells"].items()))
    x, y = map(int, place.split(","))
    return x, y, int(next(iter(rotations)))


def test_a_draw_that_is_no_longer_possible_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(draw="app")

    def next_is(tile: str) -> None:
        monkeypatch.setattr(
            chance._random, "choices", lambda outcomes, _: [next(o for o in outcomes if o.action.tile == tile)]
        )

    next_is("E")
    table.act(0, {"type": "draw"})
    table.place(0, *first_cell(table, 0))
    next_is("G")  # the only tile of its kind
    table.act(1, {"type": "draw"})
    table.undo(0)
    table.place(0, *first_cell(table, 0))
    state = store.load(table.row).state
    prompt = find_table_codec(table.row).ruleset.list_prompts(state, "chance")[0]
    other_outcomes = tuple(outcome for outcome in prompt.outcomes if outcome.action.tile != "G")  # type: ignore[union-attr]
    next_is("E")
    assert chance.Draws(table.row).draw(prompt)[0].tile == "G"  # type: ignore[arg-type, attr-defined]
    assert chance.Draws(table.row).draw(replace(prompt, outcomes=other_outcomes))[0].tile == "E"  # type: ignore[arg-type, type-var, attr-defined]


@pytest.mark.parametrize(
    "target", [50, 51, 58, *(pytest.param(target, marks=pytest.mark.deep) for target in (49, 52, 99, 100, 101))]
)
def test_an_undo_reaches_across_a_snapshot(target: int) -> None:
    table = play_until(target - 1)
    before = spectator_view(table)
    table.enter(target)
    table.undo(table.entries()[-1].seat or 0)
    assert spectator_view(table) == before
    table.check()
    recorded = find_table_codec(table.row).decode_content(table.entries()[target - 1].payload)
    table.act(table.entries()[target - 1].seat or 0, recorded)  # type: ignore[arg-type]
    table.check()
    assert not Snapshot.objects.filter(table=table.id, superseded=True, version__lt=target).exists()


def test_undo_back_to_the_start_and_play_again() -> None:
    table = play_until(12)
    while (seat := next((s for s in (0, 1) if table.document(s).get("undo")), None)) is not None:
        table.undo(seat)
        table.check()
    assert spectator_view(table)["turn"] == 1
    assert list(spectator_view(table)["surfaces"]["main"]["tiles"]) == ["0,0"]
    table.draw(0, "E")
    table.check()


@pytest.mark.parametrize("seed", range(3))
def test_undo_is_offered_exactly_when_it_works(seed: int) -> None:
    chosen = random.Random(seed)
    table = play_until(seats=2)
    for _ in range(40):
        offered = {seat: table.document(seat).get("undo") for seat in (0, 1)}
        undoing = chosen.random() < 0.4
        for seat in (0, 1):
            if offered[seat] is None:
                with pytest.raises(errors.NothingToUndo):
                    table.undo(seat)
            elif undoing:
                before = table.version
                entry = table.entries()[offered[seat] - 1]
                assert entry.seat == seat
                assert table.undo(seat) == before + 1
                undoing = False
                break
        else:
            view = table.document(0)["view"]
            seat = int(next(iter(view["waits"])))
            if view["phase"] == "draw":
                tiles = [tile for tile, copies in view["bag"].items() if copies]
                table.draw(seat, chosen.choice(tiles))
            else:
                table.place(seat, *first_cell(table, seat))
        store.forget_all()  # the offer does not depend on this process's cache
    table.check()


def shared_table(game: str = "carcassonne") -> PlayedTable:
    """Return a table whose seat 2 is played from the phone of seat 1."""
    table = PlayedTable(game=game)
    table.devices.append(table.devices[1])
    table.claim(table.devices[2], "Oma", "yellow", phone=False)
    table.start()
    return table


def offered(table: PlayedTable, viewer: Viewer) -> tuple[int | None, int | None]:
    """Return the version that a viewer may undo, and the seat that made it if it is not the viewer's."""
    document = table.document(viewer)
    return document.get("undo"), document.get("undo_seat")


def test_a_phone_undoes_the_newest_action_of_any_of_its_seats() -> None:
    table = shared_table()
    beside = {seat: info.get("beside") for seat, info in table.document()["table"]["seats"].items()}
    assert beside == {"0": None, "1": None, "2": 1}
    table.draw(0, "E")
    assert [offered(table, viewer) for viewer in range(3)] == [(2, None), (None, None), (None, None)]
    table.place(0, *first_cell(table, 0))
    table.draw(1, "E")
    assert [offered(table, viewer) for viewer in range(3)] == [(None, None), (4, None), (4, 1)]
    assert offered(table, "spectator") == (None, None)


def test_a_phone_that_shows_secrets_undoes_for_their_seat_alone(market: str) -> None:
    table = shared_table(market)
    bid = table.act(2, {"type": "seal_bids", "round": 1, "amounts": {"fish": 1, "salt": 0}})
    assert offered(table, 1) == (None, None)
    assert offered(table, 2) == (bid, None)
    assert offered(table, "open-1") == (bid, 2)


# --- simultaneous phases --------------------------------------------------------------------------


def hide(table: PlayedTable, seat: int, hand: str = "full", number: int = 1) -> int:
    return table.act(seat, {"type": "hide_penny", "hand": hand, "round": number})


def test_simultaneous_actions_of_others_do_not_block_an_undo(pennies: str) -> None:
    table = PlayedTable(seats=3, game=pennies)
    table.start()
    for seat in range(2):
        hide(table, seat)
    assert table.document(0)["undo"] == 2
    table.undo(0)
    assert table.entries()[-1].payload == '{"type":"undo","drops":[2]}'
    state = store.load(table.row).state
    assert state.hands == {1: "full"}
    assert (table.document(0).get("undo"), table.document(1).get("undo")) == (None, 3)
    table.check()
    table.undo(1)
    assert store.load(table.row).state.hands == {}
    table.check()


def test_a_revealed_choice_cannot_be_undone_directly(pennies: str, system_seat: SystemSeat) -> None:
    table = PlayedTable(game=pennies)
    table.start()
    for seat in range(2):
        hide(table, seat)
    table.act(0, {"type": "throw_coin", "side": "full"})
    assert all("undo" not in table.document(seat) for seat in (0, 1))
    for seat in (0, 1):
        with pytest.raises(errors.NothingToUndo):
            table.undo(seat)
    system_seat.work()
    table.check()
    hide(table, 0, number=2)
    assert table.document(0)["undo"] == table.version
    table.undo(0)
    assert "undo" not in table.document(0)
    table.check()


def test_undo_is_blocked_by_entries_that_depend_on_it(monkeypatch: pytest.MonkeyPatch, market: str) -> None:
    table = MarketTable()
    table.to_stocking()
    for seat in range(2):
        table.stock(seat)
    codec = find_table_codec(table.row)
    applied = codec.ruleset.apply

    def needs_the_other(state: Any, actor: Any, action: Any) -> Any:
        if actor == 1 and state.flow.step == "stock" and 0 not in state.shelves:
            raise GameError("table.nothing_due")
        return applied(state, actor, action)

    for checked in ("apply", "apply_unchecked"):
        monkeypatch.setattr(codec.ruleset, checked, needs_the_other)
    before = (table.row.version, table.document(0))
    with pytest.raises(errors.UndoBlocked) as refusal:
        table.undo(0)
    assert refusal.value.params == {"version": before[0], "seat": 1, "why": Text("table.played_on")}
    assert (table.row.version, table.document(0)) == before


def test_a_log_that_no_longer_replays_is_an_error_not_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(5)
    codec = find_table_codec(table.row)
    applied = codec.ruleset.apply

    def stricter(state: Any, actor: Any, action: Any) -> Any:
        if type(action).__name__ == "PlaceTile":
            raise GameError("carcassonne.cell_taken")
        return applied(state, actor, action)

    monkeypatch.setattr(codec.ruleset, "apply", stricter)
    with pytest.raises(RuntimeError, match="does not replay at entry 3"):
        table.undo(table.entries()[-1].seat or 0)
    assert table.version == 5
