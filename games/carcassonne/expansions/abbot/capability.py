"""The Abbot: gardens, and a follower that comes back when its player likes (rules sections e20 to e28)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from games.carcassonne.board import Board, find_occupied_around, name_segment, without_followers
from games.carcassonne.box import Contents
from games.carcassonne.capability import CarcassonneCapability, Returnable, ReturnedFigure
from games.carcassonne.expansions.abbot import art
from games.carcassonne.expansions.abbot.events import AbbotTakenBack
from games.carcassonne.figures import Figure
from games.carcassonne.meta import ABBOT
from games.carcassonne.scoring import score_feature
from games.carcassonne.state import Table
from games.carcassonne.tiles import ALONE, GARDEN
from games.core.data_files import load_data
from games.core.errors import IllegalAction
from games.core.grid import AROUND, name_cell
from games.core.seats import Seat

_DATA: Final = load_data(__package__, "tiles")


class AbbotFigure(Figure):
    """A follower for cloisters and gardens alone."""

    id = "abbot"

    def refuse_kind(self, kind: str, options: Mapping[str, str]) -> IllegalAction | None:
        return None if kind in ALONE else IllegalAction("carcassonne.abbot_kind", rule="e22")


class Abbot(CarcassonneCapability):
    """The Abbot as an expansion."""

    id = ABBOT.id
    expansion = ABBOT
    glyphs = MappingProxyType(art.GLYPHS)
    piece_pictures = MappingProxyType(art.PICTURES)
    piece_parts = MappingProxyType(art.PARTS)
    category_icons = MappingProxyType(art.CATEGORY_ICONS)
    event_types = (AbbotTakenBack,)
    figures = (AbbotFigure(),)
    final_reasons = MappingProxyType({"carcassonne.garden_open": 2})

    def extend_contents(self, contents: Contents) -> Contents:
        """Return the contents with gardens, and one copy of each of eight types as one with a garden (rules section
        e21)."""
        counts = dict(contents.counts)
        for tile in _DATA["tiles"]:
            counts[tile["variant_of"]] -= tile["count"]
        return contents._replace(counts=counts, kinds=contents.kinds | {GARDEN}).with_tiles(_DATA["tiles"])

    def find_returnable(self, board: Board, seat: Seat) -> Returnable | None:
        segment = next(
            (at for at, name in board.figures.items() if name == AbbotFigure.id and board.followers[at] == seat), None
        )
        if segment is None:
            return None
        centre, around = segment >> 4, len(find_occupied_around(board, segment >> 4))

        def count_points(cell: int) -> int | None:
            there = around + (cell - centre in AROUND)
            return 1 + there if there < len(AROUND) else None

        return Returnable(AbbotFigure.id, segment, count_points)

    def return_figure(self, state: Table, board: Board, seat: Seat, cell: int) -> ReturnedFigure | None:
        """Take the abbot back; he scores what he would at the end (rules section e24).

        :raises IllegalAction: `carcassonne.abbot_complete` (rules section e25).
        """
        segment = next((at for at in board.figures if at >> 4 == cell), None)
        if segment is None or board.figures[segment] != AbbotFigure.id or board.followers[segment] != seat:
            return None
        name = board.feature_of[segment]
        if len(find_occupied_around(board, cell)) == len(AROUND):
            raise IllegalAction("carcassonne.abbot_complete", {"place": name_cell(cell)}, rule="e25")
        proofs = score_feature(self.rules, board, board.features[name], state.options, state.turn, len(state.lines))
        lines = [replace(proof, reason="carcassonne.abbot_back", rule="e24") for proof in proofs]
        event = AbbotTakenBack(seat, name_segment(self.rules.box, board, segment), lines[0].points)
        return ReturnedFigure(without_followers(board, [name]), AbbotFigure.id, lines, event)
