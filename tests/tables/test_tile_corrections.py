"""A tile turns out to be printed otherwise while a table runs: a correction changes its facts, and everything is scored
again."""

from typing import Any

import msgspec
import pytest

from companion import errors
from companion.tables import store
from companion.tables.corrections import previews
from companion.texts.localization import format_sentence
from games.core.action import StartTable
from tests.games.isle_of_skye.pieces import ENTRIES as LISTED
from tests.tables.clans import SkyeTable, payload_of, played_round, tiles_of
from tests.tables.conftest import SystemSeat
from tests.tables.corrections import confirm, correct, play_until, replace

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]

MEADOW: dict[str, Any] = {
    "edges": dict.fromkeys("NESW", "pasture"),
    "center": "pasture",
    "regions": [{"id": "r1", "terrain": "pasture", "edges": ["N", "E", "S", "W"]}],
    "roads": [],
    "features": [],
    "count": 1,
}


def start_of(table: SkyeTable) -> dict[str, Any]:
    """Return entry 1 as it was entered."""
    payload: dict[str, Any] = msgspec.to_builtins(store.load_entries(table.row)[0].content)
    return payload


def printed_edit(table: SkyeTable, **pieces: dict[str, Any]) -> dict[str, Any]:
    """Return the edit that changes printed facts of the box."""
    return replace(1, {**start_of(table), "pieces": pieces})


def add_sheep(tile: str, count: int) -> dict[str, Any]:
    """Return a listed tile's facts with more sheep on its first pasture."""
    facts = dict(LISTED[tile])
    pasture = next(region["id"] for region in facts["regions"] if region["terrain"] == "pasture")
    other_features = [
        feature for feature in facts["features"] if (feature["kind"], feature["region"]) != ("sheep", pasture)
    ]
    return {**facts, "features": [*other_features, {"kind": "sheep", "region": pasture, "count": count}]}


def views_and_version(table: SkyeTable) -> Any:
    return table.version, [table.document(viewer) for viewer in (*table.places, "spectator")]


def test_printed_facts_are_corrected_and_every_score_follows(system_seat: SystemSeat) -> None:
    table = played_round(system_seat)
    tile = tiles_of(0)[0]
    before = table.state
    edit = printed_edit(table, **{tile: add_sheep(tile, 4)})
    draft = {"type": "correction", "edits": [edit]}
    preview = previews.preview_draft(table.id, 1, draft, 1, host=False)
    assert preview.asks_host
    assert not preview.refused
    assert preview.difference.pieces.keys() == {tile}
    assert preview.difference.points.keys() == {"0"}
    correction = correct(table, 1, edit)
    assert correction.version is None, "how the table began is everybody's: the host is asked"
    version = confirm(table, correction)
    sheep = [feature["count"] for feature in table.view()["pieces"][tile]["features"] if feature["kind"] == "sheep"]
    assert sheep == [4]
    gain = table.state.scores[0] - before.scores[0]
    assert gain == preview.difference.points["0"].after - before.scores[0] > 0
    (line,) = [
        printed_line
        for printed_line in table.state.lines
        if printed_line.seat == 0 and printed_line.reason == "isle_of_skye.base_sheep"
    ]
    assert sum(part.points for part in line.parts) == line.points
    assert len({place for part in line.parts for places in part.things for place in places}) >= 1
    right = previews.find_correction_difference(table.id, version, 2)
    assert (right.steps, right.pieces.keys()) == ((), {tile})
    back = correct(table, 0, replace(1, {**start_of(table), "pieces": {}}))
    assert back.version == version + 1
    assert table.state.scores == before.scores
    assert "pieces" not in table.view()
    table.check()


def test_a_tile_that_was_not_placed_yet_is_corrected_publicly(system_seat: SystemSeat) -> None:
    """Nothing on the table changes; still the host must confirm and everybody is told."""
    table = SkyeTable()
    correction = correct(table, 1, printed_edit(table, b30=MEADOW))
    assert correction.version is None
    confirm(table, correction)
    assert table.entries()[-1].events != "[]"
    assert table.view(2)["pieces"].keys() == {"b30"}


def test_other_corrections_of_the_start_keep_the_pieces(system_seat: SystemSeat) -> None:
    table = played_round(system_seat)
    tile = tiles_of(0)[0]
    correct(table, 0, printed_edit(table, **{tile: add_sheep(tile, 4)}))
    scores, version = table.state.scores, table.version
    (corrected,) = store.load_entries(table.row)[-1].content.edits  # type: ignore[union-attr]
    start = msgspec.to_builtins(corrected.action)
    other_start = {**start, "options": {**start["options"], "tie_break": "all_gold"}}
    correction = correct(table, 1, replace(1, other_start))
    assert correction.version is None, "nobody sees a difference yet, and still it is everybody's"
    confirm(table, correction)
    assert table.view()["pieces"].keys() == {tile}
    assert (table.state.scores, table.row.options["tie_break"]) == (scores, "all_gold")
    del other_start["pieces"]
    with pytest.raises(errors.NotInDraft):
        correct(table, 0, replace(1, other_start))
    assert table.version == version + 1
    assert table.view()["pieces"].keys() == {tile}
    table.check()


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no tile": ({"edges": {}}, "piece_shape"),
    "other regions": ({**MEADOW, "center": "water"}, "piece_regions"),
    "roads that meet": ({**MEADOW, "roads": [{"edges": ["N"]}, {"edges": ["N"]}]}, "piece_roads"),
    "a symbol nowhere": ({**MEADOW, "features": [{"kind": "ship", "region": "r9"}]}, "piece_region"),
    "a castle": ({**MEADOW, "features": [{"kind": "castle", "region": "r1"}]}, "piece_castle"),
}


@pytest.mark.parametrize("name", WRONG)
def test_impossible_facts_are_refused_with_a_reason_and_nothing_changes(name: str) -> None:
    facts, code = WRONG[name]
    table = SkyeTable()
    before = views_and_version(table)
    edit = printed_edit(table, b01=facts)
    refusal = previews.preview_draft(table.id, 1, {"type": "correction", "edits": [edit]}, 1, host=False).refused
    assert refusal
    assert refusal.why
    assert (refusal.ref, refusal.why.code) == ("1", f"isle_of_skye.{code}")
    for language in ("en", "de"):
        assert "isle_of_skye" not in format_sentence(refusal.why.code, refusal.why.params, language)
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 1, edit)
    assert views_and_version(table) == before


def test_a_tile_that_no_longer_fits_names_the_invalid_entry(system_seat: SystemSeat) -> None:
    """Its own seat is told why, and can move it in the same draft; another seat is told whose tile it is."""
    table = played_round(system_seat)
    tile = tiles_of(1)[0]
    laid = next(row for row in table.entries() if row.action_type == "place_tile" and payload_of(row)["tile"] == tile)
    before = views_and_version(table)
    edges = dict.fromkeys("NESW", "water")
    lake = {**MEADOW, "edges": edges, "center": "water", "regions": [{**MEADOW["regions"][0], "terrain": "water"}]}
    edit = printed_edit(table, **{tile: lake})
    draft = {"type": "correction", "edits": [edit]}
    author_refusal, other_refusal = (
        previews.preview_draft(table.id, seat, draft, seat, host=False).refused for seat in (1, 0)
    )
    assert author_refusal
    assert other_refusal
    assert (
        (author_refusal.ref, author_refusal.seat) == (other_refusal.ref, other_refusal.seat) == (str(laid.version), 1)
    )
    assert author_refusal.why
    assert author_refusal.why.code == "isle_of_skye.edge_mismatch"
    assert other_refusal.why is None
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, edit)
    assert views_and_version(table) == before


def test_an_added_tile_is_corrected_by_whoever_added_it(system_seat: SystemSeat) -> None:
    table = SkyeTable(2, options={"tracking": "territories"})
    version = table.act(0, {"type": "add_tile", "round": 1, "tile": "x1", "facts": MEADOW})
    table.act(0, {"type": "receive_tile", "round": 1, "tile": "x1"})
    place = table.building(0)
    assert place
    table.act(0, place)
    for seat in (0, 1):
        table.act(seat, {"type": "finish_building", "round": 1})
    system_seat.work()
    before = table.state.scores
    sheep = {**MEADOW, "features": [{"kind": "sheep", "region": "r1", "count": 3}]}
    other = {"type": "add_tile", "round": 1, "tile": "x1", "facts": sheep}
    with pytest.raises(errors.SealedEntry):
        correct(table, 1, replace(version, other))
    correct(table, 0, replace(version, other))
    assert table.state.scores[0] == before[0] + 3
    assert table.view(1)["pieces"]["x1"]["features"][0]["count"] == 3
    wrong = {**other, "facts": {**sheep, "features": [{"kind": "sheep", "region": "r1", "count": 100}]}}
    tiles_unchanged = views_and_version(table)
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, replace(version, wrong))
    assert views_and_version(table) == tiles_unchanged
    table.check()


def test_secret_choices_are_not_probed_with_other_facts(system_seat: SystemSeat) -> None:
    """Fewer barrels mean less gold: an invalid price would reveal what it is."""
    table = SkyeTable()
    table.draw_all()
    edit = printed_edit(table, b30=MEADOW)
    draft = {"type": "correction", "edits": [edit]}
    assert not previews.preview_draft(table.id, 0, draft, 0, host=True).refused
    table.axe(1)
    for asker in (0, 2):
        with pytest.raises(errors.SealedNow):
            previews.preview_draft(table.id, asker, draft, asker, host=False)
    assert not previews.preview_draft(table.id, 1, draft, 1, host=False).refused, "the own axe is no secret"
    table.price(1)
    for seat in (0, 2):
        table.axe(seat)
        table.price(seat)
    before = views_and_version(table)
    with pytest.raises(errors.SealedNow) as error:
        correct(table, 0, edit)
    for language in ("en", "de"):
        assert format_sentence(error.value.code, error.value.params, language)
    assert views_and_version(table) == before
    table.act(0, {"type": "lift_screens", "round": 1})
    correct(table, 0, edit)
    assert table.view()["pieces"].keys() == {"b30"}
    table.check()


def test_a_game_whose_boxes_do_not_differ_has_no_pieces() -> None:
    table = play_until(1)
    start = store.load_entries(table.row)[0].content
    assert isinstance(start, StartTable)
    with pytest.raises(errors.DraftDoesNotHold):
        correct(table, 0, replace(1, {**msgspec.to_builtins(start), "pieces": {"E": MEADOW}}))
