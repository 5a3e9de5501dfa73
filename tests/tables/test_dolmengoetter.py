"""Tables of Dolmengötter through the services.

Played on a board of the host's box to the end through prompts, exported; slips corrected; rights used for an absent
phone, or removed by a correction after their use.
"""

import itertools
import json
import random
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from companion import errors
from companion.archive.exports.bgstats import build_play_file
from companion.archive.exports.picture import draw_picture
from companion.archive.exports.plays_csv import build_plays_csv
from companion.archive.exports.table_file import export_table
from companion.archive.finished import load_ended_table
from companion.archive.imports import Imported, import_finished_table
from companion.boxes import boards
from companion.boxes.keeping import keep
from companion.history.inspection import look_at_place
from companion.history.past_entry import find_entry_detail
from companion.tables import store
from companion.tables.corrections import previews
from companion.tables.models import Table
from companion.tables.requests import EntryAsked, TableChange
from companion.tables.services import lobby, seating
from games.core.host import UNFINISHED
from games.core.seats import SPECTATOR
from games.core.table_step import TableStep
from tests.chaos.games import DOLMENS
from tests.chaos.soak.player import answer
from tests.games.dolmengoetter.boards import board_of, square_or_octagon
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, replace, submit_draft, undo
from tests.tables.dolmengoetter import CHOSEN, build
from tests.tables.played import PlayedTable

pytestmark = pytest.mark.django_db(transaction=True)
SMALL = {**board_of([square_or_octagon(cell) for cell in ((0, 0), (1, 0), (1, 1))]), "any_size": True}
FEW = {"stones": "3", "dolmens_1": "1", "dolmens_2": "1", "dolmens_3": "0", "dolmens_4": "0"}


def play_out(table: PlayedTable, system_seat: SystemSeat) -> None:
    """Play to the end through prompts; the acting seat is random."""
    rng = random.Random(5)
    while table.row.status != Table.Status.FINISHED:
        if system_seat.work():
            continue
        prompts_by_seat = [
            (seat, table.document(seat)["view"].get("prompts", {})) for seat in range(len(table.devices))
        ]
        seat, prompt = rng.choice([(seat, prompt) for seat, prompts in prompts_by_seat for prompt in prompts.values()])
        table.act(seat, answer(msgspec.to_builtins(prompt), rng))


@pytest.mark.parametrize("values", ["turned_over", "when_built"])
def test_a_table_on_its_own_board_is_played_to_its_end_and_exported(system_seat: SystemSeat, values: str) -> None:
    table = PlayedTable(2, "dolmengoetter", draw=None, options={**FEW, "values": values})
    keep(table.host, "dolmengoetter", boards.BOARDS, "board", SMALL)
    table.start()
    play_out(table, system_seat)
    table.check()
    view = table.document()["view"]
    assert set(view["layouts"]["own_board"]["spots"]) == {
        place["id"] for place in (*SMALL["places"], *SMALL["circles"])
    }
    assert view["outcome"]["reason"].startswith("dolmengoetter.end_")
    assert look_at_place(table.id, SPECTATOR, "plan", "c01", host=False).belongs
    ended, zone = load_ended_table(table.host, table.id), ZoneInfo("Europe/Berlin")
    assert draw_picture(ended, zone, "de").count("<circle") >= len(SMALL["places"])
    assert "Dolmengötter".encode() in build_play_file(ended, zone, "en")
    assert "Dolmengötter".encode() in build_plays_csv(ended, zone, "en")
    if values == "turned_over":
        data = export_table(table.host, table.id)
        Table.objects.filter(pk=table.id).delete()
        store.forget_all()
        assert import_finished_table(table.host, data) == Imported(str(table.id), new=True)
        assert export_table(table.host, table.id) == data


def test_a_druid_that_walked_elsewhere_is_corrected_and_laid_down_on_the_real_table(system_seat: SystemSeat) -> None:
    table = PlayedTable(2, "dolmengoetter", draw=None)
    table.start()
    for n, place in enumerate(("p36", "p01", "p22", "p60", "p75", "p12")):
        table.act(n % 2, {"type": "place_druid", "place": place})
    table.act(0, {"type": "walk", "source": "p36", "target": "p29", "stone": True})
    table.act(1, {"type": "gather_herbs", "source": "p60", "target": "p60"})
    herbs = {"type": "gather_herbs", "source": "p36", "target": "p36"}
    edit = replace(8, herbs)
    preview = previews.preview_draft(table.id, 1, {"type": "correction", "edits": [edit]}, 1, host=False)
    assert preview.difference.steps == (
        TableStep("take_piece", "plan", "p36", seat=0, kind="stone"),
        TableStep("move_piece", "plan", "p29", "p36", seat=0, kind="druid"),
        TableStep("tip_over", "plan", "p36", seat=0, kind="druid", lying=True),
    )
    correct(table, 0, edit)
    stacks = table.document()["view"]["surfaces"]["plan"]["stacks"]
    assert stacks["p36"] == ({"kind": "druid", "seat": 0, "lying": True},)
    assert stacks["p60"] == ({"kind": "druid", "seat": 1, "lying": True},)
    assert table.document()["view"]["seats"]["0"]["stock"] == {"stone": 16, "dolmen": 13}


def test_a_table_starts_with_the_numbers_set_in_the_lobby() -> None:
    table = PlayedTable(2, "dolmengoetter", draw=None, options={"edition": "2015", "stones": "30"})

    def change(**options: str) -> None:
        lobby.update_table(table.host, table.id, TableChange(options=options))

    change(stones="9", dolmens_1="2", dolmens_4="0")
    change(start_points="7")
    for option, value in (("stones", "41"), ("stones", "09"), ("start_points", "-1"), ("dolmens_2", "many")):
        with pytest.raises(errors.WrongOption):
            change(**{option: value})
    table.start()
    for seat in table.document()["view"]["seats"].values():
        assert seat["stock"] == {"stone": 9, "dolmen": 2 + 4 + 3, "druid": 3}
        assert seat["score"] == 7
    with pytest.raises(errors.AlreadyStarted):
        change(stones="5")
    table.check()


def table_with_two_rights(values: str) -> PlayedTable:
    """Return a table where seat 1 put the right of seat 0, at c13, before its own, at c14. Its stone is entry 11."""
    table = PlayedTable(2, "dolmengoetter", draw=None, options={"values": values})
    table.start()
    for seat, action in DOLMENS.moves[:CHOSEN]:
        table.act(seat, action)
    return table


@pytest.mark.parametrize("values", ["turned_over", "when_built"])
def test_the_host_uses_the_right_of_a_seat_without_a_phone(values: str) -> None:
    table = table_with_two_rights(values)
    table.act(0, build(0, values))
    table.check()
    by_host = {"device": table.host}
    with pytest.raises(errors.NotYourSeat):
        table.act(1, build(1, values), **by_host)
    assert table.document(0)["view"].get("prompts", {}) == {}
    assert list(table.document(0)["view"]["waits"]) == ["1"], "everybody sees for whom the table waits"
    seating.remove_device(table.host, table.id, table.seats[1])
    view = table.document(1)["view"]
    assert list(view["prompts"]) == ["right-10-c14"]
    assert view.get("secret_seats", ()) == ((1,) if values == "when_built" else ()), "the phone changes hands for it"
    with pytest.raises(errors.RemovedFromTable):
        table.act(1, build(1, values))
    table.act(1, build(1, values), **by_host)
    assert [table.document()["view"]["seats"][seat]["stock"]["dolmen"] for seat in "01"] == [12, 12]
    table.check()


def test_every_choice_is_corrected_with_the_controls_that_entered_it() -> None:
    """Choices that became another type of action are included: herbs, a flight, no dolmen."""
    moved, declined = PlayedTable(2, "dolmengoetter", draw=None), table_with_two_rights("turned_over")
    moved.start()
    for n, place in enumerate(("p36", "p01", "p22", "p60", "p75", "p12")):
        moved.act(n % 2, {"type": "place_druid", "place": place})
    for seat, payload in (
        (0, walk("p36", "p29")),
        (1, herbs("p60")),
        (0, herbs("p22")),
        (1, walk("p60", "p61", "fly")),
    ):
        moved.act(seat, payload)
    declined.act(0, {"type": "decline_dolmen", "circle": "c13"})
    prompts: dict[str, str | None] = {}
    for table in (moved, declined):
        for row in table.entries()[1:]:
            asked = EntryAsked(ref=str(row.version), seat=row.seat)
            prompts[row.action_type] = find_entry_detail(table.devices[row.seat], table.id, asked).prompt
    assert None not in prompts.values(), prompts
    assert prompts["fly"] == "move-10"
    assert prompts["decline_dolmen"] == "right-10-c13"


def drops_of(*versions: int) -> list[dict[str, Any]]:
    return [{"type": "drop", "ref": str(version)} for version in versions]


def test_a_correction_removes_a_used_right_only_together_with_its_answer() -> None:
    """Seat 1 had lost a point and left no stone: nobody could build."""
    table = table_with_two_rights("turned_over")
    table.act(0, build(0, "turned_over"))
    table.act(1, build(1, "turned_over"))
    before, lost = table.document(0)["view"], replace(11, {**DOLMENS.moves[9][1], "stone": False})
    refused = previews.preview_draft(table.id, 1, {"type": "correction", "edits": [lost]}, 1, host=False).refused
    assert refused is not None
    assert (refused.ref, refused.seat) == ("12", 1), "the answer to it is named"
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, lost, *drops_of(12))
    assert table.document(0)["view"] == before
    edits = [lost, *drops_of(12, 13, 14)]
    preview = previews.preview_draft(table.id, 0, {"type": "correction", "edits": edits}, 0, host=True)
    assert preview.difference.steps == (
        TableStep("take_piece", "plan", "c13", seat=0, kind="dolmen", face_down=True),
        TableStep("take_piece", "plan", "c14", seat=1, kind="dolmen", face_down=True),
        TableStep("take_piece", "plan", "p35", seat=1, kind="stone"),
    )
    correct(table, 0, *edits)
    view = table.document(0)["view"]
    assert [view["seats"][seat]["stock"] for seat in "01"] == [{"stone": 14, "dolmen": 13}, {"stone": 15, "dolmen": 13}]
    assert [view["seats"][seat]["score"] for seat in "01"] == [4, 3]
    assert list(view["prompts"]) == ["move-11"]
    table.check()


def test_with_secret_values_a_used_right_is_dropped_with_the_stone_or_undone() -> None:
    """Nobody corrects another seat's actions. Actions that are then visibly impossible are dropped."""
    tables = table_with_two_rights("when_built"), table_with_two_rights("when_built")
    lost = replace(11, {**DOLMENS.moves[9][1], "stone": False})
    for table in tables:
        table.act(0, build(0, "when_built", 4))
        table.act(1, build(1, "when_built", 3))
        for seat in (0, 1):
            with pytest.raises(errors.SealedEntry):
                correct(table, seat, lost, *drops_of(12, 13, 14))
    corrected, undone = tables
    confirm(corrected, correct(corrected, 1, lost, *drops_of(12, 14)))
    for seat in (1, 0, 1, 1):
        undone.undo(seat)
    undone.act(1, lost["action"])
    for viewer in (0, 1, "spectator"):
        views = [table.document(viewer)["view"] for table in tables]
        assert views[0] == views[1]
        lying = [piece["kind"] for stack in views[0]["surfaces"]["plan"]["stacks"].values() for piece in stack]
        assert "dolmen" not in lying
        assert [views[0]["seats"][seat]["stock"]["dolmen"] for seat in "01"] == [13, 13]
    corrected.check()
    undone.check()


def scored_once(values: tuple[int, int]) -> PlayedTable:
    """Return a table where seat 1 has built three dolmens: a 2 at c08, which is turned over next, and these at c03 and
    c09."""
    table = PlayedTable(3, "dolmengoetter", draw=None, options={"values": "when_built"})
    table.start()
    for n, place in enumerate(("p22", "p23", "p01", "p75", "p28", "p03", "p12", "p60", "p76")):
        table.act(n % 3, {"type": "place_druid", "place": place})
    for seat, payload in (
        (0, walk("p22", "p16")),
        (1, walk("p23", "p17")),
        (2, herbs("p01")),
        (0, herbs("p75")),
        (1, walk("p28", "p35")),
        (1, {"type": "build_dolmen", "circle": "c08", "value": 2}),
        (2, herbs("p03")),
        (0, herbs("p12")),
        (1, walk("p17", "p24")),
        (1, {"type": "build_dolmen", "circle": "c03", "value": values[0]}),
        (2, herbs("p76")),
        (0, walk("p75", "p29", "fly")),
        (1, herbs("p24")),
        (2, walk("p01", "p02", "fly")),
        (0, walk("p29", "p36")),
        (0, {"type": "choose_right", "circle": "c09"}),
        (1, {"type": "build_dolmen", "circle": "c09", "value": values[1]}),
        (0, {"type": "build_dolmen", "circle": "c08", "value": 1}),
    ):
        table.act(seat, payload)
    return table


def walk(source: str, target: str, kind: str = "walk") -> dict[str, Any]:
    return {"type": kind, "source": source, "target": target, "stone": True}


def herbs(place: str) -> dict[str, Any]:
    return {"type": "gather_herbs", "source": place, "target": place}


def other_start(table: PlayedTable, **options: str) -> dict[str, Any]:
    """Return the edit that changes the options of the start."""
    start = json.loads(table.entries()[0].payload)
    return replace(1, {**start, "options": {**start["options"], **options}})


def test_the_result_of_a_corrected_setup_does_not_reveal_hidden_values(system_seat: SystemSeat) -> None:
    """Trying one supply after the other gives the same answers, whatever seat 1 has built; so does the table."""
    tables = scored_once((3, 1)), scored_once((1, 3))
    system_seat.work()
    for seat, option, count in itertools.product((0, 2), ("dolmens_1", "dolmens_3", "dolmens_2"), "0126"):
        answers = []
        for table in tables:
            draft = {"type": "correction", "edits": [other_start(table, **{option: count})]}
            preview = previews.preview_draft(table.id, seat, draft, seat, host=seat == 0)
            answers.append(msgspec.to_builtins(preview))
        assert answers[0] == answers[1], (seat, option, count)
    for table in tables:
        correct(table, 0, other_start(table, dolmens_3="0", dolmens_2="5"))
        table.check()
    for viewer in (0, 2, "spectator"):
        assert tables[0].document(viewer)["view"] == tables[1].document(viewer)["view"]


def test_a_dolmen_missing_after_a_correction_is_chosen_again_before_it_is_turned_over(system_seat: SystemSeat) -> None:
    table = scored_once((3, 1))
    system_seat.work()
    correct(table, 0, other_start(table, dolmens_3="0", dolmens_2="5"))
    assert table.document(1)["view"]["surfaces"]["plan"]["stacks"]["c03"][0]["value"] == 3, "it has not shown yet"
    rng = random.Random(2)
    lapsed = 0
    while table.row.status != Table.Status.FINISHED:
        if system_seat.work():
            lapsed += "value_lapsed" in table.entries()[-1].events
            continue
        prompts_by_seat = [(seat, table.document(seat)["view"].get("prompts", {})) for seat in range(3)]
        seat, prompt = rng.choice([(seat, prompt) for seat, prompts in prompts_by_seat for prompt in prompts.values()])
        table.act(seat, answer(msgspec.to_builtins(prompt), rng))
    assert lapsed == 1
    entries = [row for row in table.entries() if row.action_type == "report_value"]
    assert [row.seat for row in entries] == [1]
    assert "3" not in {str(json.loads(row.payload)["value"]) for row in entries}
    table.check()


def test_a_table_with_secrets_does_not_become_one_without(system_seat: SystemSeat) -> None:
    """Its log would become public, with all past choices."""
    table = scored_once((3, 1))
    system_seat.work()
    for seat in (0, 2):
        with pytest.raises(errors.SealedNow):
            correct(table, seat, other_start(table, values="turned_over"))


def test_a_correction_that_brought_secrets_is_not_undone() -> None:
    """Choices made since would be struck out, and their entries would stand in a log without secrets."""
    table = PlayedTable(2, "dolmengoetter", draw=None, options={"values": "turned_over"})
    table.start()
    correct(table, 0, other_start(table, values="when_built"))
    with pytest.raises(errors.SealedNow):
        submit_draft(table, 0, undo(table.version))
    for seat, action in (*DOLMENS.moves[:CHOSEN], (0, {"type": "decline_dolmen", "circle": "c13"})):
        table.act(seat, action)
    table.act(1, build(1, "when_built", 3))
    with pytest.raises(errors.SealedNow):
        submit_draft(table, 0, undo(2))
    assert table.document()["view"]["secrets"]


def test_an_early_end_turns_secret_dolmens_over_and_can_be_undone(system_seat: SystemSeat) -> None:
    table = scored_once((3, 1))
    system_seat.work()
    before = [table.document(seat)["view"] for seat in range(3)]
    assert before[0]["early_end"]["code"] == "dolmengoetter.early_end_open"
    version = table.act(0, {"type": "finish_now"})
    assert "outcome" not in table.document()["view"]
    system_seat.work()
    system_seat.work()
    view = table.document()["view"]
    assert (view["outcome"]["reason"], table.row.status) == (UNFINISHED, Table.Status.FINISHED)
    stacks = view["surfaces"]["plan"]["stacks"]
    assert stacks["c03"] == ({"kind": "dolmen", "seat": 1, "value": 3},)
    final = [view["lines"][str(n)] for n in view["final_lines"]]
    paid = {(line["segments"][0], line["seat"]): line["points"] for line in final}
    assert paid == {("c03", 1): 3 * 5, ("c09", 1): 1 * 4}
    assert final[0]["stacks"]["c03"] == ({"kind": "dolmen", "seat": 1, "value": 3, "times": 5},)
    table.check()
    submit_draft(table, 0, undo(version))
    for seat in range(3):
        assert table.document(seat)["view"] == before[seat]
    table.check()


def test_the_host_skips_the_dolmens_of_somebody_who_has_left(system_seat: SystemSeat) -> None:
    """Whoever has a phone is asked for the values and says them there."""
    table = table_with_two_rights("turned_over")
    table.act(0, build(0, "turned_over"))
    table.act(1, build(1, "turned_over"))
    seating.remove_device(table.host, table.id, table.seats[1])
    table.act(0, {"type": "finish_now"})
    assert sorted(table.document()["view"]["waits"]) == ["0", "1"]
    told = {"type": "report_value", "circle": "c13", "level": 1, "value": 4}
    table.act(0, told)
    (prompt,) = table.document(1)["view"]["prompts"].values()
    skipped = {**prompt["action"], **prompt["decline"]["payload"]}
    table.act(1, skipped, device=table.host)
    assert system_seat.work()
    view = table.document()["view"]
    assert [line["seat"] for line in view["lines"].values() if line["category"] == "final"] == [0]
    stacks = view["surfaces"]["plan"]["stacks"]
    assert stacks["c13"] == ({"kind": "dolmen", "seat": 0, "value": 4},)
    assert stacks["c14"] == ({"kind": "dolmen", "seat": 1, "face_down": True},)
    table.check()


def test_no_more_people_sit_down_than_the_edition_has_colours() -> None:
    table = PlayedTable(4, "dolmengoetter", draw=None, options={"edition": "2015"})
    with pytest.raises(errors.TableFull):
        table.claim(table.host, "Emil", "coal")
    lobby.update_table(table.host, table.id, TableChange(options={"edition": "2005"}))
    table.claim(table.host, "Emil", "coal")
    with pytest.raises(errors.WrongSeats) as refused:
        lobby.update_table(table.host, table.id, TableChange(options={"edition": "2015"}))
    assert (refused.value.min, refused.value.max) == (2, 4)
    assert table.row.options["edition"] == "2005"
