"""The OpenAPI document: paths from the views, bodies from the structs that they read and answer with."""

from typing import Any

import msgspec
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from companion.api import answers, requests
from games.core.difference import Difference
from games.core.log import Correction, Redo, Undo
from games.core.meta import GameMeta

TEMPLATE = "#/components/schemas/{name}"
AS_SEAT = OpenApiParameter(
    "seat",
    {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 99}, {"const": "spectator"}]},
    description="As which of the device's seats to look; without it, or as `spectator`: as anybody.",
)
TO_PLAY_OR_WATCH = OpenApiParameter(
    "to", {"enum": ["join", "watch"]}, description="What the others come for; without it: to `join` the game."
)
ANSWERS: tuple[Any, ...] = (
    answers.Token,
    answers.TableMade,
    answers.TableJoined,
    answers.SeatTaken,
    answers.SeatMoved,
    answers.Changed,
    answers.Done,
    answers.Amended,
    answers.Look,
    answers.Invitation,
    answers.Projection,
    answers.ErrorAnswer,
)
BODIES: tuple[Any, ...] = (
    requests.NewTable,
    requests.JoinTable,
    requests.TableChange,
    requests.NewSeat,
    requests.SeatChange,
    requests.SeatOrder,
    requests.NewAction,
    requests.NewUndo,
    requests.Draft,
    requests.NewCorrection,
    requests.Lock,
    requests.NewHost,
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
) -> Any:
    """Describe a view: what it reads, what it answers with, and the statuses with which it refuses; `name` is its
    operation id where the address does not tell."""
    schema: Any = {"$ref": TEMPLATE.format(name=answer.__name__)} if answer else None
    if many:
        schema = {"type": "array", "items": schema}
    responses: dict[int, Any] = {status: schema or OpenApiResponse(description="done")}
    error = {"$ref": TEMPLATE.format(name="ErrorAnswer")}
    unreadable = (413, 415) if body else ()
    responses |= dict.fromkeys((*refused, 400, 401, *unreadable, 429), error)
    request = {"application/json": {"$ref": TEMPLATE.format(name=body.__name__)}} if body else None
    return extend_schema(operation_id=name, parameters=list(query), request=request, responses=responses)


def add_structs(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Post-processing hook: the components of all structs."""
    from companion.tables.previews import Preview
    from companion.tables.selectors import TableSummary

    kinds = (*ANSWERS, *BODIES, GameMeta, TableSummary, Preview, Difference, Correction, Undo, Redo)
    _schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    result.setdefault("components", {}).setdefault("schemas", {}).update(dict(sorted(components.items())))
    return result
