"""A side of the progress board copied out by keyboard alone, as far as it differs from its draft."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.board_editor import FORM, GAME, choice_of, items_of, printed_board
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.keyboard import tab_to
from tests.e2e.looks import axe_faults
from tests.e2e.phone import Phone
from tests.e2e.tables import seat_devices

CHECKED = """(selector) => [...document.querySelectorAll(`${selector} input`)].findIndex((one) => one.checked)"""
NAME = """() => {
  const at = document.activeElement;
  const group = at.closest("fieldset")?.querySelector("legend")?.textContent ?? "";
  return [at.getAttribute("aria-label") ?? at.closest("label")?.textContent ?? "", group];
}"""
"""The name of the focused radio button, and that of its group."""


class Keys:
    """Key presses on a phone, counted."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.pressed = 0

    def press(self, key: str) -> None:
        self.phone.page.keyboard.press(key)
        self.pressed += 1

    def to(self, selector: str, back: bool = False) -> None:
        """Tab to an element."""
        tab_to(self.phone, selector, back)

    def choose(self, group: str, choice: int, back: bool = False) -> tuple[str, str]:
        """Tab to a group of radio buttons, and step with the arrows to one of them. Return its name and the group's."""
        page = self.phone.page
        self.to(f"{group} input", back)
        for _ in range(60):
            checked = page.evaluate(CHECKED, group)
            if checked == choice:
                name, of = page.evaluate(NAME)
                return name, of
            self.press("ArrowRight" if checked < choice else "ArrowLeft")
            self.phone.until("([group, now]) => (" + CHECKED + ")(group) !== now", [group, checked])
        raise AssertionError(f"{group}: {choice} is not reached by arrows")


def enter(keys: Keys, row: int, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
    """Enter what differs on a track."""
    fields = FORM["rows"][row]["fields"]
    for n, (old, new) in enumerate(zip(before, after, strict=True)):
        changed_choices = [
            (field, choice_of(field, new)) for field in fields if choice_of(field, old) != choice_of(field, new)
        ]
        if not changed_choices:
            continue
        name, _ = keys.choose(".board-items", n, back=True)
        assert name.endswith(str(n + 1)), name
        for field, choice in changed_choices:
            label, group = keys.choose(f"[data-field='{field['label']['code']}']", choice)
            choice_label = field["choices"][choice]["label"]
            assert label == keys.phone.say(choice_label["code"], **choice_label.get("params", {}))
            assert group.startswith(keys.phone.say(field["label"]["code"], **field["label"].get("params", {})))


def test_a_board_is_copied_out_by_keys(phone: NewPhone, device: NewDevice) -> None:
    host, _ben = seat_devices(device, 2, game=GAME, expansions=["journeyman"], options={"tracking": "territories"})
    facts = host.ask("GET", f"/games/{GAME}/boards/2-4/draft")["facts"]
    target = printed_board(facts)
    host_phone = phone(token=host.token)
    keys = Keys(host_phone)
    host_phone.open("box", GAME, "board", "2-4")
    host_phone.button("box.board_draft").wait_for()
    keys.to(".action-bar .button-main")
    keys.press("Enter")
    host_phone.page.locator(".board-live svg").wait_for()
    # The button is gone: the first space has the focus.
    expect(host_phone.page.locator(".board-item")).to_be_focused()
    for row, form_row in enumerate(FORM["rows"]):
        if row:
            keys.choose(".board-form > .choice-chips:not(.board-items):not(.board-field)", row, back=True)
        enter(keys, row, items_of(facts, form_row), items_of(target, form_row))
    host_phone.picture("board-keys")
    # One more than printed, undone.
    before = host_phone.page.locator("input:focus").get_attribute("aria-label")
    keys.press("ArrowRight")
    expect(host_phone.page.locator("input:focus")).not_to_have_attribute("aria-label", str(before))
    keys.to(".action-bar .button-square", back=True)
    keys.press("Enter")
    expect(host_phone.text("box.board_right")).to_be_visible()
    assert axe_faults(host_phone) == []
    keys.to(".action-bar .button-main:not([aria-disabled=true])")
    keys.press("Enter")
    expect(host_phone.heading("box.title")).to_be_visible()
    assert host.ask("GET", f"/games/{GAME}/box")["boards"] == {"2-4": target}
    print(f"\nkeys for a side, besides Tab: {keys.pressed}")
