"""Five people at Isle of Skye, one with a long name: screens about the past have room for all of them."""

from itertools import product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from games.isle_of_skye.actions import BuyTile, PlaceTile, SetPrices
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.records.skye_games import moves

NAMES = ("Anna", "Bartholomäus", "Cleo", "Dora-Marie", "Emil")
BEN = 1
ROUND = 3
"""The round in which the past is corrected."""
LOG = list(moves(skye.record(len(NAMES))))
LIFTED = [at for at, (_, action) in enumerate(LOG) if isinstance(action, BuyTile)][len(NAMES) * (ROUND - 1)]
"""Number of moves until the prices of that round are open."""


def entry_of(kind: type) -> tuple[int, dict[str, Any]]:
    """Return version and action of Bartholomäus's last action of this type before that."""
    at, action = [(at, act) for at, (seat, act) in enumerate(LOG[:LIFTED]) if seat == BEN and isinstance(act, kind)][-1]
    return at + 2, msgspec.to_builtins(action)


def confirm_as_host(sitting: list[Device], draft: dict[str, Any]) -> int:
    """Confirm a proposal of Bartholomäus as the host; return the version."""
    ben, host = sitting[BEN], sitting[0]
    at = f"/tables/{ben.table}/corrections"
    proposal = ben.ask("POST", at, {"seat": BEN, "draft": draft, "id": f"says-{draft['type']}"})
    return int(host.ask("POST", f"{at}/{proposal['proposal']}", {})["version"])


def correct_place_and_prices(sitting: list[Device]) -> int:
    """Correct, as Bartholomäus, the place of a tile of the round before and his prices. Return the version."""
    ben = sitting[BEN]
    placed, tile = entry_of(PlaceTile)
    priced, offer = entry_of(SetPrices)
    prices = dict(zip(offer["prices"], reversed(offer["prices"].values()), strict=True))
    assert prices != offer["prices"]
    for x, y, rotation in product(range(-3, 4), range(-3, 4), range(4)):
        edits = [
            {"type": "replace", "ref": str(placed), "action": {**tile, "x": x, "y": y, "rotation": rotation}},
            {"type": "replace", "ref": str(priced), "action": {**offer, "prices": prices}},
        ]
        draft = {"type": "correction", "edits": edits}
        body = {"seat": BEN, "draft": draft}
        if (x, y) != (tile["x"], tile["y"]):
            preview = ben.ask("POST", f"/tables/{ben.table}/corrections/preview", body)
            if "refused" not in preview:
                return confirm_as_host(sitting, draft)
    raise AssertionError("nowhere else")


@pytest.mark.deep
def test_looking_back(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_record(device, NAMES)
    skye.enter(sitting, LOG[:LIFTED])
    this_phone = phone(language="de", light="lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, "five-")
    version = correct_place_and_prices(sitting)
    check_marked_step(gallery, sitting[0].table, version)
    confirm_as_host(sitting, {"type": "undo", "drops": [version]})
    skye.enter(sitting, LOG[LIFTED:])
    check_result(gallery, sitting[0])
    check_replay(gallery, sitting[0].table)
    check_timeline(gallery, sitting[0].table)
    check_library(gallery)
    assert not gallery.faults, "\n".join(gallery.faults)


def check_marked_step(gallery: Gallery, table: str, version: int) -> None:
    """Check that only the first step is marked on the board, not the tile placed last."""
    phone = gallery.phone
    phone.open("t", table, "right", str(version))
    phone.heading("corrections.right_ask").wait_for()
    rows = phone.page.locator(".tasks > li")
    expect(rows).to_have_count(3)
    assert [row.inner_text().split("\n")[0] for row in rows.all()] == [NAMES[BEN]] * 3
    expect(phone.page.locator("[data-outline]")).to_have_count(1)
    expect(rows.first.get_by_role("button", pressed=True)).to_have_count(1)
    gallery.show("right")
    phone.tap(rows.first.locator("label"))
    expect(phone.page.locator("[data-outline]")).to_have_count(0)


def check_result(gallery: Gallery, host: Device) -> None:
    """Check the result, points, and a proof of something that is not on the board."""
    phone = gallery.phone
    phone.open("t", host.table)
    phone.press("play.scored_right")  # the last round was counted since this phone looked at the table
    phone.to_result()
    phone.page.locator(".score-table").wait_for()
    gallery.show("result")
    phone.open("t", host.table, "points")
    phone.page.get_by_role("list", name=phone.say("points.lines")).wait_for()
    gallery.show("points")
    lines = host.look()["document"]["view"]["lines"].values()
    gold = next(line["n"] for line in lines if line["category"] == "gold")
    phone.open("t", host.table, "line", str(gold))
    phone.page.locator(".proof-total").wait_for()
    expect(phone.page.locator(".board-faint")).to_have_count(0)
    gallery.show("gold")


def check_replay(gallery: Gallery, table: str) -> None:
    """Replay the middle and the end: the winner's territory, another one, and the charts as tables."""
    phone = gallery.phone
    phone.open("t", table, "history")
    phone.page.locator(".history-board[data-step='1']").wait_for(state="attached")
    field = phone.page.get_by_role("slider")
    field.fill(str(LIFTED + 1))
    phone.page.locator(f".history-board[data-step='{LIFTED + 1}']").wait_for(state="attached")
    gallery.show("middle")
    field.press("End")
    owner_list = phone.page.locator(".whose")
    expect(owner_list).to_have_text(phone.say("isle_of_skye.surface_territory", seat="Cleo"))
    phone.tap(phone.page.locator(".history > .seats button").last)
    expect(owner_list).to_have_text(phone.say("isle_of_skye.surface_territory", seat="Emil"))
    gallery.show("end")
    for title in (phone.say("history.course"), phone.say("points.by_kind")):
        phone.press("history.as_table_of", title=title)
    phone.page.locator(".course-table").scroll_into_view_if_needed()
    expect(phone.page.locator(".course-table tbody th").last).to_have_text(phone.say("isle_of_skye.turn", turn=5))
    gallery.show("tables")


def check_timeline(gallery: Gallery, table: str) -> None:
    phone = gallery.phone
    phone.open("t", table, "timeline")
    phone.page.locator(".rows .row-button").first.wait_for()
    phone.tap(phone.page.locator("summary"))
    gallery.show("timeline")
    version = next(at + 2 for at, (seat, action) in enumerate(LOG) if seat == 0 and isinstance(action, PlaceTile))
    phone.open("t", table, "entry", str(version))
    phone.button("corrections.not_happened").wait_for()
    phone.press("corrections.not_happened")
    phone.button(
        "corrections.whole_turn", who="seat", when=phone.say("isle_of_skye.turn", turn=1), name="Anna"
    ).wait_for()
    gallery.show("which")


def check_library(gallery: Gallery) -> None:
    """Find the game in the library and in the statistics."""
    phone = gallery.phone
    phone.open("library")
    phone.page.locator(".shelf-table").wait_for()
    gallery.show("library")
    phone.open("library", "numbers")
    phone.page.locator(".numbers-table").wait_for()
    gallery.show("numbers")
