"""The Journeyman on a TV: territories and progress boards are legible from afar, for five in the first round; in deep
runs for every number of players in the second, and territories of both expansions to the last."""

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.geometry import HIDDEN
from tests.e2e.phone import IS_DEEP, Light

WIDTHS = """(selector) => {
  const widths = [...document.querySelectorAll(`.tv-work ${selector}`)].map((one) => one.getBoundingClientRect().width);
  return widths.length ? Math.min(...widths) : 0;
}"""
"""Width of the smallest of some elements in px."""
BOARDS = """() => [...document.querySelectorAll(".tv-territories > li")].map((frame) =>
  frame.querySelector(".tv-boards").offsetHeight / frame.offsetHeight)"""
"""How much of the height of a seat's frame is its board, as a fraction."""
SAY_WHY = """(reason) => {
  if (reason) for (const why of document.querySelectorAll(".tv-owner-why")) why.textContent = reason;
}"""
"""Give each seat this reason instead of its own, which depends on the draw; nothing if it is empty."""
LEAST_SPACE_PX = 32
LEAST_SPACE_BESIDE_REASONS_PX = 28
LEAST_TILE_PX = 24
SIDE = """() => {
  const frames = [...document.querySelectorAll(".tv-territories > li")].map((frame) => {
    const boxes = [...frame.querySelectorAll("[data-tile]")].map((tile) => tile.getBoundingClientRect());
    const extent = (low, high) =>
      Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]));
    const tile = boxes[0].width;
    return { tile, tiles: Math.max(extent("left", "right"), extent("top", "bottom")) / tile };
  });
  return Math.min(...frames.map(({ tile }) => tile)) * Math.max(...frames.map(({ tiles }) => tiles));
}"""
"""Width of the smallest tile times how many tiles the longest territory is long, in px."""
LEAST_SIDE = {2: 380, 3: 250, 4: 200, 5: 200}
LEAST_SIDE_BESIDE_TRACK = {2: 210, 3: 210, 4: 180, 5: 145}
"""Least px of that side at 1280 x 720, by number of seats; a tile is as large as this allows."""
LEAST_SIDE_SCORED = 100
"""The same while points are proved, perhaps on the progress board, beside reasons of several lines."""
LARGEST_TILE_PX = 90
"""So large is a tile in a territory of few tiles, which do not fill their room."""


def play_until(sitting: list[Device], turn: int, phase: str) -> None:
    """Play on, with journeys, to the beginning of a phase."""
    host = sitting[0]
    while True:
        view = host.once(lambda current_view: "system" not in current_view["waits"])
        if (view["turn"], view["phase"]) == (turn, phase):
            return
        for seat in map(int, view["waits"]):
            journeyman.answer_first_prompt(sitting[seat], seat)


@pytest.mark.parametrize(
    ("seats", "light", "turn"),
    [
        *(pytest.param(seats, "lamp", 2, marks=pytest.mark.deep) for seats in (2, 3, 4)),
        pytest.param(5, "day", 2, marks=pytest.mark.deep),
        (5, "day", 1),  # five have least room
    ],
)
def test_spaces_and_tiles_are_legible(seats: int, light: Light, turn: int, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, seats, expansions=["journeyman"])
    play_until(sitting, turn, "plan")
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
            tv.page.evaluate(WIDTHS, selector) for selector in ("[data-spot]", "[data-tile]", ".spot-piece-shape")
        )
        print(
            f"{seats} seats, {width} x {height}: space {space:.1f}, tile {tile:.1f}, shape of a marker {marker:.1f} px"
        )
        assert space >= LEAST_SPACE_PX, (width, height)
        assert tile >= LEAST_TILE_PX, (width, height)
        assert tv.page.evaluate(HIDDEN) == [], (width, height)
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    play_until(sitting, turn + 1, "price")
    expect(tv.page.locator(".tv-owner-why")).to_have_count(seats)
    for reason in (
        "",
        tv.say("isle_of_skye.zero_most_tied", n=10, tied=4, first=12),
        tv.say("isle_of_skye.zero_lake_house", n=10, lakes=10),
    ):
        tv.page.evaluate(SAY_WHY, reason)
        tv.picture(f"tv-journeyman-{seats}-scored-{len(reason)}")
        assert min(tv.page.evaluate(BOARDS)) > 0.25, "why a seat gets points leaves its board room"
        assert tv.page.evaluate(HIDDEN) == []
        space = tv.page.evaluate(WIDTHS, "[data-spot]")
        assert not space or space >= LEAST_SPACE_BESIDE_REASONS_PX, "a progress board is there if it is about that"


@pytest.mark.parametrize("seats", [*(pytest.param(seats, marks=pytest.mark.deep) for seats in (2, 3, 4)), 5])
def test_tiles_have_the_room_of_what_nobody_uses_now(seats: int, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, seats, expansions=["druids", "journeyman"])
    host = sitting[0]
    tv = phone(language="de", light="lamp")
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])

    def fits(moment: str, least: int) -> None:
        for width, height in ((1280, 720), (1920, 1080)):
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.drawn()
            tv.picture(f"tv-both-{seats}-{moment}-{height}")
            tile, side = tv.page.evaluate(WIDTHS, "[data-tile]"), tv.page.evaluate(SIDE)
            print(f"{seats} seats, {moment}, {width} x {height}: tile {tile:.1f}, longer side {side:.0f} px")
            assert tile >= LARGEST_TILE_PX or side >= least * width / 1280, (moment, width)
            assert tv.page.evaluate(HIDDEN) == [], (moment, width)

    for turn in (1, 4) if IS_DEEP else (1,):
        for phase in ("build", "plan", "journey"):
            play_until(sitting, turn, phase)
            has_track = phase != "build"
            expect(tv.page.locator(".tv-common")).to_have_count(1 if has_track else 0)
            expect(tv.page.locator(".tv-wares")).to_have_count(0)
            fits(f"{turn}-{phase}", LEAST_SIDE_BESIDE_TRACK[seats] if has_track else LEAST_SIDE[seats])
        play_until(sitting, turn + 1, "price")
        expect(tv.page.locator(".tv-owner-why")).to_have_count(seats)
        fits(f"{turn}-scored", LEAST_SIDE_SCORED)
