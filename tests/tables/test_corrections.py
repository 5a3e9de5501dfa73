"""Mending the past through the services: who may, what becomes of it, what stands in its way."""

import itertools
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from companion import errors
from companion.tables import chance, corrections, previews, seating, store
from companion.tables.commands import Amend, Proposed, SeatCommand
from companion.tables.models import Result, Snapshot
from games.core.errors import GameError
from tests.records.carcassonne import moves
from tests.tables.conftest import SystemSeat
from tests.tables.played import RECORD, PlayedTable
from tests.tables.trading import MarketTable

pytestmark = pytest.mark.django_db(transaction=True)

_ids = itertools.count(1)
Draft = dict[str, Any]


def begun(until: int, **chosen: Any) -> PlayedTable:
    table = PlayedTable(**chosen)
    table.start()
    table.enter(until)
    return table


def amend(table: PlayedTable, seat: int, draft: Draft, /, **changes: Any) -> Amend:
    values = {"device": table.devices[seat], "table": table.id, "seat": seat, "draft": draft}
    return Amend(**{**values, "client_action_id": f"mend-{next(_ids)}", **changes})


def mend(table: PlayedTable, seat: int, *edits: Draft, **changes: Any) -> corrections.Amended:
    draft = {"type": "correction", "edits": list(edits)}
    return corrections.correction_make(amend(table, seat, draft, **changes))


def confirm(table: PlayedTable, made: corrections.Amended, seat: int = 0) -> int:
    assert made.proposal
    return corrections.correction_confirm(Proposed(device=table.devices[seat], table=table.id, proposal=made.proposal))


def replace(version: int, action: Draft) -> Draft:
    return {"type": "replace", "ref": str(version), "action": action}


def payload(action: Any) -> Draft:
    plain: Draft = msgspec.to_builtins(action)
    return plain


def right(version: int) -> Draft:
    """What the record has at a version."""
    return payload(list(moves(RECORD))[version - 2][2])


def wrong_tile() -> PlayedTable:
    """The first tile was entered wrongly, and where it lies."""
    table = begun(1)
    table.draw(0, "U" if right(2)["tile"] != "U" else "V")
    cells = next(iter(table.document(0)["view"]["prompts"].values()))["cells"]
    place, rotations = next(iter(cells.items()))
    x, y = (int(part) for part in place.split(","))
    assert table.place(0, x, y, int(next(iter(rotations)))) == 3
    return table


def test_the_host_mends_at_once_and_everybody_has_the_right_table(nudges: Any) -> None:
    table = wrong_tile()
    nudges.clear()
    made = mend(table, 0, replace(2, right(2)), replace(3, right(3)))
    assert made.version == 4
    entry = table.entries()[-1]
    assert (entry.kind, entry.seat, entry.action_type) == ("correction", 0, "correction")
    assert entry.events == '[{"type":"corrected","seat":0}]'
    assert nudges == [(str(table.id), 4, table.row.revision)]
    other = begun(3)
    assert store.load(table.row).state == store.load(other.row).state
    table.check()


def test_somebody_else_proposes_and_the_host_confirms() -> None:
    table = wrong_tile()
    made = mend(table, 1, replace(2, right(2)), replace(3, right(3)))
    assert made.version is None
    assert table.version == 3
    shown = table.document()["table"]["proposals"]
    assert shown == {str(made.proposal): {"seat": 1, "kind": "correction"}}
    with pytest.raises(errors.NotHost):
        confirm(table, made, seat=1)
    assert confirm(table, made) == 4
    assert confirm(table, made) == 4, "said twice, done once"
    assert "proposals" not in table.document()["table"]
    assert store.load(table.row).state == store.load(begun(3).row).state
    entry = table.entries()[-1]
    assert (entry.seat, entry.device_id) == (1, table.host.pk), "who proposed, who confirmed"
    table.check()


def test_a_proposal_is_withdrawn_by_its_maker_or_the_host_alone() -> None:
    table = begun(3, seats=3)
    made = mend(table, 1, {"type": "drop", "ref": "3"})
    assert made.proposal
    ask = Proposed(device=table.devices[2], table=table.id, proposal=made.proposal)
    with pytest.raises(errors.NotYourSeat):
        corrections.correction_withdraw(ask)
    corrections.correction_withdraw(Proposed(device=table.devices[1], table=table.id, proposal=made.proposal))
    for request in (corrections.correction_withdraw, corrections.correction_confirm):
        with pytest.raises(errors.UnknownProposal):
            request(Proposed(device=table.host, table=table.id, proposal=made.proposal))
    assert table.version == 3


def test_what_does_not_hold_is_named_and_nothing_changes() -> None:
    table = begun(40)
    drop = {"type": "correction", "edits": [{"type": "drop", "ref": "11"}]}
    before = table.document()
    shown = previews.preview_of(table.id, 0, drop, 0, host=True)
    assert shown.refused
    assert shown.refused.ref == "12"
    assert shown.refused.why
    assert shown.refused.why.code == "carcassonne.place_first"
    with pytest.raises(errors.DraftDoesNotHold) as error:
        mend(table, 0, *drop["edits"])
    assert error.value.params["ref"] == "12"
    assert table.document() == before
    cut = [{"type": "drop", "ref": str(version)} for version in range(11, 41)]
    assert mend(table, 0, *cut).version == 41
    assert store.load(table.row).state == store.load(begun(10).row).state
    table.check()


def test_a_correction_is_taken_back_and_put_back() -> None:
    table = wrong_tile()
    wrong = store.load(table.row).state
    assert mend(table, 0, replace(2, right(2)), replace(3, right(3))).version == 4
    mended = store.load(table.row).state
    undo = corrections.correction_make(amend(table, 0, {"type": "undo", "drops": [4]}))
    assert undo.version == 5
    assert store.load(table.row).state == wrong
    table.check()
    redo = corrections.correction_make(amend(table, 0, {"type": "redo", "undo": 5}))
    assert redo.version == 6
    assert store.load(table.row).state == mended
    table.check()


def test_what_one_took_back_just_now_one_puts_back_without_the_host() -> None:
    table = begun(5)
    before = store.load(table.row).state
    assert table.undo(1) == 6
    again = corrections.correction_make(amend(table, 1, {"type": "redo", "undo": 6}))
    assert again.version == 7
    assert store.load(table.row).state == before
    assert table.entries()[-1].events == '[{"type":"put_back","seat":1}]'
    table.check()


def test_states_kept_since_are_worthless_and_those_before_are_not() -> None:
    table = begun(120)
    kept = dict(Snapshot.objects.filter(table=table.id).values_list("version", "superseded"))
    assert kept == {50: False, 100: False}
    cut = [{"type": "drop", "ref": str(version)} for version in range(60, 121)]
    mend(table, 0, *cut)
    kept = dict(Snapshot.objects.filter(table=table.id).values_list("version", "superseded"))
    assert kept == {50: False, 100: True, 121: False}
    assert store.load(table.row).state == store.load(begun(59).row).state
    table.check()


def test_the_end_is_scored_anew(system_seat: SystemSeat) -> None:
    table = begun(143)
    system_seat.work()
    assert table.row.status == "finished"
    before = Result.objects.get(table=table.id).scores
    moved = next(
        version
        for version in range(143, 3, -2)
        if right(version).get("follower") and _matters(table, replace(version, {**right(version), "follower": None}))
    )
    made = mend(table, 0, replace(moved, {**right(moved), "follower": None}))
    assert made.version == 145
    result = Result.objects.get(table=table.id)
    assert list(result.scores) != list(before)
    assert table.row.status == "finished"
    assert list(result.scores) == list(store.load(table.row).state.scores)
    assert system_seat.sent == [], "the system's work was done with it"
    table.check()
    corrections.correction_make(amend(table, 0, {"type": "undo", "drops": [145]}))
    assert Result.objects.get(table=table.id).scores == before
    table.check()


def _matters(table: PlayedTable, edit: Draft) -> bool:
    """Whether it holds, and the game ends otherwise with it."""
    draft = {"type": "correction", "edits": [edit]}
    return previews.preview_of(table.id, 0, draft, 0, host=True).difference.outcome is not None


def test_options_and_who_began_can_be_mended() -> None:
    table = begun(1)
    start = payload(store.entries(table.row)[0].content)
    changed = {**start, "starter": 1, "options": {**start["options"], "farmers": "off"}}
    mend(table, 0, replace(1, changed))
    info = table.document()["table"]
    assert (info["starter"], info["options"]["farmers"]) == (1, "off")
    assert table.document(1)["view"]["prompts"]
    table.check()
    for wrong in ({**start, "draw": "app"}, {**start, "colours": ["red", "green"]}, {**start, "game": "other"}):
        with pytest.raises(errors.NotInDraft):
            mend(table, 0, replace(1, wrong))


BAD: dict[str, tuple[Draft, type[Exception]]] = {
    "no draft at all": ({}, Exception),
    "no edits": ({"type": "correction", "edits": []}, errors.EmptyDraft),
    "the same again": ({"type": "correction", "edits": [replace(2, right(2))]}, errors.EmptyDraft),
    "far too many": (
        {"type": "correction", "edits": [{"type": "drop", "ref": "2"}] * 1001},
        errors.EmptyDraft,
    ),
    "an entry to come": ({"type": "correction", "edits": [{"type": "drop", "ref": "99"}]}, errors.EntryGone),
    "no entry": ({"type": "correction", "edits": [{"type": "drop", "ref": "x"}]}, errors.EntryGone),
    "the start away": ({"type": "correction", "edits": [{"type": "drop", "ref": "1"}]}, errors.NotInDraft),
    "the system's work": (
        {"type": "correction", "edits": [{"type": "insert", "after": "3", "action": {"type": "score_game"}}]},
        errors.NotInDraft,
    ),
    "chance for a choice": (
        {"type": "correction", "edits": [replace(3, {"type": "draw_tile", "tile": "E"})]},
        errors.NotInDraft,
    ),
    "undo of nothing": ({"type": "undo", "drops": []}, errors.EmptyDraft),
    "undo of an entry to come": ({"type": "undo", "drops": [99]}, errors.EntryGone),
    "redo of an action": ({"type": "redo", "undo": 3}, errors.EntryGone),
    "edits in an undo": ({"type": "undo", "drops": [3], "edits": [{"type": "drop", "ref": "2"}]}, errors.NotInDraft),
}


@pytest.mark.parametrize("case", BAD)
def test_a_draft_that_makes_no_sense_is_refused(case: str) -> None:
    draft, kind = BAD[case]
    table = begun(5)
    before = table.document()
    with pytest.raises(kind):
        corrections.correction_make(amend(table, 0, draft))
    assert table.document() == before
    assert table.version == 5


def test_nobody_speaks_for_another_seat() -> None:
    table = begun(5)
    drop = {"type": "correction", "edits": [{"type": "drop", "ref": "5"}]}
    with pytest.raises(errors.NotYourSeat):
        corrections.correction_make(amend(table, 0, drop, seat=1))
    with pytest.raises(errors.NotHost):
        corrections.correction_make(amend(table, 1, drop, seat=None))
    stranger = PlayedTable().devices[0]
    with pytest.raises(errors.UnknownTable):
        corrections.correction_make(amend(table, 0, drop, device=stranger))


def test_two_proposals_do_not_hinder_each_other() -> None:
    """The second is checked against what the first has made of the table."""
    table = wrong_tile()
    one = mend(table, 1, replace(2, right(2)), replace(3, right(3)))
    two = corrections.correction_make(amend(table, 0, {"type": "correction", "edits": [{"type": "drop", "ref": "3"}]}))
    assert two.version == 4
    with pytest.raises(errors.EntryGone):
        confirm(table, one)
    assert table.version == 4
    table.check()


def test_an_action_meanwhile_is_not_lost() -> None:
    table = wrong_tile()
    made = mend(table, 1, replace(2, right(2)), replace(3, right(3)))
    table.act(1, right(4))
    assert confirm(table, made) == 5
    assert store.load(table.row).state == store.load(begun(4).row).state
    table.check()


def test_an_action_between_working_out_and_writing_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    table = wrong_tile()
    worked_out, tries = corrections._worked_out, []

    def slow(row: Any, command: Any) -> Any:
        found = worked_out(row, command)
        if not tries:
            table.act(1, right(4))
        tries.append(found.version)
        return found

    monkeypatch.setattr(corrections, "_worked_out", slow)
    assert mend(table, 0, replace(2, right(2)), replace(3, right(3))).version == 5
    assert tries == [3, 4]
    assert store.load(table.row).state == store.load(begun(4).row).state
    table.check()


def test_the_preview_and_the_list_for_the_table_are_one() -> None:
    table = wrong_tile()
    draft = {"type": "correction", "edits": [replace(2, right(2)), replace(3, right(3))]}
    shown = previews.preview_of(table.id, 1, draft, 1, host=False)
    assert shown.asks_host
    assert shown.difference.steps
    assert table.version == 3
    confirm(table, mend(table, 1, *draft["edits"]))
    assert previews.put_right(table.id, 4, 1) == shown.difference
    for version in (0, 3, 5):
        with pytest.raises(errors.EntryGone):
            previews.put_right(table.id, version, 1)


def bidding() -> MarketTable:
    """Everybody has sealed bids; entry 3 is what seat 1 bid first."""
    table = MarketTable()
    table.bid(0, 1)
    table.bid(1, 2)
    table.bid(1, 3)
    return table


def bid(fish: int, number: int = 1) -> Draft:
    return {"type": "seal_bids", "round": number, "amounts": {"fish": fish, "salt": 0}}


def test_what_concerns_nobody_else_is_mended_at_once_and_told_nobody(market: str) -> None:
    table = bidding()
    others = [table.document(viewer) for viewer in (0, 2, "spectator")]
    made = mend(table, 1, replace(4, bid(5)))
    assert made.version == 5
    assert table.entries()[-1].events == "[]"
    assert table.state.bids[1]["fish"] == 5
    assert [table.document(viewer) for viewer in (0, 2, "spectator")] == others
    with pytest.raises(errors.EntryGone):
        previews.put_right(table.id, 5, 0)
    assert previews.put_right(table.id, 5, 1).is_empty(), "the own bid lies in a prompt's answer"
    table.check()


def test_where_there_are_secrets_each_seat_mends_its_own(market: str) -> None:
    table = bidding()
    for draft in (
        {"type": "drop", "ref": "3"},
        replace(4, bid(5)),
        {"type": "insert", "after": "4", "seat": 1, "action": bid(1)},
    ):
        with pytest.raises(errors.SealedEntry):
            mend(table, 0, draft)
    assert table.version == 4


def test_no_draft_is_a_fault(market: str) -> None:
    """Whatever is drawn up about any entry, by anybody: an answer or a refusal."""
    table = bidding()
    table.bid(2, 0)
    table.undo(2)
    table.bid(2, 1)
    table.open(2)
    mend(table, 1, {"type": "drop", "ref": "3"})
    for version in range(table.version + 2):
        edits: list[Draft] = [
            {"type": "drop", "ref": str(version)},
            replace(version, bid(1)),
            *({"type": "insert", "after": str(version), "seat": seat, "action": bid(1)} for seat in (0, 1, 9)),
        ]
        drafts: list[Draft] = [{"type": "correction", "edits": [edit]} for edit in edits]
        drafts += [{"type": "undo", "drops": [version]}, {"type": "redo", "undo": version}]
        for draft in drafts:
            for seat in (0, 1):
                with suppress(errors.AppError, GameError):
                    previews.preview_of(table.id, seat, draft, seat, host=False)


def test_a_refusal_is_for_whoever_drew_up_the_draft(market: str) -> None:
    table = bidding()
    draft = {"type": "correction", "edits": [replace(4, bid(99))]}
    own, other = (previews.preview_of(table.id, 1, draft, viewer, host=False).refused for viewer in (1, 0))
    assert own
    assert own.why
    assert own.why.code == "sealed_market.above_limit"
    assert other
    assert other.why is None


def meanwhile(monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Any]) -> None:
    """Something happens once, after a correction was worked out and before its table is locked."""
    worked_out, left = corrections._worked_out, [happens]

    def slow(row: Any, command: Any) -> Any:
        found = worked_out(row, command)
        if left:
            left.pop()()
        return found

    monkeypatch.setattr(corrections, "_worked_out", slow)


def test_putting_back_waits_for_the_host_once_something_happened_since(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(5)
    assert table.undo(1) == 6
    points = {"type": "adjust_score", "seat": 0, "points": 2, "reason": "forgotten"}
    meanwhile(monkeypatch, lambda: table.act(0, points))
    made = corrections.correction_make(amend(table, 1, {"type": "redo", "undo": 6}))
    assert (made.version, table.version) == (None, 7)
    table.check()


def test_whoever_is_no_longer_the_host_proposes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = wrong_tile()
    seat = SeatCommand(device=table.host, table=table.id, seat=table.seats[1])
    meanwhile(monkeypatch, lambda: seating.host_hand_on(seat))
    made = mend(table, 0, replace(2, right(2)), replace(3, right(3)))
    assert made.version is None
    assert [entry.kind for entry in table.entries()][-1] == "host"
    assert confirm(table, made, seat=1) == 5


def test_a_seat_that_has_moved_away_mends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = wrong_tile()
    command = SeatCommand(device=table.host, table=table.id, seat=table.seats[1])
    meanwhile(monkeypatch, lambda: seating.seat_remove(command))
    with pytest.raises(errors.RemovedFromTable):
        mend(table, 1, replace(2, right(2)), replace(3, right(3)))
    assert not table.row.proposals.exists()


def drawn_by_the_app(monkeypatch: pytest.MonkeyPatch, *tiles: str) -> PlayedTable:
    """A table where the app drew these tiles, each of which was laid where it fits first."""
    table = PlayedTable(draw="app")
    table.start()
    coming = iter(tiles)

    def choices(outcomes: Any, _weights: Any) -> Any:
        tile = next(coming, None) or pytest.fail("drawn anew")
        return [next(outcome for outcome in outcomes if outcome.action.tile == tile)]

    monkeypatch.setattr(chance._random, "choices", choices)
    return table


def draw_and_place(table: PlayedTable, seat: int) -> None:
    table.act(seat, {"type": "draw"})
    cells = next(iter(table.document(seat)["view"]["prompts"].values()))["cells"]
    x, y = (int(part) for part in next(iter(cells)).split(","))
    table.place(seat, x, y, int(next(iter(cells[f"{x},{y}"]))))


def test_a_draw_after_a_correction_is_no_other_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game counts its draws anew when some are dropped; what came out at the others has nothing to do with the
    next one."""
    table = drawn_by_the_app(monkeypatch, "E", "V", "U", "W")
    for seat in (0, 1, 0):
        draw_and_place(table, seat)
    mend(table, 0, *({"type": "drop", "ref": str(version)} for version in range(2, 6)))
    table.act(1, {"type": "draw"})
    assert table.document()["view"]["drawn"] == "W", "not V, the second draw's"
    assert [entry.draw_number for entry in table.entries() if entry.action_type == "draw_tile"] == [1, 2, 3, 4]
    table.check()


def test_a_draw_that_was_taken_back_comes_again_though_the_past_was_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn_by_the_app(monkeypatch, "E", "V", "U", "W")
    for seat in (0, 1, 0):
        draw_and_place(table, seat)
    table.act(1, {"type": "draw"})
    table.undo(1)
    mend(table, 0, *({"type": "drop", "ref": str(version)} for version in range(2, 6)))
    table.act(1, {"type": "draw"})
    assert table.document()["view"]["drawn"] == "W"
    table.undo(1)
    corrections.correction_make(amend(table, 0, {"type": "redo", "undo": table.version}))
    table.check()


def test_an_entry_that_was_taken_back_is_not_mended() -> None:
    """Nor is one that a correction dropped; what a correction put in is, like any other."""
    table = begun(5)
    table.undo(1)
    for edit in (replace(5, right(5)), {"type": "drop", "ref": "5"}):
        with pytest.raises(errors.EntryGone):
            mend(table, 0, edit)
    again = {"type": "insert", "after": "4", "seat": 1, "action": right(5)}
    assert mend(table, 0, again).version == 7
    assert store.load(table.row).state == store.load(begun(5).row).state
    assert mend(table, 0, {"type": "drop", "ref": "7.1"}).version == 8
    with pytest.raises(errors.EntryGone):
        mend(table, 0, {"type": "drop", "ref": "7.1"})
    assert store.load(table.row).state == store.load(begun(4).row).state
    table.check()


def without_follower(table: PlayedTable) -> Draft:
    """A follower of the last turns that was not there, with which the game ends otherwise."""
    versions = (version for version in range(143, 3, -2) if right(version).get("follower"))
    edits = (replace(version, {**right(version), "follower": None}) for version in versions)
    return next(edit for edit in edits if _holds(table, edit))


def _holds(table: PlayedTable, edit: Draft) -> bool:
    draft = {"type": "correction", "edits": [edit]}
    return previews.preview_of(table.id, 0, draft, 0, host=True).refused is None


def test_a_correction_while_the_systems_work_is_due_does_it(system_seat: SystemSeat) -> None:
    """What was sent to the worker before finds nothing to do."""
    table = begun(143)
    assert len(system_seat.sent) == 1
    assert mend(table, 0, without_follower(table)).version == 144
    assert table.row.status == "finished"
    assert system_seat.work() == [None]
    assert table.version == 144
    table.check()


def test_the_systems_work_between_working_out_and_writing_is_not_lost(
    monkeypatch: pytest.MonkeyPatch, system_seat: SystemSeat
) -> None:
    table = begun(143)
    edit = without_follower(table)
    meanwhile(monkeypatch, system_seat.work)
    assert mend(table, 0, edit).version == 145
    assert [entry.action_type for entry in table.entries()[-2:]] == ["score_game", "correction"]
    assert list(Result.objects.get(table=table.id).scores) == list(store.load(table.row).state.scores)
    table.check()


def test_undoing_past_a_reveal_is_the_hosts_and_stays_on_record(market: str) -> None:
    """Bids were opened: whose bid was wrong says so, the host agrees, and the log says what was crossed."""
    table = MarketTable()
    table.all_bid(3, 1, 2)
    table.open(0)
    other = {"type": "seal_bids", "round": 1, "amounts": {"fish": 2, "salt": 0}}
    made = mend(table, 1, replace(3, other))
    assert made.version is None
    assert confirm(table, made) == 6
    content = store.entries(table.row)[-1].content
    assert content.crossed  # type: ignore[union-attr]
    back = corrections.correction_make(amend(table, 1, {"type": "undo", "drops": [6]}))
    assert confirm(table, back) == 7
    content = store.entries(table.row)[-1].content
    assert content.crossed  # type: ignore[union-attr]
    table.check()
