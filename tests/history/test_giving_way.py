"""Long reads of the history yield to actions of other tables. Waits are counted, nothing is timed."""

from contextlib import ExitStack
from threading import Event
from typing import Any

import pytest

from companion.history import timeline as module
from companion.history.timeline import build_timeline
from companion.runtime import priority
from companion.tables import recording, store
from games.core.errors import MalformedAction
from tests.tables.played import PlayedTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def start_table(until: int) -> PlayedTable:
    table = PlayedTable()
    table.start()
    table.enter(until)
    return table


def test_a_timeline_pauses_while_an_action_is_processed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = start_table(12)
    action, versions_taken, waited = ExitStack(), list[int](), list[int]()
    take = module._TimelineBuilder.take

    def taking(builder: module._TimelineBuilder, record: store.Record) -> None:
        take(builder, record)
        versions_taken.append(record.entry.version)
        if record.entry.version == 5:
            action.enter_context(priority.go_first())

    class Done(Event):
        def wait(self, timeout: float | None = None) -> bool:
            if not self.is_set():
                waited.append(versions_taken[-1])
                action.close()
            return super().wait(timeout)

    action_over = Done()
    action_over.set()
    monkeypatch.setattr(priority._First, "done", action_over)
    monkeypatch.setattr(module._TimelineBuilder, "take", taking)
    assert len(build_timeline(table.id, 0, host=True).entries) == 12
    assert versions_taken == list(range(1, 13))
    assert waited == [5]


def test_actions_and_undos_go_first_and_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    table = start_table(2)
    free = list[bool]()
    record = recording.record

    def recorded(*entry: Any, **kept: Any) -> int:
        free.append(priority._First.done.is_set())
        return record(*entry, **kept)

    monkeypatch.setattr(recording, "record", recorded)
    table.enter(3)
    table.undo(0)
    assert free == [False, False]
    with pytest.raises(MalformedAction):
        table.act(1, {"type": "none"})
    assert priority._First.done.is_set()
    assert priority._First.number == 0
