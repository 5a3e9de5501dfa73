"""The Journeyman on a TV: territories and progress boards are legible from afar, for every number of players."""

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import Light
from tests.e2e.test_tv import HIDDEN

pytestmark = pytest.mark.e2e

WIDTHS = """(selector) => {
  const widths = [...document.querySelectorAll(`.tv-work ${selector}`)].map((one) => one.getBoundingClientRect().width);
  return widths.length ? Math.min(...widths) : 0;
}"""
"""Width of the smallest of some elements in px."""
LEAST_SPACE_PX = 32
LEAST_TILE_PX = 24
LEAST_MARKER_PX = 14


def to_second_plan(sitting: list[Device]) -> None:
    """Play a round with journeys; everybody has tiles, and markers are on their way."""
    host = sitting[0]
    while True:
        view = host.once(lambda seen: "system" not in seen["waits"])
        if view["turn"] == 2 and view["phase"] == "plan":
            return
        for seat in map(int, view["waits"]):
            journeyman.go_on(sitting[seat], seat)


@pytest.mark.parametrize(("seats", "light"), [(2, "lamp"), (3, "day"), (4, "lamp"), (5, "day")])
def test_spaces_and_tiles_are_legible(seats: int, light: Light, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.begun(device, seats, expansions=["journeyman"])
    to_second_plan(sitting)
    host = sitting[0]
    tv = phone(language="de", light=light)
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    tracks = [surface for name, surface in host.look()["document"]["view"]["surfaces"].items() if "tracks" in name]
    markers = [
        stack for track in tracks for at in track["pieces"].values() for stack in at if "progress" in stack["kind"]
    ]
    assert len(markers) == 3 * seats
    for width, height in ((1280, 720), (1920, 1080)):
        tv.page.set_viewport_size({"width": width, "height": height})
        expect(tv.page.locator(".tv-work .spot-piece-shape")).to_have_count(len(markers))
        tv.drawn()
        tv.picture(f"tv-journeyman-{seats}-{height}")
        space, tile, marker = (
            tv.page.evaluate(WIDTHS, what) for what in ("[data-spot]", "[data-tile]", ".spot-piece-shape")
        )
        print(
            f"{seats} seats, {width} x {height}: space {space:.1f}, tile {tile:.1f}, shape of a marker {marker:.1f} px"
        )
        assert space >= LEAST_SPACE_PX, (width, height)
        assert tile >= LEAST_TILE_PX, (width, height)
        assert tv.page.evaluate(HIDDEN) == [], (width, height)
