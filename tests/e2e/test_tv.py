"""The table on a TV: everything is legible from afar, and nothing can be pressed."""

import pytest
from playwright.sync_api import expect

from tests.e2e import journeyman, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import look_at
from tests.e2e.geometry import HIDDEN, OUTSIDE
from tests.e2e.looks import faults_of
from tests.e2e.phone import IS_DEEP, Phone
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table

GAME = turns("go-0025")
CONTROLS = "button, a[href], input, select, textarea, summary, [tabindex='0']"
LEAST_PX = 72
SCENES_MS = 6_000
"""Longer than any scene but the last."""


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_whole_table_is_read_from_afar(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME[:33])
    watch = sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"]
    tv = phone(language=language, light="day")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.page.clock.install()
    tv.open("join")  # a remote control types codes, not links
    tv.page.get_by_label(tv.say("join.code")).press_sequentially(watch)
    tv.press("join.tv")
    standings = tv.page.get_by_role("region", name=tv.say("tv.title")).get_by_role("listitem")
    expect(standings).to_have_count(3)
    expect(tv.page.locator("[data-tile]").first).to_be_attached()
    sentence = tv.page.locator(".tv-sentence")
    expect(sentence).to_contain_text(tv.say("carcassonne.wait_draw", seat="Anna"))
    expect(tv.page.locator(".tv-before")).not_to_be_empty()
    for width, height in ((1280, 720), (1920, 1080)):
        tv.page.set_viewport_size({"width": width, "height": height})
        expect(tv.page.locator("html")).to_have_attribute("data-theme", "day")
        tv.drawn()
        expect(tv.page.locator(CONTROLS)).to_have_count(0)
        assert tv.page.evaluate(OUTSIDE) == []
        scroll = tv.page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
        assert scroll <= [width, height]
        size = tv.page.locator(".tv-points").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= LEAST_PX
        look_at(tv, f"tv-{language}-{height}")
    play_on(sitting, GAME[33:34])
    expect(sentence).to_contain_text(tv.say("carcassonne.wait_draw", seat="Ben"))
    expect(tv.page.locator(".tv-invite .tv-small")).to_have_text([tv.say("tv.watch")])
    check_proofs(tv, sitting)
    check_end(tv, sitting)
    check_next_game(tv, sitting[0])


def check_proofs(tv: Phone, sitting: list[Device]) -> None:
    """Check that the proof of a feature is highlighted for some seconds."""
    scored = next(n for n in range(34, len(GAME)) if GAME[n].scores != GAME[n - 1].scores)
    play_on(sitting, GAME[34 : scored + 1])
    tv.page.locator(".board-proof [data-outline='proof']").wait_for(state="attached")
    expect(tv.page.locator(".tv-gain")).not_to_have_count(0)
    measure_tv(tv, "proof")
    tv.page.clock.fast_forward(SCENES_MS)
    expect(tv.page.locator(".board-proof")).to_have_count(0)
    tv.page.goto("about:blank")  # rendering each turn takes long
    play_on(sitting, GAME[scored + 1 : -1])
    tv.page.go_back()
    expect(tv.page.locator("[data-tile]")).to_have_count(len(GAME))
    play_on(sitting, GAME[-1:])


SHOWN = """() => ({
  winners: document.querySelectorAll(".winners").length,
  headline: document.querySelector(".tv-what")?.textContent ?? "",
})"""
"""Number of winners, and the headline, of one moment: scenes go on by themselves."""


def check_end(tv: Phone, sitting: list[Device]) -> None:
    """Assert that the TV shows the final scoring without a tap, and then the winner."""
    view = sitting[0].once(lambda view: "outcome" in view)
    winner = tv.say("result.title", n=1, names="...", points=max(view["outcome"]["scores"])).split("...")[1]
    headline = tv.page.locator(".tv-what")
    lines = 0
    while (shown := tv.page.evaluate(SHOWN))["winners"] == 0:
        assert winner not in shown["headline"]
        if (
            tv.page.get_by_text(tv.say("ceremony.title"), exact=True).count() == 0
            and tv.page.locator(".tv-gain").count()
        ):
            lines += 1
            measure_tv(tv, f"final-{lines}", axe=IS_DEEP or lines == 1)
        tv.page.clock.fast_forward(SCENES_MS)
        tv.drawn()
    expect(headline).to_contain_text(winner)
    expect(tv.page.locator(".tv-invite .tv-small")).to_have_text([tv.say("tv.watch")])  # nothing is left to draw
    measure_tv(tv, "winner")


def check_next_game(tv: Phone, host: Device) -> None:
    """Check that the TV goes on to the rematch automatically: its lobby, with the code to join, then its board."""
    rematch = host.ask("POST", f"/tables/{host.table}/rematch", {})["table"]
    expect(tv.text("tv.lobby")).to_be_visible()
    expect(tv.page.get_by_role("img", name=tv.say("lobby.qr"))).to_be_visible()
    expect(tv.page.get_by_role("heading", name=tv.say("carcassonne.name"))).to_be_visible()
    expect(tv.text("tv.address", address=tv.url.removeprefix("http://"))).to_be_visible()
    host.table = rematch
    host.start()
    expect(tv.page.locator("[data-tile]")).to_have_count(1)


def measure_tv(tv: Phone, name: str, axe: bool = True) -> None:
    """Assert that no words leave the screen; with `axe` measure all else too."""
    assert tv.page.evaluate(OUTSIDE) == []
    if axe:
        look_at(tv, f"tv-{tv.language}-{name}")


SMALLEST = """(selector) =>
  Math.min(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width))"""
"""Width of the smallest of some elements in px."""
OFFERED, BUILT = ".tv-offers .tile-picture", ".tv-territories [data-tile]"
LEAST_TILE = {2: 220, 3: 185, 4: 125, 5: 105}
"""Least px of a tile at 1920 x 1080 by number of seats, with the dolmen board beside it; at 1280 x 720 two thirds."""


GAPS = """() => {
  const gaps = (boxes) => boxes.slice(1).map(({ left }, i) => left - boxes[i].right).filter((gap) => gap > 0);
  const sellers = [...document.querySelectorAll(".tv-offer")];
  const pieces = (seller) => [...seller.querySelectorAll(".tv-pieces > li")].map((one) => one.getBoundingClientRect());
  const rows = sellers.map((seller) => {
    const boxes = pieces(seller);
    return { left: boxes[0].left, right: boxes.at(-1).right };
  });
  return [sellers.flatMap((seller) => gaps(pieces(seller))), gaps(rows)];
}"""
"""Distances between the pieces of one seller with their prices, and between those of neighbours."""
HIGHEST_REASON = """(reason) => Math.max(...[...document.querySelectorAll(".tv-owner-why")].map((why) => {
  why.textContent = reason;
  return Math.round(why.offsetHeight / parseFloat(getComputedStyle(why).lineHeight));
}))"""
"""Most lines of a reason, once it is this one for every seat."""


LONGEST, LEFTWARD = "Wolfeschlegelsteinhausen", "\u05d3\u05d5\u05d3 ABC"
LINES = """(names) => names.map(({ offsetHeight }, i) => {
  const { lineHeight } = getComputedStyle(names[i]);
  return Math.round(offsetHeight / parseFloat(lineHeight));
})"""


def test_a_name_is_never_broken_and_begins_where_its_script_does(phone: NewPhone, device: NewDevice) -> None:
    host, guest = device(), device()
    guest_code = host.open_table()
    host.sit(0, LONGEST)
    guest.join(guest_code)
    guest.sit(1, LEFTWARD)
    host.start()
    tv, this_phone = phone(), phone(token=host.token)
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    names = tv.page.locator(".tv-name")
    expect(names).to_have_text([LONGEST, LEFTWARD])
    for width, height in ((1280, 720), (1920, 1080)):
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.drawn()
        tv.picture(f"tv-long-name-{height}")
        assert names.evaluate_all(LINES) == [1, 1]
    this_phone.open("t", host.table)
    this_phone.page.locator(".pill-name").first.wait_for()
    for each_phone, name in ((tv, ".tv-name > *"), (this_phone, ".pill-name")):
        directions = each_phone.page.locator(name).evaluate_all(
            "all => all.map((one) => getComputedStyle(one).direction)"
        )
        assert directions == ["ltr", "rtl"]


@pytest.mark.parametrize("seats", [pytest.param(seats, marks=pytest.mark.deep) for seats in (2, 3, 4)] + [5])
def test_tiles_are_as_large_as_there_is_room(seats: int, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, seats, expansions=["druids"])
    host = sitting[0]
    tv = phone(language="de", light="lamp")
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])

    def fits(moment: str, tiles: str) -> None:
        for width, height in ((1280, 720), (1920, 1080)):
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.drawn()
            tv.picture(f"tv-{seats}-{moment}-{height}")
            assert tv.page.evaluate(HIDDEN) == [], (moment, height)
            assert tv.page.evaluate(SMALLEST, tiles) >= LEAST_TILE[seats] * width / 1920, (moment, height)

    expect(tv.page.locator(OFFERED)).to_have_count(seats * 3)
    fits("drawn", OFFERED)
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    skye.lift(host, 0)
    expect(tv.page.locator(".tv-offers .coin")).to_have_count(seats * 2)
    fits("market", OFFERED)
    within, between = tv.page.evaluate(GAPS)
    assert between == [] or min(between) > max(within), "a price seems to be the neighbour's"
    while host.look()["document"]["view"]["phase"] != "build":
        for seat in map(int, host.look()["document"]["view"]["waits"]):
            journeyman.answer_first_prompt(sitting[seat], seat)
    expect(tv.page.locator(BUILT)).to_have_count(seats)
    fits("castles", BUILT)


def test_a_reason_that_is_too_long_for_the_line_of_the_name_has_its_own(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 3)
    host = sitting[0]
    tv = phone(language="de", light="lamp")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    skye.lift(host, 0)
    skye.buy_nothing(sitting)
    expect(tv.page.locator(BUILT)).to_have_count(3)
    skye.answer_all(sitting, "place")
    expect(tv.page.locator(".tv-owner-why")).to_have_count(3)
    for width, height in ((1280, 720), (1920, 1080)):
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.drawn()
        tv.picture(f"tv-reason-{height}")
        assert tv.page.evaluate(HIGHEST_REASON, tv.say("isle_of_skye.zero_waters", open=3)) <= 2


def test_a_screen_without_a_keyboard_is_opened_from_a_phone(phone: NewPhone, device: NewDevice) -> None:
    host = start_table(device, 3, GAME[:3])[0]
    tv, hosts = phone(language="de"), phone(token=host.token)
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.open()
    tv.press("start.join")
    halves = tv.page.locator(".screen-code .invite-code > [aria-hidden]")
    expect(halves).to_have_count(2)
    code = "".join(halves.all_inner_texts())
    tv.picture("tv-code")
    faults = faults_of(tv, axe=True)
    hosts.open("t", host.table, "people")
    field = hosts.page.get_by_label(hosts.say("people.screen"))
    with hosts.watch.expecting("404"):
        field.fill("ZZZZZZ")
        hosts.press("people.screen_show")
        hosts.page.get_by_role("alert").wait_for()
    field.fill(code.lower())
    hosts.press("people.screen_show")
    expect(tv.page.locator("[data-tile]")).to_have_count(4)
    expect(hosts.text("people.screen_shown")).to_be_visible()
    assert tv.path == ["t", host.table, "tv", "watch"]
    assert faults == []


FROM_NAMES = """(all) => [...new Set(all.map((one) =>
  Math.round(one.getBoundingClientRect().top - one.previousElementSibling.getBoundingClientRect().top),
))]"""
WIDTHS = "(all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().width)))]"


def test_who_has_priced_stands_below_every_name_and_own_tiles_are_no_smaller_than_those_of_others(
    phone: NewPhone, device: NewDevice
) -> None:
    sitting = skye.start_where_app_draws(device, 3, expansions=["druids", "journeyman"])
    tv = phone(language="de")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    chosen = tv.page.locator(".tv-chosen")
    expect(chosen).to_have_count(3)
    (below,) = chosen.evaluate_all(FROM_NAMES)
    assert below > 0
    anna = phone(token=sitting[0].token)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.open("t", sitting[0].table)
    others = anna.page.locator(".chosen-pieces .tile-picture")
    expect(others).to_have_count(6)
    assert others.evaluate_all(WIDTHS) == anna.page.locator("[data-offer] .tile-picture").evaluate_all(WIDTHS)


OFF_CENTRE = """(boxes) => boxes.map((box) => {
  const [around, stamp] = [box, box.querySelector(".stamp")].map((one) => one.getBoundingClientRect());
  return Math.round(Math.abs(around.x + around.width / 2 - stamp.x - stamp.width / 2));
})"""
"""How many px beside the middle of each territory the stamp of its owner is."""


def test_the_owner_is_in_the_middle_of_a_territory_without_tiles(phone: NewPhone, device: NewDevice) -> None:
    host = seat_devices(device, 3, game="isle_of_skye")[0]
    watch = host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"]
    host.start()
    tv = phone()
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", watch)
    expect(tv.page.locator(".tv-boards > .stamp")).to_have_count(3)
    assert tv.page.locator(".tv-boards").evaluate_all(OFF_CENTRE) == [0, 0, 0]


STOCK_LINES = """(seats) => seats.map((seat) => new Set(
  [...seat.querySelectorAll(".tv-stock > svg")].map((piece) => Math.round(piece.getBoundingClientRect().top)),
).size)"""
"""Number of lines of each seat's supplies."""


def test_supplies_of_all_expansions_are_in_one_line(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 5, expansions=["abbot", "inns_cathedrals", "traders_builders"])
    tv = phone(language="de")
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", sitting[0].ask("GET", f"/tables/{sitting[0].table}/invite?to=watch")["code"])
    tv.page.locator(".tv-stock > svg").first.wait_for()
    tv.page.locator(".tv-points").evaluate_all("(all) => all.forEach((points) => points.prepend('18'))")
    tv.drawn()
    tv.picture("tv-supplies")
    assert tv.page.locator(".tv-who").evaluate_all(STOCK_LINES) == [1] * 5
