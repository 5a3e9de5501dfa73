"""Metrics for Prometheus, counted at the edges: requests of phones, answers, and messages sent.

Loaded only if COMPANION_METRICS is on. Each process counts for itself and is scraped by itself. Labels are few and
bounded: routes, statuses, kinds of action, refusal codes. A table, a seat or a name is never a label.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from time import monotonic, perf_counter, time
from typing import Any, Final

import msgspec
from celery.signals import before_task_publish
from django.core.exceptions import RequestDataTooBig
from django.db import DatabaseError
from django.db.models import Min
from django.http import HttpRequest, HttpResponse
from django.http.request import RawPostDataException
from django.utils import timezone
from django.utils.decorators import async_only_middleware
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    PROCESS_COLLECTOR,
    REGISTRY,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from companion.runtime.responses import Application, Receive, Scope, Send
from games.core.action import Draw, index_by_name
from games.registry import GAMES

ACTIONS_ROUTE: Final = "/actions"
UNDO_ROUTE: Final = "/undo"
OTHER: Final = "other"
MOST_UNANSWERED: Final = 64
SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
"""Linux: changes with each start of the machine, and is the same in all its containers."""


class CurrentProcess(Collector):
    """Collector of this process. prometheus_client's own reads only once when the machine started, which the kernel
    corrects with the wall clock."""

    def __init__(self, proc: str = "/proc") -> None:
        self._proc = proc

    def collect(self) -> Iterable[Metric]:
        return ProcessCollector(proc=self._proc, registry=None).collect()


REGISTRY.unregister(PROCESS_COLLECTOR)
REGISTRY.register(CurrentProcess())
disable_created_metrics()  # moments of the wall clock; nothing asks for them

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
    for name in index_by_name(Draw, *game.load(expansions).action_types)
) | {"undo"}


def build_page() -> tuple[str, bytes]:
    """Return (content type, metrics in Prometheus' format). Queries the database, so call it outside the event loop."""
    from companion.tables.models import Table  # needs the app registry, which is loaded after this module

    try:
        since = Table.objects.aggregate(oldest=Min("due_since"))["oldest"]
        overdue.set(max(0.0, (timezone.now() - since).total_seconds()) if since else 0)
    except DatabaseError:
        overdue.set(float("nan"))
    return CONTENT_TYPE_LATEST, generate_latest()


def count_action(kind: str, outcome: str, seconds: float) -> None:
    """Count one action; `outcome` is `done` or the code of the refusal."""
    actions.labels(kind if kind in KINDS else OTHER, outcome).inc()
    action_seconds.observe(seconds)


class _Action(msgspec.Struct):
    type: str = ""


class _Request(msgspec.Struct):
    """What is read of a request: of one over HTTP the action alone."""

    t: str = ""
    n: int | None = None
    action: _Action | None = None

    @property
    def kind(self) -> str:
        return "undo" if self.t == "undo" else self.action.type if self.action else OTHER


_request_decoder = msgspec.json.Decoder(_Request)


# --- HTTP -----------------------------------------------------------------------------------------


@async_only_middleware
def count_requests(
    get_response: Callable[[HttpRequest], Awaitable[HttpResponse]],
) -> Callable[[HttpRequest], Awaitable[HttpResponse]]:
    """Django middleware that counts every request."""

    async def count(request: HttpRequest) -> HttpResponse:
        began = perf_counter()
        response = await get_response(request)
        _count_request(request, response, perf_counter() - began)
        return response

    return count


def _count_request(request: HttpRequest, response: HttpResponse, seconds: float) -> None:
    match = request.resolver_match
    route = match.route if match and match.route.startswith("api/") else "app" if match else OTHER
    method = request.method if request.method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else OTHER
    requests.labels(method, route, str(response.status_code)).inc()
    request_seconds.observe(seconds)
    if method == "POST" and route.endswith((ACTIONS_ROUTE, UNDO_ROUTE)):
        kind = "undo" if route.endswith(UNDO_ROUTE) else _find_requested_kind(request)
        content = getattr(response, "data", None) or {}
        count_action(kind, "done" if response.status_code < 400 else content.get("code", OTHER), seconds)


def _find_requested_kind(request: HttpRequest) -> str:
    try:
        return _request_decoder.decode(request.body).kind
    except (msgspec.DecodeError, RequestDataTooBig, RawPostDataException, RecursionError, UnicodeError):
        return OTHER


# --- Sockets --------------------------------------------------------------------------------------


class _Answer(msgspec.Struct):
    n: int | None = None
    code: str = "done"


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
    unanswered[request.n] = (request.kind, perf_counter())


def _note_frame(text: str, unanswered: dict[int, tuple[str, float]]) -> None:
    kind = text[6 : text.find('"', 6)]  # every frame begins with {"t":"
    if kind in ("view", "update"):
        sent.labels(kind).inc()
        sent_bytes.labels(kind).inc(len(text) if text.isascii() else len(text.encode()))
    elif kind in ("ack", "reject"):
        answer = _answer_decoder.decode(text)
        began = unanswered.pop(answer.n, None) if answer.n is not None else None
        if began:
            count_action(began[0], answer.code, perf_counter() - began[1])


# --- Work of the system seat ------------------------------------------------------------------------


@before_task_publish.connect
def _note_time(headers: dict[str, Any] | None = None, **_: Any) -> None:
    """Put the time of sending into the task's headers, so that the worker knows how long it waited."""
    if headers is not None:
        headers["sent"] = {"machine": identify_machine(), "monotonic": monotonic(), "wall": time()}


def count_system_action(action: str, sent: Mapping[str, Any] | None) -> None:
    """Count one system action that a worker did. `sent`: when and where its task was sent.

    All processes of a machine have one monotonic clock. Those of several share only the wall clock.
    """
    if sent is not None:
        is_here = sent["machine"] and sent["machine"] == identify_machine()
        seconds = monotonic() - sent["monotonic"] if is_here else max(0.0, time() - sent["wall"])
        system_action_seconds.labels(action).observe(seconds)


@cache
def identify_machine() -> str:
    """Return what this machine is known by since its start, or nothing."""
    return BOOT_ID.read_text() if BOOT_ID.exists() else ""
