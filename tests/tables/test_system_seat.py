"""Work of the system seat: dispatched after the commit, done once, swept up when it is overdue."""

import logging
from datetime import timedelta
from threading import Event
from typing import Any
from uuid import UUID

import pytest
import redis.exceptions
import structlog
from django.conf import settings as django_settings
from django.db import connections, transaction
from django.utils import timezone
from kombu.exceptions import OperationalError as BrokerError
from uuid_utils.compat import uuid7

from companion.celery import app
from companion.retention.purge import purge_by_beat
from companion.serving.backups.nightly import backup
from companion.tables import tasks
from companion.tables.edges import dispatch
from companion.tables.models import Table
from companion.tables.overdue import OVERDUE
from companion.tables.services import actions
from games.core.host import UNFINISHED
from tests.rulesets import TEST_GAMES
from tests.tables.conftest import SystemSeat
from tests.tables.played import ENDED, PlayedTable, ended_table

pytestmark = [pytest.mark.portable, pytest.mark.django_db(transaction=True)]
really_dispatch = dispatch._dispatch


@pytest.fixture
def ended() -> PlayedTable:
    return ended_table()


def overdue(table_id: UUID, seconds: float = 10) -> None:
    Table.objects.filter(pk=table_id).update(due_since=timezone.now() - timedelta(seconds=seconds))


def test_every_declared_name_is_registered_as_a_task() -> None:
    assert tasks.list_declared_names() == [
        "refill_dolmen_board",
        "score_game",
        "score_round",
        "score_tracks",
        "turn_over",
        "validate_movement",
    ]
    upkeep = {purge_by_beat.name, backup.name}
    registered = {name for name in app.tasks if not name.startswith("celery.")}
    assert registered == {*tasks.list_declared_names(), *upkeep, "sweep", "webhook"}


def test_work_of_an_expansion_is_registered_as_a_task_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "GAMES", TEST_GAMES)
    assert {"pay_round", "score_round", "watch_cave"} <= set(tasks.list_declared_names())


def test_work_is_dispatched_after_the_commit_and_only_then(system_seat: SystemSeat) -> None:
    table_id = uuid7()
    with transaction.atomic():
        dispatch.dispatch_on_commit(table_id, ["score_game", "sweep"])
        assert system_seat.sent == []
    assert system_seat.sent == [(table_id, "score_game"), (table_id, "sweep")]
    system_seat.sent.clear()
    with transaction.atomic():
        dispatch.dispatch_on_commit(table_id, ["score_game"])
        transaction.set_rollback(True)
    assert system_seat.sent == []


def test_embedded_the_executor_does_it(ended: PlayedTable, settings: Any) -> None:
    settings.EMBEDDED = True
    really_dispatch(ended.id, "score_game")
    really_dispatch(ended.id, "score_game")
    dispatch._executor.submit(connections.close_all).result(60)
    assert (ended.row.status, ended.version) == ("finished", ENDED + 1)
    ended.check()


def test_a_failing_task_is_logged_and_the_executor_survives(
    ended: PlayedTable, settings: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings.EMBEDDED = True
    monkeypatch.setattr(tasks, "act_as_system", lambda *_: 1 // 0)
    really_dispatch(ended.id, "score_game")
    dispatch._executor.submit(lambda: None).result(60)
    assert "system_action_failed" in caplog.text
    monkeypatch.undo()
    really_dispatch(ended.id, "score_game")
    dispatch._executor.submit(connections.close_all).result(60)
    assert ended.row.status == "finished"


def test_with_redis_it_is_sent_to_celery_by_name(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMBEDDED = False
    tasks_sent: list[tuple[str, list[str], dict[str, Any]]] = []
    monkeypatch.setattr(app, "send_task", lambda name, args, **how: tasks_sent.append((name, args, how)))
    table_id = uuid7()
    with structlog.contextvars.bound_contextvars(request_id="of this request"):
        really_dispatch(table_id, "score_game")
    dispatch._executor.submit(lambda: None).result(60)
    ((name, arguments, how),) = tasks_sent
    assert (name, arguments) == ("score_game", [str(table_id)])
    assert how["headers"] == {"request_id": "of this request"}
    assert OVERDUE.seconds < how["expires"] <= 600, "the sweep finds it earlier"


def test_embedded_work_has_the_id_of_its_request(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMBEDDED = True
    ids: list[Any] = []
    monkeypatch.setattr(
        tasks, "act_as_system", lambda *_: ids.append(structlog.contextvars.get_contextvars().get("request_id"))
    )
    for request_id in ("first", "second"):
        with structlog.contextvars.bound_contextvars(request_id=request_id):
            really_dispatch(uuid7(), "score_game")
    dispatch._executor.submit(connections.close_all).result(60)
    assert ids == ["first", "second"]


@pytest.mark.parametrize("error", [BrokerError(), OSError(), redis.exceptions.ConnectionError()], ids=repr)
def test_a_command_succeeds_while_the_broker_is_down(
    error: Exception, settings: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings.EMBEDDED = False
    monkeypatch.setattr(dispatch, "_dispatch", really_dispatch)

    def send_task(*_: Any, **__: Any) -> None:
        raise error

    monkeypatch.setattr(app, "send_task", send_task)
    table = PlayedTable()
    table.start()
    with caplog.at_level(logging.WARNING):
        table.end()
        dispatch._executor.submit(lambda: None).result(60)
    assert table.version == ENDED
    assert table.row.due_since is not None
    assert "broker_down" in caplog.text
    overdue(table.id)
    assert tasks.sweep() == 1
    assert table.row.status == "finished"


def test_a_silent_broker_delays_nobody(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.EMBEDDED = False
    monkeypatch.setattr(dispatch, "_dispatch", really_dispatch)
    answers = Event()
    monkeypatch.setattr(app, "send_task", lambda *_, **__: answers.wait(30))
    table = PlayedTable()
    table.start()
    try:
        table.end()
        assert not answers.is_set()
        assert table.row.due_since is not None
    finally:
        answers.set()
        dispatch._executor.submit(lambda: None).result(60)


def test_a_task_that_finds_nothing_due_does_nothing(ended: PlayedTable, system_seat: SystemSeat) -> None:
    lobby = PlayedTable()
    assert actions.act_as_system(lobby.id, "score_game") is None
    assert actions.list_due_system_actions(lobby.id) == []
    playing = PlayedTable()
    playing.start()
    assert actions.act_as_system(playing.id, "score_game") is None
    assert actions.act_as_system(ended.id, "of another game") is None
    assert actions.list_due_system_actions(uuid7()) == []
    assert actions.list_due_system_actions(ended.id) == ["score_game"]
    app.tasks["score_game"](str(ended.id))
    app.tasks["score_game"](str(ended.id))
    assert ended.version == ENDED + 1
    assert system_seat.work() == [None]
    assert actions.list_due_system_actions(ended.id) == []


def test_the_sweeper_does_overdue_work(ended: PlayedTable) -> None:
    overdue(ended.id, OVERDUE.total_seconds() - 1)
    assert tasks.sweep() == 0
    assert ended.row.status == "playing"
    overdue(ended.id, OVERDUE.total_seconds() + 1)
    assert tasks.sweep() == 1
    assert ended.document()["view"]["outcome"]["reason"] == UNFINISHED
    assert tasks.sweep() == 0
    ended.check()


def test_a_table_that_cannot_be_swept_does_not_delay_others(
    ended: PlayedTable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = PlayedTable()
    other.start()
    other.end()
    act = actions.act_as_system

    def fails_once(table_id: UUID, name: str) -> int | None:
        if table_id == ended.id:
            raise RuntimeError
        return act(table_id, name)

    monkeypatch.setattr(tasks, "act_as_system", fails_once)
    for table in (ended, other):
        overdue(table.id)
    assert tasks.sweep() == 2
    assert (ended.row.status, other.row.status) == ("playing", "finished")
    assert str(ended.id) in caplog.text


def test_without_redis_nothing_is_sent_to_celery() -> None:
    assert bool(django_settings.REDIS_URL) != django_settings.EMBEDDED
