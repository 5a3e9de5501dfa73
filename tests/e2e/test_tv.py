"""The table on a TV: everything is legible from afar, and nothing can be pressed."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.gallery import look_at
from tests.e2e.phone import IS_DEEP, Phone
from tests.e2e.record import turns
from tests.e2e.tables import play_on, start_table

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
OUTSIDE = """() => [...document.querySelectorAll(".tv *")].filter((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  const words = one.childElementCount === 0 && one.textContent.trim() && !one.closest(".unseen");
  return words && width > 1 && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
}).map((one) => one.outerHTML)"""
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
    remaining = sitting[0].look()["document"]["view"]["bag_total"]
    expect(tv.page.locator(".tv-invite .tv-small")).to_have_text([tv.say("tv.watch"), tv.say("tv.left", n=remaining)])
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


def check_end(tv: Phone, sitting: list[Device]) -> None:
    """Assert that the TV shows the final scoring without a tap, and then the winner."""
    view = sitting[0].once(lambda view: "outcome" in view)
    winner = tv.say("result.title", n=1, names="...", points=max(view["outcome"]["scores"])).split("...")[1]
    headline = tv.page.locator(".tv-what")
    lines = 0
    while tv.page.locator(".winners").count() == 0:
        expect(headline).not_to_contain_text(winner)
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
    host.table = rematch
    host.start()
    expect(tv.page.locator("[data-tile]")).to_have_count(1)


def measure_tv(tv: Phone, name: str, axe: bool = True) -> None:
    """Assert that no words leave the screen; with `axe` measure all else too."""
    assert tv.page.evaluate(OUTSIDE) == []
    if axe:
        look_at(tv, f"tv-{tv.language}-{name}")


HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const board = box(document.querySelector(".tv-board"));
  const cut = [...document.querySelectorAll(".tv-board .tile-picture, .tv-board .market-seller")]
    .filter((one) => box(one).top < board.top - 1 || box(one).bottom > board.bottom + 1);
  const parts = [...document.querySelectorAll(".tv-standings > li, .tv-side > :not(.tv-standings)")];
  const covered = parts.filter((one, i) => parts.slice(i + 1).some((other) => box(other).top < box(one).bottom - 1));
  return [...cut, ...covered].map((one) => one.outerHTML.slice(0, 200));
}"""
"""Return what is clipped at the edge of the board, and what is covered at its side."""


def test_five_have_room(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 5, expansions=["druids"])
    host = sitting[0]
    tv = phone(language="de", light="lamp")
    tv.open("tv", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])

    def fits(moment: str) -> None:
        for width, height in ((1280, 720), (1920, 1080)):
            tv.page.set_viewport_size({"width": width, "height": height})
            tv.drawn()
            tv.picture(f"tv-five-{moment}-{height}")
            assert tv.page.evaluate(HIDDEN) == [], (moment, height)

    expect(tv.page.locator(".tv-board .tile-picture")).to_have_count(5 * 3 + 5)
    fits("drawn")
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (1, 1))
    skye.lift(host, 0)
    expect(tv.page.locator(".tv-board .coin").nth(10)).to_be_visible()
    fits("market")
