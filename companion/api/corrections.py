"""HTTP views of corrections: preview, make, confirm, and report that the real table matches."""

from uuid import UUID

from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api import requests, responses
from companion.api.requests import body_of
from companion.api.schema import AS_SEAT, SINCE, describes
from companion.api.views import View, answer, whole_number
from companion.tables import commands, selectors
from companion.tables.corrections import previews
from companion.tables.services import corrections
from games.core.difference import Difference
from games.core.seats import Viewer


class CorrectionPreview(View):
    """Preview of a correction."""

    @describes(previews.Preview, body=requests.Draft, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request, table_id: UUID) -> Response:
        """The difference for the asking seat, or the first entry that would be illegal. Nothing is changed."""
        body = body_of(request, requests.Draft)
        command = commands.MakeCorrection(
            device=self.device, table=table_id, seat=body.seat, draft=body.draft, client_action_id=""
        )
        return answer(corrections.correction_preview(command))


class Corrections(View):
    """Corrections of a table."""

    @describes(responses.CorrectionMade, body=requests.NewCorrection, refused=(403, 404, 409, 422, 503))
    def post(self, request: Request, table_id: UUID) -> Response:
        """Correct the past: applied at once, or proposed to the host."""
        body = body_of(request, requests.NewCorrection)
        command = commands.MakeCorrection(
            device=self.device, table=table_id, seat=body.seat, draft=body.draft, client_action_id=body.id
        )
        outcome = corrections.correction_make(command)
        return answer(responses.CorrectionMade(outcome.version, str(outcome.proposal) if outcome.proposal else None))


class OneProposal(View):
    """Proposal of a correction."""

    @describes(previews.Preview, query=(AS_SEAT,), refused=(403, 404, 409, 422))
    def get(self, request: Request, table_id: UUID, proposal_id: UUID) -> Response:
        """Its changes at present, for this viewer."""
        viewer = self._viewer(request, table_id)
        return answer(previews.preview_of_proposal(table_id, proposal_id, viewer))

    @describes(
        responses.Done, body=requests.Empty, refused=(403, 404, 409, 422, 503), name="tables_corrections_confirm"
    )
    def post(self, request: Request, table_id: UUID, proposal_id: UUID) -> Response:
        """Confirm it; the host only. A repeated request gets the same answer."""
        body_of(request, requests.Empty)
        command = commands.Proposed(device=self.device, table=table_id, proposal=proposal_id)
        return answer(responses.Done(corrections.correction_confirm(command)))

    @describes(status=204, refused=(403, 404, 503))
    def delete(self, request: Request, table_id: UUID, proposal_id: UUID) -> Response:
        """Discard it, as its author or the host."""
        corrections.correction_withdraw(commands.Proposed(device=self.device, table=table_id, proposal=proposal_id))
        return Response(status=status.HTTP_204_NO_CONTENT)

    def _viewer(self, request: Request, table_id: UUID) -> Viewer:
        return self.viewer(request, table_id, selectors.membership_of(self.device, table_id))


class CorrectedSince(View):
    """Corrections that a phone missed."""

    @describes(previews.CorrectedSince, query=(AS_SEAT, SINCE), refused=(403, 404), name="tables_corrected_since")
    def get(self, request: Request, table_id: UUID) -> Response:
        """The entries since a version that corrected the past, as this viewer may know them."""
        membership = selectors.membership_of(self.device, table_id)
        since = whole_number(request, "since")
        return answer(previews.corrected_since(table_id, since, self.viewer(request, table_id, membership)))


class PutRight(View):
    """Physical changes that a correction requires."""

    @describes(Difference, query=(AS_SEAT,), refused=(403, 404, 409))
    def get(self, request: Request, table_id: UUID, version: int) -> Response:
        """The changes that the correction, undo or redo of that version requires on the real table, for this viewer."""
        membership = selectors.membership_of(self.device, table_id)
        return answer(previews.correction_difference(table_id, version, self.viewer(request, table_id, membership)))

    @describes(status=204, body=requests.Empty, refused=(403, 404, 409, 503), name="tables_put_right_done")
    def post(self, request: Request, table_id: UUID, version: int) -> Response:
        """Confirm that the real table matches the correction; no phone asks any more."""
        body_of(request, requests.Empty)
        corrections.correction_match(commands.MatchCorrection(device=self.device, table=table_id, version=version))
        return Response(status=status.HTTP_204_NO_CONTENT)
