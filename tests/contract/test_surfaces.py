"""Surfaces: what prompts and score lines name, and what lies somewhere, is on the surface that is said."""

from collections.abc import Iterator, Mapping
from functools import cache

from games.core.prompt import ChoosePrompt, MovePrompt
from games.core.score import ScoreLine
from games.core.stack_steps import stacks_of
from games.core.surface import GridView, Layout, has_place
from games.core.view import View
from games.registry import Game
from tests.contract.tables import Played

Named = tuple[str, str]
"""A surface and a place."""


@cache
def printed(game: Game) -> Mapping[str, Layout]:
    """The layouts that come with a game; drawing its art takes half a second."""
    return game.assets().layouts


def asked(view: View) -> Iterator[Named]:
    for prompt in view.prompts.values():
        if isinstance(prompt, ChoosePrompt) and prompt.on:
            yield from ((prompt.on, place) for choice in prompt.choices for place in choice.places)
        if isinstance(prompt, MovePrompt):
            for source, targets in prompt.moves.items():
                yield prompt.on, source
                yield from ((prompt.on, place) for target, move in targets.items() for place in (target, *move.path))


def proven(line: ScoreLine) -> Iterator[Named]:
    places = (*line.segments, *(place for part in line.parts for thing in part.things for place in thing))
    yield from ((line.board, place) for place in places)


def test_every_place_that_is_named_is_on_its_surface(table: Played) -> None:
    for view in table.views(0):

        def layouts(view: View = view) -> Mapping[str, Layout]:
            return {**printed(table.case.game), **view.layouts}

        lying = [
            (name, place)
            for name, surface in view.surfaces.items()
            if (layout := getattr(surface, "layout", "")) and layout in layouts()
            for place in stacks_of(surface)
        ]
        lines = [named for line in view.lines.values() for named in proven(line)]
        for name, place in (*lying, *asked(view), *lines):
            surface = view.surfaces.get(name)
            if surface is None or isinstance(surface, GridView):
                continue  # on a grid segments and edges are places too, and a line may be about no board
            assert has_place(surface, place, layouts), (name, place)


def test_a_choice_or_a_move_is_on_a_surface_of_the_view(table: Played) -> None:
    for view in table.views(0):
        assert {name for name, _ in asked(view)} <= set(view.surfaces)
