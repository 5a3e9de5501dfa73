"""Metrics for Prometheus, counted at the edges: requests of phones, answers, and messages sent.

Loaded only if COMPANION_METRICS is on. Each process counts for itself and is scraped by itself. Labels are few and
bounded: routes, statuses, kinds of action, refusal codes. A table, a seat or a name is never a label.
"""

from collections.abc import Callable, Mapping
from inspect import iscoroutinefunction
from time import perf_counter, time
from typing import Any, Final

import msgspec
from celery.signals import before_task_publish
from django.core.exceptions import RequestDataTooBig
from django.db import DatabaseError
from django.db.models import Min
from django.http import HttpRequest, HttpResponse
from django.http.request import RawPostDataException
from django.utils import timezone
from django.utils.decorators import sync_and_async_middleware
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

from companion.runtime.responses import Application, Receive, Scope, Send
from games.core.action import Draw, action_names
from games.registry import GAMES

ACTIONS_ROUTE: Final = "/actions"
UNDO_ROUTE: Final = "/undo"
OTHER: Final = "other"
MOST_UNANSWERED: Final = 64
SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

requests = Counter("tableside_requests", "HTTP requests", ["method", "route", "status"])
request_seconds = Histogram("tableside_request_seconds", "From an HTTP request to its answer", buckets=SECONDS)
actions = Counter("tableside_actions", "Actions and undos of phones, by how they ended", ["kind", "outcome"])
action_seconds = Histogram("tableside_action_seconds", "From an action's arrival to its answer", buckets=SECONDS)
sockets = Gauge("tableside_sockets", "Sockets open now")
sent = Counter("tableside_sent", "Views and updates sent to phones", ["message"])
sent_bytes = Counter("tableside_sent_bytes", "Bytes of views and updates sent to phones", ["message"])
system_action_seconds = Histogram(
    "tableside_system_action_seconds", "From sending a system action to a worker until it was done", ["action"]
)
overdue = Gauge("tableside_system_action_due_seconds", "Age of the oldest work of the system seat that is still due")

KINDS: Final = frozenset(
    name
    for game in GAMES
    for expansions in ((), *((expansion.id,) for expansion in game.meta.expansions))
    for name in action_names(Draw, *game.load(expansions).action_types)
) | {"undo"}


def page() -> tuple[str, bytes]:
    """Return (content type, metrics in Prometheus' format). Queries the database, so call it outside the event loop."""
    from companion.tables.models import Table  # needs the app registry, which is loaded after this module

    try:
        since = Table.objects.aggregate(oldest=Min("due_since"))["oldest"]
        overdue.set((timezone.now() - since).total_seconds() if since else 0)
    except DatabaseError:
        overdue.set(float("nan"))
    return CONTENT_TYPE_LATEST, generate_latest()


def action_ended(kind: str, outcome: str, seconds: float) -> None:
    """Count one action; `outcome` is `done` or the code of the refusal."""
    actions.labels(kind if kind in KINDS else OTHER, outcome).inc()
    action_seconds.observe(seconds)


# --- HTTP -----------------------------------------------------------------------------------------


class _Kind(msgspec.Struct):
    type: str = ""


class _Body(msgspec.Struct):
    action: _Kind | None = None


_bodies = msgspec.json.Decoder(_Body)


@sync_and_async_middleware
def counting(get_response: Callable[[HttpRequest], Any]) -> Callable[[HttpRequest], Any]:
    """Django middleware that counts every request."""
    if iscoroutinefunction(get_response):

        async def count_async(request: HttpRequest) -> HttpResponse:
            began = perf_counter()
            response: HttpResponse = await get_response(request)
            _request_ended(request, response, perf_counter() - began)
            return response

        return count_async

    def count(request: HttpRequest) -> HttpResponse:
        began = perf_counter()
        response: HttpResponse = get_response(request)
        _request_ended(request, response, perf_counter() - began)
        return response

    return count


def _request_ended(request: HttpRequest, response: HttpResponse, seconds: float) -> None:
    match = request.resolver_match
    route = match.route if match and match.route.startswith("api/") else "app" if match else OTHER
    method = request.method if request.method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else OTHER
    requests.labels(method, route, str(response.status_code)).inc()
    request_seconds.observe(seconds)
    if method == "POST" and route.endswith((ACTIONS_ROUTE, UNDO_ROUTE)):
        kind = "undo" if route.endswith(UNDO_ROUTE) else _requested_kind(request)
        content = getattr(response, "data", None) or {}
        action_ended(kind, "done" if response.status_code < 400 else content.get("code", OTHER), seconds)


def _requested_kind(request: HttpRequest) -> str:
    try:
        body = _bodies.decode(request.body)
    except (msgspec.DecodeError, RequestDataTooBig, RawPostDataException, RecursionError, UnicodeError):
        return OTHER
    return body.action.type if body.action else OTHER


# --- Sockets --------------------------------------------------------------------------------------


class _Request(msgspec.Struct):
    t: str = ""
    n: int | None = None
    action: _Kind | None = None


class _Answer(msgspec.Struct):
    n: int | None = None
    code: str = "done"


_request_decoder = msgspec.json.Decoder(_Request)
_answer_decoder = msgspec.json.Decoder(_Answer)


class CountedSockets:
    """ASGI middleware that counts socket messages. It reads only kinds and numbers of frames."""

    def __init__(self, application: Application) -> None:
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unanswered: dict[int, tuple[str, float]] = {}

        async def count_received() -> Mapping[str, Any]:
            message = await receive()
            if text := message.get("text"):
                _note_request(text, unanswered)
            return message

        async def count_sent(message: Mapping[str, Any]) -> None:
            if text := message.get("text"):
                _note_frame(text, unanswered)
            await send(message)

        with sockets.track_inprogress():
            await self.application(scope, count_received, count_sent)


def _note_request(text: str, unanswered: dict[int, tuple[str, float]]) -> None:
    try:
        request = _request_decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return
    if request.n is None or request.t not in ("submit", "undo"):
        return
    if len(unanswered) >= MOST_UNANSWERED:
        unanswered.clear()
    kind = "undo" if request.t == "undo" else request.action.type if request.action else OTHER
    unanswered[request.n] = (kind, perf_counter())


def _note_frame(text: str, unanswered: dict[int, tuple[str, float]]) -> None:
    kind = text[6 : text.find('"', 6)]  # every frame begins with {"t":"
    if kind in ("view", "update"):
        sent.labels(kind).inc()
        sent_bytes.labels(kind).inc(len(text) if text.isascii() else len(text.encode()))
    elif kind in ("ack", "reject"):
        answer = _answer_decoder.decode(text)
        began = unanswered.pop(answer.n, None) if answer.n is not None else None
        if began:
            action_ended(began[0], answer.code, perf_counter() - began[1])


# --- Work of the system seat ------------------------------------------------------------------------


@before_task_publish.connect
def _note_time(headers: dict[str, Any] | None = None, **_: Any) -> None:
    """Put the time of sending into the task's headers, so that the worker knows how long it waited."""
    if headers is not None:
        headers["sent_at"] = time()


def system_action_ended(action: str, sent_at: float | None) -> None:
    """Count one system action that a worker did. `sent_at` is in seconds of the wall clock."""
    if sent_at is not None:
        system_action_seconds.labels(action).observe(max(0.0, time() - sent_at))
