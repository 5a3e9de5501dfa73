"""HTTP views of corrections: preview, make, confirm, and report that the real table matches."""

from uuid import UUID

from drf_spectacular.utils import OpenApiParameter

from companion.api import responses
from companion.api.endpoint import endpoint
from companion.api.views import AS_SEAT, View
from companion.tables import requests
from companion.tables.corrections import previews
from companion.tables.services import corrections
from games.core.difference import Difference

SINCE = OpenApiParameter(
    "since", {"type": "integer", "minimum": 0}, required=True, description="The last version that was followed."
)


class CorrectionPreview(View):
    """Preview of a correction."""

    @endpoint(refuses=(403, 404, 409, 422, 503), replays=True)
    def post(self, body: requests.Draft, table_id: UUID) -> previews.Preview:
        """The difference for the asking seat, or the first entry that would be illegal. Nothing is changed."""
        return corrections.preview_correction(self.device, table_id, body)


class Corrections(View):
    """Corrections of a table."""

    @endpoint(refuses=(403, 404, 409, 422, 503), replays=True)
    def post(self, body: requests.NewCorrection, table_id: UUID) -> responses.CorrectionMade:
        """Correct the past: applied at once, or proposed to the host."""
        outcome = corrections.make_correction(self.device, table_id, body)
        return responses.CorrectionMade(outcome.version, str(outcome.proposal) if outcome.proposal else None)


class OneProposal(View):
    """Proposal of a correction."""

    @endpoint(refuses=(403, 404, 409, 422, 503), query=(AS_SEAT,), replays=True)
    def get(self, table_id: UUID, proposal_id: UUID) -> previews.Preview:
        """Its changes at present, for this viewer."""
        return previews.preview_proposal(table_id, proposal_id, self.find_viewer(table_id)[1])

    @endpoint(refuses=(403, 404, 409, 422, 503), name="tables_corrections_confirm", replays=True)
    def post(self, table_id: UUID, proposal_id: UUID) -> responses.Done:
        """Confirm it; the host only. A repeated request gets the same answer."""
        return responses.Done(corrections.confirm_correction(self.device, table_id, proposal_id))

    @endpoint(refuses=(403, 404, 503))
    def delete(self, table_id: UUID, proposal_id: UUID) -> None:
        """Discard it, as its author or the host."""
        corrections.withdraw_correction(self.device, table_id, proposal_id)


class CorrectedSince(View):
    """Corrections that a phone missed."""

    @endpoint(refuses=(403, 404), query=(AS_SEAT, SINCE), name="tables_corrected_since")
    def get(self, table_id: UUID) -> previews.CorrectedSince:
        """The entries since a version that corrected the past, as this viewer may know them."""
        _, viewer = self.find_viewer(table_id)
        return previews.list_corrected_since(table_id, self.read_whole_number("since"), viewer)


class PutRight(View):
    """Physical changes that a correction requires."""

    @endpoint(refuses=(403, 404, 409, 503), query=(AS_SEAT,), replays=True)
    def get(self, table_id: UUID, version: int) -> Difference:
        """The changes that the correction, undo or redo of that version requires on the real table, for this viewer."""
        return previews.find_correction_difference(table_id, version, self.find_viewer(table_id)[1])

    @endpoint(refuses=(403, 404, 409, 503), name="tables_put_right_done")
    def post(self, table_id: UUID, version: int) -> None:
        """Confirm that the real table matches the correction; no phone asks any more."""
        corrections.match_correction(self.device, table_id, version)
