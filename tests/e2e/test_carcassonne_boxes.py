"""Tables with many boxes, the table drawing: an abbot taken back and a builder's second tile by taps, the end with
goods; in German, by lamplight, at 320 px and 160 %."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from games.carcassonne.actions import DrawTile, PlaceTile
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices
from tests.records.carcassonne_expansions import load_rules, moves, rows

LOOKS = (Look("day", 390, 844), Look("lamp", 320, 640, 160))
Entry = tuple[int, int, Any]


RECORDS = ("exp-0587", "exp-0554")
"""A game with all boxes, one of six people with all but the river: in both an abbot is taken back, then a builder
works."""


def act(sitting: list[Device], entry: Entry) -> None:
    _, seat, action = entry
    sitting[seat].act(seat, msgspec.to_builtins(action))


def until(entries: Iterator[Entry], sitting: list[Device], wanted: Any) -> Entry:
    """Play entries until one is wanted, which is not played."""
    for entry in entries:
        if wanted(entry):
            return entry
        act(sitting, entry)
    raise LookupError("no such entry")


def assert_looks_right(phone: Phone) -> None:
    for look in LOOKS:
        show(phone, look)
        assert faults_of(phone, axe=True) == []
    show(phone, LOOKS[0])


def lay(phone: Phone, place: PlaceTile, turns: int) -> None:
    phone.tap_board(f"[data-cell='{place.x},{place.y}']")
    draft = phone.page.locator("[data-draft]")
    draft.wait_for(state="attached")
    for _ in range(4):
        lies = str(draft.get_attribute("data-draft"))
        if lies == f"{place.x},{place.y}/{place.rotation % turns}":
            return
        phone.press("play.turn")
        phone.until("(lies) => document.querySelector('[data-draft]')?.dataset.draft !== lies", lies)
    raise AssertionError(f"{place} is not offered")


OVERSIZED = """(pictures) => pictures.filter((picture) => {
  const drawn = picture.getBBox();
  const shown = picture.viewBox.baseVal;
  return drawn.x < shown.x || drawn.y < shown.y
    || drawn.x + drawn.width > shown.x + shown.width || drawn.y + drawn.height > shown.y + shown.height;
}).map((picture) => picture.closest("button").dataset.symbol)"""
"""Return the symbols that are cut off by the edge of their button."""


@pytest.mark.parametrize("name", RECORDS)
def test_a_table_with_boxes(device: NewDevice, phone: NewPhone, name: str) -> None:
    row = next(row for row in rows() if row["id"] == name)
    rules = load_rules(row)
    boxes = [capability.id for capability in rules.rules.capabilities]
    colours, options = rules.meta.colours, row["options"]
    sitting = seat_devices(device, row["players"], colours, expansions=boxes, draw="table", options=options)
    sitting[0].start()
    entries = moves(row, rules)

    drawn = ""

    def takes_back(entry: Entry) -> bool:
        nonlocal drawn
        drawn = entry[2].tile if isinstance(entry[2], DrawTile) else drawn
        return isinstance(entry[2], PlaceTile) and bool(entry[2].back)

    _, seat, place = until(entries, sitting, takes_back)
    own = phone(token=sitting[seat].token, language="de")
    own.open("t", sitting[0].table)
    lay(own, place, rules.rules.box.turns[drawn])
    own.page.locator("[data-back='abbot']").wait_for()
    assert_looks_right(own)
    own.save_picture(f"{name}-abbot")
    before = sitting[0].once(bool)["seats"][str(seat)]["score"]
    own.tap(own.page.locator("[data-back='abbot']"))
    own.press("carcassonne.confirm_back")
    view = sitting[0].once(lambda view: not view.get("drawn"))
    assert view["seats"][str(seat)]["score"] > before
    assert view["seats"][str(seat)]["stock"]["abbot"] == 1

    _, seat, _ = until(entries, sitting, lambda entry: type(entry[2]).__name__ == "UseBuilder")
    builder = phone(token=sitting[seat].token, language="en")
    builder.open("t", sitting[0].table)
    builder.heading("carcassonne.prompt_builder").wait_for()
    assert_looks_right(builder)
    builder.save_picture(f"{name}-builder")
    builder.tap(builder.page.get_by_role("button", name=builder.say("carcassonne.builder_draw"), exact=True))
    builder.heading("carcassonne.prompt_pick").wait_for()
    builder.save_picture(f"{name}-picker")
    assert builder.page.locator(".symbol-picture").evaluate_all(OVERSIZED) == []

    for entry in entries:
        act(sitting, entry)
    over = sitting[0].once(lambda view: "outcome" in view)
    assert over["outcome"]["scores"] == row["final_scores"]
    assert any(line["category"] == "goods" for line in over["lines"].values())
    builder.open("t", sitting[0].table)
    expect(builder.page.locator("main")).not_to_be_empty()
    assert_looks_right(builder)
    builder.save_picture(f"{name}-end")
