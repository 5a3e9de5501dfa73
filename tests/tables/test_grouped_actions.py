"""Actions of several tables that are committed together: each is done or refused as if it were alone."""

from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from msgspec.structs import replace

from companion import errors
from companion.errors import AppError
from companion.tables import recording, store
from companion.tables.edges import broadcast
from companion.tables.edges.broadcast import News
from companion.tables.models import Table
from companion.tables.services import actions
from companion.tables.services.actions import Submission
from companion.tables.store import writing
from games.core.errors import GameError
from tests.tables.at_once import elsewhere, run_at_once
from tests.tables.corrections import play_until
from tests.tables.lost_connection import lose_connection
from tests.tables.no_room import no_room
from tests.tables.played import PlayedTable, next_command

pytestmark = pytest.mark.django_db(transaction=True)


class Broken(Exception):
    """A fault of ours."""


class Killed(BaseException):
    """The end of the process."""


@pytest.fixture
def tables() -> Iterator[list[PlayedTable]]:
    """Three tables at version 4, whose logs are checked at the end."""
    tables = [play_until(4) for _ in range(3)]
    yield tables
    for table in tables:
        table.check()


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """(table, version) of each piece of news, which must be in the database by then."""
    announced: list[tuple[str, int]] = []

    def send(news: News) -> None:
        for table, (version, _) in news.versions.items():
            announced.append((table, version))
            assert run_at_once(lambda table=table: Table.objects.get(pk=table).version)[0] >= version

    monkeypatch.setattr(broadcast, "_send", send)
    return announced


def fail_after_write(monkeypatch: pytest.MonkeyPatch, table: PlayedTable, fault: BaseException, times: int) -> None:
    """Let actions of the table fail once they are written."""
    announce: Callable[..., None] = recording.announce_on_commit
    faults = [fault] * times

    def announcing(table_id: Any, *news: Any) -> None:
        if table_id == table.id and faults:
            raise faults.pop()
        announce(table_id, *news)

    monkeypatch.setattr(recording, "announce_on_commit", announcing)


def submit(submissions: list[Submission]) -> list[int | Exception]:
    """Do as `Session` does: those that are left of the group one by one."""
    return [
        submit_alone(submission) if version is None else version
        for submission, version in zip(submissions, actions.submit_actions(submissions), strict=True)
    ]


def submit_alone(submission: Submission) -> int | Exception:
    try:
        return actions.submit_action(*submission)
    except (AppError, GameError, Broken) as error:
        return error


def submit_next(tables: list[PlayedTable]) -> list[int | Exception]:
    return submit([next_command(table) for table in tables])


def test_they_are_announced_in_their_order_once_all_are_committed(
    tables: list[PlayedTable], announced: list[tuple[str, int]]
) -> None:
    submissions = [next_command(table) for table in tables]
    with CaptureQueriesContext(connection) as queries:
        assert actions.submit_actions(submissions) == [5, 5, 5]
    begun = [query["sql"] for query in queries if query["sql"].startswith(("BEGIN", "SAVEPOINT"))]
    assert len(begun) <= 1
    assert announced == [(str(table.id), 5) for table in tables]
    assert submit_next(tables) == [6, 6, 6]


def test_a_refused_one_leaves_the_others_alone(tables: list[PlayedTable]) -> None:
    refused = tables[1].command(0, {"type": "place_tile", "x": 50, "y": 50, "rotation": 0})
    first, refusal, last = submit([next_command(tables[0]), refused, next_command(tables[2])])
    assert (first, last) == (5, 5)
    assert isinstance(refusal, GameError)
    assert [table.version for table in tables] == [5, 4, 5]


def test_one_at_a_version_that_another_process_has_left_is_stale(tables: list[PlayedTable]) -> None:
    submissions = [next_command(table) for table in tables]
    with elsewhere(tables[0]):
        tables[0].enter(6)
    for table in tables[1:]:
        store.keep_row(table.row)
        store.load(table.row)
    stale, *others = submit(submissions)
    assert isinstance(stale, errors.StaleVersion)
    assert others == [5, 5]
    assert [table.version for table in tables] == [6, 5, 5]


@pytest.mark.parametrize("times", [1, 2])
def test_a_fault_of_one_after_its_write_leaves_the_others_alone(
    tables: list[PlayedTable],
    announced: list[tuple[str, int]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    times: int,
) -> None:
    fail_after_write(monkeypatch, tables[1], Broken(), times)
    first, fault, last = submit_next(tables)
    assert (first, last) == (5, 5)
    assert fault == 5 or isinstance(fault, Broken)
    assert "group_failed" in caplog.text
    assert "Broken" in caplog.text
    assert [at for at in announced if at[0] != str(tables[1].id)] == [(str(tables[0].id), 5), (str(tables[2].id), 5)]


def test_nothing_is_left_of_a_group_in_which_the_process_dies(
    tables: list[PlayedTable], announced: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    submissions = [next_command(table) for table in tables]
    fail_after_write(monkeypatch, tables[2], Killed(), 1)
    with pytest.raises(Killed):
        actions.submit_actions(submissions)
    assert announced == []
    assert [table.version for table in tables] == [4, 4, 4]
    assert submit(submissions) == [5, 5, 5]


def test_a_commit_that_fails_acknowledges_and_announces_nothing(
    tables: list[PlayedTable], announced: list[tuple[str, int]]
) -> None:
    """SQLite ends the transaction by itself if the disk is full."""
    submissions = [next_command(table) for table in tables]
    with no_room(), pytest.raises(errors.NoRoom):
        actions.submit_actions(submissions)
    assert announced == []
    assert [table.version for table in tables] == [4, 4, 4]
    assert submit(submissions) == [5, 5, 5]


def test_a_repeat_in_the_same_group_gets_the_first_answer(tables: list[PlayedTable]) -> None:
    commands = [next_command(table) for table in tables]
    assert submit([*commands, *commands]) == [5] * 6


def test_the_second_action_of_a_table_is_judged_after_the_first(tables: list[PlayedTable]) -> None:
    drawing = next_command(tables[0])
    other = drawing[0], drawing[1], replace(drawing[2], id="of another tap")
    first, second, version = submit([drawing, other, next_command(tables[1])])
    assert (first, version) == (5, 5)
    assert isinstance(second, errors.StaleVersion)


def test_two_requests_of_a_table_under_one_id_are_not_mixed_up(tables: list[PlayedTable]) -> None:
    command = next_command(tables[0])
    other = command[0], command[1], replace(command[2], action={"type": "place_tile", "x": 50, "y": 50, "rotation": 0})
    first, second = submit([command, other])
    assert first == 5
    assert isinstance(second, errors.DuplicateId)
    assert tables[0].version == 5


@pytest.mark.portable
def test_a_row_that_is_locked_elsewhere_holds_nobody_up(
    tables: list[PlayedTable], announced: list[tuple[str, int]]
) -> None:
    if connection.vendor != "postgresql":
        pytest.skip("SQLite locks no rows")
    submissions = [next_command(table) for table in tables]
    is_locked, is_done = Event(), Event()

    def hold() -> None:
        with store.lock_row(tables[1].id):
            is_locked.set()
            assert is_done.wait(60)

    def act() -> list[int | None]:
        assert is_locked.wait(60)
        versions = [*actions.submit_actions(submissions), *map(submit_alone, submissions[::2])]
        is_done.set()
        return versions

    _, versions = run_at_once(hold, act)
    assert versions == [None, None, None, 5, 5]
    assert announced == [(str(tables[0].id), 5), (str(tables[2].id), 5)]
    assert actions.submit_action(*submissions[1]) == 5


def test_a_connection_that_breaks_within_a_group_leaves_nothing(
    tables: list[PlayedTable], announced: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    submissions = [next_command(table) for table in tables]
    write: Callable[..., None] = writing.execute_if_first
    writes: list[Any] = []

    def write_some(*statements: Any) -> None:
        write(*statements)
        writes.append(statements)
        if len(writes) == 2:
            lose_connection()

    with monkeypatch.context() as patch:
        patch.setattr(writing, "execute_if_first", write_some)
        with pytest.raises(errors.TableBusy):
            actions.submit_actions(submissions)
    connection.close()
    assert announced == []
    assert [table.version for table in tables] == [4, 4, 4]
    assert submit(submissions) == [5, 5, 5]


def test_a_group_meets_another_phone_at_each_of_its_tables(tables: list[PlayedTable]) -> None:
    commands = [next_command(table) for table in tables]
    others = [next_command(table) for table in tables]
    results = run_at_once(
        lambda: submit(commands),
        *(lambda other=other: actions.submit_action(*other) for other in others),
    )
    of_group, alone = results[0], results[1:]
    for one, other in zip(of_group, alone, strict=True):
        assert sorted([isinstance(one, int), isinstance(other, int)]) == [False, True]
    assert [table.version for table in tables] == [5, 5, 5]
