"""Recorded games of Dolmengötter as tables play them: the entries of every turn, and how they are entered by taps."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from games.core.action import Action
from games.core.prompt import SystemPrompt
from games.core.seats import SYSTEM, Seat
from games.dolmengoetter.actions import (
    BuildDolmen,
    ChooseRight,
    DeclineDolmen,
    Fly,
    GatherHerbs,
    PlaceDruid,
    ReportValue,
    Walk,
)
from games.dolmengoetter.meta import VALUES
from games.dolmengoetter.rules import build_opening
from games.dolmengoetter.state import State
from games.dolmengoetter.turns import find_unknown_dolmens
from tests.e2e.conftest import NewPhone
from tests.e2e.device import Device
from tests.e2e.phone import MIDDLE, REACH, Phone
from tests.e2e.tables import seat_devices
from tests.golden import GOLDEN
from tests.records.dolmengoetter import OPTIONS, RULES, Row, action_of

GAME = "dolmengoetter"


class Entry(NamedTuple):
    """An action of a seat."""

    seat: Seat
    action: Action


Turn = tuple[Entry, ...]


@cache
def record(name: str) -> Row:
    rows = (json.loads(line) for line in (GOLDEN / GAME / "games.jsonl").read_text("utf-8").splitlines())
    return next(row for row in rows if row["id"] == name)


def options_of(name: str, **chosen: str) -> dict[str, str]:
    """Return the options of a table that plays a record."""
    setup = record(name)["setup"]
    dolmens = {f"dolmens_{value}": str(setup["dolmens"].get(str(value), 0)) for value in VALUES}
    return {**dolmens, "start_points": str(setup["start_points"]), "stones": str(setup["stones"]), **chosen}


@cache
def turns(name: str, values: str = "turned_over") -> tuple[Turn, ...]:
    """Return all turns of a record in order, for tables with this option."""
    row = record(name)
    setup = row["setup"]
    players = list(setup["players"])
    state = build_opening(
        {**OPTIONS, "values": values},
        len(players),
        players.index(setup["start"]),
        setup["start_points"],
        setup["stones"],
        tuple(int(setup["dolmens"].get(str(value), 0)) for value in VALUES),
        "",
    )
    return tuple(_turns(row["actions"], players, _Play(state)))


def start_record(new: Callable[[], Device], name: str, number: int, **chosen: str) -> list[Device]:
    """Start a table that plays a record up to that turn, with a device for each seat."""
    setup = record(name)["setup"]
    options = options_of(name, **chosen)
    sitting = seat_devices(new, len(setup["players"]), game=GAME, draw=None, options=options)
    sitting[0].ask("PATCH", f"/tables/{sitting[0].table}", {"starter": setup["players"].index(setup["start"])})
    sitting[0].start()
    play_on(sitting, turns(name, chosen.get("values", "turned_over"))[:number])
    return sitting


def play_on(sitting: list[Device], turns_played: tuple[Turn, ...]) -> None:
    """Enter these turns, each entry from the device of its seat."""
    for entry in (entry for turn in turns_played for entry in turn):
        sitting[entry.seat].act(entry.seat, entry.action)


class _Play:
    """A game with the recorded moves. Values are added where the table's option asks for them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.dolmens: dict[str, list[int]] = {}
        """Values in each circle, top first."""

    def apply(self, seat: Any, action: Action) -> Iterator[Entry]:
        self.state = RULES.apply(self.state, seat, action).state
        if seat != SYSTEM:
            yield Entry(seat, action)

    def answer(self, circle: str, seat: Seat, value: int | None) -> Iterator[Entry]:
        if not self.state.chosen:
            yield from self.apply(self.state.active, ChooseRight(circle))
        if value is None:
            yield from self.apply(seat, DeclineDolmen(circle))
            return
        right = self.state.find_right()
        assert right
        stack = self.dolmens.setdefault(circle, [])
        stack.insert(0 if right.where == "top" else len(stack), value)
        yield from self.apply(seat, BuildDolmen(circle, value if self.state.is_chosen_when_built else None))

    def finish_turn(self) -> Iterator[Entry]:
        """Enter the values of turned-over dolmens, and do the work of the system."""
        while True:
            prompts = [prompt for prompt in RULES.list_prompts(self.state, SYSTEM) if isinstance(prompt, SystemPrompt)]
            if prompts:
                yield from self.apply(SYSTEM, RULES.system_actions[prompts[0].action])
            elif self.state.phase == "turning":
                seat, (circle, level) = min(find_unknown_dolmens(self.state).items())
                yield from self.apply(seat, ReportValue(circle, level, self.dolmens[circle][level - 1]))
            else:
                break
        self.dolmens = {circle: self.dolmens[circle] for circle in self.state.stacks}


def _turns(actions: list[Row], players: list[str], play: _Play) -> Iterator[Turn]:
    for recorded in actions:
        entries = [*play.apply(players.index(recorded["player"]), action_of(recorded))]
        for answer in recorded.get("dolmens") or ():
            entries += play.answer(answer["circle"], players.index(answer["player"]), answer["value"])
        entries += play.finish_turn()
        yield tuple(entries)


def start_on_one_phone(new: Callable[[], Device], name: str, number: int, **chosen: str) -> Device:
    """Start a table that plays a record up to that turn; one device has all seats."""
    setup = record(name)["setup"]
    device = new()
    device.open_table(game=GAME, draw=None, options=options_of(name, **chosen))
    for place in range(len(setup["players"])):
        device.sit(place, phone=place == 0)
    device.ask("PATCH", f"/tables/{device.table}", {"starter": setup["players"].index(setup["start"])})
    device.start()
    play_on([device] * len(setup["players"]), turns(name, chosen.get("values", "turned_over"))[:number])
    return device


# --- taps and keys --------------------------------------------------------------------------------------

IS_SEEN = """([selector, edge]) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  return x > frame.left + edge && x < frame.right - edge && y > frame.top + edge && y < frame.bottom - edge;
}"""


def tap_place(phone: Phone, place: str) -> None:
    """Tap a place in the window. If it is not visible there, tap it on the map first, which moves the window to it."""
    near, far = f".board-frame [data-place='{place}']", f".spots-map [data-spot='{place}']"
    phone.page.locator(near).wait_for(state="attached")
    phone.page.evaluate(MIDDLE, near)  # once the board has stopped moving
    if not phone.page.evaluate(IS_SEEN, [near, REACH]) and phone.page.locator(far).count():
        box = phone.page.locator(far).bounding_box()
        assert box
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        phone.taps += 1
        phone.drawn()
        phone.page.evaluate(MIDDLE, near)
    phone.tap_board(near)


def enter_by_taps(phone: Phone, turn: Turn) -> None:
    """Make every entry of a turn by taps, and wait until the server has each."""
    for entry in turn:
        _by_taps(phone, entry.action)
        phone.delivered()


def _by_taps(phone: Phone, action: Action) -> None:
    match action:
        case PlaceDruid(place):
            tap_place(phone, place)
        case GatherHerbs(source):
            _choose(phone, source)
            phone.tap(phone.page.locator(".action-bar .button-main"))
        case Walk(_, _, stone) | Fly(_, _, stone):
            choose_move(phone, action)
            cost_choice = phone.page.locator(f"[data-choice='{'stone' if stone else 'point'}']")
            phone.tap(cost_choice.or_(phone.page.locator(".action-bar .button-main")))
        case ChooseRight(circle):
            tap_place(phone, circle)
        case BuildDolmen(_, None):
            phone.press("dolmengoetter.choice_build")
        case BuildDolmen(_, value) | ReportValue(_, _, value):
            # The only value left is the main button.
            listed = phone.page.locator(f"[data-choice='{value}']")
            phone.tap(listed.or_(phone.page.locator(".action-bar .button-main:not([aria-disabled=true])")))
        case DeclineDolmen():
            phone.press("dolmengoetter.choice_decline")
        case _:
            phone.press("dolmengoetter.choice_pass")


def choose_move(phone: Phone, move: Walk | Fly) -> None:
    """Tap the druid and where it goes."""
    _choose(phone, move.source)
    tap_place(phone, move.target)


def _choose(phone: Phone, source: str) -> None:
    """Tap the druid, unless it is the only one with a move."""
    phone.page.locator(
        f"[data-ring='{source}'][data-name='draft'], .board-frame [data-place='{source}']"
    ).first.wait_for(state="attached")
    if not phone.page.locator(f"[data-ring='{source}'][data-name='draft']").count():
        tap_place(phone, source)


THREE, TWO = "g16", "g02"


FOREIGN = next(n for n, turn in enumerate(turns(THREE)) if len(turn) > 1 and turn[1].seat != turn[0].seat)
"""The first turn that gives another seat a right."""


def open_table_of(new: NewPhone, sits: Device, **chosen: str) -> Phone:
    phone = new(token=sits.token, **chosen)
    phone.open("t", sits.table)
    phone.page.locator(".board-frame").wait_for()
    return phone
