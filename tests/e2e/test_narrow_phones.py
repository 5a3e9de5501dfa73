"""Narrow phones: prompts, texts and numbers stay in place and on the screen."""

import re

import pytest
from playwright.sync_api import expect

from games.core.host import AdjustScore
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.geometry import SEEN_HEIGHT
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.record import turns
from tests.e2e.tables import play_on, start_table

GAME = turns("go-0025")
UNBROKEN = ("Bartholomäusmaximilianus", "WWWWWWWWWWWWWWWWWWWWWWWW", "Ida")
"""The longest possible name, without a place to break it."""
LEAST_BOARD_PX = 88
LOOKS = (Look("day", 390, 844), Look("day", 360, 640), Look("day", 320, 640))
FIVE = ("Bartholomäus", "Dora-Marie", "Alexandra", "Christiane", "Maximilian")
NAMES = """() => [...document.querySelectorAll(".pill-name")].map((name) => {
  const { left, right, top, bottom, width } = name.getBoundingClientRect();
  const { fontSize, textOverflow } = getComputedStyle(name);
  const dots = textOverflow === "ellipsis" && name.scrollWidth > name.clientWidth ? parseFloat(fontSize) * 0.7 : 0;
  const range = document.createRange();
  const letters = [...name.textContent].filter((_, i) => {
    range.setStart(name.firstChild, i);
    range.setEnd(name.firstChild, i + 1);
    const box = range.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return box.left > left - 0.5 && box.right < right - dots + 0.5 && middle > top && middle < bottom;
  });
  return width > 1 ? letters.join("") : "";
})"""
"""The letters of each name that are whole and in sight."""
TOP = "one => one.getBoundingClientRect().top"
SEEN = """(all) => {
  const { top, bottom } = document.querySelector(".choices").getBoundingClientRect();
  return all.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= Math.min(bottom, innerHeight) + 1;
  }).length;
}"""


@pytest.mark.parametrize(
    "look",
    [*(pytest.param(look, marks=pytest.mark.deep) for look in LOOKS[:-1]), LOOKS[-1]],
    ids=[str(look.width) for look in LOOKS],
)
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_wrong_code_moves_nothing(phone: NewPhone, language: str, look: Look) -> None:
    this_phone = phone(language=language)
    this_phone.open("join")
    show(this_phone, look)
    code = this_phone.page.get_by_label(this_phone.say("join.code"), exact=True)
    name = this_phone.page.get_by_label(this_phone.say("join.name"), exact=True)
    before = name.evaluate(TOP)
    with this_phone.watch.expecting("404"):
        code.fill("222222")
        alert = this_phone.page.get_by_role("alert")
        expect(alert).to_be_visible()
    assert name.evaluate(TOP) == before
    below = alert.evaluate(TOP) - code.evaluate("one => one.getBoundingClientRect().bottom")
    assert 0 <= below < 20, "it stands at its field"
    this_phone.picture(f"join-wrong-{language}-{look.width}")
    code.fill("22222")
    expect(alert).to_have_count(0)
    assert name.evaluate(TOP) == before


def test_the_result_shows_all_five_ranks(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 5)
    sitting[0].act(0, {"type": "finish_now"})
    this_phone = phone(token=sitting[0].token, language="de")
    this_phone.open("t", sitting[0].table)
    ranks = this_phone.page.locator(".score-table tbody tr")
    expect(ranks).to_have_count(5)
    for look in (Look("day", 360, 740), Look("day", 360, 640)):
        show(this_phone, look)
        this_phone.picture(f"result-{look.width}-{look.height}")
        assert ranks.evaluate_all(SEEN) == 5, look
        assert this_phone.button("keep.title").is_visible()
        expect(this_phone.page.locator(".score-legend")).to_be_visible()
        assert this_phone.page.locator(".band-work").evaluate("one => one.clientHeight") in (0, *range(160, 740)), look
        assert not faults_of(this_phone)
    show(this_phone, Look("day", 320, 568, 160))
    this_phone.picture("result-320-568-160")
    assert ranks.evaluate_all(SEEN) >= 2
    show(this_phone, Look("day", 360, 640))
    this_phone.press("keep.title")
    expect(this_phone.page.get_by_role("heading", name=re.compile(this_phone.say("keep.title")))).to_be_visible()


def test_long_names_leave_the_numbers_on_the_screen(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    sitting: list[Device] = [host, device(), device()]
    for place, (sits, name) in enumerate(zip(sitting, UNBROKEN, strict=True)):
        if place:
            sits.join(code)
        sits.sit(place, name=name)
    host.start()
    play_on(sitting, GAME)
    this_phone = phone(token=host.token, language="de")
    this_phone.open("library", "numbers")
    rows = this_phone.page.locator(".numbers-table tbody tr")
    expect(rows).to_have_count(3)
    for look in (*LOOKS, Look("day", 320, 640, 160)):
        show(this_phone, look)
        this_phone.picture(f"numbers-long-{look.width}-{look.text}")
        assert not faults_of(this_phone), look
        for cell in this_phone.page.locator(".numbers-table td").all():
            box = cell.bounding_box()
            assert box
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= look.width


@pytest.mark.parametrize("width", [390, 360])
def test_two_digits_stay_beside_each_stamp_while_watching(phone: NewPhone, device: NewDevice, width: int) -> None:
    host = start_table(device, 4)[0]
    for seat in range(4):
        host.act(0, AdjustScore(seat, 14, "a wager"))
    watching = phone(language="fr")
    watching.open("watch", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    expect(watching.page.locator(".seats .pill-points").last).to_have_text("14")
    show(watching, Look("day", width, 844))
    for pill in watching.page.locator(".seats .pill").all():
        stamp, points = (pill.locator(part).bounding_box() for part in (".stamp", ".pill-points"))
        assert stamp
        assert points
        assert points["y"] < stamp["y"] + stamp["height"], "the points stand below the stamp"


def test_five_long_names_can_be_told_apart_in_large_text(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    host.open_table()
    for place, name in enumerate(FIVE):
        host.sit(place, name, phone=place == 0)
    host.start()
    watching, own = phone(language="de"), phone(token=host.token, language="de")
    watching.open("watch", host.ask("GET", f"/tables/{host.table}/invite?to=watch")["code"])
    own.open("t", host.table)
    looks = (Look("day", 320, 568, 160), Look("lamp", 320, 740, 160), Look("day", 320, 640, 200), Look("day", 320, 568))
    for this_phone, first in ((watching, 0), (own, 1)):  # the own pill may say "you" alone
        expect(this_phone.page.locator(".pill-name")).to_have_count(5)
        this_phone.page.locator(".board-frame").wait_for()
        for look in looks:
            show(this_phone, look)
            this_phone.picture(f"five-names-{first}-{look.height}-{look.text}")
            names = this_phone.page.evaluate(NAMES)[first:]
            assert min(map(len, names)) >= 3, (look, names)
            assert len(set(names)) == len(names), (look, names)
            assert this_phone.page.evaluate(SEEN_HEIGHT) >= LEAST_BOARD_PX, look
            assert not faults_of(this_phone), look


def test_the_arrows_of_a_replay_stay_beside_its_button(phone: NewPhone, device: NewDevice) -> None:
    boxes = ["river", "abbot", "inns_cathedrals", "traders_builders"]
    sitting = start_table(device, 2, expansions=boxes)
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table, "history")
    slider = this_phone.page.get_by_role("slider")
    slider.press("End")
    this_phone.button("history.once_more").wait_for()
    for look in (Look("day", 320, 568), Look("day", 320, 640, 160)):
        show(this_phone, look)
        tops = this_phone.page.locator(".action-bar > button").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert len(tops) == 3
        assert len(set(tops)) == 1, look
        head = this_phone.page.locator(".heading").evaluate("(one) => one.clientHeight")
        assert head < look.height / 4, "the boxes of the game are not listed above the board"
        assert not faults_of(this_phone)


def test_the_jumps_of_a_replay_are_one_row(phone: NewPhone, device: NewDevice) -> None:
    host = start_table(device, 2)[0]
    host.act(0, AdjustScore(0, 14, "a wager"))
    this_phone = phone(token=host.token, language="de")
    this_phone.open("t", host.table, "history")
    this_phone.page.get_by_role("slider").press("Home")
    this_phone.button("history.play").wait_for()
    for look in (Look("day", 360, 740), Look("lamp", 320, 568, 160)):
        show(this_phone, look)
        for buttons in (".history-jumps > .chip", ".action-bar > button"):
            tops = this_phone.page.locator(buttons).evaluate_all(
                "all => all.map((one) => one.getBoundingClientRect().top)"
            )
            assert len(tops) == 3
            assert len(set(tops)) == 1, (look, buttons)
        assert not faults_of(this_phone)


def test_the_way_back_is_not_drawn_over_the_picture(phone: NewPhone) -> None:
    this_phone = phone()
    this_phone.open("join")
    back = this_phone.page.get_by_role("button", name=this_phone.say("common.back"))
    for look in (Look("day", 320, 568), Look("lamp", 320, 640, 160)):
        show(this_phone, look)
        assert back.evaluate("(one) => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)", look


def test_between_two_folds_is_one_line(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2, expansions=["river", "abbot"])
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table, "help")
    folds = this_phone.page.locator("details.fold")
    expect(folds).to_have_count(3)
    widths = folds.evaluate_all("all => all.map((one) => getComputedStyle(one).borderBottomWidth)")
    assert widths[:-1] == ["0px", "0px"]
    assert widths[-1] != "0px"
