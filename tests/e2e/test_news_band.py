"""News are shown in a band of fixed height: nothing below it moves with the length of a text."""

import pytest

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table

pytestmark = pytest.mark.e2e

GAME = turns("go-0025")
SEEN = 8
LOOKS = (Look("day", 390, 844), Look("day", 360, 740), Look("day", 320, 640), Look("day", 320, 640, 160))
PLACES = """() => {
  const band = document.querySelector(".band-strip").getBoundingClientRect();
  return [band.height, document.querySelector(".band-work").getBoundingClientRect().top];
}"""
"""Height of the band, and top of the board below it."""
COVERED = """() => {
  const covered = [];
  for (const picture of document.querySelectorAll(".strip-lines .tile-picture")) {
    const box = picture.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    const words = document.createTreeWalker(picture.closest(".strip-lines"), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const size = parseFloat(getComputedStyle(words.currentNode.parentElement).fontSize);
      for (const line of range.getClientRects()) {
        if (line.left >= box.right || line.right <= box.left || line.top <= middle) continue;
        if (box.bottom > line.top + size * 0.28) covered.push(words.currentNode.textContent);
      }
    }
  }
  return covered;
}"""
"""Text in the line below a picture that the picture touches: capitals begin about 0.28 em below their line's top."""


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_the_board_stays_where_it_is_whatever_happened(phone: NewPhone, device: NewDevice, language: str) -> None:
    sitting = seat_devices(device, 3)
    sitting[0].start()
    ben = phone(token=sitting[1].token, language=language)
    ben.open("t", sitting[0].table)
    show_tiles([ben], 1)
    # The others have no sockets: phones that were never heard are not missed while the band is measured.
    version = sitting[1].look()["v"]
    places: dict[Look, set[tuple[float, float]]] = {look: set() for look in LOOKS}
    sentences = set()
    for number, turn in enumerate(GAME[:SEEN], 1):
        *drawn, laid = turn.actions()
        for action in (*drawn, laid):
            version = sitting[turn.seat].act(turn.seat, action, version)
            if action is laid:
                show_tiles([ben], number + 1)
            ben.page.locator(".strip-steady").wait_for()
            sentences.add(ben.page.locator(".strip-steady").inner_text())
            for look in LOOKS:
                show(ben, look)
                height, top = ben.page.evaluate(PLACES)
                assert ben.page.evaluate(COVERED) == [], look
                places[look].add((height, top))
    assert len(sentences) > SEEN, "hardly anything happened"
    for look, box in places.items():
        assert len(box) == 1, (look, sorted(box))
        show(ben, look)
        assert not faults_of(ben)
        ben.picture(f"news-band-{language}-{look.width}-{look.text}")


def test_a_tap_on_the_words_opens_all_of_them(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3)
    ben = phone(token=sitting[1].token)
    ben.open("t", sitting[0].table)
    show_tiles([ben], 1)
    play_on(sitting, GAME[:1])
    show_tiles([ben], 2)
    ben.tap(ben.page.locator(".strip-read"))
    ben.page.get_by_role("heading", name=ben.say("play.news"), exact=True).wait_for()
    assert ben.path == ["t", sitting[0].table, "news"]
