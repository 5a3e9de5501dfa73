"""The worker is killed between the last journey and the score of the round: both phones are shown the score, once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, expect

from tests.chaos.whole import Whole, whole_set
from tests.e2e import journeyman, skye
from tests.e2e.device import Device
from tests.e2e.journeyman import ANNA, BEN, built, copied, priced, to_draws
from tests.e2e.phone import Phone
from tests.e2e.tables import seated

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.deep,
    pytest.mark.services,
    pytest.mark.worker,
    pytest.mark.timeout(600),
]
LAYOUT = (
    ("one_road", "advance", "third_waypoint"),
    ("two_roads", "five_gold", "extra_movement"),
    ("no_axe", "bank_pays", "two_buys"),
)
DUE = ("score_tracks", "score_round")
"""The system work after the last journey."""


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    """An event loop beside the browser's."""
    with start_blocking_portal() as running:
        yield running


@pytest.fixture
def whole(tmp_path: Path, portal: BlockingPortal, database_url: str, redis_url: str) -> Iterator[Whole]:
    """The production set with services of its own."""
    with whole_set(tmp_path) as running:
        portal.call(running.well)
        yield running


@pytest.fixture
def sitting(whole: Whole) -> list[Device]:
    """Two people whose land is built and whose plans stand: Anna stays at home, Ben goes to one marker."""
    devices = seated(
        lambda: Device.new(whole.running.url),
        2,
        journeyman.COLOURS,
        game="isle_of_skye",
        draw="table",
        expansions=["journeyman"],
    )
    host = devices[ANNA]
    host.ask("PUT", "/games/isle_of_skye/box/boards/2-4", {"facts": copied(), "before": None})
    host.ask("PATCH", f"/tables/{host.table}", {"starter": ANNA})
    host.start()
    to_draws(devices, dict.fromkeys((ANNA, BEN), LAYOUT))
    priced(devices, {ANNA: ("b01", "b10", "b20"), BEN: ("b11", "b02", "b21")})
    skye.buy_nothing(devices)
    built(devices, ANNA, ("b10", 1, 0), ("b01", 2, 0))
    skye.answer_all(devices, "place")
    host.once(lambda view: view["phase"] == "plan")
    host.act(ANNA, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    devices[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 1, "place": "0,0"})
    devices[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 2, "place": ""})
    return devices


@pytest.mark.parametrize("due", DUE)
def test_the_worker_is_killed_between_the_last_journey_and_the_score(
    due: str, browser: Browser, whole: Whole, portal: BlockingPortal, sitting: list[Device]
) -> None:
    phones = [Phone(browser, whole.running.url, token=one.token) for one in sitting]
    ben = phones[BEN]
    for one, at in zip(phones, sitting, strict=True):
        one.open("t", at.table)
    ben.heading("isle_of_skye.prompt_pick_up").wait_for()
    with portal.wrap_async_context_manager(whole.gate("worker", "entry", due)):
        ben.tap_board("[data-cell='0,0']")
        ben.tap(ben.page.locator("[data-choice]:not([aria-disabled=true]), .action-bar .button-main").first)
        portal.call(whole.waiting, "worker")
        for one in phones:
            one.delivered()
            expect(one.button("play.scored_right")).to_have_count(0)
        portal.call(whole.kill, "worker")
    for one in phones:
        expect(one.button("play.scored_right")).to_be_visible()
        one.picture(f"killed-{due}")
        one.press("play.scored_right")
        one.close()
    rows = portal.call(
        whole.rows, "SELECT action_type FROM tables_logentry WHERE table_id = %s ORDER BY version", sitting[ANNA].table
    )
    assert [kind for (kind,) in rows if kind in DUE] == list(DUE)
