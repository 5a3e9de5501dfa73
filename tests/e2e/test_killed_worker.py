"""The worker is killed between the last journey and the score of the round: both phones are shown the score, once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, expect

from tests.chaos.production_set import ProductionSet, run_production_set
from tests.e2e.device import Device
from tests.e2e.journeyman import ANNA, BEN, start_first_plan
from tests.e2e.phone import Phone

pytestmark = [pytest.mark.deep, pytest.mark.services, pytest.mark.worker, pytest.mark.timeout(600)]
DUE = ("score_tracks", "score_round")
"""The system work after the last journey."""


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    """An event loop beside the browser's."""
    with start_blocking_portal() as running:
        yield running


@pytest.fixture
def production(tmp_path: Path, portal: BlockingPortal, database_url: str, redis_url: str) -> Iterator[ProductionSet]:
    """The production set with services of its own."""
    with run_production_set(tmp_path) as running:
        portal.call(running.wait_until_healthy)
        yield running


@pytest.fixture
def sitting(production: ProductionSet) -> list[Device]:
    """Two people whose land is built and whose plans stand: Anna stays at home, Ben goes to one marker."""
    devices = start_first_plan(lambda: Device.new(production.running.url))
    devices[ANNA].act(ANNA, {"type": "plan_marker", "round": 1, "nth": 1, "place": ""})
    devices[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 1, "place": "0,0"})
    devices[BEN].act(BEN, {"type": "plan_marker", "round": 1, "nth": 2, "place": ""})
    return devices


@pytest.mark.parametrize("system_action", DUE)
def test_the_worker_is_killed_between_the_last_journey_and_the_score(
    system_action: str, browser: Browser, production: ProductionSet, portal: BlockingPortal, sitting: list[Device]
) -> None:
    phones = [Phone(browser, production.running.url, token=device.token) for device in sitting]
    ben = phones[BEN]
    for phone, device in zip(phones, sitting, strict=True):
        phone.open("t", device.table)
    ben.heading("isle_of_skye.prompt_advance_here").wait_for()
    with portal.wrap_async_context_manager(production.gate("worker", "entry", system_action)):
        ben.tap(ben.page.locator("[data-choice='0,0-none']"))
        portal.call(production.wait_for_locks, "worker")
        for phone in phones:
            phone.delivered()
            expect(phone.button("play.scored_right")).to_have_count(0)
        portal.call(production.kill, "worker")
    for phone in phones:
        expect(phone.button("play.scored_right")).to_be_visible()
        phone.picture(f"killed-{system_action}")
        phone.press("play.scored_right")
        phone.close()
        assert phone.watch.faults == []
    rows = portal.call(
        production.rows,
        "SELECT action_type FROM tables_logentry WHERE table_id = %s ORDER BY version",
        sitting[ANNA].table,
    )
    assert [kind for (kind,) in rows if kind in DUE] == list(DUE)
