"""Isle of Skye's past: news, timeline, corrections and replay show tiles and prices; unknown facts stay open; refused
actions are not offered."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from games.isle_of_skye.actions import BuyTile, SetPrices
from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Phone
from tests.records.skye_games import moves

pytestmark = pytest.mark.e2e

ANNA, BEN = range(2)
LOG = list(moves(skye.record(2)))
VERSIONS = dict(zip(count(2), LOG, strict=False))
"""Moves by the versions of their entries: the first entry is the start."""
BOUGHT = next(version for version, (_, action) in VERSIONS.items() if isinstance(action, BuyTile) and action.tile)
"""The version at which Ben bought the first tile."""


def test_what_is_past_is_shown_with_its_tiles_and_prices(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.with_record(device, ("Anna", "Ben"))
    assert VERSIONS[BOUGHT][0] == BEN
    skye.enter(sitting, LOG[: BOUGHT - 2])
    one = phone(token=sitting[ANNA].token, language="de")
    ends_open(one, sitting[ANNA])
    one.open("t", sitting[ANNA].table)
    one.press("play.scored_right")
    skye.enter(sitting, [VERSIONS[BOUGHT]])
    expect(one.page.locator(".band-strip .said-tile .tile-picture")).to_have_count(1)
    in_the_timeline(one)
    in_the_replay(one)
    sitting[ANNA].act(ANNA, {"type": "finish_now"})
    one.open("t", sitting[ANNA].table)
    expect(one.heading("ceremony.title")).to_be_visible()  # at once: the round that was left was never scored
    one.to_result()
    one.press("keep.title")
    for kind in ("png", "csv", "bgsplay"):
        expect(one.page.get_by_role("button", name=one.say(f"keep.{kind}"))).to_be_visible()
    expect(one.page.get_by_role("button", name=one.say("keep.json"))).to_have_count(0)


def ends_open(one: Phone, annas: Device) -> None:
    """The projection: others' gold is unknown, so their totals and ranks stay open, with the reason."""
    one.open("t", annas.table, "points", "ended")
    expect(one.heading("points.undecided")).to_be_visible()
    expect(one.text("isle_of_skye.unknown")).to_be_visible()
    rows = one.page.get_by_role("table", name=one.say("points.by_kind")).get_by_role("row")
    expect(rows.filter(has_text="Ben").locator(".score-total")).to_have_text(re.compile(r"^\d+ \+ \?$"))
    expect(rows.filter(has_text="Anna").locator(".score-total")).to_have_text(re.compile(r"^\d+$"))
    expect(rows.filter(has_text=one.say("points.rank", rank=1))).to_have_count(0)


def in_the_timeline(one: Phone) -> None:
    """Tiles are pictures in the timeline and in corrections of prices."""
    one.open("t", one.path[1], "timeline")
    told = one.page.locator(".rows .row-title .said-tile .tile-picture")
    told.first.wait_for()
    expect(one.page.locator(".rows")).not_to_contain_text(re.compile(r"Plättchen \d"))
    own = next(v for v, (seat, action) in VERSIONS.items() if seat == ANNA and isinstance(action, SetPrices))
    one.open("t", one.path[1], "entry", str(own))
    one.press("corrections.correct")
    expect(one.page.locator(".sheet .row").filter(has=one.page.locator(".tile-picture"))).to_have_count(2)


def in_the_replay(one: Phone) -> None:
    """Drawn tiles are shown while prices are secret; then with their prices. A tap leads to the next round."""
    one.open("t", one.path[1], "history")
    step = one.page.get_by_role("slider")
    one.page.locator(".history-board[data-step]").wait_for()
    chosen = max(v for v in VERSIONS if v < BOUGHT and isinstance(VERSIONS[v][1], SetPrices))
    step.fill(str(chosen))
    one.page.locator(f".history-board[data-step='{chosen}']").wait_for()
    market = one.page.locator(".history-side .market")
    expect(market.locator(".tile-picture")).to_have_count(6)
    expect(market.locator(".coin")).to_have_count(0)
    expect(one.page.locator(".sheet .second-line").first).not_to_be_empty()
    one.press("history.after")
    expect(market.locator(".coin")).to_have_count(4)
    step.fill("7")
    one.page.locator(".history-board[data-step='7']").wait_for()
    one.press("history.next_round")
    second = one.say("isle_of_skye.turn", turn=2)
    expect(one.page.get_by_role("heading", level=1)).to_contain_text(second)
