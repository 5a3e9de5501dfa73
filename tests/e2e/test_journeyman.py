"""Isle of Skye with the Journeyman by taps: an entered board with a fault is imported and corrected, then three phones
plan, travel and place roads on it for a round, in the deep run for two."""

import copy
import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.journeyman import (
    ANNA,
    BEN,
    CLEO,
    WALKER,
    build_tiles,
    copied_board,
    mark_tiles,
    offer_tiles,
    pick_up_marker,
    to_draws,
)
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

HANDS: tuple[dict[str, Any], ...] = ({}, {"language": "de", "light": "lamp"}, {})
LAST = ("no_axe", "bank_pays", "two_buys")
LAYOUTS = {
    ANNA: (("third_waypoint", "one_road", "advance"), ("extra_movement", "five_gold", "two_roads"), LAST),
    BEN: (("one_road", "third_waypoint", "advance"), ("two_roads", "five_gold", "extra_movement"), LAST),
    CLEO: (("one_road", "advance", "third_waypoint"), ("two_roads", "five_gold", "extra_movement"), LAST),
}
FIRST = {ANNA: ("b11", "b10", "b20"), BEN: ("b01", "b02", "b21"), CLEO: ("b05", WALKER, "b22")}
SECOND = {ANNA: ("b03", "b04", "b06"), BEN: ("b07", "b08", "b12"), CLEO: ("b09", "b13", "b14")}
MOST_TAPS = 7
BEYOND = """(looks) => looks.filter((look) => {
  const [seen, sheet] = [look, look.querySelector(".spots-sheet")].map((part) => part.getBoundingClientRect());
  return seen.left < sheet.left || seen.right > sheet.right;
}).length"""
"""How many pictures of spaces show something beyond the edge of the board."""
"""Taps of a player for planning and travelling in a round."""


class Table(NamedTuple):
    """Three phones at a table; the screens of two of them are checked."""

    sitting: list[Device]
    phones: list[Phone]
    galleries: dict[int, Gallery]
    taps: list[str]

    def view(self, viewer: int | str = "spectator") -> Any:
        """Return the table as the server shows it."""
        return self.sitting[ANNA].look(viewer)["document"]["view"]

    def show(self, seat: int, name: str) -> None:
        """Show a phone in every look, and save pictures."""
        gallery = self.galleries[seat]
        gallery.show(name)
        gallery.phone.picture(f"journeyman-{name}-{gallery.phone.language}")

    def played(self, phase_name: str, counts: dict[int, int]) -> None:
        """Record how many taps each player needed for planning and travelling."""
        self.taps.append(f"{phase_name}: {', '.join(f'{n}' for n in counts.values())}")
        assert max(counts.values()) <= MOST_TAPS, self.taps[-1]


@pytest.mark.parametrize("rounds", [1, pytest.param(2, marks=pytest.mark.deep)])
def test_rounds_by_a_board_that_was_copied_out(
    rounds: int, phone: NewPhone, device: NewDevice, record_property: Any
) -> None:
    table = start_with_copied_board(phone, device)
    to_draws(table.sitting, LAYOUTS)
    offer_tiles(table.sitting, FIRST)
    buy_tiles(table)
    play_first_journeys(table)
    place_roads(table)
    if rounds > 1:
        play_second_round(table)
    report = "; ".join(table.taps)
    record_property("taps", report)
    print(f"\nJourneyman, taps for planning and travelling: {report}")
    assert [fault for gallery in table.galleries.values() for fault in gallery.faults] == []


def start_with_copied_board(phone: NewPhone, device: NewDevice) -> Table:
    """Paste a board with a fault in the lobby as Anna, correct and save it; the table begins with it."""
    sitting = seat_devices(device, 3, journeyman.COLOURS, game="isle_of_skye", draw="table", expansions=["journeyman"])
    host = sitting[ANNA]
    host.ask("PUT", "/games/isle_of_skye/box", {"pieces": {WALKER: journeyman.walker()}})
    host.ask("PATCH", f"/tables/{host.table}", {"starter": ANNA})
    phones = [phone(token=device.token, **hand) for device, hand in zip(sitting, HANDS, strict=True)]
    table = Table(sitting, phones, {seat: Gallery(phones[seat], "journeyman-") for seat in (ANNA, BEN)}, [])
    anna = phones[ANNA]
    anna.open("t", host.table)
    anna.press("new.box")
    facts = copied_board()
    faulty = copy.deepcopy(facts)
    faulty["tracks"]["herald"]["spaces"][4]["bonus_tier"] = "I"
    with anna.counted() as hands:
        anna.tap(anna.page.locator(".rows button", has_text=anna.say("isle_of_skye.board_name_few")))
        field = anna.page.get_by_label(anna.say("box.board_json"), exact=True)
        field.fill(json.dumps(faulty))
        track = anna.say("isle_of_skye.track_herald")
        fault = anna.say("isle_of_skye.board_tier", track=track, n=5, tier="I")
        expect(anna.page.locator(".board-fault-list li")).to_have_text([fault])
        table.show(ANNA, "board-fault")
        anna.press("box.board_as_json")
        field.fill(json.dumps(facts))
        doubts = anna.say("box.board_doubts", n=1)  # its fee is none of the rules'
        expect(anna.page.get_by_role("heading", level=2, name=doubts, exact=True)).to_be_visible()
        expect(anna.page.locator(".board-picture svg")).to_be_visible()
        table.show(ANNA, "board-right")
        anna.press("box.keep")
    assert hands[0].taps == 3
    expect(anna.heading("box.title")).to_be_visible()  # until then the arrow back is the board's
    anna.press("common.back")
    expect(anna.text("lobby.box_boards", n=1)).to_be_visible()
    anna.press("lobby.start", n=3)
    for player_phone in phones[1:]:
        player_phone.open("t", host.table)
    host.once(lambda view: view["phase"] == "goals")
    return table


def buy_tiles(table: Table) -> None:
    """Buy tiles: each purchase at once asks its seller for an advance and blocks the table.

    A bonus tile shows from the moment it works.
    """
    (anna, ben, cleo), sitting = table.phones, table.sitting
    sitting[ANNA].act(ANNA, {"type": "buy_tile", "tile": "b01"})
    ben.heading("isle_of_skye.prompt_advance_sale").wait_for()
    anna.heading("isle_of_skye.wait_advance", seat="Ben", because="sale").wait_for()
    assert set(table.view()["waits"]) == {str(BEN)}
    table.show(BEN, "sale")
    ben.tap_board("[data-place='1,0']")
    sitting[BEN].once(lambda view: set(view["waits"]) == {str(BEN)} and view["phase"] == "buy")
    sitting[BEN].once(lambda view: str(BEN) in view["waits"] and not view["surfaces"]["tracks-1"]["pieces"].get("0,0"))
    sitting[BEN].act(BEN, {"type": "buy_tile", "tile": "b11"})
    anna.tap_board("[data-place='1,0']")
    waits = anna.page.locator("[data-thing=bonus_third_waypoint].thing-waits")
    buy = anna.say("isle_of_skye.stage_buy")
    expect(waits).to_contain_text(anna.say("isle_of_skye.works_at_end", stage=buy))
    table.show(ANNA, "waits")
    anna.delivered()
    sitting[CLEO].act(CLEO, {"type": "buy_tile", "tile": "b02"})
    ben.tap_board("[data-place='2,0']")
    ben.delivered()
    cleo.heading("isle_of_skye.prompt_advance_symbol").wait_for()
    cleo.press("isle_of_skye.choice_stay")
    expect(waits).to_have_count(0)
    table.sitting[ANNA].once(lambda view: view["phase"] == "build")
    build_tiles(sitting, ANNA, ("b10", 1, 0), ("b01", 2, 0))
    build_tiles(sitting, BEN, ("b11", 0, -1))
    build_tiles(sitting, CLEO, ("b05", 0, -1), ("b02", 0, 1), (WALKER, 1, 0))


def tracks_say_what_they_bring(phone: Phone, cell: str) -> None:
    """Check the answers at a marker: tracks first, with what they bring; nothing last, not amber."""
    answers = phone.page.locator("[data-choice]")
    names = answers.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    assert names[-1] == f"{cell}-none"
    spaces = phone.page.locator(".target-space")
    expect(spaces).to_have_count(len(names) - 1)
    expect(spaces.locator(".space-look svg")).to_have_count(len(names) - 1)
    size = phone.page.viewport_size
    assert size
    for width, height in ((820, 1180), (size["width"], size["height"])):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.drawn()
        assert spaces.locator(".space-look svg").evaluate_all(BEYOND) == 0
    for space in spaces.all():
        expect(space.locator(".target-gain").first).to_have_text(re.compile(r"\w"))
    expect(phone.page.locator(".action-bar .button-main")).to_have_count(0)


def other_stop_can_be_tapped(phone: Phone, proposed: str, other: str) -> None:
    """Check that another marker than the proposed one is one tap away, and the proposed one again after it."""
    assert journeyman.proposed_stop(phone) == proposed
    expect(phone.button("play.something_else")).to_be_visible()
    phone.tap_board(f"[data-cell='{other}']")
    phone.page.locator(f"[data-choice^='{other}-']").first.wait_for()
    expect(phone.button("play.something_else")).to_have_count(0)
    phone.tap_board(f"[data-cell='{proposed}']")
    phone.page.locator(f"[data-choice^='{proposed}-']").first.wait_for()


def play_first_journeys(table: Table) -> None:
    """Travel with three markers and three kinds of advance; use a road while planning; a bonus tile asks later."""
    anna, ben, cleo = table.phones
    taps = {}
    with anna.counted() as planned:
        mark_tiles(anna, "0,0", "1,0", "2,0")
        table.show(ANNA, "planned")
        anna.press("isle_of_skye.choice_plan_ready")
    with ben.counted() as bens:
        ben.tap(ben.page.locator("[data-question=place_road] button"))
        ben.page.locator("[data-edge='0,-1|S']").wait_for(state="attached")
        table.show(BEN, "road")
        table.galleries[BEN].room_for_board()
        ben.tap_board("[data-edge='0,-1|S']")
        ben.page.locator("[data-piece='0,-1|S']").wait_for(state="attached")
        mark_tiles(ben, "0,0")
        ben.press("isle_of_skye.choice_planned")
    with cleo.counted() as cleos:
        mark_tiles(cleo, "0,0")
        cleo.press("isle_of_skye.choice_planned")
    anna.heading("isle_of_skye.prompt_advance_here").wait_for()
    other_stop_can_be_tapped(anna, "0,0", "1,0")
    with anna.counted() as walked:
        tracks_say_what_they_bring(anna, "0,0")
        table.show(ANNA, "stop")
        pick_up_marker(anna, "0,0", "merchant")
        pick_up_marker(anna, "1,0", "herald")
        pick_up_marker(anna, "2,0", "warrior")
    taps[ANNA] = planned[0].taps + walked[0].taps
    ben.page.locator("[data-cell='0,0']").wait_for(state="attached")
    with ben.counted() as gestures:
        pick_up_marker(ben, "0,0", "herald")
    taps[BEN] = bens[0].taps + gestures[0].taps
    cleo.page.locator("[data-cell='0,0']").wait_for(state="attached")
    with cleo.counted() as gestures:
        pick_up_marker(cleo, "0,0", "merchant")
    taps[CLEO] = cleos[0].taps + gestures[0].taps
    pieces = table.view()["surfaces"]["tracks-0"]["pieces"]
    assert {"2,0", "1,1", "1,2"} <= set(pieces), "a castle advancement, a farm, a distance"
    table.played("round 1", taps)


def place_roads(table: Table) -> None:
    """Place roads before the scoring: Anna's, and Cleo's, whose bonus tile lets her advance at the end of the phase;
    the road that it brings is gained in that phase too."""
    anna, _ben, cleo = table.phones
    cleo.heading("isle_of_skye.prompt_advance_bonus").wait_for()
    cleo.tap_board("[data-place='1,0']")
    anna.heading("isle_of_skye.prompt_road").wait_for()
    cleo.heading("isle_of_skye.prompt_road").wait_for()
    assert set(table.view()["waits"]) == {str(ANNA), str(CLEO)}
    anna.tap_board("[data-edge='1,0|E']")
    anna.delivered()
    cleo.tap_board("[data-edge='0,0|S']")
    cleo.button("play.scored_right").wait_for()
    for phone in table.phones:
        phone.press("play.scored_right")
    table.sitting[ANNA].once(lambda view: view["phase"] == "draw")
    roads = {seat: [key for key in table.view()["surfaces"][str(seat)]["pieces"] if "|" in key] for seat in range(3)}
    assert roads == {ANNA: ["1,0|E"], BEN: ["0,-1|S"], CLEO: ["0,0|S"]}


def play_second_round(table: Table) -> None:
    """Ben's second marker is out of reach, with the missing points shown; he undoes the first and marks other tiles. He
    places a road on his journey and one before the scoring. Anna uses a bonus tile of round 1 for 4 more movement
    points, then pays castle and fee."""
    (anna, ben, cleo), sitting = table.phones, table.sitting
    offer_tiles(sitting, SECOND)
    skye.buy_nothing(sitting)
    build_tiles(sitting, BEN, ("b07", 1, 0), ("b08", 2, 0))
    skye.answer_all(sitting, "place")
    sitting[ANNA].once(lambda view: view["phase"] == "plan")
    with ben.counted() as bens:
        mark_tiles(ben, "2,0")
        table.show(BEN, "reach")
        far = ben.page.locator("[data-choice='0,-1']")
        expect(far).to_contain_text(ben.say("isle_of_skye.too_far_by", n=2))
        expect(ben.page.locator("[data-cell='0,-1']")).to_have_count(0)
        ben.press("common.undo")
        ben.page.locator("[data-piece='2,0/waypoint']").wait_for(state="detached")
        mark_tiles(ben, "0,-1", "1,0")
        ben.press("isle_of_skye.choice_plan_ready")
    with anna.counted() as annas:
        anna.tap(anna.page.locator("[data-question=use_extra_movement] button"))
        anna.press("isle_of_skye.choice_extra_movement", n=4)
        mark_tiles(anna, "0,0")
        anna.press("isle_of_skye.choice_planned")
    cleo.press("isle_of_skye.choice_no_journey")
    ben.heading("isle_of_skye.prompt_only_go").wait_for()
    ben.tap(ben.page.locator("[data-question=place_road] button"))
    ben.tap_board("[data-edge='0,0|E']")
    ben.page.locator("[data-piece='0,0|E']").wait_for(state="attached")
    with ben.counted() as walked:
        pick_up_marker(ben, "0,-1")
        pick_up_marker(ben, "1,0")
    anna.page.locator("[data-cell='0,0']").wait_for(state="attached")
    anna.heading("isle_of_skye.prompt_advance_here").wait_for()
    gold = table.view(ANNA)["seats"][str(ANNA)]["stock"]["gold"]
    with anna.counted() as gestures:
        herald = anna.page.locator("[data-choice='0,0-herald']")
        expect(herald).to_contain_text(anna.say("isle_of_skye.choice_costs", n=6))
        anna.tap(herald)
    ben.heading("isle_of_skye.prompt_road").wait_for()
    assert table.view(ANNA)["seats"][str(ANNA)]["stock"]["gold"] == gold - 6
    assert "2,2" in table.view()["surfaces"]["tracks-0"]["pieces"]
    ben.tap_board("[data-edge='1,0|E']")
    ben.button("play.scored_right").wait_for()
    table.played("round 2", {ANNA: annas[0].taps + gestures[0].taps, BEN: bens[0].taps + walked[0].taps})
    table.show(BEN, "scored")
