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
from tests.e2e.druid_rounds import buy_again, buy_none, play_round, play_to_second_turn
from tests.e2e.gallery import LARGE, LOOKS, Gallery, look_at
from tests.e2e.looks import show
from tests.e2e.phone import PICTURES, Phone
from tests.e2e.skye import lay, mark, price, tag
from tests.serving import ServedTable, served, server_environment

ANNA, BEN = 0, 1
ALL = 36
GOALS = ("druid_largest_herd", "druid_open_water", "base_squares", "druid_longest_diagonal")
STONES = ("i3", "i7", "i1", "i36", "i35")
"""The first tiles of the dolmen board from left to right; i1 has the tablet "scroll again", i3 "buy your own"."""
LATER = ("i24", "i10", "i21", "i13", "i27", "i5", "i18", "i20")
BAG = ("b44", "b22", "b23", *(f"b{number:02}" for number in range(1, 74)))
"""The first three are Anna's."""
DRAWS = " ".join((*GOALS, *STONES, *LATER, *BAG))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedTable]:
    """The running product; the app's draws are predetermined."""
    folder = tmp_path_factory.mktemp("server")
    environment = server_environment(folder, COMPANION_LOG_LEVEL="INFO", TEST_DRAWS=DRAWS)
    with served(folder, environment, manage=("-m", "tests.e2e.predetermined_draws")) as running:
        yield running


def open_by_taps(phone: Phone) -> Device:
    """Open a table with Druids by taps; return a device that acts for the host."""
    phone.open("new")
    phone.tap(phone.page.locator("label", has_text=phone.say("isle_of_skye.name")))
    phone.tap(phone.page.get_by_role("switch", name=phone.say("isle_of_skye.druids.name"), exact=True))
    phone.drawn()  # what the expansion brings stands above the choice, and moves it
    app_draws = phone.page.locator("label", has_text=phone.say("new.draw_app"))
    phone.tap(app_draws)
    expect(app_draws.locator("input")).to_be_checked()
    phone.press("new.open")
    phone.page.get_by_label(phone.say("join.name")).fill("Anna")
    phone.tap(phone.page.locator("label.colour").first)
    phone.press("join.take")
    phone.page.locator(".row-title", has_text="Anna").wait_for()
    return phone.device()


def start_game(phone: Phone, new: NewDevice, gallery: Gallery) -> list[Device]:
    """Set up: Ben has joined, everybody was told about invented tiles; one tap of Anna, and all is drawn."""
    anna, ben = open_by_taps(phone), new()
    ben.join(anna.ask("GET", f"/tables/{anna.table}/invite")["code"])
    ben.sit(BEN, colour="green")
    anna.ask("PATCH", f"/tables/{anna.table}", {"starter": ANNA})
    invented = phone.page.get_by_role("button", name=phone.say("lobby.invented", n=ALL))
    why = phone.say("box.card_set", set=phone.say("isle_of_skye.druids.name"), draw="app")
    expect(phone.page.locator(".card-note")).to_have_text([why])
    expect(phone.text("lobby.invented_about")).to_have_count(0)  # it would say the same again
    expect(phone.text("lobby.box_differs", n=0)).to_have_count(0)  # it would contradict them
    gallery.show("lobby")
    phone.tap(invented)
    phone.heading("box.of_table").wait_for()
    expect(phone.page.locator(".rows > li")).to_have_count(ALL)
    expect(phone.page.locator(".rows > li").first).to_contain_text(phone.say("isle_of_skye.invented_tile", id="1"))
    phone.press("common.back")
    phone.press("lobby.start", n=2)
    phone.heading("isle_of_skye.prompt_castle_app").wait_for()
    phone.press("play.lay")
    sitting = [anna, ben]
    anna.once(lambda view: view["waits"].keys() == {str(BEN)})
    skye.answer_all(sitting, "place")
    return sitting


def spaces_to_scroll(phone: Phone) -> list[str]:
    """Return the spaces that need scrolling to show their prices, with text twice as large on a narrow phone."""
    usual = LOOKS[phone.language]["lamp"]
    show(phone, LARGE)
    work = phone.page.locator(".band-work").bounding_box()
    coins = phone.page.locator(".wares-spaces .coin").all()
    boxes = [coin.bounding_box() for coin in coins]
    show(phone, usual)
    assert work
    assert len(boxes) == len(STONES)
    top, bottom = work["y"], work["y"] + work["height"]
    return [str(box) for box in boxes if not box or box["y"] < top or box["y"] + box["height"] > bottom]


def ware(phone: Phone, tile: str) -> Locator:
    """Return what may be bought in the second buy turn."""
    return phone.page.locator(f".wares [data-choice='{tile}']")


def read_news_and_aids(phone: Phone, anna: Device, gallery: Gallery) -> None:
    """Check news, sources of income, and the projection, including lines without points."""
    phone.tap(phone.page.locator(".strip .button-link"))
    phone.heading("play.news").wait_for()
    expect(phone.page.locator("h1, h2").filter(has_text=phone.say("play.news"))).to_have_count(1)
    gallery.show("news")
    phone.press("points.board")
    phone.open("t", anna.table, "points")
    phone.tap(phone.page.get_by_role("button").filter(has_text=phone.say("isle_of_skye.income")).first)
    expect(phone.text("isle_of_skye.rule_income")).to_be_visible()
    gallery.show("income")
    phone.open("t", anna.table, "points", "ended")
    zero_line = phone.page.get_by_role("button").filter(has_text=phone.say("isle_of_skye.zero_gold", n=3, per=5))
    phone.tap(zero_line.first)
    expect(phone.page.locator(".proof-total")).to_have_text("0")
    phone.open("t", anna.table)
    phone.heading("isle_of_skye.prompt_second").wait_for()


def play_first_round(phone: Phone, sitting: list[Device], gallery: Gallery, tv: Phone) -> None:
    """Play secret prices, nothing bought from Ben, a Druid tile for nothing, all built; on the phone by taps, up to its
    first tile built."""
    anna, ben = sitting
    mark(phone, 0)
    price(phone, 1, 1)
    price(phone, 2, 1)
    phone.press("isle_of_skye.do_set_prices")
    skye.choose(ben, BEN, (1, 1))
    skye.lift(ben, BEN)
    phone.heading("isle_of_skye.prompt_buy").wait_for()
    phone.press("isle_of_skye.choice_pass")
    buy_none(ben, BEN)
    phone.heading("isle_of_skye.prompt_second").wait_for()
    expect(phone.text("play.invented", n=ALL)).to_be_visible()
    read_news_and_aids(phone, anna, gallery)
    tile = phone.say("isle_of_skye.invented_tile_with", what="")
    last = ware(phone, "space_5")
    assert tile.strip() in last.inner_text()
    phone.tap(last)
    expect(last).to_have_attribute("aria-pressed", "true")
    gallery.show("market-chosen")
    assert spaces_to_scroll(phone) == []
    expect(tv.page.locator(".tv-small", has_text=tv.say("play.invented", n=ALL))).to_be_visible()
    expect(tv.text("play.invented", n=ALL)).to_have_count(1)
    look_at(tv, "skye-druids-tv-second")
    phone.press("isle_of_skye.do_buy_again", price=0)
    buy_again(ben, BEN)
    cells = next(prompt["cells"] for prompt in skye.prompts_of(anna, ANNA) if prompt["kind"] == "place")
    lay(phone, next(iter(cells)))
    phone.delivered()
    skye.answer_all([anna, ben], "place")
    phone.button("play.scored_right").wait_for()


def play_fifth_round(phone: Phone, sitting: list[Device], gallery: Gallery) -> None:
    """Play the fifth round by taps: Anna's tablet lets her take an own tile; she pays for the bag and looks at two
    tiles.

    She keeps one of them.
    """
    for seat, device in enumerate(sitting):
        skye.choose(device, seat, (1, 1))
    skye.lift(sitting[BEN], BEN)
    phone.page.locator(f"[data-seller='{ANNA}'] .market-buy").first.wait_for()
    gallery.show("own-tiles")
    phone.tap(tag(phone, ANNA))
    expect(phone.page.locator(f"[data-seller='{ANNA}'] .market-buy")).to_have_count(0)
    phone.press("isle_of_skye.choice_pass")
    buy_none(sitting[BEN], BEN)
    phone.tap(ware(phone, "bag"))
    phone.press("isle_of_skye.do_buy_again", price=5)
    phone.heading("isle_of_skye.prompt_look", n=1, all=2).wait_for()
    phone.press("play.draw")  # both
    phone.heading("isle_of_skye.prompt_bag_keep").wait_for()
    drawn = phone.page.locator("[data-choice]")
    expect(drawn).to_have_count(2)
    gallery.show("bag")
    phone.tap(drawn.first)
    buy_again(sitting[BEN], BEN)
    skye.answer_all(sitting, "place")
    skye.draw_next(sitting)


def play_last_round(phone: Phone, sitting: list[Device], gallery: Gallery, tv: Phone) -> None:
    """Play the last round, and choose a scroll by taps: the game is over."""
    play_to_second_turn(sitting)
    buy_again(sitting[BEN], BEN)
    buy_again(sitting[ANNA], ANNA)
    skye.answer_all(sitting, "place")
    phone.press("play.scored_right")
    phone.heading("isle_of_skye.prompt_again").wait_for()
    gallery.show("again")
    look_at(tv, "skye-druids-tv-again")
    scroll = phone.page.locator("[data-choice]").first
    phone.tap(scroll)
    phone.heading("ceremony.title").wait_for()
    gallery.show("ceremony", elsewhere=True)
    phone.press("ceremony.next")
    gallery.show("ceremony-line")
    phone.press("ceremony.skip")
    gallery.show("ceremony-winner", elsewhere=True)
    phone.press("ceremony.result")
    phone.button("result.again").wait_for()


def open_tv(tv: Phone, host: Device) -> None:
    """Show the table on a TV."""
    tv.page.set_viewport_size({"width": 1280, "height": 720})
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])


def return_to_table(phone: Phone, anna: Device) -> None:
    """Return the phone to its table, whose last round it has not reviewed."""
    phone.open("t", anna.table)
    phone.press("play.scored_right")
    phone.press("cover.look")


def download_export(phone: Phone, kind: str) -> Path:
    """Return an exported file of the finished game."""
    with phone.page.expect_download() as saved:
        phone.tap(phone.page.get_by_role("button", name=phone.say(f"keep.{kind}")))
    file = PICTURES / f"skye-druids-result.{kind}"
    saved.value.save_as(file)
    expect(phone.text("keep.busy")).to_have_count(0)  # until then a tap does nothing
    return file


def check_exports(phone: Phone) -> None:
    """Check that exports mention that tiles were invented."""
    invented = phone.say("picture.invented")
    phone.press("keep.title")
    assert download_export(phone, "png").read_bytes().startswith(b"\x89PNG")
    assert invented in json.loads(download_export(phone, "bgsplay").read_text("utf-8"))["plays"][0]["board"]
    rows = list(csv.DictReader(StringIO(download_export(phone, "csv").read_text("utf-8-sig")), delimiter=";"))
    assert [invented in row["comments"] for row in rows] == [True, True]


def test_a_table_without_a_box_from_its_lobby_to_its_result(phone: NewPhone, device: NewDevice) -> None:
    first, tv = phone(language="de", light="lamp"), phone(language="de", light="lamp")
    gallery = Gallery(first, "skye-druids-", also=[LARGE])
    sitting = start_game(first, device, gallery)
    anna = sitting[ANNA]
    requests: list[str] = []
    tv.page.on("request", lambda request: requests.append(request.url))
    open_tv(tv, anna)
    play_first_round(first, sitting, gallery, tv)
    for screen in (first, tv):
        screen.page.goto("about:blank")  # closed: the other players' actions need not be rendered
    skye.draw_next(sitting)
    play_round(sitting, 2, ["i1"])
    play_round(sitting, 3, ["i3"])
    play_round(sitting, 4)
    return_to_table(first, anna)
    play_fifth_round(first, sitting, gallery)
    open_tv(tv, anna)
    play_last_round(first, sitting, gallery, tv)
    expect(first.page.locator(".prompt")).to_contain_text(first.say("play.invented", n=ALL))
    gallery.show("result")
    look_at(tv, "skye-druids-tv-end")
    assert not [url for url in requests if url.endswith("/pieces")], "their pictures came with the app"
    check_exports(first)
    # A choice half scrolled out of a list is a small target until it is scrolled into view.
    assert [fault for fault in gallery.faults if "partially obscured" not in fault] == []
