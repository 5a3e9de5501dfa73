"""Finished games: exported as a file and imported on another phone, viewed, counted, and a rematch."""

import io
import json
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES as PEOPLE
from tests.e2e.device import Device
from tests.e2e.gallery import Gallery
from tests.e2e.phone import PICTURES, Phone
from tests.e2e.record import turns
from tests.e2e.tables import start_table

GAME = turns("go-0025")
NAMES = PEOPLE[:3]
KEPT = PICTURES / "kept"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.deep), "de"])
def test_a_finished_evening(language: str, phone: NewPhone, device: NewDevice) -> None:
    sitting = start_table(device, 3, GAME)
    this_phone = phone(language=language, light="day" if language == "en" else "lamp", token=sitting[0].token)
    gallery = Gallery(this_phone, of="library-")
    this_phone.open("t", sitting[0].table)
    this_phone.press("keep.title")
    enter_place(this_phone)
    file = export_game(this_phone)
    assert_sheets(this_phone)
    add_and_remove_photo(this_phone)
    gallery.show("keep")
    import_elsewhere(phone(language=language), file, sitting[0])
    this_phone.press("library.title")
    find_in_library(gallery)
    check_statistics(gallery, sitting[0])
    try_to_merge_people(gallery)
    link_other_phone(gallery, phone(language=language))
    open_rematch(this_phone)
    assert not gallery.faults, "\n".join(gallery.faults)


def enter_place(phone: Phone) -> None:
    phone.page.get_by_label(phone.say("keep.place")).fill("Cleos Küche")
    phone.press("keep.save")
    expect(phone.page.get_by_text(phone.say("keep.done"), exact=True)).to_be_visible()


def export_game(phone: Phone) -> Path:
    """Export the whole game as a file: log and result."""
    with phone.page.expect_download() as saved:
        phone.tap(phone.page.get_by_role("button", name=phone.say("keep.json")))
    file = KEPT / saved.value.suggested_filename
    saved.value.save_as(file)
    expect(phone.text("keep.busy")).to_have_count(0)  # until then a tap does nothing
    assert re.fullmatch(r"tableside-carcassonne-\d{4}-\d\d-\d\d\.json", file.name)
    assert [seat["name"] for seat in json.loads(file.read_text())["seats"]] == list(NAMES)
    return file


def assert_sheets(phone: Phone) -> None:
    """Check the beginning of the other files, and the link to BG Stats."""
    for kind, begins in (("csv", b"\xef\xbb\xbf"), ("bgsplay", b"{"), ("png", b"\x89PNG")):
        with phone.page.expect_download() as saved:
            phone.tap(phone.page.get_by_role("button", name=phone.say(f"keep.{kind}")))
        assert Path(saved.value.path()).read_bytes().startswith(begins), kind
        expect(phone.text("keep.busy")).to_have_count(0)
    link = phone.page.get_by_role("link", name=phone.say("keep.link_open"))
    assert str(link.get_attribute("href")).startswith("https://app.bgstatsapp.com/")
    qr = phone.say("keep.link_qr")
    expect(phone.page.get_by_role("img", name=qr)).to_be_visible()
    phone.press("lobby.qr_larger", qr=qr)
    large = phone.page.get_by_role("dialog").get_by_role("img", name=qr)
    box, window = large.bounding_box(), phone.page.viewport_size
    assert box
    assert window
    assert box["width"] == window["width"], "it fills the screen"
    phone.picture("keep-code")
    phone.press("lobby.qr_smaller", qr=qr)
    expect(phone.page.get_by_role("dialog")).to_have_count(0)


def add_and_remove_photo(phone: Phone) -> None:
    """Add a photo, see it, and remove it; another file is refused with a message."""
    picture = io.BytesIO()
    Image.new("RGB", (320, 240), (180, 40, 40)).save(picture, "JPEG")
    add = phone.page.get_by_label(phone.say("photos.add"))
    with phone.watch.expecting("422"):
        add.set_input_files({"name": "no.jpg", "mimeType": "image/jpeg", "buffer": b"no photo"})
        expect(phone.page.get_by_role("alert")).to_have_text(phone.say("photo.not_an_image"))
    add.set_input_files({"name": "table.jpg", "mimeType": "image/jpeg", "buffer": picture.getvalue()})
    phone.page.locator("canvas.photo").wait_for()
    phone.until("() => document.querySelector('canvas').getContext('2d').getImageData(9, 9, 1, 1).data[0] > 120")
    phone.tap(phone.page.locator(".photos button"))
    expect(phone.page.locator("canvas.photo")).to_have_count(0)


def import_elsewhere(other: Phone, file: Path, host: Device) -> None:
    """Import on another browser profile: an invalid file is refused, the right one looks the same."""
    other.open()
    other.press("library.title")
    field = other.page.get_by_label(other.say("library.bring"))
    cut_off = file.read_bytes()[:2000]
    unknown = json.dumps(json.loads(file.read_text()) | {"mood": "good"}).encode()
    for data, code, params in (
        (cut_off, "take_along.cut_off", {}),
        (unknown, "take_along.unknown_field", {"field": "mood"}),
    ):
        with other.watch.expecting("422"):
            field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": data})
            expect(other.text(code, **params)).to_be_visible()
            expect(other.heading("library.refused")).to_be_visible()
    field.set_input_files(file)
    other.button("keep.title").wait_for()
    scores = host.look()["document"]["view"]["outcome"]["scores"]
    totals = other.page.locator(".score-total")
    expect(totals).to_have_count(len(NAMES))
    assert [int(points) for points in totals.all_inner_texts()] == sorted(scores, reverse=True)
    other.press("history.again")
    other.page.locator(".history-board[data-step='1']").wait_for()


def find_in_library(gallery: Gallery) -> None:
    """Find the game with its players; filter by a person, and by days without games."""
    phone = gallery.phone
    evening = phone.page.locator(".shelf-table")
    expect(evening).to_have_count(1)
    for name in (*NAMES, "Cleos Küche"):
        expect(evening).to_contain_text(name)
    phone.tap(phone.page.locator("summary"))
    phone.tap(phone.page.get_by_role("button", name="Ben", exact=True))
    expect(phone.page.locator("summary")).to_have_text(phone.say("library.only", what="Ben"))
    gallery.show("shelf")
    phone.page.get_by_label(phone.say("library.to")).fill("2001-01-01")
    expect(phone.text("library.none")).to_be_visible()
    phone.page.get_by_label(phone.say("library.to")).fill("")
    phone.tap(phone.page.get_by_role("button", name="Ben", exact=True))
    expect(evening).to_have_count(1)


def check_statistics(gallery: Gallery, host: Device) -> None:
    """Check plays, wins and points of each person in a table."""
    phone = gallery.phone
    scores = host.look()["document"]["view"]["outcome"]["scores"]
    phone.press("library.numbers")
    rows = phone.page.locator(".numbers-table tbody tr")
    expect(rows).to_have_count(len(NAMES))
    numbers = {row.locator(".numbers-name").inner_text(): row.locator("td").all_inner_texts() for row in rows.all()}
    assert {name: cells[:4] for name, cells in numbers.items()} == {
        name: ["1", "1" if score == max(scores) else "0", str(score), str(score)]
        for name, score in zip(NAMES, scores, strict=True)
    }
    gallery.show("numbers")
    phone.press("library.title")


def try_to_merge_people(gallery: Gallery) -> None:
    """Try to merge two people of one table: a message refuses it, and nothing changes."""
    phone = gallery.phone
    phone.press("library.people")
    phone.press("people_known.prompt")
    for name in NAMES[:2]:
        phone.tap(phone.page.locator(".task-label", has_text=name))
    gallery.show("people")
    with phone.watch.expecting("409"):
        phone.press("people_known.look")
        expect(phone.heading("people_known.not")).to_be_visible()
    phone.press("people_known.leave")
    expect(phone.page.get_by_role("list", name=phone.say("people_known.title")).get_by_role("listitem")).to_have_count(
        len(NAMES)
    )
    phone.press("common.back")


def link_other_phone(gallery: Gallery, other: Phone) -> None:
    """Make a code here and type it on another phone: the game is listed there too."""
    phone = gallery.phone
    phone.press("recovery.title")
    phone.press("recovery.make")
    code = phone.page.locator(".code-long").inner_text()
    gallery.show("code")
    phone.press("library.title")
    other.open("library", "code")
    field = other.page.get_by_label(other.say("recovery.field"))
    with other.watch.expecting("404"):
        field.fill("23456-23456-23456-23456")
        other.press("recovery.use")
        expect(other.heading("recovery.not")).to_be_visible()
    field.fill(code.lower())
    other.press("recovery.use")
    expect(other.heading("recovery.done", n=2)).to_be_visible()
    other.press("library.title")
    expect(other.page.locator(".shelf-table")).to_have_count(1)


def open_rematch(phone: Phone) -> None:
    """Tap once to open a lobby with the same people."""
    phone.press("library.again")
    phone.heading("lobby.start_prompt", n=3).wait_for()
