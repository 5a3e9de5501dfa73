"""A correction at the same time as another one, an action, a change of seats or system work: nothing is lost."""

from typing import Any

import pytest

from companion import errors
from companion.tables import store
from companion.tables.models import Result
from companion.tables.services import corrections, seating
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import (
    confirm,
    correct,
    correction_command,
    follower_edit,
    interrupt_correction,
    play_until,
    recorded_action,
    replace,
    table_with_wrong_tile,
)

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_proposals_do_not_block_each_other() -> None:
    """The second is checked against the table after the first."""
    table = table_with_wrong_tile()
    first = correct(table, 1, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    two = corrections.make_correction(
        *correction_command(table, 0, {"type": "correction", "edits": [{"type": "drop", "ref": "3"}]})
    )
    assert two.version == 4
    with pytest.raises(errors.EntryGone):
        confirm(table, first)
    assert table.version == 4
    table.check()


def test_an_action_before_the_confirmation_is_not_lost() -> None:
    table = table_with_wrong_tile()
    correction = correct(table, 1, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    table.act(1, recorded_action(4))
    assert confirm(table, correction) == 5
    assert store.load(table.row).state == store.load(play_until(4).row).state
    table.check()


def test_an_action_between_simulation_and_commit_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with_wrong_tile()
    simulated, tries = corrections._simulate, []

    def slow(*arguments: Any) -> Any:
        result = simulated(*arguments)
        if not tries:
            table.act(1, recorded_action(4))
        tries.append(result.version)
        return result

    monkeypatch.setattr(corrections, "_simulate", slow)
    assert correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3))).version == 5
    assert tries == [3, 4]
    assert store.load(table.row).state == store.load(play_until(4).row).state
    table.check()


def test_a_redo_waits_for_the_host_once_something_happened_since(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play_until(5)
    assert table.undo(1) == 6
    points = {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"}
    interrupt_correction(monkeypatch, lambda: table.act(0, points))
    correction = corrections.make_correction(*correction_command(table, 1, {"type": "redo", "undo": 6}))
    assert (correction.version, table.version) == (None, 7)
    table.check()


def test_a_former_host_proposes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with_wrong_tile()
    interrupt_correction(monkeypatch, lambda: seating.pass_host_on(table.host, table.id, table.seats[1]))
    correction = correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert correction.version is None
    assert [entry.kind for entry in table.entries()][-1] == "host"
    assert confirm(table, correction, seat=1) == 5


def test_a_phone_without_its_former_seat_corrects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_with_wrong_tile()
    interrupt_correction(monkeypatch, lambda: seating.remove_device(table.host, table.id, table.seats[1]))
    with pytest.raises(errors.RemovedFromTable):
        correct(table, 1, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert not table.row.proposals.filter(outcome="").exists()


def test_a_correction_while_system_work_is_due_does_it(system_seat: SystemSeat) -> None:
    """The task that was dispatched before finds nothing to do."""
    table = play_until(143)
    assert len(system_seat.sent) == 1
    assert correct(table, 0, follower_edit(table)).version == 144
    assert table.row.status == "finished"
    assert system_seat.work() == [None]
    assert table.version == 144
    table.check()


def test_system_work_between_simulation_and_commit_is_not_lost(
    monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat
) -> None:
    table = play_until(143)
    edit = follower_edit(table)
    interrupt_correction(monkeypatch, system_seat.work)
    assert correct(table, 0, edit).version == 145
    assert [entry.action_type for entry in table.entries()[-2:]] == ["score_game", "correction"]
    assert list(Result.objects.get(table=table.id).scores) == list(store.load(table.row).state.scores)
    table.check()
