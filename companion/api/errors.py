"""Error responses: one envelope, with a sentence in the asker's language."""

from typing import Any, cast
from uuid import UUID

import msgspec
import structlog
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.db import InterfaceError, OperationalError
from django.http import Http404
from rest_framework import exceptions, status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.archive.errors import PhotosBusy
from companion.errors import (
    AppError,
    GameError,
    InvalidRequest,
    NotJson,
    RateLimited,
    ServerFault,
    StaleVersion,
    TableBusy,
    TooLarge,
    status_of,
)
from companion.people.models import Device
from companion.runtime.database import is_passing
from companion.tables import selectors
from companion.texts.localization import language_of, sentence
from games.core.seats import Viewer

log = structlog.get_logger(__name__)


class Gone(AppError):
    """The address does not exist."""

    code = "request.unknown_address"
    status = 404


class WrongMethod(AppError):
    """The address does not take this method."""

    code = "request.wrong_method"
    status = 405


class Unreadable(AppError):
    """A body in a format that is not JSON."""

    code = "request.not_json"
    status = 415


def exception_handler(error: Exception, context: dict[str, Any]) -> Response:
    """Return the response for a refusal. Any other exception is a bug: it is logged and answered with 500."""
    request: Request = context["request"]
    refusal = _refusal(error)
    if refusal is None:
        log.error("request_failed", exc_info=error)
        refusal = ServerFault()
    language = language_of(request.headers.get("Accept-Language", ""))
    table_id = context["kwargs"].get("table_id")
    names = selectors.seat_names(table_id) if table_id and "seat" in refusal.params else {}
    answer: dict[str, Any] = {
        "code": refusal.code,
        "params": msgspec.to_builtins(refusal.params),
        "message": sentence(refusal.code, refusal.params, language, names),
        "version": 0,
    }
    if isinstance(refusal, StaleVersion):
        answer |= _fresh(request, context["kwargs"]["table_id"])
    headers = {}
    if isinstance(refusal, RateLimited):
        headers["Retry-After"] = str(refusal.seconds)
    elif isinstance(refusal, TableBusy | PhotosBusy):
        headers["Retry-After"] = "1"
    code = status_of(refusal)
    if code == status.HTTP_401_UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Device"
    return Response(answer, status=code, headers=headers)


def _refusal(error: Exception) -> AppError | GameError | None:
    match error:
        case AppError() | GameError():
            return error
        case exceptions.Throttled():
            return RateLimited(seconds=int(getattr(error, "wait", None) or 1))
        case RequestDataTooBig():
            return TooLarge()
        case OperationalError() | InterfaceError() if is_passing(error):
            return TableBusy()
        case Http404() | exceptions.NotFound():
            return Gone()
        case exceptions.MethodNotAllowed():
            return WrongMethod()
        case exceptions.UnsupportedMediaType():
            return Unreadable()
        case exceptions.ParseError():
            return NotJson()
        case SuspiciousOperation() | exceptions.APIException():
            return InvalidRequest(detail=type(error).__name__)
    return None


def _fresh(request: Request, table_id: UUID) -> dict[str, Any]:
    """Return the asker's current view, sent along with a stale-version error; empty for a removed device."""
    viewer: Viewer = getattr(request, "viewer", "spectator")
    try:
        fresh = selectors.document_for(cast(Device, request.user), table_id, viewer)
    except AppError:
        return {}
    return {"version": fresh.v, "v": fresh.v, "r": fresh.r, "document": fresh.documents[viewer]}
