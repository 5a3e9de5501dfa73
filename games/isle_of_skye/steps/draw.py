"""Phase 2: everybody draws tiles (rules section 3)."""

from collections.abc import Iterator
from types import MappingProxyType

from msgspec.structs import replace

from games.core.errors import IllegalAction, TooLate
from games.core.prompt import ChancePrompt, DrawPrompt, PickPrompt, Prompt, Weighted
from games.core.ruleset import Progress
from games.core.seats import Actor, Seat
from games.core.step import Handlers
from games.isle_of_skye.actions import DrawTile
from games.isle_of_skye.events import TileDrawn, name_tile
from games.isle_of_skye.state import TILES_DRAWN, Table, with_clan, with_tile
from games.isle_of_skye.steps.step import OffersStep, build_unlisted
from games.isle_of_skye.text import build_text


class Draw(OffersStep):
    """Everybody draws, each at their own pace."""

    name = "draw"
    stage = "prices"
    draws = MappingProxyType({DrawTile: range(100, 1000)})

    def is_fresh(self, state: Table) -> bool:
        return not any(clan.drawn for clan in state.clans)

    def awaits(self, state: Table, seat: Seat) -> bool:
        return count_tiles_due(state, seat) > 0

    def list_seat_prompts(self, state: Table, seat: Seat) -> Iterator[Prompt]:
        if not self.awaits(state, seat):
            return
        drawn_tiles = state.clans[seat].drawn
        name = "-".join((f"draw-{state.round}", *drawn_tiles))
        nth = len(drawn_tiles) + 1
        if state.draw == "app":
            draw = {"type": "draw", "number": self._number_draw(state, seat)}
            yield DrawPrompt(name, build_text("prompt_draw", n=nth), draw, at_once=DrawTile.at_once)
        else:
            action, more = {"type": "draw_tile", "seat": seat}, build_unlisted(state, seat)
            tiles = list_possible_tiles(state, seat)
            yield PickPrompt(name, build_text("prompt_pick", n=nth), action, "tile", tiles, unlisted=more)

    def list_chances(self, state: Table) -> Iterator[ChancePrompt]:
        for seat in range(state.seats):
            if self.awaits(state, seat):
                outcomes = tuple(Weighted(DrawTile(seat, tile), copies) for tile, copies in state.bag.items() if copies)
                yield ChancePrompt(self._number_draw(state, seat), seat, outcomes)

    def _number_draw(self, state: Table, seat: Seat) -> int:
        nth = 100 * (state.round - 1) + 10 * seat + len(state.clans[seat].drawn) + 1
        return self.draw_number(DrawTile, nth)

    def list_actions(self) -> Handlers:
        return {DrawTile: self.draw}

    def draw(self, state: Table, actor: Actor, action: DrawTile) -> Progress:
        """Draw one more tile for a seat.

        :raises IllegalAction: `table.too_late`, and what `check_in_bag` refuses.
        """
        if action.seat >= state.seats or not count_tiles_due(state, action.seat):
            raise TooLate
        check_in_bag(state, action.tile)
        clan = state.clans[action.seat]
        next_state = with_clan(state, action.seat, replace(clan, drawn=(*clan.drawn, action.tile)))
        return Progress(
            replace(next_state, bag=with_tile(state.bag, action.tile, -1)), (TileDrawn(action.seat, action.tile),)
        )


def count_tiles_due(state: Table, seat: Seat) -> int:
    """Return how many tiles the seat still draws in this round. A bag that runs short is dealt tile by tile, start
    player first (ruling Q34)."""
    drawn_counts = [len(clan.drawn) for clan in state.clans]
    shared, remainder = divmod(sum(state.bag.values()) + sum(drawn_counts), state.seats)
    share = shared + ((seat - state.first) % state.seats < remainder)
    return min(share, TILES_DRAWN) - drawn_counts[seat]


def list_possible_tiles(state: Table, seat: Seat) -> tuple[str, ...]:
    """Return the tiles that a seat can have got in this round, whatever the others get."""
    clan = state.clans[seat]
    own_tiles = {*clan.drawn, *clan.hand, *(p.tile for p in clan.territory.tiles.values())}
    late = {
        placed.tile for other in state.clans for placed in other.territory.tiles.values() if placed.round == state.round
    }
    other_hands = {tile for other in state.clans for tile in (*other.drawn, *other.hand)}
    return tuple(
        tile
        for tile, copies in state.bag.items()
        if (copies or tile in late or tile in other_hands) and tile not in own_tiles
    )


def check_in_bag(state: Table, tile: str) -> None:
    """Refuse a tile without a remaining copy.

    :raises IllegalAction: `isle_of_skye.unknown_tile` or `isle_of_skye.tile_gone`.
    """
    if tile not in state.bag:
        raise IllegalAction("isle_of_skye.unknown_tile", {"tile": tile[:40]}, rule="1")
    if not state.bag[tile]:
        raise IllegalAction("isle_of_skye.tile_gone", {"tile": name_tile(tile)}, rule="1")
