"""Middleware that runs on the event loop because it only looks at a request or adds a header.

Django would hand each middleware call to a thread and back. Eight of those cost as much as a small response.
"""

from typing import Any

from csp.middleware import CSPMiddleware
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.common import CommonMiddleware
from django.utils.deprecation import MiddlewareMixin
from django_structlog.middlewares import RequestMiddleware

from companion.deployment.hosts import is_answered_now


class Quick(MiddlewareMixin):
    """Mixin that runs a synchronous middleware on the event loop. The middleware must not block."""

    async def __acall__(self, request: HttpRequest) -> HttpResponseBase:
        middleware: Any = self  # Any: the mixin itself declares none of these methods
        response = middleware.process_request(request) or await middleware.get_response(request)
        return middleware.process_response(request, response)


class QuickCommon(Quick, CommonMiddleware):
    """Middleware that refuses foreign hosts, after a look whether they became this machine's own."""

    async def __acall__(self, request: HttpRequest) -> HttpResponseBase:
        middleware: Any = self
        try:
            response = self.process_request(request)
        except DisallowedHost:
            if not await is_answered_now(request.headers.get("Host", "")):
                raise  # answered by companion.serving.foreign_hosts
            response = self.process_request(request)
        response = response or await middleware.get_response(request)
        return self.process_response(request, response)


class QuickCsp(Quick, CSPMiddleware):
    """Middleware that adds the content security policy."""


class QuickRequestLog(RequestMiddleware):
    """Middleware that logs a line for each request, and binds the request's ids to all other lines."""

    async def __acall__(self, request: HttpRequest) -> Any:
        middleware: Any = self
        self.prepare(request)
        response = await middleware.get_response(request)
        self.handle_response(request, response)
        return response
