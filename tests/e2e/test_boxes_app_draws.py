"""Carcassonne with all boxes where the app draws: taps of each part of a turn, on one phone for five people. Places and
figures are as in a game drawn by a seed; the server draws at random."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec
import pytest

from games.carcassonne.actions import PlaceTile
from games.core.prompt import PlacePrompt
from tests.e2e.boxes import BOXES, RULES, apply, begin, finish, list_options, play_game
from tests.e2e.conftest import NewDevice, NewPhone
from tests.e2e.phone import Hands, Phone
from tests.e2e.play import lay
from tests.e2e.record import Turn
from tests.e2e.taps import describe_taps

pytestmark = pytest.mark.e2e

SEED, PEOPLE, FIRST, PARTS = 15, 5, 7, 25
"""As in the evening where the table draws."""
MEDIAN, WORST, FURTHER = 2, 3, 2
"""Taps of a turn; how many more a special figure, or a second tile, may take."""


USUAL = ("", "follower")


class Shape(NamedTuple):
    """What a part of a turn is like: rotations beyond the first that fits, and what is done with figures."""

    turned: int
    figure: str
    """Empty: none; `back`: the abbot comes back."""


def find_figure(facts: dict[str, Any]) -> str:
    """Return what a placement does with figures, as in `Shape`."""
    return "back" if facts.get("back") else facts.get("figure", "follower") if facts.get("follower") else ""


def list_shapes() -> Iterator[Shape]:
    """Yield the shapes of the parts of a game."""
    state = begin(PEOPLE)
    for entry in play_game(SEED, PEOPLE):
        if isinstance(entry.action, PlaceTile):
            (prompt,) = RULES.list_prompts(state, entry.seat)
            assert isinstance(prompt, PlacePrompt)
            facts = msgspec.to_builtins(entry.action)
            rotations = [*prompt.cells[f"{facts['x']},{facts['y']}"]]
            turned = rotations.index(str(facts["rotation"] % RULES.rules.box.turns[prompt.piece]))
            yield Shape(turned, find_figure(facts))
        state = apply(state, entry.seat, entry.action)


def choose(prompt: PlacePrompt, shape: Shape, random: Random) -> PlaceTile:
    """Return an offered placement that is as similar to the shape as the tile allows. Any special figure is like
    another."""

    def differ(facts: dict[str, Any]) -> tuple[bool, int]:
        rotations = [*prompt.cells[f"{facts['x']},{facts['y']}"]]
        figure = find_figure(facts)
        is_like = figure == shape.figure or (figure not in USUAL and shape.figure not in USUAL)
        return not is_like, abs(rotations.index(str(facts["rotation"])) - shape.turned)

    options = [*list_options(prompt)]
    closest = min(map(differ, options))
    facts = random.choice([facts for facts in options if differ(facts) == closest])
    return msgspec.convert({"type": "place_tile", **facts}, PlaceTile)


def enter(phone: Phone, prompt: PlacePrompt, action: PlaceTile) -> None:
    """Enter a part by taps, once the app has drawn."""
    lay(phone, Turn(0, (), prompt.piece, f"{action.x},{action.y}", action.rotation, None, ()))
    finish(phone, action)


def test_taps_of_turns_with_all_boxes_where_the_app_draws(
    phone: NewPhone, device: NewDevice, record_property: Any
) -> None:
    table, random = device(), Random(SEED)
    table.open_table(expansions=list(BOXES), draw="app")
    for seat in range(PEOPLE):
        table.sit(seat, colour=RULES.meta.colours[seat], phone=seat == 0)
    table.start()
    this_phone = phone(token=table.token, language="de", light="lamp")
    this_phone.open("t", table.table)
    hands: dict[bool, list[Hands]] = {False: [], True: []}
    figures = set()
    for shape in islice(list_shapes(), FIRST, FIRST + PARTS):
        view = table.once(lambda view: view["phase"] in ("place", "builder"))
        (seat,) = map(int, view["waits"])
        asks = view["phase"] == "builder"
        with this_phone.counted() as gestures:
            if asks:
                this_phone.press("carcassonne.builder_draw")
                table.once(lambda view: view["phase"] == "place")
            (facts,) = table.look(seat)["document"]["view"]["prompts"].values()
            prompt = msgspec.convert(facts, PlacePrompt)
            action = choose(prompt, shape, random)
            version = table.look(seat)["v"]
            enter(this_phone, prompt, action)
        table.settled(lambda newest, version=version: newest["v"] > version)
        this_phone.delivered()
        figure = find_figure(msgspec.to_builtins(action))
        figures.add(figure)
        hands[asks or figure not in USUAL] += gestures
    for title, gestures in (("plain", hands[False]), ("special figures, second tiles", hands[True])):
        record_property(title, describe_taps(title, gestures))
        print(describe_taps(title, gestures))
    assert len(figures.difference(USUAL)) >= 2
    assert median(gesture.taps for gesture in hands[False]) <= MEDIAN
    assert median(gesture.taps for gesture in hands[True]) <= MEDIAN + 1
    assert max(gesture.taps for gesture in hands[False]) <= WORST
    assert max(gesture.taps for gesture in hands[True]) <= WORST + FURTHER
