"""Where the app draws nobody waits for what nobody decides, nor for a page that somebody reads."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.skye import offered_tile
from tests.e2e.tables import seat_devices

ANNA, BEN, CLEO = range(3)
ROOM = """(list) => {
  const { top } = list.getBoundingClientRect();
  const [heading, picture] = [list.previousElementSibling, list.querySelector("svg")];
  return [top - heading.getBoundingClientRect().bottom, picture.getBoundingClientRect().top - top];
}"""
"""Px between a list's heading and its frame, and between its frame and its first picture."""


def play_round(sitting: list[Device]) -> None:
    """Play a round from its offers up to its scoring."""
    for seat, device in enumerate(sitting):
        skye.choose(device, seat, (1, 1))
    skye.lift(sitting[0], 0)
    skye.buy_nothing(sitting)
    skye.answer_all(sitting, "place")
    sitting[0].once(lambda view: view["turn"] == 2 and "system" not in view["waits"])


def test_a_review_that_is_read_stops_nobody(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    anna, cleo = (phone(token=sitting[seat].token) for seat in (ANNA, CLEO))
    for viewer in (anna, cleo):
        viewer.open("t", sitting[0].table)
    play_round(sitting)
    for viewer in (anna, cleo):
        viewer.button("play.scored_right").wait_for()
    anna.press("play.scored_right")
    offered_tile(anna, 2).wait_for()  # Cleo has not answered
    skye.choose(sitting[ANNA], ANNA, (1, 1))
    skye.choose(sitting[BEN], BEN, (1, 1))
    expect(anna.page.locator("main")).to_contain_text(anna.say("play.offer_reviews", turn=1))
    expect(cleo.strip_saying("play.others_wait", n=2, name="Anna")).to_be_visible()
    cleo.press("play.scored_right")
    offered_tile(cleo, 2).wait_for()
    expect(anna.page.locator("main")).not_to_contain_text(anna.say("play.offer_reviews", turn=1))


@pytest.mark.parametrize("expansions", [[], ["druids", "journeyman"]], ids=["base", "both"])
def test_the_setup_of_the_app_is_one_tap(expansions: list[str], phone: NewPhone, device: NewDevice) -> None:
    colours = ("red", "blue", "yellow")
    sitting = seat_devices(device, 3, colours, game="isle_of_skye", draw="app", expansions=expansions)
    phones = [phone(token=sits.token) for sits in sitting]
    for viewer in phones:
        viewer.open("t", sitting[0].table)
        viewer.page.locator("main").wait_for()
    sitting[0].start()
    for viewer in phones:
        viewer.heading("isle_of_skye.prompt_castle_app").wait_for()
        expect(viewer.page.locator(".goals > li")).to_have_count(4)  # what was drawn is shown
        assert min(viewer.page.locator(".goals").evaluate(ROOM)) >= 4
        with viewer.counted() as hands:
            viewer.press("play.lay")
        assert hands[0].taps == 1
    for viewer in phones:
        offered_tile(viewer, 2).wait_for()
    view = sitting[0].look()["document"]["view"]
    assert len(view["goals"]) == 4
    assert view["phase"] == "price"
