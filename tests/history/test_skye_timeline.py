"""The timeline of Isle of Skye: own hidden choices, and tiles that a correction moved or rotated."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from companion.errors import SealedEntry
from companion.history.timeline import TimelineEntry, build_timeline
from companion.tables.corrections import previews
from games.core.seats import Viewer
from tests.tables.clans import SkyeTable, prices_action, tiles_of
from tests.tables.corrections import confirm, correct, replace

pytestmark = [pytest.mark.computes, pytest.mark.django_db(transaction=True)]

ANNA, BEN = 0, 1


def entries(table: SkyeTable, viewer: Viewer) -> tuple[TimelineEntry, ...]:
    return build_timeline(table.id, viewer, host=viewer == ANNA).entries


def codes(entry: TimelineEntry) -> list[str]:
    return [narration.text.code.removeprefix("isle_of_skye.event_") for narration in entry.narrations]


def test_a_choice_behind_the_screen_is_told_only_to_its_seat() -> None:
    table = SkyeTable()
    table.draw_all()
    axe = table.axe(BEN)
    sealed = table.price(BEN, 1, 1)
    changed = table.price(BEN, 2, 1)
    own_entries = entries(table, BEN)
    told_codes = {version: codes(own_entries[version - 1]) for version in (axe, sealed, changed)}
    assert told_codes == {axe: ["axe"], sealed: ["prices"], changed: ["prices"]}
    tile: Any = own_entries[axe - 1].narrations[0].text.params["tile"]
    assert tile.params == {"id": tiles_of(BEN)[2].lstrip("b0")}
    for viewer in (ANNA, 2, "spectator"):
        other_entries = entries(table, viewer)
        assert codes(other_entries[sealed - 1]) == ["sealed"]
        assert [msgspec.to_builtins(other_entries[version - 1]) for version in (axe, changed)] == [
            {"v": axe},
            {"v": changed},
        ]


def test_with_real_coins_the_person_who_entered_an_offer_is_named() -> None:
    table = SkyeTable(options={"prices": "after_reveal"})
    table.draw_all()
    axe = table.act(ANNA, {"type": "place_axe", "round": 1, "seat": BEN, "tile": tiles_of(BEN)[2]})
    priced = table.act(ANNA, prices_action(BEN, 1, 1))
    for viewer in (ANNA, 2, "spectator"):
        timeline_entries = entries(table, viewer)
        assert [codes(timeline_entries[version - 1]) for version in (axe, priced)] == [["axe"], ["prices"]]


def test_open_prices_are_corrected_by_their_own_seat_only() -> None:
    """The host may not correct them. The seat proposes the correction, and the host confirms."""
    table = SkyeTable()
    table.draw_all()
    for seat in table.places:
        table.axe(seat)
    priced = [table.price(seat, 2, 1) for seat in table.places][BEN]
    table.act(ANNA, {"type": "lift_screens", "round": 1})
    other = replace(priced, prices_action(BEN, 1, 2))
    assert not entries(table, ANNA)[priced - 1].can_correct
    with pytest.raises(SealedEntry):
        previews.preview_draft(table.id, ANNA, {"type": "correction", "edits": [other]}, ANNA, host=True)
    assert entries(table, BEN)[priced - 1].can_correct
    confirm(table, correct(table, BEN, other))
    offered = {tile: slot["price"] for tile, slot in table.view()["surfaces"]["offer-1"]["slots"].items()}
    assert offered == dict(zip(tiles_of(BEN), (1, 2), strict=False))


def test_a_tile_rotated_by_a_correction_says_so() -> None:
    table = SkyeTable()
    table.offer_all()
    table.pass_all()
    seat, action, other = next(_turnable(table))
    laid = table.act(seat, action)
    assert not entries(table, seat)[laid - 1].turned
    correction = correct(table, seat, replace(laid, {**action, "rotation": other}))
    if correction.proposal:
        confirm(table, correction)
    for viewer in (*table.places, "spectator"):
        timeline_entry = entries(table, viewer)[laid - 1]
        assert (timeline_entry.status, timeline_entry.turned, timeline_entry.now) == ("corrected", True, None)


def _turnable(table: SkyeTable) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Yield tiles that fit a cell in more than one rotation: seat, action, other rotation."""
    for seat in table.places:
        for prompt in table.view(seat)["prompts"].values():
            for cell, rotations in prompt.get("cells", {}).items():
                if len(rotations) > 1:
                    x, y = map(int, cell.split(","))
                    first, other, *_ = map(int, rotations)
                    yield seat, {**prompt["action"], "x": x, "y": y, "rotation": first}, other
