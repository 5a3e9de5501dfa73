"""Inns & Cathedrals (rules sections e30 to e39): roads and cities worth more or nothing, the big follower, a sixth
player."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from games.carcassonne.board import Board, Feature, find_segment
from games.carcassonne.box import Contents
from games.carcassonne.capability import CarcassonneCapability, PointValue
from games.carcassonne.expansions.inns_cathedrals import art
from games.carcassonne.figures import Figure
from games.carcassonne.meta import INNS_CATHEDRALS
from games.carcassonne.tiles import CITY, ROAD, Segment
from games.core.data_files import load_data

_DATA: Final = load_data(__package__, "tiles")
INN_VALUE: Final = 2
CATHEDRAL_VALUE: Final = 3


class BigFollower(Figure):
    """A follower that counts two (rules sections e36 and e37)."""

    id = "big"
    weight = 2
    stands_as_plain = True


class InnsCathedrals(CarcassonneCapability):
    """Inns & Cathedrals as an expansion."""

    id = INNS_CATHEDRALS.id
    expansion = INNS_CATHEDRALS
    options = INNS_CATHEDRALS.options
    glyphs = MappingProxyType(art.GLYPHS)
    piece_pictures = MappingProxyType(art.PICTURES)
    piece_parts = MappingProxyType(art.PARTS)
    figures = (BigFollower(),)
    final_reasons = MappingProxyType({"carcassonne.road_inn_open": 0, "carcassonne.city_cathedral_open": 1})

    def extend_contents(self, contents: Contents) -> Contents:
        return contents.with_tiles(_DATA["tiles"])

    def change_feature_worth(
        self, board: Board, feature: Feature, worth: PointValue, complete: bool, options: Mapping[str, str]
    ) -> PointValue:
        """Return twice and three times the points of a complete road with an inn and city with a cathedral, and nothing
        for an incomplete one (rules sections e31 to e35)."""
        segments = [find_segment(self.rules.box, board, segment) for segment in feature.segments]
        if feature.kind == ROAD and any(_has_inn(segment, options) for segment in segments):
            if complete:
                return PointValue(INN_VALUE, "carcassonne.road_inn", "e31", "tiles_inn")
            return PointValue(0, "carcassonne.road_inn_open", "e32", why="carcassonne.zero_inn")
        if feature.kind == CITY and any(segment.cathedral for segment in segments):
            if complete:
                return PointValue(CATHEDRAL_VALUE, "carcassonne.city_cathedral", "e33", "tiles_cathedral")
            return PointValue(0, "carcassonne.city_cathedral_open", "e34", why="carcassonne.zero_cathedral")
        return worth


def _has_inn(segment: Segment, options: Mapping[str, str]) -> bool:
    """True if an inn stands at the road segment (rules section e38)."""
    return segment.inn or any(options[key] == value for key, value in segment.inn_if)
