"""An evening with all boxes of Carcassonne by taps: five phones and a TV, the table drawing, 25 parts of turns, a
builder's second tile, abbots taken back, a builder corrected ten turns back, the end with goods and pigs."""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from games.carcassonne.actions import DrawTile, PlaceTile
from games.core.grid import name_cell, pack
from tests.e2e.boxes import BOXES, RULES, Entry, finish, play_game
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.device import NAMES
from tests.e2e.looks import Look, faults_of, show
from tests.e2e.phone import Hands, Phone
from tests.e2e.play import lay, pick
from tests.e2e.record import Turn
from tests.e2e.tables import seat_devices
from tests.e2e.taps import describe_taps
from tests.e2e.timeline import find_row, open_timeline

pytestmark = [pytest.mark.deep, pytest.mark.timeout(900)]

SEED, PEOPLE, FIRST, PARTS = 15, 5, 7, 25
"""The parts by taps begin while the river is laid."""
WRONG = 20
"""The part that is entered without its builder: ten turns before the last one by taps."""
MEDIAN, WORST, FURTHER = 3, 4, 2
"""Taps of a turn where the table draws; how many more a special figure, or a second tile, may take."""
CEREMONY_MS = 180_000
"""Longer than the TV counts the final scoring line by line."""
NARROW = Look("lamp", 320, 640, 160)
ANNA = 0
RIVER = {tile for tile, laid in RULES.rules.box.laid.items() if laid[0].river >= 0}


class Part(NamedTuple):
    """One run through draw, place and figure. `second`: it is a builder's second tile."""

    turn: Turn
    action: PlaceTile
    second: bool
    entries: tuple[Entry, ...]

    @property
    def is_special(self) -> bool:
        """True if a figure besides the plain follower is set or taken back, or if the builder is asked first."""
        return bool(self.action.figure or self.action.back or self.second)


def list_parts() -> Iterator[Part]:
    """Yield the game in parts."""
    entries: list[Entry] = []
    for entry in play_game(SEED, PEOPLE):
        entries.append(entry)
        place = entry.action
        if isinstance(place, PlaceTile):
            *aside, tile = (each.action.tile for each in entries if isinstance(each.action, DrawTile))
            cell = name_cell(pack(place.x, place.y))
            rotation = place.rotation % RULES.rules.box.turns[tile]
            turn = Turn(entry.seat, tuple(aside), tile, cell, rotation, place.follower, entry.scores)
            yield Part(turn, place, type(entries[0].action).__name__ == "UseBuilder", tuple(entries))
            entries = []


def enter(phone: Phone, part: Part, with_figure: bool) -> None:
    if part.second:
        phone.press("carcassonne.builder_draw")
    for tile in part.turn.set_aside:
        pick(phone, tile)
    pick(phone, part.turn.tile)
    lay(phone, part.turn)
    if with_figure:
        finish(phone, part.action)
    else:
        phone.tap(phone.page.locator(".button-main"))


class Evening:
    """Five phones and a TV at a table with all boxes."""

    def __init__(self, phone: NewPhone, device: NewDevice) -> None:
        self.sitting = seat_devices(device, PEOPLE, RULES.meta.colours, expansions=list(BOXES), draw="table")
        host = self.sitting[0]
        invite = host.ask("GET", f"/tables/{host.table}/invite")
        host.start()
        self.phones = {
            name.lower(): phone(token=sits.token, language="de", light="lamp" if seat == ANNA else "day")
            for seat, (name, sits) in enumerate(zip(NAMES, self.sitting, strict=False))
        }
        watcher = device()
        watcher.join(invite["code"])
        self.tv = self.phones["tv"] = phone(token=watcher.token, language="de", light="lamp")
        self.tv.page.set_viewport_size({"width": 1920, "height": 1080})
        self.anna = self.phones["anna"]
        self.pictured: set[str] = set()

    def open(self) -> None:
        """Open the table on every phone and on the TV."""
        for this_phone in self.phones.values():
            this_phone.open("t", self.sitting[0].table, *(["tv"] if this_phone is self.tv else []))
        show(self.anna, NARROW)

    def leave(self) -> None:
        """Leave the table on every screen, so that what is entered at once is not drawn on six of them."""
        for this_phone in self.phones.values():
            this_phone.page.goto("about:blank")

    def play_on(self, parts: Sequence[Part]) -> None:
        """Enter parts without screens."""
        for part in parts:
            for each in part.entries:
                self.sitting[each.seat].act(each.seat, each.action)

    def name(self, part: Part) -> str:
        """Return the key of the phone that a part is entered on."""
        return NAMES[part.turn.seat].lower()

    def check(self, moment: str, *names: str) -> None:
        """Save a picture of these screens and measure them."""
        faults = []
        for name in names:
            self.phones[name].save_picture(f"boxes-{moment}-{name}")
            faults += [f"{name}: {fault}" for fault in faults_of(self.phones[name], axe=True)]
        assert not faults, faults

    def check_question(self, part: Part) -> None:
        """Check what the phone asks before a part: the builder, or the tiles that may be drawn now."""
        name = self.name(part)
        this_phone = self.phones[name]
        if part.second:
            this_phone.heading("carcassonne.prompt_builder").wait_for()
            words = self.tv.say("carcassonne.wait_builder", seat=NAMES[part.turn.seat])
            expect(self.tv.page.locator(".tv")).to_contain_text(words)
            self.check("second", name, "tv")
            return
        this_phone.heading("carcassonne.prompt_pick").wait_for()
        (prompt,) = self.sitting[part.turn.seat].look(part.turn.seat)["document"]["view"]["prompts"].values()
        pieces = this_phone.page.locator(".picker [data-piece]").evaluate_all(
            "all => all.map((one) => one.dataset.piece)"
        )
        assert set(pieces) == {tile for tile, left in prompt["left"].items() if left}
        assert (part.turn.tile in RIVER) == (set(prompt["choices"]) <= RIVER)
        if name == "anna" and part.turn.tile not in RIVER and "picker" not in self.pictured:
            self.pictured.add("picker")
            self.check("picker", "anna", "tv")

    def check_points_before(self, part: Part) -> None:
        """Check that an abbot's points are shown before he is taken back."""
        name = self.name(part)
        this_phone = self.phones[name]
        pick(this_phone, part.turn.tile)
        lay(this_phone, part.turn)
        before = self.sitting[0].once(bool)["seats"][str(part.turn.seat)]["score"]
        points = part.turn.scores[part.turn.seat] - before
        words = this_phone.say("carcassonne.back_abbot", points=points)
        expect(this_phone.page.locator("[data-back]")).to_contain_text(words)
        self.check(f"abbot-{name}", name)
        this_phone.press("play.other_place")
        this_phone.press("play.other_tile")
        this_phone.heading("carcassonne.prompt_pick").wait_for()

    def enter(self, part: Part, with_figure: bool) -> Hands:
        """Enter a part by taps; return them once everybody has the points."""
        with self.phones[self.name(part)].counted() as gestures:
            enter(self.phones[self.name(part)], part, with_figure)

        def has_scored(view: Any) -> bool:
            scores = tuple(seat["score"] for seat in view["seats"].values())
            return scores == part.turn.scores and not view.get("drawn")

        self.sitting[0].once(has_scored)
        return gestures[0]

    def correct_builder(self, part: Part) -> None:
        """Set the builder that was forgotten ten turns ago."""
        anna = self.anna
        open_timeline(anna)
        with anna.counted() as gestures:
            anna.tap(find_row(anna, WRONG, part.turn, NAMES[ANNA]))
            anna.heading("corrections.wrong").wait_for()
            anna.tap(anna.page.locator(".button-main"))
            anna.page.locator("[data-kind='builder']").wait_for()
            self.check("correction", "anna")
            anna.tap(anna.page.locator("[data-kind='builder']"))  # its only place is chosen with it
            anna.tap(anna.page.locator(".button-main"))
            anna.heading("corrections.for_everyone_correction").wait_for()
        assert gestures[0].taps <= WORST + FURTHER
        self.check("correction-preview", "anna")
        anna.press("corrections.do_correction")
        anna.heading("corrections.right_ask").wait_for()
        anna.press("corrections.as_done")
        anna.page.get_by_role("application").wait_for()
        pieces = self.sitting[0].once(bool)["surfaces"]["main"]["pieces"]
        assert pieces[f"{part.turn.cell}/{part.action.follower}"]["kind"] == "builder"

    def check_end(self) -> None:
        """Check the final scoring on every screen."""
        view = self.sitting[0].once(lambda view: "outcome" in view)
        lines = view["lines"].values()
        assert sum(line["category"] == "goods" for line in lines) == 3
        assert sum(any(part["code"] == "cities_pig" for part in line.get("parts", ())) for line in lines) == 4
        assert view["zero_lines"]
        for this_phone in self.phones.values():
            if this_phone is not self.tv:
                this_phone.to_result()
        best = str(max(view["outcome"]["scores"]))
        expect(self.tv.page.locator(".tv")).to_contain_text(best, timeout=CEREMONY_MS)
        self.check("end", *self.phones)


def test_an_evening_with_all_boxes(phone: NewPhone, device: NewDevice, record_property: Any) -> None:
    evening = Evening(phone, device)
    parts = [*list_parts()]
    evening.play_on(parts[:FIRST])
    evening.open()
    plain: list[Hands] = []
    special: list[Hands] = []
    for number, part in enumerate(parts[FIRST : FIRST + PARTS], FIRST):
        evening.check_question(part)
        if part.action.back:
            evening.check_points_before(part)
        (special if part.is_special else plain).append(evening.enter(part, number != WRONG))
    for title, gestures in (("plain", plain), ("special figures, second tiles", special)):
        record_property(title, describe_taps(title, gestures))
        print(describe_taps(title, gestures))
    assert median(gesture.taps for gesture in plain) <= MEDIAN
    assert median(gesture.taps for gesture in special) <= MEDIAN + 1
    assert max(gesture.taps for gesture in plain) <= WORST
    assert max(gesture.taps for gesture in special) <= WORST + FURTHER
    evening.correct_builder(parts[WRONG])
    evening.check("after", "anna", "ben", "tv")
    evening.leave()
    evening.play_on(parts[FIRST + PARTS : -1])
    evening.open()
    evening.anna.page.get_by_role("application").wait_for()
    evening.play_on(parts[-1:])
    evening.check_end()
