"""HTTP views of the past: the timeline, an entry as it was entered, the step-by-step replay."""

from typing import cast
from uuid import UUID

from drf_spectacular.utils import OpenApiParameter

from companion.api.endpoint import endpoint
from companion.api.views import AS_SEAT, View
from companion.archive import player_times
from companion.history import inspection, past_entry, replay, timeline
from companion.tables import requests, selectors

STEP = OpenApiParameter("step", {"type": "integer", "minimum": 1}, required=True, description="Which step, from 1.")
HOW = OpenApiParameter(
    "as",
    {"enum": ["played", "corrected"]},
    description="`played`: each entry as it was then; `corrected`: the entries that count now.",
)
TILE = OpenApiParameter("tile", {"type": "string"}, description="A tile that is not laid, by its id.")
BOARD = OpenApiParameter("board", {"type": "string"}, description="The board with the `cell`; without a `tile`.")
CELL = OpenApiParameter("cell", {"type": "string"}, description="The cell on the board, `x,y`.")


class WholeTimeline(View):
    """Timeline of a table."""

    @endpoint(refuses=(403, 404, 409, 503), query=(AS_SEAT,), replays=True)
    def get(self, table_id: UUID) -> timeline.Timeline:
        """Everything that happened, in words, as this viewer may know it."""
        membership, viewer = self.find_viewer(table_id)
        return timeline.build_timeline(table_id, viewer, host=membership.host)


class Times(View):
    """Waiting times of the players."""

    @endpoint(refuses=(403, 404, 409))
    def get(self, table_id: UUID) -> player_times.TableTimes:
        """Seconds by seat, in total and by turn: once the game is over or while it is played, as the host chose."""
        selectors.find_membership(self.device, table_id)
        return player_times.measure_table_times(table_id)


class CloseLook(View):
    """Inspection of a tile or place."""

    @endpoint(refuses=(403, 404, 409), query=(AS_SEAT, TILE, BOARD, CELL))
    def get(self, table_id: UUID) -> inspection.CloseLook:
        """The facts of a `tile` that is not laid, or of the `cell` of a `board`: the areas of its tile, who laid it and
        when, or which tiles still fit."""
        membership, viewer = self.find_viewer(table_id)
        if tile := self.request.query_params.get("tile"):
            return inspection.look_at_tile(table_id, viewer, tile)
        board, cell = (self.request.query_params.get(name, "") for name in ("board", "cell"))
        return inspection.look_at_place(table_id, viewer, board, cell, host=membership.host)


class PastEntry(View):
    """Past entry to correct."""

    @endpoint(refuses=(403, 404, 409, 422, 503), name="tables_corrections_entry", replays=True)
    def post(self, body: requests.EntryAsked, table_id: UUID) -> past_entry.EntryDetail:
        """The entry as it was entered, and the game at that time, after a draft's edits. Nothing is changed."""
        return past_entry.find_entry_detail(self.device, table_id, body)


class Replay(View):
    """Step-by-step replay of a game."""

    @endpoint(refuses=(403, 404, 409, 503), query=(AS_SEAT, STEP, HOW), replays=True)
    def get(self, table_id: UUID) -> replay.ReplayStep:
        """The game after one step, as it was played or with the corrections made since."""
        _, viewer = self.find_viewer(table_id)
        how = cast(replay.As, self.read_parameter("as", "played|corrected", "played"))
        return replay.replay_step(table_id, viewer, self.read_whole_number("step"), how)
