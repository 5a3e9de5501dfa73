"""Middleware that only looks at a request or adds a header: it does so on the event loop.

Django hands each such look to a thread and back; eight of them cost as much as a small answer itself.
"""

from typing import Any

from csp.middleware import CSPMiddleware
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.middleware.common import CommonMiddleware
from django.utils.deprecation import MiddlewareMixin
from django_structlog.middlewares import RequestMiddleware


class Quick(MiddlewareMixin):
    """Waits for nothing, so it needs no thread."""

    async def __acall__(self, request: HttpRequest) -> HttpResponseBase:
        own: Any = self  # what Django's middleware may have
        response = own.process_request(request) or await own.get_response(request)
        return own.process_response(request, response)


class QuickCommon(Quick, CommonMiddleware):
    """Refuses foreign hosts."""


class QuickCsp(Quick, CSPMiddleware):
    """Adds the content security policy."""


class QuickRequestLog(RequestMiddleware):
    """Writes a line for each request, with what its other lines are found by."""

    async def __acall__(self, request: HttpRequest) -> Any:
        own: Any = self
        self.prepare(request)
        response = await own.get_response(request)
        self.handle_response(request, response)
        return response
