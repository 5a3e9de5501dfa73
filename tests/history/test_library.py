"""The library: finished tables of a profile's phones, newest first, in pages, for nobody else."""

import base64
from datetime import timedelta
from uuid import UUID, uuid4

import pytest

from companion.archive.imports import import_finished_table
from companion.archive.library import PAGE, TableFilter, load_library
from companion.errors import InvalidRequest, NotFinished, UnknownTable
from companion.people.names import identify_person
from companion.people.profiles import make_recovery_code, use_recovery_code
from companion.tables.models import Result, Table
from companion.tables.requests import NewTable
from companion.tables.services import lobby
from companion.tables.services.rematch import open_rematch_alone
from companion.tables.table_box import MOST_LOBBIES
from games.core.host import UNFINISHED, FinishNow
from tests.history.files import encode, short_file
from tests.history.shelf import BEGIN, create_finished, names_at, phone
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable, count_queries

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_table_is_listed_as_it_ended() -> None:
    anna, ben = phone(), phone()
    table = create_finished(anna, {"Anna": 52, "Ben": 40, "Cleo": 52}, phones={"Ben": ben})
    page = load_library(ben, TableFilter())
    (listed,) = page.tables
    assert (listed.table, listed.game, listed.minutes, listed.ruleset_version) == (str(table), "carcassonne", 70, 3)
    assert (listed.started, listed.finished) == (BEGIN, BEGIN + timedelta(minutes=70))
    assert [(seat.name, seat.colour, seat.score, seat.rank, seat.mine) for seat in listed.seats] == [
        ("Anna", "red", 52, 1, False),
        ("Ben", "blue", 40, 3, True),
        ("Cleo", "yellow", 52, 1, False),
    ]
    assert [seat.person for seat in listed.seats] == [str(identify_person(name)) for name in ("Anna", "Ben", "Cleo")]
    assert page.games == ("carcassonne",)
    assert {(person.name, person.plays) for person in page.people} == {("Anna", 1), ("Ben", 1), ("Cleo", 1)}


def test_only_finished_tables_of_this_phone_are_listed() -> None:
    anna, stranger = phone(), phone()
    create_finished(anna, {"Anna": 1, "Ben": 2}, status=Table.Status.PLAYING)
    create_finished(anna, {"Anna": 1, "Cleo": 2}, status=Table.Status.LOBBY)
    taken_up = create_finished(anna, {"Anna": 1, "Emil": 2}, game="taken_up")
    Table.objects.filter(pk=taken_up).update(status=Table.Status.PLAYING)
    create_finished(stranger, {"Mallory": 1, "Ben": 2}, game="sealed_market")
    mine = create_finished(anna, {"Anna": 1, "Dora": 2})
    page = load_library(anna, TableFilter())
    assert [table.table for table in page.tables] == [str(mine)]
    assert page.games == ("carcassonne",)
    assert {person.name for person in page.people} == {"Anna", "Dora"}


def test_pages_list_every_table_once_newest_first_even_with_equal_dates() -> None:
    anna = phone()
    ids = {str(create_finished(anna, {"Anna": 1, "Ben": 2}, day // 2)) for day in range(2 * PAGE + 7)}
    first = load_library(anna, TableFilter())
    second = load_library(anna, TableFilter(), first.cursor)
    third = load_library(anna, TableFilter(), second.cursor)
    pages = [first.tables, second.tables, third.tables]
    assert [len(page) for page in pages] == [PAGE, PAGE, 7]
    listed = [table for page in pages for table in page]
    assert {table.table for table in listed} == ids
    assert [table.started for table in listed] == sorted((table.started for table in listed), reverse=True)
    assert third.cursor == ""
    assert (second.games, second.people) == ((), ())


def test_the_number_of_queries_does_not_depend_on_the_number_of_tables() -> None:
    anna, ben = phone(), phone()
    use_recovery_code(ben, make_recovery_code(anna))
    filters = TableFilter("carcassonne", identify_person("Anna"), BEGIN, BEGIN + timedelta(days=900))

    create_finished(anna, {"Anna": 1, "Ben": 2})
    few = count_queries(lambda: load_library(ben, filters))
    for day in range(PAGE + 10):
        create_finished(anna, {"Anna": 1, f"Guest {day}": 2, "Cleo": 3}, day)
    assert count_queries(lambda: load_library(ben, filters)) == few <= 10
    further = load_library(ben, filters).cursor
    assert count_queries(lambda: load_library(ben, filters, further)) <= few


def test_tables_are_filtered_by_game_person_and_time() -> None:
    anna = phone()
    create_finished(anna, {"Anna": 1, "Ben": 2}, 0)
    create_finished(anna, {"Anna": 1, "BEN": 2, "Cleo": 3}, 1)
    create_finished(anna, {"Anna": 1, "Cleo": 2}, 2, game="another")
    ben = identify_person("ben")
    assert names_at(load_library(anna, TableFilter(person=ben)).tables) == [["Anna", "BEN", "Cleo"], ["Anna", "Ben"]]
    assert names_at(load_library(anna, TableFilter("another")).tables) == [["Anna", "Cleo"]]
    second = BEGIN + timedelta(days=1)
    assert names_at(load_library(anna, TableFilter(since=second)).tables) == [["Anna", "Cleo"], ["Anna", "BEN", "Cleo"]]
    assert names_at(load_library(anna, TableFilter(until=second)).tables) == [["Anna", "Ben"]]
    assert names_at(load_library(anna, TableFilter("carcassonne", ben, second)).tables) == [["Anna", "BEN", "Cleo"]]
    chosen = load_library(anna, TableFilter("another", uuid4()))
    assert chosen.tables == ()
    assert chosen.games == ("another", "carcassonne"), "what can be chosen does not depend on what was"


CURSORS = ["x", "e30=", "MjAyNg==", "=" * 200, "ä", "\0"] + [
    base64.b64encode(text.encode()).decode()
    for text in ("2026-01-10T19:00|none", f"0001-01-01T00:00:00+14:00|{uuid4()}", f"{uuid4()}|2026-01-10", "|", "ä|ä")
]


@pytest.mark.parametrize("cursor", CURSORS)
def test_a_foreign_cursor_is_refused(cursor: str) -> None:
    with pytest.raises(InvalidRequest):
        load_library(phone(), TableFilter(), cursor)


def test_a_table_is_listed_once_it_has_ended_and_not_before(system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    table.enter(12)
    assert load_library(table.host, TableFilter()).tables == ()
    version = table.act(0, FinishNow())
    system_seat.work()
    (listed,) = load_library(table.devices[1], TableFilter()).tables
    result = Result.objects.get(table=table.id)
    assert version < table.version
    assert [seat.score for seat in listed.seats] == result.scores
    assert (listed.reason, listed.unfinished) == (UNFINISHED, True)
    assert [sum(points.values()) for points in result.by_category] == result.scores


# --- rematch from the library ----------------------------------------------------------------------


def open_rematch(device: object, table: UUID) -> Table:
    return open_rematch_alone(device, table)  # type: ignore[arg-type]


def test_a_rematch_has_the_same_people_hosted_by_the_asking_phone() -> None:
    anna, ben = phone(), phone()
    old = create_finished(anna, {"Anna": 1, "Ben": 2, "Cleo": 3}, phones={"Ben": ben})
    next_table = open_rematch(ben, old)
    assert (next_table.host_id, next_table.status, next_table.game, next_table.starter) == (
        ben.pk,
        "lobby",
        "carcassonne",
        1,
    )
    assert next_table.options["farmers"] == "on"
    seats = [(seat.name, seat.colour, seat.device_id, seat.phone) for seat in next_table.seats.all()]
    assert seats == [
        ("Anna", "red", ben.pk, False),
        ("Ben", "blue", ben.pk, True),
        ("Cleo", "yellow", ben.pk, False),
    ]
    assert open_rematch(ben, old).pk == next_table.pk, "while it waits it is the same"
    assert Table.objects.get(pk=old).next is None, "nobody else is taken along"
    assert lobby.start_table(ben, next_table.pk) == 1
    assert open_rematch(ben, old).pk != next_table.pk


def test_a_rematch_asks_the_database_as_often_however_many_tables_a_phone_has_opened() -> None:
    """Meanwhile nobody else writes to SQLite."""

    def count(opened: int) -> int:
        anna = phone()
        old = create_finished(anna, {"Anna": 1, "Ben": 2})
        for _ in range(opened):
            lobby.create_table(anna, NewTable(game="carcassonne"))
        first = open_rematch(anna, old)
        queries = count_queries(lambda: open_rematch(anna, old))
        assert open_rematch(anna, old).pk == first.pk
        return queries

    assert count(opened=0) == count(opened=MOST_LOBBIES + 5)


def test_a_phone_that_looks_back_gets_a_rematch_and_a_stranger_does_not() -> None:
    anna, new = phone(), phone()
    old = create_finished(anna, {"Anna": 1, "Ben": 2})
    with pytest.raises(UnknownTable):
        open_rematch(new, old)
    use_recovery_code(new, make_recovery_code(anna))
    next_table = open_rematch(new, old)
    assert [(seat.name, seat.phone) for seat in next_table.seats.all()] == [("Anna", True), ("Ben", False)]
    assert next_table.host_id == new.pk


def test_an_imported_table_is_in_the_library_and_has_a_rematch() -> None:
    anna = phone()
    file = short_file()
    import_finished_table(anna, encode(file))
    (listed,) = load_library(anna, TableFilter()).tables
    assert (listed.table, listed.unfinished) == (file["table"], True)
    assert [seat.name for seat in listed.seats] == [seat["name"] for seat in file["seats"]]
    next_table = open_rematch(anna, UUID(file["table"]))
    assert (next_table.host_id, next_table.game, next_table.locked) == (anna.pk, file["game"], False)
    assert [(seat.name, seat.colour, seat.device_id) for seat in next_table.seats.all()] == [
        (seat["name"], seat["colour"], anna.pk) for seat in file["seats"]
    ]


def test_options_that_the_game_has_lost_are_left_out() -> None:
    anna = phone()
    old = create_finished(anna, {"Anna": 1, "Ben": 2})
    Table.objects.filter(pk=old).update(options={"farmers": "off", "volcano": "on", "river": "nonsense"})
    options = open_rematch(anna, old).options
    assert options["farmers"] == "off"
    assert (options["river"], "volcano" in options) == ("none", False)


def test_a_running_table_has_no_rematch_from_the_library() -> None:
    anna = phone()
    with pytest.raises(NotFinished):
        open_rematch(anna, create_finished(anna, {"Anna": 1, "Ben": 2}, status=Table.Status.PLAYING))
