"""The game step by step, as played or as corrected, replayed from snapshots."""

import itertools
from typing import Any

import msgspec
import pytest

from companion import errors
from companion.history.errors import NoSuchStep
from companion.history.replay import As, replay_step
from companion.tables import replays, store
from companion.tables.codec import find_table_codec
from games.core import replay as core_replay
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import correct, drop, play_until, recorded_action, replace, submit_draft, undo
from tests.tables.played import PlayedTable
from tests.tables.trading import MarketTable

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]


def current_view(table: PlayedTable, viewer: Any = 0) -> Any:
    """Return the current view without prompts."""
    view = find_table_codec(table.row).ruleset.build_view(store.load(table.row).state, viewer)
    return msgspec.structs.replace(view, prompts={}, answered={})


def step_of(table: PlayedTable, step: int, mode: As = "played", viewer: Any = 0) -> Any:
    return replay_step(table.id, viewer, step, mode)


def test_each_version_is_shown_as_it_was(system_seat: SystemSeat) -> None:
    """Undos, redos and corrections are included. The viewers take turns."""
    table, views = PlayedTable(), []
    viewers = itertools.cycle((0, 1, "spectator"))
    table.start()

    def note() -> None:
        viewer = next(viewers)
        views.append((viewer, current_view(table, viewer)))

    note()
    for until in range(2, 61):
        table.enter(until)
        note()
    table.undo(table.entries()[-1].seat or 0)
    note()
    correct(table, 0, *(drop(version) for version in range(41, 60)))
    note()
    submit_draft(table, 0, undo(62))
    note()
    for at, (viewer, view) in enumerate(views, 1):
        step_view = step_of(table, at, "played", viewer)
        assert (step_view.v, step_view.step, step_view.steps, step_view.view) == (len(views), at, len(views), view)
        assert step_view.view.prompts == {}
    assert [step_of(table, version).ref for version in (1, 60, 61, 62)] == ["1", "60", "", ""]
    assert step_of(table, 3).narrations[0].text.code == "carcassonne.event_placed"


def test_as_corrected_each_step_equals_the_correct_game() -> None:
    table = play_until(1)
    wrong = "U" if recorded_action(2)["tile"] != "U" else "V"
    table.draw(0, wrong)
    cells = next(iter(table.document(0)["view"]["prompts"].values()))["cells"]
    x, y = (int(part) for part in next(iter(cells)).split(","))
    table.place(0, x, y, int(next(iter(cells[f"{x},{y}"]))))
    correct(table, 0, replace(2, recorded_action(2)), replace(3, recorded_action(3)))
    assert step_of(table, 2).view.drawn == wrong
    other = play_until(3)
    for step in (1, 2, 3):
        step_view = step_of(table, step, "corrected")
        assert (step_view.steps, step_view.ref) == (3, str(step))
        assert step_view.view == step_of(other, step).view
        assert step_view.narrations == step_of(other, step).narrations


@pytest.mark.parametrize("mode", ["played", "corrected"])
def test_an_unknown_step_is_refused(mode: As) -> None:
    table = play_until(3)
    for step in (0, -1, 4, 10**9):
        with pytest.raises(NoSuchStep) as error:
            step_of(table, step, mode)
        assert error.value.params == {"steps": 3}
    with pytest.raises(errors.NotStarted):
        step_of(PlayedTable(), 1, mode)


def test_a_step_is_replayed_from_the_snapshot_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot that was corrected since is used for steps before the correction."""
    table = play_until(120)
    correct(table, 0, *(drop(version) for version in range(60, 121)))
    played: list[int] = []
    replay_entries = core_replay.replay

    def counted(ruleset: Any, entries: Any, state: Any = None) -> Any:
        played.append(len(entries))
        return replay_entries(ruleset, entries, state)

    monkeypatch.setattr(replays, "replay", counted)
    store.forget_all()
    for step, mode, most_replayed in ((50, "played", 0), (55, "played", 5), (119, "played", 19), (121, "played", 0)):
        step_of(table, step, mode)  # type: ignore[arg-type]
        assert played.pop() <= most_replayed
    for step, most_replayed in ((51, 1), (59, 9)):
        step_of(table, step, "corrected")
        assert played.pop() <= most_replayed


def test_others_see_no_step_of_entries_that_they_were_not_told(market: str) -> None:
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    table.bid(2, 0)
    for viewer, steps in ((0, 4), (2, 4), ("spectator", 4), (1, 5)):
        last = step_of(table, steps, "corrected", viewer)
        assert (last.steps, last.view) == (steps, current_view(table, viewer))
        with pytest.raises(NoSuchStep):
            step_of(table, steps + 1, "corrected", viewer)
    hidden = step_of(table, 4, "played", 0)
    assert (hidden.ref, hidden.narrations, hidden.view) == ("", (), step_of(table, 3, "played", 0).view)
    assert step_of(table, 4, "played", 1).ref == "4"
