"""Close looks at tiles and places: correct, and computed from the view alone."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from games.carcassonne.board import name_segment
from games.carcassonne.box import BASE
from games.core.errors import IllegalAction
from games.core.prompt import PlacePrompt
from games.core.view import View
from games.isle_of_skye.territory import Area, TerritoryMap
from tests.games.isle_of_skye.recorded import recorded_steps as rounds
from tests.games.recorded import RULES, Step, rows, steps

PURIST = {"legal_cells": "off", "tiles_left": "off"}


def moments() -> Iterator[tuple[Step, View]]:
    """Yield every ninth moment of a recorded Carcassonne game before its end: draws and placements alternate."""
    all_steps = (step for step in steps(rows()[15]) if step.after.phase != "over")
    return ((step, RULES.build_view(step.after, 0)) for step in islice(all_steps, 0, None, 9))


def test_a_carcassonne_tile_belongs_to_its_connected_features() -> None:
    for step, view in moments():
        board = step.after.board
        segments = {name_segment(BASE, board, segment): segment for segment in board.feature_of}
        for cell in board.tiles:
            place = f"{cell % 256 - 128},{cell // 256 - 128}"
            belonging = RULES.inspect_place(view, "main", place).belongs
            names = {name for segment, name in board.feature_of.items() if segment >> 4 == cell}
            assert Counter(len(feature.places) for feature in belonging) == Counter(
                len(board.features[n].segments) for n in names
            )
            followers = [board.followers[segment] for name in names for segment in board.features[name].followers]
            assert sum((Counter(feature.pieces) for feature in belonging), Counter()) == Counter(map(str, followers))
            for group in belonging:
                is_open = group.what.params.get("open", 0) != 0
                feature = board.features[board.feature_of[segments[group.places[0]]]]
                assert is_open == (feature.kind != "field" and bool(feature.open))


def test_an_empty_place_lists_the_remaining_tiles_that_fit() -> None:
    dead = 0
    for step, view in moments():
        for cell in step.after.board.wanted:
            place = f"{cell % 256 - 128},{cell // 256 - 128}"
            kinds = RULES.inspect_place(view, "main", place).kinds
            assert kinds is not None
            assert kinds.items() <= view.bag.items()
            marked = view.grids["main"].marks.get(place) == "dead"
            assert not (marked and kinds)
            dead += marked
            if not marked and not step.after.drawn and view.phase != "score":
                assert kinds
    assert dead
    assert RULES.inspect_place(view, "main", "90,90").kinds is None


def test_the_tile_in_hand_fits_where_it_may_be_placed() -> None:
    for step, view in moments():
        if step.after.drawn:
            (prompt,) = (
                prompt
                for prompt in RULES.list_prompts(step.after, step.after.active)
                if isinstance(prompt, PlacePrompt)
            )
            assert set(RULES.inspect_tile(view, 0, step.after.drawn).fits or ()) == prompt.cells.keys()


def test_without_aids_neither_is_shown() -> None:
    *_, step = islice(steps(rows()[15], PURIST), 20)
    view = RULES.build_view(step.after, 0)
    cell = next(iter(step.after.board.wanted))
    assert RULES.inspect_tile(view, 0, "D").fits is None
    assert RULES.inspect_place(view, "main", f"{cell % 256 - 128},{cell // 256 - 128}").kinds is None


def test_a_skye_tile_fits_where_it_is_offered_to_the_builder() -> None:
    compared = 0
    for rules, state, _, _ in rounds(3):
        for seat, clan in enumerate(state.clans):
            prompts = [prompt for prompt in rules.list_prompts(state, seat) if isinstance(prompt, PlacePrompt)]
            view = rules.build_view(state, seat) if prompts and clan.hand else None
            for prompt in prompts if view else ():
                assert view
                assert set(rules.inspect_tile(view, seat, prompt.piece).fits or ()) == prompt.cells.keys()
                compared += 1
    assert compared > 20


def test_skye_areas_and_roads_of_a_tile() -> None:
    *_, (rules, _, _, state) = rounds(3)
    view = rules.build_view(state, "spectator")
    for seat in range(state.seats):
        land = rules.rules_cache(state.pieces).build_subject(state, seat).land
        for place in view.grids[str(seat)].tiles:
            belonging = rules.inspect_place(view, str(seat), place).belongs
            areas = [group for group in belonging if group.what.code != "isle_of_skye.belongs_road"]
            expected = [area for area in land.areas if place in {r.partition("/")[0] for r in _regions(land, area)}]
            sizes = [(group.what.params["tiles"], group.what.params["open"]) for group in areas]
            assert Counter(sizes) == Counter((len(area.cells), len(area.open)) for area in expected)
    castle = rules.inspect_place(view, "0", "0,0").belongs
    assert castle[-1].what.params == {"linked": "yes"}


def _regions(land: TerritoryMap, area: Area) -> list[str]:
    return [land.name_region(*region) for region in area.regions]


@pytest.mark.parametrize("tile", ["nothing", "", "b" * 90])
def test_an_unknown_tile_is_refused(tile: str) -> None:
    (rules, state, *_), *_ = rounds(3)
    with pytest.raises(IllegalAction):
        rules.inspect_tile(rules.build_view(state, 0), 0, tile)
    _, view = next(moments())
    with pytest.raises(IllegalAction):
        RULES.inspect_tile(view, 0, tile)
