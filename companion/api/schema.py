"""The OpenAPI document: paths from the views, bodies from the structs that they read and answer with."""

from typing import Any

import msgspec
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from companion.api import requests, responses
from companion.api.exact import exact_component, structs_of, with_plain_names
from companion.api.examples import EXAMPLES
from companion.api.refusals import refusal_codes, refusals
from games.core.difference import Difference
from games.core.inspection import Belonging
from games.core.log import Correction, Redo, Undo
from games.core.meta import GameMeta

TEMPLATE = "#/components/schemas/{name}"
AS_SEAT = OpenApiParameter(
    "seat",
    {
        "anyOf": [
            {"type": "integer", "minimum": 0, "maximum": 99},
            {"type": "string", "pattern": "^(spectator|open-[0-9]{1,2})$"},
        ]
    },
    description="As which of the device's seats to look (`open-2`: seat 2 in company, which knows what anybody knows); "
    "without it, or as `spectator`: as anybody.",
)
TO_PLAY_OR_WATCH = OpenApiParameter(
    "to", {"enum": ["join", "watch"]}, description="What the others come for; without it: to `join` the game."
)
SINCE = OpenApiParameter(
    "since", {"type": "integer", "minimum": 0}, required=True, description="The last version that was followed."
)
STEP = OpenApiParameter("step", {"type": "integer", "minimum": 1}, required=True, description="Which step, from 1.")
HOW = OpenApiParameter(
    "as",
    {"enum": ["played", "corrected"]},
    description="`played`: each entry as it was then; `corrected`: the entries that count now.",
)
TILE = OpenApiParameter("tile", {"type": "string"}, description="A tile that is not laid, by its id.")
BOARD = OpenApiParameter("board", {"type": "string"}, description="The board with the `cell`; without a `tile`.")
CELL = OpenApiParameter("cell", {"type": "string"}, description="The cell on the board, `x,y`.")
ANSWERS: tuple[Any, ...] = (
    responses.Token,
    responses.TableMade,
    responses.TableJoined,
    responses.SeatTaken,
    responses.SeatAsked,
    responses.SeatMoved,
    responses.Changed,
    responses.Done,
    responses.CorrectionMade,
    responses.Look,
    responses.Invitation,
    responses.BoxSharing,
    responses.Projection,
    responses.PlayLink,
    responses.Recovered,
    responses.AccountAnswer,
    responses.AccountStep,
    responses.ErrorAnswer,
)
BODIES: tuple[Any, ...] = (
    requests.Keepsake,
    requests.Hidden,
    requests.Times,
    requests.NewTable,
    requests.BoxChange,
    requests.PieceKept,
    requests.BoardCopied,
    requests.BoardKept,
    requests.CountKept,
    requests.BoxCode,
    requests.PieceDrawnUp,
    requests.PiecesToKeep,
    requests.PiecesChecked,
    requests.JoinTable,
    requests.TableChange,
    requests.NewSeat,
    requests.SeatChange,
    requests.SeatOrder,
    requests.NewAction,
    requests.NewUndo,
    requests.Draft,
    requests.NewCorrection,
    requests.EntryAsked,
    requests.Recover,
    requests.Credentials,
    requests.MailCode,
    requests.MailAgain,
    requests.CodeAsked,
    requests.NewPassword,
    requests.PasswordChange,
    requests.AccountProof,
    requests.Merge,
    requests.Lock,
    requests.Clock,
    requests.NewHost,
    requests.NewCode,
    requests.Empty,
)


def describes(
    answer: Any = None,
    *,
    body: Any = None,
    status: int = 200,
    many: bool = False,
    refused: tuple[int, ...] = (),
    query: tuple[OpenApiParameter, ...] = (),
    name: str | None = None,
    media: str = "application/json",
    takes: tuple[str, ...] = (),
) -> Any:
    """Describe a view: its body, its answer, and the statuses with which it refuses.

    - `name`: its operation id, if the address does not tell.
    - `media`: the content type of an answer that is not our JSON.
    - `takes`: the content types of a body that is not our JSON.
    """
    schema: Any = {"$ref": TEMPLATE.format(name=answer.__name__)} if answer else None
    if many:
        schema = {"type": "array", "items": schema}
    status_answers: dict[Any, Any] = {status: schema or OpenApiResponse(description="done")}
    if answer is None and status == 200:
        status_answers = {(status, media): OpenApiTypes.OBJECT if media == "application/json" else OpenApiTypes.BINARY}
    error = {"$ref": TEMPLATE.format(name="ErrorAnswer")}
    unreadable = (413, 415) if body or takes else ()
    status_answers |= dict.fromkeys((*refused, 400, 401, *unreadable, 429), error)
    request: Any = {"application/json": {"$ref": TEMPLATE.format(name=body.__name__)}} if body else None
    if takes:
        request = dict.fromkeys(takes, OpenApiTypes.BINARY)
    return extend_schema(operation_id=name, parameters=list(query), request=request, responses=status_answers)


def add_structs(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Add the components of all structs; a post-processing hook."""
    from companion.archive.box_import import BoxComparison
    from companion.archive.exports.box_file import BoxFile
    from companion.archive.exports.table_file import TableFile
    from companion.archive.imports import Imported
    from companion.archive.keepsakes import Kept
    from companion.archive.library import Library
    from companion.archive.persons import MergePreview, Person
    from companion.archive.photos import PhotoInfo
    from companion.archive.player_times import TableTimes
    from companion.archive.statistics import PersonPage, Statistics
    from companion.history.inspection import CloseLook
    from companion.history.past_entry import EntryDetail
    from companion.history.replay import ReplayStep
    from companion.history.timeline import Timeline
    from companion.tables.boards import BoardCheck, BoardDraft
    from companion.tables.boxes import Box, LivePicture
    from companion.tables.corrections.previews import CorrectedSince, Preview
    from companion.tables.drawn_pieces import Pieces
    from companion.tables.services.checked_pieces import PiecesToCheck
    from companion.tables.services.kept_pieces import KeptPieces
    from companion.tables.services.own_tables import TableSummary

    drafts = (Correction[dict[str, Any]], Undo[dict[str, Any]], Redo[dict[str, Any]])
    history_answers = (Preview, CorrectedSince, Difference, *drafts, Timeline, EntryDetail, ReplayStep, TableTimes)
    collection_answers = (
        Box,
        BoxComparison,
        BoxFile,
        BoardCheck,
        BoardDraft,
        LivePicture,
        Pieces,
        KeptPieces,
        PiecesToCheck,
        Library,
        Statistics,
        Person,
        MergePreview,
        PhotoInfo,
    )
    look_answers = (CloseLook, Belonging, Kept, PersonPage)
    answers = (
        *ANSWERS,
        GameMeta,
        TableSummary,
        Imported,
        TableFile,
        *history_answers,
        *collection_answers,
        *look_answers,
    )
    _schemas, components = msgspec.json.schema_components((*answers, *BODIES), ref_template=TEMPLATE)
    components = with_plain_names(components)
    structs, body_structs = structs_of((*answers, *BODIES)), structs_of(BODIES)
    components_by_name = {
        name: exact_component(schema, structs.get(name), sent=name not in body_structs)
        for name, schema in components.items()
    }
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    components_by_name["Refusals"] = refusals(TEMPLATE)
    for kind, example in EXAMPLES.items():
        components_by_name[kind.__name__] |= {"examples": [example]}
    components_by_name["ErrorAnswer"]["properties"]["code"] = refusal_codes()
    schemas.update(sorted(components_by_name.items()))
    for item in result["paths"].values():
        for operation in item.values():
            _state_callers(operation)
            _state_body(operation, schemas)
    return result


def _state_callers(operation: dict[str, Any]) -> None:
    """Document who may call: only a device, or anybody. What anybody may call never answers 401."""
    devices = [scheme for scheme in operation.get("security", ()) if scheme]
    operation["security"] = devices
    if not devices:
        del operation["responses"]["401"]


def _state_body(operation: dict[str, Any], schemas: dict[str, Any]) -> None:
    """Document whether a body may be left out: only one without required properties may."""
    if (body := operation.get("requestBody")) is None:
        return
    schema = body["content"].get("application/json", {}).get("schema")
    body["required"] = schema is None or bool(schemas[schema["$ref"].rpartition("/")[2]].get("required"))
