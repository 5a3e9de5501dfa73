"""Actions of several tables that are committed together: each is done or refused as if it were alone."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion import errors
from companion.tables import recording, store
from companion.tables.edges import broadcast
from companion.tables.edges.broadcast import News
from companion.tables.models import Table
from companion.tables.services import actions
from games.core.errors import GameError
from tests.tables.at_once import elsewhere, run_at_once
from tests.tables.corrections import play_until
from tests.tables.no_room import no_room
from tests.tables.played import PlayedTable, next_command

pytestmark = pytest.mark.django_db(transaction=True)


class Broken(Exception):
    """A fault of ours."""


class Killed(BaseException):
    """The end of the process."""


@pytest.fixture
def tables() -> list[PlayedTable]:
    return [play_until(4) for _ in range(3)]


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


def submit_next(tables: list[PlayedTable]) -> list[int | Exception]:
    return actions.submit_actions([next_command(table) for table in tables])


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
    for table in tables:
        table.check()


def test_a_refused_one_leaves_the_others_alone(tables: list[PlayedTable]) -> None:
    refused = tables[1].command(0, {"type": "place_tile", "x": 50, "y": 50, "rotation": 0})
    first, refusal, last = actions.submit_actions([next_command(tables[0]), refused, next_command(tables[2])])
    assert (first, last) == (5, 5)
    assert isinstance(refusal, GameError)
    assert [table.version for table in tables] == [5, 4, 5]
    for table in tables:
        table.check()


def test_one_at_a_version_that_another_process_has_left_is_stale(tables: list[PlayedTable]) -> None:
    submissions = [next_command(table) for table in tables]
    with elsewhere(tables[0]):
        tables[0].enter(6)
    for table in tables[1:]:
        store.keep_row(table.row)
        store.load(table.row)
    stale, *others = actions.submit_actions(submissions)
    assert isinstance(stale, errors.StaleVersion)
    assert others == [5, 5]
    assert [table.version for table in tables] == [6, 5, 5]


@pytest.mark.parametrize("times", [1, 2])
def test_a_fault_of_one_after_its_write_leaves_the_others_alone(
    tables: list[PlayedTable], announced: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    fail_after_write(monkeypatch, tables[1], Broken(), times)
    first, fault, last = submit_next(tables)
    assert (first, last) == (5, 5)
    assert fault == 5 or isinstance(fault, Broken)
    assert [at for at in announced if at[0] != str(tables[1].id)] == [(str(tables[0].id), 5), (str(tables[2].id), 5)]
    monkeypatch.undo()
    for table in tables:
        table.check()


def test_nothing_is_left_of_a_group_in_which_the_process_dies(
    tables: list[PlayedTable], announced: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    submissions = [next_command(table) for table in tables]
    fail_after_write(monkeypatch, tables[2], Killed(), 1)
    with pytest.raises(Killed):
        actions.submit_actions(submissions)
    assert announced == []
    assert [table.version for table in tables] == [4, 4, 4]
    assert actions.submit_actions(submissions) == [5, 5, 5]
    for table in tables:
        table.check()


def test_a_commit_that_fails_acknowledges_and_announces_nothing(
    tables: list[PlayedTable], announced: list[tuple[str, int]]
) -> None:
    """SQLite ends the transaction by itself if the disk is full."""
    submissions = [next_command(table) for table in tables]
    with no_room():
        results = actions.submit_actions(submissions)
    assert [type(result) for result in results] == [errors.NoRoom] * 3
    assert announced == []
    assert [table.version for table in tables] == [4, 4, 4]
    assert actions.submit_actions(submissions) == [5, 5, 5]
    for table in tables:
        table.check()


def test_a_repeat_in_the_same_group_gets_the_first_answer(tables: list[PlayedTable]) -> None:
    commands = [next_command(table) for table in tables]
    assert actions.submit_actions([*commands, *commands]) == [5] * 6
    for table in tables:
        table.check()


def test_a_group_meets_another_phone_at_each_of_its_tables(tables: list[PlayedTable]) -> None:
    commands = [next_command(table) for table in tables]
    others = [next_command(table) for table in tables]
    results = run_at_once(
        lambda: actions.submit_actions(commands),
        *(lambda other=other: actions.submit_action(*other) for other in others),
    )
    of_group, alone = results[0], results[1:]
    for one, other in zip(of_group, alone, strict=True):
        assert sorted([isinstance(one, int), isinstance(other, int)]) == [False, True]
    assert [table.version for table in tables] == [5, 5, 5]
    for table in tables:
        table.check()
