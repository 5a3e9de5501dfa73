"""Layout: centred, complete, side by side, and free of background details."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.tables import start_table

pytestmark = pytest.mark.e2e

LONG = "Bartholomäus-Maximilian"
OFF_CENTRE = """(button) => {
  const [own, bar] = [button, button.parentElement].map((one) => one.getBoundingClientRect());
  return Math.abs(own.left + own.right - bar.left - bar.right) / 2;
}"""
TOUCHED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const words = boxes(".winners-words > p, .winners-stamps > .stamp");
  const rays = boxes(".winners-rays > path");
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.length > 2 && rays.length > 20 ? words.filter((one) => rays.some((ray) => meet(one, ray))).length : -1;
}"""
"""Number of names and stamps that the rays of the winner's sun touch; -1 if they are not shown."""
LINES = """(element) => {
  const style = getComputedStyle(element);
  return element.getBoundingClientRect().height / parseFloat(style.lineHeight);
}"""


def test_a_button_alone_is_in_the_middle_and_no_ray_runs_into_a_name(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 2)
    this_phone = phone(token=sitting[1].token)
    this_phone.open("t", sitting[0].table)
    points = this_phone.button("play.points")
    for look in (Look("day", 390, 844), Look("day", 320, 640, 160)):
        show(this_phone, look)
        assert points.evaluate(OFF_CENTRE) < 1, look
    sitting[0].act(0, {"type": "finish_now"})
    this_phone.page.locator(".ceremony-progress, .winners, .prompt").first.wait_for()
    this_phone.press("ceremony.winner")
    this_phone.page.locator(".winners").wait_for()
    looks = (Look("day", 390, 844), Look("day", 320, 640, 200), Look("day", 844, 390), Look("lamp", 1366, 768))
    for look in looks:
        show(this_phone, look)
        this_phone.picture(f"winners-{look.width}-{look.text}")
        assert this_phone.page.evaluate(TOUCHED) == 0, look


def test_a_strip_shows_whole_lines_and_opens_the_others(phone: NewPhone, device: NewDevice) -> None:
    host, guest = device(), device()
    code = host.open_table()
    host.sit(0)
    host.sit(1, LONG, phone=False)
    host.start()
    guest.join(code)
    seat = host.look()["document"]["table"]["seats"]["1"]["id"]
    guest.ask("POST", f"/tables/{host.table}/seats/{seat}/take")
    this_phone = phone(token=host.token, language="de")
    this_phone.open("t", host.table)
    words = this_phone.page.locator("p.strip-words > .strip-lines")
    expect(words).to_contain_text(LONG)
    words.evaluate("(element) => (element.firstChild.data = `${element.textContent} `.repeat(3))")  # as long as any
    show(this_phone, Look("day", 320, 640, 160))
    more_button = this_phone.page.locator(".strip-more")
    expect(more_button).to_be_visible()
    this_phone.picture("strip-cut")
    lines = words.evaluate(LINES)
    assert abs(lines - round(lines)) < 0.05, lines
    assert not faults_of(this_phone)
    this_phone.tap(more_button)
    expect(more_button).to_have_attribute("aria-expanded", "true")
    this_phone.picture("strip-open")
    assert words.evaluate(LINES) > lines
    this_phone.press("play.request_no")
    expect(this_phone.page.locator("p.strip-words")).to_have_count(0)


def test_what_lifts_the_screens_is_in_two_lines_at_most(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 2)
    for seat, of in enumerate(sitting):
        skye.choose(of, seat, (1, 1))
    this_phone = phone(token=sitting[0].token)
    this_phone.open("t", sitting[0].table)
    words = this_phone.button("isle_of_skye.choice_lift").locator("span")
    for size in (100, 130, 160, 200):
        show(this_phone, Look("day", 320, 640, size))
        assert words.evaluate(LINES) < 2.5, size


TOGETHER = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [form, take] = [boxOf(".form"), boxOf(".sheet .action-bar")];
  if (!form || !take) return false;
  const gap = take.top - form.bottom;
  return Math.abs(form.left - take.left) < 12 && gap >= 0 && gap < 120;
}"""
"""True if the buttons are below the form, once the screen has its new size."""


def test_on_a_large_screen_the_form_and_its_buttons_stand_together(phone: NewPhone, device: NewDevice) -> None:
    host = device()
    code = host.open_table()
    host.sit(0)
    this_phone = phone()
    this_phone.open("join", code)
    for look in (Look("day", 1920, 1080), Look("lamp", 1024, 768)):
        show(this_phone, look)
        this_phone.page.wait_for_function(TOGETHER)
        assert not faults_of(this_phone), look
    this_phone.press("common.back")
    expect(this_phone.page).to_have_url(f"{this_phone.url}/#/")
