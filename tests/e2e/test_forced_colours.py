"""Forced colours, as Windows' contrast themes set them: what is chosen, on and awaited is told apart."""

from playwright.sync_api import Locator, expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.tables import start_table

FILL = "(element, pseudo) => getComputedStyle(element, pseudo).backgroundColor"


def fill(target: Locator, pseudo: str | None = None) -> str:
    return str(target.evaluate(FILL, pseudo))


def test_what_is_chosen_and_on_is_told_apart(phone: NewPhone) -> None:
    this_phone = phone()
    this_phone.page.emulate_media(forced_colors="active")
    this_phone.open("new")
    chips = this_phone.page.locator("fieldset").first.locator("label")
    chosen, other = this_phone.page.locator(".chip-chosen").first, chips.nth(1)
    assert fill(chosen) != fill(other)
    switch = this_phone.page.get_by_role("switch").first
    track, knob = switch.locator(".switch-track"), switch.locator(".switch-knob")
    off = fill(track)
    assert fill(knob) != off
    this_phone.tap(switch)
    expect(switch).to_have_attribute("aria-checked", "true")
    assert fill(track) not in (off, fill(knob))


def test_the_seat_that_is_awaited_is_told_apart(phone: NewPhone, device: NewDevice) -> None:
    host = start_table(device, 2)[0]
    this_phone = phone(token=host.token)
    this_phone.page.emulate_media(forced_colors="active")
    this_phone.open("t", host.table)
    active = this_phone.page.locator(".pill-active")
    expect(active).to_have_count(1)
    edge = "(element) => getComputedStyle(element).borderTopColor"
    assert active.evaluate(edge) != this_phone.page.locator(".pill:not(.pill-active)").first.evaluate(edge)
    assert fill(active, "::after") != fill(this_phone.page.locator("body"))


def test_only_what_can_be_bought_is_framed(phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, 2, expansions=["druids"])
    for seat, seat_device in enumerate(sitting):
        skye.choose(seat_device, seat, (3, 1))
    skye.lift(sitting[0], 0)
    buyer = int(next(iter(sitting[0].look()["document"]["view"]["waits"])))
    this_phone = phone(token=sitting[buyer].token)
    this_phone.page.emulate_media(forced_colors="active")
    this_phone.open("t", sitting[buyer].table)
    this_phone.page.locator(".market-piece").first.wait_for()
    edges = "(all) => [...new Set(all.map((one) => getComputedStyle(one).borderTopColor))]"
    free = this_phone.page.locator(".market-buy:not([aria-disabled=true])").evaluate_all(edges)
    assert len(free) == 1
    assert free[0] not in this_phone.page.locator("div.market-piece, .market-buy[aria-disabled=true]").evaluate_all(
        edges
    )
