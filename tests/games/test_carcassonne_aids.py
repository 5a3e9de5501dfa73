"""Aids at a Carcassonne table: they are correct, computed from the view alone, and absent when switched off."""

import json
from collections import Counter
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from games.carcassonne import aids
from games.carcassonne.box import BASE
from games.carcassonne.rules import Carcassonne
from games.carcassonne.scoring import score_final
from games.carcassonne.state import Table as State
from games.core.grid import name_cell
from games.core.prompt import PickPrompt, PlacePrompt
from games.core.view import View
from tests.contract.cases import EVERYTHING
from tests.games.carcassonne_positions import (
    RIVER,
    RIVER_END,
    WINDING_RIVER,
    draw,
    lay,
    play,
    set_the_lake_aside,
)
from tests.games.perft import Table, look
from tests.games.recorded import RULES, Step, rows, rule_options, steps
from tests.proofs.carcassonne_land import DATA, EDGES, OPPOSITE, Land, Spot, read_spot

TYPES = {tile["type"]: tile for tile in DATA["tiles"]}
SAMPLED = rows()[::5]
STRIDE = 7 if EVERYTHING else 14
"""At every so many steps the projection is compared."""
NONE = {"legal_cells": "off", "tiles_left": "off", "dead_cells": "off", "projection": "off"}


@cache
def recorded_steps(**options: str) -> list[Step]:
    return [step for row in SAMPLED for step in steps(row, options)]


def copies_left(step: Step) -> Counter[str]:
    """Count the copies still in the bag, from the board alone."""
    out = Counter(tile.tile for tile in step.after.board.tiles.values())
    out.update(step.after.set_aside)
    out.update([step.after.drawn] if step.after.drawn else [])
    return Counter({tile: facts["count"] - out[tile] for tile, facts in TYPES.items()})


def test_tiles_left_are_counted_correctly() -> None:
    for step in recorded_steps():
        view = RULES.build_view(step.after, 0)
        if view.phase != "over":
            assert view.bag == copies_left(step) == step.after.bag
            assert view.bag_total == sum(view.bag.values())


def unfillable(step: Step) -> set[str]:
    """Return the empty cells beside the board that no remaining tile fits, edge by edge."""
    land, to_come = Table(step.after).land, copies_left(step)
    if step.after.drawn:
        to_come[step.after.drawn] += 1
    looks = [look(tile, rotation) for tile, copies in to_come.items() if copies for rotation in range(4)]
    cells = set()
    for cell in {land.find_cell_past(cell, edge) for cell in land.tiles for edge in EDGES} - land.tiles.keys():
        needed = asked_for(land, cell)
        if not any(all(tile_look[at] == terrain for at, terrain in needed.items()) for tile_look in looks):
            cells.add(f"{cell[0]},{cell[1]}")
    return cells


def asked_for(land: Land, cell: tuple[int, int]) -> dict[int, str]:
    """Map edge numbers to the terrain of the neighbour there."""
    neighbours = {at: land.tiles.get(land.find_cell_past(cell, edge)) for at, edge in enumerate(EDGES)}
    return {at: look(*tile)[EDGES.index(OPPOSITE[EDGES[at]])] for at, tile in neighbours.items() if tile}


def test_dead_cells_are_those_that_no_remaining_tile_fits() -> None:
    marked = 0
    for step in recorded_steps():
        if step.after.phase in ("draw", "place"):
            marks = RULES.build_view(step.after, 0).grids["main"].marks
            assert set(marks) == unfillable(step)
            assert set(marks.values()) <= {"dead"}
            marked += len(marks)
    assert marked


def test_a_cell_that_the_tile_in_hand_fits_is_not_dead() -> None:
    """The last copy of a type may be the one in hand."""
    for step in recorded_steps():
        view = RULES.build_view(step.after, step.after.active)
        for prompt in view.prompts.values():
            if isinstance(prompt, PlacePrompt):
                assert not prompt.cells.keys() & view.grids["main"].marks.keys()


@pytest.mark.parametrize("options", rule_options(), ids=lambda options: "-".join(options.values()))
def test_the_projection_equals_the_final_scoring(options: dict[str, str]) -> None:
    """Exactly at the end; before it, what the final scoring would make of the board."""
    for row in SAMPLED:
        for step in list(steps(row, options))[::STRIDE]:
            view = RULES.build_view(step.after, 1)
            if view.phase != "over":
                lines = score_final(
                    RULES.rules, step.after.board, step.after.options, step.after.turn, len(step.after.lines)
                )
                assert RULES.project_scores(view) == tuple(lines)
        *_, last = steps(row, options)
        assert RULES.project_scores(RULES.build_view(last.before, 1)) == last.after.lines[len(last.before.lines) :]
        assert RULES.project_scores(RULES.build_view(last.after, 1)) == ()


def test_aids_are_computed_from_the_view() -> None:
    """Removed from the view that a phone has, and computed again."""
    for step in recorded_steps():
        view = RULES.build_view(step.after, 0)
        received = msgspec.json.decode(msgspec.json.encode(view), type=View)
        main = received.grids["main"]
        bare = replace(received, bag={}, surfaces={"main": replace(main, marks={})})
        assert aids.with_aids(RULES.rules, bare, aids.rebuild_board(RULES.rules, bare)) == view


def test_without_aids_the_table_is_shown_without_help() -> None:
    for step in recorded_steps(**NONE):
        view = RULES.build_view(step.after, step.after.active)
        assert view.bag == {}
        assert view.grids["main"].marks == {}
        assert RULES.project_scores(view) == ()
        for prompt in view.prompts.values():
            if isinstance(prompt, PickPrompt):
                assert prompt.left == {}
                assert prompt.choices == tuple(sorted(TYPES))
            elif isinstance(prompt, PlacePrompt):
                assert_blind(prompt, Table(step.after).land)


def assert_blind(prompt: PlacePrompt, land: Land) -> None:
    """Assert that every cell beside the board is offered, each with the same rotations and targets."""
    cells = {land.find_cell_past(cell, edge) for cell in land.tiles for edge in EDGES} - land.tiles.keys()
    assert set(prompt.cells) == {f"{x},{y}" for x, y in cells}
    assert len({json.dumps(turns, sort_keys=True) for turns in prompt.cells.values()}) == 1
    for turns in prompt.cells.values():
        assert {note for targets in turns.values() for note in targets.values()} <= {""}
    assert prompt.hint is None


def test_without_aids_and_farmers_no_fields_are_offered() -> None:
    kinds = set()
    for step in recorded_steps(**NONE, farmers="off"):
        for prompt in RULES.list_prompts(step.after, step.after.active):
            if isinstance(prompt, PlacePrompt):
                targets = {at for turns in prompt.cells.values() for segments in turns.values() for at in segments}
                facts = {segment["id"]: segment["kind"] for segment in TYPES[prompt.piece]["segments"]}
                kinds |= {facts[at] for at in targets}
    assert kinds == {"road", "city", "cloister"}


def test_frequent_types_come_first_in_a_stable_order() -> None:
    orders = set()
    for step in recorded_steps():
        for prompt in RULES.list_prompts(step.after, step.after.active):
            if isinstance(prompt, PickPrompt):
                copies = [BASE.counts[tile] for tile in prompt.choices]
                assert copies == sorted(copies, reverse=True)
                orders.add(prompt.choices)
                assert prompt.left == step.after.bag
    assert len(orders) == 1


def test_notes_of_targets_describe_the_board_after_the_placement() -> None:
    """Recomputed on that board: how far a feature is, and how many complete cities a farm borders."""
    words = Counter()
    for step in recorded_steps():
        for prompt in RULES.list_prompts(step.after, step.after.active):
            if isinstance(prompt, PlacePrompt) and step.after.turn % 4 == 0:
                table = Table(step.after)
                for place, turns in prompt.cells.items():
                    for rotation, targets in turns.items():
                        tiles = {**table.tiles, place: {"tile": prompt.piece, "rotation": int(rotation)}}
                        land = Land(tiles, table.pieces)
                        assert targets == {target: note_of(land, read_spot(f"{place}/{target}")) for target in targets}
                        words.update(note.partition(":")[0] for note in targets.values())
    assert set(words) == {"open", "done", "city_open", "city_done", "around", "cities"}


def note_of(land: Land, spot: Spot) -> str:
    """Return the note of a segment on the board."""
    kind, feature = land.find_kind(spot), land.find_feature(spot)
    is_complete = land.is_complete(feature)
    if kind == "field":
        return f"cities:{sum(map(land.is_complete, land.find_cities_beside(feature)))}"
    if kind == "cloister":
        return "done:9" if is_complete else f"around:{len(land.find_cells_around(spot.cell))}"
    word = "done" if is_complete else "open"
    return f"{'city_' if kind == 'city' else ''}{word}:{len({spot.cell for spot in feature})}"


def dead_cells(rules: Carcassonne, state: State) -> set[str]:
    return {*rules.build_view(state, 0).grids["main"].marks}


def kinds_at(rules: Carcassonne, state: State, place: str) -> set[str]:
    """Return the types that a phone lists for an empty cell."""
    return {*rules.inspect_place(rules.build_view(state, 0), "main", place).kinds}


def test_the_end_of_a_river_is_dead_once_no_river_tile_fits() -> None:
    """Without the lake nothing meets it (rules section e18); until then a river tile may still lie there."""
    rules, state, _ = play(RIVER, *WINDING_RIVER[:2])
    assert dead_cells(rules, state) == set()
    assert kinds_at(rules, state, "2,1") == {"RB", "RC", "RD", "RE", "RG", "RJ", "RK", "RL"}
    rules, state, _ = play(RIVER, *WINDING_RIVER)
    end = name_cell(RIVER_END)
    assert end in dead_cells(rules, state), "the lake does not fit"
    state = set_the_lake_aside(rules, state)
    assert dead_cells(rules, state) == {end}
    assert kinds_at(rules, state, end) == set()
    assert kinds_at(rules, state, "0,1") >= {"B", "E", "U", "V"}


def test_a_farm_counts_a_city_that_the_tile_closes_and_another_tile_borders() -> None:
    """North of its road the tile borders no city, but that farm leads around to the city that the tile closes."""
    around = (
        lay("V", -1, 0, 3, 0),
        lay("B", -2, 0, 0, 1),
        lay("B", -2, -1, 0, 0),
        lay("B", -2, -2, 0, 1),
        lay("B", -1, -2, 0, 0),
        lay("E", 0, -2, 0, 1),
    )
    rules, state, _ = play((), *around)
    (prompt,) = rules.list_prompts(draw(rules, state, "D"), 0)
    assert isinstance(prompt, PlacePrompt)
    notes = {"c0": "city_done:2", "r0": "open:1", "f0": "cities:1", "f1": "cities:1"}
    assert prompt.cells["0,-1"]["2"] == notes
