"""Step 1 of a turn: draw a tile (rules section 3)."""

from msgspec.structs import replace

from games.carcassonne.actions import DrawTile
from games.carcassonne.events import TileDrawn, TileSetAside, name_tile
from games.carcassonne.state import Table
from games.carcassonne.steps.step import TurnStep
from games.core.errors import IllegalAction
from games.core.prompt import ChancePrompt, DrawPrompt, PickPrompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import Actor
from games.core.step import Handlers
from games.core.text import Params, Text


class Draw(TurnStep):
    """The seat draws until it has a tile that fits, or none is left (rules section e7)."""

    name = "draw"

    def is_done(self, state: Table) -> bool:
        return state.drawn is not None or bool(state.end)

    def build_chance(self, state: Table) -> ChancePrompt:
        stack = self.rules.limit_draws(state.bag, state.options)
        outcomes = tuple(Weighted(DrawTile(tile), count) for tile, count in stack.items() if count)
        return ChancePrompt(state.draws + 1, state.active, outcomes)

    def build_prompt(self, state: Table) -> DrawPrompt | PickPrompt:
        number = state.draws + 1
        remaining = sum(state.bag.values())
        shows_count = state.options["tiles_left"] == "on"
        if state.draw == "app":
            return DrawPrompt(
                f"draw-{number}",
                Text("carcassonne.prompt_draw"),
                {"type": "draw"},
                Text("carcassonne.hint_draw", {"n": remaining}) if shows_count else None,
                at_once=DrawTile.at_once,
            )
        # The frequent types first, in an order that stays all game: people learn where a tile is.
        counts, stack = self.rules.count_tiles(state.options), self.rules.limit_draws(state.bag, state.options)
        choices = sorted(stack, key=lambda tile: -counts[tile]) if shows_count else list(stack)
        return PickPrompt(
            f"draw-{number}",
            Text("carcassonne.prompt_pick"),
            {"type": "draw_tile"},
            "tile",
            tuple(choices),
            dict(stack) if shows_count else {},
            Text("carcassonne.hint_pick", {"n": remaining}) if shows_count else None,
        )

    def list_actions(self) -> Handlers:
        return {DrawTile: self.draw}

    def draw(self, state: Table, actor: Actor, action: DrawTile) -> Progress:
        """Take a tile from the bag.

        :raises IllegalAction: `carcassonne.unknown_tile`, `carcassonne.tile_used_up`, `carcassonne.not_next`.
        """
        copies = state.bag.get(action.tile)
        if copies is None:
            raise IllegalAction("carcassonne.unknown_tile", {"tile": action.tile}, rule="2")
        if copies == 0:
            params: Params = {
                "tile": name_tile(action.tile),
                "count": self.rules.count_tiles(state.options)[action.tile],
            }
            raise IllegalAction("carcassonne.tile_used_up", params, rule="2")
        if action.tile not in self.rules.limit_draws(state.bag, state.options):
            raise IllegalAction("carcassonne.not_next", {"tile": name_tile(action.tile)}, rule="3")
        after_draw = replace(state, bag={**state.bag, action.tile: copies - 1}, draws=state.draws + 1)
        event = TileDrawn(state.active, action.tile)
        if self.rules.find_placements(state.board, action.tile, state.options):
            return Progress(replace(after_draw, drawn=action.tile), (event,))
        nothing_fits = "" if any(after_draw.bag.values()) else "carcassonne.end_nothing_fits"
        after_set_aside = replace(after_draw, set_aside=(*state.set_aside, action.tile), end=nothing_fits)
        return Progress(after_set_aside, (event, TileSetAside(state.active, action.tile)))
