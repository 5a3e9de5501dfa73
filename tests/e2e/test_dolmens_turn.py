"""A turn of Dolmengötter from question to question: what is asked, what the picture shows, and that all of it is in
sight on every phone."""

import base64
import re

import pytest
from playwright.sync_api import expect

from games.dolmengoetter.actions import ChooseRight, Fly, GatherHerbs, ReportValue, Walk
from tests.e2e import dolmens, skye
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.dolmens import FOREIGN, THREE, TWO, Turn, enter_by_taps, open_table_of, play_on, tap_place, turns
from tests.e2e.looks import Look, show
from tests.e2e.phone import MIDDLE, Phone
from tests.e2e.record import turns as carcassonne_turns
from tests.e2e.tables import start_table

FOUR = "g21"
SMALL = (Look("lamp", 320, 568), Look("day", 320, 640, 160), Look("day", 390, 844), Look("lamp", 740, 360))
OUT_OF_SIGHT = """(selector) => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return left < frame.left || left > frame.right || top < frame.top || top > frame.bottom;
  }).map((one) => one.dataset.place ?? one.dataset.change);
}"""
"""Which elements of the board have their middle outside of the window."""
COVERED = """([stacks, part]) => {
  const boxes = (selector) => [...document.querySelectorAll(`.board-frame ${selector}`)].map(
    (one) => [one.closest("[data-stack]")?.dataset.stack, one.getBoundingClientRect()],
  );
  const common = (box, other) =>
    Math.max(0, Math.min(box.right, other.right) - Math.max(box.left, other.left)) *
    Math.max(0, Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top));
  return boxes(`${stacks} .spot-piece`).filter(([, piece]) =>
    boxes("[data-change] rect").some(([, label]) => common(label, piece) > piece.width * piece.height * part),
  ).map(([place]) => place);
}"""
"""At which places a piece lies under a label, by more than that part."""
TARGETS = ".board-frame .spot-target:not(.spot-quiet)"
INK_ON_RING = """async ([picture, { x, y, width, height }, ink]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const isInk = (left, top) => {
    const colour = canvas.getImageData(left, top, 1, 1).data;
    return ink.every((part, i) => Math.abs(part - colour[i]) < 12);
  };
  const inside = [...Array(7).keys()];
  const sides = [
    [...Array(8).keys()].map((n) => inside.map((i) => [x + (width * (n + 1)) / 9, y + i])),
    [...Array(8).keys()].map((n) => inside.map((i) => [x + i, y + (height * (n + 1)) / 9])),
    [...Array(8).keys()].map((n) => inside.map((i) => [x + width - 1 - i, y + (height * (n + 1)) / 9])),
  ];
  return sides.flat().filter((across) => across.some(([left, top]) => isInk(left, top))).length;
}"""
"""At how many of 24 points along three edges of a box the ink of a focus ring is seen."""
INK = """() => getComputedStyle(document.documentElement).getPropertyValue("--ink").trim().match(/[0-9a-f]{2}/gi)
  .map((part) => parseInt(part, 16))"""
ASKEW = """(note) => {
  const [lines, button] = [document.createRange(), note.closest("button").getBoundingClientRect()];
  lines.selectNodeContents(note);
  const middle = ({ left, right }) => (left + right) / 2;
  return Math.max(...[...lines.getClientRects()].map((line) => Math.abs(middle(line) - middle(button))));
}"""
"""The largest offset between the centre of a line of text and that of its button, in px."""


def first_turn(name: str, kind: type, after: int = 0) -> int:
    """Return the first turn of a record that begins with such an action."""
    return next(n for n, turn in enumerate(turns(name)) if n >= after and isinstance(turn[0].action, kind))


def test_each_step_of_a_turn_is_asked_and_the_place_that_is_left_is_shown(phone: NewPhone, device: NewDevice) -> None:
    sitting = dolmens.start_record(device, THREE, FOREIGN)
    walk, build = turns(THREE)[FOREIGN][:2]
    assert isinstance(walk.action, Walk)
    anna = open_table_of(phone, sitting[walk.seat])
    expect(anna.heading("dolmengoetter.prompt_move")).to_be_visible()
    expect(anna.button("play.tap_place")).to_have_count(0)
    with anna.counted() as taps:
        tap_place(anna, walk.action.source)
        expect(anna.heading("dolmengoetter.ask_target")).to_be_visible()
        expect(anna.button("dolmengoetter.choice_herbs")).to_be_visible()
        tap_place(anna, walk.action.target)
        expect(anna.heading("dolmengoetter.ask_stone")).to_be_visible()
        expect(anna.page.locator(f".board-frame [data-stack='{walk.action.source}'] .spot-piece-waits")).to_be_visible()
        expect(anna.page.locator(".board-frame [data-change] text").first).to_be_visible()
        for look in SMALL:
            show(anna, look)
            anna.page.evaluate(MIDDLE, ".board-frame [data-change]")
            assert anna.page.evaluate(OUT_OF_SIGHT, ".board-frame [data-change]") == [], look
            if look.text == 100:  # large labels find no room that is free
                assert anna.page.evaluate(COVERED, ["[data-stack^=p]", 0.05]) == [], look
            anna.picture(f"dolmens-stone-{look.width}-{look.text}")
        expect(anna.page.locator("[data-choice='stone'] .target-note")).to_have_text(
            anna.say("dolmengoetter.note_top", seat="Ben", own=0)
        )
        anna.tap(anna.page.locator("[data-choice='stone']"))
    assert taps[0].taps == 3
    ben = open_table_of(phone, sitting[build.seat], language="de")
    expect(ben.heading("dolmengoetter.prompt_right", where="top")).to_be_visible()
    assert ben.page.locator(".action-bar button").all_inner_texts() == [
        ben.say("dolmengoetter.choice_decline"),
        ben.say("dolmengoetter.choice_build"),
    ]
    expect(ben.page.locator(".action-bar .button-main")).to_have_text(ben.say("dolmengoetter.choice_build"))
    expect(ben.page.locator(".spot-label")).to_have_count(0)


def test_herbs_are_a_button(phone: NewPhone, device: NewDevice) -> None:
    number = first_turn(THREE, GatherHerbs)
    sitting = dolmens.start_record(device, THREE, number)
    (entry,) = turns(THREE)[number]
    anna = open_table_of(phone, sitting[entry.seat])
    with anna.counted() as taps:
        enter_by_taps(anna, (entry,))
    assert taps[0].taps <= 2
    stack = sitting[0].look()["document"]["view"]["surfaces"]["plan"]["stacks"][entry.action.source]  # type: ignore[attr-defined]
    assert stack[0]["lying"]


@pytest.mark.parametrize("kind", [Walk, Fly])
def test_all_places_that_a_druid_may_go_to_are_in_the_window(phone: NewPhone, device: NewDevice, kind: type) -> None:
    """On the smallest phones and in landscape too, for each druid that may move; or they are counted at the edges,
    where a flight goes everywhere and the whole board would be too small."""
    number = first_turn(TWO, kind, after=12)
    sitting = dolmens.start_record(device, TWO, number)
    entry = turns(TWO)[number][0]
    anna = open_table_of(phone, sitting[entry.seat])
    view = anna.device().look(entry.seat)["document"]["view"]
    (prompt,) = view["prompts"].values()
    for source in prompt["moves"]:
        tap_place(anna, source)
        for look in SMALL:
            show(anna, look)
            anna.page.evaluate(MIDDLE, TARGETS)
            hidden = anna.page.evaluate(OUT_OF_SIGHT, TARGETS)
            counted = sum(int(chip) for chip in anna.page.locator(".out-of-sight").all_inner_texts())
            assert len(hidden) <= counted, (source, look)
            assert kind is Fly or not hidden, (source, look)
        show(anna, SMALL[2])


def test_the_map_frames_the_window_and_never_chooses(phone: NewPhone, device: NewDevice) -> None:
    """Everything is free: the map has no targets. A tap moves the window, while placing and while walking."""
    sitting = dolmens.start_record(device, THREE, 4)
    seat = turns(THREE)[4][0].seat
    ben = open_table_of(phone, sitting[seat])
    seen = ben.page.locator(".spots-map [data-seen] .spots-seen")
    for look in (SMALL[0], SMALL[2], SMALL[3]):
        show(ben, look)
        expect(seen).to_be_visible()
        expect(ben.page.locator(".spots-map [data-place]")).to_have_count(0)
        before = seen.get_attribute("x")
        ben.tap(ben.page.locator(".spots-map"), at=(0.9, 0.9))
        expect(seen).not_to_have_attribute("x", str(before))
        ben.tap(ben.page.locator(".spots-map"), at=(0.5, 0.5))
    assert len(sitting[0].look()["document"]["view"]["surfaces"]["plan"]["stacks"]) == 4


def test_who_builds_first_is_asked_in_the_picture(phone: NewPhone, device: NewDevice) -> None:
    number, at = next(
        (n, i)
        for n, turn in enumerate(turns(THREE))
        for i, entry in enumerate(turn)
        if isinstance(entry.action, ChooseRight)
    )
    sitting = dolmens.start_record(device, THREE, number)
    turn: Turn = turns(THREE)[number]
    play_on(sitting, (turn[:at],))
    anna = open_table_of(phone, sitting[turn[at].seat])
    expect(anna.text("dolmengoetter.hint_order")).to_be_visible()
    for look in SMALL:
        show(anna, look)
        labels = anna.page.locator(".board-frame [data-change]")
        expect(labels).to_have_count(anna.page.locator(TARGETS).count())
        anna.page.evaluate(MIDDLE, TARGETS)
        assert anna.page.evaluate(OUT_OF_SIGHT, ".board-frame [data-change]") == [], look
    show(anna, SMALL[2])
    enter_by_taps(anna, (turn[at],))


def test_the_dolmens_that_one_may_build_on_stay_in_sight(phone: NewPhone, device: NewDevice) -> None:
    number, at = next(
        (n, i) for n, turn in enumerate(turns(FOUR)) for i, e in enumerate(turn) if e.action == ChooseRight("c01")
    )
    sitting = dolmens.start_record(device, FOUR, number)
    play_on(sitting, (turns(FOUR)[number][:at],))
    cleo = open_table_of(phone, sitting[turns(FOUR)[number][at].seat])
    for look in SMALL:
        show(cleo, look)
        cleo.page.evaluate(MIDDLE, ".board-frame [data-change='c01']")
        assert cleo.page.evaluate(COVERED, ["[data-stack=c01]", 0.05]) == [], look


def test_values_are_pieces_in_a_row_and_the_dolmen_is_outlined(phone: NewPhone, device: NewDevice) -> None:
    number = next(n for n, turn in enumerate(turns(THREE)) if any(isinstance(e.action, ReportValue) for e in turn))
    turn = turns(THREE)[number]
    at = next(i for i, entry in enumerate(turn) if isinstance(entry.action, ReportValue))
    sitting = dolmens.start_record(device, THREE, number)
    play_on(sitting, (turn[:at],))
    anna = open_table_of(phone, sitting[turn[at].seat], language="de")
    for look in SMALL:
        show(anna, look)
        assert anna.page.locator(".piece-choices .target-note").first.evaluate(ASKEW) < 2, look
        tops = [box["y"] for box in map(box_of, anna.page.locator(".piece-choices button").all())]
        assert len(tops) == 4
        assert max(tops) - min(tops) < 1, look
    # In words: next to a factor, "× 5" below a value would be read as its points.
    expect(anna.page.locator(".piece-choices .target-note").first).to_have_text(re.compile(r"^noch \d+$"))
    expect(anna.page.locator(".board-frame [data-level]")).to_have_count(1)
    enter_by_taps(anna, (turn[at],))


def test_undo_asks_for_the_one_dolmen_again_that_was_told_last(phone: NewPhone, device: NewDevice) -> None:
    number, told = next(
        (n, at)
        for n, turn in enumerate(turns(THREE))
        if len(at := [i for i, entry in enumerate(turn) if isinstance(entry.action, ReportValue)]) > 1
        and turn[at[0]].seat == turn[at[1]].seat
    )
    turn = turns(THREE)[number]
    sitting = dolmens.start_record(device, THREE, number)
    play_on(sitting, (turn[: told[0]],))
    anna = open_table_of(phone, sitting[turn[told[0]].seat])
    outlined = anna.page.locator(".board-frame [data-level]")
    question = anna.page.locator(".prompt")
    first = question.inner_text()
    enter_by_taps(anna, (turn[told[0]],))
    expect(question).not_to_have_text(first, use_inner_text=True)
    expect(outlined).to_have_count(1)
    anna.press("common.undo")
    expect(question).to_have_text(first, use_inner_text=True)
    expect(outlined).to_have_attribute("data-level", str(turn[told[0]].action.level))


def box_of(locator: object) -> dict[str, float]:
    box = locator.bounding_box()  # type: ignore[attr-defined]
    assert box
    return dict(box)


def focus_is_seen(this_phone: Phone) -> int:
    """Return at how many points of the board's edge its focus ring is seen."""
    box = box_of(this_phone.page.locator(".board-frame"))
    picture = base64.b64encode(this_phone.page.screenshot()).decode()
    return int(this_phone.page.evaluate(INK_ON_RING, [picture, box, this_phone.page.evaluate(INK)]))


@pytest.mark.parametrize("game", ["carcassonne", "isle_of_skye", "dolmengoetter"])
def test_one_key_leads_to_the_board_whose_ring_is_seen_and_back(phone: NewPhone, device: NewDevice, game: str) -> None:
    if game == "dolmengoetter":
        sitting, seat = dolmens.start_record(device, THREE, 12), turns(THREE)[12][0].seat
    elif game == "carcassonne":
        sitting, seat = start_table(device, 3, carcassonne_turns("go-0025")[:12]), 0
    else:
        sitting, seat = skye.start_where_app_draws(device, 2), 0
        for chooser, sits in enumerate(sitting):
            skye.choose(sits, chooser, (1, 1))
        skye.lift(sitting[0], 0)
        skye.buy_nothing(sitting)
    this_phone = phone(token=sitting[seat].token)
    this_phone.open("t", sitting[0].table)
    board = this_phone.page.get_by_role("application")
    board.wait_for()
    this_phone.page.evaluate("document.querySelector('h1').focus()")
    this_phone.page.keyboard.press("b")
    expect(board).to_be_focused()
    this_phone.picture(f"board-ring-{game}")
    assert focus_is_seen(this_phone) >= 22
    tools, frame = box_of(this_phone.page.locator(".board-tools")), box_of(this_phone.page.locator(".board-frame"))
    stage_top = frame["y"]
    assert tools["y"] + tools["height"] <= stage_top + 1, "the buttons cover the board"
    this_phone.page.keyboard.press("b")
    expect(this_phone.page.get_by_role("heading", level=1)).to_be_focused()
