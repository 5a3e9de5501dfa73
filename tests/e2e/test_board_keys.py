"""A side of the progress board copied out by keyboard alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import axe_faults
from tests.e2e.phone import Phone
from tests.e2e.tables import seated
from tests.e2e.test_board_by_taps import FORM, GAME, choice_of, items_of, printed
from tests.e2e.test_keyboard import tab_to

pytestmark = pytest.mark.e2e
CHECKED = """(selector) => [...document.querySelectorAll(`${selector} input`)].findIndex((one) => one.checked)"""
NAME = """() => {
  const at = document.activeElement;
  const group = at.closest("fieldset")?.querySelector("legend")?.textContent ?? "";
  return [at.getAttribute("aria-label") ?? at.closest("label")?.textContent ?? "", group];
}"""
"""The name of the focused radio button, and that of its group."""


class Keys:
    """Presses keys on a phone, and counts them."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.pressed = 0

    def press(self, key: str) -> None:
        """Press a key."""
        self.phone.page.keyboard.press(key)
        self.pressed += 1

    def to(self, selector: str, back: bool = False) -> None:
        """Tab to an element."""
        tab_to(self.phone, selector, back)

    def choose(self, group: str, wanted: int, back: bool = False) -> tuple[str, str]:
        """Tab to a group of radio buttons, and step with the arrows to one of them. Return its name and the group's."""
        page = self.phone.page
        self.to(f"{group} input", back)
        for _ in range(60):
            now = page.evaluate(CHECKED, group)
            if now == wanted:
                name, of = page.evaluate(NAME)
                return name, of
            self.press("ArrowRight" if now < wanted else "ArrowLeft")
            self.phone.until("([group, now]) => (" + CHECKED + ")(group) !== now", [group, now])
        raise AssertionError(f"{group}: {wanted} is not reached by arrows")


def enter(keys: Keys, row: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    """Enter what differs on a track."""
    fields = FORM["rows"][row]["fields"]
    for n, (old, new) in enumerate(zip(before, after, strict=True)):
        wanted = [(field, choice_of(field, new)) for field in fields if choice_of(field, old) != choice_of(field, new)]
        if not wanted:
            continue
        name, _ = keys.choose(".board-items", n, back=True)
        assert name.endswith(str(n + 1)), name
        for field, choice in wanted:
            label, group = keys.choose(f"[data-field='{field['label']['code']}']", choice)
            said = field["choices"][choice]["label"]
            assert label == keys.phone.say(said["code"], **said.get("params", {}))
            assert group.startswith(keys.phone.say(field["label"]["code"], **field["label"].get("params", {})))


def test_a_board_is_copied_out_by_keys(phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seated(device, 2, game=GAME, expansions=["journeyman"], options={"tracking": "territories"})
    draft = host.ask("GET", f"/games/{GAME}/boards/2-4/draft")["facts"]
    target = printed(draft)
    one = phone(token=host.token)
    keys = Keys(one)
    one.open("box", GAME, "board", "2-4")
    one.button("box.board_draft").wait_for()
    keys.to(".form .button-main")
    keys.press("Enter")
    one.page.locator(".board-live svg").wait_for()
    # The button is gone: the first space has the focus.
    expect(one.page.locator(".board-item")).to_be_focused()
    for row, known in enumerate(FORM["rows"]):
        if row:
            keys.choose(".board-form > .choice-chips:not(.board-items):not(.board-field)", row, back=True)
        enter(keys, row, items_of(draft, known), items_of(target, known))
    one.picture("board-keys")
    # One more than printed, undone.
    before = one.page.locator("input:focus").get_attribute("aria-label")
    keys.press("ArrowRight")
    expect(one.page.locator("input:focus")).not_to_have_attribute("aria-label", str(before))
    keys.to(".action-bar .button-square", back=True)
    keys.press("Enter")
    expect(one.text("box.board_right")).to_be_visible()
    assert axe_faults(one) == []
    keys.to(".action-bar .button-main:not([aria-disabled=true])")
    keys.press("Enter")
    expect(one.heading("box.title")).to_be_visible()
    assert host.ask("GET", f"/games/{GAME}/box")["boards"] == {"2-4": target}
    print(f"\nkeys for a side, besides Tab: {keys.pressed}")
