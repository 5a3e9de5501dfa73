"""What an HTTP method takes, answers with and refuses: said once, in its signature and its decorator."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import wraps
from hashlib import sha256
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import get_conditional_response
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status as statuses
from rest_framework.request import Request
from rest_framework.response import Response

from companion.api.bodies import JSON, Empty, read_body
from companion.api.turns import take_turn
from companion.tables.requests import Body

Struct = type[msgspec.Struct]
Method = Callable[..., Any]
TEMPLATE: Final = "#/components/schemas/{name}"
CACHED: Final = (
    OpenApiParameter("If-None-Match", str, "header", description="The `ETag` of what the client has."),
    OpenApiParameter("ETag", str, "header", response=[200, 304], description="Names this very content."),
)
"""Headers of an operation whose answer clients may keep."""
BODIES: Final[set[type[Body]]] = set()
"""The bodies that methods take."""
ANSWERS: Final[set[Struct]] = set()
"""The structs that methods answer with."""


def endpoint(
    status: int = statuses.HTTP_200_OK,
    *,
    refuses: tuple[int, ...] = (),
    query: tuple[OpenApiParameter, ...] = (),
    name: str | None = None,
    answers: Struct | None = None,
    media: str = JSON,
    reads: Struct | tuple[str, ...] = (),
    cached: Literal["", "private", "public"] = "",
    replays: bool = False,
) -> Callable[[Method], Callable[..., HttpResponseBase]]:
    """Decorate a method of a view. Its signature says the rest.

    Its parameter `body` is a struct, decoded from the request; without one only an empty body is accepted. It returns a
    struct, a sequence of structs, None (answered with status 204) or a response.

    - `refuses`: the statuses of its refusals, besides those that any method has.
    - `name`: its operation id, if the address does not tell.
    - `answers`: the struct in a response that the method makes itself; without one the response has the type `media`.
    - `cached`: who may keep its answers: they have an `ETag`, and a request with that tag is answered 304.
    - `replays`: it replays a log, so it waits for its turn, or is refused with 503.
    - `reads`: what describes a body that the method reads itself: a struct, or its content types.
    """

    def decorate(method: Method) -> Callable[..., HttpResponseBase]:
        hints = get_type_hints(method)
        has_body = method.__name__ in ("post", "put", "patch")
        kind: type[Body] | None = None if reads or not has_body else hints.get("body", Empty)
        answer = hints["return"]
        success = statuses.HTTP_204_NO_CONTENT if answer is type(None) else status
        BODIES.update({kind} if kind else ())
        described = extend_schema(
            operation_id=name,
            parameters=[*query, *(CACHED if cached else ())],
            request=_describe_body(reads or kind),
            responses={
                **_describe_answer(success, answers or answer, media),
                **({304: OpenApiResponse(description="What the client has is still right.")} if cached else {}),
                **dict.fromkeys((*refuses, 400, 401, *((413, 415) if has_body else ()), 429)),
            },
        )

        @wraps(method)
        def handle(self: Any, request: Request, **parameters: Any) -> HttpResponseBase:
            if kind is not None:
                body = read_body(request, kind)
                if kind is not Empty:
                    parameters["body"] = body
            with take_turn(self.device.pk) if replays else nullcontext():
                content = method(self, **parameters)
            if not isinstance(content, HttpResponseBase):
                content = Response(msgspec.to_builtins(content), status=success)
            return _revalidate(request, content, cached) if cached else content

        result: Callable[..., HttpResponseBase] = described(handle)
        return result

    return decorate


def _revalidate(request: Request, response: HttpResponse, kept_by: str) -> HttpResponse:
    """Return the response with its `ETag`, or that what the client has is still right."""
    content = msgspec.json.encode(response.data) if isinstance(response, Response) else response.content
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    response["ETag"], response["Cache-Control"] = tag, f"{kept_by}, no-cache"
    return get_conditional_response(request, etag=tag, response=response) or response


def _describe_body(kind: Struct | tuple[str, ...] | None) -> Any:
    if isinstance(kind, tuple):
        return dict.fromkeys(kind, OpenApiTypes.BINARY)
    return {JSON: _build_reference(kind)} if kind else None


def _describe_answer(status: int, answer: Any, media: str) -> dict[Any, Any]:
    if answer is type(None):
        return {status: OpenApiResponse(description="done")}
    if get_origin(answer) is Sequence:
        (item,) = get_args(answer)
        ANSWERS.add(item)
        return {status: {"type": "array", "items": _build_reference(item)}}
    if issubclass(answer, HttpResponseBase):
        return {(status, media): OpenApiTypes.OBJECT if media == JSON else OpenApiTypes.BINARY}
    ANSWERS.add(answer)
    return {status: _build_reference(answer)}


def _build_reference(kind: Struct) -> dict[str, str]:
    return {"$ref": TEMPLATE.format(name=kind.__name__)}
