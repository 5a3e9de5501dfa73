"""News are shown in a band of fixed height: nothing below it moves with the length of a text."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e import dolmens
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import Device
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.play import show_tiles
from tests.e2e.record import turns
from tests.e2e.tables import play_on, seat_devices, start_table

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

LONG_NAMES = ("Bartholomäus-Maximilian", "Wolfeschlegelstein", "Änne-Katharina-Luise")
SHORT_NAMES = ("B.-M.", "Wolfesch.", "Ä.-K.-L.")
HIDDEN = """() => {
  const lines = document.querySelector(".strip-lines");
  return lines.scrollHeight - lines.clientHeight;
}"""
"""Height in px of the lines that are cut off."""
BEYOND_BAND = """lines => {
  const [inner, outer] = [lines, lines.closest(".strip-read")].map((element) => element.getBoundingClientRect());
  return Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
}"""
"""By how many px the lines reach beyond their band, which hides that."""
TIPS = """() => {
  const tips = [];
  const lines = document.querySelector(".strip-lines");
  const end = lines.getBoundingClientRect().bottom;
  const note = ({ top, bottom }, what) => {
    if (top < end - 1 && bottom > end + 2) tips.push([what, top - end]);
  };
  for (const picture of lines.querySelectorAll(".tile-picture")) note(picture.getBoundingClientRect(), "picture");
  const words = document.createTreeWalker(lines, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    if (words.currentNode.parentElement.matches(".said-aloud")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects()) note(line, words.currentNode.textContent);
  }
  return tips;
}"""
"""What begins in the second line's room and goes on below it: the tips of a third line."""


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
                assert ben.page.evaluate(TIPS) == [], look
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


def carcassonne(new: NewDevice) -> list[Device]:
    return start_table(new, 3, GAME[:5])


def dolmengoetter(new: NewDevice) -> list[Device]:
    return dolmens.start_record(new, "g02", 12)


@pytest.mark.parametrize("start", [carcassonne, dolmengoetter])
def test_the_phone_that_undoes_is_told_so_as_you_and_the_others_by_name(
    phone: NewPhone, device: NewDevice, start: Callable[[NewDevice], list[Device]]
) -> None:
    sitting = start(device)
    seat = next(seat for seat, mine in enumerate(sitting) if "undo" in mine.look(seat)["document"])
    by, other = phone(token=sitting[seat].token), phone(token=sitting[seat - 1].token)
    for this_phone in (by, other):
        this_phone.open("t", sitting[0].table)
        this_phone.page.locator(".strip-read").wait_for()
    told = other.page.locator(".strip-read").inner_text()
    by.press("common.undo")
    name = sitting[0].look()["document"]["table"]["seats"][str(seat)]["name"]
    expect(by.page.locator(".strip-read")).to_have_text(by.say("table.event_undone_own"))
    expect(other.page.locator(".strip-read")).to_have_text(other.say("table.event_undone", seat=name))
    assert told != by.page.locator(".strip-read").inner_text()


NARROW = (Look("day", 740, 360), Look("day", 320, 568))
LARGE_ON_WIDE = (Look("day", 820, 1180, 200), Look("day", 1024, 768, 160))


@pytest.mark.parametrize(("looks", "times"), [(NARROW, 1), (LARGE_ON_WIDE, 2)])
def test_a_band_has_room_for_the_lines_that_it_shows(
    phone: NewPhone, device: NewDevice, looks: tuple[Look, ...], times: int
) -> None:
    """A long sentence is whole in narrow windows; two of them end with a whole line in large text."""
    sitting = dolmengoetter(device)
    this_phone = phone(token=sitting[0].token, language="de")
    this_phone.open("t", sitting[0].table)
    lines = this_phone.page.locator(".strip-lines")
    sentence = this_phone.say("dolmengoetter.event_final_turns", seat="Wolfesch.")
    lines.evaluate("(lines, sentence) => { lines.textContent = sentence; }", " ".join([sentence] * times))
    for look in looks:
        show(this_phone, look)
        assert times > 1 or this_phone.page.evaluate(HIDDEN) <= 0, look
        assert lines.evaluate(BEYOND_BAND) <= 1, look


BONUSES = {"warrior": "advance", "merchant": "one_road", "herald": "third_waypoint"}
SAY = """(lines, [before, name, after]) => {
  const tile = lines.querySelector(".said-tile");
  tile.lastElementChild.textContent = name;
  lines.replaceChildren(before, tile, after);
}"""
"""Put a sentence with the picture and name of a tile into the lines."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_bonus_tiles_are_told_whole(phone: NewPhone, device: NewDevice, language: str) -> None:
    sitting = dolmengoetter(device)
    this_phone = phone(token=sitting[0].token, language=language)
    this_phone.open("t", sitting[0].table)
    names = {track: this_phone.say(f"isle_of_skye.bonus_{bonus}") for track, bonus in BONUSES.items()}
    sentence = this_phone.say("isle_of_skye.event_bonus_laid", seat="Christine", tier="I", **names)
    lines = this_phone.page.locator(".strip-lines")
    lines.evaluate("(lines) => lines.closest('.strip').querySelector('.strip-read ~ .button')?.remove()")
    lines.evaluate("(lines, sentence) => { lines.textContent = sentence; }", sentence)
    for look in (Look("day", 390, 844), Look("day", 360, 740), Look("day", 320, 568)):
        show(this_phone, look)
        assert this_phone.page.evaluate(HIDDEN) <= 0, look


def test_the_longest_sentence_with_a_tile_is_whole_beside_its_link(phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3)
    this_phone = phone(token=sitting[1].token, language="de")
    this_phone.open("t", sitting[0].table)
    show_tiles([this_phone], 1)
    play_on(sitting, GAME[:1])
    show_tiles([this_phone], 2)
    this_phone.button("play.show").wait_for()
    tile = "Wappenecke und Stadt"
    before, after = this_phone.say("carcassonne.event_placed_own", tile=tile, role="big").split(tile)
    this_phone.page.locator(".strip-lines").evaluate(SAY, [before, tile, after])
    for look in (Look("day", 360, 740), Look("day", 375, 667), Look("day", 320, 568)):
        show(this_phone, look)
        this_phone.picture(f"news-longest-{look.width}")
        assert this_phone.page.evaluate(HIDDEN) <= 0, look
        assert this_phone.page.evaluate(COVERED) == [], look


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_name_is_shortened_and_the_sentence_stays_whole(
    phone: NewPhone, device: NewDevice, language: str
) -> None:
    sitting = seat_devices(device, 3)
    host = sitting[0]
    seats = host.look()["document"]["table"]["seats"]
    for mine, info, name in zip(sitting, seats.values(), LONG_NAMES, strict=True):
        mine.ask("PATCH", f"/tables/{host.table}/seats/{info['id']}", {"name": name})
    host.start()
    play_on(sitting, GAME[:3])
    seat = GAME[2].seat
    undo = {"seat": seat, "id": "long-name", "version": host.look()["v"]}
    sitting[seat].ask("POST", f"/tables/{host.table}/undo", undo)
    this_phone = phone(token=sitting[seat - 1].token, language=language)
    this_phone.open("t", host.table)
    sentence = this_phone.say("table.event_undone", seat=SHORT_NAMES[seat])
    for look in LOOKS:
        show(this_phone, look)
        expect(this_phone.page.locator(".strip-read")).to_have_text(sentence)
        assert this_phone.page.evaluate(HIDDEN) <= 0, look
