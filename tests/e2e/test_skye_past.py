"""Isle of Skye's past: news, timeline, corrections and replay show tiles and prices; unknown facts stay open; refused
actions are not offered."""

import re
from itertools import count

from playwright.sync_api import expect

from games.isle_of_skye.actions import BuyTile, SetPrices
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.geometry import BEYOND, SEEN_HEIGHT
from tests.e2e.looks import Look, show
from tests.e2e.phone import Phone
from tests.records.skye_games import moves

ANNA, BEN = range(2)
SMALLEST = Look("day", 320, 568, 160)
LEAST_PX = 88
"""Height of the replay's board in sight there, below the choice of a seat: two rows of tiles."""
LOG = list(moves(skye.record(2)))
VERSIONS = dict(zip(count(2), LOG, strict=False))
"""Moves by the versions of their entries: the first entry is the start."""
BOUGHT = next(version for version, (_, action) in VERSIONS.items() if isinstance(action, BuyTile) and action.tile)
"""The version at which Ben bought the first tile."""


def test_what_is_past_is_shown_with_its_tiles_and_prices(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_record(device, ("Anna", "Ben"))
    assert VERSIONS[BOUGHT][0] == BEN
    skye.enter(sitting, LOG[: BOUGHT - 2])
    this_phone = phone(token=sitting[ANNA].token, language="de")
    check_projection(this_phone, sitting[ANNA])
    this_phone.open("t", sitting[ANNA].table)
    this_phone.press("play.scored_right")
    skye.enter(sitting, [VERSIONS[BOUGHT]])
    expect(this_phone.page.locator(".band-strip .said-tile .tile-picture")).to_have_count(1)
    check_timeline(this_phone)
    check_replay(this_phone)
    sitting[ANNA].act(ANNA, {"type": "finish_now"})
    this_phone.open("t", sitting[ANNA].table)
    expect(this_phone.heading("ceremony.title")).to_be_visible()  # at once: the round that was left was never scored
    this_phone.to_result()
    this_phone.press("keep.title")
    for kind in ("png", "csv", "bgsplay"):
        expect(this_phone.page.get_by_role("button", name=this_phone.say(f"keep.{kind}"))).to_be_visible()
    expect(this_phone.page.get_by_role("button", name=this_phone.say("keep.json"))).to_have_count(0)


def check_projection(phone: Phone, annas: Device) -> None:
    """Check the projection: others' gold is unknown, so their totals and ranks stay open, with the reason."""
    phone.open("t", annas.table, "points", "ended")
    expect(phone.heading("points.undecided")).to_be_visible()
    expect(phone.text("isle_of_skye.unknown")).to_be_visible()
    rows = phone.page.get_by_role("table", name=phone.say("points.by_kind")).get_by_role("row")
    expect(rows.filter(has_text="Ben").locator(".score-total")).to_have_text(re.compile(r"^\d+\s\+\s\?$"))
    expect(rows.filter(has_text="Anna").locator(".score-total")).to_have_text(re.compile(r"^\d+$"))
    expect(rows.filter(has_text=phone.say("points.rank", rank=1))).to_have_count(0)


def check_timeline(phone: Phone) -> None:
    """Check that tiles are pictures in the timeline and in corrections of prices."""
    phone.open("t", phone.path[1], "timeline")
    tiles = phone.page.locator(".rows .row-title .said-tile .tile-picture")
    tiles.first.wait_for()
    expect(phone.page.locator(".rows")).not_to_contain_text(re.compile(r"Plättchen \d"))
    price_version = next(v for v, (seat, action) in VERSIONS.items() if seat == ANNA and isinstance(action, SetPrices))
    phone.open("t", phone.path[1], "entry", str(price_version))
    phone.button("corrections.correct").wait_for()
    show(phone, SMALLEST)
    phone.picture("skye-entry-smallest")
    assert phone.page.evaluate(BEYOND) == 0, "no way to correct lies under the buttons"
    show(phone, Look("day", 390, 844))
    phone.press("corrections.correct")
    expect(phone.page.locator(".sheet .row").filter(has=phone.page.locator(".tile-picture"))).to_have_count(2)


def check_replay(phone: Phone) -> None:
    """Check that drawn tiles show while prices are secret, and later with their prices. A tap leads to the next
    round."""
    phone.open("t", phone.path[1], "history")
    step = phone.page.get_by_role("slider")
    phone.page.locator(".history-board[data-step]").wait_for()
    chosen = max(v for v in VERSIONS if v < BOUGHT and isinstance(VERSIONS[v][1], SetPrices))
    step.fill(str(chosen))
    phone.page.locator(f".history-board[data-step='{chosen}']").wait_for()
    market = phone.page.locator(".history-side .market")
    expect(market.locator(".tile-picture")).to_have_count(6)
    expect(market.locator(".coin")).to_have_count(0)
    expect(phone.page.locator(".sheet .second-line").first).not_to_be_empty()
    phone.press("history.after")
    expect(market.locator(".coin")).to_have_count(4)
    step.fill("7")
    phone.page.locator(".history-board[data-step='7']").wait_for()
    phone.press("history.next_round")
    second = phone.say("isle_of_skye.turn", turn=2)
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text(second)
    show(phone, SMALLEST)
    phone.drawn()
    phone.picture("skye-replay-smallest")
    assert phone.page.evaluate(SEEN_HEIGHT) >= LEAST_PX
