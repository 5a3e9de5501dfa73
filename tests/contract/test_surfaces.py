"""Surfaces: everything that prompts and score lines name, and every piece, is on the named surface."""

import itertools
from collections.abc import Iterator, Mapping
from functools import cache

from games.core.prompt import ChoosePrompt, MovePrompt
from games.core.score import ScoreLine
from games.core.stack_steps import find_stacks
from games.core.surface import GridView, Layout, has_place
from games.core.text import format_message_id
from games.core.view import View
from tests.contract.tables import Played, texts_at
from tests.games.drawings import draw_assets
from tests.games.wording import WHOLE, variables

Named = tuple[str, str]
"""A surface and a place."""


def places_in_prompts(view: View) -> Iterator[Named]:
    for prompt in view.prompts.values():
        if isinstance(prompt, ChoosePrompt) and prompt.on:
            yield from ((prompt.on, place) for choice in prompt.choices for place in choice.places)
        if isinstance(prompt, MovePrompt):
            for source, targets in prompt.moves.items():
                yield prompt.on, source
                yield from ((prompt.on, place) for target, move in targets.items() for place in (target, *move.path))


def places_in_line(line: ScoreLine) -> Iterator[Named]:
    places = (*line.segments, *(place for part in line.parts for item in part.things for place in item))
    yield from ((line.board, place) for place in places)


def test_every_named_place_is_on_its_surface(table: Played) -> None:
    for view in table.views(0):

        @cache
        def layouts(view: View = view) -> Mapping[str, Layout]:
            return {**draw_assets(table.case.game).layouts, **view.layouts}

        lying = [
            (name, place)
            for name, surface in view.surfaces.items()
            if (layout := getattr(surface, "layout", "")) and layout in layouts()
            for place in find_stacks(surface)
        ]
        lines = [named_place for line in view.lines.values() for named_place in places_in_line(line)]
        for name, place in (*lying, *places_in_prompts(view), *lines):
            surface = view.surfaces.get(name)
            if surface is None or isinstance(surface, GridView):
                continue  # on a grid segments and edges are places too, and a line may name no board
            assert has_place(surface, place, layouts), (name, place)


def test_a_choice_or_a_move_is_on_a_surface_of_the_view(table: Played) -> None:
    for view in table.views(0):
        assert {name for name, _ in places_in_prompts(view)} <= set(view.surfaces)


def test_a_tile_does_not_repeat_the_grid_it_lies_on(table: Played) -> None:
    grids = [grid for view in table.views(0) for grid in view.grids.values() if grid.seat is not None]
    assert not [tile for grid in grids for tile in grid.tiles.values() if tile.seat is not None]
    assert all(grid.find_laying_seat(tile) == grid.seat for grid in grids for tile in grid.tiles.values())


def test_a_slot_does_not_repeat_its_piece(table: Played) -> None:
    offers = [d for view in table.views(0) for d in view.displays.values() if d.for_sale and d.seat is not None]
    assert not [slot for offer in offers for slot in offer.slots.values() if slot.piece]
    assert all([*offer.pieces.values()] == [*offer.slots] for offer in offers)


def test_effects_are_declared_and_other_stocks_have_counted_texts(table: Played) -> None:
    """A phone never derives how to show something from the existence of a text."""
    folder, name = texts_at(table.case.game), table.case.game.meta.id
    if folder is None:
        return
    kinds = {kind for view in table.views(0) for seat in view.seats.values() for kind in seat.stock}
    for kind, language in itertools.product(kinds, WHOLE):
        words = variables(folder, language)
        if format_message_id(f"{name}.thing_{kind}") in words:
            assert draw_assets(table.case.game).stock[kind].kind == "effect"
        else:
            assert format_message_id(f"{name}.stock_{kind}") in words
            assert "n" in words[format_message_id(f"{name}.stock_{kind}")]


def test_a_move_ends_as_its_prompt_says_and_no_ending_is_sent_for_nothing(table: Played) -> None:
    for view in table.views(0):
        for prompt in view.prompts.values():
            if isinstance(prompt, MovePrompt):
                used = {move.ending for targets in prompt.moves.values() for move in targets.values() if move.ending}
                assert used == set(prompt.endings)
                assert all(prompt.endings.values())
                if prompt.preselected:
                    assert [prompt.preselected in targets for targets in prompt.moves.values()] == [True]
