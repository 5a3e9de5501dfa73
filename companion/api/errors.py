"""Error responses: one envelope, with a sentence in the asker's language."""

from collections.abc import Mapping
from typing import Any, Final, cast
from uuid import UUID

import msgspec
import structlog
from django.core.exceptions import RequestDataTooBig, SuspiciousOperation
from django.db import IntegrityError
from django.http import Http404
from rest_framework import exceptions, status
from rest_framework.request import Request
from rest_framework.response import Response

from companion.archive.errors import PhotosBusy
from companion.errors import (
    AppError,
    GameError,
    InvalidRequest,
    NoRoom,
    NotJson,
    RateLimited,
    ServerFault,
    StaleVersion,
    TableBusy,
    TooLarge,
    UnknownDevice,
    find_status,
)
from companion.people.models import Device
from companion.tables import selectors
from companion.tables.outages import explain_outage
from companion.texts.languages import Language
from companion.texts.localization import choose_language, format_sentence
from games.core.seats import Viewer

NO_ROOM_FOR_S: Final = 10
"""Seconds after which a client may ask again. Somebody has to make room first."""

log = structlog.get_logger(__name__)


class Gone(AppError, code="request.unknown_address", status=404):
    """The address does not exist."""


class WrongMethod(AppError, code="request.wrong_method", status=405):
    """The address does not take this method."""


class Unreadable(AppError, code="request.not_json", status=415):
    """A body in a format that is not JSON."""


def exception_handler(error: Exception, context: dict[str, Any]) -> Response:
    """Return the response for a refusal. Any other exception is a bug: it is logged and answered with 500."""
    request: Request = context["request"]
    refusal = _find_refusal(error)
    if isinstance(error, IntegrityError) and _is_forgotten(request):
        refusal = UnknownDevice()
    if refusal is None:
        log.error("request_failed", exc_info=error)
        refusal = ServerFault()
    language = choose_language(request.headers.get("Accept-Language", ""))
    table_id = context["kwargs"].get("table_id")
    names = selectors.find_seat_names(table_id) if table_id and "seat" in refusal.params else {}
    answer = build_envelope(refusal, language, names)
    if isinstance(refusal, StaleVersion):
        answer |= _build_fresh_view(request, context["kwargs"]["table_id"])
    headers = {}
    if isinstance(refusal, RateLimited):
        headers["Retry-After"] = str(refusal.seconds)
    elif isinstance(refusal, TableBusy | PhotosBusy):
        headers["Retry-After"] = "1"
    elif isinstance(refusal, NoRoom):
        headers["Retry-After"] = str(NO_ROOM_FOR_S)
    code = find_status(refusal)
    if code == status.HTTP_401_UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Device"
    return Response(answer, status=code, headers=headers)


def build_envelope(refusal: AppError | GameError, language: Language, names: Mapping[int, str]) -> dict[str, Any]:
    """Return the body of a refusal. `names`: of the seats of its table."""
    return {
        "code": refusal.code,
        "params": msgspec.to_builtins(refusal.params),
        "message": format_sentence(refusal.code, refusal.params, language, names),
        "version": 0,
    }


def _find_refusal(error: Exception) -> AppError | GameError | None:
    match error:
        case AppError() | GameError():
            return error
        case exceptions.Throttled():
            return RateLimited(seconds=int(getattr(error, "wait", None) or 1))
        case RequestDataTooBig():
            return TooLarge()
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
    return explain_outage(error)


def _is_forgotten(request: Request) -> bool:
    """True if the asking device was deleted while its request was worked on."""
    device: Any = request.user
    return isinstance(device, Device) and not Device.objects.filter(pk=device.pk).exists()


def _build_fresh_view(request: Request, table_id: UUID) -> dict[str, Any]:
    """Return the asker's current view, sent along with a stale-version error; empty for a removed device."""
    viewer: Viewer = getattr(request, "viewer", "spectator")
    try:
        fresh = selectors.build_document(cast(Device, request.user), table_id, viewer)
    except AppError:
        return {}
    return {"version": fresh.v, "v": fresh.v, "r": fresh.r, "document": fresh.convert(viewer)}
