"""HTTP views of the past: the timeline, an entry as it was entered, the step-by-step replay."""

from typing import cast
from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests
from companion.api.requests import body_of
from companion.api.schema import AS_SEAT, BOARD, CELL, HOW, STEP, TILE, describes
from companion.api.views import View, answer, whole_number
from companion.archive import player_times
from companion.errors import InvalidRequest
from companion.history import inspection, past_entry, replay, timeline
from companion.tables import commands, selectors


class WholeTimeline(View):
    """Timeline of a table."""

    @describes(timeline.Timeline, query=(AS_SEAT,), refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Everything that happened, in words, as this viewer may know it."""
        membership = selectors.membership_of(self.device, table_id)
        viewer = self.viewer(request, table_id, membership)
        return answer(timeline.timeline(table_id, viewer, host=membership.host))


class Times(View):
    """Waiting times of the players."""

    @describes(player_times.TableTimes, refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """Seconds by seat, in total and by turn: once the game is over or while it is played, as the host chose."""
        selectors.membership_of(self.device, table_id)
        return answer(player_times.table_times(table_id))


class CloseLook(View):
    """Inspection of a tile or place."""

    @describes(inspection.CloseLook, query=(AS_SEAT, TILE, BOARD, CELL), refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """The facts of a `tile` that is not laid, or of the `cell` of a `board`: the areas of its tile, who laid it and
        when, or which tiles still fit."""
        membership = selectors.membership_of(self.device, table_id)
        viewer = self.viewer(request, table_id, membership)
        if tile := request.query_params.get("tile"):
            return answer(inspection.look_at_tile(table_id, viewer, tile))
        board, cell = (request.query_params.get(name, "") for name in ("board", "cell"))
        return answer(inspection.look_at_place(table_id, viewer, board, cell, host=membership.host))


class PastEntry(View):
    """Past entry to correct."""

    @describes(
        past_entry.EntryDetail,
        body=requests.EntryAsked,
        refused=(403, 404, 409, 422, 503),
        name="tables_corrections_entry",
    )
    def post(self, request: Request, table_id: UUID) -> Response:
        """The entry as it was entered, and the game at that time, after a draft's edits. Nothing is changed."""
        body = body_of(request, requests.EntryAsked)
        draft = {"type": "correction", "edits": list(body.edits)}
        command = commands.MakeCorrection(
            device=self.device, table=table_id, seat=body.seat, draft=draft, client_action_id=""
        )
        return answer(past_entry.entry_detail(command, body.ref, body.where))


class Replay(View):
    """Step-by-step replay of a game."""

    @describes(replay.ReplayStep, query=(AS_SEAT, STEP, HOW), refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID) -> Response:
        """The game after one step, as it was played or with the corrections made since."""
        membership = selectors.membership_of(self.device, table_id)
        viewer = self.viewer(request, table_id, membership)
        step, how = whole_number(request, "step"), request.query_params.get("as", "played")
        if how not in ("played", "corrected"):
            raise InvalidRequest(detail="as")
        return answer(replay.replay_step(table_id, viewer, step, cast(replay.As, how)))
