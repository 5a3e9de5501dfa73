"""Traders & Builders: goods, the builder's second part, the pig (rules sections e40 to e44 and e46 to e57)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from games.carcassonne.board import Board, Feature, find_segment, is_closed_by, is_complete_city, name_segment
from games.carcassonne.box import Contents
from games.carcassonne.capability import Bag, CarcassonneCapability, FinalBonus, Laying, PointValue
from games.carcassonne.expansions.traders_builders import art
from games.carcassonne.expansions.traders_builders.actions import UseBuilder
from games.carcassonne.expansions.traders_builders.events import (
    BuilderWorked,
    GoodsTaken,
    SecondTileChosen,
    SecondTileDeclined,
)
from games.carcassonne.expansions.traders_builders.state import GOODS, Trade, find_trade, with_trade
from games.carcassonne.expansions.traders_builders.steps.builder import Builder
from games.carcassonne.figures import Figure, FigureTarget
from games.carcassonne.meta import TRADERS_BUILDERS
from games.carcassonne.state import Table
from games.carcassonne.steps.draw import Draw
from games.carcassonne.tiles import CITY, FIELD, ROAD
from games.core.action import StartTable
from games.core.capability import Placement, place_before
from games.core.data_files import load_data
from games.core.errors import IllegalAction
from games.core.event import Event
from games.core.score import Part
from games.core.seats import Seat

_DATA: Final = load_data(__package__, "tiles")
GOODS_POINTS: Final = 10


class BuilderFigure(Figure):
    """Stands on an incomplete road or city with a follower of its owner (rules sections e46 and e47). No weight."""

    id = "builder"
    weight = 0
    joins_own = True

    def refuse_kind(self, kind: str, options: Mapping[str, str]) -> IllegalAction | None:
        return None if kind in (ROAD, CITY) else IllegalAction("carcassonne.builder_kind", rule="e47")

    def refuse_target(self, target: FigureTarget, weights: Mapping[str, int]) -> IllegalAction | None:
        if is_closed_by(target.board, target.join):
            return IllegalAction("carcassonne.builder_complete", rule="e47")
        if not target.has_own_follower(weights):
            return IllegalAction("carcassonne.builder_alone", {"kind": target.join.kind}, rule="e46")
        return None


class Pig(Figure):
    """Stands on a farm with a follower of its owner (rules section e54). No weight."""

    id = "pig"
    weight = 0
    joins_own = True

    def refuse_kind(self, kind: str, options: Mapping[str, str]) -> IllegalAction | None:
        if kind != FIELD:
            return IllegalAction("carcassonne.pig_kind", rule="e54")
        return super().refuse_kind(kind, options)

    def refuse_target(self, target: FigureTarget, weights: Mapping[str, int]) -> IllegalAction | None:
        return None if target.has_own_follower(weights) else IllegalAction("carcassonne.pig_alone", rule="e54")


class TradersBuilders(CarcassonneCapability):
    """Traders & Builders as an expansion."""

    id = TRADERS_BUILDERS.id
    expansion = TRADERS_BUILDERS
    slice_type = Trade
    glyphs = MappingProxyType(art.GLYPHS)
    piece_pictures = MappingProxyType(art.PICTURES)
    piece_parts = MappingProxyType(art.PARTS)
    category_icons = MappingProxyType(art.CATEGORY_ICONS)
    stock_kinds = MappingProxyType(art.STOCK)
    action_types = (UseBuilder,)
    event_types = (GoodsTaken, BuilderWorked, SecondTileChosen, SecondTileDeclined)
    figures = (BuilderFigure(), Pig())
    final_reasons = MappingProxyType({f"carcassonne.goods_{kind}": 4 for kind in GOODS})

    def setup(self, start: StartTable) -> Trade:
        return Trade((dict.fromkeys(GOODS, 0),) * len(start.colours))

    def list_steps(self) -> tuple[Placement, ...]:
        return (place_before(Draw, Builder()),)

    def extend_contents(self, contents: Contents) -> Contents:
        return contents.with_tiles(_DATA["tiles"])

    def count_stock(self, state: Table, seat: Seat) -> dict[str, int]:
        return dict(find_trade(state).goods[seat])

    def react_to_tile(self, state: Table, laying: Laying) -> tuple[Table, tuple[Event, ...]]:
        """Give the goods of completed cities to whoever closed them, and note whether the builder has worked (rules
        sections e41, e42 and e48)."""
        trade = find_trade(state)
        changes: dict[str, Any] = {}
        events: list[Event] = []
        cities = [laying.board.features[name] for name in dict.fromkeys(laying.names)]
        taken, places = self._count_goods(laying.board, [city for city in cities if is_complete_city(city)])
        if places:
            had = trade.goods[laying.seat]
            goods = {kind: had[kind] + taken[kind] for kind in GOODS}
            changes["goods"] = (*trade.goods[: laying.seat], goods, *trade.goods[laying.seat + 1 :])
            events.append(GoodsTaken(laying.seat, **taken, places=places))
        if trade.part == 1 and _has_builder(laying):
            changes["earned"] = True
            events.append(BuilderWorked(laying.seat))
        return with_trade(state, **changes), tuple(events)

    def end_part(self, state: Table) -> tuple[Table, bool]:
        """Ask for a second part if the builder has worked in the first (rules sections e48 and e49)."""
        earned = find_trade(state).earned
        return with_trade(state, part=2 if earned else 1, earned=False, asks=earned), earned

    def change_city_worth(self, board: Board, seat: Seat, farms: tuple[Feature, ...], worth: PointValue) -> PointValue:
        """Return one point more if the seat has its pig on one of the farms (rules sections e56 and e57)."""
        pigs = (
            board.find_figure(at) == Pig.id and board.followers[at] == seat for farm in farms for at in farm.followers
        )
        return worth._replace(points=worth.points + 1, part="cities_pig") if any(pigs) else worth

    def list_final_bonuses(self, stocks: tuple[Bag, ...]) -> Iterator[FinalBonus]:
        """Yield 10 points for most tokens of each kind, all that are tied (rules section e43)."""
        for kind in GOODS:
            counts = [stock.get(kind, 0) for stock in stocks]
            most = max(counts, default=0)
            for seat, count in enumerate(counts):
                if most and count == most:
                    part = Part("goods", 1, GOODS_POINTS, GOODS_POINTS, ((f"purse/1-{most}",),))
                    numbers = {str(other): n for other, n in enumerate(counts)}
                    yield FinalBonus(seat, "goods", f"carcassonne.goods_{kind}", "e43", part, numbers)

    def _count_goods(self, board: Board, cities: list[Feature]) -> tuple[dict[str, int], tuple[str, ...]]:
        """Return the symbols in these cities by kind, and their places."""
        taken, places = dict.fromkeys(GOODS, 0), []
        for city in cities:
            for segment in city.segments:
                if kind := find_segment(self.rules.box, board, segment).goods:
                    taken[kind] += 1
                    places.append(name_segment(self.rules.box, board, segment))
        return taken, tuple(places)


def _has_builder(laying: Laying) -> bool:
    """True if the tile carries a part of a feature on which the builder of its seat stood before."""
    before = laying.before
    return any(
        before.find_figure(segment) == BuilderFigure.id and before.followers[segment] == laying.seat
        for join in laying.joined
        for name in join.features
        for segment in before.features[name].followers
    )
