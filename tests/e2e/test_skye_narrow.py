"""Isle of Skye on narrow phones: names, start player and scoring letters stay on the screen."""

import pytest
from playwright.sync_api import expect

from tests.e2e import skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import Look, faults_of, show

pytestmark = pytest.mark.e2e

LOOKS = (Look("day", 320, 640), Look("lamp", 360, 740), Look("day", 320, 640, 160))
SEEN = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const box = one.getBoundingClientRect();
  const isIn = box.left >= 0 && box.right <= innerWidth + 0.5 && box.top >= 0;
  return one.checkVisibility() && isIn && box.width >= 12 && box.height >= 10;
})"""
"""True if each element is visible: of some size, and within the window."""


@pytest.mark.parametrize(("seats", "language"), [(3, "de"), (5, "en")])
def test_names_starter_and_letters_stay(seats: int, language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = skye.start_where_app_draws(device, seats)
    this_phone = phone(token=sitting[0].token, language=language)
    this_phone.open("t", sitting[0].table)
    this_phone.page.locator("[data-offer]").first.wait_for()
    letters = {3: "A", 5: "A and B"}[seats]
    counted = this_phone.say("play.goals_now", n=len(letters.split(" and ")), places=letters)
    faults: list[str] = []
    for look in LOOKS:
        show(this_phone, look)
        this_phone.picture(f"skye-narrow-{seats}-{look.width}-{look.text}")
        # The own pill says "you", with the name only if both fit.
        if look.text == 100:
            assert all(this_phone.page.evaluate(SEEN, ".pill-name")[1:]), look
        assert this_phone.page.evaluate(SEEN, ".pill-you") == [True], look
        assert this_phone.page.evaluate(SEEN, ".phases-stamp") == [True], look
        assert this_phone.page.evaluate(SEEN, ".phases-scores") == [True], look
        about = this_phone.page.locator(".phases-about")
        expect(this_phone.page.locator(".phases-scores")).to_have_text(counted)
        lines = about.evaluate("(words) => words.clientHeight / parseFloat(getComputedStyle(words).lineHeight)")
        assert lines < 2.2, look
        faults += [f"{look}: {fault}" for fault in faults_of(this_phone)]
    names = this_phone.page.locator(".pill-name").all_text_contents()
    assert names[1:] == list(NAMES[1:seats])
    assert faults == []
    seat = f"/tables/{sitting[0].table}?seat=0"
    worths = sitting[0].ask("GET", seat)["document"]["view"]["goal_worths"].values()
    worths_shown = ["?" if worth.get("unknown") else worth.get("points", 0) for worth in worths]
    goals_text = this_phone.say(
        "play.goals_worth", points=" + ".join(map(str, worths_shown[: len(letters.split(" and "))]))
    )
    expect(this_phone.page.locator(".phases-worths")).to_contain_text(goals_text)
    this_phone.page.locator(".phases-goals").click()
    goals = this_phone.page.locator(".goals > li")
    expect(goals).to_have_count(4)
    for goal, points in zip(goals.all(), worths_shown, strict=True):
        expect(goal).to_contain_text(this_phone.say("points.goal_worth", points=points))
