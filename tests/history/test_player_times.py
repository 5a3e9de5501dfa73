"""Time per player: who sees it when, for which games it is known, and its statistics."""

from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from companion.archive import player_times
from companion.archive.errors import TimesHidden
from companion.archive.exports.table_file import build_file, encode_file
from companion.archive.imports import import_finished_table
from companion.archive.library import TableFilter
from companion.archive.player_times import TableTimes, measure_table_times
from companion.archive.statistics import PlayerStatistics, compute_statistics
from companion.errors import NotFinished, NotStarted, UnknownTable
from companion.tables import store
from companion.tables.clock import SeatTimes
from companion.tables.models import LogEntry, Result, Table
from companion.tables.services import seating
from games.core.errors import IllegalAction
from games.core.host import AdjustScore, FinishNow
from tests.history.files import changed_file
from tests.history.shelf import phone
from tests.tables.conftest import SystemSeat
from tests.tables.played import PlayedTable
from tests.tables.timing import Watch
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def played(watch: Watch, system_seat: SystemSeat) -> PlayedTable:
    """Two turns of Anna, 20 and 40 seconds, one of Ben, 30 seconds, and 7 seconds of his second one; then an early
    end."""
    return play_timed(watch, system_seat)


def play_timed(watch: Watch, system_seat: SystemSeat, **chosen: Any) -> PlayedTable:
    table = PlayedTable(**chosen)
    table.start()
    for seconds, version in ((5, 2), (15, 3), (10, 4), (20, 5), (20, 6), (20, 7), (7, 8)):
        watch.wait(seconds)
        table.enter(version)
    table.act(0, FinishNow())
    system_seat.work()
    assert table.row.status == "finished"
    return table


SEATS = (SeatTimes(60, 2, 30, 40, 3), SeatTimes(37, 2, 18, 30, 2))


def hide(table: PlayedTable, clock: Any = "off") -> None:
    seating.set_table_clock(table.host, table.id, clock)


def test_a_finished_table_shows_its_times_and_keeps_them(played: PlayedTable) -> None:
    assert measure_table_times(played.id) == TableTimes(played.version, SEATS)
    assert Result.objects.get(table=played.id).times["seats"][0]["total"] == 60
    LogEntry.objects.filter(table=played.id).update(awaited=[])
    assert measure_table_times(played.id).seats == SEATS  # the log is not read again


def test_a_running_table_shows_them_only_if_the_host_turns_them_on(watch: Watch) -> None:
    table = PlayedTable()
    with pytest.raises(NotStarted):
        measure_table_times(table.id)
    table.start()
    watch.wait(9)
    table.enter(3)
    with pytest.raises(NotFinished):
        measure_table_times(table.id)
    hide(table, "live")
    assert measure_table_times(table.id).seats == (SeatTimes(9, 1, 9, 9, 1), SeatTimes(0, 0, 0, 0, 0))


def test_a_table_with_hidden_times_shows_them_to_nobody(played: PlayedTable) -> None:
    measure_table_times(played.id)
    hide(played)
    with pytest.raises(TimesHidden):
        measure_table_times(played.id)
    hide(played, "result")
    assert measure_table_times(played.id).seats == SEATS


def test_strangers_are_refused() -> None:
    with pytest.raises(UnknownTable):
        measure_table_times(PlayedTable().seats[0])


def test_points_after_the_end_change_no_time(played: PlayedTable, watch: Watch) -> None:
    measure_table_times(played.id)
    watch.wait(100)
    played.act(0, AdjustScore(0, 3, "a gift"))
    assert Result.objects.get(table=played.id).times is None
    assert measure_table_times(played.id) == TableTimes(played.version, SEATS)


def test_breaks_are_listed_separately(watch: Watch, system_seat: SystemSeat) -> None:
    table = PlayedTable()
    table.start()
    for seconds, version in ((5, 2), (1800, 3), (301, 4), (300, 5)):
        watch.wait(seconds)
        table.enter(version)
    table.act(0, FinishNow())
    system_seat.work()
    times = measure_table_times(table.id)
    assert (times.breaks, [seat.total for seat in times.seats]) == (2101, [5, 300])


def test_times_of_an_old_log_are_found_by_replaying_it(played: PlayedTable) -> None:
    LogEntry.objects.filter(table=played.id).update(awaited=None, turn=None)
    assert measure_table_times(played.id).seats == SEATS


def test_a_log_that_can_no_longer_be_replayed_has_no_times(
    played: PlayedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    LogEntry.objects.filter(table=played.id, version=4).update(awaited=None)

    def refuse(*_: Any) -> None:
        raise IllegalAction("carcassonne.draw_first")

    monkeypatch.setattr("games.carcassonne.rules.Carcassonne.apply", refuse)
    assert measure_table_times(played.id) == TableTimes(played.version)


def test_a_secret_seller_is_timed_as_everybody_sees_it(watch: Watch, market: str, system_seat: SystemSeat) -> None:
    table = MarketTable()
    for seconds, seat in ((10, 1), (20, 0), (40, 2)):
        watch.wait(seconds)
        table.bid(seat, 1)
    watch.wait(5)  # any of them may open the bids
    table.act(0, FinishNow())
    assert [seat.total for seat in measure_table_times(table.id).seats] == [35, 15, 75]


def test_an_imported_game_has_times(played: PlayedTable) -> None:
    body = encode_file(build_file(played.row, Result.objects.get(table=played.id)))
    Table.objects.filter(pk=played.id).delete()
    elsewhere = import_finished_table(phone(), body)
    assert store.load_moments_of_tables([played.id])
    assert measure_table_times(played.id).seats == SEATS
    assert elsewhere.new


def test_an_imported_game_with_hidden_times_hides_them_too(played: PlayedTable) -> None:
    exported = encode_file(build_file(played.row, Result.objects.get(table=played.id)))
    hide(played)
    body = encode_file(build_file(played.row, Result.objects.get(table=played.id)))
    assert not import_finished_table(played.host, exported).new  # the same game, whatever it shows now
    Table.objects.filter(pk=played.id).delete()
    import_finished_table(phone(), body)
    with pytest.raises(TimesHidden):
        measure_table_times(played.id)
    assert encode_file(build_file(Table.objects.get(pk=played.id), Result.objects.get(table=played.id))) == body


def test_a_file_without_times_has_none() -> None:
    def at_once(file: dict[str, Any]) -> None:
        for entry in file["log"]:
            entry["at"] = file["started"]

    table = UUID(import_finished_table(phone(), changed_file(at_once)).table)
    assert measure_table_times(table) == TableTimes(Table.objects.get(pk=table).version)


# --- statistics ------------------------------------------------------------------------------------


def row_of(table: PlayedTable, name: str, **filters: Any) -> PlayerStatistics:
    (row,) = [
        row
        for row in compute_statistics(table.host, TableFilter(), unfinished=True, **filters).rows
        if row.name == name
    ]
    return row


def test_statistics_have_the_time_per_turn_and_per_game(
    played: PlayedTable, watch: Watch, system_seat: SystemSeat
) -> None:
    row = row_of(played, "Anna")
    assert (row.timed, row.turn_time, row.game_time) == (1, 30, 60)
    row = row_of(played, "Ben")
    assert (row.timed, row.turn_time, row.game_time) == (1, 18, 37)


def test_games_that_ended_early_are_left_out_by_default(played: PlayedTable) -> None:
    (row, _) = compute_statistics(played.host, TableFilter()).rows
    assert (row.unfinished, row.timed, row.turn_time, row.game_time) == (1, 0, None, None)


def test_statistics_leave_out_tables_that_hide_their_times(played: PlayedTable) -> None:
    assert row_of(played, "Anna").timed == 1
    hide(played)
    row = row_of(played, "Anna")
    assert (row.plays, row.timed, row.turn_time) == (1, 0, None)


def test_statistics_replay_no_old_log(played: PlayedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    LogEntry.objects.filter(table=played.id).update(awaited=None, turn=None)
    assert row_of(played, "Anna").timed == 0
    measure_table_times(played.id)  # as when somebody opens its result
    assert row_of(played, "Anna").timed == 1


def test_times_are_added_up_once(
    played: PlayedTable, watch: Watch, system_seat: SystemSeat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_times, "AT_A_TIME", 1)
    results = [Result.objects.get(table=finished.id) for finished in (played, play_timed(watch, system_seat))]
    times = player_times.find_times_without_replay(results)
    assert [finished_times.seats for finished_times in times.values()] == [SEATS, SEATS]
    reloaded = [Result.objects.get(pk=result.pk) for result in results]
    with CaptureQueriesContext(connection) as queries:
        assert player_times.find_times_without_replay(reloaded) == times
    assert len(queries) == 0


def test_times_of_a_result_that_changed_meanwhile_are_not_kept(
    played: PlayedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    Result.objects.filter(table=played.id).update(times={"seats": [], "breaks": 4})
    player_times._keep(played.id, player_times.PlayerTimes(SEATS))
    assert measure_table_times(played.id).breaks == 4
