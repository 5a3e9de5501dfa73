"""A table with Druids and no box, from its lobby to its end: the app draws invented tiles and says so."""

import csv
import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.druid_rounds import buy_again, buy_none, round_played, to_second
from tests.e2e.gallery import LARGE, LOOKS, Gallery, look_at
from tests.e2e.looks import show
from tests.e2e.phone import PICTURES, Phone
from tests.e2e.test_skye_build import lay
from tests.e2e.test_skye_market import mark, price, tag
from tests.serving import ServedTable, served, server_environment

pytestmark = pytest.mark.e2e

ANNA, BEN = 0, 1
ALL = 36
GOALS = ("druid_largest_herd", "druid_open_water", "base_squares", "druid_longest_diagonal")
STONES = ("i3", "i7", "i1", "i36", "i35")
"""The first tiles of the dolmen board from left to right; i1 has the tablet "scroll again", i3 "buy your own"."""
LATER = ("i24", "i10", "i21", "i13", "i27", "i5", "i18", "i20")
BAG = ("b44", "b22", "b23", *(f"b{number:02}" for number in range(1, 74)))
"""The first three are Anna's."""
WISHES = " ".join((*GOALS, *STONES, *LATER, *BAG))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product; the app's draws are predetermined."""
    folder = tmp_path_factory.mktemp("server")
    environment = server_environment(folder, COMPANION_LOG_LEVEL="INFO", TEST_WISHES=WISHES)
    with served(folder, environment, manage=("-m", "tests.e2e.wished")) as running:
        yield running


def opened(one: Phone) -> Device:
    """Open a table with Druids by taps; return a device that acts for the host."""
    one.open("new")
    one.tap(one.page.locator("label", has_text=one.say("isle_of_skye.name")))
    one.tap(one.page.get_by_role("switch", name=one.say("isle_of_skye.druids.name"), exact=True))
    one.tap(one.page.locator("label", has_text=one.say("new.draw_app")))
    one.press("new.open")
    one.page.get_by_label(one.say("join.name")).fill("Anna")
    one.tap(one.page.locator("label.colour").first)
    one.press("join.take")
    one.page.locator(".row-title", has_text="Anna").wait_for()
    return one.device()


def begun(one: Phone, new: NewDevice, gallery: Gallery) -> list[Device]:
    """Ben has joined, everybody was told about invented tiles, and Anna has made all draws."""
    anna, ben = opened(one), new()
    ben.join(anna.ask("GET", f"/tables/{anna.table}/invite")["code"])
    ben.sit(BEN, colour="green")
    anna.ask("PATCH", f"/tables/{anna.table}", {"starter": ANNA})
    invented = one.page.get_by_role("button", name=one.say("lobby.invented", n=ALL))
    expect(invented).to_contain_text(one.say("lobby.invented_about"))
    gallery.show("lobby")
    one.tap(invented)
    one.heading("box.of_table").wait_for()
    expect(one.page.locator(".rows > li")).to_have_count(ALL)
    expect(one.page.locator(".rows > li").first).to_contain_text(one.say("isle_of_skye.invented_tile", id="1"))
    one.press("common.back")
    one.press("lobby.start", n=2)
    for place in "ABCD":
        one.heading("isle_of_skye.prompt_goal", place=place).wait_for()
        one.press("play.draw")
    for n, _ in enumerate(STONES, 1):
        one.heading("isle_of_skye.prompt_stone", n=n).wait_for()
        one.press("play.draw")
    one.heading("isle_of_skye.prompt_castle_app").wait_for()
    one.press("play.lay")
    sitting = [anna, ben]
    anna.once(lambda view: view["waits"].keys() == {str(BEN)})
    skye.answer_all(sitting, "place")
    anna.once(lambda view: view["waits"].keys() == {str(BEN)})  # her phone has drawn all three
    skye.answer_all(sitting, "draw")
    return sitting


def cut_off(one: Phone) -> list[str]:
    """Return the spaces that need scrolling to show their prices, with text twice as large on a narrow phone."""
    usual = LOOKS[one.language]["lamp"]
    show(one, LARGE, usual)
    work = one.page.locator(".band-work").bounding_box()
    coins = one.page.locator(".wares-spaces .coin").all()
    boxes = [coin.bounding_box() for coin in coins]
    show(one, usual, LARGE)
    assert work
    assert len(boxes) == len(STONES)
    top, bottom = work["y"], work["y"] + work["height"]
    return [str(box) for box in boxes if not box or box["y"] < top or box["y"] + box["height"] > bottom]


def ware(one: Phone, what: str) -> Locator:
    """Return what may be bought in the second buy turn."""
    return one.page.locator(f".wares [data-choice='{what}']")


def read_up(one: Phone, anna: Device, gallery: Gallery) -> None:
    """Check news, sources of income, and the projection, including lines without points."""
    one.tap(one.page.locator(".strip .button-link"))
    one.heading("play.news").wait_for()
    expect(one.page.locator("h1, h2").filter(has_text=one.say("play.news"))).to_have_count(1)
    gallery.show("news")
    one.press("points.board")
    one.open("t", anna.table, "points")
    one.tap(one.page.get_by_role("button").filter(has_text=one.say("isle_of_skye.income")).first)
    expect(one.text("isle_of_skye.rule_income")).to_be_visible()
    gallery.show("income")
    one.open("t", anna.table, "points", "ended")
    nothing = one.page.get_by_role("button").filter(has_text=one.say("isle_of_skye.zero_gold", n=3, per=5))
    one.tap(nothing.first)
    expect(one.page.locator(".proof-total")).to_have_text("0")
    one.open("t", anna.table)
    one.heading("isle_of_skye.prompt_second").wait_for()


def first_round(one: Phone, sitting: list[Device], gallery: Gallery, tv: Phone) -> None:
    """Secret prices, nothing bought from Ben, a Druid tile for nothing, all built; on the phone by taps."""
    anna, ben = sitting
    mark(one, 0)
    price(one, 1, 1)
    price(one, 2, 1)
    one.press("isle_of_skye.do_set_prices")
    skye.choose(ben, BEN, (1, 1))
    one.press("isle_of_skye.choice_lift")
    one.heading("isle_of_skye.prompt_buy").wait_for()
    one.press("isle_of_skye.choice_pass")
    buy_none(ben, BEN)
    one.heading("isle_of_skye.prompt_second").wait_for()
    expect(one.text("play.invented", n=ALL)).to_be_visible()
    read_up(one, anna, gallery)
    tile = one.say("isle_of_skye.invented_tile_with", what="")
    last = ware(one, "space_5")
    assert tile.strip() in str(last.get_attribute("aria-label"))
    one.tap(last)
    expect(last).to_have_attribute("aria-pressed", "true")
    gallery.show("market-chosen")
    assert cut_off(one) == []
    expect(tv.page.locator(".tv-small", has_text=tv.say("play.invented", n=ALL))).to_be_visible()
    expect(tv.text("play.invented", n=ALL)).to_have_count(1)
    look_at(tv, "skye-druids-tv-second")
    one.press("isle_of_skye.do_buy_again", price=0)
    one.heading("isle_of_skye.prompt_stone", n=1).wait_for()
    one.press("play.draw")
    buy_again(ben, BEN)
    for _ in range(3):
        cells = next(prompt["cells"] for prompt in skye.asked(anna, ANNA) if prompt["kind"] == "place")
        lay(one, next(iter(cells)))
        one.delivered()
    skye.answer_all([anna, ben], "place")
    one.button("play.scored_right").wait_for()


def own_tile_and_bag(one: Phone, sitting: list[Device], gallery: Gallery) -> None:
    """The fifth round by taps: Anna's tablet lets her take an own tile; then she pays for the bag, draws two tiles,
    looks at them and keeps one."""
    for seat, device in enumerate(sitting):
        skye.choose(device, seat, (1, 1))
    skye.lift(sitting[BEN], BEN)
    one.press("play.scored_right")
    one.page.locator(f"[data-seller='{ANNA}'] .market-buy").first.wait_for()
    gallery.show("own-tiles")
    one.tap(tag(one, ANNA))
    expect(one.page.locator(f"[data-seller='{ANNA}'] .market-buy")).to_have_count(0)
    one.press("isle_of_skye.choice_pass")
    buy_none(sitting[BEN], BEN)
    one.tap(ware(one, "bag"))
    one.press("isle_of_skye.do_buy_again", price=5)
    one.heading("isle_of_skye.prompt_look", n=1, all=2).wait_for()
    one.press("play.draw")  # both
    one.heading("isle_of_skye.prompt_bag_keep").wait_for()
    drawn = one.page.locator("[data-choice]")
    expect(drawn).to_have_count(2)
    gallery.show("bag")
    one.tap(drawn.first)
    buy_again(sitting[BEN], BEN)
    skye.answer_all(sitting, "place")
    skye.draw_next(sitting)


def to_the_end(one: Phone, sitting: list[Device], gallery: Gallery, tv: Phone) -> None:
    """The last round; then a scroll is chosen by taps, and the game is over."""
    to_second(sitting)
    buy_again(sitting[BEN], BEN)
    buy_again(sitting[ANNA], ANNA)
    skye.answer_all(sitting, "place")
    one.press("play.scored_right")
    one.heading("isle_of_skye.prompt_again").wait_for()
    gallery.show("again")
    look_at(tv, "skye-druids-tv-again")
    scroll = one.page.locator("[data-choice]").first
    one.tap(scroll)
    one.heading("ceremony.title").wait_for()
    gallery.show("ceremony")
    one.press("ceremony.next")
    gallery.show("ceremony-line")
    one.press("ceremony.skip")
    gallery.show("ceremony-winner")
    one.press("ceremony.result")
    one.press("keep.skip")
    one.button("result.again").wait_for()


def watching(tv: Phone, host: Device) -> None:
    """Show the table on a TV."""
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])


def back(one: Phone, anna: Device) -> None:
    """Return the phone to its table; possible secrets are covered until somebody looks."""
    one.open("t", anna.table)
    one.press("cover.look")


def taken_along(one: Phone, kind: str) -> Path:
    """Return an exported file of the finished game."""
    with one.page.expect_download() as saved:
        one.tap(one.page.get_by_role("button", name=one.say(f"keep.{kind}")))
    file = PICTURES / f"skye-druids-result.{kind}"
    saved.value.save_as(file)
    expect(one.text("keep.busy")).to_have_count(0)  # until then a tap does nothing
    return file


def kept(one: Phone) -> None:
    """Exports mention that tiles were invented."""
    invented = one.say("picture.invented")
    one.press("keep.title")
    assert taken_along(one, "png").read_bytes().startswith(b"\x89PNG")
    assert invented in json.loads(taken_along(one, "bgsplay").read_text("utf-8"))["plays"][0]["board"]
    rows = list(csv.DictReader(StringIO(taken_along(one, "csv").read_text("utf-8-sig"))))
    assert [invented in row["comments"] for row in rows] == [True, True]


def test_a_table_without_a_box_from_its_lobby_to_its_result(phone: NewPhone, device: NewDevice) -> None:
    one, tv = phone(language="de", light="lamp"), phone(language="de", light="lamp")
    gallery = Gallery(one, "skye-druids-", also=[LARGE])
    sitting = begun(one, device, gallery)
    anna = sitting[ANNA]
    requests: list[str] = []
    tv.page.on("request", lambda request: requests.append(request.url))
    watching(tv, anna)
    first_round(one, sitting, gallery, tv)
    for screen in (one, tv):
        screen.page.goto("about:blank")  # closed: the other players' actions need not be rendered
    skye.draw_next(sitting)
    round_played(sitting, 2, ["i1"])
    round_played(sitting, 3, ["i3"])
    round_played(sitting, 4)
    back(one, anna)
    own_tile_and_bag(one, sitting, gallery)
    watching(tv, anna)
    to_the_end(one, sitting, gallery, tv)
    expect(one.page.locator(".prompt")).to_contain_text(one.say("play.invented", n=ALL))
    gallery.show("result")
    look_at(tv, "skye-druids-tv-end")
    assert not [url for url in requests if url.endswith("/pieces")], "their pictures came with the app"
    kept(one)
    # A choice half scrolled out of a list is a small target until it is scrolled into view.
    assert [fault for fault in gallery.faults if "partially obscured" not in fault] == []
